"""Names to tell an automaton from every other with a difference in one move or one accepting state.

A checking experiment (Moore 1956; Chow 1978, the W-method) whose answers are verdicts with the position of the first
error, which tell more than verdicts alone: one overlong name shows in which state it arrived in a counter. Each move
into a state is tried, followed by texts which no other state answers in the same way.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from natsgrammar_gen.language.budget import OutOfBudget, budget, memoized, spend
from natsgrammar_gen.language.dfa import DEAD, DFA
from natsgrammar_gen.language.queries import completion_lengths, longest_rests

MOST_TOLD_APART = 512  # states; in a larger automaton, no state is separated from all others
MOST_COMPLETED = 1 << 20  # characters of completions, more than any automaton with all states told apart has
_STEPS_OF_TESTS = 1_000_000  # for one automaton; natsgrammar's largest uses a third

Word = tuple[int, ...]  # character classes
Table = Sequence[Sequence[int]]
Answer = tuple[Word, int | None]  # a text after a state, and its first error's position, None if it is valid


@dataclass(frozen=True)
class Spelling:
    """The characters that tests write for a class: `plain` everywhere, `all` in states that separate classes."""

    plain: str
    all: str


@dataclass(frozen=True)
class StateTests:
    """The tests for one state, which is numbered after the first state that leads to it: one pass reads them all.

    ways     pairs of a state's number, no later than this one's, and characters: each leads from there to this state,
             the very first on a shortest way
    back     pairs of an earlier state's number and characters that lead from this state to it
    valid    texts for a valid name after each way
    rejected  texts for an invalid name there, and the position of its first error, counted from the text
    never    the characters in nothing valid after the first way
    """

    ways: tuple[tuple[int, str], ...]
    back: tuple[tuple[int, str], ...]
    valid: tuple[str, ...]
    refused: tuple[tuple[str, int], ...]
    never: str


def names(tests: Sequence[StateTests]) -> Iterator[tuple[str, int | None]]:
    """Yield every tested name, with its first error's position; None if it is valid."""
    at: list[str] = []
    for number, state in enumerate(tests):
        source, characters = state.ways[0] if number else (0, "")
        at.append(at[source] + characters[0] if number else "")
        ways = [(at[source] + character, state) for source, characters in state.ways for character in characters]
        ways += [(at[number] + character, tests[to]) for to, characters in state.back for character in characters]
        for before, reached in ways if number else [("", state), *ways]:
            for text in reached.valid:
                yield before + text, None
            for text, position in reached.refused:
                yield before + text, len(before) + position
        for character in state.never:
            yield at[number] + character, len(at[number])


@memoized
def state_tests(dfa: DFA, spelling: tuple[Spelling, ...], outside: Spelling) -> tuple[StateTests, ...]:
    """Return the tests for each state. `spelling` has an entry per class, `outside` is for all other characters.

    They try every move, and every character without one. Beyond `MOST_TOLD_APART` states or `_STEPS_OF_TESTS`, they may
    miss a move to a wrong state.
    """
    plain = [spelled.plain for spelled in spelling]
    separating = _separating(dfa)
    ways: list[list[tuple[int, str]]] = [[] for _ in dfa.table]
    back: list[list[tuple[int, str]]] = [[] for _ in dfa.table]
    never = []
    for state, row in enumerate(dfa.table):
        moves: dict[int, str] = {}
        for spelled, target in zip(spelling, row, strict=True):
            moves[target] = moves.get(target, "") + (spelled.all if state in separating else spelled.plain)
        never.append(moves.pop(DEAD, "") + (outside.all if state in separating else outside.plain))
        for target, characters in moves.items():
            if target < state:
                back[state].append((target, characters))
            else:
                ways[target].append((state, characters))  # the first is on a shortest way: that numbers states

    def spell(word: Word) -> str:
        return "".join(map(plain.__getitem__, word))

    return tuple(
        StateTests(
            tuple(ways[state]),
            tuple(back[state]),
            tuple(spell(word) for word, error in answers if error is None),
            tuple((spell(word), error) for word, error in answers if error is not None),
            never[state],
        )
        for state, answers in enumerate(_answers(dfa))
    )


