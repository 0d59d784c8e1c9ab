"""Aviso in Spark: the answers of the Python mapping, row by row, and what only Spark has: types, bytes and plans."""

from __future__ import annotations

import json
import math
from datetime import date, time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar import aviso
from natsgrammar.aviso import Field, Schema

if TYPE_CHECKING:
    from pyspark.sql import SparkSession


ROOT = Path(__file__).parents[3]
CAPTURED = ROOT / "examples" / "messages.jsonl"
MARS = aviso.read(ROOT / "tests" / "unit" / "aviso" / "config.yaml")["mars"]
FIELDS = {
    "text": Field("text", "StringHandler", max_length=4),
    "kind": Field("kind", "EnumHandler", values=("a", "ab*", "ß")),
    "expver": Field("expver", "ExpverHandler", default="0001"),
    "step": Field("step", "IntHandler", low=-5, high=10),
    "real": Field("real", "FloatHandler"),
    "day": Field("day", "DateHandler"),
    "dashed": Field("dashed", "DateHandler", canonical_format="%Y-%m-%d"),
    "at": Field("at", "TimeHandler"),
}
ALL = Schema("all", "all", tuple(FIELDS), FIELDS)
GOOD: dict[str, Any] = ALL.identifier("all.a%2E%2A.ab%2A.0001.7.0%2E001.20240229.2025-07-06.0905")
OTHERS: dict[str, list[Any]] = {
    "text": ["", "abcde", "aéé", "é", "%", "\n", "😀", None],
    "kind": ["a", "ß", "AB*", "c"],
    "expver": ["hx1y", "1", "00001", "É"],
    "step": [-5, 11, "7", "07"],
    "real": [-0.0, 1e30, 1.5e-7, 1 / 3, 5e-324, math.inf, "1.50"],
    "day": [date(1, 1, 1), date(9999, 12, 31), "2024-02-29"],
    "dashed": ["20240229", "0000-01-01"],
    "at": ["0000", "2400", "06:00:01"],
}
VARIANTS = [GOOD, *({**GOOD, name: value} for name, values in OTHERS.items() for value in values)]


def stored(identifier: dict[str, Any]) -> dict[str, Any]:
    """The values as texts, as Aviso stores them; what is text already as it is."""
    handlers = {name: aviso.HANDLERS[field.handler] for name, field in FIELDS.items()}
    written = {name: handlers[name].write(FIELDS[name], item) for name, item in identifier.items() if item is not None}
    return {**dict.fromkeys(identifier), **written}


def of_spark(identifier: dict[str, Any]) -> dict[str, Any]:
    return {name: f"{item:%H%M}" if isinstance(item, time) else item for name, item in identifier.items()}


def as_rows(problems: tuple[aviso.Problem, ...]) -> list[tuple[Any, ...]]:
    return [(problem.field, problem.position, problem.cause, problem.expected) for problem in problems]


def read(subject: str, schema: Schema, safe: bool) -> tuple[dict[str, Any] | None, list[tuple[Any, ...]]]:
    """What Python has for the subject, in the form of the column."""
    try:
        return of_spark(schema.identifier(subject, safe=safe)), []
    except aviso.SubjectError as error:
        return None, [(None, error.position, error.violation.message, error.expected)]
    except aviso.IdentifierError as error:
        return None, as_rows(error.problems)


def written(identifier: dict[str, Any], schema: Schema) -> tuple[str | None, list[tuple[Any, ...]]]:
    """What Python has for the identifier, in the form of the column."""
    try:
        return schema.subject({name: item for name, item in identifier.items() if item is not None}), []
    except aviso.IdentifierError as error:
        return None, as_rows(error.problems)


def subjects() -> list[str]:
    """Captured ones, one with each other text in its place, and some of other shapes and spellings."""
    captured = {json.loads(line)["subject"] for line in CAPTURED.read_text(encoding="utf-8").splitlines()}
    good = ALL.subject(GOOD)
    varied = [".".join(aviso.encode(item or "") for item in ("all", *stored(row).values())) for row in VARIANTS]
    broken = [good[:40], f"{good}.x", f"{good}.", "", good.replace("%2E", "%GG"), good.replace("all", "al", 1)]
    spelled = [good.replace(".a%", ".%C3%A9%"), good.replace("%2A", "%2a"), good.replace(".7.", ".%37.")]
    return [good, *varied, *broken, *spelled, *sorted(captured)[::4]]


def test_every_row_is_what_python_has(spark: SparkSession) -> None:
    from natsgrammar.aviso import spark as columns

    names = subjects()
    watches: list[tuple[Schema, aviso.Request]] = [
        (ALL, {"step": {"gte": 7}}),
        (ALL, {"kind": {"in": ["a", "ab*"]}, "real": 0.001}),
        (MARS, {"class": "od"}),
    ]
    requests = [schema.watch(request) for schema, request in watches]
    frame = spark.createDataFrame([*enumerate(names), (-1, None)], "n int, name string").repartition(2)
    rows = {
        row["n"]: row
        for row in frame.select(
            "n",
            columns.identifier("name", ALL).alias("all"),
            columns.identifier("name", ALL, safe=True).alias("safe"),
            columns.identifier("name", MARS).alias("mars"),
            *(columns.accepts("name", watch).alias(f"watch{at}") for at, watch in enumerate(requests)),
        ).collect()
    }
    assert list(rows.pop(-1))[1:] == [None] * (3 + len(requests))
    actual = dict.fromkeys(("all", "safe", "mars"), 0)
    for n, name in enumerate(names):
        for column, schema, safe in (("all", ALL, False), ("safe", ALL, True), ("mars", MARS, False)):
            identifier, violations = rows[n][column]
            expected = read(name, schema, safe)
            assert (identifier and identifier.asDict(), [tuple(violation) for violation in violations]) == expected, (
                name
            )
            actual[column] += identifier is not None
        assert [rows[n][f"watch{at}"] for at in range(len(requests))] == [item.accepts(name) for item in requests], name
    assert min(actual.values()) > 10
    assert actual["mars"] > 50


