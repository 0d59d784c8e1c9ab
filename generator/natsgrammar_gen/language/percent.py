"""The texts that a percent codec can write and read, as languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from natsgrammar_gen.language.ast import Chars, Node, alt, repeat, seq, text
from natsgrammar_gen.language.charset import EVERYTHING, UTF8_WIDTHS, CharSet
from natsgrammar_gen.language.dfa import DFA

_Unit = Callable[[CharSet], Node]
_PERCENT, _QUOTE, _BACKSLASH = map(CharSet.chars, '%"\\')


def encoded(escape: CharSet, empty: str = "") -> Node:
    """Every text that an encoder of these characters writes: unescaped characters, and escapes in upper-case hex.

    `empty` is what it writes for the empty text.
    """
    return alt((repeat(alt((Chars(~escape), escapes(escape))), 1, None), text(empty)))


def decodable(unquote: bool, empty: str = "") -> Node:
    """Every text that a decoder can read: `empty`, and those where each `%` begins an escape of UTF-8.

    With `unquote`, double-quoted strings (RFC 7230, section 3.2.6) are closed, and no escape straddles a quote.
    """
    if not unquote:
        return alt((repeat(alt((Chars(~_PERCENT), escapes(EVERYTHING, _either_case))), 0, None), text(empty)))
    plain = alt((Chars(~_PERCENT - _QUOTE), escapes(EVERYTHING, _either_case)))
    inner = alt((_quotable(~_PERCENT), escapes(EVERYTHING, lambda unit: _quotable(_both_cases(unit)))))
    quoted = seq((Chars(_QUOTE), repeat(inner, 0, None), Chars(_QUOTE)))
    return alt((repeat(alt((plain, quoted)), 0, None), text(empty)))


def free_characters(wire: DFA) -> CharSet:
    """Characters that may come in any order and number, except none at all."""

    def inside(loop: int) -> CharSet:
        free = (
            members
            for members, *to in zip(wire.char_classes, wire.table[0], wire.table[loop], strict=True)
            if to == [loop, loop]
        )
        return CharSet.of(run for members in free for run in members.runs)

    return max(map(inside, wire.accepting), key=len, default=CharSet())


def _either_case(unit: CharSet) -> Node:
    return Chars(_both_cases(unit))


def _both_cases(unit: CharSet) -> CharSet:
    return unit | CharSet.chars("".join(chr(point).lower() for point in unit))


def _quotable(unit: CharSet) -> Node:
    """A character inside double quotes: as it is, or after a backslash, as `"` and the backslash itself must be."""
    return alt((Chars(unit - _QUOTE - _BACKSLASH), seq((Chars(_BACKSLASH), Chars(unit)))))


def escapes(charset: CharSet, unit: _Unit = Chars) -> Node:
    """The percent escapes of the UTF-8 encoding of each character of the set (RFC 3986, section 2.1).

    `unit` spells one character of an escape; the plain spelling has hex digits in upper case.
    """
    return alt(
        seq(_byte_escape(low, high, unit) for low, high in run)
        for width, plane in UTF8_WIDTHS
        for first, last in (charset & plane).runs
        for run in _utf8_runs(first, last, width)
    )


def _utf8_runs(first: int, last: int, width: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Sequences of byte ranges that together spell exactly the characters first to last, all `width` bytes long."""
    low, high = chr(first).encode(), chr(last).encode()
    for split in range(1, width):
        # Cut where a trailing byte cannot take all of its 64 values.
        mask = (1 << 6 * split) - 1
        if first & ~mask != last & ~mask:
            if first & mask:
                yield from _utf8_runs(first, first | mask, width)
                yield from _utf8_runs((first | mask) + 1, last, width)
                return
            if last & mask != mask:
                yield from _utf8_runs(first, (last & ~mask) - 1, width)
                yield from _utf8_runs(last & ~mask, last, width)
                return
    yield tuple(zip(low, high, strict=True))


def _byte_escape(low: int, high: int, unit: _Unit) -> Node:
    """`%XX` for the bytes low to high."""
    parts = []
    for digit in range(low >> 4, (high >> 4) + 1):
        start = low & 15 if digit == low >> 4 else 0
        end = high & 15 if digit == high >> 4 else 15
        parts.append(seq((unit(_hex(digit, digit)), unit(_hex(start, end)))))
    return seq((unit(_PERCENT), alt(parts)))


def _hex(low: int, high: int) -> CharSet:
    return CharSet.chars("0123456789ABCDEF"[low : high + 1])
