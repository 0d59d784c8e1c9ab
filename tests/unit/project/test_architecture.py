"""No module imports itself through others, and ARCHITECTURE.md names what exists; `make style` checks the layers."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from natsgrammar_gen.cli.generate import NEEDED, OURS
from tests.support.languages import ROOT

SOURCES = (
    "generator/natsgrammar_gen",
    "runtime/natsgrammar",
    "generated/natsgrammar_tables",
    "pipeline/natsgrammar_spark",
)
OURS_AND_TABLES = {source.rpartition("/")[2] for source in SOURCES}
pytestmark = pytest.mark.xdist_group("architecture")  # one worker parses all modules
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")


@cache
def modules() -> dict[str, str]:
    """Each module of ours → its file, from the root."""
    collected = {}
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*.py")):
            dotted = path.relative_to(ROOT / source).with_suffix("").parts
            parts = (source.rpartition("/")[2], *(part for part in dotted if part != "__init__"))
            collected[".".join(parts)] = path.relative_to(ROOT).as_posix()
    return collected


@cache
def imports() -> dict[str, set[str]]:
    """Each module of ours → the modules that it names in an import, also inside of functions."""
    return {name: set(_imported(name, path)) for name, path in modules().items()}


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """The statements in a module, or in another, at any depth; expressions hold no import."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield child
            yield from _statements(child)


def _imported(name: str, path: str) -> set[str]:
    targets = {full if full in modules() else base for base, full in _names(name, path)}
    return targets - {name}


def _names(name: str, path: str) -> Iterator[tuple[str, str]]:
    """The modules that a module imports from, with the full name of each thing that it imports."""
    package = _package(name, path)
    for node in _statements(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            base = ".".join([*parents[: len(parents) - node.level + 1], *filter(None, [node.module])])
            base = base if node.level else node.module or ""
            yield from ((base, f"{base}.{alias.name}") for alias in node.names)


def _package(name: str, path: str) -> str:
    return name if path.endswith("__init__.py") else name.rpartition(".")[0]


def test_no_module_imports_itself_through_others() -> None:
    state: dict[str, int] = {}
    circles: list[str] = []

    def visit(name: str, path: tuple[str, ...]) -> None:
        if state.get(name) == 1:
            circles.append(" → ".join((*path[path.index(name) :], name)))
        if name in state:
            return
        state[name] = 1
        for target in sorted(imports()[name] & modules().keys()):
            visit(target, (*path, name))
        state[name] = 2

    for name in modules():
        visit(name, ())
    assert circles == []


def test_no_private_name_crosses_a_package() -> None:
    """Attributes are ruff's business (SLF001). A name is private to the folder of the module that defines it."""
    crossing = [
        f"{name} imports {full}"
        for name, path in modules().items()
        for _, full in _names(name, path)
        if full.partition(".")[0] in OURS_AND_TABLES
        for at, part in enumerate(full.split("."))
        if part.startswith("_") and not part.startswith("__")
        if _folder(full.split(".")[:at]) != _package(name, path)
    ]
    assert crossing == []


def _folder(owner: list[str]) -> str:
    """The package that a module belongs to, or the package itself."""
    name = ".".join(owner)
    return _package(name, modules().get(name, ""))


def test_no_package_of_yours_has_the_name_of_one_that_is_imported() -> None:
    foreign = {target.partition(".")[0] for targets in imports().values() for target in targets - modules().keys()}
    assert {name for name in foreign - sys.stdlib_module_names if name not in OURS} == NEEDED


def test_every_test_that_holds_an_invariant_exists() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)
    assert len(named) > 10
    for path, function in named:
        assert f"\ndef {function}(" in (ROOT / path).read_text(encoding="utf-8"), (path, function)


def test_every_file_of_the_architecture_exists() -> None:
    named = set(re.findall(r"`((?:grammar|generator|generated|runtime|pipeline|docs|tests|tools)/[\w./-]*)`", TEXT))
    built = {"docs/reference"}  # by `make docs`
    assert [name for name in sorted(named - built) if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(
    ("pattern", "most"),
    [("ARCHITECTURE.md", 150), ("CHANGELOG.md", 60), ("STYLE.md", 90), ("docs/decisions/*.md", 30)],
)
def test_pages_for_contributors_stay_short(pattern: str, most: int) -> None:
    sizes = {path.name: path.read_text(encoding="utf-8").count("\n") for path in ROOT.glob(pattern)}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > most} == {}
