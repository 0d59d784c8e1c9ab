"""A specification's productions with their places, in Markdown, a text as RFCs are printed, or a bare file.

In Markdown they stand in fenced, `<pre>` or indented blocks. Some mirrors render the file as one cell per line with
bars between them. There a leading bar is not part of the line; it is blanked out, which keeps all columns.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from html import unescape
from itertools import accumulate, pairwise
from operator import or_
from textwrap import dedent
from typing import NamedTuple

from natsgrammar.diagnostics import Diagnostic
from natsgrammar_gen.grammar.documents import fence_in, fences, heading_in, is_chosen, rows


class Style(NamedTuple):
    """How a notation begins productions (the first group is the name), continues and comments."""

    name: str
    head: str
    bars: str
    comment: str
    example: str


_EBNF = r"\s*(?:\[\d+\w*\]\s*)?([A-Za-z_][\w.-]*|<[A-Za-z][^<>\n]*>)\s*::="
_ADR = r"\s*([A-Za-z][\w-]*)\s*(?:::=|:=|=)(?!=)"
STYLES = {
    "adr": Style("adr", _ADR, "|", r"\s*(#|//|--|;|\(\*)", "stream-name = term"),
    "abnf": Style("abnf", r"\s*([A-Za-z][\w-]*)\s*=/?(?!=)", "/", r"\s*;", "host = 1*ALPHA"),
    "ebnf": Style("ebnf", _EBNF, "|-", r"\s*/\*", "Host ::= [a-z]+"),
}
_ANY = tuple(STYLES)
# What a block's mark leaves open. PEG's choices are ordered, so no notation here reads them.
_MARKS = dict.fromkeys(("", "text", "txt", "plain", "plaintext", "grammar", "bnf"), _ANY) | {
    "adr": ("adr",),
    "abnf": ("abnf",),
    "ebnf": ("adr", "ebnf"),
    "peg": (),
}
_PRE = re.compile(r"(?i)((?:[^`\"<]|<[^<>]*>)*?(?<!['`]))<pre\b[^>]*>(?:(?:<span></span>)?\s*<code[^>]*>)?")
_PRE_END, _COLOR = re.compile(r"(?i)(?:</code>\s*)?</pre>"), re.compile(r"(?i)</?span\b[^<>]*>")
# Signs of a misspelt production: a lone equals sign, or several names defined in the text.
_ASSIGNMENT = re.compile(r"\s*\S.*?\s(?:::=|:=|=)(?:\s.*)?")
# In a sentence: in code, or with a space or colon before the sign.
_INLINE = re.compile(r"(?:^\s*|`|(?<![^\s(\"“\[])(?=[\w-]+[\s:]))([A-Za-z][\w-]*)`?\s*:?:?=(?!=)\s*([^`]+)")
# Never prose: BNF's sign between a name and what is no word.
_BNF = re.compile(r"(?:[\w>*)\]]\s*|` )::=\s*`?(?:[\"'(\[#%]|<(?!/))")
_FENCED_OR_HIDDEN = re.compile(  # within a line, a comment ends in its paragraph, or is none
    r"(?ms)^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,40}(?![^\n]*`)|~{3,}).*?(?:^[ \t]*\1[`~]*[ \t\r]*$|\Z)"
    r"|(^(?: {4}|\t)(?!\s*<!--)[^\n]*|`[^`\n]*`|\"[^\"\n]*\"|(?<!\w)'[^'\n]*')"
    r"|^[ \t]*<!--.*?(?:-->|\Z)|(?<![\"'])<!--(?:(?!<!--|\n\s*\n|\n[ \t]*[`~]{3}).)*?-->"
)
_COMMENT = re.compile(r"(?ms)^[ \t]*(/\*(?:(?!\*/|^[ \t]*(?:`{3}|~{3}|/\*)|</pre>).)*\*/)")  # of EBNF, in one block
_ROW = re.compile(
    r"(?is)(?<!\w )(?<![`\"'])<(tr|dl)\b(?:(?!<\1\b|<pre\b|\n[ \t]*[`~]{3}).)*</\1>"
    r"|(?<![^\n])[\w*`-]+(?:[ \t]*\n){1,2}:[ \t][^\n]+"
)
_SIGNS = re.compile(r"[`\"%*+]|\[[^][]+\](?!\()|<code")  # of code in a table
_LOOSE = re.compile(r"(?:\s+(?:::=|:=|=)|::=|:=|=/|=(?=\s|$|[\"'(\[<%*\d]))(?!>|~)")
_NAMELESS = re.compile(  # or nothing behind the sign
    r"(?:\s*(?:<[\w -]+>\s*)?::?=|\s+(?:\d[\w-]*\s+)?:?:?=)(?:\s.*)?|.*[\w`*] :?:?=\s*"
    r"|\s{3,}(?:\S+\s+){1,2}(?:::=|:=|=)\s+\d*[*\"'(\[<%].*"
)
_BESIDE = re.compile(r"\s+(?:\S+\s+){1,3}(?:[*|+:=]*=>?|:|->)\s(?!\s*[\d.]+\s*$).*")  # at a production's indent
_WORD = re.compile(r"[A-Za-z][\w-]*")
RFC = re.compile(r"(?m)^Request for Comments: *(\d+)")
_FOOTER = re.compile(  # of a page, and no code
    r"\w[^\n=\";|]{0,99}\[Page [\divxlc]+\]\s*(?:\f|\n[ \t\r]*\n|\Z)"
    r"| *(?:\w[^\n=\";|]{0,99}\s)?- \d+ -(?:\s[^\n=\";|]{0,99})?\n\s*\f"
)
_HEADER = re.compile(r"(?:RFC \d+|Internet-Draft) .*\b\d{4}\s*")
LONGEST = 100  # characters of a title, and of a line in a message
LONGEST_BLOCK = 200  # lines behind which a gap can lie in an unfinished production
NOT_READ = "`{}` is a comment, and not read"
MOST_PRODUCTIONS = 1_000  # the longest revision has 30, in 1,600 characters
MOST_CHARACTERS = 200_000


def fault(line: int, column: int, message: str) -> Diagnostic:
    """Return a fault in the text, or an assumption about it, in a file without a name yet."""
    return Diagnostic("", line, column + getattr(line, "shift", 0), message)


class _Part(int):
    """The number of a line whose text is a part of it, behind `shift` columns."""

    shift = 0


Line = tuple[int, str]


def _parts(number: int, line: str, start: int) -> Iterator[Line]:
    """Yield the rest of the line, divided behind each `</pre>`, and indented."""
    for cut, end in pairwise([start, *(end.end() for end in _PRE_END.finditer(line, start)), len(line)]):
        part = _Part(number)
        part.shift = cut - 4 + getattr(number, "shift", 0)
        yield part, "    " + line[cut:end]


@dataclass
class Findings:
    """Collected from a text: faults, assumptions, listed names with texts, lines in no block, headings, leaves."""

    faults: list[Diagnostic] = field(default_factory=list)
    assumed: list[Diagnostic] = field(default_factory=list)
    listed: list["Production"] = field(default_factory=list)
    loose: set[int] = field(default_factory=set)
    headings: list[tuple[int, str]] = field(default_factory=list)
    parts: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A block: its lines (number, text), its section, the prose before it in that section, and its mark."""

    lines: tuple[Line, ...]
    section: str
    prose: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Production:
    """One production: name, text, place, block, and whether it is behind the block's first paragraph."""

    name: str
    text: str
    line: int
    column: int
    block: Block
    later: bool
    path: str = ""

    def fault(self, message: str) -> Diagnostic:
        """Return a fault for the whole production."""
        return self.fault_at(1, self.column, message)

    def misplaced(self) -> Diagnostic:
        """Return a fault for a listed production."""
        line = self.block.lines[0][1].strip()[:LONGEST]
        return self.fault(f"`{line}` looks like a production, and is in no block of productions")

    def fault_at(self, line: int | None, column: int | None, message: str) -> Diagnostic:
        """Return a fault at a place in its text."""
        number = self.line + line - 1 if line and line > 1 else self.line
        return replace(fault(number, column or 1, message), path=self.path)


