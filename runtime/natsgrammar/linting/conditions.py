"""Rejected members of one stream, consumer, mirror or source: the rows of `grammar/refusals.toml`."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..core import rule
from ..subjects import covers, overlaps
from ..text import quoted
from .finding import Finding
from .model import Configuration
from .shapes import Keys
from .transforms import masked, refused, written

if TYPE_CHECKING:
    from ..tables import RefusalEntry

_DEFAULTS = {"retention": "limits", "storage": "file", "discard": "old", "persist_mode": "default"}
_DEFAULTS |= {"ack_policy": "none", "deliver_policy": "all", "priority_policy": "none"}
_UNITS = {"ms": 10**6, "s": 10**9}  # in nanoseconds
_YEAR = 366 * 86_400  # in seconds, as which people write what is less and not some milliseconds
TERM = re.compile(r"(-?)([a-z_.]+)(?:([=<>~])([-\w.|>]+))?")
_NUMBER = re.compile(r"(-?[0-9]+)(ms|s)?")
_FILLED = re.compile(r"(?:^|\.)(?:\$[0-9]|\{\{[^.]*\}\}(?=\.|$))")

Members = Mapping[str, Any]
Fault = tuple[Keys, str]  # the way to the value below the members, and the message
Find = Callable[[Members, Members], Iterator[Fault]]  # from the members, and those of a consumer's stream


@cache
def refusal(code: str, error: int = 0, *, before: bool | str = False) -> tuple[str, str]:
    """Return the level of a check's findings, and the end of their messages: the server's error and its releases.

    `error` chooses among several, `before` a rejection by older servers alone: by those before a release, if named.
    """
    from ..tables import REFUSALS  # here, because the generator lists the codes before there are tables

    rows = (row for row in REFUSALS if row["code"] == code and error in (0, row["error"]))
    return _ending(next(row for row in rows if error or before in (row["before"], bool(row["before"]))))


def _ending(row: RefusalEntry) -> tuple[str, str]:
    if not row["error"]:
        return "warning", ""
    releases = f" before {row['before']}" if row["before"] else ""
    return "error", f" (error {row['error']} of nats-server{releases})"


def conditions(config: Configuration) -> Iterator[Finding]:
    """Yield members of streams, consumers, mirrors and sources rejected by servers, or ineffective."""
    streams = config.members_of_streams
    for part in config.parts:
        for key, row, find in _conditions()[part.about]:
            if key in part.members or key in _DEFAULTS:
                for keys, message in find(part.members, streams.get(part.stream, {})):
                    (level, ending), path = _ending(row), (*part.node.keys, *keys)
                    yield Finding(row["code"], level, f"{message}{ending}", path, part.node.document)


@cache
def _conditions() -> dict[str, list[tuple[str, RefusalEntry, Find]]]:
    """Return the rows for each kind of object, with the member they need and the functions to find them."""
    from ..tables import REFUSALS  # as in `refusal`

    rows: dict[str, list[tuple[str, RefusalEntry, Find]]] = defaultdict(list)
    for row in (row for row in REFUSALS if row["about"]):
        name, _, member = row["each"].partition(" ")
        find = partial(_FINDERS[name], member) if name else _finder(row)
        rows[row["about"]].append((member.partition(" ")[0] or re.findall("[a-z_]+", row["when"])[0], row, find))
    return rows


def _finder(row: RefusalEntry) -> Find:
    """Return a function for members with all terms of a row."""
    terms = [term.groups() for text in row["when"].split() if (term := TERM.fullmatch(text))]

    def find(members: Members, stream: Members) -> Iterator[Fault]:
        if all(_holds(members, stream, *term) for term in terms):
            _, member, operator, other = terms[0]
            value, keys = _value(members, stream, member), tuple(member.split("."))
            are_seconds = operator == "<" and other.endswith("s") and 0 < value < _YEAR and value % _UNITS["ms"]
            detail = f": {value} ns; {value} s are {value * _UNITS['s']}" if are_seconds else ""
            yield keys[: 1 + (value is not None)] if keys[0] in members else (), f"{row['says']}{detail}"

    return find


def _value(members: Members, stream: Members, path: str) -> Any:
    """Return a term's member, or its default."""
    value: Any = members
    for key in path.split("."):
        inner = value.get(key, _DEFAULTS.get(key)) if isinstance(value, Mapping) else None
        value = stream if key == "stream" else inner
    return value


