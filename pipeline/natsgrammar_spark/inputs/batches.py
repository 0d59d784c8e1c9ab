"""The batches of a stream, and their plans, which Spark writes down before it runs a batch."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import chain, islice
from pathlib import Path
from typing import Any, Protocol, Self
from urllib.parse import unquote

from pyspark.sql import DataFrame, SparkSession

from ..contract import Contract
from ..contract.discover import ensure_once, is_address
from ..contract.parquet import ensure_alike, firsts
from .compression import ensure_whole
from .footers import local_path
from .jetstream import Extent, Stream, skipped
from .kinds import Csv, JsonLines, Parquet, Rows
from .listing import Listing, of_paths
from .opened import Opened, fitting, open_lines, open_rows
from .readers import ensure_held, headed
from .resolve import Files, Input

OFFSETS = "offsets"


class Checkpoint(Protocol):
    """The folder of a checkpoint."""

    def has(self, name: str) -> bool:
        """Return whether there is a file of this name."""
        ...

    def text(self, name: str) -> str:
        """Return a file's content."""
        ...


@dataclass(frozen=True, slots=True)
class Offsets:
    """The plans in a checkpoint, read because Spark has no public way to ask for the files or messages of a batch."""

    checkpoint: Checkpoint

    def plan(self, number: int) -> str:
        """Return a digest of a batch's plan."""
        return sha256(self.checkpoint.text(f"{OFFSETS}/{number}").encode()).hexdigest()

    def files(self, number: int) -> list[str]:
        """Return the addresses of the files that a batch reads, in a stream of files."""
        first = self.newest_listing(number - 1) + 1 if number else 0
        batches = range(first, self.newest_listing(number) + 1)
        listings = {self.listing(batch) for batch in batches}
        entries = (json.loads(line) for path in listings for line in self.checkpoint.text(path).splitlines()[1:])
        return [entry["path"] for entry in entries if entry["batchId"] in batches]

    def newest_listing(self, number: int) -> int:
        """Return the number of the newest file list in a batch's plan."""
        return int(self.end(number)["logOffset"])

    def listing(self, number: int) -> str:
        """Return the path of a list of files, which Spark merges with the earlier ones now and then."""
        path = f"sources/0/{number}"
        compact = f"{path}.compact"
        return compact if not self.checkpoint.has(path) and self.checkpoint.has(compact) else path

    def end(self, number: int) -> dict[str, Any]:
        """Return where a batch ends, as its source notes it."""
        end: dict[str, Any] = json.loads(self.checkpoint.text(f"{OFFSETS}/{number}").splitlines()[-1])
        return end


@dataclass(frozen=True, slots=True)
class Batches:
    """The batches of a stream; `footers` count rows, `skipped` if lost messages are; files are as the `first`."""

    contract: Contract
    source: Input | Rows
    footers: bool = False
    skipped: Extent | None = None
    first: tuple[tuple[Path, Path], ...] = ()

    def fit(self, rows: DataFrame) -> Contract:
        """Return the contract with the types of the rows. Raises ContractError."""
        if isinstance(self.source, JsonLines | Csv):
            return self.contract
        return fitting(self.contract, rows, isinstance(self.source, Parquet))[0]

    def following(self, rows: DataFrame, has_java: bool) -> Self:
        """Return the batches with all that is known before the first; every batch has a copy of the session."""
        lost = skipped(rows) if isinstance(self.source, Stream) else None
        placed = _placed(rows.sparkSession, self.source) if isinstance(self.source, Parquet) else ()
        return replace(self, footers=has_java, skipped=lost, first=(*islice(placed, 1),))

    def open(self, rows: DataFrame, offsets: Offsets | None = None, number: int = 0) -> Opened:
        """Return the rows of a batch, or with no `offsets` of none. Raises ContractError if they do not fit."""
        match self.source:
            case JsonLines(kind=form) | Csv(kind=form) as source:
                _, listing = _files(source, offsets, number)
                ensure_whole(rows.sparkSession, listing.files if listing else (), form)
                opened = open_lines(self.contract, headed(rows, self.contract.input, form), form)
                return replace(opened, listing=listing)
            case Parquet(is_tolerant=tolerant) as source:
                files, listing = _files(source, offsets, number)
                ensure_alike(chain(self.first, _placed(rows.sparkSession, source, files) if files else ()))
                ensure_held(map(Path, listing.files if listing else ()))
                has_footers = bool(files) and self.footers and not tolerant
                opened = open_rows(self.contract, rows, has_file=True, has_footers=has_footers)
                return replace(opened, files=files, listing=listing)
        opened = open_rows(self.contract, rows)
        if offsets is None or self.skipped is None:
            return opened
        extent, is_anew = self.skipped.following(offsets.end(number - 1) if number else {}, offsets.end(number))
        return replace(opened, extent=extent, is_anew=is_anew)


def _placed(spark: SparkSession, source: Parquet, files: list[str] | None = None) -> Iterator[tuple[Path, Path]]:
    """Return a stream's files, by default all, with their roots; on this machine the first of each directory."""
    place = source.identity
    if not is_address(place):
        return firsts(source.places)
    files = files or spark.read.format("binaryFile").load(place, recursiveFileLookup="true").inputFiles()
    at, *paths = (Path(re.sub(r"\A[^:]+:(//[^/]*)?/*", "", each)) for each in (place, *map(unquote, files)))
    return ((path, Path(*path.parts[: len(at.parts)])) for path in paths)  # a pattern has one step for each


def _files(source: Files, offsets: Offsets | None, number: int) -> tuple[list[str], Listing | None]:
    """Return the files of a batch, and the list of them if they are on this machine. Raises RunError."""
    files = [] if offsets is None else offsets.files(number)
    ensure_once(*(source.places if files else ()))  # links may have come
    paths = [path for file in files if (path := local_path(file)) is not None]
    return files, of_paths(paths, source.is_tolerant) if len(paths) == len(files) else None
