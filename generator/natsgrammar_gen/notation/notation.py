"""Productions parsed with their notation's grammar in `grammar/notation`; `meaning` and `standards` read the trees."""

import re
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from natsgrammar.diagnostics import Diagnostic
from natsgrammar_gen.notation.text import NOT_READ, Findings, Production

DEEPEST = 100  # nested brackets
ISO = "`{}` is a sign of ISO 14977's EBNF, which is not read; write the production in ABNF or in W3C's EBNF"


@cache
def _parser(grammar: str) -> tuple[Lark, list[Token]]:
    comments: list[Token] = []
    callbacks: dict[str, Callable[[Token], Any]] = {"COMMENT": comments.append}
    if "INSENSITIVE" in grammar:  # ABNF, which ignores the case of names
        callbacks["NAME"] = lambda token: token.update(value=token.lower())
    options = {"parser": "lalr", "propagate_positions": True, "lexer_callbacks": callbacks}
    return Lark(grammar, start="production", **options), comments


def parse(production: Production, grammar: str, findings: Findings) -> tuple[Tree[Token], str] | None:
    """Return a production's parse tree, and the production in one line without comments.

    A comment may state a rule, so it is listed.
    """
    lark, comments = _parser(grammar)
    comments.clear()
    text, faults = production.text, findings.faults
    nesting = accumulate(1 if bracket in "([" else -1 for bracket in re.findall(r"[()[\]]", text))
    if max(nesting, default=0) > DEEPEST:  # an upper bound: those in quotes count too
        faults.append(production.fault("the production is nested too deeply"))
        return None
    try:
        tree = lark.parse(text)
    except (UnexpectedCharacters, UnexpectedToken) as error:
        faults.append(_unexpected(error, production))
        return None
    commas = tree.scan_values(lambda token: str(token).startswith(","))
    is_iso = production.block.mark == "ebnf"
    odd = re.compile(r"\s," if "RANGE" in {token.type for token in tree.scan_values(bool)} else r"\s,|\S,\S")
    iso = [comma for comma in commas if is_iso or odd.match(text, (comma.start_pos or 1) - 1)]
    ends = [comment for comment in comments if comment.startswith(";")]
    iso += [end for end in ends if is_iso or not (end + text[end.end_pos :]).strip("; \r\n")]
    faults += [production.fault_at(sign.line, sign.column, ISO.format(sign[0])) for sign in iso]
    for comment in reversed(comments):
        findings.assumed.append(production.fault_at(comment.line, comment.column, NOT_READ.format(comment.strip())))
        text = text[: comment.start_pos] + text[comment.end_pos :]
    return tree, " ".join(text.split())


def words_in(tree: Tree[Token]) -> set[str]:
    """Return every word in the production, known or not."""
    return {str(token) for words in tree.find_data("words") for token in words.children}


def _unexpected(error: UnexpectedCharacters | UnexpectedToken, production: Production) -> Diagnostic:
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        lines = production.text.rstrip().split("\n")
        return production.fault_at(len(lines), len(lines[-1]) + 1, "the production is incomplete")
    text = error.token.strip() if isinstance(error, UnexpectedToken) else error.char
    cause = ISO if text in (",", ";") else "`{}` is not expected here"
    return production.fault_at(error.line, error.column, cause.format(text))
