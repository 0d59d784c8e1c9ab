"""`decode` in a contract: messages, subjects and texts into typed columns; read without Spark."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

import natsgrammar as ng
from natsgrammar import aviso, cloudevents
from natsgrammar.core import edition_of
from natsgrammar.text import cause_of, near, near_or_all, quoted

from . import avro_schema, json_structure, protobuf_schema
from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, TypeSyntaxError, ddl, parse_type, unheld
from .nodes import Entry, Node, NodeReader
from .typed_texts import Condition, closed

HEADERS = (Map(STRING, Array(STRING)), Map(STRING, STRING))
REST, OTHERS = "_rest", Map(STRING, STRING)  # the column of members without a field, and its type
UNKNOWN = ("ignore", "refuse", "keep")  # what to do with such members
DATA = Primitive("binary")  # of a payload; JSON carries it as base64
_OF_SERVER = ("sequence", Primitive("bigint")), ("stream", STRING), ("timestamp", Primitive("timestamp"))
MESSAGES = Struct((("subject", STRING), ("data", DATA), ("headers", HEADERS[0]), *_OF_SERVER, ("reply", STRING)))
FRAMINGS = ("confluent",)  # of payloads: an octet 0, and the four of a schema's id
_PAYLOADS = ("json", "avro", "protobuf")
_KINDS = ("cloudevents", "aviso", *_PAYLOADS)
_NEEDED = {
    "aviso": "its configuration: {aviso: FILE}",
    "json": "a type: {json: TYPE}, or {json: {schema: FILE}}",
    "avro": "a schema: {avro: FILE}",
    "protobuf": "a message: {protobuf: {descriptor: FILE, message: NAME}}",
}
_OF_PROTOBUF = ("descriptor", "message")
_AVAILABLE = (
    "`cloudevents`, `{aviso: FILE}`, `{json: TYPE}`, `{json: {schema: FILE}}`, `{avro: FILE}`, "
    "`{protobuf: {descriptor: FILE, message: NAME}}`, or a rule that names parts"
)
_OWNERS = {
    "data": ("cloudevents",),
    "types": ("a rule",),
    "flatten": (*_PAYLOADS, "a rule"),
    "unknown": ("json",),
    "framing": _PAYLOADS,
    "encoding": _PAYLOADS,
}  # of keys beside `decode`


@dataclass(frozen=True, slots=True)
class Decode:
    """The decoding that a check requests.

    - `names`: the new columns in valid rows
    - `address`: the specification to which values must conform
    - `accepted`: the column types that can be decoded
    """

    names: tuple[str, ...]
    address: str
    accepted: tuple[SparkType, ...]

    @property
    def into(self) -> str:
        """The new columns in one text."""
        return ", ".join(self.names)


@dataclass(frozen=True, slots=True)
class OfEvent(Decode):
    """Headers, and the payload in the column `data`, into a CloudEvents event; with readings where the text is open."""

    data: str
    options: cloudevents.Options


@dataclass(frozen=True, slots=True)
class OfIdentifier(Decode):
    """Subjects into an event type's identifier; `safe`: whether the safe codec must have written their tokens."""

    schema: aviso.Schema
    safe: bool


@dataclass(frozen=True, slots=True)
class OfFields(Decode):
    """JSON, or with `of_names` a name's parts, into a struct with `columns`, or if `is_flat` into these columns.

    With `keeps_rest`, members without a field go to the column REST.
    """

    columns: Struct
    of_names: bool
    is_flat: bool
    conditions: tuple[Condition, ...] = ()  # on JSON
    keeps_rest: bool = False


@dataclass(frozen=True, slots=True)
class OfPayload(OfFields):
    """Payloads in a form with a schema, or JSON after something else.

    `framing` has the texts one of which follows the id of a schema; none if payloads have no id. `encoding` is the
    column of headers that name a compression.
    """

    form: str = "json"
    schema: tuple[str | bytes, ...] = ()  # arguments for Spark's function
    framing: tuple[bytes, ...] = ()
    encoding: str = ""


