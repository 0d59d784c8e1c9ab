"""Schemas from Aviso's configuration: identifiers to subjects and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from natsgrammar import aviso
from natsgrammar.aviso import ANY, Field, Value

CONFIG = Path(__file__).with_name("config.yaml")
SCHEMAS = aviso.read(CONFIG)
CAPTURED = Path(__file__).parents[2] / "examples" / "messages.jsonl"

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
        "plain": "plain",
    }
    assert SCHEMAS["mars"].fields["domain"] == Field("domain", "EnumHandler", values=("a", "g", "m"))
    assert SCHEMAS["dissemination"].fields["expver"] == Field("expver", "ExpverHandler", default="0001")
    assert SCHEMAS["weather"].key_order == ("day", "level")
    assert SCHEMAS["plain"].key_order == ("a", "b"), "without a topic the reference sorts the fields"


def test_identifier_to_subject_and_back() -> None:
    schema = SCHEMAS["mars"]
    subject = schema.subject(MARS)
    assert subject == "mars.od.1%2E45.g.20260121.0600.enfo.0-24"
    assert schema.identifier(subject) == MARS
    assert aviso.parse(subject, SCHEMAS) == aviso.Notification("mars", MARS)
    assert schema.subject({**MARS, "date": "20260121", "time": "0600"}) == subject


TEXT = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
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
    found = schema.identifier(schema.subject(identifier))
    assert found == identifier
    assert {name: type(value) for name, value in found.items()} == {name: type(v) for name, v in identifier.items()}
    assert str(found["FloatHandler"]) == str(identifier["FloatHandler"]), "minus zero is a value of its own"


@pytest.mark.parametrize(
    ("handler", "text", "suggestion", "position"),
    [
        ("IntHandler", "007", "7", 1),
        ("IntHandler", "+7", "7", 0),
        ("IntHandler", "-0", "0", 1),
        ("IntHandler", "seven", None, 0),
        ("IntHandler", "9223372036854775808", None, 0),
        ("FloatHandler", "42.0", "42", 4),
        ("FloatHandler", "1e3", "1000", 1),
        ("FloatHandler", "0.1000000000000000055", "0.1", 3),
        ("FloatHandler", "NaN", None, 0),
        ("FloatHandler", "inf", None, 0),
        ("FloatHandler", "9" * 400, None, 0),
        ("DateHandler", "2025-07-06", "20250706", 4),
        ("DateHandler", "20250230", None, 6),
        ("DateHandler", "00000101", None, 3),
        ("Dashed", "20250706", "2025-07-06", 4),
        ("TimeHandler", "14:30", "1430", 2),
        ("TimeHandler", "9:05", "0905", 0),
        ("TimeHandler", "9", "0900", 0),
        ("TimeHandler", "2460", None, 1),
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
    "text", ["1,2,3,4,5,6,1,2", "(1,2,3,4,5,6,1,2)", "[[1,2],[3,4],[5,6],[1,2]]", "(-90,180,1,2,3,4,-90,180)"]
)
def test_polygons(text: str) -> None:
    assert Field("polygon", "PolygonHandler").write(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "()",
        "(1,2,3,4,5,6,1,2",
        "1,2,3,4,1,2",
        "1,2,3,4,5,6,1",
        "1,2,3,4,5,6,1,3",
        "91,2,3,4,5,6,91,2",
        "[",
        "nan,2,3,4,5,6,nan,2",
    ],
)
def test_what_is_no_polygon(text: str) -> None:
    with pytest.raises(ValueError, match="at least four"):
        Field("polygon", "PolygonHandler").write(text)


@pytest.mark.parametrize(
    ("field", "value"), [("class", 1), ("date", time(1)), ("time", 600), ("date", True), ("class", None)]
)
def test_values_of_another_type(field: str, value: Any) -> None:
    with pytest.raises(TypeError, match=field):
        SCHEMAS["mars"].subject({**MARS, field: value})
    with pytest.raises(TypeError):
        TYPED.fields["IntHandler"].write(True)


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
    assert str(refused.value) == "`1`: no field of `mars`"
    no_mapping: Any = [*MARS.items()]
    for write in (SCHEMAS["mars"].subject, SCHEMAS["mars"].watch):
        with pytest.raises(TypeError, match="an identifier is a mapping of fields to values, not list"):
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
        again = SCHEMAS[notification.event_type].subject(notification.identifier)
        assert aviso.split(again) == aviso.split(subject)
        outcomes["same" if again == subject else "another spelling"] += 1
    assert min(outcomes.values()) > 50, outcomes


# ---- configurations -------------------------------------------------------------------------------------------------

FINE = {
    "topic": {"base": "mars", "key_order": ["class"]},
    "identifier": {"class": {"type": "StringHandler", "required": True}},
}


def _with(path: str, value: Any) -> dict[str, Any]:
    config = json.loads(json.dumps({"notification_schema": {"mars": FINE}}))
    *above, last = path.split("/")
    place = config["notification_schema"]["mars"]
    for part in above:
        place = place[part]
    place[last] = value
    return dict(config)


@pytest.mark.parametrize(
    ("config", "path", "cause"),
    [
        ({}, "notification_schema", "mapping of event types"),
        ({"notification_schema": {"mars": 1}}, "notification_schema.mars", "mapping"),
        (_with("topic/base", "diss.v2"), "notification_schema.mars.topic.base", "position 4"),
        (_with("topic/base", ""), "notification_schema.mars.topic.base", "position 0"),
        (_with("topic/base", 7), "notification_schema.mars.topic.base", "text"),
        (_with("topic", []), "notification_schema.mars.topic", "mapping"),
        (_with("topic/key_order", []), "notification_schema.mars.topic.key_order", "at least one"),
        (_with("topic/key_order", ["class", "class"]), "notification_schema.mars.topic.key_order", "stands twice"),
        (_with("topic/key_order", ["class", "step"]), "notification_schema.mars.topic.key_order", "`step` is no field"),
        (
            _with("identifier/step", {"type": "IntHandler", "required": False}),
            "notification_schema.mars.topic.key_order",
            "lost",
        ),
        (_with("identifier/class", "StringHandler"), "notification_schema.mars.identifier.class", "mapping"),
        (
            _with("identifier/class/type", "StrHandler"),
            "notification_schema.mars.identifier.class.type",
            "`StrHandler`",
        ),
        (
            _with("identifier/class/required", "yes"),
            "notification_schema.mars.identifier.class.required",
            "true or false",
        ),
        (_with("identifier/class/required", None), "notification_schema.mars.identifier.class", "missing"),
        (
            _with("identifier/class/max_length", -1),
            "notification_schema.mars.identifier.class.max_length",
            "whole number",
        ),
        (
            _with("identifier/class", {"type": "DateHandler", "required": True, "canonical_format": "%d"}),
            "notification_schema.mars.identifier.class.canonical_format",
            "%Y%m%d",
        ),
        (
            _with("identifier/class", {"type": "EnumHandler", "required": True, "values": []}),
            "notification_schema.mars.identifier.class.values",
            "at least one",
        ),
        (
            _with("identifier/class", {"type": "EnumHandler", "required": True, "values": ["a", ""]}),
            "notification_schema.mars.identifier.class.values",
            "none of them empty",
        ),
        (
            _with("identifier/class/max_length", 0),
            "notification_schema.mars.identifier.class.max_length",
            "from 1",
        ),
        (
            _with("identifier/class/max_lenght", 5),
            "notification_schema.mars.identifier.class.max_lenght",
            "no such setting `max_lenght`; did you mean `max_length`?",
        ),
        (
            _with("identifier/class", {"type": "IntHandler", "required": True, "range": [7, 1]}),
            "notification_schema.mars.identifier.class.range",
            "smaller one first",
        ),
    ],
)
def test_configurations_that_are_refused(config: Mapping[str, Any], path: str, cause: str) -> None:
    with pytest.raises(aviso.ConfigError) as refused:
        aviso.schemas(config)
    (problem,) = refused.value.problems
    assert ".".join(problem.path) == path
    assert cause in problem.cause


def test_settings_like_none_of_ours_are_left_to_aviso() -> None:
    assert aviso.schemas(_with("identifier/class/description", "MARS class"))["mars"].key_order == ("class",)


def test_bases_are_told_apart_without_their_case() -> None:
    config = {
        "notification_schema": {"mars": FINE, "other": {**FINE, "topic": {"base": "MARS", "key_order": ["class"]}}}
    }
    with pytest.raises(aviso.ConfigError, match="is the base of `mars` too"):
        aviso.schemas(config)


def test_problems_in_yaml_have_lines() -> None:
    text = (
        "notification_schema:\n  mars:\n    identifier:\n      class: {type: None, required: true}\n      class: {}\n"
    )
    with pytest.raises(aviso.ConfigError) as refused:
        aviso.load(text)
    assert [(problem.line, problem.column) for problem in refused.value.problems] == [(5, 7), (4, 7)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [", "line 1, column 5: is not YAML"),
        ("", "`notification_schema`"),
        ("- 1", "`notification_schema`"),
        ("? [a]\n: b", "is not YAML"),
        ("&a [*a]", "`notification_schema`"),
    ],
)
def test_texts_that_are_no_configuration(text: str, message: str) -> None:
    with pytest.raises(aviso.ConfigError, match=message.replace("[", r"\[")):
        aviso.load(text)


def test_aliases_are_read_once() -> None:
    lines = ["a0: &a0 {x: 1}"]
    lines += [f"a{n}: &a{n} {{{', '.join(f'k{i}: *a{n - 1}' for i in range(40))}}}" for n in range(1, 30)]
    with pytest.raises(aviso.ConfigError, match="`notification_schema`"):
        aviso.load("\n".join(lines))


def test_anchors_and_merges_are_yaml_like_any_other() -> None:
    text = """
date: &date {type: DateHandler, required: false}
notification_schema:
  a:
    topic: {base: a, key_order: [from, to]}
    identifier: {from: *date, to: {<<: *date, required: true}}
"""
    assert [field.required for field in aviso.load(text)["a"].fields.values()] == [False, True]
