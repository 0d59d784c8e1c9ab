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
    """Yield streams with a way back to themselves, which the server rejects."""
    streams = config.by_name
    graph = {name: {o.name.value: o for o in stream.origins if _passes(stream, o)} for name, stream in streams.items()}
    level, ending = refusal("CYCLE")
    while True:
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            # Its list has each stream after those that it feeds.
            names: list[str] = error.args[1]
            origin = graph[names[1]][names[0]]
            way = " ← ".join(map(quoted, reversed(names)))
            yield origin.name.finding("CYCLE", f"messages come back to their stream: {way}{ending}", level)
            graph |= {name: {} for name in names}
        else:
            return


def _passes(stream: Stream, origin: Origin) -> bool:
    """Check whether the server sees a cycle if this is its last link: it compares the filter with the own subjects."""
    text = origin.node.first("filter_subject")
    return not origin.external and (text is None or any(overlaps(own.value, text.value) for own in stream.captured))
