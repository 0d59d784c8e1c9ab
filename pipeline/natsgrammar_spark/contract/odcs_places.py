"""The places of checks in a document of the Open Data Contract Standard, and what an export drops with a column."""

from __future__ import annotations

from collections.abc import Iterator

from . import odcs
from .odcs import ENGINE
from .odcs_text import Data
from .path import Each, Entries, Field, Path, Step, path_text

_SAID = ("name", "logicalType", "items", "map", "properties", "quality", "logicalTypeOptions")  # by columns and checks
_OF_OURS = ("id", "type", "engine", "implementation", "severity", "description")


def ours(dataset: Data) -> Iterator[tuple[Data, Data]]:
    """The checks of ours, each with the check that it is in a contract."""
    for place, path in places_of(dataset):
        for entry in place.get("quality", ()):
            if entry.get("engine") == ENGINE:
                yield entry, check_of(entry, path, bool(place.get("required")))


def check_of(entry: Data, path: Path, required: bool) -> Data:
    """The check of ours in an entry as a contract has it."""
    given = entry["implementation"]
    check: Data = {"rule": given} if isinstance(given, str) else dict(given)
    check = check if "column" in check else {"column": path_text(path), **check}
    if "severity" not in check and (known := odcs.severity(entry.get("severity"))):
        check["severity"] = known
    if required and "nullable" not in check and not {"decode", "headers"} & check.keys():
        check["nullable"] = False
    return check


def places_of(dataset: Data) -> Iterator[tuple[Data, Path]]:
    """The dataset, its properties and what is in them, each with its path."""
    yield dataset, ()
    yield from _below(dataset, ())


def _below(place: Data, path: Path) -> Iterator[tuple[Data, Path]]:
    of = place.get("map", {})
    elements: list[tuple[Data, Step]] = [(place["items"], Each())] if "items" in place else []
    elements += [(of[name], Entries(None, name == "key")) for name in ("key", "value") if name in of]
    for inside, step in elements:
        yield inside, (*path, step)
        yield from _below(inside, (*path, step))
    for it in place.get("properties", ()):
        inner = (*path, Field(it.get("physicalName", it["name"])))
        yield it, inner
        yield from _below(it, inner)


def forget(place: Data, entry: Data, check: Data) -> None:
    """Removes what other tools check in place of a check of ours that is no more."""
    if place.get("logicalTypeOptions", {}).get("pattern") in odcs.patterns(check):
        del place["logicalTypeOptions"]["pattern"]
        if not place["logicalTypeOptions"]:
            del place["logicalTypeOptions"]
    marks = (f"{entry.get('id')}-pattern-", f"{entry.get('id')}-nulls")
    place["quality"] = [it for it in place["quality"] if not str(it.get("id", "")).startswith(marks)]


def lost(old: Data, new: Data) -> Iterator[str]:
    """What others said of the columns of a dataset and is not in the new one, each property with its line."""
    left = {path: place for place, path in places_of(new)}
    for place, path in [it for it in places_of(old) if it[1]]:
        known = [entry for entry in place.get("quality", ()) if entry.get("engine") == ENGINE]
        for entry in known:
            forget(place, entry, check_of(entry, path, bool(place.get("required"))))
        now, gone = left.get(path, {}), []
        if path not in left:
            others = [it for it in place.get("quality", ()) if it.get("engine") != ENGINE]
            gone += [odcs.named(it.get("engine"), it.get("type", "library")) for it in others]
            gone += [f"`{key}` of its check" for entry in known for key in entry if key not in _OF_OURS]
            ignored = (*_SAID, "physicalType", *(("required",) if known else ()))
            gone += [f"`{key}`" for key in place if key not in ignored]
        options = place.get("logicalTypeOptions", {}).keys() - now.get("logicalTypeOptions", {}).keys()
        gone += [f"`logicalTypeOptions.{key}`" for key in sorted(options) if key != "elementType"]
        if gone:
            line = getattr(next(iter(place)), "line", 0)
            why = "has another type" if path in left else "is not among the columns"
            yield f"line {line}: `{path_text(path)}` {why}: dropped {', '.join(gone)}"
