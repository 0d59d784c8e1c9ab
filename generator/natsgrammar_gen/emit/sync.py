"""Compare rendered files with a folder, and update it."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

Files = dict[str, str]


@dataclass(frozen=True)
class Changes:
    """How a folder differs from what was rendered; paths are relative to the folder, with `/`."""

    changed: tuple[str, ...]
    missing: tuple[str, ...]
    stray: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.changed or self.missing or self.stray)


def compare(files: Mapping[str, str], root: Path) -> Changes:
    """What in `root` differs from the rendered files; finds stray files in the folders that hold rendered ones."""
    present = {path for folder in _owned(files) for path in _below(root / folder, folder)}
    return Changes(
        tuple(sorted(p for p in files.keys() & present if (root / p).read_bytes() != files[p].encode())),
        tuple(sorted(files.keys() - present)),
        tuple(sorted(present - files.keys())),
    )


def write(files: Mapping[str, str], root: Path, changes: Changes, remove_stray: bool) -> None:
    """Update `root`; writes only what changed."""
    for path in (*changes.changed, *changes.missing):
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(files[path].encode())
    if remove_stray:
        for path in changes.stray:
            target = root / path
            target.unlink()
            for folder in list(target.relative_to(root).parents)[:-1]:
                if not any((root / folder).iterdir()):
                    (root / folder).rmdir()


def diff(files: Mapping[str, str], root: Path, changes: Changes) -> Iterator[str]:
    """The lines of a unified diff from the folder to what was rendered."""
    for path in sorted((*changes.changed, *changes.missing, *changes.stray)):
        old = (root / path).read_text(encoding="utf-8", errors="replace") if path not in changes.missing else ""
        new = files.get(path, "")
        yield from difflib.unified_diff(
            old.splitlines(), new.splitlines(), f"a/{path}", f"b/{path}" if path in files else "/dev/null", lineterm=""
        )


def _owned(files: Mapping[str, str]) -> set[str]:
    """The folders that hold nothing but rendered files: the topmost one of each file; below `docs` the second."""
    return {"/".join(path.split("/")[: 2 if path.startswith("docs/") else 1]) for path in files}


def _below(folder: Path, prefix: str) -> Iterator[str]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _below(entry, f"{prefix}/{entry.name}")
        else:
            yield f"{prefix}/{entry.name}"
