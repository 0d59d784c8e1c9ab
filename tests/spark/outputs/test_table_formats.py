"""Delta and Iceberg, each on the newest Spark that it has a release for: jobs, and streams that are killed."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import nats
import pytest
from nats.js import JetStreamContext

from tests.support.depth import generator
from tests.support.jetstream import ask, made
from tests.support.languages import ROOT
from tests.support.nats_server import Server
from tests.support.pages import blocks
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
    arrivals.come()  # for the last start, as a killed one may have read all others
    code, message = done(form, tmp_path, *command, "--available-now")
    assert code == 1, message
    assert f" {arrivals.lines:,} rows in = " in message
    assert between, "no kill came between the two tables"
    rows = json.loads(answer(form, tmp_path, "listed").splitlines()[-1])
    assert rows == list(range(arrivals.lines))


# The parts of a message, in its order: the subject, the payload, its table, and whether it is valid there.
KINDS = [
    ("orders.eu.{n}.created", '{{"amount": {n}.25, "items": []}}', "created", "valid"),
    ("orders.us.{n}.shipped", '{{"at": "2026-11-27T10:00:00Z", "carrier": "{n}"}}', "shipped", "valid"),
    ("orders.eu.x{n}.created", '{{"amount": 1}}', "created", "quarantine"),
    ("orders.eu.{n}.created", '{{"amount": 1.005}}', "created", "quarantine"),
    ("orders.eu.{n}.shipped", '{{"at": "{n}', "shipped", "quarantine"),
    ("orders.eu.{n}.paid", "{{}}", "unmatched", "quarantine"),
]


def test_the_whole_job_of_the_readme(form: Format, tmp_path: Path, nats_server: Server) -> None:
    """From a stream to tables in three starts, the first of which is killed after some of its tables have a batch."""
    for block in blocks((ROOT / "docs/guide/stream-to-tables.md").read_text(encoding="utf-8"), ""):
        if block.title.endswith((".lark", ".yaml")):
            (tmp_path / block.title).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / "nats").symlink_to(Path(nats.__file__).parent)
    readme = re.sub(r"\\\n +", "", (ROOT / "README.md").read_text(encoding="utf-8"))
    (line,) = re.findall("natsgrammar (run orders.yaml --stream .*)", readme)
    line = line.replace("nats://localhost:4222", nats_server.url).replace("lake.orders", f"{form.schema}.orders")
    settings = [word for pair in form.options(tmp_path / "lake").items() for word in ("--conf", "=".join(pair))]
    command = ["-m", "natsgrammar_gen", *line.split(), "--master", "local[1]", *settings]
    moments, expected, amounts = generator(f"messages of {form.name}"), list[tuple[str, str, int]](), 0.0

    def published(many: int) -> Iterator[tuple[str, bytes, None]]:
        nonlocal amounts
        for _ in range(many):
            number = len(expected) + 1
            subject, data, table, part = moments.choice(KINDS)
            expected.append((table, part, number))
            amounts += number + 0.25 if (table, part) == ("created", "valid") else 0
            yield subject.format(n=number), data.format(n=number).encode(), None

    def more(many: int) -> None:
        given = [*published(many)]

        async def publish(js: JetStreamContext) -> None:
            for subject, data, _ in given:
                await js.publish(subject, data)

        ask(nats_server.url, publish)

    answer(form, tmp_path, "listed")  # which makes the schema
    made(nats_server.url, "ORDERS", [*published(300)])
    process, parts = started(form, tmp_path, *command), ("valid", "quarantine")
    while process.poll() is None and form.committed(tmp_path / "lake", "orders_created_valid") < 2:
        time.sleep(0.001)
    kill(process.pid)
    process.communicate()
    assert any(form.committed(tmp_path / "lake", f"orders_unmatched_{part}") < 2 for part in parts), "killed too late"
    for _ in range(2):
        more(100)
        code, message = done(form, tmp_path, *command)
        assert code == 1, message
    there, total = json.loads(answer(form, tmp_path, "messages").splitlines()[-1])
    assert ([tuple(each) for each in there], float(total)) == (sorted(expected), amounts)
