"""The oldest servers that are read and written, and the first with each way to read. Go builds each once, at night."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from natsgrammar_spark.jetstream import JetStreamError
from tests.support.jetstream import ask, made, numbered, rows, written
from tests.support.nats_server import Server, serving

pytestmark = pytest.mark.nightly
TOOL = Path(__file__).parents[2] / "tools" / "nats_servers.sh"
MANY = 6_000


@pytest.fixture(scope="module", params=["v2.8.4", "v2.9.0", "v2.9.7", "v2.10.0", "v2.11.0"])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    done = subprocess.run([TOOL, request.param], capture_output=True, text=True, check=True)
    if not done.stdout:
        pytest.skip(f"nats-server {request.param} is NOT tested: {done.stderr.strip()}")
    with serving(Path(done.stdout.strip()), tmp_path_factory.mktemp("old")) as server:
        yield server


def _version(server: Server) -> tuple[int, ...]:
    return tuple(map(int, server.version.split(".")))


def test_old_servers_are_read_whole(old: Server) -> None:
    made(old.url, "OLD", numbered("OLD", MANY))
    some: dict[str, Any] = {"servers": old.url, "stream": "OLD", "maxRecordsPerPartition": 3_500}
    if _version(old) < (2, 9):
        with pytest.raises(JetStreamError, match=r"^the server is 2\.8\.4: reads need nats-server 2\.9\.0 or newer$"):
            rows(**some)
        return
    assert [row["data"] for row in rows(**some)] == [data for _, data, _ in numbered("OLD", MANY)]
    assert rows(**some)[4]["headers"] == {"N": ["5"], "Empty": [""]}
    assert len(rows(**some, subjects="old.1,old.2")) == len(rows(**some, subjects="old.0,old.1")) == MANY * 2 // 3
    assert len(rows(**some, startingTimestamp="2020-01-01T00:00:00Z")) == MANY
    ask(old.url, lambda js: js.delete_msg("OLD", 11))
    for subjects in (">", "old.*"):
        with pytest.raises(JetStreamError, match=r"no message 11: .* \(1 of 6,000 sequences is gone\)"):
            rows(**some, subjects=subjects)
        assert len(rows(**some, subjects=subjects, failOnDataLoss=False)) == MANY - 1


def test_old_servers_are_written_once(old: Server) -> None:
    made(old.url, "NEW")
    some: dict[str, Any] = {"servers": old.url, "stream": "NEW"}
    if _version(old) < (2, 9, 7):
        with pytest.raises(JetStreamError, match=r"writes need nats-server 2\.9\.7 or newer$"):
            written(numbered("NEW", 1), "j", **some)
        return
    for known in (0, MANY):
        assert written(numbered("NEW", MANY), "j", attempt=1, **some).duplicates == known
    assert [row["data"] for row in rows(**some)] == [data for _, data, _ in numbered("NEW", MANY)]
