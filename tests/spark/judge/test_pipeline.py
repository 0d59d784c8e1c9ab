"""The Spark pipeline on real jobs: every row comes out once, untouched, with the verdict that Python gives."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from click.testing import CliRunner
from markupsafe import escape
from pyarrow import parquet

import natsgrammar as ng
from natsgrammar.files import MARKER
from natsgrammar_gen.cli import main
from natsgrammar_spark import Contract, ContractError, load
from natsgrammar_spark.contract.model import Place, Where
from natsgrammar_spark.contract.path import Each, Entries, Field, Key
from natsgrammar_spark.contract.path import Path as ColumnPath
from natsgrammar_spark.outputs.local import Folder, prepared
from tests.support.depth import by_day, is_full

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

ROOT = Path(__file__).parents[3]

CONTRACT = """\
contract: 1
name: messages
input:
  format: json
  path: in.jsonl
  columns:
    stream: string
    seq: bigint
    subject: string
    headers: map<string, array<string>>
rules:
  - {column: stream, rule: adr6:stream-name, nullable: false}
  - {column: subject, rule: nats-docs:subject}
  - column: subject
    rule: aviso:wire-subject
    where: {column: subject, matches: [mars.>, "*.aviso.*"]}
  - {column: 'headers{"ce-*"}[]', codec: cloudevents:header-value}
  - {column: 'headers{keys "ce-*"}', rule: cloudevents:header-name}
