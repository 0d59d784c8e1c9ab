"""Captures the example files from a running nats-server: what was published or asked for, as the server returns it.

    python examples/capture.py [--server PATH] [--output examples]

Starts a nats-server with JetStream on a free loopback port and stops it again. Nothing in the files is invented: each
line of messages.jsonl, streams.jsonl and consumers.jsonl came out of the server, and refused.jsonl is what it would not
do. The README beside this file says what is in them.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from capturing import assets
from capturing.aviso import aviso
from capturing.cloudevents import cloudevents
from capturing.everyday import everyday
from capturing.publication import Publication
from capturing.server import Answer, Connection, Delivery, ServerFailed, serving

SEED = 6
CORE = ["rpc.>"]  # no stream takes these: they are read from a subscription, with their reply subjects

COUNTS = "<!-- counts: written by capture.py -->\n"

Json = dict[str, object]


class Capture:
    """What has been asked so far: the rejections, and how many of each kind were taken and rejected."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.refused: list[Json] = []
        self.counts: Counter[tuple[str, bool]] = Counter()

    def create(self, request: assets.ApiRequest) -> Json | None:
        """JetStream's answer where it made the stream or consumer, None where it rejected."""
        answer = self.connection.request(request.subject, _compact(request.body).encode())
        document = _document(answer)
        taken = document is not None and "config" in document
        query: Json = {"kind": request.kind, "request": request.subject, "reply": None, "config": request.config}
        self._note(query, answer, taken=taken)
        return document if taken else None

    def publish(self, message: Publication) -> None:
        """Send one message, and ask JetStream for an acknowledgement where its sender would."""
        if message.acknowledged:
            answer = self.connection.request(message.subject, message.data, message.headers)
            document = _document(answer)
            taken = document is not None and "seq" in document
        else:
            answer = self.connection.publish(message.subject, message.data, message.headers, message.reply)
            taken = answer.outcome == "delivered"
        request: Json = {"kind": message.kind, "request": message.subject, "reply": message.reply, "config": None}
        self._note(request, answer, taken=taken)

    def info(self, what: str) -> bytes:
        """Return a description as JetStream's API gives it."""
        answer = self.connection.request(f"{assets.API}.{what}")
        if answer.outcome != "answer" or b'"error":' in answer.data[:200]:
            raise ServerFailed(f"no answer to `{what}`: {answer}")
        return answer.data

    def _note(self, request: Json, answer: Answer, *, taken: bool) -> None:
        self.counts[str(request["kind"]), taken] += 1
        if not taken:
            message = {"outcome": answer.outcome, "response": _document(answer), "error": answer.error}
            self.refused.append(request | message)


def _document(answer: Answer) -> Json | None:
    try:
        document = json.loads(answer.data)
    except ValueError:
        return None
    return document if isinstance(document, dict) else None


def _compact(value: object) -> str:
    """One line of ASCII: U+2028 and its like end a line for some readers."""
    return json.dumps(value, separators=(",", ":"))


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def _headers(block: bytes) -> dict[str, list[str]] | None:
    """Return the headers of a block, names as written; white space before a value is not part of it."""
    collected: dict[str, list[str]] = {}
    for line in block.decode().split("\r\n")[1:]:
        if line:
            name, _, value = line.partition(":")
            collected.setdefault(name, []).append(value.lstrip(" \t"))
    return collected or None


def _stored(capture: Capture, stream: str) -> Iterator[Json]:
    """Every message that a stream holds, in its order."""
    state = json.loads(capture.info(f"STREAM.INFO.{stream}"))["state"]
    for seq in range(state["first_seq"], state["last_seq"] + 1):
        answer = capture.connection.request(f"{assets.API}.STREAM.MSG.GET.{stream}", _compact({"seq": seq}).encode())
        message = (_document(answer) or {}).get("message")
        if isinstance(message, dict):
            yield {
                "stream": stream,
                "seq": message["seq"],
                "subject": message["subject"],
                "reply": None,  # JetStream does not keep it
                "headers": _headers(base64.b64decode(message.get("hdrs", ""))),
                "data": message.get("data", ""),
                "time": message["time"],
            }
        elif b'"err_code":10037' not in answer.data:  # no message found: a rollup leaves gaps
            raise ServerFailed(f"stream `{stream}` did not give message {seq}: {answer}")


def _delivered(delivery: Delivery) -> Json:
    return {
        "stream": None,
        "seq": None,
        "subject": delivery.subject.decode(),
        "reply": None if delivery.reply is None else delivery.reply.decode(),
        "headers": _headers(delivery.headers),
        "data": base64.b64encode(delivery.data).decode(),
        "time": None,
    }


