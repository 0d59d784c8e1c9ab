"""Streams, consumers, exports and imports, read from every JSON that NATS writes about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..text import printable, quoted
from .finding import Document, Finding
from .shapes import CLAIMS, CONSUMER, CONSUMER_INFO, SHARES, STREAM, Keys, Members, Shape, wrong_types

IGNORE = "natsgrammar.ignore"  # a key of metadata: the codes of findings to leave out
READABLE = (
    "`nats stream info NAME --json`, `nats consumer info STREAM NAME --json`, decoded account claims, or the server's "
    "`/jsz?consumers=true&config=true` and `/accountz?acc=NAME`"
)
_LISTINGS = ("streams", "consumers", "account_details", "stream_detail", "consumer_detail")
_OF_STREAM = {"subjects", "retention", "storage", "mirror", "sources"}
_OF_CONSUMER = {"durable_name", "ack_policy", "deliver_policy", "filter_subject", "filter_subjects"}


@dataclass(frozen=True)
class Text:
    """A document's string, and its place."""

    value: str
    document: Document = field(repr=False)
    keys: Keys

    @property
    def quoted(self) -> str:
        """The string as messages show it."""
        return quoted(self.value)

    def finding(self, code: str, message: str, level: str = "error", related: str = "") -> Finding:
        """Return a finding about this string."""
        return Finding(code, level, message, self.keys, self.document, related)


@dataclass(slots=True)  # not frozen, which would make a reader of many values a tenth slower
class Node:
    """A document's value, and its place."""

    document: Document = field(repr=False)
    keys: Keys
    value: Any

    def at(self, key: str) -> Node:
        """Return an object's member; its value is None if there is none."""
        return Node(self.document, (*self.keys, key), self.value.get(key) if isinstance(self.value, dict) else None)

    def items(self, key: str = "") -> list[Node]:
        """Return the items in the list, or in the list at the key; none if there is no list."""
        node = self.at(key) if key else self
        values = node.value if isinstance(node.value, list) else ()
        return [Node(node.document, (*node.keys, at), value) for at, value in enumerate(values)]

    def text(self) -> Text:
        """Return the value, which is a string, with its place."""
        return Text(self.value, self.document, self.keys)

    def texts(self, *path: str) -> Iterator[Text]:
        """Yield the string at the path unless it is empty, or the strings in a list there."""
        node = self
        for key in path:
            node = node.at(key)
        if isinstance(node.value, str) and node.value:
            yield node.text()
        elif isinstance(node.value, list):
            yield from (item.text() for item in node.items() if isinstance(item.value, str))

    def first(self, *path: str) -> Text | None:
        """Return the first string at the path, or None."""
        return next(self.texts(*path), None)

    def finding(self, code: str, message: str, level: str = "warning") -> Finding:
        """Return a finding about this value."""
        return Finding(code, level, message, self.keys, self.document)


@dataclass(frozen=True)
class Origin:
    """A mirrored or sourced stream, and the prefixes for another account or domain."""

    name: Text
    filters: tuple[Text, ...]
    external: bool
    api: Text | None = None
    deliver: Text | None = None
    filter: Text | None = None
    moves: tuple[tuple[str, str], ...] = ()  # `src` and `dest` of its transforms


@dataclass(frozen=True)
class Stream:
    """A stream: its name, the subjects it captures, the origins and destinations of its messages.

    `selected` are the subjects that it renames or republishes, `destinations` the results, `republished` the
    destination for other subscribers, `metadata` the keys in its metadata.
    """

    name: Text
    subjects: tuple[Text, ...] = ()
    no_ack: bool = False
    origins: tuple[Origin, ...] = ()
    selected: tuple[Text, ...] = ()
    destinations: tuple[Text, ...] = ()
    republished: Text | None = None
    in_memory: bool = False
    metadata: tuple[Text, ...] = ()
    renamed: tuple[Text | None, Text | None] = (None, None)  # `src` and `dest` of its own transform
    is_described: bool = False  # and not a name alone

    @property
    def captured(self) -> tuple[Text, ...]:
        """The subjects; without any, and without an origin, the server uses the name."""
        implicit = self.is_described and self.name.value and not self.origins
        return self.subjects or ((self.name,) if implicit else ())


