"""Between Spark's schemas and ours, and the settings of a session."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Lock
from weakref import WeakKeyDictionary

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as spark

from ..contract import OWN
from ..contract.ddl import Array, Map, Primitive, SparkType, Struct, quoted_identifier

# Beside the columns of the input: the line as bytes, its file, and the reason why it is not a row, or null.
RAW, FILE, CORRUPT_RECORD = f"{OWN}raw", f"{OWN}file", f"{OWN}corrupt_record"
_CHANGING = Lock()
# The values of changed settings before each change: whoever ends last restores the first.
_EARLIER: WeakKeyDictionary[SparkSession, dict[str, list[str | None]]] = WeakKeyDictionary()


def columns_of(schema: spark.StructType) -> Struct:
    """Return a DataFrame's columns."""
    return Struct(tuple((field.name, _from_spark(field.dataType)) for field in schema.fields))


def named(column: str) -> Column:
    """Return a column by its name, whatever its characters."""
    return F.col(quoted_identifier(column))


def every(conditions: Sequence[Column]) -> Column:
    """Combine one or more conditions by `and`, in a shallow tree, because Spark descends it by recursion."""
    if len(conditions) == 1:
        return conditions[0]
    half = len(conditions) // 2
    return every(conditions[:half]) & every(conditions[half:])


def count() -> Column:
    """Return the number of rows, as `rows`."""
    return F.count(F.lit(1)).alias("rows")


def first_broken(text: Column) -> Column:
    """Return the number of characters before the first byte that is not UTF-8; NULL if there is none."""
    # The repair inserts U+FFFD, so those already in the text must go first.
    mended = F.make_valid_utf8(F.replace(text, F.lit("\ufffd"), F.lit("?")))
    return F.when(~F.is_valid_utf8(text), F.locate("\ufffd", mended) - 1)


def key_step(key: Column, opening: str = "[", closing: str = "]") -> Column:
    """Return the step to a map key as a path spells it, whatever the key contains."""
    array = F.to_json(F.array(key))
    return F.concat(F.lit(opening), F.substring(array, F.lit(2), F.length(array) - 2), F.lit(closing))


@contextmanager
def configured(spark: SparkSession, settings: Mapping[str, str]) -> Iterator[None]:
    """Change settings of a session until the end; among threads, the last to end restores them."""
    with _CHANGING:
        changed = _EARLIER.setdefault(spark, {})
        for key, value in settings.items():
            changed.setdefault(key, []).append(spark.conf.get(key, None))
            spark.conf.set(key, value)
    try:
        yield
    finally:
        with _CHANGING, suppress(Py4JError, OSError):  # Java may have ended
            for key in settings:
                earlier = changed[key].pop()
                spark.conf.unset(key) if earlier is None else spark.conf.set(key, earlier)


def _from_spark(kind: spark.DataType) -> SparkType:
    match kind:
        case spark.ArrayType():
            return Array(_from_spark(kind.elementType))
        case spark.MapType():
            return Map(_from_spark(kind.keyType), _from_spark(kind.valueType))
        case spark.StructType():
            return columns_of(kind)
        case spark.StringType() | spark.VarcharType() | spark.CharType():
            return Primitive("string")
    return Primitive(kind.simpleString())
