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
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from natsgrammar._error import Misuse, Needs
from natsgrammar._replace import flush, flush_one, listing
from natsgrammar.spark import ship

from .contract import Contract
from .contract.ddl import ddl
from .contract.model import FORMATS
from .findings import Findings
from .hadoop import RemoteFolder, remote_folder
from .inputs import STREAM, TABLE, Opened, expect, fitting, open_lines, open_rows
from .jetstream.address import is_stream, writing_at
from .output import MARKER, is_local, keep_apart, local
from .problems import RunError
from .readers import file_per_partition, headed, stream_of_lines, stream_of_parquet
from .report import as_json, reports
from .report.about import About, Place, Source, Telling, in_tables, parts
from .schema import columns_of
from .session import errors_in_one_line
from .split import split, takes_java
from .tables import Table, add_to_tables, create, stream_tables, versions
from .tables import keep_apart as keep_tables_apart
from .totals import from_json, merged, to_json

_CHECKPOINT, _BATCHES, _FINDINGS, _BEGUN = "_checkpoint", "batches", "findings.json", "_begun.json"

with Needs("'natsgrammar[spark]'"):
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.streaming.query import StreamingQuery

_METADATA = f"{_CHECKPOINT}/metadata"  # which is there since the stream was begun
_Write = Callable[[Opened, RemoteFolder, str, Callable[[str], object]], Findings]


def open_stream(spark: SparkSession, contract: Contract, path: str, form: str) -> DataFrame:
    """The rows or lines of what is, and will be, in a directory, a table or a stream. Raises RunError."""
    with errors_in_one_line(contract.name):
        if form == TABLE:
            return spark.readStream.table(path)
        if form == STREAM:
            from .jetstream.input import streaming_rows  # needs nats-py

            return streaming_rows(spark, path)
        read = stream_of_parquet if form == "parquet" else stream_of_lines
        return read(spark, path)


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
    if form not in ("json", "csv"):
        fitting(contract, df, form == "parquet")
    write: _Write = split
    folder = remote_folder(spark, _address(_folder(output, checkpoint, table)))
    into = table or (output if output is not None and is_stream(output) else "")
    is_new = not folder.has(MARKER)
    mark = _mark(folder, contract, df, into, source, "--output" if checkpoint is None else "--checkpoint")
    telling = telling or Telling()
    started = telling.started or telling.clock()
    places = parts(str(output), batches=True)

    def opened(rows: DataFrame) -> Opened:
        if form in ("json", "csv"):
            return open_lines(contract, headed(rows, contract.input, form), form)
        return open_rows(contract, rows, has_file=form == "parquet")

    with errors_in_one_line(contract.name):
        if table is not None:
            tables = stream_tables(spark, table, mark["id"], folder.has(_BATCHES))
            _begin(folder, mark)
            try:
                tables = create(tables, mark["id"], opened(spark.createDataFrame([], df.schema)))
            except BaseException:
                if is_new:
                    folder.remove(MARKER)
                raise
            write = partial(_add, folder, mark["id"], tables)
            places = in_tables(tables[0].name, tables[1].name)
        elif into:
            from .jetstream.output import writable  # needs nats-py

            writable(contract, df.columns, into, ("sequence",))
            options, letters = writing_at(into)
            places = (Place(options["stream"], into, STREAM), Place(letters, into, STREAM))
            write = partial(_publish, folder, into)
    _begin(folder, mark)
    ship(spark)
    takes_java(spark)  # here, because every batch has a copy of this session

    def batch(rows: DataFrame, number: int) -> None:
        with errors_in_one_line():  # what fails the query is that of the contract
            so_far = _split(opened(rows), folder, number, step, write)
            if so_far is None:
                return
            sources = {contract.name: source} if source else {}
            about = About(started, telling.clock(), spark.version, sources, {contract.name: places}, telling)
            for name, text in reports(as_json([so_far], about)).items():
                folder.put(name, text)

    writer = df.writeStream.foreachBatch(batch).option("checkpointLocation", folder.uri(_CHECKPOINT))
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
        from .jetstream import output as streams  # needs nats-py

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
        with suppress(KeyboardInterrupt):
            query.awaitTermination()
        query.stop()
    return found_so_far(spark, contract, _folder(output, checkpoint, table))