"""

HOSTILE = "<script>alert('x')</script>\"'&\u202e\u0000\u0007\n{{7*7}}`"
OBJECTS: list[dict[str, Any]] = [
    {"stream": "ORDERS", "seq": 1, "subject": "orders.eu", "headers": {"ce-id": ["a", "b%20c"], "Other": ["%"]}},
    {"stream": "ORDERS", "seq": 2},
    {"stream": "ORDERS", "subject": "", "headers": {}},
    {"stream": None, "seq": 3, "subject": "a..b"},
    {"seq": 4, "subject": "mars.x%GG"},
    {"stream": "ORDERS.EU", "subject": "mars..x"},
    {"stream": "S", "subject": "diss.aviso.100%"},
    {"stream": "S", "subject": "diss.other.100%"},
    {"stream": "S", "subject": "ok", "headers": {"ce-id": ["good", "%C0%A0", None], 'ce-"]': ["%"], "x-ce-id": ["%"]}},
    {"stream": HOSTILE, "subject": HOSTILE, "headers": {"ce-" + HOSTILE: [HOSTILE]}},
    {"stream": "S", "subject": "größe.東京.😀"},
    {"stream": "S" * 256, "subject": "x" * 300_000},
    {"stream": "S", "subject": "x" * 300_000 + " "},
]
# A line that is no row of the contract, and what is said of it.
MALFORMED = {
    b"": "blank line",
    b" \t ": "blank line",
    b"null": "JSON, but not an object",
    b"[]": "JSON, but not an object",
    b"7": "JSON, but not an object",
    b'[{"stream":"S"}]': "JSON, but not an object",
    b"plain text": "not valid JSON",
    b'{"stream":"S"': "not valid JSON",
    b"{'stream':'S'}": "not valid JSON",
    b'\xef\xbb\xbf{"stream":"S"}': "not valid JSON",  # a byte order mark begins a file, not a line
    b'{"stream":"S"} and more': "text after the JSON object",
    b'{"stream":"S"}{"stream":"T"}': "text after the JSON object",
    b'{"stream":"S"},{"stream":"T"}': "text after the JSON object",
    b'{"stream":"S","stream":"T"}': "duplicate member name in an object",
    b'{"stream":5,"stream":"\\\\ud800"}': "duplicate member name in an object",
    b'{"stream":"\\ud800"}': "unpaired surrogate in an escape",
    b'{"stream":"\\ud83d\\ude00\\\\\\ude00"}': "unpaired surrogate in an escape",
    b'{"stream":"\\ud800"': "not valid JSON",
    b'{"stream":"\xff"}': "invalid UTF-8",
    '{"stream":"größe\ufffd'.encode() + b'\xe2\x82"}': "invalid UTF-8",
    b'{"stream":5}': "`stream` is not a valid `string`",
    b'{"stream":["S"]}': "`stream` is not a valid `string`",
    b'{"stream":"S","seq":"1"}': "`seq` is not a valid `bigint`; see `column-types:bigint`",
    b'{"stream":"S","seq":1.5}': "`seq` is not a valid `bigint`; see `column-types:bigint`",
    b'{"stream":"S","seq":9223372036854775808}': "`seq` is not a valid `bigint`; see `column-types:bigint`",
    b'{"stream":"S","headers":{"a":"b"}}': "`headers{}` is not a valid `array<string>`",
    b'{"stream":"S","headers":{"a":[true]}}': "`headers{}[]` is not a valid `string`",
}


def contract(folder: Path, text: str = CONTRACT) -> str:
    (folder / "contract.yaml").write_text(text, encoding="utf-8")
    return str(folder / "contract.yaml")


def run(*arguments: str | Path) -> tuple[int, str]:
    """Exit code and output of `natsgrammar run`, in the session of the tests."""
    result = CliRunner().invoke(main, ["run", *map(str, arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def read(spark: SparkSession, path: Path) -> list[dict[str, Any]]:
    return [row.asDict(recursive=True) for row in spark.read.parquet(str(path)).collect()]


def values(actual: Any, path: ColumnPath, label: str = "") -> Iterator[tuple[str, Any]]:
    """What a path leads to in plain data, and what it is called in a violation."""
    if not path:
        yield label, actual
        return
    step, rest = path[0], path[1:]
    match step:
        case Field(name):
            yield from values((actual or {}).get(name), rest, f"{label}.{name}" if label else name)
        case Key(key):
            yield from values((actual or {}).get(key), rest, f"{label}[{json.dumps(key)}]")
        case _ if actual is None:
            yield label, None
        case Each():
            for at, element in enumerate(actual):
                yield from values(element, rest, f"{label}[{at}]")
        case Entries(pattern, keys):
            fits = re.compile(".*".join(map(re.escape, (pattern or "*").split("*"))), re.DOTALL).fullmatch
            for key, value in actual.items():
                if fits(key):
                    output = f"{label}{{keys {_json(key)}}}" if keys else f"{label}[{_json(key)}]"
                    yield from values(key if keys else value, rest, output)


def _json(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def expected(row: dict[str, Any], agreed: Contract) -> list[tuple[Any, ...]]:
    """The violations of a row, found by the functions of plain Python."""
    collected: list[tuple[Any, ...]] = []
    for number, check in enumerate(agreed.checks, 1):
        if check.where is not None:
            tests = [value for _, value in values(row, check.where.path) if value is not None]
            if not any(_matches(value, check.where.matches) or value in check.where.equals for value in tests):
                continue
        rule = ng.codec(check.address).wire if check.codec else ng.rule(check.address)
        for label, value in values(row, check.path):
            if value is None:
                if not check.nullable:
                    collected.append((number, label, check.address, None, "", "is null", None, None))
            elif (violation := rule.check(value)) is not None:
                told_so = (violation.position, violation.found, violation.message, violation.suggestion)
                collected.append((number, label, check.address, *told_so, value))
    return collected


def _matches(subject: str, filters: tuple[str, ...]) -> bool:
    # As NATS matches, but for empty tokens, which match `*` and `>` here.
    return any(ng.match(re.sub(r"(?<![^.])(?![^.])", "-", subject), item) for item in filters)


def test_where_selects_what_nats_matches_and_broken_subjects(spark: SparkSession) -> None:
    from pyspark.sql import functions as F

    from natsgrammar_spark.judge.validate import selected

    tokens, wildcards = ("a", "B", "a*", "é$", ""), ("a", "a*", "*")
    subjects = [".".join(item) for count in (1, 2, 3) for item in product(tokens, repeat=count)]
    heads = [item for count in (0, 1, 2) for item in product(wildcards, repeat=count)]
    filters = [".".join((*head, last)) for head in heads for last in (*wildcards, ">")]
    place = Place("contract.yaml", 1, 1)
    columns = [selected(Where("subject", (), (item,), (), place))(F.col("subject")).alias(item) for item in filters]
    rows = (
        spark.createDataFrame([(subject,) for subject in subjects], "subject string")
        .select("subject", *columns)
        .collect()
    )
    assert len(rows) == len(subjects)
    for row in rows:
        actual, *answers = row
        assert answers == [_matches(actual, (item,)) for item in filters], actual
        if "" not in actual.split("."):
            assert answers == [ng.match(actual, item) for item in filters], actual


def explained(row: dict[str, Any]) -> list[tuple[Any, ...]]:
    keys = ("check", "column", "address", "position", "found", "message", "suggestion", "value")
    return [tuple(violation[key] for key in keys) for violation in row["violations"]]


@pytest.fixture(scope="module")
def messy(spark: SparkSession, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a contract, hostile input, and below `out` what the command made of it."""
    folder = tmp_path_factory.mktemp("messy")
    lines = [json.dumps(item, ensure_ascii=at % 2 == 0).encode() for at, item in enumerate(OBJECTS)]
    lines = [b'\xef\xbb\xbf{"stream":"BOM"}', *lines, *MALFORMED, b'{"stream":"CR"}\r', b' {"stream":"PADDED"} ']
    (folder / "in.jsonl").write_bytes(b"\n".join(lines))
    code, output = run(contract(folder), "--output", folder / "out")
    assert code == 1, output
    assert f"{len(lines)} rows in = " in output
    return folder


