"""What is wrong with an identifier or a request, field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..text import printable


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with one field of an identifier or a request. `str()` gives the line to show.

    field       its name
    position    code points before the error: in the value that was given, or in the whole subject that was read; None
                where the field itself is missing or unknown, and where no text was given
    cause       what is wrong
    suggestion  the value that Aviso would store, the constraint that would do, or the field that may have been meant
    """

    field: str
    position: int | None
    cause: str
    suggestion: str | None = None

    def __str__(self) -> str:
        told = f"`{printable(self.field)}`: {self.cause}"
        return told if self.suggestion is None else f"{told}; try `{printable(self.suggestion)}`"


class IdentifierError(ValueError):
    """An identifier or request, or the identifier in a subject, that breaks its schema: carries all `problems`."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))
