"""Names that are checked, and texts that are encoded, where nats-py sends them. Copy what you need.

python examples/nats_names.py [nats://localhost:4222]
"""

from __future__ import annotations

import asyncio
import sys

import nats
from nats.js import JetStreamContext, api
from nats.js.kv import KeyValue

import natsgrammar as ng
from natsgrammar import kv

# What every specification, server and client accepts.
SUBJECT = ng.rule("portable:subject-publish")
FILTER = ng.rule("portable:stream-subject")
STREAM = ng.rule("portable:stream-name")
TOKEN = ng.codec("safe:token")


def subject(*tokens: str) -> str:
    """Return a subject of tokens that may be any text, such as user input: `orders`, `Jo & Co. > all`."""
    return SUBJECT.validate(".".join(map(TOKEN.encode, tokens)))


async def publish(js: JetStreamContext, subject: str, data: bytes) -> api.PubAck:
    """Publish on a subject that is checked; a wrong one would time out, or close the connection."""
    return await js.publish(SUBJECT.validate(subject), data)


async def add_stream(js: JetStreamContext, name: str, subjects: list[str]) -> api.StreamInfo:
    """Create a stream whose name and subjects are checked; JetStream gives no answer for a name with a dot."""
    return await js.add_stream(name=STREAM.validate(name), subjects=[FILTER.validate(subject) for subject in subjects])


async def put(bucket: KeyValue, key: str, value: bytes) -> int:
    """Store a value under any text."""
    return await bucket.put(kv.encode(key), value)


async def get(bucket: KeyValue, key: str) -> bytes:
    """Return the value under any text. Raises KeyNotFoundError, as nats-py does."""
    return (await bucket.get(kv.encode(key))).value or b""


async def keys(bucket: KeyValue) -> list[str]:
    """Return the texts that have values."""
    return [kv.decode(key) for key in await bucket.keys()]


async def main(url: str) -> None:
    """Show all of it on a running server."""
    connection = await nats.connect(url)
    js = connection.jetstream()
    try:
        await add_stream(js, "ORDERS", ["orders.>"])
        stored = await publish(js, subject("orders", "Jo & Co. > all"), b"42")
        print(f"{subject('orders', 'Jo & Co. > all')} is message {stored.seq} of {stored.stream}")
        for name in ("ORDERS.EU", "a b"):
            try:
                await add_stream(js, name, ["eu.>"])
            except ng.InvalidName as error:
                print(f"{name}: {error.violation.message}; try {error.violation.suggestion}")
        bucket = await js.create_key_value(bucket="users")
        await put(bucket, "jo@acme.example", b"admin")
        print(*await keys(bucket), await get(bucket, "jo@acme.example"))
    finally:
        await connection.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "nats://localhost:4222"))
