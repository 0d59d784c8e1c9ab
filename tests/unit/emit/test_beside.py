"""Work in a second process gives what it gives in the first, results and errors."""

from __future__ import annotations

import subprocess
import sys
import threading
from os import getpid

import pytest

from natsgrammar_gen.emit.beside import beside

PROGRAM = """
import os
from natsgrammar_gen.emit.beside import beside

first = os.getpid()

def process():
    return "the first" if os.getpid() == first else "the second"

def fails():
    raise ValueError(process())

print("kept in a buffer")
print("made in", beside(process)())
try:
    beside(fails)()
except ValueError as error:
    print("failed in", error)
"""


def test_work_is_done_in_a_second_process_and_where_that_fails_in_the_first() -> None:
    """In a program of its own, because the processes of pytest-xdist have threads."""
    program = [sys.executable, "-c", PROGRAM]
    ended = subprocess.run(program, capture_output=True, text=True, timeout=60, check=True)
    assert ended.stdout.splitlines() == ["kept in a buffer", "made in the second", "failed in the first"]
    assert ended.stderr == ""


def test_a_process_with_threads_is_not_copied() -> None:
    go_on = threading.Event()
    other = threading.Thread(target=go_on.wait)
    other.start()
    try:
        assert beside(getpid)() == getpid()
    finally:
        go_on.set()
        other.join()


def test_an_error_is_raised_when_the_result_is_wanted() -> None:
    result = beside(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        result()
