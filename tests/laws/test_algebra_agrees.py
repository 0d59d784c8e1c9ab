"""match, covers and overlaps against the language core: filters as automata, inclusion and intersection as proofs."""

from __future__ import annotations

from functools import cache
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

import natsgrammar as ng
from natsgrammar.linting import overlap_index as index
from natsgrammar.linting.overlap_index import common_subject
from natsgrammar_gen.language.ast import NOTHING, Chars, Node, repeat, seq, text
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import common, search, shortest, witness
from tests.support.depth import Some

# Two literals, the wildcards, and two tokens that only look like wildcards.
TOKENS = ("a", "b", "*", ">", "a*", ">b")
FILTERS = [".".join(tokens) for length in (1, 2, 3) for tokens in product(TOKENS, repeat=length)]

_DOT = CharSet.chars(".")
_TOKEN = repeat(Chars(~_DOT), 1, None)
_REST = seq((_TOKEN, repeat(seq((Chars(_DOT), _TOKEN)), 0, None)))


def tree_of(pattern: str) -> Node:
    """The subjects that a filter means, as an expression."""
    tokens = pattern.split(".")
    if "" in tokens or ">" in tokens[:-1]:
        return NOTHING
    parts = [_TOKEN if token == "*" else _REST if token == ">" else text(token) for token in tokens]
    return seq(part for at, token in enumerate(parts) for part in ([Chars(_DOT)] if at else []) + [token])


@cache
def language(pattern: str) -> DFA:
    return compile_tree(tree_of(pattern))


@cache
def is_included(inner: DFA, outer: DFA) -> bool:
    return inner == outer or witness(inner, outer) is None


@cache
def are_disjoint(a: DFA, b: DFA) -> bool:
    return common(a, b) is None


def test_every_pair_of_short_filters_is_compared_as_their_automata(some: Some) -> None:
    assert len(FILTERS) == 258
    for a, b in some(list(product(FILTERS, repeat=2)), 15_000):
        assert ng.covers(a, b) == is_included(language(b), language(a)), (a, b)
        if a <= b:
            apart = are_disjoint(language(a), language(b))
            assert (ng.overlaps(a, b), ng.overlaps(b, a)) == (not apart, not apart), (a, b)


def test_every_short_subject_matches_as_the_automaton_accepts() -> None:
    for subject, pattern in product([*FILTERS, "", "a.", ".a", "a..b", "c", "a.b.c.d"], FILTERS):
        assert ng.match(subject, pattern) == language(pattern).accepts(subject), (subject, pattern)


tokens = st.sampled_from([*TOKENS, "", "*x", "x>", "**", "é", " "]) | st.text(
    st.characters(exclude_characters="."), max_size=3
)
filters = st.lists(tokens, min_size=1, max_size=6).map(".".join)


@given(filters, filters)
def test_any_pair_of_filters_is_compared_as_their_automata(a: str, b: str) -> None:
    assert ng.covers(a, b) == is_included(language(b), language(a))
    assert ng.overlaps(a, b) == (not are_disjoint(language(a), language(b)))
    assert ng.match(a, b) == language(b).accepts(a)


@given(filters, filters)
def test_the_common_subject_is_one(a: str, b: str) -> None:
    if ng.overlaps(a, b):
        example = common_subject(a, b)
        assert ng.match(example, a)
        assert ng.match(example, b)


@given(filters, filters)
def test_the_shortest_common_subject_of_the_automata_matches_both(a: str, b: str) -> None:
    match = search(language(a), language(b), lambda in_a, in_b: in_a and in_b)
    assert (match is not None) == ng.overlaps(a, b)
    if match is not None:
        assert ng.match(match, a)
        assert ng.match(match, b)


@given(filters)
def test_a_filter_that_matches_nothing_has_an_empty_automaton(pattern: str) -> None:
    assert (shortest(language(pattern)) is None) == (not ng.overlaps(pattern, pattern))


# ---- the tree of many filters ---------------------------------------------------------------------------------------


def overlapping(subjects: list[str]) -> set[tuple[int, int]]:
    numbered = ((subject, (subject, at)) for at, subject in enumerate(subjects))
    pairs = ((later, earlier) for later, others in index.overlapping(numbered) for earlier in others)
    return {(i, j) for (later, j), (earlier, i) in pairs if ng.overlaps(later, earlier)}


def all_pairs(subjects: list[str]) -> set[tuple[int, int]]:
    return {
        (i, j)
        for j, later in enumerate(subjects)
        for i, earlier in enumerate(subjects[:j])
        if ng.overlaps(earlier, later)
    }


def test_the_tree_finds_what_all_pairs_find() -> None:
    for subjects in (FILTERS, FILTERS[::-1]):
        assert overlapping(subjects) == all_pairs(subjects)


@given(st.lists(filters, max_size=25))
def test_the_tree_finds_what_all_pairs_find_anywhere(subjects: list[str]) -> None:
    assert overlapping(subjects) == all_pairs(subjects)


def test_the_tree_takes_deep_filters_and_many_wildcards() -> None:
    deep = ".".join(["a"] * 50_000)
    assert overlapping([deep, f"{deep}.>", ">", deep]) == {(0, 2), (1, 2), (0, 3), (2, 3)}
    wild = ["*." * depth + ">" for depth in range(60)] + ["*." * depth + "x" for depth in range(60)]
    assert overlapping(wild) == all_pairs(wild)
