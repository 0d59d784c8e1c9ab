"""What is wrong with a name: the position, the character found there, what was expected, and what to write instead."""

from __future__ import annotations

from .text import excerpt, shown


class Violation:
    """The first error of a name: immutable, comparable, picklable. `str()` gives the message.

    position    index of the error in code points, from 0; the length of the name when more was expected
    found       the character at the position, or "" at the end of the name
    expected    what is allowed there, in words
    message     all of it in one line
    suggestion  a valid name near this one, or None
    """

    # Written out, because `dataclasses` would take half of the time that importing this package takes.
    __slots__ = ("expected", "found", "message", "position", "suggestion")
    __match_args__ = ("position", "found", "expected", "message", "suggestion")

    position: int
    found: str
    expected: str
    message: str
    suggestion: str | None

    def __init__(self, position: int, found: str, expected: str, message: str, suggestion: str | None) -> None:
        for name, value in zip(self.__match_args__, (position, found, expected, message, suggestion), strict=True):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Violation is immutable: `{name}` cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Violation is immutable: `{name}` cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, Violation) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._values())

    def __reduce__(self) -> tuple[type[Violation], tuple[int, str, str, str, str | None]]:
        return Violation, self._values()

    def __repr__(self) -> str:
        fields = zip(self.__match_args__, self._values(), strict=True)
        return f"Violation({', '.join(f'{name}={value!r}' for name, value in fields)})"

    def __str__(self) -> str:
        return self.message

    def _values(self) -> tuple[int, str, str, str, str | None]:
        return self.position, self.found, self.expected, self.message, self.suggestion


class _Refused(ValueError):
    """A text that a rule or a codec refuses; pickles, and reads as one line."""

    def __init__(self, address: str, name: str, violation: Violation) -> None:
        super().__init__(address, name, violation)
        self.address = address
        self.name = name
        self.violation = violation

    def __str__(self) -> str:
        told = f"`{excerpt(self.name, self.violation.position)}` is refused by {self.address}: {self.violation}"
        if self.violation.suggestion is None:
            return told
        return f"{told}; try `{excerpt(self.violation.suggestion, self.violation.position)}`"


class InvalidName(_Refused):
    """A name that its rule refuses: carries `address`, `name` and `violation`."""


class CodecError(_Refused):
    """A text that a codec cannot encode or decode: carries `address`, `name` (the text) and `violation`."""

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


def violation_at(
    name: str, position: int, expected: str, suggestion: str | None = None, *, noun: str = "name"
) -> Violation:
    """The violation of a name whose first error is at this position; `noun` says what messages call such a text."""
    found = name[position : position + 1]
    if found:
        message = f"{shown(found)} at position {position}: expected {expected}"
    elif position:
        message = f"the {noun} ends at position {position}; expected {expected}"
    else:
        message = f"the {noun} is empty; expected {expected}"
    return Violation(position, found, expected, message, suggestion)
