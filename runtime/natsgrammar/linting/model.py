"""Streams, consumers, exports and imports, read from every JSON that NATS writes about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from typing import Any

from ..text import printable, quoted
from .finding import Document, Finding
from .shapes import CLAIMS, CONSUMER, CONSUMER_INFO, SHARES, STREAM, Keys, Members, Shape, as_go_reads, wrong_types

IGNORE = "natsgrammar.ignore"  # a key of metadata: the codes of findings to leave out
READABLE = (
    "`nats stream info NAME --json`, `nats consumer info STREAM NAME --json`, decoded account claims, or the server's "
    "`/jsz?consumers=true&config=true` and `/accountz?acc=NAME`; subject mappings also as JSON"
)
KUBERNETES = "; `docs/guide/kubernetes.md` shows how to get JSON from a Kubernetes resource"
_NOTHING = f"holds no stream, consumer, export or import; pass {READABLE}"
_DETAILS = ("account_details", "stream_detail", "consumer_detail")  # which configure nothing outside of `config`
_NAMED = ("streams", "consumers")
_LISTINGS = (*_NAMED, *_DETAILS)
_WITHOUT_CONFIG = "the answer has no configuration; if it lists streams, ask with `consumers=true&config=true`"
_OF_STREAM = {"subjects", "retention", "storage", "mirror", "sources"}
_OF_CONSUMER = {"durable_name", "ack_policy", "deliver_policy", "filter_subject", "filter_subjects"}
_MEMBERS = {"stream": [*STREAM, "template_owner"], "consumer": [*CONSUMER]}  # the former also of older servers


@dataclass(slots=True)  # not frozen, which would make a reader of many values a tenth slower
class Node:
    """A document's value, and its place."""

    document: Document = field(repr=False)
    keys: Keys
    value: Any

    @property
    def quoted(self) -> str:
        """A string as messages show it."""
        return quoted(self.value)

    def at(self, key: str) -> Node:
        """Return an object's member; its value is None if there is none."""
        return Node(self.document, (*self.keys, key), self.value.get(key) if isinstance(self.value, dict) else None)

    def items(self, key: str = "") -> list[Node]:
        """Return the items in the list, or in the list at the key; none if there is no list."""
        node = self.at(key) if key else self
        values = node.value if isinstance(node.value, list) else ()
        return [Node(node.document, (*node.keys, at), value) for at, value in enumerate(values)]

    def texts(self, *path: str) -> Iterator[Text]:
        """Yield the string at the path unless it is empty, or the strings in lists on the way and there."""
        if isinstance(self.value, list):
            for item in self.items():
                yield from item.texts(*path)
        elif path:
            yield from self.at(path[0]).texts(*path[1:])
        elif isinstance(self.value, str) and (self.value or isinstance(self.keys[-1], int)):
            yield self

    def first(self, *path: str) -> Text | None:
        """Return the first string at the path, or None."""
        return next(self.texts(*path), None)

    def finding(
        self, code: str, message: str, level: str = "error", related: str = "", cause: str | None = None
    ) -> Finding:
        """Return a finding about this value."""
        return Finding(code, level, message, self.keys, self.document, related, cause or "")


Text = Node  # one whose value is a string


@dataclass(frozen=True)
class Origin:
    """A mirrored or sourced stream, and the filters for its messages."""

    name: Text
    node: Node
    filters: tuple[Text, ...]

    @property
    def external(self) -> bool:
        """Check whether it is in another account or domain."""
        return self.node.at("external").value is not None


@dataclass(frozen=True)
class Stream:
    """A stream: its name, the subjects it captures, the origins and destinations of its messages.

    `node` is its configuration, or a name alone. `selected` are the subjects that it renames or republishes,
    `destinations` the results, `republished` the destination for other subscribers.
    """

    name: Text
    node: Node
    subjects: tuple[Text, ...] = ()
    origins: tuple[Origin, ...] = ()
    selected: tuple[Text, ...] = ()
    destinations: tuple[Text, ...] = ()
    republished: Text | None = None
    renamed: tuple[Text | None, Text | None] = (None, None)  # `src` and `dest` of its own transform

    @property
    def is_described(self) -> bool:
        """Check whether this is no name alone."""
        return isinstance(self.node.value, dict)

    @property
    def in_memory(self) -> bool:
        """Check whether the server keeps its messages in memory."""
        return bool(self.node.at("storage").value == "memory")

    @property
    def captured(self) -> tuple[Text, ...]:
        """The subjects; without any, and without an origin, the server uses the name."""
        implicit = self.is_described and self.name.value and not self.origins
        return self.subjects or ((self.name,) if implicit else ())


