"""What one production of an ADR means: its own notation, read with `grammar/notation/adr.lark`, as an expression.

Wherever a wording can be read in two ways, the place is reported: an importer that guesses would write a rule that
nobody stated.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from natsgrammar.text import near
from natsgrammar_gen.adr.lark import UNKNOWN, Expression, choice, literal, of_length, one_of, row, times
from natsgrammar_gen.adr.text import Fault
from natsgrammar_gen.grammar.lowering import LARGEST_REPEAT
from natsgrammar_gen.language.ast import NOTHING, charsets
from natsgrammar_gen.language.charset import LAST, CharSet

ASCII = CharSet.of([(0, 0x7F)])

Branch = Token | Tree[Token]
Scope = Mapping[str, Expression]  # what each name means that a production may use
Listed = Mapping[str, CharSet]  # the characters that names of `grammar/notation/names.lark` mean


@dataclass(frozen=True, slots=True)
class Meaning:
    """A production's expression, its limit in UTF-8 bytes, and the names it takes from the list."""

    body: Expression
    max_bytes: int | None
    borrowed: frozenset[str]


@cache
def _parser(grammar: str) -> tuple[Lark, list[Token]]:
    comments: list[Token] = []
    options = {"parser": "lalr", "propagate_positions": True, "lexer_callbacks": {"COMMENT": comments.append}}
    return Lark(grammar, start="production", **options), comments


def parse(text: str, grammar: str, faults: list[Fault]) -> tuple[Tree[Token], str] | None:
    """The parse tree of a production, and the production in one line without comments."""
    lark, comments = _parser(grammar)
    comments.clear()
    try:
        tree = lark.parse(text)
    except (UnexpectedCharacters, UnexpectedToken) as error:
        faults.append(_unexpected(error, text))
        return None
    for comment in reversed(comments):
        text = text[: comment.start_pos] + text[comment.end_pos :]
    return tree, " ".join(text.split())


def _unexpected(error: UnexpectedCharacters | UnexpectedToken, text: str) -> Fault:
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        lines = text.rstrip().split("\n")
        return Fault(len(lines), len(lines[-1]) + 1, "the production is incomplete")
    found = error.token.strip() if isinstance(error, UnexpectedToken) else error.char
    return Fault(error.line, error.column, f"`{found}` is not expected here")


def meaning(tree: Tree[Token], scope: Scope, listed: Listed, faults: list[Fault]) -> Meaning:
    """What the parsed production says."""
    reader = _Reader(scope, listed, faults)
    body, max_bytes = reader.limited(tree.children[1:])
    return Meaning(body, max_bytes, frozenset(reader.borrowed))


def names_in(tree: Tree[Token], scope: Collection[str], listed: Listed) -> set[str]:
    """The names of the scope that the production uses."""
    rows = tree.find_data("words")
    return {name for words in rows for _, name in _phrases(_tokens(words), scope, listed) if name in scope}


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


def _tokens(node: Tree[Token]) -> list[Token]:
    return [child for child in node.children if isinstance(child, Token)]


def _parts(node: Tree[Token]) -> list[Branch]:
    return [child for child in node.children if isinstance(child, Tree) or child.type != "SEPARATOR"]


def _is_words(node: Branch | None) -> bool:
    return isinstance(node, Tree) and node.data == "words"


def _decimal(node: Branch | None) -> bool:
    """Whether the node is nothing but a code or a range of codes in decimal, counted or in parentheses or not."""
    if isinstance(node, Tree) and node.data == "counted":
        node = node.children[0]
    while isinstance(node, Tree) and node.data == "group" and len(node.children) == 1:
        node = node.children[0]
    return isinstance(node, Tree) and node.data == "codes" and _tokens(node)[0].type == "DECIMAL"


