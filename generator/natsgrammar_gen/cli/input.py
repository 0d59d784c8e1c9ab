"""Names for a command: arguments, lines, NUL-separated records, or JSON lines."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import BinaryIO

import click

from natsgrammar.streams import standard_input
from natsgrammar.strict_json import STRICT, JsonError, kind_of
from natsgrammar.text import not_utf8, printable
from natsgrammar_gen.cli.stdio import no_device


@dataclass(frozen=True, slots=True)
class Value:
    """A text exactly as given. `line` is None for an argument, `field` a path inside JSON, `file` "" without a file."""

    text: str
    line: int | None = None
    field: str | None = None
    file: str = ""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A record without a readable text."""

    where: str
    reason: str

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Reading:
    """How a command reads values: as lines, as JSON lines with a path to the text, or separated by NUL.

    Raises UsageError for exclusive options.
    """

    jsonl: bool = False
    field: str | None = None
    null: bool = False

    def __post_init__(self) -> None:
        if self.field is not None and not self.jsonl:
            raise click.UsageError("`--field` is the path of the name in a JSON line; it needs `--jsonl`")
        if self.jsonl and self.null:
            raise click.UsageError("`--jsonl` and `-0` cannot be combined")


def values(arguments: tuple[str, ...], reading: Reading) -> Iterator[Value | Unreadable]:
    """Return every value from the arguments or standard input, in order. Raises UsageError at once."""
    from_stdin = reading.jsonl or reading.null
    if "-" in arguments and len(arguments) > 1:
        raise click.UsageError("`-` reads standard input and takes no other argument")
    if arguments and arguments != ("-",):
        if from_stdin:
            raise click.UsageError(f"`{'--jsonl' if reading.jsonl else '-0'}` reads standard input: omit the arguments")
        return _arguments(arguments)
    if not arguments and not from_stdin:
        raise click.UsageError("missing argument: give names or values, or `-` to read lines from standard input")
    return records(standard_input(), "standard input", reading)


def records(stream: BinaryIO, name: str, reading: Reading, *, text_file: bool = False) -> Iterator[Value | Unreadable]:
    """Return every value from a file or pipe with this name. Raises BadInput for a device, at once.

    Lines of a `text_file` may end in CRLF, and the first may begin with a byte order mark.
    """
    stream = no_device(stream, name)
    if reading.null:
        content = stream.read()
        return _lines(content.removesuffix(b"\0").split(b"\0") if content else [], "record")
    lines = _lines(_plain(stream) if text_file else stream, "line")
    return _json_lines(lines, reading.field.split(".") if reading.field else []) if reading.jsonl else lines


def _arguments(arguments: Iterable[str]) -> Iterator[Value | Unreadable]:
    for number, text in enumerate(arguments, 1):
        try:
            text.encode()
        except UnicodeEncodeError as error:  # the shell passed bytes that are not UTF-8
            yield Unreadable(f"argument {number}", not_utf8(error))
        else:
            yield Value(text)


def _plain(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Yield a text file's lines without its byte order mark, each with LF in place of CRLF."""
    for number, line in enumerate(lines):
        line = line if number else line.removeprefix(BOM_UTF8)
        yield line.removesuffix(b"\r\n") + b"\n" if line.endswith(b"\r\n") else line


def _lines(lines: Iterable[bytes], noun: str) -> Iterator[Value | Unreadable]:
    for number, line in enumerate(lines, 1):
        content = line.removesuffix(b"\n") if noun == "line" else line
        try:
            yield Value(content.decode(), number)
        except UnicodeDecodeError as error:
            yield Unreadable(f"{noun} {number}", not_utf8(error))


def _json_lines(lines: Iterable[Value | Unreadable], path: list[str]) -> Iterator[Value | Unreadable]:
    for line in lines:
        if isinstance(line, Unreadable):
            yield line
        elif line.text.strip():
            yield from _json_line(line, path)


def _json_line(line: Value, path: list[str]) -> Iterator[Value | Unreadable]:
    where = f"line {line.line}"
    try:
        document = STRICT.read(line.text)
    except JsonError as error:
        is_syntax = error.kind in ("syntax", "after")
        cause = f"not JSON: {_unexpected(line.text, error)}" if is_syntax else f"not readable as JSON: {error.cause}"
        yield Unreadable(where, cause)
        return
    for field, member in _select(document, path, ""):
        if isinstance(member, str):
            yield Value(member, line.line, field or None)
        elif member is _MISSING:
            yield Unreadable(where, f"no field `{field}`")
        else:
            hint = "; choose one with `--field`" if isinstance(member, dict) else ""
            name = f"field `{field}`" if field else "the line"
            yield Unreadable(where, f"{name} is {kind_of(member)}, not a string{hint}")


def _unexpected(text: str, error: JsonError) -> str:
    """Describe a syntax error in words that do not change between versions of Python."""
    column = error.position + 1
    if error.cause.startswith("unterminated"):
        return f"the string at column {column} has no end"
    character = text[error.position : column]
    return f"unexpected {f'`{printable(character)}`' if character else 'end'} at column {column}"


_MISSING = object()  # the result of a path without a member


def _select(document: object, path: list[str], at: str) -> Iterator[tuple[str, object]]:
    """Yield the values at the path with their full names; arrays are searched element by element."""
    if isinstance(document, list):
        if path and path[0].isdecimal():
            index = int(path[0])
            inner = document[index] if index < len(document) else _MISSING
            yield from _select(inner, path[1:], f"{at}[{index}]")
        else:
            for index, element in enumerate(document):
                yield from _select(element, path, f"{at}[{index}]")
    elif not path or document is _MISSING:
        yield at, document
    else:
        name = f"{at}.{path[0]}" if at else path[0]
        inner = document.get(path[0], _MISSING) if isinstance(document, dict) else _MISSING
        yield from _select(inner, path[1:], name)
