"""Run a foreign program on questions: lines in and lines out, or one run for each question."""

import os
import selectors
import shlex
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO, TypeVar

from natsgrammar.errors import Error
from natsgrammar.text import cause_of, excerpt, lowered, quoted

T = TypeVar("T")
Read = Callable[[bytes, int], T]

LONGEST_LINE = 1 << 16  # bytes of an answer
_CHUNK = 1 << 16
_LAST_WORDS = 300  # characters of a program's standard error


class Failed(Error):
    """The program cannot be judged: one sentence says why."""


def words(command: str) -> list[str]:
    """Split a command into words as a shell does. Raises Failed."""
    try:
        split = shlex.split(command)
    except ValueError as error:
        raise Failed(f"cannot read the command {quoted(command)}: {lowered(str(error))}") from None
    if not split:
        raise Failed("the command is empty")
    return split


def answers(command: Sequence[str], lines: Sequence[bytes], patience: float, read: Read[T]) -> Iterator[T]:
    """Yield a program's answers to lines on its standard input, one line for each, while it runs.

    `read` parses an answer, given the number of the question. Raises Failed if `read` does, or if the program cannot be
    started, gives too few or too many answers, is silent for `patience` seconds, or does not end with exit code 0; the
    message ends with the last words of the program on standard error.
    """
    program = quoted(command[0])
    with tempfile.TemporaryFile() as questions, tempfile.TemporaryFile() as errors:
        questions.write(b"".join(line + b"\n" for line in lines))
        questions.seek(0)
        with _started(command, stdin=questions, stdout=subprocess.PIPE, stderr=errors) as process:
            try:
                yield from _read(process, program, len(lines), patience, read)
            except Failed as failed:
                raise Failed(f"{failed}{_last_words(errors)}") from None


def _read(process: subprocess.Popen[bytes], program: str, number: int, patience: float, read: Read[T]) -> Iterator[T]:
    answered = 0
    for line in _lines(process, program, patience):
        if answered == number:
            raise Failed(f"{program} writes more than {number} lines, one for each question")
        yield read(line, answered)
        answered += 1
    code = _ended(process, program, patience)
    if code or answered < number:
        how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        raise Failed(f"{program} {how} after {answered} of {number} answers")


def verdict(command: Sequence[str], name: str, patience: float) -> bool:
    """Check whether a program ends with 0, and not with 1, for a name as its last argument. Raises Failed."""
    program = quoted(command[0])
    with tempfile.TemporaryFile() as errors:
        arguments = [*command, name]
        with _started(arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors) as process:
            code = _ended(process, program, patience)
            if code not in (0, 1):
                how = f"is ended by signal {-code}" if code < 0 else f"ends with exit code {code}"
                raise Failed(f"{program} {how} for {quoted(name)}: 0 is valid, 1 is rejected{_last_words(errors)}")
            return code == 0


@contextmanager
def _started(command: Sequence[str], **streams: object) -> Iterator[subprocess.Popen[bytes]]:
    """Start the program; at the end of the block, kill it and the processes that it started."""
    try:
        process = subprocess.Popen(command, start_new_session=True, **streams)  # type: ignore[call-overload]
    except (OSError, ValueError) as error:
        cause = cause_of(error) if isinstance(error, OSError) else error
        raise Failed(f"cannot run {quoted(command[0])}: {cause}") from None
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def _lines(process: subprocess.Popen[bytes], program: str, patience: float) -> Iterator[bytes]:
    assert process.stdout is not None
    rest, until = b"", time.monotonic() + patience
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdout, selectors.EVENT_READ)
        while True:
            if not ready.select(max(until - time.monotonic(), 0)):
                raise Failed(f"{program} gave no answer within {patience:g} s; raise `--timeout`")
            if not (chunk := os.read(process.stdout.fileno(), _CHUNK)):
                break
            *whole, rest = (rest + chunk).split(b"\n")
            yield from whole
            if whole:
                until = time.monotonic() + patience
            if len(rest) > LONGEST_LINE:
                raise Failed(f"{program} writes a line of more than {LONGEST_LINE} bytes")
    if rest:
        yield rest


def _ended(process: subprocess.Popen[bytes], program: str, patience: float) -> int:
    try:
        return process.wait(patience)
    except subprocess.TimeoutExpired:
        raise Failed(f"{program} did not end within {patience:g} s; raise `--timeout`") from None


def _last_words(errors: IO[bytes]) -> str:
    size = errors.seek(0, os.SEEK_END)
    errors.seek(max(0, size - _LAST_WORDS))
    text = " ".join(errors.read().decode(errors="replace").split())
    return f": {excerpt(text, len(text)) if len(text) > _LAST_WORDS else quoted(text)}" if text else ""
