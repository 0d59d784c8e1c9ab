"""The JSON event format, J1 to J16: structured payloads both ways."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from natsgrammar import cloudevents as ce
from tests.support.steps import calls

ATTRIBUTES: dict[str, Any] = {
    "specversion": "1.0", "id": "1", "source": "https://example.com/s", "type": "com.example.x",
}  # fmt: skip
HEAD = json.dumps(ATTRIBUTES)[:-1]


def structured(payload: str | bytes) -> ce.Message:
    """A structured message with this payload."""
    data = payload if isinstance(payload, bytes) else payload.encode()
    return ce.Message({"Content-Type": "application/cloudevents+json"}, data)


def with_members(members: str) -> ce.Message:
    """A structured message with the required attributes, and these members."""
    return structured(f"{HEAD},{members}}}")


# requirement, further members, attributes beyond the required, data
READ: list[tuple[str, str, dict[str, Any], Any]] = [
    ("J2", '"myext":"x"', {"myext": "x"}, None),
    ("J3", '"a":true,"b":false', {"a": True, "b": False}, None),
    ("J3", '"a":1,"b":-2147483648,"c":-0', {"a": 1, "b": -(2**31), "c": 0}, None),
    ("J3", '"a":"5","b":"true"', {"a": "5", "b": "true"}, None),
    ("J3", '"time":"2018-04-05T17:31:00Z"', {"time": "2018-04-05T17:31:00Z"}, None),
    ("J4", '"subject":null,"ext":null,"time":null', {}, None),
    ("J4", '"data_base64":null', {}, None),
    ("J5", '"data":null,"data_base64":"AA=="', {}, b"\0"),
    ("J6", '"data_base64":"AAECAw=="', {}, b"\0\1\2\3"),
    ("J6", '"data_base64":""', {}, b""),
    ("J6", '"datacontenttype":"application/json","data_base64":"e30="', {"datacontenttype": "application/json"}, b"{}"),
    ("J8", '"data":"text"', {}, ce.Json('"text"')),
    ("J8", '"data":"{\\"a\\": 1}"', {}, ce.Json('"{\\"a\\": 1}"')),
    ("J8", '"data" : { "a" : 1.10, "a" : 1e400 } ', {}, ce.Json('{ "a" : 1.10, "a" : 1e400 }')),
    ("J8", '"data":[1,2],"late":"x"', {"late": "x"}, ce.Json("[1,2]")),
    ("J8", '"x":"{ \\"data\\":","data" :1', {"x": '{ "data":'}, ce.Json("1")),
    ("J8", '"x":"data","y":"\\"data","data":{"data":[2] }\t', {"x": "data", "y": '"data'}, ce.Json('{"data":[2] }')),
    ("J8", '"d\\u0061ta":[{ "data":3}]', {}, ce.Json('[{ "data":3}]')),
    ("J8", '"datacontenttype":"text/json","data":1', {"datacontenttype": "text/json"}, ce.Json("1")),
    ("J9", '"datacontenttype":"text/xml","data":"<a/>"', {"datacontenttype": "text/xml"}, "<a/>"),
    ("J11", '"data":null', {}, ce.Json("null")),
    ("J15", '"a":"","unknown":"x"', {"a": "", "unknown": "x"}, None),
]  # fmt: skip


@pytest.mark.parametrize(("requirement", "members", "attributes", "data"), READ)
def test_members_are_read_as_attributes_and_data(
    requirement: str, members: str, attributes: dict[str, Any], data: Any
) -> None:
    event = ce.from_nats(with_members(members))
    assert event == ce.Event(ATTRIBUTES | attributes, data)
    assert repr(event.attributes) == repr(ATTRIBUTES | attributes)  # True is no 1


# requirement, further members, errors: requirement, member, and the position in its text or what stands at it
REFUSED: list[tuple[str, str, list[tuple[str, str, int | str]]]] = [
    ("J3", '"time":1522943460', [("C5", "time", "1522943460}")]),
    ("J3", '"subject":true', [("C5", "subject", "true}")]),
    ("J3", '"subject":1.0,"datacontenttype":-5', [("C5", "subject", "1.0,"), ("C5", "datacontenttype", "-5}")]),
    ("J4", '"specversion":null', [("J13", "specversion", "null}")]),
    ("J5", '"data":1,"data_base64":"AA=="', [("J5", "data_base64", '"AA=="}')]),
    ("J6", '"data_base64":"AA"', [("J6", "data_base64", 2)]),
    ("J6", '"data_base64":{}', [("J6", "data_base64", "{}}")]),
    ("J6", '"data_base64":5', [("J6", "data_base64", "5}")]),
    ("J9", '"datacontenttype":"text/plain","data":{}', [("J9", "data", "{}}")]),
    ("J9", '"datacontenttype":"text/plain","data":5', [("J9", "data", "5}")]),
    ("J9", '"datacontenttype":"text/plain","data":"\\ud800"', [("J9", "data", '"\\ud800"}')]),
    ("J13", '"ext":"a","ext":"a"', [("J13", "ext", '"a"}')]),
    ("J13", '"\\u0065xt":"a","ext":"a"', [("J13", "ext", '"a"}')]),
    ("J13", '"data":{},"data":[]', [("J13", "data", "[]}")]),
    ("J14", '"ext":{"data":1},"data":2', [("J14", "ext", '{"data":1},')]),
    ("J14", '"ext":1.5', [("J14", "ext", 1)]),
    ("J14", '"ext":1.0', [("J14", "ext", 1)]),
    ("J14", '"ext":1e3', [("J14", "ext", 1)]),
    ("J14", '"ext":2147483648', [("J14", "ext", 9)]),
    ("J14", '"ext":[],"two":{"a":1}', [("J14", "ext", "[],"), ("J14", "two", '{"a":1}}')]),
    ("J15", '"trace_parent":"x"', [("C2", "trace_parent", 5)]),
    ("J15", '"Subject":"x"', [("C2", "Subject", 0)]),
    ("J15", '"ext":"a\\u0000"', [("C8", "ext", 1)]),
    ("J15", '"ext":"\\ud83d"', [("C8", "ext", 0)]),
]


@pytest.mark.parametrize(("requirement", "members", "errors"), REFUSED)
def test_an_invalid_member_is_located(requirement: str, members: str, errors: list[tuple[str, str, int | str]]) -> None:
    actual = ce.read(with_members(members)).errors
    assert [(p.requirement, p.name) for p in actual] == [error[:2] for error in errors]
    for problem, (_, _, place) in zip(actual, errors, strict=True):
        assert problem.part == "member"
        text = with_members(members).data.decode()
        assert problem.position == (text.rindex(place) if isinstance(place, str) else place)
        assert (problem.text is None) == isinstance(place, str)  # what counts in the payload does not repeat it


def test_j3_a_number_is_an_integer_only_if_it_is_one() -> None:
    for value, actual in (("1.0", "a number"), ("1", "Integer"), ("2147483648", "a number"), ("true", "Boolean")):
        (problem,) = ce.read(structured(HEAD.replace('"1.0"', value) + "}")).errors[:1]
        assert str(problem) == f"C5: member `specversion` is of type String, not {actual}"


def test_j13_members_that_come_twice_in_the_data_are_the_data_own_affair() -> None:
    """The event has no member twice, and `data` is any JSON value, which both modes carry as it was written."""
    event = ce.from_nats(with_members('"data":{"a":1,"a":{"b":2, "b":3}}'))
    assert event.data == ce.Json('{"a":1,"a":{"b":2, "b":3}}')
    assert ce.to_binary(event).data == b'{"a":1,"a":{"b":2, "b":3}}'
    assert ce.from_nats(ce.to_structured(event)) == event


# a payload that is no JSON object, position of the error
NO_OBJECT = [
    (b"", 0),
    (b"[]", 0),
    (b'"text"', 0),
    (b"null", 0),
    (b'{"id":"1"', 9),
    (b'{"id":"1",}', 10),
    (b'{"id":"1"} x', 11),
    (b"{'id':1}", 1),
    (b'{"id":NaN}', 0),
    (b'{"id":01}', 7),
    (b'{"id":"a\nb"}', 8),
    (b"\xef\xbb\xbf{}", 0),
    (b'{"id":"\xc0\xa0"}', 7),
    (b'{"id":"\xed\xa0\x80"}', 7),
    (b'{"id":' + b"[" * 200_000, 0),
]


@pytest.mark.parametrize(("payload", "position"), NO_OBJECT, ids=lambda value: repr(value)[:30])
def test_j13_payload_that_is_no_json_object(payload: bytes, position: int) -> None:
    (problem,) = ce.read(structured(payload)).errors
    assert (problem.requirement, problem.part, problem.position) == ("J13", "payload", position)


# media type, whether it declares JSON
JSON_TYPES = [
    ("application/json", True),
    ("APPLICATION/JSON", True),
    ("application/json; charset=utf-8", True),
    ("application/json ; charset=utf-8", True),
    ("text/json", True),
    ("model/gltf+json", True),
    ("application/vnd.github+json", True),
    ("application/vnd.Api+Json;v=1", True),
    ("application/jsonx", False),
    ("application/xjson", False),
    ("application/json+xml", False),
    ("text/plain; a=b+json", False),
]


@pytest.mark.parametrize(("media_type", "declares"), JSON_TYPES)
def test_j7_media_types_that_declare_json(media_type: str, declares: bool) -> None:
    data = ce.from_nats(with_members(f'"datacontenttype":"{media_type}","data":"x"')).data
    assert data == (ce.Json('"x"') if declares else "x")


def test_j1_the_media_type_is_always_written_and_expected() -> None:
    message = ce.to_structured(ce.Event(ATTRIBUTES))
    assert message.headers == {"Content-Type": "application/cloudevents+json"}
    bare = ce.read(ce.Message({"Content-Type": "application/cloudevents"}, message.data))
    assert bare.event == ce.Event(ATTRIBUTES)
    assert [p.requirement for p in bare.warnings] == ["J1"]


def test_j2_everything_is_one_object() -> None:
    event = ce.Event({**ATTRIBUTES, "a": True, "b": -5, "c": b"\0", "d": ce.Timestamp("2018-04-05T17:31:00Z")})
    assert json.loads(ce.to_structured(event).data) == ATTRIBUTES | {
        "a": True, "b": -5, "c": "AA==", "d": "2018-04-05T17:31:00Z",
    }  # fmt: skip


# requirement, media type, data, the member that carries it, the payload of the binary mode
WRITTEN: list[tuple[str, str | None, Any, str, bytes]] = [
    ("J6", None, b"\xff\0", '"data_base64":"/wA="', b"\xff\0"),
    ("J6", "image/png", b"{}", '"data_base64":"e30="', b"{}"),
    ("J6", "application/json", b"not json", '"data_base64":"bm90IGpzb24="', b"not json"),
    ("J8", "application/json", b'{"a": 1.10}', '"data":{"a": 1.10}', b'{"a": 1.10}'),
    ("J8", "application/json", b'"text"', '"data":"text"', b'"text"'),
    ("J8", "application/json; charset=UTF-8", b'"\xc3\xa9"', '"data":"é"', b'"\xc3\xa9"'),
    ("J8", "application/json; charset=us-ascii", b'"e"', '"data":"e"', b'"e"'),
    # Bytes in another charset are no JSON of the event format: as UTF-8 they would be other characters, or none.
    ("J6", "application/json; charset=iso-8859-1", b'"\xc3\xa9"', '"data_base64":"IsOpIg=="', b'"\xc3\xa9"'),
    ("J6", "application/json; charset=us-ascii", b'"\xc3\xa9"', '"data_base64":"IsOpIg=="', b'"\xc3\xa9"'),
    ("J6", "application/json; charset=utf-16le", b"1\x00", '"data_base64":"MQA="', b"1\x00"),
    ("J6", "application/json; charset=utf-16le", b"11", '"data_base64":"MTE="', b"11"),
    ("J6", "text/json; charset=unheard-of", b"1", '"data_base64":"MQ=="', b"1"),
    ("J9", "text/plain", 'say "€"', '"data":"say \\"€\\""', 'say "€"'.encode()),
    ("J9", "text/plain; charset=iso-8859-1", "é", '"data":"é"', b"\xe9"),
    ("J10", None, ce.Json("[1]"), '"data":[1]', b"[1]"),
    ("J11", None, ce.Json("null"), '"data":null', b"null"),
    ("J12", "application/json", ce.Json.of("just text"), '"data":"just text"', b'"just text"'),
]  # fmt: skip


@pytest.mark.parametrize(("requirement", "media_type", "data", "member", "payload"), WRITTEN)
def test_data_is_written_as_its_media_type_says(
    requirement: str, media_type: str | None, data: Any, member: str, payload: bytes
) -> None:
    attributes = ATTRIBUTES | ({"datacontenttype": media_type} if media_type else {})
    event = ce.Event(attributes, data)
    assert ce.to_structured(event).data.decode().endswith(f",{member}}}")
    assert ce.to_binary(event).data == payload
    assert ce.to_binary(ce.from_nats(ce.to_structured(event))).data == payload


# requirement, media type, data that no message can carry
NOT_WRITTEN: list[tuple[str, str | None, Any]] = [
    ("J8", "application/json", "a str could be either"),
    ("J8", None, "a str could be either"),
    ("N4", None, {"a": 1}),
    ("N4", None, 5),
    ("J9", "text/plain", ce.Json('"x"')),
    ("J9", "text/plain", ce.Json('{"a":1}')),
]


@pytest.mark.parametrize(("requirement", "media_type", "data"), NOT_WRITTEN)
@pytest.mark.parametrize("write", [ce.to_binary, ce.to_structured])
def test_data_that_does_not_fit_its_media_type_is_invalid(
    requirement: str, media_type: str | None, data: Any, write: Any
) -> None:
    event = ce.Event(ATTRIBUTES | ({"datacontenttype": media_type} if media_type else {}), data)
    with pytest.raises(ce.InvalidEvent) as caught:
        write(event)
    assert [p.requirement for p in caught.value.problems] == [requirement]
    assert [p.requirement for p in ce.check(event)] == [requirement]


# text that is no JSON, position of the error
NO_JSON = [("", 0), ("{", 1), ("NaN", 0), ("[1,Infinity]", 0), ("1 2", 2), ("01", 1), ('"\ud800"', 1), ("[" * 99999, 0)]


@pytest.mark.parametrize(("text", "position"), NO_JSON, ids=lambda value: repr(value)[:30])
def test_j8_a_json_holds_nothing_but_json(text: str, position: int) -> None:
    with pytest.raises(ce.InvalidEvent) as caught:
        ce.Json(text)
    (problem,) = caught.value.problems
    assert (problem.requirement, problem.part, problem.position, problem.text) == ("J8", "payload", position, text)


def test_a_json_is_made_of_a_str_or_a_value() -> None:
    assert ce.Json(" [1.10]\n").value == [1.1]
    with pytest.raises(TypeError, match="a JSON text must be str, not bytes"):
        ce.Json(b"1")  # type: ignore[arg-type]
    with pytest.raises(ce.InvalidEvent, match="a lone surrogate"):
        ce.Json.of({"a": "\ud800"})
    around: list[Any] = []
    around.append(around)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value, cause in (
        ([({"a": {1: 2}},)], "the name of a member must be str, not int"),
        ([float("nan")], "out of range float values are not JSON compliant"),
        ({1, 2}, "object of type set is not JSON serializable"),
        (around, "circular reference detected"),
        (deep, "maximum recursion depth exceeded"),
        (10**5000, "exceeds the limit"),
    ):
        with pytest.raises(ce.InvalidEvent, match=f"^J8: payload: not a JSON value: {cause}"):
            ce.Json.of(value)
    with pytest.raises(ce.InvalidEvent):
        replace(ce.Json("1"), text="{")


def test_data_that_its_charset_does_not_have() -> None:
    for charset, data in (("us-ascii", "é"), ("no-such", "a"), ("utf-8", "\ud800")):
        event = ce.Event({**ATTRIBUTES, "datacontenttype": f"text/plain; charset={charset}"}, data)
        with pytest.raises(ce.InvalidEvent) as caught:
            ce.to_binary(event)
        assert [p.requirement for p in caught.value.problems] == ["N4"]


# charset, text that it has, the bytes of it; None for a charset that is none
CHARSETS = [
    ("utf-16-be", "é", b"\0\xe9"),
    ("windows-1252", "€", b"\x80"),
    ("ISO-8859-15", "€", b"\xa4"),
    ("Shift_JIS", "日", b"\x93\xfa"),
    *((name, "a", None) for name in ("undefined", "idna", "punycode", "unicode_escape")),
    *((name, "a", None) for name in ("utf-7", "rot13", "hex", "x\0y")),
]


@pytest.mark.parametrize(("charset", "data", "payload"), CHARSETS)
def test_charsets_are_those_that_others_know(charset: str, data: str, payload: bytes | None) -> None:
    event = ce.Event({**ATTRIBUTES, "datacontenttype": f"text/plain; charset={charset}"}, data)
    if payload is not None:
        assert ce.to_binary(event).data == payload
    else:
        assert f"N4: attribute `datacontenttype`: unknown charset `{charset.lower()}`" in map(str, ce.check(event))


def test_json_is_sent_in_utf8_only() -> None:
    for charset, text, fine in (("utf-16", "1", False), ("iso-8859-1", '"é"', False), ("us-ascii", "1", True)):
        event = ce.Event({**ATTRIBUTES, "datacontenttype": f"application/json; charset={charset}"}, ce.Json(text))
        assert [p.requirement for p in ce.check(event)] == ([] if fine else ["N4"])
        assert ce.from_nats(ce.to_structured(event)) == event


def test_json_is_kept_where_it_was_taken() -> None:
    options = ce.Options(non_json_data="keep")
    event = ce.from_nats(with_members('"datacontenttype":"text/plain","data":{"a":1}'), options)
    assert ce.from_nats(ce.to_structured(event, options), options) == event
    assert ce.to_binary(event, options).data == b'{"a":1}'


@pytest.mark.parametrize("members", ['"x0":1,"x0":1', '"x{0}":{{}}'])
def test_many_problems_take_linear_time(members: str) -> None:
    def reading(count: int) -> ce.Reading:
        payload = ",".join(members.replace("x0", "x{0}").format(number) for number in range(count))
        return ce.read(with_members(payload))

    assert len(reading(20_000).errors) == 20_000
    assert calls(lambda: reading(400)) < 3 * calls(lambda: reading(200))


def test_nothing_is_invented() -> None:
    reading = ce.read(structured('{"specversion":"1.0","source":"a:b","type":"com.example.x"}'))
    assert [(p.requirement, p.name) for p in reading.errors] == [("C1", "id")]
    assert set(ce.from_nats(structured(f"{HEAD}}}")).attributes) == set(ATTRIBUTES)


def test_names_that_are_not_remembered_are_read_all_the_same() -> None:
    event = ce.Event(ATTRIBUTES | {f"x{number}": "y" for number in range(3000)} | {"late": "z"})
    assert ce.from_nats(ce.to_structured(event)) == event
    with pytest.raises(ce.InvalidEvent, match="C2: attribute `Late`"):
        ce.to_structured(ce.Event({**event.attributes, "Late": "z"}))


def test_j16_there_is_no_batch() -> None:
    message = ce.Message({"Content-Type": "application/cloudevents-batch+json"}, b"[]")
    assert [p.requirement for p in ce.read(message).errors] == ["N1"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda items: st.lists(items, max_size=3) | st.dictionaries(st.text(), items, max_size=3),
)


@given(JSON, st.sampled_from([None, 1, 2]), st.booleans())
def test_json_data_keeps_its_text(value: Any, indent: int | None, last: bool) -> None:
    text = json.dumps(value, indent=indent)
    members = [f'"data" : {text} ', '"ext": "x"']
    data = ce.from_nats(with_members(",".join(members if not last else reversed(members)))).data
    assert isinstance(data, ce.Json)
    assert data.text == text
    assert data.value == value


@given(st.dictionaries(st.from_regex("[a-ce-z]{1,8}", fullmatch=True), st.text(alphabet=st.characters(codec="utf-8"))))
def test_round_trip_in_both_modes(extensions: dict[str, str]) -> None:
    event = ce.Event(extensions | ATTRIBUTES, b"\0")
    refused = any(p.level == "error" for p in ce.check(event))
    for write in (ce.to_binary, ce.to_structured):
        if refused:
            with pytest.raises(ce.InvalidEvent):
                write(event)
        else:
            assert ce.from_nats(write(event)) == event
