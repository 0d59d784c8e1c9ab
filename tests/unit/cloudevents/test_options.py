"""Every option: what its default rejects, and what it lets through."""

from __future__ import annotations

import pickle
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents._wire import WireError, decode_in_steps

HEADERS = {"ce-specversion": "1.0", "ce-id": "1", "ce-source": "https://example.com/s", "ce-type": "com.example.x"}
STRUCTURED = ce.to_structured(ce.from_nats(ce.Message(HEADERS)))
TRAILING = {"Content-Type": "application/cloudeventstrailing"}
NULL_DATA = b'{"specversion":"1.0","id":"1","source":"a:b","type":"io.x","data":null,"data_base64":"AA=="}'
TEXT = b'{"specversion":"1.0","id":"1","source":"a:b","type":"io.x","datacontenttype":"text/plain","data":{"a":1.0}}'


def binary(**changes: str) -> ce.Message:
    """A binary message with these attributes changed."""
    return ce.Message(HEADERS | {f"ce-{name}": value for name, value in changes.items()})


# option, value, message, requirement that the default rejects it for, what the option makes of it
OPTIONS: list[tuple[str, Any, ce.Message, str, dict[str, Any]]] = [
    ("server_has_headers", False, ce.Message({}, STRUCTURED.data), "C1", {"id": "1"}),
    ("content_type_match", "media-type", ce.Message(HEADERS | TRAILING), "N6", {"id": "1"}),
    ("structured_without_content_type", True, ce.Message({}, STRUCTURED.data), "C1", {"id": "1"}),
    ("unknown_ce_headers", "ignore", ce.Message(HEADERS | {"ce-event-format": "x", "ce-": ""}), "N10", {"id": "1"}),
    ("lenient_escapes", True, binary(subject="100%"), "N24", {"subject": "100%"}),
    ("lenient_escapes", True, binary(subject='%4x"a%'), "N24", {"subject": "%4xa%"}),
    ("lenient_escapes", True, binary(subject='"abc\\'), "N24", {"subject": "abc\\"}),
    ("uri_fragment", True, binary(dataschema="http://a/#f"), "C10", {"dataschema": "http://a/#f"}),
    ("leap_second", "anywhere", binary(time="2018-04-05T17:31:60Z"), "C12", {"time": "2018-04-05T17:31:60Z"}),
    ("specversions", frozenset({"1.0", "1.1"}), binary(specversion="1.1"), "C14", {"specversion": "1.1"}),
    (
        "non_json_data", "keep", ce.Message(STRUCTURED.headers, TEXT), "J9", {"datacontenttype": "text/plain"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("option", "value", "message", "requirement", "attributes"), OPTIONS)
def test_option_lets_through_what_the_default_refuses(
    option: str, value: Any, message: ce.Message, requirement: str, attributes: dict[str, Any]
) -> None:
    assert requirement in {problem.requirement for problem in ce.read(message).errors}
    event = ce.from_nats(message, ce.Options(**{option: value}))
    assert attributes.items() <= dict(event.attributes).items()


# option, value, message that the default takes, requirement that the option rejects it for
STRICTER: list[tuple[str, Any, ce.Message, str]] = [
    ("leap_second", "never", binary(time="1990-12-31T23:59:60Z"), "C12"),
    ("lower_case_tz", False, binary(time="2018-04-05t17:31:00Z"), "C12"),
    ("lower_case_tz", False, binary(time="2018-04-05T17:31:00z"), "C12"),
    ("extension_types", {"ext": "Integer"}, binary(ext="01"), "C7"),
    ("specversions", frozenset({"2.0", "2.1"}), binary(), "C14"),
    ("strict", True, binary(subject="Euro € 😀"), "N25"),
    ("strict", True, binary(datacontenttype="application/json; charset=utf-8"), "N25"),
    ("strict", True, binary(subject='é"é ü"%C3%A9'), "N25"),
    ("strict", True, ce.Message(STRUCTURED.headers, NULL_DATA), "J5"),
]


@pytest.mark.parametrize(("option", "value", "message", "requirement"), STRICTER)
def test_option_refuses_what_the_default_lets_through(
    option: str, value: Any, message: ce.Message, requirement: str
) -> None:
    assert ce.read(message).errors == ()
    assert [p.requirement for p in ce.read(message, ce.Options(**{option: value})).errors] == [requirement]


@pytest.mark.parametrize(
    ("option", "value", "message", "requirement"), [item for item in STRICTER if item[0] == "strict"]
)
def test_what_strict_refuses_is_a_warning_without_it(
    option: str, value: Any, message: ce.Message, requirement: str
) -> None:
    reading = ce.read(message)
    (warning,) = (warning for warning in reading.warnings if warning.requirement == requirement)
    assert warning.level == "warning"
    assert "a sender has to" in warning.cause
    assert requirement not in {
        warning.requirement for warning in ce.read(message, ce.Options(**{option: value})).warnings
    }


def test_the_old_name_of_the_option_is_its_opposite() -> None:
    bare = binary(subject="a é")
    with pytest.warns(DeprecationWarning, match="use `strict`") as caught:
        taking, refusing = (ce.Options(raw_non_ascii=value) for value in (True, False))
    assert {item.filename for item in caught} == {__file__}
    assert ce.from_nats(bare, taking).attributes["subject"] == "a é"
    assert [error.requirement for error in ce.read(bare, refusing).errors] == ["N25"]
    with pytest.raises(ValueError, match="`raw_non_ascii` and `strict` are opposites"):
        ce.Options(raw_non_ascii=True, strict=True)


def test_extension_types_recover_what_headers_cannot_say() -> None:
    types = {"a": "Integer", "b": "Boolean", "c": "Binary", "d": "Timestamp", "e": "URI", "f": "URI-reference"}
    options = ce.Options(extension_types=types)
    values = {"a": 5, "b": True, "c": b"\0", "d": ce.Timestamp("2018-04-05T17:31:00Z"), "e": ce.Uri("a:"), "f": "/x"}
    event = ce.Event({"specversion": "1.0", "id": "1", "source": "a:b", "type": "io.x", **values})
    for write in (ce.to_binary, ce.to_structured):
        read = ce.from_nats(write(event), options)
        assert read == event
        assert isinstance(read.attributes["f"], ce.UriReference)
        assert read.attributes["b"] is True
    assert ce.from_nats(ce.to_binary(event)).attributes["a"] == "5"  # without the schema it stays text
    (problem,) = ce.check(ce.Event({**event.attributes, "a": "5"}), options)
    assert (problem.requirement, problem.name) == ("C5", "a")


@pytest.mark.parametrize("versions", [{"0.3"}, {"0.3", "1.1"}])
def test_a_version_that_is_none_of_the_known_ones_is_told_them(versions: set[str]) -> None:
    for version in ("1.0", "2.0"):
        (problem,) = ce.read(binary(specversion=version), ce.Options(specversions=frozenset(versions))).errors
        assert (problem.requirement, problem.position) == ("C14", 0)
        assert problem.cause.endswith(f"expected {' or '.join(f'`{version}`' for version in sorted(versions))}")


def test_every_option_is_tested_and_documented() -> None:
    names = {option.name for option in fields(ce.Options)}
    assert names == {row[0] for row in OPTIONS} | {row[0] for row in STRICTER}
    assert ce.Options.__doc__ is not None
    assert all(f"\n    - `{name}`: " in ce.Options.__doc__ for name in names)


@pytest.mark.parametrize(
    "wrong",
    [
        {"leap_second": "sometimes"},
        {"unknown_ce_headers": "drop"},
        {"specversions": frozenset()},
        {"specversions": {""}},
        *({"extension_types": {name: "String"}} for name in ("Seq", "a_b", "", "data", "id")),
        {"extension_types": {"a": "Float"}},
    ],
)
def test_option_of_a_wrong_value(wrong: dict[str, Any]) -> None:
    with pytest.raises(ng.Error, match=f"`{next(iter(wrong))}`.*expected"):
        ce.Options(**wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"specversions": "1.0"},
        {"specversions": None},
        {"specversions": [1.0]},
        {"extension_types": [1]},
        {"extension_types": {1: "String"}},
        {"server_has_headers": "no"},
        {"uri_fragment": 1},
        {"strict": 1},
        {"raw_non_ascii": 0},
    ],
)
def test_option_of_a_wrong_type(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=f"`{next(iter(wrong))}`"):
        ce.Options(**wrong)


