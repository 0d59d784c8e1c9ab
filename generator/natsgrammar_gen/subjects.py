"""Many filters at once: which of them overlap, without comparing every pair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Value = TypeVar("Value")


@dataclass
class _Node:
    children: dict[str, _Node] = field(default_factory=dict)
    ends: list[int] = field(default_factory=list)


class Overlaps(Generic[Value]):
    """Filters in a tree of tokens; each new one is told which earlier ones it shares a subject with.

    A filter is as in `natsgrammar.overlaps`: `*` and `>` are wildcards as whole tokens only; a filter that matches
    nothing (an empty token, `>` before the end) overlaps nothing. Asking costs what the answer and the filters with
    wildcards cost, not one comparison for each filter.
    """

    def __init__(self) -> None:
        self._root = _Node()
        self._values: list[Value] = []

    def add(self, subject: str, value: Value) -> list[Value]:
        """The values of the earlier filters that overlap `subject`, in their order; then keep `subject`."""
        tokens = subject.split(".")
        self._values.append(value)
        if "" in tokens or ">" in tokens[:-1]:
            return []
        found = sorted(set(_overlapping(self._root, tokens)))
        node = self._root
        for token in tokens:
            node = node.children.setdefault(token, _Node())
        node.ends.append(len(self._values) - 1)
        return [self._values[index] for index in found]


def _overlapping(root: _Node, tokens: list[str]) -> Iterator[int]:
    stack = [(root, 0)]
    while stack:
        node, at = stack.pop()
        if at == len(tokens):
            yield from node.ends
            continue
        rest = node.children.get(">")
        if rest:
            yield from rest.ends
        token = tokens[at]
        if token == ">":
            below = list(node.children.values())
            while below:
                child = below.pop()
                yield from child.ends
                below.extend(child.children.values())
        elif token == "*":
            stack.extend((child, at + 1) for name, child in node.children.items() if name != ">")
        else:
            stack.extend((node.children[name], at + 1) for name in {token, "*"} if name in node.children)


def common_subject(a: str, b: str) -> str:
    """A subject that two overlapping filters both match: the plainest that comes to mind."""
    left, right = a.split("."), b.split(".")
    tokens = []
    for at in range(max(len(left), len(right))):
        x = left[at] if at < len(left) else ">"
        y = right[at] if at < len(right) else ">"
        tokens.append("x" if x in "*>" and y in "*>" else y if x in "*>" else x)
    return ".".join(tokens)
