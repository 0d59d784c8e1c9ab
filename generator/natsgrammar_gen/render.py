"""From the grammars to every generated file, as a pure function: `render` returns paths and texts.

Text that comes from a grammar reaches an output only through a quoting function of that output's language
(`literal` for Python, `json.dumps`, `markup` for pages, `sql_functions` for SQL), never as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from natsgrammar_gen import diagram, markup
from natsgrammar_gen.charset import partition
from natsgrammar_gen.claims import Claim
from natsgrammar_gen.dialects import Stance, disagreements, roles
from natsgrammar_gen.grammar import Grammar
from natsgrammar_gen.manifest import Codec, Edition, Rule, manifest
from natsgrammar_gen.output import Files
from natsgrammar_gen.regex import PYTHON, expression, outside
from natsgrammar_gen.spark_sql import sql_functions
from natsgrammar_gen.tree import Chars


@dataclass(frozen=True, eq=False)
class Contents:
    """All that a target can print."""

    package: str
    editions: list[Edition]
    roles: dict[str, list[Stance]]
    claims: Sequence[Claim]


_FOR_SPARK = {"spark.py", "_java.py", "Functions.java"}  # of the runtime


def render(
    grammars: list[Grammar], targets: Iterable[str], package: str = "natsgrammar", claims: Sequence[Claim] = ()
) -> Files:
    """Every file that `targets` (names from `TARGETS`) make of `grammars`; paths are relative, with `/`."""
    contents = Contents(package, manifest(grammars), roles(grammars), claims)
    files: Files = {}
    for target in targets:
        files.update(TARGETS[target](contents))
    return files


def _python(contents: Contents) -> Files:
    package, editions = contents.package, contents.editions
    specs = {edition.grammar.spec for edition in editions}
    files = {f"{package}/{path}": text for path, text in _runtime() if _belongs(path, specs)}
    tables = f"{package}/_tables"
    keys = {edition: (edition.grammar.spec, edition.grammar.edition) for edition in editions}
    files[f"{tables}/__init__.py"] = _template("tables_index.py.j2").render(
        specs={spec: tuple(e for s, e in keys.values() if s == spec) for spec in sorted(specs)},
        rules={key: tuple(edition.rules) for edition, key in keys.items()},
        codecs={key: tuple(edition.codecs) for edition, key in keys.items()},
        modules={key: edition.module for edition, key in keys.items()},
        roles={role: tuple((s.who, s.address) for s in stances) for role, stances in contents.roles.items()},
    )
    for edition in editions:
        files[f"{tables}/{edition.module}.py"] = _template("tables.py.j2").render(
            edition=edition, rules=_tables(edition), codecs=_codecs(edition)
        )
    return files


def _spark(contents: Contents) -> Files:
    files = {f"{contents.package}/{path}": text for path, text in _runtime() if path in _FOR_SPARK}
    for edition in contents.editions:
        files[f"spark/{edition.module}.sql"] = sql_functions(
            edition.grammar.spec, edition.grammar.edition, _tables(edition), _codecs(edition)
        )
    return files


def _jsonschema(contents: Contents) -> Files:
    return {
        f"jsonschema/{edition.grammar.spec}/{edition.grammar.edition}.schema.json": json.dumps(
            _schema(edition), indent=2
        )
        + "\n"
        for edition in contents.editions
    }


def _docs(contents: Contents) -> Files:
    files = {"reference/index.md": _template("index.md.j2").render(editions=contents.editions)}
    if contents.claims:
        files["reference/claims.md"] = _template("claims.md.j2").render(claims=contents.claims)
    if contents.roles:
        matrices = {role: disagreements(stances) for role, stances in contents.roles.items()}
        files["reference/dialects.md"] = _template("dialects.md.j2").render(roles=contents.roles, matrices=matrices)
    for edition in contents.editions:
        path = f"reference/{edition.grammar.spec}/{edition.grammar.edition}.md"
        files[path] = _template("edition.md.j2").render(edition=edition)
    return files


TARGETS: dict[str, Callable[[Contents], Files]] = {
    "python": _python,
    "spark": _spark,
    "jsonschema": _jsonschema,
    "docs": _docs,
}


def _tables(edition: Edition) -> dict[str, dict[str, Any]]:
    return {name: _table(rule) for name, rule in edition.rules.items()}


def _codecs(edition: Edition) -> dict[str, dict[str, Any]]:
    return {name: _codec(codec) for name, codec in edition.codecs.items()}


def _table(rule: Rule) -> dict[str, Any]:
    """What the runtime knows of a rule; `runtime/_registry.py` says how it is used."""
    texts = sorted(set(rule.expected))
    notes = rule.definition.notes
    return {
        "pattern": rule.python,
        "linear": rule.linear,
        "max_bytes": rule.max_bytes,
        "java": rule.java,
        "starts": rule.dfa.starts,
        "classes": rule.dfa.classes,
        "table": rule.dfa.table,
        "accepting": rule.dfa.accepting,
        "expected": tuple(texts),
        "expects": tuple(texts.index(text) for text in rule.expected),
        "endings": rule.endings,
        "suggests": notes.suggests,
        "codec": rule.codec,
        "section": "; ".join(notes.sources),
        "production": notes.production,
        "good": rule.good,
        "bad": rule.bad,
    }


def _codec(codec: Codec) -> dict[str, Any]:
    starts, held = partition([codec.escape])
    return {
        "wire": codec.wire,
        "escape": expression(Chars(codec.escape), PYTHON),
        "special": outside(codec.plain),
        "starts": starts,
        "classes": tuple(0 if members else -1 for members in held),
        "empty": codec.empty,
        "unquote": codec.unquote,
    }


def _schema(edition: Edition) -> dict[str, Any]:
    grammar = edition.grammar
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:natsgrammar:{grammar.spec}:{grammar.edition}",
        "title": grammar.notes.title,
        "description": "; ".join(grammar.notes.sources),
        "$defs": {name: _schema_of(edition, rule) for name, rule in edition.rules.items()},
    }


def _schema_of(edition: Edition, rule: Rule) -> dict[str, Any]:
    schema: dict[str, Any] = {"title": f"{edition.address}:{rule.name}", "type": "string", "pattern": rule.ecma}
    if rule.definition.notes.production:
        schema["description"] = rule.definition.notes.production
    if rule.beyond_regex is not None:
        schema["$comment"] = (
            f"The rule also limits the name to {rule.max_bytes} bytes of UTF-8, which JSON Schema cannot say; "
            f"the shortest string that passes here by mistake has {len(rule.beyond_regex)} characters."
        )
        schema["maxLength"] = rule.max_bytes
    if rule.good:
        schema["examples"] = list(rule.good)
    return schema


def _belongs(path: str, specs: set[str]) -> bool:
    """Whether a file of the runtime goes into a package of these specifications."""
    top, _, below = path.partition("/")
    return path not in _FOR_SPARK and (not below or top in specs)


@cache
def _runtime() -> tuple[tuple[str, str], ...]:
    """The hand-written part of the generated package, by path."""
    return tuple(sorted(_texts(resources.files("natsgrammar_gen") / "runtime", "")))


def _texts(folder: Traversable, prefix: str) -> Iterable[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _texts(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".py", ".java", ".typed", ".json")):
            yield f"{prefix}{entry.name}", entry.read_text(encoding="utf-8")


def literal(value: object, indent: int = 0) -> str:
    """A value as Python source that can only be read as that value: ASCII, wrapped at 116 columns."""
    pad = " " * (indent + 4)
    if isinstance(value, dict):
        if not value:
            return "{}"
        rows = (f"{pad}{key!a}: {literal(item, indent + 4)},\n" for key, item in value.items())
        return "{\n" + "".join(rows) + " " * indent + "}"
    if not isinstance(value, tuple) or len(one_line := ascii(value)) + indent <= 110:
        return ascii(value)
    if not all(isinstance(item, int) for item in value):
        return "(\n" + "".join(f"{pad}{literal(item, indent + 4)},\n" for item in value) + " " * indent + ")"
    lines, line = [], pad
    for item in one_line[1:-1].split(", "):
        if len(line) + len(item) > 114:
            lines.append(line.rstrip())
            line = pad
        line += f"{item}, "
    return "(\n" + "\n".join([*lines, line.rstrip()]) + "\n" + " " * indent + ")"


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("natsgrammar_gen"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - each language has its own quoting filter, and templates use nothing unquoted
    )
    environment.filters["python"] = literal
    environment.globals.update(
        railroad=diagram.railroad, anchor=diagram.anchor, building_blocks=diagram.building_blocks
    )
    for quote in (
        markup.code,
        markup.fence,
        markup.name,
        markup.number,
        markup.plain,
        markup.prose,
        markup.refused,
        markup.source,
        markup.visible,
    ):
        environment.filters[quote.__name__] = quote
    return environment


def _template(name: str) -> Any:
    return _environment().get_template(name)
