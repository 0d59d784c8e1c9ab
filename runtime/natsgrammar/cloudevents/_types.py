"""The seven attribute types: canonical texts, and the Python values for them."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ..core.violation import InvalidName, Violation, violation_at
from ..fields import Texts, value_violation
from ..text import did_you_mean
from ._attributes import CORE, TYPES, cloudevents_rule
from ._options import DEFAULT, Options

Value = bool | int | str | bytes


class Uri(str):
    """A URI."""

    __slots__ = ()


class UriReference(str):
    """A URI-reference."""

    __slots__ = ()


class Timestamp(str):
    """A Timestamp, kept as text to preserve every digit in the fraction, and the offset."""

    __slots__ = ()

    def datetime(self) -> datetime:
        """Return the moment, to microseconds. Raises ValueError if the text is invalid or `datetime` lacks it."""
        violation = cloudevents_rule("timestamp-any-leap-second").check(self)
        if violation is not None:
            raise InvalidValue("C12", cloudevents_rule("timestamp").address, self, violation)
        return moment_of(self)


def moment_of(text: str) -> datetime:
    """Convert a valid Timestamp, to microseconds. Raises ValueError if `datetime` cannot represent it."""
    if text[17:19] == "60":
        raise ValueError(f"`{text}` is a leap second, which a datetime cannot hold")
    if text.startswith("0000"):
        raise ValueError(f"`{text}` is in the year 0, and a datetime begins with the year 1")
    return datetime.fromisoformat(text.upper())


class _Type(NamedTuple):
    """A type: the requirement for its texts, their rule, the conversion from a valid text, and the Python types.

    The Python types `stand_for` it: a plain str can represent every type that is text, and a Uri is a URI-reference.
    """

    requirement: str
    rule: str
    read: Callable[[str], Value]
    own: type
    stand_for: tuple[type, ...] = ()


_TYPES: dict[str, _Type] = {
    "Boolean": _Type("C6", "boolean", lambda text: text == "true", bool),
    "Integer": _Type("C7", "integer", int, int),
    "String": _Type("C8", "string", str, str),
    "Binary": _Type("C9", "binary", base64.b64decode, bytes),
    "URI": _Type("C10", "uri", Uri, Uri, (str,)),
    "URI-reference": _Type("C11", "uri-reference", UriReference, UriReference, (str, Uri)),
    "Timestamp": _Type("C12", "timestamp", Timestamp, Timestamp, (str,)),
}
_TYPE_OF: dict[type, str] = {kind.own: name for name, kind in _TYPES.items()} | {datetime: "Timestamp"}
# Attributes whose texts are more than not empty; the names of both rules are those of the grammar.
_RULES = {"datacontenttype": ("C16", "media-type"), "source": ("C11", "non-empty-uri-reference")}
_REMEMBERED = 1024  # names of attributes whose readers are cached
_NUMBER = re.compile("-?[1-9][0-9]*")
_LARGEST = 10**20  # larger numbers are not valid in a message; this limits the text


def type_of(value: object) -> str | None:
    """Return a Python value's CloudEvents type, or None."""
    return next((_TYPE_OF[kind] for kind in type(value).__mro__ if kind in _TYPE_OF), None)


def fits(actual: str, expected: str) -> bool:
    """Check whether the actual type is accepted in place of the expected one."""
    return actual == expected or _TYPES[actual].own in _TYPES[expected].stand_for


def text_of(value: Any) -> str:
    """Write a Python value that has a type; the text may be invalid."""
    if isinstance(value, str):
        return str.__str__(value)  # str() of a str Enum's member gives its name
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    if isinstance(value, datetime):
        text = value.isoformat()
        return f"{text[:-6]}Z" if text.endswith("+00:00") else text
    return str(max(-_LARGEST, min(value, _LARGEST)))


class InvalidValue(InvalidName):
    """An invalid text for its type: an InvalidName that also carries the `requirement`.

    Its `address` is that of the rule, or `natsgrammar.cloudevents` for requirements that no rule states: second 60 must
    be a leap second in UTC, and the options restrict Timestamps.
    """

    def __init__(self, requirement: str, address: str, name: str, violation: Violation) -> None:
        super().__init__(address, name, violation)
        self.args = (requirement, address, name, violation)
        self.requirement = requirement

    def __str__(self) -> str:
        return f"{self.requirement}: {super().__str__()}"


def to_canonical(kind: str, value: object, options: Options = DEFAULT) -> str:
    """Write a value as this type's canonical text, which headers and JSON strings carry.

    Raises InvalidValue if the value is not valid for the type, and TypeError if its Python type cannot represent it.
    """
    _check_kind(kind)
    actual = type_of(value)
    if actual is None or not fits(actual, kind):
        raise TypeError(f"`{type(value).__name__}` cannot represent `{kind}`")
    text = text_of(value)
    from_canonical(kind, text, options)
    return text


def from_canonical(kind: str, text: str, options: Options = DEFAULT) -> Value:
    """Read a canonical text as the Python value of the type. Raises InvalidValue if the text is not one."""
    _check_kind(kind)
    reader = readers(options).by_type[kind]
    refused = reader.check(text)
    if refused is None:
        return reader.value(text)
    rule = reader.texts.rule
    address = __name__.rpartition(".")[0] if rule.is_valid(text) else rule.address
    raise InvalidValue(refused[0], address, text, refused[1])