@dataclass(frozen=True, slots=True)
class Text:
    """A text to import: its path, and its sections to read, as beginnings of headings (all, if none)."""

    text: str
    path: str
    sections: tuple[str, ...] = ()


def productions(source: Text, notation: str, findings: Findings) -> list[Production]:
    """Return every production in the text; adds lines like a faulty one to the faults."""
    style, faults = STYLES[notation], findings.faults
    comments = [*_COMMENT.finditer(source.text)] if notation == "ebnf" else []
    text = _COMMENT.sub(_blank, source.text) if comments else source.text
    lines, plain = _unpaged(lines_in(text)), _unpaged(lines_in(text, is_html=False))
    blocks = _bare(plain, style) or _bare(lines, style) or _blocks(lines, source, style, findings)
    gone = [section for section in source.sections if not is_chosen(findings.headings, [section])]
    faults += [fault(1, 1, f"no heading begins with `{section}`") for section in gone]
    heads = (re.match(style.head, line) for block in blocks if block.mark in _MARKS for _, line in block.lines)
    defined = {head.group(1) for head in heads if head}

    def is_read(block: Block) -> bool:
        if block.mark not in _MARKS:  # of a programming language, or misspelt: of productions alone
            texts = dedent("\n".join(line for _, line in block.lines)).split("\n")
            texts = [line for line in texts if not re.match(rf"{style.comment}|\s|$", line)]
            uses = [_ASSIGNMENT.fullmatch(line) and _uses(line, defined) for line in texts]
            return any(uses) or (bool(texts) and all(re.match(style.head, line) for line in texts))
        is_marked = block.mark == style.name

        def is_meant(line: str) -> bool:
            is_odd = not re.match(style.comment, line) and (_ASSIGNMENT.fullmatch(line) or _uses(line, defined))
            return bool((is_marked and line.strip()) or re.match(style.head, line) or is_odd)

        return any(is_meant(line) for _, line in block.lines)

    noted = {number for block in blocks if block.mark == notation or is_read(block) for number, _ in block.lines}
    for comment in comments:
        at, column = 1 + source.text.count("\n", 0, comment.start(1)), comment.start(1) - comment.start() + 1
        if at in noted or (column > 1 and at in findings.loose):
            findings.assumed.append(fault(at, column, NOT_READ.format(" ".join(comment[1].split()))))
    unread = [block for block in blocks if block.mark in _MARKS and not is_read(block)]
    for number, line in (line for block in unread for line in block.lines):
        _listed(number, line, style, findings, "", is_beside=False)
    blocks = [*_marked([*filter(is_read, blocks)], style, findings)]
    written = [production for block in blocks for production in _split(block, style, source.path, findings)]
    if not written and not faults:
        faults.append(fault(1, 1, f"no block with productions such as `{style.example}`"))
    if len(written) > MOST_PRODUCTIONS:
        faults.append(written[MOST_PRODUCTIONS].fault(f"more than {MOST_PRODUCTIONS:,} productions"))
    elif sum(len(production.text) for production in written) > MOST_CHARACTERS:
        faults.append(fault(1, 1, f"the productions have more than {MOST_CHARACTERS:,} characters"))
    else:
        return written
    return []


