"""Rows read from JSON lines, CSV and Parquet, with nothing lost: a line that cannot be read is a corrupt record.

Lines are read as text and parsed by expressions, because Spark's own readers skip blank lines, read `5` as text,
ignore what follows an object, and replace bytes that are not UTF-8. A record is one line, in CSV too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.errors import AnalysisException
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from natsgrammar.spark import jvm
from natsgrammar.text import counted

from ..contract import OWN, Input, malformed
from ..contract.ddl import STRING, Array, Map, Primitive, SparkType, Struct, ddl, quoted_identifier
from ..contract.discover import is_address, is_hidden, unescaped
from ..contract.problems import RunError
from ..session.java import JAVA_HAS_ENDED
from ..session.schema import every
from .footers import columns_of_files

# Beside the columns of the input: the line as bytes, its file, and why it is not a row, or null if it is one.
RAW, FILE, CORRUPT_RECORD = f"{OWN}raw", f"{OWN}file", f"{OWN}corrupt_record"
_WORTH_A_TASK = 16 << 20  # bytes of a file
_START = f"{OWN}start"  # where in its file the part of a line begins
_NULL = "\ufdd0null\ufdd0"  # never in a field: U+FDD0 is a noncharacter
_PAIR = r"\\u[dD][89abAB]\p{XDigit}{2}\\u[dD][c-fC-F]\p{XDigit}{2}"  # an escaped surrogate pair
_HALF = r"\\u[dD][89a-fA-F]\p{XDigit}{2}"
_QUOTED = r'"[^"]*+(?:""[^"]*+)*+"'  # a field of CSV
# How files are read, whatever the session says: all of them, and to the end.
_WHOLE = {"ignoreCorruptFiles": "false", "ignoreMissingFiles": "false"}
# A stream of files forgets which it has read after a week, and takes none that are older than the newest by that much.
_ANY_AGE = {"maxFileAge": "100000d"}
COLUMNS = Path(str(files("natsgrammar_spark.inputs").joinpath("Columns.java")))  # which other files of Java use
_LETTERS = {"string": "s", "boolean": "b", "tinyint": "y", "smallint": "h", "int": "i", "bigint": "l"}
_EXPONENT = "(?:[eE][-+]?[0-9]+)?"
_NUMBERS = {  # as text of CSV; Java also takes `1d`, `0x1p3` and digits of other scripts
    **dict.fromkeys(("tinyint", "smallint", "int", "bigint"), "[-+]?[0-9]+"),
    "decimal": rf"[-+]?(?:(?:[0-9]+|[0-9]{{1,3}}(?:,[0-9]{{3}})+)\.?[0-9]*|\.[0-9]+){_EXPONENT}",
    **dict.fromkeys(("float", "double"), rf"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+){_EXPONENT}|NaN|[-+]?Inf(?:inity)?"),
}
_ENDLESS = (Primitive("float"), Primitive("double"))
_MOST_DIGITS = 38  # of a decimal
_JSON = {
    "mode": "PERMISSIVE",
    "columnNameOfCorruptRecord": CORRUPT_RECORD,
    "allowSingleQuotes": "false",
    "allowNonNumericNumbers": "false",
}


def parquet_rows(spark: SparkSession, paths: Sequence[str]) -> DataFrame:
    """The rows of Parquet files, each with its file in FILE, the last column.

    Raises RunError for a column of the files that is in names of directories, too: Spark reads the latter alone; and
    for a file of this machine without content, such as one that was not copied to its end: Spark passes over it.
    """
    local = [Path(unescaped(path)) for path in paths if not is_address(path)]
    for folder in local:
        _ensure_read(folder)
    files = [file for file in local if file.is_file()]
    for file in files:
        if not file.stat().st_size:
            raise RunError(f"`{file}` is empty: expected a Parquet file")
    columns = columns_of_files(spark, files) if len(files) == len(paths) else None
    # Without mergeSchema, Spark drops columns that only some files have.
    reader = spark.read.options(mergeSchema="true") if columns is None else spark.read.schema(columns)
    read = reader.options(**_WHOLE).parquet(*paths)
    # Raised where Spark was told to read Parquet in some other way, and by Spark Connect.
    with suppress(Py4JError, AttributeError):
        plan: Any = read._jdf  # noqa: SLF001
        relation = plan.queryExecution().analyzed().collectLeaves().head().relation()
        if name := relation.overlappedPartCols().keys().mkString("`, `"):
            raise RunError(
                f"`{name}` is a column of the files, and of directories named `{name}=…`: name the files themselves"
            )
    return read.select("*", read.metadataColumn("_metadata")["file_path"].alias(FILE))


def _ensure_read(folder: Path) -> None:
    """Raises RunError for files beside directories of partitions: Spark passes over them, or over the directories."""
    for at, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not is_hidden(name)]
        partition = next((name for name in folders if "=" in name), None)
        beside = next((name for name in names if not is_hidden(name)), None)
        if partition and beside:
            raise RunError(
                f"`{Path(at, beside)}` is beside the directory `{partition}`, so Spark would not read both: move "
                "it, or name the files themselves"
            )


def text_lines(spark: SparkSession, paths: Sequence[str], source: Input, form: str) -> DataFrame:
    """Each line as `_line`, its file as FILE, and a CSV header as `_header`: null if the line is not a header.

    A byte order mark is removed from the beginning of a file, by Hadoop, and is a character everywhere else.
    """
    # Directories make no columns here, one of which could be `value`.
    read = spark.read.options(**_WHOLE, recursiveFileLookup="true").text(list(paths), lineSep="\n")
    return headed(_lines(read), source, form)


def stream_of_lines(spark: SparkSession, path: str) -> DataFrame:
    """The lines of the files in a directory as they come; `headed` finds the headers in each batch."""
    read = spark.readStream.options(**_WHOLE, **_ANY_AGE, recursiveFileLookup="true").text(path, lineSep="\n")
    return _lines(read)


def stream_of_parquet(spark: SparkSession, path: str) -> DataFrame:
    """The rows of the Parquet files in a directory as they come, each with its file in FILE; some have to be there."""
    _ensure_read(Path(unescaped(path)))
    files = _plain_files(path)
    schema = columns_of_files(spark, files) if files else None
    try:
        schema = schema or spark.read.options(**_WHOLE, mergeSchema="true").parquet(path).schema
    except AnalysisException as error:
        if error.getCondition() != "UNABLE_TO_INFER_SCHEMA":
            raise
        told = f"no Parquet files with content in `{path}`: a stream has the columns of those that it begins with"
        raise RunError(told) from None
    read = spark.readStream.options(**_WHOLE, **_ANY_AGE).schema(schema).parquet(path)
    return read.select("*", read.metadataColumn("_metadata")["file_path"].alias(FILE))


def _plain_files(path: str) -> list[Path]:
    """The files that Spark reads in a folder of this machine that holds nothing else; else none."""
    folder = Path(unescaped(path))
    there = [it for it in folder.iterdir() if not is_hidden(it.name)] if folder.is_dir() else []
    return there if all(it.is_file() and it.stat().st_size for it in there) else []


def headed(lines: DataFrame, source: Input, form: str) -> DataFrame:
    """The lines, and which of them is a header."""
    if form == "csv" and source.header:
        # Correct with one file per partition, see `file_per_partition`; the upper bits number the partition.
        in_partition = F.monotonically_increasing_id().bitwiseAND(F.lit((1 << 33) - 1))
        is_header = (F.col(_START) == 0) & (in_partition == 0)
    else:
        is_header = F.lit(False)
    return lines.select("_line", FILE, F.when(is_header, F.col("_line")).alias("_header"))


def _lines(read: DataFrame) -> DataFrame:
    of_file = read.metadataColumn("_metadata")
    return read.select(
        F.col("value").alias("_line"), of_file["file_path"].alias(FILE), of_file["file_block_start"].alias(_START)
    )


@contextmanager
def file_per_partition(spark: SparkSession, octets: int = 0) -> Iterator[None]:
    """Inside, no partition of a scan holds more than one file or part of a file, and `octets` keep all cores busy."""
    cost, most = "spark.sql.files.openCostInBytes", "spark.sql.files.maxPartitionBytes"
    before = {key: str(spark.conf.get(key)) for key in (cost, most)}
    size = _size_of_partitions(spark, octets, before[most])
    for key in before:
        spark.conf.set(key, size)
    try:
        yield
    finally:
        with suppress(*JAVA_HAS_ENDED):
            for key, value in before.items():
                spark.conf.set(key, value)


def _size_of_partitions(spark: SparkSession, octets: int, most: str) -> str:
    """A share of the input for each core, but no less than is worth a task, and no more than the session has set."""
    java: Any = getattr(spark, "_jvm", None)
    if java is None or not octets:
        return most
    largest = int(java.org.apache.spark.network.util.JavaUtils.byteStringAsBytes(most))
    return str(min(largest, max(_WORTH_A_TASK, -(-octets // spark.sparkContext.defaultParallelism))))


def with_header_fault(lines: DataFrame, source: Input) -> DataFrame:
    """The lines, and `_fault`: why a CSV header differs from the contract; null if it matches, or is not a header."""
    names = [name for name, _ in _fields(source)]
    record = _record("_header")
    lines = lines.select("*", _from_csv(record, _texts(source), source).alias("_names"))
    found = F.col("_names")
    same = every([F.coalesce(found[f"c{number}"] == name, F.lit(False)) for number, name in enumerate(names)])
    expected = f"`; the contract expects {', '.join(f'`{name}`' for name in names)}"
    why = F.when(_is_record(record, source), "").otherwise(F.concat(F.lit(": "), _no_record(record, source)))
    fault = F.concat(F.col(FILE), F.lit(": the header is `"), record, F.lit(expected), why)
    return lines.select("*", F.when(F.col("_header").isNotNull() & ~same, fault).alias("_fault"))


def csv_rows(lines: DataFrame, source: Input) -> DataFrame:
    """The columns of CSV lines, then RAW, FILE and CORRUPT_RECORD."""
    fields = _fields(source)
    record = _record("_line")
    loose = [(name, found if found == STRING else _loose(found)) for name, found in fields]
    parsed = lines.select("*", _from_csv(record, loose, source).alias("_row"))
    row, texts = F.col("_row"), F.col("_texts")
    are_compared = F.lit(any(_kind(found) in _NUMBERS for _, found in fields))
    their_texts = F.when(are_compared | row[CORRUPT_RECORD].isNotNull(), _from_csv(record, _texts(source), source))
    parsed = parsed.select("*", their_texts.alias("_texts"))
    fault = (
        F.when(~F.is_valid_utf8("_line"), malformed.NOT_UTF8)
        .when(record == "", malformed.BLANK)
        .when(~_is_record(record, source), _no_record(record, source))
    )
    for number, (name, found) in enumerate(fields):
        fault = fault.when(
            row[CORRUPT_RECORD].isNotNull() & row[name].isNull() & texts[f"c{number}"].isNotNull(), _no(name, found)
        )
    fault = fault.when(row[CORRUPT_RECORD].isNotNull(), "the record does not fit the contract's columns")
    for number, (name, found) in enumerate(fields):
        kind, text = _kind(found), texts[f"c{number}"]
        if kind in _NUMBERS:
            differs = ~text.rlike(rf"\A(?:{_NUMBERS[kind]})\z") | (~text.contains("Inf") & _differs(row[name], found))
            fault = fault.when(text.isNotNull() & differs, _no(name, found))
    values = {name: row[name] if found == STRING else _meant(row[name], found) for name, found in fields}
    return parsed.select("_line", FILE, "_row", fault.alias(CORRUPT_RECORD)).select(
        *[F.when(F.col(CORRUPT_RECORD).isNull(), value).alias(name) for name, value in values.items()], *_origin()
    )


def json_rows(lines: DataFrame, source: Input) -> DataFrame:
    """The columns of JSON lines, then RAW, FILE and CORRUPT_RECORD."""
    columns = Struct(_fields(source))
    read = _in_java(lines.sparkSession, columns)
    found = _parsed(lines, columns) if read is None else lines.select("*", read.alias("_read"))
    row = F.col("_read")["row"]
    values = [row[name].alias(name) for name, _ in columns.fields]
    return found.select("*", F.col("_read")["corrupt"].alias(CORRUPT_RECORD)).select(*values, *_origin())


def _in_java(spark: SparkSession, columns: Struct) -> Column | None:
    """STRUCT: what `_parsed` finds in `_line`, by a function that needs to parse few lines for it.

    None where the session takes no Java.
    """
    shape, zone = _shape(columns), spark.conf.get("spark.sql.session.timeZone")
    name = sha256(f"{shape} {ddl(columns)} {zone}".encode()).hexdigest()[:32]
    try:
        jvm.add_classes(spark, COLUMNS)
        known = jvm.instance(spark, Path(str(files("natsgrammar_spark.inputs").joinpath("JsonLines.java"))))
    except (OSError, AttributeError):
        return None
    if not known.has(name):
        line = spark.range(0).select(F.lit(None).cast("string").alias("_line"))
        proved = _proved(line, columns)._jdf if {*"no"} & {*shape} else None  # noqa: SLF001
        slow = _parsed(line, columns).select("_read")._jdf  # noqa: SLF001
        known.add(name, shape, f"row {ddl(columns)}, corrupt string", proved, slow)
    return jvm.called("json_row", name, F.col("_line"))


def _proved(lines: DataFrame, columns: Struct) -> DataFrame:
    """STRUCT: the row of a `_line` that has no fault but maybe values of other types, and whether it has."""
    parsed = F.from_json("_line", ddl(Struct((*columns.fields, (CORRUPT_RECORD, STRING)))), _JSON)
    row = F.struct(*(F.col("_row")[name].alias(name) for name, _ in columns.fields))
    corrupt = F.col("_row")[CORRUPT_RECORD]
    return lines.select(parsed.alias("_row")).select(F.struct(row.alias("row"), corrupt.alias("corrupt")))


def _parsed(lines: DataFrame, columns: Struct) -> DataFrame:
    """The lines with `_read`: the row that each is, or why it is none.

    They are parsed in three ways, to say what is wrong with them.
    """
    fields, line = columns.fields, F.col("_short")
    is_short = F.octet_length("_line") <= malformed.LONGEST
    lines = lines.select("*", F.when(is_short, F.col("_line")).alias("_short"))
    # The wrapper shows whether the line is exactly one value: otherwise `end` is missing, or not this number.
    wrapped = F.concat(F.lit('{"row":'), line, F.lit(',"end":'), F.octet_length(line).cast("string"), F.lit("}"))
    schema = f"row {ddl(_loose(columns))}, `end` int, {CORRUPT_RECORD} string"
    parsed = lines.select(
        "*",
        F.from_json(wrapped, schema, _JSON).alias("_parsed"),
        F.try_parse_json(line).alias("_document"),
    )
    row, corrupt = F.col("_parsed.row"), F.col(f"_parsed.{CORRUPT_RECORD}")
    is_whole = F.coalesce(F.col("_parsed.end") == F.octet_length(line), F.lit(False))
    # Without columns only the grammar of JSON counts, neither types nor the content of texts.
    bare = F.from_json(wrapped, f"`end` int, {CORRUPT_RECORD} string", _JSON)
    is_json = F.coalesce(bare["end"] == F.octet_length(line), F.lit(False))
    is_object = F.ltrim(line, F.lit(" \t\r")).startswith("{")
    document = F.col("_document")
    is_good = F.is_valid_utf8(line) & is_whole & is_object & document.isNotNull() & corrupt.isNull()
    fault = (
        F.when(~F.is_valid_utf8(line), malformed.NOT_UTF8)
        .when(line.rlike(r"\A\s*\z"), malformed.BLANK)
        .when(document.isNull() & is_json & _halves(line), malformed.HALF)
        .when(document.isNull() & is_json & (F.octet_length(line) < malformed.LARGE), malformed.TWICE)
        .when(document.isNull() & is_json, malformed.TWICE_OR_LARGE)
        .when(document.isNull() & _may_be_beyond(line), malformed.BEYOND)
        .when(document.isNull(), malformed.NOT_JSON)
        .when(~is_object, malformed.NO_OBJECT)
        .when(~is_json, malformed.TEXT_AFTER)
    )
    for name, found in fields:
        given = F.schema_of_variant(F.variant_get(document, _member(name), "variant"))
        fault = fault.when(corrupt.isNotNull() & (given != "VOID") & row[name].isNull(), _no(name, found))
    fault = fault.otherwise("a value does not have the type in the contract")
    checked = F.when(line.isNull(), malformed.too_long())
    checked = checked.when(~is_good, fault)
    for name, found in fields:
        if _is_checked(found):
            checked = checked.when(_differs(row[name], found), _no(name, found))
    judged = parsed.select("*", checked.alias("_corrupt"))
    is_row = F.col("_corrupt").isNull()
    values = F.struct(*(F.when(is_row, _meant(row[name], found)).alias(name) for name, found in fields))
    read = F.struct(values.alias("row"), F.col("_corrupt").alias("corrupt"))
    return judged.select("*", read.alias("_read"))


def _shape(found: SparkType) -> str:
    """The type as `JsonLines.java` reads it."""
    match found:
        case Primitive(name) if (digits := _digits(found)) is not None:
            return f"n{digits[1]:02}"
        case Primitive(name):
            return _LETTERS.get(name, "o")
        case Array(element):
            return f"a{_shape(element)}"
        case Map(key, value) if key == STRING:
            return f"m{_shape(value)}"
        case Struct(fields):
            return f"r{''.join(f'{name.encode().hex()}:{_shape(inner)}' for name, inner in fields)};"
    return "o"


def _halves(line: Column) -> Column:
    """Whether an escape encodes a lone surrogate."""
    return F.regexp_replace(line, rf"\\[^u]|{_PAIR}", " ").rlike(_HALF)


def _may_be_beyond(line: Column) -> Column:
    """False if no limit of Spark's parser can be the reason why it does not take the line."""
    opening = F.octet_length(line) - F.octet_length(F.translate(line, "[{", ""))
    is_deep, is_named = opening > malformed.MOST_LEVELS, F.octet_length(line) > malformed.MOST_OF_NAME
    return is_deep | is_named | line.rlike(f"[-+.0-9eE]{{{malformed.MOST_DIGITS + 1}}}")


