"""Spark types, read from and written as Spark's own DDL without a running Spark.

>>> ddl(parse_type("map<STRING, array<string>>"))
'map<string,array<string>>'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NoReturn

from natsgrammar.text import quoted


@dataclass(frozen=True, slots=True)
class Primitive:
    """A type without parts: `string`, `bigint`, `decimal(10,2)`."""

    name: str


@dataclass(frozen=True, slots=True)
class Array:
    """An `array<element>`."""

    element: SparkType


@dataclass(frozen=True, slots=True)
class Map:
    """A `map<key,value>`."""

    key: SparkType
    value: SparkType


@dataclass(frozen=True, slots=True)
class Struct:
    """A `struct<name:type,…>`; also the columns of a dataset."""

    fields: tuple[tuple[str, SparkType], ...]

    def field(self, name: str) -> SparkType | None:
        """Return a field's type, by its exact name."""
        return dict(self.fields).get(name)


SparkType = Primitive | Array | Map | Struct

STRING = Primitive("string")
ANY = Primitive("variant")  # any value, as it is

_PLAIN = (
    "string boolean tinyint smallint int bigint float double date timestamp timestamp_ntz timestamp_ltz binary variant"
)
_SYNONYMS = {"byte": "tinyint", "short": "smallint", "integer": "int", "long": "bigint", "real": "float"}
_NAMES = {**dict(zip(_PLAIN.split(), _PLAIN.split(), strict=True)), **_SYNONYMS}
_DECIMALS = frozenset({"decimal", "dec", "numeric"})
DEEPEST = 100
MOST_PLACES = 10_000  # which references multiply
AS_MAP = "; a `map` has both"
_TOKEN = re.compile(r"\s*(?:(?P<name>\w+)|`(?P<quoted>(?:[^`]|``)+)`|(?P<mark>[<>(),:]))")


class TypeSyntaxError(ValueError):
    """The text is not a Spark type; `position` counts characters from 0."""

    def __init__(self, cause: str, position: int) -> None:
        super().__init__(cause)
        self.position = position


def parse_type(text: str) -> SparkType:
    """Return the type for a DDL text. Raises TypeSyntaxError."""
    reader = _Reader(text)
    kind = reader.type()
    reader.end()
    return kind


def ddl(kind: SparkType) -> str:
    """Return the type as Spark reads it."""
    match kind:
        case Primitive(name):
            return name
        case Array(element):
            return f"array<{ddl(element)}>"
        case Map(key, value):
            return f"map<{ddl(key)},{ddl(value)}>"
        case Struct(fields):
            return f"struct<{','.join(f'{quoted_identifier(name)}:{ddl(inner)}' for name, inner in fields)}>"


def plain_ddl(kind: SparkType) -> str:
    """Return the type with backquotes only where necessary."""
    return re.sub(r"(?<=[<,])`([A-Za-z_][A-Za-z0-9_]*)`(?=:)", r"\1", ddl(kind))


def folded(name: str) -> str:
    """Return the name as Spark compares names: `ſ` is an `S`, and `ı` an `I`."""
    return name.upper().lower()


def indistinct(names: Iterable[str], what: str = "columns") -> str:
    """Return the first two names equal for Spark, in words; empty if there are none."""
    taken: dict[str, str] = {}
    for name in names:
        if (other := taken.get(folded(name))) is not None:
            differ = "have one name" if other == name else "differ only in case, which Spark ignores"
            return f"{what} {quoted(other)} and {quoted(name)} {differ}"
        taken[folded(name)] = name
    return ""


def unheld(kind: SparkType, form: str | None) -> str:
    """Return why no file in the format holds values with the type; empty if some do."""
    match form, kind:
        case "csv", Primitive(name) if name not in ("binary", "variant"):
            return ""
        case "csv", _:
            return f"csv cannot hold `{ddl(kind)}`"
        case "json", Map(key, _) if key != STRING:
            return f"json cannot hold `{ddl(kind)}`: the keys of its objects are strings"
        case "json", Map(_, inner) | Array(inner):
            return unheld(inner, form)
        case "json", Struct(fields):
            return next(filter(None, (unheld(inner, form) for _, inner in fields)), "")
    return ""


def each(kind: SparkType) -> Iterator[SparkType]:
    """Yield a type, then the types inside it."""
    yield kind
    match kind:
        case Array(inner) | Map(_, inner):
            yield from each(inner)
        case Struct(fields):
            for _, inner in fields:
                yield from each(inner)


