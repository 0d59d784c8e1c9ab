"""Lines of JSON checked by Python, for sessions that accept no Java; Spark's parser then reads the values.

This is a second implementation of `JsonLines.java`, as Spark Connect and serverless sessions load no jar.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from typing import Any

import pyarrow as pa
from pyspark.cloudpickle import register_pickle_by_value

from natsgrammar.spark.udf import of_known
from natsgrammar.strict_json import Number, Reader

from ..contract.ddl import Array, Map, Primitive, SparkType, Struct
from ..contract.malformed import BEYOND, LONGEST, REASONS, TOO_LONG
from ..sample import json_lines
from ..sample.json_lines import TOO_DEEP, Malformed, row_of

# Executors have `natsgrammar`, see `ship`; these modules travel with the UDF.
register_pickle_by_value(sys.modules[__name__])  # type: ignore[no-untyped-call]
register_pickle_by_value(json_lines)  # type: ignore[no-untyped-call]

_BITS = {"tinyint": 8, "smallint": 16, "int": 32, "bigint": 64}
_ENDLESS = {"float": float(2**128 - 2**103), "double": float("inf")}  # the least that is read as an infinity
_READER = Reader(whole=int, fraction=Number, pairs=True)
_DECIMAL = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")  # as Java's BigDecimal reads it
_Plain = Any  # a type as an executor knows it: its name, or "array", "map" or "struct" and what is inside


@cache
def reason_of(columns: Struct) -> Callable[[pa.Array], pa.Array]:
    """Return the function of an Arrow UDF from lines to INT: the number of a reason, or NULL for a row.

    The reasons are those of all lines, then one for each column. Values of types that only Spark reads count as valid.
    """
    fields = tuple((name, _plain(kind)) for name, kind in columns.fields)

    def reasons(lines: pa.Array) -> pa.Array:
        return of_known(lines, lambda known: pa.array([_reason(line, fields) for line in known], pa.int32()))

    return reasons


def is_for_spark(kind: SparkType) -> bool:
    """Return whether only Spark can judge all values of a type: times, binary data, variants."""
    match kind:
        case Array(inner) | Map(_, inner):
            return is_for_spark(inner)
        case Struct(fields):
            return any(is_for_spark(inner) for _, inner in fields)
        case Primitive(name):
            return not (name in ("string", "boolean", *_BITS, *_ENDLESS) or name.startswith("decimal("))


def _plain(kind: SparkType) -> _Plain:
    match kind:
        case Array(element):
            return "array", _plain(element)
        case Map(_, value):
            return "map", _plain(value)
        case Struct(fields):
            return "struct", tuple((name, _plain(inner)) for name, inner in fields)
        case Primitive(name):
            return name


def _reason(line: bytes, fields: tuple[tuple[str, _Plain], ...]) -> int | None:
    if len(line) > LONGEST:
        return REASONS.index(TOO_LONG)
    try:
        row = row_of(line, _READER)
    except Malformed as error:
        return REASONS.index({TOO_DEEP: BEYOND}.get(str(error), str(error)))
    wrong = (at for at, (name, kind) in enumerate(fields) if not _fits(row.get(name), kind))
    return next((len(REASONS) + at for at in wrong), None)


def _fits(value: Any, kind: _Plain) -> bool:
    """Return whether Spark's parser reads the value unchanged, or says that it does not."""
    match kind:
        case _ if value is None:
            return True
        case "string":
            return type(value) is str
        case "boolean":
            return type(value) is bool
        case "float" | "double":
            return type(value) in (int, Number) and abs(float(str(value))) < _ENDLESS[kind]
        case "array", inner:
            return type(value) is list and all(_fits(element, inner) for element in value)
        case "map", inner:
            return type(value) is dict and all(_fits(entry, inner) for entry in value.values())
        case "struct", fields:
            return type(value) is dict and all(_fits(value.get(name), inner) for name, inner in fields)
        case str() if kind in _BITS:
            return type(value) is int and -1 << _BITS[kind] - 1 <= value < 1 << _BITS[kind] - 1
        case str() if kind.startswith("decimal("):
            precision, scale = map(int, kind[8:-1].split(","))
            return type(value) in (int, str, Number) and _has_room(str(value).replace(",", ""), precision, scale)
    return True


def _has_room(text: str, precision: int, scale: int) -> bool:
    """Return whether a decimal has a place for each digit of a number, which Spark would round."""
    if not _DECIMAL.fullmatch(text):
        return False
    _, digits, exponent = Decimal(text).as_tuple()
    shown = "".join(map(str, digits)).lstrip("0")
    significant = shown.rstrip("0")
    before = len(shown) + int(exponent)
    return not shown or (len(significant) - before <= scale and before <= precision - scale)
