"""`natsgrammar contract check`: what is wrong with contracts, and where data does not fit them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import click

from natsgrammar.diagnostics import FORMATS, Diagnostic
from natsgrammar.text import counted, printable_lines
from natsgrammar_gen.cli.common import rendered
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.stdio import FilePath, readable
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from natsgrammar_spark.contract import Contract

_ROWS = 1_000  # of a sample
CODES = {  # of findings in files for machines
    "CONTRACT_INVALID": "a mistake in a contract",
    "DATA_MISFIT": "data that does not fit its contract: it has other columns, or values of other types",
    "NOT_CHECKED": "what is kept but not checked: keys and checks of other tools, and data that cannot be read here",
}


@click.command("check")
@click.argument("contracts", nargs=-1, required=True, type=FilePath(path_type=str), metavar="CONTRACT...")
@click.option(
    "--input",
    "inputs",
    multiple=True,
    metavar="PATH",
    type=FilePath(path_type=str),
    help="Data of a single contract; repeatable.",
)
@click.option("--no-data", is_flag=True, help="Check the contracts alone.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", show_default=True)
@grammar_option
def command(contracts: tuple[str, ...], inputs: tuple[str, ...], no_data: bool, form: str) -> None:
    """Check contracts: their keys and types, their rules, and the columns of the data if it exists.

    Of the data, the first 1,000 rows are read, without Spark; `natsgrammar run` checks all values.

    \b
      natsgrammar contract check orders.yaml
      natsgrammar contract check contracts/*.yaml --no-data --format github

    Exit codes: 0 no problems, 1 problems, 2 usage error or unreadable input; all that can be read is checked first.
    """
    from natsgrammar_spark.contract import load
    from natsgrammar_spark.contract.problems import ContractError, RunError

    if inputs and (len(contracts) > 1 or no_data):
        raise click.UsageError("--input applies to a single contract, and excludes --no-data")
    found: list[Diagnostic] = []
    notes: list[Diagnostic] = []
    said: list[str] = []
    read = readable(contracts)
    unread = len(read) < len({*contracts})
    for file in read:  # each alone: only those of one run need names of their own
        try:
            loaded = load(file, grammars=partial(add_until_the_end, click.get_current_context()))
        except ContractError as error:
            found += _coded("CONTRACT_INVALID", error.problems)
            notes += error.notes
            unread = unread or bool(error.unread)
            continue
        for contract in loaded:
            notes += contract.notes
            try:
                looked = Looked(contract, "") if no_data else against_data(contract, inputs)
            except RunError as error:  # the other contracts are checked all the same
                click.echo(f"error: {printable_lines(str(error))}", err=True)
                unread = True
                continue
            found += _coded("DATA_MISFIT", looked.problems)
            notes += looked.notes
            said.append(looked.said)
    shown = _coded("", found) if form == "text" else [*found, *_coded("NOT_CHECKED", notes)]
    click.echo(rendered(shown, form, CODES), nl=False)
    if form == "text":
        for note in notes:
            click.echo(f"note: {note}", err=True)
        for line in [] if found else said:
            click.echo(line)
        if found:
            click.echo(counted(len(found), "problem"), err=True)
    raise SystemExit(2 if unread else 1 if found else 0)


def _coded(code: str, found: Iterable[Diagnostic]) -> list[Diagnostic]:
    return [replace(it, code=code) for it in found]


@dataclass(frozen=True)
class Looked:
    """What the data of a contract shows: what was read, problems of its columns, and notes about what was not read."""

    contract: Contract
    read: str
    problems: tuple[Diagnostic, ...] = ()
    notes: tuple[Diagnostic, ...] = ()

    @property
    def said(self) -> str:
        """A line for a contract without problems."""
        return f"{self.contract.file}: {counted(len(self.contract.checks), 'check')}{self.read}, no problems"


def against_data(
    contract: Contract, inputs: Sequence[str], form: str | None = None, must_exist: bool = False
) -> Looked:
    """The columns of the contract's data, or of `inputs`. Raises RunError if data cannot be read.

    Without `must_exist`, data that only the contract names may be missing.
    """
    from natsgrammar_gen.contracts.draft import warnings
    from natsgrammar_spark.contract.discover import find, format_of, is_address, unclear, untyped
    from natsgrammar_spark.contract.problems import RunError
    from natsgrammar_spark.jetstream.address import is_stream
    from natsgrammar_spark.sample.against import declared_part, misfits
    from natsgrammar_spark.sample.proposable import no_rows
    from natsgrammar_spark.sample.read import NeedsSpark, sample

    def unread(cause: str) -> Looked:
        return Looked(contract, ", no data", notes=(note(f"{cause}; the columns of the data are not checked"),))

    def note(cause: str) -> Diagnostic:
        return Diagnostic(contract.file, 0, 0, cause, level="warning")

    paths = inputs or contract.input.paths
    if not paths:
        return Looked(contract, "")
    if far := next((path for path in paths if is_stream(path) or is_address(path)), None):
        return unread(f"`{far}` is not on this machine")
    try:
        files = find(paths)
    except RunError as error:
        if inputs or must_exist:
            raise
        return unread(str(error))
    kind = form or contract.input.format or format_of(files)
    if kind is None:
        raise RunError(f"{contract.file}: {unclear(files, paths[0], '`format:` csv, json or parquet to `input:`')}")
    if kind == "parquet":
        require("arrow")
    elif contract.input.columns is None:
        return Looked(contract, "", problems=(Diagnostic(contract.file, 0, 0, untyped(kind)),))
    try:
        found = sample(files, kind, _ROWS, contract.input.header, contract.input.delimiter if kind == "csv" else None)
    except NeedsSpark as error:
        return unread(str(error))
    said = warnings(declared_part(contract, found)) if found.rows else [no_rows(found, files)]
    read = f", {counted(found.rows, 'row')} of its data"
    return Looked(contract, read, tuple(misfits(contract, found, kind)), tuple(map(note, said)))
