"""Addresses: SPEC[@EDITION]:NAME finds a rule or a codec; without an edition, the latest one.

EDITION can also be a release that an edition covers, and NAME an alias or a rule's role. A kind alone
addresses the rule that is safe everywhere: `stream-name`, or `stream` for short, is `portable:stream-name`.
"""

from __future__ import annotations

from collections.abc import Callable
from copyreg import pickle
from functools import cache, partial
from importlib import import_module
from types import ModuleType, SimpleNamespace

from ..errors import TYPE_CHECKING, Error
from ..text import closest, did_you_mean, quoted
from . import sources
from .codec import Codec
from .computed import COMPUTED
from .parts import Part
from .rule import Rule

if TYPE_CHECKING:
    from typing import Any

    from .sources import Source

_INDEX = {"rule": "RULES", "codec": "CODECS"}  # kind of address → where an index of tables lists the names
# The kinds of names that people ask for, the usual five first; and what they call those.
USUAL_KINDS = (
    *("stream-name", "consumer-name", "subject-publish", "kv-key-name", "kv-bucket-name"),
    *("durable-name", "subject-subscribe", "queue-name", "obj-bucket-name", "obj-object-name", "account-name"),
    "header-name",
)
SHORT_NAMES = dict(zip(("stream", "consumer", "subject", "key", "bucket"), USUAL_KINDS, strict=False))
_editions: dict[tuple[str, str], Edition] = {}
_served: dict[str, dict[str, Any]] = {"rule": {}, "codec": {}}  # by each address in use, with and without edition


