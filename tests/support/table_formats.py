"""A Spark with a table format, in an environment and processes of its own, because it is not the Spark of the tests.

`tools/table_formats.sh` provides them; where one is missing, its tests are skipped and the summary names the reason.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.languages import ROOT

MADE = ROOT / ".tools" / "tables"
ROOMS = [ROOT, *(ROOT / room for room in ("runtime", "generated", "generator", "pipeline"))]
SMALL = {
    "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
    "spark.driver.memory": "1g",
    "spark.sql.shuffle.partitions": "1",
    "spark.databricks.delta.snapshotPartitions": "1",
}


@dataclass(frozen=True)
class Format:
    """A table format: the settings of a catalog in a folder, a schema there, and the files of a table's commits."""

    name: str
    settings: dict[str, str]
    schema: str
    commits: str

    def python(self) -> Path:
        """The interpreter that has it; without it the test is skipped."""
        actual = MADE / self.name / "bin" / "python"
        if not (MADE / f"{self.name}.made").exists() or not actual.exists():
            pytest.skip(f"no {actual.relative_to(ROOT)}: tools/table_formats.sh makes it, or says what it lacks")
        return actual

    def options(self, folder: Path) -> dict[str, str]:
        """The settings of a session whose tables are in the folder."""
        settings = {name: value.format(folder=folder) for name, value in self.settings.items()}
        return {**SMALL, **settings, "spark.jars": self.jars()}

    def jars(self) -> str:
        """The jars of the format, as Spark's setting names them."""
        return ",".join(map(str, sorted((MADE / self.name / "jars").glob("*.jar"))))

    def committed(self, folder: Path, table: str) -> int:
        """How often a table has changed."""
        return len([*folder.glob(f"*/{table}/{self.commits}")])


FORMATS = [
    Format(
        "delta",
        {
            "spark.sql.extensions": "io.delta.sql.DeltaSparkSessionExtension",
            "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
            "spark.sql.sources.default": "delta",
            "spark.sql.warehouse.dir": "{folder}",
            "spark.sql.catalogImplementation": "hive",  # which knows the tables when the process has ended
            "spark.hadoop.javax.jdo.option.ConnectionURL": "jdbc:derby:;databaseName={folder}/catalog;create=true",
        },
        "checked",
        "_delta_log/*.json",
    ),
    Format(
        "iceberg",
        {
            "spark.sql.extensions": "org.apache.iceberg.spark.extensions.IcebergSparkSessionExtensions",
            "spark.sql.catalog.lake": "org.apache.iceberg.spark.SparkCatalog",
            "spark.sql.catalog.lake.type": "hadoop",
            "spark.sql.catalog.lake.warehouse": "{folder}",
        },
        "lake.checked",
        "metadata/*.metadata.json",
    ),
]


def started(form: Format, folder: Path, *arguments: object) -> subprocess.Popen[str]:
    """A program of Python with that Spark, working in the folder."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PYSPARK", "SPARK"))},
        "PYTHONPATH": os.pathsep.join(map(str, [*ROOMS, folder / "packages"])),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "XDG_CACHE_HOME": str(folder / "cache"),
    }
    command = [str(form.python()), *map(str, arguments)]
    return subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def kill(process: int) -> None:
    """Kills a process and all that it has started."""
    with suppress(OSError):  # it has ended by now
        children = " ".join(file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children"))
        os.kill(process, signal.SIGKILL)
        for child in map(int, children.split()):
            kill(child)


def done(form: Format, folder: Path, *arguments: object) -> tuple[int, str]:
    """The exit code of a program, and what it says."""
    run = started(form, folder, *arguments)
    message, _ = run.communicate()
    print(message, file=sys.stderr)
    return run.returncode, message
