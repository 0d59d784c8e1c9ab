"""Folders of Hadoop's file systems: what they list, and which of them may be replaced."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from natsgrammar.files import MARKER
from natsgrammar_spark import RunError
from natsgrammar_spark.outputs import hadoop
from natsgrammar_spark.outputs.hadoop import HadoopFolder, prepared, remote_folder
from tests.support.places import result_folder

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

RUN = "run-0123456789abcdef"


@pytest.mark.parametrize(
    ("renames", "schemes"),
    [
        (True, "file hdfs HDFS webhdfs swebhdfs viewfs abfs abfss ofs o3fs"),
        (False, "s3a gs wasb oss dbfs"),
    ],
)
def test_object_stores_copy_when_they_rename(renames: bool, schemes: str) -> None:
    assert {HadoopFolder(f"{scheme}://x:1/y", None, None, None).renames for scheme in schemes.split()} == {renames}


def test_files_are_written_listed_and_read(spark: SparkSession, tmp_path: Path) -> None:
    folder = remote_folder(spark, f"file://{tmp_path}/[out]//")
    assert (folder.address, folder.name, folder.is_root) == (f"file:{tmp_path}/[out]", "[out]", False)
    assert remote_folder(spark, "file:/").is_root
    assert (folder.names(), folder.files(), folder.has("")) == ([], {}, False)
    assert folder.pattern("x") == rf"file:{tmp_path}/\[out\]/x"
    folder.make()
    folder.put("b", "too long")
    folder.put("b", "é \udc80")
    folder.below("deep").below("er").put("c", "x")
    folder.put("a", "")
    assert folder.text("b") == "é \\udc80"
    assert folder.names() == ["a", "b", "deep"]
    listed = folder.files()
    assert {path: size for path, (size, _) in listed.items()} == {"a": 0, "b": 9, "deep/er/c": 1}
    assert all(abs(changed / 1000 - time.time()) < 3600 for _, changed in listed.values())
    folder.move("a", "z")
    folder.move("none", "y")
    for name in ("deep", "none"):
        folder.remove(name)
    assert folder.names() == ["b", "z"]


@pytest.mark.parametrize("renames", [True, False])
def test_a_small_file_is_never_half_there(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, renames: bool
) -> None:
    """A write that ends in its midst leaves the old file, or none; on object stores, a new file has no old one."""
    monkeypatch.setattr(hadoop, "RENAMING", ("file",) if renames else ())
    folder = remote_folder(spark, f"file:{tmp_path}/out")
    folder.make()
    write = HadoopFolder._write

    def half(self: HadoopFolder, name: str, text: str) -> NoReturn:
        write(self, name, text[: len(text) // 2])
        raise KeyboardInterrupt

    for name in ["", "findings.json"] if renames else [""]:
        if name:
            folder.put(name, "old")
        with monkeypatch.context() as dying:
            dying.setattr(HadoopFolder, "_write", half)
            with pytest.raises(KeyboardInterrupt):
                folder.put("findings.json", '{"rows": 1}')
        assert folder.has("findings.json") == bool(name)
        assert not name or folder.text(name) == "old"
    folder.put("findings.json", "new")
    folder.put("findings.json", "newer")
    assert (folder.names(), folder.text("findings.json")) == (["findings.json"], "newer")


def test_a_place_that_is_taken_is_not_replaced(spark: SparkSession, tmp_path: Path) -> None:
    folder_a, folder_b = (remote_folder(spark, f"file:{tmp_path}/{name}") for name in ("one", "other"))
    for folder in (folder_a, folder_b):
        folder.put("x", folder.name)
    with pytest.raises(RunError) as error:
        folder_a.rename(folder_b)
    assert str(error.value) == f"`{folder_b.address}` was changed by another process meanwhile, and is left unchanged"
    assert (folder_a.text("x"), folder_b.text("x")) == ("one", "other")
    folder_b.remove("")
    folder_a.rename(folder_b)
    assert (folder_a.has(""), folder_b.text("x")) == (False, "one")


def foreign(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "notes").write_text("")


@pytest.mark.parametrize(
    ("before", "apart", "message"),
    [
        (lambda out: out.write_text(""), "", "`file:{out}` is not a directory"),
        (
            foreign,
            "/in",
            "`file:{out}` is not empty, and it has no `.natsgrammar.json`, ",
        ),
        (Path.mkdir, "/out", "`file:{out}` is or contains `file:{out}`, which is an input: choose another --output"),
        (Path.mkdir, "/out/deep/", "`file:{out}` is or contains `file:{out}/deep`, which is an input"),
        (Path.mkdir, "/", "`file:{out}` is in `file:{parent}`, which is an input: choose another --output"),
        (Path.mkdir, "/ou", ""),
    ],
)
def test_what_may_be_replaced(
    spark: SparkSession, tmp_path: Path, before: Callable[[Path], object], apart: str, message: str
) -> None:
    before(tmp_path / "out")
    cause = ""
    try:
        with prepared(spark, f"file:{tmp_path}/out", True, [f"file:{tmp_path}{apart}"] if apart else []) as folder:
            folder.put("x", "")
    except RunError as error:
        cause = str(error)
    assert cause.startswith(message.format(out=tmp_path / "out", parent=tmp_path))
    assert (cause == "") == (message == "") == (tmp_path / "out" / "x").exists()


def test_the_root_is_no_output(spark: SparkSession) -> None:
    with pytest.raises(RunError, match=r"^`file:///`: name a folder below the root$"):
        prepared(spark, "file:///", True).__enter__()


@pytest.mark.parametrize("age", [23, 25])
def test_what_a_dead_run_prepared_is_removed_after_a_day(spark: SparkSession, tmp_path: Path, age: int) -> None:
    """Until then it may be at work; another file of it that is newer shows that it is."""
    left = tmp_path / ".out.natsgrammar" / RUN / "new"
    left.mkdir(parents=True)
    for name, hours in (("a", 50), ("b", age)):
        (left / name).write_text("")
        os.utime(left / name, (0, time.time() - hours * 3600))
    with prepared(spark, f"file:{tmp_path}/out", False) as folder:
        folder.put("x", "")
    assert [(left / name).exists() for name in "ab"] == [age < 24] * 2
    assert left.parent.parent.exists() == (age < 24)


def test_runs_at_work_on_an_object_store_are_not_part_of_a_result(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hadoop, "RENAMING", ())
    address, out = f"file:{tmp_path}/out", tmp_path / "out"

    def overlapping() -> None:
        with prepared(spark, address, True) as folder:
            folder.put("x", "first")
            with prepared(spark, address, True) as other:
                other.put("x", "second")

    with prepared(spark, address, False) as folder:
        folder.put("x", "old")
        (out / RUN).mkdir()
        (out / RUN / "x").write_text("at work")
    with pytest.raises(RunError, match="/out` was changed"):
        overlapping()
    result = remote_folder(spark, result_folder(spark, address))
    assert result.text("x") == "second"
    assert {path.name for path in out.iterdir() if path.suffix != ".crc"} == {MARKER, RUN, result.name}
