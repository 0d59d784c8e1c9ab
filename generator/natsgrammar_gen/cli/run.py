"""`natsgrammar run`: validate datasets by contract, with Spark."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.text import counted, printable, printable_lines
from natsgrammar_gen.cli.common import site_address, spark_settings
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.run_summary import compared, summary
from natsgrammar_gen.cli.stdio import BadInput, FilePath, readable, result_in_place
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from natsgrammar_spark.contract import Contract
    from natsgrammar_spark.judge.findings import Findings
    from natsgrammar_spark.report.about import Telling

Job = tuple["Contract", tuple[str, ...], str]
_NOTES = 10  # lines of a history that are noted one by one


def _web_address(_: click.Context, __: click.Parameter, value: str) -> str:
    """A click callback. Raises BadParameter for an address that is not of a web page."""
    if value and not re.match(r"https?://[^\s/]", value):
        raise click.BadParameter(
            f"expected an address that begins with https:// or http://, found `{printable(value)}`"
        )
    return value


@click.command("run")
@click.argument("contracts", nargs=-1, required=True, type=FilePath(path_type=str), metavar="CONTRACT...")
@grammar_option
@click.option(
    "--input",
    "inputs",
    multiple=True,
    metavar="PATH",
    type=FilePath(path_type=str),
    help="File, directory, glob or stream to read; repeatable.",
)
@click.option("--input-table", metavar="TABLE", help="Table of a catalog to read instead of files.")
@click.option("--format", "form", type=click.Choice(["json", "csv", "parquet"]), help="Format of the input.")
@click.option(
    "--output",
    metavar="DIR",
    type=FilePath(path_type=str),
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
    type=FilePath(path_type=str),
    help="With --stream into a stream or tables: directory for its state, counts and reports.",
)
@click.option("--overwrite", is_flag=True, help="Replace an earlier result (never anything else).")
@click.option("--master", default="local[*]", show_default=True, help="Spark master URL.")
@click.option("--conf", "settings", multiple=True, metavar="KEY=VALUE", help="Spark setting; repeatable.")
@click.option(
    "--check", "only_check", is_flag=True, help="Check contracts, columns of files, and options, without Spark."
)
@click.option("--allow-findings", is_flag=True, help="Exit 0 even if rows were quarantined.")
@click.option("--compare", metavar="FILE", type=FilePath(path_type=str), help="Earlier report.json to compare with.")
@click.option(
    "--history",
    metavar="FILE",
    type=FilePath(path_type=str),
    help="File that gets a line per run, for the chart in reports.",
)
@click.option(
    "--site",
    metavar="URL",
    default=site_address,
    callback=_web_address,
    help="Base URL for links from rules to the documentation [default: that of the package].",
)
def command(
    contracts: tuple[str, ...],
    inputs: tuple[str, ...],
    input_table: str | None,
    form: str | None,
    output: str | None,
    output_table: str | None,
    stream: bool,
    available_now: bool,
    checkpoint: str | None,
    overwrite: bool,
    master: str,
    settings: tuple[str, ...],
    only_check: bool,
    allow_findings: bool,
    compare: str | None,
    history: str | None,
    site: str,
) -> None:
    """Split datasets into valid and quarantined rows, and report every error and its frequency.

    A CONTRACT is a YAML file that maps columns to rules. Its `input:` can name the data; for a single contract,
    --input and --format override it.

    \b
      natsgrammar run messages.yaml --input 'captured/*.jsonl' --format json --output result
      natsgrammar run examples/contracts/*.yaml --output build/run --overwrite
      natsgrammar run --check messages.yaml

    --output receives valid/ and quarantine/ (Parquet; with several contracts, in one directory per contract),
    report.json, report.html, report.md and offenders.csv. On an object store they are in a directory per run, which
    .natsgrammar.json names.
    With a stream, nats://HOST/STREAM, valid rows become its messages, and the others those of STREAM_quarantine.
    Progress goes to standard error.

    Exit codes: 0 all rows valid, or no more refused than the contract allows, 1 more are quarantined, 2 usage error or
    bad input, and then nothing is written, or some messages where a stream refuses others; also 2 if the result is
    written, but standard output is full.
    """
    if len(readable(contracts)) < len({*contracts}):
        raise SystemExit(2)
    if not only_check or compare or history:  # which reports read
        require("spark")
    from natsgrammar_spark.contract import load
    from natsgrammar_spark.contract.problems import ContractError, RunError
    from natsgrammar_spark.outputs.local import check_output

    reports: list[dict[str, Any]] = []
    try:
        loaded = load(*contracts, grammars=partial(add_until_the_end, click.get_current_context()))
        for note in (note for contract in loaded for note in contract.notes):
            click.echo(f"note: {note}", err=True)
        if (available_now or checkpoint) and not stream:
            raise click.UsageError(f"--{'available-now' if available_now else 'checkpoint'} belongs to --stream")
        if stream and overwrite:
            raise click.UsageError("--overwrite does not go with --stream, which adds to earlier results")
        if stream and (compare or history):
            raise click.UsageError("--compare and --history are for runs that end, not for --stream")
        outputs = (output, output_table, checkpoint)
        if only_check:
            spark_settings(settings)
            if stream:
                _streamed(loaded, inputs, input_table, form, outputs)
            elif output is not None and _is_folder(output, output_table, overwrite):
                check_output(output, overwrite, _apart(loaded, inputs))
            if compare or history:
                _telling(loaded, inputs, output, None, compare, history)
            _check(loaded, inputs, input_table, form)
            return
        from natsgrammar_spark.report.about import Telling
        from natsgrammar_spark.report.history import append
        from natsgrammar_spark.report.outcome import fails

        if stream:
            source = _streamed(loaded, inputs, input_table, form, outputs)
            telling = Telling(site=site or None, findings_allowed=allow_findings)
            found = _stream(*source, outputs, available_now, master, settings, telling)
        else:
            telling = _telling(loaded, inputs, output, site or None, compare, history, allow_findings, reports.append)
            jobs = _jobs(loaded, inputs, input_table, form)
            found, output = _run(jobs, inputs, (output, output_table), overwrite, master, settings, telling)
        if history:
            append(history, reports[-1])
    except (ContractError, RunError) as error:
        click.echo(f"{'' if isinstance(error, ContractError) else 'error: '}{printable_lines(str(error))}", err=True)
        raise SystemExit(2) from None
    with result_in_place():
        summary(found, output, output_table, "batches/*/" if stream else "", checkpoint)
        if compare:
            compared(compare, reports[-1])
    raise SystemExit(1 if any(map(fails, found)) and not allow_findings else 0)


