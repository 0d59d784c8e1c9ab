"""Results in a local folder that is new, empty or an earlier result, and that is replaced in one step."""

import atexit
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from natsgrammar.files import (
    MARKER,
    Listing,
    Replacement,
    ensure_replaceable,
    listing,
    marker_text,
    read_marker,
    replace,
    staged,
    workspace,
    write,
)
from natsgrammar.text import cause_of

from ..contract.discover import is_address, literal, path_of, walked
from ..contract.problems import RunError

IMPACT = "_impact.json"
_REPORT = "report.json"


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder to prepare a result in, on this machine or shared by all machines of a cluster."""

    path: Path

    def uri(self, name: str) -> str:
        """Return a part's address, to write it."""
        return f"file://{self.path / name}"

    def pattern(self, name: str) -> str:
        """Return a part's address, to read it: here Spark expands wildcards."""
        return f"file://{literal(str((self.path / name).resolve()))}"

    def move(self, name: str, to: str) -> None:
        """Rename a part, if it exists."""
        (self.path / to).parent.mkdir(exist_ok=True)
        with suppress(FileNotFoundError):
            (self.path / name).rename(self.path / to)

    def remove(self, name: str) -> None:
        """Remove a part, if it exists."""
        with suppress(FileNotFoundError):
            shutil.rmtree(self.path / name)

    def put(self, name: str, text: str) -> None:
        """Write a small file."""
        (self.path / name).write_text(text, encoding="utf-8", errors="backslashreplace")

    def below(self, name: str) -> "Folder":
        """Return the folder of this name in it."""
        return Folder(self.path / name)


def local(output: str | Path) -> Path:
    """Return the folder that `--output` names. Raises RunError for an address of another file system."""
    if not (path := path_of(str(output))):
        raise RunError("an empty --output names no folder")
    if is_address(path) or (path != str(output) and path.startswith("//")):  # `file://host/x`
        raise RunError(f"`{output}` is not on this machine: name a local --output, and copy the result from there")
    return Path(path)


def check_output(output: str | Path, overwrite: bool, apart: Iterable[str] = ()) -> Path:
    """Return the folder for the result. Raises RunError if it may not be written, or if another run writes there.

    `apart` are the paths and globs that are read, and must not be in or around it.
    """
    folder = local(output)
    with _in_one_line(folder):
        _replaceable(folder, overwrite, apart)
        target = folder.resolve()
        if target.parent.is_dir():
            with _locked(target):
                _replaceable(folder, overwrite, apart)  # again, because a dead run may have left it elsewhere
        else:
            Path(tempfile.mkdtemp(dir=next(filter(Path.exists, target.parents)))).rmdir()
    return folder


@contextmanager
def prepared(output: str | Path, overwrite: bool, apart: Iterable[str] = ()) -> Iterator[Path]:
    """Yield a new directory beside the output, which replaces the output at the end if nothing failed.

    Raises RunError if another run writes there, or if the output has changed since the start.
    """
    target = local(output).resolve()
    with _locked(target) as run:
        _ensure_temporary(target.parent)
        before = _replaceable(local(output), overwrite, apart)
        folder = staged(run, 0)
        folder.mkdir()
        yield folder
        sizes = {path: size[0] for path, (_, *size) in (listing(folder) or {}).items() if size}
        write(folder / MARKER, marker_text(sizes).encode())
        replace(run, [Replacement(target, before)])


def keep_earlier(earlier: Path, contract: str, folder: Folder) -> None:
    """Add the earlier result of a contract, with its report, to a new one. Raises RunError if it is the only one."""
    if (earlier / "valid").is_dir():  # of a single contract
        raise lost_with(earlier, contract)
    if (earlier / contract).is_dir():
        with _in_one_line(earlier):
            shutil.copytree(earlier / contract, folder.path / contract, copy_function=_linked)
            if not (folder.path / contract / _REPORT).exists():
                _linked(earlier / _REPORT, folder.path / contract / _REPORT)


def lost_with(earlier: Path | str, contract: str) -> RunError:
    """Return the error for an earlier result that a run without a result for the contract would replace."""
    return RunError(f"no result for `{contract}`, so the earlier one in `{earlier}` stays: choose another --output")


def _linked(file: Path | str, to: Path | str) -> None:
    try:
        os.link(file, to)
    except OSError:  # a file system without links
        shutil.copy2(file, to)


def _ensure_temporary(folder: Path) -> None:
    """Let a folder below this one take temporary files while the process lives, if no other can. Raises OSError."""
    try:
        tempfile.gettempdir()
    except FileNotFoundError:  # all but the output is read-only
        tempfile.tempdir = os.environ["TMPDIR"] = tempfile.mkdtemp(prefix=".natsgrammar-", dir=folder)
        atexit.register(_remove_temporary, tempfile.tempdir)


def _remove_temporary(folder: str) -> None:
    if (pyspark := sys.modules.get("pyspark")) and (gateway := pyspark.SparkContext._gateway):  # noqa: SLF001
        from ..session.class_archive import stopped

        stopped(gateway)  # Java removes its own files as it ends
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _locked(target: Path) -> Iterator[Path]:
    """Yield the workspace beside the output. Raises RunError."""
    with _in_one_line(target), workspace(target.parent / f".{target.name}.natsgrammar") as run:
        yield run


def _replaceable(folder: Path, overwrite: bool, apart: Iterable[str]) -> Listing | None:
    """Return the current content of the output. Raises RunError if it must not be replaced."""
    if folder.is_symlink() and not folder.exists():
        raise RunError(f"`{folder}` is a link to nothing, which is not followed: choose another --output")
    if folder.exists() and not folder.is_dir():
        raise RunError(f"`{folder}` is not a directory")
    if Path.cwd().is_relative_to(folder.resolve()):
        raise RunError(f"`{folder}` is or contains the working directory: choose another --output")
    keep_apart(folder, apart)
    before = listing(folder.resolve())
    sizes = {path: _size(*kind) for path, kind in (before or {}).items()}
    marker = read_marker((folder / MARKER).read_bytes() if (sizes.get(MARKER) or -1) > 0 else None)
    ensure_replaceable(folder, sizes, marker.get("files"), overwrite)
    if folder.is_mount():
        raise RunError(f"`{folder}` is a mount point, which cannot be replaced: name a directory below it")
    return before


def keep_apart(folder: Path, apart: Iterable[str]) -> None:
    """Raise RunError if the folder contains an input, or is in one, maybe through a link."""
    target = folder.resolve()
    for place in walked(apart):
        if (read := place.resolve()).is_relative_to(target):
            raise over_input(folder, "is or contains", place)
        if place.is_dir() and target.is_relative_to(read):
            raise over_input(folder, "is in", place)


def over_input(folder: Path | str, how: str, source: Path | str) -> RunError:
    """Return the error for an output that `is in`, or `is or contains`, an input."""
    return RunError(f"`{folder}` {how} `{source}`, which is an input: choose another --output")


def _size(kind: int, size: int | None = None, *_: int) -> int | None:
    """Return a file's size, None for a folder, and -1 for anything else."""
    return None if stat.S_ISDIR(kind) else size if stat.S_ISREG(kind) else -1


@contextmanager
def _in_one_line(folder: Path) -> Iterator[None]:
    """Turn errors of the system into RunError."""
    try:
        yield
    except OSError as error:
        raise RunError(f"`{folder}` cannot be written: {cause_of(error)}") from error
