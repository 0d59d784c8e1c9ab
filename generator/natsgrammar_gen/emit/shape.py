"""Automata as short texts that every language's runtime reads: one text for each distinct language.

A text is ASCII without quotes, backslashes and line breaks, so it is the same literal in every language. It has four
fields between `|`, with numbers in base 36:

    ranges      for each range of characters the distance of its start from the last one, and its class, if it has one
    kinds       for each kind of states: `!` if a name may end there, the number of its message, and after `+` the part
                of the limit that an end still needs; `m:a:b` is message `a` with nothing left of the limit, `b` with
                one left, and `m` with more
    rows        between spaces, for each state its kind and the target of each class
    limit       empty, or `c` (characters) or `b` (bytes of UTF-8), and the limit

States are numbered in the order in which rows lead to them. A row repeats the one before, changed by its items, which
are a sign and a number n, 1 if it is left out:

    <n          as the row n before instead; `<0` leads nowhere
    :n          is of kind n; without a number of the next one that no row had yet
    ^n          n classes lead where they lead in the repeated row
    .n          n classes lead nowhere
    =n          n classes lead where the class before leads
    +n          n classes lead to one new state each
    @n          n classes lead to the state itself
    -n          a class leads to the state n before the next new one

A repeated row has the same signs, and leads to the same known states. So states with equal continuations have short
rows, and equal parts of different automata have equal ones.

A limit keeps an automaton of 255 characters from having 256 states: it counts beside an unlimited one. The pair is
proved to be the automaton before it is used.
"""

import re
from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import chain, groupby
from operator import ne
from string import ascii_letters, digits

from natsgrammar_gen.emit.explain import expected
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.grammar.part_checks import forms
from natsgrammar_gen.language.ast import charsets
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import UTF8_WIDTHS
from natsgrammar_gen.language.dfa import DEAD, DFA, canonical, compile_tree
from natsgrammar_gen.language.parts import spelled
from natsgrammar_gen.language.queries import longest

# One that no name of a rule has shows where parts begin and end; no name of a part has any.
_MARKS = sorted(
    {*map(chr, range(128))} - {*ascii_letters, *digits, "_"}, key=lambda mark: (not mark.isprintable(), mark)
)
_FEW = 16  # states; a limit would save none of so few
_ROUNDS = 8  # of refinement: states look alike if every difference is farther away than so many characters
_NO_WAY = 1 << 30  # to an end, within any limit
_REPEATED = re.compile(r"((?: [^ |]*+){1,16}?)\1{7,}")  # rows, as many as repeat together
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Limit:
    """At most `most` characters, or `in_bytes`, UTF-8; `needs` is the part used by a shortest end in each state."""

    most: int
    in_bytes: bool
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Shape:
    """An automaton as a runtime walks it: states in `dfa`, a limit beside them, and each state's message.

    `messages` has for each state the message with nothing left in the limit, with one left, …, and with any more.
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
        """The text's hash: equal ones mean equal languages; a language with a limit may have several texts."""
        return sha256(self.text.encode()).hexdigest()[:8]


def shape(rule: Rule) -> tuple[Shape, tuple[str, ...]]:
    """Return a rule's shape, and the texts numbered by its messages."""
    return shape_of(rule.dfa, rule.max_bytes, expected(rule))


def builder(rule: Rule) -> tuple[Shape, list[str]] | None:
    """Return the shape of a rule's names with marked parts, and its forms, with a mark before each text; or None.

    A part is a sign and its name, and in a marked name the sign and its text.
    """
    tree, names = rule.definition.parts, dict.fromkeys(rule.definition.part_names)
    made = forms(tree) if tree and len(names) <= len(ascii_letters) else ""
    marks = (mark for mark in _MARKS if tree and not any(ord(mark) in charset for charset in charsets(tree)))
    if not tree or isinstance(made, str) or (mark := next(marks, None)) is None:
        return None
    signs = dict(zip(names, ascii_letters, strict=False))
    dfa = compile_tree(spelled(tree, signs, mark))
    labels = ((texts, (signs[part] + part for part in parts)) for texts, parts in made)
    rows = (chain(texts[:1], *zip(parts, texts[1:], strict=True)) for texts, parts in labels)
    return shape_of(dfa, None, ("",) * len(dfa.table))[0], [mark + mark.join(row) for row in rows]


@memoized
def shape_of(dfa: DFA, max_bytes: int | None, texts: tuple[str, ...]) -> tuple[Shape, tuple[str, ...]]:
    """Return the shape of an automaton with a text for each state, and the texts numbered by its messages."""
    distinct, messages = _numbered(texts)
    return _limited(dfa, max_bytes, messages) or _whole(dfa, messages), distinct


