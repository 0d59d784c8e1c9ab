"""A stream of files up to what is there, against the same rows as a batch."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.pipeline import BEFORE, TURNS
from benchmarks.timing import Row, medians, processor_seconds

ROWS = 1_000_000
CONTRACT = """\
contract: 1
input: {columns: {subject: string, n: bigint}}
rules:
  - {column: subject, rule: nats-docs:subject, nullable: false}
"""


def rows() -> Iterator[Row]:
    """Measure streams by processor time, because both start and end many small jobs."""
    from natsgrammar_spark import load
    from natsgrammar_spark.inputs import named
    from natsgrammar_spark.outputs import resolve_live
    from natsgrammar_spark.run import run_files
    from natsgrammar_spark.session import session
    from natsgrammar_spark.stream import run_until_the_end

    with tempfile.TemporaryDirectory() as folder, session() as spark:
        Path(folder, "contract.yaml").write_text(CONTRACT, encoding="utf-8")
        (contract,) = load(f"{folder}/contract.yaml")
        subject = "concat('orders.', hex(xxhash64(id)), if(id % 50 < 3, '. x', '.created')) AS subject"
        data = spark.range(ROWS, numPartitions=4).selectExpr(subject, "id AS n")
        for form in ("parquet", "json"):
            data.write.format(form).save(f"{folder}/{form}")
            files = tuple(map(str, Path(folder, form).glob(f"part-*.{form}")))

            def batch(files: tuple[str, ...] = files, form: str = form) -> object:
                return run_files(spark, [(contract, files, form)], f"{folder}/batch", overwrite=True)

            def stream(form: str = form) -> object:
                shutil.rmtree(f"{folder}/stream", ignore_errors=True)
                source = named(form, [f"{folder}/{form}"])
                return run_until_the_end(spark, contract, source, resolve_live(f"{folder}/stream"), True)

            taken = medians({"stream": stream, "batch": batch}, TURNS, processor_seconds, BEFORE)
            detail = f"{taken['stream']:.2f} s against {taken['batch']:.2f} s of processor time for {ROWS:,} rows"
            yield Row(
                f"`run --stream --available-now` on {form}",
                "`run` on the same rows",
                taken["stream"] / taken["batch"],
                detail,
                "≤ 1.3",
            )
