"""Exported contracts in a tool that is not ours: datacontract-cli reads them, and finds with DuckDB what we reject."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft201909Validator

from natsgrammar_gen.cli import main
from natsgrammar_spark.contract.odcs_text import plain
from tests.support.engines import contracts
from tests.support.languages import ROOT

EXAMPLES = sorted((ROOT / "examples" / "contracts").glob("*.yaml"))
DATA = "subject,stream,n\norders.eu.17,ORDERS,1\norders..17,ORDERS.EU,2\nmars.x,MARS,3\nmars x,MARS,4\n"
CONTRACT = """\
contract: 1
name: rows
input: {format: csv, path: rows.csv, columns: {subject: string, stream: string, n: bigint}}
rules:
  - {column: subject, rule: "nats-docs:subject", nullable: false}
  - {column: stream, rule: "adr6:stream-name"}
"""


def exported(contract: Path, folder: Path) -> Path:
    output = folder / f"{contract.stem}.odcs.yaml"
    result = CliRunner().invoke(main, ["contract", "export", str(contract), "--output", str(output)])
    assert result.exit_code == 0, result.output
    return output


def standard() -> Draft201909Validator:
    """The official schema."""
    (place,) = contracts("lib").glob("python3*/site-packages/datacontract/schemas/odcs-3.2.0.schema.json")
    return Draft201909Validator(json.loads(place.read_text()))


def datacontract(*arguments: object) -> tuple[int, str]:
    program = contracts("bin", "datacontract")
    command = [str(program), *map(str, arguments)]
    wide = {"COLUMNS": "200", "PATH": "/"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=wide)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.nightly
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_standard_accepts_exported_contracts(path: Path, tmp_path: Path) -> None:
    output = exported(path, tmp_path)
    standard().validate(plain(output.read_text()))
    code, reported = datacontract("lint", output)
    assert (code, "Data contract is valid against ODCS v3.2.0" in reported) == (0, True), reported


@pytest.mark.nightly
def test_another_tool_finds_what_we_refuse(tmp_path: Path) -> None:
    (tmp_path / "rows.csv").write_text(DATA)
    (tmp_path / "rows.yaml").write_text(CONTRACT)
    output = exported(tmp_path / "rows.yaml", tmp_path)
    plain_path = output.read_text().replace("path: rows.csv", f"path: {tmp_path / 'rows.csv'}")
    output.write_text(plain_path)
    code, reported = datacontract("test", output)
    assert code == 1, reported
    assert "invalid_count(subject) was 2" in " ".join(reported.split()), reported
    assert "invalid_count(stream) was 1" in " ".join(reported.split()), reported
    (tmp_path / "rows.csv").write_text("".join(DATA.splitlines(keepends=True)[:2]))
    assert datacontract("test", output)[0] == 0


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("lenient", "code", "reported"),
    [
        ("severity: warn", 0, "Data contract has warnings"),
        ("fail_above: 2", 0, "invalid_count <= 2"),
        ("fail_above: 1", 1, "invalid_count(subject) was 2"),
        ("fail_above: 50 %", 0, "invalid_count <= 50"),
        ("fail_above: 49.5 %", 1, "invalid_count(subject) was 50.0%"),
    ],
)
def test_another_tool_is_as_lenient(lenient: str, code: int, reported: str, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").write_text(DATA)
    (tmp_path / "rows.yaml").write_text(
        f"contract: 1\nname: rows\ninput: {{format: csv, path: {tmp_path}/rows.csv, "
        "columns: {subject: string, stream: string, n: bigint}}\n"
        f'rules: [{{column: subject, rule: "nats-docs:subject", {lenient}}}]\n'
    )
    output = exported(tmp_path / "rows.yaml", tmp_path)
    standard().validate(plain(output.read_text()))
    actual, message = datacontract("test", output)
    assert (actual, reported in " ".join(message.split())) == (code, True), message


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("lenient", "code", "reported"),
    [
        ("severity: error", 1, "missing_count(subject) was 1, expected = 0"),
        ("severity: warn", 0, "missing_count(subject) was 1, expected = 0"),
        ("fail_above: 1", 0, "Data contract is valid"),
        ("fail_above: 50 %", 0, "Data contract is valid"),
        ("fail_above: 10 %", 1, "missing_count(subject) was"),
    ],
)
def test_another_tool_is_as_lenient_about_nulls(lenient: str, code: int, reported: str, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").write_text("subject,n\na.b,1\n,2\nc,3\n")
    (tmp_path / "rows.yaml").write_text(
        f"contract: 1\nname: rows\ninput: {{format: csv, path: {tmp_path}/rows.csv, "
        "columns: {subject: string, n: bigint}}\n"
        f'rules: [{{column: subject, rule: "nats-docs:subject", nullable: false, {lenient}}}]\n'
    )
    output = exported(tmp_path / "rows.yaml", tmp_path)
    standard().validate(plain(output.read_text()))
    actual, message = datacontract("test", output)
    assert (actual, reported in " ".join(message.split())) == (code, True), message