@dataclass(frozen=True)
class Consumer:
    """A consumer: the stream it reads, its names, its filters, where it delivers."""

    stream: str | None
    names: tuple[Text, ...]
    filters: tuple[Text, ...] = ()
    deliver: Text | None = None
    queue: Text | None = None
    groups: tuple[Text, ...] = ()
    in_memory: bool = False
    metadata: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Part:
    """The members of a stream, a consumer (with its stream's name), a mirror or one of the sources.

    Without null and values of another type than the server's.
    """

    about: str
    node: Node
    members: Mapping[str, Any]
    stream: str | None = None


@dataclass(frozen=True)
class Shared:
    """An export or import in the account numbered `owner`; `local` is the subject inside that account."""

    owner: int
    kind: str
    service: bool
    subject: Text
    local: Text


@dataclass(frozen=True)
class Ignore:
    """A suppression in the metadata of a stream or consumer, and the object it applies to: `config` or around it."""

    text: Text
    scope: Keys

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes in its list."""
        return tuple(code for part in self.text.value.split(",") if (code := part.strip()))


@dataclass(frozen=True)
class Page:
    """A page of the server's listing, and where it begins and ends among `total` streams or consumers."""

    node: Node
    total: int
    begin: int
    end: int


@dataclass
class Configuration:
    """The content of several files; `faults` has the unreadable values."""

    streams: list[Stream] = field(default_factory=list)
    consumers: list[Consumer] = field(default_factory=list)
    shared: list[Shared] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)
    ignores: list[Ignore] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    @property
    def size(self) -> int:
        """How much was read so far, or could not be read."""
        return len(self.streams) + len(self.consumers) + len(self.shared) + len(self.faults)

    @property
    def by_name(self) -> dict[str, Stream]:
        """The streams by name; of several, the last."""
        return {stream.name.value: stream for stream in self.streams}


def configuration(documents: Iterable[Document]) -> Configuration:
    """Return the configuration in the documents; a document without any becomes a finding."""
    config = Configuration()
    for document in documents:
        before, left = config.size, [Node(document, (), document.value)]
        while left:
            left += reversed([*_opened(config, left.pop())])
        if config.size == before and not _is_empty_list(document.value):
            message = f"the document holds no stream, consumer, export or import; pass {READABLE}"
            config.faults.append(Node(document, (), document.value).finding("NOTHING_KNOWN", message))
    config.faults += _partial(config.pages)
    return config


def _partial(pages: list[Page]) -> Iterator[Finding]:
    """Yield a finding for each page whose next or previous page is missing."""
    begins = {(page.total, page.begin) for page in pages}
    ends = {(page.total, page.end) for page in pages}
    for page in pages:
        lacks_next = page.end < page.total and (page.total, page.end) not in begins
        if lacks_next or (page.begin > 0 and (page.total, page.begin) not in ends):
            message = f"holds {page.end - page.begin:,} of {page.total:,} {page.node.keys[-1]}: add the other pages"
            yield page.node.finding("PARTIAL", message)


def _is_empty_list(value: Any) -> bool:
    return value == [] or (isinstance(value, dict) and any(value.get(key) == [] for key in ("streams", "consumers")))


