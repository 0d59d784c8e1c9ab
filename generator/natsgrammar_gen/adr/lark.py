"""Expressions in two forms side by side: their text in our subset of Lark, and the language that they mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from natsgrammar_gen.language.ast import NOTHING, Chars, Node, alt, repeat, seq
from natsgrammar_gen.language.ast import text as exactly
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.queries import longest, shortest

_CHOICE, _ROW, _ATOM = range(3)  # how tightly the text of an expression holds together
_NAME = re.compile(
    "\0(.*?)\0"
)  # a name in the text, until it is known how Lark spells it; NUL itself is always escaped
_PRINTABLE = CharSet.of([(0x21, 0x7E)])
_WHOLE = (_PRINTABLE, CharSet.of([(0, 0x7F)]), EVERYTHING)
_WORD = [CharSet.of([run]) for run in ((0x41, 0x5A), (0x61, 0x7A), (0x30, 0x39))]


@dataclass(frozen=True, slots=True)
class Expression:
    """A text in Lark and its language. `items`: of a row; `repeated`: the item of a repeat, and its bounds."""

    text: str
    node: Node
    binding: int = _ATOM
    items: tuple[Expression, ...] = ()
    repeated: tuple[Expression, int, int | None] | None = None

    @property
    def chars(self) -> CharSet | None:
        """The set that a single character is taken from, or None where more or less than one character is meant."""
        return self.node.set if isinstance(self.node, Chars) else None

    @property
    def names(self) -> set[str]:
        """The names in the text."""
        return set(_NAME.findall(self.text))

    def spelled(self, spelling: Callable[[str], str]) -> str:
        """The text with its names as Lark spells them."""
        return _NAME.sub(lambda found: spelling(found[1]), self.text)

    def atom(self, least: int = _ATOM) -> str:
        """The text, in parentheses if it binds more loosely."""
        return self.text if self.binding >= least else f"({self.text})"


UNKNOWN = Expression("", NOTHING)  # marks a place where a problem was reported, so that it causes no further one


def literal(text: str) -> Expression:
    """Exactly this text."""
    return Expression('"' + "".join(_character(c, '"\\') for c in text) + '"', exactly(text))


def one_of(chars: CharSet) -> Expression:
    """One character of the set, spelled as what it leaves out where that is shorter."""
    if len(chars) == 1:
        return literal(chr(next(iter(chars))))
    for whole in _WHOLE:
        out = whole - chars
        if not chars - whole and out and len(out.runs) < len(chars.runs):
            return Expression(f"/(?!{_members(out)}){_members(whole)}/", Chars(chars))
    return Expression(f"/{_members(chars)}/", Chars(chars))


def named(name: str, meaning: Expression) -> Expression:
    """The expression by its name."""
    return replace(meaning, text=f"\0{name}\0", binding=_ATOM)


def row(items: Iterable[Expression]) -> Expression:
    """The items one after another."""
    every = tuple(items)
    if len(every) == 1:
        return every[0]
    return Expression(" ".join(it.atom(_ROW) for it in every), seq(it.node for it in every), _ROW, every)


def choice(items: Iterable[Expression]) -> Expression:
    """Any one of the items."""
    every = tuple(items)
    return (
        every[0]
        if len(every) == 1
        else Expression(" | ".join(it.text for it in every), alt(it.node for it in every), 0)
    )


def times(item: Expression, low: int, high: int | None) -> Expression:
    """The item `low` to `high` times; `high` None is without bound."""
    atom = item.atom()
    sign = {(0, None): "*", (1, None): "+", (0, 1): "?"}.get((low, high))
    if sign is None:
        sign = f"~{low} {atom}*" if high is None else f"~{low}" if low == high else f"~{low}..{high}"
    return Expression(atom + sign, repeat(item.node, low, high), _ROW, (), (item, low, high))


def of_length(body: Expression, low: int, high: int | None) -> Expression | None:
    """The texts of the expression that have `low` to `high` characters, or None where our Lark cannot count them.

    It can where exactly one item has no fixed length, and that item repeats a single character.
    """
    items = body.items or (body,)
    widths = [_width(item.node) for item in items]
    fixed = sum(width for width in widths if width is not None)
    if None not in widths:
        return body if low <= fixed and (high is None or fixed <= high) else None
    at = widths.index(None)
    low, high = max(0, low - fixed), None if high is None else high - fixed
    if widths.count(None) > 1 or (high is not None and high < 0):
        return None
    inner = of_length(items[at], low, high) if items[at].items else _counted(items[at], low, high)
    return row((*items[:at], inner, *items[at + 1 :])) if inner else None


def _counted(body: Expression, low: int, high: int | None) -> Expression | None:
    if body.repeated is None or body.repeated[0].chars is None:
        return None
    item, least, most = body.repeated
    low, high = max(low, least), min((bound for bound in (high, most) if bound is not None), default=None)
    return times(item, low, high) if high is None or low <= high else None


def _width(node: Node) -> int | None:
    """How many characters each text of the language has, or None where they differ."""
    dfa = compile_tree(node)
    least = shortest(dfa)
    return len(least) if least is not None and longest(dfa) == len(least) else None


def _members(chars: CharSet) -> str:
    """The set as a class of a regular expression: letters and digits first; no run is cut by the surrogates."""
    runs: list[tuple[int, int]] = []
    if not chars - _WHOLE[1]:
        for word in _WORD:
            runs += (chars & word).runs
            chars -= word
    for low, high in chars.runs:
        if runs and runs[-1][1] == 0xD7FF and low == 0xE000:
            low = runs.pop()[0]
        runs.append((low, high))
    spelled = []
    for low, high in runs:
        first, last = (_character(chr(point), "\\]^-/[") for point in (low, high))
        spelled.append(first if low == high else first + last if high == low + 1 else f"{first}-{last}")
    return f"[{''.join(spelled)}]"


def _character(character: str, special: str) -> str:
    point = ord(character)
    if character in special:
        return f"\\{character}"
    if 0x21 <= point <= 0x7E or (point == 0x20 and "]" not in special):
        return character
    return f"\\x{point:02X}" if point <= 0xFF else f"\\u{point:04X}" if point <= 0xFFFF else f"\\U{point:08X}"
