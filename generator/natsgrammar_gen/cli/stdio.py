"""Shared by the commands that read JSON lines, or write to a terminal or a pipe."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any, NoReturn, ParamSpec
from unicodedata import combining, east_asian_width

import click

from natsgrammar.text import printable

P = ParamSpec("P")

_WRONG_USE = 2
_BROKEN_PIPE = 141  # what a shell reports for a program that wrote to a closed pipe


def reports(function: Callable[P, int]) -> Callable[P, None]:
    """Ends the command with the function's exit code; quietly on a closed pipe, with an error on a full disk."""

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            code = function(*args, **kwargs)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            _discard_output()
            code = _BROKEN_PIPE
        except OSError as error:
            _discard_output()
            click.echo(f"error: cannot read or write: {error.strerror or error}", err=True)
            code = _WRONG_USE
        click.get_current_context().exit(code)

    return run


def _discard_output() -> None:
    """Discards buffered output, because Python flushes once more on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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


def no_constant(name: str) -> NoReturn:
    """Refuses what Python reads but JSON lacks, for `parse_constant`. Raises ValueError."""
    raise ValueError(f"`{name}` is not valid JSON")


def width(text: str) -> int:
    """The width of a text on a terminal, in columns."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)
