"""Data through the binding for the package `cloudevents`: never altered, in either mode, whoever reads or writes it."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("cloudevents.core")

from cloudevents.core.exceptions import CloudEventValidationError
from cloudevents.core.v1.event import CloudEvent

from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents import sdk

TEXTS: dict[str, str] = {"specversion": "1.0", "id": "1", "source": "a:b", "type": "com.example.x"}
MIB = 1 << 20
WRITERS: list[Callable[..., sdk.NATSMessage]] = [sdk.to_binary_event, sdk.to_structured_event]
both_modes = pytest.mark.parametrize("write", WRITERS)


def event(data: Any, media_type: str | None = None) -> CloudEvent:
    typed = {"datacontenttype": media_type} if media_type else {}
    return CloudEvent({**TEXTS, "time": datetime(2018, 4, 5, tzinfo=UTC), **typed}, data)


def binary(payload: bytes, media_type: str | None = None) -> ce.Message:
    return ce.to_binary(ce.Event(TEXTS | ({"datacontenttype": media_type} if media_type else {}), payload))


def structured(member: str, media_type: str | None = None) -> ce.Message:
    attributes = json.dumps(TEXTS | ({"datacontenttype": media_type} if media_type else {}))
    return ce.Message({"Content-Type": "application/cloudevents+json"}, f"{attributes[:-1]},{member}}}".encode())


def payload_of(message: Any) -> bytes:
    """The data as the core has them, in binary mode."""
    return ce.to_binary(ce.from_nats(message)).data


def meaning(text: bytes) -> Any:
    """What a JSON text says: members in their order, repeated ones too, and numbers to the last digit."""

    def number(digits: str) -> tuple[Fraction, bool]:
        return Fraction(digits), digits.startswith("-")

    return json.loads(text, parse_int=number, parse_float=number, object_pairs_hook=tuple)


def refused(write: Callable[..., Any], *arguments: Any, **options: Any) -> list[str]:
    """The requirements that an event breaks."""
    with pytest.raises(CloudEventValidationError) as caught:
        write(*arguments, **options)
    assert isinstance(caught.value.__cause__, ce.InvalidEvent)
    return [problem.requirement for problem in caught.value.__cause__.problems]


# media type, payload of a binary message, the data in the package's event
PAYLOADS: list[tuple[str | None, bytes, Any]] = [
    ("application/json", b'"x"', "x"),
    ("application/json", b'"123"', "123"),
    ("application/json", b'"null"', "null"),
    ("application/json", b'"{\\"a\\":1}"', '{"a":1}'),
    ("application/json", b"true", True),
    ("application/json", b"5", 5),
    ("application/json", b"-0", -0.0),
    ("application/json", b"1.5", 1.5),
    ("application/json", b'{"a": [1, null, "\xe2\x82\xac"]}', {"a": [1, None, "€"]}),
    ("application/json", b"null", b"null"),
    ("application/json", b"NaN", b"NaN"),
    ("application/json", b"{", b"{"),
    ("application/json", b"\xff", b"\xff"),
    ("application/json", b"\xef\xbb\xbf{}", b"\xef\xbb\xbf{}"),
    ("application/json", b'{"a":1,"a":2}', b'{"a":1,"a":2}'),
    ("application/json", b'[{"a":1,"\\u0061":2}]', b'[{"a":1,"\\u0061":2}]'),
    ("application/json", b"12345678901234567890.5", b"12345678901234567890.5"),
    ("application/json", b"[1e400]", b"[1e400]"),
    ("application/json", b"[1e-400]", b"[1e-400]"),
    ("application/json", b"1e99999999999999999999", b"1e99999999999999999999"),
    ("application/json", b"-1e-99999999999999999999", b"-1e-99999999999999999999"),
    ("application/json", b'"\\ud800"', b'"\\ud800"'),
    ("application/json", b'"\\uD83D\\uDE00"', "😀"),
    ("application/json", b"1" * 5000, b"1" * 5000),
    ("application/json", b"[" * 100_000 + b"]" * 100_000, b"[" * 100_000 + b"]" * 100_000),
    ("APPLICATION/JSON", b'{"a":1}', {"a": 1}),
    ("model/gltf+json", b'{"a":1}', {"a": 1}),
    ("application/json ; charset=utf-8", b'"\xc3\xa9"', "é"),
    ("application/json;charset=iso-8859-1", b'"\xc3\xa9"', b'"\xc3\xa9"'),
    ("application/json;charset=utf-16", b"\xff\xfe5\x00", b"\xff\xfe5\x00"),
    ("application/json;charset=us-ascii", b'"\\u00e9"', "é"),
    (None, b"abc", b"abc"),
    (None, b'{"a":1}', b'{"a":1}'),
    (None, b"\xff", b"\xff"),
    ("text/plain", b"abc", "abc"),
    ("text/plain", b'{"a":1}', '{"a":1}'),
    ("text/plain", b"\xe9", b"\xe9"),
    ("TEXT/CSV; charset=US-ASCII", b"a,b", "a,b"),
    ("text/plain;charset=iso-8859-1", b"\xe9", "é"),
    ("text/plain;charset=iso-8859-1", b"\xc3\xa9", "Ã©"),
    ("text/plain;charset=utf-16", b"\xff\xfe\xe9\x00", "é"),
    ("text/plain;charset=utf-16", b"\xfe\xff\x00\xe9", b"\xfe\xff\x00\xe9"),
    ("text/plain;charset=utf-16-be", b"\x00\xe9", "é"),
    ("text/plain;charset=nonsense", b"abc", b"abc"),
    ("application/xml", b"<a/>", b"<a/>"),
    ("application/xml;charset=utf-8", b"<a/>", "<a/>"),
    ("application/octet-stream", b"abc", b"abc"),
]


@pytest.mark.parametrize(("media_type", "payload", "data"), PAYLOADS)
def test_a_binary_message_is_read_and_forwarded_as_it_came(media_type: str | None, payload: bytes, data: Any) -> None:
    """J7, J8, J12, N4: the payload is the data, under the charset and as the JSON that it is said to be."""
    received = sdk.from_nats_event(binary(payload, media_type))
    assert repr(received.get_data()) == repr(data)
    assert received.get_datacontenttype() == media_type
    for write in WRITERS:
        forwarded = write(received)
        assert ce.from_nats(forwarded).attributes == ce.from_nats(binary(payload, media_type)).attributes
        sent = payload_of(forwarded)
        assert sent == payload or (received.get_data() != payload and meaning(sent) == meaning(payload))
        assert repr(sdk.from_nats_event(forwarded).get_data()) == repr(data)


# the members of a structured payload, its media type, the data in the package's event, the payload in binary mode
MEMBERS: list[tuple[str, str | None, Any, bytes]] = [
    ('"data":"I\'m just a string"', None, "I'm just a string", b'"I\'m just a string"'),
    ('"data":"x"', "application/json", "x", b'"x"'),
    ('"data":""', None, "", b'""'),
    ('"data":5', None, 5, b"5"),
    ('"data":0', None, 0, b"0"),
    ('"data":false', None, False, b"false"),
    ('"data":null', None, b"null", b"null"),
    ('"data":null', "application/json", b"null", b"null"),
    ('"data":[]', None, [], b"[]"),
    ('"data":{}', None, {}, b"{}"),
    ('"data":{"a":1,"a":2}', None, b'{"a":1,"a":2}', b'{"a":1,"a":2}'),
    ('"data":12345678901234567890.5', None, b"12345678901234567890.5", b"12345678901234567890.5"),
    ('"data":"x"', "text/plain", "x", b"x"),
    ('"data":""', "text/plain", "", b""),
    ('"data":"\\u00e9"', "text/plain;charset=iso-8859-1", "é", b"\xe9"),
    ('"data_base64":"eA=="', None, b"x", b"x"),
    ('"data_base64":"eA=="', "text/plain", b"x", b"x"),
    ('"data_base64":"eA=="', "application/json", b"x", b"x"),
    ('"data_base64":""', None, b"", b""),
]


@pytest.mark.parametrize(("member", "media_type", "data", "payload"), MEMBERS)
def test_a_structured_message_is_read_and_forwarded_as_it_came(
    member: str, media_type: str | None, data: Any, payload: bytes
) -> None:
    """J6, J8 to J12, C21: what is implied to be JSON is said to be JSON once it is binary."""
    received = sdk.from_nats_event(structured(member, media_type))
    assert repr(received.get_data()) == repr(data)
    message = sdk.to_binary_event(received)
    implied = "application/json" if member.startswith('"data"') else None
    assert message.headers.get("ce-datacontenttype") == (media_type or implied)
    assert message.data == payload == payload_of(sdk.to_structured_event(received))
    again = sdk.from_nats_event(sdk.to_structured_event(received))
    assert repr(again.get_data()) == repr(data)
    says_json = media_type or ("application/json" if implied and isinstance(data, bytes) else None)
    assert received.get_datacontenttype() == says_json


def test_a_json_value_of_any_type_says_that_it_is_json() -> None:
    """C21, J10: a str, a number and a Boolean as well as an object."""
    values: list[Any] = ["x", "", 5, 1.5, False, [], {}]
    for data in values:
        message = sdk.to_binary_event(event(data))
        assert message.headers["ce-datacontenttype"] == "application/json"
        assert json.loads(message.data) == data
    for other in (None, b"x", b""):
        assert "ce-datacontenttype" not in sdk.to_binary_event(event(other)).headers


class Unknown:
    """Something that JSON does not have."""


CIRCULAR: list[Any] = []
CIRCULAR.append(CIRCULAR)
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]


NO_JSON: list[Any] = [
    Unknown(), {"a": Unknown()}, {1, 2}, {"a": {1}}, {"a": float("inf")}, float("nan"), {1: 2}, [{None: 1}], {(): 1},
    datetime(2018, 4, 5, tzinfo=UTC), 10**5000, "\ud800", ["\ud800"], {"\ud800": 1}, CIRCULAR, DEEP, memoryview(b"x"),
]  # fmt: skip


@both_modes
@pytest.mark.parametrize("data", NO_JSON, ids=range(len(NO_JSON)))
def test_what_json_does_not_have_is_refused(write: Callable[..., Any], data: Any) -> None:
    """J8: nothing is turned into a text that merely looks like it."""
    assert refused(write, event(data, "application/json")) == ["J8"]


@both_modes
def test_python_containers_are_json_containers(write: Callable[..., Any]) -> None:
    sent = write(event({"a": ("a",), "b": []}, "application/json"))
    assert sdk.from_nats_event(sent).get_data() == {"a": ["a"], "b": []}
    assert sdk.from_nats_event(write(event(bytearray(b"\xff")))).get_data() == b"\xff"


@both_modes
def test_objects_under_another_media_type_are_refused_or_kept(write: Callable[..., Any]) -> None:
    """J9."""
    given = event({"a": 1}, "text/plain")
    assert refused(write, given) == ["J9"]
    keep = ce.Options(non_json_data="keep")
    assert ce.to_binary(ce.from_nats(write(given, options=keep), keep), keep).data == b'{"a":1}'
    assert sdk.from_nats_event(structured('"data":{"a":1}', "text/plain"), options=keep).get_data() == {"a": 1}
    assert refused(sdk.from_nats_event, structured('"data":{"a":1}', "text/plain")) == ["J9"]


def test_text_is_written_in_the_declared_charset() -> None:
    """N4, 2.2."""
    assert sdk.to_binary_event(event("é", "text/plain;charset=iso-8859-1")).data == b"\xe9"
    assert sdk.to_binary_event(event("é", "text/plain;charset=utf-16-be")).data == b"\x00\xe9"
    assert sdk.to_binary_event(event("é", 'application/xml; CHARSET="Latin1"')).data == b"\xe9"
    assert sdk.to_binary_event(event("é", "application/xml")).data == b"\xc3\xa9"
    assert sdk.to_binary_event(event({"a": "é"}, "application/json;charset=iso-8859-1")).data == b'{"a": "\\u00e9"}'
    assert refused(sdk.to_binary_event, event({"a": "é"}, "application/json;charset=utf-16")) == ["N4"]
    assert refused(sdk.to_binary_event, event("€", "text/plain;charset=iso-8859-1")) == ["N4"]
    assert refused(sdk.to_binary_event, event("é", "text/plain;charset=nonsense")) == ["N4"]
    assert refused(sdk.to_binary_event, event("\ud800", "text/plain")) == ["N4"]
    assert refused(sdk.to_structured_event, event("\ud800", "text/plain")) == ["J9"]


@pytest.mark.parametrize(("charset", "text"), [("shift_jis", "a¥"), ("euc-jp", "a‾"), ("iso-2022-kr", "a\x0e")])
def test_a_character_that_reads_as_another_one_does_not_exist_in_the_charset(charset: str, text: str) -> None:
    problems = ce.check(ce.Event(TEXTS | {"datacontenttype": f"text/plain;charset={charset}"}, text))
    assert [(p.requirement, p.position) for p in problems if p.level == "error"] == [("N4", 1)]
    assert refused(sdk.to_binary_event, event(text, f"text/plain;charset={charset}")) == ["N4"]


def test_data_that_is_empty() -> None:
    """No payload is no data; only structured messages can tell it from data that is empty."""
    empty: list[tuple[Any, str | None]] = [(b"", None), (b"", "image/png"), ("", "text/plain")]
    for data, media_type in empty:
        assert sdk.from_nats_event(sdk.to_binary_event(event(data, media_type))).get_data() is None
        assert sdk.from_nats_event(sdk.to_structured_event(event(data, media_type))).get_data() == data
    for write in WRITERS:
        assert sdk.from_nats_event(write(event(None, "application/json"))).get_data() is None
        assert sdk.from_nats_event(write(event("", "application/json"))).get_data() == ""


@both_modes
def test_one_megabyte_of_data_comes_back(write: Callable[..., Any]) -> None:
    for data, media_type in (
        (b"\0\xff" * (MIB // 2), None),
        ("é" * (MIB // 2), "text/plain"),
        ({"a": "x" * MIB}, None),
    ):
        sent = write(event(data, media_type))
        assert sdk.from_nats_event(sent).get_data() == data
        assert len(payload_of(sent)) >= MIB


CHARACTERS = st.characters(exclude_categories=["Cs"])
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
SCALARS = st.booleans() | NUMBERS | st.text(CHARACTERS)
JSON = st.recursive(
    SCALARS | st.none(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(CHARACTERS, max_size=3), inner, max_size=3),
    max_leaves=10,
).filter(lambda value: value is not None)
JSON_TYPES = st.sampled_from([None, "application/json", "TEXT/JSON", "a/b+json; charset=utf-8"])
TEXT_TYPES = st.sampled_from(["text/plain", "text/csv;charset=utf-8", "a/b;charset=utf-16", "text/x;charset=utf-32-be"])


@both_modes
@given(JSON, JSON_TYPES)
def test_every_json_value_comes_back(write: Callable[..., Any], data: Any, media_type: str | None) -> None:
    sent = write(event(data, media_type))
    received = sdk.from_nats_event(sent)
    assert repr(received.get_data()) == repr(data)  # which tells True from 1 from 1.0, and 0.0 from -0.0
    core = ce.from_nats(sent)
    assert repr(json.loads(ce.to_binary(core).data)) == repr(data)
    assert core.attributes.get("datacontenttype") in (media_type, "application/json")


@both_modes
@given(st.text(CHARACTERS, min_size=1), TEXT_TYPES)
def test_every_text_comes_back(write: Callable[..., Any], data: str, media_type: str) -> None:
    sent = write(event(data, media_type))
    assert sdk.from_nats_event(sent).get_data() == data
    assert payload_of(sent) == ce.to_binary(ce.Event(TEXTS | {"datacontenttype": media_type}, data)).data


@both_modes
@given(st.binary(min_size=1), st.sampled_from([None, "image/png"]))
def test_all_bytes_come_back(write: Callable[..., Any], data: bytes, media_type: str | None) -> None:
    sent = write(event(data, media_type))
    assert sdk.from_nats_event(sent).get_data() == data
    assert ce.from_nats(sent).data == data


def _object(members: list[tuple[str, str]]) -> str:
    return f"{{{', '.join(f'{name}:{value}' for name, value in members)}}}"


NUMBER_TEXTS = st.from_regex(r"-?(0|[1-9][0-9]{0,24})(\.[0-9]{1,24})?([eE][+-]?[0-9]{1,3})?", fullmatch=True)
STRING_TEXTS = st.builds(json.dumps, st.text(), ensure_ascii=st.just(True))  # halves of surrogate pairs, too
JSON_TEXTS = st.recursive(
    NUMBER_TEXTS | STRING_TEXTS | st.sampled_from(["true", "false", "null", "-0", "1E400", "0.10", " 5 "]),
    lambda inner: (
        st.builds("[{}]".format, inner)
        | st.builds(_object, st.lists(st.tuples(st.sampled_from(['"a"', '"\\u0061"', '"b"']), inner), max_size=3))
    ),
    max_leaves=6,
)


@both_modes
@given(JSON_TEXTS, JSON_TYPES, st.booleans())
def test_every_json_text_keeps_its_meaning(
    write: Callable[..., Any], text: str, media_type: str | None, as_binary: bool
) -> None:
    attributes = TEXTS | ({"datacontenttype": media_type} if media_type else {})
    sent = (ce.to_binary if as_binary else ce.to_structured)(ce.Event(attributes, ce.Json(text)))
    received = sdk.from_nats_event(sent)
    assert received.get_data() is not None
    assert meaning(payload_of(write(received))) == meaning(text.encode())


PAYLOAD_BYTES = st.binary(min_size=1) | (JSON_TEXTS | st.text(CHARACTERS, min_size=1)).map(str.encode)
OTHER_TYPES = ["a/b", "text/x;charset=ascii", "text/x;charset=latin-1", "text/x;charset=shift_jis"]
OTHER_TYPES += ["text/x;charset=iso-2022-jp", "a/json;charset=utf-16", "a/json;charset=ascii"]


@both_modes
@given(PAYLOAD_BYTES, JSON_TYPES | TEXT_TYPES | st.sampled_from(OTHER_TYPES))
def test_every_payload_is_forwarded_as_it_came(
    write: Callable[..., Any], payload: bytes, media_type: str | None
) -> None:
    forwarded = payload_of(write(sdk.from_nats_event(binary(payload, media_type))))
    assert forwarded == payload or meaning(forwarded) == meaning(payload)
    assert forwarded == payload or (media_type is not None and "json" in media_type.lower())


def test_bytes_are_base64_unless_they_are_the_json_they_are_said_to_be() -> None:
    """J6."""
    for data, media_type, member in (
        (b'{"a":1}', None, '"data_base64":"eyJhIjoxfQ=="'),
        (b'{"a": 1}', "application/json", '"data":{"a": 1}'),
        (b"{", "application/json", '"data_base64":"ew=="'),
        (b"x", "text/plain", '"data_base64":"eA=="'),
    ):
        assert sdk.to_structured_event(event(data, media_type)).data.decode().endswith(f",{member}}}")
