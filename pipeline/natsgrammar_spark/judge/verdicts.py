"""Rows with the verdict of each check, and what is counted while they pass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace

from pyspark import StorageLevel
from pyspark.sql import Column, DataFrame, Observation
from pyspark.sql import functions as F

from ..contract import OWN, Contract
from ..contract.problems import RunError
from ..inputs.opened import Opened, count
from ..inputs.readers import CORRUPT_RECORD, FILE, RAW, first_broken
from ..session.java import JAVA_HAS_ENDED
from ..session.schema import columns_of, every, named, with_columns
from . import decode_columns as decoded
from . import validate
from .explain import malformed
from .findings import Findings

GOOD = f"{OWN}good"
_ORIGIN = (RAW, FILE, CORRUPT_RECORD)


@dataclass(frozen=True, slots=True)
class Judged:
    """Rows with the verdict in GOOD."""

    contract: Contract
    rows: DataFrame
    columns: Sequence[str]

    def observed(self) -> tuple[Judged, Observation]:
        """The same, and what counts the rows as they pass: `rows`, `valid`, and those of each of `counted`."""
        seen = Observation()
        counts = (F.count_if(is_so).alias(name) for name, is_so in {"valid": F.col(GOOD), **self.counted()}.items())
        return replace(self, rows=self.rows.observe(seen, count(), *counts)), seen

    def counted(self) -> dict[str, Column]:
        """What is counted while the rows pass, beside valid ones; a second action for it reads them all again."""
        # As few as can be: to observe one costs every row as much as a check. `findings` counts refused rows in place.
        found = {}
        for number, check in enumerate(self.contract.checks):
            if not validate.is_met_by_all(check):
                met = F.col(CORRUPT_RECORD).isNull() & validate.applies(check)
                present = F.col(_refused(number)) | validate.is_present(check)
                found[f"checked_{number}"] = met & present
        return found

    def valid(self) -> DataFrame:
        """The valid rows: the columns of the input, then the decoded ones."""
        return self.rows.where(F.col(GOOD)).select(*self.kept())

    def quarantine(self) -> DataFrame:
        """The other rows: the columns of the input, then `violations`, `_raw` and `_file`."""
        return self.rows.where(~F.col(GOOD)).select(*map(named, self.columns), *self.explanation())

    def both(self, *more: Column | str) -> DataFrame:
        """All rows: the columns of valid ones, then those that the others have beside the input's, then `more`."""
        return self.rows.select(*self.kept(), *self.explanation(), *more)

    def kept(self) -> Iterator[Column]:
        """The columns of valid rows."""
        yield from map(named, self.columns)
        yield from (decoded.valid(check) for check in self.contract.checks if check.decode is not None)

    def explanation(self) -> Iterator[Column]:
        """What explains a refused row, and is null in valid ones."""
        line, corrupt = F.col(RAW).cast("string"), F.col(CORRUPT_RECORD)
        explained = validate.explained(self.contract.checks, ~F.col(GOOD) & corrupt.isNull())
        unread = F.when(corrupt.isNotNull(), malformed(corrupt, line, first_broken(line)))
        yield F.coalesce(explained, unread).alias("violations")
        yield from (F.col(ours).alias(name) for ours, name in ((RAW, "_raw"), (FILE, "_file")))


def with_verdicts(opened: Opened) -> Judged:
    """The rows with their verdicts, one pass later."""
    contract, columns = opened.contract, opened.columns
    readable = F.col(CORRUPT_RECORD).isNull()
    verdicts = {_refused(n): readable & validate.is_refused(check) for n, check in enumerate(contract.checks)}
    good = every([readable, *(~F.col(name) for name in verdicts)])
    rows = with_columns(opened.rows, validate.decoded_columns(contract.checks, columns_of(opened.rows.schema)))
    rows = rows.withColumns(verdicts).withColumn(GOOD, good)
    # Before the rows are observed, which copies them: the line and the path of its file are longer than all else.
    rows = rows.withColumns({name: F.when(~F.col(GOOD), F.col(name)) for name in _ORIGIN})
    return Judged(contract, rows, columns)


@contextmanager
def both_parts(opened: Opened) -> Iterator[tuple[DataFrame, DataFrame, dict[str, int]]]:
    """The valid and the quarantined rows, and the counts: both wait on the disks of the executors until the end.

    For outputs that take several passes, or commit at the end. Raises RunError for a header that does not fit.
    """
    found, counted = with_verdicts(opened).observed()
    rows = found.both(GOOD).persist(StorageLevel.DISK_ONLY)
    try:
        rows.count()
        opened.check_header()
        valid = rows.where(GOOD).select(*map(named, found.valid().columns))
        quarantine = rows.where(~F.col(GOOD)).select(*map(named, found.quarantine().columns))
        yield valid, quarantine, counted.get
    finally:
        with suppress(*JAVA_HAS_ENDED):
            rows.unpersist()


def balance(found: Findings, read: int, valid: int, quarantined: int) -> None:
    """Raises RunError unless as many rows came out as were read."""
    if read != valid + quarantined or (found.rows, found.valid) != (read, valid):
        raise RunError(
            f"contract `{found.contract.name}`: {read} rows read, {found.rows} judged, {found.valid} found valid, but "
            f"{valid} valid and {quarantined} quarantined rows came out; the result is discarded"
        )


def _refused(number: int) -> str:
    return f"{OWN}refused_{number}"
