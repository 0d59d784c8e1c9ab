"""The runtime's tables as values: the index for all editions, and the entries for one."""

from collections.abc import Iterable
from functools import partial
from types import SimpleNamespace
from typing import Any

from natsgrammar.core.codec import Codec as Converter
from natsgrammar.core.computed import COMPUTED
from natsgrammar.core.rule import Rule as Judge
from natsgrammar_gen.emit.constraints import constraints
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.explain import expected
from natsgrammar_gen.emit.shape import unlimited
from natsgrammar_gen.grammar.causes import Cause
from natsgrammar_gen.grammar.edition import Codec, Edition, Rule
from natsgrammar_gen.grammar.part_checks import parts_entry
from natsgrammar_gen.grammar.roles import other_names
from natsgrammar_gen.language.ast import Chars
from natsgrammar_gen.language.charset import partition
from natsgrammar_gen.language.regex_printer import PYTHON, expression, outside

# What most rules have: their entries in modules are beside it.
USUAL = {
    "backtrack_free": True,
    "adds": False,
    "max_bytes": None,
    "noun": "name",
    "suggests": True,
    "code": None,
    "codec": None,
    "limit": None,
    "production": "",
}


def index(context: Context) -> dict[str, Any]:
    """Return the values which the registry reads before any table, as described in `tables_index.py.j2`."""
    editions = {(edition.grammar.spec, edition.grammar.edition): edition for edition in context.editions}
    notes = {key: edition.grammar.notes for key, edition in editions.items()}
    specs = sorted({spec for spec, _ in editions})
    return {
        "SPECS": {spec: tuple(number for other, number in editions if other == spec) for spec in specs},
        "RULES": {key: tuple(edition.rules) for key, edition in editions.items()},
        "CODECS": {key: tuple(edition.codecs) for key, edition in editions.items()},
        "ALIASES": {key: names for key, edition in editions.items() if (names := other_names(edition.grammar))},
        "RELEASES": {key: note.releases for key, note in notes.items() if note.releases},
        "ROLES": {role: tuple((rule.who, rule.address) for rule in rules) for role, rules in context.roles.items()},
    }


def causes_of(editions: Iterable[Edition]) -> list[Cause]:
    """Return the causes that rejections have by the rules in some editions, each once."""
    rules = (rule for edition in editions for rule in edition.rules.values())
    return [*dict.fromkeys(cause for rule in rules for cause in rule.definition.explained.examples)]


def entries(edition: Edition, causes: list[Cause] | None = None) -> dict[str, Any]:
    """Return an edition's tables, where rules refer to a list of causes by number, by default to their own."""
    rows = causes_of([edition]) if causes is None else causes
    named = {name: rule.definition for name, rule in edition.rules.items() if rule.definition.parts}
    return {
        "SPEC": edition.grammar.spec,
        "EDITION": edition.grammar.edition,
        "TITLE": edition.grammar.notes.title,
        "SOURCE": "; ".join(edition.grammar.notes.sources),
        "RULES": {name: _rule(rule, rows) for name, rule in edition.rules.items()},
        "CAUSES": tuple(map(cause_entry, rows)),
        "PARTS": {name: parts_entry(rule) for name, rule in named.items()},
        "CODECS": {name: _codec(codec) for name, codec in edition.codecs.items()},
    }


def at_run_time(edition: Edition) -> tuple[dict[str, Judge], dict[str, Converter]]:
    """Return an edition's rules and codecs at run time; rules walk their tables, so no expression is compiled."""
    tables = SimpleNamespace(**entries(edition))
    rules: dict[str, Judge] = {}
    codecs: dict[str, Converter] = {}
    for name, entry in tables.RULES.items():
        entry["backtrack_free"] = False
        rules[name] = Judge(tables, name, partial(codecs.__getitem__, entry["codec"]) if entry["codec"] else None)
    for name, entry in tables.CODECS.items():
        wire, values = rules[entry["wire"]], rules.get(entry.get("of", ""))
        codecs[name] = COMPUTED.get(entry["by"], Converter)(tables, name, wire, values)
    return rules, codecs


def _rule(rule: Rule, causes: list[Cause]) -> dict[str, Any]:
    """Return a rule's entry; `RuleEntry` in the tables names its fields."""
    notes = rule.definition.notes
    text, messages = unlimited(rule.dfa, expected(rule))
    return {
        "pattern": rule.python,
        "backtrack_free": rule.backtrack_free,
        "adds": rule.adds,
        "max_bytes": rule.max_bytes,
        "java": rule.java,
        "schema": {key: tuple(v) if isinstance(v, list) else v for key, v in constraints(rule).items()},
        "automaton": text,
        "messages": messages,
        "noun": rule.noun,
        "suggests": notes.suggests,
        "code": notes.code,
        "codec": rule.codec,
        "limit": rule.definition.limit,
        "causes": tuple(map(causes.index, rule.definition.explained.examples)),
        "section": "; ".join(notes.sources),
        "production": notes.production,
        "good": rule.good,
        "bad": rule.bad,
    }


def cause_entry(cause: Cause) -> dict[str, Any]:
    """Return a cause's entry."""
    texts = {"name": cause.name, "sentence": cause.sentence, "advice": cause.advice}
    return {**texts, "found": cause.found.bounds, "before": cause.before.bounds}


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
        **({"of": codec.of, "exchange": how.exchange} if codec.of else {}),
    }
