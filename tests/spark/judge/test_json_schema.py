"""JSON Schemas and documents made at random: Java, Python and the package `jsonschema` give one verdict."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pytest
from jsonschema import Draft202012Validator, FormatChecker

import natsgrammar as ng
from natsgrammar_gen.compiler import add
from natsgrammar_spark.contract import json_structure
from natsgrammar_spark.contract.ddl import Struct, parse_type
from natsgrammar_spark.contract.malformed import REASONS
from natsgrammar_spark.contract.nodes import NodeReader
from natsgrammar_spark.contract.typed_texts import closed, places
from natsgrammar_spark.judge.explain import VIOLATIONS
from natsgrammar_spark.judge.misfits import explaining
from natsgrammar_spark.session import values
from natsgrammar_spark.session.json_checks import reason_of
from natsgrammar_spark.session.values import Explained, json_row
from tests.support.depth import generator, is_full

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pyspark.sql import Column, SparkSession

    from natsgrammar.core.sources import Tables
    from natsgrammar_spark.contract.typed_texts import Condition

SCHEMAS = 400 if is_full() else 30
DOCUMENTS = 40 if is_full() else 10  # for each schema
LABELS = "1", "data", "body#", "column-types@1"
KINDS = ("object", "array", "string", "string", "integer", "number", "boolean", "any", "$ref")
NAMES = ("a", "b", "é", "a/b", "~0")
TEXTS = ("", "a", "ab", "abc", "é", "é😀x", "2024-02-29", "2024-02-30", "12", "a-b", "A", "\\", '"', "\0")
PATTERNS = ("^a", "b$", "^[a-c]+$", r"^\d{2}$", "a|^A$", "", "^.$", r"^(?:a(-b)?|é)*$", r"\\|\x22")
OTHERS: tuple[Any, ...] = (None, True, False, 0, 1, -3, 2.5, "a", "", [], [1], {}, {"a": 1}, {"b": None})


def schema(pick: Random, depth: int = 0) -> Any:
    """A schema for objects with properties; inside, for any values."""
    kind = "object" if depth == 0 else pick.choice(KINDS)
    if kind in ("any", "$ref"):
        return {"any": {}, "$ref": {"$ref": "#/$defs/inner", "title": "x"}}[kind]
    made: dict[str, Any] = {"type": [kind, "null"] if depth and pick.random() < 0.2 else kind}
    if kind == "object" and (depth == 0 or (depth < 3 and pick.random() < 0.8)):
        made["properties"] = {name: schema(pick, depth + 1) for name in pick.sample(NAMES, pick.randint(1, 4))}
        made |= pick.choice([{}, {"additionalProperties": False}, {"additionalProperties": True}])
    elif kind == "object":
        made["additionalProperties"] = pick.choice([True, {"type": "integer", "minimum": 1}])
    elif kind == "array":
        made |= pick.choice([{}, {"items": schema(pick, depth + 1) if depth < 3 else True}])
    if kind == "object":
        is_open = made.get("additionalProperties") in (None, True)
        names = NAMES if is_open else made.get("properties", ())
        made["required"] = [name for name in names if pick.random() < 0.1]
    numbers = (-1, 0, 0.5 if kind == "number" else 3, 1, 2)
    listed = TEXTS if kind == "string" else (True, False) if kind == "boolean" else (-3, 0, 1, 2)
    options: dict[str, Any] = {"const": pick.choice(listed), "enum": pick.sample(listed, 2)}
    if kind == "string":
        options |= {"pattern": pick.choice(PATTERNS), "format": "date", "minLength": pick.randint(0, 3), "maxLength": 2}
    elif kind in ("integer", "number"):
        keys = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
        options |= {key: pick.choice(numbers) for key in keys}
    elif kind != "boolean":
        options = {} if kind == "object" else {"minItems": pick.randint(0, 2), "maxItems": pick.randint(1, 2)}
    made |= {key: value for key, value in options.items() if pick.random() < 0.15}
    return made if depth else {"$defs": {"inner": {"type": "integer", "exclusiveMaximum": 2}}, **made}


def document(pick: Random, of: Any, top: bool = True) -> Any:
    """A value of a schema's type, more or less."""
    if not top and pick.random() < 0.03:
        return pick.choice(OTHERS)
    if not isinstance(of, dict) or not (kind := of.get("type", "integer" if "$ref" in of else None)):
        return pick.choice(OTHERS)
    kind = kind if isinstance(kind, str) else pick.choice(kind)
    listed = [*of.get("enum", ()), *(of[key] for key in of if key == "const")]
    match kind:
        case "object":
            inner = of.get("properties") or dict.fromkeys(NAMES[:2], of.get("additionalProperties"))
            kept = [name for name in inner if name in of["required"] or pick.random() < 0.7]
            odd = pick.sample(NAMES, 1) if pick.random() < 0.2 else []
            return {name: document(pick, inner.get(name), False) for name in dict.fromkeys((*kept, *odd))}
        case "array":
            return [document(pick, of.get("items"), False) for _ in range(pick.randint(0, 3))]
        case "string" | "boolean" | "integer" if listed and pick.random() < 0.8:
            return pick.choice(listed)
        case "string":
            return pick.choice(TEXTS)
    return {"integer": pick.randint(-3, 3), "number": pick.choice((-0.0, 1.0, 0.5, 2)), "boolean": True}.get(kind)


