"""Connections that fail: at once before a query has begun, and after patience later."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest

from natsgrammar_spark.jetstream import JetStreamError, register
from natsgrammar_spark.jetstream.connection import connected, planned
from natsgrammar_spark.jetstream.options import Access, _ascii, writing
from natsgrammar_spark.jetstream.sink import stream_writer
from natsgrammar_spark.jetstream.source import JetStream
from tests.support.jetstream import message_columns

NOBODY = {"servers": "nats://127.0.0.1:1", "stream": "S"}


def attempts(connect: Callable[[Access], object]) -> int:
    """Count the connections to a server that closes each one."""
    accepted: list[socket.socket] = []

    def serve() -> None:
        while True:
            link, _ = listening.accept()
            accepted.append(link)
            link.close()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        Thread(target=serve, daemon=True).start()
        access = Access((f"nats://127.0.0.1:{listening.getsockname()[1]}",), "S", seconds=1)
        with pytest.raises(JetStreamError):
            connect(access)
        return len(accepted)


def test_only_a_query_that_has_begun_waits_for_its_server() -> None:
    at_once = attempts(lambda access: connected(access).__enter__())
    assert 0 < at_once == attempts(planned) < attempts(lambda access: connected(access, begun=True).__enter__())


def test_a_stream_is_checked_until_a_batch_has_been_written(tmp_path: Path) -> None:
    """Later, the tasks wait for the server."""
    options = writing({**NOBODY, "checkpointLocation": tmp_path.as_uri()})
    with pytest.raises(JetStreamError):
        stream_writer(options, message_columns())
    (tmp_path / "commits").mkdir()
    (tmp_path / "commits" / "0").touch()
    assert stream_writer(options, message_columns()).inner.options == options


def test_executors_of_a_remote_session_get_the_code_of_the_format() -> None:
    """The session has what one of Spark Connect has; a local one needs nothing."""
    shipped: list[str] = []
    formats: list[object] = []
    session: Any = SimpleNamespace(dataSource=SimpleNamespace(register=formats.append))
    session.addArtifacts = lambda path, **_: shipped.append(path)
    register(session)
    names = ZipFile(shipped[0]).namelist()
    assert {"natsgrammar_spark/jetstream/wire.py", "nats/aio/client.py", "natsgrammar/__init__.py"} <= {*names}
    assert formats == [JetStream]


def test_comments_of_certificates_are_in_ascii() -> None:
    """As Python requires; an empty text would count as none, and so as the system's certificates."""
    assert [_ascii(pem) for pem in ("# é", "")] == ["# ?\n", "\n"]
