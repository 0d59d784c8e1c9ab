"""JSON Schemas (draft 2020-12): one file per edition, one definition per rule."""

from typing import Any

from natsgrammar_gen.emit.constraints import json_text, schema_of
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import Edition


def jsonschema(context: Context) -> Files:
    """Return one schema per edition, by path."""
    return {
        f"jsonschema/{edition.grammar.spec}/{edition.grammar.edition}.schema.json": _schema(edition)
        for edition in context.editions
    }


def _schema(edition: Edition) -> str:
    grammar = edition.grammar
    schema: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:natsgrammar:{grammar.spec}:{grammar.edition}",
        "title": grammar.notes.title,
        "description": "\n\n".join(filter(None, (grammar.notes.prose, "; ".join(grammar.notes.sources)))),
        "$defs": {name: schema_of(edition, rule) for name, rule in edition.rules.items()}
        | {alias: {"$ref": f"#/$defs/{rule.name}"} for alias, rule in edition.aliases.items()},
    }
    return json_text(schema)
