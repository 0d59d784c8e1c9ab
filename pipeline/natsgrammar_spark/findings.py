"""What a job found, in numbers and in examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pyspark.sql import Column, DataFrame, Row, Window
from pyspark.sql import functions as F

from natsgrammar.text import shown

from .contract import Check, Contract

VALID, QUARANTINE = "valid", "quarantine"  # the parts of a result
WORST = 10  # values and causes reported for each check
SHOWN = 300  # characters reported of each of them
_LONG = 1000  # bytes of a value; longer ones are counted by a digest
_FEW = 100_000  # up to this many rows, one task counts faster than several that shuffle


@dataclass(frozen=True, slots=True)
class Offender:
    """The beginning of a bad value, its length, and how often it had this error; the rest describes one occurrence."""

    value: str | None
    length: int | None
    count: int
    column: str
    requirement: str | None
    position: int | None
    found: str
    expected: str
    message: str
    suggestion: str | None
    file: str | None


@dataclass(frozen=True, slots=True)
class Cause:
    """An error without its position, and the number of values that have it."""

    text: str
    count: int


@dataclass(frozen=True, slots=True)
class CheckFindings:
    """What one check found. Counts are of rows; those of causes and offenders are of values."""

    check: Check
    checked: int
    refused: int
    causes: tuple[Cause, ...]
    offenders: tuple[Offender, ...]

    @property
    def valid(self) -> int:
        """Rows whose values the check accepts."""
        return self.checked - self.refused


@dataclass(frozen=True, slots=True)
class Findings:
    """What a job found in the rows of one contract."""

    contract: Contract
    rows: int
    valid: int
    malformed: int
    checks: tuple[CheckFindings, ...]
    malformed_causes: tuple[Cause, ...]
    malformed_lines: tuple[Offender, ...]

    @property
    def quarantined(self) -> int:
        """Rows that cannot be read or are refused."""
        return self.rows - self.valid


def findings(
    contract: Contract, counts: Mapping[str, Any], quarantine: DataFrame, valid: DataFrame | None = None
) -> tuple[Findings, int, int]:
    """The findings, from the quarantined rows and the counts taken while judging all rows; and the rows of both parts.

    All of it is one query.
    """
    refused = counts["rows"] - counts["valid"]
    # A quarantined row counts for itself, and for each of the checks that refuse it.
    labels = F.concat(F.array_distinct("violations.check").cast("array<string>"), F.array(F.lit(QUARANTINE)))
    rows = quarantine.select(F.explode(labels).alias("part"))
    if valid is not None:
        rows = rows.union(valid.select(F.lit(VALID).alias("part")))
    asked = rows.groupBy("part").count()
    if refused:
        asked = asked.unionByName(_most_frequent(contract, quarantine, refused), allowMissingColumns=True)
    answers = asked.collect()
    ranked = sorted((row for row in answers if row["part"] is None), key=lambda row: (row["check"], row["rank"]))
    sizes = Counter({row["part"]: row["count"] for row in answers if row["part"] is not None})
    malformed = sizes["0"]

    def offenders(number: int) -> tuple[Offender, ...]:
        mine = (row for row in ranked if row["check"] == number and row["offender"] is not None)
        return tuple(Offender(**row["offender"].asDict(), count=row["count"]) for row in mine)

    def causes(number: int) -> tuple[Cause, ...]:
        mine = (row for row in ranked if row["check"] == number and row["cause"] is not None)
        return tuple(Cause(_text(row["cause"]), row["count"]) for row in mine)

    def check_findings(at: int, check: Check) -> CheckFindings:
        number = at + 1
        checked = counts.get(f"checked_{at}", counts["rows"] - malformed)
        return CheckFindings(check, checked, sizes[f"{number}"], causes(number), offenders(number))

    found = Findings(
        contract,
        counts["rows"],
        counts["valid"],
        malformed,
        tuple(check_findings(at, check) for at, check in enumerate(contract.checks)),
        causes(0),
        offenders(0),
    )
    return found, sizes[VALID], sizes[QUARANTINE]


def _most_frequent(contract: Contract, quarantine: DataFrame, refused: int) -> DataFrame:
    """The most frequent offenders and causes of each check."""
    violations = quarantine.select("_file", F.explode("violations").alias("violation"))
    if refused <= _FEW:
        violations = violations.coalesce(1)
    decoding = [number for number, check in enumerate(contract.checks, 1) if check.decode is not None]
    check, value = F.col("violation.check").alias("check"), F.col("violation.value")
    key = F.when(F.octet_length(value) <= _LONG, value).otherwise(F.sha2(value.cast("binary"), 256)).alias("value")
    message = F.col("violation.message").alias("message")
    found = violations.select(
        F.xxhash64(key, message).alias("hash"), check, key, message, _offender().alias("offender")
    )
    # Sorted by the hash, as min() of a struct makes Spark sort: texts are compared only where it is the same. min()
    # picks a deterministic representative of equal violations.
    offenders = found.groupBy("hash", "check", "value", "message").agg(F.count("*").alias("count"), F.min("offender"))
    offenders = offenders.select("check", "count", F.col("min(offender)").alias("offender"))
    causes = violations.groupBy(check, _cause(decoding).alias("cause")).count()
    both = offenders.unionByName(causes, allowMissingColumns=True)
    rank = Window.partitionBy("check", F.isnull("cause")).orderBy(F.desc("count"), "cause", "offender")
    ranked = both.withColumn("rank", F.row_number().over(rank)).where(F.col("rank") <= WORST)
    return ranked.select("check", "rank", "count", "offender", "cause")


def _offender() -> Column:
    """STRUCT: an `Offender` without its count."""
    names = ("column", "found", "expected", "message", "suggestion", "value")
    fields = [_short(f"violation.{name}").alias(name) for name in names]
    fields.append(F.char_length("violation.value").alias("length"))
    fields += [F.col(f"violation.{name}").alias(name) for name in ("requirement", "position")]
    return F.struct(*fields, F.col("_file").alias("file"))


def _cause(decoding: list[int]) -> Column:
    """STRUCT: the error without its position. In a decoded column it includes the place, such as the header."""
    found, expected = (F.col(f"violation.{name}") for name in ("found", "expected"))
    # Without a position the message is the cause.
    whole = F.col("violation.position").isNull() | (expected == "")
    return F.struct(
        F.col("violation.requirement").alias("requirement"),
        F.when(F.col("violation.check").isin(decoding), _short("violation.column")).alias("column"),
        F.when(~whole, found).alias("found"),
        F.when(~whole, expected).alias("expected"),
        F.when(whole, _short("violation.message")).alias("message"),
        F.when(~whole & (found == ""), F.col("violation.position") == 0).alias("empty"),
    )


def _text(cause: Row) -> str:
    if cause["message"] is not None:
        return str(cause["message"])
    place = [it for it in (cause["requirement"], cause["column"] and f"`{cause['column']}`") if it]
    what = shown(cause["found"]) if cause["found"] else "is empty" if cause["empty"] else "ends too early"
    return ": ".join([*place, what, f"expected {cause['expected']}"])


def _short(column: str) -> Column:
    """The beginning of a text."""
    return F.left(F.col(column), F.lit(SHOWN))
