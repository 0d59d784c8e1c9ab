"""Contract keys that decide whether quarantined rows fail a run."""

import re
from dataclasses import dataclass
from decimal import Decimal

from .nodes import Entry, NodeReader, kind_of

ERROR, WARN = "error", "warn"  # severities
_ROWS = re.compile(r"0|[1-9][0-9]{0,17}")
_SHARE = re.compile(r"(100(?:\.0{1,9})?|[0-9]{1,2}(?:\.[0-9]{1,9})?) ?%")


@dataclass(frozen=True, slots=True)
class Limit:
    """The most invalid rows allowed: a number, or a share among checked rows."""

    most: Decimal = Decimal(0)
    percent: bool = False

    def __str__(self) -> str:
        return f"{self.most:f} %" if self.percent else f"{self.most:,f}"

    def allows(self, refused: int, checked: int) -> bool:
        """Check whether so many invalid rows are within the limit."""
        return refused * 100 <= self.most * checked if self.percent else refused <= self.most


NONE = Limit()


def read_limit(reader: NodeReader, entry: Entry | None) -> Limit:
    """Return the limit in `fail_above`; NONE, with a problem added, if it is neither a row count nor a share."""
    if entry is None:
        return NONE
    limit = limit_of(str(entry.value.value))
    if limit is not None and entry.value.tag.endswith(":str" if limit.percent else ":int"):
        return limit
    expected = "expected a whole number of rows such as `10`, or a share from `0 %` to `100 %` such as `0.5 %`"
    reader.problem(entry.value, f"fail_above: {expected}; found {kind_of(entry.value)}")
    return NONE


def limit_of(text: str) -> Limit | None:
    """Return the limit in a text, or None."""
    if _ROWS.fullmatch(text):
        return Limit(Decimal(text))
    return Limit(Decimal(share[1]), percent=True) if (share := _SHARE.fullmatch(text)) else None


def read_severity(reader: NodeReader, entries: dict[str, Entry]) -> tuple[str, Limit]:
    """Return a check's severity, and how many invalid rows it allows."""
    severity = reader.choice(entries.get("severity"), (ERROR, WARN)) or ERROR
    limit = read_limit(reader, entries.get("fail_above"))
    if severity == WARN and "fail_above" in entries:
        reader.problem(entries["fail_above"].key, f"`fail_above` has no effect with `severity: {WARN}`: remove one")
    return severity, limit
