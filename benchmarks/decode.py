"""Decoded columns against what is written by hand for Spark: parts of subjects, and JSON with reasons."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa

from benchmarks.timing import Row, medians, per_call, processor_seconds

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from natsgrammar_spark import Contract

MESSAGES = 1_000_000
ROUNDS = 5
TYPE = "struct<amount: decimal(10,2), time: timestamp, name: string, n: bigint, x: double, tags: array<string>>"
GRAMMAR = """\
// @source Orders
// @good "orders.eu.17.made.x"
// @bad "orders" at 6
order: "orders." region "." id "." event "." rest
// @part region
region: /[a-z]{2}/
// @part id
id: /[0-9]+/
// @part event
event: /[a-z]+/
// @part rest
rest: /[^.]+/
"""
_TEXT = {"type": "string"}
SCHEMA = {
    "type": "object",
    "required": ["amount", "time", "n"],
    "additionalProperties": False,
    "properties": {
        "amount": {**_TEXT, "pattern": "^[0-9]+[.][0-9]{2}$"},
        "time": {**_TEXT, "format": "date-time"},
        "name": {**_TEXT, "minLength": 1, "maxLength": 16},
        "n": {"type": "integer", "minimum": 0},
        "x": {"type": "number", "exclusiveMaximum": 1},
        "tags": {"type": "array", "maxItems": 2, "items": {"enum": ["eu", "us", "ap", "new"]}},
    },
}
CONTRACT = """\
contract: 1
grammars: names
rules:
  - {column: %s, decode: %s, into: decoded, types: {id: bigint}}
"""


def rows() -> Iterator[Row]:
    """Subjects in four parts, one of them a number, and JSON of six fields, 3 % of which are rejected."""
    from natsgrammar_spark.session import session

    with tempfile.TemporaryDirectory() as folder, session("local[2]") as spark:
        messages = messages_of(spark, Path(folder, "messages"), MESSAGES)
        yield from _measured(messages, Path(folder))
        yield from with_schema(messages, Path(folder))


def with_schema(messages: DataFrame, folder: Path) -> Iterator[Row]:
    """JSON with a JSON Schema, against jsonschema-rs in an Arrow UDF; nothing if that is not installed."""
    try:
        import jsonschema_rs
    except ImportError:
        return
    from pyspark.sql import functions as F

    from natsgrammar.spark.udf import arrow_column
    from natsgrammar_gen.compiler import add
    from natsgrammar_spark import load, with_violations

    (folder / "order.json").write_text(json.dumps(SCHEMA))
    file = folder / "schema.yaml"
    file.write_text("contract: 1\nrules: [{column: body, decode: {json: {schema: order.json}}, into: decoded}]\n")
    (contract,) = load(str(file), grammars=add)
    schema = SCHEMA

    def errors(texts: pa.Array) -> pa.Array:
        find = jsonschema_rs.validator_for(schema, validate_formats=True).iter_errors
        listed = [[error.message for error in find(json.loads(text))] for text in texts.to_pylist()]
        return pa.array(listed, pa.list_(pa.string()))

    peer = arrow_column(errors, "array<string>", messages["body"])
    times = medians(
        {
            "ours": lambda: _read(with_violations(messages.select("body"), contract)),
            "rust": lambda: _read(messages.select(peer)),
            "both": lambda: _read(messages.select(peer, F.from_json("body", TYPE))),
        },
        ROUNDS,
        processor_seconds,
        before=3,
    )
    what = "JSON with a JSON Schema to typed columns with reasons"
    for name, against, goal in (
        ("rust", "errors of jsonschema-rs, no columns", "≤ 0.3"),
        ("both", "the same and `from_json`", ""),
    ):
        detail = f"{per_call(times['ours'], MESSAGES)} against {per_call(times[name], MESSAGES)}"
        yield Row(what, against, times["ours"] / times[name], detail, goal)


def messages_of(spark: SparkSession, path: Path, many: int) -> DataFrame:
    """Return subjects and payloads, written to a folder first."""
    from pyspark.sql import functions as F

    token, number = F.lower(F.hex(F.xxhash64("id"))), F.abs(F.xxhash64("id", F.lit(1)))
    region = F.element_at(F.array(*map(F.lit, ("eu", "us", "ap"))), (number % 3 + 1).cast("int"))
    subject = F.concat_ws(".", F.lit("orders"), region, number.cast("string"), F.lit("created"), token)
    count = F.when(number % 100 < 3, F.lit("many")).otherwise(number.cast("string"))
    body = F.format_string(
        '{"amount": "%s.%s", "time": "2026-01-%s", "name": "%s", "n": %s, "x": 0.%s, "tags": ["%s", "new"]}',
        (number % 9999).cast("string"),
        (number % 89 + 10).cast("string"),
        F.concat((number % 18 + 10).cast("string"), F.lit("T10:00:00Z")),
        token,
        F.when(count == "many", F.lit('"many"')).otherwise(count),
        number.cast("string"),
        region,
    )
    spark.range(many).select(subject.alias("subject"), body.alias("body")).write.parquet(str(path))
    return spark.read.parquet(str(path))


def _measured(messages: DataFrame, folder: Path) -> Iterator[Row]:
    from pyspark.sql import functions as F

    from natsgrammar import spark as columns
    from natsgrammar_gen.compiler import add
    from natsgrammar_spark import load, with_violations

    (folder / "names/acme").mkdir(parents=True)
    (folder / "names/acme/1.lark").write_text(f"// @title Acme\n// @source Acme https://example.com\n\n{GRAMMAR}")

    def agreed(column: str, decode: str) -> Contract:
        file = folder / f"{column}.yaml"
        text = CONTRACT % (column, decode)
        file.write_text(text if column == "subject" else text.replace(", types: {id: bigint}", ""))
        (contract,) = load(str(file), grammars=add)
        return contract

    def by_hand() -> None:
        parts = F.split("subject", r"\.")
        _read(messages.select(parts[1], parts[2].try_cast("bigint"), parts[3], parts[4]))

    subjects = agreed("subject", '"acme:order"')
    bodies = agreed("body", f'{{json: "{TYPE}"}}')
    times = medians(
        {
            "split": by_hand,
            "parse": lambda: _read(messages.select(columns.parse("subject", "acme:order"))),
            "parts": lambda: _read(with_violations(messages.select("subject"), subjects)),
            "from_json": lambda: _read(messages.select(F.from_json("body", TYPE, {"mode": "PERMISSIVE"}))),
            "json": lambda: _read(with_violations(messages.select("body"), bodies)),
        },
        ROUNDS,
        processor_seconds,
        before=5,
    )
    for name, what, against, other, goal in (
        ("parse", "`parse`: a subject to 4 parts, with verdict", "`split` and a cast", "split", ""),
        ("parts", "a subject to 4 typed parts with reasons", "`split` and a cast", "split", "≤ 1.3"),
        ("json", "JSON of 6 fields to typed columns with reasons", "`from_json`, PERMISSIVE", "from_json", "≤ 1.5"),
    ):
        detail = f"{per_call(times[name], MESSAGES)} against {per_call(times[other], MESSAGES)}"
        yield Row(what, against, times[name] / times[other], detail, goal)


def _read(rows: DataFrame) -> None:
    rows.write.format("noop").mode("overwrite").save()
