"""Delta and Iceberg, each on the newest Spark that it has a release for: jobs, and streams that are killed."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from pathlib import Path

import pytest

from tests.support.depth import generator
from tests.support.stream_lines import Arrivals, batches_begun
from tests.support.table_formats import FORMATS, Format, done, kill, started

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.timeout(7200),
    pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name),
]

PROGRAM = Path(__file__).with_name("on_tables.py")


def answer(form: Format, folder: Path, what: str) -> str:
    """What the program says, which does one thing in one session."""
    code, message = done(form, folder, PROGRAM, what, form.name, form.schema, json.dumps(form.options(folder / "lake")))
    assert code == 0, message[-5000:]
    return message


def test_jobs_create_and_replace_tables_or_leave_them(form: Format, tmp_path: Path) -> None:
    answer(form, tmp_path, "jobs")


def test_a_job_that_is_killed_between_two_tables_is_seen_and_replaced(form: Format, tmp_path: Path) -> None:
    answer(form, tmp_path, "written")
    arguments = ("killed", form.name, form.schema, json.dumps(form.options(tmp_path / "lake")))
    code, message = done(form, tmp_path, PROGRAM, *arguments)
    assert code == -signal.SIGKILL, message
    answer(form, tmp_path, "replaced")


def test_streams_add_to_tables_of_their_own(form: Format, tmp_path: Path) -> None:
    answer(form, tmp_path, "streams")


@pytest.mark.parametrize("what", ["deaths", "several"])
def test_a_stream_into_tables_may_die_before_every_step(form: Format, tmp_path: Path, what: str) -> None:
    answer(form, tmp_path, what)


def test_killed_streams_lose_and_repeat_nothing(form: Format, tmp_path: Path) -> None:
    """Ten kills, a hundred with `NATSGRAMMAR_KILLS=100`: at random moments, and as soon as one table has a batch."""
    answer(form, tmp_path, "listed")
    moments: random.Random = generator(f"kills of {form.name}")
    settings = [word for pair in form.options(tmp_path / "lake").items() for word in ("--conf", "=".join(pair))]
    into = ["--output-table", f"{form.schema}.names", "--checkpoint", "state", "--master", "local[1]"]
    command = ["-m", "natsgrammar_gen", "run", "names.yaml", "--stream", *into, *settings]
    arrivals, checkpoint, between = Arrivals(tmp_path / "in"), tmp_path / "state" / "_checkpoint", 0

    def commits() -> tuple[int, int]:
        valid, quarantine = (form.committed(tmp_path / "lake", f"names_{part}") for part in ("valid", "quarantine"))
        return valid, quarantine

    for number in range(int(os.environ.get("NATSGRAMMAR_KILLS", "10"))):
        arrivals.come()
        before, start = batches_begun(checkpoint), time.monotonic()
        process = started(form, tmp_path, *command)
        while process.poll() is None and batches_begun(checkpoint) == before:
            time.sleep(0.01)
        arrivals.come()
        if number % 2:
            time.sleep(moments.random() * (time.monotonic() - start) / 2)  # longer on a machine that is slow
        else:
            held = commits()
            while process.poll() is None and commits() == held:
                time.sleep(0.001)
        assert process.poll() is None, process.communicate()[0]
        if number % 4 < 2:
            kill(process.pid)
        else:
            process.kill()  # and Java ends when it notices
        process.communicate()
        valid, quarantine = commits()
        between += valid != quarantine
    code, message = done(form, tmp_path, *command, "--available-now")
    assert code == 1, message
    assert f" {arrivals.lines:,} rows in = " in message
    assert between, "no kill came between the two tables"
    rows = json.loads(answer(form, tmp_path, "listed").splitlines()[-1])
    assert rows == list(range(arrivals.lines))
