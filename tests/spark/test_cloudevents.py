"""The Spark columns of CloudEvents give the verdicts, the values and the bytes of the Python mapping."""

from __future__ import annotations

import base64
import encodings.aliases
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents._event import encoding_of

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

pytestmark = pytest.mark.spark

CAPTURED = Path(__file__).parents[2] / "examples" / "messages.jsonl"
CORE = ("specversion", "id", "source", "type", "datacontenttype", "dataschema", "subject", "time")
KINDS: dict[type, str] = {
    bool: "Boolean", int: "Integer", bytes: "Binary", ce.Uri: "URI", ce.UriReference: "URI-reference",
    ce.Timestamp: "Timestamp",
}  # fmt: skip
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
    ("ce-id", ["1", "2", "1"]),
    ("CE-Id", ["1", "2", "1"]),
    ("ce-", ["x", "y", "x"]),
    ("ce-data", ["x", "x"]),
    ("ce-subject", [" \t a%20b\t "]),
    ("ce-subject", ["\u00a0a"]),
    ("ce-ext", [" "]),
    ("Content-Type", [f" {STRUCTURED}\t"]),
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
    *(("ce-ext", [value]) for value in ("-0", "5", "true", "True", "AAE=", "a:b#c", "2018-04-05t17:31:00Z", "a b")),
]
# Header values in which quotations, backslashes and escapes meet in every way.
PIECES = [
    '"',
    "\\",
    "%",
    "%4",
    "%41",
    "%e2%82%ac",
    "%E2",
    "%82%AC",
    "%C0%A0",
    "%25",
    " ",
    "\t",
    "a",
    "é",
    "\x7f",
    "4",
    "F",
    "+",
]
STRADDLING = [
    '%"41"',
    '"%4"1',
    '%E2"%82"%AC',
    '%"e2%8"2"%\\a"c',
    '%"G"',
    '%"41" é',
    '"%"',
    '%"4',
    '%"\\"41',
    '"%4""1"%"C0"%A0',
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
    *(f'"ext":"{text}"' for text in ("\\uffff\\ud83d", "a\uffff\\uDBFF", "\\ud83d\\ude00\\\\\\udc00\\uffff")),
    '"source":"a\uffff:\\uDBff"',
    '"source":"http://\\udfff"',
    '"a\\ud83d":"x"',
    '"\\ud83d\\ude00\\ud83d":1',
    '"specversion":1.0',
    '"specversion":2147483648',
    '"subject":1e3',
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
    for value in (*STRADDLING, *("".join(rng.choices(PIECES, k=rng.randint(1, 9))) for _ in range(250))):
        yield Received({**{it: [good] for it, good in GOOD.items()}, "ce-ext": [value]}, b"")
    yield Received({}, f" \n{{{MEMBERS}}}".encode())
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


def headers_in_order(both: Column) -> Column:
    """Messages in both modes with their headers as a list: a map comes from Spark in any order."""
    from pyspark.sql import functions as F

    for mode in ("binary", "structured"):
        both = both.withField(mode, both[mode].withField("headers", F.map_entries(both[mode]["headers"])))
    return both


@cache  # it takes seconds to build
def default_event() -> Column:
    from natsgrammar.cloudevents import spark as columns

    return columns.event("headers", "data")


@pytest.fixture(scope="module")
def read(spark: SparkSession) -> list[Any]:
    return read_under(spark, ce.DEFAULT)


def read_under(spark: SparkSession, options: ce.Options) -> list[Any]:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    # a list of pairs, since a dict comes to Spark in any order; the moment as a number, since no driver holds year 1
    given = [(list((message.headers or {}).items()), message.data) for message in messages()]
    schema = "headers array<struct<name:string,values:array<string>>>, data binary"
    event = columns.event(F.map_from_entries("headers"), "data", options)
    return rows_of(spark, event, schema, given, lambda it: it.withField("time", F.unix_micros(it["time"])))


# Each plan takes Spark seconds, so options that have nothing to do with each other share one.
CHANGES: list[dict[str, Any]] = [
    {"server_has_headers": False},
    {"content_type_match": "media-type", "uri_fragment": True, "extension_types": {"ext": "URI"}},
    {"structured_without_content_type": True, "leap_second": "anywhere", "extension_types": {"ext": "Timestamp"}},
    {"unknown_ce_headers": "ignore", "leap_second": "never", "extension_types": {"ext": "Binary"}},
    {"lenient_escapes": True, "extension_types": {"ext": "Boolean"}},
    {"raw_non_ascii": True, "specversions": {"1.0", "1.0.2"}},
    {"lenient_escapes": True, "raw_non_ascii": True, "lower_case_tz": False, "leap_second": "never"},
    {"lower_case_tz": False, "non_json_data": "keep", "extension_types": {"ext": "Integer"}},
    {"specversions": {"0.3"}, "extension_types": {"ext": "URI-reference", "x1": "URI"}},
]
EVERYTHING = ce.Options(uri_fragment=True, leap_second="anywhere")

HALVES = frozenset(map(chr, range(0xD800, 0xE000)))


def problems_of(reading: ce.Reading) -> list[tuple[Any, ...]]:
    """The problems as Spark tells them: it stops at the first word of what is no JSON, and no text has half pairs."""
    found = []
    for it in reading.errors:
        told = (it.requirement, it.part, it.name, it.cause, it.position, it.text)
        if it.requirement == "J13" and it.part == "payload" and "no UTF-8" not in it.cause:
            told = ("J13", "payload", "", "no JSON object", None, None)
        found.append((*told[:2], without_halves(told[2]), *told[3:5], without_halves(told[5])))
    return found


def without_halves(text: str | None) -> Any:
    return text and "".join("\uffff" if letter in HALVES else letter for letter in text)


def as_spark_has_it(event: ce.Event | None) -> dict[str, Any]:
    """The fields of an event, all None for a message that has none."""
    if event is None:
        return dict.fromkeys([*CORE, "extensions", "extension_types", "data"])
    extensions = {name: value for name, value in event.attributes.items() if name not in CORE}
    return {
        **{name: event.attributes.get(name) for name in CORE},
        "extensions": {
            it: ce.to_canonical(KINDS.get(type(value), "String"), value, EVERYTHING) for it, value in extensions.items()
        },
        "extension_types": {it: KINDS[type(value)] for it, value in extensions.items() if type(value) in KINDS},
        "data": event.data,
    }


def test_messages_are_read_as_in_python(read: list[Any]) -> None:
    assert_agreement(read, ce.DEFAULT)
    assert {row["data_kind"] for row in read} == {"bytes", "json", "text", None}
    assert len({violation["requirement"] for row in read for violation in row["violations"]}) > 20


@pytest.mark.parametrize("changes", CHANGES, ids="-".join)
def test_options_mean_what_they_mean_in_python(spark: SparkSession, changes: dict[str, Any]) -> None:
    assert_agreement(read_under(spark, ce.Options(**changes)), ce.Options(**changes))


def test_the_corpus_shows_every_option() -> None:
    tried = {(name, repr(value)): ce.Options(**{name: value}) for changes in CHANGES for name, value in changes.items()}
    for changed, options in tried.items():
        assert any(ce.read(it, options) != ce.read(it) for it in messages()), changed
    assert {name for name, _ in tried} == {option.name for option in fields(ce.Options)}


def assert_agreement(read: list[Any], options: ce.Options) -> None:
    disagreements = []
    for message, row in zip(messages(), read, strict=True):
        reading = ce.read(message, options)
        told = [tuple(violation) for violation in row["violations"]]
        found = {
            name: row["time_text" if name == "time" else name] for name in (*CORE, "extensions", "extension_types")
        }
        found["data"] = data_of(row)
        if (row["mode"], told, found) != (reading.mode, problems_of(reading), as_spark_has_it(reading.event)):
            disagreements.append((message, told, problems_of(reading), found, reading.event))
    assert not disagreements, f"{len(disagreements)} of {len(read)}, among them {disagreements[:5]}"


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
    {"datacontenttype": 'text/plain; a="; charset=utf-16"; charset=utf-8; charset="us-ascii"'},
    {"datacontenttype": "text/plain; foo; charset=utf-16"},
    {"datacontenttype": "text/plain; charset=utf-16; CHARSET=unheard-of"},
    {"a": ce.Uri("a:b#c"), "b": b"xy", "c": ce.Timestamp("1990-12-31T23:59:60z")},
    {"a": "5", "b": ce.UriReference("/x"), "c": "never"},
    {"zone": "z", "a": "a", "Up": "x", "m1": "m", "m": True, "subject": "s"},
    {"time": ce.Timestamp("2018-04-05t17:31:00z")},
    {"time": ce.Timestamp("2018-04-05T17:31:60.123456789Z")},
    {"dataschema": "a:b#c"},
]
WRITTEN_UNDER: list[dict[str, Any]] = [
    {},
    {"extension_types": {"a": "Integer", "b": "Boolean", "c": "Timestamp"}, "leap_second": "anywhere"},
    {
        "extension_types": {"a": "URI", "b": "URI-reference", "c": "Timestamp"}, "uri_fragment": True,
        "non_json_data": "keep",
    },
    {
        "specversions": {"2.0", "3.0"}, "lower_case_tz": False, "leap_second": "never",
        "extension_types": {"b": "Binary"},
    },
]  # fmt: skip
DATA: list[Any] = [
    None,
    b"",
    b"\xff\0",
    b" [1, 2] ",
    bytes(58),  # of which Spark makes two lines
    b"nul",
    "hi",
    'é\n\x01\x1f"\\',
    "€",
    ce.Json('{"a" : 1.0}'),
    ce.Json('"é"'),
    b"1,2",
    b'"\xc3\xa9"',
    '"\u20ac"'.encode("utf-16"),
]