def _telling(
    contracts: Sequence[Contract],
    inputs: Sequence[str],
    output: str | None,
    site: str | None,
    compare: str | None,
    history: str | None,
    findings_allowed: bool = False,
    receive: Callable[[dict[str, Any]], object] = lambda _: None,
) -> Telling:
    """What reports say beside the findings. Raises RunError for a report or a history that cannot be used."""
    from natsgrammar_spark.contract.problems import RunError
    from natsgrammar_spark.outputs.local import is_local, local
    from natsgrammar_spark.report.about import Telling, now
    from natsgrammar_spark.report.compare import read_earlier
    from natsgrammar_spark.report.history import read

    place = local(output) if output is not None and is_local(output) else None
    if history and place is not None and Path(history).resolve().is_relative_to(place.resolve()):
        raise RunError(f"`{history}` is in `{place}`, which each run replaces: keep the history elsewhere")
    earlier = read_earlier(compare, [contract.name for contract in contracts]) if compare else None
    lines, damaged = read(history, _apart(contracts, inputs)) if history else ([], [])
    for number in damaged[:_NOTES]:
        click.echo(f"note: {printable(history or '')}:{number}: not a history line; left unchanged", err=True)
    if (more := len(damaged) - _NOTES) > 0:
        click.echo(f"note: {printable(history or '')}: {counted(more, 'more line')} like these", err=True)
    at = None if place is None else str(place.resolve() if ":" in str(place) else place)
    return Telling(now, now(), at, site, earlier, lines, findings_allowed, receive)


