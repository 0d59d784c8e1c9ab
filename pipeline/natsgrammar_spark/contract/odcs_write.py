"""Contracts written in the Open Data Contract Standard.

A document from which a contract was imported keeps its comments and layout; only differences are changed. Beside
each of our checks is a portable pattern, which other tools check: the same language, except limits in bytes.
"""

from collections.abc import Callable, Mapping

from . import odcs_terms as terms
from .ddl import Array, Map, Primitive, SparkType, Struct, ddl, parse_type
from .nodes import NodeReader, compose_text
from .odcs_checks import Checks, comparable_check, lost, placed_checks
from .odcs_terms import ENGINE
from .odcs_text import Data, Loader, imported, plain
from .odcs_types import Types, below, is_csv
from .path import Field, parse_path
from .problems import ContractError
from .write import Document, written


def exported(contract: Data, name: str, note: Callable[[str], None] = lambda _: None) -> str:
    """Return the contract in the standard: as imported, if it means the same. Notes keys that it drops."""
    contract = {**contract, "name": contract.get("name", name)}
    text = contract.pop("odcs", None)
    if text is not None and _imported(text, contract["name"]) == _comparable(contract):
        return str(text)
    document = Document(written(_skeleton(contract)) if text is None else text)
    _update(document, contract)
    before = Document(text).data.get("schema", ()) if text is not None else ()
    for old, new in zip(before, document.data["schema"], strict=False):
        for cause in lost(old, new):
            note(f"odcs: {cause}")
    return str(document)


def with_paths(text: str, moved: Callable[[str], str]) -> str:
    """Return the text with the servers' paths moved; the same text if none moves."""
    changes = []
    for at, server in enumerate(plain(text).get("servers") or ()):
        key = "path" if "path" in server else "location"
        if isinstance(old := server.get(key), str) and (new := moved(old)) != old:
            changes.append((at, key, new))
    if not changes:
        return text
    document = Document(text)
    for at, key, new in changes:
        document.data["servers"][at][key] = new
    return str(document)


def is_whole(contract: Data, text: str) -> bool:
    """Check whether an export without the imported text would have the same content."""
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
    """Return the dataset's contract in comparable form; None if the text has no check for it yet."""
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
        "rules": [comparable_check(check) for check in contract["rules"]],
    }


def _update(document: Document, contract: Data) -> None:
    """Change the document until an import returns the contract."""
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
    Checks(dataset, contract["rules"]).update()
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
        for placed in placed_checks(dataset):
            placed.entry["id"] = f"{ENGINE}-{goal['rules'].index(comparable_check(placed.check)) + 1}"


def _describe(document: Document, dataset: Data, contract: Data) -> None:
    """Set the dataset's description, if it has or inherits another one."""

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
    """Change the path in the input's server, so other tools read the same files."""
    if isinstance(old, str) and isinstance(new, str) and old != new:
        for server in base.get("servers", ()):
            for key in ("path", "location"):
                if server.get(key) == old:
                    server[key] = new


def _is_newer(base: Data) -> bool:
    """Check whether the document may have maps and property vendors, which came with 3.2."""
    return str(base.get("apiVersion", terms.VERSION)) >= "v3.2"


# ---- columns --------------------------------------------------------------------------------------------------------


def _update_columns(dataset: Data, contract: Data, maps: bool) -> None:
    columns: Mapping[str, str] = contract.get("input", {}).get("columns", {})
    old = dataset.get("properties", [])
    known = {each.get("physicalName", each["name"]): each for each in old}
    types = _types_of(dataset, contract) if columns else {}
    if columns:
        new = [
            _column(name, parse_type(kind), known.get(name), types.get(name), maps) for name, kind in columns.items()
        ]
    else:  # of Parquet: those that have checks, so that other tools find their patterns
        paths = [parse_path(check["column"]) for check in contract["rules"]]
        names = dict.fromkeys(path[0].name for path in paths if len(path) == 1 and isinstance(path[0], Field))
        new = [*old, *({"name": name, "logicalType": "string"} for name in names if name not in known)]
    if not new:
        dataset.pop("properties", None)
    elif len(new) != len(old) or any(now is not then for now, then in zip(new, old, strict=True)):
        dataset["properties"] = new


def _types_of(dataset: Data, contract: Data) -> dict[str, SparkType]:
    """Return the types for a dataset's properties, as an import reads them."""
    reader, source = NodeReader("", []), contract.get("input", {})
    node = compose_text(reader, written(dataset), Loader, "")
    checked = [parse_path(check["column"]) for check in contract["rules"]]
    types = Types(reader, checked, is_csv(source.get("format"), source.get("path")))
    placed = below(reader, reader.mapping(node, "", None, ())) if node is not None else ()
    return {step.name: types.column(step, of, at) for step, of, at in placed if isinstance(step, Field)}


def _column(name: str, kind: SparkType, known: Data | None, before: SparkType | None, maps: bool) -> Data:
    """Return a column's property: the known one if it has had this type before."""
    if known is None:
        return {"name": name, **_typed(kind, maps)}
    if before != kind:
        typed = _typed(kind, maps)
        keys = ["items", "map", "properties", "physicalType"]
        if known.get("logicalType", "string") != typed["logicalType"]:
            keys.append("logicalTypeOptions")  # each type has its own
        for key in keys:
            known.pop(key, None)
        known.update(typed)
    return known


def _typed(kind: SparkType, maps: bool) -> Data:
    """Return the keys that declare a property's type; the physical one where the logical one is ambiguous."""
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
