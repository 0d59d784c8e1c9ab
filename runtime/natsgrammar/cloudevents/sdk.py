"""The NATS binding for the package `cloudevents`, with the same functions as the package's own bindings.

    >>> from cloudevents.core.v1.event import CloudEvent
    >>> from natsgrammar.cloudevents import sdk as nats_binding
    >>> event = CloudEvent({"id": "1", "source": "/s", "type": "com.example.test"}, {"message": "Hello"})
    >>> message = nats_binding.to_binary_event(event)
    >>> # await connection.publish("subject", message.data, headers=message.headers)
    >>> nats_binding.from_nats_event(message).get_data()
    {'message': 'Hello'}

Any object with `headers` and `data` can be read, such as a message of nats-py. The rules of `natsgrammar.cloudevents`
apply to attributes and data in both directions, and `options` are its `Options`. All errors are raised at once, as the
package's CloudEventValidationError, whose cause is an InvalidEvent with the positions.

Data is never altered. Under a JSON media type it is the JSON value, which may be a str; under `text/*`, or with a
declared charset, a str; anything else is bytes. Data that Python would write differently stays bytes as received: a
number that no float equals, a duplicate member, `null`, which the package treats as no data, and invalid JSON or text.

Functions take an event format because the other bindings do. It must be JSON, the only one for NATS.

A `time` with digits after the microsecond, as clients in Go write it, becomes an `ExactTime`: a datetime, because the
package accepts nothing else, that writes all digits again. A leap second is not a valid datetime and is rejected;
`natsgrammar.cloudevents` itself keeps it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, SupportsIndex

from ..errors import needs
from ..strict_json import JsonError, Reader, is_rounded
from ._event import Event, Json, Received, Written
from ._media_type import charset_of, encoding_of, in_utf8, is_json, media_type_key
from ._modes import BINARY, STRUCTURED, detect, read_in, write_binary
from ._options import DEFAULT, Options
from ._problems import Errors, InvalidEvent, Problem
from ._structured import MEDIA_TYPE, write_structured
from ._types import Timestamp
from ._wire import CONTENT_TYPE, body, pairs

with needs("cloudevents"):
    from cloudevents.core.base import BaseCloudEvent, EventFactory
    from cloudevents.core.bindings.common import DATACONTENTTYPE_ATTR, TIME_ATTR, get_event_factory_for_version
    from cloudevents.core.exceptions import (
        BaseCloudEventException,
        CloudEventValidationError,
        InvalidAttributeValueError,
        MissingRequiredAttributeError,
    )
    from cloudevents.core.formats.base import Format
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
    """A NATS message's headers and payload, for any client library.

    - `headers`: one value per header; a client that has none for a message gives {}
    - `data`: the payload
    """

    headers: dict[str, str]
    data: bytes


class ExactTime(datetime):
    """A Timestamp's moment: a datetime, truncated to microseconds, that is written with every digit."""

    stamp: Timestamp | None = None

    @classmethod
    def of(cls, stamp: Timestamp) -> ExactTime:
        """Convert a Timestamp. Raises ValueError for second 60, which a datetime does not have."""
        moment = stamp.datetime()
        exact = cls.combine(moment.date(), moment.timetz())
        exact.stamp = stamp
        return exact

    def isoformat(self, sep: str = "T", timespec: str = "auto") -> str:
        """Return the Timestamp's text, unless a precision or separator is given."""
        if self.stamp is None or timespec != "auto":
            return super().isoformat(sep, timespec)
        return self.stamp[:10] + sep + self.stamp[11:]

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return super().__reduce_ex__(protocol) if self.stamp is None else (ExactTime.of, (self.stamp,))


# Each function repeats the signature of its namesake in the package's own bindings, which callers may pass by position.


def to_binary(event: BaseCloudEvent, event_format: Format, *, options: Options = DEFAULT) -> NATSMessage:
    """Return the event in binary mode: every attribute in its `ce-` header, percent-encoded, the data as payload."""
    return _write(write_binary, event, event_format, options)


def to_structured(event: BaseCloudEvent, event_format: Format, *, options: Options = DEFAULT) -> NATSMessage:
    """Return the event in structured mode: as JSON in the payload, with its media type in `Content-Type`."""
    return _write(write_structured, event, event_format, options)