@dataclass(frozen=True)
class Consumer:
    """A consumer: the stream it reads, its names, its configuration, its filters, where it delivers."""

    stream: str | None
    names: tuple[Text, ...]
    node: Node
    filters: tuple[Text, ...] = ()
    deliver: Text | None = None


@dataclass(frozen=True)
class Part:
    """The valid members, null left out, in a stream, a consumer with its `stream`, a mirror or a source."""

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


Ignore = tuple[Text, Keys]  # a suppression in metadata, and the object it applies to: `config` or around it
Page = tuple[Node, int, int, int]  # of the server's listing: its place, among how many, where it begins and ends


@dataclass
class Configuration:
    """The content of several files; `faults` has the unreadable values."""

    streams: list[Stream] = field(default_factory=list)
    consumers: list[Consumer] = field(default_factory=list)
    shared: list[Shared] = field(default_factory=list)
    mappings: list[tuple[str, Text]] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)
    ignores: list[Ignore] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    @property
    def size(self) -> int:
        """How much was read so far, or could not be read."""
        return len(self.streams) + len(self.consumers) + len(self.shared) + len(self.mappings) + len(self.faults)

    @property
    def by_name(self) -> dict[str, Stream]:
        """The streams by name; of several, the last."""
        return {stream.name.value: stream for stream in self.streams}

    @property
    def members_of_streams(self) -> dict[Any, Mapping[str, Any]]:
        """The members of each stream, by its name."""
        return {part.members.get("name"): part.members for part in self.parts if part.about == "stream"}


def configuration(documents: Iterable[Document]) -> Configuration:
    """Return the configuration in the documents; a document without any becomes a finding."""
    config = Configuration()
    for document in documents:
        left = [_opened(config, Node(document, (), document.value))]
        while left:
            if inner := next(left[-1], None):
                left.append(_opened(config, inner))
            else:
                left.pop()
    config.faults += _partial(config.pages)
    return config


def _is_empty(value: Any) -> bool:
    """Check whether a value is a list, or a listing without entries, which can be null, as Go writes it."""
    return isinstance(value, list) or (isinstance(value, dict) and any(value.get(k, 0) in (None, []) for k in _NAMED))


def _partial(pages: list[Page]) -> Iterator[Finding]:
    """Yield a finding for each page whose next or previous page is missing."""
    begins, ends = ({(page[1], page[at]) for page in pages if page[2] < page[3]} for at in (2, 3))
    for node, total, begin, end in pages:
        if (end < total and (total, end) not in begins) or (begin > 0 and (total, begin) not in ends):
            first = f", begins at {begin:,}" * (begin > 0)
            message = f"holds {end - begin:,} of {total:,} {node.keys[-1]}{first}: add the other pages"
            yield node.finding("PARTIAL", message, "warning")


def _opened(config: Configuration, node: Node) -> Iterator[Node]:
    """Read the object, or the bare name in a listing, and yield the values inside left to read before it goes on."""
    value, listing = node.value, next((key for key in reversed(node.keys) if isinstance(key, str)), "")
    is_listed, before, silent = not listing or listing in _LISTINGS, config.size, list[Node]()
    if isinstance(value, list):
        for item in node.items():
            size = config.size
            yield item
            silent += [item] * (config.size == size and not is_listed and item.value != [])
    elif isinstance(value, str) and node.keys and is_listed:
        if "consumers" in node.keys:
            config.consumers.append(Consumer(None, (node,), node))
        else:
            config.streams.append(Stream(node, node))
    elif isinstance(value, dict) and "apiVersion" not in value:  # Kubernetes has other members and durations
        yield from _opened_object(config, Node(node.document, node.keys, as_go_reads(value)), listing)
    elif listing in _LISTINGS:
        _check_types(config, node, {})
    is_named = listing == "account_details" and isinstance(value, dict) and value.get("name")
    silent = [node] if is_listed and not is_named and not _is_empty(value) else silent
    if (config.size == before) == is_listed:  # in another list, items are unknown beside known ones
        config.faults += map(_unknown, silent)


