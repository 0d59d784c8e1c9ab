"""The minimal automaton of a language.

Equal languages give equal `DFA` values, number for number: character classes are merged and ordered by their least
character, states are numbered breadth first in class order, and only states from which a valid name can still be
reached are kept. So a walk stops at the first character that no valid name could have in that place.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from typing import TypeVar

from natsgrammar_gen.language.ast import All, Alt, Chars, MaxBytes, Node, Part, Repeat, Seq, charsets
from natsgrammar_gen.language.budget import MOST_STATES, TooLarge, remembered, spend
from natsgrammar_gen.language.charset import EVERYTHING, LAST, UTF8_WIDTHS, CharSet, partition

DEAD = -1


@dataclass(frozen=True)
class DFA:
    """A canonical, minimal, trimmed automaton over Unicode scalar values. State 0 is the start.

    `range_starts` are the code points where ranges of characters begin, `range_classes` the character class of each
    range (`DEAD` for characters that no name has), `table[state][char_class]` the next state or `DEAD`. The empty
    language has one state, which does not accept.
    """

    range_starts: tuple[int, ...]
    range_classes: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    accepting: tuple[int, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.range_starts, self.range_classes, self.table, self.accepting))

    def step(self, state: int, character: str) -> int:
        """The state after `character`, or `DEAD`."""
        char_class = self.range_classes[bisect_right(self.range_starts, ord(character)) - 1]
        return DEAD if char_class == DEAD else self.table[state][char_class]

    def accepts(self, name: str) -> bool:
        """Whether `name` is in the language."""
        return self.first_error(name) is None

    def first_error(self, name: str) -> int | None:
        """The length of the longest prefix that a valid name can begin with, or None when `name` is valid."""
        state = 0
        for at, character in enumerate(name):
            state = self.step(state, character)
            if state == DEAD:
                return at
        return None if state in self.finals else len(name)

    @cached_property
    def finals(self) -> frozenset[int]:
        """The accepting states, for membership tests."""
        return frozenset(self.accepting)

    @cached_property
    def char_classes(self) -> tuple[CharSet, ...]:
        """The characters of each class."""
        ranges: dict[int, list[tuple[int, int]]] = {}
        ends = (*(start - 1 for start in self.range_starts[1:]), LAST)
        for start, end, char_class in zip(self.range_starts, ends, self.range_classes, strict=True):
            ranges.setdefault(char_class, []).append((start, end))
        return tuple(CharSet.of(ranges[char_class]) for char_class in sorted(ranges) if char_class != DEAD)


# ---- exploring ------------------------------------------------------------------------------------------------------

State = TypeVar("State", bound=Hashable)
Follow = Callable[[State], Iterable[State | None]]  # the successors of a state, one for each class; None is dead
Wanted = Callable[[bool, bool], bool]  # whether a string counts that `a` accepts or not, and `b` accepts or not


def explore(start: State, follow: Follow[State], most: int = MOST_STATES) -> Iterator[tuple[State, list[int]]]:
    """Every state reachable from `start`, breadth first, with the numbers of its successors in that order.

    Raises `TooLarge` when there are more than `most`.
    """
    numbers = {start: 0}
    states = [start]
    for state in states:  # grows while it is walked
        row = []
        for target in follow(state):
            if target is None:
                row.append(DEAD)
                continue
            number = numbers.setdefault(target, len(states))
            if number == len(states):
                if number >= most:
                    raise TooLarge
                states.append(target)
            row.append(number)
        spend(len(row))
        yield state, row


def crawl(start: State, follow: Follow[State], accepts: Callable[[State], bool]) -> tuple[list[list[int]], set[int]]:
    """The table of the automaton that `follow` describes, and its accepting states. Raises `TooLarge`."""
    table: list[list[int]] = []
    accepting: set[int] = set()
    for state, row in explore(start, follow):
        if accepts(state):
            accepting.add(len(table))
        table.append(row)
    return table, accepting


# ---- from a tree ----------------------------------------------------------------------------------------------------


@remembered
def compile_tree(tree: Node) -> DFA:
    """The canonical automaton of the tree's language. Raises `TooLarge`."""
    if isinstance(tree, MaxBytes):
        return _limit_bytes(compile_tree(tree.item), tree.limit)
    if isinstance(tree, All):
        return reduce(lambda a, b: product(a, b, lambda in_a, in_b: in_a and in_b), map(compile_tree, tree.items))
    sets = sorted(charsets(tree))
    range_starts, range_classes, sets_of_class = partition(sets)
    classes_of_set: dict[CharSet, list[int]] = {charset: [] for charset in sets}
    for char_class, members in enumerate(sets_of_class):
        for index in members:
            classes_of_set[sets[index]].append(char_class)
    nfa = _NFA(classes_of_set, len(sets_of_class))
    start = nfa.state()
    final = nfa.add(tree, start)
    table, accepting = crawl(nfa.closure({start}), nfa.follow, lambda subset: final in subset)
    return canonical(range_starts, range_classes, table, accepting)


