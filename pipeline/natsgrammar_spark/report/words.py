"""Numbers and sentences that all reports for people have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from natsgrammar.text import counted

ALLOWED = "what the contract allows"
LONGEST_CONDITION = 40  # characters of it that a report shows
_QUOTED = re.compile(r"`([^`]+)`")

Data = Mapping[str, Any]


def share(part: int, whole: int) -> str:
    """A percentage that shows 0 and 100 only if exact."""
    if not whole:
        return "–"
    if part in (0, whole):
        return f"{100 * part // whole} %"
    return f"{min(max(100 * part / whole, 0.01), 99.99):.2f} %"


def percent(part: int, whole: int) -> float:
    """A share in percent; 0 of nothing."""
    return 100 * part / whole if whole else 0.0


def change(part: int, whole: int, before: tuple[int, int] | None) -> str:
    """How a share has changed since an earlier report."""
    if before is None:
        return "new"
    now, then = percent(part, whole), percent(*before)
    if (part, whole) == before or now == then:
        return "same"
    if not (whole and before[1]):  # only one of the two has a share
        return "–"
    points = f"{abs(now - then):.2f}"
    return f"{'+' if now > then else '−'}{'<0.01' if points == '0.00' else points} points"


def duration(seconds: float) -> str:
    """A duration in the largest units that fit."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s"


def size(number: int) -> str:
    """A size in bytes, in the largest unit that fits."""
    for unit, name in ((10**12, "TB"), (10**9, "GB"), (10**6, "MB"), (10**3, "kB")):
        if number >= unit:
            return f"{number / unit:.1f} {name}"
    return f"{number} B"


def total(source: Data) -> str:
    """How much was read."""
    files = counted(source["number"], "file")
    return files if source["bytes"] is None else f"{files}, {size(source['bytes'])}"


def headline(report: Data) -> str:
    """The result in a sentence without its end."""
    rows, many = report["rows"], len(report["contracts"])
    read = f" read by {many} contracts" if many > 1 else ""
    if rows["quarantined"]:
        violate = "violates its" if rows["quarantined"] == 1 else "violate their"
        return f"{rows['quarantined']:,} of {counted(rows['in'], 'row')}{read} {violate} contract"
    if rows["in"] == 1:
        return f"The only row{read} meets its contract"
    return f"All {rows['in']:,} rows{read} meet their contract" if rows["in"] else "The input has no rows"


def condition(where: Data) -> str:
    """The rows that a check is for; the end of a long condition is left out."""
    text = f"{where['column']} {where['test']} {' or '.join(where['texts'])}"
    return text if len(text) <= LONGEST_CONDITION else f"{text[: LONGEST_CONDITION - 1]}…"


def quotations(text: str) -> list[str]:
    """The parts of a message: those at odd places were in backticks."""
    return _QUOTED.split(text)


def verdict(report: Data) -> str:
    """What becomes of the run, and why."""
    failed = _with_status(report, "fail", "more rows than the contract allows", f"above {ALLOWED}")
    allowed = _with_status(report, "warn", f"rows within {ALLOWED}", f"within {ALLOWED}")
    found = "; ".join([*failed, *allowed])
    if not failed:
        return f"The run passed: {found or 'no check refuses a row'}."
    if report["run"]["findings_allowed"]:
        return f"{found[0].upper()}{found[1:]}; the run allows findings."
    return f"The run failed: {found}."


def _with_status(report: Data, status: str, rows: str, limit: str) -> list[str]:
    checks = sum(check["status"] == status for one in report["contracts"] for check in one["checks"])
    found = [f"{checks} {'check refuses' if checks == 1 else 'checks refuse'} {rows}"] if checks else []
    inputs = [one["rows"] for one in report["contracts"] if one["malformed"]["status"] == status]
    if not inputs:
        return found
    malformed, lines = (sum(rows[key] for rows in inputs) for key in ("malformed", "in"))
    return [*found, f"{counted(malformed, 'malformed line')} of {lines:,}, {limit}"]
