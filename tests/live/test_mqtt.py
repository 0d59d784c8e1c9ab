"""Topics, filters and subjects between clients of MQTT and NATS, as our codecs and a server convert them."""

from __future__ import annotations

import json
import re
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

import natsgrammar as ng
import natsgrammar_tables
from natsgrammar.core.releases import release_between
from natsgrammar_spark.contract.header_checks import known
from tests.support import engines, nats_wire
from tests.support.depth import generator
from tests.support.nats_server import free_ports, require_programs

TOPIC, FILTER, LEVEL = map(ng.codec, ("mqtt:topic", "mqtt:filter", "mqtt:level"))
MANY = 10_000
SERVERS = Path(__file__).parents[2] / "tools" / "nats_servers.sh"
WHITE = " \t\r\n\f\x7f\x00"
PIECES = [
    "/",
    "/",
    "/",
    ".",
    ".",
    "//",
    "a",
    "b-",
    "$",
    "*",
    ">",
    "é",
    "日本",
    "😀",
    "\x01",
    "\x0b",
    "\x1b",
    "\ufeff",
    ":",
    "%2F",
    "a",
]
CONFIG = """server_name: mqtt
jetstream {{ store_dir: "{{store}}", max_file: 1GB }}
mqtt {{ listen: "127.0.0.1:{port}" }}
mappings {{ mapped: other }}
"""
_MESSAGE = re.compile(rb"MSG ([^\r\n ]+) 1 [\d ]+\r\n(?:NATS/1\.0\r\n(?:[^\r\n]+\r\n)*\r\n)?(?:n(\d+)|end)\r\n")


@dataclass(frozen=True)
class Running:
    """A server, and the port of its MQTT listener."""

    nats: nats_wire.Server
    port: int


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """The first program that the edition is about."""
    first, last = natsgrammar_tables.RELEASES["mqtt", TOPIC.edition]
    for program in require_programs():
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.split("v")[
            -1
        ]
        if release_between(version.strip(), first, last):
            break
    else:
        pytest.skip(f"no nats-server {first} to {last}")
    with running(program, version.strip()) as started:
        yield started


@contextmanager
def running(program: Path, version: str) -> Iterator[Running]:
    (port,) = free_ports(1)
    like = nats_wire.Server(version, program, ("", 0), "")
    with nats_wire.configured(like, CONFIG.format(port=port)) as started:
        assert isinstance(started, nats_wire.Server), started
        yield Running(started, port)


@contextmanager
def paho(server: Running, name: str) -> Iterator[Any]:
    """A client of another make: a function that has it do something."""
    command = [*engines.mqtt(), str(server.port), name]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        output, answers = client.stdin, client.stdout
        assert output is not None
        assert answers is not None

        def answer(what: str, texts: Sequence[str] = ()) -> Any:
            print(json.dumps([what, texts]), file=output, flush=True)
            return json.loads(answers.readline())

        yield answer
        output.close()


def packet(kind: int, body: bytes) -> bytes:
    size, digits = len(body), b""
    while size >= 128:
        size, digits = size >> 7, digits + bytes([size & 127 | 128])
    return bytes([kind]) + digits + bytes([size]) + body


def text(value: str) -> bytes:
    octets = value.encode()
    return len(octets).to_bytes(2, "big") + octets


