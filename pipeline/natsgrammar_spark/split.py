"""One contract, from rows to parts on disk: judged, explained and written in one pass."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession

from natsgrammar.spark.jvm import add_classes, instance

from .contract import OWN
from .findings import QUARANTINE, VALID, Findings, findings
from .hadoop import RemoteFolder
from .inputs import Opened
from .judge import Judged, balance, with_verdicts
from .output import Folder
from .tally import EXAMPLES, WORST, columns_of_causes

_CAUSES = Path(str(files("natsgrammar_spark").joinpath("Causes.java")))
_PARTS = Path(str(files("natsgrammar_spark").joinpath("Parts.java")))
_SHARE = 32  # of the driver's memory, one part holds what is counted of values while rows pass
_REFUSED = "refused"  # in the folder of valid rows, until all are written
# Parquet's writer looks at what it holds after 100 rows, and later as often as their size demands: of 8 MB each, these
# are all that fits a heap.
_WATCHED = {"parquet.page.size.row.check.min": "1"}
# Few refused values come twice: a dictionary of them is given up after it has cost more than all else in their rows.
_PLAIN = {f"parquet.enable.dictionary#violations.list.element.{name}": "false" for name in ("value", "suggestion")}


def split(opened: Opened, folder: Folder | RemoteFolder, label: str, step: Callable[[str], object]) -> Findings:
    """The findings; writes both parts below the folder. Raises RunError if rows were lost or invented."""
    step(f"{label}: reading and judging {opened.told}")
    found = with_verdicts(opened)
    write = _write_both if takes_java(opened.rows.sparkSession) else _write_each
    counts, passed = write(found, folder)
    opened.check_header()
    for part in (VALID, QUARANTINE):
        folder.put(f"{part}/_SUCCESS", "")  # as Spark does
    step(f"{label}: counting causes")
    valid, quarantine = _read(found.valid(), folder, VALID), _read(found.quarantine(), folder, QUARANTINE)
    result, *written = findings(opened.contract, counts, quarantine, valid, passed)
    balance(result, opened.read(), *written)
    return result


def _write_both(found: Judged, folder: Folder | RemoteFolder) -> tuple[Mapping[str, int], str | None]:
    """What was counted, after both parts were written in one pass."""
    spark, job, counted = found.rows.sparkSession, secrets.token_hex(8), found.counted()
    both = found.both(*(is_so.alias(f"{OWN}{name}") for name, is_so in counted.items()))
    many = {"columns": len(found.columns), "kept": len([*found.kept()]), "counted": len(counted)}
    written = both.write.format("natsgrammar.Parts").options(refused=_REFUSED, job=job, **many, **_WATCHED, **_PLAIN)
    parts = instance(spark, _PARTS)
    parts.begin(job, *(it._jdf for it in columns_of_causes(spark, found.contract)), WORST, EXAMPLES, _SHARE)  # noqa: SLF001
    try:
        written.save(folder.uri(VALID))
    finally:
        parts.end(job)
    folder.move(f"{VALID}/{_REFUSED}", QUARANTINE)
    return dict(zip(("rows", "valid", *counted), parts.counts(len(counted)), strict=True)), parts.causes()


def _write_each(found: Judged, folder: Folder | RemoteFolder) -> tuple[Mapping[str, int], str | None]:
    """The same in two passes, for sessions without Java."""
    observed, counted = found.observed()
    observed.valid().write.options(**_WATCHED).parquet(folder.uri(VALID))
    found.quarantine().write.options(**_WATCHED, **_PLAIN).parquet(folder.uri(QUARANTINE))
    return counted.get, None


def takes_java(spark: SparkSession) -> bool:
    """Whether the session has the format that writes both parts in one pass."""
    try:
        add_classes(spark, _CAUSES)
        add_classes(spark, _PARTS)  # which uses them
    except (OSError, AttributeError):
        return False
    return True


def _read(like: DataFrame, folder: Folder | RemoteFolder, part: str) -> DataFrame:
    """A part that was written, whose columns are known."""
    return like.sparkSession.read.schema(like.schema).parquet(folder.pattern(part))
