"""Findings of batches: kept as JSON, and added up."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from natsgrammar_spark.contract import Check, Contract, Input, Place
from natsgrammar_spark.contract.path import Field
from natsgrammar_spark.judge.findings import Cause, CheckFindings, Findings, Offender
from natsgrammar_spark.judge.totals import from_json, merged, to_json

PLACE = Place("c.yaml", 1, 1)
CHECK = Check("name", (Field("name"),), "adr6:stream-name", False, True, None, PLACE)
CONTRACT = Contract("c.yaml", "names", "", Input(), (CHECK,))


def batch(**counts: int) -> Findings:
    """Of names that all have one cause."""
    offenders = tuple(
        Offender(name, len(name), count, "name", None, 0, ".", "a name", "`.` at position 0", None, None)
        for name, count in counts.items()
    )
    many = sum(counts.values())
    cause = Cause("`.`: expected a name", many, offenders[:3], "dot", "a name")
    return Findings(CONTRACT, many, 0, 0, (CheckFindings(CHECK, many, many, (cause,), offenders, many),), (), ())


def test_examples_of_batches_are_merged() -> None:
    (check,) = merged(batch(a=5, b=4, ccc=3), batch(ccc=3, dd=4, e=1)).checks
    (cause,) = check.causes
    assert (check.refused, cause.count) == (20, 20)
    assert (cause.cause, cause.expected) == ("dot", "a name"), "which a report names"
    assert [(offender.value, offender.count) for offender in check.offenders] == [
        ("ccc", 6),
        ("a", 5),
        ("b", 4),
        ("dd", 4),
        ("e", 1),
    ]
    assert cause.examples == check.offenders[:3]


def test_counts_of_batches_are_added() -> None:
    check = CheckFindings(CHECK, 5, 2, (), (), 3)
    first = Findings(CONTRACT, 10, 4, 1, (check,), (Cause("cut", 1),), batch(a=1).checks[0].offenders, ("x",) * 15)
    second = replace(first, rows=100, valid=40, malformed=10, malformed_causes=(Cause("cut", 10), Cause("b", 1)))
    second = replace(second, checks=(replace(check, checked=50, refused=20, errors=30),), notes=("y",) * 15)
    both = merged(first, second)
    assert (both.rows, both.valid, both.malformed, both.quarantined) == (110, 44, 11, 66)
    assert both.malformed_causes == (Cause("cut", 11), Cause("b", 1))
    assert [line.count for line in both.malformed_lines] == [2]
    assert both.notes == ("x",) * 5 + ("y",) * 15
    (check,) = both.checks
    assert (check.checked, check.refused, check.errors, check.valid) == (55, 22, 33, 33)


def test_the_most_frequent_causes_and_values_are_kept() -> None:
    many = {name: number for number, name in enumerate("abcdefgh", 1)}
    texts = tuple(Cause(text, count) for text, count in many.items())
    first = batch(**many)
    first = replace(first, malformed_causes=texts, malformed_lines=first.checks[0].offenders)
    others = {name.upper(): number for name, number in many.items()}
    second = batch(**others)
    second = replace(second, malformed_causes=tuple(Cause(text, count) for text, count in others.items()))
    both = merged(first, second)
    kept = ["H", "h", "G", "g", "F", "f", "E", "e", "D", "d"]
    assert [cause.text for cause in both.malformed_causes] == kept
    assert [offender.value for offender in both.checks[0].offenders] == kept
    assert [example.value for example in both.checks[0].causes[0].examples] == ["C", "c", "B"]


@pytest.mark.parametrize("actual", [batch(), replace(batch(a=2, b=1), notes=("batch 1: odd",))])
def test_findings_survive_json(actual: Findings) -> None:
    actual = replace(actual, checks=(replace(actual.checks[0], errors=9),))
    data = json.loads(json.dumps(to_json(actual)))
    assert from_json(CONTRACT, data) == actual
