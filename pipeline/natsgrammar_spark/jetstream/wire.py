"""A second parser for messages in bulk; nats-py still connects, authenticates and reconnects.

nats-py makes an object of each message, with its headers parsed, and puts it on a queue. This parser only cuts the
messages of one subscription into bytes, in lists for Arrow: one connection reads 142,630 messages of 200 bytes per
second, where a consumer of nats-py counts 36,605 (`benchmarks/RESULTS.md`). All other lines go to nats-py's parser.
"""

import asyncio
import re
from dataclasses import dataclass, field
from typing import Protocol

import nats.aio.client
from nats.aio.client import Client
from nats.protocol.parser import Parser

_CONTROL = re.compile(  # some servers write two spaces if there is no reply subject
    rb"MSG +(\S+) +(\d+) +(?:(\S+) +)?(\d+)\r\n|HMSG +(\S+) +(\d+) +(?:(\S+) +)?(\d+) +(\d+)\r\n"
)
_STATUS, _TIME, _END = b"NATS/1.0 ", b"\r\nNats-Time-Stamp: ", b"\r\n\r\n"


class Taker(Protocol):
    """The receiver for one subscription's messages."""

    sid: int

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:
        """Process a message."""

    def cut(self, text: bytes, at: int) -> int:  # noqa: ARG002 - its name is public
        """Process the messages that follow in the text, if that is faster; return their end."""
        return at

    def lost(self) -> None:
        """Note that the connection was lost."""


@dataclass(slots=True)
class Replies:
    """The answers to one request; `done` after the last one, or if no more will come."""

    sid: int
    subject: bytes  # of the answers; messages of a consumer have their own subjects
    expected: int
    by_consumer: bool
    subjects: list[bytes] = field(default_factory=list)
    replies: list[bytes] = field(default_factory=list)
    headers: list[bytes] = field(default_factory=list)  # without the empty line at their end
    payloads: list[bytes] = field(default_factory=list)
    status: bytes = b""
    broken: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)
    _next: re.Pattern[bytes] = field(init=False)

    def __post_init__(self) -> None:
        """Compile the expression for the line before a message."""
        if self.by_consumer:
            self._next = re.compile(rb"H?MSG (\S+) %d (\$JS\.ACK\.\S+) (?:(\d+) )?(\d+)\r\n" % self.sid)
        else:
            self._next = re.compile(rb"HMSG (%b) %d() +(\d+) (\d+)\r\n" % (re.escape(self.subject), self.sid))

    def cut(self, text: bytes, at: int) -> int:
        """Process the messages after the first one, and return their end."""
        if not self.payloads:
            return at
        following, size = self._next.match, len(text)
        while len(self.payloads) < self.expected and (line := following(text, at)):
            start = line.end()
            subject, reply, header, whole = line.groups()
            body, stop = start + int(header or 0), start + int(whole)
            if stop + 2 > size:
                break
            if self.by_consumer:
                self.subjects.append(subject)
                self.replies.append(reply)
            elif body == stop and text.startswith(_STATUS, start):
                break
            self.headers.append(text[start:body].removesuffix(_END))
            self.payloads.append(text[body:stop])
            at = stop + 2
        if self.by_consumer and len(self.payloads) == self.expected:
            self.done.set()
        return at

    def lost(self) -> None:
        """Stop waiting: no more answers will come."""
        self.broken = True
        self.done.set()

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:
        """Add an answer."""
        ends = reply is None if self.by_consumer else _is_status(header, payload)
        if ends:  # as text, or as JSON if the whole request was rejected
            if subject == self.subject:
                self.status = header or b"NATS/1.0 503 %b" % payload
                self.done.set()
            return
        if self.by_consumer:
            self.subjects.append(subject)
            self.replies.append(reply or b"")
        elif subject != self.subject:
            return  # the answer to an earlier request
        self.headers.append(header.removesuffix(_END))
        self.payloads.append(payload)
        is_first = not self.by_consumer and len(self.payloads) == 1
        if is_first and b"\r\nNats-Num-Pending: " not in header[header.rfind(_TIME) :]:
            self.done.set()  # a server that answers with one message


def _is_status(header: bytes, payload: bytes) -> bool:
    """Check whether Direct Get answered with a status, not with a message, which has a subject."""
    return not header or (not payload and header.startswith(_STATUS) and b"\r\nNats-Subject: " not in header)


class BulkParser(Parser):
    """nats-py's parser, except for one subscription's messages, which go to `taker`."""

    def __init__(self, client: Client) -> None:
        self.taker: Taker | None = None
        self.complaint = ""  # of the server, with the case of subjects, which nats-py lowers
        self._client = client
        self._losses = 0
        super().__init__(client)

    def reset(self) -> None:
        """Discard the buffer: nats-py calls this when a connection is lost or opened again."""
        super().reset()
        self._losses += 1
        self._enough = 0
        if self.taker is not None:
            self.taker.lost()

    async def parse(self, data: bytes = b"") -> None:
        """Process received bytes."""
        if len(self.buf) + len(data) < self._enough:
            self.buf += data
            return
        text, at, losses = bytes(self.buf) + data, 0, self._losses
        self._enough = 0
        while at < len(text):
            control = _CONTROL.match(text, at)
            if control is None:
                end = text.find(b"\r\n", at) + 2
                if end < 2:
                    break
                if text.startswith(b"-ERR", at):
                    self.complaint = text[at + 4 : end].strip(b" '\r\n").decode(errors="replace")
                self.buf = bytearray(text[at:end])  # PING, INFO and others
                await super().parse()
                if self._losses != losses:
                    return
                at = end
                continue
            subject, sid, reply, size, hsubject, hsid, hreply, header, hsize = control.groups()
            start = control.end()
            body, stop = start + int(header or 0), start + int(size or hsize)
            if stop + 2 > len(text):
                self._enough = stop + 2 - at
                break
            taker, number, header, payload = self.taker, int(sid or hsid), text[start:body], text[body:stop]
            if taker is not None and number == taker.sid:
                taker.take(subject or hsubject, reply or hreply, header, payload)
                at = taker.cut(text, stop + 2)
            else:
                to: tuple[bytes, bytes] = subject or hsubject, reply or hreply or b""
                await self._client._process_msg(number, *to, payload, header)  # noqa: SLF001
                at = stop + 2
        self.buf = bytearray(text[at:])


def read_more_at_once() -> None:
    """Let nats-py's clients in this process read larger pieces: a read costs as much as parsing 80 messages."""
    nats.aio.client.DEFAULT_BUFFER_SIZE = 1 << 18


def install(client: Client) -> BulkParser:
    """Give the client a BulkParser."""
    parser = BulkParser(client)
    parser.buf = client._ps.buf  # noqa: SLF001
    client._ps = parser  # noqa: SLF001
    return parser
