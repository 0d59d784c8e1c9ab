"""Values of JSON and CSV, read by Java and by Python: what stands in the text, or the column that rejected it."""

from __future__ import annotations

import struct
from itertools import islice
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pytest
from pyspark.sql import functions as F

from natsgrammar_spark.contract import Input
from natsgrammar_spark.contract.ddl import Struct, parse_type
from natsgrammar_spark.contract.malformed import BEYOND
from natsgrammar_spark.contract.typed_texts import accepts, places
from natsgrammar_spark.inputs import readers
from natsgrammar_spark.session import values as typed_values
from natsgrammar_spark.session.schema import CORRUPT_RECORD, FILE
from tests.support.depth import generator, is_full
from tests.support.typed_texts import COLUMNS, texts, tokens, value_of

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

SOURCE = Input(
    columns=Struct(tuple((name, parse_type(kind)) for name, (kind, _) in COLUMNS.items())),
    header=False,
    delimiter="\x1f",
    epochs=tuple((name, unit) for name, (_, unit) in COLUMNS.items() if unit),
)
MANY = 6_000 if is_full() else 250  # texts, each in some columns, by two readers of two formats
ALL = 60_000 if is_full() else 1_000  # texts, each tried as a value of every type: a million values at full depth


def read(spark: SparkSession, lines: list[str], form: str) -> list[tuple[Any, ...]]:
    rows = pa.table({"_line": lines, FILE: ["x"] * len(lines)})
    return [tuple(row) for row in typed(readers, spark.createDataFrame(rows), form).collect()]


def typed(module: Any, lines: DataFrame, form: str) -> DataFrame:
    """Return the values, days and microseconds as numbers, and the reasons."""
    rows: DataFrame = (module.csv_rows if form == "csv" else module.json_rows)(lines, SOURCE)
    return rows.select(*_numbers(), CORRUPT_RECORD)


def _numbers() -> list[Column]:
    numbers = {"date": F.unix_date, "timestamp": F.unix_micros, "timestamp_ntz": _micros}
    return [numbers.get(kind, F.col)(name).alias(name) for name, (kind, _) in COLUMNS.items()]


def _micros(name: str) -> Any:
    return F.unix_micros(F.col(name).cast("timestamp"))


def same(left: Any, right: Any) -> bool:
    """Whether two values are the same, to their sign and bits."""
    if isinstance(left, float) and isinstance(right, float):
        return struct.pack("<d", left) == struct.pack("<d", right)
    if isinstance(left, bytearray | bytes) and isinstance(right, bytearray | bytes):
        return bytes(left) == bytes(right)
    return bool(type(left) is type(right) and left == right)


@pytest.mark.parametrize("by_python", [False, True])
@pytest.mark.parametrize("form", ["json", "csv"])
def test_a_value_is_what_the_text_is_or_is_refused(
    spark: SparkSession, monkeypatch: pytest.MonkeyPatch, form: str, by_python: bool
) -> None:
    if by_python:
        monkeypatch.setattr(typed_values, "_java", lambda *_: None)
    assert (typed_values._java(spark) is None) == by_python
    _, reasons = places(SOURCE.columns, SOURCE.epochs)  # type: ignore[arg-type]
    pick = generator("typed texts")
    cases: list[tuple[str, str, Any, str | None]] = []  # line, column, value, reason
    for text in islice(texts(pick), 1_500 + MANY):
        if form == "csv" and (text == "" or set(text) & set('"\n\r')):
            continue
        for at, (name, (kind, unit)) in enumerate(COLUMNS.items()):
            if pick.random() < (0.3 if is_full() else 0.9) or (
                form == "csv" and kind == "binary"
            ):  # which CSV cannot hold
                continue
            value = value_of(kind, unit, text)
            if by_python and form == "json" and text == "-0" and isinstance(value, float):
                value = 0.0  # Spark's own parser, which makes the values here, loses the sign of a whole number
            spelled = [(text, True)] if form == "csv" else list(tokens(kind, unit, text))
            for token, is_token in spelled:
                line = (
                    f'{{"{name}": {token}}}'
                    if form == "json"
                    else "\x1f".join(text if each == name else "" for each in COLUMNS)
                )
                is_long = form == "json" and token == text and len(text) > 1000
                reason = BEYOND if is_long else None if is_token and value is not None else reasons[at]
                cases.append((line, name, None if reason else value, reason))
    names = list(COLUMNS)
    rows = read(spark, [line for line, *_ in cases], form)
    wrong = [
        (line, value, reason, row[names.index(name)], row[-1])
        for (line, name, value, reason), row in zip(cases, rows, strict=True)
        if row[-1] != reason or not (reason or same(row[names.index(name)], value))
    ]
    assert not wrong, (len(wrong), [tuple(str(each)[:90] for each in case) for case in wrong[:25]])
    assert len(cases) > (MANY if is_full() else 1_000)


def test_java_and_python_accept_the_texts_of_a_type_and_no_others(spark: SparkSession) -> None:
    """Each text is tried as a value of every type, at full depth a million times; no value differs from the text's."""
    (_, _, fields), _ = places(SOURCE.columns, SOURCE.epochs)  # type: ignore[arg-type]
    tried = list(islice(texts(generator("texts of all types")), 1_500 + ALL))
    lines = spark.createDataFrame(pa.table({"_text": tried, "at": range(len(tried))})).repartition(8, "at")
    values = lines.select(
        "at",
        *(
            typed_values.typed(spark, F.col("_text"), parse_type(kind), place, unit).alias(name)
            for (name, place), (kind, unit) in zip(fields, COLUMNS.values(), strict=True)
        ),
    )
    read_values = values.select("at", *_numbers()).toArrow().sort_by("at")
    wrong = []
    for (name, (_, family, more)), (kind, unit) in zip(fields, COLUMNS.values(), strict=True):
        for text, by_java in zip(tried, read_values[name].to_pylist(), strict=True):
            value, by_python = value_of(kind, unit, text), accepts(text, family, more)
            if by_python != (value is not None) or not (by_java is value is None or same(by_java, value)):
                wrong.append((kind, unit, text[:90], value, by_java, by_python))
    assert not wrong, (len(wrong), wrong[:25])
    assert len(tried) * len(fields) > (1_000_000 if is_full() else 40_000)
