"""Violations by value and cause: the most frequent of each check, by `Causes.java` as rows pass, or by a query.

Both count by hashes, because texts are slow to compare, and report text only for the most frequent.
"""

import json
from base64 import b64decode
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pyspark.sql import Column, DataFrame, SparkSession, Window
from pyspark.sql import functions as F

from natsgrammar.text import NAMED

from ..contract import Contract
from ..contract.decode import OfEvent, OfIdentifier
from .explain import VIOLATION

WORST = 10  # values and causes reported for each check
EXAMPLES = 3  # values reported for each cause
SHOWN = 300  # characters reported of each of them
_FEW = 100_000  # up to this many rows, one task counts faster than several that shuffle
_FOREIGN, _CONTROL = "a character outside ASCII", "a control character"
_VALID, _QUARANTINE = -1, -2  # labels beside the numbers of checks

# The numbers of a value with a cause: `is_worst` and `is_example` tell why it is reported.
Ranked = Mapping[str, int]
_OF_VALUES = ("is_example", "cause", "cause_count", "value", "count")
Texts = Mapping[int, Mapping[str, Any]]  # an offender and its `cause`, by the hash of the value


@dataclass(frozen=True, slots=True)
class Tallies:
    """The most frequent values by the numbers of checks, their texts, the rejected rows, and those of both parts."""

    checks: Mapping[int, Sequence[Ranked]]
    texts: Texts
    rows: Mapping[int, int]
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
    """Return the tallies of quarantined rows.

    `passed` is the answer of `Causes.java`, and `sizes` are the rows of both parts, if these are known. One query
    counts the rest, by numbers alone; a second one gets the texts of the most frequent.
    """
    is_counted = passed is not None or not refused
    ranked, rows, texts = _of_passed(passed or "")
    if is_counted and sizes is not None:
        rows |= dict(zip((_VALID, _QUARANTINE), sizes, strict=True))
    else:
        counted = _query(contract, quarantine(), valid and valid(), refused, is_counted).collect()
        ranked += [row.asDict() for row in counted if row["part"] is None]
        rows |= {row["part"]: row["count"] for row in counted if row["part"] is not None}
    # Counted as they passed, a value may be frequent in all tasks together without being so in any.
    if missing := {value["value"] for value in ranked} - texts.keys():
        texts |= _texts(_violations(contract, quarantine(), refused), missing)
    return Tallies(grouped(ranked, "check"), texts, rows, rows.get(_VALID, 0), rows.get(_QUARANTINE, 0))


def grouped(ranked: Iterable[Ranked], name: str) -> dict[int, list[Ranked]]:
    """Return values by one of their numbers, in their order."""
    groups: dict[int, list[Ranked]] = {}
    for value in ranked:
        groups.setdefault(value[name], []).append(value)
    return groups


def _query(
    contract: Contract, quarantine: DataFrame, valid: DataFrame | None, refused: int, is_counted: bool
) -> DataFrame:
    """Count the rows of each part and each check and, unless already counted, the most frequent values."""
    # A quarantined row counts once for its part, and once for each check that rejects it.
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
    """Return what `Causes.java` counts and the texts it reports, as columns over a violation and its file."""
    return _causes_by(spark, _decoding(contract))


@lru_cache(16)  # the batches of a stream, and all contracts without decoding, share them
def _causes_by(spark: SparkSession, decoding: tuple[int, ...]) -> tuple[DataFrame, DataFrame]:
    null = {"violation": VIOLATION, "_file": "string"}
    given = spark.range(0).select(*(F.lit(None).cast(kind).alias(name) for name, kind in null.items()))
    return given.select(*_numbers(decoding).values(), _place()), given.select(_described(decoding))


def _of_passed(lines: str) -> tuple[list[Ranked], dict[int, int], dict[int, Mapping[str, Any]]]:
    """Read the answer of `Causes.java`: values as the query ranks them, the rows of checks, and the texts of values."""
    ranked: list[Ranked] = []
    rows: dict[int, int] = {}
    texts: dict[int, Mapping[str, Any]] = {}
    for line in lines.split("\n")[:-1]:
        *numbers, place, text = line.split(" ", 9)
        value = dict(zip(("check", "rows", "errors", *_OF_VALUES), map(int, numbers), strict=True))
        ranked.append({**value, "is_worst": not value["is_example"]})
        rows[value["check"]] = value["rows"]
        if text:
            texts[value["value"]] = _text(b64decode(place).decode(), text)
    return ranked, rows, texts


def _violations(contract: Contract, quarantine: DataFrame, refused: int) -> DataFrame:
    rows = quarantine.select("_file", F.explode("violations").alias("violation"))
    if refused <= _FEW:
        rows = rows.coalesce(1)
    decoding = _decoding(contract)
    return rows.select(*_numbers(decoding).values(), _place(), _described(decoding))


def _decoding(contract: Contract) -> tuple[int, ...]:
    """Return the numbers of checks with causes for each place in the decoded value, such as a header."""
    numbered = enumerate(contract.checks, 1)
    return tuple(number for number, check in numbered if isinstance(check.decode, OfEvent | OfIdentifier))


