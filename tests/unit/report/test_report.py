"""Reports of a run: what people see of values that were made to harm them, and what programs read."""

from __future__ import annotations

import csv
import io
import json
import re
from base64 import b64encode
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from markdown import Markdown  # type: ignore[import-untyped]

import natsgrammar as ng
from natsgrammar import __version__
from natsgrammar.text import printable
from natsgrammar_spark.contract import Check
from natsgrammar_spark.contract.path import Field
from natsgrammar_spark.inputs import Source
from natsgrammar_spark.judge.findings import Offender
from natsgrammar_spark.judge.places import Place
from natsgrammar_spark.outputs.local import Folder
from natsgrammar_spark.report import as_json, explained, history, malformed_lines, reports, table
from natsgrammar_spark.report.about import About, Telling
from natsgrammar_spark.report.compare import changes, compared_check, identity
from natsgrammar_spark.report.markdown import markdown
from natsgrammar_spark.report.offenders import offenders
from natsgrammar_spark.report.page import CLIPPED, named, page, prose, visible
from natsgrammar_spark.report.words import share, verdict
from tests.support.languages import ROOT
from tests.support.reference import page as reference_page
from tests.support.reports import PLACE, findings_of, rich

SCHEMA = json.loads((ROOT / "generator/natsgrammar_gen/emit/templates/report.schema.json").read_text(encoding="utf-8"))
HOSTILE = [
    "</style><script>alert(1)</script>",
    "{{ 7 * 7 }}{% raw %}",
    '" onload="x',
    "\u202e\0",
    "a|b`c``d` \\| @someone https://evil.example www.evil.example [x](y) <img src=x> *b* _c_ #1\n\n# d\n| e |",
    '=HYPERLINK("x")',
]


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
    ("part", "whole", "output"),
    [
        (0, 0, "–"),
        (0, 5, "0 %"),
        (5, 5, "100 %"),
        (1, 3, "33.33 %"),
        (1, 10**9, "0.01 %"),
        (10**9 - 1, 10**9, "99.99 %"),
    ],
)
def test_shares_are_0_and_100_only_if_they_are(part: int, whole: int, output: str) -> None:
    assert share(part, whole) == output


def test_the_error_is_marked() -> None:
    assert str(visible("a<b", 1)) == "a<mark>&lt;</mark>b"
    assert str(visible("a\nb", 1)) == 'a<mark><i class="code">U+000A</i></mark>b'
    assert str(visible("ab", 2)) == "ab"


@pytest.mark.parametrize("value", HOSTILE)
def test_a_page_shows_hostile_values_as_text(value: str) -> None:
    earlier = as_json([findings_of(f"old {value}", column=value)])
    line = {**history.line(as_json([findings_of("x", column=value)])), "started": value}
    text = page(as_json([findings_of(value, column=value)], About(telling=Telling(earlier=earlier, history=[line]))))
    (policy,) = re.findall(r"script-src '(sha256-[^']+)'", text)
    (script,) = re.findall(r"(?s)<script>(.*?)</script>", text)
    assert policy == f"sha256-{b64encode(sha256(script.encode()).digest()).decode()}"
    assert text.count("<script") == 1
    assert 'onload="' not in text
    assert "<img" not in text
    assert "49" not in text.replace("49 %", "")
    assert not {"\u202e", "\0"} & set(text)
    sources = re.findall(r"https://[^\s;]+", ng.rule("nats-docs:subject").source)
    assert {*re.findall(r'(?:href|src)="([^"#]*)', text)} <= {"", *sources}


@pytest.mark.parametrize("value", HOSTILE)
def test_markdown_shows_hostile_values_as_text(value: str) -> None:
    text = markdown(as_json([findings_of(value, column=value)]))
    assert "\u202e" not in text
    assert "\0" not in text
    tables = [line for line in text.split("\n") if line.startswith("|")]
    assert {line.count("|") for line in tables} == {7, 4}
    shown = Markdown(extensions=["tables"]).convert(text)
    assert {*re.findall(r"<(\w+)", shown)} <= {*["h2", "h3", "p", "table", "thead", "tr", "th", "tbody", "td", "code"]}
    for part in re.split(r"(?s)<code>.*?</code>", shown):  # where GitHub links people, pages and issues
        assert not re.search(r"@|https?:|www\.|#\d", part)


