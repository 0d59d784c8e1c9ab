"""Contracts written in the Open Data Contract Standard.

What a contract was imported from is kept as a text: an export changes in it only what differs, and nothing else.
Beside each check of ours is a portable pattern, which other tools check: the same language, but for limits in bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

import yaml

from . import odcs
from .ddl import Array, Map, Primitive, SparkType, Struct, ddl, parse_type
from .nodes import Node
from .odcs import ENGINE
from .odcs_places import check_of, forget, lost, ours, places_of
from .odcs_text import Data, Loader, as_written, imported, plain
from .path import Field, Path, parse_path, path_text
from .problems import ContractError
from .severity import WARN
from .write import on_one_line, written

VERSION = "v3.2.0"
_LOGICAL = {
    **dict.fromkeys(("tinyint", "smallint", "int", "bigint"), "integer"),
    **dict.fromkeys(("float", "double"), "number"),
    **dict.fromkeys(("timestamp", "timestamp_ntz", "timestamp_ltz"), "timestamp"),
    "boolean": "boolean",
    "date": "date",
    "string": "string",
    "binary": "string",
    "variant": "object",
}


def exported(contract: Data, name: str, note: Callable[[str], None] = lambda _: None) -> str:
    """The contract in the standard; the text that it was imported from, if it says the same.

    What others said of a column that has gone is dropped, with a note that names it and its line in that text.
    """
    contract = {**contract, "name": contract.get("name", name)}
    text = contract.pop("odcs", None)
    base = as_written(text) if text is not None else _skeleton(contract)
    if text is not None and _imported(base, contract["name"]) == _comparable(contract):
        return str(text)
    _update(base, contract)
    for old, new in zip(as_written(text).get("schema", ()) if text is not None else (), base["schema"], strict=False):
        for cause in lost(old, new):
            note(f"odcs: {cause}")
    return written(base)


def with_paths(text: str, moved: Callable[[str], str]) -> str:
    """The text with the paths of its servers moved, and all else as it is, comments included."""
    root = yaml.compose(text, Loader=Loader)
    lists = [value for key, value in root.value if key.value == "servers"] if root is not None else []
    found = [_path_of(server) for it in lists for server in it.value]
    changed = {it.start_mark.index: it for it in found if it is not None and moved(it.value) != it.value}
    if any(text[start] in "&!|>" for start in changed):  # an anchor, a tag or several lines
        data = as_written(text)
        for server in data["servers"]:
            server |= {key: moved(server[key]) for key in ("path", "location") if isinstance(server.get(key), str)}
        return written(data)
    for start, node in sorted(changed.items(), reverse=True):
        text = text[:start] + on_one_line(moved(node.value)) + text[node.end_mark.index :]
    return text


def _path_of(server: Node) -> Node | None:
    """What `odcs` reads as the path of a server."""
    found = {key.value: value for key, value in server.value}
    node = found.get("path", found.get("location"))
    return node if isinstance(node, yaml.ScalarNode) else None


def is_whole(contract: Data, text: str) -> bool:
    """Whether an export of the contract alone, without the text that it is from, would say all that the text says."""
    return plain(exported(contract, contract["name"])) == plain(text)


def _skeleton(contract: Data) -> Data:
    name, source = contract["name"], contract.get("input", {})
    base: Data = {"apiVersion": VERSION, "kind": "DataContract", "id": name, "name": name}
    base |= {"version": "1.0.0", "status": "active"}
    path, form = source.get("path"), source.get("format")
    if isinstance(path, str) and "://" not in path and form is not None:
        base["servers"] = [{"server": "files", "type": "local", "path": path, "format": form}]
        if "delimiter" in source:
            base["servers"][0]["delimiter"] = source["delimiter"]
    base["schema"] = [{"name": name, "logicalType": "object", "physicalType": "file"}]
    return base


def _imported(base: Data, name: str) -> Data | None:
    """What the document says about the dataset, comparable; None if it says nothing yet."""
    try:
        made = imported(written(base), "")
    except ContractError:
        return None
    return next((_comparable(it) for it in made if it["name"] == name), None)


def _described(base: Data, name: str) -> str:
    """The description that an import of the dataset has."""
    told = _imported(base, name)
    return str(told["description"]) if told is not None else ""


def _comparable(contract: Data) -> Data:
    """The contract with its types in one spelling, and nothing empty."""
    source = dict(contract.get("input", {}))
    columns = source.pop("columns", {})
    described = " ".join(contract.get("description", "").split())
    grammars = contract.get("grammars", [])
    return {
        "description": described,
        "grammars": [grammars] if isinstance(grammars, str) else grammars,
        "input": source,
        "columns": [(column, ddl(parse_type(kind))) for column, kind in columns.items()],
        "rules": [_comparable_check(it) for it in contract["rules"]],
    }


def _comparable_check(check: Data) -> Data:
    """The check with its column in one spelling, and without the default of `nullable`."""
    said = {key: it for key, it in check.items() if key != "nullable" or not it}
    return {**said, "column": path_text(parse_path(check["column"]))}


def _update(base: Data, contract: Data) -> None:
    """Makes the document say what the contract says."""
    name = contract["name"]
    objects = base.setdefault("schema", [])
    dataset = next((it for it in objects if it["name"] == name), None)
    if dataset is None and len(objects) == 1:  # the contract was renamed
        dataset = objects[0]
        dataset["name"] = name
    elif dataset is None:
        dataset = {"name": name, "logicalType": "object"}
        objects.append(dataset)
    wanted = _comparable(contract)
    if _described(base, name) != wanted["description"]:
        if wanted["description"]:
            dataset["description"] = contract["description"]
        else:
            dataset.pop("description", None)
            if _described(base, name):  # by the document
                dataset["description"] = ""
    _update_columns(dataset, contract, _is_newer(base))
    _update_checks(dataset, contract["rules"])
    said = _imported(base, name)
    if said is not None and len(objects) == 1:
        _move(base, said["input"].get("path"), wanted["input"].get("path"))
        said = _imported(base, name)
    if said is None or any(said[key] != wanted[key] for key in ("input", "grammars", "columns")):
        own = {key: contract[key] for key in ("grammars",) if key in contract}
        own["input"] = wanted["input"]
        if not wanted["columns"]:
            own["declared"] = False
        others = [it for it in dataset.get("customProperties", []) if it["property"] != ENGINE]
        vendor = {"vendor": ENGINE} if _is_newer(base) else {}
        dataset["customProperties"] = [*others, {"property": ENGINE, "value": own, **vendor}]
        said = _imported(base, name)
    if said is not None and said["rules"] != wanted["rules"]:  # in another order
        for entry, check in ours(dataset):
            entry["id"] = f"natsgrammar-{wanted['rules'].index(_comparable_check(check)) + 1}"


def _move(base: Data, old: object, new: object) -> None:
    """Lets the server of the input name another path, so that other tools read the same files."""
    if isinstance(old, str) and isinstance(new, str) and old != new:
        for server in base.get("servers", ()):
            for key in ("path", "location"):
                if server.get(key) == old:
                    server[key] = new


# ---- columns --------------------------------------------------------------------------------------------------------


def _is_newer(base: Data) -> bool:
    """Whether the document may have what came with 3.2: maps, and vendors of properties."""
    return str(base.get("apiVersion", VERSION)) >= "v3.2"


def _update_columns(dataset: Data, contract: Data, maps: bool) -> None:
    columns: Mapping[str, str] = contract.get("input", {}).get("columns", {})
    known = {it.get("physicalName", it["name"]): it for it in dataset.get("properties", [])}
    if not columns:  # of Parquet: those that have checks, so that other tools find their patterns
        paths = [parse_path(check["column"]) for check in contract["rules"]]
        named = dict.fromkeys(path[0].name for path in paths if len(path) == 1 and isinstance(path[0], Field))
        added = [{"name": it, "logicalType": "string"} for it in named if it not in known]
        dataset["properties"] = [*known.values(), *added]
    else:
        dataset["properties"] = [
            _column(name, parse_type(kind), known.get(name), maps) for name, kind in columns.items()
        ]
    if not dataset["properties"]:
        del dataset["properties"]


def _column(name: str, kind: SparkType, known: Data | None, maps: bool) -> Data:
    """The property of a column: the one that is there if it has this type."""
    if known is not None:
        said = imported(written(_probe(known)), "")[0]["input"]["columns"]
        if [parse_type(it) for it in said.values()] == [kind]:
            return known
    typed, other = _typed(kind, maps), ["items", "map", "properties", "physicalType"]
    if known is not None and known.get("logicalType", "string") != typed["logicalType"]:
        other.append("logicalTypeOptions")  # each type has its own
    kept = {key: it for key, it in (known or {}).items() if key not in other}
    return {**kept, "name": (known or {}).get("name", name), **typed}


def _probe(known: Data) -> Data:
    check = {"type": "custom", "engine": ENGINE, "implementation": {"column": "x", "rule": "x"}}
    dataset = {"name": "x", "properties": [known], "quality": [check]}
    return {"apiVersion": VERSION, "kind": "DataContract", "schema": [dataset]}


def _typed(kind: SparkType, maps: bool) -> Data:
    """The keys of a property that say its type; the physical one where the logical one does not say it."""
    match kind:
        case Array(element):
            return {"logicalType": "array", "items": _typed(element, maps)}
        case Struct(fields):
            return {"logicalType": "object", "properties": [{"name": name, **_typed(it, maps)} for name, it in fields]}
        case Map(key, value) if maps:
            return {"logicalType": "map", "map": {"key": _typed(key, maps), "value": _typed(value, maps)}}
        case Map():
            return {"logicalType": "object", "physicalType": ddl(kind)}
        case Primitive(name):
            logical = _LOGICAL.get(name, "number")
            return {"logicalType": logical, **({} if odcs.TYPES.get(logical) == name else {"physicalType": name})}


# ---- checks ---------------------------------------------------------------------------------------------------------


def _update_checks(dataset: Data, rules: list[Data]) -> None:
    """Changes what differs: a check that was edited stays where it is, and the others are not touched."""
    left, gone = list(rules), []
    for place, path in places_of(dataset):
        for entry in place.get("quality", ()):
            if entry.get("engine") != ENGINE:
                continue
            check = check_of(entry, path, bool(place.get("required")))
            same = next((it for it in left if _comparable_check(it) == _comparable_check(check)), None)
            if same is not None:
                left.remove(same)
            else:
                gone.append((place, entry, check))
    places = {path: place for place, path in places_of(dataset)}
    changed = dict.fromkeys(parse_path(it["column"]) for it in (*left, *(check for _, _, check in gone)))
    for place, _, check in gone:
        others = _at(path := parse_path(check["column"]), rules)
        if others and not check.get("nullable", True) and places.get(path) is place and place.get("required"):
            kept = [it for it in _ours(place) if all(it is not entry for _, entry, _ in gone)]
            needed = any(check_of(it, path, True) != check_of(it, path, False) for it in kept)
            place["required"] = needed or any(map(_refuses_null, others))
    for place, entry, check in gone:
        edited = next(iter(_at(parse_path(check["column"]), left)), None)
        forget(place, entry, check)
        if edited is not None:
            left.remove(edited)
            _put(places, place, entry, edited, rules, check)
            continue
        place["quality"] = [it for it in place["quality"] if it is not entry]
        if not place["quality"]:
            del place["quality"]
    for check in left:
        place = places.get(parse_path(check["column"]), dataset)
        entry = {"id": _free(dataset, rules.index(check) + 1), "type": "custom", "engine": ENGINE}
        place.setdefault("quality", []).append(entry)
        _put(places, place, entry, check, rules)
    for path in changed:
        if len(path) == 1 and path in places:
            _put_nulls(dataset, places[path], path, rules)


def _ours(place: Data) -> list[Data]:
    return [it for it in place.get("quality", ()) if it.get("engine") == ENGINE]


def _refuses_null(check: Data) -> bool:
    """Whether a run fails at any null, as other tools do where a property is required."""
    return not check.get("nullable", True) and "where" not in check and odcs.operator(check) == odcs.NO_ROW


def _at(path: Path, rules: list[Data]) -> list[Data]:
    return [it for it in rules if parse_path(it["column"]) == path]


def _free(dataset: Data, first: int) -> str:
    """An id that no check has, with the first number if it is free."""
    taken = {str(entry.get("id")) for place, _ in places_of(dataset) for entry in place.get("quality", ())}
    return next(name for number in count(first) if (name := f"{ENGINE}-{number}") not in taken)


def _put(
    places: Mapping[Path, Data], place: Data, entry: Data, check: Data, rules: list[Data], before: Data | None = None
) -> None:
    """Writes a check into its entry, in the form that it has there `before`, and a pattern for other tools."""
    path = parse_path(check["column"])
    given = entry.get("implementation")
    kept = given if isinstance(given, dict) else {}
    at_property = places.get(path) is place
    left_out = {"severity", *(("column",) if at_property else ())} - kept.keys()
    was_required = bool(place.get("required"))
    all_here = _at(path, rules) if len(path) == 1 and at_property else []
    if all(not it.get("nullable", True) for it in all_here) and any(map(_refuses_null, all_here)):
        place["required"] = True
        if given is not None and was_required and "nullable" not in kept:
            left_out.add("nullable")
    said = {key: check[key] for key in (*kept, *check) if key in check and key not in left_out}
    if was_required and "nullable" not in check and not {"decode", "headers"} & check.keys():
        said["nullable"] = True
    if before is None or entry.get("description") == _description(before):
        entry["description"] = _description(check)
    entry["implementation"] = said["rule"] if isinstance(given, str) and said.keys() == {"rule"} else said
    if "severity" in said or odcs.severity(entry.get("severity")) != check.get("severity"):
        entry.pop("severity", None)
    if "severity" in check.keys() - said.keys() - entry.keys():
        entry["severity"] = "warning" if check["severity"] == WARN else check["severity"]
    if "where" not in check and at_property and place.get("logicalType") == "string":
        _put_patterns(places[()], place, entry, check, rules)


def _put_patterns(dataset: Data, place: Data, entry: Data, check: Data, rules: list[Data]) -> None:
    operator, added = odcs.operator(check), []
    for at, pattern in enumerate(odcs.patterns(check)):
        options = place.get("logicalTypeOptions", {})
        if operator == odcs.NO_ROW and options.get("pattern", pattern) == pattern:
            place["logicalTypeOptions"] = {**options, "pattern": pattern}
            continue
        _name(entry, dataset, rules.index(check) + 1)
        args = {"metric": "invalidValues", "arguments": {"pattern": pattern}, **operator}
        added.append({"id": f"{entry['id']}-pattern-{at}", "type": "library", **args})
    behind = next(number for number, it in enumerate(place["quality"], 1) if it is entry)
    place["quality"][behind:behind] = added


def _put_nulls(dataset: Data, place: Data, path: Path, rules: list[Data]) -> None:
    """Writes for other tools how many nulls each check allows; where a property is required, they allow none."""
    comparable = [_comparable_check(it) for it in rules]
    for entry in _ours(place):
        quality = [it for it in place["quality"] if it.get("id") != f"{entry.get('id')}-nulls"]
        place["quality"] = quality
        check = check_of(entry, path, bool(place.get("required")))
        if not check.get("nullable", True) and "where" not in check and not place.get("required"):
            _name(entry, dataset, comparable.index(_comparable_check(check)) + 1)
            added = {"id": f"{entry['id']}-nulls", "type": "library", "metric": odcs.NULLS, **odcs.operator(check)}
            quality.insert(next(number for number, it in enumerate(quality, 1) if it is entry), added)


def _name(entry: Data, dataset: Data, first: int) -> None:
    """Gives a check an id if it has none: by it, what other tools check in its place is found again."""
    if "id" not in entry:
        entry["id"] = _free(dataset, first)


def _description(check: Data) -> str:
    return f"`{check['column']}` obeys {_address(check) or 'its check'}"


def _address(check: Data) -> str:
    return str(check.get("rule") or check.get("codec") or "")
