"""The language core obeys the laws of languages, held against derivatives and plain enumeration."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from natsgrammar_gen.emit.tables.literal import literal
from natsgrammar_gen.language import queries as algebra
from natsgrammar_gen.language.ast import (
    EMPTY,
    NOTHING,
    Chars,
    MaxBytes,
    Node,
    Part,
    Repeat,
    alt,
    least_states,
    repeat,
    seq,
    text,
)
from natsgrammar_gen.language.budget import TooLarge, budget
from natsgrammar_gen.language.charset import EVERYTHING, LAST, CharSet, partition
from natsgrammar_gen.language.dfa import DEAD, DFA, canonical, compile_tree
from tests.support.languages import BOUNDARIES, LETTERS, WORDS, accepts, first_error, trees

dfas = trees(negated=True).map(compile_tree)
runs = st.lists(st.tuples(st.integers(0, LAST), st.integers(0, LAST)).map(lambda pair: (min(pair), max(pair))))
charsets = runs.map(CharSet.of)


# ---- character sets -------------------------------------------------------------------------------------------------


@given(charsets, charsets, st.integers(0, LAST) | st.sampled_from([ord(c) for c in BOUNDARIES]))
def test_character_sets_are_sets(a: CharSet, b: CharSet, point: int) -> None:
    scalar = not 0xD800 <= point <= 0xDFFF
    assert (point in ~a) == (scalar and point not in a)
    assert (point in (a | b)) == (point in a or point in b)
    assert (point in (a & b)) == (point in a and point in b)
    assert (point in (a - b)) == (point in a and point not in b)
    assert ~~a == a
    assert ~(a | b) == ~a & ~b
    assert len(a) + len(~a) == len(EVERYTHING) == 0x110000 - 0x800


@given(runs)
def test_a_character_set_has_one_form(given_runs: list[tuple[int, int]]) -> None:
    shuffled = random.Random(0).sample(given_runs, len(given_runs))
    charset = CharSet.of(given_runs)
    assert charset == CharSet.of(shuffled) == CharSet.of(charset.runs)
    assert all(high + 1 < low for (_, high), (low, _) in zip(charset.runs, charset.runs[1:], strict=False))


@given(st.lists(charsets, max_size=5))
def test_a_partition_never_splits_a_set(sets: list[CharSet]) -> None:
    starts, range_classes, sets_of_class = partition(sets)
    held = [sets_of_class[char_class] for char_class in range_classes]
    assert len(set(sets_of_class)) == len(sets_of_class) == len(set(range_classes))
    assert list(dict.fromkeys(range_classes)) == sorted(set(range_classes))
    assert starts[0] == 0
    assert list(starts) == sorted(set(starts))
    for index, charset in enumerate(sets):
        ends = [*(start - 1 for start in starts[1:]), LAST]
        members = [(low, high) for low, high, holding in zip(starts, ends, held, strict=True) if index in holding]
        assert CharSet.of(members) == charset


# ---- automata against derivatives -----------------------------------------------------------------------------------


@given(trees(negated=True))
def test_an_automaton_accepts_what_its_tree_means(tree: Node) -> None:
    dfa = compile_tree(tree)
    for word in WORDS:
        assert dfa.first_error(word) == first_error(tree, word), word
        assert dfa.accepts(word) == accepts(tree, word)


@given(trees(negated=True))
def test_an_automaton_has_at_least_the_states_that_its_tree_shows(tree: Node) -> None:
    assert least_states(tree) <= len(compile_tree(tree).table)


@pytest.mark.parametrize("low", [0, 2])
def test_doublings_are_refused_before_a_state_is_made(low: int) -> None:
    tree = text("a")
    for _ in range(40):
        tree = Repeat(tree, low, 2)
    with budget(1000), pytest.raises(TooLarge, match="more than 400000 states"):
        compile_tree(tree)


@given(st.lists(st.text(st.sampled_from(LETTERS), max_size=5), min_size=1))
def test_words_have_the_automaton_of_any_other_tree(words: list[str]) -> None:
    tree = alt(map(text, words))
    assert compile_tree(tree) == compile_tree(Part(tree, "part"))
    assert list(algebra.strings(compile_tree(tree))) == sorted({*words}, key=lambda word: (len(word), word))


@given(trees(), st.integers(0, 9))
def test_a_byte_limit_counts_utf8(tree: Node, limit: int) -> None:
    limited = compile_tree(MaxBytes(tree, limit))
    for word in WORDS:
        assert limited.accepts(word) == (accepts(tree, word) and len(word.encode()) <= limit), word


@given(st.sampled_from(BOUNDARIES), st.integers(1, 5))
def test_a_byte_limit_knows_the_width_of_every_plane(character: str, limit: int) -> None:
    limited = compile_tree(MaxBytes(repeat(Chars(EVERYTHING), 0, None), limit))
    for times in range(7):
        assert limited.accepts(character * times) == (len((character * times).encode()) <= limit)


@given(trees(negated=True))
def test_no_automaton_reads_a_surrogate(tree: Node) -> None:
    for dfa in (compile_tree(tree), algebra.complement(compile_tree(tree))):
        for surrogate in ("\ud800", "\udbff", "\udc00", "\udfff"):
            assert dfa.first_error(surrogate) == 0


# ---- the canonical form ---------------------------------------------------------------------------------------------


def blocks(dfa: DFA) -> int:
    """How many states a textbook refinement (Moore) leaves."""
    block = [int(state in dfa.finals) for state in range(len(dfa.table))]
    while True:
        keys = [(block[s], *(DEAD if t == DEAD else block[t] for t in row)) for s, row in enumerate(dfa.table)]
        following = [sorted(set(keys)).index(key) for key in keys]
        if len(set(following)) == len(set(block)):
            return len(set(block))
        block = following


@given(dfas)
def test_an_automaton_is_minimal_trimmed_and_in_order(dfa: DFA) -> None:
    assert blocks(dfa) == len(dfa.table)
    met = [0]
    for row in (dfa.table[state] for state in range(len(dfa.table))):
        met.extend(t for t in dict.fromkeys(row) if t != DEAD and t not in met)
    assert met == list(range(len(dfa.table))), "states are numbered breadth first"
    firsts = [symbol.runs[0][0] for symbol in dfa.char_classes]
    assert firsts == sorted(firsts), "classes are numbered by their least character"
    columns = list(zip(*dfa.table, strict=True))
    assert len(set(columns)) == len(columns), "no two classes mean the same"
    if dfa.accepting:
        assert all(algebra.shortest(from_state(dfa, state)) is not None for state in range(len(dfa.table)))
    else:
        assert dfa == compile_tree(NOTHING)


def from_state(dfa: DFA, start: int) -> DFA:
    """What may follow in a state: the automaton with that state first."""
    order = [start, *(state for state in range(len(dfa.table)) if state != start)]
    table = [[DEAD if t == DEAD else order.index(t) for t in dfa.table[state]] for state in order]
    return canonical(dfa.range_starts, dfa.range_classes, table, {order.index(state) for state in dfa.accepting})


@given(dfas)
def test_minimising_twice_changes_nothing(dfa: DFA) -> None:
    table = [list(row) for row in dfa.table]
    assert canonical(dfa.range_starts, dfa.range_classes, table, set(dfa.accepting)) == dfa


@given(dfas, st.randoms(use_true_random=False))
def test_the_numbers_of_states_and_classes_do_not_matter(dfa: DFA, rng: random.Random) -> None:
    states = [0, *rng.sample(range(1, len(dfa.table)), len(dfa.table) - 1)]
    kinds = rng.sample(range(len(dfa.char_classes)), len(dfa.char_classes))
    table = [[DEAD if dfa.table[s][k] == DEAD else states.index(dfa.table[s][k]) for k in kinds] for s in states]
    classes = tuple(DEAD if kind == DEAD else kinds.index(kind) for kind in dfa.range_classes)
    assert canonical(dfa.range_starts, classes, table, {states.index(s) for s in dfa.accepting}) == dfa


@given(trees(negated=True), trees(negated=True), trees(negated=True))
def test_equal_languages_have_equal_tables(a: Node, b: Node, c: Node) -> None:
    equal = [
        (alt((a, b)), alt((b, a))),
        (seq((a, alt((b, c)))), alt((seq((a, b)), seq((a, c))))),
        (repeat(a, 1, None), seq((a, repeat(a, 0, None)))),
        (repeat(alt((a, b)), 0, None), repeat(seq((repeat(a, 0, None), repeat(b, 0, None))), 0, None)),
        (repeat(a, 1, 3), alt((seq((a, a, a)), a, seq((a, a))))),
        (seq((repeat(seq((a, b)), 0, None), a)), seq((a, repeat(seq((b, a)), 0, None)))),
    ]
    for single, other in equal:
        assert compile_tree(single) == compile_tree(other)
        assert printed(compile_tree(single)) == printed(compile_tree(other))


def printed(dfa: DFA) -> str:
    return literal(
        {"starts": dfa.range_starts, "classes": dfa.range_classes, "table": dfa.table, "accepting": dfa.accepting}
    )


# ---- algebra --------------------------------------------------------------------------------------------------------


@given(dfas, dfas)
def test_complement_turns_intersection_into_union(a: DFA, b: DFA) -> None:
    assert algebra.complement(algebra.union(a, b)) == algebra.intersection(algebra.complement(a), algebra.complement(b))
    assert algebra.complement(algebra.intersection(a, b)) == algebra.union(algebra.complement(a), algebra.complement(b))
    assert algebra.difference(a, b) == algebra.intersection(a, algebra.complement(b))
    assert algebra.complement(algebra.complement(a)) == a


@given(trees(negated=True), trees(negated=True))
def test_set_algebra_is_that_of_the_strings(left: Node, right: Node) -> None:
    a, b = compile_tree(left), compile_tree(right)
    union, both, only = algebra.union(a, b), algebra.intersection(a, b), algebra.difference(a, b)
    for word in WORDS:
        in_a, in_b = accepts(left, word), accepts(right, word)
        assert (union.accepts(word), both.accepts(word), only.accepts(word)) == (
            in_a or in_b,
            in_a and in_b,
            in_a > in_b,
        )
        assert algebra.complement(a).accepts(word) != in_a


@given(trees(), trees())
@example(seq((text("a"), repeat(Chars(CharSet.chars(LETTERS)), 0, None))), text("a"))
def test_a_witness_is_the_first_string_that_separates(left: Node, right: Node) -> None:
    a, b = compile_tree(left), compile_tree(right)
    actual = algebra.witness(a, b)
    separating = [word for word in WORDS if accepts(left, word) and not accepts(right, word)]
    if actual is None:
        assert not separating
        assert algebra.witness(a, b) is None
        assert algebra.union(a, b) == b
    elif separating:
        assert actual == separating[0]
    else:
        assert len(actual) > len(WORDS[-1])
    if actual is not None:
        assert accepts(left, actual)
        assert not accepts(right, actual)
    assert (algebra.common(a, b) is None) == (not algebra.intersection(a, b).accepting)
    assert (a == b) == (actual is None and algebra.witness(b, a) is None)


@given(trees())
def test_counting_is_enumerating(tree: Node) -> None:
    dfa = compile_tree(tree)
    for length in range(len(WORDS[-1]) + 1):
        assert algebra.count(dfa, length) == sum(accepts(tree, word) for word in WORDS if len(word) == length)


@given(trees())
def test_strings_come_shorter_first_then_in_code_point_order(tree: Node) -> None:
    members = [word for word in WORDS if accepts(tree, word)]
    assert list(islice(algebra.strings(compile_tree(tree)), len(members))) == members
    assert algebra.shortest(compile_tree(tree)) == next(algebra.strings(compile_tree(tree)), None)


@given(trees())
def test_the_longest_string(tree: Node) -> None:
    dfa, lengths = compile_tree(tree), []
    bound = algebra.longest(dfa)
    if bound is None:
        assert any(algebra.count(dfa, length) for length in range(50, 50 + len(dfa.table)))
    else:
        lengths = [length for length in range(bound + 20) if algebra.count(dfa, length)]
        assert max(lengths, default=-1) == bound


@given(trees(negated=True), st.integers(0, 8), st.integers(0, 2**32))
def test_a_sample_is_in_the_language(tree: Node, length: int, seed: int) -> None:
    dfa = compile_tree(tree)
    name = algebra.sample(dfa, random.Random(seed), length)
    if name is None:
        assert algebra.count(dfa, length) == 0
    else:
        assert len(name) == length
        assert accepts(tree, name)
        assert name == algebra.sample(dfa, random.Random(seed), length)


def test_every_string_of_a_length_is_equally_likely() -> None:
    # `a` begins six strings, the line feed one: a walk that chose states fairly would draw that one half of the time.
    tree = alt((seq((text("a"), Chars(CharSet.chars("abcdef")))), text("\nb")))
    rng = random.Random(1)
    drawn = [algebra.sample(compile_tree(tree), rng, 2) for _ in range(7_000)]
    assert set(drawn) == {"aa", "ab", "ac", "ad", "ae", "af", "\nb"}
    assert all(850 < drawn.count(word) < 1150 for word in set(drawn))


def test_a_language_of_a_few_hundred_states_is_built_at_once() -> None:
    long = compile_tree(repeat(Chars(CharSet.of([(0x21, 0x7E)])), 1, 255))
    assert len(long.table) == 256
    assert algebra.count(long, 255) == 94**255
    assert algebra.witness(long, compile_tree(repeat(Chars(CharSet.of([(0x21, 0x7E)])), 1, 254))) == "!" * 255


def test_the_empty_language_and_the_empty_string() -> None:
    assert algebra.shortest(compile_tree(NOTHING)) is None
    assert list(algebra.strings(compile_tree(NOTHING))) == []
    assert algebra.longest(compile_tree(NOTHING)) == -1
    assert list(algebra.strings(compile_tree(EMPTY))) == [""]
    anything = compile_tree(Repeat(Chars(EVERYTHING), 0, None))
    assert algebra.complement(anything) == compile_tree(NOTHING)
    assert len(anything.table) == 1


def test_a_product_is_bounded() -> None:
    def cycle(length: int) -> DFA:
        return compile_tree(repeat(text("a" * length), 0, None))

    assert len(algebra.intersection(cycle(7), cycle(11)).table) == 77
    with pytest.raises(TooLarge, match="more than 400000 states"):
        algebra.intersection(cycle(641), cycle(643))
    assert algebra.common(cycle(641), cycle(643)) == ""


def test_a_search_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(algebra, "MOST_PAIRS", 100)
    a, b = compile_tree(repeat(text("a" * 11), 1, None)), compile_tree(repeat(text("a" * 13), 1, None))
    with pytest.raises(TooLarge, match="more than 100 states"):
        algebra.common(a, b)
    monkeypatch.setattr(algebra, "MOST_PAIRS", 200)
    assert algebra.common(a, b) == "a" * 143


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 1), (0, None), (1, 1), (1, 2), (1, None), (2, 2)])
def test_nothing_repeated_is_the_empty_text_or_nothing(low: int, high: int | None) -> None:
    assert repeat(NOTHING, low, high) == (EMPTY if low == 0 else NOTHING)
