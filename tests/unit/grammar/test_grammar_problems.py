"""What is wrong with a grammar is told with file, line, column and cause, all of it at once."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar_gen.cli import main
from natsgrammar_gen.grammar.load import load_all, load_grammar

FOLDER = Path(__file__).parents[2] / "cases" / "grammar_problems"
CASES = sorted(FOLDER.glob("*.lark"))
# By day, `tests/cases/hostile` has one such automaton: building it up to the limit takes seconds.
_BY_DAY = [pytest.param(case, marks=[pytest.mark.nightly] * (case.stem == "explosion"), id=case.stem) for case in CASES]
_EXPECTED = re.compile(r"^\s*// expect (\d+):(\d+) (.*)$", re.MULTILINE)


def placed(text: str | bytes, root: Path, name: str = "acme/1.lark") -> Path:
    """A grammar file under `root`, beside the building blocks that the cases import."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    shutil.copytree(FOLDER / "_shared", root / "_shared", dirs_exist_ok=True)
    return path


def problems(path: Path, root: Path) -> list[Diagnostic]:
    """Everything that is wrong with the file."""
    with pytest.raises(Refused) as refused:
        load_grammar(path, root)
    return list(refused.value.problems)


def refused(text: str | bytes, root: Path) -> list[str]:
    """The problems of a grammar as `line:column message`."""
    return [f"{p.line}:{p.column} {p.message}" for p in problems(placed(text, root), root)]


@pytest.mark.parametrize("case", _BY_DAY)
def test_each_faulty_grammar_has_the_problems_it_expects(case: Path, tmp_path: Path) -> None:
    """Each case says in its comments what is expected, as `expect LINE:COLUMN part of the message`."""
    text = case.read_text(encoding="utf-8")
    expected = sorted((int(line), int(column), part) for line, column, part in _EXPECTED.findall(text))
    path = placed(text, tmp_path)
    findings = problems(path, tmp_path)
    assert [(p.line, p.column) for p in findings] == [(line, column) for line, column, _ in expected], "\n".join(
        map(str, findings)
    )
    for problem, (_, _, part) in zip(findings, expected, strict=True):
        assert part in problem.message
        assert problem.path == str(path)


@pytest.mark.parametrize(
    ("imported", "cause"),
    [
        ("common.HEXDIGI", "16 `common` does not define `HEXDIGI` (did you mean `HEXDIGIT` or `DIGIT`?)"),
        ("common", "9 `common` alone names no terminal: write `common.NAME`"),
        ("comon.DIGIT", "9 unknown grammar `comon` to import from (did you mean `common`?)"),
        ("_shared.blcks.BLOCK", "9 unknown grammar `_shared.blcks` to import from (did you mean `_shared.blocks`"),
        ("common.C_COMMENT", "16 `common` is Lark's, and leaves the subset here: a lazy repeat means the same"),
    ],
)
def test_an_import_in_vain_is_a_problem_of_its_line(tmp_path: Path, imported: str, cause: str) -> None:
    (problem,) = refused(f'%import {imported}\na: "a"\n', tmp_path)
    assert problem.startswith(f"1:{cause}")


def test_terminals_of_lark_are_imported(tmp_path: Path) -> None:
    head = "%import common (HEXDIGIT, CNAME, SIGNED_INT)\n%import common.NEWLINE\n\n"
    path = placed(head + 'a: HEXDIGIT~2 "." CNAME "." SIGNED_INT NEWLINE?\n', tmp_path)
    (rule,) = load_grammar(path, tmp_path).rules.values()
    assert rule.dfa.accepts("0f.x_1.-12\r\n")
    assert rule.dfa.first_error("0g.x") == 1
    path = placed("%import common.ESCAPED_STRING\na: ESCAPED_STRING\n", tmp_path)
    assert "lazy repeat" in "".join(problem.message for problem in problems(path, tmp_path))


