"""What several subcommands share: errors that end a command, and tables of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

import natsgrammar as ng
from natsgrammar.diagnostics import FORMATS, Diagnostic, Refused, as_sarif
from natsgrammar.text import printable
from natsgrammar_gen.cli.stdio import BadInput, painted, readable, terminal_columns, width
from natsgrammar_gen.language.budget import TooLarge

if TYPE_CHECKING:
    from natsgrammar_gen.lint.documents import Document

_NARROW = 20  # columns; in less, text cannot be read


@contextmanager
def refusals() -> Iterator[None]:
    """Turn a refused file, an unknown address or a comparison that is too large into a message and exit code 2."""
    try:
        yield
    except TooLarge as error:
        raise BadInput(f"the comparison {error}") from None
    except Refused as refused:
        for problem in refused.problems:
            click.echo(problem, err=True)
        raise SystemExit(2) from None


def documents_of(files: Iterable[Path]) -> list[Document]:
    """The documents of all files and folders; ends the command if one cannot be read, and names each of these."""
    from natsgrammar_gen.lint.documents import read_all

    wanted = [*dict.fromkeys(files)]
    there = readable(wanted)
    with refusals():
        found = read_all(there)
    if there != wanted:
        raise SystemExit(2)
    return found


def spark_settings(settings: Sequence[str]) -> dict[str, str]:
    """The settings of Spark that `--conf` gives. Raises UsageError."""
    for setting in settings:
        if setting.find("=") < 1:
            raise click.UsageError(f"--conf `{setting}`: expected KEY=VALUE")
    return dict(setting.split("=", 1) for setting in settings)


def cell(name: str | None) -> str:
    """A name in one readable line: in quotes where necessary, shortened if long."""
    if name is None:
        return "-"
    if len(name) > 60:
        return f"{cell(name[:12])}… ({len(name):,} characters)"
    plain = name and all(c.isprintable() and c not in "\"\\ '" for c in name)
    return name if plain else '"' + printable(name.replace("\\", "\\\\").replace('"', '\\"')) + '"'


def table(rows: Iterable[Sequence[str]], heads: Sequence[str]) -> str:
    """Rows in aligned columns under their heads; on a terminal the last column is wrapped.

    Where the terminal has no room for it, each row becomes lines of its own, with a head before each cell.
    """
    lines = [list(heads), *map(list, rows)]
    widths = [max(width(line[column]) for line in lines) for column in range(len(heads))]
    *before, last = widths
    indent = sum(before) + 2 * len(before)
    columns = terminal_columns() or indent + last
    if columns - indent < min(last, _NARROW):
        return _records(lines, columns)
    last = min(last, columns - indent)
    out = []
    for *cells, text in lines:
        head = "".join(_pad(cell, columns) + "  " for cell, columns in zip(cells, before, strict=True))
        first, *more = textwrap.wrap(text, last, break_on_hyphens=False) or [""]
        out += [(head + first).rstrip(), *(" " * indent + line for line in more)]
    return "\n".join([out[0], "  ".join("-" * columns for columns in (*before, last)), *out[1:]])


def _records(lines: Sequence[Sequence[str]], columns: int) -> str:
    """Each row as its first cell, and below that a line for each other cell that says something."""
    (_, *heads), *rows = lines
    longest = max(map(width, heads))
    indent = max(longest + 3, min(longest + 4, columns - _NARROW))
    out = []
    for name, *cells in rows:
        out.append(name)
        for head, text in zip(heads, cells, strict=True):
            if max(map(width, text.split()), default=0) > columns - indent:  # an address stays in one piece
                lines = textwrap.wrap(text, columns - 4, break_on_hyphens=False, break_long_words=False)
                out += [f"  {head}", *(f"    {line}" for line in lines)]
                continue
            first, *more = textwrap.wrap(text, max(columns - indent, _NARROW), break_on_hyphens=False) or [""]
            out += [f"  {_pad(head, indent - 2)}{first}", *(" " * indent + line for line in more)] if text else []
    return "\n".join(out)


def rendered(findings: Sequence[Diagnostic], form: str, codes: dict[str, str]) -> str:
    """The findings in that format; in a text, the codes are in colour where standard output takes it."""
    if form == "sarif":
        return as_sarif(findings, codes, site_address(), ng.__version__)
    if form != "text":
        return FORMATS[form](findings, codes)
    return "".join(f"{_colored(finding)}\n" for finding in findings)


def site_address() -> str:
    """The address of the documentation, without a slash at its end; empty if the package was built without one."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        urls = metadata("natsgrammar").get_all("Project-URL", [])
    except PackageNotFoundError:  # the modules without their distribution
        return ""
    named: dict[str, str] = dict(url.split(", ", 1) for url in urls)
    return named.get("Documentation", "").rstrip("/")


def _colored(finding: Diagnostic) -> str:
    line, at = str(finding), len(printable(f"{finding.place}: "))
    color = "red" if finding.level == "error" else "yellow"
    return line[:at] + painted(finding.code, color) + line[at + len(finding.code) :]


def _pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))
