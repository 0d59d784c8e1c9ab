"""Where results go: a local folder that is new, empty or an earlier result, and that is replaced in one step."""

from __future__ import annotations

import atexit
import json
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from natsgrammar.files import Conflict, Listing, Replacement, listing, replace, staged, workspace, write
from natsgrammar.text import cause_of

from ..contract.discover import escaped, roots
from ..contract.problems import RunError

IMPACT = "_impact.json"
MARKER = ".natsgrammar.json"  # hidden, so Spark does not read it as data


@dataclass(frozen=True, slots=True)
class Folder:
    """Where a run prepares its result: a folder on this machine, or one that all machines of a cluster share."""

    path: Path

    def uri(self, name: str) -> str:
        """The address of a part, to write it."""
        return f"file://{self.path / name}"

    def pattern(self, name: str) -> str:
        """The address of a part, to read it: here Spark knows wildcards."""
        return f"file://{escaped(self.path / name)}"

    def move(self, name: str, to: str) -> None:
        """Renames a part, if it is there."""
        with suppress(FileNotFoundError):
            (self.path / name).rename(self.path / to)

    def remove(self, name: str) -> None:
        """Removes a part, if it is there."""
        with suppress(FileNotFoundError):
            shutil.rmtree(self.path / name)

    def put(self, name: str, text: str) -> None:
        """Writes a small file."""
        (self.path / name).write_text(text, encoding="utf-8", errors="backslashreplace")

    def below(self, name: str) -> Folder:
        """The folder of this name in it."""
        return Folder(self.path / name)


def is_local(output: str | Path) -> bool:
    """Whether the output is a path of this machine, not an address of another file system."""
    return str(output).startswith("file:") or _of_address(output) is not None


def _of_address(output: str | Path) -> Path | None:
    text = str(output)
    if named := re.fullmatch(r"file:(?://)?(/(?!/).*)", text):
        return Path(named[1])
    return None if re.match(r"[A-Za-z][\w+.-]+:/", text) else Path(output)


def local(output: str | Path) -> Path:
    """The folder that `--output` names. Raises RunError for an address of another file system."""
    if not str(output):
        raise RunError("an empty --output names no folder")
    if (found := _of_address(output)) is None:
        raise RunError(f"`{output}` is not on this machine: name a local --output, and copy the result from there")
    return found


def check_output(output: str | Path, overwrite: bool, apart: Iterable[str] = ()) -> Path:
    """The folder for the result. Raises RunError if it may not or cannot be written, or if another run writes there.

    `apart` are the paths and globs that are read, and must not be in or around it.
    """
    folder = local(output)
    try:
        _replaceable(folder, overwrite, apart)
        target = folder.resolve()
        if target.parent.is_dir():
            with _locked(target):
                _replaceable(folder, overwrite, apart)  # again, because a dead run may have left it elsewhere
        else:
            Path(tempfile.mkdtemp(dir=_existing(target.parent))).rmdir()
    except OSError as error:
        raise _unwritable(folder, error) from None
    return folder


@contextmanager
def prepared(output: str | Path, overwrite: bool, apart: Iterable[str] = ()) -> Iterator[Path]:
    """A new directory beside the output, which replaces it at the end if nothing failed.

    Raises RunError if another run writes there, or if the output has changed since the start.
    """
    target = local(output).resolve()
    with _locked(target) as run:
        _ensure_temporary(target.parent)
        before = _replaceable(local(output), overwrite, apart)
        folder = staged(run, 0)
        folder.mkdir()
        yield folder
        files = {path: size[0] for path, (_, *size) in (listing(folder) or {}).items() if size}
        write(folder / MARKER, f"{json.dumps({'result': 1, 'files': files}, indent=1)}\n".encode())
        replace(run, [Replacement(target, before)])


def _ensure_temporary(folder: Path) -> None:
    """Has a folder below this one take temporary files while the process lives, if no other does. Raises OSError."""
    try:
        tempfile.gettempdir()
    except FileNotFoundError:  # all but the output is read-only
        tempfile.tempdir = os.environ["TMPDIR"] = tempfile.mkdtemp(prefix=".natsgrammar-", dir=folder)
        atexit.register(_remove_temporary, tempfile.tempdir)


