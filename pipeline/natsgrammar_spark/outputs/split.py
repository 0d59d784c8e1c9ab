"""One contract, from rows to parts on disk: judged, explained and written in one pass."""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from pyspark import StorageLevel
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql.types import StructType

from natsgrammar.spark.jvm import add_classes, instance

from ..contract import OWN, TABLE, Contract
from ..contract.problems import RunError
from ..inputs.footers import rows_below
from ..inputs.opened import Opened
from ..judge.findings import Findings, findings
from ..judge.places import QUARANTINE, VALID
from ..judge.tally import EXAMPLES, WORST, columns_of_causes
from ..judge.verdicts import GOOD, Judged, balance, with_verdicts
from ..session.java import JAVA_HAS_ENDED
from ..session.schema import configured, named
from .hadoop import HadoopFolder
from .local import Folder

_CAUSES = Path(str(files("natsgrammar_spark.judge").joinpath("Causes.java")))
_PARTS = Path(str(files("natsgrammar_spark.outputs").joinpath("Parts.java")))
_SHARE = 32  # one part of so many of the driver's memory is for values counted as rows pass
_REFUSED = "refused"  # in the folder of valid rows, until all are written
# Parquet's writer first checks its memory after 100 rows, and 100 rows of 8 MB fill a heap.
_WATCHED = {"parquet.page.size.row.check.min": "1"}
# Parquet gives up a dictionary of different values at the end of the first page, which is most of a small file.
_OF_TABLES = {"parquet.page.row.count.limit": "5000"}
# Few values of quarantined rows repeat: Parquet would give up a dictionary after it has cost more than all else there.
_OF_VIOLATIONS = ("column", "address", "found", "expected", "message", "cause")
_REPEATED = ("_file", *(f"violations.list.element.{name}" for name in _OF_VIOLATIONS))
_PLAIN = {"parquet.enable.dictionary": "false", **{f"parquet.enable.dictionary#{name}": "true" for name in _REPEATED}}


# A table's counts, and the answer of `Causes.java` if there is one.
Counted = tuple[Mapping[str, int], str | None]
_Columns = Mapping[str, StructType]  # of both parts


def split(opened: Opened, folder: Folder | HadoopFolder, label: str, step: Callable[[str], object]) -> list[Findings]:
    """Write both parts below the folder, or below one for each table, and return the findings.

    Raises RunError if rows were lost or invented.
    """
    spark = opened.rows.sparkSession
    step(f"{label}: reading and judging {opened.label}")
    judged = with_verdicts(opened.contract, opened.rows, opened.columns)
    with configured(spark, _microseconds(spark)):
        written = (_write_both if takes_java(spark) else _write_each)(judged, opened, folder)
    opened.check_header()
    step(f"{label}: counting causes")
    pairs = zip(opened.contracts, written, strict=True)
    results = [_found(opened, contract, *each, _place(folder, opened, contract)) for contract, each in pairs]
    ensure_all(opened, results)
    return results


def _place(folder: Folder | HadoopFolder, opened: Opened, contract: Contract) -> Folder | HadoopFolder:
    return folder.below(contract.name) if opened.tables else folder


def ensure_all(opened: Opened, results: Sequence[Findings]) -> None:
    """Raise RunError unless tables together have as many rows as were read."""
    if opened.tables and (read := opened.read()) != (many := sum(result.rows for result in results)):
        raise RunError(f"contract `{opened.name}`: {read} rows read, but {many} went to its tables")


def _found(
    opened: Opened,
    contract: Contract,
    counted: Counted,
    columns: _Columns,
    folder: Folder | HadoopFolder,
) -> Findings:
    """Return the findings in both parts of a table."""
    for part in (VALID, QUARANTINE):
        folder.put(f"{part}/_SUCCESS", "")  # as Spark does
    valid_rows, quarantined = rows_below(folder.uri(VALID)), rows_below(folder.uri(QUARANTINE))
    sizes = None if valid_rows is None or quarantined is None else (valid_rows, quarantined)

    def rows(name: str) -> DataFrame:
        return opened.rows.sparkSession.read.schema(columns[name]).parquet(folder.pattern(name))

    counts, passed = counted
    result, *written = findings(contract, counts, partial(rows, QUARANTINE), partial(rows, VALID), passed, sizes)
    balance(result, opened.read_for(counts["rows"]), *written)
    return result


def _microseconds(spark: SparkSession) -> dict[str, str]:
    """Return the setting to write timestamps in microseconds, unless the session says otherwise.

    Spark's default, INT96, is for Impala of old: other readers turn it into nanoseconds, which end in the year 2262.
    """
    name = "spark.sql.parquet.outputTimestampType"
    return {name: str(spark.conf.get(name, "TIMESTAMP_MICROS"))}


