"""Emitted regular expressions read back into trees, by readers that share nothing with the printer.

Python's are read by `re` itself. All others are read by a small parser that knows what our printer may write and
rejects all else, above all what an engine would understand in another way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from string import hexdigits
from typing import Any

from natsgrammar_gen.language.ast import NOTHING, All, Alt, Chars, MaxBytes, Node, Part, Repeat, Seq, alt, repeat, seq
from natsgrammar_gen.language.charset import EVERYTHING, LAST, CharSet

# The parser and the names of its nodes, which have no types.
sre: Any = import_module("re._parser")
op: Any = import_module("re._constants")


class Unknown(AssertionError):
    """An expression holds something that a reader does not know."""


def possessive(item: Node, low: int, high: int | None) -> Node:
    """A repeat that the expression never gives back of."""
    return item if (low, high) == (1, 1) else Repeat(item, low, high, possessive=True)


# ---- Python ---------------------------------------------------------------------------------------------------------


def read_python(pattern: str, parts: Sequence[str] = ()) -> Node:
    """The tree of an expression for Python's `re.fullmatch`, whose groups are the `parts`."""
    parsed = sre.parse(pattern)
    if parsed.state.flags & ~sre.SRE_FLAG_UNICODE or parsed.state.groups != len(parts) + 1:
        raise Unknown("flags or capturing groups")
    items, looks = list(parsed), []
    while items and items[0][0] is op.ASSERT:
        direction, inner = items.pop(0)[1]
        if direction != 1 or inner[-1] != (op.AT, op.AT_END_STRING):
            raise Unknown("a lookahead that does not reach the end")
        looks.append(_python(list(inner)[:-1], parts))
    return All((*looks, _python(items, parts))) if looks else _python(items, parts)


def _python(items: Any, parts: Sequence[str]) -> Node:
    return seq(_python_item(code, value, parts) for code, value in items)


def _python_item(code: Any, value: Any, parts: Sequence[str]) -> Node:
    if code is op.LITERAL:
        return Chars(CharSet.of([(value, value)]))
    if code is op.IN:
        return Chars(_python_class(value))
    if code is op.BRANCH:
        return alt(_python(branch, parts) for branch in value[1])
    if code is op.SUBPATTERN:
        group, whole = value[0], _python(value[3], parts)
        return whole if group is None else Part(whole, parts[int(group) - 1])
    if code in (op.MAX_REPEAT, op.POSSESSIVE_REPEAT):
        low, high, inner = value
        make = repeat if code is op.MAX_REPEAT else possessive
        return make(_python(inner, parts), low, None if high is op.MAXREPEAT else int(high))
    if code is op.ATOMIC_GROUP and len(value) == 1 and value[0][0] is op.MAX_REPEAT:
        low, high, inner = value[0][1]
        return possessive(_python(inner, parts), low, None if high is op.MAXREPEAT else int(high))
    if code in (op.ASSERT_NOT, op.FAILURE) and not (value and len(value[1])):
        return NOTHING
    raise Unknown(f"{code} in a Python expression")


def _python_class(items: Any) -> CharSet:
    runs = []
    for code, value in items:
        if code not in (op.LITERAL, op.RANGE):
            raise Unknown(f"{code} in a Python character class")
        runs.append((value, value) if code is op.LITERAL else value)
    return CharSet.of(runs)


# ---- all others -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Notation:
    """What a dialect takes a sequence of characters for."""

    name: str
    before: str
    after: str
    end: str  # of a lookahead; none without one
    escapable: str  # after a backslash these mean themselves
    escapable_in_class: str
    numbers: dict[str, tuple[int, ...]]  # escape letter → how many digits; 0: any number, in braces
    refused_in_class: str  # without a backslash
    nested_classes: bool = False  # `[[a-c][e-g]]` and `[a-z&&[^aeiou]]`
    possessive: bool = False
    is_utf8: bool = False  # its texts have no surrogates, so `[^a]` is each other character
    copies: int | None = None  # how often a part may be repeated, all repeats around it multiplied


