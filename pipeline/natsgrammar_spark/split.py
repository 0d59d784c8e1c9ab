"""One contract, from rows to parts on disk: judged, explained and written in one pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession

from natsgrammar.spark.jvm import add_classes

from .findings import QUARANTINE, VALID, Findings, findings
from .hadoop import RemoteFolder
from .inputs import Opened
from .judge import GOOD, Judged, balance, judged
from .output import Folder

_REFUSED = "refused"  # in the folder of valid rows, until all are written
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
    for part in parts:
        folder.put(f"{part}/_SUCCESS", "")  # as Spark does
    step(f"{label}: counting causes")
    valid, quarantine = (_read(rows, folder, part) for part, rows in parts.items())
    result, *written = findings(opened.contract, found.counted.get, quarantine, valid)
    balance(result, opened.seen.get["rows"], *written)
    return result


def _write(found: Judged, parts: Mapping[str, DataFrame], folder: Folder | RemoteFolder) -> None:
    """Writes both parts, in one pass where the session has a format for that."""
    if not takes_java(found.rows.sparkSession):
        for part, rows in parts.items():
            rows.write.options(**_WATCHED).parquet(folder.uri(part))
        return
    many = {"columns": len(found.columns), "kept": len(parts[VALID].columns)}
    both = found.both().drop(GOOD).write.format("natsgrammar.Parts")
    both.options(refused=_REFUSED, **many, **_WATCHED).save(folder.uri(VALID))
    folder.move(f"{VALID}/{_REFUSED}", QUARANTINE)


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
