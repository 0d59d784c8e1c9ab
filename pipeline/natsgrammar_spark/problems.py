"""What is wrong with a contract or with an order to the pipeline, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of a contract; `line` and `column` count from 1, and 0 means the file as a whole."""

    path: str
    line: int
    column: int
    cause: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.cause}" if self.line else f"{self.path}: {self.cause}"


class ContractError(ValueError):
    """Contracts were refused; `problems` holds every fault found in them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


class RunError(RuntimeError):
    """The job could not start or was abandoned; the text says why. Earlier results are untouched."""
