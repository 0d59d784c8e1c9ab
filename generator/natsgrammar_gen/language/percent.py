"""The texts that percent codecs write and read, as languages."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from natsgrammar_gen.language.ast import Chars, Node, alt, repeat, seq, text
from natsgrammar_gen.language.charset import EVERYTHING, UTF8_WIDTHS, CharSet
from natsgrammar_gen.language.dfa import DFA

_Unit = Callable[[CharSet], Node]
_QUOTE, _BACKSLASH = map(CharSet.chars, '"\\')


@dataclass(frozen=True)
class Escaping:
    """How a percent codec writes.

    escape     the escaped characters
    sign       the first character in an escape
    empty      the text for the empty text
    separator  unescaped between tokens, each encoded by itself; "" if the text is one token
    unquote    whether the decoder undoes double-quoted strings (RFC 7230, section 3.2.6)
    exchange   pairs of characters that change places first, where the sign is doubled instead of escaped
    """

    escape: CharSet
    sign: str = "%"
    empty: str = ""
    separator: str = ""
    unquote: bool = False
    exchange: str = ""

    @property
    def kept(self) -> str:
        """The characters in ASCII without an escape or another meaning, which stand for themselves."""
        special = self.sign + self.separator + self.exchange
        return "".join(char for char in map(chr, range(128)) if ord(char) not in self.escape and char not in special)


def encoded(how: Escaping) -> Node:
    """Return every text the encoder writes: unescaped characters, and escapes in upper-case hex."""
    unescaped = Chars(~how.escape - CharSet.chars(how.separator))
    written = alt((unescaped, text(2 * how.sign) if how.exchange else escapes(how.escape, how.sign)))
    return _tokens(alt((repeat(written, 1, None), text(how.empty))), how.separator)


def decodable(how: Escaping) -> Node:
    """Return every text a decoder can read; with `unquote`, no escape straddles a string's quote."""
    if how.exchange:
        return encoded(how)
    unescaped = ~CharSet.chars(how.sign + how.separator)
    escaped = escapes(EVERYTHING, how.sign, lambda unit: Chars(_both_cases(unit)))
    if not how.unquote:
        read = alt((Chars(unescaped), escaped))
        return _tokens(alt((repeat(read, 0, None), text(how.empty))), how.separator)
    plain = alt((Chars(unescaped - _QUOTE), escaped))
    inner = alt((_quotable(unescaped), escapes(EVERYTHING, how.sign, lambda unit: _quotable(_both_cases(unit)))))
    quoted = seq((Chars(_QUOTE), repeat(inner, 0, None), Chars(_QUOTE)))
    return alt((repeat(alt((plain, quoted)), 0, None), text(how.empty)))


def _tokens(token: Node, separator: str) -> Node:
    return seq((token, repeat(seq((text(separator), token)), 0, None))) if separator else token


def free_characters(wire: DFA) -> CharSet:
    """Return characters in any order and number, except none at all."""

    def inside(loop: int) -> CharSet:
        free = (
            members
            for members, *to in zip(wire.char_classes, wire.table[0], wire.table[loop], strict=True)
            if to == [loop, loop]
        )
        return CharSet.of(run for members in free for run in members.runs)

    return max(map(inside, wire.accepting), key=len, default=CharSet())


def _both_cases(unit: CharSet) -> CharSet:
    return unit | CharSet.chars("".join(chr(point).lower() for point in unit))


def _quotable(unit: CharSet) -> Node:
    """Return a character inside double quotes: plain, or after a backslash, as `"` and the backslash must be."""
    return alt((Chars(unit - _QUOTE - _BACKSLASH), seq((Chars(_BACKSLASH), Chars(unit)))))


def escapes(charset: CharSet, sign: str = "%", unit: _Unit = Chars) -> Node:
    """Return the percent escapes for the set (RFC 3986, section 2.1); `unit` spells one character in them."""
    return alt(
        seq(seq((unit(CharSet.chars(sign)), _byte(low, high, unit))) for low, high in run)
        for width, plane in UTF8_WIDTHS
        for first, last in (charset & plane).runs
        for run in _utf8_runs(first, last, width)
    )


def _utf8_runs(first: int, last: int, width: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield rows of byte ranges which together spell the characters first to last, each `width` bytes long."""
    low, high = chr(first).encode(), chr(last).encode()
    for split in range(1, width):
        # Cut where a trailing byte cannot have all 64 values.
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


def _byte(low: int, high: int, unit: _Unit) -> Node:
    """Return both digits for the bytes low to high."""
    parts = []
    for digit in range(low >> 4, (high >> 4) + 1):
        start = low & 15 if digit == low >> 4 else 0
        end = high & 15 if digit == high >> 4 else 15
        parts.append(seq((unit(_hex(digit, digit)), unit(_hex(start, end)))))
    return alt(parts)


def _hex(low: int, high: int) -> CharSet:
    return CharSet.chars("0123456789ABCDEF"[low : high + 1])
