"""Checks for subjects: invalid, overlapping, outside their stream, or reserved for the server."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import TypeVar

from ..core import rule
from ..server import RESERVED
from ..subjects import covers, overlaps
from ..text import quoted
from .conditions import refusal
from .finding import Finding
from .model import Configuration, Shared, Stream, Text
from .overlap_index import common_subject, overlapping
from .transforms import image, masked, refused, stored, written

OTHERS = 5  # overlaps of a subject, or subjects of a stream, that are reported one by one
_SPACE = attrgetter("owner", "kind", "service")  # exports or imports with the same ones share a name space
_FOR_SERVER = "share no subject, but they overlap for the server"  # see `natsgrammar.overlaps`
_OLDER, _NEWER = "2.15.2", "2.15.3"  # the former sees wildcards in tokens such as `*x`, which `as_server` explains
_HASH = re.compile(r"(?<![^.])\{\{\s*[aA]ccount-[hH]ash\s*\(\s*\)\s*\}\}(?![^.])")  # which 2.15.3 replaces

Value = TypeVar("Value")

_REFERENCE = re.compile(r"\$\d+")  # in an import: that part comes from the message
_MQTT = re.compile(r"(?:^|[./])[#+](?:$|[./])")
_FOREIGN = {
    _MQTT: "`#` and `+` are wildcards of MQTT, here ordinary characters; write `>` and `*`",
    re.compile(r"\{[^{}]*\}"): "braces are ordinary characters; write `*` for a part that varies",
    re.compile(r"(?:^|\.):[A-Za-z_]\w*(?:$|\.)|%[dsv](?![0-9A-Fa-f])"): "a placeholder is ordinary text; write `*`",
    re.compile(r"\A([\"']).*\1\Z", re.DOTALL): "the quotation marks are part of the subject",
}


def bad_subjects(config: Configuration) -> Iterator[Finding]:
    """Yield subjects and filters not accepted by any server."""
    check, is_literal = rule("nats-server:stream-subject").check, rule("nats-server:literal-subject").is_valid
    for text in _subjects(config):
        subject = _plain(text)
        violation = check(subject)
        if violation:  # servers accept white space around `republish`, and publish no such message
            is_accepted = "republish" in text.keys and not check(written(subject, "republish"))
            level = "warning" if is_accepted else "error"
            ending = refusal("SUBJECT")[1] if "subjects" in text.keys[-2:] else ""  # others have one for each cause
            yield text.finding("SUBJECT", f"{text.quoted}: {violation.message}{ending}", level, cause=violation.cause)
        elif any(len(token) > 1 and ("*" in token or ">" in token) for token in subject.split(".")):
            message = f"{text.quoted}: a wildcard inside a longer token is an ordinary character; make it a whole token"
            yield text.finding("LITERAL_WILDCARD", message, "warning")
        elif cause := next((cause for form, cause in _FOREIGN.items() if form.search(subject)), ""):
            yield text.finding("LITERAL_WILDCARD", f"{text.quoted}: {cause}", "warning")
    for consumer in config.consumers:
        if consumer.deliver and not check(consumer.deliver.value) and not is_literal(consumer.deliver.value):
            message = f"{consumer.deliver.quoted}: messages cannot be delivered to a wildcard"
            yield consumer.deliver.finding("SUBJECT", message)


def lost_subjects(config: Configuration) -> Iterator[Finding]:
    """Yield subjects whose acknowledged messages JetStream cannot find, or only by reading the whole stream again."""
    names = ("stream-subject", "stored-subject-in-memory", "stored-subject")
    is_subject, is_found_in_memory, is_found = (rule(f"nats-server:{name}").is_valid for name in names)
    in_memory = {stream.name.value for stream in config.streams if stream.in_memory}
    texts = [(text, consumer.stream in in_memory) for consumer in config.consumers for text in consumer.filters]
    for stream in config.streams:
        stored = [text for text in stream.destinations if text is not stream.republished]
        texts += ((text, stream.in_memory) for text in (*stream.subjects, *stream.selected, *stored))
    for text, is_in_memory in texts:
        subject, cause = _plain(text), ""
        if not is_found_in_memory(subject):
            cause = "JetStream stores its messages, but never finds them by subject"
        elif not is_in_memory and not is_found(subject):
            cause = "its messages make the server read the whole stream anew at each start"
        if cause and is_subject(subject):
            yield text.finding("LOST_SUBJECT", f"{text.quoted}: {cause}", "warning")


def _plain(text: Text) -> str:
    return masked(text.value) if text.keys[-1] == "dest" else str(text.value)


def _subjects(config: Configuration) -> Iterator[Text]:
    for stream in config.streams:
        for origin in stream.origins:
            yield from (*origin.filters, *origin.node.texts("subject_transforms", "dest"))
        yield from (*stream.subjects, *stream.selected, *stream.destinations)
    for consumer in config.consumers:
        yield from filter(None, (*consumer.filters, consumer.deliver))
    for shared in config.shared:
        yield from [shared.subject] if shared.local is shared.subject else [shared.subject, shared.local]


def overlapping_streams(config: Configuration) -> Iterator[Finding]:
    """Yield subjects captured by two streams or twice by one, or that overlap for the server alone."""
    subjects = [(subject.value, (stream, subject)) for stream in config.streams for subject in stream.captured]
    for (stream, subject), (other, earlier), more in _overlapping(subjects):
        if other is not stream and other.name.value == stream.name.value != "":
            continue  # one stream that is defined twice, which `case_only` reports
        of, also_of = (f" of stream {each.name.quoted}" for each in (stream, other))
        ending = refusal("SERVER_OVERLAP" if more is None else "OVERLAP", 10052 if other is stream else 10065)[1]
        if more is None:
            if overlaps(subject.value, earlier.value, as_server=_OLDER):
                message = f"{subject.quoted}{of} and {earlier.quoted}{also_of if other is not stream else ''}"
                yield subject.finding("SERVER_OVERLAP", f"{message} {_FOR_SERVER}{ending}")
            continue
        if other is stream:
            message = f"stream {stream.name.quoted} lists {subject.quoted} and {earlier.quoted}, which overlap"
        else:
            message = f"{subject.quoted}{of} overlaps {earlier.quoted}{also_of}"
        example = quoted(common_subject(subject.value, earlier.value))
        yield subject.finding("OVERLAP", f"{message}: both capture {example}{more}{ending}")


def _overlapping(items: Iterable[tuple[str, Value]]) -> Iterator[tuple[Value, Value, str | None]]:
    """Yield each item with the first earlier ones whose filters overlap its own, and a note on the number of others.

    Then, with None as the note, those that share nothing with it, but may overlap for the server.
    """
    for (pattern, value), others in overlapping((item[0], item) for item in items):
        sharing = [other for text, other in others if overlaps(pattern, text)]
        more = len(sharing) - OTHERS
        for at, other in enumerate(sharing[:OTHERS], 1):
            yield value, other, f" (and {more} more overlap it)" if at == OTHERS and more > 0 else ""
        yield from ((value, other, None) for text, other in others if not overlaps(pattern, text))


def filters_outside(config: Configuration) -> Iterator[Finding]:
    """Yield filters in consumers, mirrors, sources and the stream itself that reach beyond the stream."""
    streams = config.by_name
    for consumer in config.consumers:
        if stream := streams.get(consumer.stream or ""):
            yield from _outside(streams, stream, consumer.filters)
    for stream in config.streams:
        known: list[str] = []  # subjects of all origins so far: servers before 2.10 compare a filter with all these
        for origin in stream.origins:
            if other := streams.get(origin.name.value):
                known += (text.value for text in other.captured)
                yield from _outside(streams, other, () if origin.external else origin.filters, known)
        yield from _outside(streams, stream, stream.selected, [text.value for text in stream.captured])


def _feeding(stream: Stream, streams: dict[str, Stream]) -> list[Stream]:
    """Return the stream and those that it mirrors or sources; none if one is unknown, or renamed on the way."""
    feeding: dict[str, Stream] = {}
    left: list[Stream | None] = [stream]
    while left:
        each = left.pop()
        if each is None or (each.origins and each.renamed[1]):
            return []
        if each.name.value not in feeding:
            feeding[each.name.value] = each
            for origin in each.origins:
                is_plain = not (origin.external or origin.node.items("subject_transforms"))
                left.append(streams.get(origin.name.value) if is_plain else None)
    return [*feeding.values()]


def _is_nested(subjects: list[str], text: str) -> bool:
    """Check whether a server before 2.10 sees a subject cover a consumer's filter, or the filter cover a subject."""
    wide = () if rule("nats-server:literal-subject").is_valid(text) else (text,)
    return covers(subjects, text, as_server=_OLDER) or any(covers(wide, each, as_server=_OLDER) for each in subjects)


