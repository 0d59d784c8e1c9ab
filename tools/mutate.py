"""Mutation testing: change one thing in the code at a time and see whether a test notices.

    python tools/mutate.py                          a steady sample of every target
    python tools/mutate.py codecs --sample 0        every mutant of one target
    python tools/mutate.py --data --budget 200      a sample of the rooms that can lose data, as `make mutants` takes it
    python tools/mutate.py --list                   the targets, their files, tests and number of mutants

Nothing in the working tree changes: a mutant lives in a copy that comes first on PYTHONPATH. Tests with Spark share a
Java, but no Python process. Exit code 1 if a mutant survives that tools/mutants.toml does not explain as equivalent.
"""

from __future__ import annotations

import argparse
import ast
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Tests run in forks of a process that has imported what takes long, and nothing of this project.
FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["pytest", "hypothesis", "click", "pyarrow.compute", "pyspark.sql.functions", "nats"])
MARKS = "not spark and not server"
GATEWAY = ("PYSPARK_GATEWAY_PORT", "PYSPARK_GATEWAY_SECRET")
SOURCES = ("runtime", "generated", "generator", "pipeline")
COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `after`."""

    file: str
    line: int
    start: int
    end: int
    source: str  # the line, without its indent
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.change}"

    @property
    def change(self) -> str:
        """Its key in tools/mutants.toml, below the file; line numbers change too often."""
        return f"`{self.before}` -> `{self.after}` in `{self.source}`"


def mutants(file: str) -> list[Mutant]:
    """Return every mutant of a file, in its order."""
    text = (ROOT / file).read_bytes()
    lines = text.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    changes = []
    for node, after in _changes(ast.parse(text)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        source, before = lines[node.lineno - 1].decode().strip(), " ".join(text[start:end].decode().split())
        changes.append(Mutant(file, node.lineno, start, end, source, before, after))
    return sorted(changes, key=lambda mutant: (mutant.start, mutant.end, mutant.after))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield nodes and their replacements, but for annotations, docstrings and code for type checkers."""
    for node in _executed(tree):
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            if isinstance(node.test, ast.Name | ast.Call | ast.Attribute):
                yield node.test, f"(not {_text(node.test)})"
        elif isinstance(node, ast.stmt) and (statement := _other_statement(node)):
            yield node, statement
        elif isinstance(node, ast.expr) and (expression := _other_expression(node)):
            yield node, expression


def _other_expression(node: ast.expr) -> str | None:
    """Return the replacement of an expression, if it has one."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in COMPARED:
            return _text(ast.Compare(left, [COMPARED[type(operator)]()], [right]))
        case ast.BinOp(left, operator, right) if type(operator) in COMPUTED:
            return _text(ast.BinOp(left, COMPUTED[type(operator)](), right))
        case ast.BoolOp(operator, values):
            return _text(ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values))
        case ast.UnaryOp(ast.Not(), operand):
            return _text(operand)
        case ast.Constant(bool() as value):
            return str(not value)
        case ast.Constant(int() as value):
            return str(value + 1)
        case ast.Constant(str() as value) if value:
            return repr("")
    return None


def _other_statement(node: ast.stmt) -> str | None:
    """Return the replacement of a statement, if it has one."""
    match node:
        case ast.Return(value) if value is not None and not _is_constant(value):
            return "return None"
        case ast.AugAssign() | ast.Expr(ast.Call()):
            return "pass"
        case ast.Break():
            return "continue"
        case ast.Continue():
            return "break"
    return None


def _executed(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that run: no docstrings, annotations, decorators, patterns of f-strings or `if TYPE_CHECKING`.

    Nor checks of what cannot be: `strict=True` and `raise AssertionError`.
    """
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params", "format_spec"):
            continue
        if isinstance(node, ast.JoinedStr):
            yield from (
                inner for part in node.values if isinstance(part, ast.FormattedValue) for inner in _executed(part.value)
            )
            return
        children = value if isinstance(value, list) else [value]
        for child in children:
            if not isinstance(child, ast.AST) or (isinstance(child, ast.Expr) and _is_constant(child.value)):
                continue
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            if isinstance(child, ast.Raise) and "AssertionError" in _text(child):
                continue
            if isinstance(child, ast.If) and _text(child.test) == "TYPE_CHECKING":
                continue
            if isinstance(child, ast.Assign) and _text(child.targets[0]) in ("TYPE_CHECKING", "__slots__", "__all__"):
                continue
            yield from _executed(child)


