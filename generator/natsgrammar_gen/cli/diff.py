"""`natsgrammar diff`: what changed between two editions, specifications or rules."""

import json
import textwrap
from dataclasses import asdict

import click

from natsgrammar.core import edition_of, kinds
from natsgrammar.diagnostics import FORMATS
from natsgrammar.text import printable
from natsgrammar_gen.cli.common import cell, table
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, automaton, complete, find, languages
from natsgrammar_gen.cli.stdio import USAGE_ERROR, readable, terminal_columns
from natsgrammar_gen.compare.breaking import CODES
from natsgrammar_gen.compare.diff import LENGTHS_SHOWN, RuleDiff, diff_editions, diff_rules
from natsgrammar_gen.emit.pages.history import counts, unchanged
from natsgrammar_gen.emit.pages.template import template

LENGTHS_HELP = "Count the names of this many lengths, from the shortest on."


@click.command("diff")
@click.argument("a", shell_complete=complete("rule"))
@click.argument("b", shell_complete=complete("rule"))
@grammar_option
@click.option("--all", "every", is_flag=True, help="Also list the unchanged rules.")
@click.option("--lengths", default=LENGTHS_SHOWN, show_default=True, type=click.IntRange(1, 1024), help=LENGTHS_HELP)
@click.option("--format", "form", type=click.Choice(["text", "markdown", "json"]), default="text", show_default=True)
def command(a: str, b: str, every: bool, lengths: int, form: str) -> int:
    """Show exactly which names became valid or invalid from A to B.

    A and B are editions, specifications or single rules. For each rule: whether it is equal, narrowed, widened or
    changed, the shortest name lost and gained, and the number of names lost and gained, by length.
    Or they are contracts (`.yaml`), with their changes as `breaking` names them.
    The answer is computed, not sampled.

    \b
      natsgrammar diff adr6@2021-06-28 adr6@2023-02-01
      natsgrammar diff adr6:stream-name nats-server:stream-name
      natsgrammar diff nats-go nats-java --format markdown
      natsgrammar diff released/orders.yaml orders.yaml

    Exit codes: 0 equal, 1 something differs, 2 usage error.
    """
    if all(each.endswith((".yaml", ".yml")) for each in (a, b)):
        return _contracts(a, b, form)
    rules = [":" in each or each in kinds() for each in (a, b)]
    if rules[0] != rules[1]:
        raise click.UsageError("compare two editions or two rules, not one of each")
    if rules[0]:
        before, after = find("rule", a), find("rule", b)
        old, new = f"{before.spec}@{before.edition}", f"{after.spec}@{after.edition}"
        name = before.name if before.name == after.name else f"{before.name} → {after.name}"
        changes = [diff_rules(name, automaton(before), automaton(after), lengths)]
    else:
        old, new = edition_of(a), edition_of(b)
        changes = diff_editions(languages(old), languages(new), lengths)
    different = [change for change in changes if change.verdict != "equal"]
    shown = changes if every or form == "json" else different
    click.echo(_FORMS[form](shown, old, new, len(changes) - len(different)))
    return FINDINGS if different else CLEAN


def _contracts(old: str, new: str, form: str) -> int:
    from natsgrammar_gen.contracts.changes import compared

    if len(readable((old, new))) < len({old, new}):
        return USAGE_ERROR
    changes = compared(old, new)
    rows = [(c.code, ", ".join(CODES[c.code].categories), printable(f"{c.place}: {c.message}")) for c in changes]
    text = table(rows, ("change", "breaks", "what")) if form == "text" and rows else ""
    lines = "\n".join(f"- {code} ({breaks}): {what}" for code, breaks, what in rows)
    click.echo({"text": text or "no changes", "markdown": lines, "json": FORMATS["json"](changes, {}).rstrip()}[form])
    return FINDINGS if changes else CLEAN


def _text(changes: list[RuleDiff], old: str, new: str, equal: int) -> str:
    rows = [(c.rule, c.verdict, cell(c.lost.witness), cell(c.gained.witness)) for c in changes]
    parts = [f"{old} → {new}"]
    if rows:
        parts.append(table(rows, ("rule", "verdict", "shortest lost", "shortest gained")))
    details = [
        f"{c.rule}: {word} {counts(names)}"
        for c in changes
        for word, names in (("loses", c.lost), ("gains", c.gained))
        if names.witness is not None
    ]
    if columns := terminal_columns():
        details = [textwrap.fill(line, columns, subsequent_indent="  ") for line in details]
    return "\n\n".join([*parts, *(["\n".join(details)] if details else []), unchanged(equal)])


def markdown(changes: list[RuleDiff], old: str, new: str, equal: int) -> str:
    """Render the changes as Markdown for a pull request; `equal` is the number of unchanged rules."""
    page = template("diff.md.j2").render(changes=changes, old=old, new=new, unchanged=unchanged(equal))
    return str(page).rstrip()


def _json(changes: list[RuleDiff], old: str, new: str, _: int) -> str:
    return json.dumps({"old": old, "new": new, "rules": [asdict(change) for change in changes]}, indent=2)


_FORMS = {"text": _text, "markdown": markdown, "json": _json}
