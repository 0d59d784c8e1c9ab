"""What one production of an ADR means: its own notation, read with `grammar/notation/adr.lark`, as an expression.

Wherever a wording can be read in two ways, the place is reported: an importer that guesses would write a rule that
nobody stated.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from natsgrammar.text import near
from natsgrammar_gen.adr.lark import UNKNOWN, Expression, choice, literal, of_length, one_of, row, times
from natsgrammar_gen.grammar.lowering import LARGEST_REPEAT
from natsgrammar_gen.language.ast import NOTHING, charsets
from natsgrammar_gen.language.charset import LAST, CharSet

ASCII = CharSet.of([(0, 0x7F)])

Scope = Mapping[str, Expression]  # what each name means that a production may use
Listed = Mapping[str, CharSet]  # the characters that names of `grammar/notation/names.lark` mean


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """What is wrong with a production; `line` and `column` count from 1 in its own text."""

    line: int
    column: int
    message: str


@dataclass(frozen=True, slots=True)
class Meaning:
    """A production's expression, its limit in UTF-8 bytes, the names it takes from the list, and its faults."""

    body: Expression
    max_bytes: int | None
    borrowed: frozenset[str]
    faults: tuple[Fault, ...]


class Unreadable(Exception):
    """Text that is not in the notation; `fault` says where and why."""

    def __init__(self, line: int, column: int, message: str) -> None:
        self.fault = Fault(line, column, message)
        super().__init__(message)


@cache
def _parser(grammar: str) -> tuple[Lark, list[Token]]:
    comments: list[Token] = []

    def remember(token: Token) -> Token:
        comments.append(token)
        return token

    options = {"parser": "lalr", "propagate_positions": True, "lexer_callbacks": {"COMMENT": remember}}
    return Lark(grammar, start="production", **options), comments


def parse(text: str, grammar: str) -> tuple[Tree[Token], str]:
    """The parse tree of a production, and the production in one line without comments. Raises `Unreadable`."""
    lark, comments = _parser(grammar)
    comments.clear()
    try:
        tree = lark.parse(text)
    except UnexpectedCharacters as error:
        raise Unreadable(error.line, error.column, f"`{error.char}` is not expected here") from None
    except UnexpectedToken as error:
        if error.token.type != "$END":
            raise Unreadable(error.line, error.column, f"`{error.token.strip()}` is not expected here") from None
        lines = text.rstrip().split("\n")
        raise Unreadable(len(lines), len(lines[-1]) + 1, "the production is incomplete") from None
    for comment in reversed(comments):
        text = text[: comment.start_pos] + text[comment.end_pos :]
    return tree, " ".join(text.split())


def meaning(tree: Tree[Token], scope: Scope, listed: Listed) -> Meaning:
    """What the parsed production says."""
    reader = _Reader(scope, listed)
    body, *limits = _nodes(tree)
    limited, max_bytes = reader.limited(reader.choice(body), limits)
    return Meaning(limited, max_bytes, frozenset(reader.borrowed), tuple(sorted(reader.faults)))


def names_in(tree: Tree[Token], scope: Collection[str], listed: Listed) -> set[str]:
    """The names of the scope that the production uses."""
    rows = (_tokens(words) for words in tree.find_data("words"))
    return {name for row in rows for _, name in _phrases(row, scope, listed) if name in scope}


def words_in(tree: Tree[Token]) -> set[str]:
    """Every word that the production uses, known or not."""
    return {str(token) for words in tree.find_data("words") for token in words.children}


def _phrases(tokens: list[Token], scope: Collection[str], listed: Listed) -> Iterator[tuple[Token, str]]:
    """Names in a row, the longest known phrase first: `lower-case letters` is one thing, `term dot` is two."""
    while tokens:
        names = ["-".join(tokens[:end]) for end in range(len(tokens), 0, -1)]
        name = next((it for it in names if it in scope or _listed(it, listed) is not None), names[-1])
        yield tokens[0], name
        tokens = tokens[len(tokens) - names.index(name) :]


def _listed(name: str, listed: Listed) -> CharSet | None:
    key = name.upper().replace("-", "_")
    return listed.get(key, listed.get(key.removesuffix("S")))