def found_so_far(spark: SparkSession, contract: Contract, address: str) -> Findings | None:
    """The findings of all batches of the stream of a folder; None if there is none yet."""
    folder = remote_folder(spark, _address(address)).below(_BATCHES)
    whole = [path for path in folder.files() if path.endswith(f"/{_FINDINGS}")]
    return _so_far(contract, folder.below(max(whole).removesuffix(f"/{_FINDINGS}"))) if whole else None


def _so_far(contract: Contract, batch: RemoteFolder, planned: str | None = None) -> Findings:
    """The findings up to a batch. Raises RunError if the batch is of other rows than those that are planned now."""
    try:
        told = json.loads(batch.text(_FINDINGS))
        found = from_json(contract, told["so far"])
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        another = "restore it, or start again with another output"
        raise RunError(f"`{batch.uri(_FINDINGS)}` is damaged: {another}") from error
    if planned is not None and told.get("planned", planned) != planned:
        older = "the checkpoint is older, or was made anew"
        raise RunError(f"`{batch.address}` holds other rows: {older}; restore it, or start again with another output")
    return found


def _folder(output: str | None, checkpoint: str | Path | None, table: str | None) -> str:
    """The folder of a stream. Raises RunError if there is none, or two."""
    if (output is None) == (table is None):
        raise RunError("a stream goes into an `output` or a `table`: name one of them")
    if (table is not None or is_stream(str(output))) != (checkpoint is not None):
        raise RunError("a stream or a table as output needs a folder as `checkpoint`, and only they take one")
    return str(output if checkpoint is None else checkpoint)


def _address(output: str) -> str:
    return f"file://{local(output).resolve()}" if is_local(output) else output.rstrip("/")


def _mark(
    folder: RemoteFolder, contract: Contract, df: DataFrame, into: str, source: Source | None, option: str
) -> dict[str, str]:
    """What marks the folder as that of this stream: what is there, or new. Raises RunError if it is another's."""
    told = f"{contract.checks} {df.schema.json()}{into.partition('?')[0]}"
    mine = {"stream": contract.name, "contract": sha256(told.encode()).hexdigest()}
    columns = contract.input.columns or columns_of(df.schema)
    read = {"columns": ddl(columns)} | ({"input": _input(source)} if source is not None else {})
    if folder.has(MARKER):
        there: dict[str, str] = {}
        with suppress(ValueError, LookupError, TypeError):
            found = json.loads(folder.text(MARKER))
            mine["id"] = found["id"]
            there = found
        if (was := there.pop("input", None)) is not None and read.get("input", was) != was:
            raise RunError(f"`{folder.address}` is that of another input, `{was}`: choose another {option}")
        if (was := there.pop("columns", None)) not in (None, read["columns"]):
            raise RunError(f"`{folder.address}` has other columns, `{was}`: choose another {option}")
        if there != mine:
            raise RunError(f"`{folder.address}` holds something other than this stream: choose another {option}")
        if folder.has(_BATCHES) and not folder.has(_METADATA):
            lost = "is missing, and with it the record of what was read"
            raise RunError(f"`{folder.uri(_CHECKPOINT)}` {lost}: start again with another {option}")
        for path in _newest(folder):
            if not _is_whole(folder.text(path)):
                raise RunError(f"`{folder.uri(path)}` is damaged: restore it, or start again with another {option}")
        return there
    if folder.has("") and folder.files():
        raise RunError(f"`{folder.address}` is not empty, and holds no stream: choose another {option}")
    return mine | read | {"id": secrets.token_hex(8)}


def _newest(folder: RemoteFolder) -> list[str]:
    """Spark's record of the stream: what names it, the newest plan of a batch, and the newest batch that is done."""
    found = [_METADATA] if folder.has(_METADATA) else []
    for kind in ("offsets", "commits"):
        numbers = [int(path) for path in folder.below(f"{_CHECKPOINT}/{kind}").files() if path.isdecimal()]
        found += [f"{_CHECKPOINT}/{kind}/{max(numbers)}"] if numbers else []
    return found


