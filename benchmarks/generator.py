"""The generator and the commands about grammars, each as a whole process from cold."""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from benchmarks.timing import Row, child_seconds, medians, seconds

ROUNDS = 5
COMMAND = [sys.executable, "-c", "from natsgrammar_gen.cli import main; main()"]


def rows() -> Iterator[Row]:
    """Every measurement of the generator; the ratio is to the start of a bare interpreter."""
    bare = _median([sys.executable, "-c", "pass"])
    with tempfile.TemporaryDirectory() as folder:
        streams = Path(folder, "streams.jsonl")
        streams.write_text("".join(_streams(10_000)), encoding="utf-8")
        for what, arguments, goal in (
            ("`natsgrammar generate --check`: all grammars, all targets", ["generate", "--check"], "≤ 5 s"),
            ("`natsgrammar diff` of two editions", ["diff", "adr6@2021-06-28", "adr6@2023-02-01"], "≤ 2 s"),
            ("`natsgrammar lint` of 10,000 stream subjects, all pairs", ["lint", str(streams)], "≤ 10 s"),
        ):
            taken = _median([*COMMAND, *arguments])
            yield Row(what, "a bare interpreter", taken / bare, f"{taken:.2f} s", goal)
    matrix = "from benchmarks.generator import matrix; matrix()"
    taken = _median([sys.executable, "-c", matrix])
    yield Row("the matrix of all pairs of dialects", "a bare interpreter", taken / bare, f"{taken:.2f} s", "≤ 10 s")


def cold() -> Iterator[Row]:
    """Measure the cost of a name where a shell starts the command for each, against the imports of every command.

    Modules are compiled before, as by `pip install`, also where Python is told not to write what it compiles.
    """
    commands = {
        "bare": [sys.executable, "-c", "import click"],
        "check": [str(Path(sys.executable).with_name("natsgrammar")), "check", "adr6:stream-name", "ORDERS"],
    }
    with tempfile.TemporaryDirectory() as compiled:
        settings = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": compiled}
        tasks = {name: partial(_run, command, settings) for name, command in commands.items()}
        actual = medians(tasks, 25, child_seconds)
    ratio, taken = actual["check"] / actual["bare"], f"{actual['check'] * 1e3:.0f} ms of processor time"
    yield Row("`natsgrammar check` of one name, cold", "an interpreter that imports click", ratio, taken, "≤ 2")


def matrix() -> int:
    """Compute every pair of dialects of every rule; returns how many there are."""
    from natsgrammar_gen.grammar.load import load_all
    from natsgrammar_gen.grammar.location import grammar_root
    from natsgrammar_gen.grammar.roles import disagreements, roles

    return sum(len(disagreements(stances)) for stances in roles(load_all(grammar_root())).values())


def _median(command: Sequence[str]) -> float:
    return statistics.median(seconds(lambda: _run(command)) for _ in range(ROUNDS))


def _run(command: Sequence[str], settings: Mapping[str, str] | None = None) -> None:
    done = subprocess.run(command, capture_output=True, check=False, env=settings)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{' '.join(command)}: {done.stderr.decode()}")


def _streams(count: int) -> Iterator[str]:
    """Streams with one subject each, as a large system has them: many prefixes, some wildcards."""
    rng = random.Random(1)
    for number in range(count):
        tokens = [
            f"{rng.choice(('orders', 'eu', 'us', 'a', 'b'))}{rng.randrange(600)}" for _ in range(rng.randint(2, 5))
        ]
        if rng.random() < 0.1:
            tokens[rng.randrange(1, len(tokens))] = "*"
        if rng.random() < 0.05:
            tokens[-1] = ">"
        config = {"name": f"S{number}", "subjects": [".".join(tokens)], "retention": "limits"}
        yield json.dumps({"config": config}) + "\n"
