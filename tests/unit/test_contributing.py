"""The example of CONTRIBUTING.md works as it says, on the grammars as they are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", PAGE)


def test_changing_the_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "grammar", tmp_path / "grammar")
    monkeypatch.chdir(tmp_path)
    for diff in reversed(blocks("diff")):  # a reader who has just followed the example runs this test, too
        subprocess.run(["git", "apply", "--reverse", "-"], input=diff, text=True, check=False, capture_output=True)
    shutil.copytree(tmp_path / "grammar", tmp_path / "before")
    generate = ["generate", "--grammar", "grammar", "--out", "out", "--target", "jsonschema"]
    rule, examples = blocks("diff")
    (refusal,) = blocks("text")

    subprocess.run(["git", "apply", "-"], input=rule, text=True, check=True)
    refused = CliRunner().invoke(main, generate)
    assert (refused.exit_code, refused.output) == (2, refusal)

    subprocess.run(["git", "apply", "-"], input=examples, text=True, check=True)
    assert CliRunner().invoke(main, generate).exit_code == 0
    breaking = CliRunner().invoke(main, ["breaking", "--against", "before"])
    assert breaking.stdout.strip() in blocks("console")[0]
    assert breaking.stdout.count("\n") == 2
    schema = tmp_path / "out" / "jsonschema" / "portable" / "computed.schema.json"
    assert '"jobs/eu"' in schema.read_text(encoding="utf-8")


def test_the_make_targets_exist() -> None:
    targets = re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"))
    named = re.findall(r"\bmake ([a-z-]+)`", PAGE)
    assert named
    assert set(named) <= set(targets)


def test_the_table_of_test_folders_is_complete() -> None:
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name[0] != "_"}
    assert set(re.findall(r"(?m)^\| `tests/(\w+)`", PAGE)) == folders
