"""`natsgrammar cloudevents`: CloudEvents in captured NATS messages, checked or converted to the other content mode."""

from __future__ import annotations

import base64
import binascii
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, BinaryIO

import click
from click.shell_completion import CompletionItem

from natsgrammar.streams import standard_input
from natsgrammar.text import counted, lowered, not_utf8, printable, unknown
from natsgrammar_gen.cli import Group
from natsgrammar_gen.cli.names import CLEAN, FINDINGS, say
from natsgrammar_gen.cli.stdio import STRICT_JSON, USAGE_ERROR, BadInput, FilePath, no_device, opened_input

if TYPE_CHECKING:
    from natsgrammar import cloudevents as ce


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


# ---- lines ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of input: its text, the record and its message, or why it is not a message."""

    place: str
    number: int
    text: str
    record: dict[str, Any]
    message: ce.Message | None
    reason: str = ""

    @property
    def subject(self) -> str | None:
        found = self.record.get("subject")
        return found if isinstance(found, str) else None


def _lines(files: tuple[str, ...], encoding: str, subject: str | None) -> Iterator[_Line]:
    from natsgrammar import match

    for name in files or ("-",):
        with _open(name) as stream:
            for number, raw in enumerate(stream, 1):
                if raw.strip():
                    line = _line(name, number, raw, encoding)
                    sent = line.subject
                    if subject is None or (match(sent, subject) if sent is not None else line.message is None):
                        yield line


