"""From a tree to the one minimal automaton of its language.

Equal languages give equal `DFA` values, number for number: symbol classes are merged and ordered by their least
character, states are numbered breadth first in class order, and only states from which a valid name can still be
reached are kept. So a walk dies exactly at the first character that no valid name could have in that place.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from dataclasses import dataclass
from functools import cached_property, lru_cache

from natsgrammar_gen.language.ast import All, Alt, Chars, MaxBytes, Repeat, Seq, Tree, charsets
from natsgrammar_gen.language.charset import LAST, UTF8_WIDTHS, CharSet, partition

DEAD = -1
MOST_STATES = 20_000  # the largest real rule has a few hundred


class TooLarge(Exception):
    """The automaton of a language would have more than `MOST_STATES` states."""

    def __init__(self) -> None:
        super().__init__(f"needs an automaton of more than {MOST_STATES} states; use smaller repeats")


@dataclass(frozen=True)
class DFA:
    """A canonical, minimal, trimmed automaton over Unicode scalar values. State 0 is the start.

    `starts` are the code points where runs of characters begin, `classes` the symbol class of each run (`DEAD` where
    no name of the language holds the character), `table[state][class]` the next state or `DEAD`. The empty language
    has one state, which does not accept.
    """

    starts: tuple[int, ...]
    classes: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    accepting: tuple[int, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.starts, self.classes, self.table, self.accepting))

    def step(self, state: int, character: str) -> int:
        """The state after `character`, or `DEAD`."""
        kind = self.classes[bisect_right(self.starts, ord(character)) - 1]
        return DEAD if kind == DEAD else self.table[state][kind]

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
    def symbols(self) -> tuple[CharSet, ...]:
        """The characters of each symbol class."""
        runs: dict[int, list[tuple[int, int]]] = {}
        for index, kind in enumerate(self.classes):
            end = self.starts[index + 1] - 1 if index + 1 < len(self.starts) else LAST
            runs.setdefault(kind, []).append((self.starts[index], end))
        return tuple(CharSet.of(runs[kind]) for kind in sorted(runs) if kind != DEAD)


@lru_cache(maxsize=4096)
def compile_tree(tree: Tree) -> DFA:
    """The canonical automaton of the tree's language. Raises `TooLarge`."""
    if isinstance(tree, MaxBytes):
        return _limit_bytes(compile_tree(tree.item), tree.limit)
    if isinstance(tree, All):
        from natsgrammar_gen.language.queries import intersection

        return intersection(*map(compile_tree, tree.items))
    sets = sorted(charsets(tree))
    starts, held = partition(sets)
    kinds = sorted(set(held), key=held.index)
    nfa = _NFA([[kind for kind, members in enumerate(kinds) if index in members] for index in range(len(sets))])
    start = nfa.state()
    final = nfa.add(tree, start, {charset: index for index, charset in enumerate(sets)})
    table, accepting = nfa.determinize(start, final, len(kinds))
    return canonical(starts, tuple(kinds.index(members) for members in held), table, accepting)


