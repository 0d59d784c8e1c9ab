"""Parquet files as Spark reads them: the types of columns, and why there are no rows to read; without Spark."""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import parquet

from natsgrammar.text import printable, quoted

from .ddl import AS_MAP, STRING, Array, Map, Primitive, SparkType, Struct, ddl, folded, foreign, indistinct, unheld
from .discover import folders, is_hidden
from .packed import outdated_checksums
from .problems import RunError
from .typed_texts import accepts, places, refused

ROW_METADATA = b"org.apache.spark.sql.parquet.row.metadata"  # where Spark keeps the columns as it has them
_NULLS = "__HIVE_DEFAULT_PARTITION__"
INT96 = "s"  # the unit as which INT96 is read, because no other timestamp of Parquet is in seconds
_IN_PARTS: dict[str, Any] = {"pre_buffer": False, "buffer_size": 1 << 16}  # row groups may be larger than memory
_CODECS = frozenset({"UNCOMPRESSED", "SNAPPY", "GZIP", "ZSTD", "LZ4", "LZ4_RAW"})  # which Spark has
_MOST_MILLISECONDS = (2**63 - 1) // 1000
_DAMAGE = (pa.ArrowException, OSError, UnicodeDecodeError)
_MOST_INDEXES = 16 << 20  # bytes of indexes and Bloom filters in which the end of a file in front is looked for
_AGAIN = "copy or write the file again"
_KEYS = "decrypt the file, or give Spark its keys by `--conf spark.hadoop.parquet.crypto.factory.class=…`"


def fault_of(file: Path, codecs: Collection[str] = ()) -> str:
    """Return why Spark, with more `codecs` than its own, does not read a file; empty if the footer shows no cause."""
    if outdated := outdated_checksums(file):
        return outdated
    try:
        with file.open("rb") as opened:
            opened.seek(-4, 2)
            if opened.read() == b"PARE":
                return f"`{file}` is encrypted: {_KEYS}"
        read = parquet.ParquetFile(file, **_IN_PARTS)
        names = read.schema_arrow.names
    except FileNotFoundError:  # it vanished, which a run tells elsewhere
        return ""
    except UnicodeDecodeError:
        return f"`{file}`: the name of a column is not UTF-8: rename it"
    except _DAMAGE:
        return f"`{file}` is not Parquet, or broken"
    try:
        next(read.iter_batches(1), None)
    except _DAMAGE as error:
        if "decrypt" in str(error):  # PyArrow aborts the process if asked for the codec of such a column
            return f"`{file}` has encrypted columns: {_KEYS}"
    if cause := indistinct(names):
        return f"`{file}`: {cause}"
    group = read.metadata.row_group(0) if read.num_row_groups else None
    for chunk in () if group is None else map(group.column, range(group.num_columns)):
        if chunk.compression not in (*_CODECS, *codecs):
            cause = f"is compressed by {chunk.compression}, which Spark does not read: write the file with zstd"
            return f"`{file}`: column {quoted(chunk.path_in_schema)} {cause}"
    return ""


def fault_in(file: Path, whole: bool = True) -> str:
    """Return `fault_of` a file, or the first column unreadable for Spark; in a `whole` file, also a damaged one."""
    if cause := loss_in(file) or fault_of(file):
        return cause
    read = parquet.ParquetFile(file, coerce_int96_timestamp_unit=INT96, page_checksum_verification=True, **_IN_PARTS)
    for column in read.schema_arrow:
        about = f"`{file}`: column {quoted(column.name)}"
        if cause := unreadable(spark_type(column.type)):
            return f"{about} is {cause}"
        try:
            for _ in read.iter_batches(columns=[column.name]) if whole else ():
                pass
        except _DAMAGE as error:
            return f"{about} is damaged ({first_line(error)}): {_AGAIN}"
    return ""


def fault_among(files: Iterable[Path]) -> str:
    """Return the first column whose types in several files Spark does not merge; empty if none."""
    causes = ((name, unmerged(kinds)) for name, kinds in kinds_in(files).items())
    return next((f"column {quoted(name)} is {cause}" for name, cause in causes if cause), "")


