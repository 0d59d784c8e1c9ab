"""One contract, from rows to parts on disk: judged, explained and written in one pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, SparkSession

from natsgrammar.spark.jvm import add_classes

from .findings import QUARANTINE, VALID, Findings, findings
from .hadoop import RemoteFolder
from .inputs import Opened
from .judge import GOOD, Judged, balance, judged
from .output import Folder

_BOTH = "both"
# Parquet's writer looks at what it holds after 100 rows, and later as often as their size demands: of 8 MB each, these
# are all that fits a heap.
_WATCHED = {"parquet.page.size.row.check.min": "1"}


def split(opened: Opened, folder: Folder | RemoteFolder, label: str, step: Callable[[str], object]) -> Findings:
    """The findings; writes both parts below the folder. Raises RunError if rows were lost or invented."""
    step(f"{label}: reading and judging {opened.told}")
    found = judged(opened)
    parts = {VALID: found.valid(), QUARANTINE: found.quarantine()}
    _write(found, parts, folder)
    opened.check_header()
    counts = found.counted.get
    for part, many in ((VALID, counts["valid"]), (QUARANTINE, counts["rows"] - counts["valid"])):
        if not many:
            parts[part].limit(0).write.mode("overwrite").parquet(folder.uri(part))
        folder.put(f"{part}/_SUCCESS", "")  # as Spark does
    step(f"{label}: counting causes")
    valid, quarantine = (_read(rows, folder, part) for part, rows in parts.items())
    result, *written = findings(opened.contract, counts, quarantine, valid)
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


def _write(found: Judged, parts: Mapping[str, DataFrame], folder: Folder | RemoteFolder) -> None:
    """Writes both parts, in one pass where the session has a format for that."""
    if not takes_java(found.rows.sparkSession):
        for part, rows in parts.items():
            rows.write.options(**_WATCHED).parquet(folder.uri(part))
        return
    directories = {VALID: f"{GOOD}=true", QUARANTINE: f"{GOOD}=false"}
    many = {"columns": len(found.columns), "kept": len(parts[VALID].columns)}
    both = found.both().write.format("natsgrammar.Parts").options(part=directories[VALID], **many, **_WATCHED)
    both.partitionBy(GOOD).save(folder.uri(_BOTH))
    for part, directory in directories.items():
        folder.move(f"{_BOTH}/{directory}", part)  # which is missing if there are no such rows
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
