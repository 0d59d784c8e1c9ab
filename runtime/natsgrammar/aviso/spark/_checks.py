"""What is wrong with the text of a field, as columns: the checks of `_fields`, handler by handler.

Each is a STRUCT<position, expected>, and NULL where nothing is wrong.
"""

from __future__ import annotations

from functools import reduce

from pyspark.sql import Column
from pyspark.sql import functions as F

from ..._rule import Rule
from ...spark import _chosen, _constants, _is_valid, _let, _position, _readable, _state, _walk
from .._fields import (
    COMPACT,
    DASHED,
    DATE_SHAPES,
    FILLED,
    LARGEST,
    LARGEST_VERSION,
    NO_SECONDS,
    NO_SUCH_DAY,
    NO_YEAR_0,
    SHORTEST,
    WITH_SECONDS,
    Field,
)
from .._spatial import POLYGON_TOLD
from .._wire import aviso_rule
from ._doubles import plain

_ERROR = "struct<position:int,expected:string>"
_DATE_RULES = {COMPACT: "date-value", DASHED: "date-value-dashed"}
_ENDS_IN_ZEROS = r"\A-?(?:0|[1-9][0-9]*)\.[0-9]*\z"  # where no valid float does


def wrong(text: Column, field: Field) -> Column:
    """What the handler of the field says of the text."""
    match field.handler:
        case "StringHandler":
            return _string(text, field.max_length)
        case "DateHandler":
            return _let(
                refused_by(text, aviso_rule(_DATE_RULES[field.canonical_format])), lambda it: _date(text, it, field)
            )
        case "TimeHandler":
            refused = refused_by(text, aviso_rule("time-value"))
            return F.when(text.rlike(rf"\A{WITH_SECONDS}"), error(F.lit(5), F.lit(NO_SECONDS))).otherwise(refused)
        case "EnumHandler":
            alike = F.greatest(F.lit(0), F.lit(0), *(shared(text, F.lit(value)) for value in field.values))
            listed = ", ".join(f"`{value}`" for value in field.values)
            return F.when(~text.isin(*field.values), error(alike, F.lit(f"one of {listed}")))
        case "ExpverHandler":
            return _let(_stored_expver(text), lambda stored: _expver(text, stored))
        case "IntHandler":
            return _integer(text, field)
        case "FloatHandler":
            return _let(plain(text.try_cast("double")), lambda shortest: _float(text, shortest, field))
        case "PolygonHandler":
            return F.when(~_is_polygon(text), error(F.lit(0), F.lit(POLYGON_TOLD)))
    return F.lit(None).cast(_ERROR)


def unreadable(text: Column) -> Column:
    """That a text is not UTF-8, where it stops to be."""
    return error(F.char_length(_readable(text)), F.lit("a whole character, and all bytes of it"))


def refused_by(text: Column, rule: Rule) -> Column:
    """What a rule says of the text."""
    entry = rule.entry

    def at(end: Column) -> Column:
        expected = _chosen(entry["messages"], F.get(_constants(entry["message_of_state"]), _state(end, entry)))
        return error(_position(end, entry), expected)

    return F.when(~_is_valid(text, rule), _let(_walk(text, rule), at))


def error(position: Column, expected: Column) -> Column:
    """The error itself."""
    return F.struct(position.cast("int").alias("position"), expected.alias("expected"))


def shared(text: Column, other: Column) -> Column:
    """INT: how many characters both begin with."""
    length = F.least(F.char_length(text), F.char_length(other))
    each = F.sequence(F.lit(1), length + 1)
    differs = F.transform(
        each, lambda at: (at > length) | (F.substring(text, at, F.lit(1)) != F.substring(other, at, F.lit(1)))
    )
    return F.array_position(differs, True).cast("int") - 1


def _string(text: Column, longest: int | None) -> Column:
    empty = F.when(text == "", error(F.lit(0), F.lit(FILLED)))
    if longest is None:
        return empty
    fitting = _readable(F.substring(text.cast("binary"), 1, longest).cast("string"))
    told = F.lit(f"end of value (at most {longest} bytes)")
    return empty.when(F.octet_length(text) > longest, error(F.char_length(fitting), told))


