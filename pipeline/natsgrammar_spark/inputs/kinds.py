"""The kinds of input: each opens itself into rows, as a batch or a stream, and describes itself for reports.

They are decided before Spark starts, so this module does not import it.
"""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from os.path import normpath
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NoReturn, Self

from natsgrammar.text import counted

from ..contract import Contract
from ..contract import Input as ContractInput
from ..contract.ddl import Struct
from ..contract.discover import ensure_read, files_below, is_address, literal, path_of, size, unescaped, watched
from ..contract.problems import RunError

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from .listing import Listing
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

    def listed(self) -> Self:
        """Return the input with its files listed, if they are on this machine."""
        return self

    def source(self, spark: SparkSession | None = None) -> Source | None:  # noqa: ARG002
        """Return the description of the input, if it has a name; in a session, with the sizes of files."""
        names = tuple((name, None) for name in self.names)
        return Source(self.kind, names, len(names), None) if names else None


@dataclass(frozen=True, slots=True)
class _Files(Rows):
    """Files as `contract.discover.find` returns them; for a stream, the one directory or pattern that it watches."""

    lists_files: ClassVar[bool] = True
    files: tuple[str, ...] = ()
    given: tuple[str, ...] = ()  # the paths and patterns that were expanded to these files
    is_tolerant: bool = False  # whether files may change while they are read
    listing: Listing | None = field(default=None, compare=False)

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
        return size(self.files) if self.listing is None else self.listing.octets

    def listed(self) -> Self:
        """Return the input with its files listed, if they are on this machine."""
        from .listing import of_paths

        if self.listing or any(is_address(file) or literal(unescaped(file)) != file for file in self.files):
            return self
        paths = [Path(path_of(path)) for path in self.read]
        return replace(self, listing=of_paths(map(str, files_below(*paths)), self.is_tolerant))

    def source(self, spark: SparkSession | None = None) -> Source | None:
        """Return the description of the files, in a session with their sizes."""
        from .opened import size_of

        if spark is None or not self.files:
            return Rows.source(self)
        sizes: dict[str, int | None]
        if self.listing:
            sizes = {path: octets for path, (octets, _) in self.listing.files.items()}
        else:
            sizes = {path: size_of(spark, name) for path, name in zip(self.read, self.names, strict=True)}
        names = tuple((_shown(path), octets) for path, octets in sizes.items())
        total = None if None in sizes.values() else sum(octets or 0 for octets in sizes.values())
        return Source(self.kind, names[:LISTED], len(names), total)

    def _present(self) -> tuple[str, ...]:
        """Return the files for Spark, without those that vanished if they may; Spark lists directories itself."""
        if self.listing is None or not self.is_tolerant or any(Path(path_of(path)).is_dir() for path in self.read):
            return self.files
        return tuple(map(literal, self.listing.again()))

    def open(self, spark: SparkSession, contract: Contract) -> Opened:
        """Return all rows. Raises ContractError if the contract does not fit them, and RunError."""
        rows, listing = self.frame(spark, contract.input)
        with nullcontext() if listing is None else listing.blamed():
            return replace(self._opened(contract, rows, counted(len(self.files), "file")), listing=listing)

    def frame(self, spark: SparkSession, source: ContractInput) -> tuple[DataFrame, Listing | None]:
        """Return the lines or rows as they are, and the files. Raises RunError for files that are broken or changed."""
        from .listing import of_plan

        with nullcontext() if self.listing is None else self.listing.blamed():
            rows = self._rows(spark, source)
            if self.listing is not None:
                self.listing.ensure_planned(rows)
            return rows, self.listing or of_plan(rows, self.is_tolerant)

    def _rows(self, spark: SparkSession, source: ContractInput) -> DataFrame:
        raise NotImplementedError

    def _opened(self, contract: Contract, rows: DataFrame, label: str) -> Opened:
        raise NotImplementedError

    @property
    def places(self) -> tuple[Path, ...]:
        """The local files and directories that a stream watches now."""
        place = self.identity
        return () if not place or is_address(place) else tuple(watched(place))

    @property
    def _watched(self) -> str:
        """The absolute place of a stream, where an existing path is no pattern. Raises RunError, see `ensure_read`."""
        ensure_read(*self.places)
        if Path(self.identity).resolve() != Path(normpath(self.identity)).resolve():  # as Hadoop removes `..`
            raise RunError(f"`{self.identity}`: Spark would not follow the link before `..`: give the path without it")
        return literal(self.identity) if Path(self.identity).exists() else self.identity


@dataclass(frozen=True, slots=True)
class _Lines(_Files):
    """Files of lines, whose columns the contract states."""

    def _rows(self, spark: SparkSession, source: ContractInput) -> DataFrame:
        from .compression import ensure_whole
        from .readers import text_lines

        ensure_whole(spark, self.read, self.kind)
        return text_lines(spark, self._present(), source, self.kind, self.is_tolerant)

    def _opened(self, contract: Contract, rows: DataFrame, label: str) -> Opened:
        from .opened import open_lines

        return open_lines(contract, rows, self.kind, label)

    def stream(self, spark: SparkSession, *_: object) -> DataFrame:
        """Return the lines of the files that are, or will be, there."""
        from .readers import stream_of_lines

        return stream_of_lines(spark, self._watched, self.is_tolerant)


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

    def _rows(self, spark: SparkSession, source: ContractInput) -> DataFrame:
        from .readers import parquet_rows

        return parquet_rows(spark, self._present(), self.is_tolerant, source.columns)

    def _opened(self, contract: Contract, rows: DataFrame, label: str) -> Opened:
        from .opened import open_rows

        return open_rows(contract, rows, label, has_file=True, has_footers=not self.is_tolerant)

    def stream(self, spark: SparkSession, declared: Struct | None = None) -> DataFrame:
        """Return the rows of the files that are, or will be, there. Raises RunError if there are none yet."""
        from .readers import stream_of_parquet

        return stream_of_parquet(spark, self._watched, self.is_tolerant, declared)


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

    def stream(self, spark: SparkSession, *_: object) -> DataFrame:
        """Return the rows that are, and will be, in the table."""
        return spark.readStream.table(self.name)


@dataclass(frozen=True, slots=True)
class Unreadable(Rows):
    """An input that cannot be read, beside those of other contracts in a run."""

    cause: str = ""
    paths: tuple[str, ...] = ()  # pyright: ignore[reportIncompatibleMethodOverride]

    def open(self, *_: object) -> NoReturn:
        """Raise RunError with the cause."""
        raise RunError(self.cause)

    def stream(self, *_: object) -> NoReturn:
        """Raise RunError with the cause."""
        raise RunError(self.cause)


def _shown(file: str) -> str:
    """Return a file as people name it: relative to the working directory, if it is below."""
    if is_address(file):
        return file
    path = Path(file)
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
