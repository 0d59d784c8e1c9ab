"""A run's outcome: it fails if more rows violate a check than the contract allows."""

from ..contract import Check
from ..contract.severity import WARN
from ..judge.findings import Findings

PASSED, WARNED, FAILED = "pass", "warn", "fail"


def status(check: Check, refused: int, checked: int) -> str:
    """Return the outcome for a check with so many invalid rows."""
    if not refused:
        return PASSED
    return WARNED if check.severity == WARN or check.fail_above.allows(refused, checked) else FAILED


def malformed_status(findings: Findings) -> str:
    """Return the outcome for malformed lines; the input may allow some."""
    if not findings.malformed:
        return PASSED
    return WARNED if findings.contract.input.fail_above.allows(findings.malformed, findings.rows) else FAILED


def fails(findings: Findings) -> bool:
    """Check whether the findings make a run fail."""
    checks = (status(each.check, each.refused, each.checked) for each in findings.checks)
    return FAILED in (malformed_status(findings), *checks)
