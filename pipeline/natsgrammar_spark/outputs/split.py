"""One contract, from rows to parts on disk: judged, explained and written in one pass."""

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
from ..inputs.footers import rows_below
from ..inputs.opened import Opened
from ..judge.findings import Findings, findings
from ..judge.places import QUARANTINE, VALID
from ..judge.tally import EXAMPLES, WORST, columns_of_causes
from ..judge.verdicts import Judged, balance, with_verdicts
from ..session.java import JAVA_HAS_ENDED
from ..session.schema import configured
from .hadoop import HadoopFolder
from .local import Folder

_CAUSES = Path(str(files("natsgrammar_spark.judge").joinpath("Causes.java")))
_PARTS = Path(str(files("natsgrammar_spark.outputs").joinpath("Parts.java")))
_SHARE = 32  # one part of so many of the driver's memory is for values counted as rows pass
_REFUSED = "refused"  # in the folder of valid rows, until all are written
# Parquet's writer first checks its memory after 100 rows, and 100 rows of 8 MB fill a heap.
_WATCHED = {"parquet.page.size.row.check.min": "1"}
# Few values of quarantined rows repeat: Parquet would give up a dictionary after it has cost more than all else there.
_OF_VIOLATIONS = ("column", "address", "found", "expected", "message", "cause")
_REPEATED = ("_file", *(f"violations.list.element.{name}" for name in _OF_VIOLATIONS))
_PLAIN = {"parquet.enable.dictionary": "false", **{f"parquet.enable.dictionary#{name}": "true" for name in _REPEATED}}


# The counts, the answer of `Causes.java` if there is one, and the columns of each part.
_Written = tuple[Mapping[str, int], str | None, Mapping[str, StructType]]


def split(opened: Opened, folder: Folder | HadoopFolder, label: str, step: Callable[[str], object]) -> Findings:
    """Write both parts below the folder and return the findings. Raises RunError if rows were lost or invented."""
    step(f"{label}: reading and judging {opened.label}")
    judged = with_verdicts(opened.contract, opened.rows, opened.columns)
    write = _write_both if takes_java(opened.rows.sparkSession) else _write_each
    with configured(opened.rows.sparkSession, _microseconds(opened.rows.sparkSession)):
        counts, passed, columns = write(judged, folder)
    opened.check_header()
    for part in (VALID, QUARANTINE):
        folder.put(f"{part}/_SUCCESS", "")  # as Spark does
    step(f"{label}: counting causes")
    spark = opened.rows.sparkSession
    valid_rows, quarantined = rows_below(folder.uri(VALID)), rows_below(folder.uri(QUARANTINE))
    sizes = None if valid_rows is None or quarantined is None else (valid_rows, quarantined)

    def rows(name: str) -> DataFrame:
        return spark.read.schema(columns[name]).parquet(folder.pattern(name))

    quarantine, valid = partial(rows, QUARANTINE), partial(rows, VALID)
    result, *written = findings(opened.contract, counts, quarantine, valid, passed, sizes)
    balance(result, opened.read(), *written)
    return result


def _microseconds(spark: SparkSession) -> dict[str, str]:
    """Return the setting to write timestamps in microseconds, unless the session says otherwise.

    Spark's default, INT96, is for Impala of old: other readers turn it into nanoseconds, which end in the year 2262.
    """
    name = "spark.sql.parquet.outputTimestampType"
    return {name: str(spark.conf.get(name, "TIMESTAMP_MICROS"))}


def _write_both(judged: Judged, folder: Folder | HadoopFolder) -> _Written:
    """Write both parts in one pass."""
    spark, job, counted = judged.rows.sparkSession, secrets.token_hex(8), judged.built.counted
    both = judged.both(*(test.alias(f"{OWN}{name}") for name, test in counted.items()))
    many = {"columns": len(judged.columns), "kept": len([*judged.kept()]), "counted": len(counted)}
    plain = "\n".join(f"{name} {value}" for name, value in _PLAIN.items())
    options = {"refused": _REFUSED, "plain": plain, "job": job, **many, **_WATCHED}
    writer = both.write.format("natsgrammar.Parts").options(**options)
    parts = instance(spark, _PARTS)
    # Private: Java evaluates the columns of these frames itself, without a query.
    parts.begin(job, *(frame._jdf for frame in columns_of_causes(spark, judged.contract)), WORST, EXAMPLES, _SHARE)  # noqa: SLF001
    try:
        writer.save(folder.uri(VALID))
    finally:
        with suppress(*JAVA_HAS_ENDED):
            parts.end(job)
    folder.move(f"{VALID}/{_REFUSED}", QUARANTINE)
    counts = dict(zip(("rows", "valid", *counted), parts.counts(len(counted)), strict=True))
    fields = both.schema.fields[: -len(counted) or None]
    columns, kept = fields[: many["columns"]], fields[: many["kept"]]
    quarantined = StructType([*columns, *fields[many["kept"] :]])
    return counts, parts.causes(), {VALID: StructType(kept), QUARANTINE: quarantined}


def _write_each(judged: Judged, folder: Folder | HadoopFolder) -> _Written:
    """Write the parts in two passes, in a session without Java: reading the input twice is the only way there."""
    observed, counted = judged.observed()
    valid, quarantine = observed.valid(), judged.quarantine()
    valid.write.options(**_WATCHED).parquet(folder.uri(VALID))
    quarantine.write.options(**_WATCHED, **_PLAIN).parquet(folder.uri(QUARANTINE))
    return counted.get, None, {VALID: valid.schema, QUARANTINE: quarantine.schema}


def takes_java(spark: SparkSession) -> bool:
    """Check whether the session has the format that writes both parts in one pass, and add it if it can."""
    try:
        for code in (_CAUSES, _PARTS):  # which uses the first
            add_classes(spark, code)
    except (OSError, AttributeError):
        return False
    return True
