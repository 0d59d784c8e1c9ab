"""Streams: every micro-batch is judged and split as a batch is, and is there whole or not at all, once.

Below the output, `batches/NUMBER` holds `valid`, `quarantine` and `findings.json` of a batch, `_checkpoint` is Spark's,
and the reports say what was found so far. A batch takes its place by a rename where that is one step; on object stores
`findings.json`, written last, is what makes it whole. A batch that Spark repeats after a crash is found and left alone.

Where the parts go into streams, the folder holds all else; a batch that was begun before is published again, with the
same ids, which the streams know.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.streaming.query import StreamingQuery

from natsgrammar._replace import flush, flush_one, listing
from natsgrammar.spark import ship

from .contract import Contract
from .findings import Findings
from .hadoop import RemoteFolder, remote_folder
from .inputs import STREAM, TABLE, Opened, fitting, open_lines, open_rows
from .jetstream.address import is_stream
from .output import MARKER, is_local, local
from .problems import RunError
from .readers import file_per_partition, headed, stream_of_lines, stream_of_parquet
from .report import reports
from .session import cause_of, errors_in_one_line
from .split import one_pass, split, takes_java
from .totals import from_json, merged, to_json

_CHECKPOINT, _BATCHES, _FINDINGS, _BEGUN = "_checkpoint", "batches", "findings.json", "_begun.json"
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
    output: str,
    available_now: bool = False,
    form: str | None = None,
    step: Callable[[str], object] = lambda _: None,
    checkpoint: str | None = None,
) -> StreamingQuery:
    """The running query that splits a stream into batches below `output`, on any file system of the session.

    `output` may be the address of a stream, if `df` has the column `sequence` of one that is read; then the folder
    `checkpoint` holds the rest. With `available_now` the query ends after what is there now; the next call goes on
    where this one stopped. `form` is that of `open_stream`, where `df` comes from there. Calls `step` with each step.
    Raises ContractError if the contract does not fit the columns, and RunError if the output holds anything but a
    stream of the same contract and columns. What fails later ends the query, whose `exception()` says why.
    """
    spark = df.sparkSession
    if form not in ("json", "csv"):
        fitting(contract, df, form == "parquet")
    write: _Write = split
    folder = remote_folder(spark, _address(_folder(output, checkpoint)))
    if is_stream(output):
        from .jetstream.output import writable  # needs nats-py

        writable(contract, df.columns, output, ("sequence",))
        write = partial(_publish, folder, output)
    _begin(folder, contract, df, output if is_stream(output) else "")
    ship(spark)
    takes_java(spark)  # here, because every batch has a copy of this session

    def batch(rows: DataFrame, number: int) -> None:
        with errors_in_one_line(contract.name):
            one(rows, number)

    def one(rows: DataFrame, number: int) -> None:
        lines = headed(rows, contract.input, form) if form in ("json", "csv") else None
        if lines is None:
            opened = open_rows(contract, rows, has_file=form == "parquet")
        else:
            opened = open_lines(contract, lines, str(form))
        so_far = _split(opened, folder, number, step, write)
        for name, text in reports([so_far]).items() if so_far is not None else ():
            folder.put(name, text)

    writer = df.writeStream.foreachBatch(batch).option("checkpointLocation", folder.uri(_CHECKPOINT))
    writer = writer.queryName(contract.name)
    with one_pass(spark):
        return (writer.trigger(availableNow=True) if available_now else writer).start()


def run_until_the_end(
    spark: SparkSession,
    contract: Contract,
    path: str,
    form: str,
    output: str,
    available_now: bool,
    step: Callable[[str], object] = lambda _: None,
    checkpoint: str | None = None,
) -> Findings | None:
    """The findings so far of a stream of files or of a table, when it ends or is interrupted. Raises RunError."""
    if form == STREAM and is_stream(output):
        from .jetstream.output import keep_apart  # needs nats-py

        keep_apart(path, output)
    step(f"{contract.name}: waiting for the first batch")
    lines = open_stream(spark, contract, path, form)
    try:
        apart = file_per_partition(spark) if form == "csv" else nullcontext()  # else a task reads many small files
        with apart:  # the source asks this session, also for later batches
            query = run_stream(contract, lines, output, available_now, form, step, checkpoint)
            with suppress(KeyboardInterrupt):
                query.awaitTermination()
            query.stop()
    except (PySparkException, Py4JJavaError) as error:
        told = re.findall(r"(?m)^natsgrammar_spark\.[\w.]+Error: (.*)", str(error))
        raise RunError(told[-1] if told else f"contract `{contract.name}`: {cause_of(error)}") from error
    return found_so_far(spark, contract, _folder(output, checkpoint))


def found_so_far(spark: SparkSession, contract: Contract, output: str) -> Findings | None:
    """The findings of all batches of a stream; None if there is none yet."""
    folder = remote_folder(spark, _address(output)).below(_BATCHES)
    whole = [path for path in folder.files() if path.endswith(f"/{_FINDINGS}")]
    return from_json(contract, json.loads(folder.text(max(whole)))["so far"]) if whole else None


def _folder(output: str, checkpoint: str | None) -> str:
    """The folder of a stream. Raises RunError if there is none, or two."""
    if is_stream(output) != (checkpoint is not None):
        raise RunError("a stream as output needs a folder as `checkpoint`, and only a stream takes one")
    return checkpoint or output


def _address(output: str) -> str:
    return f"file://{local(output).resolve()}" if is_local(output) else output.rstrip("/")


def _begin(folder: RemoteFolder, contract: Contract, df: DataFrame, into: str) -> None:
    """Marks the output as one of this stream. Raises RunError if it is something else."""
    told = f"{contract.checks} {df.schema.json()}{into.partition('?')[0]}"
    mine = {"stream": contract.name, "contract": sha256(told.encode()).hexdigest()}
    if folder.has(MARKER):
        try:
            there = json.loads(folder.text(MARKER))
        except ValueError:
            there = None
        if there != mine:
            raise RunError(f"`{folder.address}` holds something else than this stream: choose another --output")
    elif folder.has("") and folder.files():
        raise RunError(f"`{folder.address}` is not empty, and holds no stream: choose another --output")
    else:
        folder.make()
        folder.put(MARKER, json.dumps(mine))


def _split(
    opened: Opened, folder: RemoteFolder, number: int, step: Callable[[str], object], write: _Write
) -> Findings | None:
    """The findings so far, after a batch; None if it had been there."""
    name, contract = f"{number:010}", opened.contract
    target = folder.below(f"{_BATCHES}/{name}")
    if target.has(_FINDINGS):
        return None
    prepared = folder.below(f"_preparing/{name}-{secrets.token_hex(4)}") if folder.renames else target
    for left in {path.partition("/")[0] for path in folder.below("_preparing").files()}:
        folder.remove(f"_preparing/{left}")  # of a query that died
    if target.has(""):
        target.remove("")
    label = f"{contract.name}: batch {number}"
    found = write(replace(opened, told="the batch"), prepared, label, step)
    so_far = found
    if number:
        before = folder.below(f"{_BATCHES}/{number - 1:010}")
        if not before.has(_FINDINGS):
            raise RunError(f"`{before.address}` is missing: the report needs every batch")
        so_far = merged(from_json(contract, json.loads(before.text(_FINDINGS))["so far"]), found)
    counts = {"in": found.rows, "valid": found.valid, "quarantined": found.quarantined, "malformed": found.malformed}
    prepared.put(_FINDINGS, json.dumps({"batch": number, "rows": counts, "so far": to_json(so_far)}) + "\n")
    if folder.renames:
        folder.below(_BATCHES).make()
        _place(prepared, target)
    return so_far


def _publish(
    folder: RemoteFolder, output: str, opened: Opened, prepared: RemoteFolder, label: str, step: Callable[[str], object]
) -> Findings:
    """The findings in a batch, after both parts were published under ids of the query and the batch."""
    from .jetstream.output import split_batch_to_streams  # needs nats-py

    query = json.loads(folder.text(f"{_CHECKPOINT}/metadata"))["id"]
    batch = f"{query}/{prepared.address.rpartition('/')[2].partition('-')[0]}"
    return split_batch_to_streams(opened, output, batch, _since(folder, batch), label, step)


def _since(folder: RemoteFolder, batch: str) -> float | None:
    """When the batch was begun by a process that died; None, and noted, if it begins now."""
    with suppress(ValueError, LookupError, TypeError):  # not noted, or not to the end, so nothing was published
        begun = json.loads(folder.text(_BEGUN)) if folder.has(_BEGUN) else {}
        if begun["batch"] == batch:
            return float(begun["at"])
    folder.put(_BEGUN, json.dumps({"batch": batch, "at": time.time()}))
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
