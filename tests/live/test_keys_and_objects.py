"""Any text as a key, and as the name of an object, through a running nats-server with nats-py."""

from __future__ import annotations

import asyncio

import nats
import pytest
from nats.js import JetStreamContext

import natsgrammar as ng
from natsgrammar import kv, obj
from tests.support.nats_server import Server

TEXTS = [
    "orders.17", "orders.17.eu", "orders.*", "orders.>", "orders*.x", "orders", "users.jo@acme.example", "users.jo@*.x",
    "a/b", "Acme Inc.contact", "", ".", "a..b", "a..", "*", ">", "=", "a=2Eb", "café.😀", "\0\n\x7f", "$JS.API",
    "100%", "x" * 1000,
]  # fmt: skip
FILTERS = [
    ">", "*", "*.*", "orders.*", "orders.>", "orders.*.eu", "*.17", "users.jo@*.*", "users.jo@acme.*", "a..*", "a.*.b",
    "a.*.>", "*.", "café.*", "=", "*.*.*", "orders*.>", "Acme Inc.contact",
]  # fmt: skip


def matches(text: str, search: str) -> bool:
    """Whether a filter matches a text token by token, empty tokens too, by NATS's rule of wildcards."""
    tokens, expected = text.split("."), search.split(".")
    if expected[-1] == ">":
        expected.pop()
        if len(tokens) <= len(expected):
            return False
        tokens = tokens[: len(expected)]
    return len(tokens) == len(expected) and all(
        item in ("*", token) for item, token in zip(expected, tokens, strict=True)
    )


async def found_by(stream: JetStreamContext, search: str) -> set[str]:
    """The keys that the server finds with a filter."""
    info = await stream.stream_info("KV_texts", subjects_filter=f"$KV.texts.{search}")
    return {subject.removeprefix("$KV.texts.") for subject in info.state.subjects or {}}


def test_every_text_is_a_key_and_filters_find_what_they_matched(nats_server: Server) -> None:
    async def run() -> None:
        connection = await nats.connect(nats_server.url)
        stream = connection.jetstream()
        bucket = await stream.create_key_value(bucket="texts")
        try:
            for text in TEXTS:
                await bucket.put(kv.encode(text), f"of {text}".encode())
            for text in TEXTS:
                entry = await bucket.get(kv.encode(text))
                assert (entry.value, kv.decode(str(entry.key))) == (f"of {text}".encode(), text)
            for search in FILTERS:
                actual = await found_by(stream, kv.encode_filter(search))
                assert {kv.decode(key) for key in actual} == {text for text in TEXTS if matches(text, search)}, search
        finally:
            await connection.close()

    asyncio.run(run())


def test_the_filters_find_something_and_not_everything() -> None:
    collected = {search: sum(matches(text, search) for text in TEXTS) for search in FILTERS}
    assert collected.pop(">") == len(TEXTS)
    assert 0 not in collected.values()
    assert max(collected.values()) < len(TEXTS)


def test_two_paths_of_adr54_are_one_key(nats_server: Server) -> None:
    paths = ng.codec("adr54:path-key")

    async def run() -> bytes | None:
        connection = await nats.connect(nats_server.url)
        bucket = await connection.jetstream().create_key_value(bucket="paths")
        try:
            await bucket.put(paths.encode("a/b"), b"of the path")
            await bucket.put(paths.encode("a.b"), b"of the dots")
            return (await bucket.get(paths.encode("a/b"))).value
        finally:
            await connection.close()

    assert asyncio.run(run()) == b"of the dots"


NAMES = ["report.pdf", "a b", "2026/*.>", "café 😀", "~~~", "\0\n", "a", "ab", "abc", "x" * 2900]


def test_objects_are_described_where_nats_py_describes_them(nats_server: Server) -> None:
    async def run() -> list[tuple[str, str]]:
        connection = await nats.connect(nats_server.url)
        stream = connection.jetstream()
        try:
            store = await stream.create_object_store("images")
            for name in NAMES:
                await store.put(name, b"data")
                assert (await store.get(name)).data == b"data"
            subscription = await stream.subscribe("$O.images.M.>", stream="OBJ_images", ordered_consumer=True)
            messages = [await subscription.next_msg(timeout=10) for _ in NAMES]
            return [(message.subject, message.data.decode()) for message in messages]
        finally:
            await connection.close()

    described = asyncio.run(run())
    assert [subject for subject, _ in described] == [obj.meta_subject("images", name) for name in NAMES]
    assert [obj.read_meta_subject(subject) for subject, _ in described] == [("images", name) for name in NAMES]
    for subject, _ in described:
        assert ng.rule("js-api:object").is_valid(subject)


@pytest.mark.parametrize("name", ["", "\udc80"])
def test_names_that_no_object_has(name: str) -> None:
    with pytest.raises(ng.CodecError):
        obj.meta_subject("images", name)
