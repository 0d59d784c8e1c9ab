"""`decode: {json: {schema: FILE}}`: what is wrong with a schema, each in its place in the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar_gen.compiler import add
from natsgrammar_spark import ContractError, load
from natsgrammar_spark.contract.ddl import ddl
from natsgrammar_spark.contract.decode import OfFields
from tests.support.contracts import schema_errors, write

CONTRACT = """\
contract: 1
rules:
  - {column: data, decode: {json: {schema: order.json}}, into: body, unknown: refuse}
"""
PAIR = '"d{}": {{"type": "object", "properties": {{"a": {{"$ref": "{}"}}, "b": {{"$ref": "{}"}}}}}}'
MANY = ", ".join(PAIR.format(at, *[f"#/$defs/d{at + 1}"] * 2) for at in range(20))
FAULTS = [  # a property `a`, on line 2, or a whole file; then the place and the message
    ('{"oneOf": [{"type": "string"}]}', "2:32: `#/properties/a/oneOf`: keyword `oneOf` is not supported"),
    ('{"type": "string", "if": {}}', "keyword `if` is not supported"),
    ('{"type": "object", "patternProperties": {}}', "keyword `patternProperties` is not supported"),
    ('{"type": "string", "minimum": 1}', "`minimum` is for integer and number, not for string"),
    ('{"minLength": 1}', "`minLength` is for string, not for a schema without `type`"),
    ('{"type": "string", "$id": "x"}', "keyword `$id` is not supported"),
    ('{"type": ["string", "integer"]}', "`#/properties/a/type`: expected one type of array, boolean, integer"),
    ('{"type": "text"}', "expected one type of"),
    ('{"type": "null"}', "expected one type of"),
    ('{"type": null}', "expected one type of"),
    ('{"enum": ["a", 1]}', "`#/properties/a`: expected one type of"),
    ('{"enum": []}', "keyword `enum` is for boolean and integer and number and string"),
    ('{"type": "integer", "enum": [1.5]}', "expected integers within the limits of their type, found [1.5]"),
    ('{"enum": [{}]}', "keyword `enum` is for boolean and integer and number and string, not for object"),
    ("false", "`#/properties/a`: `false` accepts nothing"),
    ("5", "expected an object with keywords, found a number"),
    ('{"type": "integer", "minimum": 1e30}', "expected integers within the limits of their type, found 1e+30"),
    ('{"type": "number", "maximum": 1e400}', "expected numbers within the limits of their type, found Infinity"),
    (f'{{"type": "integer", "maximum": {"9" * 5000}}}', "expected integers within the limits"),
    (
        '{"type": "string", "maxLength": -1}',
        "expected a number of characters within the limits of their type, found -1",
    ),
    (
        '{"type": "string", "maxLength": true}',
        "expected a number of characters within the limits of their type, found true",
    ),
    ('{"type": "string", "pattern": "(?=a)"}', "`(?=` at position 0 is not supported"),
    ('{"type": "string", "pattern": "^^"}', "`^` at position 1 is not supported"),
    ('{"type": "string", "pattern": "(a"}', "a group has no end"),
    ('{"type": "string", "pattern": "[b-a]"}', "bad character range b-a"),
    ('{"type": "string", "pattern": "\\\\p{L}"}', "`\\p{` at position 0 is not supported"),
    ('{"type": "string", "pattern": "(a{4000}){4000}"}', "needs an automaton of more than 400000 states"),
    ('{"type": "string", "format": "uuid"}', "unknown format `uuid`: expected `date`, `date-time`, `uri`, `uri-ref"),
    ('{"$ref": "other.json#/a"}', "`#/properties/a/$ref`: expected a place in this file, such as `#/$defs/item`"),
    ('{"$ref": "#/$defs/none"}', "`#/$defs/none` is not in this file"),
    ('{"$ref": "#"}', "a cycle of references: # → #"),
    ('{"type": "array", "items": {"$ref": "#/properties/a"}}', "a cycle of references: # → #/properties/a → #/prop"),
    ('{"$ref": "#/properties/a", "type": "string"}', "`#/properties/a/type`: keyword `type` is not supported"),
    ('{"type": "string"}, "A": {"type": "string"}', "`a` and `A` differ only in case, which Spark ignores"),
    ('{"type": "string"}, "\\u0000": {"type": "string"}', "is no column name"),
    ('{"type": "string"}, "": {"type": "string"}', '`#/properties`: `""` is no column name'),
    ('{"type": "object", "additionalProperties": false}', "an object without members cannot be a column"),
    (
        '{"type": "object", "properties": {"b": true}, "additionalProperties": {"type": "string"}}',
        "only true and false",
    ),
    ('{"type": "object", "properties": []}', "expected an object, found an array"),
    ('{"type": "object", "required": "a"}', "expected a list of names"),
    ('{"type": "object", "required": ["b"], "additionalProperties": false}', "expected names of properties, beside"),
    ('{"enum": ["\\ud800"]}', "1:1: invalid JSON: unpaired surrogate in an escape"),
    ('{"type": "array", "items": ' * 150 + "{}" + "}" * 150, "nested more than 100 deep"),
    ('{"$ref": "#/$defs/d0"}}, "$defs": {' + MANY + ', "d20": {}', "more than 10,000 places, with those in references"),
    (b"", "1:1: invalid JSON: "),
    (b"[]", "1:1: `#`: expected an object with keywords, found an array"),
    (b"true", "`#`: expected `type: object` with `properties`"),
    (b'{"type": "object"}', "`#`: expected `type: object` with `properties`"),
    (
        b'{"type": ["object", "null"], "properties": {"a": {}}}',
        "`#`: expected `type: object` without `null`: a payload that is `null`",
    ),
    (b'{"type": "object",\n "type": "object"}', "1:1: invalid JSON: the member `type` is defined twice"),
    (b'{"type":\n \0}', "2:2: invalid JSON: "),
    (b'{"type":\n "\xff"}', "2:3: not UTF-8: byte 0xFF"),
    (b"[" * 100_000, "nested too deeply"),
    (b" " * 10_000_000, "it has more than 4000000 bytes"),
    (b'{"$schema": "http://json-schema.org/draft-04/schema#"}', "is another draft: expected 2020-12, 2019-09, 7 or 6"),
]


@pytest.mark.parametrize(("schema", "problem"), FAULTS, ids=[str(fault[1])[:60] for fault in FAULTS])
def test_a_fault_is_reported_in_its_place(tmp_path: Path, schema: str | bytes, problem: str) -> None:
    text = f'{{"type": "object",\n "properties": {{"a": {schema}}}}}' if isinstance(schema, str) else schema
    (tmp_path / "order.json").write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(ContractError) as caught:
        load(write(tmp_path, CONTRACT), grammars=add)
    lines = [str(each).removeprefix(f"{tmp_path}/") for each in caught.value.problems]
    assert any(problem in line for line in lines), lines
    assert all(line.startswith("order.json:") for line in lines)


def test_a_schema_is_a_type_and_conditions(tmp_path: Path) -> None:
    assert schema_errors(CONTRACT) == []
    write(
        tmp_path,
        """{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "x", "title": "y", "type": "object",
        "required": ["a"], "properties": {"a": {"$ref": "#/definitions/a%20~1", "description": "z"}, "b": {},
        "c": {"type": "object", "properties": {"d": {"const": 1.5}}}, "e": {"enum": ["x", null], "x-y": 1}},
        "definitions": {"a /": {"type": ["integer", "null"], "minimum": 1}}}""",
        "order.json",
    )
    (contract,) = load(write(tmp_path, CONTRACT))
    decode = contract.checks[0].decode
    assert isinstance(decode, OfFields)
    assert ddl(decode.columns) == "struct<`a`:bigint,`b`:variant,`c`:struct<`d`:double>,`e`:string>"
    assert decode.conditions == (
        (0, "null", ()),
        (1, "required", ()),
        (1, "least", (1, "")),
        (3, "null", ()),
        (4, "null", ()),
        (4, "enum", (1.5,)),
        (5, "enum", ("x",)),
        (0, "closed", ("a", "b", "c", "e")),
        (3, "closed", ("d",)),
    )


def test_a_pattern_needs_a_compiler(tmp_path: Path) -> None:
    write(tmp_path, '{"type": "object", "properties": {"a": {"type": "string", "pattern": "q.q"}}}', "order.json")
    with pytest.raises(ContractError, match=r"pass `grammars=natsgrammar_gen\.compiler\.add`"):
        load(write(tmp_path, CONTRACT))
