"""Texts and JSON values of typed columns, judged without Spark: the rules `column-types`, and arithmetic.

This is a second implementation of `Lines.java`: for samples, and for sessions without Java.
"""

from __future__ import annotations  # executors lack the types of this package

import json
import operator
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from decimal import ROUND_HALF_UP, Context, Decimal
from typing import Any

import natsgrammar as ng
from natsgrammar.strict_json import Number
from natsgrammar.text import counted, quoted

from .ddl import Array, Map, Primitive, SparkType, Struct, ddl, each
from .malformed import MOST_DIGITS
from .path import Each, Entries, Field, Path, path_text

# The number of a place in the columns, the kind of its values, and more: numbers, or the places inside.
# Tuples, because executors lack this package.
Place = tuple[int, str, Any]
# What values must be besides their type: the number of their place, or in a place of the reason; the kind; arguments.
Condition = tuple[int, str, tuple[Any, ...]]
Misfit = tuple[Place | Condition, tuple[str | int, ...], Any]

ABSENT = Number("")  # in place of a member that an object does not have
POWERS = {"s": 6, "ms": 3, "us": 0, "ns": -3}  # of ten: the microseconds in the unit of an epoch
_FIRST, _LAST = -62_135_596_800_000_000, 253_402_300_799_999_999  # microseconds of the years 1 to 9999
# The greatest numbers that are read as zero, and the least that are read as an infinity.
_BOUNDS = {
    "float": (Decimal(2.0**-150), Decimal(2**128 - 2**103)),
    "double": (Decimal((0, tuple(map(int, str(5**1075))), -1075)), Decimal(2**1024 - 2**970)),
}
_ANY = 10_000  # digits
_LISTED = 20  # values in a message
_OUTERMOST = ("0001-01-01", "9999-12-31")
_WHOLE = ("tinyint", "smallint", "int", "bigint")
_LIMITS = {
    "least": ("at least", operator.ge),
    "most": ("at most", operator.le),
    "above": ("more than", operator.gt),
    "below": ("less than", operator.lt),
}
_TOKENS: dict[str, tuple[type, ...]] = {  # as JSON has the values of other kinds than texts
    "boolean": (bool,),
    **dict.fromkeys(_WHOLE, (int,)),
    **dict.fromkeys(_BOUNDS, (int, Number)),
    **dict.fromkeys(("decimal", "epoch"), (int, Number, str)),
    **dict.fromkeys(("array", "map", "struct"), ()),
}


def places(
    columns: Struct, epochs: Iterable[tuple[str, str]] = (), conditions: Sequence[Condition] = ()
) -> tuple[Place, tuple[str, ...]]:
    """Return the place of rows, with the other places inside, and for each of those why it rejects a value.

    A place comes before those in it; the reasons of conditions come last. `epochs` are the units of columns with
    numbers since 1970.
    """
    reasons, labels = list[str](), list[str]()
    units = dict(epochs)
    held: dict[int, list[Condition]] = {}
    for reason, (number, name, argument) in enumerate(conditions, sum(1 for _ in each(columns))):
        held.setdefault(number, []).append((reason, name, argument))

    def inner(kind: SparkType, path: Path) -> Place:
        unit = units.get(path[0].name) if len(path) == 1 and isinstance(path[0], Field) else None
        number, label = len(labels), path_text(path)
        labels.append(label if "`" in label else f"`{label}`" if path else "the object")
        reasons.append(_reason(kind, labels[-1], unit))
        place = typed(kind, path, number, unit)
        return (number, "held", (place, tuple(held[number]))) if number in held else place

    def typed(kind: SparkType, path: Path, number: int, unit: str | None) -> Place:
        match kind:
            case Array(element):
                return number, "array", inner(element, (*path, Each()))
            case Map(_, value):
                return number, "map", inner(value, (*path, Entries(None, False)))
            case Struct(fields):
                return number, "struct", tuple((name, inner(of, (*path, Field(name)))) for name, of in fields)
            case Primitive(name):
                family, *numbers = re.split(r"[(,)]", name)
                return (number, "epoch", POWERS[unit]) if unit else (number, family, tuple(map(int, numbers[:2])))

    rows = inner(columns, ())
    return rows, (
        *reasons[1:],
        *(f"{labels[condition[0]]}: expected {expected(condition)}" for condition in conditions),
    )


def closed(columns: Struct, conditions: Iterable[Condition] = ()) -> tuple[Condition, ...]:
    """Return the conditions, and those that structs have no members but their fields."""
    structs = ((at, kind) for at, kind in enumerate(each(columns)) if isinstance(kind, Struct))
    added = ((at, "closed", tuple(name for name, _ in kind.fields)) for at, kind in structs)
    return tuple(dict.fromkeys((*conditions, *added)))


def _reason(kind: SparkType, label: str, unit: str | None) -> str:
    rule = kind.name.partition("(")[0].replace("_", "-") if isinstance(kind, Primitive) else ""
    more = "" if rule in ("", "string", "variant") else f"; see `column-types:{rule}`"
    return f"{label} is not a valid `{ddl(kind)}`{f' in {unit}' if unit else ''}{more}"


def expected(place: Place | Condition) -> str:
    """Return in words what a place, or a condition, accepts."""
    _, kind, argument = place
    match kind:
        case "closed":
            return f"no member other than {_few([*map(quoted, argument)])}"
        case "enum":
            listed = [json.dumps(value, ensure_ascii=False) for value in argument]
            return f"one of {_few(listed)}" if len(listed) > 1 else listed[0]
        case "rule":
            return str(argument[1])
        case "decimal":
            return f"decimal({argument[0]},{argument[1]})"
        case _ if kind in _LIMITS:
            limit, unit = argument
            return f"{_LIMITS[kind][0]} {counted(limit, unit) if unit else limit}"
    return {"null": "a value other than null", "required": "a value"}.get(kind, kind)


