"""The job: read, judge, split into valid and quarantined rows, and count that none is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark import StorageLevel
from pyspark.errors import PySparkException
from pyspark.sql import Column, DataFrame, Observation, SparkSession
from pyspark.sql import functions as F

from . import decode_columns as decoded
from . import validate
from .contract import Check, Contract, against
from .discover import escaped, unescaped
from .findings import Findings, findings
from .output import prepared
from .problems import RunError
from .readers import csv_rows, file_per_partition, first_broken, header_fault, json_rows, parquet_rows, text_lines
from .report import write_reports
from .schema import columns_of
from .session import cause_of

_GOOD = "_is_good"
ORIGIN = ("_raw", "_file")  # of a quarantined row: its line as bytes, and where that stands


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a dataset: its two parts, and what was found.

    `valid` has the columns of the input, then those that were decoded; `quarantine` has those of the input too, then
    `violations`, `_raw` and `_file`.
    """

    findings: Findings
    valid: DataFrame
    quarantine: DataFrame


def run_contract(contract: Contract, df: DataFrame) -> Result:
    """The dataset split by the contract, in its own session; rows stay cached until `spark.catalog.clearCache()`.

    Raises ContractError if the contract does not fit the columns, and RunError if rows were lost or invented.
    """
    against(contract, columns_of(df.schema))
    seen = Observation()
    judged = _judged(contract, _without_origin(df.observe(seen, _rows())), df.columns)
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
    tell: Callable[[str], object] = lambda _: None,
) -> tuple[Findings, ...]:
    """What was found in the files of each contract; the parts and the reports are written below `output`.

    A job is a contract, the files to read, and their format. One contract fills `output` itself, several fill a
    directory of their name each. Nothing is left behind, and nothing that was there is touched, if any of them fails.
    `tell` is called with what is being done, in a few words.
    """
    apart = [path for contract, files, _ in jobs for path in (contract.file, *map(unescaped, files))]
    with prepared(output, overwrite, apart) as folder:
        found = []
        for contract, files, form in jobs:
            target = folder / contract.name if len(jobs) > 1 else folder
            with _explained(contract), file_per_partition(spark):
                found.append(_run_files(spark, contract, files, form, target, tell))
        write_reports(found, folder)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Judged:
    """Rows with the verdict of each check, cached; `counted` is what was counted while they were judged."""

    contract: Contract
    rows: DataFrame
    columns: Sequence[str]
    counted: Observation

    def valid(self) -> DataFrame:
        into = [decoded.valid(check) for check in self.contract.checks if check.decode is not None]
        return self.rows.where(F.col(_GOOD)).select(*map(_named, self.columns), *into)

    def quarantine(self) -> DataFrame:
        # Only here are refusals explained: the rows in order never come this way.
        refusals = [(check, F.col(_refused(number))) for number, check in enumerate(self.contract.checks)]
        line, label = F.col("_raw").cast("string"), F.lit("_raw")
        reason = validate.violation(0, label, "input", F.col("_fault"), line, position=first_broken(line))
        malformed = F.when(F.col("_fault").isNotNull(), F.array(reason)).otherwise(validate.none())
        violations = validate.explained(refusals, malformed).alias("violations")
        return self.rows.where(~F.col(_GOOD)).select(*map(_named, self.columns), violations, *ORIGIN)


