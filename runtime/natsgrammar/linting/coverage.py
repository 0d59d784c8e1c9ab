"""Which filters of a configuration capture which subjects."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..subjects import SubjectIndex
from .finding import Finding
from .model import Configuration, Stream, Text


@dataclass(frozen=True)
class Filter:
    """A stream's subject or a consumer's filter, and its place."""

    pattern: str
    stream: str
    consumer: str | None
    place: str = field(compare=False)


class Coverage:
    """How often filters captured subjects; a consumer captures nothing that its described stream does not."""

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters = filters
        self.subjects = 0
        self.untaken = Counter[str]()
        self.twice = Counter[str]()
        self.takers: dict[str, list[Filter]] = {}  # subject → the stream filters that captured it, if several did
        self._taken: set[Filter] = set()
        self._by_pattern: dict[str, list[Filter]] = {}
        for entry in filters:
            self._by_pattern.setdefault(entry.pattern, []).append(entry)
        self._index = SubjectIndex(self._by_pattern)
        self._described = {entry.stream for entry in filters if entry.consumer is None}

    @property
    def idle(self) -> list[Filter]:
        """The filters without a subject."""
        return [entry for entry in self.filters if entry not in self._taken]

    @property
    def counts(self) -> dict[str, int]:
        """How many subjects were captured once, never, and more than once."""
        untaken, twice = self.untaken.total(), self.twice.total()
        return {"taken_once": self.subjects - untaken - twice, "untaken": untaken, "taken_twice": twice}

    def add(self, subject: str) -> None:
        """Count one more use of the subject."""
        self.subjects += 1
        takers = [entry for pattern in self._index.matching(subject) for entry in self._by_pattern[pattern]]
        streams = [entry for entry in takers if entry.consumer is None]
        reached = {entry.stream for entry in streams}
        consumers = (entry for entry in takers if entry.consumer is not None)
        self._taken.update(streams)
        self._taken.update(c for c in consumers if c.stream in reached or c.stream not in self._described)
        if not streams:
            self.untaken[subject] += 1
        elif len(streams) > 1:
            self.twice[subject] += 1
            self.takers[subject] = streams


def filters(config: Configuration) -> tuple[Filter, ...]:
    """Return the filters in streams and consumers; consumers have none if their stream renames."""
    plain = {
        stream.name.value: not stream.origins and all(text == stream.republished for text in stream.destinations)
        for stream in config.streams
    }
    entries = [_filter(text, stream.name.value, None) for stream in config.streams for text in stream.captured]
    for consumer in config.consumers:
        if consumer.stream is not None and plain.get(consumer.stream, True):
            name = consumer.names[0].value if consumer.names else ""
            entries += [_filter(text, consumer.stream, name) for text in consumer.filters]
    return tuple(dict.fromkeys(entries))


def unclear(config: Configuration) -> Iterator[Finding]:
    """Yield a finding for each unclear part, without which the filters would be incomplete."""
    yield from config.faults
    for stream in config.streams:
        if not stream.is_described:
            message = f"{stream.name.quoted} is a name alone: its subjects are not known"
            yield stream.name.finding("NOTHING_KNOWN", message)
    known: dict[str, Stream] = {}
    for stream in config.streams:
        first = known.setdefault(stream.name.value, stream)
        if {text.value for text in first.captured} != {text.value for text in stream.captured}:
            where = first.name.document.shown_place(first.name.keys)
            message = f"stream {stream.name.quoted} is defined twice, with other subjects in {where}"
            yield stream.name.finding("DUPLICATE", message)


def _filter(text: Text, stream: str, consumer: str | None) -> Filter:
    return Filter(text.value, stream, consumer, text.document.shown_place(text.keys))
