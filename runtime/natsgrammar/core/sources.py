"""The sources of tables: natsgrammar's own, installed packages of rules, and registered ones."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from ..errors import Error
from ..text import printable
from .releases import release_between

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` out of the import
    from types import SimpleNamespace
    from typing import Any, Protocol

    class Source(Protocol):
        """Tables of several editions, and the index of them; `natsgrammar_tables` says what each of these holds."""

        @property
        def SPECS(self) -> dict[str, tuple[str, ...]]:  # noqa: N802
            """Specification → its editions, oldest first."""
            ...

        @property
        def RULES(self) -> dict[tuple[str, str], tuple[str, ...]]:  # noqa: N802
            """Specification and edition → the names of its rules."""
            ...

        @property
        def CODECS(self) -> dict[tuple[str, str], tuple[str, ...]]:  # noqa: N802
            """Specification and edition → the names of its codecs."""
            ...

        @property
        def ALIASES(self) -> dict[tuple[str, str], dict[str, str]]:  # noqa: N802
            """Specification and edition → further name → the name of a rule."""
            ...

        @property
        def RELEASES(self) -> dict[tuple[str, str], tuple[str, str]]:  # noqa: N802
            """Specification and edition → the releases that it describes."""
            ...

        @property
        def ROLES(self) -> dict[str, tuple[tuple[str, str], ...]]:  # noqa: N802
            """Role → the implementations that state it, with their addresses."""
            ...

        def load(self, spec: str, edition: str) -> Any:
            """Return the tables of one edition."""
            ...


PACKAGE = (__package__ or "").partition(".")[0]
GROUP = f"{PACKAGE}.rules"  # the entry points under which installed packages offer tables
# What all dialects of one package accept: only natsgrammar's own has an address.
_COMPUTED = ("portable", ("computed",))
_NEEDED = ("SPECS", "RULES", "CODECS", "ALIASES", "RELEASES", "ROLES", "load")


class RulesError(Error, ValueError):
    """Rules that cannot be used: their specification is taken, or the source holds no tables."""


@dataclass(frozen=True)
class Tables:
    """Tables of grammars that no package holds: picklable, so that they travel with the rules that need them.

    - `origin`: where the grammars are, for messages; tables of the same origin take the place of earlier ones
    - `digest`: of what the grammars say
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
        """The tables of one edition."""
        return self.editions[spec, edition]


_added: list[Source] = []  # in order of registration
_installed: list[Source] = []  # of installed packages, once they are looked for
_broken: list[RulesError] = []  # those that cannot be used
_looked = False


def own() -> Source:
    """The tables of this package itself, imported when first needed."""
    from .. import tables

    return tables


def source_of(spec: str) -> Source | None:
    """The tables that have the specification, or None. Raises RulesError for an installed package that is broken."""
    if spec in own().SPECS:
        return own()
    found = next((source for source in _known()[1:] if spec in specs(source)), None)
    if found is None and _broken:
        raise _broken[0]
    return found


def sources() -> tuple[Source, ...]:
    """All tables, natsgrammar's own first. Raises RulesError for an installed package that is broken."""
    known = _known()
    if _broken:
        raise _broken[0]
    return known


def _known() -> tuple[Source, ...]:
    """All tables but broken ones; registered tables hide an installed package that has one of their specifications."""
    global _looked  # noqa: PLW0603
    if not _looked:
        _looked = True
        _look()
    taken = {spec for source in _added for spec in specs(source)}
    return (own(), *_added, *(source for source in _installed if taken.isdisjoint(specs(source))))


def edition_of(source: Source, spec: str, wanted: str) -> str | None:
    """The edition of that name, else the newest one that is about that release; the latest if none is wanted."""
    editions = source.SPECS[spec]
    if not wanted or wanted in editions:
        return wanted or editions[-1]
    ranges = [(edition, source.RELEASES.get((spec, edition))) for edition in editions]
    return next((edition for edition, its in reversed(ranges) if its and release_between(wanted, *its)), None)


def specs(source: Source) -> dict[str, tuple[str, ...]]:
    """Specification → its editions, oldest first; without those computed for tables other than natsgrammar's own."""
    return {spec: found for spec, found in source.SPECS.items() if source is own() or (spec, found) != _COMPUTED}


def add(tables: Source | ModuleType) -> Source:
    """Adds tables, replacing those of the same origin. Raises RulesError if one of their specifications is taken."""
    source = _free(tables, _added)
    remove(source)
    _added.append(source)
    return source


def _free(tables: Source | ModuleType, others: list[Source]) -> Source:
    """The tables. Raises RulesError if natsgrammar or one of the others has one of their specifications."""
    source = _tables_of(tables)
    for known in (own(), *others):
        taken = sorted(specs(source).keys() & specs(known).keys())
        if taken and (known is own() or origin(known) != origin(source)):
            raise RulesError(f"`{origin(source)}`: `{origin(known)}` has a specification `{taken[0]}`; rename yours")
    return source


def remove(tables: Source | ModuleType) -> Source:
    """Removes tables, by their origin. Raises RulesError if there are no tables."""
    source = _tables_of(tables)
    _added[:] = [known for known in _added if origin(known) != origin(source)]
    return source


def origin(source: Source) -> str:
    """The origin of tables: the name of their module, or the folder of their grammars."""
    name = source.__name__ if isinstance(source, ModuleType) else getattr(source, "origin", type(source).__name__)
    return PACKAGE if source is own() else str(name).removesuffix(".tables")


def digest(source: Source) -> str:
    """A key that distinguishes tables of the same origin; a module's content never changes within a process."""
    return source.digest if isinstance(source, Tables) else origin(source)


def loaded(source: Source, spec: str, edition: str) -> Any:
    """The tables of one edition. Raises RulesError if another version generated them, with other entries."""
    tables = source.load(spec, edition)
    if source is not own():
        from ..tables import CodecEntry, RuleEntry

        for kind, needed in (("RULES", RuleEntry.__required_keys__), ("CODECS", CodecEntry.__required_keys__)):
            for entry in getattr(tables, kind).values():
                if lacking := sorted(needed - entry.keys()):
                    cause = f"its tables lack `{lacking[0]}`; generate them again with this version"
                    raise RulesError(f"`{origin(source)}`: {cause}")
    return tables


def _tables_of(given: Source | ModuleType) -> Source:
    found: Any = given
    if isinstance(given, ModuleType) and not hasattr(given, "SPECS"):
        try:
            found = import_module(f"{given.__name__}.tables")
        except ModuleNotFoundError:
            raise RulesError(f"`{given.__name__}` holds no tables of rules") from None
    if lacking := [name for name in _NEEDED if not hasattr(found, name)]:
        raise RulesError(f"`{origin(found)}` holds no tables of rules: it has no `{lacking[0]}`")
    source: Source = found
    return source


def _look() -> None:
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP):
        try:
            found = point.load()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a foreign package can raise anything
            cause = printable(f"{type(error).__name__}: {error}")
            _broken.append(RulesError(f"the installed rules `{point.name}` ({point.value}) do not load: {cause}"))
            continue
        try:
            _installed.append(_free(found, _installed))
        except RulesError as error:
            _broken.append(error)
