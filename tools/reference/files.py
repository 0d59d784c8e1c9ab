"""All files of `reference/`, as a pure function of the grammars and the code."""

from __future__ import annotations

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.pages.pages import pages
from natsgrammar_gen.emit.pages.template import template
from natsgrammar_gen.emit.schemas.contract_schema import contract_schema
from natsgrammar_gen.emit.schemas.jsonschema import jsonschema
from natsgrammar_gen.emit.sync import Files
from tools.reference import commands, messages
from tools.reference.playground import script
from tools.reference.sources import page


def reference(context: Context) -> Files:
    """Return path → text: pages and diagrams, the published schemas, and the rules for browsers."""
    schemas = {path.replace("jsonschema/", "reference/", 1): text for path, text in jsonschema(context).items()}
    published = {
        "reference/contract.schema.json": contract_schema(context),
        "reference/report.schema.json": template("report.schema.json").render() + "\n",
        "reference/natsgrammar.js": script(context),
        "reference/messages.md": messages.page(context),
        "reference/sources.md": page(context),
    }
    return pages(context) | commands.pages(refusals=context.refusals) | schemas | published
