"""From Lark's parse tree to trees of regular languages.

Constructs outside the subset are rejected, each with its place and a replacement. Python's own parser reads regular
expressions, and Lark uses the same one, so both agree by construction.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any
from warnings import catch_warnings, simplefilter

from lark import Token, Tree
from lark.exceptions import GrammarError
from lark.load_grammar import eval_escaping

from natsgrammar.text import lowered, printable, quoted
from natsgrammar_gen.language.ast import EMPTY, Chars, Node, Repeat, Seq, alt, nullable, repeat, seq, size, text
from natsgrammar_gen.language.budget import spend
from natsgrammar_gen.language.charset import LAST, CharSet

# The parser and the names of its nodes, which are untyped.
sre: Any = import_module("re._parser")
op: Any = import_module("re._constants")

LARGEST_REPEAT = 4096
STEPS_OF_NODE = 20  # of a tree: to build it, to prove it linear, to write it as expressions
_MOST_DIGITS = 20  # of a number that is read at all
_NO_FLAGS = "the subset has no flags; write both cases, as in `[aA]`"
_NO_CLASS = "after a lookahead comes one character class, as in `(?![.*>])[!-~]`"


class Unsupported(Exception):
    """A construct outside the subset, at a token in the grammar; `also` are others in the same definition."""

    def __init__(self, message: str, where: Token | None = None) -> None:
        self.where = where
        self.also: tuple[Unsupported, ...] = ()
        super().__init__(message)


class Broken(Unsupported):
    """A name used in this definition has a problem, already reported."""


Lookup = Callable[[Token], Node]


def lower(node: Tree[Token] | Token, lookup: Lookup) -> Node:
    """Return the language; `lookup` has that of a name. Raises `Unsupported` outside the subset."""
    if isinstance(node, Token):
        return lookup(node)
    match node.data, node.children:
        case "expansions", children:
            return alt(_each(children, lookup))
        case "expansion", children:
            return seq(_each(children, lookup))
        case "maybe", [child]:
            return repeat(lower(child, lookup), 0, 1)
        case "name", [Token() as name]:
            return lookup(name)
        case "expr", [atom, Token() as times, *more]:
            return _repeated(lower(atom, lookup), [times, *more])
        case "literal", [Token() as literal]:
            return _literal(literal)
        case "literal_range", [Token() as low, Token() as high]:
            return _range(low, high)
        case "alias", [_, Token() as alias]:
            raise Unsupported(f"alias `-> {alias}`: the subset has no aliases", alias)
        case "template_usage", [Tree(children=[Token() as name]), *_]:
            raise Unsupported(f"template `{name}{{…}}`: the subset has no templates", name)
    raise Unsupported(f"`{node.data}` is not in the subset", next(node.scan_values(lambda _: True), None))


def _each(children: Sequence[Tree[Token] | Token], lookup: Lookup) -> list[Node]:
    """Return all children's languages. Raises one `Unsupported` for everything in them."""
    trees: list[Node] = []
    failures: list[Unsupported] = []
    for child in children:
        try:
            trees.append(lower(child, lookup))
        except Unsupported as failure:
            failures += [failure, *failure.also]
    if failures:
        failures[0].also = tuple(failures[1:])
        raise failures[0]
    return trees


def _repeated(item: Node, times: Sequence[Any]) -> Node:
    if times[0].type == "OP":
        low, high = {"*": (0, None), "+": (1, None), "?": (0, 1)}[str(times[0])]
        return repeat(item, low, high)
    for number in times:
        if len(number) > _MOST_DIGITS:
            _check_bound(LARGEST_REPEAT + 1, number, f"{number[:_MOST_DIGITS]}…")
    bounds = [int(number) for number in times]
    low, high = bounds[0], bounds[-1]
    if low < 0 or high < low:
        raise Unsupported(f"`~{low}..{high}`: the bounds are whole numbers, the smaller first", times[0])
    _check_bound(high, times[0])
    return repeat(item, low, high)


def _check_bound(high: int, where: Token, spelled: str = "") -> None:
    if high > LARGEST_REPEAT:
        times = spelled or high
        raise Unsupported(f"a repeat of {times} is more than the {LARGEST_REPEAT} that the subset allows", where)


