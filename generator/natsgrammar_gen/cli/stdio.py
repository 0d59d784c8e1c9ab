"""Shared by the commands that read JSON lines, or write to a terminal or a pipe."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EACCES
from functools import wraps
from pathlib import Path
from traceback import walk_tb
from typing import Any, BinaryIO, ParamSpec, TypeVar
from unicodedata import combining, east_asian_width

import click

from natsgrammar.diagnostics import no_constant
from natsgrammar.streams import is_device, opened
from natsgrammar.text import cause_of, printable, quoted

P = ParamSpec("P")
F = TypeVar("F", str, Path)

USAGE_ERROR = 2  # as click has it
_STDOUT = "standard output"
_NARROWEST = 40  # columns that a terminal is taken to have at least
_BROKEN_PIPE = 141  # what a shell reports for a program that wrote to a closed pipe


def reports(function: Callable[P, int]) -> Callable[P, None]:
    """Ends the command with the exit code that the function returns."""

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        click.get_current_context().exit(function(*args, **kwargs))

    return run


@contextmanager
def written_in_full() -> Iterator[None]:
    """Ends the command with an error if not all of its output can be written; a closed pipe ends it quietly."""
    try:
        try:
            yield
        finally:
            _flush()
    except BrokenPipeError:
        _discard("stdout")
        raise SystemExit(_BROKEN_PIPE) from None
    except OSError as error:
        _discard("stdout")
        name = _unwritten(error)
        cause = f"cannot read or write{name and f' {quoted(str(name))}'}: {cause_of(error)}"
        if isinstance(error, FileNotFoundError) and not name:  # raised by `os.getcwd`
            cause = "the current folder no longer exists"
        with suppress(OSError):  # standard error may be what cannot be written
            click.echo(f"error: {cause}", err=True)
        _discard("stderr")
        raise SystemExit(USAGE_ERROR) from None


@contextmanager
def result_in_place() -> Iterator[None]:
    """Says that the result is in place if what is told of it on standard output cannot be written. Raises OSError."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        _discard("stdout")
        raise OSError(error.errno, f"{cause_of(error)}; the result is in place", _STDOUT) from None


def _flush() -> None:
    """Flushes standard output. Raises OSError, which names it."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, _STDOUT) from None


def _unwritten(error: OSError) -> str:
    """What could not be read or written: the file that the error names, or standard output if a writer to it failed."""
    *_, (last, _) = walk_tb(error.__traceback__)
    return error.filename or (_STDOUT if last.f_code.co_name in ("echo", "say") else "")


def _discard(stream: str) -> None:
    """Discards what is not yet written: Python flushes once more as it ends, and its exit code would be 120."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), getattr(sys, stream).fileno())
    except OSError:  # the stream is no file
        setattr(sys, stream, Path(os.devnull).open("w"))  # noqa: SIM115 (until the process ends)


def no_device(stream: BinaryIO, name: str) -> BinaryIO:
    """The stream, unless it is a device, which may have no end. Raises BadInput."""
    if is_device(stream):
        raise BadInput(f"{name} is a device: give a file or a pipe")
    return stream


class BadInput(click.ClickException):
    """What was asked for cannot be done: one sentence, without the usage of the command, and exit code 2."""

    exit_code = USAGE_ERROR


def unreadable(file: str, error: OSError) -> BadInput:
    """What commands say of a file that the system does not let them read."""
    return BadInput(f"`{printable(file)}` cannot be read: {cause_of(error)}")


def opened_input(file: str) -> BinaryIO:
    """The bytes of an input file. Raises BadInput."""
    try:
        return opened(Path(file))
    except OSError as error:
        raise unreadable(file, error) from None


def _ensure_readable(file: str) -> None:
    """Raises BadInput for a file that is not there, or does not allow to be read."""
    if file == "-":
        return
    try:
        Path(file).stat()
        if not os.access(file, os.R_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise unreadable(file, error) from None


def readable(files: Iterable[F]) -> list[F]:
    """The files that can be read, each once; each other one is an error on standard error."""
    found = []
    for file in dict.fromkeys(files):
        try:
            _ensure_readable(str(file))
            found.append(file)
        except BadInput as error:
            click.echo(f"error: {error.message}", err=True)
    return found


class FilePath(click.Path):
    """A path of a file or folder, as an argument or an option. An empty one, as from an unset variable, is refused.

    One that is `read` must be there and allow it, or be `-`. What else is wrong with a path is for whoever opens it.
    """

    def __init__(self, file_okay: bool = True, path_type: type = Path, read: bool = False) -> None:
        super().__init__(file_okay=file_okay, path_type=path_type, readable=False)
        self.read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path. Raises BadParameter and BadInput."""
        if not str(value):
            self.fail("is empty; name a file or folder, `.` for the current one", param, ctx)
        if "\0" in str(value):  # from a file of settings
            self.fail(f"`{printable(str(value))}` has a NUL, which no path may have", param, ctx)
        if self.read:
            _ensure_readable(str(value))
        return super().convert(value, param, ctx)


class Listed(click.types.StringParamType):
    """A text with commas; in a file of settings, also a list of texts."""


class ByFile(click.ParamType[tuple[str, str]]):
    """What holds for the files that match a pattern: `PATTERN:CODE,…`; in a file of settings, a table of lists."""

    name = "PATTERN:CODE,…"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        """The pattern and the codes. Raises BadParameter."""
        if isinstance(value, tuple):
            return value
        pattern, colon, codes = str(value).rpartition(":")
        if not (pattern and colon and codes.strip(", ")):
            self.fail(f"{quoted(str(value))} is not of the form PATTERN:CODE,…", param, ctx)
        return pattern, codes


def bad_option(name: str, message: str) -> click.BadParameter:
    """Wrong use of an option of the current command, which may be in a file of settings; its name is Python's."""
    context = click.get_current_context()
    (option,) = (it for it in context.command.params if it.name == name)
    return click.BadParameter(message, context, option)


def unique_members(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object as a dict, for `object_pairs_hook`. Raises ValueError for a member that is defined twice."""
    found = dict(members)
    if len(found) < len(members):
        twice, _ = Counter(name for name, _ in members).most_common(1)[0]
        raise ValueError(f"the member `{printable(twice)}` is defined twice")
    return found


def whole_number(digits: str) -> int | float:
    """A JSON number without fraction, for `parse_int`: Python refuses to convert very long ones to int."""
    return int(digits) if len(digits) < 20 else float(digits)


# JSON of users, of which nothing is dropped or rounded in silence.
STRICT_JSON = json.JSONDecoder(object_pairs_hook=unique_members, parse_int=whole_number, parse_constant=no_constant)


def colored() -> bool:
    """Whether standard output takes colours: as `--color` says, else if it is a terminal."""
    context = click.get_current_context(silent=True)
    return sys.stdout.isatty() if context is None or context.color is None else context.color


def painted(text: str, color: str) -> str:
    """The text in a colour of click, where standard output takes colours."""
    return click.style(text, fg=color) if colored() else text


def terminal_columns() -> int | None:
    """How wide lines may be: as `COLUMNS` says, else as the terminal is; None for a file or pipe."""
    from shutil import get_terminal_size

    said = os.environ.get("COLUMNS", "")
    if sys.stdout.isatty() or (said.isdecimal() and int(said)):
        return max(get_terminal_size().columns, _NARROWEST)
    return None


def width(text: str) -> int:
    """The width of a text on a terminal, in columns; colours take none."""
    text = click.unstyle(text)
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)
