"""Checks for several streams, and for several consumers of one stream."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from ..subjects import overlaps
from ..text import quoted
from .conditions import refusal
from .finding import Finding
from .model import Configuration, Origin, Part, Stream
from .overlap_index import Overlaps


def work_queues(config: Configuration) -> Iterator[Finding]:
    """Yield consumers of a work queue that would share messages, which the server rejects."""
    streams = {part.members.get("name"): part.members for part in config.parts if part.about == "stream"}
    known: dict[str, Overlaps[str]] = defaultdict(lambda: Overlaps(as_server=True))
    named: set[tuple[str, str]] = set()
    for part in config.parts:
        stream, members = part.stream or "", part.members
        name = members.get("durable_name") or members.get("name") or ""
        is_private = members.get("direct") or members.get("sourcing") or (name and (stream, name) in named)
        if part.about != "consumer" or is_private or streams.get(stream, {}).get("retention") != "workqueue":
            continue
        named.add((stream, name))
        filters = [members.get("filter_subject") or "", *members.get("filter_subjects", ())]
        yield from _sharing(part, name, [*filter(None, filters)], known[stream])


def _sharing(part: Part, name: str, filters: list[str], known: Overlaps[str]) -> Iterator[Finding]:
    label = f"consumer {quoted(name)}" if name else "a consumer without a name"
    others = [other for text in filters or [">"] for other in known.add(text, label) if other != label]
    level, ending = refusal("WORK_QUEUE", 10100 if filters else 10099)
    key = next((key for key in ("filter_subject", "filter_subjects") if part.members.get(key)), "")
    path = (*part.node.keys, key) if key else part.node.keys
    for other in others[:1]:
        cause = f"{label} selects messages of {other}: each message of a work queue has one consumer{ending}"
        yield Finding("WORK_QUEUE", level, cause, path, part.node.document)


def cycles(config: Configuration) -> Iterator[Finding]:
    """Yield streams that receive their own messages from others, which the server rejects."""
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
    text = origin.filter
    return not origin.external and (text is None or any(overlaps(own.value, text.value) for own in stream.captured))
