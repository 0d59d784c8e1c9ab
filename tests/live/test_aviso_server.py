"""The real aviso-server against natsgrammar.aviso: notifications in, subjects on the wire, CloudEvents out."""

from __future__ import annotations

import json
import random
import string
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import natsgrammar as ng
from natsgrammar import aviso
from natsgrammar import cloudevents as ce
from natsgrammar.aviso import ANY, Field, Schema
from natsgrammar.fields import lone_surrogate
from tests.support import aviso_server as real
from tests.support import depth, engines, nats_wire
from tests.support.aviso_server import MEMORY, Answer, Aviso, NotStarted, serving, stored

Json = dict[str, Any]
WHITE = " \t\r\n"
KEEP = {"storage_policy": {"allow_duplicates": True}}  # else a stream has the last notification of each subject only
TYPES: Json = {
    "StringHandler": {"max_length": 40},
    "DateHandler": {"canonical_format": "%Y%m%d"},
    "TimeHandler": {},
    "EnumHandler": {"values": ["A", "b*", "ß", "x y"]},
    "ExpverHandler": {"default": "1"},
    "IntHandler": {"range": [-1000, 100000]},
    "FloatHandler": {"range": [-1000.5, 1e20]},
}


def field(handler: str, required: bool = False, **settings: Any) -> Json:
    return {"type": handler, "required": required, **settings}


def event(base: str, fields: Json) -> Json:
    return {"topic": {"base": base, "key_order": [*fields]}, "identifier": fields}


TYPED = {name.removesuffix("Handler"): field(name, **settings) for name, settings in TYPES.items()}
TYPED |= {"Dashed": field("DateHandler", canonical_format="%Y-%m-%d")}
CONFIG: Json = {
    "notification_schema": {
        "typed": event("Typed_v2", TYPED),
        "any name, since it has a topic": event(
            "2texts-", {"a": field("StringHandler", True), "b": field("StringHandler")}
        ),
        "plain": {"identifier": {"b": field("StringHandler"), "a": field("StringHandler")}},
        "bare": {"identifier": {}},
        "routed": event("routed", {"a": field("StringHandler", True), "polygon": field("PolygonHandler")}),
    }
}
SCHEMAS = aviso.schemas(CONFIG)
TEXTS = "any name, since it has a topic"


def configured(backend: Json) -> Json:
    """The configuration for a backend; memory has no storage policy."""
    schemas = {
        name: schema | (KEEP if backend is not MEMORY and "topic" in schema else {})
        for name, schema in CONFIG["notification_schema"].items()
    }
    return {"notification_schema": schemas, "notification_schema_strict": False}


@dataclass(frozen=True)
class Backend:
    """A running aviso-server, and the nats-server behind it, if that is its backend."""

    aviso: Aviso
    nats: nats_wire.Server | None

    @property
    def publishes_white_space(self) -> bool:
        return self.nats is None


@pytest.fixture(scope="module")
def on_jetstream(server: nats_wire.Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Backend]:
    settings = real.jetstream(server)
    with serving(tmp_path_factory.mktemp("aviso"), configured(settings), settings) as running:
        yield Backend(running, server)


@pytest.fixture(scope="module")
def in_memory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Backend]:
    with serving(tmp_path_factory.mktemp("aviso"), configured(MEMORY), MEMORY) as running:
        yield Backend(running, None)


# ---- what is asked --------------------------------------------------------------------------------------------------

