"""CloudEvents over NATS: events to messages and back, in binary and structured mode, with nothing guessed.

    >>> from natsgrammar import cloudevents as ce
    >>> event = ce.Event({"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x", "subject": "Euro €"}, b"hi")
    >>> ce.to_binary(event).headers["ce-subject"]
    'Euro%20%E2%82%AC'
    >>> ce.from_nats(ce.to_structured(event)) == event
    True

An invalid event or message raises InvalidEvent with all problems at once, each with the requirement's name (a key of
`REQUIREMENTS`), the header or member, and the position. `Options` chooses between readings that the specifications
leave open. `natsgrammar.cloudevents.captured` reads messages from JSON lines.
"""

from dataclasses import dataclass
from typing import Any

from ..errors import publish
from ._advice import advice, header_advice, wire_advice
from ._checks import attribute_texts, payload
from ._event import Event, Headers, Json, Message, Received, Written
from ._media_type import media_type_key
from ._modes import BINARY, STRUCTURED, detect, headers_of, read_in, write_binary
from ._options import DEFAULT, Options, check_options
from ._problems import Errors, InvalidEvent, Problem
from ._requirements import REQUIREMENTS, Requirement
from ._structured import write_structured
from ._types import InvalidValue, Timestamp, Uri, UriReference, from_canonical, to_canonical
from ._wire import body, pairs

__all__ = [
    "DEFAULT",
    "REQUIREMENTS",
    "Event",
    "Headers",
    "InvalidEvent",
    "InvalidValue",
    "Json",
    "Message",
    "Options",
    "Problem",
    "Reading",
    "Received",
    "Requirement",
    "Timestamp",
    "Uri",
    "UriReference",
    "Written",
    "check",
    "content_mode",
    "from_binary",
    "from_canonical",
    "from_nats",
    "from_structured",
    "media_type_key",
    "read",
    "to_binary",
    "to_canonical",
    "to_structured",
]
publish(globals())


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of `read`.

    - `mode`: "binary" or "structured"
    - `event`: the event, or None if there are errors
    - `errors`: every requirement that is not met
    - `warnings`: every recommendation that is not followed
    """

    mode: str
    event: Event | None
    errors: tuple[Problem, ...]
    warnings: tuple[Problem, ...]


def content_mode(message: Received, options: Options = DEFAULT) -> str:
    """Return a message's content mode, "binary" or "structured"."""
    return detect(*_parts(message, options), Errors(options))


def read(message: Received, options: Options = DEFAULT) -> Reading:
    """Read any message's event, errors and warnings. Raises TypeError for headers or data of a wrong Python type."""
    headers, data = _parts(message, options)
    errors = Errors(options)
    mode = detect(headers, data, errors)
    event = read_in(mode, headers, data, errors)
    warnings = (*wire_advice(mode, headers, data, errors), *advice(event))
    return Reading(mode, None if errors else event, tuple(errors), warnings)


def from_nats(message: Received, options: Options = DEFAULT) -> Event:
    """Read an event from a message in either mode. Raises InvalidEvent with all problems."""
    return _read(message, options, None)


def from_binary(message: Received, options: Options = DEFAULT) -> Event:
    """Read an event from a binary message. Raises InvalidEvent with all problems."""
    return _read(message, options, BINARY)


def from_structured(message: Received, options: Options = DEFAULT) -> Event:
    """Read an event from a structured message. Raises InvalidEvent with all problems."""
    return _read(message, options, STRUCTURED)


def _read(message: Received, options: Options, mode: str | None) -> Event:
    headers, data = _parts(message, options)
    errors = Errors(options)
    event = read_in(mode or detect(headers, data, errors), headers, data, errors)
    errors.raise_any(InvalidEvent)
    return event


def to_binary(event: Event, options: Options = DEFAULT) -> Written:
    """Write an event as a binary message. Raises InvalidEvent with all problems."""
    written = write_binary(event, errors := _errors(event, options))
    errors.raise_any(InvalidEvent)
    return written


def to_structured(event: Event, options: Options = DEFAULT) -> Written:
    """Write an event as a structured message. Raises InvalidEvent with all problems."""
    written = write_structured(event, errors := _errors(event, options))
    errors.raise_any(InvalidEvent)
    return written


def check(event: Event, options: Options = DEFAULT) -> tuple[Problem, ...]:
    """Return an event's errors, then its warnings; `level` distinguishes them."""
    errors = _errors(event, options)
    texts = attribute_texts(event, errors)
    payload(event, errors)
    return (*errors, *advice(event), *header_advice(headers_of(event, texts).items()))


def _parts(message: Any, options: Options) -> tuple[list[tuple[str, str]], bytes]:
    """Return a message's headers and payload. Raises TypeError for any other object."""
    check_options(options)
    try:
        headers, data = message.headers, message.data
    except AttributeError:
        raise TypeError(f"a message has `headers` and `data`, as a Message has; not {type(message).__name__}") from None
    return pairs(headers), body(data)


def _errors(event: Any, options: Options) -> Errors:
    check_options(options)
    if not isinstance(event, Event):
        raise TypeError(f"an event must be Event, not {type(event).__name__}")
    return Errors(options)
