"""The NATS binding, N1 to N26: each requirement by a row of a table or a test that bears its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import cloudevents as ce

HEADERS = {"ce-specversion": "1.0", "ce-id": "1", "ce-source": "https://example.com/s", "ce-type": "com.example.x"}
EVENT = ce.Event({"specversion": "1.0", "id": "1", "source": "https://example.com/s", "type": "com.example.x"})
STRUCTURED = ce.to_structured(EVENT)


@dataclass(frozen=True)
class Got:
    """A message as any client may give it."""

    headers: Any
    data: Any = b""


def with_headers(changes: dict[str, str | None], data: bytes = b"") -> ce.Written:
    """A valid binary message with some headers added, changed, or (None) left out."""
    return ce.Written({name: value for name, value in (HEADERS | changes).items() if value is not None}, data)


# requirement, the value of ce-subject as it came, the subject
READ = [
    ("N11", "plain", "plain"),
    ("N19", '"  q  "u', "  q  u"),
    ("N19", '"a\\"b"', 'a"b'),
    ("N19", '"\\a\\\\"', "a\\"),
    ("N19", r"a\b", r"a\b"),
    ("N19", "a(b)c", "a(b)c"),
    ("N19", '"a""b"', "ab"),
    ("N20", "%2541", "%41"),
    ("N20", "%22a%22", '"a"'),
    ("N20", '"%22"', '"'),
    ("N21", "%e2%82%ac", "€"),
    ("N22", "%41%2F", "A/"),
    ("N25", " \ta%20b\t ", "a b"),  # white space around a value is no part of it
    ("N25", '" a "', " a "),
    ("N25", "Zürich und Genève", "Zürich und Genève"),
    ("N25", 'é"é %C3%BC"%C3%A9', "éé üé"),
    ("N25", "Euro%20\u20ac", "Euro €"),
    ("N25", "\u00a0a", "\u00a0a"),
    ("N25", '%"41" x', "A x"),
    ("N26", '"%2\\0"', " "),
    ("N26", '%"41"', "A"),
    ("N26", '"%4"1', "A"),
    ("N26", '%"E2%"82%""A"\\C"', "€"),
    ("N16", "%F0%9F%98%80", "😀"),
]


@pytest.mark.parametrize(("requirement", "wire", "subject"), READ)
def test_header_value_is_read(requirement: str, wire: str, subject: str) -> None:
    assert ce.from_nats(with_headers({"ce-subject": wire})).attributes["subject"] == subject


# requirement, the value of ce-subject, position of the error
REFUSED = [
    ("N23", "%C0%A0", 2),
    ("N23", "%ED%A0%80", 4),
    ("N23", "%ED%A0%BD%ED%B8%80", 4),
    ("N23", "%E2%82", 6),
    ("N23", "%E2x", 3),
    ("N23", "%82", 1),
    ("N23", "%F4%90%80%80", 4),
    ("N23", "caf%E9", 6),
    ("N23", '%"C0"%A0', 0),
    ("N23", '%41%"E2%"82', 3),
    ("N24", "%", 1),
    ("N24", "%4", 2),
    ("N24", "%g0", 1),
    ("N24", '"abc', 4),
    ("N24", '"abc\\', 5),
    ("N24", '%"g0"', 0),
    ("N24", '"%"', 1),
    ("N24", '%"41', 4),
    ("N23", "%E2é", 3),
    ("N25", "a\r\nce-id: 2", 1),
    ("N25", "é \x7f", 2),
    ("N25", '%"41"\x00', 5),
    ("C8", "a\tb", 1),  # which can be decoded, and is no String
    ("C8", "\u0085", 0),
]


@pytest.mark.parametrize("name", ["ce-id", "ce-subject", "Content-Type"])
def test_n25_white_space_around_a_value_never_matters(name: str) -> None:
    """One verdict, whether a client takes it away, as nats-py does, or leaves it at the end, as nats.go does."""
    for message in (with_headers({"ce-subject": "x", "Content-Type": "text/plain"}), STRUCTURED):
        spaced = {item: f" \t{value}\t " if item == name else value for item, value in message.headers.items()}
        for headers in (spaced, list(spaced.items()), {item: [value] for item, value in spaced.items()}):
            assert ce.read(Got(headers, message.data)) == ce.read(message)


@pytest.mark.parametrize(("requirement", "wire", "position"), REFUSED)
def test_header_value_is_refused(requirement: str, wire: str, position: int) -> None:
    (problem,) = ce.read(with_headers({"ce-subject": wire})).errors
    assert (problem.requirement, problem.part, problem.name) == (requirement, "header", "ce-subject")
    assert (problem.position, problem.text) == (position, wire)


# the value of ce-subject, position of the first character that its sender had to encode, and how
BARE = [
    ("a b", 1, "%20"),
    ("a\tb", 1, "%09"),
    ("é", 0, "%C3%A9"),
    ('"a é"', 3, "%C3%A9"),
    ('"a\\é"', 3, "%C3%A9"),
    ('%"41" x', 5, "%20"),
    ("%20\u00a0a", 3, "%C2%A0"),
]


@pytest.mark.parametrize(("wire", "position", "escaped"), BARE)
def test_n25_a_bare_character_is_a_warning_that_names_the_duty_and_an_error_if_strict(
    wire: str, position: int, escaped: str
) -> None:
    message = with_headers({"ce-ext": wire})
    (warning,) = (warning for warning in ce.read(message).warnings if warning.requirement == "N25")
    assert (warning.part, warning.name, warning.position, warning.level) == ("header", "ce-ext", position, "warning")
    assert warning.expected == f"`{escaped}`, which a sender has to write (N14)"
    (problem,) = ce.read(message, ce.Options(strict=True)).errors
    assert (problem.requirement, problem.position, problem.text) == ("N25", position, wire)


@pytest.mark.parametrize("wire", ["a%20b", '"a b"', '%"41"', "", "a\x01b"])
def test_n25_nothing_bare_is_no_warning(wire: str) -> None:
    assert "N25" not in {warning.requirement for warning in ce.read(with_headers({"ce-subject": wire})).warnings}


# requirement, an attribute's value, its header
WRITTEN = [
    ("N12", True, "true"),
    ("N12", -5, "-5"),
    ("N12", b"\0\1\2\3", "AAECAw=="),
    ("N13", "Euro € 😀", "Euro%20%E2%82%AC%20%F0%9F%98%80"),
    ("N14", ' "%\u00a0', "%20%22%25%C2%A0"),
    ("N14", "!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~", "!%22#$%25&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~"),
    ("N16", "\U0001f600", "%F0%9F%98%80"),
    ("N17", "\u00ff\ufdf0", "%C3%BF%EF%B7%B0"),
    ("N18", "%20", "%2520"),
    ("N18", 'say "a"', "say%20%22a%22"),
]  # fmt: skip


@pytest.mark.parametrize(("requirement", "value", "wire"), WRITTEN)
def test_header_value_is_written(requirement: str, value: object, wire: str) -> None:
    message = ce.to_binary(ce.Event({**EVENT.attributes, "ext": value}))
    assert message.headers["ce-ext"] == wire


# requirement, headers changed, what is rejected, under which requirement
NAMES = [
    ("N10", {"ce-": "x"}, "ce-", "N10"),
    ("N10", {"ce-event-format": "x"}, "ce-event-format", "N10"),
    ("N10", {"ce-a\n": "x"}, "ce-a\n", "N10"),
    ("N10", {"ce-data": "x"}, "ce-data", "C3"),
    ("N8", {"CE-ID": "1"}, "CE-ID", "N8"),
    ("N11", {"ce-SUBJECT": ""}, "ce-SUBJECT", "C14"),
]


@pytest.mark.parametrize(("requirement", "changes", "name", "refused_for"), NAMES)
def test_header_name_is_refused(requirement: str, changes: dict[str, str | None], name: str, refused_for: str) -> None:
    (problem,) = ce.read(with_headers(changes)).errors
    assert (problem.requirement, problem.name) == (refused_for, name)


# requirement, Content-Type, mode, and the requirement for which it is rejected
MODES = [
    ("N5b", "application/cloudevents+json", "structured", None),
    ("N5b", "Application/CloudEvents+JSON; charset=UTF-8", "structured", None),
    ("N5b", "application/cloudevents", "structured", None),
    ("N5b", "application/cloudeventstrailing", "structured", "N6"),
    ("N5c", "application/json", "binary", "C1"),
    ("N5c", "text/plain", "binary", "C1"),
    ("N5b", " application/cloudevents+json", "structured", None),
    ("N5b", "\tapplication/cloudevents+json \t", "structured", None),
    ("N6", "application/cloudevents+xml", "structured", "N6"),
    ("N6", "application/cloudevents+avro", "structured", "N6"),
    ("N6", "application/cloudevents+json; charset=utf-16", "structured", "N6"),
    ("N1", "application/cloudevents-batch+json", "structured", "N1"),
]


@pytest.mark.parametrize(("requirement", "content_type", "mode", "refused_for"), MODES)
@pytest.mark.parametrize("name", ["Content-Type", "content-type", "CONTENT-TYPE"])
def test_content_type_decides_the_mode(
    requirement: str, content_type: str, mode: str, refused_for: str | None, name: str
) -> None:
    message = ce.Message({name: content_type}, STRUCTURED.data)
    reading = ce.read(message)
    assert reading.mode == ce.content_mode(message) == mode
    assert {problem.requirement for problem in reading.errors} == ({refused_for} if refused_for else set())
    assert reading.event == (EVENT if refused_for is None else None)


def test_n1_both_modes_and_no_batch() -> None:
    assert ce.from_nats(ce.to_binary(EVENT)) == ce.from_nats(ce.to_structured(EVENT)) == EVENT


def test_n1_a_batch_is_told_as_one() -> None:
    (problem,) = ce.read(ce.Message({"content-type": "application/CloudEvents-batch+json"}, b"[]")).errors
    assert str(problem).startswith("N1: header `content-type`: NATS has no batch mode: ")


def test_n2_n7_structured_payload_is_the_json_format() -> None:
    """N2, N7: the members of the JSON event format, in its representation of each type."""
    event = ce.Event({**EVENT.attributes, "datacontenttype": "text/plain", "n": 1}, "hi")
    assert STRUCTURED.headers == {"Content-Type": "application/cloudevents+json"}
    assert ce.to_structured(event).data == (
        b'{"specversion":"1.0","id":"1","source":"https://example.com/s","type":"com.example.x",'
        b'"datacontenttype":"text/plain","n":1,"data":"hi"}'
    )


def test_n3_datacontenttype_is_a_media_type() -> None:
    (problem,) = ce.read(with_headers({"ce-datacontenttype": "json"})).errors
    assert (problem.requirement, problem.position) == ("C16", 4)


@pytest.mark.parametrize("data", [b"", b"\x00\xff\r\n", b"{not json", bytes(range(256)) * 4096])
def test_n4_payload_is_the_data_verbatim(data: bytes) -> None:
    event = ce.Event({**EVENT.attributes, "datacontenttype": "application/json"}, data)
    assert ce.to_binary(event).data == data
    assert ce.from_nats(ce.to_binary(event)).data == (data or None)  # an empty payload is no data


def test_n4_a_payload_of_none_is_empty() -> None:
    """nats-py has it for the messages of a stream."""
    assert ce.from_nats(Got(HEADERS, None)) == ce.from_nats(Got(HEADERS, b""))
    assert ce.from_binary(Got(HEADERS, None)).data is None
    assert ce.content_mode(Got(STRUCTURED.headers, None)) == "structured"
    assert [p.requirement for p in ce.read(Got(STRUCTURED.headers, None)).errors] == ["J13"]
    with pytest.raises(TypeError, match="the data of a message must be bytes, not str"):
        ce.read(Got(HEADERS, "{}"))


def test_n5a_a_server_without_headers_carries_structured_mode() -> None:
    old = ce.Options(server_has_headers=False)
    assert ce.from_nats(Got(None, STRUCTURED.data), old) == EVENT
    assert ce.content_mode(Got(None, STRUCTURED.data)) == "binary"


def test_n5c_without_any_header_a_message_is_binary_and_lacks_attributes() -> None:
    reading = ce.read(Got(None, STRUCTURED.data))
    assert [(p.requirement, p.name) for p in reading.errors] == [
        ("C1", "ce-specversion"), ("C1", "ce-id"), ("C1", "ce-source"), ("C1", "ce-type"),
    ]  # fmt: skip


def test_n5b_two_content_types_leave_the_mode_open() -> None:
    headers = [("Content-Type", "application/cloudevents+json"), ("content-type", "text/plain")]
    (problem,) = ce.read(Got(headers, STRUCTURED.data)).errors
    assert (problem.requirement, problem.name) == ("N5b", "content-type")


def test_n6_payload_that_is_no_utf8() -> None:
    (problem,) = ce.read(ce.Message(STRUCTURED.headers, b'{"id":"\xff"}')).errors
    assert (problem.requirement, problem.position) == ("J13", 7)


def test_n8_each_attribute_has_a_header_of_its_own() -> None:
    attributes = {**EVENT.attributes, "time": ce.Timestamp("2018-04-05T17:31:00Z"), "a": "1", "b": "2"}
    assert set(ce.to_binary(ce.Event(attributes)).headers) == {f"ce-{name}" for name in attributes}


@pytest.mark.parametrize(
    "headers",
    [
        [*HEADERS.items(), ("ce-id", "1")],
        [*HEADERS.items(), ("Ce-Id", "2")],
        {**HEADERS, "ce-id": ["1", "1"]},
        {**HEADERS, "CE-ID": ("1",)},
    ],
)
def test_n8_a_header_that_comes_twice_is_refused(headers: object) -> None:
    (problem,) = ce.read(Got(headers)).errors
    assert (problem.requirement, problem.part) == ("N8", "header")


@pytest.mark.parametrize(
    ("headers", "output"),
    [
        ({**HEADERS, "ce-": ["x", "y"], "ce-data": ["x", "y", "z"]}, [("N10", "ce-"), ("C3", "ce-data")]),
        ({**HEADERS, "ce-id": ["1", "2", "3"]}, [("N8", "ce-id")]),
        ({**HEADERS, "CE-ID": ["1", "2"], "Ce-Id": "3"}, [("N8", "CE-ID"), ("N8", "Ce-Id")]),
    ],
)
def test_n8_what_is_wrong_with_a_header_is_told_once(headers: object, output: list[tuple[str, str]]) -> None:
    assert [(p.requirement, p.name) for p in ce.read(Got(headers)).errors] == output


def test_n8_headers_and_members_stand_in_one_order() -> None:
    """That of the core specification, then by name, so that equal events are equal bytes."""
    attributes = {"zone": "z", "time": "2018-04-05T17:31:00Z", "ab": 1, "subject": "s", **EVENT.attributes, "a1": True}
    names = ["specversion", "id", "source", "type", "datacontenttype", "subject", "time", "a1", "ab", "zone"]
    for either in (attributes, dict(reversed(attributes.items()))):
        event = ce.Event(either, ce.Json("1"))
        assert list(ce.to_binary(event).headers) == [f"ce-{name}" for name in names]
        assert list(json.loads(ce.to_structured(event).data)) == [
            *(name for name in names if "content" not in name),
            "data",
        ]


def test_n9_a_secondary_header_decides_nothing() -> None:
    event = ce.from_nats(with_headers({"Id": "other", "Nats-Msg-Id": "other", "subject": "other"}))
    assert event == EVENT


def test_n10_content_type_is_never_the_type_of_binary_data() -> None:
    event = ce.from_nats(with_headers({"Content-Type": "text/plain", "ce-datacontenttype": "application/json"}, b"1"))
    assert event.attributes["datacontenttype"] == "application/json"
    assert "datacontenttype" not in ce.from_nats(with_headers({"Content-Type": "text/plain"})).attributes
    assert ce.to_binary(event).headers.keys() == {*HEADERS, "ce-datacontenttype"}


@pytest.mark.parametrize("fold", [str.upper, str.title, str.lower])
def test_n11_header_names_are_folded(fold: Callable[[str], str]) -> None:
    assert ce.from_nats(ce.Message({fold(name): value for name, value in HEADERS.items()})) == EVENT


@given(st.text())
def test_n13_n14_n15_nothing_but_needed_escapes_reaches_the_wire(text: str) -> None:
    wire = ng.codec("cloudevents:header-value").encode(text.encode(errors="ignore").decode())
    assert wire.isascii()
    assert not set(wire) & {" ", '"', "\r", "\n", "\0", "\x7f"}
    assert ng.rule("cloudevents:header-value-encoded").is_valid(wire)


def test_n15_line_ends_cannot_inject_a_header() -> None:
    encode = ng.codec("cloudevents:header-value").encode
    assert encode("a\r\nce-id: 2\x00\x7f\x80") == "a%0D%0Ace-id:%202%00%7F%C2%80"
    (problem,) = ce.check(ce.Event({**EVENT.attributes, "subject": "a\r\nce-id: 2"}))
    assert (problem.requirement, problem.name, problem.position) == ("C8", "subject", 1)


def test_n16_half_of_a_surrogate_pair_has_no_encoding() -> None:
    with pytest.raises(ng.CodecError):
        ng.codec("cloudevents:header-value").encode("\ud83d")
    with pytest.raises(ce.InvalidEvent) as caught:
        ce.to_binary(ce.Event({**EVENT.attributes, "ext": "a\ud83d"}))
    assert [(p.requirement, p.position) for p in caught.value.problems] == [("C8", 1)]


@pytest.mark.parametrize(
    ("requirement", "wire", "position"), [("N17", "%e2%82%ac", 0), ("N17", "a%C3%bf", 4), ("N18", 'a"b"', 1)]
)
def test_what_producers_should_not_write_is_a_warning(requirement: str, wire: str, position: int) -> None:
    reading = ce.read(with_headers({"ce-subject": wire}))
    assert reading.errors == ()
    assert [(p.requirement, p.level, p.position) for p in reading.warnings] == [(requirement, "warning", position)]


def test_n26_escapes_are_decoded_before_the_type_is_checked() -> None:
    (problem,) = ce.read(with_headers({"ce-subject": "a%0Ab"})).errors
    assert (problem.requirement, problem.name, problem.position, problem.text) == ("C8", "ce-subject", 1, "a\nb")


def test_all_errors_come_at_once() -> None:
    headers = {"ce-id": "%C0%A0", "ce-source": "a\x7f", "CE-TYPE": "", "ce-": "x", "ce-time": "2018-02-30T00:00:00Z"}
    with pytest.raises(ce.InvalidEvent) as caught:
        ce.from_nats(ce.Message(headers))
    assert [(p.requirement, p.name) for p in caught.value.problems] == [
        ("N23", "ce-id"), ("N25", "ce-source"), ("C14", "CE-TYPE"), ("N10", "ce-"), ("C12", "ce-time"),
        ("C1", "ce-specversion"),
    ]  # fmt: skip
    assert str(caught.value).startswith("N23: header `ce-id`: wrong percent-encoding: `0` at position 2; expected ")


@pytest.mark.parametrize("headers", [3, {"ce-id": 1}, [("ce-id",)], {"ce-id": b"1"}, {1: "x"}, "ce-id"])
def test_headers_of_a_wrong_python_type(headers: object) -> None:
    with pytest.raises(TypeError):
        ce.read(Got(headers))


def test_a_problem_has_what_was_found_and_expected_as_fields() -> None:
    actual = ce.read(ce.Message({"ce-id": "a b", "ce-source": "", "CE-": "x"}, b""), ce.Options(strict=True)).errors
    messages = [(item.name, item.position, item.found, item.expected) for item in actual]
    assert messages[:3] == [
        ("ce-id", 1, " ", "printable ASCII, or end of value"),
        ("ce-source", 0, "", "at least one character"),
        ("CE-", 3, "", "0-9, A-Z or a-z"),
    ]
    structured = {"Content-Type": "application/cloudevents+json; charset=utf-16"}
    (charset,) = ce.read(ce.Message(structured, b"")).errors
    assert (charset.found, charset.expected) == ("", "`utf-8`")
    (member, *_) = ce.read(ce.Message({"Content-Type": "application/cloudevents+json"}, b'{"ext":[1]}')).errors
    assert (member.position, member.found) == (7, "[")
