"""`natsgrammar rule` and its diagram, and what the whole command has in common: colours and versions."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.cli.names import automaton
from natsgrammar_gen.emit.text_diagram import MOST, DoesNotFit, text_diagram
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.language.ast import Alt, Chars, Node, Repeat, Seq, seq, text
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.tree import tree_of
from tests.support.depth import Some
from tests.support.languages import ROOT

A, B = text("a"), text("bcd")


def ran(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(main, arguments, env=environment)


@pytest.mark.parametrize(
    ("tree", "drawn"),
    [
        (seq([A, B]), ["●── `abcd` ──●"]),
        (Seq(()), ["●───●"]),
        (Alt((A, B)), ["●──┬─ `a` ───┬──●", "   ╰─ `bcd` ─╯"]),
        (Alt((A, B, A)), ["●──┬─ `a` ───┬──●", "   ├─ `bcd` ─┤", "   ╰─ `a` ───╯"]),
        (Repeat(A, 0, 1), ["●──┬───────┬──●", "   ╰─ `a` ─╯"]),
        (Repeat(A, 1, None), ["●──┬─ `a` ─┬──●", "   ╰───◂───╯"]),
        (Repeat(A, 2, 5), ["●──┬─ `a` ───────────┬──●", "   ╰─◂ 2 to 5 times ─╯"]),
        (Repeat(A, 0, None), ["●──┬───────────┬──●", "   ╰─┬─ `a` ─┬─╯", "     ╰───◂───╯"]),
        (Seq((Repeat(A, 1, None), B)), ["●──┬─ `a` ─┬── `bcd` ──●", "   ╰───◂───╯"]),
    ],
)
def test_a_diagram(tree: Node, drawn: list[str]) -> None:
    found = text_diagram(tree, 80).splitlines()
    assert found == drawn


def test_a_diagram_is_left_out_where_it_does_not_fit() -> None:
    wide = Seq(tuple(Chars(CharSet.of([(at, at + 1)])) for at in range(0x41, 0x5A, 2)))
    with pytest.raises(DoesNotFit, match=r"too wide for 40 columns: it needs 95$"):
        text_diagram(wide, 40)
    highest = Alt(tuple(text(f"{at:02}") for at in range(MOST)))
    assert len(text_diagram(highest, 80).splitlines()) == MOST
    with pytest.raises(DoesNotFit, match=f"too large for a terminal: {MOST + 1} lines"):
        text_diagram(Alt((*highest.items, text("end"))), 80)


@pytest.mark.parametrize(
    ("address", "says", "page"),
    [
        ("adr20:meta-subject", "too wide for 120 columns: it needs 160", "adr20/meta-subject.md"),
        ("adr32:service-version", "too large for a terminal: 40 lines", "adr32/service-version.md"),
        ("aviso:date-value", "too large for a terminal", "aviso/date-value.md"),
    ],
)
def test_a_line_says_why_there_is_no_diagram_and_where_one_is(
    address: str, says: str, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("natsgrammar_gen.cli.rule.site_address", lambda: "")
    line = f"\nThe diagram is {says}; see docs/reference/{page}\n"
    assert line in ran("rule", address).output
    assert (ROOT / "docs" / "reference" / page).is_file()
    monkeypatch.setattr("natsgrammar_gen.cli.rule.site_address", lambda: "https://names.example")
    at = f"https://names.example/reference/{page.removesuffix('md')}html"
    assert at in ran("rule", address).output


def test_a_rule_of_the_user_whose_diagram_does_not_fit_has_no_page_of_ours(tmp_path: Path) -> None:
    (tmp_path / "acme").mkdir()
    words = " | ".join(f'"{at}x{at}"' for at in range(MOST + 1))
    (tmp_path / "acme" / "1.lark").write_text(f"// @title Acme\n\nword: {words}\n", encoding="utf-8")
    said = ran("rule", "acme:word", "--grammar", str(tmp_path)).output
    assert "\nThe diagram is too large for a terminal" in said
    assert "; run `natsgrammar generate --grammar DIR --target docs --out DIR`\n" in said


def test_diagrams_fit_their_columns_and_every_fork_is_joined(some: Some) -> None:
    for address in some(ng.rules(latest=True), 60):
        try:
            drawn = text_diagram(tree_of(automaton(ng.rule(address))), 100)
        except DoesNotFit:
            continue
        lines = drawn.splitlines()
        assert max(map(len, lines)) <= 100
        assert sum(line.count("●") for line in lines) == 2
        for before, after in pairwise(lines):
            for at, char in enumerate(after):
                assert char not in "╰╯├┤" or before[at] in "┬├┤│", (address, drawn)


def test_a_rule_is_shown() -> None:
    found = ran("rule", "adr6:stream-name")
    assert found.exit_code == 0
    rule = load_grammar(grammar_root() / "adr6" / "2023-02-01.lark", grammar_root()).definitions["stream_name"]
    said = " ".join(found.output.split())
    states = "What ADR-6, the record of NATS's naming rules, allows as the name of a JetStream stream."
    assert said.startswith(f"adr6@2023-02-01:stream-name {states} {' '.join(rule.notes.prose.split())}")
    for part in (
        "characters printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "length 1 to 255 characters",
        "production stream-name = filename-safe",
        "valid ORDERS, a:b,",
        "try ORDERS_EU",
        'nats-go@1.55.0:stream-name "\\x00"',
    ):
        assert part in said
    assert json.loads(ran("rule", "adr6:stream-name", "--format", "json").output)["others"][0]["who"] == "jsm.go"


def test_any_rule_is_shown(some: Some) -> None:
    for address in ["adr6@2021-06-28:stream-name", *some(ng.rules(latest=True), 8)]:
        found = ran("rule", address)
        assert (found.exit_code, found.output.splitlines()[0]) == (0, ng.rule(address).address)


def test_a_rule_of_the_user_is_shown_with_its_words(tmp_path: Path) -> None:
    (tmp_path / "acme").mkdir()
    grammar = '// @title Acme\n\n// What a hostile \x1b[31m text says.\n// @good "a1"\nedge_name: /[a-z][0-9]/\n'
    (tmp_path / "acme" / "1.lark").write_text(grammar.replace("\x1b", ""), encoding="utf-8")
    found = ran("rule", "acme:edge-name", "--grammar", str(tmp_path))
    assert found.exit_code == 0, found.output
    assert "What a hostile [31m text says." in found.output
    assert "●── a-z ── 0-9 ──●" in found.output


def test_an_unknown_rule_is_one_line_without_usage() -> None:
    found = ran("rule", "adr6:strem-name")
    assert (found.exit_code, found.output.count("\n")) == (2, 1)
    assert found.output.startswith("error: `adr6@2023-02-01` has no rule `strem-name` (did you mean")


@pytest.mark.parametrize(
    ("options", "environment", "colored"),
    [
        ((), {}, False),
        (("--color", "always"), {}, True),
        ((), {"FORCE_COLOR": "1"}, True),
        ((), {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (("--color", "always"), {"NO_COLOR": "1"}, True),
        (("--color", "never"), {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colors(options: tuple[str, ...], environment: dict[str, str], colored: bool) -> None:
    for command in (("check", "adr6:stream-name", "a.b"), ("explain", "a/b", "--rule", "stream-name")):
        found = ran(*options, *command, **{"NO_COLOR": "", "FORCE_COLOR": "", **environment})
        assert ("\x1b[31m" in found.output) is colored, command


def test_a_file_given_as_a_name_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "names here.txt"
    file.write_text("ORDERS\n", encoding="utf-8")
    found = ran("check", "adr6:stream-name", str(file))
    assert f"to check the names in this file: natsgrammar check adr6:stream-name --files '{file}'\n" in found.output
    assert "this file" not in ran("check", "adr6:stream-name", "/" * 5000, "a\n").output


@pytest.mark.parametrize(
    "command", [("-m", "natsgrammar", "-V"), ("-c", "import natsgrammar as n; print('natsgrammar', n.__version__)")]
)
def test_the_version(command: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True)
    assert done.stdout == f"natsgrammar {version('natsgrammar')}\n"


def test_the_version_of_a_package_that_is_not_installed() -> None:
    """As on the executors of a cluster, which get an archive."""
    told = f"import sys; sys.path[:0] = [{str(ROOT / 'runtime')!r}]; import natsgrammar; print(natsgrammar.__version__)"
    done = subprocess.run([sys.executable, "-ISc", told], capture_output=True, text=True, check=True)
    assert done.stdout == "0+unknown\n"


@pytest.mark.parametrize(("name", "suggestion"), [("é😀", None), (">", None), ("é1", "_1"), ("", "_")])
def test_a_suggestion_keeps_something_of_the_name(name: str, suggestion: str | None) -> None:
    violation = ng.rule("adr6:stream-name").check(name)
    assert violation is not None
    assert violation.suggestion == suggestion
