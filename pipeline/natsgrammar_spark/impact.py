"""Names of a dataset that another edition or dialect judges differently: which, how often, and why.

    from natsgrammar_spark.impact import judged, summary
    names = judged(df, "config.name", "adr6@2021-06-28:stream-name", "adr6@2023-02-01:stream-name")
    names.where("before <> after").show()

Each distinct name is judged once, by Column expressions; no Python runs per row.
"""

import json
from contextlib import AbstractContextManager, ExitStack
from dataclasses import asdict, dataclass, replace

from natsgrammar import spark as rules
from natsgrammar.errors import needs

from .contract import Input
from .contract.ddl import STRING, Array, Map, Primitive, SparkType, Struct, ddl, indistinct
from .contract.discover import unescaped
from .contract.path import Each, Entries, Field, Path, PathError, Step, parse_path, resolve
from .contract.problems import RunError
from .inputs import Csv, Files, JsonLines, Parquet
from .inputs.readers import csv_rows, json_rows, partitions, with_header_fault
from .judge.validate import values
from .outputs.local import IMPACT, check_output, prepared
from .sample.read import sample
from .session.errors import errors_about
from .session.schema import CORRUPT_RECORD, columns_of, configured

with needs("[spark]"):
    from pyspark import StorageLevel
    from pyspark.sql import Column, DataFrame, Observation, SparkSession
    from pyspark.sql import functions as F

GROUPS = ("valid in both", "newly refused", "newly accepted", "refused in both")


@dataclass(frozen=True, slots=True)
class Example:
    """A name whose verdict changes, and the fields of the `Violation` of the rule that rejects it."""

    name: str
    rows: int
    position: int
    found: str
    message: str
    suggestion: str | None


@dataclass(frozen=True, slots=True)
class Impact:
    """The distinct names and rows in each of `GROUPS`, counted, and the most frequent names whose verdict changes.

    `nulls` are the rows without a name, `unreadable` the lines that cannot be read.
    """

    before: str
    after: str
    names: dict[str, int]
    rows: dict[str, int]
    nulls: int
    unreadable: int
    examples: dict[str, tuple[Example, ...]]

    @property
    def changed(self) -> bool:
        """Whether any name changes its verdict."""
        return bool(self.names["newly refused"] or self.names["newly accepted"])


@dataclass(frozen=True, slots=True)
class Source:
    """The files to read, the path to the names, and the columns known before Spark starts; see `source_of`."""

    files: Files
    column: str
    read: Input


def judged(df: DataFrame, column: str, before: str, after: str) -> DataFrame:
    """Return the distinct names at the column path: `name`, `rows`, and the verdicts `before` and `after`.

    One of them is null, with null verdicts. Raises RunError if there is no such text column.
    """
    path = _names_in(column, columns_of(df.schema))
    names = df.select(F.explode(values(path)).alias("name")).groupBy("name").agg(F.count(F.lit(1)).alias("rows"))
    return names.select(
        "*", rules.is_valid("name", before).alias("before"), rules.is_valid("name", after).alias("after")
    )


def summary(names: DataFrame, before: str, after: str, examples: int = 10) -> Impact:
    """Return the results of `judged` in numbers and examples."""
    counts = [F.sum(F.when(F.col("name").isNull(), F.col("rows"))).alias("nulls")]
    for group in GROUPS:
        counts.append(F.count_if(_in(group)).alias(f"names {group}"))
        counts.append(F.sum(F.when(_in(group), F.col("rows"))).alias(f"rows {group}"))
    (row,) = names.select(*counts).collect()
    chosen = {
        group: _examples(names, group, before, after, examples) if row[f"names {group}"] else ()
        for group in ("newly refused", "newly accepted")
    }
    distinct, rows = ({group: row[f"{what} {group}"] or 0 for group in GROUPS} for what in ("names", "rows"))
    return Impact(before, after, distinct, rows, row["nulls"] or 0, 0, chosen)


def changes(names: DataFrame, before: str, after: str) -> DataFrame:
    """Return the names whose verdict changes, most frequent first, with the message of the rule that rejects them."""
    violation = F.when(_in("newly refused"), rules.violation("name", after)).otherwise(rules.violation("name", before))
    return (
        names.where(_in("newly refused") | _in("newly accepted"))
        .withColumn("violation", violation)
        .select(
            F.make_valid_utf8("name").alias("name"),
            "rows",
            F.when(_in("newly refused"), "newly refused").otherwise("newly accepted").alias("change"),
            *(f"violation.{part}" for part in ("position", "found", "expected", "message", "suggestion")),
        )
        .orderBy(F.desc("rows"), "name")
    )


