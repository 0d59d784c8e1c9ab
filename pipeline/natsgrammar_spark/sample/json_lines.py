"""Lines of JSON as `run` takes them, read without Spark: what it refuses is refused here, in the same words."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import Any, NoReturn

from ..contract import malformed
from ..contract.malformed import LARGE, MOST_DIGITS, MOST_LEVELS, MOST_OF_NAME

_LIMITED = min(MOST_LEVELS, MOST_DIGITS, MOST_OF_NAME)  # a line of no more bytes has nothing beyond a limit
TOO_DEEP = "nested too deeply for a sample"
_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_NUMBER = re.compile(rf"[-+.0-9eE]{{{MOST_DIGITS + 1}}}")
_NAME = re.compile(rf'"(?:[^"\\]|\\.){{{MOST_OF_NAME + 1},}}+"\s*+:', re.DOTALL)


class Malformed(Exception):
    """A line that is no row; the text says why."""


def row_of(line: bytes) -> dict[str, Any]:
    """The object that a line is. Raises Malformed."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Malformed(malformed.NOT_UTF8) from None
    try:
        row = _strict(text)
        if b"\\u" in line:
            json.dumps(row, ensure_ascii=False).encode()  # raises for half a surrogate pair
    except (ValueError, RecursionError):
        raise Malformed(_fault(text, line)) from None
    if len(line) > _LIMITED and _is_beyond(text):
        raise Malformed(malformed.BEYOND)
    if row.__class__ is not dict:
        raise Malformed(malformed.NO_OBJECT)
    return row


def _unique(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) < len(members):
        raise ValueError
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


_strict = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant).decode
_first = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant).raw_decode
_any = json.JSONDecoder(object_pairs_hook=list, parse_int=len, parse_constant=_no_constant).decode


def _fault(text: str, line: bytes) -> str:
    """Why a line is no row."""
    if not line.strip():
        return malformed.BLANK
    if len(line) > _LIMITED and _is_beyond(text):
        return malformed.BEYOND
    try:
        value = _any(text)
    except RecursionError:
        return TOO_DEEP
    except ValueError:
        return _beginning(text)
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except ValueError:
        return malformed.HALF
    return malformed.TWICE if len(line) < LARGE else malformed.TWICE_OR_LARGE


def _beginning(text: str) -> str:
    """What is wrong with a text that is not one value of JSON: what it begins with, or all of it."""
    try:
        value, _ = _first(text.lstrip(" \t\r"))
    except (ValueError, RecursionError):
        return malformed.NOT_JSON
    return malformed.TEXT_AFTER if isinstance(value, dict) else malformed.NO_OBJECT


def _is_beyond(text: str) -> bool:
    """Whether Spark's parser stops at one of its limits."""
    if text.count("[") + text.count("{") <= MOST_LEVELS and len(text) <= MOST_OF_NAME and not _NUMBER.search(text):
        return False
    if _NUMBER.search(_STRING.sub("", text)) or (len(text) > MOST_OF_NAME and _NAME.search(text)):
        return True
    return _depth(text) > MOST_LEVELS


def _depth(text: str) -> int:
    """How deep it is nested."""
    steps = (1 if mark in "[{" else -1 for mark in re.findall(r"[\[{\]}]", _STRING.sub("", text)))
    return max(accumulate(steps), default=0)
