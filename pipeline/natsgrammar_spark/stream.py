"""Streams: every micro-batch is judged and split as a batch is, and is there whole or not at all, once.

Below the output, `batches/NUMBER` contains `valid`, `quarantine` and `findings.json` of a batch, `_checkpoint` is
Spark's, and the reports are about the batches since the last start. A batch takes its place by a rename where that is
one step; on object stores `findings.json`, written last, makes it whole. A batch that Spark repeats after a crash is
recognised and kept.

If the parts go into streams or tables, the folder has everything else. A batch that began before is published again,
with the same ids, which the streams know; the history of tables shows whether they have it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypedDict, Unpack

from natsgrammar.errors import needs
from natsgrammar.spark import ship

from .contract import Contract
from .contract.problems import RunError
from .inputs import Csv, Input, Rows, Source, named
from .inputs.batches import Batches
from .inputs.footers import other_column
from .inputs.opened import Opened, expect
from .inputs.readers import partitions
from .judge.findings import Findings, SoFar
from .judge.totals import counts, followed, merged, nothing, to_json
from .outputs import LocalFolder, Output, RemoteFolder, resolve_live
from .outputs.kinds import Step
from .outputs.resolve import ensure_apart
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


class More(TypedDict, total=False):
    """The rarer options of `run_stream`."""

    table: str | None
    telling: Telling | None
    source: Source | None


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
    `form` is the kind of input from which `df` comes, such as `json`.
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
    return _Live(contract, source, chosen, step, more.get("telling") or Telling()).start(df, available_now)


def run_until_the_end(
    spark: SparkSession,
    contract: Contract,
    source: Input,
    output: Output,
    available_now: bool = False,
    step: Step = lambda _: None,
    telling: Telling | None = None,
) -> Findings:
    """Return what this start found, when the stream ends or is interrupted. Raises RunError."""
    ensure_apart(spark, output, source)
    step(f"{contract.name}: waiting for the first batch")
    live = _Live(contract, source, output, step, telling or Telling())
    # The source asks this session, also for later batches.
    with errors_in_one_line(contract.name), partitions(spark, has_csv=isinstance(source, Csv)):
        query = live.start(source.stream(spark, contract.input.columns), available_now)
        try:
            query.awaitTermination()
        except KeyboardInterrupt:
            query.stop()
            if available_now:  # some rows are missing
                raise
        live.telling.receive(live.latest or live.report(spark))  # the folder has that of another start
    return live.ran


@dataclass(slots=True)
class _Live:
    """A stream to split; `ran` are this start's findings, and `latest` is its last report."""

    contract: Contract
    source: Input | Rows
    output: Output
    step: Step
    telling: Telling
    folder: StreamFolder = field(init=False)
    ran: Findings = field(init=False)
    latest: dict[str, Any] | None = field(default=None, init=False)

    def start(self, df: DataFrame, available_now: bool) -> StreamingQuery:
        """Start the query. Raises ContractError and RunError."""
        spark, contract = df.sparkSession, self.contract
        batches = Batches(contract, self.source)
        fitted = batches.fit(df)
        if self.output.folder is None:
            raise TypeError("the output of a stream needs a folder: see `outputs.resolve_live`")
        self.folder = folder = StreamFolder(self.output.folder.state(spark), self.output.option)
        mark = folder.mark(self.source, df, (contract, fitted), self.output.identity)
        self.telling = replace(self.telling, started=self.telling.started or self.telling.clock())
        with errors_in_one_line(contract.name):
            following = batches.following(df, takes_java(spark))
            empty = batches.open(spark.createDataFrame([], df.schema))
            self.output.begin(Start(folder, mark, empty))
        folder.begin(mark)
        self.ran = replace(nothing(empty.contract), so_far=folder.so_far(folder.newest()))
        ship(spark)

        def batch(rows: DataFrame, number: int) -> None:
            with errors_in_one_line():  # the failure of the query names the contract
                self.batch(following.open(rows, folder.offsets, number), number)
                self.output.refresh(spark)
                self.latest = self.report(spark)

        writer = df.writeStream.foreachBatch(batch).option("checkpointLocation", folder.checkpoint.address)
        writer = writer.queryName(contract.name)
        return (writer.trigger(availableNow=True) if available_now else writer).start()

    def batch(self, opened: Opened, number: int) -> None:
        """Write a batch, unless it is there, and count it."""
        folder = self.folder
        planned = folder.offsets.plan(number)
        if folder.batch(number).has(FINDINGS):  # since a start that died
            self._count(folder.findings(opened.contract, number, planned), folder.so_far(number), number)
            return
        if opened.listing is not None:
            opened.listing.ensure_unchanged()  # Spark passes over a file that vanished
        if opened.files and (other := other_column(opened.rows.sparkSession, opened.files, opened.columns)):
            file, column = other
            raise RunError(
                f"`{file}` has a column `{column}`, which the stream does not have: remove it, or start again"
            )
        batch = folder.prepared(number, self.telling.clock())
        try:
            rows, label = replace(opened, label="the batch"), f"{self.contract.name}: batch {number}"
            with opened.blamed():
                result = self.output.add(rows, batch, label, self.step)
            notes = (*opened.notes(result.rows), *result.notes)
            result = replace(result, notes=tuple(f"batch {number}: {note}" for note in notes))
            so_far = followed(folder.so_far(number - 1), number, batch.started, result)
            described = {"batch": number, "planned": planned, "rows": counts(result)}
            noted = {**described, "findings": to_json(result), "so far": to_json(so_far)}
            batch.folder.put(FINDINGS, json.dumps(noted) + "\n")
            folder.commit(batch, has_parts=isinstance(self.output, LocalFolder | RemoteFolder))
        except (RunError, PySparkException, Py4JJavaError, OSError) as error:
            folder.ensure_alone(batch, error)
            raise
        folder.ensure_alone(batch)
        self._count(result, so_far, number)

    def _count(self, batch: Findings, so_far: SoFar, number: int) -> None:
        first = min(number, self.ran.so_far.first if self.ran.so_far else number)
        self.ran = replace(merged(self.ran, batch), so_far=replace(so_far, first=first))

    def report(self, spark: SparkSession) -> dict[str, Any]:
        """Write the reports about this start, and return them as data."""
        described = self.source.source()
        sources = {} if described is None else {self.contract.name: described}
        times = self.telling.started, self.telling.clock()
        about = About(*times, spark.version, sources, self.output.places(), self.telling)
        report = as_json([self.ran], about)
        for file, text in reports(report).items():
            self.folder.folder.put(file, text)
        return report
