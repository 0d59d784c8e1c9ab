"""Streams of JetStream as inputs: the only module of this room that knows the data source."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from ..contract import Contract
from ..jetstream import register
from ..jetstream.address import is_stream, options_at
from ..jetstream.options import Reading, reading
from .kinds import Rows

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from .opened import Opened

__all__ = ["Stream", "is_stream", "skips_lost", "stream_rows"]


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

        rows, most = stream_rows(spark, self.address)
        return replace(open_rows(contract, rows, f"stream {self.name}"), most=most, address=self.address)

    def stream(self, spark: SparkSession) -> DataFrame:
        """Return all messages that are, and will be, in the stream, unless the address says from where on.

        Raises RunError if the stream does not exist, or may not be read.
        """
        from ..jetstream.source import check_readable  # needs nats-py

        options = options_at(self.address)
        check_readable(reading(options))
        register(spark)
        first = {} if "startingTimestamp" in options else {"startingOffsets": "earliest"}
        return spark.readStream.format("jetstream").options(**{**first, **options}).load()


def stream_rows(spark: SparkSession, address: str) -> tuple[DataFrame, int | None]:
    """Return the messages of a stream up to its present end, the same in each pass, and their number.

    The number is None if it is not known, or if none may be missing. Raises RunError.
    """
    from ..jetstream.source import extent  # needs nats-py

    options = options_at(address)
    register(spark)
    options_read = reading(options)
    start, stop = extent(options_read)
    most = stop.seq - start.seq if _takes_all(options_read) else None
    fixed = {"startingOffsets": json.dumps(asdict(start)), "endingOffsets": json.dumps(asdict(stop))}
    options.pop("startingTimestamp", None)
    return spark.read.format("jetstream").options(**{**options, **fixed}).load(), most


def _takes_all(options: Reading) -> bool:
    """Return whether a read gives every message except those that are gone."""
    return options.subjects == (">",) and not options.fail_on_loss


def skips_lost(rows: DataFrame) -> bool:
    """Return whether a stream gives every message except those that are gone; False in a session that hides it."""
    from py4j.protocol import Py4JError  # type: ignore[import-untyped]

    try:
        plan: Any = rows._jdf  # noqa: SLF001
        leaf = plan.queryExecution().analyzed().collectLeaves().head()  # Spark does not tell the options of a source
        return _takes_all(reading({**leaf.extraOptions().asCaseSensitiveMap()}))
    except (AttributeError, Py4JError):  # Spark Connect
        return False
