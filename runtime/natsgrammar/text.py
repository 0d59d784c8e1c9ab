"""Show characters and names to people, in one printable line."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE, BOM_UTF32_BE, BOM_UTF32_LE
from collections.abc import Iterable, Sequence

NAMED = {
    "\0": "NUL",
    "\t": "tab",
    "\n": "line feed",
    "\x0c": "form feed",
    "\r": "carriage return",
    " ": "space",
    "\x7f": "DEL",
    "`": "backtick",
}
_MARKS = {"\0": "NUL", "\t": "TAB", "\n": "LF", "\x0c": "FF", "\r": "CR", "\x7f": "DEL"}  # short, inside a text

_LONGEST = 80  # characters quoted in full: a line on most terminals
_REACH = 30  # characters that an excerpt shows on either side of the error


def shown(character: str) -> str:
    """Return a character as messages show it: in backticks if it is visible, and its name or number if not plain."""
    if character in NAMED:
        return f"{NAMED[character]} ({code_point(character)})"
    if ord(character) < 0xA1 or not character.isprintable():  # turns or breaks the line, or is a lone surrogate
        return compact(character)
    return f"`{character}` ({code_point(character)})"


def compact(character: str) -> str:
    """Return one character among others: in backticks if it is visible ASCII, else its name or number."""
    plain = f"`{character}`" if "!" <= character <= "~" else code_point(character)
    return NAMED.get(character, plain)


def code_point(character: str) -> str:
    """Return a character's number, such as `U+00E9`."""
    return f"U+{ord(character):04X}"


def seen(text: str) -> str:
    """Return the text with a mark such as `<LF>` for each invisible character, and `␣` for a space."""
    return "".join(map(_seen, text))


def _seen(character: str) -> str:
    if character == " ":
        return "␣"
    return character if character.isprintable() else f"<{_MARKS.get(character, code_point(character))}>"


def located(character: str, position: int | None, noun: str = "name") -> str:
    """Return a text's first error: the character, or "the text ends"; and the position, if it matters."""
    if not character and position == 0:
        return f"the {noun} is empty"
    if position is None:
        return shown(character) if character else f"the {noun} ends too early"
    return f"{shown(character) if character else f'the {noun} ends'} at position {position}"


def expecting(error: str, character: str, expected: str) -> str:
    """Return an error's message: the error, such as `located` returns, and what is allowed instead."""
    return f"{error}{':' if character else ';'} expected {expected}"


def excerpt(text: str, position: int) -> str:
    """Return a position's surroundings in one printable line: `…` marks omitted text."""
    start, end = max(0, position - _REACH), position + _REACH + 1
    return "…" * (start > 0) + printable(text[start:end]) + "…" * (end < len(text))


def printable(text: str) -> str:
    r"""Return the text with every unprintable character as an escape such as `\n` or `\x00`."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def printable_lines(text: str) -> str:
    """Return the lines with every other unprintable character as an escape."""
    return "\n".join(map(printable, text.split("\n")))


def quoted(text: str) -> str:
    """Return the text in backticks, in one printable line; a long one shortened, an empty one as `""`."""
    if not text:
        return '`""`'
    line = printable(text)
    return f"`{line if len(line) <= _LONGEST else line[: _LONGEST - 20] + '…'}`"


def not_utf8(error: UnicodeDecodeError | UnicodeEncodeError) -> str:
    """Return the cause for bytes that are not UTF-8, and where: `not UTF-8: byte 0xFF at position 3`."""
    cause = wrong_byte(error)
    return cause if cause.startswith("UTF-") else f"{cause} at position {error.start}"


def wrong_byte(error: UnicodeDecodeError | UnicodeEncodeError) -> str:
    """Return the cause for bytes that are not UTF-8, with the first wrong one: `not UTF-8: byte 0xFF`.

    The error is about bytes that cannot be decoded, or an argument in which Python keeps such bytes as surrogates.
    """
    if isinstance(error.object, bytes) and (cause := wide_utf(error.object)):
        return cause
    octet = error.object[error.start]
    return f"not UTF-8: byte 0x{(octet if isinstance(octet, int) else ord(octet)) & 0xFF:02X}"


_WIDE = {b"\0\1\0\1": 16, b"\1\0\1\0": 16, b"\0\0\0\1": 32, b"\1\0\0\0": 32}  # where four octets are no NUL


def wide_utf(content: bytes) -> str:
    """Return the cause for a file in UTF-16, as Windows PowerShell writes, or UTF-32; empty for others.

    Without a byte order mark, the NULs beside two ASCII characters tell (RFC 4627, section 3).
    """
    marks = (BOM_UTF32_LE, BOM_UTF32_BE, BOM_UTF16_LE, BOM_UTF16_BE)
    if mark := next(filter(content.startswith, marks), b""):
        return f"UTF-{8 * len(mark)} (byte order mark {mark.hex(' ').upper()}): save it as UTF-8"
    bits = _WIDE.get(bytes(map(bool, content[:4])))
    return f"UTF-{bits}: save it as UTF-8" if bits else ""


def line_and_column(before: str) -> tuple[int, int]:
    """Return the line and column after a text, from 1."""
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def cause_of(error: OSError) -> str:
    """Return the system's reason, beginning in lower case."""
    return lowered(error.strerror or str(error))


def lowered(cause: str) -> str:
    """Return the cause from another library, beginning in lower case as ours do, but for `URL` and the like."""
    return cause if cause[1:2].isupper() else cause[:1].lower() + cause[1:]


def counted(number: int, thing: str) -> str:
    """Return the number of things: `1 row`, `1,000 rows`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def either(texts: Sequence[str]) -> str:
    """Return the texts as alternatives: `a`, `b` or `c`, each in backticks."""
    *first, last = map(quoted, texts)
    return f"{', '.join(first)} or {last}" if first else last


def closest(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return at most three known names like the text: those that begin with it first, in any case."""
    from difflib import get_close_matches

    names, begins = list(dict.fromkeys(known)), text.casefold()  # one letter begins too many
    longer = [name for name in names if begins in (name.casefold(), name.casefold()[: max(2, len(text))])]
    longer.sort(key=lambda name: name.casefold() != begins)
    return tuple(dict.fromkeys([*longer, *get_close_matches(text, names, n=3, cutoff=0.6)]))[:3]


def did_you_mean(names: Sequence[str]) -> str:
    """Return ` (did you mean `a`, `b` or `c`?)`, the end of a cause; an empty text if there are no names."""
    return f" (did you mean {either(names)}?)" if names else ""


def near(text: str, known: Iterable[str]) -> str:
    """Return `did_you_mean` for the known names closest to the text."""
    return did_you_mean(closest(text, known))


def near_or_all(text: str, known: Iterable[str]) -> str:
    """Return the known names closest to the text, or else all: `; available: `a`, `b``."""
    names = tuple(known)
    return near(text, names) or (f"; available: {', '.join(map(quoted, names))}" if names else "")


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """Return the cause for an unknown name, with the known names it could mean."""
    return f"unknown {kind} {quoted(name)}{near_or_all(name, known)}"
