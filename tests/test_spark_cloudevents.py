"""The Spark columns of CloudEvents give the verdicts, the values and the bytes of the Python mapping."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar import cloudevents as ce

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

pytestmark = pytest.mark.spark

CAPTURED = Path(__file__).parents[1] / "examples" / "messages.jsonl"
CORE = ("specversion", "id", "source", "type", "datacontenttype", "dataschema", "subject", "time")
KINDS: dict[type, str] = {bool: "Boolean", int: "Integer"}
STRUCTURED = "application/cloudevents+json"

GOOD = {"ce-specversion": "1.0", "ce-id": "1", "ce-source": "/s", "ce-type": "io.x"}
HEADERS: list[dict[str, list[str]]] = [
    {},
    {"ce-id": []},
    *({name: [value] for name, value in GOOD.items() if name != left} for left in GOOD),
]
ADDED: list[tuple[str, list[str]]] = [
    ("CE-ID", ["2"]),
    ("ce-id", ["1", "1"]),
    ("ce-", ["x"]),
    ("ce-data", ["x"]),
    ("CE-DATA", ["x"]),
    ("ce-event-format", ["x"]),
    ("cE-Ext", ["a%20b"]),
    ("ce-ext", []),
    ("Content-Type", ["text/plain"]),
    ("content-TYPE", ["application/cloudevents+xml"]),
    ("Content-Type", ["application/cloudevents-batch+json"]),
    ("Content-Type", ["application/cloudeventstrailing"]),
    ("Content-Type", ["application/cloudevents; charset=utf-16"]),
    ("Content-Type", ['Application/CloudEvents+JSON ; CHARSET="u\\tf-8"']),
    ("Content-Type", [STRUCTURED, "text/plain"]),
    ("Nats-Msg-Id", ["é"]),
    *(("ce-specversion", [value]) for value in ("", "0.3", "1.0.2", "1%2E0")),
    *(("ce-id", [value]) for value in ("", "%0A", "%EF%BF%BF", "€", "%E2%82%AC", '"a b"', '"%41"')),
    *(("ce-source", [value]) for value in ("", "%20", "a%20b", "http://[::1", ":x", "#", "%2541")),
    *(("ce-dataschema", [value]) for value in ("", "/rel", "https://a/b", "https://a/b#c")),
    *(("ce-datacontenttype", [value]) for value in ("", "text", "text/plain;%20charset=utf-8", "a/b;")),
    *(("ce-subject", [value]) for value in ("", "%", "%4", "%GG", "%C0%A0", "%ED%A0%80", "%E2%82", "%E2x", "a b")),
    *(("ce-ext", [value]) for value in ("", '"abc', '"abc\\', 'a"\\""b', '"%4"1', "%f0%9f%98%80", "a+b", "a\\b", "\t")),
    *(("ce-time", [value]) for value in ("", "2018-04-05", "2018-02-29T00:00:00Z", "2018-04-05T17:31:00.1234567z")),
    *(("ce-time", [f"1990-12-31T23:59:60{zone}"]) for zone in ("Z", "+00:00", "-00:00", "+01:00", "-23:59", ".5Z")),
    *(("ce-time", [f"1990-12-31T15:59:60{zone}"]) for zone in ("-08:00", "-07:00", "-08:01", "Z")),
    *(("ce-time", [f"1991-01-01T00:59:60{zone}"]) for zone in ("+01:00", "+01:01", "+02:00", "-01:00")),
    *(
        ("ce-time", [f"2018-04-05t17:31:00{zone}"])
        for zone in ("+23:59", "-23:59", ".9Z", "+00:00", ".123456789-08:30")
    ),
    *(
        ("ce-time", [value])
        for value in ("0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "0000-01-01T00:00:00Z")
    ),
    ("ce-time", ["0001-01-01T00:00:00Z"]),
]

MEMBERS = '"specversion":"1.0","id":"1","source":"/s","type":"io.x"'
PAYLOADS = [
    "",
    "{}",
    " { } ",
    "[]",
    "null",
    "5",
    "{",
    "{" + MEMBERS,
    "{" + MEMBERS + "} x",
    "{" + MEMBERS + ",}",
    "\ufeff{" + MEMBERS + "}",
    "{" + MEMBERS + "}\n",
    "{" + MEMBERS.replace(",", " ,\n\t").replace(":", " : ") + "}",
    "{" + MEMBERS.replace('"1"', "1") + "}",
    "{" + MEMBERS.replace('"1"', "null") + "}",
    "{" + MEMBERS.replace('"1"', "true") + "}",
    "{" + MEMBERS.replace('"/s"', '"a b"') + "}",
    "{" + MEMBERS.replace('"io.x"', '""') + "}",
    "{" + MEMBERS.replace('"id"', '"\\u0069d"') + "}",
    "{'id':1}",
]
EXTRA = [
    *(
        f'"ext":{value}'
        for value in ("5", "-0", "2147483647", "2147483648", "1.5", "1e3", "true", "false", "null", "01")
    ),
    *(
        f'"ext":{value}'
        for value in ('""', '"a\\u00e9b"', '"\\ud83d\\ude00"', '"\\n"', '"a\nb"', '"\\x"', '"\\\\ud800"')
    ),
    *(f'"ext":{value}' for value in ("{}", "[]", "[1,2", "NaN", "Infinity", "tru", "[1}", '{"a":1,}', "[01]", "[NaN]")),
    *(f'"ext":{value}' for value in ('"\\ud83d"', '"a\\ude00\\ud83d"', '"\\ud83dx\\ude00"')),
    '"id":"2"',
    '"id":null',
    '"ext":1,"ext":2',
    '"Ext":"x"',
    '"trace_parent":"x"',
    '"":"x"',
    '"é":"x"',
    '"time":"2018-04-05T17:31:00Z"',
    '"time":"now"',
    '"time":null',
    '"time":5',
    '"subject":""',
    '"subject":"a\\"b\\\\c/€"',
    '"dataschema":"/rel"',
    '"datacontenttype":"x"',
    *(
        f'"data":{value}'
        for value in ('{"a" : [1.0, {"b":{}}], "a":1e400}', "[ ]", "null", '"just\\u0041"', "5", "true")
    ),
    '"data":[1,{"b":[}]}]',
    '"data":{},"zone":"]}"',
    '"data":"]}\\"","data":1',
    '"data":{"a":"\\ud800"}',
    '"data":"\\ud800"',
    *(f'"datacontenttype":"text/plain","data":{value}' for value in ('"a\\n\\u0001é"', "5", "{}", "null", '"\\ud800"')),
    '"datacontenttype":"application/vnd.x+JSON; a=b","data":"x"',
    '"datacontenttype":"x","data":5',
    *(f'"data_base64":{value}' for value in ('"aGk="', '""', '"aGl="', '"aGk"', "5", "null", '"a\\u0047k="', "{}")),
    '"data":1,"data_base64":"aGk="',
    '"data":null,"data_base64":"aGk="',
    '"data":1,"data_base64":null',
    '"datacontenttype":"image/png","data_base64":"aGk="',
]


@dataclass(frozen=True)
class Received:
    headers: dict[str, list[str]] | None
    data: bytes


@cache
def messages() -> tuple[Received, ...]:
    """Captured messages, one for each fault, and messages with several of them."""
    return (*captured(), *made())


def captured() -> Iterator[Received]:
    rows = [json.loads(line) for line in CAPTURED.read_text().splitlines()]
    seen = [row for row in rows if row["stream"] == "CLOUDEVENTS"] + rows[:: len(rows) // 40]
    yield from (Received(row["headers"], base64.b64decode(row["data"])) for row in seen)


def made() -> Iterator[Received]:
    yield Received(None, b"")
    for headers in HEADERS:
        yield Received(headers, b"hi")
    for name, values in ADDED:
        yield Received({**{it: [value] for it, value in GOOD.items()}, name: values}, b"{}")
    rng = random.Random(4)
    for _ in range(60):
        headers = {it: [value] for it, value in GOOD.items()}
        headers.update(rng.sample(ADDED, 4))
        yield Received(headers, rng.choice([b"", b"\xff"]))
    structured = {"Content-Type": [STRUCTURED]}
    for text in (*PAYLOADS, *(f"{{{MEMBERS},{extra}}}" for extra in EXTRA)):
        yield Received(structured, text.encode())
    for extra in EXTRA:
        yield Received(structured, f'{{{extra} , "specversion":"1.0","x1":"y","source":""}}'.encode())
    for _ in range(60):
        parts = [MEMBERS, *rng.sample(EXTRA, 3)]
        rng.shuffle(parts)
        yield Received(structured, f"{{{','.join(parts)}}}".encode())
    for broken in (b"\xff", b'{"id":"\xc3"}', b'{"id":"\xed\xa0\x80"}', "{€".encode()[:-1], b'{"\xef\xbf\xbd":\xff}'):
        yield Received(structured, broken)


def rows_of(
    spark: SparkSession,
    column: Column,
    schema: str,
    rows: list[tuple[Any, ...]],
    shown: Callable[[Column], Column] = lambda it: it,
) -> list[Any]:
    """The column of each row, in their order."""
    from pyspark.sql import functions as F

    frame: DataFrame = spark.createDataFrame([(n, *row) for n, row in enumerate(rows)], f"n int, {schema}").coalesce(1)
    found = frame.select("n", column.alias("it")).select("n", shown(F.col("it")).alias("it")).collect()
    by_number = {row["n"]: row["it"] for row in found}
    return [by_number[n] for n in range(len(rows))]


@pytest.fixture(scope="module")
def read(spark: SparkSession) -> list[Any]:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    # a list of pairs, since a dict comes to Spark in any order; the moment as a number, since no driver holds year 1
    given = [(list((message.headers or {}).items()), message.data) for message in messages()]
    schema = "headers array<struct<name:string,values:array<string>>>, data binary"
    event = columns.event(F.map_from_entries("headers"), "data")
    return rows_of(spark, event, schema, given, lambda it: it.withField("time", F.unix_micros(it["time"])))


HALVES = tuple(chr(code) for code in range(0xD800, 0xE000))


def problems_of(reading: ce.Reading) -> list[tuple[Any, ...]]:
    """The problems as Spark tells them: it stops at the first word of what is no JSON, and has no half pairs."""
    found = []
    for it in reading.errors:
        told = (it.requirement, it.part, it.name, it.cause, it.position, it.text)
        if it.requirement == "J13" and it.part == "payload" and "no UTF-8" not in it.cause:
            told = ("J13", "payload", "", "no JSON object", None, it.text)
        if it.text is not None and any(half in it.text for half in HALVES):
            text = "".join("\uffff" if letter in HALVES else letter for letter in it.text)
            at = it.position or 0
            cause = it.cause.replace(f"U+{ord(it.text[at]):04X}", "`\uffff` (U+FFFF)")
            told = (*told[:3], cause, at, text)
        found.append(told)
    return found


def as_spark_has_it(event: ce.Event | None) -> dict[str, Any]:
    """The fields of an event, all None for a message that has none."""
    if event is None:
        return dict.fromkeys([*CORE, "extensions", "extension_types", "data"])
    extensions = {name: value for name, value in event.attributes.items() if name not in CORE}
    return {
        **{name: event.attributes.get(name) for name in CORE},
        "extensions": {
            it: ce.to_canonical(KINDS.get(type(value), "String"), value) for it, value in extensions.items()
        },
        "extension_types": {it: KINDS[type(value)] for it, value in extensions.items() if type(value) in KINDS},
        "data": event.data,
    }


def test_messages_are_read_as_in_python(read: list[Any]) -> None:
    disagreements = []
    for message, row in zip(messages(), read, strict=True):
        reading = ce.read(message)
        told = [tuple(violation) for violation in row["violations"]]
        found = {
            name: row["time_text" if name == "time" else name] for name in (*CORE, "extensions", "extension_types")
        }
        found["data"] = data_of(row)
        if (row["mode"], told, found) != (reading.mode, problems_of(reading), as_spark_has_it(reading.event)):
            disagreements.append((message, told, problems_of(reading), found, reading.event))
    assert not disagreements, f"{len(disagreements)} of {len(read)}, among them {disagreements[:5]}"
    assert {row["data_kind"] for row in read} == {"bytes", "json", "text", None}
    assert len({violation["requirement"] for row in read for violation in row["violations"]}) > 20


def data_of(row: Any) -> bytes | str | ce.Json | None:
    if row["data"] is None:
        return None
    data = bytes(row["data"])
    if row["data_kind"] == "bytes":
        return data
    return ce.Json(data.decode()) if row["data_kind"] == "json" else data.decode()


def test_moments_are_those_of_python(read: list[Any]) -> None:
    seen = 0
    for row in read:
        try:
            moment = None if row["time_text"] is None else ce.Timestamp(row["time_text"]).datetime().astimezone(UTC)
        except (ValueError, OverflowError):  # a leap second, or outside of the years 1 to 9999
            moment = None
        micros = None if moment is None else (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(microseconds=1)
        assert row["time"] == micros, row["time_text"]
        seen += moment is not None
    assert seen > 100


ATTRIBUTES: list[dict[str, Any]] = [
    {},
    {"id": None, "type": None},
    {"subject": "", "source": "a b", "dataschema": "#x"},
    {"subject": "a\r\nce-id: 2"},
    {"subject": 'Euro € 😀 "q" \\ /', "time": ce.Timestamp("2018-04-05T17:31:00.5+01:00"), "dataschema": "a:b"},
    {"specversion": "2.0"},
    {"time": ce.Timestamp("never"), "datacontenttype": "x"},
    {"a": "x", "b": 5, "c": True, "d": -(2**31)},
    {"data": "x", "Up": "y", "": "z"},
    {"traceparent": "%", "x": "\ufdd0"},
    {"datacontenttype": "application/json"},
    {"datacontenttype": "text/plain; charset=ISO-8859-1"},
    {"datacontenttype": 'text/plain; a=b; CharSet="us-ascii"'},
    {"datacontenttype": "text/plain; charset=unheard-of"},
    {"datacontenttype": "application/json; charset=utf-16"},
    {"datacontenttype": "text/json; charset=ISO-8859-1"},
]
DATA: list[Any] = [
    None,
    b"",
    b"\xff\0",
    b" [1, 2] ",
    b"nul",
    "hi",
    'é\n\x01\x1f"\\',
    "€",
    ce.Json('{"a" : 1.0}'),
    ce.Json('"é"'),
    b"1,2",
]


def struct_of(columns: Any) -> tuple[str, Column]:
    """The schema of rows of `to_row`, and the event in them."""
    from pyspark.sql import functions as F

    listed = columns.EVENT.replace("extensions:map<string,string>", "extensions:array<struct<name:string,text:string>>")
    return f"event {listed}", F.col("event").withField("extensions", F.map_from_entries("event.extensions"))


def to_row(event: ce.Event) -> dict[str, Any]:
    """The struct of an event that Python has; attributes in the order of the core."""
    extensions = {name: value for name, value in event.attributes.items() if name not in CORE}
    data, kind = event.data, None
    if data is not None:
        kind = {bytes: "bytes", str: "text", ce.Json: "json"}[type(data)]
        data = data if isinstance(data, bytes) else (data if isinstance(data, str) else data.text).encode()
    texts = {name: str(it).lower() if isinstance(it, bool) else str(it) for name, it in extensions.items()}
    return {
        "mode": None,
        **{name: event.attributes.get(name) for name in CORE if name != "time"},
        "time": None,
        "time_text": event.attributes.get("time"),
        "extensions": list(texts.items()),
        "extension_types": {name: KINDS[type(it)] for name, it in extensions.items() if type(it) in KINDS},
        "data": data,
        "data_kind": kind,
    }


@cache
def events() -> tuple[ce.Event, ...]:
    base = {"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x"}
    found = []
    for changes in ATTRIBUTES:
        merged = {**base, **changes}
        ordered = {name: merged[name] for name in CORE if merged.get(name) is not None}
        ordered |= {name: value for name, value in merged.items() if name not in CORE}
        found += [ce.Event(ordered, data) for data in (DATA if len(changes) < 2 else DATA[:2])]
    return tuple(found)


def test_messages_are_written_as_in_python(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    schema, column = struct_of(columns)
    given = [(to_row(event),) for event in events()]
    both = F.struct(columns.to_binary(column).alias("binary"), columns.to_structured(column).alias("structured"))
    found = rows_of(spark, both, schema, given)
    written = 0
    for event, row in zip(events(), found, strict=True):
        for mode, write in (("binary", ce.to_binary), ("structured", ce.to_structured)):
            told = [tuple(violation) for violation in row[mode]["violations"]]
            try:
                message = write(event)
            except ce.InvalidEvent as error:
                wanted = [(it.requirement, it.part, it.name) for it in error.problems]
                assert [it[:3] for it in told] == wanted, (mode, event)
                exact = [(it.cause, it.position, it.text) for it in error.problems if it.requirement != "J8"]
                assert [it[3:] for it in told if it[0] != "J8"] == exact
                assert row[mode]["headers"] is row[mode]["data"] is None
                continue
            written += 1
            assert told == [], (mode, event)
            assert row[mode]["headers"] == message.headers
            assert bytes(row[mode]["data"]) == message.data, (mode, event)
    assert written > 80


def test_json_that_is_none_is_refused(spark: SparkSession) -> None:
    """A row can hold what `Json` refuses to."""
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    event = ce.Event({"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x"})
    given = [({**to_row(event), "data": data, "data_kind": "json"},) for data in (b"{", b"1 2", b"\xff", b"[1]")]
    schema, column = struct_of(columns)
    both = F.array(columns.to_binary(column), columns.to_structured(column))
    found = rows_of(spark, both, schema, given)
    told = [[[it["requirement"] for it in mode["violations"]] for mode in row] for row in found]
    assert told == [[["J8"]] * 2] * 3 + [[[]] * 2]


def test_there_and_back(spark: SparkSession) -> None:
    """Every valid message, read and written again: the same event; headers with one value each do as well."""
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    given = [
        ({name: values[0] for name, values in (message.headers or {}).items()}, message.data)
        for message in messages()[::7]
        if all(len(values) == 1 for values in (message.headers or {}).values())
    ]
    event = columns.event("headers", "data", repeated=False)
    rewritten = F.struct(columns.to_binary(event).alias("binary"), columns.to_structured(event).alias("structured"))
    found = rows_of(spark, rewritten, "headers map<string,string>, data binary", given)
    same = 0
    for (headers, data), row in zip(given, found, strict=True):
        reading = ce.read(ce.Message(headers, data))
        if reading.event is None:
            assert row["binary"]["headers"] is None
            assert row["structured"]["headers"] is None
            continue
        again = ce.from_nats(ce.Message(row["structured"]["headers"], bytes(row["structured"]["data"])))
        assert again.attributes == reading.event.attributes
        wanted = ce.to_binary(reading.event)
        assert row["binary"]["headers"] == wanted.headers
        assert bytes(row["binary"]["data"]) == wanted.data
        same += 1
    assert same > 80
