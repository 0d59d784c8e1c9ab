"""The newest editions' sources, and their differences from the texts read last.

The list comes from the grammars: `@source TEXT URL` and `@package` at the top, cited sections above the definitions.
The file `sources.toml` beside them remembers what was read: a hash for each document, and for each cited section.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from natsgrammar_gen.grammar.model import Grammar, edition_key
from natsgrammar_gen.grammar.toml import loaded, refused, wrong

STATE = "sources.toml"
_KEYS = dict.fromkeys(("read", "form", "text", "newest"), str) | {"size": int, "sections": dict}
_URL = re.compile(r"(.*?),?\s*(https?://[^\s#]+)(?:#\S*)?")
# Texts that never change: versions, commits, RFCs, pull requests. All else on GitHub but files is a program.
_FIXED = re.compile(
    r"https://(?:www\.rfc-editor\.org/|www\.unicode\.org/Public/\d|github\.com/(?![^/]+/[^/]+/blob/(?:main|master|HEAD)/))"
)
_HEADING = re.compile(r"(#{1,6})\s+(.*?)[\s#]*")
_FENCE = re.compile(r"\s*(```|~~~)")
_CODE = re.compile(r"[\w./-]+\.(?:cs|go|java|js|py|rs|ts)\b")
_PACKAGE = re.compile(r"(pkg:\w+/.+?)(?:@([\w.+-]+))?")


@dataclass
class Source:
    """A document or package, the editions stating it, and cited section → the rules citing it."""

    title: str
    address: str
    editions: list[str]
    cited: dict[str, list[str]] = field(default_factory=dict)
    version: str = ""  # of a package, as stated

    @property
    def fixed(self) -> bool:
        """Whether the address always has the same text."""
        return bool(_FIXED.match(self.address))


def sources(grammars: Iterable[Grammar]) -> list[Source]:
    """Return the documents and packages behind each specification's newest edition."""
    known: dict[str, Source] = {}
    for grammar in {grammar.spec: grammar for grammar in grammars}.values():
        own = []
        for title, address in (match.groups() for text in grammar.notes.sources if (match := _URL.fullmatch(text))):
            own.append(known.setdefault(address, Source(title, address, [])))
        releases = grammar.notes.releases or ("", grammar.edition)
        for name, version in (match.groups() for text in grammar.notes.packages if (match := _PACKAGE.fullmatch(text))):
            own.append(known.setdefault(name, Source(name, name, [], version=version or releases[1])))
        for source in own:
            source.editions.append(grammar.address)
        for rule in grammar.definitions.values():
            for section in (part.strip() for text in rule.notes.sources for part in text.split(";")):
                for source in _citable(section, own):
                    source.cited.setdefault(section, []).append(f"{grammar.address}:{rule.kebab}")
    return sorted(known.values(), key=lambda source: source.address)


def _citable(section: str, own: list[Source]) -> list[Source]:
    """Return a citation's documents: the named one, else all."""
    texts = [source for source in own if "://" in source.address and not source.fixed]
    first = section.partition(",")[0].casefold()
    named = [source for source in texts if first in f"{source.title}\n{source.address}".casefold()]
    return [] if _CODE.match(section) else named or texts


# ---- texts ----------------------------------------------------------------------------------------------------------