def test_markdown_fits_a_comment() -> None:
    wide = [
        findings_of("x" * 300, causes=10, column=f"column_{number}" * 5, name=f"contract-{number}")
        for number in range(600)
    ]
    text = markdown(as_json(wide))
    assert 40_000 < len(text) < 65_536
    assert "others" in text


@pytest.mark.parametrize(("others", "left"), [(0, "1 more table of causes is"), (1, "2 more tables of causes are")])
def test_tables_without_room_are_counted(others: int, left: str) -> None:
    long = [findings_of(f"x{number}", causes=2_000, name=f"long-{number}") for number in range(1 + others)]
    assert f"\n{left} in `report.html`.\n" in markdown(as_json([findings_of("y"), *long]))


TABLE = """\
Run of 2026-01-31T12:00:00Z, took 1 min 15 s, natsgrammar VERSION, contract `c.yaml` `000000000000`, input of 2 files, 12.0 kB, compared with an earlier run.

|  | column | rule | checked | rejected | share | change |
| --- | --- | --- | ---: | ---: | ---: | --- |
| ❌ | malformed lines |  | 90 | 2 | 2.22 % | +2.22 points |
| ❌ | `subject` where `subject matches mars.>` | `nats-docs:subject` | 90 | 10 | 11.11 % | −13.89 points |
| ⚠️ | `stream` | `nats-docs:subject` | 90 | 10 | 11.11 % | new |
| ✅ | `a<b` | `nats-docs:subject` | 90 | 0 | 0 % | new |

### malformed lines

| cause | count | for example |
| --- | ---: | --- |
| **new:** not valid JSON | 2 | `orders..eu` → `orders..eu` |
"""  # noqa: E501
SUBJECT = "orders-0: subject nats-docs:subject where subject matches mars.>"
CHANGES = f"""\
orders-0: malformed lines: 2 of 90 rejected, before 0 of 80 (+2.22 points)
orders-0: malformed lines: new: not valid JSON
{SUBJECT}: 10 of 90 rejected, before 20 of 80 (−13.89 points)
{SUBJECT}: new: `orders..eu`: expected a name
{SUBJECT}: new: 1`orders..eu`: expected a name
{SUBJECT}: new: 2`orders..eu`: expected a name
{SUBJECT}: gone: `orders..us`: expected a name
orders-0: stream nats-docs:subject: new, 10 of 90 rejected
orders-0: a<b nats-docs:subject: new, 0 of 90 rejected"""


def test_a_comparison_is_told_in_a_table_and_in_lines() -> None:
    compared = as_json(*rich(1))
    assert TABLE.replace("VERSION", __version__) in markdown(compared)
    assert "\nGone: `orders..us`: expected a name.\n" in markdown(compared)
    assert "\n".join(changes(compared)) == CHANGES
    alone = markdown(as_json(rich(1)[0]))
    assert "| ❌ | malformed lines |  | 90 | 2 | 2.22 % |\n" in alone
    assert "| null |" in markdown(as_json([findings_of(None)]))


