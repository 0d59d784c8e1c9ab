"""One contract, from rows to parts on disk: judged, explained and written in one pass."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from importlib.resources import files
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import StructType

from natsgrammar.spark.jvm import add_classes, instance

from ..contract import OWN
from ..inputs.footers import rows_of
from ..inputs.opened import Opened
from ..inputs.readers import COLUMNS
from ..judge.findings import QUARANTINE, VALID, Findings, findings
from ..judge.tally import EXAMPLES, WORST, columns_of_causes
from ..judge.verdicts import Judged, balance, with_verdicts
from ..session.java import JAVA_HAS_ENDED
from .hadoop import RemoteFolder
from .local import Folder

_CAUSES = Path(str(files("natsgrammar_spark.judge").joinpath("Causes.java")))
_PARTS = Path(str(files("natsgrammar_spark.outputs").joinpath("Parts.java")))
_SHARE = 32  # of the driver's memory, one part holds what is counted of values while rows pass
_REFUSED = "refused"  # in the folder of valid rows, until all are written
# Parquet's writer looks at what it holds after 100 rows, and later as often as their size demands: of 8 MB each, these
# are all that fits a heap.
_WATCHED = {"parquet.page.size.row.check.min": "1"}
# Few values of refused rows come twice: a dictionary of them is given up after it has cost more than all else there.
_FEW = ("_file", *(f"violations.list.element.{it}" for it in ("column", "address", "found", "expected", "message")))
_PLAIN = {"parquet.enable.dictionary": "false", **{f"parquet.enable.dictionary#{name}": "true" for name in _FEW}}


# What was counted, what `Causes.java` has counted, if it could, and the columns of each part.
_Written = tuple[Mapping[str, int], str | None, Mapping[str, StructType]]


def split(opened: Opened, folder: Folder | RemoteFolder, label: str, step: Callable[[str], object]) -> Findings:
    """The findings; writes both parts below the folder. Raises RunError if rows were lost or invented."""
    step(f"{label}: reading and judging {opened.told}")
    found = with_verdicts(opened)
    write = _write_both if takes_java(opened.rows.sparkSession) else _write_each
    counts, passed, columns = write(found, folder)
    opened.check_header()
    for part in (VALID, QUARANTINE):
        folder.put(f"{part}/_SUCCESS", "")  # as Spark does
    step(f"{label}: counting causes")
    spark = opened.rows.sparkSession
    sizes = None if passed is None else (rows_of(spark, folder.uri(VALID)), rows_of(spark, folder.uri(QUARANTINE)))

    def rows(name: str) -> DataFrame:
        return spark.read.schema(columns[name]).parquet(folder.pattern(name))

    quarantine, valid = partial(rows, QUARANTINE), partial(rows, VALID)
    result, *written = findings(opened.contract, counts, quarantine, valid, passed, sizes)
    balance(result, opened.read(), *written)
    return result


def _write_both(found: Judged, folder: Folder | RemoteFolder) -> _Written:
    """What was counted, after both parts were written in one pass."""
    spark, job, counted = found.rows.sparkSession, secrets.token_hex(8), found.counted()
    both = found.both(*(is_so.alias(f"{OWN}{name}") for name, is_so in counted.items()))
    many = {"columns": len(found.columns), "kept": len([*found.kept()]), "counted": len(counted)}
    plain = "\n".join(f"{name} {value}" for name, value in _PLAIN.items())
    options = {"refused": _REFUSED, "plain": plain, "job": job, **many, **_WATCHED}
    written = both.write.format("natsgrammar.Parts").options(**options)
    parts = instance(spark, _PARTS)
    parts.begin(job, *(it._jdf for it in columns_of_causes(spark, found.contract)), WORST, EXAMPLES, _SHARE)  # noqa: SLF001
    try:
        written.save(folder.uri(VALID))
    finally:
        with suppress(*JAVA_HAS_ENDED):
            parts.end(job)
    folder.move(f"{VALID}/{_REFUSED}", QUARANTINE)
    counts = dict(zip(("rows", "valid", *counted), parts.counts(len(counted)), strict=True))
    fields = both.schema.fields[: -len(counted) or None]
    columns, kept = fields[: many["columns"]], fields[: many["kept"]]
    refused = StructType([*columns, *fields[many["kept"] :]])
    return counts, parts.causes(), {VALID: StructType(kept), QUARANTINE: refused}


def _write_each(found: Judged, folder: Folder | RemoteFolder) -> _Written:
    """The same in two passes, for sessions without Java."""
    observed, counted = found.observed()
    valid, quarantine = observed.valid(), found.quarantine()
    valid.write.options(**_WATCHED).parquet(folder.uri(VALID))
    quarantine.write.options(**_WATCHED, **_PLAIN).parquet(folder.uri(QUARANTINE))
    return counted.get, None, {VALID: valid.schema, QUARANTINE: quarantine.schema}


def takes_java(spark: SparkSession) -> bool:
    """Whether the session has the format that writes both parts in one pass."""
    try:
        for code in (COLUMNS, _CAUSES, _PARTS):  # each uses those before it
            add_classes(spark, code)
    except (OSError, AttributeError):
        return False
    return True