def test_every_row_comes_out_once(spark: SparkSession, messy: Path) -> None:
    quarantined = read(spark, messy / "out" / "quarantine")
    valid = read(spark, messy / "out" / "valid")
    lines = (messy / "in.jsonl").read_bytes().split(b"\n")
    raw = [bytes(row["_raw"]) for row in quarantined]
    assert len(raw) + len(valid) == len(lines)
    assert {row["stream"] for row in valid} >= {"ORDERS", "BOM", "CR", "PADDED"}
    assert all(line in lines for line in raw)
    assert sorted(line for line in raw if line in MALFORMED) == sorted(MALFORMED)
    assert all(row["_file"].endswith("/in.jsonl") for row in quarantined)


def test_malformed_lines_are_quarantined_with_the_reason(spark: SparkSession, messy: Path) -> None:
    rows = {bytes(row["_raw"]): row for row in read(spark, messy / "out" / "quarantine")}
    for line, reason in MALFORMED.items():
        assert [
            (violation["check"], violation["column"], violation["message"]) for violation in rows[line]["violations"]
        ] == [(0, "_raw", reason)], line
        assert rows[line]["stream"] is None
        told_so = line.decode(errors="surrogateescape")
        broken = next((at for at, character in enumerate(told_so) if "\udc80" <= character <= "\udcff"), None)
        assert rows[line]["violations"][0]["position"] == broken


def test_rows_have_the_verdicts_and_explanations_that_python_gives(spark: SparkSession, messy: Path) -> None:
    (agreed,) = load(str(messy / "contract.yaml"))
    rows = {bytes(row["_raw"]): row for row in read(spark, messy / "out" / "quarantine")}
    valid = read(spark, messy / "out" / "valid")
    for at, item in enumerate(OBJECTS):
        full = {"stream": None, "seq": None, "subject": None, "headers": None, **item}
        row = rows.get(json.dumps(item, ensure_ascii=at % 2 == 0).encode())
        violations = expected(full, agreed)
        assert (row is None) == (not violations), item
        if row is None:
            assert full in valid
        else:
            assert {key: row[key] for key in full} == full
            assert explained(row) == violations


def test_the_report_counts_and_shows_what_was_found(messy: Path) -> None:
    report = json.loads((messy / "out" / "report.json").read_text(encoding="utf-8"))
    (contract,) = report["contracts"]
    rows = contract["rows"]
    assert rows["in"] == rows["valid"] + rows["quarantined"] == len(OBJECTS) + len(MALFORMED) + 3
    assert report["rows"] == rows
    assert rows["malformed"] == len(MALFORMED)
    (agreed,) = load(str(messy / "contract.yaml"))
    refused = [{number for number, *_ in expected(item, agreed)} for item in OBJECTS]
    for number, check in enumerate(contract["checks"], 1):
        assert check["rows"]["refused"] == sum(number in row for row in refused) > 0
        assert check["rows"]["checked"] == check["rows"]["valid"] + check["rows"]["refused"]
    assert {"text": "not valid JSON", "count": 5}.items() <= contract["malformed"]["causes"][0].items()
    stream = contract["checks"][0]
    assert ("is null", 2, [(None, 2)]) in [
        (cause["text"], cause["count"], [(example["value"], example["count"]) for example in cause["examples"]])
        for cause in stream["causes"]
    ]
    assert {"value": "ORDERS.EU", "suggestion": "ORDERS_EU"}.items() <= next(
        offender for offender in stream["offenders"] if offender["value"] == "ORDERS.EU"
    ).items()
    assert all(len(offender["value"] or "") <= 300 for check in contract["checks"] for offender in check["offenders"])


