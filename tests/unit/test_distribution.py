"""The distribution stands alone: built and installed away from this tree, it holds all that its commands need."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from natsgrammar_gen.extras import EXTRAS

ROOT = Path(__file__).parents[2]
SITE = Path(next(path for path in sys.path if path.endswith("site-packages")))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENTRY = PROJECT["scripts"]["natsgrammar"].split(":")
BUILD = "import sys, hatchling.build as backend; print(backend.build_wheel(sys.argv[1]))"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the wheel of this tree is installed in."""
    folder = tmp_path_factory.mktemp("distribution")
    subprocess.run([sys.executable, "-c", BUILD, folder], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def files_below(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_packages_and_the_grammars_are_in_it_whole(installed: Path) -> None:
    for source, place in {
        "runtime/natsgrammar": "natsgrammar",
        "generated/natsgrammar_tables": "natsgrammar_tables",
        "generator/natsgrammar_gen": "natsgrammar_gen",
        "pipeline/natsgrammar_spark": "natsgrammar_spark",
        "grammar": "natsgrammar_gen/grammars",
    }.items():
        expected = files_below(ROOT / source)
        assert expected, source
        assert expected <= files_below(installed / place)


def run_with(installed: Path, folder: Path, modules: tuple[str, ...], *arguments: str) -> tuple[int, str, str]:
    """The command in a Python that has the distribution and these modules, and no other package: code and output."""
    site = folder / "site"
    site.mkdir(exist_ok=True)
    for module in modules:
        (site / module).symlink_to(SITE / module)
    # -S leaves out the path file of the editable install
    program = (
        f"import sys; sys.path[:0] = [{str(installed)!r}, {str(site)!r}]; from {ENTRY[0]} import {ENTRY[1]} as m; m()"
    )
    command = [sys.executable, "-I", "-S", "-c", program, *arguments]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return answer.returncode, answer.stdout, answer.stderr


CLI = ("click", "lark", "jinja2", "markupsafe", "yaml")


@pytest.mark.parametrize(
    "arguments", [("check", "adr6:stream-name", "ORDERS"), ("generate", "--help"), ("rules",), ("sample", "safe:token")]
)
def test_its_command_works_elsewhere(installed: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    code, _, errors = run_with(installed, tmp_path, CLI, *arguments)
    assert (code, errors) == (0, "")


@pytest.mark.parametrize(
    ("missing", "arguments", "message"),
    [
        (CLI, ("check", "adr6:stream-name", "x"), "`click`, `lark`, `jinja2`, `yaml` are not installed"),
        (("lark",), ("generate", "--check"), "`lark` is not installed"),
        (("jinja2",), (), "`jinja2` is not installed"),
    ],
)
def test_the_command_names_its_missing_extra(
    installed: Path, tmp_path: Path, missing: tuple[str, ...], arguments: tuple[str, ...], message: str
) -> None:
    present = tuple(module for module in CLI if module not in missing)
    answer = run_with(installed, tmp_path, present, *arguments)
    assert answer == (2, "", f"error: {message}: run `pip install 'natsgrammar[cli]'`\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ("run", "contract.yaml", "--output", "out"),
        ("impact", "adr6:stream-name", "safe:token", "--input", "names.csv", "--column", "name"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_spark_command_names_its_missing_extra(installed: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    answer = run_with(installed, tmp_path, CLI, *arguments)
    assert answer == (2, "", "error: `pyspark`, `pyarrow` are not installed: run `pip install 'natsgrammar[spark]'`\n")


def test_a_contract_is_checked_without_spark(installed: Path, tmp_path: Path) -> None:
    contract = ROOT / "examples" / "contracts" / "consumers.yaml"
    code, output, errors = run_with(installed, tmp_path, CLI, "run", "--check", str(contract))
    assert (code, errors) == (0, "")
    assert "no problems" in output


def test_the_extras_are_those_of_the_project() -> None:
    imported_as = {"pyyaml": "yaml"}
    for extra, modules in EXTRAS.items():
        declared = [re.match(r"[a-z0-9]+", requirement) for requirement in PROJECT["optional-dependencies"][extra]]
        names = {imported_as.get(found[0], found[0]) for found in declared if found}
        assert set(modules) <= names
    assert PROJECT["dependencies"] == []


def test_the_runtime_needs_nothing_else(installed: Path, tmp_path: Path) -> None:
    program = f"""
import sys
sys.path.insert(0, {str(installed)!r})
import natsgrammar
assert natsgrammar.rule("adr6:stream-name").is_valid("ORDERS")
assert not natsgrammar.rule("adr6:stream-name").is_valid("ORDERS.EU")
ours = {{"natsgrammar", "natsgrammar_tables", "__main__"}}
strangers = {{name.split(".")[0] for name in sys.modules}} - sys.stdlib_module_names - ours
assert not strangers, strangers
"""
    command = [sys.executable, "-I", "-S", "-c", program]
    answer = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