def test_every_identifier_is_written_as_python_does(spark: SparkSession) -> None:
    """A column has one type: Python's types in one job, texts as Aviso stores them in another."""
    from natsgrammar.aviso import spark as columns

    safe = Schema("all", "all", ALL.key_order, FIELDS, safe=True)
    typed = [
        variant
        for variant in VARIANTS
        if not any(isinstance(variant[n], str) for n in ("step", "real", "day", "dashed"))
    ]
    strings = f"struct<{','.join(f'{name}:string' for name in FIELDS)}>"
    for given, kind, schema in (
        ([of_spark(item) for item in typed], columns.identifier_type(ALL), ALL),
        ([stored(variant) for variant in VARIANTS], strings, safe),
    ):
        frame = spark.createDataFrame([*enumerate(given), (-1, None)], f"n int, it {kind}")
        rows = {row["n"]: row["out"] for row in frame.select("n", columns.subject("it", schema).alias("out")).collect()}
        assert rows.pop(-1) is None
        for n, identifier in enumerate(given):
            assert (rows[n]["subject"], [tuple(violation) for violation in rows[n]["violations"]]) == written(
                identifier, schema
            )
        assert sum(row["subject"] is not None for row in rows.values()) > 5


def schema_of(name: str) -> Schema:
    return Schema("t", "t", (name,), {name: FIELDS[name]})


def test_columns_of_other_types_that_are_taken(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark as columns

    taken = {
        "tinyint(7)": ("step", "t.7"),
        "int(7)": ("step", "t.7"),
        "'7' collate UNICODE_CI": ("step", "t.7"),
        "9007199254740992L": ("real", "t.9007199254740992"),
        "9007199254740993L": ("real", None),
    }
    built = [
        columns.subject(F.expr(f"named_struct('{name}', {given})"), schema_of(name))["subject"]
        for given, (name, _) in taken.items()
    ]
    assert list(spark.range(1).select(*built).first() or ()) == [subject for _, subject in taken.values()]


@pytest.mark.parametrize(
    ("name", "given", "cause"),
    [
        (
            "step",
            "1.7D",
            "step from a DOUBLE: IntHandler accepts BIGINT or STRING, where a STRING is the text as stored",
        ),
        ("day", "timestamp'2026-01-01 23:59:59'", "day from a TIMESTAMP: DateHandler accepts DATE or STRING"),
        ("text", "X'61'", "text from a BINARY: StringHandler accepts STRING"),
    ],
)
def test_columns_of_other_types_that_are_refused(spark: SparkSession, name: str, given: str, cause: str) -> None:
    from pyspark.errors import PythonException
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark as columns

    column = columns.subject(F.expr(f"named_struct('{name}', {given})"), schema_of(name))
    with pytest.raises(PythonException) as refused:
        spark.range(1).select(column).collect()
    assert cause in str(refused.value)


def test_subjects_are_strings(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar.aviso import spark as columns

    for given in ("5", "X'742E61'"):
        with pytest.raises(AnalysisException, match="STRING"):
            spark.sql(f"select {given} as item").select(columns.identifier("item", schema_of("text")))


def test_bytes_that_are_not_utf8(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark as columns

    positions = {b"t.\xff": 2, b"t.a\xff.1": 3, b"\xfft.1": 0, b"t.a.\xc3": 4, b"t.%G\xff": 3, b"t.a\xed\xa0\x80": 3}
    frame = spark.createDataFrame([(bytearray(position),) for position in positions], "it binary").select(
        F.col("it").cast("string")
    )
    text = schema_of("text")
    rows = frame.select(
        columns.identifier("it", text).alias("plain"),
        columns.identifier("it", text, safe=True).alias("safe"),
        columns.accepts("it", text.watch({})).alias("accepted"),
        columns.subject(F.struct(F.col("it").alias("text")), text).alias("written"),
    ).collect()
    for row, (octets, position) in zip(rows, positions.items(), strict=True):
        actual = "`G`" if b"G" in octets else "`\ufffd` (U+FFFD)"
        for refused in (row["plain"], row["safe"]):
            assert refused["identifier"] is None
            (violation,) = refused["violations"]
            assert (violation["field"], violation["position"]) == (None, position)
            assert violation["cause"] == f"{actual} at position {position}: expected {violation['expected']}"
        assert row["accepted"] is False
        assert row["written"]["subject"] is None
        (violation,) = row["written"]["violations"]
        assert violation["field"] == "text"
        assert violation["cause"].startswith(f"`\ufffd` (U+FFFD) at position {violation['position']}: expected a whole")


def test_several_fields_of_one_column_are_one_evaluation(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.aviso import spark as columns

    frame = (
        spark.range(1)
        .select(F.lit("t.7").alias("item"))
        .select(columns.identifier("item", schema_of("step")).alias("read"))
    )
    plan = frame.select("read.identifier.step", "read.violations", F.size("read.violations"))
    executed = plan._jdf.queryExecution().executedPlan().toString()
    assert executed.count("read(") == 1
