"""Captured NATS messages in JSON lines: read as messages, and converted to the other content mode.

A line is an object with `headers` (an object of names to a value or a list of values, a list of pairs, or null; or
`hdrs`, as in JetStream's API) and `data` (base64, or text).

    >>> line = captured.read_line(b'{"subject": "a.b", "headers": {"ce-id": "1"}, "data": "aGk="}')
    >>> line.message.data
    b'hi'
"""

import base64
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..errors import Misuse
from ..strict_json import STRICT, JsonError, kind_of, members_at
from ..subjects.algebra import match
from ..text import either, not_utf8
from . import DEFAULT, Message, Options, content_mode, from_nats, to_binary, to_structured
from ._wire import WHITE, pairs

_WRITERS = {"binary": to_binary, "structured": to_structured}
_OWN = {"binary": re.compile("(?is)ce-.*"), "structured": re.compile("(?i)content-type")}  # headers of each mode


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number from 1, its text and JSON object, and the message, or the reason why there is none."""

    number: int
    text: str
    record: dict[str, Any]
    message: Message | None
    reason: str = ""

    @property
    def subject(self) -> str | None:
        """The subject, if the line has one."""
        subject = self.record.get("subject")
        return subject if isinstance(subject, str) else None


def read_lines(lines: Iterable[bytes], encoding: str = "base64", subject: str | None = None) -> Iterator[Line]:
    """Yield all lines except blank ones.

    - `encoding`: of `data`: "base64" or "text"
    - `subject`: a filter; lines without a subject match it only if they have no message either
    """
    for number, octets in enumerate(lines, 1):
        if octets.strip():
            line = read_line(octets, encoding, number)
            sent = line.subject
            if subject is None or (match(sent, subject) if sent is not None else line.message is None):
                yield line


def read_line(octets: bytes, encoding: str = "base64", number: int = 1) -> Line:
    """Return one line; no content makes this raise."""
    text = ""
    record: Any = {}
    try:
        text = octets.decode("utf-8-sig")
        record = STRICT.read(text)
        return Line(number, text, record, _message(record, encoding))
    except UnicodeDecodeError as error:
        reason = not_utf8(error)
    except (TypeError, ValueError) as error:
        reason = str(error)
    return Line(number, text, record if isinstance(record, dict) else {}, None, reason)


def convert(line: Line, mode: str, encoding: str = "base64", options: Options = DEFAULT) -> str:
    """Return the line with its message in the other mode; other members, and headers of neither mode, stay unchanged.

    Raises InvalidEvent if the message is not a CloudEvent, and Misuse for another mode, a line without a message, and
    data that is not text.
    """
    if line.message is None:
        raise Misuse(line.reason)
    if mode not in _WRITERS:
        raise Misuse(f"`mode` is `{mode}`: expected {either(tuple(_WRITERS))}")
    try:
        before = content_mode(line.message, options)
        message = _WRITERS[mode](from_nats(line.message, options), options)
        data = message.data.decode() if encoding == "text" else base64.b64encode(message.data).decode()
        texts = [line.text[start:end] for _, start, end in members_at(line.text, line.text.index("{"))]
    except JsonError as error:  # nested a few levels less deeply than the limit for the line itself
        raise Misuse(str(error)) from None
    except UnicodeDecodeError as error:
        raise Misuse(f"the payload is {not_utf8(error)}, so `--data text` cannot hold it") from None
    members = {name: text for name, text in zip(line.record, texts, strict=True) if name != "hdrs"}
    headers = message.headers | _other_headers(line.message.headers, before, mode)
    members |= {"headers": json.dumps(headers), "data": json.dumps(data)}
    return f"{{{', '.join(f'{json.dumps(name)}: {text}' for name, text in members.items())}}}"


def _message(record: Any, encoding: str) -> Message:
    """Return a record's message. Raises TypeError or ValueError with all causes."""
    if not isinstance(record, dict):
        raise TypeError(f"a message must be a JSON object, not {kind_of(record)}")
    parts: list[Any] = []
    reasons: list[str] = []
    for part in (lambda: _headers(record), lambda: _payload(record.get("data"), encoding)):
        try:
            parts.append(part())
        except (TypeError, ValueError) as error:
            reasons.append(str(error))
    if reasons:
        raise ValueError("; ".join(reasons))
    return Message(*parts)


def _headers(record: dict[str, Any]) -> Any:
    """Return a record's headers: `headers`, or `hdrs` as in JetStream's API."""
    if "hdrs" not in record:
        headers = record.get("headers")
        pairs(headers)  # raises TypeError
        return headers
    if "headers" in record:
        raise ValueError("both `headers` and `hdrs`, which mean the same")
    block = record["hdrs"] or ""
    if not isinstance(block, str):
        raise TypeError(f"`hdrs` must be a string, not {kind_of(block)}")
    try:
        version, *lines = base64.b64decode(block, validate=True).decode().removesuffix("\r\n\r\n").split("\r\n")
    except ValueError:
        raise ValueError("`hdrs` is not valid base64 of text") from None
    if block and not (version.startswith("NATS/1.0") and all(":" in line for line in lines)):
        raise ValueError("`hdrs` is not a block of NATS headers")
    named = (line.partition(":") for line in lines)
    return [(name, value.strip(WHITE)) for name, _, value in named]


def _payload(data: object, encoding: str) -> bytes:
    if data is None:
        return b""
    if not isinstance(data, str):
        raise TypeError(f"`data` must be a string, not {kind_of(data)}")
    try:
        return data.encode() if encoding == "text" else base64.b64decode(data, validate=True)
    except UnicodeEncodeError as error:
        raise ValueError(f"`data` holds a lone surrogate at position {error.start}") from None
    except ValueError as error:
        cause = f"`data` is not valid base64 ({str(error).lower()})"
        raise ValueError(f"{cause}; if it is text, add `--data text`") from None


def _other_headers(headers: Any, *modes: str) -> dict[str, Any]:
    """Return the headers that neither mode uses for the event; repeated ones have a list."""
    others: dict[str, Any] = {}
    for name, values in headers.items() if isinstance(headers, dict) else headers or ():
        if not any(_OWN[mode].fullmatch(name) for mode in modes):
            others[name] = values if name not in others else [*_listed(others[name]), *_listed(values)]
    return others


def _listed(values: Any) -> list[Any]:
    return values if isinstance(values, list) else [values]