def test_markdown_names_what_only_one_run_has() -> None:
    started = datetime(2026, 1, 30, tzinfo=UTC)
    before = as_json([findings_of("x", name="old"), findings_of("x", column="c0", name="kept")], About(started))
    (_, kept) = before["contracts"]
    kept["file"]["sha256"] = "1" * 64
    kept["checks"] += [{**kept["checks"][0], "column": f"g{number}", "where": None} for number in range(12)]
    telling = Telling(earlier=before)
    now = as_json([findings_of("x", column="c0", name="kept")], About(telling=telling))
    assert next(iter(changes(now))) == "kept: the contract has changed"
    single = markdown(now)
    gone = ", ".join(f"`g{number}` `nats-docs:subject`" for number in range(10))
    assert (
        ", compared with the run of `2026-01-30T00:00:00Z`.\n\nChanged contracts: `kept`.\n\nNo longer run: `old`."
        in single
    )
    assert f"\n\nNo longer checked: {gone} and 2 more.\n\n|" in single
    two = markdown(as_json([findings_of("x", name="kept"), findings_of("x", name="|new")], About(telling=telling)))
    assert "\nNew contracts: <code>&#124;new</code>.\n" in two
    assert "\nNo longer checked: `kept`: `c0` `nats-docs:subject` where `subject matches mars.>`, " in two


def test_the_terminal_prints_malformed_lines_with_their_limit() -> None:
    single = replace(findings_of("x", 2_942, 2_942), malformed=1)
    assert malformed_lines(single) == "1 of 2,942 lines is malformed (limit: 0)"
    assert malformed_lines(replace(single, malformed=9)) == "9 of 2,942 lines are malformed (limit: 0)"
    assert malformed_lines(replace(single, malformed=0)) == ""


@pytest.mark.parametrize("key", ["column", "address", "kind", "into", "where"])
def test_what_makes_a_check_another(key: str) -> None:
    (check,) = as_json([findings_of("x")])["contracts"][0]["checks"]
    assert identity({**check, "number": 7, "nullable": False}) == identity(check)
    assert identity({**check, key: "other"}) != identity(check)


def test_refusals_of_causes_that_are_not_listed_are_counted() -> None:
    report = as_json([findings_of("x", 30, 1, causes=10, others=9)])
    (check,) = report["contracts"][0]["checks"]
    assert (check["rows"]["refused"], check["other_causes"]) == (29, 9)
    text = page(report)
    assert '<p class="soft">9 more have other causes.</p>' in text
    assert re.findall(r'class="refused" width="([^"]+)"', text) == ["6.9"] * 10  # 2 of 29
    assert "\n9 more have other causes.\n" in markdown(report)
    none = as_json([findings_of("x", 21, 1, causes=10)])
    assert "other causes" not in page(none) + markdown(none)


def test_causes_are_new_only_if_all_earlier_ones_are_listed() -> None:
    for others, new in ((0, ["a`x`: expected a name"]), (1, None)):
        earlier = as_json([findings_of("x", 30, 1, causes=10, others=others)])
        now = as_json([findings_of("x", 30, 1, causes=1)])
        now["contracts"][0]["checks"][0]["causes"][0]["text"] = "a`x`: expected a name"
        (check,) = now["contracts"][0]["checks"]
        both = compared_check("messages", check, earlier)
        assert both is not None
        assert both["new_causes"] == new
        assert len(both["gone_causes"]) == 10


def test_checks_of_other_rows_can_be_told_apart() -> None:
    (single,) = [findings_of("x")]
    (check,) = single.checks
    assert check.check.where is not None
    long = replace(check.check.where, matches=(), equals=tuple(f"subject-{number}" for number in range(9)))
    both = replace(single, checks=(check, replace(check, check=replace(check.check, where=long))))
    shown = "subject equals subject-0 or subject-1 o…"
    assert [row[1] for row in table([both])] == [
        "subject where subject matches mars.>", f"subject where {shown}"
    ]  # fmt: skip
    text = markdown(as_json([both]))
    for where in ("subject matches mars.>", shown):
        assert f"| `subject` where `{where}` |" in text
        assert f"### `subject` `nats-docs:subject` where `{where}`\n" in text
    later = as_json([replace(single, checks=())], About(telling=Telling(earlier=as_json([both]))))
    assert [*changes(later)] == [
        f"messages: subject nats-docs:subject where {item}: no longer checked"
        for item in ("subject matches mars.>", shown)
    ]
    gone = re.sub(r'<span class="piece">(.*?)</span>', r"\1", page(later))
    assert "by <code>nats-docs:subject</code> where <code>subject matches mars.&gt;</code>" in gone


