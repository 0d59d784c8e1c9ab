"""What the tests share: one Spark session, and nats-servers of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

# The same examples on every run, so that what is green stays green; `--hypothesis-profile=explore` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2_000)
settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Quick tests first, so that a mistake shows early."""
    items.sort(key=lambda item: sum(item.get_closest_marker(name) is not None for name in ("slow", "spark", "server")))


@pytest.fixture(scope="session")
def spark() -> Iterator[SparkSession]:
    """One small local Spark, started the way the pipeline starts it; mark the tests that use it with `spark`."""
    from pyspark.sql import SparkSession

    from natsgrammar import spark as ns
    from natsgrammar_spark.java import java_home

    os.environ.update(JAVA_HOME=str(java_home()), PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    settings: dict[str, bool | float | int | str | None] = {
        "spark.driver.memory": "2g",
        "spark.driver.host": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "2",
        "spark.sql.session.timeZone": "UTC",
    }
    session = SparkSession.builder.master("local[2]").appName("natsgrammar-tests").config(map=settings).getOrCreate()
    ns.install(session)
    yield session
    session.stop()


@pytest.fixture(scope="module", params=["functions", "columns"])
def each_way(spark: SparkSession, request: pytest.FixtureRequest) -> Iterator[SparkSession]:
    """That Spark with the Java functions, then without, where the same is done by Column expressions."""
    setting = "spark.sql.catalog.natsgrammar"
    installed = spark.conf.get(setting) or ""
    if request.param == "columns":
        spark.conf.unset(setting)
    yield spark
    spark.conf.set(setting, installed)


@dataclass(frozen=True)
class Server:
    """A running nats-server."""

    url: str
    version: str
    program: Path


def server_programs() -> list[Path]:
    """The programs to test against: those of NATS_SERVERS, which `make test` sets, else the one on PATH."""
    listed = os.environ.get("NATS_SERVERS") or os.environ.get("NATS_SERVER") or shutil.which("nats-server") or ""
    return [Path(program) for program in listed.split(os.pathsep) if program]


def require_programs() -> list[Path]:
    """As server_programs; with none of them the test is skipped, or fails if NATSGRAMMAR_REQUIRE_SERVER is set."""
    programs = server_programs()
    if programs:
        return programs
    reason = "no nats-server: `make test` tells why; or set NATS_SERVER to the path of one"
    if os.environ.get("NATSGRAMMAR_REQUIRE_SERVER"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[Server]:
    """A server with JetStream on a free loopback port, keeping its store and log in `folder`, stopped at the end."""
    log = folder / "log"
    command: list[str | Path] = [program, "-js", "-sd", folder, "-l", log, "-a", "127.0.0.1", "-p", "-1"]
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    process = subprocess.Popen([*command, "--ports_file_dir", folder])
    try:
        yield Server(_url_when_ready(process, folder, log), version.removeprefix("v"), program)
    finally:
        process.terminate()
        process.wait(timeout=30)


def _url_when_ready(process: subprocess.Popen[bytes], folder: Path, log: Path) -> str:
    deadline = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < deadline:
        for ports in folder.glob("*.ports"):
            with suppress(json.JSONDecodeError):  # half written
                return str(json.loads(ports.read_text())["nats"][0])
        time.sleep(0.02)
    pytest.fail(f"nats-server did not start:\n{log.read_text() if log.exists() else '(no log)'}", pytrace=False)


@pytest.fixture(scope="session")
def nats_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The first server program there is, running; mark the tests that use it with `server`."""
    with serving(require_programs()[0], tmp_path_factory.mktemp("nats-server")) as server:
        yield server


@pytest.fixture(scope="session", params=server_programs() or [Path()], ids=str)
def each_nats_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every server program there is, running, one after the other: the test runs once per program."""
    require_programs()
    with serving(request.param, tmp_path_factory.mktemp("nats-server")) as server:
        yield server


@pytest.fixture(scope="session")
def nats_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """All of them running side by side, oldest first: for tests that compare servers with each other."""
    with ExitStack() as stack:
        programs = require_programs()
        servers = [stack.enter_context(serving(it, tmp_path_factory.mktemp("nats-server"))) for it in programs]
        yield sorted(servers, key=lambda server: [int(part) for part in server.version.split("-")[0].split(".")])
