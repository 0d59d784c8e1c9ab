"""The fields in an identifier: each handler's values as Python values, and as text in a topic.

Aviso's handlers read many spellings and store a canonical one. Only that spelling is a value here, so a subject returns
the values that it was built from; for another spelling the error suggests the canonical one.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import MINYEAR, date, datetime, time
from decimal import Decimal
from math import isfinite

from ..core.violation import Violation, advice
from ..errors import Error
from ..fields import Broken, common_prefix, lone_surrogate
from ..fields import value_violation as _wrong
from ..text import either, printable, unknown
from ._wire import aviso_rule

Value = str | int | float | date | time

COMPACT, DASHED = "%Y%m%d", "%Y-%m-%d"
DATE_RULES = {COMPACT: "date-value", DASHED: "date-value-dashed"}
FILLED = "at least one character"
NO_SUCH_DAY = "a day of the calendar"
NO_SECONDS = "hours and minutes as HHMM (Aviso stores no seconds and no time zone)"
SHORTEST = "the shortest digits of the number"
NO_YEAR_0 = "a year from 0001, the first that Python has"
POLYGON, CLOUD = SPATIAL = ("PolygonHandler", "PointCloudHandler")  # texts here: aviso-server reads the geometry
LARGEST = 2**63 - 1  # of the integers that the reference reads
LARGEST_VERSION = 2**32 - 1  # of the experiment versions that it reads as numbers


@dataclass(frozen=True, slots=True)
class Problem:
    """One error in an identifier or a request. `str()` gives the line to show.

    - `field`: its name
    - `position`: index of the error in code points: in the value, or in the whole subject that was read; None if the
      field is missing or unknown, or the value is not text
    - `cause`: the error, in words
    - `suggestion`: the value that Aviso would store, a valid constraint, or a field with a similar name
    - `expected`: what is allowed at the position, in words; None without a position
    """

    field: str
    position: int | None
    cause: str
    suggestion: str | None = None
    expected: str | None = None

    def __str__(self) -> str:
        return f"`{printable(self.field)}`: {self.cause}{advice(self.suggestion)}"


class IdentifierError(Broken):
    """An identifier or a request that breaks its schema: carries all `problems`."""

    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """One field in a schema's `identifier`.

    - `handler`: the setting `type`: the kind of values
    - `required`: whether a watch request has to name it; a notification always has to
    - `max_length`: StringHandler: at most so many bytes
    - `values`: EnumHandler: the values, in lower case
    - `low`, `high`: IntHandler, FloatHandler: the `range`, both included
    - `canonical_format`: DateHandler: `%Y%m%d` or `%Y-%m-%d`
    - `default`: ExpverHandler: the value that an empty one means in a request

    Raises ValueError for an unknown handler or date format.
    """

    name: str
    handler: str
    required: bool = False
    max_length: int | None = None
    values: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    canonical_format: str = COMPACT
    default: str | None = None

    def __post_init__(self) -> None:
        if self.handler not in HANDLERS:
            raise ValueError(f"`{self.name}`: {unknown('handler', self.handler, HANDLERS)}")
        if self.canonical_format not in DATE_RULES:
            raise ValueError(f"`{self.name}`: `canonical_format` must be `{COMPACT}` or `{DASHED}`")

    def read(self, text: str) -> Value:
        """Read a text. Raises FieldError."""
        violation = self.check(text)
        if violation is not None:
            raise FieldError(violation)
        return HANDLERS[self.handler].read(text)

    def write(self, value: Value) -> str:
        """Write a value; a str is the text already. Raises FieldError, and TypeError for another type."""
        misfit = self.misfit(value)
        if misfit is not None:
            raise TypeError(f"`{self.name}`: {misfit}")
        text = value if isinstance(value, str) else HANDLERS[self.handler].write(self, value)
        violation = self.check(text)
        if violation is not None:
            raise FieldError(violation)
        return text

    def misfit(self, value: object) -> str | None:
        """Return the error for a value with a type that the handler does not accept, else None."""
        if isinstance(value, str):
            return None
        types = (str, *HANDLERS[self.handler].types)
        if isinstance(value, types) and not isinstance(value, bool):
            return None
        return f"expected {' or '.join(kind.__name__ for kind in types)}, not {type(value).__name__}"

    def check(self, text: str) -> Violation | None:
        """Explain an invalid text, with a suggestion if that is valid; return None for a valid text."""
        half = lone_surrogate(text)
        if half is not None:
            return _wrong(text, half, "a whole character, not a lone surrogate")
        check = HANDLERS[self.handler].check
        violation = check(self, text)
        if violation is None or violation.suggestion is None or check(self, violation.suggestion) is None:
            return violation
        return replace(violation, suggestion=None)


class FieldError(Error, ValueError):
    """An invalid text for a field: carries the `violation`."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation)
        self.violation = violation


# ---- checks of texts ------------------------------------------------------------------------------------------------


def _string(field: Field, text: str) -> Violation | None:
    if not text:
        return _wrong(text, 0, FILLED)
    if field.max_length is None or len(text.encode()) <= field.max_length:
        return None
    fits = text.encode()[: field.max_length].decode(errors="ignore")
    return _wrong(text, len(fits), f"end of value (at most {field.max_length} bytes)")


def _integer(field: Field, text: str) -> Violation | None:
    violation = aviso_rule("integer-value").check(text)
    if violation is not None:
        digits = text[1:] if text[:1] in ("+", "-") else text
        readable = digits.isascii() and digits.isdigit() and len(digits.lstrip("0")) <= len(str(LARGEST))
        return replace(violation, suggestion=str(int(text)) if readable else None)
    low, high = -LARGEST - 1 if field.low is None else field.low, LARGEST if field.high is None else field.high
    return _outside(text, int(text), low, high)


