"""The JSON Schema for contracts, with every address: editors complete them, and explain each rule."""

import json
from collections.abc import Iterator
from typing import Any

from natsgrammar.core import SHORT_NAMES
from natsgrammar_gen.compare.dialects import PORTABLE
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.grammar.roles import other_names

_template = templates()


def contract_schema(context: Context) -> str:
    """Return the schema; its template has everything but the addresses."""
    rules, codecs = {}, {}
    for edition in context.editions:
        aliases = {alias: edition.rules[name] for alias, name in other_names(edition.grammar).items()}
        rules[edition] = edition.rules | aliases
        wires = {codec.name: codec.wire for codec in edition.codecs.values() if not codec.by}  # others: no table
        codecs[edition] = {name: edition.rules[wire] for name, wire in wires.items()}
    known = [("rule", _addresses(rules)), ("codec", _addresses(codecs))]
    text: str = _template("contract.schema.json").render(known=known)
    return text


def _addresses(rules: dict[Edition, dict[str, Rule]]) -> list[str]:
    """Return the addresses' schemas: the latest editions one by one, older ones and other grammars by patterns."""
    names: dict[str, dict[str, None]] = {}
    latest: dict[str, dict[str, Rule]] = {}
    for edition, named in rules.items():
        names.setdefault(edition.grammar.spec, {}).update(dict.fromkeys(named))
        latest[edition.grammar.spec] = named
    portable = latest.get(PORTABLE, {})
    known = portable | {kind: portable[name] for kind, name in SHORT_NAMES.items() if name in portable}
    known |= {f"{spec}:{name}": rule for spec, named in latest.items() for name, rule in named.items()}
    ours = [f"{spec}@[^:]+:(?:{'|'.join(known)})" for spec, known in names.items() if known]
    listed: list[dict[str, Any]] = [
        *({"const": address, "description": " ".join(_summary(rule))} for address, rule in known.items()),
        {"description": "A rule of a certain edition.", "pattern": f"^(?:{'|'.join(ours)})$"},
        {
            "description": "A rule of your own grammars.",
            "pattern": "^[^:]+:[^:]+$",
            "not": {"pattern": f"^(?:{'|'.join(names)})(?:@[^:]*)?:"},
        },
    ]
    return [*map(json.dumps, listed)]


def _summary(rule: Rule) -> Iterator[str]:
    """Yield the sentences that an editor shows with an address."""
    if sentence := first_sentence(rule.definition.notes.prose):
        yield f"{sentence}."
    if good := next(filter(None, rule.good), None):
        yield f"Valid: {json.dumps(good)}."
    if bad := next((name for name, _ in rule.bad if name), None):
        yield f"Invalid: {json.dumps(bad)}."
