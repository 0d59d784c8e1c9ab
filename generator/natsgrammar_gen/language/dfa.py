"""The minimal automaton for a language.

Equal languages give equal `DFA` values, number for number: character classes are merged and ordered by their least
character, states are numbered breadth first in class order, and only states from which a valid name can still be
reached are kept. So a walk stops at the first character that no valid name could have in its place.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from itertools import pairwise
from typing import Any, TypeVar

from natsgrammar.core.table import table_of
from natsgrammar_gen.language.ast import All, Chars, Checked, MaxBytes, Node, Repeat, least_states, sums
from natsgrammar_gen.language.budget import MOST_STATES, TooLarge, remembered, spend
from natsgrammar_gen.language.charset import EVERYTHING, LAST, UTF8_WIDTHS, CharSet, partition
from natsgrammar_gen.language.checksum import DIGITS, Checksum, counted
from natsgrammar_gen.language.nfa import END, END_OF_WORD, NFA

DEAD = -1


@dataclass(frozen=True)
class DFA:
    """A canonical, minimal, trimmed automaton over Unicode scalar values. State 0 is the start.

    `range_starts` are the code points where character ranges begin, `range_classes` their character classes (`DEAD` for
    characters in no name), `table[state][char_class]` the next state or `DEAD`. The empty language has one state, which
    does not accept.
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
        """Return the state after `character`, or `DEAD`."""
        char_class = self.range_classes[bisect_right(self.range_starts, ord(character)) - 1]
        return DEAD if char_class == DEAD else self.table[state][char_class]

    def accepts(self, name: str) -> bool:
        """Return whether `name` is in the language."""
        return self.first_error(name) is None

    def first_error(self, name: str) -> int | None:
        """Return the length of the longest prefix shared with a valid name, or None when `name` is valid."""
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
    def moves(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each state the classes with a move, each with the next state."""
        return tuple(
            tuple((char_class, target) for char_class, target in enumerate(row) if target != DEAD) for row in self.table
        )

    def followers(self, state: int) -> dict[int, CharSet]:
        """Return the states after a state, each with the characters that lead there."""
        leading: dict[int, list[CharSet]] = {}
        for char_class, target in self.moves[state]:
            leading.setdefault(target, []).append(self.char_classes[char_class])
        return {target: CharSet.union(sets) for target, sets in leading.items()}

    @cached_property
    def char_classes(self) -> tuple[CharSet, ...]:
        """The characters in each class."""
        ranges: dict[int, list[tuple[int, int]]] = {}
        ends = (*(start - 1 for start in self.range_starts[1:]), LAST)
        for start, end, char_class in zip(self.range_starts, ends, self.range_classes, strict=True):
            ranges.setdefault(char_class, []).append((start, end))
        return tuple(CharSet.of(ranges[char_class]) for char_class in sorted(ranges) if char_class != DEAD)


# ---- exploring ------------------------------------------------------------------------------------------------------

State = TypeVar("State", bound=Hashable)
Value = TypeVar("Value")
Follow = Callable[[State], Iterable[State | None]]  # the successors of a state, one for each class; None is dead
Counts = Callable[[bool, bool], bool]  # whether a string counts that `a` accepts or not, and `b` accepts or not


def from_table(entry: Mapping[str, Any]) -> DFA:
    """Return the automaton in a generated table."""
    table = table_of(entry["automaton"])
    return DFA(table.range_starts, table.classes, table.table, table.accepting)


class _Numbers(dict[State | None, int]):
    """State numbers in order of first use; the dead state has none."""

    def __init__(self, most: int) -> None:
        super().__init__({None: DEAD})
        self.most = most
        self.states: list[State] = []

    def __missing__(self, state: State) -> int:
        if len(self.states) >= self.most:
            raise TooLarge(most=self.most)
        self[state] = len(self.states)
        self.states.append(state)
        return self[state]


def explore(start: State, follow: Follow[State], most: int = MOST_STATES) -> Iterator[tuple[State, list[int]]]:
    """Yield the states breadth first, each with its successors' numbers. Raises `TooLarge` beyond `most`."""
    numbers = _Numbers[State](most)
    numbers[start]
    for state in numbers.states:  # grows while it is walked
        row = [*map(numbers.__getitem__, follow(state))]
        spend(len(row))
        yield state, row


def crawl(start: State, follow: Follow[State], accepts: Callable[[State], bool]) -> tuple[list[list[int]], set[int]]:
    """Return the automaton's table and accepting states, as `follow` describes them. Raises `TooLarge`."""
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
    """Return the canonical automaton for the tree's language. Raises `TooLarge`."""
    if isinstance(tree, MaxBytes):
        return _limited(compile_tree(tree.item), 0, tree.limit, UTF8_WIDTHS)
    items = tree.items if isinstance(tree, All) else (tree,)
    if limits := [limit for item in items for limit in _limits_of(item)]:
        others = tuple(item for item in items if not _limits_of(item))
        unlimited = compile_tree(All(others or (Repeat(Chars(EVERYTHING), 0, None),)))
        return reduce(lambda dfa, limit: _limited(dfa, *limit), limits, unlimited)
    if isinstance(tree, All):
        return reduce(both, sorted(map(compile_tree, tree.items), key=lambda dfa: len(dfa.table)))
    if isinstance(tree, Checked):
        return _with_sum(compile_tree(tree.item), tree.sum)
    known = {node: compile_tree(node) for node in sums(tree)}
    if not known and least_states(tree) > MOST_STATES:
        raise TooLarge
    nfa = NFA(
        tree, automata={node: ([*map(dfa.followers, range(len(dfa.table)))], dfa.finals) for node, dfa in known.items()}
    )
    words = nfa.words(tree)
    if words is not None:
        return _of_words(nfa, words)
    table, accepting = crawl(nfa.closure(nfa.add(tree, END)), nfa.follow, lambda subset: END in subset)
    return canonical(nfa.range_starts, nfa.range_classes, table, accepting)


def _of_words(nfa: NFA, words: list[tuple[int, ...]]) -> DFA:
    """Return the automaton for sorted words of character classes, minimal from the start.

    A word closes the states not shared with the word before it (Daciuk and others 2000, algorithm 1).
    """
    known: dict[tuple[int, ...], int] = {}
    path: list[list[int]] = [[]]  # the moves of each open state: a class, the state behind it, the next class, …
    before: tuple[int, ...] = ()
    for word in (*words, ()):
        shared = next((at for at, (mine, other) in enumerate(zip(before, word, strict=False)) if mine != other), 0)
        while len(path) > shared + 1:
            state = known.setdefault(tuple(path.pop()), len(known))
            path[-1] += before[len(path) - 1], state
        path += ([] for _ in word[shared:])
        before = word
    states = [*known, tuple(path[0])]
    classes = [*dict.fromkeys(nfa.range_classes)]
    spend(_STEPS_OF_CELL * len(states) * (len(classes) + 1))

    def follow(number: int) -> Iterator[int | None]:
        moves = states[number]
        return map(dict(zip(moves[::2], moves[1::2], strict=True)).get, classes)

    numbered, final = crawl(len(known), follow, lambda number: END_OF_WORD in states[number][:1])
    return _with_equal_columns_as_one(nfa.range_starts, nfa.range_classes, classes, numbered, final)


def _limits_of(tree: Node) -> list[tuple[int, int]]:
    """Return a limit's bounds in characters; nothing for other trees."""
    return [(tree.low, tree.high)] if isinstance(tree, Repeat) and tree.item == Chars(EVERYTHING) and tree.high else []


def _limited(dfa: DFA, low: int, high: int, widths: Sequence[tuple[int, CharSet]] = ()) -> DFA:
    """Return the names in `dfa` with `low` to `high` characters, or as many bytes of the `widths`, minimal at once.

    Equally long names share most states, so moves are followed for each set of states, not for each length.
    """
    range_starts, range_classes, moves = _refined(dfa, widths, 1)
    rows = _dead_last(dfa.table)

    @cache
    def after(states: frozenset[int]) -> dict[int, set[int]]:
        spend(len(states) * len(moves))
        targets: dict[int, set[int]] = {}
        for char_class, width in moves:
            targets.setdefault(width, set()).update(rows[state][char_class] for state in states)
        return {width: reached - {DEAD} for width, reached in targets.items()}

    reached, left = [{0}], MOST_STATES  # by length
    for length, states in enumerate(reached):  # grows while it is walked
        left -= len(states)
        if left < 0:
            raise TooLarge
        for width, targets in after(frozenset(states)).items():
            if targets and length + width <= high:
                reached += (set() for _ in range(length + width + 1 - len(reached)))
                reached[length + width] |= targets
    known = {(0, *(0 for _ in moves)): 0}  # whether a state accepts, and its moves; the first is dead
    numbers: list[dict[int, int]] = [{} for _ in range(len(reached) + max((width for _, width in moves), default=0))]
    for length in reversed(range(len(reached))):
        spend(len(reached[length]) * (len(moves) + 1))
        ahead = [(char_class, numbers[length + width].get) for char_class, width in moves]
        for state in reached[length]:
            row = rows[state]
            key = (int(length >= low and state in dfa.finals), *[number(row[at], 0) for at, number in ahead])
            numbers[length][state] = known.setdefault(key, len(known))
    minimal = [*known]
    table = [row[1:] for row in minimal]
    return _numbered(range_starts, range_classes, table, lambda number: minimal[number][0] > 0, numbers[0][0])


def _with_sum(dfa: DFA, check: Checksum) -> DFA:
    """Return the names in `dfa` with the sum."""
    digits = [(check.digits(character), CharSet.chars(character)) for character in DIGITS]
    range_starts, range_classes, moves = _refined(dfa, digits, ())
    return canonical(range_starts, range_classes, *crawl(*counted(check, dfa.table, dfa.finals, moves)))


def _refined(
    dfa: DFA, values: Sequence[tuple[Value, CharSet]], other: Value
) -> tuple[tuple[int, ...], tuple[int, ...], list[tuple[int, Value]]]:
    """Return classes with one value each: ranges, their classes, and for each the automaton's class and the value.

    Of several values with a character, the first counts, and `other` where there is none.
    """
    count = len(dfa.char_classes)
    range_starts, range_classes, sets_of_class = partition([*dfa.char_classes, *(charset for _, charset in values)])
    moves = []
    for members in sets_of_class:
        first = min((s - count for s in members if s >= count), default=None)
        value = other if first is None else values[first][0]
        moves.append((next((s for s in members if s < count), DEAD), value))
    return range_starts, range_classes, moves


# ---- products -------------------------------------------------------------------------------------------------------

Pair = tuple[int, int]


def product(a: DFA, b: DFA, counts: Counts) -> DFA:
    """Return the automaton for the strings that `counts` picks, by their verdicts in `a` and `b`. Raises `TooLarge`."""
    range_starts, range_classes, moves = common_classes(a, b)
    follow = follow_pairs(a, b, counts, moves)
    table, accepting = crawl((0, 0), follow, lambda pair: counts(pair[0] in a.finals, pair[1] in b.finals))
    return canonical(range_starts, range_classes, table, accepting)


@remembered
def both(a: DFA, b: DFA) -> DFA:
    """Return the strings in both languages. Raises `TooLarge`."""
    return product(a, b, lambda in_a, in_b: in_a and in_b)


def common_classes(a: DFA, b: DFA) -> tuple[tuple[int, ...], tuple[int, ...], list[Pair | None]]:
    """Return the coarsest classes that refine both: ranges, their classes, and pairs, None for surrogates."""
    classes_of_b = [*enumerate(b.char_classes), (DEAD, EVERYTHING)]
    range_starts, range_classes, moves = _refined(a, classes_of_b, None)
    return range_starts, range_classes, [None if of_b is None else (of_a, of_b) for of_a, of_b in moves]


def follow_pairs(a: DFA, b: DFA, counts: Counts, moves: list[Pair | None]) -> Follow[Pair]:
    """Return a function from a pair of states to its successors, except those where `counts` can never be true."""
    without_a = counts(False, True) or counts(False, False)
    without_b = counts(True, False) or counts(False, False)
    neither = counts(False, False)
    rows_a, rows_b = _dead_last(a.table), _dead_last(b.table)

    def follow(pair: Pair) -> list[Pair | None]:
        row_a, row_b = rows_a[pair[0]], rows_b[pair[1]]
        targets = [None if move is None else (row_a[move[0]], row_b[move[1]]) for move in moves]
        return [
            target
            if target
            and (target[0] != DEAD or without_a)
            and (target[1] != DEAD or without_b)
            and (target != (DEAD, DEAD) or neither)
            else None
            for target in targets
        ]

    return follow


def _dead_last(table: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    """Return the rows, each with a dead cell for unknown characters, and a dead row, where `DEAD` finds both."""
    rows = [(*row, DEAD) for row in table]
    return [*rows, (DEAD,) * len(rows[0])]


# ---- the canonical form ---------------------------------------------------------------------------------------------


_STEPS_OF_CELL = 4  # to trim, minimize and number it; half of that without loops


def canonical(
    range_starts: tuple[int, ...], range_classes: tuple[int, ...], table: list[list[int]], accepting: set[int]
) -> DFA:
    """Return any deterministic automaton in canonical form (start state 0, `DEAD` allowed everywhere)."""
    spend(_STEPS_OF_CELL // 2 * len(table) * (len(table[0]) + 1))
    sources: list[list[int]] = [[] for _ in table]
    for state, row in enumerate(table):
        for target in {*row} - {DEAD}:
            sources[target].append(state)
    coaccessible = _closed(accepting, sources)
    if len(coaccessible) < len(table):
        table = [[target if target in coaccessible else DEAD for target in row] for row in table]
    block = _minimize(table, accepting, sources)
    first = {number: state for state, number in reversed([*enumerate(block)])}  # of each block
    rows = {number: [*map(block.__getitem__, table[state])] for number, state in first.items() if state < len(table)}
    return _numbered(range_starts, range_classes, rows, lambda number: first[number] in accepting, block[0])


def _numbered(
    range_starts: tuple[int, ...],
    range_classes: tuple[int, ...],
    rows: Mapping[int, Sequence[int]] | Sequence[Sequence[int]],
    accepts: Callable[[int], bool],
    start: int,
) -> DFA:
    """Return the canonical automaton for minimal rows, in which 0 is the dead state."""
    given = [*dict.fromkeys(char_class for char_class in range_classes if char_class != DEAD)]
    numbered, final = crawl(start, lambda number: [rows[number][at] or None for at in given], accepts)
    return _with_equal_columns_as_one(range_starts, range_classes, given, numbered, final)


def _with_equal_columns_as_one(
    range_starts: tuple[int, ...],
    range_classes: tuple[int, ...],
    given: list[int],
    numbered: list[list[int]],
    final: set[int],
) -> DFA:
    """Return the automaton for a minimal table with one column per class in `given`, equal columns merged."""
    columns = [*zip(*numbered, strict=True)]
    class_of = {column: number for number, column in enumerate(dict.fromkeys(c for c in columns if {*c} != {DEAD}))}
    merged = {DEAD: DEAD, **{at: class_of.get(column, DEAD) for at, column in zip(given, columns, strict=True)}}
    ranges = [(start, merged[char_class]) for start, char_class in zip(range_starts, range_classes, strict=True)]
    kept = [ranges[0], *(after for before, after in pairwise(ranges) if before[1] != after[1])]
    return DFA(
        tuple(start for start, _ in kept),
        tuple(char_class for _, char_class in kept),
        tuple(zip(*class_of, strict=True)) or ((),) * len(numbered),
        tuple(sorted(final)),
    )


def _closed(states: set[int], arrows: list[list[int]]) -> set[int]:
    """Return the states and all states reachable from them."""
    seen, stack = set(states), list(states)
    while stack:
        for target in arrows[stack.pop()]:
            if target not in seen:
                seen.add(target)
                stack.append(target)
    return seen


def _minimize(table: list[list[int]], accepting: set[int], sources: list[list[int]]) -> list[int]:
    """Return each state's block in the coarsest partition; the last is that of the dead state alone.

    States share a block if their moves lead into the same blocks. Other blocks are split; the largest piece keeps the
    number, so few states are examined again (Jacobs and Wißmann 2023: n-way partition refinement).
    """
    if (acyclic := _minimize_acyclic(table, accepting, sources)) is not None:
        return acyclic
    spend(_STEPS_OF_CELL // 2 * len(table) * (len(table[0]) + 1))
    blocks = [{len(table)}, set(accepting), {*range(len(table))} - accepting]
    block = [1 if state in accepting else 2 for state in range(len(table))] + [0]  # the last is found by `DEAD`
    pending = {number: {*blocks[number]} for number in (1, 2)}  # of each block, the states whose moves have changed

    def moves(state: int) -> tuple[int, ...]:
        return tuple(map(block.__getitem__, table[state]))

    while pending:
        number, states = pending.popitem()
        pieces: dict[tuple[int, ...], set[int]] = {}
        for state in states:
            pieces.setdefault(moves(state), set()).add(state)
        same = next((state for state in blocks[number] if state not in states), None)
        if same is not None:
            pieces.pop(moves(same), None)
        leaving = [*pieces.values()]
        largest = max(leaving, key=len, default=set[int]())
        if len(largest) > len(blocks[number]) - sum(map(len, leaving)):
            leaving = [piece for piece in (blocks[number].difference(*leaving), *leaving) if piece is not largest]
        for piece in leaving:
            blocks[number] -= piece
            for state in piece:
                block[state] = len(blocks)
            blocks.append(piece)
        for source in {source for piece in leaving for state in piece for source in sources[state]}:
            pending.setdefault(block[source], set()).add(source)
    return block


def _minimize_acyclic(table: list[list[int]], accepting: set[int], sources: list[list[int]]) -> list[int] | None:
    """Return the same for an automaton without loops, such as one with a limit, six times as fast; else None."""
    blocks: dict[tuple[bool, tuple[int, ...]], int] = {}
    block = [DEAD] * len(table) + [0]
    left = Counter(source for states in sources for source in states)  # each state's successors without a block
    ready = [state for state in range(len(table)) if not left[state]]
    for state in ready:
        moves = tuple(map(block.__getitem__, table[state]))
        block[state] = blocks.setdefault((state in accepting, moves), len(blocks) + 1)
        for source in sources[state]:
            left[source] -= 1
            if not left[source]:
                ready.append(source)
    return block if len(ready) == len(table) else None