def test_a_history_of_many_contracts_draws_each() -> None:
    (ours, others) = (history.line(as_json([findings_of("x", name=name)])) for name in ("messages", "orders"))
    report = as_json([findings_of("x")], About(telling=Telling(history=[ours, *[others] * history.DRAWN])))
    (contract,) = report["contracts"]
    assert len(contract["checks"][0]["history"]) == len(contract["malformed"]["history"]) == 2
    many = as_json([findings_of("x")], About(telling=Telling(history=[ours] * (history.DRAWN + 5))))
    assert len(many["contracts"][0]["checks"][0]["history"]) == len(many["history"]) == history.DRAWN


def test_trends_have_a_scale_and_no_empty_column() -> None:
    runs = [history.line(as_json([findings_of("x", valid=item)])) for item in (3, 1, 2)]
    text = page(as_json([findings_of("x")], About(telling=Telling(history=runs))))
    assert "<span>75.00 %</span><span>0 %</span>" in text
    assert '<th scope="col">trend</th>' in text
    other = history.line(as_json([findings_of("x", name="other")]))
    assert '<th scope="col">trend</th>' not in page(
        as_json([findings_of("x")], About(telling=Telling(history=[other])))
    )


def test_names_break_where_their_parts_end() -> None:
    def pieces(html: str) -> list[str]:
        return re.findall(r'<span class="piece">(.*?)</span>', html)

    assert pieces(named("a_b-c.d<e.")) == ["a_", "b-c.", "d&lt;e."]
    assert pieces(named("acme@1.0:stream-name", ":/")) == ["acme@1.0:", "stream-name"]
    assert pieces(named("")) == pieces(named("a." * CLIPPED)) == []


def test_a_page_of_many_checks_stays_small() -> None:
    many = [
        findings_of("x" * 300, causes=10, column=f"column_{number}", name=f"contract-{number}") for number in range(200)
    ]
    text = page(as_json(many))
    assert len(text) < 1_200_000
    assert text.count("7 more causes are in") == 200
    assert not re.search(r"<details[^>]* open", text)
    assert len(re.findall(r"<details[^>]* open", page(as_json(many[:12])))) == 12


def test_offenders_are_csv_and_no_formulas() -> None:
    texts = [*HOSTILE, "+1", "-1", "@x", "\tx", "a\0b\r\n\u202e", 'say "hi", no', None, ""]
    text = offenders(as_json([findings_of(text, name=f"c{at}") for at, text in enumerate(texts)]))
    assert text.endswith("\r\n")
    rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
    assert [row["contract"] for row in rows] == [f"c{at}" for at in range(len(texts))]  # each once
    for row, value in zip(rows, texts, strict=True):
        assert not any(cell.startswith(("=", "+", "-", "@")) or not cell.isprintable() for cell in row.values())
        assert row["value"] in (line := printable(value or ""), f"'{line}")
        assert row["count"] == "2"


def tightened(schema: Any) -> Any:
    """A schema that allows no keys but its own."""
    if isinstance(schema, dict):
        known = {"additionalProperties": False} if "properties" in schema else {}
        return known | {key: tightened(item) for key, item in schema.items()}
    return [*map(tightened, schema)] if isinstance(schema, list) else schema


