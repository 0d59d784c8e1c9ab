"""Outputs are replaced whole: whatever fails, dies or comes in between, a result is there and nothing else is lost."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from natsgrammar import files
from natsgrammar.files import MARKER
from natsgrammar_spark.contract.problems import RunError
from natsgrammar_spark.outputs.local import check_output, prepared
from tests.support.depth import Some
from tests.support.faults import Dead, faults

PARTS = ("report.json", "a/valid/part-0.parquet")
NOTES = "precious"


def write(folder: Path, text: str) -> None:
    for name in PARTS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def run(target: Path, text: str) -> None:
    """A run, all of whose files hold the text."""
    with prepared(target, overwrite=True) as folder:
        write(folder, text)


def whole(target: Path) -> str | None:
    """What all the files of the result hold, and the marker lists; None if the target is not there."""
    if not target.exists():
        return None
    (text,) = {(target / name).read_text() for name in PARTS}
    assert json.loads((target / MARKER).read_text())["files"] == dict.fromkeys(PARTS, len(text))
    return text


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_run_leaves_a_result_and_nothing_else(tmp_path: Path) -> None:
    for text in ("old", "newer"):
        run(tmp_path / "in" / "out", text)
        assert whole(tmp_path / "in" / "out") == text
        assert names(tmp_path / "in") == ["out"]


def test_what_is_being_written_is_hidden(tmp_path: Path) -> None:
    """Else a run over all files in the folder around reads what is half written."""
    with prepared(tmp_path / "out", overwrite=False):
        assert all(name.startswith(".") for name in names(tmp_path))


def test_a_result_is_on_disk_before_it_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "out", "old")
    done: list[str] = []
    exchange = files.exchange

    def noted(single: Path, other: Path) -> None:
        done.append("exchange")
        exchange(single, other)

    monkeypatch.setattr(files, "exchange", noted)
    monkeypatch.setattr(os, "fsync", lambda opened: done.append(str(Path(f"/proc/self/fd/{opened}").readlink())))
    run(tmp_path / "out", "newer")
    at = done.index("exchange")
    before = {path.partition("/new0")[2] for path in done[:at] if "/new0" in path}
    folders = {"/" + str(parent) for name in PARTS for parent in Path(name).parents}
    assert before >= {"", *(f"/{name}" for name in PARTS), *(folders - {"/."})}
    assert any(path.endswith("/journal.new") for path in done[:at])
    assert str(tmp_path) in done[at:]


def test_a_check_creates_nothing(tmp_path: Path) -> None:
    assert check_output(tmp_path / "a" / "b" / "out", overwrite=False) == tmp_path / "a" / "b" / "out"
    assert names(tmp_path) == []


def test_a_run_closes_what_it_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    run(tmp_path / "out", "old")
    before = len([*Path("/proc/self/fd").iterdir()])
    run(tmp_path / "out", "newer")
    with prepared(tmp_path / "out", overwrite=True), pytest.raises(RunError):
        check_output(tmp_path / "out", overwrite=True)
    flock = fcntl.flock

    def removed(lock: int, how: int) -> None:
        flock(lock, how)
        monkeypatch.setattr("fcntl.flock", flock)
        Path(f"/proc/self/fd/{lock}").readlink().unlink()  # as by a run that ends just then

    monkeypatch.setattr("fcntl.flock", removed)
    check_output(tmp_path / "out", overwrite=True)
    monkeypatch.setattr("fcntl.flock", no_locks)
    with pytest.raises(RunError, match="/out` cannot be written: no locks"):
        check_output(tmp_path / "out", overwrite=True)
    assert len([*Path("/proc/self/fd").iterdir()]) == before


# ---- ownership ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foreign", "place"),
    [
        ("notes.txt", "`notes.txt`"),
        ("a/notes.txt", "`a/notes.txt`"),
        ("a/valid/part-mine.parquet", "`a/valid/part-mine.parquet`"),
        ("a/valid/part-0.parquet", "`a/valid/part-0.parquet`"),  # longer than the one that was written
        ("b/part-0.parquet", "`b`"),
        (".git/config", "`.git`"),
        ("report.html", "`report.html`"),
        ("_impact.json", "`_impact.json`"),
    ],
)
def test_only_files_that_a_run_wrote_are_replaced(tmp_path: Path, foreign: str, place: str) -> None:
    run(tmp_path / "out", "old")
    (tmp_path / "out" / foreign).parent.mkdir(exist_ok=True)
    (tmp_path / "out" / foreign).write_text(NOTES)
    with pytest.raises(RunError, match=f"\\(.*{re.escape(place)}"):
        check_output(tmp_path / "out", overwrite=True)
    assert (tmp_path / "out" / foreign).read_text() == NOTES


def test_an_empty_folder_or_a_link_is_not_of_a_result_either(tmp_path: Path) -> None:
    run(tmp_path / "out", "old")
    (tmp_path / "out" / "empty").mkdir()
    with pytest.raises(RunError, match="`empty`"):
        check_output(tmp_path / "out", overwrite=True)
    (tmp_path / "out" / "empty").rmdir()
    (tmp_path / "out" / "a").rename(tmp_path / "a")
    (tmp_path / "out" / "a").symlink_to(tmp_path / "a")
    with pytest.raises(RunError, match="`a`"):
        check_output(tmp_path / "out", overwrite=True)


def test_a_link_to_nothing_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    with pytest.raises(RunError, match="/link`"):
        check_output(tmp_path / "link", overwrite=True)
    assert names(tmp_path) == ["link"]


@pytest.mark.parametrize("marker", [None, "", "[]", "{}", '{"result": 1}', '{"result": 1, "files": []}', "\xff"])
def test_a_report_alone_proves_nothing(tmp_path: Path, marker: str | None) -> None:
    write(tmp_path / "out", "old")
    (tmp_path / "out" / "report.json").write_text('{"report": 1}')
    (tmp_path / "out" / "_impact.json").write_text("{}")
    if marker is not None:
        (tmp_path / "out" / MARKER).write_bytes(marker.encode("latin-1"))
    with pytest.raises(RunError, match=re.escape(f"`{MARKER}`")):
        check_output(tmp_path / "out", overwrite=True)


def test_a_marker_has_a_line_for_each_file() -> None:
    text = '{\n "result": 1,\n "run": "run-1",\n "files": {\n  "a": 5,\n  "b": 0\n }\n}\n'
    assert files.marker_text({"a": 5, "b": 0}, "run-1") == text


def test_a_marker_that_lists_files_elsewhere_harms_none(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text(NOTES)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / MARKER).write_text(json.dumps({"result": 1, "files": {"../precious": len(NOTES)}}))
    run(tmp_path / "out", "new")
    assert (tmp_path / "precious").read_text() == NOTES


@pytest.mark.parametrize("earlier", [None, "empty", "old"])
def test_what_comes_during_a_run_stays(tmp_path: Path, earlier: str | None) -> None:
    out = tmp_path / "out"
    if earlier == "old":
        run(out, "old")
    if earlier == "empty":
        out.mkdir()

    def during() -> None:
        with prepared(out, overwrite=True) as folder:
            write(folder, "new")
            out.mkdir(exist_ok=True)
            (out / "notes.txt").write_text(NOTES)

    with pytest.raises(RunError, match="/out` was changed"):
        during()
    assert (out / "notes.txt").read_text() == NOTES
    assert names(tmp_path) == ["out"]


# ---- two runs -------------------------------------------------------------------------------------------------------


def test_a_second_run_is_refused_while_the_first_one_writes(tmp_path: Path) -> None:
    with prepared(tmp_path / "out", overwrite=False) as folder:
        write(folder, "first")
        for second in (
            prepared(tmp_path / "out", overwrite=True).__enter__,
            lambda: check_output(tmp_path / "out", True),
        ):
            with pytest.raises(RunError, match=r"/\.out\.natsgrammar`"):
                second()
    assert whole(tmp_path / "out") == "first"


JAVA = """#!/bin/sh
case "$*" in *-version*) echo "    java.home = ${0%/bin/java}
    java.specification.version = 21" >&2; exit;; esac
