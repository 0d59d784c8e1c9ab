"""CloudEvents over NATS: events to messages and back, in binary and structured mode, with nothing guessed.

    >>> from natsgrammar import cloudevents as ce
    >>> event = ce.Event({"specversion": "1.0", "id": "1", "source": "/s", "type": "io.x", "subject": "Euro €"}, b"hi")
    >>> ce.to_binary(event).headers["ce-subject"]
    'Euro%20%E2%82%AC'
    >>> ce.from_nats(ce.to_structured(event)) == event
    True

An event or message that breaks requirements is refused with all problems at once (`InvalidEvent`), each with the
requirement's name (a key of `REQUIREMENTS`), the header or member, and the position. `Options` chooses between the
readings that the specifications leave open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from ..errors import publish
from ._advice import advice, header_advice, wire_advice
from ._binary import headers_of, read_binary, write_binary
from ._checks import attribute_texts, payload
from ._event import Event, Headers, Json, Message, Received, Written
from ._media_type import media_type_key
from ._mode import detect, read_in
from ._options import DEFAULT, Options, check_options
from ._problems import InvalidEvent, Problem
from ._requirements import REQUIREMENTS, Requirement
from ._structured import read_structured, write_structured
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

_Result = TypeVar("_Result", Event, Written)


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of reading a message.

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
    """The content mode of a message, "binary" or "structured"."""
    return detect(*_parts(message, options), options, [])


def read(message: Received, options: Options = DEFAULT) -> Reading:
    """The event of a message, with its errors and warnings; no content of a message makes this raise.

    Raises TypeError if headers or data have a wrong Python type.
    """
    problems: list[Problem] = []
    headers, data = _parts(message, options)
    mode = detect(headers, data, options, problems)
    event = read_in(mode, headers, data, options, problems)
    warnings = (*wire_advice(mode, headers, data, options), *advice(event))
    return Reading(mode, None if problems else event, tuple(problems), warnings)


def from_nats(message: Received, options: Options = DEFAULT) -> Event:
    """The event of a message, whichever mode it is in. Raises InvalidEvent with all problems."""
    problems: list[Problem] = []
    headers, data = _parts(message, options)
    mode = detect(headers, data, options, problems)
    return _whole(read_in(mode, headers, data, options, problems), problems)


def from_binary(message: Received, options: Options = DEFAULT) -> Event:
    """The event of a message that is known to be binary. Raises InvalidEvent with all problems."""
    problems: list[Problem] = []
    return _whole(read_binary(*_parts(message, options), options, problems), problems)


def from_structured(message: Received, options: Options = DEFAULT) -> Event:
    """The event of a message that is known to be structured. Raises InvalidEvent with all problems."""
    problems: list[Problem] = []
    return _whole(read_structured(_parts(message, options)[1], options, problems), problems)


def to_binary(event: Event, options: Options = DEFAULT) -> Written:
    """The message that carries an event in binary mode. Raises InvalidEvent with all problems."""
    _check_event(event, options)
    problems: list[Problem] = []
    return _whole(write_binary(event, options, problems), problems)


def to_structured(event: Event, options: Options = DEFAULT) -> Written:
    """The message that carries an event in structured mode. Raises InvalidEvent with all problems."""
    _check_event(event, options)
    problems: list[Problem] = []
    return _whole(write_structured(event, options, problems), problems)


def check(event: Event, options: Options = DEFAULT) -> tuple[Problem, ...]:
    """The errors of an event, then its warnings; `level` distinguishes them."""
    _check_event(event, options)
    problems: list[Problem] = []
    texts = attribute_texts(event, options, problems)
    payload(event, options, problems)
    return (*problems, *advice(event), *header_advice(headers_of(event, texts).items()))


def _parts(message: Any, options: Options) -> tuple[list[tuple[str, str]], bytes]:
    """The headers and the payload of a message. Raises TypeError if anything is of another type."""
    check_options(options)
    try:
        headers, data = message.headers, message.data
    except AttributeError:
        raise TypeError(f"a message has `headers` and `data`, as a Message has; not {type(message).__name__}") from None
    return pairs(headers), body(data)


def _check_event(event: Any, options: Options) -> None:
    check_options(options)
    if not isinstance(event, Event):
        raise TypeError(f"an event is an Event, not {type(event).__name__}")


def _whole(result: _Result, problems: list[Problem]) -> _Result:
    if problems:
        raise InvalidEvent(problems)
    return result
