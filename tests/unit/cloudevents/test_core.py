"""The core specification, C1 to C22: attributes, their types, what is required and what is advised."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta, timezone
from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents._types import readers

ATTRIBUTES: dict[str, Any] = {
    "specversion": "1.0", "id": "1", "source": "https://example.com/s", "type": "com.example.x",
}  # fmt: skip


def problems(changes: dict[str, Any], options: ce.Options = ce.DEFAULT) -> list[tuple[str, str, int | None]]:
    """The errors of an event with these attributes added or changed (None: left out)."""
    attributes = {name: value for name, value in (ATTRIBUTES | changes).items() if value is not None}
    violation = ce.check(ce.Event(attributes), options)
    return [(p.requirement, p.name, p.position) for p in violation if p.level == "error"]


class Colour(str, Enum):  # noqa: UP042 - StrEnum would give its value anyway
    RED = "red"


class Naive(datetime):
    pass


# requirement, attributes changed, errors
EVENTS: list[tuple[str, dict[str, Any], list[tuple[str, str, int | None]]]] = [
    ("C1", {"id": None, "type": None}, [("C1", "id", None), ("C1", "type", None)]),
    ("C2", {"trace_parent": "x"}, [("C2", "trace_parent", 5)]),
    ("C2", {"Ext": "x"}, [("C2", "Ext", 0)]),
    ("C2", {"": "x"}, [("C2", "", 0)]),
    ("C2", {"abc\n": "x"}, [("C2", "abc\n", 3)]),
    ("C2", {"é": "x"}, [("C2", "é", 0)]),
    ("C2", {7: "x"}, [("C2", "7", None)]),  # type: ignore[dict-item]
    ("C3", {"data": "x"}, [("C3", "data", 4)]),
    ("C3", {"data1": "x", "dat": "x"}, []),
    ("C4", {"1parent": "x", "abcdefghij0123456789a": "x"}, []),
    ("C5", {"ext": 1.5}, [("C5", "ext", None)]),
    ("C5", {"ext": {"a": 1}}, [("C5", "ext", None)]),
    ("C5", {"ext": ["a"]}, [("C5", "ext", None)]),
    ("C5", {"id": 5}, [("C5", "id", None)]),
    ("C5", {"subject": b"x"}, [("C5", "subject", None)]),
    ("C5", {"time": ce.Uri("a:")}, [("C5", "time", None)]),
    ("C5", {"dataschema": ce.UriReference("/a")}, [("C5", "dataschema", None)]),
    ("C5", {"source": ce.Uri("a:b"), "ext": Colour.RED}, []),
    ("C7", {"ext": 2**31}, [("C7", "ext", 9)]),
    ("C7", {"ext": -(2**31) - 1}, [("C7", "ext", 10)]),
    ("C7", {"ext": 10**5000}, [("C7", "ext", 10)]),
    ("C7", {"ext": -(2**31), "ext2": 2**31 - 1, "ext3": 0}, []),
    ("C8", {"subject": "a\u0085"}, [("C8", "subject", 1)]),
    ("C8", {"ext": "\ufdd0"}, [("C8", "ext", 0)]),
    ("C8", {"ext": "x\U0001fffe"}, [("C8", "ext", 1)]),
    ("C8", {"ext": "\ud800"}, [("C8", "ext", 0)]),
    ("C8", {"ext": ""}, []),
    ("C10", {"dataschema": "/relative"}, [("C10", "dataschema", 0)]),
    ("C10", {"dataschema": "http://a/#f"}, [("C10", "dataschema", 9)]),
    ("C10", {"ext": ce.Uri("a b")}, [("C10", "ext", 1)]),
    ("C11", {"source": "a b"}, [("C11", "source", 1)]),
    ("C11", {"source": ":x"}, [("C11", "source", 0)]),
    ("C11", {"ext": ce.UriReference("%zz")}, [("C11", "ext", 1)]),
    ("C12", {"time": "2018-02-30T00:00:00Z"}, [("C12", "time", 8)]),
    ("C12", {"time": Naive(2018, 4, 5)}, [("C12", "time", None)]),
    ("C12", {"ext": datetime(2018, 4, 5, tzinfo=timezone(timedelta(seconds=1)))}, [("C12", "ext", 25)]),
    ("C12", {"time": datetime(2018, 4, 5, tzinfo=UTC)}, []),
    ("C14", {"id": ""}, [("C14", "id", 0)]),
    ("C14", {"type": ""}, [("C14", "type", 0)]),
    ("C14", {"subject": ""}, [("C14", "subject", 0)]),
    ("C14", {"specversion": ""}, [("C14", "specversion", 0)]),
    ("C14", {"specversion": "0.3"}, [("C14", "specversion", 0)]),
    ("C14", {"specversion": "1.0.2"}, [("C14", "specversion", 0)]),
    ("C15", {"source": ""}, [("C15", "source", 0)]),
    ("C15", {"dataschema": ""}, [("C15", "dataschema", 0)]),
    ("C16", {"datacontenttype": ""}, [("C16", "datacontenttype", 0)]),
    ("C16", {"datacontenttype": "text/plain;"}, [("C16", "datacontenttype", 11)]),
    ("C16", {"datacontenttype": "text / plain"}, [("C16", "datacontenttype", 4)]),
    ("C16", {"datacontenttype": "text/plain; charset = "}, [("C16", "datacontenttype", 22)]),
    ("C16", {"datacontenttype": 'a/b ; c="d;e"'}, []),
]


@pytest.mark.parametrize(("requirement", "changes", "errors"), EVENTS)
def test_an_attribute_breaks_the_requirement_at_its_position(
    requirement: str, changes: dict[str, Any], errors: list[tuple[str, str, int | None]]
) -> None:
    assert problems(changes) == errors


# attributes changed, what is told
TOLD: list[tuple[dict[str, Any], str]] = [
    ({"specversion": "0.3"}, "C14: attribute `specversion`: names a version that is not supported: expected `1.0`"),
    ({"ext": None}, "C5: attribute `ext` is None: leave it out"),
    ({"time": None}, "C5: attribute `time` is None: leave it out"),
]


@pytest.mark.parametrize(("changes", "output"), TOLD)
def test_a_problem_is_one_line(changes: dict[str, Any], output: str) -> None:
    assert [str(problem) for problem in ce.check(ce.Event(ATTRIBUTES | changes))] == [output]


def test_an_event_does_not_change() -> None:
    given = dict(ATTRIBUTES)
    event = ce.Event(given)
    given["id"] = "2"
    assert event.attributes["id"] == "1"
    attributes: Any = event.attributes
    for change in (
        lambda: attributes.update(id="2"), lambda: attributes.pop("id"), attributes.clear,
        lambda: attributes.__setitem__("id", "2"), lambda: attributes.__ior__({"id": "2"}),
    ):  # fmt: skip
        with pytest.raises(TypeError, match="the attributes of an event cannot be changed: make another Event"):
            change()
    for same in (pickle.loads(pickle.dumps(event)), copy.deepcopy(event), ce.Event(**asdict(event)), replace(event)):
        assert same == event
    assert json.loads(json.dumps(event.attributes)) == ATTRIBUTES
    with pytest.raises(TypeError, match="the attributes of an event must be a mapping, not NoneType"):
        ce.Event(None)  # type: ignore[arg-type]


def test_c5_events_are_equal_if_types_and_values_are() -> None:
    single, true, text = (ce.Event({**ATTRIBUTES, "ext": value}) for value in (1, True, "1"))
    assert len({single, true, text, ce.Event({**ATTRIBUTES, "ext": 1})}) == 3
    assert single != true
    assert ce.Event({**ATTRIBUTES, "source": ce.Uri(ATTRIBUTES["source"])}) == ce.Event(ATTRIBUTES)
    assert ce.Event(ATTRIBUTES, b"") != ce.Event(ATTRIBUTES)
    assert ce.Event({"ext": []}) != ce.Event({"ext": {}})
    assert ce.Event({}) != {}


# requirement, type, canonical text, value
CANONICAL: list[tuple[str, str, str, Any]] = [
    ("C6", "Boolean", "true", True),
    ("C6", "Boolean", "false", False),
    ("C7", "Integer", "-2147483648", -(2**31)),
    ("C7", "Integer", "0", 0),
    ("C8", "String", "Euro € 😀", "Euro € 😀"),
    ("C9", "Binary", "AAECAw==", b"\0\1\2\3"),
    ("C9", "Binary", "", b""),
    ("C10", "URI", "urn:a:b", ce.Uri("urn:a:b")),
    ("C11", "URI-reference", "", ce.UriReference("")),
    ("C12", "Timestamp", "2018-04-05t17:31:00.123456789-00:00", ce.Timestamp("2018-04-05t17:31:00.123456789-00:00")),
]


@pytest.mark.parametrize(("requirement", "kind", "text", "value"), CANONICAL)
def test_c13_every_type_converts_both_ways(requirement: str, kind: str, text: str, value: Any) -> None:
    assert ce.to_canonical(kind, value) == text
    assert ce.from_canonical(kind, text) == value
    assert type(ce.from_canonical(kind, text)) is type(value)


@given(st.one_of(st.booleans(), st.integers(-(2**31), 2**31 - 1), st.binary(), st.text()))
def test_c13_round_trip(value: bool | int | bytes | str) -> None:
    kind = {bool: "Boolean", int: "Integer", bytes: "Binary", str: "String"}[type(value)]
    try:
        text = ce.to_canonical(kind, value)
    except ng.InvalidName:
        assert isinstance(value, str)
        assert not ng.rule("cloudevents:string").is_valid(value)
    else:
        assert ce.from_canonical(kind, text) == value


# requirement, type, a text that is not of the type, position
NOT_CANONICAL = [
    ("C6", "Boolean", "True", 0),
    ("C6", "Boolean", "TRUE", 0),
    ("C6", "Boolean", "1", 0),
    ("C7", "Integer", "+1", 0),
    ("C7", "Integer", "01", 1),
    ("C7", "Integer", "1.0", 1),
    ("C7", "Integer", "1e3", 1),
    ("C7", "Integer", "2147483648", 9),
    ("C7", "Integer", "٣", 0),
    ("C9", "Binary", "AAECAw", 6),
    ("C9", "Binary", "AAECAx==", 6),
    ("C9", "Binary", "AA-_", 2),
    ("C9", "Binary", "AAEC\n", 4),
    ("C10", "URI", "", 0),
    ("C11", "URI-reference", "[", 0),
    ("C12", "Timestamp", "2018-04-05T17:31Z", 16),
    ("C12", "Timestamp", "2018-04-05 17:31:00Z", 10),
    ("C12", "Timestamp", "2018-04-05T24:00:00Z", 12),
    ("C12", "Timestamp", "2018-04-05T17:31:00,5Z", 19),
    ("C12", "Timestamp", "2018-04-05T17:31:00+24:00", 21),
    ("C12", "Timestamp", "2100-02-29T00:00:00Z", 9),
    ("C12", "Timestamp", "２018-04-05T17:31:00Z", 0),
]


@pytest.mark.parametrize(("requirement", "kind", "text", "position"), NOT_CANONICAL)
def test_text_that_is_not_of_the_type(requirement: str, kind: str, text: str, position: int) -> None:
    with pytest.raises(ce.InvalidValue, match=f"^{requirement}: ") as caught:
        ce.from_canonical(kind, text)
    assert (caught.value.requirement, caught.value.violation.position) == (requirement, position)
    assert pickle.loads(pickle.dumps(caught.value)).args == caught.value.args
    options = ce.Options(extension_types={"ext": kind})
    headers = ce.to_binary(ce.Event({**ATTRIBUTES, "ext": "x"})).headers
    headers["ce-ext"] = ng.codec("cloudevents:header-value").encode(text)
    (problem,) = ce.read(ce.Message(headers), options).errors
    assert (problem.requirement, problem.name, problem.position) == (requirement, "ce-ext", position)


# a leap second, and the position of what is wrong with it, if anything
LEAP_SECONDS = [
    ("1990-12-31T23:59:60Z", None),
    ("1990-12-31T23:59:60.5+00:00", None),
    ("1990-12-31T15:59:60-08:00", None),
    ("1991-01-01T00:59:60+01:00", None),
    ("1991-01-01T05:29:60.25+05:30", None),
    ("2012-06-30T23:59:60Z", None),
    ("2016-02-29T23:59:60Z", None),
    ("2015-02-28T23:59:60Z", None),
    ("2016-02-28T23:59:60Z", 17),
    ("1990-12-30T23:59:60Z", 17),
    ("1990-12-31T22:59:60Z", 19),
    ("1990-12-31T15:59:60-07:00", 21),
    ("1990-12-31T15:59:60-08:30", 23),
    ("1991-01-01T00:59:60+02:00", 21),
    ("1991-01-01T23:59:60+01:00", 17),
]


@pytest.mark.parametrize(("text", "position"), LEAP_SECONDS)
def test_c12_second_60_is_a_leap_second_in_utc(text: str, position: int | None) -> None:
    assert problems({"time": text}) == ([] if position is None else [("C12", "time", position)])
    assert problems({"time": text}, ce.Options(leap_second="anywhere")) == []
    assert [p[0] for p in problems({"time": text}, ce.Options(leap_second="never"))] == ["C12"]


def test_c12_who_refuses_a_leap_second_and_why() -> None:
    text = "1990-12-31T15:59:60-07:00"
    assert ng.rule("cloudevents:timestamp").is_valid(text)  # what no small automaton can tell
    refusals = {
        ("1990-12-31T15:59:60-07:00", ce.DEFAULT): (
            "natsgrammar.cloudevents: `7` at position 21: expected the offset `-08:00`, which makes it 23:59:60 UTC"
        ),
        (
            "1990-12-31T15:59:60Z",
            ce.DEFAULT,
        ): "cloudevents@1.0.3-wip:timestamp: character not allowed here: `Z` at position 19; expected `-` or `.`",
        ("1990-12-31T15:59:61Z", ce.Options(leap_second="anywhere")): (
            "cloudevents@1.0.3-wip:timestamp-any-leap-second: digit too many, number out of range, or no colon in the"
            " offset: `1`"
        ),
        ("1990-12-31T23:59:60Z", ce.Options(leap_second="never")): (
            "natsgrammar.cloudevents: `6` at position 17: expected a digit from `0` to `5`"
        ),
    }
    for (refused, options), refusal in refusals.items():
        with pytest.raises(ce.InvalidValue) as caught:
            ce.from_canonical("Timestamp", refused, options)
        assert str(caught.value).startswith(f"C12: `{refused}` is rejected by {refusal}")
        assert caught.value.violation.cause in ("not-allowed", "digit")


def test_c13_a_type_that_is_none() -> None:
    types = "Boolean, Integer, String, Binary, URI, URI-reference, Timestamp"
    for call in (ce.to_canonical, ce.from_canonical):
        with pytest.raises(TypeError, match=f"^`Foo` is not one of the types {types}$"):
            call("Foo", "x")
        with pytest.raises(TypeError, match=r" \(did you mean `URI-reference`\?\)$"):
            call("uri_reference", "x")
    with pytest.raises(TypeError, match="`float` cannot represent `Integer`"):
        ce.to_canonical("Integer", 1.0)


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1, 2**40, 10**4000])
def test_an_integer_of_more_than_32_bits_is_refused_with_the_range(number: int) -> None:
    with pytest.raises(ce.InvalidValue) as refused:
        ce.to_canonical("Integer", number)
    assert str(refused.value).endswith(", as an Integer is from -2147483648 to 2147483647")
    for other in ("00", "1.5", "x", ""):  # not numbers of CloudEvents at all
        with pytest.raises(ce.InvalidValue, match=r"; expected [^,]*(, or end of value)?; "):
            ce.from_canonical("Integer", other)


@given(st.datetimes(timezones=st.timezones()))
def test_c12_every_moment_is_a_timestamp(moment: datetime) -> None:
    offset = moment.utcoffset()
    assert offset is not None
    if offset % timedelta(minutes=1):
        return  # offsets of old local times have seconds, and RFC 3339 has no place for them
    stamp = ce.from_canonical("Timestamp", ce.to_canonical("Timestamp", moment))
    assert isinstance(stamp, ce.Timestamp)
    # Clock and offset one by one: where clocks are put back, Python holds no two moments of different zones for equal.
    assert stamp.datetime().replace(tzinfo=None) == moment.replace(tzinfo=None, fold=0)
    assert stamp.datetime().utcoffset() == offset


def test_c12_no_digit_is_lost() -> None:
    stamp = ce.Timestamp("2018-04-05T17:31:00.123456789-23:59")
    event = ce.Event({**ATTRIBUTES, "time": stamp})
    assert ce.from_nats(ce.to_binary(event)).attributes["time"] == stamp
    assert stamp.datetime().microsecond == 123456
    with pytest.raises(ValueError, match="leap second"):
        ce.Timestamp("1990-12-31T23:59:60Z").datetime()
    with pytest.raises(ValueError, match="in the year 0, and a datetime begins with the year 1"):
        ce.Timestamp("0000-01-01T00:00:00Z").datetime()
    for text in ("x", "2018-04-05", "2018-04-05Z", "2018-04-05T17:31:00", "2018-02-30T00:00:00Z"):
        with pytest.raises(ce.InvalidValue, match=f"^C12: `{text}` is rejected by cloudevents@1.0.3-wip:timestamp: "):
            ce.Timestamp(text).datetime()


# requirement, attributes changed, the warning's name and position
ADVICE = [
    ("C4", {"1parent": "x"}, "1parent", 0),
    ("C4", {"abcdefghij0123456789a": "x"}, "abcdefghij0123456789a", 20),
    ("C15", {"source": "/relative"}, "source", 0),
    ("C18", {"type": "created"}, "type", 7),
]


@pytest.mark.parametrize(("requirement", "changes", "name", "position"), ADVICE)
def test_what_should_be_is_a_warning(requirement: str, changes: dict[str, str], name: str, position: int) -> None:
    (warning,) = ce.check(ce.Event(ATTRIBUTES | changes))
    assert (warning.requirement, warning.name, warning.position) == (requirement, name, position)
    assert warning.level == "warning"
    reading = ce.read(ce.to_binary(ce.Event(ATTRIBUTES | changes)))
    assert reading.event is not None
    assert [p.requirement for p in reading.warnings] == [requirement]


# two media types, and whether they are the same
MEDIA_TYPES = [
    ("TEXT/Plain; CharSet=utf-8", "text/plain;charset=utf-8", True),
    ('text/plain; charset="utf-8"', "text/plain; charset=utf-8", True),
    ("text/plain; charset = utf-8 ; a =b", "text/plain;charset= utf-8;a=b", True),
    ('a/b; c="x\\"; d=y"', 'a/b; c="x\\"; d=y"', True),
    ("a/b; c=d; e=f", "a/b; e=f; c=d", True),
    ("text/plain; charset=UTF-8", "text/plain; charset=utf-8", False),
    ("text/plain", "text/html", False),
]


@pytest.mark.parametrize(("single", "other", "same"), MEDIA_TYPES)
def test_c17_media_types_are_compared_without_case(single: str, other: str, same: bool) -> None:
    assert (ce.media_type_key(single) == ce.media_type_key(other)) is same


def test_c19_c22_are_not_for_one_message_to_show() -> None:
    event = ce.Event({**ATTRIBUTES, "copyofid": "other"})
    assert ce.from_nats(ce.to_binary(event)) == ce.from_nats(ce.to_binary(event)) == event


@pytest.mark.parametrize(("size", "warned"), [(65_000, False), (65_536, True), (1 << 20, True)])
def test_c20_no_event_is_refused_for_its_size(size: int, warned: bool) -> None:
    for write in (ce.to_binary, ce.to_structured):
        event = ce.Event({**ATTRIBUTES, "datacontenttype": "text/plain"}, "x" * size)
        reading = ce.read(write(event))
        assert reading.errors == ()
        assert [p.requirement for p in reading.warnings] == (["C20"] if warned else [])


@pytest.mark.parametrize(("size", "warned"), [(65_535, False), (65_536, True)])
def test_c20_headers_that_jetstream_does_not_store(size: int, warned: bool) -> None:
    rest = sum(len(f"ce-{name}: {value}\r\n") for name, value in ATTRIBUTES.items()) + len(
        "NATS/1.0\r\nce-ext: \r\n\r\n"
    )
    event = ce.Event({**ATTRIBUTES, "ext": "x" * (size - rest)})
    messages = [str(problem) for problem in ce.check(event)]
    assert messages == [str(problem) for problem in ce.read(ce.to_binary(event)).warnings if "headers" in problem.cause]
    cause = f"{size} bytes of headers are more than the 65535 that JetStream stores: send the event in structured mode"
    assert messages == warned * [f"C20: message: {cause}"]
    assert not any("headers" in problem.cause for problem in ce.read(ce.to_structured(event)).warnings)


def test_c21_json_implies_its_media_type_when_the_mode_changes() -> None:
    structured = ce.to_structured(ce.Event(ATTRIBUTES, ce.Json.of({"a": 1})))
    binary = ce.to_binary(ce.from_nats(structured))
    assert binary.headers["ce-datacontenttype"] == "application/json"
    assert binary.data == b'{"a":1}'
    assert "ce-datacontenttype" not in ce.to_binary(ce.Event(ATTRIBUTES)).headers
    assert "ce-datacontenttype" not in ce.to_binary(ce.Event(ATTRIBUTES, b"{}")).headers


# ---- the value of JSON data -----------------------------------------------------------------------------------------

VALUES: list[Any] = [None, True, 1, 1.5, "é", [], {"a": [1, {"b": None}]}]


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("write", [ce.to_binary, ce.to_structured])
@pytest.mark.parametrize("media_type", [None, "application/json", "application/vnd.x+json; charset=utf-8"])
def test_json_data_has_one_value_after_either_mode(
    value: Any, write: Callable[[ce.Event], ce.Message], media_type: str | None
) -> None:
    declared = {} if media_type is None else {"datacontenttype": media_type}
    event = ce.Event(ATTRIBUTES | declared, ce.Json.of(value))
    assert event.json() == ce.from_nats(write(event)).json() == value


@pytest.mark.parametrize(
    ("data", "media_type", "output"),
    [
        (None, "application/json", "no data"),
        (b"{}", "text/plain", "the media type is `text/plain`, not JSON"),
        ("{}", "text/plain", "the media type is `text/plain`, not JSON"),
        (b"\xff", "application/json", "byte 0 is not valid UTF-8"),
        (b"{", "application/json", "position 1"),
    ],
)
def test_what_is_not_json_data_has_no_value(data: bytes | str | None, media_type: str, output: str) -> None:
    with pytest.raises(ce.InvalidEvent, match=output):
        ce.Event(ATTRIBUTES | {"datacontenttype": media_type}, data).json()


def test_json_data_is_read_in_its_charset() -> None:
    declared = {"datacontenttype": "application/json; charset=iso-8859-1"}
    assert ce.Event(ATTRIBUTES | declared, '"\u00e9"'.encode("latin-1")).json() == "\u00e9"


def test_headers_that_come_twice_can_be_written_down() -> None:
    headers: list[ce.Headers] = [[("ce-id", "1"), ("ce-id", "2")], {"ce-id": ["1", "2"]}]
    for pairs in headers:
        assert "is duplicated" in str(ce.read(ce.Message(pairs)).errors[0])


NO_MESSAGE = "a message has `headers` and `data`, as a Message has; not "
WRONG_TYPES: list[tuple[Any, tuple[Any, ...], str]] = [
    (ce.check, (5,), "an event must be Event, not int"),
    (ce.to_binary, ({},), "an event must be Event, not dict"),
    (ce.to_structured, (None,), "an event must be Event, not NoneType"),
    (ce.from_nats, (None,), f"{NO_MESSAGE}NoneType"),
    (ce.from_binary, ({},), f"{NO_MESSAGE}dict"),
    (ce.from_structured, (b"",), f"{NO_MESSAGE}bytes"),
    (ce.read, (ce.Message(), 5), "`options` must be Options, not int"),
    (ce.content_mode, (ce.Message(), {}), "`options` must be Options, not dict"),
    (ce.to_binary, (ce.Event({}), None), "`options` must be Options, not NoneType"),
]


@pytest.mark.parametrize(("function", "given", "says"), WRONG_TYPES)
def test_a_wrong_type_is_a_sentence(function: Any, given: tuple[Any, ...], says: str) -> None:
    with pytest.raises(TypeError) as refused:
        function(*given)
    assert str(refused.value) == says


LAX = ce.Options(uri_fragment=True, leap_second="anywhere", specversions={"1.0", "a"})  # type: ignore[arg-type]
STRICT = ce.Options(leap_second="never", lower_case_tz=False)
PIECES = st.sampled_from(
    ["", "a", "1", "-", "0", "1.0", ":", "//x", "#f", "T", "z", "60", "+00:00", "\x01", "é", "\ud800"]
)
TIMES = st.sampled_from(
    ["2018-04-05T17:31:60Z", "2016-12-31t23:59:60z", "2016-12-31T23:59:60+01:00", "true", "AA==", "2147483648"]
)


@given(st.lists(PIECES, max_size=4).map("".join) | TIMES, st.sampled_from([ce.DEFAULT, LAX, STRICT]))
def test_the_fast_way_accepts_exactly_the_texts_that_the_explaining_way_has_no_violation_for(
    text: str, options: ce.Options
) -> None:
    by_type, by_name, _ = readers(options)
    for reader in (*by_type.values(), *by_name.values()):
        assert reader.accepts(text) == (reader.check(text) is None), reader.kind
