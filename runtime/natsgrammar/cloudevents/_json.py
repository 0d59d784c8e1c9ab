"""The members of a JSON object as written: order, duplicates, digits of numbers, places."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NoReturn

from ..errors import Error
from ..text import lowered


class JsonError(Error, ValueError):
    """A text that is not valid JSON, or not an object: carries the cause and the position."""

    def __init__(self, cause: str, position: int) -> None:
        super().__init__(cause, position)
        self.cause = cause
        self.position = position


class Number(str):
    """The text of a JSON number, as it was written."""

    __slots__ = ()


Members = tuple[tuple[str, Any], ...]  # of an object, in order, duplicates included; an array is a list


class _Constant(ValueError):
    """NaN or Infinity, which Python reads but JSON lacks."""


def _refuse(name: str) -> NoReturn:
    raise _Constant(name)


_DECODER = json.JSONDecoder(parse_int=Number, parse_float=Number, parse_constant=_refuse, object_pairs_hook=tuple)
_WHITE = frozenset(" \t\n\r")
_SPACE = re.compile(r"[ \t\n\r]*")


def read_json(text: str) -> Any:
    """The one JSON value of a text, with numbers as Number and objects as Members. Raises JsonError."""
    value, end = _value(text, _skip(text, 0))
    end = _skip(text, end)
    if end != len(text):
        raise JsonError(f"more text after the value, at position {end}", end)
    return value


def read_object(text: str) -> Members:
    """The members of a JSON object. Raises JsonError."""
    value = read_json(text)
    if not isinstance(value, tuple):
        raise JsonError("a JSON value, but not an object", 0)
    return value


_NAMED_DATA = re.compile(r'[{, \t\n\r]"data"[ \t\n\r]*:[ \t\n\r]*')  # a quote after one of these begins a name


def last_data_text(text: str) -> str | None:
    """The value of the only `data`, as written, if it is the last member; None if that needs a full scan."""
    at = text.find('"data"')
    named = _NAMED_DATA.match(text, at - 1)
    if named is None or text.rindex("{", 0, at) != text.index("{"):  # it may be the `data` of a nested object
        return None
    return text[named.end() : text.rindex("}")].rstrip(" \t\n\r")


def member_places(text: str) -> Iterator[tuple[int, int]]:
    """The start and end of the value of each member in the text of an object."""
    at = _skip(text, text.index("{") + 1)
    while text[at] != "}":
        _, end = _value(text, at)  # the name
        start = _skip(text, _skip(text, end) + 1)
        _, end = _value(text, start)
        yield start, end
        at = _skip(text, end)
        at = _skip(text, at + 1) if text[at] == "," else at


def _skip(text: str, at: int) -> int:
    space = _SPACE.match(text, at) if text[at : at + 1] in _WHITE else None  # which is rare
    return space.end() if space else at


def _value(text: str, at: int) -> tuple[Any, int]:
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        raise JsonError(f"invalid JSON at position {error.pos}: {lowered(error.msg)}", error.pos) from None
    except _Constant as constant:
        raise JsonError(f"`{constant}` is not valid JSON, in the value at position {at}", at) from None
    except RecursionError:
        raise JsonError(f"nested too deeply, in the value at position {at}", at) from None
