"""Checks of names: of streams, consumers, queue groups and buckets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..core.registry import roles, rule, unknown_kind
from ..core.violation import advice
from ..errors import Misuse
from ..subjects.algebra import covers
from ..text import quoted
from .finding import Finding
from .model import Configuration, Stream, Text


def bad_names(found: Configuration) -> Iterator[Finding]:
    """Names that the server refuses where they are stored, and names that some client refuses."""
    for role, code, name, in_memory in _named(found):
        yield from _name(name, role, code, in_memory)


def _named(found: Configuration) -> Iterator[tuple[str, str, Text, bool]]:
    """The names, each with its role, the code of its findings, and whether its server keeps it in memory."""
    in_memory = {stream.name.value for stream in found.streams if stream.in_memory}
    for stream in found.streams:
        yield "stream-name", "STREAM_NAME", stream.name, stream.in_memory
        for origin in stream.origins:
            yield "stream-name", "STREAM_NAME", origin.name, origin.name.value in in_memory
    for consumer in found.consumers:
        for name in consumer.names:
            role = "durable-name" if name.keys[-1] == "durable_name" else "consumer-name"
            yield role, "CONSUMER_NAME", name, consumer.in_memory or consumer.stream in in_memory
        if consumer.queue:
            yield "queue-name", "GROUP_NAME", consumer.queue, False
        for group in consumer.groups:
            yield "priority-group", "GROUP_NAME", group, False


OWN = ("stream-name", "consumer-name", "durable-name", "queue-name", "priority-group", "stream-subject", "filter")


def own_rules(found: Configuration, rules: Mapping[str, str]) -> Iterator[Finding]:
    """Names, subjects of streams and filters of consumers that the given rules refuse."""
    for role in rules:
        if role not in OWN:
            raise Misuse(unknown_kind(role, OWN))
    wanted = {role: rule(address) for role, address in rules.items()}
    texts = [(role, name) for role, _, name, _ in _named(found)]
    texts += [("stream-subject", subject) for stream in found.streams for subject in stream.subjects]
    texts += [("filter", text) for consumer in found.consumers for text in consumer.filters]
    for role, text in texts:
        violation = wanted[role].check(text.value) if role in wanted else None
        if violation is not None:
            message = f"{quoted(text.value)} is refused by {wanted[role].address}: {violation.message}"
            yield text.finding("OWN_RULE", message + advice(violation.suggestion))


def _name(name: Text, role: str, code: str, in_memory: bool = False) -> Iterator[Finding]:
    """The server's rules state file storage, its default; those for memory have names of their own."""
    kept = "-in-memory" if in_memory else ""
    rules = [(who, f"{address}{kept if who.startswith('nats-server') else ''}") for who, address in roles()[role]]
    refusing = [(who, found.message) for who, address in rules if (found := rule(address).check(name.value))]
    server = [why for who, why in refusing if who.startswith("nats-server")]
    if server:
        yield name.finding(code, f"{quoted(name.value)}: {server[-1]}{_instead(name.value, role)}")
    elif refusing:
        who = ", ".join(who for who, _ in refusing)
        message = f"{quoted(name.value)} is refused by {who}: {refusing[0][1]}{_instead(name.value, role)}"
        yield name.finding("CLIENT_REFUSES", message, "warning")


def unacknowledged(found: Configuration) -> Iterator[Finding]:
    """Names of streams and consumers for which older servers lose acknowledgements."""
    is_name, is_acknowledged = (
        rule(f"nats-server@2.9.10:{name}").is_valid for name in ("stream-name", "acknowledged-name")
    )
    for name in (*(it.name for it in found.streams), *(name for it in found.consumers for name in it.names)):
        if is_name(name.value) and not is_acknowledged(name.value):
            message = f"{quoted(name.value)}: servers before 2.14.5 lose acknowledgements where a name has a `%`"
            yield name.finding("PERCENT", message, "warning")


def _instead(name: str, role: str) -> str:
    violation = rule(f"portable:{role}").check(name)
    return advice(violation.suggestion) if violation else ""


