"""Connections that break in the middle of an answer, and slow servers: all messages come, once, or an error does."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from natsgrammar_spark.jetstream import JetStreamError
from natsgrammar_spark.jetstream.connection import connected, describe
from natsgrammar_spark.jetstream.options import reading, writing
from natsgrammar_spark.jetstream.publish import Message as Sent
from natsgrammar_spark.jetstream.publish import Publisher
from natsgrammar_spark.jetstream.sink import ask
from natsgrammar_spark.jetstream.source import StreamReader
from tests.support import nats_wire
from tests.support.depth import Some, generator
from tests.support.jetstream import Message, made, numbered, rows, written
from tests.support.nats_server import free_ports, serving
from tests.support.proxy import Proxy, proxied

MANY = 6_000  # more than one request, and about 900,000 octets


@pytest.fixture(scope="module")
def url(server: nats_wire.Server) -> str:
    return "nats://{}:{}".format(*server.address)


@pytest.fixture
def proxy(url: str) -> Iterator[Proxy]:
    with proxied(url) as actual:
        yield actual


@pytest.mark.parametrize("direct", [True, False], ids=["direct", "consumer"])
def test_a_connection_that_breaks_in_an_answer_costs_no_message(
    url: str, proxy: Proxy, direct: bool, some: Some
) -> None:
    made(url, "CUT", numbered("CUT", MANY), allow_direct=direct)
    where: Random = generator("cuts")
    for _ in some(range(20), 2):
        cuts = [None, *(where.randrange(600, upto) for upto in (200_000, 5_000, 300_000))]
        proxy.cuts.extend(cuts)  # the first connection is that of planning
        actual = rows(servers=proxy.url, stream="CUT")
        assert [row["sequence"] for row in actual] == list(range(1, MANY + 1)), cuts
        assert all(row["data"] == b"%d" % row["sequence"] for row in actual), cuts
        assert not proxy.cuts, "not all connections were cut"


def test_a_connection_that_breaks_while_messages_are_sent_costs_none(url: str, proxy: Proxy, some: Some) -> None:
    where: Random = generator("cuts of writes")
    for _ in some(range(20), 2):
        made(url, "SENT")
        cuts = [where.randrange(600, upto) for upto in (100_000, 30_000)]
        proxy.cuts.extend(cuts)
        written(numbered("SENT", MANY), "q/1/0", servers=proxy.url, stream="SENT")
        assert not proxy.cuts, "not all connections were cut"
        assert sorted(int(row["data"]) for row in rows(servers=url, stream="SENT")) == list(range(1, MANY + 1)), cuts


class Unlucky(Publisher):
    """Loses the connection in the moment of each acknowledgement."""

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:
        super().take(subject, reply, header, payload)
        self.lost()


@pytest.mark.parametrize("many", [1, 3])
def test_a_loss_in_the_moment_of_an_acknowledgement_ends(url: str, many: int) -> None:
    made(url, "LAST")
    options = writing({"servers": url, "stream": "LAST", "timeoutMs": "5000"})
    messages = [Sent(b"last.x", b"NATS/1.0\r\nNats-Msg-Id: %d\r\n\r\n" % at, b"x", b"%d" % at) for at in range(many)]
    with connected(options.access) as link:

        async def publish() -> None:
            publisher = Unlucky(link, await describe(link))
            await publisher.begin()
            await publisher.send(messages)
            await publisher.settle()

        link.run(publish())
    assert len(rows(servers=url, stream="LAST")) == many


def test_a_server_that_always_breaks_off_is_an_error(url: str, proxy: Proxy) -> None:
    made(url, "ENDS", [("ends.x", bytes(100_000), None)] * 5)
    proxy.cuts.extend([None, *[20_000] * 1_000])
    with pytest.raises(JetStreamError, match=r"`\$JS.API.*` failed at nats://127.0.0.1:\d+: "):
        rows(servers=proxy.url, stream="ENDS", timeoutMs=1_500)


def test_a_slow_server_is_waited_for(url: str, proxy: Proxy) -> None:
    made(url, "SLOW", [("slow.x", bytes([at]) * 100_000, None) for at in range(30)])
    passed: list[float] = []

    def pause() -> None:
        passed.append(time.monotonic())
        time.sleep(0.02)

    proxy.pause = pause
    actual = rows(servers=proxy.url, stream="SLOW", timeoutMs=1_000)
    assert passed[-1] - passed[0] > 1.0, "the server was not slow"
    assert [row["data"][:1] for row in actual] == [bytes([at]) for at in range(30)]


def test_a_server_that_reads_no_more_is_an_error(url: str, proxy: Proxy) -> None:
    """As nats-server 2.9 does when its disk is full."""
    made(url, "DEAF")
    pieces, ended = itertools.count(), Event()
    proxy.pause = lambda: ended.wait(60) if next(pieces) > 100 else None
    messages: list[Message] = [("deaf.x", bytes(500_000), None)] * 60
    try:
        with pytest.raises(JetStreamError, match=r"has not acknowledged \d+ messages?, from the message to `deaf.x`"):
            written(messages, "j", servers=proxy.url, stream="DEAF", timeoutMs=1_000)
    finally:
        ended.set()


def test_a_query_that_has_begun_waits_for_its_server(server: nats_wire.Server, tmp_path: Path) -> None:
    (port,) = free_ports(1)
    with serving(server.program, tmp_path, port) as running:
        some: dict[str, Any] = {"servers": running.url, "stream": "DOWN"}
        made(running.url, "DOWN", numbered("DOWN", 5))
        made(running.url, "BACK")
        given = reading({**some, "startingOffsets": "earliest"})
        reader = StreamReader(given)
        start = reader.initialOffset()
        end = reader.latestOffset(start)
        (part,) = reader.partitions(start, end)
    for new in (lambda: StreamReader(given).latestOffset(start), lambda: ask(writing(some))):
        with pytest.raises(JetStreamError, match="cannot connect to"):
            new()
    waiting: list[Callable[[], object]] = [lambda: reader.latestOffset(start), reader.reportLatestOffset]
    waiting += [lambda: reader.partitions(start, end), lambda: sum(len(batch) for batch in reader.read(part))]
    waiting += [lambda: written(numbered("BACK", 2), "j", **{**some, "stream": "BACK"}).rows]
    with ThreadPoolExecutor(len(waiting)) as pool:
        coming = [pool.submit(single) for single in waiting]
        time.sleep(0.5)
        assert not any(single.done() for single in coming)
        with serving(server.program, tmp_path, port):
            latest, _, parts, read, wrote = (single.result() for single in coming)
    assert (latest, parts, read, wrote) == (end, [part], 5, 2)
    impatient = StreamReader(reading({**some, "timeoutMs": "1"}))
    impatient.begun = True
    with pytest.raises(JetStreamError, match="cannot connect to"):
        impatient.latestOffset(start)
