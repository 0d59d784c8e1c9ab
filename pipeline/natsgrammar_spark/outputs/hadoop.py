"""Results on any file system that the session knows: HDFS, object stores and others; whole or not at all there, too.

Where a rename is one step, the result is prepared beside the output and renamed. Object stores copy when they rename:
there each run has a folder of its own, and what makes it the result is MARKER, which is written last and names it.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from ..contract.discover import literal
from ..contract.problems import RunError
from ..session.errors import cause_of
from .local import MARKER, Folder, not_empty, not_listed, not_ours, over_input

# schemes whose rename is one step
RENAMING = ("file", "hdfs", "webhdfs", "swebhdfs", "viewfs", "abfs", "abfss", "ofs", "o3fs")
_RUN = re.compile(r"run-[0-9a-f]{16}(/|\Z)")
_DEAD = 24 * 3600  # seconds without a change after which the folder of another run is removed
_Files = dict[str, tuple[int, int]]  # path below a folder → size and time


@dataclass(frozen=True, slots=True)
class RemoteFolder:
    """A folder of a Hadoop file system, with the methods of `output.Folder`; `remote_folder` makes one."""

    address: str
    _java: Any
    _settings: Any
    _files: Any

    @property
    def renames(self) -> bool:
        """Whether a rename is one step there."""
        return self.address.partition(":")[0].lower() in RENAMING

    @property
    def is_root(self) -> bool:
        """Whether the folder is the whole file system, or bucket."""
        return self._path("").getParent() is None

    def uri(self, name: str) -> str:
        """The address of a part, to write it."""
        return f"{self.address}/{name}"

    def pattern(self, name: str) -> str:
        """The address of a part, to read it: here Spark knows wildcards."""
        return literal(self.uri(name))

    def move(self, name: str, to: str) -> None:
        """Renames a part, if it is there."""
        if self.has(name):
            self._files.rename(self._path(name), self._path(to))

    def remove(self, name: str) -> None:
        """Removes a part, if it is there."""
        self._files.delete(self._path(name), True)

    def put(self, name: str, text: str) -> None:
        """Writes a small file, whole or not at all where the file system can."""
        opened = self._files.create(self._path(name), True)
        try:
            opened.write(text.encode(errors="backslashreplace"))
        finally:
            opened.close()

    def below(self, name: str) -> RemoteFolder:
        """The folder of this name in it."""
        return replace(self, address=self.uri(name))

    def has(self, name: str) -> bool:
        """Whether there is a part of this name."""
        return bool(self._files.exists(self._path(name)))

    def text(self, name: str) -> str:
        """The content of a small file."""
        opened = self._files.open(self._path(name))
        try:
            return bytes(opened.readAllBytes()).decode()
        finally:
            opened.close()

    def names(self) -> list[str]:
        """The names of the files and folders in the folder, in order; none if it is not there."""
        found: list[str] = []
        with suppress_missing():
            found += (str(it.getPath().getName()) for it in self._files.listStatus(self._path("")))
        return sorted(found)

    def files(self) -> _Files:
        """All files below the folder."""
        found: _Files = {}
        top = self._path("")
        with suppress_missing():
            if not self._files.getFileStatus(top).isDirectory():
                raise RunError(f"`{self.address}` is not a directory")
            start = len(str(self._files.makeQualified(top).toUri().getPath()).rstrip("/")) + 1
            entries = self._files.listFiles(top, True)
            while entries.hasNext():
                entry = entries.next()
                path = str(entry.getPath().toUri().getPath())[start:]
                found[path] = (entry.getLen(), entry.getModificationTime())
        return found

    def rename(self, to: RemoteFolder) -> None:
        """Renames the folder in one step. Raises RunError if there is something already, and what Hadoop raises."""
        context = self._java.org.apache.hadoop.fs.FileContext.getFileContext(self._path("").toUri(), self._settings)
        none = self._java.org.apache.hadoop.fs.Options.Rename.NONE
        options = self._java.java.lang.reflect.Array.newInstance(none.getClass(), 1)
        options[0] = none
        try:
            context.rename(self._path(""), to._path(""), options)
        except Py4JJavaError as error:
            if _kind(error) != "FileAlreadyExistsException":
                raise
            raise _changed(to.address) from error

    def make(self) -> None:
        """Creates the folder, and those around it."""
        self._files.mkdirs(self._path(""))

    def _path(self, name: str) -> Any:
        return self._java.org.apache.hadoop.fs.Path(self.uri(name) if name else self.address)


def remote_folder(spark: SparkSession, address: str) -> RemoteFolder:
    """The folder at the address, which may leave the host to the settings. Raises RunError if Spark cannot reach it."""
    java: Any = getattr(spark, "_jvm", None)
    if java is None:
        raise RunError(
            f"`{address}`: Spark Connect opens no file system to its clients, but tables: use --output-table"
        )
    running: Any = spark._jsparkSession  # noqa: SLF001
    with _errors_in_one_line(address):
        settings = running.sessionState().newHadoopConf()
        path = java.org.apache.hadoop.fs.Path(address.rstrip("/"))
        files = path.getFileSystem(settings)
        return RemoteFolder(str(files.makeQualified(path)), java, settings, files)


def size(spark: SparkSession, pattern: str) -> int | None:
    """The bytes of the files that an address names, which may be a pattern; None if they are not known."""
    with suppress(RunError, Py4JJavaError):
        folder = remote_folder(spark, pattern)
        found = folder._files.globStatus(folder._path(""))  # noqa: SLF001
        return sum(int(folder._files.getContentSummary(it.getPath()).getLength()) for it in found or ())  # noqa: SLF001
    return None


def check_shared(spark: SparkSession, folder: Folder) -> None:
    """Raises RunError where a server of Spark Connect does not see the local folder. Spark Classic runs beside it."""
    if hasattr(spark, "_jvm"):
        return
    probe = folder.path / "probe"
    probe.touch()
    try:
        _ = spark.read.text(folder.pattern(probe.name)).schema
    except PySparkException as error:
        raise RunError(f"the server of Spark Connect does not see `{folder.path}`: use --output-table") from error
    finally:
        probe.unlink()


@contextmanager
def prepared(spark: SparkSession, output: str, overwrite: bool, apart: Iterable[str] = ()) -> Iterator[RemoteFolder]:
    """A new folder, which is the result at the end if nothing failed.

    Raises RunError if the output may not be replaced, or has changed since the start. `apart` are the addresses that
    are read.
    """
    target = remote_folder(spark, output)
    parent, _, name = target.address.rpartition("/")
    if target.is_root:
        raise RunError(f"`{output}`: name a folder below the root")
    for path in (remote_folder(spark, it).address for it in apart):
        if f"{path}/".startswith(f"{target.address}/"):
            raise over_input(output, "is or contains", path)
        if f"{target.address}/".startswith(f"{path.rstrip('/')}/"):
            raise over_input(output, "is in", path)
    with _errors_in_one_line(output):
        work = replace(target, address=f"{parent}/.{name}.natsgrammar") if target.renames else target
        if target.renames:
            _put_back(work, target)
        before = _replaceable(target, overwrite)
        run = work.below(f"run-{secrets.token_hex(8)}")
        try:
            new = run.below("new") if target.renames else run
            new.make()
            yield new
            files = {path: size for path, (size, _) in new.files().items()}
            if target.renames:
                new.put(MARKER, _marker(files))
                _exchange(run, target, before)
            else:
                listed = {f"{run.address.rpartition('/')[2]}/{path}": size for path, size in files.items()}
                _point(target, before, listed, run.address.rpartition("/")[2])
        finally:
            if target.renames or not _is_result(target, run):
                run.remove("")
            if target.renames and not work.files():
                work.remove("")


def result_folder(spark: SparkSession, output: str) -> str:
    """The address below which the result is: on object stores a folder of the last run. Raises RunError without one."""
    folder = remote_folder(spark, output)
    with _errors_in_one_line(output):
        marker = _read_marker(folder)
        if marker is None:
            why = f"its `{MARKER}` is not understood" if folder.has(MARKER) else f"it has no `{MARKER}`"
            raise RunError(f"`{output}` holds no whole result: {why}")
    return folder.uri(marker["run"]) if "run" in marker else folder.address


def _exchange(run: RemoteFolder, target: RemoteFolder, before: _Files) -> None:
    """Puts the new folder in place of the old one: two renames, as no file system of Hadoop exchanges folders."""
    new, old = run.below("new"), run.below("old")
    if target.files() != before:
        raise _changed(target.address)
    if target.has(""):
        target.rename(old)
        if old.files() != before:
            old.rename(target)
            raise _changed(target.address)
    try:
        new.rename(target)
    except (RunError, Py4JJavaError):
        if old.has("") and not target.has(""):
            old.rename(target)
        raise


def _point(target: RemoteFolder, before: _Files, files: Mapping[str, int], run: str) -> None:
    """Makes a run the result, and removes the files of the one before."""
    now = {path: found for path, found in target.files().items() if not path.startswith(f"{run}/")}
    if {path: found for path, found in now.items() if not _RUN.match(path) or path in before} != before:
        raise _changed(target.address)
    earlier = _read_marker(target) or {}
    target.put(MARKER, _marker(files, run))
    for path in earlier.get("files", {}):
        target.remove(path)
    if "run" in earlier and not target.below(earlier["run"]).files():
        target.remove(earlier["run"])


def _replaceable(target: RemoteFolder, overwrite: bool) -> _Files:
    """The files of the output. Raises RunError if it must not be replaced."""
    found = target.files()
    marker = _read_marker(target) if found else None
    ours: Mapping[str, int] = marker["files"] if marker else {}
    # what a run that died on an object store left, or one that is at work: not part of any result
    kept = {path: its for path, its in found.items() if path in ours or not _RUN.match(path)}
    for name in {path.partition("/")[0] for path in found.keys() - kept.keys()}:
        _remove_dead(target, name, found)
    if not kept:
        return kept
    if not overwrite:
        raise not_empty(target.address)
    foreign = [path for path, (size, _) in kept.items() if path != MARKER and ours.get(path) != size]
    if marker is None:
        raise not_listed(target.address, MARKER in found)
    if foreign:
        raise not_ours(target.address, foreign, ours)
    return kept


def _put_back(work: RemoteFolder, target: RemoteFolder) -> None:
    """Cleans up after dead runs: moves an old folder back if its place is free, and removes what they prepared."""
    found = work.files()
    for name in {path.partition("/")[0] for path in found}:
        run = work.below(name)
        if not target.has("") and run.below("old").has(""):
            run.below("old").rename(target)
        _remove_dead(work, name, found)


def _remove_dead(folder: RemoteFolder, run: str, found: _Files) -> None:
    """Removes the folder of a run, of which these files were found, unless it may be at work."""
    newest = max(changed for path, (_, changed) in found.items() if f"{path}/".startswith(f"{run}/"))
    if newest / 1000 < time.time() - _DEAD:
        folder.remove(run)


def _is_result(target: RemoteFolder, run: RemoteFolder) -> bool:
    return (_read_marker(target) or {}).get("run") == run.address.rpartition("/")[2]


def _marker(files: Mapping[str, int], run: str | None = None) -> str:
    named = {"run": run} if run else {}
    return f"{json.dumps({'result': 1, **named, 'files': files}, indent=1)}\n"


def _read_marker(folder: RemoteFolder) -> dict[str, Any] | None:
    """The marker of a result; None if there is none of ours."""
    if not folder.has(MARKER):
        return None
    with suppress(ValueError, LookupError, TypeError):
        marker = json.loads(folder.text(MARKER))
        if marker["result"] == 1 and isinstance(marker["files"], dict):
            return dict(marker)
    return None


def _changed(address: str) -> RunError:
    return RunError(f"`{address}` was changed by another process meanwhile, and is left unchanged")


@contextmanager
def suppress_missing() -> Iterator[None]:
    """Inside, a file or folder that is not there ends the block."""
    try:
        yield
    except Py4JJavaError as error:
        if _kind(error) != "FileNotFoundException":
            raise


def _kind(error: Py4JJavaError) -> str:
    return str(error.java_exception.getClass().getSimpleName())


@contextmanager
def _errors_in_one_line(output: str) -> Iterator[None]:
    """Turns errors of the file system into one line; those of the job pass."""
    try:
        yield
    except (PySparkException, Py4JJavaError) as error:
        raise RunError(f"`{output}`: {cause_of(error)}") from error
