"""Streams of JetStream as inputs: the only module of this room that knows the data source."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from natsgrammar.text import counted

from ..contract import Contract
from ..jetstream import register
from ..jetstream.address import is_stream, options_at
from ..jetstream.options import Place, Reading, reading
from .kinds import Rows

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from .opened import Opened

__all__ = ["Extent", "Stream", "is_stream", "skipped", "stream_rows"]


@dataclass(frozen=True, slots=True)
class Stream(Rows):
    """A stream, by its address."""

    kind: ClassVar[str] = "stream"
    extra: ClassVar[str] = "jetstream"
    address: str = ""

    @property
    def name(self) -> str:
        """The address without options."""
        return self.address.partition("?")[0]

    @property
    def names(self) -> tuple[str, ...]:
        """The stream, if it is known."""
        return (self.name,) if self.address else ()

    @property
    def identity(self) -> str:
        """The name of the stream, which may move to other servers."""
        return self.name.rpartition("/")[2]

    def check(self) -> None:
        """Raise RunError if the address or its options are wrong."""
        reading(options_at(self.address))

    def open(self, spark: SparkSession, contract: Contract) -> Opened:
        """Return the messages up to the present end. Raises ContractError and RunError."""
        from .opened import open_rows

        rows, extent = stream_rows(spark, self.address)
        return replace(open_rows(contract, rows, f"stream {self.name}"), extent=extent, address=self.address)

    def stream(self, spark: SparkSession, *_: object) -> DataFrame:
        """Return all messages that are, and will be, in the stream, unless the address says from where on.

        Raises RunError if the stream does not exist, or may not be read.
        """
        from ..jetstream.source import check_readable  # needs nats-py

        options = options_at(self.address)
        start = check_readable(reading(options))
        register(spark)
        options.pop("startingTimestamp", None)
        options["startingOffsets"] = json.dumps(asdict(start))
        return spark.readStream.format("jetstream").options(**options).load()


@dataclass(frozen=True, slots=True)
class Extent:
    """The sequences [start, stop) of a stream, created at a time, some of which may be gone."""

    options: Reading
    created: str | None
    start: int
    stop: int

    def following(self, before: Mapping[str, Any], end: Mapping[str, Any]) -> tuple[Extent | None, bool]:
        """Return the sequences between two offsets of a query, if known; and whether the stream was recreated.

        The first batch has none before, and begins with this extent.
        """
        start, is_anew = before.get("seq", self.start), before.get("created", end["created"]) != end["created"]
        stop = {"created": end["created"], "stop": end["seq"]}
        return replace(self, start=1 if is_anew else start, **stop) if start else None, is_anew

    def notes(self, rows: int) -> Iterator[str]:
        """Yield a note on sequences that are gone, after so many rows were read. Raises RunError."""
        from ..jetstream.source import gone_of  # needs nats-py

        if self.options.subjects == (">",):
            if many := self.stop - self.start - rows:
                yield f"not read, as they are gone from the stream: {counted(many, 'message')}"
        elif many := gone_of(self.options, self.created, self.start, self.stop):
            yield f"gone from the stream, with subjects that nobody knows: {counted(many, 'message')}"


def stream_rows(spark: SparkSession, address: str) -> tuple[DataFrame, Extent | None]:
    """Return the messages of a stream up to its present end, the same in each pass, and their extent.

    The extent is None if no message may be missing. Raises RunError.
    """
    from ..jetstream.source import extent  # needs nats-py

    options = options_at(address)
    register(spark)
    options_read = reading(options)
    start, stop = extent(options_read)
    whole = None if options_read.fail_on_loss else Extent(options_read, stop.created, start.seq, stop.seq)
    fixed = {"startingOffsets": json.dumps(asdict(start)), "endingOffsets": json.dumps(asdict(stop))}
    options.pop("startingTimestamp", None)
    return spark.read.format("jetstream").options(**{**options, **fixed}).load(), whole


def skipped(rows: DataFrame) -> Extent | None:
    """Return the start of a stream whose lost messages are skipped; None for others, and in a session that hides it.

    A start of 0 is not known.
    """
    from py4j.protocol import Py4JError  # type: ignore[import-untyped]

    try:
        plan: Any = rows._jdf  # noqa: SLF001
        leaf = plan.queryExecution().analyzed().collectLeaves().head()  # Spark does not tell the options of a source
        options = reading({**leaf.extraOptions().asCaseSensitiveMap()})
    except (AttributeError, Py4JError):  # Spark Connect
        return None
    start = options.start.seq if isinstance(options.start, Place) else 0
    return None if options.fail_on_loss else Extent(options, None, start, 0)
