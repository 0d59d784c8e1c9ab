"""Strict JSON (RFC 8259) as Python values, with the cause, kind and position of the first fault.

Python's own reader accepts NaN, drops all but the last of several members of one name, decodes half a surrogate pair,
and fails on long integers and deep arrays with errors of four classes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from json.decoder import scanstring  # type: ignore[attr-defined]
from typing import Any, Literal, NoReturn

from .errors import Error
from .text import lowered, not_utf8, quoted

Kind = Literal["encoding", "syntax", "constant", "number", "twice", "half", "deep", "after", "object"]
Members = tuple[tuple[str, Any], ...]  # an object as written: in order, with duplicates

_SPACE = re.compile(r"[ \t\n\r]*")
_WHITE = frozenset(" \t\n\r")
_SHORT = 15  # digits of a number that any float holds
_PLAIN = r'[^"\\\x00-\x1f]*+'  # inside a string without escapes
_TEXT = rf'"{_PLAIN}(?:\\["\\/bfnrt]{_PLAIN})*+"'
_NUMBER = r"-?(?:0|[1-9][0-9]{0,99})(?:\.[0-9]{1,99})?(?:[eE][-+]?[0-9]{1,99})?"
_TOKENS = r'"(?:[^"\\]|\\.)*"[ \t\r]*:|(?P<scalar>"(?:[^"\\]|\\.)*"|[-+.\w]+)|.'  # of JSON

_KINDS = {dict: "an object", list: "an array", str: "a string", bool: "a boolean", type(None): "null"}
_FORMS = {
    "syntax": "invalid JSON at position {1}: {0}",
    "after": "invalid JSON at position {1}: {0}",
    "deep": "unreadable JSON: {0}",
}


class JsonError(Error, ValueError):
    """A text that is not one value of strict JSON: the kind of its first fault, the cause and the position.

    The position counts code points, or bytes if the kind is "encoding". A fault inside a value is at the beginning of
    the outermost value, unless the kind is "syntax".
    """

    def __init__(self, kind: Kind, cause: str, position: int) -> None:
        super().__init__(_FORMS.get(kind, "{0}").format(cause, position))
        self.kind = kind
        self.cause = cause
        self.position = position


class _Fault(ValueError):
    """Raised by the functions that Python's reader calls, which do not know where they are."""


class Number(str):
    """The text of a JSON number, as it was written."""

    __slots__ = ()


def written(value: Any) -> str:
    """Return a value as JSON, with its numbers as they were written."""
    if isinstance(value, Number):
        return value
    if isinstance(value, dict):
        return f"{{{', '.join(f'{written(name)}: {written(member)}' for name, member in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value, ensure_ascii=False)