def publications() -> list[Publication]:
    """All messages to send, mixed, in the same order every time."""
    rng = Random(SEED)
    messages = [*aviso(rng), *cloudevents(rng), *everyday(rng)]
    rng.shuffle(messages)
    return messages


def run(port: int) -> tuple[str, Capture, dict[str, list[bytes]]]:
    """Return the server's version, the counted requests, and the lines of each file."""
    connection, recorder = Connection(port, "capture"), Connection(port, "recorder")
    capture = Capture(connection)
    try:
        for subject in CORE:
            recorder.subscribe(subject)
        streams = _create(capture, assets.TRAFFIC)
        if len(streams) < len(assets.TRAFFIC):
            raise ServerFailed(f"a stream for traffic was rejected: {capture.refused[-1]}")
        messages = publications()
        for number, message in enumerate(messages):
            _progress(f"publishing {number + 1} of {len(messages)}")
            capture.publish(message)
        traffic = [line for stream in streams for line in _stored(capture, _name(stream))]
        traffic += [_delivered(delivery) for delivery in recorder.collect()]
        streams += _create(capture, assets.streams())
        # Only a server that knows several filters is asked for them: an older one would ignore them in silence.
        consumers = _create(capture, assets.consumers(several_filters=_release(connection.version) >= (2, 10)))
        lines = {
            "messages.jsonl": [_compact(line).encode() for line in traffic],
            "streams.jsonl": [capture.info(f"STREAM.INFO.{_name(stream)}") for stream in streams],
            "consumers.jsonl": [
                capture.info(f"CONSUMER.INFO.{consumer['stream_name']}.{consumer['name']}") for consumer in consumers
            ],
            "refused.jsonl": [_compact(line).encode() for line in capture.refused],
        }
    finally:
        connection.close()
        recorder.close()
    return connection.version, capture, lines


def _create(capture: Capture, requests: Iterable[assets.ApiRequest]) -> list[Json]:
    """Return the answers of JetStream to the requests, in their order."""
    made = []
    for request in requests:
        _progress(f"asking for: {request.kind}")
        if actual := capture.create(request):
            made.append(actual)
    return made


def _name(response: Json) -> str:
    config = response["config"]
    assert isinstance(config, dict)
    return str(config["name"])


def _release(version: str) -> tuple[int, int]:
    major, minor = version.split(".")[:2]
    return int(major), int(minor)


def report(version: str, capture: Capture, files: dict[str, list[bytes]]) -> str:
    """Return the counts of what was captured, in Markdown."""
    lines = [f"Captured from nats-server {version}.", "", "| file | lines |", "| --- | ---: |"]
    lines += [f"| `{name}` | {len(rows)} |" for name, rows in files.items()]
    lines += ["", "| kind | taken | rejected |", "| --- | ---: | ---: |"]
    for kind in sorted({kind for kind, _ in capture.counts}):
        lines.append(f"| {kind} | {capture.counts[kind, True]} | {capture.counts[kind, False]} |")
    return "\n".join(lines) + "\n"


def _write(files: dict[str, list[bytes]], counts: str, output: Path) -> None:
    """Write the files into `output`, and the counts at the end of the README there, if it has a place for them."""
    output.mkdir(parents=True, exist_ok=True)
    for name, rows in files.items():
        (output / name).write_bytes(b"".join(row + b"\n" for row in rows))
    readme = output / "README.md"
    if readme.exists() and (text := readme.read_text(encoding="utf-8").partition(COUNTS))[1]:
        readme.write_text(f"{text[0]}{COUNTS}\n{counts}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Return the exit code: 0 when all files are written, 2 when there is no server to ask."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="nats-server", help="the nats-server to start (default: the one on PATH)")
    parser.add_argument(
        "--output", type=Path, default=Path(__file__).parent, help="where the files go (default: examples)"
    )
    options = parser.parse_args(arguments)
    # Debian puts the server where the PATH of an ordinary user does not lead.
    binary = shutil.which(options.server) or shutil.which(options.server, path="/usr/local/sbin:/usr/sbin")
    if binary is None:
        print(f"capture: no nats-server at `{options.server}`", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server is stopped then too
    try:
        with serving(binary) as port:
            version, capture, files = run(port)
        counts = report(version, capture, files)
        _write(files, counts, options.output)
    except (ServerFailed, OSError) as cause:
        _progress("")
        print(f"capture: {cause}", file=sys.stderr)
        return 2
    _progress("")
    print(counts, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
