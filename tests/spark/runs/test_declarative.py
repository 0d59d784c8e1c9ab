"""Tables of declarative pipelines that cannot be declared; the guide declares others, and runs them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import PySparkException
from pyspark.sql import SparkSession

from natsgrammar_spark import Contract, ContractError, declarative, load

RULES = "rules:\n  - {column: subject, rule: nats-docs:subject}\n"
STATED = "contract: 1\ninput: {format: parquet, columns: {subject: string}}\n" + RULES
UNSTATED = "contract: 1\ninput: {format: parquet}\n" + RULES


def contract(folder: Path, text: str) -> Contract:
    (folder / "orders.yaml").write_text(text, encoding="utf-8")
    (actual,) = load(str(folder / "orders.yaml"))
    return actual


def test_a_table_by_name_needs_columns(spark: SparkSession, tmp_path: Path) -> None:
    output = r"no columns are declared, and `bronze` has none before the pipeline runs: add `columns` to `input`"
    with pytest.raises(ContractError, match=output):
        declarative.tables(contract(tmp_path, UNSTATED), "bronze")


def test_a_contract_that_does_not_fit_is_refused_before_anything_is_declared(
    spark: SparkSession, tmp_path: Path
) -> None:
    rows = spark.createDataFrame([(1,)], "subject int")
    with pytest.raises(ContractError, match="`subject`"):
        declarative.tables(contract(tmp_path, UNSTATED), rows)


@pytest.mark.parametrize("source", ["bronze", None])
def test_only_a_file_of_a_pipeline_declares_tables(spark: SparkSession, tmp_path: Path, source: str | None) -> None:
    rows = source or spark.createDataFrame([("a",)], "subject string")
    with pytest.raises(PySparkException, match="DECLARATIVE_PIPELINE"):
        declarative.tables(contract(tmp_path, STATED), rows)