def struct_of(columns: Any) -> tuple[str, Column]:
    """The schema of rows of `to_row`, and the event in them."""
    from pyspark.sql import functions as F

    listed = columns.EVENT.replace("extensions:map<string,string>", "extensions:array<struct<name:string,text:string>>")
    return f"event {listed}", F.col("event").withField("extensions", F.map_from_entries("event.extensions"))


def to_row(event: ce.Event) -> dict[str, Any]:
    """The struct of an event that Python has."""
    extensions = {name: value for name, value in event.attributes.items() if name not in CORE}
    data, kind = event.data, None
    if data is not None:
        kind = {bytes: "bytes", str: "text", ce.Json: "json"}[type(data)]
        data = data if isinstance(data, bytes) else (data if isinstance(data, str) else data.text).encode()
    # Whether it is valid is for `write` to say.
    texts = {
        name: ce.to_canonical("Binary", it) if isinstance(it, bytes) else str(it).lower() if it is True else str(it)
        for name, it in extensions.items()
    }
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
        given = {name: value for name, value in {**changes, **base, **changes}.items() if value is not None}
        found += [ce.Event(given, data) for data in (DATA if len(changes) < 2 else DATA[:2])]
    return tuple(found)


@pytest.mark.parametrize("changes", WRITTEN_UNDER, ids=lambda changes: "-".join(changes) or "default")
def test_messages_are_written_as_in_python(spark: SparkSession, changes: dict[str, Any]) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    options = ce.Options(**changes)
    schema, column = struct_of(columns)
    given = [(to_row(event),) for event in events()]
    both = F.struct(
        columns.to_binary(column, options).alias("binary"), columns.to_structured(column, options).alias("structured")
    )
    found = rows_of(spark, both, schema, given, headers_in_order)
    written = 0
    for event, row in zip(events(), found, strict=True):
        for mode, write in (("binary", ce.to_binary), ("structured", ce.to_structured)):
            told = [tuple(violation) for violation in row[mode]["violations"]]
            try:
                message = write(event, options)
            except ce.InvalidEvent as error:
                wanted = [(it.requirement, it.part, it.name) for it in error.problems]
                assert [it[:3] for it in told] == wanted, (mode, event)
                exact = [(it.cause, it.position, it.text) for it in error.problems if it.requirement != "J8"]
                assert [it[3:] for it in told if it[0] != "J8"] == exact
                assert row[mode]["headers"] is row[mode]["data"] is None
                continue
            written += 1
            assert told == [], (mode, event)
            assert [tuple(header) for header in row[mode]["headers"]] == list(message.headers.items())
            assert bytes(row[mode]["data"]) == message.data, (mode, event)
    assert written > (80 if "1.0" in options.specversions else 15)


