"""Contracts written in the Open Data Contract Standard.

A document from which a contract was imported stays as it is, with its comments and layout, but for what differs. Beside
each check of ours is a portable pattern, which other tools check: the same language, except limits in bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from . import odcs_terms as terms
from .ddl import Array, Map, Primitive, SparkType, Struct, ddl, parse_type
from .nodes import NodeReader, compose_text
from .odcs import column_type, named
from .odcs_terms import ENGINE
from .odcs_text import Data, Loader, imported, plain
from .path import Each, Entries, Field, Path, Step, parse_path, path_text
from .problems import ContractError
from .severity import WARN
from .write import Document, written

_COLUMN_KEYS = ("name", "logicalType", "items", "map", "properties", "quality", "logicalTypeOptions")
_CHECK_KEYS = ("id", "type", "engine", "implementation", "severity", "description")


def exported(contract: Data, name: str, note: Callable[[str], None] = lambda _: None) -> str:
    """Return the contract in the standard; the text of its import, if that says the same.

    Drops what others said about a column that has gone, and notes its name and its line in that text.
    """
    contract = {**contract, "name": contract.get("name", name)}
    text = contract.pop("odcs", None)
    if text is not None and _imported(text, contract["name"]) == _comparable(contract):
        return str(text)
    document = Document(written(_skeleton(contract)) if text is None else text)
    _update(document, contract)
    before = Document(text).data.get("schema", ()) if text is not None else ()
    for old, new in zip(before, document.data["schema"], strict=False):
        for cause in _lost(old, new):
            note(f"odcs: {cause}")
    return str(document)


def with_paths(text: str, moved: Callable[[str], str]) -> str:
    """Return the text with the paths of its servers moved; the same text if none moves."""
    document, changed = Document(text), False
    for server in document.data.get("servers") or ():
        key = "path" if "path" in server else "location"
        old = server.get(key)
        if isinstance(old, str) and (new := moved(old)) != old:
            server[key], changed = new, True
    return str(document) if changed else text


def is_whole(contract: Data, text: str) -> bool:
    """Check whether an export of the contract alone would contain everything in the text that it is from."""
    return plain(exported(contract, contract["name"])) == plain(text)


def _skeleton(contract: Data) -> Data:
    """Return a new document with one dataset, still without columns and checks."""
    name, source = contract["name"], contract.get("input", {})
    base: Data = {"apiVersion": terms.VERSION, "kind": "DataContract", "id": name, "name": name}
    base |= {"version": "1.0.0", "status": "active"}
    path, form = source.get("path"), source.get("format")
    if isinstance(path, str) and "://" not in path and form is not None:
        base["servers"] = [{"server": "files", "type": "local", "path": path, "format": form}]
        if "delimiter" in source:
            base["servers"][0]["delimiter"] = source["delimiter"]
    base["schema"] = [{"name": name, "logicalType": "object", "physicalType": "file"}]
    return base


def _imported(text: str, name: str) -> Data | None:
    """Return the contract of the dataset in comparable form; None if the text has no check for it yet."""
    try:
        contracts = imported(text, "")
    except ContractError:
        return None
    return next((_comparable(contract) for contract in contracts if contract["name"] == name), None)


def _comparable(contract: Data) -> Data:
    """Return the contract with its types and paths in one spelling, and nothing empty."""
    source = dict(contract.get("input", {}))
    columns = source.pop("columns", {})
    grammars = contract.get("grammars", [])
    return {
        "description": " ".join((contract.get("description") or "").split()),
        "grammars": [grammars] if isinstance(grammars, str) else grammars,
        "input": source,
        "columns": [(column, ddl(parse_type(kind))) for column, kind in columns.items()],
        "rules": [_comparable_check(check) for check in contract["rules"]],
    }


def _comparable_check(check: Data) -> Data:
    stated = {key: value for key, value in check.items() if key != "nullable" or not value}
    return {**stated, "column": path_text(parse_path(check["column"]))}


def _update(document: Document, contract: Data) -> None:
    """Change the document so that an import of it is the contract."""
    base, name, goal = document.data, contract["name"], _comparable(contract)
    objects = base.setdefault("schema", [])
    dataset = next((each for each in objects if each["name"] == name), None)
    if dataset is None and len(objects) == 1:  # the contract was renamed
        dataset = objects[0]
        dataset["name"] = name
    elif dataset is None:
        dataset = {"name": name, "logicalType": "object"}
        objects.append(dataset)
    _describe(document, dataset, contract)
    _update_columns(dataset, contract, _is_newer(base))
    _Checks(dataset, contract["rules"]).update()
    made = _imported(str(document), name)
    if made is not None and len(objects) == 1:
        _move(base, made["input"].get("path"), goal["input"].get("path"))
        made = _imported(str(document), name)
    if made is None or any(made[key] != goal[key] for key in ("input", "grammars", "columns")):
        own = {key: contract[key] for key in ("grammars",) if key in contract}
        own["input"] = goal["input"]
        if not goal["columns"]:
            own["declared"] = False
        others = [each for each in dataset.get("customProperties", []) if each["property"] != ENGINE]
        vendor = {"vendor": ENGINE} if _is_newer(base) else {}
        dataset["customProperties"] = [*others, {"property": ENGINE, "value": own, **vendor}]
        made = _imported(str(document), name)
    if made is not None and made["rules"] != goal["rules"]:  # in another order
        for placed in _placed(dataset):
            placed.entry["id"] = f"{ENGINE}-{goal['rules'].index(_comparable_check(placed.check)) + 1}"


def _describe(document: Document, dataset: Data, contract: Data) -> None:
    """Set the description of the dataset, if it has another one or inherits another from the document."""

    def current() -> str:
        made = _imported(str(document), contract["name"])
        return "" if made is None else str(made["description"])

    text = contract.get("description") or ""
    if current() == " ".join(text.split()):
        return
    dataset.pop("description", None)
    if text or current():
        dataset["description"] = text


def _move(base: Data, old: object, new: object) -> None:
    """Change the path of the input's server, so that other tools read the same files."""
    if isinstance(old, str) and isinstance(new, str) and old != new:
        for server in base.get("servers", ()):
            for key in ("path", "location"):
                if server.get(key) == old:
                    server[key] = new


