"""Constraints of watch requests: what they accept, and all that is wrong with others."""

from __future__ import annotations

import json
import math
import operator
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from natsgrammar import aviso
from natsgrammar.aviso import ANY, Field, Schema, Value

SCHEMA = Schema(
    "extreme_event",
    "extreme_event",
    ("region", "day", "severity", "anomaly"),
    {
        "region": Field("region", "EnumHandler", values=("north", "south", "*"), required=True),
        "day": Field("day", "DateHandler"),
        "severity": Field("severity", "IntHandler", low=1, high=7),
        "anomaly": Field("anomaly", "FloatHandler", low=0, high=100),
    },
)
FREE = Schema("free", "free", ("n", "x"), {"n": Field("n", "IntHandler"), "x": Field("x", "FloatHandler")})
NOTIFICATION: dict[str, Value] = {"region": "north", "day": "20260913", "severity": 6, "anomaly": 42.5}


def accepts(constraints: dict[str, Any], **changes: Value) -> bool:
    watch = SCHEMA.watch({"region": "north", **constraints})
    return watch.accepts(SCHEMA.subject({**NOTIFICATION, **changes}))


def problems(request: dict[str, Any], schema: Schema = SCHEMA) -> list[tuple[str, str, str | None]]:
    with pytest.raises(aviso.IdentifierError) as refused:
        schema.watch({"region": "north", **request} if schema is SCHEMA else request)
    assert all(problem.position is None for problem in refused.value.problems)
    return [(problem.field, problem.cause, problem.suggestion) for problem in refused.value.problems]


# ---- what is accepted -----------------------------------------------------------------------------------------------

ORDER = {"eq": operator.eq, "gt": operator.gt, "gte": operator.ge, "lt": operator.lt, "lte": operator.le}
NUMBERS = st.one_of(st.integers(-3, 3), st.integers(-(2**63), 2**63 - 1))
FLOATS = st.one_of(st.integers(-3, 3).map(float), st.floats(allow_nan=False, allow_infinity=False))


@given(NUMBERS, FLOATS, st.sampled_from(sorted(ORDER)), NUMBERS, FLOATS)
def test_an_operator_compares_with_its_operand(n: int, x: float, name: str, to_n: int, to_x: float) -> None:
    subject = FREE.subject({"n": n, "x": x})
    assert FREE.watch({"n": {name: to_n}}).accepts(subject) == ORDER[name](n, to_n)
    assert FREE.watch({"x": {name: to_x}}).accepts(subject) == ORDER[name](x, to_x)
    both = FREE.watch({"n": {name: to_n}, "x": {name: to_x}})
    assert both.accepts(subject) == (ORDER[name](n, to_n) and ORDER[name](x, to_x)), "conditions hold together"
    assert both.coarse == "free.*.*"
    assert both.lets_through(subject)


@given(NUMBERS, st.lists(NUMBERS, min_size=1, max_size=4), FLOATS, st.lists(FLOATS, min_size=1, max_size=4))
def test_lists_and_intervals(n: int, numbers: list[int], x: float, floats: list[float]) -> None:
    subject = FREE.subject({"n": n, "x": x})
    assert FREE.watch({"n": {"in": numbers}, "x": {"in": floats}}).accepts(subject) == (n in numbers and x in floats)
    low, high, least, greatest = min(numbers), max(numbers), min(floats), max(floats)
    watch = FREE.watch({"n": {"between": [low, high]}, "x": {"between": [least, greatest]}})
    assert watch.accepts(subject) == (low <= n <= high and least <= x <= greatest)


@given(NUMBERS, NUMBERS, FLOATS.filter(lambda x: x != 0), FLOATS)
def test_eq_asks_for_what_the_value_asks_for(n: int, required: int, x: float, other: float) -> None:
    """As the reference has it; but zero and minus zero are equal numbers, and two values."""
    subject = FREE.subject({"n": n, "x": x})
    for request in ({"n": required}, {"n": n}, {"x": x}, {"x": other}):
        (name, value), *_ = request.items()
        assert FREE.watch({name: {"eq": value}}).accepts(subject) == FREE.watch({name: value}).accepts(subject)


def test_a_condition_on_an_enumeration_compares_texts() -> None:
    for desired, expected in (({"eq": "north"}, True), ({"in": ["south", "north"]}, True), ({"eq": "south"}, False)):
        assert accepts({"region": desired}) == expected
    star = SCHEMA.watch({"region": {"eq": "*"}})
    assert star.accepts(SCHEMA.subject({**NOTIFICATION, "region": "*"})), "a value like any other"
    assert not star.accepts(SCHEMA.subject(NOTIFICATION))


def test_floats_are_equal_or_not() -> None:
    assert not FREE.watch({"x": {"eq": 0.3}}).accepts(FREE.subject({"n": 0, "x": 0.1 + 0.2}))
    assert FREE.watch({"x": {"eq": 0}}).accepts(FREE.subject({"n": 0, "x": -0.0}))


