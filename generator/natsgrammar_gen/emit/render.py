"""From the grammars to every generated file, as a pure function: `render` returns paths and texts.

Text from a grammar reaches an output only through the quoting function of the output's language (`literal` for Python,
`json.dumps`, `markdown.code`, `plain` and `prose` for pages, `sql_functions` for SQL, `quoting` for other programming
languages), never raw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from natsgrammar_gen.compare.claims import Claim
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.golang import go
from natsgrammar_gen.emit.languages.java import java
from natsgrammar_gen.emit.languages.rust import rust
from natsgrammar_gen.emit.languages.typescript import typescript
from natsgrammar_gen.emit.llm.generation import gbnf, llguidance
from natsgrammar_gen.emit.pages.pages import pages
from natsgrammar_gen.emit.platforms.platforms import platforms
from natsgrammar_gen.emit.platforms.sql import sql_functions
from natsgrammar_gen.emit.schemas.contract_schema import contract_schema
from natsgrammar_gen.emit.schemas.jsonschema import jsonschema
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.tables.python import FOR_SPARK, python, runtime_files
from natsgrammar_gen.emit.vectors.vectors import vectors
from natsgrammar_gen.grammar.edition import editions
from natsgrammar_gen.grammar.model import Grammar
from natsgrammar_gen.grammar.roles import roles


def render(
    grammars: list[Grammar],
    targets: Iterable[str],
    package: str = "natsgrammar",
    claims: Sequence[Claim] = (),
    buckets: Sequence[dict[str, Any]] = (),
    words: Mapping[str, Any] | None = None,
    **names: str,
) -> Files:
    """Every file that `targets` (names from `TARGETS`) generate from `grammars`; paths are relative, with `/`.

    `names` are those that Go and Java have for the package, see `Context`.
    """
    return render_context(
        Context(package, editions(grammars), roles(grammars), claims, buckets, words or {}, **names), targets
    )


def render_context(context: Context, targets: Iterable[str]) -> Files:
    """Return every file that `targets` generate from what was loaded."""
    files: Files = {}
    for target in targets:
        files.update(TARGETS[target](context))
    return files


def _spark(context: Context) -> Files:
    files = {}
    if not context.ours:
        files = {f"{context.package}/{path}": text for path, text in runtime_files() if path.startswith(FOR_SPARK)}
    for edition in context.editions:
        files[f"spark/{edition.module}.sql"] = sql_functions(edition)
    return files


def _schemas(context: Context) -> Files:
    """Return the schemas of the editions; among ours, that of contracts, which lists every address."""
    ours = {"jsonschema/contract.schema.json": contract_schema(context)} if context.ours else {}
    return jsonschema(context) | ours


TARGETS: dict[str, Callable[[Context], Files]] = {
    "python": python,
    "spark": _spark,
    "jsonschema": _schemas,
    "platforms": platforms,
    "docs": pages,
    "go": go,
    "typescript": typescript,
    "java": java,
    "rust": rust,
    "llguidance": llguidance,
    "gbnf": gbnf,
    "vectors": vectors,
}
