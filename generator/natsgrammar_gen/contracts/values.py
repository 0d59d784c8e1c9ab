"""Values accepted by one type with its conditions and rejected by another, with examples."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Any

import natsgrammar as ng
from natsgrammar.strict_json import Number, written
from natsgrammar.text import quoted
from natsgrammar_gen.language.ast import Chars, repeat
from natsgrammar_gen.language.charset import EVERYTHING
from natsgrammar_gen.language.dfa import DFA, compile_tree, from_table
from natsgrammar_gen.language.queries import intersection, witness
from natsgrammar_spark.contract.typed_texts import ABSENT, Condition, Place, expected, misfits, refused

ANYTHING: Place = (0, "anything", ())  # of a member without a column
ANY_TEXT = repeat(Chars(EVERYTHING), 0, None)
_WHOLE = {"tinyint": (3, 0), "smallint": (5, 0), "int": (10, 0), "bigint": (19, 0)}  # as decimals
_ORDER = (*_WHOLE, "float", "double")  # each accepts the numbers of those before
_TEXTS = ("string", "binary", "date", "timestamp", "timestamp_ntz", "timestamp_ltz")
_CONTAINERS, _OF_NOTHING = ("array", "map", "struct"), ("null", "required")
_SIDES = {"least": 1, "above": 1, "most": -1, "below": -1}  # of a limit, where the valid values are
_LONGEST = 1_000  # characters or items of an example
_DAYS = ("2026-01-31", "2026-01-31T12:00:00", "2026-01-31T12:00:00Z")
_COMMON: tuple[Any, ...] = ("x", "", "1", "1.5", "AA==", *_DAYS, True, False, 1, -1, 1 << 7, 1 << 15, 1 << 31, 1 << 63)
_COMMON += (Number("1.5"), Number("1e0"), Number("1e39"), Number("1e999"), [], {}, {"x": 1}, {"x": "x"})


@dataclass(frozen=True, slots=True)
class Loss:
    """Values at a JSON Pointer accepted `before`, maybe with an example in words.

    `kind` is "column"; "field" for a member without a column before, or "type" if readers get another kind of values.
    """

    kind: str
    at: str
    before: str
    after: str
    example: str | None = None


def lost(a: Place, b: Place, form: str, at: str = "") -> Iterator[Loss]:
    """Yield the values accepted by `a` and rejected by `b`, in JSON or CSV, or not proved to be accepted."""
    (kind_a, held_a), (kind_b, held_b) = _opened(a), _opened(b)
    (_, family_a, inner_a), (_, family_b, inner_b) = kind_a, kind_b
    is_held = (family_a == family_b and family_a in _CONTAINERS) or _fits(kind_a, kind_b, form)
    for condition in held_b:
        if (is_held or condition[1] in _OF_NOTHING) and not _is_implied(condition, held_a, family_a in _WHOLE):
            same = next((expected(each) for each in held_a if _side(each) == _side(condition)), "any value")
            yield Loss("column", at, same, expected(condition), _example(a, b, form, condition))
    if family_a == family_b == "struct":
        is_closed, fields = any(kind == "closed" for _, kind, _ in held_a), dict(inner_a)
        for name, place in inner_b:
            step = f"{at}/{name.replace('~', '~0').replace('/', '~1')}"
            if name in fields:
                yield from lost(fields[name], place, form, step)
            elif form == "csv" or not (_fits(ANYTHING, place, form) or (is_closed and _accepts(ABSENT, place, form))):
                yield Loss("field", step, "no column", word(place), _example(ANYTHING, place, form))
    elif family_a == family_b and family_a in _CONTAINERS:
        yield from lost(inner_a, inner_b, form, f"{at}/{'*' if family_a == 'map' else '0'}")
    else:
        if family_a != family_b and not {family_a, family_b} <= {*_ORDER, "decimal"}:
            yield Loss("type", at, word(a), word(b))
        if not is_held:
            yield Loss("column", at, word(a), word(b), _example(a, b, form))


def word(place: Place) -> str:
    """Return the name of the type in a place."""
    return f"`{expected(_opened(place)[0])}`"


def _shown(value: Any, form: str) -> str:
    if value is ABSENT:
        return "no value"
    return quoted(str(value) if form == "csv" else written(value))


def _opened(place: Place) -> tuple[Place, tuple[Condition, ...]]:
    return place[2] if place[1] == "held" else (place, ())


def _fits(a: Place, b: Place, form: str) -> bool:
    """Check whether a type accepts all values of another, neither with fields."""
    (_, family, size), (_, other, room) = a, b
    if (family, size) == (other, room) or (form == "csv" and other == "string"):
        return True
    if family == "anything" or other == "variant":
        return form != "csv" and other == "variant" and family in (*_TEXTS, *_WHOLE, "boolean")
    if other == "decimal" and family in (*_WHOLE, other):
        (digits, scale), (most, decimals) = _WHOLE.get(family) or size, room
        return bool(scale <= decimals and digits - scale <= most - decimals)
    if {family, other} <= {*_ORDER}:
        return _ORDER.index(family) <= _ORDER.index(other)
    if form == "csv" and family == "decimal":
        return other in ("float", "double")
    return family in _TEXTS and other in _TEXTS and witness(_texts(a, ()), _texts(b, ())) is None


def _side(condition: Condition) -> Any:
    """Return a key, equal for conditions on one side of one measure."""
    _, kind, argument = condition
    return (_SIDES[kind], argument[1]) if kind in _SIDES else kind


def _is_implied(condition: Condition, others: Sequence[Condition], is_whole: bool) -> bool:
    """Check whether the other conditions, maybe for whole numbers, are proved to imply this one."""
    _, kind, argument = condition
    if kind == "closed":
        return any({*names} <= {*argument} for _, other, names in others if other == kind)
    if kind == "rule" and witness(_texts((0, "string", ()), others), from_table(argument[0].entry)) is None:
        return True
    known = [(condition, values) for _, other, values in others if other == "enum" and kind not in _OF_NOTHING]
    for each in others if kind in _SIDES else ():
        if _side(each) == _side(condition):
            limit = each[2][0]
            if is_whole and each[1] in ("above", "below"):
                limit = floor(limit) + 1 if each[1] == "above" else ceil(limit) - 1
            known.append(((0, kind, (argument[0], "")), (limit,)))
    return any(each[1:] == (kind, argument) for each in others) or any(
        all(_accepts(_token(value), (0, "held", ((0, "variant", ()), (each,))), "json") for value in values)
        for each, values in known
    )


def _texts(kind: Place, conditions: Sequence[Condition]) -> DFA:
    """Return the texts accepted by a type and the rules among conditions."""
    rules = [argument[0] for _, name, argument in conditions if name == "rule"]
    if kind[1] != "string":
        rules.append(ng.rule(f"column-types:{kind[1].replace('_', '-')}"))
    return intersection(*(from_table(rule.entry) for rule in rules)) if rules else compile_tree(ANY_TEXT)


def _example(a: Place, b: Place, form: str, condition: Condition | None = None) -> str | None:
    """Return a value in words, accepted by `a`, rejected by `b` and its condition; None if none is at hand."""
    for value in _tries(a, b):
        is_lost = _accepts(value, a, form) and not _accepts(value, b, form)
        if is_lost and (condition is None or condition in [wrong for wrong, _, _ in misfits(value, b)]):
            return _shown(value, form)
    return None


def _accepts(value: Any, place: Place, form: str) -> bool:
    if place[1] == "anything":
        return True
    if form == "csv":
        return isinstance(value, int | str) and value is not ABSENT and refused(str(value), place) is None
    return next(misfits(value, place), None) is None


def _token(value: Any) -> Any:
    """Return a value as a JSON reader has it."""
    return Number(repr(value)) if type(value) is float else value


def _tries(*places: Place) -> Iterator[Any]:
    yield from (ABSENT, None)
    sides = [_opened(place) for place in places]
    if all(kind[1] in _TEXTS for kind, _ in sides) and len(sides) == 2:
        yield witness(*(_texts(*side) for side in sides))
    for (_, family, more), conditions in sides:
        item = _value(more) if family == "array" else "x"
        if family == "struct":
            yield {name: _value(inner) for name, inner in more}
            yield {name: _value(inner) for name, inner in more} | {"x": 1}
        if family == "decimal":
            yield from (10 ** (more[0] - more[1]), Number(f"0.{'0' * more[1]}1"))
        for _, kind, argument in conditions:
            if kind == "enum":
                yield from map(_token, argument)
            elif kind in _SIDES:
                near = [argument[0] + step for step in (-1, -0.5, 0, 0.5, 1)]
                sizes = [int(size) for size in near if 0 <= size <= _LONGEST]
                values = ([item] * size if family == "array" else item * size for size in sizes)
                yield from values if argument[1] else map(_token, near)
        yield from [[item]] if family == "array" else ()
    yield from _COMMON


def _value(place: Place) -> Any:
    """Return a valid value, as Python writes JSON; None if none is at hand."""
    values = (value for value in _tries(place) if value is not None and type(value) is not Number)
    return next((value for value in values if _accepts(value, place, "json")), None)
