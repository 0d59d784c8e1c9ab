"""The table of a rule: where a name goes wrong, and the repair that stays nearest to it.

Accepting is the business of the compiled pattern, which is faster; tables explain refusals.
"""

from __future__ import annotations

from bisect import bisect_right

TYPE_CHECKING = False
if TYPE_CHECKING:  # keeps the tables out of the import
    from ._tables import RuleEntry

_STAND_INS = ("_", "-")  # what a repair puts in place of a character that may not stand there, in this order


class Automaton:
    """A rule's table, ready to be walked."""

    __slots__ = ("_accepting", "_ascii", "_classes", "_endings", "_expected", "_expects", "_starts", "_table")

    def __init__(self, entry: RuleEntry) -> None:
        self._starts = entry["range_starts"]
        self._classes = entry["classes"]
        self._table = entry["table"]
        self._accepting = frozenset(entry["accepting"])
        self._endings = entry["completions"]
        self._expected = entry["messages"]
        self._expects = entry["message_of_state"]
        self._ascii: tuple[int, ...] = ()
        self._ascii = tuple(self._class_of(chr(code)) for code in range(128))

    def _class_of(self, character: str) -> int:
        code = ord(character)
        if code < len(self._ascii):
            return self._ascii[code]
        return self._classes[bisect_right(self._starts, code) - 1]

    def _step(self, state: int, character: str) -> int:
        symbol = self._class_of(character)
        return -1 if symbol < 0 else self._table[state][symbol]

    def walk(self, name: str) -> tuple[int, int]:
        """The length of the longest beginning of the name that some valid name shares, and the state behind it."""
        state = 0
        for position, character in enumerate(name):
            following = self._step(state, character)
            if following < 0:
                return position, state
            state = following
        return len(name), state

    def accepts(self, name: str) -> bool:
        """Whether the walk gets through the whole name and ends where a valid name may end."""
        position, state = self.walk(name)
        return position == len(name) and state in self._accepting

    def expected(self, state: int) -> str:
        """What could come next, in words."""
        return self._expected[self._expects[state]]

    def repair(self, name: str) -> str:
        """The name with each character that may not stand where it stands replaced or left out, and a proper end."""
        state, output, accepted = 0, [], 0
        for character in name:
            for candidate in (character, *_STAND_INS):
                following = self._step(state, candidate)
                if following >= 0:
                    state = following
                    output.append(candidate)
                    if state in self._accepting:
                        accepted = len(output)
                    break
        repaired = "".join(output)
        if state in self._accepting:
            return repaired
        ending = self._endings[state]
        if accepted > 0 and len(output) - accepted <= len(ending):
            return repaired[:accepted]
        return repaired + ending
