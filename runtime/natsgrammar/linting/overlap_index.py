"""Overlaps among many filters, each with its own value."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..subjects import SubjectIndex, widened

Value = TypeVar("Value")
_WILDCARDS = ("*", ">")


class Overlaps(Generic[Value]):
    """The filters so far, with their values; several values can have one filter.

    With `as_server`, filters overlap if the server may treat them as overlapping or covering.
    """

    def __init__(self, *, as_server: bool = False) -> None:
        self._as_server = as_server
        self._index = SubjectIndex()
        self._values: dict[str, list[tuple[int, Value]]] = {}
        self._count = 0

    def add(self, pattern: str, value: Value) -> list[Value]:
        """Return the values whose earlier filters overlap the given one, oldest first; then add it."""
        pattern = widened(pattern) if self._as_server else pattern
        overlapping = self._index.overlapping(pattern)
        others = sorted((other for known in overlapping for other in self._values[known]), key=lambda other: other[0])
        self._index.add(pattern)
        self._values.setdefault(pattern, []).append((self._count, value))
        self._count += 1
        return [other for _, other in others]


def common_subject(a: str, b: str) -> str:
    """Return a plain subject that both filters match."""
    left, right = a.split("."), b.split(".")
    tokens = []
    for at in range(max(len(left), len(right))):
        x = left[at] if at < len(left) else ">"
        y = right[at] if at < len(right) else ">"
        tokens.append(("x" if y in _WILDCARDS else y) if x in _WILDCARDS else x)
    return ".".join(tokens)
