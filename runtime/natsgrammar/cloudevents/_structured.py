"""Structured content mode: the whole event as JSON in the payload."""

import base64
import json
import json.encoder
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ..fields import lone_surrogate
from ..strict_json import AS_WRITTEN, JsonError, Members, Number, members_at
from ..text import not_utf8
from ._attributes import CORE, REQUIRED, cloudevents_rule
from ._checks import add_missing, attribute_texts, check_data, check_name, payload, refused
from ._event import Event, Json, Written, already_read
from ._media_type import in_utf8, is_json
from ._problems import Errors, Problem, located
from ._types import Value, readers
from ._wire import CONTENT_TYPE

MEDIA_TYPE = "application/cloudevents+json"


def write_structured(event: Event, errors: Errors) -> Written:
    """Write the event as a structured message."""
    texts = attribute_texts(event, errors)
    given = event.attributes
    # Boolean and Integer are an int in Python, and their canonical texts are valid JSON.
    members = [f'"{name}":{text if isinstance(given[name], int) else _quoted(text)}' for name, text in texts.items()]
    members += _data_member(event, errors)
    return Written({CONTENT_TYPE: MEDIA_TYPE}, b"" if errors else f"{{{','.join(members)}}}".encode())


_quoted: Callable[[str], str] = json.encoder.encode_basestring  # the json module's own writer of str, in C


def _data_member(event: Event, errors: Errors) -> list[str]:
    """Return the member with the data, if the event has any."""
    data: object = event.data  # any value the caller passed
    if data is None:
        return []
    if isinstance(data, bytes):
        media_type = event.attributes.get("datacontenttype")
        if isinstance(media_type, str) and is_json(media_type) and in_utf8(media_type, data):
            try:
                text = data.decode()
                AS_WRITTEN.read(text)
            except (JsonError, UnicodeDecodeError):
                pass  # declared as JSON in UTF-8 but invalid: base64 carries it unchanged
            else:
                return [f'"data":{text}']
        return [f'"data_base64":"{base64.b64encode(data).decode("ascii")}"']
    if isinstance(data, Json):
        check_data(event, errors)
        return [f'"data":{data.text}']
    if isinstance(data, str):
        check_data(event, errors)
        half = lone_surrogate(data)
        if half is not None:
            errors.append(Problem("J9", "payload", "", "a lone surrogate", half, data, found=data[half]))
        return [f'"data":{_quoted(data)}']
    payload(event, errors)
    return []


