"""Auto-possessification: the repeats in a rule which never have to backtrack.

A backtracking engine can take exponential time over `(a+)+b`, and Java's runs out of stack on a long `(x|y)*`. A
possessive repeat (`*+`) has neither fault, but means something else wherever giving back would have been right. So a
repeat becomes possessive only when automata prove that it never has to give back: no continuation can begin like one
more turn, and inside a turn the next characters determine every choice.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from natsgrammar_gen.language.ast import (
    All,
    Alt,
    Chars,
    Checked,
    MaxBytes,
    Node,
    Part,
    Repeat,
    Seq,
    alt,
    nullable,
    rebuilt,
)
from natsgrammar_gen.language.budget import STEPS, OutOfBudget, TooLarge, budget, remembered
from natsgrammar_gen.language.charset import EVERYTHING
from natsgrammar_gen.language.dfa import explore
from natsgrammar_gen.language.nfa import END, NFA, Subset

_REST = Repeat(Chars(EVERYTHING), 0, None)
_MOST, _LEAST = STEPS // 3, STEPS // 500  # steps for the proofs of one rule; the hardest success uses half


def possessive(tree: Node) -> tuple[Node, bool]:
    """Return the tree with every repeat proved deterministic made possessive, and whether the whole tree is.

    An engine matches a deterministic tree without backtracking. A proof with too much work counts as none.
    """
    match tree:
        case MaxBytes(item, limit):
            marked, deterministic = possessive(item)
            return MaxBytes(marked, limit), deterministic
        case All(items):
            parts = [possessive(item) for item in items]
            return All(tuple(marked for marked, _ in parts)), all(deterministic for _, deterministic in parts)
    try:
        with budget():
            return _proved(tree)
    except OutOfBudget:
        return tree, False


def possessive_each(trees: Mapping[str, Node]) -> dict[str, tuple[Node, bool]]:
    """Return `possessive` for every tree, in order and with one budget, but a minimum for each."""
    proofs, left = {}, STEPS
    for name, tree in trees.items():
        with budget(max(min(left, _MOST), _LEAST)) as work:
            proofs[name] = possessive(tree)
        left -= work.spent
    return proofs


def is_linear(tree: Node) -> bool:
    """Return whether backtracking takes linear time over the tree with merged runs; little budget if computed."""
    with budget(_LEAST):
        return possessive(tree)[1]


# ---- the proof ------------------------------------------------------------------------------------------------------


@remembered
def _proved(tree: Node) -> tuple[Node, bool]:
    tree = merge_runs(tree)
    nfa = NFA(tree, _REST)
    marked, deterministic = _prove(nfa, tree, END)
    return _split_runs(marked), deterministic


def _prove(nfa: NFA, tree: Node, then: int) -> tuple[Node, bool]:
    """Return `tree` marked for a place where state `then` follows, and whether it is deterministic there."""
    match tree:
        case Seq(items) if not {*map(type, items)} <= {Chars}:  # in a row of characters there is nothing to decide
            marked: list[tuple[Node, bool]] = []
            for item in reversed(items):
                marked.append(_prove(nfa, item, then))
                then = nfa.add(item, then)
            return Seq(tuple(item for item, _ in reversed(marked))), all(sure for _, sure in marked)
        case Alt(items):
            marked = [_prove(nfa, item, then) for item in items]
            # The first alternative that fits is taken, so no later one may ever be the right one in its place.
            rest = nfa.add(_REST, END)
            ordered = all(
                any(prefix_disjoint(nfa, earlier, nfa.add(later, after)) for after in (rest, then))
                for earlier, later in _rivals(items)
            )
            return Alt(tuple(item for item, _ in marked)), ordered and all(sure for _, sure in marked)
        case Repeat(item, low, high):
            inner, deterministic = _prove(nfa, item, then if high == 1 else nfa.add(Repeat(item, 0, None), then))
            deterministic = deterministic and not nullable(item) and (low == high or prefix_disjoint(nfa, item, then))
            return Repeat(inner, low, high, possessive=deterministic), deterministic
        case Part(item, name):
            inner, deterministic = _prove(nfa, item, then)
            return Part(inner, name), deterministic
        case Checked():
            return tree, False  # its expression does not add
    return tree, True


def prefix_disjoint(nfa: NFA, head: Node, whole: int) -> bool:
    """Return whether no text from state `whole` to the end begins with a text in `head`."""

    def follow(pair: tuple[Subset, Subset]) -> list[tuple[Subset, Subset]]:
        heads, wholes = map(nfa.moves, pair)
        return [(heads[char_class], wholes[char_class]) for char_class in heads if char_class in wholes]

    start = nfa.closure(nfa.add(head, END)), nfa.closure(whole)
    if not all(start) or END in start[0]:
        return not all(start)
    if not follow(start):  # mostly the first character decides
        return True
    try:
        return all(END not in heads for (heads, _), _ in explore(start, follow))
    except OutOfBudget:
        raise
    except TooLarge:
        return False


def _rivals(items: Sequence[Node]) -> Iterator[tuple[Node, Node]]:
    """Yield alternatives, in pairs, which may begin alike: neighbours when sorted by literal beginnings."""
    leads = [_literal_prefix(item) for item in items]
    begun: list[int] = []
    for at in sorted(range(len(items)), key=leads.__getitem__):
        while begun and not leads[at].startswith(leads[begun[-1]]):
            begun.pop()
        for other in begun:
            yield items[min(at, other)], items[max(at, other)]
        begun.append(at)


def _literal_prefix(tree: Node) -> str:
    """Return the literal text at the beginning of every string, as far as it is written as text."""
    items = tree.items if isinstance(tree, Seq) else (tree,)
    single = (item.set.single or "" if isinstance(item, Chars) else "" for item in items)
    return "".join(takewhile(bool, single))


# ---- runs: fewer turns for the same language -------------------------------------------------------------------------


def merge_runs(tree: Node) -> Node:
    """Write `(?:c|e)*` for `(?:c+|e)*`: the same language, but the next character alone determines each turn.

    Where no repeat is possessive, the latter takes exponential time.
    """

    def merged(item: Node) -> Node:
        match item:
            case Repeat(Chars() as character, 1, None):
                return character
        return item

    def new(node: Node) -> Node:
        match node:
            case Repeat(Alt(items), 0 | 1 as low, None):
                return Repeat(alt(map(merged, items)), low, None)
        return node

    return rebuilt(tree, new)


def _split_runs(tree: Node) -> Node:
    """Write `(?:c++|e)*+` for the possessive `(?:c|e)*+`: the same language, and one turn for a run."""

    def new(node: Node) -> Node:
        match node:
            case Repeat(Alt(items), 0 | 1 as low, None, True):
                runs = (Repeat(i, 1, None, True) if isinstance(i, Chars) else i for i in items)
                return Repeat(Alt(tuple(runs)), low, None, True)
        return node

    return rebuilt(tree, new)
