"""The text of an input file: refused with its place where it is a pipe or a device, too large, or not UTF-8."""

from __future__ import annotations

from pathlib import Path

from natsgrammar.diagnostics import Diagnostic, Refused, not_plain
from natsgrammar.text import cause_of

LARGEST = 4_000_000  # bytes; the budget of work ends before that


def source(path: Path) -> str:
    """The text of the file. Raises `Refused`, also for one that has no end."""
    try:
        if (cause := not_plain(path, LARGEST)) is not None:
            raise _refused(path, f"cannot be read: {cause}")
        return path.read_bytes().decode()
    except OSError as error:
        raise _refused(path, f"cannot be read: {cause_of(error)}") from None
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        raise _refused(path, f"is not UTF-8: {error.reason}", line, column) from None


def _refused(path: Path, message: str, line: int = 1, column: int = 1) -> Refused:
    return Refused([Diagnostic(str(path), line, column, message)])
