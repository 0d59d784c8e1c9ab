"""The pages about natsgrammar itself say what its commands and modules say."""

from __future__ import annotations

import pkgutil
import re

import pytest
from click.testing import CliRunner

import natsgrammar
from natsgrammar.diagnostics import anchor_of
from natsgrammar.linting.checks import CODES
from natsgrammar_gen.cli import COMMANDS, main
from tools.reference.commands import MODULES, pages

FILES = pages()
ROOMS = (
    "core",
    "diagnostics",
    "errors",
    "fields",
    "files",
    "linting",
    "streams",
    "strict_json",
    "subjects",
    "tables",
    "text",
    "transforms",
)


def printed(*arguments: str) -> str:
    return str(CliRunner().invoke(main, arguments).stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_what_its_help_says(command: str) -> None:
    page = FILES["reference/commands.md"]
    section = page.partition(f"\n## natsgrammar {command}\n")[2].partition("\n## natsgrammar")[0]
    help_text = printed(command, "--help")
    options = re.findall(r"(?m)^  (?:-\w, )?(--[\w-]+)", help_text.partition("\nOptions:\n")[2])
    assert [option for option in options if option != "--help" and option not in section] == []
    codes = re.search(r"Exit codes: (\d)", help_text)
    assert not codes or f"Exit codes: {codes[1]}" in section
    assert codes is None or f"| [`natsgrammar {command}`]" in FILES["reference/codes.md"]


def test_each_code_is_explained() -> None:
    listed = printed("lint", "--list")
    for code in CODES:
        assert f"| `{code}`{{ #{anchor_of(code)} }} | " in FILES["reference/codes.md"]
        assert code in listed


def test_each_public_module_has_a_page() -> None:
    public = {
        f"natsgrammar.{module.name}" for module in pkgutil.iter_modules(natsgrammar.__path__) if module.name[0] != "_"
    }
    assert public - MODULES.keys() == {f"natsgrammar.{room}" for room in ROOMS}, "which other parts import"
    assert all(f"::: {module}\n" in FILES[f"reference/api/{module}.md"] for module in MODULES)
