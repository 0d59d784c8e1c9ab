"""The JSON Schema of contracts, with every address: editors complete them, and show what each rule is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.annotations import first_sentence
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.grammar.roles import other_names

Named = dict[str, Rule]


def contract_schema(context: Context) -> str:
    """The schema; its template has all but the addresses."""
    schema = json.loads(template("contract.schema.json").render())
    rules = {edition: _rules(edition) for edition in context.editions}
    codecs = {edition: _codecs(edition) for edition in context.editions}
    schema["$defs"] |= {"rule": _addresses(rules), "codec": _addresses(codecs)}
    return json.dumps(schema, indent=2) + "\n"


def _rules(edition: Edition) -> Named:
    """The rules by each of their names."""
    others = other_names(edition.grammar)
    return {**edition.rules, **{other: edition.rules[name] for other, name in others.items()}}


def _codecs(edition: Edition) -> Named:
    """The rules of what codecs write, by the codec; those without a table are in no contract."""
    return {codec.name: edition.rules[codec.wire] for codec in edition.codecs.values() if not codec.by}


def _addresses(found: dict[Edition, Named]) -> dict[str, Any]:
    """The addresses of the latest editions one by one, those of others by a pattern, and those of other grammars."""
    names: dict[str, dict[str, None]] = {}
    latest: dict[str, Named] = {}
    for edition, named in found.items():
        names.setdefault(edition.grammar.spec, {}).update(dict.fromkeys(named))
        latest[edition.grammar.spec] = named
    listed = [
        {"const": f"{spec}:{name}", "description": " ".join(_summary(rule))}
        for spec, its in latest.items()
        for name, rule in its.items()
    ]
    ours = [f"{spec}@[^:]+:(?:{'|'.join(it)})" for spec, it in names.items() if it]
    return {
        "type": "string",
        "anyOf": [
            *listed,
            {"description": "A rule of a certain edition.", "pattern": f"^(?:{'|'.join(ours)})$"},
            {
                "description": "A rule of your own grammars.",
                "pattern": "^[^:]+:[^:]+$",
                "not": {"pattern": f"^(?:{'|'.join(names)})(?:@[^:]*)?:"},
            },
        ],
    }


def _summary(rule: Rule) -> Iterator[str]:
    """What an editor shows with an address."""
    if sentence := first_sentence(rule.definition.notes.prose):
        yield f"{sentence}."
    if good := next(filter(None, rule.good), None):
        yield f"Valid: {json.dumps(good)}."
    if bad := next((name for name, _ in rule.bad if name), None):
        yield f"Invalid: {json.dumps(bad)}."
