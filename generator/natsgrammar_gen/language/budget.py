"""A work budget, so no grammar, however short, occupies the generator for ever or fills the memory.

Work is counted in steps and never timed: if one machine rejects a grammar, all do. A step takes Python about half a
microsecond, such as following one move in an automaton or writing one cell into its table.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from typing import TypeVar, TypeVarTuple

STEPS = 20_000_000  # for one file; natsgrammar's largest uses a sixth
MOST_STATES = 400_000  # of an automaton; the largest real rule has a few hundred

_MOST_REMEMBERED = 4096  # results of one function: editions share most of their automata, trees and sets

Args = TypeVarTuple("Args")
R = TypeVar("R")


memoized = lru_cache(_MOST_REMEMBERED)  # for work that no budget counts; see `remembered`


class TooLarge(Exception):
    """An automaton, or a product, needs more than `most` states."""

    def __init__(self, message: str = "", most: int = MOST_STATES) -> None:
        advice = "use fewer or shorter alternatives, or smaller repeats"
        super().__init__(message or f"needs an automaton of more than {most} states; {advice}")


class OutOfBudget(TooLarge):
    """The work takes more steps than its budget has."""

    def __init__(self, steps: int, upto: str = "") -> None:
        self.steps = steps
        super().__init__(f"takes more than {steps} steps of work{upto}; use fewer alternatives and smaller repeats")


class _Account:
    """The work spent from a budget, which also counts against the enclosing budget."""

    def __init__(self, steps: int | None, around: _Account | None) -> None:
        self.steps, self.around = steps, around
        self.spent = 0
        self.paid: set[Hashable] = set()

    def spend(self, steps: int) -> None:
        self.spent += steps
        if self.around is not None:
            self.around.spend(steps)
        if self.steps is not None and self.spent > self.steps:
            raise OutOfBudget(self.steps)

    def left(self) -> int | None:
        mine = None if self.steps is None else self.steps - self.spent
        rest = None if self.around is None else self.around.left()
        return mine if rest is None else rest if mine is None else min(mine, rest)


_UNLIMITED = _Account(None, None)
# The open budget is ambient: nearly every function of this package does countable work, deep inside of caches and
# recursion, and as a parameter an account would be in the key of each cache.
_account: ContextVar[_Account] = ContextVar("_account", default=_UNLIMITED)


@contextmanager
def _opened(account: _Account) -> Iterator[_Account]:
    token = _account.set(account)
    try:
        yield account
    finally:
        _account.reset(token)


def budget(steps: int | None = STEPS) -> AbstractContextManager[_Account]:
    """Open a budget: inside, `spend` raises `OutOfBudget` beyond this many steps. None only counts."""
    return _opened(_Account(steps, _account.get()))


def spend(steps: int) -> None:
    """Count work before doing it. Raises `OutOfBudget`."""
    _account.get().spend(steps)


def remembered(function: Callable[[*Args], R]) -> Callable[[*Args], R]:
    """Cache results. Every budget is charged once for each, so no verdict depends on earlier work."""
    known: dict[tuple[*Args], tuple[R, int]] = {}

    @wraps(function)
    def recalled(*args: *Args) -> R:
        account = _account.get()
        known_result = known.get(args)
        if known_result is None:
            with _opened(_Account(account.left(), None)) as work:
                try:
                    known_result = function(*args), work.spent
                except OutOfBudget:
                    account.spend(work.spent)
                    raise
            if len(known) >= _MOST_REMEMBERED:
                del known[next(iter(known))]
            known[args] = known_result
        if account is not _UNLIMITED and (recalled, args) not in account.paid:
            account.spend(known_result[1])
            account.paid.add((recalled, args))
        return known_result[0]

    return recalled


@contextmanager
def no_garbage_collected() -> Iterator[None]:
    """Suspend the search for cycles, of which grammars and data have few.

    It costs a tenth of `generate` (RESULTS.md), and a third of `contract init`.
    """
    collected = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collected:
            gc.enable()
