"""Published texts: their headings, and the sections, code, tables and prose below them."""

import re
from collections.abc import Collection, Iterable, Iterator
from html import unescape
from html.parser import HTMLParser

_FENCE = re.compile(r"\s*(`{3,}(?!.*`)|~{3,})\s*(?:\{(?:[^}.]*\.)?)?([\w-]*).*")  # ```x``` is code in prose
_HEADING = re.compile(r" {0,3}(#{1,6})\s+(.*[^\s#]|)[\s#]*")
_SECTION = re.compile(r"(?:Appendix )?((?:[A-Z]|\d+)(?:\.\d+)*)\.?(?: {1,3}[^\s:=]|$)")  # of an RFC
_TITLE = re.compile(r" {0,3}(?![-*+>|#<=]|\d+[.)]\s)\S[^=|]*$")  # of an underlined heading
_NUMBER = re.compile(r"^(?:appendix )?(?:[a-z]|\d+)(?:\.\d+)*\.?\s+")  # of a heading
_ITEM = re.compile(r"(?:\s*(?:[-*+]|\d+[.)])\s+)+")
_HTML = re.compile(r"(?is)(?:\s|<\?xml[^>]*>|<!--(?:(?!-->).)*-->)*<(?:!doctype html|html|head)\b")
# A production outside of every block: in a list, a table or a quotation.
_LISTED = re.compile(
    r"(?:\s*(?:[-*+]|\d+[.)]|\||>)\s*|\s+|(?![^:]*:\s*[\"`][^\"`]*[\"`]\W*$))[`*_]*"  # and no label of a quotation
    r"([A-Za-z](?:[\w-]*[^\W_])?)[`*_]*\s*([-=]>|<-|[→←⇒]|(?:[:|]\s*`?)?:?:?=|:|\|)\s*(\S.*)"
)
_TAG = re.compile(r"(?i)(?:^\s*<(?!code)[a-z]|<(?:t[drh]|p|li|d[dt]|div|br|blockquote)\b)[^<>]*>(?:\s*<[a-z][^<>]*>)*")
_TABLE = re.compile(r"(?m)^[ \t]*(\|.*)\n[ \t]*\|[ \t:|-]+\n((?:[ \t]*\|.*\n?)*)")


_HIDDEN = ("title", "script", "style", "nav")  # not the head, whose end may be left out


class _Page(HTMLParser):
    """An HTML page's main text as Markdown lines: headings, paragraphs, code and tables."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = [""]
        self.around = list[str]()  # open parts; a header or footer in none of the others is the page's
        self.is_code = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.around += [tag] * (tag in {*_HIDDEN, "header", "footer", "main", "article", "aside", "section"})
        self.is_code |= tag == "pre"
        if re.fullmatch("h[1-6]", tag):
            self.lines += ["", "#" * int(tag[1]) + " "]
        elif tag in ("p", "li", "div"):
            self.lines += ["", ""]
        elif tag in ("pre", "tr"):
            self.lines += ["```", ""] if tag == "pre" else ["|"]
        elif tag == "code" and not self.is_code:
            self.lines[-1] += "`"

    def handle_endtag(self, tag: str) -> None:
        self.around = self.around[: -1 - self.around[::-1].index(tag)] if tag in self.around else self.around
        self.is_code &= tag != "pre"
        if tag == "thead":
            self.lines.append("|---|")
        elif re.fullmatch("h[1-6]|pre", tag):
            self.lines += ["```" if tag == "pre" else "", ""]
        elif tag in ("td", "th"):
            self.lines[-1] += " |"
        elif tag == "code" and not self.is_code:
            self.lines[-1] += "`"

    def handle_data(self, data: str) -> None:
        if self.around[:1] not in (["header"], ["footer"]) and not {*_HIDDEN}.intersection(self.around):
            is_cell = self.lines[-1].startswith("|")
            text = data if self.is_code else data.replace("\n", " ").replace("|", "\\|" if is_cell else "|")
            self.lines[-1] += text.replace("\u200b", "")


def form(text: str) -> str:
    """Return `html` or `markdown`: texts in different forms are not compared."""
    return "html" if _HTML.match(text) else "markdown"


def heading(line: str) -> tuple[int, str] | None:
    """Return a Markdown heading's level and text."""
    return (len(match[1]), match[2]) if (match := _HEADING.fullmatch(line)) else None