# java.util.regex.Pattern, Java 17: a backslash before any character that is no letter stands for that character.
JAVA = Notation(
    name="Java",
    before=r"\A(?:",
    after=r")\z",
    end=r"\z",
    escapable=r"\^$.|?*+()[]{}/-",
    escapable_in_class=r"\^-[]",
    numbers={"x": (0,)},
    refused_in_class="[]^&",
    nested_classes=True,
    possessive=True,
)
# What all engines read alike: ECMA-262 22.2.1 with `u` (only SyntaxCharacter and `/` may be escaped, in a class `-`
# too) and with `v` (a class has no bare ClassSetSyntaxCharacter, no ClassSetReservedDoublePunctuator), RE2 (nothing
# looks around, at most 1,000 copies), docs.rs/regex, and those above.
PORTABLE = Notation(
    name="portable",
    before="^(?:",
    after=")$",
    end="",
    escapable=r"\^$.|?*+()[]{}/",
    escapable_in_class=r"\^-[](){}/|",
    numbers={"x": (2,)},
    refused_in_class="[](){}/|^",
    copies=1000,
)
RE2 = replace(PORTABLE, name="RE2", numbers={"x": (2, 0)}, is_utf8=True)
# ECMA-262 22.2.1: with the flag `u`, `\\u{…}` is a character of any number.
ECMASCRIPT = replace(PORTABLE, name="ECMAScript", numbers={"x": (2,), "u": (0,)})
# PostgreSQL 9.7.3.3; it repeats no part more often than 255 times (DUPMAX), but may nest such repeats.
POSTGRES = replace(PORTABLE, name="PostgreSQL", numbers={"u": (4,), "U": (8,)}, is_utf8=True)
# llama.cpp's grammars/README.md, and `parse_char` in its src/llama-grammar.cpp; `_Gbnf` has the rest.
GBNF = Notation(
    name="GBNF",
    before="",
    after="",
    end="",
    escapable='\\"[]-',
    escapable_in_class='\\"[]-',
    numbers={"x": (2,), "u": (4,), "U": (8,)},
    refused_in_class="[]^",
)


def read_java(pattern: str) -> Node:
    """The tree of an expression for Java's `Matcher.find`, anchored at both ends."""
    return _anchored(pattern, JAVA)


def read_portable(pattern: str) -> Node:
    """The tree of an expression that every engine takes, where it searches and `$` is the end alone."""
    return _anchored(pattern, PORTABLE)


def read_re2(pattern: str) -> Node:
    """The tree of an expression in ASCII for RE2, Go and Rust."""
    return _anchored(pattern, RE2)


def read_ecmascript(pattern: str) -> Node:
    """The tree of an expression in ASCII for ECMAScript with the flag `u`."""
    return _anchored(pattern, ECMASCRIPT)


def read_postgres(pattern: str) -> Node:
    """The tree of an expression in ASCII for PostgreSQL's operator `~`."""
    return _anchored(pattern, POSTGRES)


def read_gbnf(text: str) -> Node:
    """The tree of the right-hand side of a rule of GBNF that names no rule."""
    reader = _Gbnf(text, GBNF)
    tree = reader.whole()
    if reader.at != len(reader.text):
        raise reader.unknown()
    return tree


def _anchored(pattern: str, notation: Notation) -> Node:
    if not pattern.startswith(notation.before) or not pattern.endswith(notation.after):
        raise Unknown(f"not anchored as {notation.name} needs it: {pattern[:20]}…{pattern[-20:]}")
    reader = _Reader(pattern[len(notation.before) : len(pattern) - len(notation.after)], notation)
    tree = reader.whole()
    if reader.at != len(reader.text):
        raise reader.unknown()
    if notation.copies is not None and (most := copies(tree)) > notation.copies:
        raise Unknown(f"{notation.name}: {most} copies of a part")
    return tree


def copies(tree: Node) -> int:
    """How often the part that is repeated most is there with all counts written out; RE2 counts no `*`, `+` and `?`."""
    match tree:
        case Seq(items) | Alt(items) | All(items):
            return max(map(copies, items), default=1)
        case Repeat(item, low, high):
            return copies(item) * max(low if high is None else high, 1)
        case Part(item) | MaxBytes(item):
            return copies(item)
    return 1


