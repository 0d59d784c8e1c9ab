"""The running server on literal subjects, wherever it takes one; on metadata, permissions, its own names."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

import pytest

import natsgrammar as ng
from natsgrammar_gen.grammar.model import Grammar
from tests.live.test_servers import HOLDER, Asks, consumers, holder
from tests.support import nats_wire as reality
from tests.support.depth import Some
from tests.support.nats_wire import BATCH, Connection, Json, Request, Server, api, configured
from tests.support.probe_names import SPECIAL, disagreements, names

SNAPSHOT_SUBJECT = 10015  # the error that says that it is not valid


def snapshots(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a snapshot can be sent to the subject; that this stream is kept in memory is another matter."""
    with holder(server):
        requests = [Request(f"STREAM.SNAPSHOT.{HOLDER}", {"deliver_subject": name}) for name in names]
        answers = api(server, requests, patience=5)
    assert all(answers)
    refused = [answer and answer.get("error", {}).get("err_code") == SNAPSHOT_SUBJECT for answer in answers]
    return {name: not no for name, no in zip(names, refused, strict=True)}


def republished(server: Server, names: Sequence[str]) -> dict[str, bool]:
    """Whether a stream that republishes to the subject does so."""
    answers: dict[str, bool] = {}
    for at in range(0, len(names), BATCH):
        batch = list(enumerate(names[at : at + BATCH]))
        subjects = [f"a.stream.like.no.other.{i}" for i, _ in batch]  # no wildcard-like token comes near it
        configs = [
            {"name": f"R{i}", "subjects": [subjects[i]], "storage": "memory"}
            | {"republish": {"src": subjects[i], "dest": name}}
            for i, name in batch
        ]
        made = api(server, [Request(f"STREAM.CREATE.R{i}", config) for i, config in enumerate(configs)])
        kept = [i for i, answer in enumerate(made) if answer and "error" not in answer]
        with Connection(server) as connection:
            connection.exchange(b"SUB > 1\r\n")
            message = connection.exchange(b"".join(b"PUB %s 1\r\nx\r\n" % subjects[i].encode() for i in kept))
            message += connection.read(lambda _: False, patience=0.5)
        answers |= {name: b"MSG %s 1 " % name.encode() in message for _, name in batch}
        api(server, [Request(f"STREAM.DELETE.R{i}") for i in kept])
    return answers


def deliver_subject_of(answer: Json) -> str:
    return str(answer["config"].get("deliver_subject", "none: the consumer is pulled from"))


PLACES: dict[str, tuple[str, Asks]] = {
    "pedantic": ("subject_publish_pedantic", reality.unobjected),
    "deliver_subject": (
        "literal_subject",
        consumers(f"CONSUMER.CREATE.{HOLDER}", lambda name: {"deliver_subject": name}, deliver_subject_of),
    ),
    "snapshot": ("literal_subject", snapshots),
    "republish": ("literal_subject", republished),
}
# Where 2.9 takes more: any filter for a snapshot, and any subject at all to republish to.
WIDER = {"snapshot": "stream_subject", "republish": ""}


@pytest.mark.parametrize("place", PLACES)
def test_the_server_takes_literal_subjects(server: Server, grammar: Grammar, place: str, some: Some) -> None:
    rule, ask = PLACES[place]
    if server.version.startswith("2.9."):
        rule = WIDER.get(place, rule)
    if place == "republish" and tuple(map(int, server.version.split(".")[:2])) < (2, 15):
        rule = ""  # tab, line feed and carriage return pass
    if not rule:
        pytest.skip(f"nats-server {server.version} has no rule for {place}")
    # `$0` is no token of a destination but a reference to one of the source.
    request = some([name for name in names(rule) if place != "republish" or not re.search(r"\$\d", name)], 200)
    assert disagreements(grammar, rule, request, ask(server, request)) == {}


