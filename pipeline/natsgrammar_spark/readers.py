"""Rows read from JSON lines, CSV and Parquet, with nothing lost: a line that cannot be read is a corrupt record.

Lines are read as text and parsed by expressions, because Spark's own readers skip blank lines, read `5` as text,
ignore what follows an object, and replace bytes that are not UTF-8. A record is one line, in CSV too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from .contract import Input
from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, ddl, quoted_identifier

_BOM = "\ufeff"
CORRUPT_RECORD = "_natsgrammar_corrupt_record"  # why a line is not a row; null if it is one
_NULL = "\ufdd0null\ufdd0"  # never in a field: U+FDD0 is a noncharacter
_PAIR = r"\\u[dD][89abAB]\p{XDigit}{2}\\u[dD][c-fC-F]\p{XDigit}{2}"  # an escaped surrogate pair
_HALF = r"\\u[dD][89a-fA-F]\p{XDigit}{2}"
_JSON = {
    "mode": "PERMISSIVE",
    "columnNameOfCorruptRecord": CORRUPT_RECORD,
    "allowSingleQuotes": "false",
    "allowNonNumericNumbers": "false",
}


def parquet_rows(spark: SparkSession, paths: Sequence[str]) -> DataFrame:
    """The rows of Parquet files, each with its file in `_file`."""
    # Without mergeSchema, Spark drops columns that only some files have.
    read = spark.read.option("mergeSchema", "true").parquet(*paths)
    return read.select("*", F.col("_metadata.file_path").alias("_file"))


def text_lines(spark: SparkSession, paths: Sequence[str], source: Input, form: str) -> DataFrame:
    """Each line as `_line`, its file as `_file`, and a CSV header as `_header`: null if the line is not a header."""
    read = spark.read.text(list(paths), lineSep="\n")
    file, start = F.col("_metadata.file_path"), F.col("_metadata.file_block_start")
    if form == "csv" and source.header:
        # Correct with one file per partition, see `file_per_partition`; the upper bits number the partition.
        in_partition = F.monotonically_increasing_id().bitwiseAND(F.lit((1 << 33) - 1))
        is_header = (start == 0) & (in_partition == 0)
    else:
        is_header = F.lit(False)
    return read.select(
        F.col("value").alias("_line"), file.alias("_file"), F.when(is_header, F.col("value")).alias("_header")
    )


@contextmanager
def file_per_partition(spark: SparkSession) -> Iterator[None]:
    """Inside, no partition of a scan holds more than one file or part of a file."""
    key = "spark.sql.files.openCostInBytes"
    before = str(spark.conf.get(key))
    spark.conf.set(key, str(spark.conf.get("spark.sql.files.maxPartitionBytes")))
    try:
        yield
    finally:
        spark.conf.set(key, before)


def header_fault(source: Input) -> Column:
    """Why a CSV header differs from the contract; null if it matches, or if the line is not a header."""
    names = [name for name, _ in _fields(source)]
    found = F.from_csv(_record("_header"), _texts(source), _csv(source))
    same = F.lit(True)
    for number, name in enumerate(names):
        same &= F.coalesce(found[f"c{number}"] == name, F.lit(False))
    same &= found[CORRUPT_RECORD].isNull()
    expected = f"`; the contract expects {', '.join(f'`{name}`' for name in names)}"
    fault = F.concat(F.col("_file"), F.lit(": the header is `"), _record("_header"), F.lit(expected))
    return F.when(F.col("_header").isNotNull() & ~same, fault)


def csv_rows(lines: DataFrame, source: Input) -> DataFrame:
    """The columns of CSV lines, then `_raw`, `_file` and CORRUPT_RECORD."""
    fields = _fields(source)
    schema = ", ".join(
        [*(f"{quoted_identifier(name)} {ddl(found)}" for name, found in fields), f"{CORRUPT_RECORD} string"]
    )
    record = _record("_line")
    parsed = lines.select("*", F.from_csv(record, schema, _csv(source)).alias("_row"))
    row, texts = F.col("_row"), F.from_csv(record, _texts(source), _csv(source))
    plural = "field" if len(fields) == 1 else "fields"
    fault = (
        F.when(~F.is_valid_utf8("_line"), "invalid UTF-8")
        .when(record == "", "blank line")
        .when(_quotes(record) % 2 == 1, "quoted field not closed on its line")
        .when(row[CORRUPT_RECORD].isNotNull() & texts[CORRUPT_RECORD].isNotNull(), f"not {len(fields)} {plural}")
    )
    for number, (name, found) in enumerate(fields):
        fault = fault.when(
            row[CORRUPT_RECORD].isNotNull() & row[name].isNull() & texts[f"c{number}"].isNotNull(), _no(name, found)
        )
    fault = fault.when(row[CORRUPT_RECORD].isNotNull(), "the record does not fit the contract's columns")
    return parsed.select("_line", "_file", "_row", fault.alias(CORRUPT_RECORD)).select(
        *[F.when(F.col(CORRUPT_RECORD).isNull(), row[name]).alias(name) for name, _ in fields], *_origin()
    )


def json_rows(lines: DataFrame, source: Input) -> DataFrame:
    """The columns of JSON lines, then `_raw`, `_file` and CORRUPT_RECORD."""
    fields = _fields(source)
    line = F.when(F.col("_line").startswith(_BOM), F.expr("substring(_line, 2)")).otherwise(F.col("_line"))
    # The wrapper shows whether the line is exactly one value: otherwise `end` is missing, or not this number.
    wrapped = F.concat(F.lit('{"row":'), line, F.lit(',"end":'), F.octet_length("_line").cast("string"), F.lit("}"))
    schema = f"row {ddl(_loose(Struct(fields)))}, `end` int, {CORRUPT_RECORD} string"
    parsed = lines.select(
        "_line",
        "_file",
        F.from_json(wrapped, schema, _JSON).alias("_parsed"),
        F.try_parse_json(line).alias("_document"),
    )
    row, corrupt = F.col("_parsed.row"), F.col(f"_parsed.{CORRUPT_RECORD}")
    is_whole = F.coalesce(F.col("_parsed.end") == F.octet_length("_line"), F.lit(False))
    # Without columns only the grammar of JSON counts, neither types nor the content of texts.
    is_json = F.from_json(wrapped, f"`end` int, {CORRUPT_RECORD} string", _JSON)["end"] == F.octet_length("_line")
    is_object = F.ltrim(line).startswith("{")
    document = F.col("_document")
    is_good = F.is_valid_utf8("_line") & is_whole & is_object & document.isNotNull() & corrupt.isNull()
    fault = (
        F.when(~F.is_valid_utf8("_line"), "invalid UTF-8")
        .when(line.rlike(r"\A\s*\z"), "blank line")
        .when(document.isNull() & is_json & _halves(line), "unpaired surrogate in an escape")
        .when(document.isNull() & is_json, "duplicate member name in an object")
        .when(document.isNull(), "not valid JSON")
        .when(~is_object, "JSON, but not an object")
        .when(~is_whole, "text after the JSON object")
    )
    for name, found in fields:
        given = F.schema_of_variant(F.variant_get(document, _member(name), "variant"))
        fault = fault.when(corrupt.isNotNull() & (given != "VOID") & row[name].isNull(), _no(name, found))
    fault = fault.when(corrupt.isNotNull(), "a value does not have the type in the contract")
    checked = F.when(~is_good, fault)
    for name, found in fields:
        if _has_text(found):
            checked = checked.when(_untexted(row[name], found), _no(name, found))
    return parsed.select("_line", "_file", "_parsed", checked.alias(CORRUPT_RECORD)).select(
        *[F.when(F.col(CORRUPT_RECORD).isNull(), _texted(row[name], found)).alias(name) for name, found in fields],
        *_origin(),
    )


def _halves(line: Column) -> Column:
    """Whether an escape encodes a lone surrogate."""
    return F.regexp_replace(line, rf"\\[^u]|{_PAIR}", " ").rlike(_HALF)


def first_broken(text: Column) -> Column:
    """The number of characters before the first byte that is not UTF-8; NULL if there is none."""
    # The repair inserts U+FFFD, so those already in the text must go first.
    mended = F.make_valid_utf8(F.replace(text, F.lit("\ufffd"), F.lit("?")))
    return F.when(~F.is_valid_utf8(text), F.locate("\ufffd", mended) - 1)


def _origin() -> list[Column]:
    return [F.col("_line").cast("binary").alias("_raw"), F.col("_file"), F.col(CORRUPT_RECORD)]


def _fields(source: Input) -> tuple[tuple[str, SparkType], ...]:
    assert source.columns is not None
    return source.columns.fields


def _no(name: str, found: SparkType) -> str:
    return f"`{name}` is not a valid `{ddl(found)}`"


# CSV


def _csv(source: Input) -> dict[str, str]:
    # Quotes are doubled inside quotes, RFC 4180; Spark's own default is a backslash.
    # An empty field reads as the null value, and `""` as an empty string: so the two must differ.
    return {
        "mode": "PERMISSIVE",
        "columnNameOfCorruptRecord": CORRUPT_RECORD,
        "sep": source.delimiter,
        "escape": '"',
        "nullValue": _NULL,
    }


def _texts(source: Input) -> str:
    return ", ".join([*(f"c{number} string" for number, _ in enumerate(_fields(source))), f"{CORRUPT_RECORD} string"])


def _record(column: str) -> Column:
    """A line without the byte order mark before it and the carriage return that ends it."""
    line = F.col(column)
    line = F.when(line.startswith(_BOM), F.expr(f"substring({column}, 2)")).otherwise(line)
    return F.when(line.endswith("\r"), F.substring(line, F.lit(1), F.char_length(line) - 1)).otherwise(line)


def _quotes(record: Column) -> Column:
    return F.octet_length(record) - F.octet_length(F.replace(record, F.lit('"'), F.lit("")))


# JSON: texts are read as variants, which record whether they were texts


def _loose(found: SparkType) -> SparkType:
    match found:
        case Primitive("string"):
            return Primitive("variant")
        case Array(element):
            return Array(_loose(element))
        case Map(key, value):
            return Map(key, _loose(value))
        case Struct(fields):
            return Struct(tuple((name, _loose(inner)) for name, inner in fields))
    return found


def _has_text(found: SparkType) -> bool:
    return _loose(found) != found


def _texted(value: Column, found: SparkType) -> Column:
    """The value with its variants as texts."""
    match found:
        case _ if not _has_text(found):
            return value
        case Array(element):
            return F.transform(value, lambda inner: _texted(inner, element))
        case Map(_, inner):
            return F.transform_values(value, lambda _, entry: _texted(entry, inner))
        case Struct(fields):
            parts = [_texted(value[name], inner).alias(name) for name, inner in fields]
            return F.when(value.isNotNull(), F.struct(*parts))
    return F.variant_get(value, "$", ddl(STRING))


def _untexted(value: Column, found: SparkType) -> Column:
    """Whether a value that should be text is something else."""
    match found:
        case Array(element):
            bad = F.exists(value, lambda inner: _untexted(inner, element))
        case Map(_, inner):
            bad = F.exists(F.map_values(value), lambda entry: _untexted(entry, inner))
        case Struct(fields):
            bad = F.lit(False)
            for name, part in fields:
                if _has_text(part):
                    bad |= _untexted(value[name], part)
        case _:
            bad = ~F.schema_of_variant(value).isin("STRING", "VOID")
    return F.coalesce(bad, F.lit(False))


def _member(name: str) -> str:
    return f'$["{name}"]' if '"' not in name else f"$['{name}']"
