"""What becomes of a run: it fails if a check refuses more rows than the contract allows."""

from __future__ import annotations

from ..contract import Check
from ..contract.severity import WARN
from ..judge.findings import Findings

PASSED, WARNED, FAILED = "pass", "warn", "fail"


def status(check: Check, refused: int, checked: int) -> str:
    """What becomes of a check that refuses so many rows."""
    if not refused:
        return PASSED
    return WARNED if check.severity == WARN or check.fail_above.allows(refused, checked) else FAILED


def malformed_status(found: Findings) -> str:
    """The same of lines that are not rows, of which the input may allow some."""
    if not found.malformed:
        return PASSED
    return WARNED if found.contract.input.fail_above.allows(found.malformed, found.rows) else FAILED


def fails(found: Findings) -> bool:
    """Whether the findings make a run fail."""
    told = (status(it.check, it.refused, it.checked) for it in found.checks)
    return FAILED in (malformed_status(found), *told)
