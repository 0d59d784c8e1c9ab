"""Automata for the compiler: from a tree to the sets of states after a text.

States are made from the tree's end to its start, each for its continuation. Equal subtrees with equal continuations
share their states, and sets of states seldom differ where their languages do not.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from natsgrammar_gen.language.ast import All, Alt, Chars, Checked, MaxBytes, Node, Part, Repeat, Seq, charsets
from natsgrammar_gen.language.budget import MOST_STATES, TooLarge, spend
from natsgrammar_gen.language.charset import CharSet, partition

END = 0  # the state in which a text is complete
END_OF_WORD = -1  # instead of a character class: before all others, so a word comes before those that it begins
Subset = frozenset[int]
Automaton = tuple[Sequence[Mapping[int, CharSet]], Collection[int]]  # each state's successors; the accepting ones

_NOWHERE = -1  # instead of a state: nothing leads from here to the end
_STEPS_OF_STATE = 4  # its moves, and that a walk gets there


class NFA:
    """States over the character classes in some trees. From each a text leads to the end.

    `automata` are those of nodes with a sum; without one, such a node is its item.
    """

    def __init__(self, *trees: Node, automata: Mapping[Node, Automaton] = {}) -> None:
        added = {charset for rows, _ in automata.values() for row in rows for charset in row.values()}
        sets = sorted(charsets(*trees) | added)
        self._automata = automata
        self.range_starts, self.range_classes, sets_of_class = partition(sets)
        self._classes = len(sets_of_class)
        self._classes_of: dict[CharSet, list[int]] = {charset: [] for charset in sets}
        for char_class, members in enumerate(sets_of_class):
            for index in members:
                self._classes_of[sets[index]].append(char_class)
        self._known: dict[tuple[Node, int] | Subset, int] = {}
        self._epsilon: list[list[int]] = [[]]
        self._moves: list[tuple[Sequence[int], int]] = [((), END)]  # the classes that lead to another state, and which
        self._closures: dict[int, Subset] = {_NOWHERE: frozenset()}
        self._unions: dict[tuple[int, ...], Subset] = {}
        self._rows: dict[Subset, dict[int, Subset]] = {}

    def follow(self, subset: Subset) -> list[Subset | None]:
        """Return the states after each character class; None where there are none."""
        spend(self._classes)
        return [*map(self.moves(subset).get, range(self._classes))]

    def moves(self, subset: Subset) -> dict[int, Subset]:
        """Return the states after each character class with a move."""
        if subset not in self._rows:
            reached: dict[int, list[int]] = {}
            steps = 0
            for state in subset:
                classes, target = self._moves[state]
                steps += 1 + len(classes)
                for char_class in classes:
                    reached.setdefault(char_class, []).append(target)
            spend(steps)
            self._rows[subset] = {
                char_class: self._closures_of(tuple(targets)) for char_class, targets in reached.items()
            }
        return self._rows[subset]

    def words(self, tree: Node) -> list[tuple[int, ...]] | None:
        """Return the words as sorted character classes if the tree is one text or a choice of texts; else None."""
        words = set()
        for row in tree.items if isinstance(tree, Alt) else (tree,):
            items = row.items if isinstance(row, Seq) else (row,)
            spend(_STEPS_OF_STATE * len(items))
            classes = [self._classes_of[item.set] for item in items if isinstance(item, Chars)]
            if [*map(len, classes)] != [1] * len(items):
                return None
            words.add((*(char_class for (char_class,) in classes), END_OF_WORD))
        return sorted(words)

    # ---- building ---------------------------------------------------------------------------------------------------

    def add(self, tree: Node, then: int) -> int:
        """Return the state from which `tree` leads to the state `then`. Raises `TooLarge`."""
        state = self._known.get((tree, then))
        if state is None:
            spend(_STEPS_OF_STATE)
            state = self._known[tree, then] = self._made(tree, then)
        return state

    def _made(self, tree: Node, then: int) -> int:
        match tree:
            case Chars(charset):
                classes = self._classes_of[charset]
                return self._state([], classes, then) if classes and then != _NOWHERE else _NOWHERE
            case Seq(items):
                for item in reversed(items):
                    then = self.add(item, then)
                return then
            case Alt(items):
                return self._fork(self.add(item, then) for item in items)
            case Repeat():
                return self._repeated(tree, then)
            case Checked() if tree in self._automata:
                return self._embedded(*self._automata[tree], then)
            case Part(item) | Checked(item):
                return self.add(item, then)
            case MaxBytes() | All():
                raise ValueError("a byte limit or an intersection inside a rule: only a whole rule can be one")

    def _embedded(self, rows: Sequence[Mapping[int, CharSet]], finals: Collection[int], then: int) -> int:
        if then == _NOWHERE or not finals:
            return _NOWHERE
        states = [self._state([then] if state in finals else []) for state in range(len(rows))]
        for state, row in zip(states, rows, strict=True):
            ways = [self._state([], self._classes_of[charset], states[target]) for target, charset in row.items()]
            self._epsilon[state] += ways
        return states[0]

    def _repeated(self, tree: Repeat, then: int) -> int:
        item, low, high = tree.item, tree.low, tree.high
        if (low, high) == (0, None):
            if then == _NOWHERE:
                return _NOWHERE
            loop = self._known[tree, then] = self._state([])
            self._epsilon[loop].append(self._fork((self.add(item, loop), then)))
            return loop
        if high is None:
            then = self.add(Repeat(item, 0, None), then)
        end = then
        for _ in range(high - low if high else 0):  # x(x(x)?)?, so the size stays linear
            then = self._fork((self.add(item, then), end))
        for _ in range(low):
            then = self.add(item, then)
        return then

    def _state(self, epsilon: list[int], classes: Sequence[int] = (), target: int = END) -> int:
        if len(self._moves) >= 2 * MOST_STATES:
            raise TooLarge
        spend(2 * len(classes) + len(epsilon))
        self._epsilon.append(epsilon)
        self._moves.append((classes, target))
        return len(self._moves) - 1

    def _fork(self, targets: Iterable[int]) -> int:
        """Return a state with moves to all others without a character."""
        live = frozenset(targets) - {_NOWHERE}
        if len(live) <= 1:
            return next(iter(live), _NOWHERE)
        if live not in self._known:
            self._known[live] = self._state(sorted(live))
        return self._known[live]

    # ---- moving without a character ---------------------------------------------------------------------------------

    def closure(self, state: int) -> Subset:
        """Return the states with moves, and the end, reachable without a character."""
        if state not in self._closures:
            reach, stack, steps = {state}, [state], 0
            while stack:
                passes = self._epsilon[stack.pop()]
                steps += 1 + len(passes)
                for target in passes:
                    if target not in reach:
                        reach.add(target)
                        stack.append(target)
            spend(steps)
            self._closures[state] = frozenset(state for state in reach if not self._epsilon[state])
        return self._closures[state]

    def _closures_of(self, states: tuple[int, ...]) -> Subset:
        if states not in self._unions:
            closures = [*map(self.closure, {*states})]
            spend(sum(map(len, closures)))
            self._unions[states] = frozenset().union(*closures)
        return self._unions[states]
