"""What one production of an ADR means: its own notation, read with `grammar/notation/adr.lark`, as an expression.

An expression keeps the shape in which the ADR says it. Wherever a wording can be read in two
ways, the place is reported: an importer that guesses would write a rule that nobody stated.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from lark import Lark, Token
from lark import Tree as Node
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

from natsgrammar_gen.adr.expression import (
    UNKNOWN,
    Choice,
    Class,
    Expression,
    Lookup,
    Ref,
    Row,
    Text,
    Times,
    alphabet,
    between,
    charset,
    union,
)
from natsgrammar_gen.diagnostics import near
from natsgrammar_gen.grammar.lowering import LARGEST_REPEAT, lower
from natsgrammar_gen.language.ast import NOTHING, Chars
from natsgrammar_gen.language.charset import LAST, CharSet

ASCII = CharSet.of([(0, 0x7F)])


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


def parse(text: str, grammar: str) -> tuple[Node[Token], str]:
    """The parse tree of a production, and the production in one line without comments. Raises `Unreadable`."""
    lark, comments = _parser(grammar)
    comments.clear()
    try:
        tree = lark.parse(text)
    except UnexpectedCharacters as error:
        raise Unreadable(error.line, error.column, f"`{error.char}` cannot stand here") from None
    except UnexpectedToken as error:
        if error.token.type != "$END":
            raise Unreadable(error.line, error.column, f"`{error.token.strip()}` cannot stand here") from None
        lines = text.rstrip().split("\n")
        raise Unreadable(len(lines), len(lines[-1]) + 1, "the production ends too early") from None
    for comment in reversed(comments):
        text = text[: comment.start_pos] + text[comment.end_pos :]
    return tree, " ".join(text.split())


def listed(names: str) -> dict[str, Class]:
    """The characters that each terminal of `grammar/notation/names.lark` stands for."""
    found = {}
    for name, literal in re.findall(r"^([A-Z_]+): (.+)$", names, re.MULTILINE):
        token = Token("STRING" if literal[0] == '"' else "REGEXP", literal)
        tree = lower(Node("literal", [token]), lambda _: NOTHING)
        assert isinstance(tree, Chars), f"{name} is not one character"
        found[name] = Class(tree.set.runs)
    return found


def meaning(tree: Node[Token], lookup: Lookup, scope: dict[str, str], names: dict[str, Class]) -> Meaning:
    """What the parsed production says. A name in `scope` has a key there, of which `lookup` knows the expression."""
    reader = _Reader(lookup, scope, names)
    choice, *limits = _nodes(tree)
    body, max_bytes = reader.limited(reader.choice(choice), limits)
    return Meaning(body, max_bytes, frozenset(reader.borrowed), tuple(sorted(reader.faults)))


def _nodes(node: Node[Token]) -> list[Node[Token]]:
    return [child for child in node.children if isinstance(child, Node)]


def _is_words(node: Node[Token] | Token | None) -> bool:
    return isinstance(node, Node) and str(node.data) == "words"


def _decimal(node: Node[Token] | Token | None) -> bool:
    """Whether the node is nothing but a code or a range of codes in decimal, counted or in parentheses or not."""
    if isinstance(node, Node) and node.data == "counted":
        node = node.children[0]
    while isinstance(node, Node) and node.data in ("group", "choice", "list", "sequence") and len(node.children) == 1:
        node = node.children[0]
    return isinstance(node, Node) and node.data == "codes" and node.children[0].type == "DECIMAL"  # type: ignore[union-attr]


class _Reader:
    """One walk over one production; gathers faults instead of stopping at the first."""

    def __init__(self, lookup: Lookup, scope: dict[str, str], names: dict[str, Class]) -> None:
        self.lookup, self.scope, self.names = lookup, scope, names
        self.faults: set[Fault] = set()
        self.borrowed: set[str] = set()

    def fault(self, where: Token | Node[Token], message: str) -> Class:
        place = where if isinstance(where, Token) else where.meta
        self.faults.add(Fault(place.line or 1, place.column or 1, message))
        return UNKNOWN

    def choice(self, node: Node[Token]) -> Expression:
        items = tuple(self.exclusion(n) if n.data == "exclusion" else self.listing(n) for n in _nodes(node))
        return items[0] if len(items) == 1 else Choice(items)

    def listing(self, node: Node[Token]) -> Expression:
        """`A-Z, a-z or dash` is one character out of all; `term or prefix` is a choice."""
        sequences = _nodes(node)
        items = [self.sequence(n) for n in sequences]
        if len(items) == 1:
            return items[0]
        words = {str(t).strip(", ").lower() or "," for t in node.children if isinstance(t, Token)}
        sets = [charset(item, self.lookup) for item in items]
        if all(found is not None for found in sets) and words != {"and"}:
            return union(items, self.lookup)
        if words == {"or"}:
            return Choice(tuple(items))
        for item, found, sequence in zip(items, sets, sequences, strict=True):
            if found is None and item != UNKNOWN:
                return self.fault(sequence, "a list names single characters, and this is not one; write `|` or a space")
        return self.fault(node, "`and` alone can mean both or either; write `|` or a space")

    def exclusion(self, node: Node[Token]) -> Expression:
        base, *others = _nodes(node)
        whole = self.sequence(base)
        kept = charset(whole, self.lookup)
        if kept is None:  # not one character
            return self.fault(base, "`except` takes characters out of a set, and this is not one character of a set")
        barred = []
        for other in others:
            item = self.sequence(other)
            if charset(item, self.lookup) is None:
                return self.fault(other, "`except` takes out single characters, and this is not one")
            barred.append(item)
        out = union(barred, self.lookup)
        if not kept or not out.chars:  # already reported
            return UNKNOWN
        if not kept - out.chars:
            return self.fault(node, "nothing is left of the set")
        return Class(union([whole], self.lookup).runs, out.runs)

    def sequence(self, node: Node[Token]) -> Expression:
        items: list[Expression] = []
        nodes = list(node.children)
        for before, child, after in zip([None, *nodes], nodes, [*nodes[1:], None], strict=False):
            if _is_words(child) and _decimal(after):
                continue  # "all printable ascii" in front of (33 to 126 inclusive)
            items.extend(self.item(child, described=_is_words(before)))
        return items[0] if len(items) == 1 else Row(tuple(items))

    def item(self, node: Node[Token] | Token, *, described: bool) -> list[Expression]:
        if isinstance(node, Token):
            return [self.token(node)]
        match node.data:
            case "words":
                return self.words([t for t in node.children if isinstance(t, Token)])
            case "counted":
                inner, quantity = node.children
                assert isinstance(quantity, Token)
                *before, last = self.item(inner, described=described)
                return [*before, self.times(last, quantity)]
            case "codes":
                return [self.codes(node, described=described)]
            case _:
                choice, *limits = _nodes(node)
                if _decimal(node):
                    return [self.codes(next(node.find_data("codes")), described=described)]
                body, max_bytes = self.limited(self.choice(choice), limits)
                return [
                    body
                    if max_bytes is None
                    else self.fault(node, "a limit in bytes can only stand at the end of a production")
                ]

    def words(self, tokens: list[Token]) -> list[Expression]:
        """Names in a row, the longest known phrase first: `lower-case letters` is one thing, `term dot` is two."""
        items: list[Expression] = []
        while tokens:
            for end in range(len(tokens), 0, -1):
                found = self.name("-".join(tokens[:end]))
                if found is not None:
                    break
            else:
                end = 1
                message = f"`{tokens[0]}` is used but not defined{near(tokens[0], self.scope)}"
                found = self.fault(tokens[0], message)
            items.append(found)
            tokens = tokens[end:]
        return items

    def name(self, name: str) -> Expression | None:
        if name in self.scope:
            return Ref(self.scope[name])
        key = name.upper().replace("-", "_")
        for known in (key, key.removesuffix("S")):
            if known in self.names:
                self.borrowed.add(name)
                return self.names[known]
        return None

    def token(self, token: Token) -> Expression:
        match token.type:
            case "QUOTED":
                return Text(token[1:-1])
            case "RANGE":
                return self.span(token, *(re.findall(r'"(.)"', token) or (token[0], token[-1])))
            case _:
                return self.bracketed(token)

    def span(self, token: Token, low: str, high: str) -> Expression:
        return Class(((ord(low), ord(high)),)) if low <= high else self.fault(token, f"the range `{token}` is empty")

    def bracketed(self, token: Token) -> Expression:
        body = token[1:-1]
        if len(body) == 1:
            return Class(((ord(body), ord(body)),))
        if "\\" in body or re.search(r"\s|[A-Za-z]{2}", body):
            message = f"`{token}` may be a class or an optional part; write `(…)?` or one character in each bracket"
            return self.fault(token, message)
        negated = body[0] == "^"
        runs: list[tuple[int, int]] = []
        for low, high in re.findall(r"(.)(?:-(.))?", body[negated:]):
            if high and high < low:
                return self.fault(token, f"the range `{low}-{high}` is empty")
            runs.append((ord(low), ord(high or low)))
        return Class(((0, LAST),), tuple(runs)) if negated else Class(tuple(runs))

    def codes(self, node: Node[Token], *, described: bool) -> Expression:
        tokens = [t for t in node.children if isinstance(t, Token)]
        if tokens[0].type == "HEX_RANGE":
            points = [int(end, 16) for end in tokens[0][2:].split("-")]
        else:
            points = [int(*((t, 10) if t.type == "DECIMAL" else (t[2:], 16))) for t in tokens]
        low, high = points[0], points[-1]
        if high > LAST:
            return self.fault(tokens[-1], f"`{tokens[-1]}` is no code of a character")
        if low > high:
            return self.fault(node, f"the range `{' to '.join(tokens)}` is empty")
        if len(tokens) == 1 and tokens[0].type == "DECIMAL" and not described:
            return self.fault(node, f"`{tokens[0]}` may be a digit or a code; write it in quotes or as 0x…")
        return Class(((low, high),))

    def times(self, item: Expression, quantity: Token) -> Expression:
        simple = {"*": (0, None), "+": (1, None), "?": (0, 1)}.get(quantity.strip())
        if simple:
            return Times(item, *simple)
        first, comma, last = quantity.strip("{} ").partition(",")
        low = int(first)
        high = low if not comma else int(last) if last.strip() else None
        if high is not None and high < low:
            return self.fault(quantity, f"`{quantity}`: the smaller number goes first")
        if max(low, high or 0) > LARGEST_REPEAT:
            return self.fault(quantity, f"`{quantity}` is more than the {LARGEST_REPEAT} that a grammar can count to")
        return Times(item, low, high)

    def limited(self, body: Expression, limits: Iterable[Node[Token]]) -> tuple[Expression, int | None]:
        """The expression with its length limited, in characters; and the limit that has to be counted in bytes."""
        max_bytes: int | None = None
        for limit in limits:
            bound, number, *unit = (str(t) for t in limit.children)
            count = int(number)
            least = re.match(r"[,\s]*(min|at\s+least)", bound, re.IGNORECASE)
            in_bytes = any(re.match("byte|octet", u, re.IGNORECASE) for u in unit)
            in_bytes = in_bytes and bool(alphabet(body, self.lookup) - ASCII)
            if count > LARGEST_REPEAT:
                self.fault(limit, f"a length of {count} is more than the {LARGEST_REPEAT} that a grammar can count to")
            elif in_bytes and least:
                self.fault(limit, "a least length in bytes cannot be written in the Lark subset")
            elif in_bytes:
                max_bytes = count
            else:
                shorter = between(body, count if least else 0, None if least else count, self.lookup)
                if shorter is None:
                    self.fault(limit, "a limit needs exactly one part of open length, which repeats a single character")
                else:
                    body = shorter
        return body, max_bytes