def in_java(spark: SparkSession, text: Column, columns: Struct, conditions: Sequence[Condition]) -> Column:
    """The violations that Java finds."""
    return json_row(spark, text, columns, (), conditions, Explained(LABELS, VIOLATIONS, text))["corrupt"]


def in_python(texts: pa.Array, columns: Struct, conditions: Sequence[Condition]) -> list[Any]:
    """The violations that Python finds."""
    function = explaining(1, LABELS[3], ("data", "body"), *places(columns, (), conditions))
    return list(function(texts).to_pylist())


def compile_schema(file: Path, grammars: Callable[[str], object]) -> tuple[Struct, tuple[Condition, ...]]:
    reader = NodeReader("contract.yaml", [], grammars)
    columns, conditions = json_structure.read(reader, file)
    assert columns is not None, (reader.problems, file.read_text())
    return columns, conditions


@pytest.fixture
def grammars() -> Iterator[Callable[[str], object]]:
    """Registers the rules of patterns until the test ends."""
    tables: list[Tables] = []
    yield lambda folder: tables.append(add(folder))
    for each in tables:
        ng.unregister(each)


def test_java_python_and_another_package_agree(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grammars: Callable[[str], object]
) -> None:
    pick = generator("JSON Schema")
    compiled, lines = [], []
    for at in range(SCHEMAS):
        file = tmp_path / f"{at}.json"
        made = schema(pick)
        file.write_text(json.dumps(made))
        compiled.append((made, *compile_schema(file, grammars)))
        lines.append([json.dumps(document(pick, made)) for _ in range(DOCUMENTS)])
    monkeypatch.delattr(values, "_in_python")
    verdicts, together = [], 0
    for start in range(0, SCHEMAS, 30):
        names = [f"c{at}" for at in range(start, min(start + 30, SCHEMAS))]
        frame = spark.createDataFrame(pa.table({name: lines[int(name[1:])] for name in names}))
        read = (
            in_java(spark, frame[name], columns, conditions).alias(name)
            for name, (_, columns, conditions) in zip(names, compiled[start:], strict=False)
        )
        table = frame.select(*read).toArrow()
        for name, (made, columns, conditions) in zip(names, compiled[start:], strict=False):
            rows, of_places = places(columns, (), conditions)
            octets = pa.array([line.encode() for line in lines[int(name[1:])]])
            by_python = reason_of(rows)(octets).to_pylist()
            validator = Draft202012Validator(made, format_checker=FormatChecker(["date"]))
            by_java = table[name].to_pylist()
            answers = zip(lines[int(name[1:])], by_java, by_python, strict=True)
            for line, violations, code in answers:
                is_valid = validator.is_valid(json.loads(line))
                reason = None if code is None else (*REASONS, *of_places)[code]
                assert (violations is None, code is None) == (is_valid, is_valid), (made, line)
                shown = [each["message"] for each in violations or ()]
                assert is_valid or reason in shown or len(shown) == 10, (made, line)
                together += not is_valid and len(violations) > 1
                verdicts.append(is_valid)
            assert by_java == in_python(octets, columns, conditions)
    assert len(verdicts) >= 300
    assert together > 10
    assert 0.2 < sum(verdicts) / len(verdicts) < 0.8


TYPE = """struct<a: tinyint, `a/~`: array<struct<x: int, y: decimal(5,2)>>, m: map<string,double>, d: date, s: string,
 v: variant, b: boolean, t: array<array<string>>>"""
