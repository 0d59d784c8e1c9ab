"""The grammars of nats-server say what the running server says: every name asked, no disagreement."""

from __future__ import annotations

import json
import random
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from natsgrammar_gen.algebra import difference, sample, witness
from natsgrammar_gen.dialects import roles
from natsgrammar_gen.load import Grammar, load_all
from tests import reality
from tests.conftest import require_programs, server_programs
from tests.reality import Connection, Json, Request, Server, api, made

pytestmark = pytest.mark.server

GRAMMAR = Path(__file__).parent.parent / "grammar"
HOLDER = "reality-holder"  # the stream that holds the consumers
SETTINGS = {"storage": "memory", "no_ack": True}

# White space, line ends, invisible, combining and private characters, and the ends of what UTF-8 writes in 1 to 4 bytes.
SPECIAL = "\u1680\u2000\u200b\u2028\u2029\u202f\u2060\u3000\ufeff\u0301\ue000\ufffd" + "".join(
    map(chr, (0x7FF, 0x800, 0xD7FF, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF))
)
POSITIONS = ("{}", "{}a", "a{}", "a{}b", "{0}{0}", "{}.a", "a.{}", "a.{}.b", "{}a.b", "a{}.b", "a.{}b", "a.b{}")


@cache
def grammars() -> list[Grammar]:
    return load_all(GRAMMAR)


@cache
def names(rule: str) -> list[str]:
    """What the server is asked about: every byte of ASCII and Latin-1 in every position, wildcards and dots in every
    order, the lengths about each limit, and names on which any two dialects disagree."""
    asked = ["", *(position.format(c) for c in [*map(chr, range(0x100)), *SPECIAL] for position in POSITIONS)]
    asked += ("".join(letters) for length in range(1, 5) for letters in product(".*>a", repeat=length))
    asked += ("a" * length for length in (2, 15, 16, 17, 127, 128, *range(250, 258), 1000, 3900))
    asked += ("é" * length for length in (*range(125, 129), 255, 256))
    asked += (width * length + "a" for width in "€😀" for length in range(60, 86))
    return list(dict.fromkeys([*asked, *disputed(rule)]))


def disputed(rule: str) -> Iterator[str]:
    """Names that one dialect accepts for the rule's role and another refuses: the shortest, and random ones."""
    rng = random.Random(rule)
    stances = {stance.rule.dfa for stance in roles(grammars()).get(rule.replace("_", "-"), [])}
    for one, other in product(stances, repeat=2):
        only = difference(one, other)
        shortest = witness(one, other)
        if shortest is not None:
            yield shortest
            yield from (found for n in (1, 2, 3, 5, 8, 16, 17, 254, 255, 256) if (found := sample(only, rng, n)) is not None)


@pytest.fixture(scope="module", params=server_programs() or [Path()], ids=str)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_programs()
    with reality.started(request.param, tmp_path_factory.mktemp("reality")) as running:
        api(running, [Request(f"STREAM.CREATE.{HOLDER}", {"name": HOLDER, "subjects": ["$KV.reality.>"]} | SETTINGS)])
        yield running


@pytest.fixture(scope="module")
def grammar(server: Server) -> Grammar:
    found = [g for g in grammars() if (g.spec, g.edition) == ("nats-server", server.version)]
    if not found:
        pytest.skip(f"there is no grammar of nats-server {server.version}")
    return found[0]


def streams(prefix: str = "") -> Callable[[Server, Sequence[str]], dict[str, bool]]:
    def create(number: int, name: str) -> Request:
        body = {"name": prefix + name, "subjects": [f"reality.{number}"]} | SETTINGS
        return Request(f"STREAM.CREATE.{prefix}{name}", body)

    def delete(name: str) -> Request:
        return Request(f"STREAM.DELETE.{prefix}{name}", {})

    def called(answer: Json) -> str:
        return str(answer["config"]["name"])[len(prefix) :]

    return lambda server, names: made(server, names, create, delete, called)


