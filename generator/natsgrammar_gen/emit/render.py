"""From the grammars to every generated file, as a pure function: `render` returns paths and texts.

Text that comes from a grammar reaches an output only through a quoting function of that output's language
(`literal` for Python, `json.dumps`, `markup` for pages, `sql_functions` for SQL), never as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from natsgrammar_gen.compare.claims import Claim
from natsgrammar_gen.compare.dialects import disagreements, roles
from natsgrammar_gen.emit.context import Contents, manifest
from natsgrammar_gen.emit.jsonschema import jsonschema
from natsgrammar_gen.emit.python import FOR_SPARK, OWN, codec_entries, python, runtime_files, table_entries
from natsgrammar_gen.emit.spark_sql import sql_functions
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.model import Grammar


def render(
    grammars: list[Grammar], targets: Iterable[str], package: str = "natsgrammar", claims: Sequence[Claim] = ()
) -> Files:
    """Every file that `targets` (names from `TARGETS`) make of `grammars`; paths are relative, with `/`."""
    contents = Contents(package, manifest(grammars), roles(grammars), claims)
    files: Files = {}
    for target in targets:
        files.update(TARGETS[target](contents))
    return files


def _spark(contents: Contents) -> Files:
    files = {}
    if contents.package != OWN:
        files = {f"{contents.package}/{path}": text for path, text in runtime_files() if path.startswith(FOR_SPARK)}
    for edition in contents.editions:
        files[f"spark/{edition.module}.sql"] = sql_functions(
            edition.grammar.spec, edition.grammar.edition, table_entries(edition), codec_entries(edition)
        )
    return files


def _docs(contents: Contents) -> Files:
    files = {"reference/index.md": template("index.md.j2").render(editions=contents.editions)}
    if contents.claims:
        files["reference/claims.md"] = template("claims.md.j2").render(claims=contents.claims)
    if contents.roles:
        matrices = {role: disagreements(stances) for role, stances in contents.roles.items()}
        files["reference/dialects.md"] = template("dialects.md.j2").render(roles=contents.roles, matrices=matrices)
    for edition in contents.editions:
        path = f"reference/{edition.grammar.spec}/{edition.grammar.edition}.md"
        files[path] = template("edition.md.j2").render(edition=edition)
    return files


TARGETS: dict[str, Callable[[Contents], Files]] = {
    "python": python,
    "spark": _spark,
    "jsonschema": jsonschema,
    "docs": _docs,
}
