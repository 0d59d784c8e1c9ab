"""Where data is: file systems of Hadoop, tables of a catalog; results are there whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar.files import MARKER
from natsgrammar_spark import RunError, load
from natsgrammar_spark.outputs import RemoteFolder, hadoop
from natsgrammar_spark.outputs.hadoop import prepared
from natsgrammar_spark.run import run_files
from tests.spark.judge.test_pipeline import contract, run
from tests.support.places import result_folder

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

TEXT = """\
contract: 1
input: {format: json, columns: {name: string, n: int}}
rules: [{column: name, rule: adr6:stream-name, nullable: false}]
"""
LINES = ['{"name":"A","n":1}', '{"name":"a.b","n":2}', "{", '{"name":null}']


def replaced(
    spark: SparkSession,
    address: str,
    text: str,
    overwrite: bool = True,
    during: Callable[[], object] = lambda: None,
) -> None:
    """A run, all of whose files hold the text."""
    with prepared(spark, address, overwrite) as folder:
        folder.put("report.json", text)
        folder.below("valid").put("part-0", text)
        during()


def broken() -> None:
    raise ValueError("broken")


def held(spark: SparkSession, address: str) -> set[str]:
    """What the files of the result hold."""
    folder = Path(result_folder(spark, address).removeprefix("file:"))
    return {(folder / "report.json").read_text(), (folder / "valid" / "part-0").read_text()}


@pytest.fixture(params=[True, False], ids=["rename", "manifest"])
def renames(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether local files are like those of HDFS, or like those of an object store."""
    if not request.param:
        monkeypatch.setattr(hadoop, "RENAMING", ())
    return bool(request.param)


def test_a_result_on_a_file_system_is_replaced_whole(spark: SparkSession, tmp_path: Path, renames: bool) -> None:
    address = f"file:{tmp_path}/in/out"
    for text in ("old", "newer"):
        replaced(spark, address, text)
        assert held(spark, address) == {text}
    assert {path.name for path in (tmp_path / "in").iterdir()} == {"out"}
    if not renames:
        assert len([path for path in (tmp_path / "in" / "out").iterdir() if path.is_dir()]) == 1
    with pytest.raises(RunError, match="is not empty"):
        replaced(spark, address, "third", overwrite=False)
    with pytest.raises(ValueError, match="broken"):
        replaced(spark, address, "third", during=broken)
    assert held(spark, address) == {"newer"}

    def come() -> None:
        (tmp_path / "in" / "out" / "notes.txt").write_text("precious")

    with pytest.raises(RunError, match="was changed by another process"):
        replaced(spark, address, "third", during=come)
    assert held(spark, address) == {"newer"}
    with pytest.raises(RunError, match=r"`notes\.txt`"):
        replaced(spark, address, "third")
    assert (tmp_path / "in" / "out" / "notes.txt").read_text() == "precious"


