"""What the pipeline reads from a stream."""

from __future__ import annotations

import json
from dataclasses import asdict

from pyspark.sql import DataFrame, SparkSession

from . import register
from .address import options_at
from .connection import planned
from .options import reading
from .source import extent


def stream_rows(spark: SparkSession, address: str) -> DataFrame:
    """The messages of a stream up to its present end, the same ones in each pass. Raises RunError."""
    options = options_at(address)
    register(spark)
    start, stop = extent(reading(options))
    fixed = {"startingOffsets": json.dumps(asdict(start)), "endingOffsets": json.dumps(asdict(stop))}
    options.pop("startingTimestamp", None)
    return spark.read.format("jetstream").options(**{**options, **fixed}).load()


def streaming_rows(spark: SparkSession, address: str) -> DataFrame:
    """The messages that are, and will be, in a stream: all of them, unless the address says from where on.

    Raises RunError if it is not there, or may not be read.
    """
    options = options_at(address)
    planned(reading(options).access)
    register(spark)
    first = {} if "startingTimestamp" in options else {"startingOffsets": "earliest"}
    return spark.readStream.format("jetstream").options(**{**first, **options}).load()
