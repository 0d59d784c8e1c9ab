"""Commands about grammars work on the checkout around the working directory; addresses mean the installed tables."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from tests.support.depth import by_day

ROOT = Path(__file__).parents[3]
RULE = "acme@1:order-name"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of its own, with one edition that no other has."""
    root = tmp_path_factory.mktemp("checkout")
    for name in ("_shared", "adr6", "notation"):
        shutil.copytree(ROOT / "grammar" / name, root / "grammar" / name)
    (root / "generator" / "natsgrammar_gen").mkdir(parents=True)
    (root / "grammar" / "acme").mkdir()
    (root / "grammar" / "acme" / "1.lark").write_text("// @title Acme\n\norder_name: /[A-Z]/+\n", encoding="utf-8")
    subprocess.run(["git", "init", "-q", root], check=True)
    subprocess.run(["git", "-C", root, "add", "."], check=True)
    identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    subprocess.run(["git", "-C", root, *identity, "commit", "-q", "-m", "base"], check=True)
    return root


def run(*arguments: str) -> tuple[int, str]:
    answer = CliRunner().invoke(main, arguments)
    assert not answer.exception or isinstance(answer.exception, SystemExit), answer.exception
    return answer.exit_code, answer.output


@pytest.mark.parametrize("folder", by_day(["docs/guide", "", "generator"], 1))
def test_inside_a_checkout_its_grammars_count(
    checkout: Path, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / folder).mkdir(parents=True, exist_ok=True)
    monkeypatch.chdir(checkout / folder)
    assert "unknown specification `acme`" in run("diff", RULE, RULE)[1]
    assert run("breaking", "--against", "HEAD") == (0, "0 findings against HEAD\n")
    assert run("sample", "adr6:stream-name", "-n", "1")[0] == 0
    code, output = run("generate", "--check")
    assert code == 1
    assert "missing  generated/natsgrammar_tables/acme_1.py" in output
    source = tmp_path / "adr.md"
    source.write_text("Date: 2030-01-02\n\n```\nx-name = (a-z)+\n```\n", encoding="utf-8")
    assert run("import", str(source), "--force")[0] == 0
    written = checkout / "grammar" / "adr6" / "2030-01-02.lark"
    assert written.is_file()
    written.unlink()


@pytest.fixture(params=[False, True], ids=["outside", "a foreign grammar folder"])
def elsewhere(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder outside of every checkout, also one that happens to have a folder `grammar`."""
    if request.param:
        (tmp_path / "grammar" / "english").mkdir(parents=True)
    return tmp_path


def test_outside_of_a_checkout_the_installed_grammars_count(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(elsewhere)
    assert "has no rule" in run("diff", "adr6:stream", "adr6:stream")[1]
    assert "unknown specification `acme`" in run("diff", RULE, RULE)[1]
    assert "1 rule unchanged" in run("diff", "adr6:stream-name", "adr6:stream-name")[1]
    assert run("sample", "adr6:stream-name", "-n", "1")[0] == 0
    assert run("explain", "ORDERS", "--rule", "stream-name")[0] == 0
    for arguments in (["generate"], ["generate", "--check"], ["import", "adr.md"], ["breaking", "--against", "HEAD"]):
        before = sorted(elsewhere.rglob("*"))
        assert run(*arguments)[0] == 2, arguments
        assert sorted(elsewhere.rglob("*")) == before
