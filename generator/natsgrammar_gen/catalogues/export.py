"""A contract with its grammars as an AsyncAPI 3 document, which keeps the files, so that an import restores them."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import natsgrammar as ng
from natsgrammar.core.rule import Rule
from natsgrammar.core.sources import Tables
from natsgrammar.text import quoted
from natsgrammar_gen.catalogues.asyncapi import OWN
from natsgrammar_gen.catalogues.grammar import TOKEN
from natsgrammar_gen.catalogues.model import PARAMETER, filled
from natsgrammar_gen.compiler import add
from natsgrammar_gen.grammar.load import grammar_files, load_grammar
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.language.ast import repeat
from natsgrammar_gen.language.dfa import DFA, compile_tree, from_table
from natsgrammar_gen.language.parts import rows, without_parts
from natsgrammar_gen.language.queries import longest, strings
from natsgrammar_gen.language.regex_printer import ECMASCRIPT, expression
from natsgrammar_spark.contract.ddl import Array, Map, SparkType, Struct, parse_type
from natsgrammar_spark.contract.json_structure import is_structure
from natsgrammar_spark.contract.odcs_text import plain
from natsgrammar_spark.contract.problems import ContractError, Problem
from natsgrammar_spark.contract.reading import load

_MOST_VALUES = 50  # of an `enum`
_IS_PATH = re.compile(r"(?:[A-Za-z0-9_+-][A-Za-z0-9_.+-]*/)*[A-Za-z0-9_+-][A-Za-z0-9_.+-]*\.(lark|json|ya?ml)")
_TYPES = {"boolean": "boolean", "tinyint": "integer", "smallint": "integer", "int": "integer", "bigint": "integer"}
_TYPES |= dict.fromkeys(("float", "double", "decimal"), "number")
_NARROW = re.compile(r"\b(?:tinyint|smallint|int|float|decimal\([^)]*\))(?!\s*:)")  # than the types of JSON Schema
_FORMATS = {"date": "date", "timestamp": "date-time", "timestamp_ltz": "date-time"}
Data = dict[str, Any]


def exported(file: Path) -> tuple[Data, list[str]]:
    """Return the document for a loaded contract, and notes about tables without address. Raises ContractError."""
    contract, notes = plain(file.read_bytes().decode("utf-8-sig"), str(file)), list[str]()
    if "contract" not in contract:
        raise _fault(file, "is in the Open Data Contract Standard: `natsgrammar contract import` writes the short form")
    folders, name = contract.get("grammars", []), contract.get("name", file.stem)
    roots = [file.parent / folder for folder in ([folders] if isinstance(folders, str) else folders)]
    channels, schemas, used = Data(), Data(), [file, *(path for root in roots for path in grammar_files(root))]
    for table in contract.get("tables", [{"name": name}]):
        checks = [*contract.get("rules", []), *table.get("rules", [])]
        key, (channel, is_whole) = table["name"], _channel(table, checks, [*roots, grammar_root()])
        if not channel["address"]:
            notes.append(f"table {quoted(key)} has no address: its subjects have no parts in one row")
        elif not is_whole:
            notes.append(f"table {quoted(key)}: its channel is {quoted(channel['address'])}, without its condition")
        for check in (check for check in checks if isinstance(check.get("decode"), dict)):
            lost = [form.title() for form in ("avro", "protobuf") if form in check["decode"]]
            kind, place, schema = check["decode"].get("json"), f"#/components/schemas/{key}", Data()
            if isinstance(kind, dict):
                used.append(file.parent / kind["schema"])
                lost += ["JSON Structure"] * is_structure(schema := json.loads(used[-1].read_bytes()))
                schema = _referring(schema, place)
            elif kind is not None:
                schema, wider = _schema(parse_type(kind)), ", ".join(map(quoted, dict.fromkeys(_NARROW.findall(kind))))
                notes += [f"table {quoted(key)}: JSON Schema has wider types for {wider}"] * bool(wider)
            notes += [f"table {quoted(key)}: the document has no payloads in {form}, nor their schema" for form in lost]
            if kind is not None and not lost and "where" not in check:  # which is for some messages
                schemas[key] = schema
                channel["messages"] = {key: {"contentType": "application/json", "payload": {"$ref": place}}}
        channels[key] = channel
    about = {"title": name, "version": "1"}
    if len(grammars := [path for path in used if path.suffix == ".lark"]) == 1:
        about = {"title": load_grammar(grammars[0], grammars[0].parents[1]).notes.title, "version": grammars[0].stem}
    info = filled({**about, "description": contract.get("description")})
    document = {"asyncapi": "3.0.0", "info": info, "servers": {"nats": {"host": "localhost:4222", "protocol": "nats"}}}
    kept = dict(_kept(file, path) for path in dict.fromkeys(used))
    return filled({**document, "channels": channels, "components": filled({"schemas": schemas}), OWN: kept}), notes


def restored(document: Data) -> dict[str, str] | None:
    """Return the files that an export kept, if the document is what they export to; the contract is the last one."""
    kept, tables = document.get(OWN), list[Tables]()
    if not isinstance(kept, dict) or not kept or not all(_IS_PATH.fullmatch(str(path)) for path in kept):
        return None
    with TemporaryDirectory(prefix="natsgrammar-") as folder:
        contract = Path(folder, next(iter(kept)))
        try:
            for path, text in kept.items():
                Path(folder, path).parent.mkdir(parents=True, exist_ok=True)
                Path(folder, path).write_bytes(str(text).encode())
            load(str(contract), grammars=lambda path: tables.append(add(path)))
            again, _ = exported(contract)
        except (ng.Error, OSError):
            return None
        finally:
            for each in tables:
                ng.unregister(each)
    first, *others = kept
    return {path: kept[path] for path in (*others, first)} if again == document else None


def _fault(contract: Path, cause: str) -> ContractError:
    return ContractError([Problem(str(contract), 0, 0, cause)])


def _kept(contract: Path, path: Path) -> tuple[str, str]:
    """Return a file's path as seen from the contract, and its text. Raises ContractError for one elsewhere."""
    seen = path.relative_to(contract.parent).as_posix() if path.is_relative_to(contract.parent) else ""
    if not _IS_PATH.fullmatch(seen):
        raise _fault(contract, f"`{path}` is not below the contract's folder, or its name is not plain: move it there")
    return seen, path.read_bytes().decode()


