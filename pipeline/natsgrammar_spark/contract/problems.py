"""Errors of contracts and of runs."""

from __future__ import annotations

from collections.abc import Iterable

from natsgrammar import Error
from natsgrammar.diagnostics import Diagnostic, Refused

Problem = Diagnostic  # of a contract


class ContractError(Refused, ValueError):
    """Contracts were refused; `problems` holds every fault found in them, `notes` what has no effect beside these.

    `unread` are the files that cannot be read as text.
    """

    def __init__(self, problems: Iterable[Problem], notes: Iterable[Problem] = (), unread: Iterable[str] = ()) -> None:
        super().__init__(problems)
        self.notes = tuple(notes)
        self.unread = tuple(unread)


class RunError(Error, RuntimeError):
    """The job could not start or was abandoned; the text says why. Earlier results are untouched."""
