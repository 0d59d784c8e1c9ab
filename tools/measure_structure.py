"""Counts what `benchmarks/RESULTS.md` says about structure: lines, import arrows and circles, median and longest file.

python tools/measure_structure.py [CHECKOUT]
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Container
from pathlib import Path
from statistics import median

SHIPPED = ("generator/natsgrammar_gen", "runtime/natsgrammar", "pipeline/natsgrammar_spark")
CORE = "generator/natsgrammar_gen/language"


def main(root: Path) -> None:
    """Print one measure per line."""
    shipped = [path for folder in SHIPPED for path in files(root / folder, ".py", ".java")]
    generated = files(root / "generated", "")
    written = {path.read_bytes() for path in shipped if path.stat().st_size}
    copied = [path for path in generated if path.read_bytes() in written]
    sizes = sorted((lines([path]), path.relative_to(root).as_posix()) for path in shipped)
    arrows = imports(root)
    print(f"lines written by hand and shipped   {lines(shipped):7,}")
    print(f"the same again in generated/        {lines(copied):7,}")
    print(f"lines generated: tables             {lines(files(root / 'generated/natsgrammar_tables', '.py')):7,}")
    print(f"lines generated: all of generated/  {lines(generated):7,}")
    print(f"lines generated: reference pages    {lines(files(root / 'docs/reference', '.md')):7,}")
    print(f"character references on the pages   {references(files(root / 'docs/reference', '.md')):7,}")
    print(f"lines generated: pictures           {lines(files(root / 'docs/reference', '.svg')):7,}")
    print(f"lines of the language core          {lines(files(root / CORE, '.py')):7,}")
    print(f"lines of tests                      {lines(files(root / 'tests', '.py')):7,}")
    print(f"import arrows between modules       {sum(map(len, arrows.values())):7,}")
    print(f"modules in circles of imports       {in_circles(arrows):7,}")
    print(f"median file                         {median(size for size, _ in sizes):7,.0f}")
    print(f"longest file                        {sizes[-1][0]:7,}  {sizes[-1][1]}")


def files(folder: Path, *endings: str) -> list[Path]:
    """The text files below a folder whose names have one of the endings."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted(path for path in found if path.name.endswith(endings))


def lines(paths: list[Path]) -> int:
    """The total number of lines of the files."""
    return sum(path.read_bytes().count(b"\n") for path in paths)


def references(paths: list[Path]) -> int:
    """The total number of character references, such as `&#124;`, in the files."""
    return sum(len(re.findall(rb"&#[0-9]+;", path.read_bytes())) for path in paths)


def imports(root: Path) -> dict[str, set[str]]:
    """Each shipped module → the shipped modules that it imports, inside functions too."""
    names: dict[str, Path] = {}
    for folder in SHIPPED:
        for path in files(root / folder, ".py"):
            parts = path.relative_to(root / folder).with_suffix("").parts
            names[".".join((Path(folder).name, *(part for part in parts if part != "__init__")))] = path
    return {name: set(imported(name, path, names)) & names.keys() - {name} for name, path in names.items()}


def imported(name: str, path: Path, known: Container[str]) -> list[str]:
    """Every module that a module imports or imports something from."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parents = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*parents, *filter(None, [node.module])])
            inner = [f"{base}.{alias.name}" for alias in node.names]
            found += [module if module in known else base for module in inner]
    return found


def in_circles(arrows: dict[str, set[str]]) -> int:
    """The number of modules that import themselves through others."""

    def reached(name: str) -> set[str]:
        seen: set[str] = set()
        stack = [name]
        while stack:
            fresh = arrows[stack.pop()] - seen
            seen |= fresh
            stack += fresh
        return seen

    return sum(name in reached(name) for name in arrows)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1])
