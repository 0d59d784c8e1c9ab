"""DataFrames written to a stream: a message per row, whose id says query, batch, partition and row.

A task that is tried again, or a query that starts again, sends the same ids, and the stream drops those that it has
taken within its duplicate window. Outside of it nothing recognizes them, so the task fails and says so.
"""

from __future__ import annotations

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
from .options import JetStreamError, Writing
from .publish import Message, Publisher
from .read import Range, batches, first_since

_KINDS = {
    "subject": ("string",),
    "data": ("binary", "string"),
    "headers": ("map<string,array<string>>", "map<string,string>"),
    "id": ("string",),
}
_ONCE = (b"Nats-Msg-Id", b"Nats-Expected-", b"Nats-Batch-")  # headers about one publication, which a copy is not
_READ = ("sequence", "stream", "timestamp", "reply")  # what a read adds, and a stream gives anew
_APART = 60.0  # seconds by which clocks may differ
_OLDEST = (2, 9, 7)  # the oldest server that is written to
_LATE = 10.0  # seconds from planning a batch to its first task, when it is planned for the first time
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Written(WriterCommitMessage):
    """What a task has written."""

    rows: int
    duplicates: int


class Writer(DataSourceArrowWriter):
    """Writes the rows of a batch query."""

    def __init__(self, options: Writing, schema: StructType, planned: float | None = None) -> None:
        _fitting(schema)
        self.options = options
        self.job = options.id_prefix or uuid4().hex
        self.made = time.time()
        self.planned = self.made if planned is None else planned  # the batch, by the checkpoint

    def write(self, iterator: Iterator[pa.RecordBatch]) -> Written:
        """Publishes the rows of a task. Raises JetStreamError."""
        context = TaskContext.get()
        assert context is not None
        return self.publish(iterator, f"{self.job}/{context.partitionId()}", context.attemptNumber())

    def publish(self, iterator: Iterable[pa.RecordBatch], name: str, attempt: int) -> Written:
        """Publishes rows whose ids begin with the name. Raises JetStreamError."""
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
                if risk and messages:  # the first ones show what an earlier attempt has written
                    if not options.fail_on_duplicates:
                        _log.warning("%s", risk)
                    elif self._may_repeat(link, stream, {it.id for it in messages}):
                        raise JetStreamError(f"{risk}; `failOnDuplicates=false` writes them")
                    risk = ""
                link.run(publisher.send(messages))
                rows += len(messages)
            link.run(publisher.settle())
            link.run(_ensure_held(link, publisher.known))
        return Written(rows, len(publisher.known))

    def _risk(self, stream: Stream, attempt: int) -> str:
        """Why rows that an earlier attempt has written may be out of the duplicate window; empty if they cannot."""
        age = time.time() - self.planned
        again = attempt > 0 or self.made - self.planned > min(_LATE, stream.window)
        if not again or age < stream.window:
            return ""
        return (
            f"the batch was begun {age:.0f} s ago, longer than the duplicate window of {stream.window:g} s of stream "
            f"`{stream.name}`: rows that an earlier attempt has written may be stored twice"
        )

    def _may_repeat(self, link: Link, stream: Stream, ids: set[bytes]) -> bool:
        """Whether the stream may store again what an earlier attempt has written: it may have forgotten these ids."""
        first = link.run(first_since(link, datetime.fromtimestamp(max(0, self.planned - _APART), UTC)))
        since = Range(first, stream.last + 1, ">", stream.created, stream.direct)
        forgotten, known = time.time() - stream.window / 2, False  # half of it for clocks and for the writing
        for batch in batches(link.access, since, False, True) if first <= stream.last else ():
            times = batch.column("timestamp").to_pylist()
            for headers, stored in zip(_octets(batch.column("headers")), times, strict=True):
                if not ids.isdisjoint(dict(headers or ()).get(b"Nats-Msg-Id", ())):
                    if stored.timestamp() < forgotten:
                        return True
                    known = True
        return not known and not stream.keeps_all

    def commit(self, messages: Sequence[WriterCommitMessage | None]) -> None:
        """Warns of rows that were not stored, as the stream had their ids already; Spark shows it on the driver."""
        done = [message for message in messages if isinstance(message, Written)]
        if known := sum(it.duplicates for it in done):
            rows, stream = counted(sum(it.rows for it in done), "row"), self.options.access.stream
            _log.warning("stream `%s` did not store %s of %s: it had their ids already", stream, f"{known:,}", rows)