def _is_newer(base: Data) -> bool:
    """Check whether the document may have maps and vendors of properties, which came with 3.2."""
    return str(base.get("apiVersion", terms.VERSION)) >= "v3.2"


# ---- columns --------------------------------------------------------------------------------------------------------


def _update_columns(dataset: Data, contract: Data, maps: bool) -> None:
    columns: Mapping[str, str] = contract.get("input", {}).get("columns", {})
    old = dataset.get("properties", [])
    known = {each.get("physicalName", each["name"]): each for each in old}
    if columns:
        new = [_column(name, parse_type(kind), known.get(name), maps) for name, kind in columns.items()]
    else:  # of Parquet: those that have checks, so that other tools find their patterns
        paths = [parse_path(check["column"]) for check in contract["rules"]]
        names = dict.fromkeys(path[0].name for path in paths if len(path) == 1 and isinstance(path[0], Field))
        new = [*old, *({"name": name, "logicalType": "string"} for name in names if name not in known)]
    if not new:
        dataset.pop("properties", None)
    elif len(new) != len(old) or any(now is not then for now, then in zip(new, old, strict=True)):
        dataset["properties"] = new


def _column(name: str, kind: SparkType, known: Data | None, maps: bool) -> Data:
    """Return the property of a column: the known one if it has this type."""
    if known is None:
        return {"name": name, **_typed(kind, maps)}
    if _type_of(known) != kind:
        typed = _typed(kind, maps)
        keys = ["items", "map", "properties", "physicalType"]
        if known.get("logicalType", "string") != typed["logicalType"]:
            keys.append("logicalTypeOptions")  # each type has its own
        for key in keys:
            known.pop(key, None)
        known.update(typed)
    return known


