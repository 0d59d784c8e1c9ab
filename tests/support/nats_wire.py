"""Asking a running nats-server what it makes of a name: over its own protocol, without a client in between.

Every question is put so that the answer is about the name alone, and "yes" always means that the server knows the thing
by exactly this name: a message arrived under this very subject, a subscription or a stream is listed as just this.

Names that could break a line of the protocol (white space, nothing at all) are asked one by one, each on a connection
of its own, because the server may close it; and, as long as the answer is yes, again with the line in two pieces, some
time apart. A server that gets a line in pieces loses the carriage returns in it, so these names do not always arrive.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit
from urllib.request import urlopen

BATCH = 400
PAUSES = (0.0, 0.002, 0.02, 0.1)  # seconds between the pieces of a line with a fragile name
CUT = len(b"PUB _")  # where the line is cut: within its first word
CONNECT = {"verbose": False, "pedantic": False, "headers": True, "no_responders": True, "lang": "raw", "version": "0"}
_REPLY = re.compile(rb"H?MSG reply\.\d+\.(\d+) 1 +(?:(\d+) )?(\d+)\r\n")

Json = dict[str, Any]


class NotStarted(Exception):
    """The server ended at once; the message is what it logged."""


class Server(NamedTuple):
    """Where a running nats-server listens."""

    version: str
    program: Path
    address: tuple[str, int]
    monitor: str


@contextmanager
def started(program: Path, folder: Path) -> Iterator[Server]:
    """A server with JetStream and its monitoring page, on free loopback ports, stopped at the end."""
    message = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    for last in folder.glob("*.ports"):
        last.unlink()
    log, options = folder / "log", ["-js", "-a", "127.0.0.1", "-p", "-1", "-m", "-1"]
    process = subprocess.Popen([program, *options, "-sd", folder / "store", "-l", log, "--ports_file_dir", folder])
    try:
        ports = _ports(process, folder)
        yield Server(message.split("v")[-1].strip(), program, _address(ports), ports["monitoring"][0])
    finally:
        process.terminate()
        process.wait(timeout=30)


@contextmanager
def configured(like: Server, config: str) -> Iterator[Server | str]:
    """A server of the same kind that has the configuration, or what it says when it refuses to start with it."""
    with TemporaryDirectory() as folder:
        place = Path(folder)
        text = f'listen: "127.0.0.1:-1"\nhttp: "127.0.0.1:-1"\n{config}'.replace("{store}", str(place / "store"))
        (place / "config").write_text(text, encoding="utf-8", newline="")
        command: list[str | Path] = [like.program, "-c", place / "config", "--ports_file_dir", place]
        with (place / "log").open("w") as log, subprocess.Popen(command, stderr=log, stdout=log) as process:
            try:
                ports = _ports(process, place)
                yield Server(like.version, like.program, _address(ports), ports["monitoring"][0])
            except NotStarted as error:
                yield str(error)
            finally:
                process.terminate()


def domain_of(server: Server) -> str:
    """The JetStream domain that the server tells its clients."""
    with Connection(server) as connection:
        return str(connection.info.get("domain", ""))


def subjects_of(server: Server, stream: str) -> set[str]:
    """The subjects that the stream finds messages by."""
    collected: set[str] = set()
    while True:
        body = {"subjects_filter": ">", "offset": len(collected)}
        (answer,) = api(server, [Request(f"STREAM.INFO.{stream}", body)], patience=20)
        assert answer
        more = (answer["state"].get("subjects") or {}).keys() - collected
        if not more:
            return collected
        collected |= more


def rebuilt(folder: Path) -> set[str]:
    """The streams whose saved state the server of that folder dropped when it started last."""
    return set(re.findall(r"Filestore \[(\w+)\] Stream state corrupt subject", (folder / "log").read_text("utf-8")))


def accounts_of(server: Server) -> list[str]:
    """The names of the server's accounts."""
    with urlopen(f"{server.monitor}/accountz") as page:
        return list(json.load(page)["accounts"])


def _address(ports: dict[str, list[str]]) -> tuple[str, int]:
    place = urlsplit(ports["nats"][0])
    assert place.hostname is not None
    assert place.port is not None
    return place.hostname, place.port


def _ports(process: subprocess.Popen[bytes], folder: Path) -> dict[str, list[str]]:
    deadline = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < deadline:
        for file in folder.glob("*.ports"):
            with suppress(json.JSONDecodeError):  # half written
                ports: dict[str, list[str]] = json.loads(file.read_text())
                return ports
        time.sleep(0.02)
    raise NotStarted(f"nats-server did not start:\n{(folder / 'log').read_text()}")


