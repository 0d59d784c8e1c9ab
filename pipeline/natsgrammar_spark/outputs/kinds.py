"""The kinds of output, each whole or not at all. They are decided before Spark starts, so this does not import it.

Each lives as follows: `prepare`, `write` for each contract, then `commit`; or `undo`, which `whole` sees to. The
`folder` has the reports, and can be reserved before Spark starts. A stream calls `begin`, then `add` for each batch,
and has its state in the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Self

from ..contract import Contract
from ..contract.discover import is_address
from ..inputs import Input
from ..inputs import Table as InputTable
from ..judge.places import QUARANTINE, STREAM, VALID, Place, in_tables, parts
from .local import Folder, check_output, keep_earlier, lost_with, prepared

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from ..inputs.opened import Opened
    from ..judge.findings import Findings
    from .hadoop import HadoopFolder
    from .stream_folder import Batch, Mark, StreamFolder
    from .tables import Table

Job = tuple[Contract, Input]
Step = Callable[[str], object]
Places = dict[str, tuple[Place, Place]]  # by contract: valid rows, quarantined rows


def apart_of(jobs: Iterable[Job]) -> list[str]:
    """Return the paths and globs that an output must not be in or around: inputs and contracts."""
    return [path for contract, source in jobs for path in (*source.paths, contract.file)]


@dataclass(slots=True)
class _Output:
    extra: ClassVar[str] = "spark"  # which extra of the distribution writes there
    alike: ClassVar[bool] = True  # whether tables with the same checks are written together
    option: ClassVar[str] = "--checkpoint"  # which option names the folder of a stream
    identity: str = ""  # by which a stream recognises an output that is not its folder
    held: ExitStack = field(default_factory=ExitStack, init=False, repr=False, compare=False)
    _contracts: tuple[str, ...] = field(default=(), init=False, repr=False, compare=False)

    def check(self) -> None:
        """Raise RunError for a mistake that shows without Spark."""

    def prepare(self, spark: SparkSession, jobs: Sequence[Job]) -> None:  # noqa: ARG002
        """Look whether the result may be written there. Raises RunError."""
        self._contracts = tuple(contract.name for contract, _ in jobs)

    def leave_out(self, contracts: Iterable[str]) -> None:
        """Remove the parts of contracts that failed; their earlier results stay. Raises RunError where they cannot."""

    def commit(self) -> None:
        """Put the result into place. Raises RunError if another process interfered."""
        self.held.close()

    def undo(self, error: BaseException) -> None:
        """Restore the state before `prepare`."""
        self.held.__exit__(type(error), error, error.__traceback__)

    def begin(self, state: StreamFolder, mark: Mark, empty: Sequence[Opened]) -> None:  # noqa: ARG002
        """Prepare a stream's output, by a batch without rows for each table. Raises RunError."""
        self._contracts = tuple(each.contract.name for each in empty)

    def refresh(self, spark: SparkSession) -> None:
        """Let the session read the latest batch."""


@dataclass(slots=True, kw_only=True)
class _Folder(_Output):
    """A folder for both parts, or for one directory per contract, and for the reports."""

    option: ClassVar[str] = "--output"
    address: str
    overwrite: bool = False
    live: bool = False  # whether a stream writes there, one directory per batch
    place: Folder | HadoopFolder | None = field(default=None, repr=False)  # the folder, prepared

    @property
    def folder(self) -> Self:
        """The output itself."""
        return self

    def reserve(self, apart: Iterable[str], only_check: bool = False) -> None:
        """Lock the folder, or only check whether that is possible, before Spark starts. Raises RunError."""

    def write(self, opened: Opened, label: str, step: Step) -> Sequence[Findings]:
        """Write both parts, and return the findings. Raises RunError if rows were lost or invented."""
        from .split import split

        assert self.place is not None
        is_whole = opened.tables or len(self._contracts) == 1
        return split(opened, self.place if is_whole else self.place.below(opened.contract.name), label, step)

    def leave_out(self, contracts: Iterable[str]) -> None:
        """Remove the parts of contracts that failed; their earlier results stay. Raises RunError where they cannot."""
        assert self.place is not None
        for contract in contracts:
            self.place.remove(contract)
            self._keep(contract)

    def _keep(self, contract: str) -> None:
        raise NotImplementedError

    def add(self, opened: Opened, batch: Batch, label: str, step: Step) -> Sequence[Findings]:
        """Write both parts of a batch, and return the findings in it."""
        from .split import split

        return split(opened, batch.folder, label, step)

    def state(self, spark: SparkSession) -> HadoopFolder:
        """Return the folder for a stream's state. Raises RunError if Spark cannot reach it."""
        from .hadoop import remote_folder

        return remote_folder(
            spark, self.address if is_address(self.address) else f"file://{Path(self.address).resolve()}"
        )

    @property
    def needed(self) -> set[str]:
        """The folders in a whole batch."""
        return {*self._contracts} if len(self._contracts) > 1 else {VALID, QUARANTINE}

    def places(self) -> Places:
        """Return where the parts are, as others read them."""
        return {name: parts(self.address, self._below(name), self.live) for name in self._contracts}

    def listed(self, contract: str) -> tuple[str, str]:
        """Return both parts of a contract as the terminal shows them."""
        below = f"{'batches/*/' if self.live else ''}{self._below(contract)}"
        return f"{self.address}/{below}valid", f"{self.address}/{below}quarantine"

    def _below(self, contract: str) -> str:
        return f"{contract}/" if len(self._contracts) > 1 else ""


