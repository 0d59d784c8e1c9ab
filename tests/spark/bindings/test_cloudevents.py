"""CloudEvents in Spark: what Python says of each message, and what comes of NULLs, types, batches, zones and bytes."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pytest

import natsgrammar as ng
from natsgrammar import cloudevents as ce
from natsgrammar.core import edition_of
from tests.support.depth import by_day

if TYPE_CHECKING:
    from pyspark.sql import Column, SparkSession

CAPTURED = Path(__file__).parents[3] / "examples" / "messages.jsonl"
CORE = ("specversion", "id", "source", "type", "datacontenttype", "dataschema", "subject", "time")
KINDS: dict[type, str] = {
    bool: "Boolean", int: "Integer", bytes: "Binary", ce.Uri: "URI", ce.UriReference: "URI-reference",
    ce.Timestamp: "Timestamp",
}  # fmt: skip
STRUCTURED = {"Content-Type": ["application/cloudevents+json"]}
GOOD = {"ce-specversion": ["1.0"], "ce-id": ["1"], "ce-source": ["/s"], "ce-type": ["io.x"]}
MEMBERS = '"specversion":"1.0","id":"1","source":"/s","type":"io.x"'
EXTRA = [
    '"ext":-0', '"ext":2147483648', '"ext":true', '"ext":null', '"ext":[1]', '"ext":1,"ext":2', '"ext":01', '"Ext":"x"',
    '"ext":"\\ud83d\\ude00"', '"ext":"a\\ud83d"', '"a\\ud83d":"x"', '"time":"2018-04-05T17:31:00.1234567Z"', '"time":5',
    '"data":{"a" : [1.0, {}], "a":1e400}', '"data":null', '"data":"\\ud800"', '"datacontenttype":"a/b","data":"a\\né"',
    '"datacontenttype":"a/b","data":5', '"data_base64":"aGk="', '"data_base64":"aGl="', '"data":1,"data_base64":"aGk="',
    '"data":null,"data_base64":"aGk="',
    f'"data":{"[" * 200}{"]" * 200}',
]  # fmt: skip
TYPED = {"extflag": "Boolean", "extnum": "Integer", "extbin": "Binary", "extat": "Timestamp"}
LAX = ce.Options(
    lenient_escapes=True, uri_fragment=True, leap_second="anywhere", non_json_data="keep",
    specversions=frozenset({"1.0", "0.3"}), extension_types=TYPED,
)  # fmt: skip
STRICT = ce.Options(strict=True, extension_types=TYPED)
PROBLEM = ("requirement", "part", "name", "cause", "position", "text", "found", "expected")
FIELDS = ("mode", *CORE[:7], "time_text", "extensions", "extension_types", "data", "data_kind", "violations")


@dataclass(frozen=True)
class Received:
    headers: dict[str, list[str]]
    data: bytes


def messages() -> Iterator[Received]:
    """Captured messages; one for each example of a rule of CloudEvents; and payloads with a member that is special."""
    for line in CAPTURED.read_text().splitlines():
        row = json.loads(line)
        yield Received(row["headers"] or {}, base64.b64decode(row["data"]))
    for address in ng.rules():
        if address.startswith(edition_of("cloudevents")):
            rule = ng.rule(address)
            for text in (*rule.good, *(bad for bad, _ in rule.bad)):
                yield from about(text)
    for text in ("", "[]", "{", "\ufeff{}", "{}x", f"{{{MEMBERS},}}", *(f"{{{MEMBERS},{extra}}}" for extra in EXTRA)):
        yield Received(STRUCTURED, text.encode())
    yield Received(STRUCTURED, b'{"id":"\xff"}')


def about(text: str) -> Iterator[Received]:
    """A text as the name of a header, bare and encoded as the value of some, and in a payload."""
    try:
        encoded = ng.codec("cloudevents:header-value").encode(text)
    except ValueError:
        return  # half of a surrogate pair: in no column
    values = {"ce-time": encoded, "ce-dataschema": encoded, "ce-datacontenttype": encoded, "ce-extat": encoded}
    yield Received({**GOOD, "ce-ext": [text], "ce-subject": [encoded]}, b"hi")
    yield Received({**GOOD, **{name: [value] for name, value in values.items()}}, b"")
    yield Received({**GOOD, **{f"ce-{name}": [encoded] for name in TYPED}, "CE-ID": ["2"]}, b"")
    yield Received({**GOOD, text: ["x", "y"]}, b"")
    yield Received({"content-type": [text]}, b"{}")
    yield Received(STRUCTURED, f'{{{MEMBERS},"ext":{json.dumps(text)},"subject":{json.dumps(text)}}}'.encode())


_HEADERS = pa.map_(pa.string(), pa.list_(pa.string()))
Given = tuple[dict[str, Any] | None, bytes | None]


def rows_of(spark: SparkSession, given: list[Given], *columns: Column) -> list[dict[str, Any]]:
    """The columns of each message, in their order; a map is a list of pairs, in its order."""
    headers = [None if item is None else list(item.items()) for item, _ in given]
    arrays = {"headers": pa.array(headers, _HEADERS), "data": pa.array([item for _, item in given], pa.binary())}
    frame: Any = spark.createDataFrame(pa.table({"n": range(len(given)), **arrays}))
    return sorted(frame.select("n", *columns).toArrow().to_pylist(), key=lambda row: row["n"])


def whole(text: str | None) -> Any:
    return text and "".join("\ufffd" if "\ud800" <= item <= "\udfff" else item for item in text)


def problems_of(actual: tuple[ce.Problem, ...]) -> list[dict[str, Any]]:
    messages = [{name: getattr(item, name) for name in PROBLEM} for item in actual]
    return [
        {name: whole(item) if isinstance(item, str) else item for name, item in problem.items()} for problem in messages
    ]


def fields_of(reading: ce.Reading) -> dict[str, Any]:
    """The fields of the struct, without its `time`, of what Python read."""
    if reading.event is None:
        return {**dict.fromkeys(FIELDS), "mode": reading.mode, "violations": problems_of(reading.errors)}
    given = reading.event.attributes
    others = [(name, value) for name, value in given.items() if name not in CORE]
    data: Any = reading.event.data
    kind = {bytes: "bytes", ce.Json: "json", str: "text", type(None): None}[type(data)]
    actual = {
        "mode": reading.mode,
        **{name: given.get(name) for name in CORE},
        "time_text": given.get("time"),
        "extensions": [(name, ce.to_canonical(KINDS.get(type(item), "String"), item, LAX)) for name, item in others],
        "extension_types": [(name, KINDS[type(item)]) for name, item in others if type(item) in KINDS],
        "data": data.text.encode() if kind == "json" else data.encode() if kind == "text" else data,
        "data_kind": kind,
        "violations": [],
    }
    return {name: actual[name] for name in FIELDS}


def fields_written(write: Any, event: ce.Event, options: ce.Options) -> dict[str, Any]:
    """The fields of the struct of the message that Python writes."""
    try:
        message = write(event, options)
    except ce.InvalidEvent as error:
        return {"headers": None, "data": None, "violations": problems_of(error.problems)}
    return {"headers": [*message.headers.items()], "data": message.data, "violations": []}


@pytest.mark.parametrize("options", by_day([ce.DEFAULT, STRICT, LAX], 1), ids=["default", "strict", "lax"])
def test_messages_are_read_and_written_as_in_python(spark: SparkSession, options: ce.Options) -> None:
    from natsgrammar.cloudevents import spark as columns

    given = list(messages())
    event = columns.event("headers", "data", options)
    written = {"binary": columns.to_binary(event, options), "structured": columns.to_structured(event, options)}
    chosen = [column.alias(name) for name, column in {"event": event.dropFields("time"), **written}.items()]
    actual = rows_of(spark, [(item.headers, item.data) for item in given], *chosen)
    valid = 0
    for message, row in zip(given, actual, strict=True):
        reading = ce.read(message, options)
        assert row["event"] == fields_of(reading), message
        if reading.event is None:
            refused = {"headers": None, "data": None, "violations": row["event"]["violations"]}
            assert [row["binary"], row["structured"]] == [refused] * 2, message
            continue
        valid += 1
        for mode, write in (("binary", ce.to_binary), ("structured", ce.to_structured)):
            assert row[mode] == fields_written(write, reading.event, options), message
    assert valid > 500
    assert len({violation["requirement"] for row in actual for violation in row["event"]["violations"]}) > 15


def test_null_is_what_is_not_there(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    given: list[Given] = [(None, None), (GOOD, None), ({**GOOD, "ce-a": None, "ce-id": [None, "2"], "ce-b": []}, b"")]
    event = columns.event("headers", "data")
    absent = columns.to_binary(F.when(F.col("n") < 0, event))
    nothing, read, null = rows_of(spark, given, event.alias("event"), absent.alias("absent"))
    assert [violation["name"] for violation in nothing["event"]["violations"]] == [
        "ce-specversion",
        "ce-id",
        "ce-source",
        "ce-type",
    ]
    assert (read["event"]["violations"], read["event"]["data"], read["event"]["data_kind"]) == ([], None, None)
    messages = [
        (violation["requirement"], violation["name"], violation["cause"]) for violation in null["event"]["violations"]
    ]
    assert sorted(messages) == [
        ("N13", "ce-a", "is null"), ("N13", "ce-id", "is null"), ("N8", "ce-id", "is duplicated")
    ]  # fmt: skip
    assert [row["absent"] for row in (nothing, read, null)] == [None] * 3


def test_bytes_that_are_not_utf8_are_an_error_in_their_place(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    broken = F.unhex(F.lit("6162FF63")).cast("string")  # ab, a byte, c
    good = F.map_concat(*(F.create_map(F.lit(name), F.array(F.lit(item))) for name, (item,) in GOOD.items()))

    def read(name: Column, values: Column, options: ce.Options = ce.DEFAULT) -> Column:
        return columns.event(F.map_concat(good, F.create_map(name, values)), F.lit(b""), options)["violations"]

    subject = columns.event(good, F.lit(b"")).withField("subject", broken)
    (row,) = spark.range(1).select(
        read(F.lit("ce-x"), F.array(broken)),
        read(F.lit("ce-x"), F.array(broken), STRICT),
        read(F.concat(F.lit("ce-"), broken), F.array(F.lit("x"))),
        columns.to_structured(subject)["violations"],
        read(F.lit("other"), F.array(broken)),
        columns.timestamp(broken),
    ).collect()  # fmt: skip
    *output, other, moment = row
    assert [[item["requirement"] for item in actual] for actual in output] == [["N25"], ["N25"], ["N10"], ["C8"]]
    for (outcome,), at, text in zip(
        output, (2, 2, 5, 2), ("ab\ufffdc", "ab\ufffdc", "ce-ab\ufffdc", "ab\ufffdc"), strict=True
    ):
        assert (outcome["position"], outcome["text"], outcome["found"]) == (at, text, "\ufffd")
        assert outcome["cause"].startswith(f"`\ufffd` (U+FFFD) at position {at}: expected ")
    assert output[2][0]["name"] == "ce-ab\ufffdc"
    assert (other, moment) == ([], None)


MOMENTS: dict[str | None, int | None] = {
    "2018-04-05T17:31:00.1234567Z": 1522949460123456,
    "2018-04-05t17:31:00.5-08:30": 1522980060500000,
    "0001-01-01T00:00:00Z": -62135596800000000,
    "9999-12-31T23:59:59.999999Z": 253402300799999999,
    **dict.fromkeys(["1990-12-31T23:59:60Z", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+00:01"]),
    **dict.fromkeys(["9999-12-31T23:59:59-00:01", "never", None]),
}


def test_moments_do_not_depend_on_the_zone_of_the_session(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    nanoseconds = "2018-04-05T17:31:00.123456789Z"
    same = F.timestamp_micros(F.lit(MOMENTS["2018-04-05T17:31:00.1234567Z"]))
    later = same + F.expr("interval 1 second")
    texts = [nanoseconds, None, nanoseconds, nanoseconds, "1990-12-31T23:59:60Z", "x"]
    given = zip([same, same, F.lit(None).cast("timestamp"), later, same, same], texts, strict=True)
    before = spark.conf.get("spark.sql.session.timeZone") or ""
    spark.conf.set("spark.sql.session.timeZone", "America/New_York")
    try:
        frame = spark.createDataFrame([(n, text) for n, text in enumerate(MOMENTS)], "n int, text string")
        rows = frame.select("n", F.unix_micros(columns.timestamp("text"))).collect()
        headers = F.create_map(*(F.lit(item) for name, (text,) in GOOD.items() for item in (name, text)))
        event = columns.event(headers, F.lit(b""), repeated=False)
        times = F.explode(
            F.array(*(F.struct(time.alias("time"), F.lit(text).alias("time_text")) for time, text in given))
        )
        named = spark.range(1).select(event.alias("event"), times.alias("times"))
        changed = F.col("event").withField("time", F.col("times.time")).withField("time_text", F.col("times.time_text"))
        messages = [row[0] for row in named.select(columns.to_binary(changed)).collect()]
    finally:
        spark.conf.set("spark.sql.session.timeZone", before)
    assert [micros for _, micros in sorted(rows)] == list(MOMENTS.values())
    written = [message["headers"] and message["headers"]["ce-time"] for message in messages]
    assert written == [nanoseconds, "2018-04-05T17:31:00.123456Z", nanoseconds, None, None, None]
    conflict = "`time` and `time_text` name different moments: set one of them to NULL"
    assert [message["violations"][0]["cause"] for message in messages[3:5]] == [conflict] * 2
    assert messages[5]["violations"][0]["cause"].startswith("character not allowed here: `x` at position 0")


def test_a_struct_may_hold_what_no_event_does(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar.cloudevents import spark as columns

    event = F.struct(
        *(F.lit(GOOD.get(f"ce-{name}", [None])[0]).cast("string").alias(name) for name in (*CORE[:7], "time_text")),
        F.lit(None).cast("timestamp").alias("time"),
        F.create_map(*map(F.lit, ("a", "maybe", "b", "x", "id", "2", "c", "-0"))).alias("extensions"),
        F.create_map(*map(F.lit, ("a", "Boolean", "b", "Text", "c", "Integer"))).alias("extension_types"),
        F.lit(b"{\xff").alias("data"),
        F.lit("json").alias("data_kind"),
    )
    changed = [event.withField("data_kind", F.lit(item)) for item in ("json", "text", "image")]
    shown = [F.transform(columns.to_binary(item)["violations"], lambda item: item["requirement"]) for item in changed]
    (row,) = spark.range(1).select(*shown).collect()
    assert [sorted(item) for item in row] == [["C5", "C6", last, "N8"] for last in ("J8", "J8")] + [
        ["C5", "C6", "N4", "N8"]
    ]


def test_batches_may_be_small_or_empty(spark: SparkSession) -> None:
    from natsgrammar.cloudevents import spark as columns

    given: list[Given] = [({**GOOD, "ce-id": [str(n)], "ce-n": ["x"] * (n % 3)}, str(n).encode()) for n in range(10)]
    setting = "spark.sql.execution.arrow.maxRecordsPerBatch"
    before = spark.conf.get(setting) or ""
    spark.conf.set(setting, "3")
    try:
        actual = rows_of(spark, given, columns.event("headers", "data").alias("event"))
    finally:
        spark.conf.set(setting, before)
    assert [(row["event"]["id"], len(row["event"]["violations"])) for row in actual if row["n"] % 3 < 2] == [
        (str(n), 0) for n in range(10) if n % 3 < 2
    ]
    assert [violation["requirement"] for violation in actual[2]["event"]["violations"]] == ["N8"]
    empty = columns._events(pa.array([], pa.map_(pa.string(), pa.list_(pa.string()))), pa.array([], pa.binary()), LAX)
    assert (len(empty), empty.type) == (0, columns._EVENT)


def test_arrays_have_the_types_that_are_declared(spark: SparkSession) -> None:
    from pyspark.sql.pandas.types import to_arrow_type

    from natsgrammar.cloudevents import spark as columns

    for ddl, arrow in ((columns.EVENT, columns._EVENT), (columns.MESSAGE, columns._MESSAGE)):
        declared = spark.createDataFrame([], f"it {ddl}").schema["it"].dataType
        assert to_arrow_type(declared, timezone="UTC") == arrow  # or PySpark casts each batch


def test_headers_of_another_type_are_refused_with_the_type_that_is_wanted(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    from natsgrammar.cloudevents import spark as columns

    both, single = (columns.event("headers", "data", repeated=item) for item in (True, False))
    for event, given, expected in ((both, "STRING", "ARRAY<STRING>"), (single, "ARRAY<STRING>", "STRING")):
        frame = spark.createDataFrame([], f"headers map<string,{given}>, data binary")
        with pytest.raises(AnalysisException) as caught:
            frame.select(event)
        assert f"MAP<STRING, {given}>" in str(caught.value)
        assert f"MAP<STRING, {expected}>" in str(caught.value)


def test_several_fields_cost_one_evaluation(spark: SparkSession, capsys: pytest.CaptureFixture[str]) -> None:
    from natsgrammar.cloudevents import spark as columns

    events = spark.createDataFrame([], "headers map<string,array<string>>, data binary").select(
        columns.event("headers", "data").alias("event")
    )
    for frame in (events.select("event.id", "event.time", "event.violations"), events.select(
        columns.to_binary("event"), columns.to_structured("event")
    )):  # fmt: skip
        frame.explain()
        assert capsys.readouterr().out.count("[cloudevent(") == 1


@pytest.mark.parametrize("make", ["event", "to_binary", "to_structured"])
def test_options_of_another_type_are_refused_before_a_job_runs(spark: SparkSession, make: str) -> None:
    from natsgrammar.cloudevents import spark as columns

    given = ("headers", "data") if make == "event" else ("event",)
    with pytest.raises(TypeError, match=r"^`options` must be Options, not int$"):
        getattr(columns, make)(*given, 5)
