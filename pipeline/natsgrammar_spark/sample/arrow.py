"""A sample of Parquet files, read by PyArrow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path as FilePath

import pyarrow as pa

from natsgrammar.text import printable

from ..contract.ddl import STRING, Array, Map, Primitive, SparkType, Struct, TypeSyntaxError, ddl, parse_type
from ..contract.path import Each, Entries, Field, Path
from ..contract.problems import RunError
from .proposable import check_distinct
from .seen import Budget, Full, Sample, Texts

_BATCH = 1 << 16  # rows
_FOOTERS = 1_000  # of the files in a directory, which are read for their types
_INT96 = "s"  # the unit as which INT96 is read, because no other timestamp of Parquet is in seconds


def of_parquet(files: Sequence[str], most: int) -> Sample:
    """Return the first rows of Parquet files, as many of each; maybe none. Raises RunError."""
    from pyarrow import dataset

    columns: dict[str, SparkType] = {}
    stored: dict[str, set[SparkType]] = {}  # the types in files, which Spark does not merge
    parquet = dataset.ParquetFileFormat(coerce_int96_timestamp_unit=_INT96)
    collected = _Collected()
    share, whole = -(-most // len(files)), True
    for file in files:
        try:
            data = dataset.dataset(file, format=parquet, partitioning="hive")
            if not data.files:
                continue
            columns |= {field.name: _spark_type(field.type) for field in data.schema}
            for part in islice(data.get_fragments(), _FOOTERS):
                for field in part.physical_schema:
                    stored.setdefault(field.name, set()).add(_spark_type(field.type))
            left = share
            merged = [name for name in data.schema.names if not _unmerged(stored.get(name, ()))]
            for batch in data.to_batches(columns=merged, batch_size=_BATCH):
                collected.add(batch.slice(0, left))
                left -= batch.num_rows
                if left < 0:
                    whole = False
                    break
        except Full:
            whole = False
            break
        except pa.ArrowInvalid:
            _check_names(file)
            raise RunError(f"`{file}` is not Parquet, or broken") from None
        except (pa.ArrowException, OSError) as error:
            raise RunError(f"`{file}` cannot be read: {_first_line(error)}") from None
    check_distinct(list(columns), f"`{files[0]}`: ")
    unreadable = {
        name: cause for name, kind in columns.items() if (cause := _unreadable(kind) or _unmerged(stored.get(name, ())))
    }
    texts = tuple(text for text in collected.texts() if text.path[0] not in {Field(name) for name in unreadable})
    readable = Struct(tuple((name, kind) for name, kind in columns.items() if name not in unreadable))
    return Sample(readable, texts, collected.rows, whole, unreadable=tuple(unreadable.items()))


def _check_names(file: str) -> None:
    """Raise RunError for two columns of one name, of which PyArrow makes no dataset."""
    from pyarrow import parquet

    for path in [file] if FilePath(file).is_file() else sorted(FilePath(file).rglob("*.parquet")):
        with suppress(pa.ArrowException, OSError):
            check_distinct(parquet.read_schema(path).names, f"`{path}`: ")


class _Collected:
    """The texts of batches, by the path to them."""

    def __init__(self) -> None:
        self.rows = 0
        self._budget = Budget()
        self._found: dict[Path, tuple[dict[str, int], list[int]]] = {}  # texts, and how many values and nulls

    def add(self, batch: pa.RecordBatch) -> None:
        """Add the texts of a batch. Raises Full."""
        self.rows += batch.num_rows
        for column, name in zip(batch.columns, batch.schema.names, strict=True):
            for path, values in _texts(column, (Field(name),)):
                counts, many = self._found.setdefault(path, ({}, [0, 0]))
                many[0] += len(values)
                many[1] += values.null_count
                for entry in values.drop_null().value_counts():
                    text = entry["values"].as_py()
                    if text not in counts:
                        self._budget.take(text)
                        counts[text] = 0
                    counts[text] += entry["counts"].as_py()

    def texts(self) -> tuple[Texts, ...]:
        return tuple(Texts(path, counts, *many) for path, (counts, many) in self._found.items())


def _texts(values: pa.Array, path: Path) -> Iterator[tuple[Path, pa.Array]]:
    """Yield the texts in an array, by the path to them; if a struct is null, so are its fields."""
    kind = values.type
    if pa.types.is_dictionary(kind):
        values, kind = values.dictionary_decode(), kind.value_type
    if pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind):
        yield path, values.cast(pa.string())
    elif pa.types.is_map(kind):
        inner = values.drop_null()
        first, last = (inner.offsets[0].as_py(), inner.offsets[-1].as_py()) if len(inner) else (0, 0)
        yield from _texts(inner.keys[first:last], (*path, Entries(None, True)))
        yield from _texts(inner.items[first:last], (*path, Entries(None, False)))
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind) or pa.types.is_fixed_size_list(kind):
        yield from _texts(values.flatten(), (*path, Each()))
    elif pa.types.is_struct(kind):
        for inner, part in zip(kind, values.flatten(), strict=True):
            yield from _texts(part, (*path, Field(inner.name)))


_NAMES = {
    pa.bool_(): "boolean",
    pa.int8(): "tinyint",
    pa.int16(): "smallint",
    pa.uint8(): "smallint",
    pa.int32(): "int",
    pa.uint16(): "int",
    pa.int64(): "bigint",
    pa.uint32(): "bigint",
    pa.uint64(): "decimal(20,0)",
    pa.float32(): "float",
    pa.float64(): "double",
    pa.date32(): "date",
    pa.null(): "int",
}


def _spark_type(kind: pa.DataType) -> SparkType:
    """Return the type as which Spark reads a column of Parquet; if it does not, one with Arrow's name."""
    if pa.types.is_dictionary(kind):
        return _spark_type(kind.value_type)
    if pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind):
        return STRING
    if pa.types.is_binary(kind) or pa.types.is_large_binary(kind) or pa.types.is_binary_view(kind):
        return Primitive("binary")
    if pa.types.is_fixed_size_binary(kind):
        return Primitive("binary")
    if pa.types.is_duration(kind):
        return Primitive("bigint")
    if pa.types.is_timestamp(kind) and kind.unit != "ns":  # INT96 has a time zone for Spark
        return Primitive("timestamp_ntz" if kind.tz is None and kind.unit != _INT96 else "timestamp")
    if isinstance(kind, pa.BaseExtensionType) and kind.extension_name != "arrow.uuid":
        return _spark_type(kind.storage_type)
    if pa.types.is_decimal(kind):
        return Primitive(f"decimal({kind.precision},{kind.scale})")
    if pa.types.is_map(kind):
        return Map(_spark_type(kind.key_type), _spark_type(kind.item_type))
    if pa.types.is_list(kind) or pa.types.is_large_list(kind) or pa.types.is_fixed_size_list(kind):
        return Array(_spark_type(kind.value_type))
    if pa.types.is_struct(kind):
        return Struct(tuple((inner.name, _spark_type(inner.type)) for inner in kind))
    return Primitive(_NAMES.get(kind, str(kind)))


