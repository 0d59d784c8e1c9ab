"""Whole jobs where data and Spark are elsewhere: HDFS and a cluster, S3, Spark Connect; in processes of their own."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import pyarrow.parquet as pq
import pytest

from natsgrammar.files import MARKER
from tests.support.places import CONNECT_NEEDS, Hdfs, bare_python, cluster, connect, hdfs, packages, s3, wait

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(3000)]

CONTRACT = """\
contract: 1
name: orders
input: {format: json, columns: {subject: string, stream: string}}
rules:
  - {column: subject, rule: nats-docs:subject, nullable: false}
  - {column: stream, rule: adr6:stream-name}
"""
ROWS = [{"subject": "orders..x" if at % 7 == 0 else f"orders.{at}", "stream": "ORDERS"} for at in range(700)]
LINES = "".join(f"{json.dumps(row)}\n" for row in ROWS).encode() + b"{\n"
TOLD = "701 rows in = 600 valid + 101 quarantined\n  1 of 701 lines is malformed"


@pytest.fixture
def driver(tmp_path: Path) -> Path:
    """A folder for drivers, with the contract."""
    folder = tmp_path / "driver"
    folder.mkdir()
    (folder / "orders.yaml").write_text(CONTRACT)
    return folder


def started(folder: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """A run of the command, which keeps everything of its own in its folder."""
    own = {"TMPDIR": str(folder), "XDG_CACHE_HOME": str(folder / "cache"), "SPARK_LOCAL_IP": "127.0.0.1"}
    command = [sys.executable, "-m", "natsgrammar_gen", "run", "orders.yaml", *arguments]
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **own, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def done(folder: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    """The exit code of a run, and what it says."""
    run = started(folder, *arguments, **environment)
    message, _ = run.communicate()
    return run.returncode, message


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hdfs]:
    """An HDFS with the lines in three files, one of which is worth two tasks."""
    with hdfs(tmp_path_factory.mktemp("hdfs") / "conf") as actual:
        for part in range(3):
            actual.put(f"/captured/{part}.jsonl", LINES.replace(b"\n", b" " * 30_000 * part + b"\n"))
        yield actual


@pytest.fixture(scope="module")
def on_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The options of a run on a cluster whose Python has neither the package nor pandas."""
    folder = tmp_path_factory.mktemp("cluster")
    settings = {
        "spark.executor.memory": "512m",
        "spark.driver.memory": "1g",
        "spark.driver.host": "127.0.0.1",
        "spark.pyspark.python": str(bare_python(folder)),
    }
    with cluster(folder) as master:
        yield [
            "--master",
            master,
            *(text for name, setting in settings.items() for text in ("--conf", f"{name}={setting}")),
        ]


def test_a_cluster_of_two_workers_splits_files_of_hdfs(store: Hdfs, on_cluster: list[str], driver: Path) -> None:
    job = [*on_cluster, "--input", f"{store.address}/captured", "--output", f"{store.address}/result"]
    code, message = done(driver, *job, HADOOP_USER_NAME="nobody")
    assert (code, "Permission denied: user=nobody, access=WRITE" in message) == (2, True), message
    assert sorted(store.names("/")) == ["captured", "ready"]

    code, message = done(driver, *job)
    assert (code, "2,103 rows in = 1,800 valid + 303 quarantined\n  3 of 2,103 lines are malformed" in message) == (
        1,
        True,
    ), message
    assert sorted(store.names("/")) == ["captured", "ready", "result"]
    for part, many in (("valid", 1800), ("quarantine", 303)):
        files = [name for name in store.names(f"/result/{part}") if name.startswith("part-")]
        assert len(files) > 2
        assert sum(pq.read_table(io.BytesIO(store.read(f"/result/{part}/{file}"))).num_rows for file in files) == many


def test_a_killed_driver_leaves_the_earlier_result_on_hdfs(store: Hdfs, on_cluster: list[str], driver: Path) -> None:
    earlier = {MARKER: b'{"result": 1, "files": {"old": 3}}', "old": b"old"}
    for name, content in earlier.items():
        store.put(f"/kept/{name}", content)
    job = [*on_cluster, "--input", f"{store.address}/captured", "--output", f"{store.address}/kept", "--overwrite"]
    run = started(driver, *job)
    work = "/.kept.natsgrammar"
    wait(lambda: run.poll() is not None or any(store.names(f"{work}/{name}/new") for name in store.names(work)))
    run.kill()
    run.communicate()
    assert run.returncode == -signal.SIGKILL
    assert {name: store.read(f"/kept/{name}") for name in store.names("/kept")} == earlier

    code, message = done(driver, *job)
    assert code == 1, message
    reports = {"offenders.csv", "report.html", "report.json", "report.md"}
    assert {*store.names("/kept")} == {MARKER, "quarantine", *reports, "valid"}


