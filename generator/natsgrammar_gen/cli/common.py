"""What several subcommands share: errors that end a command, and tables of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import click

from natsgrammar.diagnostics import Refused
from natsgrammar.text import printable
from natsgrammar_gen.cli.stdio import width
from natsgrammar_gen.language.budget import TooLarge


@contextmanager
def refusals() -> Iterator[None]:
    """Turn a refused file, an unknown address or a comparison that is too large into a message and exit code 2."""
    try:
        yield
    except TooLarge as error:
        raise click.UsageError(f"the comparison {error}") from None
    except Refused as refused:
        for problem in refused.problems:
            click.echo(problem, err=True)
        raise SystemExit(2) from None


def quoted(name: str | None) -> str:
    """A name in one readable line: in quotes where necessary, shortened if long."""
    if name is None:
        return "-"
    if len(name) > 60:
        return f"{quoted(name[:12])}… ({len(name)} characters)"
    plain = name and all(c.isprintable() and c not in "\"\\ '" for c in name)
    return name if plain else '"' + printable(name.replace("\\", "\\\\").replace('"', '\\"')) + '"'


def table(rows: Iterable[Sequence[str]], heads: Sequence[str]) -> str:
    """Rows in aligned columns under their heads."""
    lines = [list(heads), *map(list, rows)]
    widths = [max(width(line[column]) for line in lines) for column in range(len(heads))]
    out = [
        "  ".join(_pad(cell, columns) for cell, columns in zip(line, widths, strict=True)).rstrip() for line in lines
    ]
    return "\n".join([out[0], "  ".join("-" * columns for columns in widths), *out[1:]])


def _pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))
