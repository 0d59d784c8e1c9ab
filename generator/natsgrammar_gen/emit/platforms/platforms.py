"""Rules as platforms state names: Kubernetes, protovalidate, OpenAPI, AsyncAPI, and checks of SQL databases.

One folder per specification, for its newest edition. Expressions are in the ASCII of RE2 or PostgreSQL, or Java's for
Spark, so each file needs no more than the quotation mark of its language. Only those of JSON hold prose of the grammar.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.languages.units import newest
from natsgrammar_gen.emit.platforms import sql
from natsgrammar_gen.emit.schemas.jsonschema import schema_of
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.emit.template import template
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.ast import All, Alt, Chars, MaxBytes, Node, Part, Repeat, Seq
from natsgrammar_gen.language.queries import longest
from natsgrammar_gen.language.regex_printer import POSTGRES, RE2

SPECS = ("adr6", "nats-server", "portable")  # of natsgrammar's own: what platforms state names of
_WORDS_OF_YAML = ("y", "n", "yes", "no", "on", "off", "true", "false", "null")
MOST_CHARACTERS = 1000  # of an expression that somebody copies into a file of theirs
MOST_REPEATS = 255  # of one part in PostgreSQL (RE_DUP_MAX, PostgreSQL 9.7.3.2)


@dataclass(frozen=True)
class Stated:
    """A rule as the templates print it."""

    edition: Edition
    rule: Rule

    @property
    def address(self) -> str:
        """The full address, as a comment or a message may hold it."""
        return sql.comment(f"{self.edition.address}:{self.rule.name}")

    @property
    def identifier(self) -> str:
        """The name of the rule where there are no hyphens."""
        return sql.identifier(self.rule.name)

    @property
    def function(self) -> str:
        """The same with the name of the specification."""
        return sql.identifier(f"{self.edition.grammar.spec}_{self.rule.name}")

    @property
    def key(self) -> str:
        """The name of the rule as a key of YAML, of which some readers take `on` and `no` for truth values."""
        return f'"{self.rule.name}"' if self.rule.name in _WORDS_OF_YAML else self.rule.name

    @property
    def message(self) -> str:
        """What a refusal says."""
        return f"must be valid as {self.address}"

    @property
    def patterns(self) -> list[str]:
        """Expressions for RE2, without apostrophes and so fit for all quotation marks but the other one."""
        return [pattern.replace("'", r"\x27") for pattern in self.rule.expressions(RE2)]

    @property
    def most(self) -> int | None:
        """How many characters the longest name has, as far as one can say; None without bound."""
        return longest(self.rule.dfa)

    def cel(self, text: str) -> str:
        """A condition of CEL over the variable `text`."""
        limit = [] if self.rule.max_bytes is None else [f"size(bytes({text})) <= {self.rule.max_bytes}"]
        return " && ".join([*limit, *(f"{text}.matches(r'{pattern}')" for pattern in self.patterns)])

    @property
    def duckdb(self) -> str:
        """A condition of DuckDB over the column `name`."""
        limit = [] if self.rule.max_bytes is None else [f"strlen(name) <= {self.rule.max_bytes}"]
        return " AND ".join([*limit, *(f"regexp_matches(name, '{pattern}')" for pattern in self.patterns)])

    @property
    def postgres(self) -> str:
        """A condition of PostgreSQL over the value of a domain."""
        limit = [] if self.rule.max_bytes is None else [f"octet_length(VALUE) <= {self.rule.max_bytes}"]
        doubled = (pattern.replace("'", "''") for pattern in self.rule.expressions(POSTGRES))
        return " AND ".join([*limit, *(f"VALUE ~ '{pattern}'" for pattern in doubled)])

    @property
    def delta(self) -> str:
        """A condition of Spark over the column `name`, as a constraint of Delta has it."""
        return sql.is_valid(self.rule, raw=False)

    @property
    def why_not(self) -> str:
        """Why no engine but those that backtrack takes the rule, or why nobody wants to read it there."""
        if not self.rule.fits_re2:
            return "RE2 repeats no part more than 1,000 times"
        if (length := sum(map(len, self.patterns))) > MOST_CHARACTERS:
            return f"its expression has {length} characters"
        return ""

    @property
    def why_not_postgres(self) -> str:
        """The same for PostgreSQL."""
        most = max(map(_most_repeats, self.rule.conjuncts))
        return self.why_not or (
            f"PostgreSQL repeats no part more than {MOST_REPEATS} times" if most > MOST_REPEATS else ""
        )

    @property
    def why_not_spark(self) -> str:
        """The same for Spark."""
        return self.why_not or ("" if self.rule.backtrack_free else "RLIKE may take very long")


def platforms(context: Context) -> Files:
    """The files of each specification, by path."""
    files: Files = {}
    for edition in newest(context):
        spec = edition.grammar.spec
        if not context.ours or spec in SPECS:
            files |= {f"platforms/{spec}/{name}": text for name, text in _files(edition)}
    return files


def _files(edition: Edition) -> Iterator[tuple[str, str]]:
    rules = [Stated(edition, rule) for rule in edition.rules.values()]
    package, about = sql.identifier(edition.grammar.spec), sql.comment(edition.address)
    in_json = Counter(_json_name(it.identifier) for it in rules)
    ambiguous = {it.identifier for it in rules if in_json[_json_name(it.identifier)] > 1}
    for name in ("kubernetes.yaml", "names.proto", "postgres.sql", "duckdb.sql", "delta.sql"):
        yield name, template(f"{name}.j2").render(rules=rules, about=about, package=package, ambiguous=ambiguous)
    schemas = {it.rule.name: schema_of(edition, it.rule) for it in rules if not it.why_not}
    info = {"title": f"Names of {edition.address}", "version": edition.grammar.edition}
    documents: dict[str, dict[str, Any]] = {
        "openapi.json": {"openapi": "3.1.0", "info": info, "components": {"schemas": schemas}},
        "asyncapi.json": {"asyncapi": "3.0.0", "info": info, "components": {"schemas": schemas}},
    }
    for name, document in documents.items():
        yield name, json.dumps(document, indent=2) + "\n"


def _json_name(identifier: str) -> str:
    """What a field is called in JSON, unless it says so (Protocol Buffers, ProtoJSON format)."""
    return re.sub("_(.)", lambda it: it[1].upper(), identifier)


def _most_repeats(tree: Node) -> int:
    """The greatest count of an expression."""
    match tree:
        case Chars():
            return 1
        case Seq(items) | Alt(items) | All(items):
            return max(map(_most_repeats, items), default=1)
        case Repeat(item, low, high):
            return max(low, high or 0, _most_repeats(item))
        case MaxBytes(item) | Part(item):
            return _most_repeats(item)
