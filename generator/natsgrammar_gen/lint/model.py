"""Streams, consumers, exports and imports, found in whatever shape JSON brings them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from natsgrammar_gen.diagnostics import Diagnostic
from natsgrammar_gen.lint.documents import Document

Keys = tuple[str | int, ...]


@dataclass(frozen=True)
class Text:
    """A string of a document, and where it is."""

    value: str
    document: Document = field(repr=False)
    keys: Keys

    def finding(self, code: str, message: str, level: str = "error") -> Diagnostic:
        """A finding about this string."""
        return Diagnostic(self.document.file, *self.document.place(self.keys), message, code, level)


@dataclass(frozen=True)
class Stream:
    """A stream's name and the subjects it captures."""

    name: Text
    subjects: tuple[Text, ...]
    no_ack: bool


@dataclass(frozen=True)
class Consumer:
    """A consumer: the stream it reads, its names, its filters."""

    stream: str | None
    names: tuple[Text, ...]
    filters: tuple[Text, ...]


@dataclass(frozen=True)
class Shared:
    """An export or import of an account."""

    kind: str
    subject: Text


@dataclass
class Configuration:
    """Everything that a set of files describes."""

    streams: list[Stream] = field(default_factory=list)
    consumers: list[Consumer] = field(default_factory=list)
    shared: list[Shared] = field(default_factory=list)
    unknown: list[Diagnostic] = field(default_factory=list)


def configuration(documents: Iterable[Document]) -> Configuration:
    """What the documents describe; a document that describes nothing known becomes a finding."""
    found = Configuration()
    for document in documents:
        before = _size(found)
        for keys, value in _candidates(document.value, ()):
            _read(found, document, keys, value)
        if _size(found) == before and not _is_empty_list(document.value):
            line, column = document.place(())
            message = "nothing here is a stream, a consumer, an export or an import"
            found.unknown.append(Diagnostic(document.file, line, column, message, "NOTHING_KNOWN", "warning"))
    return found


def _size(found: Configuration) -> int:
    return len(found.streams) + len(found.consumers) + len(found.shared)


def _is_empty_list(value: Any) -> bool:
    return value == [] or (isinstance(value, dict) and any(value.get(key) == [] for key in ("streams", "consumers")))


def _candidates(value: Any, keys: Keys) -> Iterator[tuple[Keys, dict[str, Any]]]:
    """The objects to look at: the value itself, or those of a list or of a listing response."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _candidates(item, (*keys, index))
    elif isinstance(value, dict):
        listings = [key for key in ("streams", "consumers") if isinstance(value.get(key), list)]
        for key in listings:
            yield from _candidates(value[key], (*keys, key))
        if not listings:
            yield keys, value


def _read(found: Configuration, document: Document, keys: Keys, value: dict[str, Any]) -> None:
    config = value["config"] if isinstance(value.get("config"), dict) else value
    inner = (*keys, "config") if config is not value else keys
    if _is_consumer(value, config):
        found.consumers.append(_consumer(document, keys, value, inner, config))
    elif isinstance(config.get("name"), str) and ("subjects" in config or "retention" in config or "storage" in config):
        subjects = tuple(_texts(document, inner, config, "subjects"))
        found.streams.append(
            Stream(Text(config["name"], document, (*inner, "name")), subjects, config.get("no_ack") is True)
        )
    claims = value["nats"] if isinstance(value.get("nats"), dict) else value
    outer = (*keys, "nats") if claims is not value else keys
    for kind in ("exports", "imports"):
        for index, entry in enumerate(claims[kind] if isinstance(claims.get(kind), list) else ()):
            for key in ("subject", "to", "local_subject") if isinstance(entry, dict) else ():
                if isinstance(entry.get(key), str) and entry[key]:
                    found.shared.append(Shared(kind[:-1], Text(entry[key], document, (*outer, kind, index, key))))


def _is_consumer(value: dict[str, Any], config: dict[str, Any]) -> bool:
    return "stream_name" in value or any(
        key in config for key in ("durable_name", "ack_policy", "deliver_policy", "filter_subject")
    )


def _consumer(document: Document, keys: Keys, value: dict[str, Any], inner: Keys, config: dict[str, Any]) -> Consumer:
    places = [(inner, config, "durable_name"), (inner, config, "name"), (keys, value, "name")]
    names: dict[str, Text] = {}
    for where, holder, key in places:
        if isinstance(holder.get(key), str):
            names.setdefault(holder[key], Text(holder[key], document, (*where, key)))
    filters = [*_texts(document, inner, config, "filter_subject"), *_texts(document, inner, config, "filter_subjects")]
    stream = value.get("stream_name")
    return Consumer(stream if isinstance(stream, str) else None, tuple(names.values()), tuple(filters))


def _texts(document: Document, keys: Keys, holder: dict[str, Any], key: str) -> Iterator[Text]:
    value = holder.get(key)
    if isinstance(value, str) and value:
        yield Text(value, document, (*keys, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, str):
                yield Text(item, document, (*keys, key, index))
