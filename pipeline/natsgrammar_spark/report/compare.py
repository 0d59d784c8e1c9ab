"""Comparison with an earlier report: what became of each check, and which causes are new or gone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of, either, not_utf8

from ..contract.problems import RunError
from ..judge.tally import WORST
from .words import Data, change, condition

VERSION = 1  # of `report.json`
LARGEST = 256_000_000  # bytes of a report or a history
ROWS = ("in", "valid", "quarantined", "malformed")
_COUNTABLE = 2**63  # rows: Spark counts fewer


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier report: what is compared in it has the form that it should."""

    file: str
    report: Data


def read_earlier(file: str, names: Iterable[str]) -> Earlier:
    """The report in a file. Raises RunError if it is none, is of another version, or has none of these contracts."""
    report = _report(file)
    wanted, there = [*names], [one["name"] for one in report["contracts"]]
    if not {*wanted} & {*there}:
        raise RunError(f"`{file}` is a report of {either(there) if there else 'nothing'}, not of {either(wanted)}")
    return Earlier(file, report)


def _text_of(file: str) -> str:
    """The text of a report. Raises RunError if it is none that a run wrote."""
    try:
        if (cause := not_plain(Path(file), LARGEST)) is not None:
            raise RunError(f"`{file}` cannot be read: {cause}")
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise RunError(f"`{file}` cannot be read: {cause_of(error)}") from None
    except UnicodeDecodeError as error:
        raise RunError(f"`{file}`: {not_utf8(error)}") from None


def identity(check: Data) -> str:
    """What makes a check of one report that of another; its place in the contract does not."""
    return json.dumps([check.get(key) for key in ("column", "address", "kind", "into", "where")], sort_keys=True)


def counts(rows: Data, *keys: str) -> dict[str, int]:
    """Numbers of rows. Raises ValueError or LookupError if one is missing or is none."""
    found = {key: rows[key] for key in keys}
    if not all(isinstance(it, int) and not isinstance(it, bool) and 0 <= it < _COUNTABLE for it in found.values()):
        raise ValueError(found)
    return found


def compared(report: Data, earlier: Data | None) -> dict[str, Any] | None:
    """What is different in all contracts together; None without an earlier report."""
    if earlier is None:
        return None
    before, now = ([one["name"] for one in it["contracts"]] for it in (earlier, report))
    return {
        "started": (earlier.get("run") or {}).get("started"),
        "rows": _rows(earlier["rows"]),
        "new": [name for name in now if name not in before],
        "gone": [name for name in before if name not in now],
    }


def compared_contract(contract: Data, earlier: Data | None) -> dict[str, Any] | None:
    """What is different in a contract; None if it is new."""
    if (before := _named(earlier, contract["name"])) is None:
        return None
    there = {identity(check) for check in contract["checks"]}
    gone = [check for check in before["checks"] if identity(check) not in there]
    old = (before.get("file") or {}).get("sha256")
    return {
        "rows": _rows(before["rows"]),
        "changed": None if old is None else old != contract["file"]["sha256"],
        "gone": [{**_named_by(it), "rows": _counts(it["rows"])} for it in gone],
        "new_causes": _new(contract["malformed"], before["malformed"]),
        "gone_causes": _new(before["malformed"], contract["malformed"]),
    }


def compared_check(name: str, check: Data, earlier: Data | None) -> dict[str, Any] | None:
    """What is different in a check of the contract of that name; None if it is new."""
    contract = _named(earlier, name) or {"checks": ()}
    before = next((it for it in contract["checks"] if identity(it) == identity(check)), None)
    if before is None:
        return None
    both = {"new_causes": _new(check, before), "gone_causes": _new(before, check)}
    return {"rows": _counts(before["rows"]), **both}