PAYLOADS = (
    r"""{"a": 1, "a/~": [{"x": 1, "y": 1.5}, {"x": "2", "y": 1.555, "z": [1.50, {"k\n\u0001é": -0}]}, {}], "m":
 {"k": 1e3, "é": "x", "u\u0041": [1]}, "d": "2024-02-30",
 "s": "a.b", "v": {"q": [1e400]}, "t": [["a", 1], 2, {"x~/": null}]}""",
    r"""{"a":300,"s":"ab\u20ac","s2":"\ud83d\ude00","v":[1,2.5e-3,"x"],"t":[[]],"d":"2024-01-01","b":null}""",
    r"""{"x": {"y": 1, "y": 2}, "a": "é😀", "\ud800": 1, "s": "\udc00x", "m": [true, NaN, -Infinity]}""",
    r"""{"d": ["\b\f\n\r\t\/\u001f\u007f\u2028\"\\", 1, {}, [{"": [], "b": {"c": 1}, "d": 1E5}, 123456789012]]}""",
    json.dumps({"a/~": [{"x": str(at)} for at in range(12)], "s": "é" * 200, "zzz": "x" * 200}),
)
ODD = rb"""NaN [-Infinity -I truex 01 +1 .5 1. [1e5,] {,} [,] {"a":1,] [1,} {"a",} 'a' "\ "\u "\u123 "\u1234
 {"v":{"":[{"":1e400}]},"m":{"":1e999}} {"a":{"b":1,"b":1}x {"\ud800":1}x {"a":1,"a":1}x""".split()
ODD += [b"", b" ", b"\x0b", b"\0", b"{\0", b"1\0", b"\xff", b'"\xe2\x82', b'"\xed\xa0\x80"', b"\xef\xbb\xbf{}"]
ODD += [b"[" * 1000, b"[" * 1001, b"[" * 100_000, b'{"\\ud800":' + b"[" * 5000, b"{}" + b" " * (16 << 20)]
ODD += [b'{"m":{"%s":1%s}}' % (b"n" * many, b"9" * digits) for many, digits in ((50_000, 999), (50_001, 1), (1, 1000))]
PIECES = rb""" " \ { } [ ] , : 1 - e . NaN \u12 \ud800 / null "a":1 x -Infinity """.split()
PIECES += [b"", b" ", b"\n", b"\0", b"\x1f", b"\xff", "é".encode(), "😀".encode()]


def test_java_explains_any_text_as_python_does(spark: SparkSession) -> None:
    """Payloads, cut and changed in each place, whether members beside the fields are accepted or not."""
    pick = generator("payloads")
    texts = dict.fromkeys(ODD)
    for text in map(str.encode, PAYLOADS):
        for at in range(0, len(text) + 1, 1 if is_full() else 7):
            start, rest = text[:at], text[at:]
            texts |= dict.fromkeys((start, start + rest[1:], start + pick.choice(PIECES) + rest[pick.randint(0, 1) :]))
        for _ in range(200 if is_full() else 10):
            changed = text
            for at in (pick.randrange(len(text)) for _ in range(pick.randint(2, 4))):
                changed = changed[:at] + pick.choice(PIECES) + changed[at + pick.randint(0, 3) :]
            texts[changed] = None
    octets = pa.array([*texts], pa.binary())
    frame = spark.createDataFrame(pa.table({"data": octets}))
    columns = parse_type(TYPE)
    assert isinstance(columns, Struct)
    name = ng.rule("portable:stream-name")
    limits = (1, "most", (5, "")), (2, "most", (2, "item")), (10, "null", ()), (9, "rule", (name, "a name"))
    needed: list[Condition] = [(1, "required", ()), (3, "required", ()), *limits]
    for conditions in ((), closed(columns, needed)):
        column = in_java(spark, frame["data"].cast("string"), columns, conditions)
        explained: Any = frame.select(column.alias("v"))
        assert "Python" not in explained._jdf.queryExecution().executedPlan().toString()
        by_java = explained.toArrow()["v"].to_pylist()
        for text, java, python in zip(texts, by_java, in_python(octets, columns, conditions), strict=True):
            assert java == python, text[:1000]


def test_a_rejected_document_gets_each_reason(tmp_path: Path, grammars: Callable[[str], object]) -> None:
    file = tmp_path / "order.json"
    inner = {"type": "object", "properties": {"n": {"type": "integer", "minimum": 1}}, "required": ["n"]}
    fields = {
        "id": {"type": "string", "pattern": "^[A-Z]+$", "maxLength": 1},
        "stream": {"type": "string", "format": "portable:stream-name"},
        "at": {"type": "string", "format": "date-time"},
        "k": {"enum": ["a", "b"]},
        "items": {"type": "array", "items": inner, "minItems": 9},
    }
    file.write_text(json.dumps({"type": "object", "properties": fields, "additionalProperties": False}))
    read = compile_schema(file, grammars)
    function = explaining(1, "column-types@1", ("data", "body"), *places(read[0], (), read[1]))
    text = b'{"id":"A1", "stream": "a.b", "at": "2024-01-05", "k": null, "items":[{}, {"n": 0}], "~x":[1.50, {"":1e5}]}'
    (faults,) = function(pa.array([text])).to_pylist()
    assert [(each["column"], each["position"], each["expected"], each["found"]) for each in faults] == [
        ("body#/id", None, "at most 1 character", '"A1"'),
        ("body#/id", 1, "the pattern `^[A-Z]+$`", "1"),
        ("body#/stream", 1, "the format `portable:stream-name`", "."),
        ("body#/at", 10, "the format `date-time`", ""),
        ("body#/k", None, "a value other than null", "null"),
        ("body#/items/0/n", None, "a value", ""),
        ("body#/items/1/n", None, "at least 1", "0"),
        ("body#/items", None, "at least 9 items", '[{}, {"n": 0}]'),
        ("body#/~0x", None, "no member other than `id`, `stream`, `at`, `k`, `items`", '[1.50, {"": 1e5}]'),
    ]
    ((fault,),) = function(pa.array([b'{"id": "NaN\\"", "k": -Infinity}'])).to_pylist()
    assert (fault["position"], fault["found"]) == (21, "-Infinity")
    assert faults[5]["message"] == "`items[].n`: expected a value"
    assert faults[2]["suggestion"] == "a_b"


