"""A range of a stream as Arrow record batches: Direct Get in batches where it is allowed, else a consumer.

Direct Get (ADR-31) leaves nothing on the server, any replica answers, and a repeated task reads the same. A consumer is
ordered and unacknowledged; it begins anew after the last message that came, whenever one is missing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pyarrow as pa
import pyarrow.compute
from nats.aio.subscription import Subscription
from pyspark.sql.datasource import InputPartition

from .connection import PLANNING, Json, Link, connected, describe, first_lost
from .options import Access, JetStreamError
from .wire import Replies

MESSAGES = 5_000  # of one request: more are slower, and memory holds two answers
OCTETS = 8 << 20  # of one request: there is no flow control
_SILENCE = 5.0  # seconds until a request is sent again
_LIFETIME = 30_000_000_000  # nanoseconds that an unused consumer stays
_LINES = (b"Nats-Stream: ", b"Nats-Subject: ", b"Nats-Sequence: ", b"Nats-Time-Stamp: ", b"Nats-Num-Pending: ")
_HEADERS = pa.map_(pa.string(), pa.list_(pa.field("element", pa.string())))
pc: Any = pyarrow.compute  # its functions are made when it is imported
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Range(InputPartition):
    """The messages of a partition: those from `start` on and before `stop` whose subjects match."""

    start: int
    stop: int
    subject: str
    created: str
    direct: bool


@dataclass(slots=True)
class Chunk:
    """Messages as they came, with what the server says of them."""

    payloads: list[bytes]
    headers: pa.BinaryArray
    sequences: pa.Int64Array
    subjects: pa.StringArray
    times: pa.TimestampArray


def schema(headers: bool) -> pa.Schema:
    """The columns of a message."""
    fields = {"subject": pa.string(), "data": pa.binary(), "headers": _HEADERS, "sequence": pa.int64()}
    fields |= {"stream": pa.string(), "timestamp": pa.timestamp("us", "UTC"), "reply": pa.string()}
    return pa.schema([(name, kind) for name, kind in fields.items() if headers or name != "headers"])


def batches(access: Access, wanted: Range, fail_on_loss: bool, headers: bool) -> Iterator[pa.RecordBatch]:
    """The messages of a range. Raises JetStreamError, also for what is lost unless that is allowed."""
    with connected(access, begun=True) as link:
        if not fail_on_loss and (now := link.run(describe(link)).created) != wanted.created:
            recreated(access.stream, wanted.created, now, fail_on_loss)
            return
        way = Direct(link, wanted) if wanted.direct else Consumer(link, wanted)
        at = wanted.start
        coming = link.start(_next(way, at))
        while True:
            chunk = coming.result()
            if chunk is None and isinstance(way, Direct) and way.fails:
                way = Consumer(link, wanted)
                coming = link.start(_next(way, at))
                continue
            if chunk is None:
                break
            first, last = chunk.sequences[0].as_py(), chunk.sequences[-1].as_py()
            follows, at = at, last + 1
            if at < wanted.stop:  # the next answer comes while Spark takes this one
                coming = link.start(_next(way, at))
            if wanted.subject == ">" and last - follows + 1 != len(chunk.sequences):
                lost(access.stream, _first_gap(follows, chunk.sequences), fail_on_loss)
            if first < wanted.stop:
                yield _record_batch(chunk, wanted, access.stream, headers)
            if at >= wanted.stop:
                break
        if wanted.subject == ">" and at < wanted.stop:
            lost(access.stream, at, fail_on_loss)
        link.run(_verify(link, wanted, fail_on_loss))


async def _verify(link: Link, wanted: Range, fail_on_loss: bool) -> None:
    """Raises JetStreamError if the stream that has been read is another one, or has lost what it had."""
    if not fail_on_loss:
        return
    found = await describe(link)
    if found.created != wanted.created:
        recreated(found.name, wanted.created, found.created, fail_on_loss)
    if wanted.subject != ">":
        seq = await first_lost(link, found, wanted.start, wanted.stop)
        if seq is not None:
            lost(found.name, seq, fail_on_loss)


async def first_since(link: Link, when: datetime) -> int:
    """The first sequence at a time or later: where a consumer begins that asks for it."""
    stream = link.access.stream
    config: Json = {"deliver_policy": "by_start_time", "opt_start_time": instant(when), "ack_policy": "none"}
    config |= {"mem_storage": True, "num_replicas": 1, "inactive_threshold": 1_000_000_000}
    answer = await link.api(f"CONSUMER.CREATE.{stream}", {"stream_name": stream, "config": config}, PLANNING)
    if "error" in answer:
        raise link.refused(f"CONSUMER.CREATE.{stream}", answer["error"]["description"])
    await link.api(f"CONSUMER.DELETE.{stream}.{answer['name']}", {}, PLANNING)
    return int(answer["delivered"]["stream_seq"]) + 1


def recreated(stream: str, before: str, now: str, fail: bool) -> None:
    """Raises JetStreamError for a stream that was deleted and made anew, or logs a warning where that is allowed."""
    said = f"stream `{stream}` was created anew at {now}: the one of {before} is gone with what was not read"
    _tell(said, "reads the new one", fail)


def lost(stream: str, seq: int, fail: bool) -> None:
    """Raises JetStreamError for a message that is gone, or logs a warning where that is allowed."""
    _tell(f"stream `{stream}` has no message {seq}: it was deleted, purged, or has expired", "reads what is left", fail)


def _tell(said: str, otherwise: str, fail: bool) -> None:
    if fail:
        raise JetStreamError(f"{said}; `failOnDataLoss=false` {otherwise}")
    _log.warning("%s", said)


def _first_gap(start: int, sequences: pa.Int64Array) -> int:
    return next(
        (wanted for wanted, seq in enumerate(sequences.to_pylist(), start) if wanted != seq), start + len(sequences)
    )


# ---- asking ---------------------------------------------------------------------------------------------------------


async def _next(way: Direct | Consumer, at: int) -> Chunk | None:
    """The next messages from a sequence on; None if there are none before the range ends.

    A replica may lag behind: where it ends early, the leader is asked whether something follows.
    """
    link, wanted = way.link, way.wanted
    deadline = time.monotonic() + link.access.seconds
    while at < wanted.stop:
        replies = await way.ask(at, min(MESSAGES, wanted.stop - at))
        if isinstance(way, Direct) and way.fails:
            return None
        if replies is not None and replies.payloads:
            return way.chunk(replies)
        if replies is not None and not await _follows(link, wanted, at):
            return None
        if time.monotonic() > deadline or link.forbidden:
            said = link.fault or "no answer"
            raise link.refused(f"{way.verb}.{link.access.stream}", f"{said} to a request from {at} on")
        await asyncio.sleep(0.2)
    return None


async def _follows(link: Link, wanted: Range, at: int) -> bool:
    """Whether the leader has a message of the range from a sequence on."""
    answer = await link.api(f"STREAM.MSG.GET.{link.access.stream}", {"seq": at, "next_by_subj": wanted.subject})
    return "error" not in answer and int(answer["message"]["seq"]) < wanted.stop


class Direct:
    """Messages by Direct Get."""

    verb = "DIRECT.GET"

    def __init__(self, link: Link, wanted: Range) -> None:
        self.link, self.wanted = link, wanted
        self.fails = False  # whether consumers have to read on
        self._inbox = ""
        self._asked = 0
        self._sid = 0

    async def ask(self, at: int, many: int) -> Replies | None:
        """The answers to one request; None if they did not all come."""
        client = self.link.client
        if not self._inbox:
            self._inbox = client.new_inbox()
            self._sid = (await client.subscribe(f"{self._inbox}.*"))._id  # noqa: SLF001
        self._asked += 1
        reply = f"{self._inbox}.{self._asked}"
        body = {"seq": at, "batch": many, "next_by_subj": self.wanted.subject, "max_bytes": OCTETS}
        subject = f"{self.link.access.prefix}.{self.verb}.{self.link.access.stream}"
        replies = Replies(self._sid, reply.encode(), many, by_consumer=False)
        await _answers(self.link, replies, subject, body, reply)
        if replies.payloads and not replies.status and not replies.broken and replies.done.is_set():
            self.fails = True  # the server is one that answers with one message
        if _code(replies) in (400, 408, 413):
            raise self.link.refused(f"{self.verb}.{self.link.access.stream}", replies.status.decode().split("\r")[0])
        # What came of an answer that was cut off is whole as far as it goes.
        return replies if replies.payloads or _code(replies) in (204, 404) else None

    def chunk(self, replies: Replies) -> Chunk | None:
        """The columns that the server wrote into the headers, from their end on: those of the message come first.

        None where it wrote them into the middle of a header, as it does if a message's headers have no end.
        """
        split = pc.split_pattern(pa.array(replies.headers, pa.binary()), pattern=b"\r\n", max_splits=6, reverse=True)
        lines = {name: pc.list_element(split, number) for number, name in enumerate(_LINES, 1)}
        if not all(pc.all(pc.starts_with(its, name)).as_py() for name, its in lines.items()):
            self.fails = True
            return None
        subjects, sequences, times = (pc.binary_replace_slice(lines[name], 0, len(name), b"") for name in _LINES[1:4])
        return Chunk(
            replies.payloads,
            pc.list_element(split, 0),
            pc.cast(sequences.view(pa.string()), pa.int64()),
            subjects.view(pa.string()),
            _microseconds(pc.cast(times.view(pa.string()), pa.timestamp("ns", "UTC"))),
        )


class Consumer:
    """Messages by an ephemeral pull consumer that asks for no acknowledgements."""

    verb = "CONSUMER.MSG.NEXT"

    def __init__(self, link: Link, wanted: Range) -> None:
        self.link, self.wanted = link, wanted
        self._name, self._at, self._delivered = "", 0, 0
        self._inbox = ""
        self._subscription: Subscription
        self._octets = OCTETS

    async def ask(self, at: int, many: int) -> Replies | None:
        """The answers to one request; None if they did not all come."""
        if not self._name or self._at != at:
            await self._begin(at)
        reply = f"{self._inbox}.{self._delivered}"
        body: Json = {"batch": many, "no_wait": True, "max_bytes": self._octets}
        subject = f"{self.link.access.prefix}.{self.verb}.{self.link.access.stream}.{self._name}"
        replies = Replies(self._subscription._id, reply.encode(), many, by_consumer=True)  # noqa: SLF001
        await _answers(self.link, replies, subject, body, reply)
        whole = len(replies.payloads) == many or _code(replies) in (404, 408, 409)
        sequences, delivered, _ = _acknowledged(replies)
        wanted = pa.array(range(self._delivered + 1, self._delivered + 1 + len(delivered)), pa.int64())
        kept = pc.index(pc.equal(delivered, wanted), False).as_py()  # the first that does not follow
        kept = len(delivered) if kept < 0 else kept
        self._delivered += kept
        too_large = b"MaxBytes" in replies.status
        if kept < len(replies.payloads) or not whole or replies.broken or not (kept or too_large):
            self._name = ""
        for column in (replies.subjects, replies.replies, replies.headers, replies.payloads):
            del column[kept:]
        if kept:
            self._at = sequences[kept - 1].as_py() + 1
        if not replies.payloads and too_large:
            self._octets *= 4  # for a message larger than that
            return None
        return replies if whole or replies.payloads else None

    def chunk(self, replies: Replies) -> Chunk:
        """The columns that the server wrote into the subjects for acknowledgements."""
        sequences, _, times = _acknowledged(replies)
        return Chunk(
            replies.payloads,
            pa.array(replies.headers, pa.binary()),
            sequences,
            _strings(replies.subjects),
            _microseconds(times.view(pa.timestamp("ns", "UTC"))),
        )

    async def _begin(self, at: int) -> None:
        client, access = self.link.client, self.link.access
        if self._inbox:
            await self._subscription.unsubscribe()
        self._inbox = client.new_inbox()
        self._subscription = await client.subscribe(f"{self._inbox}.*")
        config: Json = {
            "deliver_policy": "by_start_sequence",
            "opt_start_seq": at,
            "ack_policy": "none",
            "filter_subject": self.wanted.subject,
            "inactive_threshold": _LIFETIME,
            "mem_storage": True,
            "num_replicas": 1,
        }
        if self.wanted.subject == ">":
            del config["filter_subject"]
        body = {"stream_name": access.stream, "config": config}
        answer = await self.link.api(f"CONSUMER.CREATE.{access.stream}", body)
        if "error" in answer:
            raise self.link.refused(f"CONSUMER.CREATE.{access.stream}", answer["error"]["description"])
        self._name, self._at, self._delivered = answer["name"], at, 0


def _acknowledged(replies: Replies) -> tuple[pa.Int64Array, pa.Int64Array, pa.Int64Array]:
    """The sequences in the stream and of the consumer, and the nanoseconds, from subjects for acknowledgements."""
    split = pc.split_pattern(_strings(replies.replies), pattern=".", max_splits=4, reverse=True)
    sequences, delivered, times = (pc.cast(pc.list_element(split, number), pa.int64()) for number in (1, 2, 3))
    return sequences, delivered, times


async def _answers(link: Link, replies: Replies, subject: str, body: Json, reply: str) -> None:
    """Takes the answers to a request: all of them, or those that came before the connection was lost or fell silent."""
    link.parser.taker = replies
    try:
        await link.client.publish(subject, json.dumps(body).encode(), reply=reply)
        came = -1
        while came < len(replies.payloads) and not replies.done.is_set():
            came = len(replies.payloads)
            try:
                await asyncio.wait_for(replies.done.wait(), _SILENCE)
            except TimeoutError:
                continue
    finally:
        link.parser.taker = None


def _code(replies: Replies) -> int:
    return int(replies.status[9:12] or 0)


# ---- columns --------------------------------------------------------------------------------------------------------


def _record_batch(chunk: Chunk, wanted: Range, stream: str, headers: bool) -> pa.RecordBatch:
    many = len(chunk.sequences)
    columns = {
        "subject": chunk.subjects,
        "data": pa.array(chunk.payloads, pa.binary()),
        "headers": header_maps(chunk.headers) if headers else None,
        "sequence": chunk.sequences,
        "stream": pa.repeat(pa.scalar(stream), many),
        "timestamp": chunk.times,
        "reply": pa.nulls(many, pa.string()),
    }
    found = pa.RecordBatch.from_arrays([it for it in columns.values() if it is not None], schema=schema(headers))
    if chunk.sequences[-1].as_py() < wanted.stop:
        return found
    return found.slice(0, pc.sum(pc.less(chunk.sequences, wanted.stop)).as_py())


def header_maps(headers: pa.BinaryArray) -> pa.MapArray:
    """The fields of each header, with all their values in order; NULL for none. Bytes that are not UTF-8 stay.

    A line without a colon, or one that continues another, is a name of its own, without a value: NULL.
    """
    lines = pc.list_slice(pc.split_pattern(headers, pattern=b"\r\n"), 1)
    parts = pc.split_pattern(lines.flatten(), pattern=b":", max_splits=1)
    if len(parts) and pc.min(pc.list_value_length(parts)).as_py() < 2:
        return _one_by_one(headers)
    names = pc.list_element(parts, 0).dictionary_encode()
    of_row = pc.multiply(pc.cast(pc.list_parent_indices(lines), pa.int64()), len(names.dictionary))
    if pc.count_distinct(pc.add(of_row, names.indices)).as_py() < len(parts):
        return _one_by_one(headers)  # a name comes twice in a message
    values = pc.ascii_ltrim(pc.list_element(parts, 1).view(pa.string()), characters=" \t")
    lists = pa.ListArray.from_arrays(pa.array(range(len(parts) + 1), pa.int32()), values, type=_HEADERS.item_type)
    starts, many = lines.offsets, len(headers)
    has_none = pc.equal(pc.list_value_length(lines), 0)
    known = pc.if_else(has_none, pa.scalar(None, pa.int32()), starts.slice(0, many))
    names = pc.list_element(parts, 0).view(pa.string())
    return pa.MapArray.from_arrays(pa.concat_arrays([known, starts.slice(many)]), names, lists, type=_HEADERS)


def _one_by_one(headers: pa.BinaryArray) -> pa.MapArray:
    """As `header_maps`, for all there can be, eight times slower."""
    starts: list[int | None] = []
    names: list[bytes] = []
    firsts = [0]
    values: list[bytes | None] = []
    for header in headers.to_pylist():
        found: dict[bytes, list[bytes | None]] = {}
        for line in filter(None, header.split(b"\r\n")[1:]):
            name, colon, value = line.partition(b":")
            found.setdefault(name, []).append(value.lstrip(b" \t") if colon else None)
        starts.append(len(names) if found else None)
        for name, its in found.items():
            names.append(name)
            values += its
            firsts.append(len(values))
    starts.append(len(names))
    lists = pa.ListArray.from_arrays(pa.array(firsts, pa.int32()), _strings(values), type=_HEADERS.item_type)
    return pa.MapArray.from_arrays(pa.array(starts, pa.int32()), _strings(names), lists, type=_HEADERS)


def _strings(texts: Sequence[bytes | None]) -> pa.StringArray:
    return pa.array(texts, pa.binary()).view(pa.string())


def _microseconds(times: pa.TimestampArray) -> pa.TimestampArray:
    return pc.cast(times, pa.timestamp("us", "UTC"), safe=False)


def instant(when: datetime) -> str:
    """A time as JetStream's API has it."""
    return when.astimezone(UTC).isoformat().replace("+00:00", "Z")