def kinds_in(files: Iterable[Path]) -> dict[str, dict[SparkType, Path]]:
    """Return the types of each column, its name folded, with the first file for each."""
    kinds: dict[str, dict[SparkType, Path]] = {}
    for file in files:
        with suppress(*_DAMAGE):
            for name, kind in columns_in(file).fields:
                kinds.setdefault(folded(name), {}).setdefault(kind, file)
    return kinds


def firsts(places: Iterable[Path]) -> Iterator[tuple[Path, Path]]:
    """Yield the first file of each directory with files in it, each with the one of the places in which it is."""
    for place in places:
        of_folders = folders(place) if place.is_dir() else [(place, [], [""])]
        yield from ((at / names[0], place) for at, _, names in of_folders if names)


def ensure_alike(files: Iterable[tuple[Path, Path]]) -> None:
    """Raise RunError if Spark would not read all files, each below a place, with the same columns of directories."""
    first = None
    for file, place in files:
        steps = [step.partition("=") for step in file.relative_to(place).parts[:-1]]
        while steps and not steps[-1][1]:  # Spark passes over them
            steps.pop()
        columns = [folded(unquote(name)) for name, _, _ in steps]
        # Spark reads each byte of a percent-encoded name as a character.
        is_named = all(value and re.fullmatch("(?!.*%[89A-Fa-f]).+", name) for name, _, value in steps)
        if not is_named or len({*columns}) < len(columns):
            cause = "expected directories `NAME=VALUE`, each name once, without `%80` to `%FF`"
            raise RunError(f"`{file.parent}`: {cause}: rename them, or name the files")
        first = first or (file, place, columns)
        if columns != first[2] or (columns and place != first[1]):
            unlike_in = "different columns" if columns != first[2] else "two folders"
            both = f"`{first[0]}` and `{file}` are in directories of {unlike_in}"
            raise RunError(f"{both}, so Spark would not read both: move one, or name the files themselves")


def directory_columns(files: Iterable[str], names: Collection[str], declared: Struct | None = None) -> Struct:
    """Return the columns from directories: as declared, else `int`, `bigint` or `date` if each value is written so.

    Spark itself would read 007 as 7 and 1d as 1.0. Raises RunError for other directories, and values that types reject.
    """
    values: dict[str, set[str]] = {name: set() for name in names}
    patterns = [(re.compile(value_at(behind)), texts) for behind, texts in enumerate(reversed(values.values()))]
    for at in {f"{folder}/" for folder, _, name in (file.rpartition("/") for file in files) if not is_hidden(name)}:
        for pattern, texts in patterns:
            if (match := pattern.search(at)) is None:  # elsewhere, as those here are alike
                raise RunError(f"`{at}` has files beside directories of columns, which Spark would not read: move them")
            if match[1] != _NULLS:
                texts.add(unquote(match[1]))
    known = {folded(name): kind for name, kind in declared.fields if not unheld(kind, "csv")} if declared else {}
    columns = Struct(tuple((name, known.get(folded(name)) or _type_of(values[name])) for name in names))
    for (name, place), reason in zip(places(columns)[0][2], places(columns)[1], strict=True):
        for text in sorted(values[name]):
            if "\ufffd" in text:
                raise RunError(f"{quoted(f'{name}={text}')}: the name of the directory is not UTF-8: rename it")
            if refused(text, place) is not None:
                cause = f"{reason}: rename the directory, or state another type in the contract"
                raise RunError(f"{quoted(f'{name}={text}')}: {cause}")
    return columns


def value_at(behind: int) -> str:
    """Return a regular expression for the value of a directory `NAME=VALUE` with that many such directories below."""
    return f"/[^/=]+=([^/]*)(?:/[^/=]+=[^/]*){{{behind}}}(?:/[^/=]+)*/[^/]*$"


def _type_of(texts: Collection[str]) -> SparkType:
    if texts and all(map(re.compile("0|-?[1-9][0-9]{0,17}").fullmatch, texts)):
        return Primitive("int" if all(-(1 << 31) <= int(text) < 1 << 31 for text in texts) else "bigint")
    return Primitive("date") if texts and all(accepts(text, "date") for text in texts) else STRING


