"""Reports on a run: `report.json` for programs, `report.html` and `report.md` for people, and `offenders.csv`."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

import natsgrammar as ng
from natsgrammar.core.registry import page_of
from natsgrammar.tables import ALL_CAUSES

from ..contract import Check, Contract, Where
from ..contract.ddl import ddl
from ..contract.severity import WARN, Limit
from ..judge.findings import Cause, CheckFindings, Findings
from ..judge.places import Place
from ..judge.totals import counts, utc
from . import compare, history
from .about import About
from .compare import VERSION
from .markdown import markdown
from .offenders import offenders
from .outcome import FAILED, PASSED, WARNED, malformed_status, status
from .page import page
from .words import MALFORMED, UNROUTED, condition, malformed

_NAMES = 3  # valid and invalid names that a page shows of a rule
_SOURCE = re.compile(r"https://[A-Za-z0-9./#_%~:?=&-]+")


def reports(report: dict[str, Any]) -> dict[str, str]:
    """Return a report in all forms, by file name."""
    return {
        "report.json": json.dumps(report, ensure_ascii=False, indent=2) + "\n",
        "report.html": page(report),
        "report.md": markdown(report),
        "offenders.csv": offenders(report),
    }


def as_json(findings: Sequence[Findings], about: About | None = None) -> dict[str, Any]:
    """Return the findings as plain data; its keys stay the same within a `report` version, and have a schema."""
    about = about or About()
    telling = about.telling
    contracts = [_contract(each, len(findings) > 1, about) for each in findings]
    rules = {check.check.address: check.check for each in findings for check in each.checks}
    report: dict[str, Any] = {
        "report": VERSION,
        "run": {
            "started": about.started and utc(about.started),
            "seconds": about.seconds,
            "natsgrammar": ng.__version__,
            "spark": about.spark,
            "findings_allowed": telling.findings_allowed,
        },
        "status": _worst([*(contract["status"] for contract in contracts), *(FAILED for _ in about.failed)]),
        "rows": counts(*findings),
        "contracts": contracts,
        "rules": {address: explained(check, telling.site) for address, check in sorted(rules.items())},
    }
    if about.failed:
        report["failed"] = [{"name": name, "reason": reason} for name, reason in about.failed.items()]
    runs = [*telling.history, history.line(report)] if telling.history else []
    for contract in contracts:
        for check in contract["checks"]:
            check["compared"] = compare.compared_check(contract["name"], check, telling.earlier)
            check["history"] = history.trend_of(runs, contract["name"], check)
        contract["malformed"]["history"] = history.trend_of_lines(runs, contract["name"])
        contract["compared"] = compare.compared_contract(contract, telling.earlier)
    report["compared"] = compare.compared(report, telling.earlier)
    report["history"] = history.trend(runs, [contract["name"] for contract in contracts])
    return report


def _worst(statuses: Iterable[str]) -> str:
    return max(statuses, key=(PASSED, WARNED, FAILED).index, default=PASSED)


def _contract(findings: Findings, in_folder: bool, about: About) -> dict[str, Any]:
    contract: Contract = findings.contract
    folder = f"{contract.name}/" if in_folder else ""
    here = tuple(Place(f"{folder}{part}", "", "") for part in ("valid", "quarantine"))
    valid, quarantine = about.places.get(contract.name, here)
    site, so_far = about.telling.site, findings.so_far
    last = so_far.newest[-1]["batch"] if so_far and so_far.newest else -1
    ran = quarantine.of_batches(so_far.first, last) if so_far and so_far.first else ""
    checks = [_check(number, check, quarantine, site, ran) for number, check in enumerate(findings.checks, 1)]
    lines, source = malformed_status(findings), about.sources.get(contract.name)
    names = [{"name": name, "bytes": size} for name, size in source.names] if source else []
    return {
        "name": contract.name,
        "description": contract.description,
        "table_of": contract.route and contract.whole,
        "file": {"path": contract.file, "sha256": contract.sha256 or None},
        "input": source and {"kind": source.kind, "number": source.many, "bytes": source.size, "names": names},
        "output": {"valid": valid.name, "quarantine": quarantine.name},
        "status": _worst([lines, *(check["status"] for check in checks)]),
        "rows": counts(findings),
        "batches": so_far and {"first": so_far.first, "rows": counts(so_far), "newest": [*so_far.newest]},
        "notes": list(findings.notes),
        "checks": checks,
        "malformed": {
            "title": _title(contract),
            "fail_above": _limit(contract.input.fail_above),
            "status": lines,
            **_causes(findings.malformed_causes, findings.malformed, None),
            "lines": [
                {"line": line.value, "count": line.count, "reason": line.message, "file": line.file}
                for line in findings.malformed_lines
            ],
            "query": _query(0, quarantine, ran),
        },
        "columns": {name: ddl(kind) for name, kind in contract.input.columns.fields} if contract.input.columns else {},
    }


def _check(number: int, findings: CheckFindings, quarantine: Place, site: str | None, ran: str) -> dict[str, Any]:
    check: Check = findings.check
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
        "status": status(check, findings.refused, findings.checked),
        "rows": {"checked": findings.checked, "valid": findings.valid, "refused": findings.refused},
        **_causes(findings.causes, findings.errors, site),
        "offenders": [asdict(offender) for offender in findings.offenders],
        "query": _query(number, quarantine, ran),
    }


def _causes(causes: Sequence[Cause], errors: int, site: str | None) -> dict[str, Any]:
    """Return the listed causes, each with its page, and how many errors have other causes."""
    listed = [{**asdict(cause), "page": cause_page(cause.cause, site)} for cause in causes]
    return {"causes": listed, "other_causes": errors - sum(each.count for each in causes)}


def _limit(limit: Limit) -> int | str:
    return str(limit) if limit.percent and limit.most else int(limit.most)


def _query(number: int, quarantine: Place, ran: str) -> dict[str, str] | None:
    """Return queries for rows that violate a check; with a stream, for those that this start `ran`."""
    if quarantine.query is None:
        return None
    sql, python = quarantine.query
    tests = [*filter(None, [f"exists(violations, it -> it.`check` = {number})", ran])]
    where = "".join(f'.where(\n    "{test}"\n)' for test in tests)
    return {"sql": f"SELECT *\nFROM {sql}\nWHERE " + "\n  AND ".join(tests), "python": f"{python}{where}"}


def _where(where: Where) -> dict[str, Any]:
    return {"column": where.column, "test": where.test[0], "texts": [*where.test[1]]}


def explained(check: Check, site: str | None) -> dict[str, Any]:
    """Return a rule or codec as plain data: its specification, a few examples, and its page on a known site."""
    data: dict[str, Any] = {"address": check.address, "edition": check.edition}
    if check.decode is not None or check.headers:
        page: str | None = f"{check.address.partition('@')[0]}/{check.edition}.html"
        data |= {"title": "", "source": None, "good": [], "bad": []}
    else:
        rule = ng.codec(check.address).wire if check.codec else ng.rule(check.address)
        page = page_of(rule, ".html")
        source = _SOURCE.search(rule.source)
        data |= {
            "title": rule.title,
            "source": source[0] if source else None,
            "good": [name for name in rule.good if name][:_NAMES],
            "bad": [name for name, _ in rule.bad if name][:_NAMES],
        }
    return {**data, "page": _address(site, page)}


def cause_page(name: str | None, site: str | None) -> str | None:
    """Return the place on a known site that explains a cause by natsgrammar itself."""
    is_own = any(cause["name"] == name for cause in ALL_CAUSES)
    return _address(site, f"causes.html#{name}" if is_own else None)


def _address(site: str | None, page: str | None) -> str | None:
    return f"{site.rstrip('/')}/reference/{page}" if site and page else None


def table(findings: Sequence[Findings]) -> Iterator[tuple[str, ...]]:
    """Yield table rows: contract, column, rule, rows checked, valid and invalid, and the tolerance."""
    for each in findings:
        for result in each.checks:
            check = result.check
            where = "" if check.where is None else f" where {condition(_where(check.where))}"
            outcome = status(check, result.refused, result.checked)
            tolerated = "warning" if outcome == WARNED and check.severity == WARN else ""
            if not tolerated and outcome != PASSED and check.fail_above.most:
                tolerated = f"limit: {check.fail_above}{', exceeded' if outcome == FAILED else ''}"
            numbers = (f"{number:,}" for number in (result.checked, result.valid, result.refused))
            yield (each.contract.name, check.column + where, check.address, *numbers, tolerated)


def malformed_lines(findings: Findings) -> str:
    """Return a sentence about malformed lines, and their limit; empty without any."""
    limit, title = _limit(findings.contract.input.fail_above), _title(findings.contract)
    return malformed(findings.malformed, findings.rows, limit, title) if findings.malformed else ""


def _title(contract: Contract) -> str:
    """Return what check 0 is about."""
    return UNROUTED if contract.route and contract.route.is_last else MALFORMED
