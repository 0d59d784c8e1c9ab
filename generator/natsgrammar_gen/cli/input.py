"""Names for a command: arguments, lines, NUL-separated records, or JSON lines."""

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import getitem
from typing import BinaryIO

import click

from natsgrammar.streams import standard_input
from natsgrammar.strict_json import STRICT, JsonError, kind_of, members_at, shape, skip
from natsgrammar.text import not_utf8, printable
from natsgrammar_gen.cli.stdio import no_device

_CHUNK = 1 << 16  # bytes read, or texts judged, at once: as much as a pipe holds
_SHAPES, _LONGEST_SHAPE = 4, 1 << 12  # lines of JSON whose shapes are learned, and their characters
_NO_SHAPE = "(?!)"


@dataclass(frozen=True, slots=True)
class Texts:
    """Texts exactly as given, judged together: an object for each took two thirds of the time.

    The line of each is None for an argument; `field` is a path inside JSON, `file` "" without a file.
    """

    texts: list[str]
    lines: Sequence[int | None]
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


def values(arguments: tuple[str, ...], reading: Reading) -> Iterator[Texts | Unreadable]:
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


def records(stream: BinaryIO, name: str, reading: Reading, *, text_file: bool = False) -> Iterator[Texts | Unreadable]:
    """Return every value from a file or pipe with this name. Raises BadInput for a device, at once.

    Lines of a `text_file` may end in CRLF, and the first may begin with a byte order mark.
    """
    stream = no_device(stream, name)
    if reading.null:
        content = stream.read()
        return _texts([content] if content else [], b"\0", "record")
    contents = _whole_lines(stream)
    lines = _texts(_plain(contents) if text_file else contents, b"\n", "line")
    return _json_lines(lines, reading.field.split(".") if reading.field else []) if reading.jsonl else lines


def _arguments(arguments: Iterable[str]) -> Iterator[Texts | Unreadable]:
    for number, text in enumerate(arguments, 1):
        try:
            text.encode()
        except UnicodeEncodeError as error:  # the shell passed bytes that are not UTF-8
            yield Unreadable(f"argument {number}", not_utf8(error))
        else:
            yield Texts([text], (None,))


def _whole_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that are there, with their ends, and wait for more."""
    pieces: list[bytes] = []  # of a line without its end, joined once
    while chunk := stream.read1(_CHUNK):  # type: ignore[attr-defined]
        lines, end, begun = chunk.rpartition(b"\n")
        if end:
            yield b"".join([*pieces, lines, end])
            pieces.clear()
        pieces.append(begun)
    if content := b"".join(pieces):
        yield content


def _plain(contents: Iterable[bytes]) -> Iterator[bytes]:
    """Yield a text file's lines without its byte order mark, each with LF in place of CRLF."""
    for number, content in enumerate(contents):
        yield (content if number else content.removeprefix(BOM_UTF8)).replace(b"\r\n", b"\n")


def _texts(contents: Iterable[bytes], end: bytes, noun: str, number: int = 1) -> Iterator[Texts | Unreadable]:
    for content in contents:
        try:
            texts = content.decode().removesuffix(end.decode()).split(end.decode())
        except UnicodeDecodeError as error:
            records = content.removesuffix(end).split(end)
            if content != records[0]:
                yield from _texts(records, end, noun, number)
            else:
                yield Unreadable(f"{noun} {number}", not_utf8(error))
            number += len(records)
            continue
        for at in range(0, len(texts), _CHUNK):
            part = texts[at : at + _CHUNK]
            yield Texts(part, range(number + at, number + at + len(part)))
        number += len(texts)


def _json_lines(lines: Iterable[Texts | Unreadable], path: list[str]) -> Iterator[Texts | Unreadable]:
    field = ".".join(path).lstrip(".") or None  # as `_select` names it without arrays
    shapes = list[str]()
    for run in lines:
        if isinstance(run, Unreadable):
            yield run
            continue
        members = _alike(shapes, run.texts)
        if None in members and len(shapes) < _SHAPES:
            shapes.append(_shape(run.texts[members.index(None)], path))
            members = _alike(shapes, run.texts)
        texts, numbers = list[str](), list[int | None]()
        for number, text, known in zip(run.lines, run.texts, members, strict=True):
            member = _member(text, path) if known is None else known
            if member is not None:
                texts.append(member)
                numbers.append(number)
            elif text.strip():
                yield Texts(texts, numbers, field)
                texts, numbers = [], []
                yield from _json_line(text, number, path)
        yield Texts(texts, numbers, field)


def _member(line: str, path: list[str]) -> str | None:
    """Return the text at a path of objects in strict JSON, or None."""
    try:
        member = reduce(getitem, path, STRICT.read(line))
    except (JsonError, LookupError, TypeError):
        return None
    return member if isinstance(member, str) else None


def _alike(shapes: list[str], lines: list[str]) -> list[str | None]:
    """Return the text in each line that has a shape, six times as fast as `_member`; None in others."""
    shaped = map(re.compile("|".join(shapes) or _NO_SHAPE).fullmatch, lines)
    return [match and match[match.lastindex or 0] for match in shaped]


def _shape(line: str, path: list[str]) -> str:
    """Return an expression for this line with any scalars but escapes, so for strict JSON; its group is the text."""
    if len(line) > _LONGEST_SHAPE or _member(line, path) is None:
        return _NO_SHAPE
    at = skip(line, 0)
    for step in path:
        at = next(start for name, start, _ in members_at(line, at) if name == step)
    return shape(line, at)


def _json_line(line: str, number: int | None, path: list[str]) -> Iterator[Texts | Unreadable]:
    where = f"line {number}"
    try:
        document = STRICT.read(line)
    except JsonError as error:
        is_syntax = error.kind in ("syntax", "after")
        cause = f"not JSON: {_unexpected(line, error)}" if is_syntax else f"not readable as JSON: {error.cause}"
        yield Unreadable(where, cause)
        return
    for field, member in _select(document, path, ""):
        if isinstance(member, str):
            yield Texts([member], (number,), field or None)
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