def _unknown(node: Node) -> Finding:
    value, message = node.value, f"the {'item' if node.keys else 'document'} {_NOTHING}"
    if isinstance(value, dict):
        message += KUBERNETES if "apiVersion" in value else ""
        message = _WITHOUT_CONFIG if any(map(value.get, _DETAILS)) or "stream_detail" in node.keys else message
    return node.finding("NOTHING_KNOWN", message, "warning")


def _opened_object(config: Configuration, node: Node, listing: str) -> Iterator[Node]:
    """Read the object, which is in the listing, and yield those inside."""
    value = node.value
    listings = [key for key in _LISTINGS if isinstance(value.get(key, 0), list | None)]
    for key in listings:
        _note_listing(config, node, key)
    before = config.size
    if listing not in _DETAILS or value.get("config"):
        _read(config, node, not listing or listing in _LISTINGS)
    is_read = config.size > before
    for key in listings:
        yield from node.items(key)
    if not is_read and not (listings and listing):  # an answer inside another
        yield from (node.at(key) for key in value if key not in listings and isinstance(value[key], dict | list))


def _note_listing(config: Configuration, node: Node, key: str) -> None:
    """Record a listing's page, and the entries omitted by the server."""
    total, begin = node.value.get("total"), node.value.get("offset", 0)
    if type(total) is int and type(begin) is int and key in _NAMED:
        config.pages.append((node.at(key), total, begin, begin + len(node.items(key))))
    for omitted in map(node.at, ("missing", "offline")):
        if isinstance(omitted.value, list | dict) and omitted.value:
            unread = ", ".join(f"`{printable(str(name))}`" for name in omitted.value)
            message = f"names what the server could not read: {unread}"
            config.faults.append(omitted.finding("PARTIAL", message, "warning"))


def _read(config: Configuration, node: Node, is_listed: bool) -> None:
    """Add an object's stream or consumer, exports and imports, and suppressions, if it looks like one."""
    inner = node.at("config") if isinstance(node.value.get("config"), dict) else node
    if is_listed:
        _check_types(config, node, {"config": {}})
    config.ignores += ((text, node.keys) for text in inner.texts("metadata", IGNORE))
    likely = _likeliest([key for key in inner.value if key not in _LISTINGS]) if is_listed else ""
    is_origin = not {"mirror", "sources"}.isdisjoint(node.keys[-2:])
    of_consumer = "stream_name" in node.value or likely == "consumer"
    if of_consumer or not (is_origin or _OF_CONSUMER.isdisjoint(inner.value)):
        _check_types(config, node, CONSUMER_INFO)
        name = node.at("stream_name").value
        stream = name if isinstance(name, str) else None
        _add_part(config, "consumer", inner, CONSUMER | CONSUMER_INFO, stream)
        config.consumers.append(_consumer(stream, node, inner))
    elif likely == "stream" or _is_stream(inner, is_listed):
        _add_part(config, "stream", inner, STREAM, state=node.value.get("state"))
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
    known, is_plain = _OF_STREAM & node.value.keys(), is_listed and node.value.keys() <= STREAM.keys()
    if node.value.get("name") is None:
        return len(known) > (not is_plain)
    return bool(known) or is_plain or (is_listed and "streams" in node.keys[-2:])


def _likeliest(members: list[str]) -> str:
    """Return the object's kind by most members, also misspelt ones; empty if that is unclear.

    If both have as many, they are a stream's if one is a word with `_`, which other documents seldom have.
    """
    stream, consumer = (sum(_likeness(key, kind) for key in members) for kind in ("stream", "consumer"))
    is_chance = len(members) == 1 and max(stream, consumer) < 1  # `resource` is like `sources`
    if is_chance or 2 * max(stream, consumer) <= len(members):
        return ""
    return "consumer" if consumer > stream else "stream" if stream > consumer or any("_" in m for m in members) else ""