@dataclass(slots=True, kw_only=True)
class LocalFolder(_Folder):
    """A folder of this machine."""

    @property
    def path(self) -> Path:
        """The folder."""
        return Path(self.address)

    def reserve(self, apart: Iterable[str], only_check: bool = False) -> None:
        """Lock the folder, and prepare a new one beside it; or only check whether that is possible. Raises RunError."""
        if self.live or self.place is not None:
            return
        if only_check:
            check_output(self.path, self.overwrite, apart)
        else:
            self.place = Folder(self.held.enter_context(prepared(self.path, self.overwrite, apart)))

    def prepare(self, spark: SparkSession, jobs: Sequence[Job]) -> None:
        """Lock the folder, if it is not reserved. Raises RunError if Spark does not see it."""
        from .hadoop import check_shared

        self.reserve(apart_of(jobs))
        if isinstance(self.place, Folder):
            check_shared(spark, self.place)
        self._contracts = tuple(contract.name for contract, _ in jobs)

    def _keep(self, contract: str) -> None:
        assert isinstance(self.place, Folder)
        keep_earlier(self.path, contract, self.place)

    def places(self) -> Places:
        """Return where the parts are; Spark takes a relative path with a colon for an address."""
        at = str(self.path.resolve()) if ":" in self.address else self.address
        return {name: parts(at, self._below(name), self.live) for name in self._contracts}


@dataclass(slots=True, kw_only=True)
class RemoteFolder(_Folder):
    """A folder of another file system that Spark's Hadoop knows; the result may be in a folder of a run below it."""

    _earlier: bool = field(default=False, init=False, repr=False, compare=False)  # whether there is a result to replace

    def prepare(self, spark: SparkSession, jobs: Sequence[Job]) -> None:
        """Create a folder for the result. Raises RunError if the output may not be replaced."""
        from ..session.errors import errors_about
        from . import hadoop

        read = [path for _, source in jobs for path in source.read]
        with errors_about(self.address):
            self._earlier = self.overwrite and bool(hadoop.remote_folder(spark, self.address).files())
        self.place = place = self.held.enter_context(hadoop.prepared(spark, self.address, self.overwrite, read))
        self.address = self.address if place.renames else place.address
        self._contracts = tuple(contract.name for contract, _ in jobs)

    def _keep(self, contract: str) -> None:
        if self._earlier:
            raise lost_with(self.address, contract)


@dataclass(slots=True, kw_only=True)
class _Elsewhere(_Output):
    """An output beside a folder."""

    folder: LocalFolder | RemoteFolder | None = None

    def __post_init__(self) -> None:
        """Commit and undo both as one: whatever is held last is released first."""
        if self.folder is not None:
            self.held = self.folder.held


