"""One input, several tables: each row goes to the first that takes it, in batches and streams, whatever dies."""

from __future__ import annotations

import json
import random
import re
from base64 import b64encode
from collections import Counter
from itertools import count, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_spark import Contract, RunError, load, run_stream
from natsgrammar_spark.contract import TABLE
from natsgrammar_spark.inputs import Input, JsonLines, Parquet
from natsgrammar_spark.inputs.opened import open_rows
from natsgrammar_spark.judge.routes import routed
from natsgrammar_spark.outputs import resolve_live
from natsgrammar_spark.outputs.hadoop import HadoopFolder
from natsgrammar_spark.run import run_files
from natsgrammar_spark.stream import run_until_the_end
from tests.spark.judge.test_pipeline import contract, read, run
from tests.spark.runs.test_stream import SCHEMA
from tests.support.depth import Some, generator
from tests.support.spark_names import building
from tests.unit.catalogues import test_asyncapi

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

COLUMNS = "subject: string, data: string, n: int"
MESSAGES = 'subject: string, data: binary, headers: "map<string,array<string>>"'
TABLES = """\
contract: 1
name: orders
input: {format: json, path: in, columns: {COLUMNS}}
rules:
  - {column: data, decode: {json: "struct<kind: string, id: bigint>"}, into: body}
tables:
  - {name: paid, where: {column: subject, matches: [orders.*.paid, orders.eu.>]}}
  - name: test
    where: {column: body.kind, equals: [test, dry]}
    rules: [{column: subject, rule: subject}]
  - {name: named, where: {column: subject, rule: stream-name}}
""".replace("COLUMNS", COLUMNS)
NAMES = ["paid", "test", "named", "unmatched"]
SUBJECTS = ["orders.us.paid", "orders.eu.x.y", "orders.us.new", "ORDERS", "orders..paid", "a b", "orders", "ö"]
KINDS = ["test", "real", "dry"]


def expected(subject: str, kind: str) -> tuple[str, bool]:
    """The table of a row, and whether it is valid there."""
    if any(ng.match(subject, each) for each in ("orders.*.paid", "orders.eu.>")) or subject == "orders..paid":
        return "paid", True
    if kind in ("test", "dry"):
        return "test", ng.rule("subject").is_valid(subject)
    return ("named", True) if ng.rule("stream-name").is_valid(subject) else ("unmatched", False)


def rows(moments: random.Random, start: int, many: int) -> tuple[str, dict[int, tuple[str, bool]]]:
    """Lines, and the table of each by its number; every ninth is malformed, and goes to none."""
    lines, tables = [], dict[int, tuple[str, bool]]()
    for n in range(start, start + many):
        subject, kind = moments.choice(SUBJECTS), moments.choice(KINDS)
        data = json.dumps({"kind": kind, "id": n})
        line = json.dumps({"subject": subject, "data": data, "n": n})
        tables[n] = expected(subject, kind) if n % 9 else ("unmatched", False)
        lines.append(line if n % 9 else f"{{{n}")
    return "".join(f"{line}\n" for line in lines), tables


def held(spark: SparkSession, out: Path) -> dict[int, tuple[str, bool]]:
    """Where each row is."""
    there: list[tuple[int, tuple[str, bool]]] = []
    for name in NAMES:
        for part in ("valid", "quarantine"):
            for row in read(spark, out / name / part):
                n = row["n"] if row["n"] is not None else int(bytes(row["_raw"])[1:])
                there.append((n, (name, part == "valid")))
    assert max(Counter(n for n, _ in there).values()) == 1
    return dict(there)


