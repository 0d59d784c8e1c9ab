"""Between Spark's schemas and ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F
from pyspark.sql import types as spark

from ..contract.ddl import Array, Map, Primitive, SparkType, Struct, quoted_identifier


def columns_of(schema: spark.StructType) -> Struct:
    """The columns of a DataFrame."""
    return Struct(tuple((field.name, _from_spark(field.dataType)) for field in schema.fields))


def with_columns(rows: DataFrame, columns: Mapping[str, Column]) -> DataFrame:
    """The rows with more columns, if any: Spark Connect fails at none."""
    return rows.withColumns(dict(columns)) if columns else rows


def named(column: str) -> Column:
    """A column by its name, whatever its characters."""
    return F.col(quoted_identifier(column))


def every(conditions: Sequence[Column]) -> Column:
    """Whether all of them hold, one or more: a tree that is not deep, because Spark descends it by recursion."""
    if len(conditions) == 1:
        return conditions[0]
    half = len(conditions) // 2
    return every(conditions[:half]) & every(conditions[half:])


def key_step(key: Column, opening: str = "[", closing: str = "]") -> Column:
    """The step to the value of a key of a map, as a path spells it, whatever the key holds."""
    array = F.to_json(F.array(key))
    return F.concat(F.lit(opening), F.substring(array, F.lit(2), F.length(array) - 2), F.lit(closing))


def _from_spark(found: spark.DataType) -> SparkType:
    match found:
        case spark.ArrayType():
            return Array(_from_spark(found.elementType))
        case spark.MapType():
            return Map(_from_spark(found.keyType), _from_spark(found.valueType))
        case spark.StructType():
            return columns_of(found)
        case spark.StringType() | spark.VarcharType() | spark.CharType():
            return Primitive("string")
    return Primitive(found.simpleString())