LETTERS = "abzABZ09-_.*>%/\\\"':+=&#?@ \t\r\n\0\x01\x0b\x0c\x1f\x7f\x85\xa0éßıİΣς\u0301\u2028\ufeff\ufffd\uffff😀"
ODD: Mapping[str, tuple[Any, ...]] = {
    "StringHandler": (
        "", "x" * 40, "x" * 41, "é" * 20, "é" * 21, 7, -1, 1.5, True, None, [], {}, "\ud800", "%2E", "%zz", "*",
    ),
    "DateHandler": (
        "2025-07-06", "20250706", "2025-187", "2025-1", "2024-366", "2025-366", "2025-02-30", "20250230", "2024-02-29",
        "2025-7-6", "2025706", "9999-12-31", "0001-01-01", "", "today", "2025/07/06", "20250706T00", "20250706 ",
        20250706, None,
    ),
    "TimeHandler": (
        "0600", "6", "06", "23", "24", "6:00", "06:00", "23:59", "24:00", "2360", "06:60", "6:0", "6:", "060", "",
        "0600Z", 1200, 9,
    ),
    "EnumHandler": ("A", "a", "B*", "b*", "ß", "ẞ", "SS", "X Y", "c", "", 1),
    "ExpverHandler": (
        "", "1", "+1", "0001", "42", "12345", "4294967295", "4294967296", "Prod", "HX1Y", "İ", "ΑΣ", "a.B", 1, 0,
    ),
    "IntHandler": (
        "0", "7", "007", "+7", "-0", "-7", "1000000", "-1001", "9223372036854775808", "", "x", "1.0", "1e3", "٣", 12,
        1.0, "7 ", "0" * 30 + "7",
    ),
    "FloatHandler": (
        "0", "-0", "1.50", "1.", ".5", "+2", "1e3", "1E-7", "1e19", "1e20", "1e21", "-1000.5", "-1001", "nan", "inf",
        "", "x", "0.1000000000000000055", "1_0", "0x1", "1 ", 1, 1.5, 0.1,
    ),
}  # fmt: skip


def canonical(handler: str, form: str, rng: random.Random) -> Any:
    """A value as Aviso stores it."""
    days = date(2000, 1, 1) + timedelta(days=rng.randrange(20_000))
    texts: Mapping[str, Callable[[], Any]] = {
        "StringHandler": lambda: "".join(
            rng.choices(LETTERS.translate(dict.fromkeys(map(ord, WHITE))), k=rng.randint(1, 6))
        ),
        "DateHandler": lambda: days.strftime(form),
        "TimeHandler": lambda: f"{rng.randrange(24):02}{rng.randrange(60):02}",
        "EnumHandler": lambda: rng.choice(["a", "b*", "ß"]),
        "ExpverHandler": lambda: rng.choice(["0001", f"{rng.randrange(10**5):04}", "hx1y", "a.b"]),
        "IntHandler": lambda: rng.choice([rng.randint(-1000, 100000), str(rng.randint(-1000, 100000))]),
        "FloatHandler": lambda: rng.choice([rng.randint(-1000, 1000), f"{rng.randint(0, 999)}.{rng.randint(1, 9)}"]),
    }
    return texts[handler]()


def value(declared: Field, rng: random.Random, odd: float) -> Any:
    if rng.random() >= odd:
        return canonical(declared.handler, declared.canonical_format, rng)
    if declared.handler == "StringHandler" and rng.random() < 0.7:
        return "".join(rng.choices(LETTERS, k=rng.randint(0, 8)))
    return rng.choice(ODD[declared.handler])


def identifiers(rng: random.Random, many: int) -> Iterator[tuple[str, Json]]:
    """Event types and identifiers: most values as Aviso stores them, some spelled otherwise, some invalid."""
    for letter in map(chr, [*range(0x20), *b".*>% ", 0x7F, 0x80, 0x85, 0xA0]):
        yield TEXTS, {"a": f"x{letter}", "b": letter}
    for handler, values in ODD.items():
        name = handler.removesuffix("Handler")
        valid = {
            key: canonical(known.handler, known.canonical_format, rng) for key, known in SCHEMAS["typed"].fields.items()
        }
        yield from (("typed", valid | {name: each}) for each in values)
    for _ in range(many):
        event_type = rng.choice(["typed", "typed", TEXTS, "plain"])
        identifier = {name: value(known, rng, 0.08) for name, known in SCHEMAS[event_type].fields.items()}
        if rng.random() < 0.03:
            identifier.pop(rng.choice([*identifier]))
        if rng.random() < 0.02:
            identifier["hour"] = "6"
        yield event_type, dict(rng.sample([*identifier.items()], len(identifier)))


