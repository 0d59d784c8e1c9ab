"""Routing subjects to filters in Spark: many filters against few, and against a plain scan."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from benchmarks.columns import _session
from benchmarks.timing import Row, medians

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

SUBJECTS = 10_000_000
FEWER = 1_000_000  # for the ways that take much longer
MANY = 100_000
VERY_MANY = 2_000_000  # filters of a table
ROUNDS = 3


def rows() -> Iterator[Row]:
    """Every measurement of routing."""
    session = _session()
    try:
        with tempfile.TemporaryDirectory() as folder:
            _write_subjects(session, folder)
            yield from _measured(*(session.read.parquet(f"{folder}/{many}") for many in (SUBJECTS, FEWER)))
    finally:
        session.stop()


def _write_subjects(session: SparkSession, folder: str) -> None:
    """Subjects of about 30 characters, of 100,000 customers."""
    from pyspark.sql import functions as F

    customer = F.format_string("c%05d", F.pmod(F.xxhash64("id"), F.lit(MANY)))
    order = F.substring(F.hex(F.xxhash64("id", F.lit(1))), 1, 8)
    subject = F.concat(F.lit("orders.eu."), customer, F.lit("."), order, F.lit(".created"))
    for many in (SUBJECTS, FEWER):
        session.range(many).select(subject.alias("subject")).write.parquet(f"{folder}/{many}")


def _filters(many: int) -> list[str]:
    """Return filters, exactly one for each subject: one for each customer, or for all with a common beginning."""
    if many == MANY:
        kinds = ("orders.*.{}.>", "orders.eu.{}.*.created", "*.eu.{}.>")
        return [kinds[n % 3].format(f"c{n:05d}") for n in range(many)]
    return ["orders.eu.*.*.created", *(f"orders.{n}.>" for n in range(many - 1))]


def _measured(data: DataFrame, fewer: DataFrame) -> Iterator[Row]:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    def total(rows: DataFrame, column: Column) -> Callable[[], object]:
        return lambda: rows.agg(F.sum(column)).collect()

    def ours(rows: DataFrame) -> dict[str, Callable[[], object]]:
        actual = {"scan": total(rows, F.octet_length("subject"))}
        for many in (10, MANY):
            route = ns.route("subject", _filters(many))
            actual[f"route, {many}"] = total(rows, F.octet_length(F.element_at(route, 1)))
            actual[f"match, {many}"] = total(rows, ns.match("subject", _filters(many)).cast("int"))
        return actual

    without = ours(fewer)
    ns.install(data.sparkSession)  # what is built from here on calls the functions
    ways = (("Java function", ours(data), SUBJECTS, "≤ 10"), ("no Java function", without, FEWER, ""))
    for way, tasks, subjects, goal in ways:
        taken = medians(tasks, ROUNDS)
        for name in ("route", "match"):
            what = f"Spark, {way}: {name} to {MANY:,} filters"
            yield from _against(taken, f"{name}, {MANY}", f"{name}, 10", what, subjects, ("≤ 2", goal))
    joins = {f"join, {many}": _join(fewer, many) for many in (10, MANY, VERY_MANY)}
    taken = medians({"scan": without["scan"], **joins}, ROUNDS)
    for many in (MANY, VERY_MANY):
        yield from _against(taken, f"join, {many}", "join, 10", f"Spark: route_join to {many:,} filters", FEWER)


def _against(
    taken: dict[str, float], task: str, few: str, what: str, subjects: int, goals: tuple[str, str] = ("", "")
) -> Iterator[Row]:
    """Measure a task beside the same task with few filters, and beside a scan."""
    for other, against, goal in ((few, "the same with 10", goals[0]), ("scan", "a scan", goals[1])):
        detail = f"{taken[task]:.2f} s against {taken[other]:.2f} s for {subjects:,} subjects"
        yield Row(what, against, taken[task] / taken[other], detail, goal)


def _join(data: DataFrame, many: int) -> Callable[[], object]:
    """Count the pairs of a table of filters; those beyond 100,000 match nothing."""
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    if many == 10:
        table = data.sparkSession.createDataFrame([(item,) for item in _filters(many)], "filter string")
    else:
        kinds = [
            F.format_string(kind, "id") for kind in ("orders.*.c%05d.>", "orders.eu.c%05d.*.created", "*.eu.c%05d.>")
        ]
        table = data.sparkSession.range(many).select(
            F.element_at(F.array(*kinds), F.pmod("id", 3).cast("int") + 1).alias("filter")
        )
    return lambda: ns.route_join(data, "subject", table, "filter").agg(F.sum(F.octet_length("filter"))).collect()
