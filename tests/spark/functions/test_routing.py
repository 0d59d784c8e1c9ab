"""Spark routes subjects to filters as `ng.SubjectIndex` does, with the Java functions and without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import natsgrammar as ng
from tests.support.depth import generator
from tests.support.spark_names import BOTH, building, strings

if TYPE_CHECKING:
    from pathlib import Path

    from pyspark.sql import DataFrame, SparkSession


def plan(frame: DataFrame) -> str:
    executed: Any = frame._jdf
    return str(executed.queryExecution().executedPlan().toString())


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
        request = [ns.route("name", filters), ns.match("name", filters), ns.route("name", "a.*"), ns.match("name", [])]
    frame = strings(spark, None, *subjects).select("name", *request)
    assert ("Python" in plan(frame)) != java
    got = frame.collect()
    index, single = ng.SubjectIndex(filters), ng.SubjectIndex("a.*")
    expected = [
        (subject, index.matching(subject), ng.match(subject, filters), single.matching(subject), False)
        for subject in subjects
    ]
    assert [tuple(row) for row in got] == [(None,) * 5, *expected]
    assert max(len(actual) for _, actual, *_ in expected) > 10


def test_many_filters_are_walked_in_java_as_in_python(spark: SparkSession) -> None:
    """So many that tokens meet in the table: every subject reaches its own filters and no other."""
    from natsgrammar import spark as ns

    filters = [f"a{n % 100}.b{n}.{end}" for n in range(20_000) for end in ("c", "*", ">")]
    subjects = [
        f"a{n % 100}.b{n + shift}.{end}" for n in range(0, 20_000, 97) for shift in (0, 1) for end in ("c", "d.e")
    ]
    index = ng.SubjectIndex(filters)
    for _ in range(2):  # the second time the session knows the filters
        got = strings(spark, *subjects).select("name", ns.route("name", filters)).collect()
        assert [tuple(row) for row in got] == [(subject, index.matching(subject)) for subject in subjects]


def test_tokens_of_every_length_are_told_apart(spark: SparkSession) -> None:
    """Java compares eight bytes at once, and hashes longer tokens."""
    from natsgrammar import spark as ns

    whole = [f"{'abcdefgh' * 4}"[:length] for length in range(1, 33)]
    filters = [f"{token}{rest}" for token in whole for rest in ("", ".x", ".*", "\0", "é.>")]
    subjects = [f"{token}{rest}" for token in whole for rest in ("", "\0", "\0\0", "é.x", ".x", ".y", "..x", ".")]
    subjects += [f"{token[:-1]}z.x" for token in whole]
    index = ng.SubjectIndex(filters)
    got = strings(spark, *subjects).select("name", ns.route("name", filters)).collect()
    assert [tuple(row) for row in got] == [(subject, index.matching(subject)) for subject in subjects]


def test_a_new_session_routes_too(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    other = spark.newSession()
    ns.install(other)
    got = strings(other, "a.b", "b").select(ns.route("name", ["a.*", ">"])).collect()
    assert [row[0] for row in got] == [["a.*", ">"], [">"]]
    assert strings(spark, "b").select(ns.match("name", "a.*")).collect()[0][0] is False


@BOTH
def test_bytes_are_compared_as_the_server_does(spark: SparkSession, java: bool) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    subjects = [b"a.\xff", b"\xff.a", b"\xc3.a", b"a.\xed\xa0\x80", "a.é".encode()]
    filters = ["a.*", "*.a", "a.é", "a.\ufffd"]
    with building(spark, java=java):
        request = ns.route(F.col("bytes").cast("string"), filters)
    frame = spark.createDataFrame([(bytearray(subject),) for subject in subjects], "bytes binary").coalesce(1)
    got = [row[0] for row in frame.select(request).collect()]
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
def test_wrong_filters_are_refused(spark: SparkSession, java: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from natsgrammar import spark as ns

    with building(spark, java=java):
        for wrong in (3, b"a", ["a", None]):
            with pytest.raises(TypeError, match="a subject is a str, not"):
                ns.route("name", wrong)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="surrogates"):
            ns.match("name", "a.\ud800")
        monkeypatch.setattr(ns.columns, "_MOST_FILTERS", 10)
        with pytest.raises(ValueError, match="filters of 12 bytes: at most 10"):
            ns.route("name", ["a.b.c.d", "a.b.*"])
        with pytest.raises(TypeError, match="Column or the name of one, not int"):
            ns.route(3, "a")  # type: ignore[arg-type]


@pytest.mark.nightly
def test_a_join_finds_what_python_finds(spark: SparkSession) -> None:
    from natsgrammar import spark as ns

    subjects, filters = names("subjects", 300), [*names("filters", 300), "a.a"]
    there = strings(spark, None, *filters).withColumnRenamed("name", "filter")
    frame = ns.route_join(strings(spark, None, *subjects), "name", there, "filter")
    assert frame.columns == ["name", "filter"]
    assert "Python" not in plan(frame)
    index = ng.SubjectIndex(filters)
    expected = [(subject, actual) for subject in subjects for actual in index.matching(subject)]
    assert sorted(map(tuple, frame.collect())) == sorted([*expected, *[pair for pair in expected if pair[1] == "a.a"]])


@pytest.mark.nightly
def test_a_join_compares_bytes(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    octets = spark.sql(
        "SELECT CAST(it AS STRING) AS subject FROM VALUES (X'61FF'), (X'61FE'), (X'61EFBFBD') AS them(it)"
    )
    frame = ns.route_join(octets, "subject", octets.withColumnRenamed("subject", "filter"), F.col("filter"))
    assert frame.where("subject = filter").count() == frame.count() == 3


@pytest.mark.nightly
def test_a_stream_joins_filters(spark: SparkSession, tmp_path: Path) -> None:
    from natsgrammar import spark as ns

    strings(spark, "a.b", "a.c", None).write.parquet(str(tmp_path / "in"))
    stream = spark.readStream.schema("name string").parquet(str(tmp_path / "in"))
    joined = ns.route_join(stream, "name", strings(spark, "a.b", "a.*").withColumnRenamed("name", "filter"), "filter")
    query = joined.writeStream.format("memory").queryName("joined").trigger(availableNow=True).start()
    query.awaitTermination()
    assert sorted(map(tuple, spark.table("joined").collect())) == [("a.b", "a.*"), ("a.b", "a.b"), ("a.c", "a.*")]
