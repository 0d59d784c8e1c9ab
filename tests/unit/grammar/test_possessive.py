"""A repeat that is printed without looking back never needed to: the engines' verdict stays the automaton's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.language import possessive as module
from natsgrammar_gen.language.ast import All, Alt, Chars, MaxBytes, Node, Repeat, Seq, alt, repeat, seq, text
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA, compile_tree
from natsgrammar_gen.language.nfa import NFA
from natsgrammar_gen.language.possessive import merge_runs, possessive
from natsgrammar_gen.language.regex_printer import JAVA, PYTHON, expression
from natsgrammar_gen.language.tree import conjuncts
from tests.support.languages import LETTERS, WORDS, accepts, rules, trees
from tests.support.regex_probes import ADDRESSES, expressible, one_of_each
from tests.support.steps import Backtracking, steps

A, B = text("a"), text("\n")


def possessive_repeats(tree: Node) -> list[Repeat]:
    """The repeats of the tree that are marked."""
    match tree:
        case Seq(items) | Alt(items) | All(items):
            return [repeat for item in items for repeat in possessive_repeats(item)]
        case Repeat(item, _, _, marked):
            return [tree, *possessive_repeats(item)] if marked else possessive_repeats(item)
        case MaxBytes(item):
            return possessive_repeats(item)
    return []


@given(trees())
@example(seq((repeat(alt((seq((A, B)), seq((A, A)))), 0, None), repeat(A, 0, 1))))
@example(repeat(seq((repeat(A, 0, 2), B)), 0, None))
@example(repeat(alt((A, seq((A, B)))), 0, None))
@example(seq((repeat(alt((seq((B, repeat(A, 1, None))), text("é"))), 0, None), repeat(seq((B, text("😀"))), 0, 1))))
def test_a_possessive_expression_matches_what_the_tree_means(tree: Node) -> None:
    marked, _ = possessive(tree)
    pattern = re.compile(expression(marked, PYTHON))
    for word in WORDS:
        assert bool(pattern.fullmatch(word)) == accepts(tree, word), (pattern.pattern, word)
        assert Backtracking(marked).fullmatch(word) == accepts(tree, word), (pattern.pattern, word)


@given(trees())
def test_marks_change_nothing_else(tree: Node) -> None:
    marked, deterministic = possessive(tree)
    assert compile_tree(marked) == compile_tree(tree)
    if deterministic and not possessive_repeats(marked):
        assert not any(isinstance(part, Repeat) and part.low != part.high for part in parts(tree))


def parts(tree: Node) -> list[Node]:
    match tree:
        case Seq(items) | Alt(items) | All(items):
            return [tree, *(part for item in items for part in parts(item))]
        case Repeat(item) | MaxBytes(item):
            return [tree, *parts(item)]
    return [tree]


LETTER = Chars(CharSet.of([(0x61, 0x7A)]))


@pytest.mark.parametrize(
    ("tree", "deterministic", "python", "java"),
    [
        (seq((repeat(LETTER, 1, None), text("."))), True, r"[a-z]++\.", r"[a-z]++\."),
        (seq((repeat(LETTER, 0, None), text("a"))), False, "[a-z]*a", "[a-z]*a"),
        (seq((repeat(LETTER, 1, 255), LETTER)), False, "[a-z]{1,255}[a-z]", "[a-z]{1,255}[a-z]"),
        (
            seq((LETTER, repeat(seq((text("."), LETTER)), 0, None))),
            True,
            r"[a-z](?>(?:\.[a-z])*)",
            r"[a-z](?:\.[a-z])*+",
        ),
        (repeat(repeat(LETTER, 1, 2), 2, None), False, "(?:[a-z]{1,2}){2,}", "(?:[a-z]{1,2}){2,}"),
        (seq((repeat(alt((A, seq((A, A)))), 0, None), text("b"))), False, "(?:a|aa)*b", "(?:a|aa)*b"),
        (repeat(LETTER, 3, 3), True, "[a-z]{3}", "[a-z]{3}"),
        (seq((repeat(text("ab"), 0, 1), text("ac"))), True, "(?>(?:ab)?)ac", "(?:ab)?+ac"),
        (seq((repeat(text("ab"), 0, 1), text("abc"))), False, "(?:ab)?abc", "(?:ab)?abc"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_proved_and_what_is_not(tree: Node, deterministic: bool, python: str, java: str) -> None:
    marked, whole = possessive(tree)
    assert whole == deterministic
    assert expression(marked, PYTHON) == python
    assert expression(marked, JAVA) == rf"\A(?:{java})\z"


# ---- time -----------------------------------------------------------------------------------------------------------


def pumped(dfa: DFA, length: int) -> list[str]:
    """Long texts that stay alive to the last character and then fail: around the cycles of the automaton."""
    letters = [chr(symbol.runs[0][0]) for symbol in dfa.char_classes]
    prefixes: dict[int, str] = {0: ""}
    for state in (queue := [0]):
        for kind, target in enumerate(dfa.table[state]):
            if target != DEAD and target not in prefixes:
                prefixes[target] = prefixes[state] + letters[kind]
                queue.append(target)
    collected = []
    for state, prefix in prefixes.items():
        collected += [prefix + cycle * (length // len(cycle)) + "\x1f" for cycle in cycles(dfa, state, letters)]
        if len(collected) >= 12:
            break
    return collected


def cycles(dfa: DFA, start: int, letters: list[str]) -> list[str]:
    """The shortest ways from a state back to itself, one for each first character."""
    collected = []
    for kind, first in enumerate(dfa.table[start]):
        paths = {first: letters[kind]} if first != DEAD else {}
        for state in (queue := list(paths)):
            if state == start:
                collected.append(paths[state])
                break
            for other, target in enumerate(dfa.table[state]):
                if target != DEAD and target not in paths:
                    paths[target] = paths[state] + letters[other]
                    queue.append(target)
    return collected


# Twice the text takes twice the steps if they are linear, four times as many if they are quadratic.
GROWTH = 3


@pytest.mark.parametrize("address", one_of_each(ADDRESSES, every=4))
def test_a_rule_said_to_be_linear_is(address: str) -> None:
    rule = rules()[address]
    marked, deterministic = possessive(rule.tree)
    if deterministic:
        for short, long in zip(pumped(rule.dfa, 100), pumped(rule.dfa, 200), strict=True):
            for written in (marked, *map(merge_runs, conjuncts(expressible(rule)))):
                assert steps(written, long) <= GROWTH * steps(written, short), short[:20]


@pytest.mark.nightly
@pytest.mark.parametrize("address", ADDRESSES)
def test_a_long_name_is_no_trouble_for_a_rule_said_to_be_linear(address: str) -> None:
    """It takes hours if it is one."""
    rule = rules()[address]
    marked, deterministic = possessive(rule.tree)
    if deterministic:
        for name in pumped(rule.dfa, 400_000):
            re.fullmatch(expression(marked, PYTHON), name)


def test_the_main_rules_are_linear() -> None:
    for address in ("adr6@2023-02-01:stream-name", "adr6@2023-02-01:message-subject", "aviso@0.7:wire-token"):
        assert possessive(rules()[address].tree)[1], address


@given(trees(), st.sampled_from(LETTERS), st.sampled_from(LETTERS))
def test_no_random_linear_expression_takes_quadratic_time(tree: Node, letter: str, other: str) -> None:
    marked, deterministic = possessive(tree)
    if deterministic:
        short, long = ((letter + other) * many + "\x1f" for many in (50, 100))
        for written in (marked, merge_runs(tree)):  # other engines have no possessive repeats
            assert steps(written, long) <= GROWTH * steps(written, short)


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        (seq((repeat(LETTER, 0, None), repeat(LETTER, 0, None), text("."))), "a"),
        (seq((repeat(seq((repeat(LETTER, 1, None), repeat(text("."), 0, 1))), 0, None), text("b."))), "a"),
    ],
)
def test_the_steps_of_an_expression_that_looks_back_grow_faster(tree: Node, text: str) -> None:
    assert not possessive(tree)[1]
    assert steps(tree, text * 16 + "\x1f") > GROWTH * steps(tree, text * 8 + "\x1f")


def test_a_run_in_a_loop_is_no_trouble_where_no_repeat_is_possessive(tmp_path: Path) -> None:
    written = repeat(alt((repeat(A, 1, None), seq((B, A)))), 1, None)
    assert possessive(written)[1]
    assert steps(written, "a" * 16 + "\x1f") > GROWTH * steps(written, "a" * 8 + "\x1f")
    merged = merge_runs(written)
    assert compile_tree(merged) == compile_tree(written)
    assert steps(merged, "a" * 16 + "\x1f") <= GROWTH * steps(merged, "a" * 8 + "\x1f")
    (tmp_path / "own").mkdir()
    (tmp_path / "own/1.lark").write_text('x: ("a"+ | "b" "c")+\n', encoding="utf-8")
    (edition,) = editions(load_all(tmp_path))
    assert edition.rules["x"].linear
    assert edition.rules["x"].portable == ("^(?:(?:a|bc)+)$",)


def test_many_literals_are_compared_only_where_one_begins_another(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[Node, int]] = []
    proof = module.prefix_disjoint

    def counting(nfa: NFA, head: Node, whole: int) -> bool:
        compared.append((head, whole))
        return proof(nfa, head, whole)

    monkeypatch.setattr(module, "prefix_disjoint", counting)
    words = [f"word{number:04}x" for number in range(1000)]
    assert possessive(alt(map(text, words)))[1]
    assert not compared
    assert possessive(alt(map(text, ["word0007xyz", *words])))[1]
    assert 0 < len(compared) <= 2
    assert not possessive(alt(map(text, ["word0007xy", "word0007", "word0007xyz"])))[1]