def _check(contracts: Sequence[Contract], given: Sequence[str], table: str | None, form: str | None) -> None:
    """Reports that the contracts are valid, and the columns of their files.

    Raises ContractError, RunError and SystemExit.
    """
    from natsgrammar_gen.contracts.checking import Looked, against_data
    from natsgrammar_spark.contract.problems import ContractError, RunError

    if given or table or form:
        _jobs(contracts, given, table, form)
    found = []
    for it in contracts:
        try:
            found.append(Looked(it) if table else against_data(it, given, form, must_exist=True))
        except RunError as error:  # the other contracts are checked all the same
            click.echo(f"error: {printable_lines(str(error))}", err=True)
    for note in (note for looked in found for note in looked.notes):
        click.echo(f"note: {note}", err=True)
    if problems := [problem for looked in found for problem in looked.problems]:
        raise ContractError(problems)
    if len(found) < len(contracts):
        raise SystemExit(2)
    for looked in found:
        click.echo(looked.summary)


def _jobs(contracts: Sequence[Contract], given: Sequence[str], table: str | None, form: str | None) -> list[Job]:
    from natsgrammar_spark.contract.discover import find, format_of, unclear, untyped
    from natsgrammar_spark.contract.problems import RunError
    from natsgrammar_spark.jetstream.address import is_stream, options_at
    from natsgrammar_spark.jetstream.options import reading

    if len(contracts) > 1 and (given or table or form):
        raise click.UsageError(
            "--input, --input-table and --format apply to a single contract; with several, each names its own `input:`"
        )
    if table is not None:
        if given or form:
            raise click.UsageError("--input-table replaces --input and --format")
        return [(contract, (table,), "table") for contract in contracts]
    jobs = []
    for contract in contracts:
        paths = given or contract.input.paths
        if not paths:
            raise click.UsageError(f"`{contract.file}` names no input: add --input PATH")
        if any(map(is_stream, paths)):
            if len(paths) > 1 or form:
                raise click.UsageError("a stream is the only input of its contract, and has no --format")
            require("jetstream")
            reading(options_at(next(iter(paths))))
            jobs.append((contract, tuple(paths), "stream"))
            continue
        files = find(paths)
        kind = form or contract.input.format or format_of(files)
        if kind is None:
            raise BadInput(unclear(files, paths[0]))
        if kind != "parquet" and contract.input.columns is None:
            raise RunError(f"{contract.file}: {untyped(kind)}")
        jobs.append((contract, files, kind))
    return jobs


def _run(
    jobs: list[Job],
    inputs: Sequence[str],
    outputs: tuple[str | None, str | None],
    overwrite: bool,
    master: str,
    settings: Sequence[str],
    telling: Telling,
) -> tuple[tuple[Findings, ...], str | None]:
    """The findings, and where the result is: below the output, on object stores."""
    output, table = outputs
    if output is None and table is None:
        raise click.UsageError("missing option `--output DIR`")
    chosen = spark_settings(settings)
    from natsgrammar_spark.contract.discover import size, unescaped
    from natsgrammar_spark.jetstream.address import is_stream
    from natsgrammar_spark.outputs.hadoop import result_folder
    from natsgrammar_spark.outputs.local import Folder, is_local, prepared
    from natsgrammar_spark.run import run_files
    from natsgrammar_spark.session.session import session, work_done

    # Everything here can fail before Spark starts, and the output stays locked from then on.
    files = [file for _, names, form in jobs if form not in ("table", "stream") for file in names]
    apart = [*_apart([contract for contract, _, _ in jobs], inputs), *map(unescaped, files)]
    place: AbstractContextManager[Path | None] = nullcontext()
    if output is not None and _is_folder(output, table, overwrite):
        place = prepared(output, overwrite, apart)
    # Delta's writer fails without generated code, which small jobs on files do without.
    read_bytes = size(files) if files and table is None else None
    details: list[Callable[[float], str]] = []
    with progress(details=details) as step, place as path, session(master, chosen, read_bytes, step) as spark:
        details.append(partial(work_done, spark))
        found = run_files(spark, jobs, Folder(path) if path else output, overwrite, step, table, telling)
        if output is None or is_stream(output) or is_local(output):
            return found, output
        return found, result_folder(spark, output)


