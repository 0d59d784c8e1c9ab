"""The example of CONTRIBUTING.md works as it says, on the grammars as they are."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar_gen.cli import main
from tests.support.cases import ADDRESSES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", PAGE)


def test_changing_the_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("grammar", "tests/cases/names"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    for diff in reversed(blocks("diff")):  # a reader who has just followed the example runs this test, too
        subprocess.run(["git", "apply", "--reverse", "-"], input=diff, text=True, check=False, capture_output=True)
    shutil.copytree(tmp_path / "grammar", tmp_path / "before")
    generate = ["generate", "--grammar", "grammar", "--out", "out", "--target", "jsonschema"]
    rule, examples, cases = blocks("diff")
    (refusal,) = blocks("text")

    subprocess.run(["git", "apply", "-"], input=rule, text=True, check=True)
    refused = CliRunner().invoke(main, generate)
    assert (refused.exit_code, refused.output) == (2, refusal)

    subprocess.run(["git", "apply", "-"], input=examples, text=True, check=True)
    assert CliRunner().invoke(main, generate).exit_code == 0
    breaking = CliRunner().invoke(main, ["breaking", "--against", "before"])
    assert breaking.stdout.strip() in blocks("console")[0]
    assert breaking.stdout.count("\n") == 2
    schemas = tmp_path / "out" / "jsonschema"
    assert '"jobs/eu"' in (schemas / "portable" / "computed.schema.json").read_text(encoding="utf-8")

    validator = Draft202012Validator(
        {**json.loads((schemas / "nats-js" / "3.4.0.schema.json").read_text("utf-8")), "$ref": "#/$defs/priority-group"}
    )
    assert differing(validator) == {"jobs/eu"}
    subprocess.run(["git", "apply", "-"], input=cases, text=True, check=True)
    assert differing(validator) == set()


def differing(validator: Draft202012Validator) -> set[str]:
    """The names of the example's cases in this folder whose verdict is another."""
    file = json.loads(Path("tests/cases/names/clients.json").read_text("utf-8"))
    (group,) = (it for it in file["groups"] if it["address"] == "nats-js@3.4.0:priority-group")
    refused = [name for name, _ in group["invalid"]]
    return {name for name in group["valid"] if not validator.is_valid(name)} | {*filter(validator.is_valid, refused)}


def test_the_specifications_without_cases_are_named() -> None:
    having = {address.partition("@")[0] for address in ADDRESSES}
    (named,) = re.findall(r"specification without cases there \((.*?)\)", PAGE)
    assert {*re.findall("`(.*?)`", named)} == {address.partition("@")[0] for address in ng.rules()} - having


def test_the_make_targets_exist() -> None:
    targets = re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"))
    named = re.findall(r"\bmake ([a-z-]+)`", PAGE)
    assert named
    assert set(named) <= set(targets)


def test_the_table_of_test_folders_is_complete() -> None:
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name[0] != "_"}
    assert set(re.findall(r"(?m)^\| `tests/(\w+)`", PAGE)) == folders