class Connection:
    """A connection to the server; everything received so far is in `received`."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(server.address, timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""
        self.open = True
        self.pause = 0.0
        self.info: Json = json.loads(self.read(lambda got: got.endswith(b"\r\n"))[5:])
        self.exchange(b"CONNECT %s\r\n" % json.dumps(CONNECT).encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def read(self, enough: Callable[[bytes], bool], patience: float = 10) -> bytes:
        """What was received since the last call, once it is `enough`, the server hangs up or `patience` ends."""
        parts = [self.received]
        self.socket.settimeout(patience)
        with suppress(TimeoutError):
            while self.open and not enough(b"".join(parts[-2:]) if len(parts) > 1 else parts[0]):
                try:
                    part = self.socket.recv(1 << 20)
                except ConnectionError:
                    part = b""
                self.open = bool(part)
                parts.append(part)
        self.received = b""
        return b"".join(parts)

    def send(self, data: bytes) -> None:
        """Write, also to a server that has hung up meanwhile; with a pause, if there is to be one."""
        with suppress(ConnectionError):
            if self.pause:
                self.socket.sendall(data[:CUT])
                time.sleep(self.pause)
                data = data[CUT:]
            self.socket.sendall(data)

    def exchange(self, data: bytes) -> bytes:
        """Everything the server says to `data`, as it is when it has read all of it."""
        self.send(data + b"PING\r\n")
        return self.read(lambda got: b"PONG\r\n" in got)


def fragile(name: str) -> bool:
    """Whether the name could be read as something else than one word of a protocol line."""
    return not name or any(c in " \t\r\n" for c in name)


Ask = Callable[[list[str], float], dict[str, bool]]


def by_batch(names: Sequence[str], ask: Ask) -> dict[str, bool]:
    """The answers of `ask` to all names: it gets them in groups that can share a connection, fragile ones alone.

    Fragile names that may be read as the same first token (`a b`, `a.` and a tab) can make one thing: they wait for
    each other.
    """
    sound = [name for name in names if not fragile(name)]
    answers: dict[str, bool] = {}
    for at in range(0, len(sound), BATCH):
        answers |= ask(sound[at : at + BATCH], 0)

    def always(alike: list[str]) -> dict[str, bool]:
        return {name: all(ask([name], pause)[name] for pause in PAUSES) for name in alike}

    brittle: dict[str, list[str]] = {}
    for name in filter(fragile, names):
        brittle.setdefault(re.split("[ \t\n.]", name.replace("\r", ""))[0], []).append(name)
    with ThreadPoolExecutor(16) as pool:
        for actual in pool.map(always, brittle.values()):
            answers |= actual
    return answers


def delivered(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a message that is published under the name arrives under the name."""
    return _arrived(server, names, b">", b"PUB %s", b"MSG %s 1")


