"""Results on any file system that the session knows: HDFS, object stores and others; whole or not at all.

Where a rename is one step, the result is prepared beside the output and renamed. Object stores copy when they rename:
there each run has its own folder, which becomes the result when MARKER, written last, names it.
"""

import re
import secrets
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Self

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from natsgrammar.files import MARKER, ensure_replaceable, marker_text, read_marker

from ..contract.discover import literal
from ..contract.problems import RunError
from ..session.errors import errors_about
from .local import Folder, over_input

# Schemes whose rename is one step; object stores copy.
RENAMING = ("file", "hdfs", "webhdfs", "swebhdfs", "viewfs", "abfs", "abfss", "ofs", "o3fs")
_RUN = re.compile(r"run-[0-9a-f]{16}(/|\Z)")
_DEAD = 24 * 3600  # seconds without a change after which the folder of another run is removed
_Files = dict[str, tuple[int, int]]  # path below a folder → size and time


@dataclass(frozen=True, slots=True)
class HadoopFolder:
    """A folder of a Hadoop file system, with the methods of `local.Folder`; `remote_folder` makes one."""

    address: str
    _java: Any
    _settings: Any
    _files: Any

    @property
    def renames(self) -> bool:
        """Whether a rename is one step there."""
        return self.address.partition(":")[0].lower() in RENAMING

    @property
    def name(self) -> str:
        """The last part of the address."""
        return self.address.rpartition("/")[2]

    @property
    def is_root(self) -> bool:
        """Whether the folder is the whole file system, or bucket."""
        return self._path("").getParent() is None

    def uri(self, name: str) -> str:
        """Return a part's address, to write it."""
        return f"{self.address}/{name}"

    def pattern(self, name: str) -> str:
        """Return a part's address, to read it: here Spark expands wildcards."""
        return literal(self.uri(name))

    def move(self, name: str, to: str) -> None:
        """Rename a part, if it exists."""
        if self.has(name):
            self._files.mkdirs(self._path(to).getParent())
            self._files.rename(self._path(name), self._path(to))

    def remove(self, name: str) -> None:
        """Remove a part, if it exists."""
        self._files.delete(self._path(name), True)

    def put(self, name: str, text: str) -> None:
        """Write a small file whole or not at all: beside its place first, and renamed.

        The marker is written in place, as nothing may be beside it; so is a file that an object store replaces.
        """
        above, slash, last = name.rpartition("/")
        beside = f"{above}{slash}.{last}.new"
        if last == MARKER or (not self.renames and self.has(name)):
            self._write(name, text)
            return
        self._write(beside, text)
        if self.renames:
            self._rename(self._path(beside), self._path(name), "OVERWRITE")
        elif not self._files.rename(self._path(beside), self._path(name)):
            raise _changed(self.uri(name))

    def _write(self, name: str, text: str) -> None:
        with closing(self._files.create(self._path(name), True)) as opened:
            opened.write(text.encode(errors="backslashreplace"))

    def below(self, name: str) -> Self:
        """Return the folder of this name in it."""
        return replace(self, address=self.uri(name))

    def has(self, name: str) -> bool:
        """Return whether there is a part of this name."""
        return bool(self._files.exists(self._path(name)))

    def text(self, name: str) -> str:
        """Return a small file's content."""
        with closing(self._files.open(self._path(name))) as opened:
            return bytes(opened.readAllBytes()).decode()

    def names(self) -> list[str]:
        """Return the sorted names of the files and folders in the folder; none if it does not exist."""
        names: list[str] = []
        with _missing_is_empty():
            names += (str(status.getPath().getName()) for status in self._files.listStatus(self._path("")))
        return sorted(names)

    def files(self) -> _Files:
        """Return all files below the folder."""
        content: _Files = {}
        top = self._path("")
        with _missing_is_empty():
            if not self._files.getFileStatus(top).isDirectory():
                raise RunError(f"`{self.address}` is not a directory")
            start = len(str(self._files.makeQualified(top).toUri().getPath()).rstrip("/")) + 1
            entries = self._files.listFiles(top, True)
            while entries.hasNext():
                entry = entries.next()
                path = str(entry.getPath().toUri().getPath())[start:]
                content[path] = (entry.getLen(), entry.getModificationTime())
        return content

    def rename(self, to: Self) -> None:
        """Rename the folder in one step. Raises RunError if the place is taken, and the errors of Hadoop."""
        try:
            self._rename(self._path(""), to._path(""), "NONE")
        except Py4JJavaError as error:
            if _kind(error) != "FileAlreadyExistsException":
                raise
            raise _changed(to.address) from error

    def _rename(self, path: Any, to: Any, how: str) -> None:
        context = self._java.org.apache.hadoop.fs.FileContext.getFileContext(path.toUri(), self._settings)
        option = getattr(self._java.org.apache.hadoop.fs.Options.Rename, how)
        options = self._java.java.lang.reflect.Array.newInstance(option.getClass(), 1)
        options[0] = option
        context.rename(path, to, options)

    def make(self) -> None:
        """Create the folder, and those around it."""
        self._files.mkdirs(self._path(""))

    def _path(self, name: str) -> Any:
        return self._java.org.apache.hadoop.fs.Path(self.uri(name) if name else self.address)


