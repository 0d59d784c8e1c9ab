"""Checks of events for both content modes: attributes as texts, data as bytes."""

from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache

from ._attributes import CORE, REQUIRED, cloudevents_rule
from ._event import Event, Json
from ._media_type import charset_of, encoding_of, in_utf8, is_json
from ._problems import Errors, Problem, located
from ._types import Reader, fits, readers, text_of, type_of


def attribute_texts(event: Event, errors: Errors) -> dict[str, str]:
    """Return the attributes' canonical texts, in order."""
    texts: dict[str, str] = {}
    by_type, by_name, of_text = readers(errors.options)
    given = event.attributes
    for name in in_order(tuple(given)):
        value = given[name]
        reader = of_text[name]
        if reader is not None and type(value) in reader.plain and reader.accepts(value):
            texts[name] = value
            continue
        if name not in CORE and not check_name(name, "attribute", errors):
            continue
        kind = type_of(value)
        reader = by_name.get(name) or by_type.get(kind or "")
        if kind is None or reader is None:
            cause = f"`{type(value).__name__}` is not one of the seven types"
            errors.add("C5", "attribute", name, "is None: leave it out" if value is None else cause)
        elif not fits(kind, reader.kind):
            errors.add("C5", "attribute", name, f"is of type {reader.kind}, not {kind}")
        elif isinstance(value, datetime) and value.tzinfo is None:
            errors.add("C12", "attribute", name, "a datetime without time zone names no moment")
        elif reader.accepts(text := text_of(value)):
            texts[name] = text
        else:
            errors.append(refused("attribute", name, reader, text))
    add_missing(given, "attribute", errors)
    return texts


@lru_cache(maxsize=256)  # events of one kind have the same names
def in_order(names: tuple[str, ...]) -> list[str]:
    """Order attributes for writing: first the core specification's, then the others by name."""
    return [name for name in CORE if name in names] + sorted([name for name in names if name not in CORE], key=str)


def check_name(name: object, part: str, errors: Errors) -> bool:
    """Check whether an attribute can have this name."""
    if not isinstance(name, str):
        errors.add("C2", part, repr(name), f"a name must be str, not {type(name).__name__}")
        return False
    violation = cloudevents_rule("attribute-name").check(name)
    if violation is None:
        return True
    if name == "data":
        errors.append(Problem("C3", part, name, "`data` is the payload, and no name of an attribute", 4, name))
    else:
        errors.append(located("C2", part, name, name, violation))
    return False


def add_missing(names: Iterable[str], part: str, errors: Errors, prefix: str = "") -> None:
    """Add an error for each required attribute missing from the names."""
    absent = REQUIRED.difference(names)
    if absent:
        errors += [Problem("C1", part, prefix + name, "is missing") for name in CORE if name in absent]


def refused(part: str, name: str, reader: Reader, text: str) -> Problem:
    """Return the problem for a text that the reader rejects."""
    error = reader.check(text)
    assert error is not None  # both derive from the same statement
    return located(error[0], part, name, text, error[1])


def payload(event: Event, errors: Errors) -> bytes:
    """Return an event's data as a binary message's payload."""
    data: object = event.data  # any value the caller passed
    if data is None or isinstance(data, bytes):
        return data or b""
    if not check_data(event, errors):
        return b""
    media_type = _media_type(event)
    if isinstance(data, Json):
        octets = data.text.encode()
        if not in_utf8(media_type, octets):
            cause = f"JSON is sent in UTF-8, and the charset is `{charset_of(media_type)}`"
            errors.add("N4", "attribute", "datacontenttype", cause)
        return octets
    if isinstance(data, str):
        return _text_payload(data, media_type, errors)
    cause = f"`{type(data).__name__}` is not valid data; expected bytes, Json, str or None"
    errors.add("N4", "payload", "", cause)
    return b""


def _text_payload(data: str, media_type: str, errors: Errors) -> bytes:
    charset = charset_of(media_type)
    encoding = encoding_of(charset)
    if encoding is None:
        errors.add("N4", "attribute", "datacontenttype", f"unknown charset `{charset}`")
        return b""
    try:
        encoded = data.encode(encoding)
        at = None if encoded.decode(encoding, "replace") == data else _altered(data, encoding)
    except UnicodeEncodeError as error:
        encoded, at = b"", error.start
    if at is not None:
        cause = f"the character at position {at} does not exist in `{charset}`"
        errors.append(Problem("N4", "payload", "", cause, at, data, found=data[at]))
    return encoded


def _altered(text: str, encoding: str) -> int:
    """Find the first character that decodes to another: Python's Shift_JIS turns the yen into a backslash."""
    return next((at for at, c in enumerate(text) if c.encode(encoding).decode(encoding, "replace") != c), 0)


def check_data(event: Event, errors: Errors) -> bool:
    """Check whether the media type allows the data: Json only JSON, a str only others, where it has one meaning."""
    under_json = is_json(_media_type(event) or None)
    if isinstance(event.data, str) and under_json:
        cause = "a str could be a JSON text or a JSON string: give Json(text), Json.of(value) or bytes"
        errors.add("J8", "payload", "", cause)
        return False
    if isinstance(event.data, Json) and not under_json and errors.options.non_json_data == "refuse":
        errors.add("J9", "payload", "", "Json under a media type other than JSON: give a str or bytes")
        return False
    return True


def _media_type(event: Event) -> str:
    media_type = event.attributes.get("datacontenttype")
    return media_type if isinstance(media_type, str) else ""
