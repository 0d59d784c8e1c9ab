"""What running servers answer and say on the subjects of `js-api`; its parts are the things that they are about."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from itertools import cycle, product

import pytest

import natsgrammar as ng
from natsgrammar_gen.language.dfa import DEAD, DFA
from tests.support.depth import Some
from tests.support.nats_wire import Connection, Request, Server, api, configured
from tests.support.probe_names import grammar_of, names

BATCH = 200
# Verbs that nobody answers to a client outside of a cluster, or only where the stream or the consumer is there.
SILENT = re.compile("META|SERVER|DIRECT|CONSUMER.MSG.NEXT|CONSUMER.RESET")
LATER = re.compile("STREAM.CANCEL_MOVE|STREAM.PEER.EVACUATE|CONSUMER.PAUSE|CONSUMER.UNPIN|CONSUMER.PEER")  # than 2.9
TYPES = {  # of answers that are not called like their verbs
    "INFO": "account_info",
    "STREAM.PEER.REMOVE": "stream_remove_peer",
    "STREAM.PEER.EVACUATE": "stream_evacuate_peer",
    "CONSUMER.PEER.REMOVE": "consumer_remove_peer",
    "CONSUMER.PEER.EVACUATE": "consumer_evacuate_peer",
    "CONSUMER.DURABLE.CREATE": "consumer_create",
}


def texts(address: str, subject: str) -> dict[str, str]:
    return {name: part.text for name, part in ng.parse(address, subject).items()}


def words(dfa: DFA, state: int = 0, begun: str = "") -> Iterator[str]:
    """Every string of a finite language."""
    if state in dfa.finals:
        yield begun
    for chars, target in zip(dfa.char_classes, dfa.table[state], strict=True):
        if target != DEAD:
            for point in chars:
                yield from words(dfa, target, begun + chr(point))


def requests(server: Server, request: Sequence[str]) -> Iterator[str]:
    """Each name in the place of a stream or of a consumer, with the verbs in turn that the server answers."""
    actual = grammar_of("js-api", "2.15.2").definitions
    skipped = (SILENT, LATER) if server.version.startswith("2.9.") else (SILENT,)
    known = {
        kind: [verb for verb in words(actual[kind].dfa) if not any(pattern.match(verb) for pattern in skipped)]
        for kind in ("ALONE", "OF_STREAM", "OF_CONSUMER", "CREATE")
    }
    forms = [f"{verb}{{}}" for verb in known["ALONE"]]
    forms += [f"{verb}.{{}}" for kind in ("OF_STREAM", "CREATE") for verb in known[kind]]
    forms += [f"{verb}.{form}" for verb in known["OF_CONSUMER"] for form in ("{}.c", "s.{}")]
    assert len(forms) > 20
    verbs = cycle(forms)
    for name in request:
        yield from ("$JS.API." + next(verbs).format(name) for _ in range(2))


def test_the_server_answers_what_is_a_request(server: Server, some: Some) -> None:
    """The type of the answer is that of the verb which the grammar finds; what is no request gets none."""
    rule = ng.rule("js-api:request")
    # Names that the server rejects are in other tests: here dots are what matters.
    queries = [name for name in names("stream_name") if set(name).isdisjoint(" \t\r\n\f*>/\\")]
    subjects = list(dict.fromkeys(requests(server, some(queries, 400))))
    wrong, valid = {}, 0
    answers = api(server, [Request(subject, prefix="") for subject in subjects])
    for subject, answer in zip(subjects, answers, strict=True):
        kind = (answer or {}).get("type", "").removeprefix("io.nats.jetstream.api.v1.").removesuffix("_response")
        verb = texts(rule.address, subject)["verb"] if rule.is_valid(subject) else ""
        valid += bool(verb)
        if kind != TYPES.get(verb, verb.lower().replace(".", "_")):
            wrong[subject] = kind
    assert wrong == {}
    assert 0 < valid < len(subjects)


def deliveries(server: Server, batch: list[str]) -> dict[str, tuple[str, list[str]]]:
    """By name, for a stream and a consumer of that name: the reply subject of a message, and the advisories on both."""
    streams = [
        Request(f"STREAM.CREATE.{name}", {"name": name, "subjects": [f"acked.{i}"], "storage": "memory"})
        for i, name in enumerate(batch)
    ]
    body = {"config": {"ack_policy": "explicit", "mem_storage": True}}
    consumers = [
        Request(f"CONSUMER.CREATE.{name}.{name}", {"stream_name": name} | {"config": body["config"] | {"name": name}})
        for name in batch
    ]
    with Connection(server) as connection:
        connection.exchange(b"SUB $JS.EVENT.ADVISORY.> 1\r\nSUB got.* 2\r\n")
        for request in (streams, consumers):
            assert [answer for answer in api(server, request, patience=5) if not answer or "error" in answer] == []
        lines = [b"PUB acked.%d 1\r\nx\r\n" % i for i in range(len(batch))]
        nexts = [
            f"PUB $JS.API.CONSUMER.MSG.NEXT.{name}.{name} got.{i} 0\r\n\r\n".encode() for i, name in enumerate(batch)
        ]
        message = connection.exchange(b"".join(lines)) + connection.exchange(b"".join(nexts))
        message += connection.read(lambda _: False, patience=0.5)
        gone = api(server, [Request(f"STREAM.DELETE.{name}") for name in batch], patience=5)
        assert all(answer and answer.get("success") for answer in gone)
    replies = {int(i): reply.decode() for i, reply in re.findall(rb"MSG acked\.(\d+) 2 ([^ ]+) 1\r\n", message)}
    messages: dict[str, list[str]] = {name: [] for name in batch}
    for subject in re.findall(rb"MSG (\$JS\.EVENT\.ADVISORY\.[^ ]+) 1 +\d+\r\n", message):
        parts = texts("js-api:advisory", subject.decode())
        if parts.get("stream") in messages:  # a busy server still reports on the batch before
            messages[parts["stream"]].append(parts["event"])
            assert parts.get("consumer", parts["stream"]) == parts["stream"]
    return {name: (replies.get(i, ""), messages[name]) for i, name in enumerate(batch)}


def named(some: Some, many: int) -> list[str]:
    """Names that streams and consumers can have, in memory."""
    rule = ng.rule("nats-server:stream-name")
    return [name for name in some([name for name in names("stream_name") if rule.is_valid(name)], many) if name]


def check_acks(server: Server, request: Sequence[str]) -> None:
    for at in range(0, len(request), BATCH):
        for name, (reply, events) in deliveries(server, list(request[at : at + BATCH])).items():
            actual = texts("js-api:ack", reply)
            assert (actual["stream"], actual["consumer"]) == (name, name), reply
            assert [actual[item] for item in ("delivered", "stream_seq", "consumer_seq", "pending")] == [
                "1",
                "1",
                "1",
                "0",
            ]
            assert abs(int(actual["timestamp"]) / 1e9 - time.time()) < 600
            assert set(events) >= {"STREAM.CREATED", "CONSUMER.CREATED"}


def test_acknowledgements_and_advisories_name_their_stream_and_consumer(server: Server, some: Some) -> None:
    # Where older servers write `%` of a name, they format what follows: the acknowledgement is lost.
    requests = [name for name in named(some, 100) if "%" not in name or not server.version.startswith("2.9.")]
    check_acks(server, requests)


def test_acknowledgements_of_the_second_version_name_domain_and_account_too(server: Server, some: Some) -> None:
    """Behind a feature flag, with a domain; and flow control likewise."""
    if server.version.startswith("2.9."):
        pytest.skip(f"nats-server {server.version} has no second version")
    config = 'jetstream: {store_dir: "{store}", domain: "hub"}\nfeature_flags: {js_ack_fc_v2: true}'
    with configured(server, config) as running:
        assert isinstance(running, Server), running
        check_acks(running, named(some, 100))
        ((_, (reply, _)),) = deliveries(running, ["S"]).items()
        actual = texts("js-api:ack", reply)
        assert actual["domain"] == "hub"
        assert len(actual["account_hash"]) == 8
        assert flow_control(running) == {
            "domain": "hub",
            "account_hash": actual["account_hash"],
            "stream": "S",
            "consumer": "c",
        }


def flow_control(server: Server) -> dict[str, str]:
    """The parts, but for the last token, of what a consumer with flow control asks to be answered."""
    settings = {"deliver_subject": "got", "flow_control": True, "idle_heartbeat": 5_000_000_000, "durable_name": "c"}
    create = [
        Request("STREAM.CREATE.S", {"name": "S", "subjects": ["flowing"], "storage": "memory"}),
        Request(
            "CONSUMER.DURABLE.CREATE.S.c",
            {"stream_name": "S", "config": settings | {"ack_policy": "none", "mem_storage": True}},
        ),
    ]
    with Connection(server) as connection:
        connection.exchange(b"SUB got 1\r\n")
        assert [answer for answer in api(server, create, at_once=1) if not answer or "error" in answer] == []
        connection.send(b"PUB flowing 20000\r\n%s\r\n" % (b"x" * 20_000) * 200)
        message = connection.read(lambda got: b"$JS.FC." in got, patience=5)
        api(server, [Request("STREAM.DELETE.S")])
    subject = re.search(rb"\$JS\.FC\.\S+", message)
    assert subject
    return {name: text for name, text in texts("js-api:flow-control", subject[0].decode()).items() if name != "token"}


def test_flow_control_names_its_stream_and_consumer(server: Server) -> None:
    assert flow_control(server) == {"stream": "S", "consumer": "c"}


def test_the_server_listens_for_the_requests_of_the_system_account(server: Server) -> None:
    """Every subscription of the server is in the rule; the newest server has one for each verb about servers."""
    body = json.dumps({"subscriptions": True, "account": "SYS", "limit": 10_000}).encode()
    accounts = "accounts: {SYS: {users: [{user: sys, password: p}]}}\nsystem_account: SYS\nno_auth_user: sys"
    with configured(server, accounts) as running:
        assert isinstance(running, Server), running
        with Connection(running) as connection:
            connection.exchange(b"SUB got 1\r\n")
            connection.send(b"PUB $SYS.REQ.SERVER.PING.SUBSZ got %d\r\n%s\r\n" % (len(body), body))
            message = connection.read(lambda got: b'"subscriptions_list"' in got and got.endswith(b"}\r\n"), patience=5)
    listed = {text.decode() for text in re.findall(rb'"subject": ?"(\$SYS\.REQ\.[^"]*)"', message)}
    rule = ng.rule("js-api:system-request")
    assert len(listed) > 20
    assert [text for text in listed if not rule.is_valid(text.replace("*", "A"))] == []
    if not server.version.startswith("2.9."):
        grammar = grammar_of("js-api", "2.15.2").definitions
        verbs = {*words(grammar["MONITOR"].dfa)}
        assert {text.rpartition(".")[2] for text in listed if ".SERVER.PING." in text} == verbs
        assert {text.rpartition(".")[2] for text in listed if ".SERVER.N" in text} == verbs | {
            *words(grammar["COMMAND"].dfa)
        }


def test_the_server_reads_the_reply_subjects_of_fast_batches(server: Server) -> None:
    """It rejects what the rule does, and nothing else: `10206` is its error for such a pattern."""
    if server.version.startswith("2.9."):
        pytest.skip(f"nats-server {server.version} has no fast batches")
    rule = ng.rule("js-api:fast-batch")
    tails = product(("10", "65535"), ("ok", "fail", "maybe"), ("0", "1", "2", "17", "x"), "0123459")
    requests = [f"got.b{at}.{'.'.join(tail)}.$FI" for at, tail in enumerate(tails)]
    create = Request(
        "STREAM.CREATE.FAST", {"name": "FAST", "subjects": ["fast"], "storage": "memory", "allow_batched": True}
    )
    assert [answer for answer in api(server, [create]) if not answer or "error" in answer] == []
    with Connection(server) as connection:
        connection.exchange(b"SUB got.> 1\r\n")
        message = connection.exchange(b"".join(f"PUB fast {reply} 1\r\nx\r\n".encode() for reply in requests))
        message += connection.read(lambda _: False, patience=1)
    api(server, [Request("STREAM.DELETE.FAST")])
    codes = {
        subject.decode(): b'"err_code":10206' in answer
        for subject, answer in re.findall(rb"MSG (got\.\S+) 1 \d+\r\n(.*)\r\n", message)
    }
    assert len(codes) > len(requests) / 2
    assert {reply: rule.is_valid(reply) for reply in codes} == {reply: not wrong for reply, wrong in codes.items()}
    assert {rule.is_valid(reply) for reply in requests if reply in codes} == {True, False}
