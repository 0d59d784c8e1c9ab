"""Schemas from Aviso's configuration: what is read, and what is rejected, in its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from natsgrammar import aviso

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


def _reserving(name: str, geometry: dict[str, Any]) -> dict[str, Any]:
    """A schema with a geometry, and beside it a field with a name that requests use for something else."""
    fields = {name: {"type": "StringHandler", "required": False}, **geometry}
    return {"notification_schema": {"mars": {"topic": {"base": "mars", "key_order": [name]}, "identifier": fields}}}


@pytest.mark.parametrize(
    ("config", "path", "cause"),
    [
        ({}, "notification_schema", "mapping of event types"),
        ({"notification_schema": {"mars": 1}}, "notification_schema.mars", "mapping"),
        (_with("topic/base", "diss.v2"), "notification_schema.mars.topic.base", "position 4"),
        (_with("topic/base", ""), "notification_schema.mars.topic.base", "the name is empty"),
        (_with("topic/base", 7), "notification_schema.mars.topic.base", "text"),
        (_with("topic", []), "notification_schema.mars.topic", "mapping"),
        (_with("topic/key_order", []), "notification_schema.mars.topic.key_order", "at least one"),
        (_with("topic/key_order", ["class", "class"]), "notification_schema.mars.topic.key_order", "duplicate field"),
        (
            _with("topic/key_order", ["class", "step"]),
            "notification_schema.mars.topic.key_order",
            "`step` is not a field",
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
            "unknown setting `max_lenght` (did you mean `max_length`?)",
        ),
        (
            _with("identifier/class/foo", 1),
            "notification_schema.mars.identifier.class.foo",
            "unknown setting `foo`; available: `type`, `required`, `description`, `max_length`",
        ),
        (
            _with("identifier/class/range", [1, 2]),
            "notification_schema.mars.identifier.class.range",
            "unknown setting `range`",
        ),
        (_with("topik", {}), "notification_schema.mars.topik", "unknown setting `topik` (did you mean `topic`?)"),
        (_with("topic/separator", "/"), "notification_schema.mars.topic.separator", "unknown setting `separator`"),
        (
            _with("identifier/class/type", "StringHandlr"),
            "notification_schema.mars.identifier.class.type",
            "unknown handler `StringHandlr` (did you mean `StringHandler`",
        ),
        (
            _with("identifier/class", {"type": "EnumHandler", "required": True, "values": ["a", "A"]}),
            "notification_schema.mars.identifier.class.values",
            "duplicate value `A`; case makes no difference",
        ),
        (
            _with("identifier/area", {"type": "PolygonHandler", "required": True}),
            "notification_schema.mars.identifier.area",
            "must be named `polygon`",
        ),
        (
            _with(
                "identifier",
                {
                    "class": {"type": "StringHandler", "required": True},
                    "polygon": {"type": "PolygonHandler", "required": True},
                    "point_cloud": {"type": "PointCloudHandler", "required": True},
                },
            ),
            "notification_schema.mars.identifier",
            "a polygon or a point cloud, not both",
        ),
        (
            _with("identifier/point_cloud", {"type": "PointCloudHandler", "required": True, "max_points": 10_001}),
            "notification_schema.mars.identifier.point_cloud.max_points",
            "from 1 to 10000",
        ),
        (
            {
                "notification_schema": {
                    "a": {"identifier": {"point_cloud": {"type": "PointCloudHandler", "required": True}}}
                }
            },
            "notification_schema.a",
            "needs a `topic`",
        ),
        (
            _reserving("polygon", {"point_cloud": {"type": "PointCloudHandler", "required": True}}),
            "notification_schema.mars.identifier.polygon",
            "watch requests use",
        ),
        (
            _reserving("point", {"polygon": {"type": "PolygonHandler", "required": True}}),
            "notification_schema.mars.identifier.point",
            "watch requests use",
        ),
        (
            _with("identifier/class", {"type": "IntHandler", "required": True, "range": [7, 1]}),
            "notification_schema.mars.identifier.class.range",
            "the smaller first",
        ),
    ],
)
def test_configurations_that_are_refused(config: Mapping[str, Any], path: str, cause: str) -> None:
    with pytest.raises(aviso.ConfigError) as refused:
        aviso.schemas(config)
    (problem,) = refused.value.problems
    assert ".".join(problem.path) == path
    assert cause in problem.cause


def test_settings_of_aviso_that_mean_nothing_here() -> None:
    assert aviso.schemas(_with("identifier/class/description", "MARS class"))["mars"].key_order == ("class",)
    for setting in ("payload", "auth", "storage_policy", "max_historical_notifications"):
        assert aviso.schemas(_with(setting, {"required": True}))["mars"].base == "mars"


@pytest.mark.parametrize("quoted", [False, True])
def test_names_that_yaml_takes_for_something_else(quoted: bool) -> None:
    text = """
notification_schema:
  a:
    topic: {base: a, key_order: [x]}
    identifier:
      x: {type: StringHandler, required: true}
      on: {type: StringHandler, required: true}
"""
    if quoted:
        assert aviso.load(text.replace("[x]", "[x, 'on']").replace(" on:", " 'on':"))["a"].key_order == ("x", "on")
        return
    cause = "is not text in YAML: quote names such as `on`, `no` and `1`"
    for given, name, line in (
        (text, "identifier.on", 7),
        (text.replace("[x]", "[x, on]").replace(" on:", " 'on':"), "topic.key_order", 4),
        (text.replace("  a:", "  1:").replace(" on:", " 'on':"), "1", 3),
    ):
        with pytest.raises(aviso.ConfigError) as refused:
            aviso.load(given)
        messages = [problem for problem in refused.value.problems if cause in problem.cause]
        assert [(".".join(item.path[1:]).removeprefix("a."), item.line) for item in messages] == [(name, line)]
    with pytest.raises(aviso.ConfigError, match=cause):
        aviso.schemas(
            {"notification_schema": {"a": {"identifier": {True: {"type": "StringHandler", "required": True}}}}}
        )


def test_bases_are_told_apart_without_their_case() -> None:
    config = {
        "notification_schema": {"mars": FINE, "other": {**FINE, "topic": {"base": "MARS", "key_order": ["class"]}}}
    }
    with pytest.raises(aviso.ConfigError, match="is already the base of `mars`"):
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
        ("a: [", "line 1, column 5: not valid YAML"),
        ("", "`notification_schema`"),
        ("- 1", "`notification_schema`"),
        ("? [a]\n: b", "not valid YAML"),
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


def test_a_field_outside_the_topic_is_read_and_listed() -> None:
    """As in the complete example in the guide of aviso-server 0.7; later servers do not start with it."""
    config = _with("identifier/by", {"type": "StringHandler", "max_length": 3, "required": False})
    mars = aviso.schemas(config)["mars"]
    assert (mars.lost, mars.subject({"class": "od"}), mars.subject({"class": "od", "by": "me"})) == (
        ("by",),
        "mars.od",
        "mars.od",
    )
    for refused in (
        lambda: mars.watch({"class": "od", "by": "me"}),
        lambda: mars.subject({"class": "od", "by": "long"}),
    ):
        with pytest.raises(aviso.IdentifierError, match="`by`: "):
            refused()
