"""Types of columns and the distinct texts at the end of each path, from the values of a sample; without Spark."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from itertools import islice
from typing import Any, cast

from natsgrammar.strict_json import Number, is_rounded

from ..contract.ddl import STRING, Array, Map, Primitive, SparkType, Struct, indistinct
from ..contract.path import Each, Entries, Field, Path, path_text
from ..contract.typed_texts import accepts

MOST_TEXT = 100_000_000  # characters of distinct texts that a sample holds
_MANY = 100  # members; an object with more of them in all its rows is a map
_DIGITS = 38  # of the longest decimal
_SHORT = 15  # digits of a number that any double holds,
_EXACT = 10**_SHORT  # and so all whole numbers up to this one
_PLAIN = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
DOUBLE = Primitive("double")
UNKNOWN = Primitive("void")  # of values that are all null


@dataclass(slots=True)
class Seen:
    """The values in one place: how many of each kind, the distinct texts, and the contents of arrays and objects."""

    kinds: dict[str, int] = field(default_factory=dict)
    texts: Counter[str] = field(default_factory=Counter)
    elements: "Seen | None" = None
    members: dict[str, "Seen"] = field(default_factory=dict)
    largest: int = 0
    before: int = 0  # the most digits of a number before its point,
    after: int = 0  # and after it,
    rounded: bool = False  # and whether a double rounds a number


class Full(Exception):
    """Raised when the sample contains as much text as is allowed."""


@dataclass(slots=True)
class Budget:
    """How many characters of distinct texts may still be kept."""

    left: int = MOST_TEXT

    def take(self, text: str) -> None:
        """Count a text. Raises Full."""
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
    """What the first rows of a dataset show.

    - `unread`: the lines that are no rows: how many, and the first of them with their causes
    - `misfits`: the paths where values have another type than most, and how many
    - `unnamed`: the paths of objects that have a member with an empty name, which is left out
    - `unreadable`: the columns that Spark does not read or no contract can name, which are not among `columns`, and
      what they are
    - `undecoded`: the paths to texts with invalid UTF-8, and how many
    - `notes`: lines on numbers that their column does not hold as numbers with all digits
    - `unfit`: the columns of a contract to reject half of their values or more, and why
    - `whole`: whether these are all rows
    - `payloads`: the texts in the rows of columns with JSON, and of `subject`, by column
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
    undecoded: tuple[tuple[Path, int], ...] = ()
    unfit: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    payloads: Mapping[str, Sequence[str | None]] = field(default_factory=dict)


def add(seen: Seen, value: Any, budget: Budget) -> None:
    """Add a value of JSON. Raises Full."""
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
        if seen.largest > _EXACT:
            _measure(seen, str(value))
    elif kind == "number":
        _measure(seen, value)


def add_all(seen: Seen, values: Sequence[Any], budget: Budget) -> None:
    """Add scalars of JSON in one place. Raises Full."""
    if {*map(type, values)} == {str}:
        count_texts(seen.texts, values, budget)
        return
    texts = [value for value in values if value.__class__ is str]
    count_texts(seen.texts, texts, budget)
    whole = [value for value in values if value.__class__ is int]
    if whole and (largest := max(map(abs, whole))) <= _EXACT:
        seen.kinds["whole"] = seen.kinds.get("whole", 0) + len(whole)
        seen.largest = max(seen.largest, largest)
    else:
        whole = []
    if len(texts) + len(whole) < len(values):
        for value in values:
            if value.__class__ is not str and not (whole and value.__class__ is int):
                add(seen, value, budget)


def count_texts(counts: Counter[str], texts: Iterable[str], budget: Budget) -> None:
    """Count texts, of which the budget has room for several, or Full is raised."""
    known = len(counts)
    counts.update(texts)
    fresh = [*islice(reversed(counts), len(counts) - known)]
    budget.left -= sum(map(len, fresh))
    if budget.left < 0:
        for text in fresh:
            del counts[text]
        raise Full


