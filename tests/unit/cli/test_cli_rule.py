"""`natsgrammar rule` and its diagram, and what the whole command has in common: colours and versions."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.pages.text_diagram import MOST, text_diagram
from natsgrammar_gen.emit.pages.track import Box, Loop, Row, track_of
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.language.ast import Alt, Node, Repeat, Seq, seq, text
from tests.support.depth import Some
from tests.support.languages import ROOT

A, B = text("a"), text("bcd")
TIMES = ("nats-schedule", "nats-schedule-ttl", "nats-ttl")
OF_SERVER = "nats-server@2.15.3:"
WITHOUT = {
    "portable:headers-time-zone-with-cron": ["nats-headers@2026-04-28:headers-time-zone-with-cron"],
    "portable:subject-queue": [f"{OF_SERVER}subject-queue"],
    **{f"portable:{name}": [f"nats-headers@2026-04-28:{name}", f"{OF_SERVER}{name}"] for name in TIMES},
}


_loaded = cache(load_grammar)  # many rules of one file


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_gen.cli.rule.load_grammar", _loaded)


def unnamed(_: str) -> None:
    """Nothing is drawn for any name."""


def ran(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(main, arguments, env=environment)


@pytest.mark.parametrize(
    ("tree", "drawn"),
    [
        (seq([A, B]), ["●── `abcd` ──●"]),
        (Seq(()), ["●──●"]),
        (Alt((A, B)), ["●──┬─ `a` ───┬──●", "   ╰─ `bcd` ─╯"]),
        (Alt((A, B, A)), ["●──┬─ `a` ───┬──●", "   ├─ `bcd` ─┤", "   ╰─ `a` ───╯"]),
        (Repeat(A, 0, 1), ["●──┬───────┬──●", "   ╰─ `a` ─╯"]),
        (Repeat(A, 1, None), ["●──┬─ `a` ─┬──●", "   ╰───◂───╯"]),
        (Repeat(A, 2, 5), ["●──┬─ `a` ───────────┬──●", "   ╰─◂ 2 to 5 times ─╯"]),
        (Repeat(A, 0, None), ["●──┬───────────┬──●", "   ╰─┬─ `a` ─┬─╯", "     ╰───◂───╯"]),
        (Seq((Repeat(A, 1, None), B)), ["●──┬─ `a` ─┬── `bcd` ──●", "   ╰───◂───╯"]),
    ],
)
def test_a_rule_is_drawn_as_a_diagram(tree: Node, drawn: list[str]) -> None:
    assert text_diagram(track_of(tree), 80, unnamed) == (drawn, 0)


def test_a_diagram_turns_at_the_end_of_a_line() -> None:
    looped = Seq((Repeat(A, 1, None), text("b" * 16), Repeat(A, 1, None)))
    drawn, _ = text_diagram(track_of(looped), 40, unnamed)
    assert drawn == [
        "●──┬─ `a` ─┬── `bbbbbbbbbbbbbbbb` ──╮",
        "   ╰───◂───╯                        │",
        "╭───────────────────────────────────╯",
        "╰──┬─ `a` ─┬──●",
        "   ╰───◂───╯",
    ]


def test_what_does_not_fit_into_a_fork_has_a_diagram_below_once() -> None:
    wide = Row(tuple(Box(letter * 9, "text") for letter in "xyz"))
    drawn, left = text_diagram(
        Row((Loop(wide, 1, None), Loop(wide, 1, None), Box("PART", "name"))), 40, {"PART": wide}.get
    )
    row = ["●── `xxxxxxxxx` ── `yyyyyyyyy` ──╮", "╭────────────────────────────────╯", "╰── `zzzzzzzzz` ──●"]
    assert drawn == [
        "●──┬─ <1> ─┬──┬─ <1> ─┬── <PART> ──●",
        "   ╰───◂───╯  ╰───◂───╯",
        *("", "<1>", *row),
        *("", "<PART>", *row),
    ]
    assert left == 0


def test_what_just_fits_is_drawn_in_its_fork() -> None:
    loop = Loop(Row(tuple(Box(letter * 9, "text") for letter in "xyz")), 1, None)
    whole, _ = text_diagram(loop, 200, unnamed)
    width = max(map(len, whole))
    assert text_diagram(loop, width, unnamed) == (whole, 0)
    narrow, _ = text_diagram(loop, width - 1, unnamed)
    assert narrow[0] == "●──┬─ <1> ─┬──●"


def test_a_long_label_takes_more_lines() -> None:
    box = Box("any character except carriage return, line feed and tab", "set")
    drawn, _ = text_diagram(Loop(box, 1, 3), 40, unnamed)
    assert drawn == [
        "●──┬─ any character except ───────┬──●",
        "   │  carriage return, line feed  │",
        "   │  and tab                     │",
        "   ╰───────◂ 1 to 3 times ────────╯",
    ]


def test_a_diagram_ends_where_nobody_reads_on() -> None:
    names = {f"N{at}": Row((Box("a", "text"), Box(f"N{at + 1}", "name"))) for at in range(MOST)}
    drawn, left = text_diagram(names["N0"], 80, names.get)
    assert (len(drawn), left) == (MOST, 1)


def test_any_rule_is_shown_with_a_diagram_of_80_columns_whose_forks_are_joined(some: Some) -> None:
    drawn = [address for address in ng.rules(latest=True) if address not in WITHOUT]
    for address in ["adr6@2021-06-28:stream-name", *some(drawn, 8)]:
        shown = ran("rule", address, COLUMNS="80")
        actual = shown.output
        assert (shown.exit_code, actual.splitlines()[0]) == (0, ng.rule(address).address)
        lines = actual[actual.index("●─") : actual.rindex("─●") + 2].splitlines()
        assert max(map(len, lines)) <= 80, address
        assert sum(line.count("●") for line in lines) == 2 * (1 + sum(line.startswith("<") for line in lines))
        for before, after in pairwise(lines):
            for at, char in enumerate(after):
                assert char not in "╰╯├┤" or before[at] in "┬├┤│╭╮", (address, actual)


def test_a_rule_without_a_readable_diagram_names_the_rules_it_is_computed_from() -> None:
    for address, parts in WITHOUT.items():
        actual = ran("rule", address, COLUMNS="72").output
        assert re.findall(r"(?m)^  natsgrammar rule (.*)$", actual) == parts
        assert max(map(len, actual[: actual.index("characters")].splitlines())) <= 72
        assert all("●─" in ran("rule", part).output for part in parts)


def test_an_expression_is_wrapped_and_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_gen.cli.rule._computed_from", lambda *_: [])
    pattern = ng.rule("portable:nats-ttl").pattern
    _, _, *lines = ran("rule", "portable:nats-ttl", COLUMNS="50").output.splitlines()
    assert lines[:6] == [*(pattern[at : at + 50] for at in range(0, 250, 50)), ""]
    more = f"{len(pattern) - 250:,} more characters of this expression are not shown here; `--format json` has them all"
    assert " ".join(lines[6 : lines.index("", 6)]) == more
    assert json.loads(ran("rule", "portable:nats-ttl", "--format", "json").output)["pattern"] == pattern


def test_what_is_left_out_is_said_and_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("natsgrammar_gen.cli.rule.site_address", lambda: "")
    actual = " ".join(ran("rule", "cloudevents:uri").output.split())
    assert " not drawn here; see docs/reference/cloudevents/uri.md, which `make docs` writes" in actual
    monkeypatch.chdir(tmp_path)
    assert " not drawn here; a larger COLUMNS shows more\n" in ran("rule", "cloudevents:uri").output
    assert " not drawn here" not in ran("rule", "cloudevents:uri", COLUMNS="400").output
    monkeypatch.setattr("natsgrammar_gen.cli.rule.site_address", lambda: "https://names.example")
    actual = ran("rule", "cloudevents:uri").output
    assert "\npage        https://names.example/reference/cloudevents/uri.html\n" in actual
    assert "; see https://names.example/reference/cloudevents/uri.html " in " ".join(actual.split())


def test_lines_fit_the_narrowest_terminal() -> None:
    lines = ran("rule", "adr6:account-name", COLUMNS="40").output.splitlines()
    assert [line for line in lines if len(line) > 40 and "https:" not in line] == []


def test_an_option_of_all_commands_comes_before_the_command() -> None:
    message = ran("check", "adr6:stream-name", "a", "--color", "always")
    assert (message.exit_code, "error: no such option `--color`: it comes before the command\n" in message.output) == (
        2,
        True,
    )


def test_a_rule_of_the_user_has_no_page_of_ours(tmp_path: Path) -> None:
    (tmp_path / "acme").mkdir()
    parts = "".join(f'P{at}: "{"a" * at}" /[a-z]/ "b" /[0-9]/ "c" /[x-z]/\n' for at in range(1, MOST // 3 + 2))
    rule = f"// @title Acme\n\nword: {' '.join(f'P{at}' for at in range(1, MOST // 3 + 2))}\n"
    (tmp_path / "acme" / "1.lark").write_text(rule + parts, encoding="utf-8")
    message = ran("rule", "acme:word", "--grammar", str(tmp_path)).output
    assert " not drawn here; run `natsgrammar generate --grammar DIR --target docs" in message


def test_a_rule_is_shown_with_its_facts() -> None:
    actual = ran("rule", "adr6:stream-name")
    assert actual.exit_code == 0
    rule = load_grammar(grammar_root() / "adr6" / "2023-02-01.lark", grammar_root()).definitions["stream_name"]
    message = " ".join(actual.output.split())
    states = "What ADR-6, the record of NATS's naming rules, allows as the name of a JetStream stream."
    assert message.startswith(f"adr6@2023-02-01:stream-name {states} {' '.join(rule.notes.prose.split())}")
    for part in (
        "characters printable ASCII except `*`, `.`, `/`, `>` and `\\`",
        "length 1 to 255 characters",
        "production stream-name = filename-safe",
        "valid ORDERS, a:b,",
        "try ORDERS_EU",
        'nats-go@1.55.0:stream-name "\\x00"',
    ):
        assert part in message
    assert json.loads(ran("rule", "adr6:stream-name", "--format", "json").output)["others"][0]["who"] == "jsm.go"


def test_a_rule_of_the_user_is_shown_with_its_words(tmp_path: Path) -> None:
    (tmp_path / "acme").mkdir()
    grammar = '// @title Acme\n\n// What a hostile \x1b[31m text says.\n// @good "a1"\nedge_name: /[a-z][0-9]/\n'
    (tmp_path / "acme" / "1.lark").write_text(grammar.replace("\x1b", ""), encoding="utf-8")
    actual = ran("rule", "acme:edge-name", "--grammar", str(tmp_path))
    assert actual.exit_code == 0, actual.output
    assert "What a hostile [31m text says." in actual.output
    assert "●── a-z ── 0-9 ──●" in actual.output
    assert "\nlength      2 characters\n" in actual.output


def test_an_unknown_rule_is_one_line_without_usage() -> None:
    actual = ran("rule", "adr6:strem-name")
    assert (actual.exit_code, actual.output.count("\n")) == (2, 1)
    assert actual.output.startswith("error: `adr6@2023-02-01` has no rule `strem-name` (did you mean")


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
def test_errors_and_suggestions_are_colored(
    options: tuple[str, ...], environment: dict[str, str], colored: bool
) -> None:
    for command in (("check", "adr6:stream-name", "a.b"), ("explain", "a/b", "--rule", "stream-name")):
        actual = ran(*options, *command, **{"NO_COLOR": "", "FORCE_COLOR": "", **environment})
        assert ("\x1b[31m" in actual.output) is colored, command


def test_a_file_given_as_a_name_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "names here.txt"
    file.write_text("ORDERS\n", encoding="utf-8")
    actual = ran("check", "adr6:stream-name", str(file))
    assert f"to check the names in this file: natsgrammar check adr6:stream-name --files '{file}'\n" in actual.output
    assert "this file" not in ran("check", "adr6:stream-name", "/" * 5000, "a\n").output
    monkeypatch.chdir(tmp_path)
    Path("ORDERS").touch()
    Path("o.jsonl").touch()
    valid = ran("check", "adr6:stream-name", "ORDERS", "MARS")
    assert (valid.exit_code, valid.stdout) == (0, "2 names checked, all valid\n")
    assert valid.stderr.startswith("note: `ORDERS` is a file, ")
    assert valid.stderr.endswith("; to check the names in it: natsgrammar check adr6:stream-name --files ORDERS\n")
    assert ran("check", "adr6:stream-name", "ORDERS", "--quiet").output == ""
    lines = ran("check", "adr6:stream-name", "o.jsonl").stdout
    assert "check adr6:stream-name --files o.jsonl --jsonl --field PATH\n" in lines


def test_addresses_are_whole_on_a_narrow_terminal() -> None:
    actual = ran("rule", "adr6:stream-name", COLUMNS="40").output.splitlines()
    assert "    nats-server@2.15.3:stream-name" in actual


def test_a_specification_is_not_a_rule() -> None:
    for given in ("adr6", "adr6@2023-02-01"):
        assert f"; its rules: `natsgrammar rules {given}`\n" in ran("rule", given).output
    assert "its rules" not in ran("rule", "adr0").output


@pytest.mark.parametrize(
    "command", [("-m", "natsgrammar", "-V"), ("-c", "import natsgrammar as n; print('natsgrammar', n.__version__)")]
)
def test_the_version_is_that_of_the_package(command: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True)
    assert done.stdout == f"natsgrammar {version('natsgrammar')}\n"


def test_the_version_of_a_package_that_is_not_installed() -> None:
    """As on the executors of a cluster, which get an archive."""
    output = (
        f"import sys; sys.path[:0] = [{str(ROOT / 'runtime')!r}]; import natsgrammar; print(natsgrammar.__version__)"
    )
    done = subprocess.run([sys.executable, "-ISc", output], capture_output=True, text=True, check=True)
    assert done.stdout == "0+unknown\n"


@pytest.mark.parametrize(("name", "suggestion"), [("é😀", None), (">", None), ("é1", "_1"), ("", None)])
def test_a_suggestion_keeps_something_of_the_name(name: str, suggestion: str | None) -> None:
    violation = ng.rule("adr6:stream-name").check(name)
    assert violation is not None
    assert violation.suggestion == suggestion
