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
from pyspark.sql.types import StructType

from natsgrammar.text import quoted

from . import sink
from .connection import PLANNING, Link, Stream, connected, describe, first_lost, planned
from .options import JetStreamError, Place, Reading, reading, writing
from .read import Range, batches, first_since, lost, recreated

if TYPE_CHECKING:
    from pyspark.sql.streaming.datasource import ReadLimit, SupportsTriggerAvailableNow
else:
    SupportsTriggerAvailableNow = object
    with contextlib.suppress(ImportError):  # before Spark 4.2 sources cannot be asked to
        from pyspark.sql.streaming.datasource import SupportsTriggerAvailableNow

_IN_BATCHES = (2, 11)  # the server from which on Direct Get answers with many messages
_COLUMNS = {
    "subject": "string",
    "data": "binary",
    "headers": "map<string, array<string>>",
    "sequence": "bigint",
    "stream": "string",
    "timestamp": "timestamp",
    "reply": "string",
}


class JetStream(DataSource):
    """Streams of JetStream, by the name `jetstream`."""

    @classmethod
    def name(cls) -> str:
        """`jetstream`."""
        return "jetstream"

    def schema(self) -> str:
        """The columns of a message; checks the options."""
        return _ddl(reading(self.options).headers)

    def reader(self, schema: StructType) -> DataSourceReader:
        """A reader of what is there when the query is planned."""
        return Reader(_fitting(self.options, schema))

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802 - Spark's name
        """A reader of what is there and what comes."""
        return StreamReader(_fitting(self.options, schema))

    def writer(self, schema: StructType, overwrite: bool) -> DataSourceWriter:
        """A writer of the rows of a query."""
        if overwrite:
            raise JetStreamError('a stream cannot be overwritten: write with `mode("append")`')
        return sink.writer(writing(self.options), schema)

    def streamWriter(self, schema: StructType, overwrite: bool) -> DataSourceStreamWriter:  # noqa: N802 - Spark's name
        """A writer of the rows of a batch of a streaming query."""
        if overwrite:
            raise JetStreamError("a stream takes no output mode but `append`")
        return sink.stream_writer(writing(self.options), schema)


def _ddl(headers: bool) -> str:
    return ", ".join(f"`{name}` {kind}" for name, kind in _COLUMNS.items() if headers or name != "headers")


def _fitting(options: Mapping[str, str], schema: StructType) -> Reading:
    found = reading(options)
    own = [name for name in _COLUMNS if found.headers or name != "headers"]
    kinds = [f"{field.name} {field.dataType.simpleString()}" for field in schema.fields]
    if kinds != [f"{name} {_COLUMNS[name].replace(' ', '')}" for name in own]:
        raise JetStreamError(f"the columns are {_ddl(found.headers)}: leave out `schema`")
    return found


class Reader(DataSourceReader):
    """Reads a stream up to the end that it has while the query is planned."""

    def __init__(self, options: Reading) -> None:
        self.options = options

    def partitions(self) -> Sequence[InputPartition]:
        """Ranges of sequences. Raises JetStreamError if some of what is asked for is gone."""
        with connected(self.options.access) as link:
            found = link.run(describe(link, PLANNING))
            return _ranges(link, found, self.options, *_bounds(link, found, self.options))

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The messages of a partition."""
        return _read(self.options, partition)


class StreamReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Reads a stream batch by batch; an offset is a sequence and when the stream was created."""

    def __init__(self, options: Reading) -> None:
        self.options = options
        self.target: int | None = None  # where `availableNow` ends
        self.begun = False

    @contextlib.contextmanager
    def _asking(self) -> Iterator[tuple[Link, Stream]]:
        """A connection and what the server says of the stream; once that came, the server is waited for."""
        with connected(self.options.access, self.begun) as link:
            found = link.run(describe(link, None if self.begun else PLANNING))
            self.begun = True
            yield link, found

    def initialOffset(self) -> dict[str, Any]:  # noqa: N802 - Spark's name
        """Where a query begins that has no checkpoint."""
        check_endless(self.options)
        with self._asking() as (link, found):
            return self._offset(_start(link, found, self.options, "latest"), found)

    def getDefaultReadLimit(self) -> ReadLimit:  # noqa: N802 - Spark's name
        """`maxOffsetsPerTrigger`."""
        from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadMaxRows

        many = self.options.per_trigger
        return ReadAllAvailable() if many is None else ReadMaxRows(many)

    def latestOffset(  # noqa: N802 - before Spark 4.2 it was called without arguments
        self, start: dict[str, Any] | None = None, limit: ReadLimit | None = None
    ) -> dict[str, Any]:
        """Where the next batch ends."""
        with self._asking() as (_, found):
            stop = found.last + 1
        if self.target is not None:
            stop = min(stop, self.target)
        if start is not None:
            begin = _resumed(found, self._begun(found, start), self.options)
            many = getattr(limit, "max_rows", None)
            stop = max(begin, stop if many is None else min(stop, begin + many))
        return self._offset(stop, found)

    def reportLatestOffset(self) -> dict[str, Any]:  # noqa: N802 - Spark's name
        """The end of the stream, for the progress of the query."""
        with self._asking() as (_, found):
            return self._offset(found.last + 1, found)

    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802 - Spark's name
        """Keeps the end that the stream has now."""
        with self._asking() as (_, found):
            self.target = found.last + 1

    def partitions(self, start: dict[str, Any], end: dict[str, Any]) -> Sequence[InputPartition]:
        """Ranges of sequences. Raises JetStreamError if some of what is asked for is gone."""
        with self._asking() as (link, found):
            stop = self._begun(found, end)
            if stop.created != found.created:
                recreated(found.name, str(stop.created), found.created, self.options.fail_on_loss)
                return []  # the next batch begins with the new stream
            begin = start["seq"] if start["created"] == stop.created else 1
            return _ranges(link, found, self.options, begin, stop.seq)

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """The messages of a partition."""
        return _read(self.options, partition)

    def _offset(self, seq: int, found: Stream) -> dict[str, Any]:
        return asdict(Place(seq, found.created, found.name, ",".join(self.options.subjects)))

    def _begun(self, found: Stream, offset: dict[str, Any]) -> Place:
        """A place in this stream. Raises JetStreamError for one in another, or in other subjects of it."""
        place, subjects = _of(found, Place(**offset)), ",".join(self.options.subjects)
        if place.subjects not in (None, subjects):
            raise JetStreamError(
                f"the checkpoint is of the subjects {quoted(place.subjects)}, not of {quoted(subjects)}, whose earlier "
                "messages would be passed over: take another checkpoint"
            )
        return place