def test_each_row_goes_to_the_first_table_that_takes_it(tmp_path: Path, spark: SparkSession) -> None:
    moments = generator("tables")
    text, tables = rows(moments, 0, 300)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "1.jsonl").write_text(text)
    code, output = run(contract(tmp_path, TABLES), "--output", tmp_path / "out")
    assert held(spark, tmp_path / "out") == tables
    many = Counter(name for name, _ in tables.values())
    assert code == 1
    for name in NAMES:
        assert f"{name}: {many[name]} rows in = " in output
    assert f"  {many['unmatched']} rows go to no table (limit: 0)" in output
    assert "malformed" not in output
    report = json.loads((tmp_path / "out" / "report.json").read_text())
    assert [*Draft202012Validator(SCHEMA).iter_errors(report)] == []
    assert report["rows"]["in"] == len(tables)
    (rest,) = (each for each in report["contracts"] if each["name"] == "unmatched")
    causes = {cause["text"]: cause["count"] for cause in rest["malformed"]["causes"]}
    assert causes.pop("goes to no table") == many["unmatched"] - sum(n % 9 == 0 for n in tables)
    assert sum(causes.values()) == sum(n % 9 == 0 for n in tables)
    assert "rows without a table" in (tmp_path / "out" / "report.html").read_text()
    (valid, *_) = read(spark, tmp_path / "out" / "test" / "valid")
    assert valid["body"]["kind"] in KINDS

    # With what is left, and a limit for rows without a table, the run passes; columns of Parquet are as they are.
    kept = spark.read.json(str(tmp_path / "in"), "subject string, data string, n int").where("n > 0 AND subject = 'ö'")
    kept.write.parquet(str(tmp_path / "parquet"))
    of_files = "{format: parquet, path: parquet, fail_above: 1000}"
    text = TABLES.replace(f"{{format: json, path: in, columns: {{{COLUMNS}}}}}", of_files)
    text = text.replace("rules: [{column: subject, rule: subject}]", "description: Tests.")
    without_shared = re.sub("^rules:\n.*\n", "", text, flags=re.MULTILINE).replace("column: body.kind", "column: data")
    for each in (without_shared, text):
        code, output = run(contract(tmp_path, each), "--output", tmp_path / "out", "--overwrite")
        assert code == 0, output
    assert " rows go to no table (limit: 1,000)" in output


def test_messages_on_one_channel_go_to_tables(tmp_path: Path, spark: SparkSession) -> None:
    (tmp_path / "asyncapi.yaml").write_text(test_asyncapi.KINDS)
    made = CliRunner().invoke(main, ["import", str(tmp_path / "asyncapi.yaml"), "--output", str(tmp_path)])
    assert made.exit_code == 0, made.output
    text = re.sub(
        "(?m)^grammars",
        f"input: {{format: json, path: in, columns: {{{MESSAGES}}}}}\ngrammars",
        (tmp_path / "shop.yaml").read_text(),
    )
    rows = {
        ("created", True): ("orders.1", '{"n":1,"meta":{"kind":"created"}}', {}),
        ("created", False): ("orders.1", '{"meta":{"kind":"created"}}', {}),
        ("cancelled", True): ("orders.2", '{"meta":{"kind":"void"}}', {}),
        ("joined", True): ("users.1", '{"name":"x"}', {"Kind": ["joined"]}),
        ("joined", False): ("orders.x.y", '{"name":"x"}', {"Kind": ["joined"]}),
        ("left", True): ("users.1", "", {"Kind": ["left"]}),
        ("cat", True): ("pets.a", '{"pet":"Cat","lives":7}', {"Kind": ["left"]}),
        ("dog", False): ("pets.a", '{"pet":"Dog","tail":7}', {}),
        ("unmatched", False): ("pets.a", '{"pet":"Cow"}', {}),
    }
    (tmp_path / "in").mkdir()
    lines = [
        {"subject": name, "data": b64encode(data.encode()).decode(), "headers": of} for name, data, of in rows.values()
    ]
    (tmp_path / "in" / "1.jsonl").write_text("\n".join(map(json.dumps, lines)))
    code, output = run(contract(tmp_path, text), "--output", tmp_path / "out")
    assert code == 1, output
    for name, is_valid in rows:
        (row,) = read(spark, tmp_path / "out" / name / ("valid" if is_valid else "quarantine"))
        assert row["subject"] == rows[name, is_valid][0]


