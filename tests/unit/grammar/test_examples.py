"""Examples are read from the texts of specifications, kept beside the grammars, and checked."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import natsgrammar as ng
from natsgrammar_gen.cli import main
from natsgrammar_gen.compare.examples import updated
from natsgrammar_gen.grammar.documents import examples, sections
from natsgrammar_gen.grammar.examples import FILE, examples_beside, unread
from tests.support.languages import GRAMMAR, ROOT, written

SPECS = ROOT.parent / "shared" / "specs"
TEXT = """\
# Names of ACME

## Encoding

| Kind | Value  | Written |
|------|:-------|---------|
| a    | `a.b`  | `a%2Eb` |
| b    | `a\\|b` | `a\\|b`  |

## Regions

Not valid are, for instance, `.` and
`>`. A value "&#x20AC; x" is written "%20".

```text
eu
us-east
```

- `nord` is one
- `sud` is one
"""
GRAMMAR_TEXT = """\
// @title Acme
// @source ACME handbook https://acme.example/names.md

ESCAPED: /[.>%]/
PLAIN: /(?![.>%])[\\x00-\\U0010FFFF]/

// @codec value escape=ESCAPED
// @examples "Encoding" "Value" → "Written"
token: (PLAIN | /%(2E|3E|25)/)*

// @examples "Regions"
// @good "x"
// @examples not "Regions" "for instance, …. A"
// @examples "Regions" "… is one"
region: /[a-z-]+/
"""


@pytest.fixture
def acme(tmp_path: Path) -> Path:
    for file, text in (("names/acme/1.lark", GRAMMAR_TEXT), ("texts/names.md", TEXT)):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def generate(acme: Path, *arguments: str) -> Result:
    folders = ("--grammar", str(acme / "names"), "--out", str(acme / "out"), "--package", "acme_names")
    return CliRunner().invoke(main, ["generate", *folders, "--target", "vectors,python", *arguments])


def read(acme: Path, *arguments: str) -> Result:
    return generate(acme, "--specs", str(acme / "texts"), *arguments)


@pytest.mark.parametrize(
    ("places", "rows"),
    [
        ((), [("eu",), ("us-east",)]),
        (("Value", "Written"), [("a.b", "a%2Eb"), ("a|b", "a|b")]),
        (("Kind",), [("a",), ("b",)]),
        (("are, for instance, …. A",), [(".",), (">",)]),
        (("A value … is written", "is written …."), [("€ x", "%20")]),
        (("… is one",), [("nord",), ("sud",)]),
        (("Value", "Nothing"), []),
        (("no such … words",), []),
        (("… is one", "A value … is"), []),
    ],
)
def test_examples_are_in_tables_wordings_and_code(places: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    assert examples(TEXT, places) == rows


def test_a_page_in_html_shows_the_same() -> None:
    page = """<!DOCTYPE html><html><body><h2>Enc</h2><p>Text <code>a</code> is.</p><div><table><thead>
        <tr><th>Value</th><th>Token</th></tr></thead><tbody><tr><td><code>1.4</code></td><td><code>1%2E4</code></td></tr>
        <tr><td><code>a|b</code></td><td>x</td></tr></tbody></table></div><pre><code>eu\nus\n</code></pre></body></html>"""
    section = sections(page)["Enc"]
    assert examples(section, ("Value", "Token")) == [("1.4", "1%2E4"), ("a|b", "x")]
    assert examples(section, ()) == [("eu",), ("us",)]
    assert examples(section, ("Text … is",)) == [("a",)]


def test_what_was_read_is_kept_and_reaches_the_vectors(acme: Path) -> None:
    assert f'note: {acme}/names/acme/1.lark:8:1: `@examples "Encoding"' in generate(acme).stderr
    assert read(acme, "--check").stdout.startswith("changed ")
    assert not (acme / "names" / FILE).exists()
    assert read(acme).stdout.startswith("written ")
    kept = (acme / "names" / FILE).read_text(encoding="utf-8")
    entries = [entry for _, entry in examples_beside(acme / "names")]
    assert [entry["section"] for entry in entries] == ["Encoding", "Regions", "Regions", "Regions"]
    assert entries[0]["values"] == ["a.b", "a|b"]
    assert {entry["source"] for entry in entries} == {"https://acme.example/names.md"}
    (acme / "texts" / "names.md").unlink()
    assert generate(acme, "--check").exit_code == 0  # a checkout alone has the same examples
    tests = json.loads((acme / "out" / "vectors" / "acme" / "1.json").read_text(encoding="utf-8"))
    named = {
        entry["name"]: entry["position"] for entry in tests["rules"]["region"]["names"] if "example" in entry["why"]
    }
    assert named == {"eu": None, "us-east": None, "x": None, ".": 0, ">": 0, "nord": None, "sud": None}
    assert {"value": "a.b", "text": "a%2Eb"} in tests["codecs"]["value"]["encode"]
    assert {"text": "a|b", "value": "a|b"} in tests["codecs"]["value"]["decode"]
    assert (acme / "names" / FILE).read_text(encoding="utf-8") == kept


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("## Encoding", "## Coding", "acme/1.lark:8:1: `names.md`: no section `Encoding`"),
        (
            "| Written",
            "| Text",
            "acme/1.lark:8:1: `names.md`: section `Encoding` has no table with `Value`",
        ),
        ("is one", "is two", "acme/1.lark:14:1: `names.md`: section `Regions` has no wording `… is one`"),
        ("```", "", "acme/1.lark:11:1: `names.md`: section `Regions` has no code"),
    ],
)
def test_a_text_without_the_place_is_an_error_with_the_place(acme: Path, old: str, new: str, cause: str) -> None:
    file = acme / "texts" / "names.md"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    result = read(acme)
    assert result.exit_code == 2
    assert f"{acme}/names/{cause}" in result.stderr
    assert not (acme / "names" / FILE).exists()


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("a%2Eb", "a%3Eb", "acme/1.lark:8:1: the text has `a%3Eb` for `a.b`, and codec `value` writes `a%2Eb`"),
        ("us-east", "us.east", "acme/1.lark:11:1: the text shows `us.east`, which `region` rejects at position 2"),
        ("`.` and", "`u` and", "acme/1.lark:13:1: the text rejects `u`, which `region` accepts"),
    ],
)
def test_an_example_with_another_answer_is_an_error(acme: Path, old: str, new: str, cause: str) -> None:
    file = acme / "texts" / "names.md"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    result = read(acme)
    assert result.exit_code == 2
    assert cause in result.stderr
    assert not (acme / "names" / FILE).exists()


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("@examples Encoding", '`@examples Encoding`: write `"SECTION"`'),
        ('@examples not "a" "b" → "c"', "write `"),
        ('@examples "a" "b" → "c"', "`@examples` with `→` is for a rule with `@codec`"),
    ],
)
def test_a_place_has_one_of_three_forms(acme: Path, line: str, cause: str) -> None:
    file = acme / "names" / "acme" / "1.lark"
    file.write_text(GRAMMAR_TEXT.replace('@examples "Regions"\n', f"{line}\n"), encoding="utf-8")
    result = generate(acme)
    assert result.exit_code == 2
    assert cause in result.stderr


def test_a_folder_without_texts_is_wrong_use(acme: Path) -> None:
    (acme / "texts" / "names.md").unlink()
    assert "has no text with examples for these grammars" in read(acme).stderr
    assert generate(acme, "--specs", str(acme / "none")).exit_code == 2


# ---- our own grammars -----------------------------------------------------------------------------------------------


def test_codecs_write_and_read_as_the_texts_show() -> None:
    assert unread(written(), GRAMMAR) == []
    compared = 0
    for grammar in written():
        for rule in grammar.rules.values():
            for value, name, sign, _ in rule.notes.pairs:
                assert rule.notes.codec
                codec = ng.codec(f"{grammar.address}:{rule.notes.codec.name}")
                assert codec.decode(name) == value
                assert sign == "←" or codec.encode(value) == name
                compared += 1
    assert compared > 20


@pytest.mark.skipif(not SPECS.is_dir(), reason="the published texts are not beside the project")
def test_the_published_texts_still_show_the_same(tmp_path: Path) -> None:
    shutil.copytree(GRAMMAR, tmp_path / "grammar")
    assert updated(tmp_path / "grammar", SPECS) == (GRAMMAR / FILE).read_text(encoding="utf-8")