# ---- files that are no text, or odd text ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", ["1:1 no public rule"]),
        (b"\n\n", ["1:1 no public rule"]),
        (b"// @title Nothing", ["1:1 no public rule"]),
        (b'a: "b"\nb: "\xff"\n', ["2:5 not UTF-8: byte 0xFF"]),
        (b'a: "\xed\xa0\x80"\n', ["1:5 not UTF-8"]),
        (b"\xff\xfea\x00:\x00", ["1:1 UTF-16 (byte order mark FF FE): save it as UTF-8"]),
        ("a: B".encode("utf-32"), ["1:1 UTF-32 (byte order mark FF FE 00 00): save it as UTF-8"]),
        (b"\xef\xbb\xbfa: B\n", ["1:4 `B` is not defined"]),
        (b'a: "b"\n\0\n', ["2:1 NUL (U+0000) is not expected here"]),
        (b'a: "b\0"\n', ["1:4"]),
        ('a: "a"\u2028b: "c"\n', ["1:7 U+2028 is not expected here"]),
        ("a: `a`\n", ["1:4 backtick (U+0060) is not expected here"]),
        (b'a: "a"\x0cb: "c"\n', ["1:7 form feed (U+000C) is not expected here"]),
        (b'a: "a" (\r\nb: c\r\n', ["1:9 the definition ends too early", "2:4 `c` is not defined"]),
        (b'%\na: "a"\n', ["1:1 `%` is not expected here"]),
        (b'%include x\na: "a"\n', ["1:1 `%` is not expected here"]),
        (b"%import comon.WORD\na: WORD\n", ["1:9 unknown grammar `comon`", "2:4 `WORD` is not defined"]),
        (b'%import ../../etc/passwd (A)\na: "a"\n', ["1:10 `.` is not expected here"]),
        (b"a: /a{99999999999999999999}/\n", ["1:4 regular expression `a{99999999999999999999}`"]),
        (b'a: "x"~99999999999999999999\n', ["1:8 a repeat of 99999999999999999999"]),
        (b'a: ""\n', ['1:4 `""` matches the empty string']),
        (b"a: /x*/\n", ["1:4 `/x*/` matches the empty string"]),
    ],
    ids=range(22),
)
def test_files_that_are_no_grammars_are_rejected(text: str | bytes, expected: list[str], tmp_path: Path) -> None:
    actual = refused(text, tmp_path)
    assert len(actual) == len(expected), actual
    for problem, part in zip(actual, expected, strict=True):
        assert problem.startswith(part)


def test_line_ends_of_windows_are_line_ends(tmp_path: Path) -> None:
    text = '// @title T\r\n// Prose.\r\n\r\n// More.\r\n// @good "a" "b"\r\na: "a"\r\n   | "b"\r\n'
    grammar = load_grammar(placed(text, tmp_path), tmp_path)
    assert (grammar.notes.title, grammar.notes.prose) == ("T", "Prose.")
    assert [e.name for e in grammar.rules["a"].notes.examples] == ["a", "b"]
    assert grammar.rules["a"].notes.prose == "More."


@pytest.mark.parametrize(
    "body",
    [
        "(" * 3000 + '"a"' + ")" * 3000,
        '("a" ' * 100 + '"b"' + ")?" * 100,
        "/" + "(" * 3000 + "a" + ")" * 3000 + "/",
        "/" + "(a" * 60 + "b" + ")*" * 60 + "c/",
    ],
    ids=["groups", "options", "regex groups", "regex repeats"],
)
def test_deep_nesting_is_refused(body: str, tmp_path: Path) -> None:
    (actual,) = refused(f"a: {body}\n", tmp_path)
    assert "nested" in actual
    assert actual.startswith("1:1 ")


def test_a_long_chain_of_rules_is_refused(tmp_path: Path) -> None:
    chain = "".join(f'a{n}: a{n + 1} "x"\n' for n in range(3000))
    assert all("nested too deeply" in actual for actual in refused(f'{chain}a3000: "b"\n', tmp_path))


@pytest.mark.nightly
@pytest.mark.parametrize(
    "body",
    [
        '"a"~4000 "b"~4000 ' * 51,
        '((("a".."z")~0..4000)~0..4000)~0..4000',
        '(("a" | "b")* "a" ("a" | "b")~300)+',
    ],
)
def test_an_automaton_is_built_up_to_the_limit_and_no_further(body: str, tmp_path: Path) -> None:
    assert refused(f"a: {body}\n", tmp_path) == [
        "1:1 `a` needs an automaton of more than 400000 states; use fewer or shorter alternatives, or smaller repeats"
    ]


# ---- imports and folders --------------------------------------------------------------------------------------------


def test_a_circle_of_imports_is_refused(tmp_path: Path) -> None:
    first = placed('%import two.b (B)\nname: B\nA: "a"\n', tmp_path, "one/a.lark")
    placed("%import three.c (C)\nB: C\nname: B\n", tmp_path, "two/b.lark")
    placed("%import one.a (A)\nC: A\nname: C\n", tmp_path, "three/c.lark")
    assert any("imports itself" in p.message for p in problems(first, tmp_path))
    own = placed('%import acme.self (A)\nname: A\nA: "a"\n', tmp_path, "acme/self.lark")
    assert next(str(p) for p in problems(own, tmp_path)).endswith("`acme.self` imports itself")


