"""Our checks in an Open Data Contract: looked up, changed, and missed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from . import odcs_terms as terms
from .odcs import named
from .odcs_terms import ENGINE
from .odcs_text import Data
from .path import Each, Entries, Field, Path, Step, parse_path, path_text
from .severity import WARN

_COLUMN_KEYS = ("name", "logicalType", "items", "map", "properties", "quality", "logicalTypeOptions")
_CHECK_KEYS = ("id", "type", "engine", "implementation", "severity", "description")


@dataclass(frozen=True, slots=True)
class Placed:
    """Our check in a document: the property or dataset around it, its entry, and its short form."""

    place: Data
    entry: Data
    check: Data


def _places(place: Data, path: Path = ()) -> Iterator[tuple[Data, Path]]:
    """Yield the dataset, its properties and everything inside them, each with its path."""
    yield place, path
    of = place.get("map", {})
    below: list[tuple[Data, Step]] = [(place["items"], Each())] if "items" in place else []
    below += [(of[name], Entries(None, name == "key")) for name in ("key", "value") if name in of]
    below += [(each, Field(each.get("physicalName", each["name"]))) for each in place.get("properties", ())]
    for inner, step in below:
        yield from _places(inner, (*path, step))


def placed_checks(dataset: Data) -> list[Placed]:
    """Return our checks in a dataset, in their order."""
    return [
        Placed(place, entry, _check_of(entry, path, bool(place.get("required"))))
        for place, path in _places(dataset)
        for entry in place.get("quality", ())
        if entry.get("engine") == ENGINE
    ]


def _check_of(entry: Data, path: Path, required: bool) -> Data:
    """Return the check in an entry as a contract has it."""
    given = entry["implementation"]
    check: Data = terms.completed(
        {"rule": given} if isinstance(given, str) else given,
        path_text(path),
        terms.severity(entry.get("severity")),
        False if required else None,
    )
    return check


def comparable_check(check: Data) -> Data:
    """Return the check with its column and limit in one spelling, without the default for `nullable`."""
    stated = {key: value for key, value in check.items() if key != "nullable" or not value}
    stated |= {"fail_above": str(check["fail_above"])} if "fail_above" in check else {}
    return {**stated, "column": path_text(parse_path(check["column"]))}


class Checks:
    """The checks in a dataset, changed into a contract's: each edited check stays where it is."""

    def __init__(self, dataset: Data, rules: list[Data]) -> None:
        self.dataset = dataset
        self.rules = [(parse_path(rule["column"]), rule) for rule in rules]
        self.comparable = [comparable_check(rule) for rule in rules]
        self.places = {path: place for place, path in _places(dataset)}
        self.ids = {str(entry.get("id")) for place in self.places.values() for entry in place.get("quality", ())}

    def update(self) -> None:
        """Change the checks that differ."""
        left, gone, kept = dict(enumerate(self.rules)), list[Placed](), list[Placed]()
        for placed in placed_checks(self.dataset):
            goal = comparable_check(placed.check)
            same = next((at for at in left if self.comparable[at] == goal), None)
            if same is None:
                gone.append(placed)
            else:
                kept.append(placed)
                del left[same]
        stale = [parse_path(placed.check["column"]) for placed in gone]
        changed = dict.fromkeys([*(path for path, _ in left.values()), *stale])
        was_required = {path for path in changed if self._place(path).get("required")}
        for path in changed:
            if path in self.places:
                self._require(path, gone, kept)
        for path, placed in zip(stale, gone, strict=True):
            _forget(placed)
            edited = next((at for at in left if left[at][0] == path), None)
            if edited is None:
                _remove(placed)
            else:
                _, rule = left.pop(edited)
                self._put(placed.place, placed.entry, rule, placed.check, path in was_required)
        for path, rule in left.values():
            place = self._place(path)
            entry: Data = {}
            self._id(entry, rule)
            place.setdefault("quality", []).append(entry | {"type": "custom", "engine": ENGINE})
            self._put(place, place["quality"][-1], rule, None, False)
        for path in changed:
            if len(path) == 1 and path in self.places:
                self._put_nulls(self.places[path], path)

    def _place(self, path: Path) -> Data:
        return self.places.get(path, self.dataset)

    def _id(self, entry: Data, check: Data) -> str:
        """Return the entry's id; a new one has the check's number among all, if that is free."""
        if "id" not in entry:
            first = self.comparable.index(comparable_check(check)) + 1
            entry["id"] = next(name for number in count(first) if (name := f"{ENGINE}-{number}") not in self.ids)
            self.ids.add(entry["id"])
        return str(entry["id"])

    def _require(self, path: Path, gone: list[Placed], kept: list[Placed]) -> None:
        """Set `required` where a column's checks reject null, and clear it where none does any more."""
        place, rules = self.places[path], [rule for at, rule in self.rules if at == path]
        never_null = (rule for rule in rules if not rule.get("nullable", True) and "where" not in rule)
        strict = any(terms.operator(rule) == terms.NO_ROW for rule in never_null)  # as other tools are about `required`
        if not place.get("required"):
            if strict and len(path) == 1 and all(not rule.get("nullable", True) for rule in rules):
                place["required"] = True
        elif rules and any(old.place is place and not old.check.get("nullable", True) for old in gone):
            relying = (old.entry for old in kept if old.place is place)
            needed = any(_check_of(entry, path, True) != _check_of(entry, path, False) for entry in relying)
            place["required"] = strict or needed

    def _put(self, place: Data, entry: Data, check: Data, before: Data | None, was_required: bool) -> None:
        """Write a check into its entry, in the form used there, and its patterns for other tools."""
        given = entry.get("implementation")
        stated = given if isinstance(given, dict) else {}
        at_property = self.places.get(parse_path(check["column"])) is place
        required = place.get("required")
        implied = {"severity"} | ({"column"} if at_property else set())
        implied |= {"nullable"} if given is not None and was_required and required else set()
        keys = [key for key in (*stated, *check) if key in check and (key in stated or key not in implied)]
        made = {key: check[key] for key in keys}
        if required and not terms.NEVER_NULL & check.keys():
            made["nullable"] = True
        if before is None or entry.get("description") == _described(before):
            entry["description"] = _described(check)
        if isinstance(given, str) and made.keys() == {"rule"}:
            entry["implementation"] = made["rule"]
        elif isinstance(given, dict):
            _assign(given, made)
        else:
            entry["implementation"] = made
        if "severity" in made or terms.severity(entry.get("severity")) != check.get("severity"):
            entry.pop("severity", None)
        if "severity" in check.keys() - made.keys() - entry.keys():
            entry["severity"] = "warning" if check["severity"] == WARN else check["severity"]
        if "where" not in check and at_property and place.get("logicalType") == "string":
            self._put_patterns(place, entry, check)

    def _put_patterns(self, place: Data, entry: Data, check: Data) -> None:
        limit, added = terms.operator(check), []
        for at, pattern in enumerate(terms.patterns(check)):
            options = place.get("logicalTypeOptions", {})
            if limit == terms.NO_ROW and options.get("pattern", pattern) == pattern:
                place.setdefault("logicalTypeOptions", {})["pattern"] = pattern
                continue
            keys = {"metric": "invalidValues", "arguments": {"pattern": pattern}, **limit}
            # The id starts with the check's, by which a later export finds the pattern.
            added.append({"id": f"{self._id(entry, check)}-pattern-{at}", "type": "library", **keys})
        _insert_behind(place["quality"], entry, added)

    def _put_nulls(self, place: Data, path: Path) -> None:
        """Write for other tools how many nulls each check allows; a required property allows none."""
        for entry in [entry for entry in place.get("quality", ()) if entry.get("engine") == ENGINE]:
            _drop(place["quality"], f"{entry.get('id')}-nulls")
            check = _check_of(entry, path, bool(place.get("required")))
            if not check.get("nullable", True) and "where" not in check and not place.get("required"):
                keys = {"metric": terms.NULLS, **terms.operator(check)}
                nulls = {"id": f"{self._id(entry, check)}-nulls", "type": "library", **keys}
                _insert_behind(place["quality"], entry, [nulls])