class StreamWriter(DataSourceStreamArrowWriter):
    """Writes the rows of a streaming query, batch by batch."""

    def __init__(self, inner: Writer) -> None:
        self.inner = inner

    def write(self, iterator: Iterator[pa.RecordBatch]) -> Written:
        """Publishes the rows of a task. Raises JetStreamError."""
        context = TaskContext.get()
        assert context is not None
        query, batch = (context.getLocalProperty(key) for key in ("sql.streaming.queryId", "streaming.sql.batchId"))
        job = self.inner.options.id_prefix or query
        return self.inner.publish(iterator, f"{job}/{batch}/{context.partitionId()}", context.attemptNumber())

    def commit(self, messages: Sequence[WriterCommitMessage | None], batchId: int) -> None:  # noqa: ARG002, N803
        """Warns of rows that were not stored."""
        self.inner.commit(messages)


def writer(options: Writing, schema: StructType) -> Writer:
    """A writer of a batch query, to a stream that is there. Raises JetStreamError."""
    if options.id_since is not None and options.id_prefix is None and "id" not in schema.fieldNames():
        raise JetStreamError(
            "`idSince` needs the `idPrefix` of the first run, or its column `id`: other ids are random"
        )
    found = Writer(options, schema, options.id_since.timestamp() if options.id_since is not None else None)
    ask(options)
    return found


def stream_writer(options: Writing, schema: StructType) -> StreamWriter:
    """A writer of a streaming query; until its first batch is done, it asks for the stream. Raises JetStreamError."""
    if options.id_since is not None:
        raise JetStreamError("`idSince` is an option of batch writes: a streaming query knows when its batches began")
    found = StreamWriter(Writer(options, schema, planned_at(options.checkpoint)))
    if not Path(_local(options.checkpoint) or "", "commits", "0").exists():
        ask(options)
    return found


def ask(options: Writing, begun: bool = False) -> Stream:
    """The stream to write. Raises JetStreamError if it is not there, or takes no messages."""
    found = planned(options.access, begun)
    check(found)
    return found


def check(stream: Stream) -> None:
    """Raises JetStreamError for a stream that takes or keeps no messages, or does not acknowledge them."""
    if stream.server < _OLDEST:
        told = ".".join(map(str, stream.server))
        raise JetStreamError(f"the server is {told}: writes need nats-server {'.'.join(map(str, _OLDEST))} or newer")
    if stream.config.get("sealed") or stream.config.get("mirror"):
        raise JetStreamError(f"stream `{stream.name}` takes no messages: it is sealed, or a mirror")
    if stream.config.get("no_ack"):
        raise JetStreamError(f"stream `{stream.name}` acknowledges no messages")
    if stream.config.get("retention") == "interest" and not stream.consumers:
        raise JetStreamError(
            f"stream `{stream.name}` keeps no messages: its retention is `interest`, and it has no consumers"
        )


async def _ensure_held(link: Link, known: Sequence[int]) -> None:
    """Raises JetStreamError if somebody has deleted messages that the stream does not take again, as it knows them."""
    stream = await describe(link) if known else None
    if stream is not None and stream.keeps_all and (many := await gone(link, stream, known)):
        raise JetStreamError(
            f"stream `{stream.name}` no longer holds {counted(many, 'message')} it had already, and within "
            f"its duplicate window of {stream.window:g} s it takes nothing again that was deleted: try again after that"
        )


# ---- checkpoints ----------------------------------------------------------------------------------------------------


def planned_at(checkpoint: str | None) -> float | None:
    """When the last batch of a checkpoint was planned, in seconds since 1970; None where it cannot be read."""
    try:
        offsets = Path(_local(checkpoint) or "nowhere", "offsets")
        batches = [int(file.name) for file in offsets.iterdir() if file.name.isdecimal()]
        lines = Path(offsets, str(max(batches))).read_text(encoding="utf-8").splitlines()
        return float(json.loads(lines[1])["batchTimestampMs"]) / 1000
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _local(checkpoint: str | None) -> str | None:
    """The folder of a checkpoint on this machine."""
    parts = urlsplit(checkpoint or "")
    if parts.scheme == "file":
        return unquote(parts.path)
    return checkpoint if not parts.scheme else None


