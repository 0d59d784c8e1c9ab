"""An input file's text, without a byte order mark, or the place where it is a device, too large, or not UTF-8."""

from pathlib import Path

from natsgrammar.diagnostics import Diagnostic, Refused, undecodable
from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of

LARGEST = 4_000_000  # bytes; the budget of work ends before that


def source(path: Path) -> str:
    """Return the file's text. Raises `Refused`, also for a file without an end."""
    try:
        if (cause := not_plain(path, LARGEST)) is not None:
            raise Refused([Diagnostic(str(path), 1, 1, f"cannot be read: {cause}")])
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise Refused([Diagnostic(str(path), 1, 1, f"cannot be read: {cause_of(error)}")]) from None
    except UnicodeDecodeError as error:
        raise Refused([undecodable(str(path), error)]) from None
