"""Streams that run at once in a process of their own, for tests that kill it: `many_streams.py PLAN`.

PLAN is a JSON file: settings of the session, and keyword arguments of each stream. Each step of a batch is one line on
standard output. It runs in environments that `tools/table_formats.sh` made, which have no pytest.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pyspark.sql import SparkSession
from pyspark.sql.streaming.query import StreamingQuery

from natsgrammar_spark import load
from natsgrammar_spark.inputs import named
from natsgrammar_spark.session.session import session
from natsgrammar_spark.stream import run_stream
from tests.spark.outputs.on_tables import held


def begun(spark: SparkSession, contract: str, read: str, form: str, into: dict[str, Any]) -> StreamingQuery:
    """One of the streams."""
    (agreed,) = load(contract)
    rows = named(form, [read]).stream(spark)
    return run_stream(agreed, rows, available_now=True, form=form, step=lambda step: print(step, flush=True), **into)


def main(plan: str) -> None:
    """Run all streams to their ends, or print the numbers in the tables that the plan lists."""
    planned = json.loads(Path(plan).read_text())
    with session("local[2]", planned["settings"], size=0) as spark:
        if "schema" in planned:
            spark.sql(f"CREATE DATABASE IF NOT EXISTS {planned['schema']}")
        if "listed" in planned:
            print(json.dumps([held(spark, table) for table in planned["listed"]]))
            return
        for query in [begun(spark, **stream) for stream in planned["streams"]]:
            query.awaitTermination()


if __name__ == "__main__":
    main(*sys.argv[1:])