def _literal(literal: Token) -> Node:
    quote = '"' if literal.type == "STRING" else "/"
    end = literal.rindex(quote)
    flags, body = literal[end + 1 :], literal[1:end]
    if flags:
        raise Unsupported(f"flag `{flags}`: {_NO_FLAGS}", literal)
    value = _unescape(body, literal)
    is_string = quote == '"'
    tree = text(_scalar(value.replace("\\\\", "\\"), literal)) if is_string else read_regex(value, literal)
    spend(STEPS_OF_NODE * size(tree))
    if nullable(tree):
        instead = "use `[…]` or `?`" if is_string else "put its `*` or `?` behind the slashes"
        raise Unsupported(f"`{literal}` matches the empty string, which Lark does not allow; {instead}", literal)
    return tree


def has_open_bar(value: str) -> bool:
    """Return whether a regular expression has a `|` in no group, so text after it joins the last alternative."""
    return "|" in value and repr([*sre.parse(value), (op.LITERAL, 0)]) != repr([*sre.parse(value + "\0")])


def read_regex(value: str, literal: Token) -> Node:
    """Return the language of a regular expression in the subset, which stands at `literal`. Raises `Unsupported`."""
    cause: object = None
    parsed = None
    try:
        with catch_warnings():
            simplefilter("error")
            parsed = sre.parse(value)
    except (sre.error, OverflowError, ValueError) as error:
        # Python rejects a number with thousands of digits, in words about itself.
        cause = error if isinstance(error, sre.error | OverflowError) else "a number has too many digits"
    except Warning as warning:
        cause = f"{lowered(str(warning))}; write a backslash before it"
    else:
        if parsed.state.groupdict:
            cause = "groups have no names in the subset"
        elif parsed.state.flags & ~sre.SRE_FLAG_UNICODE:
            cause = _NO_FLAGS
    if parsed is None or cause:
        raise Unsupported(f"regular expression {quoted(value)}: {cause}", literal)
    return _sequence(parsed, literal)


def _unescape(body: str, literal: Token) -> str:
    if "\\" not in body and body.isprintable():
        return body  # as Lark would find, more slowly
    if "\0" in body:
        raise Unsupported(f"`{printable(body)}` holds the character NUL; write its escape, `\\x00`", literal)
    try:
        return str(eval_escaping(body))  # type: ignore[no-untyped-call]
    except (GrammarError, ValueError, SyntaxError):
        raise Unsupported(f"`{body}` has an escape that Lark cannot read", literal) from None


def _scalar(value: str, literal: Token) -> str:
    if any(0xD800 <= ord(c) <= 0xDFFF for c in value):
        raise Unsupported("a surrogate is not a Unicode scalar value: no name can hold it", literal)
    return value


def _range(low: Token, high: Token) -> Node:
    ends = []
    for end in (low, high):
        value = _scalar(_unescape(end[1 : end.rindex('"')], end), end)
        if len(value) != 1 or not end.endswith('"'):
            raise Unsupported(f"`{end}` is not one plain character, as the end of a range must be", end)
        ends.append(ord(value))
    if ends[0] > ends[1]:
        raise Unsupported(f"the range {low}..{high} is empty", low)
    return Chars(CharSet.of([(ends[0], ends[1])]))


def _sequence(items: Any, literal: Token) -> Node:
    parts: list[Node] = []
    barred: CharSet | None = None  # characters that a lookahead excludes from the next place
    for at, (code, value) in enumerate(items):
        if code is op.ASSERT_NOT:
            direction, inner = value
            if direction == 1 and barred is None and len(inner) > 1 and inner[-1][0] is op.ASSERT_NOT:
                rest = _sequence(items[at + 1 :], literal)
                return seq((*parts, _except(_sequence(inner[:-1], literal), inner[-1][1][1], rest, literal)))
            look = _sequence(inner, literal)
            if direction != 1 or not isinstance(look, Chars):
                raise Unsupported("a lookahead can only bar one character, as in `(?![.*>])[!-~]`", literal)
            barred = look.set if barred is None else barred | look.set
            continue
        part = _item(code, value, literal)
        if barred is not None:
            if not isinstance(part, Chars):
                raise Unsupported(_NO_CLASS, literal)
            part, barred = Chars(part.set - barred), None
        parts.append(part)
    if barred is not None:
        raise Unsupported(_NO_CLASS, literal)
    return seq(parts)