def _outside(
    streams: dict[str, Stream], stream: Stream, texts: tuple[Text, ...], known: list[str] | None = None
) -> Iterator[Finding]:
    feeding = _feeding(stream, streams) if texts else []
    kept, captured = [text for each in feeding for text in stored(each)], [text.value for text in stream.captured]
    own = [text.value for each in feeding for text in each.captured]
    error = 10093 if known is None else 10052
    for text in texts:
        is_renaming = text == stream.renamed[0]
        among = own if is_renaming else kept
        listed, more = ", ".join(map(quoted, among[:OTHERS])), len(among) - OTHERS
        listed += f" and {more} more" if more > 0 else ""
        where = f"stream {stream.name.quoted}, which {'captures' if among == captured else 'stores'} {listed}"
        # Servers before 2.10 neither rename nor read lists.
        is_read = text.keys[-1] == "filter_subject" or text.keys[-2:] == ("republish", "src")
        is_apart = is_read and bool(known) and not overlaps(known or (), text.value, as_server=_OLDER)
        is_refused = is_read and not _is_nested(among, text.value) if known is None else is_apart
        level, ending = refusal("FILTER_OUTSIDE", error) if is_refused and kept == own else ("warning", "")
        if among and not any(overlaps(subject, text.value) for subject in among):
            yield text.finding("FILTER_OUTSIDE", f"filter {text.quoted} selects nothing of {where}{ending}", level)
        elif is_apart:
            cause = f"filter {text.quoted} selects nothing that stream {stream.name.quoted} itself captures"
            yield text.finding("FILTER_OUTSIDE", f"{cause}{refusal('FILTER_OUTSIDE', error)[1]}")
        elif among and text not in stream.selected and not any(covers(subject, text.value) for subject in kept):
            yield text.finding("FILTER_WIDER", f"filter {text.quoted} reaches beyond {where}{ending}", level)


