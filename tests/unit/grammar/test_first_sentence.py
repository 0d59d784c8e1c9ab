"""The table of rules at the top of a reference page."""

from __future__ import annotations

import pytest

from natsgrammar_gen.emit.markdown import cell
from natsgrammar_gen.grammar.annotations import first_sentence


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("No end", "No end"),
        ("A name of nats.go, in\ntwo lines. More.", "A name of nats.go, in two lines"),
        ("Ends in `a. b` here. More.", "Ends in `a. b` here"),
        ("These:\n\n- one\n- two", "These"),
        ("Either a | b. More.", "Either a &#124; b"),
        ("A stray ` and <b>more</b>", "A stray &#96; and &#60;b&#62;more&#60;/b&#62;"),
    ],
)
def test_a_first_sentence_ends_at_a_full_stop_outside_of_code(text: str, expected: str) -> None:
    assert cell(first_sentence(text)) == expected
