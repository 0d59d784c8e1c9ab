"""The pictures of rules are well-formed and say what the rule says."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from natsgrammar_gen.emit.pages.railroad import railroad
from natsgrammar_gen.emit.pages.track import named_parts
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.grammar.model import Grammar
from tests.support.languages import EDITIONS, grammars

SVG = "{http://www.w3.org/2000/svg}"


def _grammar(folder: Path, text: str) -> Grammar:
    path = folder / "acme" / "1.lark"
    path.parent.mkdir(parents=True)
    path.write_text(f"// @title T\n\n{text}\n", encoding="utf-8")
    return load_grammar(path, folder)


def _words(picture: str) -> list[str]:
    """The texts of a picture, from left to right and top to bottom as they are drawn."""
    return [unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", picture)]


@pytest.mark.parametrize("address", EDITIONS)
def test_pictures_are_well_formed_and_titled(address: str) -> None:
    grammar = next(grammar for grammar in grammars() if grammar.address == address)
    pictures = [railroad(grammar, definition) for definition in grammar.definitions.values()]
    assert any(pictures)
    for picture in filter(None, pictures):
        svg = ET.fromstring(picture)
        assert svg.tag == f"{SVG}svg"
        assert svg.get("role") == "img"
        assert svg.findtext(f"{SVG}title")
        assert max(map(len, picture.splitlines())) < 600


def test_a_picture_says_what_the_rule_says(tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, 'a: "or" /[a-z_]/~2..5 ("." | B)*\nB: /[0-9]{3}/ "x"?')
    assert _words(railroad(grammar, grammar.definitions["a"])) == [
        "or",
        "a-z _",
        "2 to 5 times",
        ".",
        "0-9",
        "3 times",
        "x",
    ]


def test_alternatives_far_below_belong_to_the_rule(tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, 'a: "x"\n\n  // the other one\n  | "y"')
    assert _words(railroad(grammar, grammar.definitions["a"])) == ["x", "y"]
    assert grammar.definitions["a"].lark.endswith('| "y"')


def test_a_limit_in_bytes_is_told(tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, "// @max-bytes 7\na: /[a-z]/+")
    assert _words(railroad(grammar, grammar.definitions["a"])) == ["a-z", "at most 7 bytes"]


@pytest.mark.parametrize(("length", "note"), [("2..5", "2 to 5 characters"), ("2..", "at least 2 characters")])
def test_a_limit_in_characters_is_told(length: str, note: str, tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, f"// @length {length}\na: /[a-z]/+")
    assert _words(railroad(grammar, grammar.definitions["a"])) == ["a-z", note]


def test_text_of_a_grammar_stays_text(tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, r'a: "</text><script>" /[<&]/ "\n\u200b"')
    picture = railroad(grammar, grammar.definitions["a"])
    assert "<script" not in picture
    assert _words(picture) == ["</text><script>", "& <", "<LF><U+200B>"]


def test_what_is_too_large_is_not_drawn(tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, "a: " + " | ".join(f'"{number}" "-"+' for number in range(100)))
    assert railroad(grammar, grammar.definitions["a"]) == ""


def test_the_parts_that_a_picture_only_names_are_known(tmp_path: Path) -> None:
    grammar = _grammar(tmp_path, 'a: _all\n_all: B C\nB: "x" | "yy"\nC: "1" /[a-c]/ "2" /[d-f]/ "3" | B\nd: C a')
    assert [part.name for part in named_parts(grammar, grammar.definitions["a"])] == ["C"]
    assert [part.name for part in named_parts(grammar, grammar.definitions["d"])] == ["C", "a"]
