"""A sample of a dataset, read without Spark: its columns, its texts, and the lines that are not rows."""

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path as FilePath
from typing import Any

from natsgrammar.strict_json import is_rounded
from natsgrammar.text import counted, not_utf8

from ..contract import Input, malformed
from ..contract.ddl import DEEPEST, STRING, Struct, foreign
from ..contract.discover import files_below, is_address, unescaped
from ..contract.json_lines import Malformed, deep, row_of
from ..contract.packed import NeedsSpark, ensure_ends, ensure_lines, opened
from ..contract.path import Field, type_at
from ..contract.problems import RunError
from ..contract.typed_texts import Place, misfit, places, refused
from . import seen as numbers
from .alike import SHAPES, Alike
from .csv_lines import DELIMITERS, splitter
from .payloads import Payloads
from .seen import (
    MOST_TEXT,
    UNKNOWN,
    Budget,
    Full,
    Sample,
    Seen,
    Texts,
    add,
    count_texts,
    is_deeper,
    parts,
    settled,
    type_of,
    type_of_texts,
)

_SHOWN = 3  # lines that are not rows, to show
_BLOCK = 1 << 20  # bytes read at once, and the rest of a line
_Block = Sequence[bytes | None]  # lines, None for one that is too long


@dataclass(slots=True)
class _Lines:
    """Counts rows and other lines while they are read; `most` rows are enough."""

    most: int
    rows: int = 0
    unread: int = 0
    whole: bool = True
    causes: list[str] = field(default_factory=list)
    name: str = ""  # of the file that is read,
    number: int = 0  # and of its line
    declared: Struct | None = None  # the columns of a contract,
    fields: Sequence[tuple[str, Place]] = ()  # their places, in the order of CSV,
    reasons: Sequence[str] = ()  # why a place in them does not accept a value,
    budget: Budget = field(default_factory=Budget)
    values: Counter[str] = field(default_factory=Counter)  # how many values they have,
    unfit: dict[str, list[str]] = field(default_factory=dict)  # and the reasons of those that they do not accept

    def refuse(self, cause: str) -> None:
        """Count a malformed line."""
        self.unread += 1
        if len(self.causes) < _SHOWN:
            self.causes.append(f"{self.name}:{self.number}: {cause}")

    def judge(self, values: Iterable[Any], rejects: Callable[[Any, Place], int | None]) -> None:
        """Count a line: it is a row if no place in its columns rejects a value."""
        first = None
        for (name, place), value in zip(self.fields, values, strict=False):
            self.values[name] += value is not None
            if (wrong := rejects(value, place)) is not None:
                self.unfit.setdefault(name, []).append(self.reasons[wrong - 1])
                first = first or wrong
        if first is None:
            self.rows += 1
        else:
            self.refuse(self.reasons[first - 1])

    def sample(self, columns: Struct, texts: Sequence[Texts], **more: Any) -> Sample:
        """Return what was read."""
        most = tuple((name, why[0]) for name, why in self.unfit.items() if 2 * len(why) >= self.values[name])
        return Sample(columns, tuple(texts), self.rows, self.whole, self.unread, tuple(self.causes), unfit=most, **more)


