"""Watch requests: what the application accepts, the backend has let through. Proved, tried, and run on two backends."""

from __future__ import annotations

import asyncio
import json
import pickle
from base64 import b64decode
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import aviso
from natsgrammar.aviso import ANY, Constraint, Field, Wildcard
from natsgrammar_gen.language.ast import Chars, Node, alt, repeat, seq, text
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.percent import Escaping, encoded, escapes
from natsgrammar_gen.language.queries import intersection, witness
from tests.support.aviso_backends import Backend, JetStream, Memory, Message

if TYPE_CHECKING:
    from tests.support.nats_server import Server

SCHEMAS = aviso.read(Path(__file__).with_name("config.yaml"), safe=True)
CAPTURED = Path(__file__).parents[3] / "examples" / "messages.jsonl"

# ---- the proof ------------------------------------------------------------------------------------------------------

Pattern = tuple[str | Wildcard | Constraint, ...]
FINITE = [
    Field("severity", "IntHandler", low=-1, high=12),
    Field("region", "EnumHandler", values=("north", "*", "ß%")),
]
SEVERITY, REGION = FINITE
PATTERNS: list[Pattern] = [
    ("mars", "od", ANY, "1.45"),
    ("mars", ANY, ANY, ANY),
    ("mars", "*", ANY, ">"),
    ("mars", "od"),
    ("mars", "%61", "é", "a b"),
    ("extreme_event", ANY, "100%", ANY, "\x7f"),
    ("mars", Constraint(SEVERITY, "gte", (10,)), "od"),
    ("mars", "od", Constraint(SEVERITY, "between", (-1, 1)), ANY),
    ("mars", Constraint(REGION, "in", ("*", "ß%")), Constraint(SEVERITY, "lt", (1,))),
    ("mars", "1.45", Constraint(SEVERITY, "in", (3, 12)), Constraint(REGION, "eq", ("north",))),
]
RESERVED = CharSet.chars(".*>%")
NOT_A_DOT = repeat(Chars(~CharSet.chars(".")), 1, None)


def _dotted(tokens: list[Node]) -> Node:
    return seq(part for index, token in enumerate(tokens) for part in ((text("."), token) if index else (token,)))


def coarse_language(watch: aviso.Watch) -> DFA:
    """What a server delivers for the coarse filter: `*` is any one token, everything else is itself."""
    return compile_tree(_dotted([NOT_A_DOT if t == "*" else text(t) for t in watch.coarse.split(".")]))


def accepted_language(watch: aviso.Watch, spelling: Callable[[str], Node]) -> DFA:
    """What the application accepts: values in this spelling, any token that can be decoded where there is none."""
    return compile_tree(_dotted([_token(expected, spelling) for expected in watch.pattern]))


def _token(expected: object, spelling: Callable[[str], Node]) -> Node:
    if isinstance(expected, str):
        return spelling(expected)
    if isinstance(expected, Constraint):
        return alt(_every_spelling(text) for text in _texts(expected.field) if expected.holds(text))
    return repeat(alt((Chars(~RESERVED), _character(~CharSet()))), 1, None)


def _texts(field: Field) -> Sequence[str]:
    """All values of a field that has a few."""
    return field.values or [str(number) for number in range(int(field.low or 0), int(field.high or 0) + 1)]


def _character(charset: CharSet) -> Node:
    """The escapes of each character of the set, hexadecimal digits in either case."""
    return escapes(charset, unit=lambda unit: Chars(unit | CharSet.chars("".join(chr(c) for c in _lower(unit)))))


def _lower(unit: CharSet) -> list[int]:
    return [ord(chr(point).lower()) for low, high in unit.runs for point in range(low, high + 1)]


def _every_spelling(value: str) -> Node:
    """Each character of the value raw, where it can be, or escaped."""
    return seq(alt((Chars(CharSet.chars(c) - RESERVED), _character(CharSet.chars(c)))) for c in value)


@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize("pattern", PATTERNS, ids=str)
def test_whatever_the_application_accepts_the_backend_lets_through(pattern: Pattern, safe: bool) -> None:
    watch = aviso.Watch(pattern, safe)
    encode = ng.codec("safe:token" if safe else "aviso:topic-token").encode
    accepted = accepted_language(watch, lambda value: text(encode(value)))
    assert accepted.accepting, "it accepts something"
    assert witness(accepted, coarse_language(watch)) is None


