"""The data source `jetstream`: streams as batch and streaming DataFrames, partitioned by sequence."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.datasource import (
    DataSource,
    DataSourceReader,
    DataSourceStreamReader,
    DataSourceStreamWriter,
    DataSourceWriter,
    InputPartition,
)
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from natsgrammar.text import quoted

from . import sink
from .connection import PLANNING, Link, Stream, connected, describe, missing
from .options import JetStreamError, Place, Reading, reading, writing
from .read import Range, batches, first_since, lost, recreated
from .read import schema as columns_of

if TYPE_CHECKING:
    from pyspark.sql.streaming.datasource import ReadLimit, SupportsTriggerAvailableNow
else:
    SupportsTriggerAvailableNow = object
    with contextlib.suppress(ImportError):  # Spark 4.2 and newer
        from pyspark.sql.streaming.datasource import SupportsTriggerAvailableNow

_OLDEST = (2, 9, 0)  # the first server whose pull consumers need no acknowledgements
_CHANGES_RETENTION = (2, 10)
_IN_BATCHES = (2, 11)  # the first server whose Direct Get answers with many messages


class JetStream(DataSource):
    """The data source `jetstream`."""

    @classmethod
    def name(cls) -> str:
        """Return `jetstream`."""
        return "jetstream"

    def schema(self) -> StructType:
        """Return the message columns, and check the options."""
        return _columns(reading(self.options))

    def reader(self, schema: StructType) -> DataSourceReader:
        """Return a reader up to the stream's end when the query is planned."""
        return Reader(_fitting(self.options, schema))

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802 - Spark's name
        """Return a reader for present and future messages."""
        return StreamReader(_fitting(self.options, schema))

    def writer(self, schema: StructType, overwrite: bool) -> DataSourceWriter:
        """Return a writer for a batch query."""
        if overwrite:
            raise JetStreamError('a stream cannot be overwritten: write with `mode("append")`')
        return sink.writer(writing(self.options), schema)

    def streamWriter(self, schema: StructType, overwrite: bool) -> DataSourceStreamWriter:  # noqa: N802 - Spark's name
        """Return a writer for a streaming query."""
        if overwrite:
            raise JetStreamError("only output mode `append` is supported")
        return sink.stream_writer(writing(self.options), schema)


def _columns(options: Reading) -> StructType:
    return from_arrow_schema(columns_of(options.headers))


def _fitting(options: Mapping[str, str], schema: StructType) -> Reading:
    """Parse the options for a read. Raises JetStreamError for a schema with other columns."""
    read = reading(options)
    expected = _columns(read).simpleString()
    if schema.simpleString() != expected:
        raise JetStreamError(f"the columns are `{expected}`: leave out `schema`")
    return read


class _Reads:
    def __init__(self, options: Reading) -> None:
        self.options = options

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield a partition's messages."""
        if isinstance(partition, Range):  # otherwise there is nothing to read
            yield from batches(self.options.access, partition, self.options.fail_on_loss, self.options.headers)


class Reader(_Reads, DataSourceReader):
    """The reader up to the stream's end when the query is planned."""

    def partitions(self) -> Sequence[InputPartition]:
        """Return ranges. Raises JetStreamError if messages in them are gone."""
        with connected(self.options.access) as link:
            stream = link.run(describe(link, PLANNING))
            return _ranges(link, stream, self.options, *_bounds(link, stream, self.options))


