"""Check digits: names whose digits, each times its place's weight, add up to a remainder.

A sum needs few states, but no short expression has it: there are millions of ways through those states. So trees name
it, and only automata add.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from natsgrammar_gen.language.budget import spend

Digits = tuple[int, ...]
# Capital letters are numbers of two digits (ISO 7064, ISO 13616).
DIGITS: dict[str, Digits] = {
    **{str(digit): (digit,) for digit in range(10)},
    **{chr(ord("A") + at): divmod(10 + at, 10) for at in range(26)},
}
_Sums = tuple[int, int, int, tuple[int, ...]]
_Moves = Sequence[tuple[int, Digits]]  # for each class of characters that of the automaton, and its digits
_DEAD = -1


@dataclass(frozen=True, slots=True)
class Checksum:
    """All digits, each times its weight, add up to `remainder`, modulo `modulus`.

    `weights` are those of the places from the last to the first, and repeat. Of a product, its digits are added if
    `in_digits`. The first `moved` characters count as the last ones; the weights are then the powers of a base.
    """

    modulus: int
    remainder: int
    weights: tuple[int, ...]
    in_digits: bool = False
    moved: int = 0

    def digits(self, character: str) -> Digits:
        """Return a character's digits; modulo 11, `X` is a single one, 10 (ISO 2108, ISO 7064)."""
        return (10,) if (character, self.modulus) == ("X", 11) else DIGITS[character]

    def weighed(self, digit: int, place: int) -> int:
        """Return what a digit adds in its place, which counts from the end."""
        product = digit * self.weights[place % len(self.weights)]
        return sum(divmod(product, 10)) if self.in_digits else product


def counted(
    check: Checksum, table: Sequence[Sequence[int]], finals: Collection[int], moves: _Moves
) -> tuple[_Sums, Callable[[_Sums], Iterator[_Sums | None]], Callable[[_Sums], bool]]:
    """Return start, successors and end for the automaton that also adds.

    A place counts from the end, which is not known while a name is read. So a state has a sum for each number of digits
    that may follow, modulo the period of the weights; in the `moved` characters, it counts them and their digits.
    """
    period = len(check.weights)
    ways = [
        {(row[char_class], len(digits)) for char_class, digits in moves if _DEAD not in (char_class, row[char_class])}
        for row in table
    ]
    follow = [{0} if state in finals else set[int]() for state in range(len(table))]
    growing = True
    while growing:
        growing = False
        for state in reversed(range(len(table))):
            more = {(rest + digits) % period for target, digits in ways[state] for rest in follow[target]}
            spend(len(ways[state]) + len(more))
            growing |= not more <= follow[state]
            follow[state] |= more
    rests = [sorted(each) for each in follow]

    def successors(state: _Sums) -> Iterator[_Sums | None]:
        at, moved, before, sums = state
        sum_of = dict(zip(rests[at], sums, strict=True))
        for char_class, digits in moves:
            target = _DEAD if char_class == _DEAD else table[at][char_class]
            yield None if target == _DEAD else after(target, moved, before, sum_of, digits)

    def after(target: int, moved: int, before: int, sum_of: dict[int, int], digits: Digits) -> _Sums:
        is_moved, sums = moved < check.moved, []
        now = before + len(digits) if is_moved else 0
        spend(len(rests[target]) * (1 + len(digits)))
        for rest in rests[target]:
            # A moved digit stands behind all others, whose weights are not changed by it; the remainder is.
            last = rest + now if is_moved else 0
            added = (check.weighed(digit, rest + at - last) for at, digit in enumerate(reversed(digits)))
            total = sum_of[(rest + len(digits)) % period] + sum(added)
            if moved + 1 == check.moved:
                total -= check.remainder * check.weights[-now % period]
            sums.append(total % check.modulus)
        moved += is_moved
        return target, moved, now if moved < check.moved else 0, tuple(sums)

    def accepts(state: _Sums) -> bool:
        at, moved, _, sums = state
        expected = 0 if check.moved else check.remainder
        return at in finals and moved == check.moved and sums[rests[at].index(0)] == expected

    return (0, 0, 0, (0,) * len(rests[0])), successors, accepts
