"""Streams: batches are there whole and once, whatever dies, and the report counts all of them."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from jsonschema import Draft202012Validator
from pyspark.errors import StreamingQueryException

import natsgrammar.spark
from natsgrammar.spark import jvm
from natsgrammar_spark import Contract, ContractError, RunError, jetstream, load, run_contract, run_stream, stream
from natsgrammar_spark.inputs import JsonLines, Parquet, footers, named
from natsgrammar_spark.inputs.opened import Opened
from natsgrammar_spark.inputs.readers import partitions
from natsgrammar_spark.judge.findings import Findings
from natsgrammar_spark.outputs import resolve_live, split
from natsgrammar_spark.outputs.hadoop import HadoopFolder
from natsgrammar_spark.outputs.split import split as split_batch
from natsgrammar_spark.outputs.stream_folder import languages
from natsgrammar_spark.stream import run_until_the_end
from tests.spark.judge.test_pipeline import CSV_CONTRACT, contract, read, run
from tests.support.depth import Some, by_day, generator
from tests.support.languages import ROOT
from tests.support.spark_names import building
from tests.support.stream_lines import TEXT, Arrivals, batches_begun, lines, numbers

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

SCHEMA = json.loads((ROOT / "generator/natsgrammar_gen/emit/templates/report.schema.json").read_text(encoding="utf-8"))


def streamed(spark: SparkSession, agreed: Contract, place: Path, out: Path) -> Findings:
    """The findings of one start of a stream of JSON lines, when all that is there now is read."""
    return run_until_the_end(spark, [agreed], JsonLines((str(place),)), resolve_live(out), available_now=True)[0]


def held(spark: SparkSession, out: Path) -> list[int]:
    """What identifies each row of all batches."""
    return numbers(*(read(spark, out / "batches" / "*" / part) for part in ("valid", "quarantine")))


def report_of(out: Path) -> Any:
    report = json.loads((out / "report.json").read_text())
    assert [*Draft202012Validator(SCHEMA).iter_errors(report)] == []
    return report


@pytest.mark.nightly
def test_an_hourly_job_is_about_its_own_hour(tmp_path: Path) -> None:
    """Three hours, the second of which is bad, and one without rows."""
    (tmp_path / "in").mkdir()
    out, history = tmp_path / "out", tmp_path / "history.jsonl"
    arguments: list[Any] = [contract(tmp_path, TEXT), "--input", tmp_path / "in" / "*.jsonl", "--output", out]
    arguments += ["--stream", "--available-now"]
    hours = [("A", 2), ("a.b", 3), ("C", 4), ("", 0)]
    codes, summaries = [], []
    for hour, (name, many) in enumerate(hours):
        if many:
            (tmp_path / "in" / f"{hour}.jsonl").write_text(f'{{"name":"{name}","n":{hour}}}\n' * many)
        earlier: list[Any] = ["--compare", out / "report.json"] if hour else []
        code, output = run(*arguments, "--history", history, *earlier)
        codes.append(code)
        summaries.append([line for line in output.splitlines() if " rows in = " in line])
        assert ("names: name adr6:stream-name: 0 of 4 rejected, before 3 of 3 (−100.00 points)" in output) == (
            hour == 2
        )
        report = report_of(out)
        assert report["status"] == ("fail" if code else "pass")
        assert report["rows"]["in"] == many
        page = (out / "report.html").read_text()
        assert page.count("<title>2") == min(hour + 1, 3) + (hour + 1 if hour else 0)  # bars of batches and of runs
    assert codes == [0, 1, 0, 0]
    assert summaries == [
        ["names: 2 rows in = 2 valid + 0 quarantined"],
        ["names: 3 rows in = 0 valid + 3 quarantined", "  since the first start: 5 rows in = 2 valid + 3 quarantined"],
        ["names: 4 rows in = 4 valid + 0 quarantined", "  since the first start: 9 rows in = 6 valid + 3 quarantined"],
        ["names: 0 rows in = 0 valid + 0 quarantined", "  since the first start: 9 rows in = 6 valid + 3 quarantined"],
    ]
    assert [json.loads(line)["rows"]["in"] for line in history.read_text().splitlines()] == [2, 3, 4, 0]
    batches = report["contracts"][0]["batches"]
    assert (batches["first"], [item["rows"]["quarantined"] for item in batches["newest"]]) == (3, [0, 3, 0])
    assert "There are no new rows" in page
    assert "Since the first start: 9 rows in = 6 valid + 3 quarantined." in (out / "report.md").read_text()


@pytest.mark.nightly
def test_a_batch_that_nobody_judged_counts_in_the_next_start(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(contract(tmp_path, TEXT))
    place, out = tmp_path / "in", tmp_path / "out"
    place.mkdir()
    for number in range(2):
        (place / f"{number}.jsonl").write_text(lines(number * 20, 20))
        streamed(spark, agreed, place, out)
    for noted in ("1", ".1.crc"):  # as if it had died before Spark noted that the batch is done
        (out / "_checkpoint" / "commits" / noted).unlink()
    again = streamed(spark, agreed, place, out)
    assert (again.rows, again.so_far and (again.so_far.first, again.so_far.rows)) == (20, (1, 40))
    note = out / "batches" / "0000000001" / "findings.json"
    data = json.loads(note.read_text())
    data["so far"] |= data.pop("findings") | {"rows": 40, "valid": 24, "malformed": 4}
    del data["so far"]["newest"]
    (note.parent / ".findings.json.crc").unlink()
    note.write_text(json.dumps(data))  # as earlier releases did
    for noted in ("1", ".1.crc"):
        (out / "_checkpoint" / "commits" / noted).unlink()
    old = streamed(spark, agreed, place, out)
    assert (old.rows, old.so_far and old.so_far.rows) == (40, 40)


def test_a_stream_goes_on_where_it_stopped(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    arguments: list[Any] = [contract(tmp_path, TEXT), "--output", tmp_path / "out", "--stream", "--available-now"]
    for number in range(3):
        file = tmp_path / "in" / f"{number}.jsonl"
        file.write_text(lines(number * 40, 40))
        os.utime(file, (0, 0) if number == 1 else None)  # as copies that keep the times of what they copy
        code, output = run(*arguments)
        assert code == 1, output
        assert f"names: {80 if number == 2 else 40} rows in = " in output  # of the third start, one that was repeated
        if number == 1:  # as if it had died before Spark noted that the batch is done
            for noted in ("1", ".1.crc"):
                (tmp_path / "out" / "_checkpoint" / "commits" / noted).unlink()
    assert held(spark, tmp_path / "out") == [*range(120)]
    batches = sorted((tmp_path / "out" / "batches").iterdir())
    counts = [json.loads((batch / "findings.json").read_text())["rows"] for batch in batches]
    assert [count["in"] for count in counts] == [40, 40, 40]
    assert all(count["in"] == count["valid"] + count["quarantined"] for count in counts)
    report = report_of(tmp_path / "out")
    assert report["rows"]["in"] == 80
    assert report["rows"]["malformed"] == 8
    (check,) = report["contracts"][0]["checks"]
    assert report["contracts"][0]["batches"]["rows"]["in"] == 120
    assert spark.sql(check["query"]["sql"]).count() == check["rows"]["refused"]
    assert check["causes"][0]["count"] == check["offenders"][0]["count"] == check["rows"]["refused"]
    tolerant = TEXT.replace("rules:", "# a comment\nrules:").replace(
        "nullable: false", "nullable: false, severity: warn"
    )
    contract(tmp_path, tolerant.replace("format: json", "format: json, fail_above: 10 %"))
    (tmp_path / "in" / "3.jsonl").write_text(lines(120, 40))
    assert run(*arguments)[0] == 0  # within the limits
    contract(tmp_path, TEXT)
    assert run(*arguments)[0] == 0  # nothing new
    mark = tmp_path / "out" / ".natsgrammar.json"
    whole = mark.read_text()
    (tmp_path / "out" / "..natsgrammar.json.crc").unlink()
    mark.write_text(whole.replace(json.loads(whole)["rules"], "0" * 64))
    code, output = run(*arguments)
    assert (code, "was judged by rules that have changed since" in output) == (2, True), output
    mark.write_text(whole)
    state = tmp_path / "out" / "_checkpoint"
    state.rename(tmp_path / "state")
    code, output = run(*arguments)
    assert (code, "_checkpoint` is missing" in output) == (2, True), output
    (tmp_path / "state").rename(state)
    contract(tmp_path, TEXT.replace("n: int", "n: string"))
    code, output = run(*arguments)
    assert (code, "has other columns, `struct<`name`:string,`n`:int>`" in output) == (2, True), output
    contract(tmp_path, TEXT.replace(", nullable: false", ""))
    code, output = run(*arguments)
    assert (code, "was judged by other checks" in output) == (2, True), output
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("precious")
    arguments[2] = tmp_path / "mine"
    code, output = run(*arguments)
    assert (code, "is not empty, and holds no stream" in output) == (2, True), output


@pytest.mark.nightly
def test_a_stream_that_died_while_it_marked_its_folder_begins_again(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(contract(tmp_path, TEXT))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "0.jsonl").write_text(lines(0, 20))
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / ".natsgrammar.json").write_text("")
    assert streamed(spark, agreed, tmp_path / "in", tmp_path / "out").rows == 20
    assert held(spark, tmp_path / "out") == [*range(20)]


def test_what_is_no_stream_is_refused_at_the_start(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(contract(tmp_path, TEXT))
    rows: Any = spark.createDataFrame([("A", 1)], "name string, n int")
    endless = spark.readStream.schema(rows.schema).json(str(tmp_path))
    out, file = tmp_path / "out", Path("o.yaml")
    with pytest.raises(RunError, match="these rows are no stream"):
        run_stream(agreed, rows, out)
    with pytest.raises(RunError, match="an empty --output names no folder"):
        run_stream(agreed, endless, "")
    with pytest.raises(ValueError, match="`xml` is not a form of rows"):
        run_stream(agreed, endless, out, form="xml")
    for arguments in ((file, rows), ((file,), rows), (agreed, None), (agreed, [("A", 1)])):
        wrong: Any = arguments
        for call in (run_contract, run_stream):
            with pytest.raises(TypeError, match=r"a contract is one of those that `load` returns|rows are a DataFrame"):
                call(*wrong)
    nothing: Any = None
    for give in (natsgrammar.spark.ship, natsgrammar.spark.install, jetstream.register):
        with pytest.raises(TypeError, match=r"a session is a SparkSession|in a SparkSession"):
            give(nothing)
    assert not out.exists()


def test_rules_that_accept_the_same_have_the_same_digest(tmp_path: Path) -> None:
    digests = []
    for rule in ("adr6:stream-name", "adr6@2023-02-01:stream-name", "adr6:reply-to"):
        (agreed,) = load(contract(tmp_path, TEXT.replace("adr6:stream-name", rule)))
        digests.append(languages(agreed))
    assert digests[0] == digests[1] != digests[2]


@pytest.mark.nightly
def test_every_file_of_a_csv_stream_has_a_header(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in[1]").mkdir()  # a name, not a pattern
    for number in range(3):
        (tmp_path / "in[1]" / f"{number}.csv").write_text(f"name,max msgs\nORDERS,{number}\na.b,\n")
    arguments: list[Any] = [
        contract(tmp_path, CSV_CONTRACT),
        "--input",
        tmp_path / "in[1]",
        "--output",
        tmp_path / "out",
        "--stream",
    ]
    code, output = run(*arguments, "--available-now")
    assert (code, "6 rows in = 3 valid + 3 quarantined" in output) == (1, True), output
    (tmp_path / "in[1]" / "bad.csv").write_text("name\nORDERS\n")
    code, output = run(*arguments, "--available-now")
    assert (code, "bad.csv: the header is `name`" in output) == (2, True), output
    assert len(read(spark, tmp_path / "out" / "batches" / "*" / "valid")) == 3
    (tmp_path / "in[1]" / "bad.csv").write_text("name,max msgs\nORDERS,9\n")
    code, output = run(*arguments, "--available-now")
    assert (code, "1 row in = 1 valid + 0 quarantined" in output) == (0, True), output
    assert "since the first start: 7 rows in = 4 valid + 3 quarantined" in output


@pytest.mark.parametrize(
    ("columns", "cause", "again"),
    [
        (
            ["id AS n", "1 AS extra"],
            "` has a column `extra`, which the stream does not",
            "has other columns, .*: .* remove",
        ),
        (["timestamp_micros(id) AS n"], "column `n` is `timestamp`, and `bigint` in the stream", "has several types"),
    ],
)
def test_a_stream_of_parquet_takes_no_other_columns(
    spark: SparkSession, tmp_path: Path, columns: list[str], cause: str, again: str
) -> None:
    place, out = tmp_path / "in", tmp_path / "out"
    (agreed,) = load(contract(tmp_path, TEXT.replace("format: json, path: in, columns: {name: string, n: int}", "")))

    def come(number: int, *columns: str) -> None:
        odd = "parse_json('[1]') AS v", "interval 1 day AS i"  # which are other types in Parquet
        rows = spark.range(number, number + 1).selectExpr("'A' AS name", *(columns or ["id AS n"]), *odd)
        rows.coalesce(1).write.mode("append").parquet(str(place))

    come(0)
    query = run_stream(agreed, Parquet((str(place),)).stream(spark), out, form="parquet")
    try:
        query.processAllAvailable()
        come(1)
        query.processAllAvailable()
        come(2, *columns)
        with pytest.raises(StreamingQueryException, match=cause):
            query.processAllAvailable()
    finally:
        query.stop()
    with pytest.raises(RunError, match=again):
        run_stream(agreed, Parquet((str(place),)).stream(spark), out, form="parquet")
    assert held(spark, out) == [0, 1]


@pytest.mark.nightly
def test_files_that_the_log_of_another_stream_does_not_list_are_read(spark: SparkSession, tmp_path: Path) -> None:
    """Spark itself reads only those in `_spark_metadata`, where a stream wrote into the folder."""
    place, source = tmp_path / "in", tmp_path / "source"
    spark.createDataFrame([("A", 0)], "name string, n int").coalesce(1).write.parquet(str(source))
    writer = spark.readStream.schema("name string, n int").parquet(str(source)).writeStream.format("json")
    state = {"path": str(place), "checkpointLocation": str(tmp_path / "state")}
    writer.options(**state).trigger(availableNow=True).start().awaitTermination()
    (place / "more.json").write_text('{"name":"A","n":1}\n')
    given = contract(tmp_path, TEXT), "--input", place, "--output"
    assert "2 rows in = 2 valid" in run(*given, tmp_path / "batch")[1]
    assert "2 rows in = 2 valid" in run(*given, tmp_path / "live", "--stream", "--available-now")[1]


@pytest.mark.nightly
def test_a_stream_of_directories_takes_no_values_of_other_types(spark: SparkSession, tmp_path: Path) -> None:
    place, out = tmp_path / "in", tmp_path / "out"
    (agreed,) = load(contract(tmp_path, TEXT.replace("format: json, path: in, columns: {name: string, n: int}", "")))
    rows = spark.range(1).selectExpr("'A' AS name")
    rows.write.parquet(str(place / "n=1"))
    with partitions(spark):
        query = run_stream(agreed, Parquet((str(place),)).stream(spark), out, form="parquet")
        try:
            query.processAllAvailable()
            rows.write.parquet(str(place / "n=1d"))
            with pytest.raises(StreamingQueryException, match=r"n=1d/.*parquet`: `n` is not a valid `int`;"):
                query.processAllAvailable()
        finally:
            query.stop()
    assert held(spark, out) == [1]


def test_a_stream_of_parquet_needs_a_file_to_begin_with(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.parquet").touch()
    with pytest.raises(RunError, match=r"`.*a\.parquet` is empty: expected a Parquet file"):
        Parquet((str(tmp_path / "in"),)).stream(spark)


@pytest.mark.nightly
@pytest.mark.parametrize("form", ["parquet", "json"])
def test_a_stream_runs_in_a_session_without_java(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    def none(*_: object) -> NoReturn:
        raise OSError("the session has no Java functions")

    for module in (stream, split):
        monkeypatch.setattr(module, "takes_java", lambda _: False)
    for name in ("instance", "add_classes"):
        monkeypatch.setattr(jvm, name, none)
    for name in ("_rows", "_with_different_schemas"):
        monkeypatch.setattr(footers, name, lambda _: None)
    text = TEXT if form == "json" else TEXT.replace("format: json, path: in, columns: {name: string, n: int}", "")
    (agreed,) = load(contract(tmp_path, text))
    spark.sql("SELECT 'a.b' AS name, 1 AS n").write.format(form).save(str(tmp_path / "in"))
    with building(spark, java=False):
        (actual,) = run_until_the_end(
            spark, [agreed], named(form, [str(tmp_path / "in")]), resolve_live(tmp_path / "out"), True
        )
    assert (actual.rows, actual.quarantined) == (1, 1)


def test_a_second_process_of_a_stream_ends_the_batch(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (agreed,) = load(contract(tmp_path, TEXT))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "0.jsonl").write_text(lines(0, 20))

    def overtaken(opened: Opened, folder: HadoopFolder, *arguments: Any) -> list[Findings]:
        actual = split_batch(opened, folder, *arguments)
        folder.remove("")  # as what a query that died has left
        return actual

    monkeypatch.setattr(split, "split", overtaken)
    with pytest.raises(RunError, match=r"another process runs this stream into `file:.*/out`: end one of them"):
        streamed(spark, agreed, tmp_path / "in", tmp_path / "out")
    assert not list((tmp_path / "out" / "batches").glob("*"))


def test_a_stream_of_any_source_runs_in_your_own_session(spark: SparkSession, tmp_path: Path) -> None:
    (agreed,) = load(contract(tmp_path, "contract: 1\nrules: [{column: name, rule: adr6:stream-name}]\n"))
    df = spark.readStream.format("rate-micro-batch").option("rowsPerBatch", 10).load()
    df = df.selectExpr("IF(value % 2 = 0, 'a.b', 'A') AS name", "value AS n")
    with pytest.raises(RunError, match="run_stream"):
        run_contract(agreed, df)
    with pytest.raises(ContractError, match="no column `name`"):
        run_stream(agreed, df.drop("name"), str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
    query = run_stream(agreed, df, str(tmp_path / "out"))
    while not (tmp_path / "out" / "batches" / "0000000001").exists() and query.exception() is None:
        time.sleep(0.1)
    query.stop()
    assert held(spark, tmp_path / "out")[:2] == [0, 1]
    actual = spark.read.parquet(str(tmp_path / "out" / "batches" / "*" / "quarantine"))
    assert {row.violations[0].suggestion for row in actual.collect()} == {"a_b"}


@pytest.mark.parametrize(("output", "how"), [("in/out", "is in"), ("in", "is or contains"), (".", "is or contains")])
def test_a_stream_does_not_read_what_it_writes(spark: SparkSession, tmp_path: Path, output: str, how: str) -> None:
    (tmp_path / "in").mkdir()
    arguments = (contract(tmp_path, TEXT), "--stream", "--available-now", "--input", tmp_path / "in")
    code, reported = run(*arguments, "--output", tmp_path / output)
    assert (code, how in reported) == (2, True), reported
    assert not (tmp_path / "in" / "out").exists()


def of_two_batches(folder: Path) -> tuple[Any, ...]:
    """Return the arguments of a stream from `in` to `out`."""
    arguments = (contract(folder, TEXT), "--stream", "--available-now", "--input", folder / "in")
    return (*arguments, "--output", folder / "out")


@pytest.fixture(scope="module")
def two_batches(spark: SparkSession, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a stream that has judged two of its three files; a copy of the output is `whole`."""
    folder = tmp_path_factory.mktemp("two_batches")
    (folder / "in").mkdir()
    for number in range(3):
        (folder / "in" / f"{number}.jsonl").write_text(lines(number * 20, 20))
        if number < 2:
            assert run(*of_two_batches(folder))[0] == 1
    shutil.copytree(folder / "out", folder / "whole")
    return folder


