"""Streams that are killed within their batches, many at once, into each store: no row is lost, none is there twice."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import pyarrow.parquet as pq
import pytest
from nats.js import JetStreamContext

from tests.support.depth import generator
from tests.support.jetstream import ask, made
from tests.support.nats_server import require_programs, serving
from tests.support.stream_lines import TEXT, Arrivals, numbers
from tests.support.table_formats import FORMATS, ROOMS, Format, kill

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(7200)]

KILLS = int(os.environ.get("NATSGRAMMAR_KILLS", "10"))
# Spark gives up after 10 s, or Java's memory is full: the process ends as if killed.
DIED = re.compile("Python worker failed to connect back|Java has ended")
HALF_MADE = re.compile(r"`file:(\S+)` has files and is no table")  # as the user is told to remove it
PROGRAM = Path(__file__).with_name("many_streams.py")
MESSAGES = """\
contract: 1
name: names
rules: [{column: subject, rule: adr6:stream-name, nullable: false}]
"""


@dataclass
class Store(ABC):
    """A place for the results of many streams: what each is asked to do, and what is there afterwards."""

    many: ClassVar[int] = 12  # streams in one process: each kill of it interrupts the batches of several
    folder: Path
    plan: dict[str, Any] = field(default_factory=lambda: {"settings": {}})  # for `many_streams.py`
    python: str = sys.executable

    @abstractmethod
    def come(self) -> None:
        """Let more rows come to all streams."""

    @abstractmethod
    def stream(self, number: int) -> dict[str, Any]:
        """Arguments of `many_streams.begun` for one of the streams."""

    @abstractmethod
    def state(self, number: int) -> Path:
        """The folder with the checkpoint of a stream."""

    @abstractmethod
    def expected(self) -> list[int]:
        """The numbers of all rows that came to a stream."""

    @abstractmethod
    def counted(self) -> list[list[int]]:
        """The numbers of all rows in each result, sorted, by a reader that is not ours."""

    def contract(self, number: int, text: str) -> str:
        """The file of a contract with a name of its own, as Spark wants a name for each query."""
        file = self.folder / f"{number}.yaml"
        file.write_text(text.replace("name: names", f"name: names{number}"))
        return str(file)


class _Lines(Store):
    """Streams that read the same folder of lines."""

    def __post_init__(self) -> None:
        self.arrivals = Arrivals(self.folder / "in")
        self.arrivals.folder.mkdir()

    def come(self) -> None:
        for _ in range(3):
            self.arrivals.come()

    def stream(self, number: int) -> dict[str, Any]:
        read = {"read": str(self.arrivals.folder), "form": "json"}
        return {"contract": self.contract(number, TEXT), **read, "into": self.into(number)}

    @abstractmethod
    def into(self, number: int) -> dict[str, str]:
        """Arguments of `run_stream` for the output."""

    def expected(self) -> list[int]:
        return [*range(self.arrivals.lines)]


@dataclass
class Folders(_Lines):
    """Folders below an address, which is the local folder `out`."""

    address: str = ""

    def into(self, number: int) -> dict[str, str]:
        return {"output": f"{self.address or self.folder / 'out'}/{number}"}

    def state(self, number: int) -> Path:
        return self.folder / "out" / str(number)

    def counted(self) -> list[list[int]]:
        return [numbers(*(self._rows(number, part) for part in ("valid", "quarantine"))) for number in range(self.many)]

    def _rows(self, number: int, part: str) -> Iterator[Any]:
        for file in self.state(number).glob(f"batches/*/{part}/[!_.]*.parquet"):
            yield from pq.read_table(file).to_pylist()


def mounted(folder: Path, scheme: str) -> Folders:
    """Folders of a file system of Hadoop: a mount table in front of `out`.

    With a scheme that is not `viewfs`, the run takes it for an object store, where nothing is renamed.
    """
    (folder / "out").mkdir()
    hadoop = {"fs.viewfs.mounttable.kills.link./out": (folder / "out").as_uri()}
    if scheme != "viewfs":
        hadoop[f"fs.{scheme}.impl"] = "org.apache.hadoop.fs.viewfs.ViewFileSystemOverloadScheme"
        hadoop[f"fs.viewfs.overload.scheme.target.{scheme}.impl"] = "org.apache.hadoop.fs.LocalFileSystem"
        hadoop["fs.viewfs.overload.scheme.target.file.impl"] = "org.apache.hadoop.fs.LocalFileSystem"
    settings = {f"spark.hadoop.{name}": value for name, value in hadoop.items()}
    return Folders(folder, {"settings": settings}, address=f"{scheme}://kills/out")


@dataclass
class InTables(_Lines):
    """Tables of a format, on the Spark that it has a release for."""

    many: ClassVar[int] = 4  # each has two tables to create first
    form: Format = FORMATS[0]

    def into(self, number: int) -> dict[str, str]:
        return {"table": f"{self.form.schema}.names{number}", "checkpoint": str(self.state(number))}

    def state(self, number: int) -> Path:
        return self.folder / f"state{number}"

    def counted(self) -> list[list[int]]:
        """By Spark alone, in another process."""
        tables = [f"{self.form.schema}.names{number}" for number in range(self.many)]
        code, output = ended(self, listed=tables)
        assert code == 0, output
        rows: list[list[int]] = json.loads(output.splitlines()[-1])
        return rows


@dataclass
class Streams(Store):
    """Pairs of streams of JetStream; what is read is a stream too."""

    many: ClassVar[int] = 4  # each has processes of Python, which take long to start
    url: str = ""
    messages: int = 0

    def __post_init__(self) -> None:
        made(self.url, "IN", subjects=["in", "in.>"])
        for number in range(self.many):
            for stream, subjects in ((f"OUT{number}", f"out{number}.>"), (f"DEAD{number}", f"DEAD{number}.>")):
                made(self.url, stream, subjects=[subjects], duplicate_window=7200.0)  # a slow machine starts late

    def come(self) -> None:
        async def publish(js: JetStreamContext) -> None:
            for number in range(self.messages, self.messages + 60):
                await js.publish("in" if number % 3 else f"in.{number}", b"%d" % number)

        ask(self.url, publish)
        self.messages += 60

    def stream(self, number: int) -> dict[str, Any]:
        output = f"{self.url}/OUT{number}?prefix=out{number}.&quarantine=DEAD{number}"
        return {
            "contract": self.contract(number, MESSAGES),
            "read": f"{self.url}/IN",
            "form": "stream",
            "into": {"output": output, "checkpoint": str(self.state(number))},
        }

    def state(self, number: int) -> Path:
        return self.folder / f"state{number}"

    def expected(self) -> list[int]:
        return [*range(self.messages)]

    def counted(self) -> list[list[int]]:
        """By nats-py, message by message; the data of a dead letter names the sequence of its message."""
        return [
            sorted(
                [int(data) for data in self._data(f"OUT{number}")]
                + [int(json.loads(data)["sequence"]) - 1 for data in self._data(f"DEAD{number}")]
            )
            for number in range(self.many)
        ]

    def _data(self, stream: str) -> list[bytes]:
        async def read(js: JetStreamContext) -> list[bytes]:
            last = (await js.stream_info(stream)).state.last_seq
            return [(await js.get_msg(stream, at)).data or b"" for at in range(1, last + 1)]

        return ask(self.url, read)


STORES = ["folder", "viewfs", "objects", "delta", "iceberg", "jetstream"]


@contextmanager
def opened(name: str, folder: Path) -> Iterator[Store]:
    if name == "jetstream":
        (folder / "server").mkdir()
        with serving(require_programs()[-1], folder / "server") as server:
            yield Streams(folder, url=server.url)
    elif name == "folder":
        yield Folders(folder)
    elif name in ("viewfs", "objects"):
        yield mounted(folder, name)
    else:
        (form,) = (form for form in FORMATS if form.name == name)
        plan = {"settings": form.options(folder / "lake"), "schema": form.schema}
        yield InTables(folder, plan, str(form.python()), form)


def started(store: Store, **plan: Any) -> subprocess.Popen[str]:
    """A process with all streams of a store."""
    file = store.folder / "plan.json"
    file.write_text(json.dumps({**store.plan, **plan}))
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PYSPARK", "SPARK"))},
        "PYTHONPATH": os.pathsep.join(map(str, ROOMS)),
    }
    return subprocess.Popen(
        [store.python, str(PROGRAM), str(file)],
        cwd=store.folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def ended(store: Store, **plan: Any) -> tuple[int, str]:
    """The exit code of such a process, and what it says."""
    process = started(store, **plan)
    output, _ = process.communicate()
    return process.returncode, output


def stage(state: Path, batch: int) -> str | None:
    """How far a batch has come that Spark has not noted as done."""
    if (state / "_checkpoint" / "commits" / str(batch)).exists():
        return None
    placed = state / "batches" / f"{batch:010}"
    if (placed / "findings.json").exists():
        return "counted and placed"
    prepared = [*placed.glob("*"), *(state / "_preparing").glob(f"{batch:010}-*/*")]
    parts = {path.name for path in prepared if not path.name.startswith((".", "_"))}
    return f"with {' and '.join(sorted(parts))}" if parts else "begun"


@pytest.mark.parametrize("name", STORES)
def test_killed_batches_are_there_once(name: str, tmp_path: Path) -> None:
    """At least ten kills, a hundred with `NATSGRAMMAR_KILLS=100`; prints how far the batches had come."""
    moments: random.Random = generator(f"killed batches of {name}")
    kills: Counter[str] = Counter()
    processes = 0
    with opened(name, tmp_path) as store:
        streams = [store.stream(number) for number in range(store.many)]
        while kills.total() < KILLS:
            store.come()
            process, goal = started(store, streams=streams), moments.randint(1, 4 * store.many)
            batches: dict[int, int] = {}
            output, last, pause = [], time.monotonic(), 0.0
            assert process.stdout is not None
            for line in process.stdout:
                output.append(line)
                if step := re.match(r"names(\d+): batch (\d+): ", line):
                    batches[int(step[1])] = int(step[2])
                    last, pause = time.monotonic(), time.monotonic() - last
                    goal -= 1
                    if not goal:
                        break
            time.sleep(moments.random() * pause)  # until about the next step
            kill(process.pid)
            code, text = process.wait(), "".join(output) + process.stdout.read()
            half_made = HALF_MADE.search(text)
            if half_made is not None:
                shutil.rmtree(half_made[1])
            assert code <= 0 or half_made or DIED.search(text), text
            processes += 1
            stages = (stage(store.state(number), batch) for number, batch in batches.items())
            kills.update(stage for stage in stages if stage is not None)
            print(f"{name}: {processes} processes, {kills.total()} kills {dict(kills)}", file=sys.stderr, flush=True)
        store.come()
        code, text = ended(store, streams=streams)
        while DIED.search(text) or HALF_MADE.search(text):
            if (half_made := HALF_MADE.search(text)) is not None:
                shutil.rmtree(half_made[1])
            code, text = ended(store, streams=streams)
        assert code == 0, text
        assert store.counted() == [store.expected()] * store.many
        for number in range(store.many):
            report = json.loads((store.state(number) / "report.json").read_text())
            assert report["contracts"][0]["batches"]["rows"]["in"] == len(store.expected())
