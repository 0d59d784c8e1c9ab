"""What the pipeline reads from a stream."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, SparkSession

from ..jetstream import register
from ..jetstream.address import options_at
from ..jetstream.options import reading
from ..jetstream.source import check_readable, extent


def stream_rows(spark: SparkSession, address: str) -> tuple[DataFrame, int | None]:
    """The messages of a stream up to its present end, the same ones in each pass, and how many there were.

    None where that is not known, or where none may be missing. Raises RunError.
    """
    options = options_at(address)
    register(spark)
    asked = reading(options)
    start, stop = extent(asked)
    most = stop.seq - start.seq if asked.subjects == (">",) and not asked.fail_on_loss else None
    fixed = {"startingOffsets": json.dumps(asdict(start)), "endingOffsets": json.dumps(asdict(stop))}
    options.pop("startingTimestamp", None)
    return spark.read.format("jetstream").options(**{**options, **fixed}).load(), most


def passes_over(rows: DataFrame) -> bool:
    """Whether a stream that is read gives every message but those that are gone, where the session tells."""
    try:
        plan: Any = rows._jdf  # noqa: SLF001
        leaf = plan.queryExecution().analyzed().collectLeaves().head()
        asked = reading({**leaf.extraOptions().asCaseSensitiveMap()})
    except (AttributeError, Py4JError):  # Spark Connect
        return False
    return asked.subjects == (">",) and not asked.fail_on_loss


def streaming_rows(spark: SparkSession, address: str) -> DataFrame:
    """The messages that are, and will be, in a stream: all of them, unless the address says from where on.

    Raises RunError if it is not there, or may not be read.
    """
    options = options_at(address)
    asked = reading(options)
    check_readable(asked)
    register(spark)
    first = {} if "startingTimestamp" in options else {"startingOffsets": "earliest"}
    return spark.readStream.format("jetstream").options(**{**first, **options}).load()
