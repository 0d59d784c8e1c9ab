"""An ADR's productions with their places: the fenced blocks in its Markdown.

Some mirrors render the file as one cell per line with bars between them. There a leading bar is not part of the line;
it is blanked out, which keeps all columns.
"""

import re
from dataclasses import dataclass
from datetime import date
from itertools import accumulate, pairwise
from operator import or_

from natsgrammar.diagnostics import Diagnostic

_FENCE = re.compile(r"\s*(`{3,}|~{3,})\s*([\w-]*)[^`]*")
_NOTATIONS = {"", "text", "txt", "plain", "plaintext", "abnf", "bnf", "ebnf", "peg", "grammar"}
_PRODUCTION = re.compile(r"\s*([A-Za-z][\w-]*)\s*(?:::=|:=|=)(?!=)")
# Signs of a misspelt production: a lone equals sign, or several names defined in the text.
_ASSIGNMENT = re.compile(r"\s*\S.*?\s(?:::=|:=|=)(?:\s.*)?")
_WORD = re.compile(r"[A-Za-z][\w-]*")
_COMMENT = re.compile(r"\s*(#|//|--|;|\(\*)")
_DATE = re.compile(r"\W*(?:date|published)[^\w|:]*[|:][^\w]*(.+)", re.IGNORECASE)
# The last proper noun after a preposition names the purpose of a second definition: "running on Windows".
_FOR = re.compile(r"\b(?:[Oo]n|[Ff]or|[Uu]nder|[Uu]sing|[Ii]n|[Ww]ith)\s+(?:an?\s+|the\s+)?`?([A-Z][A-Za-z0-9]+)")
_NO_VARIANT = {"NATS", "API", "ASCII", "UTF", "UTF8"}
_TITLE = re.compile(r"\s*#\s+(?:\d+\.\s+)?(\S.*?)[\s#]*")
LONGEST_TITLE = 100  # characters
NOT_AN_EDITION = "the edition `{}` is not a day as YYYY-MM-DD, or as YYYY-MM-DD.2 for its second revision"
MOST_PRODUCTIONS = 1_000  # the longest revision has 30, in 1,600 characters
MOST_CHARACTERS = 200_000


def fault(line: int, column: int, message: str) -> Diagnostic:
    """Return a fault in the text, or an assumption about it, in a file without a name yet."""
    return Diagnostic("", line, column, message)


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A fenced block: its lines (number, text), its section, and the prose before it in that section."""

    lines: tuple[tuple[int, str], ...]
    section: str
    prose: str


@dataclass(frozen=True, slots=True)
class Production:
    """One production: name, text, place, block, and whether it is behind the block's first paragraph."""

    name: str
    text: str
    line: int
    column: int
    block: Block
    later: bool

    def fault(self, message: str) -> Diagnostic:
        """Return a fault for the whole production."""
        return fault(self.line, self.column, message)

    def fault_at(self, line: int | None, column: int | None, message: str) -> Diagnostic:
        """Return a fault at a place in its text."""
        return fault(self.line + (line or 1) - 1, column or 1, message)


def productions(text: str, faults: list[Diagnostic]) -> list[Production]:
    """Return every production in the text; adds lines like a faulty one to `faults`."""
    blocks = _blocks(_unbarred(text), faults)
    heads = (_PRODUCTION.match(line) for block in blocks for _, line in block.lines)
    defined = {head.group(1) for head in heads if head}
    blocks = [block for block in blocks if any(_is_meant(line, defined) for _, line in block.lines)]
    if not blocks and not faults:
        faults.append(fault(1, 1, "no fenced block with productions such as `stream-name = term`"))
    written = [production for block in blocks for production in _split(block, faults)]
    if len(written) > MOST_PRODUCTIONS:
        faults.append(written[MOST_PRODUCTIONS].fault(f"more than {MOST_PRODUCTIONS:,} productions"))
    elif sum(len(production.text) for production in written) > MOST_CHARACTERS:
        faults.append(fault(1, 1, f"the productions have more than {MOST_CHARACTERS:,} characters"))
    else:
        return written
    return []


def is_edition(text: str) -> bool:
    """Return whether the text names an edition: a day, or a later revision on a day."""
    published, dot, revision = text.partition(".")
    return _day(published) == published and bool(re.fullmatch(r"[2-9]|[1-9][0-9]{1,3}", revision) if dot else True)


