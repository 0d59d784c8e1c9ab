"""Functions of a program → the rules that state them, as `@source` lines say: `server/a.go, isValid`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from natsgrammar_gen.grammar.edition import Edition

_FILE = re.compile(r"[\w./-]+\.(?:cs|go|java|js|py|rs|ts)")
_PLACE = re.compile(r":\d+$")
_FUNCTION = re.compile(r"[A-Za-z_][\w.]*(?:::\w+)*")


@dataclass(frozen=True)
class Function:
    """One function, its file, and the rules that state what it checks."""

    name: str
    file: str
    rules: tuple[str, ...]


def functions(edition: Edition) -> list[Function]:
    """The functions that the rules of an edition name as their sources, by name; none for a specification of texts."""
    found: dict[tuple[str, str], list[str]] = {}
    for rule in edition.rules.values():
        for source in "; ".join(rule.definition.notes.sources).split("; "):
            file, _, named = source.partition(", ")
            file = _PLACE.sub("", file)
            if _FILE.fullmatch(file):
                for name in re.split(r", | and ", named):
                    if _FUNCTION.fullmatch(name):
                        found.setdefault((name, file), []).append(rule.name)
    return [Function(*key, tuple(dict.fromkeys(rules))) for key, rules in sorted(found.items(), key=_by_name)]


def _by_name(found: tuple[tuple[str, str], list[str]]) -> tuple[str, str]:
    (name, file), _ = found
    return name.lower(), file
