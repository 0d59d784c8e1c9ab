"""JSON files with positions: each value with its line and column.

The standard library reads the values; a place is looked up only when a finding needs it.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any

from natsgrammar.diagnostics import Diagnostic, Refused, no_constant, undecodable
from natsgrammar.linting import Finding
from natsgrammar.streams import is_device, opened, standard_input
from natsgrammar.text import cause_of, quoted

Path_ = Sequence[str | int]

_SPACE = re.compile(r"[ \t\n\r]*")


def _integer(digits: str) -> int:
    """The number; of one with more digits than Python reads the beginning, which is out of every range as well."""
    return int(digits[:100])


_DECODER = json.JSONDecoder(parse_int=_integer, parse_constant=no_constant)


@dataclass(frozen=True)
class Document:
    """One JSON value of a file and where it begins there."""

    file: str
    text: str
    start: int
    value: Any
    repeats: Sequence[dict[str, Any]] = ()  # its objects with two members of one name

    def shown_place(self, keys: Path_) -> str:
        """Return file and line of the value at `keys`."""
        return f"{self.file}:{self.place(keys)[0]}"

    def place(self, keys: Path_) -> tuple[int, int]:
        """Line and column, from 1, of the value at `keys`."""
        at = _locate(self.text, self.start, keys)
        starts = _line_starts(self.text)
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
        place, related = finding.document.place(finding.path), finding.related
        unique.add(
            Diagnostic(finding.document.file, *place, finding.message, finding.code, finding.level, related=related)
        )
    return sorted(unique)


def read_all(paths: Iterable[Path]) -> list[Document]:
    """Return the documents in files, and in the `.json` and `.jsonl` files of folders.

    Raises `Refused` with a diagnostic for each unreadable file.
    """
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
    """Return the documents in a file (`-` is standard input): one value, or one per line.

    Raises `Refused` with the place of the first fault.
    """
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
    repeats: list[dict[str, Any]] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        value = dict(pairs)
        if len(value) < len(pairs):
            repeats.append(value)
        return value

    decoder = json.JSONDecoder(object_pairs_hook=members, parse_int=_integer, parse_constant=no_constant)
    at = _skip(text, 0)
    if at == len(text):
        raise Refused([Diagnostic(file, 1, 1, "is empty: expected JSON, as JetStream's API returns it")])
    while at < len(text):
        try:
            value, end = decoder.raw_decode(text, at)
        except json.JSONDecodeError as error:
            raise Refused([Diagnostic(file, error.lineno, error.colno, f"is not JSON: {error.msg.lower()}")]) from None
        except ValueError as error:
            line = text.count("\n", 0, at) + 1
            raise Refused([Diagnostic(file, line, 1, f"is not JSON: {error}")]) from None
        except RecursionError:
            raise Refused([Diagnostic(file, 1, 1, "is nested too deeply")]) from None
        yield Document(file, text, at, value, tuple(repeats))
        repeats.clear()
        at = _skip(text, end)


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found
    return found.end()


def _locate(text: str, at: int, keys: Path_) -> int:
    """Return the offset of the value at `keys`, from the value at `at`."""
    for key in keys:
        at = _members(text, at)[key] if isinstance(key, str) else _items(text, at)[key]
    return at


def repeated(documents: Iterable[Document]) -> Iterator[Finding]:
    """A finding for each name that an object has twice."""
    for document in documents:
        wanted = {id(it) for it in document.repeats}
        for keys, value in _objects(document.value) if wanted else ():
            if id(value) in wanted:
                names = Counter(name for name, _ in _pairs(document.text, _locate(document.text, document.start, keys)))
                for name in (name for name, count in names.items() if count > 1):
                    message = f"the object has {quoted(name)} twice; servers read the last"
                    yield Finding("REPEATED", "warning", message, (*keys, name), document)


def _objects(whole: Any) -> Iterator[tuple[tuple[str | int, ...], dict[str, Any]]]:
    """Yield every object in the value, with the keys on the way."""
    left: list[tuple[tuple[str | int, ...], Any]] = [((), whole)]
    while left:
        keys, value = left.pop()
        if isinstance(value, dict):
            yield keys, value
            left += (((*keys, key), inner) for key, inner in value.items())
        elif isinstance(value, list):
            left += (((*keys, at), inner) for at, inner in enumerate(value))


# Offsets are cached: thousands of findings in one long list each need the way through it.
@lru_cache(maxsize=4096)
def _members(text: str, at: int) -> dict[str, int]:
    """The offset of each member's value in the object at `at`; of duplicate names, the last."""
    return dict(_pairs(text, at))


def _pairs(text: str, at: int) -> Iterator[tuple[str, int]]:
    """The members of the object at `at`: each name, and the offset of its value."""
    at = _skip(text, at + 1)
    while text[at] == '"':
        name, end = scanstring(text, at + 1)
        value = _skip(text, _skip(text, end) + 1)
        yield name, value
        at = _next(text, value)


@lru_cache(maxsize=4096)
def _items(text: str, at: int) -> list[int]:
    """The offset of each item of the array at `at`."""
    found: list[int] = []
    at = _skip(text, at + 1)
    while text[at] != "]":
        found.append(at)
        at = _next(text, at)
    return found


def _next(text: str, at: int) -> int:
    """The offset after the value at `at` and its comma."""
    at = _skip(text, _DECODER.raw_decode(text, at)[1])
    return _skip(text, at + 1) if text[at] == "," else at
