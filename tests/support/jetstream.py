"""Streams to read and write: made, filled and changed by nats-py; and reads as Spark does them, without Spark."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator
from threading import Thread
from typing import Any, TypeVar

import nats
import pyarrow as pa
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from pyspark.sql.types import ArrayType, BinaryType, DataType, MapType, StringType, StructField, StructType

from natsgrammar_spark.jetstream.options import reading, writing
from natsgrammar_spark.jetstream.read import schema as read_schema
from natsgrammar_spark.jetstream.sink import Writer, Written
from natsgrammar_spark.jetstream.source import Reader

T = TypeVar("T")
Row = dict[str, Any]
Message = tuple[str, bytes, dict[str, str] | None]


def ask(url: str, do: Callable[[JetStreamContext], Awaitable[T]], **login: str) -> T:
    """What the coroutine returns, given JetStream at the server."""

    async def connected() -> T:
        client = await nats.connect(url, allow_reconnect=False, **login)
        try:
            return await do(client.jetstream(timeout=20, publish_async_max_pending=1000))
        finally:
            await client.close()

    return asyncio.run(connected())


def made(
    url: str, stream: str, messages: Iterable[Message] = (), login: dict[str, str] | None = None, **config: Any
) -> None:
    """A new stream on the subjects `stream.>`, in lower case, that holds the messages, whatever there was before."""

    async def make(js: JetStreamContext) -> None:
        left = True
        while left:  # nats-server 2.15.2 fails to delete a stream while it still removes the one of that name before
            with contextlib.suppress(nats.js.errors.NotFoundError):
                await js.delete_stream(stream)
            expected = {"subjects": [f"{stream.lower()}.>"], "allow_direct": True, **config}
            left = (await js.add_stream(name=stream, **expected)).state.last_seq > 0
        for subject, data, headers in messages:
            await js.publish_async(subject, data, headers=headers)
        await js.publish_async_completed()

    ask(url, make, **login or {})


@contextlib.contextmanager
def answering(url: str, subject: str, *answers: bytes) -> Iterator[None]:
    """Another program answers requests on the subject with these bytes, and all later ones with the last."""
    left = list(answers)
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def begin() -> Client:
        client = await nats.connect(url)

        async def reply(message: Msg) -> None:
            await message.respond(left.pop(0) if len(left) > 1 else left[0])

        await client.subscribe(subject, cb=reply)
        await client.flush()
        return client

    client = asyncio.run_coroutine_threadsafe(begin(), loop).result()
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(client.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def numbered(stream: str, many: int) -> list[Message]:
    """Messages whose data is their sequence, on three subjects in turn; each fifth has headers."""
    return [
        (f"{stream.lower()}.{at % 3}", b"%d" % at, {"N": str(at), "Empty": ""} if at % 5 == 0 else None)
        for at in range(1, many + 1)
    ]


def rows(**options: object) -> list[Row]:
    """The messages that a batch read returns, in the order of the partitions."""
    reader = Reader(reading({name: str(value) for name, value in options.items()}))
    collected: list[Row] = []
    for partition in reader.partitions():
        for batch in reader.read(partition):
            collected += batch.to_pylist(maps_as_pydicts="strict")
    return collected


def message_columns(**more: DataType) -> StructType:
    """The columns that a message needs, and more or others."""
    fields = {"subject": StringType(), "data": BinaryType(), **more}
    return StructType([StructField(name, kind) for name, kind in fields.items()])


def written(
    many: list[Message], name: str, attempt: int = 0, planned: float | None = None, **options: object
) -> Written:
    """What a task that writes the messages in two Arrow batches returns."""
    schema = message_columns(headers=MapType(StringType(), ArrayType(StringType())))
    writer = Writer(writing({key: str(value) for key, value in options.items()}), schema, planned)
    rows = [
        (subject, data, heads and [(key, [value]) for key, value in heads.items()]) for subject, data, heads in many
    ]
    columns = read_schema(headers=True)
    half = len(rows) // 2
    arrow = [
        pa.RecordBatch.from_arrays(
            [pa.array([row[at] for row in part], columns.field(at).type) for at in range(3)], names=columns.names[:3]
        )
        for part in (rows[:half], rows[half:])
    ]
    return writer.publish(iter(arrow), name, attempt)
