"""`natsgrammar contract check`: problems in contracts, and data that does not fit them."""

from dataclasses import replace

import click

from natsgrammar.diagnostics import FORMATS
from natsgrammar.text import counted, printable_lines
from natsgrammar_gen.cli.common import input_option, rendered
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.stdio import PATH, USAGE_ERROR, readable, report

CODES = {  # of findings in files for machines
    "CONTRACT_INVALID": "a mistake in a contract",
    "DATA_MISFIT": "data that does not fit its contract: it has other columns, or values of other types",
    "TABLES_OVERLAP": "rows that several tables of a contract would take; the first one gets them",
    "NOT_CHECKED": "what is kept but not checked: keys and checks of other tools, and data that cannot be read here",
}


@click.command("check")
@click.argument("contracts", nargs=-1, required=True, type=PATH, metavar="CONTRACT...")
@input_option("Data of a single contract; repeatable.")
@click.option("--no-data", is_flag=True, help="Check the contracts alone.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@grammar_option
def command(contracts: tuple[str, ...], inputs: tuple[str, ...], no_data: bool, form: str) -> int:
    """Check contracts: their keys and types, their rules, and the columns of the data if it exists.

    Of the data, the first 1,000 rows are read, without Spark; `natsgrammar run` checks all values.

    \b
      natsgrammar contract check orders.yaml
      natsgrammar contract check contracts/*.yaml --no-data --format github

    Exit codes: 0 no problems, 1 problems, 2 usage error or unreadable input; all that can be read is checked first.
    """
    from natsgrammar_gen.contracts.checking import check_files, coded

    if inputs and (len(contracts) > 1 or no_data):
        raise click.UsageError("--input applies to a single contract, and excludes --no-data")
    files = readable(contracts)
    result = check_files(files, inputs, no_data, add_until_the_end)
    report("error", map(printable_lines, result.errors))
    problems = result.problems
    named = [replace(note, code=note.code or "NOT_CHECKED") for note in result.notes]
    shown = coded("", problems) if form == "text" else [*problems, *named]
    click.echo(rendered(shown, form, CODES), nl=False)
    if form == "text":
        report("note", coded("", result.notes))
        for line in [] if problems else result.summaries:
            click.echo(line)
        if problems:
            click.echo(counted(len(problems), "problem"), err=True)
    if result.unread or len(files) < len({*contracts}):
        return USAGE_ERROR
    return FINDINGS if problems else CLEAN
