"""The distribution stands alone: built and installed away from this tree, it holds all that its commands need."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

from natsgrammar_gen.extras import EXTRAS

ROOT = Path(__file__).parents[3]
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


CLI = ("click", "lark", "jinja2", "markupsafe", "yaml", "ruamel")


@pytest.mark.parametrize(
    "arguments", [("check", "adr6:stream-name", "ORDERS"), ("generate", "--help"), ("rules",), ("sample", "safe:token")]
)
def test_its_command_works_elsewhere(installed: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    code, _, errors = run_with(installed, tmp_path, CLI, *arguments)
    assert (code, errors) == (0, "")


@pytest.mark.parametrize(
    ("missing", "arguments", "message"),
    [
        (CLI, ("check", "adr6:stream-name", "x"), "`click`, `lark`, `jinja2`, `yaml`, `ruamel.yaml` are not installed"),
        (("lark",), ("generate", "--check"), "`lark` is not installed"),
        (("jinja2",), (), "`jinja2` is not installed"),
    ],
)
def test_the_command_names_its_missing_extra(
    installed: Path, tmp_path: Path, missing: tuple[str, ...], arguments: tuple[str, ...], message: str
) -> None:
    present = tuple(module for module in CLI if module not in missing)
    answer = run_with(installed, tmp_path, present, *arguments)
    instead = " or, to install nothing, `uvx --from 'natsgrammar[cli]' natsgrammar`"
    assert answer == (2, "", f"error: {message}: run `pip install 'natsgrammar[cli]'`{instead}\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ("run", "contract.yaml", "--output", "out"),
        ("impact", "adr6:stream-name", "safe:token", "--input", "names.csv", "--column", "name"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_spark_command_names_its_missing_extra(installed: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "contract.yaml").touch()
    answer = run_with(installed, tmp_path, CLI, *arguments)
    assert answer == (2, "", "error: `pyspark`, `pyarrow` are not installed: run `pip install 'natsgrammar[spark]'`\n")


def test_a_contract_is_checked_without_spark(installed: Path, tmp_path: Path) -> None:
    contract = ROOT / "examples" / "contracts" / "consumers.yaml"
    code, output, errors = run_with(installed, tmp_path, CLI, "run", "--check", str(contract))
    assert (code, errors.count("\n"), "`config.deliver_group`" in errors) == (0, 1, True)  # half of its values are bad
    assert "no problems" in output


def test_links_of_the_package_page_lead_somewhere_or_are_no_links() -> None:
    from tools.package_page import addresses, page

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    relative = r"\]\((?!https?:)"
    assert len(re.findall(relative, readme)) > 20
    bare, there = page(readme, "", "1.2.3"), page(readme, "https://example.org/ng", "1.2.3")
    for text in (bare, there):
        assert not re.search(relative, text)
    assert bare.count("](https:") < there.count("](https:")
    for path in re.findall(r"\]\(https://example.org/ng/(?:blob|raw)/v1.2.3/([^)#]+)", there):
        assert (ROOT / path).exists(), path
    pictures = re.findall(r"!\[[^]]+\]\(https://example.org/ng/raw/v1.2.3/(\S+)\)", there)
    assert [Path(path).name for path in pictures] == ["journey.svg", "report-light.png"]
    assert "![" not in bare
    assert addresses("", "") == {}, "none is invented"
    assert set(addresses("https://x", "https://y")) == {"Documentation", "Source", "Issues", "Changelog"}


def test_the_package_page_is_that_of_the_readme(installed: Path) -> None:
    (metadata,) = installed.glob("*.dist-info/METADATA")
    text = metadata.read_text(encoding="utf-8")
    assert "Description-Content-Type: text/markdown" in text
    assert "\npip install './natsgrammar[cli]'\n" in "\n".join(text.partition("\n\n")[2].splitlines()[:25]), (
        "on the first screen"
    )


def test_what_builds_it_is_what_the_tests_build_with() -> None:
    (backend,) = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert f"\n{backend} " in (ROOT / "requirements.lock").read_text(encoding="utf-8")


HATCHLING = [sys.executable, "-m", "hatchling", "build", "--directory"]
UV = ROOT / ".tools" / "uv" / "bin" / "uv"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution of the files that git tracks."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "source").mkdir()
    copy = f"git ls-files -z | tar -c --null -T - | tar -x -C {folder}/source"
    subprocess.run(["bash", "-euo", "pipefail", "-c", copy], cwd=ROOT, check=True)
    command = [*HATCHLING, str(folder / "dist")]
    subprocess.run(command, cwd=folder / "source", check=True, capture_output=True)
    return folder / "dist"


@pytest.mark.nightly
def test_the_same_source_gives_the_same_bytes(built: Path) -> None:
    command = [
        str(ROOT / "tools" / "build_again.sh"),
        str(built),
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--directory",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count("natsgrammar-")) == (0, 2), done.stdout + done.stderr
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.comment = b"another"
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1, "a difference is found"


@pytest.mark.nightly
@pytest.mark.skipif(not UV.exists(), reason="tools/make_venv.sh has not provided uv")
def test_it_runs_without_being_installed(installed: Path, tmp_path: Path) -> None:
    """By uvx and pipx, as people call them; and the index renders its page."""
    places = {"UV_TOOL_DIR": tmp_path / "uv", "PIPX_HOME": tmp_path / "pipx", "UV_FIND_LINKS": installed.parent}
    environment = {**os.environ, **{name: str(path) for name, path in places.items()}}

    def run(*arguments: object) -> tuple[int, str]:
        command = [str(UV), "tool", "run", *map(str, arguments)]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    check = ("natsgrammar", "check", "adr6:stream-name", "ORDERS")
    pipx = ("pipx", "run", f"--pip-args=--find-links {installed.parent}")
    bare = "`uvx --from 'natsgrammar[cli]' natsgrammar`"
    (wheel,) = installed.parent.glob("*.whl")
    for arguments, code, message in (
        (("--from", "natsgrammar[cli]", *check), 0, "1 name checked, all valid"),
        (check, 2, bare),
        ((*pipx, "--spec", "natsgrammar[cli]", *check), 0, "1 name checked, all valid"),
        ((*pipx, *check), 2, bare),
        (("twine==7.0.0", "check", "--strict", wheel), 0, "PASSED"),
    ):
        actual = run(*arguments)
        assert (actual[0], message in actual[1]) == (code, True), actual


HOOKS = """\
repos:
  - repo: {root}
    rev: {rev}
    hooks:
      - {{id: natsgrammar-names, files: names.txt, args: ["adr6:stream-name"]}}
      - {{id: natsgrammar-lint}}
      - {{id: natsgrammar-contract-check, files: rows.yaml}}
      - {{id: natsgrammar-breaking}}
