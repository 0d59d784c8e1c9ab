"""One input's rows, read once for all tables in a contract."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from pyspark import StorageLevel
from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from ..contract import Contract
from ..contract.problems import RunError
from ..inputs.opened import Opened, fitting
from ..judge.routes import TABLE, routed
from ..session.java import JAVA_HAS_ENDED
from ..session.schema import CORRUPT_RECORD, named


@contextmanager
def by_table(opened: Opened, contracts: Sequence[Contract]) -> Iterator[list[Opened]]:
    """Yield each table's rows, which the executors' disks keep until the end; without tables, the rows as they are.

    `contracts` are all tables in one contract. Raises ContractError if one does not fit the columns, and RunError if
    rows were lost.
    """
    if (route := contracts[0].route) is None:
        yield [opened]
        return
    rows = routed(opened.rows, route).persist(StorageLevel.DISK_ONLY)
    try:
        counts = {row[TABLE]: row["count"] for row in rows.groupBy(TABLE).count().collect()}
        opened.check_header()
        if (read := opened.read()) != (many := sum(counts.values())):
            raise RunError(f"contract `{route.contract}`: {read} rows read, but {many} went to its tables")
        tables = ((contract, rows.where(F.col(TABLE) == n).drop(TABLE)) for n, contract in enumerate(contracts))
        yield [_table(opened, contract, part, counts.get(n, 0)) for n, (contract, part) in enumerate(tables)]
    finally:
        with suppress(*JAVA_HAS_ENDED):
            rows.unpersist()


def without_rows(opened: Opened, contracts: Sequence[Contract]) -> list[Opened]:
    """Return the same for an input without rows. Raises ContractError."""
    return [opened if each.route is None else _table(opened, each, opened.rows, 0) for each in contracts]


def _table(opened: Opened, contract: Contract, rows: DataFrame, many: int) -> Opened:
    """Return a table's rows; those without a table are malformed."""
    if contract.input.columns is None:
        contract = fitting(contract, rows.select(*map(named, opened.columns)), False)[0]
    assert contract.route is not None
    if contract.route.is_last:
        rows = rows.withColumn(CORRUPT_RECORD, F.coalesce(CORRUPT_RECORD, F.lit("goes to no table")))
    return replace(opened, contract=contract, label="its rows", rows=rows, seen=None, many=many)
