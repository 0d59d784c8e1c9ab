"""History: a file with a line of JSON for each run, from which reports draw how the findings develop."""

from __future__ import annotations

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
from .compare import LARGEST, ROWS, counts, identity, string
from .words import Data

try:
    import fcntl
except ImportError:  # missing on Windows, where appends are not kept apart
    fcntl = None  # type: ignore[assignment]

VERSION = 1
DRAWN = 60  # runs in a picture


def read(file: str, apart: Iterable[str] = ()) -> tuple[list[dict[str, Any]], list[int]]:
    """The runs of a history, oldest first, and the numbers of its damaged lines.

    A file that is not there has none. `apart` are the paths and globs that the run reads. Raises RunError if the file
    is one of them, has lines but none of a history, cannot be read, or if a line cannot be appended to it.
    """
    _ensure_writable(file)
    path = Path(file)
    if (source := reader_of(path, apart)) is not None:
        what = f"in `{source}`, which is an input" if source.is_dir() else "a contract or an input"
        raise RunError(f"`{file}` is {what} of this run: choose another --history")
    try:
        texts = path.read_bytes().split(b"\n") if path.exists() else []
    except OSError as error:
        raise RunError(f"`{file}` cannot be read: {cause_of(error)}") from None
    lines, damaged = [], []
    for number, text in enumerate(texts, 1):
        if not text.strip():
            continue
        try:
            lines.append(_line(json.loads(text.decode())))
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            damaged.append(number)
    if damaged and not lines:
        raise RunError(f"`{file}` is not a history of `natsgrammar run`: choose another --history")
    return lines, damaged


def _ensure_writable(file: str) -> None:
    """Raises RunError if a line cannot be appended to the file."""
    path = Path(file)
    try:
        if not path.exists():
            if path.is_symlink():
                raise RunError(f"`{file}` is a link to nothing, which is not followed")
            if not path.parent.is_dir():
                raise RunError(f"`{file}` cannot be written: `{path.parent}` is not a folder")
            if not os.access(path.parent, os.W_OK | os.X_OK):
                raise RunError(f"`{file}` cannot be written: permission denied")
            return
        if path.is_dir():
            raise RunError(f"`{file}` is a folder: name a file in it")
        if (cause := not_plain(path, LARGEST)) is not None:
            raise RunError(f"`{file}` cannot be written: {cause}")
        with path.open("ab"):
            pass
    except OSError as error:
        raise RunError(f"`{file}` cannot be written: {cause_of(error)}") from None


def append(file: str, report: Data) -> None:
    """Adds a line for the run that wrote the report: whole, after whatever the file ends in. Raises RunError."""
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
    """What the history keeps of a report."""
    contracts = [
        {
            "name": one["name"],
            "sha256": one["file"]["sha256"],
            "rows": one["rows"],
            "checks": [
                {key: check[key] for key in ("column", "address", "kind", "into", "where", "status") if check[key]}
                | {"checked": check["rows"]["checked"], "refused": check["rows"]["refused"]}
                for check in one["checks"]
            ],
        }
        for one in report["contracts"]
    ]
    run = report["run"]
    told = {"started": run["started"], "seconds": run["seconds"], "natsgrammar": run["natsgrammar"]}
    return {"history": VERSION, **told, "status": report["status"], "rows": report["rows"], "contracts": contracts}


def trend(lines: Sequence[Data], names: Sequence[str]) -> list[dict[str, Any]]:
    """The runs of the same contracts, with their rows."""
    same = [it for it in lines if {one["name"] for one in it["contracts"]} == {*names}]
    return [{"started": it["started"], "rows": dict(it["rows"])} for it in same[-DRAWN:]]


def trend_of(lines: Sequence[Data], name: str, check: Data) -> list[dict[str, int]]:
    """How many rows a check refused in each run that had it."""
    wanted = identity(check)
    same = (its for one in _runs_of(lines, name) for its in one["checks"] if identity(its) == wanted)
    return [counts(its, "checked", "refused") for its in same][-DRAWN:]


def trend_of_lines(lines: Sequence[Data], name: str) -> list[dict[str, int]]:
    """The same of the lines of an input: how many were malformed."""
    rows = (one["rows"] for one in _runs_of(lines, name))
    return [{"checked": it["in"], "refused": it["malformed"]} for it in rows][-DRAWN:]


def _runs_of(lines: Sequence[Data], name: str) -> Iterator[Data]:
    return (one for it in lines for one in it["contracts"] if one["name"] == name)


def _line(data: Any) -> dict[str, Any]:
    """A line in the form that it should have. Raises ValueError, LookupError, TypeError or AttributeError."""
    if data["history"] != VERSION:
        raise ValueError(data)
    string(data["started"])
    counts(data["rows"], *ROWS)
    for one in data["contracts"]:
        string(one["name"])
        counts(one["rows"], *ROWS)
        for check in one["checks"]:
            counts(check, "checked", "refused")
            identity(check)
    return dict(data)
