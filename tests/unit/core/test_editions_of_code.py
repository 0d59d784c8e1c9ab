"""Code follows the newest edition, and `generate` rejects one that a file of code cannot follow."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar.core import edition_of
from natsgrammar.core.editions import SPELLED
from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.code import not_followed
from natsgrammar_gen.grammar.edition import Edition, editions
from natsgrammar_gen.grammar.load import load_grammar

ROOT = Path(__file__).parents[3]
GRAMMAR = ROOT / "grammar"


def next_edition(folder: Path, spec: str, number: str, *changes: tuple[str, str]) -> list[Edition]:
    """The newest edition of a specification, and one after it with these changes to its text."""
    newest = edition_of(spec).partition("@")[2]
    text = (GRAMMAR / spec / f"{newest}.lark").read_text(encoding="utf-8")
    (folder / spec).mkdir(parents=True)
    (folder / spec / f"{newest}.lark").write_text(text, encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / spec / f"{number}.lark").write_text(text, encoding="utf-8")
    return editions([load_grammar(folder / spec / f"{name}.lark", folder) for name in (newest, number)])


def test_code_follows_the_newest_edition() -> None:
    for file, (written_for, names) in SPELLED.items():
        spec = written_for.partition("@")[0]
        assert (ROOT / "runtime" / "natsgrammar" / file).is_file()
        assert edition_of(spec) == written_for
        assert names


@pytest.mark.parametrize(
    ("spec", "changes", "problem"),
    [
        (
            "safe",
            [("kv_key:", "kv_name:")],
            "`kv-key` is not what `runtime/natsgrammar/kv.py` was written for, by `safe@1`: `safe@99` has no such rule",
        ),
        (
            "adr20",
            [("bucket_name: ", 'bucket_name: "/" | ')],
            "`/` is valid now; change this file, then name `adr20@99` for it in `runtime/natsgrammar/core/editions.py`",
        ),
        (
            "adr20",
            [("bucket=", "store="), ("@part bucket", "@part store")],
            "its parts were bucket, name_encoded and are store, name_encoded",
        ),
        ("aviso", [("0.7", "0.99")], ""),
    ],
)
def test_what_code_spells_out_is_compared(
    spec: str, changes: list[tuple[str, str]], problem: str, tmp_path: Path
) -> None:
    problems = [*not_followed(next_edition(tmp_path, spec, "99", *changes))]
    assert {item.path for item in problems} == ({str(tmp_path / spec / "99.lark")} if problem else set())
    assert not problem or any(problem in item.message for item in problems)


def test_headers_follow_a_codec_that_escapes_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The codec and the binding, which uses it, give one spelling."""
    known = next_edition(
        tmp_path / "grammar",
        "cloudevents",
        "99",
        ("MUST_ESCAPE: ", 'MUST_ESCAPE: "\'" | '),
        ("2024-03-21", "2030-01-01"),
    )
    assert [*not_followed(known)] == []
    code = """
import acme_names as ng
from acme_names import cloudevents as ce
event = ce.Event({"specversion": "1.0", "id": "it's", "source": ce.UriReference("/"), "type": "t"})
print(ng.codec("cloudevents:header-value").encode("it's"), ce.to_binary(event).headers["ce-id"])
"""
    generate = ("generate", "--grammar", "grammar", "--out", "out", "--target", "python", "--package", "acme_names")
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, generate).exit_code == 0
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, cwd=tmp_path / "out", check=False, capture_output=True, text=True)
    assert (result.stderr, result.stdout.split()) == ("", ["it%27s", "it%27s"])
