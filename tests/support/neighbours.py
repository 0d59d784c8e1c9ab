"""Tests that break their Spark, each followed by one that needs it; `spark/test_neighbours.py` runs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


def works(spark: SparkSession) -> bool:
    from natsgrammar import spark as ns

    names = spark.createDataFrame([("ORDERS",), ("a.b",)], "name string")
    return [valid for (valid,) in names.select(ns.is_valid("name", "adr6:stream-name")).collect()] == [True, False]


@pytest.fixture(scope="module")
def held(spark: SparkSession) -> SparkSession:
    """The session, as a fixture of another scope keeps it."""
    return spark


@pytest.mark.timeout(2, func_only=True)
def test_that_is_cut_off_in_an_answer(held: SparkSession) -> None:
    jvm: Any = held._jvm
    jvm.java.lang.Thread.sleep(3_600_000)


def test_after_a_time_out(held: SparkSession) -> None:
    assert works(held)


def test_that_loses_its_java(held: SparkSession) -> None:
    gateway: Any = held.sparkContext._gateway
    gateway.proc.kill()
    held.range(1).collect()


def test_after_a_dead_java(held: SparkSession) -> None:
    assert works(held)


def test_that_stops_the_session(spark: SparkSession) -> None:
    spark.stop()


def test_after_a_stopped_session(spark: SparkSession, held: SparkSession) -> None:
    assert works(spark)
    assert works(held)
