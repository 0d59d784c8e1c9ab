"""The grammars' folder: in the checkout around the working directory, else next to or inside this package."""

from collections.abc import Sequence
from importlib.util import find_spec
from os.path import isfile
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def checkout() -> Path | None:
    """Return the root of natsgrammar's checkout around the working directory, or None."""
    here = Path.cwd()
    parts = "grammar", "generator/natsgrammar_gen"
    return next((at for at in (here, *here.parents) if all((at / part).is_dir() for part in parts)), None)


def grammar_root() -> Path:
    """Return the folder with natsgrammar's own grammars: in the checkout, else the installed one."""
    root = checkout()
    if root is not None:
        return root / "grammar"
    packaged = _PACKAGE / "grammars"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1] / "grammar"  # an editable installation


def imported_file(root: Path, folders: Sequence[str]) -> Path:
    """Return the file for an `%import`: among the grammars, among our blocks (in `_…`), or Lark's `common`."""
    file = root.joinpath(*folders).with_suffix(".lark")
    if folders == ["common"] and not isfile(file):  # noqa: PTH113 - as below
        package = find_spec("lark")  # without importing Lark, which most commands do without
        assert package is not None
        assert package.origin is not None
        return Path(package.origin).parent / "grammars" / "common.lark"
    if isfile(file) or not folders[0].startswith("_"):  # noqa: PTH113 - Path raises for a long name
        return file
    return grammar_root().joinpath(*folders).with_suffix(".lark")