def _type_of(known: Data) -> SparkType | None:
    """Return the type that a reader finds in a property, or None if it finds a problem."""
    problems: list[Any] = []
    reader = NodeReader("", problems)
    node = compose_text(reader, written(known), Loader, "")
    kind = None if node is None else column_type(reader, reader.mapping(node, "", None, ()))
    return None if problems else kind


def _typed(kind: SparkType, maps: bool) -> Data:
    """Return the keys of a property that state its type; the physical one where the logical one is ambiguous."""
    match kind:
        case Array(element):
            return {"logicalType": "array", "items": _typed(element, maps)}
        case Struct(fields):
            inner = [{"name": name, **_typed(below, maps)} for name, below in fields]
            return {"logicalType": "object", "properties": inner}
        case Map(key, value) if maps:
            return {"logicalType": "map", "map": {"key": _typed(key, maps), "value": _typed(value, maps)}}
        case Map():
            return {"logicalType": "object", "physicalType": ddl(kind)}
        case Primitive(name):
            logical = terms.LOGICAL.get(name, "number")
            return {"logicalType": logical, **({} if terms.TYPES.get(logical) == name else {"physicalType": name})}


# ---- checks ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placed:
    """A check of ours in a document: the property or dataset around it, its entry, and the check of a contract."""

    place: Data
    entry: Data
    check: Data


def _places(place: Data, path: Path = ()) -> Iterator[tuple[Data, Path]]:
    """Yield the dataset, its properties and everything inside them, each with its path."""
    yield place, path
    of = place.get("map", {})
    below: list[tuple[Data, Step]] = [(place["items"], Each())] if "items" in place else []
    below += [(of[name], Entries(None, name == "key")) for name in ("key", "value") if name in of]
    below += [(each, Field(each.get("physicalName", each["name"]))) for each in place.get("properties", ())]
    for inner, step in below:
        yield from _places(inner, (*path, step))


def _placed(dataset: Data) -> list[Placed]:
    """Return the checks of ours in a dataset, in their order."""
    return [
        Placed(place, entry, _check_of(entry, path, bool(place.get("required"))))
        for place, path in _places(dataset)
        for entry in place.get("quality", ())
        if entry.get("engine") == ENGINE
    ]


def _check_of(entry: Data, path: Path, required: bool) -> Data:
    """Return the check in an entry as a contract has it."""
    given = entry["implementation"]
    check: Data = terms.completed(
        {"rule": given} if isinstance(given, str) else given,
        path_text(path),
        terms.severity(entry.get("severity")),
        False if required else None,
    )
    return check


def _refuses_null(check: Data) -> bool:
    """Check whether a run fails at any null, as other tools do where a property is required."""
    return not check.get("nullable", True) and "where" not in check and terms.operator(check) == terms.NO_ROW


