"""What a job found, in numbers and in examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pyspark.sql import Column, DataFrame, Row, Window
from pyspark.sql import functions as F

from natsgrammar.text import NAMED, shown

from .contract import Check, Contract

VALID, QUARANTINE = "valid", "quarantine"  # the parts of a result
WORST = 10  # values and causes reported for each check
EXAMPLES = 3  # values reported for each cause
SHOWN = 300  # characters reported of each of them
_FEW = 100_000  # up to this many rows, one task counts faster than several that shuffle
_FOREIGN, _CONTROL = "a character outside ASCII", "a control character"
_VALID, _QUARANTINE = -1, -2  # among the numbers of checks


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
    """An error without its position, the number of values that have it, and the most frequent of these."""

    text: str
    count: int
    examples: tuple[Offender, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckFindings:
    """What one check found. Counts are of rows; those of causes and offenders, and `errors`, are of values."""

    check: Check
    checked: int
    refused: int
    causes: tuple[Cause, ...]
    offenders: tuple[Offender, ...]
    errors: int  # of all causes, also of those that are not among the most frequent

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

    One query counts, by numbers alone; a second one gets the texts of what is most frequent.
    """
    # A quarantined row counts for itself, and for each of the checks that refuse it.
    labels = F.concat(F.array_distinct("violations.check"), F.array(F.lit(_QUARANTINE)))
    asked = quarantine.select(F.explode(labels).alias("part"))
    if valid is not None:
        asked = asked.union(valid.select(F.lit(_VALID).alias("part")))
    asked = asked.groupBy("part").count()
    refused = counts["rows"] - counts["valid"]
    violations = _violations(contract, quarantine, refused) if refused else None
    if violations is not None:
        asked = asked.unionByName(_most_frequent(violations), allowMissingColumns=True)
    answers = asked.collect()
    sizes = Counter({row["part"]: row["count"] for row in answers if row["part"] is not None})
    ranked = [row for row in answers if row["part"] is None]
    texts = _texts(violations, {row["value"] for row in ranked}) if ranked and violations is not None else {}

    def offenders(rows: Iterable[Row]) -> tuple[Offender, ...]:
        found = (Offender(**texts[row["value"]]["offender"].asDict(), count=row["count"]) for row in rows)
        return tuple(sorted(found, key=by_frequency))

    def values(number: int) -> tuple[Offender, ...]:
        return offenders(row for row in ranked if row["check"] == number and row["rank"] <= WORST)

    def causes(number: int) -> tuple[Cause, ...]:
        by: dict[int, list[Row]] = {}
        for row in ranked:
            if row["check"] == number and row["cause_rank"] <= WORST and row["rank_in_cause"] <= EXAMPLES:
                by.setdefault(row["cause"], []).append(row)
        found = (
            Cause(_text(texts[rows[0]["value"]]["cause"]), rows[0]["cause_count"], offenders(rows))
            for rows in by.values()
        )
        return tuple(sorted(found, key=lambda it: (-it.count, it.text)))

    def check_findings(at: int, check: Check) -> CheckFindings:
        number = at + 1
        checked = counts.get(f"checked_{at}", counts["rows"] - sizes[0])
        errors = next((row["errors"] for row in ranked if row["check"] == number), 0)
        return CheckFindings(check, checked, sizes[number], causes(number), values(number), errors)

    found = Findings(
        contract,
        counts["rows"],
        counts["valid"],
        sizes[0],
        tuple(check_findings(at, check) for at, check in enumerate(contract.checks)),
        causes(0),
        values(0),
    )
    return found, sizes[_VALID], sizes[_QUARANTINE]


def by_frequency(offender: Offender) -> tuple[int, int, str, str]:
    """What orders values: the most frequent come first, and of equally frequent ones the shortest."""
    return -offender.count, offender.length or 0, offender.value or "", offender.message


def _violations(contract: Contract, quarantine: DataFrame, refused: int) -> DataFrame:
    """The violations, with hashes of the cause and of the value with it: texts are slow to compare."""
    rows = quarantine.select("_file", F.explode("violations").alias("violation"))
    if refused <= _FEW:
        rows = rows.coalesce(1)
    decoding = [number for number, check in enumerate(contract.checks, 1) if check.decode is not None]
    check, text, message = (F.col(f"violation.{name}") for name in ("check", "value", "message"))
    cause = _cause(decoding)
    hashed = {"cause": F.xxhash64(check, cause), "value": F.xxhash64(check, cause, text, message)}
    length = F.coalesce(F.char_length(text), F.lit(0))
    numbers = {"check": check, **hashed, "length": length}
    return rows.select("*", *(it.alias(name) for name, it in numbers.items()), cause.alias("told"))


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


def _texts(violations: DataFrame, values: Iterable[int]) -> dict[int, Row]:
    """The `offender` and the `cause` of values, by their hashes."""
    wanted = violations.where(F.col("value").isin(list(values)))
    # min() picks a deterministic representative of equal violations.
    found = wanted.groupBy("value").agg(F.min(_offender()).alias("offender"), F.min("told").alias("cause"))
    return {row["value"]: row for row in found.collect()}


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
    # Where one character of a kind is wrong, most are: each as a cause of its own would hide the other causes.
    is_control = (found != "") & (F.ascii(found) < 0x20) & ~found.isin(*NAMED)
    kind = F.when(F.ascii(found) > 0x7F, _FOREIGN).when(is_control, _CONTROL)
    return F.struct(
        F.col("violation.requirement").alias("requirement"),
        F.when(F.col("violation.check").isin(decoding), _short("violation.column")).alias("column"),
        F.when(~whole & kind.isNull(), found).alias("found"),
        F.when(~whole, kind).alias("kind"),
        F.when(~whole, expected).alias("expected"),
        F.when(whole, _short("violation.message")).alias("message"),
        F.when(~whole & (found == ""), F.col("violation.position") == 0).alias("empty"),
    )


def _text(cause: Row) -> str:
    if cause["message"] is not None:
        return str(cause["message"])
    place = [it for it in (cause["requirement"], cause["column"] and f"`{cause['column']}`") if it]
    what = cause["kind"] or (cause["found"] and shown(cause["found"]))
    what = what or ("is empty" if cause["empty"] else "ends too early")
    return ": ".join([*place, what, f"expected {cause['expected']}"])


def _short(column: str) -> Column:
    """The beginning of a text."""
    return F.left(F.col(column), F.lit(SHOWN))
