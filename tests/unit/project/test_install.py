"""Every install line that people copy is the same one, and works where no index has natsgrammar."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
UV = ROOT / ".tools" / "uv" / "bin" / "uv"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"].keys()
BLOCK = re.compile(r"(?ms)^ *```\w+[^\n]*\n(.*?)^ *```")
INSTALL = re.compile(r"(?:pip install|uvx --from|pipx run --spec) ['\w][^`\n#]*")
README = (ROOT / "README.md").read_text(encoding="utf-8")
START = "./natsgrammar" if "'./natsgrammar[" in README else "natsgrammar"  # a clone until there is a release


def pages() -> Iterator[Path]:
    yield from (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "action.yml", ".pre-commit-hooks.yaml"))
    yield from (path for path in (ROOT / "docs").rglob("*.md") if "reference" not in path.parts)
    yield from (ROOT / "examples").rglob("*.md")


def install_lines() -> dict[str, Path]:
    """Each distinct install line → a page that shows it."""
    return {line.strip(): page for page in pages() for line in INSTALL.findall(page.read_text(encoding="utf-8"))}


def requirements(line: str) -> list[str]:
    """The words of a line that name natsgrammar, as a shell reads them."""
    words = [word for word in shlex.split(line) if "natsgrammar" in word]
    return words[:1] if line.startswith(("uvx", "pipx")) else words


def sources() -> Iterator[tuple[Path, str]]:
    for folder in ("runtime", "generator", "pipeline"):
        for path in (ROOT / folder).rglob("*.py"):
            yield path, path.read_text(encoding="utf-8")


def test_each_install_line_begins_at_a_clone_and_names_extras_that_exist() -> None:
    lines = install_lines()
    assert len([line for line in lines if requirements(line)]) > 10
    for line, page in lines.items():
        for word in requirements(line):
            form = re.fullmatch(rf"{re.escape(START)}(?:\[([\w,]+)\])?", word)
            assert form, f"{page.name}: {line}"
            assert set((form[1] or "cli").split(",")) <= EXTRAS, f"{page.name}: {line}"
    for page in pages():
        for word in re.findall(r"[./]*natsgrammar\[[\w,]*\](?!==)", page.read_text(encoding="utf-8")):
            assert word.startswith(f"{START}["), page


def test_each_hint_of_an_error_is_made_in_one_place() -> None:
    hints = 0
    for path, text in sources():
        assert path.name == "errors.py" or not re.search(r"natsgrammar\[", text), path
        for extra in re.findall(r"""\b(?:needs\("\[|install\(['"]|require\(")(\w+)""", text):
            hints += 1
            assert extra in EXTRAS, path
    assert hints > 15


def clone(folder: Path) -> None:
    """What git tracks, as `natsgrammar` in the folder."""
    (folder / "natsgrammar").mkdir()
    copy = f"git ls-files -z | tar -c --null -T - | tar -x -C {shlex.quote(str(folder / 'natsgrammar'))}"
    subprocess.run(["bash", "-euo", "pipefail", "-c", copy], cwd=ROOT, check=True)


def ran(folder: Path, line: str) -> tuple[int, str]:
    """A line in a shell whose Python is the folder's own, and whose `pip` is uv's, which is faster."""
    path = f"{folder / '.venv' / 'bin'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(folder / ".venv"), "UV_LINK_MODE": "hardlink"}
    line = re.sub(r"^pip ", f"{shlex.quote(str(UV))} -q pip ", line)
    done = subprocess.run(
        ["bash", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A folder with a clone, and an environment without packages."""
    if not UV.exists():
        pytest.skip("tools/make_venv.sh has not provided uv")
    clone(tmp_path)
    subprocess.run([UV, "venv", "-q", tmp_path / ".venv"], check=True)
    return tmp_path


def test_a_newcomer_who_pastes_each_hint_has_the_command(empty: Path) -> None:
    """From the smallest installation, by the line that its error prints, to the first answer of the README."""
    assert ran(empty, "pip install './natsgrammar'") == (0, "")
    code, error = ran(empty, "natsgrammar check adr6:stream-name ORDERS")
    hint = re.search(r"run `(pip install [^`]+)`", error)
    assert hint, error
    assert hint[1] == f"pip install '{empty}/natsgrammar[cli]'"
    assert (code, ran(empty, hint[1])) == (2, (0, ""))
    assert ran(empty, "natsgrammar check adr6:stream-name ORDERS") == (0, "1 name checked, all valid\n")


@pytest.mark.nightly
@pytest.mark.parametrize("line", [line for line in install_lines() if requirements(line)])
def test_each_install_line_works_beside_a_clone(empty: Path, line: str) -> None:
    if line.startswith(("uvx", "pipx")):
        line = f"{line} check adr6:stream-name ORDERS"
        for program in ("uvx", "pipx"):
            line = re.sub(rf"^{program} ", f"{shlex.quote(str(UV))} tool run {'pipx ' * (program == 'pipx')}", line)
        code, output = ran(empty, line)
        assert (code, "1 name checked, all valid" in output) == (0, True), output
        return
    assert ran(empty, line) == (0, "")
    assert ran(empty, 'python -c \'import natsgrammar as ng; ng.rule("adr6:stream-name").validate("ORDERS")\'') == (
        0,
        "",
    )
    if "cli" in line:
        assert ran(empty, "natsgrammar check adr6:stream-name ORDERS") == (0, "1 name checked, all valid\n")


@pytest.mark.nightly
def test_pip_itself_installs_the_line_of_the_readme(empty: Path) -> None:
    line = "python3 -m venv --clear .venv && .venv/bin/pip install -q --disable-pip-version-check './natsgrammar[cli]'"
    assert ran(empty, line) == (0, "")
    assert ran(empty, "natsgrammar check adr6:stream-name ORDERS") == (0, "1 name checked, all valid\n")
