"""A Spark session for the command; Java writes nothing to the terminal."""

from __future__ import annotations

import locale
import logging
import os
import re
import signal
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from itertools import takewhile
from pathlib import Path
from typing import Any, TextIO

from natsgrammar.errors import Needs

with Needs("'natsgrammar[spark]'"):
    from py4j.protocol import Py4JError, Py4JJavaError, Py4JNetworkError  # type: ignore[import-untyped]
    from pyspark import SparkConf, SparkContext
    from pyspark.errors import PySparkException
    from pyspark.java_gateway import launch_gateway
    from pyspark.sql import SparkSession

from natsgrammar.spark import install

from ..contract.problems import RunError
from . import class_archive
from .java import JAVA_HAS_ENDED, OPTIONS, JavaNotFound, java_home
from .java_lookup import look_up_once

# Bytes of input: below this, generating and optimising code costs more than it saves. Without generated code, each
# projection keeps two copies of the longest line, which must be short then.
SMALL = 16 << 20
_MEMORY = "give it more, by `--conf spark.driver.memory=8g`, or `spark.executor.memory` on a cluster"
_TRACEBACK = "Traceback (most recent call last):"
# In the last errors of a Java without memory, and in what Py4J says of every name where no Java answers.
_ENDS = ("OutOfMemoryError", "SparkContext was shut down", "does not exist in the JVM")
_NAMES_IT = "`natsgrammar contract check` names it, and says what to do"
_PACKAGE = (
    "name its package in `--conf spark.jars.packages=…`, such as `org.apache.hadoop:hadoop-aws:` and the version of "
    "Hadoop in Spark for `s3a:`"
)
_OUR_WORDS = (  # what Spark says of files and file systems that it does not read, and what we say
    (
        r"\[PARQUET_TYPE_.*Parquet type[^:]*: (.*)\. SQLSTATE",
        rf"Spark reads no file with a column of `\1`; {_NAMES_IT}",
    ),
    (r"\[UNSUPPORTED_TIME_TYPE\]", f"Spark reads no file with a column of `TIME`; {_NAMES_IT}"),
    (r"\[CANNOT_MERGE_SCHEMAS\]", f"Spark reads no files in which a column has several types; {_NAMES_IT}"),
    (
        r"\[FAILED_READ_FILE\..* file (?:file:)?(\S*:[^\s/]*)\. ",
        r"`\1`: Spark reads no file whose name has a colon: rename it",
    ),
    (r"\[FAILED_READ_FILE\.CANNOT_READ_FILE_FOOTER\].* file (?:file:)?(.*)\. Could", r"`\1` is not Parquet, or broken"),
    (
        r"\[PATH_NOT_FOUND\] Path does not exist: (?:file:)?(.*)\. SQLSTATE",
        r"`\1` cannot be read: no such file or directory",
    ),
    (r"ClassNotFoundException: Class (org\.apache\.hadoop\.fs\.\S+) not found", rf"Spark lacks `\1`: {_PACKAGE}"),
    (r'No FileSystem for scheme "(.*)"', rf"Spark knows no file system for `\1:`: {_PACKAGE}"),
)
QUICK_START = "-XX:TieredStopAtLevel=1 -XX:MetaspaceSize=256m"  # Spark's classes fill 20 MB at once


@contextmanager
def session(
    master: str = "local[*]",
    settings: dict[str, str] | None = None,
    size: int | None = None,
    step: Callable[[str], object] = lambda _: None,
) -> Iterator[SparkSession]:
    """A session, stopped at the end if it was started here. Raises RunError if Spark does not start.

    A master that begins with `sc://` is a server of Spark Connect. `size` is the number of bytes to read, if known;
    `step` is called with each step.
    """
    running = SparkSession.getActiveSession()
    if running is not None:
        yield running
        return
    if master.startswith("sc://"):
        step("connecting to Spark")
        connected = _connected(master, settings or {})
        try:
            yield connected
        finally:
            connected.stop()
        return
    step("starting Spark")
    try:
        temporary = tempfile.gettempdir()
    except FileNotFoundError:
        raise RunError("no folder for temporary files can be written: set `TMPDIR` to one that can") from None
    try:
        java = java_home()
        os.environ["JAVA_HOME"] = str(java)
    except JavaNotFound as error:
        raise RunError(str(error)) from error
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    if sys.getfilesystemencoding() == "utf-8" and locale.getencoding().lower() != "utf-8":
        os.environ["LC_ALL"] = "C.UTF-8"  # else Java names files otherwise than Python does
    local = master.startswith("local")
    if local:
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    is_small = local and size is not None and size < SMALL
    is_ours = SparkContext._gateway is None and "spark.driver.extraJavaOptions" not in (settings or {})  # noqa: SLF001
    archive = class_archive.archive_of(java) if is_small and is_ours else None
    is_first = archive is not None and not archive.exists()
    defaults = _settings(local, is_small, archive, temporary)
    chosen = {"spark.app.name": "natsgrammar", **defaults, **(settings or {}), "spark.master": master}
    with _later_interrupt():
        started = _started(SparkConf().setAll(list(chosen.items())))
    gateway = SparkContext._gateway  # noqa: SLF001
    try:
        with _quiet_interrupt():
            step("loading the functions")
            with (
                errors_in_one_line(),
                suppress(OSError),
            ):  # where Spark takes no jar, `rlike` and Arrow UDFs do the same
                install(started)
            yield started
    finally:
        with suppress(*JAVA_HAS_ENDED), warnings.catch_warnings(action="ignore"):
            started.stop()
    if archive is not None and is_first:
        step("archiving Spark's classes for faster starts (first run)")
        class_archive.write(archive, gateway)


