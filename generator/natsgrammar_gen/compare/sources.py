"""The newest editions' sources, and their differences from the texts read last.

The list comes from the grammars: `@source TEXT URL` and `@package` at the top, cited sections above the definitions.
The file `sources.toml` beside them remembers each text: a hash for each cited section, and for the rest.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from natsgrammar.diagnostics import Diagnostic
from natsgrammar_gen.grammar.documents import fences, form, section_of, sections, sentences
from natsgrammar_gen.grammar.model import Grammar, edition_key
from natsgrammar_gen.grammar.toml import as_toml, loaded, refused, wrong

STATE = "sources.toml"
_MARK = 6  # hexadecimal digits for a sentence
_KEYS = dict.fromkeys(("read", "form", "text", "newest", "sentences"), str) | {"size": int, "sections": dict}
_URL = re.compile(r"(?i)(.*?),?\s*(https?://[^\s#]*[^\s#,.;])(?:[#,.;]\S*)?(?:\s.*)?")
# Texts that never change: numbered or dated documents, and in repositories a commit, or a tag with three numbers alone:
# branches are named `4.1` or `2.0.x`. A tag for one program of several is below its folder: `tree/go/v1.2.0/go`.
_FIXED = re.compile(
    r"https://(?:www\.rfc-editor\.org/|www\.w3\.org/TR/\d{4}/|docs\.oasis-open\.org/.+/(?:cs\w*|os)/|www\.unicode\.org/Public/\d"
    r"|.+/(?:blob|commit|tag|tree)/(?:([^/]+)/(?=[^/]+/\1(?:/|$)))?(?:v?\d+\.\d+\.\d+|(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,40})(?:/|$))"
)
_CODE = re.compile(r"(?:[a-z]|[\w.-]*/)[\w./-]*\.(?:cs|go|java|js|py|rs|ts)(?::\d+)?")
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

    @property
    def is_text(self) -> bool:
        """Whether this is a document whose text can change."""
        return "://" in self.address and not self.fixed


def documents(grammar: Grammar) -> list[Source]:
    """Return the documents that a grammar names at its top."""
    matches = map(_URL.fullmatch, grammar.notes.sources)
    return [Source(match[1] or match[2], match[2], []) for match in matches if match]


Titles = Mapping[str, Collection[str]]  # address → the document's headings, with "" if there may be more


def sources(grammars: Iterable[Grammar], titles: Titles, absent: list[Diagnostic] | None = None) -> list[Source]:
    """Return the documents and packages behind each specification's newest edition; collect citations that none has."""
    known: dict[str, Source] = {}
    for grammar in {grammar.spec: grammar for grammar in grammars}.values():
        own = [known.setdefault(source.address, source) for source in documents(grammar)]
        releases = grammar.notes.releases or ("", grammar.edition)
        for name, version in (match.groups() for text in grammar.notes.packages if (match := _PACKAGE.fullmatch(text))):
            stated = Source(name, name, [], version=version or releases[1])
            own.append(known.setdefault(f"{name}@{stated.version}", stated))
        for source in own:
            source.editions.append(grammar.address)
        for rule in grammar.definitions.values():
            for section in (part.strip() for text in rule.notes.sources for part in text.split(";")):
                citable, is_sure = _citable(section, own, titles)
                for source in citable:
                    source.cited.setdefault(section, []).append(f"{grammar.address}:{rule.kebab}")
                if absent is not None and not is_sure:
                    message = f"no source has the section `{section}`; cite `DOCUMENT, SECTION` or all of a `DOCUMENT`"
                    absent.append(Diagnostic(grammar.path, rule.line, 1, message))
    return sorted(known.values(), key=lambda source: source.address)


def _citable(section: str, own: list[Source], titles: Titles) -> tuple[list[Source], bool]:
    """Return a citation's documents: of the named one, or else all, those with its section; False if none has it."""
    name, comma, _ = section.partition(",")
    first = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
    named = [source for source in own if first.search(f"{source.title}\n{source.address}")]
    pool = [source for source in (named if comma and named else own) if source.is_text]
    title = section_of(section, (title for source in pool for title in titles.get(source.address, ())))
    having = [source for source in pool if title and title in titles.get(source.address, ())]
    unread = [source for source in pool if "" in (titles.get(source.address) or [""])]
    is_code = any(_CODE.fullmatch(part) for part in section.split(", "))
    sure = having or (not comma and named) or unread
    known = [source for source in sure or (pool if not is_code else ()) if source.is_text]
    return known, bool(sure or is_code or not pool)


