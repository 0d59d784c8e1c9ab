"""Spark Declarative Pipelines: a table for valid rows and one for quarantined rows, declared by a contract.

    from natsgrammar_spark import declarative, load
    (contract,) = load("orders.yaml")
    declarative.tables(contract, spark.read.schema("subject string").json(path))

Declarative pipelines in open-source Spark have no expectations for rows. They came with Spark 4.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyspark import pipelines as dp
from pyspark.sql import DataFrame, SparkSession

from natsgrammar import spark as rules

from .contract.ddl import quoted_identifier
from .contract.problems import ContractError, Problem
from .judge.validate import adding_violations
from .session.schema import columns_of, named

if TYPE_CHECKING:
    from .contract import Contract

VALID, QUARANTINE = "cardinality(violations) = 0", "cardinality(violations) > 0"


def tables(contract: Contract, source: DataFrame | str, *, name: str | None = None) -> None:
    """Declare `NAME_valid` and `NAME_quarantine`, which has the reasons in a column `violations`.

    Call it in a file with definitions, outside functions. `source` is a DataFrame, or a table name, also from the
    same pipeline; then the contract must declare the columns. `name` defaults to the contract's. The tables are
    streaming tables if the source is a stream, else materialized views.
    Raises ContractError if the contract does not fit the columns, or declares none for a table by name.
    """
    contract.ensure_no_table()
    session = SparkSession.active()
    rules.ship(session)
    if isinstance(source, str):
        columns, declared = contract.input.columns, dp.materialized_view
        if columns is None:
            cause = f"no columns are declared, and `{source}` has none before the pipeline runs"
            raise ContractError([Problem(contract.file, 0, 0, f"{cause}: add `columns` to `input`")])
    else:
        columns, declared = columns_of(source.schema), dp.table if source.isStreaming else dp.materialized_view
    add, names = adding_violations(contract, columns), [named(column) for column, _ in columns.fields]

    def rows() -> DataFrame:
        return add(session.read.table(source) if isinstance(source, str) else source)

    def valid() -> DataFrame:
        return rows().where(VALID).select(*names)

    def quarantine() -> DataFrame:
        return rows().where(QUARANTINE)

    declare: Any = declared  # PySpark's overloads only know the decorator
    for part, function in (("valid", valid), ("quarantine", quarantine)):
        table = quoted_identifier(f"{contract.name}_{part}") if name is None else f"{name}_{part}"
        declare(name=table, comment=f"{part} rows by {contract.file}")(function)
