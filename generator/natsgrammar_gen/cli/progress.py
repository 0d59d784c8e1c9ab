"""Progress of a long command on standard error: one line that updates on a terminal, a line per step elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, Queue
from threading import Thread

import click

_CLEAR = "\r\x1b[K"


@contextmanager
def progress(every: float | None = None) -> Iterator[Callable[[str], None]]:
    """A function that shows the current step, and keeps updating its time until the next step begins.

    `every` is the number of seconds between two signs of life. An interrupt (Ctrl-C) ends with exit code 130.
    """
    terminal = sys.stderr.isatty()
    steps: Queue[str | None] = Queue()
    thread = Thread(target=_show, args=(steps, terminal, every or (1 if terminal else 5)), daemon=True)
    thread.start()
    try:
        yield steps.put
    except KeyboardInterrupt:
        click.echo("interrupted", err=True)
        raise SystemExit(130) from None
    finally:
        steps.put(None)
        thread.join()


def _show(steps: Queue[str | None], terminal: bool, every: float) -> None:
    step = steps.get()
    while step is not None:
        begun = time.monotonic()
        _write(f"{step} …", terminal)
        while True:
            try:
                step = steps.get(timeout=every)
                break
            except Empty:
                _write(f"{step} … {time.monotonic() - begun:.0f} s", terminal)
    if terminal:
        click.echo(_CLEAR, nl=False, err=True, color=True)


def _write(text: str, terminal: bool) -> None:
    if terminal:
        click.echo(_CLEAR + click.style(text, dim=True), nl=False, err=True, color=True)
    else:
        click.echo(text, err=True)
