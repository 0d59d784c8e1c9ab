"""What is read is what was listed: files that vanish, grow, shrink, are links or not whole are no lost rows."""

from __future__ import annotations

import bz2
import gzip
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.errors import StreamingQueryException

from natsgrammar_spark import RunError, impact, load
from natsgrammar_spark.contract.discover import find
from natsgrammar_spark.inputs import Csv, Files, JsonLines, Parquet, listing
from natsgrammar_spark.outputs import resolve, resolve_live
from natsgrammar_spark.report.about import Telling
from natsgrammar_spark.run import run_jobs
from natsgrammar_spark.session.schema import configured
from natsgrammar_spark.stream import run_until_the_end
from tests.spark.judge.test_pipeline import contract, read, run
from tests.support.depth import by_day

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from natsgrammar_spark.judge.findings import Findings

TEXT = """contract: 1
name: names
input: {format: FORM, columns: {subject: string}}
rules: [{column: subject, rule: nats-docs:subject}]
"""
MANY = 40  # files: more than 32 are listed by a job of Spark, which passes over those that are gone
KINDS: dict[str, type[Files]] = {"json": JsonLines, "csv": Csv, "parquet": Parquet}


def put(path: Path, form: str, name: str = "a.b", many: int = 1, **more: list[int]) -> None:
    path.parent.mkdir(exist_ok=True)
    match form:
        case "json":
            path.write_text(f'{{"subject":"{name}"}}\n' * many)
        case "csv":
            path.write_text("subject\n" + f"{name}\n" * many)
        case _:
            pq.write_table(pa.table({"subject": [name] * many, **more}), path)


class Race:
    """Files, and a run of them during which something happens: before Spark lists them, or when it is to read them."""

    def __init__(self, spark: SparkSession, folder: Path, form: str) -> None:
        self.spark, self.folder, self.form = spark, folder, form
        for number in range(MANY):
            put(folder / "in" / f"{number:02}.{form}", form, f"a.{number}")
        (self.contract,) = load(contract(folder, TEXT.replace("FORM", form)))
        self.last = folder / "in" / f"{MANY - 1}.{form}"

    def run(self, before: Callable[[], object], meanwhile: Callable[[], object], is_tolerant: bool = False) -> Findings:
        source = replace(KINDS[self.form](find([str(self.folder / "in")])), is_tolerant=is_tolerant).listed()
        before()

        def step(name: str) -> None:
            if "reading" in name:
                meanwhile()

        output = resolve(str(self.folder / "out"), None, False)
        (findings,) = run_jobs(self.spark, [(self.contract, source)], output, step, Telling())
        return findings


def nothing() -> None:
    """Do nothing."""


@pytest.mark.parametrize("form", by_day(KINDS, 1))
def test_a_file_that_vanishes_ends_the_run(spark: SparkSession, tmp_path: Path, form: str) -> None:
    race = Race(spark, tmp_path, form)
    with pytest.raises(RunError, match=race.last.name):
        race.run(race.last.unlink, nothing)
    put(race.last, form)
    with pytest.raises(RunError, match=race.last.name):
        race.run(nothing, race.last.unlink)
    assert not (tmp_path / "out").exists()
    put(race.last, form)
    findings = race.run(race.last.unlink, nothing, is_tolerant=True)
    assert (findings.rows, findings.valid) == (MANY - 1, MANY - 1)
    (note,) = findings.notes
    assert race.last.name in note
    (about,) = json.loads((tmp_path / "out" / "report.json").read_text())["contracts"]
    assert about["input"]["number"] == MANY


@pytest.mark.nightly
@pytest.mark.parametrize("form", KINDS)
def test_a_file_that_grows_or_shrinks_ends_the_run(spark: SparkSession, tmp_path: Path, form: str) -> None:
    race = Race(spark, tmp_path, form)
    with pytest.raises(RunError, match=race.last.name):
        race.run(nothing, lambda: put(race.last, form, "a.bcd" * 10, 20))
    with pytest.raises(RunError, match=race.last.name):
        race.run(nothing, lambda: put(race.last, form))
    assert not (tmp_path / "out").exists()
    assert race.run(nothing, nothing).rows == MANY


