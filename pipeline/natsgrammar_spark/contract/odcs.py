"""Open Data Contract Standard 3.x read as contracts: each dataset in a file becomes the nodes for our short form.

The nodes keep their places, so each problem is reported where it is in the file, and `reading` checks every
contract. Checks for other engines, and other parts not run here, become notes.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import yaml

from natsgrammar.text import near, quoted

from . import odcs_terms as terms
from .ddl import ddl
from .model import FORMATS
from .nodes import Entry, Node, NodeReader, kind_of
from .odcs_terms import ENGINE
from .odcs_types import Types, below, is_csv
from .path import Field, Path, PathError, parse_path, path_text

_VERSION = re.compile(r"v3\.\d+\.\d+")
_NO_VALUE = {"mustBe": "0"}  # may break a pattern in `logicalTypeOptions`


@dataclass(frozen=True, slots=True)
class Own:
    """Our own check in the short form, or None if it has a problem; its path, and its number among all in an export."""

    short: Node | None
    path: Path
    number: int | None


def is_odcs(root: Node) -> bool:
    """Check whether a file is such a data contract, in any version."""
    keys = {key.value for key, _ in root.value} if isinstance(root, yaml.MappingNode) else set()
    return "kind" in keys and "contract" not in keys


def of_other_standard(root: Node) -> Node | None:
    """Return the key by which a file declares the Data Contract Specification, which is not read here."""
    pairs = root.value if isinstance(root, yaml.MappingNode) else ()
    return next((key for key, _ in pairs if key.value == "dataContractSpecification"), None)


def datasets(reader: NodeReader, root: Node, checked: bool = True) -> list[Node]:
    """Return a contract for each dataset with our checks; if they must be `checked`, none is a problem."""
    top = reader.mapping(root, "a data contract", None, ("apiVersion", "kind", "schema"))
    if (kind := reader.text(top.get("kind"))) not in (None, "DataContract"):
        reader.problem(top["kind"].value, f"kind: expected `DataContract`, found {quoted(str(kind))}")
    version = reader.text(top.get("apiVersion"))
    if version is not None and not _VERSION.fullmatch(version):
        reader.problem(top["apiVersion"].value, f"apiVersion: expected `v3.…`, found {quoted(version)}")
    elif version is not None and tuple(map(int, version[1:].split(".")[:2])) > terms.NEWEST:
        reader.note(top["apiVersion"].value, f"apiVersion: {version} is newer than what this version knows")
    _note_unknown(reader, top, terms.CONTRACT)
    for node in reader.sequence(top.get("servers"), "server"):
        reader.mapping(node, "a server", None, ())
    objects = reader.sequence(top.get("schema"), "dataset")
    contracts = [made for node in objects if (made := _dataset(reader, top, node, len(objects))) is not None]
    if checked and objects and not contracts:
        entry = top["schema"]
        reader.problem(entry.key, f"no dataset has a check with `engine: {ENGINE}`: add one, or run another tool")
    return contracts


def _note_unknown(reader: NodeReader, entries: Mapping[str, Entry], known: frozenset[str]) -> None:
    for name, entry in entries.items():
        if name not in known:
            reader.note(entry.key, f"unknown key `{name}`{near(name, sorted(known))}")


# ---- a dataset ------------------------------------------------------------------------------------------------------


def _dataset(reader: NodeReader, top: dict[str, Entry], node: Node, many: int) -> Node | None:
    """Return a dataset's contract, or None if no check is ours."""
    entries = reader.mapping(node, "a dataset", None, ("name",))
    _note_unknown(reader, entries, terms.DATASET)
    name = reader.text(entries.get("name"))
    if name is None:
        return None
    own = _own(reader, entries)
    checks = [*_checks(reader, entries, (), False), *_inside(reader, entries, ())]
    columns = _columns(reader, entries)
    if not checks:
        if many > 1:
            reader.note(entries["name"].value, f"`{name}` has no check with `engine: {ENGINE}`, and is left out")
        return None
    pairs: dict[str, Node] = {"contract": _text("1", node, "int"), "name": entries["name"].value}
    description = _description(reader, entries.get("description"), top.get("description"))
    pairs |= {} if description is None else {"description": description}
    pairs |= {key: own[key].value for key in ("grammars",) if key in own}
    source = reader.entries(own["input"]) if "input" in own else _server(reader, top, name)
    inputs = {key: entry.value for key, entry in source.items()}
    if columns and "declared" not in own:
        given = (inputs[key].value if key in inputs else None for key in ("format", "path"))
        types = Types(reader, [check.path for check in checks], is_csv(*given))
        typed = [
            (_text(step.name, place), _text(ddl(types.column(step, of, place)), place))
            for step, (of, place) in columns.items()
        ]
        inputs["columns"] = yaml.MappingNode("tag:yaml.org,2002:map", typed, node.start_mark, node.end_mark)
    if inputs:
        pairs["input"] = _mapping(inputs, node)
    numbers = [check.number for check in checks if check.number is not None]
    if len(numbers) == len(checks):  # the order of the exported contract; without it, that of the file
        checks = [check for _, check in sorted(zip(numbers, checks, strict=True), key=lambda pair: pair[0])]
    rules = [check.short for check in checks if check.short is not None]
    pairs["rules"] = yaml.SequenceNode("tag:yaml.org,2002:seq", rules, node.start_mark, node.end_mark)
    return _mapping(pairs, node)


