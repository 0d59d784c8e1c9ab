"""The pictures of automata show every state and every move."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

from natsgrammar_gen.emit.pages.automaton import MOST_STATES, automaton
from natsgrammar_gen.emit.shape import shape
from natsgrammar_gen.grammar.edition import Rule, editions
from natsgrammar_gen.grammar.load import load_all, load_grammar
from tests.support.depth import is_full
from tests.support.languages import GRAMMAR, grammars
from tests.support.own_grammars import written

SVG = "{http://www.w3.org/2000/svg}"


def _rule(folder: Path, text: str) -> Rule:
    (edition,) = editions(load_all(written(folder, "acme/1.lark", f"// @title T\n\n{text}\n")))
    return edition.rules["a"]


def _words(picture: str) -> list[str]:
    return [unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", picture)]


def test_pictures_show_every_state_and_move() -> None:
    drawn = 0
    some = [load_grammar(GRAMMAR / path, GRAMMAR) for path in ("adr6/2023-02-01.lark", "nats-go/1.55.0.lark")]
    for edition in editions(grammars() if is_full() else some):
        for rule in edition.rules.values():
            dfa = shape(rule)[0].dfa
            picture = automaton(rule)
            assert bool(picture) == (len(dfa.table) <= MOST_STATES)
            if picture:
                drawn += 1
                svg = ET.fromstring(picture)
                assert svg.findtext(f"{SVG}title") == f"The automaton of {rule.name}"
                assert len(svg.findall(f"{SVG}circle")) == len(dfa.table) + len(dfa.finals)
                moves = sum(len(dfa.followers(state)) for state in range(len(dfa.table)))
                left, top, width, height = map(float, (svg.get("viewBox") or "").split())
                assert len(svg.findall(f"{SVG}path")) == 2 * (moves + 1), "a line and a head each, and the start"
                for circle in svg.findall(f"{SVG}circle"):
                    x, y, r = (float(circle.get(name) or "") for name in ("cx", "cy", "r"))
                    assert left <= x - r
                    assert x + r <= left + width
                    assert top <= y - r
                    assert y + r <= top + height
    assert drawn > (400 if is_full() else 35)


def test_arrows_say_their_characters(tmp_path: Path) -> None:
    picture = automaton(_rule(tmp_path, 'a: "x" /[0-9]/ | "y" /(?![.*>])[!-~]/+'))
    assert {"x", "y", "0-9", "A"} <= {*_words(picture)}
    assert _words(picture)[-1] == "A  printable ASCII except `*`, `.` and `>`"


def test_a_limit_is_a_line_and_no_states(tmp_path: Path) -> None:
    assert _words(automaton(_rule(tmp_path, "a: /[a-z]/~1..255"))) == ["a-z", "a-z", "0", "1", "At most 255 characters"]


def test_too_many_states_are_not_drawn(tmp_path: Path) -> None:
    assert automaton(_rule(tmp_path, 'a: "abcdefghijkl"')) == ""
    assert automaton(_rule(tmp_path, 'a: "abcdefghijk"')) != ""


def test_text_of_a_grammar_stays_text(tmp_path: Path) -> None:
    picture = automaton(_rule(tmp_path, r'a: "<" "&" "\u200b"'))
    assert _words(picture)[:3] == ["<", "&", "<U+200B>"]
