"""The context of a report: when and by what it was made, from which inputs, and where the result is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..contract.problems import RunError
from ..inputs import Source
from ..judge.places import Place
from .compare import read_earlier
from .history import read
from .words import Data


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Telling:
    """The additions of a caller to the reports of a run.

    `site` is the address of the reference, `earlier` a report to compare with, `history` earlier runs, oldest first;
    `started` is when the run began, if before the call. `receive` is called with the report, as in `report.json`, once
    the result is complete.
    """

    clock: Callable[[], datetime] = now
    started: datetime | None = None
    site: str | None = None
    earlier: Data | None = None
    history: Sequence[Mapping[str, Any]] = ()
    findings_allowed: bool = False
    receive: Callable[[dict[str, Any]], object] = lambda _: None


@dataclass(frozen=True, slots=True)
class About:
    """A run, as its reports describe it; sources, places and failures are by contract."""

    started: datetime | None = None
    finished: datetime | None = None
    spark: str | None = None
    sources: Mapping[str, Source] = field(default_factory=dict)
    places: Mapping[str, tuple[Place, Place]] = field(default_factory=dict)
    telling: Telling = Telling()
    failed: Mapping[str, str] = field(default_factory=dict)  # why contracts have no result

    @property
    def seconds(self) -> float | None:
        """How long the run took."""
        if self.started is None or self.finished is None:
            return None
        return round((self.finished - self.started).total_seconds(), 3)


def memory(
    compare: str | None, history: str | None, names: Sequence[str], output: Path | None, apart: Iterable[str]
) -> tuple[Data | None, list[dict[str, Any]], list[int]]:
    """Return an earlier report of contracts, and the runs of a history with the numbers of its damaged lines.

    The folder `output` must not contain the history, which is none of the paths `apart` either. Raises RunError.
    """
    if history and output is not None and Path(history).resolve().is_relative_to(output.resolve()):
        raise RunError(f"`{history}` is in `{output}`, which contains the results: keep the history elsewhere")
    lines, damaged = read(history, apart) if history else ([], [])
    return read_earlier(compare, names) if compare else None, lines, damaged
