"""Violations by value and cause: the most frequent of each check, by a query or by `Causes.java` while rows pass.

Both count by hashes, because texts are slow to compare, and tell the texts of what is most frequent alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pyspark.sql import Column, DataFrame, Row, SparkSession, Window
from pyspark.sql import functions as F

from natsgrammar.text import NAMED

from ..contract import Contract
from .explain import VIOLATION

WORST = 10  # values and causes reported for each check
EXAMPLES = 3  # values reported for each cause
SHOWN = 300  # characters reported of each of them
_FEW = 100_000  # up to this many rows, one task counts faster than several that shuffle
_FOREIGN, _CONTROL = "a character outside ASCII", "a control character"
_VALID, _QUARANTINE = -1, -2  # among the numbers of checks

Values = tuple[tuple[int, int], ...]  # hashes of values, and how often each came


@dataclass(frozen=True, slots=True)
class Tally:
    """What a check refused: rows, errors, the most frequent values, and those of the most frequent causes."""

    rows: int = 0
    errors: int = 0
    values: Values = ()
    causes: tuple[tuple[int, Values], ...] = ()


Texts = Mapping[int, Mapping[str, Any]]  # an offender and its `cause`, by the hash of the value


@dataclass(frozen=True, slots=True)
class Tallies:
    """Tallies by the numbers of checks, the texts they refer to, and the rows of both parts as they were written."""

    checks: Mapping[int, Tally]
    texts: Texts
    valid: int
    quarantined: int


def tallies(
    contract: Contract,
    quarantine: Callable[[], DataFrame],
    valid: Callable[[], DataFrame] | None,
    refused: int,
    passed: str | None = None,
    sizes: tuple[int, ...] | None = None,
) -> Tallies:
    """The tallies of quarantined rows.

    `passed` is what `Causes.java` has counted, if it could, and `sizes` are the rows of both parts, if these are known.
    One query counts the rest, by numbers alone; a second one gets the texts of what is most frequent.
    """
    is_counted = passed is not None or not refused
    ranked: list[Row] = []
    rows: dict[int, int]
    if is_counted and sizes is not None:
        rows = dict(zip((_VALID, _QUARANTINE), sizes, strict=True))
    else:
        answers = _query(contract, quarantine(), valid and valid(), refused, is_counted).collect()
        rows = {row["part"]: row["count"] for row in answers if row["part"] is not None}
        ranked = [row for row in answers if row["part"] is None]
    checks, texts = _of_passed(json.loads(passed or "[]")) if is_counted else (_of_ranked(ranked, rows), {})
    if missing := {value for it in checks.values() for value in _shown(it)} - texts.keys():
        texts |= _texts(_violations(contract, quarantine(), refused), missing)
    return Tallies(checks, texts, rows.get(_VALID, 0), rows.get(_QUARANTINE, 0))


def _query(
    contract: Contract, quarantine: DataFrame, valid: DataFrame | None, refused: int, is_counted: bool
) -> DataFrame:
    """The rows of each part and of each check, and unless they are counted, the most frequent values."""
    # A quarantined row counts for itself, and for each of the checks that refuse it.
    itself = F.array(F.lit(_QUARANTINE))
    labels = itself if is_counted else F.concat(F.array_distinct("violations.check"), itself)
    parts = quarantine.select(F.explode(labels).alias("part"))
    if valid is not None:
        parts = parts.union(valid.select(F.lit(_VALID).alias("part")))
    counted = parts.groupBy("part").count()
    if is_counted:
        return counted
    ranked = _most_frequent(_violations(contract, quarantine, refused))
    return counted.unionByName(ranked, allowMissingColumns=True)


def columns_of_causes(spark: SparkSession, contract: Contract) -> tuple[DataFrame, DataFrame]:
    """What `Causes.java` counts of a violation, and what it tells, as columns over the violation and its file."""
    return _causes_by(spark, _decoding(contract))


@lru_cache(16)  # a stream, and all contracts that decode nothing, ask for the same
def _causes_by(spark: SparkSession, decoding: tuple[int, ...]) -> tuple[DataFrame, DataFrame]:
    null = {"violation": VIOLATION, "_file": "string"}
    one = spark.range(0).select(*(F.lit(None).cast(kind).alias(name) for name, kind in null.items()))
    return one.select(*_numbers(decoding).values(), F.col("violation.column")), one.select(_described(decoding))


def _shown(tally: Tally) -> set[int]:
    return {value for values in (tally.values, *(its for _, its in tally.causes)) for value, _ in values}


def _of_passed(answer: Iterable[Mapping[str, Any]]) -> tuple[dict[int, Tally], dict[int, Mapping[str, Any]]]:
    texts = {}

    def values(found: Iterable[Mapping[str, Any]]) -> Values:
        texts.update({it["value"]: it["told"] for it in found if it["told"] is not None})
        return tuple((it["value"], it["count"]) for it in found)

    checks = {
        its["check"]: Tally(
            its["rows"],
            its["errors"],
            values(its["values"]),
            tuple((cause["count"], values(cause["values"])) for cause in its["causes"]),
        )
        for its in answer
    }
    return checks, texts


def _of_ranked(rows: Iterable[Row], sizes: Mapping[int, int]) -> dict[int, Tally]:
    checks: dict[int, list[Row]] = {}
    for row in rows:
        checks.setdefault(row["check"], []).append(row)
    found = {}
    for check, of_check in checks.items():
        causes: dict[int, list[Row]] = {}
        for row in of_check:
            if row["cause_rank"] <= WORST and row["rank_in_cause"] <= EXAMPLES:
                causes.setdefault(row["cause"], []).append(row)
        by_cause = tuple((its[0]["cause_count"], _values(its)) for its in causes.values())
        worst = _values(row for row in of_check if row["rank"] <= WORST)
        found[check] = Tally(sizes[check], of_check[0]["errors"], worst, by_cause)
    return found


def _values(rows: Iterable[Row]) -> Values:
    return tuple((row["value"], row["count"]) for row in rows)


def _violations(contract: Contract, quarantine: DataFrame, refused: int) -> DataFrame:
    rows = quarantine.select("_file", F.explode("violations").alias("violation"))
    if refused <= _FEW:
        rows = rows.coalesce(1)
    decoding = _decoding(contract)
    return rows.select("violation.column", *_numbers(decoding).values(), _described(decoding))


def _decoding(contract: Contract) -> tuple[int, ...]:
    """The numbers of the checks that decode a column."""
    return tuple(number for number, check in enumerate(contract.checks, 1) if check.decode is not None)


def _numbers(decoding: Sequence[int]) -> dict[str, Column]:
    """The check of a violation, hashes of the cause and of the value with it, and the length of the value."""
    check, text, message = (F.col(f"violation.{name}") for name in ("check", "value", "message"))
    cause = F.xxhash64(check, _cause(decoding))
    numbers = {
        "check": check,
        "cause": cause,
        "value": F.xxhash64(cause, text, message),
        "length": F.coalesce(F.char_length(text), F.lit(0)),
    }
    return {name: it.alias(name) for name, it in numbers.items()}


def _most_frequent(violations: DataFrame) -> DataFrame:
    """The most frequent values of each check and of its most frequent causes, by their numbers."""
    # Rows without a value are of whole causes.
    sets = violations.groupingSets([["check", "cause", "value"], ["check", "cause"]], "check", "cause", "value")
    counted = sets.agg(F.count("*").alias("count"), F.min("length").alias("length"))
    order = (F.desc("count"), "length", "value", "cause")
    is_value = F.col("value").isNotNull()
    of_cause = Window.partitionBy("check", "cause", is_value).orderBy(*order)
    found = counted.withColumn("rank_in_cause", F.row_number().over(of_cause)).where(F.col("rank_in_cause") <= WORST)
    of_check = Window.partitionBy("check", is_value).orderBy(*order)
    all_of_check = of_check.rowsBetween(Window.unboundedPreceding, Window.unboundedFollowing)
    found = found.withColumns({"rank": F.row_number().over(of_check), "all": F.sum("count").over(all_of_check)})
    whole = Window.partitionBy("check", "cause")
    for name, of in (("cause_count", "count"), ("cause_rank", "rank"), ("errors", "all")):
        found = found.withColumn(name, F.max(F.when(~is_value, F.col(of))).over(whole))
    is_shown = (F.col("cause_rank") <= WORST) & (F.col("rank_in_cause") <= EXAMPLES)
    return found.where(is_value & ((F.col("rank") <= WORST) | is_shown)).drop("length")


def _texts(violations: DataFrame, values: Collection[int]) -> dict[int, Mapping[str, Any]]:
    """What is told of values, by their hashes."""
    wanted = violations.where(F.col("value").isin(list(values)))
    # min() picks a deterministic representative of equal violations.
    found = wanted.groupBy("value").agg(F.min(F.struct("column", "told"))["told"].alias("told"))
    return {row["value"]: json.loads(row["told"]) for row in found.collect()}


def _described(decoding: Sequence[int]) -> Column:
    """JSON: an `Offender` without its count, and its `cause`."""
    names = ("column", "found", "expected", "message", "suggestion", "value")
    fields = [_short(f"violation.{name}").alias(name) for name in names]
    fields.append(F.char_length("violation.value").alias("length"))
    fields += [F.col(f"violation.{name}").alias(name) for name in ("requirement", "position")]
    told = F.struct(*fields, F.col("_file").alias("file"), _cause(decoding).alias("cause"))
    return F.to_json(told).alias("told")


def _cause(decoding: Sequence[int]) -> Column:
    """STRUCT: the error without its position. In a decoded column it includes the place, such as the header."""
    found, expected = (F.col(f"violation.{name}") for name in ("found", "expected"))
    # Without a position the message is the cause.
    whole = F.col("violation.position").isNull() | (expected == "")
    # Where one character of a kind is wrong, most are: each as a cause of its own would hide the other causes.
    is_control = (found != "") & (F.ascii(found) < 0x20) & ~found.isin(*NAMED)
    kind = F.when(F.ascii(found) > 0x7F, _FOREIGN).when(is_control, _CONTROL)
    return F.struct(
        F.col("violation.requirement").alias("requirement"),
        F.when(F.col("violation.check").isin(list(decoding)), _short("violation.column")).alias("column"),
        F.when(~whole & kind.isNull(), found).alias("found"),
        F.when(~whole, kind).alias("kind"),
        F.when(~whole, expected).alias("expected"),
        F.when(whole, _short("violation.message")).alias("message"),
        F.when(~whole & (found == ""), F.col("violation.position") == 0).alias("empty"),
    )


def _short(column: str) -> Column:
    """The beginning of a text."""
    return F.left(F.col(column), F.lit(SHOWN))
