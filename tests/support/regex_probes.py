"""Names on the boundaries of Unicode for each rule, and what its regular expressions must say of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import natsgrammar as ng
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.language.ast import MaxBytes, Node
from natsgrammar_gen.language.dfa import DFA, compile_tree
from tests.support.depth import at_night, is_night
from tests.support.languages import BOUNDARIES, rules

ADDRESSES = ng.rules()


@cache
def table(address: str) -> dict[str, Any]:
    """What the generated package holds for a rule."""
    return dict(ng.rule(address).entry)


def one_of_each(addresses: Iterable[str], every: int = 1) -> list[Any]:
    """The addresses, for `parametrize`; by day one for each expression, as half of the rules repeat those of others.

    `every` is for tests whose neighbours try all expressions by day: 4 keeps a quarter.
    """
    seen: dict[Any, int] = {}
    chosen = []
    for address in addresses:
        actual = table(address)
        key = actual["pattern"], actual["java"], actual["max_bytes"]
        repeats = key in seen
        is_by_day = seen.setdefault(key, len(seen)) % every == 0 and not repeats
        if is_by_day or is_night():
            chosen.append(address if is_by_day else at_night(address))
    return chosen


def expressible(rule: Definition) -> Node:
    """What an expression can say of a rule: all but a limit in bytes."""
    return rule.tree.item if isinstance(rule.tree, MaxBytes) else rule.tree


@cache
def expressed(address: str) -> DFA:
    """Return the automaton of what an expression can say of a rule."""
    rule = rules()[address]
    return compile_tree(expressible(rule)) if isinstance(rule.tree, MaxBytes) else rule.dfa


def probes(rule: Definition) -> list[str]:
    """Names around a rule's shortest and first example, with each boundary character in every kind of place."""
    facts = Rule(rule.kebab, rule, None, dict)
    bases = list(dict.fromkeys([facts.shortest, *facts.good[:2]]))
    made = [*facts.good, *(name for name, _ in facts.bad)]
    for base in bases:
        middle = len(base) // 2
        for c in BOUNDARIES:
            made += [base + c, c + base, base[:middle] + c + base[middle:], base[:middle] + c + base[middle + 1 :]]
    return list(dict.fromkeys([*BOUNDARIES, *made]))


@cache
def verdicts(address: str) -> list[tuple[str, bool]]:
    """The probes of a rule and what an expression without a limit in bytes must say to each."""
    rule = rules()[address]
    dfa = expressed(address)
    return [(name, dfa.accepts(name)) for name in probes(rule)]