# Any login will do; and without a type, urllib says that the content is a form, and the server reads it as one.
SIGNED = "AWS4-HMAC-SHA256 Credential=key/20260101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0"
HEADERS = {"Authorization": SIGNED, "Content-Type": "text/plain"}


def response(address: str, put: bytes | None = None) -> str:
    """What S3 answers."""
    with urlopen(Request(address, put, HEADERS, method="GET" if put is None else "PUT")) as answer:
        return str(answer.read().decode())


def test_results_on_s3_are_whole_and_named_by_the_marker(tmp_path: Path, driver: Path) -> None:
    with s3(tmp_path / "s3") as (address, settings):
        response(f"{address}/lake", b"")
        response(f"{address}/lake/captured/1.jsonl", LINES)
        job = [text for name, value in settings.items() for text in ("--conf", f"{name}={value}")]
        job += ["--master", "local[2]", "--input", "s3a://lake/captured/*.jsonl"]
        runs = []
        for more in ([], ["--overwrite"]):
            code, message = done(driver, *job, "--output", "s3a://lake/result", *more)
            assert (code, TOLD in message) == (1, True), message
            marker = json.loads(response(f"{address}/lake/result/{MARKER}"))
            runs.append(marker["run"])
            assert f"s3a://lake/result/{marker['run']}/valid" in message
            listed = response(f"{address}/lake?list-type=2&prefix=result/")
            assert all(f"<Key>result/{path}</Key>" in listed for path in marker["files"])
        assert runs[0] not in listed
        code, message = done(driver, *job, "--output", "s3a://lake/result")
        assert (code, "is not empty" in message) == (2, True), message
        code, message = done(driver, *job, "--output", "s3a://elsewhere/result")
        assert (code, "`s3a://elsewhere/result`: " in message, "does not exist" in message) == (2, True, True), message


# What both sessions say: columns, and a contract.
ASKED = """
def answers(session, install):
    from natsgrammar import spark as ns
    from natsgrammar_spark import load, run_contract, with_violations

    install(session)
    names = ["ORDERS", "a.b", "", None, "é", "x" * 300, "mars.1%2E45", "$JS.API.STREAM.INFO.ORDERS"]
    df = session.createDataFrame([(name,) for name in names], "name string")
    found = [
        ns.is_valid("name", "adr6:stream-name"),
        ns.position("name", "adr6:stream-name"),
        ns.violation("name", "nats-docs:subject"),
        ns.encode("name", "safe:token"),
        ns.decode("name", "aviso:topic-token"),
        ns.decode_violation("name", "aviso:topic-token"),
        ns.parse("name", "js-api:request"),
        ns.route("name", ["*.*", "mars.>"]),
        ns.match("name", ["a.>"]),
    ]
    told = [tuple(map(repr, row)) for row in df.select(*found).collect()]
    (contract,) = load("orders.yaml")
    both = [("orders.1", "ORDERS"), ("orders..1", "A.B"), (None, None)]
    rows = session.createDataFrame(both, "subject string, stream string")
    result = run_contract(contract, rows)
    told += [repr(result.findings.checks), repr(result.valid.collect()), repr(result.quarantine.collect())]
    return [*told, repr(with_violations(rows, contract).collect())]
"""


def test_a_server_of_spark_connect_writes_tables_and_shared_folders(
    tmp_path: Path, driver: Path, spark: SparkSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(packages(tmp_path / "packages", *CONNECT_NEEDS))
    program = f"{ASKED}\nimport sys\nfrom natsgrammar.spark import ship\nfrom pyspark.sql import SparkSession\n"
    program += (
        "session = SparkSession.builder.remote(sys.argv[1]).getOrCreate()\nprint(*answers(session, ship), sep='\\n')"
    )
    with connect(tmp_path / "connect", bare_python(tmp_path)) as address:
        environment = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, "-c", program, address]
        completed = subprocess.run(command, cwd=driver, env=environment, capture_output=True, text=True, check=False)
        assert completed.returncode == 0, completed.stderr[-3000:]
        known: dict[str, Any] = {}
        exec(ASKED, known)
        monkeypatch.chdir(driver)
        assert completed.stdout.splitlines() == [str(item) for item in known["answers"](spark, lambda _: None)]

        (driver / "in.jsonl").write_bytes(LINES)
        job = ["--master", address, "--input", str(driver / "in.jsonl")]
        code, message = done(driver, *job, "--output", "out", PYTHONPATH=path)
        assert (code, TOLD in message) == (1, True), message
        assert pq.read_table(driver / "out" / "valid").num_rows == 600
        code, message = done(driver, *job, "--output-table", "checked", PYTHONPATH=path)
        assert (code, TOLD in message) == (1, True), message
        code, message = done(driver, *job, "--output", "hdfs://host/out", PYTHONPATH=path)
        assert (code, "use --output-table" in message) == (2, True), message
