"""What a change means: verdicts, witnesses and counts of `diff`, findings of `breaking`."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner
from lark import Token

from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.breaking import CODES
from natsgrammar_gen.compare.diff import diff_rules, side
from natsgrammar_gen.emit.pages.history import counts
from natsgrammar_gen.grammar.lowering import read_regex
from natsgrammar_gen.language.ast import Chars, Repeat
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import difference

CASES = sorted((Path(__file__).parents[2] / "cases" / "breaking").iterdir())


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(arguments))
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def dfa(pattern: str) -> DFA:
    return compile_tree(read_regex(pattern, Token("REGEXP", pattern)))


@pytest.mark.parametrize(
    ("old", "new", "verdict", "lost", "gained"),
    [
        ("[ab]+", "[ba]+", "equal", None, None),
        ("[ab]+", "[a]+", "narrowed", "b", None),
        ("[ab]+", "[abc]+", "widened", None, "c"),
        ("[ab]+", "[bc]+", "changed", "a", "c"),
        ("[ab]{1,3}", "[ab]{1,2}", "narrowed", "aaa", None),
        ("a", "b", "changed", "a", "b"),
    ],
)
def test_verdicts_and_witnesses(old: str, new: str, verdict: str, lost: str | None, gained: str | None) -> None:
    change = diff_rules("rule", dfa(old), dfa(new))
    assert (change.verdict, change.lost.witness, change.gained.witness) == (verdict, lost, gained)


def test_counts_are_exact() -> None:
    names = side(difference(dfa("[abc]{0,4}"), dfa("[ab]{0,2}c?")))
    words = ["".join(letters) for length in range(5) for letters in product("abc", repeat=length)]
    lost = [word for word in words if not dfa("[ab]{0,2}c?").accepts(word)]
    assert dict(names.counts) == {n: sum(len(w) == n for w in lost) for n in range(2, 5)}
    assert names.total == len(lost)
    assert side(dfa("a*")).total is None


def test_the_two_editions_of_the_issue() -> None:
    code, output = run("diff", "adr6@2021-06-28", "adr6@2023-02-01", "--format", "json")
    assert code == 1
    rules = {rule["rule"]: rule for rule in json.loads(output)["rules"]}
    assert rules["message-subject"]["verdict"] == "equal"
    assert rules["stream-name"]["verdict"] == "narrowed"
    assert rules["stream-name"]["lost"]["witness"] == "/"
    assert rules["stream-name"]["lost"]["counts"][0] == [1, 2]  # `/` and `\`
    assert rules["account-name"]["verdict"] == "widened"
    assert rules["account-name"]["gained"]["counts"][0] == [1, len('<:"|?&')]
    assert rules["kv-key-name"]["verdict"] == "added"


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_forms_for_people(form: str) -> None:
    code, output = run("diff", "adr6@2021-06-28", "adr6@2023-02-01", "--format", form)
    assert code == 1
    assert "narrowed" in output
    assert "6 rules unchanged." in output


def test_rules_against_rules_and_equal_editions() -> None:
    assert run("diff", "adr6@2021-06-28", "adr6@2021-07-01")[0] == 0
    assert "added" not in run("diff", "nats-server@2.15.2", "nats-server@2.15.3")[1]  # the older states two rules
    code, output = run("diff", "adr6:stream-name", "adr6:queue-name")
    assert code == 1
    assert "stream-name → queue-name" in output


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("adr6", "adr7"), "did you mean `adr6`"),
        (("adr6@2021", "adr6"), "has no edition `2021`"),
        (("adr6:stream", "adr6:stream-name"), "did you mean `adr6:stream-name`"),
        (("adr6", "adr6:stream-name"), "not one of each"),
        (("", "adr6"), 'unknown specification `""`'),
    ],
)
def test_an_unknown_address_is_refused(arguments: tuple[str, str], cause: str) -> None:
    code, output = run("diff", *arguments)
    assert code == 2
    assert cause in output


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_change_has_the_findings_its_case_expects(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(case)
    arguments = ["--against", "base", "--grammar", "current", "--use", "writers,readers,text", "--format", "json"]
    code, output = run("breaking", *arguments)
    expected = json.loads((case / "expected.json").read_text(encoding="utf-8"))
    assert json.loads(output) == expected
    assert code == (1 if expected else 0)


def test_every_code_has_a_case() -> None:
    collected = {
        finding["code"] for case in CASES for finding in json.loads((case / "expected.json").read_text("utf-8"))
    }
    assert collected == {code for code, kind in CODES.items() if "full" not in kind.categories}


def test_breaking_against_a_git_revision(tmp_path: Path) -> None:
    shutil.copytree(CASES[0] / "base", tmp_path / "grammar")
    for command in (["init", "-q"], ["add", "."], ["-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "x"]):
        subprocess.run(["git", "-C", tmp_path, *command], check=True)
    now = tmp_path / "grammar"
    assert run("breaking", "--against", "HEAD", "--grammar", str(now))[0] == 0
    shutil.rmtree(now)
    narrowed = next(case for case in CASES if case.name == "narrowed")
    shutil.copytree(narrowed / "current", now)
    code, output = run("breaking", "--against", "HEAD", "--grammar", str(now), "--format", "github")
    assert code == 1
    assert output.startswith("::error file=")
    code, output = run("breaking", "--against", "no-such-ref", "--grammar", str(now))
    assert code == 2
    assert "no-such-ref" in output


def test_breaking_sarif_and_categories() -> None:
    narrowed = next(case for case in CASES if case.name == "narrowed")
    arguments = ["breaking", "--against", str(narrowed / "base"), "--grammar", str(narrowed / "current")]
    code, output = run(*arguments, "--format", "sarif")
    log = json.loads(output)["runs"][0]
    assert code == 1
    assert {rule["id"] for rule in log["tool"]["driver"]["rules"]} == set(CODES)
    assert log["results"][0]["ruleId"] == "LANGUAGE_NARROWED"
    assert log["results"][0]["locations"][0]["physicalLocation"]["region"]["startLine"] > 1
    assert run(*arguments, "--use", "readers")[0] == 0
    code, output = run(*arguments, "--use", "LANGUAGE_NAROWED")
    assert code == 2
    assert "did you mean `LANGUAGE_NARROWED`" in output


def test_names_that_are_too_many_to_count_have_a_witness() -> None:
    old, new = (compile_tree(Repeat(Chars(CharSet.of([(97, 98)])), 1, most)) for most in (4999, 5000))
    change = diff_rules("rule", old, new)
    assert (change.verdict, change.gained.witness) == ("widened", "a" * 5000)
    assert (change.gained.counts, change.gained.total) == ((), None)
    assert counts(change.gained) == "names of 5,000 characters or more, too many to count"
