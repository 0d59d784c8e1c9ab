"""Samples of data that only Spark reads: tables of a catalog, and streams."""

import json
from contextlib import suppress

from pyspark.sql import DataFrame, SparkSession, Window
from pyspark.sql import functions as F

from ..contract.ddl import Struct, has_text
from ..contract.decode import DATA
from ..contract.problems import RunError
from ..sample.payloads import Payloads
from ..sample.seen import MOST_TEXT, Budget, Full, Sample, Seen, add, parts
from ..session.errors import errors_in_one_line
from ..session.schema import columns_of, named


def of_table(spark: SparkSession, table: str, most: int) -> Sample:
    """Return the first rows of a table. Raises RunError."""
    with errors_in_one_line(table):
        return _of_rows(spark.table(table), f"table `{table}`", most)


def of_stream(spark: SparkSession, address: str, most: int) -> Sample:
    """Return the first messages of a stream. Raises RunError."""
    from .jetstream import stream_rows  # needs nats-py

    with errors_in_one_line(address.partition("?")[0]):
        return _of_rows(stream_rows(spark, address)[0], f"stream `{address}`", most)


def _of_rows(rows: DataFrame, label: str, most: int) -> Sample:
    columns = columns_of(rows.schema)
    with_text = [(name, kind) for name, kind in columns.fields if has_text(kind) or kind == DATA]
    # As JSON, because `toArrow` fails for a null struct whose fields are not nullable; octets are base64 there.
    text = F.to_json(F.struct(*(named(name) for name, _ in with_text)))
    size = F.sum(F.length("text")).over(Window.rowsBetween(Window.unboundedPreceding, Window.currentRow))
    texts = rows.limit(most).select(text.alias("text")).select(F.when(size <= MOST_TEXT, F.col("text")))
    collected = texts.collect() if with_text else []
    if not collected:
        raise RunError(f"no rows in {label}, or no column of text")
    seen, budget, payloads, many = Seen(), Budget(), Payloads(), 0
    with suppress(Full):
        for (line,) in collected:
            row = json.loads(line or "{}")
            add(seen, row, budget)
            payloads.add_row(row)
            many += line is not None
    places = parts(seen, Struct(tuple(with_text)), (), many)
    whole, seen_texts = len(collected) == many < most, tuple(texts for part in places for texts in part.texts())
    return Sample(columns, seen_texts, many, whole, payloads=payloads.columns)
