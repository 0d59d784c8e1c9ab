"""The grammars' folder, in the checkout around the working directory, else in this package; and the texts of files."""

from collections.abc import Sequence
from importlib.util import find_spec
from os.path import isfile
from pathlib import Path

from natsgrammar.diagnostics import Diagnostic, Refused, undecodable
from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of

_PACKAGE = Path(__file__).resolve().parents[1]
LARGEST = 4_000_000  # bytes; the budget of work ends before that


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


def source(path: Path) -> str:
    """Return a file's text without a byte order mark. Raises `Refused`, also for a file without an end."""
    try:
        if (cause := not_plain(path, LARGEST)) is not None:
            raise Refused([Diagnostic(str(path), 1, 1, f"cannot be read: {cause}")])
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise Refused([Diagnostic(str(path), 1, 1, f"cannot be read: {cause_of(error)}")]) from None
    except UnicodeDecodeError as error:
        raise Refused([undecodable(str(path), error)]) from None
