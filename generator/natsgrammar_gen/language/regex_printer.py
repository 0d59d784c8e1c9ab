"""The same language in regular expressions: for Python, for Java, and in one spelling for every engine.

Expressions are printed from the tree, so they look like the rule. The caller handles limits in bytes, which no dialect
can express; they are at the tree's root. The tests read every expression back and prove it equal.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, replace

from natsgrammar_gen.language.ast import All, Alt, Chars, Checked, MaxBytes, Node, Part, Repeat, Seq, children
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import EVERYTHING, CharSet

_SPECIAL = frozenset("\\^$.|?*+()[]{}/")
_SPECIAL_IN_CLASS = frozenset("\\^-[]")
_SPECIAL_IN_ANY_CLASS = _SPECIAL_IN_CLASS | frozenset("(){}/|")  # ECMAScript's flag `v` needs these, too
_ASCII = CharSet.of([(0, 0x7F)])
_MOST_HOLES = 12
LONGEST_TEXT = 1000  # characters for engines that backtrack: the stack of V8 overflows on texts of millions
MOST_COPIES = 1000  # how often RE2 and Go repeat a part, all repeats around it multiplied


@dataclass(frozen=True, slots=True, eq=False)
class Dialect:
    """The spelling of characters in one engine."""

    code_point: Callable[[int], str]
    possessive: Callable[[str, Node], str]
    anchors: tuple[str, str]
    end: str = ""  # of a lookahead; without one, the dialect has no intersections
    nested_classes: bool = False
    special_in_class: frozenset[str] = _SPECIAL_IN_CLASS
    is_utf8: bool = False  # of its texts: without surrogates, a class may list what it leaves out


def _numbered(short: str, medium: str, long: str) -> Callable[[int], str]:
    """Return a function that formats code points: up to U+00FF, up to U+FFFF, and beyond."""
    return lambda point: (short if point < 0x100 else medium if point < 0x10000 else long).format(point)


def _atomic(repeat: str, item: Node) -> str:
    # Python before 3.11.5 (Debian 12 has 3.11.2) loses its place in a possessive repeat of a group: gh-106052.
    return f"{repeat}+" if isinstance(item, Chars) else f"(?>{repeat})"


# `re.fullmatch` needs no anchors.
PYTHON = Dialect(_numbered("\\x{:02x}", "\\u{:04x}", "\\U{:08x}"), _atomic, ("", ""), r"\Z")
# `\\A…\\z`, because RLIKE is a find and `$` also matches before a last line terminator (java.util.regex.Pattern).
JAVA = Dialect(lambda point: f"\\x{{{point:x}}}", lambda repeat, _: f"{repeat}+", ("\\A(?:", ")\\z"), r"\z", True)
# The syntax that ECMAScript (flags `u` and `v`), Go, Rust, RE2, Java, Python and PCRE share: no lookaround, no
# possessive repeat, and no escape of one engine only. Only `$` differs: in Python and PCRE it also matches before a
# last line feed, in Java, except with `matches()`, before any last line terminator.
PORTABLE = Dialect(
    _numbered("\\x{:02x}", "{:c}", "{:c}"),
    lambda repeat, _: repeat,
    ("^(?:", ")$"),
    special_in_class=_SPECIAL_IN_ANY_CLASS,
)
# The same in ASCII, for those of them that are RE2 or like it (github.com/google/re2/wiki/Syntax).
RE2 = replace(PORTABLE, code_point=_numbered("\\x{:02x}", "\\x{{{:x}}}", "\\x{{{:x}}}"), is_utf8=True)
# The same for a literal of ECMAScript with the flag `u`, also in ASCII.
ECMASCRIPT = replace(PORTABLE, code_point=_numbered("\\x{:02x}", "\\u{{{:x}}}", "\\u{{{:x}}}"))
# The same for PostgreSQL, where all hexadecimal digits after `\\x` are one number (PostgreSQL 9.7.3.3), also in ASCII.
POSTGRES = replace(PORTABLE, code_point=_numbered("\\u{:04x}", "\\u{:04x}", "\\U{:08x}"), is_utf8=True)


@memoized
def expression(tree: Node, dialect: Dialect) -> str:
    """Return the tree's language as a regular expression in `dialect`, anchored where the dialect needs it."""
    before, after = dialect.anchors
    body = _print(tree, dialect)
    return before + body + after


