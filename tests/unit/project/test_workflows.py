"""The workflows run what the repository has, with no more rights than their steps use."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from natsgrammar_gen.cli import main

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
WORKFLOWS: dict[str, dict[Any, Any]] = {file.stem: yaml.safe_load(file.read_text(encoding="utf-8")) for file in FILES}
JOBS = [
    pytest.param(job, id=f"{name}-{job_name}")
    for name, workflow in WORKFLOWS.items()
    for job_name, job in workflow["jobs"].items()
]
TARGETS = re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"))

# What a step needs: its action, or the command that it runs → the permissions.
NEEDS = {
    "actions/attest-build-provenance": {"attestations": "write", "id-token": "write"},
    "actions/checkout": {"contents": "read"},
    "actions/deploy-pages": {"pages": "write", "id-token": "write"},
    "pypa/gh-action-pypi-publish": {"id-token": "write"},
    "gh run list": {"actions": "read"},
    "git push": {"contents": "write"},
    "gh pr create": {"pull-requests": "write"},
}


def scripts(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def actions(job: dict[str, Any]) -> list[str]:
    return [step["uses"] for step in job["steps"] if "uses" in step]


def test_the_workflows_are_there() -> None:
    assert set(WORKFLOWS) == {"tests", "nightly", "site", "release", "spec-watch"}


@pytest.mark.parametrize("job", JOBS)
def test_what_a_job_runs_exists(job: dict[str, Any]) -> None:
    for script in scripts(job):
        for target in re.findall(r"\bmake ([a-z-]+)", script):
            assert target in TARGETS
        for path in re.findall(r"(?<![\w/.])(?:tools|\.ci)/[\w./-]+", script):
            assert (ROOT / path).is_file(), path
    assert {*job.get("strategy", {}).get("matrix", {}).get("target", ())} <= {*TARGETS}


def test_mutants_have_files_and_tests() -> None:
    groups = tomllib.loads((ROOT / "tools" / "mutation.toml").read_text(encoding="utf-8"))
    for target in (target for group in groups.values() for target in group.values()):
        for files, tests in target.items():
            folder, _, names = files.partition("{")
            for name in names.removesuffix("}").split(","):
                assert (ROOT / f"{folder}{name}.py").is_file(), f"{folder}{name}"
            for test in tests.split():
                assert (ROOT / "tests" / test.partition("::")[0]).exists(), test


@pytest.mark.parametrize("job", JOBS)
def test_a_job_has_the_permissions_that_its_steps_need(job: dict[str, Any]) -> None:
    used = [*(action.partition("@")[0] for action in actions(job)), *scripts(job)]
    needed: dict[str, str] = {}
    for what, permissions in NEEDS.items():
        if any(what in step for step in used):
            needed |= permissions
    assert job["permissions"] == needed


@pytest.mark.parametrize("job", JOBS)
def test_a_job_is_pinned_and_ends(job: dict[str, Any]) -> None:
    for action in actions(job):
        assert re.fullmatch(r"[\w./-]+@v\d+\.\d+\.\d+", action)
    assert job["timeout-minutes"] < 360  # when a runner would end it
    assert not job["runs-on"].endswith("latest")


@pytest.mark.parametrize("job", JOBS)
def test_credentials_are_kept_only_to_push_and_no_text_from_outside_is_run(job: dict[str, Any]) -> None:
    pushes = any("git push" in script for script in scripts(job))
    for step in job["steps"]:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step.get("with", {}).get("persist-credentials", True) is pushes
    assert not any("${{" in script for script in scripts(job))


@pytest.mark.parametrize("workflow", WORKFLOWS.values(), ids=WORKFLOWS.keys())
def test_a_workflow_grants_nothing_by_itself_and_runs_once_at_a_time(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {}
    assert workflow["concurrency"]["group"]


def test_what_is_published_was_tested() -> None:
    scripts_before = scripts(WORKFLOWS["release"]["jobs"]["build"])
    (call,) = (script for script in scripts_before if "gh run list" in script)
    (workflow,) = re.findall(r"--workflow (\S+)\.yml --commit \"\$GITHUB_SHA\" --event push --status success", call)
    assert "push" in WORKFLOWS[workflow][True]  # YAML reads `on` as true
    assert WORKFLOWS["release"]["jobs"]["publish"]["needs"] == "build"


def test_every_supported_python_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    supported = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert WORKFLOWS["tests"]["jobs"]["test"]["strategy"]["matrix"]["python"] == supported


def test_the_watch_is_called_with_options_that_it_has() -> None:
    (arguments,) = re.findall("natsgrammar watch (.*?) >", "\n".join(scripts(WORKFLOWS["spec-watch"]["jobs"]["watch"])))
    known = CliRunner().invoke(main, ["watch", "--help"]).output
    assert all(option in known for option in re.findall("--[a-z]+", arguments))


@pytest.mark.parametrize("form", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda p: p.stem)
def test_an_issue_form_asks_for_something(form: Path) -> None:
    template = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= set(template)
    questions = [part for part in template["body"] if part["type"] != "markdown"]
    ids = [question["id"] for question in questions]
    assert len(ids) == len(set(ids))
    assert any(question["validations"]["required"] for question in questions if "validations" in question)
    assert all(question["attributes"]["label"] for question in questions)
