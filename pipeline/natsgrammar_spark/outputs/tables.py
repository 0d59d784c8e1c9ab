"""Results in two tables of a catalog, `NAME_valid` and `NAME_quarantine`: both change, or neither does.

Delta and Iceberg replace a table in one transaction; other tables are only created. A process may die between the two
commits: tables whose property `natsgrammar.run` names the same run belong to one result.

A stream adds each of its batches to a table in one transaction, which names the batch, as do two columns of quarantined
rows. The versions of both tables are
noted before a batch begins; when it is repeated, the transactions since then show which table has it already.
"""

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from natsgrammar.files import MARKER

from ..contract import Contract, folded
from ..contract.ddl import quoted_identifier
from ..contract.problems import RunError
from ..inputs.opened import Opened
from ..judge.findings import Findings, findings
from ..judge.places import BATCH, BATCHES, QUARANTINE, VALID
from ..judge.totals import nothing
from ..judge.verdicts import Judged, balance, with_verdicts
from ..session.errors import cause_of
from ..session.session import side_by_side
from .split import Counted, both_parts, ensure_all
from .stream_folder import Batch, Mark, StreamFolder

RUN = "natsgrammar.run"  # the property that says which run wrote a table
STREAM = "natsgrammar.stream"  # the property that says which stream adds to a table
_BATCH = "natsgrammar.batch"  # the property of a snapshot of Iceberg that names its batch
_TRANSACTIONS = ("delta", "iceberg")
_NEWEST = 20  # transactions of Delta to look at first
_FILE = "_input_file"  # `_file` is a column that Iceberg has itself
_STAMPS = {BATCH: "BIGINT", f"{BATCH}_time": "TIMESTAMP"}  # of a stream's quarantined rows
_ICEBERGS = frozenset({"_pos", "_partition", "_spec_id", "_deleted", "_row_id", "_last_updated_sequence_number"})
_SPARKS_OWN = "spark_catalog"
_PART = r"`(?:[^`]|``)+`|[^`.]+"


@dataclass(frozen=True, slots=True)
class Table:
    """A table to write: its `provider`, None if it does not exist; the `version` and `run` to go back to."""

    name: str
    provider: str | None = None
    version: str | None = None
    run: str | None = None


def table_named(name: str, *suffixes: str) -> str:
    """Return the identifier with `_SUFFIX` added to its last part. Raises RunError for anything else."""
    if not re.fullmatch(rf"(?:{_PART})(?:\.(?:{_PART}))*", name):
        raise RunError(f"`{name}` does not name a table: expected `catalog.schema.name`")
    *before, last = re.findall(_PART, name)
    return ".".join([*before, _quoted(["_".join([*_parts(last), *suffixes])])])


def opened_tables(spark: SparkSession, name: str, overwrite: bool, inputs: tuple[str, ...] = ()) -> tuple[Table, Table]:
    """Return the tables for valid and quarantined rows. Raises RunError if they may not or cannot be replaced.

    Raises PySparkException if their catalog or schema does not exist.
    """
    valid, quarantine = _names(spark, name)
    keep_apart(spark, name, inputs)
    return _replaceable(spark, valid, overwrite), _replaceable(spark, quarantine, overwrite)


def _replaceable(spark: SparkSession, name: str, overwrite: bool) -> Table:
    """Return a table to create, or to replace. Raises RunError if it may not or cannot be replaced."""
    if not spark.catalog.tableExists(name):
        return Table(name)
    if not overwrite:
        raise RunError(f"table {name} exists: choose another --output-table, or replace it with --overwrite")
    run = _property(spark, name, RUN)
    if not re.fullmatch("[0-9a-f]{16}", run):
        raise RunError(f"table {name} was not written by a run and is not replaced: choose another name")
    provider = _provider(spark, name)
    if provider not in _TRANSACTIONS:
        raise RunError(
            f"table {name} is of `{provider}`, which replaces no table in one step: drop it, or use Delta or Iceberg"
        )
    return Table(name, provider, _version(spark, name, provider), run)


def keep_apart(spark: SparkSession, name: str, inputs: Sequence[str]) -> None:
    """Raise RunError if a table to write is one of the inputs."""
    read = {tuple(map(folded, _resolved(spark, table))) for table in inputs}  # as Spark's own catalog compares names
    for table in (table_named(name, VALID), table_named(name, QUARANTINE)):
        if tuple(map(folded, _resolved(spark, table))) in read:
            raise RunError(f"table {table} is an input: choose another --output-table")