def read_decode(reader: NodeReader, entries: dict[str, Entry], node: Node) -> Decode | None:
    """Return the decoding in a check; its errors become problems."""
    kind, keys = _kind(reader, entries["decode"])
    if kind is None:
        return None
    for key, owners in _OWNERS.items():
        if key in entries and kind not in owners:
            reader.problem(entries[key].key, f"`{key}` is for {' and '.join(owners)}, not for {kind}")
    is_flat = reader.boolean(entries.get("flatten"), False)
    into = () if is_flat else _into(reader, entries, node)
    if is_flat and "into" in entries:
        reader.problem(entries["into"].key, "`flatten` makes a column of each field: remove `into` or `flatten`")
    if kind == "cloudevents":
        data = reader.text(entries.get("data"))
        if "data" not in entries:
            reader.problem(node, "a check with `decode: cloudevents` needs `data`, the column of the payload")
        options = _options(reader, keys[kind]) if keys else cloudevents.DEFAULT
        return None if data is None else OfEvent(into, edition_of(kind), HEADERS, data, options)
    if kind == "aviso":
        schema = _schema(reader, keys[kind], keys.get("event"))
        safe = reader.boolean(keys.get("safe"), False)
        return None if schema is None else OfIdentifier(into, edition_of(kind), (STRING,), schema, safe)
    if kind == "a rule":
        if (columns := _parts(reader, entries["decode"], entries.get("types"))) is None:
            return None
        names, address = into or tuple(dict(columns.fields)), ng.rule(entries["decode"].value.value).address
        return OfFields(names, address, (STRING,), columns, True, not into)
    return _payload(reader, entries, kind, keys[kind], into)


def _payload(
    reader: NodeReader, entries: dict[str, Entry], form: str, entry: Entry, into: tuple[str, ...]
) -> OfFields | None:
    """Return the decoding for payloads in a form."""
    conditions, unknown = tuple[Condition, ...](), reader.choice(entries.get("unknown"), UNKNOWN)
    columns: Struct | None = None
    schema, heads = tuple[str | bytes, ...](), [b""]
    if form == "json":
        columns, conditions = _struct(reader, entry)
        conditions = conditions if columns is None or unknown != "refuse" else closed(columns, conditions)
    elif form == "protobuf":
        given = reader.mapping(entry.value, form, _OF_PROTOBUF, _OF_PROTOBUF)
        if (file := _beside(reader, given.get("descriptor"))) and "message" in given:
            columns, schema, heads = protobuf_schema.read(reader, file, given["message"])
    elif file := _beside(reader, entry):
        columns, schema = avro_schema.read(reader.problems, file)
    framing = tuple(heads) if reader.choice(entries.get("framing"), FRAMINGS) else ()
    encoding = reader.text(entries.get("encoding")) or ""
    if columns is None:
        return None
    names = (*(into or (name for name, _ in columns.fields)), *[REST] * (unknown == "keep"))
    accepted = (STRING, DATA) if form == "json" else (DATA,)
    fields = (names, edition_of("column-types"), accepted, columns, False, not into, conditions, unknown == "keep")
    is_plain = form == "json" and not framing and not encoding
    return OfFields(*fields) if is_plain else OfPayload(*fields, form, schema, framing, encoding)


def _beside(reader: NodeReader, entry: Entry | None) -> FilePath | None:
    """Return the path for a file that a contract names; None, with a problem added, without such a file."""
    if entry is None or (name := reader.text(entry)) is None:
        return None
    path = FilePath(reader.file).parent / name
    try:
        path.stat()
    except OSError as error:
        reader.problem(entry.value, f"`{name}` cannot be read: {cause_of(error)}")
        return None
    return path


def _kind(reader: NodeReader, entry: Entry) -> tuple[str | None, dict[str, Entry]]:
    """Return a decoding's kind, and the keys in its mapping: a kind alone has none, nor has a rule's address."""
    if isinstance(entry.value.value, list):
        keys = reader.mapping(entry.value, "decode", (*_KINDS, "event", "safe"), ())
        kind = next((name for name in _KINDS if name in keys), None)
        if kind is None:
            reader.problem(entry.value, f"decode: expected {_AVAILABLE}")
        others = () if kind is None else (keys[name] for name in keys if name != kind)
        for other in others:
            if kind != "aviso" or other.key.value in _KINDS:
                reader.problem(other.key, f"decode: `{other.key.value}` does not go with `{kind}`")
        return kind, keys
    text = reader.text(entry)
    if text in ("cloudevents", None):
        return text, {}
    cause, hint = "", near(text, _KINDS) or f"; available: {_AVAILABLE}"
    if text in _NEEDED:
        cause = f"`{text}` needs {_NEEDED[text]}"
    else:
        try:
            ng.rule(text)
        except ng.UnknownAddress as error:
            cause = str(error) if ":" in text else f"unknown `{text}`{hint}"
    if cause:
        reader.problem(entry.value, f"decode: {cause}")
        return None, {}
    return "a rule", {}


def _into(reader: NodeReader, entries: dict[str, Entry], node: Node) -> tuple[str, ...]:
    """Return the new column's name; none after a problem."""
    name = reader.text(entries.get("into"))
    if "into" not in entries:
        also = " or `flatten: true`" if "types" in entries else ""
        reader.problem(node, f"a check with `decode` needs `into`, the name of a column{also}")
    elif name is not None and not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        cause = f"into: `{name}` is not a valid column name: use letters, digits and `_`, starting with a letter"
        reader.problem(entries["into"].value, cause)
    return () if name is None else (name,)


