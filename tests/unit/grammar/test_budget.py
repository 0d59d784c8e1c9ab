"""Work is counted, and the same work costs the same whatever was computed before."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from natsgrammar.diagnostics import Refused
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import grammar_files, load_grammar
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.language.ast import Alt, Chars, Node, Repeat, alt, repeat, seq, size, text
from natsgrammar_gen.language.budget import STEPS, OutOfBudget, budget, remembered, spend
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.possessive import possessive, possessive_each
from tests.support.depth import by_day
from tests.support.own_grammars import written


def test_a_budget_ends_with_its_steps() -> None:
    with budget(10) as work:
        spend(10)
        with pytest.raises(OutOfBudget, match="more than 10 steps"):
            spend(1)
    assert work.spent == 11
    spend(10**12)  # nothing is limited outside


def test_what_an_inner_budget_spends_is_taken_from_the_outer_one() -> None:
    with budget(10):
        with budget(None):
            spend(6)
        with pytest.raises(OutOfBudget, match="more than 10 steps"), budget(100):
            spend(6)
    with budget(100) as outer:
        with pytest.raises(OutOfBudget, match="more than 5 steps"), budget(5):
            spend(6)
        spend(1)
    assert outer.spent == 7


def test_a_result_is_paid_for_once_in_each_budget() -> None:
    ran = []

    @remembered
    def costly(steps: int) -> int:
        ran.append(steps)
        spend(steps)
        return steps + cheap(steps)

    @remembered
    def cheap(steps: int) -> int:
        spend(1)
        return steps

    for _ in range(2):
        with budget() as work:
            assert (costly(7), costly(7)) == (14, 14)
        assert work.spent == 8
    assert ran == [7]
    with pytest.raises(OutOfBudget, match="more than 7 steps"), budget(7):
        costly(7)
    with pytest.raises(OutOfBudget, match="more than 8 steps"), budget(8):
        costly(9)
    assert ran == [7, 9]
    with budget(10) as work:
        costly(9)
    assert (ran, work.spent) == ([7, 9, 9], 10)


@pytest.mark.parametrize(
    "path", by_day(grammar_files(grammar_root()), 12), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_our_own_grammars_take_a_fraction_of_the_budget(path: Path) -> None:
    with budget(STEPS * 3 // 4):
        grammar = load_grammar(path, grammar_root())
    with budget(STEPS):
        (edition,) = editions([grammar])
        assert all(rule.python for rule in edition.rules.values())


def test_a_hard_proof_is_given_up_and_leaves_the_others_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def hard(letter: str) -> Node:
        return seq((repeat(alt(text(letter * many) for many in range(1, 9)), 0, None), text("!")))

    easy = seq((repeat(text("a"), 1, None), text("!")))
    trees = {"a": hard("a"), "easy": easy, "b": hard("b")}
    full = possessive_each(trees)
    assert full["easy"] == (seq((Repeat(text("a"), 1, None, possessive=True), text("!"))), True)
    monkeypatch.setattr("natsgrammar_gen.language.possessive._MOST", 200)
    monkeypatch.setattr("natsgrammar_gen.language.possessive._LEAST", 100)
    assert possessive_each(trees) == {**full, "a": (trees["a"], False), "b": (trees["b"], False)}
    monkeypatch.setattr("natsgrammar_gen.language.possessive.STEPS", 0)
    assert possessive_each(trees)["easy"] == full["easy"], "whatever the others took"
    with budget(20):
        assert possessive_each({"a": hard("a")})["a"] == (trees["a"], False)


def test_what_one_proof_takes_the_next_one_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    trees = {letter: seq((repeat(text(letter), 1, None), text("!"))) for letter in "ab"}
    with budget(None) as work:
        proved = possessive(trees["a"])
    monkeypatch.setattr("natsgrammar_gen.language.possessive.STEPS", work.spent)
    monkeypatch.setattr("natsgrammar_gen.language.possessive._MOST", work.spent)
    monkeypatch.setattr("natsgrammar_gen.language.possessive._LEAST", 1)
    assert possessive_each(trees) == {"a": proved, "b": (trees["b"], False)}


# ---- what used to grow faster than the tree -------------------------------------------------------------------------


def spent(count: int) -> int:
    """The steps to compile an alternation of so many words."""
    with budget(None) as work:
        compile_tree(alt(text(f"w{number}") for number in range(count)))
    return work.spent


def test_an_alternation_costs_as_much_as_its_length() -> None:
    assert spent(8000) < 12 * spent(1000)


def test_words_that_hardly_share_anything_cost_a_few_steps_a_letter() -> None:
    letters = random.Random(1)
    words = ["".join(letters.choices("abcdefgh", k=8)) for _ in range(1000)]
    with budget(None) as work:
        compile_tree(alt(map(text, words)))
    assert work.spent < 20 * 8 * len(words)


def test_what_follows_many_alternatives_is_compiled_once() -> None:
    rest = repeat(Chars(CharSet.chars("0123456789")), 1, 200)

    def spent(words: int) -> int:
        with budget(None) as work:
            compile_tree(alt(seq((text(f"w{number:02}"), rest)) for number in range(words)))
        return work.spent

    assert spent(40) < 1.5 * spent(10)


def test_options_of_options_are_one_repeat() -> None:
    letter = Chars(CharSet.chars("ab"))
    assert repeat(repeat(letter, 0, 1), 4096, 4096) == Repeat(letter, 0, 4096)
    assert repeat(repeat(letter, 0, 1), 2, None) == Repeat(letter, 0, None)
    assert repeat(repeat(letter, 0, 1), 1, 1) == Repeat(letter, 0, 1)
    assert len(compile_tree(repeat(repeat(letter, 0, 1), 40, 40)).table) == 41


def test_neighbouring_characters_are_one_set_and_the_first_of_equals_stays() -> None:
    a, b, c, word = text("a"), text("b"), text("c"), text("xy")
    assert alt((a, b, c)) == Chars(CharSet.chars("abc"))
    assert alt((word, a, word, b)) == Alt((word, Chars(CharSet.chars("ab"))))
    assert alt((a, word, a, b)) == Alt((a, word, b))


def test_the_size_of_a_tree_counts_shared_parts_as_often_as_they_stand_there() -> None:
    pair = seq((repeat(text("a"), 0, 1), repeat(text("b"), 0, 1)))
    assert size(pair) == 5
    assert size(repeat(alt((pair, text("cd"))), 0, None)) == 1 + 1 + 5 + 3


@pytest.mark.parametrize("limit", [8191, pytest.param(65535, marks=pytest.mark.nightly)])
def test_the_longest_limit_fits_rules_of_several_states(tmp_path: Path, limit: int) -> None:
    """As MQTT has it: the shares of topic filters. A product with the limit takes twice the steps."""
    text = f"""// @title MQTT

