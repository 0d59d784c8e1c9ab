"""Causes of rejections, as grammars state them: what is wrong in words, and what to do about it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

# Numbers in place of a rejected character: the name is too long, the text is not UTF-8, the name ends.
EXCESS, UNDECODABLE, END = -3, -2, -1
AT_START = (END, 0)  # bounds of the character before the first one, which is no character either


@dataclass(frozen=True, slots=True)
class Cause:
    """A cause of rejections by a rule.

    - `name`: its identifier, such as `empty-token`, which never changes
    - `sentence`, `advice`: the cause in words, and what to do
    - `found`, `before`: the bounds of rejected characters, and of those before them
    """

    name: str
    sentence: str
    advice: str
    found: tuple[int, ...]
    before: tuple[int, ...]

    def headline(self, found: int, shown: str, position: int) -> str:
        """Return the sentence for an error, with the character and its position unless the sentence implies them."""
        text = self.sentence
        if found not in (EXCESS, END):
            text += "" if self.found == (found, found + 1) and found >= 0 else f": {shown}"
            text += "" if self.before == AT_START else f" at position {position}"
        return text


def first(causes: Iterable[Cause], found: int, before: int) -> Cause | None:
    """Return the first cause of an error at this character, after that one."""
    return next((c for c in causes if bisect_right(c.found, found) & bisect_right(c.before, before) & 1), None)


def error_at(name: str, position: int, limit: tuple[int, str] | None) -> tuple[int, int]:
    """Return the character at a name's first error, or the number in its place, and the one before."""
    before = ord(name[position - 1]) if position else END
    if position == len(name):
        return END, before
    point = ord(name[position])
    if 0xD800 <= point <= 0xDFFF:
        return UNDECODABLE, before
    if limit and (position if limit[1] != "bytes" else len(name[: position + 1].encode()) - 1) >= limit[0]:
        return EXCESS, before
    return point, before
