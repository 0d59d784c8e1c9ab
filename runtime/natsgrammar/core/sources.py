"""Sources of tables: natsgrammar's own, installed packages, and registered ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType, SimpleNamespace

from ..errors import TYPE_CHECKING, Error
from ..text import printable
from .releases import release_between

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

PACKAGE = (__package__ or "").partition(".")[0]
GROUP = f"{PACKAGE}.rules"  # the entry points under which installed packages offer tables
# The intersection of a package's dialects: only natsgrammar's own has an address.
COMPUTED = ("portable", ("computed",))
_NEEDED = ("SPECS", "RULES", "CODECS", "ALIASES", "RELEASES", "ROLES", "load")


class RulesError(Error, ValueError):
    """Unusable rules: their specification is taken, or the source contains no tables."""


@dataclass(frozen=True)
class Tables:
    """Tables in memory, and their index: picklable, so they travel with their rules.

    - `origin`: the grammars' folder, for messages; tables replace earlier ones from the same origin
    - `digest`: of the grammars' content
    - `SPECS`: specification → its editions, oldest first; the other members are by specification and edition
    - `RULES`, `CODECS`: names; `ALIASES`: further name → the name of a rule; `RELEASES`: the first and last release
    - `ROLES`: kind of name → the dialects with a rule, and its addresses
    """

    origin: str
    digest: str
    SPECS: dict[str, tuple[str, ...]]
    RULES: dict[tuple[str, str], tuple[str, ...]]
    CODECS: dict[tuple[str, str], tuple[str, ...]]
    ALIASES: dict[tuple[str, str], dict[str, str]]
    RELEASES: dict[tuple[str, str], tuple[str, str]]
    ROLES: dict[str, tuple[tuple[str, str], ...]]
    editions: dict[tuple[str, str], SimpleNamespace]

    def load(self, spec: str, edition: str) -> SimpleNamespace:
        """Return the tables of one edition."""
        return self.editions[spec, edition]


Source = Tables | ModuleType  # a module such as `natsgrammar_tables` has the same members

_added: list[Source] = []  # in order of registration
_installed: list[Source] = []  # of installed packages, once `_look` has run
_broken: list[RulesError] = []  # those that cannot be used
_looked = False


def own() -> Source:
    """Return this package's own tables, imported on first use."""
    from .. import tables

    return tables


def source_of(spec: str) -> Source | None:
    """Return the specification's tables, or None. Raises RulesError for a broken installed package."""
    if spec in own().SPECS:
        return own()
    source = next((source for source in _known()[1:] if spec in specs(source)), None)
    if source is None and _broken:
        raise _broken[0]
    return source


def sources() -> tuple[Source, ...]:
    """Return all tables, natsgrammar's own first. Raises RulesError for a broken installed package."""
    known = _known()
    if _broken:
        raise _broken[0]
    return known


def _known() -> tuple[Source, ...]:
    """Return all tables but broken ones. Registered tables hide an installed package with the same specification."""
    global _looked  # noqa: PLW0603
    if not _looked:
        _looked = True
        _look()
    taken = {spec for source in _added for spec in specs(source)}
    return (own(), *_added, *(source for source in _installed if taken.isdisjoint(specs(source))))


def edition_of(source: Source, spec: str, name: str) -> str | None:
    """Return the edition with that name, else the newest about that release; the latest if the name is empty."""
    editions = source.SPECS[spec]
    if not name or name in editions:
        return name or editions[-1]
    ranges = [(edition, source.RELEASES.get((spec, edition))) for edition in editions]
    return next((edition for edition, span in reversed(ranges) if span and release_between(name, *span)), None)


def edition_with(source: Source, spec: str, release: str, editions: Iterable[str]) -> str | None:
    """Return the edition about a release: the newest if the range ends in that line, else the oldest, or None."""
    spans = [(edition, source.RELEASES.get((spec, edition))) for edition in editions]
    about = [(edition, span[1]) for edition, span in spans if span and release_between(release, *span)]
    newest = (edition for edition, last in reversed(about) if f"{last}.".startswith(f"{release}."))
    return next(newest, about[0][0] if about else None)


def specs(source: Source) -> dict[str, tuple[str, ...]]:
    """Return specification → its editions, oldest first, without computed ones of packages but natsgrammar."""
    return {spec: names for spec, names in source.SPECS.items() if source is own() or (spec, names) != COMPUTED}


def add(tables: Source) -> Source:
    """Add tables, and replace tables from the same origin. Raises RulesError if a specification is taken."""
    source = _free(tables, _added)
    remove(source)
    _added.append(source)
    return source


def _free(tables: Source, others: list[Source]) -> Source:
    """Return the tables. Raises RulesError if natsgrammar, or one of the others, has a specification in them."""
    source: Source = _tables_of(tables)
    for known in (own(), *others):
        taken = sorted(specs(source).keys() & specs(known).keys())
        if taken and (known is own() or origin(known) != origin(source)):
            raise RulesError(f"`{origin(source)}`: `{origin(known)}` has a specification `{taken[0]}`; rename yours")
    return source


def remove(tables: Source) -> Source:
    """Remove tables, by their origin. Raises RulesError if there are no tables."""
    source: Source = _tables_of(tables)
    _added[:] = [known for known in _added if origin(known) != origin(source)]
    return source


def origin(source: Source) -> str:
    """Return the tables' origin: the name of their module, or their grammars' folder."""
    name = source.__name__ if isinstance(source, ModuleType) else getattr(source, "origin", type(source).__name__)
    return PACKAGE if source is own() else str(name).removesuffix(".tables")


def digest(source: Source) -> str:
    """Return a key to distinguish tables from the same origin; a module never changes within a process."""
    return source.digest if isinstance(source, Tables) else origin(source)


def loaded(source: Source, spec: str, edition: str) -> Any:
    """Return one edition's tables. Raises RulesError if another version generated them, with other entries."""
    tables = source.load(spec, edition)
    if source is not own():
        from ..tables import CodecEntry, RuleEntry

        for kind, needed in (("RULES", RuleEntry.__required_keys__), ("CODECS", CodecEntry.__required_keys__)):
            for entry in getattr(tables, kind).values():
                if lacking := sorted(needed - entry.keys()):
                    cause = f"its tables lack `{lacking[0]}`; generate them again with this version"
                    raise RulesError(f"`{origin(source)}`: {cause}")
    return tables


def _tables_of(given: Source) -> Any:
    tables: Any = given
    if isinstance(given, ModuleType) and not hasattr(given, "SPECS"):
        try:
            tables = import_module(f"{given.__name__}.tables")
        except ModuleNotFoundError:
            raise RulesError(f"`{given.__name__}` holds no tables of rules") from None
    if lacking := [name for name in _NEEDED if not hasattr(tables, name)]:
        raise RulesError(f"`{origin(tables)}` holds no tables of rules: it has no `{lacking[0]}`")
    return tables


def _look() -> None:
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP):
        try:
            tables = point.load()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a foreign package can raise anything
            cause = printable(f"{type(error).__name__}: {error}")
            cause += f"; install `{point.dist.name}` again, or uninstall it" if point.dist else ""
            _broken.append(RulesError(f"the installed rules `{point.name}` ({point.value}) do not load: {cause}"))
            continue
        try:
            _installed.append(_free(tables, _installed))
        except RulesError as error:
            _broken.append(error)


def user_cache() -> Path:
    """Return the user's folder for disposable files."""
    import os
    from pathlib import Path

    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "natsgrammar"
