"""Events and messages, and what holds for an event in whichever mode it travels."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Any, NoReturn, Protocol

from ._attributes import CORE, REQUIRED, cloudevents_rule
from ._json import JsonError, read_json
from ._options import Options
from ._problems import InvalidEvent, Problem, located
from ._types import fits, readers, refusal, text_of, type_of


@dataclass(frozen=True, slots=True)
class Json:
    """A JSON value as its text, so that no digit and no order of members is lost. `Json.of` writes one.

    Raises InvalidEvent where the text is no JSON.
    """

    text: str

    def __post_init__(self) -> None:
        if not isinstance(self.text, str):
            raise TypeError(f"a JSON text is a str, not {type(self.text).__name__}")
        try:
            read_json(self.text)
        except JsonError as error:
            raise _no_json(self.text, error.cause, error.position) from None
        _check_pairs(self.text)

    @classmethod
    def of(cls, value: object) -> Json:
        """The JSON text of a Python value. Raises InvalidEvent where JSON has none, or it is nested too deeply."""
        try:
            text = _written(value)
            _check_names(value)
        except (TypeError, ValueError, RecursionError) as error:
            cause = str(error)
            raise _no_json(None, f"no JSON value: {cause[:1].lower()}{cause[1:]}", None) from None
        _check_pairs(text)
        return already_read(text)

    @property
    def value(self) -> Any:
        """The Python value of the text; of a member that comes twice in an object, the last."""
        return json.loads(self.text)


_written = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def _check_pairs(text: str) -> None:
    half = half_pair(text)
    if half is not None:
        raise _no_json(text, "half of a surrogate pair", half)


_CONTAINERS = (dict, list, tuple)


def _check_names(value: object) -> None:
    """Raises TypeError for a dict with a key that is not a str; the json module would convert it."""
    rest: list[Any] = [(value,)]
    while rest:
        here = rest.pop()
        if isinstance(here, dict):
            for name in here:
                if not isinstance(name, str):
                    raise TypeError(f"the name of a member is a str, not {type(name).__name__}")
            here = here.values()
        rest += [it for it in here if isinstance(it, _CONTAINERS)]


def _no_json(text: str | None, cause: str, position: int | None) -> InvalidEvent:
    found = "" if text is None or position is None else text[position : position + 1]
    return InvalidEvent([Problem("J8", "payload", "", cause, position, text, found=found)])


def already_read(text: str) -> Json:
    """The Json of a text that was read as a part of a JSON text, and need not be read again."""
    value = object.__new__(Json)
    object.__setattr__(value, "text", text)
    return value


def _fixed(*_: Any, **__: Any) -> NoReturn:
    raise TypeError("the attributes of an event cannot be changed: make another Event")


_REFUSED: Any = _fixed  # of no type, since each of the methods that it replaces has another one


class Attributes(dict[str, Any]):
    """The attributes of an event, a dict that cannot be changed."""

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _REFUSED

    def __reduce__(self) -> tuple[Any, ...]:
        return Attributes, (dict(self),)


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """A CloudEvent; equal to another if attributes and data are, where `True` is no `1`, and a Uri equals its str.

    attributes  by name: bool, int, str, bytes, an aware datetime, Uri, UriReference or Timestamp; kept as a copy
    data        bytes; Json; str, for text of a media type other than JSON; or None where the event has no data
    """

    attributes: Mapping[str, Any]
    data: bytes | Json | str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.attributes, (dict, Mapping)):  # a dict is a Mapping, but that takes longer to find out
            raise TypeError(f"the attributes of an event are a mapping, not {type(self.attributes).__name__}")
        object.__setattr__(self, "attributes", Attributes(self.attributes))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.data == other.data and self._typed() == other._typed()

    def __hash__(self) -> int:
        return hash((frozenset(self._typed().items()), self.data))

    def _typed(self) -> dict[str, tuple[bool, Any]]:
        return {name: (isinstance(value, bool), value) for name, value in self.attributes.items()}


@dataclass(frozen=True, slots=True)
class Message:
    """The headers and the payload of a NATS message, as clients take them."""

    headers: dict[str, str] = field(default_factory=dict)
    data: bytes = b""


class Received(Protocol):
    """What can be read: a Message, or the message of a client library such as nats-py.

    headers  a mapping of names to a value or a list of values; or pairs of names and values; or None
    data     the payload; None is an empty one
    """

    @property
    def headers(self) -> Any:
        """The headers."""
        ...

    @property
    def data(self) -> bytes | None:
        """The payload."""
        ...


def attribute_texts(event: Event, options: Options, problems: list[Problem]) -> dict[str, str]:
    """The canonical text of each attribute, in their order; what is wrong with any is added to the problems."""
    texts: dict[str, str] = {}
    by_type, by_name, of_text = readers(options)
    given = event.attributes
    for name in in_order(tuple(given)):
        value = given[name]
        reader = of_text[name]
        if reader is not None and type(value) in reader.plain and reader.accepts(value):
            texts[name] = value
            continue
        if name not in CORE and not check_name(name, "attribute", problems):
            continue
        found = type_of(value)
        reader = by_name.get(name) or by_type.get(found or "")
        if found is None or reader is None:
            cause = f"`{type(value).__name__}` is none of the seven types"
            problems.append(Problem("C5", "attribute", name, "is None: leave it out" if value is None else cause))
        elif not fits(found, reader.kind):
            problems.append(Problem("C5", "attribute", name, f"is of type {reader.kind}, not {found}"))
        elif isinstance(value, datetime) and value.tzinfo is None:
            problems.append(Problem("C12", "attribute", name, "a datetime without time zone names no moment"))
        elif reader.accepts(text := text_of(value)):
            texts[name] = text
        else:
            problems.append(refused("attribute", name, reader.kind, text, options))
    missing(given, "attribute", problems)
    return texts


@lru_cache(maxsize=256)  # events of one kind have the same names
def in_order(names: tuple[str, ...]) -> list[str]:
    """The order in which attributes are written: those of the core as the specification has them, then by name."""
    return [name for name in CORE if name in names] + sorted([it for it in names if it not in CORE], key=str)


def check_name(name: object, part: str, problems: list[Problem]) -> bool:
    """Whether an attribute can have the name; if not, the reason is added to the problems."""
    if not isinstance(name, str):
        problems.append(Problem("C2", part, repr(name), f"a name is a str, not {type(name).__name__}"))
        return False
    violation = cloudevents_rule("attribute-name").check(name)
    if violation is None:
        return True
    if name == "data":
        problems.append(Problem("C3", part, name, "`data` is the payload, and no name of an attribute", 4, name))
    else:
        problems.append(located("C2", part, name, name, violation))
    return False


def missing(names: Iterable[str], part: str, problems: list[Problem], prefix: str = "") -> None:
    """Adds a problem for each required attribute that is not among the names."""
    absent = REQUIRED.difference(names)
    if absent:
        problems += [Problem("C1", part, prefix + name, "is missing") for name in CORE if name in absent]


def refused(part: str, name: str, kind: str, text: str, options: Options, header: str | None = None) -> Problem:
    """The problem of an attribute's text that its reader does not accept."""
    found = refusal(name, kind, text, options)
    assert found is not None  # a reader accepts what is not refused
    return located(found[0], part, header or name, text, found[1])


