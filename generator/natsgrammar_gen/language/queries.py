"""Questions about languages: their intersection, their differences, their size, their examples.

Each question about two automata is one breadth-first search in their product, so a witness is always a shortest one,
and among the shortest the least in code point order.
"""

import random
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import lru_cache, reduce
from itertools import accumulate

from natsgrammar_gen.language.ast import Chars, Repeat
from natsgrammar_gen.language.budget import memoized, remembered
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import (
    DEAD,
    DFA,
    Counts,
    both,
    common_classes,
    compile_tree,
    explore,
    follow_pairs,
    product,
)

MOST_PAIRS = 900_000  # a search keeps less of each pair of states than a product does
PRINTABLE = compile_tree(Repeat(Chars(CharSet.of([(0x20, 0x7E)])), 0, None))  # texts of printable ASCII


def complement(dfa: DFA) -> DFA:
    """Return every string outside the language."""
    return product(dfa, dfa, lambda accepted, _: not accepted)


def intersection(*dfas: DFA) -> DFA:
    """Return the strings in all `dfas` (at least one). Raises `TooLarge`."""
    return reduce(both, dict.fromkeys(dfas))


def union(*dfas: DFA) -> DFA:
    """Return the strings in any `dfas` (at least one). Raises `TooLarge`."""
    return reduce(lambda a, b: product(a, b, lambda in_a, in_b: in_a or in_b), dict.fromkeys(dfas))


def difference(a: DFA, b: DFA) -> DFA:
    """Return the strings in `a` but not in `b`. Raises `TooLarge`."""
    return product(a, b, lambda in_a, in_b: in_a and not in_b)


def common(a: DFA, b: DFA) -> str | None:
    """Return the shortest, then least, string in both; None when they are disjoint. Raises `TooLarge`."""
    return search(a, b, lambda in_a, in_b: in_a and in_b)


@remembered
def witness(a: DFA, b: DFA) -> str | None:
    """Return the shortest, then least, string in `a` but not in `b`, or None. Raises `TooLarge`."""
    return search(a, b, lambda in_a, in_b: in_a and not in_b)


def shortest(dfa: DFA) -> str | None:
    """Return the shortest, then least, string; None when the language is empty."""
    rests, state, name = completion_lengths(dfa), 0, ""
    if state not in rests:
        return None
    while rests[state]:
        left = rests[state] - 1
        char_class, state = next(move for move in dfa.moves[state] if rests[move[1]] == left)
        name += chr(dfa.range_starts[dfa.range_classes.index(char_class)])
    return name


def search(a: DFA, b: DFA, counts: Counts) -> str | None:
    """Return the shortest, then least, string that `counts` picks, or None. Raises `TooLarge` at `MOST_PAIRS`."""
    range_starts, range_classes, moves = common_classes(a, b)
    least = [chr(range_starts[range_classes.index(char_class)]) for char_class in range(len(moves))]
    came_from: list[tuple[int, str]] = [(0, "")]  # for each pair, in the order of `explore`
    pairs = explore((0, 0), follow_pairs(a, b, counts, moves), MOST_PAIRS)
    for number, ((left, right), row) in enumerate(pairs):
        if counts(left in a.finals, right in b.finals):
            path = []
            while number:
                number, character = came_from[number]
                path.append(character)
            return "".join(reversed(path))
        for target, character in zip(row, least, strict=True):
            if target == len(came_from):
                came_from.append((number, character))
    return None


@lru_cache(32)
def _weights(dfa: DFA, length: int) -> list[dict[int, int]]:
    """Return for each number of characters left the states of such names there, each with how many rests it accepts."""
    layers, ways = [{0}], _ways(dfa)
    for _ in range(length):
        layers.append({target for state in layers[-1] for target, _ in ways[state]})
    rows = [{state: int(state in dfa.finals) for state in layers.pop()}]
    while layers:
        last = rows[-1]
        rows.append({state: sum([size * last[to] for to, size in ways[state]]) for state in layers.pop()})
    return rows


@memoized
def _ways(dfa: DFA) -> list[list[tuple[int, int]]]:
    """Return for each state its followers, each with the number of characters on the way."""
    sizes = [*map(len, dfa.char_classes)]
    followers: list[list[tuple[int, int]]] = []
    for moves in dfa.moves:
        ways: dict[int, int] = {}
        for char_class, target in moves:
            ways[target] = ways.get(target, 0) + sizes[char_class]
        followers.append([*ways.items()])
    return followers