PIECES = st.sampled_from(
    ['"', "\\", "%", "%4", "%41", "%e2%82%ac", "%E2", "%C0%A0", " ", "\t", "a", "é", "\x7f", "4", "F"]
)


def in_two_steps(wire: str, strict: bool) -> str | None:
    """What the two steps make of a value; None if they reject it."""
    try:
        return decode_in_steps(wire, bare=not strict)
    except WireError:
        return None


@given(st.lists(PIECES, max_size=8).map("".join))
def test_the_two_steps_are_the_codec_but_for_escapes_that_a_quotation_mark_cuts(wire: str) -> None:
    for name, strict in (("header-value", False), ("header-value-strict", True)):
        codec = ng.codec(f"cloudevents:{name}")
        refused, read = codec.check(wire), in_two_steps(wire, strict)
        if refused is None:
            assert read == codec.decode(wire)
        elif read is not None:
            assert refused.found == '"'
            if "\t" not in read:  # of which there is none in a String
                event = ce.from_nats(ce.Message(HEADERS | {"ce-subject": f'{wire}""'}), ce.Options(strict=strict))
                assert event.attributes["subject"] == read


@given(st.lists(PIECES, max_size=8).map("".join))
def test_leniency_only_adds(wire: str) -> None:
    codec = ng.codec("cloudevents:header-value-strict")
    if codec.check(wire) is None:
        assert ng.codec("cloudevents:header-value").decode(wire) == codec.decode(wire)
        for escapes, bare in ((True, False), (False, True), (True, True)):
            assert decode_in_steps(wire, escapes=escapes, bare=bare) == codec.decode(wire)


@given(st.lists(PIECES, max_size=8).map("".join))
def test_no_leniency_accepts_escapes_that_are_no_utf8(wire: str) -> None:
    with pytest.raises(WireError) as caught:
        decode_in_steps(f"x%C0%A0{wire}", escapes=True, bare=True)
    assert caught.value.requirement in ("N23", "N25")


def test_options_that_are_sent_to_a_process_arrive_as_they_were_and_once() -> None:
    for options in (ce.DEFAULT, ce.Options(specversions=frozenset({"1.0", "2.0"}), extension_types={"a": "Integer"})):
        again = pickle.loads(pickle.dumps(options))
        assert [getattr(again, field.name) for field in fields(again)] == [
            getattr(options, field.name) for field in fields(options)
        ]
        assert pickle.loads(pickle.dumps(options)) is again