def _columns(reader: NodeReader, dataset: dict[str, Entry]) -> dict[Field, tuple[dict[str, Entry], Node]]:
    columns = dict[Field, tuple[dict[str, Entry], Node]]()
    for step, entries, node in below(reader, dataset):
        if step in columns and isinstance(step, Field):
            line, _ = reader.position(columns[step][1])
            reader.problem(node, f"`{step.name}` is a duplicate property, first defined on line {line}")
        elif isinstance(step, Field):
            columns[step] = entries, node
    return columns


def _inside(reader: NodeReader, entries: dict[str, Entry], path: Path) -> Iterator[Own]:
    for step, inner, _ in below(reader, entries):
        yield from _checks(reader, inner, (*path, step), reader.boolean(inner.get("required"), False))
        yield from _inside(reader, inner, (*path, step))


def _own(reader: NodeReader, dataset: dict[str, Entry]) -> dict[str, Entry]:
    """Return the input and the grammars in a dataset's custom property."""
    own: dict[str, Entry] = {}
    for node in reader.sequence(dataset.get("customProperties"), "property"):
        entries = reader.mapping(node, "a custom property", None, ("property", "value"))
        if reader.text(entries.get("property")) == ENGINE and "value" in entries and not own:
            own = reader.mapping(entries["value"].value, ENGINE, ("input", "grammars", "declared"), ())
    return own


def _server(reader: NodeReader, top: dict[str, Entry], dataset: str) -> dict[str, Entry]:
    """Return format and path for the first server with files; `{model}` in a path is the dataset's name."""
    for node in reader.sequence(top.get("servers"), "server"):
        server = reader.mapping(node, "a server", None, ())
        place, form = server.get("path", server.get("location")), server.get("format")
        if place is None or (form is not None and form.value.value not in FORMATS):
            reader.note(node, "a server without files of JSON lines, CSV or Parquet is not read")
            continue
        for key, entry in server.items():  # servers may have any key; only a misspelt one is noted
            if key not in terms.SERVER and (hint := near(key, sorted(terms.SERVER))):
                reader.note(entry.key, f"unknown key `{key}`{hint}")
        text = str(place.value.value).replace("{model}", dataset)
        source = {"path": Entry(place.key, _text(text, place.value))}
        if form is not None:
            source["format"] = form
        delimiter = server.get("delimiter")
        if delimiter is not None and delimiter.value.value not in ("new_line", "array"):
            source["delimiter"] = delimiter
        return source
    return {}


def _description(reader: NodeReader, own: Entry | None, whole: Entry | None) -> Node | None:
    if own is None and whole is not None and isinstance(whole.value, yaml.MappingNode):
        own = reader.entries(whole).get("purpose")
    return None if own is None else own.value


# ---- checks ---------------------------------------------------------------------------------------------------------


def _checks(reader: NodeReader, entries: dict[str, Entry], path: Path, required: bool) -> list[Own]:
    """Return our checks in the list `quality`; other checks, and keys not checked here, become notes."""
    if path:
        _note_unknown(reader, entries, terms.PROPERTY)
    ours, library = [], []
    for node in reader.sequence(entries.get("quality"), "check"):
        check = reader.mapping(node, "a check", None, ())
        _note_unknown(reader, check, terms.CHECK)
        engine = _word(reader, check.get("engine"))
        kind = "library" if "type" not in check else _word(reader, check["type"])
        if engine == ENGINE:
            ours.append(_check(reader, check, node, path, required))
            _note_idle(reader, check, kind)
        elif kind == "library" and ("arguments" in check or _texts(node).get("metric") == terms.NULLS):
            library.append(node)
        else:
            reader.note(node, f"{named(engine, kind)} is not run here{near(str(engine).lower(), [ENGINE])}")
    for key in terms.UNCHECKED:
        if key in entries and str(entries[key].value.value).lower() != "false":
            reader.note(entries[key].key, f"`{key}` is not checked here")
    # An export writes such patterns beside our checks. Rules of own grammars are known only when notes are taken.
    rules = [rule for own in ours if own.short and "where" not in (rule := _texts(own.short))]
    for node in library:
        reader.note(node, "a check of type `library` is not run here", partial(_is_exported_check, rules, node))
    for key, option in reader.entries(entries.get("logicalTypeOptions")).items():
        if key != "elementType":  # the type of the column contains it
            text = str(option.value.value) if key == "pattern" else None
            cause = f"`logicalTypeOptions.{key}` is not checked here"
            reader.note(option.key, cause, partial(_is_exported, rules, text, _NO_VALUE))
    if required and not ours:
        reader.note(entries["required"].key, f"`required` is not checked here without a check of engine `{ENGINE}`")
    return ours