class StreamReader(_Reads, DataSourceStreamReader, SupportsTriggerAvailableNow):
    """The reader in batches; an offset is a sequence and the stream's creation time."""

    target: int | None = None  # the end for `availableNow`
    begun = False

    @contextlib.contextmanager
    def _described(self) -> Iterator[tuple[Link, Stream]]:
        """Open a connection and describe the stream; after the first success, wait for the server."""
        with connected(self.options.access, self.begun) as link:
            stream = link.run(describe(link, None if self.begun else PLANNING))
            self.begun = True
            yield link, stream

    def initialOffset(self) -> dict[str, Any]:  # noqa: N802 - Spark's name
        """Return the start for a query without a checkpoint."""
        check_endless(self.options)
        with self._described() as (link, stream):
            return self._offset(_start(link, stream, self.options, "latest"), stream)

    def getDefaultReadLimit(self) -> ReadLimit:  # noqa: N802 - Spark's name
        """Return `maxOffsetsPerTrigger` as a limit."""
        from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadMaxRows

        many = self.options.per_trigger
        return ReadAllAvailable() if many is None else ReadMaxRows(many)

    def latestOffset(  # noqa: N802 - before Spark 4.2 it was called without arguments
        self, start: dict[str, Any] | None = None, limit: ReadLimit | None = None
    ) -> dict[str, Any]:
        """Return the next batch's end."""
        with self._described() as (_, stream):
            stop = stream.last + 1
        if self.target is not None:
            stop = min(stop, self.target)
        if start is not None:
            begin = _resumed(stream, self._place(stream, start), self.options)
            many = getattr(limit, "max_rows", None)
            stop = max(begin, stop if many is None else min(stop, begin + many))
        return self._offset(stop, stream)

    def reportLatestOffset(self) -> dict[str, Any]:  # noqa: N802 - Spark's name
        """Return the stream's end, for the query's progress."""
        with self._described() as (_, stream):
            return self._offset(stream.last + 1, stream)

    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802 - Spark's name
        """Record the stream's current end."""
        self.target = self.reportLatestOffset()["seq"]

    def partitions(self, start: dict[str, Any], end: dict[str, Any]) -> Sequence[InputPartition]:
        """Return ranges. Raises JetStreamError if messages in them are gone."""
        with self._described() as (link, stream):
            stop = self._place(stream, end)
            if stop.created != stream.created:
                recreated(stream.name, str(stop.created), stream.created, self.options.fail_on_loss)
                return []  # the next batch begins with the new stream
            begin = start["seq"] if start["created"] == stop.created else 1
            return _ranges(link, stream, self.options, begin, stop.seq)

    def _offset(self, seq: int, stream: Stream) -> dict[str, Any]:
        return asdict(Place(seq, stream.created, stream.name, ",".join(self.options.subjects)))

    def _place(self, stream: Stream, offset: dict[str, Any]) -> Place:
        """Return the place in an offset. Raises JetStreamError for another stream, or other subjects."""
        place, subjects = _of(stream, Place(**offset)), ",".join(self.options.subjects)
        if place.subjects not in (None, subjects):
            cause = f"the checkpoint is of the subjects {quoted(place.subjects)}, not of {quoted(subjects)}"
            raise JetStreamError(f"{cause}, whose earlier messages would be skipped: use another checkpoint")
        return place


def check_endless(options: Reading) -> None:
    """Raise JetStreamError for a streaming read with an end."""
    if options.end != "latest":
        raise JetStreamError("`endingOffsets` is an option of batch reads: a streaming query has no end")


def extent(options: Reading) -> tuple[Place, Place]:
    """Return the bounds for a batch read planned now. Raises JetStreamError, also for unreadable streams."""
    with connected(options.access) as link:
        stream = link.run(describe(link, PLANNING))
        start, stop = _bounds(link, stream, options)
    _try_out(options, stream, start, stop)
    return Place(start, stream.created), Place(stop, stream.created)


def check_readable(options: Reading) -> Place:
    """Return where a new streaming read begins, by default with the first message.

    Raises JetStreamError if it has an end, or its stream does not exist or may not be read.
    """
    check_endless(options)
    with connected(options.access) as link:
        stream = link.run(describe(link, PLANNING))
        start = options.start if isinstance(options.start, Place) else None  # which a checkpoint may make void
        start = start or Place(_start(link, stream, options, "earliest"), stream.created)
    _try_out(options, stream, stream.first, stream.last + 1)
    return start


def gone_of(options: Reading, created: str | None, start: int, stop: int) -> int:
    """Return the number of sequences in [start, stop) that a stream, or one recreated since, lacks."""
    with connected(options.access, begun=True) as link:
        stream = link.run(describe(link))
        return stop - start if stream.created != created else link.run(missing(link, stream, start, stop))[1]


