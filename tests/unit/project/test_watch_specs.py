"""A specification that moved is seen, one that did not is left alone, and one that cannot be read is reported."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from natsgrammar_gen.grammar.load import load_grammar
from tests.support.adr_text import SMALL
from tests.support.languages import written
from tools.watch_specs import ROOT, SPECS, main

PUBLISHED = ROOT.parent / "shared" / "specs" / "adr-6"
WIDER = SMALL.replace("(a-z)", "[a-z_]")
PAGE = "Keys are written in lower case.\n"
CLAIM = """\
[[claim]]
id = "streams-are-lower-case"
says = "Streams are lower case."
left = "acme:stream-name"
relation = "subset of"
right = ["/[a-z]*/"]
"""
PRESENT = """\
// @title ACME

// @good "orders"
stream_name: /[a-z]+/
"""


@dataclass
class Watched:
    """A folder with grammars, the list of two specifications, and their texts as published."""

    root: Path

    @property
    def specs(self) -> Path:
        return self.root / "watched.toml"

    @property
    def drafts(self) -> list[str]:
        return sorted(path.stem for path in (self.root / "grammar" / "acme").iterdir())

    def publish(self, adr: str, page: str | None) -> None:
        texts = self.root / "published"
        texts.mkdir(exist_ok=True)
        (texts / "ADR.md").write_text(adr, encoding="utf-8")
        (texts / "page.md").unlink(missing_ok=True)
        if page is not None:
            (texts / "page.md").write_text(page, encoding="utf-8")

    def list(self, adr: str = SMALL, page: str = PAGE) -> None:
        """The list, as if these texts had been read last; nothing was read of an empty one."""
        hashes = [hashlib.sha256(text.encode()).hexdigest() if text else "" for text in (adr, page)]
        entries = (("Names", "ADR.md", "acme@2030-01-02", "true"), ("Keys", "page.md", "keys@1", "false"))
        self.specs.write_text(
            "# The list.\n\n"
            + "\n".join(
                f'[[spec]]\nname = "{name}"\nurl = "https://specs.example/main/{file}"\nedition = "{edition}"\n'
                f'import = {imported}\nsha256 = "{sha256}"\n'
                for (name, file, edition, imported), sha256 in zip(entries, hashes, strict=True)
            ),
            encoding="utf-8",
        )

    def run(self, *arguments: str) -> tuple[int, str]:
        """The exit code and the report."""
        where = {"--specs": self.specs, "--grammar": self.root / "grammar", "--from": self.root / "published"}
        options = [str(part) for option in where.items() for part in option]
        code = main([*options, "--report", str(self.root / "report.md"), "--edition", "2031-03-04", *arguments])
        return code, (self.root / "report.md").read_text(encoding="utf-8")


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    for path, text in {
        "acme/2030-01-02.lark": PRESENT,
        "keys/1.lark": '// @title Keys\n\n// @good "a"\nkey: /[a-z]/\n',
        "claims.toml": CLAIM,
    }.items():
        file = tmp_path / "grammar" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    made = Watched(tmp_path)
    made.publish(SMALL, PAGE)
    made.list()
    return made


def test_equal_texts_are_reported_as_not_moved(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    before = watched.specs.read_bytes()
    code, report = watched.run("--write")
    assert code == 0
    states = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert states == [["unmoved", "Names", "(acme@2030-01-02)"], ["unmoved", "Keys", "(keys@1)"]]
    assert "##" not in report
    assert watched.specs.read_bytes() == before
    assert watched.drafts == ["2030-01-02"]


def test_an_adr_that_moved_is_compared_as_its_next_edition(watched: Watched, tmp_path: Path) -> None:
    texts = ("--texts", str(tmp_path / "texts"))
    assert watched.run(*texts)[0] == 0
    watched.publish(WIDER, PAGE)
    code, report = watched.run(*texts)
    assert code == 1
    assert "## Names: moved" in report
    assert "-term = (a-z)+\n+term = [a-z_]+" in report
    assert "| `stream-name` | widened |  | `_`: 1 of length 1" in report
    assert "LATEST_WIDENED acme (2030-01-02 → 2031-03-04): `stream-name` accepts names that it refused" in report
    assert "the verdict of claim `streams-are-lower-case` changed" in report
    assert "## Keys" not in report
    assert watched.drafts == ["2030-01-02"]  # nothing is written unless it is asked for


def test_what_was_read_is_recorded_with_the_draft(watched: Watched) -> None:
    watched.publish(WIDER, PAGE + "They are short.\n")
    assert watched.run("--write")[0] == 1
    names, keys = tomllib.loads(watched.specs.read_text(encoding="utf-8"))["spec"]
    assert names["edition"] == "acme@2031-03-04"
    assert names["sha256"] == hashlib.sha256(WIDER.encode()).hexdigest()
    assert keys["edition"] == "keys@1"
    draft = load_grammar(watched.root / "grammar" / "acme" / "2031-03-04.lark", watched.root / "grammar")
    assert draft.rules["stream-name"].dfa.accepts("orders_eu")
    assert watched.run()[0] == 0


def test_another_text_is_shown_as_text_only(watched: Watched, tmp_path: Path) -> None:
    texts = ("--texts", str(tmp_path / "texts"))
    watched.run(*texts)
    watched.publish(SMALL, PAGE + "````\n@everyone\n")
    code, report = watched.run(*texts)
    assert code == 1
    assert f"`````diff\n--- read last\n+++ published now\n@@ -1 +1,3 @@\n {PAGE}+````\n+@everyone\n`````" in report
    assert "natsgrammar diff" not in report


def test_a_text_that_was_not_kept_has_no_difference(watched: Watched, tmp_path: Path) -> None:
    watched.publish(SMALL, "Another page.\n")
    code, report = watched.run("--texts", str(tmp_path / "texts"))
    assert code == 1
    assert "The text that was read last is not at hand" in report


def test_a_text_that_cannot_be_read_is_reported_beside_the_others(watched: Watched) -> None:
    watched.publish(SMALL, None)
    code, report = watched.run("--write")
    assert code == 2
    assert "## Keys: unreachable" in report
    watched.publish(WIDER, None)
    code, report = watched.run("--write")
    assert code == 1
    assert "## Keys: unreachable" in report
    assert "## Names: moved" in report
    assert watched.drafts == ["2030-01-02", "2031-03-04"]
    assert hashlib.sha256(PAGE.encode()).hexdigest() in watched.specs.read_text(encoding="utf-8")


def test_a_text_that_was_never_recorded_asks_for_a_reader_once(watched: Watched) -> None:
    watched.list(page="")
    code, report = watched.run("--write")
    assert code == 1
    assert "## Keys: read first" in report
    assert ": moved" not in report
    assert hashlib.sha256(PAGE.encode()).hexdigest() in report
    assert watched.run()[0] == 0


def test_a_text_that_cannot_be_imported_is_told_with_its_places(watched: Watched) -> None:
    watched.publish(SMALL.replace("= term", "= trem"), PAGE)
    before = watched.specs.read_bytes()
    for _ in range(2):
        code, report = watched.run("--write")
        assert code == 2
        assert "## Names: moved, not imported" in report
        assert "ADR.md:8:15: `trem` is used but not defined (did you mean `term`?)" in report
    assert watched.drafts == ["2030-01-02"]
    assert watched.specs.read_bytes() == before


def test_an_edition_is_never_written_over(watched: Watched) -> None:
    watched.publish(WIDER, PAGE)
    code, report = watched.run("--write", "--edition", "2030-01-02")
    assert code == 2
    assert "already exists and states another text" in " ".join(report.split())
    assert (watched.root / "grammar" / "acme" / "2030-01-02.lark").read_text(encoding="utf-8") == PRESENT


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("[[spec]]", "[[spec", "at line 3"),
        ("name = ", "nmae = ", "name"),
        ("acme@2030-01-02", "acme@2029-01-02", "has no edition `acme@2029-01-02`"),
    ],
)
def test_a_wrong_list_is_a_usage_error(
    watched: Watched, old: str, new: str, cause: str, capsys: pytest.CaptureFixture[str]
) -> None:
    watched.specs.write_text(watched.specs.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SystemExit) as refused:
        watched.run()
    assert refused.value.code == 2
    assert cause in capsys.readouterr().err


def test_the_list_names_the_newest_editions() -> None:
    newest = {grammar.spec: grammar.address for grammar in written()}
    listed = [entry["edition"] for entry in tomllib.loads(SPECS.read_text(encoding="utf-8"))["spec"]]
    assert listed
    assert set(listed) <= set(newest.values())


@pytest.mark.skipif(not PUBLISHED.is_dir(), reason="the published texts are not beside the project")
@pytest.mark.parametrize("edition", ["2022-09-13", "2023-02-01"])
def test_published_revisions(edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The newest revision is the one that was read last; what differs in an older one is shown."""
    (tmp_path / "ADR-6.md").write_bytes((PUBLISHED / f"{edition}.md").read_bytes())
    report = tmp_path / "report.md"
    code = main(["--from", str(tmp_path), "--edition", "2031-03-04", "--report", str(report)])
    state, *_ = capsys.readouterr().out.split()
    if edition == "2023-02-01":
        assert (code, state) == (2, "unmoved")  # 2: the other texts are not in the folder
        return
    assert (code, state) == (1, "moved")
    shown = report.read_text(encoding="utf-8")
    assert "| `stream-name` | widened |" in shown
    assert "the verdict of claim `adr6-streams-everywhere` changed" in shown
