"""The refused values that a report names, as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from natsgrammar.text import printable

from .words import Data

HEAD = (
    *("contract", "check", "column", "address", "value", "length", "count"),
    *("position", "message", "suggestion", "requirement", "file"),
)
_FORMULA = ("=", "+", "-", "@")


def offenders(report: Data) -> str:
    """One row for each value, as in RFC 4180.

    What cannot be seen is escaped. A text that a spreadsheet would take for a formula begins with an apostrophe, which
    is not part of it.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(HEAD)
    for contract in report["contracts"]:
        for row in _rows(contract):
            writer.writerow([_harmless(row.get(name)) for name in HEAD])
    return text.getvalue()


def _rows(contract: Data) -> Iterator[Data]:
    """The values of a contract, each once: those of lines that are no rows, then check by check."""
    name = {"contract": contract["name"]}
    for line in contract["malformed"]["lines"]:
        told = {"value": line["line"], "count": line["count"], "message": line["reason"], "file": line["file"]}
        yield {**name, "check": 0, "column": "_raw", "address": "input", **told}
    for check in contract["checks"]:
        found = [*check["offenders"], *(it for cause in check["causes"] for it in cause["examples"])]
        once = {(it["value"], it["length"], it["message"], it["column"]): it for it in found}
        for it in once.values():
            yield {**name, "check": check["number"], "address": check["address"], **it}


def _harmless(value: object) -> object:
    if not isinstance(value, str):
        return value
    line = printable(value)
    return f"'{line}" if line.startswith(_FORMULA) else line
