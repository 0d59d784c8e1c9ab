"""Print the figures of the house: lines, rooms, imports, functions and English.

python tools/measure_structure.py [CHECKOUT]
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Container, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from statistics import median

COMPONENTS = ("runtime/natsgrammar", "generator/natsgrammar_gen", "pipeline/natsgrammar_spark")
SHIPPED = ("runtime", "generator", "pipeline")  # whose code counts, templates and Java included
ENDINGS = (".py", ".java", ".j2", ".js")
PRONOUNS = ("found", "it", "its", "one", "told", "said", "wanted", "asked")
COUNTED_WORDS = ("of", "that", "what")


# ---- lines ----------------------------------------------------------------------------------------------------------


def shipped_lines(root: Path) -> int:
    """Return the number of lines that are written by hand and shipped, blank lines and comments included."""
    return sum(lines(files(root / folder, *ENDINGS)) for folder in SHIPPED)


def lines_of_rooms(root: Path) -> dict[str, int]:
    """Return the shipped lines of each room: a folder, or a module, at the top of a component."""
    count: Counter[str] = Counter()
    for component in COMPONENTS:
        for path in files(root / component, *ENDINGS):
            count[f"{Path(component).name}.{room_of(path.relative_to(root / component).parts)}"] += lines([path])
    return dict(count)


def tracked_lines(root: Path) -> int:
    """Return the number of lines of all files that git tracks; a link counts as nothing."""
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], capture_output=True, check=True).stdout.split(b"\0")
    paths = (root / name.decode() for name in listed if name)
    return lines([path for path in paths if path.is_file() and not path.is_symlink()])


def files(folder: Path, *endings: str) -> list[Path]:
    """Return the files below a folder whose names have one of the endings."""
    return sorted(
        p for p in folder.rglob("*") if p.name.endswith(endings) and p.is_file() and "__pycache__" not in p.parts
    )


def lines(paths: list[Path]) -> int:
    """Return the number of lines of the files."""
    return sum(path.read_bytes().count(b"\n") for path in paths)


def room_of(parts: tuple[str, ...]) -> str:
    """Return the room of a path below a component: its first part."""
    return parts[0].partition(".")[0]


# ---- imports --------------------------------------------------------------------------------------------------------


@cache
def imports(root: Path) -> dict[str, set[str]]:
    """Return each shipped module → the shipped modules that it imports, also inside functions."""
    names = dict(_modules(root))
    return {name: {*_imported(name, path, names)} & names.keys() - {name} for name, path in names.items()}


def _modules(root: Path) -> Iterator[tuple[str, Path]]:
    for component in COMPONENTS:
        for path in files(root / component, ".py"):
            parts = path.relative_to(root / component).with_suffix("").parts
            yield ".".join((Path(component).name, *(part for part in parts if part != "__init__"))), path


def _imported(name: str, path: Path, known: Container[str]) -> Iterator[str]:
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])])
            base = base if node.level else node.module or ""
            yield from (inner if (inner := f"{base}.{alias.name}") in known else base for alias in node.names)


def rooms(root: Path, package: str) -> tuple[int, int, int]:
    """Return the number of rooms at the top of a package, of floors, and of arrows between the rooms.

    The floors are the rooms on the longest path of imports; 0 if rooms import each other in a circle.
    """
    inside = f"{package}."
    graph: dict[str, set[str]] = {}
    for name, targets in imports(root).items():
        if name.startswith(inside):
            room = name.removeprefix(inside).partition(".")[0]
            others = (target.removeprefix(inside).partition(".")[0] for target in targets if target.startswith(inside))
            graph.setdefault(room, set()).update(other for other in others if other != room)
    floors: dict[str, int] = {}
    try:
        for room in TopologicalSorter(graph).static_order():
            floors[room] = 1 + max((floors[other] for other in graph.get(room, ())), default=0)
    except CycleError:
        floors = {}
    return len(graph), max(floors.values(), default=0), sum(map(len, graph.values()))


def packages(root: Path) -> list[str]:
    """Return the components, and the packages inside them."""
    return sorted(
        {Path(component).name for component in COMPONENTS}
        | {n.rpartition(".")[0] for n in imports(root) if n.count(".") > 1}
    )


def circles(root: Path) -> int:
    """Return the number of modules that import themselves through others."""
    graph = imports(root)

    def reached(name: str) -> set[str]:
        seen: set[str] = set()
        stack = [name]
        while stack:
            fresh = graph[stack.pop()] - seen
            seen |= fresh
            stack += fresh
        return seen

    return sum(name in reached(name) for name in graph)


def private_imports(root: Path) -> list[str]:
    """Return each import of a `_name`, a module or what is in one, from another package."""
    places = []
    for name, path in _modules(root):
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        for node in ast.walk(parsed(path)):
            if (
                isinstance(node, ast.ImportFrom)
                and node.module
                and not node.level
                and node.module.startswith("natsgrammar")
            ):
                home = node.module if f"{node.module}." in package + "." else node.module.rpartition(".")[0]
                names = [*node.module.split("."), *(alias.name for alias in node.names)]
                private = [part for part in names if part.startswith("_") and not part.startswith("__")]
                if private and home != package and not package.startswith(f"{home}."):
                    places.append(f"{name}: {', '.join(private)} of {node.module}")
    return places


# ---- functions ------------------------------------------------------------------------------------------------------

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(root: Path) -> list[tuple[str, Function]]:
    """Return the functions of all shipped modules, with their places."""
    return [
        (f"{path.relative_to(root)}:{node.lineno} {node.name}", node)
        for _, path in _modules(root)
        for node in ast.walk(parsed(path))
        if isinstance(node, Function)
    ]


def length(function: Function) -> int:
    """Return the number of lines of a function without its decorators."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def parameters(function: Function) -> int:
    """Return the number of parameters, `self` and `cls` not counted."""
    listed = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return sum(argument.arg not in ("self", "cls") for argument in listed)


