"""`decode:` in contracts: typed columns for the rows that can be decoded, quarantine for the others, and its faults."""

from __future__ import annotations

import json
from base64 import b64encode
from datetime import date
from decimal import Decimal
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow.parquet as pq
import pytest
import yaml
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar.spark import jvm
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import add
from natsgrammar_spark import load, with_violations
from natsgrammar_spark.judge import decode_columns
from natsgrammar_spark.session import values
from tests.support.contracts import DECODES as CONTRACT
from tests.support.contracts import SCHEMA, with_aviso, write
from tests.support.depth import by_day
from tests.support.own_grammars import written as written_grammar

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

EVENT = {
    "ce-specversion": ["1.0"],
    "ce-id": ["1"],
    "ce-source": ["/s"],
    "ce-type": ["io.x"],
    "CE-Time": ["2018-04-05T17:31:00Z"],
}
COLUMNS = "subject string, headers map<string, array<string>>, data binary"
MESSAGES: list[dict[str, Any]] = [
    {"subject": "ce.good", "headers": EVENT, "data": "aGk="},
    {"subject": "ce.bad", "headers": {**EVENT, "ce-id": ["%GG"], "ce-": ["x"]}, "data": "aGk="},
    {"subject": "ce.structured", "headers": {"Content-Type": ["application/cloudevents+json"]}, "data": "e30="},
    {"subject": "ce.none", "headers": None, "data": None},
    {"subject": "mars.od.20260121", "headers": None, "data": ""},
    {"subject": "mars.o%2Ed.2026-01-21", "headers": None, "data": ""},
    {"subject": "mars.od", "headers": None, "data": ""},
    {"subject": "else", "headers": {"ce-": ["x"]}, "data": ""},
    {"subject": None, "headers": None, "data": None},
]


def written(folder: Path, contract: str = CONTRACT) -> str:
    (folder / "messages.jsonl").write_text("".join(json.dumps(message) + "\n" for message in MESSAGES))
    return with_aviso(folder, contract)


def test_rows_are_decoded_or_quarantined_whole(spark: SparkSession, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["run", written(tmp_path), "--output", str(tmp_path / "out")])
    assert result.exit_code == 1, result.output
    valid = {row["subject"]: row for row in spark.read.parquet(str(tmp_path / "out" / "valid")).collect()}
    bad = {row["subject"]: row for row in spark.read.parquet(str(tmp_path / "out" / "quarantine")).collect()}
    assert set(valid) == {"ce.good", "mars.od.20260121", "else", None}
    assert set(bad) == {"ce.bad", "ce.structured", "ce.none", "mars.o%2Ed.2026-01-21", "mars.od"}

    event = valid["ce.good"]["event"]
    assert (event["mode"], event["id"], event["time_text"]) == ("binary", "1", "2018-04-05T17:31:00Z")
    assert bytes(event["data"]) == b"hi"
    assert "violations" not in event.asDict()
    assert valid["ce.good"]["mars"] is valid["else"]["event"] is valid["mars.od.20260121"]["event"] is None
    assert valid["mars.od.20260121"]["mars"].asDict() == {"class": "od", "date": date(2026, 1, 21)}

    messages = {
        name: [
            (violation["check"], violation["column"], violation["position"], violation["found"])
            for violation in row["violations"]
        ]
        for name, row in bad.items()
    }
    assert messages["ce.bad"] == [(1, 'headers["ce-id"]', 1, "G"), (1, 'headers["ce-"]', 3, "")]
    assert [violation["requirement"] for violation in bad["ce.bad"]["violations"]] == ["N24", "N10"]
    assert {(violation["requirement"], violation["position"]) for violation in bad["ce.structured"]["violations"]} == {
        ("C1", None)
    }
    assert bad["ce.bad"]["violations"][0]["message"].startswith(
        "N24: header `ce-id`: wrong percent-encoding: `G` at position 1"
    )
    assert [violation["message"] for violation in bad["ce.structured"]["violations"]] == [
        f"C1: member `{name}` is missing" for name in ("specversion", "id", "source", "type")
    ]
    assert {column for _, column, _, _ in messages["ce.structured"]} == {"data"}
    assert len(messages["ce.none"]) == 4
    assert messages["mars.o%2Ed.2026-01-21"] == [(2, "subject", 15, "-")]
    assert (
        bad["mars.od"]["violations"][0]["message"]
        == "the subject ends at position 7; expected a dot, and the field `date`"
    )

    report = json.loads((tmp_path / "out" / "report.json").read_text())
    causes = [
        (offender["requirement"], offender["message"]) for offender in report["contracts"][0]["checks"][0]["offenders"]
    ]
    assert len(set(causes)) == len(causes)
    assert ("C1", "C1: member `id` is missing") in causes
    newest = [ng.rule(address).edition for address in ("cloudevents:string", "aviso:wire-token")]
    assert [check["edition"] for check in report["contracts"][0]["checks"]] == newest
    assert [(check["kind"], check["into"], check["rows"]) for check in report["contracts"][0]["checks"]] == [
        ("decode", "event", {"checked": 4, "valid": 1, "refused": 3}),
        ("decode", "mars", {"checked": 3, "valid": 1, "refused": 2}),
    ]