def count(dfa: DFA, length: int) -> int:
    """Return the number of strings with exactly `length` characters."""
    return _weights(dfa, length)[length][0]


def longest(dfa: DFA) -> int | None:
    """Return the longest string's length in characters, None without bound, -1 for the empty language."""
    return longest_rests(dfa)[0] if dfa.accepting else -1


@memoized
def longest_rests(dfa: DFA) -> tuple[int | None, ...]:
    """Return for each state the most characters that can still follow, None if unbounded."""
    predecessors = _predecessors(dfa)
    waiting = [len({*row} - {DEAD}) for row in dfa.table]
    rest: list[int | None] = [None] * len(dfa.table)
    ready = [state for state, count in enumerate(waiting) if count == 0]
    for state in ready:  # grows while it is walked
        rest[state] = max((1 + (rest[target] or 0) for _, target in dfa.moves[state]), default=0)
        for source in predecessors[state]:
            waiting[source] -= 1
            if waiting[source] == 0:
                ready.append(source)
    return tuple(rest)


@memoized
def completion_lengths(dfa: DFA) -> Mapping[int, int]:
    """Return the shortest rest's length for each state from which a string can still be reached."""
    predecessors = _predecessors(dfa)
    lengths = dict.fromkeys(dfa.accepting, 0)
    for state in (queue := list(dfa.accepting)):
        for source in predecessors[state]:
            if source not in lengths:
                lengths[source] = lengths[state] + 1
                queue.append(source)
    return lengths


def depths(dfa: DFA) -> list[int]:
    """Return for each state the least number of characters on a way to it."""
    least = {0: 0}
    for state, moves in enumerate(dfa.moves):  # states are numbered breadth first
        for _, target in moves:
            least.setdefault(target, least[state] + 1)
    return [*least.values()]


def _predecessors(dfa: DFA) -> list[list[int]]:
    """Return for each state those with a move to it; the last is the dead state."""
    predecessors: list[list[int]] = [[] for _ in (*dfa.table, DEAD)]
    for state, row in enumerate(dfa.table):
        for target in {*row}:
            predecessors[target].append(state)
    return predecessors


def sample(dfa: DFA, rng: random.Random, length: int) -> str | None:
    """Return a random string of `length` characters, all equally likely; None if the language has none."""
    weights = _weights(dfa, length)
    if not weights[length][0]:
        return None
    state, name, sizes = 0, [], [*map(len, dfa.char_classes)]
    for left in range(length - 1, -1, -1):
        row = dfa.table[state]
        chances = [size * weights[left][t] if t != DEAD else 0 for size, t in zip(sizes, row, strict=True)]
        char_class, _ = _pick(rng, chances)
        runs = dfa.char_classes[char_class].runs
        run, at = _pick(rng, [high - low + 1 for low, high in runs])
        name.append(chr(runs[run][0] + at))
        state = row[char_class]
    return "".join(name)


def _pick(rng: random.Random, sizes: list[int]) -> tuple[int, int]:
    """Pick an item, all equally likely, from groups with these sizes; return the group's number and the item's."""
    ends = [*accumulate(sizes)]
    at = rng.randrange(ends[-1])
    number = bisect_right(ends, at)
    return number, at - ends[number] + sizes[number]


def strings(dfa: DFA) -> Iterator[str]:
    """Yield all strings, shorter first, then in code point order; may never end."""
    bound, length = longest(dfa), completion_lengths(dfa).get(0, 0)
    while bound is None or length <= bound:
        if count(dfa, length):
            yield from _of_length(dfa, _weights(dfa, length), 0, length)
        length += 1


def _of_length(dfa: DFA, weights: list[dict[int, int]], state: int, length: int) -> Iterator[str]:
    if length == 0:
        yield ""
        return
    moves = sorted((run, number) for number, char_class in enumerate(dfa.char_classes) for run in char_class.runs)
    for (low, high), number in moves:
        target = dfa.table[state][number]
        if target != DEAD and weights[length - 1][target]:
            for code_point in range(low, high + 1):
                for rest in _of_length(dfa, weights, target, length - 1):
                    yield chr(code_point) + rest
