"""DataFrames written to a stream: one message per row, whose id names query, batch, partition and row.

A repeated task, or a restarted query, sends the same ids, and the stream drops those that it has stored within its
duplicate window. Later nothing recognizes them, so the task fails.
"""

import json
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from uuid import uuid4

import pyarrow as pa
from pyspark import TaskContext
from pyspark.sql.datasource import DataSourceArrowWriter, DataSourceStreamArrowWriter, WriterCommitMessage
from pyspark.sql.types import StructType

import natsgrammar as ng
from natsgrammar.text import counted, quoted

from .connection import Link, Stream, connected, describe, gone, planned
from .options import APART, JetStreamError, Writing
from .publish import Message, Publisher
from .read import Range, batches, first_since

_KINDS = {
    "subject": ("string",),
    "data": ("binary", "string"),
    "headers": ("map<string,array<string>>", "map<string,string>"),
    "id": ("string",),
}
_ONCE = (b"Nats-Msg-Id", b"Nats-Expected-", b"Nats-Batch-")  # headers about one publication, wrong on a copy
_READ = ("sequence", "stream", "timestamp", "reply")  # columns that a read adds, and a stream assigns
_OLDEST = (2, 9, 7)  # the oldest supported server
_STRIPS = (2, 11, 10)  # servers that strip a mirror's or source's messages of `Nats-Expected-…`
_LATE = 10.0  # seconds from planning a batch to its first task, in its first attempt
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Written(WriterCommitMessage):
    """A task's counts."""

    rows: int
    duplicates: int


class Writer(DataSourceArrowWriter):
    """The writer for a batch query."""

    def __init__(self, options: Writing, schema: StructType, planned: float | None = None) -> None:
        _fitting(schema)
        self.options = options
        self.job = options.id_prefix or uuid4().hex
        self.made = time.time()
        self.planned = self.made if planned is None else planned  # when the checkpoint recorded the batch

    def write(self, iterator: Iterator[pa.RecordBatch]) -> Written:
        """Publish a task's rows. Raises JetStreamError."""
        context = TaskContext.get()
        assert context is not None
        return self.publish(iterator, f"{self.job}/{context.partitionId()}", context.attemptNumber())

    def publish(self, iterator: Iterable[pa.RecordBatch], name: str, attempt: int) -> Written:
        """Publish rows, with ids beginning with the name. Raises JetStreamError."""
        options = self.options
        rows = 0
        with connected(options.access, begun=True) as link:
            stream = link.run(describe(link))
            check(stream)
            risk = self._risk(stream, attempt)
            publisher, wrong_subject = Publisher(link, stream), _subject_check(stream)
            link.run(publisher.begin())
            for batch in iterator:
                messages = _messages(batch, name, rows, stream, wrong_subject)
                if risk and messages:  # the first ones show whether an earlier attempt has written them
                    if not options.fail_on_duplicates:
                        _log.warning("%s", risk)
                    elif self._may_repeat(link, stream, {message.id for message in messages}):
                        raise JetStreamError(f"{risk}; `failOnDuplicates=false` writes them")
                    risk = ""
                link.run(publisher.send(messages))
                rows += len(messages)
            link.run(publisher.settle())
            link.run(_ensure_held(link, publisher.known))
        return Written(rows, len(publisher.known))

    def _risk(self, stream: Stream, attempt: int) -> str:
        """Return why an earlier attempt's rows may be outside the duplicate window; empty if they cannot be."""
        age = time.time() - self.planned
        again = attempt > 0 or self.made - self.planned > min(_LATE, stream.window)
        if not again or age < stream.window:
            return ""
        return (
            f"the batch was begun {age:.0f} s ago, longer than the duplicate window of {stream.window:g} s of stream "
            f"`{stream.name}`: rows of an earlier attempt may be stored twice"
        )

    def _may_repeat(self, link: Link, stream: Stream, ids: set[bytes]) -> bool:
        """Check whether the stream may have forgotten these ids, and so store an earlier attempt's rows again."""
        first = link.run(first_since(link, datetime.fromtimestamp(max(0, self.planned - APART), UTC)))
        since = Range(first, stream.last + 1, ">", stream.created, stream.direct)
        forgotten, known = time.time() - stream.window / 2, False  # half, for differing clocks and for the write
        for batch in batches(link.access, since, False, True) if first <= stream.last else ():
            times = batch.column("timestamp").to_pylist()
            for headers, stored in zip(_octets(batch.column("headers")), times, strict=True):
                if not ids.isdisjoint(dict(headers or ()).get(b"Nats-Msg-Id", ())):
                    if stored.timestamp() < forgotten:
                        return True
                    known = True
        return not known and not stream.keeps_all

    def commit(self, messages: Sequence[WriterCommitMessage | None]) -> None:
        """Warn on the driver about rows that were not stored because the stream had their ids already."""
        done = [message for message in messages if isinstance(message, Written)]
        if known := sum(task.duplicates for task in done):
            rows, stream = counted(sum(task.rows for task in done), "row"), self.options.access.stream
            _log.warning("stream `%s` did not store %s of %s: it had their ids already", stream, f"{known:,}", rows)


