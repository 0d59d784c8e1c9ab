"""The place of the grammars: the checkout around the working directory, else next to or inside this package."""

from __future__ import annotations

from collections.abc import Sequence
from os.path import isfile
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def checkout() -> Path | None:
    """The root of the checkout of natsgrammar that holds the working directory, or None outside of one."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents) if _is_checkout(folder)), None)


def grammar_root() -> Path:
    """The folder of natsgrammar's own grammars: of the checkout, else those this package was installed with."""
    root = checkout()
    if root is not None:
        return root / "grammar"
    packaged = _PACKAGE / "grammars"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1] / "grammar"  # an editable installation


def imported_file(root: Path, folders: Sequence[str]) -> Path:
    """The file that `%import` names: in the folder of the grammars, else one of natsgrammar's own building blocks.

    Those are in folders whose names begin with `_`, so nobody has to copy them, and no published edition is imported.
    """
    file = root.joinpath(*folders).with_suffix(".lark")
    if isfile(file) or not folders[0].startswith("_"):  # noqa: PTH113 - Path raises for a long name
        return file
    return grammar_root().joinpath(*folders).with_suffix(".lark")


def _is_checkout(folder: Path) -> bool:
    return (folder / "grammar").is_dir() and (folder / "generator" / "natsgrammar_gen").is_dir()
