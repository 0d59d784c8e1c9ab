"""Results in two tables of a catalog, `NAME_valid` and `NAME_quarantine`: both change, or neither does.

Delta and Iceberg replace a table in one transaction; other tables are only created. Between the two commits a process
may die: tables that name the same run in their property `natsgrammar.run` are of one result.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

from .findings import QUARANTINE, VALID, Findings, findings
from .inputs import Opened
from .judge import balance, explained, judged_once
from .problems import RunError
from .session import cause_of

RUN = "natsgrammar.run"  # the property that says which run wrote a table
_REPLACED = ("delta", "iceberg")  # in one transaction
_FILE = "_input_file"  # `_file` is a column that Iceberg has itself
_PART = r"`(?:[^`]|``)+`|[^`.]+"


@dataclass(frozen=True, slots=True)
class Table:
    """A table to write; `provider` is None if it does not exist, and `version` and `run` what to go back to."""

    name: str
    provider: str | None = None
    version: str | None = None
    run: str | None = None


def table_named(name: str, *suffixes: str) -> str:
    """The identifier with `_SUFFIX` added to its last part. Raises RunError if it is none."""
    if not re.fullmatch(rf"(?:{_PART})(?:\.(?:{_PART}))*", name):
        raise RunError(f"`{name}` does not name a table: expected `catalog.schema.name`")
    *before, last = re.findall(_PART, name)
    whole = "_".join([last[1:-1] if last.startswith("`") else last, *suffixes])
    return ".".join([*before, whole if re.fullmatch(r"\w+", whole, re.ASCII) else f"`{whole}`"])


def opened_tables(spark: SparkSession, name: str, overwrite: bool, inputs: tuple[str, ...] = ()) -> tuple[Table, Table]:
    """The tables for valid and quarantined rows. Raises RunError if they may not or cannot be replaced.

    Raises PySparkException if their catalog or schema is not there.
    """
    found = []
    *schema, _ = re.findall(_PART, table_named(name, VALID))
    if schema:
        spark.sql(f"DESCRIBE NAMESPACE {'.'.join(schema)}").collect()
    for part in (VALID, QUARANTINE):
        wanted = table_named(name, part)
        if wanted.replace("`", "") in {it.replace("`", "") for it in inputs}:
            raise RunError(f"table {wanted} is an input: choose another --output-table")
        if not spark.catalog.tableExists(wanted):
            found.append(Table(wanted))
            continue
        properties = {row["key"]: row["value"] for row in spark.sql(f"SHOW TBLPROPERTIES {wanted}").collect()}
        if not overwrite:
            raise RunError(f"table {wanted} exists: choose another --output-table, or replace it with --overwrite")
        if not re.fullmatch("[0-9a-f]{16}", properties.get(RUN, "")):
            raise RunError(f"table {wanted} was not written by a run and is not replaced: choose another name")
        described = spark.sql(f"DESCRIBE TABLE EXTENDED {wanted}").collect()
        provider = next((row["data_type"].lower() for row in described if row["col_name"] == "Provider"), "")
        if provider not in _REPLACED:
            raise RunError(
                f"table {wanted} is of `{provider}`, which replaces no table in one step: "
                "drop it, or use Delta or Iceberg"
            )
        found.append(Table(wanted, provider, _version(spark, wanted, provider), properties[RUN]))
    valid, quarantine = found
    return valid, quarantine


def split_to_tables(opened: Opened, tables: tuple[Table, Table], label: str, step: Callable[[str], object]) -> Findings:
    """The findings; writes both tables. Raises RunError if rows were lost or invented; see `all_or_none`."""
    contract, spark = opened.contract, opened.rows.sparkSession
    step(f"{label}: reading and judging {opened.told}")
    with judged_once(opened) as (valid, refused, counts):
        quarantine = explained(contract, refused, opened.columns).withColumnRenamed("_file", _FILE)
        step(f"{label}: writing the tables")
        run = secrets.token_hex(8)
        _write(tables[1], quarantine, run)
        _write(tables[0], valid, run)
        step(f"{label}: counting causes")
        quarantined = spark.table(tables[1].name).withColumnRenamed(_FILE, "_file")
        result, *there = findings(contract, counts, quarantined, spark.table(tables[0].name))
        balance(result, opened.seen.get["rows"], *there)
    return result


def _write(table: Table, rows: DataFrame, run: str) -> None:
    # The rows are counted in the table: Delta brings no metrics that are observed while it writes.
    writer = rows.writeTo(table.name).tableProperty(RUN, run)
    if table.provider is None:
        writer.create()
    else:
        writer.using(table.provider).createOrReplace()


@contextmanager
def all_or_none(spark: SparkSession, tables: Sequence[Table]) -> Iterator[None]:
    """Undoes what was written to the tables if anything inside fails."""
    try:
        yield
    except BaseException as error:
        for table in tables:
            try:
                _undo(spark, table)
            except (PySparkException, Py4JJavaError) as left:
                raise RunError(f"table {table.name} could not be put back: {cause_of(left)}") from error
        raise


def _undo(spark: SparkSession, table: Table) -> None:
    if table.provider is None:
        spark.sql(f"DROP TABLE IF EXISTS {table.name}")
    elif table.version != (now := _version(spark, table.name, table.provider)) and now is not None:
        if table.provider == "delta":
            spark.sql(f"RESTORE TABLE {table.name} TO VERSION AS OF {table.version}")
        else:
            catalog, _, rest = table.name.partition(".")
            # No rollback: a replaced table does not descend from its earlier snapshots. Properties are not in these.
            spark.sql(f"CALL {catalog}.system.set_current_snapshot('{rest.replace('`', '')}', {table.version})")
            spark.sql(f"ALTER TABLE {table.name} SET TBLPROPERTIES ('{RUN}' = '{table.run}')")


def _version(spark: SparkSession, name: str, provider: str) -> str | None:
    """The current version of a Delta table, or the current snapshot of an Iceberg table."""
    if provider == "delta":
        return str(spark.sql(f"DESCRIBE HISTORY {name} LIMIT 1").collect()[0]["version"])
    history = spark.table(f"{name}.history").orderBy(F.desc("made_current_at")).limit(1).collect()
    return str(history[0]["snapshot_id"]) if history else None
