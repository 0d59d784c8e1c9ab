"""The fixed cost of a small run, with and without each thing that saves some: processor time of whole processes."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from benchmarks.pipeline import CONTRACT, data
from benchmarks.timing import Row, medians

MANY, ROUNDS = 10_000, 5
_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER: a Java that outlives its Python becomes a child of this process, and counts
_COMMAND = "from natsgrammar_gen.__main__ import main; main()"
_WITHOUT = {  # a module of the pipeline, and Python that removes a thing from it
    "`Causes.java`": ("judge.findings", "t = m.tallies; m.tallies = lambda *a: t(*a[:4])"),
    "`footers.py`": ("inputs.footers", "m._rows = lambda _: None; m._with_different_schemas = 0"),
    "the class archive": ("session.class_archive", "m.archive_of = lambda _: None"),
    "the serial collector": ("session.java", "import os; os.environ['JAVA_TOOL_OPTIONS'] = '-XX:+UseG1GC'"),
}


def rows() -> Iterator[Row]:
    """Each part of a run on few rows."""
    from natsgrammar_spark.session import session

    ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "contract.yaml").write_text(CONTRACT, encoding="utf-8")
        with session("local[2]") as spark:
            for form in ("json", "parquet"):
                data(spark, MANY).write.format(form).save(f"{folder}/{form}")
        for form in ("json", "parquet"):
            options = ["--input-format", form, "--input", f"{folder}/{form}", "--output", f"{folder}/out"]
            run = ["run", f"{folder}/contract.yaml", *options, "--overwrite", "--allow-findings"]
            programs = {
                what: f"import natsgrammar_spark.{room} as m; {code}" for what, (room, code) in _WITHOUT.items()
            }
            tasks = {what: partial(_ended, run, f"{code}; {_COMMAND}") for what, code in programs.items()}
            taken = medians({"": partial(_ended, run, _COMMAND), **tasks}, ROUNDS, _processor_seconds)
            for what in _WITHOUT:
                detail = f"{taken['']:.2f} s against {taken[what]:.2f} s of processor time for {MANY:,} rows"
                yield Row(f"`run` on {form}", f"without {what}", taken[""] / taken[what], detail)


def _ended(arguments: list[str], program: str) -> None:
    subprocess.run([sys.executable, "-c", program, *arguments], check=True, capture_output=True)


def _processor_seconds(task: Callable[[], object]) -> float:
    before = os.times()
    task()
    with suppress(ChildProcessError):
        while True:
            os.wait()
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
