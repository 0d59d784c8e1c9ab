"""The number of rows in Parquet files, without a query."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame

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
