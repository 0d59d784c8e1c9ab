"""The seven types of attribute values: their canonical texts, and the Python values that represent them."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple

from ..core.rule import Rule
from ..core.violation import InvalidName, Violation, violation_at
from ..text import did_you_mean
from ._attributes import CORE, EDITION, TYPES, cloudevents_rule
from ._options import DEFAULT, Options

Value = bool | int | str | bytes


class Uri(str):
    """A value of type URI."""

    __slots__ = ()


class UriReference(str):
    """A value of type URI-reference."""

    __slots__ = ()


class Timestamp(str):
    """A value of type Timestamp, kept as text, which preserves every digit of the fraction and the offset."""

    __slots__ = ()

    def datetime(self) -> datetime:
        """The same moment, truncated to microseconds.

        Raises ValueError for an invalid Timestamp, and for what `datetime` cannot hold: second 60 and the year 0.
        """
        violation = cloudevents_rule("timestamp-any-leap-second").check(self)
        if violation is not None:
            raise InvalidValue("C12", f"{EDITION}:timestamp", self, violation)
        return moment_of(self)


def moment_of(text: str) -> datetime:
    """The moment of a valid Timestamp, truncated to microseconds. Raises ValueError if `datetime` cannot hold it."""
    if text[17:19] == "60":
        raise ValueError(f"`{text}` is a leap second, which a datetime cannot hold")
    if text.startswith("0000"):
        raise ValueError(f"`{text}` is in the year 0, and a datetime begins with the year 1")
    return datetime.fromisoformat(text.upper())


_RULES = {
    "Boolean": ("C6", "boolean"),
    "Integer": ("C7", "integer"),
    "String": ("C8", "string"),
    "Binary": ("C9", "binary"),
    "URI": ("C10", "uri"),
    "URI-reference": ("C11", "uri-reference"),
    "Timestamp": ("C12", "timestamp"),
}
_TYPE_OF: dict[type, str] = {
    bool: "Boolean",
    int: "Integer",
    str: "String",
    bytes: "Binary",
    Uri: "URI",
    UriReference: "URI-reference",
    Timestamp: "Timestamp",
    datetime: "Timestamp",
}
_READ: dict[str, Callable[[str], Value]] = {
    "Boolean": lambda text: text == "true",
    "Integer": int,
    "String": str,
    "Binary": base64.b64decode,
    "URI": Uri,
    "URI-reference": UriReference,
    "Timestamp": Timestamp,
}
# A plain str can represent every type that is text, and a URI is a URI-reference.
_STANDS_FOR = {"URI": ("String",), "URI-reference": ("String", "URI"), "Timestamp": ("String",)}
_REMEMBERED = 1024  # names of attributes whose readers are cached
_NUMBER = re.compile("-?[1-9][0-9]*")
_LARGEST = 10**20  # larger numbers are not valid in a message; this limits the text


def type_of(value: object) -> str | None:
    """The CloudEvents type of a Python value, or None."""
    if type(value) in _TYPE_OF:
        return _TYPE_OF[type(value)]
    for kind in type(value).__mro__[1:]:
        if kind in _TYPE_OF:
            return _TYPE_OF[kind]
    return None


def fits(found: str, wanted: str) -> bool:
    """Whether a value of type `found` is accepted where `wanted` is expected."""
    return found == wanted or found in _STANDS_FOR.get(wanted, ())


def text_of(value: Any) -> str:
    """The canonical text of a Python value that has a type; `refusal` checks whether it is valid."""
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
    """A text that is not a value of its type: an InvalidName that also carries the `requirement`.

    Its `address` is that of the rule, or `natsgrammar.cloudevents` for what no rule states: whether a second 60 is a
    leap second in UTC, and what the options require.
    """

    def __init__(self, requirement: str, address: str, name: str, violation: Violation) -> None:
        super().__init__(address, name, violation)
        self.args = (requirement, address, name, violation)
        self.requirement = requirement

    def __str__(self) -> str:
        return f"{self.requirement}: {super().__str__()}"


def to_canonical(kind: str, value: object, options: Options = DEFAULT) -> str:
    """The canonical text of a value of this type, as headers and JSON strings carry it.

    Raises InvalidValue if the value is not valid for the type, and TypeError if its Python type cannot represent it.
    """
    _check_kind(kind)
    found = type_of(value)
    if found is None or not fits(found, kind):
        raise TypeError(f"`{type(value).__name__}` cannot represent `{kind}`")
    text = text_of(value)
    from_canonical(kind, text, options)
    return text


def from_canonical(kind: str, text: str, options: Options = DEFAULT) -> Value:
    """The value of a canonical text: bool, int, str, bytes, Uri, UriReference or Timestamp.

    Raises InvalidValue if the text is not a value of the type.
    """
    _check_kind(kind)
    invalid = _invalid(kind, text, options)
    if invalid is not None:
        raise invalid
    return _READ[kind](text)


def _invalid(kind: str, text: str, options: Options) -> InvalidValue | None:
    """Why a text is not a value of the type; None if it is one."""
    requirement, of_type = _rule_of(kind, options)
    violation, address = of_type.check(text), of_type.address
    if violation is not None and kind == "Integer" and _NUMBER.fullmatch(text):
        expected = f"{violation.expected}, as an Integer is from -2147483648 to 2147483647"
        violation = violation_at(text, violation.position, expected, noun="value")
    elif violation is None and kind == "Timestamp":
        violation, address = _clock(text, options), __name__.rpartition(".")[0]
    return None if violation is None else InvalidValue(requirement, address, text, violation)


def _check_kind(kind: object) -> None:
    if kind not in TYPES:
        near = {it.lower(): it for it in TYPES}.get(str(kind).lower().replace("_", "-"))
        meant = did_you_mean([near] if near else [])
        raise TypeError(f"`{kind}` is not one of the types {', '.join(TYPES)}{meant}")


@dataclass(frozen=True, slots=True)
class Reader:
    """How to read the text of one attribute: its type, a test of the text, and the value of a valid one."""

    kind: str
    accepts: Callable[[str], bool]
    value: Callable[[str], Value]
    is_text: bool  # in JSON: Boolean and Integer are not
    plain: frozenset[type]  # the Python types whose values are their own text


@lru_cache(maxsize=64)
def readers(options: Options) -> Readers:
    """The readers of all attributes under these options, made once."""

    def reader(kind: str, name: str = "") -> Reader:
        plain = frozenset(it for it, found in _TYPE_OF.items() if issubclass(it, str) and fits(found, kind))
        return Reader(kind, _acceptor(name, kind, options), _READ[kind], kind not in ("Boolean", "Integer"), plain)

    kinds = {kind: reader(kind) for kind in _RULES}
    named = {name: reader(fixed.type, name) for name, fixed in CORE.items()}
    by_name = named | {it: kinds[kind] for it, kind in options.extension_types.items()}
    return Readers(kinds, by_name, TextReaders(by_name, kinds["String"]))


class Readers(NamedTuple):
    """The readers by type, by attribute (where its type is fixed), and of text by attribute."""

    by_type: Mapping[str, Reader]
    by_name: Mapping[str, Reader]
    of_text: TextReaders


class TextReaders(dict[object, Reader | None]):
    """Attribute → the reader of a str, None where the attribute is not text or cannot have the name; fills itself."""

    def __init__(self, by_name: Mapping[str, Reader], string: Reader) -> None:
        super().__init__({name: reader if reader.is_text else None for name, reader in by_name.items()})
        self._string = string

    def __missing__(self, name: object) -> Reader | None:
        named = isinstance(name, str) and cloudevents_rule("attribute-name").is_valid(name)
        reader = self._string if named else None
        if len(self) < _REMEMBERED:
            self[name] = reader
        return reader


def _acceptor(name: str, kind: str, options: Options) -> Callable[[str], bool]:
    """Whether `refusal` gives None, found faster."""
    if name == "specversion":
        return options.specversions.__contains__
    if kind == "Timestamp":
        shaped = _rule_of(kind, options)[1].is_valid
        return lambda text: shaped(text) and _clock(text, options) is None
    of_type = _rule_of(kind, options)[1]
    if not name:
        return of_type.is_valid
    rules = {"datacontenttype": "media-type", "source": "non-empty-uri-reference"}
    accepts = of_type.is_valid if kind == "URI" else cloudevents_rule(rules.get(name, "non-empty-string")).is_valid
    return accepts if name in ("id", "subject") else lru_cache(maxsize=256)(accepts)  # the others repeat often


def refusal(name: str, kind: str, text: str, options: Options) -> tuple[str, Violation] | None:
    """The requirement that the text of an attribute breaks, and where; None if it is valid.

    The name is "" for a value outside of any attribute.
    """
    if name in CORE:
        if not text:
            return CORE[name].empty, violation_at(text, 0, "at least one character", noun="value")
        if name == "specversion":
            return _specversion(text, options)
        if name == "datacontenttype":
            violation = cloudevents_rule("media-type").check(text)
            return None if violation is None else ("C16", violation)
    invalid = _invalid(kind, text, options)
    return None if invalid is None else (invalid.requirement, invalid.violation)


def _specversion(text: str, options: Options) -> tuple[str, Violation] | None:
    if text in options.specversions:
        return None
    known = known_versions(options)
    return "C14", Violation(0, text[0], known, f"{UNSUPPORTED}{known}", None)


UNSUPPORTED = "names a version that is not supported: expected "


def known_versions(options: Options) -> str:
    """The versions that are accepted, as messages name them."""
    return " or ".join(f"`{version}`" for version in sorted(options.specversions))


def _rule_of(kind: str, options: Options) -> tuple[str, Rule]:
    """The requirement of a type, and its rule under these options."""
    requirement, name = _RULES[kind]
    if kind == "URI" and options.uri_fragment:
        name = "uri-with-fragment"
    if kind == "Timestamp" and options.leap_second == "anywhere":
        name = "timestamp-any-leap-second"
    return requirement, cloudevents_rule(name)


def _clock(text: str, options: Options) -> Violation | None:
    """Why a text that the rule accepts is not a Timestamp under these options; None if it is one."""
    if not options.lower_case_tz and text != text.upper():
        at = next(index for index, letter in enumerate(text) if letter.islower())
        return violation_at(text, at, f"`{text[at].upper()}`")
    if text[17:19] == "60" and options.leap_second != "anywhere":
        if options.leap_second == "never":
            return violation_at(text, 17, "a digit from `0` to `5`")
        return _leap_second(text)
    return None


def _leap_second(text: str) -> Violation | None:
    """The check that no small automaton can make: clock and offset together must name 23:59:60 UTC."""
    if text[-1] in "Zz":
        return None
    minute = 60 * int(text[11:13]) + int(text[14:16])
    sign = text[-6]
    ahead = 1439 - minute if sign == "-" else (minute + 1) % 1440
    if sign == "+" and minute == 1439:  # UTC itself, or an offset of 24 hours (the day after)
        return None if text.endswith("+00:00") else violation_at(text, 17, "a digit from `0` to `5`")
    offset = f"{sign}{ahead // 60:02}:{ahead % 60:02}"
    wrong = next((at for at in range(6) if text[at - 6] != offset[at]), None)
    return None if wrong is None else violation_at(text, len(text) - 6 + wrong, LEAP_OFFSET.format(offset))


LEAP_OFFSET = "the offset `{}`, which makes it 23:59:60 UTC"
