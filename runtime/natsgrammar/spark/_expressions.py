"""Column expressions that those of CloudEvents and Aviso are made of."""

from __future__ import annotations

from bisect import bisect_right

from pyspark.sql import Column
from pyspark.sql import functions as F

from ..text import NAMED
from .columns import _is_valid as judged

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps `typing` out of the import
    from collections.abc import Callable, Iterable, Sequence

    from .._rule import Rule
    from .._tables import RuleEntry

_REPLACEMENT = "\ufffd"
_STOPPED = 1 << 62  # what a walk falls by at an error: it is negative from there on
_FEW = 16  # up to so many reserved characters are replaced one after the other
_HEX = frozenset("0123456789ABCDEF")


# ---- validity and the walk ------------------------------------------------------------------------------------------


def _is_valid(text: Column, rule: Rule) -> Column:
    return judged(text, rule)


def _walk(text: Column, rule: Rule) -> Column:
    """BIGINT: where the walk through the table ends, as position << bits | state, less _STOPPED if at an error."""
    return _walk_by_columns(text, rule.entry)


def _walk_by_columns(text: Column, rule: RuleEntry) -> Column:
    """As `_walk`.

    One number, and one array of what each step adds to it: lambda functions are interpreted, and every node costs.
    """
    table, bits = rule["table"], _state_bits(rule)
    moves = _constants(
        (1 << bits) + following - state if following >= 0 else -_STOPPED
        for state, row in enumerate(table)
        for following in (-1, *row)
    )

    def step(walk: Column, character: Column) -> Column:
        move = F.get(moves, _cell(_state(walk, rule), character, rule))
        return F.when(walk < 0, walk).otherwise(walk + move)

    return F.aggregate(_characters(_readable(text)), F.lit(0).cast("bigint"), step)


def _position(end: Column, rule: RuleEntry) -> Column:
    return F.shiftright(end.bitwiseAND(F.lit(_STOPPED - 1)), _state_bits(rule)).cast("int")


def _state(end: Column, rule: RuleEntry) -> Column:
    return end.bitwiseAND(F.lit((1 << _state_bits(rule)) - 1).cast("bigint")).cast("int")


def _state_bits(rule: RuleEntry) -> int:
    return (len(rule["table"]) - 1).bit_length()


def _readable(text: Column) -> Column:
    """The text up to the first bytes that are not UTF-8."""
    marked = F.make_valid_utf8(F.replace(text, F.lit(_REPLACEMENT), F.lit("?")))
    beginning = F.substring(F.make_valid_utf8(text), F.lit(1), F.instr(marked, _REPLACEMENT) - 1)
    return F.when(F.is_valid_utf8(text), text).otherwise(beginning)


def _characters(text: Column) -> Column:
    """ARRAY<STRING>: one element per code point."""
    return F.when(text == "", F.array().cast("array<string>")).otherwise(F.split(text, ""))


def _cell(state: Column, character: Column, rule: RuleEntry) -> Column:
    """Index into an array with a row per state, and in each row `in no name` followed by the classes."""
    return state * (len(rule["table"][0]) + 1) + _class_column(character, rule) + 1


def _class_column(character: Column, rule: RuleEntry) -> Column:
    """INT: the class of a character, by binary search; UTF-8 sorts as code points do."""
    intervals: list[tuple[str, int]] = []
    for start, symbol in zip(rule["range_starts"], rule["classes"], strict=True):
        first = chr(0xE000 if 0xD800 <= start <= 0xDFFF else start)  # no string of Spark's holds surrogates
        if intervals and intervals[-1][0] == first:
            intervals.pop()
        intervals.append((first, symbol))

    def search(low: int, high: int) -> Column:
        if high - low == 1:
            return F.lit(intervals[low][1])
        middle = (low + high) // 2
        return F.when(character < F.lit(intervals[middle][0]), search(low, middle)).otherwise(search(middle, high))

    return search(0, len(intervals))


def _class_of(character: str, rule: RuleEntry) -> int:
    return rule["classes"][bisect_right(rule["range_starts"], ord(character)) - 1]


def _constants(numbers: Iterable[int]) -> Column:
    """ARRAY<BIGINT> that Catalyst folds into one literal; an expression per number would take it seconds."""
    return F.split(F.lit(" ".join(map(str, numbers))), " ").cast("array<bigint>")


def _chosen(texts: Sequence[str], index: Column) -> Column:
    """STRING: the text at the index, NULL if there is none. One literal, as for numbers."""
    if not texts:
        return F.lit(None).cast("string")
    separator = next(chr(code) for code in range(0xE000, 0xF900) if not any(chr(code) in text for text in texts))
    return F.get(F.split(F.lit(separator.join(texts)), separator), index.cast("int"))


def _let(value: Column, body: Callable[[Column], Column]) -> Column:
    """The body, with a value that is computed once however often the body uses it."""
    return F.get(F.transform(F.array(value), body), F.lit(0))


def _message(found: Column, position: Column, expected: Column, noun: Column) -> Column:
    """STRING: the message of `violation_at`."""
    at = position.cast("string")
    return (
        F.when(found != "", F.concat(_shown(found), F.lit(" at position "), at, F.lit(": expected "), expected))
        .when(position == 0, F.concat(F.lit("the "), noun, F.lit(" is empty; expected "), expected))
        .otherwise(F.concat(F.lit("the "), noun, F.lit(" ends at position "), at, F.lit("; expected "), expected))
    )


def _shown(character: Column) -> Column:
    """STRING: one character as messages show it, see `_violation.shown`."""
    code = F.ascii(character)  # the code point, beyond ASCII too
    number = F.format_string("U+%04X", code)
    quoted = F.concat(F.lit("`"), character, F.lit("`"))
    shown = F.when((code >= 0x21) & (code <= 0x7E) & (code != ord("`")), quoted)
    for named, name in NAMED.items():
        shown = shown.when(code == ord(named), f"{name} (U+{ord(named):04X})")
    return shown.when(code < 0xA1, number).otherwise(F.concat(quoted, F.lit(" ("), number, F.lit(")")))


def _unquoted(text: Column) -> Column:
    """STRING: the text without its quotation marks, and without the backslashes between them."""
    stretches = F.regexp_extract_all(text, F.lit(r'(?s)"(?:[^"\\]++|\\.)*+"|[^"]++'), F.lit(0))

    def plain(stretch: Column) -> Column:
        inside = F.substring(stretch, F.lit(2), F.char_length(stretch) - 2)
        return F.when(stretch.startswith('"'), F.regexp_replace(inside, r"(?s)\\(.)", "$1")).otherwise(stretch)

    return F.array_join(F.transform(stretches, plain), "")
