"""Replies in bulk: nats-py connects, authenticates and reconnects, and this parser takes what it receives apart.

nats-py makes an object of each message, with its headers parsed, and puts it on a queue; that costs more than all else
in a read of many small messages (`python -m benchmarks jetstream`). Here the messages of one subscription are only cut
into bytes, in lists that Arrow takes over. All other lines and messages go to nats-py as before.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Protocol

import nats.aio.client
from nats.aio.client import Client
from nats.protocol.parser import Parser

_CONTROL = re.compile(  # some servers write two spaces where a reply is missing
    rb"MSG +(\S+) +(\d+) +(?:(\S+) +)?(\d+)\r\n|HMSG +(\S+) +(\d+) +(?:(\S+) +)?(\d+) +(\d+)\r\n"
)
_STATUS, _TIME, _END = b"NATS/1.0 ", b"\r\nNats-Time-Stamp: ", b"\r\n\r\n"


class Taker(Protocol):
    """Who takes the messages of one subscription as they come."""

    sid: int

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:
        """Takes a message."""

    def cut(self, text: bytes, at: int) -> int:
        """Takes the messages that follow from a place on, as far as that is quicker; where they end."""
        ...

    def lost(self) -> None:
        """The connection was lost."""


@dataclass(slots=True)
class Replies:
    """The answers to one request; `done` once the last one has come, or none will."""

    sid: int
    subject: bytes  # of the answers themselves; messages of a consumer keep their own
    wanted: int
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
        """The line before a message."""
        if self.by_consumer:
            self._next = re.compile(rb"H?MSG (\S+) %d (\$JS\.ACK\.\S+) (?:(\d+) )?(\d+)\r\n" % self.sid)
        else:
            self._next = re.compile(rb"HMSG %b %d +(\d+) (\d+)\r\n" % (re.escape(self.subject), self.sid))

    def cut(self, text: bytes, at: int) -> int:
        """Takes the messages that follow the first; where they end."""
        if not self.payloads:
            return at
        return self._cut_delivered(text, at) if self.by_consumer else self._cut_answers(text, at)

    def _cut_answers(self, text: bytes, at: int) -> int:
        following, size = self._next.match, len(text)
        while found := following(text, at):
            start = found.end()
            header, whole = found.groups()
            body, stop = start + int(header), start + int(whole)
            if stop + 2 > size or (body == stop and text.startswith(_STATUS, start)):
                break
            self.headers.append(text[start : body - len(_END)])
            self.payloads.append(text[body:stop])
            at = stop + 2
        return at

    def _cut_delivered(self, text: bytes, at: int) -> int:
        following, size = self._next.match, len(text)
        while len(self.payloads) < self.wanted and (found := following(text, at)):
            start = found.end()
            subject, reply, header, whole = found.groups()
            body, stop = start + int(header or 0), start + int(whole)
            if stop + 2 > size:
                break
            self.subjects.append(subject)
            self.replies.append(reply)
            self.headers.append(text[start:body].removesuffix(_END))
            self.payloads.append(text[body:stop])
            at = stop + 2
        if len(self.payloads) == self.wanted:
            self.done.set()
        return at

    def lost(self) -> None:
        """Nothing more comes."""
        self.broken = True
        self.done.set()

    def take(self, subject: bytes, reply: bytes | None, header: bytes, payload: bytes) -> None:
        """Adds an answer."""
        ends = reply is None if self.by_consumer else _is_status(header, payload)
        if ends:  # in words, or as JSON where the whole request was refused
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
        if self.by_consumer:
            if len(self.payloads) == self.wanted:
                self.done.set()
        elif len(self.payloads) == 1 and b"\r\nNats-Num-Pending: " not in header[header.rfind(_TIME) :]:
            self.done.set()  # a server that answers with one message


def _is_status(header: bytes, payload: bytes) -> bool:
    """Whether an answer of Direct Get is no message, which has a subject."""
    return not header or (not payload and header.startswith(_STATUS) and b"\r\nNats-Subject: " not in header)


class BulkParser(Parser):
    """nats-py's parser, but for the messages of one subscription, which go to `taker`."""

    def __init__(self, client: Client) -> None:
        self.taker: Taker | None = None
        self.complaint = ""  # of the server, as it spells subjects; nats-py has it in lower case
        self._client = client
        self._losses = 0
        super().__init__(client)

    def reset(self) -> None:
        """Forgets what has come: nats-py calls this when a connection is lost or made anew."""
        super().reset()
        self._losses += 1
        self._enough = 0
        if self.taker is not None:
            self.taker.lost()

    async def parse(self, data: bytes = b"") -> None:
        """Takes in what has been received."""
        if len(self.buf) + len(data) < self._enough:
            self.buf += data
            return
        text, at, losses = bytes(self.buf) + data, 0, self._losses
        self._enough = 0
        while at < len(text):
            found = _CONTROL.match(text, at)
            if found is None:
                end = text.find(b"\r\n", at) + 2
                if end < 2:
                    break
                if text.startswith(b"-ERR", at):
                    self.complaint = text[at + 4 : end].strip(b" '\r\n").decode(errors="replace")
                self.buf = bytearray(text[at:end])  # PING, INFO and the like
                await super().parse()
                if self._losses != losses:
                    return
                at = end
                continue
            subject, sid, reply, size, hsubject, hsid, hreply, header, hsize = found.groups()
            start = found.end()
            body, stop = start + int(header or 0), start + int(size or hsize)
            if stop + 2 > len(text):
                self._enough = stop + 2 - at
                break
            mine = self.taker
            if mine is not None and int(sid or hsid) == mine.sid:
                mine.take(subject or hsubject, reply or hreply, text[start:body], text[body:stop])
                at = mine.cut(text, stop + 2)
            else:
                raw: bytes = text[start:body]
                its: tuple[bytes, bytes] = subject or hsubject, reply or hreply or b""
                await self._client._process_msg(int(sid or hsid), *its, text[body:stop], raw)  # noqa: SLF001
                at = stop + 2
        self.buf = bytearray(text[at:])


def read_more_at_once() -> None:
    """Has nats-py's clients of this process read larger pieces: each read costs as much as parsing 80 messages."""
    nats.aio.client.DEFAULT_BUFFER_SIZE = 1 << 18


def install(client: Client) -> BulkParser:
    """Has the client read through a parser of its own."""
    parser = BulkParser(client)
    parser.buf = client._ps.buf  # noqa: SLF001
    client._ps = parser  # noqa: SLF001
    return parser