def _opened(config: Configuration, node: Node) -> Iterator[Node]:
    """Read the object, or the bare name in a listing, and yield the values inside left to read."""
    value, listing = node.value, next((key for key in reversed(node.keys) if isinstance(key, str)), "")
    is_listed = not listing or listing in _LISTINGS
    if isinstance(value, list):
        yield from node.items()
    elif isinstance(value, dict) and "apiVersion" in value:
        return  # a resource of Kubernetes: members of other names, durations of another notation
    elif isinstance(value, str) and node.keys and is_listed:
        if "consumers" in node.keys:
            config.consumers.append(Consumer(None, (node.text(),)))
        else:
            config.streams.append(Stream(node.text()))
    elif isinstance(value, dict):
        listings = [key for key in _LISTINGS if isinstance(value.get(key), list)]
        for key in listings:
            _note_listing(config, node, key)
            yield node.at(key)
        before = config.size
        if not listings or "config" in value:
            _read(config, node, is_listed)
        if config.size == before and not listings:  # an answer inside another
            yield from (node.at(key) for key, inner in value.items() if isinstance(inner, dict | list))
    elif is_listed and node.keys:
        _check_types(config, node, {})


def _note_listing(config: Configuration, node: Node, key: str) -> None:
    """Record a listing's page, and the entries omitted by the server."""
    total, begin = node.value.get("total"), node.value.get("offset", 0)
    if type(total) is int and type(begin) is int and key in _LISTINGS[:2]:
        config.pages.append(Page(node.at(key), total, begin, begin + len(node.value[key])))
    for omitted in map(node.at, ("missing", "offline")):
        if isinstance(omitted.value, list | dict) and omitted.value:
            unread = ", ".join(f"`{printable(str(name))}`" for name in omitted.value)
            config.faults.append(omitted.finding("PARTIAL", f"names what the server could not read: {unread}"))


def _read(config: Configuration, node: Node, is_listed: bool) -> None:
    """Add an object's stream or consumer, exports and imports, and suppressions.

    Objects outside listings come from unknown documents, which may be about something else.
    """
    inner = node.at("config") if isinstance(node.value.get("config"), dict) else node
    if is_listed:
        _check_types(config, node, {"config": {}})
    config.ignores += (Ignore(text, node.keys) for text in inner.texts("metadata", IGNORE))
    if "stream_name" in node.value or not _OF_CONSUMER.isdisjoint(inner.value):
        _check_types(config, node, CONSUMER_INFO)
        stream = node.first("stream_name")
        _add_part(config, "consumer", inner, CONSUMER | CONSUMER_INFO, stream.value if stream else None)
        config.consumers.append(_consumer(node, inner))
    elif _is_stream(inner, is_listed):
        _add_part(config, "stream", inner, STREAM)
        if isinstance(inner.value.get("name", ""), str):
            config.streams.append(_stream(inner))
    for key, shape in (("nats", CLAIMS), ("account_detail", SHARES)):
        if isinstance(node.value.get(key), dict):
            _check_types(config, node.at(key), shape)
            _read_shared(config, node.at(key))
    if is_listed:
        # Other documents also have members of these names, such as objects in a package.json.
        lists = {kind: node.value[kind] for kind in ("exports", "imports") if isinstance(node.value.get(kind), list)}
        _check_types(config, Node(node.document, node.keys, lists), SHARES)
        _read_shared(config, node)


def _is_stream(node: Node, is_listed: bool) -> bool:
    """Check whether the object describes a stream; configuration files leave the name to a command."""
    known = _OF_STREAM & node.value.keys()
    if node.value.get("name") is None:
        return len(known) > 1
    return bool(known) or (is_listed and ("streams" in node.keys[-2:] or node.value.keys() <= STREAM.keys()))


def _check_types(config: Configuration, node: Node, shape: Shape, *, closed: bool = False) -> set[str | int]:
    """Add a fault for every value without its shape, and return the members with such values."""
    faults = [*wrong_types(node.value, shape, node.keys, closed=closed)]
    config.faults += (Finding(code, "error", message, keys, node.document) for keys, code, message in faults)
    return {key for keys, code, _ in faults if code == "WRONG_TYPE" for key in keys[len(node.keys) :][:1]}


