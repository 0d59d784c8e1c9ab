"""Portable names, safe everywhere: for each role, those valid in all dialects."""

from natsgrammar_gen.grammar.annotations import Example, Notes
from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.grammar.roles import Implementation, roles, silent
from natsgrammar_gen.language.ast import All, MaxBytes, Node
from natsgrammar_gen.language.dfa import compile_tree
from natsgrammar_gen.language.queries import intersection, shortest

PORTABLE = "portable"
EDITION = "computed"
EXAMPLES = 8


def with_portable(grammars: list[Grammar]) -> list[Grammar]:
    """Return the grammars, followed by the one for portable names, if any."""
    common = portable(grammars)
    return [*grammars, common] if common else grammars


def portable(grammars: list[Grammar]) -> Grammar | None:
    """Return the grammar of names valid in all dialects, None without `@portable` or if the name is taken."""
    statements = {grammar.address: grammar.notes.portable for grammar in grammars}
    everything: dict[str, list[Implementation]] = {}
    for role, implementations in roles(grammars).items():
        for rule in implementations:
            if {role, "all"} & {*statements[rule.address.partition(":")[0]]}:
                everything.setdefault(role, []).append(rule)
    if not everything or any(grammar.spec == PORTABLE for grammar in grammars):
        return None
    called = _called(everything)
    common = [_common(role, rules, silent(everything, role), called[role]) for role, rules in everything.items()]
    definitions = {rule.name: rule for rule in common if shortest(rule.dfa) is not None}
    who = sorted({rule.dialect for implementations in everything.values() for rule in implementations}, key=str.lower)
    notes = Notes(
        title="Portable names, safe everywhere",
        prose="Computed: each rule accepts exactly the names that all accept who have a rule for this kind of name, of "
        + ", ".join(who)
        + ". Those who have none are listed with the rule.",
    )
    return Grammar(PORTABLE, EDITION, "", notes, definitions)


def _called(everything: dict[str, list[Implementation]]) -> dict[str, tuple[str, ...]]:
    roles_of: dict[str, set[str]] = {}
    for role, implementations in everything.items():
        for rule in implementations:
            for name in (rule.rule.kebab, *rule.rule.notes.aliases):
                roles_of.setdefault(name, set()).add(role)
    return {
        role: tuple(name for name, known in sorted(roles_of.items()) if known == {role} and name not in everything)
        for role in everything
    }


def _common(role: str, rules: list[Implementation], without: list[str], aliases: tuple[str, ...]) -> Definition:
    """Return the intersection, stated with as few implementations as possible."""
    target = intersection(*(rule.rule.dfa for rule in rules))
    trees = [rule.rule.tree for rule in rules]
    limit = min((tree.limit for tree in trees if isinstance(tree, MaxBytes)), default=None)
    parts = [*dict.fromkeys(tree.item if isinstance(tree, MaxBytes) else tree for tree in trees)]
    for part in sorted(parts, key=lambda tree: -len(repr(tree))):
        rest = [other for other in parts if other != part]
        if rest and compile_tree(_both(rest, limit)) == target:
            parts = rest
    if limit is not None and compile_tree(_both(parts, None)) == target:
        limit = None
    names = [f"{rule.address}  // {rule.who}" for rule in rules]
    is_shared = len(rules) > 1
    prose = f"What all {len(rules)} rules accept." if is_shared else f"Only {rules[0].who} has a rule for it."
    prose += f" No opinion: {', '.join(without)}." if without else ""
    nouns = {rule.rule.notes.noun for rule in rules}
    names_known = dict.fromkeys(example.name for rule in rules for example in rule.rule.notes.examples)
    judged = [Example(name, target.first_error(name), 1) for name in names_known]
    good, bad = ([each for each in judged if (each.position is None) == is_good] for is_good in (True, False))
    notes = Notes(
        prose=prose,
        aliases=aliases,
        noun=nouns.pop() if len(nouns) == 1 else "",
        suggests=all(rule.rule.notes.suggests for rule in rules),
        examples=good[:EXAMPLES] + bad[:EXAMPLES],
    )
    causes = tuple({cause: cause for rule in rules for cause in reversed(rule.rule.causes)})
    return Definition(role.replace("-", "_"), _both(parts, limit), 1, "\n& ".join(names), notes, causes=causes[::-1])


def _both(parts: list[Node], limit: int | None) -> Node:
    tree = parts[0] if len(parts) == 1 else All(tuple(parts))
    return tree if limit is None else MaxBytes(tree, limit)
