"""The classes that Spark loads, archived for the next JVM: loading and verifying them is a third of a small job.

See "Class Data Sharing" in the documentation of `java`. A JVM ignores an archive that does not fit it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

import pyspark
from pyspark import SparkContext

from natsgrammar.spark.jvm import user_cache

_SILENT = "-Xshare:auto -Xlog:disable"  # otherwise Java writes warnings about archives to standard output


def archive_of(java: Path) -> Path | None:
    """The place of the archive for this Java and Spark in the user's cache; None if it cannot be written."""
    cache = user_cache()
    release = java / "release"
    parts = [str(java.resolve()), release.read_text() if release.is_file() else "", str(Path(pyspark.__file__).parent)]
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
    if not cache.parent.is_dir():  # nor is there a next run, in a container that is made anew for each
        return None
    try:
        cache.mkdir(exist_ok=True)
    except OSError:
        return None
    path = cache / f"spark-{pyspark.__version__}-{key}.jsa"
    return path if os.access(cache, os.W_OK) and not any(it.isspace() for it in str(path)) else None


def options(archive: Path) -> str:
    """The options that have Java use the archive, or write it as it exits."""
    if archive.exists():
        return f"{_SILENT} -XX:SharedArchiveFile={archive}"
    return f"{_SILENT} -XX:ArchiveClassesAtExit={_unfinished(archive)}"


def write(archive: Path, gateway: Any) -> None:
    """Ends the Java of the gateway, which was started with these options, and keeps what it has written."""
    SparkContext._gateway = SparkContext._jvm = None  # noqa: SLF001 - the next session starts a Java of its own
    gateway.shutdown()
    if gateway.proc is None:  # Java was there before us
        return
    gateway.proc.stdin.close()
    try:
        if gateway.proc.wait(timeout=120) == 0 and _unfinished(archive).exists():
            _unfinished(archive).replace(archive)
    except subprocess.TimeoutExpired:
        gateway.proc.kill()
    finally:
        _unfinished(archive).unlink(missing_ok=True)


def _unfinished(archive: Path) -> Path:
    return archive.with_suffix(f".{os.getpid()}")
