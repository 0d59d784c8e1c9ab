"""Streams, consumers, exports and imports, found in any of the shapes that NATS writes as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..text import printable
from .finding import Document, Finding
from .shapes import CLAIMS, CONSUMER, CONSUMER_INFO, SHARES, STREAM, Keys, Shape, wrong_types

IGNORE = "natsgrammar.ignore"  # a key of metadata: the codes of findings to leave out


@dataclass(frozen=True)
class Text:
    """A string of a document, and its place."""

    value: str
    document: Document = field(repr=False)
    keys: Keys

    def finding(self, code: str, message: str, level: str = "error", related: str = "") -> Finding:
        """A finding about this string."""
        return Finding(code, level, message, self.keys, self.document, related)


@dataclass(frozen=True)
class Origin:
    """A stream that another one mirrors or sources, and the prefixes of one that is in another account or domain."""

    name: Text
    filters: tuple[Text, ...]
    external: bool
    api: Text | None = None
    deliver: Text | None = None


@dataclass(frozen=True)
class Stream:
    """A stream: its name, the subjects it captures, the origins and destinations of its messages.

    `selected` are the subjects that it renames or republishes, `destinations` the results, `republished` the one of
    these that other subscribers see, `metadata` the keys of its metadata.
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
class Shared:
    """An export or import of the account that `owner` numbers; `local` is the subject inside that account."""

    owner: int
    kind: str
    service: bool
    subject: Text
    local: Text


@dataclass(frozen=True)
class Ignore:
    """A suppression in the metadata of a stream or consumer, and the object that it is for: `config` or around it."""

    text: Text
    scope: Keys

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes that it lists."""
        return tuple(code for part in self.text.value.split(",") if (code := part.strip()))


@dataclass(frozen=True)
class Page:
    """A page of a listing of the server, and where it begins and ends among `total` streams or consumers."""

    document: Document = field(repr=False)
    keys: Keys
    total: int
    begin: int
    end: int


@dataclass
class Configuration:
    """Everything that a set of files describes; `faults` holds what could not be read."""

    streams: list[Stream] = field(default_factory=list)
    consumers: list[Consumer] = field(default_factory=list)
    shared: list[Shared] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)
    ignores: list[Ignore] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)


def configuration(documents: Iterable[Document]) -> Configuration:
    """The configuration that the documents describe; a document without any becomes a finding."""
    found = Configuration()
    for document in documents:
        before = _size(found)
        for keys, value in _candidates(document, found, document.value, ()):
            _read(found, document, keys, value)
        if _size(found) == before and not _is_empty_list(document.value):
            message = "the document holds no stream, consumer, export or import"
            found.faults.append(Finding("NOTHING_KNOWN", "warning", message, (), document))
    found.faults += _partial(found.pages)
    return found


def _partial(pages: list[Page]) -> Iterator[Finding]:
    """A finding for each page of a listing whose next or previous page is not there."""
    begins = {(page.total, page.begin) for page in pages}
    ends = {(page.total, page.end) for page in pages}
    for page in pages:
        lacks_next = page.end < page.total and (page.total, page.end) not in begins
        if lacks_next or (page.begin > 0 and (page.total, page.begin) not in ends):
            message = f"holds {page.end - page.begin:,} of {page.total:,} {page.keys[-1]}: add the other pages"
            yield Finding("PARTIAL", "warning", message, page.keys, page.document)


def _size(found: Configuration) -> int:
    return len(found.streams) + len(found.consumers) + len(found.shared) + len(found.faults)


def _is_empty_list(value: Any) -> bool:
    return value == [] or (isinstance(value, dict) and any(value.get(key) == [] for key in ("streams", "consumers")))


def _candidates(
    document: Document, found: Configuration, value: Any, keys: Keys
) -> Iterator[tuple[Keys, dict[str, Any]]]:
    """The objects to read: the value itself, or those of a list or a listing; collects bare names on the way."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, str):
                _named(found, Text(item, document, (*keys, index)))
            else:
                yield from _candidates(document, found, item, (*keys, index))
    elif isinstance(value, dict):
        listings = [key for key in ("streams", "consumers") if isinstance(value.get(key), list)]
        for key in listings:
            _listed(found, document, value, (*keys, key))
            yield from _candidates(document, found, value[key], (*keys, key))
        if not listings:
            yield keys, value
    elif not {"streams", "consumers"}.isdisjoint(keys):
        _typed(found, document, keys, value, {})


