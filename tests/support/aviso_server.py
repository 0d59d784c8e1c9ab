"""The real aviso-server, started with a configuration of its own and asked over HTTP as its users ask it.

`tools/engines.sh` builds the program; without it these tests are skipped, and the summary names the reason.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import Any

from tests.support import engines, nats_wire

Json = dict[str, Any]
MEMORY: Json = {"kind": "in_memory", "in_memory": {"max_history_per_topic": 1_000, "max_topics": 1_000_000}}
_LISTENS = re.compile(rb"127\.0\.0\.1:(\d+)/swagger-ui")
PATIENCE = 60  # seconds for an answer


class NotStarted(Exception):
    """The server ended at once; the message is what it wrote."""


@dataclass(frozen=True)
class Answer:
    """An answer: its status, and what its body says in `code` and `details`."""

    status: int
    code: str = ""
    details: str = ""


@dataclass
class Aviso:
    """A running server, and a connection to it that is kept open."""

    port: int
    connection: HTTPConnection

    def ask(self, endpoint: str, body: Any) -> HTTPResponse:
        """Post the body, as it is if it is bytes, and return what begins to come back."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = ("POST", f"/api/v1/{endpoint}", data, {"Content-Type": "application/json"})
        try:
            self.connection.request(*sent)
            return self.connection.getresponse()
        except (HTTPException, ConnectionError):  # the server hung up after some idle seconds
            self.connection.close()
            self.connection.request(*sent)
            return self.connection.getresponse()

    def notify(self, event_type: str, identifier: Mapping[str, Any], payload: Any = None) -> Answer:
        """Send a notification."""
        request = {"event_type": event_type, "identifier": identifier, "payload": payload}
        return self.answered(self.ask("notification", request))

    @staticmethod
    def answered(response: HTTPResponse) -> Answer:
        """Read the whole response."""
        text = response.read().decode()
        body = json.loads(text) if text.startswith("{") else {}
        return Answer(response.status, body.get("code", ""), body.get("details") or "")

    def replay(self, event_type: str, identifier: Mapping[str, Any]) -> list[Json] | Answer:
        """Return all that is stored and meets the request, as CloudEvents; or the answer that rejects it."""
        request = {"event_type": event_type, "identifier": identifier, "from_id": "0"}
        response = self.ask("replay", request)
        if response.status != 200:
            return self.answered(response)
        events = list(_events(response))
        assert events[-1] == ("connection-closing", events[-1][1] | {"reason": "end_of_stream"}), events[-1]
        assert not [data for kind, data in events if kind == "error"], events
        return [data for kind, data in events if kind == "replay"]

    @contextmanager
    def watch(self, event_type: str, identifier: Mapping[str, Any]) -> Iterator[Iterator[Json]]:
        """Yield what comes from now on, as CloudEvents; the server watches when this begins."""
        other = Aviso(self.port, HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE))
        try:
            response = other.ask("watch", {"event_type": event_type, "identifier": identifier})
            assert response.status == 200, self.answered(response)
            events = _events(response)
            kind, data = next(events)
            assert (kind, data["type"]) == ("live-notification", "connection_established")
            yield (data for kind, data in events if kind == "live-notification")
        finally:
            other.connection.close()


def _events(response: HTTPResponse) -> Iterator[tuple[str, Json]]:
    """Yield the name and the JSON of each server-sent event."""
    kind = ""
    for line in response:
        name, _, value = line.decode().rstrip("\r\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            yield kind, json.loads(value)


def jetstream(server: nats_wire.Server) -> Json:
    """Return the settings of the backend JetStream on this server."""
    url = "nats://{}:{}".format(*server.address)
    settings = {"nats_url": url, "storage_type": "memory", "max_reconnect_attempts": 1, "reconnect_delay_ms": 10}
    return {"kind": "jetstream", "jetstream": settings}


@contextmanager
def serving(folder: Path, schemas: Json, backend: Json) -> Iterator[Aviso]:
    """Yield a server on a free loopback port, stopped at the end. Raises NotStarted."""
    program = engines.aviso_server()
    place, log = folder / "aviso.yaml", folder / "aviso.log"
    config = {
        "application": {"host": "127.0.0.1", "port": 0, "base_url": "http://aviso.test", "static_files_path": "."},
        "logging": {"level": "info", "format": "json"},
        "watch_endpoint": {
            "sse_heartbeat_interval_sec": 30,
            "connection_max_duration_sec": 3600,
            "replay_batch_size": 1_000,
            "max_historical_notifications": 1_000_000,
            "replay_batch_delay_ms": 1,
            "concurrent_notification_processing": 15,
        },
        "notification_backend": backend,
        **schemas,
    }
    place.write_text(json.dumps(config))
    clean = {name: value for name, value in os.environ.items() if not name.startswith("AVISO")}
    environment = clean | {"AVISOSERVER_CONFIG_FILE": str(place), "HOME": str(folder)}
    with (
        log.open("wb") as written,
        subprocess.Popen([program], stdout=written, stderr=subprocess.STDOUT, cwd=folder, env=environment) as process,
    ):
        try:
            port = _port(process, log)
            connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            yield Aviso(port, connection)
            connection.close()
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()


def _port(process: subprocess.Popen[bytes], log: Path) -> int:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        ended = process.poll() is not None
        if match := _LISTENS.search(written := log.read_bytes()):
            return int(match[1])
        if ended:
            break
        time.sleep(0.02)
    raise NotStarted(written.decode(errors="replace"))


def stored(server: nats_wire.Server, stream: str) -> dict[Any, tuple[int, str]]:
    """Return sequence and subject of each message in the stream, by its payload."""
    (info,) = nats_wire.api(server, [nats_wire.Request(f"STREAM.INFO.{stream}")], patience=20)
    if not info or "error" in info:
        return {}
    numbers = range(info["state"]["first_seq"], info["state"]["last_seq"] + 1)
    requests = [nats_wire.Request(f"STREAM.MSG.GET.{stream}", {"seq": number}) for number in numbers]
    answers = nats_wire.api(server, requests, patience=20, at_once=200)
    messages = [answer["message"] for answer in answers if answer and "message" in answer]
    return {_payload(message): (message["seq"], message["subject"]) for message in messages}


def _payload(message: Json) -> Any:
    from base64 import b64decode

    return json.loads(b64decode(message.get("data", "")) or b"null")
