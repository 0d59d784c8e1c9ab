"""Calls of the file system that fail, a process that dies in one of them, and somebody else who comes in between."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from natsgrammar import files

# All that the steps under test ask of the system; `exchange` is renameat2.
CALLS = (
    *("close", "fstat", "fsync", "link", "listdir", "lstat", "mkdir", "open", "read", "readlink", "rename", "rmdir"),
    *("scandir", "stat", "symlink", "unlink", "write"),
)
TAKES_SPACE = {"fsync", "link", "mkdir", "open", "symlink", "write"}


class Dead(BaseException):
    """The process is killed: nothing of it runs any more."""


class Faults:
    """What happens at the call of that number: `dead`, `error`, `full` (the disk, from then on) or a function."""

    def __init__(self, number: int, what: str | Callable[[], object]) -> None:
        self.number, self.what = number, what
        self.made: list[str] = []  # the names of the calls
        self.open: set[int] = set()

    @property
    def met(self) -> bool:
        return len(self.made) > self.number

    def __call__(self, name: str, call: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        at = len(self.made)
        self.made.append(name)
        if self.what == "dead" and at >= self.number:
            raise Dead
        if self.what == "full" and at >= self.number and name in TAKES_SPACE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if self.what == "error" and at == self.number and name != "close":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if callable(self.what) and at == self.number:
            self.what()
        # What is synchronised matters to nobody here, and takes long.
        actual: Any = None if name == "fsync" else call(*arguments, **options)
        if name == "open":
            self.open.add(actual)
        if name == "close":
            self.open.discard(arguments[0])
        if self.what == "error" and at == self.number:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return actual


real = {name: getattr(os, name) for name in CALLS}


@contextmanager
def faults(
    patch: pytest.MonkeyPatch, number: int, what: str | Callable[[], object], exchange: bool
) -> Iterator[Faults]:
    """The calls inside, one of which fails; without `exchange` the system cannot exchange folders."""
    actual = Faults(number, what)

    def wrapped(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments, **options: actual(name, call, *arguments, **options)

    def unknown(*_: object) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    with patch.context() as inner:
        for name, call in real.items():
            inner.setattr(os, name, wrapped(name, call))
        inner.setattr(fcntl, "flock", wrapped("flock", fcntl.flock))
        inner.setattr(files, "exchange", wrapped("exchange", files.exchange if exchange else unknown))
        try:
            yield actual
        finally:
            for opened in actual.open:  # as the system does for a process that ends
                with suppress(OSError):
                    real["close"](opened)
