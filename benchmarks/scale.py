"""The cost model of `run`, held against measurements: a fixed time, one for each row, and one for each refused row.

Processor time, not the clock: it hardly depends on what else the machine does, and divided by the cores it is the time
of a job whose partitions keep all of them busy. The guide on scale has the formula.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.pipeline import CONTRACT, copy, data
from benchmarks.timing import Row, processor_seconds

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from natsgrammar_spark.contract import Contract

FEW, MORE, MANY = 100_000, 1_000_000, 10_000_000
SHARE = 6  # per cent refused
ROUNDS = 3


def rows() -> Iterator[Row]:
    """Fit the model to two sizes, and predict each of three."""
    from natsgrammar_spark import load
    from natsgrammar_spark.session import session

    with tempfile.TemporaryDirectory() as name, session("local[2]") as spark:
        folder = Path(name)
        (folder / "contract.yaml").write_text(CONTRACT, encoding="utf-8")
        (contract,) = load(str(folder / "contract.yaml"))
        sizes = ((FEW, SHARE), (MORE, 0), (MORE, SHARE), (MANY, SHARE))
        for many, share in sizes:
            data(spark, many, share).write.parquet(f"{folder}/{many}-{share}")

        def taken(many: int, share: int) -> float:
            return _taken(spark, contract, f"{folder}/{many}-{share}")

        for _ in range(ROUNDS):
            taken(MORE, SHARE)  # while Java still compiles
        # in turns, because it goes on to
        rounds = [{size: taken(*size) for size in sizes[:-1]} for _ in range(ROUNDS)]
        took = {size: median(single[size] for single in rounds) for size in sizes[:-1]} | {sizes[-1]: taken(*sizes[-1])}
        source = f"{folder}/{MANY}-{SHARE}"
        schema = spark.read.parquet(source).schema
        copied = processor_seconds(lambda: copy(spark, [source], schema, "parquet", f"{folder}/copy"))
    refused = (took[MORE, SHARE] - took[MORE, 0]) / (MORE * SHARE / 100)
    each = (took[MORE, SHARE] - took[FEW, SHARE]) / (MORE - FEW)
    row = each - refused * SHARE / 100
    fixed = took[FEW, SHARE] - FEW * each
    model = f"{fixed:.1f} s + {row * 1e6:.2f} µs a row + {refused * 1e6:.1f} µs a refused row"
    for many in (FEW, MORE, MANY):
        output = fixed + many * each
        detail = f"{took[many, SHARE]:.1f} s of processor time against {output:.1f} s = {model}"
        yield Row(
            f"`run` on {many:,} rows of Parquet, 4 checks, 6 % quarantined",
            "its cost model",
            took[many, SHARE] / output,
            detail,
        )
    detail = f"{took[MANY, SHARE]:.1f} s against {copied:.1f} s of processor time"
    yield Row(f"`run` on {MANY:,} rows of Parquet", "a copy of them", took[MANY, SHARE] / copied, detail, "≤ 2")


def _taken(spark: SparkSession, contract: Contract, source: str) -> float:
    """Return the processor time of one run."""
    from natsgrammar_spark.run import run_files

    files = tuple(map(str, sorted(Path(source).glob("part-*.parquet"))))
    return processor_seconds(lambda: run_files(spark, [(contract, files, "parquet")], f"{source}-out", overwrite=True))
