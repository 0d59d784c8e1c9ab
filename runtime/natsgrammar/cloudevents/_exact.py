"""The Python values of texts that Python writes back unchanged; otherwise None."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from typing import Any, NoReturn


def exact_text(data: bytes, encoding: str) -> str | None:
    """The text of these bytes, or None if encoding it gives other bytes."""
    try:
        text = data.decode(encoding)
        return text if text.encode(encoding) == data else None
    except UnicodeError:
        return None


def exact_value(text: str) -> Any:
    """The Python value of a JSON text.

    None for `null`, for invalid JSON, and where Python writes another value: a number that no float equals, a duplicate
    member, a lone surrogate, and anything too long or too deep for Python.
    """
    try:
        value = _DECODER.decode(text)
        if _HALF_PAIR.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return value


_HALF_PAIR = re.compile(r"\\u[dD][89a-fA-F]")  # perhaps with its other half


def _integer(text: str) -> int | float:
    return int(text) or (0 if text == "0" else -0.0)


def _fraction(text: str) -> float:
    number = float(text)
    written = repr(number)
    try:
        same = written == text or Decimal(written) == Decimal(text)
    except ArithmeticError:  # an exponent of twenty digits
        same = False
    return number if same else _refuse(text)


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    return found if len(found) == len(members) else _refuse("a member is duplicated")


def _refuse(cause: str) -> NoReturn:
    raise ValueError(cause)


_DECODER = json.JSONDecoder(
    parse_int=_integer, parse_float=_fraction, parse_constant=_refuse, object_pairs_hook=_object
)
