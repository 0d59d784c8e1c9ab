"""`natsgrammar run`: validate datasets by contract, with Spark."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.text import printable, printable_lines
from natsgrammar_gen.cli.common import site_address, spark_settings
from natsgrammar_gen.cli.grammars import add_until_the_end, grammar_option
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import FilePath, result_in_place
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from natsgrammar_spark.contract import Contract
    from natsgrammar_spark.findings import Findings
    from natsgrammar_spark.report.about import Telling

Job = tuple["Contract", tuple[str, ...], str]


def _web_address(_: click.Context, __: click.Parameter, value: str) -> str:
    """A click callback. Raises BadParameter for an address that is not of a web page."""
    if value and not re.match(r"https?://[^\s/]", value):
        raise click.BadParameter(
            f"expected an address that begins with https:// or http://, found `{printable(value)}`"
        )
    return value


@click.command("run")
@click.argument("contracts", nargs=-1, required=True, type=FilePath(path_type=str, read=True), metavar="CONTRACT...")
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
@click.option("--available-now", is_flag=True, help="With --stream: end after what is there now.")
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
    "--check", "only_check", is_flag=True, help="Check the contracts and the columns of their files, without Spark."
)
@click.option("--allow-findings", is_flag=True, help="Exit 0 even if rows were quarantined.")
@click.option("--compare", metavar="FILE", type=FilePath(path_type=str), help="Earlier report.json to compare with.")
@click.option(
    "--history", metavar="FILE", type=FilePath(path_type=str), help="File that gets a line per run; reports draw it."
)
@click.option(
    "--site",
    metavar="URL",
    default=site_address,
    callback=_web_address,
    help="Address of the documentation, to which reports link each rule [default: that of the package].",
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

    Exit codes: 0 all rows valid, or as many refused as the contract allows, 1 more are quarantined, 2 usage error or
    bad input, and then nothing is written; or the result is written, but standard output is full.
    """
    if not only_check:
        require("spark")
    from natsgrammar_spark.contract import load
    from natsgrammar_spark.problems import ContractError, RunError

    reports: list[dict[str, Any]] = []
    try:
        loaded = load(*contracts, grammars=partial(add_until_the_end, click.get_current_context()))
        for note in (note for contract in loaded for note in contract.notes):
            click.echo(f"note: {note}", err=True)
        if only_check:
            _check(loaded, inputs, input_table, form)
            return
        from natsgrammar_spark.report.about import Telling
        from natsgrammar_spark.report.history import append
        from natsgrammar_spark.report.outcome import fails

        if available_now and not stream:
            raise click.UsageError("--available-now belongs to --stream")
        if checkpoint and not stream:
            raise click.UsageError("--checkpoint belongs to --stream")
        if stream:
            given = (*inputs, *([input_table] if input_table else ()))
            form = "table" if input_table else form
            if overwrite:
                raise click.UsageError("--overwrite does not go with --stream, which adds to what it wrote")
            if compare or history:
                raise click.UsageError("--compare and --history are for runs that end, not for --stream")
            outputs = (output, output_table, checkpoint)
            telling = Telling(site=site or None, findings_allowed=allow_findings)
            found = _stream(loaded, given, form, outputs, available_now, master, settings, telling)
        else:
            telling = _telling(loaded, output, site or None, compare, history, allow_findings, reports.append)
            jobs = _jobs(loaded, inputs, input_table, form)
            found, output = _run(jobs, inputs, (output, output_table), overwrite, master, settings, telling)
        if history:
            append(history, reports[-1])
    except (ContractError, RunError) as error:
        click.echo(f"{'' if isinstance(error, ContractError) else 'error: '}{printable_lines(str(error))}", err=True)
        raise SystemExit(2) from None
    with result_in_place():
        _summary(found, output, output_table, "batches/*/" if stream else "", checkpoint)
        if compare:
            _compared(compare, reports[-1])
    raise SystemExit(1 if any(map(fails, found)) and not allow_findings else 0)


def _telling(
    contracts: Sequence[Contract],
    output: str | None,
    site: str | None,
    compare: str | None,
    history: str | None,
    findings_allowed: bool,
    receive: Callable[[dict[str, Any]], object],
) -> Telling:
    """What reports say beside the findings. Raises RunError for a report or a history that cannot be used."""
    from natsgrammar_spark.output import is_local, local
    from natsgrammar_spark.problems import RunError
    from natsgrammar_spark.report.about import Telling, now
    from natsgrammar_spark.report.compare import read_earlier
    from natsgrammar_spark.report.history import read

    place = local(output) if output is not None and is_local(output) else None
    if history and place is not None and Path(history).resolve().is_relative_to(place.resolve()):
        raise RunError(f"`{history}` is in `{place}`, which each run replaces: keep the history elsewhere")
    earlier = read_earlier(compare, [contract.name for contract in contracts]) if compare else None
    lines, damaged = read(history) if history else ([], [])
    for number in damaged:
        click.echo(f"note: {history}:{number}: not a history line; left as it is", err=True)
    at = None if place is None else str(place.resolve() if ":" in str(place) else place)
    return Telling(now, now(), at, site, earlier, lines, findings_allowed, receive)


def _compared(file: str, report: dict[str, Any]) -> None:
    """What is different since an earlier report."""
    from natsgrammar_spark.report.compare import told

    started = report["compared"]["started"]
    click.echo(f"compared with {printable(file)}{f' of {printable(started)}' if started else ''}:")
    lines = [*told(report)] or ["no check refuses more or less"]
    for line in lines:
        click.echo(f"  {printable(line)}")


