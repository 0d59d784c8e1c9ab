"""The same names, with the same verdict and position, on every target: the cases of `cases/*.json`.

The cases name no target and were worked out from the specifications by hand, not by an automaton. A failure lists all
cases of its rule that differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

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


def all_hold(differing: Iterable[object]) -> None:
    """Fails with every case that differs, one to a line."""
    assert not (actual := [*differing]), "\n".join(map(str, actual))


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_python_expression_judges_each_case(address: str) -> None:
    rule = ng.rule(address)

    def judged(name: str) -> tuple[bool, bool]:
        short = rule.max_bytes is None or len(name.encode()) <= rule.max_bytes
        return short and re.fullmatch(rule.pattern, name) is not None, rule.is_valid(name)

    all_hold(case for case in of(address) if judged(case.name) != (case.position is None,) * 2)


@pytest.mark.parametrize("address", ADDRESSES)
def test_python_finds_the_position_of_each_case(address: str) -> None:
    rule = ng.rule(address)
    collected = [(case, rule.check(case.name)) for case in of(address)]
    all_hold((case, item and item.position) for case, item in collected if (item and item.position) != case.position)
    refused = [(case.name, item) for case, item in collected if item]
    all_hold(item for name, item in refused if item.found != name[item.position : item.position + 1])
    all_hold(item for _, item in refused if item.suggestion is not None and not rule.is_valid(item.suggestion))


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_json_schema_judges_each_case(address: str) -> None:
    edition, name = address.split(":")
    validator = Draft202012Validator({**schema_of(edition), "$ref": f"#/$defs/{name}"})
    limit = ng.rule(address).max_bytes

    def expected(case: Case) -> bool:
        # The one thing that JSON Schema cannot say; `test_regex_proofs.py` has the proof that there is no other.
        beyond = limit is not None and len(case.name.encode()) > limit >= len(case.name)
        return case.position is None or beyond

    all_hold(case for case in of(address) if validator.is_valid(case.name) != expected(case))
