"""What a computation costs, counted: the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from natsgrammar_gen.language.ast import All, Alt, Chars, Node, Repeat, Seq


def calls(function: Callable[[], object]) -> int:
    """How many functions are called, those of C among them."""
    count = 0

    def counting(_: Any, event: str, __: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counting)
    try:
        function()
    finally:
        sys.setprofile(before)
    return count


class Backtracking:
    """An engine of regular expressions as a textbook has it, with a counter of the characters that it looks at."""

    def __init__(self, tree: Node) -> None:
        self.tree = tree
        self.steps = 0

    def fullmatch(self, text: str) -> bool:
        """Whether the whole text matches."""
        return any(end == len(text) for end in self._ends(self.tree, text, 0))

    def _ends(self, tree: Node, text: str, at: int) -> Iterator[int]:
        """Where a match from there may end, in the order in which they are tried."""
        match tree:
            case Chars(charset):
                self.steps += 1
                if at < len(text) and ord(text[at]) in charset:
                    yield at + 1
            case Seq(items):
                yield from self._each(items, text, at)
            case Alt(items):
                for item in items:
                    yield from self._ends(item, text, at)
            case All(items):
                if all(any(end == len(text) for end in self._ends(item, text, at)) for item in items):
                    yield len(text)
            case Repeat(item, low, high, possessive):
                ends = self._times(item, low, high, text, at)
                yield from ([end] if (end := next(ends, None)) is not None else []) if possessive else ends
            case _:
                raise AssertionError(tree)

    def _each(self, items: tuple[Node, ...], text: str, at: int) -> Iterator[int]:
        if not items:
            yield at
            return
        for end in self._ends(items[0], text, at):
            yield from self._each(items[1:], text, end)

    def _times(self, item: Node, low: int, high: int | None, text: str, at: int) -> Iterator[int]:
        """As often as possible first; a round that reads nothing is the last."""
        if high is None or high > 0:
            for end in self._ends(item, text, at):
                if end > at or low > 0:
                    yield from self._times(item, max(low - 1, 0), None if high is None else high - 1, text, end)
        if low <= 0:
            yield at


def steps(tree: Node, text: str) -> int:
    """The characters that a backtracking engine looks at to match the whole text or to give up."""
    engine = Backtracking(tree)
    engine.fullmatch(text)
    return engine.steps
