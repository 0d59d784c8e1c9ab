"""Checks of names: of streams, consumers, queue groups and buckets."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import natsgrammar as ng
from natsgrammar import roles
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import quoted
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.lint.model import Configuration, Stream, Text


@cache
def bucket_kinds() -> list[dict[str, Any]]:
    """How each kind of bucket is stored, as `grammar/buckets.toml` states it."""
    found: list[dict[str, Any]] = tomllib.loads((grammar_root() / "buckets.toml").read_text(encoding="utf-8"))["bucket"]
    return found


def bad_names(found: Configuration) -> Iterator[Diagnostic]:
    """Names that the server refuses where they are stored, and names that some client refuses."""
    in_memory = {stream.name.value for stream in found.streams if stream.in_memory}
    for stream in found.streams:
        yield from _name(stream.name, "stream-name", "STREAM_NAME", stream.in_memory)
        for origin in stream.origins:
            yield from _name(origin.name, "stream-name", "STREAM_NAME", origin.name.value in in_memory)
    for consumer in found.consumers:
        for name in consumer.names:
            role = "durable-name" if name.keys[-1] == "durable_name" else "consumer-name"
            yield from _name(name, role, "CONSUMER_NAME", consumer.in_memory or consumer.stream in in_memory)
        if consumer.queue:
            yield from _name(consumer.queue, "queue-name", "GROUP_NAME")
        for group in consumer.groups:
            yield from _name(group, "priority-group", "GROUP_NAME")


def _name(name: Text, role: str, code: str, in_memory: bool = False) -> Iterator[Diagnostic]:
    """The server's rules state file storage, its default; those for memory have names of their own."""
    kept = "-in-memory" if in_memory else ""
    rules = [(who, f"{address}{kept if who.startswith('nats-server') else ''}") for who, address in roles()[role]]
    refusing = [(who, found.message) for who, address in rules if (found := ng.rule(address).check(name.value))]
    server = [why for who, why in refusing if who.startswith("nats-server")]
    if server:
        yield name.finding(code, f"{quoted(name.value)}: {server[-1]}{_instead(name.value, role)}")
    elif refusing:
        who = ", ".join(who for who, _ in refusing)
        message = f"{quoted(name.value)} is refused by {who}: {refusing[0][1]}{_instead(name.value, role)}"
        yield name.finding("CLIENT_REFUSES", message, "warning")


def unacknowledged(found: Configuration) -> Iterator[Diagnostic]:
    """Names of streams and consumers for which older servers lose acknowledgements."""
    is_name, is_acknowledged = (
        ng.rule(f"nats-server@2.9.10:{rule}").is_valid for rule in ("stream-name", "acknowledged-name")
    )
    for name in (*(it.name for it in found.streams), *(name for it in found.consumers for name in it.names)):
        if is_name(name.value) and not is_acknowledged(name.value):
            message = f"{quoted(name.value)}: servers before 2.14.5 lose acknowledgements where a name has a `%`"
            yield name.finding("PERCENT", message, "warning")


def _instead(name: str, role: str) -> str:
    violation = ng.rule(f"portable:{role}").check(name)
    return f"; use {quoted(violation.suggestion)}" if violation and violation.suggestion else ""


def case_only(found: Configuration) -> Iterator[Diagnostic]:
    """Names that differ only by case, which share a folder on macOS and Windows, and duplicates."""
    yield from _alike("stream", [((), stream.name) for stream in found.streams])
    consumers = [((consumer.stream,), consumer.names[0]) for consumer in found.consumers if consumer.names]
    yield from _alike("consumer", consumers)


def _alike(what: str, names: Sequence[tuple[tuple[str | None, ...], Text]]) -> Iterator[Diagnostic]:
    """`names` come with the place where they share a folder."""
    seen: dict[tuple[tuple[str | None, ...], str], Text] = {}
    for place, name in names:
        other = seen.setdefault((place, name.value.casefold()), name)
        if other.value != name.value:
            both = f"{quoted(name.value)} and {quoted(other.value)}"
            message = f"{what}s {both} differ by case only: one folder on macOS and Windows"
            yield name.finding("CASE_ONLY", message, "warning")
        elif other is not name:
            line, _ = other.document.place(other.keys)
            message = f"{what} {quoted(other.value)} is defined twice, first in {other.document.file}:{line}"
            yield name.finding("DUPLICATE", message, "warning")


def buckets(found: Configuration) -> Iterator[Diagnostic]:
    """Streams of buckets whose name is not legal, or that do not capture what clients write to the bucket."""
    for stream in found.streams:
        for kind in bucket_kinds():
            prefix, suffix = kind["stream"].split("{}")
            if stream.name.value.startswith(prefix) and stream.name.value.endswith(suffix):
                bucket = stream.name.value.removeprefix(prefix).removesuffix(suffix)
                violation = ng.rule(f"portable:{kind['role']}").check(bucket)
                if violation:
                    message = f"bucket {quoted(bucket)} of stream {quoted(stream.name.value)}: {violation.message}"
                    yield stream.name.finding("BUCKET_NAME", message, "warning")
                elif stream.subjects:
                    yield from _uncaptured(stream, [subject.format(bucket) for subject in kind["subjects"]])


def _uncaptured(stream: Stream, wanted: list[str]) -> Iterator[Diagnostic]:
    for subject in wanted:
        if not any(ng.covers(captured.value, subject) for captured in stream.subjects):
            message = (
                f"stream {quoted(stream.name.value)} does not capture {quoted(subject)}, which its clients write to"
            )
            yield stream.name.finding("BUCKET_SUBJECT", message, "warning")
