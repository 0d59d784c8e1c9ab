"""What the help shows, and what shells complete."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import natsgrammar as ng
from natsgrammar.linting.checks import CODES
from natsgrammar.tables import REFUSALS
from natsgrammar_gen.cli import GROUPS, main
from natsgrammar_gen.cli.contract_check import CODES as CONTRACT_CODES
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.grammar.toml import loaded


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, arguments)
    return result.exit_code, result.stdout, result.stderr


# ---- help -----------------------------------------------------------------------------------------------------------


def groups(command: click.Group, *words: str) -> Iterator[tuple[str, ...]]:
    yield words
    context = click.Context(command)
    for name in command.list_commands(context):
        below = command.get_command(context, name)
        if isinstance(below, click.Group):
            yield from groups(below, *words, name)


def test_the_help_has_groups_in_which_nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, text, _ = run("--help")
    headings = re.findall(r"(?m)^(\w[\w ]*):$", text)
    assert headings == ["Options", "Names", "Configuration", "Data", "Your own rules", "Shell"]
    for commands in GROUPS.values():
        for name, (_, summary) in commands.items():
            assert len(summary) <= 60
            assert re.search(rf"(?m)^  {name} +{re.escape(summary)}$", text)
    every = [*groups(main)]
    assert ("contract",) in every
    assert not [words for words in every if "...\n" in run(*words, "--help")[1].partition("\nOptions:")[2]]


@pytest.mark.parametrize("words", [["--help"], ["run", "--help"]])
def test_the_help_imports_no_command(words: list[str]) -> None:
    program = (
        f"import sys; sys.argv[1:] = {words}\n"
        "late = {'lark', 'jinja2', 'natsgrammar_gen.cli.names', 'natsgrammar_gen.cli.match', 'natsgrammar_spark'}\n"
        "from natsgrammar_gen.__main__ import main\n"
        "try: main()\n"
        "finally: print(sorted(late & {*sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


# ---- words ----------------------------------------------------------------------------------------------------------


def test_swapped_arguments_of_match_are_noticed() -> None:
    code, output, note = run("match", "orders.*", "orders.eu")
    assert (code, output) == (1, "no   orders.eu\n")
    assert note.startswith("note: the first argument has wildcards")
    assert run("match", "orders.eu", "orders.*") == (0, "yes  orders.*\n", "")
    assert run("match", "orders.*", "orders.*")[2] == "", "a filter against filters is no mistake"


def test_a_code_is_explained_as_a_rule_is() -> None:
    shown = loaded(grammar_root() / "codes.toml")
    assert shown.keys() == CODES.keys()
    for code in CODES:
        example, remedy = shown[code]["example"], shown[code]["remedy"]
        facts = (
            f"example     {example}\nremedy      {remedy}\nreported by natsgrammar lint\nleave out   --ignore {code}"
        )
        assert run("rule", code)[:2] == (0, f"{code}\n\n{CODES[code]}\n\n{facts}\n")
    assert "natsgrammar breaking" in run("rule", "LANGUAGE_NARROWED")[1]
    assert "natsgrammar contract check" in run("rule", next(iter(CONTRACT_CODES)))[1]
    status, _, error = run("rule", "LITERAL_WILDCRD")
    assert (status, "did you mean `LITERAL_WILDCARD`" in error) == (2, True)
    assert run("rule", "ORDERS.EU")[2].endswith("; to check a name, run `natsgrammar check stream-name ORDERS.EU`\n")
    assert "empty token (two dots in a row); a value is missing here" in run("rule", "empty-token")[1]
    assert "Stream name can not contain path separators: path separator; use" in run("rule", "10128")[1]
    assert "no such error is known here: `99999`" in run("rule", "99999")[2]
    assert "a text that `nats-headers:nats-schedule-time-zone` rejects" in run("rule", "10223")[1]
    numbers = {*re.findall(r"\b10\d{3}\b", "".join(f"{row['error']} {row['says']} " for row in REFUSALS))}
    numbers |= {str(row["code"]) for row in loaded(grammar_root() / "messages.toml")["messages"] if "code" in row}
    assert [number for number in numbers if run("rule", number)[0]] == []
    assert run("rule", "literal_wildcard") == run("rule", "LITERAL_WILDCARD")
    assert run("rule", "subject")[1].startswith("portable@computed:subject-publish"), "a kind of name comes first"


@pytest.mark.parametrize("code", CODES)
def test_the_example_of_a_code_has_its_finding(code: str) -> None:
    rule = ["--rule", "stream-name=nats-headers:nats-rollup"] if code == "OWN_RULE" else []
    example = json.loads(run("rule", code, "--format", "json")[1])["example"]
    output = CliRunner().invoke(main, ["lint", "-", *rule], input=example).stdout
    assert f": {code} " in output


@pytest.mark.parametrize("command", [("run", "x.yaml"), ("contract", "init", "x.jsonl")])
def test_the_format_of_an_input_has_an_option_of_its_own(command: tuple[str, ...]) -> None:
    code, _, error = run(*command, "--format", "csv")
    assert (code, "no such option `--format`" in error, "mean `--input-format`?" in error) == (2, True, True)


def test_format_is_about_the_output_and_output_has_one_short_name() -> None:
    for option in ("--format", "--report"):  # the latter is its old name
        code, _, error = run("impact", "a:b", "c:d", option, "csv")
        assert (code, "`csv` is not one of `text`, `json`" in error) == (2, True)
    for command in (("contract", "init"), ("contract", "export"), ("run",), ("impact",), ("import",), ("upgrade",)):
        assert "-o, --output" in run(*command, "--help")[1]


# ---- completion -----------------------------------------------------------------------------------------------------

SHELLS = {
    "bash": (["bash", "--norc", "-i"], 'eval "$(natsgrammar completion bash)"'),
    "zsh": (["zsh", "-f", "-i"], 'autoload -U compinit; compinit -u -D; eval "$(natsgrammar completion zsh)"'),
    "fish": (["fish", "--no-config", "-i"], "natsgrammar completion fish | source"),
}


class Terminal:
    """A shell in a terminal of its own: what is typed, and what it shows."""

    def __init__(self, command: list[str], home: Path) -> None:
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        known = {"PATH": path, "HOME": str(home), "TERM": "dumb", "PS1": "$ ", "LANG": "C.UTF-8"}
        self.child, self.terminal = pty.fork()
        if not self.child:  # pragma: no cover - the shell
            os.execvpe(command[0], command, known)

    def until(self, text: str) -> str:
        """What is shown until a text is. Fails after a minute without it."""
        shown, end = "", time.monotonic() + 60
        while text not in shown:
            if not select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0]:
                pytest.fail(f"no {text!r} in {shown!r}")
            shown += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", "", os.read(self.terminal, 4096).decode(errors="replace"))
        return shown

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.terminal, text.encode())

    def close(self) -> None:
        """End the shell."""
        os.kill(self.child, 9)
        os.waitpid(self.child, 0)
        os.close(self.terminal)


@pytest.mark.parametrize("shell", SHELLS)
def test_addresses_are_completed_in_a_terminal(shell: str, tmp_path: Path) -> None:
    command, begin = SHELLS[shell]
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {shell}")
    terminal = Terminal(command, tmp_path)
    try:
        terminal.type(f"{begin}; echo be''gun\n")
        terminal.until("begun\n")
        words = ("adr6:stream-n", "ame"), ("durable-", "name"), ("adr6@2023-02-01:s", "tream-name")
        for typed, rest in (*words, ("jsm-go@0\ts", "tream-name")):
            assert ng.rule(typed.replace("\t", ".4.1:") + rest).is_valid("ORDERS")
            terminal.type(f"natsgrammar check {typed}\t")
            terminal.until(rest)
            terminal.type("ORDERS\n")
            assert "1 name checked, all valid" in terminal.until("valid\n")
        terminal.type("natsgrammar check stream-name -\n")
        terminal.until("reading standard input; Ctrl-D on an empty line ends it\n")
        terminal.type("ORDERS\n\4")
        terminal.until("1 name checked, all valid\n")
    finally:
        terminal.close()


def test_the_word_help_leads_to_the_option() -> None:
    assert "unknown command `help` (did you mean `--help`?)" in CliRunner().invoke(main, ["help"]).output
