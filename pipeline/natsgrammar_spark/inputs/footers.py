"""The rows and columns of Parquet files, without a query."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import StructType

from natsgrammar.spark.jvm import instance

_FOOTERS = Path(str(files("natsgrammar_spark.inputs").joinpath("Footers.java")))


def rows_in(read: DataFrame) -> int | None:
    """The rows of the Parquet files that this reads; None where their footers cannot be read this way.

    That is where the session takes no Java, and where Spark was told to read Parquet in some other way.
    """
    try:
        known: Any = instance(read.sparkSession, _FOOTERS)
        return int(known.rows(read._jdf))  # noqa: SLF001
    except (OSError, AttributeError, Py4JJavaError):
        return None


def rows_of(spark: SparkSession, files: Sequence[str] | str) -> int:
    """The rows of Parquet files, by their addresses, or of those in a folder, in a session that takes Java."""
    known: Any = instance(spark, _FOOTERS)
    session: Any = spark._jsparkSession  # noqa: SLF001
    return int(known.rows(session, files if isinstance(files, str) else list(files)))


def columns_of_files(spark: SparkSession, files: Sequence[Path]) -> StructType | None:
    """The columns of Parquet files of this machine; None where Spark has to find them, or say why it cannot."""
    try:
        known: Any = instance(spark, _FOOTERS)
        session: Any = spark._jsparkSession  # noqa: SLF001
        return StructType.fromJson(json.loads(known.schema(session, [file.as_uri() for file in files])))
    except (OSError, AttributeError, Py4JJavaError):
        return None


def other_column(spark: SparkSession, files: Sequence[str], columns: Sequence[str]) -> tuple[str, str] | None:
    """The first of some files with a column that is not one of these, and that column; as `rows_of`."""
    known: Any = instance(spark, _FOOTERS)
    session: Any = spark._jsparkSession  # noqa: SLF001
    found = known.other(session, list(files), [it.lower() for it in columns])
    return None if found is None else (str(found[0]), str(found[1]))
