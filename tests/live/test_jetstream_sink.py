"""Writes to JetStream on real servers old and new: acknowledged, once, rejected where they cannot be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pyarrow as pa
import pytest
from pyspark.sql.types import StringType

from natsgrammar_spark.jetstream import JetStreamError
from natsgrammar_spark.jetstream.options import writing
from natsgrammar_spark.jetstream.sink import Writer, Written, planned_at, writer
from tests.support import nats_wire
from tests.support.jetstream import answering, ask, made, message_columns, numbered, rows, written
from tests.support.proxy import proxied

MANY = 4_500  # more than may be pending at once


@pytest.fixture(scope="module")
def url(server: nats_wire.Server) -> str:
    return "nats://{}:{}".format(*server.address)


def guard(server: nats_wire.Server) -> list[str]:
    """The header that names the stream, which older servers leave to its mirrors and sources."""
    return ["Nats-Expected-Stream"] if tuple(map(int, server.version.split("."))) >= (2, 11, 10) else []


def test_rows_become_messages(server: nats_wire.Server, url: str) -> None:
    made(url, "INTO")
    done = written(numbered("INTO", MANY), "job/0", servers=url, stream="INTO")
    assert (done.rows, done.duplicates) == (MANY, 0)
    actual = rows(servers=url, stream="INTO")
    assert [(row["subject"], row["data"]) for row in actual] == [item[:2] for item in numbered("INTO", MANY)]
    ours = {"Nats-Msg-Id": ["job/0/4"], **{name: ["INTO"] for name in guard(server)}}
    assert actual[4]["headers"] == {"N": ["5"], "Empty": [""], **ours}


def test_large_messages_wait_for_acknowledgements(url: str) -> None:
    """Together they are more than may be pending at once."""
    made(url, "LARGE")
    done = written([("large.x", bytes(900_000), None)] * 25, "job/0", servers=url, stream="LARGE", timeoutMs=5_000)
    assert (done.rows, done.duplicates, len(rows(servers=url, stream="LARGE"))) == (25, 0, 25)


def test_a_copy_is_a_publication_of_its_own(server: nats_wire.Server, url: str) -> None:
    """Messages with the id of an earlier publication are new ones; those of one id in the column `id` are the same."""
    made(url, "COPY")
    old = {"Nats-Msg-Id": "1", "Nats-Expected-Stream": "OTHER", "Nats-Batch-Id": "b", "Nats-TTL-Like": "kept"}
    assert written([("copy.1", b"", old)] * 3, "job/0", servers=url, stream="COPY").duplicates == 0
    assert [row["headers"]["Nats-Msg-Id"] for row in rows(servers=url, stream="COPY")] == [
        [f"job/0/{n}"] for n in range(3)
    ]
    kept = {"Nats-TTL-Like", "Nats-Msg-Id", *guard(server)}
    assert rows(servers=url, stream="COPY")[0]["headers"].keys() == kept
    batch = pa.RecordBatch.from_pydict({"subject": ["copy.2"] * 3, "data": ["a", "b", "c"], "id": ["x", "y", "x"]})
    task = Writer(writing({"servers": url, "stream": "COPY"}), message_columns(data=StringType(), id=StringType()))
    assert task.publish([batch], "job/1", 0).duplicates == 1
    assert [row["data"] for row in rows(servers=url, stream="COPY", subjects="copy.2")] == [b"a", b"b"]


def test_headers_that_look_like_ours_are_none(url: str) -> None:
    alike = {"Orig-Nats-Msg-Id": "1", "X-Nats-Expected-Stream-x": "OTHER", "X-Nats-Rollup": "all"}
    alike |= {"A": "Nats-Rollup: all", "B": "Nats-Expected-Last-Sequence: 5", "C": " \tspaced "}
    made(url, "ALIKE", [("alike.1", b"", None)], allow_rollup_hdrs=True)
    some: dict[str, Any] = {"servers": url, "stream": "ALIKE"}
    for known in (0, 1):
        assert written([("alike.1", b"", alike)], "job/0", **some).duplicates == known
    first, copy = rows(**some)
    assert (first["headers"], alike.keys() - copy["headers"].keys()) == (None, set())
    assert copy["headers"]["C"] == ["spaced "]


def test_old_servers_are_not_written(url: str, server: nats_wire.Server) -> None:
    made(url, "OLD")
    with proxied(url) as proxy:
        proxy.edit = lambda piece: piece.replace(b'"version":"%b"' % server.version.encode(), b'"version":"2.9.6"')
        with pytest.raises(JetStreamError, match=r"the server is 2\.9\.6: writes need nats-server 2\.9\.7 or newer"):
            written(numbered("OLD", 1), "j", servers=proxy.url, stream="OLD")
    assert rows(servers=url, stream="OLD") == []


def test_a_task_that_is_tried_again_duplicates_nothing(url: str, caplog: pytest.LogCaptureFixture) -> None:
    made(url, "AGAIN")
    some: dict[str, Any] = {"servers": url, "stream": "AGAIN"}
    messages = numbered("AGAIN", MANY)
    first = written(messages[:2_500], "q/7/0", **some)
    assert (first.rows, first.duplicates) == (2_500, 0)
    again = written(messages, "q/7/0", attempt=1, **some)
    assert (again.rows, again.duplicates) == (MANY, 2_500)
    task = Writer(writing(some), message_columns())
    task.commit([first, None])
    assert caplog.messages == []
    task.commit([again, None])
    assert caplog.messages == ["stream `AGAIN` did not store 2,500 of 4,500 rows: it had their ids already"]
    assert [row["data"] for row in rows(**some)] == [data for _, data, _ in messages]
    assert written(messages[:10], "q/8/0", **some).duplicates == 0


def test_outside_the_duplicate_window_a_task_says_so(url: str) -> None:
    made(url, "LATE", duplicate_window=0.2)
    some: dict[str, Any] = {"servers": url, "stream": "LATE"}
    begun = time.time()
    written(numbered("LATE", 10), "q/7/0", **some)
    ask(url, _until_unknown)
    with pytest.raises(JetStreamError, match=r"longer than the duplicate window of 0.2 s .* may be stored twice"):
        written(numbered("LATE", 10), "q/7/0", attempt=1, planned=begun, **some)
    assert written(numbered("LATE", 10), "q/7/0", planned=begun, failOnDuplicates=False, **some).rows == 10


async def _until_unknown(js: Any) -> None:
    """Waits until the stream has forgotten an id."""
    while (await js.publish("late.probe", b"", headers={"Nats-Msg-Id": "probe"})).duplicate is None:
        pass
    while (await js.publish("late.probe", b"", headers={"Nats-Msg-Id": "probe"})).duplicate:
        pass


def test_a_batch_that_began_long_ago_but_is_known_goes_on(url: str) -> None:
    made(url, "KNOWN", duplicate_window=100)
    some: dict[str, Any] = {"servers": url, "stream": "KNOWN"}
    written(numbered("KNOWN", 4), "q/8/0", **some)
    again = written(numbered("KNOWN", 10), "q/8/0", planned=time.time() - 200, **some)
    assert (again.rows, again.duplicates) == (10, 4)
    assert len(rows(**some)) == 10


def test_a_batch_that_began_long_ago_but_wrote_nothing_is_written(url: str) -> None:
    made(url, "NEVER", numbered("NEVER", 5), duplicate_window=100)
    some: dict[str, Any] = {"servers": url, "stream": "NEVER"}
    assert written(numbered("NEVER", 10), "q/7/0", planned=time.time() - 200, **some).duplicates == 0
    assert len(rows(**some)) == 15


@pytest.mark.parametrize("limit", [{"max_msgs": 100}, {"max_msgs_per_subject": 9}, {"retention": "interest"}])
def test_a_stream_that_loses_messages_cannot_say_that_a_batch_wrote_nothing(url: str, limit: dict[str, Any]) -> None:
    made(url, "FEW", duplicate_window=100, **limit)
    ask(url, lambda js: js.add_consumer("FEW", durable_name="reads"))  # else an interest stream keeps no messages
    with pytest.raises(JetStreamError, match=r"begun 2\d\d s ago"):
        written(numbered("FEW", 10), "q/7/0", planned=time.time() - 200, servers=url, stream="FEW")
    assert rows(servers=url, stream="FEW") == []


@pytest.mark.parametrize("answer", [b"hello", b"[]", b'{"error": "no"}', b'{"stream":"OTHER","seq":1}', None])
def test_an_answer_of_somebody_else_is_no_acknowledgement(
    server: nats_wire.Server, url: str, answer: bytes | None
) -> None:
    """Where the stream gives up a subject while it is written, and another stream or program takes it."""
    made(url, "OURS", subjects=["ours.>", "elsewhere.>"])

    def late() -> Iterator[pa.RecordBatch]:
        ask(url, lambda js: js.update_stream(name="OURS", subjects=["ours.>"], allow_direct=True))
        if answer is None:
            made(url, "ELSEWHERE")
        yield pa.RecordBatch.from_pydict({"subject": ["elsewhere.1"], "data": [b""]})

    task = Writer(writing({"servers": url, "stream": "OURS"}), message_columns())
    output = (
        "expected stream does not match" if answer is None and guard(server) else "something other than this stream"
    )
    try:
        with (
            nullcontext() if answer is None else answering(url, "elsewhere.>", answer),
            pytest.raises(JetStreamError, match=f"rejected the message to `elsewhere.1` .*: {output}"),
        ):
            task.publish(late(), "j", 0)
    finally:
        if answer is None:
            ask(url, lambda js: js.delete_stream("ELSEWHERE"))


@pytest.mark.parametrize("code", [10005, 10008, 10009, 10158, 10167, None])
def test_a_message_is_sent_again_after_an_error_that_passes(url: str, code: int | None) -> None:
    """Also after an acknowledgement without a sequence: an old server is still storing the first copy."""
    made(url, "PASSES", subjects=["passes.>", "elsewhere.>"])

    def late() -> Iterator[pa.RecordBatch]:
        ask(url, lambda js: js.update_stream(name="PASSES", subjects=["passes.>"], allow_direct=True))
        yield pa.RecordBatch.from_pydict({"subject": ["elsewhere.1"], "data": [b""]})

    task = Writer(writing({"servers": url, "stream": "PASSES", "timeoutMs": "5000"}), message_columns())
    first = b'{"stream":"PASSES","duplicate":true}' if code is None else b'{"error":{"err_code":%d}}' % code
    with answering(url, "elsewhere.>", first, b'{"stream":"PASSES","seq":7,"duplicate":true}'):
        assert task.publish(late(), "j", 0) == Written(1, 1)


def test_a_job_that_is_repeated_says_since_when(url: str) -> None:
    made(url, "SINCE", duplicate_window=0.1, max_msgs=100)
    options = {"servers": url, "stream": "SINCE", "idPrefix": "j", "idSince": "2026-01-01T00:00:00Z"}
    task = writer(writing(options), message_columns())
    (batch,) = pa.Table.from_pydict({"subject": ["since.1"], "data": [b""]}).to_batches()
    with pytest.raises(JetStreamError, match="longer than the duplicate window"):
        task.publish([batch], "j/0", 0)
    del options["idPrefix"]
    assert writer(writing(options), message_columns(id=StringType())).planned == task.planned


@pytest.mark.parametrize(
    ("message", "output"),
    [
        (("bad..x", b"", None), r"`bad..x` \(id `j/0`\): not a subject to publish to: empty token"),
        (("bad.*", b"", None), r"`bad.\*` \(id `j/0`\): not a subject to publish to: wildcard as a token"),
        (("x" * 5_000 + ".", b"", None), r"the message to `x{60}…` \(id `j/0`\): not a subject"),
        (("bad.x", b"", {"A b": "c"}), r"\(id `j/0`\): header `A b`: "),
        (("bad.x", b"", {"A": "c\r\nd"}), r"\(id `j/0`\): header `A`: "),
        (("bad.x", b"", {"A": "é"}), r"\(id `j/0`\): header `A`: not ASCII: `é` "),
        (("bad.x", bytes(2_000_000), None), "row 0 .*: 2,000,0.. bytes with headers, but .* accepts 1,048,576"),
        (("other.x", b"", None), "row 0 of `j`, .* `other.x` .id `j/0`.: stream `BAD` does not accept this subject"),
        (("full.x", b"", None), "row 0 of `j`, .* `full.x` .id `j/0`.: stream `BAD` does not accept this subject"),
        (("$JS.API.STREAM.DELETE.FULL", b"", None), "stream `BAD` does not accept this subject"),
    ],
)
def test_a_message_that_cannot_be_stored_fails_the_task(url: str, message: Any, output: str) -> None:
    made(url, "BAD")
    made(url, "FULL")
    with pytest.raises(JetStreamError, match=output):
        written([message], "j", servers=url, stream="BAD", timeoutMs=1000)
    assert rows(servers=url, stream="BAD") == rows(servers=url, stream="FULL") == []


@pytest.mark.parametrize(("config", "output"), [({"sealed": True}, "read-only"), ({"no_ack": True}, "acknowledges no")])
def test_a_stream_that_cannot_be_written_is_refused_before_anything_runs(
    url: str, config: dict[str, Any], output: str
) -> None:
    made(url, "SEAL", **{key: value for key, value in config.items() if key != "sealed"})
    if "sealed" in config:
        ask(url, lambda js: js.update_stream(name="SEAL", subjects=["seal.>"], sealed=True))
    with pytest.raises(JetStreamError, match=output):
        writer(writing({"servers": url, "stream": "SEAL"}), message_columns())


def test_a_checkpoint_says_when_its_last_batch_was_planned(tmp_path: Any) -> None:
    assert planned_at(str(tmp_path)) is None
    (tmp_path / "offsets").mkdir()
    for batch in (9, 10):
        text = f'v1\n{{"batchWatermarkMs":0,"batchTimestampMs":{batch}500,"conf":{{}}}}\n{{"seq":1}}'
        (tmp_path / "offsets" / str(batch)).write_text(text, encoding="utf-8")
    assert planned_at(str(tmp_path)) == planned_at(tmp_path.as_uri()) == 10.5
    assert planned_at("s3a://bucket/state") is None
