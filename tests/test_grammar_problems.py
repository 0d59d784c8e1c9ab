"""What is wrong with a grammar is told with file, line, column and cause, all of it at once."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from natsgrammar_gen.diagnostics import Diagnostic, Refused
from natsgrammar_gen.load import load_all, load_grammar

FOLDER = Path(__file__).parent / "grammar_problems"
CASES = sorted(FOLDER.glob("*.lark"))
_EXPECTED = re.compile(r"^\s*// expect (\d+):(\d+) (.*)$", re.MULTILINE)


def placed(text: str | bytes, root: Path, name: str = "acme/1.lark") -> Path:
    """A grammar file under `root`, beside the building blocks that the cases import."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    shutil.copytree(FOLDER / "_shared", root / "_shared", dirs_exist_ok=True)
    return path


def problems(path: Path, root: Path) -> list[Diagnostic]:
    """Everything that is wrong with the file."""
    with pytest.raises(Refused) as refused:
        load_grammar(path, root)
    return list(refused.value.problems)


def refused(text: str | bytes, root: Path) -> list[str]:
    """The problems of a grammar as `line:column message`."""
    return [f"{p.line}:{p.column} {p.message}" for p in problems(placed(text, root), root)]


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_case(case: Path, tmp_path: Path) -> None:
    """Each case says in its comments what is expected, as `expect LINE:COLUMN part of the message`."""
    text = case.read_text(encoding="utf-8")
    expected = sorted((int(line), int(column), part) for line, column, part in _EXPECTED.findall(text))
    path = placed(text, tmp_path)
    found = problems(path, tmp_path)
    assert [(p.line, p.column) for p in found] == [(line, column) for line, column, _ in expected], "\n".join(map(str, found))
    for problem, (_, _, part) in zip(found, expected, strict=True):
        assert part in problem.message
        assert problem.path == str(path)