def _apart(contracts: Sequence[Contract], inputs: Sequence[str]) -> list[str]:
    """What is read: paths and globs that an output must not be in or around."""
    named = inputs or [path for contract in contracts for path in contract.input.paths]
    return [*named, *(contract.file for contract in contracts)]


def _is_folder(output: str, table: str | None, overwrite: bool) -> bool:
    """Whether the output is a folder of this machine. Raises RunError and UsageError for a wrong stream."""
    from natsgrammar_spark.jetstream.address import is_stream, writing_at
    from natsgrammar_spark.outputs.local import is_local

    if is_stream(output):
        require("jetstream")
        if table is not None or overwrite:
            raise click.UsageError("a stream as --output excludes --output-table and --overwrite")
        writing_at(output)
        return False
    return is_local(output)


def _streamed(
    contracts: Sequence[Contract],
    inputs: Sequence[str],
    input_table: str | None,
    form: str | None,
    outputs: tuple[str | None, str | None, str | None],
) -> tuple[Contract, str, str]:
    """The contract, place and format of a stream's input. Raises RunError and UsageError."""
    from natsgrammar_spark.contract.discover import format_of, unclear, untyped
    from natsgrammar_spark.contract.problems import RunError
    from natsgrammar_spark.jetstream.address import is_stream, writing_at

    output, table, checkpoint = outputs
    if len(contracts) > 1 or (output is None) == (table is None):
        raise click.UsageError("--stream takes one contract, and `--output DIR` or `--output-table TABLE`")
    (contract,) = contracts
    paths = (*inputs, *([input_table] if input_table else ())) or contract.input.paths
    if len(paths) != 1:
        raise click.UsageError("--stream reads one directory, glob or stream: name it with --input")
    from_nats, into_nats = is_stream(next(iter(paths))), output is not None and is_stream(output)
    if from_nats or into_nats:
        require("jetstream")
    if (into_nats or table is not None) != (checkpoint is not None):
        raise click.UsageError("--stream into a stream or tables needs `--checkpoint DIR`, which nothing else takes")
    if output is not None and into_nats:
        if not from_nats:
            raise click.UsageError("--stream into a stream reads one: their sequences make the ids of its messages")
        writing_at(output)
    named = "table" if input_table else form
    kind = "stream" if from_nats else named or contract.input.format or format_of(paths)
    if kind is None:
        raise BadInput(unclear(paths, paths[0]))
    if kind in ("json", "csv") and contract.input.columns is None:
        raise RunError(f"{contract.file}: {untyped(kind)}")
    return contract, paths[0], kind


def _stream(
    contract: Contract,
    path: str,
    kind: str,
    outputs: tuple[str | None, str | None, str | None],
    available_now: bool,
    master: str,
    settings: Sequence[str],
    telling: Telling,
) -> tuple[Findings, ...]:
    """The findings so far, when the stream ends: at the end of the input, or by Ctrl-C."""
    from natsgrammar_spark.session.session import session, work_done
    from natsgrammar_spark.stream import run_until_the_end

    output, table, checkpoint = outputs
    details: list[Callable[[float], str]] = []
    with progress(details=details) as step, session(master, spark_settings(settings), None, step) as spark:
        details.append(partial(work_done, spark))
        found = run_until_the_end(spark, contract, path, kind, output, available_now, step, checkpoint, table, telling)
    return () if found is None else (found,)
