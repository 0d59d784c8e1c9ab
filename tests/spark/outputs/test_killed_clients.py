"""Clients of Spark Connect that are killed within their runs: each result is whole, the earlier or the new one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.support.depth import generator
from tests.support.places import CONNECT_NEEDS, bare_python, connect, packages
from tests.support.table_formats import kill

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(7200)]

KILLS = int(os.environ.get("NATSGRAMMAR_KILLS", "10"))
MANY = 6
PROGRAM = Path(__file__).with_name("many_runs.py")
CONTRACT = """\
contract: 1
name: orders
input: {format: json, columns: {subject: string, number: int}}
rules: [{column: subject, rule: nats-docs:subject, nullable: false}]
"""


def result(output: Path) -> list[int]:
    """The numbers of all rows, by a reader that is not ours."""
    parts = [pq.read_table(output / part, columns=["number"]) for part in ("valid", "quarantine")]
    return sorted(number for part in parts for number in part["number"].to_pylist())


def stage(output: Path) -> str:
    """How far a run has come that was killed."""
    work = output.parent / f".{output.name}.natsgrammar"
    if any(work.glob("*/journal")):
        return "being placed"
    parts = {path.name for path in work.glob("*/new0/*") if any(path.glob("part-*"))}
    return f"with {' and '.join(sorted(parts))}" if parts else "begun"


def test_killed_clients_leave_whole_results(tmp_path: Path) -> None:
    """At least ten kills, a hundred with `NATSGRAMMAR_KILLS=100`; prints how far the runs had come."""
    moments = generator("killed clients of Spark Connect")
    numbers = [[*range(at, at + 4000)] for at in (0, 10_000)]
    inputs = [tmp_path / f"{at}.jsonl" for at in range(2)]
    for file, some in zip(inputs, numbers, strict=True):
        rows = ({"subject": f"a.{at}" if at % 7 else f"a..{at}", "number": at} for at in some)
        file.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    contract, plan = tmp_path / "orders.yaml", tmp_path / "plan.json"
    contract.write_text(CONTRACT)
    outputs = [tmp_path / f"out{number}" for number in range(MANY)]
    rooms = [str(packages(tmp_path / "packages", *CONNECT_NEEDS)), os.environ.get("PYTHONPATH", "")]
    kills: Counter[str] = Counter()
    with connect(tmp_path / "connect", bare_python(tmp_path)) as master:
        planned = {"inputs": [*map(str, inputs)], "outputs": [*map(str, outputs)]}
        plan.write_text(json.dumps({"master": master, "contract": str(contract), **planned}))
        while kills.total() < KILLS:
            client = subprocess.Popen(
                [sys.executable, str(PROGRAM), str(plan)],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, rooms))},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            assert client.stdout is not None
            lines, goal, last, pause = list[str](), moments.randint(1, 2 * MANY), time.monotonic(), 0.0
            for line in client.stdout:
                lines.append(line.strip())
                last, pause = time.monotonic(), time.monotonic() - last
                goal -= line.endswith(" done\n")
                if not goal:
                    break
            time.sleep(moments.random() * max(pause, 1))
            kill(client.pid)
            lines += client.stdout.read().splitlines()
            assert client.wait() < 0, "\n".join(lines)
            for output in outputs:
                begun, done = (lines.count(f"{output} {step}") for step in ("begun", "done"))
                if begun > done:
                    kills[stage(output)] += 1
                assert output.exists() or not done
                assert not output.exists() or result(output) in numbers
            print(f"{kills.total()} kills {dict(kills)}", file=sys.stderr, flush=True)
