"""One input's rows, read once for all tables in a contract."""

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
from ..session.schema import named


@contextmanager
def by_table(opened: Opened, contracts: Sequence[Contract]) -> Iterator[list[Opened]]:
    """Yield each table's rows, which the executors' disks keep until the end; without tables, the rows as they are.

    `contracts` are all tables in one contract. Raises ContractError if one does not fit the columns, and RunError if
    rows were lost.
    """
    if (route := contracts[0].route) is None:
        yield [opened]
        return
    fitted = [_fitted(opened, contract) for contract in contracts]
    # Sorted, so that a table's job skips the batches of 10,000 rows without its own: a fifth of the work (RESULTS.md).
    rows = routed(opened.rows, route, fitted[-1].checks).sortWithinPartitions(TABLE).persist(StorageLevel.DISK_ONLY)
    try:
        # One row whatever the input: without rows, Spark drops other queries, and what it would have observed.
        counts = rows.agg(*(F.count_if(F.col(TABLE) == str(n)) for n in range(len(fitted)))).collect()[0]
        opened.check_header()
        if (read := opened.read()) != (many := sum(counts)):
            raise RunError(f"contract `{route.contract}`: {read} rows read, but {many} went to its tables")
        tables = ((contract, rows.where(F.col(TABLE) == str(n)).drop(TABLE)) for n, contract in enumerate(fitted))
        yield [_table(opened, contract, part, counts[n]) for n, (contract, part) in enumerate(tables)]
    finally:
        with suppress(*JAVA_HAS_ENDED):
            rows.unpersist()


def without_rows(opened: Opened, contracts: Sequence[Contract]) -> list[Opened]:
    """Return the same for an input without rows. Raises ContractError."""
    if contracts[0].route is None:
        return [opened]
    return [_table(opened, _fitted(opened, each), opened.rows, 0) for each in contracts]


def _table(opened: Opened, contract: Contract, rows: DataFrame, many: int) -> Opened:
    return replace(opened, contract=contract, label="its rows", rows=rows, seen=None, many=many)


def _fitted(opened: Opened, contract: Contract) -> Contract:
    """Return the contract with the types of the rows, unless it states them."""
    if contract.input.columns is not None:
        return contract
    return fitting(contract, opened.rows.select(*map(named, opened.columns)), False)[0]