@lru_cache(maxsize=4096)
def _likeness(key: str, kind: str) -> float:
    """Return how much the key is like a member for the kind, from 0 to 1."""
    similar = get_close_matches(key, _MEMBERS[kind], 1, 0.7)
    return max((SequenceMatcher(None, key, member).ratio() for member in similar), default=0.0)


def _check_types(config: Configuration, node: Node, shape: Shape, *, closed: bool = False) -> set[str | int]:
    """Add a fault for every value without its shape, and return the members with such values."""
    faults = [*wrong_types(node.value, shape, node.keys, closed=closed)]
    config.faults += (Finding(code, "error", message, keys, node.document) for keys, code, message in faults)
    return {key for keys, code, _ in faults if code == "WRONG_TYPE" for key in keys[len(node.keys) :][:1]}


def _add_part(
    config: Configuration, about: str, node: Node, shape: Members, stream: str | None = None, state: Any = None
) -> None:
    """Add an object's members and state, its mirror's and its sources', and faults for unknown and wrong ones."""
    wrong = {key for key in _check_types(config, node, shape, closed=True) if not isinstance(shape[key], re.Pattern)}
    members = {key: value for key, value in node.value.items() if key not in wrong and value is not None}
    config.parts.append(Part(about, node, members | {"state": state}, stream))
    origins = [("mirror", node.at("mirror"))] * ("mirror" in shape and "mirror" in members)
    origins += [("sources", source) for source in node.items("sources") if "sources" in shape and "sources" in members]
    config.parts += (Part(kind, origin, origin.value) for kind, origin in origins)


def _stream(node: Node) -> Stream:
    republished = [*node.texts("republish", "dest")]
    return Stream(
        _named(node),
        node,
        tuple(node.texts("subjects")),
        tuple(filter(None, map(_origin, (node.at("mirror"), *node.items("sources"))))),
        (*node.texts("subject_transform", "src"), *node.texts("republish", "src")),
        (*node.texts("subject_transform", "dest"), *republished),
        republished[0] if republished else None,
        (node.first("subject_transform", "src"), node.first("subject_transform", "dest")),
    )


def _origin(node: Node) -> Origin | None:
    if not isinstance(node.value, dict):
        return None
    name, filters = _named(node), (*node.texts("filter_subject"), *node.texts("subject_transforms", "src"))
    return Origin(name, node, filters) if isinstance(name.value, str) else None


def _named(node: Node) -> Text:
    """Return an object's name, which is empty where the object has none."""
    name = node.at("name")
    return Text(node.document, node.keys, "") if name.value is None else name


def _consumer(stream: str | None, node: Node, config: Node) -> Consumer:
    names: dict[str, Text] = {}
    for name in (*config.texts("durable_name"), *config.texts("name"), *node.texts("name")):
        names.setdefault(name.value, name)
    filters = (*config.texts("filter_subject"), *config.texts("filter_subjects"))
    return Consumer(stream, tuple(names.values()), config, filters, config.first("deliver_subject"))


def _read_shared(config: Configuration, account: Node) -> None:
    """Add an account's exports, imports and mappings."""
    owner, mappings = len(config.shared), account.at("mappings")
    for source in mappings.value if isinstance(mappings.value, dict) else ():
        # In claims and account details a list of objects; the server's configuration has two names for it, or a string.
        ways = (mappings.at(source).texts(*path) for path in ((), ("subject",), ("destination",), ("dest",)))
        config.mappings += ((source, text) for texts in ways for text in texts)
    for entry in account.items("exports") + account.items("imports"):
        if subject := entry.first("subject"):
            kind, service = str(entry.keys[-2])[:-1], entry.at("type").value in ("service", 2)
            local, to = (entry.first(key) if kind == "import" else None for key in ("local_subject", "to"))
            # The older `to` is the subscriber's subject: the exporter's for a service, the importer's for a stream.
            outside, inside = (to or subject, subject) if service else (subject, to or subject)
            sides = (subject, local) if local else (outside, inside)
            config.shared.append(Shared(owner, kind, service, *sides))
