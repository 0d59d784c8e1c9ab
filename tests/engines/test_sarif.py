"""SARIF as the official schema and Microsoft's validator have it, with the rules that GitHub's code scanning adds."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from natsgrammar_gen.cli import common, main
from tests.support.engines import node_package

pytestmark = pytest.mark.nightly
STREAMS = '{"name": "a.b", "subjects": ["é..x", "a..b"]}\n{"name": "C", "subjects": ["c-*"]}\n'
CONTRACT = "contract: 1\nrules: [{column: x, rule: adr6:nope}]\n"


def log(folder: Path, *arguments: str) -> Path:
    """A file with what the command writes as SARIF."""
    for name, text in (("sp ace%.json", STREAMS), ("clean.json", "[]"), ("wrong.yaml", CONTRACT)):
        (folder / name).write_text(text, encoding="utf-8")
    path = folder / "log.sarif"
    path.write_text(CliRunner().invoke(main, [*arguments, "--format", "sarif"]).stdout, encoding="utf-8")
    return path


@pytest.mark.parametrize("site", ["", "https://example.org/natsgrammar"])
@pytest.mark.parametrize(
    "arguments",
    [("lint", "sp ace%.json"), ("lint", "clean.json"), ("contract", "check", "wrong.yaml"), ("breaking", "--list")],
    ids=" ".join,
)
def test_findings_in_sarif_are_valid_by_its_schema(
    arguments: tuple[str, ...], site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(common, "site_address", lambda: site)
    if arguments[0] == "breaking":
        (tmp_path / "names" / "acme").mkdir(parents=True)
        (tmp_path / "names" / "acme" / "1.lark").write_text("// @title Acme\n\nname: /[a-z]+/\n")
        (tmp_path / "old" / "acme").mkdir(parents=True)
        (tmp_path / "old" / "acme" / "1.lark").write_text("// @title Acme\n\nname: /[a-z0-9]+/\n")
        arguments = ("breaking", "--against", "old", "--grammar", "names")
    path = log(tmp_path, *arguments)
    package = node_package("@microsoft", "sarif-multitool-linux")
    schema = json.loads((package / "sarif-2.1.0.json").read_text(encoding="utf-8-sig"))
    Draft202012Validator(schema).validate(json.loads(path.read_text()))
    rules = ["--rule-kind", "Sarif;Ghas", "--level", "Error;Warning", "--kind", "Fail"]
    done = subprocess.run(
        [package / "Sarif.Multitool", "validate", path, *rules],
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    collected = [line for line in done.stdout.splitlines() if ": error " in line or ": warning " in line]
    unknown = [line for line in collected if "'informationUri'" in line]
    assert (done.returncode, collected == unknown, len(unknown)) == (0, True, not site), done.stdout
    assert "Analysis completed successfully" in done.stdout
