"""The types of configuration values, as nats-server and NATS's JWTs read them, and the places of values with others.

A shape is a Python type, a range of integers, a list of one shape, an object of shapes (the key `str` stands for any
other key), a set of the texts that a server looks up, or the pattern of times. A member that is absent or null has the
right type, unless the server looks it up; durations are integers, in nanoseconds. The server defines these types in Go
and no specification does, so they are no grammar: a live test compares those of streams and consumers with servers.
"""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

from ..text import either, near, quoted

Keys = tuple[str | int, ...]
Members = dict[Any, Any]
Shape = type | range | re.Pattern[str] | list[Any] | Members | tuple[type] | frozenset[str]

_INT32, _INT64 = range(-(2**31), 2**31), range(-(2**63), 2**63)
_UINT8, _UINT64 = range(2**8), range(2**64)
_DURATION = range(-(2**63), 2**63)  # known by its identity
_TIME = re.compile(  # as Go reads RFC 3339; it also takes an hour of one digit, and a comma
    r"(\d{4}-\d\d-\d\d)T(\d|[01]\d|2[0-3])(:[0-5]\d){2}([.,]\d+)?(Z|[+-]([01]\d|2[0-4]):([0-5]\d|60))", re.ASCII
)
_CODE = "WRONG_TYPE"
_REFUSED = " (error 10025 of nats-server)"
_UNKNOWN = "servers since 2.12 reject unknown members (error 10025 of nats-server), older ones ignore them"
ENUM: Shape = (str,)  # looked up in any case of its letters


def _one_of(texts: str, *more: str) -> Shape:
    return frozenset({*texts.split(), *more})


def _members(*rows: tuple[str, Shape]) -> Members:
    """Return an object's shape from rows: names, and their members' shape."""
    return {name: shape for names, shape in rows for name in names.split()}


_MOVE = _members(("src dest", str))
_ORIGIN = _members(
    ("name filter_subject", str),
    ("opt_start_time", _TIME),
    ("opt_start_seq", _UINT64),
    ("subject_transforms", [_MOVE]),
    ("external", _members(("api deliver", str))),
    ("consumer", _members(("name deliver_subject", str))),
)
STREAM: Members = _members(
    ("name description", str),
    ("subjects", [str]),
    ("max_consumers max_msgs max_bytes max_msgs_per_subject num_replicas", _INT64),
    ("max_msg_size", _INT32),
    ("first_seq", _UINT64),
    ("max_age duplicate_window subject_delete_marker_ttl", _DURATION),
    ("no_ack allow_direct mirror_direct discard_new_per_subject sealed deny_delete deny_purge", bool),
    ("allow_rollup_hdrs allow_msg_ttl allow_msg_counter allow_atomic allow_msg_schedules allow_batched", bool),
    ("retention", _one_of("limits interest workqueue")),
    ("discard", ENUM),
    ("storage", _one_of("file memory")),
    ("compression", _one_of("none s2")),
    ("persist_mode", _one_of("default async", "")),
    ("placement", _members(("cluster preferred", str), ("tags", [str]))),
    ("mirror", _ORIGIN),
    ("sources", [_ORIGIN]),
    ("subject_transform", _MOVE),
    ("republish", _MOVE | {"headers_only": bool}),
    ("consumer_limits", _members(("inactive_threshold", _DURATION), ("max_ack_pending", _INT64))),
    ("metadata", {str: str}),
)
CONSUMER: Members = _members(
    ("durable_name name description filter_subject sample_freq deliver_subject deliver_group", str),
    ("opt_start_time pause_until", _TIME),
    ("filter_subjects priority_groups", [str]),
    ("max_deliver max_waiting max_ack_pending max_batch max_bytes num_replicas", _INT64),
    ("opt_start_seq rate_limit_bps", _UINT64),
    ("ack_wait max_expires idle_heartbeat inactive_threshold priority_timeout", _DURATION),
    ("backoff", [_DURATION]),
    ("flow_control headers_only mem_storage direct sourcing", bool),
    ("deliver_policy", _one_of("all undefined last last_per_subject new by_start_sequence by_start_time")),
    ("ack_policy", _one_of("none all explicit flow_control")),
    ("replay_policy", _one_of("instant original")),
    ("priority_policy", _one_of("none overflow pinned_client prioritized")),
    ("metadata", {str: str}),
)
CONSUMER_INFO: Members = _members(("stream_name name", str))

_SHARED = _members(("name subject", str), ("allow_trace", bool))
_EXPORT = _SHARED | _members(
    ("response_type description info_url", str),
    ("token_req advertise", bool),
    ("revocations", {str: _INT64}),
    ("response_threshold", _DURATION),
    ("service_latency", _members(("results", str))),
    ("account_token_position", _UINT64),
)
_IMPORT = _SHARED | _members(("account token to local_subject", str), ("share", bool))
SHARES: Members = {"exports": [_EXPORT], "imports": [_IMPORT]}

