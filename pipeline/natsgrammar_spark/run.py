"""The job: read, judge, split into valid and quarantined rows, and verify that none is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark import StorageLevel
from pyspark.errors import PySparkException
from pyspark.sql import Column, DataFrame, Observation, SparkSession
from pyspark.sql import functions as F
from pyspark.util import inheritable_thread_target

from natsgrammar.spark import ship

from . import decode_columns as decoded
from . import validate
from .contract import OWN, Check, Contract, against
from .ddl import Struct
from .discover import escaped, unescaped
from .explain import malformed
from .findings import Findings, findings
from .output import prepared
from .problems import ContractError, RunError
from .readers import (
    CORRUPT_RECORD,
    FILE,
    RAW,
    csv_rows,
    file_per_partition,
    first_broken,
    header_fault,
    json_rows,
    parquet_rows,
    text_lines,
)
from .report import write_reports
from .schema import columns_of
from .session import cause_of

_T = TypeVar("_T")
_R = TypeVar("_R")
SIDE_BY_SIDE = 2  # contracts: planning one leaves Spark idle
_GOOD = f"{OWN}good"


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
    """The dataset split by the contract, in its own session; rows stay cached until `spark.catalog.clearCache()`.

    Raises ContractError if the contract does not fit the columns, and RunError if rows were lost or invented.
    """
    contract = replace(contract, checks=against(contract, columns_of(df.schema)))
    ship(df.sparkSession)
    seen = Observation()
    judged = _judged(contract, _without_origin(df.observe(seen, _rows())), df.columns)
    judged.rows.persist(StorageLevel.MEMORY_AND_DISK)
    valid, quarantine = judged.valid(), judged.quarantine().persist(StorageLevel.MEMORY_AND_DISK)
    counts = valid.count(), quarantine.count()
    found = findings(contract, quarantine, judged.counted.get)
    _balance(found, seen.get["rows"], *counts)
    return Result(found, valid, quarantine)


def run_files(
    spark: SparkSession,
    jobs: Sequence[tuple[Contract, tuple[str, ...], str]],
    output: str,
    overwrite: bool = False,
    step: Callable[[str], object] = lambda _: None,
) -> tuple[Findings, ...]:
    """The findings in the files of each contract; writes the parts and the reports below `output`.

    A job is a contract, the files to read, and their format. One contract fills `output` itself, several fill one
    directory each, named after the contract. If any of them fails, nothing is written or replaced.
    Calls `step` with each step. Raises ContractError, with all problems of all contracts, and RunError.
    """
    apart = [path for contract, files, _ in jobs for path in (contract.file, *map(unescaped, files))]
    ship(spark)
    with prepared(output, overwrite, apart) as folder, file_per_partition(spark):
        many = len(jobs) > 1
        if many:
            step("opening the inputs")

        def part(numbered: tuple[int, _Opened]) -> Findings:
            number, opened = numbered
            name = opened.contract.name
            label = f"{name} ({number} of {len(jobs)})" if many else name
            return _run_files(opened, folder / name if many else folder, label, step)

        inputs = _opened(_side_by_side(spark, lambda job: _open(spark, *job), jobs))
        found = _side_by_side(spark, part, list(enumerate(inputs, 1)))
        write_reports(found, folder)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Opened:
    """The input of a contract, not read yet; `seen` counts its rows as they are read."""

    contract: Contract
    files: int
    rows: DataFrame
    columns: Sequence[str]
    seen: Observation


def _side_by_side(spark: SparkSession, function: Callable[[_T], _R], items: Sequence[_T]) -> list[_R]:
    """The results in the order of the items, computed in parallel: while one is planned, Spark runs another."""
    if len(items) == 1:
        return [function(items[0])]
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        return list(pool.map(inheritable_thread_target(spark)(function), items))


def _opened(found: Sequence[_Opened | ContractError]) -> list[_Opened]:
    """The inputs. Raises ContractError with the problems of all contracts that do not fit their input."""
    problems = [problem for error in found if isinstance(error, ContractError) for problem in error.problems]
    if problems:
        raise ContractError(problems)
    return [opened for opened in found if isinstance(opened, _Opened)]


def _open(spark: SparkSession, contract: Contract, files: tuple[str, ...], form: str) -> _Opened | ContractError:
    """The input of a contract, or the problems of the contract with its columns."""
    try:
        with _errors_in_one_line(contract):
            return _read(spark, contract, files, form)
    except ContractError as error:
        return error


def _read(spark: SparkSession, contract: Contract, files: tuple[str, ...], form: str) -> _Opened:
    seen = Observation()
    if form == "parquet":
        rows = parquet_rows(spark, files)
        columns = rows.columns[:-1]  # without FILE
        contract = replace(contract, checks=against(contract, Struct(columns_of(rows.schema).fields[:-1])))
        return _Opened(contract, len(files), _without_origin(rows.observe(seen, _rows())), columns, seen)
    source = contract.input
    assert source.columns is not None
    is_row = F.col("_header").isNull()
    bad_header = header_fault(source) if form == "csv" else F.lit(None).cast("string")
    lines = text_lines(spark, files, source, form).observe(
        seen, F.count_if(is_row).alias("rows"), F.max(bad_header).alias("bad_header")
    )
    rows = (csv_rows if form == "csv" else json_rows)(lines.where(is_row), source)
    return _Opened(contract, len(files), rows, [name for name, _ in source.columns.fields], seen)


@dataclass(frozen=True, slots=True)
class _Judged:
    """Rows with the verdict of each check; `counted` observes them as they are judged."""

    contract: Contract
    rows: DataFrame
    columns: Sequence[str]
    counted: Observation

    def valid(self) -> DataFrame:
        into = [decoded.valid(check) for check in self.contract.checks if check.decode is not None]
        return self.rows.where(F.col(_GOOD)).select(*map(_named, self.columns), *into)

    def quarantine(self) -> DataFrame:
        # Only here are refusals explained: valid rows never come this way.
        line, corrupt = F.col(RAW).cast("string"), F.col(CORRUPT_RECORD)
        unread = malformed(corrupt, line, first_broken(line))
        violations = F.when(corrupt.isNull(), validate.explained(self.contract.checks)).otherwise(unread)
        refused = self.rows.where(~F.col(_GOOD))
        origin = [F.col(ours).alias(name) for ours, name in ((RAW, "_raw"), (FILE, "_file"))]
        return refused.select(*map(_named, self.columns), violations.alias("violations"), *origin)


def _run_files(opened: _Opened, target: Path, label: str, step: Callable[[str], object]) -> Findings:
    """The findings of one contract. Raises RunError, in one line."""
    with _errors_in_one_line(opened.contract):
        return _split(opened, target, label, step)


def _split(opened: _Opened, target: Path, label: str, step: Callable[[str], object]) -> Findings:
    """Two passes, one for each part; only decoded rows are cached in between, because decoding costs more."""
    contract = opened.contract
    judged = _judged(contract, opened.rows, opened.columns)
    decodes = any(check.decode is not None for check in contract.checks)
    if decodes:
        judged.rows.persist(StorageLevel.MEMORY_AND_DISK)
    try:
        step(f"{label}: reading and judging {opened.files:,} {'file' if opened.files == 1 else 'files'}")
        valid = _written(judged.valid(), target / "valid")
        if bad := opened.seen.get.get("bad_header"):
            raise RunError(str(bad))
        counts = judged.counted.get
        refused, quarantine = counts["rows"] - counts["valid"], judged.quarantine()
        if refused:
            step(f"{label}: explaining {refused:,} of {counts['rows']:,} rows")
            quarantined = _written(quarantine, target / "quarantine")
            step(f"{label}: counting causes")
        else:
            quarantine.limit(0).write.parquet(f"file://{target}/quarantine")
            quarantined = 0
    finally:
        if decodes:
            judged.rows.unpersist()
    written = f"file://{escaped(target / 'quarantine')}"
    found = findings(contract, quarantine.sparkSession.read.schema(quarantine.schema).parquet(written), counts)
    _balance(found, opened.seen.get["rows"], valid, quarantined)
    return found


def _written(rows: DataFrame, folder: Path) -> int:
    """The number of rows written to the files."""
    counted = Observation()
    rows.observe(counted, _rows()).write.parquet(f"file://{folder}")
    return int(counted.get["rows"])


def _judged(contract: Contract, rows: DataFrame, columns: Sequence[str]) -> _Judged:
    readable = F.col(CORRUPT_RECORD).isNull()
    verdicts = {_refused(n): readable & validate.is_refused(check) for n, check in enumerate(contract.checks)}
    good = readable
    for name in verdicts:
        good &= ~F.col(name)
    counted = Observation()
    rows = rows.withColumns(
        validate.decoded_columns(contract.checks, columns_of(rows.select(*map(_named, columns)).schema))
    )
    rows = rows.withColumns(verdicts).withColumn(_GOOD, good).observe(counted, *_counts(contract.checks))
    return _Judged(contract, rows, columns, counted)


def _without_origin(rows: DataFrame) -> DataFrame:
    """The rows in the form of text files: RAW is null, since there is no line, and so is CORRUPT_RECORD."""
    file = F.col(FILE) if FILE in rows.columns else F.lit(None).cast("string")
    null = F.lit(None)
    return rows.withColumns({RAW: null.cast("binary"), FILE: file, CORRUPT_RECORD: null.cast("string")})


def _counts(checks: Sequence[Check]) -> Iterator[Column]:
    """What is counted while the rows pass; a second action for it reads them all again."""
    yield _rows()
    yield F.count_if(F.col(_GOOD)).alias("valid")
    yield F.count(CORRUPT_RECORD).alias("malformed")
    for number, check in enumerate(checks):
        refused = F.col(_refused(number))
        met = F.col(CORRUPT_RECORD).isNull() & validate.applies(check)
        yield F.count_if(refused).alias(f"refused_{number}")
        yield F.count_if(met & (refused | validate.is_present(check))).alias(f"checked_{number}")


def _balance(found: Findings, read: int, valid: int, quarantined: int) -> None:
    """Raises RunError unless as many rows came out as were read."""
    if read != valid + quarantined or (found.rows, found.valid) != (read, valid):
        raise RunError(
            f"contract `{found.contract.name}`: {read} rows read, {found.rows} judged, {found.valid} found valid, but "
            f"{valid} valid and {quarantined} quarantined rows came out; the result is discarded"
        )


@contextmanager
def _errors_in_one_line(contract: Contract) -> Iterator[None]:
    """Turns Spark's errors into one line."""
    try:
        yield
    except (PySparkException, Py4JJavaError) as error:
        raise RunError(f"contract `{contract.name}`: {cause_of(error)}") from error


def _rows() -> Column:
    return F.count(F.lit(1)).alias("rows")


def _named(column: str) -> Column:
    return F.col("`" + column.replace("`", "``") + "`")


def _refused(number: int) -> str:
    return f"{OWN}refused_{number}"
