"""Checks for stream names, consumer names, queue groups and buckets."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from ..core import advice, roles, rule
from ..errors import Misuse
from ..subjects import covers
from ..text import quoted, unknown
from .conditions import refusal
from .finding import Finding
from .model import Configuration, Stream, Text
from .transforms import image

Verdict = tuple[str, str, str]  # on a name rejected by the server's rule: the code, level and end of the finding
# The kinds of names that a user's own rules may judge.
OWN = ("stream-name", "consumer-name", "durable-name", "queue-name", "priority-group", "stream-subject", "filter")
_LOSES_ACKS = "nats-server@2.9.10"  # the last edition that has rules for the names whose acknowledgements are lost


def bad_names(config: Configuration) -> Iterator[Finding]:
    """Yield names rejected by the server for their storage, and names rejected by some client."""
    dialects = roles()
    for role, verdict, name, in_memory in _named(config):
        yield from _judged(name, role, dialects[role], verdict, in_memory)


def _named(config: Configuration) -> Iterator[tuple[str, Verdict, Text, bool]]:
    """Yield each name with its role, the verdict if it is rejected, and whether its server keeps it in memory."""
    in_memory = {stream.name.value for stream in config.streams if stream.in_memory}
    for stream in config.streams:
        # A file may leave the name to the command that reads it.
        if stream.name.value or "name" in stream.name.keys[-1:]:
            yield "stream-name", ("STREAM_NAME", "error", ""), stream.name, stream.in_memory
        for origin in stream.origins:
            name, is_mirror = origin.name, origin.node.keys[-1] == "mirror"
            # Servers accept some names that no stream has.
            is_accepted = (
                (is_mirror and origin.external)
                or "\0" in name.value
                or len(name.value.encode(errors="surrogatepass")) > 255
            )
            verdict = ("warning", "") if is_accepted else refusal("STREAM_NAME", 10142 if is_mirror else 10141)
            yield "stream-name", ("STREAM_NAME", verdict[0], verdict[1]), name, name.value in in_memory
    for consumer in config.consumers:
        for name in consumer.names:
            role = "durable-name" if name.keys[-1] == "durable_name" else "consumer-name"
            is_fleeting = consumer.stream in in_memory or consumer.node.at("mem_storage").value is True
            yield role, ("CONSUMER_NAME", "error", ""), name, is_fleeting
        for key, role in (("deliver_group", "queue-name"), ("priority_groups", "priority-group")):
            yield from ((role, ("GROUP_NAME", *refusal("GROUP_NAME")), x, False) for x in consumer.node.texts(key))


def own_rules(config: Configuration, addresses: Mapping[str, str]) -> Iterator[Finding]:
    """Yield names, stream subjects and consumer filters rejected by the rules at the addresses."""
    for role in addresses:
        if role not in OWN:
            raise Misuse(unknown("kind of name", role, OWN))
    rules = {role: rule(address) for role, address in addresses.items()}
    texts = [(role, name) for role, _, name, _ in _named(config)]
    texts += [("stream-subject", subject) for stream in config.streams for subject in stream.subjects]
    texts += [("filter", text) for consumer in config.consumers for text in consumer.filters]
    for role, text in texts:
        violation = rules[role].check(text.value) if role in rules else None
        if violation is not None:
            message = f"{text.quoted} is rejected by {rules[role].address}: {violation.message}"
            yield text.finding("OWN_RULE", message + advice(violation.suggestion), cause=violation.cause)


def _judged(
    name: Text, role: str, dialects: Iterable[tuple[str, str]], verdict: Verdict, in_memory: bool = False
) -> Iterator[Finding]:
    """Judge a name by the dialects' rules for its role; the server has other rules for storage in memory."""
    (code, level, ending), storage = verdict, "-in-memory" if in_memory else ""
    rules = [(who, f"{address}{storage if who.startswith('nats-server') else ''}") for who, address in dialects]
    rejecting = [(who, error) for who, address in rules if (error := rule(address).check(name.value))]
    if not rejecting:
        return
    portable = rule(f"portable:{role}").check(name.value)
    instead = advice(portable.suggestion) if portable else ""
    server = [error for who, error in rejecting if who.startswith("nats-server")]
    error = server[-1] if server else rejecting[0][1]
    why = f"{error.message}{instead}"
    if server and role == "queue-name":  # a consumer may have any group, but no subscription
        message = f"{name.quoted}: no client can subscribe with it: {why}"
        yield name.finding(code, message, "warning", cause=error.cause)
    elif server:
        yield name.finding(code, f"{name.quoted}: {why}{ending}", level, cause=error.cause)
    else:
        who = ", ".join(who for who, _ in rejecting)
        message = f"{name.quoted} is rejected by {who}: {why}"
        yield name.finding("CLIENT_REFUSES", message, "warning", cause=error.cause)


def unacknowledged(config: Configuration) -> Iterator[Finding]:
    """Yield stream and consumer names for which older servers lose acknowledgements."""
    is_name, is_acknowledged = (rule(f"{_LOSES_ACKS}:{name}").is_valid for name in ("stream-name", "acknowledged-name"))
    names = [stream.name for stream in config.streams]
    for name in (*names, *(name for consumer in config.consumers for name in consumer.names)):
        if is_name(name.value) and not is_acknowledged(name.value):
            message = f"{name.quoted}: servers before 2.14.5 lose acknowledgements where a name has a `%`"
            yield name.finding("PERCENT", message, "warning")


