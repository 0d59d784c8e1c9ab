"""Rows and their tables, where a contract has several."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F

from ..contract import OWN, Check, Route
from ..session.schema import CORRUPT_RECORD, columns_of, every, named
from . import validate

TABLE = f"{OWN}table"


def routed(rows: DataFrame, route: Route, shared: Sequence[Check]) -> DataFrame:
    """Return the rows with their table's number in TABLE: the first to take them, or the last one.

    `shared` are the checks for all tables, fitted to the rows. A row without a table and with nothing else to reject it
    counts as malformed.
    """
    kept = [named(name) for name in rows.columns if name != CORRUPT_RECORD]
    for step in validate.decoded_columns(rows.sparkSession, route.shared, columns_of(rows.schema)):
        rows = rows.withColumns(dict(step))
    corrupt, last = F.col(CORRUPT_RECORD), F.lit(len(route.wheres))

    def followed(cases: Column, numbered: tuple[int, Column]) -> Column:
        return cases.when(numbered[1], numbered[0])

    tests = enumerate(map(validate.holds, route.wheres))
    number = reduce(followed, tests, F.when(corrupt.isNotNull(), last)).otherwise(last)
    is_alone = every([F.col(TABLE) == last, *(~validate.is_rejected(check) for check in shared)])
    fault = F.coalesce(corrupt, F.when(is_alone, F.lit("goes to no table")))
    return rows.withColumn(TABLE, number).select(*kept, fault.alias(CORRUPT_RECORD), TABLE)