# ---- what is foreseen -----------------------------------------------------------------------------------------------


def foreseen(event_type: str, identifier: Json, publishes_white_space: bool) -> tuple[Answer, str]:
    """The answer to a notification, and the subject that it is stored under, "" if it is not."""
    schema = SCHEMAS[event_type]
    if any(isinstance(given, str) and lone_surrogate(given) is not None for given in identifier.values()):
        return Answer(400, "INVALID_JSON"), ""
    if identifier.keys() - schema.fields.keys():
        return Answer(500, "NOTIFICATION_PROCESSING_FAILED"), ""  # as if the server were at fault
    try:
        return Answer(200), _stored(schema, identifier)
    except aviso.IdentifierError as error:
        if not all("500 `invalid subject format`" in problem.cause for problem in error.problems):
            return Answer(400, "INVALID_NOTIFICATION_REQUEST"), ""
    if not publishes_white_space:
        return Answer(500, "NOTIFICATION_STORAGE_FAILED"), ""
    texts = [schema.fields[name].write(identifier[name]) for name in schema.key_order]
    return Answer(200), ".".join(map(aviso.encode, [schema.base, *texts]))


def _stored(schema: Schema, identifier: Json) -> str:
    """The subject of the identifier as Aviso stores it, which natsgrammar suggests for other spellings."""
    try:
        return schema.subject(identifier)
    except aviso.IdentifierError as error:
        suggested = {problem.field: problem.suggestion for problem in error.problems if problem.suggestion is not None}
        if not suggested:
            raise
        identifier |= suggested
        return schema.subject(identifier)


# ---- notifications in, subjects on the wire -------------------------------------------------------------------------


def described(answer: Answer, subject: str) -> str:
    return f"{answer.status} {answer.code} {answer.details}".strip() + (
        f", stored under {subject!r}" if subject else ""
    )


def differences(backend: Backend, requests: Iterable[tuple[str, Json]]) -> tuple[list[str], dict[str, dict[int, str]]]:
    """What differs, in lines with both answers; and the subjects that are stored, by event type and number."""
    cases = [
        (event_type, identifier, foreseen(event_type, dict(identifier), backend.publishes_white_space))
        for event_type, identifier in requests
    ]
    answers = [
        backend.aviso.notify(event_type, identifier, number) for number, (event_type, identifier, _) in enumerate(cases)
    ]
    assert len(cases) >= 200
    wire: dict[str, dict[Any, tuple[int, str]]] = {}
    if backend.nats:
        wire = {name: stored(backend.nats, schema.stream) for name, schema in SCHEMAS.items()}
    # Without a topic there is no storage policy, so the stream keeps the last notification of each subject.
    last = {subject: number for number, (_, _, (_, subject)) in enumerate(cases)}
    wrong: list[str] = []
    kept: dict[str, dict[int, str]] = {name: {} for name in SCHEMAS}
    for number, ((event_type, identifier, (answer, subject)), given) in enumerate(zip(cases, answers, strict=True)):
        kept_as = last.get(subject, number) if event_type == "plain" else number
        _, stored_as = wire.get(event_type, {}).get(kept_as, (0, "")) if backend.nats else (0, subject)
        if (given.status, given.code, stored_as) != (answer.status, answer.code, subject):
            wrong.append(
                f"{event_type} {identifier!r}\n  aviso-server: {described(given, stored_as)}"
                f"\n  natsgrammar:  {described(answer, subject)}"
            )
        elif answer.status == 200:
            kept[event_type][number] = subject
    return wrong, kept


def test_each_notification_is_stored_under_the_foreseen_subject(on_jetstream: Backend) -> None:
    rng = depth.generator(f"aviso {on_jetstream.nats and on_jetstream.nats.version}")
    wrong, kept = differences(on_jetstream, identifiers(rng, 10_000 if depth.is_full() else 150))
    assert not wrong, f"{len(wrong)} differ:\n" + "\n".join(wrong[:20])
    replayed(on_jetstream, kept)


