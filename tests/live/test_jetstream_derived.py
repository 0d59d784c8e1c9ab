"""Streams that other streams feed, answer for, rename or repeat, and streams from which consumers remove messages."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest
from nats.js.api import RePublish, StreamSource, SubjectTransform

from natsgrammar_spark.jetstream import JetStreamError
from tests.support import nats_wire
from tests.support.jetstream import Message, Row, ask, made, numbered, rows, written

MANY = 60
FILTER = StreamSource(name="ORIGIN", filter_subject="origin.1")
RENAMING = StreamSource(name="ORIGIN", subject_transforms=[SubjectTransform(src="origin.>", dest="renamed.>")])


@pytest.fixture(scope="module")
def url(server: nats_wire.Server) -> str:
    return "nats://{}:{}".format(*server.address)


@pytest.fixture
def renames(server: nats_wire.Server) -> None:
    """A server whose mirrors and sources rename subjects."""
    if _version(server) < (2, 10):
        pytest.skip(f"nats-server {server.version} has no subject transforms: the newer server is tested")


def _version(server: nats_wire.Server) -> tuple[int, ...]:
    return tuple(map(int, server.version.split(".")[:2]))


def _until(url: str, stream: str, last: int) -> None:
    deadline = time.monotonic() + 30
    while ask(url, lambda js: js.stream_info(stream)).state.last_seq < last:
        assert time.monotonic() < deadline, f"{stream} does not follow"


def _mirrored(url: str, **config: Any) -> None:
    """The stream ORIGIN, and its mirror, which servers let answer Direct Get for it."""
    made(url, "MIRROR")  # so that the one of the test before ends
    ask(url, lambda js: js.delete_stream("MIRROR"))
    made(url, "ORIGIN", numbered("ORIGIN", MANY))
    made(url, "MIRROR", subjects=None, **config)
    _until(url, "MIRROR", 58)


def _read(**options: object) -> list[tuple[int, str]]:
    return [(row["sequence"], row["subject"]) for row in rows(**options)]


@pytest.mark.parametrize("subjects", [">", "origin.*"])
def test_a_mirror_with_a_filter_does_not_answer_for_its_stream(url: str, subjects: str) -> None:
    _mirrored(url, mirror=FILTER)
    for _ in range(3):  # each request asks the stream or the mirror
        messages = _read(servers=url, stream="ORIGIN", subjects=subjects, maxRecordsPerPartition=10)
        assert messages == [(at, f"origin.{at % 3}") for at in range(1, MANY + 1)]


@pytest.mark.usefixtures("renames")
def test_a_mirror_that_renames_does_not_answer_for_its_stream(url: str) -> None:
    _mirrored(url, mirror=RENAMING)
    for _ in range(3):
        messages = _read(servers=url, stream="ORIGIN", maxRecordsPerPartition=10)
        assert messages == [(at, f"origin.{at % 3}") for at in range(1, MANY + 1)]
    assert _read(servers=url, stream="MIRROR") == [(at, f"renamed.{at % 3}") for at in range(1, MANY + 1)]


def test_a_mirror_that_has_lost_messages_does_not_answer_for_its_stream(url: str) -> None:
    """Also where none of its messages are after the first."""
    _mirrored(url, mirror=StreamSource(name="ORIGIN"), max_msgs=5)
    _until(url, "MIRROR", MANY)
    ask(url, lambda js: js.purge_stream("MIRROR"))
    for subjects in (">", "origin.*"):
        assert len(_read(servers=url, stream="ORIGIN", subjects=subjects, maxRecordsPerPartition=20)) == MANY


@pytest.mark.parametrize("direct", [True, False], ids=["direct", "consumer"])
def test_a_mirror_is_read_with_the_sequences_of_its_stream(url: str, direct: bool) -> None:
    _mirrored(url, mirror=StreamSource(name="ORIGIN"))
    _until(url, "MIRROR", MANY)
    some: dict[str, Any] = {"servers": url, "stream": "MIRROR", "directGet": direct}
    messages: list[Row] = rows(**some)
    assert [row["sequence"] for row in messages] == list(range(1, MANY + 1))
    assert {row["stream"] for row in messages} == {"MIRROR"}
    _mirrored(url, mirror=FILTER)
    cause = r"no message 2: it was left out by the mirror, deleted, .* \(3[89] of 5[78] sequences are gone\)"
    with pytest.raises(JetStreamError, match=cause):
        rows(**some)
    ours = [(at, "origin.1") for at in range(1, MANY, 3)]
    assert _read(**some, failOnDataLoss=False) == ours
    with pytest.raises(JetStreamError, match="`MIRROR` is read-only"):
        written(numbered("MIRROR", 1), "j", servers=url, stream="MIRROR")


@pytest.mark.parametrize("renaming", [True, False])
def test_a_stream_with_sources_has_the_messages_of_each(
    request: pytest.FixtureRequest, url: str, renaming: bool
) -> None:
    if renaming:
        request.getfixturevalue("renames")
    made(url, "ORIGIN", numbered("ORIGIN", MANY))
    made(url, "SECOND", numbered("SECOND", MANY))
    made(url, "FED", subjects=["fed.>"], sources=[RENAMING if renaming else FILTER, StreamSource(name="SECOND")])
    many = MANY + (MANY if renaming else MANY // 3)
    _until(url, "FED", many)
    assert written([("fed.own", b"", None)], "j", servers=url, stream="FED").rows == 1
    messages = _read(servers=url, stream="FED", maxRecordsPerPartition=50)
    assert [at for at, _ in messages] == list(range(1, many + 2))
    subjects = [subject for _, subject in messages]
    assert subjects.count("second.1") == MANY // 3
    assert subjects.count("renamed.1" if renaming else "origin.1") == MANY // 3
    assert subjects[-1] == "fed.own"


@pytest.mark.usefixtures("renames")
def test_messages_are_stored_once_in_a_stream_that_renames_and_repeats_them(url: str) -> None:
    """Also by a job that is repeated after the duplicate window, which looks for its ids."""
    transform, repeats = SubjectTransform(src="raw.>", dest="done.>"), RePublish(src="done.>", dest="copy.>")
    made(url, "DONE", subjects=["raw.>"], subject_transform=transform, republish=repeats, duplicate_window=60)
    made(url, "COPY")
    messages: list[Message] = [("raw.1", b"%d" % at, None) for at in range(1, MANY + 1)]
    some: dict[str, Any] = {"servers": url, "stream": "DONE"}
    for known in (0, MANY):
        assert written(messages, "j", attempt=1, planned=time.time() - 90, **some).duplicates == known
    assert [(row["subject"], row["data"]) for row in rows(**some)] == [("done.1", data) for _, data, _ in messages]
    _until(url, "COPY", MANY)
    copies = rows(servers=url, stream="COPY")
    assert [(row["subject"], row["data"]) for row in copies] == [("copy.1", data) for _, data, _ in messages]


def test_what_is_written_reaches_mirrors_and_sources_and_copies(url: str) -> None:
    """Of servers of every age: none may miss a message because it names the stream that it was written to."""
    made(url, "OUT", subjects=["out.>"])
    made(url, "MIRROR", subjects=None, mirror=StreamSource(name="OUT"))
    made(url, "FED", subjects=None, sources=[StreamSource(name="OUT")])
    made(url, "SAID", subjects=["said.>"], republish=RePublish(src="said.>", dest="copy.>"))
    made(url, "COPY")
    for stream, followers in (("OUT", ("MIRROR", "FED")), ("SAID", ("COPY",))):
        assert written(numbered(stream, MANY), "j", servers=url, stream=stream).rows == MANY
        for follower in followers:
            _until(url, follower, MANY)
            assert [row["data"] for row in rows(servers=url, stream=follower)] == [
                data for _, data, _ in numbered(stream, MANY)
            ]


def test_a_read_removes_nothing_from_a_stream_by_interest(server: nats_wire.Server, url: str) -> None:
    made(url, "KEPT", retention="interest")
    ask(url, lambda js: js.add_consumer("KEPT", durable_name="late", ack_policy="explicit"))
    written(numbered("KEPT", MANY), "j", servers=url, stream="KEPT")
    ways: list[dict[str, Any]] = [{"directGet": False}] if _version(server) < (2, 10) else [{}, {"subjects": "kept.*"}]
    for way in ways:
        assert len(rows(servers=url, stream="KEPT", **way)) == MANY
    consumers = ask(url, lambda js: js.consumers_info("KEPT"))
    for consumer in consumers:
        if consumer.name != "late":
            ask(url, partial(_delete, consumer.name))
    assert ask(url, lambda js: js.stream_info("KEPT")).state.messages == MANY
    if _version(server) >= (2, 10):
        assert len(consumers) == 1
        for direct, remedy in ((True, "allow it .`allow_direct`."), (False, "leave out `directGet=false`")):
            ask(url, partial(_allow, not direct))
            with pytest.raises(JetStreamError, match=f"retention `interest`, so only Direct Get reads it: {remedy}"):
                rows(servers=url, stream="KEPT", directGet=direct)


async def _delete(consumer: str, js: Any) -> None:
    await js.delete_consumer("KEPT", consumer)


async def _allow(direct: bool, js: Any) -> None:
    await js.update_stream(name="KEPT", subjects=["kept.>"], retention="interest", allow_direct=direct)


def test_a_read_removes_nothing_from_a_work_queue(server: nats_wire.Server, url: str) -> None:
    if _version(server) < (2, 11):
        pytest.skip(f"nats-server {server.version} has no Direct Get in batches: the newer server is tested")
    made(url, "QUEUE", numbered("QUEUE", MANY), retention="workqueue")
    ask(url, lambda js: js.add_consumer("QUEUE", durable_name="works", ack_policy="explicit"))
    assert len(rows(servers=url, stream="QUEUE")) == len(rows(servers=url, stream="QUEUE", subjects="queue.*")) == MANY
    state = ask(url, lambda js: js.stream_info("QUEUE")).state
    assert (state.messages, state.consumer_count) == (MANY, 1)
    ask(url, _work)
    with pytest.raises(JetStreamError, match=r"no message 2: it was deleted, .* \(1 of 60 sequences is gone\)"):
        rows(servers=url, stream="QUEUE")
    assert len(rows(servers=url, stream="QUEUE", failOnDataLoss=False)) == MANY - 1


async def _work(js: Any) -> None:
    """Take the second message."""
    subscription = await js.pull_subscribe_bind("works", stream="QUEUE")
    _, second = await subscription.fetch(2, timeout=10)
    await second.ack_sync()
