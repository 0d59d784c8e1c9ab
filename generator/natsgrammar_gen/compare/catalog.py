"""Addresses of grammars and rules, looked up among the grammar files of a folder."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from natsgrammar.text import near
from natsgrammar_gen.compare.dialects import EDITION, PORTABLE, portable
from natsgrammar_gen.grammar.load import grammar_files, load_grammar
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.grammar.model import Definition, Grammar, edition_key

_ADDRESS = re.compile(r"(?P<spec>[^@:]+)(?:@(?P<edition>[^:]+))?(?::(?P<rule>.+))?")


class UnknownGrammar(LookupError):
    """Unknown address of a grammar or rule; the message names similar ones."""


@dataclass(frozen=True)
class Catalog:
    """The grammars of one folder, each loaded on first use."""

    root: Path

    @property
    def editions(self) -> dict[str, list[str]]:
        """Specification → its editions, oldest first."""
        found: dict[str, list[str]] = {}
        for path in grammar_files(self.root):
            found.setdefault(path.parent.name, []).append(path.name.removesuffix(".lark"))
        known = {spec: sorted(editions, key=edition_key) for spec, editions in sorted(found.items())}
        return known if PORTABLE in known else {**known, PORTABLE: [EDITION]}

    def grammar(self, spec: str, edition: str | None = None) -> Grammar:
        """One grammar, the latest edition when none is given. Raises `UnknownGrammar` and `Refused`."""
        editions = self.editions
        if spec not in editions:
            raise UnknownGrammar(f"unknown specification `{spec}`{near(spec, editions)}")
        if edition is not None and edition not in editions[spec]:
            known = ", ".join(f"`{spec}@{known}`" for known in editions[spec])
            raise UnknownGrammar(f"`{spec}` has no edition `{edition}`; available: {known}")
        if (spec, editions[spec]) == (PORTABLE, [EDITION]):
            return self._portable()
        return _load(self.root / spec / f"{edition or editions[spec][-1]}.lark", self.root)

    def _portable(self) -> Grammar:
        common = portable([_load(path, self.root) for path in grammar_files(self.root)])
        if common is None:
            raise UnknownGrammar(
                f"`{self.root}` has no grammar with `@dialect`, so nothing to compute `{PORTABLE}` from"
            )
        return common

    def find(self, address: str) -> tuple[Grammar, Definition | None]:
        """The grammar of `SPEC[@EDITION][:RULE]`, and the rule when the address names one.

        Raises `UnknownGrammar` and `Refused`.
        """
        found = _ADDRESS.fullmatch(address)
        if not found:
            raise UnknownGrammar(f"`{address}` is not an address; expected SPEC[@EDITION][:RULE]")
        grammar = self.grammar(found["spec"], found["edition"])
        rule = found["rule"]
        if rule is None:
            return grammar, None
        if rule not in grammar.rules:
            raise UnknownGrammar(f"`{grammar.address}` has no rule `{rule}`{near(rule, grammar.rules)}")
        return grammar, grammar.rules[rule]


@cache
def _load(path: Path, root: Path) -> Grammar:
    return load_grammar(path, root)


def own() -> Catalog:
    """Natsgrammar's own grammars."""
    return Catalog(grammar_root())