def test_reports_are_as_their_schema_says() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    validator = Draft202012Validator(tightened(SCHEMA))
    old = as_json([findings_of("x"), findings_of("y", name="gone")])
    sources = {"messages": Source("json", (("in.jsonl", 7),), 1, 7), "new": Source("table", (("a.b", None),), 1, None)}
    started = datetime(2026, 1, 31, 12, tzinfo=UTC)
    places = {"messages": (Place("a_valid", "a_valid", "table"), Place("a_quarantine", "a_quarantine", "table"))}
    telling = Telling(site="https://example.org/x/", earlier=old, history=[history.line(old)] * 2)
    about = About(started, started + timedelta(seconds=7), "4.3.0", sources, places, telling)
    new = as_json([findings_of("z"), findings_of(None, name="new")], about)
    for report in (old, new, as_json(*rich(2))):
        assert [*validator.iter_errors(json.loads(json.dumps(report)))] == []
    assert new["run"] == {
        "started": "2026-01-31T12:00:00Z",
        "seconds": 7.0,
        "natsgrammar": __version__,
        "spark": "4.3.0",
        "findings_allowed": False,
    }
    assert new["rules"]["nats-docs:subject"]["page"] == "https://example.org/x/reference/nats-docs/subject.html"
    for path in (("status",), ("contracts", 0, "checks", 0, "severity"), ("contracts", 0, "malformed", "fail_above")):
        wrong = json.loads(json.dumps(new))
        place = wrong
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = "1 percent"
        (error,) = Draft202012Validator(SCHEMA).iter_errors(wrong)
        assert [*error.absolute_path] == [*path]
    assert [error.message for error in Draft202012Validator(SCHEMA).iter_errors({**new, "rules": 1, "run": {}})]


@pytest.mark.xdist_group("everything")
@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("adr6:stream-name", "adr6/stream-name.html"),
        ("adr6@2023-02-01:stream-name", "adr6/stream-name.html"),
        ("adr6:obj-bucket-name", "adr6/os-bucket-name.html"),
        ("adr6@2021-06-28:stream-name", "adr6/2021-06-28.html#stream-name"),
    ],
)
def test_rules_have_pages(address: str, page: str) -> None:
    check = Check("a", (Field("a"),), address, False, True, None, PLACE)
    assert explained(check, "https://example.org/x/")["page"] == f"https://example.org/x/reference/{page}"
    assert explained(check, None)["page"] is None
    path, _, anchor = page.partition(".html")
    text = reference_page(f"{path}.md")
    assert not anchor or f"\n## {anchor[1:]}\n" in text


def test_headline_and_verdict_count_invalid_rows() -> None:
    assert "1 of 4 rows violates its contract" in page(as_json([findings_of("x")]))
    assert "All 4 rows meet their contract" in page(as_json([findings_of("x", valid=4)]))
    assert verdict(as_json(*rich(1))) == (
        "The run failed: 1 check rejects 10 of 90 rows (limit: 0); 2 of 90 lines are malformed (limit: 0); "
        "1 check rejects 10 of 90 rows (only warns)."
    )
    assert verdict(as_json(*rich(3))) == (
        "The run failed: 3 checks reject more rows than their limits; 3 inputs have more malformed lines than their "
        "limits; 3 checks reject rows within their limits."
    )
    assert verdict(as_json([findings_of("x")], About(telling=Telling(findings_allowed=True)))) == (
        "1 check rejects 1 of 4 rows (limit: 0); the run allows findings."
    )
    assert verdict(as_json([findings_of("x", valid=4)])) == "The run passed: no check rejects a row."
    assert "The input has no rows" in page(as_json([findings_of("x", rows=0, valid=0)]))


def test_every_class_of_a_page_has_a_style() -> None:
    style, body = page(as_json(*rich(3))).split("</style>", 1)
    classes = {name for names in re.findall(r'class="([^"]*)"', body) for name in names.split()}
    assert {name for name in classes if not re.search(rf"\.{name}\b", style)} == set()


def test_both_reports_are_written_whatever_they_hold(tmp_path: Path) -> None:
    for name, text in reports(as_json([findings_of("\udce9\0"), findings_of(None)])).items():
        Folder(tmp_path).put(name, text)
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["rows"] == {"in": 8, "valid": 6, "quarantined": 2, "malformed": 0}
    assert [*Draft202012Validator(SCHEMA).iter_errors(data)] == []
    (check,) = data["contracts"][1]["checks"]
    assert check["where"] == {"column": "subject", "test": "matches", "texts": ["mars.>"]}
    assert sorted(check["offenders"][0]) == sorted(Offender.__slots__)
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert as_json([findings_of("x")])["contracts"][0]["output"] == {"valid": "valid", "quarantine": "quarantine"}