def read_structured(data: bytes, errors: Errors) -> Event:
    """Read an event from a structured payload."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        errors.append(Problem("J13", "payload", "", not_utf8(error), error.start))
        return Event({})
    try:
        members = _members(text)
    except JsonError as error:
        character = text[error.position : error.position + 1]
        errors.append(Problem("J13", "payload", "", str(error), error.position, found=character))
        return Event({})
    attributes: dict[str, Value] = {}
    of_text = readers(errors.options).of_text
    values = dict(members)
    payload = _Payload(text, members, values, errors)
    for name, count in Counter(name for name, _ in members).items() if len(values) < len(members) else ():
        if count > 1:
            payload.add("J13", name, "is duplicated")
    for name, value in values.items():
        if type(value) is str and (reader := of_text[name]) is not None and reader.accepts(value):
            attributes[name] = reader.value(value)
        elif name in ("data", "data_base64") or value is None:
            continue
        elif name in CORE or check_name(name, "member", errors):
            read = payload.attribute(name, value)
            if read is not None:
                attributes[name] = read
    if not attributes.keys() >= REQUIRED:
        add_missing((name for name, value in members if value is not None), "member", errors)
    return Event(attributes, payload.data(attributes.get("datacontenttype")))


@dataclass
class _Payload:
    """A JSON object's text and members, whose places are located on first use."""

    text: str
    members: Members
    values: dict[str, Any]  # by name; of duplicate members the last
    errors: Errors

    def problem(self, requirement: str, name: str, cause: str) -> Problem:
        """Return a member's problem, at its value in the payload."""
        start, _ = self._places[name]
        return Problem(requirement, "member", name, cause, start, found=self.text[start])

    def add(self, requirement: str, name: str, cause: str) -> None:
        """Add a member's error."""
        self.errors.append(self.problem(requirement, name, cause))

    def json(self) -> Json:
        """Return `data` as written."""
        unique = len(self.values) == len(self.members)
        text = _last_data(self.text) if unique and self.members[-1][0] == "data" else None
        return already_read(text or self.text[slice(*self._places["data"])])

    @cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        """Each value's start and end; the last one for duplicate members."""
        return {name: (start, end) for name, start, end in members_at(self.text, self.text.index("{"))}

    def attribute(self, name: str, value: Any) -> Value | None:
        """Return an attribute's value, or None if it is invalid."""
        by_type, by_name, _ = readers(self.errors.options)
        reader = by_name.get(name)
        text = value
        if isinstance(value, Number):
            kind = "Integer"
        elif isinstance(value, str):
            kind = reader.kind if reader and reader.is_text else "String"
        elif isinstance(value, bool):
            kind, text = "Boolean", "true" if value else "false"
        else:
            shape = "an object" if isinstance(value, tuple) else "an array"
            self.add("J14", name, f"{shape} is not an attribute value")
            return None
        reader = reader or by_type[kind]
        if kind != reader.kind:
            if kind == "Integer" and not by_type[kind].accepts(text):
                kind = "a number"
            self.add("C5", name, f"is of type {reader.kind}, not {kind}")
            return None
        if reader.accepts(text):
            return reader.value(text)
        problem = refused("member", name, reader, text)
        self.errors.append(replace(problem, requirement="J14") if kind == "Integer" else problem)
        return None

    def data(self, media_type: object) -> bytes | Json | str | None:
        """Return the event's data, or None without valid data."""
        values, options = self.values, self.errors.options
        if values.get("data_base64") is not None:
            if "data" not in values or (values["data"] is None and not options.strict):
                return self._bytes(values["data_base64"])
            self.add("J5", "data_base64", "comes together with `data`")
            return None
        if "data" not in values:
            return None
        if not isinstance(media_type, str) or is_json(media_type):
            return self.json()
        text = values["data"]
        if type(text) is str:
            if lone_surrogate(text) is not None:
                self.add("J9", "data", "holds a lone surrogate")
            return text
        if options.non_json_data == "refuse":
            self.add("J9", "data", f"is not a JSON string, which `{media_type}` requires")
        return self.json()

    def _bytes(self, value: object) -> bytes | None:
        if type(value) is not str:
            self.add("J6", "data_base64", "is not a JSON string")
            return None
        violation = cloudevents_rule("binary").check(value)
        if violation is None:
            return base64.b64decode(value)
        self.errors.append(located("J6", "member", "data_base64", value, violation))
        return None


def structured_advice(data: bytes, errors: Errors) -> Iterator[Problem]:
    """Yield a warning if a null `data` is read as absent, because `data_base64` is present."""
    if b"null" not in data:
        return
    try:
        text = data.decode()
        members = _members(text)
    except (JsonError, UnicodeDecodeError):
        return
    payload = _Payload(text, members, dict(members), errors)
    if payload.values.get("data", "") is None and payload.values.get("data_base64") is not None:
        cause = "is null beside `data_base64`: a sender has to leave it out"
        yield replace(payload.problem("J5", "data", cause), level="warning")


def _members(text: str) -> Members:
    """Return a JSON object's members. Raises JsonError."""
    value = AS_WRITTEN.read(text)
    if not isinstance(value, tuple):
        raise JsonError("object", "a JSON value, but not an object", 0)
    return value


_NAMED_DATA = re.compile(r'[{, \t\n\r]"data"[ \t\n\r]*:[ \t\n\r]*')  # a quote after one of these begins a name


def _last_data(text: str) -> str | None:
    """Return the value of the only `data`, as written, if it is the last member; None if that needs a full scan."""
    at = text.find('"data"')
    named = _NAMED_DATA.match(text, at - 1)
    if named is None or text.rindex("{", 0, at) != text.index("{"):  # it may be the `data` of a nested object
        return None
    return text[named.end() : text.rindex("}")].rstrip(" \t\n\r")
