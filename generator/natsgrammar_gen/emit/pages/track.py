"""The content of a railroad diagram: boxes in rows, choices and loops, which SVG and text draw.

The diagram follows the rule as written. Small building blocks are drawn in place; for larger and imported ones there is
a box with their name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lark import Token, Tree

from natsgrammar_gen.emit.explain import PRINTABLE, describe
from natsgrammar_gen.grammar.lowering import lower
from natsgrammar_gen.grammar.model import Definition, Grammar, is_name
from natsgrammar_gen.language.ast import All, Alt, Chars, Checked, MaxBytes, Node, Repeat, Seq, with_texts
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import EVERYTHING, CharSet

_SMALL = 4  # leaves of a building block that is drawn in place
_FAR_TOO_MANY = 800  # tokens of a rule: the drawing would be thrown away
_MANY = 72  # printable characters: above, naming the excluded ones is shorter
_RANGES = [CharSet.of([run]) for run in ((0x30, 0x39), (0x41, 0x5A), (0x61, 0x7A))]
_ALPHANUMERIC = CharSet.of(run for kind in _RANGES for run in kind.runs)


@dataclass(frozen=True, slots=True)
class Box:
    """A literal text, a character from a set, a name's rule, or a note about the track before."""

    label: str
    kind: Literal["text", "set", "name", "note"]


@dataclass(frozen=True, slots=True)
class Row:
    """Tracks one after the other."""

    items: tuple[Track, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice between tracks."""

    items: tuple[Track, ...]


@dataclass(frozen=True, slots=True)
class Loop:
    """The item `low` to `high` times; None is without bound."""

    item: Track
    low: int
    high: int | None


Track = Box | Row | Choice | Loop


def as_written(grammar: Grammar, definition: Definition) -> Track | None:
    """Return a definition's track with its limits; None if it is far too large or not written in Lark."""
    body = definition.body
    if body is None or (isinstance(body, Tree) and sum(1 for _ in body.scan_values(bool)) > _FAR_TOO_MANY):
        return None
    track = _named(definition.name, grammar, whole=True)
    limits = [Box(limit, "note") for limit in _limits(definition.tree)]
    return Row((track, *limits)) if limits else track


def _limits(tree: Node) -> Iterator[str]:
    match tree:
        case MaxBytes(item, limit):
            yield from _limits(item)
            yield f"at most {limit} bytes"
        case Checked():
            yield "a check digit"
        case All(items):
            for item in items:
                if isinstance(item, Repeat) and item.item == Chars(EVERYTHING):
                    yield f"{item.low} to {item.high} characters" if item.high else f"at least {item.low} characters"
                else:
                    yield from _limits(item)


def anchor(definition: Definition) -> str:
    """Return the definition's anchor on its edition's page, as Markdown derives it from the heading."""
    return definition.kebab if definition.public else f"part-{definition.name.lower()}"


def named_parts(grammar: Grammar, definition: Definition) -> list[Definition]:
    """Return the definitions that the diagram only names, each once."""
    parts: dict[str, Definition] = {}

    def visit(body: Tree[Token] | Token | None, whole: bool) -> None:
        names = [body] if isinstance(body, Token) else body.scan_values(is_name) if body else []
        for name in map(str, names):
            part = grammar.definitions.get(name)
            in_place = whole and (isinstance(body, Token) or (body is not None and body.data == "name"))
            if part is not None and (in_place or _is_small(part)):
                visit(part.body, whole)
            elif part is not None:
                parts.setdefault(name, part)

    visit(definition.body, whole=True)
    return list(parts.values())


def building_blocks(grammar: Grammar) -> list[Definition]:
    """Return the definitions without an address that diagrams only name."""
    return [d for d in grammar.definitions.values() if not d.public and not _is_small(d)]


def _is_small(definition: Definition) -> bool:
    return _leaves(definition.tree) <= _SMALL


def _named(name: str, grammar: Grammar, whole: bool = False) -> Track:
    definition = grammar.definitions.get(name)
    if definition is None:
        return Box(name, "name")
    if whole or _is_small(definition):
        return _syntax(definition.body, grammar, whole) if definition.body else track_of(definition.tree)
    return Box(name, "name")


def _syntax(node: Tree[Token] | Token, grammar: Grammar, whole: bool = False) -> Track:
    """Return a right-hand side's track. A single name is drawn in place, whatever its size."""
    if isinstance(node, Token):
        return _named(str(node), grammar, whole)
    children = node.children
    match str(node.data):
        case "name":
            return _named(str(children[0]), grammar, whole)
        case "expansions":
            return Choice(tuple(_syntax(child, grammar) for child in children))
        case "expansion":
            return Row(tuple(_syntax(child, grammar) for child in children))
        case "maybe":
            return Loop(_syntax(children[0], grammar), 0, 1)
        case "expr":
            return Loop(_syntax(children[0], grammar), *_bounds(node))
    return track_of(lower(node, lambda _: Seq(())))


def _bounds(node: Tree[Token]) -> tuple[int, int | None]:
    bounds = [str(child) for child in node.children[1:]]
    fixed: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
    return fixed.get(bounds[0]) or (int(bounds[0]), int(bounds[-1]))


def track_of(tree: Node) -> Track:
    """Return a tree's track without limits. Raises TypeError for other nodes."""
    match tree:
        case Chars(charset):
            return Box(charset.single, "text") if charset.single is not None else Box(characters(charset), "set")
        case Seq(items):
            return Row(tuple(Box(run, "text") if isinstance(run, str) else track_of(run) for run in with_texts(items)))
        case Alt(items):
            return Choice(tuple(map(track_of, items)))
        case Repeat(item, low, high):
            return Loop(track_of(item), low, high)
    raise TypeError(tree)  # the others are computed, or the root of a rule


def characters(charset: CharSet) -> str:
    """Describe a set in a few words, or list its characters and ranges."""
    if charset - PRINTABLE or len(charset) > _MANY:
        return describe(charset).replace("`", "")
    parts: list[str] = []
    for kind in _RANGES:
        for low, high in (charset & kind).runs:
            parts += [f"{chr(low)}-{chr(high)}"] if high - low > 1 else map(chr, range(low, high + 1))
    return " ".join([*parts, *map(chr, charset - _ALPHANUMERIC)])


@memoized
def _leaves(tree: Node) -> int:
    match tree:
        case Seq(items):
            return sum(1 if isinstance(run, str) else _leaves(run) for run in with_texts(items))
        case Alt(items):
            return sum(map(_leaves, items))
        case Repeat(item) | MaxBytes(item) | Checked(item):
            return _leaves(item)
    return 1


def times(low: int, high: int | None) -> str:
    """Return the number of repeats in words, or "" for once or more."""
    if high is None:
        return "" if low < 2 else f"at least {low} times"
    return f"{low} times" if low == high else f"{max(low, 1)} to {high} times"
