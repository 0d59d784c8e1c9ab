"""Dialects: the matrix of who accepts what, what is portable between them, and dialects in grammars of one's own."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.dialects import portable
from natsgrammar_gen.grammar.load import load_all
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.grammar.roles import Implementation, disagreements, roles, silent
from natsgrammar_gen.language.queries import intersection, witness
from tests.support.languages import grammars, written
from tests.support.reference import page

CLIENTS = {"nats.go", "nats.java", "nats.py", "nats.rs", "nats.js", "nats.net", "jsm.go"}
SERVERS = {"nats-server 2.9", "nats-server 2.15"}


@cache
def ours() -> dict[str, list[Implementation]]:
    """Who has a rule for each role, in natsgrammar's own grammars."""
    return roles(written())


def common() -> Grammar:
    return grammars()[-1]


# ---- natsgrammar's own ----------------------------------------------------------------------------------------------


def test_everyone_takes_part() -> None:
    everyone = {implementation.dialect for implementations in ours().values() for implementation in implementations}
    assert everyone == {grammar.notes.dialect for grammar in written()} - {""}
    assert {single.who for single in ours()["stream-name"]} == CLIENTS | SERVERS | {"ADR-6", "NATS documentation"}


def test_the_generated_tables_know_the_same_roles() -> None:
    assert {
        role: tuple((s.who, s.address) for s in implementations) for role, implementations in ours().items()
    } == ng.roles()
    assert set(common().rules) == set(ng.roles())


@pytest.mark.parametrize("role", ng.roles())
def test_portable_is_inside_every_dialect_and_no_narrower(role: str) -> None:
    rule = common().rules[role]
    promised = {grammar.address: grammar.notes.portable for grammar in written()}
    promising = [single for single in ours()[role] if {role, "all"} & {*promised[single.address.partition(":")[0]]}]
    for item in promising:
        assert witness(rule.dfa, item.rule.dfa) is None, item.address
    assert rule.dfa == intersection(*(single.rule.dfa for single in promising))
    for example in rule.notes.examples:
        everyone = [ng.rule(single.address).is_valid(example.name) for single in promising]
        assert ng.rule(f"portable:{role}").is_valid(example.name) == all(everyone) == (example.position is None)


@pytest.mark.parametrize("role", ng.roles())
def test_witnesses_of_the_matrix_separate_in_the_generated_code(role: str) -> None:
    actual = disagreements(ours()[role])
    addresses = [single.address for single in ours()[role]]
    assert set(actual) == {(a, b) for a in addresses for b in addresses}
    for (accepting, refusing), name in actual.items():
        if name is None:
            mine = next(s.rule.dfa for s in ours()[role] if s.address == accepting)
            assert witness(mine, next(s.rule.dfa for s in ours()[role] if s.address == refusing)) is None
        else:
            assert ng.rule(accepting).is_valid(name)
            assert not ng.rule(refusing).is_valid(name)


@pytest.mark.parametrize(
    ("role", "accepting", "refusing", "witness"),
    [
        ("stream-name", "nats.rs", "nats-server 2.15", "\0"),
        ("stream-name", "nats-server 2.15", "nats.java", "\x01"),
        ("subject-publish", "nats-server 2.15", "nats-server 2.15 (stored-subject)", "\0"),
        ("stream-subject", "nats-server 2.15", "nats-server 2.15 (stored-subject)", "\0"),
        ("subject-subscribe", "nats-server 2.15", "ADR-6", "\0"),
        ("domain", "nats.java", "nats-server 2.15", "!."),
        ("kv-key-name", "nats.java", "nats.go", "-."),
        ("kv-bucket-name", "ADR-6", "nats-server 2.15", "-" * 253),
    ],
)
def test_disagreements_that_research_found(role: str, accepting: str, refusing: str, witness: str) -> None:
    address = {single.who: single.address for single in ours()[role]}
    assert disagreements(ours()[role])[address[accepting], address[refusing]] == witness


@pytest.mark.xdist_group("everything")
def test_the_page_holds_every_pair() -> None:
    text = page("dialects.md")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    assert [section.split()[0] for section in sections] == list(ours())
    for section, implementations in zip(sections, ours().values(), strict=True):
        rows = [line for line in section.splitlines() if line.startswith("| [**")]
        assert len(rows) == len(implementations)
        filled = [sum(bool(cell.strip()) for cell in row.strip("| ").split(" | ")[1:]) for row in rows]
        known = disagreements(implementations)
        assert filled == [
            sum(known[row.address, column.address] is not None for column in implementations) for row in implementations
        ]


