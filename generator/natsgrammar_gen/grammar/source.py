"""The text of an input file: refused with its place where it is a pipe or a device, too large, or not UTF-8."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISDIR, S_ISREG

from natsgrammar.diagnostics import Diagnostic, Refused

LARGEST = 4_000_000  # bytes; the budget of work ends before that


def source(path: Path) -> str:
    """The text of the file. Raises `Refused`, also for one that has no end."""
    try:
        state = path.stat()
        if not S_ISREG(state.st_mode) and not S_ISDIR(state.st_mode):
            raise _refused(path, "cannot be read: not a regular file")
        if state.st_size > LARGEST:
            raise _refused(path, f"has more than {LARGEST} bytes")
        return path.read_bytes().decode()
    except OSError as error:
        raise _refused(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        raise _refused(path, f"is not UTF-8: {error.reason}", line, column) from None


def _refused(path: Path, message: str, line: int = 1, column: int = 1) -> Refused:
    return Refused([Diagnostic(str(path), line, column, message)])
