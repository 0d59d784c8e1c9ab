"""Checks of subjects: invalid, overlapping, outside of their stream, or reserved for the server."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TypeVar

from ..core.registry import rule
from ..server import RESERVED
from ..subjects.algebra import covers, overlaps
from ..text import quoted
from .finding import Finding
from .model import Configuration, Shared, Stream, Text
from .overlap_index import Overlaps, common_subject

OTHERS = 5  # overlaps of a subject, or subjects of a stream, that are reported one by one

Value = TypeVar("Value")

# `{{wildcard(1)}}` in a destination, `$1` in an import: that part comes from the message.
_FILLED = re.compile(r"\{\{[^{}]*\}\}")
_REFERENCE = re.compile(r"\$\d+")


def bad_subjects(found: Configuration) -> Iterator[Finding]:
    """Subjects and filters that no server takes."""
    is_subject, is_literal = (rule(f"nats-server:{name}-subject").is_valid for name in ("stream", "literal"))
    for text in _subjects(found):
        # the same length, to keep positions in messages right
        subject = _FILLED.sub(lambda hit: "x" * len(hit[0]), text.value)
        violation = rule("nats-server:stream-subject").check(subject)
        if violation:
            yield text.finding("SUBJECT", f"{quoted(text.value)}: {violation.message}")
        elif any(len(token) > 1 and ("*" in token or ">" in token) for token in subject.split(".")):
            message = f"{quoted(text.value)}: a wildcard inside a longer token is an ordinary character"
            yield text.finding("LITERAL_WILDCARD", message, "warning")
    for consumer in found.consumers:
        if consumer.deliver and is_subject(consumer.deliver.value) and not is_literal(consumer.deliver.value):
            message = f"{quoted(consumer.deliver.value)}: messages cannot be delivered to a wildcard"
            yield consumer.deliver.finding("SUBJECT", message)


def lost_subjects(found: Configuration) -> Iterator[Finding]:
    """Subjects whose messages JetStream acknowledges and then cannot find, or not without reading the stream anew."""
    in_memory = {stream.name.value for stream in found.streams if stream.in_memory}
    for stream in found.streams:
        stored = [text for text in stream.destinations if text is not stream.republished]
        yield from _lost((*stream.subjects, *stream.selected, *stored), stream.in_memory)
    for consumer in found.consumers:
        yield from _lost(consumer.filters, consumer.stream in in_memory)


def _lost(texts: Iterable[Text], in_memory: bool) -> Iterator[Finding]:
    is_subject, is_found, is_kept = (
        rule(f"nats-server:{name}").is_valid
        for name in ("stream-subject", "stored-subject-in-memory", "stored-subject")
    )
    for text in texts:
        subject = _FILLED.sub(lambda hit: "x" * len(hit[0]), text.value)
        if is_subject(subject) and not is_found(subject):
            message = f"{quoted(text.value)}: JetStream stores its messages, but never finds them by subject"
            yield text.finding("LOST_SUBJECT", message, "warning")
        elif is_subject(subject) and not in_memory and not is_kept(subject):
            message = f"{quoted(text.value)}: its messages make the server read the whole stream anew at each start"
            yield text.finding("LOST_SUBJECT", message, "warning")


def _subjects(found: Configuration) -> Iterator[Text]:
    for stream in found.streams:
        filters = [text for origin in stream.origins for text in origin.filters]
        yield from (*stream.subjects, *filters, *stream.selected, *stream.destinations)
    for consumer in found.consumers:
        yield from consumer.filters
        if consumer.deliver:
            yield consumer.deliver
    for shared in found.shared:
        yield shared.subject
        if shared.local is not shared.subject:
            yield shared.local


def overlapping_streams(found: Configuration) -> Iterator[Finding]:
    """Subjects that two streams capture, or one stream twice."""
    subjects = [(subject.value, (stream, subject)) for stream in found.streams for subject in stream.subjects]
    for (stream, subject), (other, earlier), more in _overlapping(subjects):
        a, b = quoted(subject.value), quoted(earlier.value)
        if other is stream:
            message = f"stream {quoted(stream.name.value)} lists {a} and {b}, which overlap"
        else:
            message = f"{a} of stream {quoted(stream.name.value)} overlaps {b} of stream {quoted(other.name.value)}"
        example = quoted(common_subject(subject.value, earlier.value))
        yield subject.finding("OVERLAP", f"{message}: both capture {example}{more}")


def _overlapping(items: Iterable[tuple[str, Value]]) -> Iterator[tuple[Value, Value, str]]:
    """Each item with the first earlier ones whose filters overlap its own, and a note on the number of others."""
    tree: Overlaps[Value] = Overlaps()
    for pattern, value in items:
        others = tree.add(pattern, value)
        for at, other in enumerate(others[:OTHERS], 1):
            more = len(others) - OTHERS if at == OTHERS else 0
            yield value, other, f" (and {more} more overlap it)" if more > 0 else ""


def overlapping_for_server(found: Configuration) -> Iterator[Finding]:
    """Subjects that share nothing, but that the server refuses all the same (see `natsgrammar.overlaps`)."""
    tree: Overlaps[tuple[Stream, Text]] = Overlaps()
    for stream in found.streams:
        for subject in stream.subjects:
            for other, before in tree.add_for_server(subject.value, (stream, subject)):
                a, b = subject.value, before.value
                if overlaps(a, b, as_server=True) and not overlaps(a, b):
                    whose = f" of stream {quoted(other.name.value)}" if other is not stream else ""
                    message = (
                        f"{quoted(a)} of stream {quoted(stream.name.value)} and {quoted(b)}{whose} share no subject, "
                        "but they overlap for the server"
                    )
                    yield subject.finding("SERVER_OVERLAP", message)


def filters_outside(found: Configuration) -> Iterator[Finding]:
    """Filters of consumers, mirrors, sources and the stream itself that the stream never, or not always, captures."""
    streams = {stream.name.value: stream for stream in found.streams}
    filters = [(streams.get(consumer.stream or ""), consumer.filters) for consumer in found.consumers]
    for stream in found.streams:
        filters += [(streams.get(o.name.value), o.filters) for o in stream.origins if not o.external]
        filters.append((stream, stream.selected))
    for reader, texts in filters:
        # Messages from other streams have other subjects.
        if reader is not None and reader.subjects and not reader.origins:
            yield from _outside(reader, texts)


def _outside(stream: Stream, texts: tuple[Text, ...]) -> Iterator[Finding]:
    listed = ", ".join(quoted(subject.value) for subject in stream.subjects[:OTHERS])
    listed += f" and {len(stream.subjects) - OTHERS} more" if len(stream.subjects) > OTHERS else ""
    where = f"stream {quoted(stream.name.value)}, which captures {listed}"
    for text in texts:
        if not any(overlaps(subject.value, text.value) for subject in stream.subjects):
            yield text.finding("FILTER_OUTSIDE", f"filter {quoted(text.value)} selects nothing of {where}")
        elif text not in stream.selected and not any(covers(it.value, text.value) for it in stream.subjects):
            yield text.finding("FILTER_WIDER", f"filter {quoted(text.value)} reaches beyond {where}", "warning")


def overlapping_filters(found: Configuration) -> Iterator[Finding]:
    """Filters of one consumer that overlap: the server refuses those of which one covers the other."""
    for consumer in found.consumers:
        for later, earlier, more in _overlapping((text.value, text) for text in consumer.filters):
            a, b = earlier.value, later.value
            covered = covers(a, b) or covers(b, a)
            message = f"filters {quoted(b)} and {quoted(a)} both select {quoted(common_subject(a, b))}{more}"
            yield later.finding("FILTER_OVERLAP", message, "error" if covered else "warning")
        tree: Overlaps[Text] = Overlaps()
        for later in consumer.filters:
            for earlier in tree.add_for_server(later.value, later):
                a, b = earlier.value, later.value
                taken = covers(a, b, as_server=True) or covers(b, a, as_server=True)
                if taken and not overlaps(a, b):
                    both = f"filters {quoted(b)} and {quoted(a)} share no subject"
                    yield later.finding("SERVER_OVERLAP", f"{both}, but they overlap for the server")


def reserved(found: Configuration) -> Iterator[Finding]:
    """Stream subjects in parts of the name space reserved for the server or NATS's own clients."""
    is_reserved, is_event = (rule(f"nats-server:{name}-subject").is_valid for name in ("reserved", "event"))
    is_system = rule("nats-docs:subject-reserved").is_valid
    for stream in found.streams:
        for subject in stream.subjects:
            taken = is_reserved(subject.value)
            if taken and not is_event(subject.value) and not stream.no_ack:
                yield subject.finding("RESERVED", f"{quoted(subject.value)} {RESERVED}")
            elif not taken and is_system(subject.value) and not _is_own(stream):
                message = f"{quoted(subject.value)}: names that begin with `$` belong to NATS itself"
                yield subject.finding("DOLLAR", message, "warning")


