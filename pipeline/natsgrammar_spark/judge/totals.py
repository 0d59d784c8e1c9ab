"""Findings of several batches as one, and findings as JSON."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from datetime import datetime
from typing import Any

from ..contract import Check, Contract
from .findings import Cause, CheckFindings, Findings, Offender, SoFar, by_frequency
from .tally import EXAMPLES, WORST

_NOTES = 20  # the last ones: a stream may run for years
_NEWEST = 60  # batches in a report
_NOT_STORED = ("contract", "check", "so_far", "first")  # the reader has them


def nothing(contract: Contract) -> Findings:
    """Return the findings in no rows."""
    checks = tuple(CheckFindings(check, 0, 0, (), (), 0) for check in contract.checks)
    return Findings(contract, 0, 0, 0, checks, (), ())


def counts(*of: Findings | SoFar) -> dict[str, int]:
    """Return how many rows there are, as reports name them."""
    keys = {"in": "rows", "valid": "valid", "quarantined": "quarantined", "malformed": "malformed"}
    return {key: sum(getattr(each, name) for each in of) for key, name in keys.items()}


def followed(before: SoFar, number: int, started: datetime, batch: Findings) -> SoFar:
    """Return a stream's batches with one more."""
    entry = {"batch": number, "started": utc(started), "rows": counts(batch)}
    return SoFar(**_sums(before, batch, "rows", "valid", "malformed"), newest=(*before.newest, entry)[-_NEWEST:])


def utc(time: datetime) -> str:
    """Return a time in UTC as reports spell it."""
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")


def merged(first: Findings, second: Findings) -> Findings:
    """Add the findings of two batches. The most frequent values are chosen from the most frequent of each."""
    return replace(
        first,
        **_sums(first, second, "rows", "valid", "malformed"),
        checks=tuple(_merged(*pair) for pair in zip(first.checks, second.checks, strict=True)),
        malformed_causes=_causes([*first.malformed_causes, *second.malformed_causes]),
        malformed_lines=_offenders([*first.malformed_lines, *second.malformed_lines]),
        notes=(*first.notes, *second.notes)[-_NOTES:],
    )


def _merged(first: CheckFindings, second: CheckFindings) -> CheckFindings:
    return replace(
        first,
        **_sums(first, second, "checked", "refused", "errors"),
        causes=_causes([*first.causes, *second.causes]),
        offenders=_offenders([*first.offenders, *second.offenders]),
    )


def _sums(first: Any, second: Any, *names: str) -> dict[str, Any]:
    return {name: getattr(first, name) + getattr(second, name) for name in names}


def to_json(findings: Findings | SoFar) -> dict[str, Any]:
    """Return the findings without their contract."""
    data: dict[str, Any] = _plain(findings)
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in _NOT_STORED]
        return {name: _plain(getattr(value, name)) for name in names}
    return value


def from_json(contract: Contract, data: dict[str, Any]) -> Findings:
    """Return the findings that `to_json` wrote, for the same contract."""
    checks = (_check(check, stored) for check, stored in zip(contract.checks, data["checks"], strict=True))
    return Findings(
        contract,
        data["rows"],
        data["valid"],
        data["malformed"],
        tuple(checks),
        tuple(map(_cause, data["malformed_causes"])),
        tuple(Offender(**line) for line in data["malformed_lines"]),
        tuple(data["notes"]),
    )


def _check(check: Check, data: dict[str, Any]) -> CheckFindings:
    causes, offenders = map(_cause, data["causes"]), (Offender(**offender) for offender in data["offenders"])
    return CheckFindings(check, data["checked"], data["refused"], tuple(causes), tuple(offenders), data["errors"])


def _cause(data: dict[str, Any]) -> Cause:
    return Cause(**{**data, "examples": tuple(Offender(**offender) for offender in data["examples"])})


def _causes(causes: Iterable[Cause]) -> tuple[Cause, ...]:
    kept: dict[str, Cause] = {}
    for cause in causes:
        before = kept.get(cause.text, Cause(cause.text, 0))
        examples = _offenders([*before.examples, *cause.examples])[:EXAMPLES]
        kept[cause.text] = replace(cause, count=before.count + cause.count, examples=examples)
    return tuple(sorted(kept.values(), key=lambda cause: (-cause.count, cause.text))[:WORST])


def _offenders(offenders: Iterable[Offender]) -> tuple[Offender, ...]:
    kept: dict[tuple[str | None, int | None, str], Offender] = {}
    for offender in offenders:
        key = (offender.value, offender.length, offender.message)
        kept[key] = replace(offender, count=offender.count + (kept[key].count if key in kept else 0))
    return tuple(sorted(kept.values(), key=by_frequency)[:WORST])
