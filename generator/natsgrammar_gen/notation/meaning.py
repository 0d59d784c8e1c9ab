"""The meaning of one ADR production, from its parse tree, as an expression.

A wording with two readings is reported with its place, because an importer that guesses writes rules which nobody
stated. Where the text is open but one reading is chosen, that is reported as assumed.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from lark import Token, Tree

from natsgrammar.diagnostics import Diagnostic
from natsgrammar.text import near, shown
from natsgrammar_gen.grammar.lowering import LARGEST_REPEAT
from natsgrammar_gen.language.ast import charsets
from natsgrammar_gen.language.charset import LAST, CharSet
from natsgrammar_gen.notation.expression import UNKNOWN, WORDS, Expression, Limit, choice, literal, one_of, row, times
from natsgrammar_gen.notation.text import Findings, Production

ASCII = CharSet.of([(0, 0x7F)])
LONGEST_PHRASE = 8  # words of a name with spaces instead of hyphens
MOST_PARTS = 100_000  # leaves in all expressions of a text, with names replaced by their meanings

_BOUNDS: dict[str, Callable[..., tuple[int, int | None]]] = {  # the least and the greatest length, by the wording
    "at_most": lambda most: (0, most),
    "at_least": lambda least: (least, None),
    "below": lambda first: (0, first - 1),
    "above": lambda last: (last + 1, None),
    "exactly": lambda length: (length, length),
    "between": lambda least, most: (least, most),
}

Branch = Token | Tree[Token]
Listed = Mapping[str, CharSet]  # the characters that names of `grammar/notation/names.lark` mean


def _listed(name: str, listed: Listed) -> CharSet | None:
    key = name.upper().replace("-", "_")
    return listed.get(key, listed.get(key.removesuffix("S")))


def _tokens(node: Tree[Token]) -> list[Token]:
    return [child for child in node.children if isinstance(child, Token)]


def _parts(node: Tree[Token]) -> list[Branch]:
    return [child for child in node.children if isinstance(child, Tree) or child.type != "SEPARATOR"]


def _is(node: Branch | None, *kinds: str) -> bool:
    return isinstance(node, Tree) and node.data in kinds


def unlike(low: str, high: str) -> str:
    """Return what is wrong with a range such as `A-z`, whose ends are different kinds of characters; else nothing."""
    kinds = [next((at for at, chars in enumerate(WORDS) if ord(end) in chars), None) for end in (low, high)]
    if None in kinds or kinds[0] == kinds[1] or low > high:
        return ""
    return f"the range `{low}-{high}` has more than letters or digits in it; write `A-Z, a-z`, or the codes of its ends"


def _codes_behind(before: Branch, node: Branch) -> bool:
    """Return whether the node is only inclusive codes, or codes in parentheses behind words; counted or not."""
    if isinstance(node, Tree) and node.data == "counted":
        node = node.children[0]
    grouped = _is(node, "group")
    while isinstance(node, Tree) and node.data == "group":
        node = node.children[0]
    if not isinstance(node, Tree) or node.data != "codes":
        return False
    kinds = [token.type for token in _tokens(node)]
    return "INCLUSIVE" in kinds or (_is(before, "words") and grouped and "DECIMAL" not in kinds)


@dataclass
class _Reader:
    """One walk over one production of an ADR; collects faults instead of stopping at the first.

    `look_up` returns the meaning of a `known` name; `borrowed` are the names read as listed.
    """

    production: Production
    known: Collection[str]
    look_up: Callable[[str], Expression]
    listed: Listed
    findings: Findings
    borrowed: set[str] = field(default_factory=set)

    def place(self, where: Branch, message: str) -> Diagnostic:
        place = where if isinstance(where, Token) else where.meta
        return self.production.fault_at(place.line, place.column, message)

    def fault(self, where: Branch, message: str) -> Expression:
        self.findings.faults.append(self.place(where, message))
        return UNKNOWN

    def assume(self, where: Branch, message: str) -> None:
        self.findings.assumed.append(self.place(where, message))

    def expression(self, node: Branch) -> Expression:
        if isinstance(node, Token):
            return self.token(node)
        match node.data:
            case "choice":
                return self.choice(node)
            case "list":
                return self.listing(node)
            case "exclusion":
                return self.exclusion(node)
            case "sequence":
                return self.sequence(node)
            case "words":
                return self.row(node, self.words(node))
            case "counted":
                return self.counted(node)
            case "codes" | "described":
                return self.codes(node)
            case _:
                return self.expression(node.children[0])

    def part(self, node: Branch) -> Expression:
        """Return the node's meaning, as part of a larger expression."""
        return self.unlimited(node, self.expression(node))

    def unlimited(self, node: Branch, item: Expression) -> Expression:
        """Return the expression, unless it has a limit that only a whole name can have."""
        if item.limit == Limit():
            return item
        return self.fault(node, "a part of a name cannot have this limit; it must be at the end of a production")

    def within(self, node: Branch, size: int) -> bool:
        """Return whether a text may have this many more leaves."""
        self.findings.parts += size
        if self.findings.parts > MOST_PARTS >= self.findings.parts - size:
            self.fault(node, f"the productions up to here have more than {MOST_PARTS:,} parts")
        return self.findings.parts <= MOST_PARTS

    def row(self, node: Branch, items: Sequence[Expression]) -> Expression:
        if len(items) > 1:
            items = [self.unlimited(node, item) for item in items]
        return row(items) if self.within(node, sum(item.size for item in items)) else UNKNOWN

    def choice(self, node: Tree[Token]) -> Expression:
        self.refuse_limit_behind(node)
        items = [self.part(child) for child in node.children]
        return choice(items) if self.within(node, sum(item.size for item in items)) else UNKNOWN

    def refuse_limit_behind(self, node: Tree[Token]) -> None:
        """Report a limit after the last of several parts: it may apply to that one or to all."""
        last = node.children[-1]
        if isinstance(last, Tree) and last.data == "sequence" and _is(last.children[-1], "limit"):
            self.fault(last.children[-1], "the limit may be of all or of the last part alone; write parentheses")

    def listing(self, node: Tree[Token]) -> Expression:
        """Read `A-Z, a-z or dash` as one character, and `term or prefix` as a choice."""
        self.refuse_limit_behind(node)
        parts = _parts(node)
        items = [self.part(part) for part in parts]
        separators = {str(t).strip(", ").lower() or "," for t in _tokens(node) if t.type == "SEPARATOR"}
        sets = [item.chars for item in items if item.chars is not None]
        if len(sets) == len(items) and separators != {"and"}:
            return one_of(CharSet.union(sets))
        if separators == {"or"}:
            for item, part in zip(items, parts, strict=True):
                if item.is_row and not _is(part, "group"):
                    return self.fault(part, "a row beside `or` can be read in two ways; write parentheses")
            return choice(items)
        for item, part in zip(items, parts, strict=True):
            if item.chars is None:
                return self.fault(part, "a list names single characters, and this is not one; write `|` or a space")
        return self.fault(node, "`and` alone can mean both or either; write `|` or a space")

    def exclusion(self, node: Tree[Token]) -> Expression:
        self.refuse_limit_behind(node)
        base, *others = _parts(node)
        kept = self.part(base).chars
        if kept is None:
            return self.fault(base, "`except` takes characters out of a set, and this is not one character of a set")
        out = CharSet()
        for other in others:
            chars = self.part(other).chars
            if chars is None:
                return self.fault(other, "`except` takes out single characters, and this is not one")
            out |= chars
        if not kept or not out:  # already reported
            return UNKNOWN
        return one_of(kept - out) if kept - out else self.fault(node, "nothing is left of the set")

    def sequence(self, node: Tree[Token]) -> Expression:
        limits = [child for child in node.children if isinstance(child, Tree) and child.data == "limit"]
        items = node.children[: len(node.children) - len(limits)]
        for before, after in pairwise(items):
            sign = before.children[-1] if isinstance(before, Tree) and before.data == "counted" else None
            if isinstance(sign, Token) and self.production.text[(sign.start_pos or 0) - 1].isspace():
                either = "may belong to the part before it or behind it; write it close to one"
                return self.fault(sign, f"`{sign}` {either}")
            if _codes_behind(before, after):
                return self.fault(after, "the codes may describe what is before them or follow it; write `ASCII` first")
        faults = len(self.findings.faults)
        body = self.row(node, [self.expression(item) for item in items])
        is_whole = len(self.findings.faults) == faults
        for limit in limits:
            body = self.limited(body, limit, is_whole)
        return body

    def counted(self, node: Tree[Token]) -> Expression:
        """Read a quantity behind several names as a count for the last one."""
        item, quantity = node.children
        assert isinstance(quantity, Token)
        words = self.words(item) if isinstance(item, Tree) and item.data == "words" else [self.expression(item)]
        return self.row(node, [*words[:-1], self.times(self.unlimited(item, words[-1]), quantity)])

    def words(self, node: Tree[Token]) -> list[Expression]:
        return [self.name(token, name) for token, name in self.phrases(_tokens(node))]

    def phrases(self, tokens: list[Token]) -> Iterator[tuple[Token, str]]:
        """Yield names in a row, the longest known phrase first: `lower-case letters` is one, `term dot` is two."""
        at = 0
        while at < len(tokens):
            names = ["-".join(tokens[at : at + size]) for size in range(min(LONGEST_PHRASE, len(tokens) - at), 0, -1)]
            known = (name for name in names if name in self.known or _listed(name, self.listed) is not None)
            name = next(known, names[-1])
            yield tokens[at], name
            at += len(names) - names.index(name)

    def name(self, token: Token, name: str) -> Expression:
        if name in self.known:
            return self.look_up(name)
        chars = _listed(name, self.listed)
        if chars is None:
            hint = near(token, self.known) if len(self.findings.faults) < 100 else ""
            return self.fault(token, f"`{token}` is used but not defined{hint}")
        self.borrowed.add(name)
        self.assume(token, f"`{name}` is nowhere defined, and read as in grammar/notation/names.lark")
        return one_of(chars)

    def token(self, token: Token) -> Expression:
        match token.type:
            case "QUOTED":
                if "\\" in token[1:-1] and len(token) > 3:
                    self.assume(token, f"{token} is read as these {len(token) - 2} characters: quotes know no escapes")
                return literal(token[1:-1])
            case "RANGE":
                low, high = re.findall(r'"(.)"', token) or (token[0], token[-1])
                if between := unlike(low, high):
                    return self.fault(token, between)
                if low.isdigit() and token[0] == low != "0":
                    self.assume(token, f"`{token}` is read as one character, not as a length")
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
        if "\\" in body or re.search(r"\s|[A-Za-z]{2}|[0-9]{2}", body):
            reason = "is ambiguous (a class or an optional part); write `(…)?` or one character in each bracket"
            return self.fault(token, f"`{token}` {reason}")
        negated = body[0] == "^"
        runs: list[tuple[int, int]] = []
        for low, high in re.findall(r"(.)(?:-(.))?", body[negated:]):
            if high and high < low:
                return self.fault(token, f"the range `{low}-{high}` is empty")
            if high and (between := unlike(low, high)):
                return self.fault(token, between)
            runs.append((ord(low), ord(high or low)))
        chars = CharSet.of(runs)
        return one_of(~chars if negated else chars)

    def codes(self, node: Tree[Token]) -> Expression:
        """Read one character by its code, or a range; decimal only where the text calls numbers codes."""
        described = node.data == "described"
        if described:
            (node,) = (child for child in node.children if isinstance(child, Tree))
        tokens = _tokens(node)
        inclusive = tokens[-1].type == "INCLUSIVE" and bool(tokens.pop())
        if tokens[0].type == "HEX_RANGE":
            points = [int(end, 16) for end in tokens[0][2:].split("-")]
        else:
            points = [int(*((t, 10) if t.type == "DECIMAL" else (t[2:], 16))) for t in tokens]
        written = " to ".join(tokens)
        if points[-1] > LAST:
            return self.fault(tokens[-1], f"`{tokens[-1]}` is not the code of a character")
        if tokens[0].type == "DECIMAL":
            if not described and not inclusive:
                instead = "write `0x…` or `ASCII` for codes, or a limit such as `maximum 255 characters`"
                return self.fault(node, f"`{written}` may be codes, digits or a length; {instead}")
            self.assume(node, f"`{written}` is read as {' to '.join(shown(chr(point)) for point in points)}")
        return self.span(node, points[0], points[-1], written)

    def times(self, item: Expression, quantity: Token) -> Expression:
        simple = {"*": (0, None), "+": (1, None), "?": (0, 1)}.get(quantity.strip())
        if simple:
            return times(item, *simple)
        first, comma, last = quantity.strip("{} ").partition(",")
        low = int(first)
        return self.bounded(item, quantity, low, low if not comma else int(last) if last.strip() else None)

    def bounded(self, item: Expression, quantity: Token, low: int, high: int | None) -> Expression:
        if high is not None and high < low:
            return self.fault(quantity, f"`{quantity}`: the smaller number goes first")
        if max(low, high or 0) > LARGEST_REPEAT:
            return self.fault(quantity, f"`{quantity}` is more than the {LARGEST_REPEAT} that a grammar can count to")
        return times(item, low, high)

    def limited(self, body: Expression, limit: Tree[Token], is_whole: bool) -> Expression:
        """Return the expression within the limit, in bytes where the text asks for it and it makes a difference.

        With a fault in any part, an expression is not whole and has no length to judge.
        """
        if body == UNKNOWN:
            return body
        (wording,) = (child for child in limit.children if isinstance(child, Tree))
        numbers = [int(token) for token in _tokens(wording) if token.type == "DECIMAL"]
        unit = next((str(token) for token in _tokens(wording) if token.type == "UNIT"), None)
        if wording.data not in _BOUNDS:
            reason = "may be the exact or the greatest length; write `exactly` or `maximum`"
            return self.fault(limit, f"`{numbers[0]}` {reason}")
        if numbers != sorted(numbers):
            return self.fault(limit, f"a length of {numbers[0]} to {numbers[1]}: the smaller number goes first")
        low, high = _BOUNDS[wording.data](*numbers)
        if max(low, high or 0) > LARGEST_REPEAT:
            most = f"more than the {LARGEST_REPEAT} that a grammar can count to"
            return self.fault(limit, f"a length of {max(low, high or 0)} is {most}")
        if unit is None:
            self.assume(limit, "the limit has no unit, and is read as one of characters")
        if wording.data in ("below", "above"):
            self.assume(limit, f"`{numbers[0]}` is excluded: read as at {f'most {high}' if high else f'least {low}'}")
        in_bytes = unit is not None and re.match("byte|octet", unit, re.IGNORECASE)
        shorter = body.of_length(low, high)
        if shorter is None:
            if not is_whole:
                return UNKNOWN
            return self.fault(limit, "no text has a length within the limit")
        if not in_bytes or not any(chars - ASCII for chars in charsets(body.node)):
            return shorter
        if low:
            return self.fault(limit, "a least length in bytes cannot be written in the Lark subset")
        return replace(body, limit=body.limit & Limit(max_bytes=high))
