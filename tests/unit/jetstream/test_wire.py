"""The parser of messages in bulk: the same messages, however the bytes are cut; other lines are nats-py's."""

from __future__ import annotations

import asyncio

import nats.aio.client
import pytest
from nats.aio.client import Client

from natsgrammar_spark.jetstream.connection import Link
from natsgrammar_spark.jetstream.options import Access
from natsgrammar_spark.jetstream.read import Direct, Range
from natsgrammar_spark.jetstream.wire import BulkParser, Replies, install, read_more_at_once

INBOX = b"_INBOX.x.1"
TIME = b"\r\nNats-Time-Stamp: t"


def direct(number: int, payload: bytes, pending: bool = True) -> bytes:
    """An answer of Direct Get; the last but one line of a server that answers with one message is missing."""
    more = b"\r\nNats-Num-Pending: 1" if pending else b""
    header = b"NATS/1.0\r\nNats-Subject: s\r\nN: %d%b%b\r\n\r\n" % (number, TIME, more)
    return b"HMSG %b 7 %d %d\r\n%b%b\r\n" % (INBOX, len(header), len(header + payload), header, payload)


def status(line: bytes, name: bytes = INBOX) -> bytes:
    header = b"NATS/1.0 %b\r\n\r\n" % line
    return b"HMSG %b 7  %d %d\r\n%b\r\n" % (name, len(header), len(header), header)


def delivered(number: int, payload: bytes, header: bytes = b"") -> bytes:
    """A message that a consumer delivers."""
    reply = b"$JS.ACK.S.c.1.%d.%d.9.0" % (number, number)
    if not header:
        return b"MSG s.%d 7 %b %d\r\n%b\r\n" % (number, reply, len(payload), payload)
    return b"HMSG s.%d 7 %b %d %d\r\n%b%b\r\n" % (number, reply, len(header), len(header + payload), header, payload)


def parsed(text: bytes, size: int, replies: Replies | None, client: Client | None = None) -> BulkParser:
    """The parser after the text came in pieces of this size."""

    async def feed() -> BulkParser:
        parser = install(client or Client())
        parser.taker = replies
        for at in range(0, len(text), size):
            await parser.parse(text[at : at + size])
        return parser

    return asyncio.run(feed())


def test_answers_are_whole_however_they_are_cut() -> None:
    payloads = [b"one", b"", b"two\r\nlines", b"NATS/1.0 no status"]
    other, earlier = b"MSG elsewhere 9 2\r\nhi\r\n", direct(5, b"earlier").replace(b"x.1", b"x.0")
    answers = [direct(*pair) for pair in enumerate(payloads)]
    text = b"".join([b"PONG\r\n", other, *answers, other, earlier, status(b"204 EOB")])
    for size in range(1, len(text) + 1):
        replies = Replies(7, INBOX, 9, by_consumer=False)
        parser = parsed(text, size, replies)
        assert replies.payloads == payloads
        assert [b"\r\nN: %d\r\n" % number in header for number, header in enumerate(replies.headers)] == [True] * 4
        assert all(header.endswith(b"\r\nNats-Num-Pending: 1") for header in replies.headers)
        assert (replies.status, replies.done.is_set(), bytes(parser.buf)) == (b"NATS/1.0 204 EOB\r\n\r\n", True, b"")
        assert (replies.subjects, replies.replies, replies.broken) == ([], [], False)


def test_deliveries_are_whole_however_they_are_cut() -> None:
    header = b"NATS/1.0\r\nA: b\r\n\r\n"
    text = delivered(1, b"one", header) + delivered(2, b"") + delivered(3, b"three\r\n", header) + delivered(4, b"more")
    for size in range(1, len(text) + 1):
        replies = Replies(7, INBOX, 3, by_consumer=True)
        parsed(text, size, replies)
        assert replies.payloads[:3] == [b"one", b"", b"three\r\n"]
        assert replies.headers[:3] == [b"NATS/1.0\r\nA: b", b"", b"NATS/1.0\r\nA: b"]
        assert replies.subjects[:3] == [b"s.1", b"s.2", b"s.3"]
        assert replies.replies[:3] == [b"$JS.ACK.S.c.1.%d.%d.9.0" % (number, number) for number in (1, 2, 3)]
        assert (replies.status, replies.done.is_set()) == (b"", True)


def test_a_consumer_may_have_fewer_messages() -> None:
    replies = Replies(7, INBOX, 3, by_consumer=True)
    parsed(delivered(1, b"one"), 10_000, replies)
    assert not replies.done.is_set()
    parsed(delivered(2, b"two") + status(b"404 No Messages"), 10_000, replies)
    assert (len(replies.payloads), replies.done.is_set()) == (2, True)
    assert replies.status.startswith(b"NATS/1.0 404")