SPELLED = [
    *sorted({*encodings.aliases.aliases, *encodings.aliases.aliases.values()}),
    "UTF-16", "utf-16le", "UTF-16BE", "UTF-32", "utf-32-be", "UTF_32LE", "Latin-1", "latin1", "ISO-8859-1", "US-ASCII",
    "ANSI_X3.4-1968", "utf--16", "-utf-16-", "utf.16", "windows-1252", "x-none", "idna", "'utf-8'", "iso-8859-15",
]  # fmt: skip
IN_SPARK = {"utf-8", "ascii", "iso8859-1", *(f"utf-{bits}{order}" for bits in (16, 32) for order in ("", "-le", "-be"))}


def test_text_is_written_in_the_charsets_that_spark_has(spark: SparkSession) -> None:
    from natsgrammar.cloudevents import spark as columns

    base = {"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x"}
    texts = ("", "plain", "é\xff", "\ufeff€ 😀\U0010ffff")
    given = [
        ce.Event({**base, "datacontenttype": f"text/plain; charset={name}"}, text) for name in SPELLED for text in texts
    ]
    schema, column = struct_of(columns)
    found = rows_of(spark, columns.to_binary(column), schema, [(to_row(event),) for event in given])
    known = 0
    for event, row in zip(given, found, strict=True):
        told = [tuple(violation) for violation in row["violations"]]
        name = event.attributes["datacontenttype"].partition("=")[2].lower()
        charset = encoding_of(name)
        if charset is not None and charset not in IN_SPARK:
            assert told == [("N4", "attribute", "datacontenttype", f"unknown charset `{name}`", None, None)]
            continue
        problems = ce.check(event)[:-1]  # less the advice on the source
        assert told == [(it.requirement, it.part, it.name, it.cause, it.position, it.text) for it in problems], event
        if not problems:
            assert bytes(row["data"]) == ce.to_binary(event).data, event
            known += 1
    assert known > 150