def _check_kind(kind: object) -> None:
    if kind not in TYPES:
        near = {name.lower(): name for name in TYPES}.get(str(kind).lower().replace("_", "-"))
        meant = did_you_mean([near] if near else [])
        raise TypeError(f"`{kind}` is not one of the types {', '.join(TYPES)}{meant}")


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader for an attribute's text.

    - `kind`: the type
    - `requirement`, `empty`: what an invalid, and an empty text breaks
    - `texts`: the valid texts
    - `accepts`: the fast test of a text
    - `value`: the value of a valid text
    - `is_text`: whether the type is a string in JSON; Boolean and Integer are not
    - `plain`: the Python types whose values are their own text
    """

    kind: str
    requirement: str
    empty: str
    texts: Texts
    accepts: Callable[[str], bool]
    value: Callable[[str], Value]
    is_text: bool
    plain: frozenset[type]

    def check(self, text: str) -> tuple[str, Violation] | None:
        """Return the broken requirement and the violation; None if `accepts` is true."""
        if self.empty and not text:
            return self.empty, value_violation(text, 0, "at least one character")
        violation = self.texts.check(text)
        if violation is not None and self.kind == "Integer" and _NUMBER.fullmatch(text):
            expected = f"{violation.expected}, as an Integer is from -2147483648 to 2147483647"
            violation = value_violation(text, violation.position, expected)
        return None if violation is None else (self.requirement, violation)


@lru_cache(maxsize=64)
def readers(options: Options) -> Readers:
    """Return all attributes' readers under these options; they are made once."""
    kinds = {kind: _reader(kind, "", options) for kind in TYPES}
    by_name = {name: _reader(fixed.type, name, options) for name, fixed in CORE.items()}
    by_name |= {name: kinds[kind] for name, kind in options.extension_types.items()}
    return Readers(kinds, by_name, TextReaders(by_name, kinds["String"]))


class Readers(NamedTuple):
    """The readers by type, by attribute (if its type is fixed), and for text by attribute."""

    by_type: Mapping[str, Reader]
    by_name: Mapping[str, Reader]
    of_text: TextReaders


class TextReaders(dict[object, Reader | None]):
    """Attribute → reader for a str, or None if the attribute is not text or has an invalid name; fills itself."""

    def __init__(self, by_name: Mapping[str, Reader], string: Reader) -> None:
        super().__init__({name: reader if reader.is_text else None for name, reader in by_name.items()})
        self._string = string

    def __missing__(self, name: object) -> Reader | None:
        named = isinstance(name, str) and cloudevents_rule("attribute-name").is_valid(name)
        reader = self._string if named else None
        if len(self) < _REMEMBERED:
            self[name] = reader
        return reader


def _reader(kind: str, name: str, options: Options) -> Reader:
    """Return a core attribute's reader, or the type's with the name ""."""
    type_ = _TYPES[kind]
    requirement, rule = type_.requirement, type_.rule
    beyond: Callable[[str], Violation | None] | None = None
    if kind == "Timestamp":
        rule = "timestamp-any-leap-second" if options.leap_second == "anywhere" else rule
        beyond = partial(_clock, options=options)
    elif kind == "URI":
        rule = "uri-with-fragment" if options.uri_fragment else rule
    elif name:
        requirement, rule = _RULES.get(name, (requirement, "non-empty-string"))
    if name == "specversion":
        requirement, beyond = "C14", partial(_unknown_version, options=options)
    texts = Texts(cloudevents_rule(rule), beyond)
    # Values of `id` and `subject` differ from event to event, those of other attributes are often the same.
    repeats = name not in ("", "id", "subject", "time")
    accepts = lru_cache(maxsize=256)(texts.accepts) if repeats else texts.accepts
    plain = frozenset(own for own, actual in _TYPE_OF.items() if issubclass(own, str) and fits(actual, kind))
    empty = CORE[name].empty if name else ""
    return Reader(kind, requirement, empty, texts, accepts, type_.read, kind not in ("Boolean", "Integer"), plain)


def _unknown_version(text: str, options: Options) -> Violation | None:
    if text in options.specversions:
        return None
    known = " or ".join(f"`{version}`" for version in sorted(options.specversions))
    message = f"names a version that is not supported: expected {known}"
    return Violation(0, text[0], known, message, None, "not-allowed")


def _clock(text: str, options: Options) -> Violation | None:
    """Return the violation if the options, or UTC, reject a text that the rule accepts."""
    if not options.lower_case_tz and text != text.upper():
        at = next(index for index, letter in enumerate(text) if letter.islower())
        return violation_at(text, at, f"`{text[at].upper()}`")
    if text[17:19] == "60" and options.leap_second != "anywhere":
        return violation_at(text, 17, _NO_LEAP) if options.leap_second == "never" else _leap_second(text)
    return None


_NO_LEAP = "a digit from `0` to `5`"


def _leap_second(text: str) -> Violation | None:
    """Check that clock and offset together name 23:59:60 UTC, for which an automaton would need thousands of states."""
    if text[-1] in "Zz":
        return None
    minute = 60 * int(text[11:13]) + int(text[14:16])
    sign = text[-6]
    ahead = 1439 - minute if sign == "-" else (minute + 1) % 1440
    if sign == "+" and minute == 1439:  # UTC itself, or an offset of 24 hours (the day after)
        return None if text.endswith("+00:00") else violation_at(text, 17, _NO_LEAP)
    offset = f"{sign}{ahead // 60:02}:{ahead % 60:02}"
    wrong = next((at for at in range(6) if text[at - 6] != offset[at]), None)
    if wrong is None:
        return None
    return violation_at(text, len(text) - 6 + wrong, f"the offset `{offset}`, which makes it 23:59:60 UTC")