@pytest.mark.parametrize("form", by_day(["json", "parquet"], 1))
def test_anything_in_place_of_a_file_ends_the_run(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setattr(listing, "_LOOKS", 1)
    race = Race(spark, tmp_path, form)
    for change in (Path.touch, Path.mkdir, os.mkfifo, None):  # the last is a pipe when Spark is to read

        def happens(change: Callable[[Path], object] = change or os.mkfifo) -> None:
            race.last.unlink()
            change(race.last)

        with pytest.raises(RunError, match=f"changed during the run: `{race.last}` (had|vanished)"):
            race.run(*((happens, nothing) if change else (nothing, happens)))
        race.last.rmdir() if race.last.is_dir() else race.last.unlink()
        put(race.last, form)
    assert not (tmp_path / "out").exists()


@pytest.mark.nightly
@pytest.mark.parametrize("form", KINDS)
def test_impact_reads_what_it_listed(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    race, judged = Race(spark, tmp_path, form), impact.judged
    rules = ("nats-docs:token", "nats-docs:subject")
    source = impact.source_of(KINDS[form](find([str(tmp_path / "in")])), "subject")
    assert sum(impact.impact_of_files(spark, source, *rules).rows.values()) == MANY
    for happens in (lambda: put(race.last, form, "a.bcd" * 10, 20), race.last.unlink):
        monkeypatch.setattr(impact, "judged", lambda *given, happens=happens: (judged(*given), happens())[0])
        with pytest.raises(RunError, match=race.last.name):
            impact.impact_of_files(spark, source, *rules, output=str(tmp_path / "out"))
        assert not (tmp_path / "out").exists()
        put(race.last, form)


def test_impact_reads_no_file_that_is_cut(spark: SparkSession, tmp_path: Path) -> None:
    put(tmp_path / "in" / "x.json", "json", many=9)
    whole = bz2.compress((tmp_path / "in" / "x.json").read_bytes())
    (tmp_path / "in" / "y.json.bz2").write_bytes(whole[:-4])
    source = impact.source_of(JsonLines(find([str(tmp_path / "in")])), "subject")
    with pytest.raises(RunError, match=r"y\.json\.bz2` is not a whole `\.bz2` file"):
        impact.impact_of_files(spark, source, "nats-docs:subject", "nats-docs:token")


@pytest.mark.parametrize("form", by_day(["json", "parquet"], 1))
def test_files_in_partitions_are_compared_with_the_plan(spark: SparkSession, tmp_path: Path, form: str) -> None:
    """Spark itself lists the directories: a file may vanish before."""
    race = Race(spark, tmp_path, form)
    for file in (tmp_path / "in").iterdir():
        (tmp_path / "in" / "day=1").mkdir(exist_ok=True)
        file.rename(tmp_path / "in" / "day=1" / file.name)
    race.last = tmp_path / "in" / "day=1" / race.last.name
    put(tmp_path / "in" / f"_metadata.{form}", form)
    with pytest.raises(RunError, match=race.last.name):
        race.run(nothing, lambda: put(race.last, form, many=5))
    with pytest.raises(RunError, match=race.last.name):
        race.run(race.last.unlink, nothing)
    assert not (tmp_path / "out").exists()
    put(race.last, form)
    with pytest.raises(RunError, match=race.last.name):
        race.run(nothing, race.last.unlink)
    assert race.run(nothing, nothing).rows == MANY - 1
    (about,) = json.loads((tmp_path / "out" / "report.json").read_text())["contracts"]
    assert (about["input"]["number"], len(about["input"]["names"])) == (MANY - 1, 20)


@pytest.mark.nightly
@pytest.mark.parametrize("form", ["json", "parquet"])
def test_a_batch_of_a_stream_is_compared_too(spark: SparkSession, tmp_path: Path, form: str) -> None:
    race = Race(spark, tmp_path, form)
    source = KINDS[form]((str(tmp_path / "in"),))

    def stream(meanwhile: Callable[[], object], is_tolerant: bool = False) -> Findings:
        def step(name: str) -> None:
            if "reading" in name:
                meanwhile()

        given, output = replace(source, is_tolerant=is_tolerant), resolve_live(tmp_path / "out")
        return run_until_the_end(spark, [race.contract], given, output, True, step)[0]

    with pytest.raises((RunError, StreamingQueryException), match=race.last.name):
        stream(race.last.unlink)
    with pytest.raises((RunError, StreamingQueryException), match=race.last.name):
        stream(nothing)  # which begins the same batch again
    findings = stream(nothing, is_tolerant=True)
    assert findings.rows == MANY - 1
    (note,) = findings.notes
    assert (note.startswith("batch 0: "), race.last.name in note) == (True, True)


LATER: dict[str, tuple[str, str, str, str]] = {
    "hidden": ("json", "i*/*", "in/.more/a.json", "/in/.more/a.json` is hidden from `.*` in a run, not in a stream"),
    "link": ("json", "i*", "in/more/a.json", "/in/more` and `.*/in/deep` are one directory: remove the link"),
    "link of files": ("json", "i*/*/*.json", "in/more", "/in/more` and `.*/in/deep` are one directory"),
    "directory": ("parquet", "in", "in/p=1/b.parquet", "/in/p=1/b.parquet` are in directories of different columns"),
    "far": ("parquet", "in", "in/p=1/b.parquet", "`in/p=1/b.parquet` are in directories of different columns"),
    "names": ("parquet", "in", "in/q=1/b.parquet", "directories have columns `[pq]` or `[pq]`: move those of one"),
    "column": ("parquet", "in", "in/c.parquet", "/in/c.parquet` has a column `x`, which the stream does not have"),
}


@pytest.mark.parametrize("name", by_day(LATER, 2))
def test_what_comes_to_a_stream_is_as_at_its_start(spark: SparkSession, tmp_path: Path, name: str) -> None:
    form, place, file, cause = LATER[name]
    (tmp_path / "in").mkdir()
    put(tmp_path / "in" / ("p=1" if name == "names" else "deep") / f"a.{form}", form)
    read = list[str]()

    def step(label: str) -> None:
        if "reading" in label:
            read.append(label)
            assert len(read) == 1
            (tmp_path / "in" / "more").symlink_to("deep") if "link" in name else put(tmp_path / file, form, x=[1])

    (agreed,) = load(contract(tmp_path, TEXT.replace("FORM", form)))
    source, output = KINDS[form]((str(tmp_path / place),), is_tolerant=True), resolve_live(tmp_path / "out")
    source = replace(source, files=("viewfs://later/in",)) if "far" in name else source
    far = configured(spark, {"fs.viewfs.mounttable.later.link./in": (tmp_path / "in").as_uri()})
    with far, pytest.raises((RunError, StreamingQueryException), match=cause):
        run_until_the_end(spark, [agreed], source, output, False, step)


def test_a_stream_reads_nothing_else_than_its_place_names(tmp_path: Path) -> None:
    for at in ("other/deep/a.json", "other/in/a.json", "in/b.json"):
        (tmp_path / at).parent.mkdir(parents=True)
        put(tmp_path / at, "json")
    (tmp_path / "more").symlink_to("other/deep")
    text = contract(tmp_path, TEXT.replace("FORM", "json"))
    for place, code in (("more/../in", 2), ("more/../i*", 2), ("in/../in", 0)):
        given = (text, "--input", f"{tmp_path}/{place}", "--input-format", "json", "--output", tmp_path / place[:1])
        actual, output = run(*given, "--stream", "--available-now")
        assert (actual, "the link before `..`" in output) == (code, code == 2), output


@pytest.mark.nightly
def test_batch_and_stream_read_what_links_name(spark: SparkSession, tmp_path: Path) -> None:
    """As in a cache whose files have no names of their own, and in lakes that hide the files behind links."""
    text = contract(tmp_path, TEXT.replace("FORM", "json"))
    for name in ("in/a.jsonl", "store/_b.jsonl", "other/c.jsonl"):
        put(tmp_path / name, "json", many=2)
    (tmp_path / "store" / "blob").write_bytes(gzip.compress(b'{"subject":"e.1"}\n'))
    links = {"b.jsonl": "store/_b.jsonl", "d.jsonl": "store/_b.jsonl", "e.jsonl.gz": "store/blob", "more": "other"}
    for name, target in links.items():
        (tmp_path / "in" / name).symlink_to(tmp_path / target)
    for more in ((), ("--stream", "--available-now")):
        out = tmp_path / f"out{len(more)}"
        code, output = run(text, "--input", tmp_path / "in", "--input-format", "json", "--output", out, *more)
        assert (code, "names: 9 rows in = 9 valid + 0 quarantined" in output) == (0, True), output
    assert {row["subject"] for row in read(spark, tmp_path / "out0" / "valid")} == {"a.b", "e.1"}


def block(codec: str, octets: bytes) -> bytes:
    """Return a file of one block, as Hadoop writes it."""
    packed: bytes = pa.compress(octets, codec, asbytes=True)
    return len(octets).to_bytes(4, "big") + len(packed).to_bytes(4, "big") + packed


@pytest.mark.parametrize(
    ("name", "octets", "cause"),
    [
        ("a.jsonl.gz", b"", "is not a whole `.gz` file"),
        pytest.param("a.jsonl.bz2", b"", "is not a whole `.bz2` file", marks=pytest.mark.nightly),
        ("a.jsonl.bz2", bz2.compress(b'{"subject":"a"}\n') + b"BZh9", "is not a whole `.bz2` file"),
        ("a.jsonl.br", b"\x0b\x02\x80", "Spark has no codec for `.br` files; decompress it first"),
        pytest.param("a.jsonl.xz", b"\xfd7zXZ", "Spark has no codec for `.xz` files", marks=pytest.mark.nightly),
        ("a.jsonl.lz4", b"\x04\x22\x4d\x18\x40\x40\xc0" + bytes(20), "is not a whole `.lz4` file of Hadoop"),
        ("a.jsonl.snappy", b"\xff\x06\x00\x00sNaPpY" + bytes(20), "is not a whole `.snappy` file of Hadoop"),
        ("a.jsonl.snappy", block("snappy", b'[\n{"subject": "a"}\n]\n'), "begins as a JSON array"),
        ("a.jsonl.lz4", block("lz4_raw", '{"subject": "a"}\n'.encode("utf-16-le")), "UTF-16: save it as UTF-8"),
    ],
)
def test_a_file_that_cannot_be_decompressed_whole_is_refused(
    spark: SparkSession, tmp_path: Path, name: str, octets: bytes, cause: str
) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / name).write_bytes(octets)
    text = contract(tmp_path, TEXT.replace("FORM", "json"))
    for more in ((), ("--stream", "--available-now")):
        out = tmp_path / f"out{len(more)}"
        arguments = (text, "--input", tmp_path / "in", "--input-format", "json", "--output", out)
        code, output = run(*arguments, *more)
        assert (code, cause in output) == (2, True), output


def test_what_spark_compresses_is_read(spark: SparkSession, tmp_path: Path) -> None:
    lines = spark.createDataFrame([('{"subject":"a"}',)] * 100, "value string").coalesce(1)
    for codec in ("gzip", "bzip2", "lz4", "snappy", "deflate"):
        lines.write.text(str(tmp_path / codec), compression=codec)
    text = contract(tmp_path, TEXT.replace("FORM", "json"))
    given = [word for codec in ("gzip", "bzip2", "lz4", "snappy", "deflate") for word in ("--input", tmp_path / codec)]
    with pa.CompressedOutputStream(str(tmp_path / "a.jsonl.zst"), "zstd") as file:
        file.write(b'{"subject":"a"}\n' * 100)
    code, output = run(
        text, *given, "--input", tmp_path / "a.jsonl.zst", "--input-format", "json", "--output", tmp_path / "out"
    )
    if code == 2:  # an older Spark
        assert "this Spark cannot decompress `.zst` files: native zStandard library" in output
        code, output = run(text, *given, "--input-format", "json", "--output", tmp_path / "out")
    assert (code, "00 valid + 0 quarantined" in output) == (0, True), output


def test_parquet_without_a_codec_is_named_before_a_job(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for number, codec in enumerate(("snappy", "zstd", "gzip", "lz4", "none")):
        pq.write_table(pa.table({"subject": ["a"]}), tmp_path / "in" / f"{number}.parquet", compression=codec)
    text = contract(tmp_path, TEXT.replace("format: FORM, columns: {subject: string}", "format: parquet"))
    arguments = (text, "--input", tmp_path / "in", "--output", tmp_path / "out", "--overwrite")
    assert run(*arguments)[0] == 0
    pq.write_table(pa.table({"subject": ["a"]}), tmp_path / "in" / "9.parquet", compression="brotli")
    code, output = run(*arguments)
    assert (code, "/9.parquet`: column `subject` is compressed by BROTLI" in output) == (2, True), output
