"""A Spark session for the command; Java writes nothing to the terminal."""

import locale
import os
import re
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any, TextIO, TypeVar

from natsgrammar.errors import needs

with needs("[spark]"):
    from py4j.java_gateway import JavaClass  # type: ignore[import-untyped]
    from py4j.protocol import Py4JError  # type: ignore[import-untyped]
    from pyspark import SparkConf, SparkContext
    from pyspark.errors import PySparkException
    from pyspark.java_gateway import launch_gateway
    from pyspark.sql import SparkSession
    from pyspark.util import inheritable_thread_target

from ..contract.malformed import LONGEST
from ..contract.problems import RunError
from . import class_archive
from .errors import MORE_MEMORY, cause_of, errors_in_one_line
from .interrupts import handled, later_interrupt, quiet_interrupt
from .java import JAVA_HAS_ENDED, OPTIONS, java_home

_T = TypeVar("_T")
_R = TypeVar("_R")
_SIDE_BY_SIDE = 2  # jobs: planning one leaves Spark idle
# Bytes of input: below this, generating and optimising code costs more than it saves. Without generated code, each
# projection keeps two copies of the longest line, which must be short then.
SMALL = 16 << 20
# Avro believes the length that a few octets claim, and allocates as much.
_LIMITED = ("bytes", "string", "collectionItems")
_OF_AVRO = "".join(f" -Dorg.apache.avro.limits.{what}.maxLength={LONGEST}" for what in _LIMITED)
# Spark's classes fill 20 MB at once, and the code of a large plan more than the 48 MB for one compiler.
QUICK_START = "-XX:TieredStopAtLevel=1 -XX:MetaspaceSize=256m -XX:ReservedCodeCacheSize=128m"
# What the pipeline has to say it says itself. Starting Log4j takes a tenth of a small job, even if it logs nothing.
_SILENT = "-Dslf4j.provider=org.slf4j.helpers.NOP_FallbackServiceProvider -Dslf4j.internal.verbosity=ERROR"
_EXTENSIONS = "META-INF/services/org.apache.spark.sql.SparkSessionExtensionsProvider"
_APPLY = "org$apache$spark$sql$classic$SparkSession$$applyExtensions"  # those of a setting
# Classes that PySpark looks up at every use, hundreds of times in a small job.
_LOOKED_UP = ("functions", "org.apache.spark.sql.functions", "PythonUtils", "org.apache.spark.sql.classic.SparkSession")


class _Known(JavaClass):  # type: ignore[misc]
    """A Java class that remembers its members."""

    def __getattr__(self, name: str) -> Any:
        self.__dict__[name] = member = super().__getattr__(name)
        return member


def side_by_side(spark: SparkSession, function: Callable[[_T], _R], items: Sequence[_T]) -> list[_R]:
    """Return the results in the order of the items, computed in parallel: while one is planned, Spark runs another."""
    if len(items) < 2:
        return [*map(function, items)]
    with ThreadPoolExecutor(_SIDE_BY_SIDE) as pool:
        return list(pool.map(inheritable_thread_target(spark)(function), items))


@contextmanager
def session(
    master: str = "local[*]",
    settings: dict[str, str] | None = None,
    size: int | None = None,
    step: Callable[[str], object] = lambda _: None,
    meanwhile: Callable[[], object] = lambda: None,
) -> Iterator[SparkSession]:
    """Yield a session, stopped at the end if it was started here. Raises RunError if Spark does not start.

    A master that begins with `sc://` is a server of Spark Connect. `size` is the number of bytes to read, if known;
    `step` is called with each step, and `meanwhile` while Java starts.
    """
    running = SparkSession.getActiveSession()
    if running is not None:
        yield running
    elif master.startswith("sc://"):
        step("connecting to Spark")
        connected = _connected(master, settings or {})
        try:
            yield connected
        finally:
            connected.stop()
    else:
        with _started_session(master, settings or {}, size, step, meanwhile) as started:
            yield started


