"""Contracts checked, and the first rows in their data, without Spark."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import counted
from natsgrammar_gen.contracts.draft import refusal, warnings
from natsgrammar_gen.contracts.routes import overlaps
from natsgrammar_gen.contracts.rules import rejected
from natsgrammar_gen.extras import require
from natsgrammar_spark.contract import Contract, load, together
from natsgrammar_spark.contract.decode import MESSAGES
from natsgrammar_spark.contract.discover import Missing, find, format_of, is_address, unclear, untyped
from natsgrammar_spark.contract.fit import against
from natsgrammar_spark.contract.packed import NeedsSpark
from natsgrammar_spark.contract.path import path_text
from natsgrammar_spark.contract.problems import ContractError, RunError
from natsgrammar_spark.jetstream.address import is_stream
from natsgrammar_spark.sample.against import declared_part, misfits, no_rows
from natsgrammar_spark.sample.read import sample
from natsgrammar_spark.sample.seen import Sample

_ROWS = 1_000  # of a sample


@dataclass(frozen=True)
class Looked:
    """The first rows in a contract's data, for all its tables: how many were read, and columns that a run rejects.

    `doubts` are columns whose values a run quarantines, `notes` are about unread data.
    """

    tables: Sequence[Contract]
    read: str = ""
    problems: Sequence[Diagnostic] = ()
    doubts: Sequence[Diagnostic] = ()
    notes: tuple[Diagnostic, ...] = ()

    @property
    def summary(self) -> str:
        """A line for a contract without problems."""
        first, checks = self.tables[0], {check for table in self.tables for check in table.checks}
        tables = f"{counted(len(self.tables) - 1, 'table')}, " if first.route else ""
        return f"{first.file}: {tables}{counted(len(checks), 'check')}{self.read}, no problems"


@dataclass
class Checked:
    """The result for several files: problems with codes, notes, a line for each valid contract, and errors."""

    problems: list[Diagnostic] = field(default_factory=list)
    notes: list[Diagnostic] = field(default_factory=list)
    summaries: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    unread: bool = False


def check_files(
    files: Iterable[str], inputs: Sequence[str], no_data: bool, grammars: Callable[[str], object]
) -> Checked:
    """Check each file alone, as only contracts in one run need distinct names; an error does not end the check."""
    result = Checked()
    for file in files:
        try:
            contracts = load(file, grammars=grammars)
        except ContractError as error:
            result.problems += coded("CONTRACT_INVALID", error.problems)
            result.notes += error.notes
            result.unread |= bool(error.unread)
            continue
        for tables in together(contracts):
            result.notes += tables[0].notes
            shared = coded("TABLES_OVERLAP", overlaps(tables))
            result.problems += (each for each in shared if each.level == "error")
            result.notes += (each for each in shared if each.level == "warning")
            try:
                looked = Looked(tables) if no_data else against_data(tables, inputs)
            except RunError as error:
                result.errors.append(str(error))
                result.unread = True
                continue
            result.problems += coded("DATA_MISFIT", looked.problems)
            result.notes += [*coded("DATA_MISFIT", looked.doubts), *looked.notes]
            result.summaries.append(looked.summary)
    return result


def coded(code: str, findings: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Return the findings with a code."""
    return [replace(finding, code=code) for finding in findings]


def against_data(
    tables: Sequence[Contract], inputs: Sequence[str], form: str | None = None, must_exist: bool = False
) -> Looked:
    """Compare tables with their data, or `inputs`. Raises RunError if data cannot be read, or `must_exist`."""
    contract = tables[0]  # whose input is that of the others

    def unread(cause: str) -> Looked:
        cause += "; the columns of the data are not checked"
        return Looked(tables, ", no data", notes=(_note(contract, cause),))

    paths = inputs or contract.input.paths
    if not paths:
        return Looked(tables)
    if all(map(is_stream, paths)):
        problems = dict.fromkeys(chain(*map(_against_messages, tables)))
        return Looked(tables, ", columns of messages", [*problems])
    if far := next((path for path in paths if is_stream(path) or is_address(path)), None):
        return unread(f"`{far}` is not on this machine")
    try:
        files = find(paths)
    except Missing as error:
        if inputs or must_exist:
            raise
        return unread(str(error))
    kind = form or contract.input.format or format_of(files)
    if kind is None:
        raise RunError(f"{contract.file}: {unclear(files, paths[0], '`format:` csv, json or parquet to `input:`')}")
    if kind == "parquet":
        require("arrow")
    elif contract.input.columns is None:
        return Looked(tables, problems=(Diagnostic(contract.file, 0, 0, untyped(kind)),))
    try:
        delimiter = contract.input.delimiter if kind == "csv" else None
        seen = sample(files, kind, _ROWS, contract.input.header, delimiter, contract.input)
    except NeedsSpark as error:
        return unread(str(error))
    return _against(tables, seen, files, kind)


def _against_messages(table: Contract) -> Iterable[Diagnostic]:
    """Return the problems with the columns of a stream, which are always the same."""
    try:
        against(table, MESSAGES)
    except ContractError as error:
        return error.problems
    return ()


def _against(tables: Sequence[Contract], seen: Sample, files: Sequence[str], kind: str) -> Looked:
    """Return the problems in a sample, and notes about its lines, which a run quarantines if they are no rows."""
    contract, findings = tables[0], dict.fromkeys(chain(*(misfits(table, seen, kind) for table in tables)))
    problems, doubts = ([each for each in findings if each.level == level] for level in ("error", "warning"))
    causes = warnings(declared_part(contract, seen)) if seen.rows else (no_rows(seen, files),)
    read = f", {counted(seen.rows, 'row')} of its data"
    doubts += dict.fromkeys(chain(*(_half_rejected(table, seen) for table in tables)))
    return Looked(tables, read, problems, doubts, tuple(_note(contract, cause) for cause in causes))


def _half_rejected(contract: Contract, seen: Sample) -> Iterator[Diagnostic]:
    """Yield a warning for each rule that rejects half of a column's values or more."""
    columns = {texts.path: texts for texts in seen.texts if texts.counts}
    for check in contract.checks:
        some = check.codec or check.decode or check.where or contract.route  # not for all rows, or not for texts
        for path, address in () if some else check.targets:
            texts = columns.get(path)
            refused = rejected(address, texts.counts) if texts else {}
            if texts and 2 * sum(refused.values()) >= sum(texts.counts.values()):
                cause = f"column `{path_text(path)}`: `{address}` rejects {refusal(address, texts, refused)}"
                yield replace(_note(contract, cause), line=check.place.line, column=check.place.column)


def _note(contract: Contract, cause: str) -> Diagnostic:
    return Diagnostic(contract.file, 0, 0, cause, level="warning")
