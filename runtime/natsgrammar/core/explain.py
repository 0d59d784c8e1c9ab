"""Explanations: which dialects accept a name, why the others reject it, and what to use instead."""

from dataclasses import dataclass

from ..text import closest, unknown
from .registry import UnknownAddress, kinds, roles, rule, rules
from .violation import Violation


@dataclass(frozen=True, slots=True)
class Stance:
    """One dialect's verdict: who, by which rule, and the name's first error or None."""

    who: str
    address: str
    violation: Violation | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """The verdicts on a name of one kind; true if all dialects with a rule for the kind accept the name.

    - `name`, `role`: the question
    - `stances`: a verdict for each dialect with a rule
    - `no_opinion`: the dialects without one
    - `use`: a name all accept: the given one, a similar one, or None
    """

    name: str
    role: str
    stances: tuple[Stance, ...]
    no_opinion: tuple[str, ...]
    use: str | None

    def __bool__(self) -> bool:
        return not any(stance.violation for stance in self.stances)


def explain(name: str, role: str) -> Explanation:
    """Return who accepts a name of a kind, such as `stream-name` (see `roles`), and why others reject it.

    An address instead of a kind asks that rule alone.
    Raises UnknownAddress, which names near ones, and TypeError if either argument is not a str.
    """
    if not isinstance(role, str):
        raise TypeError(f"a kind of name is a str, not {type(role).__name__}")
    no_opinion: tuple[str, ...] = ()
    if ":" in role:
        judge = rule(role)
        dialects: tuple[tuple[str, str], ...] = ((f"{judge.spec}@{judge.edition}", judge.address),)
    else:
        role = kind_of_name(role)
        dialects, no_opinion = roles()[role], silent(role)
    stances = tuple(Stance(who, address, rule(address).check(name)) for who, address in dialects)
    return Explanation(name, role, stances, no_opinion, _use(name, role, stances))


def kind_of_name(role: str) -> str:
    """Return the kind with this name, or the kind of the rule with this name. Raises UnknownAddress."""
    known = roles()
    try:
        return role if role in known else kinds()[role]
    except KeyError:
        own = tuple(address for address in rules(latest=True) if address.endswith(f":{role}"))
        alike = own or closest(role, (*known, *kinds()))
        hint = "" if alike else "; expected one such as `stream-name`, or an address: `natsgrammar rules` lists both"
        raise UnknownAddress(role, unknown("kind of name", role, ()) + hint, alike) from None


def silent(role: str) -> tuple[str, ...]:
    """Return the dialects without a rule for the kind, each by its shortest `who`, without a rule's name."""
    dialects: dict[str, str] = {}
    for stances in roles().values():
        for who, address in stances:
            grammar = address.partition(":")[0]
            dialects[grammar] = min(dialects.get(grammar, who), who, key=len)
    speaking = {address.partition(":")[0] for _, address in roles()[role]}
    return tuple(who for grammar, who in sorted(dialects.items()) if grammar not in speaking)


def _use(name: str, role: str, stances: tuple[Stance, ...]) -> str | None:
    """Return the first name all accept: the name itself, or a rule's suggestion."""
    portable = f"portable:{role}"
    if portable in rules(latest=True):
        stances = (Stance("everyone", portable, rule(portable).check(name)), *stances)
    candidates = (name, *(stance.violation.suggestion for stance in stances if stance.violation))
    accept = [rule(stance.address).is_valid for stance in stances]
    return next((text for text in candidates if text is not None and all(valid(text) for valid in accept)), None)
