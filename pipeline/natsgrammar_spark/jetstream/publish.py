"""Messages published with their acknowledgements awaited: many at once, and those without an answer again.

Each message has an id, so the stream keeps one of those that arrive twice within its duplicate window.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from natsgrammar.text import counted, quoted

from .connection import Link, Stream
from .options import JetStreamError

PENDING = 4_000  # messages without an acknowledgement
OCTETS = 16 << 20  # of them
_TOGETHER = 64 << 10  # octets handed to the client in one piece
_SILENCE = 3.0  # seconds without an acknowledgement until all that miss theirs are sent again
# Numbers of errors that pass: no leader or no peer yet, the same id under way, too many requests.
_PASSING = frozenset({10005, 10008, 10009, 10158, 10167})


@dataclass(frozen=True, slots=True)
class Message:
    """A message ready to be sent, but for the subject that its acknowledgement goes to."""

    subject: bytes
    header: bytes
    payload: bytes
    id: bytes

    def __str__(self) -> str:
        subject, its_id = (quoted(text.decode(errors="replace")) for text in (self.subject, self.id))
        return f"the message to {subject} (id {its_id})"

    def command(self, reply: bytes) -> bytes:
        """The lines that publish it."""
        sizes = b"%d %d" % (len(self.header), len(self.header) + len(self.payload))
        return b"HPUB %b %b %b\r\n%b%b\r\n" % (self.subject, reply, sizes, self.header, self.payload)


class Publisher:
    """Sends messages to one stream; `known` are the sequences of those that it already had."""

    def __init__(self, link: Link, stream: Stream) -> None:
        self.known: list[int] = []
        self.sid = 0
        self._link, self._window = link, stream.window
        self._inbox = b""
        self._stored = b'{"stream":"%b"' % link.access.stream.encode()  # how servers begin an acknowledgement
        self._sent = 0
        self._octets = 0
        self._waiting: dict[int, tuple[Message, float]] = {}  # by number, in the order of sending
        self._refused: tuple[Message, str] | None = None  # and the cause
        self._news = asyncio.Event()
        self._again = False
        self._cause = "no answer"

    async def begin(self) -> None:
        """Subscribes to the acknowledgements."""
        inbox = self._link.client.new_inbox()
        self._inbox = inbox.encode()
        self.sid = (await self._link.client.subscribe(f"{inbox}.*"))._id  # noqa: SLF001
        self._link.parser.taker = self

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:  # noqa: ARG002
        """An acknowledgement. What has none stays among those waiting."""
        number = int(subject[len(self._inbox) + 1 :])
        if self._is_stored(number, payload):
            done = self._waiting.pop(number, None)
            if done is not None:
                self._octets -= len(done[0].payload)
        self._news.set()

    def _is_stored(self, number: int, payload: bytes) -> bool:
        """Whether the stream says that it has the message; else it is sent again, or the answer ends the task."""
        if payload.startswith(self._stored) and b'"duplicate"' not in payload:
            return True
        if not payload:  # nobody takes it now
            self._again, self._cause = True, "no stream takes the subject, or none answers"
            return False
        answer = _json(payload)
        error, refused = answer.get("error"), ""
        if isinstance(error, dict):
            if error.get("err_code") in _PASSING:
                self._again = True
                return False
            refused = str(error.get("description", error))
        elif answer.get("stream") != self._link.access.stream:
            refused = "something else than this stream answers on its subject"
        elif not answer.get("seq"):  # an old server that is still storing the first one
            self._again = True
            return False
        elif number in self._waiting and answer.get("duplicate"):
            self.known.append(answer["seq"])
        if refused and number in self._waiting:
            self._refused = self._waiting[number][0], refused
        return not refused

    def cut(self, text: bytes, at: int) -> int:  # noqa: ARG002
        """Nothing: acknowledgements are taken one by one."""
        return at

    def lost(self) -> None:
        """The connection was lost, and with it perhaps acknowledgements."""
        self._again = True
        self._news.set()

    async def send(self, messages: Sequence[Message]) -> None:
        """Sends messages, and waits while too many have no acknowledgement. Raises JetStreamError."""
        lines: list[bytes] = []
        size = 0
        for message in messages:
            while len(self._waiting) >= PENDING or self._octets > OCTETS:
                await self._write(lines)
                lines, size = [], 0
                await self._progress()
            self._sent += 1
            self._waiting[self._sent] = message, time.monotonic()
            self._octets += len(message.payload)
            lines.append(message.command(b"%b.%d" % (self._inbox, self._sent)))
            size += len(lines[-1])
            if size > _TOGETHER:
                await self._write(lines)
                lines, size = [], 0
                await asyncio.sleep(0)  # lets acknowledgements in
        await self._write(lines)

    async def settle(self) -> None:
        """Waits for all acknowledgements. Raises JetStreamError."""
        while self._waiting:
            await self._progress()

    async def _progress(self) -> None:
        """Waits until an acknowledgement comes; sends again what misses its own. Raises JetStreamError."""
        link, deadline = self._link, time.monotonic() + self._link.access.seconds
        while True:
            self._news.clear()
            if self._refused is not None:
                message, cause = self._refused
                raise JetStreamError(f"stream `{link.access.stream}` refused {message}: {cause}")
            before = len(self._waiting)
            try:
                if not self._again:
                    await asyncio.wait_for(self._news.wait(), _SILENCE)
            except TimeoutError:
                self._again = True
            if len(self._waiting) < before and not self._again:
                return
            if not self._again:
                continue
            if link.forbidden or time.monotonic() > deadline:
                waiting = next(iter(self._waiting.values()))[0]
                cause = link.fault or self._cause
                raise JetStreamError(
                    f"stream `{link.access.stream}` at {link.access.at} has not acknowledged "
                    f"{counted(before, 'message')}, from {waiting} on: {cause}"
                )
            await asyncio.sleep(0.25)
            if link.client.is_connected:  # else `lost` is called again once it is
                self._again = False
                await self._repeat()

    async def _repeat(self) -> None:
        """Sends what has no acknowledgement a second time. Raises JetStreamError if the stream may not know it."""
        if self._waiting:
            since = time.monotonic() - next(iter(self._waiting.values()))[1]
            if since > self._window:
                raise JetStreamError(
                    f"stream `{self._link.access.stream}` has not acknowledged {len(self._waiting):,} messages for "
                    f"{since:.1f} s, longer than its duplicate window of {self._window:g} s: sent again, they may be "
                    f"stored twice; {self._link.fault or self._cause}"
                )
        await self._write([it.command(b"%b.%d" % (self._inbox, at)) for at, (it, _) in self._waiting.items()])

    async def _write(self, lines: list[bytes]) -> None:
        if lines:
            client = self._link.client
            await client._send_command(b"".join(lines))  # noqa: SLF001
            await client._flush_pending()  # noqa: SLF001


def _json(text: bytes) -> dict[str, Any]:
    """The object; an empty one for any other text."""
    with suppress(ValueError):
        found = json.loads(text)
        return found if isinstance(found, dict) else {}
    return {}