class _NFA:
    """A Thompson automaton under construction; symbols are the classes that each character set covers."""

    def __init__(self, symbols_of_set: list[list[int]]) -> None:
        self.symbols_of_set = symbols_of_set
        self.epsilon: list[list[int]] = []
        self.moves: list[list[tuple[int, int]]] = []

    def state(self) -> int:
        if len(self.moves) >= 10 * MOST_STATES:
            raise TooLarge
        self.epsilon.append([])
        self.moves.append([])
        return len(self.moves) - 1

    def add(self, tree: Tree, entry: int, index: dict[CharSet, int]) -> int:
        """Hang `tree` on state `entry`; returns the state after it."""
        match tree:
            case Chars(charset):
                out = self.state()
                self.moves[entry].extend((symbol, out) for symbol in self.symbols_of_set[index[charset]])
                return out
            case Seq(items):
                for item in items:
                    entry = self.add(item, entry, index)
                return entry
            case Alt(items):
                out = self.state()
                for item in items:
                    fork = self.state()
                    self.epsilon[entry].append(fork)
                    self.epsilon[self.add(item, fork, index)].append(out)
                return out
            case Repeat(item, low, high):
                for _ in range(low):
                    entry = self.add(item, entry, index)
                out = self.state()
                if high is None:
                    loop = self.state()
                    self.epsilon[entry].append(loop)
                    self.epsilon[self.add(item, loop, index)].append(loop)
                    self.epsilon[loop].append(out)
                    return out
                for _ in range(high - low):  # right-nested options: x(x(x)?)?, so the size stays linear
                    self.epsilon[entry].append(out)
                    entry = self.add(item, entry, index)
                self.epsilon[entry].append(out)
                return out
            case MaxBytes() | All():
                raise ValueError("a byte limit or an intersection inside a rule: only a whole rule can be one")

    def determinize(self, start: int, final: int, symbols: int) -> tuple[list[list[int]], set[int]]:
        """Subset construction: a table with `DEAD` for the empty subset, and its accepting states."""
        closures: dict[int, frozenset[int]] = {}
        first = self._closure(frozenset((start,)), closures)
        numbers, queue = {first: 0}, deque([first])
        table: list[list[int]] = []
        accepting: set[int] = set()
        while queue:
            subset = queue.popleft()
            if final in subset:
                accepting.add(numbers[subset])
            targets: list[set[int]] = [set() for _ in range(symbols)]
            for state in subset:
                for symbol, target in self.moves[state]:
                    targets[symbol].add(target)
            row = []
            for reached in targets:
                if not reached:
                    row.append(DEAD)
                    continue
                closed = self._closure(frozenset(reached), closures)
                if closed not in numbers:
                    if len(numbers) >= MOST_STATES:
                        raise TooLarge
                    numbers[closed] = len(numbers)
                    queue.append(closed)
                row.append(numbers[closed])
            table.append(row)
        return table, accepting

    def _closure(self, states: frozenset[int], single: dict[int, frozenset[int]]) -> frozenset[int]:
        seen: set[int] = set()
        for state in states:
            if state not in single:
                reach, stack = {state}, [state]
                while stack:
                    for target in self.epsilon[stack.pop()]:
                        if target not in reach:
                            reach.add(target)
                            stack.append(target)
                # States that only pass on are dropped, so that equal subsets are seen as equal early.
                single[state] = frozenset(s for s in reach if self.moves[s] or not self.epsilon[s])
            seen |= single[state]
        return frozenset(seen)


def _limit_bytes(dfa: DFA, limit: int) -> DFA:
    """The names of `dfa` that UTF-8 encodes in at most `limit` bytes."""
    starts, held = partition([*dfa.symbols, *(charset for _, charset in UTF8_WIDTHS)])
    kinds = sorted(set(held), key=held.index)
    count = len(dfa.symbols)
    parts = [
        (
            next((s for s in members if s < count), DEAD),
            next((UTF8_WIDTHS[s - count][0] for s in members if s >= count), 0),
        )
        for members in kinds
    ]
    numbers, queue = {(0, 0): 0}, deque([(0, 0)])
    table: list[list[int]] = []
    accepting: set[int] = set()
    while queue:
        state, spent = queue.popleft()
        if state in dfa.finals:
            accepting.add(numbers[state, spent])
        row = []
        for symbol, width in parts:
            target = DEAD if symbol == DEAD else dfa.table[state][symbol]
            if target == DEAD or spent + width > limit:
                row.append(DEAD)
                continue
            pair = (target, spent + width)
            if pair not in numbers:
                if len(numbers) >= MOST_STATES:
                    raise TooLarge
                numbers[pair] = len(numbers)
                queue.append(pair)
            row.append(numbers[pair])
        table.append(row)
    return canonical(starts, tuple(kinds.index(members) for members in held), table, accepting)


