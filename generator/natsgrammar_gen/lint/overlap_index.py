"""Overlaps among many filters, found without comparing every pair token by token."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Generic, TypeVar

Value = TypeVar("Value")
_WILDCARDS = ("*", ">")


class Overlaps(Generic[Value]):
    """Filters as rows of bits; adding one returns the earlier ones that share a subject with it.

    A filter is as in `natsgrammar.overlaps`: `*` and `>` are wildcards as whole tokens only; a filter that matches
    nothing (an empty token, `>` before the end) overlaps nothing. For each place and token there is one whole number
    whose bits are the filters that have the token there. Asking takes a few operations on such numbers for each token,
    whatever the filters look like, and then one step for each answer.
    """

    def __init__(self) -> None:
        self._values: list[Value] = []
        self._ended: defaultdict[int, int] = defaultdict(int)  # tokens → the filters that have exactly this many
        self._open: defaultdict[int, int] = defaultdict(int)  # tokens before a last `>` → the filters with this many
        self._literal: defaultdict[tuple[int, str], int] = defaultdict(
            int
        )  # place, token → the filters that require it
        self._fixed: defaultdict[int, int] = defaultdict(int)  # place → the filters that require one token there

    def add(self, subject: str, value: Value) -> list[Value]:
        """The values of the earlier filters that overlap `subject`, in their order; then keep `subject`."""
        tokens = subject.split(".")
        number = len(self._values)
        self._values.append(value)
        if "" in tokens or ">" in tokens[:-1]:
            return []
        endless = tokens[-1] == ">"
        tokens = tokens[:-1] if endless else tokens
        found = [self._values[index] for index in _bits(self._overlapping(tokens, endless))]
        (self._open if endless else self._ended)[len(tokens)] |= 1 << number
        for place, token in enumerate(tokens):
            if token != "*":
                self._literal[place, token] |= 1 << number
                self._fixed[place] |= 1 << number
        return found

    def _overlapping(self, tokens: list[str], endless: bool) -> int:
        """The filters of a fitting length, except those that require another token in some place."""
        count = len(tokens)
        fits = 0
        for length, filters in self._ended.items():
            fits |= filters if (length > count if endless else length == count) else 0
        for length, filters in self._open.items():
            fits |= filters if endless or length < count else 0
        for place, token in enumerate(tokens):
            if token != "*":
                fits &= ~(self._fixed[place] & ~self._literal[place, token])
        return fits


def _bits(number: int) -> Iterator[int]:
    """The positions of the ones, lowest first."""
    digits = bin(number)[:1:-1]
    at = digits.find("1")
    while at >= 0:
        yield at
        at = digits.find("1", at + 1)


def common_subject(a: str, b: str) -> str:
    """A plain subject that two overlapping filters both match."""
    left, right = a.split("."), b.split(".")
    tokens = []
    for at in range(max(len(left), len(right))):
        x = left[at] if at < len(left) else ">"
        y = right[at] if at < len(right) else ">"
        tokens.append(("x" if y in _WILDCARDS else y) if x in _WILDCARDS else x)
    return ".".join(tokens)
