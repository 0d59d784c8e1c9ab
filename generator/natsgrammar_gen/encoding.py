"""What a percent codec can write, as a language."""

from __future__ import annotations

from collections.abc import Iterator

from natsgrammar_gen.charset import UTF8_WIDTHS, CharSet
from natsgrammar_gen.manifest import Codec
from natsgrammar_gen.tree import Chars, Tree, alt, repeat, seq, text


def encoded(codec: Codec) -> Tree:
    """Every text that the codec's encoder writes: unescaped characters and escapes in upper-case hex."""
    return repeat(alt((Chars(~codec.escape), escapes(codec.escape))), 0, None)


def escapes(charset: CharSet) -> Tree:
    """The percent escapes of the UTF-8 encoding of each character of the set (RFC 3986, section 2.1)."""
    return alt(
        seq(_byte_escape(low, high) for low, high in run)
        for width, plane in UTF8_WIDTHS
        for first, last in (charset & plane).runs
        for run in _utf8_runs(first, last, width)
    )


def _utf8_runs(first: int, last: int, width: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Sequences of byte ranges that together spell exactly the characters first to last, all `width` bytes long."""
    low, high = chr(first).encode(), chr(last).encode()
    for split in range(1, width):
        # Cut where a trailing byte is not free to take all of its 64 values.
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


def _byte_escape(low: int, high: int) -> Tree:
    """`%XX` for the bytes low to high."""
    parts = []
    for digit in range(low >> 4, (high >> 4) + 1):
        start = low & 15 if digit == low >> 4 else 0
        end = high & 15 if digit == high >> 4 else 15
        parts.append(seq((_hex(digit, digit), _hex(start, end))))
    return seq((text("%"), alt(parts)))


def _hex(low: int, high: int) -> Tree:
    return Chars(CharSet.chars("0123456789ABCDEF"[low : high + 1]))
