"""What is wrong with a file, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One fault of an input file; `line` and `column` count from 1."""

    path: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {self.message}"


class Refused(Exception):
    """An input file was refused; carries every problem found in it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


def near(name: str, known: Iterable[str]) -> str:
    """` (did you mean …?)` with the nearest of the known names, or nothing."""
    close = get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f" (did you mean {', '.join(f'`{c}`' for c in close)}?)" if close else ""