def case_only(found: Configuration) -> Iterator[Finding]:
    """Names that differ only by case, which share a folder on macOS and Windows, and duplicates."""
    yield from _alike("stream", [((), stream.name) for stream in found.streams])
    consumers = [((consumer.stream,), consumer.names[0]) for consumer in found.consumers if consumer.names]
    yield from _alike("consumer", consumers)


def _alike(what: str, names: Sequence[tuple[tuple[str | None, ...], Text]]) -> Iterator[Finding]:
    """`names` come with the place where they share a folder."""
    seen: dict[tuple[tuple[str | None, ...], str], Text] = {}
    for place, name in names:
        other = seen.setdefault((place, name.value.casefold()), name)
        if other.value != name.value:
            both = f"{quoted(name.value)} and {quoted(other.value)}"
            message = f"{what}s {both} differ by case only: one folder on macOS and Windows"
            yield name.finding("CASE_ONLY", message, "warning")
        elif other is not name:
            first = other.document.shown_place(other.keys)
            message = f"{what} {quoted(other.value)} is defined twice, first in {first}"
            yield name.finding("DUPLICATE", message, "warning", first)


def buckets(found: Configuration) -> Iterator[Finding]:
    """Streams of buckets whose name is not legal, or that do not capture what clients write to the bucket."""
    from ..tables import BUCKETS  # here, because the generator lists the codes before there are tables

    for stream in found.streams:
        for kind in BUCKETS:
            prefix, suffix = kind["stream"].split("{}")
            if stream.name.value.startswith(prefix) and stream.name.value.endswith(suffix):
                bucket = stream.name.value.removeprefix(prefix).removesuffix(suffix)
                violation = rule(f"portable:{kind['role']}").check(bucket)
                if violation:
                    message = f"bucket {quoted(bucket)} of stream {quoted(stream.name.value)}: {violation.message}"
                    yield stream.name.finding("BUCKET_NAME", message, "warning")
                elif stream.subjects:
                    yield from _uncaptured(stream, [subject.format(bucket) for subject in kind["subjects"]])


def _uncaptured(stream: Stream, wanted: list[str]) -> Iterator[Finding]:
    for subject in wanted:
        if not any(covers(captured.value, subject) for captured in stream.subjects):
            message = (
                f"stream {quoted(stream.name.value)} does not capture {quoted(subject)}, which its clients write to"
            )
            yield stream.name.finding("BUCKET_SUBJECT", message, "warning")


def prefixes(found: Configuration) -> Iterator[Finding]:
    """Prefixes of the API and of deliveries of another account or domain that the server, or some client, refuses."""
    for origin in (origin for stream in found.streams for origin in stream.origins):
        for prefix in filter(None, (origin.api, origin.deliver)):
            violation = rule("nats-server:literal-subject").check(prefix.value)
            if violation:
                yield prefix.finding("SUBJECT", f"{quoted(prefix.value)}: {violation.message}")
            elif prefix is origin.api and prefix.value == "$JS.API":
                message = (
                    f"{quoted(prefix.value)} is the API of the stream's own account; name the prefix of the other one"
                )
                yield prefix.finding("RESERVED", message)
            elif prefix is origin.api:
                yield from _name(prefix, "js-api-prefix", "SUBJECT")


def metadata_keys(found: Configuration) -> Iterator[Finding]:
    """Keys of metadata that are reserved for NATS, but for those that the server writes."""
    free, is_reserved = rule("adr33:metadata-key"), rule("adr33:metadata-key-reserved").is_valid
    is_own = rule("nats-server:metadata-key-of-server").is_valid
    for keys in [it.metadata for it in found.streams] + [it.metadata for it in found.consumers]:
        for key in keys:
            violation = free.check(key.value)
            if violation is not None and not is_own(key.value):
                reserved = "keys that begin with `_nats` are reserved for NATS itself"
                cause = reserved if is_reserved(key.value) else violation.message
                yield key.finding("METADATA_KEY", f"{quoted(key.value)}: {cause}", "warning")
