"""The NATS binding for the package `cloudevents`, in the shape of that package's own bindings.

    >>> from cloudevents.core.v1.event import CloudEvent
    >>> from natsgrammar.cloudevents import sdk as nats_binding
    >>> event = CloudEvent({"id": "1", "source": "/s", "type": "com.example.test"}, {"message": "Hello"})
    >>> message = nats_binding.to_binary_event(event)
    >>> # await connection.publish("subject", message.data, headers=message.headers)
    >>> nats_binding.from_nats_event(message).get_data()
    {'message': 'Hello'}

Reads any object with `headers` and `data`, such as a message of nats-py. The rules of `natsgrammar.cloudevents` apply
to attributes and data in both directions, and `options` are its `Options`. All errors are raised at once, as the
package's CloudEventValidationError, whose cause is an InvalidEvent with the positions.

Data is never altered. Under a JSON media type it is the JSON value, which may be a str; under `text/*`, or with a
declared charset, a str; anything else is bytes. Data that Python writes differently stays the received bytes: a number
that no float equals, a duplicate member, `null`, which the package treats as no data, and invalid JSON or text.

Functions take an event format because the other bindings do. It must be JSON, the only one for NATS.

A `time` with digits after the microsecond, as clients in Go write it, becomes an `ExactTime`: a datetime, because the
package accepts nothing else, that writes all digits again. A leap second is not a valid datetime and is refused;
`natsgrammar.cloudevents` itself keeps it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, SupportsIndex

from ..errors import Needs
from ._binary import write_binary
from ._event import Event, Json, Received, Written
from ._exact import exact_text, exact_value
from ._media_type import UTF8, charset_of, encoding_of, in_utf8, is_json, media_type_key
from ._mode import BINARY, STRUCTURED, detect, read_in
from ._options import DEFAULT, Options
from ._problems import InvalidEvent, Problem
from ._structured import MEDIA_TYPE, write_structured
from ._types import Timestamp
from ._wire import CONTENT_TYPE, body, pairs

with Needs("cloudevents"):
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

__all__ = [
    "ExactTime",
    "NATSMessage",
    "from_binary",
    "from_binary_event",
    "from_nats",
    "from_nats_event",
    "from_structured",
    "from_structured_event",
    "to_binary",
    "to_binary_event",
    "to_structured",
    "to_structured_event",
]

CE_PREFIX: Final[str] = "ce-"

_FINER = re.compile(r"\.\d{6}\d*[1-9]")  # a fraction finer than microseconds


@dataclass(frozen=True)
class NATSMessage:
    """The headers and the payload of a NATS message, for any client library.

    - `headers`: one value per header; a client that has none for a message gives {}
    - `data`: the payload
    """

    headers: dict[str, str]
    data: bytes


class ExactTime(datetime):
    """The moment of a Timestamp, truncated to microseconds, but written with every digit of the Timestamp.

    It compares and computes like any datetime, to the microsecond.
    """

    stamp: Timestamp | None = None

    @classmethod
    def of(cls, stamp: Timestamp) -> ExactTime:
        """The moment of a Timestamp. Raises ValueError for second 60, which a datetime cannot hold."""
        moment = stamp.datetime()
        exact = cls.combine(moment.date(), moment.timetz())
        exact.stamp = stamp
        return exact

    def isoformat(self, sep: str = "T", timespec: str = "auto") -> str:
        """The text of the Timestamp, unless a precision or separator is given."""
        if self.stamp is None or timespec != "auto":
            return super().isoformat(sep, timespec)
        return self.stamp[:10] + sep + self.stamp[11:]

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return super().__reduce_ex__(protocol) if self.stamp is None else (ExactTime.of, (self.stamp,))


def to_binary(event: BaseCloudEvent, event_format: Format, *, options: Options = DEFAULT) -> NATSMessage:
    """The event in binary mode: every attribute in its `ce-` header, percent-encoded, and the data as payload."""
    return _sent(write_binary, event, event_format, options)


def from_binary(
    message: Received,
    event_format: Format,
    event_factory: EventFactory | None = None,
    *,
    options: Options = DEFAULT,
) -> BaseCloudEvent:
    """The event of a binary message. Without a factory, `specversion` decides which class it gets."""
    return _read(message, BINARY, event_format, event_factory, options)


def to_structured(event: BaseCloudEvent, event_format: Format, *, options: Options = DEFAULT) -> NATSMessage:
    """The event in structured mode: the whole event as JSON in the payload, its media type in `Content-Type`."""
    return _sent(write_structured, event, event_format, options)


def from_structured(
    message: Received,
    event_format: Format,
    event_factory: EventFactory | None = None,
    *,
    options: Options = DEFAULT,
) -> BaseCloudEvent:
    """The event of a structured message. Without a factory, `specversion` decides which class it gets."""
    return _read(message, STRUCTURED, event_format, event_factory, options)


def from_nats(
    message: Received,
    event_format: Format,
    event_factory: EventFactory | None = None,
    *,
    options: Options = DEFAULT,
) -> BaseCloudEvent:
    """The event of a message in either mode: structured if `Content-Type` says so, otherwise binary."""
    return _read(message, None, event_format, event_factory, options)


def to_binary_event(
    event: BaseCloudEvent, event_format: Format | None = None, *, options: Options = DEFAULT
) -> NATSMessage:
    """`to_binary` with JSON as the default format."""
    return to_binary(event, event_format or JSONFormat(), options=options)


def from_binary_event(
    message: Received, event_format: Format | None = None, *, options: Options = DEFAULT
) -> CloudEvent:
    """`from_binary` with JSON as the default format, to a CloudEvent of version 1.0."""
    return _v1(from_binary(message, event_format or JSONFormat(), CloudEvent, options=options))


def to_structured_event(
    event: BaseCloudEvent, event_format: Format | None = None, *, options: Options = DEFAULT
) -> NATSMessage:
    """`to_structured` with JSON as the default format."""
    return to_structured(event, event_format or JSONFormat(), options=options)


def from_structured_event(
    message: Received, event_format: Format | None = None, *, options: Options = DEFAULT
) -> CloudEvent:
    """`from_structured` with JSON as the default format, to a CloudEvent of version 1.0."""
    return _v1(from_structured(message, event_format or JSONFormat(), CloudEvent, options=options))


def from_nats_event(message: Received, event_format: Format | None = None, *, options: Options = DEFAULT) -> CloudEvent:
    """`from_nats` with JSON as the default format, to a CloudEvent of version 1.0."""
    return _v1(from_nats(message, event_format or JSONFormat(), CloudEvent, options=options))


def _v1(event: BaseCloudEvent) -> CloudEvent:
    assert isinstance(event, CloudEvent)  # the factory was CloudEvent
    return event


def _sent(
    write: Callable[[Event, Options, list[Problem]], Written],
    event: BaseCloudEvent,
    event_format: Format,
    options: Options,
) -> NATSMessage:
    """The message of a valid event."""
    _check_format(event_format)
    _check_parts(event, "an event", "get_attributes", "get_data")
    problems: list[Problem] = []
    # The package keeps None for attributes that are not set.
    attributes = {name: value for name, value in event.get_attributes().items() if value is not None}
    data = _given(event.get_data(), attributes.get(DATACONTENTTYPE_ATTR), problems)
    message = write(Event(attributes, data), options, problems)
    _raise(problems)
    return NATSMessage(message.headers, message.data)


def _read(
    message: Received, mode: str | None, event_format: Format, event_factory: EventFactory | None, options: Options
) -> BaseCloudEvent:
    """The event of a message in this mode, or in the one that its `Content-Type` names."""
    _check_format(event_format)
    _check_parts(message, "a message", "headers", "data")
    headers, data = pairs(message.headers), body(message.data)
    problems: list[Problem] = []
    mode = mode or detect(headers, data, options, problems)
    return _made(read_in(mode, headers, data, options, problems), mode, event_factory, problems)


def _made(event: Event, mode: str, event_factory: EventFactory | None, problems: list[Problem]) -> BaseCloudEvent:
    """The package's event, with only the attributes of its message: the class itself adds missing ones."""
    attributes = _python(event.attributes, problems)
    _raise(problems)
    data = _held(event, mode)
    if isinstance(event.data, Json) and isinstance(data, bytes):
        attributes.setdefault(DATACONTENTTYPE_ATTR, "application/json")  # J10: without it, bytes are not JSON
    made = (event_factory or get_event_factory_for_version(attributes["specversion"]))(dict(attributes), data)
    there = made.get_attributes()
    for name in [name for name in there if name not in attributes]:
        del there[name]
    return made


