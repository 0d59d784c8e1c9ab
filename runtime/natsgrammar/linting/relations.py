"""Checks for several streams, and for several consumers of one stream."""

from collections import defaultdict
from collections.abc import Iterator

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
    """Yield streams in which servers see a cycle, older ones whatever filters are on the way."""
    streams = {name: stream for name, stream in config.by_name.items() if name}
    links = _looping({name: [o for o in each.origins if not o.external] for name, each in streams.items()})
    for before in (False, True):
        (level, ending), filtering = refusal("CYCLE", before=before), {} if before else streams
        # A stream after another's cycle has a longer way, and none without the other's origins.
        ways = {name: way for name in links if (way := _met_again(name, links, filtering))}
        for name in sorted(ways, key=lambda name: len(ways[name])):
            if way := _met_again(name, links, filtering):
                shown = " ← ".join(map(quoted, way))
                message = f"servers meet {quoted(way[-1])} again on the way {shown}, which they take for a cycle"
                yield streams[name].name.finding("CYCLE", f"{message}{ending}", level)
                links[name] = []


def _looping(links: dict[str, list[Origin]]) -> dict[str, list[Origin]]:
    """Leave out origins that no way meets again: of one other stream alone, without such origins of their own."""
    readers = defaultdict[str, list[str]](list)
    for name, origin in ((name, origin) for name, origins in links.items() for origin in origins):
        readers[origin.name.value].append(name)
    ends = [name for name in readers if not links.get(name)]
    for end in (end for end in ends if len(readers[end]) == 1):
        reader = readers[end][0]
        links[reader] = [origin for origin in links[reader] if origin.name.value != end]
        ends += [] if links[reader] else [reader]
    return links


def _met_again(first: str, links: dict[str, list[Origin]], streams: dict[str, Stream]) -> list[str]:
    """Return the way from a stream to one before it that servers meet again; empty without any.

    They go level by level, and remember a stream not when it is listed, but when its own origins are read: `toVisit`
    and `visited` in `checkStreamCfg` of nats-server. A stream's turns between its first and its last change nothing.
    """
    visited, left, last = set[str](), [(first, 0)], dict[str, int]()
    for at, (name, _) in enumerate(left):
        if name in visited and at < last[name]:
            continue
        visited.add(name)
        for origin in links[name]:
            other = origin.name.value
            if other in visited and (name not in streams or _passes(streams[name], origin)):
                way = [other, name]
                while at:
                    at = left[at][1]
                    way.append(left[at][0])
                return way[::-1]
            if other in links and other not in visited:
                last[other] = len(left)
                left.append((other, at))
    return []


def _passes(stream: Stream, origin: Origin) -> bool:
    """Check whether the server sees a cycle if this is its last link: it compares a source's filter with the stream."""
    text = origin.node.first("filter_subject") if "sources" in origin.node.keys else None
    return text is None or any(overlaps(own.value, text.value, as_server=True) for own in stream.captured)