def _unreadable(kind: SparkType) -> str:
    """Return the cause why Spark does not read a column, with the remedy; empty if it does."""
    if all(map(_is_known, _leaves(kind))):
        return ""
    shown = ddl(kind)
    instead = "in microseconds" if "timestamp[ns" in shown else "as text or as a number that Spark has"
    return f"`{shown}`, and Spark reads no file with such a column: write the files {instead}, or without it"


def _unmerged(kinds: Collection[SparkType]) -> str:
    """Return the cause why Spark does not merge the types of a column, with the remedy; empty if it does."""
    names = sorted(kind.name for kind in kinds if isinstance(kind, Primitive) and not kind.name.startswith("decimal("))
    if len(names) < 2:
        return ""
    return f"`{'` or `'.join(names)}`, and Spark reads no files of which a column has several types: write all with one"


def _leaves(kind: SparkType) -> Iterator[Primitive]:
    """Yield the primitive types in a type."""
    match kind:
        case Array(element):
            yield from _leaves(element)
        case Map(key, value):
            yield from (*_leaves(key), *_leaves(value))
        case Struct(fields):
            for _, inner in fields:
                yield from _leaves(inner)
        case Primitive():
            yield kind


def _is_known(kind: Primitive) -> bool:
    """Return whether a contract can declare the type."""
    try:
        parse_type(kind.name)
    except TypeSyntaxError:
        return False
    return True


def _first_line(error: Exception) -> str:
    return printable(str(error).partition("\n")[0])