# ---- English --------------------------------------------------------------------------------------------------------


def pronouns(root: Path) -> Counter[str]:
    """Return how often each pronoun or participle is an identifier in the shipped Python."""
    count: Counter[str] = Counter()
    for _, path in _modules(root):
        tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
        count.update(token.string for token in tokens if token.type == tokenize.NAME and token.string in PRONOUNS)
    return count


def nominal(root: Path) -> float:
    """Return the share of function docstrings whose first line begins with anything but an imperative."""
    texts = [text for place, text in docstrings(root) if place.startswith("function")]
    return sum(is_nominal(text) for text in texts) / len(texts)


def is_nominal(text: str) -> bool:
    """Check whether a docstring begins with anything but a verb in the imperative.

    Ruff's `D401` only rejects words that it knows, so `imperatives.txt` lists those with which a docstring may begin.
    """
    first = re.match(r"\W*(\w+)", text)
    return first is None or first[1].lower() not in VERBS


VERBS = frozenset((Path(__file__).parent / "imperatives.txt").read_text(encoding="utf-8").split())


def docstrings(root: Path) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of the shipped Python; the place begins with `function`, `property`, `class` or `module`."""
    for _, path in _modules(root):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Module | ast.ClassDef | Function) and (text := ast.get_docstring(node)):
                kind = {ast.Module: "module", ast.ClassDef: "class"}.get(type(node), "function")
                names = {getattr(use, "attr", getattr(use, "id", "")) for use in getattr(node, "decorator_list", ())}
                kind = "property" if names & {"property", "cached_property"} else kind
                yield f"{kind} {path.relative_to(root)}:{getattr(node, 'lineno', 1)}", text


def per_thousand(root: Path, guides: bool = False) -> dict[str, float]:
    """Return how often some words occur in 1,000 words of docstrings, or of the guides' prose."""
    texts = _prose(root) if guides else (text for _, text in docstrings(root))
    words = [word for text in texts for word in re.findall(r"[a-z']+", text.lower())]
    count = Counter(words)
    return {word: 1000 * count[word] / len(words) for word in COUNTED_WORDS}


def _prose(root: Path) -> Iterator[str]:
    """Yield the guides without front matter, code and the targets of links."""
    for path in files(root / "docs" / "guide", ".md"):
        text = re.sub(r"\A---\n.*?\n---\n", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        yield re.sub(r"^ *(`{3,}).*?^ *\1|`[^`]*`|\]\([^)]*\)", " ", text, flags=re.DOTALL | re.MULTILINE)


# ---- all of it ------------------------------------------------------------------------------------------------------


def main(root: Path) -> None:
    """Print every figure."""
    print(f"{'shipped lines (py, java, j2, js)':44}{shipped_lines(root):9,}")
    for room, count in sorted(lines_of_rooms(root).items(), key=lambda item: (item[0].partition(".")[0], -item[1])):
        print(f"  {room:42}{count:9,}")
    print(f"{'tracked lines':44}{tracked_lines(root):9,}")
    for label, folder in (("generated/", "generated"), ("tests/", "tests"), ("docs/", "docs"), ("grammar/", "grammar")):
        print(f"  {label:42}{lines(files(root / folder, '')):9,}")
    print(f"\n{'package':44}{'rooms':>9}{'floors':>9}{'arrows':>9}")
    for package in packages(root):
        print(f"{package:44}" + "".join(f"{figure:9,}" for figure in rooms(root, package)))
    print(f"\n{'modules in circles of imports':44}{circles(root):9,}")
    print(f"{'imports of private names across packages':44}{len(private_imports(root)):9,}")
    for place in private_imports(root):
        print(f"  {place}")
    every = functions(root)
    for label, measure in (("longest function, lines", length), ("most parameters", parameters)):
        place, function = max(every, key=lambda entry: measure(entry[1]))
        print(f"{label:44}{measure(function):9,}  {place}")
    sizes = [(lines([path]), path) for component in COMPONENTS for path in files(root / component, *ENDINGS)]
    longest, path = max(sizes)
    print(f"{'median file, lines':44}{median(size for size, _ in sizes):9,.0f}")
    print(f"{'longest file, lines':44}{longest:9,}  {path.relative_to(root)}")
    counts = pronouns(root)
    print(f"\n{'identifiers ' + ', '.join(PRONOUNS):44}{counts.total():9,}  {dict(counts.most_common())}")
    print(f"{'function docstrings not in the imperative':44}{nominal(root):9.1%}")
    for place in ("docstrings", "guides"):
        for word, rate in per_thousand(root, place == "guides").items():
            print(f"{f'`{word}` in 1,000 words of {place}':44}{rate:9.1f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else Path(__file__).resolve().parents[1])
