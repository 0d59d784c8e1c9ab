"""Findings, and their places."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from .shapes import Keys, shown_path


class Document(Protocol):
    """A value to check. `shown_place` names a place in it for messages."""

    @property
    def value(self) -> Any:
        """The value."""

    def shown_place(self, keys: Keys) -> str:
        """Return the place as messages name it."""
        ...


@dataclass(frozen=True, slots=True)
class Finding:
    """One error in a configuration.

    - `code`: the kind of finding; `natsgrammar lint --list` explains all
    - `level`: "error" for what the server rejects or loses, or "warning"
    - `message`: the cause, in one line
    - `path`: the keys and indices on the way to the value: `("config", "subjects", 0)`
    - `related`: another value's place, where the message names one
    - `cause`: the name of the cause, where a rule for names states one
    """

    code: str
    level: str
    message: str
    path: Keys
    document: Document = field(repr=False, compare=False)
    related: str = ""
    cause: str = ""

    def __str__(self) -> str:
        return f"{shown_path(self.path) or 'all'}: {self.code} {self.message}"


@dataclass(frozen=True, eq=False)
class Value:
    """A value in memory: its places are paths."""

    value: Any

    def shown_place(self, keys: Keys) -> str:
        """Return the path."""
        return f"`{shown_path(keys)}`"
