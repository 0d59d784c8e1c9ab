"""What the terminal shows of a finished run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.text import counted, printable

if TYPE_CHECKING:
    from natsgrammar_spark.judge.findings import Findings


def summary(found: Sequence[Findings], output: str | None, into: str | None, below: str, reports: str | None) -> None:
    """Prints a table of the checks, and where the result and its reports are."""
    from natsgrammar_spark.jetstream.address import is_stream, writing_at
    from natsgrammar_spark.outputs.tables import table_named
    from natsgrammar_spark.report import malformed_lines, table

    heads = ("contract", "column", "rule", "checked", "valid", "refused", "")
    rows = [heads, *table(found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = [
            cell.rjust(width) if 2 < at < 6 else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = printable("  ".join(cells).rstrip())
        click.echo(line if number else click.style(line, bold=True))
    click.echo()
    for one in found:
        verdict = f"{counted(one.rows, 'row')} in = {one.valid:,} valid + {one.quarantined:,} quarantined"
        click.echo(f"{one.contract.name}: {verdict}")
        if malformed := malformed_lines(one):
            click.echo(f"  {malformed}")
        for note in one.notes:
            click.echo(f"  note: {printable(note)}")
        if into is not None:
            name = table_named(into, one.contract.name) if len(found) > 1 else into
            click.echo(f"  {table_named(name, 'valid')}  {table_named(name, 'quarantine')}")
        elif output is not None and is_stream(output):
            options, letters = writing_at(output)
            click.echo(f"  {options['stream']}  {letters}")
        elif output is not None:
            folder = f"{_place(output)}/{one.contract.name}" if len(found) > 1 else _place(output)
            click.echo(f"  {folder}/{below}valid  {folder}/{below}quarantine")
    place = reports if output is None or is_stream(output) else output
    if place is not None and found:
        click.echo(f"report: {_place(place)}/report.html  {_place(place)}/report.json")


def _place(output: str) -> str:
    """The output as messages name it."""
    from natsgrammar_spark.outputs.local import is_local, local

    return printable(str(local(output)) if is_local(output) else output.rstrip("/"))


def compared(file: str, report: dict[str, Any]) -> None:
    """Prints what is different since an earlier report."""
    from natsgrammar_spark.report.compare import changes

    started = report["compared"]["started"]
    click.echo(f"compared with {printable(file)}{f' of {printable(started)}' if started else ''}:")
    lines = [*changes(report)] or ["no check refuses more or less"]
    for line in lines:
        click.echo(f"  {printable(line)}")
