"""Checks for several streams, and for several consumers of one stream."""

from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from ..subjects import overlaps
from ..text import quoted
from .conditions import refusal
from .finding import Finding
from .model import Configuration, Origin, Part, Stream
from .overlap_index import overlapping


def work_queues(config: Configuration) -> Iterator[Finding]:
    """Yield consumers of one work queue with common messages, which the server rejects."""
    streams = config.members_of_streams
    filters: dict[str | None, list[tuple[str, Part]]] = defaultdict(list)
    for part in config.parts:
        is_private = part.members.get("direct") or part.members.get("sourcing")
        if part.about == "consumer" and streams.get(part.stream, {}).get("retention") == "workqueue" and not is_private:
            texts = part.members.get("filter_subject") or part.members.get("filter_subjects") or [">"]
            filters[part.stream] += ((text, part) for text in ([texts] if isinstance(texts, str) else texts))
    for queue in filters.values():
        pairs = [(part, other) for part, others in overlapping(queue) for other in others]
        first = {id(part): (part, other) for part, other in reversed(pairs) if _label(other) != _label(part)}
        yield from (_sharing(*pair) for pair in reversed(first.values()))


def _sharing(part: Part, other: Part) -> Finding:
    key = next((key for key in ("filter_subject", "filter_subjects") if part.members.get(key)), None)
    level, ending = refusal("WORK_QUEUE", 10100 if key else 10099)
    cause = f"{_label(part)} selects messages of {_label(other)}: each message of a work queue has one consumer"
    return (part.node.at(key) if key else part.node).finding("WORK_QUEUE", f"{cause}{ending}", level)


def _label(part: Part) -> str:
    return f"consumer {quoted(part.members.get('durable_name') or part.members.get('name') or '')}"


def cycles(config: Configuration) -> Iterator[Finding]:
    """Yield streams with a way back to themselves, which servers reject, older ones whatever filters are on it."""
    graph: dict[str, dict[str, Origin]] = {}
    circled = set[str]()
    for before in (False, True):
        level, ending = refusal("CYCLE", before=before)
        for name, stream in config.by_name.items():
            links = (o for o in stream.origins if not o.external and (before or _passes(stream, o)))
            graph[name] = {} if name in circled else {origin.name.value: origin for origin in links}
        while names := _circle(graph):
            origin = graph[names[1]][names[0]]
            way = " ← ".join(map(quoted, reversed(names)))
            yield origin.name.finding("CYCLE", f"messages come back to their stream: {way}{ending}", level)
            graph |= {name: {} for name in names}
            circled.update(names)


def _circle(graph: dict[str, dict[str, Origin]]) -> list[str]:
    """Return the streams in a circle, each after those that it feeds; none if there is no circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def _passes(stream: Stream, origin: Origin) -> bool:
    """Check whether the server sees a cycle if this is its last link: it compares a source's filter with the stream."""
    text = origin.node.first("filter_subject") if "sources" in origin.node.keys else None
    return text is None or any(overlaps(own.value, text.value) for own in stream.captured)
