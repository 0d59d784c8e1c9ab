"""The job: read, judge, split into valid and quarantined rows, and verify that none is lost."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial

from natsgrammar.errors import needs
from natsgrammar.spark import ship

from .contract import Contract, together
from .contract.problems import ContractError, RunError
from .inputs import Csv, Input, named
from .inputs.opened import Opened, expect, open_rows
from .inputs.readers import partitions
from .judge.findings import Findings, findings
from .judge.verdicts import balance, with_verdicts
from .outputs import Job, Output, resolve, whole
from .outputs.kinds import LocalFolder, Step
from .outputs.local import Folder
from .outputs.routed import by_table, in_order
from .report import as_json, reports
from .report.about import About, Telling
from .session.errors import errors_in_one_line
from .session.session import side_by_side

with needs("[spark]"):
    from pyspark import StorageLevel
    from pyspark.sql import DataFrame, SparkSession

Failure = ContractError | RunError


@dataclass(frozen=True, slots=True)
class Result:
    """The two parts of a dataset, and the findings.

    `valid` has the columns of the input, then the decoded ones; `quarantine` has the columns of the input, then
    `violations`, `_raw` and `_file`.
    """

    findings: Findings
    valid: DataFrame
    quarantine: DataFrame


class PartlyDone(RunError):
    """Raised when the results of some contracts are in place, and others failed.

    `findings` are those of the former, and `causes` why the others failed, by the names of their contracts.
    """

    def __init__(self, findings: tuple[Findings, ...], causes: Mapping[str, str]) -> None:
        super().__init__(
            "\n".join([*dict.fromkeys(causes.values()), "the results of the other contracts are in place"])
        )
        self.findings, self.causes = findings, causes


def run_contract(contract: Contract, df: DataFrame) -> Result:
    """Split a dataset by a contract, in its own session.

    Quarantined rows stay cached until `spark.catalog.clearCache()`; valid ones are read from `df` whenever they are
    used, so cache `df` if that costs much, or if it changes. Raises ContractError if the contract does not fit the
    columns, and RunError if rows were lost or invented.
    """
    expect(contract, df)
    if df.isStreaming:
        raise RunError("a stream has no end: split it with `run_stream`, which writes each of its batches")
    contract.ensure_no_table()
    opened = open_rows(contract, df)
    ship(df.sparkSession)
    judged, counted = with_verdicts(opened.contract, opened.rows, opened.columns).observed()
    valid = judged.valid()
    quarantine = judged.quarantine().persist(StorageLevel.MEMORY_AND_DISK)
    many = quarantine.count()  # counts the others as they pass
    result, written, _ = findings(opened.contract, counted.get, lambda: quarantine, lambda: valid)
    balance(result, opened.read(), written, many)
    return Result(result, valid, quarantine)


def run_files(
    spark: SparkSession,
    jobs: Sequence[Job | tuple[Contract, Sequence[str], str]],
    output: str | Folder | Output | None,
    overwrite: bool = False,
    step: Step = lambda _: None,
    table: str | None = None,
    telling: Telling | None = None,
) -> tuple[Findings, ...]:
    """Write the parts and the reports of each contract below `output`, and return the findings.

    A job is a contract and its input; or in words: a contract, the files to read and their format, or the name of a
    table and `table`. `output` is a local folder, or an address: on any file system of the session, or of a stream; or
    a `Folder` that the caller has prepared, and moves into place. One contract fills it, several fill one directory
    each, named after the contract. With `table`, the parts are two tables per contract, and `output`, if given,
    receives the reports. If anything fails, nothing is written or replaced, but for one thing: if the inputs of some
    contracts cannot be read or do not fit, those of the others are written. Earlier results of the former stay.
    Calls `step` with each step; `telling` adds to the reports.
    Raises PartlyDone for some contracts; ContractError, with all problems of all contracts; and RunError.
    """
    given = [job if len(job) == 2 else (job[0], named(job[2], job[1])) for job in jobs]
    if isinstance(output, Folder):
        chosen: Output = LocalFolder(address=str(output.path), place=output)
    else:
        chosen = resolve(output, table, overwrite) if output is None or isinstance(output, str) else output
    return run_jobs(spark, given, chosen, step, telling or Telling())


def run_jobs(
    spark: SparkSession, jobs: Sequence[Job], output: Output, step: Step, telling: Telling
) -> tuple[Findings, ...]:
    """Write the parts and the reports of each job, and return the findings; see `run_files`."""
    started = telling.started or telling.clock()
    ship(spark)
    groups = together(contract for contract, _ in jobs)
    given = {id(contract): source for contract, source in jobs}
    inputs = [given[id(contract)].listed() for contract, *_ in groups]  # the tables of a contract have one
    jobs = [(contract, source) for group, source in zip(groups, inputs, strict=True) for contract in group]
    described = {group[0].whole: source.source(spark) for group, source in zip(groups, inputs, strict=True)}
    sources = {contract.name: source for contract, _ in jobs if (source := described[contract.whole]) is not None}
    octets, files = (sum(getattr(each, name) or 0 for each in described.values() if each) for name in ("size", "many"))
    has_csv = any(isinstance(source, Csv) for source in inputs)
    with whole(output), partitions(spark, octets, files, has_csv), ExitStack() as held:
        output.prepare(spark, jobs)
        if len(groups) > 1:
            step("opening the inputs")
        opening = [*zip(groups, inputs, strict=True)]
        opened = side_by_side(spark, partial(_open, spark, held, step, output.alike), opening)
        failed = _failures(jobs, [each for group, each in zip(groups, opened, strict=True) for _ in group])
        output.leave_out(failed)
        parts = [*enumerate((rows for each in opened if not isinstance(each, Failure) for rows in each), 1)]

        def written(numbered: tuple[int, Opened]) -> Sequence[Findings] | Failure:
            number, rows = numbered
            try:
                with errors_in_one_line(rows.name), rows.blamed():
                    label = f"{rows.name} ({number} of {len(parts)})" if len(parts) > 1 else rows.name
                    return output.write(rows, label, step)
            except RunError as error:
                return error

        judged = _together(groups, opened, iter(side_by_side(spark, written, parts)))
        failed = _failures(jobs, judged)
        output.leave_out(failed)
        results = [result for result in judged if isinstance(result, Findings)]
        about = About(started, telling.clock(), spark.version, sources, output.places(), telling, failed)
        report = as_json(results, about)
        if output.folder is not None and output.folder.place is not None:
            for name, text in reports(report).items():
                output.folder.place.put(name, text)
        output.commit()
    telling.receive(report)
    if failed:
        raise PartlyDone(tuple(results), failed)
    return tuple(results)


def _failures(jobs: Sequence[Job], results: Sequence[object]) -> dict[str, str]:
    """Return why contracts failed, by their names. Raises one error if all failed."""
    failures = [result for result in results if isinstance(result, Failure)]
    if len(failures) < len(jobs):
        pairs = zip(jobs, results, strict=True)
        return {contract.name: str(result) for (contract, _), result in pairs if isinstance(result, Failure)}
    if errors := [error for error in failures if isinstance(error, RunError)]:
        causes = dict.fromkeys(map(str, errors))  # tables of a contract have the same
        raise errors[0] if len(causes) == 1 else RunError("\n".join(causes))
    listed = (problem for error in failures if isinstance(error, ContractError) for problem in error.problems)
    raise ContractError(dict.fromkeys(listed))


def _open(
    spark: SparkSession, held: ExitStack, step: Step, alike: bool, job: tuple[Sequence[Contract], Input]
) -> list[Opened] | Failure:
    """Return the rows for the tables, or why they cannot be read."""
    contracts, source = job
    first = contracts[0]
    try:
        with errors_in_one_line(first.whole):
            opened = source.open(spark, first)
            if first.route is not None:
                step(f"{first.whole}: sorting {opened.label} into tables")
            with opened.blamed():
                return held.enter_context(by_table(opened, contracts, alike))
    except (ContractError, RunError) as error:
        return error


def _together(
    groups: Sequence[Sequence[Contract]],
    opened: Sequence[Sequence[Opened] | Failure],
    results: Iterator[Sequence[Findings] | Failure],
) -> list[Findings | Failure]:
    """Return the results with the notes on their inputs, where all tables in a contract fail if one does."""
    made: list[Findings | Failure] = []
    for group, rows in zip(groups, opened, strict=True):
        tables = [rows] if isinstance(rows, Failure) else [next(results) for _ in rows]
        done = [each for table in tables if not isinstance(table, Failure) for each in table]
        failure = next((table for table in tables if isinstance(table, Failure)), None)
        try:
            if failure is None and not isinstance(rows, Failure):
                done = in_order(group, done)
                with errors_in_one_line(group[0].whole), rows[0].blamed():
                    notes = [*rows[0].notes(sum(table.rows for table in done))]
                done[0] = replace(done[0], notes=(*notes, *done[0].notes))
        except RunError as error:
            failure = error
        made += done if failure is None else [failure] * len(group)
    return made
