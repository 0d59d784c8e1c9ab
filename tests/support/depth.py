"""How much the tests try: `pytest --depth=quick`, the default, or `--depth=full`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from hypothesis import HealthCheck, settings

T = TypeVar("T")

# The machine may be busy, so no law is held to a time.
settings.register_profile("law", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples on every run, so that what is green stays green; full depth looks for new ones.
settings.register_profile("quick", settings.get_profile("law"), max_examples=25, derandomize=True)
settings.register_profile("full", settings.get_profile("law"), max_examples=200, print_blob=True)


class Some(Protocol):
    """Takes a sample of that size of a sequence, in its order and the same on every run; all of it at full depth."""

    def __call__(self, of: Sequence[T], many: int, /) -> Sequence[T]: ...


def everything(of: Sequence[T], many: int) -> Sequence[T]:
    return of


def sample(of: Sequence[T], many: int) -> Sequence[T]:
    if many >= len(of):
        return of
    return [of[at] for at in sorted(random.Random(many).sample(range(len(of)), many))]