def test_headers_of_one_value_each_and_violations_alone(spark: SparkSession, tmp_path: Path) -> None:
    text = CONTRACT[: CONTRACT.index("  - column: subject")].replace("map<string, array<string>>", "map<string,string>")
    (agreed,) = load(written(tmp_path, text))
    single = {name: value for name, (value,) in EVENT.items()}
    rows = [("ce.good", single, b""), ("ce.bad", {**single, "ce-id": ""}, b"")]
    frame = spark.createDataFrame(rows, "subject string, headers map<string,string>, data binary")
    actual = with_violations(frame, agreed)
    assert actual.columns == [*frame.columns, "violations"]
    messages = {row["subject"]: [violation["message"] for violation in row["violations"]] for row in actual.collect()}
    assert messages["ce.good"] == []
    assert messages["ce.bad"] == ["C14: header `ce-id`: the value is empty; expected at least one character"]


OPTIONS = """\
{cloudevents: {uri_fragment: true, leap_second: anywhere, specversions: ["1.0", "1.1"], strict: false,
    non_json_data: keep, extension_types: {seq: Integer, at: Timestamp}}}
"""


def test_options_of_cloudevents_loosen_its_checks(spark: SparkSession, tmp_path: Path) -> None:
    text = CONTRACT[: CONTRACT.index("  - column: subject")].replace("decode: cloudevents\n", f"decode: {OPTIONS}")
    Draft202012Validator(SCHEMA).validate(yaml.safe_load(text))
    (agreed,) = load(written(tmp_path, text))
    loose = {**EVENT, "ce-specversion": ["1.1"], "ce-subject": ["a é"], "ce-dataschema": ["a:b#c"], "ce-seq": ["5"]}
    rows = [("ce.good", loose, b""), ("ce.bad", {**loose, "ce-seq": ["x"]}, b"")]
    frame = spark.createDataFrame(rows, COLUMNS)
    messages = {
        row["subject"]: [violation["message"] for violation in row["violations"]]
        for row in with_violations(frame, agreed).collect()
    }
    assert messages["ce.good"] == []
    assert [message[:21] for message in messages["ce.bad"]] == ["C7: header `ce-seq`: "]