def test_a_server_that_answers_with_one_message_ends_the_request() -> None:
    replies = Replies(7, INBOX, 9, by_consumer=False)
    parsed(direct(0, b"earlier").replace(b"x.1", b"x.0") + direct(1, b"one", pending=False), 10_000, replies)
    assert (replies.payloads, replies.done.is_set()) == ([b"one"], True)
    replies = Replies(7, INBOX, 9, by_consumer=False)
    parsed(direct(1, b"one"), 10_000, replies)
    assert not replies.done.is_set()


def test_a_request_may_be_rejected_without_headers() -> None:
    for by_consumer in (False, True):
        replies = Replies(7, INBOX, 9, by_consumer)
        parsed(b"MSG %b 7 2\r\n{}\r\n" % INBOX, 10_000, replies)
        assert (replies.payloads, replies.status, replies.done.is_set()) == ([], b"NATS/1.0 503 {}", True)
    replies = Replies(7, INBOX, 9, by_consumer=False)
    parsed(status(b"404 Not Found", b"_INBOX.x.0"), 10_000, replies)
    assert (replies.status, replies.done.is_set()) == (b"", False)


def test_a_message_that_looks_like_a_status_is_a_message() -> None:
    replies = Replies(7, INBOX, 9, by_consumer=False)
    header = b"NATS/1.0 404 x\r\nNats-Subject: s%b\r\nNats-Num-Pending: 1\r\n\r\n" % TIME
    parsed(b"HMSG %b 7 %d %d\r\n%b\r\n" % (INBOX, len(header), len(header), header), 10_000, replies)
    assert (replies.payloads, replies.status) == ([b""], b"")


def test_a_lost_connection_ends_the_request_and_empties_the_buffer() -> None:
    replies = Replies(7, INBOX, 9, by_consumer=False)
    parser = parsed(direct(1, b"one")[:-3], 10_000, replies)
    assert (bytes(parser.buf) != b"", replies.broken) == (True, False)
    parser.reset()
    assert (bytes(parser.buf), replies.broken, replies.done.is_set()) == (b"", True, True)
    parser.taker = None
    parser.reset()


@pytest.mark.parametrize("size", [1, 3, 10_000])
def test_a_complaint_keeps_the_case_of_subjects(size: int) -> None:
    parser = parsed(b"-ERR 'Permissions Violation for Publish to \"A.b\"'\r\n", size, None)
    assert parser.complaint == 'Permissions Violation for Publish to "A.b"'


class Noting(Client):
    """A client that notes the messages that it gets, and loses its connection at a PING."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[tuple[object, ...]] = []

    async def _process_msg(self, *message: object) -> None:
        self.messages.append(message)

    async def _process_ping(self) -> None:
        self._ps.reset()


@pytest.mark.parametrize("size", [1, 9, 10_000])
def test_messages_of_other_subscriptions_go_to_the_client(size: int) -> None:
    client, header = Noting(), b"NATS/1.0\r\nA: b\r\n\r\n"
    text = b"MSG s 9 2\r\nhi\r\nMSG s 9 r 2\r\nhi\r\n" + b"HMSG t 9 r %d %d\r\n%bho\r\n" % (18, 20, header)
    parsed(text, size, Replies(7, INBOX, 9, by_consumer=False), client)
    assert client.messages == [
        (9, b"s", b"", b"hi", b""),
        (9, b"s", b"r", b"hi", b""),
        (9, b"t", b"r", b"ho", header),
    ]


def test_nothing_is_read_after_the_connection_was_lost() -> None:
    client = Noting()
    parser = parsed(b"PING\r\nMSG s 9 2\r\nhi\r\n", 10_000, None, client)
    assert (client.messages, bytes(parser.buf)) == ([], b"")


def test_each_request_has_a_subject_of_its_own() -> None:
    """So late answers to an earlier one are not taken for its own."""
    numbers: list[int] = []

    class Noted(Direct):
        async def _subscribe(self) -> None:
            """There is no connection."""

        async def _request(self, number: int, many: int, *_: object, **__: object) -> Replies:
            numbers.append(number)
            return Replies(number, INBOX, many, by_consumer=False, status=b"NATS/1.0 404 No Messages\r\n\r\n")

    async def ask() -> None:
        reader = Noted(Link(Access(("nats://h",), "S"), asyncio.get_running_loop()), Range(1, 9, ">", "now", True))
        assert [await reader.ask(1, 5) is None for _ in range(2)] == [False, False]

    asyncio.run(ask())
    assert numbers == [1, 2]


def test_clients_read_larger_pieces() -> None:
    read_more_at_once()
    assert nats.aio.client.DEFAULT_BUFFER_SIZE == 262_144
