"""HDFS, a cluster of Spark, Spark Connect and S3 on this machine, in processes of their own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from getpass import getuser
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from xml.sax.saxutils import escape

import pyspark
import pytest
from pyspark.sql import SparkSession

from natsgrammar.files import MARKER
from natsgrammar_spark.outputs.hadoop import remote_folder
from natsgrammar_spark.session.java import JavaNotFound, java_home
from tests.support.nats_server import free_ports

SPARK = Path(pyspark.__file__).parent
_SECONDS = 600  # for a server to start, on a machine that may be busy


def jar(group: str, name: str, version: str) -> Path:
    """A jar from Maven's store, fetched if it is not there; without it the test is skipped."""
    store = Path.home() / ".m2/repository"  # Maven's own idea of a home does not follow HOME
    actual = store / group.replace(".", "/") / name / version / f"{name}-{version}.jar"
    if not actual.is_file():
        artifact = f"-Dartifact={group}:{name}:{version}"
        _fetch(["mvn", "-q", "-B", f"-Dmaven.repo.local={store}", "dependency:get", artifact, "-Dtransitive=false"])
    return actual


def packages(folder: Path, *requirements: str) -> Path:
    """A folder of packages from PyPI, for PYTHONPATH; without them the test is skipped."""
    _fetch([sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), *requirements])
    return folder


def _fetch(command: list[str]) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"`{' '.join(command)}`: {getattr(error, 'stderr', '') or error}")


def bare_python(folder: Path) -> Path:
    """A Python for executors: without sites, where an editable installation would show the package, and no pandas."""
    python = folder / "python"
    (folder / "pandas.py").write_text("raise ImportError")
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{folder}:$PYTHONPATH:{SPARK.parent}" exec {sys.executable} -S "$@"\n')
    python.chmod(0o755)
    return python