@pytest.mark.parametrize("name", ["a\x7fb", "a\0b", "\ufffd", "a\fb"])
@pytest.mark.parametrize(
    "role", ["subject-publish", "subject-subscribe", "stream-subject", "stored-subject", "kv-key-name"]
)
def test_what_jetstream_loses_is_not_portable(role: str, name: str) -> None:
    assert not ng.rule(f"portable:{role}").is_valid(name)
    assert not ng.rule("nats-server:stored-subject").is_valid(name)


@pytest.mark.parametrize("name", ["caf\u00e9", "a\x01b", "a.b", "a\u00a0", "*", "time.*", "a..b", "a b", "~"])
def test_where_publishing_is_portable_subscribing_is(name: str) -> None:
    if ng.rule("portable:subject-publish").is_valid(name):
        for role in ("subject-subscribe", "stream-subject", "reply-to"):
            assert ng.rule(f"portable:{role}").is_valid(name), role


@pytest.mark.xdist_group("everything")
def test_dialects_without_an_opinion_are_named() -> None:
    everyone = {implementation.dialect for implementations in ours().values() for implementation in implementations}
    for role, implementations in ours().items():
        without = sorted(everyone - {implementation.dialect for implementation in implementations}, key=str.lower)
        assert silent(ours(), role) == without
    assert {"ADR-32", "jsm.go"} <= {*silent(ours(), "subject-publish")}
    prose = common().rules["subject-publish"].notes.prose
    assert {"ADR-32", "jsm.go"} <= {*prose.partition("No opinion: ")[2].rstrip(".").split(", ")}
    text = page("dialects.md")
    assert text.count("No opinion: ") == sum(bool(silent(ours(), role)) for role in ours())


# ---- grammars of one's own ------------------------------------------------------------------------------------------


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / name / "1.lark"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def loaded(folder: Path) -> dict[str, list[Implementation]]:
    return roles(load_all(folder))


def run(*arguments: str | Path) -> Result:
    result = CliRunner().invoke(main, list(map(str, arguments)))
    assert not result.exception or isinstance(result.exception, SystemExit), result.exception
    return result


ONE = '// @title One\n// @dialect One\n// @portable all\n\n// @good "ab"\n// @max-bytes 4\nname: /[a-c]+/\n\n'
ONE += "// @role -\nhelper: /x/\n"
TWO = "// @title Two\n// @dialect Two\n// @portable name alone other\n\n"
TWO += '// @role name\n// @good "bc"\ncalled: /[b-d]+/\n\nalone: "z"\n'
BYSTANDER = "// @title Three\n\nname: /q/\n"


def test_roles_come_from_names_and_annotations(tmp_path: Path) -> None:
    actual = loaded(write(tmp_path, one=ONE, two=TWO, three=BYSTANDER))
    assert {role: [(s.who, s.address) for s in implementations] for role, implementations in actual.items()} == {
        "alone": [("Two", "two@1:alone")],
        "name": [("One", "one@1:name"), ("Two", "two@1:called")],
    }
    assert disagreements(actual["name"]) == {
        ("one@1:name", "one@1:name"): None,
        ("one@1:name", "two@1:called"): "a",
        ("two@1:called", "one@1:name"): "d",
        ("two@1:called", "two@1:called"): None,
    }


def test_a_rule_has_a_say_in_several_roles(tmp_path: Path) -> None:
    """Of a dialect that has another rule for the role, both are listed; `portable` is what both accept."""
    kept = ONE.replace("// @role -\nhelper: /x/", '// @role kept name other\n// @good "b"\nkept: /b+/')
    folder = write(tmp_path, one=kept, two=TWO)
    assert {
        role: [(s.who, s.address) for s in implementations] for role, implementations in loaded(folder).items()
    } == {
        "alone": [("Two", "two@1:alone")],
        "kept": [("One", "one@1:kept")],
        "name": [("One", "one@1:name"), ("One (kept)", "one@1:kept"), ("Two", "two@1:called")],
        "other": [("One", "one@1:kept")],
    }
    actual = portable(load_all(folder))
    assert actual is not None
    assert [name for name in ("b", "c", "bbbb", "bbbbb") if actual.rules["name"].dfa.accepts(name)] == ["b", "bbbb"]


