"""Structured content mode: the whole event as JSON in the payload."""

from __future__ import annotations

import base64
import json
import json.encoder
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ..text import not_utf8
from ._attributes import CORE, REQUIRED, cloudevents_rule
from ._checks import attribute_texts, check_data, check_name, missing, payload, refused
from ._event import Event, Json, Written, already_read, half_pair
from ._json import JsonError, Members, Number, last_data_text, member_places, read_json, read_object
from ._media_type import in_utf8, is_json
from ._options import Options
from ._problems import Problem, located
from ._types import Value, readers
from ._wire import CONTENT_TYPE

MEDIA_TYPE = "application/cloudevents+json"


def write_structured(event: Event, options: Options, problems: list[Problem]) -> Written:
    """The message that carries the event; its errors are added to the problems."""
    texts = attribute_texts(event, options, problems)
    given = event.attributes
    # Boolean and Integer are an int in Python, and their canonical texts are valid JSON.
    members = [f'"{name}":{text if isinstance(given[name], int) else _quoted(text)}' for name, text in texts.items()]
    members += _data_member(event, options, problems)
    return Written({CONTENT_TYPE: MEDIA_TYPE}, b"" if problems else f"{{{','.join(members)}}}".encode())


_quoted: Callable[[str], str] = json.encoder.encode_basestring  # the json module's own writer of str, in C


def _data_member(event: Event, options: Options, problems: list[Problem]) -> list[str]:
    """The member that holds the data, if the event has any."""
    data: object = event.data  # any value the caller passed
    if data is None:
        return []
    check_data(event, options, problems)
    if isinstance(data, Json):
        return [f'"data":{data.text}']
    if isinstance(data, str):
        half = half_pair(data)
        if half is not None:
            problems.append(Problem("J9", "payload", "", "a lone surrogate", half, data, found=data[half]))
        return [f'"data":{_quoted(data)}']
    if not isinstance(data, bytes):
        payload(event, options, problems)
        return []
    media_type = event.attributes.get("datacontenttype")
    if isinstance(media_type, str) and is_json(media_type) and in_utf8(media_type, data):
        try:
            text = data.decode()
            read_json(text)
        except (JsonError, UnicodeDecodeError):
            pass  # declared as JSON in UTF-8 but invalid: base64 carries it unchanged
        else:
            return [f'"data":{text}']
    return [f'"data_base64":"{base64.b64encode(data).decode("ascii")}"']


def read_structured(data: bytes, options: Options, problems: list[Problem]) -> Event:
    """The event of a payload; its errors are added to the problems."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        problems.append(Problem("J13", "payload", "", not_utf8(error), error.start))
        return Event({})
    try:
        members = read_object(text)
    except JsonError as error:
        found = text[error.position : error.position + 1]
        problems.append(Problem("J13", "payload", "", error.cause, error.position, found=found))
        return Event({})
    attributes: dict[str, Value] = {}
    _, _, of_text = readers(options)
    values = dict(members)
    payload = _Payload(text, members, values)
    if len(values) < len(members):
        problems += payload.repeated()
    for name, value in values.items():
        if type(value) is str and (reader := of_text[name]) is not None and reader.accepts(value):
            attributes[name] = reader.value(value)
        elif name in ("data", "data_base64") or value is None:
            continue
        elif name in CORE or check_name(name, "member", problems):
            read = _attribute(payload, name, value, options, problems)
            if read is not None:
                attributes[name] = read
    if not attributes.keys() >= REQUIRED:
        missing((name for name, value in members if value is not None), "member", problems)
    return Event(attributes, _data(payload, attributes.get("datacontenttype"), options, problems))


@dataclass
class _Payload:
    """The text of an object and its members; their places are located on first use."""

    text: str
    members: Members
    values: dict[str, Any]  # by name; of duplicate members the last

    def problem(self, requirement: str, name: str, cause: str) -> Problem:
        """A problem of a member, with the place of its value in the payload."""
        start, _ = self._places[name]
        return Problem(requirement, "member", name, cause, start, found=self.text[start])

    def json(self) -> Json:
        """The value of `data` as written."""
        only = len(self.values) == len(self.members)
        text = last_data_text(self.text) if only and self.members[-1][0] == "data" else None
        return already_read(text or self.text[slice(*self._places["data"])])

    def repeated(self) -> list[Problem]:
        """A problem for each duplicate member."""
        counts = Counter(name for name, _ in self.members)
        return [self.problem("J13", name, "is duplicated") for name, count in counts.items() if count > 1]

    @cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        """The start and end of each value; of duplicate members the last."""
        names = (name for name, _ in self.members)
        return dict(zip(names, member_places(self.text), strict=True))


def _attribute(payload: _Payload, name: str, value: Any, options: Options, problems: list[Problem]) -> Value | None:
    """The value of an attribute, or None where it is not valid."""
    by_type, by_name, _ = readers(options)
    reader = by_name.get(name)
    text = value
    if isinstance(value, Number):
        found = "Integer"
    elif isinstance(value, str):
        found = reader.kind if reader and reader.is_text else "String"
    elif isinstance(value, bool):
        found, text = "Boolean", "true" if value else "false"
    else:
        kind = "an object" if isinstance(value, tuple) else "an array"
        problems.append(payload.problem("J14", name, f"{kind} is not an attribute value"))
        return None
    reader = reader or by_type[found]
    if found != reader.kind:
        if found == "Integer" and not by_type[found].accepts(text):
            found = "a number"
        problems.append(payload.problem("C5", name, f"is of type {reader.kind}, not {found}"))
        return None
    if reader.accepts(text):
        return reader.value(text)
    problem = refused("member", name, found, text, options)
    problems.append(replace(problem, requirement="J14") if found == "Integer" else problem)
    return None


def _data(
    payload: _Payload, media_type: object, options: Options, problems: list[Problem]
) -> bytes | Json | str | None:
    there = payload.values
    if there.get("data_base64") is not None:
        if "data" not in there or (there["data"] is None and not options.strict):
            return _bytes(payload, there["data_base64"], problems)
        problems.append(payload.problem("J5", "data_base64", "comes together with `data`"))
        return None
    if "data" not in there:
        return None
    if not isinstance(media_type, str) or is_json(media_type):
        return payload.json()
    if type(there["data"]) is str:
        if half_pair(there["data"]) is not None:
            problems.append(payload.problem("J9", "data", "holds a lone surrogate"))
        return there["data"]
    if options.non_json_data == "refuse":
        problems.append(payload.problem("J9", "data", f"is not a JSON string, which `{media_type}` requires"))
    return payload.json()


def structured_advice(data: bytes) -> Iterator[Problem]:
    """A warning where `data` of null had to be read as absent, since `data_base64` is there."""
    if b"null" not in data:
        return
    try:
        text = data.decode()
        members = read_object(text)
    except (JsonError, UnicodeDecodeError):
        return
    payload = _Payload(text, members, dict(members))
    if payload.values.get("data", "") is None and payload.values.get("data_base64") is not None:
        cause = "is null beside `data_base64`: a sender has to leave it out"
        yield replace(payload.problem("J5", "data", cause), level="warning")


def _bytes(payload: _Payload, value: object, problems: list[Problem]) -> bytes | None:
    if type(value) is not str:
        problems.append(payload.problem("J6", "data_base64", "is not a JSON string"))
        return None
    violation = cloudevents_rule("binary").check(value)
    if violation is None:
        return base64.b64decode(value)
    problems.append(located("J6", "member", "data_base64", value, violation))
    return None