def _except(word: Node, edge: Any, rest: Node, literal: Token) -> Node:
    """Return `(?!word(?!edge))rest`: every text in `rest` except the word without an `edge` character after it."""
    word_items, row = (tree.items if isinstance(tree, Seq) else (tree,) for tree in (word, rest))
    letters = [item.set for item in word_items if isinstance(item, Chars)]
    *fixed, last = row
    loop = last if isinstance(last, Repeat) else Repeat(last, 1, 1)
    simple = len(letters) == len(word_items) and all(isinstance(item, Chars) for item in (*fixed, loop.item))
    goes_on = loop.high is None or len(fixed) + loop.high > len(letters)
    if not (simple and goes_on and _sequence(edge, literal) == loop.item):
        form = (
            "`(?!data(?![a-z0-9]))[a-z0-9]+`: a word, then the class that the rest repeats last, to more than the word"
        )
        raise Unsupported(f"a lookahead bars a word only as in {form}", literal)
    return _without(letters, [*row])


def _without(word: Sequence[CharSet], row: list[Node]) -> Node:
    """Return the texts of consecutive character classes, the last perhaps repeated, except the word."""
    if not row:
        return EMPTY if word else Chars(CharSet())  # which is nothing
    if not word:
        head = row[0]
        return repeat(head.item, 1, head.high) if isinstance(head, Repeat) and head.low == 0 else seq(row)
    head, tail = row[0], row[1:]
    low = 1
    if isinstance(head, Repeat):
        low, high = head.low, head.high
        more = repeat(head.item, max(low - 1, 0), None if high is None else high - 1)
        head, tail = head.item, [] if more == EMPTY else [more]
    assert isinstance(head, Chars)
    alike, other = head.set & word[0], head.set - word[0]
    some = alt((seq((Chars(other), *tail)), seq((Chars(alike), _without(word[1:], tail)))))
    return some if low else repeat(some, 0, 1)


def _item(code: Any, value: Any, literal: Token) -> Node:
    if code is op.LITERAL:
        _scalar(chr(value), literal)
        return Chars(CharSet.of([(value, value)]))
    if code is op.NOT_LITERAL:
        return Chars(~CharSet.of([(value, value)]))
    if code is op.IN:
        return Chars(_class(value, literal))
    if code is op.BRANCH:
        return alt(_sequence(branch, literal) for branch in value[1])
    if code is op.SUBPATTERN:
        _, added, removed, inner = value
        if added or removed:
            raise Unsupported(_NO_FLAGS, literal)
        return _sequence(inner, literal)
    if code is op.MAX_REPEAT:
        low, high, inner = value
        bound = None if high is op.MAXREPEAT else int(high)
        _check_bound(max(low, bound or 0), literal)
        return repeat(_sequence(inner, literal), low, bound)
    reason = {
        op.ANY: "`.` leaves out line feeds; write the set that is meant, as in `[^\\n]` or `[\\x00-\\U0010FFFF]`",
        op.AT: "anchors have no place: a rule always means the whole name",
        op.MIN_REPEAT: "a lazy repeat means the same language as a greedy one; leave the `?` out",
        op.POSSESSIVE_REPEAT: "a possessive repeat is not regular notation; leave the `+` out",
        op.ATOMIC_GROUP: "an atomic group is not regular notation; write `(…)`",
        op.ASSERT: "the subset has no lookahead but `(?!…)` before one character class, and no lookbehind",
        op.GROUPREF: "a backreference is not regular",
        op.GROUPREF_EXISTS: "a conditional is not regular notation",
    }.get(code, f"`{str(code).lower()}` is not in the subset")
    raise Unsupported(reason, literal)


def _class(items: Any, literal: Token) -> CharSet:
    if any(code not in (op.NEGATE, op.LITERAL, op.RANGE) for code, _ in items):
        raise Unsupported("`\\w`, `\\d` and `\\s` mean much of Unicode; write the set that is meant", literal)
    ends = [value if code is op.RANGE else (value, value) for code, value in items if code is not op.NEGATE]
    charset = CharSet.of((low, min(high, LAST)) for low, high in ends)
    return ~charset if items[0][0] is op.NEGATE else charset