def test_the_report_says_how_to_get_the_rows(spark: SparkSession, messy: Path) -> None:
    (contract,) = json.loads((messy / "out" / "report.json").read_text(encoding="utf-8"))["contracts"]
    page = (messy / "out" / "report.html").read_text(encoding="utf-8")
    request = [
        (contract["rows"]["malformed"], contract["malformed"]),
        *((check["rows"]["refused"], check) for check in contract["checks"]),
    ]
    for number, (refused, check) in [*enumerate(request)] if is_full() else [(0, request[0]), (5, request[5])]:
        sql, python = check["query"]["sql"], check["query"]["python"]
        assert str(escape(sql)) in page
        assert str(escape(python)) in page
        assert spark.sql(sql).count() == refused > 0
        rows = eval(python, {"spark": spark}).collect()
        assert len(rows) == refused
        assert all(number in {violation.check for violation in row.violations} for row in rows)


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def test_the_page_is_self_contained_and_shows_hostile_values_as_text(messy: Path) -> None:
    text = (messy / "out" / "report.html").read_text(encoding="utf-8")
    page = _Tags()
    page.feed(text)
    assert {tag for tag, _ in page.tags}.isdisjoint({"link", "img", "iframe", "object", "form"})
    assert [attributes for tag, attributes in page.tags if tag == "script"] == [{}]  # its policy names it by its hash
    assert not any(name.startswith("on") or name == "src" for _, attributes in page.tags for name in attributes)
    linked = {str(attributes["href"]) for tag, attributes in page.tags if tag == "a"}
    rules = json.loads((messy / "out" / "report.json").read_text(encoding="utf-8"))["rules"].values()
    assert {item for item in linked if not item.startswith("#")} == {rule["source"] for rule in rules}
    there = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len({*there}) == len(there)
    assert {item[1:] for item in linked if item.startswith("#")} <= {*there}
    assert "url(" not in text
    assert "@import" not in text
    assert "&lt;script&gt;" in text
    assert "{{7*7}}" in text
    assert not set("\u202e\u0000\u0007") & set(text)
    assert '<i class="code">U+202E</i>' in text


CSV_CONTRACT = """\
contract: 1
input:
  format: csv
  columns: {name: string, "max msgs": bigint}
rules:
  - {column: name, rule: adr6:stream-name, nullable: false}
"""
CSV = {
    b"ORDERS,1": None,
    b'"QUOTED",2\r': None,
    b"ORDERS,": None,
    b'"a,b",1': "`,` is fine here",
    b"ORDERS": "not 2 fields",
    b"ORDERS,1,2": "not 2 fields",
    b"ORDERS,many": "`max msgs` is not a valid `bigint`; see `column-types:bigint`",
    b"": "blank line",
    b'"ORDERS,1': "quoted field not closed on its line",
    b'"ORDERS"EU,1': "text after a quoted field",
    b'EU",1': "quotation mark in a field that is not quoted",
    b"\xe9t\xe9,1": "invalid UTF-8",
    b",1": "is null",
    b'"say""hi""",1': '`"` is fine here',
    b"name,max msgs": "`max msgs` is not a valid `bigint`; see `column-types:bigint`",
}


def test_csv_records_that_do_not_fit_are_quarantined_with_the_reason(spark: SparkSession, tmp_path: Path) -> None:
    header = b'name,"max msgs"\n'
    for number in range(3):
        (tmp_path / f"{number}.csv").write_bytes((b"\xef\xbb\xbf" * (number == 1)) + header + b"\n".join(CSV) + b"\n")
    (tmp_path / "3.csv").write_bytes(b"")
    (tmp_path / "4.csv").write_bytes(header.rstrip(b"\n") + b"\r\n")
    text = CSV_CONTRACT.replace("adr6:stream-name", "adr6@2021-06-28:stream-name")
    code, output = run(contract(tmp_path, text), "--input", tmp_path / "*.csv", "--output", tmp_path / "out")
    assert code == 1, output
    rows = read(spark, tmp_path / "out" / "quarantine")
    actual = sorted((bytes(row["_raw"]), row["violations"][0]["message"]) for row in rows)
    bad = {line: reason for line, reason in CSV.items() if reason is not None and "fine" not in reason}
    assert actual == sorted((line, reason) for line, reason in bad.items() for _ in range(3))
    assert len(read(spark, tmp_path / "out" / "valid")) == 3 * (len(CSV) - len(bad))
    assert {'say"hi"', "a,b", "QUOTED"} <= {row["name"] for row in read(spark, tmp_path / "out" / "valid")}