class StreamWriter(DataSourceStreamArrowWriter):
    """The writer for a streaming query, batch by batch."""

    def __init__(self, inner: Writer) -> None:
        self.inner = inner

    def write(self, iterator: Iterator[pa.RecordBatch]) -> Written:
        """Publish a task's rows. Raises JetStreamError."""
        context = TaskContext.get()
        assert context is not None
        query, batch = (context.getLocalProperty(key) for key in ("sql.streaming.queryId", "streaming.sql.batchId"))
        job = self.inner.options.id_prefix or query
        return self.inner.publish(iterator, f"{job}/{batch}/{context.partitionId()}", context.attemptNumber())

    def commit(self, messages: Sequence[WriterCommitMessage | None], batchId: int) -> None:  # noqa: ARG002, N803
        """Warn about rows missing from the stream."""
        self.inner.commit(messages)


def writer(options: Writing, schema: StructType) -> Writer:
    """Return a writer for a batch query to an existing stream. Raises JetStreamError."""
    if options.id_since is not None and options.id_prefix is None and "id" not in schema.fieldNames():
        cause = "`idSince` needs the `idPrefix` of the first run, or its column `id`: other ids are random"
        raise JetStreamError(cause)
    made = Writer(options, schema, options.id_since.timestamp() if options.id_since is not None else None)
    ask(options)
    return made


def stream_writer(options: Writing, schema: StructType) -> StreamWriter:
    """Return a writer for a streaming query; before its first commit, check the stream. Raises JetStreamError."""
    if options.id_since is not None:
        raise JetStreamError("`idSince` is an option of batch writes: a streaming query knows when its batches began")
    made = StreamWriter(Writer(options, schema, planned_at(options.checkpoint)))
    if not Path(_local(options.checkpoint) or "", "commits", "0").exists():
        ask(options)
    return made


def ask(options: Writing, begun: bool = False) -> Stream:
    """Return the stream to write. Raises JetStreamError if it does not exist, or accepts no messages."""
    stream = planned(options.access, begun)
    check(stream)
    return stream


def check(stream: Stream) -> None:
    """Raise JetStreamError if the stream accepts or keeps no messages, or does not acknowledge them."""
    stream.require(_OLDEST, "writes")
    if stream.config.get("sealed") or stream.config.get("mirror"):
        raise JetStreamError(f"stream `{stream.name}` is read-only: it is sealed, or a mirror")
    if stream.config.get("no_ack"):
        raise JetStreamError(f"stream `{stream.name}` acknowledges no messages")
    if stream.config.get("retention") == "interest" and not stream.consumers:
        cause = "its retention is `interest`, and it has no consumers"
        raise JetStreamError(f"stream `{stream.name}` keeps no messages: {cause}")


async def _ensure_held(link: Link, known: Sequence[int]) -> None:
    """Raise JetStreamError if deleted messages were not stored again because the stream still knows their ids."""
    stream = await describe(link) if known else None
    if stream is not None and stream.keeps_all and (many := await gone(link, stream, known)):
        cause = f"{counted(many, 'message')} of an earlier attempt were deleted from stream `{stream.name}`"
        remedy = f"the duplicate window of {stream.window:g} s; retry after it"
        raise JetStreamError(f"{cause}, and cannot be stored again within {remedy}")


# ---- checkpoints ----------------------------------------------------------------------------------------------------


def planned_at(checkpoint: str | None) -> float | None:
    """Return when a checkpoint's last batch was planned, in seconds since 1970; None if it cannot be read."""
    try:
        offsets = Path(_local(checkpoint) or "nowhere", "offsets")
        batches = [int(file.name) for file in offsets.iterdir() if file.name.isdecimal()]
        lines = Path(offsets, str(max(batches))).read_text(encoding="utf-8").splitlines()
        return float(json.loads(lines[1])["batchTimestampMs"]) / 1000
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _local(checkpoint: str | None) -> str | None:
    parts = urlsplit(checkpoint or "")
    if parts.scheme == "file":
        return unquote(parts.path)
    return checkpoint if not parts.scheme else None


# ---- messages -------------------------------------------------------------------------------------------------------


