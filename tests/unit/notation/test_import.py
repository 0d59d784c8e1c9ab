"""An ADR as published is imported as it says, or rejected with every place that cannot be read."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from lark import Token

from natsgrammar_gen.cli import main
from natsgrammar_gen.grammar.load import load_all, load_grammar
from natsgrammar_gen.grammar.lowering import read_regex
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.language import queries as algebra
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.notation.importer import ImportResult, Request, import_text, read_notation
from natsgrammar_gen.notation.text import Text
from tests.support.depth import generator

ROOT = Path(__file__).parents[3]
GRAMMAR = ROOT / "grammar"
CASES = sorted((Path(__file__).parents[2] / "cases" / "import").glob("*.md"))
SPECS = ROOT.parent / "shared" / "specs"
PUBLISHED = [*sorted((SPECS / "adr-6").glob("*.md")), *SPECS.glob("004_*.txt")]
NOTATION = cache(lambda: read_notation(GRAMMAR, "adr"))


def imported(text: str, edition: str | None = None, name: str = "adr.md") -> ImportResult:
    return import_text(Request(Text(text, name), edition), [NOTATION()])


def loaded(result: ImportResult, folder: Path) -> Grammar:
    assert not result.problems
    (folder / "adr6").mkdir()
    file = folder / "adr6" / f"{result.edition}.lark"
    file.write_text(result.lark_text, encoding="utf-8")
    return load_grammar(file, folder)


def language(pattern: str) -> DFA:
    return compile_tree(read_regex(pattern, Token("REGEXP", pattern)))


def names(grammar: Grammar) -> set[str]:
    return {name for name, definition in grammar.definitions.items() if definition.public}


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_each_text_is_imported_as_its_case_expects(case: Path, tmp_path: Path) -> None:
    """Each case begins with what it expects: `problem LINE:COLUMN …`, or the edition and a regex for every rule."""
    text = case.read_text(encoding="utf-8")
    expected = text[: text.index("-->")].splitlines()[1:]
    result = imported(text, name=case.name)
    collected = [f"problem {p.line}:{p.column} {p.message}" for p in result.problems]
    if collected or any(line.startswith("problem ") for line in expected):
        assert collected == [line for line in expected if line.startswith("problem ")]
        assert not result.lark_text
        return
    grammar = loaded(result, tmp_path)
    desired = dict(line.split(" ", 1) for line in expected)
    assert result.edition == desired.pop("edition")
    assert names(grammar) == {name.lower().replace("-", "_") for name in desired}
    for name, pattern in desired.items():
        dfa, meant = grammar.definitions[name.lower().replace("-", "_")].dfa, language(pattern)
        assert dfa == meant, (name, algebra.witness(dfa, meant), algebra.witness(meant, dfa))


@pytest.mark.skipif(not PUBLISHED, reason="the published texts are not beside the project")
@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_published_edition_equals_the_one_written_by_hand(path: Path, tmp_path: Path) -> None:
    day = re.fullmatch(r"\d{4}-\d{2}-\d{2}", path.stem)
    result = imported(path.read_text(encoding="utf-8"), day.group() if day else None, path.name)
    grammar = loaded(result, tmp_path)
    by_hand = load_grammar(GRAMMAR / "adr6" / f"{result.edition}.lark", GRAMMAR)
    # Our own reading stands beside the production as written, under a name that no text has.
    assert names(by_hand) - names(grammar) <= {"message_subject_intended"}
    assert names(grammar) - names(by_hand) == set()
    for name in names(grammar):
        ours, theirs = grammar.definitions[name].dfa, by_hand.definitions[name].dfa
        assert ours == theirs, (name, algebra.witness(ours, theirs), algebra.witness(theirs, ours))
    for name in set(grammar.definitions) & set(by_hand.definitions):
        assert grammar.definitions[name].dfa == by_hand.definitions[name].dfa, name


@pytest.mark.skipif(not PUBLISHED, reason="the published texts are not beside the project")
@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_no_sentence_of_the_text_is_copied(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    written = " ".join(imported(text, "2020-02-02").lark_text.split())
    for line in prose.splitlines():
        words = line.split()
        assert not any(" ".join(words[i : i + 6]) in written for i in range(len(words) - 5)), line


def test_line_ends_of_windows_and_a_byte_order_mark_change_nothing() -> None:
    text = (Path(__file__).parents[2] / "cases" / "import" / "forms.md").read_text(encoding="utf-8")
    assert imported("\ufeff" + text.replace("\n", "\r\n")) == imported(text)


@pytest.mark.parametrize(
    "header", ["Date: 2030-01-02", "**Date:** 2030-01-02", "| Date | 2030-01-02 |", "date: 2030-01-02"]
)
def test_the_edition_is_the_date_of_the_text_unless_given(header: str) -> None:
    text = f"{header}\n\n```\nx-name = (a-z)+\n```\n"
    assert imported(text).edition == "2030-01-02"
    assert imported(text, "2031-03-04").edition == "2031-03-04"
    assert imported(text, "2031-03-04.2").edition == "2031-03-04.2"
    assert "@published 2031-03-04\n" in imported(text, "2031-03-04.2").lark_text
    for wrong in ("2031-02-30", "2031-03-04.", "2031-03-04.1", "2031-03-04.x", "2031", ".2"):
        problem = f"the edition `{wrong}` is not a day as YYYY-MM-DD, or as YYYY-MM-DD.2 for its second revision"
        assert imported(text, wrong).problems[0].message == problem


def test_a_damaged_text_is_refused_or_read_but_never_a_traceback() -> None:
    text = (Path(__file__).parents[2] / "cases" / "import" / "forms.md").read_text(encoding="utf-8")
    start, rng = text.index("~~~text"), generator(6)
    for _ in range(120):
        at = rng.randrange(start, len(text))
        damaged = (
            text[:at] + rng.choice(["", "(", ")", "[", '"', "|", "=", "\n", "\x00", "é", "0", "-"]) + text[at + 1 :]
        )
        result = imported(damaged)
        lines = damaged.split("\n")
        assert bool(result.lark_text) != bool(result.problems)
        for problem in result.problems:
            assert 1 <= problem.line <= len(lines)
            assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1


ENDLESS = {
    "brackets": (["x-name = " + "(" * 900 + "a-z" + ")" * 900], "4:1: the production is nested too deeply"),
    "productions": ([f"x{n}-name = a-z" for n in range(3_000)], "1004:1: more than 1,000 productions"),
    "characters": (["x-name = " + "(a-z)* " * 30_000], "1:1: the productions have more than 200,000 characters"),
    "doubled": (
        ["a0 = a-z", *(f"a{n} = a{n - 1} a{n - 1}" for n in range(1, 60))],
        "20:7: the productions up to here have more than 100,000 parts",
    ),
    "backwards": (
        [*(f"a{n} = a{n + 1} dot" for n in range(100)), "a100 = a-z"],
        "64:1: `a60` is used by more than 60 others in a row",
    ),
    "bracketed uses": (
        [*(f"a{n} = {'(' * 90}a{n + 1}{')' * 90}" for n in range(50)), "a50 = a-z"],
        "the production is nested too deeply",
    ),
    "numbers": (["x-name = (a-z)+ maximum " + "9" * 5000], "4:25: `9` is not expected here"),
}


@pytest.mark.parametrize("productions", ENDLESS)
def test_what_has_no_end_is_refused_by_counting(productions: str) -> None:
    lines, problem = ENDLESS[productions]
    text = "\n".join(["Date: 2030-01-02", "", "```", *lines, "```"])
    assert problem in str(imported(text).problems[0])


def test_numbers_that_could_be_lengths_are_refused_or_listed() -> None:
    text = "Date: 2030-01-02\n```\nx-name = (a-z)+ 1-9 ; maximum 255\ny-name = (a-z)+ {} # no number\n```\n"
    assert [str(item) for item in imported(text.format('"a"')).assumed] == [
        "adr.md:3:17: `1-9` is read as one character, not as a length",
        "adr.md:3:21: `; maximum 255` is a comment, and not read",
        "adr.md:4:21: `# no number` is a comment, and not read",
    ]
    for written in ("[1-255]", "1 to 255 inclusive"):
        assert [problem.line for problem in imported(text.format(written)).problems] == [4]


def test_a_limit_that_excludes_its_number_is_listed() -> None:
    text = (
        "Date: 2030-01-02\n```\nx-name = (a-z)+ less than 256 characters\ny-name = (a-z)+ more than 2 characters\n```\n"
    )
    assert [str(item) for item in imported(text).assumed] == [
        "adr.md:3:17: `256` is excluded: read as at most 255",
        "adr.md:4:17: `2` is excluded: read as at least 3",
    ]


@pytest.mark.parametrize("limit", ["4 bytes", "2 characters"])
def test_a_limit_is_never_lost_with_the_address(tmp_path: Path, limit: str) -> None:
    text = f'Date: 2030-01-02\n```\ntok = ("a" | "é")+ maximum {limit}\nother = tok2 "x"\ntok2 = ("a" | "b")+\n```\n'
    tok = loaded(imported(text), tmp_path).definitions["tok"]
    assert (tok.public, compile_tree(tok.tree).accepts("éé"), compile_tree(tok.tree).accepts("ééa")) == (
        True,
        True,
        False,
    )


@pytest.mark.parametrize("limit", ["from 3 to 255 characters", "never more than 255 characters"])
def test_a_limit_of_an_unknown_word_is_one_problem(limit: str) -> None:
    text = f'Date: 2030-01-02\n```\ndot = "."\nx-name = dot {limit}\n```\n'
    assert [problem.message for problem in imported(text).problems] == [
        f"`{limit.split(maxsplit=1)[0]}` is used but not defined"
    ]


def test_the_command_refuses_what_is_no_edition_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "adr.md").write_text("Date: 2030-01-02\n")
    wrong = run(tmp_path / "adr.md", "--edition", "2031-13-01", "-o", "-")
    assert (wrong.exit_code, "error: the edition `2031-13-01` is not a day" in wrong.stderr) == (2, True)
    os.mkfifo(tmp_path / "pipe")
    waiting = run(tmp_path / "pipe", "--edition", "2031-01-02", "-o", "-")
    assert (waiting.exit_code, "/pipe` cannot be read: it is a named pipe; save" in waiting.stderr) == (2, True)


def test_what_is_assumed_is_listed() -> None:
    text = 'Date: 2030-01-02\n```\nt = ASCII 33-126\nx-name = t+ maximum 20\ny-name = (any character)+ "\\t"\n```\n'
    assert [str(item) for item in imported(text).assumed] == [
        "adr.md:3:11: `33 to 126` is read as `!` to `~`",
        "adr.md:4:13: the limit has no unit, and is read as one of characters",
        "adr.md:5:11: `any-character` is nowhere defined, and read as in grammar/notation/names.lark",
        'adr.md:5:27: "\\t" is read as these 2 characters: quotes know no escapes',
    ]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["import", *map(str, arguments)])


def test_command_writes_one_file_and_never_over_another(tmp_path: Path) -> None:
    source = tmp_path / "adr.md"
    source.write_text("Date: 2030-01-02\n\n```\nx-name = (a-z)+\n```\n", encoding="utf-8")
    first = run(source, "--output", tmp_path / "new" / "adr6")
    target = tmp_path / "new" / "adr6" / "2030-01-02.lark"
    assert (first.exit_code, first.stdout.strip()) == (0, str(target))
    assert first.stderr == "edition 2030-01-02, the date in the text; `--edition` names another\n"
    assert names(load_grammar(target, tmp_path / "new")) == {"x_name"}
    target.write_text("mine", encoding="utf-8")
    again = run(source, "--output", tmp_path / "new" / "adr6")
    assert again.exit_code == 2
    assert "already exists" in again.output
    assert target.read_text(encoding="utf-8") == "mine"
    assert run(source, "--output", tmp_path / "new" / "adr6", "--force").exit_code == 0
    assert run(source, "--output", "-").stdout == target.read_text(encoding="utf-8")
    named = run(source, "--output", tmp_path / "new" / "adr6", "--edition", "2030-01-03")
    assert named.exit_code == 0
    assert named.stderr.endswith("2030-01-03.lark:8:1: `x-name` has no example: add @good and @bad\n")


def test_a_text_with_an_old_date_takes_nobodys_place_unless_asked_for(tmp_path: Path) -> None:
    folder, source = tmp_path / "grammar" / "adr6", tmp_path / "adr.md"
    source.write_text("Date: 2030-01-02\n\n```\nx-name = (a-z)+\n```\n", encoding="utf-8")
    assert run(source, "--output", folder, "--edition", "2031-01-01").exit_code == 0
    refused = run(source, "--output", folder)
    assert refused.exit_code == 2
    assert "is dated 2030-01-02, before the newest edition, 2031-01-01; name its day" in " ".join(
        refused.stderr.split()
    )
    request = run(source, "--output", folder, "--edition", "2030-01-02")
    assert (request.exit_code, "edition 2031-01-01 is newer" in request.stderr) == (0, True)


def test_two_texts_of_one_day_are_both_kept(tmp_path: Path) -> None:
    folder, source = tmp_path / "grammar" / "adr6", tmp_path / "adr.md"
    for edition, name in (("2030-01-02", "x"), ("2030-01-02.2", "y"), ("2030-01-02.10", "z")):
        source.write_text(f"Date: 2030-01-02\n\n```\n{name}-name = (a-z)+\n```\n", encoding="utf-8")
        assert run(source, "--output", folder, "--edition", edition).exit_code == 0
    again = run(source, "--output", folder, "--edition", "2030-01-02")
    assert "2030-01-02.2 for a second text of the day" in " ".join(again.stderr.split())
    editions = load_all(tmp_path / "grammar")
    assert [edition.edition for edition in editions] == ["2030-01-02", "2030-01-02.2", "2030-01-02.10"]
    assert [list(edition.rules) for edition in editions] == [["x-name"], ["y-name"], ["z-name"]]


def test_the_result_is_the_same_wherever_the_text_lies(tmp_path: Path) -> None:
    written = []
    for folder in ("here", "there"):
        source = tmp_path / folder / "adr.md"
        source.parent.mkdir()
        source.write_text("Date: 2030-01-02\n\n```\nx-name = (a-z)+\n```\n", encoding="utf-8")
        written.append(run(source, "--output", "-").stdout)
    assert written[0] == written[1]
    assert "`adr.md`" in written[0]


def test_command_lists_every_problem_and_writes_nothing(tmp_path: Path) -> None:
    source = tmp_path / "adr.md"
    source.write_text("```\nx-name = y\nz-name = (\n```\n", encoding="utf-8")
    result = run(source, "--output", tmp_path / "out")
    assert result.exit_code == 2
    assert [line.removeprefix(f"{source}:") for line in result.output.splitlines()] == [
        "1:1: no date in the metadata, as in `Date: 2021-06-28`; say which with --edition",
        "2:10: `y` is used but not defined",
        "3:11: the production is incomplete",
        "3 problems; nothing was written",
    ]
    assert not (tmp_path / "out").exists()


def test_command_says_what_file_it_cannot_read(tmp_path: Path) -> None:
    bytes_file = tmp_path / "latin.md"
    bytes_file.write_bytes(b"one\ntw\xf6\n")
    missing = run(tmp_path / "none.md")
    assert missing.exit_code == 2
    assert "none.md` cannot be read: no such file or directory" in missing.output
    assert run(bytes_file).exit_code == 2
    assert "latin.md:2:3: not UTF-8" in run(bytes_file).output
    assert "`/dev/zero` is a device" in run("/dev/zero").output


def test_an_import_carries_its_own_title_and_source(tmp_path: Path) -> None:
    source, folder = tmp_path / "keys.md", tmp_path / "grammar" / "keys"
    block = "\n\n```\nx-name = (a-z)+\n```\n"
    source.write_text(f"# 12. Keys of ACME #\n\nDate: 2030-01-02{block}", encoding="utf-8")
    assert run(source, "--output", folder).exit_code == 0
    first = load_grammar(folder / "2030-01-02.lark", folder.parent).notes
    assert (first.title, first.sources) == ("Keys of ACME, as of 2030-01-02", ["Keys of ACME keys.md"])
    address = "https://acme.example/keys.md"
    assert run(source, "--output", folder, "--edition", "2030-01-03", "--source", address).exit_code == 0
    second = load_grammar(folder / "2030-01-03.lark", folder.parent).notes
    assert (second.title, second.sources) == ("Keys of ACME, as of 2030-01-03", [f"Keys of ACME {address}"])
    assert run(source, "--output", folder, "--edition", "2030-01-04").exit_code == 0
    assert load_grammar(folder / "2030-01-04.lark", folder.parent).notes.sources == second.sources
    assert "is not an address" in run(source, "--output", folder, "--source", "keys page").stderr
    assert imported(block, "2031-03-04", "a b.md").lark_text.startswith("// @title a b, as of 2031-03-04\n")