def _write_both(judged: Judged, opened: Opened, folder: Folder | HadoopFolder) -> list[tuple[Counted, _Columns]]:
    """Write both parts in one pass, and those of all tables."""
    with _counting(judged, opened) as (parts, job, more):
        both = judged.both(*more)
        many = {"columns": len(judged.columns), "kept": len([*judged.kept()]), "counted": len(judged.built.counted)}
        widths = [judged.width(contract) for contract in opened.contracts]
        plain = "\n".join(f"{name} {value}" for name, value in _PLAIN.items())
        numbers = [str(table.route.number) for table in opened.tables if table.route is not None]
        tables = {"tables": " ".join(numbers), "widths": " ".join(map(str, widths))}
        options = {"refused": _REFUSED, "plain": plain, "job": job, **tables, **many, **_WATCHED}
        options |= _OF_TABLES if numbers else {}
        base = f"_{job}" if numbers else VALID
        both.write.format("natsgrammar.Parts").options(**options).save(folder.uri(base))
    for contract, number in zip(opened.contracts, numbers or [""], strict=True):
        at, to = (f"{base}/{number}", f"{contract.name}/") if number else (base, "")
        folder.move(f"{at}/{_REFUSED}", f"{to}{QUARANTINE}")
        if number:
            folder.move(at, f"{to}{VALID}")
    if numbers:
        folder.remove(base)
    fields = both.schema.fields[: len(both.columns) - len(more)]
    quarantined = StructType([*fields[: many["columns"]], *fields[many["kept"] :]])
    columns = [{VALID: StructType(fields[:width]), QUARANTINE: quarantined} for width in widths]
    return [*zip(_counted(parts, judged, opened), columns, strict=True)]


@contextmanager
def _counting(judged: Judged, opened: Opened) -> Iterator[tuple[Any, str, list[Column]]]:
    """Yield an object of `Parts.java`, the name of its job, and the columns by which it counts."""
    spark, job = judged.rows.sparkSession, secrets.token_hex(8)
    more = [test.alias(f"{OWN}{name}") for name, test in judged.built.counted.items()]
    more += [F.col(TABLE)] if opened.tables else []
    parts = instance(spark, _PARTS)
    # Private: Java evaluates the columns of these frames itself, without a query.
    causes = (frame._jdf for frame in columns_of_causes(spark, judged.contract))  # noqa: SLF001
    parts.begin(job, *causes, WORST, EXAMPLES, _SHARE * len(opened.contracts))
    try:
        yield parts, job, more
    finally:
        with suppress(*JAVA_HAS_ENDED):
            parts.end(job)


def _counted(parts: Any, judged: Judged, opened: Opened) -> list[Counted]:
    names = ("rows", "valid", *judged.built.counted)
    numbers = [contract.route.number if contract.route else 0 for contract in opened.contracts]
    sums = ((parts.counts(number, len(names) - 2), parts.causes(number)) for number in numbers)
    return [(dict(zip(names, each, strict=True)), causes) for each, causes in sums]


@contextmanager
def both_parts(opened: Opened) -> Iterator[list[tuple[DataFrame, DataFrame, Counted]]]:
    """Yield each table's valid and quarantined rows, and its counts; the executors' disks keep both until the end.

    For outputs that need several passes, or commit at the end.
    """
    judged = with_verdicts(opened.contract, opened.rows, opened.columns)
    with ExitStack() as held:
        parts, more, seen = None, list[Column](), None
        if takes_java(opened.rows.sparkSession):
            parts, _, more = held.enter_context(_counting(judged, opened))
        else:
            judged, seen = judged.observed()
        rows = judged.both(*more, GOOD).persist(StorageLevel.DISK_ONLY)
        try:
            if parts is not None:
                end, many = len(rows.columns) - len(more) - 1, len(judged.built.counted)
                parts.count(rows._jdf, len([*judged.kept()]), end, many, bool(opened.tables))  # noqa: SLF001
                counted = _counted(parts, judged, opened)
            else:
                rows.count()
                counted = [(seen.get if seen else {}, None)]
            valid, quarantine = ([*map(named, part.columns)] for part in (judged.valid(), judged.quarantine()))
            opened.check_header()
            made = []
            for contract, each in zip(opened.contracts, counted, strict=True):
                route = None if seen else contract.route
                own = rows if route is None else rows.where(F.col(TABLE) == route.number)
                kept = valid[: judged.width(contract)]
                made.append((own.where(GOOD).select(*kept), own.where(~F.col(GOOD)).select(*quarantine), each))
            yield made
        finally:
            with suppress(*JAVA_HAS_ENDED):
                rows.unpersist()


def _write_each(judged: Judged, _: Opened, folder: Folder | HadoopFolder) -> list[tuple[Counted, _Columns]]:
    """Write the parts in two passes, in a session without Java: reading the input twice is the only way there."""
    observed, counted = judged.observed()
    valid, quarantine = observed.valid(), judged.quarantine()
    valid.write.options(**_WATCHED).parquet(folder.uri(VALID))
    quarantine.write.options(**_WATCHED, **_PLAIN).parquet(folder.uri(QUARANTINE))
    return [((counted.get, None), {VALID: valid.schema, QUARANTINE: quarantine.schema})]


def takes_java(spark: SparkSession) -> bool:
    """Check whether the session has the format that writes both parts in one pass, and add it if it can."""
    try:
        for code in (_CAUSES, _PARTS):  # which uses the first
            add_classes(spark, code)
    except (OSError, AttributeError):
        return False
    return True