def first_broken(text: Column) -> Column:
    """The number of characters before the first byte that is not UTF-8; NULL if there is none."""
    # The repair inserts U+FFFD, so those already in the text must go first.
    mended = F.make_valid_utf8(F.replace(text, F.lit("\ufffd"), F.lit("?")))
    return F.when(~F.is_valid_utf8(text), F.locate("\ufffd", mended) - 1)


def _origin() -> list[Column]:
    return [F.col("_line").cast("binary").alias(RAW), F.col(FILE), F.col(CORRUPT_RECORD)]


def _fields(source: Input) -> tuple[tuple[str, SparkType], ...]:
    assert source.columns is not None
    return source.columns.fields


def _kind(found: SparkType) -> str:
    return found.name.partition("(")[0] if isinstance(found, Primitive) else ""


def _no(name: str, found: SparkType) -> str:
    return f"`{name}` is not a valid `{ddl(found)}`"


# CSV


def _from_csv(record: Column, fields: Sequence[tuple[str, SparkType]], source: Input) -> Column:
    """STRUCT: the fields of a record, and CORRUPT_RECORD; null if it has not as many."""
    columns = [(f"{OWN}first", STRING), *fields, (CORRUPT_RECORD, STRING)]
    schema = ", ".join(f"{quoted_identifier(name)} {ddl(found)}" for name, found in columns)
    # The first field keeps Spark from removing a byte order mark. Text after a quoted field is taken as a part of it,
    # and a line of very many fields fails the job, so neither comes here.
    line = F.concat(F.lit(f"x{source.delimiter}"), record)
    # Quotes are doubled inside quotes, RFC 4180; Spark's own defaults are a backslash, and a NUL before it.
    # An empty field reads as the null value, and `""` as an empty string: so the two must differ.
    options = {
        "mode": "PERMISSIVE",
        "columnNameOfCorruptRecord": CORRUPT_RECORD,
        "sep": source.delimiter,
        "escape": '"',
        "charToEscapeQuoteEscaping": '"',
        "nullValue": _NULL,
    }
    return F.from_csv(F.when(_is_record(record, source), line), schema, options)


