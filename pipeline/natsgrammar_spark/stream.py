"""Streams: every micro-batch is judged and split as a batch is, and is there whole or not at all, once.

Below the output, `batches/NUMBER` contains `valid`, `quarantine` and `findings.json` of a batch, `_checkpoint` is
Spark's, and the reports are about the batches since the last start. A batch takes its place by a rename where that is
one step; on object stores `findings.json`, written last, makes it whole. A batch that Spark repeats after a crash is
recognised and kept.

If the parts go into streams or tables, the folder has everything else. A batch that began before is published again,
with the same ids, which the streams know; the history of tables shows whether they have it.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any, TypedDict, Unpack

from natsgrammar.errors import needs
from natsgrammar.spark import ship

from .contract import Contract, together
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
from .outputs.routed import by_table, in_order, without_rows
from .outputs.split import takes_java
from .outputs.stream_folder import FINDINGS, Batch, StreamFolder
from .report import as_json, reports
from .report.about import About, Telling
from .session.errors import errors_in_one_line
from .session.schema import columns_of

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
    contract: Contract | Sequence[Contract],
    df: DataFrame,
    output: str | Path | None = None,
    available_now: bool = False,
    form: str | None = None,
    step: Step = lambda _: None,
    checkpoint: str | Path | None = None,
    **more: Unpack[More],
) -> StreamingQuery:
    """Start the query that splits a stream into batches below `output`, on any file system of the session.

    `contract` is one contract, or all its tables, as `load` returns them.
    `output` may be the address of a stream, if `df` has the column `sequence` of one that is read. In place of it,
    `table` names two tables of Delta or Iceberg, as in `run_files`. For both, the folder `checkpoint` has the rest.
    With `available_now` the query ends after the rows that are there now; the next call goes on where this one stopped.
    `form` is the kind of input from which `df` comes, such as `json`.
    Calls `step` with each step; `telling` and `source` add to the reports.
    Raises ContractError if the contract does not fit the columns, and RunError if the output contains anything but a
    stream of the same contract and columns. Later failures end the query, whose `exception()` has the reason.
    """
    contracts: list[Contract] = [*contract] if isinstance(contract, Sequence) else [contract]
    for each in contracts:
        expect(each, df)
    if len(together(contracts)) != 1:
        raise RunError(f"a stream has one contract, not {len(together(contracts))}")
    if not df.isStreaming:
        raise RunError("these rows are no stream: split them with `run_contract`, or files with `run_files`")
    described = more.get("source")
    names = [] if described is None else [name for name, _ in described.names]
    source = Rows() if form is None else named(form, names)
    chosen = resolve_live(output, more.get("table"), checkpoint)
    return _Live(contracts, source, chosen, step, more.get("telling") or Telling()).start(df, available_now)


def run_until_the_end(
    spark: SparkSession,
    contracts: Sequence[Contract],
    source: Input,
    output: Output,
    available_now: bool = False,
    step: Step = lambda _: None,
    telling: Telling | None = None,
) -> tuple[Findings, ...]:
    """Return what this start found, when the stream ends or is interrupted. Raises RunError.

    `contracts` has one contract, or all its tables.
    """
    ensure_apart(spark, output, source)
    live = _Live(contracts, source, output, step, telling or Telling())
    step(f"{live.name}: waiting for the first batch")
    # The source asks this session, also for later batches.
    with errors_in_one_line(live.name), partitions(spark, has_csv=isinstance(source, Csv)):
        query = live.start(source.stream(spark, contracts[0].input.columns), available_now)
        try:
            query.awaitTermination()
        except KeyboardInterrupt:
            query.stop()
            if available_now:  # some rows are missing
                raise
        live.telling.receive(live.latest or live.report(spark))  # the folder has that of another start
    return tuple(live.ran)


@dataclass(slots=True)
class _Live:
    """A stream to split; `ran` are this start's findings in each table, and `latest` is its last report."""

    contracts: Sequence[Contract]
    source: Input | Rows
    output: Output
    step: Step
    telling: Telling
    folder: StreamFolder = field(init=False)
    ran: list[Findings] = field(init=False)
    latest: dict[str, Any] | None = field(default=None, init=False)

    @property
    def name(self) -> str:
        """The contract's name."""
        return self.contracts[0].whole

    def start(self, df: DataFrame, available_now: bool) -> StreamingQuery:
        """Start the query. Raises ContractError and RunError."""
        spark = df.sparkSession
        batches = Batches(self.contracts[0], self.source)
        fitted = [replace(batches, contract=contract).fit(df) for contract in self.contracts]
        if self.output.folder is None:
            raise TypeError("the output of a stream needs a folder: see `outputs.resolve_live`")
        self.folder = folder = StreamFolder(self.output.folder.state(spark), self.output.option)
        mark = folder.mark(self.source, df, self.contracts, fitted, self.output.identity)
        self.telling = replace(self.telling, started=self.telling.started or self.telling.clock())
        with errors_in_one_line(self.name):
            following = batches.following(df, takes_java(spark))
            empty = without_rows(batches.open(spark.createDataFrame([], df.schema)), self.contracts)
            self.output.begin(folder, mark, empty)
        folder.begin(mark)
        newest, contracts = folder.newest(), [each.contract for each in empty]
        self.ran = [replace(nothing(each), so_far=folder.so_far(each, newest)) for each in contracts]
        ship(spark)

        def batch(rows: DataFrame, number: int) -> None:
            with errors_in_one_line():  # the failure of the query names the contract
                self.batch(following.open(rows, folder.offsets, number), number)
                self.output.refresh(spark)
                self.latest = self.report(spark)

        writer = df.writeStream.foreachBatch(batch).option("checkpointLocation", folder.checkpoint.address)
        writer = writer.queryName(self.name)
        return (writer.trigger(availableNow=True) if available_now else writer).start()

    def batch(self, opened: Opened, number: int) -> None:
        """Write a batch, unless it is there, and count it."""
        folder = self.folder
        planned, contracts = folder.offsets.plan(number), [each.contract for each in self.ran]
        if folder.batch(number).has(FINDINGS):  # since a start that died
            there = [folder.findings(contract, number, planned) for contract in contracts]
            self._count(there, [folder.so_far(contract, number) for contract in contracts], number)
            return
        if opened.listing is not None:
            opened.listing.ensure_unchanged()  # Spark passes over a file that vanished
        rows = opened.rows
        if opened.files and (other := other_column(rows.sparkSession, opened.files, columns_of(rows.schema))):
            raise RunError(f"{other}: remove it, or start again")
        batch = folder.prepared(number, self.telling.clock())
        try:
            opened = replace(opened, label="the batch")
            with opened.blamed(), by_table(opened, self.contracts, self.output.alike) as tables:
                results = in_order(contracts, chain.from_iterable(self._added(rows, batch) for rows in tables))
            notes = [*opened.notes(sum(result.rows for result in results))]
            results[0] = replace(results[0], notes=(*notes, *results[0].notes))
            results = [replace(each, notes=tuple(f"batch {number}: {note}" for note in each.notes)) for each in results]
            so_far = [
                followed(folder.so_far(each.contract, number - 1), number, batch.started, each) for each in results
            ]
            pairs = zip(results, so_far, strict=True)
            noted = [{"findings": to_json(result), "so far": to_json(known)} for result, known in pairs]
            described: dict[str, object] = {"batch": number, "planned": planned, "rows": counts(*results)}
            if contracts[0].route is None:
                described |= noted[0]
            else:
                names = (contract.name for contract in contracts)
                described["tables"] = dict(zip(names, noted, strict=True))
            batch.folder.put(FINDINGS, json.dumps(described) + "\n")
            folder.commit(batch, self.output.needed if isinstance(self.output, LocalFolder | RemoteFolder) else ())
        except (RunError, PySparkException, Py4JJavaError, OSError) as error:
            folder.ensure_alone(batch, error)
            raise
        folder.ensure_alone(batch)
        self._count(results, so_far, number)

    def _added(self, rows: Opened, batch: Batch) -> Sequence[Findings]:
        """Write a batch's rows for tables with the same checks, and return the findings in them."""
        label = f"{self.name}: batch {batch.number}{f', {rows.name}' if len(rows.tables) == 1 else ''}"
        return self.output.add(rows, batch, label, self.step)

    def _count(self, batches: Sequence[Findings], so_far: Sequence[SoFar], number: int) -> None:
        """Add a batch to this start's findings, in each table."""
        for at, (batch, known) in enumerate(zip(batches, so_far, strict=True)):
            before = self.ran[at].so_far
            first = min(number, before.first if before else number)
            self.ran[at] = replace(merged(self.ran[at], batch), so_far=replace(known, first=first))

    def report(self, spark: SparkSession) -> dict[str, Any]:
        """Write the reports about this start, and return them as data."""
        described = self.source.source()
        sources = {} if described is None else {each.contract.name: described for each in self.ran}
        times = self.telling.started, self.telling.clock()
        about = About(*times, spark.version, sources, self.output.places(), self.telling)
        report = as_json(self.ran, about)
        for file, text in reports(report).items():
            self.folder.folder.put(file, text)
        return report
