"""Histories: each run adds one whole line, whoever else writes and however full the disk is."""

from __future__ import annotations

import resource
from concurrent.futures import ThreadPoolExecutor, wait
from fcntl import LOCK_EX, LOCK_UN, flock
from pathlib import Path

import pytest

from natsgrammar_spark.problems import RunError
from natsgrammar_spark.report import as_json, history
from tests.support.reports import rich


def test_a_line_waits_for_its_turn(tmp_path: Path) -> None:
    file, report = tmp_path / "h.jsonl", as_json(*rich(3))
    file.write_text('{"torn')
    with ThreadPoolExecutor(4) as pool, file.open("rb") as other:
        flock(other, LOCK_EX)
        lines = [pool.submit(history.append, str(file), report) for _ in range(20)]
        assert wait(lines, timeout=0.2).done == set()
        assert file.read_text() == '{"torn'
        flock(other, LOCK_UN)
        assert {it.result() for it in lines} == {None}
    read, damaged = history.read(str(file))
    assert (len(read), damaged) == (20, [1])
    torn, *whole, end = file.read_text().split("\n")
    assert (torn, end, len({*whole})) == ('{"torn', "", 1)


def test_a_full_disk_leaves_the_history_as_it_was(tmp_path: Path) -> None:
    file, report = tmp_path / "h.jsonl", as_json(*rich(1))
    history.append(str(file), report)
    before = file.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 100, hard))
    try:
        with pytest.raises(RunError, match=r"cannot be written: file too large; the result is in place, without it"):
            history.append(str(file), report)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.read_bytes() == before


def rows(read: str) -> str:
    counts = f'{{"in": {read}, "valid": 0, "quarantined": 0, "malformed": 0}}'
    return f'{{"history": 1, "started": "", "rows": {counts}, "contracts": []}}'


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "[]",
        "7",
        "null",
        '{"history": 2}',
        '{"history": 1, "started": 7}',
        "[" * 100_000,
        rows("0").replace('"contracts": []', '"contracts": [{}]'),
        rows("-1"),
        rows("true"),
        rows("1" * 400),
        "\x00",
    ],
    ids=lambda text: text[:20],
)
def test_a_damaged_line_is_numbered_and_left(text: str, tmp_path: Path) -> None:
    file, report = tmp_path / "h.jsonl", as_json(*rich(1))
    history.append(str(file), report)
    whole = file.read_text()
    file.write_text(f"{whole}\n{text}\n{whole}{rows('0')}\n")
    lines, damaged = history.read(str(file))
    assert (len(lines), damaged) == (3, [3])
    history.append(str(file), report)
    assert file.read_text() == f"{whole}\n{text}\n{whole}{rows('0')}\n{whole}"
