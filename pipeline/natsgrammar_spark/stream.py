"""Streams: every micro-batch is judged and split as a batch is, and is there whole or not at all, once.

Below the output, `batches/NUMBER` holds `valid`, `quarantine` and `findings.json` of a batch, `_checkpoint` is Spark's,
and the reports say what was found so far. A batch takes its place by a rename where that is one step; on object stores
`findings.json`, written last, is what makes it whole. A batch that Spark repeats after a crash is found and left alone.

Where the parts go into streams or tables, the folder holds all else. A batch that was begun before is published again,
with the same ids, which the streams know; tables are asked whether they have it.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from natsgrammar.errors import Misuse, Needs
from natsgrammar.files import flush, flush_one, listing
from natsgrammar.spark import ship

from .contract import Contract
from .contract.discover import literal
from .contract.model import FORMATS
from .contract.problems import RunError
from .inputs.footers import other_column
from .inputs.opened import STREAM, TABLE, Opened, expect, fitting, open_lines, open_rows
from .inputs.readers import file_per_partition, headed, stream_of_lines, stream_of_parquet
from .jetstream.address import is_stream, writing_at
from .judge.findings import QUARANTINE, VALID, Findings
from .judge.totals import merged, to_json
from .outputs.hadoop import RemoteFolder, remote_folder
from .outputs.local import MARKER, is_local, keep_apart, local
from .outputs.split import split, takes_java
from .outputs.stream_folder import (
    BATCHES,
    CHECKPOINT,
    FINDINGS,
    METADATA,
    begin,
    begun_at,
    files_of,
    languages,
    last_known,
    mark_of,
    newest_batch,
    plan_of,
    so_far_of,
    span_of,
)
from .outputs.tables import Table, add_to_tables, create, ensure_known, stream_tables, versions
from .outputs.tables import keep_apart as keep_tables_apart
from .report import as_json, reports
from .report.about import About, Place, Source, Telling, in_tables, parts
from .session.errors import errors_in_one_line

with Needs("'natsgrammar[spark]'"):
    from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
    from pyspark.errors import PySparkException
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.streaming.query import StreamingQuery

_Write = Callable[[Opened, RemoteFolder, str, Callable[[str], object]], Findings]


def open_stream(spark: SparkSession, contract: Contract, path: str, form: str) -> DataFrame:
    """The rows or lines of what is, and will be, in a directory, a table or a stream. Raises RunError."""
    with errors_in_one_line(contract.name):
        if form == TABLE:
            return spark.readStream.table(path)
        if form == STREAM:
            from .inputs.jetstream import streaming_rows  # needs nats-py

            return streaming_rows(spark, path)
        read = stream_of_parquet if form == "parquet" else stream_of_lines
        return read(spark, literal(path) if Path(path).exists() else path)


def run_stream(
    contract: Contract,
    df: DataFrame,
    output: str | Path | None = None,
    available_now: bool = False,
    form: str | None = None,
    step: Callable[[str], object] = lambda _: None,
    checkpoint: str | Path | None = None,
    table: str | None = None,
    telling: Telling | None = None,
    source: Source | None = None,
) -> StreamingQuery:
    """The running query that splits a stream into batches below `output`, on any file system of the session.

    `output` may be the address of a stream, if `df` has the column `sequence` of one that is read. In place of it,
    `table` names two tables of Delta or Iceberg, as in `run_files`. For both, the folder `checkpoint` holds the rest.
    With `available_now` the query ends after what is there now; the next call goes on where this one stopped. `form` is
    that of `open_stream`, where `df` comes from there. Calls `step` with each step; `telling` and `source` are what the
    reports say beside the findings.
    Raises ContractError if the contract does not fit the columns, and RunError if the output holds anything but a
    stream of the same contract and columns. What fails later ends the query, whose `exception()` says why.
    """
    expect(contract, df)
    if not df.isStreaming:
        raise RunError("these rows are no stream: split them with `run_contract`, or files with `run_files`")
    if form not in (None, *FORMATS, TABLE, STREAM):
        raise Misuse(f"`{form}` is not a form of rows that a stream has: {', '.join(FORMATS)}, {TABLE} or {STREAM}")
    spark, output = df.sparkSession, None if output is None else str(output)
    judging = contract if form in ("json", "csv") else fitting(contract, df, form == "parquet")[0]
    write: _Write = split
    folder = remote_folder(spark, _address(_folder(output, checkpoint, table)))
    into = table or (output if output is not None and is_stream(output) else "")
    is_new = not folder.has(MARKER)
    option = "--output" if checkpoint is None else "--checkpoint"
    mark = mark_of(folder, contract, languages(judging), df, into, source, option)
    telling = telling or Telling()
    started = telling.started or telling.clock()
    places = parts(str(output), batches=True)
    tables: tuple[Table, ...] = ()
    has_footers = takes_java(spark) and form == "parquet"  # asked here, as every batch has a copy of this session

    loses = False
    if form == STREAM:
        from .inputs.jetstream import passes_over  # needs nats-py

        loses = passes_over(df)

    def opened(rows: DataFrame, files: Sequence[str] = ()) -> Opened:
        if form in ("json", "csv"):
            return open_lines(contract, headed(rows, contract.input, form), form)
        found = open_rows(contract, rows, has_file=form == "parquet", has_footers=bool(files))
        return replace(found, files=files)

    with errors_in_one_line(contract.name):
        if table is not None:
            found = stream_tables(spark, table, mark["id"], folder.has(BATCHES))
            begin(folder, mark)
            try:
                valid, quarantine = create(found, mark["id"], opened(spark.createDataFrame([], df.schema)))
            except BaseException:
                if is_new:
                    folder.remove(MARKER)
                raise
            tables = valid, quarantine
            ensure_known(spark, tables, mark["id"], last_known(folder))
            write = partial(_add, folder, mark["id"], (valid, quarantine))
            places = in_tables(valid.name, quarantine.name)
        elif into:
            from .outputs.jetstream import writable  # needs nats-py

            writable(contract, df.columns, into, ("sequence",))
            options, letters = writing_at(into)
            places = (Place(options["stream"], into, STREAM), Place(letters, into, STREAM))
            write = partial(_publish, folder, into)
    begin(folder, mark)
    ship(spark)

    def batch(rows: DataFrame, number: int) -> None:
        with errors_in_one_line():  # what fails the query is that of the contract
            files = files_of(folder, number) if has_footers else ()
            most, is_anew = span_of(folder, number) if loses else (None, False)
            its = replace(opened(rows, files), most=most, is_anew=is_anew)
            so_far = _split(its, folder, number, step, write)
            for one in tables:
                spark.catalog.refreshTable(one.name)  # Iceberg caches tables, in each session
            sources = {contract.name: source} if source else {}
            about = About(started, telling.clock(), spark.version, sources, {contract.name: places}, telling)
            for name, text in reports(as_json([so_far], about)).items():
                folder.put(name, text)

    writer = df.writeStream.foreachBatch(batch).option("checkpointLocation", folder.uri(CHECKPOINT))
    writer = writer.queryName(contract.name)
    return (writer.trigger(availableNow=True) if available_now else writer).start()


def run_until_the_end(
    spark: SparkSession,
    contract: Contract,
    path: str,
    form: str,
    output: str | None,
    available_now: bool,
    step: Callable[[str], object] = lambda _: None,
    checkpoint: str | None = None,
    table: str | None = None,
    telling: Telling | None = None,
) -> Findings | None:
    """The findings so far of a stream of files or of a table, when it ends or is interrupted. Raises RunError."""
    if form == STREAM and output is not None and is_stream(output):
        from .outputs import jetstream as streams  # needs nats-py

        streams.keep_apart(path, output)
        streams.reachable(path, output)
    if form == TABLE and table is not None:
        keep_tables_apart(spark, table, [path])
    folder = _folder(output, checkpoint, table)
    if form not in (STREAM, TABLE) and is_local(folder):
        keep_apart(local(folder), [path])  # else the stream reads what it writes
    step(f"{contract.name}: waiting for the first batch")
    lines = open_stream(spark, contract, path, form)
    apart = file_per_partition(spark) if form == "csv" else nullcontext()  # else a task reads many small files
    with errors_in_one_line(contract.name), apart:  # the source asks this session, also for later batches
        read = Source(form, ((path.partition("?")[0], None),), 1, None)
        query = run_stream(contract, lines, output, available_now, form, step, checkpoint, table, telling, read)
        try:
            query.awaitTermination()
        except KeyboardInterrupt:
            query.stop()
            if available_now:  # not all is done
                raise
    return found_so_far(spark, contract, _folder(output, checkpoint, table))


def found_so_far(spark: SparkSession, contract: Contract, address: str) -> Findings | None:
    """The findings of all batches of the stream of a folder; None if there is none yet."""
    folder = remote_folder(spark, _address(address))
    newest = newest_batch(folder)
    return None if newest is None else so_far_of(contract, folder.below(f"{BATCHES}/{newest:010}"))


def _folder(output: str | None, checkpoint: str | Path | None, table: str | None) -> str:
    """The folder of a stream. Raises RunError if there is none, or two."""
    if (output is None) == (table is None):
        raise RunError("a stream goes into an `output` or a `table`: name one of them")
    if (table is not None or is_stream(str(output))) != (checkpoint is not None):
        raise RunError("a stream or a table as output needs a folder as `checkpoint`, and only they take one")
    return str(output if checkpoint is None else checkpoint)


def _address(output: str) -> str:
    return f"file://{local(output).resolve()}" if is_local(output) else output.rstrip("/")


def _split(opened: Opened, folder: RemoteFolder, number: int, step: Callable[[str], object], write: _Write) -> Findings:
    """The findings so far, after a batch, which may have been there."""
    name, contract = f"{number:010}", opened.contract
    target = folder.below(f"{BATCHES}/{name}")
    planned = plan_of(folder, number)
    if target.has(FINDINGS):
        return so_far_of(contract, target, planned)
    if opened.files and (other := other_column(opened.rows.sparkSession, opened.files, opened.columns)):
        file, column = other
        raise RunError(f"`{file}` has a column `{column}`, which the stream does not have: remove it, or start again")
    preparing = folder.below("_preparing")
    prepared = preparing.below(f"{name}-{secrets.token_hex(4)}") if folder.renames else target
    _remove_left(preparing)
    target.remove("")
    prepared.make()
    label = f"{contract.name}: batch {number}"
    before = folder.below(f"{BATCHES}/{number - 1:010}")
    if number and not before.has(FINDINGS):
        raise RunError(f"`{before.address}` is missing: the report needs every batch")
    try:
        found = write(replace(opened, told="the batch"), prepared, label, step)
        notes = (*opened.notes(found.rows), *found.notes)
        found = replace(found, notes=tuple(f"batch {number}: {note}" for note in notes))
        so_far = merged(so_far_of(contract, before), found) if number else found
        counts = {"in": found.rows, "valid": found.valid, "quarantined": found.quarantined}
        told = {"batch": number, "planned": planned, "rows": {**counts, "malformed": found.malformed}}
        prepared.put(FINDINGS, json.dumps({**told, "so far": to_json(so_far)}) + "\n")
        needed = {VALID, QUARANTINE} if write is split else set()
        if folder.renames and needed <= {*prepared.names()}:
            folder.below(BATCHES).make()
            _place(prepared, target)
    except (RunError, PySparkException, Py4JJavaError, OSError) as error:
        if prepared.has(""):
            raise
        raise _other_process(folder) from error
    if not target.has(FINDINGS):
        raise _other_process(folder)
    return so_far


def _other_process(folder: RemoteFolder) -> RunError:
    return RunError(f"another process runs this stream into `{folder.address}`: end one of them")


def _remove_left(preparing: RemoteFolder) -> None:
    """Removes what queries that died have prepared, each by one rename: one that lives finds all of its own gone."""
    for name in preparing.names():
        dead = preparing.below(f".{secrets.token_hex(4)}")
        with suppress(RunError, Py4JJavaError):
            preparing.below(name).rename(dead)
        dead.remove("")


def _publish(
    folder: RemoteFolder, output: str, opened: Opened, prepared: RemoteFolder, label: str, step: Callable[[str], object]
) -> Findings:
    """The findings in a batch, after both parts were published under ids of the query and the batch."""
    from .outputs.jetstream import split_batch_to_streams  # needs nats-py

    batch = f"{json.loads(folder.text(METADATA))['id']}/{_number(prepared)}"
    return split_batch_to_streams(opened, output, batch, begun_at(folder, batch, time.time), label, step)


def _add(
    folder: RemoteFolder,
    stream: str,
    tables: tuple[Table, Table],
    opened: Opened,
    prepared: RemoteFolder,
    label: str,
    step: Callable[[str], object],
) -> Findings:
    """The findings in a batch, after both parts were added to their tables."""
    now = versions(opened.rows.sparkSession, tables)
    batch = (stream, int(_number(prepared)))
    begun = begun_at(folder, f"{stream}/{_number(prepared)}", lambda: now)
    return add_to_tables(opened, tables, now if begun is None else begun, batch, begun is not None, label, step)


def _number(prepared: RemoteFolder) -> str:
    return prepared.address.rpartition("/")[2].partition("-")[0]


def _place(prepared: RemoteFolder, target: RemoteFolder) -> None:
    """Renames a batch into its place. Where that is this machine's, both are on disk before Spark notes the batch."""
    here = is_local(prepared.address)
    if here:
        path = local(prepared.address)
        flush(path, listing(path) or {})
    prepared.rename(target)
    if here:
        for folder in list(local(target.address).parents)[:2]:
            flush_one(folder)