class _Checks:
    """The checks in a dataset, changed into those of a contract: each edited check stays where it is."""

    def __init__(self, dataset: Data, rules: list[Data]) -> None:
        self.dataset, self.rules = dataset, rules
        self.places = {path: place for place, path in _places(dataset)}

    def update(self) -> None:
        """Change the checks that differ, and no others."""
        left, gone, kept = list(self.rules), list[Placed](), list[Placed]()
        for placed in _placed(self.dataset):
            goal = _comparable_check(placed.check)
            same = next((rule for rule in left if _comparable_check(rule) == goal), None)
            (gone if same is None else kept).append(placed)
            if same is not None:
                left.remove(same)
        stale = [parse_path(placed.check["column"]) for placed in gone]
        changed = dict.fromkeys([*(parse_path(rule["column"]) for rule in left), *stale])
        was_required = {path for path in changed if self._place(path).get("required")}
        for path in changed:
            if path in self.places:
                self._require(path, gone, kept)
        for path, placed in zip(stale, gone, strict=True):
            _forget(placed)
            edited = next((rule for rule in left if parse_path(rule["column"]) == path), None)
            if edited is None:
                _remove(placed)
            else:
                left.remove(edited)
                self._put(placed.place, placed.entry, edited, placed.check, path in was_required)
        for rule in left:
            place = self._place(parse_path(rule["column"]))
            entry = {"id": self._free_id(rule), "type": "custom", "engine": ENGINE}
            quality = place.setdefault("quality", [])
            quality.append(entry)
            self._put(place, quality[-1], rule, None, False)
        for path in changed:
            if len(path) == 1 and path in self.places:
                self._put_nulls(self.places[path], path)

    def _place(self, path: Path) -> Data:
        return self.places.get(path, self.dataset)

    def _at(self, path: Path) -> list[Data]:
        return [rule for rule in self.rules if parse_path(rule["column"]) == path]

    def _free_id(self, rule: Data) -> str:
        """Return an id that no check has: with the number of the check among all, if that is free."""
        taken = {str(entry.get("id")) for place, _ in _places(self.dataset) for entry in place.get("quality", ())}
        first = [_comparable_check(each) for each in self.rules].index(_comparable_check(rule)) + 1
        return next(name for number in count(first) if (name := f"{ENGINE}-{number}") not in taken)

    def _require(self, path: Path, gone: list[Placed], kept: list[Placed]) -> None:
        """Set `required` where the checks of a column refuse null, and clear it where none does any more."""
        place, rules = self.places[path], self._at(path)
        strict = any(map(_refuses_null, rules))
        if not place.get("required"):
            if strict and len(path) == 1 and all(not rule.get("nullable", True) for rule in rules):
                place["required"] = True
        elif rules and any(old.place is place and not old.check.get("nullable", True) for old in gone):
            relying = (old.entry for old in kept if old.place is place)
            needed = any(_check_of(entry, path, True) != _check_of(entry, path, False) for entry in relying)
            place["required"] = strict or needed

    def _put(self, place: Data, entry: Data, check: Data, before: Data | None, was_required: bool) -> None:
        """Write a check into its entry, in the form that it has there, and its patterns for other tools."""
        given = entry.get("implementation")
        stated = given if isinstance(given, dict) else {}
        at_property = self.places.get(parse_path(check["column"])) is place
        required = place.get("required")
        implied = {"severity"} | ({"column"} if at_property else set())
        implied |= {"nullable"} if given is not None and was_required and required else set()
        keys = [key for key in (*stated, *check) if key in check and (key in stated or key not in implied)]
        made = {key: check[key] for key in keys}
        if required and not terms.NEVER_NULL & check.keys():
            made["nullable"] = True
        if before is None or entry.get("description") == _described(before):
            entry["description"] = _described(check)
        if isinstance(given, str) and made.keys() == {"rule"}:
            entry["implementation"] = made["rule"]
        elif isinstance(given, dict):
            _assign(given, made)
        else:
            entry["implementation"] = made
        if "severity" in made or terms.severity(entry.get("severity")) != check.get("severity"):
            entry.pop("severity", None)
        if "severity" in check.keys() - made.keys() - entry.keys():
            entry["severity"] = "warning" if check["severity"] == WARN else check["severity"]
        if "where" not in check and at_property and place.get("logicalType") == "string":
            self._put_patterns(place, entry, check)

    def _put_patterns(self, place: Data, entry: Data, check: Data) -> None:
        limit, added = terms.operator(check), []
        for at, pattern in enumerate(terms.patterns(check)):
            options = place.get("logicalTypeOptions", {})
            if limit == terms.NO_ROW and options.get("pattern", pattern) == pattern:
                place.setdefault("logicalTypeOptions", {})["pattern"] = pattern
                continue
            name = entry.setdefault("id", self._free_id(check))  # by which an export finds the patterns again
            keys = {"metric": "invalidValues", "arguments": {"pattern": pattern}, **limit}
            added.append({"id": f"{name}-pattern-{at}", "type": "library", **keys})
        _insert_behind(place["quality"], entry, added)

    def _put_nulls(self, place: Data, path: Path) -> None:
        """Write for other tools how many nulls each check allows; a required property allows none."""
        for entry in [entry for entry in place.get("quality", ()) if entry.get("engine") == ENGINE]:
            _drop(place["quality"], f"{entry.get('id')}-nulls")
            check = _check_of(entry, path, bool(place.get("required")))
            if not check.get("nullable", True) and "where" not in check and not place.get("required"):
                name = entry.setdefault("id", self._free_id(check))
                keys = {"metric": terms.NULLS, **terms.operator(check)}
                _insert_behind(place["quality"], entry, [{"id": f"{name}-nulls", "type": "library", **keys}])


