"""History: a file with a JSON line for each run, from which reports draw trends."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from natsgrammar.streams import not_plain
from natsgrammar.text import cause_of

from ..contract.discover import reader_of
from ..contract.problems import RunError
from .compare import LARGEST, LINE, counts, fits, identity
from .words import Data

try:
    import fcntl
except ImportError:  # missing on Windows, where appends are not kept apart
    fcntl = None  # type: ignore[assignment]

VERSION = 1
DRAWN = 60  # runs in a picture
_IDENTITY = ("column", "address", "kind", "into", "where", "status")  # keys of a check that a line keeps


def read(file: str, apart: Iterable[str] = ()) -> tuple[list[dict[str, Any]], list[int]]:
    """Return the runs in a history, oldest first, and its damaged line numbers; none if the file is missing.

    `apart` are the paths and globs that the run reads. Raises RunError if the file is one of them, has lines but none
    of a history, cannot be read, or if a line cannot be appended.
    """
    _ensure_writable(file)
    path = Path(file)
    if (source := reader_of(path, apart)) is not None:
        role = f"in `{source}`, which is an input" if source.is_dir() else "a contract or an input"
        raise RunError(f"`{file}` is {role} of this run: choose another --history")
    try:
        texts = path.read_bytes().split(b"\n") if path.exists() else []
    except OSError as error:
        raise RunError(f"`{file}` cannot be read: {cause_of(error)}") from None
    lines, damaged = [], []
    for number, text in enumerate(texts, 1):
        if not text.strip():
            continue
        try:
            data: Any = json.loads(text.decode())
        except (ValueError, RecursionError):
            data = None
        if fits(data, LINE) and data.get("history") == VERSION:
            lines.append(data)
        else:
            damaged.append(number)
    if damaged and not lines:
        raise RunError(f"`{file}` is not a history of `natsgrammar run`: choose another --history")
    return lines, damaged


def _ensure_writable(file: str) -> None:
    """Raise RunError if a line cannot be appended to the file."""
    path = Path(file)
    try:
        if path.exists():
            if path.is_dir():
                raise RunError(f"`{file}` is a folder: name a file in it")
            cause = not_plain(path, LARGEST)
            if cause is None:
                path.open("ab").close()
        elif path.is_symlink():
            raise RunError(f"`{file}` is a link to nothing, which is not followed")
        elif not path.parent.is_dir():
            cause = f"`{path.parent}` is not a folder"
        else:
            cause = None if os.access(path.parent, os.W_OK | os.X_OK) else "permission denied"
    except OSError as error:
        cause = cause_of(error)
    if cause is not None:
        raise RunError(f"`{file}` cannot be written: {cause}")


def append(file: str, report: Data) -> None:
    """Append a whole line for the run in the report. Raises RunError."""
    text = json.dumps(line(report), ensure_ascii=True, separators=(",", ":")) + "\n"
    try:
        with Path(file).open("ab+", buffering=0) as opened:  # a buffer would be written again when the file is closed
            if fcntl is not None:
                fcntl.flock(opened, fcntl.LOCK_EX)
            end = opened.seek(0, os.SEEK_END)
            opened.seek(max(end - 1, 0))
            left = b"\n" * (opened.read(1) not in (b"", b"\n")) + text.encode()  # after a line that was torn
            try:
                while left:
                    left = left[opened.write(left) :]
                os.fsync(opened.fileno())
            except OSError:
                with suppress(OSError):
                    os.truncate(opened.fileno(), end)
                raise
    except OSError as error:
        raise RunError(f"`{file}` cannot be written: {cause_of(error)}; the result is in place, without it") from None


def line(report: Data) -> dict[str, Any]:
    """Return a report's line in the history."""
    contracts = [
        {
            "name": contract["name"],
            "sha256": contract["file"]["sha256"],
            "rows": contract["rows"],
            "checks": [
                {key: check[key] for key in _IDENTITY if check[key]} | counts(check["rows"], ("checked", "refused"))
                for check in contract["checks"]
            ],
        }
        for contract in report["contracts"]
    ]
    run = {key: report["run"][key] for key in ("started", "seconds", "natsgrammar")}
    return {"history": VERSION, **run, "status": report["status"], "rows": report["rows"], "contracts": contracts}


def trend(lines: Sequence[Data], names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the runs with the same contracts, and their rows."""
    same = [run for run in lines if {contract["name"] for contract in run["contracts"]} == {*names}]
    return [{"started": run["started"], "rows": dict(run["rows"])} for run in same[-DRAWN:]]


def trend_of(lines: Sequence[Data], name: str, check: Data) -> list[dict[str, int]]:
    """Return how many rows failed a check, run by run."""
    key = identity(check)
    same = (each for contract in _runs_of(lines, name) for each in contract["checks"] if identity(each) == key)
    return [counts(each, ("checked", "refused")) for each in same][-DRAWN:]


def trend_of_lines(lines: Sequence[Data], name: str) -> list[dict[str, int]]:
    """Return how many input lines were malformed, run by run."""
    rows = (contract["rows"] for contract in _runs_of(lines, name))
    return [{"checked": each["in"], "refused": each["malformed"]} for each in rows][-DRAWN:]


def _runs_of(lines: Sequence[Data], name: str) -> Iterator[Data]:
    return (contract for run in lines for contract in run["contracts"] if contract["name"] == name)
