"""Text from a grammar quoted for a Markdown page, where it stays text."""

import json
import re
from collections.abc import Mapping
from types import MappingProxyType

from natsgrammar.text import code_point, printable, printable_lines, seen

# What Markdown, its extensions or a template engine could read as markup in running text.
_ACTIVE = re.compile(r"[^A-Za-z0-9 ,;'?.:/()%+=@_\u2013\u2014\u2019-]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])")
_TICKS = re.compile("(`+)")
_IN_BRACKETS = r"\[[A-Za-z0-9 .,:;=_-]+\](?![\[(:])"  # no link, and no text of one
_KEPT_OUT_OF_PROSE = re.compile(rf"{_IN_BRACKETS}|[<>&{{}}\[\]`]")
# Where dialects of Markdown read code spans differently.
_NO_SPAN = re.compile(r"[|\r\n]|\\`|`.*\\$|^\s|\s$", re.DOTALL)
LONGEST_NAME = 60
LONGEST_LINE = 2_000  # characters of code; longer ones nobody reads on a page
_REACH = 24  # characters of a name on each side of its error
_RUN = re.compile(r"(.)\1*", re.DOTALL)
_NOWHERE: Mapping[str, str] = MappingProxyType({})
_MOST_RUNS = 4  # of one character, in a name that is shown as its runs


def plain(text: str) -> str:
    """Escape every character that could be markup as a character reference; show invisible ones by number."""
    return _ACTIVE.sub(lambda match: _reference(match.group()), text)


def _reference(character: str) -> str:
    """Return a character for running text; by number if it breaks or turns its line, or is invisible."""
    if character.isprintable() or character in "\n\t":
        return f"&#{ord(character)};"
    return f"&#60;{code_point(character)}&#62;"


def code(text: str) -> str:
    """Return the text as a code span, also in a table; as HTML where a bar or a backslash would end it."""
    if not text or _NO_SPAN.search(text) or not text.isprintable():
        return f"<code>{plain(text)}</code>"
    ticks = _longer(text, 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{ticks}{pad}{text}{pad}{ticks}"


def _longer(text: str, least: int) -> str:
    """Return more backticks than any run in the text."""
    return "`" * max(least, 1 + max((len(run) for run in re.findall(r"`+", text)), default=0))


def name(text: str) -> str:
    """Return a name as inline code in which every character shows; a long one is shortened in the middle."""
    if not text:
        return "*empty*"
    if len(text) <= LONGEST_NAME:
        return code(seen(text))
    return f"{code(f'{seen(text[:24])}…{seen(text[-8:])}')} ({len(text)} characters)"


def marked(text: str, position: int) -> str:
    """Return an invalid name as inline code with its first error marked; a long one is cut on both sides."""
    before, after = text[max(0, position - _REACH) : position], text[position + 1 : position + 1 + _REACH]
    cut = "…" if position > _REACH else ""
    more = "…" if len(text) > position + 1 + _REACH else ""
    error = code(seen(text[position])) if position < len(text) else "end" if text else name(text)
    around = [code(part) if part else "" for part in (cut + seen(before), seen(after) + more)]
    line = f'<mark class="error">{error}</mark>'.join(around)
    return line + (f" ({len(text)} characters)" if cut or more else "")


def short(text: str) -> str:
    """Return the name as inline code; a character in a long run with its count."""
    runs = [(run[0][0], len(run[0])) for run in _RUN.finditer(text)]
    if len(text) <= _REACH or len(runs) > _MOST_RUNS:
        return name(text)
    return " ".join(f"{code(seen(letter))} × {times}" if times > 1 else code(seen(letter)) for letter, times in runs)


def meta(text: str) -> str:
    """Return the text for a page's front matter, which themes insert unquoted: without possible markup."""
    words = re.sub(r"[<>&\"{}\[\]`|\\*_#]", "", printable(text)).replace("'", "\u2019")
    return json.dumps(" ".join(words.split()), ensure_ascii=False)


def source(text: str) -> str:
    """Return a source as a link when it ends with an address."""
    words, _, url = text.rpartition(" ")
    if words and re.fullmatch(r"https://[A-Za-z0-9./#_%~:?=&-]+", url):
        return f"[{plain(words)}]({url})"
    return plain(text)


def prose(text: str, places: Mapping[str, str] = _NOWHERE) -> str:
    """Return Markdown prose from a comment without HTML and links; a code span in `places` becomes a link."""
    pieces = _TICKS.split(text)  # text, a run of backticks, text, …
    last = {run: at for at, run in enumerate(pieces)}
    parts, at = [], 0
    while at < len(pieces):
        piece = pieces[at]
        if at % 2 and last[piece] > at:  # the next equal run closes a run (CommonMark 6.1)
            end = pieces.index(piece, at + 1)
            words = " ".join("".join(pieces[at + 1 : end]).split())
            parts.append(f"[{code(words)}]({places[words]})" if words in places else code(words))
            at = end
        else:
            kept = _KEPT_OUT_OF_PROSE.sub(lambda match: match[0] if len(match[0]) > 1 else _reference(match[0]), piece)
            parts += (c if c.isprintable() or c in "\n\t" else _reference(c) for c in kept)
        at += 1
    return "".join(parts)


def cell(text: str) -> str:
    """Return prose from a comment as a table cell."""
    return prose(text).replace("|", "&#124;")


def fence(text: str, language: str = "text") -> str:
    """Return the text as a fenced block whose fence is longer than any in it."""
    text = "\t".join(map(printable_lines, text.split("\t")))
    ticks = _longer(text, 3)
    return f"{ticks}{language}\n{text}\n{ticks}"


def number(value: int) -> str:
    """Return a readable count, with thousands separated; large ones as a power of ten."""
    return f"{value:,}" if value < 10**12 else f"{float(value):.2e}" if value < 10**300 else f"10^{len(str(value)) - 1}"
