"""The contract model: checks on columns, and the input."""

from dataclasses import dataclass, field

import natsgrammar as ng
from natsgrammar.text import quoted

from .ddl import Primitive, Struct, folded
from .decode import Decode
from .path import Path
from .problems import Problem
from .severity import ERROR, NONE, Limit

FORMATS = ("json", "csv", "parquet")
EPOCHS = ("s", "ms", "us", "ns")  # units of columns that are numbers since 1970
UNREADABLE = Primitive("unreadable")  # replaces an invalid type, to prevent further problems
NAME = r"[A-Za-z0-9][A-Za-z0-9_.-]*"  # of a contract, which names a directory
RESERVED = ("violations", "_raw", "_file", "_input_file")  # columns of quarantined rows, the last one in tables
OWN = "_natsgrammar_"  # prefix of the pipeline's other columns, which no result has


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


@dataclass(frozen=True, slots=True)
class Check:
    """One rule for the values at a column path, one codec that can decode them, or a decoding into a new column.

    `headers` are names and values with their own rules: `parts`, which depend on the column's type.
    `severity` and `fail_above` decide whether quarantined rows fail a run; the verdicts are the same.
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
        return f"{self.column} · {address}" + ("" if self.where is None else f" · {_filters(self.where)}")


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
class Contract:
    """One contract without problems; `notes` name keys without effect, `sha256` is the file's."""

    file: str
    name: str
    description: str
    input: Input
    checks: tuple[Check, ...]
    notes: tuple[Problem, ...] = ()
    sha256: str = ""


def _filters(where: Where) -> str:
    return f"{where.column} {'matches' if where.matches else 'equals'} {' | '.join(where.matches or where.equals)}"


def reserved(name: str) -> str | None:
    """Return why no input column may have the name, or None."""
    if folded(name) in RESERVED:
        return f"column {quoted(name)}: the pipeline adds a column of this name to quarantined rows; rename or drop it"
    if folded(name).startswith(OWN):
        return f"column {quoted(name)}: names that begin with `{OWN}` are for the pipeline; rename or drop it"
    return None