def _note_idle(reader: NodeReader, check: dict[str, Entry], kind: str | None) -> None:
    """Note keys without effect in our check."""
    for key, entry in check.items():
        if key in terms.IDLE:
            reader.note(entry.key, f"`{key}` of a check of engine `{ENGINE}` has no effect")
    if kind != "custom":
        cause = f"a check of engine `{ENGINE}` is run here, whatever its type: write `type: custom`"
        reader.note(check.get("type", check["engine"]).key, cause)
    word = _word(reader, check.get("severity"))
    if word is not None and terms.severity(word) is None:
        reader.note(check["severity"].key, f"severity {quoted(word)} is not known here: the check is an error")


def named(engine: object, kind: object) -> str:
    """Return the phrase by which messages name another engine's check."""
    return f"a check of engine {quoted(str(engine))}" if engine else f"a check of type {quoted(str(kind))}"


def _word(reader: NodeReader, entry: Entry | None) -> str | None:
    """Return a scalar as it is spelled; anything else is a problem."""
    if entry is not None and isinstance(entry.value, yaml.ScalarNode):
        return str(entry.value.value)
    return reader.text(entry)


def _texts(node: Node) -> dict[str, str]:
    """Return a mapping's keys with their values as texts; nothing for other nodes."""
    pairs = node.value if isinstance(node, yaml.MappingNode) else ()
    return {str(key.value): str(value.value) for key, value in pairs}


def _is_exported_check(rules: Sequence[Mapping[str, str]], node: Node) -> bool:
    """Check whether an export with these rules contains the library check."""
    check, values = _texts(node), {key.value: value for key, value in node.value}
    given = _texts(values["arguments"]) if "arguments" in values else {}
    limit = {key: check[key] for key in terms.OPERATOR if key in check}
    if check.get("metric") == terms.NULLS and not given:
        never_null = [rule for rule in rules if str(rule.get("nullable")).lower() == "false"]
        return any(limit == _limit(rule) for rule in never_null)
    exact = given.keys() == {"pattern"} and check.get("metric") == "invalidValues"
    return exact and _is_exported(rules, given["pattern"], limit)


def _is_exported(rules: Sequence[Mapping[str, str]], pattern: str | None, limit: Mapping[str, str]) -> bool:
    """Check whether an export with these rules has the pattern, with this limit."""
    return any(pattern in terms.patterns(rule) and limit == _limit(rule) for rule in rules)


def _limit(rule: Mapping[str, str]) -> dict[str, str]:
    return {key: str(value) for key, value in terms.operator(rule).items()}


def _check(reader: NodeReader, entries: dict[str, Entry], node: Node, path: Path, required: bool) -> Own:
    """Return the check as a contract has it; `required` if other tools accept no null at the path."""
    number = terms.ID.fullmatch(_texts(node).get("id", ""))
    failed = Own(None, path, int(number[1]) if number else None)
    if "implementation" not in entries:
        reader.problem(node, "a check: missing key `implementation`")
        return failed
    given, here = entries["implementation"].value, path_text(path)
    if isinstance(given, yaml.ScalarNode) and not re.search(r"\s", given.value):
        pairs: dict[str, Node] = {"rule": given}
    elif isinstance(given, yaml.MappingNode):
        inner = reader.mapping(given, "a check", None, ())
        pairs = {key: entry.value for key, entry in inner.items()}
        if here and "column" in pairs and pairs["column"].value != here:
            cause = f"implementation: the check belongs to the property `{here}`: remove `column`"
            reader.problem(inner["column"].key, cause)
            return failed
    else:
        is_block = isinstance(given, yaml.ScalarNode) and "\n" in given.value
        kind = "a block of text" if is_block else kind_of(given)
        reader.problem(given, f"implementation: expected an address or `key: value` pairs, found {kind}")
        return failed
    if "column" not in pairs and not path:
        reader.problem(given, "implementation: missing key `column`, as the check belongs to no property")
        return failed
    known = terms.severity(entries["severity"].value.value) if "severity" in entries else None
    pairs = terms.completed(
        pairs,
        _text(here, given),
        _text(known, entries["severity"].value) if known else None,
        _text("false", given, "bool") if required else None,
    )
    with suppress(PathError):
        path = path or parse_path(str(pairs["column"].value))
    return replace(failed, short=_mapping(pairs, node), path=path)


# ---- nodes ----------------------------------------------------------------------------------------------------------


def _text(text: str, like: Node, kind: str = "str") -> Node:
    return yaml.ScalarNode(f"tag:yaml.org,2002:{kind}", text, like.start_mark, like.end_mark)


def _mapping(pairs: Mapping[str, Node], like: Node) -> Node:
    entries = [(_text(key, value), value) for key, value in pairs.items()]
    return yaml.MappingNode("tag:yaml.org,2002:map", entries, like.start_mark, like.end_mark)
