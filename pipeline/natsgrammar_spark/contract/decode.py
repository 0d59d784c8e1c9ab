"""`decode` in a contract: messages into CloudEvents, or subjects into identifiers; read without Spark."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

from natsgrammar import aviso, cloudevents
from natsgrammar.core import edition_of
from natsgrammar.text import cause_of, near

from .ddl import STRING, Array, Map, Primitive, SparkType
from .nodes import Entry, Node, NodeReader

DECODERS = ("cloudevents", "aviso")
HEADERS = (Map(STRING, Array(STRING)), Map(STRING, STRING))
DATA = Primitive("binary")  # of a payload; JSON carries it as base64
_ACCEPTED: dict[str, tuple[SparkType, ...]] = {"cloudevents": HEADERS, "aviso": (STRING,)}


@dataclass(frozen=True, slots=True)
class Decode:
    """The decoding that a check requests.

    - `what`: `cloudevents` or `aviso`
    - `into`: the new column in valid rows
    - `data`: the payload's column, for cloudevents
    - `options`: readings where the specification is open, for cloudevents
    - `schema`: the subjects' event type, for aviso
    - `safe`: whether the safe codec must have written their tokens
    """

    what: str
    into: str
    data: str | None = None
    schema: aviso.Schema | None = None
    options: cloudevents.Options = cloudevents.DEFAULT
    safe: bool = False

    @property
    def address(self) -> str:
        """The specification to which values must conform."""
        return edition_of(self.what)

    @property
    def accepted(self) -> tuple[SparkType, ...]:
        """The column types that can be decoded."""
        return _ACCEPTED[self.what]


def read_decode(reader: NodeReader, entries: dict[str, Entry], node: Node) -> Decode | None:
    """Return the decoding in a check; its errors become problems."""
    what, parsed = _decoder(reader, entries["decode"])
    name, payload = reader.text(entries.get("into")), reader.text(entries.get("data"))
    if "into" not in entries:
        reader.problem(node, "a check with `decode` needs `into`, the name of a column")
    elif name is not None and not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        cause = f"into: `{name}` is not a valid column name: use letters, digits and `_`, starting with a letter"
        reader.problem(entries["into"].value, cause)
    if what == "cloudevents" and "data" not in entries:
        reader.problem(node, "a check with `decode: cloudevents` needs `data`, the column of the payload")
    elif what == "aviso" and "data" in entries:
        reader.problem(entries["data"].key, "`data` is for cloudevents, not for aviso")
    if what is None or parsed is None or name is None or (what == "cloudevents") != (payload is not None):
        return None
    return Decode(what, name, payload, **parsed)


def _decoder(reader: NodeReader, entry: Entry) -> tuple[str | None, dict[str, Any] | None]:
    """Return the decoder and its settings: a word alone, or a key with a value."""
    if isinstance(entry.value.value, list):
        keys = reader.mapping(entry.value, "decode", ("cloudevents", "aviso", "event", "safe"), ())
        if "cloudevents" in keys:
            options = _options(reader, keys.pop("cloudevents"))
            for other in keys.values():
                reader.problem(other.key, f"decode: `{other.key.value}` does not go with `cloudevents`")
            return "cloudevents", {"options": options}
        if "aviso" in keys:
            schema = _schema(reader, keys["aviso"], keys.get("event"))
            safe = reader.boolean(keys.get("safe"), False)
            return "aviso", None if schema is None else {"schema": schema, "safe": safe}
        reader.problem(entry.value, "decode: expected `cloudevents` or `aviso` among the keys")
        return None, None
    what = reader.text(entry)
    if what == "aviso":
        reader.problem(entry.value, "decode: `aviso` needs its configuration: {aviso: FILE}")
    elif what is not None and what not in DECODERS:
        hint = near(what, DECODERS) or "; available: `cloudevents`, `{aviso: FILE}`"
        reader.problem(entry.value, f"decode: unknown `{what}`{hint}")
    return what, {} if what == "cloudevents" else None


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
    name, kind = reader.text(config), reader.text(event)
    if name is None:
        return None
    try:
        schemas = aviso.read(FilePath(reader.file).parent / name)
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
