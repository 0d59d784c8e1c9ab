"""The NATS binding for the package `cloudevents`, in the shape of that package's own bindings.

    >>> from cloudevents.core.v1.event import CloudEvent
    >>> from natsgrammar.cloudevents import sdk as nats_binding
    >>> event = CloudEvent({"id": "1", "source": "/s", "type": "com.example.test"}, {"message": "Hello"})
    >>> message = nats_binding.to_binary_event(event)
    >>> # await connection.publish("subject", message.data, headers=message.headers)
    >>> # nats_binding.from_nats_event(nats_binding.NATSMessage(received.headers or {}, received.data))

Attributes are held to the rules of `natsgrammar.cloudevents` on the way out and on the way in; data is the business of
the event format, as in the other bindings. Everything that is wrong is raised at once, as the package's
CloudEventValidationError, caused by an InvalidEvent that has the places.

A `time` that no datetime holds is refused: a leap second, or digits other than 0 after the microsecond, as clients in
Go write them. `natsgrammar.cloudevents` itself keeps them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from cloudevents.core.base import BaseCloudEvent, EventFactory
from cloudevents.core.bindings.common import DATACONTENTTYPE_ATTR, TIME_ATTR, get_event_factory_for_version
from cloudevents.core.exceptions import (
    BaseCloudEventException,
    CloudEventValidationError,
    InvalidAttributeValueError,
    MissingRequiredAttributeError,
)
from cloudevents.core.formats.base import Format
from cloudevents.core.formats.json import JSONFormat
from cloudevents.core.v1.event import CloudEvent

from ._binary import read_binary, write_binary
from ._event import Event, Json, attribute_texts
from ._json import member_places, read_object
from ._mode import BINARY, detect
from ._options import DEFAULT
from ._problems import InvalidEvent, Problem
from ._structured import read_structured
from ._types import Timestamp
from ._wire import CONTENT_TYPE, pairs

CE_PREFIX: Final[str] = "ce-"

_SOME_JSON = Json("null")
_FINER = re.compile(r"\.\d{6}\d*[1-9]")  # a fraction that counts less than microseconds


@dataclass(frozen=True)
class NATSMessage:
    """The headers and the payload of a NATS message, for any client library.

    headers  one value per header; a client that has none for a message gives {}
    data     the payload
    """

    headers: dict[str, str]
    data: bytes


def to_binary(event: BaseCloudEvent, event_format: Format) -> NATSMessage:
    """The event in binary mode: every attribute in its `ce-` header, percent-encoded, and the data as payload."""
    attributes = _set_attributes(event)
    problems: list[Problem] = []
    implied = None if DATACONTENTTYPE_ATTR in attributes else _implied(event.get_data())
    message = write_binary(Event(attributes, implied), DEFAULT, problems)
    _raise(problems)
    with _whole_characters():
        data = event_format.write_data(event.get_data(), attributes.get(DATACONTENTTYPE_ATTR))
    return NATSMessage(dict(pairs(message.headers)), data)


def from_binary(
    message: NATSMessage, event_format: Format, event_factory: EventFactory | None = None
) -> BaseCloudEvent:
    """The event of a binary message. Without a factory, `specversion` decides which class it gets."""
    problems: list[Problem] = []
    event = read_binary(pairs(message.headers), message.data, DEFAULT, problems)
    attributes = _python(event.attributes, problems)
    _raise(problems)
    data = event_format.read_data(message.data, attributes.get(DATACONTENTTYPE_ATTR))
    factory = event_factory or get_event_factory_for_version(attributes["specversion"])
    return _without_inventions(factory(dict(attributes), data), attributes)


def to_structured(event: BaseCloudEvent, event_format: Format) -> NATSMessage:
    """The event in structured mode: all of it in the payload, and its media type in `Content-Type`."""
    attributes = _set_attributes(event)
    problems: list[Problem] = []
    texts = attribute_texts(Event(attributes), DEFAULT, problems)
    _raise(problems)
    native = {name: value for name, value in attributes.items() if isinstance(value, int)}  # a bool is one
    canonical = _Canonical({**texts, **native}, event.get_data())
    with _whole_characters():
        data = event_format.write(canonical)
    return NATSMessage({CONTENT_TYPE: event_format.get_content_type()}, data)


def from_structured(
    message: NATSMessage, event_format: Format, event_factory: EventFactory | None = None
) -> BaseCloudEvent:
    """The event of a structured message. Without a factory, the format decides which class it gets."""
    problems: list[Problem] = []
    event = read_structured(message.data, DEFAULT, problems)
    attributes = _python(event.attributes, problems)
    _raise(problems)
    nulls = any(value is None for _, value in read_object(message.data.decode()))
    payload = _without_nulls(message.data) if nulls else message.data
    return _without_inventions(event_format.read(event_factory, payload), attributes)


def from_nats(message: NATSMessage, event_format: Format, event_factory: EventFactory | None = None) -> BaseCloudEvent:
    """The event of a message in whichever mode: structured if `Content-Type` says so, otherwise binary."""
    problems: list[Problem] = []
    mode = detect(pairs(message.headers), message.data, DEFAULT, problems)
    _raise(problems)
    read = from_binary if mode == BINARY else from_structured
    return read(message, event_format, event_factory)


def to_binary_event(event: BaseCloudEvent, event_format: Format | None = None) -> NATSMessage:
    """`to_binary` with JSON as the default format."""
    return to_binary(event, event_format or JSONFormat())


def from_binary_event(message: NATSMessage, event_format: Format | None = None) -> CloudEvent:
    """`from_binary` with JSON as the default format, to a CloudEvent of version 1.0."""
    return _v1(from_binary(message, event_format or JSONFormat(), CloudEvent))


def to_structured_event(event: BaseCloudEvent, event_format: Format | None = None) -> NATSMessage:
    """`to_structured` with JSON as the default format."""
    return to_structured(event, event_format or JSONFormat())


def from_structured_event(message: NATSMessage, event_format: Format | None = None) -> CloudEvent:
    """`from_structured` with JSON as the default format, to a CloudEvent of version 1.0."""
    return _v1(from_structured(message, event_format or JSONFormat(), CloudEvent))


def from_nats_event(message: NATSMessage, event_format: Format | None = None) -> CloudEvent:
    """`from_nats` with JSON as the default format, to a CloudEvent of version 1.0."""
    return _v1(from_nats(message, event_format or JSONFormat(), CloudEvent))


def _v1(event: BaseCloudEvent) -> CloudEvent:
    assert isinstance(event, CloudEvent)  # the factory was CloudEvent
    return event


def _set_attributes(event: BaseCloudEvent) -> dict[str, Any]:
    """The attributes that are set: the package keeps None for those that are not."""
    return {name: value for name, value in event.get_attributes().items() if value is not None}


@contextmanager
def _whole_characters() -> Iterator[None]:
    """Turns the error of a format that meets half of a surrogate pair into the package's own."""
    try:
        yield
    except UnicodeEncodeError as error:
        _raise([Problem("J9", "payload", "", "half of a surrogate pair", error.start)])


