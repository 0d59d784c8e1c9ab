"""Errors in contracts and runs."""

from __future__ import annotations

from collections.abc import Iterable

from natsgrammar import Error
from natsgrammar.diagnostics import Diagnostic, Refused

Problem = Diagnostic  # the name under which this package exports the record


class ContractError(Refused, ValueError):
    """Invalid contracts: `problems` has every problem in them, `notes` the parts without effect.

    `unread` are the files without readable text.
    """

    def __init__(self, problems: Iterable[Problem], notes: Iterable[Problem] = (), unread: Iterable[str] = ()) -> None:
        super().__init__(problems)
        self.notes = tuple(notes)
        self.unread = tuple(unread)


class RunError(Error, RuntimeError):
    """The job could not start or was abandoned; the text names the cause. Earlier results are untouched."""
