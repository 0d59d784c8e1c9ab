"""JSON Schema, as far as columns carry it: a file compiled to a Spark type, and conditions on the places in it.

Drafts 6 to 2020-12 read the accepted keywords alike (JSON Schema Core and Validation, https://json-schema.org).
"""

import json
import math
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import natsgrammar as ng
from natsgrammar.diagnostics import Refused, undecodable
from natsgrammar.streams import not_plain
from natsgrammar.strict_json import JsonError, Reader, items_at, kind_of, members_at, pointer, skip
from natsgrammar.text import cause_of, line_and_column, quoted

from . import json_pattern
from .ddl import ANY, MOST_PLACES, STRING, Array, Map, Primitive, SparkType, Struct, foreign, indistinct
from .nodes import Grammars
from .problems import Problem
from .typed_texts import Condition

Steps = tuple[str, ...]  # of a JSON Pointer (RFC 6901)
Faults = list[tuple[Steps, str]]  # places, each with the cause

_JSON = Reader(pairs=True)
_LARGEST = 4_000_000  # bytes
_MOST_PROBLEMS, _SHOWN = 20, 40  # characters of a value
_DRAFTS = r"https?://json-schema\.org/(draft-0[67]|draft/20(19-09|20-12))/schema#?"
_DRAFTS += r"|https://json-structure\.org/meta/[\w-]+/v0/#?"
_BOUNDS = {name: 1 << bits for bits, name in ((7, "tinyint"), (15, "smallint"), (31, "int"), (63, "bigint"))}
_ANNOTATIONS = ("title", "description", "default", "examples", "$comment", "deprecated", "readOnly", "writeOnly")
_OF_FILES = ("$schema", "$id", "$defs", "definitions")
_TYPES = {"boolean": "boolean", "integer": "bigint", "number": "double", "string": "string"}
_COMPARED = {
    **dict.fromkeys(("enum", "const"), "enum"),
    **dict.fromkeys(("minimum", "minLength", "minItems"), "least"),
    **dict.fromkeys(("maximum", "maxLength", "maxItems"), "most"),
    "exclusiveMinimum": "above",
    "exclusiveMaximum": "below",
}
_UNITS = {"string": "character", "array": "item"}
_NUMERIC = ("enum", "const", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
_KEYWORDS = {
    "array": ("items", "minItems", "maxItems"),
    "boolean": ("enum", "const"),
    "integer": _NUMERIC,
    "number": _NUMERIC,
    "object": ("properties", "required", "additionalProperties"),
    "string": ("enum", "const", "minLength", "maxLength", "pattern", "format"),
}
_FORMATS = {"date": "date", "date-time": "timestamp"}  # with the types of their columns
_RULES = {  # that texts of a format obey
    "date": "column-types:date",
    "date-time": "cloudevents:timestamp",
    "uri": "cloudevents:uri-with-fragment",
    "uri-reference": "cloudevents:uri-reference",
}


def read_json(problems: list[Problem], path: Path, compiled: Callable[[Any, Faults], Struct | None]) -> Struct | None:
    """Return the columns compiled from a file of JSON; None, with problems added, if there are faults."""
    problem, text, faults = partial(Problem, str(path)), "", list[tuple[Steps, str]]()
    try:
        if (cause := not_plain(path, _LARGEST)) is None:
            text = path.read_bytes().decode()
            if (columns := compiled(_JSON.read(text), faults)) is not None and not faults:
                return columns
        else:
            problems.append(problem(0, 0, cause))
    except OSError as error:
        problems.append(problem(0, 0, f"cannot be read: {cause_of(error)}"))
    except UnicodeDecodeError as error:
        problems.append(undecodable(str(path), error))
    except JsonError as error:
        problems.append(problem(*line_and_column(text[: error.position]), f"invalid JSON: {error.cause}"))
    for at, cause in faults[:_MOST_PROBLEMS]:
        place = line_and_column(text[: _offset(text, at)])
        problems.append(problem(*place, f"{quoted(f'#{pointer(at)}')}: {cause}"))
    return None


class Compiler:
    """Makes a type from a schema, and adds what it cannot read to the faults."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    def fault(self, at: Steps, cause: str) -> SparkType:
        """Add a fault, and return a type in place of the unreadable one."""
        self.faults += [(at, cause)] if (at, cause) not in self.faults else []  # a reference is followed again
        return STRING

    def whole(self, kind: Callable[[], SparkType], expected: str) -> Struct | None:
        """Return the struct that `kind` makes; None, with a fault added, if there is none or Spark has no such type."""
        try:
            columns = kind()
            cause = "" if self.faults else foreign(columns) or ("" if isinstance(columns, Struct) else expected)
        except RecursionError:
            columns, cause = STRING, "nested too deeply"
        if cause:
            self.fault((), cause)
        return columns if isinstance(columns, Struct) and not cause else None


class SchemaCompiler(Compiler):
    """Counts the places in the type, each before those inside, as `places` does."""

    annotations: tuple[str, ...] = _ANNOTATIONS
    listed = ", ".join(_KEYWORDS)
    keywords: Mapping[str, tuple[str, ...]] = _KEYWORDS  # by type
    types: Mapping[str, str] = _TYPES  # of columns, by those of values

    def __init__(self, schema: Any, faults: Faults, grammars: Grammars) -> None:
        super().__init__(faults)
        self.schema, self.grammars = schema, grammars
        self.conditions: list[Condition] = []
        self.places = 0
        self.columns = self._columns()

    def _columns(self) -> Struct | None:
        """Return the columns; None, with a fault added, if a schema is not about objects with properties."""
        draft = self.schema.get("$schema") if isinstance(self.schema, dict) else None
        if draft is not None and not re.fullmatch(_DRAFTS, str(draft)):
            self.fault(("$schema",), f"{quoted(str(draft))} is another draft: expected 2020-12, 2019-09, 7 or 6")
        expected = "expected `type: object` with `properties`, which become the fields of a struct"
        columns = self.whole(lambda: self.kind(self.schema, (), ("#",)), expected)
        if columns is None or (0, "null", ()) in self.conditions:
            return columns
        self.fault((), "expected `type: object` without `null`: a payload that is `null` has no fields")
        return None

    def kind(self, schema: Any, at: Steps, through: tuple[str, ...]) -> SparkType:
        """Return the type for a schema, whose conditions are added; `through` are the references to it."""
        if isinstance(schema, dict) and "$ref" in schema:
            return self._referenced(schema, at, through)
        if schema is not True and not isinstance(schema, dict):
            cause = "`false` accepts nothing: " if schema is False else ""
            return self.fault(at, f"{cause}expected an object with keywords, found {kind_of(schema)}")
        number, self.places = self.places, self.places + 1
        if self.places > MOST_PLACES:
            return self.fault(at, f"more than {MOST_PLACES:,} places, with those in references")
        schema = {} if schema is True else schema
        name, is_nullable = self._type(schema, at)
        if (name is None and "type" in schema) or len(self.faults) > _MOST_PROBLEMS:
            return ANY
        self._check_keywords(
            schema, at, name or "a schema without `type`", ("type", *self.keywords.get(name or "", ()))
        )
        if name is None:
            return ANY
        if not is_nullable:
            self.conditions.append((number, "null", ()))
        for key in filter(_COMPARED.__contains__, filter(schema.__contains__, self.keywords[name])):
            self._compared(schema[key], (*at, key), number, name)
        return self._made(name, schema, at, through, number)

    def _made(self, name: str, schema: dict[str, Any], at: Steps, through: tuple[str, ...], number: int) -> SparkType:
        if name == "object":
            return self._object(schema, at, through, number)
        if name == "array":
            return Array(self.kind(schema.get("items", True), (*at, "items"), through))
        return self._text(schema, at, number) if name == "string" else Primitive(self.types[name])

    def _check_keywords(self, schema: Mapping[str, Any], at: Steps, what: str, known: tuple[str, ...]) -> None:
        known = (*known, *self.annotations, *(() if at else _OF_FILES))
        for key in schema:
            if key not in known and not key.startswith("x-"):
                owners = " and ".join(owner for owner, words in self.keywords.items() if key in words)
                cause = f"is for {owners}, not for {what}" if owners else "is not supported"
                self.fault((*at, key), f"keyword {quoted(key)} {cause}")

    def _referenced(self, schema: Mapping[str, Any], at: Steps, through: tuple[str, ...]) -> SparkType:
        self._check_keywords(schema, at, "`$ref`", ("$ref",))
        return self._followed(schema["$ref"], (*at, "$ref"), through)

    def _followed(self, target: Any, at: Steps, through: tuple[str, ...]) -> SparkType:
        """Return the type for the schema in the same file to which the reference at a place leads."""
        if not isinstance(target, str) or not f"{target}/".startswith("#/"):
            return self.fault(at, "expected a place in this file, such as `#/$defs/item`")
        if target in through:
            return self.fault(at, f"a cycle of references: {' → '.join((*through, target))}")
        inner, steps = self.schema, tuple(map(unescaped, target.split("/")[1:]))
        for step in steps:
            if not isinstance(inner, dict) or step not in inner:
                return self.fault(at, f"{quoted(target)} is not in this file")
            inner = inner[step]
        return self.kind(inner, steps, (*through, target))

    def _type(self, schema: Mapping[str, Any], at: Steps) -> tuple[str | None, bool]:
        """Return the name of the one type, and whether a value may be null; no name if any value is valid."""
        values = [schema["const"]] if "const" in schema else schema.get("enum")
        listed = values if isinstance(values, list) else []
        names = schema.get("type", list({kind_of(value).split()[-1] for value in listed}))
        names = [names] if isinstance(names, str) else names
        known = isinstance(names, list) and all(name in (*self.keywords, "null") for name in names)
        kinds = [name for name in names if name != "null"] if known else []
        if len(kinds) != 1 and (names or "type" in schema):
            cause = f"expected one type of {self.listed}, alone or in a list with `null`"
            cause += f", found {json.dumps(schema['type'])[:_SHOWN]}" if "type" in schema else ""
            self.fault((*at, "type")[: None if "type" in schema else -1], cause)
        is_nullable = known and "null" in names and (values is None or None in listed)
        return (kinds[0] if len(kinds) == 1 else None), is_nullable

    def _compared(self, given: Any, at: Steps, number: int, name: str) -> None:
        """Add the condition of a list of values, or of a limit for numbers, or for the length of texts and arrays."""
        kind, listed = _COMPARED[at[-1]], given if at[-1] == "enum" else [given]
        unit = "" if kind == "enum" else _UNITS.get(name, "")
        values = [value for value in listed if value is not None] if isinstance(listed, list) else []
        typed = tuple(_value(value, "bigint" if unit else self.types.get(name, "")) for value in values)
        if not typed or None in typed or (unit and typed[0] < 0):
            numbers = f"a number of {unit}s" if unit else f"{name}s"
            self.fault(at, f"expected {numbers} within the limits of their type, found {json.dumps(given)[:_SHOWN]}")
        self.conditions.append((number, kind, typed if kind == "enum" else (typed[0] if typed else 0, unit)))

    def _object(self, schema: Mapping[str, Any], at: Steps, through: tuple[str, ...], number: int) -> SparkType:
        """Return a struct with the properties; without properties, a map."""
        properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        names = schema.get("required", [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            return self.fault((*at, "required"), "expected a list of names")
        if not isinstance(properties, dict):
            return self.fault((*at, "properties"), f"expected an object, found {kind_of(properties)}")
        if others is False and not properties.keys() >= {*names}:
            return self.fault((*at, "required"), "expected names of properties, beside `additionalProperties: false`")
        properties = properties | dict.fromkeys([name for name in names if name not in properties], True)
        if not properties and others is not False:
            return Map(STRING, self.kind(others, (*at, "additionalProperties"), through))
        labels = {name: str(names_for(inner, "altnames").get("json", name)) for name, inner in properties.items()}
        if others is False:
            self.conditions.append((number, "closed", tuple(labels.values())))
        elif others is not True and others != {}:
            return self.fault((*at, "additionalProperties"), "beside `properties`, only true and false are supported")
        odd = [f"{quoted(name)} is no column name" for name in labels.values() if not name or not name.isprintable()]
        if cause := indistinct(labels.values(), "properties") or "".join(odd[:1]):
            return self.fault((*at, "properties"), cause)
        if not properties:
            return self.fault(at, "an object without members cannot be a column")
        fields = []
        for name, inner in properties.items():
            self.conditions += [(self.places, "required", ())] if name in names else []
            fields.append((labels[name], self.kind(inner, (*at, "properties", name), through)))
        return Struct(tuple(fields))

    def _text(self, schema: Mapping[str, Any], at: Steps, number: int, label: str = "") -> SparkType:
        """Return the type of texts with a format and a pattern, which messages call `label`."""
        form = str(schema.get("format", ""))
        for key in filter(schema.__contains__, ("format", "pattern")):
            try:
                if key == "pattern":
                    rule = json_pattern.rule(schema[key], self.grammars)
                else:
                    rule = ng.rule(_RULES.get(form, form))
                self.conditions.append((number, "rule", (rule, label or f"the {key} {quoted(schema[key])}")))
            except Refused as refused:
                self.fault((*at, key), refused.problems[0].message)
            except ng.UnknownAddress:
                cause = f"expected {', '.join(map(quoted, _RULES))}, or the address of a rule"
                self.fault((*at, key), f"unknown format {quoted(form)}: {cause}")
            except (TypeError, ValueError) as error:
                self.fault((*at, key), str(error))
        return Primitive(_FORMATS.get(form, "string"))


def _value(value: Any, name: str) -> Any:
    """Return a value as a column of a type has it; None if the type does not have it."""
    if isinstance(value, bool | str):
        return value if name == ("boolean" if isinstance(value, bool) else "string") else None
    if name not in ("double", *_BOUNDS) or not isinstance(value, int | float) or not math.isfinite(value):
        return None
    if name == "double":
        return float(value) + 0.0  # without the sign of zero
    return int(value) if value == int(value) and -_BOUNDS[name] <= value < _BOUNDS[name] else None


def names_for(schema: Any, key: str) -> dict[str, Any]:
    """Return the names for purposes that JSON Structure has beside its own."""
    names = schema.get(key) if isinstance(schema, dict) else None
    return names if isinstance(names, dict) else {}


def unescaped(text: str) -> str:
    """Return a step of a JSON Pointer in a fragment (RFC 6901, section 6)."""
    return unquote(text).replace("~1", "/").replace("~0", "~")


def _offset(text: str, at: Steps) -> int:
    """Return where a value begins, or the innermost object with it that is there."""
    offset = skip(text, 0)
    for step in at:
        starts: dict[str, int] = {}
        if text[offset] == "{":
            starts = {name: start for name, start, _ in members_at(text, offset)}
        elif text[offset] == "[":
            starts = {str(number): start for number, start in enumerate(items_at(text, offset))}
        offset = starts.get(step, offset)
    return offset
