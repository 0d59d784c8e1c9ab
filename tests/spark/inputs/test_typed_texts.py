"""Values of JSON and CSV, read by Java and by Python: what stands in the text, or the column that refused it."""

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
from natsgrammar_spark.inputs import readers
from natsgrammar_spark.sample.typed_texts import places
from natsgrammar_spark.session.schema import CORRUPT_RECORD, FILE
from tests.support.depth import generator, is_full
from tests.support.typed_texts import COLUMNS, texts, tokens, value_of

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

SOURCE = Input(
    columns=Struct(tuple((name, parse_type(kind)) for name, (kind, _) in COLUMNS.items())),
    header=False,
    delimiter="\x1f",
    epochs=tuple((name, unit) for name, (_, unit) in COLUMNS.items() if unit),
)
MANY = 60_000 if is_full() else 250  # texts, each in some columns, by two readers of two formats


def read(spark: SparkSession, lines: list[str], form: str) -> list[tuple[Any, ...]]:
    rows = pa.table({"_line": lines, FILE: ["x"] * len(lines)})
    return [tuple(row) for row in typed(readers, spark.createDataFrame(rows), form).collect()]


def typed(module: Any, lines: DataFrame, form: str) -> DataFrame:
    """Return the values, days and microseconds as numbers, and the reasons."""
    rows: DataFrame = (module.csv_rows if form == "csv" else module.json_rows)(lines, SOURCE)
    kinds = {name: kind for name, (kind, _) in COLUMNS.items()}
    numbers = {"date": F.unix_date, "timestamp": F.unix_micros, "timestamp_ntz": _micros}
    values = [numbers.get(kind, F.col)(name).alias(name) for name, kind in kinds.items()]
    return rows.select(*values, CORRUPT_RECORD)


def _micros(name: str) -> Any:
    return F.unix_micros(F.col(name).cast("timestamp"))


def same(left: Any, right: Any) -> bool:
    """Whether two values are the same, to their sign and bits."""
    if isinstance(left, float) and isinstance(right, float):
        return struct.pack("<d", left) == struct.pack("<d", right)
    return bool(type(left) is type(right) and left == right) or bytes(left or b"0") == bytes(right or b"1")


@pytest.mark.parametrize("by_python", [False, True])
@pytest.mark.parametrize("form", ["json", "csv"])
def test_a_value_is_what_the_text_is_or_is_refused(
    spark: SparkSession, monkeypatch: pytest.MonkeyPatch, form: str, by_python: bool
) -> None:
    if by_python:
        monkeypatch.setattr(readers, "_java", lambda *_: None)
    assert (readers._java(spark) is None) == by_python
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