def _texts(source: Input) -> list[tuple[str, SparkType]]:
    return [(f"c{number}", STRING) for number, _ in enumerate(_fields(source))]


def _record(column: str) -> Column:
    """A line without the carriage return that ends it."""
    line = F.col(column)
    return F.when(line.endswith("\r"), F.substring(line, F.lit(1), F.char_length(line) - 1)).otherwise(line)


def _csv_fields(source: Input) -> tuple[str, str]:
    """Expressions for a field with the delimiter after it, and for a field."""
    delimiter = rf"\x{{{ord(source.delimiter):X}}}"
    # A record has an even number of quotes, so neither end of a field with line breaks is one.
    field = rf'(?:{_QUOTED}|[^"{delimiter}]*+)'
    return f"(?:{field}{delimiter})", field


def _is_record(record: Column, source: Input) -> Column:
    """Whether a line has as many fields as the contract has columns."""
    before, field = _csv_fields(source)
    return record.rlike(rf"\A{before}{{{len(_fields(source)) - 1}}}+{field}\z")


def _no_record(record: Column, source: Input) -> Column:
    """Why a line that is not a record is none."""
    count, (before, field) = len(_fields(source)), _csv_fields(source)
    return (
        F.when(record.rlike(rf"\A{before}*+{field}\z"), f"not {counted(count, 'field')}")
        .when(record.rlike(rf"\A{before}*+{_QUOTED}"), "text after a quoted field")
        .when(record.rlike(rf'\A{before}*+"'), "quoted field not closed on its line")
        .otherwise("quotation mark in a field that is not quoted")
    )


