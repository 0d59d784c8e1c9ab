"""Histories: each run adds one whole line, whoever else writes and however full the disk is."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from natsgrammar_spark import history
from natsgrammar_spark.report import as_json
from tests.support.languages import ROOT
from tests.support.reports import rich

APPEND = f"""
import json, resource, sys
sys.path.insert(0, {str(ROOT)!r})
from natsgrammar_spark import history
from natsgrammar_spark.problems import RunError
report, limit = json.loads(sys.stdin.read()), int(sys.argv[2])
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
try:
    for _ in range(int(sys.argv[3])):
        history.append(sys.argv[1], report)
except RunError as error:
    print(error)
"""


def appending(file: Path, limit: int = 0, times: int = 1) -> subprocess.Popen[str]:
    words = [sys.executable, "-c", APPEND, str(file), str(limit), str(times)]
    running = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert running.stdin is not None
    running.stdin.write(json.dumps(as_json(*rich(20))))  # lines that no file system writes in one piece
    running.stdin.close()
    return running


def test_lines_of_several_processes_stay_whole(tmp_path: Path) -> None:
    file = tmp_path / "h.jsonl"
    file.write_text('{"torn')
    for one in [appending(file, times=20) for _ in range(2)]:
        assert one.wait() == 0
    lines, damaged = history.read(str(file))
    assert (len(lines), damaged) == (40, [1])
    assert {len(line) for line in file.read_text().splitlines()[1:]} == {len(file.read_text().splitlines()[1])}
    assert len(file.read_text().splitlines()[1]) > 2 * resource.getpagesize()


def test_a_full_disk_leaves_the_history_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "h.jsonl"
    history.append(str(file), as_json(*rich(1)))
    before = file.read_bytes()
    failing = appending(file, limit=len(before) + 100)
    assert failing.wait() == 0
    assert failing.stdout is not None
    told = failing.stdout.read()
    assert told == f"`{file}` cannot be written: file too large; the result is in place, without it\n"
    assert file.read_bytes() == before


def rows(read: str) -> str:
    return f'{{"history": 1, "started": "", "rows": {{"in": {read}, "valid": 0, "quarantined": 0, "malformed": 0}}}}'


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
        rows("0"),
        rows("-1").replace("}}", '}, "contracts": []}'),
        rows("true").replace("}}", '}, "contracts": []}'),
        "\x00",
    ],
    ids=lambda text: text[:20],
)
def test_a_damaged_line_is_numbered_and_left(text: str, tmp_path: Path) -> None:
    file = tmp_path / "h.jsonl"
    history.append(str(file), as_json(*rich(1)))
    whole = file.read_text()
    file.write_text(f"{whole}\n{text}\n{whole}")
    lines, damaged = history.read(str(file))
    assert (len(lines), damaged) == (2, [3])
    history.append(str(file), as_json(*rich(1)))
    assert file.read_text() == f"{whole}\n{text}\n{whole}{whole}"