def test_memory_accepts_white_space_as_well(in_memory: Backend) -> None:
    wrong, kept = differences(
        in_memory, identifiers(depth.generator("aviso in memory"), 10_000 if depth.is_full() else 150)
    )
    assert not wrong, f"{len(wrong)} differ:\n" + "\n".join(wrong[:20])
    replayed(in_memory, kept)


def replayed(backend: Backend, kept: Mapping[str, Mapping[int, str]]) -> None:
    """Each stored notification comes out as a CloudEvent with its values; some servers find DEL by chance."""
    subjects = kept["typed"]
    events = backend.aviso.replay("typed", {})
    assert isinstance(events, list), events
    numbers = [event["data"]["payload"] for event in events]
    server = f"nats-server@{backend.nats.version}:stored-subject-in-memory" if backend.nats else "aviso:wire-subject"
    by_chance = {number for number, subject in subjects.items() if not ng.rule(server).is_valid(subject)}
    assert [n for n in subjects if n not in by_chance] == [n for n in numbers if n not in by_chance]
    assert set(numbers) <= subjects.keys()
    assert backend.nats or len(numbers) == len(subjects)
    for event in events:
        well_formed(event, "typed", subjects[event["data"]["payload"]])


def well_formed(given: Any, event_type: str, subject: str) -> None:
    """The CloudEvent is valid, and has the values of the subject as texts."""
    schema, message = (
        SCHEMAS[event_type],
        ce.Message({"Content-Type": "application/cloudevents+json"}, json.dumps(given).encode()),
    )
    read = ce.read(message)
    assert read.event is not None, (given, read.errors)
    sequence = given["id"].rpartition("@")[2]
    assert {**read.event.attributes, "time": ""} == {
        "specversion": "1.0",
        "id": f"{event_type}@{sequence}",
        "source": "http://aviso.test",
        "type": f"int.ecmwf.aviso.{event_type}",
        "time": "",
        "datacontenttype": "application/json",
        "dataschema": f"http://aviso.test/schema/{event_type}",
    }
    assert given["data"]["identifier"] == heard_as(schema, subject)


def heard_as(schema: Schema, subject: str) -> dict[str, str]:
    """The identifier that Aviso writes for a subject, where `*` means any value."""
    return {name: value for name, value in zip(schema.key_order, aviso.split(subject)[1:], strict=True) if value != "*"}


@pytest.mark.parametrize("letter", [*map(chr, range(0x21)), "\x7f", "\x80", "\xa0"], ids=ascii)
def test_what_jetstream_makes_of_control_characters(on_jetstream: Backend, letter: str) -> None:
    """White space is rejected at once, form feed when it is asked for, and newer servers do not find DEL."""
    assert on_jetstream.nats is not None
    server, identifier = f"nats-server@{on_jetstream.nats.version}", {"a": f"control{letter}", "b": "y"}
    base = f"{SCHEMAS[TEXTS].base}.{aviso.encode(identifier['a'])}"
    answer = on_jetstream.aviso.notify(TEXTS, identifier, "control")
    assert answer.status == (500 if letter in WHITE else 200), answer
    if not ng.rule(f"{server}:stream-subject").is_valid(f"{base}.>"):
        request = {"event_type": TEXTS, "identifier": {"a": identifier["a"]}}
        refused = on_jetstream.aviso.answered(on_jetstream.aviso.ask("watch", request))
        assert (refused.status, refused.code) == (500, "SSE_STREAM_INITIALIZATION_FAILED"), refused
        return
    events = on_jetstream.aviso.replay(TEXTS, {"a": identifier["a"]})
    assert isinstance(events, list), events
    finds = ng.rule(f"{server}:stored-subject-in-memory").is_valid(f"{base}.y")
    assert [event["data"]["identifier"] for event in events] == [identifier] * finds


# ---- polygons -------------------------------------------------------------------------------------------------------