# ---- messages -------------------------------------------------------------------------------------------------------


def _fitting(schema: StructType) -> None:
    """Raises JetStreamError for columns that are no message."""
    kinds = {field.name: field.dataType.simpleString() for field in schema.fields}
    for name in ("subject", "data"):
        if name not in kinds:
            raise JetStreamError(f"there is no column `{name}`: a message needs `subject` and `data`")
    for name, kind in kinds.items():
        if name in _KINDS and kind not in _KINDS[name]:
            raise JetStreamError(f"the column `{name}` is `{kind}`: expected `{'` or `'.join(_KINDS[name])}`")
        if name not in _KINDS and name not in _READ:
            raise JetStreamError(
                f"the column `{name}` is not part of a message: select `subject`, `data`, `headers` and `id`"
            )


def _messages(
    batch: pa.RecordBatch, name: str, first: int, stream: Stream, wrong_subject: Callable[[bytes | None], str]
) -> list[Message]:
    columns = {field: _octets(batch.column(field)) for field in _KINDS if field in batch.schema.names}
    subjects, payloads = columns["subject"], columns["data"]
    nothing = [None] * len(subjects)
    headers, ids = columns.get("headers", nothing), columns.get("id", nothing)
    # Ours come first, so that nothing in the other headers can be taken for them.
    begin = b"NATS/1.0\r\nNats-Expected-Stream: %b\r\nNats-Msg-Id: " % stream.name.encode()
    found = []
    for row, (subject, payload, fields, its) in enumerate(zip(subjects, payloads, headers, ids, strict=True), first):
        message_id = its or f"{name}/{row}".encode()
        lines, why = _lines(fields or ())
        header = b"%b%b\r\n%b\r\n" % (begin, message_id, lines)
        message = Message(subject or b"", header, payload or b"", message_id)
        why = wrong_subject(subject) or _wrong_field(b"Nats-Msg-Id", message_id) or why
        if not why and (size := len(header) + len(message.payload)) > stream.largest:
            why = f"{size:,} bytes with headers, but stream `{stream.name}` takes {stream.largest:,}"
        if why:
            raise JetStreamError(f"row {row} of {quoted(name)}, {message}: {why}")
        found.append(message)
    return found


def _octets(column: pa.Array) -> list[Any]:
    """The values, with bytes for strings: Spark's may hold bytes that are not UTF-8."""
    return column.cast(_as_octets(column.type)).to_pylist()  # type: ignore[no-any-return]


def _as_octets(kind: pa.DataType) -> pa.DataType:
    if pa.types.is_map(kind):
        return pa.map_(pa.binary(), _as_octets(kind.item_type))
    return pa.list_(kind.value_field.with_type(pa.binary())) if pa.types.is_list(kind) else pa.binary()


def _subject_check(stream: Stream) -> Callable[[bytes | None], str]:
    """Why a message to a subject must not be sent; empty if the stream takes it. Else anything might, even an API."""
    taken = ng.SubjectIndex(stream.config.get("subjects") or ())

    @lru_cache(100_000)
    def wrong_subject(subject: bytes | None) -> str:
        if subject is None:
            return "the subject is NULL"
        for rule in ("nats-server:literal-subject", "nats-server:stored-subject"):
            found = ng.rule(rule).check_bytes(subject)
            if found is not None:
                return f"not a subject to publish to: {found.message}"
        if not taken.numbers(subject.decode(errors="surrogateescape")):
            return f"stream `{stream.name}` does not take that subject"
        return ""

    return wrong_subject


def _lines(fields: Iterable[tuple[bytes, Any]]) -> tuple[bytes, str]:
    """The lines of headers, and what is wrong with one; empty if nothing is."""
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
    """What is wrong with a header, by `nats-headers`; empty if nothing is."""
    for rule, text in (("nats-headers:header-name", name), ("nats-headers:header-value", value)):
        found = "it is NULL" if text is None else ng.rule(rule).check_bytes(text)
        if found is not None:
            return f"header `{name.decode(errors='replace')}`: {found}"
    return ""
