"""Programs of other languages that check names, each asked about all rules in one process.

`tools/engines.sh` provides them; where one is missing, its tests are skipped and the summary names the reason.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import sample
from tests.support.languages import BOUNDARIES, ROOT

HERE = ROOT / "tests" / "engines"
MADE = ROOT / ".tools" / "engines"
LENGTHS = (1, 2, 3, 5, 9, 16, 17, 33, 64, 65, 254, 255, 256, 257)

Name = dict[str, Any]  # `text` and whether it is `valid`
Wrong = list[list[str]]  # rule, name or "" for all of them, what was said


def sampled(dfa: DFA, rng: random.Random) -> list[str]:
    """Names of many lengths, each with a neighbour one edit away."""
    collected = [name for length in LENGTHS if (name := sample(dfa, rng, length)) is not None]
    return [text for name in collected for text in (name, edited(name, rng))]


def edited(name: str, rng: random.Random) -> str:
    """The name with one character more, less or another: of those that names have, and those that they seldom have."""
    at = rng.randrange(len(name))
    letter: str = rng.choice([*name, *BOUNDARIES, *".*> /\\$_\t\r"])
    edits = [name[:at] + letter + name[at:], name[:at] + name[at + 1 :], name[:at] + letter + name[at + 1 :]]
    return edits[rng.randrange(3)]


def go(program: str, cases: list[dict[str, Any]]) -> Wrong:
    """What the Go program `program` says wrongly."""
    return _asked([_made("go"), program], cases)


def node(program: str, cases: list[dict[str, Any]]) -> Wrong:
    """The same of Node or one of its packages."""
    folder = _made("node", "node_modules").parent
    return _asked(["node", HERE / "engine.mjs", folder, program], cases)


def tool(program: str) -> list[str | Path]:
    """The command of a program that a package of Node has."""
    return [_made("node", "node_modules", ".bin", program)]


def node_package(*name: str) -> Path:
    """The folder of a package of Node."""
    return _made("node", "node_modules", *name)


def python(program: str, cases: list[dict[str, Any]]) -> Wrong:
    """The same of a package of Python."""
    return _asked([_made("python", "bin", "python"), HERE / "engine.py", program], cases)


def check_jsonschema(*arguments: str | Path) -> Any:
    """What the command prints with `-o JSON`."""
    command = _made("python", "bin", "check-jsonschema")
    ran = subprocess.run([command, "-o", "JSON", *arguments], capture_output=True, text=True, check=False)
    assert ran.stdout, ran.stderr
    return json.loads(ran.stdout)


def python_program(name: str) -> Path:
    """A program that a package of Python brings."""
    return _made("python", "bin", name)


def java(lines: Iterator[str]) -> str:
    """What the program of Java prints."""
    if shutil.which("java") is None:
        pytest.skip("no java on PATH")
    command = ["java", "-Xss16m", str(HERE / "Engine.java")]
    return subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=True).stdout


def llama(lines: Iterator[str]) -> list[str]:
    """What the program around llama.cpp prints."""
    command = [_made("gbnf")]
    return subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=True).stdout.split()


def contracts(*below: str) -> Path:
    """A place in the environment that has datacontract-cli."""
    return _made("contracts", *below)


def _asked(command: list[str | Path], cases: list[dict[str, Any]]) -> Wrong:
    ran = subprocess.run(command, input=json.dumps(cases), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return list(json.loads(ran.stdout))


def dbt() -> Path:
    """The program of dbt, with its adapter for DuckDB."""
    return _made("dbt", "bin", "dbt")


def aviso_server() -> Path:
    """The program of aviso-server."""
    return _made("aviso-server")


def pyaviso() -> Path:
    """A Python that has the client of aviso-server."""
    return _made("pyaviso", "bin", "python")


def quality() -> Path:
    """A Python that has DQX, Great Expectations and pandera, with the locked Spark, pandas and Polars."""
    return _made("quality", "bin", "python")


def standards(program: str, cases: list[dict[str, Any]]) -> Wrong:
    """What a reader or validator of another standard says wrongly."""
    return _asked([_made("standards", "bin", "python"), HERE / "standards.py", program], cases)


def mqtt() -> list[str | Path]:
    """The command of an MQTT client, paho-mqtt; it needs a port and a client identifier."""
    return [_made("standards", "bin", "python"), HERE / "mqtt.py"]


# What axe-core finds on a page that has run it, one text each.
AXE_FINDS = """axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((it) => `${id}: ${it.target} ${it.failureSummary}`)))"""


def axe() -> str:
    """The script of axe-core, which finds what not everybody can read or reach on a page."""
    return _made("node", "node_modules", "axe-core", "axe.min.js").read_text(encoding="utf-8")


def zensical() -> Path:
    """The program of Zensical, which is to build the site after MkDocs."""
    return _made("python", "bin", "zensical")


def _made(name: str, *below: str) -> Path:
    actual = MADE.joinpath(name, *below)
    if not (MADE / f"{name}.made").exists() or not actual.exists():
        pytest.skip(f"no {actual.relative_to(ROOT)}: tools/engines.sh makes it, or says what it lacks")
    return actual


# ---- PostgreSQL -----------------------------------------------------------------------------------------------------


@contextmanager
def postgres() -> Iterator[Path]:
    """The folder with the socket of a PostgreSQL of our own, in a folder of its own."""
    programs = _programs()
    # It refuses to run as root.
    user = "nobody" if os.getuid() == 0 else None
    with tempfile.TemporaryDirectory() as folder:
        if user:
            shutil.chown(folder, user)
        data = f"{folder}/data"

        def run(*words: str | Path) -> None:
            subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=user)

        run(programs / "initdb", "-D", data, "-E", "UTF8", "--locale=C", "-A", "trust", "-U", "postgres")
        quiet = f"-c listen_addresses='' -c fsync=off -k {folder}"
        run(programs / "pg_ctl", "-D", data, "-o", quiet, "-l", f"{folder}/log", "-w", "start")
        try:
            yield Path(folder)
        finally:
            run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def _programs() -> Path:
    beside = [*map(Path, os.environ["PATH"].split(os.pathsep)), *sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    collected = [item for item in beside if all((item / name).exists() for name in ("initdb", "pg_ctl", "psql"))]
    if not collected:
        pytest.skip("no PostgreSQL: neither on PATH nor in /usr/lib/postgresql")
    return collected[-1]


def psql(folder: Path, script: str) -> str:
    """What a script prints, without headers."""
    command: list[str | Path] = [_programs() / "psql", "-h", folder, "-U", "postgres", "-qAt", "-v", "ON_ERROR_STOP=1"]
    ran = subprocess.run(command, input=script.encode(), capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout.decode()
