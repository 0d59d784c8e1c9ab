"""JSON Schemas (draft 2020-12): one file per edition, one definition per rule."""

from __future__ import annotations

import json
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import Edition, Rule

NOT_LINEAR = (
    "The pattern is not proved to be linear: an engine that backtracks can take very long over a text that does not "
    "match, so limit the length of texts that you do not trust before you test them."
)


def jsonschema(context: Context) -> Files:
    """One schema per edition, by path."""
    return {
        f"jsonschema/{edition.grammar.spec}/{edition.grammar.edition}.schema.json": json.dumps(
            _schema(edition), indent=2
        )
        + "\n"
        for edition in context.editions
    }


def _schema(edition: Edition) -> dict[str, Any]:
    grammar = edition.grammar
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:natsgrammar:{grammar.spec}:{grammar.edition}",
        "title": grammar.notes.title,
        "description": "\n\n".join(filter(None, (grammar.notes.prose, "; ".join(grammar.notes.sources)))),
        "$defs": {name: _schema_of(edition, rule) for name, rule in edition.rules.items()}
        | {alias: {"$ref": f"#/$defs/{rule.name}"} for alias, rule in edition.aliases.items()},
    }


def _schema_of(edition: Edition, rule: Rule) -> dict[str, Any]:
    schema: dict[str, Any] = {"title": f"{edition.address}:{rule.name}", "type": "string", "pattern": rule.ecma}
    notes = rule.definition.notes
    if description := "\n\n".join(filter(None, (notes.prose, notes.production))):
        schema["description"] = description
    comments = []
    if rule.beyond_regex is not None:
        comments.append(
            f"The rule also limits the name to {rule.max_bytes} bytes of UTF-8, which JSON Schema cannot say; "
            f"the shortest string that passes here by mistake has {len(rule.beyond_regex)} characters."
        )
        schema["maxLength"] = rule.max_bytes
    if not rule.backtrack_free:
        comments.append(NOT_LINEAR)
    if comments:
        schema["$comment"] = " ".join(comments)
    if rule.good:
        schema["examples"] = list(rule.good)
    return schema