_STEPS_OF_STATE = 4  # its two lists, and that a walk gets there


class _NFA:
    """A Thompson automaton under construction; it moves by the character classes that each set covers."""

    def __init__(self, classes_of_set: dict[CharSet, list[int]], classes: int) -> None:
        self.classes_of_set = classes_of_set
        self.classes = classes
        self.epsilon: list[list[int]] = []
        self.moves: list[list[tuple[int, int]]] = []
        self.closures: dict[int, frozenset[int]] = {}

    def state(self) -> int:
        if len(self.moves) >= 10 * MOST_STATES:
            raise TooLarge
        spend(_STEPS_OF_STATE)
        self.epsilon.append([])
        self.moves.append([])
        return len(self.moves) - 1

    def add(self, tree: Node, entry: int) -> int:
        """Add `tree` after state `entry`; returns its exit state."""
        match tree:
            case Chars(charset):
                out = self.state()
                spend(2 * len(self.classes_of_set[charset]))
                self.moves[entry].extend((char_class, out) for char_class in self.classes_of_set[charset])
                return out
            case Seq(items):
                for item in items:
                    entry = self.add(item, entry)
                return entry
            case Alt(items):
                out = self.state()
                for item in items:
                    fork = self.state()
                    self.epsilon[entry].append(fork)
                    self.epsilon[self.add(item, fork)].append(out)
                return out
            case Repeat(item, low, high):
                for _ in range(low):
                    entry = self.add(item, entry)
                out = self.state()
                if high is None:
                    loop = self.state()
                    self.epsilon[entry].append(loop)
                    self.epsilon[self.add(item, loop)].append(loop)
                    self.epsilon[loop].append(out)
                    return out
                for _ in range(high - low):  # right-nested options: x(x(x)?)?, so the size stays linear
                    self.epsilon[entry].append(out)
                    entry = self.add(item, entry)
                self.epsilon[entry].append(out)
                return out
            case Part(item):
                return self.add(item, entry)
            case MaxBytes() | All():
                raise ValueError("a byte limit or an intersection inside a rule: only a whole rule can be one")

    def follow(self, subset: frozenset[int]) -> list[frozenset[int] | None]:
        """The subset after each character class."""
        spend(len(subset) + self.classes)
        targets: list[set[int]] = [set() for _ in range(self.classes)]
        for state in subset:
            spend(len(self.moves[state]))
            for char_class, target in self.moves[state]:
                targets[char_class].add(target)
        return [self.closure(reached) if reached else None for reached in targets]

    def closure(self, states: Iterable[int]) -> frozenset[int]:
        """The states that `states` reach without a character."""
        seen: set[int] = set()
        for state in states:
            if state not in self.closures:
                reach, stack = {state}, [state]
                while stack:
                    passes = self.epsilon[stack.pop()]
                    spend(1 + len(passes))
                    for target in passes:
                        if target not in reach:
                            reach.add(target)
                            stack.append(target)
                # States that only pass on are dropped, so that equal subsets are seen as equal early.
                self.closures[state] = frozenset(s for s in reach if self.moves[s] or not self.epsilon[s])
            spend(len(self.closures[state]))
            seen |= self.closures[state]
        return frozenset(seen)


