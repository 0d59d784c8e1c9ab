"""Contracts with faults: a text, its replacement, the problem that is reported, and whether the schema sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from natsgrammar_spark import ContractError, load
from tests.support.languages import ROOT

SCHEMA = json.loads((ROOT / "generated/jsonschema/contract.schema.json").read_text())

Fault = tuple[str, str, str, bool]


def write(folder: Path, text: str, name: str = "contract.yaml") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def problems(folder: Path, text: str) -> list[str]:
    """The problems of a contract, without the name of the file."""
    with pytest.raises(ContractError) as caught:
        load(write(folder, text))
    return [str(problem).removeprefix(f"{folder}/contract.yaml:") for problem in caught.value.problems]


def schema_errors(text: str) -> list[str]:
    return [error.message for error in Draft202012Validator(SCHEMA).iter_errors(yaml.safe_load(text))]


def reported(folder: Path, contract: str, fault: Fault) -> None:
    """Holds the loader and the schema to a fault in a contract that is good without it."""
    old, new, problem, by_schema = fault
    assert schema_errors(contract) == []
    text = contract.replace(old, new, 1)
    assert text != contract
    findings = problems(folder, text)
    assert any(problem in line for line in findings), findings
    try:
        assert bool(schema_errors(text)) == by_schema
    except yaml.YAMLError:
        assert not by_schema


AVISO = """\
notification_schema:
  mars:
    topic: {base: mars, key_order: [class, date]}
    identifier:
      class: {type: StringHandler, required: true}
      date: {type: DateHandler, required: false}
  other:
    identifier:
      a: {type: StringHandler, required: false}
"""
DECODES = """\
contract: 1
name: decoded
input:
  format: json
  path: messages.jsonl
  columns: {subject: string, headers: "map<string, array<string>>", data: binary}
rules:
  - column: headers
    data: data
    decode: cloudevents
    into: event
    where: {column: subject, matches: ce.>}
  - column: subject
    decode: {aviso: aviso.yaml, event: mars}
    into: mars
    where: {column: subject, matches: mars.>}
"""


def with_aviso(folder: Path, contract: str = DECODES) -> str:
    """The path of the contract, beside the configuration that it names."""
    write(folder, AVISO, "aviso.yaml")
    return write(folder, contract)