def test_json_that_is_none_is_refused_and_no_event_is_no_message(spark: SparkSession) -> None:
    """A row can hold what `Json` refuses to."""
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    event = ce.Event({"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x"})
    given: list[Any] = [
        ({**to_row(event), "data": data, "data_kind": "json"},) for data in (b"{", b"1 2", b"\xff", b"[1]")
    ]
    given.append((None,))
    schema, column = struct_of(columns)
    both = F.array(columns.to_binary(column), columns.to_structured(column))
    *found, none = rows_of(spark, both, schema, given)
    assert none == [None, None]  # no event is no message
    told = [[[it["requirement"] for it in mode["violations"]] for mode in row] for row in found]
    assert told == [[["J8"]] * 2] * 3 + [[[]] * 2]


def test_errors_of_a_large_payload_take_no_longer_the_more_there_are(spark: SparkSession) -> None:
    """20,000 members, each of which is wrong: quadratic work on them would take minutes."""
    members = [f'"m{number % 19_000}" :  [{number}]' for number in range(20_000)]
    payload = f"{{{MEMBERS}, {' ,'.join(members)}}}".encode()
    message = Received({"Content-Type": [STRUCTURED]}, payload)
    schema = "headers map<string,array<string>>, data binary"
    (row,) = rows_of(spark, default_event(), schema, [(message.headers, message.data)])
    assert [tuple(violation) for violation in row["violations"]] == problems_of(ce.read(message))
    assert len(row["violations"]) == 20_000  # of 19,000 names, and 1,000 of them twice