// @length 1..{limit}
// @good "$share/a/b/+/#"
// @bad "$share/a" at 8
share: "$share/" /[^\\/+#]+/ "/" (_level "/")* (_level | "#")
_level: "+" | /[^\\/+#]/*
"""
    with budget(STEPS // 2 * (limit + 1) // 65536):
        grammar = load_grammar(written(tmp_path, "t/1.lark", text) / "t/1.lark", tmp_path)
        dfa = grammar.rules["share"].dfa
    longest = "$share/a/" + "b" * (limit - 9)
    assert dfa.accepts(longest)
    assert dfa.first_error(longest + "b") == limit


def test_a_limit_is_the_cause_of_too_many_states(tmp_path: Path) -> None:
    row = '// @title T\n\n// @length 1..65535\nrow: item ("," item)*\n\n// @length 1..64\nitem: /[a-z]+/\n'
    with pytest.raises(Refused, match="states; its limit multiplies states: use a smaller limit, fewer"):
        load_grammar(written(tmp_path, "t/1.lark", row) / "t/1.lark", tmp_path)
    longer = row.replace("1..64\n", "1..65535\n")
    message = "of work up to `row`; its limit multiplies states: use a smaller limit, fewer"
    with budget(STEPS // 10), pytest.raises(Refused, match=message):
        load_grammar(written(tmp_path, "t/2.lark", longer) / "t/2.lark", tmp_path)


@pytest.mark.parametrize("limit", [8191, pytest.param(65535, marks=pytest.mark.nightly)])
def test_a_part_has_the_longest_limit(tmp_path: Path, limit: int) -> None:
    row = f'// @title T\n\nrow: item "." /[a-z]+/\n\n// @part item\n// @length {limit}..{limit}\nitem: /[a-z]+/\n'
    with budget(STEPS * (limit + 1) // 65536):
        dfa = load_grammar(written(tmp_path, "t/1.lark", row) / "t/1.lark", tmp_path).rules["row"].dfa
    assert [dfa.first_error("a" * limit + rest) for rest in (".a", "a")] == [None, limit]
