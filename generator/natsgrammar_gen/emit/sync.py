"""Compare rendered files with a folder, and update it."""

import difflib
import json
import shutil
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from natsgrammar.files import MARKER, Conflict, Replacement, listing, naming, read_marker, replace, staged, workspace

Files = dict[str, str]
WORK = ".natsgrammar"  # beside the written folders, while they are replaced
# Where packages are built, and by `tools.reference` for the box on pages.
MADE_BY_TOOLS = ("Cargo.lock", "__pycache__", "natsgrammar.js", "node_modules", "package-lock.json", "target")


@dataclass(frozen=True)
class Changes:
    """How a folder differs from what was rendered; paths are relative to the folder, with `/`."""

    changed: tuple[str, ...]
    missing: tuple[str, ...]
    stray: tuple[str, ...]


def compare(files: Mapping[str, str], root: Path) -> Changes:
    """Compare `root` with the rendered files; files are stray in folders with rendered ones, unless tools made them.

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
        folders = [name for name in sorted(_owned(files)) if any(path.startswith(f"{name}/") for path in outdated)]
        replacements = [Replacement(root / folder, listing(root / folder)) for folder in folders]
        for number, (folder, planned) in enumerate(zip(folders, replacements, strict=True)):
            new, rendered = staged(run, number), _inside(files, folder)
            fresh = {path for path in rendered if f"{folder}/{path}" in outdated}
            others = (planned.before or {}).keys() - rendered.keys()
            if remove_stray:
                others -= {path.removeprefix(f"{folder}/") for path in changes.stray}
                others -= {path for path in others if (root / folder / path).is_dir()}
            _stage(root / folder, new, (rendered.keys() - fresh) | others)
            for path in fresh:
                (new / path).parent.mkdir(parents=True, exist_ok=True)
                with naming(root / folder / path):
                    (new / path).write_bytes(rendered[path].encode())
        replace(run, replacements)
    return changes


def _inside(files: Mapping[str, str], folder: str) -> Files:
    """Return the files in a folder, by their paths below it."""
    return {path.removeprefix(f"{folder}/"): text for path, text in files.items() if path.startswith(f"{folder}/")}


def marked(files: Mapping[str, str], root: Path) -> Files:
    """Return the files, and markers in their folders that list them and earlier ones. Raises Conflict."""
    _check(files, root)
    markers, foreign = {}, []
    for folder in sorted(_owned(files)):
        marker, rendered = root / folder / MARKER, _inside(files, folder)
        listed = read_marker(marker.read_bytes()).get("generated", []) if marker.is_file() else []
        for path, text in rendered.items():
            file = root / folder / path
            if path not in listed and file.exists() and not (file.is_file() and file.read_bytes() == text.encode()):
                foreign.append(file)
        if not listed and marker.exists():
            foreign.append(marker)
        left = {path for path in listed if isinstance(path, str) and (root / folder / path).is_file()}
        markers[f"{folder}/{MARKER}"] = json.dumps({"generated": sorted({*rendered, *left})}, indent=1) + "\n"
    if foreign:
        names = ", ".join(f"`{path}`" for path in sorted(foreign)[:3]) + ", …" * (len(foreign) > 3)
        raise Conflict(f"no earlier `generate` wrote {names}: move what is yours, or choose another folder")
    return {**files, **markers}


def stale(changes: Changes, remove_stray: bool) -> set[str]:
    """Return the paths for `write` to change."""
    return {*changes.changed, *changes.missing, *(changes.stray if remove_stray else ())}


def _stage(old: Path, new: Path, paths: Iterable[str]) -> None:
    """Make a new folder with these paths of the old one."""
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
    """Yield a unified diff's lines from the folder to the rendered files, for these paths."""
    for path in sorted(paths):
        old = (root / path).read_text(encoding="utf-8", errors="replace") if (root / path).exists() else ""
        new = files.get(path, "")
        yield from difflib.unified_diff(
            old.splitlines(), new.splitlines(), f"a/{path}", f"b/{path}" if path in files else "/dev/null", lineterm=""
        )


def _check(files: Iterable[str], root: Path) -> None:
    """Raise Conflict if anything is in the way of the files."""
    folders = _folders(files)
    for path in sorted({*folders, *files}):
        place = root / path
        if place.is_symlink():
            raise Conflict(f"cannot write `{place}`: it is a link, which is not followed")
        if place.exists() and place.is_dir() != (path in folders):
            raise Conflict(f"cannot write `{place}`: it is {'not ' * (path in folders)}a folder")


def _folders(files: Iterable[str]) -> set[str]:
    """Return all folders above the files."""
    return {parent.as_posix() for path in files for parent in PurePosixPath(path).parents} - {"."}


def _owned(files: Mapping[str, str]) -> set[str]:
    """Return the folders with nothing but rendered files: the topmost of each file, below `docs` the second."""
    return {"/".join(path.split("/")[: 2 if path.startswith("docs/") else 1]) for path in files}


def _below(folder: Path, prefix: str, rendered: Collection[str]) -> Iterator[str]:
    """Yield the files below a folder, except those that tools make there."""
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
