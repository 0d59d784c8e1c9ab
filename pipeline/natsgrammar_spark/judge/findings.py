"""What a job found, in numbers and in examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from natsgrammar.errors import Needs
from natsgrammar.text import expecting, located

from ..contract import Check, Contract
from .tally import Tally, Values, tallies

with Needs("'natsgrammar[spark]'"):
    from pyspark.sql import DataFrame

VALID, QUARANTINE = "valid", "quarantine"  # the parts of a result


@dataclass(frozen=True, slots=True)
class Offender:
    """The beginning of a bad value, its length, and how often it had this error; the rest describes one occurrence."""

    value: str | None
    length: int | None
    count: int
    column: str
    requirement: str | None
    position: int | None
    found: str
    expected: str
    message: str
    suggestion: str | None
    file: str | None


@dataclass(frozen=True, slots=True)
class Cause:
    """An error without its position, the number of values that have it, and the most frequent of these."""

    text: str
    count: int
    examples: tuple[Offender, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckFindings:
    """What one check found. Counts are of rows; those of causes and offenders, and `errors`, are of values."""

    check: Check
    checked: int
    refused: int
    causes: tuple[Cause, ...]
    offenders: tuple[Offender, ...]
    errors: int  # of all causes, also of those that are not among the most frequent

    @property
    def valid(self) -> int:
        """Rows whose values the check accepts."""
        return self.checked - self.refused


@dataclass(frozen=True, slots=True)
class Findings:
    """What a job found in the rows of one contract."""

    contract: Contract
    rows: int
    valid: int
    malformed: int
    checks: tuple[CheckFindings, ...]
    malformed_causes: tuple[Cause, ...]
    malformed_lines: tuple[Offender, ...]
    notes: tuple[str, ...] = ()  # what else to know of the result

    @property
    def quarantined(self) -> int:
        """Rows that cannot be read or are refused."""
        return self.rows - self.valid


def findings(
    contract: Contract,
    counts: Mapping[str, Any],
    quarantine: Callable[[], DataFrame],
    valid: Callable[[], DataFrame] | None = None,
    passed: str | None = None,
    sizes: tuple[int, ...] | None = None,
) -> tuple[Findings, int, int]:
    """The findings, from quarantined rows and what was counted while judging all rows; and the rows of both parts.

    The parts are read only where `passed`, which is what `Causes.java` has counted, if it could, and `sizes`, which are
    the rows of both parts, if these are known, do not say all.
    """
    refused = counts["rows"] - counts["valid"]
    tally = tallies(contract, quarantine, valid, refused, passed, sizes)

    def offenders(values: Values) -> tuple[Offender, ...]:
        found = (_offender(tally.texts[value], count) for value, count in values)
        return tuple(sorted(found, key=by_frequency))

    def causes(its: Tally) -> tuple[Cause, ...]:
        found = (Cause(_text(tally.texts[them[0][0]]["cause"]), count, offenders(them)) for count, them in its.causes)
        return tuple(sorted(found, key=lambda it: (-it.count, it.text)))

    unread = tally.checks.get(0, Tally())

    def check_findings(at: int, check: Check) -> CheckFindings:
        its = tally.checks.get(at + 1, Tally())
        checked = counts.get(f"checked_{at}", counts["rows"] - unread.rows)
        return CheckFindings(check, checked, its.rows, causes(its), offenders(its.values), its.errors)

    found = Findings(
        contract,
        counts["rows"],
        counts["valid"],
        unread.rows,
        tuple(check_findings(at, check) for at, check in enumerate(contract.checks)),
        causes(unread),
        offenders(unread.values),
    )
    return found, tally.valid, tally.quarantined


def by_frequency(offender: Offender) -> tuple[int, int, str, str]:
    """What orders values: the most frequent come first, and of equally frequent ones the shortest."""
    return -offender.count, offender.length or 0, offender.value or "", offender.message


def _offender(told: Mapping[str, Any], count: int) -> Offender:
    known: dict[str, Any] = {it.name: told.get(it.name) for it in fields(Offender)}
    return Offender(**{**known, "count": count})


def _text(cause: Mapping[str, Any]) -> str:
    """The cause in words: what a message says, without the position."""
    message, requirement, column, kind, found = map(cause.get, ("message", "requirement", "column", "kind", "found"))
    if message is not None:
        return str(message)
    place = [it for it in (requirement, column and f"`{column}`") if it]
    what = kind or located(found or "", 0 if cause.get("empty") else None, "value")
    return ": ".join([*place, expecting(what, kind or found or "", cause["expected"])])