def _remove_temporary(folder: str) -> None:
    if (pyspark := sys.modules.get("pyspark")) and (gateway := pyspark.SparkContext._gateway):  # noqa: SLF001
        from ..session.class_archive import stopped

        stopped(gateway)  # Java removes its own as it ends
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _locked(target: Path) -> Iterator[Path]:
    """The workspace beside the output. Raises RunError."""
    try:
        with workspace(target.parent / f".{target.name}.natsgrammar") as run:
            yield run
    except Conflict as error:
        raise RunError(str(error)) from None
    except OSError as error:
        raise _unwritable(target, error) from error


def _replaceable(folder: Path, overwrite: bool, apart: Iterable[str]) -> Listing | None:
    """The current content of the output. Raises RunError if it must not be replaced."""
    if folder.is_symlink() and not folder.exists():
        raise RunError(f"`{folder}` is a link to nothing, which is not followed: choose another --output")
    if folder.exists() and not folder.is_dir():
        raise RunError(f"`{folder}` is not a directory")
    if Path.cwd().is_relative_to(folder.resolve()):
        raise RunError(f"`{folder}` is or contains the working directory: choose another --output")
    keep_apart(folder, apart)
    before = listing(folder.resolve())
    if before:
        if not overwrite:
            raise not_empty(folder)
        _only_results(folder, before)
    if folder.is_mount():
        raise RunError(f"`{folder}` is a mount point, which cannot be replaced: name a directory below it")
    return before


def keep_apart(folder: Path, apart: Iterable[str]) -> None:
    """Raises RunError if the folder contains an input, or is in one."""
    target = folder.resolve()
    for root in roots(apart):
        if root.resolve().is_relative_to(target):
            raise over_input(folder, "is or contains", root)
        if root.is_dir() and target.is_relative_to(root.resolve()):
            raise over_input(folder, "is in", root)


def _only_results(folder: Path, found: Listing) -> None:
    """Raises RunError if the folder holds anything but what its marker lists."""
    files = _listed(folder)
    if files is None:
        raise not_listed(folder, MARKER in found)
    folders = {parent.as_posix() for path in files for parent in PurePosixPath(path).parents}
    ours: dict[str, tuple[int, ...]] = {path: (stat.S_IFREG, size) for path, size in files.items()}
    ours |= dict.fromkeys(folders, (stat.S_IFDIR,))
    ours[MARKER] = (stat.S_IFREG, *found.get(MARKER, ())[1:2])
    foreign = [path for path, kind in found.items() if ours.get(path) != kind[:2]]
    if foreign:
        raise not_ours(folder, foreign, files)


def over_input(folder: Path | str, how: str, source: Path | str) -> RunError:
    """The error for an output that `is in`, or `is or contains`, what the run reads."""
    return RunError(f"`{folder}` {how} `{source}`, which is an input: choose another --output")


def not_empty(folder: Path | str) -> RunError:
    """The error for an output that holds something, where replacing it was not asked for."""
    return RunError(f"`{folder}` is not empty: choose another --output, or replace it with --overwrite")


def not_listed(folder: Path | str, is_there: bool) -> RunError:
    """The error for a folder whose marker is not of ours, or not there."""
    marker = f"`{MARKER}`, the list that a run leaves of its files"
    why = f"{marker}, is not understood" if is_there else f"it has no {marker}"
    return _kept(folder, f"is not empty, and {why};")


def not_ours(folder: Path | str, foreign: Iterable[str], ours: Collection[str]) -> RunError:
    """The error for a result in which files were added or changed."""
    added = [f"`{path}`" for path in sorted(foreign) if path not in ours]
    changed = [f"`{path}`" for path in sorted(foreign) if path in ours]
    found = {"contains more than an earlier result": added, "has files that were changed since the run": changed}
    said = [f"{what} ({', '.join(paths[:3])})" for what, paths in found.items() if paths]
    return _kept(folder, f"{' and '.join(said)};")


def _kept(folder: Path | str, why: str) -> RunError:
    return RunError(f"`{folder}` {why} it is not replaced: choose another --output, or remove it yourself")


def _listed(folder: Path) -> dict[str, int] | None:
    """The files of the result in the folder, with their sizes; None without a marker of ours."""
    try:
        marker = json.loads((folder / MARKER).read_bytes())
        files = marker["files"]
        return files if marker["result"] == 1 and isinstance(files, dict) else None
    except (OSError, ValueError, LookupError, TypeError):
        return None


def _existing(folder: Path) -> Path:
    """The folder, or the nearest one around it that exists."""
    return folder if folder.exists() else _existing(folder.parent)


def _unwritable(folder: Path, error: OSError) -> RunError:
    return RunError(f"`{folder}` cannot be written: {cause_of(error)}")
