"""The GitHub Action: its scripts run as the runner runs them, with inputs of all kinds."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS: list[dict[str, Any]] = ACTION["runs"]["steps"]
(INSTALL, RUN) = (step for step in STEPS if "run" in step)
SHELL = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]  # what the runner starts for `shell: bash`
STREAMS = '{"name": "a.b", "subjects": ["a"]}\n{"name": "C", "subjects": ["c-*"]}\n'


@dataclass(frozen=True)
class Ran:
    """How a step ended: its exit code, what it printed, and the outputs that it set."""

    code: int
    output: str
    outputs: dict[str, str]

    @property
    def shown(self) -> list[str]:
        """The commands of the runner in what was printed: those between `stop-commands` and its token are text."""
        collected, token = [], ""
        for line in self.output.splitlines():
            text = line.lstrip()
            if token and text == f"::{token}::":
                token = ""
            elif not token and text.startswith("::stop-commands::"):
                token = text.removeprefix("::stop-commands::")
                assert len(token) == 32
            elif not token and re.match(r"::|##\[", text):
                collected.append(text)
        assert not token
        return collected


def ran(step: dict[str, Any], folder: Path, **inputs: str) -> Ran:
    """The step, run with these inputs and the defaults of the others."""
    values = {f"inputs.{name}": str(item["default"]) for name, item in ACTION["inputs"].items()}
    values |= {f"inputs.{name.replace('_', '-')}": value for name, value in inputs.items()}
    values |= {"github.action_path": str(ROOT), "steps.python.outputs.python-path": sys.executable}
    given = {name: values[re.fullmatch(r"\$\{\{ (.*) \}\}", text)[1]] for name, text in step["env"].items()}  # type: ignore[index]
    script, output = folder / "script.sh", folder / "output"
    script.write_text(step["run"], encoding="utf-8")
    output.write_text("")
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "RUNNER_TEMP": str(folder / "temp"), **given}
    done = subprocess.run(
        [*SHELL, script],
        cwd=folder / "work",
        env={**environment, "GITHUB_OUTPUT": str(output)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Ran(done.returncode, done.stdout, dict(line.split("=", 1) for line in output.read_text().splitlines()))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A runner: `work` is the repository, `temp` has the command that is installed here."""
    (tmp_path / "work" / "streams").mkdir(parents=True)
    (tmp_path / "work" / "streams" / "a b.json").write_text(STREAMS)
    bin_ = tmp_path / "temp" / "natsgrammar" / "bin"
    bin_.mkdir(parents=True)
    (bin_ / "natsgrammar").symlink_to(Path(sys.executable).parent / "natsgrammar")
    return tmp_path


def test_scripts_get_inputs_by_the_environment_alone() -> None:
    for step in STEPS:
        assert "${{" not in step.get("run", "")
        assert step.get("shell", "bash") == "bash"
        if "uses" in step:
            assert re.fullmatch(r"[\w./-]+@v\d+\.\d+\.\d+", step["uses"])
    used = set(re.findall(r"inputs\.([\w-]+)", json.dumps(STEPS)))
    assert used == set(ACTION["inputs"])
    set_here = set(re.findall(r'echo "([\w-]+)=', RUN["run"]))
    assert {output["value"] for output in ACTION["outputs"].values()} == {
        f"${{{{ steps.run.outputs.{item} }}}}" for item in set_here
    }


def test_findings_annotate_lines(folder: Path) -> None:
    actual = ran(RUN, folder, arguments="streams\n")
    assert actual.code == 1
    assert [line.partition(",title=")[0] for line in actual.shown] == [
        "::error file=streams/a b.json,line=1,col=10",
        "::warning file=streams/a b.json,line=2,col=28",
    ]
    assert actual.outputs["exit-code"] == "1"
    again = ran(RUN, folder, arguments="streams", allow_findings="true", format="sarif")
    assert (again.code, again.shown, Path(again.outputs["report"]).suffix) == (0, [], ".sarif"), (
        "which the next step takes"
    )
    assert json.loads(Path(again.outputs["report"]).read_text())["version"] == "2.1.0"
    clean = ran(RUN, folder, arguments="--ignore\nSTREAM_NAME,LITERAL_WILDCARD\n**/*.json")
    assert (clean.code, clean.shown, clean.outputs["exit-code"]) == (0, [], "0")


def test_other_commands_annotate_and_check(folder: Path) -> None:
    (folder / "work" / "bad.yaml").write_text("contract: 1\nrules: [{column: x, rule: adr6:nope}]\n")
    contract = ran(RUN, folder, command="contract check", arguments="*.yaml")
    assert (contract.code, contract.shown[0].startswith("::error file=bad.yaml,line=2")) == (1, True)
    names = ran(RUN, folder, command="check", arguments="adr6:stream-name\n--jsonl\n--field\nname\n--files\nstreams/*")
    assert (names.code, "streams/a b.json, line 1, name: rejected" in names.output) == (1, True)


@pytest.mark.parametrize(
    "inputs",
    [
        {"arguments": '$(touch pwned)\n`touch pwned`\n*$(touch pwned)\n; touch pwned\n"; touch pwned; "'},
        {"arguments": "::set-output name=x::y\n%0A::error::y\n\u2028::error::z"},
        {"arguments": "streams\n--ignore\n\r::error::x"},
        {"command": "lint; touch pwned"},
        {"command": "run"},
        {"command": "::error::x"},
        {"format": "github; touch pwned"},
        {"format": "$(touch pwned)"},
        {"format": "\n::error::x"},
    ],
)
def test_hostile_inputs_are_text(folder: Path, inputs: dict[str, str]) -> None:
    actual = ran(RUN, folder, **inputs)
    assert actual.code == 2, actual.output
    assert not list(folder.rglob("pwned"))
    assert all(line.startswith("::error::the input ") for line in actual.shown)
    assert "report" not in actual.outputs


def test_names_that_look_like_commands_of_the_runner_are_text(folder: Path) -> None:
    """`check` indents names, and the runner ignores spaces before its commands."""
    (folder / "work" / "names").write_text("::error::a b\n::add-mask::x.y\n##[error]a.b\n")
    actual = ran(RUN, folder, command="check", arguments="adr6:stream-name\n--files\nnames")
    assert (actual.code, actual.shown) == (1, [])
    assert "    ::error::a b" in actual.output
    (folder / "work" / "::warning::x.json").write_text("{")
    actual = ran(RUN, folder, arguments="::warning*")
    assert (actual.code, actual.shown) == (2, [])


@pytest.mark.parametrize("version", ["0.1.0; touch pwned", "$(touch pwned)", "1 --index-url=https://x", "==1", "\n"])
def test_a_version_is_a_version(folder: Path, version: str) -> None:
    actual = ran(INSTALL, folder, version=version)
    assert (actual.code, actual.shown) == (2, ["::error::the input version is not a version"])
    assert not list(folder.rglob("pwned"))


@pytest.mark.nightly
def test_it_installs_itself(folder: Path) -> None:
    (folder / "temp" / "natsgrammar" / "bin" / "natsgrammar").unlink()
    installed = ran(INSTALL, folder)
    assert installed.code == 0, installed.output
    assert ran(RUN, folder, arguments="streams").code == 1
