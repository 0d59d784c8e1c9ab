"""The same language in GBNF, llama.cpp's notation (its grammars/README.md): an expression, or a rule per state.

An expression is printed from the tree, and looks like the rule. GBNF has no intersections and does not count bytes:
where a rule needs either, its automaton is printed, which reads each name in one way.
"""

from collections.abc import Iterator

from natsgrammar_gen.language.ast import All, Alt, Chars, Checked, MaxBytes, Node, Part, Repeat, Seq, with_texts
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import EVERYTHING, CharSet
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.regex_printer import code_point, escaped, members, times

MOST_COPIES = 2000  # of a rule by one repeat: MAX_REPETITION_THRESHOLD in llama.cpp's src/llama-grammar.cpp
_EMPTY = '""'
_SPECIAL = '\\"[]-'  # allowed after a backslash; `^`, which would negate a class, is not


def expression(tree: Node) -> str:
    """Return a rule's right-hand side for the tree's language."""
    match tree:
        case Chars(charset):
            return _chars(charset)
        case Seq(items):
            return " ".join(map(_part, with_texts(items))) or _EMPTY
        case Alt(items):
            return " | ".join(map(expression, items))
        case Repeat(item, low, high):
            return (_chars(item.set) if isinstance(item, Chars) else f"({expression(item)})") + times(low, high)
        case MaxBytes() | Checked() | Part() | All():
            raise AssertionError("GBNF has no limits in bytes, sums, parts and intersections: print the automaton")


def fits(tree: Node) -> bool:
    """Return whether llama.cpp accepts the expression: it limits the rules made from a repeat, or drops the limit."""
    return _rules(tree) is not None


def states(dfa: DFA, name: str) -> Iterator[str]:
    """Yield the rule `name` for the automaton's language, and a rule `name-S1` and so on for each further state."""
    for state in range(len(dfa.table)):
        moves = " | ".join(
            f"{_chars(charset)} {_state(name, target)}" for target, charset in dfa.followers(state).items()
        )
        body = f"({moves})?" if moves and state in dfa.finals else moves
        yield f"{_state(name, state)} ::= {body or _EMPTY}"


def _state(name: str, state: int) -> str:
    return f"{name}-S{state}" if state else name


def _part(item: str | Node) -> str:
    if isinstance(item, str):
        return _quoted(item)
    return f"({expression(item)})" if isinstance(item, Alt) else expression(item)


def _rules(tree: Node) -> int | None:
    """Return how many rules llama.cpp makes from groups and repeats; None if a repeat is too much for it."""
    match tree:
        case Seq(items) | Alt(items):
            inner = [_rules(item) for item in items]
            groups = sum(isinstance(item, Alt) for item in items)
            return None if None in inner else groups + sum(filter(None, inner))
        case Repeat(item, low, high):
            copied = 0 if isinstance(item, Chars) else _rules(item)
            if copied is None:
                return None
            copied += not isinstance(item, Chars)
            if max(1, copied) * (high or low or 1) > MOST_COPIES:
                return None
            return copied + (1 if high is None else high - low)
    return 0


@memoized
def _chars(charset: CharSet) -> str:
    if charset.single is not None:
        return _quoted(charset.single)
    if not charset:  # all but everything, for an empty class would be the empty string
        return f"[^{members([(0, EVERYTHING.runs[-1][1])], _character)}]"
    return f"[{members(charset.runs, _character)}]"


def _quoted(text: str) -> str:
    return f'"{"".join(_character(ord(character)) for character in text)}"'


def _character(point: int) -> str:
    return code_point(point) if chr(point) == "^" else escaped(point, _SPECIAL, code_point)
