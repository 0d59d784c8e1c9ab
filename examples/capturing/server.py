"""A nats-server for the length of a `with` block, and a connection that puts on the wire whatever it is told.

Client libraries check, trim or fold names and headers, each in its own way. What they would hide is wanted here.
"""

from __future__ import annotations

import json
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

PATIENCE = 3.0  # seconds to wait for an answer; JetStream drops a request for a name with a dot without any
Headers = tuple[tuple[str, str], ...]


class ServerFailed(RuntimeError):
    """The server did not start, or the connection to it cannot be made."""


@dataclass(frozen=True)
class Answer:
    """What came of a request or a publication; `error` is the text of the server's `-ERR`, if it sent one."""

    outcome: Literal["answer", "delivered", "error", "timeout", "no responders", "connection closed"]
    data: bytes = b""
    error: str | None = None


@dataclass(frozen=True)
class Delivery:
    """One message as it came over a subscription."""

    subject: bytes
    reply: bytes | None
    headers: bytes
    data: bytes


@contextmanager
def serving(binary: str) -> Iterator[int]:
    """Yield the port of a nats-server with JetStream, on loopback only; remove it and its store at the end."""
    with tempfile.TemporaryDirectory(prefix="natsgrammar-capture-") as folder:
        log = Path(folder, "log")
        options = ["-js", "-sd", folder, "-a", "127.0.0.1", "-p", "-1", "--ports_file_dir", folder, "-l", str(log)]
        try:
            process = subprocess.Popen([binary, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        except OSError as cause:
            raise ServerFailed(f"cannot start `{binary}`: {cause.strerror}") from cause
        try:
            yield _port(process, Path(folder), log)
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _port(process: subprocess.Popen[bytes], folder: Path, log: Path) -> int:
    for _ in range(200):
        if process.poll() is not None:
            last = log.read_text(errors="replace").strip().splitlines()[-1:] if log.exists() else []
            raise ServerFailed(f"the server stopped at once with status {process.returncode}: `{''.join(last)}`")
        for file in folder.glob("*.ports"):
            if text := file.read_text():
                return int(json.loads(text)["nats"][0].rpartition(":")[2])
        time.sleep(0.05)
    raise ServerFailed("the server did not open a port within 10 s")


def header_block(headers: Headers) -> bytes:
    """Return the headers as they go over the wire, unescaped: a line end in a value makes a further header."""
    if not headers:
        return b""
    return "".join(["NATS/1.0\r\n", *(f"{name}: {value}\r\n" for name, value in headers), "\r\n"]).encode()


class Connection:
    """One connection, opened again when the server has closed it."""

    def __init__(self, port: int, name: str) -> None:
        self.version = ""
        self._inbox = f"_INBOX.{name}"
        self._port = port
        self._count = 0
        self._error: str | None = None
        self._socket: socket.socket | None = None
        self._buffer = bytearray()
        self._deadline = 0.0
        self._open()

    def request(self, subject: str, data: bytes = b"", headers: Headers = ()) -> Answer:
        """Return the answer to a request, or the text that came instead."""
        self._count += 1
        inbox = f"{self._inbox}.{self._count}"
        try:
            self._send(_publication(subject, inbox, headers, data))
            while True:
                delivery = self._next()
                if delivery is not None and delivery.subject == inbox.encode():
                    absent = delivery.headers.startswith(b"NATS/1.0 503")
                    return Answer("no responders" if absent else "answer", delivery.data, self._error)
        except TimeoutError:
            self.close()
            return Answer("timeout", error=self._error)
        except OSError:
            self.close()
            return Answer("connection closed", error=self._error)

    def publish(self, subject: str, data: bytes = b"", headers: Headers = (), reply: str | None = None) -> Answer:
        """Return whether a publication without an answer was delivered, as far as the sender can know."""
        try:
            self._send(_publication(subject, reply, headers, data) + b"PING\r\n")
            while self._next() is not None:
                pass
        except OSError:
            self.close()
            return Answer("connection closed", error=self._error)
        return Answer("error" if self._error else "delivered", error=self._error)

    def subscribe(self, subject: str) -> None:
        """From now on the deliveries of `subject` wait to be collected."""
        self._send(f"SUB {subject} 2\r\nPING\r\n".encode())
        while self._next() is not None:
            pass

    def collect(self) -> Iterator[Delivery]:
        """All deliveries that have come so far."""
        self._send(b"PING\r\n")
        while (delivery := self._next()) is not None:
            yield delivery

    def close(self) -> None:
        """Nothing stays open."""
        if self._socket is not None:
            self._socket.close()
        self._socket = None
        self._buffer.clear()

    def _open(self) -> None:
        try:
            self._socket = socket.create_connection(("127.0.0.1", self._port), timeout=PATIENCE)
            self._deadline = time.monotonic() + PATIENCE
            self.version = json.loads(self._line().removeprefix(b"INFO "))["version"]
            options = {"verbose": False, "pedantic": False, "headers": True, "no_responders": True}
            self._socket.sendall(f"CONNECT {json.dumps(options)}\r\nSUB {self._inbox}.* 1\r\nPING\r\n".encode())
            while self._next() is not None:
                pass
        except OSError as cause:
            raise ServerFailed(f"cannot connect to the server: {cause}") from cause

    def _send(self, wire: bytes) -> None:
        self._error = None
        if self._socket is None:
            self._open()
        assert self._socket is not None
        self._deadline = time.monotonic() + PATIENCE
        self._socket.sendall(wire)

    def _next(self) -> Delivery | None:
        """Return the next delivery, or None at a PONG."""
        while True:
            verb, _, rest = self._line().partition(b" ")
            match verb:
                case b"PONG":
                    return None
                case b"PING":
                    assert self._socket is not None
                    self._socket.sendall(b"PONG\r\n")
                case b"-ERR":
                    self._error = rest.decode(errors="replace").strip("'")
                case b"MSG":
                    subject, _, *reply, size = rest.split(b" ")
                    data = self._take(int(size) + 2)[:-2]
                    return Delivery(subject, reply[0] if reply else None, b"", data)
                case b"HMSG":
                    subject, _, *reply, head, size = rest.split(b" ")
                    both = self._take(int(size) + 2)[:-2]
                    return Delivery(subject, reply[0] if reply else None, both[: int(head)], both[int(head) :])
                case _:
                    pass  # INFO may come at any time

    def _line(self) -> bytes:
        while (end := self._buffer.find(b"\r\n")) < 0:
            self._fill()
        return self._take(end + 2)[:-2]

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            self._fill()
        taken = bytes(self._buffer[:size])
        del self._buffer[:size]
        return taken

    def _fill(self) -> None:
        assert self._socket is not None
        left = self._deadline - time.monotonic()  # a PING of the server must not prolong the wait
        if left <= 0:
            raise TimeoutError
        self._socket.settimeout(left)
        chunk = self._socket.recv(65536)
        if not chunk:
            raise ConnectionError("the server closed the connection")
        self._buffer += chunk


def _publication(subject: str, reply: str | None, headers: Headers, data: bytes) -> bytes:
    target = subject.encode() + (b" " + reply.encode() if reply is not None else b"")
    head = header_block(headers)
    sizes = f"{len(head)} {len(head) + len(data)}" if head else f"{len(data)}"
    verb = b"HPUB" if head else b"PUB"
    return verb + b" " + target + f" {sizes}\r\n".encode() + head + data + b"\r\n"
