"""The rows and columns of Parquet files, from their footers where these are on this machine, else by a query.

A small run spends more on planning a query that counts than on running it: `benchmarks/RESULTS.md` has the times,
under "Fixed cost of a job". Files elsewhere belong to larger runs, where it makes no difference.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pyarrow as pa
import pyarrow.parquet as pq
from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.types import StructType

from natsgrammar.text import quoted

from ..contract.ddl import Struct, ddl, folded
from ..contract.discover import is_hidden, path_of
from ..contract.parquet import ROW_METADATA, columns_in, is_within
from ..session.schema import columns_of
from .listing import location_of

_UNREADABLE = (pa.ArrowException, OSError)  # maybe Spark can read the file, such as an encrypted one


def rows_in(read: DataFrame) -> int | None:
    """Return the rows of the Parquet files that this reads; None if they are not all on this machine."""
    location = location_of(read)  # as `DataFrame.inputFiles` names a file once, however often it is read
    if location is None:
        return None
    # Spark lists summaries of directories, `_metadata`, and reads no rows of them.
    return _rows(local_path(file) for file in location.inputFiles() if not is_hidden(file.rpartition("/")[2]))


def rows_of(spark: SparkSession, files: Sequence[str]) -> int:
    """Return the rows of Parquet files, by their URIs."""
    rows = _rows(map(local_path, files))
    return spark.read.parquet(*files).count() if rows is None else rows


def rows_below(address: str) -> int | None:
    """Return the rows of the Parquet files in a folder, by the address for writing; None if it is not on this machine.

    Hidden files do not count: Spark would not read them.
    """
    folder = Path(path_of(address))
    if not folder.is_absolute():
        return None
    return _rows(str(file) for file in folder.iterdir() if not is_hidden(file.name))


def columns_of_files(spark: SparkSession, files: Sequence[Path]) -> StructType | None:
    """Return the columns of Parquet files on this machine; None if Spark has to find them, or say why it cannot.

    Spark would run a job for it. So this calls, on the driver, the methods by which that job reads and merges schemas,
    which are not public. Most files have the schema of the first one, so few meet Java.
    """
    try:
        java: Any = spark._jvm  # noqa: SLF001
        session: Any = spark._jsparkSession  # noqa: SLF001
        conf, hadoop = session.sessionState().conf(), session.sessionState().newHadoopConf()
        parquet = java.org.apache.spark.sql.execution.datasources.parquet
        converter, merged = parquet.ParquetToSparkSchemaConverter(conf), java.org.apache.spark.sql.types.StructType()
        only_schema = java.org.apache.parquet.format.converter.ParquetMetadataConverter.SKIP_ROW_GROUPS
        for file in _with_different_schemas(files):
            path = java.org.apache.hadoop.fs.Path(java.java.net.URI(file.as_uri()))
            opened = java.org.apache.parquet.hadoop.util.HadoopInputFile.fromPath(path, hadoop)
            read = parquet.ParquetFooterReader.readFooter(opened, only_schema)
            columns = parquet.ParquetFileFormat.readSchemaFromFooter(
                java.org.apache.parquet.hadoop.Footer(path, read), converter
            )
            merged = merged.merge(columns, conf.caseSensitiveAnalysis())
        return StructType.fromJson(json.loads(merged.json()))
    except (*_UNREADABLE, AttributeError, TypeError, Py4JError):  # without Java, its names are None
        return None


def _with_different_schemas(files: Sequence[Path]) -> Iterator[Path]:
    """Yield the files, in the order in which Spark merges, whose schema none before has."""
    schemas: list[tuple[pq.ParquetSchema, bytes]] = []
    for file in sorted(files, key=Path.as_uri):
        footer = pq.read_metadata(file)
        spark_schema = (footer.metadata or {}).get(ROW_METADATA, b"")
        if not any(spark_schema == other and footer.schema.equals(schema) for schema, other in schemas):
            schemas.append((footer.schema, spark_schema))
            yield file


def other_column(spark: SparkSession, files: Sequence[str], columns: Struct) -> str:
    """Return the first column in files, by their URIs, with values that columns lose or change; empty if none."""
    known = {folded(name): kind for name, kind in columns.fields}
    for file in files:
        for name, kind in _columns(spark, file).fields:
            if (as_read := known.get(folded(name))) is None:
                return f"`{file}` has a column {quoted(name)}, which the stream does not have"
            if not is_within(kind, as_read):
                return f"`{file}`: column {quoted(name)} is `{ddl(kind)}`, and `{ddl(as_read)}` in the stream"
    return ""


def _columns(spark: SparkSession, file: str) -> Struct:
    try:
        if (path := local_path(file)) is not None:
            return columns_in(path)
    except FileNotFoundError:  # it vanished, as it may
        return Struct(())
    except _UNREADABLE:
        pass
    return columns_of(spark.read.parquet(file).schema)


def _rows(paths: Iterable[str | None]) -> int | None:
    try:
        files = [*paths]
        return None if None in files else sum(int(pq.read_metadata(file).num_rows) for file in files)
    except _UNREADABLE:
        return None


def local_path(file: str) -> str | None:
    """Return the path that a URI names; None if it is not on this machine."""
    parts = urlsplit(file)
    return unquote(parts.path) if parts.scheme == "file" else None
