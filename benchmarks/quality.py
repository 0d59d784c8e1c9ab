"""Failing rows with reasons: our columns against DQX, Great Expectations and pandera, each as its documentation says.

`python -m benchmarks quality` runs in the environment `quality` of `tools/engines.sh`, where they share one session of
Spark. The other tools check the regular expression that is proved equal to the rule, anchored.
Their reasons say no more than that it did not match. Times are of the processor, in all processes of the session.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.timing import Row, medians, processor_seconds

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

ROOT = Path(__file__).parents[1]
NAMES, ROUNDS = 1_000_000, 5
RULES = ("nats-docs:subject", "adr6:stream-name")


def rows() -> Iterator[Row]:
    """Every measurement, made in the environment that has the tools."""
    from natsgrammar_spark.session.java import java_home

    python = ROOT / ".tools" / "engines" / "quality" / "bin" / "python"
    if not python.exists():
        raise SystemExit(f"no {python.relative_to(ROOT)}: run `make engines` first")
    rooms = [ROOT, *(ROOT / room for room in ("runtime", "generated", "generator", "pipeline"))]
    settings = {"JAVA_HOME": str(java_home()), "PYSPARK_PYTHON": str(python), "SPARK_LOCAL_IP": "127.0.0.1"}
    environment = {**os.environ, **settings, "PYTHONPATH": os.pathsep.join(map(str, rooms))}
    command = [python, "-m", "benchmarks.quality"]
    ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    for row in json.loads(ran.stdout.splitlines()[-1]):
        yield Row(**row)


def _measured(spark: SparkSession, folder: str) -> Iterator[Row]:
    from natsgrammar import spark as ns

    ns.install(spark)
    for at, rule in enumerate(RULES):
        data = _names(spark, f"{folder}/{at}", "." if at == 0 else "_")
        taken = medians(dict(_tasks(spark, data, rule)), ROUNDS, processor_seconds)

        def row(ours: str, other: str, goal: str = "", taken: dict[str, float] = taken, rule: str = rule) -> Row:
            detail = f"{taken[ours]:.2f} s against {taken[other]:.2f} s of processor time"
            what = f"{ours}: rows that {rule} refuses, 5 % of {NAMES:,}"
            return Row(what, other, taken[ours] / taken[other], detail, goal)

        yield row("columns, with reasons", "DQX `regex_match`, bad rows", "≤ 0.4")
        yield row("columns, with reasons, at the driver", "GX `…_to_match_regex`, unexpected rows", "≤ 0.25")
        yield row("columns, with reasons", "pandera `str_matches`, no rows")
        yield row("DQX `is_nats_name`, bad rows", "DQX `regex_match`, bad rows")
        yield row("GX `…_to_be_nats_name`, unexpected rows", "GX `…_to_match_regex`, unexpected rows")
        yield row("pandera `is_nats_name`, no rows", "pandera `str_matches`, no rows")


def _names(spark: SparkSession, path: str, sign: str) -> DataFrame:
    """Names of about 30 characters, 5 % of them refused, one in four for each of four reasons."""
    from pyspark.sql import functions as F

    token = F.hex(F.xxhash64("id"))
    good = F.concat(F.lit(f"orders{sign}eu{sign}"), token)
    faults = (F.concat(good, F.lit(". x")), F.concat(F.lit(" "), good), F.concat(good, F.lit("..*")), F.lit(""))
    name = good
    for number, fault in enumerate(faults):
        name = F.when(F.col("id") % 80 == number, fault).otherwise(name)
    spark.range(NAMES).select("id", name.alias("name")).write.parquet(path)
    return spark.read.parquet(path)


def _tasks(spark: SparkSession, data: DataFrame, rule: str) -> Iterator[tuple[str, Callable[[], object]]]:
    import natsgrammar as ng
    from natsgrammar import spark as ns

    pattern = ng.rule(rule).entry["java"]

    def written(rows: DataFrame) -> None:
        rows.write.format("noop").mode("overwrite").save()

    def refused() -> DataFrame:
        violation = ns.violation("name", rule)
        return data.where(~ns.is_valid("name", rule)).select("id", "name", violation.message, violation.suggestion)

    yield "columns, with reasons", lambda: written(refused())
    yield "columns, with reasons, at the driver", lambda: refused().toArrow().to_pylist()
    yield from _dqx(spark, data, rule, pattern, written)
    yield from _great_expectations(data, rule, pattern)
    yield from _pandera(data, rule)


def _dqx(
    spark: SparkSession, data: DataFrame, rule: str, pattern: str, written: Callable[[DataFrame], None]
) -> Iterator[tuple[str, Callable[[], object]]]:
    """Bad rows, whose `_errors` have messages."""
    from unittest.mock import MagicMock

    from databricks.labs.dqx.engine import DQEngine
    from databricks.sdk import WorkspaceClient

    from natsgrammar.dqx import is_nats_name

    engine = DQEngine(MagicMock(spec=WorkspaceClient), spark=spark)

    def task(function: str, **arguments: str) -> Callable[[], object]:
        checks = [{"check": {"function": function, "arguments": {"column": "name", **arguments}}}]
        known = {"is_nats_name": is_nats_name}
        return lambda: written(engine.apply_checks_by_metadata_and_split(data, checks, known)[1])

    yield "DQX `regex_match`, bad rows", task("regex_match", regex=pattern)
    yield "DQX `is_nats_name`, bad rows", task("is_nats_name", rule=rule)


def _great_expectations(data: DataFrame, rule: str, pattern: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """Unexpected rows, in a result of the format COMPLETE, which is at the driver."""
    import great_expectations as gx
    from great_expectations.expectations import ExpectColumnValuesToMatchRegex

    from natsgrammar.great_expectations import ExpectColumnValuesToBeNatsName

    context = gx.get_context(mode="ephemeral")
    asset = context.data_sources.add_spark("spark").add_dataframe_asset("names")
    batches = asset.add_batch_definition_whole_dataframe("all")
    form = {"result_format": "COMPLETE", "unexpected_index_column_names": ["id"], "include_unexpected_rows": True}

    def task(expectation: Any) -> Callable[[], object]:
        return lambda: batches.get_batch({"dataframe": data}).validate(expectation, result_format=form)

    with_regex = ExpectColumnValuesToMatchRegex(column="name", regex=pattern)
    yield "GX `…_to_match_regex`, unexpected rows", task(with_regex)
    with_rule = ExpectColumnValuesToBeNatsName(column="name", rule=rule)
    yield "GX `…_to_be_nats_name`, unexpected rows", task(with_rule)


def _pandera(data: DataFrame, rule: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """Whether the column passes: on PySpark pandera has no failing rows. Python has to know the expression, too."""
    import pandera.pyspark as pa
    from pyspark.sql.types import StringType

    import natsgrammar as ng
    from natsgrammar.pandera import is_nats_name

    def task(check: Any) -> Callable[[], object]:
        schema = pa.DataFrameSchema({"name": pa.Column(StringType(), check)})
        return lambda: schema.validate(data).pandera.errors

    yield "pandera `str_matches`, no rows", task(pa.Check.str_matches(ng.rule(rule).schema["pattern"]))
    yield "pandera `is_nats_name`, no rows", task(is_nats_name(rule))


def main() -> None:
    """Measure, and print the rows as JSON."""
    from pyspark.sql import SparkSession

    logging.disable(logging.CRITICAL)
    settings = {"spark.driver.memory": "2g", "spark.ui.enabled": "false", "spark.sql.shuffle.partitions": "2"}
    spark = SparkSession.builder.master("local[2]").config(map=settings).getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    try:
        with tempfile.TemporaryDirectory() as folder:
            collected = [asdict(row) for row in _measured(spark, folder)]
    finally:
        spark.stop()
    sys.stdout.write(f"\n{json.dumps(collected)}\n")


if __name__ == "__main__":
    main()
