"""A way to a server that is slow, or breaks off: what passes through it is counted and cut."""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from threading import Thread

_PIECE = 1 << 14


@dataclass
class Proxy:
    """An address to connect to, and what happens to what the server sends."""

    url: str = ""
    cuts: deque[int | None] = field(default_factory=deque)  # octets until the next connections break off
    pause: Callable[[], object] = lambda: None  # called before each piece is passed on
    edit: Callable[[bytes], bytes] = bytes  # what is passed on instead of a piece
    connections: list[socket.socket] = field(default_factory=list)


@contextmanager
def proxied(url: str) -> Iterator[Proxy]:
    """A proxy on loopback that passes on what comes for the server."""
    host, _, port = url.rpartition("/")[2].rpartition(":")
    actual = Proxy()

    def serve() -> None:
        with suppress(OSError):  # the listener is closed at the end
            while True:
                client, _ = listener.accept()
                server = socket.create_connection((host, int(port)))
                cut = actual.cuts.popleft() if actual.cuts else None
                actual.connections += [client, server]
                for single, other, left in ((client, server, None), (server, client, cut)):
                    Thread(target=_pass_on, args=(actual, single, other, left), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        actual.url = f"nats://127.0.0.1:{listener.getsockname()[1]}"
        Thread(target=serve, daemon=True).start()
        try:
            yield actual
        finally:
            for connection in actual.connections:
                _hang_up(connection)


def _pass_on(proxy: Proxy, source: socket.socket, to: socket.socket, left: int | None) -> None:
    """Passes on what comes, or as many octets as are left; then both sides are hung up."""
    with suppress(OSError):
        while piece := source.recv(_PIECE):
            proxy.pause()
            piece = proxy.edit(piece)
            if left is not None:
                piece, left = piece[:left], left - len(piece)
            to.sendall(piece)
            if left is not None and left <= 0:
                break
    _hang_up(source)
    _hang_up(to)


def _hang_up(single: socket.socket) -> None:
    with suppress(OSError):
        single.shutdown(socket.SHUT_RDWR)
    single.close()
