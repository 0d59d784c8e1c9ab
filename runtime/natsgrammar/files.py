"""Replaces whole folders: either the old or the new one is in place, and foreign files are never deleted.

A workspace next to the replaced folders holds `lock` and one folder per run. A run prepares `new0`, `new1`, … there,
and just before the first exchange it writes `journal`: what they replace, and which files are ours. Where the system
cannot exchange two folders, the old one is `old0` between two renames. The holder of the lock knows that folders of
other runs are left over from dead ones: it moves an old folder back if its place is free, and removes files of ours.
Not part of the public interface.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
import stat
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from .errors import Error

try:
    import fcntl
except ImportError:  # missing on Windows, where runs are not kept apart
    fcntl = None  # type: ignore[assignment]

Listing = dict[str, tuple[int, ...]]  # path below a folder → kind; for a file also its size, time and inode

_LOCK, _JOURNAL, _RUN = "lock", "journal", "run-"
_NO_EXCHANGE = (errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP)


class Conflict(Error):
    """Another process interferes; the message names it and the path."""


@dataclass(frozen=True, slots=True)
class Replacement:
    """A folder to replace `target`; `before` is the listing of the latter, None if it does not exist."""

    target: Path
    before: Listing | None


def listing(folder: Path) -> Listing | None:
    """The content of a folder, at any depth; None if it does not exist. Does not follow links."""
    try:
        return dict(_walk(folder, ""))
    except FileNotFoundError:
        return None


@contextmanager
def workspace(work: Path) -> Iterator[Path]:
    """A new folder below `work` to prepare folders in, locked meanwhile. Raises Conflict if another run holds the lock.

    Cleans up after dead runs first, and after itself at the end; an error leaves no folder that was not there.
    """
    made = [folder for folder in (work, *work.parents) if not folder.exists()]
    try:
        with _locked(work) as run:
            yield run
    except OSError:
        for folder in made:
            with suppress(OSError):  # gone, or not empty: somebody else's by now
                os.rmdir(folder)
        raise


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Inside, an error that names no file, such as a full disk, names this one."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


@contextmanager
def _locked(work: Path) -> Iterator[Path]:
    lock = _lock(work)
    try:
        for name in sorted(os.listdir(work)):
            if name.startswith(_RUN):
                _clean(work / name)
        run = work / f"{_RUN}{secrets.token_hex(4)}"
        os.mkdir(run)
        try:
            yield run
        finally:
            with suppress(OSError):  # the next run cleans up what is left
                _clean(run)
    finally:
        _unlock(work, lock)


def staged(run: Path, number: int) -> Path:
    """The folder in a workspace to prepare for the replacement of this number."""
    return run / f"new{number}"


def replace(run: Path, replacements: Sequence[Replacement]) -> None:
    """Moves the prepared folders into place, and flushes them to disk: all of them, or none if anything fails.

    Raises Conflict if a target has changed. A killed process leaves each folder either old or new.
    """
    base = run.parent.parent
    entries = []
    for number, it in enumerate(replacements):
        os.makedirs(it.target.parent, exist_ok=True)
        new = listing(staged(run, number)) or {}
        kept = set((it.before or {}).values())  # files linked from the old folder are on disk
        flush(staged(run, number), {path: kind for path, kind in new.items() if len(kind) == 1 or kind not in kept})
        entries.append({"target": os.path.relpath(it.target, base), "ours": sorted({*new, *(it.before or ())})})
    write(run / _JOURNAL, json.dumps(entries).encode())
    begun: list[_Swap] = []
    try:
        for it in replacements:
            _expect(it, it.target)
        for number, it in enumerate(replacements):  # nothing but renames, as a killed process leaves the rest as it was
            begun.append(_Swap(it.target, staged(run, number), _spare(run, number), it.before is None))
            begun[-1].do()
        for swap, it in zip(begun, replacements, strict=True):
            if it.before is not None:  # detects changes between the comparison and the exchange
                _expect(it, swap.old())
        for folder in {it.target.parent for it in replacements}:
            flush_one(folder)
    except BaseException:
        for swap in reversed(begun):
            swap.undo()
        raise


def write(path: Path, content: bytes) -> None:
    """Write a file to disk, whole or not at all."""
    partial = path.with_name(f"{path.name}.new")
    opened = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
    try:
        with naming(path):
            while content:
                content = content[os.write(opened, content) :]
            os.fsync(opened)
    finally:
        os.close(opened)
    os.rename(partial, path)
    flush_one(path.parent)


def _expect(it: Replacement, folder: Path) -> None:
    """Raises Conflict unless the folder is unchanged."""
    if listing(folder) != it.before:
        raise Conflict(f"`{it.target}` was changed by another process meanwhile, and is left unchanged")


class _Swap:
    """Two folders to exchange, and exchange back; `spare` is for the old one where that takes two renames."""

    def __init__(self, target: Path, new: Path, spare: Path, is_free: bool) -> None:
        self.target, self.new, self.spare, self.is_free = target, new, spare, is_free
        self.inode = _inode(new)

    def do(self) -> None:
        if self.is_free:
            os.rename(self.new, self.target)  # the system refuses if something is there by now
            return
        try:
            exchange(self.new, self.target)
        except OSError as error:
            if error.errno not in _NO_EXCHANGE:
                raise
            os.rename(self.target, self.spare)
            os.rename(self.new, self.target)

    def old(self) -> Path:
        """The current place of the old folder."""
        return self.spare if _inode(self.spare) is not None else self.new

    def undo(self) -> None:
        """Reverts the exchange."""
        if _inode(self.target) == self.inode:
            if not self.is_free and _inode(self.spare) is None:
                exchange(self.new, self.target)
                return
            os.rename(self.target, self.new)
        if _inode(self.spare) is not None:
            os.rename(self.spare, self.target)


def exchange(one: Path, other: Path) -> None:
    """Exchanges two folders in one step. Raises OSError with ENOSYS or EINVAL where the system cannot."""
    try:
        import ctypes

        call = ctypes.CDLL(None, use_errno=True).renameat2
    except (ImportError, AttributeError, OSError, TypeError):
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), str(other)) from None
    here, both_ways = -100, 2  # AT_FDCWD, RENAME_EXCHANGE
    if call(here, os.fsencode(one), here, os.fsencode(other), both_ways):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), str(other))


# ---- the lock -------------------------------------------------------------------------------------------------------


def _lock(work: Path) -> int:
    """The lock as a file descriptor; the system releases it when the process ends in any way."""
    try:
        os.makedirs(work.parent, exist_ok=True)
    except FileExistsError:  # a file
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(work.parent)) from None
    for _ in range(100):  # a run that just ends may remove the folder or the lock
        with suppress(FileExistsError):
            os.mkdir(work)
        try:
            lock = os.open(work / _LOCK, os.O_RDWR | os.O_CREAT)
        except FileNotFoundError:
            continue
        try:
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _inode(work / _LOCK) == os.fstat(lock).st_ino:
                return lock
        except BlockingIOError:
            os.close(lock)
            break
        except BaseException:
            os.close(lock)
            raise
        os.close(lock)
    raise Conflict(f"another run is at work here: it has locked `{work}`")


def _unlock(work: Path, lock: int) -> None:
    """Removes the lock, and the workspace if nothing is left in it."""
    with suppress(OSError):
        os.unlink(work / _LOCK)
        os.rmdir(work)
    with suppress(OSError):
        os.close(lock)


# ---- what runs leave ------------------------------------------------------------------------------------------------


def _clean(run: Path) -> None:
    """Puts back an old folder whose place is free, and removes files of ours. Raises Conflict if others are left."""
    try:
        entries = json.loads(_read(run / _JOURNAL))
    except FileNotFoundError:
        with suppress(OSError):  # the next run tries again
            _discard(run, None)
        return
    for number, entry in enumerate(entries):
        target, spare = run.parent.parent / entry["target"], _spare(run, number)
        if _inode(spare) is None:
            continue
        if _inode(target) is None:
            os.rename(spare, target)
            flush_one(target.parent)
        elif _inode(staged(run, number)) is not None:
            raise Conflict(f"`{target}` came while `{spare}` was replaced: move one of them away")
    with suppress(OSError):
        for number, entry in enumerate(entries):
            for folder in (staged(run, number), _spare(run, number)):
                _discard(folder, set(entry["ours"]))
                if foreign := [path for path, kind in (listing(folder) or {}).items() if not stat.S_ISDIR(kind[0])]:
                    raise Conflict(f"`{folder / min(foreign)}` came while its folder was replaced: move it away")
        os.unlink(run / _JOURNAL)
        os.rmdir(run)


def _discard(folder: Path, ours: Collection[str] | None) -> None:
    """Removes the folder, or only its files that are ours, and then empty folders."""
    found = listing(folder)
    for path, kind in sorted((found or {}).items(), reverse=True):
        if ours is None or path in ours:
            if not stat.S_ISDIR(kind[0]):
                os.unlink(folder / path)
            else:
                _remove_empty(folder / path)
    if found is not None:
        _remove_empty(folder)


def _remove_empty(folder: Path) -> None:
    try:
        os.rmdir(folder)
    except OSError as error:
        if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
            raise


# ---- files ----------------------------------------------------------------------------------------------------------


def _spare(run: Path, number: int) -> Path:
    return run / f"old{number}"


def _walk(folder: Path, prefix: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            found, name = entry.stat(follow_symlinks=False), f"{prefix}{entry.name}"
            kind = stat.S_IFMT(found.st_mode)
            if stat.S_ISDIR(kind):
                yield name, (kind,)
                yield from _walk(folder / entry.name, f"{name}/")
            else:
                yield name, (kind, found.st_size, found.st_mtime_ns, found.st_ino)


def _inode(path: Path) -> int | None:
    try:
        return os.lstat(path).st_ino
    except FileNotFoundError:
        return None


def _read(path: Path) -> bytes:
    opened = os.open(path, os.O_RDONLY)
    try:
        return os.read(opened, os.fstat(opened).st_size)
    finally:
        os.close(opened)


def flush(folder: Path, found: Listing) -> None:
    """Flushes a folder with all its content to disk."""
    for path, kind in found.items():
        if stat.S_ISREG(kind[0]) or stat.S_ISDIR(kind[0]):
            flush_one(folder / path)
    flush_one(folder)


def flush_one(path: Path) -> None:
    """Flushes a file to disk, or the names in a folder."""
    if os.name == "nt":  # cannot open folders, and only flushes files open for writing
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        with naming(path):
            os.fsync(opened)
    finally:
        os.close(opened)