def payload(event: Event, options: Options, problems: list[Problem]) -> bytes:
    """The data of an event as the bytes of a binary message."""
    data: object = event.data  # whatever the caller put there
    if data is None:
        return b""
    if isinstance(data, bytes):
        return data
    if not check_data(event, options, problems):
        return b""
    if isinstance(data, Json):
        return _json_payload(data.text.encode(), _media_type(event), problems)
    if not isinstance(data, str):
        cause = f"`{type(data).__name__}` is not valid data; expected bytes, Json, str or None"
        problems.append(Problem("N4", "payload", "", cause))
        return b""
    return _text_payload(data, _media_type(event), problems)


def _text_payload(data: str, media_type: str, problems: list[Problem]) -> bytes:
    charset = charset_of(media_type)
    encoding = encoding_of(charset)
    if encoding is None:
        problems.append(Problem("N4", "attribute", "datacontenttype", f"unknown charset `{charset}`"))
        return b""
    try:
        encoded = data.encode(encoding)
        at = None if encoded.decode(encoding, "replace") == data else _altered(data, encoding)
    except UnicodeEncodeError as error:
        encoded, at = b"", error.start
    if at is not None:
        cause = f"the character at position {at} does not exist in `{charset}`"
        problems.append(Problem("N4", "payload", "", cause, at, data, found=data[at]))
    return encoded


