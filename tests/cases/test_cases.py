"""The same names, with the same verdict and position, on every target: the cases of `cases/*.json`.

The cases name no target and were worked out from the specifications by hand, not by an automaton.
"""

from __future__ import annotations

import re

import pytest
from jsonschema import Draft202012Validator

import natsgrammar as ng
from tests.support.cases import ADDRESSES, CASES, Case
from tests.support.schemas import schema_of


def of(address: str) -> list[Case]:
    return [case for case in CASES if case.address == address]


def test_the_cases_are_well_formed() -> None:
    assert len(CASES) > 450
    assert len({(case.address, case.name) for case in CASES}) == len(CASES)
    for case in CASES:
        assert case.position is None or 0 <= case.position <= len(case.name), case
    for address in ADDRESSES:
        assert {case.position is None for case in of(address)} == {True, False}, address


@pytest.mark.parametrize("address", ADDRESSES)
def test_python_expression(address: str) -> None:
    rule = ng.rule(address)
    for case in of(address):
        short = rule.max_bytes is None or len(case.name.encode()) <= rule.max_bytes
        matched = re.fullmatch(rule.pattern, case.name) is not None
        assert (matched and short) == (case.position is None), case
        assert rule.is_valid(case.name) == (case.position is None), case


@pytest.mark.parametrize("address", ADDRESSES)
def test_python_position(address: str) -> None:
    for case in of(address):
        found = ng.rule(address).check(case.name)
        assert (found.position if found else None) == case.position, case
        if found:
            assert found.found == case.name[found.position : found.position + 1]
            assert found.suggestion is None or ng.rule(address).is_valid(found.suggestion)


@pytest.mark.parametrize("address", ADDRESSES)
def test_json_schema(address: str) -> None:
    edition, name = address.split(":")
    validator = Draft202012Validator({**schema_of(edition), "$ref": f"#/$defs/{name}"})
    limit = ng.rule(address).max_bytes
    for case in of(address):
        # The one thing that JSON Schema cannot say; `test_regex_proofs.py` has the proof that there is no other.
        beyond = limit is not None and len(case.name.encode()) > limit >= len(case.name)
        assert validator.is_valid(case.name) == (case.position is None or beyond), case
