"""The causes that the generator proves are those that names get at run time."""

from __future__ import annotations

import natsgrammar as ng
from natsgrammar_gen.grammar.causes import Cause
from tests.laws.test_targets import names
from tests.support.depth import Some
from tests.support.languages import rules


def _explained() -> dict[str, dict[Cause, str | None]]:
    known = {address: dict(rule.explained.examples) for address, rule in rules().items()}
    assert len(known) > 500
    return known


def test_every_rule_of_ours_has_causes() -> None:
    assert [address for address, causes in _explained().items() if not causes] == []


def test_every_example_has_its_cause() -> None:
    def name_of(address: str, example: str | None) -> str | None:
        violation = ng.rule(address).check(example) if example is not None else ng.rule(address).check_bytes(b"\xff")
        return violation.cause if violation else None

    wrong = [
        (address, example, cause.name)
        for address, causes in _explained().items()
        for cause, example in causes.items()
        if (example is not None or cause.name == "not-utf8") and name_of(address, example) != cause.name
    ]
    assert wrong == []


def test_every_rejection_has_a_proved_cause(some: Some) -> None:
    explained = _explained()
    for address in some([*explained], 150):
        proved = {cause.name for cause in explained[address]}
        rule = ng.rule(address)
        for name in some(names(address), 200):
            violation = rule.check(name)
            assert violation is None or violation.cause in proved, (address, name)
