"""Compare rendered files with a folder, and update it."""

from __future__ import annotations

import difflib
import json
import shutil
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from natsgrammar.files import Conflict, Replacement, listing, naming, replace, staged, workspace

Files = dict[str, str]
WORK = ".natsgrammar"  # beside the written folders, while they are replaced
MARKER = ".natsgrammar.json"  # in each written folder of a user: the files in it that are generated
MADE_BY_TOOLS = ("Cargo.lock", "__pycache__", "node_modules", "package-lock.json", "target")  # where packages are built


@dataclass(frozen=True)
class Changes:
    """How a folder differs from what was rendered; paths are relative to the folder, with `/`."""

    changed: tuple[str, ...]
    missing: tuple[str, ...]
    stray: tuple[str, ...]


def compare(files: Mapping[str, str], root: Path) -> Changes:
    """What in `root` differs from the rendered files; finds stray files in the folders that hold rendered ones.

    What compilers and package managers write there is not stray.

    Raises Conflict if a link, or a file in the place of a folder or the other way round, is in the way of a file.
    """
    _check(files, root)
    rendered = {*files, *_folders(files)}
    present = {path for folder in _owned(files) for path in _below(root / folder, folder, rendered)}
    return Changes(
        tuple(sorted(p for p in files.keys() & present if (root / p).read_bytes() != files[p].encode())),
        tuple(sorted(files.keys() - present)),
        tuple(sorted(present - files.keys())),
    )


def write(files: Mapping[str, str], root: Path, remove_stray: bool) -> Changes:
    """Update `root`, and return how it differed: every folder whole, all of them or none if anything fails.

    Without `remove_stray` the folders are a user's, and get markers. Only folders in which something changed are
    replaced. Raises OSError, and Conflict for another run, a link or, in a user's folder, a file that is not generated.
    """
    unmarked = files
    files = unmarked if remove_stray else marked(unmarked, root)
    changes = compare(files, root)
    if not stale(changes, remove_stray) and not (root / WORK).exists():
        return changes
    with workspace(root / WORK) as run:
        files = unmarked if remove_stray else marked(unmarked, root)
        changes = compare(files, root)
        outdated = stale(changes, remove_stray)
        folders = sorted(it for it in _owned(files) if any(path.startswith(f"{it}/") for path in outdated))
        replacements = [Replacement(root / folder, listing(root / folder)) for folder in folders]
        for number, (folder, it) in enumerate(zip(folders, replacements, strict=True)):
            rendered = {path.removeprefix(f"{folder}/"): path for path in files if path.startswith(f"{folder}/")}
            links = {path for path, whole in rendered.items() if whole not in outdated}
            others = (it.before or {}).keys() - rendered.keys()
            if remove_stray:
                others -= {path.removeprefix(f"{folder}/") for path in changes.stray}
                others -= {path for path in others if (root / folder / path).is_dir()}
            _stage(root / folder, staged(run, number), links | others)
            for path in rendered.keys() - links:
                (staged(run, number) / path).parent.mkdir(parents=True, exist_ok=True)
                with naming(root / rendered[path]):
                    (staged(run, number) / path).write_bytes(files[rendered[path]].encode())
        replace(run, replacements)
    return changes


def marked(files: Mapping[str, str], root: Path) -> Files:
    """The files, and for each of their folders the marker, which lists them and those that earlier runs wrote.

    Raises Conflict if `root` has another file in the place of one of them, unless an earlier run wrote it.
    """
    _check(files, root)
    markers, foreign = {}, []
    for folder in sorted(_owned(files)):
        listed, marker = _listed(root / folder), f"{folder}/{MARKER}"
        rendered = {path.removeprefix(f"{folder}/"): files[path] for path in files if path.startswith(f"{folder}/")}
        for path, text in rendered.items():
            found = root / folder / path
            if path not in listed and found.exists() and not (found.is_file() and found.read_bytes() == text.encode()):
                foreign.append(found)
        if not listed and (root / marker).exists():
            foreign.append(root / marker)
        left = {path for path in listed if (root / folder / path).is_file()}
        markers[marker] = json.dumps({"generated": sorted({*rendered, *left})}, indent=1) + "\n"
    if foreign:
        names = ", ".join(f"`{path}`" for path in sorted(foreign)[:3]) + ", …" * (len(foreign) > 3)
        raise Conflict(f"no earlier `generate` wrote {names}: move what is yours, or choose another folder")
    return {**files, **markers}


def _listed(folder: Path) -> set[str]:
    """The files of a folder that its marker lists; none without a marker of ours."""
    try:
        if not (folder / MARKER).is_file():
            return set()
        return {path for path in json.loads((folder / MARKER).read_bytes())["generated"] if isinstance(path, str)}
    except (ValueError, LookupError, TypeError):
        return set()


def stale(changes: Changes, remove_stray: bool) -> set[str]:
    """The paths that `write` would change."""
    return {*changes.changed, *changes.missing, *(changes.stray if remove_stray else ())}


def _stage(old: Path, new: Path, paths: Iterable[str]) -> None:
    """Make a new folder in which these paths are what they are in the old one."""
    new.mkdir()
    for path in ("", *sorted(paths)):
        source, target = old / path, new / path
        if source.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(source.readlink())
        elif source.is_dir():
            target.mkdir(parents=True, exist_ok=True)
            shutil.copymode(source, target)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            try:
                target.hardlink_to(source)
            except OSError:  # a file system without them
                shutil.copy2(source, target)


def diff(files: Mapping[str, str], root: Path, paths: Iterable[str]) -> Iterator[str]:
    """The lines of a unified diff from the folder to what was rendered, for these paths."""
    for path in sorted(paths):
        old = (root / path).read_text(encoding="utf-8", errors="replace") if (root / path).exists() else ""
        new = files.get(path, "")
        yield from difflib.unified_diff(
            old.splitlines(), new.splitlines(), f"a/{path}", f"b/{path}" if path in files else "/dev/null", lineterm=""
        )


def _check(files: Iterable[str], root: Path) -> None:
    """Raises Conflict for what is in the way of the files."""
    folders = _folders(files)
    for path in sorted({*folders, *files}):
        found = root / path
        if found.is_symlink():
            raise Conflict(f"cannot write `{found}`: it is a link, which is not followed")
        if found.exists() and found.is_dir() != (path in folders):
            raise Conflict(f"cannot write `{found}`: it is {'not ' * (path in folders)}a folder")


def _folders(files: Iterable[str]) -> set[str]:
    """All folders above the files."""
    return {parent.as_posix() for path in files for parent in PurePosixPath(path).parents} - {"."}


def _owned(files: Mapping[str, str]) -> set[str]:
    """The folders that hold nothing but rendered files: the topmost one of each file; below `docs` the second.

    A file that is in none is there itself.
    """
    return {"/".join(path.split("/")[: 2 if path.startswith("docs/") else 1]) for path in files}


def _below(folder: Path, prefix: str, rendered: Collection[str]) -> Iterator[str]:
    """The files below a folder, without those that tools make there."""
    if folder.is_file():
        yield prefix
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        path = f"{prefix}/{entry.name}"
        if entry.name in MADE_BY_TOOLS and path not in rendered:
            continue
        if entry.is_dir() and not entry.is_symlink():
            yield from _below(entry, path, rendered)
        else:
            yield path
