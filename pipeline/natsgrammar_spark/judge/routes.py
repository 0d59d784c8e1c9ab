"""Rows and their tables, where a contract has several."""

from collections.abc import Sequence
from functools import reduce
from itertools import chain

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from natsgrammar import spark as rules
from natsgrammar.spark.jvm import is_installed

from ..contract import TABLE, Check, Route, Where
from ..contract.path import Field, Key
from ..session.schema import CORRUPT_RECORD, columns_of, every, named
from . import validate


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
    if (known := _by_filters(rows.sparkSession, route.wheres)) is not None:
        number = F.coalesce(F.when(corrupt.isNull(), known), number)
    is_alone = every([F.col(TABLE) == last, *(~validate.is_rejected(check) for check in shared)])
    fault = F.coalesce(corrupt, F.when(is_alone, F.lit("goes to no table")))
    return rows.withColumn(TABLE, number).select(*kept, fault.alias(CORRUPT_RECORD), TABLE)


def _by_filters(spark: SparkSession, wheres: Sequence[Where]) -> Column | None:
    """Return the number of the first table with a filter for the subject; NULL if there is none, or an empty token.

    None unless all tables have filters of one column.
    """
    path = wheres[0].path
    is_plain = all(isinstance(step, Field | Key) for step in path)
    if not is_plain or not all(where.matches and where.path == path for where in wheres) or not is_installed(spark):
        return None
    numbers: dict[str, int] = {}
    for number, where in enumerate(wheres):
        for each in where.matches:
            numbers.setdefault(each, number)
    first = F.get(rules.route(validate.plain_value(path), numbers), 0)
    return F.try_element_at(F.create_map(*map(F.lit, chain.from_iterable(numbers.items()))), first)
