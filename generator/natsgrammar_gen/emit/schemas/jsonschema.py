"""JSON Schemas (draft 2020-12): one file per edition, one definition per rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from natsgrammar_gen.emit.context import Context
from natsgrammar_gen.emit.sync import Files
from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.ast import Chars, Node, Repeat, Seq, seq
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import common, difference, intersection, union, witness
from natsgrammar_gen.language.regex_printer import PORTABLE, expression
from natsgrammar_gen.language.tree import tree_of

NOT_LINEAR = (
    "The pattern is not proved to be linear: an engine that backtracks can take very long over a text that does not "
    "match, so limit the length of texts that you do not trust before you test them."
)


def jsonschema(context: Context) -> Files:
    """One schema per edition, by path."""
    return {
        f"jsonschema/{edition.grammar.spec}/{edition.grammar.edition}.schema.json": json.dumps(
            _schema(edition), indent=2
        )
        + "\n"
        for edition in context.editions
    }


def _schema(edition: Edition) -> dict[str, Any]:
    grammar = edition.grammar
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:natsgrammar:{grammar.spec}:{grammar.edition}",
        "title": grammar.notes.title,
        "description": "\n\n".join(filter(None, (grammar.notes.prose, "; ".join(grammar.notes.sources)))),
        "$defs": {name: schema_of(edition, rule) for name, rule in edition.rules.items()}
        | {alias: {"$ref": f"#/$defs/{rule.name}"} for alias, rule in edition.aliases.items()},
    }


def schema_of(edition: Edition, rule: Rule) -> dict[str, Any]:
    """The schema of a rule, complete with what people read."""
    schema: dict[str, Any] = {"title": f"{edition.address}:{rule.name}", **constraints(rule)}
    notes = rule.definition.notes
    if description := "\n\n".join(filter(None, (notes.prose, notes.production))):
        schema["description"] = description
    if comments := [*_comments(rule)]:
        schema["$comment"] = " ".join(comments)
    if rule.good:
        schema["examples"] = list(rule.good)
    return schema


def constraints(rule: Rule) -> dict[str, Any]:
    """What JSON Schema, of any draft, demands of a name."""
    schema: dict[str, Any] = {"type": "string"}
    if len(rule.portable) == 1:
        schema["pattern"] = rule.portable[0]
    else:
        schema["allOf"] = [{"pattern": pattern} for pattern in rule.portable]
    if (guard := line_feeds(rule.conjuncts)[0]) is not None:
        schema["not"] = {"pattern": guard}
    if rule.beyond_regex is not None:
        schema["maxLength"] = rule.max_bytes
    return schema


def _comments(rule: Rule) -> Iterator[str]:
    if rule.beyond_regex is not None:
        yield (
            f"The rule also limits the name to {rule.max_bytes} bytes of UTF-8, which JSON Schema cannot say; "
            f"the shortest string that passes here by mistake has {len(rule.beyond_regex)} characters."
        )
    if (beyond := line_feeds(rule.conjuncts)[1]) is not None:
        yield (
            f"Where `$` also matches before a last line feed, as in Python, {json.dumps(beyond)} is the "
            "shortest string that passes here by mistake."
        )
    if not rule.fits_re2:
        yield "Go and RE2 refuse the pattern, because it repeats a part more than 1,000 times."
    if not rule.linear:
        yield NOT_LINEAR


# ---- line feeds -----------------------------------------------------------------------------------------------------

LINE_FEED = Chars(CharSet.chars("\n"))
ANYTHING = Repeat(Chars(EVERYTHING), 0, None)


@lru_cache(4096)
def line_feeds(conjuncts: tuple[Node, ...]) -> tuple[str | None, str | None]:
    """The pattern that no name matches, for validators in Python, whose `$` is also before a last line feed.

    None where none is needed; with it the shortest string that such a validator accepts by mistake all the same.
    """
    names = intersection(*map(compile_tree, conjuncts))
    holds_one = any(LINE_FEED.set & char_class for char_class in names.char_classes)
    if not holds_one or common(names, _ending_in(LINE_FEED)) is None:
        return r"\n$", None
    passing = intersection(*map(_read_loosely, conjuncts))
    mistakes = difference(passing, names)
    if not mistakes.accepting:
        return None, None
    if difference(passing, _ending_in(LINE_FEED, LINE_FEED)) == names:
        return r"\n\n$", None
    guard = tree_of(mistakes)
    if guard is not None and difference(passing, _read_loosely(guard)) == names:
        pattern = expression(guard, PORTABLE)
        if len(pattern) <= sum(len(expression(tree, PORTABLE)) for tree in conjuncts):
            return pattern, None
    return None, witness(passing, names)


def _ending_in(*nodes: Node) -> DFA:
    return compile_tree(Seq((ANYTHING, *nodes)))


def _read_loosely(tree: Node) -> DFA:
    """What `^(?:…)$` matches where `$` is also before a last line feed."""
    return union(compile_tree(tree), compile_tree(seq((tree, LINE_FEED))))
