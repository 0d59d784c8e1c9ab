"""Messages as Arrow record batches: by Direct Get in batches if allowed, else by a consumer.

Direct Get (ADR-31) leaves nothing on the server, any replica answers, and a repeated task reads the same messages. A
consumer is ordered and unacknowledged; if a message is missing, another consumer begins after the last received one.
"""

import asyncio
import json
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import pyarrow as pa
import pyarrow.compute
from nats.aio.subscription import Subscription
from pyspark.sql.datasource import InputPartition

from natsgrammar.text import counted

from .connection import PLANNING, Json, Link, Stream, connected, describe, missing
from .options import Access, JetStreamError
from .wire import Replies

MESSAGES = 5_000  # per request: more are slower, and two answers are in memory
OCTETS = 8 << 20  # bytes per request, because there is no flow control
_SILENCE = 5.0  # seconds until a request is sent again
_ATTEMPTS = 10  # by Direct Get, each 0.2 seconds after the one before, to read messages that only the leader has
_LIFETIME = 30_000_000_000  # nanoseconds until an unused consumer is deleted
_LINES = (b"Nats-Stream: ", b"Nats-Subject: ", b"Nats-Sequence: ", b"Nats-Time-Stamp: ", b"Nats-Num-Pending: ")
_HEADERS = pa.map_(pa.string(), pa.list_(pa.field("element", pa.string())))
pc: Any = pyarrow.compute  # untyped: its functions are made at import
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Range(InputPartition):
    """A partition: the messages in [start, stop) whose subjects match."""

    start: int
    stop: int
    subject: str
    created: str
    direct: bool


@dataclass(slots=True)
class Chunk:
    """Received messages, with the server's metadata."""

    payloads: list[bytes]
    headers: pa.BinaryArray
    sequences: pa.Int64Array
    subjects: pa.StringArray
    times: pa.TimestampArray


def schema(headers: bool) -> pa.Schema:
    """Return the columns for messages."""
    fields = {"subject": pa.string(), "data": pa.binary(), "headers": _HEADERS, "sequence": pa.int64()}
    fields |= {"stream": pa.string(), "timestamp": pa.timestamp("us", "UTC"), "reply": pa.string()}
    return pa.schema([(name, kind) for name, kind in fields.items() if headers or name != "headers"])


def batches(access: Access, span: Range, fail_on_loss: bool, headers: bool) -> Iterator[pa.RecordBatch]:
    """Yield the messages in a range. Raises JetStreamError, also for lost messages if `fail_on_loss`."""
    with connected(access, begun=True) as link:
        if not fail_on_loss and (now := link.run(describe(link)).created) != span.created:
            recreated(access.stream, span.created, now, fail_on_loss)
            return
        reader = Direct(link, span) if span.direct else Consumer(link, span)
        at, gap = span.start, 0
        answer = link.start(_next(reader, at))
        while True:
            chunk = answer.result()
            if chunk is None and isinstance(reader, Direct) and reader.fails:
                reader = Consumer(link, span)
                answer = link.start(_next(reader, at))
                continue
            if chunk is None:
                break
            first, last = chunk.sequences[0].as_py(), chunk.sequences[-1].as_py()
            follows, at = at, last + 1
            if at < span.stop:  # the next answer comes while Spark processes this one
                answer = link.start(_next(reader, at))
            if span.subject == ">" and last - follows + 1 != len(chunk.sequences):
                expected = enumerate(chunk.sequences.to_pylist(), follows)
                gap = gap or next(seq for seq, actual in expected if seq != actual)
                if fail_on_loss:
                    break
            if first < span.stop:
                yield _record_batch(chunk, span, access.stream, headers)
            if at >= span.stop:
                break
        if span.subject == ">" and at < span.stop:
            gap = gap or at
        if fail_on_loss or gap or span.subject != ">":
            link.run(_verify(link, span, gap, fail_on_loss))