def _try_out(options: Reading, stream: Stream, start: int, stop: int) -> None:
    """Request the first message as tasks do. Raises JetStreamError if the user may not read it."""
    if start < stop:
        for subject in options.subjects:
            first = Range(start, start + 1, subject, stream.created, _direct(stream, options))
            for _ in batches(options.access, first, fail_on_loss=False, headers=False):
                pass


def _bounds(link: Link, stream: Stream, options: Reading) -> tuple[int, int]:
    start = _start(link, stream, options, "earliest")
    stop = stream.last + 1 if options.end == "latest" else _within(stream, options.end, options.fail_on_loss)
    if isinstance(options.start, Place) and isinstance(options.end, Place) and start > stop:
        raise JetStreamError(f"`startingOffsets` is {start}, after `endingOffsets`, {stop}")
    return start, stop


def _start(link: Link, stream: Stream, options: Reading, default: str) -> int:
    start = options.start or default
    if start == "earliest":
        return stream.first
    if start == "latest":
        return stream.last + 1
    if isinstance(start, datetime):
        return link.run(first_since(link, start))
    return _within(stream, start, options.fail_on_loss)


def _within(stream: Stream, place: str | Place, fail: bool) -> int:
    assert isinstance(place, Place)
    _of(stream, place)
    if place.created not in (None, stream.created):
        recreated(stream.name, str(place.created), stream.created, fail)
    if fail and place.seq > stream.last + 1:
        cause = f"stream `{stream.name}` ends at {stream.last}, before {place.seq}"
        raise JetStreamError(f"{cause}; `failOnDataLoss=false` reads the rest")
    return min(place.seq, stream.last + 1)


def _of(stream: Stream, place: Place) -> Place:
    """Return the place. Raises JetStreamError if it is in another stream."""
    if place.stream not in (None, stream.name):
        raise JetStreamError(f"the checkpoint or offset is of stream `{place.stream}`, not of `{stream.name}`")
    return place


def _resumed(stream: Stream, start: Place, options: Reading) -> int:
    """Return the sequence at which a query resumes. Raises JetStreamError if the stream was recreated."""
    if start.created == stream.created:
        return _within(stream, start, options.fail_on_loss)
    recreated(stream.name, str(start.created), stream.created, options.fail_on_loss)
    return 1


def _ranges(link: Link, stream: Stream, options: Reading, start: int, stop: int) -> list[InputPartition]:
    if start >= stop:
        return []
    first, many = link.run(missing(link, stream, start, stop))
    if many:
        lost(stream, first, many, stop - start, options.fail_on_loss)
        start = max(start, stream.first)
    if start >= stop:
        return []
    parts = -(-(stop - start) // options.per_partition)
    size = -(-(stop - start) // parts)
    bounds = [(at, min(at + size, stop)) for at in range(start, stop, size)]
    direct = _direct(stream, options)
    return [Range(*bound, subject, stream.created, direct) for bound in bounds for subject in options.subjects]


def _direct(stream: Stream, options: Reading) -> bool:
    """Check whether to read by Direct Get. Raises JetStreamError if consumers would have to read, and must not.

    A work queue has no second consumer. The end of one removes, from a stream by interest, messages that no other
    awaits: such are in streams that had another retention before, which needs servers newer than 2.9.
    """
    stream.require(_OLDEST, "reads")
    retention = stream.config.get("retention")
    if retention == "workqueue" or (retention == "interest" and stream.server >= _CHANGES_RETENTION):
        needed = {
            "allow it (`allow_direct`)": stream.direct,
            "leave out `directGet=false`": options.direct,
            "it needs nats-server 2.11 or newer": stream.server >= _IN_BATCHES,
        }
        cause = f"stream `{stream.name}` has the retention `{retention}`, so only Direct Get reads it"
        for remedy, met in needed.items():
            if not met:
                raise JetStreamError(f"{cause}: {remedy}")
    return stream.direct and options.direct