def _add_part(config: Configuration, about: str, node: Node, shape: Members, stream: str | None = None) -> None:
    """Add the members of an object, and those of its mirror and sources; and faults for unknown and wrong ones."""
    wrong = _check_types(config, node, shape, closed=True)
    members = {key: value for key, value in node.value.items() if key not in wrong and value is not None}
    config.parts.append(Part(about, node, members, stream))
    origins = [("mirror", node.at("mirror"))] * ("mirror" in members)
    origins += [("sources", source) for source in node.items("sources") if "sources" in members]
    config.parts += (Part(kind, origin, origin.value) for kind, origin in origins)


def _stream(node: Node) -> Stream:
    origins = [_origin(node.at("mirror")), *map(_origin, node.items("sources"))]
    republished = [*node.texts("republish", "dest")]
    name = node.at("name")
    return Stream(
        name.text() if name.value is not None else Text("", node.document, node.keys),
        tuple(node.texts("subjects")),
        node.value.get("no_ack") is True,
        tuple(origin for origin in origins if origin),
        tuple(text for move in ("subject_transform", "republish") for text in node.texts(move, "src")),
        (*node.texts("subject_transform", "dest"), *republished),
        republished[0] if republished else None,
        node.value.get("storage") == "memory",
        _metadata(node),
        (node.first("subject_transform", "src"), node.first("subject_transform", "dest")),
        True,
    )


def _origin(node: Node) -> Origin | None:
    name = node.at("name")
    if not isinstance(name.value, str):
        return None
    filters = [*node.texts("filter_subject")]
    filters += (text for transform in node.items("subject_transforms") for text in transform.texts("src"))
    api, deliver = (node.first("external", key) for key in ("api", "deliver"))
    ends = ([move.first(end) for end in ("src", "dest")] for move in node.items("subject_transforms"))
    moves = tuple((src.value if src else ">", dest.value if dest else "") for src, dest in ends)
    is_external = bool(node.value.get("external"))
    return Origin(name.text(), tuple(filters), is_external, api, deliver, node.first("filter_subject"), moves)


def _consumer(node: Node, config: Node) -> Consumer:
    names: dict[str, Text] = {}
    for name in (config.at("durable_name"), config.at("name"), node.at("name")):
        if isinstance(name.value, str) and name.value:
            names.setdefault(name.value, name.text())
    stream = node.value.get("stream_name")
    return Consumer(
        stream if isinstance(stream, str) else None,
        tuple(names.values()),
        (*config.texts("filter_subject"), *config.texts("filter_subjects")),
        config.first("deliver_subject"),
        config.first("deliver_group"),
        tuple(config.texts("priority_groups")),
        config.value.get("mem_storage") is True,
        _metadata(config),
    )


def _metadata(node: Node) -> tuple[Text, ...]:
    """Return the metadata's keys."""
    metadata = node.at("metadata")
    keys = metadata.value if isinstance(metadata.value, dict) else ()
    return tuple(Text(key, node.document, (*metadata.keys, key)) for key in keys)


def _read_shared(config: Configuration, account: Node) -> None:
    """Add an account's exports and imports."""
    owner = len(config.shared)
    for kind in ("exports", "imports"):
        for entry in account.items(kind):
            subject = entry.first("subject")
            if subject:
                service = entry.value.get("type") in ("service", 2)
                local = subject
                if kind == "imports":
                    subject, local = _sides(entry, subject, service)
                config.shared.append(Shared(owner, kind[:-1], service, subject, local))


def _sides(entry: Node, subject: Text, service: bool) -> tuple[Text, Text]:
    """Return an import's subject in the exporter's account, and in this one."""
    local, to = entry.first("local_subject"), entry.first("to")
    if local:
        return subject, local
    # The older `to` is the subscriber's subject: the exporter's for a service, the importer's for a stream.
    return (to or subject, subject) if service else (subject, to or subject)