async def _verify(link: Link, span: Range, gap: int, fail: bool) -> None:
    """Raise JetStreamError, or warn, if the stream was recreated, or lacks messages; `gap` is the first not read."""
    stream = await describe(link)
    if stream.created != span.created:
        recreated(stream.name, span.created, stream.created, fail)
    elif gap or span.subject != ">":
        first, many = await missing(link, stream, span.start, span.stop)
        if gap or many:
            lost(stream, gap or first, max(many, 1), span.stop - span.start, fail)


async def first_since(link: Link, when: datetime) -> int:
    """Return the first sequence at a time or later, which is where a consumer for that time begins."""
    config: Json = {"deliver_policy": "by_start_time", "opt_start_time": instant(when)}
    answer = await _create_consumer(link, config | {"inactive_threshold": 1_000_000_000}, PLANNING)
    await link.api(f"CONSUMER.DELETE.{link.access.stream}.{answer['name']}", {}, PLANNING)
    return int(answer["delivered"]["stream_seq"]) + 1


def recreated(stream: str, before: str, now: str, fail: bool) -> None:
    """Raise JetStreamError for a recreated stream, or log a warning."""
    cause = f"stream `{stream}` was recreated at {now}: unread messages of the stream created at {before} are lost"
    _fail_or_warn(cause, "reads the new stream", fail)


def lost(stream: Stream, first: int, many: int, planned: int, fail: bool) -> None:
    """Raise JetStreamError for lost messages, or log a warning."""
    why = f"it was {'left out by the mirror, ' if stream.is_filtered else ''}deleted, purged,"
    share = f"{many:,} of {counted(planned, 'sequence')} {'is' if many == 1 else 'are'} gone"
    cause = f"stream `{stream.name}` has no message {first}: {why} or has expired ({share})"
    _fail_or_warn(cause, "reads the rest", fail)


def _fail_or_warn(cause: str, otherwise: str, fail: bool) -> None:
    if fail:
        raise JetStreamError(f"{cause}; `failOnDataLoss=false` {otherwise}")
    _log.warning("%s", cause)


# ---- requests -------------------------------------------------------------------------------------------------------


async def _next(reader: "Direct | Consumer", at: int) -> Chunk | None:
    """Return the next messages from a sequence on, or None if there are none before the range ends.

    A replica may lag behind: if its messages end early, the leader decides whether more follow. A mirror may never
    have them: after some attempts, consumers read the rest.
    """
    link, span = reader.link, reader.span
    attempt, deadline = 0, time.monotonic() + link.access.seconds
    while at < span.stop:
        attempt += 1
        replies = await reader.ask(at, min(MESSAGES, span.stop - at))
        if isinstance(reader, Direct) and reader.fails:
            return None
        if replies is not None and replies.payloads:
            return reader.chunk(replies)
        if replies is not None and not await _follows(link, span, at):
            return None
        if replies is not None and isinstance(reader, Direct) and attempt >= _ATTEMPTS:
            reader.fails = True
            return None
        if time.monotonic() > deadline or link.forbidden:
            cause = f"{link.fault or 'no answer'} to a request from {at} on"
            raise link.refused(f"{reader.verb}.{link.access.stream}", cause)
        await asyncio.sleep(0.2)
    return None


async def _follows(link: Link, span: Range, at: int) -> bool:
    """Check whether the leader has a message in the range from a sequence on."""
    answer = await link.api(f"STREAM.MSG.GET.{link.access.stream}", {"seq": at, "next_by_subj": span.subject})
    return "error" not in answer and int(answer["message"]["seq"]) < span.stop


