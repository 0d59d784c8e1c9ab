"""The number of alternatives Lark makes from a definition: it multiplies out every choice in a sequence."""

from collections.abc import Sequence
from typing import Any

from lark import Token, Tree

from natsgrammar_gen.grammar.lowering import Unsupported
from natsgrammar_gen.language.budget import STEPS, spend

_STEPS = 150  # of one alternative
_SPLIT = 50  # Lark gives longer repeats rules of their own, each of at most `_FACTOR` parts
_FACTOR, _FACTORS = 5, 12
_ENOUGH = 10**9  # of which no budget has as many steps


def spend_alternatives(body: Tree[Token] | Token) -> None:
    """Count Lark's work with a right-hand side. Raises `OutOfBudget`."""
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
