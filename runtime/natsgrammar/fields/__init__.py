"""The core shared by the CloudEvents and Aviso bindings: typed texts, and problems collected before raising."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from ..core.rule import Rule
from ..core.violation import Violation, violation_at
from ..errors import Error

P = TypeVar("P")

value_violation = partial(violation_at, noun="value")


class Broken(Error, ValueError):
    """The base class for errors with all `problems` in a value; `str()` joins them with `between`."""

    between = "; "

    def __init__(self, problems: Iterable[Any]) -> None:
        self.problems: tuple[Any, ...] = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return self.between.join(map(str, self.problems))


class Problems(list[P], Generic[P]):
    """The problems collected so far."""

    __slots__ = ()

    def raise_any(self, error: type[Broken]) -> None:
        """Raise the error with all problems, if there are any."""
        if self:
            raise error(self)


@dataclass(frozen=True, slots=True)
class Texts:
    """The valid texts for a type: those a rule accepts, unless `beyond` returns a violation.

    Acceptance and explanation derive from this one statement. Most texts are valid, and the expression of a rule
    accepts one in 0.3 µs, where explaining walks the automaton.
    """

    rule: Rule
    beyond: Callable[[str], Violation | None] | None = None

    @property
    def accepts(self) -> Callable[[str], bool]:
        """The fast test."""
        is_valid, beyond = self.rule.is_valid, self.beyond
        return is_valid if beyond is None else lambda text: is_valid(text) and beyond(text) is None

    def check(self, text: str) -> Violation | None:
        """Explain a text that `accepts` rejects; return None for any other."""
        violation = self.rule.check(text)
        return self.beyond(text) if violation is None and self.beyond else violation


def lone_surrogate(text: str) -> int | None:
    """Find the first lone surrogate, or return None."""
    try:
        if not text.isascii():  # known in constant time
            text.encode()
    except UnicodeEncodeError as error:
        return error.start
    return None


def common_prefix(a: str, b: str) -> int:
    """Count the characters that both texts begin with."""
    return next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
