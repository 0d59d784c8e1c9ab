"""Folders that are replaced whole: the old or the new one is in place, and foreign files are never deleted.

A workspace next to the replaced folders contains `lock` and one folder per run. A run prepares `new0`, `new1`, … there,
and just before the first exchange it writes `journal`: the targets, and which files are ours. Where the system cannot
exchange two folders, the old one is `old0` between two renames. Whoever holds the lock knows that the folders of other
runs were left by dead ones: it moves an old folder back if its place is free, and removes files of ours.

A marker in each written folder lists our files. Whatever it does not list belongs to somebody else.
"""

import errno
import json
import os
import secrets
import stat
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from .errors import RunError

try:
    import fcntl
except ImportError:  # missing on Windows, where runs are not kept apart
    fcntl = None  # type: ignore[assignment]

MARKER = ".natsgrammar.json"  # hidden, so Spark does not read it as data
Listing = dict[str, tuple[int, ...]]  # path below a folder → kind; for a file also its size, time and inode

_LOCK, _JOURNAL, _RUN = "lock", "journal", "run-"
_NO_EXCHANGE = (errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP)


class Conflict(RunError):
    """Another process interferes; the message names it and the path."""


# ---- ownership ------------------------------------------------------------------------------------------------------


def marker_text(files: Mapping[str, int], run: str | None = None) -> str:
    """Return the marker of a result: the sizes of its files by path, and on object stores the folder of its run."""
    named = {"run": run} if run else {}
    return f"{json.dumps({'result': 1, **named, 'files': files}, indent=1)}\n"


def read_marker(text: bytes | str | None) -> dict[str, Any]:
    """Return a marker: `files` lists those of a result, `generated` those of `generate`. Empty if it is not ours."""
    try:
        marker = json.loads(text or b"")
    except ValueError:
        return {}
    if not isinstance(marker, dict):
        return {}
    is_result = marker.get("result") == 1 and isinstance(marker.get("files"), dict)
    return marker if is_result or isinstance(marker.get("generated"), list) else {}


def ensure_replaceable(
    folder: Path | str, present: Mapping[str, int | None], ours: Mapping[str, int] | None, overwrite: bool
) -> None:
    """Raise Conflict if a folder is not empty, unless it may be overwritten and its marker lists everything in it.

    `present` has the sizes of files by path, None for folders, -1 for links and the like. `ours` are the files that the
    marker lists, None without a marker of ours.
    """
    if not present:
        return
    if {MARKER, "batches", "_checkpoint"} <= present.keys():
        raise Conflict(f"`{folder}` contains a stream's results: add --stream, or choose another --output")
    if not overwrite:
        raise Conflict(f"`{folder}` is not empty: choose another --output, or replace it with --overwrite")
    advice = "it is not replaced: choose another --output, or remove it yourself"
    if ours is None:
        marker = f"`{MARKER}`, the list that a run leaves of its files"
        why = f"{marker}, is not understood" if MARKER in present else f"it has no {marker}"
        raise Conflict(f"`{folder}` is not empty, and {why}; {advice}")
    expected = {MARKER: max(present.get(MARKER) or 0, 0), **ours}
    folders = {parent.as_posix() for path in ours for parent in PurePosixPath(path).parents}
    foreign = [
        path
        for path, size in sorted(present.items())
        if (path not in folders if size is None else expected.get(path) != size)
    ]
    added = [f"`{path}`" for path in foreign if path not in ours]
    changed = [f"`{path}`" for path in foreign if path in ours]
    kinds = {"contains more than an earlier result": added, "has files that were changed since the run": changed}
    if foreign:
        causes = (f"{how} ({', '.join(paths[:3])})" for how, paths in kinds.items() if paths)
        raise Conflict(f"`{folder}` {' and '.join(causes)}; {advice}")


# ---- replacement ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Replacement:
    """A folder to replace `target`; `before` is the listing of the latter, None if it does not exist."""

    target: Path
    before: Listing | None


def listing(folder: Path) -> Listing | None:
    """Return a folder's content, at any depth; None if it does not exist. Does not follow links."""
    try:
        return dict(_walk(folder, ""))
    except FileNotFoundError:
        return None