def edition(text: str, given: str | None, faults: list[Diagnostic]) -> str | None:
    """Return the given edition, or the metadata's day (`Date: …` or a table row), as YYYY-MM-DD."""
    if given is not None:
        if not is_edition(given):
            faults.append(fault(1, 1, NOT_AN_EDITION.format(given)))
        return given
    for number, line in _unbarred(text):
        row = _DATE.fullmatch(line)
        if row and (written := row.group(1).rstrip(" \t|*")):
            day = _day(written)
            if day is None:
                message = f"the date `{written}` is not a day as YYYY-MM-DD; say which with --edition"
                faults.append(fault(number, row.start(1) + 1, message))
            return day
    faults.append(fault(1, 1, "no date in the metadata, as in `Date: 2021-06-28`; say which with --edition"))
    return None


def title(text: str, default: str) -> str:
    """Return the text's first heading, without a leading number and on one line."""
    headings = (_TITLE.fullmatch(line) for _, line in _unbarred(text))
    named = next((heading[1] for heading in headings if heading), default)
    return " ".join(named.split())[:LONGEST_TITLE]


def _day(text: str) -> str | None:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return None


def variant(production: Production) -> str:
    """Return the suffix for a second definition under one name: its purpose, from the end of the prose above it.

    "If the server is running on Windows" gives `windows`; if the prose names nothing, it is `variant`.
    """
    named = [word.lower() for word in _FOR.findall(production.block.prose) if word.upper() not in _NO_VARIANT]
    named = [word for word in named if word not in production.name.lower().split("-")]
    return named[-1] if named else "variant"


def _unbarred(text: str) -> list[tuple[int, str]]:
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
    mirrored = any(re.fullmatch(r"\|?\s*(`{3,}|~{3,})\s*|\|", line) for line in lines if line.startswith("|"))
    if mirrored:
        lines = [" " + line[1:] if line.startswith("|") else line for line in lines]
    return list(enumerate(lines, 1))


def _blocks(lines: list[tuple[int, str]], faults: list[Diagnostic]) -> list[Block]:
    blocks: list[Block] = []
    section, prose = "", list[str]()
    body: list[tuple[int, str]] = []
    opening: tuple[str, str, int] | None = None  # the fence, its language, its line
    for number, line in lines:
        fence = _FENCE.fullmatch(line)
        if opening is None:
            if fence:
                opening, body = (fence.group(1), fence.group(2).lower(), number), []
            elif line.lstrip().startswith("#"):
                section, prose = line.strip("# \t"), [line]
            else:
                prose.append(line)
        elif fence and fence.group(1).startswith(opening[0]) and not fence.group(2):
            if opening[1] in _NOTATIONS:
                blocks.append(Block(tuple(body), section, "\n".join(prose)))
            opening, prose = None, []
        else:
            body.append((number, line))
    if opening is not None:
        faults.append(fault(opening[2], 1, "the block that opens here is never closed"))
    return blocks


def _is_meant(line: str, defined: set[str]) -> bool:
    """Return whether the line is a production, or looks like a faulty one."""
    if _PRODUCTION.match(line):
        return True
    if _COMMENT.match(line):
        return False
    return bool(_ASSIGNMENT.fullmatch(line)) or sum(word in defined for word in _WORD.findall(line)) > 1


def _split(block: Block, faults: list[Diagnostic]) -> list[Production]:
    """Return a block's productions: each begins with `name =`; deeper lines and lines led by a bar continue it."""
    written: list[tuple[str, int, dict[int, str]]] = []
    indent = 0
    for at, line in block.lines:
        head = _PRODUCTION.match(line)
        if not line.strip() or (not head and _COMMENT.match(line)):
            continue
        own = len(line) - len(line.lstrip())
        if head:
            written.append((head.group(1), own + 1, {at: line}))
            indent = own
        elif written and (own > indent or line.lstrip().startswith("|")):
            written[-1][2][at] = line
        else:
            faults.append(fault(at, own + 1, f"`{line.strip()}` is not a production such as `stream-name = term`"))
    # A paragraph ends where more lines lie between two productions than anywhere else.
    gaps = [min(later[2]) - max(earlier[2]) for earlier, later in pairwise(written)]
    later = accumulate((gap > min(gaps) for gap in gaps), or_, initial=False)
    productions = []
    for (name, column, lines), behind in zip(written, later, strict=False):
        text = "\n".join(lines.get(number, "") for number in range(min(lines), max(lines) + 1))
        productions.append(Production(name, text, min(lines), column, block, behind))
    return productions