def _check_format(event_format: Format) -> None:
    _check_parts(event_format, "an event format", "get_content_type")
    media_type = event_format.get_content_type()
    if media_type_key(media_type)[0] != MEDIA_TYPE:
        cause = f"the event format is `{media_type}`: expected `{MEDIA_TYPE}`"
        _raise([Problem("N6", "header", CONTENT_TYPE, cause)])


def _check_parts(value: object, what: str, *parts: str) -> None:
    for part in parts:
        if not hasattr(value, part):
            raise TypeError(f"{what} has `{part}`, and `{type(value).__name__}` has not")


def _given(data: object, media_type: object, problems: list[Problem]) -> bytes | Json | str | None:
    """The data of the package's event, as in an Event: under JSON, everything but bytes is the JSON value."""
    if data is None:
        return None
    if isinstance(data, bytes | bytearray):
        return bytes(data)
    if isinstance(data, str) and isinstance(media_type, str) and not is_json(media_type):
        return data
    try:
        value = Json.of(data)
        is_utf8 = not isinstance(media_type, str) or charset_of(media_type) in UTF8
        return value if is_utf8 else Json(json.dumps(data))  # in ASCII, which other charsets share
    except InvalidEvent as error:
        problems += error.problems
    return None


def _held(event: Event, mode: str) -> Any:
    """The data of an Event, as in the package; bytes if Python writes any other value differently."""
    data, media_type = event.data, event.attributes.get(DATACONTENTTYPE_ATTR)
    if isinstance(data, Json):
        value = exact_value(data.text)
        return data.text.encode() if value is None else value
    if mode == STRUCTURED or not isinstance(data, bytes) or media_type is None:
        return data  # J6: base64 in a structured message means bytes
    if is_json(media_type):
        text = exact_text(data, "utf-8") if in_utf8(media_type, data) else None
        value = None if text is None else exact_value(text)
    else:
        encoding = _encoding(media_type)
        value = None if encoding is None else exact_text(data, encoding)
    return data if value is None else value


@lru_cache(maxsize=256)
def _encoding(media_type: str) -> str | None:
    """Python's name of the charset of a text media type, or None."""
    essence, parameters = media_type_key(media_type)
    is_text = essence.startswith("text/") or "charset" in dict(parameters)
    return encoding_of(charset_of(media_type)) if is_text else None


def _python(attributes: Mapping[str, Any], problems: list[Problem]) -> dict[str, Any]:
    """The attributes as in the package: `time` as datetime, and plain str instead of our types."""
    found = {name: str(value) if isinstance(value, str) else value for name, value in attributes.items()}
    time = attributes.get(TIME_ATTR)
    if isinstance(time, Timestamp):
        try:
            found[TIME_ATTR] = ExactTime.of(time) if _FINER.search(time) else time.datetime()
        except ValueError as error:
            problems.append(Problem("C12", "attribute", TIME_ATTR, str(error)))
    return found


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
