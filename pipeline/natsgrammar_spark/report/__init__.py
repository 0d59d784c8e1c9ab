"""Reports of a run: `report.json` for programs, `report.html` and `report.md` for people, and `offenders.csv`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from natsgrammar import __version__

from ..contract import Check, Contract, Where
from ..contract.ddl import ddl
from ..contract.severity import WARN, Limit
from ..judge.findings import Cause, CheckFindings, Findings
from . import compare, history
from .about import About, Place, Source
from .compare import VERSION
from .markdown import markdown
from .offenders import offenders
from .outcome import FAILED, PASSED, WARNED, malformed_status, status
from .page import page
from .rule_pages import explained
from .words import ALLOWED, condition


def reports(report: dict[str, Any]) -> dict[str, str]:
    """All forms of what `as_json` made, by the names of their files."""
    return {
        "report.json": json.dumps(report, ensure_ascii=False, indent=2) + "\n",
        "report.html": page(report),
        "report.md": markdown(report),
        "offenders.csv": offenders(report),
    }


def as_json(found: Sequence[Findings], about: About | None = None) -> dict[str, Any]:
    """The findings as plain data; its keys stay the same within a `report` version, and its schema is published."""
    about = about or About()
    telling = about.telling
    contracts = [_contract(one, len(found) > 1, about) for one in found]
    rules = {it.check.address: it.check for one in found for it in one.checks}
    report: dict[str, Any] = {
        "report": VERSION,
        "run": {
            "started": about.started and about.started.isoformat(timespec="seconds").replace("+00:00", "Z"),
            "seconds": about.seconds,
            "natsgrammar": __version__,
            "spark": about.spark,
            "findings_allowed": telling.findings_allowed,
        },
        "status": _worst(one["status"] for one in contracts),
        "rows": _rows(found),
        "contracts": contracts,
        "rules": {address: explained(check, telling.site) for address, check in sorted(rules.items())},
    }
    earlier = None if telling.earlier is None else telling.earlier.report
    runs = [*telling.history, history.line(report)] if telling.history else []
    for one in contracts:
        for check in one["checks"]:
            check["compared"] = compare.compared_check(one["name"], check, earlier)
            check["history"] = history.trend_of(runs, one["name"], check)
        one["malformed"]["history"] = history.trend_of_lines(runs, one["name"])
        one["compared"] = compare.compared_contract(one, earlier)
    report["compared"] = compare.compared(report, earlier)
    report["history"] = history.trend(runs, [one["name"] for one in contracts])
    return report


def _worst(statuses: Iterator[str]) -> str:
    return max(statuses, key=(PASSED, WARNED, FAILED).index, default=PASSED)


def _rows(found: Sequence[Findings]) -> dict[str, int]:
    return {
        "in": sum(one.rows for one in found),
        "valid": sum(one.valid for one in found),
        "quarantined": sum(one.quarantined for one in found),
        "malformed": sum(one.malformed for one in found),
    }


def _contract(found: Findings, in_folder: bool, about: About) -> dict[str, Any]:
    contract: Contract = found.contract
    folder = f"{contract.name}/" if in_folder else ""
    here = tuple(Place(f"{folder}{part}", "", "") for part in ("valid", "quarantine"))
    valid, quarantine = about.places.get(contract.name, here)
    checks = [_check(number, one, quarantine) for number, one in enumerate(found.checks, 1)]
    lines = malformed_status(found)
    return {
        "name": contract.name,
        "description": contract.description,
        "file": {"path": contract.file, "sha256": contract.sha256 or None},
        "input": _source(about.sources.get(contract.name)),
        "output": {"valid": valid.name, "quarantine": quarantine.name},
        "status": _worst(iter([lines, *(check["status"] for check in checks)])),
        "rows": _rows([found]),
        "notes": list(found.notes),
        "checks": checks,
        "malformed": {
            "fail_above": _limit(contract.input.fail_above),
            "status": lines,
            "causes": [_cause(cause) for cause in found.malformed_causes],
            "other_causes": _others(found.malformed, found.malformed_causes),
            "lines": [
                {"line": one.value, "count": one.count, "reason": one.message, "file": one.file}
                for one in found.malformed_lines
            ],
            "query": _query(0, quarantine),
        },
        "columns": {name: ddl(kind) for name, kind in contract.input.columns.fields} if contract.input.columns else {},
    }


def _source(found: Source | None) -> dict[str, Any] | None:
    if found is None:
        return None
    names = [{"name": name, "bytes": size} for name, size in found.names]
    return {"kind": found.kind, "number": found.many, "bytes": found.size, "names": names}


def _check(number: int, found: CheckFindings, quarantine: Place) -> dict[str, Any]:
    check: Check = found.check
    return {
        "number": number,
        "column": check.column,
        "address": check.address,
        "edition": check.edition,
        "kind": "decode" if check.decode else "codec" if check.codec else "rule",
        "into": check.decode and check.decode.into,
        "nullable": check.nullable,
        "where": None if check.where is None else _where(check.where),
        "severity": check.severity,
        "fail_above": _limit(check.fail_above),
        "status": status(check, found.refused, found.checked),
        "rows": {"checked": found.checked, "valid": found.valid, "refused": found.refused},
        "causes": [_cause(cause) for cause in found.causes],
        "other_causes": _others(found.errors, found.causes),
        "offenders": [asdict(offender) for offender in found.offenders],
        "query": _query(number, quarantine),
    }


def _cause(cause: Cause) -> dict[str, Any]:
    return {**asdict(cause), "examples": [asdict(it) for it in cause.examples]}


def _others(errors: int, causes: Sequence[Cause]) -> int:
    """The errors of causes that are not listed."""
    return errors - sum(cause.count for cause in causes)


def _limit(limit: Limit) -> int | str:
    return str(limit) if limit.percent and limit.most else int(limit.most)


def _query(number: int, quarantine: Place) -> dict[str, str] | None:
    """How to get the rows that a check refuses."""
    if quarantine.query is None:
        return None
    sql, python = quarantine.query
    test = f"exists(violations, it -> it.`check` = {number})"
    return {"sql": f"SELECT *\nFROM {sql}\nWHERE {test}", "python": f'{python}.where(\n    "{test}"\n)'}


def _where(where: Where) -> dict[str, Any]:
    test = "matches" if where.matches else "equals"
    return {"column": where.column, "test": test, "texts": list(where.matches or where.equals)}


def table(found: Sequence[Findings]) -> Iterator[tuple[str, ...]]:
    """The result as rows of a table: contract, column, rule, rows checked, valid and refused, and what is tolerated."""
    for one in found:
        for it in one.checks:
            where = "" if it.check.where is None else f" where {condition(_where(it.check.where))}"
            told = status(it.check, it.refused, it.checked)
            is_warning = told == WARNED and it.check.severity == WARN
            tolerated = "warning" if is_warning else _tolerated(told, it.check.fail_above)
            numbers = (f"{number:,}" for number in (it.checked, it.valid, it.refused))
            yield (one.contract.name, it.check.column + where, it.check.address, *numbers, tolerated)


def malformed_lines(found: Findings) -> str:
    """How many lines are not rows, and whether the contract allows them; empty if all are."""
    if not found.malformed:
        return ""
    tolerated = _tolerated(malformed_status(found), found.contract.input.fail_above) or f"above {ALLOWED}"
    return f"malformed lines: {found.malformed:,} of {found.rows:,}, {tolerated}"


def _tolerated(told: str, limit: Limit) -> str:
    """What a contract that is not strict makes of rows beyond its limit, and within."""
    if told == WARNED:
        return f"allowed up to {limit}"
    return f"above {limit}" if told == FAILED and limit.most else ""