def marked(source: Text) -> list[str]:
    """Return the notations that the marks of the text's blocks allow; all where no block has such a mark."""
    blocks = _blocks(_unpaged(lines_in(source.text)), source, STYLES["adr"], Findings())
    heads = [(block, re.compile(STYLES[block.mark].head)) for block in blocks if block.mark in STYLES]
    sure = {block.mark for block, head in heads if any(head.match(line) for _, line in block.lines)}
    marks = {name for block, _ in heads for name in ({block.mark} & sure or _MARKS[block.mark])}
    return [name for name in STYLES if name in marks or not marks]


def _blank(match: re.Match[str]) -> str:
    return re.sub("[^\n]", " ", match[0])


def _marked(blocks: list[Block], style: Style, findings: Findings) -> Iterator[Block]:
    """Yield the blocks in the notation; report those marked as another, or not marked where others are."""
    is_marked = any(re.match(style.head, at) for each in blocks if each.mark == style.name for _, at in each.lines)
    for block in blocks:
        line, text = next((line, text) for line, text in block.lines if text.strip())
        column = len(text) - len(text.lstrip()) + 1
        if block.mark not in _MARKS:
            findings.assumed.append(fault(line, column, f"the block is marked `{block.mark}`, and not read"))
        elif style.name not in _MARKS[block.mark]:
            message = f"the block is marked `{block.mark}`, and not read as `{style.name}`"
            findings.faults.append(fault(line, column, f"{message}; choose others with `--section`"))
        elif is_marked and block.mark != style.name:
            message = f"this block is not marked `{style.name}`, as others are, and not read"
            findings.assumed.append(fault(line, column, message))
        else:
            if block.mark in STYLES and block.mark != style.name:
                message = f"the block is marked `{block.mark}`, and read as `{style.name}`"
                findings.assumed.append(fault(line, column, message))
            yield block


