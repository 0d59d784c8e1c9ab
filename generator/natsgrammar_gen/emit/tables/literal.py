"""Values as Python source which reads back as exactly those values: ASCII, short ones in lines of 120 columns."""

import re
from collections.abc import Iterator

WIDTH = 120
_KEY = 24  # columns for the name of a constant
_TO_ESCAPE = {quote: re.compile(rf"[^ -~]|[\\{quote}]") for quote in "\"'"}  # in a literal between such quotes
_BESIDE = 60  # columns
_SHORT = 80  # items of at most this many columns share lines


def literal(value: object, indent: int = 0, key: int = _KEY) -> str:
    """Return a value's source at this indentation, after `key` columns; over several lines if long."""
    inner = indent + 4
    match value:
        case int():
            return _line(value)
        case tuple():
            items, brackets = [literal(item, inner, key=1) for item in value], "()"
        case dict():
            names = map(_line, value)
            entries = zip(names, value.values(), strict=True)
            items = [f"{name}: {literal(item, inner, len(name) + len(': ,'))}" for name, item in entries]
            brackets = "{}"
        case _:
            return _line(value)
    return _bracketed(items, indent, key, brackets)


def _bracketed(items: list[str], indent: int, key: int, brackets: str = "()") -> str:
    """Return the items between brackets, in one line if there is room after `key` columns."""
    line = f"{brackets[0]}{', '.join(items)}{',' if brackets == '()' and len(items) == 1 else ''}{brackets[1]}"
    longest = max(map(len, items), default=0)  # if it has no room in any line, it shares one with a few others
    shares = longest > WIDTH - indent and len(line) - longest <= _BESIDE
    if "\n" not in line and (shares or indent + key + len(line) <= WIDTH):
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