def _numbers(decoding: Sequence[int]) -> dict[str, Column]:
    """Return the check of a violation, hashes of its cause and of the value with it, and the length of the value."""
    check, text, message = (F.col(f"violation.{name}") for name in ("check", "value", "message"))
    cause = F.xxhash64(check, _cause(decoding))
    numbers = {
        "check": check,
        "cause": cause,
        "value": F.xxhash64(cause, text, message),
        "length": F.coalesce(F.char_length(text), F.lit(0)),
    }
    return {name: number.alias(name) for name, number in numbers.items()}


def _most_frequent(violations: DataFrame) -> DataFrame:
    """Rank the most frequent values of each check and of its most frequent causes, by their numbers."""
    # Rows without a value count whole causes.
    sets = violations.groupingSets([["check", "cause", "value"], ["check", "cause"]], "check", "cause", "value")
    counted = sets.agg(F.count("*").alias("count"), F.min("length").alias("length"))
    order = (F.desc("count"), "length", "value", "cause")
    is_value = F.col("value").isNotNull()
    of_cause = Window.partitionBy("check", "cause", is_value).orderBy(*order)
    ranked = counted.withColumn("rank_in_cause", F.row_number().over(of_cause)).where(F.col("rank_in_cause") <= WORST)
    of_check = Window.partitionBy("check", is_value).orderBy(*order)
    all_of_check = of_check.rowsBetween(Window.unboundedPreceding, Window.unboundedFollowing)
    ranked = ranked.withColumns({"rank": F.row_number().over(of_check), "all": F.sum("count").over(all_of_check)})
    whole = Window.partitionBy("check", "cause")
    for name, of in (("cause_count", "count"), ("cause_rank", "rank"), ("errors", "all")):
        ranked = ranked.withColumn(name, F.max(F.when(~is_value, F.col(of))).over(whole))
    is_example = (F.col("cause_rank") <= WORST) & (F.col("rank_in_cause") <= EXAMPLES)
    ranked = ranked.withColumns({"is_worst": F.col("rank") <= WORST, "is_example": is_example})
    return ranked.where(is_value & (F.col("is_worst") | F.col("is_example")))


def _texts(violations: DataFrame, values: Collection[int]) -> dict[int, Mapping[str, Any]]:
    """Return the texts of values, by their hashes."""
    chosen = violations.where(F.col("value").isin(list(values)))
    texts = chosen.groupBy("value").agg(F.min("place").alias("place"), F.min("texts").alias("texts"))
    return {row["value"]: _text(row["place"], row["texts"]) for row in texts.collect()}


def _place() -> Column:
    """Return the column of a violation and its file; of all places of a value, the first is reported."""
    return F.concat(F.col("violation.column"), F.lit("\0"), F.coalesce(F.col("_file"), F.lit(""))).alias("place")


def _text(place: str, texts: str) -> Mapping[str, Any]:
    column, _, file = place.rpartition("\0")
    return {**json.loads(texts), "column": column[:SHOWN], "file": file or None}


def _described(decoding: Sequence[int]) -> Column:
    """Return JSON: an `Offender` without its count and place, and its `cause`."""
    names = ("found", "expected", "message", "suggestion", "value")
    fields = [_short(f"violation.{name}").alias(name) for name in names]
    fields.append(F.char_length("violation.value").alias("length"))
    fields += [F.col(f"violation.{name}").alias(name) for name in ("requirement", "position")]
    fields.append(_cause(decoding).alias("cause"))
    return F.to_json(F.struct(*fields)).alias("texts")


def _cause(decoding: Sequence[int]) -> Column:
    """Return a STRUCT: the error without its position, but with the place in a decoded column, such as the header.

    A cause that the rule states is enough; else the character and what was expected make the cause.
    """
    character, expected, stated = (F.col(f"violation.{name}") for name in ("found", "expected", "cause"))
    # Without a position the message is the cause.
    whole = stated.isNull() & (F.col("violation.position").isNull() | (expected == ""))
    plain = stated.isNull() & ~whole
    # Where one character of a kind is wrong, most are: each as a cause of its own would hide the other causes.
    is_control = (character != "") & (F.ascii(character) < 0x20) & ~character.isin(*NAMED)
    kind = F.when(F.ascii(character) > 0x7F, _FOREIGN).when(is_control, _CONTROL)
    return F.struct(
        F.col("violation.requirement").alias("requirement"),
        F.when(F.col("violation.check").isin(list(decoding)), _short("violation.column")).alias("column"),
        stated.alias("cause"),
        F.when(plain & kind.isNull(), character).alias("found"),
        F.when(plain, kind).alias("kind"),
        F.when(plain, expected).alias("expected"),
        F.when(whole, _short("violation.message")).alias("message"),
        F.when(plain & (character == ""), F.col("violation.position") == 0).alias("empty"),
    )


def _short(column: str) -> Column:
    """Shorten a text for the report."""
    return F.left(F.col(column), F.lit(SHOWN))
