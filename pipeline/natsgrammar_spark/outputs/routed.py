"""One input's rows, read once for all tables in a contract."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from pyspark import StorageLevel
from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from ..contract import TABLE, Contract
from ..contract.problems import RunError
from ..inputs.opened import Opened, fitting
from ..judge.findings import Findings
from ..judge.routes import routed
from ..session.java import JAVA_HAS_ENDED
from ..session.schema import named
from .split import takes_java


@contextmanager
def by_table(opened: Opened, contracts: Sequence[Contract], alike: bool) -> Iterator[list[Opened]]:
    """Yield the rows for each table, if `alike` for all that share a plan; without tables, the rows as they are.

    The executors' disks keep them until the end, unless all share one. `contracts` are all tables in one contract.
    Raises ContractError if one does not fit the columns, and RunError if rows were lost.
    """
    if (route := contracts[0].route) is None:
        yield [opened]
        return
    fitted = [_fitted(opened, contract) for contract in contracts]
    groups = _sharing(fitted) if alike and takes_java(opened.rows.sparkSession) else [[each] for each in fitted]
    # Sorted, so that a task writes one table at a time, and a job skips the batches of 10,000 rows without its own.
    rows = routed(opened.rows, route, fitted[-1].checks).sortWithinPartitions(TABLE)
    if len(groups) == 1:
        yield [replace(opened, contract=_judging(fitted), rows=rows, tables=fitted)]
        return
    rows = rows.persist(StorageLevel.DISK_ONLY)
    try:
        # One row whatever the input: without rows, Spark drops other queries, and what it would have observed.
        counts = rows.agg(*(F.count_if(F.col(TABLE) == n) for n in range(len(fitted)))).collect()[0]
        opened.check_header()
        if (read := opened.read()) != (many := sum(counts)):
            raise RunError(f"contract `{route.contract}`: {read} rows read, but {many} went to its tables")
        yield [_group(opened, tables, rows, counts) for tables in groups]
    finally:
        with suppress(*JAVA_HAS_ENDED):
            rows.unpersist()


def in_order(contracts: Sequence[Contract], results: Iterable[Findings]) -> list[Findings]:
    """Return the findings of all tables in the order of their contracts."""
    by_name = {result.contract.name: result for result in results}
    return [by_name[contract.name] for contract in contracts]


def without_rows(opened: Opened, contracts: Sequence[Contract]) -> list[Opened]:
    """Return the same for an input without rows. Raises ContractError."""
    if contracts[0].route is None:
        return [opened]
    return [replace(opened, contract=_fitted(opened, each)) for each in contracts]


def _sharing(tables: Sequence[Contract]) -> list[list[Contract]]:
    """Return the tables that share a plan, by their numbers: each list with checks begins the longest."""
    groups: dict[tuple[str, ...], list[Contract]] = {}
    for table in sorted(tables, key=lambda table: -len(table.checks)):
        checks = (*map(str, table.checks),)
        longest = next((longest for longest in groups if longest[: len(checks)] == checks), checks)
        groups.setdefault(longest, []).append(table)
    return [[table for table in tables if table in group] for group in groups.values()]


def _judging(tables: Sequence[Contract]) -> Contract:
    """Return one contract for all tables: each check judges the rows for those that have it."""
    longest = max(tables, key=lambda table: len(table.checks))
    checks = []
    for at, check in enumerate(longest.checks):
        owners = tuple(table.route.number for table in tables if table.route is not None and len(table.checks) > at)
        checks.append(check if len(owners) == len(tables) else replace(check, tables=owners))
    return replace(longest, checks=(*checks,))


def _group(opened: Opened, tables: Sequence[Contract], rows: DataFrame, counts: Sequence[int]) -> Opened:
    numbers = [table.route.number for table in tables if table.route is not None]
    rows, many = rows.where(F.col(TABLE).isin(numbers)), sum(counts[n] for n in numbers)
    contract = _judging(tables)
    return replace(opened, contract=contract, label="its rows", rows=rows, seen=None, many=many, tables=tables)


def _fitted(opened: Opened, contract: Contract) -> Contract:
    """Return the contract with the types of the rows, unless it states them."""
    if contract.input.columns is not None:
        return contract
    return fitting(contract, opened.rows.select(*map(named, opened.columns)), False)[0]
