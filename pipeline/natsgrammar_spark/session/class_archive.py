"""An archive of Spark's classes for the next JVM: loading and verifying them takes a third of a small job.

See "Class Data Sharing" in the documentation of `java`. A JVM ignores an archive that does not fit it.
"""

import hashlib
import os
import subprocess
from pathlib import Path
from threading import Thread
from typing import Any

import pyspark
from pyspark import SparkContext

from natsgrammar.core.sources import user_cache

_SILENT = "-Xshare:auto -Xlog:disable"  # otherwise Java writes warnings about archives to standard output
_KEEP = """while kill -0 "$0"; do sleep 1; done
[ "$(head -c 4 "$1" | tr -d '\\0')" ] && mv "$1" "$2"; rm -f "$1\""""


def archive_of(java: Path) -> Path | None:
    """Return the path of the archive for this Java and Spark in the user's cache; None if it cannot be written."""
    cache = user_cache()
    release, installed = java / "release", Path(pyspark.__file__)
    # Java ignores an archive if jars are newer, as after an installation in the same place.
    parts = [str(java.resolve()), release.read_text() if release.is_file() else "", str(installed.parent)]
    parts.append(str(installed.stat().st_mtime_ns))
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
    if not cache.parent.is_dir():  # as in a container made for a single run
        return None
    try:
        cache.mkdir(exist_ok=True)
    except OSError:
        return None
    path = cache / f"spark-{pyspark.__version__}-{key}.jsa"
    return path if os.access(cache, os.W_OK) and not any(character.isspace() for character in str(path)) else None


def options(archive: Path) -> str:
    """Return the options that make Java use the archive, or write it on exit."""
    if archive.exists():
        return f"{_SILENT} -XX:SharedArchiveFile={archive}"
    return f"{_SILENT} -XX:ArchiveClassesAtExit={_unfinished(archive)}"


def write(archive: Path, gateway: Any) -> None:
    """Let the gateway's Java end, and keep the archive that it writes: both outlive this process.

    Writing takes half a minute. Java writes the first bytes last: they are zero if it was killed.
    """
    for stream in (gateway.jvm.System.out, gateway.jvm.System.err):
        stream.close()  # or who reads the output of this process would wait for Java
    if (java := _left(gateway)) is not None:
        words = ["sh", "-c", _KEEP, str(java.pid), str(_unfinished(archive)), str(archive)]
        nothing = subprocess.DEVNULL
        keeper = subprocess.Popen(words, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
        for process in (java, keeper):  # `kill -0` finds ended processes until they are waited for
            Thread(target=process.wait, daemon=True).start()


def stopped(gateway: Any) -> int | None:
    """Stop the gateway's Java and return its exit code; None if another part of this process started it."""
    if (java := _left(gateway)) is None:
        return None
    try:
        return java.wait(timeout=120)
    except subprocess.TimeoutExpired:
        java.kill()
        return None


def _left(gateway: Any) -> subprocess.Popen[bytes] | None:
    """Tell the gateway's Java to end, and return it; None if another part of this process started it."""
    SparkContext._gateway = SparkContext._jvm = None  # noqa: SLF001 - the next session starts a Java of its own
    gateway.shutdown()
    java: subprocess.Popen[bytes] | None = gateway.proc
    if java is not None and java.stdin is not None:
        java.stdin.close()
    return java


def _unfinished(archive: Path) -> Path:
    return archive.with_suffix(f".{os.getpid()}")
