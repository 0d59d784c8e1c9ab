"""Which repeats of a rule may be matched without ever looking back.

A backtracking engine can take exponential time over `(a+)+b`, and Java's runs out of stack on a long `(x|y)*`. A
possessive repeat (`*+`) has neither fault, but means something else wherever giving back would have been right. So a
repeat is printed possessive only when automata prove that it never has to give back: whatever may follow cannot
begin like one more turn, and inside a turn every choice is forced by what comes next.
"""

from __future__ import annotations

from functools import lru_cache

from natsgrammar_gen.language.ast import EMPTY, All, Alt, Chars, MaxBytes, Repeat, Seq, Tree, alt, first, nullable, seq
from natsgrammar_gen.language.charset import EVERYTHING
from natsgrammar_gen.language.dfa import TooLarge, compile_tree
from natsgrammar_gen.language.queries import disjoint

_REST = Repeat(Chars(EVERYTHING), 0, None)


def commit(tree: Tree) -> tuple[Tree, bool]:
    """The tree with every provably forced repeat marked, and whether the whole of it matches without looking back."""
    if isinstance(tree, MaxBytes):
        item, forced = commit(tree.item)
        return MaxBytes(item, tree.limit), forced
    if isinstance(tree, All):
        parts = [commit(item) for item in tree.items]
        return All(tuple(item for item, _ in parts)), all(forced for _, forced in parts)
    return _commit(tree, EMPTY)


def _commit(tree: Tree, rest: Tree) -> tuple[Tree, bool]:
    """`tree` marked for a place where `rest` must follow up to the end of the name; and whether it is forced there."""
    match tree:
        case Seq(items):
            marked = [_commit(item, seq((*items[at + 1 :], rest))) for at, item in enumerate(items)]
            return Seq(tuple(item for item, _ in marked)), all(forced for _, forced in marked)
        case Alt(items):
            marked = [_commit(item, rest) for item in items]
            # The first alternative that fits is taken, so no later one may ever be the right one in its place.
            ordered = all(
                _apart(earlier, seq((item, _REST))) or _apart(earlier, seq((item, rest)))
                for at, item in enumerate(items)
                for earlier in items[:at]
            )
            return Alt(tuple(item for item, _ in marked)), ordered and all(forced for _, forced in marked)
        case Repeat(item, low, high):
            turns = high is None and low <= 1
            turn = _without_runs(item) if turns else item
            again = rest if high == 1 else seq((Repeat(turn, 0, None), rest))
            inner, forced = _commit(turn, again)
            forced = forced and not nullable(turn) and (low == high or _apart(turn, rest))
            inner = _in_runs(inner) if turns and forced else inner
            return Repeat(inner, low, high, committed=forced), forced
    return tree, True


def _in_runs(turn: Tree) -> Tree:
    """`c+|e` for `c|e`: in a committed loop without bound the same, and one turn for a run of plain characters."""
    if not isinstance(turn, Alt):
        return turn
    return Alt(tuple(Repeat(i, 1, None, committed=True) if isinstance(i, Chars) else i for i in turn.items))


def _without_runs(turn: Tree) -> Tree:
    """`c|e` for `c+|e`, which mean the same inside a loop without bound."""
    if not isinstance(turn, Alt):
        return turn
    runs = (i.item if isinstance(i, Repeat) and (i.low, i.high) == (1, None) else i for i in turn.items)
    return alt(run if isinstance(run, Chars) else item for run, item in zip(runs, turn.items, strict=True))


@lru_cache(maxsize=4096)
def _apart(head: Tree, whole: Tree) -> bool:
    """Whether no string of `whole` begins with a string of `head`."""
    if not nullable(head) and not first(head) & first(whole):
        return True  # most choices are clear from the next character alone
    try:
        return disjoint(compile_tree(seq((head, _REST))), compile_tree(whole))
    except TooLarge:
        return False
