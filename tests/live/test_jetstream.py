"""Reads of JetStream, by Direct Get and by consumers, on real servers old and new, faults included."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from traceback import format_exception
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql.types import StructType

from natsgrammar_spark.jetstream import JetStreamError
from natsgrammar_spark.jetstream.connection import connected
from natsgrammar_spark.jetstream.options import Access, reading
from natsgrammar_spark.jetstream.read import Range, first_since, header_maps
from natsgrammar_spark.jetstream.source import JetStream, Reader, StreamReader, check_readable, extent
from tests.support import nats_wire
from tests.support.jetstream import ask, made, numbered, rows
from tests.support.proxy import proxied

MANY = 5_500  # more than one request


@pytest.fixture(scope="module")
def url(server: nats_wire.Server) -> str:
    return "nats://{}:{}".format(*server.address)


@pytest.fixture(params=[True, False], ids=["direct", "consumer"])
def direct(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def in_batches(server: nats_wire.Server) -> bool:
    """Whether Direct Get answers with many messages."""
    return tuple(map(int, server.version.split(".")[:2])) >= (2, 11)


def sequences(actual: list[dict[str, Any]]) -> list[int]:
    return [row["sequence"] for row in actual]


def test_a_stream_is_read_whole(server: nats_wire.Server, url: str, direct: bool) -> None:
    made(url, "WHOLE", numbered("WHOLE", MANY), allow_direct=True)
    actual = rows(servers=url, stream="WHOLE", maxRecordsPerPartition=5_200, directGet=direct)
    assert sequences(actual) == list(range(1, MANY + 1))
    assert all(row["data"] == b"%d" % row["sequence"] for row in actual)
    assert all(row["subject"] == f"whole.{row['sequence'] % 3}" for row in actual)
    assert {row["stream"] for row in actual} == {"WHOLE"}
    assert {row["reply"] for row in actual} == {None}
    assert [row["headers"] for row in actual[3:6]] == [None, {"N": ["5"], "Empty": [""]}, None]
    info = ask(url, lambda js: js.stream_info("WHOLE"))
    assert info.state.messages == MANY
    times = [row["timestamp"] for row in actual]
    assert times == sorted(times)
    seventh = ask(url, lambda js: js.get_msg("WHOLE", 7)).time
    assert seventh is not None
    assert abs(seventh - times[6]) < timedelta(milliseconds=1)
    consumers = ask(url, lambda js: js.consumers_info("WHOLE"))
    assert (consumers == []) is (direct and in_batches(server))
    assert sequences(rows(servers=url, stream="WHOLE", directGet=direct)) == list(range(1, MANY + 1))
    more = len(ask(url, lambda js: js.consumers_info("WHOLE"))) - len(consumers)
    assert more == (0 if direct and in_batches(server) else 1)  # one reads on, request after request


def test_columns_are_those_of_a_message() -> None:
    with pytest.raises(JetStreamError, match=r"^the columns are `struct<subject:string,.*>`: leave out `schema`$"):
        JetStream({"servers": "nats://127.0.0.1", "stream": "X"}).reader(StructType())


def test_filters_and_ranges(url: str, direct: bool) -> None:
    made(url, "PART", numbered("PART", MANY), allow_direct=direct)
    some: dict[str, Any] = {"servers": url, "stream": "PART", "maxRecordsPerPartition": 2_000}
    assert sequences(rows(**some, subjects="part.1")) == list(range(1, MANY + 1, 3))
    both = rows(**some, subjects="part.0, part.2")
    assert sorted(sequences(both)) == [at for at in range(1, MANY + 1) if at % 3 != 1]
    assert rows(**some, subjects="part.nothing") == []
    actual = rows(**some, subjects="part.*", startingOffsets=5, endingOffsets='{"seq": 8}')
    assert sequences(actual) == [5, 6, 7]
    assert rows(**some, startingOffsets="latest") == []
    moment = rows(**some, startingOffsets=100, endingOffsets=101)[0]["timestamp"]
    since = sequences(rows(**some, startingTimestamp=moment.isoformat(), endingOffsets=200))
    assert since[-1] == 199
    assert 0 < since[0] <= 101  # the column holds microseconds
    assert rows(**some, startingTimestamp="2100-01-01T00:00:00Z") == []


def test_what_is_gone_is_an_error_unless_allowed(url: str, direct: bool) -> None:
    made(url, "GAPS", numbered("GAPS", 30), allow_direct=direct)
    some: dict[str, Any] = {"servers": url, "stream": "GAPS"}
    ask(url, lambda js: js.delete_msg("GAPS", 11))
    with pytest.raises(JetStreamError, match="no message 11: it was deleted"):
        rows(**some)
    with pytest.raises(JetStreamError, match="no message 11"):
        rows(**some, subjects="gaps.2")
    left = [at for at in range(1, 31) if at != 11]
    assert sequences(rows(**some, failOnDataLoss=False)) == left
    assert sequences(rows(**some, startingOffsets=12)) == left[10:]
    ask(url, lambda js: js.purge_stream("GAPS", seq=5))
    assert sequences(rows(**some, endingOffsets=11)) == left[4:10]
    with pytest.raises(JetStreamError, match="no message 2:"):
        rows(**some, startingOffsets=2)
    assert sequences(rows(**some, startingOffsets=2, failOnDataLoss=False)) == left[4:]
    ask(url, lambda js: js.purge_stream("GAPS"))
    assert rows(**some) == []
    with pytest.raises(JetStreamError, match="ends at 30, before 99"):
        rows(**some, startingOffsets=99)


@pytest.mark.parametrize("subject", [">", "mid.*"])
def test_what_goes_while_it_is_read_is_an_error(url: str, direct: bool, subject: str) -> None:
    made(url, "MID", numbered("MID", 100), allow_direct=direct)
    reader = StreamReader(
        reading({"servers": url, "stream": "MID", "subjects": subject, "startingOffsets": "earliest"})
    )
    (part,) = reader.partitions(reader.initialOffset(), reader.latestOffset())
    ask(url, lambda js: js.delete_msg("MID", 100))
    with pytest.raises(JetStreamError, match="no message 100"):
        list(reader.read(part))


def test_a_stream_made_anew_is_another_one(url: str, direct: bool) -> None:
    made(url, "ANEW", numbered("ANEW", 10), allow_direct=direct)
    options = {"servers": url, "stream": "ANEW", "startingOffsets": "earliest"}
    reader = StreamReader(reading(options))
    start, end = reader.initialOffset(), reader.latestOffset()
    (part,) = reader.partitions(start, end)
    made(url, "ANEW", numbered("ANEW", 20), allow_direct=direct)
    for late in (
        lambda: reader.latestOffset(end),
        lambda: reader.partitions(start, end),
        lambda: list(reader.read(part)),
        lambda: rows(**{**options, "startingOffsets": '{{"seq": 3, "created": "{}"}}'.format(start["created"])}),
    ):
        with pytest.raises(JetStreamError, match="was recreated"):
            late()
    lenient = StreamReader(reading({**options, "failOnDataLoss": "false"}))
    assert lenient.partitions(start, end) == []  # a batch that was planned and not committed
    assert list(lenient.read(part)) == []
    now = lenient.latestOffset(end)
    (part,) = lenient.partitions(end, now)
    assert sum(len(batch) for batch in lenient.read(part)) == 20
    made(url, "OTHER")
    other = StreamReader(reading({**options, "stream": "OTHER", "failOnDataLoss": "false"}))
    for wrong in (lambda: other.latestOffset(end), lambda: other.partitions(start, end)):
        with pytest.raises(JetStreamError, match="offset is of stream `ANEW`, not of `OTHER`"):
            wrong()


def test_offsets_end_where_they_should(url: str) -> None:
    made(url, "ENDS", numbered("ENDS", 30))
    reader = StreamReader(reading({"servers": url, "stream": "ENDS", "maxOffsetsPerTrigger": "7"}))
    limit = reader.getDefaultReadLimit()
    assert reader.initialOffset()["seq"] == 31
    start = {**reader.initialOffset(), "seq": 1}
    assert reader.latestOffset(start, limit)["seq"] == 8
    assert reader.latestOffset(start)["seq"] == 31
    reader.prepareForTriggerAvailableNow()
    ask(url, lambda js: js.publish("ends.1", b"31"))
    assert reader.latestOffset(start)["seq"] == 31
    assert reader.latestOffset({**start, "seq": 29}, limit)["seq"] == 31
    assert reader.reportLatestOffset()["seq"] == 32
    assert reader.partitions(start, start) == []
    assert reader.latestOffset({**start, "seq": 32}, limit)["seq"] == 32  # never back, to messages that were read
    careless = StreamReader(reading({"servers": url, "stream": "ENDS", "failOnDataLoss": "false"}))
    assert careless.latestOffset({**start, "seq": 99})["seq"] == 32  # nor beyond, past messages that will come
    for at, few in ((30, [30, 31]), (31, [31]), (32, [])):
        assert sequences(rows(servers=url, stream="ENDS", startingOffsets=at)) == few
    options = {"servers": url, "stream": "ENDS", "startingOffsets": "21", "maxRecordsPerPartition": "5"}
    spans = [(span.start, span.stop) for span in Reader(reading(options)).partitions() if isinstance(span, Range)]
    assert spans == [(21, 25), (25, 29), (29, 32)]  # as even as can be


def test_messages_of_every_size(url: str, direct: bool) -> None:
    """Some are larger than what one read of the socket takes, and together they are more than one request brings."""
    sizes = [0, 1, 32_767, 900_000, 0, *[500_000] * 40, 3]
    messages = [
        ("size.x", bytes([at]) * size, {"Many": "é" * 2_000} if at % 2 else None) for at, size in enumerate(sizes)
    ]
    made(url, "SIZE", messages, allow_direct=direct)
    actual = rows(servers=url, stream="SIZE")
    assert [row["data"] for row in actual] == [data for _, data, _ in messages]
    expected = [{"Many": [own["Many"]]} if own else None for _, _, own in messages]
    assert [row["headers"] for row in actual] == expected


def test_headers_of_the_message_that_look_like_the_server_s(url: str, direct: bool) -> None:
    own = {"Nats-Stream": "other", "Nats-Sequence": "99", "Nats-Num-Pending": "0", "Status": "204"}
    made(url, "LOOK", [("look.a", b"", own), ("look.b", b"x", None)], allow_direct=direct)
    actual = rows(servers=url, stream="LOOK")
    assert sequences(actual) == [1, 2]
    assert [row["subject"] for row in actual] == ["look.a", "look.b"]
    assert set(actual[0]["headers"]) <= own.keys()
    assert "headers" not in rows(servers=url, stream="LOOK", includeHeaders=False)[0]


def test_a_work_queue_says_how_to_be_read(server: nats_wire.Server, url: str) -> None:
    made(url, "WORK", numbered("WORK", 3), retention="workqueue", allow_direct=False)
    some = {"servers": url, "stream": "WORK", "startingOffsets": "earliest"}
    for read in (lambda: rows(**some), lambda: extent(reading(some)), lambda: check_readable(reading(some))):
        with pytest.raises(JetStreamError, match=r"`WORK` has the retention `workqueue`, .*: allow it .`allow_direct`"):
            read()
    made(url, "WORK", numbered("WORK", 3), retention="workqueue", allow_direct=True)
    with pytest.raises(JetStreamError, match="leave out `directGet=false`"):
        rows(**some, directGet=False)
    if in_batches(server):
        assert sequences(rows(**some)) == [1, 2, 3]
    else:
        with pytest.raises(JetStreamError, match=r"it needs nats-server 2\.11 or newer"):
            rows(**some)


def test_servers_without_what_a_read_needs_are_refused(server: nats_wire.Server, url: str) -> None:
    made(url, "OLD", numbered("OLD", 3))
    with proxied(url) as proxy:
        proxy.edit = lambda piece: piece.replace(b'"version":"%b"' % server.version.encode(), b'"version":"2.8.4"')
        with pytest.raises(JetStreamError, match=r"^the server is 2\.8\.4: reads need nats-server 2\.9\.0 or newer$"):
            rows(servers=proxy.url, stream="OLD")


def test_headers_without_an_end_are_whole(server: nats_wire.Server, url: str, direct: bool) -> None:
    made(url, "OPEN", allow_direct=direct)
    with nats_wire.Connection(server) as connection:
        for header in (b"NATS/1.0\r\nA: 1\r\n\r\n", b"NATS/1.0\r\nA: 1\r\n", b"NATS/1.0\r\nA: 1", b"NATS/1.0\r\n\r\n"):
            connection.exchange(b"HPUB open.x %d %d\r\n%b\r\n" % (len(header), len(header), header))
    actual = rows(servers=url, stream="OPEN")
    assert [row["headers"] for row in actual] == [*[{"A": ["1"]}] * 3, None]


def test_headers_are_maps_of_lists() -> None:
    """In bulk, and one by one where a name comes twice or a line is no field; of both the bytes stay."""
    plain = [b"", b"NATS/1.0", b"NATS/1.0\r\nA: b\r\nC:\t d:e ", b"NATS/1.0\r\nA:", b"NATS/1.0 100 x:y\r\nE\xff: \xfe"]
    expected = [None, None, [(b"A", [b"b"]), (b"C", [b"d:e "])], [(b"A", [b""])], [(b"E\xff", [b"\xfe"])]]
    twice = b"NATS/1.0\r\nA: 1\r\nB: 2\r\nA: 3\r\nno field\r\n more"
    lists = [(b"A", [b"1", b"3"]), (b"B", [b"2"]), (b"no field", [None]), (b" more", [None])]
    for headers, more in ((plain, []), ([*plain, twice], [lists]), ([b"", b""], None)):
        actual = header_maps(pa.array(headers, pa.binary()))
        actual.validate()
        kind = pa.map_(pa.binary(), pa.list_(pa.binary()))
        shown = [row.as_py() for row in actual.view(kind)]
        assert shown == ([None, None] if more is None else [*expected, *more])


@pytest.mark.parametrize(
    ("options", "output"),
    [
        ({"stream": "NOPE"}, "stream `NOPE` not found"),
        ({"servers": "nats://127.0.0.1:1"}, "cannot connect to nats://127.0.0.1:1: .*111"),
        ({"servers": ",".join(f"nats://127.0.0.1:{port}" for port in range(1, 9))}, r"0.1:2, nats://127.0.0.1:3, …: "),
        ({"domain": "x" * 5_000}, r"^`\$JS\.x{56}…` failed at"),
    ],
)
def test_what_no_server_has_is_an_error(url: str, options: dict[str, str], output: str) -> None:
    with pytest.raises(JetStreamError, match=output):
        rows(**{"servers": url, "stream": "S", **options})


def test_a_request_that_jetstream_rejects_is_an_error(url: str) -> None:
    """At once, as it would be rejected again."""
    with connected(Access((url,), "S")) as link:
        request = [link.start(link.api("STREAM.CREATE.S", {"name": "T"})), link.start(link.api("STREAM.INFO.T", {}))]
        with pytest.raises(JetStreamError, match=r"^`\$JS\.API\.STREAM\.CREATE\.S` failed at nats.*: .*match"):
            request[0].result()
        assert request[1].result()["error"]["code"] == 404
    with connected(Access((url,), "NOPE")) as link, pytest.raises(JetStreamError, match="stream not found"):
        link.run(first_since(link, datetime.now(UTC)))


@pytest.mark.parametrize(
    ("missing", "options"),
    [
        ("STREAM.INFO.S", {}),
        ("DIRECT.GET.S", {}),
        ("CONSUMER.CREATE.S", {"directGet": "false"}),
        ("CONSUMER.MSG.NEXT.S.>", {"directGet": "false"}),
        ("CONSUMER.CREATE.S", {"startingTimestamp": "0"}),
    ],
)
def test_a_right_to_read_that_is_missing_is_told_at_the_start(
    server: nats_wire.Server, missing: str, options: dict[str, str]
) -> None:
    users = f"""
        jetstream {{store_dir: "{{store}}"}}
        accounts {{
          A: {{jetstream: enabled, users: [
            {{user: all, password: p}}
            {{user: one, password: p, permissions: {{publish: {{allow: ["$JS.API.>"], deny: ["$JS.API.{missing}"]}}}}}}
          ]}}
        }}
    """
    with nats_wire.configured(server, users) as running:
        assert isinstance(running, nats_wire.Server)
        url = "nats://{}:{}".format(*running.address)
        made(url, "S", numbered("S", 1), {"user": "all", "password": "p"})
        request = reading({"servers": url, "stream": "S", "user": "one", "password": "p", **options})
        for check in (extent,) if "startingTimestamp" in options else (extent, check_readable):
            with pytest.raises(JetStreamError, match=rf"(?i)permissions violation.*{re.escape(missing).rstrip('>')}"):
                check(request)


def test_only_who_may_reads_a_stream(server: nats_wire.Server) -> None:
    users = """
        jetstream {store_dir: "{store}"}
        accounts {
          A: {jetstream: enabled, users: [
            {user: all, password: "p4ss w@rd"},
            {user: none, password: other, permissions: {publish: ["x"]}}
          ]}
        }
    """
    with nats_wire.configured(server, users) as running:
        assert isinstance(running, nats_wire.Server)
        url = "{}:{}".format(*running.address)
        login = {"user": "all", "password": "p4ss w@rd"}
        made(f"nats://{url}", "AUTH", numbered("AUTH", 5), login)
        some: dict[str, Any] = {"servers": f"nats://{url}", "stream": "AUTH"}
        assert sequences(rows(**some, **login)) == [1, 2, 3, 4, 5]
        for wrong in ({}, {"user": "all", "password": "Wr0ng"}, {"token": "Wr0ng"}):
            with pytest.raises(JetStreamError, match=r"(?i)authorization violation") as refused:
                rows(**some, **wrong)
            assert "Wr0ng" not in "".join(format_exception(refused.value))
        with pytest.raises(JetStreamError, match=r"(?i)permissions violation"):
            rows(**some, user="none", password="other")
    options = reading({"servers": "h", "stream": "S", "user": "joe", "password": "Wr0ng"})
    assert "Wr0ng" not in repr(options)
