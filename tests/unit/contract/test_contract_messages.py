"""Contracts proposed from messages: types of payloads, parts of subjects, tables for families of subjects."""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.compiler import add
from natsgrammar_spark import load
from natsgrammar_spark.contract import Contract
from natsgrammar_spark.contract.ddl import ddl, parse_type, plain_ddl
from natsgrammar_spark.contract.decode import OfFields
from natsgrammar_spark.contract.json_lines import row_of
from natsgrammar_spark.contract.typed_texts import misfits, places
from natsgrammar_spark.sample.payloads import struct_of

GRAMMAR = """// @title Acme's subjects
// @source Acme, Subjects https://example.com/subjects

// @source Orders
// @noun subject
// @good "orders.eu.17.2026-01-31"
// @bad "orders.eu" at 9
order: "orders." region "." id "." day
// @part region
region: /[a-z]{2}/
// @part id
id: /[0-9]+/
// @part day
day: /[-0-9]+/
"""
ORDER = {
    "n": 1,
    "x": 1.0,
    "at": "2026-01-31T12:00:00.5+01:00",
    "day": "2026-01-31",
    "größe": None,
    "a b`c": {"e": {}, "l": [{"k": 1}, None]},
    "same": 1,
    "Same": 2,
    "huge": 2**70,
    "far": 1,
    "mixed": "t",
    "": 1,
}
OTHER = {"x": 1e5, "far": 10**400, "mixed": 1, "local": "2026-01-31T12:00:00", "a b`c": {"l": [{"k": 0.5, "j": True}]}}
KIND = (
    "n:bigint,x:double,at:timestamp,day:date,`größe`:string,"
    "`a b``c`:struct<e:map<string,string>,l:array<struct<k:double,j:boolean>>>,"
    "same:bigint,huge:decimal(38,0),local:string"
)
LEFT_OUT = (
    "mixed is left out: some values are numbers, others texts",
    "far is left out: neither a `decimal` nor a `double` holds all digits",
    "Same is left out: it differs from another only in case",
    "`` is left out: no field can have an empty name",
)
BROKEN = (b'{"n": 1', b'{"n": 1, "n": 1}', b'{"at": "\\ud800"}')


def messages(subjects: str, payloads: Sequence[Any]) -> list[tuple[str, bytes]]:
    octets = (each if isinstance(each, bytes) else json.dumps(each).encode() for each in payloads)
    return [(subjects.format(n), each) for n, each in enumerate(octets)]


def captured(folder: Path, rows: Iterable[tuple[str, bytes]], form: str = "jsonl") -> Path:
    """Write messages as lines with base64, lines or CSV with texts, or Parquet with octets."""
    data = folder / f"messages.{form}"
    if form == "parquet":
        pq.write_table(pa.table({"subject": [name for name, _ in rows], "data": [octets for _, octets in rows]}), data)
        return data
    texts = [(name, base64.b64encode(octets).decode() if form == "jsonl" else octets.decode()) for name, octets in rows]
    if form == "csv":
        lines = ["subject,data", *(f'{name},"{text.replace(chr(34), chr(34) * 2)}"' for name, text in texts)]
    else:
        lines = [json.dumps({"subject": name, "data": text}) for name, text in texts]
    data.write_text("\n".join(lines) + "\n")
    return data


def proposed(folder: Path, data: Path, *options: str) -> tuple[str, dict[str, Contract]]:
    """Return the contract's text and its tables; `contract check` finds no problem."""
    output = folder / "messages.yaml"
    made = CliRunner().invoke(main, ["contract", "init", str(data), *options, "--output", str(output), "--name", "all"])
    assert made.exit_code == 0, made.output
    checked = CliRunner().invoke(main, ["contract", "check", str(output)])
    assert "no problems" in checked.stdout, checked.output
    own: list[Any] = []
    tables = load(str(output), grammars=lambda folder: own.append(add(folder)))
    for each in own:
        ng.unregister(each)
    return output.read_text(), {table.name: table for table in tables}


def grammars(folder: Path) -> str:
    (folder / "own" / "acme").mkdir(parents=True)
    (folder / "own" / "acme" / "1.lark").write_text(GRAMMAR)
    return str(folder / "own")


