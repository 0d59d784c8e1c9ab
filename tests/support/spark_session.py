"""The Spark session of the tests: one for all of them, on a JVM that is replaced once it no longer answers."""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from tests.support import depth

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

# The collector of small jobs, and room for what a thousand tests compile: 48 MB fill up, and are swept.
_ROOM = "-XX:+UseSerialGC -Xms1g -XX:ReservedCodeCacheSize=160m"


def shared() -> SparkSession:
    """The session; its JVM is a new one if the old one has ended or does not answer.

    It is replaced in place, because fixtures of any scope hold this very object.
    """
    session = _first()
    if not _answers(session):
        kill()
        vars(session).update(vars(_start()))
    return session


@cache
def _first() -> SparkSession:
    return _start()


def _start() -> SparkSession:
    """One small local Spark with the Java functions, started the way the pipeline starts it."""
    from pyspark.sql import SparkSession

    from natsgrammar import spark as ns
    from natsgrammar_spark.session.class_archive import archive_of, options
    from natsgrammar_spark.session.java import java_home
    from natsgrammar_spark.session.session import QUICK_START

    # What py4j logs of a dead JVM while objects are collected takes pytest down (CPython issue 106905).
    logging.getLogger("py4j").setLevel(logging.CRITICAL)
    java = java_home()
    os.environ.update(JAVA_HOME=str(java), PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    settings: dict[str, bool | float | int | str | None] = {
        "spark.driver.memory": "2g",
        "spark.driver.host": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "2",
        "spark.sql.session.timeZone": "UTC",
        "spark.python.sql.dataFrameDebugging.enabled": "false",  # this and the next as in the pipeline
        "spark.sql.dataFrameQueryContext.enabled": "false",
        "spark.driver.extraJavaOptions": f"{QUICK_START} {_ROOM}",
    }
    if not depth.is_full():  # as the pipeline does with small inputs; full depth generates code, as large ones do
        unverified = "-XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote"  # a fifth of what a start takes
        archive = archive_of(java)
        archived = options(archive) if archive is not None and archive.exists() else ""  # where the command ran before
        settings["spark.driver.extraJavaOptions"] = f"{QUICK_START} {_ROOM} {unverified} {archived}"
        settings |= {"spark.sql.codegen.wholeStage": "false", "spark.sql.codegen.factoryMode": "NO_CODEGEN"}
    session = SparkSession.builder.master("local[2]").appName("natsgrammar-tests").config(map=settings).getOrCreate()
    os.environ.pop("PYSPARK_GATEWAY_PORT", None)  # commands that tests start have a Java of their own
    ns.install(session)
    return session


def _answers(session: SparkSession) -> bool:
    """Whether the JVM is alive and plans a query."""
    from pyspark import SparkContext

    gateway: Any = SparkContext._gateway
    if gateway is None or (gateway.proc and gateway.proc.poll() is not None):
        return False
    with suppress(Exception):
        return session.sql("SELECT 1").first() == (1,)
    return False


def end() -> None:
    """Stops the session, and waits for the JVM to tidy up."""
    from pyspark import SparkContext

    gateway: Any = SparkContext._gateway
    if gateway is None:
        return
    if gateway.proc is None:
        _first().stop()
    elif gateway.proc.poll() is None:
        _first().stop()
        gateway.proc.stdin.close()
        gateway.proc.wait()


def kill() -> None:
    """Ends the JVM, whatever it is doing, and forgets what is left of an answer on the connection to it."""
    from pyspark import SparkContext
    from pyspark.sql import SparkSession

    gateway: Any = SparkContext._gateway
    if gateway is None:
        return
    if gateway.proc is not None:
        gateway.proc.kill()
        gateway.proc.communicate()
    with suppress(Exception):
        gateway.shutdown()
    context: Any = SparkContext._active_spark_context
    if context is not None:
        context._jsc = None  # with the JVM gone, only what runs in Python is to be stopped
        context.stop()
    SparkContext._gateway = SparkContext._jvm = None
    SparkSession._instantiatedSession = SparkSession._activeSession = None


def keep() -> None:
    """Starts a JVM for other processes, one after the other; writes how PySpark reaches it, and ends with the input."""
    from pyspark import SparkContext

    shared().stop()
    gateway: Any = SparkContext._gateway
    print(gateway.java_parameters.port, gateway.java_parameters.auth_token, flush=True)
    sys.stdin.read()
    gateway.proc.stdin.close()
    gateway.proc.wait()


if __name__ == "__main__":
    keep()