def _is_own(stream: Stream) -> bool:
    """Whether NATS itself makes the stream: for buckets and for MQTT."""
    from ..tables import BUCKETS  # as in `names`

    made = tuple(kind["stream"].partition("{}")[0] for kind in BUCKETS)
    name = stream.name.value
    return name.startswith(made) or rule("nats-server:stream-name-of-mqtt").is_valid(name)


def republished(found: Configuration) -> Iterator[Finding]:
    """Streams that republish into their own subjects, which the server refuses."""
    for stream in found.streams:
        if stream.republished:
            destination = _FILLED.sub("*", stream.republished.value)
            for subject in stream.subjects:
                if overlaps(subject.value, destination):
                    message = f"{quoted(stream.republished.value)} leads back into {quoted(subject.value)}"
                    yield stream.republished.finding("REPUBLISH_CYCLE", f"{message} of the same stream")


def delivered_back(found: Configuration) -> Iterator[Finding]:
    """Consumers that deliver into the subjects of their own stream, which the server refuses."""
    streams = {stream.name.value: stream for stream in found.streams}
    for consumer in found.consumers:
        stream = streams.get(consumer.stream or "")
        for subject in stream.subjects if stream and consumer.deliver else ():
            if consumer.deliver and covers(subject.value, consumer.deliver.value, as_server=True):
                message = f"{quoted(consumer.deliver.value)} leads back into {quoted(subject.value)}"
                yield consumer.deliver.finding("DELIVER_CYCLE", f"{message} of the same stream")


def overlapping_shares(found: Configuration) -> Iterator[Finding]:
    """Overlapping exports of an account, and imports whose subjects overlap in the account."""
    for _, shares in groupby(sorted(found.shared, key=_kind), _kind):
        for later, earlier, more in _overlapping((_inside(shared), shared) for shared in shares):
            a, b = _inside(earlier), _inside(later)
            nested = covers(a, b) or covers(b, a)
            refused = nested if later.kind == "export" else later.service and a == b
            what = f"{'service' if later.service else 'stream'} {later.kind}s"
            both = f"{quoted(later.local.value)} and {quoted(earlier.local.value)}"
            message = f"{what} {both} overlap: {quoted(common_subject(a, b))} is in both{more}"
            yield later.local.finding("SHARED_OVERLAP", message, "error" if refused else "warning")


def _kind(shared: Shared) -> tuple[int, str, bool]:
    """Only those of one account, direction and type share a name space."""
    return shared.owner, shared.kind, shared.service


def _inside(shared: Shared) -> str:
    """The filter of an export or import inside its account; references to wildcards are wildcards."""
    return ".".join("*" if _REFERENCE.fullmatch(token) else token for token in shared.local.value.split("."))