def decodes(contract: Contract) -> dict[str, OfFields]:
    return {check.column: check.decode for check in contract.checks if isinstance(check.decode, OfFields)}


def rejected(decode: OfFields, payloads: Iterable[bytes]) -> list[Any]:
    place, _ = places(decode.columns)
    return [wrong for payload in payloads for wrong in misfits(row_of(payload), place)]


@pytest.mark.parametrize("form", ["jsonl", "json", "csv", "parquet"])
def test_the_type_of_payloads_accepts_each_but_the_broken(tmp_path: Path, form: str) -> None:
    valid = messages("orders.{}", [ORDER, OTHER] * 50)
    text, tables = proposed(tmp_path, captured(tmp_path, [*valid, *messages("orders.b{}", BROKEN)], form))
    assert text.count("# rejects 3 of 103 values: not valid JSON") == 1
    assert [line for line in LEFT_OUT if f"# {line}\n" not in text] == []
    (decode,) = decodes(tables["all"]).values()
    assert decode.names == ("body",)
    assert f"json: struct<{KIND}>\n" in text
    assert rejected(decode, (payload for _, payload in valid)) == []
    assert ddl(tables["all"].input.columns.fields[1][1]) == ("binary" if form in ("jsonl", "parquet") else "string")  # type: ignore[union-attr]


NAMES = ["a", "A", "ſ", "S", "`", "a`b", "", "x y", "a,`b`:c", "<`q`:", "\n", "a.b", "1", "größe"]
VALUES = [
    *(
        "null",
        "true",
        "0",
        "-0",
        "1.0",
        "1e5",
        "1E400",
        "1e-400",
        "4.9e-324",
        "1.7976931348623157e308",
        "0.1" + "0" * 40,
    ),
    *("9223372036854775807", "9223372036854775808", "9" * 39, "1234567890123456.75", "[]", "[null]", "{}", '{"a": []}'),
    *('""', '"x"', '"2026-01-31"', '"2026-01-31T12:00:00Z"', '"2026-01-31T12:00"', '"9999-12-31T23:59:59-05:00"'),
]


def test_a_type_accepts_all_that_it_was_made_from() -> None:
    for seed in range(300):
        choose = random.Random(seed)
        usual = {name: [*choose.sample(VALUES, choose.randint(1, 3)), "null"] for name in NAMES}

        def member(name: str, deep: int, usual: Any = usual, choose: Any = choose) -> str:
            inside = choose.sample(NAMES, 3) if deep < 2 and len(usual[name]) < 4 and name > "a" else []
            value = (
                "{" + ",".join(member(each, deep + 1) for each in inside) + "}"
                if inside
                else choose.choice(usual[name])
            )
            return f"{json.dumps(name)}: {value}"

        texts = ["{" + ",".join(member(name, 0) for name in choose.sample(NAMES, 5)) + "}" for _ in range(9)]
        if (made := struct_of(texts, False, 1)) is not None:
            kind, _, refused, _ = made
            assert (refused, parse_type(plain_ddl(kind))) == ("", kind)
            place, _ = places(kind)
            assert [text for text in texts for _ in misfits(row_of(text.encode()), place)] == []


