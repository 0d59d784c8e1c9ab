"""`upgrade` leads from a text of ADR-6 that nobody has published to a finished change."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main
from tests.support.adr_text import SMALL, checkout, revision

CLAIM = """\
[[claim]]
id = "dash"
says = "Streams have no dash."
left = "/-/"
relation = "disjoint from"
right = ["*:stream-name"]
"""
NEW = SMALL.replace("2030-01-02", "2031-01-02").replace("(a-z)+", "(a-z, dash)+")


def run(command: str, *arguments: object) -> Result:
    return CliRunner().invoke(main, [command, *map(str, arguments)])


@pytest.fixture
def acme(tmp_path: Path) -> Path:
    """A folder with grammars, the first edition of which was imported, and a claim about them."""
    (tmp_path / "grammar").mkdir()
    (tmp_path / "grammar" / "claims.toml").write_text(CLAIM, encoding="utf-8")
    (tmp_path / "old.md").write_text(SMALL, encoding="utf-8")
    (tmp_path / "new.md").write_text(NEW, encoding="utf-8")
    first = tmp_path / "grammar" / "acme" / "2030-01-02.lark"
    assert run("import", tmp_path / "old.md", "--output", first.parent).exit_code == 0
    text = first.read_text(encoding="utf-8").replace(
        "// @published 2030-01-02\n", "// @published 2030-01-02\n// @dialect ACME\n"
    )
    first.write_text(text.replace("stream_name:", '// @good "a"\n// @bad "a-" at 1\nstream_name:'), encoding="utf-8")
    return tmp_path


def upgrade(acme: Path, file: str = "new.md") -> Result:
    return run(
        "upgrade", acme / file, "--output", acme / "grammar" / "acme", "--out", acme / "out", "--package", "acme_names"
    )


def test_from_the_text_over_a_claim_to_the_package(acme: Path) -> None:
    stopped = upgrade(acme)
    assert stopped.exit_code == 1
    assert stopped.stderr.splitlines()[-1].startswith("generate: not yet, 1 problem to review")
    assert "| `stream-name` | widened |  | `-`: 1 of length 1" in stopped.stdout
    assert (
        "LATEST_WIDENED acme (2030-01-02 → 2031-01-02): `stream-name` accepts names that it rejected" in stopped.stdout
    )
    assert "`stream-name`: `a-` is valid now" in stopped.stdout
    assert "`stream-name` has no example: add @bad" in stopped.stdout
    assert not (acme / "out").exists()

    edition = acme / "grammar" / "acme" / "2031-01-02.lark"
    mine = edition.read_text(encoding="utf-8").replace("stream_name:", '// @bad "a." at 1\nstream_name:')
    edition.write_text(mine, encoding="utf-8")
    claims = acme / "grammar" / "claims.toml"
    recorded = tomllib.loads(claims.read_text(encoding="utf-8"))["claim"][0]
    assert recorded["refuted"] == {"acme:stream-name": "-"}
    unwritten = upgrade(acme)
    assert "claim `dash` is refuted: write its `finding` (what is so instead), `affects` " in unwritten.stderr
    assert not (acme / "out").exists()
    texts = claims.read_text("utf-8").replace('harm = ""', 'harm = "refused"')
    claims.write_text(texts.replace('""', '"They may have one."'), encoding="utf-8")

    done = upgrade(acme)
    assert done.exit_code == 0, done.output
    assert done.stderr.splitlines()[-1].startswith("generate: ")
    assert "`stream-name`: `a-` is valid now" in done.stdout
    assert "has no example" not in done.stdout
    assert "the verdict of claim `dash` changed: `acme:stream-name` is now refuted by `-`" in done.stdout
    assert "changed: " not in done.stderr
    assert edition.read_text(encoding="utf-8") == mine
    code = "from acme_names import rule; it = rule('acme:stream-name'); print(it.address, it.is_valid('a-'))"
    shown = subprocess.run([sys.executable, "-c", code], cwd=acme / "out", capture_output=True, text=True, check=True)
    assert shown.stdout == "acme@2031-01-02:stream-name True\n"


def test_it_never_goes_on_with_the_edition_of_another_text(acme: Path) -> None:
    assert upgrade(acme).exit_code == 1
    (acme / "new.md").write_text(NEW.replace("a-z", "a-f"), encoding="utf-8")
    refused = upgrade(acme)
    assert refused.exit_code == 2
    assert "already exists and states another text" in " ".join(refused.stderr.split())


def test_a_text_that_changes_nothing_says_so(acme: Path) -> None:
    (acme / "new.md").write_text(SMALL.replace("2030", "2031"), encoding="utf-8")
    for number in range(80):
        name = acme / "tests" / f"{number:0100}.txt"
        name.parent.mkdir(exist_ok=True)
        name.write_text("acme@2030-01-02 acme@2030-01-02\nacme@20300102\nr'ACME 2030\\-01-02'\n", encoding="utf-8")
    subprocess.run(["git", "init", "-q", acme], check=True)
    subprocess.run(["git", "-C", acme, "add", "tests"], check=True)
    done = upgrade(acme)
    assert done.exit_code == 0
    assert f"\ntests/{0:0100}.txt: 1, 3\n" in done.stdout
    assert f"\ntests/{79:0100}.txt: 1, 3\n" in done.stderr  # the description of a change is limited
    assert "Nobody: no address means other names than before." in done.stdout
    assert "natsgrammar impact" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("none.md", "--output", "grammar/acme", "--out", "out"), "`none.md` cannot be read"),
        (("old.md", "--output", "grammar/acme"), "missing option `--out DIR`"),
        (("old.md", "--edition", "2029-01-02", "--output", "grammar/acme", "--out", "out"), ""),
    ],
)
def test_wrong_use_of_upgrade_is_one_message(
    acme: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], cause: str
) -> None:
    monkeypatch.chdir(acme)
    result = run("upgrade", *arguments)
    assert (result.exit_code == 2) == bool(cause)
    assert cause in result.stderr


@pytest.mark.nightly
def test_adr6_itself_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a checkout: `portable`, the matrix and addresses without an edition follow the new text at once."""
    checkout(tmp_path)
    monkeypatch.chdir(tmp_path)
    Path("ADR-6.md").write_text(revision(stream_name="restricted-term maximum 128 characters"), encoding="utf-8")
    result = run("upgrade", "ADR-6.md", "--edition", "2031-11-20")
    assert result.exit_code == 1  # claims about stream names
    for claim in ("adr6-first-streams-everywhere", "safe-tokens-name-streams"):
        assert f"the recorded witness of claim `{claim}` changed" in result.stdout
    assert "LATEST_NARROWED adr6 (" in result.stdout
    assert "LANGUAGE_NARROWED portable@computed: `stream-name` rejects" in result.stdout
    (Path("grammar") / "claims.toml").unlink()
    done = run("upgrade", "ADR-6.md", "--edition", "2031-11-20")
    assert done.exit_code == 0
    assert f"run `pip install {tmp_path}`" in done.stderr  # the command runs from elsewhere
    code = """
import json, natsgrammar as ng
who = dict(ng.roles()["stream-name"])["ADR-6"]
asked = ("portable:stream-name", "adr6@2023-02-01:stream-name")
print(json.dumps([who, *(ng.rule(address).is_valid("a:b") for address in asked)]))
"""
    root = Path(__file__).parents[3]
    env = {"PYTHONPATH": f"{root / 'runtime'}:{tmp_path / 'generated'}", "PATH": ""}
    shown = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert json.loads(shown.stdout) == ["adr6@2031-11-20:stream-name", False, True]


