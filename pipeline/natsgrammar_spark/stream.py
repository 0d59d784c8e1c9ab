"""Streams: every micro-batch is judged and split as a batch is, and is there whole or not at all, once.

Below the output, `batches/NUMBER` holds `valid`, `quarantine` and `findings.json` of a batch, `_checkpoint` is Spark's,
and the reports say what was found so far. A batch takes its place by a rename where that is one step; on object stores
`findings.json`, written last, is what makes it whole. A batch that Spark repeats after a crash is found and left alone.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.streaming.query import StreamingQuery

from natsgrammar.spark import ship

from .contract import Contract
from .findings import Findings
from .hadoop import RENAMING, RemoteFolder
from .inputs import STREAM, TABLE, Opened, open_lines, open_rows
from .output import MARKER, is_local, local
from .problems import RunError
from .readers import file_per_partition, headed, stream_of_lines, stream_of_parquet
from .report import reports
from .session import cause_of
from .split import one_pass, split, takes_java
from .totals import from_json, merged, to_json

_CHECKPOINT, _BATCHES, _FINDINGS = "_checkpoint", "batches", "findings.json"


def open_stream(spark: SparkSession, contract: Contract, path: str, form: str) -> DataFrame:
    """The rows or lines of what is, and will be, in a directory, a table or a stream. Raises RunError."""
    try:
        if form == TABLE:
            return spark.readStream.table(path)
        if form == STREAM:
            from .jetstream.input import streaming_rows  # needs nats-py

            return streaming_rows(spark, path)
        read = stream_of_parquet if form == "parquet" else stream_of_lines
        return read(spark, path)
    except (PySparkException, Py4JJavaError) as error:
        raise RunError(f"contract `{contract.name}`: {cause_of(error)}") from error


def run_stream(
    contract: Contract,
    df: DataFrame,
    output: str,
    available_now: bool = False,
    form: str | None = None,
    step: Callable[[str], object] = lambda _: None,
) -> StreamingQuery:
    """The running query that splits a stream into batches below `output`, on any file system of the session.

    With `available_now` it ends after what is there now; the next call goes on where this one stopped. `form` is
    that of `open_stream`, where `df` comes from there. Calls `step` with each step.
    Raises RunError if the output holds anything but a stream of the same contract and columns. What fails later ends
    the query, whose `exception()` says why.
    """
    spark = df.sparkSession
    folder = RemoteFolder(spark, _address(output))
    _begin(folder, contract, df)
    ship(spark)
    takes_java(spark)  # here, because every batch has a copy of this session

    def batch(rows: DataFrame, number: int) -> None:
        lines = headed(rows, contract.input, form) if form in ("json", "csv") else None
        if lines is None:
            opened = open_rows(contract, rows, has_file=form == "parquet")
        else:
            opened = open_lines(contract, lines, str(form))
        so_far = _split(opened, folder, number, step)
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
) -> Findings | None:
    """The findings so far of a stream of files or of a table, when it ends or is interrupted. Raises RunError."""
    step(f"{contract.name}: waiting for the first batch")
    lines = open_stream(spark, contract, path, form)
    try:
        with file_per_partition(spark):  # the source asks this session, also for later batches
            query = run_stream(contract, lines, output, available_now, form, step)
            with suppress(KeyboardInterrupt):
                query.awaitTermination()
            query.stop()
    except (PySparkException, Py4JJavaError) as error:
        told = re.findall(r"(?m)^natsgrammar_spark\.problems\.RunError: (.*)", str(error))
        raise RunError(told[-1] if told else f"contract `{contract.name}`: {cause_of(error)}") from error
    return found_so_far(spark, contract, output)


def found_so_far(spark: SparkSession, contract: Contract, output: str) -> Findings | None:
    """The findings of all batches of a stream; None if there is none yet."""
    folder = RemoteFolder(spark, _address(output)).below(_BATCHES)
    whole = [path for path in folder.files() if path.endswith(f"/{_FINDINGS}")]
    return from_json(contract, json.loads(folder.text(max(whole)))["so far"]) if whole else None


def _address(output: str) -> str:
    return f"file://{local(output).resolve()}" if is_local(output) else output.rstrip("/")


def _begin(folder: RemoteFolder, contract: Contract, df: DataFrame) -> None:
    """Marks the output as one of this stream. Raises RunError if it is something else."""
    told = f"{contract.checks} {df.schema.json()}"
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


def _split(opened: Opened, folder: RemoteFolder, number: int, step: Callable[[str], object]) -> Findings | None:
    """The findings so far, after a batch; None if it had been there."""
    name, contract = f"{number:010}", opened.contract
    target = folder.below(f"{_BATCHES}/{name}")
    if target.has(_FINDINGS):
        return None
    renames = folder.address.partition(":")[0] in RENAMING
    prepared = folder.below(f"_preparing/{name}-{secrets.token_hex(4)}") if renames else target
    for left in {path.partition("/")[0] for path in folder.below("_preparing").files()}:
        folder.remove(f"_preparing/{left}")  # of a query that died
    if target.has(""):
        target.remove("")
    label = f"{contract.name}: batch {number}"
    found = split(replace(opened, told="the batch"), prepared, label, step)
    so_far = found
    if number:
        before = folder.below(f"{_BATCHES}/{number - 1:010}")
        if not before.has(_FINDINGS):
            raise RunError(f"`{before.address}` is missing: the report needs every batch")
        so_far = merged(from_json(contract, json.loads(before.text(_FINDINGS))["so far"]), found)
    counts = {"in": found.rows, "valid": found.valid, "quarantined": found.quarantined, "malformed": found.malformed}
    prepared.put(_FINDINGS, json.dumps({"batch": number, "rows": counts, "so far": to_json(so_far)}) + "\n")
    if renames:
        folder.below(_BATCHES).make()
        prepared.rename(target)
    return so_far