def _channel(table: Data, checks: list[Data], roots: list[Path]) -> tuple[Data, bool]:
    """Return a table's channel, with an address from a rule or else from its filter, and whether it is as narrow."""
    where, template, parameters = table.get("where", {}), "", Data()
    address: str | None = None
    filters = where.get("matches", []) if where.get("column") == "subject" else []
    pattern = filters if isinstance(filters, str) else filters[0] if len(filters) == 1 else ""
    tokens = [token for token in pattern.split(".") if token not in ("", ">")]
    is_open = pattern.endswith(">")
    for check in (check for check in checks if check.get("column") == "subject" and not template):
        if isinstance(address := check.get("decode", check.get("rule")), str):
            template, parameters = _address(ng.rule(address), roots)
            for name in check.get("types", {}).keys() & parameters.keys():
                own = parameters[name].get(OWN, {}) | {"type": check["types"][name]}
                parameters[name] |= {OWN: own}
    if not template and not is_open:
        template = ".".join(f"{{token_{at}}}" if token == "*" else token for at, token in enumerate(tokens, 1))
        parameters = {name: Data() for name in re.findall(PARAMETER, template)}
    pieces = template.split(".")
    is_whole = bool(tokens or is_open) and (len(pieces) > len(tokens) if is_open else len(pieces) == len(tokens))
    for piece, token in zip(pieces, tokens, strict=False) if is_whole else ():
        if token != "*" and piece[1:-1] in parameters:
            parameters[piece[1:-1]] |= {"enum": [token]}
    more = filled({"parameters": parameters, "description": table.get("description")})
    return {"address": template or None, **more}, is_whole or where.get("rule", "") == address or not where


def _address(rule: Rule, roots: list[Path]) -> tuple[str, Data]:
    """Return a rule's names as a template, with each part's values; nothing unless its parts come in one row."""
    if not rule.parts:
        names = [*islice(strings(from_table(rule.entry)), 2)]
        return (names[0] if len(names) == 1 else ""), {}
    path = next((path for root in roots if (path := root / rule.spec / f"{rule.edition}.lark").is_file()), None)
    tree = load_grammar(path, path.parent.parent).rules[rule.name].parts if path else None
    try:
        ((texts, parts),) = rows(tree) if tree else []
    except ValueError:
        return "", {}
    template = texts[0] + "".join(f"{{{part.name}}}{text}" for part, text in zip(parts, texts[1:], strict=True))
    return template, {part.name: dict(_values(compile_tree(part.item), part.item)) for part in parts}


def _values(dfa: DFA, tree: Any) -> Iterator[tuple[str, Any]]:
    """Yield the key with a part's values: all of them, if they are few, or a pattern."""
    some = [*islice(strings(dfa), _MOST_VALUES + 1)] if longest(dfa) is not None else []
    if 0 < len(some) <= _MOST_VALUES:
        yield "enum", some
    elif dfa != compile_tree(repeat(TOKEN, 1, None)):
        yield OWN, {"pattern": expression(without_parts(tree), ECMASCRIPT)}


def _referring(schema: Any, place: str) -> Any:
    """Return a JSON Schema with its references led to the place where it is in the document."""
    if isinstance(schema, list):
        return [_referring(each, place) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _referring(value, place) for key, value in schema.items() if key not in ("$schema", "$id")}
    return made | {"$ref": place + schema["$ref"][1:]} if isinstance(schema.get("$ref"), str) else made


def _schema(kind: SparkType) -> Data:
    """Return the JSON Schema for a type, without limits for numbers."""
    if isinstance(kind, Struct):
        return {"type": "object", "properties": {name: _schema(inner) for name, inner in kind.fields}}
    if isinstance(kind, Array):
        return {"type": "array", "items": _schema(kind.element)}
    if isinstance(kind, Map):
        return {"type": "object", "additionalProperties": _schema(kind.value)}
    name = kind.name.partition("(")[0]
    return filled({"type": _TYPES.get(name, "string"), "format": _FORMATS.get(name)})
