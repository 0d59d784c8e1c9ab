"""One contract, from rows to parts on disk: judged and written in one pass, then the refused rows explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, SparkSession

from natsgrammar.spark.jvm import add_classes

from .findings import QUARANTINE, VALID, Findings, findings
from .hadoop import RemoteFolder
from .inputs import Opened
from .judge import GOOD, Judged, balance, explained, judged
from .output import Folder

REFUSED, _BOTH = "refused", "both"
# Parquet's writer looks at what it holds after 100 rows, and later as often as their size demands: of 8 MB each, these
# are all that fits a heap.
_WATCHED = {"parquet.page.size.row.check.min": "1"}


def split(opened: Opened, folder: Folder | RemoteFolder, label: str, step: Callable[[str], object]) -> Findings:
    """The findings; writes both parts below the folder. Raises RunError if rows were lost or invented."""
    contract = opened.contract
    step(f"{label}: reading and judging {opened.told}")
    found = judged(opened)
    valid, refused = found.valid(), found.refused()
    _write(found, valid, refused, folder)
    opened.check_header()
    counts = found.counted.get
    if not counts["valid"]:
        valid.limit(0).write.mode("overwrite").parquet(folder.uri(VALID))
    folder.put(f"{VALID}/_SUCCESS", "")  # as Spark does
    many = counts["rows"] - counts["valid"]
    if many:
        step(f"{label}: explaining {many:,} of {counts['rows']:,} rows")
    told = explained(contract, _read(refused, folder, REFUSED) if many else refused.limit(0), opened.columns)
    told.write.options(**_WATCHED).parquet(folder.uri(QUARANTINE))
    folder.remove(REFUSED)
    step(f"{label}: counting causes")
    quarantine = _read(told, folder, QUARANTINE)
    result, *written = findings(contract, counts, quarantine, _read(valid, folder, VALID))
    balance(result, opened.seen.get["rows"], *written)
    return result


@contextmanager
def one_pass(spark: SparkSession) -> Iterator[None]:
    """Inside, a task keeps one file open for each part, and sorts no rows."""
    key = "spark.sql.maxConcurrentOutputFileWriters"
    before = str(spark.conf.get(key))
    spark.conf.set(key, "4")
    try:
        yield
    finally:
        with suppress(Py4JError, OSError):  # Java has ended, and its error is on the way
            spark.conf.set(key, before)


def _write(found: Judged, valid: DataFrame, refused: DataFrame, folder: Folder | RemoteFolder) -> None:
    """Writes valid and refused rows, in one pass where the session has a format for that."""
    if not takes_java(found.rows.sparkSession):
        valid.write.options(**_WATCHED).parquet(folder.uri(VALID))
        refused.write.options(**_WATCHED).parquet(folder.uri(REFUSED))
        return
    rows, kept = found.both(), [*found.kept()]
    part = {True: f"{GOOD}=true", False: f"{GOOD}=false"}
    both = rows.write.format("natsgrammar.Parts").options(part=part[True], columns=len(kept), **_WATCHED)
    both.partitionBy(GOOD).save(folder.uri(_BOTH))
    for good, name in ((True, VALID), (False, REFUSED)):
        folder.move(f"{_BOTH}/{part[good]}", name)  # which is missing if there are no such rows
    folder.remove(_BOTH)


def takes_java(spark: SparkSession) -> bool:
    """Whether the session has the format that writes both parts in one pass."""
    try:
        add_classes(spark, Path(str(files("natsgrammar_spark").joinpath("Parts.java"))))
    except (OSError, AttributeError):
        return False
    return True


def _read(like: DataFrame, folder: Folder | RemoteFolder, part: str) -> DataFrame:
    """A part that was written, whose columns are known."""
    return like.sparkSession.read.schema(like.schema).parquet(folder.pattern(part))
