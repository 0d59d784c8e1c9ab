"""Text from a grammar quoted for a Markdown page, where it stays text."""

from __future__ import annotations

import re

from natsgrammar.text import printable_lines

# What Markdown, its extensions or a template engine could read as markup in running text.
_ACTIVE = re.compile(r"[^A-Za-z0-9 ,;'?.:/()%+=@\u2013\u2014\u2019-]")
_CODE_SPAN = re.compile(r"(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
_KEPT_OUT_OF_PROSE = re.compile(r"[<>&{}\[\]`]")
_NO_SPAN = re.compile(r"[|\r\n]|\\(?=`|$)|^\s|\s$")  # where dialects of Markdown read code spans differently
_NAMED = {0x00: "NUL", 0x09: "TAB", 0x0A: "LF", 0x0C: "FF", 0x0D: "CR", 0x7F: "DEL"}
LONGEST_NAME = 60


def plain(text: str) -> str:
    """The text with every character that could be markup as a character reference; what is not visible by number."""
    return _ACTIVE.sub(lambda found: _reference(found.group()), text)


def _reference(character: str) -> str:
    """A character of running text; what turns or breaks its line, or cannot be seen, by number."""
    if character.isprintable() or character in "\n\t":
        return f"&#{ord(character)};"
    return f"&#60;U+{ord(character):04X}&#62;"


def code(text: str) -> str:
    """The text as a code span, also in a table; as HTML where a bar or a backslash ends the cell or the span."""
    if not text or _NO_SPAN.search(text) or not text.isprintable():
        return f"<code>{plain(text)}</code>"
    ticks = _longer(text, 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{ticks}{pad}{text}{pad}{ticks}"


def _longer(text: str, least: int) -> str:
    """A run of backticks longer than any in the text."""
    return "`" * max(least, 1 + max((len(run) for run in re.findall(r"`+", text)), default=0))


def name(text: str) -> str:
    """A name as inline code in which every character shows; a long one is shortened in the middle."""
    if not text:
        return "*empty*"
    if len(text) <= LONGEST_NAME:
        return code(seen(text))
    return f"{code(f'{seen(text[:24])}…{seen(text[-8:])}')} ({len(text)} characters)"


def found(text: str, position: int) -> str:
    """The character of a name at its first error, as inline code; "end of name" if it ends too early."""
    return code(seen(text[position])) if position < len(text) else "end of name"


def seen(text: str) -> str:
    """The text with each invisible character named."""
    return "".join(map(_seen, text))


def _seen(character: str) -> str:
    point = ord(character)
    if character == " ":
        return "␣"
    if point in _NAMED or not character.isprintable():
        return f"<{_NAMED.get(point, f'U+{point:04X}')}>"
    return character


def source(text: str) -> str:
    """A source as a link when it ends with an address."""
    words, _, url = text.rpartition(" ")
    if words and re.fullmatch(r"https://[A-Za-z0-9./#_%~:?=&-]+", url):
        return f"[{plain(words)}]({url})"
    return plain(text)


def prose(text: str) -> str:
    """Markdown prose from a comment: its emphasis, lists and code spans work, its HTML and links do not."""
    parts, at = [], 0
    for span in _CODE_SPAN.finditer(text):
        parts += [_inert(text[at : span.start()]), code(" ".join(span.group(2).split()))]
        at = span.end()
    return "".join([*parts, _inert(text[at:])])


def cell(text: str) -> str:
    """Prose from a comment as the cell of a table."""
    return prose(text).replace("|", "&#124;")


def _inert(text: str) -> str:
    kept = _KEPT_OUT_OF_PROSE.sub(lambda found: _reference(found.group()), text)
    return "".join(c if c.isprintable() or c in "\n\t" else _reference(c) for c in kept)


def fence(text: str, language: str = "text") -> str:
    """The text as a fenced block whose fence is longer than any in it."""
    text = "\t".join(map(printable_lines, text.split("\t")))
    ticks = _longer(text, 3)
    return f"{ticks}{language}\n{text}\n{ticks}"


def number(value: int) -> str:
    """A readable count, with thousands separated; large ones as a power of ten."""
    return f"{value:,}" if value < 10**12 else f"{float(value):.2e}" if value < 10**300 else f"10^{len(str(value)) - 1}"
