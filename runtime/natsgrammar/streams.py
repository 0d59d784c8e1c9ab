"""Inputs as byte streams: files, devices, standard input. Not part of the public interface."""

import errno
import os
import sys
from pathlib import Path
from stat import S_ISBLK, S_ISCHR, S_ISDIR, S_ISFIFO, S_ISREG
from typing import BinaryIO


def opened(path: Path) -> BinaryIO:
    """Return a file's bytes. Raises OSError, also for a named pipe, to which nobody may ever write."""
    of_shell = str(path).startswith("/dev/")  # as of `<(…)`, which has a writer
    if S_ISFIFO(path.stat().st_mode) and not of_shell:
        raise OSError(errno.EINVAL, "it is a named pipe; save what it carries in a file", str(path))
    return path.open("rb")


def standard_input() -> BinaryIO:
    """Return standard input's bytes; a terminal shows a hint. Raises OSError if the process was started without one."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed", "standard input")
    if sys.stdin.isatty():  # else the command looks stuck
        print("reading standard input; Ctrl-D on an empty line ends it", file=sys.stderr)
    return sys.stdin.buffer


def is_device(stream: BinaryIO) -> bool:
    """Check whether an open file may have no end: a device, but not a terminal or the null device."""
    try:
        state = os.fstat(stream.fileno())
    except OSError:  # not a file of the system
        return False
    null = S_ISCHR(state.st_mode) and state.st_rdev == Path(os.devnull).stat().st_rdev
    return not null and (S_ISBLK(state.st_mode) or (S_ISCHR(state.st_mode) and not stream.isatty()))


def not_plain(path: Path, largest: int) -> str | None:
    """Return why a file is not a text by a person: a pipe, a device, too large; else None. Raises OSError."""
    state = path.stat()
    if not S_ISREG(state.st_mode) and not S_ISDIR(state.st_mode):  # reading a folder is an error of its own
        return "not a regular file"
    return f"it has more than {largest} bytes" if state.st_size > largest else None
