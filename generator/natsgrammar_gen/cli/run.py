"""`natsgrammar run`: validate datasets by contract, with Spark."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.errors import WrongOptions
from natsgrammar.text import counted, printable, printable_lines
from natsgrammar_gen.cli.common import input_format_option, input_option, settings_option, site_address
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import PATH, naming_output, readable, report
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from natsgrammar_spark.contract import Contract
    from natsgrammar_spark.judge.findings import Findings
    from natsgrammar_spark.outputs import Job, Output
    from natsgrammar_spark.report.about import Telling

_NOTES = 10  # lines of a history that are noted one by one


@dataclass(frozen=True, slots=True)
class RunRequest:
    """The options of a run, as the user wrote them."""

    contracts: tuple[str, ...]
    inputs: tuple[str, ...]
    input_table: str | None
    form: str | None
    output: str | None
    output_table: str | None
    stream: bool
    available_now: bool
    checkpoint: str | None
    overwrite: bool
    tolerate_changes: bool
    master: str
    settings: dict[str, str]
    only_check: bool
    allow_findings: bool
    compare: str | None
    history: str | None
    site: str

    def ensure_consistent(self, contracts: int) -> None:
        """Raise UsageError for options that contradict each other, given the number of contracts."""
        if (self.available_now or self.checkpoint) and not self.stream:
            raise click.UsageError(f"--{'available-now' if self.available_now else 'checkpoint'} belongs to --stream")
        if self.stream and self.overwrite:
            raise click.UsageError("--overwrite does not go with --stream, which adds to earlier results")
        if contracts > 1 and self.stream:
            raise click.UsageError("--stream takes one contract, and `--output DIR` or `--output-table TABLE`")
        if contracts > 1 and self.names_input:
            single = "--input, --input-table and --input-format apply to a single contract"
            raise click.UsageError(f"{single}; with several, each names its own `input:`")

    @property
    def names_input(self) -> bool:
        """Whether any option describes the input."""
        return bool(self.inputs or self.input_table or self.form)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A run whose options were resolved; `--check` needs neither jobs nor an output."""

    contracts: tuple[Contract, ...]
    jobs: tuple[Job, ...]
    output: Output | None

    @property
    def apart(self) -> list[str]:
        """The paths and globs that the run reads, and that an output must not be in or around."""
        from natsgrammar_spark.outputs import apart_of

        named = [path for contract in self.contracts for path in (*contract.input.paths, contract.file)]
        return apart_of(self.jobs) or named


def _web_address(_: click.Context, __: click.Parameter, url: str) -> str:
    """Return an option unchanged. Raises BadParameter for an address that is not of a web page."""
    if url and not re.match(r"https?://[^\s/]", url):
        raise click.BadParameter(f"expected an address that begins with https:// or http://, found `{printable(url)}`")
    return url


