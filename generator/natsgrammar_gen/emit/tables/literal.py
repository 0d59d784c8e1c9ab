"""Values as Python source which reads back as exactly those values: ASCII, with at most 120 columns a line.

Long runs are written as runs, also of a few rows that repeat, so limits of 255 and 65535 differ in a few numbers.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from operator import sub
from typing import Any

WIDTH = 120
_KEY = 24  # columns for the key of an entry and the comma after its value
_RUN = 8  # from this many items on, a run is written as one
_PERIODS = 16  # rows that repeat together, at most: the states of a rule, each at one length
_LONG = 256  # items of which more than one may repeat together
_TO_ESCAPE = {quote: re.compile(rf"[^ -~]|[\\{quote}]") for quote in "\"'"}  # in a literal between such quotes
_SHORT = 40  # items of at most this many columns share lines

Row = tuple[int, ...]  # also of something else: then it is empty
Grow = Callable[[Any, Any], Any]  # of a later and an earlier item


def literal(value: object, indent: int = 0, key: int = _KEY) -> str:
    """Return a value's source at this indentation, after `key` columns; over several lines if long."""
    inner, pad = indent + 4, " " * (indent + 4)
    match value:
        case int():
            return _line(value)
        case tuple():
            items, brackets = list(_items(value, inner)), "()"
        case dict():
            items, brackets = list(_entries(value, inner)), "{}"
        case str() if indent + key + len(_line(value)) > WIDTH:
            return "(\n" + "".join(f"{pad}{part}\n" for part in _parts(value, WIDTH - inner)) + " " * indent + ")"
        case _:
            return _line(value)
    return _bracketed(items, indent, key, brackets)


def _bracketed(items: list[str], indent: int, key: int, brackets: str = "()") -> str:
    """Return the items between brackets, in one line if there is room after `key` columns."""
    line = f"{brackets[0]}{', '.join(items)}{',' if brackets == '()' and len(items) == 1 else ''}{brackets[1]}"
    if "\n" not in line and indent + key + len(line) <= WIDTH:
        return line
    rows = "".join(f"{' ' * (indent + 4)}{row}\n" for row in _rows(items, WIDTH - indent - 4))
    return f"{brackets[0]}\n{rows}{' ' * indent}{brackets[1]}"


def _line(value: object) -> str:
    """Return a value in one line."""
    match value:
        case str():
            quote = "'" if '"' in value and "'" not in value else '"'  # which saves backslashes
            return quote + _TO_ESCAPE[quote].sub(_escaped, value) + quote
        case tuple():
            return f"({', '.join(map(_line, value))}{',' if len(value) == 1 else ''})"
    return ascii(value)


def _escaped(character: re.Match[str]) -> str:
    return ascii(character[0])[1:-1] if not " " <= character[0] <= "~" else f"\\{character[0]}"


