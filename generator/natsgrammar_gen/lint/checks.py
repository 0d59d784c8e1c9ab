"""What can be wrong with a configuration. Each check is a function from the configuration to findings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import natsgrammar as ng
from natsgrammar._tables import ROLES
from natsgrammar_gen.diagnostics import Diagnostic
from natsgrammar_gen.lint.model import Configuration, Stream, Text
from natsgrammar_gen.subjects import Overlaps, common_subject

# Subjects that the server uses itself (nats-server, stream.go), and the parts of them that streams may capture.
RESERVED = {"$JS.>": "$JS.EVENT.>", "$JSC.>": None, "$NRG.>": None, "$SYS.>": "$SYS.ACCOUNT.>"}
PREFIXES = {"KV_": "kv-bucket-name", "OBJ_": "os-bucket-name"}


def bad_names(found: Configuration) -> Iterator[Diagnostic]:
    """Names that the server refuses, and names that some client refuses."""
    for stream in found.streams:
        yield from _name(stream.name, "stream-name", "STREAM_NAME")
    for consumer in found.consumers:
        for name in consumer.names:
            yield from _name(
                name, "durable-name" if name.keys[-1] == "durable_name" else "consumer-name", "CONSUMER_NAME"
            )


def _name(name: Text, role: str, code: str) -> Iterator[Diagnostic]:
    refusing = _refusing(name.value, role)
    server = [(who, why) for who, why in refusing if who.startswith("nats-server")]
    if server:
        yield name.finding(code, f"{_quoted(name.value)}: {server[-1][1]}{_instead(name.value, role)}")
    elif refusing:
        who = ", ".join(who for who, _ in refusing)
        message = f"{_quoted(name.value)} is refused by {who}: {refusing[0][1]}{_instead(name.value, role)}"
        yield name.finding("CLIENT_REFUSES", message, "warning")


def _refusing(name: str, role: str) -> list[tuple[str, str]]:
    verdicts = ((who, ng.rule(address).check(name)) for who, address in ROLES.get(role, ()))
    return [(who, violation.message) for who, violation in verdicts if violation]


def _instead(name: str, role: str) -> str:
    violation = ng.rule(f"portable:{role}").check(name)
    return f"; use `{violation.suggestion}`" if violation and violation.suggestion else ""


def bad_subjects(found: Configuration) -> Iterator[Diagnostic]:
    """Subjects and filters that no server takes."""
    for text, role in _subjects(found):
        violation = ng.rule(f"nats-server:{role}").check(text.value)
        if violation:
            yield text.finding("SUBJECT", f"{_quoted(text.value)}: {violation.message}")
        elif any(len(token) > 1 and ("*" in token or ">" in token) for token in text.value.split(".")):
            message = f"{_quoted(text.value)}: a wildcard inside a longer token is an ordinary character"
            yield text.finding("LITERAL_WILDCARD", message, "warning")


def _subjects(found: Configuration) -> Iterator[tuple[Text, str]]:
    for stream in found.streams:
        yield from ((subject, "stream-subject") for subject in stream.subjects)
    for consumer in found.consumers:
        yield from ((subject, "stream-subject") for subject in consumer.filters)
    for shared in found.shared:
        yield shared.subject, "stream-subject"


def overlapping_streams(found: Configuration) -> Iterator[Diagnostic]:
    """Subjects that two streams capture, or one stream twice."""
    tree: Overlaps[tuple[Stream, Text]] = Overlaps()
    for stream in found.streams:
        for subject in stream.subjects:
            for other, earlier in tree.add(subject.value, (stream, subject)):
                yield _overlap(stream, subject, other, earlier)


def overlapping_for_server(found: Configuration) -> Iterator[Diagnostic]:
    """Subjects that share nothing, but that the server refuses all the same (see `natsgrammar.overlaps`)."""
    subjects = [(stream, subject) for stream in found.streams for subject in stream.subjects]
    odd = [at for at, (_, subject) in enumerate(subjects) if _begins_like_wildcard(subject.value)]
    pairs = {(max(at, other), min(at, other)) for at in odd for other in range(len(subjects)) if other != at}
    for later, earlier in sorted(pairs):
        (stream, subject), (other, before) = subjects[later], subjects[earlier]
        a, b = subject.value, before.value
        if other is not stream and ng.overlaps(a, b, as_server=True) and not ng.overlaps(a, b):
            message = (
                f"{_quoted(a)} of stream {_quoted(stream.name.value)} and {_quoted(b)} of stream "
                f"{_quoted(other.name.value)} share no subject, but the server takes them to overlap"
            )
            yield subject.finding("SERVER_OVERLAP", message)


def _begins_like_wildcard(subject: str) -> bool:
    return any(len(token) > 1 and token[0] in "*>" for token in subject.split("."))


def _overlap(stream: Stream, subject: Text, other: Stream, earlier: Text) -> Diagnostic:
    example = common_subject(subject.value, earlier.value)
    if other is stream:
        both = f"{_quoted(subject.value)} and {_quoted(earlier.value)}"
        message = f"stream {_quoted(stream.name.value)} lists {both}, which overlap"
    else:
        message = (
            f"{_quoted(subject.value)} of stream {_quoted(stream.name.value)} overlaps {_quoted(earlier.value)} of "
            f"stream {_quoted(other.name.value)}"
        )
    return subject.finding("OVERLAP", f"{message}: both capture {_quoted(example)}")


def filters_outside(found: Configuration) -> Iterator[Diagnostic]:
    """Consumer filters that their stream never, or not always, captures."""
    streams = {stream.name.value: stream for stream in found.streams}
    for consumer in found.consumers:
        stream = streams.get(consumer.stream or "")
        if stream is None or not stream.subjects:
            continue
        listed = ", ".join(_quoted(subject.value) for subject in stream.subjects)
        where = f"stream {_quoted(stream.name.value)}, which captures {listed}"
        for text in consumer.filters:
            if not any(ng.overlaps(subject.value, text.value) for subject in stream.subjects):
                message = f"filter {_quoted(text.value)} selects nothing of {where}"
                yield text.finding("FILTER_OUTSIDE", message)
            elif not any(ng.covers(subject.value, text.value) for subject in stream.subjects):
                message = f"filter {_quoted(text.value)} reaches beyond {where}"
                yield text.finding("FILTER_WIDER", message, "warning")


def reserved(found: Configuration) -> Iterator[Diagnostic]:
    """Stream subjects in the parts of the name space that the server keeps for itself."""
    for stream in found.streams:
        for subject in stream.subjects:
            for own, allowed in RESERVED.items():
                if (
                    ng.overlaps(own, subject.value)
                    and not (allowed and ng.covers(allowed, subject.value))
                    and not stream.no_ack
                ):
                    yield subject.finding(
                        "RESERVED", f"{_quoted(subject.value)} overlaps `{own}`, which the server keeps for itself"
                    )


def case_only(found: Configuration) -> Iterator[Diagnostic]:
    """Names that differ by case alone, which share a folder on macOS and Windows."""
    seen: dict[str, Text] = {}
    for stream in found.streams:
        other = seen.setdefault(stream.name.value.casefold(), stream.name)
        if other.value != stream.name.value:
            both = f"{_quoted(stream.name.value)} and {_quoted(other.value)}"
            message = f"{both} differ by case only: one folder on macOS and Windows"
            yield stream.name.finding("CASE_ONLY", message, "warning")
        elif other is not stream.name:
            line, _ = other.document.place(other.keys)
            message = f"stream {_quoted(other.value)} stands twice, first in {other.document.file}:{line}"
            yield stream.name.finding("DUPLICATE", message, "warning")


def buckets(found: Configuration) -> Iterator[Diagnostic]:
    """Streams behind key-value and object buckets whose bucket has no legal name."""
    for stream in found.streams:
        for prefix, role in PREFIXES.items():
            if stream.name.value.startswith(prefix):
                bucket = stream.name.value.removeprefix(prefix)
                violation = ng.rule(f"adr6:{role}").check(bucket)
                if violation:
                    message = f"bucket {_quoted(bucket)} of stream {_quoted(stream.name.value)}: {violation.message}"
                    yield stream.name.finding("BUCKET_NAME", message, "warning")


CHECKS: tuple[Callable[[Configuration], Iterator[Diagnostic]], ...] = (
    bad_names,
    bad_subjects,
    overlapping_streams,
    overlapping_for_server,
    filters_outside,
    reserved,
    case_only,
    buckets,
)

CODES = {
    "STREAM_NAME": "a stream name that the server refuses",
    "CONSUMER_NAME": "a consumer name that the server refuses",
    "CLIENT_REFUSES": "a name that some client refuses",
    "SUBJECT": "a subject that the server refuses",
    "LITERAL_WILDCARD": "`*` or `>` inside a longer token, which is no wildcard",
    "OVERLAP": "two stream subjects that capture the same messages",
    "SERVER_OVERLAP": "stream subjects that share nothing, but that the server takes to overlap",
    "FILTER_OUTSIDE": "a consumer filter that selects nothing",
    "FILTER_WIDER": "a consumer filter that reaches beyond its stream",
    "RESERVED": "a stream subject that the server keeps for itself",
    "CASE_ONLY": "names that differ by case only",
    "DUPLICATE": "the same stream twice",
    "BUCKET_NAME": "a bucket whose name is not legal",
    "NOTHING_KNOWN": "a document that describes nothing known",
}


def check(found: Configuration) -> list[Diagnostic]:
    """Every finding, in the order of files and lines."""
    return sorted([*found.unknown, *(finding for each in CHECKS for finding in each(found))])


def _quoted(name: str) -> str:
    shown = "".join(c if c.isprintable() else f"\\u{{{ord(c):x}}}" for c in name)
    return f"`{shown if len(shown) <= 80 else shown[:60] + '…'}`"
