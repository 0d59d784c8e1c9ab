"""nats-server programs, and how to run one."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest


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
def serving(program: Path, folder: Path, port: int = -1) -> Iterator[Server]:
    """A server with JetStream on a loopback port, keeping its store and log in `folder`, stopped at the end."""
    log = folder / "log"
    command: list[str | Path] = [program, "-js", "-sd", folder, "-l", log, "-a", "127.0.0.1", "-p", str(port)]
    for last in folder.glob("*.ports"):
        last.unlink()
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split()[-1]
    process = _started([*command, "--ports_file_dir", folder], folder)
    try:
        yield Server(_url_when_ready(process, folder, log), version.removeprefix("v"), program)
    finally:
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:  # an old one, after its disk was full
            process.kill()
            process.wait()


def _started(command: list[str | Path], folder: Path) -> subprocess.Popen[bytes]:
    # in the folder, so that whatever it writes beside its store goes with the folder
    return subprocess.Popen([Path(command[0]).absolute(), *command[1:]], cwd=folder)


def _url_when_ready(process: subprocess.Popen[bytes], folder: Path, log: Path) -> str:
    deadline = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < deadline:
        for ports in folder.glob("*.ports"):
            with suppress(json.JSONDecodeError):  # half written
                return str(json.loads(ports.read_text())["nats"][0])
        time.sleep(0.02)
    pytest.fail(f"nats-server did not start:\n{log.read_text() if log.exists() else '(no log)'}", pytrace=False)


@dataclass(frozen=True)
class Cluster:
    """Three servers of one JetStream cluster, by name."""

    processes: dict[str, subprocess.Popen[bytes]]
    urls: tuple[str, ...]

    def kill(self, name: str) -> None:
        """Ends a server as a crash does."""
        self.processes[name].kill()
        self.processes[name].wait()


@contextmanager
def clustered(program: Path, folder: Path) -> Iterator[Cluster]:
    """Three servers on free loopback ports that form a JetStream cluster, stopped at the end."""
    names, ports, routes = ("n1", "n2", "n3"), free_ports(3), free_ports(3)
    others = ",".join(f"nats://127.0.0.1:{route}" for route in routes)
    processes = {}
    try:
        for name, port, route in zip(names, ports, routes, strict=True):
            place: list[str | Path] = ["-js", "-sd", folder / name, "-n", name, "-l", folder / f"{name}.log"]
            cluster = [
                "-a",
                "127.0.0.1",
                "--cluster_name",
                "C",
                "--cluster",
                f"nats://127.0.0.1:{route}",
                "--routes",
                others,
            ]
            processes[name] = _started([program, *place, "-p", str(port), *cluster], folder)
        yield Cluster(processes, tuple(f"nats://127.0.0.1:{port}" for port in ports))
    finally:
        for process in processes.values():
            process.terminate()
            process.wait(timeout=30)


def free_ports(many: int) -> list[int]:
    with ExitStack() as bound:
        sockets = [bound.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(many)]
        return [int(socket.getsockname()[1]) for socket in sockets]