def overlapping_filters(config: Configuration) -> Iterator[Finding]:
    """Yield a consumer's overlapping filters: servers reject a filter that another one covers, older ones all."""
    for consumer in config.consumers:
        for later, earlier, more in _overlapping((text.value, text) for text in consumer.filters):
            a, b = earlier.value, later.value
            message = f"filters {later.quoted} and {earlier.quoted}"
            if more is not None:
                level, ending = refusal("FILTER_OVERLAP", before=not (covers(a, b) or covers(b, a)))
                common = quoted(common_subject(a, b))
                yield later.finding("FILTER_OVERLAP", f"{message} both select {common}{more}{ending}", level)
            elif covers(a, b, as_server=_OLDER) or covers(b, a, as_server=_OLDER):
                yield later.finding("SERVER_OVERLAP", f"{message} {_FOR_SERVER}{refusal('SERVER_OVERLAP', 10138)[1]}")


def reserved(config: Configuration) -> Iterator[Finding]:
    """Yield subjects of streams, and of deliveries, reserved for the server or NATS's own clients."""
    is_reserved, is_event = (rule(f"nats-server:{name}-subject").is_valid for name in ("reserved", "event"))
    was_reserved = rule(f"nats-server@{_OLDER}:reserved-subject").is_valid
    is_system = rule("nats-docs:subject-reserved").is_valid
    for stream in config.streams:
        for subject in stream.subjects:
            if was_reserved(subject.value):
                is_lenient = stream.node.at("no_ack").value is True
                way_out = "" if is_lenient else "; the server accepts it with `no_ack: true`"
                level, ending = refusal("RESERVED", before=is_lenient or (not is_reserved(subject.value) and _NEWER))
                if covers("$JS.API.>", subject.value) if is_lenient else not is_event(subject.value):
                    yield subject.finding("RESERVED", f"{subject.quoted} {RESERVED}{way_out}{ending}", level)
            elif is_system(subject.value) and not _is_own(stream):
                owner = "names that begin with `$` belong to NATS itself"
                cause = "`_INBOX` is where replies arrive" if subject.value.startswith("_") else owner
                yield subject.finding("DOLLAR", f"{subject.quoted}: {cause}", "warning")
    for deliver in (consumer.deliver for consumer in config.consumers if consumer.deliver):
        if rule("nats-server:reserved-destination").is_valid(deliver.value):
            yield deliver.finding("RESERVED", f"{deliver.quoted} {RESERVED}{refusal('RESERVED', 10112)[1]}")


