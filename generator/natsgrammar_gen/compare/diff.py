"""The meaning of a grammar change: for every rule the names gained and lost, proved, with exact numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count as integers
from typing import Literal

from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import count, difference, longest, shortest

Verdict = Literal["equal", "narrowed", "widened", "changed", "added", "removed"]

LENGTHS_SHOWN = 6
_MOST_COUNTED = 20_000_000  # states, times the length of names


@dataclass(frozen=True)
class Side:
    """The names on one side of a difference.

    `witness` is the shortest, then least, or None without names. `counts` are pairs (length in characters, number of
    names), for the shortest lengths with any. `total` is None for infinitely many. Where counting takes too long, there
    are no `counts`, and no `total`.
    """

    witness: str | None
    counts: tuple[tuple[int, int], ...]
    total: int | None


NONE = Side(None, (), 0)


@dataclass(frozen=True)
class RuleDiff:
    """How one rule changed from `old` to `new`."""

    rule: str
    verdict: Verdict
    lost: Side
    gained: Side


def diff_editions(old: Mapping[str, DFA], new: Mapping[str, DFA], lengths: int = LENGTHS_SHOWN) -> list[RuleDiff]:
    """Return every rule in either edition, in the new one's order, removed rules last."""
    changes = [
        diff_rules(name, old[name], rule, lengths) if name in old else RuleDiff(name, "added", NONE, NONE)
        for name, rule in new.items()
    ]
    return [*changes, *(RuleDiff(name, "removed", NONE, NONE) for name in old if name not in new)]


def diff_rules(name: str, old: DFA, new: DFA, lengths: int = LENGTHS_SHOWN) -> RuleDiff:
    """Return how the language of rule `name` changed."""
    if old == new:
        return RuleDiff(name, "equal", NONE, NONE)
    lost, gained = side(difference(old, new), lengths), side(difference(new, old), lengths)
    verdict: Verdict = "narrowed" if gained.witness is None else "widened" if lost.witness is None else "changed"
    return RuleDiff(name, verdict, lost, gained)


def side(names: DFA, lengths: int = LENGTHS_SHOWN) -> Side:
    """Return a language as one side of a difference, counted for as many lengths as have names."""
    least = shortest(names)
    if least is None:
        return NONE
    bound = longest(names)
    if (len(least) if bound is None else bound) * len(names.table) > _MOST_COUNTED:
        return Side(least, (), None)
    counts = []
    for length in integers(len(least)) if bound is None else range(len(least), bound + 1):
        if names_of_length := count(names, length):
            counts.append((length, names_of_length))
        if len(counts) == lengths or length > len(least) + 64:
            break
    total = None if bound is None else sum(count(names, length) for length in range(bound + 1))
    return Side(least, tuple(counts), total)
