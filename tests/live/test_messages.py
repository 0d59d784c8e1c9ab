"""Each message of `grammar/messages.toml`, provoked: by the server, and by clients in Python, Java, Node and Go."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nats
import pytest
from nats.errors import Error

import natsgrammar as ng
from natsgrammar.tables import REFUSALS
from tests.live.test_clients import JAVA, NODE, Sent, java_says, node_client, node_says, python_asks
from tests.live.test_clients_go import built
from tests.live.test_lint_refusals import EXAMPLES, creation, name_of
from tests.support.languages import GRAMMAR
from tests.support.nats_wire import CONNECT, Connection, Json, Request, Server, api, configured
from tools.reference.messages import spelled

LISTED = tomllib.loads((GRAMMAR / "messages.toml").read_text(encoding="utf-8"))
MESSAGES: list[dict[str, Any]] = LISTED["messages"]


def of(program: str) -> list[dict[str, Any]]:
    return [row for row in MESSAGES if row["from"] == program]


@pytest.fixture
def newest(server: Server) -> Server:
    """The server whose messages are listed."""
    if server.version.startswith("2.9."):
        pytest.skip("its messages are older")
    return server


# ---- what the file says ---------------------------------------------------------------------------------------------


def test_the_rule_of_a_message_refuses_its_name() -> None:
    accepted = [row for row in MESSAGES if "rule" in row and ng.rule(row["rule"]).is_valid(spelled(row["name"]))]
    assert [(row["by"], row["name"]) for row in accepted] == []
    assert len(MESSAGES) >= 100


def test_every_message_says_why_and_what_to_do() -> None:
    keys = {"from", "by", "name", "text", "code", "common", "cause", "fix", "rule", "lint"}
    assert [row for row in MESSAGES if not row.keys() <= keys or not (row["cause"] and row["fix"])] == []
    conditions = {f"{row['about']} {row['when'] or row['each']}" for row in REFUSALS}
    assert LISTED["refusals"].keys() <= conditions
    assert len(LISTED["refusals"]) > 60


# ---- nats-server ----------------------------------------------------------------------------------------------------

S: Json = {"name": "S", "subjects": ["orders.>"], "storage": "file"}  # names in memory are longer
PULL: Json = {"ack_policy": "explicit"}


def stream(**members: Any) -> list[Request]:
    return [Request(f"STREAM.CREATE.{members['name']}", {"subjects": ["t.>"], "storage": "memory"} | members)]


def consumer(subject: str, **members: Any) -> list[Request]:
    return [*stream(**S), Request(subject, {"stream_name": "S", "config": PULL | members})]


def named(name: str, **members: Any) -> list[Request]:
    return consumer(f"CONSUMER.CREATE.S.{name}", name=name, **members)


def from_(about: str, **origin: Any) -> list[Request]:
    known = {"name": "S"} | origin
    given: Json = {about: known if about == "mirror" else [known]}
    return [*stream(**S), Request("STREAM.CREATE.T", {"name": "T", "storage": "memory"} | given)]


# What is done with a name → the requests to JetStream, the last of which is rejected.
REQUESTS: dict[str, Callable[[str], list[Request]]] = {
    "create a stream named": lambda name: stream(name=name),
    "create a stream, on the subject for `A`, named": lambda name: [
        Request("STREAM.CREATE.A", {"name": name, "subjects": ["t.>"]})
    ],
    "create a stream that captures": lambda name: stream(name="T", subjects=[name]),
    "create a stream that also captures `orders.>` and": lambda name: stream(name="T", subjects=["orders.>", name]),
    "create a second stream that captures": lambda name: [*stream(**S), *stream(name="T", subjects=[name])],
    "create a consumer named": named,
    "create a durable consumer named": lambda name: consumer(f"CONSUMER.DURABLE.CREATE.S.{name}", durable_name=name),
    "create a durable consumer, on the subject for `c`, named": lambda name: consumer(
        "CONSUMER.DURABLE.CREATE.S.c", durable_name=name
    ),
    "create, without a durable name, the durable consumer": lambda name: consumer(f"CONSUMER.DURABLE.CREATE.S.{name}"),
    "create, on the subject for ephemeral consumers, the durable": lambda name: consumer(
        "CONSUMER.CREATE.S", durable_name=name
    ),
    "filter a consumer by": lambda name: named("c", filter_subject=name),
    "filter a consumer by `orders.>` and": lambda name: named("c", filter_subjects=["orders.>", name]),
    "deliver to": lambda name: named("c", deliver_subject=name),
    "create a consumer with the priority group": lambda name: named(
        "c", priority_policy="overflow", priority_groups=[name]
    ),
    "mirror the stream": lambda name: from_("mirror", name=name),
    "source from the stream": lambda name: from_("sources", name=name),
    "mirror, filtered by": lambda name: from_("mirror", filter_subject=name),
    "source, filtered by": lambda name: from_("sources", filter_subject=name),
    "mirror through the API prefix": lambda name: from_("mirror", external={"api": name, "deliver": "d"}),
    "mirror, delivered to": lambda name: from_("mirror", external={"api": "$JS.hub.API", "deliver": name}),
    "mirror, transformed from": lambda name: from_("mirror", subject_transforms=[{"src": name, "dest": ""}]),
    "create a stream that transforms": lambda name: stream(name="T", subject_transform={"src": name, "dest": "x"}),
    "create a stream that republishes": lambda name: stream(name="T", republish={"src": name, "dest": "x"}),
    "back up a stream to": lambda name: [*stream(**S), Request("STREAM.SNAPSHOT.S", {"deliver_subject": name})],
    "ask about the stream": lambda name: [Request(f"STREAM.INFO.{name}")],
    "ask about the consumer": lambda name: [*stream(**S), Request(f"CONSUMER.INFO.S.{name}")],
}
ENTRIES = {
    "`server_name`": "server_name: %s",
    "`cluster { name }`": 'cluster { name: %s, listen: "127.0.0.1:-1" }',
    "`gateway { name }`": 'gateway { name: %s, listen: "127.0.0.1:-1" }',
    "`jetstream { domain }`": 'jetstream { store_dir: "{store}", domain: %s }',
    "`permissions { subscribe }`": "authorization { users: [{user: a, password: b, permissions: {subscribe: [%s]}}] }",
    "`mappings`": 'mappings { %s: "x" }',
}
LINES = {
    "subscribe to": (False, "SUB {} 1\r\n"),
    "publish, with `pedantic`, to": (True, "PUB {} 1\r\nx\r\n"),
    "subscribe in the queue group": (False, "SUB orders {} 1\r\n"),
    "publish to": (False, "PUB {} 1\r\nx\r\n"),
}


def line(server: Server, by: str, name: str) -> str:
    """What the server says to a line of the protocol."""
    pedantic, written = LINES[by]
    with Connection(server) as connection:
        if pedantic:
            connection.exchange(b"CONNECT %s\r\n" % json.dumps(CONNECT | {"pedantic": True}).encode())
        return connection.exchange(written.format(name).encode()).decode()


def header(server: Server, name: str, value: str) -> Json:
    """What a stream with everything allowed answers to a message with the header."""
    config: Json = {"allow_rollup_hdrs": True}
    config |= (
        {"allow_msg_counter": True} if name == "Nats-Incr" else {"allow_msg_ttl": True, "allow_msg_schedules": True}
    )
    config |= {"allow_atomic": True} if name.startswith("Nats-Batch") else {}
    headers = {name: value}
    if name.startswith("Nats-Schedule"):
        headers = {"Nats-Schedule": "@at 2099-01-01T00:00:00Z", "Nats-Schedule-Target": "orders.later"} | headers
    if name.startswith("Nats-Batch"):
        headers = {"Nats-Batch-Id": "a", "Nats-Batch-Sequence": "1"} | headers
    head = "NATS/1.0\r\n" + "".join(f"{key}: {text}\r\n" for key, text in headers.items()) + "\r\n"
    api(server, stream(**S | config), patience=10)
    with Connection(server) as connection:
        connection.exchange(b"SUB reply.* 1\r\n")
        connection.send(b"HPUB orders.eu reply.0 %d %d\r\n%sx\r\n" % (len(head), len(head) + 1, head.encode()))
        answer: Json = json.loads(connection.read(lambda got: got.endswith(b"}\r\n")).split(b"\r\n")[1])
        return answer


def from_server(server: Server, row: dict[str, Any]) -> tuple[str, int]:
    by, name = row["by"], spelled(row["name"])
    if entry := re.fullmatch(r"start a server with, in (.+),", by):
        with configured(server, ENTRIES[entry[1]] % json.dumps(name)) as answer:
            assert isinstance(answer, str), "it has started"
            return answer, 0
    if by in LINES:
        return line(server, by, name), 0
    try:
        if field := re.fullmatch(r"publish with the header `(.+)`", by):
            answers = [header(server, field[1], name)]
        else:
            answers = [api(server, [request], patience=10)[0] or {} for request in REQUESTS[by](name)]
    finally:
        api(server, [Request("STREAM.DELETE.S"), Request("STREAM.DELETE.T")], patience=10)
    error = answers[-1].get("error", {})
    return str(error.get("description", answers[-1])), int(error.get("err_code", 0))


def test_the_server_says_so(newest: Server) -> None:
    wrong = []
    for row in of("nats-server"):
        text, code = from_server(newest, row)
        exact = row["by"] in LINES or row["by"].startswith("start")
        if not (row["text"] in text if exact else row["text"] == text) or code != row.get("code", 0):
            wrong.append((row["by"], row["name"], text, code))
    assert wrong == []


def test_the_server_says_so_of_configurations(newest: Server) -> None:
    wrong = []
    for row in REFUSALS:
        text = LISTED["refusals"].get(f"{row['about']} {row['when'] or row['each']}")
        if text is not None:
            documents = EXAMPLES[name_of(row)]
            answers = [api(newest, [creation(document)], patience=10)[0] for document in documents]
            api(
                newest,
                [Request(f"STREAM.DELETE.{document['name']}") for document in documents if "name" in document],
                patience=10,
            )
            if (message := (answers[-1] or {}).get("error", {}).get("description")) != text:
                wrong.append((name_of(row), message))
    assert wrong == []


# ---- nats.py --------------------------------------------------------------------------------------------------------

PYTHON = {
    "publish to": "subject_publish",
    "subscribe to": "subject_subscribe",
    "reply to": "reply_to",
    "subscribe in the queue group": "queue_name",
    "create a stream named": "stream_name",
    "create a consumer named": "consumer_name",
    "create a durable consumer named": "durable_name",
    "create a key-value bucket named": "kv_bucket_name",
    "create an object store named": "obj_bucket_name",
    "put the key": "kv_key_name",
    "send the header": "header_name",
    "register the service": "service_name",
    "register a service of version": "service_version",
    "add the endpoint": "service_endpoint",
    "add an endpoint on the subject": "service_subject",
    "add an endpoint with the queue group": "service_queue",
}


def test_nats_py_says_so(newest: Server) -> None:
    async def run() -> list[tuple[str, str, str]]:
        connection = await nats.connect("nats://{}:{}".format(*newest.address))
        live = {
            "publish, through JetStream, to": lambda name: connection.jetstream().publish(name, b"", timeout=30),
            "send a request to": lambda name: connection.request(name, b"", timeout=30),
        }
        asks, wrong = python_asks(), []
        for row in of("nats.py"):
            by, name = row["by"], row["name"]
            ask = live.get(by) or asks[PYTHON[by]]
            try:
                await ask(name)
                message = "nothing"
            except Sent:
                message = "nothing"
            except (Error, ValueError) as error:
                message = str(error).strip()
            if message != row["text"]:
                wrong.append((by, name, message))
        await connection.close()
        return wrong

    assert asyncio.run(run()) == []


# ---- nats.java and nats.js ------------------------------------------------------------------------------------------


def rule_of(row: dict[str, Any]) -> str:
    return str(row["rule"]).partition(":")[2].replace("-", "_")


def test_nats_java_says_so(tmp_path: Path) -> None:
    rows, version = of("nats.java"), ng.rule("nats-java:stream-name").edition
    code = JAVA.replace('println("no")', "println(rejected.getMessage())")
    lines = java_says(tmp_path, version, [(rule_of(row), row["name"]) for row in rows], code)
    assert lines == [row["text"] for row in rows]


def test_nats_js_says_so() -> None:
    rows, version = of("nats.js"), node_client()[1]
    if version != ng.rule("nats-js:stream-name").edition:
        pytest.skip(f"nats.js {version} may have other messages")
    code = NODE.replace("catch { return false; }", "catch (error) { return error.message; }")
    answers = [node_says({rule_of(row): [row["name"]]}, code)[rule_of(row)] for row in rows]
    assert answers == [[row["text"]] for row in rows]


# ---- nats.go and jsm.go ---------------------------------------------------------------------------------------------

GO = """
func rules(nc *nats.Conn) map[string]func(string) error {
    over := context.Background()
    js, _ := jetstream.New(nc)
    kv, err := js.CreateKeyValue(over, jetstream.KeyValueConfig{Bucket: "b"})
    services, no := micro.AddService(nc, micro.Config{Name: "s", Version: "1.0.0"})
    if err != nil || no != nil {
        panic(fmt.Sprint(err, no))
    }
    handler := micro.HandlerFunc(func(micro.Request) {})
    ignored := func(*nats.Msg) {}
    of := func(_ any, err error) error { return err }
    consumed := func(config jetstream.ConsumerConfig) error { return of(js.CreateConsumer(over, "KV_b", config)) }
    return map[string]func(string) error{
        "publish to": func(s string) error { return nc.Publish(s, nil) },
        "subscribe to": func(s string) error { return of(nc.Subscribe(s, ignored)) },
        "subscribe in the queue group": func(s string) error { return of(nc.QueueSubscribe("a", s, ignored)) },
        "create a stream named": func(s string) error {
            return of(js.CreateStream(over, jetstream.StreamConfig{Name: s}))
        },
        "create a consumer named": func(s string) error { return consumed(jetstream.ConsumerConfig{Name: s}) },
        "filter a consumer by": func(s string) error { return consumed(jetstream.ConsumerConfig{FilterSubject: s}) },
        "create a key-value bucket named": func(s string) error {
            return of(js.CreateKeyValue(over, jetstream.KeyValueConfig{Bucket: s}))
        },
        "put the key": func(s string) error { return of(kv.Put(over, s, nil)) },
        "watch the key": func(s string) error { return of(kv.Watch(over, s)) },
        "create an object store named": func(s string) error {
            return of(js.CreateObjectStore(over, jetstream.ObjectStoreConfig{Bucket: s}))
        },
        "register the service": func(s string) error {
            return of(micro.AddService(nc, micro.Config{Name: s, Version: "1.0.0"}))
        },
        "register a service of version": func(s string) error {
            return of(micro.AddService(nc, micro.Config{Name: "s", Version: s}))
        },
        "add the endpoint": func(s string) error {
            return services.AddEndpoint(s, handler, micro.WithEndpointSubject("a"))
        },
        "add an endpoint on the subject": func(s string) error {
            return services.AddEndpoint("e", handler, micro.WithEndpointSubject(s))
        },
        "add an endpoint with the queue group": func(s string) error {
            return services.AddEndpoint("e", handler, micro.WithEndpointQueueGroup(s))
        },
        "set the inbox prefix": func(s string) error { return nats.CustomInboxPrefix(s)(&nats.Options{}) },
        "publish, through JetStream, to": func(s string) error { return of(js.Publish(over, s, nil)) },
    }
}
"""
JSM = """
func rules(nc *nats.Conn) map[string]func(string) error {
    manager, _ := jsm.New(nc)
    of := func(_ any, err error) error { return err }
    return map[string]func(string) error{
        "create a stream named": func(s string) error { return of(manager.NewStream(s, jsm.Subjects("y"))) },
        "create a consumer named": func(s string) error {
            return of(jsm.NewConsumerConfiguration(jsm.DefaultConsumer, jsm.ConsumerName(s)))
        },
        "use the domain": func(s string) error { return of(jsm.New(nc, jsm.WithDomain(s))) },
        "use the API prefix": func(s string) error { return of(jsm.New(nc, jsm.WithAPIPrefix(s))) },
    }
}
"""


@pytest.mark.nightly  # builds two programs
@pytest.mark.parametrize(("spec", "program"), [("nats-go", "nats.go"), ("jsm-go", "jsm.go")])
def test_programs_in_go_say_so(
    newest: Server, tmp_path: Path, spec: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.live import test_clients_go as go

    module, standard, packages, _ = go.PROGRAMS[spec]
    standard = [package for package in standard if package != "errors"]
    code = {"nats-go": GO, "jsm-go": JSM}[spec]
    monkeypatch.setitem(go.PROGRAMS, spec, (module, standard, packages, code))
    monkeypatch.setattr(
        go,
        "MAIN",
        go.MAIN.replace("takes[rule](string(name))", 'takes[strings.ReplaceAll(rule, "_", " ")](string(name))'),
    )
    version = ng.rule(f"{spec}:stream-name").edition
    asking = built(tmp_path, spec, version)
    rows = of(program)
    lines = "".join(f"{row['by'].replace(' ', '_')} {spelled(row['name']).encode().hex()}\n" for row in rows)
    url = "nats://{}:{}".format(*newest.address)
    run = subprocess.run([asking, url], input=lines, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    message = run.stdout.splitlines()
    assert [(row["by"], row["text"]) for row in rows] == [
        (row["by"], text) for row, text in zip(rows, message, strict=True)
    ]
