"""Rows with the verdict of each check, and the counts made as they pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pyspark.sql import Column, DataFrame, Observation, SparkSession
from pyspark.sql import functions as F

from natsgrammar.spark.jvm import is_installed

from ..contract import OWN, Contract
from ..contract.ddl import Struct, has_text
from ..contract.problems import RunError
from ..session.schema import CORRUPT_RECORD, FILE, RAW, columns_of, count, every, first_broken, named
from . import decode_columns as decoded
from . import validate
from .explain import malformed
from .findings import Findings
from .utf8 import broken_among, repaired

GOOD = f"{OWN}good"
_ORIGIN = (RAW, FILE, CORRUPT_RECORD)


@dataclass(frozen=True, slots=True)
class _Built:
    """Columns over the rows of a contract, by name.

    `counted` are conditions to count beside valid rows: for each check that not all rows meet, the rows it met.
    `explanation` explains a quarantined row, and is null in valid ones. `texts` are those of the input, with U+FFFD in
    quarantined rows.
    """

    decoded: Sequence[Mapping[str, Column]]
    verdicts: Mapping[str, Column]
    counted: Mapping[str, Column]
    explanation: Sequence[Column]
    texts: Mapping[str, Column]


@dataclass(frozen=True, slots=True)
class Judged:
    """Rows with the verdict in GOOD."""

    contract: Contract
    rows: DataFrame
    columns: Sequence[str]
    built: _Built

    def observed(self) -> tuple[Judged, Observation]:
        """Return the same rows, and an observation that counts `rows`, `valid`, and the rows of each of `counted`."""
        seen = Observation()
        counts = (F.count_if(test).alias(name) for name, test in {"valid": F.col(GOOD), **self.built.counted}.items())
        return replace(self, rows=self.rows.observe(seen, count(), *counts)), seen

    def valid(self) -> DataFrame:
        """Return the valid rows: the columns of the input, then the decoded ones."""
        return self.rows.where(F.col(GOOD)).select(*self.kept())

    def quarantine(self) -> DataFrame:
        """Return the other rows: the columns of the input, then `violations`, `_raw` and `_file`."""
        return self.rows.where(~F.col(GOOD)).select(*self._as_text(), *self.built.explanation)

    def both(self, *more: Column | str) -> DataFrame:
        """Return all rows: the columns of valid rows, then the further ones of quarantined rows, then `more`."""
        return self.rows.select(*self._as_text(), *self._decoded(), *self.built.explanation, *more)

    def kept(self) -> Iterator[Column]:
        """Yield the columns of valid rows."""
        yield from map(named, self.columns)
        yield from self._decoded()

    def width(self, contract: Contract) -> int:
        """Return how many columns in `kept` a table's valid rows have: the first ones."""
        return len(self.columns) + len([*self._decoded(contract)])

    def _decoded(self, contract: Contract | None = None) -> Iterator[Column]:
        for check in (contract or self.contract).checks:
            yield from () if check.decode is None else decoded.valid(check)

    def _as_text(self) -> Iterator[Column]:
        """Yield the columns of the input, in quarantined rows with U+FFFD for bytes that are not UTF-8."""
        for name in self.columns:
            column = self.built.texts.get(name)
            yield named(name) if column is None else column.alias(name, metadata=self.rows.schema[name].metadata)


@lru_cache(16)  # shared by the batches of a stream: to build them takes Python a thousand calls of Java
def _built(spark: SparkSession, contract: Contract, has_java: bool, columns: Struct, known: Struct) -> _Built:  # noqa: ARG001
    corrupt, is_good, line = F.col(CORRUPT_RECORD), F.col(GOOD), F.col(RAW).cast("string")
    checks, route = contract.checks, contract.route
    verdicts = {_rejected(n): corrupt.isNull() & validate.is_rejected(check) for n, check in enumerate(checks)}
    # As few as possible: each costs every row as much as a check. Rejected rows are counted from the quarantine.
    counted = {}
    for number, check in enumerate(checks):
        if not validate.is_met_by_all(check):
            present = F.col(_rejected(number)) | validate.is_present(check)
            counted[f"checked_{number}"] = corrupt.isNull() & validate.applies(check) & present
    explained = validate.explained(checks, ~is_good & corrupt.isNull())
    shown = line
    if route is not None:  # a row without a table is shown by the value that the first one looks at
        shown = F.coalesce(F.try_element_at(validate.values(route.wheres[0].path), F.lit(1)), line)
    unread = F.when(corrupt.isNotNull(), malformed(corrupt, shown, first_broken(line)))
    fields = tuple((name, kind) for name, kind in columns.fields if has_text(kind))
    strings = broken_among((named(name), kind) for name, kind in fields)
    explanation = (
        F.coalesce(explained, unread).alias("violations"),
        F.coalesce(RAW, F.when(~is_good, strings).cast("binary")).alias("_raw"),
        F.col(FILE).alias("_file"),
    )
    texts = {name: F.when(is_good, named(name)).otherwise(repaired(named(name), kind)) for name, kind in fields}
    return _Built(validate.decoded_columns(spark, checks, known), verdicts, counted, explanation, texts)


def with_verdicts(contract: Contract, rows: DataFrame, columns: Sequence[str]) -> Judged:
    """Return the rows with their verdicts, which are computed as the rows pass; `columns` are those of the input."""
    known, spark = columns_of(rows.schema), rows.sparkSession
    of_input = Struct(tuple((name, kind) for name, kind in known.fields if name in columns))
    built = _built(spark, contract, is_installed(spark), of_input, known)
    good = every([F.col(CORRUPT_RECORD).isNull(), *(~F.col(name) for name in built.verdicts)])
    for step in built.decoded:
        rows = rows.withColumns(dict(step))
    rows = rows.withColumns(dict(built.verdicts)).withColumn(GOOD, good)
    # Before the rows are observed, which copies them: a line and the path of its file are longer than all else.
    rows = rows.withColumns({name: F.when(~F.col(GOOD), F.col(name)) for name in _ORIGIN})
    return Judged(contract, rows, columns, built)


def balance(findings: Findings, read: int, valid: int, quarantined: int) -> None:
    """Raise RunError unless as many rows came out as were read."""
    if read != valid + quarantined or (findings.rows, findings.valid) != (read, valid):
        judged = f"{findings.rows} judged, {findings.valid} found valid"
        raise RunError(
            f"contract `{findings.contract.name}`: {read} rows read, {judged}, but {valid} valid and {quarantined} "
            "quarantined rows came out; the result is discarded"
        )


def _rejected(number: int) -> str:
    return f"{OWN}rejected_{number}"
