"""The `decode` of a contract: messages into CloudEvents, or subjects into identifiers; read without Spark."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from pathlib import Path as FilePath
from typing import Any

from natsgrammar import aviso, cloudevents
from natsgrammar.core import edition_of_code
from natsgrammar.text import cause_of, near

from .ddl import STRING, Array, Map, Primitive, SparkType, ddl
from .nodes import Entry, Node, NodeReader

DECODERS = ("cloudevents", "aviso")
ADDRESSES = {spec: edition_of_code(spec) for spec in ("cloudevents", "aviso")}
HEADERS = (Map(STRING, Array(STRING)), Map(STRING, STRING))
_BINARY = Primitive("binary")


@dataclass(frozen=True, slots=True)
class Decode:
    """What the values of a check are decoded to.

    - `what`: `cloudevents` or `aviso`
    - `into`: the column that valid rows receive
    - `data`: the column of the payload, for cloudevents
    - `options`: readings of what the specification leaves open, for cloudevents
    - `schema`: the event type of the subjects, for aviso
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
        """The specification that refuses what cannot be decoded."""
        return ADDRESSES[self.what]

    def misfit(self, found: SparkType) -> str | None:
        """Why a column cannot be decoded."""
        if self.what == "aviso":
            return None if found == STRING else f"`{ddl(found)}`, expected `string`"
        return None if found in HEADERS else f"`{ddl(found)}`, expected {' or '.join(f'`{ddl(it)}`' for it in HEADERS)}"

    def data_misfit(self, found: SparkType) -> str | None:
        """Why a column cannot be the payload; JSON carries `binary` as base64."""
        return None if found == _BINARY else f"`{ddl(found)}`, expected `binary`"


def read_decode(reader: NodeReader, entry: Entry, data: Entry | None, into: Entry | None, node: Node) -> Decode | None:
    """The decoding that a check requests; its errors become problems of the file."""
    schema, what, options, safe = None, None, cloudevents.DEFAULT, False
    if isinstance(entry.value.value, list):
        found = reader.mapping(entry.value, "decode", ("cloudevents", "aviso", "event", "safe"), ())
        if "cloudevents" in found:
            what, options = "cloudevents", _options(reader, found.pop("cloudevents"))
            for other in found.values():
                reader.problem(other.key, f"decode: `{other.key.value}` does not go with `cloudevents`")
        elif "aviso" in found:
            what, schema = "aviso", _schema(reader, found["aviso"], found.get("event"))
            safe = reader.boolean(found.get("safe"), False)
        else:
            reader.problem(entry.value, "decode: expected `cloudevents` or `aviso` among the keys")
    elif (what := reader.text(entry)) == "aviso":
        reader.problem(entry.value, "decode: `aviso` needs its configuration: {aviso: FILE}")
    elif what is not None and what not in DECODERS:
        reader.problem(
            entry.value,
            f"decode: unknown `{what}`{near(what, DECODERS) or '; available: `cloudevents`, `{aviso: FILE}`'}",
        )
    name = reader.text(into)
    if into is None:
        reader.problem(node, "a check with `decode` needs `into`, the name of a column")
    elif name is not None and not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
        reader.problem(
            into.value,
            f"into: `{name}` is not a valid column name: use letters, digits and `_`, starting with a letter",
        )
    payload = reader.text(data)
    if what == "cloudevents" and data is None:
        reader.problem(node, "a check with `decode: cloudevents` needs `data`, the column of the payload")
    elif what == "aviso" and data is not None:
        reader.problem(data.key, "`data` is for cloudevents, not for aviso")
    if name is None or (what == "cloudevents") != (payload is not None) or (what == "aviso") != (schema is not None):
        return None
    return Decode(what, name, payload, schema, options, safe) if what in DECODERS else None


def _options(reader: NodeReader, entry: Entry) -> cloudevents.Options:
    """The options of a mapping; unknown keys are problems."""
    known = {option.name: getattr(cloudevents.DEFAULT, option.name) for option in fields(cloudevents.Options)}
    found = reader.mapping(entry.value, "cloudevents", (*known, "raw_non_ascii"), ())
    chosen = cloudevents.DEFAULT
    if (opposite := found.pop("raw_non_ascii", None)) is not None:  # deprecated
        chosen = replace(chosen, strict=not reader.boolean(opposite, True))
    for name, given in found.items():
        change: dict[str, Any] = {name: _value(reader, given, known[name])}
        if change[name] or change[name] is False:  # otherwise reported already
            try:
                chosen = replace(chosen, **change)
            except ValueError as error:
                reader.problem(given.value, str(error))
    return chosen


def _value(reader: NodeReader, entry: Entry, default: object) -> Any:
    """The value of an option, of the same kind as its default."""
    if isinstance(default, bool):
        return reader.boolean(entry, default)
    if isinstance(default, str):
        return reader.text(entry)
    if isinstance(default, frozenset):
        return frozenset(reader.texts(entry))
    types = reader.mapping(entry.value, str(entry.key.value), None, ())
    return {name: text for name, kind in types.items() if (text := reader.text(kind)) is not None}


def _schema(reader: NodeReader, config: Entry | None, event: Entry | None) -> aviso.Schema | None:
    """The schema of the event type, or the only one, from a configuration relative to the contract."""
    name, wanted = reader.text(config), reader.text(event)
    if config is None or name is None:
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
    known = ", ".join(f"`{it}`" for it in schemas)
    if wanted is None and len(schemas) > 1:
        reader.problem(config.value, f"decode: missing key `event`: `{name}` has {known}")
        return None
    if wanted is not None and wanted not in schemas and event is not None:
        reader.problem(
            event.value, f"event: `{name}` has no `{wanted}`{near(wanted, schemas) or f' (there are {known})'}"
        )
        return None
    return next(iter(schemas.values())) if wanted is None else schemas[wanted]
