"""Random small languages, and what they mean by a second, slower way: derivatives (Brzozowski 1964)."""

from __future__ import annotations

import pickle
from functools import cache, lru_cache
from itertools import product
from pathlib import Path

from hypothesis import strategies as st

from natsgrammar_gen.compare.dialects import portable
from natsgrammar_gen.grammar.load import grammar_files, load_all
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.language.ast import (
    EMPTY,
    NOTHING,
    All,
    Alt,
    Chars,
    Checked,
    MaxBytes,
    Node,
    Part,
    Repeat,
    Seq,
    alt,
    nullable,
    repeat,
    seq,
)
from natsgrammar_gen.language.charset import CharSet
from tests.support.stored import stored

ROOT = Path(__file__).parents[2]
GRAMMAR = ROOT / "grammar"
EDITIONS = [f"{path.parent.name}@{path.stem}" for path in grammar_files(GRAMMAR)]

# One character of each UTF-8 width that random languages use; the line feed is what sloppy anchors let through.
LETTERS = "a\né😀"
BOUNDARIES = [chr(c) for c in (0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF)] + ["\n"]


def words(letters: str, longest: int) -> list[str]:
    """Every string over `letters` of at most `longest` characters, shorter first, then in code point order."""
    ordered = sorted(letters)
    return ["".join(word) for length in range(longest + 1) for word in product(ordered, repeat=length)]


WORDS = words(LETTERS, 4)


def trees(letters: str = LETTERS, negated: bool = False) -> st.SearchStrategy[Node]:
    """Random trees over sets of `letters`, and over everything but such sets if `negated`."""
    sets = st.sets(st.sampled_from(letters), min_size=1).map(lambda chosen: CharSet.chars("".join(chosen)))
    leaves = st.one_of(sets, sets.map(lambda charset: ~charset)) if negated else sets
    bounds = st.sampled_from([(0, None), (1, None), (0, 1), (2, 2), (1, 3), (0, 2), (2, None)])
    return st.recursive(
        leaves.map(Chars) | st.just(EMPTY),
        lambda inner: st.one_of(
            st.lists(inner, min_size=2, max_size=3).map(seq),
            st.lists(inner, min_size=2, max_size=3).map(alt),
            st.tuples(inner, bounds).map(lambda made: repeat(made[0], *made[1])),
        ),
        max_leaves=7,
    )


@lru_cache(maxsize=100_000)
def derivative(tree: Node, letter: str) -> Node:
    """What may follow once `letter` has been read."""
    match tree:
        case Chars(charset):
            return EMPTY if ord(letter) in charset else NOTHING
        case Seq(items):
            if not items:
                return NOTHING
            head, tail = items[0], seq(items[1:])
            read = seq((derivative(head, letter), tail))
            return alt((read, derivative(tail, letter))) if nullable(head) else read
        case Alt(items):
            return alt(derivative(item, letter) for item in items)
        case Repeat(item, low, high):
            left = repeat(item, max(low - 1, 0), None if high is None else high - 1)
            return seq((derivative(item, letter), left))
        case MaxBytes() | Checked() | All() | Part():
            raise AssertionError("only whole rules are limited or intersected, or name parts")


@lru_cache(maxsize=100_000)
def is_empty(tree: Node) -> bool:
    """Whether no string is in the language."""
    match tree:
        case Chars(charset):
            return not charset
        case Seq(items):
            return any(is_empty(item) for item in items)
        case Alt(items):
            return all(is_empty(item) for item in items)
        case Repeat(item, low):
            return low > 0 and is_empty(item)
        case MaxBytes() | Checked() | All() | Part():
            raise AssertionError("only whole rules are limited or intersected, or name parts")


def first_error(tree: Node, name: str) -> int | None:
    """The length of the longest prefix of `name` that some string of the language begins with; None if it is one."""
    for at, letter in enumerate(name):
        tree = derivative(tree, letter)
        if is_empty(tree):
            return at
    return None if nullable(tree) else len(name)


def accepts(tree: Node, name: str) -> bool:
    """Whether `name` is in the language."""
    return first_error(tree, name) is None


@cache
def written() -> list[Grammar]:
    """Every grammar of this project. Never asked for while tests are collected, which each worker does."""
    loaded: list[Grammar] = pickle.loads(stored("grammars.pickle", lambda: pickle.dumps(load_all(GRAMMAR))))
    return loaded


@cache
def grammars() -> list[Grammar]:
    """The same, and the one computed from them."""
    computed = portable(written())
    assert computed is not None
    return [*written(), computed]


@cache
def rules() -> dict[str, Definition]:
    """Every public rule of this project by its full address."""
    return {f"{g.address}:{name}": rule for g in grammars() for name, rule in g.rules.items()}
