"""`natsgrammar check`: names against a rule."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from typing import Any

import click

from natsgrammar.text import counted, printable
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.input import Unreadable, Value, records, values
from natsgrammar_gen.cli.names import (
    CLEAN,
    FINDINGS,
    complain,
    complete,
    fields_of,
    find,
    form_option,
    input_options,
    notice_file,
    origin,
    pointed,
    say,
    say_json,
    where,
)
from natsgrammar_gen.cli.stdio import USAGE_ERROR, opened_input, reports


@click.command("check")
@click.argument("address", shell_complete=complete("rule"))
@click.argument("names", nargs=-1, metavar="NAME… | -")
@click.option("--files", is_flag=True, help="Read names from these files, one per line or as set by --jsonl or -0.")
@grammar_option
@input_options("name")
@form_option
@click.option("-q", "--quiet", is_flag=True, help="Print only errors; the exit code gives the result.")
@reports
def check(
    address: str,
    names: tuple[str, ...],
    files: bool,
    jsonl: bool,
    field: str | None,
    null: bool,
    form: str,
    quiet: bool,
) -> int:
    """Check names against a rule: report the first error of each, its position and a suggestion.

    With `-` every line of standard input is a name; nothing is trimmed. With --files every line of the files is one;
    line endings (LF or CRLF) and a byte order mark are ignored.

    \b
      natsgrammar check adr6:stream-name ORDERS ORDERS.EU
      nats stream ls --names | natsgrammar check adr6:stream-name -
      natsgrammar check adr6:stream-name --jsonl --field config.name < streams.jsonl
      natsgrammar check adr6:stream-name --files names/*.txt
      find . -printf '%f\\0' | natsgrammar check adr6:os-object-name -0 --quiet

    Exit codes: 0 all valid, 1 some refused, 2 usage error or unreadable input.
    """
    rule = find("rule", address)
    checked = refused = unreadable = 0
    for file, value in _values(names, files, jsonl=jsonl, field=field, null=null):
        if isinstance(value, Unreadable):
            complain(f"{file}: {value}" if file else value)
            unreadable += 1
            continue
        violation = rule.check(value.text)
        checked += 1
        refused += violation is not None
        if quiet:
            continue
        if violation is None and value.line is None:
            notice_file(value.text, f"to check the names in it: {_of_file(address, value.text)}")
        if form == "json":
            verdict = {"address": rule.address, "name": value.text, "valid": violation is None}
            say_json(({"file": file} if file else {}) | verdict | origin(value) | fields_of(violation))
        elif violation is not None:
            place = f"{printable(file)}, " if file else ""
            say(f"{place}{where(value, 'name' if null else 'line')}refused by {rule.address}")
            say("\n".join(pointed(value.text, violation)))
            if value.line is None and os.path.isfile(value.text):  # noqa: PTH113 - Path raises for a long name
                say(f"    to check the names in this file: {_of_file(address, value.text)}")
    if form == "text" and not quiet:
        counts = [f"{count:,} {word}" for count, word in ((refused, "refused"), (unreadable, "unreadable")) if count]
        told = f"{counted(checked, 'name')} checked, {', '.join(counts) or 'all valid'}"
        say(told if checked or unreadable else "no names read")
    return USAGE_ERROR if unreadable else FINDINGS if refused else CLEAN


def _of_file(address: str, file: str) -> str:
    """The command that checks the names in a file."""
    lines = " --jsonl --field PATH" if file.endswith((".jsonl", ".ndjson", ".json")) else ""
    return printable(f"natsgrammar check {address} --files {shlex.quote(file)}{lines}")


def _values(names: Sequence[str], files: bool, **how: Any) -> Iterator[tuple[str, Value | Unreadable]]:
    """What there is to check, with the file that it is from: none for arguments and standard input."""
    if not files:
        yield from (("", value) for value in values(tuple(names), **how))
        return
    if not names:
        raise click.UsageError("missing argument: `--files` takes files of names")
    for file in names:
        with opened_input(file) as stream:
            yield from ((file, value) for value in records(stream, f"`{printable(file)}`", text_file=True, **how))