@contextmanager
def _started_session(
    master: str,
    settings: dict[str, str],
    size: int | None,
    step: Callable[[str], object],
    meanwhile: Callable[[], object],
) -> Iterator[SparkSession]:
    """Yield a new session with the Java functions, if it accepts them; archive Spark's classes if this is the first."""
    step("starting Spark")
    temporary, local = _temporary(), master.startswith("local")
    java = _prepare_environment(local)
    is_small = local and size is not None and size < SMALL
    # A Java that this process has started already has its options.
    is_ours = SparkContext._gateway is None and "spark.driver.extraJavaOptions" not in settings  # noqa: SLF001
    archive = class_archive.archive_of(java) if is_small and is_ours else None
    is_first = archive is not None and not archive.exists()
    defaults = _settings(local, is_small, archive, temporary)
    chosen = {"spark.app.name": "natsgrammar", **defaults, **settings, "spark.master": master}
    with later_interrupt():
        started = _started(SparkConf().setAll(list(chosen.items())), meanwhile)
    gateway: Any = SparkContext._gateway  # noqa: SLF001 - which writes the archive as it ends
    gateway.gateway_property.enable_memory_management = not is_small  # Java is told of each object that Python drops
    try:
        with quiet_interrupt():
            from natsgrammar.spark import install

            step("loading the functions")
            # Where Spark accepts no jar, `rlike` and Arrow UDFs do the same.
            with errors_in_one_line(), suppress(OSError):
                install(started)
            yield started
            alone = started.conf.get("spark.sql.catalogImplementation") != "hive"  # its database admits one Java
    finally:
        with suppress(*JAVA_HAS_ENDED), warnings.catch_warnings(action="ignore"):
            _without_accumulators(started.sparkContext)
            started.stop()
    if archive is not None and is_first and alone:
        class_archive.write(archive, gateway)


def _without_accumulators(context: Any) -> None:
    """Stop the server for accumulators; PySpark would wait up to 0.5 s, until its next poll."""
    server = context._accumulatorServer  # noqa: SLF001
    if isinstance(getattr(server, "server_address", None), tuple):  # else a path, which the server removes
        Thread(target=server.shutdown, daemon=True).start()
        context._accumulatorServer = None  # noqa: SLF001


def _temporary() -> str:
    try:
        return tempfile.gettempdir()
    except FileNotFoundError:
        raise RunError("no folder for temporary files can be written: set `TMPDIR` to one that can") from None


def _prepare_environment(local: bool) -> Path:
    """Set the variables that Spark reads as it starts, and return the home of its Java. Raises RunError without any."""
    java = java_home()
    os.environ["JAVA_HOME"] = str(java)
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    if sys.getfilesystemencoding() == "utf-8" and locale.getencoding().lower() != "utf-8":
        os.environ["LC_ALL"] = "C.UTF-8"  # else Java spells the names of files differently
    if local:
        os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    return java


def work_done(spark: SparkSession, seconds: float) -> str:
    """Describe what the running stages of a session have read, how fast, and when they may end; empty if none runs."""
    try:
        running: Any = spark.sparkContext._jsc  # noqa: SLF001 - stages in progress have no public interface
        stages = running.sc().statusStore().activeStages()
        known = [stages.apply(at) for at in range(stages.size())]
        rows = sum(stage.inputRecords() for stage in known)
        tasks, done = sum(stage.numTasks() for stage in known), sum(stage.numCompleteTasks() for stage in known)
    except (Py4JError, PySparkException, AttributeError, OSError):  # Spark Connect, or the session ends just now
        return ""
    if not known:
        return ""
    left = f", about {seconds * (tasks - done) / done:,.0f} s left" if done else ""
    # With a local master, Spark counts the rows of a task when it ends.
    read = f"{rows:,} rows, {rows / max(seconds, 1):,.0f} a second, " if rows else ""
    return f"{read}{done:,} of {tasks:,} tasks{left}"


def _settings(local: bool, is_small: bool, archive: Path | None, temporary: str) -> dict[str, str]:
    options = f"{_SILENT}{_OF_AVRO}"
    if temporary != "/tmp":  # noqa: S108 - Java's own choice; it does not know TMPDIR
        options += f' "-Djava.io.tmpdir={temporary}"'
    if is_small:
        options += f" {QUICK_START}"
    if local and not any(re.search(r"-XX:\+Use\w+GC\b", os.environ.get(name, "")) for name in OPTIONS):
        # Pauses do not matter here, and G1 costs a tenth more processor time.
        options += f" -XX:+Use{'Serial' if is_small else 'Parallel'}GC"
    if archive is not None:
        options += f" {class_archive.options(archive)}"
    chosen = {
        "spark.driver.extraJavaOptions": options,
        "spark.executor.defaultJavaOptions": _OF_AVRO.strip(),
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.session.timeZone": "UTC",
        "spark.python.sql.dataFrameDebugging.enabled": "false",  # asks the JVM for every node of an expression
        "spark.sql.dataFrameQueryContext.enabled": "false",  # walks Java's stack for every node of an expression
        "spark.sql.execution.arrow.maxBytesPerBatch": "16m",  # both sides hold several batches, some in several forms
    }
    if local:
        chosen |= {"spark.ui.enabled": "false", "spark.driver.memory": "2g", "spark.sql.shuffle.partitions": "8"}
        chosen["spark.databricks.delta.snapshotPartitions"] = "4"  # of the state of a table; Delta's choice is 50
    if is_small:
        chosen |= {
            "spark.sql.codegen.wholeStage": "false",
            "spark.sql.codegen.factoryMode": "NO_CODEGEN",
            "spark.sql.shuffle.partitions": "1",
        }
    return chosen