def test_tables_whose_checks_begin_alike_are_sorted_by_an_index_and_written_in_one_job(
    tmp_path: Path, spark: SparkSession
) -> None:
    """The index answers as expressions do, which are asked about subjects with an empty token."""
    filters = ["orders.*.paid", "orders.eu.>", "'*.us.new'", "orders.us.*", "[ö, ORDERS]", "orders.>"]
    further = "rules: [{column: data, decode: {json: 'struct<a: int>'}, into: body}]"
    tables = [
        f"  - {{name: t{n}, where: {{column: subject, matches: {each}}}, {further if n % 2 else ''}}}\n"
        for n, each in enumerate(filters)
    ]
    shared = "rules: [{column: data, rule: 'nats-docs:subject'}]"
    text = f"contract: 1\nname: orders\ninput: {{format: parquet}}\n{shared}\ntables:\n{''.join(tables)}"
    agreed = load(contract(tmp_path, text))
    words = {*SUBJECTS, *map(".".join, product(["orders", "", "x"], ["us", "eu", ""], ["paid", "new", ""]))}
    data = {word: ('{"a":1}', '{"a":x}', "a b")[n % 3] for n, word in enumerate(sorted(words))}
    given = spark.createDataFrame([*data.items()], "subject string, data string")
    numbers, route = [], agreed[0].route
    assert route is not None
    for java in (True, False):
        with building(spark, java=java):
            judged = routed(open_rows(agreed[0], given).rows, route, ()).select("subject", TABLE)
            numbers.append({row[0]: int(row[1]) for row in judged.collect()})
    assert numbers[0] == numbers[1]
    assert {*numbers[0].values()} == {*range(len(agreed))}
    given.repartition(3).write.parquet(str(tmp_path / "in"))
    queries: Any = spark._jsparkSession.sharedState().statusStore()
    before = queries.executionsCount()
    results = run_files(spark, [(each, (str(tmp_path / "in"),), "parquet") for each in agreed], str(tmp_path / "out"))
    assert queries.executionsCount() - before == 1
    assert [each.rows for each in results] == [Counter(numbers[0].values())[n] for n in range(len(agreed))]
    for n, each in enumerate(agreed):
        own = {word for word, number in numbers[0].items() if number == n}
        refused = {word for word in own if n == len(filters) or " " in data[word] or (n % 2 and "x" in data[word])}
        parts = [spark.read.parquet(str(tmp_path / "out" / each.name / part)) for part in ("valid", "quarantine")]
        assert parts[0].columns == ["subject", "data", *(["body"] if n % 2 and n < len(filters) else [])]
        assert [{row["subject"] for row in part.collect()} for part in parts] == [own - refused, refused]
        assert [row["body"]["a"] for row in parts[0].collect() if "body" in row] == [1] * len(own - refused) * (n % 2)
        for row in parts[1].collect():
            assert len(row["violations"]) == 1 + (n % 2 and " " in data[row["subject"]])
        assert [check.refused for check in results[n].checks] == [
            sum(" " in data[word] for word in own),
            *([len(refused)] if n % 2 and n < len(filters) else []),
        ]


@pytest.mark.nightly
def test_a_broken_payload_has_its_reason_and_no_rows_are_no_error(tmp_path: Path, spark: SparkSession) -> None:
    """In batches and streams, also of an input without rows, which a stream reads between others."""
    (tmp_path / "in").mkdir()
    tables = load(contract(tmp_path, TABLES))
    source, out = JsonLines((str(tmp_path / "in"),)), tmp_path / "live"
    data = ['{"kind":"test","id":1}', '{"kind":"test"', '{"kind":"test","id":"x"}', '{"kind":"other"}']
    lines = [json.dumps({"subject": "a b", "data": text, "n": n}) for n, text in enumerate(data)]
    for at, text in enumerate(["", "\n".join(lines), ""]):
        (tmp_path / "in" / f"{at}.jsonl").write_text(text)
        assert sum(streamed(spark, tables, source, out)) == (len(data) if text else 0)
    quarantine = read(spark, out / "batches" / "*" / "unmatched" / "quarantine")
    causes = {
        row["n"]: [(each["column"], each["message"], each["value"]) for each in row["violations"]] for row in quarantine
    }
    assert causes[3] == [("_raw", "goes to no table", "a b")]
    assert [causes[1][0][0], causes[2][0][0]] == ["data", "body#/id"]
    (tmp_path / "in" / "1.jsonl").unlink()
    code, output = run(contract(tmp_path, TABLES), "--output", tmp_path / "out")
    assert (code, output.count(": 0 rows in = ")) == (0, 4), output


@pytest.mark.nightly
def test_two_contracts_with_tables_run_together(tmp_path: Path, spark: SparkSession) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "1.jsonl").write_text(rows(generator("tables"), 0, 30)[0])
    other = TABLES.replace("name: orders", "name: others")
    for name in ("paid", "test", "named"):
        other = other.replace(f"name: {name}", f"name: other_{name}")
    (tmp_path / "others.yaml").write_text(other)
    code, output = run(contract(tmp_path, TABLES), tmp_path / "others.yaml", "--output", tmp_path / "out")
    assert code == 1, output
    many = [sum(1 for _ in read(spark, tmp_path / "out" / f"{name}_unmatched" / "*")) for name in ("orders", "others")]
    assert many[0] == many[1] > 0