@dataclass(slots=True, kw_only=True)
class Tables(_Elsewhere):
    """Two tables for each contract: NAME_valid and NAME_quarantine; `identity` is NAME."""

    overwrite: bool = False
    _tables: dict[str, tuple[Table, Table]] = field(default_factory=dict, init=False, repr=False)

    def prepare(self, spark: SparkSession, jobs: Sequence[Job]) -> None:
        """Look at the tables. Raises RunError if they may not or cannot be replaced."""
        from ..session.errors import errors_in_one_line
        from .tables import all_or_none, opened_tables, table_named

        if self.folder is not None:
            self.folder.prepare(spark, jobs)
        read = tuple(source.name for _, source in jobs if isinstance(source, InputTable))
        for contract, _ in jobs:
            with errors_in_one_line(contract.name):
                name = table_named(self.identity, contract.name) if len(jobs) > 1 else self.identity
                self._tables[contract.name] = opened_tables(spark, name, self.overwrite, read)
        self.held.enter_context(all_or_none(spark, [table for pair in self._tables.values() for table in pair]))

    def write(self, opened: Opened, label: str, step: Step) -> Sequence[Findings]:
        """Write both tables, and return the findings. Raises RunError if rows were lost or invented."""
        from .tables import all_or_none, split_to_tables

        pairs = [self._tables[contract.name] for contract in opened.contracts]
        with all_or_none(opened.rows.sparkSession, [table for pair in pairs for table in pair]):
            return split_to_tables(opened, pairs, label, step)

    def places(self) -> Places:
        """Return where the parts are, as others read them."""
        return {name: in_tables(valid.name, other.name) for name, (valid, other) in self._tables.items()}

    def listed(self, contract: str) -> tuple[str, str]:
        """Return both parts of a contract as the terminal shows them."""
        from .tables import table_named

        name = table_named(self.identity, contract) if len(self._tables) > 1 else self.identity
        return table_named(name, "valid"), table_named(name, "quarantine")

    def begin(self, state: StreamFolder, mark: Mark, empty: Sequence[Opened]) -> None:
        """Mark a stream's folder, and create its tables. Raises RunError."""
        from .tables import begun, table_named

        names = [each.contract.name for each in empty]
        tables = [table_named(self.identity, name) if len(names) > 1 else self.identity for name in names]
        self._tables = dict(zip(names, begun(tables, state, mark, empty), strict=True))

    def add(self, opened: Opened, batch: Batch, label: str, step: Step) -> Sequence[Findings]:
        """Add both parts of a batch to their tables, and return the findings in it."""
        from .tables import add_batch

        return add_batch(opened, [self._tables[contract.name] for contract in opened.contracts], batch, label, step)

    def refresh(self, spark: SparkSession) -> None:
        """Let the session read the latest batch: Iceberg caches tables, in each session."""
        for table in (table for pair in self._tables.values() for table in pair):
            spark.catalog.refreshTable(table.name)


@dataclass(slots=True, kw_only=True)
class StreamPair(_Elsewhere):
    """A stream for valid rows, and the stream for its dead letters."""

    alike: ClassVar[bool] = False
    extra: ClassVar[str] = "jetstream"
    address: str

    def check(self) -> None:
        """Raise RunError if the address is wrong."""
        self._names()

    def write(self, opened: Opened, label: str, step: Step) -> Sequence[Findings]:
        """Publish both parts, and return the findings. Raises RunError if rows were lost or invented."""
        from .jetstream import split_to_streams

        return [split_to_streams(opened, self.address, label, step)]

    def places(self) -> Places:
        """Return where the parts are."""
        valid, letters = (Place(name, self.address, STREAM) for name in self._names())
        return dict.fromkeys(self._contracts, (valid, letters))

    def listed(self, _contract: str, /) -> tuple[str, str]:
        """Return both streams, which are the same for all contracts."""
        return self._names()

    def begin(self, state: StreamFolder, mark: Mark, empty: Sequence[Opened]) -> None:
        """Check the streams and the columns. Raises RunError."""
        from .jetstream import writable

        _Output.begin(self, state, mark, empty)
        for each in empty:
            writable(each.contract, each.columns, self.address, ("sequence",))

    def add(self, opened: Opened, batch: Batch, label: str, step: Step) -> Sequence[Findings]:
        """Publish both parts of a batch, and return the findings in it."""
        from .jetstream import publish_batch

        return [publish_batch(opened, self.address, batch, label, step)]

    def _names(self) -> tuple[str, str]:
        from .jetstream import names_at

        return names_at(self.address)


Output = LocalFolder | RemoteFolder | Tables | StreamPair


@contextmanager
def whole(output: Output) -> Iterator[None]:
    """Undo the output if anything inside fails."""
    try:
        yield
    except BaseException as error:
        output.undo(error)
        raise
