"""One input into many tables of a contract, against one table: the same checks and decoding, read once."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.decode import TYPE, messages_of
from benchmarks.timing import Row, medians, per_call, processor_seconds

MESSAGES = 1_000_000
TABLES = 20
ROUNDS = 3
CONTRACT = f"""\
contract: 1
name: one
rules:
  - {{column: subject, rule: subject}}
  - {{column: body, decode: {{json: "{TYPE}"}}, into: decoded}}
"""


def rows(messages: int = MESSAGES) -> Iterator[Row]:
    """Yield the ratio of runs with the messages in twenty tables by their subjects, and in one table."""
    from pyspark.sql import functions as F

    from natsgrammar_spark import load
    from natsgrammar_spark.run import run_files
    from natsgrammar_spark.session import session

    with tempfile.TemporaryDirectory() as name, session("local[2]") as spark:
        folder = Path(name)
        made = messages_of(spark, folder / "made", messages)
        kind = F.format_string("kind%02d", F.abs(F.xxhash64("body")) % TABLES)
        made.withColumn("subject", F.replace("subject", F.lit("created"), kind)).write.parquet(str(folder / "messages"))
        wheres = (
            f"  - {{name: t{n}, where: {{column: subject, matches: orders.*.*.kind{n:02}.*}}}}" for n in range(TABLES)
        )
        (folder / "one.yaml").write_text(CONTRACT)
        (folder / "many.yaml").write_text("\n".join([f"{CONTRACT}tables:", *wheres]))

        def run(contract: str) -> None:
            jobs = [(each, [str(folder / "messages")], "parquet") for each in load(str(folder / contract))]
            run_files(spark, jobs, str(folder / "out"), overwrite=True)

        times = medians({each: partial(run, f"{each}.yaml") for each in ("one", "many")}, ROUNDS, processor_seconds)
    detail = f"{per_call(times['many'], messages)} against {per_call(times['one'], messages)}"
    yield Row(f"one input into {TABLES} tables", "into one table", times["many"] / times["one"], detail, "≤ 1.5")
