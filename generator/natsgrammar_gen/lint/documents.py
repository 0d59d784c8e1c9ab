"""JSON files with positions: each value with its line and column.

The standard library reads the values; a place is looked up only when a finding needs it.
"""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from natsgrammar.diagnostics import Diagnostic, Refused, undecodable
from natsgrammar.linting import Finding
from natsgrammar.linting.model import KUBERNETES, READABLE
from natsgrammar.linting.shapes import as_written
from natsgrammar.streams import is_device, opened, standard_input
from natsgrammar.strict_json import JsonError, Reader, items_at, members_at, skip
from natsgrammar.text import cause_of, quoted

Path_ = Sequence[str | int]
Repeats = tuple[dict[str, Any], list[str]]  # an object, and its names with several members

_OTHER_FORMAT = re.compile(r"[\w$#-]+[ \t]*[ \t\n:={\"]|//|/\*|#!")  # a word or a comment, where JSON has a bracket


def _integer(digits: str) -> int:
    """Return the number, or the beginning of one with more digits than Python reads, which is out of range as well."""
    return int(digits[:100])


@dataclass(frozen=True)
class Document:
    """One JSON value of a file and where it begins there."""

    file: str
    text: str
    start: int
    value: Any
    repeats: Sequence[Repeats] = ()  # its objects with two members of one name

    def shown_place(self, keys: Path_) -> str:
        """Return file and line of the value at `keys`."""
        return f"{self.file}:{self.place(keys)[0]}"

    def place(self, keys: Path_) -> tuple[int, int]:
        """Line and column, from 1, of the value at `keys`."""
        at = self.start
        for key in as_written(self.value, tuple(keys)):
            at = _inside(self.text, at)[key]
        return _place(self.text, at)


def _place(text: str, at: int) -> tuple[int, int]:
    """Return the line and the column, from 1, of a position."""
    starts = _line_starts(text)
    line = bisect_right(starts, at)
    return line, at - starts[line - 1] + 1


@lru_cache(maxsize=4)
def _line_starts(text: str) -> list[int]:
    return [0, *(line_feed.end() for line_feed in re.finditer("\n", text))]


def diagnostics(findings: Iterable[Finding]) -> list[Diagnostic]:
    """Return the findings in documents, each once, in the order of files and lines."""
    unique = set()
    for finding in findings:
        assert isinstance(finding.document, Document)
        text, place = (finding.message, finding.code, finding.level), finding.document.place(finding.path)
        unique.add(Diagnostic(finding.document.file, *place, *text, related=finding.related, cause=finding.cause))
    return sorted(unique)


def read_all(paths: Iterable[Path]) -> list[Document]:
    """Return the documents in files, and in folders' `.json` and `.jsonl` files. Raises `Refused`."""
    documents: list[Document] = []
    problems: list[Diagnostic] = []
    for path in paths:
        inside = sorted(p for p in path.rglob("*") if p.suffix in (".json", ".jsonl")) if path.is_dir() else [path]
        if not inside:
            problems.append(Diagnostic(str(path), 0, 0, "no .json or .jsonl file in this folder"))
        for file in inside:
            try:
                documents += read(file)
            except Refused as refused:
                problems += refused.problems
    if problems:
        raise Refused(problems)
    return documents


def read(path: Path) -> list[Document]:
    """Return the documents in a file (`-` is standard input): one value, or one per line. Raises `Refused`."""
    try:
        with nullcontext(standard_input()) if str(path) == "-" else opened(path) as stream:
            if is_device(stream):
                raise Refused([Diagnostic(str(path), 0, 0, "cannot be read: a device has no end")])
            text = stream.read().decode("utf-8-sig")
    except OSError as error:
        raise Refused([Diagnostic(str(path), 0, 0, f"cannot be read: {cause_of(error)}")]) from None
    except UnicodeDecodeError as error:
        raise Refused([undecodable(str(path), error)]) from None
    return list(read_text(str(path), text))


def read_text(file: str, text: str) -> Iterator[Document]:
    """Yield the documents in a text; `file` names it in findings. Raises `Refused`."""
    repeats: list[Repeats] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        value = dict(pairs)
        if len(value) < len(pairs):
            counts = Counter(name for name, _ in pairs)
            repeats.append((value, [name for name in counts if counts[name] > 1]))
        return value

    reader = Reader(members, whole=_integer)
    at = skip(text, 0)
    if at == len(text):
        raise Refused([Diagnostic(file, 1, 1, "is empty: expected JSON, as JetStream's API returns it")])
    while at < len(text):
        try:
            value, end = reader.first(text, at)
        except JsonError as error:
            cause = f"is {error.cause}" if error.kind == "deep" else f"is not JSON: {error.cause}"
            if at == error.position and _OTHER_FORMAT.match(text, at):
                cause = f"is not JSON, and YAML, HCL and server configuration are not read; pass {READABLE}"
                cause += KUBERNETES if "apiVersion:" in text else ""
            raise Refused([Diagnostic(file, *_place(text, error.position), cause)]) from None
        yield Document(file, text, at, value, tuple(repeats))
        repeats.clear()
        at = skip(text, end)


def repeated(documents: Iterable[Document]) -> Iterator[Finding]:
    """Yield a finding for each name that an object has twice."""
    for document in documents:
        repeats = {id(value): names for value, names in document.repeats}
        left: list[tuple[tuple[str | int, ...], Any]] = [((), document.value)] if repeats else []
        while left:
            keys, value = left.pop()
            for name in repeats.get(id(value), ()):
                message = f"the object has {quoted(name)} twice; servers read the last"
                yield Finding("REPEATED", "warning", message, (*keys, name), document)
            inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
            left += (((*keys, key), item) for key, item in inner)


# Offsets are cached: thousands of findings in one long list each need the way through it.
@lru_cache(maxsize=4096)
def _inside(text: str, at: int) -> dict[str | int, int]:
    """Return the offsets of the values in the object or array at `at`; of duplicate names, the last."""
    is_array = text[at] == "["
    return dict(enumerate(items_at(text, at))) if is_array else {name: to for name, to, _ in members_at(text, at)}
