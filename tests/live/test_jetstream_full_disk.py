"""A server whose disk is full while messages are written: an error, and each message once when there is room again."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from natsgrammar_spark.jetstream import JetStreamError
from tests.support.jetstream import Message, made, rows, written
from tests.support.nats_server import require_programs, server_programs, serving
from tests.support.small_disk import filled, small_disk

pytestmark = pytest.mark.nightly
MANY = 900
MESSAGES: list[Message] = [("full.x", b"%06d" % at + bytes(20_000), None) for at in range(MANY)]


@pytest.mark.parametrize("program", server_programs() or [Path()], ids=str)
@pytest.mark.parametrize("limited", [True, False])
def test_a_full_disk_costs_no_message_and_doubles_none(program: Path, limited: bool, tmp_path: Path) -> None:
    """If the server knew how little room it has, it rejects messages; if others took the room, it is silent."""
    require_programs()
    store = tmp_path / "store"
    store.mkdir()
    with small_disk(store, 12 if limited else 40):
        with serving(program, store) as server:
            made(server.url, "FULL")
            some: dict[str, Any] = {"servers": server.url, "stream": "FULL", "timeoutMs": 4_000}
            filler = None if limited else filled(store, 4 << 20)
            cause = "rejected .*: insufficient resources" if limited else "has not acknowledged .* messages, from "
            with pytest.raises(JetStreamError, match=cause):
                written(MESSAGES, "j", **some)
        if filler is not None:
            filler.unlink()
        else:
            subprocess.run(["mount", "-o", "remount,size=80m", store], check=True)
        with serving(program, store) as server:
            stored = len(rows(servers=server.url, stream="FULL"))
            assert 0 < stored < MANY
            again = written(MESSAGES, "j", attempt=1, servers=server.url, stream="FULL")
            assert (again.rows, again.duplicates) == (MANY, stored)
            assert [row["data"] for row in rows(servers=server.url, stream="FULL")] == [data for _, data, _ in MESSAGES]
