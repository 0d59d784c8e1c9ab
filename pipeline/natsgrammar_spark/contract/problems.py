"""Problems of contracts."""

from collections.abc import Iterable

from natsgrammar.diagnostics import Diagnostic, Refused
from natsgrammar.errors import RunError

__all__ = ["ContractError", "Problem", "RunError"]

Problem = Diagnostic  # the name under which this package exports the record


class ContractError(Refused, ValueError):
    """Invalid contracts: their problems, notes about parts without effect, and the files without readable text."""

    __module__ = "natsgrammar_spark"  # which exports the class

    def __init__(self, problems: Iterable[Problem], notes: Iterable[Problem] = (), unread: Iterable[str] = ()) -> None:
        super().__init__(problems)
        self.notes = tuple(notes)
        self.unread = tuple(unread)