def canonical(starts: tuple[int, ...], classes: tuple[int, ...], table: list[list[int]], accepting: set[int]) -> DFA:
    """The canonical form of any deterministic automaton (start state 0, `DEAD` allowed in table and classes)."""
    table = _trim(table, accepting)
    block = _minimize(table, accepting)
    # One row per block, columns still in the given classes; equal columns are the same symbol.
    rows: dict[int, tuple[int, ...]] = {}
    for state, row in enumerate(table):
        if block[state] not in rows:
            rows[block[state]] = tuple(DEAD if target == DEAD else block[target] for target in row)
    final = {block[state] for state in accepting}
    columns: dict[tuple[int, ...], int] = {}
    order = sorted(rows)
    used = sorted({kind for kind in classes if kind != DEAD}, key=classes.index)
    symbol_of: dict[int, int] = {DEAD: DEAD}
    for kind in used:
        column = tuple(rows[other][kind] for other in order)
        symbol_of[kind] = DEAD if all(t == DEAD for t in column) else columns.setdefault(column, len(columns))
    merged = [  # for each symbol, the first given class that has its column
        next(kind for kind in used if symbol_of[kind] == symbol) for symbol in range(len(columns))
    ]
    # Drop classes that only unreachable states used, by numbering from the start state.
    numbers, queue = {block[0]: 0}, deque([block[0]])
    numbered: list[tuple[int, ...]] = []
    while queue:
        name, row_out = queue.popleft(), []
        for kind in merged:
            target = rows[name][kind]
            if target != DEAD and target not in numbers:
                numbers[target] = len(numbers)
                queue.append(target)
            row_out.append(DEAD if target == DEAD else numbers[target])
        numbered.append(tuple(row_out))
    runs: list[tuple[int, int]] = []
    for start, kind in zip(starts, classes, strict=True):
        if not runs or runs[-1][1] != symbol_of[kind]:
            runs.append((start, symbol_of[kind]))
    return DFA(
        tuple(start for start, _ in runs),
        tuple(symbol for _, symbol in runs),
        tuple(numbered),
        tuple(sorted(numbers[name] for name in final if name in numbers)),
    )


def _trim(table: list[list[int]], accepting: set[int]) -> list[list[int]]:
    """The same table, reachable states only in effect, with moves into hopeless states made `DEAD`."""
    sources: list[list[int]] = [[] for _ in table]
    reachable, stack = {0}, [0]
    while stack:
        state = stack.pop()
        for target in table[state]:
            if target != DEAD:
                sources[target].append(state)
                if target not in reachable:
                    reachable.add(target)
                    stack.append(target)
    hopeful = set(accepting & reachable)
    stack = list(hopeful)
    while stack:
        for source in sources[stack.pop()]:
            if source not in hopeful:
                hopeful.add(source)
                stack.append(source)
    return [
        [target if target in hopeful else DEAD for target in row] if state in reachable else [DEAD] * len(row)
        for state, row in enumerate(table)
    ]


def _minimize(table: list[list[int]], accepting: set[int]) -> list[int]:
    """The block of each state in the coarsest partition (Hopcroft 1971); the dead state is a block of its own."""
    count = len(table)
    symbols = len(table[0]) if table else 0
    inverse: list[list[list[int]]] = [[[] for _ in range(count + 1)] for _ in range(symbols)]
    for state, row in enumerate(table):
        for symbol, target in enumerate(row):
            inverse[symbol][target if target != DEAD else count].append(state)
    for symbol in range(symbols):
        inverse[symbol][count].append(count)
    final = set(accepting)
    parts = [part for part in (final, set(range(count + 1)) - final) if part]
    block = [0] * (count + 1)
    for number, part in enumerate(parts):
        for state in part:
            block[state] = number
    work = {(min(range(len(parts)), key=lambda number: len(parts[number])), symbol) for symbol in range(symbols)}
    while work:
        splitter, symbol = work.pop()
        touched: dict[int, set[int]] = {}
        for target in parts[splitter]:
            for source in inverse[symbol][target]:
                touched.setdefault(block[source], set()).add(source)
        for number, members in touched.items():
            if len(members) == len(parts[number]):
                continue
            parts[number] -= members
            fresh = len(parts)
            parts.append(members)
            for state in members:
                block[state] = fresh
            for other in range(symbols):
                if (number, other) in work or len(members) <= len(parts[number]):
                    work.add((fresh, other))
                else:
                    work.add((number, other))
    return block[:count]
