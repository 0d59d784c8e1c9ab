"""Hypothesis strategies: a rule's names, and invalid texts near them. Needs Hypothesis.

    >>> from hypothesis import given
    >>> from natsgrammar.hypothesis import names
    >>> @given(names("adr6:stream-name"))
    ... def test_streams(name): ...

They walk the rule's automaton, so every draw is a name. Failing examples shrink to the shortest, then the least, text.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from typing import Any

from .core import rule
from .core.automaton import Automaton
from .core.table import table_of
from .errors import TYPE_CHECKING, Misuse, needs

with needs("[hypothesis]", "hypothesis"):
    from hypothesis import strategies as st

if TYPE_CHECKING:
    from .tables import RuleEntry

    Draw = Callable[[st.SearchStrategy[Any]], Any]

_USUAL = 32  # characters beyond the shortest name, unless the caller sets `max_size`: long examples shrink slowly
_MOST_LONG = 1024  # characters of a longest name: more take too long to draw
_TICKETS = 1 << 16  # integer weights of the moves from a state: exact counts of names have hundreds of digits
_LAST = 0x10FFFF

Runs = tuple[tuple[int, int], ...]  # code points, first and last of each


def names(address: str, *, min_size: int = 0, max_size: int | None = None) -> st.SearchStrategy[str]:
    """Return a strategy for the rule's valid names, each length equally likely.

    Within a length, half the draws make each name equally likely, and half each kind of character, so that dots and
    wildcards are not lost among the letters of the world.
    Without `max_size`, names have at most 32 characters more than the shortest, or than `min_size`.
    Raises UnknownAddress, and Misuse (a ValueError) if no name has such a length.
    """
    for name, size in (("min_size", min_size), ("max_size", 0 if max_size is None else max_size)):
        if type(size) is not int or size < 0:
            raise Misuse(f"`{name}` is `{size!r}`; expected an integer from 0")
    walk = _walk(rule(address).address)
    lengths = walk.lengths(min_size, max_size)
    if not lengths:
        most = "more" if max_size is None else f"{max_size}"
        raise Misuse(f"{walk.address} has no name of {min_size} to {most} characters")
    return _names(walk, st.sampled_from(lengths))


def near_misses(address: str, *, max_size: int | None = None) -> st.SearchStrategy[str]:
    """Return a strategy for invalid texts one edit away from a name: a character inserted, replaced or removed.

    `max_size` limits the names that are edited. Without it, some texts are a longest name and one character more, if
    longest names have at most 1,024 characters. For a rule that accepts any character anywhere, texts are too short.
    Raises UnknownAddress, and Misuse (a ValueError) if the rule has no name, or no such text.
    """
    judge = rule(address)
    walk, automaton = _walk(judge.address), Automaton(judge.entry)
    if not any(walk.missing):
        least = walk.shortest()
        if not least:
            raise Misuse(f"{walk.address} rejects no character, and no text for being too short")
        shortened = st.tuples(names(address, max_size=least), st.integers(0, least - 1))
        return shortened.map(lambda drawn: drawn[0][: drawn[1]] + drawn[0][drawn[1] + 1 :])

    valid, kinds = names(address, max_size=max_size), st.sampled_from(("leave out", "replace", "insert"))

    @st.composite
    def edited(draw: Draw) -> str:
        kind: str = draw(kinds)
        name: str = draw(valid)
        at: int = draw(_below(len(name) + 1))
        if kind == "leave out":
            return name[:at] + name[at + 1 :]
        _, state = automaton.walk(name[:at])
        missing = walk.missing[state]
        if not missing:
            return name
        return name[:at] + _character(draw, missing) + name[at + (kind == "replace") :]

    misses = edited()
    if max_size is None and 0 < (most := walk.longest or 0) <= _MOST_LONG:
        too_long = names(address, min_size=most, max_size=most).map(lambda name: name + name[-1])
        misses = st.one_of(*[misses] * 7, too_long)
    return misses.filter(lambda text: not judge.is_valid(text))


@st.composite
def _names(draw: Draw, walk: _Walk, lengths: st.SearchStrategy[int]) -> str:
    """Draw a name: of a length, by equally likely moves, or each name equally likely."""
    length, is_even = draw(lengths), draw(_below(2)) == 0
    state, text = 0, []
    for left in range(length - 1, -1, -1):
        moves, limits = walk.weighted(state, left)
        at = draw(_below(len(moves) if is_even else limits[-1])) if len(moves) > 1 else 0
        char_class, state = moves[at if is_even else bisect_right(limits, at)]
        text.append(_character(draw, walk.runs[char_class]))
    return "".join(text)


@lru_cache(64)
def _walk(address: str) -> _Walk:
    return _Walk(address, rule(address).entry)


class _Walk:
    """A rule's automaton, with the number of names ahead of every state by length."""

    def __init__(self, address: str, entry: RuleEntry) -> None:
        self.address = address
        runs: dict[int, list[tuple[int, int]]] = {}
        table = table_of(entry["automaton"])
        ends = (*(start - 1 for start in table.range_starts[1:]), _LAST)
        for first, last, char_class in zip(table.range_starts, ends, table.classes, strict=True):
            runs.setdefault(char_class, []).append((first, last))
        foreign = [piece for run in runs.pop(-1, ()) for piece in _scalars(*run)]
        self.runs = [tuple(runs[char_class]) for char_class in sorted(runs)]
        self._sizes = [sum(last - first + 1 for first, last in pieces) for pieces in self.runs]
        self._moves = [[(c, to) for c, to in enumerate(row) if to >= 0] for row in table.table]
        self.missing: list[Runs] = [
            (*foreign, *(run for c, to in enumerate(row) if to < 0 for run in self.runs[c])) for row in table.table
        ]
        accepting = set(table.accepting)
        self._ahead = [[int(state in accepting) for state in range(len(self._moves))]]
        self._tickets: dict[tuple[int, int], tuple[list[tuple[int, int]], list[int]]] = {}
        self.longest = _longest([{to for _, to in moves} for moves in self._moves])

    def shortest(self) -> int:
        """Return the shortest names' length."""
        while not self._ahead[-1][0]:
            self._grow()
        return next(length for length, ahead in enumerate(self._ahead) if ahead[0])

    def _grow(self) -> None:
        last = self._ahead[-1]
        self._ahead.append([sum(self._sizes[c] * last[to] for c, to in moves) for moves in self._moves])

    def lengths(self, min_size: int, max_size: int | None) -> list[int]:
        """Return the names' lengths between the limits."""
        most = max(self.shortest(), min_size) + _USUAL if max_size is None else max_size
        if self.longest is not None:
            most = min(most, self.longest)
        while len(self._ahead) <= most:
            self._grow()
        return [length for length in range(min_size, most + 1) if self._ahead[length][0]]

    def weighted(self, state: int, left: int) -> tuple[list[tuple[int, int]], list[int]]:
        """Return a state's moves after which `left` more characters can follow, and where the tickets of each end."""
        if (state, left) not in self._tickets:
            ahead = self._ahead[left]
            weights = {move: self._sizes[move[0]] * ahead[move[1]] for move in self._moves[state] if ahead[move[1]]}
            total = sum(weights.values())
            tickets = (max(1, weight * _TICKETS // total) for weight in weights.values())
            self._tickets[state, left] = [*weights], [*accumulate(tickets)]
        return self._tickets[state, left]


def _longest(targets: list[set[int]]) -> int | None:
    """Return the most moves after state 0, or None if there is no limit."""
    sources: list[list[int]] = [[] for _ in targets]
    for state, followers in enumerate(targets):
        for target in followers:
            sources[target].append(state)
    waiting, rest = [*map(len, targets)], [0] * len(targets)
    for state in (queue := [state for state, count in enumerate(waiting) if not count]):
        for source in sources[state]:
            rest[source] = max(rest[source], rest[state] + 1)
            waiting[source] -= 1
            if not waiting[source]:
                queue.append(source)
    return rest[0] if len(queue) == len(targets) else None


def _scalars(first: int, last: int) -> Runs:
    """Return the run of code points without surrogates."""
    pieces = ((first, min(last, 0xD7FF)), (max(first, 0xE000), last))
    return tuple((low, high) for low, high in pieces if low <= high)


def _character(draw: Draw, runs: Runs) -> str:
    """Draw a character from these runs; the least is the simplest."""
    ends = _ends(runs)
    at = draw(_below(ends[-1])) if ends[-1] > 1 else 0
    run = bisect_right(ends, at)
    return chr(runs[run][1] + 1 - ends[run] + at)


@lru_cache(1024)
def _ends(runs: Runs) -> list[int]:
    """Return the number of characters up to each run's end."""
    return [*accumulate(last - first + 1 for first, last in runs)]


@lru_cache(4096)
def _below(count: int) -> st.SearchStrategy[int]:
    """Return the same strategy for the same count: Hypothesis examines each new object once."""
    return st.integers(0, count - 1)