def _separating(dfa: DFA) -> set[int]:
    """Return states which together treat any two character classes differently."""
    separating: set[int] = set()
    groups = [[*range(len(dfa.char_classes)), DEAD]]
    for state, row in enumerate((*row, DEAD) for row in dfa.table):  # the last cell: outside the alphabet
        split: list[list[int]] = []
        for group in groups:
            pieces: dict[int, list[int]] = {}
            for char_class in group:
                pieces.setdefault(row[char_class], []).append(char_class)
            split.extend(pieces.values())
        if len(split) > len(groups):
            separating.add(state)
        groups = [group for group in split if len(group) > 1]
    return separating


def _answers(dfa: DFA) -> list[list[Answer]]:
    """Return for each state a shortest completion, and texts which no other state answers in the same way."""
    completions = _completions(dfa)
    few_of: list[list[Answer]] = [[] for _ in dfa.table]
    for state, answers in enumerate(few_of):
        if state not in dfa.finals:
            answers.append(((), 0))
        if state in completions:
            answers.append((completions[state], None))
    if len(dfa.table) > MOST_TOLD_APART:
        return few_of
    try:
        with budget(_STEPS_OF_TESTS):
            whole = [[*few, *more] for few, more in zip(few_of, _separating_words(dfa, completions), strict=True)]
            whole[0].extend(dict.fromkeys(_going_round(dfa, whole)))
            return whole
    except OutOfBudget:
        return few_of


def _completions(dfa: DFA) -> dict[int, Word]:
    """Return for each state the shortest, then least, rest to a name, if any, up to `MOST_COMPLETED` in all."""
    lengths = completion_lengths(dfa)
    words, left = dict[int, Word](), MOST_COMPLETED
    for state, length in lengths.items():  # the shortest come first
        left -= length
        if left < 0:
            break
        ways = (way for way in dfa.moves[state] if lengths[way[1]] == length - 1)
        words[state] = next(((char_class, *words[target]) for char_class, target in ways), ())
    return words


def _separating_words(dfa: DFA, completions: dict[int, Word]) -> Iterator[list[Answer]]:
    """Yield for each state words that separate it from others completed alike; sets of states are bits."""
    columns, moving = [*zip(*dfa.table, strict=True)], _moving(dfa)
    same = _completed_alike(dfa, completions)
    rests = longest_rests(dfa)
    overlong = _Overlong(dfa, columns, rests)
    for state, row in enumerate(dfa.table):
        left = same.get(state, (1 << len(dfa.table)) - 1) & ~(1 << state)
        answers: list[Answer] = []
        refused = [char_class for char_class, target in enumerate(row) if target == DEAD]
        while left:
            spend(len(row))
            most, char_class = max((((left & moving[char]).bit_count(), -char) for char in refused), default=(0, 0))
            if most:
                answers.append(((-char_class,), 0))
                left &= ~moving[-char_class]
            elif rests[state] is not None and (alike := left & overlong.alike(state)) != left:
                answers.append((overlong.word(state), rests[state]))
                left = alike
            else:
                word = _difference(dfa, dfa.table, state, (left & -left).bit_length() - 1)
                error = _first_error(dfa, dfa.table, state, word)
                answers.append((word, error))
                left = sum(1 << other for other in _bits(left) if _first_error(dfa, dfa.table, other, word) == error)
        yield answers


def _moving(dfa: DFA) -> list[int]:
    """Return for each class the states with a move for it."""
    columns = zip(*dfa.table, strict=True)
    return [sum(1 << state for state, target in enumerate(column) if target != DEAD) for column in columns]


def _completed_alike(dfa: DFA, completions: dict[int, Word]) -> dict[int, int]:
    """Return for each state with a completion all states completed by it."""
    sources: list[dict[int, list[int]]] = [{} for _ in dfa.char_classes]
    for state, moves in enumerate(dfa.moves):
        for char_class, target in moves:
            sources[char_class].setdefault(target, []).append(state)
    known: dict[Word, int] = {(): sum(1 << state for state in dfa.finals)}
    for word in completions.values():  # a completion comes after its rest
        if word not in known:
            rest, before = known[word[1:]], sources[word[0]]
            spend(len(before))
            known[word] = sum(1 << state for target, states in before.items() if rest >> target & 1 for state in states)
    return {state: known[word] for state, word in completions.items()}