def _check(contracts: Sequence[Contract], given: Sequence[str], table: str | None, form: str | None) -> None:
    """Reports that the contracts are valid, and the columns of their files. Raises ContractError and RunError."""
    from natsgrammar_gen.cli.contract_check import Looked, against_data
    from natsgrammar_spark.problems import ContractError

    if given or table or form:
        _jobs(contracts, given, table, form)
    found = [Looked(it, "") if table else against_data(it, given, form, must_exist=True) for it in contracts]
    for note in (note for looked in found for note in looked.notes):
        click.echo(f"note: {note}", err=True)
    if problems := [problem for looked in found for problem in looked.problems]:
        raise ContractError(problems)
    for looked in found:
        click.echo(looked.said)


def _jobs(contracts: Sequence[Contract], given: Sequence[str], table: str | None, form: str | None) -> list[Job]:
    from natsgrammar_spark.discover import find, format_of, unclear
    from natsgrammar_spark.jetstream.address import is_stream, options_at
    from natsgrammar_spark.jetstream.options import reading
    from natsgrammar_spark.problems import RunError

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
            raise click.UsageError(unclear(files, paths[0]))
        if kind != "parquet" and contract.input.columns is None:
            raise RunError(f"{contract.file}: {kind} files carry no column types: add `columns:` to `input:`")
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
    from natsgrammar_spark.discover import size, unescaped
    from natsgrammar_spark.hadoop import result_folder
    from natsgrammar_spark.jetstream.address import is_stream, writing_at
    from natsgrammar_spark.output import Folder, is_local, prepared
    from natsgrammar_spark.run import run_files
    from natsgrammar_spark.session import session, work_done

    # Everything here can fail before Spark starts, and the output stays locked from then on.
    place: AbstractContextManager[Path | None] = nullcontext()
    files = [file for _, names, form in jobs if form not in ("table", "stream") for file in names]
    if output is not None and is_stream(output):
        require("jetstream")
        if table is not None or overwrite:
            raise click.UsageError("a stream as --output excludes --output-table and --overwrite")
        writing_at(output)
    elif output is not None and is_local(output):
        named = inputs or [path for contract, _, _ in jobs for path in contract.input.paths]
        apart = [*named, *(contract.file for contract, _, _ in jobs), *map(unescaped, files)]
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


def _stream(
    contracts: Sequence[Contract],
    given: Sequence[str],
    form: str | None,
    outputs: tuple[str | None, str | None, str | None],
    available_now: bool,
    master: str,
    settings: Sequence[str],
    telling: Telling,
) -> tuple[Findings, ...]:
    """The findings so far, when the stream ends: at the end of the input, or by Ctrl-C."""
    from natsgrammar_spark.discover import format_of, unclear
    from natsgrammar_spark.jetstream.address import is_stream, writing_at
    from natsgrammar_spark.problems import RunError

    output, table, checkpoint = outputs
    if len(contracts) > 1 or (output is None) == (table is None):
        raise click.UsageError("--stream takes one contract, and `--output DIR` or `--output-table TABLE`")
    (contract,) = contracts
    paths = given or contract.input.paths
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
    kind = "stream" if from_nats else form or contract.input.format or format_of(paths)
    if kind is None:
        raise click.UsageError(unclear(paths, paths[0]))
    if kind in ("json", "csv") and contract.input.columns is None:
        raise RunError(f"{contract.file}: {kind} files carry no column types: add `columns:` to `input:`")
    from natsgrammar_spark.session import session, work_done
    from natsgrammar_spark.stream import run_until_the_end

    details: list[Callable[[float], str]] = []
    with progress(details=details) as step, session(master, spark_settings(settings), None, step) as spark:
        details.append(partial(work_done, spark))
        found = run_until_the_end(
            spark, contract, paths[0], kind, output, available_now, step, checkpoint, table, telling
        )
    return () if found is None else (found,)


def _summary(found: Sequence[Findings], output: str | None, into: str | None, below: str, reports: str | None) -> None:
    from natsgrammar_spark.jetstream.address import is_stream, writing_at
    from natsgrammar_spark.report import malformed_lines, table
    from natsgrammar_spark.tables import table_named

    heads = ("contract", "column", "rule", "checked", "valid", "refused", "")
    rows = [heads, *table(found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = [
            cell.rjust(width) if 2 < at < 6 else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        line = "  ".join(cells).rstrip()
        click.echo(line if number else click.style(line, bold=True))
    click.echo()
    for one in found:
        verdict = f"{one.rows:,} rows in = {one.valid:,} valid + {one.quarantined:,} quarantined"
        click.echo(f"{one.contract.name}: {verdict}")
        if malformed := malformed_lines(one):
            click.echo(f"  {malformed}")
        if into is not None:
            name = table_named(into, one.contract.name) if len(found) > 1 else into
            click.echo(f"  {table_named(name, 'valid')}  {table_named(name, 'quarantine')}")
        elif output is not None and is_stream(output):
            options, letters = writing_at(output)
            click.echo(f"  {options['stream']}  {letters}")
        elif output is not None:
            folder = f"{_place(output)}/{one.contract.name}" if len(found) > 1 else _place(output)
            click.echo(f"  {folder}/{below}valid  {folder}/{below}quarantine")
    place = reports if output is None or is_stream(output) else output
    if place is not None and found:
        click.echo(f"report: {_place(place)}/report.html  {_place(place)}/report.json")


def _place(output: str) -> str:
    """The output as messages name it."""
    from natsgrammar_spark.output import is_local, local

    return str(local(output)) if is_local(output) else output.rstrip("/")
