"""`decode: {json: {schema: FILE}}` with JSON Structure: types, conditions, and what no column holds, in its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import natsgrammar as ng
from natsgrammar.core.sources import Tables
from natsgrammar_gen.compiler import add
from natsgrammar_spark import ContractError, load
from natsgrammar_spark.contract.ddl import plain_ddl
from natsgrammar_spark.contract.decode import OfFields
from tests.support.contracts import write
from tests.unit.contract.test_json_schema import CONTRACT

SCHEMA = "https://json-structure.org/meta/core/v0/#"
FAULTS = [  # a property `a` on line 2, beside the definitions on line 3; then the place and the message
    ('{"type": "set", "items": {"type": "string"}}', "2:31: `#/properties/a/type`: expected one type of all but set"),
    ('{"type": "tuple"}', 'alone or in a list with `null`, found "tuple"'),
    ('{"type": "choice", "choices": {}}', 'found "choice"'),
    ('{"type": "float8"}', 'found "float8"'),
    ('{"type": "null"}', 'found "null"'),
    ('{"type": ["double", "string"]}', 'found ["double", "string"]'),
    ('{"type": [{"$ref": "#/definitions/X"}, "string"]}', 'found [{"$ref": "#/definitions/X"}, "string"]'),
    ('{"type": {"type": "string"}}', 'found {"type": "string"}'),
    ('{"type": {"$ref": "#/definitions/Y"}}', "`#/properties/a/type`: `#/definitions/Y` is not in this file"),
    ('{"type": {"$ref": "#/definitions/L"}}', "a cycle of references: # → #/definitions/L → #/definitions/L"),
    ('{"type": {"$ref": "#/definitions/X"}, "enum": ["a"]}', "keyword `enum` is for int8 and"),
    ('{"type": "map", "values": {"type": "string"}, "keys": {}}', "`#/properties/a/keys`: keyword `keys` is not supp"),
    (
        '{"type": "object", "properties": {"b": {"type": "any"}}, "$extends": "#/x"}',
        "keyword `$extends` is not supported",
    ),
    ('{"type": "float", "minimum": 1}', "keyword `minimum` is for int8 and"),
    ('{"type": "int8", "maximum": 128}', "expected int8s within the limits of their type, found 128"),
    ('{"type": "decimal", "precision": 39}', "`#/properties/a`: "),
    ('{"type": "string", "enum": ["a"], "altenums": {"json": {"a": "b"}}}', "other values in JSON than in `enum`"),
    ('{"type": "string"}, "c": {"type": "string", "altnames": {"json": "A"}}', "`a` and `A` differ only in case"),
    ('{"type": "object", "properties": {"b": {"type": "any"}}, "required": [["b"]]}', "expected a list of names"),
]


def of(tmp_path: Path, schema: Any) -> OfFields:
    write(tmp_path, schema if isinstance(schema, str) else json.dumps({"$schema": SCHEMA, **schema}), "order.json")
    tables = list[Tables]()
    try:
        text = CONTRACT.replace(", unknown: refuse", "")
        (contract,) = load(write(tmp_path, text), grammars=lambda folder: tables.append(add(folder)))
    finally:
        for each in tables:
            ng.unregister(each)
    decode = contract.checks[0].decode
    assert isinstance(decode, OfFields)
    return decode


@pytest.mark.parametrize(("schema", "problem"), FAULTS, ids=[fault[0][:60] for fault in FAULTS])
def test_a_fault_is_reported_in_its_place(tmp_path: Path, schema: str, problem: str) -> None:
    others = '{"X": {"type": "string"}, "L": {"type": "array", "items": {"type": {"$ref": "#/definitions/L"}}}}'
    text = f'{{"$schema": "{SCHEMA}", "type": "object",\n "properties": {{"a": {schema}}},\n "definitions": {others}}}'
    with pytest.raises(ContractError) as caught:
        of(tmp_path, text)
    assert [problem in str(each) for each in caught.value.problems] == [True], caught.value.problems


def test_a_document_is_a_type_and_conditions(tmp_path: Path) -> None:
    names = ("int8", "uint16", "uint64", "uint128", "uuid", "any")
    properties: dict[str, Any] = {name: {"type": name} for name in names}
    properties |= {"price": {"type": "decimal", "precision": 9, "scale": 2, "unit": "EUR"}, "sum": {"type": "decimal"}}
    properties |= {"at": {"type": ["datetime", "null"]}, "who": {"type": [{"$ref": "#/definitions/a/Who"}, "null"]}}
    properties |= {"by": {"type": "map", "values": {"type": {"$ref": "#/definitions/a/Who"}}}}
    full = {"type": "string", "maxLength": 9, "altnames": {"json": "full-name"}}
    who = {"type": "object", "properties": {"full": full}}
    top = {"name": "Top", "type": "object", "properties": properties, "required": ["at"]}
    own = {"$id": "x", "$uses": ["JSONStructureUnits"], "$root": "#/definitions/a/Top"}
    decode = of(tmp_path, {**own, "definitions": {"a": {"Top": top, "Who": {**who, "required": ["full"]}}}})
    assert plain_ddl(decode.columns) == (
        "struct<int8:tinyint,uint16:int,uint64:decimal(20,0),uint128:string,uuid:string,any:variant,price:decimal(9,2),"
        "sum:decimal(34,7),at:timestamp,who:struct<`full-name`:string>,by:map<string,struct<`full-name`:string>>>"
    )
    kinds = [(at, kind, more[1] if kind == "rule" else more) for at, kind, more in decode.conditions]
    texts = ((3, "uint64"), (4, "uint128"), (5, "uuid"), (7, "decimal"), (8, "decimal"))
    assert sorted(kinds, key=lambda each: (each[0], each[1])) == [
        *((number, "null", ()) for number in (0, 1)),
        (2, "least", (0, "")),
        (2, "most", (65535, "")),
        (2, "null", ()),
        *(each for at, name in texts for each in ((at, "null", ()), (at, "rule", f"the type `{name}`"))),
        (9, "required", ()),
        (9, "rule", "the type `datetime`"),
        (11, "most", (9, "character")),
        (11, "null", ()),
        (11, "required", ()),
        (12, "null", ()),
        (13, "null", ()),
        (14, "most", (9, "character")),
        (14, "null", ()),
        (14, "required", ()),
    ]


def test_a_document_without_a_struct_is_refused(tmp_path: Path) -> None:
    for keys in ('"definitions": {}', '"$root": "#/definitions/none"', '"type": "string"'):
        with pytest.raises(ContractError, match=r"expected `type: object`|is not in this file"):
            of(tmp_path, f'{{"$schema": "{SCHEMA}", {keys}}}')
