"""Findings of several batches as one, and findings as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

from ..contract import Contract
from .findings import Cause, CheckFindings, Findings, Offender, by_frequency
from .tally import EXAMPLES, WORST

_NOTES = 20  # the last ones


def merged(one: Findings, other: Findings) -> Findings:
    """The sum of the findings of two batches. The most frequent values are those among the most frequent of each."""
    return replace(
        one,
        rows=one.rows + other.rows,
        valid=one.valid + other.valid,
        malformed=one.malformed + other.malformed,
        checks=tuple(
            replace(
                mine,
                checked=mine.checked + its.checked,
                refused=mine.refused + its.refused,
                causes=_causes([*mine.causes, *its.causes]),
                offenders=_offenders([*mine.offenders, *its.offenders]),
                errors=mine.errors + its.errors,
            )
            for mine, its in zip(one.checks, other.checks, strict=True)
        ),
        malformed_causes=_causes([*one.malformed_causes, *other.malformed_causes]),
        malformed_lines=_offenders([*one.malformed_lines, *other.malformed_lines]),
        notes=(*one.notes, *other.notes)[-_NOTES:],
    )


def to_json(found: Findings) -> dict[str, Any]:
    """The findings without their contract."""
    return {
        "rows": found.rows,
        "valid": found.valid,
        "malformed": found.malformed,
        "checks": [
            {
                "checked": it.checked,
                "refused": it.refused,
                "causes": [asdict(cause) for cause in it.causes],
                "offenders": [asdict(offender) for offender in it.offenders],
                "errors": it.errors,
            }
            for it in found.checks
        ],
        "malformed_causes": [asdict(cause) for cause in found.malformed_causes],
        "malformed_lines": [asdict(line) for line in found.malformed_lines],
        "notes": list(found.notes),
    }


def from_json(contract: Contract, data: dict[str, Any]) -> Findings:
    """The findings that `to_json` wrote, for the same contract."""
    checks = tuple(
        CheckFindings(
            check,
            its["checked"],
            its["refused"],
            tuple(map(_cause, its["causes"])),
            tuple(Offender(**offender) for offender in its["offenders"]),
            # Earlier batches have none.
            its.get("errors", max(its["refused"], sum(cause["count"] for cause in its["causes"]))),
        )
        for check, its in zip(contract.checks, data["checks"], strict=True)
    )
    return Findings(
        contract,
        data["rows"],
        data["valid"],
        data["malformed"],
        checks,
        tuple(map(_cause, data["malformed_causes"])),
        tuple(Offender(**line) for line in data["malformed_lines"]),
        tuple(data.get("notes", ())),  # earlier batches have none
    )


def _cause(data: dict[str, Any]) -> Cause:
    examples = tuple(Offender(**offender) for offender in data.get("examples", ()))  # earlier batches have none
    return Cause(**{**data, "examples": examples})


def _causes(found: Iterable[Cause]) -> tuple[Cause, ...]:
    kept: dict[str, Cause] = {}
    for it in found:
        before = kept.get(it.text, Cause(it.text, 0))
        examples = _offenders([*before.examples, *it.examples])[:EXAMPLES]
        kept[it.text] = Cause(it.text, before.count + it.count, examples)
    return tuple(sorted(kept.values(), key=lambda it: (-it.count, it.text))[:WORST])


def _offenders(found: Iterable[Offender]) -> tuple[Offender, ...]:
    kept: dict[tuple[str | None, int | None, str], Offender] = {}
    for it in found:
        key = (it.value, it.length, it.message)
        kept[key] = replace(it, count=it.count + (kept[key].count if key in kept else 0))
    return tuple(sorted(kept.values(), key=by_frequency)[:WORST])
