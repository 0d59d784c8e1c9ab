"""Errors of identifiers and requests, field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..core.violation import advice
from ..errors import Error
from ..text import printable


@dataclass(frozen=True, slots=True)
class Problem:
    """One error in an identifier or a request. `str()` gives the line to show.

    - `field`: its name
    - `position`: index of the error in code points: in the value, or in the whole subject that was read; None where
      the field is missing or unknown, and where the value is not text
    - `cause`: the error, in words
    - `suggestion`: the value that Aviso would store, a valid constraint, or a field with a similar name
    - `expected`: what is allowed at the position, in words; None without a position
    """

    field: str
    position: int | None
    cause: str
    suggestion: str | None = None
    expected: str | None = None

    def __str__(self) -> str:
        text = f"`{printable(self.field)}`: {self.cause}"
        return text + advice(self.suggestion)


class IdentifierError(Error, ValueError):
    """An identifier or a request that breaks its schema: carries all `problems`."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))
