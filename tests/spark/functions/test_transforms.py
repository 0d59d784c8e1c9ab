"""Spark transforms subjects as `ng.transform` does, byte by byte."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import natsgrammar as ng
from tests.support.spark_names import strings

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SUBJECTS = ["orders.eu.17", "orders.日本.x", "orders.é.é", "orders.a", "orders..b", "", "orders.a.b", "orders.*.b"]


def test_subjects_are_transformed_as_in_python(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    pair = "orders.*.*", "{{partition(3,1)}}.$2.{{left(1,1)}}"
    expected: list[tuple[str | None, bytes | None]] = [(None, None)]
    for subject in SUBJECTS:
        result = ng.transform(*pair)(subject)
        expected.append((subject, None if result is None else result.encode(errors="surrogateescape")))
    frame = strings(spark, None, *SUBJECTS).select("name", ns.transform("name", *pair).cast("binary").alias("to"))
    assert [(row["name"], row["to"] and bytes(row["to"])) for row in frame.collect()] == expected
    assert sum(result is None for _, result in expected) == 5


def test_wrong_pairs_and_columns_are_errors(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    with pytest.raises(ng.InvalidName):
        ns.transform("name", "a.*", "b.$2")
    with pytest.raises(TypeError):
        ns.transform(3, "a.*", "b.$1")  # type: ignore[arg-type]
