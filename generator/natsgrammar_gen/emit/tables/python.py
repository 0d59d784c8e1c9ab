"""Python: the tables as literals, and a user's package, which carries the runtime along."""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.entries import USUAL, cause_entry, causes_of, entries, index
from natsgrammar_gen.emit.sql import sql_functions
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.tables.literal import literal
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.causes import Cause
from natsgrammar_gen.grammar.edition import Edition

_FOR_SPARK = ("spark/", "dqx.py")  # of the runtime
# Files of the runtime that users' packages do not have: written for them, not used, or about our own rules.
_NOT_USED = ("__main__.py", "tables.py", "diagnostics.py", "files.py", "streams.py")
_LEFT_OUT = (
    *_NOT_USED,
    "kv.py",
    "obj.py",
    "server.py",
    "spark/keys.py",
    "spark/transforms.py",
    "transforms.py",
    "types.py",
)
_OF_LANGUAGES = ("automaton", "messages", "pattern", "java", "schema")  # of what a rule's entry has
_ROOMS = ("core", "subjects")  # folders of the runtime that every package needs
_BINDINGS = {"aviso", "cloudevents"}  # the rooms that are copied with their specification, and use `fields`

_template = templates(literal)


def python(context: Context) -> Files:
    """Return the tables; for a user's grammars also the runtime, in one folder which only needs Python."""
    package, editions = context.package, context.editions
    specs = {edition.grammar.spec for edition in editions}
    files: Files = {}
    tables = "natsgrammar_tables"
    if not context.ours:  # our own runtime is in this repository
        tables = f"{package}/tables"
        files = {f"{package}/{path}": text for path, text in _runtime_files() if _belongs(path, specs)}
    causes = causes_of(editions)
    modules = {(edition.grammar.spec, edition.grammar.edition): edition.grammar.module for edition in editions}
    files[f"{tables}/__init__.py"] = _template("tables_index.py.j2").render(
        index=index(context),
        modules=modules,
        buckets=tuple(context.buckets),
        refusals=tuple(context.refusals),
        usual=USUAL,
        causes=tuple(map(cause_entry, causes)),
    )
    for edition in editions:
        files[f"{tables}/{edition.grammar.module}.py"] = _tables(edition, causes)
    return files


def spark(context: Context) -> Files:
    """Return the Spark SQL functions; for a user's grammars also the runtime's columns."""
    files = {f"spark/{edition.grammar.module}.sql": sql_functions(edition) for edition in context.editions}
    if not context.ours:
        runtime = (file for file in _runtime_files() if file[0].startswith(_FOR_SPARK))
        files |= {f"{context.package}/{path}": text for path, text in runtime}
    return files


def _tables(edition: Edition, causes: list[Cause]) -> str:
    """Return the module with an edition's tables, where equal automata are written once."""
    tables = entries(edition, causes)
    automata: dict[str, dict[str, Any]] = {}
    automaton_of: dict[str, str] = {}
    names: dict[tuple[Any, ...], str] = {}
    for name, rule in tables["RULES"].items():
        language = {key: rule[key] for key in _OF_LANGUAGES}
        key = rule["automaton"], rule["messages"]
        shared = automaton_of[name] = names.setdefault(key, f"_{name.upper().replace('-', '_')}")
        known = USUAL | automata.setdefault(shared, language)
        tables["RULES"][name] = {k: v for k, v in rule.items() if k not in known or known[k] != v}
    text: str = _template("tables.py.j2").render(**tables, automata=automata, automaton_of=automaton_of)
    return text


def _belongs(path: str, specs: set[str]) -> bool:
    """Return whether a runtime file belongs in a package with these specifications."""
    top, _, below = path.partition("/")
    specs = specs | {"fields"} if specs & _BINDINGS else specs
    return not path.startswith(_FOR_SPARK) and (not below or top in _ROOMS or top in specs)


@cache
def _runtime_files() -> tuple[tuple[str, str], ...]:
    """Return path and text for each runtime file that a user's package may have."""
    return tuple(sorted(file for file in _texts(resources.files("natsgrammar"), "") if file[0] not in _LEFT_OUT))


def _texts(folder: Traversable, prefix: str) -> Iterable[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _texts(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".py", ".java", ".typed", ".json")):
            yield f"{prefix}{entry.name}", entry.read_text(encoding="utf-8")