def check_endless(options: Reading) -> None:
    """Raises JetStreamError for a streaming read with an end."""
    if options.end != "latest":
        raise JetStreamError("`endingOffsets` is an option of batch reads: a streaming query has no end")


def extent(options: Reading) -> tuple[Place, Place]:
    """Where a batch read begins and ends if it is planned now. Raises JetStreamError, also for what may not be read."""
    with connected(options.access) as link:
        found = link.run(describe(link, PLANNING))
        start, stop = _bounds(link, found, options)
    _try_out(options, found, start, stop)
    return Place(start, found.created), Place(stop, found.created)


def check_readable(options: Reading) -> None:
    """Raises JetStreamError if a streaming read has an end, or if there is no stream, or one that may not be read."""
    check_endless(options)
    found = planned(options.access)
    _try_out(options, found, found.first, found.last + 1)


def _try_out(options: Reading, found: Stream, start: int, stop: int) -> None:
    """Asks for the first message as tasks do. Raises JetStreamError if the user may not read it."""
    if start < stop:
        for subject in options.subjects:
            first = Range(start, start + 1, subject, found.created, _direct(found, options))
            for _ in batches(options.access, first, fail_on_loss=False, headers=False):
                pass


def _bounds(link: Link, found: Stream, options: Reading) -> tuple[int, int]:
    start = _start(link, found, options, "earliest")
    stop = found.last + 1 if options.end == "latest" else _within(found, options.end, options.fail_on_loss)
    if isinstance(options.start, Place) and isinstance(options.end, Place) and start > stop:
        raise JetStreamError(f"`startingOffsets` is {start}, after `endingOffsets`, {stop}")
    return start, stop


def _start(link: Link, found: Stream, options: Reading, default: str) -> int:
    """The first sequence to read."""
    start = options.start or default
    if start == "earliest":
        return found.first
    if start == "latest":
        return found.last + 1
    if isinstance(start, datetime):
        return link.run(first_since(link, start))
    return _within(found, start, options.fail_on_loss)


def _within(found: Stream, place: str | Place, fail: bool) -> int:
    assert isinstance(place, Place)
    _of(found, place)
    if place.created not in (None, found.created):
        recreated(found.name, str(place.created), found.created, fail)
    if fail and place.seq > found.last + 1:
        raise JetStreamError(
            f"stream `{found.name}` ends at {found.last}, before {place.seq}; `failOnDataLoss=false` reads what is left"
        )
    return min(place.seq, found.last + 1)


def _of(found: Stream, place: Place) -> Place:
    """A place in this stream. Raises JetStreamError for one in another."""
    if place.stream not in (None, found.name):
        raise JetStreamError(f"the checkpoint or offset is of stream `{place.stream}`, not of `{found.name}`")
    return place


def _resumed(found: Stream, start: Place, options: Reading) -> int:
    """The sequence with which a query goes on. Raises JetStreamError for a stream that is not the one it read."""
    if start.created == found.created:
        return _within(found, start, options.fail_on_loss)
    recreated(found.name, str(start.created), found.created, options.fail_on_loss)
    return 1


def _ranges(link: Link, found: Stream, options: Reading, start: int, stop: int) -> list[InputPartition]:
    seq = link.run(first_lost(link, found, start, stop))
    if seq is not None:
        lost(found.name, seq, options.fail_on_loss)
        start = max(start, found.first)
    if start >= stop:
        return []
    parts = -(-(stop - start) // options.per_partition)
    size = -(-(stop - start) // parts)
    bounds = [(at, min(at + size, stop)) for at in range(start, stop, size)]
    direct = _direct(found, options)
    return [Range(*bound, subject, found.created, direct) for bound in bounds for subject in options.subjects]


def _direct(found: Stream, options: Reading) -> bool:
    """Whether to read by Direct Get. Raises JetStreamError where consumers would have to read, and cannot."""
    if found.config.get("retention") == "workqueue":
        lacking = {
            "allow it (`allow_direct`)": found.direct,
            "leave out `directGet=false`": options.direct,
            "it needs nats-server 2.11 or newer": found.server >= _IN_BATCHES,
        }
        for remedy, there in lacking.items():
            if not there:
                raise JetStreamError(
                    f"stream `{found.name}` has the retention `workqueue`, so only Direct Get reads it: {remedy}"
                )
    return found.direct and options.direct


def _read(options: Reading, partition: InputPartition) -> Iterator[pa.RecordBatch]:
    if isinstance(partition, Range):  # else there is nothing to read
        yield from batches(options.access, partition, options.fail_on_loss, options.headers)