def work_done(spark: SparkSession, seconds: float) -> str:
    """What the running stages of a session have read, how fast, and when they may be done; empty if nothing runs."""
    try:
        running: Any = spark.sparkContext._jsc  # noqa: SLF001
        stages = running.sc().statusStore().activeStages()
        known = [stages.apply(at) for at in range(stages.size())]
        rows = sum(it.inputRecords() for it in known)
        tasks, done = sum(it.numTasks() for it in known), sum(it.numCompleteTasks() for it in known)
    except (Py4JError, PySparkException, AttributeError, OSError):  # Spark Connect, or the session ends just now
        return ""
    if not known:
        return ""
    left = f", about {seconds * (tasks - done) / done:,.0f} s left" if done else ""
    # With a local master, Spark counts the rows of a task when it ends.
    read = f"{rows:,} rows, {rows / max(seconds, 1):,.0f} a second, " if rows else ""
    return f"{read}{done:,} of {tasks:,} tasks{left}"


@contextmanager
def _quiet_interrupt() -> Iterator[None]:
    """Inside, Ctrl-C and SIGTERM raise KeyboardInterrupt, with the signal, and nothing else.

    PySpark's handler calls Java first, and fails aloud.
    """

    def interrupt(number: int, _: object) -> None:
        logging.disable(logging.CRITICAL)  # py4j logs the stack
        if (gateway := SparkContext._gateway) is not None:  # noqa: SLF001 - an answer may be on its way there
            gateway._gateway_client.thread_connection.connection = None  # noqa: SLF001
        raise KeyboardInterrupt(number)

    with _on_interrupt(interrupt):
        yield


@contextmanager
def _later_interrupt() -> Iterator[None]:
    """Inside, Ctrl-C and SIGTERM wait for the end: PySpark leaves behind a Java that it has not started whole."""
    came: list[int] = []
    with _on_interrupt(lambda number, _: came.append(number)):
        yield
    if came:
        raise KeyboardInterrupt(came[0])


@contextmanager
def _on_interrupt(handler: Callable[[int, Any], object] | None) -> Iterator[None]:
    """Inside, this handles Ctrl-C and SIGTERM, if it is not None; what did so before does it again afterwards."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    if handler is not None:
        for number in before:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, its in before.items():
            signal.signal(number, its)


def _settings(local: bool, is_small: bool, archive: Path | None, temporary: str) -> dict[str, str]:
    logging = files("natsgrammar_spark").joinpath("log4j2.properties")
    options = f"-Dlog4j2.configurationFile={logging}"
    if temporary != "/tmp":  # noqa: S108 - Java's own choice; it does not know TMPDIR
        options += f' "-Djava.io.tmpdir={temporary}"'
    if is_small:
        options += f" {QUICK_START}"
    if local and not any(re.search(r"-XX:\+Use\w+GC\b", os.environ.get(name, "")) for name in OPTIONS):
        # Nobody waits for a pause, and these take less processor time than G1.
        options += f" -XX:+Use{'Serial' if is_small else 'Parallel'}GC"
    if archive is not None:
        options += f" {class_archive.options(archive)}"
    found = {
        "spark.driver.extraJavaOptions": options,
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.session.timeZone": "UTC",
        "spark.python.sql.dataFrameDebugging.enabled": "false",  # asks the JVM for every node of an expression
        "spark.sql.dataFrameQueryContext.enabled": "false",  # walks Java's stack for every node of an expression
        "spark.sql.execution.arrow.maxBytesPerBatch": "16m",  # both sides hold several batches, some in several forms
    }
    if local:
        found |= {"spark.ui.enabled": "false", "spark.driver.memory": "2g", "spark.sql.shuffle.partitions": "8"}
    if is_small:
        found |= {
            "spark.sql.codegen.wholeStage": "false",
            "spark.sql.codegen.factoryMode": "NO_CODEGEN",
            "spark.sql.shuffle.partitions": "1",
        }
    return found


def _connected(address: str, settings: dict[str, str]) -> SparkSession:
    """A session of Spark Connect. Raises RunError with the reason if there is none."""
    told = re.sub("//.*@", "//", address.partition("/;")[0])  # there may be a password, and a token behind it
    try:
        connected = SparkSession.builder.remote(address).config("spark.sql.session.timeZone", "UTC").getOrCreate()
        for name, value in settings.items():
            connected.conf.set(name, value)
    except (PySparkException, ImportError) as error:
        if getattr(error, "getCondition", str)() == "PACKAGE_NOT_INSTALLED" or isinstance(error, ImportError):
            raise RunError("Spark Connect needs more packages: pip install 'pyspark[connect]'") from error
        raise RunError(f"no Spark Connect at `{told}`: {cause_of(error)}") from error
    return connected


def _started(conf: SparkConf) -> SparkSession:
    """The session, with Java's standard error kept out of ours. Raises RunError with the reason if none starts."""
    with tempfile.TemporaryFile("w+", errors="replace") as stderr:
        try:
            # An existing gateway of this process keeps serving: Spark supports only one. Java gets a process group of
            # its own, since a signal to ours, as `timeout` sends it, would end it before Python can clean up.
            apart = {"stderr": stderr, "start_new_session": True}
            gateway = SparkContext._gateway or launch_gateway(conf, apart)  # type: ignore[no-untyped-call]  # noqa: SLF001
            look_up_once(gateway)
            with _on_interrupt(None):  # PySpark has a handler of its own, which this ends
                SparkContext(conf=conf, gateway=gateway)
            return SparkSession.builder.getOrCreate()
        except (PySparkException, Py4JError, RuntimeError, OSError) as error:
            found, master = _reason(error, stderr), str(conf.get("spark.master"))
            if _MEMORY in found and not master.startswith("local"):
                found = f"`{master}` does not answer, or Java has ended"
            raise RunError(f"Spark did not start: {found}") from error


