"""Three other libraries of regular languages agree with our automata, on the languages that they can handle."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import greenery
import interegular
import pytest
from hypothesis import given, settings

from natsgrammar_gen.language import queries as algebra
from natsgrammar_gen.language.ast import Alt, Chars, Node, Repeat, Seq
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.regex_printer import Dialect, expression
from tests.support.depth import Some
from tests.support.languages import rules, trees
from tests.support.regex_readers import read_python

# Plain ASCII, no anchors, no possessive repeats: what all of them read alike.
PLAIN = Dialect(lambda point: f"\\x{point:02x}", lambda repeat, _: repeat, ("", ""), "")

Answers = tuple[bool, bool, bool]  # equal, disjoint, the first within the second


def ours(a: DFA, b: DFA) -> Answers:
    return a == b, algebra.common(a, b) is None, algebra.witness(a, b) is None


def by_greenery(single: str, other: str) -> Answers:
    a, b = greenery.parse(single), greenery.parse(other)
    return a.equivalent(b), (a & b).empty(), a.difference(b).empty()


def by_interegular(single: str, other: str) -> Answers:
    a, b = interegular.parse_pattern(single).to_fsm(), interegular.parse_pattern(other).to_fsm()
    alphabet, _ = a.alphabet.union(b.alphabet)
    a, b = (interegular.parse_pattern(text).to_fsm(alphabet) for text in (single, other))
    return a.equivalent(b), a.isdisjoint(b), a.issubset(b)  # type: ignore[no-untyped-call]


def by_automata_lib(single: str, other: str) -> Answers:
    from automata.fa import dfa as automata_dfa  # which imports NetworkX, for one test
    from automata.fa import nfa as automata_nfa

    a, b = (
        automata_dfa.DFA.from_nfa(automata_nfa.NFA.from_regex(text, input_symbols=set("ab")))
        for text in (single, other)
    )
    return a == b, a.isdisjoint(b), a.issubset(b)


ORACLES: dict[str, Callable[[str, str], Answers]] = {
    "greenery": by_greenery,
    "interegular": by_interegular,
    "automata-lib": by_automata_lib,
}


def formal(tree: Node) -> str:
    """The tree in the formal notation of automata-lib, with `()` for the empty string."""
    match tree:
        case Chars(charset):
            return f"({'|'.join(map(chr, charset))})"
        case Seq(items):
            return "".join(map(formal, items)) or "()"
        case Alt(items):
            return f"({'|'.join(map(formal, items))})"
        case Repeat(item, low, high):
            times = {(0, None): "*", (1, None): "+", (0, 1): "?"}.get((low, high), f"{{{low},{high or ''}}}")
            return f"({formal(item)}){times}" if high is None or high != low else f"({formal(item)})" * low
    raise AssertionError(tree)


@pytest.mark.parametrize("oracle", ORACLES)
@settings(max_examples=min(settings().max_examples, 100))  # they are slow
@given(first=trees("ab"), other=trees("ab"))
def test_an_oracle_answers_as_we_do(oracle: str, first: Node, other: Node) -> None:
    written = formal if oracle == "automata-lib" else lambda tree: expression(tree, PLAIN)
    assert ORACLES[oracle](written(first), written(other)) == ours(compile_tree(first), compile_tree(other))


@pytest.mark.parametrize("oracle", ["greenery", "interegular"])
def test_an_oracle_agrees_on_the_rules_of_adr_6(oracle: str, some: Some) -> None:
    # Without those that count to 255, over which the oracles take minutes.
    expected = {
        address: rule for address, rule in rules().items() if address.startswith(("adr6@2021-06-28", "adr6@2023"))
    }
    small = {
        rule.tree: rule.dfa for rule in expected.values() if len(rule.dfa.table) < 10 and max_point(rule.dfa) < 0x7F
    }
    assert len(small) >= 8
    pairs = [*combinations(small, 2)]
    for single, other in some(pairs[::5], 3) if oracle == "greenery" else pairs:  # it takes seconds for some
        texts = tuple(
            expression(tree, PLAIN).replace(r"\$", r"\x24") for tree in (single, other)
        )  # greenery's `$` is plain
        assert ORACLES[oracle](*texts) == ours(small[single], small[other]), texts


def max_point(dfa: DFA) -> int:
    """The greatest character that any name holds."""
    return max(symbol.runs[-1][1] for symbol in dfa.char_classes)


def filtered(subject: str) -> DFA:
    """The subjects over the tokens a, b and c that a filter lets through: `*` is one token, `>` the rest."""
    tokens = {"*": "[a-c]", ">": r"[a-c](?:\.[a-c])*"}
    return compile_tree(read_python(r"\.".join(tokens.get(token, token) for token in subject.split("."))))


def test_filters_overlap_and_cover_as_enumeration_says() -> None:
    filters = [".".join(f) for n in (1, 2, 3) for f in product("ab*", repeat=n)] + ["a.>", ">", "*.b.>"]
    subjects = [".".join(f) for n in (1, 2, 3, 4) for f in product("abc", repeat=n)]
    automata = {subject: filtered(subject) for subject in filters}
    matched = {f: {subject for subject in subjects if dfa.accepts(subject)} for f, dfa in automata.items()}
    for single, other in product(filters, repeat=2):
        assert (algebra.common(automata[single], automata[other]) is None) == matched[single].isdisjoint(
            matched[other]
        ), (
            single,
            other,
        )
        assert (algebra.witness(automata[single], automata[other]) is None) == (matched[single] <= matched[other]), (
            single,
            other,
        )