def _listed(found: Configuration, document: Document, value: dict[str, Any], keys: Keys) -> None:
    """Notes which part of a listing this is, and what the server could not tell."""
    total, begin, end = value.get("total"), value.get("offset", 0), len(value[str(keys[-1])])
    if type(total) is int and type(begin) is int:
        found.pages.append(Page(document, keys, total, begin, begin + end))
    for key in ("missing", "offline"):
        if isinstance(names := value.get(key), list | dict) and names:
            unread = ", ".join(f"`{printable(str(name))}`" for name in names)
            message = f"names what the server could not read: {unread}"
            found.faults.append(Finding("PARTIAL", "warning", message, (*keys[:-1], key), document))


def _named(found: Configuration, name: Text) -> None:
    """A bare name in a list: of a consumer if the list says so, else of a stream."""
    if "consumers" in name.keys:
        found.consumers.append(Consumer(None, (name,)))
    else:
        found.streams.append(Stream(name))


def _read(found: Configuration, document: Document, keys: Keys, value: dict[str, Any]) -> None:
    _typed(found, document, keys, value, {"config": {}})
    config = value["config"] if isinstance(value.get("config"), dict) else value
    inner = (*keys, "config") if config is not value else keys
    found.ignores += (Ignore(text, keys) for text in _inner(document, inner, config, "metadata", IGNORE))
    if _is_consumer(value, config):
        _typed(found, document, keys, value, CONSUMER_INFO)
        _typed(found, document, inner, config, CONSUMER)
        found.consumers.append(_consumer(document, keys, value, inner, config))
    elif config.get("name") is not None and ("streams" in keys[-2:] or not _STREAM.isdisjoint(config)):
        _typed(found, document, inner, config, STREAM)
        if isinstance(config["name"], str):
            found.streams.append(_stream(document, inner, config))
    for holder, shape in (("nats", CLAIMS), ("account_detail", SHARES)):
        if isinstance(value.get(holder), dict):
            _typed(found, document, (*keys, holder), value[holder], shape)
            _read_shared(found, document, (*keys, holder), value[holder])
    # Other documents also have members of these names, such as objects in a package.json.
    lists = {kind: value[kind] for kind in ("exports", "imports") if isinstance(value.get(kind), list)}
    _typed(found, document, keys, lists, SHARES)
    _read_shared(found, document, keys, value)


def _typed(found: Configuration, document: Document, keys: Keys, value: Any, shape: Shape) -> None:
    """Adds a problem for every value that is not of its shape."""
    for at, message in wrong_types(value, shape, keys):
        found.faults.append(Finding("WRONG_TYPE", "error", message, at, document))


_STREAM = {"subjects", "retention", "storage", "mirror", "sources"}
_CONSUMER = {"durable_name", "ack_policy", "deliver_policy", "filter_subject", "filter_subjects"}


def _is_consumer(value: dict[str, Any], config: dict[str, Any]) -> bool:
    return "stream_name" in value or not _CONSUMER.isdisjoint(config)


def _stream(document: Document, keys: Keys, config: dict[str, Any]) -> Stream:
    origins = [_origin(document, (*keys, "mirror"), config.get("mirror"))]
    sources = config.get("sources")
    if isinstance(sources, list):
        origins += [_origin(document, (*keys, "sources", at), source) for at, source in enumerate(sources)]
    moves = [(keys, config, "subject_transform"), (keys, config, "republish")]
    renamed, republished = ([*_inner(document, *move, "dest")] for move in moves)
    return Stream(
        Text(config["name"], document, (*keys, "name")),
        tuple(_texts(document, keys, config, "subjects")),
        config.get("no_ack") is True,
        tuple(origin for origin in origins if origin),
        tuple(text for move in moves for text in _inner(document, *move, "src")),
        (*renamed, *republished),
        republished[0] if republished else None,
        config.get("storage") == "memory",
        _metadata(document, keys, config),
    )


