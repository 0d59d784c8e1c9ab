"""The examples of CONTRIBUTING.md work as it says, on the grammars as they are."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from jsonschema import Draft202012Validator

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.dialects import portable
from natsgrammar_gen.emit.pages.words import all_words, opening
from natsgrammar_gen.grammar.load import load_all
from tests.support.adr_text import checkout
from tests.support.cases import ADDRESSES

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(heading: str, language: str) -> list[str]:
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", section)


def unnumbered(output: str) -> str:
    """Return the output without lines and columns, which move with each edition of a grammar."""
    return re.sub(r"(?<=\.lark:)\d+:\d+(?=:)", "…", output)


def apply(diff: str) -> None:
    subprocess.run(["git", "apply", "-"], input=diff, text=True, check=True)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout to work in, without the examples: a reader who has just followed one runs these tests, too."""
    checkout(tmp_path)
    shutil.copytree(ROOT / "tests/cases/names", tmp_path / "tests/cases/names")
    monkeypatch.chdir(tmp_path)
    for heading in ("Change a rule", "Add a rule"):
        for diff in reversed(blocks(heading, "diff")):
            subprocess.run(["git", "apply", "--reverse", "-"], input=diff, text=True, check=False, capture_output=True)
    return tmp_path


@pytest.mark.nightly  # it compiles all grammars four times
def test_the_walk_that_changes_a_rule_works(project: Path) -> None:
    shutil.copytree("grammar", "before")
    generate = ["generate", "--grammar", "grammar", "--out", "out", "--target", "jsonschema"]
    rule, examples, cases = blocks("Change a rule", "diff")
    (refusal,) = blocks("Change a rule", "text")

    apply(rule)
    refused = CliRunner().invoke(main, generate)
    assert (refused.exit_code, unnumbered(refused.output)) == (2, refusal)

    apply(examples)
    assert CliRunner().invoke(main, generate).exit_code == 0
    breaking = CliRunner().invoke(main, ["breaking", "--against", "before"])
    assert unnumbered(breaking.stdout.strip()) in blocks("Change a rule", "console")[0]
    assert breaking.stdout.count("\n") == 2
    schemas = project / "out" / "jsonschema"
    assert '"jobs/eu"' in (schemas / "portable" / "computed.schema.json").read_text(encoding="utf-8")

    validator = Draft202012Validator(
        {**json.loads((schemas / "nats-js" / "3.4.0.schema.json").read_text("utf-8")), "$ref": "#/$defs/priority-group"}
    )
    assert differing(validator) == {"jobs/eu"}
    apply(cases)
    assert differing(validator) == set()


@pytest.mark.nightly
def test_the_walk_that_adds_a_rule_works(project: Path) -> None:
    rule, words = blocks("Add a rule", "diff")
    (refusal,) = blocks("Add a rule", "text")
    apply(rule)
    refused = CliRunner().invoke(main, ["generate"])
    assert (refused.exit_code, refused.output) == (2, refusal)

    apply(words)
    grammars = load_all(project / "grammar")
    common = portable(grammars)
    assert common
    known = all_words(project / "grammar", [*grammars, common])
    begins = opening(known, common, common.rules["placement-tag"])
    assert begins
    assert begins.kind == "a tag of the servers on which a stream is placed"


CONTRACT = """contract: 1
owner: data team
input: {format: json, path: x.jsonl, columns: {stream: string}}
rules:
  - {column: stream, rule: "adr6:stream-name"}
"""
MANY = json.dumps({"name": "S", "subjects": [f"s.{number}" for number in range(101)]})


@pytest.mark.parametrize(
    ("heading", "arguments", "before", "after"),
    [
        ("Add a contract key", ("contract", "check", "c.yaml", "--no-data"), "unknown key `owner`", "no problems"),
        ("Add a lint check", ("lint", "s.json"), "0 errors", "MANY_SUBJECTS `S` captures 101 subjects"),
        ("Add a command", ("tokens", "orders.eu"), "unknown command `tokens`", "orders\neu\n"),
    ],
)
def test_each_walk_adds_what_it_says(
    tmp_path: Path, heading: str, arguments: tuple[str, ...], before: str, after: str
) -> None:
    """The diffs apply to the sources as they are, and the command then knows the addition."""
    sources = ("runtime", "generator", "pipeline", "generated/natsgrammar_tables")
    for source in sources:
        shutil.copytree(ROOT / source, tmp_path / source, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "c.yaml").write_text(CONTRACT)
    (tmp_path / "s.json").write_text(MANY)
    paths = ":".join(str(tmp_path / name) for name in ("runtime", "generated", "generator", "pipeline"))

    def answer() -> str:
        command = [sys.executable, "-m", "natsgrammar", *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
        )
        return done.stdout + done.stderr

    assert before in answer()
    for diff in blocks(heading, "diff"):
        subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=diff, text=True, check=True)
    assert after in answer()


def differing(validator: Draft202012Validator) -> set[str]:
    """The names of the example's cases in this folder whose verdict is another."""
    file = json.loads(Path("tests/cases/names/clients.json").read_text("utf-8"))
    (group,) = (group for group in file["groups"] if group["address"] == "nats-js@3.4.0:priority-group")
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


def test_the_walk_to_a_release_works_as_far_as_it_needs_no_index(tmp_path: Path) -> None:
    """The version, the install line, the checks before the build, and the tags, in a copy of what git tracks."""
    copy = f"git ls-files -z | tar -c --null -T - | tar -x -C {tmp_path}"
    subprocess.run(["bash", "-euo", "pipefail", "-c", copy], cwd=ROOT, check=True)
    section = PAGE.split("\n## Release\n")[1]
    version, install = re.findall(r"(?ms)^   ```sh\n(.*?)^   ```$", section)
    (tags,) = re.findall(r"`(git tag [^`]+)`", section)
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    checks = next(step["run"] for step in workflow["jobs"]["build"]["steps"] if "the tag is" in step.get("name", ""))

    def run(script: str, **environment: str) -> str:
        identity = {f"GIT_{who}_{what}": "x" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        known = {**os.environ, **identity, **environment}
        command = ["bash", "-euo", "pipefail", "-c", script]
        return subprocess.run(command, cwd=tmp_path, env=known, check=True, capture_output=True, text=True).stdout

    run("git init -q && git add -A && git commit -qm before")
    run(version)
    run(install)
    changed = set(run("git diff --name-only").split())
    assert {"pyproject.toml", "CHANGELOG.md", "README.md", "docs/index.md"} <= changed
    templates = sorted(Path(path).name for path in changed if path.endswith(".j2"))
    assert templates == ["Cargo.toml.j2", "README.md.j2", "package.json.j2", "pom.xml.j2"]
    assert "pip install 'natsgrammar[cli]'" in (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "'./natsgrammar" not in run("git grep -h natsgrammar -- README.md docs")
    run(checks, GITHUB_REF_NAME="v0.2.0")
    with pytest.raises(subprocess.CalledProcessError):
        run(checks, GITHUB_REF_NAME="v0.1.0")
    run(f"git commit -qam 'Release 0.2.0' && {tags}")
    assert run("git tag --points-at HEAD").split() == ["generated/go/v0.2.0", "v0.2.0"]


def test_go_finds_its_module_where_the_tag_says() -> None:
    """The path is the repository, and below it the folder that the tag begins with."""
    module = (ROOT / "generated/go/go.mod").read_text(encoding="utf-8").split()[1]
    host, account, repository, *folder = module.split("/")
    assert ((host, account, repository), "/".join(folder)) == (
        ("github.com", "natsgrammar", "natsgrammar"),
        "generated/go",
    )
