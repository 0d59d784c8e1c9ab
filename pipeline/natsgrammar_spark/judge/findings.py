"""The findings of a run, in numbers and in examples."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from natsgrammar.errors import needs
from natsgrammar.text import expecting, located

from ..contract import Check, Contract
from .explain import rules_of
from .tally import Ranked, grouped, tallies

with needs("[spark]"):
    from pyspark.sql import DataFrame


@dataclass(frozen=True, slots=True)
class Offender:
    """The beginning of an invalid value, its length, and the count of this error; the rest describes one occurrence."""

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
    cause: str | None = None


@dataclass(frozen=True, slots=True)
class Cause:
    """An error without its position, the number of values that have it, and the most frequent ones.

    `cause` is its identifier if the rule states causes; what the rule expects is then in `expected`, of one example.
    """

    text: str
    count: int
    examples: tuple[Offender, ...] = ()
    cause: str | None = None
    expected: str | None = None


@dataclass(frozen=True, slots=True)
class CheckFindings:
    """The findings of a check. Counts are of rows; those of causes and offenders, and `errors`, are of values."""

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
class SoFar:
    """A stream's batches: their rows, and the newest as reports list them; `first` is this start's first."""

    rows: int = 0
    valid: int = 0
    malformed: int = 0
    newest: tuple[Mapping[str, Any], ...] = ()
    first: int = 0

    @property
    def quarantined(self) -> int:
        """Malformed or rejected rows."""
        return self.rows - self.valid


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings in one contract's rows; with a stream, in those of one start or batch."""

    contract: Contract
    rows: int
    valid: int
    malformed: int
    checks: tuple[CheckFindings, ...]
    malformed_causes: tuple[Cause, ...]
    malformed_lines: tuple[Offender, ...]
    notes: tuple[str, ...] = ()  # further remarks on the result
    so_far: SoFar | None = None  # of a stream

    @property
    def quarantined(self) -> int:
        """Malformed or rejected rows."""
        return self.rows - self.valid


def findings(
    contract: Contract,
    counts: Mapping[str, Any],
    quarantine: Callable[[], DataFrame],
    valid: Callable[[], DataFrame] | None = None,
    passed: str | None = None,
    sizes: tuple[int, ...] | None = None,
) -> tuple[Findings, int, int]:
    """Return the findings, from quarantined rows and the counts made while judging; and the rows of both parts.

    `passed` is the answer of `Causes.java`, and `sizes` are the rows of both parts, if these are known. The parts are
    read only for what these two lack.
    """
    tally = tallies(contract, quarantine, valid, counts["rows"] - counts["valid"], passed, sizes)

    def offenders(ranked: Iterable[Ranked]) -> tuple[Offender, ...]:
        values = (_offender(tally.texts[value["value"]], value["count"]) for value in ranked)
        return tuple(sorted(values, key=by_frequency))

    def causes(ranked: Iterable[Ranked], check: Check | None = None) -> tuple[Cause, ...]:
        rules = rules_of(check).values() if check else ()
        sentences = {cause.name: cause.sentence for rule in rules for cause in rule.causes}

        def cause(values: Sequence[Ranked]) -> Cause:
            texts, examples = tally.texts[values[0]["value"]]["cause"], offenders(values)
            name = texts.get("cause")
            text = _text({**texts, "message": sentences.get(name, name)} if name else texts)
            return Cause(text, values[0]["cause_count"], examples, name, examples[0].expected if name else None)

        examples = grouped((value for value in ranked if value["is_example"]), "cause")
        return tuple(sorted(map(cause, examples.values()), key=lambda cause: (-cause.count, cause.text)))

    def check_findings(number: int, check: Check) -> CheckFindings:
        ranked = tally.checks.get(number, ())
        checked = counts.get(f"checked_{number - 1}", counts["rows"] - malformed)
        errors = ranked[0]["errors"] if ranked else 0
        return CheckFindings(check, checked, tally.rows.get(number, 0), causes(ranked, check), worst(ranked), errors)

    def worst(ranked: Iterable[Ranked]) -> tuple[Offender, ...]:
        return offenders(value for value in ranked if value["is_worst"])

    malformed, lines = tally.rows.get(0, 0), tally.checks.get(0, ())
    result = Findings(
        contract,
        counts["rows"],
        counts["valid"],
        malformed,
        tuple(check_findings(number, check) for number, check in enumerate(contract.checks, 1)),
        causes(lines),
        worst(lines),
    )
    return result, tally.valid, tally.quarantined


def by_frequency(offender: Offender) -> tuple[int, int, str, str]:
    """Return a key that sorts the most frequent values first, and of equally frequent ones the shortest."""
    return -offender.count, offender.length or 0, offender.value or "", offender.message


def _offender(texts: Mapping[str, Any], count: int) -> Offender:
    # JSON from Spark leaves out what is null.
    known: dict[str, Any] = {field.name: texts.get(field.name) for field in fields(Offender)}
    return Offender(**{**known, "count": count, "cause": texts["cause"].get("cause")})


def _text(cause: Mapping[str, Any]) -> str:
    """Return the cause in words: the message without the position."""
    message, requirement, column, kind, character = map(
        cause.get, ("message", "requirement", "column", "kind", "found")
    )
    if message is not None:
        return str(message)
    place = [part for part in (requirement, column and f"`{column}`") if part]
    subject = kind or located(character or "", 0 if cause.get("empty") else None, "value")
    return ": ".join([*place, expecting(subject, kind or character or "", cause["expected"])])
