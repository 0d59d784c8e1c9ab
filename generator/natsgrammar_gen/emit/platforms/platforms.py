"""Rules for platforms: Kubernetes, protovalidate, OpenAPI, AsyncAPI, and checks in SQL databases.

One folder per specification, for its newest edition. Expressions are in RE2's or PostgreSQL's ASCII, or Java's for
Spark, so each file needs no more than its language's quotation mark. Only JSON files hold a grammar's prose.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from natsgrammar_gen.emit import sql
from natsgrammar_gen.emit.constraints import json_text, schema_of
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.ast import Node, Repeat, children
from natsgrammar_gen.language.queries import longest
from natsgrammar_gen.language.regex_printer import POSTGRES, RE2

SPECS = ("adr6", "nats-server", "portable")  # of our own specifications, those with names on platforms
_WORDS_OF_YAML = ("y", "n", "yes", "no", "on", "off", "true", "false", "null")
MOST_CHARACTERS = 1000  # of an expression that somebody copies into a file of theirs
MOST_REPEATS = 255  # of one part in PostgreSQL (RE_DUP_MAX, PostgreSQL 9.7.3.2)

_template = templates(json.dumps)


def _stated(edition: Edition, rule: Rule) -> dict[str, Any]:
    """Return a rule as the templates print it: its names, its conditions, and why a platform has none."""
    patterns = [pattern.replace("'", r"\x27") for pattern in rule.expressions(RE2)]  # fit any mark but the double one
    doubled = [pattern.replace("'", "''") for pattern in rule.expressions(POSTGRES)]
    repeats = max(map(_most_repeats, rule.conjuncts))
    characters = sum(map(len, patterns))
    why_not = f"its expression has {characters} characters" if characters > MOST_CHARACTERS else ""
    why_not = why_not if rule.fits_re2 else "RE2 repeats no part more than 1,000 times"
    why_not = "no expression has its check digit" if rule.adds else why_not
    too_often = f"PostgreSQL repeats no part more than {MOST_REPEATS} times" if repeats > MOST_REPEATS else ""

    def condition(size: str, tests: Iterable[str], joint: str = " AND ") -> str:
        limit = [] if rule.max_bytes is None else [f"{size} <= {rule.max_bytes}"]
        return joint.join([*limit, *tests])

    def cel(text: str) -> str:
        return condition(f"size(bytes({text}))", (f"{text}.matches(r'{pattern}')" for pattern in patterns), " && ")

    return {
        "rule": rule,
        "address": sql.comment(f"{edition.address}:{rule.name}"),  # nothing in it ends a comment or a message
        "identifier": sql.identifier(rule.name),
        "function": sql.identifier(f"{edition.grammar.spec}_{rule.name}"),
        "key": f'"{rule.name}"' if rule.name in _WORDS_OF_YAML else rule.name,
        "message": f"must be valid as {sql.comment(f'{edition.address}:{rule.name}')}",
        "patterns": patterns,
        "most": longest(rule.dfa),  # characters; None without bound
        "cel": cel,
        "why_not": why_not,
        "duckdb": (condition("strlen(name)", (f"regexp_matches(name, '{pattern}')" for pattern in patterns)), why_not),
        "postgres": (condition("octet_length(VALUE)", (f"VALUE ~ '{p}'" for p in doubled)), why_not or too_often),
        "delta": (
            sql.is_valid(rule, raw=False),
            why_not or ("" if rule.backtrack_free else "RLIKE may take very long"),
        ),
    }


def platforms(context: Context) -> Files:
    """Return each specification's files, by path."""
    files: Files = {}
    for edition in context.newest:
        spec = edition.grammar.spec
        if not context.ours or spec in SPECS:
            files |= {f"platforms/{spec}/{name}": text for name, text in _files(edition)}
    return files


def _files(edition: Edition) -> Iterator[tuple[str, str]]:
    rules = [_stated(edition, rule) for rule in edition.rules.values()]
    package, about = sql.identifier(edition.grammar.spec), sql.comment(edition.address)
    in_json = Counter(_json_name(stated["identifier"]) for stated in rules)
    ambiguous = {name for stated in rules if in_json[_json_name(name := stated["identifier"])] > 1}
    for name in ("kubernetes.yaml", "names.proto"):
        yield name, _template(f"{name}.j2").render(rules=rules, about=about, package=package, ambiguous=ambiguous)
    for engine in ("postgres", "duckdb", "delta"):
        yield f"{engine}.sql", _template("sql.j2").render(rules=rules, about=about, engine=engine)
    schemas = {stated["rule"].name: schema_of(edition, stated["rule"]) for stated in rules if not stated["why_not"]}
    info = {"title": f"Names of {edition.address}", "version": edition.grammar.edition}
    for name, version in (("openapi", "3.1.0"), ("asyncapi", "3.0.0")):
        document = {name: version, "info": info, "components": {"schemas": schemas}}
        yield f"{name}.json", json_text(document)


def _json_name(identifier: str) -> str:
    """Return a field's name in JSON, unless `json_name` states another (Protocol Buffers, ProtoJSON format)."""
    return re.sub("_(.)", lambda match: match[1].upper(), identifier)


def _most_repeats(tree: Node) -> int:
    """Return the greatest count in an expression."""
    counts: tuple[int, ...] = (tree.low, tree.high or 0) if isinstance(tree, Repeat) else ()
    return max((1, *counts, *map(_most_repeats, children(tree))))
