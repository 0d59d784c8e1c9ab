"""Addresses: SPEC[@EDITION]:NAME finds a rule or a codec; without an edition, the latest one.

EDITION can also be a release that an edition is about, and NAME an alias or the role of a rule.
"""

from __future__ import annotations

from copyreg import pickle
from functools import partial
from importlib import import_module
from types import ModuleType

from ..errors import Error
from ..text import closest, did_you_mean, quoted, unknown
from . import sources
from .codec import Codec
from .computed import COMPUTED
from .rule import Part, Rule

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` out of the import
    from collections.abc import Callable, Iterable
    from types import SimpleNamespace
    from typing import Any, TypeVar

    from .sources import Source

    T = TypeVar("T", Rule, Codec)

_editions: dict[tuple[str, str], _Edition] = {}
_rules: dict[str, Rule] = {}  # by every address that was asked for, with and without edition
_codecs: dict[str, Codec] = {}


class UnknownAddress(Error, LookupError):
    """No rule or codec has this address: carries `address`, the `cause`, and the `near` addresses that exist."""

    def __init__(self, address: str, cause: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(address, cause, near)
        self.address = address
        self.cause = cause
        self.near = near

    def __str__(self) -> str:
        return f"{self.cause}{did_you_mean(self.near)}"


def rules(*, latest: bool = False) -> tuple[str, ...]:
    """The address of every rule, all editions, each from the oldest to the latest.

    With `latest`, those of the latest editions, spelled without edition: `"nats-js:domain" in ng.rules(latest=True)`.
    Raises RulesError for an installed package of rules that is broken.
    """
    return _addresses("RULES", latest)


def codecs(*, latest: bool = False) -> tuple[str, ...]:
    """The address of every codec, as `rules` has those of the rules."""
    return _addresses("CODECS", latest)


def roles() -> dict[str, tuple[tuple[str, str], ...]]:
    """Role → pairs of a dialect and the address of its rule, for the same kind of name.

    Raises RulesError for an installed package of rules that is broken.
    """
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for source in sources.sources():
        for role, stances in source.ROLES.items():
            found[role] = (*found.get(role, ()), *stances)
    return dict(sorted(found.items()))


def unknown_kind(role: str, known: Iterable[str]) -> str:
    """The cause for a role that is none of the known ones."""
    return unknown("kind of name", role, known)


def rule(address: str) -> Rule:
    """The rule at SPEC[@EDITION]:RULE; the same object each time.

    Raises UnknownAddress, which names near addresses, and TypeError if the address is not a str.
    """
    known = _rules.get(_text(address))
    if known is None:
        spec, edition, name = _resolve(address, "RULES")
        known = _rules[address] = _edition(spec, edition).rule(name)
    return known


def parse(address: str, name: str) -> dict[str, Part]:
    """The named parts of the name, by the rule at the address, as `Rule.parse` finds them.

    Raises InvalidName, UnknownAddress, and TypeError if one of them is not a str.
    """
    return rule(address).parse(name)


def codec(address: str) -> Codec:
    """The codec at SPEC[@EDITION]:CODEC; the same object each time.

    Raises UnknownAddress, which names near addresses, and TypeError if the address is not a str.
    """
    known = _codecs.get(_text(address))
    if known is None:
        spec, edition, name = _resolve(address, "CODECS")
        known = _codecs[address] = _edition(spec, edition).codec(name)
    return known


def register(tables: Source | ModuleType) -> None:
    """Makes the rules and codecs of more tables available by address; replaces tables of the same origin.

    Takes a package written by `natsgrammar generate --package`, a module of tables, or the tables of a folder of
    grammars from `natsgrammar_gen.compiler`. An installed package that declares its tables under the entry point group
    `natsgrammar.rules` needs no call.
    Raises RulesError if there are no tables, or if one of their specifications is taken.
    """
    _forget(sources.add(tables))


def unregister(tables: Source | ModuleType) -> None:
    """Removes what `register` added, if anything. Raises RulesError if there are no tables."""
    _forget(sources.remove(tables))


def _forget(source: Source) -> None:
    for key in [key for key in _editions if key[0] in source.SPECS]:
        del _editions[key]
    for address in [address for address in _rules if _spec(address) in source.SPECS]:
        del _rules[address]
    for address in [address for address in _codecs if _spec(address) in source.SPECS]:
        del _codecs[address]


class _Edition:
    """The rules and codecs of one edition, each made when it is first asked for."""

    def __init__(self, tables: ModuleType | SimpleNamespace) -> None:
        self.tables = tables
        self._rules: dict[str, Rule] = {}
        self._codecs: dict[str, Codec] = {}

    def rule(self, name: str) -> Rule:
        if name not in self._rules:
            wanted = self.tables.RULES[name]["codec"]

            def served() -> Rule | None:
                try:
                    return rule(f"nats-server:{name}")
                except UnknownAddress:
                    return None

            asks = self.tables.RULES[name]["code"] is not None and self.tables.SPEC != "nats-server"
            encoder = partial(self.codec, wanted) if wanted else None
            self._rules[name] = Rule(self.tables, name, encoder, served if asks else None)
        return self._rules[name]

    def codec(self, name: str) -> Codec:
        if name not in self._codecs:
            entry = self.tables.CODECS[name]
            made = COMPUTED.get(entry["by"], Codec)
            self._codecs[name] = made(self.tables, name, self.rule(entry["wire"]))
        return self._codecs[name]


def _edition(spec: str, edition: str) -> _Edition:
    """The edition, which exists. Raises RulesError for tables of another version."""
    if (spec, edition) not in _editions:
        source = sources.source_of(spec)
        assert source is not None
        _editions[spec, edition] = _Edition(sources.loaded(source, spec, edition))
    return _editions[spec, edition]


def _text(address: object) -> str:
    if not isinstance(address, str):
        raise TypeError(f"an address is a str, not {type(address).__name__}")
    return address


def _addresses(kind: str, latest: bool = False) -> tuple[str, ...]:
    return tuple(
        f"{spec}:{name}" if latest else f"{spec}@{edition}:{name}"
        for source in sources.sources()
        for spec, editions in sources.specs(source).items()
        for edition in (editions[-1:] if latest else editions)
        for name in getattr(source, kind).get((spec, edition), ())
    )


def edition_of(scope: str) -> str:
    """The edition that SPEC[@EDITION] means, in full. Raises UnknownAddress, which names near ones."""
    try:
        spec, edition, _ = _edition_at(scope)
    except _Missing as missing:
        specs = {spec: its for source in sources.sources() for spec, its in sources.specs(source).items()}
        known = [*specs, *(f"{spec}@{edition}" for spec, its in specs.items() for edition in its)]
        raise UnknownAddress(scope, str(missing), closest(scope, known)) from None
    return f"{spec}@{edition}"


class _Missing(LookupError):
    """A specification or an edition that nobody has; the message is the cause."""


def _edition_at(scope: str) -> tuple[str, str, Source]:
    """Specification and edition of SPEC[@EDITION], and the tables that have them."""
    spec, at, edition = scope.partition("@")
    source = sources.source_of(spec)
    if source is None:
        raise _Missing(f"unknown specification {quoted(spec)}")
    found = sources.edition_of(source, spec, edition) if edition or not at else None
    if found is None:
        known = [_described(source, spec, edition) for edition in source.SPECS[spec]]
        raise _Missing(f"`{spec}` has no edition {quoted(edition)}; available: {', '.join(known)}")
    return spec, found, source


def _described(source: Source, spec: str, edition: str) -> str:
    """An edition, and the releases that it is about if they are several."""
    first, last = source.RELEASES.get((spec, edition), ("", ""))
    return quoted(edition) + (f" (releases {first} to {last})" if first != last else "")


def _resolve(address: str, kind: str) -> tuple[str, str, str]:
    """Specification, edition and name of an address that exists."""
    thing, other, others = ("rule", "codec", "CODECS") if kind == "RULES" else ("codec", "rule", "RULES")
    scope, colon, name = address.partition(":")
    try:
        spec, edition, source = _edition_at(scope)
    except _Missing as missing:
        cause = str(missing)
    else:
        if kind == "RULES":
            name = source.ALIASES.get((spec, edition), {}).get(name, name)
        if name in getattr(source, kind)[spec, edition]:
            return spec, edition, name
        cause = f"`{spec}@{edition}` has no {thing} {quoted(name)}"
        if name in getattr(source, others)[spec, edition]:
            raise UnknownAddress(address, f"{cause}, but it has a {other} of that name")
    if not colon:
        cause = f"{quoted(address)} is not a {thing} address; expected SPEC[@EDITION]:{thing.upper()}"
    raise UnknownAddress(address, cause, _near(address, kind))


def _near(address: str, kind: str) -> tuple[str, ...]:
    """At most three addresses that exist and are like this one; with editions if it has one itself."""
    known = _addresses(kind)
    others = [full for full in known if short(full) == short(address)]
    if others:  # this edition has none of that name: those that begin like it, then the others, newest first
        begun, newest = address.partition(":")[0], others[::-1]
        return tuple(sorted(newest, key=lambda full: not full.startswith(begun))[:3])
    if "@" not in address:
        known = _addresses(kind, latest=True)
    if ":" not in address:
        bare = [full for full in known if full.partition(":")[2] == address]
        if bare:  # the name alone, without its specification
            return tuple(bare[:3])
    return closest(address, known)


def short(address: str) -> str:
    """The address without its edition."""
    return f"{_spec(address)}:{address.partition(':')[2]}"


def page_of(of: Rule, suffix: str) -> str | None:
    """Where the reference of natsgrammar explains a rule, below its folder; None for a rule of your own grammars."""
    if not getattr(of.tables, "__name__", "").startswith("natsgrammar_tables."):  # those of own grammars are no modules
        return None
    latest = f"{of.spec}:{of.name}"
    if latest in rules(latest=True) and rule(latest).edition == of.edition:
        return f"{of.spec}/{of.name}{suffix}"
    return f"{of.spec}/{of.edition}{suffix}#{of.name}"


def _spec(address: str) -> str:
    return address.partition(":")[0].partition("@")[0]


# ---- pickling -------------------------------------------------------------------------------------------------------
# Executors load natsgrammar's own tables by address, those of another package by the name of their module, and get
# the tables that no package holds with the rule.


def _reduced(found: T, find: Callable[[str], T]) -> tuple[Callable[..., T], tuple[Any, ...]]:
    if found.spec in sources.own().SPECS:
        return find, (found.address,)
    tables = found.tables
    return _again, (find.__name__, tables.__name__ if isinstance(tables, ModuleType) else tables, found.name)


def _again(kind: str, tables: str | SimpleNamespace, name: str) -> Any:
    """The rule or codec that was pickled; the one that this process has, if it is of the same tables."""
    loaded = import_module(tables) if isinstance(tables, str) else tables
    known = _editions.get((loaded.SPEC, loaded.EDITION))
    if known is None or known.tables != loaded:
        known = _Edition(loaded)
    return known.rule(name) if kind == "rule" else known.codec(name)


pickle(Rule, lambda found: _reduced(found, rule))
_CODEC_TYPES: tuple[type[Codec], ...] = (Codec, *COMPUTED.values())
for _type in _CODEC_TYPES:
    pickle(_type, lambda found: _reduced(found, codec))
