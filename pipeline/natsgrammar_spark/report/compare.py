"""Comparison with an earlier report: changes for each check, and new or gone causes."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of, either, not_utf8

from ..contract.problems import RunError
from ..judge.tally import WORST
from .words import Data, before, change, judged, title

VERSION = 1  # of `report.json`
LARGEST = 256_000_000  # bytes of a report or a history
_COUNTABLE = 2**63  # rows: Spark counts fewer


# ---- the form of reports and of lines in a history -------------------------------------------------------------------


def fits(data: Any, shape: Any) -> bool:
    """Check whether data has a shape: a dict by keys, a list with one shape for all items, a type, or a predicate."""
    match shape:
        case dict():
            return isinstance(data, dict) and all(fits(data.get(key), inner) for key, inner in shape.items())
        case [inner]:
            return isinstance(data, list) and all(fits(item, inner) for item in data)
        case type():
            return isinstance(data, shape)
    return bool(shape(data))


def _count(data: object) -> bool:
    return isinstance(data, int) and not isinstance(data, bool) and 0 <= data < _COUNTABLE


def _maybe(shape: Any) -> Callable[[object], bool]:
    """Return a predicate for the same, null, or a missing key."""
    return lambda data: data is None or fits(data, shape)


ROWS = dict.fromkeys(("in", "valid", "quarantined", "malformed"), _count)
CHECKED = dict.fromkeys(("checked", "valid", "refused"), _count)
_CAUSES = [{"text": str}]
_CHECK = {
    "column": str,
    "address": str,
    "where": _maybe({"column": str, "test": str, "texts": [str]}),
    "rows": CHECKED,
    "causes": _CAUSES,
}
_CONTRACT = {
    "name": str,
    "rows": ROWS,
    "file": _maybe({"sha256": _maybe(str)}),
    "malformed": {"causes": _CAUSES},
    "checks": [_CHECK],
}
REPORT = {"rows": ROWS, "run": _maybe({"started": _maybe(str)}), "contracts": [_CONTRACT]}
_RUN = {"name": str, "rows": ROWS, "checks": [{"checked": _count, "refused": _count}]}
LINE = {"started": str, "rows": ROWS, "contracts": [_RUN]}


# ---- comparison ------------------------------------------------------------------------------------------------------


def read_earlier(file: str, names: Iterable[str]) -> Data:
    """Return a report. Raises RunError if it is none, of another version, or of other contracts."""
    report = _report(file)
    expected, present = [*names], [contract["name"] for contract in report["contracts"]]
    if not {*expected} & {*present}:
        of = either(present) if present else "nothing"
        raise RunError(f"`{file}` is a report of {of}, not of {either(expected)}")
    return report


def _report(file: str) -> dict[str, Any]:
    try:
        if (cause := not_plain(Path(file), LARGEST)) is not None:
            raise RunError(f"`{file}` cannot be read: {cause}")
        report = json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise RunError(f"`{file}` cannot be read: {cause_of(error)}") from None
    except UnicodeDecodeError as error:
        raise RunError(f"`{file}`: {not_utf8(error)}") from None
    except (ValueError, RecursionError):
        report = None
    report = report if isinstance(report, dict) else {}
    version = report.get("report")
    if version is None or (version == VERSION and not fits(report, REPORT)):
        raise RunError(f"`{file}` is not a `report.json` of `natsgrammar run`, or is damaged")
    if version != VERSION:
        raise RunError(f"`{file}` has version {json.dumps(version)[:20]} of reports, and this is version {VERSION}")
    return report


def identity(check: Data) -> str:
    """Return a check's identity across reports, which ignores its place in the contract."""
    return json.dumps([check.get(key) for key in ("column", "address", "kind", "into", "where")], sort_keys=True)


def counts(rows: Data, keys: Iterable[str]) -> dict[str, int]:
    """Return the row counts under these keys."""
    return {key: rows[key] for key in keys}


def compared(report: Data, earlier: Data | None) -> dict[str, Any] | None:
    """Return the changes in all contracts together; None without an earlier report."""
    if earlier is None:
        return None
    old, new = ([contract["name"] for contract in each["contracts"]] for each in (earlier, report))
    return {
        "started": (earlier.get("run") or {}).get("started"),
        "rows": counts(earlier["rows"], ROWS),
        "new": [name for name in new if name not in old],
        "gone": [name for name in old if name not in new],
    }


def compared_contract(contract: Data, earlier: Data | None) -> dict[str, Any] | None:
    """Return a contract's changes; None if the contract is new."""
    if (old := _named(earlier, contract["name"])) is None:
        return None
    present = {identity(check) for check in contract["checks"]}
    gone = [check for check in old["checks"] if identity(check) not in present]
    sha256 = (old.get("file") or {}).get("sha256")
    return {
        "rows": counts(old["rows"], ROWS),
        "changed": None if sha256 is None else sha256 != contract["file"]["sha256"],
        "gone": [_identified(check) for check in gone],
        "new_causes": _new(contract["malformed"], old["malformed"]),
        "gone_causes": _new(old["malformed"], contract["malformed"]),
    }


def compared_check(name: str, check: Data, earlier: Data | None) -> dict[str, Any] | None:
    """Return a check's changes in the named contract; None if the check is new."""
    checks = (_named(earlier, name) or {"checks": ()})["checks"]
    old = next((each for each in checks if identity(each) == identity(check)), None)
    if old is None:
        return None
    causes = {"new_causes": _new(check, old), "gone_causes": _new(old, check)}
    return {"rows": counts(old["rows"], CHECKED), **causes}


def changes(report: Data) -> Iterator[str]:
    """Yield a line for each changed check or contract."""
    for contract in report["contracts"]:
        name, old = contract["name"], contract["compared"]
        if old is None:
            yield f"{name}: new"
            continue
        if old["changed"]:
            yield f"{name}: the contract has changed"
        for check in judged(contract, always=True):
            label = f"{name}: {title(check) if check['number'] else check['title']}"
            yield from _changes_of(label, check)
        yield from (f"{name}: {title(check)}: no longer checked" for check in old["gone"])
    yield from (f"{name}: no longer run" for name in report["compared"]["gone"])


def _changes_of(label: str, check: Data) -> Iterator[str]:
    rows, then = check["rows"], before(check)
    now = rows["refused"], rows["checked"]
    if then is None:
        yield f"{label}: new, {now[0]:,} of {now[1]:,} rejected"
        return
    if now != then and (now[0] or then[0]):
        yield f"{label}: {now[0]:,} of {now[1]:,} rejected, before {then[0]:,} of {then[1]:,} ({change(*now, then)})"
    for key, word in (("new_causes", "new"), ("gone_causes", "gone")):
        yield from (f"{label}: {word}: {text}" for text in check["compared"][key] or ())


def _named(report: Data | None, name: str) -> Data | None:
    contracts = () if report is None else report["contracts"]
    return next((contract for contract in contracts if contract["name"] == name), None)


def _new(check: Data, other: Data) -> list[str] | None:
    """Return the causes only in the first check; None if the other report leaves causes out."""
    if other.get("other_causes", len(other["causes"]) >= WORST):  # reports of early versions lack the number
        return None
    known = {cause["text"] for cause in other["causes"]}
    return [cause["text"] for cause in check["causes"] if cause["text"] not in known]


def _identified(check: Data) -> dict[str, Any]:
    where = check.get("where") and {key: check["where"][key] for key in ("column", "test", "texts")}
    named = {"column": check["column"], "address": check["address"], "where": where}
    return {**named, "rows": counts(check["rows"], CHECKED)}
