"""A check digit is a row of sums: few states, and millions of ways through them."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given

from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.language.ast import Node, size
from natsgrammar_gen.language.budget import STEPS, budget
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.tree import compact
from tests.support.languages import trees
from tests.support.own_grammars import written

WEIGHTS = (3, 1, 3, 1, 3, 1, 3)


def gtin_8() -> str:
    """The rule as right-linear definitions: one for each digit and sum so far."""
    lines = ["// @title GTIN-8", "", "gtin: _d0_0"]
    for at, weight in enumerate(WEIGHTS):
        for total in range(10):
            ways = (f'"{digit}" _d{at + 1}_{(total + weight * digit) % 10}' for digit in range(10))
            lines.append(f"_d{at}_{total}: {' | '.join(ways)}")
    lines += [f'_d7_{total}: "{-total % 10}"' for total in range(10)]
    return "\n".join(lines) + "\n"


def is_gtin_8(name: str) -> bool:
    return sum(int(digit) * weight for digit, weight in zip(name, (*WEIGHTS, 1), strict=True)) % 10 == 0


def test_a_check_digit_is_within_the_budget(tmp_path: Path) -> None:
    with budget(None) as work:
        (edition,) = editions(load_all(written(tmp_path, "t/1.lark", gtin_8())))
    assert work.spent < STEPS * 2 / 3
    rule = edition.rules["gtin"]
    assert len(rule.dfa.table) == 72
    pattern = re.compile(rule.python)
    for name in ("96385074", "96385075", "00000000", "12345670", "12345678", "73513537"):
        assert rule.dfa.accepts(name) == (pattern.fullmatch(name) is not None) == is_gtin_8(name)
    assert size(rule.definition.tree) < 20_000


@given(trees("ab"))
def test_a_compact_tree_has_the_same_language(tree: Node) -> None:
    dfa = compile_tree(tree)
    if dfa.accepting:
        assert compile_tree(compact(dfa)) == dfa
