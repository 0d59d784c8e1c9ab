"""A rule's automaton, read from the short text in its entry, whose form the generator describes in `emit/shape.py`.

There is no limit in the text. Rows that repeat are written once, in parentheses, with the number of times after them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

_RUN = re.compile(r"\(([^)]*)\)([0-9a-z]+)")
_ITEM = re.compile(r"([^0-9a-z])([0-9a-z]*)")
LONGEST_ENDING = 1024  # characters that a suggestion adds to a name: nobody wants more
_DEAD = -1  # the class of characters in no name, and the target where no name goes on

Cells = list[str | int]  # a sign for each class, or the target


@dataclass(frozen=True)
class Table:
    """Where ranges of code points start, the class of each, and for each state the targets by class."""

    range_starts: tuple[int, ...]
    classes: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    accepting: tuple[int, ...]
    message_of_state: tuple[int, ...]


@lru_cache(256)
def table_of(text: str) -> Table:
    """Return the table that is written in an entry."""
    ranges, kinds, rows, _ = _RUN.sub(lambda run: run[1] * int(run[2], 36), text).split("|")
    fields = ranges.split(",")
    starts = tuple(accumulate(int(gap, 36) for gap in fields[::2]))
    classes = tuple(_count(char_class, _DEAD) for char_class in fields[1::2])
    table, kind_of = _table(rows.split(" "), max(classes) + 1)
    states = [*map(kinds.split(",").__getitem__, kind_of)]
    accepting = tuple(state for state, kind in enumerate(states) if kind[0] == "!")
    messages = tuple(int(kind.lstrip("!"), 36) for kind in states)
    return Table(starts, classes, table, accepting, messages)


def completions(table: Table) -> dict[int, str]:
    """Return for each state, unless it accepts or is too far, the shortest, then plainest, text to complete a name."""
    plain = _plainest(table)
    into: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
    for state, row in enumerate(table.table):
        for char_class, target in ((at, to) for at, to in enumerate(row) if to != _DEAD):
            into[target].append((state, char_class))
    texts = dict.fromkeys(table.accepting, "")
    ranks = dict.fromkeys(table.accepting, 0)  # of the texts of one length, the plainest first
    length = 0
    while ranks and (length := length + 1) <= LONGEST_ENDING:
        ways: defaultdict[int, list[tuple[tuple[int, str], int, int]]] = defaultdict(list)
        for target in ranks:
            for state, char_class in into[target]:
                if state not in texts:
                    ways[state].append((plain[char_class], ranks[target], target))
        best = {state: min(keys) for state, keys in ways.items()}
        texts |= {state: first[1] + texts[target] for state, (first, _, target) in best.items()}
        numbers = {key: rank for rank, key in enumerate(sorted({key[:2] for key in best.values()}))}
        ranks = {state: numbers[key[:2]] for state, key in best.items()}
    return {state: text for state, text in texts.items() if text}


def plainness(character: str) -> tuple[int, str]:
    """Return a sort key: the more readable a character, the smaller: `_`, then letters and digits, then the least."""
    return (0 if character == "_" else 1 if character.isascii() and character.isalnum() else 2, character)


def _plainest(table: Table) -> dict[int, tuple[int, str]]:
    """Return the plainest character of each class, as `plainness` has it."""
    points = sorted({*table.range_starts, *map(ord, "_0Aa")})
    firsts: defaultdict[int, list[tuple[int, str]]] = defaultdict(list)
    for point in points:
        char_class = table.classes[bisect_right(table.range_starts, point) - 1]
        firsts[char_class].append(plainness(chr(point)))
    return {char_class: min(keys) for char_class, keys in firsts.items()}


def _table(rows: list[str], width: int) -> tuple[tuple[tuple[int, ...], ...], list[int]]:
    """Return the targets of each state, and its kind."""
    cells: list[Cells] = []
    table: list[tuple[int, ...]] = []
    kinds: list[int] = []
    known, newest = 1, _DEAD
    for state, text in enumerate(rows):
        items = _ITEM.findall(text)
        back = _count(items.pop(0)[1]) if text.startswith("<") else 1
        kind = kinds[state - back] if back else _DEAD
        if items[:1] and items[0][0] == ":":
            kind = _count(items.pop(0)[1], newest + 1)
            newest = max(newest, kind)
        row = _changed(cells[state - back] if back else ["."] * width, items, known)
        cells.append(row)
        table.append(_targets(row, state, known))
        kinds.append(kind)
        known += row.count("+")
    return tuple(table), kinds


def _changed(before: Cells, items: list[tuple[str, str]], known: int) -> Cells:
    """Return a row as the one before, but for these items."""
    row: Cells = []
    for sign, digits in items:
        count = _count(digits)
        if sign == "-":
            row.append(known + row.count("+") - count)
        else:
            row += before[len(row) : len(row) + count] if sign == "^" else sign * count
    return row + before[len(row) :]


def _targets(row: Cells, state: int, known: int) -> tuple[int, ...]:
    targets: list[int] = []
    for cell in row:
        if cell == "=":
            targets.append(targets[-1])
        elif isinstance(cell, int):
            targets.append(cell)
        else:
            targets.append({".": _DEAD, "@": state, "+": known}[cell])
            known += cell == "+"
    return tuple(targets)


def _count(digits: str, without: int = 1) -> int:
    return int(digits, 36) if digits else without
