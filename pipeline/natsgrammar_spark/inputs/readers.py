"""Rows read from JSON lines, CSV and Parquet, with nothing lost: a line that cannot be read is a corrupt record.

Lines are read as text and parsed here, because Spark's own readers skip blank lines, read `5` as text, ignore text
after an object, and replace bytes that are not UTF-8. A record is one line, in CSV too.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.errors import AnalysisException, PySparkException
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from natsgrammar.text import counted

from ..contract import OWN, Input, malformed, parquet
from ..contract.ddl import Struct, ddl
from ..contract.discover import files_below, is_address, is_hidden, literal, roots, unescaped
from ..contract.problems import RunError
from ..contract.typed_texts import places
from ..sample.csv_lines import QUOTED, plain
from ..session.schema import CORRUPT_RECORD, FILE, RAW, configured, every, named
from ..session.values import format_of_lines, is_first_of_file, json_row, typed
from .footers import columns_of_files

_WORTH_A_TASK = 16 << 20  # bytes of a file
_OPENING = 256 << 10  # bytes that are read in the time in which a file is opened
_OPEN_COST, _MOST = "spark.sql.files.openCostInBytes", "spark.sql.files.maxPartitionBytes"
_FEWEST = "spark.sql.files.minPartitionNum"
_LISTED_BY_JOB = "spark.sql.sources.parallelPartitionDiscovery.threshold"  # files; the job passes over missing ones
_WITHOUT_LOG = "spark.sql.streaming.fileStreamSink.ignoreMetadata"
_TYPED_DIRECTORIES = "spark.sql.sources.partitionColumnTypeInference.enabled"  # `p=007` would be 7, `p=1d` 1.0
_START = f"{OWN}start"  # where in its file the part of a line begins
_NULL = "\ufdd0null\ufdd0"  # never in a field: U+FDD0 is a noncharacter
# Pages with a false checksum are damaged: their values are not those that were written.
_CHECKED = {"parquet.page.verify-checksum.enabled": "true"}
_BROTLI = "org.apache.hadoop.io.compress.BrotliCodec"  # where parquet-java looks for it
_NOTHING_THERE = "UNABLE_TO_INFER_SCHEMA"
_LOOKED_AT = 1_000  # files, at half a millisecond each
# By default, a stream ignores files that are a week older than the newest.
_ANY_AGE = {"maxFileAge": "100000d"}


def parquet_rows(
    spark: SparkSession, paths: Sequence[str], is_tolerant: bool = False, declared: Struct | None = None
) -> DataFrame:
    """Return the rows of Parquet files, each with its file in FILE, the last column.

    Raises RunError for a column of the files that names of directories contain, too, as Spark reads only the latter;
    and for a local file without content, such as one that was not copied to its end, as Spark ignores it.
    """
    local = [Path(unescaped(path)) for path in paths if not is_address(path)]
    files = [file for file in local if file.is_file()]
    ensure_held(files_below(*local))
    _ensure_codecs(spark, files)
    with _explained(local):
        read, columns = _read(spark, paths, files if len(files) == len(paths) else [], is_tolerant, declared)
    return _with_directories(read, columns)


def _read(
    spark: SparkSession, paths: Sequence[str], files: Sequence[Path], is_tolerant: bool, declared: Struct | None
) -> tuple[DataFrame, Struct]:
    """Return the rows of Parquet, those columns as texts that are from directories, and the types of these.

    `files` are all files if all are known. Raises RunError, see `parquet_rows`.
    """
    parquet.ensure_alike(parquet.firsts(roots(unescaped(path) for path in paths if not is_address(path))))
    schema = columns_of_files(spark, files) if files else None
    # Without mergeSchema, Spark drops columns that only some files have.
    reader = spark.read.options(mergeSchema="true") if schema is None else spark.read.schema(schema)
    reader = reader.options(**_whole(is_tolerant), **_CHECKED)

    def below() -> DataFrame:
        # Spark looks into directories that make no columns only if it is told to make none.
        return reader.options(recursiveFileLookup="true").parquet(*paths)

    try:
        read, is_flat = reader.parquet(*paths), False
    except AnalysisException as error:  # all files may be in such directories
        if error.getCondition() != _NOTHING_THERE:
            raise
        return below(), Struct(())
    # Raised where Spark was told to read Parquet in some other way, and by Spark Connect.
    with suppress(Py4JError, AttributeError):
        plan: Any = read._jdf  # noqa: SLF001
        relation = plan.queryExecution().analyzed().collectLeaves().head().relation()
        if name := relation.overlappedPartCols().keys().mkString("`, `"):
            raise RunError(parquet.overlap(name))
        if names := list(relation.partitionSchema().fieldNames()):
            columns = parquet.directory_columns(map(unquote, read.inputFiles()), names, declared)
            return read.withColumns({name: named(name).cast("string") for name in names}), columns
        is_flat = not files
    return below() if is_flat else read, Struct(())


def _with_directories(rows: DataFrame, columns: Struct) -> DataFrame:
    """Return the rows with typed columns from directories, and their file in FILE, the last column."""
    rows = rows.select("*", rows.metadataColumn("_metadata")["file_path"].alias(FILE))
    (_, _, of_columns), reasons = places(columns)
    fields = [*zip(columns.fields, of_columns, reasons, strict=True)]
    for behind, ((name, kind), (_, place), reason) in enumerate(reversed(fields)):
        # Spark reads each byte of a percent-encoded text as a character; `%25` is a percent sign in the URI.
        encoded = F.replace(F.regexp_extract(FILE, parquet.value_at(behind), 1), F.lit("+"), F.lit("%2B"))
        text = F.url_decode(F.regexp_replace(encoded, "%25([0-9A-Fa-f]{2})", "%$1"))
        is_encoded = F.col(FILE).contains("%25") & named(name).isNotNull()
        text = F.when(~is_encoded, named(name)).when(~text.contains("\ufffd"), text)
        value = text.cast(ddl(kind))
        if rows.isStreaming:  # with directories that nobody has judged
            wrong = F.when(named(name).isNotNull(), F.raise_error(F.concat(F.lit("`"), FILE, F.lit(f"`: {reason}"))))
            value = F.coalesce(typed(rows.sparkSession, text, kind, place), wrong)
        rows = rows.withColumn(name, value)
    return rows


def ensure_held(files: Iterable[Path]) -> None:
    """Raise RunError for a Parquet file on this machine whose values Spark would lose."""
    if cause := next(filter(None, map(parquet.loss_in, filter(Path.is_file, files))), ""):
        raise RunError(cause)


def _ensure_codecs(spark: SparkSession, files: Sequence[Path]) -> None:
    """Raise RunError before the first row for a file with another codec or keys, unless the session may have them."""
    with suppress(Py4JError, AttributeError, TypeError):  # Spark Connect reads the files elsewhere
        session: Any = spark._jsparkSession  # noqa: SLF001
        state = session.sessionState()
        hadoop = state.newHadoopConf()
        more = () if hadoop.getClassByNameOrNull(_BROTLI) is None else ("BROTLI",)
        is_plain = hadoop.get("parquet.crypto.factory.class") is None and not state.conf().caseSensitiveAnalysis()
        faults = (parquet.fault_of(file, more) for file in files[:_LOOKED_AT]) if is_plain else ()
        if cause := next(filter(None, faults), ""):
            raise RunError(cause)


@contextmanager
def _explained(places: Iterable[Path]) -> Iterator[None]:
    """Raise RunError for the first unreadable local file, with its column, if Spark reads no schema."""
    try:
        yield
    except (PySparkException, Py4JError, UnicodeDecodeError):
        files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*.parquet"))]
        faults = (parquet.fault_in(file, whole=False) for file in files)
        if cause := next(filter(None, faults), "") or parquet.fault_among(files):
            raise RunError(cause) from None
        raise


def _whole(is_tolerant: bool) -> dict[str, str]:
    """Return the options by which files are read whole, and all of them unless they may vanish, in any session."""
    return {"ignoreCorruptFiles": "false", "ignoreMissingFiles": str(is_tolerant).lower()}


def text_lines(
    spark: SparkSession, paths: Sequence[str], source: Input, form: str, is_tolerant: bool = False
) -> DataFrame:
    """Return each line as `_line`, its file as FILE, and as `_header` the line if it is a CSV header.

    A byte order mark is removed from the beginning of a file, by Hadoop, and is a character everywhere else.
    """
    # Directories make no columns here, one of which could be `value`.
    read = spark.read.format(format_of_lines(spark)).options(**_whole(is_tolerant), recursiveFileLookup="true")
    return headed(_lines(read.load(list(paths), lineSep="\n")), source, form)


def stream_of_lines(spark: SparkSession, path: str, is_tolerant: bool = False) -> DataFrame:
    """Return the lines of the files in a directory as they come; `headed` finds the headers in each batch."""
    read = spark.readStream.options(**_whole(is_tolerant), **_ANY_AGE, recursiveFileLookup="true")
    return _lines(read.text(path, lineSep="\n"))


def stream_of_parquet(
    spark: SparkSession, path: str, is_tolerant: bool = False, declared: Struct | None = None
) -> DataFrame:
    """Return the rows of the Parquet files in a directory as they come, each with its file in FILE.

    Raises RunError if there are none yet.
    """
    files = _plain_files(path)
    _ensure_codecs(spark, files)
    try:
        with _explained(roots([unescaped(path)])):
            known, columns = _read(spark, [path], files, is_tolerant, declared)
            options = {**_whole(is_tolerant), **_CHECKED, **_ANY_AGE, "recursiveFileLookup": str(not columns.fields)}
            if columns.fields and literal(path) != path:  # else Spark does so itself
                at = parquet.value_at(len(columns.fields) - 1)
                options["basePath"] = re.split(at, unquote(known.inputFiles()[0]))[0]
            read = spark.readStream.options(**options).schema(known.schema).parquet(path)
    except AnalysisException as error:
        if error.getCondition() != _NOTHING_THERE:
            raise
        cause = f"no Parquet files with content in `{path}`: a stream has the columns of those that it begins with"
        raise RunError(cause) from None
    return _with_directories(read, columns)


def _plain_files(path: str) -> list[Path]:
    """Return the files that Spark reads in a local folder; none if the folder contains anything else."""
    folder = Path(unescaped(path))
    entries = [entry for entry in folder.iterdir() if not is_hidden(entry.name)] if folder.is_dir() else []
    return entries if all(entry.is_file() and entry.stat().st_size for entry in entries) else []


def headed(lines: DataFrame, source: Input, form: str) -> DataFrame:
    """Return the lines, with those that are headers as `_header`, too."""
    if form == "csv" and source.header:
        # Without Java, correct with one file per partition, see `partitions`; the upper bits number the partition.
        in_partition = F.monotonically_increasing_id().bitwiseAND(F.lit((1 << 33) - 1))
        is_first = is_first_of_file(lines.sparkSession)
        is_header = (F.col(_START) == 0) & (in_partition == 0 if is_first is None else is_first)
    else:
        is_header = F.lit(False)
    return lines.select("_line", FILE, F.when(is_header, F.col("_line")).alias("_header"))


def _lines(read: DataFrame) -> DataFrame:
    of_file = read.metadataColumn("_metadata")
    return read.select(
        F.col("value").alias("_line"), of_file["file_path"].alias(FILE), of_file["file_block_start"].alias(_START)
    )


def partitions(
    spark: SparkSession, octets: int = 0, files: int = 0, has_csv: bool = True
) -> AbstractContextManager[None]:
    """Give each partition of a scan small files or a part of one, so that this many bytes and files keep cores busy.

    Files of CSV have a partition each in a session without Java, as only there `headed` finds their headers.
    """
    most = str(spark.conf.get(_MOST))
    size = _size_of_partitions(spark, octets + files * _OPENING, most)
    settings = {_MOST: size, _OPEN_COST: size, _LISTED_BY_JOB: str(1 << 30), _TYPED_DIRECTORIES: "false"}
    settings[_WITHOUT_LOG] = "true"  # a folder has files that the log of a stream into it does not list
    if not has_csv or is_first_of_file(spark) is not None:
        settings |= {_OPEN_COST: str(_OPENING)} | ({_FEWEST: "1"} if octets else {})
    return configured(spark, settings)


def _size_of_partitions(spark: SparkSession, octets: int, most: str) -> str:
    """Return a share of the input for each core, at least what is worth a task, at most what the session allows."""
    java: Any = getattr(spark, "_jvm", None)
    if java is None or not octets:
        return most
    largest = int(java.org.apache.spark.network.util.JavaUtils.byteStringAsBytes(most))
    return str(min(largest, max(_WORTH_A_TASK, -(-octets // spark.sparkContext.defaultParallelism))))


def with_header_fault(lines: DataFrame, source: Input) -> DataFrame:
    """Return the lines, and in `_fault` why a CSV header differs from the contract; null for all other lines."""
    names = [name for name, _ in _columns(source).fields]
    record = _record("_header")
    lines = lines.select("*", _from_csv(record, source).alias("_names"))
    fields = F.col("_names")
    same = every([F.coalesce(fields[f"c{number}"] == name, F.lit(False)) for number, name in enumerate(names)])
    expected = f"`; the contract expects {', '.join(f'`{name}`' for name in names)}"
    why = F.when(_is_record(record, source), "").otherwise(F.concat(F.lit(": "), _no_record(record, source)))
    fault = F.concat(F.col(FILE), F.lit(": the header is `"), record, F.lit(expected), why)
    return lines.select("*", F.when(F.col("_header").isNotNull() & ~same, fault).alias("_fault"))


def csv_rows(lines: DataFrame, source: Input) -> DataFrame:
    """Return the columns of CSV lines, then RAW, FILE and CORRUPT_RECORD."""
    columns, record = _columns(source), _record("_line")
    rows, reasons = places(columns, source.epochs)
    texts = [F.col("_texts")[f"c{number}"] for number, _ in enumerate(columns.fields)]
    of_columns = zip(texts, columns.fields, rows[2], strict=True)
    read = [
        typed(lines.sparkSession, text, kind, place, source.epoch(name))
        for text, (name, kind), (_, place) in of_columns
    ]
    lines = lines.select("*", _from_csv(record, source).alias("_texts"))
    lines = lines.select("*", F.struct(*(value.alias(f"c{number}") for number, value in enumerate(read))).alias("_row"))
    values = [F.col("_row")[f"c{number}"] for number, _ in enumerate(columns.fields)]
    fault = (
        F.when(~F.is_valid_utf8("_line"), malformed.NOT_UTF8)
        .when(record == "", malformed.BLANK)
        .when(~_is_record(record, source), _no_record(record, source))
    )
    for text, value, reason in zip(texts, values, reasons, strict=True):
        fault = fault.when(text.isNotNull() & value.isNull(), reason)
    lines = lines.select("_line", FILE, "_row", fault.alias(CORRUPT_RECORD))
    is_row, names = F.col(CORRUPT_RECORD).isNull(), [name for name, _ in columns.fields]
    valid = [F.when(is_row, value).alias(name) for name, value in zip(names, values, strict=True)]
    return lines.select(*valid, *_origin())


def json_rows(lines: DataFrame, source: Input) -> DataFrame:
    """Return the columns of JSON lines, then RAW, FILE and CORRUPT_RECORD."""
    read = json_row(lines.sparkSession, F.col("_line"), _columns(source), source.epochs)
    judged = lines.select("*", read.alias("_read"))
    row = F.col("_read")["row"]
    values = [row[name].alias(name) for name, _ in _columns(source).fields]
    return judged.select("*", F.col("_read")["corrupt"].alias(CORRUPT_RECORD)).select(*values, *_origin())


def _origin() -> list[Column]:
    return [F.col("_line").cast("binary").alias(RAW), F.col(FILE), F.col(CORRUPT_RECORD)]


def _columns(source: Input) -> Struct:
    assert source.columns is not None
    return source.columns


# CSV


def _from_csv(record: Column, source: Input) -> Column:
    """Return the fields of a record, c0 and so on, in a STRUCT; null if the number of fields differs."""
    fields = [f"c{number}" for number, _ in enumerate(_columns(source).fields)]
    schema = ", ".join(f"{name} string" for name in (f"{OWN}first", *fields, CORRUPT_RECORD))
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


def _record(column: str) -> Column:
    """Return a line without the carriage return that ends it."""
    line = F.col(column)
    return F.when(line.endswith("\r"), F.substring(line, F.lit(1), F.char_length(line) - 1)).otherwise(line)


def _csv_fields(source: Input) -> tuple[str, str]:
    """Return expressions for a field with the delimiter after it, and for a field."""
    field = rf"(?:{QUOTED}|{plain(source.delimiter)})"
    return f"(?:{field}{re.escape(source.delimiter)})", field


def _is_record(record: Column, source: Input) -> Column:
    """Return whether a line has as many fields as the contract has columns."""
    before, field = _csv_fields(source)
    return record.rlike(rf"\A{before}{{{len(_columns(source).fields) - 1}}}+{field}\z")


def _no_record(record: Column, source: Input) -> Column:
    """Return the reason why a line is not a record."""
    count, (before, field) = len(_columns(source).fields), _csv_fields(source)
    return (
        F.when(record.rlike(rf"\A{before}*+{field}\z"), f"not {counted(count, 'field')}")
        .when(record.rlike(rf"\A{before}*+{QUOTED}"), "text after a quoted field")
        .when(record.rlike(rf'\A{before}*+"'), "quoted field not closed on its line")
        .otherwise("quotation mark in a field that is not quoted")
    )
