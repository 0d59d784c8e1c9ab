"""Spark routes subjects to filters as `ng.SubjectIndex` does, with the Java functions and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import natsgrammar as ng
from tests.support.depth import generator
from tests.support.spark_names import BOTH, building, strings

if TYPE_CHECKING:
    from pathlib import Path

    from pyspark.sql import SparkSession

TOKENS = ("a", "b", "ab", "*", ">", "a*", ">b", "*>", "", "é", "😀", " ", "a\n")
EDGES = ["", ".", "a.", ".a", "a..b", "*", ">", "a.*", "a.>", "a.>.b", "é.😀", "\0", "a" * 300, "a." * 400 + "a"]


def names(key: str, many: int) -> list[str]:
    """Subjects or filters of few tokens, so that many match; every kind of token is in some."""
    rng = generator(key)
    plain = [".".join((*rng.choices("aab*", k=rng.randrange(1, 5)), *rng.choices(["a", ">"]))) for _ in range(many)]
    odd = [".".join(rng.choices(TOKENS, k=rng.randrange(1, 6))) for _ in range(many)]
    return list(dict.fromkeys([*EDGES, *plain, *odd]))


@BOTH
def test_subjects_reach_the_filters_that_python_finds(spark: SparkSession, java: bool) -> None:
    from natsgrammar import spark as ns

    subjects, filters = names("subjects", 300), names("filters", 300)
    with building(spark, java=java):
        asked = [ns.route("name", filters), ns.match("name", filters), ns.route("name", "a.*"), ns.match("name", [])]
    got = strings(spark, None, *subjects).select("name", *asked).collect()
    index, one = ng.SubjectIndex(filters), ng.SubjectIndex("a.*")
    wanted = [(it, index.matching(it), ng.match(it, filters), one.matching(it), False) for it in subjects]
    assert [tuple(row) for row in got] == [(None,) * 5, *wanted]
    assert max(len(found) for _, found, *_ in wanted) > 10


@BOTH
def test_bytes_are_compared_as_the_server_does(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    subjects = [b"a.\xff", b"\xff.a", b"\xc3.a", b"a.\xed\xa0\x80", "a.é".encode()]
    filters = ["a.*", "*.a", "a.é", "a.\ufffd"]
    with building(spark, java=java):
        asked = ns.route(F.col("bytes").cast("string"), filters)
    frame = spark.createDataFrame([(bytearray(it),) for it in subjects], "bytes binary").coalesce(1)
    got = [row[0] for row in frame.select(asked).collect()]
    assert got == [["a.*"], ["*.a"], ["*.a"], ["a.*"], ["a.*", "a.é"]]


@BOTH
def test_streams_are_routed(spark: SparkSession, java: bool, tmp_path: Path) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    strings(spark, "a.b", "b.a", None, "c").write.parquet(str(tmp_path / "in"))
    stream = spark.readStream.schema("name string").parquet(str(tmp_path / "in"))
    with building(spark, java=java):
        routed = stream.select("name", F.explode(ns.route("name", ["*.b", "a.>", "c"])).alias("filter"))
        written = routed.writeStream.option("checkpointLocation", str(tmp_path / "checkpoint"))
        query = written.trigger(availableNow=True).start(str(tmp_path / "out"), format="parquet")
        query.awaitTermination()
    got = spark.read.parquet(str(tmp_path / "out")).collect()
    assert sorted(map(tuple, got)) == [("a.b", "*.b"), ("a.b", "a.>"), ("c", "c")]


@BOTH
def test_wrong_filters_are_refused(spark: SparkSession, java: bool) -> None:
    from natsgrammar import spark as ns

    with building(spark, java=java):
        for wrong in (3, b"a", ["a", None]):
            with pytest.raises(TypeError, match="a subject is a str, not"):
                ns.route("name", wrong)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="surrogates"):
            ns.match("name", "a.\ud800")
        with pytest.raises(TypeError, match="Column or the name of one, not int"):
            ns.route(3, "a")  # type: ignore[arg-type]