@pytest.mark.nightly
def test_tables_of_one_contract_fail_together(
    tmp_path: Path, spark: SparkSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    from natsgrammar_spark.outputs import kinds

    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "1.jsonl").write_text(rows(generator("tables"), 0, 20)[0])
    tables = load(contract(tmp_path, TABLES))
    (tmp_path / "whole.yaml").write_text(TABLES.split("tables:")[0].replace("orders", "whole"))
    (other,) = load(str(tmp_path / "whole.yaml"))
    whole = kinds.LocalFolder.write

    def write(self: Any, opened: Any, label: str, step: Any) -> Any:
        if opened.contract.name == "test":
            raise RunError("the disk is full")
        return whole(self, opened, label, step)

    monkeypatch.setattr(kinds.LocalFolder, "write", write)
    given = (str(tmp_path / "in"),)
    with pytest.raises(RunError, match="the disk is full"):
        run_files(spark, [(each, given, "json") for each in tables], str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
    with pytest.raises(RunError, match="the results of the other contracts are in place"):
        run_files(spark, [(each, given, "json") for each in (*tables, other)], str(tmp_path / "out"))
    assert {path.name for path in (tmp_path / "out").iterdir() if path.is_dir()} == {"whole"}
    with pytest.raises(RunError, match="has other tables, too"):
        run_files(spark, [(tables[0], given, "json")], str(tmp_path / "out"), True)
    stream = spark.readStream.text(str(tmp_path / "in"))
    with pytest.raises(RunError, match="a stream has one contract, not 2"):
        run_stream([*tables, other], stream, tmp_path / "live", form="json")


def streamed(spark: SparkSession, tables: tuple[Contract, ...], source: Input, out: Path) -> list[int]:
    return [each.rows for each in run_until_the_end(spark, tables, source, resolve_live(out), available_now=True)]


@pytest.mark.nightly  # by day: test_stream.py
@pytest.mark.parametrize("form", ["json", "parquet"])
def test_a_stream_that_dies_has_each_row_in_its_table_once(
    tmp_path: Path, spark: SparkSession, some: Some, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    """Before each call that changes anything, one start dies; the next one goes on."""
    (tmp_path / "in").mkdir()
    text = (
        TABLES
        if form == "json"
        else TABLES.replace(f"format: json, path: in, columns: {{{COLUMNS}}}", "format: parquet")
    )
    tables, out, moments = load(contract(tmp_path, text)), tmp_path / "out", generator("streams of tables")
    source = (JsonLines if form == "json" else Parquet)((str(tmp_path / "in"),))
    known: dict[int, tuple[str, bool]] = {}
    starts = count(0, 12)

    def come() -> None:
        start = next(starts)
        lines, more = rows(moments, start, 12)
        file = tmp_path / "in" / f"{start}.{form}"
        if form == "json":
            file.write_text(lines)
        else:
            more = {n: table for n, table in more.items() if n % 9}
            made = spark.read.json(
                spark.sparkContext.parallelize(lines.splitlines()), "subject string, data string, n int"
            )
            made.where("n IS NOT NULL").coalesce(1).write.parquet(str(tmp_path / "made"), "overwrite")
            next((tmp_path / "made").glob("*.parquet")).rename(file)
        known.update(more)

    made: list[str] = []
    last: list[int] = []

    def counted(name: str) -> Any:
        call = getattr(HadoopFolder, name)

        def step(*arguments: Any) -> Any:
            if last and len(made) >= last[0]:
                raise RunError("the process is dead")
            made.append(name)
            return call(*arguments)

        return step

    for name in ("put", "rename"):
        monkeypatch.setattr(HadoopFolder, name, counted(name))
    come()
    assert sum(streamed(spark, tables, source, out)) == len(known)
    many = len(made)
    for at in some(range(many), 3):
        come()
        made.clear()
        last[:] = [at]
        with pytest.raises(RunError, match="the process is dead"):
            streamed(spark, tables, source, out)
        last.clear()
    come()
    streamed(spark, tables, source, out)
    assert held(spark, out / "batches" / "*") == known
    report = json.loads((out / "report.json").read_text())
    assert [*Draft202012Validator(SCHEMA).iter_errors(report)] == []
    assert sum(each["batches"]["rows"]["in"] for each in report["contracts"]) == len(known)
    changed = load(contract(tmp_path, text.replace("[test, dry]", "test")))
    with pytest.raises(RunError, match="was judged by other checks"):
        streamed(spark, changed, source, out)