def closed(rng: random.Random) -> list[list[float]]:
    """Points from one end of the range to the other, and close to zero; the last one repeats the first.

    Few digits: aviso-server reads numbers of JSON with an error in the last of 17, and those of other texts without.
    """
    sizes = [0.0, 1.0, 1e-7, 1.5e-7, 1e-6, 1e-5, 9.5e-6, 0.1, 0.25, 89.99, 90.0, round(rng.uniform(0, 90), 5)]
    number = [*sizes, *(-size for size in sizes), float(rng.randint(-90, 90))]
    points = [[rng.choice(number), 2 * rng.choice(number)] for _ in range(rng.randint(3, 9))]
    return [*points, points[0]]


def test_a_polygon_in_a_topic_is_stored_in_one_spelling(on_jetstream: Backend) -> None:
    """The arrays that `aviso:polygon-value` describes are stored unchanged, and every other spelling as these."""
    assert on_jetstream.nats is not None
    rng, rule, schema = depth.generator("aviso polygons"), ng.rule("aviso@0.13:polygon-value"), SCHEMAS["routed"]
    subjects: dict[str, str] = {}
    for number in range(2_000 if depth.is_full() else 40):
        points = closed(rng)
        flat = ",".join(f"{x!r}, {y!r}" for x, y in points)
        for form, given in {"array": points, "text": json.dumps(points), "flat": flat, "round": f" ({flat})"}.items():
            answer = on_jetstream.aviso.notify("routed", {"a": f"{number}", "polygon": given}, f"{number} {form}")
            assert answer.status == 200, (given, answer)
    for payload, (_, subject) in stored(on_jetstream.nats, schema.stream).items():
        text = schema.identifier(subject)["polygon"]
        assert isinstance(text, str)
        assert rule.check(text) is None, (text, rule.check(text))
        assert schema.subject({"a": payload.split()[0], "polygon": text}) == subject
        assert subjects.setdefault(payload.split()[0], subject) == subject
        again = on_jetstream.aviso.notify("routed", {"a": "again", "polygon": text}, f"again {payload}")
        assert again.status == 200, (text, again)
    assert subjects


POLYGONS: Sequence[tuple[Any, bool]] = [
    ([[0, 0], [0, 1], [1, 1], [0, 0]], True),
    ("(0,0,0,1,1,1,0,0)", True),
    ("(0,0,0,1,1,1)", False),  # three points
    ("(0,0,0,1,1,1,2,2)", False),  # open
    ([[91, 0], [0, 1], [1, 1], [91, 0]], False),
    ([[0, 181], [0, 1], [1, 1], [0, 181]], False),
    ([0, 0, 0, 1, 1, 1, 0, 0], False),
    ("0,0\0", False),
    ("*", False),
    ("", False),
    (None, False),
    (7, False),
]


@pytest.mark.parametrize(("polygon", "accepted"), POLYGONS, ids=str)
def test_which_polygons_are_accepted(on_jetstream: Backend, polygon: Any, accepted: bool) -> None:
    answer = on_jetstream.aviso.notify("routed", {"a": "x", "polygon": polygon})
    assert (answer.status, answer.code) == ((200, "") if accepted else (400, "INVALID_NOTIFICATION_REQUEST")), answer


# ---- watch and replay -----------------------------------------------------------------------------------------------


def requests(rng: random.Random, many: int, identifiers: Sequence[Json]) -> Iterator[Json]:
    """Requests that some notification meets: values, constraints, and fields left open."""
    for _ in range(many):
        meant = rng.choice(identifiers)
        request: Json = {}
        for name, known in SCHEMAS["typed"].fields.items():
            number = meant[name] if known.handler in ("IntHandler", "FloatHandler") else 0
            of_handler: Mapping[str, list[Any]] = {
                "IntHandler": [{"gte": number}, {"lt": number + 1}, {"between": [number - 1, number]}, {"eq": number}],
                "FloatHandler": [{"lte": number}, {"gt": number - 1}, {"in": [number, 7]}, {"eq": number}],
                "EnumHandler": [{"eq": meant[name]}, {"in": ["a", meant[name]]}],
            }
            constraints = of_handler.get(known.handler, [meant[name]])
            if rng.random() < 0.3:
                request[name] = rng.choice([meant[name], *constraints])
        yield request