def _origin(document: Document, keys: Keys, config: Any) -> Origin | None:
    if not isinstance(config, dict) or not isinstance(config.get("name"), str):
        return None
    filters = [*_texts(document, keys, config, "filter_subject")]
    transforms = config.get("subject_transforms")
    for at, transform in enumerate(transforms if isinstance(transforms, list) else ()):
        if isinstance(transform, dict):
            filters += _texts(document, (*keys, "subject_transforms", at), transform, "src")
    external = config.get("external")
    prefixes = [next(_inner(document, keys, config, "external", key), None) for key in ("api", "deliver")]
    return Origin(Text(config["name"], document, (*keys, "name")), tuple(filters), bool(external), *prefixes)


def _consumer(document: Document, keys: Keys, value: dict[str, Any], inner: Keys, config: dict[str, Any]) -> Consumer:
    places = [(inner, config, "durable_name"), (inner, config, "name"), (keys, value, "name")]
    names: dict[str, Text] = {}
    for where, holder, key in places:
        if isinstance(holder.get(key), str) and holder[key]:
            names.setdefault(holder[key], Text(holder[key], document, (*where, key)))
    filters = [*_texts(document, inner, config, "filter_subject"), *_texts(document, inner, config, "filter_subjects")]
    stream = value.get("stream_name")
    return Consumer(
        stream if isinstance(stream, str) else None,
        tuple(names.values()),
        tuple(filters),
        next(_texts(document, inner, config, "deliver_subject"), None),
        next(_texts(document, inner, config, "deliver_group"), None),
        tuple(_texts(document, inner, config, "priority_groups")),
        config.get("mem_storage") is True,
        _metadata(document, inner, config),
    )


def _metadata(document: Document, keys: Keys, config: dict[str, Any]) -> tuple[Text, ...]:
    metadata = config.get("metadata")
    return (
        tuple(Text(key, document, (*keys, "metadata", key)) for key in metadata) if isinstance(metadata, dict) else ()
    )


def _read_shared(found: Configuration, document: Document, keys: Keys, account: dict[str, Any]) -> None:
    owner = len(found.shared)
    for kind in ("exports", "imports"):
        for at, entry in enumerate(account[kind] if isinstance(account.get(kind), list) else ()):
            place = (*keys, kind, at)
            subject = next(_texts(document, place, entry, "subject"), None) if isinstance(entry, dict) else None
            if subject:
                service = entry.get("type") in ("service", 2)
                local = subject
                if kind == "imports":
                    subject, local = _sides(document, place, entry, subject, service)
                found.shared.append(Shared(owner, kind[:-1], service, subject, local))


def _sides(document: Document, place: Keys, entry: dict[str, Any], subject: Text, service: bool) -> tuple[Text, Text]:
    """The subject of an import in the account of the exporter, and in this one."""
    local, to = (next(_texts(document, place, entry, key), None) for key in ("local_subject", "to"))
    if local:
        return subject, local
    # The older `to` is the subscriber's: the exporter's of a service, the importer's of a stream.
    return (to or subject, subject) if service else (subject, to or subject)


def _inner(document: Document, keys: Keys, holder: dict[str, Any], key: str, inner: str) -> Iterator[Text]:
    value = holder.get(key)
    if isinstance(value, dict):
        yield from _texts(document, (*keys, key), value, inner)


def _texts(document: Document, keys: Keys, holder: dict[str, Any], key: str) -> Iterator[Text]:
    value = holder.get(key)
    if isinstance(value, str) and value:
        yield Text(value, document, (*keys, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, str):
                yield Text(item, document, (*keys, key, index))
