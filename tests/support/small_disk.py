"""A file system with little room, to fill."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of that size in memory, mounted at the folder; without the right to mount the test is skipped."""
    command: list[str | Path] = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder]
    if os.geteuid() or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root mounts a small file system: a full disk is NOT tested")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def filled(folder: Path, free: int) -> Path:
    """A file that leaves so many octets free."""
    filler = folder / "filler"
    there = os.statvfs(folder)
    with filler.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, there.f_bavail * there.f_frsize - free)
    return filler
