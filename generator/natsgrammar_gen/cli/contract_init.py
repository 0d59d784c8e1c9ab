"""`natsgrammar contract init`: a contract to begin with, from a sample of the data."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from natsgrammar.text import printable, printable_lines, quoted
from natsgrammar_gen.cli.common import spark_settings
from natsgrammar_gen.cli.contract_schema import NAME, put_beside, schema_option
from natsgrammar_gen.cli.grammars import FOLDERS, grammar_option
from natsgrammar_gen.cli.output_file import check_free, output_option, overwrite_option, put, seen_from
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import BadInput, FilePath
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from natsgrammar_spark.sample.seen import Sample

_ROWS, _ROWS_OF_SPARK = 1_000_000, 100_000


@click.command("init")
@click.argument("data", nargs=-1, type=FilePath(path_type=str), metavar="DATA...")
@click.option("--table", metavar="TABLE", help="Table of a catalog to read instead of files.")
@click.option("--format", "form", type=click.Choice(["json", "csv", "parquet"]), help="Format of the files.")
@click.option("--no-header", is_flag=True, help="CSV: the first line is a row.")
@click.option("--delimiter", metavar="CHARACTER", help="CSV: between fields [default: found in the first line].")
@click.option(
    "--rows",
    "most",
    type=click.IntRange(1, 100_000_000),
    help=f"Rows of the sample [default: {_ROWS}; with Spark {_ROWS_OF_SPARK}].",
)
@click.option("--name", help="Name of the contract [default: that of the first file].")
@output_option
@overwrite_option
@schema_option
@grammar_option
@click.option("--master", default="local[*]", show_default=True, help="Spark master URL, for tables and streams.")
@click.option("--conf", "settings", multiple=True, metavar="KEY=VALUE", help="Spark setting; repeatable.")
def command(
    data: tuple[str, ...],
    table: str | None,
    form: str | None,
    no_header: bool,
    delimiter: str | None,
    most: int | None,
    name: str | None,
    output: Path | None,
    overwrite: bool,
    schema: str | None,
    master: str,
    settings: tuple[str, ...],
) -> None:
    """Propose a contract for DATA: its columns and their types, and for each column of text the rule that fits.

    DATA is files, directories or globs of JSON lines, CSV or Parquet, which are read without Spark; or with Spark
    the address of a stream, nats://HOST/STREAM, or --table.

    \b
      natsgrammar contract init captured/*.jsonl --output messages.yaml
      natsgrammar contract init orders.csv --grammar names
      natsgrammar contract init --table lake.raw.orders --output orders.yaml

    A rule is proposed if the name of a column suggests it, or if it accepts so few texts that the fit cannot be chance;
    the comments show how many bits it saves for a character of printable ASCII, and which values it refuses.

    Exit codes: 0 written, 1 no rule fits any column, 2 usage error or data that cannot be read.
    """
    from natsgrammar_gen.contracts.draft import contract, drafted, is_own, left_out, warnings
    from natsgrammar_spark.contract.problems import RunError
    from natsgrammar_spark.jetstream.address import is_stream

    if (table is None) == (not data):
        raise click.UsageError("name DATA, or a table with `--table`")
    if delimiter is not None and (len(delimiter) != 1 or delimiter in '"\r\n\\' or ord(delimiter) > 126):
        raise click.UsageError(
            f"--delimiter {quoted(delimiter)}: expected one ASCII character, not a quote or a backslash"
        )
    check_free(output, overwrite, data)
    folder = (output or Path("-")).parent
    try:
        if table is not None or any(map(is_stream, data)):
            sample = _of_spark(data, table, most or _ROWS_OF_SPARK, master, settings)
            source: dict[str, Any] = {"path": data[0]} if data else {}
        else:
            sample, source = _of_files(data, form, most or _ROWS, not no_header, delimiter)
            source["path"] = paths if len(paths := [seen_from(path, folder, Path()) for path in data]) > 1 else paths[0]
    except RunError as error:
        click.echo(f"error: {printable_lines(str(error))}", err=True)
        raise SystemExit(2) from None
    title = _name(name, table or data[0])
    checks = drafted(sample, title)
    for line in (*left_out(sample), *warnings(sample)):
        click.echo(f"warning: {line}", err=True)
    for it in checks:
        click.echo(f"{printable(it.column)}: {it.said}", err=True)
    if not any(it.check for it in checks):
        click.echo("error: no rule fits any column, so there is no contract to write", err=True)
        raise SystemExit(1)
    keys: dict[str, Any] = {"name": title}
    if is_own(checks) and (own := click.get_current_context().meta[FOLDERS]):
        keys["grammars"] = [seen_from(str(it), folder, Path()) for it in own]
    put(contract(sample, checks, keys, source, schema or NAME), output, overwrite)
    if output is not None:
        click.echo(f"{printable(str(output))} written; check it with `natsgrammar contract check`", err=True)
    put_beside(output, schema)


def _of_files(
    data: Sequence[str], form: str | None, most: int, header: bool, delimiter: str | None
) -> tuple[Sample, dict[str, Any]]:
    """The sample, and what the contract says about its files. Raises RunError."""
    from natsgrammar_spark.contract.discover import find, format_of, unclear
    from natsgrammar_spark.sample.proposable import check_proposable
    from natsgrammar_spark.sample.read import sample

    files = find(data)
    kind = form or format_of(files)
    if kind is None:
        raise BadInput(unclear(files, data[0]))
    if kind != "csv" and (delimiter is not None or not header):
        raise click.UsageError(f"--delimiter and --no-header are for csv, not for {kind}")
    if kind == "parquet":
        require("arrow")
    found = sample(files, kind, most, header, delimiter)
    check_proposable(found, files, kind)
    source: dict[str, Any] = {"format": kind, "path": ""}
    if not found.header:
        source["header"] = False
    if found.delimiter != ",":
        source["delimiter"] = found.delimiter
    return found, source


def _of_spark(data: Sequence[str], table: str | None, most: int, master: str, settings: Sequence[str]) -> Sample:
    """The sample of a table, or of a stream. Raises RunError."""
    if data and (table is not None or len(data) > 1):
        raise click.UsageError("a stream or a table is the only input of its contract")
    conf = spark_settings(settings)
    require("spark" if table is not None else "jetstream")
    if table is None:
        from natsgrammar_spark.jetstream.address import options_at
        from natsgrammar_spark.jetstream.options import reading

        reading(options_at(data[0]))  # its mistakes show before Spark starts
    from natsgrammar_spark.inputs.sampled import of_stream, of_table
    from natsgrammar_spark.session.session import session

    with progress() as step, session(master, conf, None, step) as spark:
        step("reading a sample")
        return of_table(spark, table, most) if table is not None else of_stream(spark, data[0], most)


def _name(name: str | None, source: str) -> str:
    """The name of the contract: the given one, or that of the data in letters that a name may have."""
    if name is None:
        stem = Path(source.rstrip("/")).name.split("?")[0]
        stem = re.sub(r"(\.(json|jsonl|ndjson|csv|parquet|gz|bz2))+$", "", stem)
        name = re.sub(r"[^A-Za-z0-9_.-]+", "_", stem).strip("_.-") or "contract"
    from natsgrammar_spark.contract import NAME

    if not re.fullmatch(NAME, name):
        raise click.UsageError(f"--name {quoted(name)}: use letters, digits, `_`, `.` and `-`")
    return name
