"""Open Data Contract Standard 3.x read as contracts: each dataset of a file, as the nodes of a contract of our own.

The nodes keep their places, so that each problem is reported where it is in the file, and a contract is checked in one
place. What nobody here runs, such as checks for other engines, becomes a note.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any

import yaml

import natsgrammar as ng
from natsgrammar.text import near, quoted

from . import odcs_keys
from .ddl import STRING, Array, Map, Primitive, SparkType, Struct, TypeSyntaxError, ddl, parse_type
from .model import FORMATS
from .nodes import Entry, Node, NodeReader, kind_of
from .path import Each, Entries, Field, Path, Step, path_text
from .severity import ERROR, NONE, WARN, limit_of

ENGINE = "natsgrammar"  # of our checks, and the name of our custom property of a dataset
ID = re.compile(r"natsgrammar-(\d+)")  # of a check: its place among the checks
_VERSION = re.compile(r"v3\.\d+\.\d+")
TYPES = {
    "string": "string",
    "integer": "bigint",
    "number": "double",
    "boolean": "boolean",
    "date": "date",
    "timestamp": "timestamp",
    "time": "string",
}
_ELEMENTS = {  # of a vector; Spark has no narrower types for some
    **dict.fromkeys(("float32", "float16", "bfloat16"), "float"),
    **dict.fromkeys(("int8", "binary"), "tinyint"),
    "float64": "double",
    "uint8": "smallint",
}
NULLS = "nullValues"  # the metric of nulls
NO_ROW = MappingProxyType({"mustBe": 0})  # may break what other tools check
_OPERATOR = ("mustBe", "mustBeLessOrEqualTo", "unit", "severity")  # what an export says of a pattern
_UNCHECKED = ("unique", "primaryKey", "enum")  # of a property, which only we do not check
_NEWEST = (3, 2)
_SEVERITIES = {"error": ERROR, "warning": WARN, "warn": WARN}  # in words of the standard's examples, and ours


@dataclass(frozen=True, slots=True)
class Found:
    """A check of ours, at a path: its node, and whether the values are required there."""

    node: Node
    path: Path
    required: bool


def is_odcs(root: Node) -> bool:
    """Whether a file is such a data contract, of whatever version."""
    keys = {key.value for key, _ in root.value} if isinstance(root, yaml.MappingNode) else set()
    return "kind" in keys and "contract" not in keys


def of_other_standard(root: Node) -> Node | None:
    """The key by which a file says that it obeys the Data Contract Specification, which is not read here."""
    keys = [key for key, _ in root.value] if isinstance(root, yaml.MappingNode) else []
    return next((key for key in keys if key.value == "dataContractSpecification"), None)


def datasets(reader: NodeReader, root: Node, checked: bool = True) -> list[Node]:
    """A contract for each dataset that has checks of ours; problems and notes go to the reader.

    That no dataset has any is a problem if they must be `checked`.
    """
    top = reader.mapping(root, "a data contract", None, ("apiVersion", "kind", "schema"))
    if (kind := reader.text(top.get("kind"))) not in (None, "DataContract"):
        reader.problem(top["kind"].value, f"kind: expected `DataContract`, found {quoted(str(kind))}")
    version = reader.text(top.get("apiVersion"))
    if version is not None and not _VERSION.fullmatch(version):
        reader.problem(top["apiVersion"].value, f"apiVersion: expected `v3.…`, found {quoted(version)}")
    elif version is not None and tuple(map(int, version[1:].split(".")[:2])) > _NEWEST:
        reader.note(top["apiVersion"].value, f"apiVersion: {version} is newer than what this version knows")
    _note_unknown(reader, top, odcs_keys.CONTRACT)
    for node in reader.sequence(top.get("servers"), "server"):
        reader.mapping(node, "a server", None, ())
    objects = reader.sequence(top.get("schema"), "dataset")
    made = [it for node in objects if (it := _dataset(reader, top, node, len(objects))) is not None]
    if checked and objects and not made:
        entry = top["schema"]
        reader.problem(entry.key, f"no dataset has a check with `engine: {ENGINE}`: add one, or run another tool")
    return made


def _note_unknown(reader: NodeReader, entries: Mapping[str, Entry], known: frozenset[str]) -> None:
    """A note for each key that the standard does not have."""
    for name, entry in entries.items():
        if name not in known:
            reader.note(entry.key, f"unknown key `{name}`{near(name, sorted(known))}")


def _dataset(reader: NodeReader, top: dict[str, Entry], node: Node, many: int) -> Node | None:
    """The contract of a dataset; None without checks."""
    found = reader.mapping(node, "a dataset", None, ("name",))
    _note_unknown(reader, found, odcs_keys.DATASET)
    name = reader.text(found.get("name"))
    if name is None:
        return None
    own = _own(reader, found)
    checks = list(_checks(reader, found, (), False))
    columns, first = [], dict[str, Node]()
    for it in reader.sequence(found.get("properties"), "property") if "properties" in found else []:
        column, entries = _property(reader, it)
        if column in first:
            line, _ = reader.position(first[column])
            reader.problem(it, f"`{column}` is a duplicate property, first defined on line {line}")
        elif column:
            first[column] = it
            kind = _type(reader, entries)
            columns.append((_text(column, it), _text(ddl(kind), entries.get("physicalType", Entry(it, it)).value)))
            checks += _checks(reader, entries, (Field(column),), _required(reader, entries))
            checks += _inside(reader, entries, (Field(column),))
    if not checks:
        if many > 1:
            reader.note(found["name"].value, f"`{name}` has no check with `engine: {ENGINE}`, and is left out")
        return None
    pairs: dict[str, Node] = {"contract": _node("tag:yaml.org,2002:int", "1", node), "name": found["name"].value}
    if (told := _description(reader, found.get("description"), top.get("description"))) is not None:
        pairs["description"] = told
    pairs |= {key: own[key].value for key in ("grammars",) if key in own}
    source = reader.mapping(own["input"].value, "input", None, ()) if "input" in own else _server(reader, top, name)
    inputs = {key: entry.value for key, entry in source.items()}
    if columns and "declared" not in own:
        inputs["columns"] = yaml.MappingNode("tag:yaml.org,2002:map", columns, node.start_mark, node.end_mark)
    if inputs:
        pairs["input"] = mapping(inputs, node)
    numbers = [number for it in checks if (number := _number(it.node)) is not None]
    if len(numbers) == len(checks):  # as in the contract that was exported; else in the order of the file
        checks = [it for _, it in sorted(zip(numbers, checks, strict=True), key=lambda it: it[0])]
    rules = [check for it in checks if (check := _check(reader, it)) is not None]
    pairs["rules"] = yaml.SequenceNode("tag:yaml.org,2002:seq", rules, node.start_mark, node.end_mark)
    return mapping(pairs, node)


def _property(reader: NodeReader, node: Node) -> tuple[str | None, dict[str, Entry]]:
    """The name of the column, and the entries of the property."""
    entries = reader.mapping(node, "a property", None, ("name",))
    return reader.text(entries.get("physicalName", entries.get("name"))), entries


def _inside(reader: NodeReader, entries: dict[str, Entry], path: Path) -> Iterator[Found]:
    """The checks of the properties in an object, and of the items of an array."""
    for step, items in _elements(reader, entries):
        yield from _checks(reader, items, (*path, step), _required(reader, items))
        yield from _inside(reader, items, (*path, step))
    for it in reader.sequence(entries.get("properties"), "property") if "properties" in entries else []:
        name, inner = _property(reader, it)
        if name:
            yield from _checks(reader, inner, (*path, Field(name)), _required(reader, inner))
            yield from _inside(reader, inner, (*path, Field(name)))


def _elements(reader: NodeReader, entries: dict[str, Entry]) -> Iterator[tuple[Step, dict[str, Entry]]]:
    """The items of an array, and the keys and values of a map."""
    if "items" in entries:
        yield Each(), reader.mapping(entries["items"].value, "items", None, ())
    if "map" in entries:
        of = reader.mapping(entries["map"].value, "map", None, ("key", "value"))
        for name in ("key", "value"):
            if name in of:
                yield Entries(None, name == "key"), reader.mapping(of[name].value, f"map: {name}", None, ())


def _required(reader: NodeReader, entries: dict[str, Entry]) -> bool:
    return reader.boolean(entries.get("required"), False)


def _checks(reader: NodeReader, entries: dict[str, Entry], path: Path, required: bool) -> Iterator[Found]:
    """The checks of ours in the list `quality`; the others, and what else nobody here checks, become notes."""
    if path:
        _note_unknown(reader, entries, odcs_keys.PROPERTY)
    ours, library = [], []
    for node in reader.sequence(entries.get("quality"), "check") if "quality" in entries else []:
        found = reader.mapping(node, "a check", None, ())
        _note_unknown(reader, found, odcs_keys.CHECK)
        engine = _word(reader, found.get("engine"))
        kind = "library" if "type" not in found else _word(reader, found["type"])
        if engine == ENGINE:
            ours.append(Found(node, path, required))
            for key in (key for key in found if key in odcs_keys.IDLE):
                reader.note(found[key].key, f"`{key}` of a check of engine `{ENGINE}` has no effect")
            if kind != "custom":
                cause = f"a check of engine `{ENGINE}` is run here, whatever its type: write `type: custom`"
                reader.note(found.get("type", found["engine"]).key, cause)
            told = _word(reader, found.get("severity"))
            if told is not None and severity(told) is None:
                cause = f"severity {quoted(told)} is not known here: the check is an error"
                reader.note(found["severity"].key, cause)
        elif kind == "library" and ("arguments" in found or _said(found, "metric") == NULLS):
            library.append((node, found))
        else:
            hint = near(str(engine).lower(), [ENGINE])
            reader.note(node, f"{named(engine, kind)} is not run here{hint}")
    yield from ours
    rules = [it for found in ours if (it := _implementation(found.node)) and "where" not in it]
    for key in _UNCHECKED:
        if key in entries and not _is_false(entries[key].value):
            reader.note(entries[key].key, f"`{key}` is not checked here")
    # A pattern that an export writes beside a check says the same. Rules of own grammars are known only later.
    for node, check in library:
        given = _texts(check["arguments"].value) if "arguments" in check else {}
        metric = _said(check, "metric")
        said = {key: text for key in _OPERATOR if (text := _said(check, key)) is not None}
        cause = "a check of type `library` is not run here"
        if metric == NULLS and not given:
            refusing = [it for it in rules if str(it.get("nullable")).lower() == "false"]
            reader.note(node, cause, partial(_is_lenient_as, refusing, said))
            continue
        exact = given.keys() == {"pattern"} and metric == "invalidValues"
        reader.note(node, cause, partial(_is_exported, rules, given.get("pattern") if exact else None, said))
    if "logicalTypeOptions" in entries:
        options = reader.mapping(entries["logicalTypeOptions"].value, "logicalTypeOptions", None, ())
        for key, option in options.items():
            if key == "elementType":  # the type of the column says it
                continue
            text = str(option.value.value) if key == "pattern" else None
            cause = f"`logicalTypeOptions.{key}` is not checked here"
            reader.note(option.key, cause, partial(_is_exported, rules, text))
    if required and not ours:
        reader.note(entries["required"].key, f"`required` is not checked here without a check of engine `{ENGINE}`")


def named(engine: object, kind: object) -> str:
    """What a message calls a check of others."""
    return f"a check of engine {quoted(str(engine))}" if engine else f"a check of type {quoted(str(kind))}"


def _word(reader: NodeReader, entry: Entry | None) -> str | None:
    """A scalar as it is written; anything else is a problem."""
    if entry is not None and isinstance(entry.value, yaml.ScalarNode):
        return str(entry.value.value)
    return reader.text(entry)


def _said(found: Mapping[str, Entry], key: str) -> str | None:
    return str(found[key].value.value) if key in found else None


def _texts(node: Node) -> dict[str, str]:
    """The keys of a mapping with the texts of their values; none of anything else."""
    pairs = node.value if isinstance(node, yaml.MappingNode) else ()
    return {str(key.value): str(value.value) for key, value in pairs}


def _implementation(node: Node) -> dict[str, str]:
    """The keys of a check of ours."""
    found = {str(key.value): value for key, value in node.value}
    if "implementation" not in found:
        return {}
    value = found["implementation"]
    check = {"rule": value.value} if isinstance(value, yaml.ScalarNode) else _texts(value)
    told = severity(found["severity"].value) if "severity" in found else None
    return {"severity": told, **check} if told else check


def _is_exported(
    rules: Sequence[Mapping[str, str]], pattern: str | None, said: Mapping[str, str] = MappingProxyType({"mustBe": "0"})
) -> bool:
    """Whether an export of one of the rules has the pattern, which so many values may break."""
    return pattern is not None and _is_lenient_as([it for it in rules if pattern in patterns(it)], said)


def _is_lenient_as(rules: Sequence[Mapping[str, str]], said: Mapping[str, str]) -> bool:
    """Whether an export of one of the rules says that so many values may break it."""
    return any(said == {key: str(value) for key, value in operator(it).items()} for it in rules)


def operator(check: Mapping[str, Any]) -> dict[str, Any]:
    """How many values may break the pattern of a check, for other tools, and whether they only warn."""
    limit = limit_of(str(check.get("fail_above", 0))) or NONE
    most: dict[str, Any] = {"mustBe": 0}
    if limit.most:
        most = {"mustBeLessOrEqualTo": int(limit.most) if limit.most % 1 == 0 else float(limit.most)}
    found = most | ({"unit": "percent"} if limit.percent and limit.most else {})
    return found | ({"severity": "warning"} if check.get("severity") == WARN else {})


def severity(text: object) -> str | None:
    """The severity of a check, in our words; None if it is not known here."""
    return _SEVERITIES.get(str(text).lower())


def patterns(check: Mapping[str, Any]) -> list[str]:
    """The patterns that other tools check in place of a rule or codec: anchored, and read alike everywhere."""
    try:
        rule = ng.codec(check["codec"]).wire if "codec" in check else ng.rule(check.get("rule", ""))
    except ng.UnknownAddress:
        return []
    schema: dict[str, Any] = rule.schema
    return [it["pattern"] for it in (schema, *schema.get("allOf", ())) if "pattern" in it]


def _is_false(node: Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.value.lower() == "false"


def _check(reader: NodeReader, found: Found) -> Node | None:
    """The check as a contract has it."""
    entries = reader.mapping(found.node, "a check", None, ("implementation",))
    if "implementation" not in entries:
        return None
    given = entries["implementation"].value
    if isinstance(given, yaml.ScalarNode) and not re.search(r"\s", given.value):
        pairs: dict[str, Node] = {"rule": given}
    elif isinstance(given, yaml.MappingNode):
        inner = reader.mapping(given, "a check", None, ())
        pairs = {key: it.value for key, it in inner.items()}
        here = path_text(found.path)
        if here and "column" in pairs and pairs["column"].value != here:
            cause = f"implementation: the check belongs to the property `{here}`: remove `column`"
            reader.problem(inner["column"].key, cause)
            return None
    else:
        is_block = isinstance(given, yaml.ScalarNode) and "\n" in given.value
        what = "a block of text" if is_block else kind_of(given)
        reader.problem(given, f"implementation: expected an address or `key: value` pairs, found {what}")
        return None
    if "column" not in pairs:
        if not found.path:
            reader.problem(given, "implementation: missing key `column`, as the check belongs to no property")
            return None
        pairs = {"column": _text(path_text(found.path), given), **pairs}
    if found.required and "nullable" not in pairs and not {"decode", "headers"} & pairs.keys():
        pairs["nullable"] = _node("tag:yaml.org,2002:bool", "false", given)
    if "severity" in entries and "severity" not in pairs and (known := severity(entries["severity"].value.value)):
        pairs["severity"] = _text(known, entries["severity"].value)
    return mapping(pairs, found.node)


def _number(node: Node) -> int | None:
    """The place of a check among all checks, if its id says so."""
    ids = [value.value for key, value in node.value if key.value == "id"]
    found = ID.fullmatch(str(ids[0])) if ids else None
    return int(found[1]) if found else None


def _own(reader: NodeReader, found: dict[str, Entry]) -> dict[str, Entry]:
    """What the custom property of ours says about a dataset: its input and its grammars."""
    own: dict[str, Entry] = {}
    for node in reader.sequence(found.get("customProperties"), "property"):
        entries = reader.mapping(node, "a custom property", None, ("property", "value"))
        if reader.text(entries.get("property")) == ENGINE and "value" in entries and not own:
            own = reader.mapping(entries["value"].value, ENGINE, ("input", "grammars", "declared"), ())
    return own


def _server(reader: NodeReader, top: dict[str, Entry], dataset: str) -> dict[str, Entry]:
    """Format and path of the first server that has files; `{model}` in a path is the name of the dataset."""
    for node in reader.sequence(top.get("servers"), "server") if "servers" in top else []:
        found = reader.mapping(node, "a server", None, ())
        place = found.get("path", found.get("location"))
        form = found.get("format")
        if place is None or (form is not None and form.value.value not in FORMATS):
            reader.note(node, "a server without files of JSON lines, CSV or Parquet is not read")
            continue
        for key, entry in found.items():  # servers may have any; only a misspelt one is noted
            if key not in odcs_keys.SERVER and (hint := near(key, sorted(odcs_keys.SERVER))):
                reader.note(entry.key, f"unknown key `{key}`{hint}")
        text = str(place.value.value).replace("{model}", dataset)
        source = {"path": Entry(place.key, _text(text, place.value))}
        source |= {key: found[key] for key in ("format", "delimiter") if key in found}
        return {
            key: it for key, it in source.items() if key != "delimiter" or it.value.value not in ("new_line", "array")
        }
    return {}


def _description(reader: NodeReader, own: Entry | None, whole: Entry | None) -> Node | None:
    if own is not None:
        return own.value
    if whole is None or not isinstance(whole.value, yaml.MappingNode):
        return None
    told = reader.mapping(whole.value, "description", None, ()).get("purpose")
    return None if told is None else told.value


def _type(reader: NodeReader, entries: dict[str, Entry]) -> SparkType:
    """The type of a property: its physical one if Spark knows it, else what its logical one is in Spark."""
    physical = entries["physicalType"].value.value if "physicalType" in entries else None
    if isinstance(physical, str):
        try:
            return parse_type(physical)
        except TypeSyntaxError:
            pass
    logical = reader.text(entries.get("logicalType")) or "string"
    if logical == "object" and "properties" in entries:
        inner = [_property(reader, it) for it in reader.sequence(entries["properties"], "property")]
        return Struct(tuple((name, _type(reader, its)) for name, its in inner if name))
    if logical == "array":
        items = reader.mapping(entries["items"].value, "items", None, ()) if "items" in entries else {}
        return Array(_type(reader, items) if items else STRING)
    if logical == "map" and "map" in entries:
        return Map(*(_type(reader, it) for step, it in _elements(reader, entries) if isinstance(step, Entries)))
    if logical == "vector":
        return Array(Primitive(_element(reader, entries)))
    if logical not in TYPES:
        reader.problem(
            entries["logicalType"].value,
            f"logicalType: `{logical}` is not a type: add `physicalType`, such as `map<string,string>`",
        )
    return Primitive(TYPES.get(logical, "string"))


def _element(reader: NodeReader, entries: dict[str, Entry]) -> str:
    """The type of the elements of a vector; the standard's default is `float32`."""
    options = entries.get("logicalTypeOptions")
    told = reader.mapping(options.value, "logicalTypeOptions", None, ()).get("elementType") if options else None
    named = reader.text(told) or "float32"
    if told is not None and named not in _ELEMENTS:
        reader.problem(told.value, f"elementType: unknown type `{named}`{near(named, sorted(_ELEMENTS))}")
    return _ELEMENTS.get(named, "float")


def _text(text: str, like: Node) -> Node:
    return _node("tag:yaml.org,2002:str", text, like)


def _node(tag: str, text: str, like: Node) -> Node:
    return yaml.ScalarNode(tag, text, like.start_mark, like.end_mark)


def mapping(pairs: Mapping[str, Node], like: Node) -> Node:
    """A mapping of these values, at the place of a node."""
    entries = [(_text(key, value), value) for key, value in pairs.items()]
    return yaml.MappingNode("tag:yaml.org,2002:map", entries, like.start_mark, like.end_mark)
