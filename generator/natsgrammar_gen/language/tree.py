"""From an automaton back to a tree, for computed languages, which nobody wrote.

The automaton is a system of equations, one per state: its names are each next state's names behind the characters on
the way there. Solved from the last states to the first, a loop by Arden's rule, it gives the tree. Two shapes are
recognized on the way and make it readable: a count (`xxx?` is `x{2,3}`), and alternatives with equal endings.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from natsgrammar_gen.language.ast import EMPTY, All, Alt, Chars, Node, Repeat, Seq, nullable, repeat, seq, size
from natsgrammar_gen.language.budget import OutOfBudget, budget, spend
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DEAD, DFA, compile_tree
from natsgrammar_gen.language.regex_printer import ECMASCRIPT, expression

_MOST_STATES_TO_READ = 300  # one for each character of the longest names, and some
MOST_NODES = 500  # nobody reads an expression of more
_STEPS_TO_READ = 40 * MOST_NODES  # to solve one automaton; natsgrammar's hardest takes 500

Equation = dict[int, Node]  # target state → the texts on the way there; `END` is the end of the name
END = -2


def conjuncts(tree: Node) -> tuple[Node, ...]:
    """Return trees without intersections and with the tree's language in common: one, unless it is longer."""
    if not isinstance(tree, All):
        return (tree,)
    single = tree_of(compile_tree(tree))
    lengths = [len(expression(item, ECMASCRIPT)) for item in tree.items]
    if single is None or len(expression(single, ECMASCRIPT)) > sum(lengths):
        return tree.items
    return (single,)


def tree_of(dfa: DFA) -> Node | None:
    """Return a tree for the automaton's language, or None where it would be too large to read."""
    if len(dfa.table) > _MOST_STATES_TO_READ or not dfa.accepting:
        return None
    names: dict[int, Node] = {END: EMPTY}
    try:
        with budget(_STEPS_TO_READ):
            for loop in _loops(dfa):
                for state, equation in _without_each_other({state: _equation(dfa, state) for state in loop}).items():
                    names[state] = _any(_row(before, names[target]) for target, before in equation.items())
                    if size(names[state]) > MOST_NODES:
                        return None
    except OutOfBudget:
        return None
    return names[0]


def compact(dfa: DFA) -> Node:
    """Return a tree for the automaton's language, by elimination of the state that adds least (Delgado, Morais 2004).

    Of a row of sums, such as a check digit, it is as small as trees are, but nobody may read it.
    """
    equations = {state: _equation(dfa, state) for state in range(len(dfa.table))}
    while len(equations) > 1:
        state = _adding_least(equations)
        solved = _arden(state, equations.pop(state))
        equations = {other: _replaced(equation, state, solved) for other, equation in equations.items()}
    return _arden(0, equations[0])[END]


def _adding_least(equations: Mapping[int, Equation]) -> int:
    """Return the state behind which the fewest nodes are copied if it is eliminated."""
    before, ways = Counter[int](), Counter[int]()  # the size of the ways to each state, and their number
    for equation in equations.values():
        for target, way in equation.items():
            spend(1 + size(way, once=True))
            before[target] += size(way)
            ways[target] += 1

    def added(state: int) -> int:
        after = equations[state].values()
        return before[state] * len(after) + ways[state] * sum(map(size, after))

    return min((state for state in equations if state), key=added)


def _equation(dfa: DFA, state: int) -> Equation:
    equation: Equation = {target: Chars(charset) for target, charset in dfa.followers(state).items()}
    return {END: EMPTY, **equation} if state in dfa.finals else equation


def _without_each_other(equations: dict[int, Equation]) -> dict[int, Equation]:
    """Solve equations between states in a loop: the results name only other states."""
    order = sorted(equations)
    solved: dict[int, Equation] = {}
    for at, state in reversed([*enumerate(order)]):
        solved[state] = _arden(state, equations[state])
        for other in order[:at]:
            equations[other] = _replaced(equations[other], state, solved[state])
    for at, state in enumerate(order):
        for other in order[:at]:
            solved[state] = _replaced(solved[state], other, solved[other])
    return solved


def _arden(state: int, equation: Equation) -> Equation:
    """Solve `X = aX | b` as `a*b`."""
    rest = dict(equation)
    again = rest.pop(state, None)
    return rest if again is None else {at: _row(_times(again), before) for at, before in rest.items()}


def _replaced(equation: Equation, state: int, by: Mapping[int, Node]) -> Equation:
    if state not in equation:
        return equation
    rest = dict(equation)
    before = rest.pop(state)
    for target, then in by.items():
        spend(1 + size(before) + size(then))
        longer = _row(before, then)
        rest[target] = _any((rest[target], longer)) if target in rest else longer
    return rest


def _loops(dfa: DFA) -> Iterator[list[int]]:
    """Yield the states in groups with ways to each other, after the groups they lead to."""
    groups: dict[frozenset[int], list[int]] = {}  # by the states that they lead to, themselves among them
    targets = [{*row} - {DEAD} for row in dfa.table]
    for state in range(len(targets)):
        reached, left = {state}, [state]
        while left:
            new = targets[left.pop()] - reached
            reached |= new
            left += new
        groups.setdefault(frozenset(reached), []).append(state)
    yield from (groups[reached] for reached in sorted(groups, key=len))


# ---- trees that stay small ------------------------------------------------------------------------------------------


def _row(*nodes: Node) -> Node:
    """Return the nodes in a row; equal neighbours are counted."""
    items: list[Node] = []
    for node in nodes:
        for item in node.items if isinstance(node, Seq) else (node,):
            counted = _counted(items[-1], item) if items else None
            if counted is None:
                items.append(item)
            else:
                items[-1] = counted
    return seq(items)


def _counted(node: Node, other: Node) -> Node | None:
    """Return two repeats of one item as a single repeat, or None."""
    item, low, high = _bounds(node)
    again, more, most = _bounds(other)
    if item != again:
        return None
    return repeat(item, low + more, None if high is None or most is None else high + most)


def _bounds(node: Node) -> tuple[Node, int, int | None]:
    return (node.item, node.low, node.high) if isinstance(node, Repeat) else (node, 1, 1)


def _times(node: Node) -> Node:
    """Return the node repeated without bounds."""
    item, low, _ = _bounds(node)
    return repeat(item if low <= 1 else node, 0, None)


def _any(nodes: Iterable[Node]) -> Node:
    """Return the choice between nodes: one class for all single characters, and equal endings behind all else."""
    flat = dict.fromkeys(part for node in nodes for part in (node.items if isinstance(node, Alt) else (node,)))
    empty = EMPTY in flat
    flat.pop(EMPTY, None)
    sets = [node.set for node in flat if isinstance(node, Chars)]
    rest: list[Node] = [node for node in flat if not isinstance(node, Chars)]
    if sets:
        rest.insert(0, Chars(CharSet.union(sets)))
    endings: dict[Node, list[Node]] = {}
    for node in rest:
        *before, last = node.items if isinstance(node, Seq) else (node,)
        endings.setdefault(last, []).append(seq(before))
    alike = [_row(_any(before), last) if len(before) > 1 else _row(*before, last) for last, before in endings.items()]
    if not alike:
        return EMPTY
    node = alike[0] if len(alike) == 1 else Alt(tuple(alike))
    item, low, high = _bounds(node)
    return node if not empty or nullable(node) else repeat(item, 0, high) if low == 1 else repeat(node, 0, 1)
