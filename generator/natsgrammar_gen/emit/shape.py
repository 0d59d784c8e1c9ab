"""Automata as short texts that every language's runtime reads: one text for each distinct language.

A text is ASCII without quotes, backslashes and line breaks, so it is the same literal in every language. It has four
fields between `|`, with numbers in base 36:

    ranges      for each range of characters the distance of its start from the last one, and its class, if it has one
    kinds       for each kind of states: `!` if a name may end there, which text says what may come next, and after `+`
                what an end still needs of the limit; `m:a:b` is text `a` with nothing left of the limit, `b` with one
                left, and `m` with more
    rows        between spaces, for each state its kind and where each class leads to
    limit       empty, or `c` (characters) or `b` (bytes of UTF-8), and the limit

States are numbered in the order in which rows lead to them. A row is as the one before, but for its items, which are a
sign and a number n, 1 if it is left out:

    <n          as the row n before instead; `<0` leads nowhere
    :n          is of kind n; without a number of the next one that no row had yet
    ^n          n classes lead where the row that this one is like says
    .n          n classes lead nowhere
    =n          n classes lead where the class before leads
    +n          n classes lead to one new state each
    @n          n classes lead to the state itself
    -n          a class leads to the state n before the next new one

A row that is as another says the same signs, and leads to the same known states. So states that continue alike have
short rows, and equal parts of different automata have equal ones.

A limit keeps an automaton of 255 characters from having 256 states: it counts beside one that is not limited. The pair
is proved to be the automaton before it is used.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from operator import ne

from natsgrammar_gen.emit.explain import expected
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.language.charset import UTF8_WIDTHS
from natsgrammar_gen.language.dfa import DEAD, DFA, canonical
from natsgrammar_gen.language.queries import longest

_FEW = 16  # states, of which a limit saves none
_ROUNDS = 8  # of refinement: states that are as many characters away from every difference look alike
_NO_WAY = 1 << 30  # to an end, within any limit
_MOST_REMEMBERED = 4096
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
        starts, classes = self.dfa.range_starts, self.dfa.range_classes
        gaps = (start - before for before, start in zip((0, *starts), starts, strict=False))
        ranges = (
            f"{_base36(gap)},{'' if char_class == DEAD else _base36(char_class)}"
            for gap, char_class in zip(gaps, classes, strict=True)
        )
        kinds = [self._kind(state) for state in range(len(self.dfa.table))]
        limit = ("b" if self.limit.in_bytes else "c") + _base36(self.limit.most) if self.limit else ""
        return "|".join((",".join(ranges), ",".join(dict.fromkeys(kinds)), " ".join(_rows(self.dfa, kinds)), limit))

    def _kind(self, state: int) -> str:
        few, usual = self.messages[state][:-1], self.messages[state][-1]
        messages = ":".join(map(_base36, (usual, *few)))
        needs = self.limit.needs[state] if self.limit else 0
        return "!" * (state in self.dfa.finals) + messages + (f"+{_base36(needs)}" if needs else "")

    @property
    def language(self) -> str:
        """The hash of the text: equal ones mean equal languages; a language with a limit may have several texts."""
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
    needs = [0 if state in dfa.finals else _NO_WAY for state in range(len(dfa.table))]
    for _ in dfa.table:
        for state, row in enumerate(dfa.table):
            ways = (needs[row[one]] + sizes[0] for one, sizes in moves if DEAD not in (one, row[one]))
            needs[state] = min(needs[state], min(ways, default=_NO_WAY))
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


# ---- rows -----------------------------------------------------------------------------------------------------------

_ALIKE, _NOWHERE, _LEFT, _NEW, _ITSELF = "^", ".", "=", "+", "@"
_LATEST, _MOST_TRIED = 6, 4  # rows that one may be like: the last with a cell of it, and those compared as text


def _rows(dfa: DFA, kinds: Sequence[str]) -> Iterator[str]:
    """The rows of all states: each as the one before it that makes it shortest, of those that have most in common."""
    numbers: dict[str, int] = {}
    known = 1
    rows: list[list[str | int]] = []
    latest: defaultdict[tuple[int, str | int], deque[int]] = defaultdict(lambda: deque(maxlen=_LATEST))
    for state, targets in enumerate(dfa.table):
        row: list[str | int] = []
        distances = []  # of each target from the next new state
        for at, target in enumerate(targets):
            distances.append(known - target)
            row.append(_said(state, target, targets[at - 1] if at else DEAD, known))
            known += target == known
        new_kind = kinds[state] not in numbers
        number = numbers.setdefault(kinds[state], len(numbers))
        if rows and row == rows[-1] and kinds[state] == kinds[state - 1]:
            yield ""
        else:
            like = {state - 1, *(other for cell in enumerate(row) for other in latest[cell])} - {-1}
            differences = sorted(
                (sum(map(ne, row, rows[other])) + (kinds[state] != kinds[other]), state - other) for other in like
            )
            texts = []
            for back in (0, *(back for _, back in differences[:_MOST_TRIED])):
                text = "" if back == 1 else f"<{_base36(back)}"
                if not back or kinds[state - back] != kinds[state]:
                    text += ":" if new_kind else f":{_base36(number)}"
                other = rows[state - back] if back else [_NOWHERE] * len(row)
                texts.append(text + _changes(row, other, distances))
            yield min(texts, key=len)
        rows.append(row)
        for cell in enumerate(row):
            latest[cell].append(state)


def _said(state: int, target: int, left: int, known: int) -> str | int:
    """What a row says of a class: a sign, or a state that is known already."""
    if target == DEAD:
        return _NOWHERE
    if target == left:
        return _LEFT
    if target == known:
        return _NEW
    return _ITSELF if target == state else target


def _changes(row: Sequence[str | int], other: Sequence[str | int], distances: Sequence[int]) -> str:
    """The items that make the other row this one."""
    end = len(row)
    while end and row[end - 1] == other[end - 1]:
        end -= 1
    text, at = "", 0
    while at < end:
        cell: str | int = _ALIKE if row[at] == other[at] else row[at]
        if isinstance(cell, int):
            text += f"-{_base36(distances[at])}"
            at += 1
            continue
        start = at
        while at < end and (_ALIKE if row[at] == other[at] else row[at]) == cell:
            at += 1
        text += cell * (at - start) if at - start < 3 else cell + _base36(at - start)
    return text


def _base36(value: int) -> str:
    digits = ""
    while True:
        value, digit = divmod(value, 36)
        digits = _DIGITS[digit] + digits
        if not value:
            return digits
