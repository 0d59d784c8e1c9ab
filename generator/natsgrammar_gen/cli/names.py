"""`natsgrammar check`, `rules`, `encode`, `decode`, `match`: the runtime on the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from natsgrammar_gen.cli.input import Unreadable, Value, values
from natsgrammar_gen.cli.stdio import reports, width

if TYPE_CHECKING:
    import natsgrammar as ng

_CLEAN, _FINDINGS, _WRONG_USE = 0, 1, 2
_REACH = 36  # columns that a text shows on either side of its error
_COLUMN = 28  # columns of an example in the table of rules

_VIOLATION = ("position", "found", "expected", "message", "suggestion")


# ---- what the commands share ----------------------------------------------------------------------------------------


def _complete(kind: str) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    def complete(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
        known = _runtime().rules() if kind == "rule" else _runtime().codecs()
        short = dict.fromkeys(_short(address) for address in known)
        return [CompletionItem(it) for it in (*short, *known) if it.startswith(incomplete)]

    return complete


_form = click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Text for people, or one JSON object per line.",
)


def _input(function: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say how standard input is read."""
    for option in (
        click.option("-0", "--null", is_flag=True, help="Read names separated by NUL bytes from standard input."),
        click.option("--field", metavar="PATH", help="Where in a JSON line the name is: config.name, subjects.0."),
        click.option("--jsonl", is_flag=True, help="Read JSON lines from standard input: strings, or see --field."),
    ):
        function = option(function)
    return function


def _runtime() -> Any:
    try:
        import natsgrammar
    except ModuleNotFoundError:
        raise click.UsageError("the package `natsgrammar` is not there yet: run `natsgrammar generate`") from None
    return natsgrammar


def _find(kind: str, address: str) -> Any:
    """The rule or codec, or a usage error that suggests near addresses."""
    runtime = _runtime()
    try:
        return getattr(runtime, kind)(address)
    except runtime.UnknownAddress as error:
        raise click.UsageError(str(error)) from None


def _print(text: str, end: str = "\n") -> None:
    sys.stdout.buffer.write((text + end).encode(errors="backslashreplace"))


def _print_json(record: dict[str, object]) -> None:
    """One line; in ASCII if there is anything that an editor or a reader of lines could take for its end."""
    text = json.dumps(record, ensure_ascii=False)
    _print(text if text.isprintable() else json.dumps(record))


def _complain(complaint: object) -> None:
    """On standard error, in order with standard output."""
    sys.stdout.buffer.flush()
    click.echo(f"error: {complaint}", err=True)


def _origin(value: Value) -> dict[str, object]:
    return {"line": value.line, "field": value.field}


def _where(value: Value, noun: str) -> str:
    field = f", {value.field}" if value.field else ""
    return f"{noun} {value.line}{field}: " if value.line else ""


def _told(violation: ng.Violation | None) -> dict[str, object]:
    return {key: getattr(violation, key, None) for key in _VIOLATION}


def _pointed(text: str, violation: ng.Violation) -> list[str]:
    """The text around its error, a caret below the error, and what to write instead."""
    from natsgrammar.text import printable

    start, end = max(0, violation.position - _REACH), violation.position + _REACH
    left = "…" * (start > 0) + printable(text[start : violation.position])
    right = printable(text[violation.position : end]) + "…" * (end < len(text))
    lines = [f"    {left}{right}", f"    {' ' * width(left)}^ {violation.message}"]
    if violation.suggestion is not None:
        more = "…" * (len(violation.suggestion) > 4 * _REACH)
        lines.append(f"    try {printable(violation.suggestion[: 4 * _REACH])}{more}")
    return lines


def _short(address: str) -> str:
    """The address without its edition."""
    return f"{address.partition('@')[0]}:{address.partition(':')[2]}"


# ---- check ----------------------------------------------------------------------------------------------------------