def heading_in(line: str, is_rfc: bool, above: str, below: str) -> tuple[int, str] | None:
    """Return a heading's level and text, in Markdown, also underlined, or at an RFC's left edge."""
    if is_rfc:
        is_apart = not (above + below).strip() and re.fullmatch(r"[A-Z][\w' ]*", line)
        numbered = _SECTION.match(line)  # else in the section before it: a line of prose can look like a heading
        return (numbered[1].count(".") + 1 if numbered else 9, line.strip()) if numbered or is_apart else None
    if not above.strip() and _TITLE.match(line) and (rule := re.fullmatch(r" {0,3}(=+|--+)[ \t]*", below)):
        return (1 if "=" in rule[1] else 2), line.strip()
    return heading(line)


def is_chosen(path: Collection[tuple[int, str]], sections: Collection[str]) -> bool:
    """Return whether a heading in the path begins like one in `sections` (any, if none), with or without its number."""
    start = re.compile("|".join(rf"{re.escape(section.lower())}(?!(?<=\d)\d)" for section in sections))
    titles = [title.lower() for _, title in path]
    return not sections or any(start.match(title) or start.match(_NUMBER.sub("", title)) for title in titles)


def fence_in(line: str, *, is_open: bool) -> re.Match[str] | None:
    """Return the line's fence and its language; one that opens a block may stand behind a list's mark."""
    item = None if is_open else _ITEM.match(line)
    return _FENCE.fullmatch(" " * item.end() + line[item.end() :] if item else line)