def _connected(address: str, settings: dict[str, str]) -> SparkSession:
    """Return a session of Spark Connect. Raises RunError with the reason if there is none."""
    public = re.sub("//.*@", "//", address.partition("/;")[0])  # there may be a password, and a token behind it
    try:
        connected = SparkSession.builder.remote(address).config("spark.sql.session.timeZone", "UTC").getOrCreate()
        for name, value in settings.items():
            connected.conf.set(name, value)
    except (PySparkException, ImportError) as error:
        if getattr(error, "getCondition", str)() == "PACKAGE_NOT_INSTALLED" or isinstance(error, ImportError):
            raise RunError("Spark Connect needs more packages: pip install 'pyspark[connect]'") from error
        raise RunError(f"no Spark Connect at `{public}`: {cause_of(error)}") from error
    return connected


def _started(conf: SparkConf, meanwhile: Callable[[], object]) -> SparkSession:
    """Start a session, with Java's standard error kept out of ours. Raises RunError with the reason if none starts."""
    with tempfile.TemporaryFile("w+", errors="replace") as stderr, ThreadPoolExecutor(1) as beside:
        try:
            # An existing gateway of this process keeps serving: Spark supports only one. Java gets a process group of
            # its own, since a signal to ours, as `timeout` sends it, would end it before Python can clean up.
            apart = {"stderr": stderr, "start_new_session": True}
            launched = beside.submit(launch_gateway, conf, apart) if SparkContext._gateway is None else None  # noqa: SLF001
            with suppress(ImportError):
                import pyspark.testing.utils  # noqa: F401 - as PySpark does at its first call of Java
            meanwhile()
            gateway = launched and launched.result()
            with handled():  # PySpark has a handler of its own, which this ends
                context = SparkContext(conf=conf, gateway=gateway)
            java: Any = context._jvm  # noqa: SLF001
            for name in _LOOKED_UP:
                setattr(java, name, _Known(getattr(java, name)._fqn, java._gateway_client))  # noqa: SLF001
            _start_without_ml(context)
            return SparkSession.builder.getOrCreate()
        except (PySparkException, Py4JError, RuntimeError, OSError) as error:
            cause, master = _reason(error, stderr), str(conf.get("spark.master"))
            if MORE_MEMORY in cause and not master.startswith("local"):
                cause = f"`{master}` does not answer, or Java has ended"
            raise RunError(f"Spark did not start: {cause}") from error


def _start_without_ml(context: Any) -> None:
    """Start a session without Spark ML, whose functions take a tenth of a small job to register; nothing if it cannot.

    Private: the constructor without the service loader. It goes the usual way if that would load anything else.
    """
    java = context._jvm  # noqa: SLF001
    loader = java.Thread.currentThread().getContextClassLoader()
    if any("spark-mllib" not in str(url) for url in java.java.util.Collections.list(loader.getResources(_EXTENSIONS))):
        return
    with suppress(Py4JError, TypeError):  # another version of Spark
        classic, scala = java.org.apache.spark.sql.classic, context._jsc.sc()  # noqa: SLF001
        companion = getattr(getattr(classic, "SparkSession$"), "MODULE$")
        extensions = getattr(companion, _APPLY)(scala, java.org.apache.spark.sql.SparkSessionExtensions())
        none, empty = java.scala.Option.empty(), java.org.apache.spark.api.python.PythonUtils.toScalaMap({})
        SparkSession(context, classic.SparkSession(scala, none, none, extensions, empty, empty))


def _reason(error: Exception, stderr: TextIO) -> str:
    if isinstance(error, Py4JError):
        return cause_of(error)
    stderr.seek(0)  # Java did not start, and wrote why
    lines = [line.strip() for line in stderr if not line.startswith(("WARNING:", "\t"))]
    return next((line for line in lines if re.search("Exception|Error|Invalid", line)), cause_of(error))