def _resolved(spark: SparkSession, name: str) -> list[str]:
    """Return the catalog, schema and name that an identifier stands for."""
    parts = _parts(name)
    if len(parts) == 1:
        parts = [*_parts(spark.catalog.currentDatabase()), *parts]
    elif parts[0] == _SPARKS_OWN or spark.conf.get(f"spark.sql.catalog.{parts[0]}", None) is not None:
        return parts
    return [spark.catalog.currentCatalog(), *parts]


def _parts(name: str) -> list[str]:
    return [part[1:-1].replace("``", "`") if part.startswith("`") else part for part in re.findall(_PART, name)]


def _names(spark: SparkSession, name: str) -> list[str]:
    """Return the tables for valid and quarantined rows, with catalog and schema, whatever becomes current later.

    Raises RunError if their catalog rejects the names, and PySparkException if it or the schema does not exist.
    """
    names = [_resolved(spark, table_named(name, part)) for part in (VALID, QUARANTINE)]
    catalog, *schema, table = names[0]
    if schema:
        spark.sql(f"DESCRIBE NAMESPACE {_quoted([catalog, *schema])}").collect()
    if catalog == _SPARKS_OWN and not re.fullmatch(r"\w+", table, re.ASCII):
        raise RunError(f"`{name}`: Spark's own catalog accepts only ASCII letters, digits and `_` in a table name")
    if any("." in part for part in (*schema, table)):
        raise RunError(f"`{name}`: Iceberg confuses tables whose names or schemas have a dot: choose another name")
    return [_quoted(parts) for parts in names]


def _quoted(parts: Sequence[str]) -> str:
    return ".".join(part if re.fullmatch(r"\w+", part, re.ASCII) else quoted_identifier(part) for part in parts)


def _property(spark: SparkSession, table: str, name: str) -> str:
    properties = spark.sql(f"SHOW TBLPROPERTIES {table}").collect()
    return next((str(row["value"]) for row in properties if row["key"] == name), "")


def _provider(spark: SparkSession, table: str) -> str:
    described = spark.sql(f"DESCRIBE TABLE EXTENDED {table}").collect()
    return next((str(row["data_type"]).lower() for row in described if row["col_name"] == "Provider"), "")


def split_to_tables(
    opened: Opened, pairs: Sequence[tuple[Table, Table]], label: str, step: Callable[[str], object]
) -> list[Findings]:
    """Write both tables for each contract, and return the findings; see `all_or_none`.

    Raises RunError if rows were lost or invented.
    """
    _check_columns(opened, pairs[0])
    step(f"{label}: reading and judging {opened.label}")
    with both_parts(opened) as parts:
        step(f"{label}: writing the tables")
        results = [_replaced(opened, *each) for each in zip(opened.contracts, pairs, parts, strict=True)]
    ensure_all(opened, results)
    return results


def _replaced(
    opened: Opened, contract: Contract, tables: tuple[Table, Table], part: tuple[DataFrame, DataFrame, Counted]
) -> Findings:
    """Write both tables, and return the findings."""
    valid, quarantine, (counts, passed) = part
    run, spark = secrets.token_hex(8), valid.sparkSession
    _write(tables[1], quarantine.withColumnRenamed("_file", _FILE), run)
    _write(tables[0], valid, run)
    quarantined = spark.table(tables[1].name).withColumnRenamed(_FILE, "_file")
    result, *there = findings(contract, counts, lambda: quarantined, lambda: spark.table(tables[0].name), passed)
    balance(result, opened.read_for(counts["rows"]), *there)
    return result


def _check_columns(opened: Opened, tables: Sequence[Table]) -> None:
    """Raise RunError if a column has the name of one that Iceberg adds to each table: it could not read the table."""
    decodes = (check.decode for check in opened.contract.checks if check.decode is not None)
    names = [*opened.columns, *(name for decode in decodes for name in decode.names)]
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
    """Put the tables back if anything inside fails."""
    try:
        yield
    except BaseException as error:
        for table in tables:
            try:
                _undo(spark, table)
            except (PySparkException, Py4JJavaError) as cause:
                raise RunError(f"table {table.name} could not be put back: {cause_of(cause)}") from error
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
    """Return the current version of a Delta table, or the current snapshot of an Iceberg table."""
    if provider == "delta":
        return str(spark.sql(f"DESCRIBE HISTORY {name} LIMIT 1").collect()[0]["version"])
    history = spark.table(f"{name}.history").orderBy(F.desc("made_current_at")).limit(1).collect()
    return str(history[0]["snapshot_id"]) if history else None


# ---- streams --------------------------------------------------------------------------------------------------------