@pytest.mark.parametrize("pattern", PATTERNS, ids=str)
def test_comparing_values_alone_would_accept_what_no_backend_delivers(pattern: Pattern) -> None:
    """Why a value counts only as it is written: else there is a subject that the coarse filter keeps back."""
    watch = aviso.Watch(pattern)
    lost = witness(accepted_language(watch, _every_spelling), coarse_language(watch))
    assert lost is not None
    for expected, value in zip(pattern, aviso.split(lost), strict=True):
        assert expected.holds(value) if isinstance(expected, Constraint) else expected in (ANY, value)
    assert not watch.lets_through(lost)
    assert not watch.accepts(lost)


@pytest.mark.parametrize("pattern", PATTERNS, ids=str)
def test_on_what_aviso_writes_comparing_values_is_the_same(pattern: Pattern) -> None:
    watch = aviso.Watch(pattern)
    written = compile_tree(_dotted([encoded(Escaping(RESERVED))] * len(pattern)))
    by_value = intersection(accepted_language(watch, _every_spelling), written)
    as_written = intersection(accepted_language(watch, lambda value: text(aviso.encode(value))), written)
    assert by_value == as_written


TOKENS = [
    *("mars", "od", "%6Fd", "1%2E45", "1%2e45", "1.45", "*", "%2A", ">", "a b", "é", "%", "%G1", "", "100%25"),
    *("10", "1%30", "010", "13", "-1", "%2D1", "0", "-0", "1", "3", "north", "North", "ß%25"),
]
SUBJECTS = st.lists(
    st.sampled_from(TOKENS),
    min_size=1,
    max_size=5,
).map(".".join)


@given(SUBJECTS, st.sampled_from(PATTERNS), st.booleans())
def test_the_automaton_is_what_the_code_does(subject: str, pattern: Pattern, safe: bool) -> None:
    watch = aviso.Watch(pattern, safe)
    encode = ng.codec("safe:token" if safe else "aviso:topic-token").encode
    assert watch.accepts(subject) == accepted_language(watch, lambda value: text(encode(value))).accepts(subject)
    assert watch.lets_through(subject) == coarse_language(watch).accepts(subject) == ng.match(subject, watch.coarse)
    assert watch.lets_through(subject) or not watch.accepts(subject)


VALUES = st.one_of(
    st.sampled_from(["*", ">", "a.b", "%", "a b", "é", "%2A", "od"]),
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=4),
)


@given(st.data(), st.lists(VALUES, min_size=1, max_size=4), st.booleans())
def test_a_notification_is_accepted_by_its_values(data: st.DataObject, values: list[str], safe: bool) -> None:
    choices: list[list[str | Wildcard]] = [[value, ANY, "*", "other"] for value in values]
    pattern: Pattern = tuple(data.draw(st.sampled_from(choice)) for choice in choices)
    codec = ng.codec("safe:token" if safe else "aviso:topic-token")
    watch, subject = aviso.Watch(pattern, safe), ".".join(map(codec.encode, values))
    expected = all(p is ANY or p == value for p, value in zip(pattern, values, strict=True))
    assert watch.accepts(subject) == expected
    assert watch.lets_through(subject) or not expected


# ---- requests -------------------------------------------------------------------------------------------------------


def test_fields_left_out_are_wildcards() -> None:
    watch = SCHEMAS["dissemination"].watch({"destination": "ec.prod", "class": "od", "step": 12, "target": ANY})
    assert watch.coarse == "diss.ec%2Eprod.*.od.*.*.*.*.12.*"
    assert SCHEMAS["dissemination"].request(watch.coarse) == {
        "destination": "ec.prod",
        "target": ANY,
        "class": "od",
        "expver": ANY,
        "date": ANY,
        "time": ANY,
        "stream": ANY,
        "step": 12,
        "location": ANY,
    }


def test_the_value_and_the_wildcard_are_told_apart() -> None:
    schema = SCHEMAS["extreme_event"]
    star = schema.watch({"region": "*", "run_time": "0000"})
    assert star.coarse == "extreme_event.%2A.0000.*.*.*"
    actual = schema.request(star.coarse)
    assert actual["region"] == "*"
    assert actual["anomaly"] is ANY
    north: dict[str, aviso.Value] = {
        "region": "north",
        "run_time": "0000",
        "severity": 1,
        "anomaly": "*",
        "polygon": "p",
    }
    assert not star.accepts(schema.subject(north))
    assert star.accepts(schema.subject({**north, "region": "*"}))
    assert schema.identifier(schema.subject(north))["anomaly"] == "*"


