"""The rows of a contract's input, opened and not read yet."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.sql import DataFrame, Observation, SparkSession
from pyspark.sql import functions as F

from ..contract import Contract, against
from ..contract.ddl import Struct
from ..contract.discover import size
from ..contract.problems import RunError
from ..session.schema import CORRUPT_RECORD, FILE, RAW, columns_of, count
from .footers import rows_in, rows_of
from .listing import Listing
from .readers import csv_rows, json_rows, with_header_fault


class Loss(Protocol):
    """The part of a stream that was to be read, some of which may be gone."""

    def notes(self, rows: int) -> Iterator[str]:
        """Yield a note on messages that are gone, after so many rows were read. Raises RunError."""
        ...


@dataclass(frozen=True, slots=True)
class Opened:
    """The input of a contract; `label` describes its rows in messages.

    `seen` counts the rows as they are read. Without it they come from Parquet files, whose footers count them; `files`
    are those that a batch of a stream reads. `extent` is what a stream had, some of which may be gone, and `is_anew`
    whether the stream was deleted and recreated before.
    """

    contract: Contract
    label: str
    rows: DataFrame
    columns: Sequence[str]
    seen: Observation | None
    extent: Loss | None = None
    files: Sequence[str] = ()
    is_anew: bool = False
    address: str = ""  # of the stream that is read
    listing: Listing | None = None  # of the files that are read
    many: int | None = None  # rows, if they were counted before
    tables: Sequence[Contract] = ()  # with the same checks, whose rows these are, sorted by the tables' numbers

    @property
    def contracts(self) -> Sequence[Contract]:
        """The contract, or all its tables whose rows these are."""
        return self.tables or (self.contract,)

    @property
    def name(self) -> str:
        """The name in messages: of the table, or of the whole contract for several."""
        return self.contract.whole if len(self.tables) > 1 else self.contract.name

    def read(self) -> int:
        """Return the number of rows, after they were read."""
        if self.many is not None:
            return self.many
        if self.seen is not None:
            return int(self.seen.get["rows"])
        if self.files:
            return rows_of(self.rows.sparkSession, self.files)
        rows = rows_in(self.rows)
        return self.rows.count() if rows is None else rows

    def read_for(self, rows: int) -> int:
        """Return the number of rows read; for one of several tables `rows`, which `ensure_all` adds up."""
        return rows if self.tables else self.read()

    def notes(self, rows: int) -> Iterator[str]:
        """Yield notes on an input of which so many rows were read. Raises RunError for files that changed."""
        if self.listing is not None:
            self.listing.ensure_unchanged()
            yield from self.listing.notes()
        if self.is_anew:
            yield "the stream was deleted and recreated: messages that were not read before are gone"
        if self.extent is not None:
            yield from self.extent.notes(rows)

    def blamed(self) -> AbstractContextManager[None]:
        """Raise RunError for files that changed instead of errors that this may have caused."""
        return nullcontext() if self.listing is None else self.listing.blamed()

    def check_header(self) -> None:
        """Raise RunError if a header, which was read with the rows, does not fit."""
        if self.seen is not None and (bad := self.seen.get.get("bad_header")):
            raise RunError(str(bad))


def open_lines(contract: Contract, lines: DataFrame, form: str, label: str = "lines") -> Opened:
    """Return the rows in lines of JSON or CSV."""
    source = contract.input
    assert source.columns is not None
    seen = Observation()
    if form == "csv":
        is_row, bad_header = F.col("_header").isNull(), F.max("_fault").alias("bad_header")
        lines = with_header_fault(lines, source).observe(seen, F.count_if(is_row).alias("rows"), bad_header)
        rows = csv_rows(lines.where(is_row), source)
    else:
        rows = json_rows(lines.observe(seen, count()), source)
    return Opened(contract, label, rows, [name for name, _ in source.columns.fields], seen)


def open_rows(
    contract: Contract, rows: DataFrame, label: str = "rows", has_file: bool = False, has_footers: bool = False
) -> Opened:
    """Return rows as they are. With `has_file`, FILE is their last column; with `has_footers`, files count them.

    Raises ContractError if the contract does not fit them.
    """
    contract, columns = fitting(contract, rows, has_file)
    # Observing rows costs as much as judging them.
    seen, null = None if has_footers else Observation(), F.lit(None)
    if seen is not None:
        rows = rows.observe(seen, count())
    file = F.col(FILE) if has_file else null.cast("string")
    # As for text files, but without a line, and with nothing malformed.
    origin = {RAW: null.cast("binary"), FILE: file, CORRUPT_RECORD: null.cast("string")}
    return Opened(contract, label, rows.withColumns(origin), columns, seen)


def expect(contract: object, rows: object) -> None:
    """Raise TypeError for anything but a contract and rows."""
    if not isinstance(contract, Contract):
        raise TypeError(f"a contract is one of those that `load` returns, not {type(contract).__name__}")
    if not isinstance(rows, DataFrame):
        raise TypeError(f"rows are a DataFrame of Spark, not {type(rows).__name__}")


def fitting(contract: Contract, rows: DataFrame, has_file: bool) -> tuple[Contract, list[str]]:
    """Return the contract with the types of the rows, and their columns without FILE. Raises ContractError."""
    end = len(rows.columns) - has_file
    checks = against(contract, Struct(columns_of(rows.schema).fields[:end]))
    return replace(contract, checks=checks), rows.columns[:end]


def size_of(spark: SparkSession, name: str) -> int | None:
    """Return the bytes of a file, a directory or a pattern; None where neither we nor Spark's file systems know."""
    try:
        octets = size([name])
    except OSError:  # a pattern, which Spark expands
        octets = None
    java: Any = getattr(spark, "_jvm", None)
    if octets is not None or java is None:  # Spark Connect opens no file systems
        return octets
    with suppress(Py4JJavaError):
        session: Any = spark._jsparkSession  # noqa: SLF001 - PySpark does not expose Hadoop's file systems
        path = java.org.apache.hadoop.fs.Path(name)
        files = path.getFileSystem(session.sessionState().newHadoopConf())
        there = files.globStatus(path) or ()
        return sum(int(files.getContentSummary(status.getPath()).getLength()) for status in there)
    return None
