"""A change of contracts that changes the verdict on a row is a finding; its example is judged as it says."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import natsgrammar as ng
from natsgrammar.diagnostics import Diagnostic
from natsgrammar.strict_json import JsonError, Number, Reader
from natsgrammar_gen.compare.breaking import CODES
from natsgrammar_gen.contracts.changes import changes, read
from natsgrammar_gen.contracts.values import lost
from natsgrammar_spark.contract import Check, Contract, load
from natsgrammar_spark.contract.ddl import Struct, parse_type
from natsgrammar_spark.contract.decode import OfFields
from natsgrammar_spark.contract.model import Accepts, Where
from natsgrammar_spark.contract.typed_texts import ABSENT, Place, misfits, places, refused
from tests.support.depth import generator, is_full

READER = Reader(whole=int, fraction=Number, pairs=True)
TYPES = "string boolean tinyint smallint int bigint float double decimal(5,2) decimal(7,2) decimal(7,4) date timestamp"
TEXTS = ["a", "ab", "a.b", "a b", "", "A.*", "2026-01-31", "2026-01-31T12:00:00Z", "é", "x" * 40, "1"]
RULES = ["subject", "stream-name", "nats-docs:subject", "adr6:consumer-name"]
LEAVES: list[dict[str, Any]] = [
    *({"type": "integer"} | more for more in ({}, {"minimum": 0}, {"minimum": 2}, {"maximum": 9}, {"enum": [1, 5]})),
    *({"type": "number"} | more for more in ({}, {"exclusiveMinimum": 0}, {"minimum": 0}, {"maximum": 1.5})),
    *({"type": ["string", "null"]} | more for more in ({}, {"maxLength": 1}, {"minLength": 2}, {"format": "date"})),
    *({"type": "string"} | more for more in ({"enum": ["a", "ab"]}, {"enum": ["a"]}, {"format": "adr6:stream-name"})),
    *({"type": "array", "items": {"type": "integer"}} | more for more in ({}, {"minItems": 1}, {"maxItems": 1})),
    {"type": "array", "items": {"type": "integer", "minimum": 2}}, {"type": "object", "additionalProperties": True},
    {"type": "object", "properties": {"z": {"type": "integer"}}, "additionalProperties": False}
]  # fmt: skip
NUMBERS = [0, 1, 2, 5, 128, 40_000, 1 << 40, Number("1.5"), Number("123.4567"), Number("1e39")]
VALUES: list[Any] = [None, True, *NUMBERS, [], [1], [2, 3], {}, {"z": 1}, {"z": "a"}, {"y": 1}, *TEXTS]


def schema(rng: random.Random) -> dict[str, Any]:
    names = rng.sample("abc", rng.randint(1, 3))
    more = {"additionalProperties": False} if rng.random() < 0.4 else {}
    required = [name for name in names if rng.random() < 0.4]
    return {"type": "object", "properties": {name: rng.choice(LEAVES) for name in names}, "required": required} | more


def check(rng: random.Random) -> dict[str, Any]:
    made: dict[str, Any] = {"column": rng.choice("st"), "rule": rng.choice(RULES), "nullable": rng.random() < 0.6}
    return made | ({"where": condition(rng)} if rng.random() < 0.4 else {})


def condition(rng: random.Random) -> dict[str, Any]:
    tests = {"matches": rng.choice(["a", "a.>", "*", ">"]), "equals": [rng.choice(TEXTS)], "rule": rng.choice(RULES)}
    name = rng.choice([*tests])
    return {"column": "s", name: tests[name]}


def columns(rng: random.Random) -> dict[str, str]:
    names = rng.sample("uvw", rng.randint(1, 3))
    return {"s": "string", "t": "string", "data": "string"} | {name: rng.choice(TYPES.split()) for name in names}


MAKERS: dict[str, Callable[[random.Random], Any]] = {
    "columns": columns,
    "checks": lambda rng: [check(rng) for _ in range(rng.randint(0, 3))],
    "schema": schema,
    "tables": lambda rng: [condition(rng) for _ in range(rng.choice((0, 0, 1, 2)))],
}


def written(path: Path, parts: dict[str, Any]) -> str:
    path.mkdir(exist_ok=True)
    path.joinpath("s.json").write_text(json.dumps(parts["schema"]))
    rules = [{"column": "data", "decode": {"json": {"schema": "s.json"}}, "into": "body"}]
    rules += {json.dumps([each["column"], each["rule"], each.get("where")]): each for each in parts["checks"]}.values()
    tables = [{"name": f"t{at}", "where": where} for at, where in enumerate(parts["tables"])]
    made = {"contract": 1, "input": {"format": "json", "columns": parts["columns"]}, "rules": rules} | (
        {"tables": tables} if tables else {}
    )
    path.joinpath("c.yaml").write_text(json.dumps(made))
    return str(path / "c.yaml")


def holds(where: Where | None, row: dict[str, Any]) -> bool:
    value = None if where is None else row.get(where.column)
    if where is None or value is None:
        return where is None
    if isinstance(where, Accepts):
        return ng.rule(where.rule).is_valid(value)
    filters = (each.replace(".", r"\.").replace("*", "[^.]*").replace(">", "(?s:.*)") for each in where.matches)
    return value in where.equals or any(re.fullmatch(each, value) for each in filters)


def is_valid(check: Check, row: dict[str, Any]) -> bool:
    value = row.get(check.column)
    if value is None or not isinstance(check.decode, OfFields):
        return check.nullable if value is None else ng.rule(check.address).is_valid(value)
    try:
        decoded = READER.read(value)
    except JsonError:
        return False
    return not [*misfits(decoded, places(check.decode.columns, (), check.decode.conditions)[0])]


def accepted(tables: tuple[Contract, ...], row: dict[str, Any]) -> bool:
    columns, route = tables[0].input.columns, tables[0].route
    assert columns is not None
    if [*misfits(row, places(columns)[0])]:
        return False
    at = next((at for at, where in enumerate(route.wheres) if holds(where, row)), -1) if route else 0
    return at >= 0 and all(is_valid(check, row) for check in tables[at].checks if holds(check.where, row))


def is_right(finding: Diagnostic, sides: list[tuple[Contract, ...]]) -> bool:
    """Whether one side accepts the example of a column or a check, and the other rejects it, as the finding says."""
    match = re.search(r"`(\w+)(#)?([^`]*)`: .*: (rejects|accepts) (?:`(.*)`|no value)$", finding.message, re.DOTALL)
    if match is None or finding.message.startswith("table"):
        return not re.search("(rejects|accepts) ", finding.message) or finding.message.startswith("table")
    column, is_decoded, pointer, verb, text = match.groups()
    text = text and re.sub(r"\\x(..)", lambda escape: chr(int(escape[1], 16)), text)
    verdicts = []
    for side in sides:
        checks = [each for each in side[0].checks if isinstance(each.decode, OfFields) == bool(is_decoded)]
        if finding.code.startswith("CHECK"):
            value = None if "null is" in finding.message else "" if text == '""' else text
            row = {column: value}
            checks = [each for each in checks if each.column == column and holds(each.where, row)]
            verdicts.append(all(is_valid(each, row) for each in checks))
            continue
        steps = [*pointer.split("/")[1:]] if is_decoded else [column, *pointer.split("/")[1:]]
        value = READER.read(text) if text is not None else ABSENT
        for step in reversed(steps):
            value = [value] if step == "0" else {} if value is ABSENT else {"x" if step == "*" else step: value}
        decode, declared = checks[0].decode if is_decoded else None, side[0].input.columns
        assert declared is not None
        held = (decode.columns, (), decode.conditions) if isinstance(decode, OfFields) else (declared,)
        wrong = [[str(each) for each in way] for _, way, _ in misfits(value, places(*held)[0])]
        verdicts.append(not any(way[: len(steps)] == [*steps] or way == steps for way in wrong))
    return verdicts == ([True, False] if verb == "rejects" else [False, True])


def row(rng: random.Random) -> dict[str, Any]:
    data = {name: rng.choice(VALUES) for name in rng.sample("abcd", rng.randint(0, 4))}
    text = json.dumps(data)
    for number in NUMBERS[-3:]:
        text = text.replace(f'"{number}"', str(number))
    made = {
        "s": rng.choice([*TEXTS, None]),
        "t": rng.choice([*TEXTS, None]),
        "data": rng.choice([text, text, text, None]),
    }
    return made | {name: rng.choice(VALUES) for name in "uvw" if rng.random() < 0.4}


def test_no_change_of_a_verdict_is_without_a_finding(tmp_path: Path) -> None:
    rng = generator("contracts")
    changed = 0
    for _ in range(5_000 if is_full() else 60):
        parts = {name: make(rng) for name, make in MAKERS.items()}
        others = parts | {name: MAKERS[name](rng) for name in rng.sample([*MAKERS], rng.choice((1, 1, 2)))}
        files = [written(tmp_path / name, each) for name, each in (("old", parts), ("new", others))]
        try:
            before, after = map(read, files)
        except ValueError:  # a contract that is refused
            continue
        findings, tables = changes(before, after), [*map(load, files)]
        for finding in findings:
            assert is_right(finding, tables) or "where" in finding.message, (parts, others, finding.message)
        for each in (row(rng) for _ in range(60)):
            old, new = (accepted(side, each) for side in tables)
            if old != new:
                changed += 1
                broken = "backward" if old else "forward"
                assert any(broken in CODES[finding.code].categories for finding in findings), (parts, others, each)
    assert changed > 60


MORE_TYPES = f"{TYPES} timestamp_ntz timestamp_ltz binary decimal(3,0) decimal(10,0) decimal(38,0)"
OF_TYPES = """
    a -1 +1 007 1.5 1. .5 128 -129 32768 2147483648 9223372036854775807 9223372036854775808 1e3 1e39 1e999 1e-50 NaN
    true TRUE 2026-01-31 2026-01-31T12:00:00 2026-01-31T12:00:00Z 0001-01-01T00:00:00+01:00 AA== aGk= 123.45 0.0001
"""


@pytest.mark.parametrize("form", ["csv", "json"])
def test_types_differ_by_the_values_that_one_rejects(form: str) -> None:
    texts = OF_TYPES.split()
    numbers = [Number(text) for text in texts if text[-1].isdigit() and text[0] not in "+.0" and "T" not in text]
    values = texts if form == "csv" else [*texts, *numbers, 1, 128, 1 << 15, 1 << 31, 1 << 63, True, [], {}]
    for kinds in product(MORE_TYPES.split(), repeat=2):
        a, b = (places(Struct((("x", parse_type(kind)),)))[0][2][0][1] for kind in kinds)
        lists = [[each for each in values if is_valid_in(form, each, place)] for place in (a, b)]
        losses = [loss for loss in lost(a, b, form) if loss.kind == "column"]
        assert bool(losses) >= any(each not in lists[1] for each in lists[0]), (form, kinds)
        assert all(loss.example for loss in losses), (form, kinds)


def is_valid_in(form: str, value: Any, place: Place) -> bool:
    return refused(value, place) is None if form == "csv" else not [*misfits(value, place)]
