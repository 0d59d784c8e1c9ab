"""How times are taken: alternating, repeated, and reported as ratios of medians."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the results: what was timed, against what, and how many times the other's time it took."""

    what: str
    against: str
    ratio: float
    detail: str
    goal: str = ""


def seconds(task: Callable[[], object]) -> float:
    """The wall-clock time of one call."""
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


def medians(tasks: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """The median time of each task; the tasks take turns, so that noise of the machine meets all of them."""
    taken: dict[str, list[float]] = {name: [] for name in tasks}
    for task in tasks.values():
        task()
    for _ in range(rounds):
        for name, task in tasks.items():
            taken[name].append(seconds(task))
    return {name: statistics.median(times) for name, times in taken.items()}


def per_call(time_taken: float, calls: int) -> str:
    """A time per call for people."""
    return f"{time_taken / calls * 1e6:.2f} µs"