@click.command("run")
@click.argument("contracts", nargs=-1, required=True, type=PATH, metavar="CONTRACT...")
@grammar_option
@input_option("File, directory, glob or stream to read; repeatable.")
@click.option("--input-table", metavar="TABLE", help="Table of a catalog to read instead of files.")
@input_format_option
@click.option(
    "--output",
    "-o",
    metavar="DIR",
    type=PATH,
    help="Directory for the results: a path or an address such as hdfs://…; or a stream.",
)
@click.option(
    "--output-table", metavar="TABLE", help="Write TABLE_valid and TABLE_quarantine; --output gets the reports."
)
@click.option("--stream", is_flag=True, help="Process existing and new files in batches.")
@click.option("--available-now", is_flag=True, help="With --stream: process what is available, then stop.")
@click.option(
    "--checkpoint",
    metavar="DIR",
    type=PATH,
    help="With --stream into a stream or tables: directory for its state, counts and reports.",
)
@click.option("--overwrite", is_flag=True, help="Replace an earlier result (never anything else).")
@click.option(
    "--tolerate-changes", is_flag=True, help="Note files that change or vanish during the run, instead of failing."
)
@click.option("--master", default="local[*]", show_default=True, help="Spark master URL.")
@settings_option
@click.option(
    "--check", "only_check", is_flag=True, help="Check contracts, columns of files, and options, without Spark."
)
@click.option("--allow-findings", is_flag=True, help="Exit 0 even if rows were quarantined.")
@click.option("--compare", metavar="FILE", type=PATH, help="Earlier report.json to compare with.")
@click.option("--history", metavar="FILE", type=PATH, help="File that gets a line per run, for the chart in reports.")
@click.option(
    "--site",
    metavar="URL",
    default=site_address,
    callback=_web_address,
    help="Base URL for links from rules to the documentation [default: that of the package].",
)
def command(**options: Any) -> None:
    """Split datasets into valid and quarantined rows, and report every error and its frequency.

    A CONTRACT is a YAML file that maps columns to rules. Its `input:` can name the data; for a single contract,
    --input and --input-format override it.

    \b
      natsgrammar run messages.yaml --input 'captured/*.jsonl' --input-format json --output result
      natsgrammar run examples/contracts/*.yaml --output build/run --overwrite
      natsgrammar run --check messages.yaml

    --output receives valid/ and quarantine/ (Parquet; with several contracts, in one directory per contract),
    report.json, report.html, report.md and offenders.csv. On an object store they are in a directory per run, which
    .natsgrammar.json names.
    With a stream, nats://HOST/STREAM, valid rows become its messages, and the others those of STREAM_quarantine.
    Progress goes to standard error.

    Exit codes: 0 all rows valid, or no more rejected than the contract allows, 1 more are quarantined, 2 usage error or
    bad input, and then nothing is written, or some messages where a stream rejects others. If the inputs of some
    contracts are bad, the results of the others are written, and earlier results of the former stay. Also 2 if the
    result is written, but standard output is full. With --stream, the rows are those of this start.
    """
    request, received = RunRequest(**options), list[dict[str, Any]]()
    if len(readable(request.contracts)) < len({*request.contracts}):
        raise SystemExit(2)
    if not request.only_check or request.compare or request.history:  # which reports read
        require("spark")
    try:
        plan = _planned(request)
    except WrongOptions as error:
        raise click.UsageError(str(error)) from None
    if request.only_check:
        _check(request, plan)
        return
    telling = cache(partial(_telling, request, plan, received.append))
    if request.compare or request.history:  # else its imports wait until Java starts
        telling()
    if plan.output is None:
        raise click.UsageError("missing option `--output DIR`")
    findings, causes = _run(request, plan, plan.output, telling)
    if request.history:
        from natsgrammar_spark.report.history import append

        append(request.history, received[-1])
    with naming_output("; the result is in place"):
        _summary(findings, plan.output)
        if request.compare:
            _compared(request.compare, received[-1])
    report("error", map(printable_lines, causes))
    if causes:
        raise SystemExit(2)
    from natsgrammar_spark.report.outcome import fails

    raise SystemExit(1 if any(map(fails, findings)) and not request.allow_findings else 0)


def _planned(request: RunRequest) -> _Plan:
    """Return the plan of a run; finds every mistake that shows before Spark starts.

    Raises ContractError, RunError, WrongOptions, UsageError and MissingExtra.
    """
    from natsgrammar_gen.contracts.routes import overlaps
    from natsgrammar_spark import inputs, outputs
    from natsgrammar_spark.contract import load, together
    from natsgrammar_spark.contract.problems import ContractError

    contracts = load(*request.contracts, grammars=add_until_the_end)
    report("note", (note for contract in contracts for note in contract.notes))
    groups = together(contracts)
    shared = [each for tables in groups for each in overlaps(tables)]
    report("note", (each for each in shared if each.level == "warning"))
    if problems := [each for each in shared if each.level == "error"]:
        raise ContractError(problems)
    request.ensure_consistent(len(groups))
    output: Output | None = None
    if request.stream:
        output = outputs.resolve_live(request.output, request.output_table, request.checkpoint)
    elif request.output is not None or request.output_table is not None:
        output = outputs.resolve(request.output, request.output_table, request.overwrite)
    jobs: tuple[Job, ...] = ()
    if request.names_input or request.stream or not request.only_check:
        given = (request.inputs, request.input_table, request.form, request.stream)
        first = [contract for contract, *_ in groups]  # the tables of a contract have one input
        sources = inputs.resolve_all(first) if len(first) > 1 else [inputs.resolve(first[0], *given)]
        pairs = zip(groups, sources, strict=True)
        jobs = tuple((contract, source) for group, source in pairs for contract in group)
    if request.tolerate_changes:
        jobs = tuple((contract, inputs.tolerating(source)) for contract, source in jobs)
    for place in (*(source for _, source in jobs), *([] if output is None else [output])):
        if place.extra != "spark":
            require(place.extra)
        place.check()
    is_from_stream = any(isinstance(source, inputs.Stream) for _, source in jobs)
    if request.stream and isinstance(output, outputs.StreamPair) and not is_from_stream:
        raise click.UsageError("--stream into a stream reads one: their sequences make the ids of its messages")
    return _Plan(contracts, jobs, output)