# Values that Spark takes for others: texts of JSON are read as variants, which record whether they were texts, and
# decimals with more digits, as it rounds them.


def _loose(found: SparkType) -> SparkType:
    match found:
        case Primitive("string"):
            return Primitive("variant")
        case Primitive() if (digits := _digits(found)) is not None:
            return Primitive(f"decimal({_MOST_DIGITS},{_MOST_DIGITS - digits[0] + digits[1]})")
        case Array(element):
            return Array(_loose(element))
        case Map(key, value):
            return Map(key, _loose(value))
        case Struct(fields):
            return Struct(tuple((name, _loose(inner)) for name, inner in fields))
    return found


def _digits(found: Primitive) -> tuple[int, int] | None:
    """The digits of a decimal, and those after the point; None for another type."""
    numbers = re.fullmatch(r"decimal\((\d+),(\d+)\)", found.name)
    return (int(numbers[1]), int(numbers[2])) if numbers else None


def _is_checked(found: SparkType) -> bool:
    """Whether some of its values may be taken for others."""
    match found:
        case Array(inner) | Map(_, inner):
            return _is_checked(inner)
        case Struct(fields):
            return any(_is_checked(inner) for _, inner in fields)
    return found in _ENDLESS or _loose(found) != found


def _meant(value: Column, found: SparkType) -> Column:
    """The value, read as loosely, with its own type."""
    match found:
        case _ if _loose(found) == found:
            return value
        case Array(element):
            return F.transform(value, lambda inner: _meant(inner, element))
        case Map(_, inner):
            return F.transform_values(value, lambda _, entry: _meant(entry, inner))
        case Struct(fields):
            parts = [_meant(value[name], inner).alias(name) for name, inner in fields]
            return F.when(value.isNotNull(), F.struct(*parts))
    return F.variant_get(value, "$", ddl(STRING)) if found == STRING else value.try_cast(ddl(found))


def _differs(value: Column, found: SparkType) -> Column:
    """Whether a value, read as loosely, is not one of its type: no text, digits after those of a decimal, infinity."""
    match found:
        case Array(element):
            bad = F.exists(value, lambda inner: _differs(inner, element))
        case Map(_, inner):
            bad = F.exists(F.map_values(value), lambda entry: _differs(entry, inner))
        case Struct(fields):
            bad = F.lit(False)
            for name, part in fields:
                if _is_checked(part):
                    bad |= _differs(value[name], part)
        case Primitive("string"):
            bad = ~F.schema_of_variant(value).isin("STRING", "VOID")
        case _ if found in _ENDLESS:
            bad = F.abs(value) == float("inf")
        case _:
            bad = value.isNotNull() & ~value.eqNullSafe(_meant(value, found))
    return F.coalesce(bad, F.lit(False))


def _member(name: str) -> str:
    return f'$["{name}"]' if '"' not in name else f"$['{name}']"