_KINDS = {
    type(None): "null",
    bool: "boolean",
    int: "whole",
    float: "number",
    Number: "number",
    list: "array",
    dict: "object",
}


def type_of(seen: Seen) -> SparkType:
    """Return the type that most of the values have; UNKNOWN if there are none."""
    kinds = {kind: many for kind, many in seen.kinds.items() if kind != "null"}
    numbers = kinds.pop("whole", 0) + kinds.pop("number", 0)
    kinds = {"string": sum(seen.texts.values()), "number": numbers, **kinds}
    match max(kinds, key=lambda kind: kinds[kind]):
        case kind if not kinds[kind]:
            return UNKNOWN
        case "number" if not seen.kinds.get("number") and seen.largest < 1 << 63:
            return Primitive("bigint")
        case "number":
            return DOUBLE if seen.kinds.get("number") and not seen.rounded else _decimal(seen) or DOUBLE
        case "array":
            return Array(type_of(seen.elements or Seen()))
        case "object":
            return _object(seen)
        case kind:
            return Primitive(kind)


def is_deeper(seen: Seen, most: int) -> bool:
    """Return whether the values' type would be nested deeper than that."""
    level = [seen]
    for _ in range(most):
        level = [inner for value in level for inner in (*value.members.values(), value.elements) if inner is not None]
    return bool(level)


def settled(kind: SparkType) -> SparkType:
    """Return the type with text in place of UNKNOWN."""
    match kind:
        case Array(element):
            return Array(settled(element))
        case Map(key, value):
            return Map(key, settled(value))
        case Struct(fields):
            return Struct(tuple((name, settled(inner)) for name, inner in fields))
    return STRING if kind == UNKNOWN else kind


def _object(seen: Seen) -> SparkType:
    """Return a struct, or a map if the members are many or named as no field would be, and all of one type."""
    types = {name: type_of(member) for name, member in seen.members.items()}
    known, some = {*types.values()} - {UNKNOWN}, len(seen.members)
    kind = max(known, key=_lists, default=UNKNOWN)
    are_one = all(other == kind or not _lists(other)[1] for other in known)  # empty lists are lists of anything
    rare = some > 3 and sum(map(count_of, seen.members.values())) < some * seen.kinds["object"] / 2
    named = all(map(_PLAIN.fullmatch, seen.members)) and not indistinct(seen.members)
    if not some or (are_one and (some > _MANY or rare or not named)):
        return Map(STRING, kind)
    return Struct(tuple((name, kind) for name, kind in types.items() if name))


def _lists(kind: SparkType) -> tuple[int, bool]:
    """Return how many lists are around the type of their items, and whether that is known."""
    deep, known = _lists(kind.element) if isinstance(kind, Array) else (-1, kind != UNKNOWN)
    return deep + 1, known


def count_of(seen: Seen) -> int:
    """Return the number of values, nulls included."""
    return sum(seen.kinds.values()) + sum(seen.texts.values())


def _merge(into: Seen, seen: Seen) -> Seen:
    for mine, other in ((into.kinds, seen.kinds), (into.texts, seen.texts)):
        for key, many in other.items():
            mine[key] = mine.get(key, 0) + many
    for name in ("largest", "before", "after", "rounded"):
        setattr(into, name, max(getattr(into, name), getattr(seen, name)))
    if seen.elements is not None:
        into.elements = _merge(into.elements or Seen(), seen.elements)
    for name, member in seen.members.items():
        _merge(into.members.setdefault(name, Seen()), member)
    return into


