"""A file read before is read again only if its text, or a text that it imports, is another."""

from __future__ import annotations

from pathlib import Path

import pytest

from natsgrammar.diagnostics import Refused
from natsgrammar_gen.grammar.annotations import Example
from natsgrammar_gen.grammar.load import load_grammar
from natsgrammar_gen.language.budget import budget
from tests.support.own_grammars import written

TEXT = "// @title T\n\n%import _shared.more (LETTER)\n\n// @good {}\nname: LETTER+\n"
MORE = "%import _shared.most (A)\n\nLETTER: A\n"


def _placed(root: Path, letter: str) -> Path:
    for name, text in {"t/1": TEXT.format('"a"'), "_shared/more": MORE, "_shared/most": f"A: /[{letter}]/\n"}.items():
        written(root, f"{name}.lark", text)
    return root / "t/1.lark"


def test_an_equal_file_elsewhere_is_not_read_again(tmp_path: Path) -> None:
    folders = tmp_path / "one", tmp_path / "two"
    with budget(None) as first:
        one = load_grammar(_placed(folders[0], "a-z"), folders[0])
    one.rules["name"].notes.examples.append(Example("b", None, 9))
    with budget(None) as second:
        two = load_grammar(_placed(folders[1], "a-z"), folders[1])
    assert two.rules["name"].tree is one.rules["name"].tree
    assert (two.path, first.spent) == (str(folders[1] / "t" / "1.lark"), second.spent)
    assert [example.name for example in two.rules["name"].notes.examples] == ["a"]


def test_a_file_is_read_again_once_an_import_is_another_or_gone(tmp_path: Path) -> None:
    path = _placed(tmp_path, "a-y")
    assert load_grammar(path, tmp_path).rules["name"].dfa.first_error("z") == 0
    assert load_grammar(_placed(tmp_path, "a-z"), tmp_path).rules["name"].dfa.first_error("z") is None
    _placed(tmp_path, "b-z")
    with pytest.raises(Refused, match="the example says"):
        load_grammar(path, tmp_path)
    _placed(tmp_path, "a-z")
    (tmp_path / "_shared/most.lark").unlink()
    with pytest.raises(Refused, match="unknown grammar"):
        load_grammar(path, tmp_path)
