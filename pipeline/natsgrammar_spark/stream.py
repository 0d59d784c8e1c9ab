"""Streams: every micro-batch is judged and split as a batch is, and is there whole or not at all, once.

Below the output, `batches/NUMBER` contains `valid`, `quarantine` and `findings.json` of a batch, `_checkpoint` is
Spark's, and the reports count all batches so far. A batch takes its place by a rename where that is one step; on object
stores `findings.json`, written last, makes it whole. A batch that Spark repeats after a crash is recognised and kept.

If the parts go into streams or tables, the folder has everything else. A batch that began before is published again,
with the same ids, which the streams know; the history of tables shows whether they have it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TypedDict, Unpack

from natsgrammar.errors import needs
from natsgrammar.spark import ship

from .contract import Contract
from .contract.problems import RunError
from .inputs import Csv, Input, Rows, Source, named
from .inputs.batches import Batches
from .inputs.footers import other_column
from .inputs.opened import Opened, expect
from .inputs.readers import partitions
from .judge.findings import Findings
from .judge.totals import merged, to_json
from .outputs import LocalFolder, Output, RemoteFolder, resolve_live
from .outputs.apart import ensure_apart
from .outputs.split import takes_java
from .outputs.stream_folder import FINDINGS, Start, StreamFolder
from .report import as_json, reports
from .report.about import About, Telling
from .session.errors import errors_in_one_line

with needs("[spark]"):
    from py4j.protocol import Py4JJavaError  # type: ignore[import-untyped]
    from pyspark.errors import PySparkException
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.streaming.query import StreamingQuery

Step = Callable[[str], object]


class More(TypedDict, total=False):
    """The rarer options of `run_stream`."""

    table: str | None
    telling: Telling | None
    source: Source | None


def open_stream(spark: SparkSession, contract: Contract, path: str, form: str) -> DataFrame:
    """Return the rows or lines that are, and will be, in a directory, a table or a stream. Raises RunError."""
    with errors_in_one_line(contract.name):
        return named(form, [path]).stream(spark)


def run_stream(
    contract: Contract,
    df: DataFrame,
    output: str | Path | None = None,
    available_now: bool = False,
    form: str | None = None,
    step: Step = lambda _: None,
    checkpoint: str | Path | None = None,
    **more: Unpack[More],
) -> StreamingQuery:
    """Start the query that splits a stream into batches below `output`, on any file system of the session.

    `output` may be the address of a stream, if `df` has the column `sequence` of one that is read. In place of it,
    `table` names two tables of Delta or Iceberg, as in `run_files`. For both, the folder `checkpoint` has the rest.
    With `available_now` the query ends after the rows that are there now; the next call goes on where this one stopped.
    `form` is that of `open_stream`, if `df` comes from there.
    Calls `step` with each step; `telling` and `source` add to the reports.
    Raises ContractError if the contract does not fit the columns, and RunError if the output contains anything but a
    stream of the same contract and columns. Later failures end the query, whose `exception()` has the reason.
    """
    expect(contract, df)
    if not df.isStreaming:
        raise RunError("these rows are no stream: split them with `run_contract`, or files with `run_files`")
    described = more.get("source")
    names = [] if described is None else [name for name, _ in described.names]
    source = Rows() if form is None else named(form, names)
    chosen = resolve_live(output, more.get("table"), checkpoint)
    return _started(_Live(contract, source, chosen, step, more.get("telling") or Telling()), df, available_now)


def run_until_the_end(
    spark: SparkSession,
    contract: Contract,
    source: Input,
    output: Output,
    available_now: bool = False,
    step: Step = lambda _: None,
    telling: Telling | None = None,
) -> Findings | None:
    """Return the findings of all batches in a stream, when it ends or is interrupted; None without any batch.

    Raises RunError.
    """
    ensure_apart(spark, output, source)
    step(f"{contract.name}: waiting for the first batch")
    with errors_in_one_line(contract.name):
        df = source.stream(spark)
    # The source asks this session, also for later batches.
    with errors_in_one_line(contract.name), partitions(spark, has_csv=isinstance(source, Csv)):
        query = _started(_Live(contract, source, output, step, telling or Telling()), df, available_now)
        try:
            query.awaitTermination()
        except KeyboardInterrupt:
            query.stop()
            if available_now:  # some rows are missing
                raise
    folder = _folder(spark, output)
    newest = folder.newest()
    return None if newest is None else folder.findings(contract, newest)


@dataclass(frozen=True, slots=True)
class _Live:
    """A stream to split."""

    contract: Contract
    source: Input | Rows
    output: Output
    step: Step
    telling: Telling

    def batch(self, opened: Opened, folder: StreamFolder, number: int) -> Findings:
        """Return the findings so far, after writing a batch, unless it is there."""
        planned = folder.offsets.plan(number)
        if folder.batch(number).has(FINDINGS):
            return folder.findings(opened.contract, number, planned)
        if opened.listing is not None:
            opened.listing.ensure_unchanged()  # Spark passes over a file that vanished
        _ensure_columns(opened)
        batch = folder.prepared(number)
        try:
            rows, label = replace(opened, label="the batch"), f"{self.contract.name}: batch {number}"
            with opened.blamed():
                result = self.output.add(rows, batch, label, self.step)
            notes = (*opened.notes(result.rows), *result.notes)
            result = replace(result, notes=tuple(f"batch {number}: {note}" for note in notes))
            so_far = merged(folder.findings(opened.contract, number - 1), result) if number else result
            counts = {"in": result.rows, "valid": result.valid, "quarantined": result.quarantined}
            described = {"batch": number, "planned": planned, "rows": {**counts, "malformed": result.malformed}}
            batch.folder.put(FINDINGS, json.dumps({**described, "so far": to_json(so_far)}) + "\n")
            folder.commit(batch, has_parts=isinstance(self.output, LocalFolder | RemoteFolder))
        except (RunError, PySparkException, Py4JJavaError, OSError) as error:
            folder.ensure_alone(batch, error)
            raise
        folder.ensure_alone(batch)
        return so_far

    def report(self, spark: SparkSession, so_far: Findings, started: datetime, folder: StreamFolder) -> None:
        """Write the reports about all batches."""
        described = self.source.source()
        sources = {} if described is None else {self.contract.name: described}
        about = About(started, self.telling.clock(), spark.version, sources, self.output.places(), self.telling)
        for file, text in reports(as_json([so_far], about)).items():
            folder.folder.put(file, text)


def _started(live: _Live, df: DataFrame, available_now: bool) -> StreamingQuery:
    """Start the query. Raises ContractError and RunError."""
    spark, contract = df.sparkSession, live.contract
    batches = Batches(contract, live.source)
    fitted = batches.fit(df)
    folder = _folder(spark, live.output)
    mark = folder.mark(live.source, df, (contract, fitted), live.output.identity)
    started = live.telling.started or live.telling.clock()
    with errors_in_one_line(contract.name):
        following = batches.following(df, takes_java(spark))
        live.output.begin(Start(folder, mark, batches.open(spark.createDataFrame([], df.schema))))
    folder.begin(mark)
    ship(spark)

    def batch(rows: DataFrame, number: int) -> None:
        with errors_in_one_line():  # the failure of the query names the contract
            so_far = live.batch(following.open(rows, folder.offsets, number), folder, number)
            live.output.refresh(spark)
            live.report(spark, so_far, started, folder)

    writer = df.writeStream.foreachBatch(batch).option("checkpointLocation", folder.checkpoint.address)
    writer = writer.queryName(contract.name)
    return (writer.trigger(availableNow=True) if available_now else writer).start()


def _folder(spark: SparkSession, output: Output) -> StreamFolder:
    if output.folder is None:
        raise TypeError("the output of a stream needs a folder: see `outputs.resolve_live`")
    return StreamFolder(output.folder.state(spark), output.option)


def _ensure_columns(opened: Opened) -> None:
    """Raise RunError if a file in a batch has a column that the stream does not have."""
    if opened.files and (other := other_column(opened.rows.sparkSession, opened.files, opened.columns)):
        file, column = other
        raise RunError(f"`{file}` has a column `{column}`, which the stream does not have: remove it, or start again")
