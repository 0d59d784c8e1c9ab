"""Rows of JSON lines, read without Spark: `run` rejects the same lines, for the same reasons."""

from __future__ import annotations  # executors lack the types of this package

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import Any

from natsgrammar.strict_json import JsonError, Number, Reader

from .malformed import (
    BEYOND,
    BLANK,
    HALF,
    LONGEST,
    MOST_DIGITS,
    MOST_LEVELS,
    MOST_OF_NAME,
    NO_OBJECT,
    NOT_JSON,
    NOT_UTF8,
    TEXT_AFTER,
    TOO_LONG,
    TWICE,
)

_LIMITED = min(MOST_LEVELS, MOST_DIGITS, MOST_OF_NAME)  # a line of no more bytes has nothing beyond a limit
_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_NUMBER = re.compile(rf"[-+.0-9eE]{{{MOST_DIGITS + 1}}}")
_NAME = re.compile(rf'"(?:[^"\\]|\\.){{{MOST_OF_NAME + 1},}}+"\s*+:', re.DOTALL)
_ROWS = Reader(whole=int, fraction=Number, pairs=True)
_ANY = Reader(members=list, whole=len, pairs=True)  # accepts duplicate members


@contextmanager
def deep() -> Iterator[None]:
    """Let Python descend as far into values as Spark's parser does."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(before + 4 * MOST_LEVELS)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class Malformed(Exception):
    """A malformed line, and why."""


def row_of(line: bytes) -> dict[str, Any]:
    """Return the object in a line. Raises Malformed."""
    if len(line) > LONGEST:
        raise Malformed(TOO_LONG)
    try:
        row = _ROWS.read(line)
    except JsonError as error:
        raise Malformed(_fault(error, line)) from None
    if len(line) > _LIMITED and _is_beyond(line.decode()):
        raise Malformed(BEYOND)
    if row.__class__ is not dict:
        raise Malformed(NO_OBJECT)
    return row


def _fault(error: JsonError, line: bytes) -> str:
    """Return the reason why a line is not a row."""
    if error.kind == "encoding":
        return NOT_UTF8
    if not line.strip():
        return BLANK
    if len(line) > _LIMITED and _is_beyond(line.decode()):
        return BEYOND
    if error.kind == "twice":  # which a worse fault may follow
        try:
            _ANY.read(line)
        except JsonError as worse:
            return _fault(worse, line)
        return TWICE
    if error.kind == "after":
        return TEXT_AFTER if line.lstrip().startswith(b"{") else NO_OBJECT
    return HALF if error.kind == "half" else NOT_JSON


def _is_beyond(text: str) -> bool:
    """Return whether Spark's parser stops at one of its limits."""
    if text.count("[") + text.count("{") <= MOST_LEVELS and len(text) <= MOST_OF_NAME and not _NUMBER.search(text):
        return False
    if len(text) > MOST_OF_NAME and _NAME.search(text):
        return True
    text = _STRING.sub("", text)
    levels = accumulate(1 if mark in "[{" else -1 for mark in re.findall(r"[\[{\]}]", text))
    return _NUMBER.search(text) is not None or max(levels, default=0) > MOST_LEVELS