"""


def test_the_hook_of_lint_is_for_json_and_json_lines() -> None:
    """By their names: JSON lines have no tag in pre-commit, which passes over what has not all of the types."""
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    (hook,) = (hook for hook in hooks if hook["id"] == "natsgrammar-lint")
    assert hook["types"] == ["text"]
    names = ("streams.json", "backup/consumers.jsonl", "README.md", "x.json5", "xjson")
    assert [name for name in names if re.search(hook["files"], name)] == ["streams.json", "backup/consumers.jsonl"]


@pytest.mark.nightly
@pytest.mark.skipif(not UV.exists(), reason="tools/make_venv.sh has not provided uv")
def test_hooks_run_in_pre_commit(tmp_path: Path) -> None:
    """As the last commit has them: pre-commit installs that one."""

    def git(folder: Path, *arguments: str) -> str:
        identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        command = ["git", "-C", str(folder), *identity, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    grammar = "// @title Acme\n\nname: /[a-z]+/\n"
    files = {
        "names.txt": "ORDERS\na.b\n",
        "streams.json": '{"name": "a.b", "subjects": ["x"]}\n',
        "consumers.jsonl": '{"stream_name": "ORDERS", "name": "a.c", "config": {"durable_name": "a.c"}}\n',
        "rows.yaml": "contract: 1\nrules: [{column: x, rule: adr6:nope}]\n",
        "grammar/acme/1.lark": grammar.replace("a-z", "a-z0-9"),
        ".pre-commit-config.yaml": HOOKS.format(root=ROOT, rev=git(ROOT, "rev-parse", "HEAD")),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "first")
    (tmp_path / "grammar" / "acme" / "1.lark").write_text(grammar, encoding="utf-8")
    git(tmp_path, "add", ".")
    environment = {**os.environ, "PRE_COMMIT_HOME": str(tmp_path / ".home")}
    command = [str(UV), "tool", "run", "pre-commit", "run", "--all-files"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count("- exit code: 1")) == (1, 4), done.stdout + done.stderr
    lint = ("streams.json:1:10: STREAM_NAME", "consumers.jsonl:1:")
    for message in ("names.txt, line 2: rejected", *lint, "rows.yaml:2:", "LANGUAGE_NARROWED"):
        assert message in done.stdout


def test_the_extras_are_those_of_the_project() -> None:
    imported_as = {"pyyaml": "yaml", "ruamel.yaml": "ruamel.yaml"}
    for extra, modules in EXTRAS.items():
        declared = [re.match(r"[a-z0-9.]+", requirement) for requirement in PROJECT["optional-dependencies"][extra]]
        assert {imported_as.get(actual[0], actual[0]) for actual in declared if actual} == {*modules}, extra
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
