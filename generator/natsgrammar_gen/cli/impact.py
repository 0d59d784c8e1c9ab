"""`natsgrammar impact`: the names in use that another edition or dialect judges differently."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import click

import natsgrammar as ng
from natsgrammar.core import edition_of, kind_of_name, kinds
from natsgrammar_gen.cli.common import cell, input_format_option, input_option, settings_option, table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import complete, find
from natsgrammar_gen.cli.progress import progress
from natsgrammar_gen.cli.stdio import PATH, BadInput
from natsgrammar_gen.extras import require

if TYPE_CHECKING:
    from natsgrammar_spark.impact import Impact


@click.command("impact")
@click.argument("a", shell_complete=complete("rule"))
@click.argument("b", shell_complete=complete("rule"))
@grammar_option
@click.option("--rule", "role", metavar="KIND", help="The kind of name if A and B name none, such as stream-name.")
@input_option("A file, directory or glob.", required=True)
@input_format_option
@click.option("--column", required=True, metavar="PATH", help="Where the names are, such as config.name.")
@click.option("--examples", default=10, show_default=True, type=click.IntRange(min=0), help="How many names to show.")
@click.option("--output", "-o", metavar="DIR", type=PATH, help="Local directory for all names that change, as Parquet.")
@click.option("--overwrite", is_flag=True, help="Replace an earlier result (never anything else).")
@click.option("--format", "--report", "report", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--master", default="local[*]", show_default=True, help="Spark master URL.")
@settings_option
def command(**options: Any) -> None:
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
    request = SimpleNamespace(**options)
    before, after = _address(request.a, request.role), _address(request.b, request.role)
    require("spark")
    from natsgrammar_spark import impact, inputs
    from natsgrammar_spark.outputs.local import check_output
    from natsgrammar_spark.session.session import session

    output = request.output, request.overwrite
    files = inputs.files_at(request.inputs, request.form)
    if request.output is not None:  # shows mistakes before Spark starts, which takes seconds
        check_output(request.output, request.overwrite, files.paths)
    source = impact.source_of(files, request.column)
    with progress() as step, session(request.master, request.settings, files.size, step) as spark:
        step(f"reading {request.column}")
        result = impact.impact_of_files(spark, source, before, after, request.examples, *output)
    click.echo(json.dumps(asdict(result), indent=2) if request.report == "json" else _text(result))
    raise SystemExit(1 if result.changed else 2 if result.unreadable else 0)


def _address(address: str, role: str | None) -> str:
    """Return the full address of the rule that A or B means."""
    if role is None:
        if ":" not in address and address not in kinds():
            raise BadInput(f"`{address}` does not name a rule: write SPEC[@EDITION]:RULE, or add --rule")
        return str(find("rule", address).address)
    if ":" in address:
        raise click.UsageError(f"`{address}` already names a rule: omit --rule")
    chosen = edition_of(address)
    if not any(known.endswith(f":{role}") for known in ng.rules()):
        role = kind_of_name(role)
    # Another edition of the same specification may show its name for the role.
    spec = chosen.partition("@")[0]
    stances = (known.partition(":") for _, known in ng.roles().get(role, ()))
    names = [rule for of, _, rule in stances if of.startswith(f"{spec}@")]
    for name in dict.fromkeys([*names, role]):
        with suppress(ng.UnknownAddress):
            return ng.rule(f"{chosen}:{name}").address
    raise BadInput(f"`{chosen}` has no rule for `{role}`")


def _text(impact: Impact) -> str:
    words = {group: group.replace("refused", "rejected") for group in impact.names}  # JSON keeps its keys
    rows = [(words[group], f"{impact.names[group]:,}", f"{impact.rows[group]:,}") for group in words]
    rows += [("null", "", f"{impact.nulls:,}")] if impact.nulls else []
    rows += [("malformed lines", "", f"{impact.unreadable:,}")] if impact.unreadable else []
    parts = [f"{impact.before} → {impact.after}", table(rows, ("", "names", "rows"))]
    for group, examples in impact.examples.items():
        if examples:
            whys = [example.message.partition("expected ")[0].rstrip(";: ") for example in examples]
            pairs = zip(examples, whys, strict=True)
            lines = [(cell(e.name), f"{e.rows:,}", why, cell(e.suggestion)) for e, why in pairs]
            parts.append(table(lines, (words[group], "rows", "why", "use instead")))
            rest = impact.names[group] - len(examples)
            parts[-1] += f"\n… and {rest:,} more" if rest else ""
    if not impact.changed:
        parts.append("no name changes its verdict")
    return "\n\n".join(parts)
