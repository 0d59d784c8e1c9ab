"""Publishing with acknowledgements: many messages at once, those without an answer again.

Each message has an id, so the stream stores a message once that arrives twice within its duplicate window.
"""

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
from .wire import Taker

PENDING = 4_000  # messages without an acknowledgement
OCTETS = 16 << 20  # bytes of these messages
_TOGETHER = 64 << 10  # bytes given to the client in one piece
_SILENCE = 3.0  # seconds without an acknowledgement until all pending messages are sent again
# Codes of temporary errors: no leader or no peer yet, the same id in progress, too many requests.
_PASSING = frozenset({10005, 10008, 10009, 10158, 10167})


@dataclass(frozen=True, slots=True)
class Message:
    """A message ready to be sent, except for the acknowledgement's subject."""

    subject: bytes
    header: bytes
    payload: bytes
    id: bytes

    def __str__(self) -> str:
        subject, name = (quoted(text.decode(errors="replace")) for text in (self.subject, self.id))
        return f"the message to {subject} (id {name})"

    def command(self, reply: bytes) -> bytes:
        """Return the protocol lines for publishing the message."""
        sizes = b"%d %d" % (len(self.header), len(self.header) + len(self.payload))
        return b"HPUB %b %b %b\r\n%b%b\r\n" % (self.subject, reply, sizes, self.header, self.payload)


class Publisher(Taker):
    """The publisher to one stream; `known` has the sequences of messages it had already."""

    def __init__(self, link: Link, stream: Stream) -> None:
        self.known: list[int] = []
        self.sid = 0
        self._link, self._window = link, stream.window
        self._inbox = b""
        self._stored = b'{"stream":"%b"' % link.access.stream.encode()  # the beginning of an acknowledgement
        self._sent = 0
        self._octets = 0
        self._waiting: dict[int, tuple[Message, float]] = {}  # by number, in the order of sending
        self._refused: tuple[Message, str] | None = None  # and the cause
        self._news = asyncio.Event()
        self._again = False
        self._cause = "no answer"

    async def begin(self) -> None:
        """Subscribe to the acknowledgements."""
        inbox = self._link.client.new_inbox()
        self._inbox = inbox.encode()
        self.sid = (await self._link.client.subscribe(f"{inbox}.*"))._id  # noqa: SLF001
        self._link.parser.taker = self

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:  # noqa: ARG002
        """Process an acknowledgement; a message without one stays among those waiting."""
        number = int(subject[len(self._inbox) + 1 :])
        if self._is_stored(number, payload):
            done = self._waiting.pop(number, None)
            if done is not None:
                self._octets -= len(done[0].payload)
        self._news.set()

    def _is_stored(self, number: int, payload: bytes) -> bool:
        """Check whether the stream has the message; otherwise send it again later, or let the answer fail the task."""
        if payload.startswith(self._stored) and b'"duplicate"' not in payload:
            return True
        if not payload:  # no responders
            self._again, self._cause = True, "no stream accepts the subject, or none answers"
            return False
        answer = _json(payload)
        error, refused = answer.get("error"), ""
        if isinstance(error, dict):
            if error.get("err_code") in _PASSING:
                self._again = True
                return False
            refused = str(error.get("description", error))
        elif answer.get("stream") != self._link.access.stream:
            refused = "something other than this stream answers on its subject"
        elif not answer.get("seq"):  # an old server that is still storing the first copy
            self._again = True
            return False
        elif number in self._waiting and answer.get("duplicate"):
            self.known.append(answer["seq"])
        if refused and number in self._waiting and self._refused is None:
            self._refused = self._waiting[number][0], refused
        return not refused

    def lost(self) -> None:
        """Note a lost connection, and perhaps lost acknowledgements."""
        self._again = True
        self._news.set()

    async def send(self, messages: Sequence[Message]) -> None:
        """Send messages, and wait while too many have no acknowledgement. Raises JetStreamError."""
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
        """Wait for all acknowledgements. Raises JetStreamError."""
        while self._waiting:
            await self._progress()

    async def _progress(self) -> None:
        """Wait until an acknowledgement comes; send pending messages again. Raises JetStreamError."""
        link, deadline = self._link, time.monotonic() + self._link.access.seconds
        before = len(self._waiting)
        # The last acknowledgement may come in the moment in which the connection is lost.
        while self._waiting and (self._again or len(self._waiting) == before):
            if self._refused is not None:
                message, cause = self._refused
                raise JetStreamError(f"stream `{link.access.stream}` rejected {message}: {cause}")
            if not self._again:
                self._news.clear()
                try:
                    await asyncio.wait_for(self._news.wait(), _SILENCE)
                except TimeoutError:
                    self._again = True
                continue
            if link.forbidden or time.monotonic() > deadline:
                raise self._unanswered(link.fault or self._cause)
            await asyncio.sleep(0.25)
            if link.client.is_connected:  # otherwise `lost` is called again after the connection
                self._again = False
                await self._repeat()

    def _unanswered(self, cause: str) -> JetStreamError:
        waiting, access = next(iter(self._waiting.values()))[0], self._link.access
        messages = f"{counted(len(self._waiting), 'message')}, from {waiting} on"
        return JetStreamError(f"stream `{access.stream}` at {access.at} has not acknowledged {messages}: {cause}")

    async def _repeat(self) -> None:
        """Send all pending messages again. Raises JetStreamError if the stream may have forgotten their ids."""
        if self._waiting:
            since = time.monotonic() - next(iter(self._waiting.values()))[1]
            if since > self._window:
                raise JetStreamError(
                    f"stream `{self._link.access.stream}` has not acknowledged {len(self._waiting):,} messages for "
                    f"{since:.1f} s, longer than its duplicate window of {self._window:g} s: sent again, they may be "
                    f"stored twice; {self._link.fault or self._cause}"
                )
        replies = ((b"%b.%d" % (self._inbox, number), message) for number, (message, _) in self._waiting.items())
        await self._write([message.command(reply) for reply, message in replies])

    async def _write(self, lines: list[bytes]) -> None:
        """Send lines. Raises JetStreamError if the server reads none for too long, as an old one with a full disk."""
        if lines:
            try:
                await asyncio.wait_for(self._flush(b"".join(lines)), self._link.access.seconds)
            except TimeoutError:
                raise self._unanswered("the server does not read them") from None

    async def _flush(self, text: bytes) -> None:
        """Send bytes as `Client.publish` does, which flushes for each message and formats headers once more."""
        client = self._link.client
        await client._send_command(text)  # noqa: SLF001
        await client._flush_pending()  # noqa: SLF001


def _json(text: bytes) -> dict[str, Any]:
    with suppress(ValueError):
        value = json.loads(text)
        return value if isinstance(value, dict) else {}
    return {}