class _Requests:
    """Requests whose answers go to subjects in one inbox."""

    verb = ""

    def __init__(self, link: Link, span: Range) -> None:
        self.link, self.span = link, span
        self._inbox = ""
        self._subscription: Subscription

    async def _subscribe(self) -> None:
        if self._inbox:
            await self._subscription.unsubscribe()
        self._inbox = self.link.client.new_inbox()
        self._subscription = await self.link.client.subscribe(f"{self._inbox}.*")

    async def _request(self, number: int, many: int, body: Json, consumer: str = "") -> Replies:
        """Receive the answers to a request: all, or those before the connection was lost or fell silent."""
        access, reply = self.link.access, f"{self._inbox}.{number}"
        subject = ".".join(filter(None, (access.prefix, self.verb, access.stream, consumer)))
        replies = Replies(self._subscription._id, reply.encode(), many, by_consumer=bool(consumer))  # noqa: SLF001
        self.link.parser.taker = replies
        try:
            await self.link.client.publish(subject, json.dumps(body).encode(), reply=reply)
            received = -1
            while received < len(replies.payloads) and not replies.done.is_set():
                received = len(replies.payloads)
                with suppress(TimeoutError):
                    await asyncio.wait_for(replies.done.wait(), _SILENCE)
        finally:
            self.link.parser.taker = None
        return replies


class Direct(_Requests):
    """The reader by Direct Get."""

    verb = "DIRECT.GET"
    fails = False  # whether consumers have to read the rest
    _number = 0

    async def ask(self, at: int, many: int) -> Replies | None:
        """Return the answers to one request, or None if some did not come."""
        if not self._inbox:
            await self._subscribe()
        self._number += 1
        body = {"seq": at, "batch": many, "next_by_subj": self.span.subject, "max_bytes": OCTETS}
        replies = await self._request(self._number, many, body)
        if replies.payloads and not replies.status and not replies.broken and replies.done.is_set():
            self.fails = True  # the server answers with one message only
        if _code(replies) in (400, 408, 413):
            raise self.link.refused(f"{self.verb}.{self.link.access.stream}", replies.status.decode().split("\r")[0])
        # The messages before an interruption are complete.
        return replies if replies.payloads or _code(replies) in (204, 404) else None

    def chunk(self, replies: Replies) -> Chunk | None:
        """Return the columns, which the server appended to each message's headers.

        None if the server wrote them into the middle of a header, as it does if a message's headers have no end; and
        None from a mirror, which servers let answer for its stream, with fewer messages or other subjects.
        """
        split = pc.split_pattern(pa.array(replies.headers, pa.binary()), pattern=b"\r\n", max_splits=6, reverse=True)
        lines = {name: pc.list_element(split, number) for number, name in enumerate(_LINES, 1)}
        ours = pc.equal(lines[_LINES[0]], _LINES[0] + self.link.access.stream.encode())
        if not pc.all(ours).as_py() or not all(
            pc.all(pc.starts_with(line, name)).as_py() for name, line in lines.items()
        ):
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


class Consumer(_Requests):
    """The reader by an ephemeral pull consumer without acknowledgements."""

    verb = "CONSUMER.MSG.NEXT"
    _name, _at, _delivered = "", 0, 0
    _octets = OCTETS

    async def ask(self, at: int, many: int) -> Replies | None:
        """Return the answers to one request, or None if some did not come."""
        if not self._name or self._at != at:
            await self._begin(at)
        body = {"batch": many, "no_wait": True, "max_bytes": self._octets}
        replies = await self._request(self._delivered, many, body, self._name)
        whole = len(replies.payloads) == many or _code(replies) in (404, 408, 409)
        sequences, delivered, _ = _acknowledged(replies)
        expected = pa.array(range(self._delivered + 1, self._delivered + 1 + len(delivered)), pa.int64())
        kept = pc.index(pc.equal(delivered, expected), False).as_py()  # the first that does not follow
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
            self._octets *= 4  # because a message is larger
            return None
        return replies if whole or replies.payloads else None

    def chunk(self, replies: Replies) -> Chunk:
        """Return the columns, which the server wrote into the reply subjects."""
        sequences, _, times = _acknowledged(replies)
        return Chunk(
            replies.payloads,
            pa.array(replies.headers, pa.binary()),
            sequences,
            _strings(replies.subjects),
            _microseconds(times.view(pa.timestamp("ns", "UTC"))),
        )

    async def _begin(self, at: int) -> None:
        await self._subscribe()
        config: Json = {"deliver_policy": "by_start_sequence", "opt_start_seq": at, "inactive_threshold": _LIFETIME}
        if self.span.subject != ">":
            config["filter_subject"] = self.span.subject
        answer = await _create_consumer(self.link, config)
        self._name, self._at, self._delivered = answer["name"], at, 0