def replied(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a message arrives with the name as its reply subject."""
    return _arrived(server, names, b"reality", b"PUB reality %s", b"MSG reality 1 %s")


def _arrived(server: Server, names: Sequence[str], filter_: bytes, sent: bytes, got: bytes) -> dict[str, bool]:
    def ask(batch: list[str], pause: float) -> dict[str, bool]:
        with Connection(server) as connection:
            connection.exchange(b"SUB %s 1\r\n" % filter_)
            connection.pause = pause
            marks = [b"%d-%d" % (connection.info["client_id"], i) for i in range(len(batch))]
            tails = [b" %d\r\n%s\r\n" % (len(mark), mark) for mark in marks]
            lines = [sent % name.encode() + tail for name, tail in zip(batch, tails, strict=True)]
            message = connection.exchange(b"".join(lines))
            return {name: got % name.encode() + tail in message for name, tail in zip(batch, tails, strict=True)}

    return by_batch(names, ask)


def unobjected(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a message that a pedantic connection publishes under the name arrives, and no error with it."""

    def ask(batch: list[str], pause: float) -> dict[str, bool]:
        answers = {}
        with Connection(server) as connection:
            connection.exchange(b"CONNECT %s\r\nSUB > 1\r\n" % json.dumps(CONNECT | {"pedantic": True}).encode())
            connection.pause = pause
            for name in batch:
                message = connection.exchange(b"PUB %s 1\r\nx\r\n" % name.encode())
                answers[name] = b"MSG %s 1 1\r\nx" % name.encode() in message and b"-ERR" not in message
        return answers

    return by_batch(names, ask)


def subscribed(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether the server lists a subscription to exactly this subject."""
    return _listed(server, names, b"SUB %s %d\r\n", lambda name: (name, ""))


def queued(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether the server lists a subscription in the queue group of exactly this name."""
    return _listed(server, names, b"SUB reality %s %d\r\n", lambda name: ("reality", name or None))


def _listed(
    server: Server, names: Sequence[str], line: bytes, expected: Callable[[str], tuple[str, str | None]]
) -> dict[str, bool]:
    def ask(batch: list[str], pause: float) -> dict[str, bool]:
        with Connection(server) as connection:
            connection.pause = pause
            message = connection.exchange(b"".join(line % (name.encode(), sid) for sid, name in enumerate(batch)))
            listed = _subscriptions(server, connection) if connection.open else {}
            answers = {name: listed.get(str(sid)) == expected(name) for sid, name in enumerate(batch)}
            if connection.open and not fragile(batch[0]):
                assert message.count(b"-ERR") == sum(not yes for yes in answers.values()), message
            return answers

    return by_batch(names, ask)


def _subscriptions(server: Server, connection: Connection) -> dict[str, tuple[str, str]]:
    """The subject and the queue group of each subscription of the connection, by its number."""
    url = f"{server.monitor}/connz?subs=detail&cid={connection.info['client_id']}"
    with urlopen(url) as page:
        (actual,) = json.load(page)["connections"]
    return {s["sid"]: (s["subject"], s.get("qgroup", "")) for s in actual.get("subscriptions_list_detail", [])}


@dataclass(frozen=True)
class Request:
    """A request to JetStream: its subject, the JSON it may carry, and where the subject begins."""

    subject: str
    body: Json | None = None
    prefix: str = "$JS.API."


def api(
    server: Server, requests: Sequence[Request], patience: float = 0.4, at_once: int = BATCH, pause: float = 0
) -> list[Json | None]:
    """The answer to each request; None where there was none for as long as `patience` after the last one.

    No more than `at_once` requests are on the way: with too many, both sides would wait for the other to read; and
    newer servers do not keep the order of those that arrive together.
    """
    answers: list[Json | None] = [None] * len(requests)
    with Connection(server) as connection:
        inbox = b"reply.%d" % connection.info["client_id"]
        connection.exchange(b"SUB %s.* 1\r\n" % inbox)
        connection.pause = pause
        for first in range(0, len(requests), at_once):
            lines = []
            for number, request in enumerate(requests[first : first + at_once], first):
                body = json.dumps(request.body).encode() if request.body else b""
                head = (request.prefix + request.subject).encode()
                lines.append(b"PUB %s %s.%d %d\r\n%s\r\n" % (head, inbox, number, len(body), body))
            connection.send(b"".join(lines))
            for number, body in replies(connection, len(lines), patience):
                answers[number] = json.loads(body) if body else None
    return answers


def replies(connection: Connection, count: int, patience: float) -> Iterator[tuple[int, bytes]]:
    data = b""
    while count and connection.open:
        more = connection.read(bool, patience)
        if not more:
            return
        data += more
        at = 0
        while match := _REPLY.search(data, at):
            number, head, size = (int(digits or 0) for digits in match.groups())
            if len(data) < match.end() + size + 2:
                break
            yield number, data[match.end() + head : match.end() + size]
            count -= 1
            at = match.end() + size + 2
        data = data[at:]


def made(
    server: Server,
    names: Sequence[str],
    create: Callable[[int, str], Request],
    delete: Callable[[Json], Request],
    called: Callable[[Json], str],
) -> dict[str, bool]:
    """Whether the server makes a stream or consumer that is `called` exactly by the name; what is made is deleted."""

    def ask(batch: list[str], pause: float) -> dict[str, bool]:
        got = api(server, [create(i, name) for i, name in enumerate(batch)], 1.5, pause=pause)
        leftover = {r.subject: r for r in (delete(a) for a in got if a and "error" not in a)}.values()
        for request, answer in zip(leftover, api(server, list(leftover), 10), strict=True):
            assert answer, (request, "no answer")
            # What fragile names made can be one and the same, and gone already: `a ` and `a` with a filter.
            gone = answer.get("error", {}).get("description") in ("consumer not found", "stream not found")
            assert answer.get("success") or gone, (request, answer)
        return {name: _made(name, answer, called) for name, answer in zip(batch, got, strict=True)}

    return by_batch(names, ask)


# What JetStream says of a name that it does not like. Any other rejection is a fault of the question.
REFUSALS = (
    "(stream|consumer|durable) name (is required|is too long|can not contain|in subject does not match)|"
    "invalid subject|durable name|filter(ed)? subject|group name|deliver subject|"
    "error creating store for (stream|consumer)"
)


def _made(name: str, answer: Json | None, called: Callable[[Json], str]) -> bool:
    error = (answer or {}).get("error")
    if error:
        assert re.search(REFUSALS, error["description"], re.IGNORECASE), (name, error)
    return answer is not None and error is None and called(answer) == name
