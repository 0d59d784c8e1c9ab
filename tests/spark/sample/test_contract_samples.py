"""Samples of what only Spark reads, and types of Parquet as Spark has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from natsgrammar_gen.cli import main
from natsgrammar_spark import load, run_contract
from natsgrammar_spark.contract.discover import find
from natsgrammar_spark.inputs.sampled import of_table
from natsgrammar_spark.sample.read import sample
from natsgrammar_spark.session.schema import columns_of

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

KINDS = [
    *("tinyint", "smallint", "int", "bigint", "float", "double", "boolean", "date"),
    *("timestamp", "timestamp_ntz", "binary", "decimal(10,2)", "string"),
]


def every(spark: SparkSession) -> Any:
    """A row with a column of each type, and texts in all places, and one that is null but for its subject."""
    columns = [f"CAST(NULL AS {kind}) AS c{at}" for at, kind in enumerate(KINDS)]
    texts = "array('x.y', 'z') AS subjects, map('ce-id', array('1')) AS headers, struct('ORDERS' AS name) AS stream"
    first = spark.sql(f"SELECT 'a.b' AS subject, {', '.join(columns)}, {texts}")
    nulls = spark.sql(
        f"SELECT 'c..d' AS subject, {', '.join(columns)}, NULL AS subjects, NULL AS headers, NULL AS stream"
    )
    return first.union(nulls)


@pytest.mark.nightly
def test_types_of_parquet_are_those_of_spark(spark: SparkSession, tmp_path: Path) -> None:
    every(spark).coalesce(1).write.parquet(str(tmp_path / "rows"))
    actual = sample(find([str(tmp_path / "rows")]), "parquet", 10)
    assert actual.columns == columns_of(spark.read.parquet(str(tmp_path / "rows")).schema)
    output = tmp_path / "rows.yaml"
    made = CliRunner().invoke(main, ["contract", "init", str(tmp_path / "rows"), "--output", str(output)])
    assert made.exit_code == 0, made.output
    (contract,) = load(str(output))
    result = run_contract(contract, spark.read.parquet(str(tmp_path / "rows")))
    assert (result.valid.count(), result.quarantine.count()) == (1, 1)


@pytest.fixture
def sampled(spark: SparkSession) -> Iterator[None]:
    """A view, which every database of the session would go on to list."""
    every(spark).createOrReplaceTempView("sampled")
    yield
    spark.catalog.dropTempView("sampled")


@pytest.mark.usefixtures("sampled")
def test_a_sample_of_a_table(spark: SparkSession, monkeypatch: pytest.MonkeyPatch) -> None:
    actual = of_table(spark, "sampled", 10)
    assert (actual.rows, actual.whole) == (2, True)
    assert {text.column: (text.counts, text.nulls) for text in actual.texts} == {
        "subject": ({"a.b": 1, "c..d": 1}, 0),
        "c12": ({}, 2),
        "subjects[]": ({"x.y": 1, "z": 1}, 0),
        "headers{keys}": ({"ce-id": 1}, 0),
        "headers{}[]": ({"1": 1}, 0),
        "stream.name": ({"ORDERS": 1}, 0),
    }
    made = CliRunner().invoke(main, ["contract", "init", "--table", "sampled"])
    assert made.exit_code == 0, made.output
    assert "\nrules:\n" in made.stdout
    assert "\ninput:" not in made.stdout
    missing = CliRunner().invoke(main, ["contract", "init", "--table", "nowhere"])
    assert (missing.exit_code, missing.stderr.count("\n")) == (2, 2)
    monkeypatch.setattr("natsgrammar_spark.inputs.sampled.MOST_TEXT", 100)  # the first row, and a part of the second
    part = of_table(spark, "sampled", 10)
    assert (part.rows, part.whole) == (1, False)


def test_a_data_contract_is_run_as_it_is(spark: SparkSession, tmp_path: Path) -> None:
    (tmp_path / "orders.jsonl").write_text('{"subject": "a.b"}\n{"subject": "a..b"}\n{"subject": null}\n')
    check = "{type: custom, engine: natsgrammar, implementation: nats-docs:subject}"
    column = f"{{name: subject, logicalType: string, required: true, quality: [{check}]}}"
    (tmp_path / "orders.odcs.yaml").write_text(
        "apiVersion: v3.1.0\nkind: DataContract\nid: a\nversion: 1.0.0\nstatus: active\n"
        "servers: [{server: files, type: local, path: '{model}.jsonl', format: json}]\n"
        f"schema: [{{name: orders, properties: [{column}]}}]\n"
    )
    output = tmp_path / "result"
    ran = CliRunner().invoke(main, ["run", str(tmp_path / "orders.odcs.yaml"), "--output", str(output)])
    assert ran.exit_code == 1, ran.output
    assert "orders: 3 rows in = 1 valid + 2 quarantined" in ran.stdout
    assert [row.subject for row in spark.read.parquet(str(output / "valid")).collect()] == ["a.b"]
