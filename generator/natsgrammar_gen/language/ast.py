"""The syntax tree of a regular language: a rule's right-hand side.

Printers (regular expressions, documentation) work from the tree, because it keeps the shape in which people wrote the
rule. Build trees with the functions below: they simplify as they go, so equal shapes compare equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.checksum import Checksum


class _Hashed:
    """A node that computes its hash once.

    Trees are the keys of every cache, and a hash walks the whole tree: with hashes computed each time, loading and
    writing natsgrammar's own tables takes 10.9 s of processor time instead of 7.2 s.
    """

    __slots__ = ("_hash",)
    _hash: int

    def __init_subclass__(cls) -> None:
        cls.__hash__ = _Hashed.__hash__  # type: ignore[method-assign] # else a dataclass makes its own

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            object.__setattr__(self, "_hash", hash(tuple(getattr(self, name) for name in self.__slots__)))
            return self._hash


@dataclass(frozen=True, slots=True)
class Chars(_Hashed):
    """One character out of a set; the empty set is the empty language."""

    set: CharSet


@dataclass(frozen=True, slots=True)
class Seq(_Hashed):
    """The items one after another; no items is the empty string."""

    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Alt(_Hashed):
    """Any item."""

    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Repeat(_Hashed):
    """The item from `low` to `high` times; `high` None is without bound.

    `possessive` marks a repeat proved never to backtrack (see `possessive.py`).
    """

    item: Node
    low: int
    high: int | None
    possessive: bool = False


@dataclass(frozen=True, slots=True)
class MaxBytes(_Hashed):
    """The item's strings whose UTF-8 encoding has at most `limit` bytes. Only ever the root of a rule."""

    item: Node
    limit: int


@dataclass(frozen=True, slots=True)
class Checked(_Hashed):
    """The item's strings with a sum (see `checksum.py`). Expressions leave it out: only automata add."""

    item: Node
    sum: Checksum


@dataclass(frozen=True, slots=True)
class Part(_Hashed):
    """The item, and a name for the text it matches. Only in trees with named parts (see `parts.py`)."""

    item: Node
    name: str


@dataclass(frozen=True, slots=True)
class All(_Hashed):
    """The strings in all items. Only ever the root of a computed rule, or inside its MaxBytes."""

    items: tuple[Node, ...]


Node = Chars | Seq | Alt | Repeat | MaxBytes | Checked | Part | All

EMPTY = Seq(())
NOTHING = Chars(CharSet())


def text(value: str) -> Node:
    """Return the language with exactly one string."""
    return seq(map(_character, value))


@lru_cache
def _character(character: str) -> Node:
    return Chars(CharSet.chars(character))


def only_text(node: Node) -> str | None:
    """Return the string if the language is written as one string, else None."""
    characters = node.items if isinstance(node, Seq) else (node,)
    single = [item.set.single or "" for item in characters if isinstance(item, Chars)]
    return "".join(single) if len(single) == len(characters) and all(single) else None


def with_texts(items: Iterable[Node]) -> list[str | Node]:
    """Return the items, with consecutive characters joined to one text."""
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
    """Return the items in a row, flattened."""
    flat: list[Node] = []
    for item in items:
        flat.extend(item.items if isinstance(item, Seq) else (item,))
    if NOTHING in flat:
        return NOTHING
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def alt(items: Iterable[Node]) -> Node:
    """Return the choice between the items, flattened, without duplicates; neighbouring characters become one set."""
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
    """Return the item `low` to `high` times; trivial repeats vanish."""
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


@lru_cache
def nullable(node: Node) -> bool:
    """Return whether the empty string is in the language."""
    if isinstance(node, Chars):
        return False
    if isinstance(node, Repeat) and node.low == 0:
        return True
    return (any if isinstance(node, Alt) else all)(map(nullable, children(node)))


def children(node: Node) -> tuple[Node, ...]:
    """Return the nodes directly below a node."""
    match node:
        case Seq(items) | Alt(items) | All(items):
            return items
        case Repeat(item) | MaxBytes(item) | Checked(item) | Part(item):
            return (item,)
    return ()


def unlimited(tree: Node) -> Node:
    """Return the node without its limits."""
    return tree.item if isinstance(tree, MaxBytes) else tree.items[-1] if isinstance(tree, All) else tree


def rebuilt(tree: Node, change: Callable[[Node], Node]) -> Node:
    """Return the tree with every node changed, from the leaves up; equal nodes are changed once."""
    known: dict[Node, Node] = {}

    def new(node: Node) -> Node:
        if node not in known:
            made = change(_with_children(node, new))
            known[node] = node if made == node else made  # equal trees stay one tree, which is compared fast
        return known[node]

    return new(tree)


def _with_children(node: Node, new: Callable[[Node], Node]) -> Node:
    match node:
        case Seq(items):
            return seq(map(new, items))
        case Alt(items):
            return alt(map(new, items))
        case All(items):
            return All(tuple(map(new, items)))
        case Repeat(item, low, high, False):
            return repeat(new(item), low, high)
        case Repeat(item) | MaxBytes(item) | Checked(item) | Part(item):
            return replace(node, item=new(item))
    return node


def levels(*trees: Node) -> Iterator[list[Node]]:
    """Yield the trees' different nodes, level by level from the top."""
    level = [*trees]
    while level:
        yield level
        level = [*dict.fromkeys(child for node in level for child in children(node))]


def depth(node: Node) -> int:
    """Return the number of levels."""
    return sum(1 for _ in levels(node))


def size(node: Node, once: bool = False) -> int:
    """Return how many nodes there are; `once` counts the children under equal ones once."""
    sizes: dict[Node, int] = {}
    for below in reversed([*levels(node)]):
        for each in below:
            sizes.setdefault(each, 1 + sum(map(sizes.__getitem__, children(each))))
    return 1 + sum(len(children(each)) for each in sizes) if once else sizes[node]


def least_states(tree: Node) -> int:
    """Return a number of states that any automaton for a tree without sums and limits has.

    Along the longest text in a finite language, or the shortest in another, no state comes twice.
    """
    nodes, lengths = [node for level in levels(tree) for node in level], dict[Node, int]()
    endless = any(isinstance(node, Repeat) and node.high is None for node in nodes)
    for node in reversed(nodes):
        below = [lengths[child] for child in children(node)]
        if isinstance(node, Alt):
            lengths[node] = (min if endless else max)(below)
        elif isinstance(node, Repeat):
            lengths[node] = below[0] * (node.low if endless else node.high or 0)
        else:
            lengths[node] = sum(below, int(isinstance(node, Chars) and node != NOTHING))
    return 1 + lengths[tree]


def charsets(*trees: Node) -> set[CharSet]:
    """Return every character set in the trees."""
    return {node.set for level in levels(*trees) for node in level if isinstance(node, Chars)}


def sums(tree: Node) -> list[Checked]:
    """Return the different nodes with a sum."""
    return [node for level in levels(tree) for node in level if isinstance(node, Checked)]
