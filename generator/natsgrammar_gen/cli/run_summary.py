"""The summary of a finished run on the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.text import printable

if TYPE_CHECKING:
    from natsgrammar_spark.judge.findings import Findings
    from natsgrammar_spark.outputs import Output


def summary(findings: Sequence[Findings], output: Output) -> None:
    """Print a table of the checks, and where the result and its reports are."""
    from natsgrammar_spark.judge.totals import counts
    from natsgrammar_spark.report import malformed_lines, table
    from natsgrammar_spark.report.words import balance

    heads = ("contract", "column", "rule", "checked", "valid", "rejected", "")
    rows = [heads, *table(findings)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = [
            cell.rjust(width) if 2 < at < 6 else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = printable("  ".join(cells).rstrip())
        click.echo(line if number else click.style(line, bold=True))
    click.echo()
    for result in findings:
        click.echo(f"{result.contract.name}: {balance(counts(result))}")
        if result.so_far and result.so_far.rows != result.rows:
            click.echo(f"  since the first start: {balance(counts(result.so_far))}")
        if malformed := malformed_lines(result):
            click.echo(f"  {malformed}")
        for note in result.notes:
            click.echo(f"  note: {printable(note)}")
        click.echo(printable("  {}  {}".format(*output.listed(result.contract.name))))
    if output.folder is not None and findings:
        click.echo(printable(f"report: {output.folder.address}/report.html  {output.folder.address}/report.json"))


def compared(file: str, report: dict[str, Any]) -> None:
    """Print the differences since an earlier report."""
    from natsgrammar_spark.report.compare import changes

    started = report["compared"]["started"]
    click.echo(f"compared with {printable(file)}{f' of {printable(started)}' if started else ''}:")
    lines = [*changes(report)] or ["no check rejects more or less"]
    for line in lines:
        click.echo(f"  {printable(line)}")