def test_each_family_of_subjects_is_a_table(tmp_path: Path) -> None:
    own = grammars(tmp_path)
    rows = [
        *messages("orders.eu.{}.2026-01-31", [{"n": 1}] * 40),
        ("orders.x", b'{"n": 1.5}'),
        *messages("paid.{}", [{"by": "card"}] * 2),
        *messages("Paid.{}", [b"\xff", b""]),
        *messages("unmatched", [{"a": []}] * 2),
    ]
    text, tables = proposed(tmp_path, captured(tmp_path, rows), "--grammar", own)
    assert [(name, table.description, [*decodes(table)]) for name, table in tables.items()] == [
        ("orders", "subject matches orders.>", ["subject", "data"]),
        ("paid", "subject matches paid.>", ["data"]),
        ("Paid2", "subject matches Paid.>", []),
        ("unmatched2", "subject matches unmatched", ["data"]),
        ("unmatched", "Rows that go to no table.", []),
    ]
    subject, data = decodes(tables["orders"]).values()
    assert (subject.names, ddl(subject.columns)) == (
        ("region", "id", "day"),
        "struct<`region`:string,`id`:bigint,`day`:date>",
    )
    assert "# rejects 1 of 41 values: `orders.x`; " in text
    assert ddl(data.columns) == "struct<`n`:double>"


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        (messages("orders.{}", [{"n": 1}] * 21), ["all"]),  # too many tokens
        ([*messages("a.{}", [{"n": 1}] * 9), ("b.1", b"{}")], ["all"]),  # too few messages
        (
            [*messages("a.eu.{}", [{"n": 1, "m": 1}, {"n": 2}] * 9), *messages("a.us.{}", [{"n": 1}] * 9)],
            ["all"],
        ),  # tokens as values
        ([*messages("a.{}.x", [{"n": 1, "m": 1}] * 9), *messages("a.{}.y", [{"n": 1}] * 9)], ["x", "y", "unmatched"]),
        ([*messages("a.{}.x", [{"n": 1}] * 9), *messages("a.{}.y", [b"{}"] * 9)], ["x", "y", "unmatched"]),
        ([*messages("a.b.{}", [{"n": 1}] * 9), *messages("a.c.{}", [{"m": 1}] * 9)], ["b", "c", "unmatched"]),
        (
            [*messages("a.eu.{}.new", [{"n": 1}] * 9), *messages("a.us.{}.old.x", [{"m": 1}] * 9)],
            ["eu", "us", "unmatched"],
        ),
        (
            [*messages("a.{}.new", [{"n": 1}] * 9), *messages("a.{}.old.x", [{"m": 1}] * 9)],
            ["new", "old", "unmatched"],
        ),
        ([*messages("*.{}", [{"n": 1}] * 9), *messages("b.{}", [{"m": 1}] * 9)], ["all"]),  # no filter for the first
        ([("a", b'{"n": 1}')], ["all"]),
    ],
)
def test_families_have_few_first_tokens(tmp_path: Path, rows: list[tuple[str, bytes]], names: list[str]) -> None:
    text, tables = proposed(tmp_path, captured(tmp_path, rows))
    assert [*tables] == names
    assert "decode:" in text


def test_taken_names_are_not_given_to_parts_and_bodies(tmp_path: Path) -> None:
    own = grammars(tmp_path)
    row = {"subject": "orders.eu.17.2026-01-31", "Day": "x", "BODY": '{"a": 1}', "order": '{"b": 1}'}
    data = tmp_path / "rows.jsonl"
    data.write_text(json.dumps(row))
    _, tables = proposed(tmp_path, data, "--grammar", own)
    assert {column: decode.names for column, decode in decodes(tables["all"]).items()} == {
        "subject": ("order2",),
        "BODY": ("body2",),
        "order": ("body3",),
    }


@pytest.mark.parametrize(
    "payloads",
    [[b"\x00\xff"], [b"[1]"], [b"{}"], [b"17"], [b'{"n": 1}'] * 3 + [b"no"], [b'{"n": 1}'] + [b""] * 9],
    ids=["octets", "arrays", "empty objects", "numbers", "a quarter", "empty"],
)
def test_other_payloads_are_not_decoded(tmp_path: Path, payloads: list[bytes]) -> None:
    text, _ = proposed(tmp_path, captured(tmp_path, messages("a.{}", payloads)))
    assert "decode:" not in text


@pytest.mark.nightly
def test_large_payloads_have_a_type_with_the_most_frequent_members(tmp_path: Path) -> None:
    many = [{f"m{n}": n, "kind": "x"} for n in range(5000)]
    text, tables = proposed(
        tmp_path, captured(tmp_path, messages("a.{}", [*many, {"m7": 1, "long": "x" * 10_000_000}]))
    )
    (decode,) = decodes(tables["all"]).values()
    assert [name for name, _ in decode.columns.fields][:2] == ["kind", "m7"]
    assert "# the object: 4,802 rarer members are left out" in text
