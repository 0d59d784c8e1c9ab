"""A sample of a dataset, read without Spark: its columns, its texts, and the lines that are not rows."""

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
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
    is_deeper,
    parts,
    settled,
    type_of,
    type_of_texts,
)

_SHOWN = 3  # lines that are not rows, to show


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
    seen, budget, payloads = Seen(), Budget(), Payloads()

    def read(line: bytes | None) -> None:
        if line is None:
            lines.refuse(malformed.TOO_LONG)
            return
        try:
            row = row_of(line)
            add(seen, row, budget)
            payloads.add(row)
            lines.judge([row.get(name) for name, _ in lines.fields], misfit)
        except Malformed as error:
            lines.refuse(str(error))

    _each_line(paths, lines, read, malformed.LONGEST)
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


def _csv(paths: Sequence[FilePath], lines: _Lines, header: bool, delimiter: str | None) -> Sample:
    head, delimiter = _first_record(paths, header, delimiter)
    fields_of = splitter(delimiter)
    budget, payloads = Budget(), Payloads()
    names = [name or "" for name in head] if header else [f"column{at}" for at, _ in enumerate(head, 1)]
    counted_texts: list[dict[str, int]] = [{} for _ in names]
    if len(lines.fields) != len(names) or (header and names != [name for name, _ in lines.fields]):
        lines.fields = ()  # of other data

    def read(line: bytes | None) -> None:
        if line is None:
            raise Full
        try:
            text = line.decode()
            if header and lines.number == 1:
                if fields_of(text) != head:
                    raise RunError(f"`{lines.name}`: the header differs from that of `{paths[0]}`")
                return
        except UnicodeDecodeError:
            lines.refuse(malformed.NOT_UTF8)
            return
        row = fields_of(text)
        if row is None or len(row) != len(names) or not text:
            fields = f"not {counted(len(names), 'field')}"
            cause = "not a record of CSV" if row is None else fields if text else "blank line"
            lines.refuse(cause)
            return
        for counts, value in zip(counted_texts, row, strict=True):
            if value in counts:
                counts[value] += 1
            elif value is not None:
                budget.take(value)
                counts[value] = 1
        payloads.add(dict(zip(names, row, strict=True)))
        lines.judge(row, refused)

    _each_line(paths, lines, read, MOST_TEXT)
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
    more = {"header": header, "delimiter": delimiter, "notes": notes, "payloads": payloads.columns}
    return lines.sample(columns, texts, **more)


def _first_record(paths: Sequence[FilePath], header: bool, delimiter: str | None) -> tuple[list[str | None], str]:
    """Return the fields of the header, or of the first record if any, and the delimiter. Raises RunError."""
    for path in paths:
        for line in _lines_of(path, MOST_TEXT):
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


def _each_line(paths: Iterable[FilePath], lines: _Lines, read: Callable[[bytes | None], None], longest: int) -> None:
    """Read the lines of each file until there are enough rows, or as much text as a sample may contain."""
    try:
        for path in paths:
            enough = lines.rows + lines.most
            lines.name, lines.number = path.name, 0
            for line in _lines_of(path, longest):
                if lines.rows >= enough:
                    lines.whole = False
                    break
                lines.number += 1
                read(line)
    except Full:
        lines.whole = False


def _lines_of(path: FilePath, longest: int) -> Iterator[bytes | None]:
    """Yield the lines of a file without their ends, None for one that is too long. Raises RunError."""
    with opened(path) as file:
        mark = BOM_UTF8
        while line := file.readline(longest + len(BOM_UTF8) + 1).removeprefix(mark):
            mark = b""
            text = line.removesuffix(b"\n")
            if len(text) <= longest:
                yield text.removesuffix(b"\r")
                continue
            while line and not line.endswith(b"\n"):
                line = file.readline(longest)
            yield None
