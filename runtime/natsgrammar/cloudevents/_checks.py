"""Checks of events that hold in both content modes: attributes as texts, data as bytes."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache

from ._attributes import CORE, REQUIRED, cloudevents_rule
from ._event import Event, Json
from ._media_type import charset_of, encoding_of, in_utf8, is_json
from ._options import Options
from ._problems import Problem, located
from ._types import fits, readers, refusal, text_of, type_of


def attribute_texts(event: Event, options: Options, problems: list[Problem]) -> dict[str, str]:
    """The canonical text of each attribute, in order; errors are added to the problems."""
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
            cause = f"`{type(value).__name__}` is not one of the seven types"
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
    """The order for writing attributes: those of the core specification in its order, then the others by name."""
    return [name for name in CORE if name in names] + sorted([it for it in names if it not in CORE], key=str)


def check_name(name: object, part: str, problems: list[Problem]) -> bool:
    """Whether an attribute can have this name; if not, the reason is added to the problems."""
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
    """Adds a problem for each required attribute missing from the names."""
    absent = REQUIRED.difference(names)
    if absent:
        problems += [Problem("C1", part, prefix + name, "is missing") for name in CORE if name in absent]


def refused(part: str, name: str, kind: str, text: str, options: Options, header: str | None = None) -> Problem:
    """The problem of an attribute's text that its reader does not accept."""
    found = refusal(name, kind, text, options)
    assert found is not None  # a reader accepts exactly what `refusal` does not refuse
    return located(found[0], part, header or name, text, found[1])


def payload(event: Event, options: Options, problems: list[Problem]) -> bytes:
    """The data of an event as the bytes of a binary message."""
    data: object = event.data  # any value the caller passed
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
    """The position of a character that decodes to another one: Python's Shift_JIS turns the yen into a backslash."""
    return next((at for at, it in enumerate(text) if it.encode(encoding).decode(encoding, "replace") != it), 0)


def _json_payload(data: bytes, media_type: str, problems: list[Problem]) -> bytes:
    if not in_utf8(media_type, data):
        cause = f"JSON is sent in UTF-8, and the charset is `{charset_of(media_type)}`"
        problems.append(Problem("N4", "attribute", "datacontenttype", cause))
    return data


def check_data(event: Event, options: Options, problems: list[Problem]) -> bool:
    """Whether the media type allows data of this kind; if not, the reason is added to the problems.

    A str is text of a type other than JSON, where it could mean two things; Json is always JSON.
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


def _media_type(event: Event) -> str:
    found = event.attributes.get("datacontenttype")
    return found if isinstance(found, str) else ""