echo "Error: there are" $(ls "$OUTPUT/.out.natsgrammar") >&2
exit 1
"""


def test_the_output_is_locked_before_spark_starts(tmp_path: Path) -> None:
    """The Java that is to run Spark sees the lock, shows it, and fails."""
    java = tmp_path / "java/bin/java"
    java.parent.mkdir(parents=True)
    java.write_text(JAVA)
    java.chmod(0o755)
    (tmp_path / "in.jsonl").write_text('{"name":"ORDERS"}\n')
    contract = tmp_path / "contract.yaml"
    contract.write_text(
        "contract: 1\ninput: {format: json, path: in.jsonl, columns: {name: string}}\n"
        "rules: [{column: name, rule: adr6:stream-name}]\n"
    )
    command = [sys.executable, "-m", "natsgrammar_gen", "run", str(contract), "--output", str(tmp_path / "out")]
    environment = {**os.environ, "JAVA_HOME": str(java.parents[1]), "OUTPUT": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "error: Spark did not start: Error: there are lock run-" in done.stderr
    assert names(tmp_path) == ["contract.yaml", "in.jsonl", "java"]


RUN = """
import sys
from tests.unit.outputs.test_output import run, write
from natsgrammar_spark.outputs.local import prepared
from natsgrammar_spark.contract.problems import RunError
from pathlib import Path
print(flush=True)
input()
try:
    for _ in range(int(sys.argv[3])):
        run(Path(sys.argv[1]), sys.argv[2])