class _Page(HTMLParser):
    """An HTML page's main text as Markdown lines, with marks for headings alone."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = [""]
        self.hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.hidden += tag in ("script", "style", "nav", "head", "footer", "header")
        if re.fullmatch("h[1-6]", tag):
            self.lines.append("#" * int(tag[1]) + " ")
        elif tag in ("p", "li", "pre", "tr", "div"):
            self.lines.append("")

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in ("script", "style", "nav", "head", "footer", "header")
        if re.fullmatch("h[1-6]", tag):
            self.lines.append("")

    def handle_data(self, data: str) -> None:
        if not self.hidden:
            self.lines[-1] += data.replace("\n", " ").replace("\u200b", "")


def form(text: str) -> str:
    """Return `html` or `markdown`: texts in different forms are not compared."""
    return "html" if re.match(r"\s*<(?:!doctype html|html)", text, re.IGNORECASE) else "markdown"


def sections(text: str) -> dict[str, str]:
    """Return heading → the text below it, deeper headings included; "" is the whole text."""
    if form(text) == "html":
        page = _Page()
        page.feed(text)
        text = "\n".join(page.lines)
    whole: list[str] = []
    open_: list[tuple[int, list[str]]] = [(0, whole)]
    known = {"": whole}
    fenced = False
    for line in text.splitlines():
        fenced ^= bool(_FENCE.match(line))
        heading = None if fenced else _HEADING.fullmatch(line)
        if heading:
            depth, title = len(heading[1]), re.sub(r"[*`\\]|\]\(.*?\)|\[", "", heading[2])
            open_ = [part for part in open_ if part[0] < depth]
            open_.append((depth, known.setdefault(title, [])))
        for _, lines in open_:
            lines.append(line)
    return {title: " ".join(" ".join(lines).split()) for title, lines in known.items()}


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


def truncated(text: str, before: dict[str, Any]) -> str:
    """Return the reason why the text cannot be whole, or nothing."""
    if not text.strip():
        return "the text is empty"
    if sum(bool(_FENCE.match(line)) for line in text.splitlines()) % 2:
        return "the text ends inside a block"
    if before.get("form") == form(text) and 2 * len(text) < before.get("size", 0):
        return f"{len(text):,} characters of the {before['size']:,} before"
    return ""


# ---- what was read --------------------------------------------------------------------------------------------------


def read_state(grammar: Path) -> dict[str, dict[str, Any]]:
    """Return address → the last reading. Raises `Refused`."""
    file = grammar / STATE
    state = loaded(file) if file.exists() else {}
    for address, entry in state.items():
        if causes := [*wrong(entry, _KEYS, ("read",), "it")] if isinstance(entry, dict) else ["it must be a table"]:
            raise refused(file, *(f"`{address}`: {cause}" for cause in causes))
    return state


def written_state(state: dict[str, dict[str, Any]]) -> str:
    """Return the state as TOML."""
    head = "# What `natsgrammar watch --write` read of the sources of these grammars, as hashes.\n"
    return head + "".join(f"{json.dumps(address)} = {_inline(entry)}\n" for address, entry in sorted(state.items()))


def _inline(value: Any) -> str:
    """Return a text, a number or a table as TOML on one line."""
    if not isinstance(value, dict):
        return json.dumps(value)
    keys = (key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key) for key in value)
    return "{ " + ", ".join(f"{key} = {_inline(item)}" for key, item in zip(keys, value.values(), strict=True)) + " }"


def read(source: Source, text: str, day: str) -> dict[str, Any]:
    """Return a reading: the day, and the document's hashes."""
    parts = sections(text)
    cited = sorted({section_of(name, parts) for name in source.cited} - {""})
    hashes = {title: _hash(parts[title]) for title in cited}
    size = {"form": form(text), "size": len(text)}
    return {"read": day, **size, "text": _hash(parts[""]), **({"sections": hashes} if hashes else {})}


def _hash(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]


def changes(source: Source, before: dict[str, Any], text: str) -> Iterator[str]:
    """Yield a document's changes since it was read, with the rules citing it."""
    parts = sections(text)
    rules: dict[str, list[str]] = {}
    for cited, addresses in source.cited.items():
        rules.setdefault(section_of(cited, [*before.get("sections", {}), *parts]), []).extend(addresses)
    shown = False
    for title, old in before.get("sections", {}).items():
        new = parts.get(title)
        if new is None or _hash(new) != old:
            shown = True
            states = ", ".join(dict.fromkeys(rules.get(title, ())))
            verb = "is gone" if new is None else "changed"
            yield f"section `{title}` {verb}, which {f'states {states}' if states else 'no rule cites'}"
    if not shown and _hash(parts[""]) != before.get("text"):
        whole = ", ".join(dict.fromkeys(rules.get("", ())))
        yield f"the text changed, which states {whole}" if whole else "text changed that no rule cites"


def is_newer(version: str, stated: str) -> bool:
    """Return whether a version is newer; `0.7` is about every 0.7.x."""
    known = edition_key(stated)
    return edition_key(version)[: len(known) if re.fullmatch(r"[\d.]+", stated) else None] > known
