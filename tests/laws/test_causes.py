"""The causes that the generator proves are those that names get at run time."""

from __future__ import annotations

import re
from itertools import product

import natsgrammar as ng
from natsgrammar.text import compact
from natsgrammar_gen.emit.characters import allowed
from natsgrammar_gen.emit.explain import alphabet, describe
from natsgrammar_gen.grammar.causes import Cause
from natsgrammar_gen.grammar.edition import Rule, editions
from natsgrammar_gen.language.charset import CharSet
from tests.laws.test_targets import names
from tests.support.depth import Some
from tests.support.languages import grammars, rules


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


def test_no_advice_names_a_character_that_the_rule_rejects_everywhere() -> None:
    wrong = [
        (address, cause.advice)
        for address, causes in _explained().items()
        for cause in causes
        for sign in re.findall("`(.)`", cause.advice)
        if not any(ord(sign) in members for members in rules()[address].dfa.char_classes)
    ]
    assert wrong == []


def test_only_rules_without_wildcards_send_them_to_filters() -> None:
    wrong = [
        (address, text)
        for address, causes in _explained().items()
        if any(cause.name == "wildcard" for cause in causes)
        for rule in [ng.rule(address)]
        for name in ng.rule(address).good
        for at, sign in product(range(1, len(name) + 1), "*>")
        for text in [name[:at] + sign + name[at:]]
        if (error := rule.check(text)) and (error.position, error.cause) == (at, "wildcard")
        if rule.is_valid(name[:at].rstrip(".") + "." + sign)
    ]
    assert wrong == []


def test_the_characters_allowed_in_words_are_exact_for_names_of_one() -> None:
    rules_of_ours = [rule for edition in editions(list(grammars())) for rule in edition.rules.values()]
    assert [(rule.name, allowed(rule)) for rule in rules_of_ours if not _is_exact(rule)] == []


def _is_exact(rule: Rule) -> bool:
    """Check whether the words claim the names of one character: all but those kept from an end, or from being alone."""
    dfa = rule.dfa
    valid = CharSet.union(dfa.char_classes[at] for at, target in dfa.moves[0] if target in dfa.finals)
    characters, *bounds = allowed(rule).split("; ")
    kept = re.findall(r"(.+?) (?:not (?:first|last|as)|only).*", "\n".join(bounds))
    signs = CharSet.chars(
        "".join(sign for sign in " $*-./>_" if any(compact(sign) in each.split(", ") for each in kept))
    )
    missing = CharSet.union(dfa.char_classes) - valid - signs
    alone = [f"{describe(missing)} not alone"] if valid and missing else []
    return characters == alphabet(dfa) and [each for each in bounds if each.endswith(" not alone")] == alone