def test_problems_of_an_imported_file_name_that_file(tmp_path: Path) -> None:
    broken = placed("BLOCK: /a.b/\n", tmp_path, "_shared/broken.lark")
    path = placed("%import _shared.broken (BLOCK)\nname: BLOCK\n", tmp_path)
    (problem,) = problems(path, tmp_path)
    assert (problem.path, problem.line, problem.column) == (str(broken), 1, 8)


@pytest.mark.parametrize("name", ["ACME/1.lark", "a b/1.lark", "acme/{{ x }}.lark", "acme/-.lark", "äcme/1.lark"])
def test_names_of_folders_and_files_become_addresses(name: str, tmp_path: Path) -> None:
    path = placed('name: "a"\n', tmp_path, name)
    (problem,) = problems(path, tmp_path)
    assert "name; use" in problem.message


def test_problems_of_all_files_are_told_together(tmp_path: Path) -> None:
    placed("a: b\n", tmp_path, "one/1.lark")
    placed("a: c\n", tmp_path, "two/1.lark")
    with pytest.raises(Refused) as refusal:
        load_all(tmp_path)
    assert [p.message for p in refusal.value.problems] == ["`b` is not defined", "`c` is not defined"]


# ---- through the command --------------------------------------------------------------------------------------------


def generate(grammar: Path, out: Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["generate", "--grammar", str(grammar), "--out", str(out), "--target", "all"])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize("case", _BY_DAY)
def test_the_command_tells_every_problem_and_writes_nothing(case: Path, tmp_path: Path) -> None:
    text = case.read_text(encoding="utf-8")
    path, out = placed(text, tmp_path / "grammar"), tmp_path / "out"
    code, output = generate(tmp_path / "grammar", out)
    assert code == 2
    assert output.count(f"{path}:") == len(_EXPECTED.findall(text))
    assert "nothing was written" in output
    assert "Traceback" not in output
    assert not out.exists()


def test_the_command_refuses_folders_without_grammars(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "unreadable" / "acme" / "1.lark").mkdir(parents=True)
    for name, part in (
        ("empty", "no grammar here"),
        ("nowhere", "cannot be read: no such file or directory"),
        ("file", "is not a folder"),
        ("unreadable", "cannot be read"),
    ):
        code, output = generate(tmp_path / name, tmp_path / "out")
        assert (code, part in output) == (2, True), output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--grammar", "."], "go together"),
        (["--out", "."], "go together"),
        (["--target", "go"], "`--target` needs `--grammar DIR --out DIR`"),
        (["--grammar", "GRAMMAR", "--out", "OUT", "--target", "pyhton"], "did you mean `python`?"),
        (["--grammar", "GRAMMAR", "--out", "OUT", "--target", ","], "no target"),
        (
            ["--grammar", "GRAMMAR", "--out", "OUT", "--target", "all", "--package", "crate"],
            "choose another name with `--package`",
        ),
        (["--grammar", "GRAMMAR", "--out", "OUT", "--package", "a-b"], "cannot be the name of a Python package"),
        (["--grammar", "GRAMMAR", "--out", "GRAMMAR/acme/1.lark"], "is a file"),
    ],
)
def test_wrong_use_of_generate_is_one_message(arguments: list[str], part: str, tmp_path: Path) -> None:
    placed('name: "a"\n', tmp_path / "grammar")
    places = {"GRAMMAR": str(tmp_path / "grammar"), "OUT": str(tmp_path / "out")}
    filled = [re.sub("GRAMMAR|OUT", lambda actual: places[actual.group()], argument) for argument in arguments]
    result = CliRunner().invoke(main, ["generate", *filled])
    assert (result.exit_code, part in result.output) == (2, True), result.output


def test_nothing_of_a_grammar_acts_on_a_terminal(tmp_path: Path) -> None:
    placed('name: "\x1b[2J\u202e\u2028" nobody\n', tmp_path / "grammar")
    _, output = generate(tmp_path / "grammar", tmp_path / "out")
    assert not set(output) & set("\x1b\u202e\u2028")


def test_an_output_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    placed('name: "a"\n', tmp_path / "grammar")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "jsonschema").write_text("a file where a folder has to be", encoding="utf-8")
    code, output = generate(tmp_path / "grammar", tmp_path / "out")
    assert (code, "cannot write" in output) == (2, True), output


def test_an_annotation_of_the_file_that_is_at_the_top_needs_a_blank_line(tmp_path: Path) -> None:
    placed('// @title ACME\nname: "a"\n', tmp_path / "grammar")
    code, output = generate(tmp_path / "grammar", tmp_path / "out")
    assert (code, "1:4: `@title` describes the file; put a blank line below it" in output) == (2, True), output