def _fitting(schema: StructType) -> None:
    """Raise JetStreamError for columns unlike those in messages."""
    kinds = {field.name: field.dataType.simpleString() for field in schema.fields}
    for name in ("subject", "data"):
        if name not in kinds:
            raise JetStreamError(f"no column `{name}`: a message needs `subject` and `data`")
    for name, kind in kinds.items():
        if name in _KINDS and kind not in _KINDS[name]:
            raise JetStreamError(f"the column `{name}` is `{kind}`: expected `{'` or `'.join(_KINDS[name])}`")
        if name not in _KINDS and name not in _READ:
            cause = f"the column `{name}` is not part of a message"
            raise JetStreamError(f"{cause}: select `subject`, `data`, `headers` and `id`")


def _messages(
    batch: pa.RecordBatch, name: str, first: int, stream: Stream, wrong_subject: Callable[[bytes | None], str]
) -> list[Message]:
    columns = {field: _octets(batch.column(field)) for field in _KINDS if field in batch.schema.names}
    subjects, payloads = columns["subject"], columns["data"]
    nothing = [None] * len(subjects)
    headers, ids = columns.get("headers", nothing), columns.get("id", nothing)
    # These headers come first, so that nothing in the others can be mistaken for them.
    begin = b"NATS/1.0\r\n%bNats-Msg-Id: " % _expected(stream)
    messages = []
    for row, (subject, payload, fields, own) in enumerate(zip(subjects, payloads, headers, ids, strict=True), first):
        message_id = own or f"{name}/{row}".encode()
        lines, why = _lines(fields or ())
        header = b"%b%b\r\n%b\r\n" % (begin, message_id, lines)
        message = Message(subject or b"", header, payload or b"", message_id)
        why = wrong_subject(subject) or _wrong_field(b"Nats-Msg-Id", message_id) or why
        if not why and (size := len(header) + len(message.payload)) > stream.largest:
            why = f"{size:,} bytes with headers, but stream `{stream.name}` accepts {stream.largest:,}"
        if why:
            raise JetStreamError(f"row {row} of {quoted(name)}, {message}: {why}")
        messages.append(message)
    return messages


def _expected(stream: Stream) -> bytes:
    """Return the header by which no other stream stores the messages; empty if copies would carry it.

    Mirrors and sources of older servers, and streams of republished messages, then store nothing.
    """
    copied = stream.server < _STRIPS or stream.config.get("republish")
    return b"" if copied else b"Nats-Expected-Stream: %b\r\n" % stream.name.encode()


def _octets(column: pa.Array) -> list[Any]:
    """Return the values, with bytes for strings: Spark's may contain invalid UTF-8."""
    return column.cast(_as_octets(column.type)).to_pylist()  # type: ignore[no-any-return]


def _as_octets(kind: pa.DataType) -> pa.DataType:
    if pa.types.is_map(kind):
        return pa.map_(pa.binary(), _as_octets(kind.item_type))
    return pa.list_(kind.value_field.with_type(pa.binary())) if pa.types.is_list(kind) else pa.binary()


def _subject_check(stream: Stream) -> Callable[[bytes | None], str]:
    """Return a function for a subject's error, so no other stream, and no API, gets the message."""
    accepted = ng.SubjectIndex(stream.config.get("subjects") or ())

    @lru_cache(100_000)
    def wrong_subject(subject: bytes | None) -> str:
        if subject is None:
            return "the subject is NULL"
        for rule in ("nats-server:literal-subject", "nats-server:stored-subject"):
            violation = ng.rule(rule).check_bytes(subject)
            if violation is not None:
                return f"not a subject to publish to: {violation.message}"
        if not accepted.numbers(subject.decode(errors="surrogateescape")):
            return f"stream `{stream.name}` does not accept this subject"
        return ""

    return wrong_subject


def _lines(fields: Iterable[tuple[bytes, Any]]) -> tuple[bytes, str]:
    """Return header lines, and the error in one, or an empty text."""
    lines = []
    for name, values in fields:
        if name.startswith(_ONCE):
            continue
        for value in (values or [None]) if isinstance(values, list) else [values]:
            if why := _wrong_field(name, value):
                return b"", why
            lines.append(b"%b: %b\r\n" % (name, value))
    return b"".join(lines), ""


@lru_cache(10_000)
def _wrong_field(name: bytes, value: bytes | None) -> str:
    """Return a header's error, by the rules in `nats-headers`, or an empty text."""
    for rule, text in (("nats-headers:header-name", name), ("nats-headers:header-value", value)):
        violation = "it is NULL" if text is None else ng.rule(rule).check_bytes(text)
        if violation is not None:
            return f"header `{name.decode(errors='replace')}`: {violation}"
    return ""
