"""What a sample of rows holds: types of columns, and the distinct texts at the end of each path; needs no Spark."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import Any

from ..contract.ddl import STRING, Array, Map, Primitive, SparkType, Struct
from ..contract.path import Each, Entries, Field, Path, path_text

MOST_TEXT = 100_000_000  # characters of distinct texts that a sample holds
_MANY = 100  # members; an object with more of them in all its rows is a map
_DIGITS = 38  # of the longest decimal
_EXACT = 15  # digits of a number that any double holds
_PLAIN = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
UNKNOWN = Primitive("void")  # of values that are all null
_BOOLEAN = re.compile(r"true|false")


@dataclass(slots=True)
class Seen:
    """The values in one place: how many of each kind, the distinct texts, and what is in arrays and objects."""

    kinds: dict[str, int] = field(default_factory=dict)
    texts: dict[str, int] = field(default_factory=dict)
    elements: Seen | None = None
    members: dict[str, Seen] = field(default_factory=dict)
    largest: int = 0


class Full(Exception):
    """The sample holds as much text as it may."""


@dataclass(slots=True)
class Budget:
    """How many characters of distinct texts may still be kept."""

    left: int = MOST_TEXT

    def take(self, text: str) -> None:
        """Raises Full."""
        self.left -= len(text)
        if self.left < 0:
            raise Full


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts at the end of a path, each with the number of its values; `nulls` of `rows` have none there."""

    path: Path
    counts: dict[str, int]
    rows: int
    nulls: int

    @property
    def column(self) -> str:
        """The path as a contract spells it."""
        return path_text(self.path)


@dataclass(frozen=True, slots=True)
class Sample:
    """What the first rows of a dataset say about it.

    - `unread`: the lines that are no rows: how many, and the first of them with their causes
    - `misfits`: the paths where values have another type than most, and how many
    - `unnamed`: the paths of objects that have a member with an empty name, which is left out
    - `unreadable`: the columns that Spark does not read or no contract can name, which are not among `columns`, and
      what they are
    - `whole`: whether these are all rows
    """

    columns: Struct
    texts: tuple[Texts, ...]
    rows: int
    whole: bool = True
    unread: int = 0
    causes: tuple[str, ...] = ()
    misfits: tuple[tuple[Path, int], ...] = ()
    header: bool = True
    delimiter: str = ","
    unnamed: tuple[Path, ...] = ()
    unreadable: tuple[tuple[str, str], ...] = ()


def add(seen: Seen, value: Any, budget: Budget) -> None:
    """Adds a value as JSON has it. Raises Full."""
    if value.__class__ is str:
        if value in seen.texts:
            seen.texts[value] += 1
        else:
            budget.take(value)
            seen.texts[value] = 1
        return
    kind = _KINDS[value.__class__]
    seen.kinds[kind] = seen.kinds.get(kind, 0) + 1
    if kind == "object":
        for name, member in value.items():
            inside = seen.members.get(name)
            if inside is None:
                budget.take(name)
                inside = seen.members[name] = Seen()
            if member.__class__ is str and member in inside.texts:
                inside.texts[member] += 1
            else:
                add(inside, member, budget)
    elif kind == "array":
        inside = seen.elements = seen.elements or Seen()
        for element in value:
            add(inside, element, budget)
    elif kind == "whole":
        seen.largest = max(seen.largest, abs(value))


_KINDS = {type(None): "null", bool: "boolean", int: "whole", float: "number", list: "array", dict: "object"}


def type_of(seen: Seen) -> SparkType:
    """The type that most of the values have; UNKNOWN if there are none."""
    texts = sum(seen.texts.values())
    kinds = {kind: many for kind, many in seen.kinds.items() if kind != "null"}
    numbers = kinds.pop("whole", 0) + kinds.get("number", 0)
    most = max([("string", texts), ("number", numbers), *kinds.items()], key=lambda it: it[1])[0]
    if not texts and not numbers and not kinds:
        return UNKNOWN
    if most == "number":
        if kinds.get("number"):
            return Primitive("double")
        digits = len(str(seen.largest)) if seen.largest < 10**_DIGITS else _DIGITS + 1
        return Primitive(
            "bigint" if seen.largest < 1 << 63 else f"decimal({_DIGITS},0)" if digits <= _DIGITS else "double"
        )
    if most == "array":
        return Array(type_of(seen.elements or Seen()))
    if most == "object":
        return _object(seen)
    return Primitive(most)


def is_deeper(seen: Seen, most: int) -> bool:
    """Whether the type of the values would be nested deeper than that."""
    level = [seen]
    for _ in range(most):
        level = [inner for it in level for inner in (*it.members.values(), it.elements) if inner is not None]
    return bool(level)


def settled(found: SparkType) -> SparkType:
    """The type with text in place of UNKNOWN."""
    match found:
        case Array(element):
            return Array(settled(element))
        case Map(key, value):
            return Map(key, settled(value))
        case Struct(fields):
            return Struct(tuple((name, settled(inner)) for name, inner in fields))
    return STRING if found == UNKNOWN else found