def test_metadata_is_kept_under_the_keys_that_the_server_leaves_alone(server: Server, grammar: Grammar) -> None:
    """Many keys for each stream: what comes back under a key is what was sent, unless the key is the server's."""
    if "metadata_key" not in grammar.definitions:
        pytest.skip(f"nats-server {server.version} has no metadata, or no edition that is about it")
    own = [example for example, position in ng.rule(f"nats-server@{grammar.edition}:metadata-key").bad]
    request = list(dict.fromkeys([*names("metadata_key"), *own]))
    kept: dict[str, bool] = {}
    for at in range(0, len(request), 100):
        sent = {key: f"sent {number}" for number, key in enumerate(request[at : at + 100])}
        config = {"name": "meta", "subjects": ["reality.meta"], "storage": "memory", "metadata": sent}
        made, _ = api(server, [Request("STREAM.CREATE.meta", config), Request("STREAM.DELETE.meta")], at_once=1)
        assert made
        assert "error" not in made, made
        kept |= {key: made["config"]["metadata"].get(key) == value for key, value in sent.items()}
    assert disagreements(grammar, "metadata_key", request, kept) == {}


def spelled(name: str) -> str:
    """The name as a string of the configuration."""
    return "".join(f"\\x{ord(c):02X}" if c < " " or c in '"\\\x7f' else c for c in name)


def test_permissions_are_what_the_configuration_takes(server: Server, grammar: Grammar, tmp_path: Path) -> None:
    """All that the grammar has in one configuration, all others in another: the server has one complaint for each."""
    if "subject_queue" not in grammar.definitions:
        pytest.skip(f"no rule for nats-server {server.version}")
    dfa = grammar.definitions["subject_queue"].dfa

    def complaints(request: list[str]) -> int:
        users = [f'{{user: "u{n}", permissions: {{subscribe: ["{spelled(item)}"]}}}}' for n, item in enumerate(request)]
        config = tmp_path / "config"
        config.write_text("authorization: {users: [\n" + "\n".join(users) + "\n]}\n", encoding="utf-8", newline="")
        ran = subprocess.run([server.program, "-t", "-c", config], capture_output=True, text=True, check=False)
        return len(re.findall(r'(?:subject|queue) ".*" is not a valid (?:subject|queue)\n', ran.stderr + ran.stdout))

    query = names("subject_queue")
    assert len(query) > 10_000
    valid = [name for name in query if dfa.accepts(name)]
    refused = [name for name in query if not dfa.accepts(name)]
    assert complaints(valid) == 0
    assert complaints(refused) == len(refused)


@pytest.mark.parametrize(
    ("rule", "config"),
    [
        ("server_name", 'server_name: "{}"'),
        ("cluster_name", 'cluster: {{name: "{}", listen: "127.0.0.1:-1"}}'),
        ("gateway_name", 'gateway: {{name: "{}", listen: "127.0.0.1:-1"}}'),
    ],
)
def test_names_in_the_configuration(server: Server, grammar: Grammar, rule: str, config: str, some: Some) -> None:
    """A server of its own for each name; hence fewer names."""
    if rule not in grammar.definitions:
        pytest.skip(f"nats-server {server.version} has no rule for it")
    every = [*map(chr, range(0x80)), *(f"a{chr(c)}b" for c in range(0x80)), *SPECIAL, ".", "a..b", "a" * 300, "é" * 200]
    request = [*some([name for name in every if name and (rule == "server_name" or name != "_")], 25), "my name"]
    request = list(dict.fromkeys(request))
    place = "gatewayz" if rule == "gateway_name" else "varz"

    def starts(name: str) -> bool:
        with configured(server, config.format(spelled(name))) as started:
            if not isinstance(started, Server):
                assert "cannot contain spaces" in started, started
                return False
            with urlopen(f"{started.monitor}/{place}") as page:
                document = json.load(page)
            called = {
                "server_name": document.get("server_name"),
                "cluster_name": document.get("cluster", {}).get("name"),
            }
            return bool(called.get(rule, document.get("name")) == name)

    with ThreadPoolExecutor(4) as pool:
        answers = dict(zip(request, pool.map(starts, request), strict=True))
    assert disagreements(grammar, rule, request, answers) == {}
