"""The files of an input with their sizes: listed once, and compared with what Spark plans to read, and afterwards.

Spark passes over a file that vanishes before a listing of many files, and reads one that grows up to its earlier size.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from threading import Event, Thread
from typing import Any

from py4j.protocol import Py4JError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame

from natsgrammar.text import counted

from ..contract.discover import is_hidden
from ..contract.problems import RunError

_SHOWN = 3  # files in a message
_LOOKS = 10  # seconds between looks at the files
_STATUS = re.compile(r"path=(.*?); isDirectory=false; length=(\d+);.*?; modification_time=(\d+);", re.DOTALL)
Stamp = tuple[int, int]  # bytes, and the time of modification


@dataclass(frozen=True, slots=True)
class Listing:
    """Files by path or address, and the function that lists them again; `is_tolerant` is whether they may change."""

    files: Mapping[str, Stamp]
    again: Callable[[], Mapping[str, Stamp]]
    is_tolerant: bool = False
    remedy: str = ", or add `--tolerate-changes`"

    @property
    def octets(self) -> int:
        """The bytes of all files."""
        return sum(octets for octets, _ in self.files.values())

    def ensure_planned(self, rows: DataFrame) -> None:
        """Raise RunError if Spark plans to read other files, or more or fewer bytes."""
        location = location_of(rows)
        if location is None or self.is_tolerant:
            return
        listed, planned = (len(self.files), self.octets), (int(location.allFiles().size()), int(location.sizeInBytes()))
        if planned != listed:  # or Spark lists `_metadata` as well, of which it reads no rows
            stamps = [stamp for name, stamp in _located(location).items() if not is_hidden(name.rpartition("/")[2])]
            planned = len(stamps), sum(octets for octets, _ in stamps)
        if planned != listed:
            self.ensure_unchanged()
            raise RunError(f"files changed while they were listed: {_many(*listed)}, then {_many(*planned)}")

    def ensure_unchanged(self) -> None:
        """Raise RunError for files that vanished, grew, shrank or were written again, unless they may."""
        if not self.is_tolerant and (changes := "; ".join(self.notes())):
            raise RunError(f"{changes}; run again when nothing writes there{self.remedy}")

    def notes(self) -> Iterator[str]:
        """Yield a note on files that changed."""
        now = self.again()
        changed = [name for name, stamp in self.files.items() if now.get(name) != stamp]
        if changed:
            shown = ", ".join(f"`{name}` {_change(self.files[name], now.get(name))}" for name in changed[:_SHOWN])
            more = f", and {counted(len(changed) - _SHOWN, 'more file')}" if len(changed) > _SHOWN else ""
            yield f"changed during the run: {shown}{more}"

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Raise RunError for files that changed instead of errors that this may have caused."""
        ended = Event()
        Thread(target=self._watch, args=(ended,), daemon=True).start()
        try:
            yield
        except (PySparkException, Py4JError, RunError):
            self.ensure_unchanged()
            raise
        finally:
            ended.set()

    def _watch(self, ended: Event) -> None:
        """Let tasks open pipes in place of files, which takes until someone writes there: they read no row."""
        while not ended.wait(_LOOKS):
            for path in self.files.keys() - _stamps(self.files).keys():
                with suppress(OSError):  # no task is there yet
                    if Path(path).is_fifo():
                        os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))


def of_paths(paths: Iterable[str], is_tolerant: bool = False) -> Listing:
    """List files of this machine; those that are gone have vanished for all methods."""
    names = tuple(paths)
    return Listing(dict.fromkeys(names, (0, 0)) | _stamps(names), lambda: _stamps(names), is_tolerant)


def of_plan(rows: DataFrame, is_tolerant: bool = False) -> Listing | None:
    """Return the files that Spark has listed, with the names of their file systems; None if they are unknown."""
    location = location_of(rows)
    return None if location is None else Listing(_located(location), lambda: _located(location, True), is_tolerant)


def _stamps(paths: Iterable[str]) -> dict[str, Stamp]:
    stamps: dict[str, Stamp] = {}
    for path in paths:
        with suppress(OSError):
            if S_ISREG((status := Path(path).stat()).st_mode):
                stamps[path] = status.st_size, status.st_mtime_ns
    return stamps


def location_of(rows: DataFrame) -> Any:
    """Return the index of the files that rows come from; None for Spark Connect, and files read in some other way."""
    with suppress(AttributeError, Py4JError):
        plan: Any = rows._jdf  # noqa: SLF001 - `DataFrame.inputFiles` has no sizes
        location = plan.queryExecution().analyzed().collectLeaves().head().relation().location()
        location.allFiles()
        return location
    return None


def _located(location: Any, is_anew: bool = False) -> dict[str, Stamp]:
    if is_anew:
        location.refresh()
    # As one text, because a call of Java for each member of each file would take long.
    files = _STATUS.findall(str(location.allFiles().mkString("\n")))
    return {name: (int(octets), int(modified)) for name, octets, modified in files}


def _change(before: Stamp, now: Stamp | None) -> str:
    if now is None:
        return "vanished"
    return f"had {before[0]:,} bytes, and now has {now[0]:,}" if now[0] != before[0] else "was written again"


def _many(files: int, octets: int) -> str:
    return f"{counted(files, 'file')} of {octets:,} bytes"
