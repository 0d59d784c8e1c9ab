"""The rows and columns of Parquet files, without a query."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, SparkSession

from natsgrammar.spark.jvm import instance

_FOOTERS = Path(str(files("natsgrammar_spark").joinpath("Footers.java")))


def rows_in(*reads: DataFrame) -> tuple[int, ...] | None:
    """The rows of the Parquet files that each of these reads; None where their footers cannot be read this way.

    That is where the session takes no Java, and where Spark was told to read Parquet in some other way.
    """
    try:
        known: Any = instance(reads[0].sparkSession, _FOOTERS)
        return tuple(int(known.rows(read._jdf)) for read in reads)  # noqa: SLF001
    except (OSError, AttributeError, Py4JJavaError):
        return None


def rows_of(spark: SparkSession, files: Sequence[str]) -> int:
    """The rows of Parquet files, by their addresses, in a session that takes Java."""
    known: Any = instance(spark, _FOOTERS)
    session: Any = spark._jsparkSession  # noqa: SLF001
    return int(known.rows(session, list(files)))


def other_column(spark: SparkSession, files: Sequence[str], columns: Sequence[str]) -> tuple[str, str] | None:
    """The first of some files with a column that is not one of these, and that column; as `rows_of`."""
    known: Any = instance(spark, _FOOTERS)
    session: Any = spark._jsparkSession  # noqa: SLF001
    lower = [it.lower() for it in columns]
    found = ((file, known.other(session, file, lower)) for file in files)
    return next(((file, str(name)) for file, name in found if name is not None), None)
