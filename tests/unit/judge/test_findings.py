"""Findings from what Java counts as rows pass, without Spark; and values that Python explains."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pyarrow as pa
import pytest

import natsgrammar as ng
from natsgrammar_spark.contract import Check, Contract, Input, Place
from natsgrammar_spark.contract.path import Field
from natsgrammar_spark.judge.explain import _explained
from natsgrammar_spark.judge.findings import _text, findings

PLACE = Place("c.yaml", 1, 1)
RULE = "adr6:stream-name"
CHECKS = tuple(Check(name, (Field(name),), RULE, False, True, None, PLACE) for name in ("name", "other"))
CONTRACT = Contract("c.yaml", "names", "", Input(), CHECKS)


def line(*numbers: int, text: dict[str, Any] | None = None) -> str:
    """A value as Java counts: check, rows, errors, whether it is an example, cause, its count, value, count; place."""
    place = b64encode(b"name\0in.jsonl").decode()
    return " ".join(map(str, (*numbers, place))) + " " + ("" if text is None else json.dumps(text))


def text(value: str, **cause: object) -> dict[str, Any]:
    return {"value": value, "length": len(value), "position": 0, "message": value, "cause": cause}


def unread() -> Any:
    raise AssertionError("the parts are read only for what is not known")


def test_what_java_counted_is_all_there_is_to_know() -> None:
    lines = [
        line(1, 6, 7, 0, 10, 5, 100, 4, text=text("a b", message="odd")),
        line(1, 6, 7, 0, 11, 2, 101, 2, text=text("c", message="even")),
        line(1, 6, 7, 1, 10, 5, 100, 4),
        line(1, 6, 7, 1, 10, 5, 102, 1, text=text("dd", message="odd")),
        line(1, 6, 7, 1, 11, 2, 101, 2),
        line(0, 3, 3, 0, 12, 3, 103, 3, text=text("{", message="cut")),
    ]
    counts = {"rows": 20, "valid": 11, "checked_1": 4}
    result, valid, quarantined = findings(CONTRACT, counts, unread, unread, "\n".join([*lines, ""]), (11, 9))
    assert (valid, quarantined) == (11, 9)
    assert (result.rows, result.valid, result.malformed, result.quarantined) == (20, 11, 3, 9)
    first, second = result.checks
    assert (first.checked, first.refused, first.errors, first.valid) == (17, 6, 7, 11)
    assert (second.checked, second.refused, second.causes, second.errors) == (4, 0, (), 0)
    assert [(each.value, each.count, each.length) for each in first.offenders] == [("a b", 4, 3), ("c", 2, 1)]
    assert [(cause.text, cause.count, len(cause.examples)) for cause in first.causes] == [("odd", 5, 2), ("even", 2, 1)]
    assert [example.value for example in first.causes[0].examples] == ["a b", "dd"]
    assert [(each.column, each.file) for each in first.offenders] == [("name", "in.jsonl")] * 2
    assert (result.malformed_causes, [each.count for each in result.malformed_lines]) == ((), [3])


def test_rows_without_violations_have_no_causes() -> None:
    result, *parts = findings(CONTRACT, {"rows": 5, "valid": 5}, unread, unread, None, (5, 0))
    assert (parts, result.quarantined) == ([5, 0], 0)
    assert [(each.checked, each.refused, each.causes) for each in result.checks] == [(5, 0, ()), (5, 0, ())]


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        ({"message": "is null", "expected": "x"}, "is null"),
        ({"found": ".", "expected": "a name"}, "`.`: expected a name"),
        ({"found": " ", "expected": "a name"}, "space (U+0020): expected a name"),
        ({"kind": "a control character", "expected": "a name"}, "a control character: expected a name"),
        ({"requirement": "C1", "column": 'h["a"]', "found": ".", "expected": "x"}, 'C1: `h["a"]`: `.`: expected x'),
        ({"empty": True, "expected": "a name"}, "the value is empty; expected a name"),
        ({"empty": False, "expected": "a name"}, "the value ends too early; expected a name"),
    ],
)
def test_a_cause_is_an_error_without_its_position(cause: dict[str, Any], words: str) -> None:
    assert _text(cause) == words


def test_python_explains_rejected_values_as_rules_do() -> None:
    kind = pa.struct([("check", pa.int32()), ("column", pa.string()), ("value", pa.binary()), ("address", pa.string())])
    values = [b"a.b", None, b"a.b", b"\xff"]
    rejected: list[dict[str, Any]] = [
        {"check": n, "column": f"c{n}", "value": value, "address": RULE} for n, value in enumerate(values, 1)
    ]
    rules = {(number, RULE): ng.rule(RULE) for number in range(1, 5)}
    explained = _explained(pa.array([rejected[:3], [], None, rejected[3:]], pa.list_(kind)), rules).to_pylist()
    assert [many if many is None else len(many) for many in explained] == [3, 0, None, 1]
    for explanation, given in zip([*explained[0], *explained[3]], rejected, strict=True):
        value = given["value"]
        violation = (
            ng.Violation(0, "", "a value", "is null", None) if value is None else ng.rule(RULE).check_bytes(value)
        )
        assert violation is not None
        assert explanation == {
            "check": given["check"],
            "column": given["column"],
            "address": RULE,
            "requirement": None,
            "position": None if value is None else violation.position,
            **{name: getattr(violation, name) for name in ("found", "expected", "message", "suggestion", "cause")},
            "value": None if value is None else value.decode(errors="replace"),
        }
    sliced = pa.array([rejected[:1], rejected[1:2]], pa.list_(kind)).slice(1)
    assert [each["message"] for (each,) in _explained(sliced, rules).to_pylist()] == ["is null"]
