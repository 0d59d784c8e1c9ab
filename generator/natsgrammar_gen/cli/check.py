"""`natsgrammar check`: names against a rule."""

import os
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import replace

import click

import natsgrammar as ng
from natsgrammar.text import counted, printable, quoted
from natsgrammar_gen.cli.grammars import grammar_option
from natsgrammar_gen.cli.input import Reading, Texts, Unreadable, records, values
from natsgrammar_gen.cli.names import (
    Tally,
    complete,
    fields_of,
    find_first,
    form_option,
    notice_file,
    pointed,
    reading_options,
    say,
    say_rows,
    where,
)
from natsgrammar_gen.cli.stdio import opened_input


@click.command("check")
@click.argument("address", shell_complete=complete("rule"))
@click.argument("names", nargs=-1, metavar="NAME… | -")
@click.option("--files", is_flag=True, help="Read names from these files, one per line or as set by --jsonl or -0.")
@grammar_option
@reading_options("name")
@form_option
@click.option("-q", "--quiet", is_flag=True, help="Print only errors; the exit code gives the result.")
def check(address: str, names: tuple[str, ...], files: bool, reading: Reading, form: str, quiet: bool) -> int:
    """Check names against a rule: report the first error of each, its position and a suggestion.

    Positions count characters from 0. Write -- before a name that begins with a hyphen.

    ADDRESS is a kind of name, such as stream-name, or stream for short: every server and client accepts these names.
    Or it is SPEC[@EDITION]:RULE, the rule of one specification, server or client.

    With `-` every line of standard input is a name; nothing is trimmed. With --files every line of the files is one;
    line endings (LF or CRLF) and a byte order mark are ignored.

    \b
      natsgrammar check stream-name ORDERS ORDERS.EU
      nats stream ls --names | natsgrammar check stream-name -
      natsgrammar check stream-name --jsonl --field config.name < streams.jsonl
      natsgrammar check nats-server:stream-name --files names/*.txt
      find . -printf '%f\\0' | natsgrammar check obj-object-name -0 --quiet

    Exit codes: 0 all valid, 1 some rejected, 2 usage error or unreadable input.
    """
    rule, tally = find_first("rule", address, names, "check"), Tally()
    for run in tally.readable(_values(names, files, reading)):
        rejected = [at for at, valid in enumerate(map(rule.is_valid, run.texts)) if not valid]
        tally.refused += len(rejected)
        if quiet:
            continue
        if run.lines[0] is None and not rejected:
            notice_file(run.texts[0], f"to check the names in it: {_of_file(address, run.texts[0])}")
        violations = ((at, rule.check(run.texts[at])) for at in rejected)
        if form == "json":
            file = {"file": run.file} if run.file else {}
            verdict = {"address": rule.address, "name": "", "valid": True, "line": 0, "field": run.field}
            others = {at: {"valid": False, **fields_of(violation)} for at, violation in violations}
            say_rows(file | verdict | fields_of(None), others, name=run.texts, line=run.lines)
        else:
            for at, violation in violations:
                _show(address, rule, run, at, violation, "name" if reading.null else "line")
    if form == "text" and not quiet:
        counts = ((tally.refused, "rejected"), (tally.unreadable, "unreadable"))
        result = ", ".join(f"{count:,} {word}" for count, word in counts if count) or "all valid"
        say(f"{counted(tally.read, 'name')} checked, {result}" if tally.read or tally.unreadable else "no names read")
    return tally.code


def _show(address: str, rule: ng.Rule, run: Texts, at: int, violation: ng.Violation, noun: str) -> None:
    text = run.texts[at]
    say(f"{where(run, at, noun)}rejected by {rule.address}")
    say("\n".join(pointed(text, violation)))
    if run.lines[at] is None and os.path.isfile(text):  # noqa: PTH113 - Path raises for a long name
        say(f"    to check the names in this file: {_of_file(address, text)}")


def _of_file(address: str, file: str) -> str:
    lines = " --jsonl --field PATH" if file.endswith((".jsonl", ".ndjson", ".json")) else ""
    return printable(f"natsgrammar check {address} --files {shlex.quote(file)}{lines}")


def _values(names: Sequence[str], files: bool, reading: Reading) -> Iterator[Texts | Unreadable]:
    """Yield the values to check: arguments, standard input, or the records of files."""
    if not files:
        if names and (reading.jsonl or reading.null) and os.path.isfile(names[0]):  # noqa: PTH113 - as above
            raise click.UsageError(f"{quoted(names[0])} is a file: add `--files` to read the names in it")
        yield from values(tuple(names), reading)
        return
    if not names:
        raise click.UsageError("missing argument: `--files` takes files of names")
    for file in names:
        with opened_input(file) as stream:
            for value in records(stream, f"`{printable(file)}`", reading, text_file=True):
                if isinstance(value, Texts):
                    yield replace(value, file=file)
                else:
                    yield Unreadable(f"{file}: {value.where}", value.reason)