def _run_files(
    spark: SparkSession,
    contract: Contract,
    files: tuple[str, ...],
    form: str,
    target: Path,
    tell: Callable[[str], object],
) -> Findings:
    seen = Observation()
    tell(f"{contract.name}: reading {len(files):,} {'file' if len(files) == 1 else 'files'} …")
    if form == "parquet":
        rows = parquet_rows(spark, files)
        against(contract, columns_of(rows.drop("_file").schema))
        columns = rows.drop("_file").columns
        rows = _without_origin(rows.observe(seen, _rows()))
    else:
        source = contract.input
        assert source.columns is not None
        columns = [name for name, _ in source.columns.fields]
        is_row = F.col("_header").isNull()
        bad_header = header_fault(source) if form == "csv" else F.lit(None).cast("string")
        lines = text_lines(spark, files, source, form).observe(
            seen, F.count_if(is_row).alias("rows"), F.max(bad_header).alias("bad_header")
        )
        rows = (csv_rows if form == "csv" else json_rows)(lines.where(is_row), source)
    judged = _judged(contract, rows, columns)
    try:
        judged.valid().write.parquet(f"file://{target}/valid")
        if bad := seen.get.get("bad_header"):
            raise RunError(str(bad))
        counts = judged.counted.get
        refused = counts["rows"] - counts["valid"]
        tell(f"{contract.name}: {counts['rows']:,} rows read" + (f", explaining {refused:,} …" if refused else ""))
        judged.quarantine().write.parquet(f"file://{target}/quarantine")
    finally:
        judged.rows.unpersist()
    valid, quarantine = (spark.read.parquet(f"file://{escaped(target / part)}") for part in ("valid", "quarantine"))
    found = findings(contract, quarantine, judged.counted.get)
    _balance(found, seen.get["rows"], valid.count(), quarantine.count())
    return found


def _judged(contract: Contract, rows: DataFrame, columns: Sequence[str]) -> _Judged:
    readable = F.col("_fault").isNull()
    verdicts = {_refused(n): readable & validate.is_refused(check) for n, check in enumerate(contract.checks)}
    good = readable
    for name in verdicts:
        good &= ~F.col(name)
    counted = Observation()
    rows = rows.withColumns(
        validate.decoded_columns(contract.checks, columns_of(rows.select(*map(_named, columns)).schema))
    )
    rows = rows.withColumns(verdicts).withColumn(_GOOD, good).observe(counted, *_counts(contract.checks))
    return _Judged(contract, rows.persist(StorageLevel.MEMORY_AND_DISK), columns, counted)


def _without_origin(rows: DataFrame) -> DataFrame:
    """The rows as those of text files look: `_raw` is null, as there is no line, and so is `_fault`."""
    file = F.col("_file") if "_file" in rows.columns else F.lit(None).cast("string")
    null = F.lit(None)
    return rows.withColumns({"_raw": null.cast("binary"), "_file": file, "_fault": null.cast("string")})


def _counts(checks: Sequence[Check]) -> Iterator[Column]:
    """What is counted while the rows pass by; a second action for it would read them all again."""
    yield _rows()
    yield F.count_if(F.col(_GOOD)).alias("valid")
    yield F.count("_fault").alias("malformed")
    for number, check in enumerate(checks):
        refused = F.col(_refused(number))
        met = F.col("_fault").isNull() & validate.applies(check)
        yield F.count_if(refused).alias(f"refused_{number}")
        yield F.count_if(met & (refused | validate.is_present(check))).alias(f"checked_{number}")


def _balance(found: Findings, read: int, valid: int, quarantined: int) -> None:
    """Raises RunError unless the rows that were read are the rows that came out."""
    if read != valid + quarantined or (found.rows, found.valid) != (read, valid):
        raise RunError(
            f"contract `{found.contract.name}`: {read} rows read, {found.rows} judged, {found.valid} found valid, but "
            f"{valid} valid and {quarantined} quarantined rows came out; the result is discarded"
        )


@contextmanager
def _explained(contract: Contract) -> Iterator[None]:
    """Turns what Spark says of a bad input into one line."""
    try:
        yield
    except (PySparkException, Py4JJavaError) as error:
        raise RunError(f"contract `{contract.name}`: {cause_of(error)}") from error


def _rows() -> Column:
    return F.count(F.lit(1)).alias("rows")


def _named(column: str) -> Column:
    return F.col("`" + column.replace("`", "``") + "`")


def _refused(number: int) -> str:
    return f"_refused_{number}"
