"""Who accepts what: the specifications, servers and clients that name the same things by different rules.

A grammar takes part with `@dialect WHO` at its top. Its rules then stand for roles (`stream-name`, `domain`, …) by
their own names, or by the name that `@role` gives; `@role -` keeps a rule out.
"""

from __future__ import annotations

from dataclasses import dataclass

from natsgrammar_gen.grammar.annotations import Example, Notes
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.language.ast import All, MaxBytes, Node
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import intersection, shortest, witness

PORTABLE = "portable"
EDITION = "computed"
EXAMPLES = 8


@dataclass(frozen=True)
class Stance:
    """One dialect's rule for a role."""

    who: str
    address: str
    rule: Definition


def roles(grammars: list[Grammar]) -> dict[str, list[Stance]]:
    """Every role and the dialects that have a rule for it, in the order of `grammars`."""
    found: dict[str, list[Stance]] = {}
    for grammar in grammars:
        if not grammar.notes.dialect:
            continue
        for name, rule in grammar.rules.items():
            role = rule.notes.role or name
            if role != "-":
                stance = Stance(grammar.notes.dialect, f"{grammar.address}:{name}", rule)
                found.setdefault(role, []).append(stance)
    return dict(sorted(found.items()))


def disagreements(stances: list[Stance]) -> dict[tuple[str, str], str | None]:
    """For each ordered pair of addresses, the shortest name that the first accepts and the second refuses."""
    known: dict[tuple[DFA, DFA], str | None] = {}
    found: dict[tuple[str, str], str | None] = {}
    for a in stances:
        for b in stances:
            pair = (a.rule.dfa, b.rule.dfa)
            if pair not in known:
                known[pair] = None if pair[0] == pair[1] else witness(*pair)
            found[a.address, b.address] = known[pair]
    return found


def portable(grammars: list[Grammar]) -> Grammar | None:
    """The grammar of names that are safe everywhere: for each role, what all dialects accept, if that is anything.

    None if there are no dialects, or if the name `portable` is taken.
    """
    everything = roles(grammars)
    if not everything or any(grammar.spec == PORTABLE for grammar in grammars):
        return None
    common = [_common(role, stances) for role, stances in everything.items()]
    definitions = {rule.name: rule for rule in common if shortest(rule.dfa) is not None}
    who = sorted({stance.who for stances in everything.values() for stance in stances}, key=str.lower)
    notes = Notes(
        title="Portable names, safe everywhere",
        prose="Computed: each rule accepts exactly the names that all of these accept: " + ", ".join(who) + ".",
    )
    return Grammar(PORTABLE, EDITION, "", notes, definitions)


def _common(role: str, stances: list[Stance]) -> Definition:
    """The intersection of the stances, said with as few of them as say it."""
    target = intersection(*(stance.rule.dfa for stance in stances))
    limits = [stance.rule.tree.limit for stance in stances if isinstance(stance.rule.tree, MaxBytes)]
    parts: list[Node] = []
    for stance in stances:
        tree = stance.rule.tree
        base = tree.item if isinstance(tree, MaxBytes) else tree
        if base not in parts:
            parts.append(base)
    limit = min(limits, default=None)
    for part in sorted(parts, key=lambda tree: -len(repr(tree))):
        rest = [other for other in parts if other != part]
        if rest and compile_tree(_both(rest, limit)) == target:
            parts = rest
    if limit is not None and compile_tree(_both(parts, None)) == target:
        limit = None
    names = [f"{stance.address}  // {stance.who}" for stance in stances]
    prose = f"What all {len(stances)} accept." if len(stances) > 1 else f"Only {stances[0].who} has a rule for it."
    notes = Notes(prose=prose, examples=_examples(stances, target))
    return Definition(role.replace("-", "_"), _both(parts, limit), 1, "\n& ".join(names), notes)


def _examples(stances: list[Stance], target: DFA) -> list[Example]:
    """The examples of all stances, judged by the common rule: a few valid ones and a few refused ones."""
    names = dict.fromkeys(example.name for stance in stances for example in stance.rule.notes.examples)
    judged = [Example(name, target.first_error(name), 1) for name in names]
    good = [example for example in judged if example.position is None]
    bad = [example for example in judged if example.position is not None]
    return good[:EXAMPLES] + bad[:EXAMPLES]


def _both(parts: list[Node], limit: int | None) -> Node:
    tree = parts[0] if len(parts) == 1 else All(tuple(parts))
    return tree if limit is None else MaxBytes(tree, limit)