@contextmanager
def _open(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield no_device(standard_input(), "standard input")
        return
    with opened_input(name) as stream:
        yield no_device(stream, f"`{printable(name)}`")


def _line(name: str, number: int, raw: bytes, encoding: str) -> _Line:
    place = f"line {number}" if name == "-" else f"{printable(name)}:{number}"
    text = ""
    record: Any = {}
    try:
        text = raw.decode("utf-8-sig")
        record = STRICT_JSON.decode(text)
        return _Line(place, number, text, record, _message(record, encoding))
    except UnicodeDecodeError as error:
        reason = not_utf8(error)
    except json.JSONDecodeError as error:
        reason = f"invalid JSON at position {error.pos}: {lowered(error.msg)}"
    except RecursionError:
        reason = "unreadable JSON: nested too deeply"
    except (TypeError, ValueError) as error:
        reason = str(error)
    return _Line(place, number, text, record if isinstance(record, dict) else {}, None, reason)


def _message(record: Any, encoding: str) -> ce.Message:
    """The message of a record. Raises TypeError or ValueError, which name what is missing."""
    from natsgrammar import cloudevents as ce

    if not isinstance(record, dict):
        raise TypeError(f"a message is a JSON object, not {_kind(record)}")
    parts: list[Any] = []
    reasons: list[str] = []
    for part in (lambda: _headers(record), lambda: _payload(record.get("data"), encoding)):
        try:
            parts.append(part())
        except (TypeError, ValueError) as error:
            reasons.append(str(error))
    if reasons:
        raise ValueError("; ".join(reasons))
    return ce.Message(*parts)


def _headers(record: dict[str, Any]) -> Any:
    """The headers of a record: `headers`, or `hdrs` as in JetStream's API."""
    if "hdrs" not in record:
        return _named(record.get("headers"))
    if "headers" in record:
        raise ValueError("both `headers` and `hdrs`, which mean the same")
    block = record["hdrs"] or ""
    if not isinstance(block, str):
        raise TypeError(f"`hdrs` is a string, not {_kind(block)}")
    try:
        version, *lines = base64.b64decode(block, validate=True).decode().removesuffix("\r\n\r\n").split("\r\n")
    except ValueError:
        raise ValueError("`hdrs` is not valid base64 of text") from None
    if block and not (version.startswith("NATS/1.0") and all(":" in line for line in lines)):
        raise ValueError("`hdrs` is not a block of NATS headers")
    named = (line.partition(":") for line in lines)
    return [(name, value.strip(" \t")) for name, _, value in named]


def _named(headers: object) -> list[tuple[str, object]]:
    """The names and values in `headers`. Raises TypeError in the words of JSON."""
    if not isinstance(headers, dict | list | None):
        raise TypeError(f"`headers` is an object or an array of pairs, not {_kind(headers)}")
    named: list[Any] = list(headers.items() if isinstance(headers, dict) else headers or ())
    for pair in named:
        if not isinstance(pair, tuple | list) or len(pair) != 2 or not isinstance(pair[0], str):
            raise TypeError("an element of `headers` is not a pair: expected an array of a name and a value")
        name, values = pair
        for value in values if isinstance(values, list) else [values]:
            if not isinstance(value, str):
                raise TypeError(f"the value of header `{name}` is a string or an array of strings, not {_kind(value)}")
    return named


def _payload(data: object, encoding: str) -> bytes:
    if data is None:
        return b""
    if not isinstance(data, str):
        raise TypeError(f"`data` is a string, not {_kind(data)}")
    try:
        return data.encode() if encoding == "text" else base64.b64decode(data, validate=True)
    except UnicodeEncodeError as error:
        raise ValueError(f"`data` holds a lone surrogate at position {error.start}") from None
    except (binascii.Error, ValueError) as error:
        raise ValueError(
            f"`data` is not valid base64 ({str(error).lower()}); if it is text, add `--data text`"
        ) from None


def _kind(value: object) -> str:
    names = {dict: "an object", list: "an array", str: "a string", bool: "a boolean", type(None): "null"}
    return names.get(type(value), "a number")


# ---- options --------------------------------------------------------------------------------------------------------


def _options(_context: click.Context, _parameter: click.Parameter, settings: tuple[str, ...]) -> ce.Options:
    from natsgrammar import cloudevents as ce

    known = {option.name: getattr(ce.DEFAULT, option.name) for option in fields(ce.Options)}
    chosen: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise click.BadParameter(f"`{printable(setting)}` is not a setting; expected NAME=VALUE")
        if name == "raw_non_ascii":  # deprecated: the opposite of `strict`
            chosen["strict"] = not _setting(name, text, False)
            continue
        if name not in known:
            raise click.BadParameter(unknown("option", name, known))
        chosen[name] = _setting(name, text, known[name])
    try:
        return ce.Options(**chosen)
    except (TypeError, ValueError) as error:
        raise click.BadParameter(printable(str(error))) from None


def _setting(name: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        if text not in ("true", "false"):
            raise click.BadParameter(f"`{name}` is `true` or `false`, not `{printable(text)}`")
        return text == "true"
    if isinstance(default, frozenset):
        return frozenset(text.split(","))
    if isinstance(default, str):
        return text
    pairs = [part.partition(":") for part in text.split(",")]
    return {attribute: kind for attribute, _, kind in pairs}


def _complete(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from natsgrammar import cloudevents as ce

    names = [f"{option.name}=" for option in fields(ce.Options)]
    return [CompletionItem(name) for name in names if name.startswith(incomplete)]


def _shared(function: Callable[..., Any]) -> Callable[..., Any]:
    """The arguments and options of every command that reads messages."""
    for option in (
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
        click.option(
            "--data",
            "encoding",
            type=click.Choice(["base64", "text"]),
            default="base64",
            show_default=True,
            help="The encoding of the payload in `data`.",
        ),
        click.option("--subject", metavar="FILTER", help="Only messages whose subject matches, such as ce.*.created."),
        click.argument("files", nargs=-1, type=FilePath(path_type=str), metavar="[FILE|-]..."),
    ):
        function = option(function)
    return function


def _filter(subject: str | None) -> str | None:
    from natsgrammar import rule

    if subject is not None and (violation := rule("nats-docs:subscription").check(subject)):
        raise BadInput(f"`{printable(subject)}` is not a valid subject filter: {violation.message}")
    return subject


def _complain(text: str) -> None:
    sys.stdout.buffer.flush()
    click.echo(text, err=True)


# ---- commands -------------------------------------------------------------------------------------------------------


@command.command("validate")
@_shared
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True,
              help="One line per problem, or one JSON object per message.")  # fmt: skip
@click.option("--warnings", is_flag=True, help="Also report recommendations; they do not change the exit code.")
def validate(
    files: tuple[str, ...], subject: str | None, encoding: str, options: ce.Options, form: str, warnings: bool
) -> int:
    """Report every requirement that a message breaks, by name, header or member, and position.

    Exit codes: 0 all messages are CloudEvents, 1 some are not, 2 usage error or unreadable input.
    """
    from natsgrammar import cloudevents as ce

    counts: Counter[str] = Counter()
    for line in _lines(files, encoding, _filter(subject)):
        reading = ce.read(line.message, options) if line.message else None
        counts["unreadable" if reading is None else "valid" if reading.event else "invalid"] += 1
        if form == "json":
            say(json.dumps(_report(line, reading, warnings)))
        elif reading is None:
            say(f"{line.place}: {printable(line.reason)}")
        else:
            for problem in (*reading.errors, *(reading.warnings if warnings else ())):
                level = "warning: " if problem.level == "warning" else ""
                say(f"{line.place}: {level}{printable(str(problem))}")
    return _end(counts, "valid", "invalid")


def _end(counts: Counter[str], good: str, bad: str) -> int:
    """Print how many lines had each outcome, and return the exit code."""
    unreadable = f", {counts['unreadable']:,} unreadable" if counts["unreadable"] else ""
    _complain(f"{counted(counts.total(), 'message')}: {counts[good]:,} {good}, {counts[bad]:,} {bad}{unreadable}")
    return USAGE_ERROR if counts["unreadable"] else FINDINGS if counts[bad] else CLEAN


def _report(line: _Line, reading: ce.Reading | None, warnings: bool) -> dict[str, object]:
    described: dict[str, object] = {"place": line.place, "line": line.number, "subject": line.subject}
    if reading is None:
        return described | {"valid": False, "reason": line.reason, "mode": None, "errors": [], "warnings": []}
    return described | {
        "valid": reading.event is not None,
        "reason": None,
        "mode": reading.mode,
        "errors": [asdict(problem) for problem in reading.errors],
        "warnings": [asdict(problem) for problem in reading.warnings] if warnings else [],
    }


@command.command("convert")
@click.option("--to", "mode", type=click.Choice(["binary", "structured"]), required=True, help="The content mode.")
@_shared
def convert(files: tuple[str, ...], subject: str | None, encoding: str, options: ce.Options, mode: str) -> int:
    """Write the messages in the other content mode, one JSON line each; other members stay unchanged.

    So do other headers, except those that the other mode reserves for the event: `ce-…` or `Content-Type`.

    An invalid CloudEvent is not written: its problems go to standard error.

    Exit codes: 0 all written, 1 some refused, 2 usage error or unreadable input.
    """
    counts: Counter[str] = Counter()
    for line in _lines(files, encoding, _filter(subject)):
        message = line.message
        causes = _unconverted(line, message, mode, options, encoding) if message else [line.reason]
        counts["unreadable" if message is None else "refused" if causes else "written"] += 1
        for cause in causes:
            _complain(f"{line.place}: {printable(cause)}")
    return _end(counts, "written", "refused")


def _unconverted(line: _Line, read: ce.Message, mode: str, options: ce.Options, encoding: str) -> list[str]:
    """Write the line in the other mode, or report why that fails."""
    from natsgrammar import cloudevents as ce
    from natsgrammar.cloudevents._json import JsonError

    write = ce.to_binary if mode == "binary" else ce.to_structured
    try:
        was = ce.content_mode(read, options)
        message = write(ce.from_nats(read, options), options)
        data = message.data.decode() if encoding == "text" else base64.b64encode(message.data).decode()
        members = _other_members(line)
    except ce.InvalidEvent as error:
        return [str(problem) for problem in error.problems]
    except JsonError as error:  # a few levels below the limit that the reader of the line applies
        return [f"unreadable JSON: {error.cause}"]
    except UnicodeDecodeError as error:
        return [f"the payload is {not_utf8(error)}, so `--data text` cannot hold it"]
    headers = json.dumps(message.headers | _other_headers(read.headers, was, mode))
    members |= {"headers": headers, "data": json.dumps(data)}
    say(f"{{{', '.join(f'{json.dumps(name)}: {text}' for name, text in members.items())}}}")
    return []


_OWN = {"binary": re.compile("(?is)ce-.*"), "structured": re.compile("(?i)content-type")}


def _other_headers(headers: Any, *modes: str) -> dict[str, Any]:
    """The headers that neither mode uses for the event, unchanged; repeated ones have a list of values."""
    found: dict[str, Any] = {}
    for name, values in headers.items() if isinstance(headers, dict) else headers:
        if not any(_OWN[mode].fullmatch(name) for mode in modes):
            found[name] = values if name not in found else [*_listed(found[name]), *_listed(values)]
    return found


def _listed(values: Any) -> list[Any]:
    return values if isinstance(values, list) else [values]


def _other_members(line: _Line) -> dict[str, str]:
    """The text of each member, in the same order."""
    from natsgrammar.cloudevents._json import member_places

    texts = (line.text[start:end] for start, end in member_places(line.text))
    return {name: text for name, text in zip(line.record, texts, strict=True) if name != "hdrs"}


@command.command("requirements")
def requirements() -> int:
    """List the requirement IDs used in errors."""
    from natsgrammar import cloudevents as ce

    for it in ce.REQUIREMENTS.values():
        say(f"{it.id:<4} {it.section:<8} {it.strength:<8} {it.text}")
    return CLEAN