@dataclass(frozen=True, slots=True)
class Part:
    """The values at the end of a path, their type, and how many there could be: one for each object or element."""

    path: Path
    kind: SparkType
    seen: Seen
    rows: int

    def texts(self) -> Iterator[Texts]:
        """Yield the texts of strings, or those of the keys of maps."""
        if self.kind == STRING:
            yield Texts(self.path, self.seen.texts, self.rows, self.rows - sum(self.seen.texts.values()))
        elif isinstance(self.kind, Map):
            keys = {name: count_of(member) for name, member in self.seen.members.items()}
            yield Texts((*self.path, Entries(None, True)), keys, sum(keys.values()), 0)

    def misfits(self) -> int:
        """Return how many values have another type."""
        match self.kind:
            case Primitive(name):
                fitting = {"string": ["text"], "boolean": ["boolean"]}.get(name, ["whole", "number"])
            case Array():
                fitting = ["array"]
            case _:
                fitting = ["object"]
        kinds = {**self.seen.kinds, "text": sum(self.seen.texts.values())}
        return sum(many for kind, many in kinds.items() if kind not in ("null", *fitting))


def parts(seen: Seen, kind: SparkType, path: Path, rows: int) -> Iterator[Part]:
    """Yield the values in one place of `rows`, then those in all places within it; an empty path is that of rows."""
    yield Part(path, kind, seen, rows)
    match kind:
        case Array(element):
            inside = seen.elements or Seen()
            yield from parts(inside, element, (*path, Each()), count_of(inside))
        case Struct(fields):
            objects = seen.kinds.get("object", 0) if path else rows
            for name, inner in fields:
                yield from parts(seen.members.get(name, Seen()), inner, (*path, Field(name)), objects)
        case Map(_, value):
            inside = Seen()
            for member in seen.members.values():
                _merge(inside, member)
            yield from parts(inside, value, (*path, Entries(None, False)), count_of(inside))


def type_of_texts(texts: Collection[str]) -> SparkType:
    """Return the narrowest type that holds all fields of CSV exactly: text if no other, UNKNOWN if no fields."""
    if not texts:
        return UNKNOWN
    are_whole = all(map(_WHOLE.fullmatch, texts))
    if are_whole and (max(map(len, texts)) <= _SHORT or all(accepts(text, "bigint") for text in texts)):
        return Primitive("bigint")
    if are_numbers(texts):
        if not are_whole and not any(map(is_rounded, texts)):
            return DOUBLE
        seen = Seen()
        for text in texts:
            _widen(seen, text)
        return _decimal(seen) or STRING
    return Primitive("boolean") if all(accepts(text, "boolean") for text in texts) else STRING


def are_numbers(texts: Collection[str]) -> bool:
    """Return whether there are texts, and each is a number."""
    return bool(texts) and all(map(_NUMBER.fullmatch, texts))


def note(path: Path, kind: SparkType) -> str:
    """Return the note on numbers that a double rounds, in a place of the type `double` or `string`."""
    more = "use a `decimal`, or write them as strings" if kind == DOUBLE else "so they stay text"
    return f"{path_text(path)}: a `double` rounds some numbers; {more}"


def _measure(seen: Seen, text: str) -> None:
    """Count the digits of a number."""
    point, size = text.find("."), len(text)
    is_short = 0 < point <= seen.before and size - point - 1 <= seen.after and size <= _SHORT
    if not is_short or "e" in text or "E" in text:
        _widen(seen, text)
        seen.rounded = seen.rounded or is_rounded(text)


def _widen(seen: Seen, text: str) -> None:
    """Make room for the digits of a number."""
    whole, _, fraction = text.partition(".")
    before, after = len(whole.lstrip("-0")), len(fraction)
    if "e" in text or "E" in text:
        before, after = _DIGITS, 1
        with suppress(InvalidOperation):  # its exponent has twenty digits
            number = Decimal(text)
            before, after = number.adjusted() + 1, -cast("int", number.as_tuple().exponent)
    seen.before, seen.after = max(before, seen.before), max(after, seen.after)


def _decimal(seen: Seen) -> SparkType | None:
    """Return the decimal with room for all digits; None if there are too many of them."""
    before = max(seen.before, len(str(seen.largest).lstrip("0")))
    return Primitive(f"decimal({_DIGITS},{seen.after})") if before + seen.after <= _DIGITS else None