def _nodes(node: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in node.children if isinstance(child, Tree)]


def _tokens(node: Tree[Token]) -> list[Token]:
    return [child for child in node.children if isinstance(child, Token)]


def _is_words(node: Tree[Token] | Token | None) -> bool:
    return isinstance(node, Tree) and str(node.data) == "words"


def _decimal(node: Tree[Token] | Token | None) -> bool:
    """Whether the node is nothing but a code or a range of codes in decimal, counted or in parentheses or not."""
    if isinstance(node, Tree) and node.data == "counted":
        node = node.children[0]
    while isinstance(node, Tree) and node.data in ("group", "choice", "list", "sequence") and len(node.children) == 1:
        node = node.children[0]
    return isinstance(node, Tree) and node.data == "codes" and node.children[0].type == "DECIMAL"  # type: ignore[union-attr]


class _Reader:
    """One walk over one production; gathers faults instead of stopping at the first."""

    def __init__(self, scope: Scope, listed: Listed) -> None:
        self.scope, self.listed = scope, listed
        self.faults: set[Fault] = set()
        self.borrowed: set[str] = set()

    def fault(self, where: Token | Tree[Token], message: str) -> Expression:
        place = where if isinstance(where, Token) else where.meta
        self.faults.add(Fault(place.line or 1, place.column or 1, message))
        return UNKNOWN

    def choice(self, node: Tree[Token]) -> Expression:
        return choice(self.exclusion(n) if n.data == "exclusion" else self.listing(n) for n in _nodes(node))

    def listing(self, node: Tree[Token]) -> Expression:
        """`A-Z, a-z or dash` is one character out of all; `term or prefix` is a choice."""
        sequences = _nodes(node)
        items = [self.sequence(n) for n in sequences]
        if len(items) == 1:
            return items[0]
        words = {str(token).strip(", ").lower() or "," for token in _tokens(node)}
        sets = [item.chars for item in items if item.chars is not None]
        if len(sets) == len(items) and words != {"and"}:
            return one_of(reduce(or_, sets))
        if words == {"or"}:
            return choice(items)
        for item, sequence in zip(items, sequences, strict=True):
            if item.chars is None:
                return self.fault(sequence, "a list names single characters, and this is not one; write `|` or a space")
        return self.fault(node, "`and` alone can mean both or either; write `|` or a space")

    def exclusion(self, node: Tree[Token]) -> Expression:
        base, *others = _nodes(node)
        kept = self.sequence(base).chars
        if kept is None:
            return self.fault(base, "`except` takes characters out of a set, and this is not one character of a set")
        out = CharSet()
        for other in others:
            chars = self.sequence(other).chars
            if chars is None:
                return self.fault(other, "`except` takes out single characters, and this is not one")
            out |= chars
        if not kept or not out:  # already reported
            return UNKNOWN
        return one_of(kept - out) if kept - out else self.fault(node, "nothing is left of the set")

    def sequence(self, node: Tree[Token]) -> Expression:
        items: list[Expression] = []
        nodes = list(node.children)
        for before, child, after in zip([None, *nodes], nodes, [*nodes[1:], None], strict=False):
            if _is_words(child) and _decimal(after):
                continue  # "all printable ascii" in front of (33 to 126 inclusive)
            items.extend(self.item(child, described=_is_words(before)))
        return row(items)

    def item(self, node: Tree[Token] | Token, *, described: bool) -> list[Expression]:
        if isinstance(node, Token):
            return [self.token(node)]
        match node.data:
            case "words":
                return [self.name(token, name) for token, name in _phrases(_tokens(node), self.scope, self.listed)]
            case "counted":
                inner, quantity = node.children
                assert isinstance(quantity, Token)
                *before, last = self.item(inner, described=described)
                return [*before, self.times(last, quantity)]
            case "codes":
                return [self.codes(node, described=described)]
            case _:
                body, *limits = _nodes(node)
                if _decimal(node):
                    return [self.codes(next(node.find_data("codes")), described=described)]
                limited, max_bytes = self.limited(self.choice(body), limits)
                if max_bytes is not None:
                    return [self.fault(node, "a limit in bytes must be at the end of a production")]
                return [limited]

    def name(self, token: Token, name: str) -> Expression:
        if name in self.scope:
            return self.scope[name]
        chars = _listed(name, self.listed)
        if chars is None:
            return self.fault(token, f"`{token}` is used but not defined{near(token, self.scope)}")
        self.borrowed.add(name)
        return one_of(chars)

    def token(self, token: Token) -> Expression:
        match token.type:
            case "QUOTED":
                return literal(token[1:-1])
            case "RANGE":
                low, high = re.findall(r'"(.)"', token) or (token[0], token[-1])
                return self.span(token, ord(low), ord(high), token)
            case _:
                return self.bracketed(token)

    def span(self, where: Token | Tree[Token], low: int, high: int, written: str) -> Expression:
        return (
            one_of(CharSet.of([(low, high)])) if low <= high else self.fault(where, f"the range `{written}` is empty")
        )

    def bracketed(self, token: Token) -> Expression:
        body = token[1:-1]
        if len(body) == 1:
            return literal(body)
        if "\\" in body or re.search(r"\s|[A-Za-z]{2}", body):
            message = (
                f"`{token}` is ambiguous (a class or an optional part); write `(…)?` or one character in each bracket"
            )
            return self.fault(token, message)
        negated = body[0] == "^"
        runs: list[tuple[int, int]] = []
        for low, high in re.findall(r"(.)(?:-(.))?", body[negated:]):
            if high and high < low:
                return self.fault(token, f"the range `{low}-{high}` is empty")
            runs.append((ord(low), ord(high or low)))
        chars = CharSet.of(runs)
        return one_of(~chars if negated else chars)

    def codes(self, node: Tree[Token], *, described: bool) -> Expression:
        tokens = _tokens(node)
        if tokens[0].type == "HEX_RANGE":
            points = [int(end, 16) for end in tokens[0][2:].split("-")]
        else:
            points = [int(*((t, 10) if t.type == "DECIMAL" else (t[2:], 16))) for t in tokens]
        if points[-1] > LAST:
            return self.fault(tokens[-1], f"`{tokens[-1]}` is not the code of a character")
        if len(tokens) == 1 and tokens[0].type == "DECIMAL" and not described:
            return self.fault(node, f"`{tokens[0]}` may be a digit or a code; write it in quotes or as 0x…")
        return self.span(node, points[0], points[-1], " to ".join(tokens))

    def times(self, item: Expression, quantity: Token) -> Expression:
        simple = {"*": (0, None), "+": (1, None), "?": (0, 1)}.get(quantity.strip())
        if simple:
            return times(item, *simple)
        first, comma, last = quantity.strip("{} ").partition(",")
        low = int(first)
        high = low if not comma else int(last) if last.strip() else None
        if high is not None and high < low:
            return self.fault(quantity, f"`{quantity}`: the smaller number goes first")
        if max(low, high or 0) > LARGEST_REPEAT:
            return self.fault(quantity, f"`{quantity}` is more than the {LARGEST_REPEAT} that a grammar can count to")
        return times(item, low, high)

    def limited(self, body: Expression, limits: Iterable[Tree[Token]]) -> tuple[Expression, int | None]:
        """The expression with its length limited, in characters; and the limit that has to be counted in bytes."""
        max_bytes: int | None = None
        for limit in limits:
            bound, number, *unit = (str(t) for t in limit.children)
            count = int(number)
            least = re.match(r"[,\s]*(min|at\s+least)", bound, re.IGNORECASE)
            in_bytes = any(re.match("byte|octet", u, re.IGNORECASE) for u in unit)
            in_bytes = in_bytes and any(chars - ASCII for chars in charsets(body.node))
            if count > LARGEST_REPEAT:
                self.fault(limit, f"a length of {count} is more than the {LARGEST_REPEAT} that a grammar can count to")
            elif in_bytes and least:
                self.fault(limit, "a least length in bytes cannot be written in the Lark subset")
            elif in_bytes:
                max_bytes = count
            elif body.node != NOTHING:  # else already reported
                shorter = of_length(body, count if least else 0, None if least else count)
                if shorter is None:
                    self.fault(limit, "a limit needs exactly one part of open length, which repeats a single character")
                else:
                    body = shorter
        return body, max_bytes