@pytest.mark.parametrize("token", ["8", "0", "06", "+6", "6%2E0", "six", "", "%ZZ", "٦"])
def test_what_is_no_value_meets_no_condition(token: str) -> None:
    """A number out of the range of its field, or spelled as Aviso does not store it."""
    subject = f"extreme_event.north.20260913.{token}.42%2E5"
    assert not SCHEMA.watch({"region": "north", "severity": {"lte": 7}}).accepts(subject)
    assert not SCHEMA.watch({"region": "north", "severity": {"gte": 1}}).accepts(subject)


def test_conditions_are_about_the_decoded_value() -> None:
    watch = SCHEMA.watch({"region": "north", "severity": {"gte": 5}})
    assert watch.accepts("extreme_event.north.20260913.%36.1")
    assert not watch.accepts("extreme_event.nort%68.20260913.6.1"), "which this filter would not reach"


def test_a_constraint_is_a_value_for_a_required_field() -> None:
    watch = SCHEMA.watch({"region": {"in": ["north", "south"]}})
    assert watch.coarse == "extreme_event.*.*.*.*"
    assert set(SCHEMA.request(watch.coarse).values()) == {ANY}


def test_requests_with_constraints_are_values() -> None:
    request: aviso.Request = {"region": {"in": ["north"]}, "severity": {"between": (2, 3)}}
    watch = SCHEMA.watch(request)
    assert watch == SCHEMA.watch(request) == pickle.loads(pickle.dumps(watch))
    assert hash(watch) == hash(SCHEMA.watch(request))
    assert watch != SCHEMA.watch({**request, "severity": {"between": [2, 4]}})


# ---- what is rejected ------------------------------------------------------------------------------------------------

SEVEN = "expected `eq`, `in`, `gt`, `gte`, `lt`, `lte`, `between`"


@pytest.mark.parametrize(
    ("name", "constraint", "cause", "suggestion"),
    [
        ("severity", {"ge": 5}, f"`IntHandler` has no operator `ge`; {SEVEN}", {"gte": 5}),
        ("severity", {"GTE": 5}, f"`IntHandler` has no operator `GTE`; {SEVEN}", {"gte": 5}),
        ("severity", {">=": "5"}, f"`IntHandler` has no operator `>=`; {SEVEN}", {"gte": 5}),
        ("anomaly", {"betwen": [9, 1]}, f"`FloatHandler` has no operator `betwen`; {SEVEN}", {"between": [1.0, 9.0]}),
        ("severity", {"near": 5}, f"`IntHandler` has no operator `near`; {SEVEN}", None),
        ("severity", {1: 5}, f"`IntHandler` has no operator `1`; {SEVEN}", None),
        ("region", {"gte": "north"}, "`EnumHandler` has no operator `gte`; expected `eq`, `in`", None),
        ("day", {"gte": "20260101"}, "`DateHandler` needs a value; only `IntHandler`,", None),
        ("day", ["20260101"], "`DateHandler` needs a value; only `IntHandler`,", None),
        ("severity", {}, "expected exactly one operator, not 0", None),
        ("severity", {"gte": 4, "lt": 7}, "expected exactly one operator, not 2", {"between": [4, 6]}),
        ("severity", {"gt": 1, "lte": 3}, "expected exactly one operator, not 2", {"between": [2, 3]}),
        ("severity", {"gt": 7, "lte": 7}, "expected exactly one operator, not 2", None),
        ("severity", {"gte": 2, "gt": 3}, "expected exactly one operator, not 2", None),
        ("severity", {"gt": 1, "gte": 2, "lt": 7}, "expected exactly one operator, not 3", None),
        ("severity", {"gte": "4", "lt": 7}, "expected exactly one operator, not 2", None),
        ("anomaly", {"gte": 1, "lte": 2.5}, "expected exactly one operator, not 2", {"between": [1, 2.5]}),
        ("anomaly", {"gte": 1, "lt": 2.5}, "expected exactly one operator, not 2", None),
        ("region", {"eq": "north", "in": ["south"]}, "expected exactly one operator, not 2", None),
        ("severity", {"gte": "5"}, '`gte`: expected a whole number, not `"5"`', {"gte": 5}),
        ("severity", {"gte": 5.0}, "`gte`: expected a whole number, not `5.0`", None),
        ("severity", {"gte": True}, "`gte`: expected a whole number, not `true`", None),
        ("severity", {"gte": None}, "`gte`: expected a whole number, not `null`", None),
        ("severity", {"gte": [5]}, "`gte`: expected a whole number, not `[5]`", None),
        ("severity", {"gte": {"eq": 5}}, '`gte`: expected a whole number, not `{"eq": 5}`', None),
        ("severity", {"gte": b"5"}, "`gte`: expected a whole number, not `bytes`", None),
        ("severity", {"gte": 8}, "`gte`: expected a number from 1 to 7, not `8`", None),
        ("severity", {"gte": 10**5000}, "`gte`: expected a number from 1 to 7, not `int`", None),
        ("anomaly", {"lt": math.nan}, "`lt`: expected a finite number, not `NaN`", None),
        ("anomaly", {"lt": math.inf}, "`lt`: expected a finite number, not `Infinity`", None),
        ("anomaly", {"lt": 10**5000}, "`lt`: expected a finite number, not `int`", None),
        ("anomaly", {"lt": "1e1"}, '`lt`: expected a finite number, not `"1e1"`', None),
        ("anomaly", {"lt": 100.5}, "`lt`: expected a number from 0 to 100, not `100.5`", None),
        ("region", {"eq": "North"}, "`eq`: expected `north`, `south` or `*`", {"eq": "north"}),
        ("region", {"eq": 5}, "`eq`: expected text, not `5`", None),
        ("region", {"eq": "\ud800"}, "`eq`: expected a whole character", None),
        ("region", {"in": "north"}, "`in` needs a list", {"in": ["north"]}),
        ("region", {"in": "NORTH"}, "`in` needs a list", {"in": ["north"]}),
        ("region", {"in": []}, "`in` needs at least one value", None),
        ("region", ["north", "South"], "expected a value or a constraint, not a list", {"in": ["north", "south"]}),
        ("severity", [], "expected a value or a constraint, not a list", None),
        ("severity", {"between": 5}, "`between` needs a list", None),
        ("severity", {"between": [5]}, "`between` needs two values, not 1", None),
        ("severity", {"between": [1, 2, 3]}, "`between` needs two values, not 3", None),
        ("severity", {"between": [7, 3]}, "`between` needs the smaller value first", {"between": [3, 7]}),
        ("severity", {"between": ["7", 3]}, '`between`: expected a whole number, not `"7"`', {"between": [3, 7]}),
    ],
)
def test_constraints_that_are_none(name: str, constraint: Any, cause: str, suggestion: dict[str, Any] | None) -> None:
    ((field, output, better),) = problems({name: constraint})
    assert field == name
    assert output.startswith(cause)
    assert (better and json.loads(better)) == suggestion
    if suggestion is not None:
        SCHEMA.watch({"region": "north", name: suggestion})


ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-9, 9), st.floats(), st.sampled_from(["5", "north", "\ud800", ""])),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from([*ORDER, "in"]), inner)),
    max_leaves=6,
)
OBJECTS = st.dictionaries(st.one_of(st.sampled_from([*ORDER, "in", "between", ">="]), st.text(max_size=3)), ANYTHING)


