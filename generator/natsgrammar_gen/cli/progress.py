"""Progress of a long command on standard error: one line that updates on a terminal, a line per step elsewhere."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import Empty, Queue
from threading import Thread

import click

_CLEAR = "\r\x1b[K"


@contextmanager
def progress(
    every: float | None = None, details: Sequence[Callable[[float], str]] = ()
) -> Iterator[Callable[[str], None]]:
    """Return a function that shows the current step, and updates its time until the next step begins.

    `every` is the number of seconds between updates. Updates also show the texts of `details`, called with the seconds
    since the step began.
    """
    terminal = sys.stderr.isatty()
    steps: Queue[str | None] = Queue()
    thread = Thread(target=_show, args=(steps, terminal, every or (1 if terminal else 10), details), daemon=True)
    thread.start()
    try:
        yield steps.put
    finally:
        steps.put(None)
        thread.join()


def _show(steps: Queue[str | None], terminal: bool, every: float, details: Sequence[Callable[[float], str]]) -> None:
    step = steps.get()
    while step is not None:
        begun = time.monotonic()
        _write(f"{step} …", terminal)
        while True:
            try:
                step = steps.get(timeout=every)
                break
            except Empty:
                since = time.monotonic() - begun
                texts = [f"{step} … {since:.0f} s", *(detail(since) for detail in details)]
                _write(", ".join(filter(None, texts)), terminal)
    if terminal:
        click.echo(_CLEAR, nl=False, err=True, color=True)


def _write(text: str, terminal: bool) -> None:
    if terminal:
        click.echo(_CLEAR + click.style(text, dim=True), nl=False, err=True, color=True)
    else:
        click.echo(text, err=True)