def test_watch_and_replay_give_what_the_request_accepts(on_jetstream: Backend) -> None:
    watched(on_jetstream)


def test_memory_gives_the_same(in_memory: Backend) -> None:
    watched(in_memory)


def watched(backend: Backend) -> None:
    rng, schema = depth.generator("aviso requests"), SCHEMAS["typed"]
    notifications = [
        {name: few(known, rng) for name, known in schema.fields.items()} for _ in range(400 if depth.is_full() else 60)
    ]
    chosen = list(requests(rng, 200 if depth.is_full() else 20, notifications))
    with ExitStack() as stack:
        watches = [stack.enter_context(backend.aviso.watch("typed", request)) for request in chosen[:20]]
        for number, identifier in enumerate(notifications):
            assert backend.aviso.notify("typed", identifier, f"watched {number}").status == 200
        for number, request in enumerate(chosen):
            # The server takes the value `*` for any value, so nobody can ask it for `*` itself.
            accepts = schema.watch({name: ANY if value == "*" else value for name, value in request.items()}).accepts
            expected = [f"watched {n}" for n, known in enumerate(notifications) if accepts(schema.subject(known))]
            assert expected, request
            events = backend.aviso.replay("typed", request)
            assert isinstance(events, list), (request, events)
            payloads = [event["data"]["payload"] for event in events]
            assert [payload for payload in payloads if str(payload).startswith("watched")] == expected, request
            if number < len(watches):
                assert [next(watches[number])["data"]["payload"] for _ in expected] == expected, request


def few(known: Field, rng: random.Random) -> Any:
    """One of few values as Aviso stores them, so that requests meet several notifications."""
    values: Mapping[str, list[Any]] = {
        "StringHandler": ["od", "a.b", "*", ">", "é", "%2A"],
        "DateHandler": ["20250101", "20251231"],
        "TimeHandler": ["0000", "1200"],
        "EnumHandler": ["a", "b*", "ß"],
        "ExpverHandler": ["0001", "hx1y", "a.b"],
        "IntHandler": [-7, 0, 6, 12],
        "FloatHandler": [-1.5, 0, 0.25, 40],
    }
    chosen = rng.choice(values[known.handler])
    return f"{chosen[:4]}-{chosen[4:6]}-{chosen[6:]}" if known.name == "Dashed" else chosen


REFUSED: Sequence[tuple[str, Json]] = [
    ("typed", {"hour": 1}),
    ("typed", {"Int": {"gte": 100001}}),
    ("typed", {"Int": {"gte": 1, "lte": 3}}),
    ("typed", {"Int": {"ge": 1}}),
    ("typed", {"Int": {"eq": "7"}}),
    ("typed", {"Int": {"eq": 1.5}}),
    ("typed", {"Int": {"between": [3, 1]}}),
    ("typed", {"Int": {"in": []}}),
    ("typed", {"Float": {"gt": "1"}}),
    ("typed", {"Enum": {"gt": "a"}}),
    ("typed", {"Enum": {"eq": "c"}}),
    ("typed", {"String": {"eq": "a"}}),
    ("typed", {"Date": {"gte": "20250101"}}),
    ("typed", {"String": ["a"]}),
    ("typed", {"Int": "x"}),
    ("typed", {"Date": "20250230"}),
    (TEXTS, {}),
    (TEXTS, {"b": "x"}),
    (TEXTS, {"a": ""}),
]


