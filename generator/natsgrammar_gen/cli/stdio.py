"""Shared by commands that read files and standard input, or write to a terminal or a pipe."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EACCES
from pathlib import Path
from traceback import walk_tb
from typing import Any, BinaryIO, TypeVar
from unicodedata import combining, east_asian_width

import click

from natsgrammar.streams import is_device, opened
from natsgrammar.text import cause_of, printable, quoted

F = TypeVar("F", str, Path)

USAGE_ERROR = 2  # as click has it
_STDOUT = "standard output"
_NARROWEST = 40  # columns: a terminal that reports fewer is treated as this wide
_BROKEN_PIPE = 141  # the exit code by which shells report a program that wrote to a closed pipe


@contextmanager
def written_in_full() -> Iterator[None]:
    """End the command with an error if some of its output cannot be written; end quietly at a closed pipe."""
    try:
        try:
            yield
        finally:
            with naming_output():
                sys.stdout.flush()
    except BrokenPipeError:
        _discard("stdout")
        raise SystemExit(_BROKEN_PIPE) from None
    except OSError as error:
        _discard("stdout")
        *_, (last, _) = walk_tb(error.__traceback__)  # a function that writes to standard output names no file
        name = error.filename or (_STDOUT if last.f_code.co_name in ("echo", "say") else "")
        cause = f"cannot read or write{name and f' {quoted(str(name))}'}: {cause_of(error)}"
        if isinstance(error, FileNotFoundError) and not name:  # from `os.getcwd`
            cause = "the current folder no longer exists"
        with suppress(OSError):  # standard error may be what cannot be written
            click.echo(f"error: {cause}", err=True)
        _discard("stderr")
        raise SystemExit(USAGE_ERROR) from None


@contextmanager
def naming_output(note: str = "") -> Iterator[None]:
    """Raise OSError that names standard output, with a note, if that cannot be written."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        _discard("stdout")
        raise OSError(error.errno, f"{cause_of(error)}{note}", _STDOUT) from None


def _discard(stream: str) -> None:
    """Discard unwritten output: Python flushes once more as it ends, and its exit code would be 120."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), getattr(sys, stream).fileno())
    except OSError:  # the stream is not a file of the system
        setattr(sys, stream, Path(os.devnull).open("w"))  # noqa: SIM115 (open until the process ends)


def no_device(stream: BinaryIO, name: str) -> BinaryIO:
    """Return the stream. Raises BadInput for a device, which may have no end."""
    if is_device(stream):
        raise BadInput(f"{name} is a device: give a file or a pipe")
    return stream


class BadInput(click.ClickException):
    """An error without the command's usage: one sentence, and exit code 2."""

    exit_code = USAGE_ERROR


def unreadable(file: str, error: OSError) -> BadInput:
    """Return the error for a file that the system does not let the command read, or a pattern that the shell left."""
    if isinstance(error, FileNotFoundError) and any(map(file.count, "*?[")):
        return BadInput(f"{quoted(file)} matches no file")
    return BadInput(f"`{printable(file)}` cannot be read: {cause_of(error)}")


def opened_input(file: str) -> BinaryIO:
    """Open an input file for its bytes. Raises BadInput."""
    try:
        return opened(Path(file))
    except OSError as error:
        raise unreadable(file, error) from None


def _ensure_readable(file: str) -> None:
    """Raise BadInput for a file that does not exist or cannot be read."""
    if file == "-":
        return
    try:
        Path(file).stat()
        if not os.access(file, os.R_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise unreadable(file, error) from None


def readable(files: Iterable[F]) -> list[F]:
    """Return the readable files, each once; report the others on standard error."""
    there = []
    for file in dict.fromkeys(files):
        try:
            _ensure_readable(str(file))
            there.append(file)
        except BadInput as error:
            click.echo(f"error: {error.message}", err=True)
    return there


def report(label: str, lines: Iterable[object]) -> None:
    """Print the lines, each behind the label, to standard error."""
    for line in lines:
        click.echo(f"{label}: {line}", err=True)


class FilePath(click.Path):
    """The path of a file or folder. An empty path, as from an unset variable, is rejected.

    If `read` is true, the file must be readable, or `-`. Whoever opens the path reports all other problems.
    """

    def __init__(self, file_okay: bool = True, path_type: type = Path, read: bool = False) -> None:
        super().__init__(file_okay=file_okay, path_type=path_type, readable=False)
        self.read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path. Raises BadParameter and BadInput."""
        if not str(value):
            self.fail("is empty; name a file or folder, `.` for the current one", param, ctx)
        if "\0" in str(value):  # from a file of settings
            self.fail(f"`{printable(str(value))}` has a NUL, which no path may have", param, ctx)
        if self.read:
            _ensure_readable(str(value))
        return super().convert(value, param, ctx)


PATH = FilePath(path_type=str)  # as written: it may also be a glob or an address


class Listed(click.types.StringParamType):
    """A text with commas; in a settings file, also a list of texts."""


class ByFile(click.ParamType[tuple[str, str]]):
    """Codes for the files that match a pattern: `PATTERN:CODE,…`; in a settings file, a table of lists."""

    name = "PATTERN:CODE,…"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """Return the pattern and the codes. Raises BadParameter."""
        if isinstance(value, tuple):
            return value
        pattern, colon, codes = str(value).rpartition(":")
        if not (pattern and colon and codes.strip(", ")):
            self.fail(f"{quoted(str(value))} is not of the form PATTERN:CODE,…", param, ctx)
        return pattern, codes


def bad_option(name: str, message: str) -> click.BadParameter:
    """Return an error in the option with this Python name, whose value may come from a file of settings."""
    context = click.get_current_context()
    (option,) = (param for param in context.command.params if param.name == name)
    return click.BadParameter(message, context, option)


def colored() -> bool:
    """Check whether to color standard output: as `--color` specifies, else on a terminal."""
    context = click.get_current_context(silent=True)
    return sys.stdout.isatty() if context is None or context.color is None else context.color


def painted(text: str, color: str) -> str:
    """Return the text in one of click's colors, if standard output gets colors."""
    return click.style(text, fg=color) if colored() else text


def terminal_columns() -> int | None:
    """Return the width for lines, from `COLUMNS` or the terminal; None for a file or pipe."""
    from shutil import get_terminal_size

    columns = os.environ.get("COLUMNS", "")
    if sys.stdout.isatty() or (columns.isdecimal() and int(columns)):
        return max(get_terminal_size().columns, _NARROWEST)
    return None


def width(text: str) -> int:
    """Return a text's width on a terminal, in columns, without its colors."""
    text = click.unstyle(text)
    if text.isascii():
        return len(text)
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)
