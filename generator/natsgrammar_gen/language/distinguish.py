"""Names that tell an automaton from every other that differs from it in one move or one accepting state.

A checking experiment (Moore 1956; Chow 1978, the W-method) whose answers are verdicts with the position of the first
error, which say more than verdicts alone: one name that is too long shows in which state of a counter it arrived.
Every state is reached by each move that leads to it, and texts follow that no other state answers in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from natsgrammar_gen.language.budget import OutOfBudget, budget, spend
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA
from natsgrammar_gen.language.queries import completion_lengths, longest_rests

MOST_TOLD_APART = 512  # states; of a larger automaton, no state is told from all others
_STEPS_OF_TESTS = 1_000_000  # for one automaton; the largest of natsgrammar's own takes a third

Word = tuple[int, ...]  # character classes
Table = Sequence[Sequence[int]]
Answer = tuple[Word, int | None]  # what follows a state, and where its first error is, or None if it is valid
_MOST_REMEMBERED = 4096


@dataclass(frozen=True)
class Spelling:
    """The characters that tests write for a class: `plain` everywhere, `all` where classes are told apart."""

    plain: str
    all: str


@dataclass(frozen=True)
class StateTests:
    """The tests of one state.

    ways     pairs of the number of a state and characters: each of them leads from there to this one, the very first
             on a shortest way
    valid    what makes a valid name after each of these ways
    refused  what is refused there, and where the first error is, counted from its beginning
    never    the characters that nothing valid has after the first way
    """

    ways: tuple[tuple[int, str], ...]
    valid: tuple[str, ...]
    refused: tuple[tuple[str, int], ...]
    never: str


def names(tests: Sequence[StateTests]) -> Iterator[tuple[str, int | None]]:
    """Every name that is tested, with the position of its first error; None if it is valid."""
    at = [""]
    for state in tests[1:]:
        source, characters = state.ways[0]
        at.append(at[source] + characters[0])
    for number, state in enumerate(tests):
        ways = [at[source] + character for source, characters in state.ways for character in characters]
        for before in ways if number else ["", *ways]:
            for text in state.valid:
                yield before + text, None
            for text, position in state.refused:
                yield before + text, len(before) + position
        for character in state.never:
            yield at[number] + character, len(at[number])


def outside_alphabet(dfa: DFA) -> CharSet:
    """The characters that no name has."""
    return EVERYTHING - CharSet.union(dfa.char_classes)


@lru_cache(_MOST_REMEMBERED)
def state_tests(dfa: DFA, spelling: tuple[Spelling, ...], outside: Spelling) -> tuple[StateTests, ...]:
    """The tests of each state. `spelling` has one entry for each class, and `outside` is for what no name has.

    They meet every move, and every character that a state has no move for. Over `MOST_TOLD_APART` states or
    `_STEPS_OF_TESTS`, they need not notice that a move leads to a wrong state.
    """
    plain = [one.plain for one in spelling]
    separating = _separating(dfa)
    ways: list[list[tuple[int, str]]] = [[] for _ in dfa.table]
    never = []
    for state, row in enumerate(dfa.table):
        moves: dict[int, str] = {}
        for one, target in zip(spelling, row, strict=True):
            moves[target] = moves.get(target, "") + (one.all if state in separating else one.plain)
        never.append(moves.pop(DEAD, "") + (outside.all if state in separating else outside.plain))
        for target, characters in moves.items():
            ways[target].append((state, characters))  # the first of each is on a shortest way: that numbers states

    def spell(word: Word) -> str:
        return "".join(map(plain.__getitem__, word))

    return tuple(
        StateTests(
            tuple(ways[state]),
            tuple(spell(word) for word, error in answers if error is None),
            tuple((spell(word), error) for word, error in answers if error is not None),
            never[state],
        )
        for state, answers in enumerate(_answers(dfa))
    )


def _separating(dfa: DFA) -> set[int]:
    """States of which one at least treats any two classes of characters differently."""
    found: set[int] = set()
    groups = [[*range(len(dfa.char_classes)), DEAD]]
    for state, row in enumerate((*row, DEAD) for row in dfa.table):  # the last cell: outside the alphabet
        split: list[list[int]] = []
        for group in groups:
            pieces: dict[int, list[int]] = {}
            for char_class in group:
                pieces.setdefault(row[char_class], []).append(char_class)
            split.extend(pieces.values())
        if len(split) > len(groups):
            found.add(state)
        groups = [group for group in split if len(group) > 1]
    return found


def _answers(dfa: DFA) -> list[list[Answer]]:
    """What follows each state: a shortest completion, and what no other state answers in the same way."""
    completions = _completions(dfa)
    found: list[list[Answer]] = [[] for _ in dfa.table]
    for state, answers in enumerate(found):
        if state not in dfa.finals:
            answers.append(((), 0))
        if state in completions:
            answers.append((completions[state], None))
    if len(dfa.table) > MOST_TOLD_APART:
        return found
    try:
        with budget(_STEPS_OF_TESTS):
            whole = [[*few, *more] for few, more in zip(found, _separating_words(dfa, completions), strict=True)]
            whole[0].extend(dict.fromkeys(_going_round(dfa, whole)))
            return whole
    except OutOfBudget:
        return found


def _completions(dfa: DFA) -> dict[int, Word]:
    """For each state from which a name can be reached, the shortest, then least, rest of one."""
    lengths = completion_lengths(dfa)
    words: dict[int, Word] = {}
    for state, length in lengths.items():  # the shortest come first
        ways = (way for way in dfa.moves[state] if lengths[way[1]] == length - 1)
        words[state] = next(((char_class, *words[target]) for char_class, target in ways), ())
    return words


def _separating_words(dfa: DFA, completions: dict[int, Word]) -> Iterator[list[Answer]]:
    """For each state, words that together no other state answers as it does, which has the same completion.

    Sets of states are the bits of a number.
    """
    columns, moving = [*zip(*dfa.table, strict=True)], _moving(dfa)
    same = _completed_alike(dfa, completions)
    rests = longest_rests(dfa)
    overlong = _Overlong(dfa, columns, rests)
    for state, row in enumerate(dfa.table):
        left = same.get(state, (1 << len(dfa.table)) - 1) & ~(1 << state)
        found: list[Answer] = []
        refused = [char_class for char_class, target in enumerate(row) if target == DEAD]
        while left:
            spend(len(row))
            most, char_class = max((((left & moving[one]).bit_count(), -one) for one in refused), default=(0, 0))
            if most:
                found.append(((-char_class,), 0))
                left &= ~moving[-char_class]
            elif rests[state] is not None and (alike := left & overlong.alike(state)) != left:
                found.append((overlong.word(state), rests[state]))
                left = alike
            else:
                word = _difference(dfa, dfa.table, state, (left & -left).bit_length() - 1)
                error = _first_error(dfa, dfa.table, state, word)
                found.append((word, error))
                left = sum(1 << other for other in _bits(left) if _first_error(dfa, dfa.table, other, word) == error)
        yield found


def _moving(dfa: DFA) -> list[int]:
    """For each class, the states that have a move for it."""
    columns = zip(*dfa.table, strict=True)
    return [sum(1 << state for state, target in enumerate(column) if target != DEAD) for column in columns]


def _completed_alike(dfa: DFA, completions: dict[int, Word]) -> dict[int, int]:
    """For each state that has a completion, the states for which it is one, too."""
    sources: list[dict[int, list[int]]] = [{} for _ in dfa.char_classes]
    for state, row in enumerate(dfa.table):
        for char_class, target in enumerate(row):
            if target != DEAD:
                sources[char_class].setdefault(target, []).append(state)
    known: dict[Word, int] = {(): sum(1 << state for state in dfa.finals)}
    for word in completions.values():  # a completion comes after its own rest
        if word not in known:
            rest, before = known[word[1:]], sources[word[0]]
            spend(len(before))
            known[word] = sum(1 << state for target, states in before.items() if rest >> target & 1 for state in states)
    return {state: known[word] for state, word in completions.items()}


class _Overlong:
    """For states with a longest rest: that rest and one character more, and which states it leads as far."""

    def __init__(self, dfa: DFA, columns: Sequence[tuple[int, ...]], rests: Sequence[int | None]) -> None:
        self._dfa, self._columns, self._rests = dfa, columns, rests
        self._next = [  # the class of the next character of the word
            next((one for one, to in enumerate(row) if rest and to != DEAD and rests[to] == rest - 1), 0)
            for row, rest in zip(dfa.table, rests, strict=True)
        ]
        self._left: dict[int, list[int]] = {}  # how much of the word is not read from each state; last, from none

    def word(self, state: int) -> Word:
        """A longest rest of the state, and one character more."""
        word = [char_class := self._next[state]]
        while (state := self._dfa.table[state][char_class]) != DEAD:
            word.append(char_class := self._next[state])
        return tuple(word)

    def alike(self, state: int) -> int:
        """The states in which `word(state)` has its first error where it has it in `state`: in its last character."""
        missing = []
        at = state
        while at != DEAD and at not in self._left:
            missing.append(at)
            at = self._dfa.table[at][self._next[at]]
        for one in reversed(missing):
            spend(len(self._dfa.table))
            column = self._columns[self._next[one]]
            target = column[one]
            rest = [0] * len(column) + [1] if target == DEAD else self._left[target]
            self._left[one] = [*map(rest.__getitem__, column), (self._rests[one] or 0) + 2]
        return sum(1 << other for other, left in enumerate(self._left[state][:-1]) if left == 1)


def _going_round(dfa: DFA, answers: list[list[Answer]]) -> Iterator[Answer]:
    """Names for moves that lead to a wrong state where that leads to the same move again, so that answers are alike."""
    rests, moving = longest_rests(dfa), _moving(dfa)
    into: list[list[tuple[int, int]]] = [[] for _ in dfa.table]
    for state, row in enumerate(dfa.table):
        for char_class, target in enumerate(row):
            if target != DEAD:
                into[target].append((state, char_class))
    for state, moves in enumerate(into):
        if rests[state] is not None:
            continue
        alike = (1 << len(dfa.table)) - 1 & ~(1 << state)
        for word, error in answers[state]:
            if len(word) == 1 and error == 0:  # a state that has the move goes on
                alike &= ~moving[word[0]]
        spend(alike.bit_count() * len(answers[state]))
        for wrong in _bits(alike):
            if any(_differs(dfa, state, wrong, answer) for answer in answers[state]):
                continue
            for source, char_class in moves:
                table = [*dfa.table]
                table[source] = (*table[source][:char_class], wrong, *table[source][char_class + 1 :])
                if all(_first_error(dfa, table, wrong, word) == error for word, error in answers[state]):
                    word = _difference(dfa, table, 0, 0)
                    yield word, _first_error(dfa, dfa.table, 0, word)


def _differs(dfa: DFA, state: int, wrong: int, answer: Answer) -> bool:
    """Whether the wrong state answers differently, on a way that does not lead through the other one."""
    at, table = wrong, dfa.table
    for read, char_class in enumerate(answer[0]):
        at = table[at][char_class]
        if at == state:
            return False
        if at == DEAD:
            return read != answer[1]
    return (None if at in dfa.finals else len(answer[0])) != answer[1]


def _difference(dfa: DFA, table: Table, one: int, other: int) -> Word:
    """A shortest word that a state answers differently than another does in an automaton of another table."""
    came_from: dict[tuple[int, int], tuple[tuple[int, int], int] | None] = {(DEAD, DEAD): None, (one, other): None}
    for pair in (queue := [(one, other)]):
        spend(len(table[0]))
        word: list[int] = []
        found = (pair[0] in dfa.finals) != (pair[1] in dfa.finals)
        for char_class, targets in enumerate(zip(dfa.table[pair[0]], table[pair[1]], strict=True)):
            if found:
                break
            if (targets[0] == DEAD) != (targets[1] == DEAD):
                word, found = [char_class], True
            elif targets not in came_from and (table is not dfa.table or targets[0] != targets[1]):
                came_from[targets] = (pair, char_class)
                queue.append(targets)
        if found:
            while (step := came_from[pair]) is not None:
                pair, char_class = step
                word.append(char_class)
            return tuple(reversed(word))
    raise AssertionError("unreachable: the automaton is minimal")


def _first_error(dfa: DFA, table: Table, state: int, word: Word) -> int | None:
    """Where the word has its first error after the state of a table, None if it completes a name."""
    spend(len(word))
    for at, char_class in enumerate(word):
        state = table[state][char_class]
        if state == DEAD:
            return at
    return None if state in dfa.finals else len(word)


def _bits(number: int) -> Iterator[int]:
    while number:
        yield (number & -number).bit_length() - 1
        number &= number - 1