@contextmanager
def serving(folder: Path, port: int, *command: object, **environment: str) -> Iterator[None]:
    """A server in a folder of its own, from when it listens until the end."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "log").open("w") as log:
        run = subprocess.Popen(
            [*map(str, command)], cwd=folder, env={**os.environ, **environment}, stdout=log, stderr=log
        )
        try:
            wait(lambda: run.poll() is not None or _listens(port))
            assert run.poll() is None, (folder / "log").read_text()[-2000:]
            yield
        finally:
            run.kill()
            run.wait()


def wait(until: Callable[[], object]) -> None:
    """Returns once it is so, asked again and again."""
    for _ in range(_SECONDS * 10):
        if until():
            return
        time.sleep(0.1)
    pytest.fail("a server did not start")


def _listens(port: int) -> bool:
    with socket.socket() as request:
        return request.connect_ex(("127.0.0.1", port)) == 0


def _java() -> Path:
    try:
        return java_home() / "bin" / "java"
    except JavaNotFound as error:
        pytest.skip(str(error))


@dataclass(frozen=True)
class Hdfs:
    """A running HDFS, asked over HTTP."""

    address: str
    http: str

    def put(self, path: str, content: bytes) -> None:
        try:  # the name node sends writers on to a data node, where urllib does not follow
            self._ask(path, "CREATE", "PUT")
        except HTTPError as sent_on:
            if sent_on.code != 307:
                raise
            with urlopen(Request(sent_on.headers["Location"], content, method="PUT")):
                pass

    def read(self, path: str) -> bytes:
        return self._ask(path, "OPEN")

    def names(self, path: str) -> list[str]:
        """What is in a folder, which may be missing."""
        try:
            listed = json.loads(self._ask(path, "LISTSTATUS"))
        except HTTPError as error:
            if error.code != 404:
                raise
            return []
        return [item["pathSuffix"] for item in listed["FileStatuses"]["FileStatus"]]

    def is_ready(self) -> bool:
        """Whether there is a data node that takes files."""
        with suppress(HTTPError):
            self.put("/ready", b"")
            return True
        return False

    def _ask(self, path: str, operation: str, method: str = "GET") -> bytes:
        address = f"{self.http}/webhdfs/v1{path}?op={operation}&user.name={getuser()}"
        with urlopen(Request(address, method=method)) as answer:
            return bytes(answer.read())


@contextmanager
def hdfs(folder: Path) -> Iterator[Hdfs]:
    """A name node and a data node."""
    java = _java()
    version = next(SPARK.glob("jars/hadoop-client-api-*.jar")).stem.rpartition("-")[2]
    shaded = jar("org.apache.hadoop", "hadoop-client-minicluster", version)
    rpc, http = free_ports(2)
    free = "127.0.0.1:0"
    settings = {
        "fs.defaultFS": f"hdfs://127.0.0.1:{rpc}",
        "dfs.namenode.name.dir": str(folder / "names"),
        "dfs.datanode.data.dir": str(folder / "data"),
        "dfs.namenode.http-address": f"127.0.0.1:{http}",
        **dict.fromkeys(("dfs.datanode.address", "dfs.datanode.http.address", "dfs.datanode.ipc.address"), free),
        "dfs.replication": "1",
    }
    listed = "".join(
        f"<property><name>{setting}</name><value>{escape(settings[setting])}</value></property>" for setting in settings
    )
    folder.mkdir()
    for name in ("core-site.xml", "hdfs-site.xml"):
        (folder / name).write_text(f"<configuration>{listed}</configuration>")
    command = [str(java), "-Xmx256m", "-cp", f"{folder}:{shaded}:{SPARK}/jars/*"]
    server = "org.apache.hadoop.hdfs.server"
    subprocess.run([*command, f"{server}.namenode.NameNode", "-format"], check=True, capture_output=True)
    actual = Hdfs(settings["fs.defaultFS"], f"http://127.0.0.1:{http}")
    with (
        serving(folder / "1", rpc, *command, f"{server}.namenode.NameNode"),
        serving(folder / "2", rpc, *command, f"{server}.datanode.DataNode"),
    ):
        wait(actual.is_ready)
        yield actual


@contextmanager
def cluster(folder: Path, workers: int = 2) -> Iterator[str]:
    """The address of a Spark cluster, each of whose workers has one core and a folder of its own."""
    _java()
    port, *pages = free_ports(2 + workers)
    local = {"SPARK_LOCAL_IP": "127.0.0.1", "SPARK_HOME": str(SPARK), "SPARK_DAEMON_MEMORY": "256m"}
    java = [SPARK / "bin" / "spark-class"]
    deploy = "org.apache.spark.deploy"
    master = [*java, f"{deploy}.master.Master", "--host", "127.0.0.1", "--port", port, "--webui-port", pages[0]]
    address = f"spark://127.0.0.1:{port}"
    with ExitStack() as running:
        running.enter_context(serving(folder / "master", port, *master, **local))
        for number, page in enumerate(pages[1:]):
            own = folder / f"worker{number}"
            worker = [*java, f"{deploy}.worker.Worker", "--host", "127.0.0.1", "--webui-port", page, "--cores", "1"]
            worker += ["--memory", "1g", "--work-dir", own, address]
            running.enter_context(serving(own, page, *worker, SPARK_LOCAL_DIRS=str(own), **local))
        yield address


# What a client of Spark Connect needs besides PySpark, as `pyspark[connect]` has it.
CONNECT_NEEDS = ("grpcio>=1.76,<2", "grpcio-status>=1.76,<2", "googleapis-common-protos", "zstandard")


@contextmanager
def connect(folder: Path, python: Path) -> Iterator[str]:
    """The address of a server of Spark Connect, whose workers run this Python."""
    _java()
    (port,) = free_ports(1)
    settings = {
        "spark.connect.grpc.binding.address": "127.0.0.1",
        "spark.connect.grpc.binding.port": port,
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "2",
    }
    chosen = [text for name, value in settings.items() for text in ("--conf", f"{name}={value}")]
    server = "org.apache.spark.sql.connect.service.SparkConnectServer"
    command = [SPARK / "bin" / "spark-submit", "--master", "local[2]", *chosen, "--class", server, "spark-internal"]
    local = {"SPARK_LOCAL_IP": "127.0.0.1", "SPARK_HOME": str(SPARK), "PYSPARK_PYTHON": str(python)}
    with serving(folder, port, *command, **local):
        yield f"sc://127.0.0.1:{port}"


@contextmanager
def s3(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of an S3 server that takes any login, and the settings that Spark needs for it."""
    version = next(SPARK.glob("jars/hadoop-client-api-*.jar")).stem.rpartition("-")[2]
    jars = [
        jar("org.apache.hadoop", "hadoop-aws", version),
        jar("software.amazon.awssdk", "bundle", "2.35.4"),
        jar("software.amazon.s3.analyticsaccelerator", "analyticsaccelerator-s3", "1.3.1"),
    ]
    path = packages(folder / "packages", "moto[s3,server]==5.*")
    (port,) = free_ports(1)
    server = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", port]
    address = f"http://127.0.0.1:{port}"
    settings = {
        "spark.jars": ",".join(map(str, jars)),
        "spark.hadoop.fs.s3a.endpoint": address,
        "spark.hadoop.fs.s3a.endpoint.region": "us-east-1",
        "spark.hadoop.fs.s3a.path.style.access": "true",
        "spark.hadoop.fs.s3a.access.key": "key",
        "spark.hadoop.fs.s3a.secret.key": "secret",
    }
    with serving(folder, port, *server, PYTHONPATH=str(path)):
        yield address, settings


def result_folder(spark: SparkSession, output: str) -> str:
    """Return the address below which a result is: on object stores the folder of its run."""
    folder = remote_folder(spark, output)
    marker: dict[str, str] = json.loads(folder.text(MARKER))
    return folder.uri(marker["run"]) if "run" in marker else folder.address
