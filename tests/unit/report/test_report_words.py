"""What reports are made of: numbers in words, places, earlier reports, and what becomes of a run."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.contract.severity import WARN, Limit
from natsgrammar_spark.judge.findings import Offender
from natsgrammar_spark.judge.places import Place, in_tables, parts
from natsgrammar_spark.report import as_json
from natsgrammar_spark.report.about import About
from natsgrammar_spark.report.compare import read_earlier
from natsgrammar_spark.report.markdown import LONGEST, code, markdown
from natsgrammar_spark.report.offenders import offenders
from natsgrammar_spark.report.outcome import FAILED, PASSED, WARNED, fails, malformed_status, status
from natsgrammar_spark.report.words import change, condition, duration, headline, size, total
from tests.support.reports import findings_of, rich


@pytest.mark.parametrize(
    ("part", "whole", "before", "output"),
    [
        (1, 4, None, "new"),
        (1, 4, (1, 4), "same"),
        (1, 4, (2, 8), "same"),
        (0, 0, (0, 5), "same"),
        (0, 0, (1, 5), "–"),
        (1, 5, (0, 0), "–"),
        (1, 4, (0, 4), "+25.00 points"),
        (0, 4, (1, 4), "−25.00 points"),
        (1, 10**6, (2, 10**6), "−<0.01 points"),
    ],
)
def test_a_change_is_in_points(part: int, whole: int, before: tuple[int, int] | None, output: str) -> None:
    assert change(part, whole, before) == output


@pytest.mark.parametrize(
    ("seconds", "output"),
    [(0.04, "0.0 s"), (59.94, "59.9 s"), (60, "1 min 0 s"), (3599, "59 min 59 s"), (3600, "1 h 0 min")],
)
def test_a_duration_has_the_largest_units(seconds: float, output: str) -> None:
    assert duration(seconds) == output


@pytest.mark.parametrize(
    ("number", "output"),
    [(0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (10**6, "1.0 MB"), (10**9, "1.0 GB"), (2_500_000_000_000, "2.5 TB")],
)
def test_a_size_has_the_largest_unit(number: int, output: str) -> None:
    assert size(number) == output
    assert total({"number": 1, "bytes": number}) == f"1 file, {output}"
    assert total({"number": 2, "bytes": None}) == "2 files"


def test_a_headline_counts_the_rows() -> None:
    refused, valid, none = findings_of("x", 4000, 3000), findings_of("x", 2000, 2000), findings_of("x", 0, 0)
    assert headline(as_json([refused])) == "1,000 of 4,000 rows violate their contract"
    assert headline(as_json([valid])) == "All 2,000 rows meet their contract"
    assert headline(as_json([findings_of("x", 1, 0)])) == "1 of 1 row violates its contract"
    assert headline(as_json([findings_of("x", 1, 1)])) == "The only row meets its contract"
    assert headline(as_json([none])) == "The input has no rows"
    assert headline(as_json([valid, none])) == "All 2,000 rows read by 2 contracts meet their contract"


@pytest.mark.parametrize(
    ("text", "span"),
    [("a", "`a`"), ("`a", "`` `a ``"), ("a`", "`` a` ``"), (" a", "`  a `"), ("a ", "` a  `"), (None, "null")],
)  # fmt: skip
def test_a_code_span_holds_any_text(text: str | None, span: str) -> None:
    assert code(text) == span


def test_a_long_table_of_markdown_has_a_line_for_each_check() -> None:
    wide = [findings_of("x" * 300, column=f"column_{number}" * 5, name=f"contract-{number}") for number in range(600)]
    rows = re.findall(r"(?m)^\| ❌ \| `contract-\d+` \|.*\|$", markdown(as_json(wide)))
    assert len(rows) > 200


def test_a_comment_holds_what_fits_and_no_more() -> None:
    texts = [markdown(as_json([findings_of("x", causes=number)])) for number in range(1336, 1354, 3)]
    assert max(map(len, texts)) <= LONGEST
    assert {"1 more table of causes is in" in text for text in texts} == {True, False}


def test_malformed_lines_are_offenders_of_the_input() -> None:
    single = findings_of("x", 2, 2)
    line = Offender("{", 1, 3, "", None, None, "", "", "not valid JSON", None, "a.jsonl")
    head, row = [*csv.reader(io.StringIO(offenders(as_json([replace(single, malformed=3, malformed_lines=(line,))]))))][
        :2
    ]
    found_row = dict(zip(head, row, strict=True))
    output = {"check": "0", "column": "_raw", "address": "input", "value": "{", "count": "3", "file": "a.jsonl"}
    assert {key: found_row[key] for key in output} == output


def test_a_long_condition_is_cut() -> None:
    where = {"column": "subject", "test": "matches", "texts": ["a" * 24]}
    assert condition(where) == f"subject matches {'a' * 24}"
    assert condition({**where, "texts": ["a" * 24, "b"]}) == f"subject matches {'a' * 23}…"


def test_places_of_batches_and_of_tables() -> None:
    assert parts("out/", "orders/")[1] == Place("orders/quarantine", "out/orders/quarantine", "parquet")
    assert parts("s3a://a/out", batches=True)[0].name == "batches/*/valid"
    assert parts("s3a://a/out", batches=True)[0].address == "s3a://a/out/batches/*/valid"
    valid, quarantine = in_tables("a.b_valid", "a.b_quarantine")
    assert valid.query == ("a.b_valid", "spark.table('a.b_valid')")
    assert quarantine.name == quarantine.address == "a.b_quarantine"


def test_a_run_takes_as_long_as_its_times_say() -> None:
    begin = datetime(2026, 1, 31, tzinfo=UTC)
    assert About(begin, begin + timedelta(seconds=1.23456)).seconds == 1.235
    assert (About(begin).seconds, About(finished=begin).seconds) == (None, None)


# ---- what becomes of a run ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("refused", "most", "severity", "output"),
    [
        (0, 0, "error", PASSED),
        (1, 0, "error", FAILED),
        (2, 2, "error", WARNED),
        (3, 2, "error", FAILED),
        (9, 0, WARN, WARNED),
    ],
)
def test_a_check_passes_warns_or_fails(refused: int, most: int, severity: str, output: str) -> None:
    single = findings_of("x", 10, 10 - refused)
    (check,) = single.checks
    judged = replace(check.check, severity=severity, fail_above=Limit(Decimal(most)))
    assert status(judged, refused, 10) == output
    assert fails(replace(single, checks=(replace(check, check=judged),))) == (output == FAILED)
    lines = replace(single.contract, input=replace(single.contract.input, fail_above=Limit(Decimal(most))))
    if severity != WARN:
        malformed = replace(single, contract=lines, malformed=refused, checks=())
        assert (malformed_status(malformed), fails(malformed)) == (output, output == FAILED)


# ---- earlier reports ------------------------------------------------------------------------------------------------


def test_an_earlier_report_is_of_the_same_contracts(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(json.dumps(as_json(*rich(2))))
    assert read_earlier(str(file), ["orders-1", "new"])["contracts"][0]["name"] == "orders-0"
    with pytest.raises(RunError, match="is a report of `orders-0` or `orders-1`, not of `a`"):
        read_earlier(str(file), ["a"])
    with pytest.raises(RunError, match="cannot be read: "):
        read_earlier(str(tmp_path / "missing.json"), ["a"])
    file.write_bytes(b"\xff")
    with pytest.raises(RunError, match="not UTF-8: byte 0xFF at position 0"):
        read_earlier(str(file), ["a"])
    file.write_text('{"report": 2}')
    with pytest.raises(RunError, match="has version 2 of reports, and this is version 1"):
        read_earlier(str(file), ["a"])


@pytest.mark.parametrize(
    "damage",
    [
        lambda item: item["rows"].pop("in"),
        lambda item: item["rows"].update(valid="1"),
        lambda item: item["rows"].update(valid=True),
        lambda item: item["rows"].update(valid=-1),
        lambda item: item["rows"].update(valid=2**63),
        lambda item: item["run"].update(started=7),
        lambda item: item.pop("contracts"),
        lambda item: item["contracts"][0].update(name=7),
        lambda item: item["contracts"][0]["rows"].pop("malformed"),
        lambda item: item["contracts"][0]["file"].update(sha256=7),
        lambda item: item["contracts"][0]["malformed"]["causes"][0].update(text=7),
        lambda item: item["contracts"][0]["checks"][0].update(column=7),
        lambda item: item["contracts"][0]["checks"][0].pop("address"),
        lambda item: item["contracts"][0]["checks"][0]["rows"].pop("checked"),
        lambda item: item["contracts"][0]["checks"][0]["causes"][0].pop("text"),
    ],
)
def test_a_damaged_report_is_named(damage: Callable[[dict[str, Any]], object], tmp_path: Path) -> None:
    file, report = tmp_path / "report.json", json.loads(json.dumps(as_json(*rich(1))))
    file.write_text(json.dumps(report))
    assert read_earlier(str(file), ["orders-0"]) == report
    damage(report)
    file.write_text(json.dumps(report))
    with pytest.raises(RunError, match=r"is not a `report\.json` of `natsgrammar run`, or is damaged"):
        read_earlier(str(file), ["orders-0"])