def _object(seen: Seen) -> SparkType:
    """A struct; a map, if its members are many or named as no field would be, and all of one type."""
    types = {name: type_of(member) for name, member in seen.members.items()}
    kinds, some = {*types.values()} - {UNKNOWN}, len(seen.members)
    rare = some > 3 and sum(map(count, seen.members.values())) < some * seen.kinds["object"] / 2
    named = all(map(_PLAIN.fullmatch, seen.members))
    if not some or (len(kinds) <= 1 and (some > _MANY or rare or not named)):
        return Map(STRING, next(iter(kinds), UNKNOWN))
    return Struct(tuple((name, found) for name, found in types.items() if name))


def count(seen: Seen) -> int:
    """The number of values, nulls included."""
    return sum(seen.kinds.values()) + sum(seen.texts.values())


def merged(seen: Seen) -> Seen:
    """The values of all members of an object."""
    found = Seen()
    for member in seen.members.values():
        _merge(found, member)
    return found


def _merge(into: Seen, seen: Seen) -> None:
    for mine, its in ((into.kinds, seen.kinds), (into.texts, seen.texts)):
        for key, many in its.items():
            mine[key] = mine.get(key, 0) + many
    into.largest = max(into.largest, seen.largest)
    if seen.elements is not None:
        into.elements = into.elements or Seen()
        _merge(into.elements, seen.elements)
    for name, member in seen.members.items():
        _merge(into.members.setdefault(name, Seen()), member)


def texts_of(seen: Seen, found: SparkType, path: Path, rows: int) -> Iterator[Texts]:
    """The texts of a place and of all places in it, by the type of the place."""
    match found:
        case Primitive("string"):
            yield Texts(path, seen.texts, rows, rows - sum(seen.texts.values()))
        case Array(element):
            inside = seen.elements or Seen()
            yield from texts_of(inside, element, (*path, Each()), count(inside))
        case Struct(fields):
            for name, inner in fields:
                inside = seen.members.get(name, Seen())
                yield from texts_of(inside, inner, (*path, Field(name)), seen.kinds.get("object", 0))
        case Map(_, value):
            keys = {name: count(member) for name, member in seen.members.items()}
            yield Texts((*path, Entries(None, True)), keys, sum(keys.values()), 0)
            values = merged(seen)
            yield from texts_of(values, value, (*path, Entries(None, False)), count(values))


def misfits(seen: Seen, found: SparkType, path: Path) -> Iterator[tuple[Path, int]]:
    """The places where some values have another type than most, and how many."""
    fitting = {
        Primitive: ("boolean",) if found == Primitive("boolean") else ("whole", "number"),
        Array: ("array",),
        Map: ("object",),
        Struct: ("object",),
    }[type(found)]
    texts = sum(seen.texts.values())
    others = sum(many for kind, many in seen.kinds.items() if kind not in (*fitting, "null"))
    if found == STRING:
        others, texts = sum(many for kind, many in seen.kinds.items() if kind != "null"), 0
    if others + texts:
        yield path, others + texts
    match found:
        case Array(element):
            yield from misfits(seen.elements or Seen(), element, (*path, Each()))
        case Struct(fields):
            for name, inner in fields:
                yield from misfits(seen.members[name], inner, (*path, Field(name)))
        case Map(_, value):
            yield from misfits(merged(seen), value, (*path, Entries(None, False)))


def unnamed(seen: Seen, found: SparkType, path: Path) -> Iterator[Path]:
    """The places of objects that have a member with an empty name, which no struct has."""
    match found:
        case Array(element):
            yield from unnamed(seen.elements or Seen(), element, (*path, Each()))
        case Struct(fields):
            if "" in seen.members:
                yield path
            for name, inner in fields:
                yield from unnamed(seen.members[name], inner, (*path, Field(name)))
        case Map(_, value):
            yield from unnamed(merged(seen), value, (*path, Entries(None, False)))


def type_of_texts(texts: Collection[str]) -> SparkType:
    """The type of a column of CSV: one that holds all of its fields exactly; of numbers that none holds, text.

    UNKNOWN if there are none.
    """
    if not texts:
        return UNKNOWN
    if all(map(_WHOLE.fullmatch, texts)):
        longest = max(map(len, texts))
        if longest < 19 or (longest <= _DIGITS + 1 and max(abs(int(text)) for text in texts) < 1 << 63):
            return Primitive("bigint")
        return _decimal(texts)
    if are_numbers(texts):
        return Primitive("double") if all(map(_is_double, texts)) else _decimal(texts)
    return Primitive("boolean") if all(map(_BOOLEAN.fullmatch, texts)) else STRING


def are_numbers(texts: Collection[str]) -> bool:
    """Whether there are texts, and each is a number."""
    return bool(texts) and all(map(_NUMBER.fullmatch, texts))


def _is_double(text: str) -> bool:
    """Whether a double has the value of a number, as its shortest spelling shows."""
    if len(text) <= _EXACT + 1 and "e" not in text and "E" not in text:
        return True
    try:
        return Decimal(text) == Decimal(repr(float(text)))
    except InvalidOperation:  # its exponent has twenty digits
        return False


def _decimal(texts: Collection[str]) -> SparkType:
    """The decimal with room for the most digits before the point; text, if there are too many of them."""
    before = scale = 0
    for text in texts:
        try:
            _, digits, exponent = Decimal(text).as_tuple()
        except InvalidOperation:
            return STRING
        assert isinstance(exponent, int)  # it is finite
        before, scale = max(before, len(digits) + exponent), max(scale, -exponent)
    return Primitive(f"decimal({_DIGITS},{scale})") if before + scale <= _DIGITS else STRING