def test_a_header_is_named_as_it_is(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(written(tmp_path, CONTRACT[: CONTRACT.index("  - column: subject")]))
    names = ("ce-a[[b", 'ce-[["]]', "ce-a\\")
    rows = [("ce.bad", {**EVENT, **{name: ["x"] for name in names}}, b"")]
    (row,) = with_violations(spark.createDataFrame(rows, COLUMNS), agreed).collect()
    assert {violation["column"] for violation in row["violations"]} == {
        f"headers[{json.dumps(name)}]" for name in names
    }


def test_what_stands_at_a_place_of_the_payload(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(written(tmp_path, CONTRACT[: CONTRACT.index("  - column: subject")]))
    structured = {"Content-Type": ["application/cloudevents+json"]}
    payload = b'{"specversion":"1.0","id":"1","source":"/s","type":"x","ext":[1]}'
    rows = [("ce.member", structured, payload), ("ce.bytes", structured, b"\xff")]
    collected = with_violations(spark.createDataFrame(rows, COLUMNS), agreed).collect()
    messages = {
        row["subject"]: [
            (violation["column"], violation["position"], violation["found"]) for violation in row["violations"]
        ]
        for row in collected
    }
    assert messages == {"ce.member": [("data", payload.index(b"[1]"), "[")], "ce.bytes": [("data", 0, "")]}


SUBJECTS = """\
contract: 1
input: {format: parquet, path: in}
rules:
  - column: subject
    decode: {aviso: aviso.yaml, event: mars}
    into: mars
"""


@pytest.mark.parametrize("safe", by_day([True, False], 1))
def test_subjects_that_are_no_text_or_not_safe(spark: SparkSession, tmp_path: Path, safe: bool) -> None:
    path = written(tmp_path, SUBJECTS.replace("mars}", f"mars, safe: {str(safe).lower()}}}"))
    Draft202012Validator(SCHEMA).validate(yaml.safe_load(Path(path).read_text()))
    good, lax = [b"mars.od.20260121", b"mars.%C3%A9.20260121"], ["mars.é.20260121".encode(), b"mars.%6Fd.20260121"]
    broken = [b"mars.\xff.20260121", b"mars.o\xc3.20260121", b"mars.od.20260121\xff"]
    rows = [(bytearray(octets),) for octets in (*good, *lax, *broken)]
    frame = spark.createDataFrame(rows, "subject binary").selectExpr("string(subject) as subject")
    frame.coalesce(1).write.parquet(str(tmp_path / "in"))
    result = CliRunner().invoke(main, ["run", path, "--output", str(tmp_path / "out")])
    assert result.exit_code == 1, result.output

    def octets(name: str) -> set[bytes]:
        actual = spark.read.parquet(str(tmp_path / "out" / name)).selectExpr("binary(subject) as subject")
        return {bytes(row["subject"]) for row in actual.collect()}

    assert octets("valid") == {*good, *([] if safe else lax)}
    whole = {octets.decode(errors="replace").encode() for octets in broken}
    assert octets("quarantine") == {*whole, *(lax if safe else [])}
    raw = spark.read.parquet(str(tmp_path / "out" / "quarantine")).where("_raw IS NOT NULL").collect()
    assert {bytes(row["_raw"]) for row in raw} == {*broken}
    bad = spark.read.parquet(str(tmp_path / "out" / "quarantine")).selectExpr("inline(violations)").collect()
    output = sorted((row["position"], row["found"]) for row in bad if row["found"] == "\ufffd")
    assert output == [(5, "\ufffd"), (6, "\ufffd"), (16, "\ufffd")]


FREIGHT = """\
// @title Subjects of a carrier
// @source Freight https://example.com

// @source Orders
// @noun subject
// @good "orders.eu.17" "orders.eu.17.made"
// @bad "orders" at 6
order: "orders." region "." id ("." event)?
// @part region
region: /[a-z]{2}/
// @part id
id: /[0-9]+/
// @part event
event: /[^.]+/
"""
FIELDS = """\
contract: 1
name: fields
grammars: grammars
input:
  format: json
  path: messages.jsonl
  columns: {subject: string, data: binary, text: string}
rules:
  - {column: subject, decode: "freight:order", flatten: true, types: {id: int}}
  - column: data
    decode: {json: "struct<amount: decimal(10,2), stream: string, items: array<struct<sku: string, n: int>>>"}
    into: body
    unknown: keep
  - {column: body.stream, rule: stream-name}
  - {column: text, decode: {json: {schema: t.json}}, into: t, where: {column: subject, matches: orders.eu.>}}
"""
OF_T = """{"type": "object", "properties": {"a": {"type": "integer"}, "s": {"type": "string", "pattern": "^x"}}}"""
GOOD = (
    b'{"amount": "1.50", "stream": "A", "more": {"x": 1.50}, "and": "\\u00e9", "items": [{"sku": "x", "n": 1}, null]}'
)
# A message; then check, column, position in characters or bytes, what is there, and the beginning of the message.
REJECTED: list[tuple[str | None, bytes | None, str | None, list[tuple[Any, ...]]]] = [
    ("orders.eu", GOOD, None, [(1, "subject", 9, "", "the subject ends at position 9")]),
    ("orders.eü.1", GOOD, None, [(1, "subject", 8, "ü", "`ü` (U+00FC) at position 8")]),
    ("orders.eu.12345678901.x", GOOD, None, [(1, "subject", 20, "1", "`id` is not a valid `int`")]),
    ("orders.eu.1", b"", "", [(2, "data", 0, "", "no JSON: the text is empty"), (4, "text", 0, "", "no JSON")]),
    (
        "orders.eu.1",
        '{"stream": "é",}'.encode(),
        "[1]",
        [(2, "data", 16, "}", "not valid JSON: "), (4, "text", None, "", "JSON, but not an object")],
    ),
    ("orders.eu.1", b'{"a": \xff}', None, [(2, "data", 6, "\ufffd", "invalid UTF-8")]),
    ("orders.eu.1", b'{"a": 1, "a": 2}', None, [(2, "data", None, "", "duplicate member name")]),
    ("orders.eu.1", b'{"stream": "\\ud800"}', None, [(2, "data", None, "", "unpaired surrogate")]),
    ("orders.eu.1", b"{} x", None, [(2, "data", 3, "x", "text after the JSON object")]),
    ("orders.eu.1", b'{"stream": "A.B"}', None, [(3, "body.stream", 1, ".", "")]),
    (
        "orders.eu.1",
        b'{"amount": 1.555, "items": [{}, {"n": 2147483648, "sku": 5}, 7]}',
        '{"a": true, "s": "y"}',
        [
            (2, "body#/amount", None, "1.555", "`amount` is not a valid `decimal(10,2)`"),
            (2, "body#/items/1/n", None, "2147483648", "`items[].n` is not a valid `int`"),
            (2, "body#/items/1/sku", None, "5", "`items[].sku` is not a valid `string`"),
            (2, "body#/items/2", None, "7", "`items[]` is not a valid `struct<"),
            (4, "t#/a", None, "true", "`a` is not a valid `bigint`"),
            (4, "t#/s", 0, "y", "`s`: expected the pattern `^x`"),
        ],
    ),
]


@pytest.mark.parametrize("by_python", [False, True])
def test_parts_and_json_become_typed_columns(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_python: bool
) -> None:
    if by_python:
        monkeypatch.setattr(values, "_java", lambda *_: None)
        monkeypatch.setattr(jvm, "_adder", lambda *_: None)
    else:
        monkeypatch.delattr(values, "_in_python")
    (tmp_path / "t.json").write_text(OF_T)
    written_grammar(tmp_path / "grammars", "freight/1.lark", FREIGHT)
    accepted = [("orders.eu.17", GOOD, '{"a": 1, "s": "x"}'), ("orders.eu.1.x", None, None), (None, GOOD, "x")]
    rows = [*accepted, *(message[:3] for message in REJECTED)]
    lines = [
        {"subject": subject, "data": None if data is None else b64encode(data).decode(), "text": text}
        for subject, data, text in rows
    ]
    (tmp_path / "messages.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    arguments = ["run", write(tmp_path, FIELDS), "--output", str(tmp_path / "out"), "--allow-findings"]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output

    table = pq.read_table(tmp_path / "out/valid")
    assert table.column_names == ["subject", "data", "text", "region", "id", "event", "body", "_rest", "t"]
    body = {"amount": Decimal("1.50"), "stream": "A", "items": [{"sku": "x", "n": 1}, None]}
    rest = [("more", '{"x": 1.50}'), ("and", '"\\u00e9"')]
    assert sorted(map(str, (tuple(row.values())[3:] for row in table.to_pylist()))) == sorted(
        map(
            str,
            [
                ("eu", 17, None, body, rest, {"a": 1, "s": "x"}),
                ("eu", 1, "x", None, None, None),
                (None, None, None, body, rest, None),
            ],
        )
    )
    quarantine = pq.read_table(tmp_path / "out/quarantine").to_pylist()
    assert len(quarantine) == len(REJECTED)
    for subject, data, text, expected in REJECTED:
        (row,) = (row for row in quarantine if (row["subject"], row["data"], row["text"]) == (subject, data, text))
        places = [tuple(each[key] for key in ("check", "column", "position", "found")) for each in row["violations"]]
        assert places == [place[:4] for place in expected]
        for each, (*_, message) in zip(row["violations"], expected, strict=True):
            assert each["message"].startswith(message), each["message"]
    report = json.loads((tmp_path / "out/report.json").read_text())["contracts"][0]["checks"]
    assert [(check["into"], check["edition"]) for check in report] == [
        ("region, id, event", "1"),
        ("body, _rest", "1"),
        (None, "computed"),
        ("t", "1"),
    ]


PLACES = """\
// @title Places of measurements
// @source Places https://example.com

// @source Fixed
// @noun subject
// @good "x.\u00e9.1.2024-02-29"
// @bad "x" at 1
fixed: "x." place "." id "." day
// @source Open
// @noun subject
// @good "\u00e9.1.2024-02-29"
// @bad "a" at 1
open: place "." id "." day ("." more)?
// @part place
place: /[^.]+/
// @part id
id: /[0-9]+/
// @part day
day: /[^.]+/
// @part more
more: /[^.]+/
"""
JUDGED = """\
contract: 1
grammars: grammars
rules:
  - {column: s, decode: "places:fixed", into: a, types: {id: tinyint, day: date}}
  - {column: s, decode: "places:open", into: b, types: {place: bigint, id: "decimal(2,0)", day: timestamp}}
"""


def test_java_and_python_explain_parts_alike(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    written_grammar(tmp_path / "grammars", "places/1.lark", PLACES)
    (agreed,) = load(
        write(tmp_path, JUDGED), grammars=lambda folder: request.addfinalizer(partial(ng.unregister, add(folder)))
    )
    tokens = ("x", "é😀", "7", "128", "2024-02-29", "2024-02-30", "", "1e3")
    names = [".".join(each) for many in (3, 4) for each in product(tokens, repeat=many)]
    frame = spark.createDataFrame([(name,) for name in (*names, None)], "s string").coalesce(1)
    frame = frame.unionAll(spark.sql("SELECT string(X'782EFF2E31') AS s"))
    with monkeypatch.context() as java:
        java.delattr(decode_columns, "_typed")
        by_java = with_violations(frame, agreed).toArrow()
    monkeypatch.setattr(values, "_java", lambda *_: None)
    monkeypatch.setattr(jvm, "_adder", lambda *_: None)
    assert by_java["violations"].equals(with_violations(frame, agreed).toArrow()["violations"])
    assert {len(row) for row in by_java["violations"].to_pylist()} >= {1, 2, 3, 4}
