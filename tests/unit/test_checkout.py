"""Commands about grammars work on the checkout around the working directory; addresses mean the installed tables."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULE = "acme@1:order-name"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of its own, with one edition that no other has."""
    root = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "grammar", root / "grammar")
    (root / "generator" / "natsgrammar_gen").mkdir(parents=True)
    (root / "grammar" / "acme").mkdir()
    (root / "grammar" / "acme" / "1.lark").write_text("// @title Acme\n\norder_name: /[A-Z]/+\n", encoding="utf-8")
    subprocess.run(["git", "init", "-q", root], check=True)
    subprocess.run(["git", "-C", root, "add", "."], check=True)
    identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    subprocess.run(["git", "-C", root, *identity, "commit", "-q", "-m", "base"], check=True)
    return root


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "natsgrammar_gen", *arguments]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return answer.returncode, answer.stdout + answer.stderr


@pytest.fixture(params=["", "docs/guide", "generator"])
def inside(checkout: Path, request: pytest.FixtureRequest) -> Path:
    return checkout / str(request.param)


def test_inside_a_checkout_its_grammars_count(checkout: Path, inside: Path, tmp_path: Path) -> None:
    assert "unknown specification `acme`" in run(inside, "diff", RULE, RULE)[1]
    assert run(inside, "breaking", "--against", "HEAD") == (0, "0 findings against HEAD\n")
    assert run(inside, "sample", "adr6:stream-name", "-n", "1")[0] == 0
    code, output = run(inside, "generate", "--check")
    assert code == 1
    assert "missing  generated/natsgrammar_tables/acme_1.py" in output
    source = tmp_path / "adr.md"
    source.write_text("Date: 2030-01-02\n\n```\nx-name = (a-z)+\n```\n", encoding="utf-8")
    assert run(inside, "import", str(source), "--force")[0] == 0
    written = checkout / "grammar" / "adr6" / "2030-01-02.lark"
    assert written.is_file()
    written.unlink()


@pytest.fixture(params=[False, True], ids=["outside", "a foreign grammar folder"])
def elsewhere(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder outside of every checkout, also one that happens to have a folder `grammar`."""
    if request.param:
        (tmp_path / "grammar" / "english").mkdir(parents=True)
    return tmp_path


def test_outside_of_a_checkout_the_installed_grammars_count(elsewhere: Path) -> None:
    assert "has no rule" in run(elsewhere, "diff", "adr6:stream", "adr6:stream")[1]
    assert "unknown specification `acme`" in run(elsewhere, "diff", RULE, RULE)[1]
    assert "1 rule unchanged" in run(elsewhere, "diff", "adr6:stream-name", "adr6:stream-name")[1]
    assert run(elsewhere, "sample", "adr6:stream-name", "-n", "1")[0] == 0
    assert run(elsewhere, "explain", "ORDERS", "--rule", "stream-name")[0] == 0
    for arguments in (["generate"], ["generate", "--check"], ["import", "adr.md"], ["breaking", "--against", "HEAD"]):
        before = sorted(elsewhere.rglob("*"))
        assert run(elsewhere, *arguments)[0] == 2, arguments
        assert sorted(elsewhere.rglob("*")) == before
