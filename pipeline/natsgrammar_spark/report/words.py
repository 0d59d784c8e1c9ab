"""Numbers, sentences and rows in all reports for people."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from natsgrammar.text import counted

LONGEST_CONDITION = 40  # characters of it that a report shows
MALFORMED, UNROUTED = "malformed lines", "rows without a table"  # check 0, of which the latter is in no table
_QUOTED = re.compile(r"`([^`]+)`")
_UNITS = ((10**12, "TB"), (10**9, "GB"), (10**6, "MB"), (10**3, "kB"))

Data = Mapping[str, Any]


def judged(contract: Data, always: bool = False) -> list[Data]:
    """Return a contract's checks; malformed lines come first in the same form, as number 0, if there are any."""
    rows, lines, old = contract["rows"], contract["malformed"], contract["compared"]
    if not rows["malformed"] and not always:
        return list(contract["checks"])

    def as_checked(rows: Data) -> Data:
        return {"checked": rows["in"], "valid": rows["in"] - rows["malformed"], "refused": rows["malformed"]}

    first = {"number": 0, "column": "_raw", "address": None, "where": None, "rows": as_checked(rows), **lines}
    first["compared"] = old and {**old, "rows": as_checked(old["rows"])}
    return [first, *contract["checks"]]


def before(check: Data) -> tuple[int, int] | None:
    """Return the invalid and the checked rows in an earlier report; None without one."""
    rows = check["compared"] and check["compared"]["rows"]
    return rows and (rows["refused"], rows["checked"])


def title(check: Data) -> str:
    """Return a check's column, rule and condition."""
    return f"{check['column']} {check['address']}" + (f" where {condition(check['where'])}" if check["where"] else "")


def share(part: int, whole: int) -> str:
    """Return a percentage, which shows 0 and 100 only if exact."""
    if not whole:
        return "–"
    if part in (0, whole):
        return f"{100 * part // whole} %"
    return f"{min(max(100 * part / whole, 0.01), 99.99):.2f} %"


def percent(part: int, whole: int) -> float:
    """Return a share in percent; 0 without a whole."""
    return 100 * part / whole if whole else 0.0


def change(part: int, whole: int, before: tuple[int, int] | None) -> str:
    """Return how a share has changed since an earlier report."""
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
    """Return a duration in the largest fitting units."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s"


def size(number: int) -> str:
    """Return a size in the largest fitting unit."""
    return next((f"{number / unit:.1f} {name}" for unit, name in _UNITS if number >= unit), f"{number} B")


def total(source: Data) -> str:
    """Return how many files an input has, and their size."""
    files = counted(source["number"], "file")
    return files if source["bytes"] is None else f"{files}, {size(source['bytes'])}"


def headline(report: Data) -> str:
    """Return the result as a sentence without its full stop."""
    rows, tables = report["rows"], [each["table_of"] for each in report["contracts"]]
    many = tables.count(None) + len({*tables} - {None})
    read = f" read by {many} contracts" if many > 1 else ""
    if rows["quarantined"]:
        violate = "violates its" if rows["quarantined"] == 1 else "violate their"
        return f"{rows['quarantined']:,} of {counted(rows['in'], 'row')}{read} {violate} contract"
    if rows["in"] == 1:
        return f"The only row{read} meets its contract"
    if rows["in"]:
        return f"All {rows['in']:,} rows{read} meet their contract"
    return "There are no new rows" if any(each["batches"] for each in report["contracts"]) else "The input has no rows"


def condition(where: Data) -> str:
    """Return a check's condition, without the end if it is long."""
    text = f"{where['column']} {where['test']} {' or '.join(where['texts'])}"
    return text if len(text) <= LONGEST_CONDITION else f"{text[: LONGEST_CONDITION - 1]}…"


def quotations(text: str) -> list[str]:
    """Return a message's parts: those at odd indexes were in backticks."""
    return _QUOTED.split(text)


def verdict(report: Data) -> str:
    """Return whether the run passed, and why; with a stream, also its totals since the first start."""
    contracts = [contract for contract in report["contracts"] if contract["batches"]]
    names = [f", `{contract['name']}`" if len(contracts) > 1 else "" for contract in contracts]
    totals = zip(names, (balance(contract["batches"]["rows"]) for contract in contracts), strict=True)
    return _verdict(report) + "".join(f" Since the first start{name}: {total}." for name, total in totals)


def _verdict(report: Data) -> str:
    broken = [f"{counted(len(report['failed']), 'contract')} without a result"] if report.get("failed") else []
    failed = [*broken, *_with_status(report, "fail")]
    allowed = [*_with_status(report, "warn")]
    causes = "; ".join([*failed, *allowed])
    if not failed:
        return f"The run passed: {causes or 'no check rejects a row'}."
    if report["run"]["findings_allowed"] and not broken:
        return f"{causes[0].upper()}{causes[1:]}; the run allows findings."
    return f"The run failed: {causes}."


def _with_status(report: Data, status: str) -> Iterator[str]:
    """Yield why checks and malformed lines have a status."""
    having = [check for contract in report["contracts"] for check in judged(contract) if check["status"] == status]
    checks, inputs = [each for each in having if each["number"]], [each for each in having if not each["number"]]
    more, than = ("more ", "than") if status == "fail" else ("", "within")
    if len(checks) == 1:
        (check,) = checks
        rows, limit = check["rows"], "only warns" if check["severity"] == "warn" else limited(check["fail_above"])
        yield f"1 check rejects {rows['refused']:,} of {counted(rows['checked'], 'row')} ({limit})"
    elif checks:
        yield f"{len(checks)} checks reject {more}rows {than} their limits"
    if len(inputs) == 1:
        rows = inputs[0]["rows"]
        yield malformed(rows["refused"], rows["checked"], inputs[0]["fail_above"], inputs[0]["title"])
    elif inputs:
        yield f"{len(inputs)} inputs have {more}malformed lines {than} their limits"


def malformed(lines: int, rows: int, limit: int | str, title: str) -> str:
    """Return a sentence about malformed lines, or rows without a table, and their limit."""
    if title == UNROUTED:
        return f"{counted(lines, 'row')} {'goes' if lines == 1 else 'go'} to no table ({limited(limit)})"
    are = "is" if lines == 1 else "are"
    return f"{lines:,} of {counted(rows, 'line')} {are} malformed ({limited(limit)})"


def limited(limit: int | str) -> str:
    """Return how many rows, or which share, a contract allows."""
    return f"limit: {limit if isinstance(limit, str) else f'{limit:,}'}"


def balance(rows: Data) -> str:
    """Return the row counts as an equation."""
    return f"{counted(rows['in'], 'row')} in = {rows['valid']:,} valid + {rows['quarantined']:,} quarantined"
