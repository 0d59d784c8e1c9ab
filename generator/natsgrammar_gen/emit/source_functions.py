"""A program's functions and their rules, from `@source` lines: `server/a.go, isValid`."""

import re
from dataclasses import dataclass

from natsgrammar_gen.grammar.edition import Edition

_FILE = re.compile(r"[\w./-]+\.(?:cs|go|java|js|py|rs|ts)")
_PLACE = re.compile(r":\d+$")
_FUNCTION = re.compile(r"[A-Za-z_][\w.]*(?:::\w+)*")


@dataclass(frozen=True)
class Function:
    """One function, its file, and the rules for its checks."""

    name: str
    file: str
    rules: tuple[str, ...]


def functions(edition: Edition) -> list[Function]:
    """Return the functions named as sources in an edition, by name; none for a text specification."""
    rules_of: dict[tuple[str, str], list[str]] = {}
    for rule in edition.rules.values():
        for source in "; ".join(rule.definition.notes.sources).split("; "):
            file, _, named = source.partition(", ")
            file = _PLACE.sub("", file)
            if _FILE.fullmatch(file):
                for name in re.split(r", | and ", named):
                    if _FUNCTION.fullmatch(name):
                        rules_of.setdefault((name, file), []).append(rule.name)
    places = sorted(rules_of, key=lambda place: (place[0].lower(), place[1]))
    return [Function(*place, tuple(dict.fromkeys(rules_of[place]))) for place in places]
