"""The required form for earlier reports and history lines, and a validator."""

from collections.abc import Callable
from typing import Any

_COUNTABLE = 2**63  # rows: Spark counts fewer


def fits(data: Any, shape: Any) -> bool:
    """Check whether data has a shape: a dict by keys, a list with one shape for all items, or a predicate."""
    match shape:
        case dict():
            return isinstance(data, dict) and all(fits(data.get(key), inner) for key, inner in shape.items())
        case [inner]:
            return isinstance(data, list) and all(fits(item, inner) for item in data)
    return bool(shape(data))


def _text(data: object) -> bool:
    return isinstance(data, str)


def _count(data: object) -> bool:
    return isinstance(data, int) and not isinstance(data, bool) and 0 <= data < _COUNTABLE


def _maybe(shape: Any) -> Callable[[object], bool]:
    """Return a predicate for the same, null, or a missing key."""
    return lambda data: data is None or fits(data, shape)


ROWS = dict.fromkeys(("in", "valid", "quarantined", "malformed"), _count)
CHECKED = dict.fromkeys(("checked", "valid", "refused"), _count)
_CAUSES = [{"text": _text}]
_CHECK = {
    "column": _text,
    "address": _text,
    "where": _maybe({"column": _text, "test": _text, "texts": [_text]}),
    "rows": CHECKED,
    "causes": _CAUSES,
}
_CONTRACT = {
    "name": _text,
    "rows": ROWS,
    "file": _maybe({"sha256": _maybe(_text)}),
    "malformed": {"causes": _CAUSES},
    "checks": [_CHECK],
}
REPORT = {"rows": ROWS, "run": _maybe({"started": _maybe(_text)}), "contracts": [_CONTRACT]}
_RUN = {"name": _text, "rows": ROWS, "checks": [{"checked": _count, "refused": _count}]}
LINE = {"started": _text, "rows": ROWS, "contracts": [_RUN]}
