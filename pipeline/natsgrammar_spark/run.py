"""The job: read, judge, split into valid and quarantined rows, and verify that none is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeVar

from natsgrammar.errors import Needs
from natsgrammar.spark import ship

from .contract import Contract
from .contract.discover import unescaped
from .contract.problems import ContractError, RunError
from .inputs.opened import STREAM, TABLE, Opened, expect, open_files, open_rows
from .inputs.readers import file_per_partition
from .jetstream.address import is_stream
from .judge.findings import Findings, findings
from .judge.verdicts import balance, with_verdicts
from .outputs import hadoop
from .outputs.hadoop import RemoteFolder
from .outputs.local import Folder, is_local, prepared
from .outputs.split import split
from .outputs.tables import all_or_none, opened_tables, split_to_tables, table_named
from .report import as_json, reports
from .report.about import About, Telling, in_tables, parts, source
from .session.errors import errors_in_one_line

with Needs("'natsgrammar[spark]'"):
    from pyspark import StorageLevel
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.util import inheritable_thread_target

_T = TypeVar("_T")
_R = TypeVar("_R")
Job = tuple[Contract, tuple[str, ...], str]
SIDE_BY_SIDE = 2  # contracts: planning one leaves Spark idle


@dataclass(frozen=True, slots=True)
class Result:
    """The two parts of a dataset, and the findings.

    `valid` has the columns of the input, then the decoded ones; `quarantine` has the columns of the input, then
    `violations`, `_raw` and `_file`.
    """

    findings: Findings
    valid: DataFrame
    quarantine: DataFrame


def run_contract(contract: Contract, df: DataFrame) -> Result:
    """The dataset split by the contract, in its own session.

    Quarantined rows stay cached until `spark.catalog.clearCache()`; valid ones are read from `df` whenever they are
    used, so cache `df` if that costs much, or if it changes. Raises ContractError if the contract does not fit the
    columns, and RunError if rows were lost or invented.
    """
    expect(contract, df)
    if df.isStreaming:
        raise RunError("a stream has no end: split it with `run_stream`, which writes each of its batches")
    opened = open_rows(contract, df)
    ship(df.sparkSession)
    found, counted = with_verdicts(opened).observed()
    valid = found.valid()
    quarantine = found.quarantine().persist(StorageLevel.MEMORY_AND_DISK)
    many = quarantine.count()  # counts the others as they pass
    result, written, _ = findings(opened.contract, counted.get, lambda: quarantine, lambda: valid)
    balance(result, opened.read(), written, many)
    return Result(result, valid, quarantine)


def run_files(
    spark: SparkSession,
    jobs: Sequence[Job],
    output: str | Folder | None,
    overwrite: bool = False,
    step: Callable[[str], object] = lambda _: None,
    table: str | None = None,
    telling: Telling | None = None,
) -> tuple[Findings, ...]:
    """The findings in the input of each contract; writes the parts and the reports below `output`.

    A job is a contract, the files to read, and their format; or the name of a table and `table`. `output` is a local
    folder, or an address: on any file system of the session, or that of a stream; or a `Folder` that the caller has
    prepared, and moves into place. One contract fills it, several fill one directory each, named after the contract.
    With `table`, the parts are two tables per contract, and `output`, if given, receives the reports. If anything
    fails, nothing is written or replaced.
    Calls `step` with each step; `telling` is what reports say beside the findings.
    Raises ContractError, with all problems of all contracts, and RunError.
    """
    telling = telling or Telling()
    started = telling.started or telling.clock()
    ship(spark)
    many = len(jobs) > 1
    sources = {contract.name: source(spark, names, form) for contract, names, form in jobs}
    octets = sum(it.size or 0 for it in sources.values())
    with _folder(spark, jobs, output, overwrite) as folder, file_per_partition(spark, octets):
        tables = {}
        if table is not None:
            inputs = tuple(name for _, names, form in jobs if form == TABLE for name in names)
            for contract, _, _ in jobs:
                with errors_in_one_line(contract.name):
                    name = table_named(table, contract.name) if many else table
                    tables[contract.name] = opened_tables(spark, name, overwrite, inputs)
        if many:
            step("opening the inputs")

        def part(numbered: tuple[int, Opened]) -> Findings:
            number, opened = numbered
            name = opened.contract.name
            label = f"{name} ({number} of {len(jobs)})" if many else name
            with errors_in_one_line(opened.contract.name):
                if name in tables:
                    return split_to_tables(opened, tables[name], label, step)
                if folder is None:
                    assert isinstance(output, str)
                    return _split_to_streams(opened, output, jobs[number - 1], label, step)
                return split(opened, folder.below(name) if many else folder, label, step)

        opened = _opened(_side_by_side(spark, lambda job: _open(spark, *job), jobs))
        with all_or_none(spark, [table for both in tables.values() for table in both]):
            found = _side_by_side(spark, part, list(enumerate(opened, 1)))
        found = [replace(one, notes=(*its.notes(one.rows), *one.notes)) for its, one in zip(opened, found, strict=True)]
        places = {name: in_tables(valid.name, quarantine.name) for name, (valid, quarantine) in tables.items()}
        if folder is not None and not tables:
            at = telling.output or _address(output, folder)
            places = {it.name: parts(at, f"{it.name}/" if many else "") for it, _, _ in jobs}
        about = About(started, telling.clock(), spark.version, sources, places, telling)
        report = as_json(found, about)
        if folder is not None:
            for name, text in reports(report).items():
                folder.put(name, text)
    telling.receive(report)
    return tuple(found)


def _address(output: str | Folder | None, folder: Folder | RemoteFolder) -> str:
    """Where the result will be, as others read it."""
    if isinstance(folder, RemoteFolder) and not folder.renames:
        return folder.address
    return str(output.path if isinstance(output, Folder) else output)


def _split_to_streams(opened: Opened, output: str, job: Job, label: str, step: Callable[[str], object]) -> Findings:
    from .outputs.jetstream import split_to_streams  # needs nats-py

    return split_to_streams(opened, output, "\n".join(job[1]), label, step)


@contextmanager
def _folder(
    spark: SparkSession, jobs: Sequence[Job], output: str | Folder | None, overwrite: bool
) -> Iterator[Folder | RemoteFolder | None]:
    """Where the result is prepared; it takes its place at the end."""
    read = [unescaped(name) for _, names, form in jobs if form not in (TABLE, STREAM) for name in names]
    if isinstance(output, Folder):
        hadoop.check_shared(spark, output)
        yield output
    elif output is None or is_stream(output):
        yield None
    elif is_local(output):
        apart = [*(contract.file for contract, _, _ in jobs), *read]
        with prepared(output, overwrite, apart) as path, _folder(spark, jobs, Folder(path), overwrite) as folder:
            yield folder
    else:
        with hadoop.prepared(spark, output, overwrite, read) as remote:
            yield remote


def _side_by_side(spark: SparkSession, function: Callable[[_T], _R], items: Sequence[_T]) -> list[_R]:
    """The results in the order of the items, computed in parallel: while one is planned, Spark runs another."""
    if len(items) == 1:
        return [function(items[0])]
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        return list(pool.map(inheritable_thread_target(spark)(function), items))


def _opened(found: Sequence[Opened | ContractError]) -> list[Opened]:
    """The inputs. Raises ContractError with the problems of all contracts that do not fit their input."""
    problems = [problem for error in found if isinstance(error, ContractError) for problem in error.problems]
    if problems:
        raise ContractError(problems)
    return [opened for opened in found if isinstance(opened, Opened)]


def _open(spark: SparkSession, contract: Contract, files: tuple[str, ...], form: str) -> Opened | ContractError:
    """The input of a contract, or the problems of the contract with its columns."""
    try:
        with errors_in_one_line(contract.name):
            return open_files(spark, contract, files, form)
    except ContractError as error:
        return error
