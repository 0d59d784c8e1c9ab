"""Where results go: a local folder that is new, empty or an earlier result, and that is replaced in one step."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from .discover import roots
from .problems import RunError

REPORT, PAGE, IMPACT = "report.json", "report.html", "_impact.json"
_DATA = re.compile(r"part-.*\.parquet|_SUCCESS|\..*\.crc")  # what Spark calls its files


def local(output: str | Path) -> Path:
    """The folder that `--output` names. Raises RunError for an address of another file system."""
    text = str(output)
    if named := re.fullmatch(r"file:(?://)?(/(?!/).*)", text):
        return Path(named[1])
    if re.match(r"[A-Za-z][\w+.-]+:/", text):
        raise RunError(f"`{text}` is not on this machine: name a local --output, and copy the result from there")
    return Path(output)


def check_output(output: str | Path, overwrite: bool, apart: Iterable[str] = ()) -> Path:
    """The folder for the result. Raises RunError if it may not or cannot be written.

    `apart` are the paths and globs that are read, and must not be in or around it.
    """
    folder = local(output)
    try:
        if folder.exists() and not folder.is_dir():
            raise RunError(f"`{folder}` is not a directory")
        _keep_apart(folder, apart)
        if folder.is_dir() and any(folder.iterdir()):
            if not overwrite:
                raise RunError(f"`{folder}` is not empty: choose another --output, or replace it with --overwrite")
            _only_results(folder)
        if folder.is_mount():
            raise RunError(f"`{folder}` is a mount point, which cannot be replaced: name a directory below it")
        _beside(_existing(folder.resolve().parent), folder).rmdir()
    except OSError as error:
        raise _unwritable(folder, error) from None
    return folder


@contextmanager
def prepared(output: str | Path, overwrite: bool, apart: Iterable[str] = ()) -> Iterator[Path]:
    """A new directory beside the output, which takes its place at the end if nothing went wrong."""
    target = check_output(output, overwrite, apart).resolve()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        folder = _beside(target.parent, target)
        try:
            folder.chmod(0o755)
            yield folder
            if target.exists():
                before = _beside(target.parent, target)
                target.rename(before / "result")
                folder.rename(target)
                shutil.rmtree(before)
            else:
                folder.rename(target)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    except OSError as error:
        raise _unwritable(target, error) from error


def _keep_apart(folder: Path, apart: Iterable[str]) -> None:
    """Raises RunError if replacing the folder would take away what is read, or where we are."""
    target = folder.resolve()
    if Path.cwd().is_relative_to(target):
        raise RunError(f"`{folder}` is or contains the working directory: choose another --output")
    for root in roots(apart):
        if root.resolve().is_relative_to(target):
            raise RunError(f"`{folder}` is or contains `{root}`, which is an input: choose another --output")
        if root.is_dir() and target.is_relative_to(root.resolve()):
            raise RunError(f"`{folder}` is in `{root}`, which is an input: choose another --output")


def _only_results(folder: Path) -> None:
    """Raises RunError if the folder holds anything but an earlier result."""
    parts = _parts(folder)
    foreign = folder.iterdir() if parts is None else (it for it in folder.rglob("*") if not _is_ours(it, folder, parts))
    if names := [f"`{it.relative_to(folder)}`" for it in islice(foreign, 3)]:
        raise RunError(
            f"`{folder}` contains more than an earlier result ({', '.join(sorted(names))}) and is not replaced: "
            "choose another --output, or remove it yourself"
        )


def _parts(folder: Path) -> set[str] | None:
    """The data directories that the report in the folder lists; None without a report of ours."""
    if (folder / IMPACT).is_file():
        return {"."}
    try:
        report = json.loads((folder / REPORT).read_bytes())
        assert isinstance(report["report"], int)
        return {one["output"][part] for one in report["contracts"] for part in ("valid", "quarantine")}
    except (OSError, ValueError, LookupError, TypeError, AssertionError):
        return None


def _is_ours(path: Path, folder: Path, parts: set[str]) -> bool:
    name, parent = path.relative_to(folder).as_posix(), path.parent.relative_to(folder).as_posix()
    if path.is_dir():
        return any(f"{part}/".startswith(f"{name}/") for part in parts)
    return name in (REPORT, PAGE, IMPACT) or (parent in parts and _DATA.fullmatch(path.name) is not None)


def _existing(folder: Path) -> Path:
    """The folder, or the nearest one around it that exists."""
    return folder if folder.exists() else _existing(folder.parent)


def _beside(parent: Path, folder: Path) -> Path:
    return Path(tempfile.mkdtemp(prefix=f".{folder.resolve().name}-", dir=parent))


def _unwritable(folder: Path, error: OSError) -> RunError:
    return RunError(f"`{folder}` cannot be written: {(error.strerror or str(error)).lower()}")
