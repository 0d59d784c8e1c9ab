"""Automata as short texts that every language's runtime reads: one text for each distinct language.

A text is ASCII without quotes, backslashes and line breaks, so it is the same literal in every language. It has five
fields between `|`; numbers are in base 36, `v*n` in a list is n times v, and an empty item is `DEAD`:

    ranges      for each range of characters the distance of its start from the last one, and its class
    rows        between spaces, for each state the next one by class; the start is the last state
    accepting   how many states do not accept, how many do, how many do not, and so on
    messages    for each state which text says what may come next; `m:a:b` is `a` with nothing left of the limit, `b`
                with one left, and `m` with more
    limit       empty, or `c` (characters) or `b` (bytes of UTF-8), the limit, and what each state still needs of it

A limit keeps an automaton of 255 characters from having 256 states: it counts beside one that is not limited. The pair
is proved to be the automaton before it is used.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import groupby

from natsgrammar_gen.emit.explain import expected
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.language.charset import UTF8_WIDTHS
from natsgrammar_gen.language.dfa import DEAD, DFA, canonical
from natsgrammar_gen.language.queries import longest

_FEW = 16  # states, of which a limit saves none
_ROUNDS = 8  # of refinement: states that are as many characters away from every difference look alike
_MOST_REMEMBERED = 1024
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Limit:
    """At most `most` characters, or `in_bytes` of UTF-8; `needs` is what a shortest end takes of it in each state."""

    most: int
    in_bytes: bool
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Shape:
    """An automaton as a runtime walks it: states of `dfa`, a limit beside them, and which message each state has.

    `messages` has for each state the message with nothing left of the limit, with one left, …, and with any more.
    """

    dfa: DFA
    limit: Limit | None
    messages: tuple[tuple[int, ...], ...]

    @cached_property
    def text(self) -> str:
        """The shape as text, as this module describes it."""
        order = _postorder(self.dfa)
        number = {state: _base36(at) for at, state in enumerate(order)} | {DEAD: ""}
        starts, classes = self.dfa.range_starts, self.dfa.range_classes
        gaps = (start - before for before, start in zip((0, *starts), starts, strict=False))
        ranges = (cell for gap, char_class in zip(gaps, classes, strict=True) for cell in (gap, char_class))
        rows = (",".join(_repeated(map(number.__getitem__, self.dfa.table[state]))).rstrip(",") for state in order)
        finals = [len([*run]) for _, run in groupby([False, *(state in self.dfa.finals for state in order)])]
        messages = (":".join(map(_base36, (self.messages[s][-1], *self.messages[s][:-1]))) for s in order)
        limit = ""
        if self.limit:
            limit = ("b" if self.limit.in_bytes else "c") + _listed(
                (self.limit.most, *(self.limit.needs[s] for s in order))
            )
        return "|".join(
            (
                _listed(ranges),
                " ".join(rows),
                _listed((finals[0] - 1, *finals[1:])),
                ",".join(_repeated(messages)),
                limit,
            )
        )

    @property
    def language(self) -> str:
        """The hash of the language: equal rules have equal ones."""
        return sha256(self.text.encode()).hexdigest()[:8]


def shape(rule: Rule) -> tuple[Shape, tuple[str, ...]]:
    """The shape of a rule, and the texts that its messages number."""
    return _shape(rule.dfa, rule.max_bytes, expected(rule))


@lru_cache(_MOST_REMEMBERED)
def _shape(dfa: DFA, max_bytes: int | None, texts: tuple[str, ...]) -> tuple[Shape, tuple[str, ...]]:
    distinct = tuple(dict.fromkeys(texts))
    messages = tuple(map(distinct.index, texts))
    return _limited(dfa, max_bytes, messages) or Shape(dfa, None, tuple((one,) for one in messages)), distinct


def _limited(dfa: DFA, max_bytes: int | None, messages: tuple[int, ...]) -> Shape | None:
    """The same language as a small automaton with a limit beside it; None where there is none, or none is found."""
    most = max_bytes if max_bytes is not None else longest(dfa)
    if most is None or most <= _ROUNDS or len(dfa.table) <= _FEW:
        return None
    small = _without_limit(dfa)
    if not small.finals or len(small.table) > len(dfa.table) // 4:
        return None
    widths = _widths(dfa, max_bytes is not None)
    moves = [
        (_class_of(small, members.runs[0][0]), sizes) for members, sizes in zip(dfa.char_classes, widths, strict=True)
    ]
    needs = _needs(small, moves)
    left_of: dict[tuple[int, int], int] = {(0, 0): 0}  # small state, spent → state
    told: dict[tuple[int, int], int] = {}  # small state, left → message
    for (state, spent), same in (queue := [*left_of.items()]):
        if (state in small.finals) != (same in dfa.finals) or told.setdefault(
            (state, most - spent), messages[same]
        ) != messages[same]:
            return None
        for char_class, (small_class, sizes) in enumerate(moves):
            target = DEAD if small_class == DEAD else small.table[state][small_class]
            to = dfa.table[same][char_class]
            for size in sizes:
                fits = target != DEAD and spent + size + needs[target] <= most
                if fits != (to != DEAD):
                    return None
                pair = target, spent + size
                if fits and left_of.setdefault(pair, to) != to:
                    return None
                if fits and len(queue) < len(left_of):
                    queue.append((pair, to))
    return Shape(small, Limit(most, max_bytes is not None, needs), _by_what_is_left(told, len(small.table)))


def _without_limit(dfa: DFA) -> DFA:
    """The automaton in which states are one if short texts do not tell them apart: what a limit counts beside."""
    block = [state in dfa.finals for state in range(len(dfa.table))] + [2]
    for _ in range(_ROUNDS):
        numbers: dict[tuple[int, ...], int] = {}
        rows = [(block[state], *map(block.__getitem__, row)) for state, row in enumerate(dfa.table)]
        block = [*(numbers.setdefault(row, len(numbers)) for row in rows), len(dfa.table)]
        if len(numbers) == len(dfa.table):
            return dfa
    first: dict[int, int] = {}
    for state, number in enumerate(block[:-1]):
        first.setdefault(number, state)
    kept = sorted(first.values())
    number_of = {state: at for at, state in enumerate(kept)}
    table = [[DEAD if t == DEAD else number_of[first[block[t]]] for t in dfa.table[state]] for state in kept]
    accepting = {at for at, state in enumerate(kept) if state in dfa.finals}
    return canonical(dfa.range_starts, dfa.range_classes, table, accepting)


def _class_of(dfa: DFA, point: int) -> int:
    return dfa.range_classes[bisect_right(dfa.range_starts, point) - 1]


def _widths(dfa: DFA, in_bytes: bool) -> list[tuple[int, ...]]:
    """For each class what its characters take of the limit."""
    if not in_bytes:
        return [(1,)] * len(dfa.char_classes)
    return [tuple(width for width, plane in UTF8_WIDTHS if members & plane) for members in dfa.char_classes]


def _needs(dfa: DFA, moves: list[tuple[int, tuple[int, ...]]]) -> tuple[int, ...]:
    """For each state the least that an end takes."""
    needs = [0 if state in dfa.finals else 1 << 30 for state in range(len(dfa.table))]
    for _ in dfa.table:
        for state, row in enumerate(dfa.table):
            ways = (needs[row[one]] + sizes[0] for one, sizes in moves if DEAD not in (one, row[one]))
            needs[state] = min(needs[state], min(ways, default=1 << 30))
    return tuple(needs)


def _by_what_is_left(told: dict[tuple[int, int], int], states: int) -> tuple[tuple[int, ...], ...]:
    """For each state its messages by what is left, up to where they stop changing."""
    messages = []
    for state in range(states):
        lefts = sorted(left for at, left in told if at == state)
        usual = told[state, lefts[-1]]
        changes = [left for left in lefts if told[state, left] != usual]
        few = range(changes[-1] + 1 if changes else 0)
        messages.append((*(told.get((state, left), usual) for left in few), usual))
    return tuple(messages)


def _postorder(dfa: DFA) -> list[int]:
    """The states, each after those that it leads to: so equal ends of different automata have equal texts."""
    order: list[int] = []
    seen = {0}
    stack: list[tuple[int, Iterator[int]]] = [(0, iter(dict.fromkeys(dfa.table[0])))]
    while stack:
        state, targets = stack[-1]
        target = next((t for t in targets if t != DEAD and t not in seen), None)
        if target is None:
            order.append(state)
            stack.pop()
        else:
            seen.add(target)
            stack.append((target, iter(dict.fromkeys(dfa.table[target]))))
    return order


def _listed(values: Iterable[int]) -> str:
    return ",".join(_repeated("" if value == DEAD else _base36(value) for value in values))


def _repeated(items: Iterable[str]) -> Iterator[str]:
    for item, run in groupby(items):
        count = len([*run])
        yield from [item] * count if count == 1 or (count == 2 and len(item) < 2) else [f"{item}*{_base36(count)}"]


def _base36(value: int) -> str:
    digits = ""
    while True:
        value, digit = divmod(value, 36)
        digits = _DIGITS[digit] + digits
        if not value:
            return digits
