"""The headers that servers write to each other, to services, or in a pinch: each is provoked, and its rule asked."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import nkeys  # type: ignore[import-untyped]
import pytest

import natsgrammar as ng
from natsgrammar_spark.contract.header_checks import known
from tests.support import nats_wire
from tests.support.nats_login import nkey
from tests.support.nats_wire import Connection, Request, Server, api, configured

_HEADER = re.compile(rb"(Nats-[\w-]+): ([^\r]*)\r\n")
WIDE = 64 * 1024  # bytes of a message


def values(name: str, message: bytes) -> list[str]:
    """The values that the server wrote into the header, all valid; at least one."""
    written = [value.decode() for header, value in _HEADER.findall(message) if header.decode() == name]
    assert written, message[:2000]
    refused = [
        str(ng.rule(known()[name]).check(value)) for value in written if not ng.rule(known()[name]).is_valid(value)
    ]
    assert refused == []
    return written


def request(connection: Connection, subject: str, body: object, headers: str = "") -> bytes:
    """The answer to a request of JSON, with its headers."""
    block, data = f"NATS/1.0\r\n{headers}\r\n".encode(), json.dumps(body).encode()
    connection.exchange(b"SUB answer 9\r\n")
    sizes = b"%d %d" % (len(block), len(block) + len(data))
    connection.send(b"HPUB %s answer %s\r\n%s%s\r\n" % (subject.encode(), sizes, block, data))
    return connection.read(lambda got: b"MSG answer" in got and got.endswith(b"}\r\n"))


def made(server: Server, streams: Iterable[nats_wire.Json]) -> None:
    for each in streams:
        request = Request(f"STREAM.CREATE.{each['name']}", each)
        # 10049 (no store): the server may still remove the folder of an earlier stream of the name.
        answers = (api(server, [request], 20)[0] for _ in range(20))
        answer = next(answer for answer in answers if '"err_code": 10049' not in json.dumps(answer))
        assert answer
        assert "error" not in answer


def new_enough(server: Server, minor: int) -> None:
    if tuple(map(int, server.version.split(".")[:2])) < (2, minor):
        pytest.skip(f"nats-server {server.version} does not write it")


def test_a_consumer_that_waits_for_flow_control_names_its_subject(server: Server) -> None:
    made(server, [{"name": "F", "subjects": ["f"], "storage": "memory"}])
    config = {"deliver_subject": "slow", "idle_heartbeat": 200_000_000, "flow_control": True, "ack_policy": "none"}
    with Connection(server) as connection:
        connection.exchange(b"SUB slow 1\r\n")
        connection.exchange(b"PUB f %d\r\n%s\r\n" % (WIDE, b"x" * WIDE) * 64)
        (consumer,) = api(server, [Request("CONSUMER.CREATE.F", {"stream_name": "F", "config": config})], 20)
        assert consumer
        assert "error" not in consumer
        message = connection.read(lambda got: b"Nats-Consumer-Stalled" in got and got.endswith(b"\r\n"))
    api(server, [Request("STREAM.DELETE.F")])
    (stalled,) = set(values("Nats-Consumer-Stalled", message))
    assert ng.rule("js-api:flow-control").is_valid(stalled)


@pytest.mark.parametrize("storage", ["memory", "file"])
def test_a_message_that_grew_old_leaves_a_marker(server: Server, storage: str) -> None:
    new_enough(server, 11)
    limits = {"max_age": 1_000_000_000, "allow_msg_ttl": True, "subject_delete_marker_ttl": 60_000_000_000}
    made(server, [{"name": "M", "subjects": ["m"], "storage": storage, "allow_rollup_hdrs": True, **limits}])
    config = {"deliver_subject": "aged", "ack_policy": "none"}
    with Connection(server) as connection:
        connection.exchange(b"SUB aged 1\r\nPUB m 1\r\nx\r\n")
        api(server, [Request("CONSUMER.CREATE.M", {"stream_name": "M", "config": config})], 20)
        message = connection.read(lambda got: b"Nats-Marker-Reason" in got)
    api(server, [Request("STREAM.DELETE.M")])
    assert values("Nats-Marker-Reason", message) == ["MaxAge"]
    assert values("Nats-TTL", message) == ["1m0s"]
    assert values("Nats-Rollup", message) == ["sub"]


@pytest.mark.parametrize("storage", ["memory", "file"])
@pytest.mark.parametrize(
    ("request_", "body"), [("STREAM.MSG.DELETE.M", {"seq": 1}), ("STREAM.PURGE.M", {"filter": "m"})]
)
def test_a_message_that_is_deleted_or_purged_leaves_no_marker(
    server: Server, request_: str, body: nats_wire.Json, storage: str
) -> None:
    """ADR-43 has the reasons `Remove` and `Purge` for them; nats-server defines both and writes neither."""
    new_enough(server, 11)
    limits = {"allow_msg_ttl": True, "subject_delete_marker_ttl": 60_000_000_000, "allow_rollup_hdrs": True}
    made(server, [{"name": "M", "subjects": ["m"], "storage": storage, **limits}])
    with Connection(server) as connection:
        connection.send(b"SUB stored 1\r\nPUB m stored 1\r\nx\r\n")
        connection.read(lambda got: b'"seq"' in got)
    done, info, _ = api(server, [Request(request_, body), Request("STREAM.INFO.M"), Request("STREAM.DELETE.M")], 20, 1)
    assert done
    assert done.get("success"), done
    assert info
    assert (info["state"]["messages"], info["state"]["last_seq"]) == (0, 1)


def test_direct_gets_name_the_subject_as_it_is(server: Server) -> None:
    """The witness of the claim, and non-ASCII: no other grammar of headers describes what a server writes here."""
    made(server, [{"name": "D", "subjects": ["direct.*"], "storage": "memory", "allow_direct": True}])
    with Connection(server) as connection:
        for token in ("\x01", "é"):
            subject = f"direct.{token}"
            connection.exchange(b"SUB got 1\r\n")
            connection.send(b"PUB %s got 1\r\nx\r\n" % subject.encode())
            connection.read(lambda got: b'"seq"' in got)  # acknowledged, so stored
            connection.send(b"PUB $JS.API.DIRECT.GET.D.%s got 0\r\n\r\n" % subject.encode())
            message = connection.read(lambda got: b"Nats-Time-Stamp" in got)
            assert f"Nats-Subject: {subject}\r\n".encode() in message
            assert ng.rule("nats-server:stored-subject").is_valid(subject)
            assert not ng.rule("nats-headers:nats-subject").is_valid(subject)
    api(server, [Request("STREAM.DELETE.D")])


def test_a_consumer_of_another_server_is_told_which_stream_answers(server: Server) -> None:
    new_enough(server, 15)
    made(server, [{"name": "I", "subjects": ["i"], "storage": "memory"}])
    query = {
        "stream_name": "I",
        "config": {"direct": True, "ack_policy": "none", "deliver_subject": "d", "mem_storage": True},
    }
    with Connection(server) as connection:
        message = request(connection, "$JS.API.CONSUMER.CREATE.I", query)
        (identity,) = values("Nats-Stream-Identity", message)
        for value, refused in ((identity, False), ("Ab3dE6gH", True)):
            message = request(connection, "$JS.API.CONSUMER.CREATE.I", query, f"Nats-Stream-Identity: {value}\r\n")
            assert (b"10229" in message or b"identity" in message.split(b"error")[-1]) == refused, message
    api(server, [Request("STREAM.DELETE.I")])


def test_the_type_of_an_answer_can_be_asked_for(server: Server) -> None:
    made(server, [{"name": "R", "subjects": ["r"], "storage": "memory"}])
    types = {}
    with Connection(server) as connection:
        for value in ("create", "CREATE", "info", "create "):
            message = request(connection, "$JS.API.STREAM.INFO.R", {}, f"Nats-Response-Type: {value}\r\n")
            types[value] = b"stream_create_response" in message
    api(server, [Request("STREAM.DELETE.R")])
    assert {
        value: yes for value, yes in types.items() if yes != ng.rule("nats-headers:nats-response-type").is_valid(value)
    } == {}


SERVICE = """
jetstream: {store_dir: "{store}"}
no_auth_user: user
accounts {
  SERVICE: {users: [{user: service, password: x}], exports: [{service: "ask.>"}]}
  USER: {users: [{user: "user", password: x}], imports: [{service: {account: SERVICE, subject: "ask.>"}, share: true}]}
}
"""


def test_a_service_is_told_who_asks(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with configured(server, SERVICE) as shared:
        assert isinstance(shared, Server), shared
        with Connection(shared) as user:
            monkeypatch.setattr(nats_wire, "CONNECT", nats_wire.CONNECT | {"user": "service", "pass": "x"})
            with Connection(shared) as service:
                service.exchange(b"SUB ask.> 1\r\n")
                user.exchange(b"PUB ask.me 1\r\nx\r\n")
                message = service.read(lambda got: b"MSG ask" in got)
    (info,) = values("Nats-Request-Info", message)
    assert json.loads(info)["acc"] == "USER"


CALLOUT = """
accounts {
  AUTH: {users: [{user: auth, password: x}]}
}
authorization: {auth_callout: {issuer: %s, account: AUTH, auth_users: [auth], xkey: %s}}
"""


def test_an_authorization_service_is_given_a_curve_key(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    new_enough(server, 10)
    config = CALLOUT % (nkey(nkeys.PREFIX_BYTE_ACCOUNT).public, curve_key())
    with configured(server, config) as shared:
        assert isinstance(shared, Server), shared
        plain = nats_wire.CONNECT
        monkeypatch.setattr(nats_wire, "CONNECT", plain | {"user": "auth", "pass": "x"})
        with Connection(shared) as service:
            service.exchange(b"SUB $SYS.REQ.USER.AUTH 1\r\n")
            with socket.create_connection(shared.address) as user:
                user.sendall(b"CONNECT %s\r\nPING\r\n" % json.dumps(plain | {"user": "who", "pass": "y"}).encode())
                message = service.read(lambda got: b"USER.AUTH" in got)
    values("Nats-Server-Xkey", message)


def curve_key() -> str:
    """A public curve key: the letter X, 32 bytes, and their check sum."""
    raw = bytes([23 << 3]) + os.urandom(32)
    crc = 0
    for byte in raw:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return base64.b32encode(raw + crc.to_bytes(2, "little")).rstrip(b"=").decode()


LEAF = 'server_name: leaf\nleafnodes {remotes: [{url: "nats://127.0.0.1:%s"}]}'


def test_a_traced_message_tells_its_way(server: Server) -> None:
    """From a leaf node to its hub, which writes no account of origin itself and ends a trace that names one."""
    new_enough(server, 12)
    port = free_port()
    with (
        configured(server, f'server_name: hub\nleafnodes {{listen: "127.0.0.1:{port}"}}') as hub,
        configured(server, LEAF % port) as leaf,
    ):
        assert isinstance(hub, Server), hub
        assert isinstance(leaf, Server), leaf
        with Connection(hub) as reader, Connection(leaf) as writer:
            reader.exchange(b"SUB traced 1\r\n")
            writer.exchange(b"SUB events 1\r\n")
            message = b""
            for more in (b"", b"Nats-Trace-Origin-Account: ACME\r\n"):
                block = b"NATS/1.0\r\nNats-Trace-Dest: events\r\n%s\r\n" % more
                for _ in range(50):  # until the interest of the hub has reached the leaf
                    writer.exchange(b"HPUB traced %d %d\r\n%s\r\n" % (len(block), len(block), block))
                    message = reader.read(lambda got: b"MSG traced" in got, patience=0.2)
                    if message:
                        break
                if more:
                    assert values("Nats-Trace-Origin-Account", message)[0] == "ACME"
                    assert (b"Nats-Trace-Hop" in message) == server.version.startswith(("2.12.", "2.13.", "2.14."))
                else:
                    assert set(values("Nats-Trace-Hop", message)) == {"1"}


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


def test_leaf_nodes_agree_on_frames_without_masks(server: Server) -> None:
    port = free_port()
    config = f'leafnodes {{listen: "127.0.0.1:-1"}}\nwebsocket {{listen: "127.0.0.1:{port}", no_tls: true}}'
    with configured(server, config) as hub:
        assert isinstance(hub, Server), hub
        answers = {value: upgraded(port, value) for value in ("true", "TRUE", "1", "yes")}
    rule = ng.rule("nats-headers:nats-no-masking")
    assert {value: b"Nats-No-Masking" in answer for value, answer in answers.items()} == {
        value: rule.is_valid(value) for value in answers
    }
    assert values("Nats-No-Masking", answers["true"]) == ["true"]


def upgraded(port: int, value: str) -> bytes:
    """The answer to a leaf node that asks for a WebSocket."""
    place = urlsplit(f"//127.0.0.1:{port}").netloc
    lines = ["GET /leafnode HTTP/1.1", f"Host: {place}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Nats-No-Masking: {value}"]
    with socket.create_connection(("127.0.0.1", port), timeout=10) as asking:
        asking.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += asking.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return answer