@pytest.mark.parametrize(
    ("lost", "how"),
    by_day(
        [
            (["offsets/1", "commits/1"], "batches/0000000001` is not in the checkpoint, which is older"),
            (["offsets/0", "offsets/1", "commits/0", "commits/1", "sources/0/0", "sources/0/1"], "1` is not in"),
            ({"commits/1": None, "offsets/1": 'v1\n{}\n{"logOffset":1}'}, "0000000001` holds other rows than"),
            (["sources/0/1"], "_checkpoint/sources/0/1` is damaged"),
            ({"sources/0/1": "v1\n"}, "_checkpoint/sources/0/1` is damaged"),
            (["metadata"], "_checkpoint` is missing"),
            ({"metadata": ""}, "_checkpoint/metadata` is damaged: restore it"),
            ({"offsets/1": 'v1\n{"batchWater'}, "_checkpoint/offsets/1` is damaged"),
            ({"commits/1": ""}, "_checkpoint/commits/1` is damaged"),
            ({"../batches/0000000001/findings.json": "{}"}, "0000000001/findings.json` is damaged: restore it"),
        ],
        2,
    ),
)
def test_a_damaged_stream_ends(
    spark: SparkSession, two_batches: Path, lost: list[str] | dict[str, str | None], how: str
) -> None:
    out = two_batches / "out"
    shutil.rmtree(out)
    shutil.copytree(two_batches / "whole", out)
    for path in lost:
        file = out / "_checkpoint" / path
        (file.parent / f".{file.name}.crc").unlink(missing_ok=True)
        file.unlink()
        if isinstance(lost, dict) and (text := lost[path]) is not None:
            file.write_text(text)
    code, output = run(*of_two_batches(two_batches))
    assert (code, how in output) == (2, True), output
    assert held(spark, out) == [*range(40)]