@given(OBJECTS, st.sampled_from(["region", "day", "severity", "anomaly"]))
def test_every_object_is_a_constraint_or_refused_with_one_that_is(constraint: dict[str, Any], name: str) -> None:
    request: dict[str, Any] = {"region": "north", name: constraint}
    actual: tuple[aviso.Problem, ...] = ()
    try:
        assert SCHEMA.watch(request).lets_through(SCHEMA.subject(NOTIFICATION))
    except aviso.IdentifierError as error:
        actual = error.problems
    for problem in actual:
        assert str(problem).encode(), "it can be printed"
        if problem.suggestion is not None:
            SCHEMA.watch({**request, name: json.loads(problem.suggestion)})


def test_all_problems_at_once() -> None:
    request: aviso.Request = {
        "region": {"in": ["South", 1, "west"]},
        "day": {"gte": "20260101"},
        "severity": {"between": ["1", 9]},
        "anomaly": "x",
        "severtiy": 5,
    }
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMA.watch(request)
    assert [problem.field for problem in refused.value.problems] == [
        *("severtiy", "region", "region", "region", "day", "severity", "severity", "anomaly")
    ]
    assert refused.value.problems[0].suggestion == "severity"


def test_notifications_have_no_constraints() -> None:
    given: Any = {**NOTIFICATION, "severity": {"gte": 4}, "region": {"eq": "north"}, "anomaly": 101}
    with pytest.raises(aviso.IdentifierError) as refused:
        SCHEMA.subject(given)
    output = "expected a value; only watch requests accept constraints"
    assert [(problem.field, problem.cause) for problem in refused.value.problems][:2] == [
        ("region", output),
        ("severity", output),
    ]
    assert refused.value.problems[2].field == "anomaly"


def test_whole_numbers_are_values_of_floats() -> None:
    assert FREE.subject({"n": 1, "x": 10}) == "free.1.10"
    assert FREE.watch({"x": 10}).coarse == "free.*.10"
    for number in (2**53 + 1, 10**5000):
        with pytest.raises(aviso.IdentifierError):
            FREE.subject({"n": 1, "x": number})
