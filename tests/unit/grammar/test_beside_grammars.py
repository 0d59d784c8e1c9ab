"""A faulty file beside grammars is one clear error, with its place and the key."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar.diagnostics import Refused
from natsgrammar_gen.cli import main
from natsgrammar_gen.emit.pages.words import all_words
from natsgrammar_gen.grammar.load import load_all
from tests.support.own_grammars import written


@pytest.fixture
def names(tmp_path: Path) -> Path:
    """A folder with the grammar of ACME."""
    return written(tmp_path / "names")


BUCKET = '[[bucket]]\nrole = "kv-bucket-name"\nstream = "KV_{}"\nsubjects = ["$KV.{}.>"]\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x = 1", "buckets.toml:1:1: unknown key `x`"),
        ("x = [", "buckets.toml:1:6: is not TOML: "),
        ("bucket = [{}]", "buckets.toml:1:1: write each bucket as a table of its own"),
        ('[[bucket]]\nrole = "a"\nsubjects = []', "buckets.toml:1:1: the bucket has no `stream`"),
        (f"{BUCKET}strem = 5", "buckets.toml:1:1: unknown key `strem` (did you mean `stream`?)"),
        (BUCKET.replace('["$KV.{}.>"]', '"abc"'), "buckets.toml:1:1: `subjects` must be a list of texts"),
        (BUCKET.replace('["$KV.{}.>"]', "[1]"), "buckets.toml:1:1: `subjects` must be a list of texts"),
        (f"\n{BUCKET}\n{BUCKET}".replace('"KV_{}"', "5", 1), "buckets.toml:2:1: `stream` must be text"),
        (BUCKET.replace("KV_{}", "KV_"), "buckets.toml:1:1: `KV_` in `stream` must have `{}` once"),
        (BUCKET.replace("$KV.{}", "$KV.{}.{}"), "buckets.toml:1:1: `$KV.{}.{}.>` in `subjects` must have `{}` once"),
    ],
    ids=lambda item: item[:40],
)
def test_a_faulty_kind_of_bucket_is_rejected_with_its_line(
    names: Path, text: str, problem: str, tmp_path: Path
) -> None:
    (names / "buckets.toml").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["generate", "--grammar", str(names), "--out", str(tmp_path / "out")])
    assert result.exit_code == 2, result.output
    assert problem in result.stderr
    assert "1 problem; nothing was written" in result.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("refusals = [", "refusals.toml:1:13: is not TOML: "),
        ("refusals = 5", "refusals.toml:1:1: `refusals` must be a list of tables"),
        ("refusals = [5]", "refusals.toml:1:1: `refusals` must be a list of tables"),
        ("", "refusals.toml:1:1: `refusals` must be a list of tables"),
        ('refusals = [{ code = "A" }]', "refusals.toml:1:1: rejection 1: it has no `says`"),
        ('refusals = [{ code = "A", says = "b", error = "1" }]', "rejection 1: `error` must be a number"),
        ('refusals = [{ code = "A", says = "b", wen = "x" }]', "rejection 1: unknown key `wen` (did you mean `when`?)"),
        ('refusals = [{ code = "A", says = "b", when = "a =b" }]', "rejection 1: `=b` in `when` is no term"),
    ],
    ids=lambda item: item[:60],
)
def test_a_faulty_refusal_is_rejected(names: Path, text: str, problem: str, tmp_path: Path) -> None:
    (names / "refusals.toml").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["generate", "--grammar", str(names), "--out", str(tmp_path / "out")])
    assert result.exit_code == 2, result.output
    assert problem in result.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[kind", "kinds.toml:1:6: is not TOML: "),
        ("kind = 5", "kinds.toml: `kind` must be a table"),
        ("[kinds]", "kinds.toml: unknown key `kinds` (did you mean `kind`?)"),
        ('[kind]\nname = "x"', "kinds.toml: `name` in `kind` must be a table"),
        ('[kind]\nname = { is = "a name" }', "kinds.toml: `name` in `kind`: it has no `who`"),
        ('[kind]\nname = { is = "", who = "x" }', "kinds.toml: `name` in `kind`: `is` is empty"),
        ("[who]\nacme = { among = 1 }", "kinds.toml: `acme` in `who`: `among` must be text"),
    ],
)
def test_a_faulty_kind_of_name_is_rejected_with_its_key(names: Path, text: str, problem: str) -> None:
    (names / "kinds.toml").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["rule", "acme:region", "--grammar", str(names)])
    assert result.exit_code == 2, result.output
    assert problem in result.stderr


KINDS = """\
[who]
acme = { says = "ACME says", among = "" }

[kind]
region = { is = "a region", who = "x" }
part = { is = "a part", who = "x" }
order-subject = { is = "a subject", who = "x" }
"""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "part",
            "port",
            'nothing says what `part` is, as in `acme:part`; add to `kind`: part = { is = "", who = "" }',
        ),
        ("region", "regoin", "`regoin` in `kind`: nothing is called so (did you mean `region`?)"),
        (
            "acme =",
            "acne =",
            'nothing says whose rules those of `acme` are; add to `who`: acme = { says = "", among = "" }',
        ),
        ("acme =", "acne =", "`acne` in `who`: nothing is called so (did you mean `acme`?)"),
    ],
)
def test_each_rule_needs_words_and_all_words_a_rule(names: Path, old: str, new: str, problem: str) -> None:
    grammar = names / "acme" / "1.lark"
    grammar.write_text(grammar.read_text("utf-8").replace("// @dialect ACME\n", ""), encoding="utf-8")
    (names / "kinds.toml").write_text(KINDS, encoding="utf-8")
    assert all_words(names, load_all(names))
    (names / "kinds.toml").write_text(KINDS.replace(old, new), encoding="utf-8")
    with pytest.raises(Refused) as refused:
        all_words(names, load_all(names))
    assert f"{names}/kinds.toml: {problem}" in map(str, refused.value.problems)


def test_words_beside_grammars_open_what_is_said_of_a_rule(names: Path) -> None:
    (names / "kinds.toml").write_text('[kind]\nregion = { is = "a region of ACME", who = "x" }', encoding="utf-8")
    result = CliRunner().invoke(main, ["rule", "acme:region", "--grammar", str(names)])
    assert "as a region of ACME." in result.stdout, result.output
