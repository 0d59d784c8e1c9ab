"""The columns of Parquet files as Spark will see them, read from their footers before Spark starts.

Where it is not certain what Spark makes of a column, its type is UNREADABLE, and the check of it is left to Spark.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from .contract import UNREADABLE
from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, TypeSyntaxError, parse_type
from .discover import unescaped
from .problems import RunError

_SPARK = b"org.apache.spark.sql.parquet.row.metadata"
_PHYSICAL = {
    "BOOLEAN": "boolean", "INT32": "int", "INT64": "bigint", "INT96": "timestamp", "FLOAT": "float",
    "DOUBLE": "double", "BYTE_ARRAY": "binary",
}  # fmt: skip
_SIGNED = {8: "tinyint", 16: "smallint", 32: "int", 64: "bigint"}
_UNSIGNED = {8: "smallint", 16: "int", 32: "bigint", 64: "decimal(20,0)"}


def columns(files: Sequence[str]) -> Struct | None:
    """The columns of all the files together; None if pyarrow is not installed, or a file is not on this machine.

    Raises RunError for a file that is no Parquet.
    """
    try:
        import pyarrow.parquet  # noqa: F401 - it need not be there
    except ImportError:
        return None
    if any("://" in file for file in files):
        return None
    found = [part for file in files for part in _of_path(Path(unescaped(file)))]
    merged = reduce(_merged, found, Struct(()))
    return Struct(tuple((name, UNREADABLE if _is_unclear(kind) else kind) for name, kind in merged.fields))


def _of_path(path: Path) -> Iterator[Struct]:
    """The columns of a file, or of those in a directory of partitions, which are columns themselves."""
    if not path.is_dir():
        yield _of_file(path)
        return
    for file in path.rglob("*"):
        parts = file.relative_to(path).parts
        if file.is_file() and not any(part.startswith(("_", ".")) for part in parts):
            keys = [unquote(part.partition("=")[0]) for part in parts[:-1] if "=" in part]
            inner = _of_file(file)
            yield Struct((*((n, t) for n, t in inner.fields if n not in keys), *((key, UNREADABLE) for key in keys)))


def _of_file(file: Path) -> Struct:
    import pyarrow as pa
    from pyarrow import parquet

    if not file.stat().st_size:
        return Struct(())
    try:
        with parquet.ParquetFile(file) as opened:
            told = (opened.metadata.metadata or {}).get(_SPARK)
            if told is not None:
                return _struct(_of_json(json.loads(told)))
            leaves = (opened.schema.column(number) for number in range(len(opened.schema)))
            return Struct(tuple((field.name, _of_arrow(field.type, leaves)) for field in opened.schema_arrow))
    except (pa.ArrowException, OSError) as error:
        if file.open("rb").read(4) == b"PARE":  # encrypted: Spark may have the key
            return Struct(())
        raise RunError(f"`{file}` is no Parquet: {str(error).splitlines()[0]}") from None


def _of_json(told: Any) -> SparkType:
    """A type as Spark itself notes it in the files that it writes."""
    match told:
        case {"type": "struct", "fields": fields}:
            return Struct(tuple((field["name"], _of_json(field["type"])) for field in fields))
        case {"type": "array", "elementType": element}:
            return Array(_of_json(element))
        case {"type": "map", "keyType": key, "valueType": value}:
            return Map(_of_json(key), _of_json(value))
    try:
        return parse_type(told) if isinstance(told, str) else UNREADABLE
    except TypeSyntaxError:
        return UNREADABLE


def _of_arrow(kind: Any, leaves: Iterator[Any]) -> SparkType:
    """A type as Spark takes it: how it is nested Arrow says, and what the leaves are Parquet itself."""
    from pyarrow import types

    if types.is_map(kind):
        return Map(_of_arrow(kind.key_type, leaves), _of_arrow(kind.item_type, leaves))
    if types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind):
        return Array(_of_arrow(kind.value_type, leaves))
    if types.is_struct(kind):
        return Struct(tuple((field.name, _of_arrow(field.type, leaves)) for field in kind))
    return _of_leaf(next(leaves))


def _of_leaf(leaf: Any) -> SparkType:
    told = json.loads(leaf.logical_type.to_json())
    match leaf.logical_type.type:
        case "STRING" | "ENUM" | "JSON":
            return STRING
        case "NONE" if leaf.physical_type in _PHYSICAL:
            return Primitive(_PHYSICAL[leaf.physical_type])
        case "INT":
            return Primitive((_SIGNED if told["isSigned"] else _UNSIGNED)[told["bitWidth"]])
        case "DECIMAL":
            return Primitive(f"decimal({told['precision']},{told['scale']})")
        case "DATE":
            return Primitive("date")
        case "TIMESTAMP":
            return Primitive("timestamp" if told["isAdjustedToUTC"] else "timestamp_ntz")
    return UNREADABLE


def _struct(found: SparkType) -> Struct:
    return found if isinstance(found, Struct) else Struct(())


def _merged(one: Struct, other: Struct) -> Struct:
    """The fields of both, as Spark's `mergeSchema` has it; what they disagree on is UNREADABLE."""
    fields = dict(one.fields)
    for name, kind in other.fields:
        fields[name] = _agreed(fields[name], kind) if name in fields else kind
    return Struct(tuple(fields.items()))


def _agreed(one: SparkType, other: SparkType) -> SparkType:
    if isinstance(one, Struct) and isinstance(other, Struct):
        return _merged(one, other)
    return one if one == other else UNREADABLE


def _is_unclear(kind: SparkType) -> bool:
    parts: Iterable[SparkType]
    match kind:
        case Array(element):
            parts = (element,)
        case Map(key, value):
            parts = (key, value)
        case Struct(fields):
            parts = [inner for _, inner in fields]
        case _:
            return kind == UNREADABLE
    return any(map(_is_unclear, parts))
