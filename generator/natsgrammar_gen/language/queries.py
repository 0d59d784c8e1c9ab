"""Answers about languages: equal, included, different where, how many, for example what.

Every question about two automata is one breadth-first search of their product, so a witness is always a shortest one,
and among the shortest the least in code point order.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from functools import lru_cache, reduce

from natsgrammar_gen.language.charset import EVERYTHING, partition
from natsgrammar_gen.language.dfa import DEAD, DFA, canonical

Verdict = Callable[[bool, bool], bool]


def complement(dfa: DFA) -> DFA:
    """Every string that `dfa` refuses."""
    return combine(dfa, dfa, lambda accepted, _: not accepted)


def intersection(*dfas: DFA) -> DFA:
    """The strings that all of `dfas` (at least one) accept."""
    return reduce(lambda a, b: combine(a, b, lambda in_a, in_b: in_a and in_b), dfas)


def union(*dfas: DFA) -> DFA:
    """The strings that any of `dfas` (at least one) accepts."""
    return reduce(lambda a, b: combine(a, b, lambda in_a, in_b: in_a or in_b), dfas)


def difference(a: DFA, b: DFA) -> DFA:
    """The strings that `a` accepts and `b` refuses."""
    return combine(a, b, lambda in_a, in_b: in_a and not in_b)


def equivalent(a: DFA, b: DFA) -> bool:
    """Whether both accept the same strings."""
    return a == b


def included(inner: DFA, outer: DFA) -> bool:
    """Whether `outer` accepts everything that `inner` accepts."""
    return witness(inner, outer) is None


def disjoint(a: DFA, b: DFA) -> bool:
    """Whether no string is accepted by both."""
    return search(a, b, lambda in_a, in_b: in_a and in_b) is None


def witness(a: DFA, b: DFA) -> str | None:
    """The shortest, then least, string that `a` accepts and `b` refuses; None when there is none."""
    return search(a, b, lambda in_a, in_b: in_a and not in_b)


def shortest(dfa: DFA) -> str | None:
    """The shortest, then least, string of the language; None when it is empty."""
    return search(dfa, dfa, lambda accepted, _: accepted)


def search(a: DFA, b: DFA, wanted: Verdict) -> str | None:
    """The shortest, then least, string on which the two verdicts are as `wanted`, or None."""
    starts, moves = _symbols(a, b)
    letters: dict[tuple[int, int], int] = {}  # the least character of each pair of classes, ascending
    for start, (kind_a, kind_b, real) in zip(starts, moves, strict=True):
        if real:
            letters.setdefault((kind_a, kind_b), start)
    came_from: dict[tuple[int, int], tuple[tuple[int, int], int] | None] = {(0, 0): None}
    queue = deque([(0, 0)])
    while queue:
        pair = queue.popleft()
        if wanted(pair[0] in a.finals, pair[1] in b.finals):
            return _path(came_from, pair)
        for (kind_a, kind_b), letter in letters.items():
            target = (_move(a, pair[0], kind_a), _move(b, pair[1], kind_b))
            if target not in came_from:
                came_from[target] = (pair, letter)
                queue.append(target)
    return None


def _path(came_from: dict[tuple[int, int], tuple[tuple[int, int], int] | None], pair: tuple[int, int]) -> str:
    path = []
    while (step := came_from[pair]) is not None:
        pair, letter = step
        path.append(chr(letter))
    return "".join(reversed(path))


def combine(a: DFA, b: DFA, wanted: Verdict) -> DFA:
    """The automaton of the strings on which the two verdicts are as `wanted`."""
    starts, moves = _symbols(a, b)
    numbers: dict[tuple[int, int], int] = {(0, 0): 0}
    queue = deque([(0, 0)])
    table: list[list[int]] = []
    accepting: set[int] = set()
    distinct = sorted(set(moves), key=moves.index)
    while queue:
        left, right = pair = queue.popleft()
        if wanted(left in a.finals, right in b.finals):
            accepting.add(numbers[pair])
        row = []
        for kind_a, kind_b, real in distinct:
            target = (_move(a, left, kind_a), _move(b, right, kind_b))
            if not real:
                row.append(DEAD)
                continue
            if target not in numbers:
                numbers[target] = len(numbers)
                queue.append(target)
            row.append(numbers[target])
        table.append(row)
    position = {move: index for index, move in enumerate(distinct)}
    return canonical(starts, tuple(position[move] for move in moves), table, accepting)


_Symbols = tuple[tuple[int, ...], tuple[tuple[int, int, bool], ...]]


def _symbols(a: DFA, b: DFA) -> _Symbols:
    """The common refinement of both alphabets: where its runs begin, and each run's class in `a` and in `b`.

    The third entry is False for surrogates, which are in no string at all.
    """
    starts, held = partition([*a.symbols, *b.symbols, EVERYTHING])
    count_a, last = len(a.symbols), len(a.symbols) + len(b.symbols)
    return starts, tuple(
        (
            next((s for s in members if s < count_a), DEAD),
            next((s - count_a for s in members if count_a <= s < last), DEAD),
            last in members,
        )
        for members in held
    )


def _move(dfa: DFA, state: int, kind: int) -> int:
    return DEAD if state == DEAD or kind == DEAD else dfa.table[state][kind]


@lru_cache(maxsize=256)
def _weights(dfa: DFA) -> list[tuple[int, ...]]:
    """For each remaining length so far asked for, from each state, how many strings of that length are accepted."""
    return [tuple(int(state in dfa.finals) for state in range(len(dfa.table)))]


def _weights_to(dfa: DFA, length: int) -> list[tuple[int, ...]]:
    sizes = [len(symbol) for symbol in dfa.symbols]
    rows = _weights(dfa)
    while len(rows) <= length:
        last = rows[-1]
        rows.append(
            tuple(sum(size * last[t] for size, t in zip(sizes, row, strict=True) if t != DEAD) for row in dfa.table)
        )
    return rows


def count(dfa: DFA, length: int) -> int:
    """How many strings of exactly `length` characters are in the language."""
    return _weights_to(dfa, length)[length][0]


def longest(dfa: DFA) -> int | None:
    """The length of the longest string in characters, None when there is no bound; -1 for the empty language."""
    depth: dict[int, int] = {}
    active: set[int] = set()
    stack: list[tuple[int, bool]] = [(0, False)]
    while stack:
        state, done = stack.pop()
        targets = {t for t in dfa.table[state] if t != DEAD}
        if done:
            active.discard(state)
            depth[state] = max((depth[t] + 1 for t in targets), default=0)
        elif state in active:
            return None
        elif state not in depth:
            active.add(state)
            stack.append((state, True))
            for target in targets:
                if target in active:
                    return None
                if target not in depth:
                    stack.append((target, False))
    return depth[0] if dfa.accepting else -1


def sample(dfa: DFA, rng: random.Random, length: int) -> str | None:
    """A string of `length` characters, each of them equally likely; None when the language has none of that length."""
    weights = _weights_to(dfa, length)
    if not weights[length][0]:
        return None
    state, name = 0, []
    for left in range(length - 1, -1, -1):
        row = dfa.table[state]
        chances = [len(s) * weights[left][t] if t != DEAD else 0 for s, t in zip(dfa.symbols, row, strict=True)]
        symbol = _weighted(rng, chances)
        name.append(chr(_pick(rng, dfa, symbol)))
        state = row[symbol]
    return "".join(name)


def _weighted(rng: random.Random, chances: list[int]) -> int:
    at = rng.randrange(sum(chances))
    for index, chance in enumerate(chances):
        if at < chance:
            return index
        at -= chance
    raise AssertionError("unreachable: the chances add up")


def _pick(rng: random.Random, dfa: DFA, symbol: int) -> int:
    at = rng.randrange(len(dfa.symbols[symbol]))
    for low, high in dfa.symbols[symbol].runs:
        if at <= high - low:
            return low + at
        at -= high - low + 1
    raise AssertionError("unreachable: the runs add up")


def strings(dfa: DFA) -> Iterator[str]:
    """All strings of the language, shorter first, then in code point order; may never end."""
    bound, length = longest(dfa), 0
    while bound is None or length <= bound:
        if count(dfa, length):
            yield from _of_length(dfa, 0, length)
        length += 1


def _of_length(dfa: DFA, state: int, length: int) -> Iterator[str]:
    if length == 0:
        if state in dfa.finals:
            yield ""
        return
    moves = sorted((c, kind) for kind, symbol in enumerate(dfa.symbols) for c in symbol.runs)
    for (low, high), kind in moves:
        target = dfa.table[state][kind]
        if target != DEAD and _weights_to(dfa, length - 1)[length - 1][target]:
            for code_point in range(low, high + 1):
                for rest in _of_length(dfa, target, length - 1):
                    yield chr(code_point) + rest