def _is_whole(record: str) -> bool:
    """Whether a record of Spark's has an object of JSON, and each is whole; beside them are a version and texts."""
    objects = [line for line in record.splitlines() if line.startswith("{")]
    try:
        return all(isinstance(json.loads(line), dict) for line in objects) and bool(objects)
    except ValueError:
        return False


def _input(source: Source) -> str:
    """What is read, however it is addressed: a stream by its name, files by the whole path of their folder."""
    ((name, _),) = source.names
    if source.kind == STREAM:
        return name.rpartition("/")[2]
    return str(local(name).resolve()) if source.kind != TABLE and is_local(name) else name


def _begin(folder: RemoteFolder, mark: dict[str, str]) -> None:
    """Marks the folder, before anything else is there."""
    if not folder.has(MARKER):
        folder.make()
        folder.put(MARKER, json.dumps(mark))


def _split(
    opened: Opened, folder: RemoteFolder, number: int, step: Callable[[str], object], write: _Write
) -> Findings | None:
    """The findings so far, after a batch; None if it had been there."""
    name, contract = f"{number:010}", opened.contract
    target = folder.below(f"{_BATCHES}/{name}")
    planned = sha256(folder.text(f"{_CHECKPOINT}/offsets/{number}").encode()).hexdigest()
    if target.has(_FINDINGS):
        _so_far(contract, target, planned)
        return None
    prepared = folder.below(f"_preparing/{name}-{secrets.token_hex(4)}") if folder.renames else target
    for left in {path.partition("/")[0] for path in folder.below("_preparing").files()}:
        folder.remove(f"_preparing/{left}")  # of a query that died
    if target.has(""):
        target.remove("")
    label = f"{contract.name}: batch {number}"
    found = write(replace(opened, told="the batch"), prepared, label, step)
    so_far = found = replace(found, notes=tuple(f"batch {number}: {note}" for note in found.notes))
    if number:
        before = folder.below(f"{_BATCHES}/{number - 1:010}")
        if not before.has(_FINDINGS):
            raise RunError(f"`{before.address}` is missing: the report needs every batch")
        so_far = merged(_so_far(contract, before), found)
    counts = {"in": found.rows, "valid": found.valid, "quarantined": found.quarantined, "malformed": found.malformed}
    told = {"batch": number, "planned": planned, "rows": counts, "so far": to_json(so_far)}
    prepared.put(_FINDINGS, json.dumps(told) + "\n")
    if folder.renames:
        folder.below(_BATCHES).make()
        _place(prepared, target)
    return so_far


def _publish(
    folder: RemoteFolder, output: str, opened: Opened, prepared: RemoteFolder, label: str, step: Callable[[str], object]
) -> Findings:
    """The findings in a batch, after both parts were published under ids of the query and the batch."""
    from .jetstream.output import split_batch_to_streams  # needs nats-py

    batch = f"{json.loads(folder.text(_METADATA))['id']}/{_number(prepared)}"
    return split_batch_to_streams(opened, output, batch, _begun(folder, batch, time.time), label, step)


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
    begun = _begun(folder, f"{stream}/{_number(prepared)}", lambda: now)
    return add_to_tables(opened, tables, now if begun is None else begun, batch, begun is not None, label, step)


def _number(prepared: RemoteFolder) -> str:
    return prepared.address.rpartition("/")[2].partition("-")[0]


def _begun(folder: RemoteFolder, batch: str, now: Callable[[], object]) -> Any:
    """What was noted when a process that died began the batch; None if it begins now, which is noted."""
    with suppress(ValueError, LookupError, TypeError):  # not noted, or not to the end, so nothing was written
        begun = json.loads(folder.text(_BEGUN)) if folder.has(_BEGUN) else {}
        if begun["batch"] == batch:
            return begun["at"]
    folder.put(_BEGUN, json.dumps({"batch": batch, "at": now()}))
    return None


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