def has_text(kind: SparkType) -> bool:
    """Check whether a type is STRING, or contains it."""
    match kind:
        case Array(element):
            return has_text(element)
        case Map(key, value):
            return has_text(key) or has_text(value)
        case Struct(fields):
            return any(has_text(inner) for _, inner in fields)
    return kind == STRING


def foreign(kind: SparkType) -> str:
    """Return why Spark has no such type, or no session has room for it; empty if it has."""
    if next(islice(each(kind), MOST_PLACES, None), None) is not None:
        return f"more than {MOST_PLACES:,} places, with those in types that are used again"
    try:
        parse_type(ddl(kind))
    except TypeSyntaxError as error:
        return str(error)
    return ""


def quoted_identifier(name: str) -> str:
    """Return a name as Spark SQL accepts it, whatever its characters."""
    return "`" + name.replace("`", "``") + "`"


class _Reader:
    """A recursive descent over the few tokens in DDL types."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def type(self) -> SparkType:
        start = self._next_start()
        self.depth += 1
        if self.depth > DEEPEST:
            raise TypeSyntaxError(f"the type is nested more than {DEEPEST} deep", start)
        kind = self._type(start)
        self.depth -= 1
        return kind

    def _type(self, start: int) -> SparkType:
        name = self._name("a type").lower()
        match name:
            case "array":
                self._mark("<")
                element = self.type()
                self._mark(">")
                return Array(element)
            case "map":
                self._mark("<")
                key = self.type()
                self._mark(",")
                value = self.type()
                self._mark(">")
                return Map(key, value)
            case "struct":
                return self._struct()
            case _ if name in _DECIMALS:
                return self._decimal()
            case _ if name in _NAMES:
                return Primitive(_NAMES[name])
        known = ", ".join([*sorted(set(_NAMES.values())), "decimal(p,s)", "array<…>", "map<…>", "struct<…>"])
        raise TypeSyntaxError(f"unknown type `{name}`: expected one of {known}", start)

    def end(self) -> None:
        if self.text[self.at :].strip():
            self._fail("the end of the type")

    def _struct(self) -> Struct:
        self._mark("<")
        fields, taken = dict[str, SparkType](), dict[str, str]()
        while not fields or self._skip(","):
            start = self._next_start()
            name = self._name("a field name")
            if (first := taken.get(folded(name))) is not None:
                cause = indistinct((first, name), "fields")
                raise TypeSyntaxError(cause if first == name else cause + AS_MAP, start)
            self._skip(":")  # Spark accepts `name type` and `name: type`
            fields[name], taken[folded(name)] = self.type(), name
        self._mark(">")
        return Struct(tuple(fields.items()))

    def _decimal(self) -> Primitive:
        start = self._next_start()
        if not self._skip("("):
            return Primitive("decimal(10,0)")
        precision = self._name("the precision")
        scale = self._name("the scale") if self._skip(",") else "0"
        self._mark(")")
        are_numbers = all(number.isdecimal() and len(number) <= 2 for number in (precision, scale))
        if not are_numbers or not int(scale) <= int(precision) or not 1 <= int(precision) <= 38:
            cause = f"`decimal({precision},{scale})`: at most 38 digits, and no more decimals than that"
            raise TypeSyntaxError(cause, start)
        return Primitive(f"decimal({int(precision)},{int(scale)})")

    def _name(self, expected: str) -> str:
        token = _TOKEN.match(self.text, self.at)
        if token is None or token["mark"] is not None:
            self._fail(expected)
        self.at = token.end()
        return token["name"] or token["quoted"].replace("``", "`")

    def _mark(self, mark: str) -> None:
        if not self._skip(mark):
            self._fail(f"`{mark}`")

    def _skip(self, mark: str) -> bool:
        token = _TOKEN.match(self.text, self.at)
        if token is None or token["mark"] != mark:
            return False
        self.at = token.end()
        return True

    def _next_start(self) -> int:
        return len(self.text) - len(self.text[self.at :].lstrip())

    def _fail(self, expected: str) -> NoReturn:
        start = self._next_start()
        rest = quoted(self.text[start:]) if self.text[start:] else "the end"
        raise TypeSyntaxError(f"expected {expected}, found {rest}", start)
