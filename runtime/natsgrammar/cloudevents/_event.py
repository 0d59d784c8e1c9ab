"""Events, their data, and messages."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from ..fields import lone_surrogate
from ..strict_json import AS_WRITTEN, JsonError
from ..text import lowered
from ._media_type import charset_of, encoding_of, is_json
from ._problems import InvalidEvent, Problem


@dataclass(frozen=True, slots=True)
class Json:
    """A JSON value as its text, which keeps every digit and the members' order. `Json.of` writes one.

    Raises InvalidEvent if the text is not valid JSON.
    """

    text: str

    def __post_init__(self) -> None:
        if not isinstance(self.text, str):
            raise TypeError(f"a JSON text must be str, not {type(self.text).__name__}")
        try:
            AS_WRITTEN.read(self.text)
        except JsonError as error:
            raise _no_json(self.text, str(error), error.position) from None
        _check_pairs(self.text)

    @classmethod
    def of(cls, value: object) -> Json:
        """Write a Python value as JSON. Raises InvalidEvent if it has none, or is nested too deeply."""
        try:
            text = _written(value)
            _check_names(value)
        except (TypeError, ValueError, RecursionError) as error:
            raise _no_json(None, f"not a JSON value: {lowered(str(error))}", None) from None
        _check_pairs(text)
        return already_read(text)

    @property
    def value(self) -> Any:
        """The Python value; the last one for duplicate members."""
        return json.loads(self.text)


_written = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def _check_pairs(text: str) -> None:
    half = lone_surrogate(text)
    if half is not None:
        raise _no_json(text, "a lone surrogate", half)


_CONTAINERS = (dict, list, tuple)


def _check_names(value: object) -> None:
    """Raise TypeError for a dict with a key that is not a str; the json module would convert it."""
    rest: list[Any] = [(value,)]
    while rest:
        here = rest.pop()
        if isinstance(here, dict):
            for name in here:
                if not isinstance(name, str):
                    raise TypeError(f"the name of a member must be str, not {type(name).__name__}")
            here = here.values()
        rest += [value for value in here if isinstance(value, _CONTAINERS)]


def _no_json(text: str | None, cause: str, position: int | None) -> InvalidEvent:
    character = "" if text is None or position is None else text[position : position + 1]
    return InvalidEvent([Problem("J8", "payload", "", cause, position, text, found=character)])


def already_read(text: str) -> Json:
    """Make a Json from a text already read as part of a JSON text."""
    value = object.__new__(Json)
    object.__setattr__(value, "text", text)
    return value


def _fixed(*_: Any, **__: Any) -> NoReturn:
    raise TypeError("the attributes of an event cannot be changed: make another Event")


class Attributes(dict[str, Any]):
    """An event's attributes, an immutable dict."""

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _fixed

    def __reduce__(self) -> tuple[Any, ...]:
        return Attributes, (dict(self),)


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """A CloudEvent, equal to another with equal attributes and data. `True` differs from `1`; a Uri equals its str.

    - `attributes`: by name: bool, int, str, bytes, an aware datetime, Uri, UriReference or Timestamp; kept as a copy
    - `data`: bytes; Json; str, for text of a media type other than JSON; or None if the event has no data
    """

    attributes: Mapping[str, Any]
    data: bytes | Json | str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.attributes, (dict, Mapping)):  # a dict is a Mapping, but checking for Mapping is slower
            raise TypeError(f"the attributes of an event must be a mapping, not {type(self.attributes).__name__}")
        object.__setattr__(self, "attributes", Attributes(self.attributes))

    def json(self) -> Any:
        """Return JSON data, bytes from binary mode or a Json from structured mode, as a Python value.

        Raises InvalidEvent if the event has no data, data of a media type other than JSON, or invalid JSON.
        """
        data, media_type = self.data, str(self.attributes.get("datacontenttype", "application/json"))
        if isinstance(data, bytes) and is_json(media_type):
            charset = charset_of(media_type)
            try:
                data = Json(data.decode(encoding_of(charset) or "utf-8"))
            except UnicodeDecodeError as error:
                raise _no_json(None, f"byte {error.start} is not valid {charset.upper()}", None) from None
        if not isinstance(data, Json):
            raise _no_json(None, "no data" if data is None else f"the media type is `{media_type}`, not JSON", None)
        return data.value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.data == other.data and self._typed() == other._typed()

    def __hash__(self) -> int:
        return hash((frozenset(self._typed().items()), self.data))

    def _typed(self) -> dict[str, tuple[bool, Any]]:
        return {name: (isinstance(value, bool), value) for name, value in self.attributes.items()}


Headers = Mapping[str, str | Sequence[str]] | Sequence[tuple[str, str]] | None


@dataclass(frozen=True, slots=True)
class Message:
    """A NATS message's headers and payload.

    - `headers`: a mapping of names to a value or a list of values; or pairs of names and values; or None. In a written
      message, a dict of texts, as clients accept it
    """

    headers: Headers = field(default_factory=dict)
    data: bytes = b""


if TYPE_CHECKING:

    class Written(Message):
        """A written message, whose headers are a dict with one text per name."""

        headers: dict[str, str]

else:
    Written = Message


class Received(Protocol):
    """A message to read: a Message, or a client library's, such as nats-py's.

    - `headers`: a mapping of names to a value or a list of values; or pairs of names and values; or None
    - `data`: the payload; None is an empty one
    """

    @property
    def headers(self) -> Any:
        """The headers."""
        ...

    @property
    def data(self) -> bytes | None:
        """The payload."""
        ...