def test_half_of_a_surrogate_pair_is_no_value() -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMAS["extreme_event"].watch({"region": "a\ud800", "run_time": "0000"})
    assert [(problem.field, problem.position) for problem in refused.value.problems] == [("region", 1)]
    with pytest.raises(ng.CodecError):
        aviso.Watch(("mars", "\ud800"))


def test_requests_are_values() -> None:
    watch = SCHEMAS["mars"].watch({"class": "od"})
    assert watch == SCHEMAS["mars"].watch({"class": "od"}) == pickle.loads(pickle.dumps(watch))
    assert pickle.loads(pickle.dumps(SCHEMAS)) == SCHEMAS


def test_required_fields_need_a_value() -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMAS["extreme_event"].watch({"region": ANY, "severity": 9, "wind": "n"})
    assert [problem.field for problem in refused.value.problems] == ["wind", "region", "run_time", "severity"]


def test_what_is_in_no_topic_cannot_be_asked_for() -> None:
    schema = aviso.Schema("a", "a", ("region",), {"region": REGION, "severity": SEVERITY})
    with pytest.raises(aviso.IdentifierError, match="`severity`: not in the topic"):
        schema.watch({"severity": {"gte": 3}})


@pytest.mark.parametrize(
    ("event_type", "request_", "fields"),
    [
        ("weather", {"polygon": "(1,2,3,4,5,6,1,2)"}, ["polygon"]),
        ("weather", {"point": [1, 2], "level": {"lt": 0}}, ["point"]),
        ("alert", {"polygon": "p", "point": "1,2"}, ["polygon", "point"]),
        ("observations", {"day": "20260101"}, ["point_cloud"]),
        ("observations", {"polygon": "p"}, ["point_cloud", "polygon"]),
    ],
)
def test_polygons_and_points_are_for_aviso_server(event_type: str, request_: Any, fields: list[str]) -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMAS[event_type].watch(request_)
    output = "aviso-server evaluates polygons and points; natsgrammar does not"
    assert [problem.field for problem in refused.value.problems] == fields
    assert all(problem.cause.endswith(output) for problem in refused.value.problems)


def test_requests_without_a_place_are_watched() -> None:
    assert SCHEMAS["weather"].watch({"level": {"lt": 0}, "polygon": ANY}).coarse == "weather.*.*"
    assert SCHEMAS["alert"].watch({"day": "20260101"}).accepts("alert.20260101.(1,2,3,4,5,6,1,2)")
    with pytest.raises(aviso.IdentifierError, match="`point`: not a field of `mars`"):
        SCHEMAS["mars"].watch({"class": "od", "point": "1,2"})


# ---- two backends, one answer ---------------------------------------------------------------------------------------

Identifier = dict[str, Any]


def _equal(**expected: object) -> Callable[[Identifier], bool]:
    return lambda item: all(item[name] == value for name, value in expected.items())


Asked = tuple[str, aviso.Request, Callable[[Identifier], bool]]  # and by values alone what the request is about
NORTH = {"region": "north", "run_time": "0000"}


def _exactly(event_type: str, **expected: Any) -> Asked:
    return event_type, expected, _equal(**expected)


def _in_the_north(constraint: dict[str, Any], is_met: Callable[[int], bool]) -> Asked:
    is_north = _equal(**NORTH)
    return "extreme_event", {**NORTH, "severity": constraint}, lambda item: is_north(item) and is_met(item["severity"])


REQUESTS: list[Asked] = [
    _exactly("mars", **{"class": "od"}),
    _exactly("mars", **{"class": "od", "expver": "1.45"}),
    _exactly("mars", **{"class": "e5.1", "stream": "mmsf/v2", "step": "1.5"}),
    _exactly("dissemination", **{"destination": "*", "class": "od"}),
    _exactly("dissemination", **{"destination": "ec.prod", "class": "od", "target": "a>b"}),
    _exactly("dissemination", **{"destination": "FOO", "class": "od", "location": "St. John's"}),
    _exactly("extreme_event", **NORTH),
    _exactly("extreme_event", region="Île-de-France", run_time="1200"),
    _exactly("extreme_event", region="東京", run_time="0000", anomaly="tp>99%"),
    _in_the_north({"eq": 3}, lambda severity: severity == 3),
    _in_the_north({"in": [1, 7]}, lambda severity: severity in (1, 7)),
    _in_the_north({"gt": 5}, lambda severity: severity > 5),
    _in_the_north({"gte": 5}, lambda severity: severity >= 5),
    _in_the_north({"lt": 2}, lambda severity: severity < 2),
    _in_the_north({"lte": 2}, lambda severity: severity <= 2),
    (
        "dissemination",
        {"destination": "FOO", "class": "od", "step": {"between": [6, 12]}},
        lambda item: item["destination"] == "FOO" and item["class"] == "od" and 6 <= item["step"] <= 12,
    ),
    (
        "mars",
        {"class": "od", "domain": {"in": ["a", "m"]}},
        lambda item: item["class"] == "od" and item["domain"] in ("a", "m"),
    ),
    ("weather", {"level": {"lt": 0}}, lambda item: item["level"] < 0),
    ("weather", {"day": "2026-01-21", "level": {"between": [-0.5, 0.5]}}, lambda item: abs(item["level"]) <= 0.5),
    ("alert", {"day": "20260101"}, _equal(day="20260101")),
]


