"""`natsgrammar impact`: the names in use that another edition or dialect judges differently."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from natsgrammar.text import located, printable_lines
from natsgrammar_gen.cli.common import cell, spark_settings, table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import complete, edition, find, kind_of_name
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import BadInput, FilePath
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from natsgrammar_spark.impact import Impact, Source


@click.command("impact")
@click.argument("a", shell_complete=complete("rule"))
@click.argument("b", shell_complete=complete("rule"))
@grammar_option
@click.option("--rule", "role", metavar="KIND", help="The kind of name if A and B name none, such as stream-name.")
@click.option(
    "--input",
    "inputs",
    multiple=True,
    required=True,
    metavar="PATH",
    type=FilePath(path_type=str),
    help="A file, directory or glob.",
)
@click.option("--format", "form", type=click.Choice(["json", "csv", "parquet"]), help="Format of the input.")
@click.option("--column", required=True, metavar="PATH", help="Where the names are, such as config.name.")
@click.option("--examples", default=10, show_default=True, type=click.IntRange(min=0), help="How many names to show.")
@click.option(
    "--output",
    metavar="DIR",
    type=FilePath(path_type=str),
    help="Local directory for all names that change, as Parquet.",
)
@click.option("--overwrite", is_flag=True, help="Replace an earlier result (never anything else).")
@click.option("--report", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--master", default="local[*]", show_default=True, help="Spark master URL.")
@click.option("--conf", "settings", multiple=True, metavar="KEY=VALUE", help="Spark setting; repeatable.")
def command(
    a: str,
    b: str,
    role: str | None,
    inputs: tuple[str, ...],
    form: str | None,
    column: str,
    examples: int,
    output: str | None,
    overwrite: bool,
    report: str,
    master: str,
    settings: tuple[str, ...],
) -> None:
    """Show which names in use become valid or invalid from A to B.

    A and B are rules, or with --rule two editions or dialects. Reads Parquet, JSON lines or CSV; write the column
    as in a contract. Each distinct name is judged once.

    \b
      natsgrammar impact adr6@2021-06-28:stream-name adr6@2023-02-01:stream-name \\
          --input streams.jsonl --column config.name
      natsgrammar impact nats-server nats-java --rule subject-publish \\
          --input messages/ --column subject

    Exit codes: 0 nothing changes, 1 some names do, 2 usage error or bad input, in which case nothing is written;
    also 2 if no name changes but some lines are malformed.
    """
    before, after = _address(a, role), _address(b, role)
    require("spark")
    from natsgrammar_spark.contract.problems import RunError

    conf = spark_settings(settings)
    try:
        source = _source(inputs, form, column, output, overwrite)
        from natsgrammar_spark.contract.discover import size
        from natsgrammar_spark.impact import impact_of_files
        from natsgrammar_spark.session.session import session

        with progress() as step, session(master, conf, size(source.files), step) as spark:
            step(f"reading {column}")
            found = impact_of_files(spark, source, before, after, examples, output, overwrite)
    except RunError as error:
        click.echo(f"error: {printable_lines(str(error))}", err=True)
        raise SystemExit(2) from None
    click.echo(json.dumps(asdict(found), indent=2) if report == "json" else _text(found))
    raise SystemExit(1 if found.changed else 2 if found.unreadable else 0)


def _source(inputs: tuple[str, ...], form: str | None, column: str, output: str | None, overwrite: bool) -> Source:
    """The source to read; finds every mistake that shows before Spark starts, which takes seconds."""
    from natsgrammar_spark.contract.discover import find, format_of, unclear

    files = find(inputs)
    kind = form or format_of(files)
    if kind is None:
        raise BadInput(unclear(files, inputs[0]))
    from natsgrammar_spark.impact import source_of
    from natsgrammar_spark.outputs.local import check_output

    if output is not None:
        check_output(output, overwrite, inputs)
    return source_of(files, kind, column)


def _address(address: str, role: str | None) -> str:
    """The full address of the rule that A or B means."""
    import natsgrammar as ng
    from natsgrammar import roles

    if role is None:
        if ":" not in address:
            raise BadInput(f"`{address}` does not name a rule: write SPEC[@EDITION]:RULE, or add --rule")
        return str(find("rule", address).address)
    if ":" in address:
        raise click.UsageError(f"`{address}` already names a rule: omit --rule")
    chosen = edition(address)
    if not any(known.endswith(f":{role}") for known in ng.rules()):
        role = kind_of_name(role)
    # Another edition of the same specification may show its name for the role.
    spec = chosen.partition("@")[0]
    names = [
        rule
        for _, known in roles().get(role, ())
        for of, _, rule in [known.partition(":")]
        if of.startswith(f"{spec}@")
    ]
    for name in dict.fromkeys([*names, role]):
        with suppress(ng.UnknownAddress):
            return ng.rule(f"{chosen}:{name}").address
    raise BadInput(f"`{chosen}` has no rule for `{role}`")


def _text(found: Impact) -> str:
    rows = [(group, f"{found.names[group]:,}", f"{found.rows[group]:,}") for group in found.names]
    rows += [("null", "", f"{found.nulls:,}")] if found.nulls else []
    rows += [("malformed lines", "", f"{found.unreadable:,}")] if found.unreadable else []
    parts = [f"{found.before} → {found.after}", table(rows, ("", "names", "rows"))]
    for group, examples in found.examples.items():
        if examples:
            lines = [(cell(e.name), f"{e.rows:,}", located(e.found, e.position), cell(e.suggestion)) for e in examples]
            parts.append(table(lines, (group, "rows", "why", "use instead")))
            rest = found.names[group] - len(examples)
            parts[-1] += f"\n… and {rest:,} more" if rest else ""
    if not found.changed:
        parts.append("no name changes its verdict")
    return "\n\n".join(parts)