def changes(report: Data) -> Iterator[str]:
    """What has become of each check, in a line each, if it is not the same."""
    for one in report["contracts"]:
        name = one["name"]
        if one["compared"] is None:
            yield f"{name}: new"
            continue
        if one["compared"]["changed"]:
            yield f"{name}: the contract has changed"
        before = one["compared"]["rows"]
        lines = (one["rows"]["malformed"], one["rows"]["in"]), (before["malformed"], before["in"])
        yield from _line(f"{name}: malformed lines", *lines, one["compared"])
        for check in one["checks"]:
            its, then, title = check["rows"], check["compared"], f"{name}: {_title(check)}"
            if then is None:
                yield f"{title}: new, {its['refused']:,} of {its['checked']:,} refused"
                continue
            was = then["rows"]
            yield from _line(title, (its["refused"], its["checked"]), (was["refused"], was["checked"]), then)
        yield from (f"{name}: {_title(it)}: no longer checked" for it in one["compared"]["gone"])
    yield from (f"{name}: no longer run" for name in report["compared"]["gone"])


def _title(check: Data) -> str:
    where = f" where {condition(check['where'])}" if check["where"] else ""
    return f"{check['column']} {check['address']}{where}"


def _line(title: str, now: tuple[int, int], then: tuple[int, int], causes: Data) -> Iterator[str]:
    if now != then and (now[0] or then[0]):
        was = f"before {then[0]:,} of {then[1]:,}"
        yield f"{title}: {now[0]:,} of {now[1]:,} refused, {was} ({change(*now, then)})"
    for key, word in (("new_causes", "new"), ("gone_causes", "gone")):
        yield from (f"{title}: {word}: {text}" for text in causes[key] or ())


def _named(report: Data | None, name: str) -> Data | None:
    return None if report is None else next((one for one in report["contracts"] if one["name"] == name), None)


def _new(check: Data, other: Data) -> list[str] | None:
    """The causes that the other has not; None if that has some that are not in its report."""
    if other.get("other_causes", len(other["causes"]) >= WORST):  # earlier reports do not have the number
        return None
    known = {cause["text"] for cause in other["causes"]}
    return [cause["text"] for cause in check["causes"] if cause["text"] not in known]


def _named_by(check: Data) -> dict[str, Any]:
    """What names a check. Raises ValueError, LookupError or TypeError where that is damaged."""
    where = check.get("where")
    if where is not None:
        texts = [string(text) for text in where["texts"]]
        where = {"column": string(where["column"]), "test": string(where["test"]), "texts": texts}
    return {"column": string(check["column"]), "address": string(check["address"]), "where": where}


def _rows(rows: Data) -> dict[str, int]:
    return counts(rows, *ROWS)


def _counts(rows: Data) -> dict[str, int]:
    return counts(rows, "checked", "valid", "refused")


def _report(file: str) -> Data:
    try:
        report = json.loads(_text_of(file))
        version = report["report"]
        if version == VERSION:
            for _ in _used(report):
                pass
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise RunError(f"`{file}` is not a `report.json` of `natsgrammar run`, or is damaged") from None
    if version != VERSION:
        raise RunError(f"`{file}` has version {json.dumps(version)[:20]} of reports, and this is version {VERSION}")
    return dict(report)


def _used(report: Data) -> Iterator[object]:
    """All that a comparison uses. Raises ValueError, LookupError, TypeError or AttributeError where it is damaged."""
    yield _rows(report["rows"])
    yield string((report.get("run") or {}).get("started") or "")
    for one in report["contracts"]:
        yield string(one["name"])
        yield _rows(one["rows"])
        yield string((one.get("file") or {}).get("sha256") or "")
        yield from (string(cause["text"]) for cause in one["malformed"]["causes"])
        for check in one["checks"]:
            yield identity(check)
            yield _named_by(check)
            yield _counts(check["rows"])
            yield from (string(cause["text"]) for cause in check["causes"])


def string(value: object) -> str:
    """The value. Raises TypeError unless it is a text."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value
