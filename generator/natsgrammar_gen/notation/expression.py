"""Expressions in two forms side by side: their text in our Lark subset, and their language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import inf

from natsgrammar_gen.language.ast import EMPTY, NOTHING, Alt, Chars, Node, Repeat, Seq, alt, repeat, seq
from natsgrammar_gen.language.ast import text as exactly
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.regex_printer import code_point, escaped, members

CHOICE, ROW, ATOM = range(3)  # how tightly the parts of a text bind
_NAME = re.compile("\0(.*?)\0")  # a name in the text, until its spelling in Lark is known; NUL itself is always escaped
_WHOLE = (CharSet.of([(0x21, 0x7E)]), CharSet.of([(0, 0x7F)]), EVERYTHING)
_SPECIAL = frozenset("\\^$.|?*+()[]{}/-#&~")
WORDS = [CharSet.of([run]) for run in ((0x41, 0x5A), (0x61, 0x7A), (0x30, 0x39))]


@dataclass(frozen=True, slots=True)
class Limit:
    """A length that no Lark text counts: for a whole name, in characters and in UTF-8 bytes."""

    low: int = 0
    high: int | None = None
    max_bytes: int | None = None

    def __and__(self, other: Limit) -> Limit:
        highs = [bound for bound in (self.high, other.high) if bound is not None]
        most = [bound for bound in (self.max_bytes, other.max_bytes) if bound is not None]
        return Limit(max(self.low, other.low), min(highs, default=None), min(most, default=None))


@dataclass(frozen=True, slots=True)
class Expression:
    """A Lark text and its language, before `limit` applies. `items` are a row's, `repeated` is a repeat's."""

    text: str
    node: Node
    binding: int = ATOM
    items: tuple[Expression, ...] = ()
    repeated: Expression | None = None
    limit: Limit = Limit()
    size: int = 1  # leaves of the node

    @property
    def chars(self) -> CharSet | None:
        """The set for a single character, or None if the expression means more or less than one."""
        return self.node.set if isinstance(self.node, Chars) else None

    @property
    def names(self) -> set[str]:
        """The names in the text."""
        return set(_NAME.findall(self.text))

    @property
    def is_row(self) -> bool:
        """Whether the text is several items, not in parentheses."""
        return bool(self.items) and self.binding == ROW

    def spelled(self, spelling: Callable[[str], str]) -> str:
        """Return the text with its names as Lark spells them."""
        return _NAME.sub(lambda match: spelling(match[1]), self.text)

    def atom(self, least: int = ATOM) -> str:
        """Return the text, in parentheses if it binds more loosely."""
        return self.text if self.binding >= least else f"({self.text})"

    def of_length(self, low: int, high: int | None) -> Expression | None:
        """Return the expression's texts with `low` to `high` characters, or None if there are none."""
        least, most = _widths(self.node)
        if most < low or (high is not None and high < least):
            return None
        if low <= least and high is not None and most <= high:
            return self
        return _counted(self, low, high) or replace(self, limit=self.limit & Limit(low, high))


UNKNOWN = Expression("", NOTHING)  # marks a place with a reported problem, to prevent further ones
NEVER = Expression("", NOTHING, size=0)  # where a recursion is cut: no text
NOTHING_AT_ALL = Expression("", EMPTY, size=0)  # the empty text


def literal(text: str) -> Expression:
    """Return the expression for exactly this text."""
    if not text:
        return NOTHING_AT_ALL
    spelled = "".join(" " if c == " " else escaped(ord(c), '"\\', code_point) for c in text)
    return Expression(f'"{spelled}"', exactly(text), size=len(text))


def in_either_case(text: str) -> Expression:
    """Return the expression for this text, its ASCII letters in upper or lower case."""
    if not re.search("[A-Za-z]", text):
        return literal(text)
    cases = [CharSet.chars(c.lower() + c.upper() if c.isascii() else c) for c in text]
    spelled = "".join(
        f"[{c.upper()}{c.lower()}]" if c.isascii() and c.isalpha() else escaped(ord(c), _SPECIAL, code_point)
        for c in text
    )
    return Expression(f"/{spelled}/", seq(map(Chars, cases)), size=len(text))