def _float(field: Field, text: str) -> Violation | None:
    violation = aviso_rule("float-value").check(text)
    written = plain_float(text)
    ends_in_zeros = violation is not None and not violation.found and written is not None
    if ends_in_zeros or (violation is None and written != text):
        violation = _first_difference(text, written or "", SHORTEST)
    if violation is not None:
        return replace(violation, suggestion=written)
    return _outside(text, float(text), field.low, field.high)


def plain_float(text: str) -> str | None:
    """Return the number as aviso-server prints it: shortest digits, no exponent, no `.0`; None if it is not finite."""
    try:
        number = float(text) if text.isascii() and text == text.strip() and "_" not in text else float("nan")
    except ValueError:
        return None
    if not isfinite(number):
        return None
    digits = format(Decimal(repr(number)), "f")
    return digits.removesuffix(".0")


def _date(field: Field, text: str) -> Violation | None:
    rule = aviso_rule(DATE_RULES[field.canonical_format])
    violation = rule.check(text)
    if violation is None:
        return _wrong(text, 3, NO_YEAR_0) if int(text[:4]) < MINYEAR else None
    if rule.is_valid(f"{text[:-2]}01"):
        return _wrong(text, violation.position, NO_SUCH_DAY)
    day = _day(text.lstrip().removeprefix("+"))  # as the server reads years
    return replace(violation, suggestion=None if day is None else _write_date(field, day))


def _day(text: str) -> date | None:
    """Read a date as aviso-server does: with or without dashes, or as a year and its day."""
    for form in (DASHED, COMPACT, "%Y-%j"):
        with suppress(ValueError):
            day = datetime.strptime(text, form).date()  # noqa: DTZ007 - a day, not a time
            compact = form != COMPACT or len(text) == len("YYYYMMDD")
            return day if text.isascii() and compact and text.startswith(f"{day.year:04}") else None
    return None


def _time(_field: Field, text: str) -> Violation | None:
    rule = aviso_rule("time-value")
    violation = rule.check(text)
    if violation is None:
        return None
    hour, colon, minute = text.partition(":")
    other = hour.zfill(2) + (minute if colon else "00") if hour.isascii() and len(hour) in (1, 2) else ""
    if rule.is_valid(other):
        return replace(violation, suggestion=other)
    return _wrong(text, violation.position, NO_SECONDS) if rule.is_valid(other[:4]) else violation


def _enum(field: Field, text: str) -> Violation | None:
    if text in field.values:
        return None
    shared = max((common_prefix(text, value) for value in field.values), default=0)
    return _wrong(text, shared, either(field.values), text.lower() if text.lower() in field.values else None)


def _expver(field: Field, text: str) -> Violation | None:
    stored = canonical_expver(text or field.default or "")
    if text and stored == text:
        return None
    if not text:
        return _wrong(text, 0, FILLED, stored or None)
    return _first_difference(text, stored, f"`{stored}`, as Aviso stores it", stored)


def canonical_expver(text: str) -> str:
    """Return the experiment version as aviso-server stores it: a number in at least four digits, else in lower case."""
    digits = text.removeprefix("+")
    if digits.isascii() and digits.isdigit() and len(digits) <= 4300 and int(digits) <= LARGEST_VERSION:
        return f"{int(digits):04}"
    return text.lower()


def _outside(text: str, number: float, low: float | None, high: float | None) -> Violation | None:
    if (low is None or number >= low) and (high is None or number <= high):
        return None
    return _wrong(text, 0, f"a number from {low} to {high}")


def _first_difference(text: str, stored: str, expected: str, suggestion: str | None = None) -> Violation:
    return _wrong(text, common_prefix(text, stored), expected, suggestion)


# ---- the handlers ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Handler:
    """One field type: the Python types besides str, the check for a text, and both conversions."""

    types: tuple[type, ...]
    check: Callable[[Field, str], Violation | None]
    read: Callable[[str], Value] = str
    write: Callable[[Field, Value], str] = lambda _, value: str(value)


def _write_integer(_: Field, value: Value) -> str:
    """Write the digits; for a huge number, which Python does not write, those for a slightly too large one."""
    return str(max(-LARGEST - 2, min(value, LARGEST + 1)) if isinstance(value, int) else value)


def _write_float(_: Field, value: Value) -> str:
    if isinstance(value, int):
        return str(value) if abs(value) < 10**400 else "inf"
    return plain_float(repr(value)) or repr(value)


def _write_date(field: Field, value: Value) -> str:
    text = value.isoformat() if isinstance(value, date) else str(value)
    return text if field.canonical_format == DASHED else text.replace("-", "")


def _write_time(_: Field, value: Value) -> str:
    exact = isinstance(value, time) and not (value.second or value.microsecond or value.tzinfo)
    return value.strftime("%H%M") if exact and isinstance(value, time) else str(value)


HANDLERS: dict[str, Handler] = {
    "StringHandler": Handler((), _string),
    "DateHandler": Handler((date,), _date, date.fromisoformat, _write_date),
    "TimeHandler": Handler((time,), _time, lambda text: time(int(text[:2]), int(text[2:])), _write_time),
    "EnumHandler": Handler((), _enum),
    "ExpverHandler": Handler((), _expver),
    "IntHandler": Handler((int,), _integer, int, _write_integer),
    "FloatHandler": Handler((float, int), _float, float, _write_float),
    POLYGON: Handler((), _string),
    CLOUD: Handler((), _string),  # never in a topic
}
