"""What a production of an ADR says, as an expression that keeps the shape in which the ADR says it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from natsgrammar_gen.language.charset import CharSet

Runs = tuple[tuple[int, int], ...]  # inclusive, as in `CharSet`, but in any order


@dataclass(frozen=True, slots=True)
class Class:
    """One character out of `runs`, in the order in which they are written, that is in none of `barred`."""

    runs: Runs
    barred: Runs = ()

    @property
    def chars(self) -> CharSet:
        """The set that the character is taken from."""
        return CharSet.of(self.runs) - CharSet.of(self.barred)


@dataclass(frozen=True, slots=True)
class Text:
    """Exactly this text."""

    value: str


@dataclass(frozen=True, slots=True)
class Ref:
    """Whatever the production of this name says."""

    name: str


@dataclass(frozen=True, slots=True)
class Row:
    """The items one after another."""

    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """Any one of the items."""

    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Times:
    """The item `low` to `high` times; `high` None is without bound."""

    item: Expression
    low: int
    high: int | None


Expression = Class | Text | Ref | Row | Choice | Times
Lookup = Callable[[str], Expression]
UNKNOWN = Class(())  # stands where a problem was reported, so that it causes no further one


def charset(item: Expression, lookup: Lookup) -> CharSet | None:
    """The set that a single character is taken from, or None where more or less than one character is meant."""
    match item:
        case Class():
            return item.chars
        case Text(value):
            return CharSet.chars(value) if len(value) == 1 else None
        case Ref(name):
            return charset(lookup(name), lookup)
        case Choice(items):
            sets = [charset(part, lookup) for part in items]
            known = [found for found in sets if found is not None]
            return CharSet.of(run for found in known for run in found.runs) if len(known) == len(sets) else None
        case _:
            return None


def alphabet(item: Expression, lookup: Lookup) -> CharSet:
    """Every character that can stand in a text of the expression."""
    match item:
        case Class():
            return item.chars
        case Text(value):
            return CharSet.chars(value)
        case Ref(name):
            return alphabet(lookup(name), lookup)
        case Times(inner):
            return alphabet(inner, lookup)
        case Row(items) | Choice(items):
            return CharSet.of(run for part in items for run in alphabet(part, lookup).runs)


def nullable(item: Expression, lookup: Lookup) -> bool:
    """Whether the empty text is one of the expression."""
    match item:
        case Class():
            return False
        case Text(value):
            return not value
        case Ref(name):
            return nullable(lookup(name), lookup)
        case Times(inner, low):
            return low == 0 or nullable(inner, lookup)
        case Row(items):
            return all(nullable(part, lookup) for part in items)
        case Choice(items):
            return any(nullable(part, lookup) for part in items)


def references(item: Expression) -> set[str]:
    """The names that the expression uses directly."""
    match item:
        case Ref(name):
            return {name}
        case Times(inner):
            return references(inner)
        case Row(items) | Choice(items):
            return {name for part in items for name in references(part)}
        case _:
            return set()


def union(items: Iterable[Expression], lookup: Lookup) -> Class:
    """One character out of any of the items, each of which is one character; the order of writing is kept."""
    runs: list[tuple[int, int]] = []
    for item in items:
        match item:
            case Class(own, ()):
                runs.extend(own)
            case _:
                found = charset(item, lookup)
                runs.extend(found.runs if found else ())
    whole = CharSet.of(runs)
    return Class(tuple(runs) if sum(high - low + 1 for low, high in runs) == len(whole) else whole.runs)


def between(item: Expression, low: int, high: int | None, lookup: Lookup) -> Expression | None:
    """The texts of the expression that have `low` to `high` characters, or None where our Lark cannot count them.

    It can where exactly one part has no fixed length, and that part repeats a single character.
    """
    parts = item.items if isinstance(item, Row) else (item,)
    fixed, open_part = 0, None
    for at, part in enumerate(parts):
        size = _width(part, lookup)
        if size is not None:
            fixed += size
        elif open_part is None:
            open_part = at
        else:
            return None
    if open_part is None:
        return item if low <= fixed and (high is None or fixed <= high) else None
    repeated = parts[open_part]
    while isinstance(repeated, Ref):
        repeated = lookup(repeated.name)
    if isinstance(repeated, Row):
        inner = between(repeated, max(0, low - fixed), None if high is None else high - fixed, lookup)
    elif isinstance(repeated, Times) and charset(repeated.item, lookup) is not None:
        least = max(repeated.low, low - fixed)
        most = repeated.high if high is None else min(high - fixed, repeated.high or high)
        inner = Times(repeated.item, least, most) if most is None or most >= least else None
    else:
        inner = None
    return (
        None
        if inner is None
        else Row((*parts[:open_part], inner, *parts[open_part + 1 :]))
        if len(parts) > 1
        else inner
    )


def _width(item: Expression, lookup: Lookup) -> int | None:
    """How many characters each text of the expression has, or None where they differ."""
    match item:
        case Class():
            return 1
        case Text(value):
            return len(value)
        case Ref(name):
            return _width(lookup(name), lookup)
        case Times(inner, low, high):
            size = _width(inner, lookup)
            return size * low if size is not None and low == high else None
        case Row(items):
            sizes = [_width(part, lookup) for part in items]
            return sum(size for size in sizes if size is not None) if None not in sizes else None
        case Choice(items):
            widths = {_width(part, lookup) for part in items}
            return widths.pop() if len(widths) == 1 else None


def lark(item: Expression, name: Callable[[str], str]) -> str:
    """The expression in our subset of Lark; `name` says how a name is spelled there."""
    match item:
        case Class(((low, high),), ()) if low == high:
            return _quoted(chr(low))
        case Class(runs, barred):
            return f"/{f'(?!{_class(barred)})' if barred else ''}{_class(runs)}/"
        case Text(value):
            return _quoted(value)
        case Ref(target):
            return name(target)
        case Row(items):
            return " ".join(_atom(part, name) if isinstance(part, Choice) else lark(part, name) for part in items)
        case Choice(items):
            return " | ".join(lark(part, name) for part in items)
        case Times(inner, low, high):
            atom = _atom(inner, name)
            simple = {(0, None): "*", (1, None): "+", (0, 1): "?"}.get((low, high))
            if simple:
                return atom + simple
            return (
                f"{atom}~{low} {atom}*" if high is None else f"{atom}~{low}" if low == high else f"{atom}~{low}..{high}"
            )


def _atom(item: Expression, name: Callable[[str], str]) -> str:
    text = lark(item, name)
    return text if isinstance(item, Class | Text | Ref) else f"({text})"


def _quoted(text: str) -> str:
    return '"' + "".join(_character(c, '"\\') for c in text) + '"'


def _class(runs: Runs) -> str:
    spelled = []
    for low, high in _joined(runs):
        ends = [_character(chr(point), "\\]^-/[") for point in (low, high)]
        spelled.append(ends[0] if low == high else "".join(ends) if high == low + 1 else "-".join(ends))
    return f"[{''.join(spelled)}]"


def _joined(runs: Runs) -> Runs:
    """The same runs, those on both sides of the surrogates made one: no text can hold a surrogate anyway."""
    joined: list[tuple[int, int]] = []
    for low, high in runs:
        if joined and joined[-1][1] == 0xD7FF and low == 0xE000:
            low = joined.pop()[0]
        joined.append((low, high))
    return tuple(joined)


def _character(character: str, special: str) -> str:
    point = ord(character)
    if character in special:
        return f"\\{character}"
    if 0x21 <= point <= 0x7E or (point == 0x20 and "]" not in special):
        return character
    return f"\\x{point:02X}" if point <= 0xFF else f"\\u{point:04X}" if point <= 0xFFFF else f"\\U{point:08X}"
