"""The distribution stands alone: built and installed away from this tree, it holds all that its commands need."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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


def test_its_command_works_elsewhere(installed: Path, tmp_path: Path) -> None:
    # -S leaves out the path file of the editable install, so the dependencies are named by hand
    site = next(path for path in sys.path if path.endswith("site-packages"))
    program = f"import sys; sys.path[:0] = [{str(installed)!r}, {site!r}]; from natsgrammar_gen.cli import main; main()"
    for arguments in (["check", "adr6:stream-name", "ORDERS"], ["generate", "--help"], ["rules"]):
        command = [sys.executable, "-I", "-S", "-c", program, *arguments]
        answer = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr


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