def test_the_newest_edition_speaks_for_its_dialect(tmp_path: Path) -> None:
    """No published edition is edited for that; an edition that names another dialect still has a say."""
    texts = {"one/1.9": ONE, "one/1.10": ONE.replace("[a-c]", "[a-d]"), "one/2": ONE.replace("One", "Other")}
    for path, text in texts.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / f"{path}.lark").write_text(text, encoding="utf-8")
    actual = roles(load_all(tmp_path))["name"]
    assert [(single.dialect, single.address) for single in actual] == [
        ("One", "one@1.10:name"),
        ("Other", "one@2:name"),
    ]


def test_without_dialects_nothing_is_portable(tmp_path: Path) -> None:
    assert portable(load_all(write(tmp_path, three=BYSTANDER))) is None


def test_a_package_of_ones_own_has_the_portable_rules(tmp_path: Path) -> None:
    folder = write(tmp_path / "names", one=ONE, two=TWO, three=BYSTANDER)
    assert run("generate", "--grammar", folder, "--out", tmp_path / "out").exit_code == 0
    script = """
import names
rule = names.rule("portable:name")
assert [name for name in ("b", "bcbc", "bcbcb", "a", "d", "") if rule.is_valid(name)] == ["b", "bcbc"]
assert rule.check("bcbcb").position == 4, rule.check("bcbcb")
assert names.rule("portable:alone").is_valid("z")
assert "portable@computed:helper" not in names.rules()
"""
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path / "out", check=True)
    assert run("generate", "--grammar", folder, "--out", tmp_path / "out", "--check").exit_code == 0


def test_dialects_that_have_nothing_in_common(tmp_path: Path) -> None:
    apart = '// @title Two\n// @dialect Two\n// @portable name alone other\n\n// @good "x"\nname: "x"\n\nother: "y"\n'
    folder = write(tmp_path / "names", one=ONE, two=apart)
    actual = portable(load_all(folder))
    assert actual is not None
    assert set(actual.rules) == {"other"}
    assert run("generate", "--grammar", folder, "--out", tmp_path / "out").exit_code == 0


def test_a_rule_is_portable_only_if_its_dialect_says_so(tmp_path: Path) -> None:
    folder = write(tmp_path, one=ONE, two=TWO.replace("@portable name alone other", "@portable alone"))
    actual = portable(load_all(folder))
    assert actual is not None
    assert set(actual.rules) == {"name", "alone"}
    assert actual.rules["name"].dfa.accepts("aa"), "of one dialect only"
    silent_about_it = write(
        tmp_path, one=ONE.replace("// @portable all\n", ""), two=TWO.replace("// @portable name alone other\n", "")
    )
    assert portable(load_all(silent_about_it)) is None


def test_portable_can_be_a_name_of_ones_own(tmp_path: Path) -> None:
    own = '// @title Mine\n\n// @good "m"\nmine: "m"\n'
    folder = write(tmp_path / "names", one=ONE, two=TWO, portable=own)
    assert portable(load_all(folder)) is None
    assert run("generate", "--grammar", folder, "--out", tmp_path / "out").exit_code == 0
    script = "import names; assert names.rule('portable:mine').address == 'portable@1:mine'"
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path / "out", check=True)
    beside = run("check", "--grammar", folder, "portable:mine", "m")
    assert "has a specification `portable`; rename yours" in beside.output


@pytest.mark.parametrize(
    ("grammar", "problem"),
    [
        (ONE.replace("@role -", "@role name"), "one/1.lark:10:1: `name` and `helper` both have the role `name`"),
        (ONE.replace("@role -", "@role Name"), "one/1.lark:9:4: `@role Name`: a role is the name of a rule"),
        (ONE.replace("@role -", "@role a -"), "one/1.lark:9:4: `@role a -`: a role is the name of a rule"),
        (ONE.replace("@role -", "@role a\n// @role b"), "one/1.lark:10:4: `@role` is given twice"),
        (ONE.replace("@role -", "@role"), "one/1.lark:9:4: "),
        (ONE.replace("// @dialect One", "// @dialect"), "one/1.lark:2:4: "),
        (ONE.replace("@portable all", "@portable All"), "one/1.lark:3:4: `@portable All`: write the roles"),
        (ONE.replace("// @role -", "// @dialect X"), "one/1.lark:9:4: "),
    ],
    ids=[
        "twice",
        "no name",
        "a dash among names",
        "two lines",
        "empty role",
        "empty dialect",
        "no roles",
        "dialect of a rule",
    ],
)
def test_with_a_wrong_annotation_nothing_is_written(tmp_path: Path, grammar: str, problem: str) -> None:
    folder = write(tmp_path / "names", one=grammar)
    result = run("generate", "--grammar", folder, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert problem in result.output
    assert not (tmp_path / "out").exists()