@pytest.mark.parametrize("chunked", ["true", "false"])
def test_base64_is_one_line_whatever_the_session_says(spark: SparkSession, chunked: str) -> None:
    from natsgrammar.cloudevents import spark as columns

    base = {"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x"}
    given = [ce.Event(base, data) for data in (b"\xff" * 57, b"\xff" * 58, bytes(range(256)) * 4096)]
    schema, column = struct_of(columns)
    setting = "spark.sql.legacy.chunkBase64String.enabled"
    spark.conf.set(setting, chunked)
    try:
        found = rows_of(spark, columns.to_structured(column), schema, [(to_row(event),) for event in given])
    finally:
        spark.conf.unset(setting)
    for event, row in zip(given, found, strict=True):
        assert ce.from_nats(ce.Message(row["headers"], bytes(row["data"]))) == event
        assert bytes(row["data"]) == ce.to_structured(event).data


def test_json_nests_100_levels_deep(spark: SparkSession) -> None:
    """The event is one of them. Python goes on."""
    given = []
    for depth in (99, 100, 900):
        payload = f'{{{MEMBERS},"data":{"[" * depth}{"]" * depth}}}'.encode()
        given.append(({"Content-Type": [STRUCTURED]}, payload))
        assert ce.read(ce.Message({"Content-Type": STRUCTURED}, payload)).errors == ()
    found = rows_of(spark, default_event(), "headers map<string,array<string>>, data binary", given)
    assert [[it["requirement"] for it in row["violations"]] for row in found] == [[], ["J13"], ["J13"]]


def test_time_and_its_text_name_one_moment(spark: SparkSession) -> None:
    """Whoever changes one of them is told of the other."""
    from natsgrammar.cloudevents import spark as columns

    nanoseconds = "2018-04-05T17:31:00.123456789+01:00"
    moment = datetime(2018, 4, 5, 16, 31, 0, 123456, tzinfo=UTC)
    base = to_row(ce.Event({"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x"}))
    given = [
        (moment, nanoseconds), (moment, None), (None, nanoseconds), (moment + timedelta(seconds=1), nanoseconds),
        (moment, "1990-12-31T23:59:60Z"), (moment, "never"),
    ]  # fmt: skip
    rows = [({**base, "extensions": {}, "time": time, "time_text": text},) for time, text in given]
    found = rows_of(spark, columns.to_binary("event"), f"event {columns.EVENT}", rows)
    written = [row["headers"] and row["headers"]["ce-time"] for row in found]
    assert written == [nanoseconds, "2018-04-05T16:31:00.123456Z", nanoseconds, None, None, None]
    told = [[(it["requirement"], it["name"], it["cause"]) for it in row["violations"]] for row in found[3:]]
    conflict = ("C12", "time", "`time` and `time_text` name different moments: set one of them to NULL")
    assert told[:2] == [[conflict]] * 2
    assert told[2][0][2].startswith("`n` at position 0")


def test_headers_of_another_type_are_told_with_the_type_that_is_wanted(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar.cloudevents import spark as columns

    single = columns.event("headers", "data", repeated=False)
    for event, given, wanted in ((default_event(), "STRING", "ARRAY<STRING>"), (single, "ARRAY<STRING>", "STRING")):
        frame = spark.createDataFrame([], f"headers map<string,{given}>, data binary")
        with pytest.raises(AnalysisException) as caught:
            frame.select(event)
        assert f"MAP<STRING, {given}>" in str(caught.value)
        assert f"MAP<STRING, {wanted}>" in str(caught.value)


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
    found = rows_of(spark, rewritten, "headers map<string,string>, data binary", given, headers_in_order)
    same = 0
    for (headers, data), row in zip(given, found, strict=True):
        reading = ce.read(ce.Message(headers, data))
        if reading.event is None:
            assert row["binary"]["headers"] is None
            assert row["structured"]["headers"] is None
            continue
        for mode, wanted in (("binary", ce.to_binary(reading.event)), ("structured", ce.to_structured(reading.event))):
            assert [tuple(header) for header in row[mode]["headers"]] == list(wanted.headers.items())
            assert bytes(row[mode]["data"]) == wanted.data
        same += 1
    assert same > 80
