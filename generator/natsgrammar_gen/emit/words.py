"""What pages say before they state a rule: what it is about, whose it is, and whom it concerns.

`kinds.toml` beside the grammars has the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.grammar.edition import Edition


@dataclass(frozen=True)
class Opening:
    """A kind of name as a phrase, and the two sentences with which the page of a rule begins."""

    kind: str
    states: str
    concerns: str


def who(context: Context, edition: Edition) -> str:
    """Whose rules these are, as a title has it."""
    notes = edition.grammar.notes
    return _who(context, edition).get("name") or notes.dialect or edition.grammar.spec


def opening(context: Context, edition: Edition, name: str) -> Opening | None:
    """How the page of a rule begins; None without words for this kind of name."""
    spec, kinds = edition.grammar.spec, context.words.get("kind", {})
    roles = edition.rules[name].definition.roles
    kind = next((kinds[key] for key in (f"{spec}:{name}", name, *roles) if key in kinds), None)
    if kind is None:
        return None
    whose, dialect = _who(context, edition), edition.grammar.notes.dialect
    says = whose.get("says", f"{dialect} accepts")
    among = whose.get("among", f"uses {dialect}")
    concerned = "It concerns anyone who " + " and ".join([*([among] if among else []), kind["who"]])
    return Opening(kind["is"], f"What {says} as {kind['is']}.", f"{concerned}.")


def _who(context: Context, edition: Edition) -> Mapping[str, str]:
    return context.words.get("who", {}).get(edition.grammar.spec, {})