class _Overlong:
    """A longest rest and one more character for each state, and the states from which it goes as far."""

    def __init__(self, dfa: DFA, columns: Sequence[tuple[int, ...]], rests: Sequence[int | None]) -> None:
        self._dfa, self._columns, self._rests = dfa, columns, rests
        self._next = [  # the class of the next character of the word
            next((char_class for char_class, to in enumerate(row) if rest and to != DEAD and rests[to] == rest - 1), 0)
            for row, rest in zip(dfa.table, rests, strict=True)
        ]
        self._left: dict[int, list[int]] = {}  # the unread part of the word from each state; last, from the dead one

    def word(self, state: int) -> Word:
        """Return the state's longest rest, and one more character."""
        word = [char_class := self._next[state]]
        while (state := self._dfa.table[state][char_class]) != DEAD:
            word.append(char_class := self._next[state])
        return tuple(word)

    def alike(self, state: int) -> int:
        """Return the states in which `word(state)` has its first error in its last character, as in `state`."""
        missing = []
        at = state
        while at != DEAD and at not in self._left:
            missing.append(at)
            at = self._dfa.table[at][self._next[at]]
        for source in reversed(missing):
            spend(len(self._dfa.table))
            column = self._columns[self._next[source]]
            target = column[source]
            rest = [0] * len(column) + [1] if target == DEAD else self._left[target]
            self._left[source] = [*map(rest.__getitem__, column), (self._rests[source] or 0) + 2]
        return sum(1 << other for other, left in enumerate(self._left[state][:-1]) if left == 1)


def _going_round(dfa: DFA, answers: list[list[Answer]]) -> Iterator[Answer]:
    """Yield names against wrong moves to a state with the same move again, which gives the same answers."""
    rests, moving = longest_rests(dfa), _moving(dfa)
    into: list[list[tuple[int, int]]] = [[] for _ in dfa.table]
    for state, moves in enumerate(dfa.moves):
        for char_class, target in moves:
            into[target].append((state, char_class))
    for state, sources in enumerate(into):
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
            for source, char_class in sources:
                table = [*dfa.table]
                table[source] = (*table[source][:char_class], wrong, *table[source][char_class + 1 :])
                if all(_first_error(dfa, table, wrong, word) == error for word, error in answers[state]):
                    word = _difference(dfa, table, 0, 0)
                    yield word, _first_error(dfa, dfa.table, 0, word)


def _differs(dfa: DFA, state: int, wrong: int, answer: Answer) -> bool:
    """Return whether the wrong state answers differently, on a way around the other one."""
    at, table = wrong, dfa.table
    for read, char_class in enumerate(answer[0]):
        at = table[at][char_class]
        if at == state:
            return False
        if at == DEAD:
            return read != answer[1]
    return (None if at in dfa.finals else len(answer[0])) != answer[1]


def _difference(dfa: DFA, table: Table, state: int, other: int) -> Word:
    """Return a shortest word to separate a state from another state in another table."""
    came_from: dict[tuple[int, int], tuple[tuple[int, int], int] | None] = {(DEAD, DEAD): None, (state, other): None}
    for pair in (queue := [(state, other)]):
        spend(len(table[0]))
        word: list[int] = []
        differs = (pair[0] in dfa.finals) != (pair[1] in dfa.finals)
        for char_class, targets in enumerate(zip(dfa.table[pair[0]], table[pair[1]], strict=True)):
            if differs:
                break
            if (targets[0] == DEAD) != (targets[1] == DEAD):
                word, differs = [char_class], True
            elif targets not in came_from and (table is not dfa.table or targets[0] != targets[1]):
                came_from[targets] = (pair, char_class)
                queue.append(targets)
        if differs:
            while (step := came_from[pair]) is not None:
                pair, char_class = step
                word.append(char_class)
            return tuple(reversed(word))
    raise AssertionError("unreachable: the automaton is minimal")


def _first_error(dfa: DFA, table: Table, state: int, word: Word) -> int | None:
    """Return the word's first error after the state in a table, None if it completes a name."""
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
