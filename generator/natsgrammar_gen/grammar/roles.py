"""Roles: kinds of names for which several dialects (specifications, servers, clients) have rules.

A grammar takes part with `@dialect WHO` at its top; the newest edition with a dialect speaks for it. Each rule
implements the role named like itself (`stream-name`, `domain`, …), or those in `@role`; `@role -` keeps a rule out. A
rule speaks for its dialect in its first role, and has a say of its own in the others where the dialect has another rule
for them.
"""

from dataclasses import dataclass

from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.language.queries import witness


@dataclass(frozen=True)
class Implementation:
    """One dialect's rule for a role; `who` also names the rule if it is not the dialect's only one."""

    who: str
    address: str
    rule: Definition
    dialect: str


def roles(grammars: list[Grammar]) -> dict[str, list[Implementation]]:
    """Return every role and the dialects with a rule for it, in the order in `grammars`."""
    known: dict[str, list[Implementation]] = {}
    newest = {(grammar.spec, grammar.notes.dialect): grammar for grammar in sorted(grammars, key=lambda g: g.age)}
    for grammar in grammars:
        dialect = grammar.notes.dialect
        if not dialect or newest[grammar.spec, dialect] is not grammar:
            continue
        first = {rule.roles[0] for rule in grammar.rules.values() if rule.roles}
        for name, rule in grammar.rules.items():
            for role in rule.roles:
                who = dialect if role == rule.roles[0] or role not in first else f"{dialect} ({name})"
                known.setdefault(role, []).append(Implementation(who, f"{grammar.address}:{name}", rule, dialect))
    return dict(sorted(known.items()))


def other_names(grammar: Grammar) -> dict[str, str]:
    """Return the rules' other names: their aliases, and their roles where those mean one rule."""
    rules = grammar.rules
    names = {role: name for name, rule in reversed(rules.items()) for role in rule.roles[1:]}
    names |= {role: name for name, rule in rules.items() for role in rule.roles[:1]}
    names |= {alias: name for name, rule in rules.items() for alias in rule.notes.aliases}
    return {alias: name for alias, name in sorted(names.items()) if alias not in rules}


def silent(roles: dict[str, list[Implementation]], role: str) -> list[str]:
    """Return the dialects without a rule for the role."""
    everyone = dict.fromkeys(rule.dialect for implementations in roles.values() for rule in implementations)
    speaking = {rule.dialect for rule in roles[role]}
    return sorted((who for who in everyone if who not in speaking), key=str.lower)


def disagreements(implementations: list[Implementation]) -> dict[tuple[str, str], str | None]:
    """Return the shortest name accepted by the first and rejected by the second, per ordered pair of addresses."""
    return {
        (a.address, b.address): None if a.rule.dfa == b.rule.dfa else witness(a.rule.dfa, b.rule.dfa)
        for a in implementations
        for b in implementations
    }
