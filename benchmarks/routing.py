"""Routing subjects to filters in Spark: many filters against few, and against a plain scan."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.columns import _session
from benchmarks.timing import Row, medians

if TYPE_CHECKING:
    from pyspark.sql import Column, DataFrame, SparkSession

SUBJECTS = 1_000_000
MANY = 100_000
VERY_MANY = 2_000_000  # filters of a table
ROUNDS = 3


def rows() -> Iterator[Row]:
    """Every measurement of routing."""
    session = _session()
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield from _measured(_subjects(session, Path(folder, "subjects")))
    finally:
        session.stop()


def _subjects(session: SparkSession, path: Path) -> DataFrame:
    """Subjects of about 30 characters, of 100,000 customers."""
    from pyspark.sql import functions as F

    customer = F.format_string("c%05d", F.pmod(F.xxhash64("id"), F.lit(MANY)))
    order = F.substring(F.hex(F.xxhash64("id", F.lit(1))), 1, 8)
    subject = F.concat(F.lit("orders.eu."), customer, F.lit("."), order, F.lit(".created"))
    session.range(SUBJECTS).select(subject.alias("subject")).write.parquet(str(path))
    return session.read.parquet(str(path))


def _filters(many: int) -> list[str]:
    """Filters of which each subject reaches one: one for each customer, or for all that begin alike."""
    if many == MANY:
        kinds = ("orders.*.{}.>", "orders.eu.{}.*.created", "*.eu.{}.>")
        return [kinds[n % 3].format(f"c{n:05d}") for n in range(many)]
    return ["orders.eu.*.*.created", *(f"orders.{n}.>" for n in range(many - 1))]


def _measured(data: DataFrame) -> Iterator[Row]:
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    def total(column: Column) -> Callable[[], object]:
        return lambda: data.agg(F.sum(column)).collect()

    def ours(way: str) -> dict[str, Callable[[], object]]:
        return {
            f"{name}, {many}, {way}": total(column)
            for many in (10, MANY)
            for name, column in (
                ("route", F.octet_length(F.element_at(ns.route("subject", _filters(many)), 1))),
                ("match", ns.match("subject", _filters(many)).cast("int")),
            )
        }

    without = ours("no Java function")
    ns.install(data.sparkSession)  # what is built from here on calls the functions
    joins = {f"join, {many}": _join(data, many) for many in (10, MANY, VERY_MANY)}
    taken = medians({"scan": total(F.octet_length("subject")), **without, **ours("Java function"), **joins}, ROUNDS)
    for way in ("Java function", "no Java function"):
        for name in ("route", "match"):
            took, few = (taken[f"{name}, {many}, {way}"] for many in (MANY, 10))
            for other, against, goal in ((few, "the same with 10", "≤ 2"), (taken["scan"], "a scan", "≤ 10")):
                detail = f"{took:.2f} s against {other:.2f} s for {SUBJECTS:,} subjects"
                yield Row(f"Spark, {way}: {name} to {MANY:,} filters", against, took / other, detail, goal)
    for many in (MANY, VERY_MANY):
        took, few = taken[f"join, {many}"], taken["join, 10"]
        for other, against in ((few, "the same with 10"), (taken["scan"], "a scan")):
            detail = f"{took:.2f} s against {other:.2f} s for {SUBJECTS:,} subjects"
            yield Row(f"Spark: route_join to {many:,} filters", against, took / other, detail)


def _join(data: DataFrame, many: int) -> Callable[[], object]:
    """Counts the pairs of a table of filters; those beyond 100,000 take nothing."""
    from pyspark.sql import functions as F

    from natsgrammar import spark as ns

    if many == 10:
        table = data.sparkSession.createDataFrame([(it,) for it in _filters(many)], "filter string")
    else:
        kinds = [
            F.format_string(kind, "id") for kind in ("orders.*.c%05d.>", "orders.eu.c%05d.*.created", "*.eu.c%05d.>")
        ]
        table = data.sparkSession.range(many).select(
            F.element_at(F.array(*kinds), F.pmod("id", 3).cast("int") + 1).alias("filter")
        )
    return lambda: ns.route_join(data, "subject", table, "filter").agg(F.sum(F.octet_length("filter"))).collect()
