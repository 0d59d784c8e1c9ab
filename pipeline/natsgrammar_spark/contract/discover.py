"""The files of an input, listed before Spark starts."""

import glob
import os
import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from errno import EACCES, ENOENT
from pathlib import Path

from natsgrammar.text import cause_of, printable

from .packed import COMPRESSED, OF_SPARK, ending_of, no_codec
from .problems import RunError

_ENDINGS = {".json": "json", ".jsonl": "json", ".ndjson": "json", ".csv": "csv", ".parquet": "parquet"}


class Missing(RunError):
    """Raised for a path or glob that names nothing."""


def find(paths: Sequence[str]) -> tuple[str, ...]:
    """Return the paths as Spark reads them: directories and globs expanded, addresses such as `s3a://…` unchanged.

    Skips hidden files (`.x`, `_x`) in directories, as Spark does. A link keeps its name, whose ending names the
    compression, and is a file beside the one to which it leads. Raises RunError if no file is left: Missing for none.
    """
    places = ((path, path_of(path)) for path in paths)
    return tuple(dict.fromkeys(file for path, at in places for file in ([path] if is_address(at) else _local(at))))


def format_of(files: Sequence[str]) -> str | None:
    """Return the format by the files' suffixes, if they agree."""
    formats = {*map(_format, files)}
    return formats.pop() if len(formats) == 1 else None


def untyped(form: str) -> str:
    """Return the error for files of a format whose columns a contract does not state."""
    return f"{form} files carry no column types: add `columns:` to `input:`"


def unclear(files: Sequence[str], given: str, add: str = "--input-format csv, json or parquet") -> str:
    """Return the error for files without one format; the user gave the first of them as `given`."""
    formats = {form: file for file in files if (form := _format(file))}
    if len(formats) > 1:
        return f"the files are of several formats ({', '.join(sorted(formats))}): give those of one"
    unknown = next(file for file in files if _format(file) is None)
    if ending_of(unknown) in COMPRESSED - OF_SPARK.keys():
        return no_codec(unescaped(unknown))
    return f"cannot infer the format of `{unescaped(unknown) if formats else given}` from its name: add {add}"


def _format(file: str) -> str | None:
    """Return the format by the suffix, or by that of the first file in a directory of partitions."""
    known = _ENDINGS.get(ending_of(Path(file).stem if ending_of(file) in OF_SPARK else file))
    if known is None and (path := Path(unescaped(file))).is_dir():
        return next((_format(inner.name) for inner in files_below(path)), None)
    return known


def size(files: Sequence[str]) -> int | None:
    """Return the total bytes of the files that `find` returned; None if some are not on this machine."""
    if any(map(is_address, files)):
        return None
    return sum(file.stat().st_size for file in files_below(*(Path(unescaped(file)) for file in files)))


def is_address(path: str) -> bool:
    """Return whether the file is not on this machine, so Spark opens it: `hdfs://…`, `s3a://…`."""
    return re.match(r"[A-Za-z][\w+.-]+:/", path) is not None and not path.startswith("file:")


def roots(paths: Iterable[str], hidden: bool = False) -> Iterator[Path]:
    """Yield the existing local files and directories that paths and globs name, with `hidden` also those of `.x`.

    Raises RunError for a pattern that means something else in a stream, where Hadoop expands it.
    """
    for path in paths:
        local = path_of(path)
        names = [local] if Path(local).exists() else sorted(glob.glob(local, recursive=True, include_hidden=hidden))  # noqa: PTH207 - patterns may be absolute
        if names != [local] and not is_address(path) and (sign := re.search(r"\{|\[\^|\\", local)):
            raise RunError(f"`{local}`: patterns have no `{sign[0]}`: give each path, or write `[!…]` or `?`")
        yield from map(Path, names)


def watched(place: str) -> list[Path]:
    """Return the local files and directories that a stream reads now by a path or pattern, as `roots`.

    Raises RunError for names that a stream and a run would read differently.
    """
    if "**" in Path(place).parts and not Path(place).exists():
        raise RunError(f"`{place}`: a stream reads no `**`: give the directory, or write `*` for each level")
    places = [*roots([place])]
    deque(map(_file, (at for at in places if is_hidden(at.name) and not at.is_dir())), 0)
    for file in files_below(*({*roots([place], hidden=True)} - {*places})):
        if not is_hidden(file.name):
            raise RunError(f"`{file}` is hidden from `{place}` in a run, not in a stream: move or rename its directory")
    return places


def walked(paths: Iterable[str]) -> Iterator[Path]:
    """Yield the local files and directories that paths and globs name, and each directory in which files are read."""
    for path in paths:
        with suppress(OSError, RunError):  # raised where the files are listed
            for root in roots([path]):
                yield root
                yield from (at for at, _, _ in folders(root)) if root.is_dir() else ()


def reader_of(file: Path, paths: Iterable[str]) -> Path | None:
    """Return the first path, or match of a glob, that is the file or a directory in which Spark reads it."""
    target = file.resolve()
    for place in walked(paths):
        inside = place.is_dir() and place.resolve() == target.parent and not is_hidden(target.name)
        if inside or (file.exists() and place.samefile(file)):
            return place
    return None