def test_a_standard_is_upgraded_in_its_notation(tmp_path: Path) -> None:
    folder, text = tmp_path / "grammar" / "http", tmp_path / "names.txt"
    text.write_text('name = 1*4DIGIT "x"\nother = "get" DIGIT\n', encoding="utf-8")
    reading = (text, "--notation", "abnf", "--rule", "name", "--output", folder)
    assert run("import", *reading, "--edition", "1").exit_code == 0
    text.write_text('name = 1*3DIGIT "x"\nother = "get"\n', encoding="utf-8")
    done = run("upgrade", *reading, "--edition", "2", "--out", tmp_path / "out", "--package", "http_names")
    assert done.exit_code == 0, done.output
    assert "| `name` | narrowed |" in done.stdout
    assert "natsgrammar impact http@1:name http@2:name " in done.stdout
    assert "0 rules unchanged." in done.stdout
    assert not (folder.parent / "examples.toml").exists()


def test_removed_rules_are_not_counted_among_the_unchanged(acme: Path) -> None:
    more = SMALL.replace("stream-name = term\n", "stream-name = term\nqueue-name = term\nkey-name = term\n")
    (acme / "grammar" / "claims.toml").unlink()
    folders = ("--output", acme / "grammar" / "acme")
    (acme / "grammar" / "acme" / "2030-01-02.lark").unlink()
    (acme / "more.md").write_text(more.replace("2030", "2029"), encoding="utf-8")
    assert run("import", acme / "more.md", *folders).exit_code == 0
    done = run("upgrade", acme / "old.md", *folders, "--out", acme / "out", "--package", "acme_names")
    assert done.exit_code == 0, done.output
    assert "1 rule unchanged." in done.stdout