def _limit_bytes(dfa: DFA, limit: int) -> DFA:
    """The names of `dfa` that UTF-8 encodes in at most `limit` bytes."""
    count = len(dfa.char_classes)
    range_starts, range_classes, sets_of_class = partition([*dfa.char_classes, *(plane for _, plane in UTF8_WIDTHS)])
    moves = [
        (
            next((s for s in members if s < count), DEAD),
            next((UTF8_WIDTHS[s - count][0] for s in members if s >= count), 0),
        )
        for members in sets_of_class
    ]

    def follow(state: tuple[int, int]) -> Iterator[tuple[int, int] | None]:
        row, spent = dfa.table[state[0]], state[1]
        for char_class, width in moves:
            target = DEAD if char_class == DEAD else row[char_class]
            yield None if target == DEAD or spent + width > limit else (target, spent + width)

    table, accepting = crawl((0, 0), follow, lambda state: state[0] in dfa.finals)
    return canonical(range_starts, range_classes, table, accepting)


# ---- products -------------------------------------------------------------------------------------------------------

Pair = tuple[int, int]


def product(a: DFA, b: DFA, wanted: Wanted) -> DFA:
    """The automaton of the strings that `wanted` picks by whether `a` and `b` accept them. Raises `TooLarge`."""
    range_starts, range_classes, moves = common_classes(a, b)
    follow = follow_pairs(a, b, wanted, moves)
    table, accepting = crawl((0, 0), follow, lambda pair: wanted(pair[0] in a.finals, pair[1] in b.finals))
    return canonical(range_starts, range_classes, table, accepting)


def common_classes(a: DFA, b: DFA) -> tuple[tuple[int, ...], tuple[int, ...], list[Pair | None]]:
    """The coarsest character classes that refine those of both: ranges, their classes, and the pair of each class.

    The pair of surrogates, which are in no string at all, is None.
    """
    count_a, last = len(a.char_classes), len(a.char_classes) + len(b.char_classes)
    range_starts, range_classes, sets_of_class = partition([*a.char_classes, *b.char_classes, EVERYTHING])
    pairs = [
        (
            next((s for s in members if s < count_a), DEAD),
            next((s - count_a for s in members if count_a <= s < last), DEAD),
        )
        if last in members
        else None
        for members in sets_of_class
    ]
    return range_starts, range_classes, pairs


def follow_pairs(a: DFA, b: DFA, wanted: Wanted, moves: list[Pair | None]) -> Follow[Pair]:
    """The successors of a pair of states, without those from which `wanted` can never hold."""
    without_a = wanted(False, True) or wanted(False, False)
    without_b = wanted(True, False) or wanted(False, False)
    neither = wanted(False, False)

    def follow(pair: Pair) -> Iterator[Pair | None]:
        left, right = pair
        for move in moves:
            if move is None:
                yield None
                continue
            in_a = DEAD if left == DEAD or move[0] == DEAD else a.table[left][move[0]]
            in_b = DEAD if right == DEAD or move[1] == DEAD else b.table[right][move[1]]
            hopeful = (in_a != DEAD or without_a) and (in_b != DEAD or without_b)
            yield (in_a, in_b) if hopeful and (in_a != DEAD or in_b != DEAD or neither) else None

    return follow


# ---- the canonical form ---------------------------------------------------------------------------------------------


_STEPS_OF_CELL = 4  # to trim, minimize and number it


