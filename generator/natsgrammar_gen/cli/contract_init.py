"""`natsgrammar contract init`: a first contract, from a sample of the data."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import click

from natsgrammar.text import printable, quoted
from natsgrammar_gen.cli.common import input_format_option, settings_option
from natsgrammar_gen.cli.contract import NAME, put_beside, schema_option
from natsgrammar_gen.cli.grammars import FOLDERS, grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS
from natsgrammar_gen.cli.output_file import check_free, output_options, put, seen_from
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import PATH, report
from natsgrammar_gen.language.budget import no_garbage_collected


@click.command("init")
@click.argument("data", nargs=-1, type=PATH, metavar="DATA...")
@click.option("--table", metavar="TABLE", help="Table of a catalog to read instead of files.")
@input_format_option
@click.option("--no-header", is_flag=True, help="CSV: the first line is a row.")
@click.option("--delimiter", metavar="CHARACTER", help="CSV: between fields [default: found in the first line].")
@click.option(
    "--rows",
    "most",
    type=click.IntRange(1, 100_000_000),
    help="Rows of the sample [default: 1000000; with Spark 100000].",
)
@click.option("--name", help="Name of the contract [default: what the names of the files share].")
@click.option("--suggest", is_flag=True, help="Add narrower rules that accept every value, as comments.")
@output_options
@schema_option
@grammar_option
@click.option("--master", default="local[*]", show_default=True, help="Spark master URL, for tables and streams.")
@settings_option
def command(
    name: str | None, output: Path | None, overwrite: bool, schema: str | None, suggest: bool, **options: Any
) -> int:
    """Propose a contract for DATA: its columns and their types, and for each column of text the rule that fits.

    DATA is files, directories or globs of JSON lines, CSV or Parquet, which are read without Spark; or with Spark
    the address of a stream, nats://HOST/STREAM, or --table.

    \b
      natsgrammar contract init captured/*.jsonl --output messages.yaml
      natsgrammar contract init orders.csv --grammar names
      natsgrammar contract init --table lake.raw.orders --output orders.yaml

    A rule is proposed if the name of a column suggests it, or if it accepts so few texts that the fit cannot be chance;
    the comments show how strong the evidence is, and which values the rule rejects. JSON payloads are decoded, as
    are subjects by a rule of `--grammar` with parts; each family of subjects becomes a table. Files that are all those
    of a glob become that glob, so the contract also reads tomorrow's file.

    Exit codes: 0 written, 1 no rule fits any column, 2 usage error or data that cannot be read.
    """
    from natsgrammar_gen.contracts.draft import contract, drafted, is_own, left_out, warnings
    from natsgrammar_gen.contracts.messages import with_messages
    from natsgrammar_gen.contracts.sources import Request, of_files, of_spark

    request = Request(**options)
    _check_usage(request.data, request.table, request.delimiter)
    if request.needs_spark and (request.data and (request.table is not None or len(request.data) > 1)):
        raise click.UsageError("a stream or a table is the only input of its contract")
    title = _name(name, request.title)
    check_free(output, overwrite, request.data)
    here = partial(seen_from, output=output, here=Path())
    with no_garbage_collected():
        sample, source = of_spark(request, progress) if request.needs_spark else of_files(request, here)
        draft = with_messages(sample, drafted(sample, title, suggest), source.get("format") == "json")
    checks = draft[1]
    if len(request.data) > 1 and isinstance(source["path"], str):
        click.echo(f"{printable(source['path'])}: the path of the contract, which includes later files", err=True)
    report("warning", (*left_out(sample), *warnings(sample)))
    for check in checks:
        click.echo(f"{check.table}{': ' * bool(check.table)}{printable(check.column)}: {check.summary}", err=True)
    if more := sum(check.more for check in checks):
        click.echo(f"narrower rules that fit: {more}; add them as comments with `--suggest`", err=True)
    if not any(check.check for check in checks):
        hint = "write one with the keys `column` and `rule`, or add your own grammars with `--grammar DIR`"
        click.echo(f"error: no rule fits any column, so there is no contract to write; {hint}", err=True)
        return FINDINGS
    keys: dict[str, Any] = {"name": title}
    if is_own(checks) and (own := click.get_current_context().meta[FOLDERS]):
        keys["grammars"] = [here(str(folder)) for folder in own]
    put(contract(sample, draft, keys, source, schema or NAME), output, overwrite)
    if output is not None:
        click.echo(f"{printable(str(output))} written; check it with `natsgrammar contract check`", err=True)
    put_beside(output, schema)
    return CLEAN


def _check_usage(data: tuple[str, ...], table: str | None, delimiter: str | None) -> None:
    if (table is None) == (not data):
        raise click.UsageError("name DATA, or a table with `--table`")
    if delimiter is not None and (len(delimiter) != 1 or delimiter in '"\r\n\\' or ord(delimiter) > 126):
        expected = "expected one ASCII character, not a quote or a backslash"
        raise click.UsageError(f"--delimiter {quoted(delimiter)}: {expected}")


def _name(name: str | None, default: str) -> str:
    from natsgrammar_spark.contract import NAME

    if name is not None and not re.fullmatch(NAME, name):
        raise click.UsageError(f"--name {quoted(name)}: use letters, digits, `_`, `.` and `-`")
    return name or default
