"""A new edition takes over what holds of the edition before; everything else is listed with its place."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from natsgrammar_gen.cli import main
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.model import Grammar

BEFORE = """\
// @title ACME names, as of 2030-01-02
// @source ACME handbook https://handbook.acme.example/names
// @published 2030-01-02
// @dialect ACME
// Against 2029: nothing.

DOT: "."

// Letters of ASCII.
// @production term = (a-z)+
TERM: /[a-z]/+

// Nothing is reserved.
// @production queue-name = term
// @good "a" "workers"
// @bad "" at 0
// @bad "a.b" at 1
// @role queue
// @noun queue
queue_name: TERM

// Our reading, in words.
// @production queue names, with dots
// @source Prose
// @good "a.b"
// @bad "a." at 2
// @length 1..9
// @role -
queue_dotted: _part (DOT _part)*

_part: TERM | "-"

// @production stream-name = term
// @good "a" "abcdef"
// @bad "" at 0
// @bad "a-b" at 1
// @bad "abcdefg-" at 7
// Streams are folders.
stream_name: TERM

// @good "x"
stars: STAR+

// @production star = "*"
STAR: "*"

// @production gone-name = term dot
// @good "a."
gone_name: TERM DOT
"""
SAME = """\
Date: 2031-01-02

```
dot  = "."
term = (a-z)+

queue-name  = term
stream-name = term
gone-name   = term dot
star        = "*"
```
"""
NEXT = """\
Date: 2031-01-02

```
dot   = "."
term  = (a-z)+
short = (a-z, dash)+ maximum 5 characters

queue-name  = (a-z)+
stream-name = short
bucket-name = term
```
"""


def run(tmp_path: Path, text: str, *options: str) -> tuple[Result, Grammar | None, str]:
    folder = tmp_path / "grammar" / "acme"
    folder.mkdir(parents=True)
    (folder / "2030-01-02.lark").write_text(BEFORE.replace('"x"', '"*"'), encoding="utf-8")
    (tmp_path / "acme.md").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["import", str(tmp_path / "acme.md"), "--output", str(folder), *options])
    file = folder / "2031-01-02.lark"
    grammar = load_grammar(file, folder.parent) if file.exists() else None
    return result, grammar, result.stderr.replace(f"{folder}/", "")


def test_what_did_not_change_is_taken_over_whole(tmp_path: Path) -> None:
    result, new, message = run(tmp_path, SAME)
    assert result.exit_code == 0
    assert new is not None
    old = load_grammar(tmp_path / "grammar" / "acme" / "2030-01-02.lark", tmp_path / "grammar")
    assert (new.notes.title, new.notes.dialect) == ("ACME names, as of 2031-01-02", "ACME")
    assert (new.notes.sources, new.notes.published) == (old.notes.sources, "2031-01-02")
    assert list(new.rules) == ["queue-name", "queue-dotted", "stream-name", "stars", "gone-name"]
    for name, rule in new.rules.items():
        was = old.rules[name]
        assert rule.dfa == was.dfa
        assert [(e.name, e.position) for e in rule.notes.examples] == [(e.name, e.position) for e in was.notes.examples]
        kept = (rule.notes.prose, rule.notes.roles, rule.notes.noun, rule.notes.length)
        assert kept == (was.notes.prose, was.notes.roles, was.notes.noun, was.notes.length)
    assert new.definitions["TERM"].notes.prose == "Letters of ASCII."
    assert "taken over from 2030-01-02: " in message
    assert "2031-01-02.lark:1:1: the notes at the top are about `2030-01-02`" in message
    assert "`stars` has no example: add @bad" in message


def test_what_holds_no_more_is_listed_with_its_place(tmp_path: Path) -> None:
    result, new, message = run(tmp_path, NEXT)
    assert result.exit_code == 0
    assert new is not None
    looked = [line.removeprefix("look at: ") for line in message.splitlines() if line.startswith("look at: ")]
    stream, queue = new.rules["stream-name"], new.rules["queue-name"]
    at = {name: f"2031-01-02.lark:{rule.line}:1:" for name, rule in new.rules.items()}
    changed = "the reading of `stream-name` is not carried: the language of the rule changed"
    top, before = "2031-01-02.lark:1:1:", "(2030-01-02.lark:"
    assert sorted(looked) == sorted(
        [
            f"{top} the notes at the top are about `2030-01-02`; write what holds for `2031-01-02` {before}1)",
            f"{at['queue-name']} the reading of `queue-name` is not carried: the production changed {before}20)",
            f"{at['stream-name']} `stream-name`: `abcdef` is rejected now {before}34)",
            f"{at['stream-name']} `stream-name`: `a-b` is valid now {before}36)",
            f"{at['stream-name']} `stream-name`: `abcdefg-` has its first error at 5 now {before}37)",
            f"{at['stream-name']} {changed} {before}39)",
            f"{top} our own `stars` uses `STAR`, which the text does not define {before}42)",
            f"{top} the text does not define `gone-name` any more {before}49)",
            f"{at['bucket-name']} `bucket-name` has no example: add @good and @bad",
            f"{at['bucket-name']} `bucket-name` is new: see that its `@role` is right",
        ]
    )
    assert [(e.name, e.position) for e in stream.notes.examples] == [
        ("a", None),
        ("abcdef", 5),
        ("", 0),
        ("a-b", None),
        ("abcdefg-", 5),
    ]
    assert stream.notes.prose == ""
    assert queue.notes.roles == ("queue",)
    assert list(new.rules) == ["queue-name", "queue-dotted", "stream-name", "bucket-name"]


def test_claims_to_look_at_are_listed(tmp_path: Path) -> None:
    claim = 'id = "dash"\nsays = "No dash."\nleft = "/-/"\nrelation = "disjoint from"\nright = ["*:stream-name"]\n'
    (tmp_path / "grammar").mkdir()
    (tmp_path / "grammar" / "claims.toml").write_text("\n[[claim]]\n" + claim, encoding="utf-8")
    result, _, message = run(tmp_path, NEXT)
    assert result.exit_code == 0
    assert f"look at: {tmp_path}/grammar/claims.toml:2:1: the verdict of claim `dash` changed: " in message
    assert '\n[claim.refuted]\n"acme:stream-name" = "-"\n' in message