def canonical(
    range_starts: tuple[int, ...], range_classes: tuple[int, ...], table: list[list[int]], accepting: set[int]
) -> DFA:
    """The canonical form of any deterministic automaton (start state 0, `DEAD` allowed in table and classes)."""
    spend(_STEPS_OF_CELL * len(table) * (len(table[0]) + 1))
    table = _trim(table, accepting)
    block = _minimize(table, accepting)
    # One row per block, columns still in the given classes; equal columns are the same class.
    rows: dict[int, tuple[int, ...]] = {}
    for state, row in enumerate(table):
        if block[state] not in rows:
            rows[block[state]] = tuple(DEAD if target == DEAD else block[target] for target in row)
    final = {block[state] for state in accepting}
    number_of: dict[tuple[int, ...], int] = {}
    kept: list[int] = []  # the first given class of each column
    merged = {DEAD: DEAD}
    names = sorted(rows)
    for given in dict.fromkeys(c for c in range_classes if c != DEAD):
        column = tuple(rows[name][given] for name in names)
        dead = all(target == DEAD for target in column)
        merged[given] = DEAD if dead else number_of.setdefault(column, len(kept))
        if merged[given] == len(kept):
            kept.append(given)

    def follow(name: int) -> Iterator[int | None]:
        for given in kept:
            target = rows[name][given]
            yield None if target == DEAD else target

    numbered, accepting = crawl(block[0], follow, lambda name: name in final)
    ranges: list[tuple[int, int]] = []
    for start, given in zip(range_starts, range_classes, strict=True):
        if not ranges or ranges[-1][1] != merged[given]:
            ranges.append((start, merged[given]))
    return DFA(
        tuple(start for start, _ in ranges),
        tuple(char_class for _, char_class in ranges),
        tuple(map(tuple, numbered)),
        tuple(sorted(accepting)),
    )


def _trim(table: list[list[int]], accepting: set[int]) -> list[list[int]]:
    """The same table with moves into hopeless states made `DEAD`, and rows of states that nothing reaches emptied."""
    sources: list[list[int]] = [[] for _ in table]
    for state, row in enumerate(table):
        for target in row:
            if target != DEAD:
                sources[target].append(state)
    reachable = _closed({0}, table)
    hopeful = _closed(accepting & reachable, sources)
    return [
        [target if target in hopeful else DEAD for target in row] if state in reachable else [DEAD] * len(row)
        for state, row in enumerate(table)
    ]


def _closed(states: set[int], arrows: list[list[int]]) -> set[int]:
    """The states and all that can be reached from them."""
    seen, stack = set(states), list(states)
    while stack:
        for target in arrows[stack.pop()]:
            if target != DEAD and target not in seen:
                seen.add(target)
                stack.append(target)
    return seen


def _minimize(table: list[list[int]], accepting: set[int]) -> list[int]:
    """The block of each state in the coarsest partition (Hopcroft 1971); the dead state is a block of its own."""
    count = len(table)
    classes = range(len(table[0]))
    inverse: list[list[list[int]]] = [[[] for _ in range(count + 1)] for _ in classes]
    for state, row in enumerate(table):
        for char_class, target in enumerate(row):
            inverse[char_class][target if target != DEAD else count].append(state)
    for char_class in classes:
        inverse[char_class][count].append(count)
    final = set(accepting)
    parts = [part for part in (final, set(range(count + 1)) - final) if part]
    block = [0] * (count + 1)
    for number, part in enumerate(parts):
        for state in part:
            block[state] = number
    smallest = min(range(len(parts)), key=lambda number: len(parts[number]))
    work = {(smallest, char_class) for char_class in classes}
    while work:
        splitter, char_class = work.pop()
        touched: dict[int, set[int]] = {}
        for target in parts[splitter]:
            for source in inverse[char_class][target]:
                touched.setdefault(block[source], set()).add(source)
        for number, members in touched.items():
            if len(members) == len(parts[number]):
                continue
            parts[number] -= members
            fresh = len(parts)
            parts.append(members)
            for state in members:
                block[state] = fresh
            for other in classes:
                if (number, other) in work or len(members) <= len(parts[number]):
                    work.add((fresh, other))
                else:
                    work.add((number, other))
    return block[:count]
