"""Addresses: SPEC[@EDITION]:NAME finds a rule or a codec; without an edition, the latest one."""

from __future__ import annotations

from copyreg import pickle

from ._codec import Codec
from ._rule import Rule
from .text import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` out of the import
    from collections.abc import Callable
    from types import ModuleType
    from typing import TypeVar

    T = TypeVar("T", Rule, Codec)

_rules: dict[str, Rule] = {}  # by every address that was asked for, with and without edition
_codecs: dict[str, Codec] = {}


class UnknownAddress(LookupError):
    """No rule or codec has this address: carries `address`, the `cause`, and the `near` addresses that exist."""

    def __init__(self, address: str, cause: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(address, cause, near)
        self.address = address
        self.cause = cause
        self.near = near

    def __str__(self) -> str:
        if not self.near:
            return self.cause
        return f"{self.cause}; did you mean {' or '.join(map(quoted, self.near))}?"


def rules() -> tuple[str, ...]:
    """The address of every rule, all editions, each from the oldest to the latest."""
    return _addresses("RULES")


def codecs() -> tuple[str, ...]:
    """The address of every codec, all editions, each from the oldest to the latest."""
    return _addresses("CODECS")


def roles() -> dict[str, tuple[tuple[str, str], ...]]:
    """Role → pairs of a dialect and the address of its rule, for the same kind of name."""
    found: dict[str, tuple[tuple[str, str], ...]] = _index().ROLES
    return found


def rule(address: str) -> Rule:
    """The rule at SPEC[@EDITION]:RULE; the same object each time.

    Raises UnknownAddress, which names near addresses, and TypeError if the address is not a str.
    """
    return _rules.get(_text(address)) or _made(address, "RULES", _rules, _make_rule)


def codec(address: str) -> Codec:
    """The codec at SPEC[@EDITION]:CODEC; the same object each time.

    Raises UnknownAddress, which names near addresses, and TypeError if the address is not a str.
    """
    return _codecs.get(_text(address)) or _made(address, "CODECS", _codecs, _make_codec)


def _made(address: str, kind: str, known: dict[str, T], make: Callable[[ModuleType, str], T]) -> T:
    """The rule or codec at an address that is new to `known`; it is kept there under this and its full address."""
    spec, edition, name = _resolve(address, kind)
    full = f"{spec}@{edition}:{name}"
    if full not in known:
        known[full] = make(_tables(spec, edition), name)
    return known.setdefault(address, known[full])


def _make_rule(tables: ModuleType, name: str) -> Rule:
    wanted = tables.RULES[name]["codec"]

    def encode(value: str) -> str:
        return codec(f"{tables.SPEC}@{tables.EDITION}:{wanted}").encode(value)

    return Rule(tables, name, encode if wanted else None)


def _make_codec(tables: ModuleType, name: str) -> Codec:
    return Codec(tables, name, rule(f"{tables.SPEC}@{tables.EDITION}:{tables.CODECS[name]['wire']}"))


def _text(address: object) -> str:
    if not isinstance(address, str):
        raise TypeError(f"an address is a str, not {type(address).__name__}")
    return address


def _index() -> ModuleType:
    """The index of the generated tables, imported when it is first needed."""
    from . import _tables

    return _tables


def _tables(spec: str, edition: str) -> ModuleType:
    """The generated tables of one edition, imported when they are first needed."""
    tables: ModuleType = _index().load(spec, edition)
    return tables


def _addresses(kind: str) -> tuple[str, ...]:
    index = _index()
    names = getattr(index, kind)
    return tuple(
        f"{spec}@{edition}:{name}"
        for spec, editions in index.SPECS.items()
        for edition in editions
        for name in names.get((spec, edition), ())
    )


def _resolve(address: str, kind: str) -> tuple[str, str, str]:
    """Specification, edition and name of an address that exists."""
    index = _index()
    thing, other, others = ("rule", "codec", "CODECS") if kind == "RULES" else ("codec", "rule", "RULES")
    scope, colon, name = address.partition(":")
    spec, at, edition = scope.partition("@")
    if not colon:
        cause = f"{quoted(address)} is not a {thing} address; expected SPEC[@EDITION]:{thing.upper()}"
    elif spec not in index.SPECS:
        cause = f"unknown specification {quoted(spec)}"
    elif at and edition not in index.SPECS[spec]:
        cause = f"`{spec}` has no edition {quoted(edition)}; available: {', '.join(map(quoted, index.SPECS[spec]))}"
    else:
        edition = edition or index.SPECS[spec][-1]
        if name in getattr(index, kind).get((spec, edition), ()):
            return spec, edition, name
        cause = f"`{spec}@{edition}` has no {thing} {quoted(name)}"
        if name in getattr(index, others).get((spec, edition), ()):
            cause += f", but it has a {other} of that name"
    raise UnknownAddress(address, cause, _near(address, kind))


def _near(address: str, kind: str) -> tuple[str, ...]:
    """At most three addresses that exist and are like this one; with editions if it has one itself."""
    from difflib import get_close_matches

    known = _addresses(kind)
    if "@" not in address:
        older = [full for full in known if _short(full) == address]
        if older:  # the latest edition dropped it
            return tuple(older[-3:])
        latest = {f"{spec}@{editions[-1]}" for spec, editions in _index().SPECS.items()}
        known = tuple(_short(full) for full in known if full.partition(":")[0] in latest)
    if ":" not in address:
        bare = [full for full in known if full.partition(":")[2] == address]
        if bare:  # the name alone, without its specification
            return tuple(bare[:3])
    return tuple(get_close_matches(address, known, n=3, cutoff=0.6))


def _short(full: str) -> str:
    """The address without its edition."""
    return f"{full.partition('@')[0]}:{full.partition(':')[2]}"


# Rules and codecs are pickled by their address, so that executors load their own tables.
pickle(Rule, lambda found: (rule, (found.address,)))
pickle(Codec, lambda found: (codec, (found.address,)))