def overlapping(file: Path, root: str) -> str:
    """Return the first column of a file also in names of directories below `root`; empty if none."""
    names = {folded(unquote(step.partition("=")[0])) for step in file.relative_to(root).parts[:-1] if "=" in step}
    with suppress(*_DAMAGE):
        return next((overlap(name) for name in parquet.read_schema(file).names if folded(name) in names), "")
    return ""


def overlap(name: str) -> str:
    """Return why a run does not read a column also in names of directories: Spark would read only these."""
    return f"`{name}` is a column of the files, and of directories named `{name}=…`: name the files themselves"


def loss_in(file: Path) -> str:
    """Return the first column whose values Spark would lose, with the remedy; empty if none.

    Spark passes over empty files and over row groups behind the end of a file, reads a page on into the footer, would
    cut nanoseconds (INT96), and fails on milliseconds whose microseconds have more than 64 bits. It takes columns from
    its own metadata, which other software keeps when it changes a file. Of files in a row, it reads the last.
    """
    with suppress(*_DAMAGE):  # which Spark reports
        if not file.stat().st_size:
            return f"`{file}` is empty: expected a Parquet file"
        footer = parquet.read_metadata(file)
        with file.open("rb") as opened:
            end, last = opened.seek(-8, 2) - footer.serialized_size, len(b"PAR1")
            if int.from_bytes(opened.read(4), "little") != footer.serialized_size:
                return ""  # signed: PyArrow aborts the process if asked for columns that are encrypted
            groups = [*map(footer.row_group, range(footer.num_row_groups))]
            for chunk in (group.column(at) for group in groups for at in range(group.num_columns)):
                last = max(last, (chunk.dictionary_page_offset or chunk.data_page_offset) + chunk.total_compressed_size)
                if last > end:
                    return f"`{file}`: column {quoted(chunk.path_in_schema)} is damaged (cut): {_AGAIN}"
            # What no column has are indexes, and as many bytes as are in front of the file to which the footer belongs.
            opened.seek(start := max(end - last - _MOST_INDEXES, 0))
            seams = [start + seam.end() for seam in re.finditer(b"PAR1", opened.read(end - last - start))]
        for seam in seams:
            with suppress(*_DAMAGE):  # raised for a part of a value, as if cut off, its columns are elsewhere
                front = parquet.ParquetFile(pa.BufferReader(pa.memory_map(str(file)).read_buffer(seam)), **_IN_PARTS)
                if any(front.iter_batches(1)) or seam == front.metadata.serialized_size + 12:
                    return f"`{file}` has another Parquet file in front, whose rows would be lost: give each as a file"
        kept = footer.metadata or {}
        if ROW_METADATA in kept and not _is_stated(columns_in(file, footer), json.loads(kept[ROW_METADATA])):
            cause = f"its metadata `{ROW_METADATA.decode()}` states other columns than it has"
            return f"`{file}`: {cause}: write the file without this metadata"
        # Spark writes microseconds.
        return "" if b"org.apache.spark.version" in kept else _lost_times(file, footer.schema, groups)
    return ""


def _is_of_parquet(name: str) -> bool:
    """Check whether Parquet itself has the type, unlike variants and intervals."""
    return name in _KNOWN or name.startswith("decimal(")


def _lost_times(file: Path, schema: Any, groups: Collection[Any]) -> str:
    for at, leaf in enumerate(map(schema.column, range(len(schema)))):
        about = f"`{file}`: column {quoted(leaf.path)} has"
        if "timeUnit=milliseconds" in str(leaf.logical_type):
            known = [known for group in groups if (known := group.column(at).statistics) and known.has_min_max]
            bounds = [(each.min_raw, each.max_raw) for each in known]
            if len(known) < len(groups):
                bounds = [tuple(pc.min_max(part).as_py().values()) for part in _instants(file, leaf.path)]
            if any(max(-low, high) > _MOST_MILLISECONDS for low, high in bounds if high is not None):
                return f"{about} a time whose microseconds exceed the 64 bits that Spark has: write null instead"
        if leaf.physical_type != "INT96":
            continue
        pairs = zip(*(_instants(file, leaf.path, unit) for unit in ("ns", "us")), strict=True)
        if any(_differ(*pair) for pair in pairs):
            return f"{about} nanoseconds, which Spark would cut: write the files in microseconds, or as text"
    return ""


