"""Results in two tables of a catalog, `NAME_valid` and `NAME_quarantine`: both change, or neither does.

Delta and Iceberg replace a table in one transaction; other tables are only created. Between the two commits a process
may die: tables that name the same run in their property `natsgrammar.run` are of one result.

A stream adds each of its batches to a table in one transaction, which names the batch. Before a batch is begun, the
versions of both tables are noted; when it is repeated, the transactions since then say which table has it already.
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

from ..contract import folded
from ..contract.ddl import quoted_identifier
from ..contract.problems import RunError
from ..inputs.opened import Opened
from ..judge.findings import QUARANTINE, VALID, Findings, findings
from ..judge.verdicts import balance, both_parts, with_verdicts
from ..session.errors import cause_of

RUN = "natsgrammar.run"  # the property that says which run wrote a table
STREAM = "natsgrammar.stream"  # the property that says which stream adds to a table
_BATCH = "natsgrammar.batch"  # what a snapshot of Iceberg says of the batch that it added
_TRANSACTIONS = ("delta", "iceberg")
_FILE = "_input_file"  # `_file` is a column that Iceberg has itself
_ICEBERGS = frozenset({"_pos", "_partition", "_spec_id", "_deleted", "_row_id", "_last_updated_sequence_number"})
_SPARKS_OWN = "spark_catalog"
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
    return ".".join([*before, _quoted(["_".join([*_parts(last), *suffixes])])])


def opened_tables(spark: SparkSession, name: str, overwrite: bool, inputs: tuple[str, ...] = ()) -> tuple[Table, Table]:
    """The tables for valid and quarantined rows. Raises RunError if they may not or cannot be replaced.

    Raises PySparkException if their catalog or schema is not there.
    """
    found = []
    names = _names(spark, name)
    keep_apart(spark, name, inputs)
    for wanted in names:
        if not spark.catalog.tableExists(wanted):
            found.append(Table(wanted))
            continue
        if not overwrite:
            raise RunError(f"table {wanted} exists: choose another --output-table, or replace it with --overwrite")
        run = _property(spark, wanted, RUN)
        if not re.fullmatch("[0-9a-f]{16}", run):
            raise RunError(f"table {wanted} was not written by a run and is not replaced: choose another name")
        provider = _provider(spark, wanted)
        if provider not in _TRANSACTIONS:
            raise RunError(
                f"table {wanted} is of `{provider}`, which replaces no table in one step: "
                "drop it, or use Delta or Iceberg"
            )
        found.append(Table(wanted, provider, _version(spark, wanted, provider), run))
    valid, quarantine = found
    return valid, quarantine


def keep_apart(spark: SparkSession, name: str, inputs: Sequence[str]) -> None:
    """Raises RunError if a table to write is one of the inputs."""
    read = {tuple(map(folded, _resolved(spark, it))) for it in inputs}  # as Spark's own catalog compares names
    for wanted in (table_named(name, VALID), table_named(name, QUARANTINE)):
        if tuple(map(folded, _resolved(spark, wanted))) in read:
            raise RunError(f"table {wanted} is an input: choose another --output-table")


def _resolved(spark: SparkSession, name: str) -> list[str]:
    """The catalog, schema and name that an identifier stands for."""
    parts = _parts(name)
    if len(parts) == 1:
        parts = [*_parts(spark.catalog.currentDatabase()), *parts]
    elif parts[0] == _SPARKS_OWN or spark.conf.get(f"spark.sql.catalog.{parts[0]}", None) is not None:
        return parts
    return [spark.catalog.currentCatalog(), *parts]


def _parts(name: str) -> list[str]:
    return [it[1:-1].replace("``", "`") if it.startswith("`") else it for it in re.findall(_PART, name)]


def _names(spark: SparkSession, name: str) -> list[str]:
    """The tables for valid and quarantined rows, with catalog and schema, whatever becomes current later.

    Raises RunError if their catalog does not take the names, and PySparkException if it or the schema is not there.
    """
    found = [_resolved(spark, table_named(name, part)) for part in (VALID, QUARANTINE)]
    catalog, *schema, table = found[0]
    if schema:
        spark.sql(f"DESCRIBE NAMESPACE {_quoted([catalog, *schema])}").collect()
    if catalog == _SPARKS_OWN and not re.fullmatch(r"\w+", table, re.ASCII):
        raise RunError(f"`{name}`: Spark's own catalog takes only ASCII letters, digits and `_` in the name of a table")
    if any("." in part for part in (*schema, table)):
        raise RunError(f"`{name}`: Iceberg confuses tables whose names or schemas have a dot: choose another name")
    return [_quoted(parts) for parts in found]


def _quoted(parts: Sequence[str]) -> str:
    return ".".join(part if re.fullmatch(r"\w+", part, re.ASCII) else quoted_identifier(part) for part in parts)


def _property(spark: SparkSession, table: str, name: str) -> str:
    found = spark.sql(f"SHOW TBLPROPERTIES {table}").collect()
    return next((str(row["value"]) for row in found if row["key"] == name), "")


def _provider(spark: SparkSession, table: str) -> str:
    described = spark.sql(f"DESCRIBE TABLE EXTENDED {table}").collect()
    return next((str(row["data_type"]).lower() for row in described if row["col_name"] == "Provider"), "")


def split_to_tables(opened: Opened, tables: tuple[Table, Table], label: str, step: Callable[[str], object]) -> Findings:
    """The findings; writes both tables. Raises RunError if rows were lost or invented; see `all_or_none`."""
    contract, spark = opened.contract, opened.rows.sparkSession
    _check_columns(opened, tables)
    step(f"{label}: reading and judging {opened.told}")
    with both_parts(opened) as (valid, quarantine, counts):
        step(f"{label}: writing the tables")
        run = secrets.token_hex(8)
        _write(tables[1], quarantine.withColumnRenamed("_file", _FILE), run)
        _write(tables[0], valid, run)
        step(f"{label}: counting causes")
        quarantined = spark.table(tables[1].name).withColumnRenamed(_FILE, "_file")
        result, *there = findings(contract, counts, lambda: quarantined, lambda: spark.table(tables[0].name))
        balance(result, opened.read(), *there)
    return result


def _check_columns(opened: Opened, tables: Sequence[Table]) -> None:
    """Raises RunError if a column has the name of one that Iceberg adds to each table: it would not read the table."""
    names = [*opened.columns, *(check.decode.into for check in opened.contract.checks if check.decode is not None)]
    catalog = _parts(tables[0].name)[0]
    if "iceberg" in str(opened.rows.sparkSession.conf.get(f"spark.sql.catalog.{catalog}", "")).lower():
        for name in _ICEBERGS.intersection(names):
            raise RunError(f"column `{name}`: Iceberg has a column of that name in each table; rename or drop it")


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
            catalog, literal = _quoted(_parts(table.name)[:1]), table.name.replace("\\", r"\\").replace("'", r"\'")
            # No rollback: a replaced table does not descend from its earlier snapshots. Properties are not in these.
            spark.sql(f"CALL {catalog}.system.set_current_snapshot('{literal}', {table.version})")
            spark.sql(f"ALTER TABLE {table.name} SET TBLPROPERTIES ('{RUN}' = '{table.run}')")


def _version(spark: SparkSession, name: str, provider: str) -> str | None:
    """The current version of a Delta table, or the current snapshot of an Iceberg table."""
    if provider == "delta":
        return str(spark.sql(f"DESCRIBE HISTORY {name} LIMIT 1").collect()[0]["version"])
    history = spark.table(f"{name}.history").orderBy(F.desc("made_current_at")).limit(1).collect()
    return str(history[0]["snapshot_id"]) if history else None


# ---- streams --------------------------------------------------------------------------------------------------------


def stream_tables(spark: SparkSession, name: str, stream: str, begun: bool) -> tuple[Table, Table]:
    """The tables that this stream adds to, or will create. Raises RunError if they belong to anything else.

    Raises PySparkException if their catalog or schema is not there.
    """
    found = []
    for wanted in _names(spark, name):
        if spark.catalog.tableExists(wanted):
            if _property(spark, wanted, STREAM) != stream:
                raise RunError(f"table {wanted} was not created by this stream: choose another --output-table")
            found.append(Table(wanted, _with_transactions(spark, wanted)))
        elif begun:
            raise RunError(f"table {wanted} is missing, and with it batches of this stream: restore it, or start again")
        else:
            found.append(Table(wanted))
    valid, quarantine = found
    return valid, quarantine


def create(tables: Sequence[Table], stream: str, empty: Opened) -> tuple[Table, Table]:
    """The tables, of which those that are missing are created.

    Raises RunError if their format has no transactions, or does not take the columns.
    """
    _check_columns(empty, tables)
    spark, rows = empty.rows.sparkSession, with_verdicts(empty)
    parts = zip(tables, (rows.valid(), rows.quarantine().withColumnRenamed("_file", _FILE)), strict=True)
    missing = {table.name: part for table, part in parts if table.provider is None}
    with all_or_none(spark, [Table(name) for name in missing]):
        for name, part in missing.items():
            part.limit(0).writeTo(name).tableProperty(STREAM, stream).create()
        valid, quarantine = (Table(table.name, _with_transactions(spark, table.name)) for table in tables)
    return valid, quarantine


def _with_transactions(spark: SparkSession, table: str) -> str:
    """The format of a table. Raises RunError if it is one without transactions."""
    provider = _provider(spark, table)
    if provider not in _TRANSACTIONS:
        raise RunError(
            f"table {table} is of `{provider}`, which has no transactions, so a stream that is killed could leave half "
            "a batch there, or repeat one: use Delta or Iceberg, or a folder with --output"
        )
    return provider


def versions(spark: SparkSession, tables: Sequence[Table]) -> list[str | None]:
    """The current version of each table."""
    return [_version(spark, table.name, str(table.provider)) for table in tables]


def ensure_known(spark: SparkSession, tables: Sequence[Table], stream: str, last: int) -> None:
    """Raises RunError if a table has a later batch of the stream than the last one that its folder knows."""
    for table in tables:
        found = (of for _, of, _ in _transactions(spark, table, 1000).values() if of and of.startswith(f"{stream}/"))
        newest = max((int(of.rpartition("/")[2]) for of in found), default=-1)
        if newest > last:
            raise RunError(
                f"table {table.name} has batch {newest} of this stream, which --checkpoint does not know: it is older "
                "than the table, or was made anew; restore it, or start again with another --output-table"
            )


def add_to_tables(
    opened: Opened,
    tables: tuple[Table, Table],
    since: Sequence[str | None],
    batch: tuple[str, int],
    repeated: bool,
    label: str,
    step: Callable[[str], object],
) -> Findings:
    """The findings, after each part of a batch was added to its table, unless it had been.

    A batch is a stream and a number, and was begun when the tables had the versions `since`. Raises RunError if rows
    were lost, invented or added twice.
    """
    contract = opened.contract
    step(f"{label}: reading and judging {opened.told}")
    with both_parts(opened) as (valid, quarantine, counts):
        step(f"{label}: adding to the tables")
        many = (counts["valid"], counts["rows"] - counts["valid"])
        parts = zip(tables, (valid, quarantine.withColumnRenamed("_file", _FILE)), many, since, strict=True)
        written = [_added(*part, batch, repeated) for part in parts]
        step(f"{label}: counting causes")
        result, *_ = findings(contract, counts, lambda: quarantine)
        balance(result, opened.read(), *written)
    return result


def _added(table: Table, rows: DataFrame, many: int, since: str | None, batch: tuple[str, int], repeated: bool) -> int:
    """The number of rows that the batch has brought to the table, by now."""
    spark, named = rows.sparkSession, f"{batch[0]}/{batch[1]}"
    there = _brought(spark, table, since, named) if repeated else 0
    if there or not many:
        return there
    if table.provider == "delta":  # which also refuses a transaction that another process has made just now
        options = {"userMetadata": named, "txnAppId": batch[0], "txnVersion": str(batch[1])}
    else:
        options = {f"snapshot-property.{_BATCH}": named}
    rows.writeTo(table.name).options(**options).append()
    return _brought(spark, table, since, named)


def _brought(spark: SparkSession, table: Table, since: str | None, batch: str) -> int:
    """The number of rows that a batch brought in transactions after a version. Raises RunError if these are unknown."""
    at = _version(spark, table.name, str(table.provider))
    many = int(at or 0) - int(since or 0) + 10  # others may commit meanwhile; what Delta is asked for
    known = _transactions(spark, table, many) if at != since else {}
    rows = 0
    while at != since:
        if at is None or at not in known:
            raise RunError(
                f"the history of table {table.name} does not go back to version {since}, and may have lost batch "
                f"{batch.rpartition('/')[2]}: start again, with another --output-table and --checkpoint"
            )
        at, of, many = known[at]
        rows += many if of == batch else 0
    return rows


def _transactions(spark: SparkSession, table: Table, newest: int) -> dict[str, tuple[str | None, str | None, int]]:
    """By version: the version before, the batch, and the number of rows that were added; of Delta, the newest ones."""
    if table.provider == "delta":
        found = spark.sql(f"DESCRIBE HISTORY {table.name} LIMIT {newest}").collect()
        return {
            str(row["version"]): (
                str(row["version"] - 1),
                row["userMetadata"],
                int((row["operationMetrics"] or {}).get("numOutputRows", 0)),
            )
            for row in found
        }
    told = F.col("summary")
    snapshots = spark.table(f"{table.name}.snapshots")
    found = snapshots.select("snapshot_id", "parent_id", told[_BATCH], told["added-records"]).collect()
    return {str(at): (None if parent is None else str(parent), of, int(many or 0)) for at, parent, of, many in found}
