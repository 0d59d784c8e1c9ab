"""Findings that no job made, for tests of reports."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from natsgrammar_spark.contract import Check, Contract, Input, Place, Where
from natsgrammar_spark.contract.path import Field
from natsgrammar_spark.contract.severity import WARN
from natsgrammar_spark.inputs import Source
from natsgrammar_spark.judge.findings import Cause, CheckFindings, Findings, Offender
from natsgrammar_spark.judge.places import parts
from natsgrammar_spark.report import as_json, history
from natsgrammar_spark.report.about import About, Telling

PLACE = Place("c.yaml", 1, 1)


def findings_of(
    value: str | None,
    rows: int = 4,
    valid: int = 3,
    column: str = "subject",
    causes: int = 1,
    name: str = "messages",
    others: int = 0,
) -> Findings:
    where = Where("subject", (Field("subject"),), ("mars.>",), (), PLACE)
    check = Check(column, (Field(column),), "nats-docs:subject", False, True, where, PLACE)
    message = f"`{value}` at position 0: expected a name"
    offender = Offender(value, 9, 2, column, None, 0, "", "a name", message, value, value)
    output = tuple(Cause(f"{number or ''}`{value}`: expected a name", 2, (offender,)) for number in range(causes))
    errors = others + sum(item.count for item in output)
    single = CheckFindings(check, rows, rows - valid, output if rows - valid else (), (offender,), errors)
    contract = Contract("c.yaml", name, f"about {value}", Input(), (check,), (), "0" * 64)
    return Findings(contract, rows, valid, 0, (single,), (), ())


def rich(contracts: int) -> tuple[list[Findings], About]:
    """Findings with all that a report can show, and what it says of the run."""
    all_found = []
    for number in range(contracts):
        single = findings_of("orders..eu", 90, 80, causes=3, name=f"orders-{number}")
        (check,) = single.checks
        lenient = replace(check, check=replace(check.check, column="stream", where=None, severity=WARN))
        clean = replace(
            check, check=replace(check.check, column="a<b", where=None), refused=0, causes=(), offenders=(), errors=0
        )
        causes = (Cause("not valid JSON", 2, check.offenders),)
        all_found.append(replace(single, malformed=2, checks=(check, lenient, clean), malformed_causes=causes))
    names = [item.contract.name for item in all_found]
    started = datetime(2026, 1, 31, 12, tzinfo=UTC)
    earlier = as_json([findings_of("orders..us", 80, 60, name=name) for name in names])
    runs = [{**history.line(as_json(all_found)), "started": f"2026-01-{day:02}T12:00:00Z"} for day in range(1, 31)]
    files = Source("json", (("a.jsonl", 12_000), ("b.jsonl", 7)), 2, 12_007)
    places = {name: parts("result", f"{name}/") for name in names}
    sources = dict.fromkeys(names, files)
    telling = Telling(site="https://example.org/x", earlier=earlier, history=runs)
    return all_found, About(started, started + timedelta(seconds=75), "4.3.0", sources, places, telling)
