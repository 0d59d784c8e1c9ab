"""Problems in an event or message: the requirement, the header or member, the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..core.violation import Violation
from ..fields import Broken, Problems
from ..text import printable

if TYPE_CHECKING:
    from ._options import Options


@dataclass(frozen=True, slots=True)
class Problem:
    """One requirement that is not met. `str()` gives the line to show.

    - `requirement`: its name, a key of `REQUIREMENTS`
    - `part`: "header", "attribute", "member", "payload" or "message"
    - `name`: the header, attribute or member as given; "" for the payload and the message
    - `cause`: the error in words; if they begin with `is`, the name is their subject
    - `position`: code points before the error in `text` (bytes, if the payload is not UTF-8), or None
    - `text`: the text that the position counts in: a header value as received, without surrounding white space, else
      the decoded value; None for the payload of a message, which problems do not repeat
    - `level`: "error", or "warning" for a recommendation
    - `found`: the character at the position, or "" if there is none
    - `expected`: what is allowed there, in words, or ""
    """

    requirement: str
    part: str
    name: str
    cause: str
    position: int | None = None
    text: str | None = None
    level: str = "error"
    found: str = ""
    expected: str = ""

    def __str__(self) -> str:
        where = f"{self.part} `{printable(self.name)}`" if self.name else self.part
        return f"{self.requirement}: {where}{'' if self.cause.startswith('is ') else ':'} {self.cause}"


class InvalidEvent(Broken):
    """An event or message that breaks requirements: carries `problems`, all of them."""

    problems: tuple[Problem, ...]


class Errors(Problems[Problem]):
    """The errors in one event or message so far, and the options that judge it."""

    __slots__ = ("options",)

    def __init__(self, options: Options) -> None:  # an empty list needs no other preparation
        self.options = options

    def add(self, requirement: str, part: str, name: str, cause: str) -> None:
        """Add an error without a position."""
        self.append(Problem(requirement, part, name, cause))


def located(requirement: str, part: str, name: str, text: str, violation: Violation) -> Problem:
    """Return the problem for a text that a rule rejects."""
    character, expected = violation.found, violation.expected
    return Problem(requirement, part, name, violation.message, violation.position, text, "error", character, expected)
