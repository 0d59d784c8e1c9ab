"""What a job found, in numbers and in examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pyspark.sql import Column, DataFrame, Window
from pyspark.sql import functions as F

from .contract import Check, Contract

WORST = 10  # values told for each check
SHOWN = 300  # characters told of each of them
_POSITION = r" at position \d+"


@dataclass(frozen=True, slots=True)
class Offender:
    """The beginning of a bad value, its length, and how many times this was wrong with it; the rest describes one."""

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
    """What is wrong with values, without the position, and how many of them it is wrong with."""

    text: str
    count: int


@dataclass(frozen=True, slots=True)
class CheckFindings:
    """What one check found; rows are counted, and in causes and offenders values."""

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


def findings(contract: Contract, quarantine: DataFrame, counts: Mapping[str, Any]) -> Findings:
    """The findings, from the quarantined rows and what was counted while all rows were judged."""
    none = counts["rows"] == counts["valid"]
    values = quarantine.select("_file", F.explode("violations").alias("violation"))
    offenders = [] if none else _offenders(values).collect()
    causes = [] if none else _causes(values).collect()

    def offenders_of(number: int) -> tuple[Offender, ...]:
        mine = (row for row in offenders if row["check"] == number)
        return tuple(Offender(**row["told"].asDict(), count=row["count"]) for row in mine)

    def causes_of(number: int) -> tuple[Cause, ...]:
        return tuple(Cause(row["text"], row["count"]) for row in causes if row["check"] == number)

    def check_findings(at: int, check: Check) -> CheckFindings:
        checked, refused = counts[f"checked_{at}"], counts[f"refused_{at}"]
        return CheckFindings(check, checked, refused, causes_of(at + 1), offenders_of(at + 1))

    return Findings(
        contract,
        counts["rows"],
        counts["valid"],
        counts["malformed"],
        tuple(check_findings(at, check) for at, check in enumerate(contract.checks)),
        causes_of(0),
        offenders_of(0),
    )


def _offenders(values: DataFrame) -> DataFrame:
    fields = [_short(f"violation.{name}").alias(name) for name in ("column", "found", "expected", "message")]
    fields += [_short(f"violation.{name}").alias(name) for name in ("suggestion", "value")]
    fields.append(F.char_length("violation.value").alias("length"))
    fields += [F.col(f"violation.{name}").alias(name) for name in ("requirement", "position")]
    told = F.struct(*fields, F.col("_file").alias("file"))
    # The least of them stands for equal violations, so that reports do not differ by chance.
    counted = values.groupBy("violation.check", "violation.value", "violation.message").agg(
        F.count(F.lit(1)).alias("count"), F.min(told).alias("told")
    )
    rank = Window.partitionBy("check").orderBy(F.desc("count"), "told")
    ranked = counted.withColumn("rank", F.row_number().over(rank)).where(F.col("rank") <= WORST)
    return ranked.select("check", "count", "told", "rank").orderBy("check", "rank")


def _causes(values: DataFrame) -> DataFrame:
    text = F.regexp_replace(_short("violation.message"), _POSITION, "").alias("text")
    counted = values.groupBy("violation.check", text).agg(F.count(F.lit(1)).alias("count"))
    rank = Window.partitionBy("check").orderBy(F.desc("count"), "text")
    ranked = counted.withColumn("rank", F.row_number().over(rank)).where(F.col("rank") <= WORST)
    return ranked.orderBy("check", "rank")


def _short(column: str) -> Column:
    """The beginning of a text, in characters that Python takes."""
    return F.left(F.make_valid_utf8(column), F.lit(SHOWN))