def lines_in(text: str, *, is_html: bool = True) -> list[Line]:
    """Return the lines with their numbers, without hidden comments or a mirror's bars; a row in HTML is one line."""
    if is_html:
        text = _FENCED_OR_HIDDEN.sub(lambda part: part[0] if part[1] or part[2] else _blank(part), text)
        text = re.sub(r"(?i)<pre(?=\s)([^<>\n]*\n[^<>]*)>", lambda tag: "<pre>" + re.sub("[^\n]", " ", tag[1]), text)
        text = _ROW.sub(lambda row: "|" * (not row[1]) + " ".join(row[0].split("\n")) + "\n" * row[0].count("\n"), text)
    lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
    if re.search(r"(?m)^\|(?:\s*(?:`{3,}|~{3,})\s*$|\r?\n\|\r?$)", text):  # mirrored
        lines = [" " + line[1:] if line.startswith("|") else line for line in lines]
    return list(enumerate(lines, 1))


def _unpaged(lines: list[Line]) -> list[Line]:
    """Return the lines without page breaks as in RFCs, which are in no fence: footer, form feed, header."""
    kept, is_between, places = list[Line](), False, fences(line for _, line in lines)
    for at, ((number, line), (place, _)) in enumerate(zip(lines, places, strict=True)):
        is_apart = not place and not lines[at - 1][1].strip()
        if is_apart and _FOOTER.match("\n".join([line, *(text for _, text in lines[at + 1 : at + 4]), ""])):
            is_between = True
            while kept and not kept[-1][1].strip():
                kept.pop()
        elif not is_between or (line.strip("\f \t") and not _HEADER.fullmatch(line.strip("\f"))):
            if is_between:
                kept.append((number - 1, "\f"))
            is_between = False
            kept.append((number, line))
    return kept


def _bare(lines: list[Line], style: Style) -> list[Block]:
    """Return the whole file as a block if its first line is a production or a comment, as in no ADR."""
    first = next((line for _, line in lines if line.strip()), "")
    is_bare = style.name != "adr" and (re.match(style.head, first) or re.match(style.comment, first))
    return [Block(tuple(lines), "", "")] if is_bare else []


