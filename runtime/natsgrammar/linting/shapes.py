"""The types of the values of a configuration, as nats-server and NATS's JWTs read them, and the places with others.

A shape is a Python type, a range of integers, a list of one shape, an object of shapes, or with the key `str` an object
whose keys are free, a set the texts that a server looks up. A member that is absent or null is never wrong, but for
such a text; durations are integers, of nanoseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..text import either, quoted

Keys = tuple[str | int, ...]
Shape = type | range | list[Any] | dict[Any, Any] | tuple[type] | frozenset[str]

_INT32, _INT64 = range(-(2**31), 2**31), range(-(2**63), 2**63)
_UINT8, _UINT64 = range(2**8), range(2**64)
_DURATION = _INT64
ENUM: Shape = (str,)  # looked up in any case of its letters

_MOVE: dict[Any, Shape] = {"src": str, "dest": str}
_ORIGIN: Shape = {
    "name": str,
    "opt_start_seq": _UINT64,
    "opt_start_time": str,
    "filter_subject": str,
    "subject_transforms": [_MOVE],
    "external": {"api": str, "deliver": str},
    "consumer": {"name": str, "deliver_subject": str},
}
STREAM: Shape = {
    "name": str,
    "description": str,
    "subjects": [str],
    "retention": frozenset({"limits", "interest", "workqueue"}),
    "max_consumers": _INT64,
    "max_msgs": _INT64,
    "max_bytes": _INT64,
    "max_age": _DURATION,
    "max_msgs_per_subject": _INT64,
    "max_msg_size": _INT32,
    "discard": ENUM,
    "storage": frozenset({"file", "memory"}),
    "num_replicas": _INT64,
    "no_ack": bool,
    "duplicate_window": _DURATION,
    "placement": {"cluster": str, "tags": [str], "preferred": str},
    "mirror": _ORIGIN,
    "sources": [_ORIGIN],
    "compression": frozenset({"none", "s2"}),
    "first_seq": _UINT64,
    "subject_transform": _MOVE,
    "republish": _MOVE | {"headers_only": bool},
    "allow_direct": bool,
    "mirror_direct": bool,
    "discard_new_per_subject": bool,
    "sealed": bool,
    "deny_delete": bool,
    "deny_purge": bool,
    "allow_rollup_hdrs": bool,
    "consumer_limits": {"inactive_threshold": _DURATION, "max_ack_pending": _INT64},
    "allow_msg_ttl": bool,
    "subject_delete_marker_ttl": _DURATION,
    "allow_msg_counter": bool,
    "allow_atomic": bool,
    "allow_msg_schedules": bool,
    "persist_mode": frozenset({"default", "async", ""}),
    "allow_batched": bool,
    "metadata": {str: str},
}
CONSUMER: Shape = {
    "durable_name": str,
    "name": str,
    "description": str,
    "deliver_policy": frozenset(
        {"all", "undefined", "last", "last_per_subject", "new", "by_start_sequence", "by_start_time"}
    ),
    "opt_start_seq": _UINT64,
    "opt_start_time": str,
    "ack_policy": frozenset({"none", "all", "explicit", "flow_control"}),
    "ack_wait": _DURATION,
    "max_deliver": _INT64,
    "backoff": [_DURATION],
    "filter_subject": str,
    "filter_subjects": [str],
    "replay_policy": frozenset({"instant", "original"}),
    "rate_limit_bps": _UINT64,
    "sample_freq": str,
    "max_waiting": _INT64,
    "max_ack_pending": _INT64,
    "flow_control": bool,
    "headers_only": bool,
    "max_batch": _INT64,
    "max_expires": _DURATION,
    "max_bytes": _INT64,
    "deliver_subject": str,
    "deliver_group": str,
    "idle_heartbeat": _DURATION,
    "inactive_threshold": _DURATION,
    "num_replicas": _INT64,
    "mem_storage": bool,
    "direct": bool,
    "sourcing": bool,
    "metadata": {str: str},
    "pause_until": str,
    "priority_groups": [str],
    "priority_policy": frozenset({"none", "overflow", "pinned_client", "prioritized"}),
    "priority_timeout": _DURATION,
}
CONSUMER_INFO: Shape = {"stream_name": str, "name": str}

_SHARED: dict[Any, Shape] = {"name": str, "subject": str, "allow_trace": bool}
EXPORTS: Shape = [
    _SHARED
    | {
        "token_req": bool,
        "revocations": {str: _INT64},
        "response_type": str,
        "response_threshold": _DURATION,
        "service_latency": {"results": str},
        "account_token_position": _UINT64,
        "advertise": bool,
        "description": str,
        "info_url": str,
    }
]
IMPORTS: Shape = [_SHARED | {"account": str, "token": str, "to": str, "local_subject": str, "share": bool}]
SHARES: dict[Any, Shape] = {"exports": EXPORTS, "imports": IMPORTS}

_JETSTREAM: dict[Any, Shape] = {
    "mem_storage": _INT64,
    "disk_storage": _INT64,
    "streams": _INT64,
    "consumer": _INT64,
    "max_ack_pending": _INT64,
    "mem_max_stream_bytes": _INT64,
    "disk_max_stream_bytes": _INT64,
    "max_bytes_required": bool,
}
_PERMISSION: Shape = {"allow": [str], "deny": [str]}
CLAIMS: Shape = SHARES | {
    "limits": {
        "subs": _INT64,
        "data": _INT64,
        "payload": _INT64,
        "imports": _INT64,
        "exports": _INT64,
        "wildcards": bool,
        "disallow_bearer": bool,
        "conn": _INT64,
        "leaf": _INT64,
        "tiered_limits": {str: _JETSTREAM},
    }
    | _JETSTREAM,
    "revocations": {str: _INT64},
    "default_permissions": {
        "pub": _PERMISSION,
        "sub": _PERMISSION,
        "resp": {"max": _INT64, "ttl": _DURATION},
    },
    "mappings": {str: [{"subject": str, "weight": _UINT8, "cluster": str}]},
    "authorization": {"auth_users": [str], "allowed_accounts": [str], "xkey": str},
    "trace": {"dest": str, "sampling": _INT64},
    "cluster_traffic": str,
    "description": str,
    "info_url": str,
}

_KINDS: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a string",
    bool: "a boolean",
    int: "an integer",
    float: "a floating-point number",
    type(None): "null",
}


def wrong_types(value: Any, shape: Shape, keys: Keys = ()) -> Iterator[tuple[Keys, str]]:
    """The path of each value below `keys` that is not of its shape, and the problem."""
    match shape:
        case dict() if isinstance(value, dict):
            for key, item in value.items():
                inner = shape.get(key, shape.get(str))
                if inner is not None and (item is not None or isinstance(inner, tuple | frozenset)):
                    yield from wrong_types(item, inner, (*keys, key))
        case list() if isinstance(value, list):
            for at, item in enumerate(value):
                yield from wrong_types(item, shape[0], (*keys, at))
        case range() if type(value) is int:
            if value not in shape:
                yield keys, f"{_shown(keys)} is out of range; expected {shape[0]} to {shape[-1]}"
        case frozenset() if isinstance(value, str):
            if value not in shape:
                yield keys, f"{_shown(keys)} is {quoted(value)}; expected {either(sorted(shape))}"
        case type() | tuple() if isinstance(value, shape):
            pass
        case _:
            yield keys, f"{_shown(keys)} is {_kind(type(value))}; expected {_kind(_type(shape))}"


def _kind(found: type) -> str:
    return _KINDS.get(found, f"of type {found.__name__}")


def _type(shape: Shape) -> type:
    """The type in Python of the values of a shape."""
    match shape:
        case type():
            return shape
        case tuple():
            return shape[0]
        case range():
            return int
        case frozenset():
            return str
        case _:
            return type(shape)


def _shown(keys: Keys) -> str:
    """The last name on the path and the numbers after it: `subjects[1]`."""
    names = [at for at, key in enumerate(keys) if isinstance(key, str)]
    return quoted(shown_path(keys[names[-1] :]))


def shown_path(keys: Keys) -> str:
    """The path as people write it: `config.subjects[1]`."""
    return "".join(f".{key}" if isinstance(key, str) else f"[{key}]" for key in keys).removeprefix(".")
