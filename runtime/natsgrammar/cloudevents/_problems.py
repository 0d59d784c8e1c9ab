"""Problems of an event or a message: the requirement, the header or member, the position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..core.violation import Violation
from ..errors import Error
from ..text import printable


@dataclass(frozen=True, slots=True)
class Problem:
    """One requirement that is not met. `str()` gives the line to show.

    - `requirement`: its name, a key of `REQUIREMENTS`
    - `part`: "header", "attribute", "member", "payload" or "message"
    - `name`: the header, attribute or member as it was given; "" for the payload and the message
    - `cause`: what is wrong; one that begins with `is` goes on with the sentence that the name begins
    - `position`: code points before the error in `text` (bytes, where the payload is not UTF-8), or None
    - `text`: what the position counts in: a header value as received, without surrounding white space, else the
      decoded value; None for the payload of a message, which problems do not repeat
    - `level`: "error", or "warning" for a recommendation
    - `found`: the character at the position, or "" where there is none
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


class InvalidEvent(Error, ValueError):
    """An event or message that breaks requirements: carries `problems`, all of them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


def located(requirement: str, part: str, name: str, text: str, violation: Violation) -> Problem:
    """The problem of a text that a rule refuses."""
    found, expected = violation.found, violation.expected
    return Problem(requirement, part, name, violation.message, violation.position, text, "error", found, expected)