def consumers(subject: str, **config: object) -> Callable[[Server, Sequence[str]], dict[str, bool]]:
    def create(_: int, name: str) -> Request:
        body = {key: name if value is None else value for key, value in config.items()}
        return Request(f"CONSUMER.{subject}.{HOLDER}.{name}", {"stream_name": HOLDER, "config": body})

    def delete(name: str) -> Request:
        return Request(f"CONSUMER.DELETE.{HOLDER}.{name}", {})

    return lambda server, names: made(server, names, create, delete, lambda answer: str(answer["name"]))


def captured(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a stream can be made that captures the subject; one after the other, because many would overlap."""
    requests = []
    for name in names:
        body = {"name": "reality", "subjects": [name]} | SETTINGS
        requests += [Request("STREAM.CREATE.reality", body), Request("STREAM.DELETE.reality", {})]
    api(server, [Request(f"STREAM.DELETE.{HOLDER}", {})])
    answers = api(server, requests, patience=5)[::2]
    api(server, [Request(f"STREAM.CREATE.{HOLDER}", {"name": HOLDER, "subjects": ["$KV.reality.>"]} | SETTINGS)])
    found = {}
    for name, answer in zip(names, answers, strict=True):
        assert answer is not None, name
        assert "error" not in answer or "invalid subject" in answer["error"]["description"], (name, answer)
        found[name] = "error" not in answer and answer["config"]["subjects"] == [name]
    return found


def stored(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a message to the key of a bucket is stored."""

    def ask(batch: list[str]) -> dict[str, bool]:
        answers = api(server, [Request(f"$KV.reality.{name}", {}, prefix="") for name in batch])
        return {name: bool(answer and answer.get("stream")) for name, answer in zip(batch, answers, strict=True)}

    return reality.by_batch(names, ask)


def grouped(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a consumer can be made whose only priority group has the name; the name travels in JSON alone."""

    def ask(batch: list[str]) -> dict[str, bool]:
        config = {"ack_policy": "explicit", "mem_storage": True, "priority_policy": "overflow"}
        requests = []
        for name in batch:
            body = {"stream_name": HOLDER, "config": config | {"name": "reality", "priority_groups": [name]}}
            delete = Request(f"CONSUMER.DELETE.{HOLDER}.reality", {})
            requests += [Request(f"CONSUMER.CREATE.{HOLDER}.reality", body), delete]
        answers = [answer or {} for answer in api(server, requests, patience=5)[::2]]
        return {n: a.get("config", {}).get("priority_groups") == [n] for n, a in zip(batch, answers, strict=True)}

    return ask(list(names))


EPHEMERAL = consumers("CREATE", name=None, ack_policy="none", mem_storage=True)
DURABLE = consumers("DURABLE.CREATE", durable_name=None, ack_policy="none", mem_storage=True)
ASKED: dict[str, Callable[[Server, Sequence[str]], dict[str, bool]]] = {
    "subject_publish": reality.delivered,
    "subject_subscribe": reality.subscribed,
    "stream_subject": captured,
    "reply_to": reality.replied,
    "stream_name": streams(),
    "consumer_name": EPHEMERAL,
    "durable_name": DURABLE,
    "queue_name": reality.queued,
    "priority_group": grouped,
    "kv_bucket_name": streams("KV_"),
    "kv_key_name": stored,
    "os_bucket_name": streams("OBJ_"),
}


@pytest.mark.parametrize("rule", ASKED)
def test_the_server_agrees(
    server: Server, grammar: Grammar, rule: str, record_property: Callable[[str, object], None]
) -> None:
    if rule not in grammar.definitions:
        pytest.skip(f"nats-server {server.version} knows no {rule.replace('_', ' ')}")
    dfa = grammar.definitions[rule].dfa
    asked = names(rule)
    began = time.perf_counter()
    answers = ASKED[rule](server, asked)
    record_property("names per second", round(len(asked) / (time.perf_counter() - began)))
    record_property("names", len(asked))
    assert set(answers) == set(asked)
    disagreements = {name: yes for name, yes in answers.items() if yes != dfa.accepts(name)}
    assert not disagreements, f"the server's answers: {disagreements}"
    assert 0 < sum(answers.values()) < len(asked)
