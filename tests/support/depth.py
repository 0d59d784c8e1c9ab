"""How much the tests try: `pytest --depth=quick`, the default, or `--depth=full`."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings

T = TypeVar("T")

# The machine may be busy, so no law is held to a time.
settings.register_profile("law", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples on every run, so that what is green stays green; full depth looks for new ones, also where the
# environment says `CI`, for which Hypothesis has other defaults. To explain an example takes ten times as long as to
# shrink it, and `find` does both.
_QUICK_PHASES = [phase for phase in Phase if phase is not Phase.explain]
settings.register_profile("quick", settings.get_profile("law"), max_examples=25, derandomize=True, phases=_QUICK_PHASES)
settings.register_profile("full", settings.get_profile("law"), max_examples=200, derandomize=False, print_blob=True)


class _Seed:
    """The seed of this run at full depth, which `conftest.py` chooses and the report names; None at quick depth."""

    value: int | None = None
    at_night = False


def choose(seed: int | None, *, at_night: bool) -> None:
    """Make `seed` that of this run, before tests are collected."""
    _Seed.value, _Seed.at_night = seed, at_night


def is_night() -> bool:
    """Whether this run includes the tests marked `nightly`. Thousands of parameters are not even collected by day."""
    return _Seed.at_night


def is_full() -> bool:
    """Whether this run is at full depth."""
    return _Seed.value is not None


def generator(key: str | int) -> random.Random:
    """Random numbers for a test: the same on every run at quick depth, fresh ones each night."""
    return random.Random(f"{_Seed.value} {key}" if is_full() else key)


class Some(Protocol):
    """Takes a sample of that size of a sequence, in its order and the same on every run; all of it at full depth."""

    def __call__(self, of: Sequence[T], many: int, /) -> Sequence[T]: ...


def by_day(values: Iterable[Any], many: int) -> list[Any]:
    """Return parameters for `parametrize`: the first and others, spread evenly, run by day, all at night."""
    listed = list(values)
    chosen = {at * len(listed) // many for at in range(many)}
    return [value if at in chosen else at_night(value) for at, value in enumerate(listed)]


def at_night(value: Any) -> Any:
    """Return a parameter for `parametrize` that is run at night only."""
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.nightly)


def everything(of: Sequence[T], many: int) -> Sequence[T]:
    return of


def sample(of: Sequence[T], many: int) -> Sequence[T]:
    if many >= len(of):
        return of
    return [of[at] for at in sorted(random.Random(many).sample(range(len(of)), many))]