@memoized
def unlimited(dfa: DFA, texts: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return an automaton as Python reads it, repeated rows once in place of a limit, and the texts of its messages."""
    distinct, messages = _numbered(texts)
    text = _whole(dfa, messages).text
    return _REPEATED.sub(lambda run: f"({run[1]}){_base36(len(run[0]) // len(run[1]))}", text), distinct


def _numbered(texts: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    distinct = {text: number for number, text in enumerate(dict.fromkeys(texts))}
    return tuple(distinct), tuple(map(distinct.__getitem__, texts))


def _whole(dfa: DFA, messages: tuple[int, ...]) -> Shape:
    return Shape(dfa, None, tuple((message,) for message in messages))


def _limited(dfa: DFA, max_bytes: int | None, messages: tuple[int, ...]) -> Shape | None:
    """Return the language as a small automaton with a limit beside it, or None."""
    most = max_bytes if max_bytes is not None else longest(dfa)
    if most is None or most <= _ROUNDS or len(dfa.table) <= _FEW:
        return None
    small = _without_limit(dfa)
    if not small.finals or len(small.table) > len(dfa.table) // 4:
        return None
    moves = [  # for each class the one of the small automaton, and what its characters use up in the limit
        (
            small.range_classes[bisect_right(small.range_starts, members.runs[0][0]) - 1],
            (1,) if max_bytes is None else tuple(width for width, plane in UTF8_WIDTHS if members & plane),
        )
        for members in dfa.char_classes
    ]
    needs = _needs(small, moves)
    left_of: dict[tuple[int, int], int] = {(0, 0): 0}  # small state, spent → state
    message_of: dict[tuple[int, int], int] = {}  # small state, left → message
    for (state, spent), same in (queue := [*left_of.items()]):
        if (state in small.finals) != (same in dfa.finals) or message_of.setdefault(
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
    return Shape(small, Limit(most, max_bytes is not None, needs), _by_what_is_left(message_of, len(small.table)))


def _without_limit(dfa: DFA) -> DFA:
    """Return the automaton with those states merged which short texts do not separate: a limit counts beside it."""
    block = [state in dfa.finals for state in range(len(dfa.table))] + [2]
    for _ in range(_ROUNDS):
        numbers: dict[tuple[int, ...], int] = {}
        rows = [(block[state], *map(block.__getitem__, row)) for state, row in enumerate(dfa.table)]
        block = [*(numbers.setdefault(row, len(numbers)) for row in rows), len(dfa.table)]
        if len(numbers) == len(dfa.table):
            return dfa
    first = {number: state for state, number in reversed([*enumerate(block[:-1])])}
    kept = sorted(first.values())
    number_of = {state: at for at, state in enumerate(kept)}
    table = [[DEAD if t == DEAD else number_of[first[block[t]]] for t in dfa.table[state]] for state in kept]
    accepting = {at for at, state in enumerate(kept) if state in dfa.finals}
    return canonical(dfa.range_starts, dfa.range_classes, table, accepting)


def _needs(dfa: DFA, moves: list[tuple[int, tuple[int, ...]]]) -> tuple[int, ...]:
    """Return for each state the least used by an end."""
    needs = [0 if state in dfa.finals else _NO_WAY for state in range(len(dfa.table))]
    for _ in dfa.table:
        for state, row in enumerate(dfa.table):
            ways = (
                needs[row[char_class]] + sizes[0]
                for char_class, sizes in moves
                if DEAD not in (char_class, row[char_class])
            )
            needs[state] = min(needs[state], min(ways, default=_NO_WAY))
    return tuple(needs)


def _by_what_is_left(message_of: dict[tuple[int, int], int], states: int) -> tuple[tuple[int, ...], ...]:
    """Return each state's messages by the rest of the limit, up to where they stop changing."""
    messages = []
    for state in range(states):
        lefts = sorted(left for at, left in message_of if at == state)
        usual = message_of[state, lefts[-1]]
        changes = [left for left in lefts if message_of[state, left] != usual]
        few = range(changes[-1] + 1 if changes else 0)
        messages.append((*(message_of.get((state, left), usual) for left in few), usual))
    return tuple(messages)


# ---- rows -----------------------------------------------------------------------------------------------------------

_ALIKE, _NOWHERE, _LEFT, _NEW, _ITSELF = "^", ".", "=", "+", "@"
_LATEST, _MOST_TRIED = 6, 4  # rows that one may be like: the last with a cell of it, and those compared as text


def _rows(dfa: DFA, kinds: Sequence[str]) -> Iterator[str]:
    """Yield each state's row, written as changes to an earlier row: the shortest among a few candidates."""
    numbers: dict[str, int] = {}
    known = 1
    rows: list[list[str | int]] = []
    latest: defaultdict[tuple[int, str | int], deque[int]] = defaultdict(lambda: deque(maxlen=_LATEST))
    for state, targets in enumerate(dfa.table):
        row: list[str | int] = []
        distances = []  # of each target from the next new state
        for at, target in enumerate(targets):
            distances.append(known - target)
            row.append(_cell(state, target, targets[at - 1] if at else DEAD, known))
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


def _cell(state: int, target: int, left: int, known: int) -> str | int:
    """Return a class's cell: a sign, or a known state."""
    if target == DEAD:
        return _NOWHERE
    if target == left:
        return _LEFT
    if target == known:
        return _NEW
    return _ITSELF if target == state else target


def _changes(row: Sequence[str | int], other: Sequence[str | int], distances: Sequence[int]) -> str:
    """Return the items to change the other row into this one."""
    items = [
        _ALIKE if cell == before else f"-{_base36(distance)}" if isinstance(cell, int) else cell
        for cell, before, distance in zip(row, other, distances, strict=True)
    ]
    while items and items[-1] == _ALIKE:
        items.pop()
    runs = ((item, len([*run])) for item, run in groupby(items))
    return "".join(item * many if many < 3 or len(item) > 1 else item + _base36(many) for item, many in runs)


def _base36(value: int) -> str:
    rest, digit = divmod(value, 36)
    return (_base36(rest) if rest else "") + _DIGITS[digit]