def _described(check: Data) -> str:
    return f"`{check['column']}` obeys {check.get('rule') or check.get('codec') or 'its check'}"


def _assign(old: Data, new: Data) -> None:
    """Change a mapping into another one in place, to keep its comments."""
    for key in [key for key in old if key not in new]:
        del old[key]
    for key, value in new.items():
        if key not in old or old[key] != value:
            old[key] = value


def _drop(items: list[Data], *marks: str) -> None:
    """Remove the items whose ids begin with a mark, in place, to keep comments beside the others."""
    for at in reversed([at for at, item in enumerate(items) if str(item.get("id", "")).startswith(marks)]):
        del items[at]


def _insert_behind(items: list[Data], entry: Data, added: list[Data]) -> None:
    behind = next(number for number, item in enumerate(items, 1) if item is entry)
    for at, item in enumerate(added, behind):
        items.insert(at, item)


def _forget(placed: Placed) -> None:
    """Remove other tools' replacements for a dropped or edited check."""
    options = placed.place.get("logicalTypeOptions", {})
    if options.get("pattern") in terms.patterns(placed.check):
        del options["pattern"]
        if not options:
            del placed.place["logicalTypeOptions"]
    name = placed.entry.get("id")
    _drop(placed.place["quality"], f"{name}-pattern-", f"{name}-nulls")


def _remove(placed: Placed) -> None:
    del placed.place["quality"][next(at for at, entry in enumerate(placed.place["quality"]) if entry is placed.entry)]
    if not placed.place["quality"]:
        del placed.place["quality"]


def lost(old: Data, new: Data) -> Iterator[str]:
    """Yield other tools' keys and checks on columns that an export drops, each column with its line."""
    left = {path: place for place, path in _places(new)}
    for placed in placed_checks(old):
        _forget(placed)
    for place, path in [each for each in _places(old) if each[1]]:
        now, gone = left.get(path, {}), list[str]()
        if path not in left:
            ours = [entry for entry in place.get("quality", ()) if entry.get("engine") == ENGINE]
            others = [entry for entry in place.get("quality", ()) if entry.get("engine") != ENGINE]
            gone += [named(entry.get("engine"), entry.get("type", "library")) for entry in others]
            gone += [f"`{key}` of its check" for entry in ours for key in entry if key not in _CHECK_KEYS]
            ignored = (*_COLUMN_KEYS, "physicalType", *(("required",) if ours else ()))
            gone += [f"`{key}`" for key in place if key not in ignored]
        options = place.get("logicalTypeOptions", {}).keys() - now.get("logicalTypeOptions", {}).keys()
        gone += [f"`logicalTypeOptions.{key}`" for key in sorted(options) if key != "elementType"]
        if gone:
            why = "has another type" if path in left else "is not among the columns"
            line = place.lc.line + 1  # type: ignore[attr-defined]
            yield f"line {line}: `{path_text(path)}` {why}: dropped {', '.join(gone)}"