@pytest.mark.nightly
def test_a_stream_ends_without_its_newest_batch_and_with_the_checkpoint_of_another(
    spark: SparkSession, two_batches: Path, tmp_path: Path
) -> None:
    (agreed,) = load(contract(tmp_path, TEXT))
    (tmp_path / "in").mkdir()
    for number in range(2):
        (tmp_path / "in" / f"{number}.jsonl").write_text(lines(number * 20, 20))
        streamed(spark, agreed, tmp_path / "in", tmp_path / "other")
    out = Path(shutil.copytree(two_batches / "whole", tmp_path / "out"))
    (tmp_path / "link").symlink_to(two_batches / "in")
    with pytest.raises(RunError, match=r"is that of another input, `.*/in`"):
        streamed(spark, agreed, tmp_path / "link", out)
    (out / "batches" / "0000000001").rename(tmp_path / "gone")
    with pytest.raises(RunError, match=r"0000000001` is missing, and the checkpoint has it"):
        streamed(spark, agreed, two_batches / "in", out)
    (tmp_path / "gone").rename(out / "batches" / "0000000001")
    shutil.rmtree(out / "_checkpoint")
    shutil.copytree(tmp_path / "other" / "_checkpoint", out / "_checkpoint")
    with pytest.raises(RunError, match=r"0000000001` holds other rows than the checkpoint"):
        streamed(spark, agreed, two_batches / "in", out)
    assert held(spark, out) == [*range(40)]


