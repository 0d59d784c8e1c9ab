"""Aviso's subjects and identifiers in Spark, against a scan and against a plain Python UDF, on the same Parquet."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from datetime import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # here, because arrow_udf looks its type hints up among the names of the module

from benchmarks.columns import _session
from benchmarks.timing import Row, medians, per_call
from natsgrammar import aviso
from natsgrammar.aviso import Field, Schema

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

ROWS = 100_000
ROUNDS = 3
FIELDS = (
    Field("class", "StringHandler", max_length=2, required=True),
    Field("expver", "ExpverHandler", default="0001"),
    Field("domain", "EnumHandler", values=("a", "g", "m")),
    Field("date", "DateHandler"),
    Field("time", "TimeHandler"),
    Field("stream", "StringHandler"),
    Field("step", "IntHandler", low=0, high=100_000),
    Field("anomaly", "FloatHandler", low=0, high=100),
)
MARS = Schema("mars", "mars", tuple(field.name for field in FIELDS), {field.name: field for field in FIELDS})


def rows() -> Iterator[Row]:
    """Subjects to structs, and structs to subjects."""
    session = _session()
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield from _measured(_notifications(session, Path(folder, "notifications")))
    finally:
        session.stop()


def _notifications(session: SparkSession, path: Path) -> DataFrame:
    """Subjects of about 50 characters, 2 % of them refused, and the identifiers of the others."""
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark

    at = F.col("id")
    step = F.when(at % 50 == 0, F.lit("012")).otherwise((at % 240).cast("string"))
    day = F.date_format(F.date_add(F.lit("2026-01-01").cast("date"), (at % 300).cast("int")), "yyyyMMdd")
    anomaly = F.concat((at % 99).cast("string"), F.lit("%2E"), (at % 9 + 1).cast("string"))
    tokens = [F.lit("mars"), F.lit("od"), F.lit("0001"), F.lit("g"), day, F.lit("0600"), F.lit("enfo"), step, anomaly]
    subjects = session.range(ROWS).select(F.concat_ws(".", *tokens).alias("subject"))
    read = spark.identifier("subject", MARS)["identifier"].alias("identifier")
    subjects.select("subject", read).write.parquet(str(path))
    return session.read.parquet(str(path))


def _measured(data: DataFrame) -> Iterator[Row]:
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark

    def written(*columns: Column | str) -> Callable[[], object]:
        return lambda: data.select(*columns).write.format("noop").mode("overwrite").save()

    identifier = F.udf(_identifier, spark.identifier_type(MARS), useArrow=True)
    subject = F.udf(_subject, "string", useArrow=True)
    nothing = F.arrow_udf(_nothing, "string")
    taken = medians(
        {
            "scan": written("subject", "identifier"),
            "nothing": written(nothing("subject")),
            "identifier": written(spark.identifier("subject", MARS)),
            "identifier, plain": written(identifier("subject")),
            "subject": written(spark.subject("identifier", MARS)),
            "subject, plain": written(subject("identifier")),
        },
        ROUNDS,
    )
    for task, what in (("identifier", "subjects to structs, 2 % refused"), ("subject", "structs to subjects")):
        others = {"scan": "a scan", "nothing": "an Arrow UDF that does nothing", f"{task}, plain": "a plain Python UDF"}
        for other, against in others.items():
            both = [per_call(taken[item], ROWS) for item in (task, other)]
            detail = f"{both[0]} against {both[1]} per row, {ROWS:,} rows"
            yield Row(f"Spark: Aviso {what}", against, taken[task] / taken[other], detail)


def _nothing(texts: pa.Array) -> pa.Array:
    return texts


def _identifier(subject: str) -> tuple[Any, ...] | None:
    """Return the identifier by the Python mapping, as a UDF returns it that reports no errors."""
    try:
        actual = MARS.identifier(subject)
    except (aviso.SubjectError, aviso.IdentifierError):
        return None
    return tuple(item.strftime("%H%M") if isinstance(item, time) else item for item in actual.values())


def _subject(identifier: Any) -> str | None:
    try:
        return identifier and MARS.subject(identifier.asDict())
    except aviso.IdentifierError:
        return None
