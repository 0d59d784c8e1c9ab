"""Errors of contracts and of runs."""

from __future__ import annotations

from collections.abc import Iterable

from natsgrammar import Error
from natsgrammar.diagnostics import Diagnostic

Problem = Diagnostic  # of a contract


class ContractError(Error, ValueError):
    """Contracts were refused; `problems` holds every fault found in them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


class RunError(Error, RuntimeError):
    """The job could not start or was abandoned; the text says why. Earlier results are untouched."""