def unescaped(file: str) -> str:
    """Return the path of a file that `find` returned."""
    return re.sub(r"\\(.)", r"\1", file)


def path_of(address: str) -> str:
    """Return the path in an address with the scheme `file`, which may be relative; others unchanged."""
    return re.sub(r"\Afile:(?://(?=/))?", "", address)


def _local(path: str) -> Iterator[str]:
    try:
        places = list(roots([path]))
    except OSError as error:
        raise _unreadable(path, error) from None
    if not places:
        cause = "matches no file" if glob.has_magic(path) else f"cannot be read: {os.strerror(ENOENT).lower()}"
        raise Missing(f"`{path}` {cause}")
    for root in places:
        # Hadoop removes `..` from a path before it follows links, so links of the user are followed here.
        at = root.resolve() if root.is_dir() else root.parent.resolve() / root.name
        files = _directory(root) if root.is_dir() else [_file(root)]
        yield from (literal(str(at / file.relative_to(root))) for file in files)


def _file(path: Path) -> Path:
    """Return the path of a file. Raises RunError if Spark does not read it."""
    if is_hidden(path.name):
        raise RunError(f"`{path}`: Spark reads no file whose name begins with `_` or `.`, or ends with `._COPYING_`")
    if ":" in path.name:  # Hadoop would add `.NAME.crc`, and mistake that for an address
        raise RunError(f"`{path}`: Spark reads no file whose name has a colon: rename it")
    try:
        str(path).encode()
    except UnicodeEncodeError:
        raise RunError(f"`{printable(str(path))}`: Spark reads no file whose name is not UTF-8: rename it") from None
    if not path.is_file():
        raise RunError(f"`{path}` is not a file, or a directory of files")  # Spark reads no rows from a pipe
    if not os.access(path, os.R_OK):
        raise _unreadable(path, PermissionError(EACCES, os.strerror(EACCES)))
    return path


def _directory(path: Path) -> Iterator[Path]:
    files: list[Path] = []
    for folder, inner, names in folders(path):
        if any("=" in name for name in inner):
            # Partitions: Spark turns `day=2026-01-01` into a column if it gets the directory.
            ensure_read(folder)
            yield folder
            inner.clear()
            files.append(folder)
            continue
        here = [_file(folder / name) for name in names]
        yield from here
        files += here
    if not files:
        raise RunError(f"no files in `{path}`")


def folders(root: Path, once: dict[Path, Path] | None = None) -> Iterator[tuple[Path, list[str], list[str]]]:
    """Yield as `os.walk` each visible directory once, those behind links last, with the visible names in it.

    With `once`, which keeps them for other roots, raise RunError for a directory with a second name, such as a link.
    """
    waiting, walked = [root], {} if once is None else once
    while waiting:
        for at, inner, names in os.walk(waiting.pop(0), onerror=_refused):
            inner[:] = sorted(name for name in inner if not is_hidden(name))
            path, real = Path(at), Path(at).resolve()
            if real in walked:
                inner.clear()
                _ensure_first(path, once or {})
                continue
            walked[real] = path
            yield path, inner, sorted(name for name in names if not is_hidden(name))
            waiting += (link for name in inner if (link := path / name).is_symlink())


def _ensure_first(path: Path, once: dict[Path, Path]) -> None:
    if (first := once.setdefault(path.resolve(), path)) != path:
        raise RunError(f"`{path}` and `{first}` are one directory: remove the link")


def ensure_once(*places: Path) -> None:
    """Raise RunError for a directory that Spark would read twice or endlessly."""
    once: dict[Path, Path] = {}
    for place in places:
        if place.is_dir():
            deque(folders(place, once), 0)
        else:
            _ensure_first(place.parent, once)


def ensure_read(*places: Path) -> None:
    """Raise RunError as `ensure_once`, and for a file that Spark does not read."""
    ensure_once(*places)
    deque(map(_file, (file for file in files_below(*places) if not is_hidden(file.name))), 0)


def files_below(*places: Path) -> Iterator[Path]:
    """Yield the visible files in directories, and other places as they are."""
    for place in places:
        yield from (at / name for at, _, names in folders(place) for name in names) if place.is_dir() else [place]


def _refused(error: OSError) -> None:
    if not isinstance(error, FileNotFoundError):  # what vanishes before it is listed was never there
        raise _unreadable(error.filename, error)


def _unreadable(path: str | Path, error: OSError) -> RunError:
    return RunError(f"`{path}` cannot be read: {cause_of(error)}")


def is_hidden(name: str) -> bool:
    """Return whether Spark ignores files or directories of that name."""
    return name.startswith(".") or (name.startswith("_") and "=" not in name) or name.endswith("._COPYING_")


def literal(address: str) -> str:
    """Return the address with Hadoop's pattern characters escaped."""
    return re.sub(r"[\[\]{}*?\\]", r"\\\g<0>", address)
