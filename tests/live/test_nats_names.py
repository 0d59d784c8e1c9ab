"""The example for nats-py does what it says, on each server."""

from __future__ import annotations

import asyncio
import importlib.util
import subprocess
import sys
from types import ModuleType

import nats
import pytest

import natsgrammar as ng
from tests.support.languages import ROOT
from tests.support.nats_wire import Server

PROGRAM = ROOT / "examples" / "nats_names.py"
ALLOWED = "expected printable ASCII except `*`, `.`, `/`, `>` and `\\`, or end of name"
TO_DOTS = "dots separate the tokens of subjects, so use `_` or `-`"
TO_SPACES = "use `_` or `-` between words, nothing at the ends"
PRINTED = f"""\
orders.Jo%20&%20Co%2E%20%3E%20all is message 1 of ORDERS
ORDERS.EU: dot in a name at position 6; {ALLOWED}; {TO_DOTS}; try ORDERS_EU
a b: space at position 1; {ALLOWED}; {TO_SPACES}; try a_b
jo@acme.example b'admin'
"""
TEXTS = ["orders", "Jo & Co. > all", "*", ">", "", "a/b", "caf\u00e9.\U0001f600", "100%", "\0\r\n\t", "x" * 200]


@pytest.fixture
def url(server: Server) -> str:
    host, port = server.address
    return f"nats://{host}:{port}"


@pytest.fixture(scope="module")
def names() -> ModuleType:
    spec = importlib.util.spec_from_file_location("nats_names", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_program_prints_what_the_server_did(url: str) -> None:
    ran = subprocess.run([sys.executable, PROGRAM, url], capture_output=True, text=True, check=False, encoding="utf-8")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == PRINTED


def test_every_text_is_a_token_and_a_key_on_the_server(url: str, names: ModuleType) -> None:
    async def run() -> None:
        connection = await nats.connect(url)
        js = connection.jetstream()
        try:
            await names.add_stream(js, "TEXTS", ["texts.*"])
            bucket = await js.create_key_value(bucket="texts")
            for number, text in enumerate(TEXTS, 1):
                stored = await names.publish(js, names.subject("texts", text), b"")
                assert (stored.stream, stored.seq) == ("TEXTS", number)
                message = await js.get_msg("TEXTS", number)
                assert ng.codec("safe:token").decode(str(message.subject).removeprefix("texts.")) == text
                await names.put(bucket, text, text.encode())
                assert await names.get(bucket, text) == text.encode()
            assert sorted(await names.keys(bucket)) == sorted(TEXTS)
        finally:
            await connection.close()

    asyncio.run(run())


def test_wrong_names_are_refused_before_anything_is_sent(url: str, names: ModuleType) -> None:
    async def run() -> None:
        connection = await nats.connect(url)
        js = connection.jetstream()
        try:
            before = connection.stats["out_msgs"]
            for subject in ("orders..eu", "orders.*"):
                with pytest.raises(ng.InvalidName):
                    await names.publish(js, subject, b"")
            for name, subjects in (("ORDERS.EU", ["orders.>"]), ("ORDERS", ["orders..eu"])):
                with pytest.raises(ng.InvalidName):
                    await names.add_stream(js, name, subjects)
            assert connection.stats["out_msgs"] == before
        finally:
            await connection.close()

    asyncio.run(run())
