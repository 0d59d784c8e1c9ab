"""Overlaps among many filters, each with a value of its own."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..subjects.algebra import SubjectIndex

Value = TypeVar("Value")
_WILDCARDS = ("*", ">")


class Overlaps(Generic[Value]):
    """The filters so far, with their values; several values can have one filter."""

    def __init__(self) -> None:
        self._index = SubjectIndex()
        self._values: dict[str, list[tuple[int, Value]]] = {}
        self._count = 0

    def add(self, pattern: str, value: Value) -> list[Value]:
        """The values of the earlier filters that overlap the given one (as `natsgrammar.overlaps`), oldest first.

        Then stores it.
        """
        others = sorted(
            (other for found in self._index.overlapping(pattern) for other in self._values[found]),
            key=lambda other: other[0],
        )
        self._index.add(pattern)
        self._values.setdefault(pattern, []).append((self._count, value))
        self._count += 1
        return [other for _, other in others]

    def add_for_server(self, pattern: str, value: Value) -> list[Value]:
        """Like `add`, but with every earlier filter that the server may take to overlap or cover this one."""
        tokens = pattern.split(".")
        return self.add(".".join("*" if t[:1] in _WILDCARDS and t[1:] else t for t in tokens), value)


def common_subject(a: str, b: str) -> str:
    """A plain subject that two overlapping filters both match."""
    left, right = a.split("."), b.split(".")
    tokens = []
    for at in range(max(len(left), len(right))):
        x = left[at] if at < len(left) else ">"
        y = right[at] if at < len(right) else ">"
        tokens.append(("x" if y in _WILDCARDS else y) if x in _WILDCARDS else x)
    return ".".join(tokens)
