"""Roles: kinds of names that several dialects (specifications, servers, clients) have rules for.

A grammar takes part with `@dialect WHO` at its top. Each of its rules implements the role of its own name
(`stream-name`, `domain`, …), or the one that `@role` gives; `@role -` keeps a rule out.
"""

from __future__ import annotations

from dataclasses import dataclass

from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import witness


@dataclass(frozen=True)
class Implementation:
    """One dialect's rule for a role."""

    who: str
    address: str
    rule: Definition


def roles(grammars: list[Grammar]) -> dict[str, list[Implementation]]:
    """Every role and the dialects that have a rule for it, in the order of `grammars`."""
    found: dict[str, list[Implementation]] = {}
    for grammar in grammars:
        if not grammar.notes.dialect:
            continue
        for name, rule in grammar.rules.items():
            role = rule.notes.role or name
            if role != "-":
                implementation = Implementation(grammar.notes.dialect, f"{grammar.address}:{name}", rule)
                found.setdefault(role, []).append(implementation)
    return dict(sorted(found.items()))


def disagreements(implementations: list[Implementation]) -> dict[tuple[str, str], str | None]:
    """For each ordered pair of addresses, the shortest name that the first accepts and the second refuses."""
    known: dict[tuple[DFA, DFA], str | None] = {}
    found: dict[tuple[str, str], str | None] = {}
    for a in implementations:
        for b in implementations:
            pair = (a.rule.dfa, b.rule.dfa)
            if pair not in known:
                known[pair] = None if pair[0] == pair[1] else witness(*pair)
            found[a.address, b.address] = known[pair]
    return found
