"""Lark's own reading of a grammar: its tree, its faults, its verdict, its work."""

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeGuard

from lark import Lark, Token, Tree, UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.exceptions import LarkError
from lark.load_grammar import load_grammar

from natsgrammar.text import quoted, shown
from natsgrammar_gen.grammar.location import grammar_root
from natsgrammar_gen.grammar.lowering import Unsupported
from natsgrammar_gen.language.budget import STEPS, spend

_FORM = {"parser": "lalr", "propagate_positions": True, "maybe_placeholders": False}
_lark_of_lark = cache(partial(Lark.open_from_package, "lark", "lark.lark", ("grammars",), **_FORM))


@lru_cache(maxsize=64)
def tree_of(text: str) -> Tree[Token]:
    """Return Lark's tree for a grammar, parsed once for all imports. Raises `UnexpectedInput`."""
    return _lark_of_lark().parse(text)


def cause(error: UnexpectedInput) -> str:
    """Return the fault at the error's place."""
    if isinstance(error, UnexpectedCharacters):
        return f"{shown(error.char)} is not expected here"
    if isinstance(error, UnexpectedToken) and error.token.type != "$END" and error.token.type != "_NL":
        colon = "; expected `:` after the rule's name" if "COLON" in error.expected else ""
        return f"{quoted(error.token)} is not expected here{colon}"
    return "the definition ends too early"


def refusal(text: str, tree: Tree[Token], name: str, root: Path, rules: list[str]) -> str | None:
    """Return Lark's reason to reject the grammar, or None. Lark never sees parts which only cost time."""
    try:
        imports = [str(root), str(grammar_root())]
        read, _ = load_grammar(_without_plain_alternatives(text + "\n", tree), name, imports, False)  # type: ignore[no-untyped-call]
        read.compile(rules, "*")
    except (LarkError, AssertionError) as error:
        return str(error).strip().splitlines()[0]
    return None


def _without_plain_alternatives(text: str, tree: Tree[Token]) -> str:
    """Return the text with one string from each `"a" | "b" | …`: Lark can find no fault in the others."""
    pairs = (pair for choice in tree.find_data("expansions") for pair in pairwise(choice.children))
    parts = [(a.meta.end_pos, b.meta.end_pos) for a, b in pairs if _is_string(a) and _is_string(b)]
    kept, at = [], 0
    for start, end in sorted(parts):
        kept.append(text[at:start])
        at = end
    return "".join([*kept, text[at:]])


def _is_string(node: Tree[Token] | Token) -> TypeGuard[Tree[Token]]:
    if isinstance(node, Token) or node.data != "literal":
        return False
    (literal,) = node.children
    return isinstance(literal, Token) and literal.type == "STRING"


_STEPS = 150  # of one alternative
_SPLIT = 50  # Lark gives longer repeats rules of their own, each of at most `_FACTOR` parts
_FACTOR, _FACTORS = 5, 12
_ENOUGH = 10**9  # of which no budget has as many steps


def spend_alternatives(body: Tree[Token] | Token) -> None:
    """Count Lark's work with a right-hand side, whose choices in sequences it multiplies out. Raises `OutOfBudget`."""
    spend(_STEPS * _alternatives(body))


def _alternatives(node: Tree[Token] | Token) -> int:
    """Return how many alternatives Lark makes in the rule itself; rules added for repeats are counted on the way."""
    if isinstance(node, Token):
        return 1
    match node.data, node.children:
        case "expansions", children:
            number = sum(map(_alternatives, children))
        case "expansion", children:
            number = 1
            for child in children:
                number = min(number * _alternatives(child), _ENOUGH)
        case "maybe", [child]:
            number = 1 + _alternatives(child)
        case "expr", [atom, Token() as times, *more]:
            number = _repeated(_alternatives(atom), [times, *more])
        case _:
            number = 1
    return min(number, _ENOUGH)


def _repeated(alternatives: int, times: Sequence[Any]) -> int:
    if str(times[0]) == "?":
        return 1 + alternatives
    if times[0].type == "OP":
        spend(_STEPS * 2 * alternatives)  # of a rule that repeats itself
        return 2 if str(times[0]) == "*" else 1
    if all(int(number[:9]) < _SPLIT for number in times):
        if _STEPS * alternatives ** int(times[-1]) > STEPS:
            raise Unsupported("Lark multiplies out the choice in this repeat; give it a name of its own", times[0])
        return sum(alternatives**count for count in range(int(times[0]), int(times[-1]) + 1))
    spend(_STEPS * min(_FACTORS * alternatives**_FACTOR, _ENOUGH))
    return 1