MOST = {bits: 2**bits for bits in (7, 8, 31, 32, 63, 64, 127, 128)}
VALUES: dict[str, tuple[list[Any], list[Any]]] = {  # of JSON Structure: accepted and rejected, a text or another value
    "int8": ([-128, 127], [128, -129, 1.5, "1"]),
    "uint8": ([0, 255], [-1, 256]),
    "uint32": ([0, MOST[32] - 1], [-1, MOST[32]]),
    "integer": ([-MOST[31], MOST[31] - 1], [MOST[31], "5"]),
    "int64": (
        ["0", "-1", "-0", str(-MOST[63]), str(MOST[63] - 1)],
        [0, "01", "+1", "1e3", str(-MOST[63] - 1), str(MOST[63])],
    ),
    "uint64": (["0", str(MOST[64] - 1), "9" * 19], ["-1", str(MOST[64]), "9" * 20, 7]),
    "int128": ([str(-MOST[127]), str(MOST[127] - 1)], [str(-MOST[127] - 1), str(MOST[127]), "", 1]),
    "uint128": ([str(MOST[128] - 1), "10"], [str(MOST[128]), "9" * 39, "-1"]),
    "decimal": (["1.50", "-0.5", "7"], [1.5, 7, "1e2", "+1", ".5", "1.", "01", "1.12345678"]),
    "float": ([1.5, -3], [1e39, "1"]),
    "date": (["2024-02-29"], ["2023-02-29", "2024-2-29", 1]),
    "datetime": (["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.123+01:00"], ["2024-02-29", "2024-02-29T00:00:00"]),
    "time": (["23:59:60.5Z", "00:00:00+01:00"], ["24:00:00Z", "00:00:00", "1:00:00Z"]),
    "duration": (["P1W", "PT1H", "P1Y2M3DT4H5M6S", "P1DT1S"], ["P", "PT", "P1H", "PT1H1S", "PT2.5S", "P1Y1D", "1D"]),
    "uuid": (["550e8400-e29b-41d4-a716-44665544000F"], ["550e8400e29b41d4a716446655440000", "x", 1]),
    "uri": (["a/b?c#d", "https://x"], ["a b"]),
    "jsonpointer": (["", "/a~0b/~1", "/\n"], ["a", "/~2", "/~"]),
    "binary": (["", "AA=="], ["A", "AB=="]),
    "any": ([None, 1, {"a": []}], []),
}


def test_types_of_json_structure_accept_what_the_draft_says(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, grammars: Callable[[str], object]
) -> None:
    file = tmp_path / "order.json"
    draft = {"$schema": f"{json_structure.HOME}meta/core/v0/#", "type": "object"}
    file.write_text(json.dumps({**draft, "properties": {name: {"type": name} for name in VALUES}}))
    columns, conditions = compile_schema(file, grammars)
    tried = [(name, value, at == 0) for name, both in VALUES.items() for at in (0, 1) for value in both[at]]
    lines = [json.dumps({name: value}) for name, value, _ in tried]
    rows, of_places = places(columns, (), conditions)
    by_python = reason_of(rows)(pa.array([line.encode() for line in lines])).to_pylist()
    assert [(*each[:2], code is None) for each, code in zip(tried, by_python, strict=True)] == tried
    monkeypatch.delattr(values, "_in_python")
    frame = spark.createDataFrame(pa.table({"line": lines}))
    by_java = frame.select(json_row(spark, frame["line"], columns, (), conditions)["corrupt"].alias("c")).toArrow()["c"]
    assert by_java.to_pylist() == [None if code is None else (*REASONS, *of_places)[code] for code in by_python]
    function = explaining(1, "column-types@1", ("data", "body"), rows, of_places)
    ((fault,),) = function(pa.array([b'{"int64": 7}'])).to_pylist()
    assert (fault["column"], fault["expected"], fault["found"]) == ("body#/int64", "the type `int64`", "7")
