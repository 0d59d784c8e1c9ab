"""Text from a grammar in a Markdown page, so that it can only ever be text."""

from __future__ import annotations

import re

# Everything that Markdown, its extensions or a template engine could take as markup.
_ACTIVE = re.compile(r"[^A-Za-z0-9 ,;'?\u2013\u2014\u2019-]")
_CODE_SPAN = re.compile(r"(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
_KEPT_OUT_OF_PROSE = re.compile(r"[<>&{}\[\]`]")
_NAMED = {0x00: "NUL", 0x09: "TAB", 0x0A: "LF", 0x0D: "CR", 0x7F: "DEL"}
LONGEST_NAME = 60


def plain(text: str) -> str:
    """The text with every character that could be markup as a character reference."""
    return _ACTIVE.sub(lambda found: f"&#{ord(found.group())};", text)


def code(text: str) -> str:
    """The text as inline code."""
    return f"<code>{plain(text)}</code>"


def name(text: str) -> str:
    """A name as inline code in which every character shows; a long one is shortened in the middle."""
    if not text:
        return "<em>empty</em>"
    if len(text) <= LONGEST_NAME:
        return f"<code>{_many(text)}</code>"
    return f"<code>{_many(text[:24])}…{_many(text[-8:])}</code> ({len(text)} characters)"


def refused(text: str, position: int) -> str:
    """A name as inline code with its first error marked; one that ends too early has a mark behind it."""
    before, at, after = text[:position], text[position : position + 1], text[position + 1 :]
    head = _many(before) if position <= LONGEST_NAME else f"{_many(before[:8])}…{_many(before[-8:])}"
    marked = f"<mark>{seen(at)}</mark>" if at else '<mark title="ends too early">&nbsp;</mark>'
    return f"<code>{head}{marked}{_many(after[:LONGEST_NAME])}{'…' if len(after) > LONGEST_NAME else ''}</code>"


def _many(text: str) -> str:
    return "".join(map(seen, text))


def source(text: str) -> str:
    """A source as a link when it ends with an address."""
    words, _, url = text.rpartition(" ")
    if words and re.fullmatch(r"https://[A-Za-z0-9./#_%~:?=&-]+", url):
        return f"[{plain(words)}]({url})"
    return plain(text)


def seen(character: str) -> str:
    """One character of a name, named where it cannot be seen."""
    point = ord(character)
    if character == " ":
        return "␣"
    if point in _NAMED or not character.isprintable():
        return plain(f"<{_NAMED.get(point, f'U+{point:04X}')}>")
    return plain(character)


def prose(text: str) -> str:
    """Markdown prose from a comment: its emphasis, lists and code spans work, its HTML and links do not."""
    parts, at = [], 0
    for span in _CODE_SPAN.finditer(text):
        parts += [_inert(text[at : span.start()]), f"<code>{plain(span.group(2))}</code>"]
        at = span.end()
    return "".join([*parts, _inert(text[at:])])


def _inert(text: str) -> str:
    return _KEPT_OUT_OF_PROSE.sub(lambda found: f"&#{ord(found.group())};", text)


def fence(text: str, language: str = "text") -> str:
    """The text as a fenced block whose fence is longer than any in it."""
    ticks = "`" * max(3, 1 + max((len(run) for run in re.findall(r"`+", text)), default=0))
    return f"{ticks}{language}\n{text}\n{ticks}"


def number(value: int) -> str:
    """A count for people, with thousands apart; long ones as a power of ten."""
    return f"{value:,}" if value < 10**12 else f"{float(value):.2e}" if value < 10**300 else f"10^{len(str(value)) - 1}"


def visible(text: str) -> str:
    """The text with characters beyond ASCII by code point, for expressions that hold them literally."""
    return "".join(c if c.isascii() else f"\\u{{{ord(c):x}}}" for c in text)