def columns_in(file: Path | str, footer: Any = None) -> Struct:
    """Return the columns of a file, whose footer may have been read, with their types as Spark reads them."""
    schema = parquet.ParquetFile(file, metadata=footer, coerce_int96_timestamp_unit=INT96).schema_arrow
    return Struct(tuple((column.name, spark_type(column.type)) for column in schema))


def _is_stated(kind: SparkType, stated: Any) -> bool:
    """Check whether Spark's JSON for types, which is in the metadata of files, states the type; unknown ones count."""
    match stated, kind:
        case {"type": "struct", "fields": fields}, Struct(inner):
            types, known = {field["name"]: field["type"] for field in fields}, dict(inner)
            return types.keys() == known.keys() and all(_is_stated(known[name], types[name]) for name in types)
        case {"type": "array", "elementType": element}, Array(actual):
            return _is_stated(actual, element)
        case {"type": "map", "keyType": key, "valueType": value}, Map(of_key, of_value):
            return _is_stated(of_key, key) and _is_stated(of_value, value)
        case {"type": "udt"}, _:
            return True
        case str(), _:
            name = _STATED.get(stated, stated)
            return name == ddl(kind) or not _is_of_parquet(name)
    return False


def _differ(nanoseconds: pa.Array, microseconds: pa.Array) -> bool:
    """Check whether instants have more digits than microseconds; those beyond 64 bits are not looked at."""
    near = pc.less(pc.abs(microseconds), 9_000_000_000_000_000)
    return bool(pc.any(pc.and_(near, pc.not_equal(nanoseconds, pc.multiply(microseconds, 1_000)))).as_py())


def _instants(file: Path, column: str, unit: str | None = None) -> Iterator[pa.Array]:
    """Yield the timestamps inside a column with one leaf, as numbers; INT96 in a unit."""
    for batch in parquet.ParquetFile(file, coerce_int96_timestamp_unit=unit, **_IN_PARTS).iter_batches(
        columns=[column]
    ):
        array = batch.column(0)
        while pa.types.is_nested(array.type):
            if pa.types.is_struct(array.type):
                array = array.flatten()[0]
            else:
                array = pa.concat_arrays([array.keys, array.items]) if pa.types.is_map(array.type) else array.flatten()
        yield array.cast(pa.int64())


def spark_type(kind: pa.DataType) -> SparkType:
    """Return the type as which Spark reads a column of Parquet; if it does not, one with Arrow's name."""
    if pa.types.is_dictionary(kind):
        return spark_type(kind.value_type)
    if pa.types.is_fixed_size_binary(kind):
        return Primitive("binary")
    if pa.types.is_duration(kind):
        return Primitive("bigint")
    if pa.types.is_timestamp(kind) and kind.unit != "ns":  # INT96 has a time zone for Spark
        return Primitive("timestamp_ntz" if kind.tz is None and kind.unit != INT96 else "timestamp")
    if isinstance(kind, pa.BaseExtensionType) and kind.extension_name != "arrow.uuid":
        return spark_type(kind.storage_type)
    if pa.types.is_decimal(kind):
        return Primitive(f"decimal({kind.precision},{kind.scale})")
    if pa.types.is_map(kind):
        return Map(spark_type(kind.key_type), spark_type(kind.item_type))
    if pa.types.is_list(kind) or pa.types.is_large_list(kind) or pa.types.is_fixed_size_list(kind):
        return Array(spark_type(kind.value_type))
    if pa.types.is_struct(kind):
        return Struct(tuple((inner.name, spark_type(inner.type)) for inner in kind))
    return Primitive(_NAMES.get(kind, str(kind)))


