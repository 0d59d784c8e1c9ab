"""The syntax tree of a regular language: the right-hand side of a rule.

Printers (regular expressions, documentation) work from the tree, because it keeps the shape in which people wrote the
rule. Build trees with the functions below: they simplify as they go, so that equal shapes compare equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import and_
from typing import TypeVar

from natsgrammar_gen.language.charset import CharSet

T = TypeVar("T")


class _Hashed:
    __slots__ = ("_hash",)


def _hashed_once(node: type[T]) -> type[T]:
    """The same class, but it walks a tree for its hash once: trees are the keys of all that is remembered."""
    walk = node.__hash__

    def hashed(self: T) -> int:
        try:
            found: int = self._hash  # type: ignore[attr-defined]
        except AttributeError:
            found = walk(self)
            object.__setattr__(self, "_hash", found)
        return found

    node.__hash__ = hashed  # type: ignore[method-assign,assignment]
    return node


@_hashed_once
@dataclass(frozen=True, slots=True)
class Chars(_Hashed):
    """One character of a set; the empty set is the empty language."""

    set: CharSet


@_hashed_once
@dataclass(frozen=True, slots=True)
class Seq(_Hashed):
    """The items one after another; no items is the empty string."""

    items: tuple[Node, ...]


@_hashed_once
@dataclass(frozen=True, slots=True)
class Alt(_Hashed):
    """Any one of the items."""

    items: tuple[Node, ...]


@_hashed_once
@dataclass(frozen=True, slots=True)
class Repeat(_Hashed):
    """The item from `low` to `high` times; `high` None is without bound.

    `possessive` marks a repeat that is proved never to backtrack (see `possessive.py`).
    """

    item: Node
    low: int
    high: int | None
    possessive: bool = False


@_hashed_once
@dataclass(frozen=True, slots=True)
class MaxBytes(_Hashed):
    """The item's strings whose UTF-8 encoding has at most `limit` bytes. Only ever the root of a rule."""

    item: Node
    limit: int


@_hashed_once
@dataclass(frozen=True, slots=True)
class Part(_Hashed):
    """The item, and the name of what it matches. Only in trees that are asked for their parts (see `parts.py`)."""

    item: Node
    name: str


@_hashed_once
@dataclass(frozen=True, slots=True)
class All(_Hashed):
    """The strings that all items have. Only ever the root of a computed rule, or inside its MaxBytes."""

    items: tuple[Node, ...]


Node = Chars | Seq | Alt | Repeat | MaxBytes | Part | All

EMPTY = Seq(())
NOTHING = Chars(CharSet())


def text(value: str) -> Node:
    """The language of exactly one string."""
    characters = tuple(map(_character, value))
    return characters[0] if len(characters) == 1 else Seq(characters)


@lru_cache
def _character(character: str) -> Node:
    return Chars(CharSet.chars(character))


def only_text(node: Node) -> str | None:
    """The one string of a language that was written as one string, else None."""
    characters = node.items if isinstance(node, Seq) else (node,)
    single = [item.set.single or "" for item in characters if isinstance(item, Chars)]
    return "".join(single) if len(single) == len(characters) and all(single) else None


def with_texts(items: Iterable[Node]) -> list[str | Node]:
    """The items, with consecutive characters as one text."""
    runs: list[str | Node] = []
    for item in items:
        character = item.set.single if isinstance(item, Chars) else None
        if character is None:
            runs.append(item)
        elif runs and isinstance(before := runs[-1], str):
            runs[-1] = before + character
        else:
            runs.append(character)
    return runs


def seq(items: Iterable[Node]) -> Node:
    """The items in a row, flattened."""
    flat: list[Node] = []
    for item in items:
        flat.extend(item.items if isinstance(item, Seq) else (item,))
    if NOTHING in flat:
        return NOTHING
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def alt(items: Iterable[Node]) -> Node:
    """Any of the items, flattened, without duplicates; neighbouring single characters become one set."""
    flat: list[Node] = []
    seen: set[Node] = set()
    neighbours: dict[int, list[CharSet]] = {}
    for item in items:
        for part in item.items if isinstance(item, Alt) else (item,):
            if isinstance(part, Chars) and flat and isinstance(flat[-1], Chars):
                neighbours.setdefault(len(flat) - 1, [flat[-1].set]).append(part.set)
            elif part not in seen:
                seen.add(part)
                flat.append(part)
    for at, sets in neighbours.items():
        flat[at] = Chars(CharSet.union(sets))
    return flat[0] if len(flat) == 1 else Alt(tuple(flat)) if flat else NOTHING


def repeat(item: Node, low: int, high: int | None) -> Node:
    """The item `low` to `high` times; trivial repeats vanish."""
    if (low, high) == (1, 1) or item == EMPTY:
        return item
    if high == 0 or (item == NOTHING and low == 0):
        return EMPTY
    if item == NOTHING:
        return NOTHING
    if isinstance(item, Repeat):
        inner, bounds = item, (low, high)
        if (inner.low, inner.high) == (0, 1):
            return repeat(inner.item, 0, high)
        if (inner.low, inner.high) in ((0, None), (1, None)) and bounds in ((0, 1), (0, None), (1, None)):
            return Repeat(inner.item, min(inner.low, low), None)
    return Repeat(item, low, high)


def nullable(node: Node) -> bool:
    """Whether the empty string is in the language."""
    match node:
        case Chars():
            return False
        case Seq(items) | All(items):
            return all(nullable(item) for item in items)
        case Alt(items):
            return any(nullable(item) for item in items)
        case Repeat(item, low):
            return low == 0 or nullable(item)
        case MaxBytes(item) | Part(item):
            return nullable(item)


def first(node: Node) -> CharSet:
    """The characters that a string of the language can begin with."""
    match node:
        case Chars(charset):
            return charset
        case Seq(items):
            start = next((at for at, item in enumerate(items) if not nullable(item)), len(items))
            return CharSet.union(map(first, items[: start + 1]))
        case Alt(items):
            return CharSet.union(map(first, items))
        case All(items):
            return reduce(and_, map(first, items))
        case Repeat(item) | MaxBytes(item) | Part(item):
            return first(item)


def levels(*trees: Node) -> Iterator[list[Node]]:
    """The nodes of the trees, level by level from the top."""
    level = [*trees]
    while level:
        yield level
        below: list[Node] = []
        for node in level:
            match node:
                case Chars():
                    pass
                case Seq(items) | Alt(items) | All(items):
                    below += items
                case Repeat(item) | MaxBytes(item) | Part(item):
                    below.append(item)
        level = below


def depth(node: Node) -> int:
    """The number of levels of the tree."""
    return sum(1 for _ in levels(node))


def size(node: Node) -> int:
    """The number of nodes of the tree."""
    return sum(map(len, levels(node)))


def charsets(*trees: Node) -> set[CharSet]:
    """Every character set in the trees."""
    return {node.set for level in levels(*trees) for node in level if isinstance(node, Chars)}
