"""A rule as JSON Schema."""

import json
import re
from collections.abc import Iterator
from typing import Any

from natsgrammar_gen.grammar.edition import Edition, Rule
from natsgrammar_gen.language.ast import Chars, Node, Repeat, Seq, seq
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA, compile_tree
from natsgrammar_gen.language.queries import common, difference, intersection, union, witness
from natsgrammar_gen.language.regex_printer import LONGEST_TEXT, PORTABLE, expression
from natsgrammar_gen.language.tree import tree_of

NOT_LINEAR = (
    "The pattern is not proved to be linear: an engine that backtracks can take very long over a text that does not "
    "match, so limit the length of texts that you do not trust before you test them."
)
_INNERMOST = re.compile(r'([{[])((?:\n +"(?:[^"\\]|\\.)*"[^\n{[]*)+)\n +([}\]])')
_LONGEST = 100  # characters of an object on one line
_LINE_FEED = Chars(CharSet.chars("\n"))
_ANYTHING = Repeat(Chars(EVERYTHING), 0, None)


def schema_of(edition: Edition, rule: Rule) -> dict[str, Any]:
    """Return a rule's schema with title, description, comments and examples."""
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
    """Return the keywords, valid in any draft, which constrain a name."""
    schema: dict[str, Any] = {"type": "string"}
    if len(rule.portable) == 1:
        schema["pattern"] = rule.portable[0]
    else:
        schema["allOf"] = [{"pattern": pattern} for pattern in rule.portable]
    if (guard := line_feeds(rule.conjuncts)[0]) is not None:
        schema["not"] = {"pattern": guard}
    if rule.beyond_regex is not None and rule.max_bytes is not None:
        schema["maxLength"] = rule.max_bytes
    return schema


def _comments(rule: Rule) -> Iterator[str]:
    if rule.beyond_regex is not None:
        more = [f"limits the name to {rule.max_bytes} bytes of UTF-8"] if rule.max_bytes is not None else []
        more += ["has a check digit"] if rule.adds else []
        yield (
            f"The rule also {' and '.join(more)}, which JSON Schema cannot say; "
            f"the shortest string that passes here by mistake has {len(rule.beyond_regex)} characters."
        )
    if (beyond := line_feeds(rule.conjuncts)[1]) is not None:
        yield (
            f"Where `$` also matches before a last line feed, as in Python, {json.dumps(beyond)} is the "
            "shortest string that passes here by mistake."
        )
    if not rule.fits_re2:
        yield "Go and RE2 reject the pattern, because it repeats a part more than 1,000 times."
    if not rule.linear:
        yield NOT_LINEAR


@memoized
def line_feeds(conjuncts: tuple[Node, ...]) -> tuple[str | None, str | None]:
    """Return a pattern without a matching name, for Python validators, whose `$` also matches before a last line feed.

    It is None where none is needed. With it comes the shortest string which such a validator still accepts by mistake,
    but for one line feed more than a limit of thousands of characters.
    """
    conjuncts = tuple(tree for tree in conjuncts if not _is_high_limit(tree))
    names = intersection(*map(compile_tree, conjuncts))
    has_line_feed = any(_LINE_FEED.set & char_class for char_class in names.char_classes)
    if not has_line_feed or common(names, _ending_in(_LINE_FEED)) is None:
        return r"\n$", None
    passing = intersection(*map(_read_loosely, conjuncts))
    mistakes = difference(passing, names)
    if not mistakes.accepting:
        return None, None
    if difference(passing, _ending_in(_LINE_FEED, _LINE_FEED)) == names:
        return r"\n\n$", None
    guard = tree_of(mistakes)
    if guard is not None and difference(passing, _read_loosely(guard)) == names:
        pattern = expression(guard, PORTABLE)
        if len(pattern) <= sum(len(expression(tree, PORTABLE)) for tree in conjuncts):
            return pattern, None
    return None, witness(passing, names)


def _is_high_limit(tree: Node) -> bool:
    return isinstance(tree, Repeat) and tree.item == _ANYTHING.item and (tree.high or 0) > LONGEST_TEXT


def _ending_in(*nodes: Node) -> DFA:
    return compile_tree(Seq((_ANYTHING, *nodes)))


def _read_loosely(tree: Node) -> DFA:
    """Return the language `^(?:…)$` where `$` also matches before a last line feed."""
    return union(compile_tree(tree), compile_tree(seq((tree, _LINE_FEED))))


def json_text(document: Any) -> str:
    """Return a document as JSON: lists and short objects on one line, and others after their title, type or `not`."""

    def joined(inner: re.Match[str]) -> str:
        line = re.sub(r"\n +", " ", inner[2]).strip()
        return f"{inner[1]}{line}{inner[3]}" if inner[1] == "[" or len(line) < _LONGEST else inner[0]

    text = _INNERMOST.sub(joined, json.dumps(document, indent=2))
    return re.sub(r'("(?:title|type)": "[^"\n]*",|"not": {[^{}\n]*},)\n +', r"\1 ", text) + "\n"