@contextmanager
def raw(server: Running, client: str) -> Iterator[tuple[socket.socket, bytes]]:
    """A connection by the bytes of MQTT 3.1.1, for what paho-mqtt does not send, and the answer to its CONNECT."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(packet(0x10, text("MQTT") + b"\x04\x02\x00\x3c" + text(client)))
        yield connection, connection.recv(4)


def names(key: str, pieces: Sequence[str], many: int) -> list[str]:
    chance = generator(key)
    made = ("".join(chance.choices(pieces, k=chance.randint(1, 9))) for _ in range(2 * many))
    return list(dict.fromkeys(made))[:many]


def test_topics_arrive_as_their_subjects(server: Running) -> None:
    topics = [topic for topic in names("topics", PIECES, MANY) if not topic.startswith("$MQTT/")]
    assert [topic for topic in topics if ng.rule("mqtt:topic").check(topic)] == []
    with nats_wire.Connection(server.nats) as reader, paho(server, "publisher") as client:
        reader.exchange(b"SUB > 1\r\n")
        assert client("publish", topics) == len(topics)
        arrived = reader.read(lambda data: b"\r\nend\r\n" in data, patience=60)
    subjects = {int(number): subject.decode() for subject, number in _MESSAGE.findall(arrived) if number}
    assert len(subjects) == len(topics)
    assert [(topic, subjects[n]) for n, topic in enumerate(topics) if subjects[n] != TOPIC.encode(topic)] == []


def test_subjects_arrive_as_their_topics(server: Running) -> None:
    """Those in the rule as the decoder says, and all others under the name of another subject, or of none."""
    made = names("subjects", [*PIECES, "+", "#", "\x7f"], MANY)
    subjects = [item for item in made if ng.rule("nats-server:subject-publish").is_valid(item) and item != "/"]
    subjects = [subject for subject in subjects if subject[0] != "$"]
    with nats_wire.Connection(server.nats) as writer, paho(server, "reader") as client:
        assert client("subscribe", ["#"]) == [0]
        lines = [b"PUB %s %d\r\nn%d\r\n" % (subject.encode(), len(f"n{n}"), n) for n, subject in enumerate(subjects)]
        writer.exchange(b"".join(lines) + b"PUB end 3\r\nend\r\n")
        topics = {int(payload[1:]): topic for topic, payload in client("received")}
    assert topics.keys() == {*range(len(subjects))}
    valid = [n for n, subject in enumerate(subjects) if TOPIC.check(subject) is None]
    assert len(valid) > MANY // 8
    assert len(subjects) - len(valid) > MANY // 8
    assert [(subjects[n], topics[n]) for n in valid if topics[n] != TOPIC.decode(subjects[n])] == []
    come_back = [
        n for n, topic in topics.items() if ng.rule("mqtt:topic").is_valid(topic) and TOPIC.encode(topic) == subjects[n]
    ]
    assert come_back == valid


def test_filters_become_subscriptions(server: Running) -> None:
    pieces = [piece for piece in PIECES if piece not in "*>"]
    made = names("filters", [*pieces, "/+/", "/#", "+", "#", "$MQTT/"], 3 * MANY)
    filters = [item for item in made if ng.rule("mqtt:filter").is_valid(item)]
    assert len(filters) > MANY // 2
    with paho(server, "subscriber") as client:
        for first in range(0, len(filters), 200):
            batch = filters[first : first + 200]
            assert client("subscribe", batch) == [0] * len(batch)
        with urlopen(f"{server.nats.monitor}/connz?subs=1&mqtt_client=subscriber") as page:
            (connection,) = json.load(page)["connections"]
    expected = [FILTER.encode(search) for search in filters]
    above = [subject[:-2] for subject in expected if subject.endswith(".>")]
    assert {*connection["subscriptions_list"]} == {*expected, *above}


def packet_of(connection: socket.socket) -> tuple[int, bytes]:
    """The kind of the next packet, and what follows its length."""
    kind, size, digits, digit = connection.recv(1)[0], 0, 0, 128
    while digit >= 128:
        digit = connection.recv(1)[0]
        size, digits = size | (digit & 127) << 7 * digits, digits + 1
    body = b""
    while len(body) < size:  # with a timeout, MSG_WAITALL returns parts
        body += (part := connection.recv(size - len(body)))
        assert part, "the server hung up"
    return kind, body


def verdicts_on_filters(server: Running, made: Sequence[str]) -> list[bool]:
    with raw(server, "accepted") as (connection, answer):
        assert answer == b"\x20\x02\x00\x00"
        verdicts: list[bool] = []
        for first in range(0, len(made), 100):
            batch = made[first : first + 100]
            connection.sendall(packet(0x82, b"\x00\x07" + b"".join(text(item) + b"\0" for item in batch)))
            kind, body = packet_of(connection)
            while kind != 0x90:  # a message: earlier servers deliver what they do themselves
                kind, body = packet_of(connection)
            verdicts += [code != 0x80 for code in body[2:]]
    return verdicts


def test_the_server_accepts_the_filters_of_its_rule(server: Running) -> None:
    filters_of_the_rule(server, "mqtt:topic-filter", " \t\r\n\f\x7f")


def filters_of_the_rule(server: Running, address: str, odd: str) -> None:
    made = names("accepted", [*PIECES, "/+/", "/#", "+", "#", "$MQTT/", "/>", "/*", *odd], MANY)
    verdicts, rule = verdicts_on_filters(server, made), ng.rule(address)
    assert [
        (item, message) for item, message in zip(made, verdicts, strict=True) if rule.is_valid(item) != message
    ] == []
    assert 0.1 < sum(verdicts) / len(made) < 0.9


def test_the_server_hangs_up_on_other_topics(server: Running) -> None:
    topics_of_the_rule(server, "mqtt:topic-name")


def topics_of_the_rule(server: Running, address: str) -> None:
    topics = [f"{before}{item}{after}" for item in WHITE for before, after in (("", "a"), ("a/", ""), ("a", "/b"))]
    for number, topic in enumerate(["", "+", "a/#", *topics, "a/b", "é"]):
        with raw(server, f"topic-{number}") as (connection, answer):
            assert answer == b"\x20\x02\x00\x00"
            connection.sendall(packet(0x30, text(topic) + b"x") + b"\xc0\x00")
            expected = b"\xd0\x00" if ng.rule(address).is_valid(topic) else b""
            assert connection.recv(2) == expected, topic


def test_client_identifiers_are_those_of_the_rule(server: Running) -> None:
    identifiers_of_the_rule(server, "mqtt:client-id")


def identifiers_of_the_rule(server: Running, address: str) -> None:
    letters = [*map(chr, range(0x80)), "é", "😀"]
    identifiers = [f"{before}{letter}" for letter in letters for before in ("", "a")]
    for identifier in identifiers:
        with raw(server, identifier) as (_, answer):
            verdict = answer == b"\x20\x02\x00\x00"
        assert ng.rule(address).is_valid(identifier) == verdict, identifier


@pytest.mark.nightly
@pytest.mark.parametrize("release", ["v2.10.29", "v2.11.12"])
def test_earlier_servers_accept_what_their_edition_says(release: str) -> None:
    """Go builds each once; they convert as newer ones do, and reject less."""
    done = subprocess.run([SERVERS, release], capture_output=True, text=True, check=True)
    if not done.stdout:
        pytest.skip(f"nats-server {release} is NOT tested: {done.stderr.strip()}")
    edition = f"mqtt@{release.removeprefix('v')}"
    with running(Path(done.stdout.strip()), release.removeprefix("v")) as old:
        topics_of_the_rule(old, f"{edition}:topic-name")
        identifiers_of_the_rule(old, f"{edition}:client-id")
        filters_of_the_rule(old, f"{edition}:topic-filter", WHITE)
        test_topics_arrive_as_their_subjects(old)


def test_the_longest_topic_arrives_and_nobody_can_ask_for_it(server: Running) -> None:
    """65,535 bytes, which are all that a packet can tell, and up to twice as many in the subject."""
    for topic in ("a" * 0xFFFF, "." * 0xFFFF, "é" * 0x7FFF):
        subject = TOPIC.encode(topic).encode()
        with nats_wire.Connection(server.nats) as reader, raw(server, "long") as (connection, _):
            reader.exchange(b"SUB > 1\r\n")
            connection.sendall(packet(0x30, text(topic) + b"x"))
            assert b"MSG %s 1 " % subject in reader.read(lambda data: data.endswith(b"\r\n\r\nx\r\n"))
            assert b"maximum control line exceeded" in reader.exchange(b"PUB %s 1\r\nx\r\n" % subject)


def await_(connection: socket.socket, answer: bytes) -> None:
    answers = b""
    while answer not in answers:
        answers += (more := connection.recv(1000))
        assert more, answers


def test_the_headers_of_messages_from_mqtt(server: Running) -> None:
    """Subscribers see one of them, and the streams of the broker the others; each has its rule."""
    message = b""
    with (
        nats_wire.Connection(server.nats) as reader,
        raw(server, "of") as (reads, _),
        raw(server, "by") as (by, _),
    ):
        reader.exchange(b"SUB h.* 1\r\n")
        reads.sendall(packet(0x82, b"\0\7" + text("h/#") + b"\2"))
        assert reads.recv(5) == b"\x90\x03\0\7\2"
        for number, head in enumerate((0x30, 0x32, 0x34, 0x35, 0x33)):
            by.sendall(packet(head, text(f"h/é.{number}") + (bytes([0, number]) if head & 6 else b"") + b"x"))
        by.sendall(packet(0x34, text("mapped") + b"\0\7x"))
        await_(by, b"\x50\x02\0\2")
        by.sendall(packet(0x62, b"\0\2"))
        await_(reads, b"h/\xc3\xa9.2")
        for number in (1, 2, 3):
            reads.sendall(packet(0x50, bytes([0, number])))
        await_(reads, b"\x62\x02\0\3")
        message += reader.read(lambda data: data.count(b"Nmqtt-Pub") >= 4)
        reader.exchange(b"SUB got 2\r\n")
        for stream in ("qos2in", "rmsgs", "out", "msgs"):
            made = {"durable_name": "all", "deliver_subject": "got", "ack_policy": "none"}
            request = {"stream_name": f"$MQTT_{stream}", "config": made}
            nats_wire.api(server.nats, [nats_wire.Request(f"CONSUMER.DURABLE.CREATE.$MQTT_{stream}.all", request)], 20)
        message += reader.read(lambda _: False, patience=2)
    written = {(name.decode(), value.decode()) for name, value in re.findall(rb"(Nmqtt-\w+):([^\r]*)\r\n", message)}
    assert [pair for pair in written if not ng.rule(known()[pair[0]]).is_valid(pair[1])] == []
    every = {name for name in known() if name.startswith("Nmqtt")}
    assert {name for name, _ in written} == every - {"Nmqtt-RSource"}  # the user, which this server does not ask for


def test_levels_carry_any_text(server: Running) -> None:
    values = ["", *names("values", [*PIECES, *WHITE, "+", "#"], 2000)]
    topics = [f"v/{LEVEL.encode(value)}" for value in values]
    with nats_wire.Connection(server.nats) as reader, paho(server, "levels") as client:
        reader.exchange(b"SUB > 1\r\n")
        client("publish", topics)
        arrived = reader.read(lambda data: b"\r\nend\r\n" in data, patience=60)
    subjects = {int(number): subject.decode() for subject, number in _MESSAGE.findall(arrived) if number}
    assert [LEVEL.decode(subjects[n].removeprefix("v.")) for n in range(len(values))] == values
