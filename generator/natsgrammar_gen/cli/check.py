"""`natsgrammar check`: names against a rule."""

from __future__ import annotations

import os
import shlex

import click

from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.input import Unreadable, values
from natsgrammar_gen.cli.names import (
    CLEAN,
    FINDINGS,
    complain,
    complete,
    fields_of,
    find,
    form_option,
    input_options,
    origin,
    pointed,
    say,
    say_json,
    where,
)
from natsgrammar_gen.cli.stdio import USAGE_ERROR, reports


@click.command("check")
@click.argument("address", shell_complete=complete("rule"))
@click.argument("names", nargs=-1, metavar="NAME… | -")
@grammar_option
@input_options("name")
@form_option
@click.option("-q", "--quiet", is_flag=True, help="Print only errors; the exit code gives the result.")
@reports
def check(
    address: str, names: tuple[str, ...], jsonl: bool, field: str | None, null: bool, form: str, quiet: bool
) -> int:
    """Check names against a rule: report the first error of each, its position and a suggestion.

    With `-` every line of standard input is a name; nothing is trimmed.

    \b
      natsgrammar check adr6:stream-name ORDERS ORDERS.EU
      nats stream ls --names | natsgrammar check adr6:stream-name -
      natsgrammar check adr6:stream-name --jsonl --field config.name < streams.jsonl
      find . -printf '%f\\0' | natsgrammar check adr6:os-object-name -0 --quiet

    Exit codes: 0 all valid, 1 some refused, 2 usage error or unreadable input.
    """
    rule = find("rule", address)
    checked = refused = unreadable = 0
    for value in values(names, jsonl=jsonl, field=field, null=null):
        if isinstance(value, Unreadable):
            complain(value)
            unreadable += 1
            continue
        violation = rule.check(value.text)
        checked += 1
        refused += violation is not None
        if quiet:
            continue
        if form == "json":
            verdict = {"address": rule.address, "name": value.text, "valid": violation is None}
            say_json(verdict | origin(value) | fields_of(violation))
        elif violation is not None:
            say(f"{where(value, 'name' if null else 'line')}refused by {rule.address}")
            say("\n".join(pointed(value.text, violation)))
            if value.line is None and os.path.isfile(value.text):  # noqa: PTH113 - Path raises for a long name
                say(f"    to check the names in this file: natsgrammar check {address} - < {shlex.quote(value.text)}")
    if form == "text" and not quiet:
        noun = "name" if checked == 1 else "names"
        counts = [f"{count} {word}" for count, word in ((refused, "refused"), (unreadable, "unreadable")) if count]
        counted = f"{checked} {noun} checked, {', '.join(counts) or 'all valid'}"
        say(counted if checked or unreadable else "no names read")
    return USAGE_ERROR if unreadable else FINDINGS if refused else CLEAN