def _described(check: Data) -> str:
    return f"`{check['column']}` obeys {check.get('rule') or check.get('codec') or 'its check'}"


def _assign(old: Data, new: Data) -> None:
    """Change a mapping into another one in place, so that comments in it stay."""
    for key in [key for key in old if key not in new]:
        del old[key]
    for key, value in new.items():
        if key not in old or old[key] != value:
            old[key] = value


def _drop(items: list[Data], *marks: str) -> None:
    """Remove the items whose ids begin with a mark, in place, so that comments beside the others stay."""
    for at in reversed([at for at, item in enumerate(items) if str(item.get("id", "")).startswith(marks)]):
        del items[at]


def _insert_behind(items: list[Data], entry: Data, added: list[Data]) -> None:
    behind = next(number for number, item in enumerate(items, 1) if item is entry)
    for at, item in enumerate(added, behind):
        items.insert(at, item)


def _forget(placed: Placed) -> None:
    """Remove what other tools check in place of a check that is gone or edited."""
    options = placed.place.get("logicalTypeOptions", {})
    if options.get("pattern") in terms.patterns(placed.check):
        del options["pattern"]
        if not options:
            del placed.place["logicalTypeOptions"]
    name = placed.entry.get("id")
    _drop(placed.place["quality"], f"{name}-pattern-", f"{name}-nulls")


def _remove(placed: Placed) -> None:
    del placed.place["quality"][next(at for at, entry in enumerate(placed.place["quality"]) if entry is placed.entry)]
    if not placed.place["quality"]:
        del placed.place["quality"]


def _lost(old: Data, new: Data) -> Iterator[str]:
    """Yield what others said about the columns of a dataset and is not in the new one, each with its line."""
    left = {path: place for place, path in _places(new)}
    for placed in _placed(old):
        _forget(placed)
    for place, path in [each for each in _places(old) if each[1]]:
        now, gone = left.get(path, {}), list[str]()
        if path not in left:
            ours = [entry for entry in place.get("quality", ()) if entry.get("engine") == ENGINE]
            others = [entry for entry in place.get("quality", ()) if entry.get("engine") != ENGINE]
            gone += [named(entry.get("engine"), entry.get("type", "library")) for entry in others]
            gone += [f"`{key}` of its check" for entry in ours for key in entry if key not in _CHECK_KEYS]
            ignored = (*_COLUMN_KEYS, "physicalType", *(("required",) if ours else ()))
            gone += [f"`{key}`" for key in place if key not in ignored]
        options = place.get("logicalTypeOptions", {}).keys() - now.get("logicalTypeOptions", {}).keys()
        gone += [f"`logicalTypeOptions.{key}`" for key in sorted(options) if key != "elementType"]
        if gone:
            why = "has another type" if path in left else "is not among the columns"
            line = place.lc.line + 1  # type: ignore[attr-defined]
            yield f"line {line}: `{path_text(path)}` {why}: dropped {', '.join(gone)}"
