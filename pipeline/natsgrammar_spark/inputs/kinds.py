"""The kinds of input: each opens itself into rows, as a batch or a stream, and describes itself for reports.

They are decided before Spark starts, so this module does not import it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from natsgrammar.text import counted

from ..contract import Contract
from ..contract.discover import ensure_once, is_address, literal, path_of, roots, size, unescaped

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from .opened import Opened

LISTED = 20  # files of an input that a report lists


@dataclass(frozen=True, slots=True)
class Source:
    """The description of an input: names with sizes in bytes, the number of names, the total size or None."""

    kind: str
    names: tuple[tuple[str, int | None], ...]
    many: int
    size: int | None


@dataclass(frozen=True, slots=True)
class Rows:
    """A DataFrame of the caller, and the base of all other kinds."""

    kind: ClassVar[str] = ""
    extra: ClassVar[str] = "spark"  # which extra of the distribution reads them
    lists_files: ClassVar[bool] = False  # whether the checkpoint of a stream has a list of files

    @property
    def names(self) -> tuple[str, ...]:
        """The files, the table or the stream."""
        return ()

    @property
    def identity(self) -> str:
        """The text by which a stream recognises its input after a restart."""
        return "".join(self.names)

    @property
    def paths(self) -> tuple[str, ...]:
        """The files, directories and patterns from which an output must stay apart."""
        return ()

    @property
    def read(self) -> tuple[str, ...]:
        """Those of them that are files, or on other file systems."""
        return ()

    @property
    def size(self) -> int | None:
        """The number of bytes, if known before Spark starts."""
        return None

    def check(self) -> None:
        """Raise RunError for a mistake that shows without Spark."""

    def source(self, spark: SparkSession | None = None) -> Source | None:
        """Return the description of the input, if it has a name; in a session, with the sizes of files."""
        from .opened import size_of

        if not self.names:
            return None
        if spark is None or not self.lists_files:
            return Source(self.kind, tuple((name, None) for name in self.names), len(self.names), None)
        sizes = [size_of(spark, name) for name in self.names]
        names = tuple((_shown(name), octets) for name, octets in zip(self.names, sizes, strict=True))
        total = None if None in sizes else sum(octets or 0 for octets in sizes)
        return Source(self.kind, names[:LISTED], len(names), total)


@dataclass(frozen=True, slots=True)
class _Files(Rows):
    """Files as `contract.discover.find` returns them; for a stream, the one directory or pattern that it watches."""

    lists_files: ClassVar[bool] = True
    files: tuple[str, ...] = ()
    given: tuple[str, ...] = ()  # the paths and patterns that were expanded to these files

    @property
    def names(self) -> tuple[str, ...]:
        """The files."""
        return self.files

    @property
    def identity(self) -> str:
        """The absolute path of the place that a stream watches."""
        place = "".join(self.files)
        return place if not place or is_address(place) else str(Path(path_of(place)).absolute())

    @property
    def paths(self) -> tuple[str, ...]:
        """The files, directories and patterns from which an output must stay apart."""
        return (*self.given, *self.read)

    @property
    def read(self) -> tuple[str, ...]:
        """The paths and addresses of the files."""
        return tuple(map(unescaped, self.files))

    @property
    def size(self) -> int | None:
        """The number of bytes; None if some files are not on this machine."""
        return size(self.files)

    @property
    def _watched(self) -> str:
        """The place of a stream, where a path that exists is no pattern. Raises RunError, see `ensure_once`."""
        (place,) = self.files
        for root in () if is_address(place) else roots([place]):
            ensure_once(root)
        return literal(place) if Path(place).exists() else place


@dataclass(frozen=True, slots=True)
class _Lines(_Files):
    """Files of lines, whose columns the contract states."""

    def open(self, spark: SparkSession, contract: Contract) -> Opened:
        """Return all rows. Raises RunError if they cannot be read."""
        from .opened import open_lines
        from .readers import text_lines

        lines = text_lines(spark, self.files, contract.input, self.kind)
        return open_lines(contract, lines, self.kind, counted(len(self.files), "file"))

    def stream(self, spark: SparkSession) -> DataFrame:
        """Return the lines of the files that are, or will be, there."""
        from .readers import stream_of_lines

        return stream_of_lines(spark, self._watched)


@dataclass(frozen=True, slots=True)
class JsonLines(_Lines):
    """Files with a JSON object in each line."""

    kind: ClassVar[str] = "json"


@dataclass(frozen=True, slots=True)
class Csv(_Lines):
    """Files of CSV."""

    kind: ClassVar[str] = "csv"


@dataclass(frozen=True, slots=True)
class Parquet(_Files):
    """Files of Parquet."""

    kind: ClassVar[str] = "parquet"

    def open(self, spark: SparkSession, contract: Contract) -> Opened:
        """Return all rows. Raises ContractError if the contract does not fit them, and RunError."""
        from .opened import open_rows
        from .readers import parquet_rows

        rows, label = parquet_rows(spark, self.files), counted(len(self.files), "file")
        return open_rows(contract, rows, label, has_file=True, has_footers=True)

    def stream(self, spark: SparkSession) -> DataFrame:
        """Return the rows of the files that are, or will be, there. Raises RunError if there are none yet."""
        from .readers import stream_of_parquet

        return stream_of_parquet(spark, self._watched)


@dataclass(frozen=True, slots=True)
class Table(Rows):
    """A table of a catalog."""

    kind: ClassVar[str] = "table"
    name: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The table, if it is known."""
        return (self.name,) if self.name else ()

    def open(self, spark: SparkSession, contract: Contract) -> Opened:
        """Return all rows. Raises ContractError if the contract does not fit them."""
        from .opened import open_rows

        return open_rows(contract, spark.table(self.name), f"table {self.name}")

    def stream(self, spark: SparkSession) -> DataFrame:
        """Return the rows that are, and will be, in the table."""
        return spark.readStream.table(self.name)


def _shown(file: str) -> str:
    """Return a file as people name it: relative to the working directory, if it is below."""
    if is_address(file):
        return file
    path = Path(unescaped(file))
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