def _date(text: Column, refused: Column, field: Field) -> Column:
    shaped = text.rlike(rf"\A{DATE_SHAPES[field.canonical_format]}\z")
    return (
        F.when(refused.isNotNull() & shaped, error(refused["position"], F.lit(NO_SUCH_DAY)))
        .when(refused.isNotNull(), refused)
        .when(text.startswith("0000"), error(F.lit(3), F.lit(NO_YEAR_0)))
    )


def _stored_expver(text: Column) -> Column:
    signless = F.regexp_replace(text, r"\A\+", "")
    digits = F.regexp_replace(signless, r"\A0+(?!\z)", "")
    is_number = digits.rlike(r"\A[0-9]{1,10}\z") & (F.char_length(signless) <= 4300)
    number = F.when(is_number, digits).try_cast("bigint")
    padded = F.when(number < 1000, F.lpad(digits, 4, "0")).otherwise(digits)
    return F.when(number <= LARGEST_VERSION, padded).otherwise(F.lower(text))


def _expver(text: Column, stored: Column) -> Column:
    told = F.concat(F.lit("`"), stored, F.lit("`, as it is stored"))
    return F.when(text == "", error(F.lit(0), F.lit(FILLED))).when(text != stored, error(shared(text, stored), told))


def _integer(text: Column, field: Field) -> Column:
    low = -LARGEST - 1 if field.low is None else field.low
    high = LARGEST if field.high is None else field.high
    inside = text.try_cast("decimal(20,0)").between(F.lit(low), F.lit(high))
    rule = aviso_rule("integer-value")
    return F.when(_is_valid(text, rule), F.when(~inside, _outside(low, high))).otherwise(refused_by(text, rule))


def _float(text: Column, shortest: Column, field: Field) -> Column:
    number, rule = text.try_cast("double"), aviso_rule("float-value")
    bounds = [F.lit(False)]
    bounds += [] if field.low is None else [number < F.lit(float(field.low))]
    bounds += [] if field.high is None else [number > F.lit(float(field.high))]
    refused = _let(
        F.coalesce(shortest, F.lit("")),
        lambda plain: F.when(text != plain, error(shared(text, plain), F.lit(SHORTEST))).when(
            reduce(Column.__or__, bounds), _outside(field.low, field.high)
        ),
    )
    is_number = _is_valid(text, rule) | (text.rlike(_ENDS_IN_ZEROS) & shortest.isNotNull())
    return F.when(is_number, refused).otherwise(refused_by(text, rule))


def _outside(low: float | None, high: float | None) -> Column:
    return error(F.lit(0), F.lit(f"a number from {low} to {high}"))


def _is_polygon(text: Column) -> Column:
    listed = F.from_json(text, "array<array<double>>", {"mode": "PERMISSIVE", "allowSingleQuotes": "false"})
    parts = F.split(F.regexp_replace(F.regexp_replace(text, r"\A\(", ""), r"\)\z", ""), ",", -1)
    digits = "[0-9]+(?:_[0-9]+)*"
    number = rf"\A\s*[+-]?(?:{digits}\.?(?:{digits})?|\.{digits})(?:[eE][+-]?{digits})?\s*\z"
    numbers = F.transform(
        parts, lambda it: F.when(it.rlike(number), F.replace(F.trim(it), F.lit("_"), F.lit("")).try_cast("double"))
    )
    each = F.sequence(F.lit(0), F.size(parts) - 2, F.lit(2))
    paired = F.transform(each, lambda at: F.array(F.get(numbers, at), F.get(numbers, at + 1)))
    even = F.when((F.size(parts) % 2 == 0) & (F.size(parts) >= 8), paired)

    def closed(pairs: Column) -> Column:
        on_earth = F.forall(
            pairs, lambda it: (F.size(it) == 2) & (F.abs(F.get(it, 0)) <= 90) & (F.abs(F.get(it, 1)) <= 180)
        )
        return (F.size(pairs) >= 4) & (F.get(pairs, 0) == F.element_at(pairs, -1)) & F.coalesce(on_earth, F.lit(False))

    bracketed = text.startswith("(") == text.endswith(")")
    return F.coalesce(bracketed & _let(F.when(text.startswith("["), listed).otherwise(even), closed), F.lit(False))
