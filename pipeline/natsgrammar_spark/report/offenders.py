"""The invalid values in a report, as CSV."""

import csv
import io
from collections.abc import Iterator

from natsgrammar.text import printable

from .words import Data

HEAD = (
    *("contract", "check", "column", "address", "value", "length", "count"),
    *("position", "message", "suggestion", "requirement", "file", "cause"),
)
_FORMULA = ("=", "+", "-", "@")


def offenders(report: Data) -> str:
    """Return a row for each value, as in RFC 4180: nothing in it is invisible, or a formula to spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(HEAD)
    for contract in report["contracts"]:
        for row in _rows(contract):
            writer.writerow([_harmless(row.get(name)) for name in HEAD])
    return text.getvalue()


def _rows(contract: Data) -> Iterator[Data]:
    """Yield a contract's values, each once: malformed lines, then values by check."""
    for line in contract["malformed"]["lines"]:
        raw = {"contract": contract["name"], "check": 0, "column": "_raw", "address": "input"}
        yield {**raw, "value": line["line"], "count": line["count"], "message": line["reason"], "file": line["file"]}
    for check in contract["checks"]:
        values = [*check["offenders"], *(value for cause in check["causes"] for value in cause["examples"])]
        once = {(each["value"], each["length"], each["message"], each["column"]): each for each in values}
        for value in once.values():
            yield {"contract": contract["name"], "check": check["number"], "address": check["address"], **value}


def _harmless(value: object) -> object:
    if not isinstance(value, str):
        return value
    line = printable(value)
    return f"'{line}" if line.startswith(_FORMULA) else line