def unique(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object as a dict. Raises an error for a duplicate member."""
    unique = dict(members)
    if len(unique) < len(members):
        twice, _ = Counter(name for name, _ in members).most_common(1)[0]
        raise _Fault("twice", f"the member {quoted(twice)} is defined twice")
    return unique


def whole_number(digits: str) -> int | float:
    """Return a number without fraction: Python limits the digits of an int, and a long one is a float."""
    return int(digits) if len(digits) < 20 else float(digits)


def _constant(name: str) -> NoReturn:
    raise _Fault("constant", f"`{name}` is not valid JSON")


def kind_of(value: object) -> str:
    """Return the type of a JSON value in words."""
    return _KINDS.get(type(value), "a number")


def is_rounded(number: str) -> bool:
    """Return whether no float equals a number, as the shortest spelling of the nearest one shows."""
    if len(number) <= _SHORT and "e" not in number and "E" not in number:
        return False
    from decimal import Decimal, InvalidOperation  # slow to import, and most processes read no such number

    shortest = repr(float(number))
    try:
        return number != shortest and Decimal(number) != Decimal(shortest)
    except InvalidOperation:  # its exponent has twenty digits
        return True


class Reader:
    """Reads JSON; the arguments make objects of members and numbers of their text, or raise ValueError.

    With `pairs`, half a surrogate pair is a fault.
    """

    def __init__(
        self,
        members: Callable[[list[tuple[str, Any]]], Any] = unique,
        whole: Callable[[str], Any] = whole_number,
        fraction: Callable[[str], Any] = float,
        pairs: bool = False,
    ) -> None:
        self._decode = json.JSONDecoder(
            object_pairs_hook=members, parse_int=whole, parse_float=fraction, parse_constant=_constant
        ).raw_decode
        self._pairs = pairs
        self._arguments = members, whole, fraction, pairs

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the arguments: Python's reader of JSON is not a value that UDFs can carry."""
        return Reader, self._arguments

    def read(self, text: str | bytes) -> Any:
        """Return the one value of a text. Raises JsonError."""
        if isinstance(text, bytes):
            try:
                text = text.decode()
            except UnicodeDecodeError as error:
                raise JsonError("encoding", not_utf8(error), error.start) from None
        value, end = self.first(text)
        if end != len(text) and (end := skip(text, end)) != len(text):
            raise JsonError("after", "text after the value", end)
        return value

    def first(self, text: str, at: int = 0) -> tuple[Any, int]:
        """Return the value at a position or after the space there, and the position after it. Raises JsonError."""
        at = skip(text, at)
        try:
            value, end = self._decode(text, at)
            if self._pairs and text.find("\\u", at, end) >= 0:
                json.dumps(value, ensure_ascii=False).encode()
        except json.JSONDecodeError as error:
            cause = lowered(error.msg).removesuffix(" at").removesuffix(" starting")
            if text.startswith("\ufeff"):
                cause = "it begins with U+FEFF, a byte order mark"
            elif text[: error.pos].rstrip().endswith(",") and text[error.pos : error.pos + 1] in ("]", "}"):
                cause = f"a comma before `{text[error.pos]}`; remove the comma"
            raise JsonError("syntax", cause, error.pos) from None
        except UnicodeEncodeError:
            raise JsonError("half", "unpaired surrogate in an escape", at) from None
        except _Fault as fault:
            kind, cause = fault.args
            raise JsonError(kind, cause, at) from None
        except ValueError as error:
            raise JsonError("number", str(error), at) from None
        except RecursionError:
            raise JsonError("deep", "nested too deeply", at) from None
        return value, end


STRICT = Reader()
AS_WRITTEN = Reader(tuple, Number, Number)  # objects are Members


def pointer(steps: Iterable[str | int]) -> str:
    """Return a JSON Pointer from member names and item numbers (RFC 6901, section 3)."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in steps)


def skip(text: str, at: int) -> int:
    """Return the position after the space at a position."""
    space = _SPACE.match(text, at) if text[at : at + 1] in _WHITE else None  # which is rare
    return space.end() if space else at


def shape(line: str, at: int | None = None) -> str:
    r"""Return an expression for lines of strict JSON that differ from this one in scalars alone, without `\u`.

    Its groups are all scalars, or the characters of the string at a position.
    """
    scalar = f"(?>{_TEXT}|{_NUMBER}|true|false|null)"
    group = f"({scalar})" if at is None else scalar
    return "".join(
        f'"({_PLAIN})"' if token.start() == at else group if token["scalar"] else re.escape(token[0])
        for token in re.finditer(_TOKENS, line)
    )


def members_at(text: str, at: int) -> Iterator[tuple[str, int, int]]:
    """Yield each member's name in the object at a position, and where its value begins and ends."""
    at = skip(text, at + 1)
    while text[at] == '"':
        name, end = scanstring(text, at + 1)
        start = skip(text, skip(text, end) + 1)
        _, end = AS_WRITTEN.first(text, start)
        yield name, start, end
        at = _next(text, end)


def items_at(text: str, at: int) -> Iterator[int]:
    """Yield where each item of the array at a position begins."""
    at = skip(text, at + 1)
    while text[at] != "]":
        yield at
        at = _next(text, AS_WRITTEN.first(text, at)[1])


def _next(text: str, at: int) -> int:
    at = skip(text, at)
    return skip(text, at + 1) if text[at] == "," else at
