"""Jars of compiled Java and packed tables: written once, kept in the user's cache, and loaded by a session.

Spark ships a Java compiler, Janino, so the Java that Spark runs on is enough.
"""

import atexit
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from pyspark.sql import SparkSession

from ..core.sources import user_cache

PACKAGE = __name__.removesuffix(".spark.jar").replace(".", "_")  # also the name of the catalog of its functions


def written(session: SparkSession, parts: Iterable[bytes], entries: Callable[[], Iterable[tuple[str, bytes]]]) -> Path:
    """Return a jar of the entries, cached by `parts` and Spark's version. Raises OSError if Spark cannot load any."""
    digest = sha256(session.version.encode())
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    name = f"{PACKAGE}-{digest.hexdigest()[:16]}.jar"  # Spark accepts no second jar of the same name
    kept = user_cache() / name
    if kept.is_file() and _is_plain(kept):
        return kept
    made = _folder() / name
    with ZipFile(made, "w", ZIP_DEFLATED) as jar:
        for entry, octets in entries():
            jar.writestr(entry, octets)
    return _keep(made, kept) if _is_plain(kept) else made


def compiled(session: SparkSession, source: str) -> Iterator[tuple[str, bytes]]:
    """Yield the path and the bytes for each class in a Java source."""
    java: Any = session._jvm  # noqa: SLF001 - Spark has no public way to its Java
    compiler = java.org.codehaus.janino.SimpleCompiler()
    compiler.setParentClassLoader(java.Thread.currentThread().getContextClassLoader())
    compiler.setTargetVersion(8)  # from there on interfaces may have static methods
    compiler.cook(source)
    for name, octets in compiler.getBytecodes().items():
        yield f"{name.replace('.', '/')}.class", bytes(octets)


def add(session: SparkSession, jar: Path) -> None:
    """Add a jar to the driver and the executors of a session.

    `ADD JAR` alone shows its classes to one thread. Each Python thread has a Java thread that compiles the plans of the
    driver, and these start with the loader that all sessions share. An earlier session may have put its own loader in
    between, and all classes of a package need the same loader, so the outermost one gets the jar.
    """
    java: Any = session._jvm  # noqa: SLF001 - these loaders have no public interface
    running: Any = session._jsparkSession  # noqa: SLF001
    shared = loader = parent = running.sharedState().jarClassLoader()
    while parent is not None and parent.getClass().getSimpleName().endswith("MutableURLClassLoader"):
        loader, parent = parent, parent.getParent()
    loader.addURL(java.java.io.File(str(jar)).toURI().toURL())
    if loader is shared or not running.sparkContext().isLocal():  # else the executor has a loader below it
        running.sessionState().resourceLoader().addJar(jar.as_posix())


def _keep(jar: Path, place: Path) -> Path:
    """Copy a jar into place, whole or not at all, and return the copy; the jar itself if nothing can be written."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as part:
            part.write(jar.read_bytes())
        return Path(part.name).replace(place)
    except OSError:
        return jar


@cache
def _folder() -> Path:
    """Return a folder that lives as long as this process."""
    parent = Path(tempfile.gettempdir())
    if not _is_plain(parent):
        raise OSError(f"Spark loads no jar from `{parent}`: have TMPDIR name a folder of letters and digits")
    folder = tempfile.mkdtemp(prefix=f"{PACKAGE}-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def _is_plain(path: Path) -> bool:
    """Check whether Spark can load a jar from this path, which it reads as a URI."""
    return re.fullmatch(r"[\w./:~+@=-]+", path.as_posix()) is not None