def _blocks(lines: list[Line], source: Text, style: Style, findings: Findings) -> list[Block]:
    blocks, path, prose, body, left = list[Block](), list[Line](), list[Line](), list[Line](), lines[::-1]
    opening: tuple[str, str, int] | None = None  # the fence, its language, its line
    is_rfc = bool(RFC.search(source.text))

    def flush() -> None:
        if is_chosen(path, source.sections):
            blocks.extend(Block(loose, path[-1][1] if path else "", "") for loose in _loose(prose, style, findings))

    while left:
        number, line = left.pop()
        fence, pre = fence_in(line, is_open=opening is not None), _PRE.match(line)
        if opening is None:
            if above := heading_in(line, is_rfc, prose[-1][1] if prose else "", left[-1][1] if left else ""):
                flush()
                path = [*(title for title in path if title[0] < above[0]), above]
                findings.headings.append(above)
                prose = [(number, line)]
            elif fence or pre:
                prose += [(number, pre[1])] if pre else []
                flush()
                opening, body = ((fence.group(1), fence.group(2).lower(), number) if fence else ("</", "", number)), []
                left += [*_parts(number, line, pre.end())][::-1] if pre else []
            else:
                prose.append((number, line))
        elif (end := _PRE_END.search(line) if opening[0] == "</" else None) or (
            fence and fence.group(1).startswith(opening[0]) and not fence.group(2)
        ):
            if end:
                body.append((number, unescape(_COLOR.sub("", line[: end.start()]))))
                left += [*_parts(number, line, end.end())][::-1]
            if is_chosen(path, source.sections):
                title = path[-1][1] if path else ""
                blocks.append(Block(tuple(body), title, "\n".join([title, *(text for _, text in prose)]), opening[1]))
            opening, prose = None, []
        else:
            body.append((number, unescape(_COLOR.sub("", line)) if opening[0] == "</" else line))
    flush()
    if opening is not None:
        findings.faults.append(fault(opening[2], 1, "the block that opens here is never closed"))
    return blocks


def _loose(lines: Iterable[Line], style: Style, findings: Findings) -> Iterator[tuple[Line, ...]]:
    """Yield the blocks without a fence: each begins with `name =`, and ends at a line not deeper.

    Report productions in a list, a table or a quotation, other lines directly below a production, and comments.
    """
    body, base, gap, name, edge, in_table = list[Line](), 0, "", "", 0, False  # a gap: a page (form feed) or blanks
    findings.loose.update(number for number, _ in lines)
    for number, line in lines:
        indent = len(line) - len(line.lstrip())
        if not line.strip():
            gap += line if line == "\f" else "\n"
            continue
        head = re.match(style.head, line)
        is_head = bool(head and _LOOSE.match(line[head.end(1) :]))
        is_more = bool(body) and not is_head and (indent > base or line.lstrip()[0] in style.bars)
        if head and is_head:
            base, name, edge = indent, head[1], head.end(1)
        if (
            is_head
            or (is_more and (not gap or _is_open(body, line, style, edge if gap == "\f" else None)))
            or (body and re.match(style.comment, line))
        ):
            body.append((number, line))
        else:
            is_beside = indent == base or (bool(body) and indent < base)
            listed, sure = _listed(number, line, style, findings, name * (indent > base), is_beside)
            is_first = bool(gap) or not in_table
            in_table = "|" in listed and not sure and (not is_first or bool(_SIGNS.search(line)))
            note = f"`{line.strip()[:LONGEST]}` is in a table, and not read"
            findings.assumed += [fault(number, indent + 1, note)] * (in_table and is_first)
            is_beside = is_beside and not sure and bool(_BESIDE.fullmatch(line))
            if (body and not gap and not sure) or is_beside or (not listed and _NAMELESS.fullmatch(line)):
                odd = f"`{line.strip()}` is not a production such as `{style.example}`"
                findings.faults.append(fault(number, indent + 1, odd))
            if body:
                yield tuple(body)
            body = []
        gap = ""
    if body:
        yield tuple(body)