class UnknownAddress(Error, LookupError):
    """No rule or codec has this address: carries `address`, the `cause`, and the addresses `near` it."""

    def __init__(self, address: str, cause: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(address, cause, near)
        self.address = address
        self.cause = cause
        self.near = near

    def __str__(self) -> str:
        return f"{self.cause}{did_you_mean(self.near)}"


def rules(*, latest: bool = False) -> tuple[str, ...]:
    """Return every rule's address, all editions, each from the oldest to the latest.

    With `latest`, leave out older editions and the edition itself: `"nats-js:domain" in ng.rules(latest=True)`.
    Raises RulesError for an installed package of rules that is broken.
    """
    return _addresses("rule", latest)


def codecs(*, latest: bool = False) -> tuple[str, ...]:
    """Return every codec's address, as `rules` does for rules."""
    return _addresses("codec", latest)


def roles() -> dict[str, tuple[tuple[str, str], ...]]:
    """Return role → pairs: a dialect, and its rule's address for this kind of name. Raises RulesError."""
    known: dict[str, tuple[tuple[str, str], ...]] = {}
    for source in sources.sources():
        for role, stances in source.ROLES.items():
            known[role] = (*known.get(role, ()), *stances)
    return dict(sorted(known.items()))


def kinds() -> dict[str, str]:
    """Return kind → the rule's name in `portable`, for kinds with such a rule; short names first."""
    scope = sources.COMPUTED[0], sources.COMPUTED[1][0]
    names = dict.fromkeys(sources.own().RULES.get(scope, ()))
    others = {**SHORT_NAMES, **{name: name for name in names}, **sources.own().ALIASES.get(scope, {})}
    return {kind: name for kind, name in others.items() if name in names}


def rule(address: str) -> Rule:
    """Return the rule at SPEC[@EDITION]:RULE; the same object each time.

    Raises UnknownAddress, which names near addresses, and TypeError if the address is not a str.
    """
    served: Rule = _at("rule", address)
    return served


def codec(address: str) -> Codec:
    """Return the codec at SPEC[@EDITION]:CODEC; the same object each time.

    Raises UnknownAddress, which names near addresses, and TypeError if the address is not a str.
    """
    served: Codec = _at("codec", address)
    return served


def _at(kind: str, address: str) -> Any:
    """Return the rule or codec at the address."""
    if not isinstance(address, str):
        raise TypeError(f"an address is a str, not {type(address).__name__}")
    known = _served[kind].get(address)
    if known is None:
        spec, edition, name = _resolve(address, kind)
        known = _served[kind][address] = getattr(_edition(spec, edition), kind)(name)
    return known


def parse(address: str, name: str) -> dict[str, Part]:
    """Return the name's parts by the rule at the address. Raises InvalidName, UnknownAddress and TypeError."""
    return rule(address).parse(name)


def build(address: str, /, **parts: str | int | Part) -> str:
    """Return the name with these parts by the rule at the address, as `Rule.build`. Raises UnknownAddress, too."""
    return rule(address).build(**parts)


def register(tables: Source) -> None:
    """Make the rules and codecs in more tables available by address, and replace tables from the same origin.

    `tables` is a package written by `natsgrammar generate --package`, a module with tables, or a folder's tables from
    `natsgrammar_gen.compiler`. An installed package that declares its tables under the entry point group
    `natsgrammar.rules` needs no call.
    Raises RulesError if there are no tables, or if another source has one of their specifications.
    """
    _forget(sources.add(tables))


def unregister(tables: Source) -> None:
    """Remove what `register` added, if anything. Raises RulesError if there are no tables."""
    _forget(sources.remove(tables))


def _forget(source: Source) -> None:
    for key in [key for key in _editions if key[0] in source.SPECS]:
        del _editions[key]
    for served in _served.values():
        for address in [address for address in served if _spec(address) in source.SPECS]:
            del served[address]


class Edition:
    """The rules and codecs of one edition's tables, each made on first use. For tables in memory, too."""

    def __init__(self, tables: ModuleType | SimpleNamespace) -> None:
        self.tables = tables
        self._rules: dict[str, Rule] = {}
        self._codecs: dict[str, Codec] = {}

    def rule(self, name: str) -> Rule:
        """Return the rule with this name. Raises KeyError."""
        if name not in self._rules:
            entry = self.tables.RULES[name]

            @cache  # a name that the server has no rule for is looked up once: what is near it takes 70 ms
            def server_rule() -> Rule | None:
                try:
                    return rule(f"nats-server:{name}")
                except UnknownAddress:
                    return None

            has_code = entry["code"] is not None and self.tables.SPEC != "nats-server"
            encoder = partial(self.codec, entry["codec"]) if entry["codec"] else None
            self._rules[name] = Rule(self.tables, name, encoder, server_rule if has_code else None)
        return self._rules[name]

    def codec(self, name: str) -> Codec:
        """Return the codec with this name. Raises KeyError."""
        if name not in self._codecs:
            entry = self.tables.CODECS[name]
            kind = COMPUTED.get(entry["by"], Codec)
            of = self.rule(entry["of"]) if "of" in entry else None
            self._codecs[name] = kind(self.tables, name, self.rule(entry["wire"]), of)
        return self._codecs[name]


def _edition(spec: str, edition: str) -> Edition:
    """Return the edition, which exists. Raises RulesError for tables from another version."""
    if (spec, edition) not in _editions:
        source = sources.source_of(spec)
        assert source is not None
        _editions[spec, edition] = Edition(sources.loaded(source, spec, edition))
    return _editions[spec, edition]


def _addresses(kind: str, latest: bool = False) -> tuple[str, ...]:
    return tuple(
        f"{spec}:{name}" if latest else f"{spec}@{edition}:{name}"
        for source in sources.sources()
        for spec, editions in sources.specs(source).items()
        for edition in (editions[-1:] if latest else editions)
        for name in getattr(source, _INDEX[kind]).get((spec, edition), ())
    )


def edition_of(scope: str) -> str:
    """Return SPEC[@EDITION] with its edition, in full. Raises UnknownAddress, which names near ones."""
    try:
        spec, edition, _ = _edition_at(scope)
    except _Missing as missing:
        specs = {spec: editions for source in sources.sources() for spec, editions in sources.specs(source).items()}
        known = [*specs, *(f"{spec}@{edition}" for spec, editions in specs.items() for edition in editions)]
        raise UnknownAddress(scope, str(missing), closest(scope, known)) from None
    return f"{spec}@{edition}"


class _Missing(LookupError):
    """No tables have this specification or edition; the message is the cause."""


def _edition_at(scope: str) -> tuple[str, str, Source]:
    """Return the specification and edition in SPEC[@EDITION], and their tables."""
    spec, at, requested = scope.partition("@")
    source = sources.source_of(spec)
    if source is None:
        raise _Missing(f"unknown specification {quoted(spec)}")
    edition = sources.edition_of(source, spec, requested) if requested or not at else None
    if edition is None:
        known = [_described(source, spec, edition) for edition in source.SPECS[spec]]
        raise _Missing(f"`{spec}` has no edition {quoted(requested)}; available: {', '.join(known)}")
    return spec, edition, source


def _described(source: Source, spec: str, edition: str) -> str:
    """Return an edition as messages name it, with its releases if there are several."""
    first, last = source.RELEASES.get((spec, edition), ("", ""))
    return quoted(edition) + (f" (releases {first} to {last})" if first != last else "")


def _resolve(address: str, kind: str) -> tuple[str, str, str]:
    """Return the specification, edition and name in an address. Raises UnknownAddress."""
    other = "codec" if kind == "rule" else "rule"
    scope, colon, name = address.partition(":")
    if kind == "rule" and not colon and (of_kind := kinds().get(address)):
        scope, colon, name = sources.COMPUTED[0], ":", of_kind
    try:
        spec, edition, source = _edition_at(scope)
    except _Missing as missing:
        cause = str(missing)
    else:
        names, aliases = getattr(source, _INDEX[kind]), source.ALIASES if kind == "rule" else {}
        own = {each: aliases.get((spec, each), {}).get(name, name) for each in source.SPECS[spec]}
        own = {each: known for each, known in own.items() if known in names.get((spec, each), ())}
        requested = scope.partition("@")[2]
        if requested and requested not in own:
            edition = sources.edition_with(source, spec, requested, own) or edition
        if edition in own:
            return spec, edition, own[edition]
        cause = f"`{spec}@{edition}` has no {kind} {quoted(name)}"
        if name in getattr(source, _INDEX[other])[spec, edition]:
            raise UnknownAddress(address, f"{cause}, but it has a {other} of that name")
    if not colon:
        form = f"SPEC[@EDITION]:{kind.upper()}"
        expected = f"a kind of name, such as `stream-name`, or {form}" if kind == "rule" and kinds() else form
        cause = f"{quoted(address)} is not a {kind} address; expected {expected}"
    raise UnknownAddress(address, cause, _near(address, kind))


def _near(address: str, kind: str) -> tuple[str, ...]:
    """Return at most three existing addresses like this one, with editions if it has one itself."""
    known = _addresses(kind)
    others = [full for full in known if short(full) == short(address)]
    if others:  # in other editions: those that begin like the address first, then the newest
        begun, newest = address.partition(":")[0], others[::-1]
        return tuple(sorted(newest, key=lambda full: not full.startswith(begun))[:3])
    if "@" not in address:
        known = _addresses(kind, latest=True)
    if ":" not in address:
        if address in {_spec(full) for full in known}:  # not one of its rules alone, but all of them
            return ()
        alike = closest(address, kinds()) if kind == "rule" else ()
        longer = [usual for usual in alike if usual.startswith(address)]
        bare = [full for full in known if full.partition(":")[2] == address]  # without its specification
        if alike or bare:
            return tuple(dict.fromkeys([*longer, *bare] or alike))[:3]
    name, alike = address.partition(":")[2], closest(address, known)
    if kind == "rule" and name in kinds() and "@" not in address:
        return (*alike[:2], name) if alike and alike[0].startswith(address) else (name, *alike[:2])
    return alike


def short(address: str) -> str:
    """Return the address without its edition."""
    return f"{_spec(address)}:{address.partition(':')[2]}"


def page_of(of: Rule, suffix: str) -> str | None:
    """Return a rule's page, below the reference's folder; None for a rule from your own grammars."""
    if not getattr(of.tables, "__name__", "").startswith("natsgrammar_tables."):  # own grammars have no modules
        return None
    latest = f"{of.spec}:{of.name}"
    if latest in rules(latest=True) and rule(latest).edition == of.edition:
        return f"{of.spec}/{of.name}{suffix}"
    return f"{of.spec}/{of.edition}{suffix}#{of.name}"


def _spec(address: str) -> str:
    return address.partition(":")[0].partition("@")[0]


# ---- pickling -------------------------------------------------------------------------------------------------------
# Executors load natsgrammar's own tables by address and other packages' tables by module name. Tables in memory travel
# with the rule.


def _reduced(find: Callable[[str], Any], served: Rule | Codec) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    if served.spec in sources.own().SPECS:
        return find, (served.address,)
    tables = served.tables
    return _unpickled, (find.__name__, tables.__name__ if isinstance(tables, ModuleType) else tables, served.name)


def _unpickled(kind: str, tables: str | SimpleNamespace, name: str) -> Any:
    """Return the pickled rule or codec; this process's own, if its tables are the same."""
    loaded = import_module(tables) if isinstance(tables, str) else tables
    known = _editions.get((loaded.SPEC, loaded.EDITION))
    if known is None or known.tables != loaded:
        known = Edition(loaded)
    return getattr(known, kind)(name)


pickle(Rule, partial(_reduced, rule))
pickle(Codec, partial(_reduced, codec))
for _type in COMPUTED.values():
    pickle(_type, partial(_reduced, codec))