class _Reader:
    """One walk over one production; gathers faults instead of stopping at the first."""

    def __init__(self, scope: Scope, listed: Listed, faults: list[Fault]) -> None:
        self.scope, self.listed, self.faults = scope, listed, faults
        self.borrowed: set[str] = set()

    def fault(self, where: Branch, message: str) -> Expression:
        place = where if isinstance(where, Token) else where.meta
        self.faults.append(Fault(place.line or 1, place.column or 1, message))
        return UNKNOWN

    def expression(self, node: Branch, *, described: bool = False) -> Expression:
        """What the node says; where it is `described` in words, a bare number is the code of a character."""
        if isinstance(node, Token):
            return self.token(node)
        match node.data:
            case "choice":
                return choice(self.expression(child) for child in node.children)
            case "list":
                return self.listing(node)
            case "exclusion":
                return self.exclusion(node)
            case "sequence":
                return self.sequence(node.children)
            case "words":
                return row(self.words(node))
            case "counted":
                return self.counted(node, described=described)
            case "codes":
                return self.codes(node, described=described)
            case _:
                return self.group(node, described=described)

    def listing(self, node: Tree[Token]) -> Expression:
        """`A-Z, a-z or dash` is one character out of all; `term or prefix` is a choice."""
        parts = _parts(node)
        items = [self.expression(part) for part in parts]
        separators = {str(t).strip(", ").lower() or "," for t in _tokens(node) if t.type == "SEPARATOR"}
        sets = [item.chars for item in items if item.chars is not None]
        if len(sets) == len(items) and separators != {"and"}:
            return one_of(reduce(or_, sets))
        if separators == {"or"}:
            return choice(items)
        for item, part in zip(items, parts, strict=True):
            if item.chars is None:
                return self.fault(part, "a list names single characters, and this is not one; write `|` or a space")
        return self.fault(node, "`and` alone can mean both or either; write `|` or a space")

    def exclusion(self, node: Tree[Token]) -> Expression:
        base, *others = _parts(node)
        kept = self.expression(base).chars
        if kept is None:
            return self.fault(base, "`except` takes characters out of a set, and this is not one character of a set")
        out = CharSet()
        for other in others:
            chars = self.expression(other).chars
            if chars is None:
                return self.fault(other, "`except` takes out single characters, and this is not one")
            out |= chars
        if not kept or not out:  # already reported
            return UNKNOWN
        return one_of(kept - out) if kept - out else self.fault(node, "nothing is left of the set")

    def sequence(self, nodes: Sequence[Branch]) -> Expression:
        return row(
            self.expression(node, described=_is_words(before) and _decimal(node))
            for before, node, after in zip([None, *nodes], nodes, [*nodes[1:], None], strict=False)
            if not (_is_words(node) and _decimal(after))  # "all printable ascii" in front of (33 to 126 inclusive)
        )

    def counted(self, node: Tree[Token], *, described: bool) -> Expression:
        """A quantity behind several names counts the last of them."""
        item, quantity = node.children
        assert isinstance(quantity, Token)
        if isinstance(item, Tree) and item.data == "words":
            *before, last = self.words(item)
        else:
            before, last = [], self.expression(item, described=described)
        return row([*before, self.times(last, quantity)])

    def group(self, node: Tree[Token], *, described: bool) -> Expression:
        body, max_bytes = self.limited(node.children, described=described)
        if max_bytes is not None:
            return self.fault(node, "a limit in bytes must be at the end of a production")
        return body

    def words(self, node: Tree[Token]) -> list[Expression]:
        return [self.name(token, name) for token, name in _phrases(_tokens(node), self.scope, self.listed)]

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

    def span(self, where: Branch, low: int, high: int, written: str) -> Expression:
        if low > high:
            return self.fault(where, f"the range `{written}` is empty")
        return one_of(CharSet.of([(low, high)]))

    def bracketed(self, token: Token) -> Expression:
        body = token[1:-1]
        if len(body) == 1:
            return literal(body)
        if "\\" in body or re.search(r"\s|[A-Za-z]{2}", body):
            reason = "is ambiguous (a class or an optional part); write `(…)?` or one character in each bracket"
            return self.fault(token, f"`{token}` {reason}")
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

    def limited(self, parts: Sequence[Branch], *, described: bool = False) -> tuple[Expression, int | None]:
        """The first part limited in characters by the others; and the limit that has to be counted in bytes."""
        body = self.expression(parts[0], described=described)
        max_bytes: int | None = None
        for limit in parts[1:]:
            assert isinstance(limit, Tree)
            bound, number, *unit = (str(token) for token in limit.children)
            count = int(number)
            least = re.match(r"[,\s]*(min|at\s+least)", bound, re.IGNORECASE)
            in_bytes = unit and re.match("byte|octet", unit[0], re.IGNORECASE)
            if count > LARGEST_REPEAT:
                self.fault(limit, f"a length of {count} is more than the {LARGEST_REPEAT} that a grammar can count to")
            elif not in_bytes or not any(chars - ASCII for chars in charsets(body.node)):
                body = self.of_length(limit, body, count if least else 0, None if least else count)
            elif least:
                self.fault(limit, "a least length in bytes cannot be written in the Lark subset")
            else:
                max_bytes = count
        return body, max_bytes

    def of_length(self, limit: Tree[Token], body: Expression, low: int, high: int | None) -> Expression:
        shorter = UNKNOWN if body.node == NOTHING else of_length(body, low, high)
        if shorter is None:
            self.fault(limit, "a limit needs exactly one part of open length, which repeats a single character")
        return shorter or body
