"""From the grammars to every generated file, as a pure function: `render_context` returns paths and texts.

Text from a grammar reaches an output only through the quoting function of the output's language (`literal` for Python,
`json.dumps`, `markdown.code`, `plain` and `prose` for pages, `sql_functions` for SQL, `quoting` for other programming
languages), never raw.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.packages import package
from natsgrammar_gen.emit.llm.generation import whole_editions
from natsgrammar_gen.emit.pages.pages import pages
from natsgrammar_gen.emit.platforms.platforms import platforms
from natsgrammar_gen.emit.schemas.contract_schema import contract_schema
from natsgrammar_gen.emit.schemas.jsonschema import jsonschema
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.tables.python import python, spark
from natsgrammar_gen.emit.vectors.vectors import vectors


def _schemas(context: Context) -> Files:
    """Return the editions' schemas; among ours, that of contracts, which lists every address."""
    ours = {"jsonschema/contract.schema.json": contract_schema(context)} if context.ours else {}
    return jsonschema(context) | ours


TARGETS: dict[str, Callable[[Context], Files]] = {
    "python": python,
    "spark": spark,
    "jsonschema": _schemas,
    "platforms": platforms,
    "docs": pages,
    "go": partial(package, "go"),
    "typescript": partial(package, "typescript"),
    "java": partial(package, "java"),
    "rust": partial(package, "rust"),
    "llguidance": partial(whole_editions, "llguidance"),
    "gbnf": partial(whole_editions, "gbnf"),
    "vectors": vectors,
}

ON_DEMAND = ("docs", "llguidance", "gbnf")  # the pages by `make docs`, and what few models need


def render_context(context: Context, targets: Iterable[str]) -> Files:
    """Return every file for the targets (keys in `TARGETS`); paths are relative, with `/`."""
    files: Files = {}
    context = replace(context, targets=(*targets,))
    for target in context.targets:
        files.update(TARGETS[target](context))
    return files