_JETSTREAM = _members(
    ("mem_storage disk_storage streams consumer max_ack_pending mem_max_stream_bytes disk_max_stream_bytes", _INT64),
    ("max_bytes_required", bool),
)
_LIMITS = _JETSTREAM | _members(
    ("subs data payload imports exports conn leaf", _INT64),
    ("wildcards disallow_bearer", bool),
    ("tiered_limits", {str: _JETSTREAM}),
)
_PERMISSION = _members(("allow deny", [str]))
CLAIMS: Shape = SHARES | _members(
    ("cluster_traffic description info_url", str),
    ("limits", _LIMITS),
    ("revocations", {str: _INT64}),
    ("default_permissions", _members(("pub sub", _PERMISSION), ("resp", _members(("max ttl", _INT64))))),
    ("mappings", {str: [_members(("subject cluster", str), ("weight", _UINT8))]}),
    ("authorization", _members(("auth_users allowed_accounts", [str]), ("xkey", str))),
    ("trace", _members(("dest", str), ("sampling", _INT64))),
)

_CONFIG = STREAM | CONSUMER
_DOCUMENT: Members = _CONFIG | CONSUMER_INFO | {"config": _CONFIG, "nats": CLAIMS}
_NAMES = {*re.findall(r"'(\w+)'", str(_DOCUMENT))}  # at any depth; and some values, which name no member
_KINDS: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a string",
    bool: "a boolean",
    int: "an integer",
    float: "a floating-point number",
    type(None): "null",
}
# The types of a shape's values, if not the shape's own.
_TYPES: dict[type, type] = {range: int, tuple: str, frozenset: str, re.Pattern: str}


def as_go_reads(value: Any, shape: Shape | None = _DOCUMENT) -> Any:
    """Return a value with the shape's names for its members, as Go reads them: in any case, the last one wins."""
    if isinstance(value, list) and isinstance(shape, list):
        return [as_go_reads(item, shape[0]) for item in value]
    if not isinstance(value, dict) or not isinstance(shape, dict):
        return value
    names = ((key if key in shape or _folded(key) not in shape else _folded(key), item) for key, item in value.items())
    return {name: as_go_reads(item, shape.get(name, shape.get(str))) for name, item in names}


def as_written(value: Any, keys: Keys) -> Keys:
    """Return the path with the names in the value, where they differ in case: the last that lead there, or nearest."""
    ways: list[tuple[Keys, Any]] = [((), value)]
    for key in keys:
        ways = [((*path, name), inner[name]) for path, inner in ways for name in _written(inner, key)] or ways
    return ways[0][0]


def _written(value: Any, key: str | int) -> list[Any]:
    """Return the index in a list, or the names in an object that are read as the key, the last one first."""
    names: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    if key in _NAMES:
        return [name for name in reversed(names) if _folded(str(name)) == key]
    return [key] if key in names else []


def _folded(name: str) -> str:
    return name.lower().replace("ſ", "s")


def wrong_types(value: Any, shape: Shape, keys: Keys = (), *, closed: bool = False) -> Iterator[tuple[Keys, str, str]]:
    """Yield path, code and problem for values without their shape; if `closed`, also for members outside of it."""
    expected = shape if isinstance(shape, type) else _TYPES.get(type(shape), type(shape))
    ending = _REFUSED if closed else ""
    match shape:
        case dict() if isinstance(value, dict):
            for key, item in value.items():
                inner = shape.get(key, shape.get(str))
                if inner is not None and (item is not None or isinstance(inner, tuple | frozenset)):
                    yield from wrong_types(item, inner, (*keys, key), closed=closed)
                elif closed and inner is None:
                    message = f"unknown member {quoted(key)}{near(key, shape)}; {_UNKNOWN}"
                    yield (*keys, key), "UNKNOWN_MEMBER", message
        case list() if isinstance(value, list):
            for at, item in enumerate(value):
                yield from wrong_types(item, shape[0], (*keys, at), closed=closed)
        case range() | frozenset() | re.Pattern() if isinstance(value, expected) and not isinstance(value, bool):
            if cause := _unread(value, shape):
                yield keys, _CODE, f"{_shown(keys)} {cause}{ending}"
        case type() | tuple() if isinstance(value, shape):
            pass
        case _:
            unit = "nanoseconds, an integer, such as `86400000000000` for a day" if shape is _DURATION else ""
            yield keys, _CODE, f"{_shown(keys)} is {_kind(type(value))}; expected {unit or _kind(expected)}{ending}"


def _unread(value: Any, shape: Shape) -> str:
    """Return why the server does not read a number or text; empty if it does."""
    match shape:
        case range():
            return "" if value in shape else f"is out of range; expected {shape[0]} to {shape[-1]}"
        case frozenset():
            return "" if value in shape else f"is {quoted(value)}; expected {either(sorted(shape))}"
    try:
        date.fromisoformat(match[1] if (match := _TIME.fullmatch(value)) else "")
    except ValueError:
        return f"is {quoted(value)}; expected a time, such as `2026-01-31T12:00:00Z`"
    return ""


def _kind(type_: type) -> str:
    return _KINDS.get(type_, f"of type {type_.__name__}")


def _shown(keys: Keys) -> str:
    """Return the last name on the path and the numbers after it: `subjects[1]`."""
    names = [at for at, key in enumerate(keys) if isinstance(key, str)]
    return quoted(shown_path(keys[names[-1] :]))


def shown_path(keys: Keys) -> str:
    """Return the path as people write it: `config.subjects[1]`."""
    return "".join(f".{key}" if isinstance(key, str) else f"[{key}]" for key in keys).removeprefix(".")
