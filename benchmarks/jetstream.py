"""Streams into Parquet and back through Spark, against what nats-py and a bare socket do with the same messages.

`NATSGRAMMAR_MESSAGES` is the number of messages to read, a million by default: among fewer, starting a job shows.
"""

from __future__ import annotations

import json
import os
import re
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from benchmarks.timing import Row, medians, processor_seconds
from tests.support.jetstream import ask, made
from tests.support.nats_server import require_programs, serving

if TYPE_CHECKING:
    from collections.abc import Callable

    from nats.js import JetStreamContext
    from pyspark.sql import DataFrame, SparkSession

MANY = int(os.environ.get("NATSGRAMMAR_MESSAGES", "1_000_000"))
WRITTEN = min(MANY, 200_000)
FEW = 40_000  # of them, for what takes as long for each message however many there are
ROUNDS = 3
PAYLOAD = 200
SUBJECTS = [f"bench.orders.eu.{number}.created" for number in range(100)]
_END = re.compile(rb"NATS/1\.0 204 EOB\r\n(?:.*\r\n)*?Nats-Last-Sequence: (\d+)\r\n\r\n\r\n")
_ANSWER = re.compile(rb"HMSG \S+ 1 +(\d+) (\d+)\r\n")


def rows() -> Iterator[Row]:
    """Every measurement of the data source."""
    from natsgrammar_spark import jetstream
    from natsgrammar_spark.session import session

    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as store,
        serving(require_programs()[-1], Path(store)) as server,
        session() as spark,
    ):
        jetstream.register(spark)
        _prepare(spark, server.url, folder)
        yield from _measured(spark, server.url, folder)


def _prepare(spark: SparkSession, url: str, folder: str) -> None:
    rows = spark.range(MANY, numPartitions=2).selectExpr(
        "id", "concat('bench.orders.eu.', id % 100, '.created') AS subject", f"repeat('x', {PAYLOAD}) AS data"
    )
    rows.write.parquet(f"{folder}/messages")
    _write(spark, url, folder, MANY)


def _measured(spark: SparkSession, url: str, folder: str) -> Iterator[Row]:
    def read(direct: bool) -> Callable[[], None]:
        return lambda: _read(spark, url, direct).write.mode("overwrite").parquet(f"{folder}/copy")

    ways = {
        "direct": read(True),
        "consumers": read(False),
        "count": lambda: ask(url, _counted),
        "range": lambda: _one_partition(url),
        "socket": lambda: _bare(url),
    }
    pairs = (
        ("JetStream to Parquet", "direct", "a nats-py consumer that counts", "count", 0.33),
        ("JetStream to Parquet, `directGet=false`", "consumers", "a nats-py consumer that counts", "count", 0.33),
        ("JetStream to Arrow, one connection", "range", "a bare loop of Direct Get on a socket", "socket", 1.25),
    )
    taken, spent = medians(ways, ROUNDS), medians(ways, ROUNDS, processor_seconds)
    for what, way, against, other, goal in pairs:
        many = FEW if other == "count" else MANY
        yield _row(what, against, taken[way] / MANY, taken[other] / many, goal)
        ours, theirs = spent[way] / MANY * 1e6, spent[other] / many * 1e6
        detail = f"{ours:.1f} µs against {theirs:.1f} µs of processor time a message, with the server's"
        yield Row(what, against, ours / theirs, detail)
    taken = medians(
        {
            "spark": lambda: _write(spark, url, folder, WRITTEN),
            "nats-py": lambda: (made(url, "BENCH"), ask(url, _published)),
        },
        ROUNDS,
    )
    against = "nats-py's `publish_async`, acknowledged"
    yield _row("Parquet to JetStream", against, taken["spark"] / WRITTEN, taken["nats-py"] / FEW, 1.25)


def _row(what: str, against: str, ours: float, theirs: float, goal: float) -> Row:
    detail = f"{1 / ours:,.0f} against {1 / theirs:,.0f} messages of {PAYLOAD} bytes per second"
    return Row(what, against, ours / theirs, detail, f"≤ {goal}")


def _write(spark: SparkSession, url: str, folder: str, many: int) -> None:
    made(url, "BENCH")
    rows = spark.read.parquet(f"{folder}/messages").where(f"id % {MANY // many} = 0").drop("id")
    rows.write.format("jetstream").options(servers=url, stream="BENCH").mode("append").save()


def _read(spark: SparkSession, url: str, direct: bool) -> DataFrame:
    options = {"servers": url, "stream": "BENCH", "maxRecordsPerPartition": MANY // 2, "directGet": direct}
    return spark.read.format("jetstream").options(**options).load()


async def _published(js: JetStreamContext) -> None:
    data = b"x" * PAYLOAD
    for number in range(FEW):
        await js.publish_async(SUBJECTS[number % len(SUBJECTS)], data, headers={"Nats-Msg-Id": f"job/0/0/{number}"})
    await js.publish_async_completed()


async def _counted(js: JetStreamContext) -> None:
    from nats.js.api import AckPolicy, ConsumerConfig

    consumer = await js.pull_subscribe("bench.>", stream="BENCH", config=ConsumerConfig(ack_policy=AckPolicy.NONE))
    actual = 0
    while actual < FEW:
        actual += len(await consumer.fetch(1000, timeout=20))


def _one_partition(url: str) -> None:
    from natsgrammar_spark.jetstream.options import reading
    from natsgrammar_spark.jetstream.source import Reader

    reader = Reader(reading({"servers": url, "stream": "BENCH", "maxRecordsPerPartition": str(MANY)}))
    (part,) = reader.partitions()
    if sum(len(batch) for batch in reader.read(part)) != MANY:
        raise RuntimeError("messages were lost")


def _bare(url: str) -> None:
    """Asks, and cuts the answers into headers and payloads; reads neither."""
    place = urlsplit(url)
    after = 0
    with socket.create_connection((place.hostname, place.port)) as connection:
        connection.recv(1 << 16)
        connection.sendall(b'CONNECT {"headers":true,"no_responders":true,"verbose":false}\r\nSUB in 1\r\n')
        while after < MANY:
            body = json.dumps({"seq": after + 1, "batch": 5_000, "next_by_subj": ">", "max_bytes": 8 << 20}).encode()
            connection.sendall(b"PUB $JS.API.DIRECT.GET.BENCH in %d\r\n%b\r\n" % (len(body), body))
            text = b""
            headers, payloads = [], []
            while not (end := _END.search(text, max(0, len(text) - 200))):
                text += connection.recv(1 << 18)
                at = 0
                if text.startswith(b"PING\r\n"):
                    connection.sendall(b"PONG\r\n")
                    at = 6
                while answer := _ANSWER.match(text, at):
                    start = answer.end()
                    body_at, stop = start + int(answer[1]), start + int(answer[2])
                    if stop + 2 > len(text) or text.startswith(b"NATS/1.0 2", start):
                        break
                    headers.append(text[start:body_at])
                    payloads.append(text[body_at:stop])
                    at = stop + 2
                text = text[at:]
            after = int(end[1])