@cache
def notifications() -> list[tuple[str, Identifier, bytes]]:
    """The identifiers of the captured payloads that their schemas take, each once, and some of our own."""
    collected: dict[str, tuple[str, Identifier, bytes]] = {}
    for line in CAPTURED.read_text(encoding="utf-8").splitlines():
        captured = json.loads(line)
        try:
            notification = aviso.parse(captured["subject"], SCHEMAS)
        except (aviso.SubjectError, aviso.IdentifierError):
            continue
        subject = SCHEMAS[notification.event_type].subject(notification.identifier)
        collected[subject] = (notification.event_type, dict(notification.identifier), b64decode(captured["data"]))
    for region, anomaly, severity in product(["*", ">", "a.b", "%", "north"], ["*", "%2A", " "], range(1, 8)):
        own: Identifier = {
            "region": region,
            "run_time": "0000",
            "severity": severity,
            "anomaly": anomaly,
            "polygon": "p",
        }
        collected[SCHEMAS["extreme_event"].subject(own)] = ("extreme_event", own, b"")
    return [*collected.values(), *_weather()]


def _weather() -> Iterator[tuple[str, Identifier, bytes]]:
    """Numbers in a topic, and polygons in one, as text."""
    for level in (-7.25, -0.5, 0, 0.5, 100.5):
        yield "weather", {"day": "2026-01-21", "level": level}, b"{}"
    for day in ("20260101", "20260102"):
        yield "alert", {"day": day, "polygon": "(1,2,3,4,5.5,6,1,2)"}, b""


def _message(event_type: str, identifier: Identifier, data: bytes) -> Message:
    return SCHEMAS[event_type].subject(identifier), data


async def _answers(backend: Backend) -> list[tuple[list[Message], list[Message]]]:
    """For each request what a watch saw and what a replay gave, after the application's filter."""
    watches = [SCHEMAS[event_type].watch(request) for event_type, request, _ in REQUESTS]
    live: list[list[Message]] = [[] for _ in watches]
    stops = [await backend.watch(watch.coarse, seen.append) for watch, seen in zip(watches, live, strict=True)]
    for notification in notifications():
        await backend.publish(*_message(*notification))
    for stop in stops:
        await stop()
    replayed = [await backend.replay(watch.coarse) for watch in watches]
    return [
        ([m for m in seen if watch.accepts(m[0])], [m for m in old if watch.accepts(m[0])])
        for watch, seen, old in zip(watches, live, replayed, strict=True)
    ]


def _check(answers: list[tuple[list[Message], list[Message]]]) -> None:
    assert len(notifications()) > 1_000
    for (event_type, request, is_about), (live, replayed) in zip(REQUESTS, answers, strict=True):
        same_event = [notification for notification in notifications() if notification[0] == event_type]
        expected = [_message(*item) for item in same_event if is_about(item[1])]
        assert 0 < len(expected) < len(same_event), request
        assert live == replayed == expected, request


def test_memory_gives_what_was_asked_for() -> None:
    _check(asyncio.run(_answers(Memory())))


def test_jetstream_gives_the_same_as_memory(nats_server: Server) -> None:
    import nats

    async def both() -> tuple[list[tuple[list[Message], list[Message]]], ...]:
        client = await nats.connect(nats_server.url)
        bases = sorted({SCHEMAS[event_type].base for event_type, *_ in REQUESTS})
        try:
            jetstream = await JetStream(client, bases).create()
            return await _answers(jetstream), await _answers(Memory())
        finally:
            for base in bases:
                await client.jetstream().delete_stream(base.upper())
            await client.close()

    from_server, from_memory = asyncio.run(both())
    _check(from_server)
    assert from_server == from_memory
