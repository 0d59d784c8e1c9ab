"""Two backends of notifications that answer alike: memory, and a JetStream of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

import natsgrammar as ng

Message = tuple[str, bytes]  # subject and data


class Backend(Protocol):
    """What Aviso asks of a backend: take a notification, give the old ones and the new ones of a coarse filter."""

    async def publish(self, subject: str, data: bytes) -> None: ...

    async def replay(self, coarse: str) -> list[Message]: ...

    async def watch(self, coarse: str, deliver: Callable[[Message], None]) -> Callable[[], Awaitable[None]]: ...


@dataclass
class Memory:
    """All notifications in a list; the filter is applied as a server applies it."""

    stored: list[Message] = field(default_factory=list)
    watchers: list[tuple[str, Callable[[Message], None]]] = field(default_factory=list)

    async def publish(self, subject: str, data: bytes) -> None:
        self.stored.append((subject, data))
        for coarse, deliver in self.watchers:
            if ng.match(subject, coarse):
                deliver((subject, data))

    async def replay(self, coarse: str) -> list[Message]:
        return [message for message in self.stored if ng.match(message[0], coarse)]

    async def watch(self, coarse: str, deliver: Callable[[Message], None]) -> Callable[[], Awaitable[None]]:
        watcher = (coarse, deliver)
        self.watchers.append(watcher)

        async def stop() -> None:
            self.watchers.remove(watcher)

        return stop


@dataclass
class JetStream:
    """One stream per base, named as Aviso names it; the server filters."""

    client: Any
    bases: Iterable[str]

    async def create(self) -> JetStream:
        from nats.js.api import StorageType, StreamConfig

        for base in self.bases:
            config = StreamConfig(name=base.upper(), subjects=[f"{base}.>"], storage=StorageType.MEMORY)
            await self.client.jetstream().add_stream(config)
        return self

    async def publish(self, subject: str, data: bytes) -> None:
        await self.client.jetstream().publish(subject, data)

    async def replay(self, coarse: str) -> list[Message]:
        js, stream = self.client.jetstream(), coarse.partition(".")[0].upper()
        subscription = await js.pull_subscribe(coarse, stream=stream)
        pending = (await subscription.consumer_info()).num_pending or 0
        collected: list[Message] = []
        while len(collected) < pending:
            batch = await subscription.fetch(min(256, pending - len(collected)), timeout=5)
            collected += [(message.subject, message.data) for message in batch]
        await subscription.unsubscribe()
        return collected

    async def watch(self, coarse: str, deliver: Callable[[Message], None]) -> Callable[[], Awaitable[None]]:
        async def received(message: Any) -> None:
            deliver((message.subject, message.data))

        subscription = await self.client.subscribe(coarse, cb=received)
        await self.client.flush()

        async def stop() -> None:
            await self.client.flush()
            await asyncio.wait_for(subscription.drain(), 10)

        return stop
