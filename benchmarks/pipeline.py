"""`natsgrammar run`: the bundled contracts from start to end, and against a plain copy of the same rows."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.timing import Row, medians, processor_seconds

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession
    from pyspark.sql.types import StructType

ROWS = 1_000_000
ROUNDS = 3
TURNS = 15  # of a run and of a copy
BEFORE = 5  # turns in which Java still compiles Spark's own classes
CONTRACTS = sorted((Path(__file__).parents[1] / "examples" / "contracts").glob("*.yaml"))
CONTRACT = """\
contract: 1
input: {columns: {subject: string, stream: string, reply: string, seq: bigint}}
rules:
  - {column: subject, rule: nats-docs:subject, nullable: false}
  - {column: stream, rule: adr6:stream-name, nullable: false}
  - {column: reply, rule: adr6:reply-to}
  - {column: subject, rule: aviso:wire-subject, where: {column: stream, equals: MARS}}
"""
_START = "from natsgrammar_spark.session import session\nwith session(size=0): pass"


def rows() -> Iterator[Row]:
    """Every measurement of the pipeline."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _command(Path(folder, "run"))
        yield _few(Path(folder))
        yield from _copies(Path(folder))


def _command(output: Path) -> Iterator[Row]:
    program = [sys.executable, "-m", "natsgrammar_gen", "run", *CONTRACTS, "--overwrite", "--allow-findings"]
    taken = medians(  # the first call of each is not counted
        {
            "run": _process([*program, "--output", output]),
            "start": _process([sys.executable, "-c", _START]),
        },
        ROUNDS,
    )
    detail = f"{taken['run']:.1f} s against {taken['start']:.1f} s"
    yield Row("`make run`, second call", "starting Spark", taken["run"] / taken["start"], detail, "≤ 15 s on 2 cores")


def _process(command: list[str | Path]) -> Callable[[], object]:
    return lambda: subprocess.run(command, check=True, capture_output=True)


def _few(folder: Path) -> Row:
    """Ten rows: what a run takes by the clock, from one step that it names to the next."""
    (folder / "contract.yaml").write_text(CONTRACT, encoding="utf-8")
    lines = (f'{{"subject":"a.{at}{" " * (at == 3)}","stream":"S","reply":"r.{at}","seq":{at}}}\n' for at in range(10))
    (folder / "ten.json").write_text("".join(lines), encoding="utf-8")
    options = ["--input", folder / "ten.json", "--input-format", "json", "--output", folder / "ten", "--overwrite"]
    program = [sys.executable, "-m", "natsgrammar_gen", "run", folder / "contract.yaml", *options, "--allow-findings"]
    turns = [_steps(program) for _ in range(1 + ROUNDS)][1:]
    names = ("imports and contract", *(name.rpartition(": ")[2] for name in list(turns[0])[1:]))
    steps = [statistics.median(times) for times in zip(*(turn.values() for turn in turns), strict=True)]
    detail = ", ".join(f"{name} {taken:.2f} s" for name, taken in zip(names, steps, strict=True))
    return Row("`run` on ten rows of JSON, by the clock", "4 s", sum(steps) / 4, detail, "≤ 1 on 2 quiet cores")


def _steps(program: list[str | Path]) -> dict[str, float]:
    """Return the seconds from the start, and from the first line about each step on standard error."""
    begun = {"": time.perf_counter()}
    with subprocess.Popen(program, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        for line in process.stderr or ():
            begun.setdefault(line.partition(" …")[0], time.perf_counter())
    ends = [*begun.values(), time.perf_counter()][1:]
    return {name: end - start for (name, start), end in zip(begun.items(), ends, strict=True)}


def _copies(folder: Path) -> Iterator[Row]:
    from natsgrammar_spark import load
    from natsgrammar_spark.run import run_files
    from natsgrammar_spark.session import session

    (folder / "contract.yaml").write_text(CONTRACT, encoding="utf-8")
    (contract,) = load(str(folder / "contract.yaml"))
    with session() as spark:
        rows = data(spark, ROWS)
        rows.write.parquet(f"{folder}/parquet")
        rows.write.json(f"{folder}/json")
        schema = rows.schema
        for form in ("parquet", "json"):
            files = tuple(str(path) for path in sorted((folder / form).glob(f"part-*.{form}")))

            def judged(files: tuple[str, ...] = files, form: str = form) -> object:
                return run_files(spark, [(contract, files, form)], f"{folder}/out", overwrite=True)

            tasks = {"run": judged, "copy": partial(copy, spark, files, schema, form, f"{folder}/copy")}
            taken = medians(tasks, TURNS, processor_seconds, BEFORE)
            detail = f"{taken['run']:.2f} s against {taken['copy']:.2f} s of processor time for {ROWS:,} rows"
            what = f"`run` on {form}, 4 checks, 6 % quarantined"
            yield Row(what, f"Spark reading and writing the same {form}", taken["run"] / taken["copy"], detail, "≤ 2")


def copy(spark: SparkSession, files: Sequence[str], schema: StructType, form: str, output: str) -> None:
    """Read files and write them again: the least that a run can do."""
    spark.read.schema(schema).format(form).load(list(files)).write.mode("overwrite").format(form).save(output)


def data(spark: SparkSession, many: int, share: int = 6) -> DataFrame:
    """Rows of which some per cent are refused: a third each by subject, stream and reply."""
    from pyspark.sql import functions as F

    token = F.hex(F.xxhash64("id"))

    def broken(column: str, text: Column, remainder: int) -> Column:
        bad = (F.col("id") % 100 < share) & (F.col("id") % 3 == remainder)
        return F.when(bad, F.concat(text, F.lit(". x"))).otherwise(text).alias(column)

    return spark.range(many, numPartitions=max(2, many // 1_000_000)).select(
        broken("subject", F.concat(F.lit("orders.eu."), token, F.lit(".created")), 0),
        broken("stream", F.lit("ORDERS"), 1),
        broken("reply", F.concat(F.lit("_INBOX."), token), 2),
        F.col("id").alias("seq"),
    )