def _struct(reader: NodeReader, entry: Entry) -> tuple[Struct | None, tuple[Condition, ...]]:
    """Return the type into which JSON is decoded, and the conditions in a JSON Schema."""
    if isinstance(entry.value.value, list):
        file = _beside(reader, reader.mapping(entry.value, "json", ("schema",), ("schema",)).get("schema"))
        return (None, ()) if file is None else json_structure.read(reader, file)
    kind = _type(reader, entry, "json")
    if isinstance(kind, Struct):
        if cause := unheld(kind, "json"):
            reader.problem(entry.value, f"json: {cause}")
        return kind, ()
    if kind is not None:
        reader.problem(entry.value, f"json: expected `struct<NAME: TYPE, …>`, found `{ddl(kind)}`")
    return None, ()


def _parts(reader: NodeReader, entry: Entry, types: Entry | None) -> Struct | None:
    """Return the parts that a rule names, with their types; `string` unless the contract says otherwise."""
    parts = ng.rule(entry.value.value).parts
    if not parts:
        reader.problem(entry.value, f"decode: `{entry.value.value}` names no parts: use `rule`, or a rule with parts")
        return None
    chosen: dict[str, SparkType] = dict.fromkeys(parts, STRING)
    for name, pair in reader.entries(types).items():
        if name not in chosen:
            reader.problem(pair.key, f"types: no part is called {quoted(name)}{near_or_all(name, parts)}")
        elif (kind := _type(reader, pair, f"types: {quoted(name)}")) is not None:
            if unheld(kind, "csv"):
                reader.problem(pair.value, f"types: {quoted(name)}: a part is one text, and `{ddl(kind)}` is none")
            chosen[name] = kind
    return Struct(tuple(chosen.items()))


def _type(reader: NodeReader, entry: Entry, what: str) -> SparkType | None:
    text = reader.text(entry)
    try:
        return None if text is None else parse_type(text)
    except TypeSyntaxError as error:
        reader.problem(entry.value, f"{what}: {error}", error.position)
        return None


def _options(reader: NodeReader, entry: Entry) -> cloudevents.Options:
    """Return the options in a mapping; unknown keys are problems."""
    known = {option.name: getattr(cloudevents.DEFAULT, option.name) for option in fields(cloudevents.Options)}
    given = reader.mapping(entry.value, "cloudevents", (*known, "raw_non_ascii"), ())
    chosen = cloudevents.DEFAULT
    if (opposite := given.pop("raw_non_ascii", None)) is not None:  # deprecated
        chosen = replace(chosen, strict=not reader.boolean(opposite, True))
    for name, option in given.items():
        change: dict[str, Any] = {name: _READERS[type(known[name])](reader, option, known[name])}
        if change[name] or change[name] is False:  # otherwise reported already
            try:
                chosen = replace(chosen, **change)
            except ValueError as error:
                reader.problem(option.value, str(error))
    return chosen


# How to read an option, by the type of its default.
_READERS: dict[type, Callable[[NodeReader, Entry, Any], Any]] = {
    bool: NodeReader.boolean,
    str: lambda reader, entry, _: reader.text(entry),
    frozenset: lambda reader, entry, _: frozenset(reader.texts(entry)),
    MappingProxyType: lambda reader, entry, _: {
        name: text for name, value in reader.entries(entry).items() if (text := reader.text(value)) is not None
    },
}


def _schema(reader: NodeReader, config: Entry, event: Entry | None) -> aviso.Schema | None:
    """Return the event type's schema, or the only one, from a configuration relative to the contract."""
    file, name, kind = _beside(reader, config), reader.text(config), reader.text(event)
    if file is None:
        return None
    try:
        schemas = aviso.read(file)
    except OSError as error:
        reader.problem(config.value, f"`{name}` cannot be read: {cause_of(error)}")
        return None
    except aviso.ConfigError as error:
        for problem in error.problems:
            reader.problem(config.value, f"`{name}`: {problem}")
        return None
    known = ", ".join(f"`{each}`" for each in schemas)
    if kind is None and len(schemas) > 1:
        reader.problem(config.value, f"decode: missing key `event`: `{name}` has {known}")
    elif kind is not None and kind not in schemas and event is not None:
        hint = near(kind, schemas) or f" (there are {known})"
        reader.problem(event.value, f"event: `{name}` has no `{kind}`{hint}")
    else:
        schema = next(iter(schemas.values())) if kind is None else schemas[kind]
        for lost in schema.lost:
            reader.note(config.value, f"`{name}`: the field `{lost}` is not in the topic: no subject has its values")
        return schema
    return None