def remote_folder(spark: SparkSession, address: str) -> HadoopFolder:
    """Return the folder at an address, whose host may come from settings. Raises RunError if Spark cannot reach it."""
    java: Any = getattr(spark, "_jvm", None)
    if java is None:
        raise RunError(
            f"`{address}`: Spark Connect opens no file system to its clients, but tables: use --output-table"
        )
    running: Any = spark._jsparkSession  # noqa: SLF001
    with errors_about(address):
        settings = running.sessionState().newHadoopConf()
        path = java.org.apache.hadoop.fs.Path(address)
        files = path.getFileSystem(settings)
        return HadoopFolder(str(files.makeQualified(path)), java, settings, files)


def check_shared(spark: SparkSession, folder: Folder) -> None:
    """Raise RunError if a server of Spark Connect does not see the local folder; Spark Classic runs beside it."""
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
def prepared(spark: SparkSession, output: str, overwrite: bool, apart: Iterable[str] = ()) -> Iterator[HadoopFolder]:
    """Yield a new folder, which becomes the result at the end if nothing failed.

    Raises RunError if the output may not be replaced, or has changed since the start. `apart` are the addresses that
    are read.
    """
    target = remote_folder(spark, output)
    parent, _, name = target.address.rpartition("/")
    if target.is_root:
        raise RunError(f"`{output}`: name a folder below the root")
    for path in (remote_folder(spark, name).address for name in apart):
        if f"{path}/".startswith(f"{target.address}/"):
            raise over_input(output, "is or contains", path)
        if f"{target.address}/".startswith(f"{path.rstrip('/')}/"):
            raise over_input(output, "is in", path)
    with errors_about(output):
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
                new.put(MARKER, marker_text(files))
                _exchange(run, target, before)
            else:
                _point(target, before, files, run.name)
        finally:
            if target.renames or _marker(target).get("run") != run.name:
                run.remove("")
            if target.renames and not work.files():
                work.remove("")


def _exchange(run: HadoopFolder, target: HadoopFolder, before: _Files) -> None:
    """Put the new folder in place of the old one: two renames, as no file system of Hadoop exchanges folders."""
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


def _point(target: HadoopFolder, before: _Files, files: Mapping[str, int], run: str) -> None:
    """Make a run the result, and remove the files of the one before."""
    now = {path: kind for path, kind in target.files().items() if not path.startswith(f"{run}/")}
    if {path: kind for path, kind in now.items() if not _RUN.match(path) or path in before} != before:
        raise _changed(target.address)
    earlier = _marker(target)
    target.put(MARKER, marker_text({f"{run}/{path}": size for path, size in files.items()}, run))
    for path in earlier.get("files", {}):
        target.remove(path)
    if "run" in earlier and not target.below(earlier["run"]).files():
        target.remove(earlier["run"])


def _replaceable(target: HadoopFolder, overwrite: bool) -> _Files:
    """Return the output's files. Raises RunError if it must not be replaced."""
    present = target.files()
    ours = _marker(target).get("files") if present else None
    # Folders of runs that are at work, or that died on an object store: not part of any result.
    kept = {path: kind for path, kind in present.items() if path in (ours or ()) or not _RUN.match(path)}
    for name in {path.partition("/")[0] for path in present.keys() - kept.keys()}:
        _remove_dead(target, name, present)
    ensure_replaceable(target.address, {path: size for path, (size, _) in kept.items()}, ours, overwrite)
    return kept


def _put_back(work: HadoopFolder, target: HadoopFolder) -> None:
    """Clean up after dead runs: move an old folder back if its place is free, and remove what they prepared."""
    left = work.files()
    for name in {path.partition("/")[0] for path in left}:
        run = work.below(name)
        if not target.has("") and run.below("old").has(""):
            run.below("old").rename(target)
        _remove_dead(work, name, left)


def _remove_dead(folder: HadoopFolder, run: str, files: _Files) -> None:
    """Remove a run's folder with these files, unless the run may be at work."""
    newest = max(changed for path, (_, changed) in files.items() if f"{path}/".startswith(f"{run}/"))
    if newest / 1000 < time.time() - _DEAD:
        folder.remove(run)


def _marker(folder: HadoopFolder) -> dict[str, Any]:
    """Return a folder's marker; empty if there is none from natsgrammar."""
    with suppress(UnicodeDecodeError):
        return read_marker(folder.text(MARKER)) if folder.has(MARKER) else {}
    return {}


def _changed(address: str) -> RunError:
    return RunError(f"`{address}` was changed by another process meanwhile, and is left unchanged")


@contextmanager
def _missing_is_empty() -> Iterator[None]:
    """End the block if a file or folder does not exist."""
    try:
        yield
    except Py4JJavaError as error:
        if _kind(error) != "FileNotFoundException":
            raise


def _kind(error: Py4JJavaError) -> str:
    return str(error.java_exception.getClass().getSimpleName())
