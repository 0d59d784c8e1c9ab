"""Values as Python source which reads back as exactly those values: ASCII, with at most 120 columns a line.

Long runs of numbers are written as runs, so limits of 255 and 256 differ in a few numbers.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, starmap
from operator import sub
from typing import Any

WIDTH = 120
_KEY = 24  # columns for the key of an entry and the comma after its value
_RUN = 8  # from this many items on, a run is written as one
_TO_ESCAPE = {quote: re.compile(rf"[^ -~]|[\\{quote}]") for quote in "\"'"}  # in a literal between such quotes
_SHORT = 40  # items of at most this many columns share lines


def literal(value: object, indent: int = 0, key: int = _KEY) -> str:
    """Return a value's source at this indentation, after `key` columns; over several lines if long."""
    inner, pad = indent + 4, " " * (indent + 4)
    match value:
        case int():
            return _line(value)
        case tuple():
            items, brackets = list(_items(value, inner)), "()"
        case dict():
            widths = {name: max(_KEY, len(_line(name)) + len(": ,")) for name in value}
            items = [f"{_line(name)}: {literal(item, inner, widths[name])}" for name, item in value.items()]
            brackets = "{}"
        case str() if indent + key + len(_line(value)) > WIDTH:
            return "(\n" + "".join(f"{pad}{part}\n" for part in _parts(value, WIDTH - inner)) + " " * indent + ")"
        case _:
            return _line(value)
    end = "," if isinstance(value, tuple) and len(items) == 1 else ""
    line = f"{brackets[0]}{', '.join(items)}{end}{brackets[1]}"
    if "\n" not in line and indent + key + len(line) <= WIDTH:
        return line
    return (
        f"{brackets[0]}\n"
        + "".join(f"{pad}{row}\n" for row in _rows(items, WIDTH - inner))
        + " " * indent
        + brackets[1]
    )


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


def _items(values: tuple[Any, ...], indent: int) -> Iterator[str]:
    """Yield a tuple's items; a long run of numbers, or of rows with numbers, which stay or count up is one item."""
    numbers = {*map(type, values)} == {int}
    rows: Sequence[Any] = (
        values
        if numbers
        else [row if isinstance(row, tuple) and {*map(type, row)} == {int} else None for row in values]
    )
    steps = _steps(rows) if numbers else [*starmap(_step, pairwise(rows)), None]
    at = 0
    while at < len(values):
        step, end = steps[at], at + 1
        while step and steps[end - 1] == step:
            end += 1
        run = _run(rows[at], step, end - at) if step and end - at >= _RUN else ""
        if run and indent + len(run) < WIDTH:
            yield run
            at = end
        else:
            yield str(values[at]) if numbers else literal(values[at], indent, key=1)
            at += 1


def _steps(numbers: Sequence[int]) -> list[tuple[int, ...] | None]:
    """Return the growth from each number to the next, if 0 or 1."""
    return [*map({0: (0,), 1: (1,)}.get, map(sub, numbers[1:], numbers)), None]


def _step(row: tuple[int, ...] | None, following: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """Return each number's growth from one row to the next, if 0 or 1."""
    if row is None or following is None or len(row) != len(following):
        return None
    steps = tuple(map(sub, following, row))
    return steps if {*steps} <= {0, 1} else None


def _run(first: tuple[int, ...] | int, steps: tuple[int, ...], count: int) -> str:
    """Return a run which begins with `first`: `*(2,) * 9`, `*range(1, 10)`, or `*((n, -1) for n in range(1, 10))`."""
    if not any(steps):
        return f"*({_line(first)},) * {count}"
    numbers = first if isinstance(first, tuple) else (first,)
    start = next(number for number, step in zip(numbers, steps, strict=True) if step)
    counted = f"range({start}, {start + count})" if start else f"range({count})"
    if not isinstance(first, tuple):
        return f"*{counted}"
    cells = [
        str(number) if not step else f"n{number - start:+}" if number != start else "n"
        for number, step in zip(numbers, steps, strict=True)
    ]
    return f"*(({', '.join(cells)}{',' if len(cells) == 1 else ''}) for n in {counted})"