except RunError as error:
    sys.exit(str(error))
"""


def process(out: Path, text: str, times: int = 1) -> subprocess.Popen[str]:
    """A process that is about to replace the output so many times; it waits for a line."""
    command = [sys.executable, "-c", RUN, str(out), text, str(times)]
    pipe = subprocess.PIPE
    started = subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe, stderr=pipe)
    assert started.stdout is not None
    started.stdout.readline()
    return started


def test_one_of_several_runs_at_once_wins(tmp_path: Path) -> None:
    """One wins, or one after the other; a loser says so."""
    out = tmp_path / "out"
    runs = {str(number) * (number + 1): process(out, str(number) * (number + 1), 20) for number in range(3)}
    for started in runs.values():
        assert started.stdin is not None
        started.stdin.write("\n")
        started.stdin.flush()
    ended = {text: (started.communicate()[1], started.returncode) for text, started in runs.items()}
    assert whole(out) in runs
    for output, code in ended.values():
        assert code == 0 or re.search("another run is at work|was changed by another process|not empty", output), output
    assert names(tmp_path) == ["out"]


def test_killed_processes_leave_a_whole_result(tmp_path: Path, some: Some) -> None:
    out = tmp_path / "out"
    run(out, "0")
    for number in some(range(1, 101), 6):
        started = process(out, str(number), 1000)
        assert started.stdin is not None
        started.stdin.write("\n")
        started.stdin.flush()
        time.sleep(random.Random(number).random() / 10)
        started.send_signal(signal.SIGKILL)
        started.communicate()
        assert (whole(out) or "").isdigit()
        check_output(out, overwrite=True)
        assert names(tmp_path) == ["out"]


# ---- every call -----------------------------------------------------------------------------------------------------

EARLIER = (None, "old")


def earlier(parent: Path, text: str | None) -> Path:
    """A folder with something in it beside the earlier result."""
    parent.mkdir()
    (parent / "bystander").write_text(NOTES)
    if text is not None:
        (parent / "out").mkdir()
    if text:
        run(parent / "out", text)
    return parent


def calls(folder: Path, patch: pytest.MonkeyPatch, before: str | None, exchange: bool) -> int:
    """How many calls of the system a run makes; what it synchronises takes long, and is passed over from now on."""
    patch.setattr(os, "fsync", lambda _: None)
    with faults(patch, 10**6, "error", exchange) as counted:
        run(earlier(folder / "counted", before) / "out", "newer")
    assert len(counted.made) > 50
    return len(counted.made)


def repaired(out: Path) -> None:
    """The next run puts everything in order."""
    check_output(out, overwrite=True)
    assert set(names(out.parent)) <= {"bystander", "out"}
    assert (out.parent / "bystander").read_text() == NOTES


@pytest.mark.parametrize("exchange", [True, False], ids=["exchange", "renames"])
@pytest.mark.parametrize("before", EARLIER)
@pytest.mark.parametrize("what", ["dead", "error", pytest.param("full", marks=pytest.mark.nightly)])
def test_every_call_may_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, some: Some, before: str | None, exchange: bool, what: str
) -> None:
    for number in some(range(calls(tmp_path, monkeypatch, before, exchange)), 60):
        out = earlier(tmp_path / str(number), before) / "out"
        with faults(monkeypatch, number, what, exchange) as actual:
            try:
                run(out, "newer")
                expected: list[str | None] = ["newer"]
            except RunError:
                expected = [before]
            except Dead:
                expected = [before, "newer"]
        if what != "dead":
            assert whole(out) in expected, actual.made[-20:]
        repaired(out)
        assert whole(out) in expected, actual.made[-20:]


@pytest.mark.parametrize("exchange", [True, False], ids=["exchange", "renames"])
@pytest.mark.parametrize("before", EARLIER)
def test_something_may_come_at_every_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, some: Some, before: str | None, exchange: bool
) -> None:
    for number in some(range(calls(tmp_path, monkeypatch, before, exchange)), 60):
        out = earlier(tmp_path / str(number), before) / "out"

        def come(out: Path = out) -> None:
            out.mkdir(exist_ok=True)
            (out / "notes.txt").write_text(NOTES)

        with faults(monkeypatch, number, come, exchange) as actual:
            output = ""
            try:
                run(out, "newer")
            except RunError as error:
                output = str(error)
        if any(path.parts[-2:] == ("old0", MARKER) for path in out.parent.rglob("*")):
            # Between two renames the place was free: nothing is taken away, and one is asked to choose.
            assert "move one of them away" in output
        if actual.met:
            assert (out / "notes.txt").read_text() == NOTES
            (out / "notes.txt").unlink()
            if not names(out):
                out.rmdir()
        repaired(out)
        assert whole(out) == (before if output else "newer"), actual.made[-20:]