def _reason(error: Exception, stderr: TextIO) -> str:
    if isinstance(error, Py4JError):
        return cause_of(error)
    stderr.seek(0)  # Java did not start, and wrote why
    lines = [line.strip() for line in stderr if not line.startswith(("WARNING:", "\t"))]
    return next((line for line in lines if re.search("Exception|Error|Invalid", line)), cause_of(error))


@contextmanager
def errors_in_one_line(contract: str = "") -> Iterator[None]:
    """Turns Spark's errors into a RunError of one line, about the contract of that name if there is one."""
    try:
        yield
    except (PySparkException, Py4JError, ConnectionError) as error:
        about, found = f"contract `{contract}`: " if contract else "", cause_of(error)
        raise RunError(found if found.startswith(about) else f"{about}{found}") from error


def cause_of(error: Exception) -> str:
    """Spark's error message in one line, without the Java stack, and what the file system said."""
    with suppress(*JAVA_HAS_ENDED):  # maybe while it was asked
        if not isinstance(error, Py4JNetworkError | ConnectionError):
            found = _cause_of(error)
            if not any(sign in found for sign in _ENDS) and not _is_ending():
                ours = (match.expand(words) for said, words in _OUR_WORDS if (match := re.search(said, found)))
                return next(ours, found)
    return f"Java has ended, as it does when its memory is full: {_MEMORY}"


def _is_ending() -> bool:
    """Whether Java has stopped Spark, as it does before it ends. Raises Py4JNetworkError if it has ended."""
    java: Any = getattr(SparkContext._active_spark_context, "_jsc", None)  # noqa: SLF001 - None with Spark Connect
    return java is not None and bool(java.sc().isStopped())


def _cause_of(error: Exception) -> str:
    java: Any = error.java_exception if isinstance(error, Py4JJavaError) else getattr(error, "_origin", None)
    text = str(java if isinstance(error, Py4JJavaError) else error)
    found = _raised(text) or _first_line(text) or type(error).__name__
    while java is not None and (inner := java.getCause()) is not None:
        java = inner
    if java is not None and java.getClass().getName().startswith(("java.io.", "java.nio.")):
        said = _first_line(str(java.getMessage() or ""))
        return found if said in found else f"{found}: {said}"
    return found


def _raised(text: str) -> str:
    """What the last Python traceback in a text ends with, without the name of a class of ours; empty without any."""
    found, inside = "", False
    for line in text.splitlines():
        if line.endswith(_TRACEBACK):
            inside = True
        elif inside and line and not line.startswith(" "):
            found, inside = line, False
    kind, _, said = found.partition(": ")
    return said if kind.startswith("natsgrammar") else found


def _first_line(text: str) -> str:
    """The first line, and the next few where it announces them by a colon."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    announced = takewhile(lambda line: not line.startswith("at "), lines[1:5])
    return " ".join((lines[0], *announced)) if lines and lines[0].endswith(":") else "".join(lines[:1])
