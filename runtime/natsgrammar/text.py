"""Show characters and names to people, in one printable line."""

from __future__ import annotations

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

_LONGEST = 80  # characters quoted in full
_REACH = 30  # characters that an excerpt shows on either side of the error


def shown(character: str) -> str:
    """One character as messages show it: itself in backticks if it is visible, and what it is if that is not plain."""
    if character in NAMED:
        return f"{NAMED[character]} ({code_point(character)})"
    if ord(character) < 0xA1 or not character.isprintable():  # what turns or breaks the line, or is a lone surrogate
        return compact(character)
    return f"`{character}` ({code_point(character)})"


def compact(character: str) -> str:
    """One character among others: itself in backticks if it is visible ASCII, else its name or code point."""
    plain = f"`{character}`" if "!" <= character <= "~" else code_point(character)
    return NAMED.get(character, plain)


def code_point(character: str) -> str:
    """The number of a character, such as `U+00E9`."""
    return f"U+{ord(character):04X}"


def seen(text: str) -> str:
    """The text with a mark such as `<LF>` for each character that cannot be seen, and `␣` for a space."""
    return "".join(map(_seen, text))


def _seen(character: str) -> str:
    if character == " ":
        return "␣"
    return character if character.isprintable() else f"<{_MARKS.get(character, code_point(character))}>"


def located(found: str, position: int | None, noun: str = "name") -> str:
    """The first error of a text: the character found, or that the text ends; and the position, if it matters."""
    if not found and position == 0:
        return f"the {noun} is empty"
    if position is None:
        return shown(found) if found else f"the {noun} ends too early"
    return f"{shown(found) if found else f'the {noun} ends'} at position {position}"


def expecting(what: str, found: str, expected: str) -> str:
    """The message of an error: what is wrong, such as `located` says it, and what is allowed instead."""
    return f"{what}{':' if found else ';'} expected {expected}"


def excerpt(text: str, position: int) -> str:
    """The surroundings of a position in one printable line: `…` marks omitted text."""
    start, end = max(0, position - _REACH), position + _REACH + 1
    return "…" * (start > 0) + printable(text[start:end]) + "…" * (end < len(text))


def printable(text: str) -> str:
    r"""The text with every character that cannot be printed as an escape such as `\n` or `\x00`."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def printable_lines(text: str) -> str:
    """The text of several lines with every other character that cannot be printed as an escape."""
    return "\n".join(map(printable, text.split("\n")))


def quoted(text: str) -> str:
    """The text in backticks, in one printable line; a long one is shortened, an empty one shows as `""`."""
    if not text:
        return '`""`'
    line = printable(text)
    return f"`{line if len(line) <= _LONGEST else line[: _LONGEST - 20] + '…'}`"


def not_utf8(error: UnicodeDecodeError | UnicodeEncodeError) -> str:
    """What is said of bytes that are not UTF-8, and where: `not UTF-8: byte 0xFF at position 3`."""
    return f"{wrong_byte(error)} at position {error.start}"


def wrong_byte(error: UnicodeDecodeError | UnicodeEncodeError) -> str:
    """What is said of bytes that are not UTF-8, with the first wrong one: `not UTF-8: byte 0xFF`.

    The error is of bytes that cannot be decoded, or of an argument in which Python keeps such bytes as surrogates.
    """
    found = error.object[error.start]
    return f"not UTF-8: byte 0x{(found if isinstance(found, int) else ord(found)) & 0xFF:02X}"


def line_and_column(before: str) -> tuple[int, int]:
    """The place, from 1, that follows a text."""
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def cause_of(error: OSError) -> str:
    """Why the system refused, in lower case."""
    return (error.strerror or str(error)).lower()


def lowered(cause: str) -> str:
    """What somebody else's code says is wrong, beginning in lower case as our causes do."""
    return cause[:1].lower() + cause[1:]


def counted(number: int, thing: str) -> str:
    """How many there are of a thing: `1 row`, `1,000 rows`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def either(texts: Sequence[str]) -> str:
    """The texts as alternatives: `a`, `b` or `c`, each in backticks."""
    *first, last = map(quoted, texts)
    return f"{', '.join(first)} or {last}" if first else last


def closest(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """At most three of the known names that are like the text, the closest first; in other letters, they are."""
    from difflib import get_close_matches

    names = list(dict.fromkeys(known))
    same = [it for it in names if it.casefold() == text.casefold()]
    return tuple(dict.fromkeys([*same, *get_close_matches(text, names, n=3, cutoff=0.6)]))[:3]


def did_you_mean(names: Sequence[str]) -> str:
    """` (did you mean `a`, `b` or `c`?)`, the end of a cause; an empty text if there are no names."""
    return f" (did you mean {either(names)}?)" if names else ""


def near(text: str, known: Iterable[str]) -> str:
    """What `did_you_mean` says of the known names closest to the text."""
    return did_you_mean(closest(text, known))


def near_or_all(text: str, known: Iterable[str]) -> str:
    """What `near` says of the known names, or else all of them: `; available: `a`, `b``."""
    names = tuple(known)
    return near(text, names) or (f"; available: {', '.join(map(quoted, names))}" if names else "")


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """The cause for a name of this kind that is none of the known ones, with those that could be meant."""
    return f"unknown {kind} {quoted(name)}{near_or_all(name, known)}"
