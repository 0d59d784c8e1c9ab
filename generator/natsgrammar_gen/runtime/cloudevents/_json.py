"""The members of a JSON object as they were written: order, repetitions, digits of numbers, places."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NoReturn


class JsonError(ValueError):
    """A text that is no JSON, or no object: carries the cause and the position."""

    def __init__(self, cause: str, position: int) -> None:
        super().__init__(cause, position)
        self.cause = cause
        self.position = position


class Number(str):
    """The text of a JSON number, as it was written."""

    __slots__ = ()


class Members(list[tuple[str, Any]]):
    """The members of an object in their order, repeated ones too."""

    __slots__ = ()


class _Constant(ValueError):
    """NaN or Infinity, which Python reads and JSON does not have."""


def _refuse(name: str) -> NoReturn:
    raise _Constant(name)


_DECODER = json.JSONDecoder(parse_int=Number, parse_float=Number, parse_constant=_refuse, object_pairs_hook=Members)
_SPACE = re.compile(r"[ \t\n\r]*")


def read_json(text: str) -> Any:
    """The one JSON value of a text, with numbers as Number and objects as Members. Raises JsonError."""
    value, end = _value(text, _skip(text, 0))
    end = _skip(text, end)
    if end != len(text):
        raise JsonError(f"more text after the value, at position {end}", end)
    return value


def read_object(text: str) -> Members:
    """The members of the object that a text is. Raises JsonError."""
    value = read_json(text)
    if not isinstance(value, Members):
        raise JsonError("a JSON value, but no object", 0)
    return value


# What most payloads begin with: members that are strings without escapes, and then the one with the data.
_BEFORE_DATA = re.compile(
    r'[ \t\n\r]*\{(?:[ \t\n\r]*"[^"\\]*"[ \t\n\r]*:[ \t\n\r]*"[^"\\]*"[ \t\n\r]*,)*+'
    r'[ \t\n\r]*"data"[ \t\n\r]*:[ \t\n\r]*'
)


def member_text(text: str, members: Members, index: int) -> str:
    """The text of a member's value, as it stands in the text of the object that `read_object` read."""
    if index == len(members) - 1 and members[index][0] == "data":
        before = _BEFORE_DATA.match(text)
        if before:
            return text[before.end() : text.rindex("}")].rstrip(" \t\n\r")
    start, end = member_place(text, index)
    return text[start:end]


def member_place(text: str, index: int) -> tuple[int, int]:
    """Where a member's value begins and ends in the text of an object."""
    for number, place in enumerate(_places(text)):
        if number == index:
            return place
    raise IndexError(index)


def _places(text: str) -> Iterator[tuple[int, int]]:
    at = text.index("{") + 1
    while True:
        _, end = _value(text, _skip(text, at))  # the name
        start = _skip(text, _skip(text, end) + 1)
        _, end = _value(text, start)
        yield start, end
        at = _skip(text, end) + 1


def _skip(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at


def _value(text: str, at: int) -> tuple[Any, int]:
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        cause = error.msg[:1].lower() + error.msg[1:]
        raise JsonError(f"no JSON at position {error.pos}: {cause}", error.pos) from None
    except _Constant as constant:
        raise JsonError(f"`{constant}` is no JSON, in the value at position {at}", at) from None
    except RecursionError:
        raise JsonError(f"nested too deeply, in the value at position {at}", at) from None