@click.command("check")
@click.argument("address", shell_complete=_complete("rule"))
@click.argument("names", nargs=-1, metavar="NAME… | -")
@_input
@_form
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors; the exit code tells.")
@reports
def check(
    address: str, names: tuple[str, ...], jsonl: bool, field: str | None, null: bool, form: str, quiet: bool
) -> int:
    """Check names against a rule, and say what is wrong, where, and what to write instead.

    With `-` every line of standard input is a name, as it stands: nothing is trimmed.

    \b
      natsgrammar check adr6:stream-name ORDERS ORDERS.EU
      nats stream ls --names | natsgrammar check adr6:stream-name -
      natsgrammar check adr6:stream-name --jsonl --field config.name < streams.jsonl
      find . -printf '%f\\0' | natsgrammar check adr6:os-object-name -0 --quiet

    Exit codes: 0 all valid, 1 some refused, 2 wrong use or input that cannot be read.
    """
    rule = _find("rule", address)
    checked = refused = unreadable = 0
    for value in values(names, jsonl=jsonl, field=field, null=null):
        if isinstance(value, Unreadable):
            _complain(value)
            unreadable += 1
            continue
        violation = rule.check(value.text)
        checked += 1
        refused += violation is not None
        if quiet:
            continue
        if form == "json":
            verdict = {"address": rule.address, "name": value.text, "valid": violation is None}
            _print_json(verdict | _origin(value) | _told(violation))
        elif violation is not None:
            _print(f"{_where(value, 'name' if null else 'line')}refused by {rule.address}")
            _print("\n".join(_pointed(value.text, violation)))
    if form == "text" and not quiet:
        noun = "name" if checked == 1 else "names"
        counts = [f"{count} {word}" for count, word in ((refused, "refused"), (unreadable, "unreadable")) if count]
        _print(f"{checked} {noun} checked, {', '.join(counts) or 'all valid'}")
    return _WRONG_USE if unreadable else _FINDINGS if refused else _CLEAN


# ---- encode, decode -------------------------------------------------------------------------------------------------


def _translate(
    direction: str, address: str, arguments: tuple[str, ...], jsonl: bool, field: str | None, null: bool, form: str
) -> int:
    codec = _find("codec", address)
    translate = getattr(codec, direction)
    refused = unreadable = 0
    for value in values(arguments, jsonl=jsonl, field=field, null=null):
        if isinstance(value, Unreadable):
            _complain(value)
            unreadable += 1
            continue
        result, violation = None, None
        try:
            result = translate(value.text)
        except _runtime().CodecError as error:
            violation = error.violation
            refused += 1
        if form == "json":
            outcome = {"address": codec.address, "value": value.text, "result": result}
            _print_json(outcome | _origin(value) | _told(violation))
        elif violation is None:
            _print(str(result), "\0" if null else "\n")
        else:
            where = _where(value, "value" if null else "line")
            _complain("\n".join([f"{where}{codec.address} cannot {direction}", *_pointed(value.text, violation)]))
    return _WRONG_USE if unreadable else _FINDINGS if refused else _CLEAN


@click.command("encode")
@click.argument("codec", shell_complete=_complete("codec"))
@click.argument("values", nargs=-1, metavar="VALUE… | -")
@_input
@_form
@reports
def encode(codec: str, values: tuple[str, ...], jsonl: bool, field: str | None, null: bool, form: str) -> int:
    """Encode values, so that they can stand in a name or a header.

    With `-` every line of standard input is a value, as it stands. Values that hold line breaks need -0 or --jsonl.

    \b
      natsgrammar encode aviso:topic-token 1.45            1%2E45
      natsgrammar encode cloudevents:header-value 'Euro €' Euro%20%E2%82%AC
      natsgrammar encode aviso:topic-token - < values.txt

    Exit codes: 0 all encoded, 1 some have no encoding, 2 wrong use or input that cannot be read.
    """
    return _translate("encode", codec, values, jsonl, field, null, form)


@click.command("decode")
@click.argument("codec", shell_complete=_complete("codec"))
@click.argument("texts", nargs=-1, metavar="TEXT… | -")
@_input
@_form
@reports
def decode(codec: str, texts: tuple[str, ...], jsonl: bool, field: str | None, null: bool, form: str) -> int:
    """Decode texts, strictly and in a single pass.

    With `-` every line of standard input is a text, as it stands. A decoded value may hold line breaks: -0 keeps such
    values apart with NUL bytes, --format json in strings.

    \b
      natsgrammar decode aviso:topic-token 1%2E45          1.45
      natsgrammar decode aviso:topic-token 100%            refused; try 100%25
      natsgrammar decode cloudevents:header-value - --format json < headers.txt

    Exit codes: 0 all decoded, 1 some refused, 2 wrong use or input that cannot be read.
    """
    return _translate("decode", codec, texts, jsonl, field, null, form)


# ---- match ----------------------------------------------------------------------------------------------------------


