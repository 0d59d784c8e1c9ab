"""What a job reads: the rows of a contract's input, opened and not read yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pyspark.sql import Column, DataFrame, Observation, SparkSession
from pyspark.sql import functions as F

from natsgrammar.text import counted

from ..contract import Contract, against
from ..contract.ddl import Struct
from ..contract.problems import RunError
from ..session.schema import columns_of
from .footers import rows_in, rows_of
from .readers import CORRUPT_RECORD, FILE, RAW, csv_rows, json_rows, parquet_rows, text_lines, with_header_fault

TABLE, STREAM = "table", "stream"  # in place of a format


@dataclass(frozen=True, slots=True)
class Opened:
    """The input of a contract; `told` says what its rows are.

    `seen` counts them as they are read. Without it they are of Parquet files, whose footers say how many there are;
    `files` are these where a stream has read them. `most` is how many there were, where some may be gone, and `is_anew`
    whether their stream was deleted and made anew before.
    """

    contract: Contract
    told: str
    rows: DataFrame
    columns: Sequence[str]
    seen: Observation | None
    most: int | None = None
    files: Sequence[str] = ()
    is_anew: bool = False

    def read(self) -> int:
        """The number of rows, after they were read."""
        if self.seen is not None:
            return int(self.seen.get["rows"])
        if self.files:
            return rows_of(self.rows.sparkSession, self.files)
        rows = rows_in(self.rows)
        return self.rows.count() if rows is None else rows

    def notes(self, rows: int) -> Iterator[str]:
        """What to say of an input of which so many rows were read."""
        if self.is_anew:
            yield "the stream was deleted and made anew: what it held and was not read is gone"
        if self.most is not None and self.most != rows:
            yield f"not read, as they are gone from the stream: {counted(self.most - rows, 'message')}"

    def check_header(self) -> None:
        """Raises RunError if a header, which was read with the rows, does not fit."""
        if self.seen is not None and (bad := self.seen.get.get("bad_header")):
            raise RunError(str(bad))


def open_files(spark: SparkSession, contract: Contract, files: tuple[str, ...], form: str) -> Opened:
    """The rows of files, or of a table. Raises ContractError if the contract does not fit their columns."""
    if form == TABLE:
        return open_rows(contract, spark.table(files[0]), f"table {files[0]}")
    if form == STREAM:
        from .jetstream import stream_rows  # needs nats-py

        rows, most = stream_rows(spark, files[0])
        return replace(open_rows(contract, rows, f"stream {files[0].partition('?')[0]}"), most=most)
    told = counted(len(files), "file")
    if form == "parquet":
        return open_rows(contract, parquet_rows(spark, files), told, has_file=True, has_footers=True)
    return open_lines(contract, text_lines(spark, files, contract.input, form), form, told)


def open_lines(contract: Contract, lines: DataFrame, form: str, told: str = "lines") -> Opened:
    """The rows that lines of JSON or CSV are."""
    source = contract.input
    assert source.columns is not None
    seen = Observation()
    if form == "csv":
        is_row, bad_header = F.col("_header").isNull(), F.max("_fault").alias("bad_header")
        lines = with_header_fault(lines, source).observe(seen, F.count_if(is_row).alias("rows"), bad_header)
        rows = csv_rows(lines.where(is_row), source)
    else:
        rows = json_rows(lines.observe(seen, count()), source)
    return Opened(contract, told, rows, [name for name, _ in source.columns.fields], seen)


def open_rows(
    contract: Contract, rows: DataFrame, told: str = "rows", has_file: bool = False, has_footers: bool = False
) -> Opened:
    """Rows as they are, with their file in FILE, the last column, where `has_file`; `has_footers` if they are files.

    Raises ContractError if the contract does not fit them.
    """
    contract, columns = fitting(contract, rows, has_file)
    # To observe rows costs as much as to judge them.
    seen, null = None if has_footers else Observation(), F.lit(None)
    if seen is not None:
        rows = rows.observe(seen, count())
    file = F.col(FILE) if has_file else null.cast("string")
    # In the form of text files: there is no line, and nothing that cannot be read.
    origin = {RAW: null.cast("binary"), FILE: file, CORRUPT_RECORD: null.cast("string")}
    return Opened(contract, told, rows.withColumns(origin), columns, seen)


def expect(contract: object, rows: object) -> None:
    """Raises TypeError for anything but a contract and rows."""
    if not isinstance(contract, Contract):
        raise TypeError(f"a contract is one of those that `load` returns, not {type(contract).__name__}")
    if not isinstance(rows, DataFrame):
        raise TypeError(f"rows are a DataFrame of Spark, not {type(rows).__name__}")


def fitting(contract: Contract, rows: DataFrame, has_file: bool) -> tuple[Contract, list[str]]:
    """The contract with the types of the rows, and their columns, without FILE. Raises ContractError."""
    end = len(rows.columns) - has_file
    checks = against(contract, Struct(columns_of(rows.schema).fields[:end]))
    return replace(contract, checks=checks), rows.columns[:end]


def count() -> Column:
    """The number of rows, as `rows`."""
    return F.count(F.lit(1)).alias("rows")
