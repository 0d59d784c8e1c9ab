"""Python: the tables as literals, and a package of a user's own that carries the runtime along."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.explain import completions, expected
from natsgrammar_gen.emit.schemas.jsonschema import constraints
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.tables.literal import literal
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Codec, Edition, Rule
from natsgrammar_gen.grammar.model import Definition
from natsgrammar_gen.grammar.roles import other_names
from natsgrammar_gen.language.ast import Chars
from natsgrammar_gen.language.charset import partition
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.regex_printer import PYTHON, expression, outside

FOR_SPARK = "spark/"  # of the runtime
# Of the runtime, in a package of a user's own: written anew, not used, or about our own rules.
_NOT_USED = ("__main__.py", "tables.py", "diagnostics.py", "files.py", "streams.py")
_LEFT_OUT = (*_NOT_USED, "kv.py", "obj.py", "server.py", "spark/keys.py", "types.py")
_ROOMS = ("core", "subjects")  # folders of the runtime that every package needs
_MOST_REMEMBERED = 4096  # automata; editions of a specification have most of them in common


def python(context: Context) -> Files:
    """The tables; for a user's grammars also the runtime, in one folder that only needs Python."""
    package, editions = context.package, context.editions
    specs = {edition.grammar.spec for edition in editions}
    files: Files = {}
    tables = "natsgrammar_tables"
    if not context.ours:  # our own runtime is in this repository
        tables = f"{package}/tables"
        files = {f"{package}/{path}": text for path, text in runtime_files() if _belongs(path, specs)}
    modules = {(edition.grammar.spec, edition.grammar.edition): edition.module for edition in editions}
    files[f"{tables}/__init__.py"] = template("tables_index.py.j2").render(
        index=index(context), modules=modules, buckets=tuple(context.buckets)
    )
    for edition in editions:
        files[f"{tables}/{edition.module}.py"] = _tables(edition)
    return files


def index(context: Context) -> dict[str, Any]:
    """What the registry knows before it loads the tables of an edition; the template of the index says more."""
    keys = {(edition.grammar.spec, edition.grammar.edition): edition for edition in context.editions}
    return {
        "SPECS": {spec: tuple(e for s, e in keys if s == spec) for spec in sorted({spec for spec, _ in keys})},
        "RULES": {key: tuple(edition.rules) for key, edition in keys.items()},
        "CODECS": {key: tuple(edition.codecs) for key, edition in keys.items()},
        "ALIASES": {key: names for key, edition in keys.items() if (names := other_names(edition.grammar))},
        "RELEASES": {
            key: edition.grammar.notes.releases for key, edition in keys.items() if edition.grammar.notes.releases
        },
        "ROLES": {role: tuple((one.who, one.address) for one in them) for role, them in context.roles.items()},
    }


def entries(edition: Edition) -> dict[str, Any]:
    """What the tables of an edition hold."""
    return {
        "SPEC": edition.grammar.spec,
        "EDITION": edition.grammar.edition,
        "TITLE": edition.grammar.notes.title,
        "SOURCE": "; ".join(edition.grammar.notes.sources),
        "RULES": {name: _rule(rule) for name, rule in edition.rules.items()},
        "PARTS": {name: _parts(rule.definition) for name, rule in edition.rules.items() if rule.definition.parts},
        "CODECS": {name: _codec(codec) for name, codec in edition.codecs.items()},
    }


def _tables(edition: Edition) -> str:
    """The module of an edition's tables, in which equal automata are written once."""
    tables = entries(edition)
    rules, parts, codecs = tables.pop("RULES"), tables.pop("PARTS"), tables.pop("CODECS")
    names: dict[tuple[DFA, tuple[str, ...]], str] = {}
    automaton_of: dict[str, str] = {}
    for name, rule in edition.rules.items():
        language = rule.dfa, expected(rule)
        automaton_of[name] = names.setdefault(language, f"_{name.upper().replace('-', '_')}")
        for key in _automaton(*language):
            del rules[name][key]
    automata = {name: _written_automaton(*language) for language, name in names.items()}
    text: str = template("tables.py.j2").render(
        **tables, automata=automata, automaton_of=automaton_of, rules=rules, parts=parts, codecs=codecs
    )
    return text


def _rule(rule: Rule) -> dict[str, Any]:
    """What the runtime knows about a rule; `RuleEntry` in the tables names its fields."""
    notes = rule.definition.notes
    return {
        "pattern": rule.python,
        "backtrack_free": rule.backtrack_free,
        "max_bytes": rule.max_bytes,
        "java": rule.java,
        "schema": {key: tuple(it) if isinstance(it, list) else it for key, it in constraints(rule).items()},
        **_automaton(rule.dfa, expected(rule)),
        "noun": rule.noun,
        "suggests": notes.suggests,
        "code": notes.code,
        "codec": rule.codec,
        "section": "; ".join(notes.sources),
        "production": notes.production,
        "good": rule.good,
        "bad": rule.bad,
    }


@lru_cache(_MOST_REMEMBERED)
def _automaton(dfa: DFA, texts: tuple[str, ...]) -> dict[str, Any]:
    """The fields of an entry that depend only on the language; `Automaton` in the tables has their types."""
    messages = sorted(set(texts))
    return {
        "range_starts": dfa.range_starts,
        "classes": dfa.range_classes,
        "table": dfa.table,
        "accepting": dfa.accepting,
        "messages": tuple(messages),
        "message_of_state": tuple(map(messages.index, texts)),
        "completions": completions(dfa),
    }


@lru_cache(_MOST_REMEMBERED)
def _written_automaton(dfa: DFA, texts: tuple[str, ...]) -> dict[str, str]:
    """The same fields as source."""
    return {key: literal(value, 4) for key, value in _automaton(dfa, texts).items()}


def _parts(definition: Definition) -> dict[str, Any]:
    """The parts of a rule that names some; `PartsEntry` in the tables names its fields."""
    return {"splitter": definition.splitter, "groups": definition.part_names}


def _codec(codec: Codec) -> dict[str, Any]:
    how = codec.how
    range_starts, range_classes, sets_of_class = partition([how.escape])
    return {
        "wire": codec.wire,
        "by": codec.by,
        "escape": expression(Chars(how.escape), PYTHON),
        "special": outside(codec.plain),
        "range_starts": range_starts,
        "classes": tuple(0 if sets_of_class[char_class] else -1 for char_class in range_classes),
        "sign": how.sign,
        "empty": how.empty,
        "separator": how.separator,
        "unquote": how.unquote,
    }


def _belongs(path: str, specs: set[str]) -> bool:
    """Whether a file of the runtime belongs in a package of these specifications; its tables are generated."""
    top, _, below = path.partition("/")
    return not path.startswith(FOR_SPARK) and (not below or top in _ROOMS or top in specs)


@cache
def runtime_files() -> tuple[tuple[str, str], ...]:
    """The files of the runtime that a package of a user's own may have, by path."""
    return tuple(sorted(it for it in _texts(resources.files("natsgrammar"), "") if it[0] not in _LEFT_OUT))


def _texts(folder: Traversable, prefix: str) -> Iterable[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _texts(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith((".py", ".java", ".typed", ".json")):
            yield f"{prefix}{entry.name}", entry.read_text(encoding="utf-8")
