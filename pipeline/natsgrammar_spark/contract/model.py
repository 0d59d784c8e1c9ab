"""The contract model: checks on columns, and the input."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import natsgrammar as ng
from natsgrammar.text import quoted

from .ddl import Primitive, Struct, folded
from .decode import Decode
from .path import Path
from .problems import Problem, RunError
from .severity import ERROR, NONE, Limit

FORMATS = ("json", "csv", "parquet")
EPOCHS = ("s", "ms", "us", "ns")  # units of columns that are numbers since 1970
UNREADABLE = Primitive("unreadable")  # replaces an invalid type, to prevent further problems
NAME = r"[A-Za-z0-9][A-Za-z0-9_.-]*"  # of a contract, which names a directory
RESERVED = ("violations", "_raw", "_file", "_input_file")  # columns of quarantined rows, the last one in tables
UNMATCHED = "unmatched"  # the part for rows that go to no table of a contract
OWN = "_natsgrammar_"  # prefix of the pipeline's other columns, which no result has
TABLE = f"{OWN}table"  # the number of a row's table


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a contract."""

    file: str
    line: int
    column: int

    def problem(self, cause: str) -> Problem:
        """Return a problem at this place."""
        return Problem(self.file, self.line, self.column, cause)


@dataclass(frozen=True, slots=True)
class Where:
    """The rows to which a check applies: a value in `column` matches a filter, or equals a text."""

    column: str
    path: Path
    matches: tuple[str, ...]
    equals: tuple[str, ...]
    place: Place = field(repr=False)

    @property
    def test(self) -> tuple[str, tuple[str, ...]]:
        """The condition in words, and its texts."""
        return ("matches", self.matches) if self.matches else ("equals", self.equals)

    def __str__(self) -> str:
        test, texts = self.test
        return f"{self.column} {test} {' | '.join(texts)}"


@dataclass(frozen=True, slots=True)
class Accepts(Where):
    """The rows with a value in `column` accepted by a rule."""

    rule: str = ""

    @property
    def test(self) -> tuple[str, tuple[str, ...]]:
        """The condition in words, and the rule's address."""
        return "is accepted by", (self.rule,)


@dataclass(frozen=True, slots=True)
class Check:
    """One rule for the values at a column path, one codec that can decode them, or a decoding into a new column.

    `headers` are names and values with their own rules: `parts`, which depend on the column's type.
    `severity` and `fail_above` decide whether quarantined rows fail a run; the verdicts are the same. `tables` are
    those whose rows it judges where several share a plan; empty for all.
    """

    column: str
    path: Path
    address: str
    codec: bool
    nullable: bool
    where: Where | None
    place: Place = field(repr=False)
    decode: Decode | None = None
    headers: bool = False
    parts: tuple[tuple[Path, str], ...] = ()
    # Outside of the text that identifies a check, as its place is: a stream goes on where only these have changed.
    severity: str = field(default=ERROR, repr=False)
    fail_above: Limit = field(default=NONE, repr=False)
    tables: tuple[int, ...] = field(default=(), repr=False)

    @property
    def targets(self) -> tuple[tuple[Path, str], ...]:
        """The values to check, each with an address; headers have several."""
        return self.parts or ((self.path, self.address),)

    @property
    def edition(self) -> str:
        """The deciding edition: the latest if the address names none."""
        if self.decode is not None or self.headers:
            return self.address.partition("@")[2].partition(":")[0]
        return (ng.codec if self.codec else ng.rule)(self.address).edition

    @property
    def label(self) -> str:
        """The check in a few words, unique within a contract."""
        address = self.address if self.decode is None else f"{self.address} → {self.decode.into}"
        return f"{self.column} · {address}" + ("" if self.where is None else f" · {self.where}")


@dataclass(frozen=True, slots=True)
class Input:
    """A dataset's format, columns and default location."""

    format: str | None = None
    paths: tuple[str, ...] = ()
    columns: Struct | None = None
    header: bool = True
    delimiter: str = ","
    places: tuple[tuple[str, Place], ...] = ()  # where each column is declared
    fail_above: Limit = NONE  # for malformed lines
    epochs: tuple[tuple[str, str], ...] = ()  # the columns that are numbers since 1970, and their units

    def epoch(self, column: str) -> str:
        """Return the unit of a column of numbers since 1970, else an empty text."""
        return dict(self.epochs).get(column, "")


@dataclass(frozen=True, slots=True)
class Route:
    """The way to the tables in one `contract`: each row goes to the first whose `where` holds, or else to UNMATCHED.

    This table has a `number` from 0, and UNMATCHED the last one. The `shared` checks decode rows before.
    """

    contract: str
    number: int
    wheres: tuple[Where, ...]
    shared: tuple[Check, ...]

    @property
    def is_last(self) -> bool:
        """Whether no table takes these rows."""
        return self.number == len(self.wheres)


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract without problems; `notes` name keys without effect, `sha256` is the file's.

    A contract with several tables is one for each, with a `route`.
    """

    file: str
    name: str
    description: str
    input: Input
    checks: tuple[Check, ...]
    notes: tuple[Problem, ...] = ()
    sha256: str = ""
    route: Route | None = None

    @property
    def whole(self) -> str:
        """The contract's name, also for its tables."""
        return self.name if self.route is None else self.route.contract

    def ensure_no_table(self) -> None:
        """Raise RunError for a table, whose rows are known only together with the others."""
        if self.route is not None:
            raise RunError(f"`{self.name}` is a table of `{self.whole}`: write all of them with `run_files`")


def together(contracts: Iterable[Contract]) -> list[list[Contract]]:
    """Return each contract's tables, and a contract without tables alone, in their order.

    Raises RunError if some tables are missing, or a contract is there twice.
    """
    groups: dict[tuple[str, str], list[Contract]] = {}
    for contract in contracts:
        groups.setdefault((contract.file, contract.whole), []).append(contract)
    for first, *others in groups.values():
        expected = 1 if first.route is None else len(first.route.wheres) + 1
        if 1 + len(others) > expected:
            raise RunError(f"contract `{first.whole}` is given twice")
        if 1 + len(others) < expected:
            raise RunError(f"contract `{first.whole}` has other tables, too: pass all that `load` returns")
    return [*groups.values()]


def reserved(name: str) -> str | None:
    """Return why no input column may have the name, or None."""
    if folded(name) in RESERVED:
        return f"column {quoted(name)}: the pipeline adds a column of this name to quarantined rows; rename or drop it"
    if folded(name).startswith(OWN):
        return f"column {quoted(name)}: names that begin with `{OWN}` are for the pipeline; rename or drop it"
    return None