def _is_own(stream: Stream) -> bool:
    """Check whether NATS itself makes the stream: for buckets and for MQTT."""
    from ..tables import BUCKETS  # as in `names`

    prefixes = tuple(kind["stream"].partition("{}")[0] for kind in BUCKETS)
    name = stream.name.value
    return name.startswith(prefixes) or rule("nats-server:stream-name-of-mqtt").is_valid(name)


def led_back(config: Configuration) -> Iterator[Finding]:
    """Yield destinations of streams and consumers inside the same stream, which the server rejects if it sees them."""
    streams = config.by_name
    for consumer in config.consumers:
        stream, deliver = streams.get(consumer.stream or ""), consumer.deliver
        if stream and deliver:
            for own in (own for own in stream.captured if covers(own.value, deliver.value, as_server=_OLDER)):
                ending = refusal("DELIVER_CYCLE", before=not covers(own.value, deliver.value) and _NEWER)[1]
                yield deliver.finding("DELIVER_CYCLE", _leads_back(deliver, own) + ending)
    for stream in config.streams:
        if stream.republished:
            yield from _republished(stream, stream.republished)


def _leads_back(destination: Text, own: Text) -> str:
    return f"{destination.quoted} leads back into {own.quoted} of the same stream"


def _republished(stream: Stream, destination: Text) -> Iterator[Finding]:
    source, written = stream.node.first("republish", "src"), destination.value
    selected, (renamed, result) = source.value if source else ">", stream.renamed
    captured = [own.value for own in stream.captured]
    is_implicit = bool(selected == written == ">" and result and renamed and captured == [renamed.value])
    written = result.value if is_implicit and result else written  # what the stream keeps goes out under the same name
    is_selected = stream.origins or overlaps([*stored(stream)], selected)
    results = image(selected, written) if is_selected else ()
    for own in stream.captured:
        message = _leads_back(destination, own)
        is_seen, was_seen = (overlaps(own.value, written, as_server=release) for release in (_NEWER, _OLDER))
        if was_seen or is_implicit:
            level, ending = refusal("REPUBLISH_CYCLE", before=not is_seen and (not was_seen or _NEWER))
            yield destination.finding("REPUBLISH_CYCLE", f"{message}{ending}", level)
        elif overlaps(own.value, results):
            yield destination.finding("REPUBLISH_CYCLE", f"{message}; servers do not see it", "warning")


def bad_mappings(config: Configuration) -> Iterator[Finding]:
    """Yield destinations of an account's mappings that the server rejects, and with them the account."""
    for source, destination in config.mappings:
        texts = (_HASH.sub(lambda call: "x" * len(call[0]), text) for text in (source, destination.value))
        if cause := refused(*texts):
            yield destination.finding("TRANSFORM", cause)


def overlapping_shares(config: Configuration) -> Iterator[Finding]:
    """Yield an account's overlapping exports, and imports whose subjects overlap in the account."""
    for _, shares in groupby(sorted(config.shared, key=_SPACE), _SPACE):
        for later, earlier, more in _overlapping((_inside(shared), shared) for shared in shares):
            if more is None:
                continue
            a, b = _inside(earlier), _inside(later)
            nested = covers(a, b) or covers(b, a)
            rejected = nested if later.kind == "export" else later.service and a == b
            kind = f"{'service' if later.service else 'stream'} {later.kind}s"
            common = quoted(common_subject(a, b))
            message = f"{kind} {later.local.quoted} and {earlier.local.quoted} overlap: {common} is in both{more}"
            yield later.local.finding("SHARED_OVERLAP", message, "error" if rejected else "warning")


def _inside(shared: Shared) -> str:
    """Return an export's or import's filter inside its account; references to wildcards are wildcards."""
    return ".".join("*" if _REFERENCE.fullmatch(token) else token for token in shared.local.value.split("."))