@click.command("match")
@click.argument("subject")
@click.argument("filters", nargs=-1, required=True, metavar="FILTER…")
@_form
@reports
def match(subject: str, filters: tuple[str, ...], form: str) -> int:
    """Tell which filters a message published on SUBJECT reaches.

    `*` stands for one token, `>` at the end for one or more. Inside a longer token both are ordinary characters, and so
    are they everywhere in SUBJECT. Quote them, or the shell expands them.

    \b
      natsgrammar match time.us.east 'time.*.east' 'time.us.*' 'time.>'

    Exit codes: 0 some filter matches, 1 none does, 2 wrong use.
    """
    runtime = _runtime()
    matched = False
    for pattern in filters:
        verdict = runtime.match(subject, pattern)
        matched |= verdict
        note = _match_note(subject, pattern)
        if form == "json":
            _print_json({"subject": subject, "filter": pattern, "match": verdict, "note": note})
        else:
            _print(f"{'yes' if verdict else 'no ':3}  {pattern}{f'    ({note})' if note else ''}")
    return _CLEAN if matched else _FINDINGS


def _match_note(subject: str, pattern: str) -> str | None:
    """What people overlook about this subject and filter."""
    tokens = pattern.split(".")
    if "" in subject.split("."):
        return "the subject has an empty token, so nothing matches it"
    if "" in tokens:
        return "the filter has an empty token, so it matches nothing"
    if ">" in tokens[:-1]:
        return "`>` stands before the last token, so the filter matches nothing"
    for token in tokens:
        if len(token) > 1 and ("*" in token or ">" in token):
            return f"`{token}` is not a wildcard; it matches only the literal text"
    return None


# ---- rules ----------------------------------------------------------------------------------------------------------


@click.command("rules")
@click.argument("pattern", default="", shell_complete=_complete("rule"))
@click.option("-a", "--all", "older", is_flag=True, help="Older editions, too; a PATTERN with @ implies it.")
@_form
@reports
def rules(pattern: str, older: bool, form: str) -> int:
    """List rules and codecs: their addresses, a valid name, and an invalid one.

    PATTERN is a part of the address, or a pattern with * and ?.

    \b
      natsgrammar rules
      natsgrammar rules stream-name --all
      natsgrammar rules 'adr6@2021*' --format json

    Exit codes: 0 found some, 1 none matches, 2 wrong use.
    """
    runtime = _runtime()
    wanted = pattern if any(c in pattern for c in "*?[") else f"*{pattern}*"
    older = older or "@" in pattern
    latest = {address.partition("@")[0]: address.partition(":")[0] for address in runtime.rules()}
    known = [("rule", address) for address in runtime.rules()] + [("codec", address) for address in runtime.codecs()]
    chosen = [
        (kind, address)
        for kind, address in known
        if (older or address.partition(":")[0] in latest.values())
        and (fnmatchcase(address, wanted) or fnmatchcase(_short(address), wanted))
    ]
    if not chosen:
        click.echo(
            f"error: no address matches `{pattern}`{'' if older else ' in the latest editions: try --all'}", err=True
        )
        return _FINDINGS
    if form == "json":
        for kind, address in chosen:
            _print_json(_described(kind, address))
    else:
        from natsgrammar_gen.cli.common import table

        rows = [_row(kind, address, older) for kind, address in chosen]
        _print(table(rows, ("ADDRESS", "KIND", "VALID", "INVALID")))
    return _CLEAN


def _described(kind: str, address: str) -> dict[str, object]:
    found = getattr(_runtime(), kind)(address)
    wire = found if kind == "rule" else found.wire
    described: dict[str, object] = {"address": address, "kind": kind}
    for key in ("title", "source", "section", "production", "pattern", "max_bytes", "good"):
        described[key] = getattr(wire, key)
    described["bad"] = [{"name": name, "position": position} for name, position in wire.bad]
    return described


def _row(kind: str, address: str, older: bool) -> tuple[str, ...]:
    from natsgrammar.text import printable

    def clipped(examples: list[str]) -> str:
        text = printable(next((example for example in examples if example), "")) or "-"
        return text if len(text) <= _COLUMN else text[: _COLUMN - 1] + "…"

    found = getattr(_runtime(), kind)(address)
    wire = found if kind == "rule" else found.wire
    return (
        address if older else _short(address),
        kind,
        clipped(list(wire.good)),
        clipped([name for name, _ in wire.bad]),
    )


commands = [check, rules, encode, decode, match]
