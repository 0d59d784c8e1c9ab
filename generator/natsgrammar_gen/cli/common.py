"""Shared by several subcommands: documents, findings and tables of text."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import natsgrammar as ng
from natsgrammar.diagnostics import FORMATS, Diagnostic, Refused, as_sarif
from natsgrammar.text import counted, printable
from natsgrammar_gen.cli.stdio import PATH, USAGE_ERROR, painted, readable, terminal_columns, width

if TYPE_CHECKING:
    from natsgrammar_gen.lint.documents import Document

# `--format` is the format of the output everywhere.
input_format_option = click.option(
    "--input-format", "form", type=click.Choice(["json", "csv", "parquet"]), help="Format of the input."
)
_NARROW = 20  # columns; in less, text cannot be read


def input_option(help_text: str, **more: Any) -> Callable[[Any], Any]:
    """Return a decorator, which adds the option for the data to read."""
    return click.option("--input", "inputs", multiple=True, metavar="PATH", type=PATH, help=help_text, **more)


def list_option(rows: Iterable[Sequence[str]], heads: Sequence[str]) -> Callable[[Any], Any]:
    """Return a decorator that adds the option to print a table of codes, and nothing else."""

    def show(ctx: click.Context, _: click.Parameter, is_set: bool) -> None:
        if is_set:
            click.echo(table(rows, heads))
            ctx.exit()

    options: dict[str, Any] = {"is_flag": True, "is_eager": True, "expose_value": False, "help": "List the codes."}
    return click.option("--list", callback=show, **options)


def nothing_written(refused: Refused) -> Refused:
    """Add to an error that a command that writes files wrote nothing."""
    refused.add_note(f"{counted(len(refused.problems), 'problem')}; nothing was written")
    return refused


def documents_of(files: Iterable[Path]) -> list[Document]:
    """Read the documents of all files and folders; end the command if some cannot be read, after naming each."""
    from natsgrammar_gen.lint.documents import read_all

    named = [*dict.fromkeys(files)]
    there = readable(named)
    documents = read_all(there)
    if there != named:
        click.get_current_context().exit(USAGE_ERROR)
    return documents


def _settings(_: click.Context, __: click.Parameter, settings: Sequence[str]) -> dict[str, str]:
    for setting in settings:
        if setting.find("=") < 1:
            raise click.UsageError(f"--conf `{setting}`: expected KEY=VALUE")
    return dict(setting.split("=", 1) for setting in settings)


settings_option = click.option(
    "--conf", "settings", multiple=True, metavar="KEY=VALUE", callback=_settings, help="Spark setting; repeatable."
)


def cell(name: str | None) -> str:
    """Return a name in one readable line: in quotes where necessary, shortened if long."""
    if name is None:
        return "-"
    if len(name) > 60:
        return f"{cell(name[:12])}… ({len(name):,} characters)"
    plain = name and all(c.isprintable() and c not in "\"\\ '" for c in name)
    return name if plain else '"' + printable(name.replace("\\", "\\\\").replace('"', '\\"')) + '"'


def table(rows: Iterable[Sequence[str]], heads: Sequence[str]) -> str:
    """Align rows in columns under their heads; on a terminal, wrap the last column.

    Where a terminal is too narrow, each row becomes several lines, with a head before each cell.
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
    """Write each row as its first cell, and a line below for each other cell with a text."""
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
    """Render the findings in a format; color codes in a text if standard output is a terminal."""
    if form == "sarif":
        return as_sarif(findings, codes, site_address(), ng.__version__)
    if form != "text":
        return FORMATS[form](findings, codes)
    text = ""
    for finding in findings:
        line, at = str(finding), len(printable(f"{finding.place}: "))
        color = "red" if finding.level == "error" else "yellow"
        text += f"{line[:at]}{painted(finding.code, color)}{line[at + len(finding.code) :]}\n"
    return text


def site_address() -> str:
    """Return the address of the documentation without a slash at its end, or "" if the package has none."""
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        urls = metadata("natsgrammar").get_all("Project-URL", [])
    except PackageNotFoundError:  # the modules without their distribution
        return ""
    named: dict[str, str] = dict(url.split(", ", 1) for url in urls)
    return named.get("Documentation", "").rstrip("/")


def _pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))