async def _create_consumer(link: Link, config: Json, patience: float | None = None) -> Json:
    """Create an ephemeral consumer, which needs no acknowledgements. Raises JetStreamError."""
    config |= {"ack_policy": "none", "mem_storage": True, "num_replicas": 1}
    verb = f"CONSUMER.CREATE.{link.access.stream}"
    answer = await link.api(verb, {"stream_name": link.access.stream, "config": config}, patience)
    if "error" in answer:
        raise link.refused(verb, answer["error"]["description"])
    return answer


def _acknowledged(replies: Replies) -> tuple[pa.Int64Array, pa.Int64Array, pa.Int64Array]:
    """Return the stream's and the consumer's sequences, and the nanoseconds, from the reply subjects."""
    split = pc.split_pattern(_strings(replies.replies), pattern=".", max_splits=4, reverse=True)
    sequences, delivered, times = (pc.cast(pc.list_element(split, number), pa.int64()) for number in (1, 2, 3))
    return sequences, delivered, times


def _code(replies: Replies) -> int:
    return int(replies.status[9:12] or 0)


# ---- columns --------------------------------------------------------------------------------------------------------


def _record_batch(chunk: Chunk, span: Range, stream: str, headers: bool) -> pa.RecordBatch:
    many = len(chunk.sequences)
    columns = [  # of `schema`
        chunk.subjects,
        pa.array(chunk.payloads, pa.binary()),
        *([header_maps(chunk.headers)] if headers else []),
        chunk.sequences,
        pa.repeat(pa.scalar(stream), many),
        chunk.times,
        pa.nulls(many, pa.string()),
    ]
    batch = pa.RecordBatch.from_arrays(columns, schema=schema(headers))
    if chunk.sequences[-1].as_py() < span.stop:
        return batch
    return batch.slice(0, pc.sum(pc.less(chunk.sequences, span.stop)).as_py())


def header_maps(headers: pa.BinaryArray) -> pa.MapArray:
    """Return each header's fields, with all values in order; NULL for no fields. Invalid UTF-8 stays.

    A line without a colon, or one that continues another, is a name without a value: NULL.
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
    """Return header maps for every header, nine times slower: for repeated names and lines without a colon."""
    rows = []
    for header in headers.to_pylist():
        fields: dict[bytes, list[bytes | None]] = {}
        for line in filter(None, header.split(b"\r\n")[1:]):
            name, colon, value = line.partition(b":")
            fields.setdefault(name, []).append(value.lstrip(b" \t") if colon else None)
        rows.append([*fields.items()] or None)
    octets = pa.array(rows, pa.map_(pa.binary(), pa.list_(pa.field("element", pa.binary()))))
    return octets.cast(options=pc.CastOptions(_HEADERS, allow_invalid_utf8=True))


def _strings(texts: Sequence[bytes | None]) -> pa.StringArray:
    return pa.array(texts, pa.binary()).view(pa.string())


def _microseconds(times: pa.TimestampArray) -> pa.TimestampArray:
    return pc.cast(times, pa.timestamp("us", "UTC"), safe=False)


def instant(when: datetime) -> str:
    """Format a time for JetStream's API."""
    return when.astimezone(UTC).isoformat().replace("+00:00", "Z")