def _implied(data: object) -> Json | None:
    """A stand-in for data that can only be JSON, so that its media type is written down."""
    return _SOME_JSON if isinstance(data, dict | list) else None


def _python(attributes: Mapping[str, Any], problems: list[Problem]) -> dict[str, Any]:
    """The attributes as the package has them: `time` as datetime, and str without our types."""
    found = {name: str(value) if isinstance(value, str) else value for name, value in attributes.items()}
    time = attributes.get(TIME_ATTR)
    if isinstance(time, Timestamp):
        try:
            found[TIME_ATTR] = time.datetime()
        except ValueError as error:
            problems.append(Problem("C12", "attribute", TIME_ATTR, str(error)))
        if _FINER.search(time):
            cause = f"`{time}` has digits after the microsecond, which a datetime cannot hold"
            problems.append(Problem("C12", "attribute", TIME_ATTR, cause))
    return found


def _without_inventions(event: BaseCloudEvent, attributes: Mapping[str, Any]) -> BaseCloudEvent:
    """The event with the attributes of its message only: the class fills in an `id` and a `time` that nobody sent."""
    there = event.get_attributes()
    for name in [name for name in there if name not in attributes]:
        del there[name]
    return event


def _without_nulls(payload: bytes) -> bytes:
    """The payload without members that are null, which mean attributes that are not set; all else as it was written."""
    text = payload.decode()
    members = read_object(text)
    kept = [
        f"{json.dumps(name)}:{text[start:end]}"
        for (name, value), (start, end) in zip(members, member_places(text), strict=True)
        if value is not None
    ]
    return f"{{{','.join(kept)}}}".encode()


def _raise(problems: list[Problem]) -> None:
    """Raises the package's own error for all problems, if there are any."""
    if not problems:
        return
    errors: dict[str, list[BaseCloudEventException]] = {}
    for problem in problems:
        name = problem.name.lower().removeprefix(CE_PREFIX) or problem.part
        known = MissingRequiredAttributeError(name) if problem.requirement == "C1" else None
        errors.setdefault(name, []).append(known or InvalidAttributeValueError(name, str(problem)))
    raise CloudEventValidationError(errors) from InvalidEvent(problems)


class _Canonical(BaseCloudEvent):
    """An event whose attributes are what JSON writes: canonical texts, numbers and booleans."""

    def __init__(self, attributes: dict[str, Any], data: dict[str, Any] | str | bytes | None = None) -> None:
        self._attributes = attributes
        self._data = data

    def get_id(self) -> str:
        return str(self._attributes["id"])

    def get_source(self) -> str:
        return str(self._attributes["source"])

    def get_type(self) -> str:
        return str(self._attributes["type"])

    def get_specversion(self) -> str:
        return str(self._attributes["specversion"])

    def get_datacontenttype(self) -> str | None:
        return self._attributes.get("datacontenttype")

    def get_dataschema(self) -> str | None:
        return self._attributes.get("dataschema")

    def get_subject(self) -> str | None:
        return self._attributes.get("subject")

    def get_time(self) -> datetime | None:
        return Timestamp(self._attributes["time"]).datetime() if "time" in self._attributes else None

    def get_extension(self, extension_name: str) -> Any:
        return self._attributes.get(extension_name)

    def get_data(self) -> dict[str, Any] | str | bytes | None:
        return self._data

    def get_attributes(self) -> dict[str, Any]:
        return self._attributes