@pytest.mark.parametrize(("event_type", "request_"), REFUSED, ids=str)
def test_requests_that_are_refused(in_memory: Backend, event_type: str, request_: Json) -> None:
    with pytest.raises(aviso.IdentifierError):
        SCHEMAS[event_type].watch(request_)
    answer = in_memory.aviso.replay(event_type, request_)
    assert isinstance(answer, Answer), f"{event_type} {request_!r}: aviso-server answers {len(answer)} events"
    assert (answer.status, answer.code) == (400, "INVALID_REPLAY_REQUEST"), answer
    assert (
        in_memory.aviso.answered(in_memory.aviso.ask("watch", {"event_type": event_type, "identifier": request_})).code
        == "INVALID_WATCH_REQUEST"
    )


# ---- event names and bases ------------------------------------------------------------------------------------------

NAMES = (
    "weather",
    "Weather_v2",
    "9",
    "-a",
    "_a",
    "",
    ".",
    "%",
    "a%2Eb",
    "a.b",
    "a b",
    "a\t",
    "é",
    "a*",
    ">",
    "a\n",
    "x" * 255,
    "x" * 256,
)


def names(rng: random.Random, many: int) -> Iterator[str]:
    yield from NAMES
    letters = string.ascii_letters + string.digits + "_-"
    for _ in range(many):
        name = "".join(rng.choices(letters, k=rng.randint(1, 12)))
        name = name if rng.random() < 0.3 else engines.edited(name, rng)
        yield from [name] if lone_surrogate(name) is None else []


def test_event_names_without_a_schema_are_bases(on_jetstream: Backend) -> None:
    rule, seen = ng.rule("aviso:event-name"), set()
    for name in names(depth.generator("aviso names"), 500 if depth.is_full() else 20):
        if name.lower() in seen or name in SCHEMAS:
            continue
        seen.add(name.lower())
        answer = on_jetstream.aviso.notify(name, {"b": "1.5", "a": "x"}, name)
        if not rule.is_valid(name):
            assert (answer.status, answer.code) == (400, "INVALID_NOTIFICATION_REQUEST"), (name, answer)
            refused = on_jetstream.aviso.replay(name, {})
            assert isinstance(refused, Answer), name
            assert (refused.status, refused.code) == (400, "INVALID_REPLAY_REQUEST"), (name, refused)
        elif not ng.rule("nats-server:stream-name").is_valid(name.upper()):
            assert (answer.status, answer.code) == (500, "NOTIFICATION_STORAGE_FAILED"), (name, answer)
        else:
            schema = Schema(name, name, ("a", "b"), {key: Field(key, "StringHandler") for key in "ab"})
            assert answer.status == 200, (name, answer)
            assert on_jetstream.nats is not None
            assert [subject for _, subject in stored(on_jetstream.nats, schema.stream).values()] == [f"{name}.x.1%2E5"]
            assert ng.rule("aviso:stream-name").is_valid(schema.stream)
            (info,) = nats_wire.api(on_jetstream.nats, [nats_wire.Request(f"STREAM.INFO.{schema.stream}")], patience=20)
            assert info, name
            assert info["config"]["subjects"] == [schema.binding]


def test_no_stream_captures_a_base_alone(on_jetstream: Backend, in_memory: Backend) -> None:
    with pytest.raises(aviso.SubjectError):
        SCHEMAS["bare"].subject({})
    assert on_jetstream.aviso.notify("bare", {}).code == "NOTIFICATION_STORAGE_FAILED"
    assert in_memory.aviso.notify("bare", {}).status == 200


def starts(folder: Path, schemas: Json) -> bool:
    try:
        with serving(folder, {"notification_schema": schemas}, MEMORY):
            return True
    except NotStarted as error:
        if "validation failed" in str(error) or "Failed to load configuration" in str(error):
            return False
        raise


def reads(schemas: Json) -> bool:
    try:
        return bool(aviso.schemas({"notification_schema": schemas}))
    except aviso.ConfigError:
        return False