def impact_of_files(
    spark: SparkSession,
    source: Source,
    before: str,
    after: str,
    examples: int = 10,
    output: str | None = None,
    overwrite: bool = False,
) -> Impact:
    """Return the impact on the names in files; with `output`, write those that change there as Parquet.

    Raises RunError for files and columns that cannot be read; then nothing is written.
    """
    if output is not None:
        check_output(output, overwrite, source.files.paths)
    rules.ship(spark)
    with errors_about(source.column), partitions(spark), _all_observed(spark), ExitStack() as watched:
        headers, faults = Observation(), Observation()
        rows, listing = source.files.listed().frame(spark, source.read)
        if listing is not None:
            listing = replace(listing, remedy="")
            watched.enter_context(listing.blamed())
        names = judged(_rows(source, rows, headers, faults), source.column, before, after)
        names = names.persist(StorageLevel.MEMORY_AND_DISK)
        try:
            impact = summary(names, before, after, examples)
            if listing is not None:
                listing.ensure_unchanged()
            if not isinstance(source.files, Parquet):
                if bad := headers.get.get("bad_header"):
                    raise RunError(str(bad))
                impact = replace(impact, unreadable=faults.get["unreadable"])
            if isinstance(source.files, JsonLines) and impact.nulls and not any(impact.rows.values()):
                raise RunError(f"no row has a `{source.column}`")
            if output is not None:
                with prepared(output, overwrite, source.files.paths) as folder:
                    changes(names, before, after).write.mode("overwrite").parquet(f"file://{folder}")
                    (folder / IMPACT).write_text(json.dumps(asdict(impact), indent=2) + "\n", encoding="utf-8")
        finally:
            names.unpersist()
    return impact


def source_of(files: Files, column: str) -> Source:
    """Return the files with the columns that are known of them before Spark starts. Raises RunError."""
    path = parse_path(column)
    match files:
        case Parquet():
            return Source(files, column, Input())
        case JsonLines():
            columns: SparkType = STRING
            for step in reversed(path):
                columns = _around(columns, step)
            assert isinstance(columns, Struct)
        case Csv():
            columns = Struct(tuple((name, STRING) for name in _header(files.files[0])))
            try:
                resolve(column, columns)
            except PathError as error:
                raise RunError(f"{files.files[0]}: {error}") from None
    return Source(files, column, Input(format=files.kind, columns=columns))


def _names_in(column: str, columns: Struct) -> Path:
    """Return the steps to the names. Raises RunError if there is no such text column."""
    path, kind = resolve(column, columns)
    if kind != STRING:
        raise RunError(f"`{column}` is `{ddl(kind)}`, expected `string`")
    return path


def _around(inner: SparkType, step: Step) -> SparkType:
    """Return the type from which the step leads to `inner`."""
    match step:
        case Field(name):
            return Struct(((name, inner),))
        case Each():
            return Array(inner)
        case Entries(_, keys=True):
            return Map(STRING, Primitive("variant"))
    return Map(STRING, inner)


def _header(file: str) -> list[str]:
    """Return the column names in a CSV file's first line. Raises RunError."""
    names = [name for name, _ in sample([file], "csv", 1, delimiter=",").columns.fields]
    if cause := indistinct(names) if names else "it is empty: its first line should name the columns":
        raise RunError(f"`{unescaped(file)}`: {cause}")
    return names


def _rows(source: Source, lines: DataFrame, headers: Observation, faults: Observation) -> DataFrame:
    """Return the rows that can be read; counts the others, and notes a header that does not fit."""
    if isinstance(source.files, Parquet):
        return lines
    if is_csv := isinstance(source.files, Csv):
        lines = with_header_fault(lines, source.read)
    bad_header = F.max("_fault") if is_csv else F.max(F.lit(None).cast("string"))
    lines = lines.observe(headers, bad_header.alias("bad_header")).where(F.col("_header").isNull())
    rows = (csv_rows if is_csv else json_rows)(lines, source.read)
    return rows.observe(faults, F.count(CORRUPT_RECORD).alias("unreadable")).where(F.col(CORRUPT_RECORD).isNull())


def _in(group: str) -> Column:
    before, after = {
        "valid in both": (True, True),
        "newly refused": (True, False),
        "newly accepted": (False, True),
        "refused in both": (False, False),
    }[group]
    return (F.col("before") == before) & (F.col("after") == after)


def _examples(names: DataFrame, group: str, before: str, after: str, most: int) -> tuple[Example, ...]:
    chosen = names.where(_in(group)).orderBy(F.desc("rows"), "name").limit(most)
    refusal = rules.violation("name", after if group == "newly refused" else before)
    rows = chosen.select(F.make_valid_utf8("name").alias("name"), "rows", refusal.alias("why")).collect()
    parts = ("position", "found", "message", "suggestion")
    return tuple(Example(row["name"], row["rows"], **{part: row["why"][part] for part in parts}) for row in rows)


def _all_observed(spark: SparkSession) -> AbstractContextManager[None]:
    """Let Spark keep an empty result's plan, which it otherwise drops together with its observations."""
    key, rule = "spark.sql.adaptive.optimizer.excludedRules", "AQEPropagateEmptyRelation"
    excluded = f"{spark.conf.get(key, '') or ''},org.apache.spark.sql.execution.adaptive.{rule}"
    return configured(spark, {key: excluded.lstrip(",")})