def sample(
    files: Sequence[str],
    form: str,
    most: int,
    header: bool = True,
    delimiter: str | None = None,
    declared: Input | None = None,
) -> Sample:
    """Return the first rows of the files that `find` returned, as many of each; maybe none. Raises RunError.

    A line with a value rejected by the `declared` columns is not a row, as for `run`.
    """
    if far := next(filter(is_address, files), None):
        raise NeedsSpark(f"`{far}` is not on this machine: name a part of it that is, or read it as a table")
    if form == "parquet":
        from .arrow import of_parquet  # needs PyArrow

        return of_parquet([unescaped(file) for file in files], most, declared.columns if declared else None)
    named = [FilePath(unescaped(file)) for file in files]
    paths = [*files_below(*named)]
    ensure_lines(paths, form)
    ensure_ends(paths)
    lines = _Lines(-(-most // len(paths)))
    if declared is not None and declared.columns is not None:
        (_, _, lines.fields), lines.reasons = places(declared.columns, declared.epochs)
        lines.declared = declared.columns
    return _json(paths, lines) if form == "json" else _csv(paths, lines, header, delimiter)


# ---- JSON lines -----------------------------------------------------------------------------------------------------


@deep()
def _json(paths: Sequence[FilePath], lines: _Lines) -> Sample:
    seen, payloads = Seen(), Payloads()

    def single(line: bytes | None) -> dict[str, Any] | None:
        lines.number += 1
        if line is None:
            lines.refuse(malformed.TOO_LONG)
            return None
        try:
            row = row_of(line)
        except Malformed as error:
            lines.refuse(str(error))
            return None
        add(seen, row, lines.budget)
        payloads.add_row(row)
        lines.judge([row.get(name) for name, _ in lines.fields], misfit)
        return row

    def several(columns: Mapping[str, Sequence[Any]], many: int) -> None:
        payloads.add(columns, many)
        lines.number += many
        lines.rows += many

    alike = Alike(seen, lines.budget, single, several, 0 if lines.fields else SHAPES)
    _each_block(paths, lines, alike.add, malformed.LONGEST)
    too_deep = [name for name, member in seen.members.items() if is_deeper(member, DEEPEST)]
    types = {name: type_of(seen.members[name]) for name in seen.members if name and name not in too_deep}
    left_out = {name: cause for name, kind in types.items() if (cause := foreign(settled(kind)))}
    columns = Struct(tuple((name, kind) for name, kind in types.items() if name not in left_out))
    places = list(parts(seen, columns, (), lines.rows))
    return lines.sample(
        columns,
        [texts for part in places for texts in part.texts()],
        payloads=payloads.columns,
        misfits=tuple((part.path, many) for part in places if (many := part.misfits())),
        notes=tuple(
            numbers.note(part.path, numbers.DOUBLE)
            for part in places
            if part.seen.rounded and type_at(lines.declared or columns, part.path) == numbers.DOUBLE
        ),
        unnamed=tuple(part.path for part in places if isinstance(part.kind, Struct) and "" in part.seen.members),
        unreadable=(
            *((name, f"nested more than {DEEPEST} deep") for name in too_deep if name),
            *((name, f"unreadable: {cause}") for name, cause in left_out.items()),
        ),
    )


# ---- CSV ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Records:
    """Counts the texts in records of CSV; `head` is the header of the `first` file, None without one."""

    lines: _Lines
    names: Sequence[str]
    head: list[str | None] | None
    first: FilePath
    delimiter: str
    counts: Sequence[Counter[str]]
    payloads: Payloads = field(default_factory=Payloads)

    def add(self, block: _Block) -> None:
        """Add the records on these lines. Raises Full, and RunError for another header."""
        may_be_plain = not self.lines.fields and not (self.head and not self.lines.number)
        if may_be_plain and (columns := self._plain(block)):
            self.lines.number += len(block)
        else:
            split = splitter(self.delimiter)
            columns = [*zip(*filter(None, (self._fields(line, split) for line in block)), strict=True)]
        rows = len(columns[0]) if columns else 0
        for counts, column in zip(self.counts, columns, strict=False):
            count_texts(counts, [text for text in column if text is not None], self.lines.budget)
        self.payloads.add(dict(zip(self.names, columns, strict=False)), rows)
        self.lines.rows += 0 if self.lines.fields else rows

    def _plain(self, block: _Block) -> list[Sequence[str | None]]:
        """Return the columns of lines, if all are records without quotation marks."""
        with suppress(UnicodeDecodeError):
            text = b"\n".join(filter(None, block)).decode()
            rows = [line.split(self.delimiter) for line in text.split("\n")]
            if text and '"' not in text and len(rows) == len(block) and {*map(len, rows)} == {len(self.names)}:
                columns = zip(*rows, strict=True)
                return [[text or None for text in column] if "" in column else column for column in columns]
        return []

    def _fields(self, line: bytes | None, split: Callable[[str], list[str | None] | None]) -> list[str | None] | None:
        """Return the fields of a record, None for another line."""
        lines = self.lines
        lines.number += 1
        if line is None:
            raise Full
        try:
            text = line.decode()
        except UnicodeDecodeError:
            lines.refuse(malformed.NOT_UTF8)
            return None
        row = split(text)
        if self.head and lines.number == 1:
            if row != self.head:
                raise RunError(f"`{lines.name}`: the header differs from that of `{self.first}`")
            return None
        if row is None or len(row) != len(self.names) or not text:
            fields = f"not {counted(len(self.names), 'field')}"
            lines.refuse("not a record of CSV" if row is None else fields if text else "blank line")
            return None
        if lines.fields:
            lines.judge(row, refused)
        return row


def _csv(paths: Sequence[FilePath], lines: _Lines, header: bool, delimiter: str | None) -> Sample:
    head, delimiter = _first_record(paths, header, delimiter)
    names = [name or "" for name in head] if header else [f"column{at}" for at, _ in enumerate(head, 1)]
    counted_texts = [Counter[str]() for _ in names]
    if len(lines.fields) != len(names) or (header and names != [name for name, _ in lines.fields]):
        lines.fields = ()  # of other data
    records = _Records(lines, names, head if header else None, paths[0], delimiter, counted_texts)
    _each_block(paths, lines, records.add, MOST_TEXT)
    types = [type_of_texts(counts) for counts in counted_texts]
    texts = [
        Texts((Field(name),), counts, lines.rows, lines.rows - sum(counts.values()))
        for name, counts, kind in zip(names, counted_texts, types, strict=True)
        if kind in (STRING, UNKNOWN)
    ]
    columns = Struct(tuple(zip(names, types, strict=True)))
    kind = STRING if lines.declared is None else numbers.DOUBLE
    noted = {name for name, other in (lines.declared or columns).fields if other == kind}
    notes = tuple(
        numbers.note((Field(name),), kind)
        for name, counts in zip(names, counted_texts, strict=True)
        if name in noted and numbers.are_numbers(counts) and any(map(is_rounded, counts))
    )
    more = {"header": header, "delimiter": delimiter, "notes": notes, "payloads": records.payloads.columns}
    return lines.sample(columns, texts, **more)


def _first_record(paths: Sequence[FilePath], header: bool, delimiter: str | None) -> tuple[list[str | None], str]:
    """Return the fields of the header, or of the first record if any, and the delimiter. Raises RunError."""
    for path in paths:
        for line in chain.from_iterable(_blocks(path, MOST_TEXT)):
            text, fault = "", "the first line is blank"
            try:
                text = (line or b"").decode()
            except UnicodeDecodeError as error:
                fault = f"line 1: {not_utf8(error)}"
            if line is None:
                fault = f"the first line has more than {MOST_TEXT:,} bytes"
            separator = delimiter or max(DELIMITERS, key=text.count)
            if text.strip():
                if (fields := splitter(separator)(text)) is not None:
                    return fields, separator
                fault = "the first line is not a record: its quotation marks are not as in RFC 4180"
            if header:
                raise RunError(f"`{path}`: {fault}")
    return [], delimiter or ","


# ---- both -----------------------------------------------------------------------------------------------------------


def _each_block(paths: Iterable[FilePath], lines: _Lines, read: Callable[[_Block], None], longest: int) -> None:
    """Read lines of each file until there are enough rows, or as much text as a sample may contain.

    Lines are read in blocks, or one by one where they may contain too much text.
    """
    try:
        for path in paths:
            enough = lines.rows + lines.most
            lines.name, lines.number = path.name, 0
            for block in _blocks(path, longest):
                many, at = len(block) if sum(map(len, filter(None, block))) <= lines.budget.left else 1, 0
                while at < len(block) and lines.rows < enough:
                    some = block[at : at + min(many, enough - lines.rows)]
                    read(some)
                    at += len(some)
                if at < len(block):
                    lines.whole = False
                    break
    except Full:
        lines.whole = False


def _blocks(path: FilePath, longest: int) -> Iterator[list[bytes | None]]:
    """Yield the lines of a file without their ends, several at once, None for one that is too long. Raises RunError."""
    with opened(path) as file:
        mark = BOM_UTF8
        while block := file.read(_BLOCK).removeprefix(mark):
            mark = b""
            last = b"" if block.endswith(b"\n") else file.readline(longest + 1)
            block += last
            lines = block.removesuffix(b"\n").split(b"\n")
            end = [] if len(lines[-1]) <= longest else [lines.pop()]
            yield [line.removesuffix(b"\r") for line in lines] if b"\r" in block else [*lines]
            while end and last and not last.endswith(b"\n"):
                last = file.readline(longest)
            yield [None for _ in end]