A = {"a": field("StringHandler")}
CONFIGURATIONS: Json = {
    "many bases": {
        f"e{n}": event(base, A) for n, base in enumerate(("mars", "Weather_v2", "x-", "9", "UPPER", "x" * 300))
    },
    "bases that differ in case": {"a": event("mars", A), "b": event("MARS", A)},
    "a name like a base": {"MARS": {"identifier": A}, "b": event("mars", A)},
    "a name that is no base": {"my.event": {"identifier": A}},
    "a name with a topic": {"my.event": event("my", A)},
    "no order": {"a": {"topic": {"base": "a", "key_order": []}, "identifier": A}},
    "an unknown field": {"a": {"topic": {"base": "a", "key_order": ["a", "b"]}, "identifier": A}},
    "a field twice": {"a": {"topic": {"base": "a", "key_order": ["a", "a"]}, "identifier": A}},
    "a polygon beside the topic": {
        "a": {"topic": {"base": "a", "key_order": ["a"]}, "identifier": A | {"polygon": field("PolygonHandler")}}
    },
    "a polygon of another name": {"a": event("a", {"shape": field("PolygonHandler")})},
    "a cloud without a topic": {"a": {"identifier": {"point_cloud": field("PointCloudHandler")}}},
    "a cloud in the topic": {"a": event("a", {"point_cloud": field("PointCloudHandler")})},
    "an unknown setting": {"a": event("a", {"a": field("StringHandler", max_lenght=2)})},
    "an unknown handler": {"a": event("a", {"a": field("StrHandler")})},
}
# What natsgrammar reads, because earlier servers started with it; see the guide.
ONLY_READ: Json = {
    "a field outside the topic": {
        "a": {"topic": {"base": "a", "key_order": ["a"]}, "identifier": A | {"b": field("StringHandler")}}
    },
    "a polygon that is text": {"a": event("a", {"polygon": field("StringHandler")})},
    "a date without its format": {"a": event("a", {"a": field("DateHandler")})},
}


@pytest.mark.parametrize("name", depth.by_day([*CONFIGURATIONS, *ONLY_READ], 6))
def test_configurations_start_a_server_if_they_are_read(tmp_path: Path, name: str) -> None:
    schemas = (CONFIGURATIONS | ONLY_READ)[name]
    assert reads(schemas) == (starts(tmp_path, schemas) or name in ONLY_READ)


@pytest.mark.nightly
def test_bases_start_a_server_if_they_are_read(tmp_path: Path) -> None:
    for base in names(depth.generator("aviso bases"), 150 if depth.is_full() else 0):
        schemas = {"a": event(base, A)}
        assert reads(schemas) == starts(tmp_path, schemas), base


# ---- the client -----------------------------------------------------------------------------------------------------

CLIENT = """
import json, sys, pyaviso
url, identifiers, request = json.load(sys.stdin)
client = pyaviso.AvisoClient(base_url=url, auth=pyaviso.Anonymous(), timeout=60)
results = client.notify_many([{"event_type": "typed", "identifier": each, "payload": "client"} for each in identifiers])
heard = client.listen("typed", filter=request, start_from=0, mode="replay_only")  # after 0
print(json.dumps([[each.ok for each in results], [each.identifier for each in heard if each.payload == "client"]]))
"""


def test_the_client_sends_and_hears_what_is_foreseen(on_jetstream: Backend) -> None:
    rng, schema = depth.generator("pyaviso"), SCHEMAS["typed"]
    identifiers = [{name: few(known, rng) for name, known in schema.fields.items()} for _ in range(40)]
    request: aviso.Request = {"Int": {"gte": 1}, "Enum": "a"}
    ask = json.dumps([f"http://127.0.0.1:{on_jetstream.aviso.port}", identifiers, request])
    ran = subprocess.run([engines.pyaviso(), "-c", CLIENT], input=ask, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    sent, heard = json.loads(ran.stdout)
    assert sent == [True] * len(identifiers)
    subjects = [schema.subject(each) for each in identifiers]
    expected = [heard_as(schema, subject) for subject in subjects if schema.watch(request).accepts(subject)]
    assert expected
    assert sorted(sorted(each.items()) for each in heard) == sorted(sorted(each.items()) for each in expected)
