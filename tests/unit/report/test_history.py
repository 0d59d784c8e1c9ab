"""Histories: each run adds one whole line, whoever else writes and however full the disk is."""

from __future__ import annotations

import resource
from concurrent.futures import ThreadPoolExecutor, wait
from fcntl import LOCK_EX, LOCK_UN, flock
from pathlib import Path

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from natsgrammar_spark.contract.problems import RunError
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
        assert {line.result() for line in lines} == {None}
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


CONTRACT = """\
contract: 1
name: rows
input:
  path: rows.jsonl
  columns: {stream: string}
rules:
  - {column: stream, rule: adr6:stream-name}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "c.yaml").write_text(CONTRACT)
    (tmp_path / "rows.jsonl").write_text('{"stream": "A"}\n')
    (tmp_path / "data").mkdir()
    history.append("data/part.jsonl", as_json(*rich(1)))
    return tmp_path


IN_DATA = "is in `data`, which is an input of this run"
OF_RUN = "is a contract or an input of this run"


@pytest.mark.parametrize("check", [["--check"], []], ids=["check", "run"])
@pytest.mark.parametrize(
    ("file", "inputs", "message"),
    [
        ("c.yaml", [], f"`c.yaml` {OF_RUN}"),
        ("rows.jsonl", [], f"`rows.jsonl` {OF_RUN}"),
        ("link", [], f"`link` {OF_RUN}"),
        ("hard", [], f"`hard` {OF_RUN}"),
        ("data/part.jsonl", ["data/*.jsonl"], f"`data/part.jsonl` {OF_RUN}"),
        ("data/part.jsonl", ["data"], f"`data/part.jsonl` {IN_DATA}"),
        ("data/new.jsonl", ["data"], f"`data/new.jsonl` {IN_DATA}"),
        ("far/new.jsonl", ["data"], "`far/new.jsonl` is in `data/link`, which is an input of this run"),
        ("rows.jsonl", ["data"], "`rows.jsonl` is not a history of `natsgrammar run`"),
    ],
)
def test_a_run_keeps_no_history_in_what_it_reads(
    file: str, inputs: list[str], message: str, check: list[str], folder: Path
) -> None:
    Path("link").symlink_to("c.yaml")
    Path("far").mkdir()
    Path("data/link").symlink_to("../far")
    Path("hard").hardlink_to("rows.jsonl")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    given = [part for path in inputs for part in ("--input", path)]
    result = CliRunner().invoke(main, ["run", "c.yaml", *given, "--output", "out", "--history", file, *check])
    assert (result.exit_code, result.output) == (2, f"error: {message}: choose another --history\n")
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@pytest.mark.usefixtures("folder")
def test_a_history_may_be_new_or_empty_or_hidden_from_spark() -> None:
    Path("empty").write_bytes(b"\n")
    Path("rows.jsonl").replace("data/part.jsonl")
    for file in ("new", "empty", "data/.history"):
        result = CliRunner().invoke(main, ["run", "c.yaml", "--input", "data", "--check", "--history", file])
        assert (result.exit_code, result.stderr) == (0, ""), result.output


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("damaged", "more"), [(10, []), (11, ["1 more line"]), (12, ["2 more lines"])])
def test_notes_of_damaged_lines_are_few(damaged: int, more: list[str]) -> None:
    Path("h.jsonl").write_text(f"{rows('0')}\n" + "x\n" * damaged)
    result = CliRunner().invoke(main, ["run", "c.yaml", "--check", "--history", "h.jsonl"])
    assert result.exit_code == 0, result.output
    assert result.stderr.splitlines() == [
        *(f"note: h.jsonl:{at}: not a history line; left unchanged" for at in range(2, 12)),
        *(f"note: h.jsonl: {item} like these" for item in more),
    ]
