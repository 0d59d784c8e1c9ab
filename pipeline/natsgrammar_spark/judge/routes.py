"""Rows and their tables, where a contract has several."""

from __future__ import annotations

from functools import reduce

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F

from ..contract import OWN, Route
from ..session.schema import CORRUPT_RECORD, columns_of, named
from . import validate

TABLE = f"{OWN}table"


def routed(rows: DataFrame, route: Route) -> DataFrame:
    """Return the rows with their table's number in TABLE: the first to take them, or the last one."""
    kept = [named(name) for name in rows.columns]
    for step in validate.decoded_columns(rows.sparkSession, route.shared, columns_of(rows.schema)):
        rows = rows.withColumns(dict(step))
    last = F.lit(len(route.wheres))

    def followed(cases: Column, numbered: tuple[int, Column]) -> Column:
        return cases.when(numbered[1], numbered[0])

    tests = enumerate(map(validate.holds, route.wheres))
    number = reduce(followed, tests, F.when(F.col(CORRUPT_RECORD).isNotNull(), last)).otherwise(last)
    return rows.select(*kept, number.alias(TABLE))
