"""The examples in our pages, read from their Markdown: tables, and fenced blocks.

A table is an example when its header says so; all further columns are free text.

| header | a row says |
|---|---|
| `` `ADDRESS` name``, `verdict` | the name is `valid` or `rejected at N`; a column `try` has the suggestion, or `-` |
| `` `CODEC` value``, `encoded` | what the value is encoded as, and that this decodes to the value |
| `` `CODEC` encoded``, `value` | what the text decodes to, or `rejected at N` |
| `subject`, `filter`, `reached` | whether a message on the subject reaches the filter: `yes` or `no` |

Cells with names are code. One that begins with a quotation mark is a JSON string, for what cannot be seen.

Fenced blocks run from the top of a page to its end, in an empty folder of the page's own:

| block | what becomes of it |
|---|---|
| any with `title="FILE"` | is written to that file |
| `pycon`, `python` with prompts | is a doctest; the blocks of a page share their names |
| `console` | commands after `$ `, then what they print, in which `...` stands for anything |
| `lark`, `yaml`, `python` and such | needs a title: else nobody would notice that it is wrong |
| `go`, `ts`, `java`, `rust` | is what the page of `portable:subject-publish` has, which is generated |
| `text`, `sh` | is not tested: keep these for what cannot be run |

Everything that looks like an example and cannot be read raises `Malformed`: a typing error must not switch a test off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import natsgrammar as ng

ROOT = Path(__file__).parents[2]

TESTED = ("pycon", "console")
TITLED = ("lark", "yaml", "toml", "json", "jsonl", "python", "csv", "dockerfile", "ini")
UNTESTED = ("text", "sh")
GENERATED = ("go", "ts", "java", "rust")


class Malformed(ValueError):
    """An example that cannot be read; the message begins with its place."""


@dataclass(frozen=True)
class Named:
    """A name and its verdict: None is valid, else the position of the first error."""

    place: str
    address: str
    name: str
    position: int | None
    suggestion: str | None = None
    suggests: bool = False


@dataclass(frozen=True)
class Coded:
    """A value and its text under a codec, or a text that cannot be decoded and the position of its first error."""

    place: str
    codec: str
    text: str
    value: str | None
    position: int | None
    encodes: bool


@dataclass(frozen=True)
class Matched:
    """Whether a message on the subject reaches a subscription to the filter."""

    place: str
    subject: str
    pattern: str
    reached: bool


@dataclass(frozen=True)
class Block:
    """A fenced block."""

    place: str
    language: str
    title: str
    text: str


Example = Named | Coded | Matched
Line = tuple[int, str]

_FENCE = re.compile(r"(?P<indent> *)(?P<ticks>`{3,})(?P<language>[\w-]*)(?P<rest>[^`]*)")
_TITLE = re.compile(r'title="([^"]+)"')
_RULER = re.compile(r"\|(\s*:?-+:?\s*\|)+")
_CELL = re.compile(r"((?:`[^`]*`|\\.|[^|`\\])*)\|")
_ADDRESS = re.compile(r"`([a-z][a-z0-9-]*(?:@[\w.+-]+)?:[a-z][a-z0-9-]*)`")
_REFUSED = re.compile(r"rejected at (\d+)")


@cache
def pages() -> dict[str, str]:
    """Return the names and texts of the README and the guides; the reference is tested where it is made."""
    others = {ROOT / "docs" / "reference", ROOT / "docs" / "decisions"}
    guides = sorted(page for page in (ROOT / "docs").rglob("*.md") if others.isdisjoint(page.parents))
    return {
        page.relative_to(ROOT).as_posix(): page.read_text(encoding="utf-8") for page in (ROOT / "README.md", *guides)
    }


def all_examples() -> list[Example]:
    """The examples of all pages."""
    return [example for name, text in pages().items() for example in examples(text, name)]


def verdicts(actual: list[Example]) -> list[Named]:
    """What the examples say about rules: those of a codec speak of the rule that its decoder reads."""
    return [
        item
        if isinstance(item, Named)
        else Named(item.place, ng.codec(item.codec).wire.address, item.text, item.position)
        for item in actual
        if not isinstance(item, Matched)
    ]


def examples(text: str, page: str) -> list[Example]:
    """The examples in the tables of a page. Raises Malformed."""
    _, prose = _split(text, page)
    return [example for table in _tables(prose) for example in _examples(table, page)]


def blocks(text: str, page: str) -> list[Block]:
    """The fenced blocks of a page that are to be run or written, in order. Raises Malformed."""
    actual, _ = _split(text, page)
    return [block for block in actual if block.title or block.language in TESTED]


def unrun(text: str, page: str) -> list[Block]:
    """The fenced blocks of a page that nothing runs. Raises Malformed."""
    actual, _ = _split(text, page)
    return [block for block in actual if not block.title and block.language in UNTESTED]


def generated(text: str, page: str) -> list[Block]:
    """The fenced blocks of a page that a page of the reference has, too. Raises Malformed."""
    return [block for block in _split(text, page)[0] if block.language in GENERATED]


# ---- fenced blocks --------------------------------------------------------------------------------------------------


def _split(text: str, page: str) -> tuple[list[Block], list[Line]]:
    collected: list[Block] = []
    prose: list[Line] = []
    opening: re.Match[str] | None = None
    start, body = 0, list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        if opening is None:
            opening, start, body = _FENCE.fullmatch(line), number, []
            if opening is None:
                prose.append((number, line))
        elif line.strip() == opening["ticks"]:
            collected.append(_block(f"{page}:{start}", opening, body))
            opening = None
        else:
            body.append(line.removeprefix(opening["indent"]))
    if opening is not None:
        raise Malformed(f"{page}:{start}: the fenced block has no end")
    return collected, prose


def _block(place: str, opening: re.Match[str], body: list[str]) -> Block:
    language, title = opening["language"], _TITLE.search(opening["rest"])
    text = "".join(f"{line}\n" for line in body)
    if language == "python" and text.startswith(">>> "):
        language = "pycon"
    if language not in (*TESTED, *TITLED, *UNTESTED, *GENERATED):
        raise Malformed(f"{place}: no such language of blocks: `{language}`")
    if language in TITLED and not title:
        raise Malformed(f"{place}: a block of {language} needs a title, so that it is tested")
    if language == "console" and not text.startswith("$ "):
        raise Malformed(f"{place}: a console block begins with a command: `$ `")
    if language == "pycon" and not text.startswith(">>> "):
        raise Malformed(f"{place}: a pycon block begins with a prompt: `>>> `")
    return Block(place, language, title[1] if title else "", text)


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a console block, and what each of them prints."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        lines = part.split("\n")
        last = next(i for i, line in enumerate(lines) if not line.endswith("\\"))
        yield "\n".join(lines[: last + 1]), "\n".join(lines[last + 1 :])


# ---- tables ---------------------------------------------------------------------------------------------------------


def _tables(prose: list[Line]) -> Iterator[list[Line]]:
    """Runs of lines that begin with a bar."""
    table: list[Line] = []
    for number, line in [*prose, (0, "")]:
        if line.lstrip().startswith("|") and (not table or number == table[-1][0] + 1):
            table.append((number, line.strip()))
            continue
        if table:
            yield table
        table = []


def _examples(table: list[Line], page: str) -> Iterator[Example]:
    place = f"{page}:{table[0][0]}"
    head = _cells(table[0][1], place)
    address = _ADDRESS.match(head[0])
    if address is None and head[0] != "subject":
        return
    kind = [head[0][address.end() :].strip() if address else head[0], *head[1:]]
    reader = next((reader for columns, reader in _READERS.items() if tuple(kind[: len(columns)]) == columns), None)
    if reader is None:
        raise Malformed(f"{place}: no kind of example has the columns {', '.join(kind)}")
    if len(table) < 3 or not _RULER.fullmatch(table[1][1]):
        raise Malformed(f"{place}: a table has a header, a line of dashes, and at least one row")
    for number, line in table[2:]:
        cells = _cells(line, f"{page}:{number}")
        if len(cells) != len(head):
            raise Malformed(f"{page}:{number}: {len(cells)} cells under a header of {len(head)}")
        yield reader(f"{page}:{number}", address[1] if address else "", dict(zip(kind, cells, strict=True)))


def _named(place: str, address: str, row: dict[str, str]) -> Example:
    suggests = "try" in row
    suggestion = _code(row["try"], place) if suggests and row["try"] != "-" else None
    verdict = row["verdict"]
    position = None if verdict == "valid" else _position(verdict, place)
    return Named(place, address, _code(row["name"], place), position, suggestion, suggests)


def _encoded(place: str, codec: str, row: dict[str, str]) -> Example:
    return Coded(place, codec, _code(row["encoded"], place), _code(row["value"], place), None, encodes=True)


def _decoded(place: str, codec: str, row: dict[str, str]) -> Example:
    text, value = _code(row["encoded"], place), row["value"]
    if value.startswith("`"):
        return Coded(place, codec, text, _code(value, place), None, encodes=False)
    return Coded(place, codec, text, None, _position(value, place), encodes=False)


def _matched(place: str, _: str, row: dict[str, str]) -> Example:
    if row["reached"] not in ("yes", "no"):
        raise Malformed(f"{place}: `{row['reached']}`: expected yes or no")
    return Matched(place, _code(row["subject"], place), _code(row["filter"], place), row["reached"] == "yes")


# Columns that a header begins with → what reads a row.
_READERS: dict[tuple[str, ...], Callable[[str, str, dict[str, str]], Example]] = {
    ("name", "verdict"): _named,
    ("value", "encoded"): _encoded,
    ("encoded", "value"): _decoded,
    ("subject", "filter", "reached"): _matched,
}


def _cells(line: str, place: str) -> list[str]:
    cells, at = [], 1
    while at < len(line):
        match = _CELL.match(line, at)
        if match is None:
            raise Malformed(f"{place}: the row does not end with a bar")
        cells.append(match[1].strip())
        at = match.end()
    return cells


def _code(cell: str, place: str) -> str:
    if len(cell) < 3 or cell[0] != "`" or cell[-1] != "`" or "`" in cell[1:-1]:
        raise Malformed(f"{place}: `{cell}` is not a code span")
    text = cell[1:-1]
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except json.JSONDecodeError as error:
        raise Malformed(f"{place}: {text} is no JSON string: {error.msg}") from None


def _position(cell: str, place: str) -> int:
    match = _REFUSED.fullmatch(cell)
    if match is None:
        raise Malformed(f"{place}: `{cell}`: expected `rejected at N`")
    return int(match[1])