def one_of(chars: CharSet) -> Expression:
    """Return one character from the set, spelled by its complement where that is shorter."""
    if len(chars) == 1:
        return literal(chr(next(iter(chars))))
    for whole in _WHOLE:
        out = whole - chars
        if not chars - whole and out and len(out.runs) < len(chars.runs):
            return Expression(f"/(?!{_class(out)}){_class(whole)}/", Chars(chars))
    return Expression(f"/{_class(chars)}/", Chars(chars))


def named(name: str, meaning: Expression) -> Expression:
    """Return the expression by its name."""
    return replace(meaning, text=f"\0{name}\0", binding=ATOM)


def row(items: Iterable[Expression]) -> Expression:
    """Return the items one after another."""
    every = tuple(items)
    if NEVER in every:
        return NEVER
    every = tuple(item for item in every if item != NOTHING_AT_ALL) or every[:1]
    if len(every) == 1:
        return every[0]
    text, size = " ".join(item.atom(ROW) for item in every), sum(item.size for item in every)
    return Expression(text, seq(item.node for item in every), ROW, every, size=size)


def choice(items: Iterable[Expression]) -> Expression:
    """Return the choice between the items."""
    some = tuple(item for item in items if item != NEVER)
    every = tuple(item for item in some if item != NOTHING_AT_ALL)
    if len(every) < len(some):
        return times(choice(every), 0, 1) if every else NOTHING_AT_ALL
    if not every:
        return NEVER
    if len(every) == 1:
        return every[0]
    text, size = " | ".join(item.text for item in every), sum(item.size for item in every)
    return Expression(text, alt(item.node for item in every), CHOICE, size=size)


def times(item: Expression, low: int, high: int | None) -> Expression:
    """Return the item `low` to `high` times; `high` None means unbounded."""
    if high == 0 or item == NOTHING_AT_ALL or (item == NEVER and not low):
        return NOTHING_AT_ALL
    if item == NEVER:
        return NEVER
    sign = {(0, None): "*", (1, None): "+", (0, 1): "?"}.get((low, high))
    if sign is None and item.binding == CHOICE and item.chars:  # Lark multiplies out a choice that is counted
        item = one_of(item.chars)
    atom = item.atom()
    if sign is None:
        sign = f"~{low} {atom}*" if high is None else f"~{low}" if low == high else f"~{low}..{high}"
    return Expression(atom + sign, repeat(item.node, low, high), ROW, (), item, size=item.size)


def _counted(body: Expression, low: int, high: int | None) -> Expression | None:
    """Return the same with Lark's repeats, if a single character repeats, alone or as one item in a row; else None."""
    if isinstance(body.node, Repeat) and isinstance(body.node.item, Chars):
        chars, least, most = body.node.item.set, body.node.low, body.node.high
        item = body.repeated if body.repeated and body.repeated.chars == chars else one_of(chars)
        return times(item, max(low, least), min((bound for bound in (high, most) if bound is not None), default=None))
    widths = [_widths(item.node) for item in body.items]
    fixed = sum(int(least) for least, most in widths if least == most)
    match [at for at, (least, most) in enumerate(widths) if least != most]:
        case [at]:
            inner = _counted(body.items[at], max(0, low - fixed), None if high is None else high - fixed)
            return row((*body.items[:at], inner, *body.items[at + 1 :])) if inner else None
    return None


def _widths(node: Node) -> tuple[float, float]:
    match node:
        case Seq(items):
            lows, highs = zip((0, 0), *map(_widths, items), strict=True)
            return sum(lows), sum(highs)
        case Alt(items):
            lows, highs = zip(*map(_widths, items), strict=True)
            return min(lows), max(highs)
        case Repeat(item, low, high):
            least, most = _widths(item)
            return low * least, (inf if high is None else high * most) if most else 0
        case _:
            return 1, 1


def _class(chars: CharSet) -> str:
    """Return the set as a regular expression's class: letters and digits first, no run cut by the surrogates."""
    runs: list[tuple[int, int]] = []
    if not chars - _WHOLE[1]:
        for word in WORDS:
            runs += (chars & word).runs
            chars -= word
    for low, high in chars.runs:
        if runs and runs[-1][1] == 0xD7FF and low == 0xE000:
            low = runs.pop()[0]
        runs.append((low, high))
    inside = members(runs, lambda point: escaped(point, "\\]^-/[", code_point))
    return f"[{inside}]"
