"""Header names and header values, as a receiver reads them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from ..core.codec import Codec
from ..core.registry import codec
from ..core.violation import CodecError, Violation, violation_at
from ..errors import Error
from ._attributes import cloudevents_rule
from ._options import Options
from ._problems import Errors, located

PREFIX = "ce-"
CONTENT_TYPE = "Content-Type"
WHITE = " \t"
_MOST_REMEMBERED = 4096  # characters

Header = tuple[str, str | None]  # its name and value; in a table a value may be NULL


@cache
def value_codec(*, strict: bool = False) -> Codec:
    """Return the codec for header values in the newest edition."""
    return codec(f"cloudevents:header-value{'-strict' * strict}")


def pairs(headers: Any) -> list[tuple[str, str]]:
    """Return each header with its value, repeated ones too. Raises TypeError for anything but headers.

    White space around a value is not part of it (RFC 7230, section 3.2): some clients remove it, some keep it.
    """
    if headers is None:
        return []
    if isinstance(headers, (dict, Mapping)):  # a dict is a Mapping, but checking for Mapping is slower
        headers = headers.items()
    elif not isinstance(headers, Iterable):
        raise _not_headers()
    listed = list(headers)
    for pair in listed:
        if (
            type(pair) is not tuple
            or len(pair) != 2
            or type(pair[0]) is not str
            or type(pair[1]) is not str
            or pair[1].strip(WHITE) is not pair[1]
        ):
            return list(_one_by_one(listed))
    return listed


def body(data: Any) -> bytes:
    """Return the payload; clients pass None for an empty one. Raises TypeError for anything but bytes."""
    if data is None:
        return b""
    if not isinstance(data, bytes):
        raise TypeError(f"the data of a message must be bytes, not {type(data).__name__}")
    return data


def _one_by_one(listed: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for pair in listed:
        if not isinstance(pair, tuple | list) or len(pair) != 2 or not isinstance(pair[0], str):
            raise _not_headers()
        name, values = pair
        for value in values if isinstance(values, list | tuple) else (values,):
            if not isinstance(value, str):
                raise TypeError(f"the value of header `{name}` must be a text or a list of texts")
            yield name, value.strip(WHITE)


def _not_headers() -> TypeError:
    return TypeError("headers must be a mapping of names to texts, or pairs of names and texts")


@lru_cache(maxsize=1024)
def attribute_of(header: str) -> tuple[str, Violation | None] | None:
    """Return a header's attribute, in lower case, and the violation in its name; None for any other header."""
    if header[:3].lower() != PREFIX:
        return None
    return header[3:].lower(), cloudevents_rule("header-name").check(header)


def decoded(header: str, value: str | None, errors: Errors) -> str | None:
    """Decode a header value, None if it is invalid. Only a table can have None, its NULL, as a value."""
    options = errors.options
    if value is None:
        errors.add("N13", "header", header, "is null")
        return None
    try:
        return value_codec(strict=options.strict).decode(value)
    except CodecError as error:
        violation = error.violation
    requirement = _broken(value, violation, options)
    # The grammar is stricter than the letter of 3.1.3.2 about an escape that a quotation mark cuts.
    if options.lenient_escapes or violation.found == '"':
        try:
            return decode_in_steps(value, escapes=options.lenient_escapes, bare=not options.strict)
        except WireError as error:
            requirement, violation = error.requirement, error.violation
    errors.append(located(requirement, "header", header, value, violation))
    return None


def bare_character(value: str) -> Violation | None:
    """Find the first space, tab or character beyond ASCII that a sender has to encode."""
    try:
        if value_codec(strict=True).check(value) is not None:
            _unquoted(value, escapes=True, bare=False)
    except WireError as error:
        character, at = error.violation.found, error.violation.position
        if _may_stand(character, inside=False, bare=True):
            return violation_at(value, at, f"`{value_codec().encode(character)}`, which a sender has to write (N14)")
    return None


_ESCAPE = re.compile("%[0-9A-Fa-f]{2}")
_ESCAPES = re.compile(f"(?:{_ESCAPE.pattern})+|%")


def _broken(value: str, violation: Violation, options: Options) -> str:
    """Return the requirement that a value breaks, given the grammar's violation."""
    at, character = violation.position, violation.found
    if character and not _may_stand(character, inside=False, bare=not options.strict):
        return "N25"
    if re.sub(r"\\.", "", value[:at]).count('"') % 2 and not character:
        return "N24"
    last = value.rfind("%", 0, at)
    spelled = last >= 0 and at <= last + 3 and _ESCAPE.match(value, last)
    return "N23" if spelled else "N24"


class WireError(Error, ValueError):
    """An invalid header value: carries the requirement and the violation."""

    def __init__(self, requirement: str, violation: Violation) -> None:
        super().__init__(requirement, violation)
        self.requirement = requirement
        self.violation = violation


def decode_in_steps(value: str, *, escapes: bool = False, bare: bool = True) -> str:
    """Decode a header value by the letter of 3.1.3.2: first the quotations, then the escapes.

    A second implementation, for the values on which the grammar and that letter differ; a law in `test_options.py`
    ties it to the codec.

    - `escapes`: malformed escapes, and a quotation without end, are literal
    - `bare`: spaces, tabs and characters beyond ASCII need no escape
    Raises WireError, always for UTF-8 that is not well-formed and for control characters.
    """
    characters = _unquoted(value, escapes, bare)

    def decoded(run: re.Match[str]) -> str:
        place = characters[run.start()][1]
        if run[0] == "%" and not escapes:
            raise WireError("N24", violation_at(value, place, "an escape of two hexadecimal digits"))
        try:
            return run[0] if run[0] == "%" else bytes.fromhex(run[0].replace("%", "")).decode()
        except UnicodeDecodeError as error:
            place = characters[run.start() + 3 * error.start][1]
            raise WireError("N23", violation_at(value, place, "escapes that spell well-formed UTF-8")) from None

    return _ESCAPES.sub(decoded, "".join(character for character, _ in characters))


def _unquoted(value: str, escapes: bool, bare: bool) -> list[tuple[str, int]]:
    """Return the unquoted characters, each with its position in the value."""
    characters: list[tuple[str, int]] = []
    inside = False
    at = 0
    while at < len(value):
        character = value[at]
        if character == '"':
            inside = not inside
            at += 1
            continue
        if inside and character == "\\" and at + 1 < len(value):
            at += 1
            character = value[at]
        if not _may_stand(character, inside, bare):
            raise WireError("N25", violation_at(value, at, "printable ASCII"))
        characters.append((character, at))
        at += 1
    if inside and not escapes:
        raise WireError("N24", violation_at(value, len(value), 'the closing `"`', noun="value"))
    return characters


@lru_cache(_MOST_REMEMBERED)
def _may_stand(character: str, inside: bool, bare: bool) -> bool:
    """Check whether a value may have the character, `inside` a quotation or not; a `bare` one is not escaped."""
    is_known = value_codec(strict=not bare).wire.knows(character)
    return is_known and (inside or bare or character not in WHITE)