def _check(request: RunRequest, plan: _Plan) -> None:
    """Report that the contracts are valid, and the columns of their files. Raises ContractError and RunError."""
    from natsgrammar_gen.contracts.checking import Looked, against_data
    from natsgrammar_spark.contract import together
    from natsgrammar_spark.contract.problems import ContractError, RunError

    if plan.output is not None and plan.output.folder is not None:
        plan.output.folder.reserve(plan.apart, only_check=True)
    if request.compare or request.history:
        _telling(request, plan)
    examined, groups = list[Looked](), together(plan.contracts)
    for tables in groups:
        try:
            if request.input_table is not None:
                examined.append(Looked(tables))
            else:
                examined.append(against_data(tables, request.inputs, request.form, must_exist=True))
        except RunError as error:  # the other contracts are checked all the same
            click.echo(f"error: {printable_lines(str(error))}", err=True)
    report("note", (note for looked in examined for note in (*looked.doubts, *looked.notes)))
    if problems := [problem for looked in examined for problem in looked.problems]:
        raise ContractError(problems)
    if len(examined) < len(groups):
        raise SystemExit(2)
    for looked in examined:
        click.echo(looked.summary)


def _telling(request: RunRequest, plan: _Plan, receive: Callable[[dict[str, Any]], object] = lambda _: None) -> Telling:
    """Return the additions to reports. Raises RunError for a report or a history that cannot be used."""
    from natsgrammar_spark.outputs import LocalFolder
    from natsgrammar_spark.report.about import Telling, memory, now

    names = [contract.name for contract in plan.contracts]
    folder = plan.output and plan.output.folder
    kept = folder.path if isinstance(folder, LocalFolder) else None
    earlier, lines, damaged = memory(request.compare, request.history, names, kept, plan.apart)
    file, more = printable(request.history or ""), len(damaged) - _NOTES
    report("note", (f"{file}:{number}: not a history line; left unchanged" for number in damaged[:_NOTES]))
    report("note", [f"{file}: {counted(more, 'more line')} like these"] * (more > 0))
    return Telling(now, now(), request.site or None, earlier, lines, request.allow_findings, receive)


def _run(
    request: RunRequest, plan: _Plan, output: Output, telling: Callable[[], Telling]
) -> tuple[Sequence[Findings], Sequence[str]]:
    """Return a run's findings, and why contracts failed; with a stream, when it ends or Ctrl-C stops it."""
    from natsgrammar_spark.outputs import whole
    from natsgrammar_spark.session.session import session, work_done

    def meanwhile() -> None:
        import natsgrammar_spark.run
        import natsgrammar_spark.stream  # noqa: F401

        telling()

    def run(spark: SparkSession) -> tuple[Sequence[Findings], Sequence[str]]:
        from natsgrammar_spark.run import PartlyDone, run_jobs
        from natsgrammar_spark.stream import run_until_the_end

        try:
            if not request.stream:
                return run_jobs(spark, plan.jobs, output, step, telling()), ()
            now = request.available_now
            return run_until_the_end(spark, plan.contracts, plan.jobs[0][1], output, now, step, telling()), ()
        except PartlyDone as error:
            return error.findings, [*dict.fromkeys(error.causes.values())]

    # Small jobs on files do without generated code, but Delta's writer fails without.
    is_plain = not request.stream and request.output_table is None
    sizes = [source.size for _, source in plan.jobs if is_plain and source.lists_files]
    read_bytes = sum(size or 0 for size in sizes) if sizes and None not in sizes else None
    details: list[Callable[[float], str]] = []
    with whole(output), progress(details=details) as step:
        if output.folder is not None:
            output.folder.reserve(plan.apart)  # it stays locked from here on
        with session(request.master, request.settings, read_bytes, step, meanwhile) as spark:
            details.append(partial(work_done, spark))
            return run(spark)


def _summary(findings: Sequence[Findings], output: Output) -> None:
    """Print a table of the checks, and where the result and its reports are."""
    from natsgrammar_spark.judge.totals import counts
    from natsgrammar_spark.report import malformed_lines, table
    from natsgrammar_spark.report.words import balance

    heads = ("contract", "column", "rule", "checked", "valid", "rejected", "")
    rows = [heads, *table(findings)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = [
            cell.rjust(width) if 2 < at < 6 else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = printable("  ".join(cells).rstrip())
        click.echo(line if number else click.style(line, bold=True))
    click.echo()
    for result in findings:
        click.echo(f"{result.contract.name}: {balance(counts(result))}")
        if result.so_far and result.so_far.rows != result.rows:
            click.echo(f"  since the first start: {balance(counts(result.so_far))}")
        if malformed := malformed_lines(result):
            click.echo(f"  {malformed}")
        for note in result.notes:
            click.echo(f"  note: {printable(note)}")
        click.echo(printable("  {}  {}".format(*output.listed(result.contract.name))))
    if output.folder is not None and findings:
        click.echo(printable(f"report: {output.folder.address}/report.html  {output.folder.address}/report.json"))


def _compared(file: str, report: dict[str, Any]) -> None:
    """Print the differences since an earlier report."""
    from natsgrammar_spark.report.compare import changes

    started = report["compared"]["started"]
    click.echo(f"compared with {printable(file)}{f' of {printable(started)}' if started else ''}:")
    lines = [*changes(report)] or ["no check rejects more or less"]
    for line in lines:
        click.echo(f"  {printable(line)}")
