"""The changes in each edition of a specification."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from natsgrammar.text import counted
from natsgrammar_gen.compare.diff import NONE, RuleDiff, Side, diff_rules
from natsgrammar_gen.emit.markdown import number
from natsgrammar_gen.grammar.edition import Edition


@dataclass(frozen=True)
class Change:
    """The fate of a rule; `before` is its name in the older edition, None if the rule is new."""

    name: str
    before: str | None
    diff: RuleDiff


@dataclass(frozen=True)
class Step:
    """Two successive editions, and each rule's change; removed rules come last."""

    old: Edition
    new: Edition
    changes: dict[str, Change]


def steps(editions: list[Edition]) -> list[Step]:
    """Return the steps from each edition to the next."""
    return [Step(old, new, {change.name: change for change in _changes(old, new)}) for old, new in pairwise(editions)]


def _changes(old: Edition, new: Edition) -> Iterator[Change]:
    kept = set[str]()
    for name, rule in new.rules.items():
        before = next((known for known in (name, *rule.definition.notes.aliases) if known in old.rules), None)
        if before is None:
            yield Change(name, None, RuleDiff(name, "added", NONE, NONE))
        else:
            kept.add(before)
            yield Change(name, before, diff_rules(name, old.rules[before].dfa, rule.dfa))
    for name in old.rules:
        if name not in kept and name not in new.rules:
            yield Change(name, name, RuleDiff(name, "removed", NONE, NONE))


def counts(names: Side) -> str:
    """Write the numbers of names on a side, by length."""
    listed = ", ".join(f"{number(amount)} of length {length}" for length, amount in names.counts)
    if names.witness and not names.counts:
        return f"names of {len(names.witness):,} characters or more, too many to count"
    if names.total is None:
        return f"{listed}, … without end"
    more = ", …" if sum(amount for _, amount in names.counts) < names.total else ""
    return f"{listed}{more} ({number(names.total)} in all)"


def unchanged(count: int) -> str:
    """Write the number of unchanged rules."""
    return f"{counted(count, 'rule')} unchanged."