@dataclass
class _Reader:
    text: str
    notation: Notation
    at: int = 0

    def unknown(self) -> Unknown:
        return Unknown(f"{self.notation.name}, at {self.at}: …{self.text[max(self.at - 10, 0) : self.at + 10]}…")

    def taken(self, expected: str) -> bool:
        """Whether `expected` comes next; if so it is passed."""
        if self.text.startswith(expected, self.at):
            self.at += len(expected)
            return True
        return False

    def whole(self) -> Node:
        looks = []
        while self.notation.end and self.taken("(?=(?:"):
            looks.append(self.choice())
            if not self.taken(f"){self.notation.end})"):
                raise self.unknown()
        return All((*looks, self.choice())) if looks else self.choice()

    def choice(self) -> Node:
        items = [self.sequence()]
        while self.taken("|"):
            items.append(self.sequence())
        return alt(items)

    def sequence(self) -> Node:
        items: list[Node] = []
        while self.at < len(self.text) and self.text[self.at] not in "|)":
            items.append(self.times(self.atom()))
        return seq(items)

    def atom(self) -> Node:
        if self.notation.end and self.taken("(?!)"):
            return NOTHING
        if self.taken("(?:"):
            inner = self.choice()
            if not self.taken(")"):
                raise self.unknown()
            return inner
        if not self.notation.end and self.taken("[^"):
            outside = self.members()
            if outside != EVERYTHING and not self.notation.is_utf8:
                raise self.unknown()
            return Chars(~outside) if outside != EVERYTHING else NOTHING
        if self.taken("["):
            return Chars(self.members())
        if self.text[self.at] in "^$.|?*+()[]{}" or self.text[self.at] < "!":
            raise self.unknown()
        point = self.character(self.notation.escapable)
        return Chars(CharSet.of([(point, point)]))

    def members(self) -> CharSet:
        runs: list[tuple[int, int]] = []
        while not self.taken("]"):
            if self.notation.nested_classes and self.taken("["):
                runs += self.members().runs
                continue
            if self.notation.nested_classes and self.taken("&&[^"):
                barred = self.members()
                if not self.taken("]"):
                    raise self.unknown()
                return CharSet.of(runs) - barred
            low = self.member()
            high = self.member() if self.text[self.at] == "-" and self.taken("-") else low
            if high < low:
                raise self.unknown()
            runs.append((low, high))
        if not runs:
            raise self.unknown()
        return CharSet.of(runs)

    def member(self) -> int:
        if self.text[self.at] in self.notation.refused_in_class and not (
            # Only `&&` means something in Java.
            self.text[self.at] == "&" and self.text[self.at + 1] != "&"
        ):
            raise self.unknown()
        if self.text[self.at] == "-" or self.text[self.at] == self.text[self.at - 1] in "&!#$%*+,.:;<=>?@`~":
            raise self.unknown()
        return self.character(self.notation.escapable_in_class)

    def character(self, escapable: str) -> int:
        if not self.taken("\\"):
            self.at += 1
            return ord(self.text[self.at - 1])
        letter = self.text[self.at]
        self.at += 1
        if letter in self.notation.numbers:
            return self.number(self.notation.numbers[letter])
        if letter not in escapable:
            raise self.unknown()
        return ord(letter)

    def number(self, digits: tuple[int, ...]) -> int:
        if 0 in digits and self.taken("{"):
            end = self.text.index("}", self.at)
            actual, self.at = self.text[self.at : end], end + 1
        else:
            actual = self.text[self.at : self.at + max(digits)]
            self.at += len(actual)
            if len(actual) != max(digits) or not {*actual} <= {*hexdigits}:
                raise self.unknown()
        point = int(actual, 16)
        if point > LAST or 0xD800 <= point <= 0xDFFF:
            raise self.unknown()
        return point

    def times(self, item: Node) -> Node:
        bounds = self.bounds()
        if bounds is None:
            return item
        if self.at < len(self.text) and self.text[self.at] in "?*{":
            raise self.unknown()  # lazy, or a repeat of a repeat
        if self.taken("+"):
            if not self.notation.possessive:
                raise self.unknown()
            return possessive(item, *bounds)
        return repeat(item, *bounds)

    def bounds(self) -> tuple[int, int | None] | None:
        for sign, bounds in (("*", (0, None)), ("+", (1, None)), ("?", (0, 1))):
            if self.taken(sign):
                return bounds
        if not self.taken("{"):
            return None
        end = self.text.index("}", self.at)
        low, comma, high = self.text[self.at : end].partition(",")
        self.at = end + 1
        return int(low), int(high) if high else None if comma else int(low)


class _Gbnf(_Reader):
    """Between items there is a blank, characters are in quotation marks or classes."""

    def choice(self) -> Node:
        items = [self.sequence()]
        while self.taken(" | "):
            items.append(self.sequence())
        return alt(items)

    def sequence(self) -> Node:
        items = [self.times(self.atom())]
        while not self.text.startswith(" | ", self.at) and self.taken(" "):
            items.append(self.times(self.atom()))
        return seq(items)

    def atom(self) -> Node:
        if self.taken(r"[^\x00-\U0010FFFF]"):
            return NOTHING
        if self.taken("("):
            inner = self.choice()
            if not self.taken(")"):
                raise self.unknown()
            return inner
        if self.taken("["):
            return Chars(self.members())
        if not self.taken('"'):
            raise self.unknown()
        points = []
        while not self.taken('"'):
            points.append(self.character(GBNF.escapable))
        return seq(Chars(CharSet.of([(point, point)])) for point in points)