def case_only(config: Configuration) -> Iterator[Finding]:
    """Yield names that differ only by case, which share a folder on macOS and Windows, and duplicates."""
    yield from _alike("stream", [("", stream.name) for stream in config.streams if stream.name.value])
    yield from _alike("consumer", [(each.stream, name) for each in config.consumers for name in each.names[:1]])


def _alike(kind: str, names: Sequence[tuple[str | None, Text]]) -> Iterator[Finding]:
    """Yield names that share a folder; each comes with its stream."""
    seen: dict[tuple[str | None, str], Text] = {}
    for stream, name in names:
        other = seen.setdefault((stream, name.value.casefold()), name)
        if other.value != name.value:
            message = f"{kind}s {name.quoted} and {other.quoted} differ by case only: one folder on macOS and Windows"
            yield name.finding("CASE_ONLY", message, "warning")
        elif other is not name:
            first = other.document.shown_place(other.keys)
            message = f"{kind} {other.quoted} is defined twice, first in {first}"
            yield name.finding("DUPLICATE", message, "warning", first)


def buckets(config: Configuration) -> Iterator[Finding]:
    """Yield bucket streams with an invalid name, or without a subject that clients write to."""
    from ..tables import BUCKETS  # here, because the generator lists the codes before there are tables

    for stream, kind in product(config.streams, BUCKETS):
        name, (prefix, suffix) = stream.name, kind["stream"].split("{}")
        if not (name.value.startswith(prefix) and name.value.endswith(suffix)):
            continue
        bucket = name.value.removeprefix(prefix).removesuffix(suffix)
        if violation := rule(f"portable:{kind['role']}").check(bucket):
            message = f"bucket {quoted(bucket)} of stream {name.quoted}: {violation.message}"
            yield name.finding("BUCKET_NAME", message, "warning", cause=violation.cause)
            continue
        subjects = [subject.format(bucket) for subject in kind["subjects"]]
        for subject in subjects if stream.subjects else ():
            if not any(covers(captured.value, subject) for captured in stream.subjects):
                message = f"stream {name.quoted} does not capture {quoted(subject)}, which its clients write to"
                yield name.finding("BUCKET_SUBJECT", message, "warning")
        yield from _unreachable(config, stream, subjects)


def _unreachable(config: Configuration, stream: Stream, subjects: list[str]) -> Iterator[Finding]:
    """Yield sources with keys outside the subjects of a bucket's clients."""
    for origin in stream.origins if not stream.renamed[1] else ():
        other = config.by_name.get(origin.name.value)
        own = [text.value for text in other.captured] if other and not origin.external else []
        moves = origin.node.items("subject_transforms")
        ends = ([end.value if (end := move.first(key)) else "" for key in ("src", "dest")] for move in moves)
        brought = [text for source, destination in ends for text in image(source, destination)]
        if not moves:
            brought = [text.value for text in origin.node.texts("filter_subject")] or own
        for text in brought if origin.name.keys[-2] != "mirror" else ():
            if not any(covers(subject, text) for subject in subjects):
                message = f"{origin.name.quoted} brings {quoted(text)} into stream {stream.name.quoted}"
                message += f", whose clients read {quoted(subjects[0])}; add a transform"
                yield origin.name.finding("BUCKET_SUBJECT", message, "warning")


def prefixes(config: Configuration) -> Iterator[Finding]:
    """Yield rejected prefixes for the API and deliveries in another account or domain."""
    for origin in (origin for stream in config.streams for origin in stream.origins):
        api = origin.node.first("external", "api")
        for prefix in filter(None, (api, origin.node.first("external", "deliver"))):
            violation = rule("nats-server:literal-subject").check(prefix.value)
            if violation:
                yield prefix.finding("SUBJECT", f"{prefix.quoted}: {violation.message}", cause=violation.cause)
            elif prefix is api and prefix.value == "$JS.API":
                message = "is the API of the stream's own account; name the prefix of the other one"
                yield prefix.finding("RESERVED", f"{prefix.quoted} {message}")
            elif prefix is api:
                yield from _judged(prefix, "js-api-prefix", roles()["js-api-prefix"], ("SUBJECT", "error", ""))


def metadata_keys(config: Configuration) -> Iterator[Finding]:
    """Yield metadata keys reserved for NATS, except the server's own."""
    free, is_reserved = rule("adr33:metadata-key"), rule("adr33:metadata-key-reserved").is_valid
    is_own = rule("nats-server:metadata-key-of-server").is_valid
    for node in (part.node.at("metadata") for part in config.parts if part.about in ("stream", "consumer")):
        for key in node.value if isinstance(node.value, dict) else ():
            violation = free.check(key)
            if violation is not None and not is_own(key):
                reserved = "keys that begin with `_nats` are reserved for NATS itself"
                cause = reserved if is_reserved(key) else violation.message
                yield node.at(key).finding("METADATA_KEY", f"{quoted(key)}: {cause}", "warning", cause=violation.cause)
