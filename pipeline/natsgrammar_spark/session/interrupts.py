"""Ctrl-C and SIGTERM while Java runs."""

import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from pyspark import SparkContext


@contextmanager
def quiet_interrupt() -> Iterator[None]:
    """Have both signals raise only KeyboardInterrupt, with the signal: PySpark's handler asks Java first, and fails."""

    def interrupt(number: int, _: object) -> None:
        logging.disable(logging.CRITICAL)  # py4j logs the stack
        # Private: an answer may be on its way on this thread's connection, and would answer the next question.
        if (gateway := SparkContext._gateway) is not None:  # noqa: SLF001
            gateway._gateway_client.thread_connection.connection = None  # noqa: SLF001
        raise KeyboardInterrupt(number)

    with handled(interrupt):
        yield


@contextmanager
def later_interrupt() -> Iterator[None]:
    """Have both signals wait for the end: PySpark leaves behind a Java that has not started completely."""
    numbers: list[int] = []
    with handled(lambda number, _: numbers.append(number)):
        yield
    if numbers:
        raise KeyboardInterrupt(numbers[0])


@contextmanager
def handled(handler: Callable[[int, Any], object] | None = None) -> Iterator[None]:
    """Have both signals call the handler, if any, until the end, which restores the present ones."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    if handler is not None:
        for number in before:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