def _holds(members: Members, stream: Members, no: str, path: str, operator: str | None, other: str) -> bool:
    value = _value(members, stream, path)
    if operator == "=":
        values = value if isinstance(value, list) else [value]
        holds = any(str(each).lower() in other.split("|") for each in values)
    elif operator:
        number: Any = len(value) if isinstance(value, list) else value or 0
        literal = _NUMBER.fullmatch(other)
        limit: Any = int(literal[1]) * _UNITS.get(literal[2], 1) if literal else _value(members, stream, other) or 0
        is_limited = bool(number or not literal[2]) if literal else isinstance(limit, str) or limit > 0
        holds = is_limited and {"<": number < limit, ">": number > limit, "~": number == limit}[operator]
    else:
        holds = value not in (None, False, 0, "", [])
    return holds != bool(no)


def _moves(members: Members, member: str) -> Iterator[tuple[Keys, str, str]]:
    """Yield place, `src` and `dest` for a transform, or for each in a list."""
    value: Any = members.get(member) or []
    moves = enumerate(value) if isinstance(value, list) else [(None, value)]
    for at, move in moves:
        yield (member,) if at is None else (member, at), move.get("src") or "", move.get("dest") or ""


def _destinations(member: str, members: Members, _: Members) -> Iterator[Fault]:
    is_subject = rule("nats-server:stream-subject").is_valid
    for keys, source, destination in _moves(members, member):
        # Each text has a finding of its own if it is malformed.
        texts = (written(text, member) for text in (source, masked(destination)) if text)
        if all(map(is_subject, texts)) and (cause := refused(source, destination, member)):
            yield (*keys, "dest"), cause


def _older(argument: str, members: Members, _: Members) -> Iterator[Fault]:
    """Yield destinations with a function that older servers do not read there."""
    member, pattern = argument.split(" ", 1)
    for keys, source, destination in _moves(members, member):
        if (unread := re.search(pattern, destination, re.IGNORECASE)) and not refused(source, destination, member):
            yield (*keys, "dest"), f"{quoted(destination)}: {quoted(unread['call'])} is not read"


def _unused(member: str, members: Members, _: Members) -> Iterator[Fault]:
    """Yield destinations with fewer functions than the source has wildcards."""
    for keys, source, destination in _moves(members, member):
        is_short = destination and len(_FILLED.findall(destination)) < source.split(".").count("*")
        if is_short and not refused(source, destination, member):
            yield (*keys, "dest"), f"{quoted(destination)} leaves out wildcards in {quoted(source)}"


def _overlapping(as_overlap: Callable[..., bool], argument: str, members: Members, __: Members) -> Iterator[Fault]:
    member, _, older = argument.partition(" ")
    for (_, a, _), (keys, b, _) in combinations(_moves(members, member), 2):
        now, then = (any(as_overlap(*p, as_server=r) for p in ((a, b), (b, a))) for r in (True, older or True))
        if then and not (older and now):
            yield (*keys, "src"), f"{quoted(b)} overlaps {quoted(a)}: each message has one transform"


def _twice(member: str, members: Members, _: Members) -> Iterator[Fault]:
    seen = set()
    for at, source in enumerate(members.get(member, ())):
        moves = [(src, dest) for _, src, dest in _moves(source, "subject_transforms")]
        moves = moves or [(source.get("filter_subject") or "", "")]
        inner = [(source.get(key), name) for key, name in (("external", "api"), ("consumer", "name"))]
        others = [None if value is None else value.get(name) or "" for value, name in inner]  # as `composeIName`
        identity = (source.get("name"), *others, *((src or ">", dest or ">") for src, dest in moves))
        if identity in seen:
            yield (member, at), f"{quoted(str(source.get('name')))} is a source twice, with the same filter"
        seen.add(identity)


_FINDERS = {"destinations": _destinations, "twice": _twice, "older": _older, "unused": _unused}
_FINDERS |= {"overlaps": partial(_overlapping, overlaps), "covers": partial(_overlapping, covers)}