def _listed(number: int, line: str, style: Style, findings: Findings, name: str, is_beside: bool) -> tuple[str, bool]:
    """Report a line in no block, which may be more of the name; return the signs of those listed, and if sure."""
    column = len(line) - len(line.lstrip()) + 1

    def part(name: str, text: str, mark: str = "more" if is_beside and column > 1 else "") -> Production:
        return Production(name, text, number, column, Block(((number, line),), "", "", mark), False)

    findings.assumed += _comment(number, column, line) if column > 1 and re.match(style.comment, line) else []
    listed = [(sign, part(name, text)) for name, sign, text in rows(line)]
    is_marked = re.match(r"\s*[-*+|><\d]", line)
    sure = [each for sign, each in listed if is_marked and ("=" in sign or (sign and each.name.endswith("-name")))]
    findings.faults += [each.misplaced() for each in sure]
    findings.listed += [part(style.name, '"x"', "more")] * bool(_BNF.search(unescape(line)))
    findings.listed += [each for _, each in listed if not sure]
    tail = part(name, f"{name} {line.strip()}", "more") if name else part(style.name, line, "line")
    findings.listed += [tail] * bool(name or not listed)
    code = unescape(re.sub("(?i)</?[a-z][^<>]*>", "`", line))
    findings.listed += [part(name, text, "inline") for name, text in _INLINE.findall(code)]
    # Any expression in a cell or span, whatever stands before it.
    cells = re.split(r"`|(?<!\\)\||\s[=:–—-]+\s|</?t[dh][^<>]*>", line)
    texts = [text for text in cells[len(cells) == 1 :] if re.search(r"[\"'*+?/\[(]|\w \w|\d[A-Za-z]", text)]
    findings.listed += [part(style.name, text, "cell") for text in texts]
    return "".join(sign for sign, _ in listed), bool(sure)


def _is_open(body: list[Line], line: str, style: Style, edge: int | None) -> bool:
    """Return whether the line behind a gap, or from the edge on behind a page, goes on with the production."""
    if edge and re.match(rf"\s{{{edge}}}|\s*(?:[\"%<(\[]|\d*\*\S|\d+[A-Z(\"\[])", line):
        return True  # else a bar leads it, or something is unfinished
    text = re.sub(r'"[^"]*"|;.*', "", "\n".join(part for _, part in body[-LONGEST_BLOCK:])).rstrip()
    unclosed = sum(text.count(sign) for sign in "([") > sum(text.count(sign) for sign in ")]")
    return line.lstrip()[0] in style.bars or unclosed or text.endswith((*style.bars, "=", ","))


def _uses(line: str, defined: set[str]) -> bool:
    return sum(word in defined for word in _WORD.findall(line)) > 1


def _split(block: Block, style: Style, path: str, findings: Findings) -> list[Production]:
    """Return a block's productions: each begins with `name =`; deeper lines and lines led by a bar continue it."""
    written: list[tuple[str, int, dict[int, str]]] = []
    indent = 0
    for at, line in block.lines:
        head = re.match(style.head, line)
        own = len(line) - len(line.lstrip())
        if not line.strip():
            continue
        if not head and re.match(style.comment, line) and not (block.mark == "ebnf" and line.lstrip()[0] == ";"):
            findings.assumed += _comment(at, own + 1, line)
        elif head:
            written.append((head.group(1), own + 1, {at: line}))
            indent = own
        elif written and (own > indent or line.lstrip()[0] in style.bars):
            written[-1][2][at] = line
        else:
            odd = f"`{line.strip()}` is not a production such as `{style.example}`"
            findings.faults.append(fault(at, own + 1, odd))
    # A paragraph ends where more lines lie between two productions than anywhere else.
    gaps = [min(later[2]) - max(earlier[2]) for earlier, later in pairwise(written)]
    least = min(gaps, default=0)
    later = accumulate((gap > least for gap in gaps), or_, initial=False)
    texts = ("\n".join(lines.get(at, "") for at in range(min(lines), max(lines) + 1)) for _, _, lines in written)
    return [
        Production(name, text, min(lines), column, block, behind, path)
        for (name, column, lines), text, behind in zip(written, texts, later, strict=False)
    ]


def _comment(number: int, column: int, line: str) -> list[Diagnostic]:
    """Return the note for a comment, where it has words."""
    return [fault(number, column, NOT_READ.format(line.strip()))] if re.search(r"\w", line) else []