def fences(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield `open`, `code`, `close` or "" (in no block) with each line; indented fences open blocks in lists alone."""
    fence, indent, is_item = "", 0, False
    for line in lines:
        mark, place = fence_in(line, is_open=bool(fence)), "code" if fence else ""
        if fence and mark and mark[1].startswith(fence) and not mark[2] and mark.start(1) < indent + 4:
            fence, place = "", "close"
        elif not fence and mark and (is_item or not line.startswith(("    ", "\t"))):
            fence, indent, place = mark[1], mark.start(1), "open"
        elif not fence and line.strip():
            is_item = bool(_ITEM.match(line)) or (is_item and line[0].isspace())
        yield place, line


def sections(text: str, but: Collection[str] = ()) -> dict[str, str]:
    """Return heading → the text below it, deeper headings included; "" is the whole text but for some sections."""
    if form(text) == "html":
        page = _Page()
        page.feed(text)
        text = "\n".join(page.lines)
    whole: list[str] = []
    open_: list[tuple[int, str, list[str]]] = [(0, "", whole)]
    known = {"": whole}
    for kind, line in fences(text.splitlines()):
        title = None if kind else heading(line)
        if title and (name := re.sub(r"[*`\\]|\]\(.*?\)|\[", "", title[1])):
            open_ = [part for part in open_ if part[0] < title[0]]
            open_.append((title[0], name, known.setdefault(name, [])))
        for _, _, lines in open_[any(name in but for _, name, _ in open_) :]:
            lines.append(line)
    return {title: "\n".join(lines) for title, lines in known.items()}


def section_of(cited: str, titles: Iterable[str]) -> str:
    """Return a citation's heading: `Entry` for `ADR-8, Entry`; "" if the whole text is meant."""
    parts = cited.split(", ")
    ends = sorted(((low, high) for high in range(len(parts), 0, -1) for low in range(high)), key=lambda end: -end[1])
    wordings = [", ".join(parts[low:high]) for low, high in ends]  # the last parts, which are about less, come first
    folded = {title.casefold(): title for title in titles if title}
    for wording in (wording.casefold() for wording in wordings):
        near = (folded[title] for title in folded if re.match(re.escape(wording) + r"(?!\w|\.\d)", title))
        title = folded.get(wording) or next(near, None)
        if title:
            return title
    return ""


def rows(line: str) -> Iterator[tuple[str, str, str]]:
    """Yield the names in a list, a table or HTML, each with its sign and text: of a table's row, all other cells."""
    if _TAG.search(line) and not line.lstrip().startswith("|"):
        text = _TAG.sub(lambda tags: "\0" if re.match("(?i)<(t[dh]|dd)", tags[0]) else "\n\0", line)
        line = unescape(re.sub(r"</?\w[^<>]*>", "", text)).replace("|", r"\|").replace("\0", "|")
    for row in re.sub(r"\[([^][\n]*)\]\([^)\n]*\)", r"\1", line).split("\n"):
        if match := _LISTED.match(re.sub(r"^[^A-Za-z]*\|", "|", row)):  # behind numbers
            yield match[1], match[2], match[3]
        cells = re.split(r"(?<!\\)\|", row)
        for at, cell in enumerate(cells[1 : 2 + 900 // len(cells)], 1):  # of a long row only the first may be names
            if "=" in cell or row.lstrip().startswith("|"):
                name = re.sub(":?:?=", "|", cell, count=1) if "=" in cell else re.sub(r".*[\w)]\s+(?=\S)", "", cell)
                if match := _LISTED.match("|" + "|".join([name, *cells[at + 1 :], *cells[:at]])):
                    yield match[1], match[2] if "=" in cell else match[2].strip("| "), match[3]


def blocks(section: str) -> Iterator[tuple[str, str]]:
    """Yield `code` with each line in a fence, `row` with each table row, `prose` with each paragraph or item."""
    prose = list[str]()
    for place, line in [*fences(section.splitlines()), ("", "")]:
        is_row, is_plain = line.lstrip().startswith("|"), bool(line.strip()) and heading(line) is None
        if prose and (place or is_row or not is_plain or _ITEM.match(line)):
            yield "prose", " ".join(prose)
            prose = []
        if (place == "code" or (is_row and not place)) and line.strip():
            yield place or "row", line.rstrip()
        elif is_plain and not place:
            prose.append(line.strip())


def sentences(section: str) -> Iterator[str]:
    """Yield each sentence in prose, each line in code and each table row."""
    for kind, block in blocks(section):
        yield from re.split(r"(?<=[.!?])\s+", block) if kind == "prose" else [block.strip()]


def examples(section: str, places: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the texts at the places, one in each: table columns, wordings around `…`, or code lines.

    There are none where the section has no such table, or not as many texts for one place as for the other.
    """
    if not places:
        return [(line.strip(),) for kind, line in blocks(section) if kind == "code"]
    if any("…" in place for place in places):
        texts = [_worded(place, section) for place in places]
        return [*zip(*texts, strict=True)] if len({len(column) for column in texts}) == 1 else []
    for header, body in _TABLE.findall(section):
        titles = [re.sub("[*`]", "", title) for title in _cells(header)]
        if {*places} <= {*titles}:
            columns = [titles.index(place) for place in places]
            rows = [cells for row in body.splitlines() if len(cells := _cells(row)) > max(columns)]
            return [tuple(_texts(cells[column])[0] for column in columns) for cells in rows]
    return []


def _worded(place: str, section: str) -> list[str]:
    before, _, after = place.partition("…")
    pattern = re.compile(re.escape(before) + "(.+?)" + (re.escape(after) or "$"))
    captured = [text for kind, block in blocks(section) if kind != "row" for text in pattern.findall(block)]
    return [text for written in captured for text in _texts(written)]


def _cells(row: str) -> list[str]:
    cells = re.split(r"(?<!\\)\|", row.strip().removeprefix("|").removesuffix("|"))
    return [cell.strip().replace("\\|", "|") for cell in cells]


def _texts(written: str) -> list[str]:
    """Return the texts marked as code, else the one in quotes, else the whole."""
    return re.findall("`([^`]+)`", written) or [re.sub(r'^"(.*)"$', r"\1", unescape(written))]
