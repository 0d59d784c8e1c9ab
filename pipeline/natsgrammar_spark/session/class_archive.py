"""An archive of Spark's classes for the next JVM: loading and verifying them takes a third of a small job.

See "Class Data Sharing" in the documentation of `java`. A JVM ignores an archive that does not fit it.
"""

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

import pyspark
from pyspark import SparkContext

from natsgrammar.spark.jar import user_cache

_SILENT = "-Xshare:auto -Xlog:disable"  # otherwise Java writes warnings about archives to standard output


def archive_of(java: Path) -> Path | None:
    """Return the path of the archive for this Java and Spark in the user's cache; None if it cannot be written."""
    cache = user_cache()
    release = java / "release"
    parts = [str(java.resolve()), release.read_text() if release.is_file() else "", str(Path(pyspark.__file__).parent)]
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
    """Stop the gateway's Java, which was started with these options, and keep the archive it writes."""
    try:
        if stopped(gateway) == 0 and _unfinished(archive).exists():
            _unfinished(archive).replace(archive)
    finally:
        _unfinished(archive).unlink(missing_ok=True)


def stopped(gateway: Any) -> int | None:
    """Stop the gateway's Java and return its exit code; None if another part of this process started it."""
    SparkContext._gateway = SparkContext._jvm = None  # noqa: SLF001 - the next session starts a Java of its own
    gateway.shutdown()
    if gateway.proc is None:
        return None
    gateway.proc.stdin.close()
    try:
        code: int = gateway.proc.wait(timeout=120)
    except subprocess.TimeoutExpired:
        gateway.proc.kill()
        return None
    return code


def _unfinished(archive: Path) -> Path:
    return archive.with_suffix(f".{os.getpid()}")