def titles_of(state: Mapping[str, Mapping[str, Any]], texts: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the headings in the texts (by address), and those cited when read last; with "" there may be more."""
    cited = {address: [*entry.get("sections", ())] for address, entry in state.items()}
    read = {address: [*cited.get(address, ()), *filter(None, sections(text))] for address, text in texts.items()}
    return {address: [*titles, ""] for address, titles in cited.items()} | read


# ---- texts ----------------------------------------------------------------------------------------------------------


def files_of(addresses: Collection[str], folder: Path) -> dict[str, Path]:
    """Return address → the file with most of its end in the path, where no other address has as much; the newest."""
    best: dict[str, tuple[tuple[int, str], Path]] = {}
    suffixes = {".md", ".html", ".txt", *(Path(address).suffix for address in addresses)} - {""}
    for file in folder.rglob("*"):
        if addresses and file.suffix in suffixes and file.is_file():
            *others, (share, address) = sorted((shared(each, file.relative_to(folder)), each) for each in addresses)
            if share[0] > max((other[0] for other, _ in others), default=0):
                best[address] = max(best.get(address, (share, file)), (share, file))
    return {address: file for address, (_, file) in best.items()}


def shared(address: str, file: Path) -> tuple[int, str]:
    """Return how many last parts the path shares with the address, and its name if it is a date."""
    ends = [part for part in re.split(r"[/:]", address.casefold()) if part]
    ends[-1] = Path(ends[-1]).stem if "." in ends[-1] else ends[-1]
    parts = [part for part in re.split(r"/|--", file.with_suffix("").as_posix().casefold()) if part]
    dated = bool(re.fullmatch(r"\d{4}-\d\d-\d\d", parts[-1])) and len(parts) > 1
    tail = parts[:-1] if dated else parts
    same = 0
    while same < min(len(ends), len(tail)) and ends[-1 - same] == tail[-1 - same]:
        same += 1
    return same, parts[-1] if dated else ""


def incomparable(text: str, before: dict[str, Any]) -> str:
    """Return the reason why the text cannot be whole, or be compared with the last reading, or nothing."""
    shown = sections(text)[""]
    if not re.search(r"\w", shown):
        return "the text is empty, as is a page that scripts fill"
    if len(shown) < before.get("size", 0) and [*fences(shown.splitlines())][-1][0] in ("open", "code"):
        return "the text ends inside a block"
    if before.get("form", form(text)) != form(text):
        return f"the text is {form(text)}, and was {before['form']}: name an address that gives that, or `--accept` it"
    if 2 * len(shown) < before.get("size", 0):
        return f"{len(shown):,} characters of the {before['size']:,} before"
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
    return head + "".join(f"{as_toml(address)} = {as_toml(entry)}\n" for address, entry in sorted(state.items()))


def read(source: Source, text: str, day: str) -> dict[str, Any]:
    """Return a reading: the day, and the document's hashes."""
    parts = sections(text)
    cited = sorted({section_of(name, parts) for name in source.cited} - {""})
    hashes = {title: digest(parts[title]) for title in cited}
    known = "".join(dict.fromkeys(digest(sentence)[:_MARK] for sentence in sentences(parts[""])))
    size = {"form": form(text), "size": len(parts[""]), "text": digest(sections(text, hashes)[""]), "sentences": known}
    return {"read": day, **size, **({"sections": hashes} if hashes else {})}


def digest(text: str) -> str:
    """Return the text's hash, whatever its white space."""
    return sha256(" ".join(text.split()).encode(errors="surrogatepass")).hexdigest()[:16]


def changes(source: Source, before: dict[str, Any], text: str) -> Iterator[str]:
    """Yield a document's changes since it was read, with the rules citing it, and its new sentences."""
    parts, marks = sections(text), before.get("sentences", "")
    recorded, is_known = before.get("sections", {}), True
    renamed = {a: b for a in recorded if a not in parts and (b := section_of(a, parts)).casefold() == a.casefold()}
    parts |= {old: parts[new] for old, new in renamed.items()}
    known = {marks[at : at + _MARK] for at in range(0, len(marks), _MARK)}
    fresh = added = [sentence for sentence in sentences(parts[""]) if known and digest(sentence)[:_MARK] not in known]
    rules: dict[str, list[str]] = {}
    for cited, addresses in source.cited.items():
        rules.setdefault(section_of(cited, [*recorded, *parts]), []).extend(addresses)
    for title in dict.fromkeys((*recorded, *filter(None, rules))):  # those cited since then have no hash
        new = parts.get(title)
        inside = {*sentences(new or "")}.intersection(added)
        if (new is None or digest(new) != recorded[title]) if title in recorded else inside:
            is_known &= title in recorded
            states = ", ".join(dict.fromkeys(rules.get(title, ())))
            verb = "is gone" if new is None else f"is now `{renamed[title]}`" if title in renamed else "changed"
            yield f"section `{title}` {verb}, which {f'states {states}' if states else 'no rule cites'}"
            yield from (f"  {sentence}" for sentence in fresh if sentence in inside)
            fresh = [sentence for sentence in fresh if sentence not in inside]
    if fresh or (is_known and digest(sections(text, {*recorded, *renamed.values()})[""]) != before.get("text")):
        since = [rule for title in rules if title not in recorded and not (title and fresh) for rule in rules[title]]
        whole = ", ".join(dict.fromkeys(since))
        yield f"the text changed, which states {whole}" if whole else "this prose changed, and no rule cites it"
        yield from (f"  {sentence}" for sentence in fresh)


def is_newer(version: str, stated: str) -> bool:
    """Return whether a version is newer; `0.7` is about every 0.7.x, and `1.0rc1` comes before 1.0."""
    new, known = edition_key(version), edition_key(stated.removeprefix("v"))
    if all(isinstance(part, int) for _, part in known):
        return new[: len(known)] > known
    return (*new, (2, "")) > (*known, (2, ""))
