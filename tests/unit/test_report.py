"""Reports of a run: what people see of values that were made to harm them, and what programs read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from natsgrammar_spark.column_path import Field
from natsgrammar_spark.contract import Check, Contract, Input, Place, Where
from natsgrammar_spark.findings import Cause, CheckFindings, Findings, Offender
from natsgrammar_spark.output import Folder
from natsgrammar_spark.report import _share, as_html, as_json, prose, reports, visible

PLACE = Place("c.yaml", 1, 1)


def found(value: str | None, rows: int = 4, valid: int = 3) -> Findings:
    where = Where("subject", (Field("subject"),), ("mars.>",), (), PLACE)
    check = Check("subject", (Field("subject"),), "nats-docs:subject", False, True, where, PLACE)
    offender = Offender(
        value, 9, 2, "subject", None, 0, "", "a name", f"`{value}` at position 0: expected a name", value, value
    )
    one = CheckFindings(check, rows, rows - valid, (Cause(f"`{value}`: expected a name", 2),), (offender,))
    contract = Contract("c.yaml", "messages", f"about {value}", Input(), (check,))
    return Findings(contract, rows, valid, 0, (one,), (), ())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("größe 東京 😀", "größe 東京 😀"),
        (None, '<i class="code">null</i>'),
        ("", '<i class="code">empty</i>'),
        ("<b>&\"'", "&lt;b&gt;&amp;&#34;&#39;"),
        ("a\n\0b", 'a<i class="code">U+000A</i><i class="code">U+0000</i>b'),
        ("\u202eabc\u2066", '<i class="code">U+202E</i>abc<i class="code">U+2066</i>'),
        ("\u00a0", '<i class="code">U+00A0</i>'),
        (" a  b c ", '<i class="code">U+0020</i>a <i class="code">U+0020</i>b c<i class="code">U+0020</i>'),
        ("x" * 121, "x" * 120 + '<span class="soft">…</span>'),
    ],
)
def test_what_cannot_be_seen_is_marked(text: str | None, shown: str) -> None:
    assert str(visible(text)) == shown


def test_quotations_in_messages_become_code() -> None:
    assert str(prose("`<` at position 2: not `\u202e`")) == (
        '<code>&lt;</code> at position 2: not <code><i class="code">U+202E</i></code>'
    )
    assert str(prose("half ` a quotation \u202e")) == 'half ` a quotation <i class="code">U+202E</i>'


@pytest.mark.parametrize(
    ("part", "whole", "share"),
    [
        (0, 0, "–"),
        (0, 5, "0 %"),
        (5, 5, "100 %"),
        (1, 3, "33.33 %"),
        (1, 10**9, "0.01 %"),
        (10**9 - 1, 10**9, "99.99 %"),
    ],
)
def test_shares_are_0_and_100_only_if_they_are(part: int, whole: int, share: str) -> None:
    assert _share(part, whole) == share


@pytest.mark.parametrize(
    "value", ["</style><script>alert(1)</script>", "{{ 7 * 7 }}{% raw %}", '" onload="x', "\u202e\0"]
)
def test_a_page_shows_hostile_values_as_text(value: str) -> None:
    page = as_html([found(value)])
    assert "<script" not in page
    assert 'onload="' not in page
    assert "49" not in page.replace("49 %", "")
    assert not {"\u202e", "\0"} & set(page)


def test_headlines() -> None:
    assert "1 of 4 rows violate their contract" in as_html([found("x")])
    assert "All 4 rows meet their contract" in as_html([found("x", valid=4)])
    assert "The input has no rows" in as_html([found("x", rows=0, valid=0)])


def test_both_reports_are_written_whatever_they_hold(tmp_path: Path) -> None:
    for name, text in reports([found("\udce9\0"), found(None)]).items():
        Folder(tmp_path).put(name, text)
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["rows"] == {"in": 8, "valid": 6, "quarantined": 2, "malformed": 0}
    assert [sorted(contract) for contract in data["contracts"]] == 2 * [
        ["checks", "columns", "description", "malformed", "name", "output", "rows"]
    ]
    (check,) = data["contracts"][1]["checks"]
    assert check["where"] == {"column": "subject", "test": "matches", "texts": ["mars.>"]}
    assert sorted(check["offenders"][0]) == sorted(Offender.__slots__)
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert as_json([found("x")])["contracts"][0]["output"] == {"valid": "valid", "quarantine": "quarantine"}
