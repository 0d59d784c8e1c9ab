"""Strings that are not UTF-8: Spark keeps them, but other readers of Parquet fail at the whole file."""

from collections.abc import Iterable

from pyspark.sql import Column
from pyspark.sql import functions as F

from ..contract.ddl import STRING, Array, Map, SparkType, Struct, has_text


def repaired(value: Column, kind: SparkType) -> Column:
    """Return the value with U+FFFD for bytes that are not UTF-8; a map with such bytes in a key is null."""
    match kind:
        case Array(element) if has_text(element):
            return F.transform(value, lambda item: repaired(item, element))
        case Map(key, inner) if has_text(kind):  # repaired keys may be equal, which no map may have
            is_whole = broken(F.map_keys(value), Array(key)).isNull()
            return F.when(is_whole, F.transform_values(value, lambda _, item: repaired(item, inner)))
        case Struct(fields) if has_text(kind):
            parts = (repaired(value.getField(name), inner).alias(name) for name, inner in fields)
            return F.when(value.isNotNull(), F.struct(*parts))
    return F.make_valid_utf8(value) if kind == STRING else value


def broken(value: Column, kind: SparkType) -> Column:
    """Return the strings in the value that are not UTF-8, joined by line feeds; NULL if there are none."""
    match kind:
        case Array(element) if has_text(element):
            strings = F.array_join(F.transform(value, lambda item: broken(item, element)), "\n")
            return F.nullif(strings, F.lit(""))
        case Map(key, inner):
            return broken_among([(F.map_keys(value), Array(key)), (F.map_values(value), Array(inner))])
        case Struct(fields):  # without a lambda, which would end generated code
            return broken_among((value.getField(name), inner) for name, inner in fields)
    return F.when(~F.is_valid_utf8(value), value) if kind == STRING else F.lit(None).cast("string")


def broken_among(values: Iterable[tuple[Column, SparkType]]) -> Column:
    """Return what `broken` does for several values, whose struct would repeat in each of its fields."""
    return F.nullif(F.concat_ws("\n", *(broken(value, kind) for value, kind in values)), F.lit(""))
