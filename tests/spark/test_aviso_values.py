"""The values in the Spark columns of Aviso: their types, their bytes, and the digits of doubles."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar import aviso
from natsgrammar.aviso import Field, Schema

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = pytest.mark.spark

REAL = Schema("r", "r", ("x",), {"x": Field("x", "FloatHandler")})
FIELDS = {
    "c": Field("c", "StringHandler", max_length=3),
    "n": Field("n", "IntHandler"),
    "d": Field("d", "DateHandler"),
    "e": Field("e", "DateHandler", canonical_format="%Y-%m-%d"),
    "f": Field("f", "FloatHandler"),
    "h": Field("h", "TimeHandler"),
    "v": Field("v", "ExpverHandler"),
}


def one(name: str, safe: bool = False) -> Schema:
    return Schema("t", "t", (name,), {name: FIELDS[name]}, safe)


@contextmanager
def setting(spark: SparkSession, name: str, value: str) -> Iterator[None]:
    before = spark.conf.get(name, None)
    spark.conf.set(name, value)
    try:
        yield
    finally:
        spark.conf.unset(name) if before is None else spark.conf.set(name, before)


# ---- doubles --------------------------------------------------------------------------------------------------------


def doubles() -> list[float]:
    """Of all exponents: powers of two and of ten and their neighbours, tiny ones, halves, and random bits."""
    rng = random.Random(19)
    found = [0.0, 2.187403110583e18, 1.07176667953293e17, 1.7976931348623157e308, 2251799813685249.25]
    found += [2251799813685249.75, 2.0**-44, 2.2250738585072014e-308, 2.225073858507201e-308, 2e-3, 8.41e21]
    powers = [*(2.0**n for n in range(-1074, 1024, 3)), *(float(f"1e{n}") for n in range(-323, 309, 5))]
    for power in powers:
        found += [power, math.nextafter(power, 0), math.nextafter(power, math.inf)]
    found += [number * 5e-324 for number in (*range(1, 60), *(rng.getrandbits(50) for _ in range(60)))]
    for _ in range(400):
        found.append(abs(struct.unpack("d", struct.pack("Q", rng.getrandbits(64)))[0]))
        found.append(float(f"{rng.uniform(1, 10) * 10 ** rng.uniform(-20, 22):.{rng.randint(10, 16)}e}"))
        found += [rng.getrandbits(64) / 2 ** rng.randint(0, 12), round(rng.uniform(-1e6, 1e6), rng.randint(0, 8))]
    return [sign * number for number in found for sign in (1, -1) if math.isfinite(number)]


def test_doubles_are_written_and_read_as_in_python(spark: SparkSession) -> None:
    from natsgrammar.aviso import spark as columns

    numbers = doubles()
    assert len(numbers) > 5000
    frame = spark.createDataFrame([(n, (number,)) for n, number in enumerate(numbers)], "n int, it struct<x:double>")
    written = frame.repartition(2).select("n", columns.subject("it", REAL)["subject"].alias("subject"))
    both = written.select("n", "subject", columns.identifier("subject", REAL)["identifier"]["x"].alias("x"))
    wrong = [
        (number, row["subject"], row["x"])
        for row in both.collect()
        if row["subject"] != REAL.subject({"x": (number := numbers[row["n"]])})
        or struct.pack("d", row["x"]) != struct.pack("d", number)
    ]
    assert not wrong, f"{len(wrong)} of {len(numbers)}, among them {wrong[:5]}"


# ---- types ----------------------------------------------------------------------------------------------------------


TAKEN: list[tuple[str, str, Any]] = [
    ("n", "7L", 7),
    ("n", "int(7)", 7),
    ("n", "tinyint(7)", 7),
    ("n", "'012'", "012"),
    ("n", "' 7 '", " 7 "),
    ("n", "'7'", "7"),
    ("n", "'7' collate UNICODE_CI", "7"),
    ("d", "date'2026-01-01'", date(2026, 1, 1)),
    ("d", "'20260101'", "20260101"),
    ("d", "'2026-1-1'", "2026-1-1"),
    ("d", "'2026-01-01'", "2026-01-01"),
    ("e", "date'2026-01-01'", date(2026, 1, 1)),
    ("e", "'20260101'", "20260101"),
    ("f", "1.7D", 1.7),
    ("f", "'1.70'", "1.70"),
    ("f", "9007199254740993L", 9007199254740993),
    ("f", "9007199254740992L", 9007199254740992),
    ("f", "double('inf')", math.inf),
    ("f", "double('-inf')", -math.inf),
    ("h", "'6:00'", "6:00"),
    ("v", "'0'", "0"),
    ("c", "'é'", "é"),
]
REFUSED = [
    ("n", "1.7D", "n from a DOUBLE: IntHandler takes BIGINT or STRING, a STRING being the text as it is stored"),
    ("n", "true", "n from a BOOLEAN"),
    ("n", "1000000000000000000000000000000BD", "n from a DECIMAL(31,0)"),
    ("n", "date'2026-01-01'", "n from a DATE"),
    ("d", "timestamp'2026-01-01 23:59:59'", "d from a TIMESTAMP: DateHandler takes DATE or STRING"),
    ("d", "20260101", "d from a INT"),
    ("f", "float(1.5)", "f from a FLOAT: FloatHandler takes DOUBLE or STRING"),
    ("f", "1.5BD", "f from a DECIMAL(2,1)"),
    ("f", "date'2026-01-01'", "f from a DATE"),
    ("h", "600", "h from a INT: TimeHandler takes STRING"),
    ("v", "1L", "v from a BIGINT: ExpverHandler takes STRING"),
    ("c", "X'61'", "c from a BINARY: StringHandler takes STRING"),
    ("c", "array('a')", "c from a ARRAY<STRING>"),
]


@pytest.mark.parametrize("ansi", ["true", "false"])
def test_a_column_is_what_python_would_be_given(spark: SparkSession, ansi: str) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark as columns

    with setting(spark, "spark.sql.ansi.enabled", ansi):
        given = [(name, F.expr(f"named_struct('{name}', {expression})")) for name, expression, _ in TAKEN]
        (row,) = spark.range(1).select(*(columns.subject(it, one(name)) for name, it in given)).collect()
    for (name, expression, value), found in zip(TAKEN, row, strict=True):
        expected: tuple[str | None, list[Any]]
        try:
            expected = one(name).subject({name: value}), []
        except aviso.IdentifierError as error:
            expected = None, [(it.field, it.position, it.cause) for it in error.problems]
        assert (found["subject"], [tuple(it) for it in found["violations"]]) == expected, expression


@pytest.mark.parametrize("ansi", ["true", "false"])
def test_a_column_of_another_type_is_refused_before_anything_runs(spark: SparkSession, ansi: str) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar.aviso import spark as columns

    with setting(spark, "spark.sql.ansi.enabled", ansi):
        for name, expression, told in REFUSED:
            frame = spark.sql(f"select named_struct('{name}', {expression}) as it")
            with pytest.raises(AnalysisException) as refused:
                frame.select(columns.subject("it", one(name)))
            assert told in str(refused.value)
        for subject in ("5", "X'742E61'"):
            with pytest.raises(AnalysisException, match="STRING"):
                spark.sql(f"select {subject} as it").select(columns.identifier("it", one("c")))


# ---- bytes that are not UTF-8 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("safe", [False, True])
def test_bytes_that_are_no_text_are_not_written(spark: SparkSession, safe: bool) -> None:
    from natsgrammar.aviso import spark as columns

    for name, octets, position in (
        ("c", "61FF", 1),
        ("c", "C3", 0),
        ("c", "6161616161FF", 5),
        ("v", "61FF", 1),
        ("n", "31FF", 1),
    ):
        frame = spark.sql(f"select named_struct('{name}', cast(X'{octets}' as string)) as it")
        (row,) = frame.select(columns.subject("it", one(name, safe)).alias("out")).collect()
        assert row["out"]["subject"] is None
        assert [(it["field"], it["position"]) for it in row["out"]["violations"]] == [(name, position)]
        assert row["out"]["violations"][0]["cause"].startswith(f"`\ufffd` (U+FFFD) at position {position}: expected ")


def test_bytes_that_are_no_text_are_not_read(each_way: SparkSession) -> None:
    from natsgrammar import spark as names
    from natsgrammar.aviso import spark as columns

    octets = [b"t.\xff", b"t.a\xff.1", b"\xfft.1", b"t.a.\xc3", b"t.%G\xff", b"t.a\xed\xa0\x80"]
    frame = each_way.createDataFrame([(bytearray(it),) for it in octets], "it binary").selectExpr("string(it) as it")
    watch = Schema("t", "t", ("c", "n"), {name: FIELDS[name] for name in "cn"}).watch({})
    found = frame.select(
        columns.identifier("it", one("c")).alias("out"),
        columns.identifier("it", one("c"), safe=True)["violations"].alias("safe"),
        names.violation("it", "aviso:wire-subject").alias("rule"),
        columns.accepts("it", watch).alias("accepted"),
    ).collect()
    assert [row["rule"]["position"] for row in found] == [2, 3, 0, 4, 3, 3]
    for row in found:
        assert row["out"]["identifier"] is None
        assert row["out"]["violations"] == [(None, row["rule"]["position"], row["rule"]["message"])]
        assert [it["position"] for it in row["safe"]] == [row["rule"]["position"]]
        assert row["accepted"] is False


# ---- how Spark runs them --------------------------------------------------------------------------------------------


def test_spark_makes_no_code_that_is_too_long_for_java(each_way: SparkSession) -> None:
    """Without the fallback a plan whose code Java does not take fails; with it, Spark prints pages and goes on."""
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark as columns

    fields = {name: field for name, field in FIELDS.items() if name != "f"}  # doubles are not compiled anyway
    schema = Schema("t", "t", tuple(fields), fields)
    name = "t.a.1.20260101.2026-01-01.0600.0001"
    watch = schema.watch({"n": {"in": [1, 2]}})
    with (
        setting(each_way, "spark.sql.codegen.fallback", "false"),
        setting(each_way, "spark.sql.codegen.factoryMode", "CODEGEN_ONLY"),
    ):
        names = each_way.range(2).select(F.lit(name).alias("it")).repartition(1)
        read = names.select(
            "it", columns.identifier("it", schema).alias("out"), columns.accepts("it", watch).alias("w")
        )
        again = read.select("it", "w", columns.subject("out.identifier", schema).alias("again"))
        assert [(row["again"]["subject"], row["w"]) for row in again.collect()] == [(name, True)] * 2