def _altered(text: str, encoding: str) -> int:
    """The position of a character that decodes to another one: Python's Shift_JIS makes a backslash of the yen."""
    return next((at for at, it in enumerate(text) if it.encode(encoding).decode(encoding, "replace") != it), 0)


UTF8, ASCII, LATIN = ("utf-8", "utf8"), ("us-ascii", "ascii"), ("iso-8859-1", "latin-1", "latin1")

# Besides charsets Python has codecs under such names that no other system knows, or that are none: `idna`, `undefined`.
_CHARSET = re.compile(
    r"ascii|utf-(?:8|16|32)(?:-[bl]e)?|iso8859-\d+|cp125\d|koi8-[ru]"
    r"|big5|gb2312|gbk|gb18030|shift_jis|euc_(?:jp|kr)|iso2022_(?:jp|kr)"
)


def encoding_of(charset: str) -> str | None:
    """Python's name of a charset that MIME has, or None."""
    try:
        name = codecs.lookup(charset).name
    except (LookupError, ValueError):  # of a NUL, which is in no media type, but an event may hold any
        return None
    return name if _CHARSET.fullmatch(name) else None


def _json_payload(data: bytes, media_type: str, problems: list[Problem]) -> bytes:
    if not in_utf8(media_type, data):
        cause = f"JSON is sent in UTF-8, and the charset is `{charset_of(media_type)}`"
        problems.append(Problem("N4", "attribute", "datacontenttype", cause))
    return data


def in_utf8(media_type: str, data: bytes) -> bool:
    """Whether the bytes of a JSON text are UTF-8 by their media type; ASCII and Latin-1 have the same ASCII bytes."""
    charset = charset_of(media_type)
    return charset in UTF8 or (charset in (*ASCII, *LATIN) and data.isascii())


def check_data(event: Event, options: Options, problems: list[Problem]) -> bool:
    """Whether the media type allows data of this kind; if not, the reason is added to the problems.

    A str is text of some type other than JSON, under which it could mean two things; Json is nothing else.
    """
    under_json = is_json(_media_type(event) or None)
    if isinstance(event.data, str) and under_json:
        cause = "a str could be a JSON text or a JSON string: give Json(text), Json.of(value) or bytes"
        problems.append(Problem("J8", "payload", "", cause))
        return False
    if isinstance(event.data, Json) and not under_json and options.non_json_data == "refuse":
        cause = "Json under a media type other than JSON: give a str or bytes"
        problems.append(Problem("J9", "payload", "", cause))
        return False
    return True


def half_pair(text: str) -> int | None:
    """The position of the first lone surrogate, or None."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return error.start
    return None


def _media_type(event: Event) -> str:
    found = event.attributes.get("datacontenttype")
    return found if isinstance(found, str) else ""


def is_json(media_type: str | None) -> bool:
    """Whether a `datacontenttype` declares JSON; that none is given counts as JSON in the JSON event format."""
    return media_type is None or _declares_json(media_type)


@lru_cache(maxsize=256)
def _declares_json(media_type: str) -> bool:
    return cloudevents_rule("json-media-type").is_valid(media_type)


PARAMETER = re.compile(r' *; *([^=;" ]+)=("(?:[^"\\]|\\.)*"|[^;" ]*)')
_ESCAPED = re.compile(r"\\(.)")


@lru_cache(maxsize=256)
def media_type_key(media_type: str) -> tuple[str, frozenset[tuple[str, str]]]:
    """What two spellings of one media type have in common: case of the type and of parameter names, order, quotes."""
    return media_type.partition(";")[0].rstrip(" ").lower(), frozenset(_parameters(media_type))


@lru_cache(maxsize=256)
def charset_of(media_type: str) -> str:
    """The charset that a media type declares, in lower case, and the last if several; UTF-8 where it declares none."""
    return dict(_parameters(media_type)).get("charset", "utf-8").lower()


def _parameters(media_type: str) -> Iterator[tuple[str, str]]:
    at = len(media_type.partition(";")[0].rstrip(" "))
    while (found := PARAMETER.match(media_type, at)) is not None:
        name, text = found.groups()
        yield name.lower(), _ESCAPED.sub(r"\1", text[1:-1]) if text[:1] == '"' else text
        at = found.end()