def _parts(text: str, width: int) -> Iterator[str]:
    """Yield adjacent literals which together make the text, cut at its joints."""
    start, used = 0, 2
    for at, character in enumerate(text):
        columns = 1 if " " <= character <= "~" and character not in '"\\' else max(2, len(ascii(character)) - 2)
        if used + columns > width or (used > width * 3 // 4 and text[at - 1] in " |,)"):
            yield _line(text[start:at])
            start, used = at, 2
        used += columns
    yield _line(text[start:])


def _rows(items: list[str], width: int) -> Iterator[str]:
    """Yield the items with commas; short ones share rows."""
    row, shared = "", False
    for item in items:
        short = len(item) <= _SHORT
        if row and not (shared and short and len(row) + len(item) + 2 <= width):
            yield row
            row = ""
        row += f"{' ' if row else ''}{item},"
        shared = short
    yield row


# ---- runs -----------------------------------------------------------------------------------------------------------


def _entries(values: dict[Any, Any], indent: int) -> Iterator[str]:
    """Yield a dict's entries; many numbers with the same short text share one."""
    alike: defaultdict[str, list[int]] = defaultdict(list)
    for key, value in values.items():
        if isinstance(key, int) and len(value) < _SHORT:
            alike[value].append(key)
    shared = {key: keys for keys in alike.values() if len(keys) >= _RUN for key in keys}
    for key, value in values.items():
        if key not in shared:
            name = _line(key)
            yield f"{name}: {literal(value, indent, max(_KEY, len(name) + len(': ,')))}"
        elif key == shared[key][0]:
            text = _line(value)
            yield f"**dict.fromkeys({literal(tuple(shared[key]), indent, _KEY + len(text))}, {text})"


def _items(values: tuple[Any, ...], indent: int) -> Iterator[str]:
    """Yield a tuple's items; a long run of numbers, or of rows with numbers, which stay or count up is one item."""
    are_numbers, at = {*map(type, values)} == {int}, 0
    rows = values if are_numbers else [*map(_row, values)]
    grow: Grow = sub if are_numbers else _growth
    lengths = {period: _lengths(rows, period, grow) for period in _periods(rows, grow)}
    while at < len(values):
        period = next((period for period, many in lengths.items() if many[at] >= max(_RUN, 3 * period)), 0)
        times = lengths[period][at] // period if period else 0
        if run := _run(rows[at : at + 2 * period], times, are_numbers, indent) if times else "":
            yield run
            at += period * times
        else:
            yield str(values[at]) if are_numbers else literal(values[at], indent, key=1)
            at += 1


def _periods(rows: Sequence[Any], grow: Grow) -> list[int]:
    """Return how many items may repeat together: one, and as many as do in the middle of a long tuple."""
    middle = rows[len(rows) // 2 :][: 4 * _PERIODS] if len(rows) >= _LONG else ()
    return [1, *(many for many in range(2, _PERIODS + 1) if middle and _lengths(middle, many, grow)[0])][:2]


def _row(value: object) -> Row:
    return value if isinstance(value, tuple) and {*map(type, value)} == {int} else ()


def _lengths(rows: Sequence[Any], period: int, grow: Grow) -> list[int]:
    """Return from each item on how many repeat, each grown like the one `period` items before; 0 for few."""
    growths = [*map(grow, rows[period:], rows)]
    lengths, alike = [0] * len(rows), 0
    for at in range(len(growths) - period - 1, -1, -1):
        alike = alike + 1 if growths[at] == growths[at + period] else 0
        lengths[at] = alike + 2 * period if alike >= period else 0
    return lengths


def _growth(later: Row, row: Row) -> Row:
    return tuple(map(sub, later, row)) if len(row) == len(later) else ()


def _run(rounds: Sequence[Any], times: int, are_numbers: bool, indent: int) -> str:
    """Return a run which begins with two rounds of items that repeat together, if they stay or count up in one step.

    So `*(2,) * 9`, `*range(1, 10)`, `*((n, -1) for n in range(1, 10))`, or with several rows for each `n`.
    """
    half = len(rounds) // 2
    rows = [*zip(rounds, strict=True)] if are_numbers else rounds
    cells = [[*zip(row, _growth(later, row), strict=False)] for row, later in zip(rows, rows[half:], strict=False)]
    steps = {step for row in cells for _, step in row}
    if not all(cells) or min(steps) < 0 or len(steps - {0}) > 1:
        return ""
    start, step = next((cell for row in cells for cell in row if cell[1]), (0, 0))
    ends = f"{start}, {start + times * step}" if start or step > 1 else f"{times}"
    counted = f"range({ends}, {step})" if step > 1 else f"range({ends})"
    if are_numbers and step and half == 1:
        return f"*{counted}"
    texts = [[_counted(number - start) if grows else str(number) for number, grows in row] for row in cells]
    after = f" for n in {counted})"
    deeper, key = (4, len(",")) if half > 1 or not step else (0, len(f"*({after},"))
    items = [text for (text,) in texts] if are_numbers else [_bracketed(_alike(r), indent + deeper, key) for r in texts]
    if not step:
        return f"*{_bracketed(items, indent, _KEY)} * {times}"
    if half == 1:
        return f"*({items[0]}{after}"
    before = f"*(row for n in {counted} for row in "
    return f"{before}{_bracketed(items, indent, len(before) + len('),'))})"


def _counted(more: int) -> str:
    return f"n{more:+}" if more else "n"


def _alike(texts: list[str]) -> list[str]:
    """Return the texts, long runs of the same one as one item."""
    groups = [(text, len([*group])) for text, group in groupby(texts)]
    return [item for text, many in groups for item in ([text] * many if many < _RUN else [f"*({text},) * {many}"])]
