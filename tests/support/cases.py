"""The cases of `cases/names/*.json`: names with their verdict, worked out by hand from the specifications."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from natsgrammar_gen.grammar.examples import examples_beside
from tests.support.languages import GRAMMAR

FILES = sorted((Path(__file__).parents[1] / "cases" / "names").glob("*.json"))


@dataclass(frozen=True)
class Case:
    """A name, the rule it is held against, and where its first error is (None: it is valid)."""

    address: str
    name: str
    position: int | None


def cases() -> Iterator[Case]:
    for path in FILES:
        for group in json.loads(path.read_text(encoding="utf-8"))["groups"]:
            assert group["source"]
            yield from (Case(group["address"], name, None) for name in group["valid"])
            yield from (Case(group["address"], name, position) for name, position in group["invalid"])


def shown(address: str) -> list[tuple[str, str]]:
    """The values and their encodings that the text behind a rule shows."""
    entries = [entry for _, entry in examples_beside(GRAMMAR) if entry["rule"] == address]
    return [pair for entry in entries for pair in zip(entry.get("values", ()), entry["names"], strict=False)]


CASES = list(cases())
ADDRESSES = list(dict.fromkeys(case.address for case in CASES))