def stream_tables(spark: SparkSession, name: str, stream: str, begun: bool) -> tuple[Table, Table]:
    """Return the tables that this stream adds to, or will create. Raises RunError if they belong to anything else.

    Raises PySparkException if their catalog or schema does not exist.
    """
    tables = []
    for table in _names(spark, name):
        if spark.catalog.tableExists(table):
            if _property(spark, table, STREAM) != stream:
                raise RunError(f"table {table} was not created by this stream: choose another --output-table")
            tables.append(Table(table, _with_transactions(spark, table)))
        elif begun:
            raise RunError(f"table {table} is missing, and with it batches of this stream: restore it, or start again")
        else:
            tables.append(Table(table))
    valid, quarantine = tables
    return valid, quarantine


def begun(names: Sequence[str], state: StreamFolder, mark: Mark, empty: Sequence[Opened]) -> list[tuple[Table, Table]]:
    """Return a stream's tables, after marking its folder and creating them. Raises RunError."""
    stream, spark = mark["id"], empty[0].rows.sparkSession
    is_new, there = state.is_new, [stream_tables(spark, name, stream, state.folder.has(BATCHES)) for name in names]
    state.begin(mark)
    try:
        with all_or_none(spark, [table for pair in there for table in pair if table.provider is None]):
            alike = {str(each.contract.checks): each for each in empty}  # whose columns are built once
            judged = {key: with_verdicts(each.contract, each.rows, each.columns) for key, each in alike.items()}

            def made(number: int) -> tuple[Table, Table]:
                return create(there[number], empty[number], judged[str(empty[number].contract.checks)], stream)

            tables = side_by_side(spark, made, range(len(there)))
    except BaseException:
        if is_new:
            state.folder.remove(MARKER)
        raise
    for pair in there:
        ensure_known(spark, [table for table in pair if table.provider is not None], stream, state.last_known())
    return tables


def create(tables: Sequence[Table], empty: Opened, rows: Judged, stream: str) -> tuple[Table, Table]:
    """Return the tables, after creating those that are missing.

    Raises RunError if their format has no transactions, or rejects the columns.
    """
    _check_columns(empty, tables)
    spark = empty.rows.sparkSession
    if stamps := {folded(name) for name in empty.columns} & _STAMPS.keys():
        raise RunError(f"column `{min(stamps)}`: the quarantine table of a stream has its own; rename or drop it")
    parts = zip(tables, (rows.valid(), _stamped(rows.quarantine(), *map(F.lit, (None, None)))), strict=True)
    missing: dict[str, Any] = {table.name: part for table, part in parts if table.provider is None}
    if tables[1].provider is not None:  # earlier releases did not add these columns, and that field
        there = spark.table(tables[1].name).schema
        new = [f"{name} {kind}" for name, kind in _STAMPS.items() if name not in there.names]
        if "cause:" not in there["violations"].dataType.simpleString():
            new.append("violations.element.cause STRING")
        if new:
            spark.sql(f"ALTER TABLE {tables[1].name} ADD COLUMNS ({', '.join(new)})")
    for name, part in missing.items():
        columns = part._jdf.schema().asNullable().toDDL()  # noqa: SLF001 - as Spark does to create a table from rows
        spark.sql(f"CREATE TABLE {name} ({columns}) TBLPROPERTIES ('{STREAM}' = '{stream}')")
    valid, quarantine = (Table(table.name, _with_transactions(spark, table.name)) for table in tables)
    return valid, quarantine


def _stamped(quarantine: DataFrame, *stamps: Column) -> DataFrame:
    """Return quarantined rows as a stream's table has them."""
    columns = {name: stamp.cast(kind) for (name, kind), stamp in zip(_STAMPS.items(), stamps, strict=True)}
    return quarantine.withColumnRenamed("_file", _FILE).withColumns(columns)


def _with_transactions(spark: SparkSession, table: str) -> str:
    """Return a table's format. Raises RunError if it has no transactions."""
    provider = _provider(spark, table)
    if provider not in _TRANSACTIONS:
        raise RunError(
            f"table {table} is of `{provider}`, which has no transactions, so a stream that is killed could leave half "
            "a batch there, or repeat one: use Delta or Iceberg, or a folder with --output"
        )
    return provider


def ensure_known(spark: SparkSession, tables: Sequence[Table], stream: str, last: int) -> None:
    """Raise RunError if a table has a later batch of the stream than the last one that its folder knows."""
    for table in tables:
        batches = (name for _, name, _ in _transactions(spark, table, 1000).values() if name)
        newest = max((int(name.rpartition("/")[2]) for name in batches if name.startswith(f"{stream}/")), default=-1)
        if newest > last:
            raise RunError(
                f"table {table.name} has batch {newest} of this stream, which --checkpoint does not know: it is older "
                "than the table, or was made anew; restore it, or start again with another --output-table"
            )


