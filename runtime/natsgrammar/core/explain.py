"""Who accepts a name as what, who refuses it and why, and what to use instead."""

from __future__ import annotations

from dataclasses import dataclass

from ..text import closest
from .registry import UnknownAddress, roles, rule, rules, unknown_kind
from .violation import Violation


@dataclass(frozen=True, slots=True)
class Stance:
    """The verdict of one dialect: who, by which rule, and the first error of the name or None."""

    who: str
    address: str
    violation: Violation | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """What becomes of a name of one kind; true if everyone accepts it who has a rule for the kind.

    - `name`, `role`: the question
    - `stances`: the verdict of each dialect that has a rule
    - `no_opinion`: the dialects that have none
    - `use`: a name that all accept: the given one, one like it, or None
    """

    name: str
    role: str
    stances: tuple[Stance, ...]
    no_opinion: tuple[str, ...]
    use: str | None

    def __bool__(self) -> bool:
        return not any(stance.violation for stance in self.stances)


def explain(name: str, role: str) -> Explanation:
    """Who accepts a name of a kind, such as `stream-name` (see `roles`), and why others refuse it.

    In place of a kind, an address asks that rule alone.
    Raises UnknownAddress, which names near ones, and TypeError if one of them is not a str.
    """
    if not isinstance(role, str):
        raise TypeError(f"a kind of name is a str, not {type(role).__name__}")
    if ":" in role:
        found = rule(role)
        asked: tuple[tuple[str, str], ...] = ((f"{found.spec}@{found.edition}", found.address),)
    else:
        role = kind_of_name(role)
        asked = roles()[role]
    stances = tuple(Stance(who, address, rule(address).check(name)) for who, address in asked)
    return Explanation(name, role, stances, () if ":" in role else silent(role), _use(name, role, stances))


def kind_of_name(role: str) -> str:
    """The kind of name of that name, or the one that the rule of that name is about. Raises UnknownAddress."""
    known = roles()
    try:
        return role if role in known else rule(f"portable:{role}").name
    except UnknownAddress:
        alike = closest(role, known)
        raise UnknownAddress(role, unknown_kind(role, () if alike else known), alike) from None


def is_portable(role: str) -> bool:
    """Whether a rule says which names of the kind are safe everywhere."""
    return f"portable:{role}" in rules(latest=True)


def silent(role: str) -> tuple[str, ...]:
    """The dialects that have no rule for the role; `who` of one's second rule for a role names that rule, too."""
    dialects: dict[str, str] = {}
    for stances in roles().values():
        for who, address in stances:
            grammar = address.partition(":")[0]
            dialects[grammar] = min(dialects.get(grammar, who), who, key=len)
    speaking = {address.partition(":")[0] for _, address in roles()[role]}
    return tuple(who for grammar, who in sorted(dialects.items()) if grammar not in speaking)


def _use(name: str, role: str, stances: tuple[Stance, ...]) -> str | None:
    """The first that everyone accepts: the name itself, or what one of the rules suggests."""
    refused = [stance.violation for stance in stances]
    asked = [stance.address for stance in stances]
    if is_portable(role):
        refused.insert(0, rule(f"portable:{role}").check(name))
        asked.append(f"portable:{role}")
    candidates = (name, *(violation.suggestion for violation in refused if violation))
    return next((it for it in candidates if it is not None and all(rule(a).is_valid(it) for a in asked)), None)