class Steps:
    """The calls that change files; from the one of this number on, the process is dead."""

    def __init__(self, patch: pytest.MonkeyPatch, last: int | None = None) -> None:
        self.made: list[str] = []
        for name in ("make", "move", "put", "remove", "rename"):
            patch.setattr(HadoopFolder, name, self._counted(name, getattr(HadoopFolder, name), last))
        patch.setattr(os, "fsync", lambda opened: self.made.append(str(Path(f"/proc/self/fd/{opened}").readlink())))

    def _counted(self, name: str, call: Any, last: int | None) -> Any:
        def step(folder: HadoopFolder, *arguments: Any) -> Any:
            if last is not None and len([item for item in self.made if not item.startswith("/")]) >= last:
                raise RunError("the process is dead")
            self.made.append(name)
            return call(folder, *arguments)

        return step


def test_a_stream_may_die_before_every_step(spark: SparkSession, tmp_path: Path, some: Some) -> None:
    (agreed,) = load(contract(tmp_path, TEXT))
    (tmp_path / "in").mkdir()
    place, out = tmp_path / "in", tmp_path / "out"

    def ran(patch: pytest.MonkeyPatch, number: int, last: int | None = None) -> list[str]:
        (tmp_path / "in" / f"{number}.jsonl").write_text(lines(number * 20, 20))
        steps = Steps(patch, last)
        streamed(spark, agreed, place, out)
        return steps.made

    with pytest.MonkeyPatch.context() as patch:
        made = ran(patch, 0)
    at = made.index("rename")
    flushed = {path.partition("/_preparing/")[2].partition("/")[2] for path in made[:at]}
    assert {"findings.json", "valid", "quarantine", ""} <= flushed
    assert any(path.startswith("valid/part-") for path in flushed)
    assert made[at + 1] == str(out / "batches")
    steps = [item for item in made if not item.startswith("/")]
    moments = some(range(2, len(steps)), 2)  # the first two mark the output as that of the stream
    for number, last in enumerate(moments, 1):
        with (
            pytest.MonkeyPatch.context() as patch,
            pytest.raises(RunError, match=r"\Acontract `names`: the process is dead\Z"),
        ):
            ran(patch, number, last - 2)  # begins with what the run before has left
    streamed(spark, agreed, place, out)
    many = 20 * (len(moments) + 1)
    assert held(spark, out) == [*range(many)]
    assert report_of(out)["contracts"][0]["batches"]["rows"]["in"] == many
    assert not (out / "_preparing").exists() or not list((out / "_preparing").iterdir())


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_killed_streams_lose_and_repeat_nothing(spark: SparkSession, tmp_path: Path) -> None:
    """Ten random moments after the start of a batch, a hundred with `NATSGRAMMAR_KILLS=100`."""
    (tmp_path / "in").mkdir()
    text = contract(tmp_path, TEXT)
    moments: random.Random = generator("kills")
    options = ["--output", str(tmp_path / "out"), "--stream", "--allow-findings", "--master", "local[1]"]
    command = [sys.executable, "-m", "natsgrammar_gen", "run", text, *options]
    arrivals, checkpoint = Arrivals(tmp_path / "in"), tmp_path / "out" / "_checkpoint"

    for _ in range(int(os.environ.get("NATSGRAMMAR_KILLS", "10"))):
        arrivals.come()
        before, start = batches_begun(checkpoint), time.monotonic()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        while process.poll() is None and batches_begun(checkpoint) == before:
            time.sleep(0.01)
        arrivals.come()
        time.sleep(moments.random() * (time.monotonic() - start) / 2)  # longer on a machine that is slow
        assert process.poll() is None, process.communicate()[1]
        process.kill()
        process.communicate()
    subprocess.run([*command, "--available-now"], check=True, capture_output=True)
    assert held(spark, tmp_path / "out") == [*range(arrivals.lines)]
    assert report_of(tmp_path / "out")["contracts"][0]["batches"]["rows"]["in"] == arrivals.lines
