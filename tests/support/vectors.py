"""The generated test vectors, read as their README says: with the code on it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

from natsgrammar_gen.language.dfa import DFA
from tests.support.languages import ROOT, rules

VECTORS = ROOT / "generated" / "vectors"
_README: dict[str, Any] = {}
_CODE = re.search(r"```python\n(.*?)```", (VECTORS / "README.md").read_text(encoding="utf-8"), re.DOTALL)
assert _CODE is not None
exec(_CODE[1], _README)
_README["json"] = SimpleNamespace(loads=cache(json.loads))  # each file once


def text(written: object) -> str:
    """A text as it is meant."""
    return str(_README["text"](written))


def vectors(address: str) -> Iterator[tuple[str, int | None]]:
    """Every name of a rule, and the position of its first error."""
    yield from _README["vectors"](VECTORS, address)


def ill_formed(address: str, encoding: str) -> Iterator[tuple[bytes, int]]:
    """What is no text in `utf-8` or `utf-16-be`, after the way to each state of a rule, and where it goes wrong."""
    yield from _README["ill_formed"](VECTORS, address, encoding)


def build_vectors(address: str) -> list[tuple[dict[str, str], str | None]]:
    """Parts, and the name that has them."""
    return [(item["parts"], item["name"]) for item in _README["rule"](VECTORS, address).get("builds", ())]


def codec_vectors(address: str) -> Iterator[tuple[str, str, str | int]]:
    """`encode` or `decode`, a text, and what it becomes, or the position of its first error."""
    scope, codec = address.split(":")
    tests = _README["json"].loads((VECTORS / f"{scope.replace('@', '/')}.json").read_text())["codecs"][codec]
    for direction, source, target in (("encode", "value", "text"), ("decode", "text", "value")):
        for item in tests[direction]:
            yield direction, text(item[source]), text(item[target]) if target in item else item["position"]


@cache
def languages() -> dict[DFA, str]:
    """Each language, and the first rule that has it, the smallest automata first."""
    collected: dict[DFA, str] = {}
    for address, rule in rules().items():
        collected.setdefault(rule.dfa, address)
    return dict(sorted(collected.items(), key=lambda item: len(item[0].table)))