_NAMES = {
    **dict.fromkeys((pa.string(), pa.large_string(), pa.string_view()), "string"),
    **dict.fromkeys((pa.binary(), pa.large_binary(), pa.binary_view()), "binary"),
    pa.bool_(): "boolean",
    pa.int8(): "tinyint",
    **dict.fromkeys((pa.int16(), pa.uint8()), "smallint"),
    **dict.fromkeys((pa.int32(), pa.uint16(), pa.null()), "int"),
    **dict.fromkeys((pa.int64(), pa.uint32()), "bigint"),
    pa.uint64(): "decimal(20,0)",
    pa.float32(): "float",
    pa.float64(): "double",
    pa.date32(): "date",
}
_STATED = {"byte": "tinyint", "short": "smallint", "integer": "int", "long": "bigint"}
_KNOWN = {*_NAMES.values(), "timestamp", "timestamp_ntz"}


def unreadable(kind: SparkType) -> str:
    """Return the cause why Spark does not read a column, with the remedy; empty if it does."""
    shown, cause = ddl(kind), foreign(_filled(kind))
    if not cause:
        return ""
    if cause.startswith("fields "):
        return f"`{shown}`, whose {cause.removesuffix(AS_MAP)}: rename one, or write the files without the column"
    instead = "in microseconds" if "timestamp[ns" in shown else "as text or as a number that Spark has"
    return f"`{shown}`, and Spark reads no file with such a column: write the files {instead}, or without it"


def unread(kinds: Mapping[SparkType, Path]) -> str:
    """Return the cause why Spark does not read a column with these types in files; empty if it does."""
    return next(filter(None, map(unreadable, sorted(kinds, key=ddl))), "") or unmerged(kinds)


def unmerged(kinds: Mapping[SparkType, Path]) -> str:
    """Return the cause why Spark does not merge the types of a column, with the remedy; empty if it does."""
    if all(_merge(*pair) for pair in combinations(kinds, 2)):
        return ""
    names = " or ".join(sorted(f"`{ddl(kind)}` in `{file}`" for kind, file in kinds.items()))
    return f"{names}, and Spark reads no files of which a column has several types: write all with one"


def _merge(first: SparkType, second: SparkType) -> bool:
    """Check whether Spark merges two types: structs by field, and decimals with one scale."""
    match first, second:
        case Struct(fields), Struct(others):
            known = {folded(name): kind for name, kind in others}
            return all(_merge(kind, known.get(folded(name), kind)) for name, kind in fields)
        case Array(element), Array(another):
            return _merge(element, another)
        case Map(key, value), Map(other_key, other_value):
            return _merge(key, other_key) and _merge(value, other_value)
        case Primitive(name), Primitive(other_name):
            names = (name, other_name)
            if all(each.startswith("decimal(") for each in names):
                return len({each.partition(",")[2] for each in names}) == 1
    return first == second


def is_within(kind: SparkType, known: SparkType) -> bool:
    """Check whether Spark, told the `known` type, reads all values of a column with this one, and no others."""
    match kind, known:
        case _, Primitive(name) if not _is_of_parquet(name):
            return True
        case Struct(fields), Struct(others):
            names = {folded(name): inner for name, inner in others}
            return all(folded(name) in names and is_within(inner, names[folded(name)]) for name, inner in fields)
        case Array(element), Array(another):
            return is_within(element, another)
        case Map(key, value), Map(other_key, other_value):
            return is_within(key, other_key) and is_within(value, other_value)
    return _merge(kind, known)


def _filled(kind: SparkType) -> SparkType:
    """Return the type with names for fields that have none: Spark reads these, but no DDL states them."""
    match kind:
        case Struct(fields):
            return Struct(tuple((name or "\ufdd0", _filled(inner)) for name, inner in fields))
        case Array(element):
            return Array(_filled(element))
        case Map(key, value):
            return Map(key, _filled(value))
    return kind


def first_line(error: Exception) -> str:
    """Return the first line of an error's message."""
    return printable(str(error).partition("\n")[0])
