"""Sets of Unicode scalar values, as sorted runs of code points.

The alphabet is the same for every language here: U+0000 to U+10FFFF without the surrogates (Unicode Standard, D76).
A `CharSet` is a canonical value: equal sets are equal objects.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from natsgrammar.core.table import plainness
from natsgrammar_gen.language.budget import spend

LAST = 0x10FFFF
SURROGATES = (0xD800, 0xDFFF)


@dataclass(frozen=True, slots=True, order=True)
class CharSet:
    """A character set; `runs` are inclusive, ascending, and neither touch nor overlap."""

    runs: tuple[tuple[int, int], ...] = ()

    @staticmethod
    def of(runs: Iterable[tuple[int, int]]) -> CharSet:
        """Return the canonical set for the given inclusive runs, without surrogates."""
        merged: list[tuple[int, int]] = []
        for low, high in sorted(_without_surrogates(runs)):
            if merged and low <= merged[-1][1] + 1:
                merged[-1] = (merged[-1][0], max(merged[-1][1], high))
            else:
                merged.append((low, high))
        return CharSet(tuple(merged))

    @staticmethod
    def chars(text: str) -> CharSet:
        """Return the set with the characters in `text`."""
        return CharSet.of((ord(c), ord(c)) for c in text)

    @staticmethod
    def union(sets: Iterable[CharSet]) -> CharSet:
        """Return the characters in any set."""
        return CharSet.of(run for charset in sets for run in charset.runs)

    def __or__(self, other: CharSet) -> CharSet:
        return CharSet.of((*self.runs, *other.runs))

    def __and__(self, other: CharSet) -> CharSet:
        common, mine, theirs = [], iter(self.runs), iter(other.runs)
        a, b = next(mine, None), next(theirs, None)
        while a and b:
            if a[0] <= b[1] and b[0] <= a[1]:
                common.append((max(a[0], b[0]), min(a[1], b[1])))
            if a[1] < b[1]:
                a = next(mine, None)
            else:
                b = next(theirs, None)
        return CharSet(tuple(common))

    def __sub__(self, other: CharSet) -> CharSet:
        return self & ~other

    def __invert__(self) -> CharSet:
        gaps, start = [], 0
        for low, high in self.runs:
            if start < low:
                gaps.append((start, low - 1))
            start = high + 1
        if start <= LAST:
            gaps.append((start, LAST))
        return CharSet(tuple(_without_surrogates(gaps)))

    def __contains__(self, code_point: int) -> bool:
        at = bisect_right(self.runs, (code_point, LAST)) - 1
        return at >= 0 and self.runs[at][0] <= code_point <= self.runs[at][1]

    def __iter__(self) -> Iterator[int]:
        for low, high in self.runs:
            yield from range(low, high + 1)

    def __len__(self) -> int:
        return sum(high - low + 1 for low, high in self.runs)

    def __bool__(self) -> bool:
        return bool(self.runs)

    @property
    def bounds(self) -> tuple[int, ...]:
        """The numbers at which runs begin and end, in turns."""
        return tuple(bound for low, high in self.runs for bound in (low, high + 1))

    @property
    def single(self) -> str | None:
        """The only character in the set, None if it has none or more."""
        return chr(self.runs[0][0]) if len(self.runs) == 1 and self.runs[0][0] == self.runs[0][1] else None


def _without_surrogates(runs: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    first, last = SURROGATES
    for low, high in runs:
        if high < first or last < low:
            yield low, high
            continue
        if low < first:
            yield low, first - 1
        if last < high:
            yield last + 1, high


def plainest(charset: CharSet) -> str:
    """Return the set's most readable character: `_`, then letters and digits, then the least."""
    candidates = [chr(low) for low, _ in charset.runs] + [c for c in "_0Aa" if ord(c) in charset]
    return min(candidates, key=plainness)


EVERYTHING = CharSet.of([(0, LAST)])

# How many bytes UTF-8 spends on a character (RFC 3629, section 3), smallest first.
UTF8_WIDTHS = (
    (1, CharSet.of([(0, 0x7F)])),
    (2, CharSet.of([(0x80, 0x7FF)])),
    (3, CharSet.of([(0x800, 0xFFFF)])),
    (4, CharSet.of([(0x10000, LAST)])),
)


def partition(sets: Iterable[CharSet]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[frozenset[int], ...]]:
    """Return the coarsest character classes that never split a given set.

    The result has the code points where ranges begin (the first is 0), the class for each range, and for each class the
    positions of the `sets` around it. Classes are numbered by their least character. Surrogates are in no set.
    """
    events: dict[int, tuple[set[int], set[int]]] = {0: (set(), set())}
    for index, charset in enumerate(sets):
        for low, high in charset.runs:
            events.setdefault(low, (set(), set()))[0].add(index)
            events.setdefault(high + 1, (set(), set()))[1].add(index)
    events.pop(LAST + 1, None)
    range_starts = tuple(sorted(events))
    range_classes: list[int] = []
    class_of: dict[frozenset[int], int] = {}
    current: set[int] = set()
    for point in range_starts:
        opened, closed = events[point]
        spend(1 + 3 * len(current))  # three sets of them
        current = (current - closed) | opened
        range_classes.append(class_of.setdefault(frozenset(current), len(class_of)))
    return range_starts, tuple(range_classes), tuple(class_of)
