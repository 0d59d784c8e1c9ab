"""ABNF and EBNF: a production's meaning, from its parse tree, as an expression."""

import re

from lark import Token, Tree

from natsgrammar.text import near
from natsgrammar_gen.language.charset import LAST, CharSet
from natsgrammar_gen.notation.expression import UNKNOWN, Expression, in_either_case, literal, one_of, row, times
from natsgrammar_gen.notation.meaning import Branch, _Reader, unlike

_BASES = {"x": 16, "d": 10, "b": 2}
_RANGE = re.compile(r"(#x[0-9A-Fa-f]+|.)(?:-(#x[0-9A-Fa-f]+|.))?", re.DOTALL)  # in a class
_PART, _WORDS = re.compile(r"\s[\"'|]|[\"'|]\s"), re.compile(r"[\s|\"'()*+?]+")  # of an optional part


class _StandardReader(_Reader):
    """One walk over one production in ABNF or EBNF, for everything no ADR has."""

    def expression(self, node: Branch) -> Expression:
        """Return the node's meaning."""
        match node:
            case Tree(data="repeated", children=[Token() as quantity, item]):
                return self.repeated(quantity, item)
            case Tree(data="counted", children=[item, Token() as quantity]):
                return self.times(self.expression(item), quantity)
            case Tree(data="option", children=[item]):
                return times(self.expression(item), 0, 1)
            case Tree(data="difference", children=[base, other]):
                return self.difference(base, other)
        return super().expression(node)

    def choice(self, node: Tree[Token]) -> Expression:
        """Return a choice; one between single characters is a set."""
        chosen = super().choice(node)
        is_set = all(isinstance(part, Token) for part in node.children) and chosen.chars is not None
        return one_of(chosen.chars) if is_set and chosen.chars else chosen

    def repeated(self, quantity: Token, item: Branch) -> Expression:
        """Read `2*5item`, `*item` or `3item`; `0<prose>` is the empty text, whatever the prose is."""
        low, star, high = quantity.partition("*")
        least, most = int(low or 0), int(high) if high else None if star else int(low)
        if most == 0 and least == 0:
            return literal("")
        return self.bounded(self.expression(item), quantity, least, most)

    def difference(self, base: Branch, other: Branch) -> Expression:
        kept, out = (self.expression(part) for part in (base, other))
        if UNKNOWN in (kept, out):
            return UNKNOWN
        if kept.chars is None or out.chars is None:
            part = base if kept.chars is None else other
            return self.fault(part, "`-` takes characters out of a set, and this is not one character of a set")
        left = kept.chars - out.chars
        return one_of(left) if left else self.fault(base, "nothing is left of the set")

    def name(self, token: Token, name: str) -> Expression:
        """Return a name's meaning; the text or the core rules define it."""
        if name not in self.known:
            hint = near(token, self.known) if len(self.findings.faults) < 100 else ""
            advice = "" if hint else "; `--with FILE` reads more definitions"
            return self.fault(token, f"`{token}` is used but not defined{hint}{advice}")
        return self.look_up(name)

    def token(self, token: Token) -> Expression:
        """Return a literal's meaning."""
        match token.type:
            case "INSENSITIVE":
                return in_either_case(token[token.index('"') + 1 : -1])
            case "SENSITIVE":
                return literal(token[token.index('"') + 1 : -1])
            case "QUOTED":
                return literal(token[1:-1])
            case "CODE":
                return self.characters(token, [int(f"0{token[1:]}", 0)])
            case "CLASS":
                return self.of_class(token)
            case "NUMERIC":
                return self.numeric(token)
        return self.fault(
            token, f"`{token}` is prose; read its definition with `--with FILE`, or only other rules with `--rule NAME`"
        )

    def numeric(self, token: Token) -> Expression:
        """Read `%x41`, `%d13.10` or `%x30-39`; the numbers are characters, whatever bytes they become."""
        low, dash, high = token[2:].partition("-")
        points = [int(number, _BASES[token[1].lower()]) for number in (low.split(".") if not dash else (low, high))]
        if 0x7F < max(points) <= 0xFF:
            self.assume(token, f"`{token}` is read as characters up to U+{max(points):04X}, not as bytes")
        if not dash:
            return self.characters(token, points)
        if points[1] > LAST:
            return self.fault(token, f"`{token}` is not the code of a character")
        return self.span(token, points[0], points[1], str(token))

    def characters(self, token: Token, points: list[int]) -> Expression:
        if any(point > LAST or 0xD800 <= point <= 0xDFFF for point in points):
            return self.fault(token, f"`{token}` is not the code of a character")
        return row([literal("".join(map(chr, points)))])

    def of_class(self, token: Token) -> Expression:
        """Read `[a-z_]`, `[#x20-#x7E]` or `[^<&]`."""
        body = token[1:-1]
        is_negated, runs = body[0] == "^" and len(body) > 1, list[tuple[int, int]]()
        written = _RANGE.findall(body[is_negated:])
        ends = [end for each in written for end in each if end]  # no class repeats one, or spells a name
        if len(ends) > len({*ends}) or _PART.search(body) or any(word in self.known for word in _WORDS.split(body)):
            return self.fault(token, f"`{token}` may be an optional part, for which W3C's EBNF has `( … )?`")
        for first, last in written:
            low, high = (int(f"0{end[1:]}", 0) if end[1:] else ord(end) for end in (first, last or first))
            if high < low:
                return self.fault(token, f"`{token}` has an empty range")
            if len(first) == 1 and (between := unlike(first, chr(min(high, LAST)))):
                self.assume(token, between)
            if high > LAST:
                return self.fault(token, f"`{token}` is not a class of characters")
            runs.append((low, high))
        chars = CharSet.of(runs)
        return one_of(~chars if is_negated else chars)


def unrolled_at_the_edge(tree: Tree[Token], name: str) -> Tree[Token]:
    """Return the production with repeats instead of its own name, if that is always first or always last.

    `a = x / y a` is `*y x`, and `a = x / a y` is `x *y` (Arden's rule). Any other tree comes back as it is.
    """
    *head, body = tree.children
    alternatives = body.children if isinstance(body, Tree) and body.data == "choice" else [body]
    for edge, rest in ((-1, slice(None, -1)), (0, slice(1, None))):
        around, ends = list[Branch](), list[Branch]()
        for branch in alternatives:
            parts = branch.children if isinstance(branch, Tree) and branch.data == "sequence" else [branch]
            if len(parts) > 1 and _is_use(parts[edge], name):
                around.append(Tree("sequence", parts[rest], tree.meta))
            else:
                ends.append(branch)
        trees = (part for tree in (*around, *ends) if isinstance(tree, Tree) for part in tree.iter_subtrees())
        if around and ends and not any(_is_use(part, name) for part in trees):
            more = Tree[Token]("repeated", [Token("TIMES", "*"), Tree("choice", around, tree.meta)], tree.meta)
            ending = Tree[Token]("choice", ends, tree.meta)
            return Tree(tree.data, [*head, Tree("sequence", [more, ending] if edge else [ending, more], tree.meta)])
    return tree


def _is_use(node: Branch, name: str) -> bool:
    return isinstance(node, Tree) and node.data == "words" and node.children[0] == name
