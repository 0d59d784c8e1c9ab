"""Spark's errors as a RunError of one line, without Java's stack."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from natsgrammar.errors import needs

with needs("[spark]"):
    from py4j.protocol import Py4JError, Py4JJavaError, Py4JNetworkError  # type: ignore[import-untyped]
    from pyspark import SparkContext
    from pyspark import __version__ as VERSION
    from pyspark.errors import PySparkException

from ..contract.packed import COMPRESSED, ending_of, not_whole, outdated_checksums
from ..contract.problems import RunError
from .java import JAVA_HAS_ENDED

MORE_MEMORY = "give it more, by `--conf spark.driver.memory=8g`, or `spark.executor.memory` on a cluster"
_TRACEBACK = "Traceback (most recent call last):"
# In the last errors of a Java without memory, and in Py4J's answer for every name if no Java answers.
_ENDS = ("OutOfMemoryError", "SparkContext was shut down", "does not exist in the JVM")
_PACKAGE = (
    "name its package in `--conf spark.jars.packages=…`, such as `org.apache.hadoop:hadoop-aws:` and the version of "
    "Hadoop in Spark for `s3a:`"
)
_BROUGHT = f"`--conf spark.jars.packages=org.apache.spark:spark-{{0}}_2.13:{VERSION}` brings it"
_LACKING = f"Spark lacks its module `spark-{{0}}`: {_BROUGHT}"
_MORE_SPACE = "free some, or name another directory for these by `--conf spark.local.dir=…`"
_REMEDIES = (  # where Spark's message does not tell what to do
    (
        r"\[(PARQUET_TYPE_|UNSUPPORTED_TIME_TYPE|CANNOT_MERGE_SCHEMAS)",
        "Spark cannot read the type of a column; `natsgrammar contract check` names it, with a remedy",
    ),
    (r"\[CONFLICTING_PART.*#0: (.*?) P.*#1: (.*?) [FP]", r"directories have columns `\1` or `\2`: move those of one"),
    (r"\[USER_RAISED_EXCEPTION\] (.*) SQLSTATE", r"\1"),
    (r"\[FAILED_READ_FILE\.CANNOT_READ_FILE_FOOTER\].* file (?:file:)?(.*)\. Could", r"`\1` is not Parquet, or broken"),
    (
        r"No space left on device",
        f"no space left for the output, or for Spark's temporary files in `$TMPDIR` or `/tmp`: {_MORE_SPACE}",
    ),
    (
        r'ClassNotFoundException: Class (org\.apache\.hadoop\.fs\.\S+) not found|No FileSystem for scheme "(.*)"',
        rf"Spark has no file system `\1\2`: {_PACKAGE}",
    ),
    *((rf"\[{name.upper()}_NOT_LOADED", _LACKING.format(name)) for name in ("avro", "protobuf")),
    (
        r"DELTA_CREATE_TABLE_WITH_NON_EMPTY_LOCATION.* location \('(.*?)'\)",
        r"`\1` has files and is no table, as a start leaves it that is killed while it makes one: look, and remove it",
    ),
)


@contextmanager
def errors_in_one_line(contract: str = "") -> Iterator[None]:
    """Turn Spark's errors into a one-line RunError, about the contract with that name if there is one."""
    try:
        yield
    except (PySparkException, Py4JError, ConnectionError) as error:
        about, cause = f"contract `{contract}`: " if contract else "", cause_of(error)
        raise RunError(cause if cause.startswith(about) else f"{about}{cause}") from error


@contextmanager
def errors_about(label: str) -> Iterator[None]:
    """Turn Spark's and Java's errors into a RunError of one line, about the column or address; others pass."""
    try:
        yield
    except (PySparkException, Py4JJavaError) as error:
        raise RunError(f"`{label}`: {cause_of(error)}") from error


def cause_of(error: Exception) -> str:
    """Return Spark's error message in one line, without Java's stack, and the reason given by the file system."""
    with suppress(*JAVA_HAS_ENDED):  # maybe while we ask
        if not isinstance(error, Py4JNetworkError | ConnectionError):
            cause = _cause_of(error)
            if not any(sign in cause for sign in _ENDS) and not _is_ending():
                if fault := _fault_of_file(cause):
                    return fault
                remedies = (match.expand(words) for sign, words in _REMEDIES if (match := re.search(sign, cause)))
                return next(remedies, cause)
    return f"Java has ended, as it does when its memory is full: {MORE_MEMORY}"


def _fault_of_file(cause: str) -> str:
    """Return the fault in the compressed or local Parquet file that Spark's error names; empty for other errors."""
    if (uri := re.search(r"\[FAILED_READ_FILE\..* file (\w+:/\S+)\. ", cause)) is None:
        return ""
    path = Path(unquote(urlsplit(uri[1]).path))
    if outdated := outdated_checksums(path, None):
        return outdated
    if ending_of(path) in COMPRESSED:
        return not_whole(str(path) if uri[1].startswith("file:") else uri[1])
    with suppress(OSError):
        if path.is_file() and path.open("rb").read(4) in (b"PAR1", b"PARE"):
            from ..contract.parquet import fault_in  # needs PyArrow

            return fault_in(path)
    return ""


def _is_ending() -> bool:
    """Check whether Java has stopped Spark, as it does before it ends. Raises Py4JNetworkError if it has ended."""
    # Private: None with Spark Connect, which has no Java here.
    java: Any = getattr(SparkContext._active_spark_context, "_jsc", None)  # noqa: SLF001
    return java is not None and bool(java.sc().isStopped())


def _cause_of(error: Exception) -> str:
    # PySpark keeps Java's exception in `_origin`; only that has the reason of the file system.
    java: Any = error.java_exception if isinstance(error, Py4JJavaError) else getattr(error, "_origin", None)
    text = str(java if isinstance(error, Py4JJavaError) else error)
    cause = _raised(text) or _first_line(text) or type(error).__name__
    while java is not None and (inner := java.getCause()) is not None:
        java = inner
    if java is not None and java.getClass().getName().startswith(("java.io.", "java.nio.")):
        reason = _first_line(str(java.getMessage() or ""))
        return cause if reason in cause else f"{cause}: {reason}"
    return cause


def _raised(text: str) -> str:
    """Return the error at the end of the last Python traceback in a text, without our class names; else nothing."""
    error, inside = "", False
    for line in text.splitlines():
        if line.endswith(_TRACEBACK):
            inside = True
        elif inside and line and not line.startswith(" "):
            error, inside = line, False
    kind, _, message = error.partition(": ")
    return message if kind.startswith("natsgrammar") else error


def _first_line(text: str) -> str:
    """Return the first line, and the next few if it ends with a colon."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    announced = takewhile(lambda line: not line.startswith("at "), lines[1:5])
    return " ".join((lines[0], *announced)) if lines and lines[0].endswith(":") else "".join(lines[:1])
