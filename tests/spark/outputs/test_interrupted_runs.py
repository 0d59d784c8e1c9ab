"""Real runs that are killed or interrupted while they write: the earlier result stays, and the next run cleans up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TEXT = """\
contract: 1
input: {format: json, path: in.jsonl, columns: {name: string}}
rules: [{column: name, rule: adr6:stream-name}]
"""
MOMENTS = (".out.natsgrammar/lock", "run-*/new0", "run-*/new0/valid", "run-*/new0/quarantine", "run-*/new0/report.json")


def started(folder: Path) -> subprocess.Popen[str]:
    arguments = ["run", str(folder / "contract.yaml"), "--output", str(folder / "out"), "--overwrite"]
    command = [sys.executable, "-m", "natsgrammar_gen", *arguments, "--master", "local[1]"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


def stopped(folder: Path, by: signal.Signals, moment: str) -> tuple[int, str]:
    """The exit code and the messages of a run that gets a signal when it has come so far."""
    run = started(folder)
    work = folder / ".out.natsgrammar"
    where = folder if moment.startswith(".") else work
    while run.poll() is None and not (where.is_dir() and any(where.glob(moment))):
        time.sleep(0.005)
    os.killpg(run.pid, by)  # as a terminal does, and `timeout`
    _, output = run.communicate()
    return run.returncode, output


def held(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def earlier(tmp_path: Path) -> dict[str, bytes]:
    """What an earlier run wrote to `out`."""
    (tmp_path / "contract.yaml").write_text(TEXT)
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n{"name":"a.b"}\n')
    run = started(tmp_path)
    output = run.communicate()[1]
    assert run.returncode == 1, output
    return held(tmp_path / "out")


@pytest.mark.nightly
def test_killed_runs_leave_the_earlier_result(tmp_path: Path, earlier: dict[str, bytes]) -> None:
    for moment in MOMENTS:
        code, output = stopped(tmp_path, signal.SIGKILL, moment)
        assert code in (-signal.SIGKILL, 1), output
        if code != 1:
            assert held(tmp_path / "out") == earlier, moment
    run = started(tmp_path)
    output = run.communicate()[1]
    assert run.returncode == 1, output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["contract.yaml", "in.jsonl", "out"]


@pytest.mark.nightly
@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_run_says_so_and_leaves_nothing(
    tmp_path: Path, earlier: dict[str, bytes], by: signal.Signals, code: int
) -> None:
    ended, output = stopped(tmp_path, by, "run-*/new0/valid")
    assert ended == code, output
    assert output.splitlines()[-1] == "interrupted"
    assert "Traceback" not in output
    assert held(tmp_path / "out") == earlier
    assert sorted(path.name for path in tmp_path.iterdir()) == ["contract.yaml", "in.jsonl", "out"]


@pytest.mark.nightly
@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize(
    ("step", "seconds"), [("starting", 0.5), ("starting", 2.0), ("loading", 0.0), ("loading", 0.4)]
)
def test_a_run_that_is_interrupted_while_spark_starts_leaves_nothing(
    tmp_path: Path, by: signal.Signals, code: int, step: str, seconds: float
) -> None:
    (tmp_path / "contract.yaml").write_text(TEXT)
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n')
    run = started(tmp_path)
    assert run.stderr is not None
    while not run.stderr.readline().startswith(step):
        assert run.poll() is None
    time.sleep(seconds)
    os.killpg(run.pid, by)
    output = run.communicate()[1]
    assert run.returncode == code, output
    assert output.splitlines()[-1] == "interrupted"
    assert "Traceback" not in output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["contract.yaml", "in.jsonl"]