def _text(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(node))
    return f"({text})" if isinstance(node, ast.Compare | ast.BinOp | ast.BoolOp) else text


def _is_constant(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant)


def _tests(environment: dict[str, str], is_quiet: bool, arguments: list[str]) -> None:
    """Run tests in a process of their own, until the first one fails."""
    os.setsid()
    os.chdir(ROOT)
    os.environ.update(environment)
    sys.path[:0] = environment["PYTHONPATH"].split(os.pathsep)
    if is_quiet:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
    ignored = "ignore::pytest.PytestAssertRewriteWarning"  # of what is imported already
    sys.exit(pytest.main(["-qx", "--nightly", "-p", "no:cacheprovider", "-W", ignored, *arguments]))


class Workshop:
    """A copy of the sources that holds one mutant at a time, and the Java that its tests share."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for source in SOURCES:
            shutil.copytree(ROOT / source, folder / source)
        (folder / "grammar").symlink_to(ROOT / "grammar")
        self.environment = os.environ | {
            "PYTHONPATH": os.pathsep.join(str(folder / source) for source in SOURCES),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self.java: subprocess.Popen[str] | None = None
        self.gateway: dict[str, str] = {}

    def survives(self, mutant: Mutant | None, tests: Sequence[str], limit: float) -> bool:
        """Check whether every test passes; a run that takes longer than the limit, in seconds, counts as a failure."""
        is_spark = any(test.startswith("tests/spark") for test in tests)
        environment = self.environment | (self._java() if is_spark else {})
        path = self.folder / (mutant.file if mutant else "runtime/natsgrammar/__init__.py")
        whole = path.read_bytes()
        if mutant:
            path.write_bytes(whole[: mutant.start] + mutant.after.encode() + whole[mutant.end :])
        marks = [] if is_spark or any(test.startswith("tests/live") for test in tests) else ["-m", MARKS]
        ran = FORKING.Process(target=_tests, args=(environment, mutant is not None, [*marks, *tests]))
        ran.start()
        ran.join(limit)
        code = ran.exitcode
        with suppress(ProcessLookupError):  # the tests, if they run still; and servers that they did not end
            os.killpg(ran.pid or 0, signal.SIGKILL)
        ran.join()
        path.write_bytes(whole)
        if code not in (0, 1, 2):  # pytest did not end its session of Spark
            self.close()
        return code == 0

    def _java(self) -> dict[str, str]:
        """Return the variables by which PySpark reaches the Java of this workshop; a mutant may have ended the last."""
        if self.java is None or self.java.poll() is not None:
            command = [sys.executable, "-m", "tests.support.spark_session"]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
            self.java = subprocess.Popen(command, cwd=ROOT, env=self.environment, text=True, **pipes)
            assert self.java.stdout is not None
            self.gateway = dict(zip(GATEWAY, self.java.stdout.readline().split(), strict=True))
        return self.gateway

    def close(self) -> None:
        """End Java."""
        if self.java is not None:
            self.java.communicate()
            self.java = None


def score(tried: Sequence[Mutant], equivalent: int, survivors: Collection[Mutant]) -> str:
    """Return the score of a target as text: a share of its mutants that are not explained as equivalent."""
    able = len(tried) - equivalent
    killed = able - len(set(tried) & set(survivors))
    share = killed / able if able else 1
    return f"{killed} of {able} killed ({share:.1%}); {equivalent} equivalent, see tools/mutants.toml"


def all_mutants(target: dict[str, str], is_quick: bool) -> dict[Mutant, tuple[str, ...]]:
    """Return the mutants of a target with their tests; quickly, only those that need neither Spark nor a server."""
    tests_of: dict[Mutant, tuple[str, ...]] = {}
    for files, listed in target.items():
        folder, _, names = files.partition("{")
        tests = tuple(f"tests/{test}" for test in listed.split() if test.startswith("unit") or not is_quick)
        for name in names.removesuffix("}").split(",") if tests else ():
            tests_of |= dict.fromkeys(mutants(f"{folder}{name}.py"), tests)
    return tests_of


def run(chosen: dict[Mutant, tuple[str, ...]], jobs: int) -> list[Mutant]:
    """Return the mutants that survive their tests."""
    limits: dict[tuple[str, ...], float] = {}
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(jobs):
            free.put(Workshop(Path(folder, str(number))))

        def limit(tests: tuple[str, ...]) -> float:
            workshop, began = free.get(), time.monotonic()
            try:
                if not workshop.survives(None, tests, 3600):
                    raise SystemExit(f"{' '.join(tests)} fail without any mutant")
                return 30 + 3 * (time.monotonic() - began)
            finally:
                free.put(workshop)

        def survives(mutant: Mutant) -> bool:
            workshop = free.get()
            try:
                return workshop.survives(mutant, chosen[mutant], limits[chosen[mutant]])
            finally:
                free.put(workshop)

        survivors = []
        try:
            with ThreadPoolExecutor(jobs) as pool:
                suites = list(dict.fromkeys(chosen.values()))
                limits |= zip(suites, pool.map(limit, suites), strict=True)
                for done, (mutant, alive) in enumerate(zip(chosen, pool.map(survives, chosen), strict=True), 1):
                    if alive:
                        survivors.append(mutant)
                        print(f"survives: {mutant}", flush=True)
                    print(f"{done} of {len(chosen)}, {len(survivors)} survive", file=sys.stderr, flush=True)
        finally:
            while not free.empty():
                free.get().close()
    return survivors


def main() -> None:
    """Run the targets named on the command line, and print the score of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    groups = tomllib.loads((ROOT / "tools" / "mutation.toml").read_text(encoding="utf-8"))
    available = {**groups["data"], **groups["others"]}
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(available)} [default: all]")
    parser.add_argument("--data", action="store_true", help="the rooms that can lose data")
    parser.add_argument("--sample", type=int, default=60, help="mutants per target, 0 for every one [default: 60]")
    parser.add_argument("--budget", type=int, help="mutants in all, spread over the targets by their size")
    parser.add_argument("--only", default="", help="only mutants of files whose path contains this")
    parser.add_argument("--seed", type=int, default=1, help="which sample [default: 1]")
    parser.add_argument("--jobs", type=int, default=2, help="runs side by side [default: 2]")
    parser.add_argument("--quick", action="store_true", help="only the tests of a room without Spark and servers")
    parser.add_argument("--list", action="store_true", help="list the targets and stop")
    options = parser.parse_args()
    if unknown := [target for target in options.targets if target not in available]:
        parser.error(f"unknown target `{unknown[0]}`; available: {', '.join(available)}")
    targets = options.targets or list(groups["data"] if options.data else available)
    every = {target: all_mutants(available[target], options.quick) for target in targets}
    if options.list:
        for target, mutants_of in every.items():
            files = dict.fromkeys(mutant.file for mutant in mutants_of)
            tests = dict.fromkeys(test for tests in mutants_of.values() for test in tests)
            print(f"{target}: {len(mutants_of)} mutants of {' '.join(files)}; {' '.join(tests)}")
        return
    explained = tomllib.loads((ROOT / "tools" / "mutants.toml").read_text(encoding="utf-8"))
    total = sum(map(len, every.values()))
    rest: dict[Mutant, tuple[str, ...]] = {}
    scores = {}
    for target, mutants_of in every.items():
        room = [mutant for mutant in mutants_of if options.only in mutant.file]
        size = round(options.budget * len(room) / total) if options.budget else options.sample or len(room)
        tried = random.Random(options.seed).sample(room, min(size, len(room)))
        unexplained = [mutant for mutant in tried if mutant.change not in explained.get(mutant.file, ())]
        scores[target] = tried, len(tried) - len(unexplained)
        rest |= {mutant: mutants_of[mutant] for mutant in unexplained}
    print(f"{len(rest)} mutants; --seed {options.seed} repeats them", flush=True)
    survivors = set(run(rest, options.jobs))
    for target, (tried, equivalent) in scores.items():
        print(f"{target}: {score(tried, equivalent, survivors)}")
    raise SystemExit(bool(survivors))


if __name__ == "__main__":
    main()
