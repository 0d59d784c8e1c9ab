"""Types in Open Data Contracts: those of other databases, and those that nothing here knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from natsgrammar_spark import Contract, ContractError, load
from natsgrammar_spark.contract.ddl import ddl
from natsgrammar_spark.contract.odcs_text import imported, plain
from natsgrammar_spark.contract.odcs_write import exported
from tests.support.contracts import write

OURS = "quality: [{type: custom, engine: natsgrammar, implementation: nats-docs:subject}]"
HEAD = """\
apiVersion: v3.1.0
kind: DataContract
id: a
version: 1.0.0
status: active
"""
JSON = "servers: [{server: files, type: local, path: x.jsonl, format: json}]\n"
CSV = JSON.replace("jsonl", "csv").replace("json", "csv")
SUBJECT = f"      - {{name: subject, logicalType: string, {OURS}}}\n"
OTHER = "  - name: audit\n    properties: [{name: details, logicalType: object, physicalType: jsonb}]\n"


def text_of(*properties: str, head: str = HEAD + JSON) -> str:
    columns = "".join(f"      - {{{entry}}}\n" for entry in properties)
    return f"{head}schema:\n  - name: orders\n    properties:\n{SUBJECT}{columns}"


def read(tmp_path: Path, text: str) -> Contract:
    (contract,) = load(write(tmp_path, text, "x.odcs.yaml"))
    return contract


def type_of(tmp_path: Path, entry: str, head: str = HEAD + JSON) -> str:
    contract = read(tmp_path, text_of(f"name: x, {entry}", head=head))
    assert contract.input.columns is not None
    return ddl(dict(contract.input.columns.fields)["x"])


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        ("physicalType: 'NUMBER(38,0)'", "decimal(38,0)"),
        ("physicalType: 'NUMERIC(10, 2)', logicalType: number", "decimal(10,2)"),
        ("physicalType: 'number(38,0)', logicalType: integer", "decimal(38,0)"),
        ("physicalType: 'NUMBER(38,6)', logicalType: number", "decimal(38,6)"),
        ("physicalType: NUMERIC, logicalType: number", "variant"),
        ("physicalType: number, logicalType: number", "variant"),
        ("physicalType: DECIMAL, logicalType: number", "variant"),
        ("physicalType: jsonb, logicalType: string", "variant"),
        ("physicalType: JSON, logicalType: array", "variant"),
        ("physicalType: json, logicalType: array, items: {logicalType: number}", "array<double>"),
        ("physicalType: SUPER, logicalType: object", "variant"),
        ("logicalType: number", "double"),
        ("physicalType: decimal, logicalType: integer", "bigint"),
        ("physicalType: decimal", "variant"),
        ("physicalType: Number", "variant"),
        ("physicalType: NUMERIC", "variant"),
        ("physicalType: 'NUMBER(50,2)'", "variant"),
        ("physicalType: INT8", "bigint"),
        ("physicalType: bigserial", "bigint"),
        ("physicalType: double  precision", "double"),
        ("physicalType: BOOL", "boolean"),
        ("physicalType: TIMESTAMPTZ", "timestamp"),
        ("physicalType: 'timestamp(6) with time zone'", "timestamp"),
        ("physicalType: 'VARCHAR2(50 CHAR)'", "string"),
        ("physicalType: 'character varying(50)'", "string"),
        ("physicalType: JSON", "variant"),
        ("physicalType: 'decimal(50,2)'", "variant"),
        ("logicalType: number, physicalType: 'NUMBER(50, 2)'", "variant"),
        ("physicalType: bytea", "variant"),
        ("physicalType: VARCHAR2, logicalType: date", "string"),
        ("physicalType: TIMESTAMPTZ, logicalType: date", "timestamp"),
        ("physicalType: 'TIMESTAMP_NTZ(9)', logicalType: date", "timestamp_ntz"),
        ("physicalType: timestamp(6), logicalType: date", "timestamp"),
        ("physicalType: DATETIME, logicalType: timestamp", "timestamp"),
        ("physicalType: 'NUMBER(1)', logicalType: boolean", "decimal(1,0)"),
        ("physicalType: VARIANT, logicalType: object, properties: [{name: a}]", "variant"),
        ("physicalType: text, logicalType: object", "string"),
        ("logicalType: object", "variant"),
        ("logicalType: array", "variant"),
        ("logicalType: object, physicalType: struct", "variant"),
        ("logicalType: object, properties: []", "variant"),
        ("logicalType: array, items: {logicalType: object}", "variant"),
        ("logicalType: object, properties: [{name: a, physicalType: hstore}]", "variant"),
        ("description: nothing", "variant"),
        ("logicalType: array, items: {}", "variant"),
    ],
)
def test_unchecked_columns_are_read_whatever_their_types(tmp_path: Path, entry: str, kind: str) -> None:
    assert type_of(tmp_path, entry) == kind
    notes = read(tmp_path, text_of(f"name: x, {entry}")).notes
    assert ["is read as it is" in note.message for note in notes] == [True] * ("variant" in kind)
    assert type_of(tmp_path, entry, HEAD + CSV) == (kind if kind.isidentifier() or "(" in kind else "string").replace(
        "variant", "string"
    )


def test_a_dataset_without_our_checks_is_left_out_before_its_types_are_read(tmp_path: Path) -> None:
    contract = read(tmp_path, text_of() + OTHER)
    assert [note.message for note in contract.notes] == [
        "`audit` has no check with `engine: natsgrammar`, and is left out"
    ]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (f"name: x, logicalType: object, {OURS}", "logicalType: `object` is not a type: add `physicalType`, such as"),
        (f"name: x, properties: [{{name: a, {OURS}}}]", "`x` has no type: add `physicalType`, such as `map"),
        (f"name: x, logicalType: object, physicalType: json, {OURS}", "physicalType: `json` is not a type: write it"),
        (f"name: x, logicalType: strng, {OURS}", "logicalType: `strng` is not a type (did you mean `string`?)"),
    ],
)
def test_a_checked_column_needs_a_type(tmp_path: Path, entry: str, problem: str) -> None:
    with pytest.raises(ContractError) as caught:
        read(tmp_path, text_of(entry))
    assert problem in caught.value.problems[0].message


def test_a_checked_column_with_the_type_of_a_database_alone_is_text(tmp_path: Path) -> None:
    assert type_of(tmp_path, f"physicalType: subject_t, {OURS}") == type_of(tmp_path, OURS) == "string"
    text = text_of("name: x, physicalType: subject_t")
    dataset = (
        "    quality: [{type: custom, engine: natsgrammar, implementation: {rule: adr6:stream-name, column: x}}]\n"
    )
    contract = read(tmp_path, text + dataset)
    assert contract.input.columns is not None
    assert ddl(dict(contract.input.columns.fields)["x"]) == "string"


@pytest.mark.parametrize("head", [HEAD + JSON, HEAD + CSV, HEAD])
def test_types_of_others_stay_when_another_column_is_edited(head: str) -> None:
    text = text_of("name: d, physicalType: jsonb", "name: u", "name: n, physicalType: 'NUMBER(38,0)'", head=head)
    (contract,) = imported(text, "")
    assert exported({**contract, "odcs": text}, "orders") == text
    contract["rules"][0]["rule"] = "adr6:stream-name"
    made = plain(exported({**contract, "odcs": text}, "orders"))["schema"][0]
    assert made["properties"][1:] == plain(text)["schema"][0]["properties"][1:]
    assert "customProperties" not in made
    contract["input"]["columns"]["d"] = "map<string,string>"
    made = plain(exported({**contract, "odcs": text}, "orders"))["schema"][0]
    assert made["properties"][1] == {"name": "d", "logicalType": "object", "physicalType": "map<string,string>"}


def test_numbers_of_databases_fit_their_data(tmp_path: Path) -> None:
    rows = [{"subject": "a.b", "n": n, "at": 1, "d": d, "m": 1} for n, d in ((5, {"any": [1]}), (6, None))]
    (tmp_path / "x.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    kinds = ("n, physicalType: 'NUMBER(38,0)'", "at", "d, physicalType: VARIANT", "m, physicalType: NUMBER")
    path = write(tmp_path, text_of(*(f"name: {kind}" for kind in kinds)), "x.odcs.yaml")
    made = CliRunner().invoke(main, ["contract", "check", path])
    causes = {"12:9": "`at` has no type", "14:33": "physicalType: `NUMBER` states no digits"}
    note = "".join(f"note: {path}:{at}: {why}: the column is read as it is, unchecked\n" for at, why in causes.items())
    assert (made.exit_code, made.output) == (0, f"{note}{path}: 1 check, 2 rows of its data, no problems\n")