@contextmanager
def workspace(work: Path) -> Iterator[Path]:
    """Yield a new, locked folder below `work` to prepare folders in. Raises Conflict if another run holds the lock.

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
    """Add the path to errors that name no file, such as a full disk."""
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
    """Return the folder in a workspace to prepare for the replacement of this number."""
    return run / f"new{number}"


def replace(run: Path, replacements: Sequence[Replacement]) -> None:
    """Move the prepared folders into place, and flush them to disk: all of them, or none if anything fails.

    Raises Conflict if a target has changed. A killed process leaves each folder either old or new.
    """
    base = run.parent.parent
    entries = []
    for number, planned in enumerate(replacements):
        os.makedirs(planned.target.parent, exist_ok=True)
        new = listing(staged(run, number)) or {}
        kept = set((planned.before or {}).values())  # files linked from the old folder are on disk
        flush(staged(run, number), {path: kind for path, kind in new.items() if len(kind) == 1 or kind not in kept})
        entries.append(
            {"target": os.path.relpath(planned.target, base), "ours": sorted({*new, *(planned.before or ())})}
        )
    write(run / _JOURNAL, json.dumps(entries).encode())
    begun: list[_Swap] = []
    try:
        for planned in replacements:
            _expect(planned, planned.target)
        for number, planned in enumerate(replacements):  # only renames: a killed process leaves the rest as before
            begun.append(_Swap(planned.target, staged(run, number), _spare(run, number), planned.before is None))
            begun[-1].do()
        for swap, planned in zip(begun, replacements, strict=True):
            if planned.before is not None:  # detects changes between the comparison and the exchange
                _expect(planned, swap.old())
        for folder in {planned.target.parent for planned in replacements}:
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


def _expect(planned: Replacement, folder: Path) -> None:
    """Raise Conflict unless the folder is unchanged."""
    if listing(folder) != planned.before:
        raise Conflict(f"`{planned.target}` was changed by another process meanwhile, and is left unchanged")


class _Swap:
    """Two folders to exchange, and exchange back; `spare` is for the old one where that takes two renames."""

    def __init__(self, target: Path, new: Path, spare: Path, is_free: bool) -> None:
        self.target, self.new, self.spare, self.is_free = target, new, spare, is_free
        self.inode = _inode(new)

    def do(self) -> None:
        if self.is_free:
            os.rename(self.new, self.target)  # the system rejects if something is there by now
            return
        try:
            exchange(self.new, self.target)
        except OSError as error:
            if error.errno not in _NO_EXCHANGE:
                raise
            os.rename(self.target, self.spare)
            os.rename(self.new, self.target)

    def old(self) -> Path:
        """Return the current place of the old folder."""
        return self.spare if _inode(self.spare) is not None else self.new

    def undo(self) -> None:
        """Revert the exchange."""
        if _inode(self.target) == self.inode:
            if not self.is_free and _inode(self.spare) is None:
                exchange(self.new, self.target)
                return
            os.rename(self.target, self.new)
        if _inode(self.spare) is not None:
            os.rename(self.spare, self.target)


def exchange(old: Path, new: Path) -> None:
    """Exchange two folders in one step. Raises OSError with ENOSYS or EINVAL where the system cannot."""
    try:
        import ctypes

        call = ctypes.CDLL(None, use_errno=True).renameat2
    except (ImportError, AttributeError, OSError, TypeError):
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), str(new)) from None
    here, both_ways = -100, 2  # AT_FDCWD, RENAME_EXCHANGE
    if call(here, os.fsencode(old), here, os.fsencode(new), both_ways):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), str(new))


# ---- the lock -------------------------------------------------------------------------------------------------------


def _lock(work: Path) -> int:
    """Return the lock as a file descriptor, which the system releases when the process ends in any way."""
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
    """Remove the lock, and the workspace if it is empty."""
    with suppress(OSError):
        os.unlink(work / _LOCK)
        os.rmdir(work)
    with suppress(OSError):
        os.close(lock)


# ---- leftovers of runs ----------------------------------------------------------------------------------------------


def _clean(run: Path) -> None:
    """Put back an old folder whose place is free, and remove our files. Raises Conflict if others are left."""
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
    """Remove the folder, or only our files in it, and then empty folders."""
    content = listing(folder)
    for path, kind in sorted((content or {}).items(), reverse=True):
        if ours is None or path in ours:
            if not stat.S_ISDIR(kind[0]):
                os.unlink(folder / path)
            else:
                _remove_empty(folder / path)
    if content is not None:
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
            status, name = entry.stat(follow_symlinks=False), f"{prefix}{entry.name}"
            kind = stat.S_IFMT(status.st_mode)
            if stat.S_ISDIR(kind):
                yield name, (kind,)
                yield from _walk(folder / entry.name, f"{name}/")
            else:
                yield name, (kind, status.st_size, status.st_mtime_ns, status.st_ino)


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


def flush(folder: Path, content: Listing) -> None:
    """Flush a folder with all its content to disk."""
    for path, kind in content.items():
        if stat.S_ISREG(kind[0]) or stat.S_ISDIR(kind[0]):
            flush_one(folder / path)
    flush_one(folder)


def flush_one(path: Path) -> None:
    """Flush a file, or the names in a folder, to disk."""
    if os.name == "nt":  # cannot open folders, and only flushes files open for writing
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        with naming(path):
            os.fsync(opened)
    finally:
        os.close(opened)
