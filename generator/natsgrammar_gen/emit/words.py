"""What pages say before they state a rule: what it is about, whose it is, and whom it concerns.

`kinds.toml` beside the grammars has the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from natsgrammar_gen.grammar.model import Definition, Grammar
from natsgrammar_gen.grammar.toml import loaded, refused, wrong

Words = Mapping[str, Mapping[str, Mapping[str, str]]]
_KEYS = {"who": (("name", "says", "among"), ()), "kind": (("is", "who"), ("is", "who"))}  # known, and required


@dataclass(frozen=True)
class Opening:
    """A kind of name as a phrase, and the two sentences with which the page of a rule begins."""

    kind: str
    states: str
    concerns: str


def words_beside(grammars: Path) -> Words:
    """The words in the folder of grammars; none if it has no such file. Raises `Refused`."""
    path = grammars / "kinds.toml"
    words = loaded(path) if path.exists() else {}
    causes = [*wrong(words, dict.fromkeys(_KEYS, dict), (), "the file")]
    for table, (known, required) in _KEYS.items() if not causes else ():
        for name, entry in words.get(table, {}).items():
            if not isinstance(entry, dict):
                causes.append(f"`{name}` in `{table}` must be a table")
                continue
            found = wrong(entry, dict.fromkeys(known, str), required, "it")
            causes += [f"`{name}` in `{table}`: {cause}" for cause in found]
    if causes:
        raise refused(path, *causes, line=0, column=0)
    return words


def who(words: Words, grammar: Grammar) -> str:
    """Whose rules these are, as a title has it."""
    return _who(words, grammar).get("name") or grammar.notes.dialect or grammar.spec


def opening(words: Words, grammar: Grammar, rule: Definition) -> Opening | None:
    """How the page of a rule begins; None without words for this kind of name."""
    kinds = words.get("kind", {})
    keys = (f"{grammar.spec}:{rule.kebab}", rule.kebab, *rule.roles)
    kind = next((kinds[key] for key in keys if key in kinds), None)
    if kind is None:
        return None
    whose, dialect = _who(words, grammar), grammar.notes.dialect
    says = whose.get("says", f"{dialect} accepts")
    among = whose.get("among", f"uses {dialect}")
    concerned = "It concerns anyone who " + " and ".join([*([among] if among else []), kind["who"]])
    return Opening(kind["is"], f"What {says} as {kind['is']}.", f"{concerned}.")


def _who(words: Words, grammar: Grammar) -> Mapping[str, str]:
    return words.get("who", {}).get(grammar.spec, {})