def expectations(columns: Struct, conditions: Iterable[Condition] = ()) -> tuple[str, ...]:
    """Return in words what places and conditions accept, by their numbers."""
    kinds = (ddl(kind).partition("<")[0] for kind in each(columns))
    return *kinds, *map(expected, conditions)


def _few(texts: Sequence[str]) -> str:
    return ", ".join([*texts[:_LISTED], *["…"] * (len(texts) > _LISTED)])


def _held(value: Any, place: Place, conditions: Iterable[Condition]) -> Iterator[Misfit]:
    """Yield what is wrong at a place with conditions; those of a type are tried if the value has that type."""
    if value is None or value is ABSENT:
        cause = "null" if value is None else "required"
        yield from ((condition, (), value) for condition in conditions if condition[1] == cause)
        return
    wrong = list(misfits(value, place, next((each for each in conditions if each[1] == "closed"), None)))
    yield from wrong
    for condition in conditions if all(steps for _, steps, _ in wrong) else ():
        _, kind, argument = condition
        if not _holds(value, kind, argument):
            yield condition, (), value


def _holds(value: Any, kind: str, argument: Any) -> bool:
    match kind:
        case "null" | "required" | "closed":
            return True
        case "enum":
            return (float(value) if type(argument[0]) is float else value) in argument
        case "rule":
            return type(value) is str and bool(argument[0].is_valid(value))  # decimals may be numbers
    limit, unit = argument
    size = len(value) if unit else float(value) if type(limit) is float else value
    return bool(_LIMITS[kind][1](size, limit))


def misfits(value: Any, place: Place | Condition, others: Condition | None = None) -> Iterator[Misfit]:
    """Yield each place or condition that rejects its JSON value, with the steps to it: member names, item numbers.

    They come as in the text, missing members last. `others` rejects a struct's members without a field.
    """
    _, family, more = place
    inside: Iterable[tuple[str | int, Any, Place | Condition]]
    match family:
        case "held":
            yield from _held(value, *more)
            return
        case "closed":
            yield place, (), value
            return
        case _ if value is None or value is ABSENT:
            return
        case "array" if type(value) is list:
            inside = ((at, element, more) for at, element in enumerate(value))
        case "map" if type(value) is dict:
            inside = ((name, member, more) for name, member in value.items())
        case "struct" if type(value) is dict:
            fields = dict(more)
            members = value | dict.fromkeys((name for name in fields if name not in value), ABSENT)
            inside = ((name, member, of) for name, member in members.items() if (of := fields.get(name, others)))
        case "variant":
            inside = ()
            if _has_rounded(value):
                yield place, (), value
        case _:
            inside = ()
            if type(value) not in _TOKENS.get(family, (str,)) or not accepts(str(value), family, more):
                yield place, (), value
    for step, inner, at in inside:
        for wrong, steps, rejected in misfits(inner, at):
            yield wrong, (step, *steps), rejected


def misfit(value: Any, place: Place) -> int | None:
    """Return the number of the first place to reject its JSON value, or None."""
    return min((wrong for (wrong, _, _), _, _ in misfits(value, place)), default=None)


def refused(text: str | None, place: Place) -> int | None:
    """Return the number of a place if it rejects a text of CSV, else None."""
    number, family, more = place
    return None if text is None or accepts(text, family, more) else number


def accepts(text: str, family: str, more: Any = ()) -> bool:
    """Return whether a type accepts a text; `more` is what its place has."""
    if family in ("string", "array", "map", "struct", "variant"):  # of which CSV has the first only
        return True
    rule = "decimal" if family == "epoch" else family.replace("_", "-")
    if not ng.rule(f"column-types@1:{rule}").is_valid(text):
        return False
    if family in ("timestamp", "timestamp_ltz") and text[:10] in _OUTERMOST:  # whose offset may lead out of the years
        try:
            moment = datetime.fromisoformat(text)
            moment = moment if moment.tzinfo is None else moment.astimezone(UTC)
        except OverflowError:
            return False
    if family in _BOUNDS and text[-1] not in "Nfy":
        least, most = _BOUNDS[family]
        number = Decimal(text).copy_abs() if len(text) <= MOST_DIGITS else most
        return not number or least < number < most
    if family == "decimal":
        precision, scale = more
        return len(text) <= MOST_DIGITS and _has_room(text, precision, scale)
    if family == "epoch":
        fits = len(text) <= MOST_DIGITS and _has_room(text, _ANY + more, more)
        return fits and _FIRST <= int(Decimal(text).scaleb(more)) <= _LAST
    return True


def _has_room(text: str, precision: int, scale: int) -> bool:
    """Return whether a decimal has a place for each digit of a number, which Spark would round."""
    _, digits, exponent = Decimal(text).as_tuple()
    shown = "".join(map(str, digits)).lstrip("0")
    significant = shown.rstrip("0")
    before = len(shown) + int(exponent)
    return not shown or (len(significant) - before <= scale and before <= precision - scale)


def _has_rounded(value: Any) -> bool:
    """Return whether a number in JSON becomes an infinity or zero, or with an exponent, loses digits as a double."""
    if type(value) in (int, Number):
        text = str(value)
        if not accepts(text, "double") or "e" not in text.lower() or not float(text):
            return not accepts(text, "double")
        number = Decimal(text)
        return Context(len(number.as_tuple().digits), ROUND_HALF_UP).create_decimal_from_float(float(text)) != number
    inside = value.values() if type(value) is dict else value if type(value) is list else ()
    return any(map(_has_rounded, inside))