def from_binary(
    message: Received, event_format: Format, event_factory: EventFactory | None = None, *, options: Options = DEFAULT
) -> BaseCloudEvent:
    """Read an event from a binary message. Without a factory, `specversion` decides its class."""
    return _read(message, BINARY, event_format, event_factory, options)


def from_structured(
    message: Received, event_format: Format, event_factory: EventFactory | None = None, *, options: Options = DEFAULT
) -> BaseCloudEvent:
    """Read an event from a structured message. Without a factory, `specversion` decides its class."""
    return _read(message, STRUCTURED, event_format, event_factory, options)


def from_nats(
    message: Received, event_format: Format, event_factory: EventFactory | None = None, *, options: Options = DEFAULT
) -> BaseCloudEvent:
    """Read an event from a message in either mode, which `Content-Type` decides."""
    return _read(message, None, event_format, event_factory, options)


def to_binary_event(
    event: BaseCloudEvent, event_format: Format | None = None, *, options: Options = DEFAULT
) -> NATSMessage:
    """Call `to_binary` with JSON as the default format."""
    return _write(write_binary, event, event_format, options)


def to_structured_event(
    event: BaseCloudEvent, event_format: Format | None = None, *, options: Options = DEFAULT
) -> NATSMessage:
    """Call `to_structured` with JSON as the default format."""
    return _write(write_structured, event, event_format, options)


def from_binary_event(
    message: Received, event_format: Format | None = None, *, options: Options = DEFAULT
) -> CloudEvent:
    """Call `from_binary` with JSON as the default format, for a CloudEvent 1.0."""
    return _v1(message, BINARY, event_format, options)


def from_structured_event(
    message: Received, event_format: Format | None = None, *, options: Options = DEFAULT
) -> CloudEvent:
    """Call `from_structured` with JSON as the default format, for a CloudEvent 1.0."""
    return _v1(message, STRUCTURED, event_format, options)


def from_nats_event(message: Received, event_format: Format | None = None, *, options: Options = DEFAULT) -> CloudEvent:
    """Call `from_nats` with JSON as the default format, for a CloudEvent 1.0."""
    return _v1(message, None, event_format, options)


def _write(
    write: Callable[[Event, Errors], Written], event: BaseCloudEvent, event_format: Format | None, options: Options
) -> NATSMessage:
    """Write a valid event as a message."""
    _check_format(event_format)
    _check_parts(event, "an event", "get_attributes", "get_data")
    errors = Errors(options)
    # The package keeps None for attributes that are not set.
    attributes = {name: value for name, value in event.get_attributes().items() if value is not None}
    data = _event_data(event.get_data(), attributes.get(DATACONTENTTYPE_ATTR), errors)
    message = write(Event(attributes, data), errors)
    _raise(errors)
    return NATSMessage(message.headers, message.data)


def _read(
    message: Received, mode: str | None, event_format: Format | None, factory: EventFactory | None, options: Options
) -> BaseCloudEvent:
    """Return the package's event, with only its message's attributes: the class itself adds missing ones."""
    _check_format(event_format)
    _check_parts(message, "a message", "headers", "data")
    headers, payload = pairs(message.headers), body(message.data)
    errors = Errors(options)
    mode = mode or detect(headers, payload, errors)
    event = read_in(mode, headers, payload, errors)
    attributes = _python_attributes(event.attributes, errors)
    _raise(errors)
    data = _python_data(event, mode)
    if isinstance(event.data, Json) and isinstance(data, bytes):
        attributes.setdefault(DATACONTENTTYPE_ATTR, "application/json")  # J10: without it, bytes are not JSON
    made = (factory or get_event_factory_for_version(attributes["specversion"]))(dict(attributes), data)
    present = made.get_attributes()
    for name in [name for name in present if name not in attributes]:
        del present[name]
    return made


def _v1(message: Received, mode: str | None, event_format: Format | None, options: Options) -> CloudEvent:
    event = _read(message, mode, event_format, CloudEvent, options)
    assert isinstance(event, CloudEvent)  # the factory was CloudEvent
    return event


