"""Schemas from Aviso's configuration: identifiers to subjects and back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar import aviso
from natsgrammar.aviso import ANY, Field, Value

CONFIG = Path(__file__).with_name("config.yaml")
SCHEMAS = aviso.read(CONFIG)
CAPTURED = Path(__file__).parents[3] / "examples" / "messages.jsonl"

MARS: dict[str, Value] = {
    "class": "od",
    "expver": "1.45",
    "domain": "g",
    "date": date(2026, 1, 21),
    "time": time(6),
    "stream": "enfo",
    "step": "0-24",
}


def test_a_configuration_is_read() -> None:
    assert {name: schema.base for name, schema in SCHEMAS.items()} == {
        "mars": "mars",
        "dissemination": "diss",
        "extreme_event": "extreme_event",
        "weather": "weather",
        "alert": "alert",
        "observations": "observations",
        "plain": "plain",
    }
    assert SCHEMAS["mars"].fields["domain"] == Field("domain", "EnumHandler", values=("a", "g", "m"))
    assert SCHEMAS["dissemination"].fields["expver"] == Field("expver", "ExpverHandler", default="0001")
    assert SCHEMAS["weather"].key_order == ("day", "level")
    assert SCHEMAS["observations"].fields["point_cloud"] == Field("point_cloud", "PointCloudHandler", required=True)
    assert SCHEMAS["plain"].key_order == ("a", "b"), "without a topic the reference sorts the fields"


def test_identifier_to_subject_and_back() -> None:
    schema = SCHEMAS["mars"]
    subject = schema.subject(MARS)
    assert subject == "mars.od.1%2E45.g.20260121.0600.enfo.0-24"
    assert schema.identifier(subject) == MARS
    assert aviso.parse(subject, SCHEMAS) == aviso.Notification("mars", MARS)
    assert schema.subject({**MARS, "date": "20260121", "time": "0600"}) == subject


TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters=" \t\r\n"), min_size=1, max_size=8)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "StringHandler": TEXT,
    "DateHandler": st.dates(),
    "TimeHandler": st.times().map(lambda t: t.replace(second=0, microsecond=0)),
    "EnumHandler": st.sampled_from(["a", "b*", "ß"]),
    "ExpverHandler": st.one_of(st.sampled_from(["0001", "hx1y", "12345", "a.b"]), TEXT.map(aviso.canonical_expver)),
    "IntHandler": st.integers(-(2**63), 2**63 - 1),
    "FloatHandler": st.floats(allow_nan=False, allow_infinity=False),
}
TYPED = aviso.Schema(
    "typed",
    "typed",
    (*VALUES, "Dashed"),
    {name: Field(name, name, values=("a", "b*", "ß")) for name in VALUES}
    | {"Dashed": Field("Dashed", "DateHandler", canonical_format="%Y-%m-%d")},
)


@given(st.fixed_dictionaries({**VALUES, "Dashed": st.dates()}), st.booleans())
def test_every_value_comes_back_with_its_type(identifier: dict[str, Value], safe: bool) -> None:
    schema = aviso.Schema(TYPED.event_type, TYPED.base, TYPED.key_order, TYPED.fields, safe)
    actual = schema.identifier(schema.subject(identifier))
    assert actual == identifier
    assert {name: type(value) for name, value in actual.items()} == {name: type(v) for name, v in identifier.items()}
    assert str(actual["FloatHandler"]) == str(identifier["FloatHandler"]), "minus zero is a value of its own"


@pytest.mark.parametrize(
    ("handler", "text", "suggestion", "position"),
    [
        ("IntHandler", "007", "7", 1),
        ("IntHandler", "+7", "7", 0),
        ("IntHandler", "-0", "0", 1),
        ("IntHandler", "seven", None, 0),
        ("IntHandler", "9223372036854775808", None, 0),
        ("FloatHandler", "42.0", "42", 2),
        ("FloatHandler", "1.50", "1.5", 3),
        ("FloatHandler", "1.", "1", 1),
        ("FloatHandler", "-0.0", "-0", 2),
        ("FloatHandler", "-", None, 1),
        ("FloatHandler", "1e3", "1000", 1),
        ("FloatHandler", "0.1000000000000000055", "0.1", 3),
        ("FloatHandler", "NaN", None, 0),
        ("FloatHandler", "inf", None, 0),
        ("FloatHandler", "9" * 400, None, 0),
        ("IntHandler", "0" * 30 + "7", "7", 1),
        ("FloatHandler", "1 ", None, 1),
        ("DateHandler", "2025-07-06", "20250706", 4),
        ("DateHandler", "2025-7-6", "20250706", 4),
        ("DateHandler", "2025-187", "20250706", 4),
        ("DateHandler", " +2025-07-06", "20250706", 0),
        ("DateHandler", "2025-366", None, 4),
        ("DateHandler", "2025706", None, 4),
        ("Dashed", "2024-366", "2024-12-31", 5),
        ("TimeHandler", "6:", None, 0),
        ("DateHandler", "20250230", None, 6),
        ("DateHandler", "00000101", None, 3),
        ("Dashed", "20250706", "2025-07-06", 4),
        ("TimeHandler", "14:30", "1430", 2),
        ("TimeHandler", "9:05", "0905", 0),
        ("TimeHandler", "9", "0900", 0),
        ("TimeHandler", "2460", None, 1),
        ("TimeHandler", "06:00:01", None, 2),
        ("TimeHandler", "24:00:01", None, 1),
        ("EnumHandler", "A", "a", 0),
        ("EnumHandler", "b", None, 1),
        ("ExpverHandler", "1", "0001", 0),
        ("ExpverHandler", "Prod", "prod", 0),
        ("ExpverHandler", "", None, 0),
        ("StringHandler", "", None, 0),
    ],
)
def test_what_the_reference_would_change_is_refused_with_what_it_would_store(
    handler: str, text: str, suggestion: str | None, position: int
) -> None:
    identifier: dict[str, Value] = dict.fromkeys(TYPED.key_order, "1")
    with pytest.raises(aviso.IdentifierError) as refused:
        TYPED.subject({**identifier, handler: text})
    problem = next(problem for problem in refused.value.problems if problem.field == handler)
    assert (problem.position, problem.suggestion) == (position, suggestion)


def test_lengths_ranges_and_defaults() -> None:
    assert Field("a", "StringHandler", max_length=4).write("éé") == "éé"
    for field, text, position in (
        (Field("a", "StringHandler", max_length=4), "aéé", 2),
        (Field("a", "IntHandler", low=1, high=7), "8", 0),
        (Field("a", "FloatHandler", low=0.5), "0.25", 0),
    ):
        with pytest.raises(ValueError, match="expected") as refused:
            field.write(text)
        assert refused.value.args[0].position == position
    with pytest.raises(ValueError, match="expected") as refused:
        Field("a", "ExpverHandler", default="1").write("")
    assert refused.value.args[0].suggestion == "0001"


@pytest.mark.parametrize(
    ("field", "value", "cause", "suggestion"),
    [
        ("class", 1, "expected str, not int", "1"),
        ("expver", 1, "expected str, not int", "0001"),
        ("domain", 1, "expected str, not int", None),
        ("date", time(1), "expected str or date, not time", None),
        ("date", 20260121, "expected str or date, not int", "20260121"),
        ("time", 600, "expected str or time, not int", None),
        ("date", True, "expected str or date, not bool", None),
        ("class", None, "expected str, not NoneType", None),
        ("class", True, "expected str, not bool", "true"),
    ],
)
def test_values_of_another_type(field: str, value: Any, cause: str, suggestion: str | None) -> None:
    """YAML makes numbers of what was meant as text; that is told like anything else, and beside it."""
    expver = {"expver": Field("expver", "ExpverHandler")}
    schema = replace(SCHEMAS["mars"], fields={**SCHEMAS["mars"].fields, **expver})
    actual = schema.fields[field]
    for write in (schema.subject, schema.watch):
        with pytest.raises(aviso.IdentifierError) as refused:
            write({**MARS, "expver": "0001", "stream": "", field: value})
        messages = {problem.field: problem for problem in refused.value.problems}
        assert messages.keys() == {field, "stream"}
        assert messages[field] == aviso.Problem(field, None, cause, suggestion)
    with pytest.raises(TypeError, match=cause):
        actual.write(value)


def test_fields_outside_the_topic_are_checked_too() -> None:
    schema = aviso.Schema("a", "a", ("n",), {"n": Field("n", "IntHandler"), "x": Field("x", "FloatHandler")})
    assert schema.subject({"n": 1, "x": 1.5}) == "a.1"
    with pytest.raises(aviso.IdentifierError, match="`x`: "):
        schema.subject({"n": 1, "x": "1.50"})


def test_geometry_is_text_in_a_topic_and_left_alone_elsewhere() -> None:
    """aviso-server reads polygons and point clouds; here the text of a topic comes back as it was."""
    alert, day = SCHEMAS["alert"], date(2026, 1, 1)
    for text in ("(1,2,3,4,5,6,1,2)", "1.5,2", "[[1,2]]"):
        subject = alert.subject({"day": day, "polygon": text})
        assert alert.identifier(subject) == {"day": day, "polygon": text}
    for value, cause in (("", "the value is empty"), ([[1, 2], [3, 4]], "expected str, not list")):
        with pytest.raises(aviso.IdentifierError, match=f"`polygon`: {cause}"):
            alert.subject({"day": day, "polygon": value})  # type: ignore[dict-item]
    assert SCHEMAS["weather"].subject({"day": day, "level": 1.5, "polygon": [[1, 2]]}) == "weather.2026-01-01.1%2E5"  # type: ignore[dict-item]
    assert SCHEMAS["observations"].subject({"day": day}) == "observations.20260101"


@pytest.mark.parametrize(
    ("handler", "text", "cause"),
    [
        ("FloatHandler", "1.50", "`0` at position 3: expected the shortest digits of the number"),
        ("DateHandler", "20260230", "`3` at position 6: expected a day of the calendar"),
        ("Dashed", "2026-02-30", "`3` at position 8: expected a day of the calendar"),
        (
            "DateHandler",
            "20261301",
            (
                "no such date, or a digit too many: `3` at position 5; expected `0`, `1` or `2`; check the date: "
                "April, June, September and November have 30 days, February 28 or 29"
            ),
        ),
        (
            "DateHandler",
            "00000101",
            "`0` at position 3: expected a year from 0001, the first that Python has",
        ),
        ("Dashed", "2026-01-2", "ends too early; expected 0-9; add what is expected"),
        (
            "TimeHandler",
            time(6, 0, 1),
            "`:` at position 2: expected hours and minutes as HHMM (Aviso stores no seconds and no time zone)",
        ),
        (
            "TimeHandler",
            time(6, tzinfo=UTC),
            "`:` at position 2: expected hours and minutes as HHMM (Aviso stores no seconds and no time zone)",
        ),
    ],
)
def test_what_is_the_trouble_with_a_value(handler: str, text: Any, cause: str) -> None:
    with pytest.raises(aviso.FieldError) as refused:
        TYPED.fields[handler].write(text)
    assert refused.value.violation.message == cause


@pytest.mark.parametrize(
    ("text", "position", "safe"),
    [(" ", 0, "s.%20"), ("a.b c", 3, "s.a%2Eb%20c"), ("é%\t\n", 2, "s.%C3%A9%25%09%0A"), ("od\r", 2, "s.od%0D")],
)
def test_white_space_which_the_reference_does_not_publish_is_a_problem(text: str, position: int, safe: str) -> None:
    """tests/live/test_aviso_server.py asks the reference: it answers 500."""
    schema = aviso.Schema("s", "s", ("x",), {"x": Field("x", "StringHandler")})
    for write in (schema.subject, schema.watch):
        with pytest.raises(aviso.IdentifierError, match=r"500 `invalid subject.*`safe=True` escapes it") as refused:
            write({"x": text})
        (problem,) = refused.value.problems
        assert (problem.field, problem.position) == ("x", position)
    careful = replace(schema, safe=True)
    assert careful.subject({"x": text}) == safe == careful.watch({"x": text}).coarse


@pytest.mark.parametrize("base", ["", "_s", "s.v2", "s%2Ev2", "a b", "é"])
def test_a_base_has_the_characters_of_the_contract(base: str) -> None:
    with pytest.raises(aviso.SubjectError) as refused:
        aviso.Schema("s", base, ("x",), {"x": Field("x", "StringHandler")}).subject({"x": "y"})
    assert refused.value.token == 0


def test_no_subject_is_a_base_alone() -> None:
    with pytest.raises(aviso.SubjectError, match=r"aviso@0\.13:wire-subject"):
        aviso.Schema("s", "s", (), {}).subject({})


def test_a_base_names_its_stream_in_capitals_and_keeps_its_case_in_subjects() -> None:
    schema = aviso.Schema("weather", "Weather_v2", ("x",), {"x": Field("x", "StringHandler")})
    assert (schema.stream, schema.binding, schema.subject({"x": "y"})) == ("WEATHER_V2", "Weather_v2.>", "Weather_v2.y")
    for address, name in (("stream-name", schema.stream), ("stream-subject", schema.binding)):
        assert ng.rule(f"aviso:{address}").is_valid(name)


def test_minus_zero_is_another_number_than_zero() -> None:
    """As in the reference, which stores what Rust prints."""
    real = aviso.Schema("real", "real", ("x",), {"x": Field("x", "FloatHandler")})
    assert (real.subject({"x": 0.0}), real.subject({"x": -0.0}), real.subject({"x": 0})) == (
        "real.0",
        "real.-0",
        "real.0",
    )


def test_a_subject_that_is_none_of_a_schema_is_refused_by_the_schema() -> None:
    for subject, address in (("diss.od", "the schema `mars`"), ("mars..od", "aviso@0.13:wire-subject")):
        with pytest.raises(aviso.SubjectError) as refused:
            SCHEMAS["mars"].identifier(subject)
        assert refused.value.address == address
        assert f"is rejected by {address}: " in str(refused.value)
    with pytest.raises(aviso.SubjectError, match="is rejected by every schema"):
        aviso.parse("orders.eu", SCHEMAS)


def test_tokens_can_be_held_to_the_safe_codec() -> None:
    schema = aviso.Schema("s", "s", ("x",), {"x": Field("x", "StringHandler")}, safe=True)
    subject = schema.subject({"x": "a é"})
    assert subject == "s.a%20%C3%A9"
    assert schema.identifier(subject, safe=True) == schema.identifier("s.a é") == {"x": "a é"}
    for other in ("s.a é", "s.%61", "s.a%20%c3%a9"):
        with pytest.raises(aviso.SubjectError):
            schema.identifier(other, safe=True)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Field("a", "IntHandlr"), "unknown handler `IntHandlr` (did you mean `IntHandler`"),
        (lambda: Field("a", "x"), "unknown handler `x`; available: `StringHandler`, "),
        (lambda: Field("a", "DateHandler", canonical_format="%d"), "`canonical_format` must be `%Y%m%d` or `%Y-%m-%d`"),
        (lambda: _schema(("stepp",)), "key_order: unknown field `stepp` (did you mean `step`?)"),
        (lambda: _schema(("step", "step")), "key_order: duplicate field `step`"),
        (lambda: _schema(("cloud",)), "key_order: `cloud` is a point cloud, which a topic cannot carry"),
        (lambda: _schema(("step",), "stepp"), "the field `step` has the key `stepp`"),
    ],
)
def test_schemas_that_cannot_be(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        make()


def _schema(key_order: tuple[str, ...], name: str = "step") -> aviso.Schema:
    fields = {name: Field("step", "IntHandler"), "cloud": Field("cloud", "PointCloudHandler")}
    return aviso.Schema("s", "s", key_order, fields)


def test_numbers_too_long_for_python_are_out_of_range() -> None:
    for value in (10**5000, -(10**5000), "1" * 5000):
        with pytest.raises(aviso.FieldError, match="expected"):
            TYPED.fields["IntHandler"].write(value)


def test_what_is_suggested_is_a_value() -> None:
    for field, text in (
        (Field("a", "DateHandler"), "0000-01-01"),
        (Field("a", "IntHandler", high=3), "+5"),
        (Field("a", "FloatHandler", high=3), "5.0"),
    ):
        with pytest.raises(aviso.FieldError) as refused:
            field.read(text)
        assert refused.value.violation.suggestion is None


def test_identifiers_that_are_none() -> None:
    given: Any = {**MARS, 1: "x"}
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMAS["mars"].subject(given)
    assert str(refused.value) == "`1`: not a field of `mars`"
    no_mapping: Any = [*MARS.items()]
    for write in (SCHEMAS["mars"].subject, SCHEMAS["mars"].watch):
        with pytest.raises(TypeError, match="expected a mapping of fields to values, not list"):
            write(no_mapping)


def test_all_problems_of_an_identifier_at_once() -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMAS["mars"].subject({**MARS, "class": "", "time": "6:00", "hour": "6", "domain": ANY})  # type: ignore[dict-item]
    assert [(p.field, p.position, p.suggestion) for p in refused.value.problems] == [
        ("hour", None, None),
        ("class", 0, None),
        ("domain", None, None),
        ("time", 0, "0600"),
    ]


@pytest.mark.parametrize(
    ("subject", "token", "position"),
    [
        ("diss.od.0001.g.20260121.0600.enfo.0", 0, 0),
        ("mers.od.0001.g.20260121.0600.enfo.0", 0, 1),
        ("mars", 1, 4),
        ("mars.od.0001.g.20260121.0600.enfo", 7, 33),
        ("mars.od.0001.g.20260121.0600.enfo.1.5", 8, 35),
        ("mars.od.0001.g.20260121.06%3.enfo.1", 5, 28),
    ],
)
def test_subjects_of_another_shape(subject: str, token: int, position: int) -> None:
    with pytest.raises(aviso.SubjectError) as refused:
        SCHEMAS["mars"].identifier(subject)
    assert (refused.value.token, refused.value.position) == (token, position)


def test_positions_of_values_count_in_the_whole_subject() -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMAS["mars"].identifier("mars.od.0001.g%2Ex.2026%30230.0600.enfo.1")
    assert [(p.field, p.position) for p in refused.value.problems] == [("domain", 14), ("date", 27)]


def test_no_schema_for_a_subject() -> None:
    with pytest.raises(aviso.SubjectError, match="one of the bases"):
        aviso.parse("orders.eu", SCHEMAS)


def test_captured_notifications_come_back_whole() -> None:
    """What the examples captured: what the payload says is what the subject says, wherever the subject is right."""
    outcomes = {"same": 0, "another spelling": 0, "refused": 0}
    for line in CAPTURED.read_text(encoding="utf-8").splitlines():
        subject = json.loads(line)["subject"]
        if subject.split(".")[0] not in ("mars", "diss", "extreme_event"):
            continue
        try:
            notification = aviso.parse(subject, SCHEMAS)
        except (aviso.SubjectError, aviso.IdentifierError):
            outcomes["refused"] += 1
            continue
        spaced = any(map(str.isspace, "".join(aviso.split(subject))))
        again = replace(SCHEMAS[notification.event_type], safe=spaced).subject(notification.identifier)
        assert aviso.split(again) == aviso.split(subject)
        outcomes["same" if again == subject else "another spelling"] += 1
    assert min(outcomes.values()) > 50, outcomes
