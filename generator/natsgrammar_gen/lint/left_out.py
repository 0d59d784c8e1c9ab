"""Findings left out by a baseline or by patterns for files."""

import json
import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import BinaryIO

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.linting.ignores import CODE
from natsgrammar.text import quoted


def read_baseline(file: BinaryIO) -> Counter[tuple[str, str]]:
    """Return how often an earlier `--format json` has each finding. Raises ValueError for other files."""
    try:
        entries = json.load(file)[:]  # a list: an object has no parts
        texts = ((str(entry["message"]), str(entry["code"]), str(entry.get("related", ""))) for entry in entries)
        return Counter(Diagnostic("", 0, 0, text, code, related=place).identity for text, code, place in texts)
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError(str(error)) from None


def not_in_baseline(findings: Iterable[Diagnostic], known: Counter[tuple[str, str]]) -> Iterator[Diagnostic]:
    """Yield the findings beyond those in the baseline."""
    left = known.copy()
    for finding in findings:
        left[finding.identity] -= 1
        if left[finding.identity] < 0:
            yield finding


def not_ignored(
    findings: Sequence[Diagnostic], files: Collection[str], ignores: Mapping[str, Collection[str]]
) -> list[Diagnostic]:
    """Return the findings not left out by patterns, and a finding for each code that a pattern names in vain."""
    matching = {pattern: {file for file in files if _is_in(file, pattern)} for pattern in ignores}
    left = [f for f in findings if not any(f.path in matching[at] and f.code in ignores[at] for at in ignores)]
    for pattern, codes in ignores.items():
        occurring = {finding.code for finding in findings if finding.path in matching[pattern]}
        for code in sorted(set(codes) - occurring) if matching[pattern] else ():
            message = f"`{code}` is ignored in {quoted(pattern)}, but not found there"
            left.append(Diagnostic(min(matching[pattern]), 0, 0, message, CODE, "warning"))
    return sorted(left)


def _is_in(file: str, pattern: str) -> bool:
    """Check whether the pattern is for the file, or for a folder around it."""
    path, absolute = Path(os.path.abspath(file)), os.path.abspath(pattern)  # noqa: PTH100 - links are not followed
    return any(fnmatchcase(str(folder), absolute) for folder in (path, *path.parents))
