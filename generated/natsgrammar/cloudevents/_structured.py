"""Structured content mode: the whole event as JSON in the payload."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from ._event import (
    Event,
    Json,
    Message,
    attribute_texts,
    check_name,
    check_text_data,
    is_json,
    missing,
    payload,
    refused,
)
from ._json import JsonError, Members, Number, member_place, member_text, read_json, read_object
from ._options import Options
from ._problems import Problem, located
from ._types import CORE, REQUIRED, Value, cloudevents_rule, readers
from ._wire import CONTENT_TYPE

MEDIA_TYPE = "application/cloudevents+json"


def write_structured(event: Event, options: Options, problems: list[Problem]) -> Message:
    """The message that carries the event; what keeps it from being one is added to the problems."""
    texts = attribute_texts(event, options, problems)
    native = {name: event.attributes[name] for name, (kind, _) in texts.items() if kind in ("Boolean", "Integer")}
    written = _encode({name: text for name, (_, text) in texts.items()} | native)
    data = _data_member(event, problems)
    return Message({CONTENT_TYPE: MEDIA_TYPE}, b"" if problems else f"{written[:-1]}{data}}}".encode())


_encode: Callable[[object], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _data_member(event: Event, problems: list[Problem]) -> str:
    """The member that holds the data, with the comma before it, or nothing."""
    data: object = event.data  # whatever the caller put there
    if data is None:
        return ""
    if isinstance(data, Json):
        payload(event, problems)
        return f',"data":{data.text}'
    if isinstance(data, str):
        check_text_data(event, problems)
        if not data.isascii():
            half = next((at for at, letter in enumerate(data) if "\ud800" <= letter <= "\udfff"), None)
            if half is not None:
                problems.append(Problem("J9", "payload", "", "half of a surrogate pair", half, data))
        return f',"data":{_encode(data)}'
    if not isinstance(data, bytes):
        payload(event, problems)
        return ""
    media_type = event.attributes.get("datacontenttype")
    if isinstance(media_type, str) and is_json(media_type):
        try:
            text = data.decode()
            read_json(text)
        except (JsonError, UnicodeDecodeError):
            pass  # declared as JSON and none: base64 carries it as it is
        else:
            return f',"data":{text}'
    return f',"data_base64":"{base64.b64encode(data).decode("ascii")}"'


def read_structured(data: bytes, options: Options, problems: list[Problem]) -> Event:
    """The event of a payload; what keeps it from being one is added to the problems."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        problems.append(Problem("J13", "payload", "", f"byte {error.start} is no UTF-8", error.start))
        return Event({})
    try:
        payload = _Payload(text, read_object(text))
    except JsonError as error:
        problems.append(Problem("J13", "payload", "", error.cause, error.position, text))
        return Event({})
    attributes: dict[str, Value] = {}
    there: dict[str, int] = {}
    by_name = readers(options).by_name
    for index, (name, value) in enumerate(payload.members):
        if name in there:
            problems.append(payload.problem("J13", index, "comes twice"))
            continue
        there[name] = index
        reader = by_name.get(name)
        if reader and reader.is_text and type(value) is str and reader.accepts(value):
            attributes[name] = reader.value(value)
        elif name in ("data", "data_base64") or value is None:
            continue
        elif name in CORE or check_name(name, "member", problems):
            read = _attribute(payload, index, options, problems)
            if read is not None:
                attributes[name] = read
    if not attributes.keys() >= REQUIRED:
        missing((name for name, value in payload.members if value is not None), "member", problems)
    return Event(attributes, _data(payload, there, attributes.get("datacontenttype"), options, problems))


class _Payload(NamedTuple):
    text: str
    members: Members

    def problem(self, requirement: str, index: int, cause: str) -> Problem:
        """A problem of the member at an index, with the place of its value."""
        start, _ = member_place(self.text, index)
        return Problem(requirement, "member", self.members[index][0], cause, start, self.text)

    def json(self, index: int) -> Json:
        """The value of the member at an index as it was written."""
        return Json(member_text(self.text, self.members, index))


def _attribute(payload: _Payload, index: int, options: Options, problems: list[Problem]) -> Value | None:
    """The value of an attribute, or None where it is not valid."""
    name, value = payload.members[index]
    by_type, by_name = readers(options)
    reader = by_name.get(name)
    text = value
    if isinstance(value, Number):
        found = "Integer"
    elif isinstance(value, str):
        found = reader.kind if reader and reader.is_text else "String"
    elif isinstance(value, bool):
        found, text = "Boolean", "true" if value else "false"
    else:
        kind = "an object" if isinstance(value, Members) else "an array"
        problems.append(payload.problem("J14", index, f"{kind} is no attribute value"))
        return None
    reader = reader or by_type[found]
    if found != reader.kind:
        problems.append(payload.problem("C5", index, f"is of type {reader.kind}, not {found}"))
        return None
    if reader.accepts(text):
        return reader.value(text)
    problem = refused("member", name, found, text, options)
    problems.append(replace(problem, requirement="J14") if found == "Integer" else problem)
    return None


def _data(
    payload: _Payload, there: dict[str, int], media_type: object, options: Options, problems: list[Problem]
) -> bytes | Json | str | None:
    at, binary = there.get("data"), there.get("data_base64")
    if binary is not None and payload.members[binary][1] is None:
        binary = None
    if binary is not None:
        if at is None:
            return _bytes(payload, binary, problems)
        problems.append(payload.problem("J5", binary, "comes together with `data`"))
        return None
    if at is None:
        return None
    value = payload.members[at][1]
    if not isinstance(media_type, str) or is_json(media_type):
        return payload.json(at)
    if isinstance(value, str) and not isinstance(value, Number):
        return value
    if options.non_json_data == "refuse":
        problems.append(payload.problem("J9", at, f"is no JSON string, as `{media_type}` asks for"))
    return payload.json(at)


def _bytes(payload: _Payload, index: int, problems: list[Problem]) -> bytes | None:
    name, value = payload.members[index]
    if not isinstance(value, str) or isinstance(value, Number):
        problems.append(payload.problem("J6", index, "is no JSON string"))
        return None
    violation = cloudevents_rule("binary").check(value)
    if violation is None:
        return base64.b64decode(value)
    problems.append(located("J6", "member", name, value, violation))
    return None
