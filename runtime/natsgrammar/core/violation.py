"""A name's first error: the position, the character there, what was expected, and a suggestion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..errors import TYPE_CHECKING, Error
from ..text import excerpt, expecting, located, quoted


@dataclass(frozen=True)
class Violation:
    """A name's first error: immutable, comparable, picklable. `str()` gives the message.

    - `position`: index of the error in code points, from 0; the length of the name when more was expected
    - `found`: the character at the position, or "" at the end of the name
    - `expected`: what is allowed there, in words
    - `message`: the same in one line
    - `suggestion`: a valid name near this one, or None; a rule computes it when it is first read
    - `cause`: the identifier of the cause, such as `empty-token`; None if the rule states no causes
    - `sentence`: the cause in words, or None
    - `headline`: what is wrong, where, and nats-server's error for it: the message without what is expected
    """

    position: int
    found: str
    expected: str
    message: str
    suggestion: str | None
    cause: str | None = None
    sentence: str | None = None
    headline: str = ""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """Compute the suggestion deferred by `suggesting`."""
            if name != "suggestion" or "_suggest" not in vars(self):
                raise AttributeError(f"a Violation has no `{name}`")
            return vars(self).setdefault(name, vars(self)["_suggest"]())

    def __reduce__(self) -> tuple[type[Violation], tuple[object, ...]]:
        return Violation, tuple(getattr(self, field) for field in self.__match_args__)

    def __str__(self) -> str:
        return self.message


def suggesting(suggest: Callable[[], str | None], **fields: object) -> Violation:
    """Return a violation with these fields, and a suggestion computed on first access: most callers never read it."""
    violation = object.__new__(Violation)
    fields["_suggest"] = suggest
    object.__setattr__(violation, "__dict__", fields)  # nobody else has it: half the time of a copy
    return violation


def advice(suggestion: str | None, position: int | None = None) -> str:
    """Return a message's end, `; try `x``: the suggestion, cut around a position; nothing for None."""
    if suggestion is None:
        return ""
    return f"; try {quoted(suggestion) if position is None else _cut(suggestion, position)}"


def _cut(text: str, position: int) -> str:
    """Return the excerpt in backticks, and an empty text as `quoted` shows it."""
    return f"`{excerpt(text, position)}`" if text else quoted(text)


class _Refused(Error, ValueError):
    """An invalid text; picklable, `str()` gives one line."""

    def __init__(self, address: str, name: str, violation: Violation) -> None:
        super().__init__(address, name, violation)
        self.address = address
        self.name = name
        self.violation = violation

    def __str__(self) -> str:
        text = f"{_cut(self.name, self.violation.position)} is rejected by {self.address}: {self.violation}"
        return text + advice(self.violation.suggestion, self.violation.position)


class InvalidName(_Refused):
    """A name rejected by its rule: carries `address`, `name` and `violation`."""


class CodecError(_Refused):
    """A text without encoding or decoding: carries `address`, `name` (the text) and `violation`."""

    @property
    def position(self) -> int:
        """Index of the error in code points, from 0."""
        return self.violation.position

    @property
    def found(self) -> str:
        """The character at the position, or "" at the end of the text."""
        return self.violation.found

    @property
    def expected(self) -> str:
        """What is allowed there, in words."""
        return self.violation.expected

    @property
    def suggestion(self) -> str | None:
        """A valid text near this one, or None."""
        return self.violation.suggestion


_CAUSES = {"": "ends-early", " ": "space"}


def violation_at(
    name: str, position: int, expected: str, suggestion: str | None = None, *, noun: str = "name"
) -> Violation:
    """Return the violation for a name's first error, at this position. Messages call the text by the `noun`.

    The cause is one shared by our rules for values.
    """
    character = name[position : position + 1]
    headline = located(character, position, noun)
    message = expecting(headline, character, expected)
    cause = _CAUSES.get(character, "not-allowed") if name else "empty"
    return Violation(position, character, expected, message, suggestion, cause, headline=headline)
