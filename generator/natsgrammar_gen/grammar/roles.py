"""Roles: kinds of names that several dialects (specifications, servers, clients) have rules for.

A grammar takes part with `@dialect WHO` at its top; of several editions of a specification that name the same dialect,
the newest speaks for it. Each of its rules implements the role of its own name
(`stream-name`, `domain`, …), or those that `@role` gives; `@role -` keeps a rule out. A rule speaks for its dialect in
its first role, and has a say of its own in the others where the dialect has another rule for them.
"""

from __future__ import annotations

from dataclasses import dataclass

from natsgrammar_gen.grammar.model import Definition, Grammar, edition_key
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import witness


@dataclass(frozen=True)
class Implementation:
    """One dialect's rule for a role; `who` also names the rule if it is not the dialect's only one."""

    who: str
    address: str
    rule: Definition
    dialect: str


def roles(grammars: list[Grammar]) -> dict[str, list[Implementation]]:
    """Every role and the dialects that have a rule for it, in the order of `grammars`."""
    found: dict[str, list[Implementation]] = {}
    for grammar in _speaking(grammars):
        dialect = grammar.notes.dialect
        first = {rule.roles[0] for rule in grammar.rules.values() if rule.roles}
        for name, rule in grammar.rules.items():
            for role in rule.roles:
                who = dialect if role == rule.roles[0] or role not in first else f"{dialect} ({name})"
                found.setdefault(role, []).append(Implementation(who, f"{grammar.address}:{name}", rule, dialect))
    return dict(sorted(found.items()))


def _speaking(grammars: list[Grammar]) -> list[Grammar]:
    """The newest edition of each dialect, in the order of `grammars`."""
    newest: dict[tuple[str, str], Grammar] = {}
    for grammar in sorted(grammars, key=lambda grammar: edition_key(grammar.edition)):
        newest[grammar.spec, grammar.notes.dialect] = grammar
    return [one for one in grammars if one.notes.dialect and newest[one.spec, one.notes.dialect] is one]


def other_names(grammar: Grammar) -> dict[str, str]:
    """What else the rules of a grammar are called: their aliases and their roles, where that means one rule."""
    rules = grammar.rules
    found = {role: name for name, rule in rules.items() for role in rule.roles[:1]}
    for name, rule in rules.items():
        for role in rule.roles[1:]:
            found.setdefault(role, name)
    found |= {alias: name for name, rule in rules.items() for alias in rule.notes.aliases}
    return {alias: name for alias, name in sorted(found.items()) if alias not in rules}


def silent(roles: dict[str, list[Implementation]], role: str) -> list[str]:
    """The dialects that have no rule for the role."""
    everyone = dict.fromkeys(one.dialect for implementations in roles.values() for one in implementations)
    speaking = {one.dialect for one in roles[role]}
    return sorted((who for who in everyone if who not in speaking), key=str.lower)


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
