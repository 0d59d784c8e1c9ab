"""A Spark session for the command, and quiet: what there is to say, the pipeline says itself."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from typing import TextIO

from py4j.protocol import Py4JError, Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from natsgrammar.spark import install

from .java import JavaNotFound, java_home
from .problems import RunError


@contextmanager
def session(master: str = "local[*]", settings: dict[str, str] | None = None) -> Iterator[SparkSession]:
    """A session, stopped at the end if it was started here. Raises RunError if Spark does not start."""
    running = SparkSession.getActiveSession()
    if running is not None:
        yield running
        return
    try:
        os.environ["JAVA_HOME"] = str(java_home())
    except JavaNotFound as error:
        raise RunError(str(error)) from error
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    local = master.startswith("local")
    if local:
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    builder = SparkSession.builder.master(master).appName("natsgrammar")
    for key, value in {**_settings(local), **(settings or {})}.items():
        builder = builder.config(key, value)
    with _silent_start():
        started = builder.getOrCreate()
    with suppress(OSError):  # what the functions do, Column expressions do as well
        install(started)
    try:
        yield started
    finally:
        started.stop()


def _settings(local: bool) -> dict[str, str]:
    logging = files("natsgrammar_spark").joinpath("log4j2.properties")
    return {
        "spark.driver.extraJavaOptions": f"-Dlog4j2.configurationFile={logging}",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.session.timeZone": "UTC",
        **(
            {"spark.ui.enabled": "false", "spark.driver.memory": "2g", "spark.sql.shuffle.partitions": "8"}
            if local
            else {}
        ),
    }


@contextmanager
def _silent_start() -> Iterator[None]:
    """Keeps what Java says from standard error, unless it fails to start: then RunError says why.

    Java keeps the standard error that it was started with, so it is silent from then on, too.
    """
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        sys.stderr.flush()
        before = os.dup(2)
        os.dup2(said.fileno(), 2)
        try:
            yield
        except (PySparkException, Py4JError, RuntimeError, OSError) as error:
            raise RunError(f"Spark did not start: {_reason(error, said)}") from error
        finally:
            os.dup2(before, 2)
            os.close(before)


def _reason(error: Exception, said: TextIO) -> str:
    if isinstance(error, Py4JError):
        return cause_of(error)
    said.seek(0)  # Java did not come up, and said why
    lines = [line.strip() for line in said if not line.startswith(("WARNING:", "\t"))]
    return next((line for line in lines if "Exception" in line or "Error" in line), cause_of(error))


def cause_of(error: Exception) -> str:
    """What Spark complains of, in one line without the stack of Java."""
    text = str(error.java_exception) if isinstance(error, Py4JJavaError) else str(error)
    return next((line.strip() for line in text.splitlines() if line.strip()), type(error).__name__)
