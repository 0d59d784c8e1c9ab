"""What a report says beside the findings: when and by what it was made, of what, and where the result is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pyspark.sql import SparkSession

from ..contract.discover import is_address, literal, size, unescaped
from ..inputs.opened import STREAM, TABLE
from ..outputs import hadoop

if TYPE_CHECKING:
    from .compare import Earlier

LISTED = 20  # files of an input that a report lists
PARQUET = "parquet"


def now() -> datetime:
    """The time."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Place:
    """A part of a result: its name in `report.json`, and the path, table or stream as others read it."""

    name: str
    address: str
    kind: str  # PARQUET, TABLE, STREAM, or empty if it is nowhere

    @property
    def query(self) -> tuple[str, str] | None:
        """Its rows in SQL, after FROM, and in Python; None if they are in neither files nor a table."""
        if self.kind == TABLE:
            return self.address, f"spark.table({self.address!r})"
        if self.kind != PARQUET or not self.address.isprintable():
            return None
        return f"parquet.`{self.address.replace('`', '``')}`", f"spark.read.parquet({self.address!r})"


@dataclass(frozen=True, slots=True)
class Source:
    """What a contract read; `size` is in bytes, None if it is not known."""

    kind: str
    names: tuple[tuple[str, int | None], ...]
    many: int
    size: int | None


@dataclass(frozen=True, slots=True)
class Telling:
    """What the caller of a run adds to its reports.

    `output` is the folder as the user names it, `site` the address of the reference, `earlier` a report to compare
    with, and `history` earlier runs, oldest first; `started` is when the run began, if that was before the call.
    `receive` is called with the report, as in `report.json`, once the result is complete.
    """

    clock: Callable[[], datetime] = now
    started: datetime | None = None
    output: str | None = None
    site: str | None = None
    earlier: Earlier | None = None
    history: Sequence[Mapping[str, Any]] = ()
    findings_allowed: bool = False
    receive: Callable[[dict[str, Any]], object] = lambda _: None


@dataclass(frozen=True, slots=True)
class About:
    """A run, as its reports describe it; sources and places are by contract."""

    started: datetime | None = None
    finished: datetime | None = None
    spark: str | None = None
    sources: Mapping[str, Source] = field(default_factory=dict)
    places: Mapping[str, tuple[Place, Place]] = field(default_factory=dict)
    telling: Telling = Telling()

    @property
    def seconds(self) -> float | None:
        """How long the run took."""
        if self.started is None or self.finished is None:
            return None
        return round((self.finished - self.started).total_seconds(), 3)


def source(spark: SparkSession, names: Iterable[str], form: str) -> Source:
    """What a job reads, with sizes: of files on this machine, and of those that Spark's file systems know."""
    names = tuple(names)
    if form in (TABLE, STREAM):
        return Source(form, tuple((name.partition("?")[0], None) for name in names), len(names), None)
    sizes = [_size(spark, name) for name in names]
    told = tuple((_shown(name), many) for name, many in zip(names, sizes, strict=True))
    whole = None if None in sizes else sum(many for many in sizes if many is not None)
    return Source(form, told[:LISTED], len(names), whole)


def _size(spark: SparkSession, name: str) -> int | None:
    """The bytes of a file or folder, or of what a pattern names."""
    try:
        found = size([name])
    except OSError:  # a pattern, which Spark expands
        found = None
    return hadoop.size(spark, name) if found is None else found


def parts(address: str, folder: str = "", batches: bool = False) -> tuple[Place, Place]:
    """Both parts of a contract in a folder of the output."""
    below = "batches/*/" if batches else folder
    at = literal(address.rstrip("/") or "/")
    valid, quarantine = (Place(f"{below}{part}", f"{at}/{below}{part}", PARQUET) for part in ("valid", "quarantine"))
    return valid, quarantine


def in_tables(valid: str, quarantine: str) -> tuple[Place, Place]:
    """Both parts of a contract in tables of these names."""
    return Place(valid, valid, TABLE), Place(quarantine, quarantine, TABLE)


def _shown(name: str) -> str:
    """A file as people name it: from the working directory, if it is below."""
    if is_address(name):
        return name
    path = Path(unescaped(name))
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
