"""How times are taken: alternating, repeated, and reported as ratios of medians."""

from __future__ import annotations

import os
import resource
import statistics
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """One line of the results: what was timed, against what, and how many times the other's time it took."""

    what: str
    against: str
    ratio: float
    detail: str
    goal: str = ""


def seconds(task: Callable[[], object]) -> float:
    """Return the wall-clock time of one call."""
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


def processor_seconds(task: Callable[[], object]) -> float:
    """Return the processor time of one call in this process and its children, which a busy machine changes little."""
    start = processor_time()
    task()
    return processor_time() - start


def child_seconds(task: Callable[[], object]) -> float:
    """Return the processor time of the processes that the call starts and waits for; finer than `processor_seconds`."""

    def taken() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    start = taken()
    task()
    return taken() - start


def medians(
    tasks: dict[str, Callable[[], object]],
    rounds: int,
    clock: Callable[[Callable[[], object]], float] = seconds,
    before: int = 1,
) -> dict[str, float]:
    """Return the median time of each task, after `before` turns that are not counted.

    The tasks take turns, so that noise of the machine meets all of them.
    """
    taken: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(before):
        for task in tasks.values():
            task()
    for _ in range(rounds):
        for name, task in tasks.items():
            taken[name].append(clock(task))
    return {name: statistics.median(times) for name, times in taken.items()}


def per_call(time_taken: float, calls: int) -> str:
    """Format a time per call for people."""
    return f"{time_taken / calls * 1e6:.2f} µs"


def processor_time() -> float:
    """Return the seconds of processor time used so far by this process and its children, on Linux."""
    # after the name, which may hold spaces: state, parent, …, and the times of the process and of its ended children
    stats = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended just now
            stats.append((int(path.parent.name), path.read_text().rpartition(")")[2].split()))
    tree = {os.getpid()}
    while actual := {number for number, fields in stats if int(fields[1]) in tree} - tree:
        tree |= actual
    ticks = sum(int(field) for number, fields in stats if number in tree for field in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")
