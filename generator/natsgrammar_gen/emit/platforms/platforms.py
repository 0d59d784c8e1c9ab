"""Rules for platforms: Kubernetes, protovalidate, OpenAPI, AsyncAPI, and checks in SQL databases.

One folder per specification, for its newest edition; the rules that most dialects have come first. Expressions are in
RE2's or PostgreSQL's ASCII, or Java's for Spark, so each file needs no more than its language's quotation mark. Only
JSON files hold a grammar's prose.
"""

import json
import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from natsgrammar_gen.emit import sql
from natsgrammar_gen.emit.characters import allowed, length
from natsgrammar_gen.emit.constraints import json_text, schema_of
from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import templates
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.ast import Node, Repeat, children
from natsgrammar_gen.language.queries import longest
from natsgrammar_gen.language.regex_printer import POSTGRES, RE2

# Of our own specifications, those with names on platforms, and their packages in Protocol Buffers.
PACKAGES = {"adr6": "nats.adr6", "nats-server": "nats", "portable": "nats.portable"}
_WORDS_OF_YAML = ("y", "n", "yes", "no", "on", "off", "true", "false", "null")
MOST_CHARACTERS = 1000  # of an expression that somebody copies into a file of theirs
MOST_REPEATS = 255  # of one part in PostgreSQL (RE_DUP_MAX, PostgreSQL 9.7.3.2)
_FREE_NUMBERS = range(100_000, 1 << 29)  # of extensions that no registry assigns (validate.proto, StringRules)

_template = templates(json.dumps)


def _stated(edition: Edition, rule: Rule, package: str) -> dict[str, Any]:
    """Return a rule as the templates print it: its names, its conditions, and why a platform has none."""
    patterns = [pattern.replace("'", r"\x27") for pattern in rule.expressions(RE2)]  # fit any mark but the double one
    doubled = [pattern.replace("'", "''") for pattern in rule.expressions(POSTGRES)]
    repeats = max(map(_most_repeats, rule.conjuncts))
    characters = sum(map(len, patterns))
    why_not = f"its expression has {characters} characters" if characters > MOST_CHARACTERS else ""
    why_not = why_not if rule.fits_re2 else "RE2 repeats no part more than 1,000 times"
    why_not = "no expression has its check digit" if rule.adds else why_not
    too_often = f"PostgreSQL repeats no part more than {MOST_REPEATS} times" if repeats > MOST_REPEATS else ""

    identifier, address = sql.identifier(rule.name), sql.comment(f"{edition.address}:{rule.name}")
    size = re.sub(r"([\d,]+) characters, at most \1 bytes", r"\1 bytes", length(rule))
    words = f"must be {size}: {allowed(rule)} ({address})"

    def condition(size: str, tests: Iterable[str], joint: str = " AND ") -> str:
        limit = [] if rule.max_bytes is None else [f"{size} <= {rule.max_bytes}"]
        return joint.join([*limit, *tests])

    def cel(text: str) -> str:
        return condition(f"size(bytes({text}))", (f"{text}.matches(r'{pattern}')" for pattern in patterns), " && ")

    return {
        "rule": rule,
        "address": address,  # nothing in it ends a comment
        "identifier": identifier,
        "number": extension_number(f"{package}.{identifier}"),
        "function": sql.identifier(f"{edition.grammar.spec}_{rule.name}"),
        "key": f'"{rule.name}"' if rule.name in _WORDS_OF_YAML else rule.name,
        "message": words.encode("ascii", "backslashreplace").decode(),
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


def extension_number(name: str) -> int:
    """Return the number of an extension. Its full name alone decides, so the number never changes with other rules."""
    return _FREE_NUMBERS[int.from_bytes(sha256(name.encode()).digest()) % len(_FREE_NUMBERS)]


def platforms(context: Context) -> Files:
    """Return each specification's files, by path."""
    files: Files = {}
    for edition in context.newest:
        spec = edition.grammar.spec
        if not context.ours or spec in PACKAGES:
            files |= {f"platforms/{spec}/{name}": text for name, text in _files(context, edition)}
    return files


def _files(context: Context, edition: Edition) -> Iterator[tuple[str, str]]:
    spec, about = edition.grammar.spec, sql.comment(edition.address)
    package = PACKAGES[spec] if context.ours else sql.identifier(spec)

    def use(rule: Rule) -> int:
        """Return how many dialects have a rule for this kind of name."""
        speaking = (context.roles.get(role, ()) for role in (rule.name, *rule.definition.roles))
        return max(len({other.dialect for other in others}) for others in speaking)

    by_use = sorted(edition.rules.values(), key=use, reverse=True)
    rules = [_stated(edition, rule, package) for rule in by_use]
    for name in ("kubernetes.yaml", "names.proto"):
        yield name, _template(f"{name}.j2").render(rules=rules, about=about, package=package)
    for engine in ("postgres", "duckdb", "delta"):
        yield f"{engine}.sql", _template("sql.j2").render(rules=rules, about=about, engine=engine)
    schemas = {stated["rule"].name: schema_of(edition, stated["rule"]) for stated in rules if not stated["why_not"]}
    references = {name: {"$ref": f"openapi.json#/components/schemas/{name}"} for name in schemas}
    info = {"title": f"Names of {edition.address}", "version": edition.grammar.edition}
    for name, version, components in (("openapi", "3.1.0", schemas), ("asyncapi", "3.0.0", references)):
        yield f"{name}.json", json_text({name: version, "info": info, "components": {"schemas": components}})


def _most_repeats(tree: Node) -> int:
    """Return the greatest count in an expression."""
    counts: tuple[int, ...] = (tree.low, tree.high or 0) if isinstance(tree, Repeat) else ()
    return max((1, *counts, *map(_most_repeats, children(tree))))