def test_what_a_dead_run_moved_away_comes_back(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"file:{tmp_path}/out"
    replaced(spark, address, "old")
    (tmp_path / ".out.natsgrammar" / "run-0123456789abcdef").mkdir(parents=True)
    (tmp_path / "out").rename(tmp_path / ".out.natsgrammar" / "run-0123456789abcdef" / "old")
    with pytest.raises(ValueError, match="broken"):
        replaced(spark, address, "new", during=broken)
    assert held(spark, address) == {"old"}
    monkeypatch.setattr(hadoop, "RENAMING", ())
    (tmp_path / "store" / "run-0123456789abcdef").mkdir(parents=True)
    (tmp_path / "store" / "run-0123456789abcdef" / "part-0").write_text("of a run that died")
    replaced(spark, f"file:{tmp_path}/store", "new", overwrite=False)
    assert held(spark, f"file:{tmp_path}/store") == {"new"}
    monkeypatch.setattr(hadoop, "_DEAD", -60)
    replaced(spark, f"file:{tmp_path}/store", "newer")
    assert not (tmp_path / "store" / "run-0123456789abcdef" / "part-0").exists()


def test_a_run_reads_and_writes_through_hadoop(spark: SparkSession, tmp_path: Path, renames: bool) -> None:
    (tmp_path / "in.jsonl").write_text("\n".join(LINES))
    (agreed,) = load(contract(tmp_path, TEXT))
    jobs = [(agreed, (f"file://{tmp_path}/in.jsonl",), "json")]
    (file,) = run_files(spark, jobs, RemoteFolder(address=f"file://{tmp_path}/out"))
    assert (file.rows, file.valid, file.malformed) == (4, 1, 1)
    address = result_folder(spark, f"file://{tmp_path}/out")
    assert (address == f"file:{tmp_path}/out") == renames
    assert [tuple(row) for row in spark.read.parquet(f"{address}/valid").collect()] == [("A", 1)]
    assert spark.read.parquet(f"{address}/quarantine").count() == 3
    folder = Path(address.removeprefix("file:"))
    (output,) = json.loads((folder / "report.json").read_text())["contracts"]
    assert output["rows"]["valid"] == 1
    assert output["input"]["bytes"] == (tmp_path / "in.jsonl").stat().st_size
    assert spark.sql(output["checks"][0]["query"]["sql"]).count() == output["checks"][0]["rows"]["refused"] > 0
    listed = json.loads((tmp_path / "out" / MARKER).read_text())["files"]
    assert sum(path.endswith(".parquet") for path in listed) >= 2
    with pytest.raises(RunError, match=r"`nowhere://x/out`: Spark has no file system `nowhere`: name"):
        run_files(spark, jobs, "nowhere://x/out")
    with pytest.raises(RunError, match=r"`s3a://x/out`: Spark has no file system `.*S3AFileSystem`: name its package"):
        run_files(spark, jobs, "s3a://x/out")
    with pytest.raises(RunError, match="which is an input"):
        run_files(spark, jobs, RemoteFolder(address=f"file:///{tmp_path}"))


@pytest.mark.nightly
def test_a_run_reads_a_table_and_replaces_only_tables_of_its_own(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from natsgrammar_spark.outputs import tables

    spark.sql(f"CREATE DATABASE places LOCATION '{tmp_path}/places'")
    try:
        given = spark.createDataFrame([("A", 1), ("a.b", 2), (None, 3)], "name string, n int")
        given.write.saveAsTable("places.given")
        text = contract(tmp_path, TEXT.replace("format: json, ", ""))
        arguments: list[Any] = [text, "--input-table", "places.given", "--output-table", "places.checked"]

        def lossy(table: tables.Table, rows: DataFrame, run: str) -> None:
            whole(table, rows.limit(1), run)

        whole = tables._write
        with monkeypatch.context() as patch:
            patch.setattr(tables, "_write", lossy)
            code, output = run(*arguments)
        assert (code, "1 valid and 1 quarantined rows came out" in output) == (2, True), output
        there = spark.sql("SHOW TABLES IN places").where("NOT isTemporary")
        assert [row.tableName for row in there.collect()] == ["given"]
        code, output = run(*arguments, "--output", tmp_path / "reports")
        assert code == 1, output
        assert "places.checked_valid  places.checked_quarantine" in output
        assert [tuple(row) for row in spark.table("places.checked_valid").collect()] == [("A", 1)]
        bad = spark.table("places.checked_quarantine")
        assert bad.columns == ["name", "n", "violations", "_raw", "_input_file"]
        assert {row.n: row.violations[0].message for row in bad.collect()}[3] == "is null"
        report = json.loads((tmp_path / "reports" / "report.json").read_text())
        assert report["contracts"][0]["output"]["valid"] == "spark_catalog.places.checked_valid"
        assert report["contracts"][0]["input"]["names"] == [{"name": "places.given", "bytes": None}]
        query = report["contracts"][0]["checks"][0]["query"]
        assert {row.n for row in spark.sql(query["sql"]).collect()} == {2, 3}
        for more, reported in (
            ([], "exists: choose another --output-table"),
            (["--overwrite"], "is of `parquet`, which replaces no table in one step"),
        ):
            code, output = run(*arguments, *more)
            assert (code, reported in output) == (2, True), output
        code, output = run(*arguments[:-1], "nowhere.checked")
        assert (code, "`nowhere` cannot be found" in output) == (2, True), output
        stream: list[Any] = [text, "--stream", "--input-table", "places.given", "--output-table", "places.streamed"]
        state = ["--checkpoint", str(tmp_path / "state")]
        for more, reported in (
            ([], "into a stream or tables needs `--checkpoint DIR`"),
            ([*state, "--output", "out"], "`--output DIR` or `--output-table TABLE`"),
            (state, "places.streamed_valid is of `parquet`, which has no transactions"),
        ):
            code, output = run(*stream, *more)
            assert (code, reported in output) == (2, True), output
        assert not spark.catalog.tableExists("places.streamed_valid")
        assert not [*(tmp_path / "state").iterdir()]
        code, output = run(*arguments[:-1], "places.`we ird`")
        assert (code, "Spark's own catalog accepts only ASCII letters" in output) == (2, True), output
        spark.sql("ALTER TABLE places.given RENAME TO places.own_valid")
        spark.catalog.setCurrentDatabase("places")
        for name in ("places.own_valid", "PLACES.Own_Valid", "own_valid", "spark_catalog.places.`own_valid`"):
            arguments = [text, "--input-table", name, "--output-table", "places.own", "--overwrite"]
            code, output = run(*arguments)
            assert (code, "is an input" in output) == (2, True), output
    finally:
        spark.catalog.setCurrentDatabase("default")
        spark.sql("DROP DATABASE places CASCADE")
