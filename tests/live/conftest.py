"""A server of each program to ask, and the grammar of its version."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from natsgrammar_gen.grammar.model import Grammar
from tests.support import nats_wire
from tests.support.nats_server import require_programs, server_programs
from tests.support.probe_names import grammar_of


@pytest.fixture(scope="module", params=server_programs() or [Path()], ids=str)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[nats_wire.Server]:
    require_programs()
    with nats_wire.started(request.param, tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def grammar(server: nats_wire.Server) -> Grammar:
    return grammar_of("nats-server", server.version)
