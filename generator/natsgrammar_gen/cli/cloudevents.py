"""`natsgrammar cloudevents`: CloudEvents in captured NATS messages, checked or converted to the other content mode."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import asdict
from typing import Any

import click
from click.shell_completion import CompletionItem

import natsgrammar as ng
from natsgrammar import cloudevents as ce
from natsgrammar.cloudevents import captured
from natsgrammar.errors import Misuse
from natsgrammar.streams import standard_input
from natsgrammar.text import counted, printable
from natsgrammar_gen.cli import Group
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, form_option, remark, say, with_options
from natsgrammar_gen.cli.stdio import PATH, USAGE_ERROR, BadInput, no_device, opened_input


@click.group("cloudevents", cls=Group)
def command() -> None:
    """Check and convert CloudEvents in JSON lines of NATS messages.

    A line is an object with `headers` (an object of names to a value or a list of values, a list of pairs, or null;
    or `hdrs`, as in JetStream's API) and `data` (base64, as there; see --data). Other members stay unchanged.

    \b
      natsgrammar cloudevents validate messages.jsonl --subject 'ce.>'
      natsgrammar cloudevents convert --to structured messages.jsonl > structured.jsonl
      natsgrammar cloudevents requirements
    """


def _lines(files: tuple[str, ...], subject: str | None, encoding: str) -> Iterator[tuple[str, captured.Line]]:
    for name in files or ("-",):
        label = "standard input" if name == "-" else f"`{printable(name)}`"
        with nullcontext(standard_input()) if name == "-" else opened_input(name) as stream:
            for line in captured.read_lines(no_device(stream, label), encoding, subject):
                yield f"line {line.number}" if name == "-" else f"{printable(name)}:{line.number}", line


def _options(_context: click.Context, _parameter: click.Parameter, settings: tuple[str, ...]) -> ce.Options:
    try:
        return ce.Options.parse(settings)
    except (TypeError, ValueError) as error:
        raise click.BadParameter(printable(str(error))) from None


def _complete(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(f"{name}=") for name in ce.Options.names() if f"{name}=".startswith(incomplete)]


def _filter(_context: click.Context, _parameter: click.Parameter, subject: str | None) -> str | None:
    if subject is not None and (violation := ng.rule("nats-docs:subscription").check(subject)):
        raise BadInput(f"`{printable(subject)}` is not a valid subject filter: {violation.message}")
    return subject


_shared = with_options(  # of commands for messages
    click.argument("files", nargs=-1, type=PATH, metavar="[FILE|-]..."),
    click.option(
        "--subject",
        metavar="FILTER",
        callback=_filter,
        help="Only messages whose subject matches, such as ce.*.created.",
    ),
    click.option(
        "--data",
        "encoding",
        type=click.Choice(["base64", "text"]),
        default="base64",
        show_default=True,
        help="The encoding of the payload in `data`.",
    ),
    click.option(
        "-o",
        "--option",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        callback=_options,
        shell_complete=_complete,
        help="A reading of the specification, such as uri_fragment=true or extension_types=seq:Integer.",
    ),
)


@command.command("validate", short_help="Report each requirement that a message breaks")
@_shared
@form_option
@click.option("--warnings", is_flag=True, help="Also report recommendations; they do not change the exit code.")
def validate(form: str, warnings: bool, options: ce.Options, **given: Any) -> int:
    """Report every requirement that a message breaks, by name, header or member, and position.

    Exit codes: 0 all messages are CloudEvents, 1 some are not, 2 usage error or unreadable input.
    """
    counts: Counter[str] = Counter()
    for place, line in _lines(**given):
        reading = ce.read(line.message, options) if line.message else None
        counts["unreadable" if reading is None else "valid" if reading.event else "invalid"] += 1
        if form == "json":
            say(json.dumps(_report(place, line, reading, warnings)))
        elif reading is None:
            say(f"{place}: {printable(line.reason)}")
        else:
            for problem in (*reading.errors, *(reading.warnings if warnings else ())):
                level = "warning: " if problem.level == "warning" else ""
                say(f"{place}: {level}{printable(str(problem))}")
    return _end(counts, "valid", "invalid")


def _report(place: str, line: captured.Line, reading: ce.Reading | None, warnings: bool) -> dict[str, object]:
    errors, doubts = (reading.errors, reading.warnings if warnings else ()) if reading else ((), ())
    mode, reason = (reading.mode, None) if reading else (None, line.reason)
    described = {"place": place, "line": line.number, "subject": line.subject, "valid": bool(reading and reading.event)}
    described |= {"reason": reason, "mode": mode, "errors": [asdict(problem) for problem in errors]}
    return {**described, "warnings": [asdict(problem) for problem in doubts]}


@command.command("convert", short_help="Write messages in the other content mode")
@click.option("--to", "mode", type=click.Choice(["binary", "structured"]), required=True, help="The content mode.")
@_shared
def convert(mode: str, encoding: str, options: ce.Options, **given: Any) -> int:
    """Write the messages in the other content mode, one JSON line each; other members stay unchanged.

    So do other headers, except those that the other mode reserves for the event: `ce-…` or `Content-Type`.

    An invalid CloudEvent is not written: its problems go to standard error.

    Exit codes: 0 all written, 1 some rejected, 2 usage error or unreadable input.
    """
    counts: Counter[str] = Counter()
    for place, line in _lines(encoding=encoding, **given):
        causes: list[object] = []
        try:
            say(captured.convert(line, mode, encoding, options))
        except ce.InvalidEvent as error:
            causes += error.problems
        except Misuse as error:
            causes.append(error)
        counts["unreadable" if line.message is None else "rejected" if causes else "written"] += 1
        for cause in causes:
            remark(f"{place}: {printable(str(cause))}")
    return _end(counts, "written", "rejected")


def _end(counts: Counter[str], good: str, bad: str) -> int:
    unreadable = f", {counts['unreadable']:,} unreadable" if counts["unreadable"] else ""
    remark(f"{counted(counts.total(), 'message')}: {counts[good]:,} {good}, {counts[bad]:,} {bad}{unreadable}")
    return USAGE_ERROR if counts["unreadable"] else FINDINGS if counts[bad] else CLEAN


@command.command("requirements", short_help="List the requirement IDs used in errors")
def requirements() -> int:
    """List the requirement IDs used in errors."""
    for row in ce.REQUIREMENTS.values():
        say(f"{row.id:<4} {row.section:<8} {row.strength:<8} {row.text}")
    return CLEAN