def _check_format(event_format: Format | None) -> None:
    if event_format is None:
        return
    _check_parts(event_format, "an event format", "get_content_type")
    media_type = event_format.get_content_type()
    if media_type_key(media_type)[0] != MEDIA_TYPE:
        cause = f"the event format is `{media_type}`: expected `{MEDIA_TYPE}`"
        _raise([Problem("N6", "header", CONTENT_TYPE, cause)])


def _check_parts(value: object, noun: str, *parts: str) -> None:
    for part in parts:
        if not hasattr(value, part):
            raise TypeError(f"{noun} has `{part}`, and `{type(value).__name__}` has not")


def _event_data(data: object, media_type: object, errors: Errors) -> bytes | Json | str | None:
    """Convert the package's data for an Event: under JSON, all but bytes is the JSON value."""
    if data is None:
        return None
    if isinstance(data, bytes | bytearray):
        return bytes(data)
    if isinstance(data, str) and isinstance(media_type, str) and not is_json(media_type):
        return data
    try:
        value = Json.of(data)
        is_utf8 = not isinstance(media_type, str) or encoding_of(charset_of(media_type)) == "utf-8"
        return value if is_utf8 else Json(json.dumps(data))  # in ASCII, which other charsets share
    except InvalidEvent as error:
        errors += error.problems
    return None


def _python_data(event: Event, mode: str) -> Any:
    """Convert an Event's data for the package; to bytes if Python writes any other value differently."""
    data, media_type = event.data, event.attributes.get(DATACONTENTTYPE_ATTR)
    if isinstance(data, Json):
        value = _exact_value(data.text)
        return data.text.encode() if value is None else value
    if mode == STRUCTURED or not isinstance(data, bytes) or media_type is None:
        return data  # J6: base64 in a structured message means bytes
    if is_json(media_type):
        text = _exact_text(data, "utf-8") if in_utf8(media_type, data) else None
        value = None if text is None else _exact_value(text)
    else:
        encoding = _encoding(media_type)
        value = None if encoding is None else _exact_text(data, encoding)
    return data if value is None else value


@lru_cache(maxsize=256)
def _encoding(media_type: str) -> str | None:
    """Return Python's name for a text media type's charset, or None."""
    essence, parameters = media_type_key(media_type)
    is_text = essence.startswith("text/") or "charset" in dict(parameters)
    return encoding_of(charset_of(media_type)) if is_text else None


def _python_attributes(attributes: Mapping[str, Any], errors: Errors) -> dict[str, Any]:
    """Convert attributes for the package: `time` to datetime, texts to plain str."""
    values = {name: str(value) if isinstance(value, str) else value for name, value in attributes.items()}
    time = attributes.get(TIME_ATTR)
    if isinstance(time, Timestamp):
        try:
            values[TIME_ATTR] = ExactTime.of(time) if _FINER.search(time) else time.datetime()
        except ValueError as error:
            errors.add("C12", "attribute", TIME_ATTR, str(error))
    return values


def _raise(problems: Sequence[Problem]) -> None:
    """Raise the package's own error for all problems, if there are any."""
    if not problems:
        return
    errors: dict[str, list[BaseCloudEventException]] = {}
    for problem in problems:
        name = problem.name.lower().removeprefix(CE_PREFIX) or problem.part
        known = MissingRequiredAttributeError(name) if problem.requirement == "C1" else None
        errors.setdefault(name, []).append(known or InvalidAttributeValueError(name, str(problem)))
    raise CloudEventValidationError(errors) from InvalidEvent(problems)


# ---- values that Python writes back unchanged ------------------------------------------------------------------------


def _exact_text(data: bytes, encoding: str) -> str | None:
    """Decode bytes, or return None if encoding the text gives other bytes."""
    try:
        text = data.decode(encoding)
        return text if text.encode(encoding) == data else None
    except UnicodeError:
        return None


def _exact_value(text: str) -> Any:
    """Read a JSON text.

    None for `null`, for invalid JSON, and for values that Python writes differently: a number that no float equals, a
    duplicate member, a lone surrogate, and anything too long or too deep for Python.
    """
    try:
        return _EXACT.read(text)
    except JsonError:
        return None


def _integer(text: str) -> int | float:
    return int(text) or (0 if text == "0" else -0.0)


def _fraction(text: str) -> float:
    if is_rounded(text):
        raise ValueError(text)
    return float(text)


_EXACT = Reader(whole=_integer, fraction=_fraction, pairs=True)
