"""A replicated stream whose leader is killed while Spark reads it and writes another one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from natsgrammar_spark import jetstream
from natsgrammar_spark.jetstream.options import reading
from natsgrammar_spark.jetstream.source import Reader
from tests.support.jetstream import ask, made, numbered, rows
from tests.support.nats_server import Cluster, clustered, require_programs

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = pytest.mark.nightly
MANY = 20_000


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with clustered(require_programs()[-1], tmp_path) as servers:
        _until_made(servers, "FROM", numbered("FROM", MANY))
        yield servers


def _until_made(servers: Cluster, stream: str, messages: Any = (), **config: Any) -> None:
    """Makes the stream once the servers have found each other."""
    for attempt in range(60):
        try:
            made(servers.urls[0], stream, messages, num_replicas=3, **config)
            return
        except Exception:
            if attempt == 59:
                raise


def _leader(servers: Cluster, stream: str) -> str:
    async def named(js: Any) -> str:
        return str((await js.stream_info(stream)).cluster.leader)

    return ask(servers.urls[0], named)


@pytest.mark.parametrize("direct", [True, False], ids=["direct", "consumer"])
def test_a_reader_goes_on_with_the_next_leader(cluster: Cluster, direct: bool) -> None:
    if not direct:
        _until_made(cluster, "FROM", numbered("FROM", MANY), allow_direct=False)
    reader = Reader(reading({"servers": ",".join(cluster.urls), "stream": "FROM"}))
    (part,) = reader.partitions()
    collected: list[int] = []
    for batch in reader.read(part):
        if not collected:
            cluster.kill(_leader(cluster, "FROM"))
        collected += batch.column("sequence").to_pylist()
    assert collected == list(range(1, MANY + 1))


def test_spark_goes_on_with_the_next_leader(spark: SparkSession, cluster: Cluster, tmp_path: Path) -> None:
    jetstream.register(spark)
    _until_made(cluster, "INTO")
    servers = ",".join(cluster.urls)
    read = {"servers": servers, "stream": "FROM", "startingOffsets": "earliest", "maxOffsetsPerTrigger": "4000"}
    df = spark.readStream.format("jetstream").options(**read, maxRecordsPerPartition="2000").load()
    into = df.selectExpr("concat('into.', subject) AS subject", "data")
    writer = into.writeStream.format("jetstream").options(servers=servers, stream="INTO")
    query = writer.option("checkpointLocation", str(tmp_path / "state")).trigger(availableNow=True).start()
    while not query.recentProgress and query.isActive:
        query.awaitTermination(1)
    cluster.kill(_leader(cluster, "INTO"))
    assert query.awaitTermination(300)
    left = ",".join(
        url for url, single in zip(cluster.urls, cluster.processes.values(), strict=True) if single.poll() is None
    )
    actual = rows(servers=left, stream="INTO")
    assert sorted(int(row["data"]) for row in actual) == list(range(1, MANY + 1))
