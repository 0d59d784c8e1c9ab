"""The words of the room's messages: files that change while they are read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from natsgrammar_spark import RunError
from natsgrammar_spark.inputs.listing import of_paths

AGAIN = "; run again when nothing writes there, or add `--tolerate-changes`"


def grow(path: Path) -> None:
    path.write_text("x" * 1_234)


def write_again(path: Path) -> None:
    os.utime(path, (0, 0))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (Path.unlink, "vanished"),
        (grow, "had 1 bytes, and now has 1,234"),
        (write_again, "was written again"),
    ],
)
def test_a_file_that_changed(tmp_path: Path, change: Callable[[Path], object], message: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("x")
    listing, tolerant = (of_paths([str(path)], is_tolerant) for is_tolerant in (False, True))
    listing.ensure_unchanged()
    change(path)
    with pytest.raises(RunError) as error:
        listing.ensure_unchanged()
    assert str(error.value) == f"changed during the run: `{path}` {message}{AGAIN}"
    tolerant.ensure_unchanged()
    assert [*tolerant.notes()] == [f"changed during the run: `{path}` {message}"]


@pytest.mark.parametrize(("count", "rest"), [(3, ""), (4, ", and 1 more file"), (5, ", and 2 more files")])
def test_many_files_that_changed(tmp_path: Path, count: int, rest: str) -> None:
    paths = [tmp_path / f"{number}.jsonl" for number in range(count)]
    for path in paths:
        path.touch()
    listing = of_paths(map(str, paths))
    for path in paths:
        path.unlink()
    (note,) = listing.notes()
    assert note == f"changed during the run: {', '.join(f'`{path}` vanished' for path in paths[:3])}{rest}"


def test_an_error_of_a_file_that_changed_is_that_change(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.touch()
    listing = of_paths([str(path)])
    with pytest.raises(RunError, match=r"\Aof the reader\Z"), listing.blamed():
        raise RunError("of the reader")
    path.unlink()
    with pytest.raises(RunError, match=r"`.*` vanished"), listing.blamed():
        raise RunError("of the reader")