def fits_re2(tree: Node, copies: int = MOST_COPIES) -> bool:
    """Return whether RE2 and Go accept the expression: with repeats written out, at most `copies` of any part."""
    if isinstance(tree, Repeat):
        times = max(tree.low if tree.high is None else tree.high, 1)
        # Only counts are limited: `*`, `+` and `?` copy nothing.
        return times <= copies and fits_re2(tree.item, copies // times)
    return all(fits_re2(child, copies) for child in children(tree))


def outside(charset: CharSet) -> str:
    """Return Python's expression for one character outside the set, lone surrogates included."""
    return f"[^{_members(charset, PYTHON)}]" if charset else r"[\s\S]"


def outside_for_ecmascript(charset: CharSet) -> str:
    """Return the same for ECMAScript, which is fastest where it lists what it looks for."""
    return rf"[{_members(~charset, ECMASCRIPT)}\ud800-\udfff]"


def _print(tree: Node, dialect: Dialect) -> str:
    match tree:
        case Chars(charset):
            return _chars(charset, dialect)
        case Seq(items):
            return "".join([(_group if isinstance(item, Alt) else _print)(item, dialect) for item in items])
        case Alt(items):
            return "|".join(_print(item, dialect) for item in items)
        case Repeat(item, low, high, possessive):
            body = _print(item, dialect) if isinstance(item, Chars) else _group(item, dialect)
            body += times(low, high)
            return dialect.possessive(body, item) if possessive and low != high else body
        case MaxBytes(item):
            return _print(item, dialect)
        case Checked(item):
            return _group(item, dialect)
        case Part(item):
            return f"({_print(item, dialect)})"
        case All(items):
            assert dialect.end, "print what `conjuncts` makes of the tree"
            *looks, last = (_group(item, dialect) for item in items)
            return "".join(f"(?={look}{dialect.end})" for look in looks) + last


def _group(tree: Node, dialect: Dialect) -> str:
    return f"(?:{_print(tree, dialect)})"


def times(low: int, high: int | None) -> str:
    """Return the sign or the bounds behind a repeated part."""
    simple = {(0, None): "*", (1, None): "+", (0, 1): "?"}
    if (low, high) in simple:
        return simple[low, high]
    return f"{{{low}}}" if low == high else f"{{{low},{'' if high is None else high}}}"


@memoized
def _chars(charset: CharSet, dialect: Dialect) -> str:
    if not charset:
        return "(?!)" if dialect.end else f"[^{_members(EVERYTHING, dialect)}]"
    if len(charset) == 1:
        return escaped(charset.runs[0][0], _SPECIAL, dialect.code_point)
    ascii_part = charset & _ASCII
    if dialect.is_utf8 and charset != EVERYTHING and len((~charset).runs) < len(charset.runs):
        return f"[^{_members(~charset, dialect)}]"
    if not dialect.nested_classes or len(charset.runs) <= 2 or not ascii_part:
        return f"[{_members(charset, dialect)}]"
    # Java tries the runs of a class one after another for every character, so the usual ones come first, in two steps.
    span = CharSet.of([(ascii_part.runs[0][0], ascii_part.runs[-1][1])])
    inner = _members(ascii_part, dialect)
    if 0 < len(span - ascii_part) <= _MOST_HOLES:
        inner = f"{_members(span, dialect)}&&[^{_members(span - ascii_part, dialect)}]"
    rest = charset - _ASCII
    return f"[[{inner}][{_members(rest, dialect)}]]" if rest else f"[{inner}]"


def _members(charset: CharSet, dialect: Dialect) -> str:
    return members(charset.runs, lambda point: escaped(point, dialect.special_in_class, dialect.code_point))


def members(runs: Iterable[tuple[int, int]], character: Callable[[int], str]) -> str:
    """Return the runs as a class lists them, each end spelled by `character`."""
    parts = []
    for low, high in runs:
        first, last = character(low), character(high)
        parts.append(first if low == high else first + last if high == low + 1 else f"{first}-{last}")
    return "".join(parts)


def code_point(point: int) -> str:
    r"""Return a character's number as Lark and GBNF read it, such as `\u00E9`."""
    return f"\\x{point:02X}" if point < 0x100 else f"\\u{point:04X}" if point < 0x10000 else f"\\U{point:08X}"


def escaped(point: int, special: Container[str], code_point: Callable[[int], str]) -> str:
    """Return a visible ASCII character, behind a backslash if it is `special`; any other by its number."""
    if not 0x21 <= point <= 0x7E:
        return code_point(point)
    character = chr(point)
    return "\\" + character if character in special else character
