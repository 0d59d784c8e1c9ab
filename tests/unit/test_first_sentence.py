"""The table of rules at the top of a reference page."""

from __future__ import annotations

import pytest

from natsgrammar_gen.emit.markdown import first_sentence


@pytest.mark.parametrize(
    ("text", "cell"),
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
def test_first_sentence(text: str, cell: str) -> None:
    assert first_sentence(text) == cell