def add_batch(
    opened: Opened, pairs: Sequence[tuple[Table, Table]], batch: Batch, label: str, step: Callable[[str], object]
) -> list[Findings]:
    """Return the findings, after each part of a batch was added to its table, unless it had been.

    Raises RunError if rows were lost, invented or added twice.
    """
    step(f"{label}: reading and judging {opened.label}")
    with both_parts(opened) as parts:
        step(f"{label}: adding to the tables")
        each = [*zip(opened.contracts, pairs, parts, strict=True)]
        results = side_by_side(opened.rows.sparkSession, lambda of: _added_both(opened, batch, *of), each)
    ensure_all(opened, results)
    return results


def _added_both(
    opened: Opened,
    batch: Batch,
    contract: Contract,
    tables: tuple[Table, Table],
    part: tuple[DataFrame, DataFrame, Counted],
) -> Findings:
    """Add both parts of a batch, and return the findings."""
    valid, quarantine, (counts, passed) = part
    stream, spark, many = batch.state.id, valid.sparkSession, (counts["valid"], counts["rows"] - counts["valid"])

    @cache
    def now() -> list[str | None]:
        return [_version(spark, table.name, str(table.provider)) for table in tables]

    noted = batch.begun(contract, f"{stream}/{batch.number:010}", now if counts["rows"] else None)
    if noted is None and not counts["rows"]:
        return nothing(contract)
    since = now() if noted is None else noted
    stamped = _stamped(quarantine, F.lit(batch.number), F.lit(batch.started))
    both = zip(tables, (valid, stamped), many, since, strict=True)
    written = [_added(*each, (stream, batch.number), noted is not None) for each in both]
    result, *_ = findings(contract, counts, lambda: quarantine, passed=passed, sizes=many)
    balance(result, opened.read_for(counts["rows"]), *written)
    return result


def _added(table: Table, rows: DataFrame, many: int, since: str | None, batch: tuple[str, int], repeated: bool) -> int:
    """Return the number of rows that the batch has brought to the table, by now."""
    spark, name = rows.sparkSession, f"{batch[0]}/{batch[1]}"
    there = _brought(spark, table, since, name) if repeated else 0
    if there or not many:
        return there
    if table.provider == "delta":  # which also rejects a transaction that another process has made just now
        options = {"userMetadata": name, "txnAppId": batch[0], "txnVersion": str(batch[1])}
    else:
        options = {f"snapshot-property.{_BATCH}": name}
    rows.writeTo(table.name).options(**options).append()
    return _brought(spark, table, since, name)


def _brought(spark: SparkSession, table: Table, since: str | None, batch: str) -> int:
    """Return the number of rows that a batch brought after a version. Raises RunError if the history has a gap."""
    known = _transactions(spark, table, _NEWEST)
    at = next(iter(known)) if table.provider == "delta" else _version(spark, table.name, str(table.provider))
    if table.provider == "delta" and (many := int(at or 0) - int(since or 0)) > _NEWEST:
        known = _transactions(spark, table, many + _NEWEST)  # others may commit meanwhile
    rows = 0
    while at != since:
        if at is None or at not in known:
            raise RunError(
                f"the history of table {table.name} does not go back to version {since}, and may have lost batch "
                f"{batch.rpartition('/')[2]}: start again, with another --output-table and --checkpoint"
            )
        at, name, many = known[at]
        rows += many if name == batch else 0
    return rows


def _transactions(spark: SparkSession, table: Table, newest: int) -> dict[str, tuple[str | None, str | None, int]]:
    """Return by version: the version before, the batch, and the number of rows added; of Delta, the newest ones."""
    if table.provider == "delta":
        history = spark.sql(f"DESCRIBE HISTORY {table.name} LIMIT {newest}").collect()
        return {
            str(row["version"]): (
                str(row["version"] - 1),
                row["userMetadata"],
                int((row["operationMetrics"] or {}).get("numOutputRows", 0)),
            )
            for row in history
        }
    summary = F.col("summary")
    snapshots = spark.table(f"{table.name}.snapshots")
    rows = snapshots.select("snapshot_id", "parent_id", summary[_BATCH], summary["added-records"]).collect()
    return {str(at): (None if parent is None else str(parent), name, int(many or 0)) for at, parent, name, many in rows}
