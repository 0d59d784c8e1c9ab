"""The types of the values that lint reads, and the places where a document has others.

A shape is a Python type, a list of one shape, or an object of shapes; a member that is absent or null is never wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Keys = tuple[str | int, ...]
Shape = type | list[Any] | dict[str, Any]

_MOVE: Shape = {"src": str, "dest": str}
_ORIGIN: Shape = {"name": str, "filter_subject": str, "subject_transforms": [_MOVE]}
STREAM: Shape = {
    "name": str,
    "subjects": [str],
    "retention": str,
    "storage": str,
    "no_ack": bool,
    "mirror": _ORIGIN,
    "sources": [_ORIGIN],
    "subject_transform": _MOVE,
    "republish": _MOVE,
}
CONSUMER: Shape = {
    "durable_name": str,
    "name": str,
    "filter_subject": str,
    "filter_subjects": [str],
    "deliver_subject": str,
    "deliver_group": str,
    "priority_groups": [str],
    "mem_storage": bool,
}
CONSUMER_INFO: Shape = {"stream_name": str, "name": str}
SHARES: Shape = [{"subject": str, "local_subject": str, "to": str}]

_KINDS: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a string",
    bool: "a boolean",
    int: "a number",
    float: "a number",
    type(None): "null",
}


def wrong_types(value: Any, shape: Shape, keys: Keys = ()) -> Iterator[tuple[Keys, str]]:
    """The path of each value below `keys` that is not of its shape, and the problem."""
    match shape:
        case dict() if isinstance(value, dict):
            for key, inner in shape.items():
                if value.get(key) is not None:
                    yield from wrong_types(value[key], inner, (*keys, key))
        case list() if isinstance(value, list):
            for at, item in enumerate(value):
                yield from wrong_types(item, shape[0], (*keys, at))
        case type() if isinstance(value, shape):
            pass
        case _:
            wanted = shape if isinstance(shape, type) else type(shape)
            yield keys, f"{_shown(keys)} is {_KINDS[type(value)]}; expected {_KINDS[wanted]}"


def _shown(keys: Keys) -> str:
    """The last name on the path and the numbers after it: `subjects[1]`."""
    names = [at for at, key in enumerate(keys) if isinstance(key, str)]
    return f"`{shown_path(keys[names[-1] if names else 0 :])}`"


def shown_path(keys: Keys) -> str:
    """The path as people write it: `config.subjects[1]`."""
    return "".join(f".{key}" if isinstance(key, str) else f"[{key}]" for key in keys).removeprefix(".")
