"""Spark columns against a plain scan and against Python functions, on the same Parquet in the same session."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd  # here, because pandas_udf looks its type hints up among the module's names

from benchmarks.timing import Row, medians

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

NAMES = 2_000_000
ROUNDS = 3
ADDRESS = "nats-docs:subject"
ASCII_ADDRESS = "adr6:reply-to"  # Java tests a class of ASCII characters much faster than one of all Unicode


def rows() -> Iterator[Row]:
    """Every measurement of Spark."""
    session = _session()
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield from _measured(_subjects(session, Path(folder, "subjects")))
    finally:
        session.stop()


def _session() -> SparkSession:
    from pyspark.sql import SparkSession

    from natsgrammar_spark.java import java_home

    os.environ.update(JAVA_HOME=str(java_home()), PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    settings: dict[str, bool | float | int | str | None] = {
        "spark.driver.memory": "4g",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "2",
    }
    session = (
        SparkSession.builder.master("local[2]").appName("natsgrammar-benchmarks").config(map=settings).getOrCreate()
    )
    session.sparkContext.setLogLevel("ERROR")
    return session


def _subjects(session: SparkSession, path: Path) -> DataFrame:
    """Subjects of about 43 characters, 2 % of them refused."""
    from pyspark.sql import functions as F

    token = F.hex(F.xxhash64("id"))
    good = F.concat(F.lit("orders.eu."), token, F.lit(".created."), F.substring(token, 1, 8))
    subject = F.when(F.col("id") % 50 == 0, F.concat(good, F.lit(". x"))).otherwise(good)
    session.range(NAMES).select(subject.alias("subject")).write.parquet(str(path))
    return session.read.parquet(str(path))


def _measured(data: DataFrame) -> Iterator[Row]:
    from pyspark.sql import functions as F

    import natsgrammar as ng
    from natsgrammar import spark

    @F.udf("boolean")
    def python_udf(name: str) -> bool:
        return ng.rule(ADDRESS).is_valid(name)

    @F.pandas_udf("boolean")  # type: ignore[call-overload]
    def pandas_udf(names: pd.Series) -> pd.Series:
        return names.map(ng.rule(ADDRESS).is_valid)

    @F.pandas_udf("boolean")  # type: ignore[call-overload]
    def pandas_ascii(names: pd.Series) -> pd.Series:
        return names.map(ng.rule(ASCII_ADDRESS).is_valid)

    @F.pandas_udf("string")  # type: ignore[call-overload]
    def pandas_encode(values: pd.Series) -> pd.Series:
        return values.map(ng.codec("aviso:topic-token").encode)

    @F.pandas_udf("string")  # type: ignore[call-overload]
    def pandas_decode(values: pd.Series) -> pd.Series:
        return values.map(ng.codec("cloudevents:header-value").decode)

    def total(column: Column) -> Callable[[], object]:
        return lambda: data.agg(F.sum(column)).collect()

    header = F.replace(F.col("subject"), F.lit(". "), F.lit("%20"))
    tasks = {
        "scan": total(F.length("subject")),
        "ours": total(spark.is_valid("subject", ADDRESS).cast("int")),
        "ascii": total(spark.is_valid("subject", ASCII_ADDRESS).cast("int")),
        "pandas ascii": total(pandas_ascii("subject").cast("int")),
        "violation": total(F.coalesce(spark.position("subject", ADDRESS), F.lit(0))),
        "python": total(python_udf("subject").cast("int")),
        "pandas": total(pandas_udf("subject").cast("int")),
        "encode": total(F.length(spark.encode("subject", "aviso:topic-token"))),
        "pandas encode": total(F.length(pandas_encode("subject"))),
        "decode": total(F.length(spark.decode(header, "cloudevents:header-value"))),
        "pandas decode": total(F.length(pandas_decode(header))),
    }
    taken = medians(tasks, ROUNDS)
    scan = "a scan that sums lengths"
    for what, ours, theirs, against, goal in (
        (f"validity of {ADDRESS}", "ours", "scan", scan, ""),
        (f"validity of {ADDRESS}", "ours", "python", "a Python UDF", ""),
        (f"validity of {ADDRESS}", "ours", "pandas", "a pandas UDF", ""),
        (f"validity of {ASCII_ADDRESS}", "ascii", "scan", scan, ""),
        (f"validity of {ASCII_ADDRESS}", "ascii", "pandas ascii", "a pandas UDF", ""),
        (f"first-error position of {ADDRESS}, 2 % refused", "violation", "scan", scan, ""),
        ("encode of aviso:topic-token", "encode", "scan", scan, ""),
        ("encode of aviso:topic-token", "encode", "pandas encode", "a pandas UDF that calls the codec", "≤ 0.25"),
        ("decode of cloudevents:header-value", "decode", "scan", scan, ""),
        (
            "decode of cloudevents:header-value",
            "decode",
            "pandas decode",
            "a pandas UDF that calls the codec",
            "≤ 0.25",
        ),
    ):
        detail = f"{taken[ours]:.2f} s against {taken[theirs]:.2f} s for {NAMES:,} rows"
        yield Row(f"Spark: {what}", against, taken[ours] / taken[theirs], detail, goal)
