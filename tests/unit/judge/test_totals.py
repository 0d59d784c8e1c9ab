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
    cause = Cause("`.`: expected a name", many, offenders[:3])
    return Findings(CONTRACT, many, 0, 0, (CheckFindings(CHECK, many, many, (cause,), offenders, many),), (), ())


def test_examples_of_batches_are_merged() -> None:
    (check,) = merged(batch(a=5, b=4, ccc=3), batch(ccc=3, dd=4, e=1)).checks
    (cause,) = check.causes
    assert (check.refused, cause.count) == (20, 20)
    assert [(it.value, it.count) for it in check.offenders] == [("ccc", 6), ("a", 5), ("b", 4), ("dd", 4), ("e", 1)]
    assert cause.examples == check.offenders[:3]


@pytest.mark.parametrize("found", [batch(), batch(a=2, b=1)])
def test_findings_survive_json(found: Findings) -> None:
    data = json.loads(json.dumps(to_json(found)))
    assert from_json(CONTRACT, data) == found


def test_findings_of_batches_before_there_were_examples_are_read() -> None:
    found = batch(a=2, b=1)
    data = json.loads(json.dumps(to_json(found)))
    for cause in data["checks"][0]["causes"]:
        del cause["examples"]
    (check,) = found.checks
    bare = replace(check, causes=tuple(replace(cause, examples=()) for cause in check.causes))
    assert from_json(CONTRACT, data) == replace(found, checks=(bare,))