def test_a_wrong_csv_header_fails_the_job_and_leaves_the_earlier_result(tmp_path: Path) -> None:
    (tmp_path / "good.csv").write_bytes(b"name,max msgs\nORDERS,1\n")
    (tmp_path / "bad.csv").write_bytes(b"max msgs,name\n1,ORDERS\n")
    with prepared(tmp_path / "out", overwrite=False) as folder:
        (folder / "report.json").write_text("earlier")
    arguments = (contract(tmp_path, CSV_CONTRACT), "--input", tmp_path / "*.csv", "--output", tmp_path / "out")
    code, output = run(*arguments, "--overwrite")
    assert code == 2
    assert "bad.csv: the header is `max msgs,name`; the contract expects `name`, `max msgs`" in output
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [MARKER, "report.json"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.csv", "contract.yaml", "good.csv", "out"]


def test_parquet_in_is_parquet_out(spark: SparkSession, tmp_path: Path) -> None:
    first = spark.createDataFrame(
        [(["a.b", "a..b"], {"n": "x"}, 1), ([], None, 2), (None, None, 3)],
        "subjects array<string>, config struct<n:string>, `odd name` int",
    )
    second = spark.createDataFrame([(["x"], "more")], "subjects array<string>, extra string")
    third = spark.sql("SELECT array(CAST(X'61FF' AS STRING)) AS subjects")
    for name, df in (("a", first), ("b", second), ("c", third)):
        df.write.parquet(str(tmp_path / "in" / name))
    text = "contract: 1\nrules: [{column: 'subjects[]', rule: nats-docs:subject, nullable: false}]\n"
    arguments = (contract(tmp_path, text), "--input", tmp_path / "in", "--output", tmp_path / "out")
    code, output = run(*arguments, "--allow-findings")
    assert code == 0, output
    assert "5 rows in = 2 valid + 3 quarantined" in output
    whole = spark.read.option("mergeSchema", "true").parquet(*(str(tmp_path / "in" / name) for name in "abc"))
    valid = spark.read.parquet(str(tmp_path / "out" / "valid"))
    bad = spark.read.parquet(str(tmp_path / "out" / "quarantine"))
    assert valid.schema == whole.schema
    assert bad.drop("violations", "_raw", "_file").schema == whole.schema
    repaired = bad.selectExpr("hex(subjects[0]) AS text", "hex(_raw) AS octets").where("octets = '61FF'").collect()
    assert [row.text for row in repaired] == ["61EFBFBD"], "other readers fail at strings that are not UTF-8"
    actual = sorted(
        (violation.column, violation.message)
        for row in bad.select("violations").collect()
        for violation in row.violations
    )
    assert actual[0] == ("subjects", "is null")
    assert [column for column, _ in actual[1:]] == ["subjects[0]", "subjects[1]"]
    code, output = run(*arguments)
    assert code == 2
    assert "is not empty" in output


def test_an_input_without_rows_gives_two_empty_parts(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_bytes(b"")
    code, output = run(contract(tmp_path), "--output", tmp_path / "new" / "out")
    assert code == 0, output
    assert output.startswith("messages: reading and judging 1 file …\n")
    assert "0 rows in = 0 valid + 0 quarantined" in output
    assert read(spark, tmp_path / "new" / "out" / "valid") == read(spark, tmp_path / "new" / "out" / "quarantine") == []
    assert spark.read.parquet(str(tmp_path / "new" / "out" / "valid")).columns == [
        "stream",
        "seq",
        "subject",
        "headers",
    ]
    assert "The input has no rows" in (tmp_path / "new" / "out" / "report.html").read_text()


def test_an_input_that_is_not_parquet_or_lacks_a_column_fails_the_run(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in.parquet").write_bytes(b"not parquet")
    text = "contract: 1\nrules: [{column: a, rule: nats-docs:subject}]\n"
    arguments = (contract(tmp_path, text), "--output", tmp_path / "out")
    code, output = run(*arguments, "--input", tmp_path / "in.parquet")
    assert code == 2
    assert output.startswith(f"error: `{tmp_path}/in.parquet` is not Parquet, or broken")
    assert output.count("\n") == 1
    spark.range(1).write.parquet(str(tmp_path / "numbers"))
    code, output = run(*arguments, "--input", tmp_path / "numbers", "--input-format", "parquet")
    assert code == 2
    assert "there is no column `a`" in output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("part", "lines", "counts"),
    [
        ("quarantine", '{"stream":"a.b"}\n{"stream":"a.c"}\n', "0 found valid, but 0 valid and 1 quarantined"),
        ("valid", '{"stream":"A"}\n{"stream":"B"}\n', "2 found valid, but 1 valid and 0 quarantined"),
    ],
)
def test_a_lost_row_fails_the_job(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, lines: str, counts: str
) -> None:
    put = Folder.put

    def careless(folder: Folder, name: str, text: str) -> None:
        put(folder, name, text)
        if name == f"{part}/_SUCCESS":
            for path in (folder.path / part).glob("*.parquet"):
                rows = parquet.read_table(path)
                kept = pc.invert(pc.is_in(rows["stream"], pa.array(["B", "a.c"])))
                (path.parent / f".{path.name}.crc").unlink()
                parquet.write_table(rows.filter(kept), path)

    monkeypatch.setattr(Folder, "put", careless)
    (tmp_path / "in.jsonl").write_text(lines)
    code, output = run(contract(tmp_path), "--output", tmp_path / "out")
    assert code == 2
    assert f"2 rows read, 2 judged, {counts} rows came out" in output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("java", by_day([True, False], 1))
def test_the_input_is_read_once(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, java: bool
) -> None:
    """Where the session has the format for it; the result is the same without."""
    from natsgrammar_spark.outputs import split as job

    if not java:
        monkeypatch.setattr(job, "takes_java", lambda _: False)
    lines = ['{"stream":"A","seq":1}', '{"stream":"a.b"}', "{", '{"stream":null}'] * 5
    (tmp_path / "in.jsonl").write_text("\n".join(lines))
    queries: Any = spark._jsparkSession.sharedState().statusStore()
    before = queries.executionsCount()
    code, output = run(contract(tmp_path), "--output", tmp_path / "out")
    assert (code, "20 rows in = 5 valid + 15 quarantined" in output) == (1, True), output
    since = queries.executionsCount() - before
    plans = [queries.executionsList(before, since).apply(at).physicalPlanDescription() for at in range(since)]
    assert len(plans) == (1 if java else 4)  # one writes; or two, one counts, and one gets the texts
    assert sum("/in.jsonl" in plan for plan in plans) == (1 if java else 2)
    assert len(read(spark, tmp_path / "out" / "valid")) == 5
    assert spark.read.parquet(str(tmp_path / "out" / "valid")).columns == ["stream", "seq", "subject", "headers"]
    assert sorted({path.name for path in (tmp_path / "out").iterdir()}) == [
        MARKER, "offenders.csv", "quarantine", "report.html", "report.json", "report.md", "valid"
    ]  # fmt: skip


@pytest.mark.nightly
def test_parquet_is_judged_in_one_piece(spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing divides the code that Spark compiles, or has it compiled again; the report is the same without Java.

    It is the same, too, where causes are too many for the driver's memory, and where no task told of a frequent value.
    """
    from natsgrammar_spark.outputs import split as job

    names = [
        ("A", None, 1),
        ("a.b", "mars", 2),
        (None, "mars..x", 3),
        ("B", "mars.x%GG", 4),
        ("C", "", 5),
        ("C", "venus.%", 6),
    ]
    # In each file, others are more frequent than the one that is the most frequent of all.
    for number in range(3):
        others = [(f"{item}.{number}", None, item) for item in range(14) for _ in range(3)]
        rows = spark.createDataFrame(
            [*names, *others, *[("often.", "mars", 7)] * 2], "stream string, subject string, seq int"
        )
        rows.coalesce(1).write.mode("append").parquet(str(tmp_path / "in"))
    text = CONTRACT.replace("format: json", "format: parquet").replace("in.jsonl", "in").replace("    headers", "#")
    agreed = contract(tmp_path, text.replace("    seq: bigint", "    seq: int").partition("  - {column: 'headers")[0])
    reports = []
    for java, share, many in ((True, 32, 1), (True, 1 << 40, 3), (False, 0, 4)):
        monkeypatch.setattr(job, "_SHARE", share)
        if not java:
            monkeypatch.setattr(job, "takes_java", lambda _: False)
        queries: Any = spark._jsparkSession.sharedState().statusStore()
        before = queries.executionsCount()
        code, output = run(agreed, "--output", tmp_path / "out", "--overwrite")
        assert (code, "150 rows in = 6 valid + 144 quarantined" in output) == (1, True), output
        since = queries.executionsCount() - before
        assert since == many  # writes once or twice, counts causes unless it could before, gets texts
        if java:
            actual = queries.executionsList(before, since)
            plans = [actual.apply(at).physicalPlanDescription() for at in range(actual.size())]
            (plan,) = (
                plan
                for plan in plans
                if "natsgrammar.Parts" in plan or "Execute InsertIntoHadoopFsRelationCommand" in plan
            )
            assert "CollectMetrics" not in plan
            assert "lambda" not in plan
            assert any("groupingsets" in plan.lower() or "Expand" in plan for plan in plans) == (share > 32)
        report = json.loads((tmp_path / "out" / "report.json").read_text())
        contents = json.dumps(
            [{name: contract[name] for name in ("rows", "checks")} for contract in report["contracts"]]
        )
        reports.append(json.loads(contents))  # a value that several files have is shown with the first
    assert reports[0] == reports[1] == reports[2]
    assert reports[0][0]["checks"][0]["offenders"][0]["value"] == "often."


@pytest.mark.parametrize("few", by_day([0, 100], 1), ids=["many tasks", "one task"])
def test_the_most_frequent_causes_values_and_examples(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    from natsgrammar_spark import run_contract

    # Names with the same cause, and others with causes of their own; the shortest of equally frequent ones is shown.
    many = {f"{'x' * length}.a": count for length, count in [(9, 1), (3, 2), (1, 2), (2, 1), (4, 7), (5, 1)]}
    many |= {f"{letter}{'y' * n}": 3 if n == 10 else 1 for n, letter in enumerate("*>/\\ \0\t\n\f\r\x7f")}
    many |= {f"{'z' * (20 + n)}{chr(n)}": 1 for n in (1, 7, 27)}
    many |= {"zé": 2, "zz日": 1, "z\u3000": 1}
    names = [(name,) for name, count in many.items() for _ in range(count)]
    monkeypatch.setattr("natsgrammar_spark.judge.tally._FEW", few)
    (agreed,) = load(contract(tmp_path, "contract: 1\nrules: [{column: name, rule: adr6:stream-name}]\n"))
    (check,) = run_contract(agreed, spark.createDataFrame(names, "name string").repartition(3)).findings.checks
    ranked = sorted(many.items(), key=lambda item: (-item[1], len(item[0])))
    assert [(offender.value, offender.count) for offender in check.offenders] == ranked[:10]
    assert [(cause.cause, cause.text, cause.count) for cause in check.causes] == [
        ("dot", "dot in a name", 14),
        ("control-character", "control character", 9),
        ("not-ascii", "not ASCII", 4),
        ("line-break", "line break", 2),
        ("path-separator", "path separator", 2),
        ("wildcard", "wildcard in a name", 2),
        ("space", "space", 1),
    ]
    allowed = "printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name"
    assert all(example.cause == cause.cause for cause in check.causes for example in cause.examples)
    assert {cause.expected for cause in check.causes[:5]} == {allowed, allowed.removesuffix(", or end of name")}
    assert [(example.value, example.count) for example in check.causes[2].examples] == [
        ("zé", 2),
        ("z\u3000", 1),
        ("zz日", 1),
    ]
    assert check.errors == check.refused == sum(many.values()) == sum(cause.count for cause in check.causes)
    assert [(example.value, example.count) for example in check.causes[0].examples] == [
        ("xxxx.a", 7),
        ("x.a", 2),
        ("xxx.a", 2),
    ]
    shown = [example.value for example in check.causes[1].examples]
    assert shown == [f"\x7f{'y' * 10}", f"\0{'y' * 5}", f"\t{'y' * 6}"]


def test_causes_say_what_messages_say_without_the_position(spark: SparkSession, tmp_path: Path) -> None:
    from natsgrammar_spark import run_contract

    text = "contract: 1\nrules: [{column: at, rule: 'aviso:time-value'}, {column: name, rule: 'adr6:stream-name'}]\n"
    (agreed,) = load(contract(tmp_path, text))
    rows = [("", ""), ("12", "A"), ("123", "A"), ("1:", "A"), ("é", "A")]
    checks = run_contract(agreed, spark.createDataFrame(rows, "at string, name string")).findings.checks
    assert [[cause.text for cause in check.causes] for check in checks] == [
        ["ends too early", "character not allowed here", "not ASCII", "the value is empty"],
        ["the name is empty"],
    ]


def test_a_dataframe_is_judged_in_a_session_of_your_own(spark: SparkSession, tmp_path: Path) -> None:
    from natsgrammar_spark import run_contract, with_violations

    text = "contract: 1\nrules: [{column: name, rule: adr6:stream-name}]\n"
    (agreed,) = load(contract(tmp_path, text))
    df = spark.createDataFrame([("ORDERS",), ("a.b",), (None,)], "name string")
    result = run_contract(agreed, df)
    assert sorted(row.name or "" for row in result.valid.collect()) == ["", "ORDERS"]
    assert [row.violations[0].suggestion for row in result.quarantine.collect()] == ["a_b"]
    assert (result.findings.rows, result.findings.valid, result.findings.quarantined) == (3, 2, 1)
    assert {row.name: len(row.violations) for row in with_violations(df, agreed).collect()} == {
        "ORDERS": 0,
        "a.b": 1,
        None: 0,
    }
    with pytest.raises(ContractError, match="`name`"):
        with_violations(df.withColumnRenamed("name", "other"), agreed)
    with pytest.raises(ContractError, match="`string`"):
        run_contract(agreed, spark.range(1).withColumnRenamed("id", "name"))
    spark.catalog.clearCache()


def test_several_contracts_share_one_report(spark: SparkSession, tmp_path: Path) -> None:
    """The bundled streams and consumers, with what plain Python says of each line."""
    files = [ROOT / "examples" / "contracts" / f"{name}.yaml" for name in ("streams", "consumers")]
    code, output = run(*files, "--output", tmp_path / "out")
    assert code == 1, output
    report = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    for agreed, told_of in zip(load(*map(str, files)), report["contracts"], strict=True):
        lines = Path(agreed.input.paths[0]).read_bytes().splitlines()
        bad = {line: actual for line in lines if (actual := expected(json.loads(line), agreed))}
        rows = {
            bytes(row["_raw"]): explained(row) for row in read(spark, tmp_path / "out" / agreed.name / "quarantine")
        }
        assert rows == bad
        assert told_of["rows"] == {
            "in": len(lines), "valid": len(lines) - len(bad), "quarantined": len(bad), "malformed": 0,
        }  # fmt: skip


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.usefixtures("spark")
def test_a_result_is_in_place_though_it_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n')
    text = "input: {format: json, path: in.jsonl, columns: {name: string}}\nrules: [{column: name, rule: safe:token}]"
    monkeypatch.setattr(sys, "stdout", Path("/dev/full").open("w"))  # noqa: SIM115 - until the test ends
    with pytest.raises(SystemExit) as ended:
        main(["run", contract(tmp_path, f"contract: 1\n{text}\n"), "--output", str(tmp_path / "out")])
    message = capsys.readouterr().err.splitlines()[-1]
    assert ended.value.code == 2
    assert message == "error: cannot read or write `standard output`: no space left on device; the result is in place"
    assert (tmp_path / "out/report.html").stat().st_size > 0


@pytest.mark.nightly
def test_progress_counts_the_rows_of_tasks(spark: SparkSession, tmp_path: Path) -> None:
    from pyspark.sql import functions as F

    from natsgrammar_spark.session.session import work_done

    go = tmp_path / "go"
    waits = F.udf(lambda number: number < 40 or _awaited(go), "boolean")
    job = Thread(target=spark.range(0, 80, 1, 8).where(waits("id")).count)
    job.start()
    collected: set[str] = set()
    while job.is_alive() and not any("rows" in item for item in collected):
        collected.add(work_done(spark, 10))
        time.sleep(0.05)  # which leaves the processors to the tasks
    go.touch()
    job.join()
    assert any(re.fullmatch(r"\d0 rows, \d a second, \d of 8 tasks, about \d+ s left", item) for item in collected), (
        collected
    )
    while work_done(spark, 10):  # Spark notes the end a moment later
        time.sleep(0.05)


def _awaited(path: Path) -> bool:
    while not path.exists():
        time.sleep(0.01)
    return True


PROGRAM = [sys.executable, "-m", "natsgrammar_gen", "run"]


@pytest.mark.nightly
@pytest.mark.parametrize("archiving", [False, True], ids=["", "archiving"])
def test_the_command_shows_its_progress(tmp_path: Path, archiving: bool) -> None:
    """In a process and a session of its own, which no other test does."""
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n{"name":"a.b"}\n')
    text = """\
contract: 1
input: {format: json, path: in.jsonl, columns: {name: string}}
rules: [{column: name, rule: adr6:stream-name}]
"""
    arguments = [contract(tmp_path, text), "--output", str(tmp_path / "out")]
    cache = tmp_path / "cache"  # of a user, or a container that has none
    if archiving:
        cache.mkdir()
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    command = [*PROGRAM, *arguments, "--master", "local[1]"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 1
    steps = [line for line in done.stderr.splitlines() if line.endswith("…")]
    assert steps == [
        "starting Spark …",
        "loading the functions …",
        "contract: reading and judging 1 file …",
        "contract: counting causes …",
    ]
    while archiving and not [*cache.glob("natsgrammar/spark-*.jsa")]:  # which the next run uses, written meanwhile
        time.sleep(1)
    assert {path.suffix for path in cache.glob("natsgrammar/spark-*")} <= {".jsa"}
    assert done.stdout.splitlines()[:2] == [
        "contract  column  rule              checked  valid  rejected",
        "contract  name    adr6:stream-name        2      1         1",
    ]
    assert "2 rows in = 1 valid + 1 quarantined" in done.stdout


@pytest.mark.nightly
def test_progress_on_a_terminal_is_a_line_that_goes_before_anything_else_is_written(tmp_path: Path) -> None:
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n')
    text = "input: {format: json, path: in.jsonl, columns: {name: string}}\nrules: [{column: name, rule: safe:token}]"
    arguments = [contract(tmp_path, f"contract: 1\n{text}\n"), "--output", str(tmp_path / "out"), "--master", "nowhere"]
    ours, theirs = os.openpty()
    failed = subprocess.run(
        [*PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=False,
    )
    os.close(theirs)
    with os.fdopen(ours, encoding="utf-8", newline="\n") as terminal:
        message = terminal.readline()
    assert (failed.returncode, failed.stdout) == (2, b"")
    *updates, error = message.rstrip("\r\n").split("\r\x1b[K")
    assert all(re.fullmatch(r"(\x1b\[2mstarting Spark …( \d+ s)?\x1b\[0m)?", update) for update in updates), updates
    assert error.startswith("error: Spark did not start: ")
    assert "Master must" in error
