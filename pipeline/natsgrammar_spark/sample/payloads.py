"""JSON objects in the texts of a sample, and a type for all of them; without Spark."""

import re
from base64 import b64decode
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import compress, count, islice
from typing import Any

from natsgrammar.text import counted

from ..contract.ddl import DEEPEST, STRING, Array, Map, Primitive, SparkType, Struct, folded
from ..contract.json_lines import Malformed, deep, row_of
from ..contract.path import Field, Path, path_text
from ..contract.typed_texts import accepts
from .seen import DOUBLE, Budget, Full, Seen, add, count_of, parts, settled, type_of

SUBJECT = "subject"  # the column by which the payloads of messages are kept apart
_LIKELY = re.compile(r"\s*\{|e[w-z0-9+/]")  # an object, also in base64
_FIELDS = 200  # of a struct
_SHOWN = 10  # lines
_WITH_OFFSET = re.compile(r"T.*(Z|[-+]\d\d:\d\d)$")
_WORDS = {"whole": "numbers", "number": "numbers", "boolean": "booleans", "array": "arrays", "object": "objects"}


@dataclass(slots=True)
class Payloads:
    """The texts in the rows of columns with JSON, and in SUBJECT; null or missing ones are None."""

    columns: dict[str, list[str | None]] = field(default_factory=dict)
    rows: int = 0

    def add_row(self, row: Mapping[str, Any]) -> None:
        """Add a row."""
        texts = {name: value for name, value in row.items() if value.__class__ is str}
        kept = (name for name, text in texts.items() if name in (SUBJECT, *self.columns) or _LIKELY.match(text))
        self.add({name: [texts[name]] for name in kept}, 1)

    def add(self, columns: Mapping[str, Sequence[Any]], rows: int) -> None:
        """Add rows by their columns, those first whose texts are kept from an earlier row."""
        first: dict[str, int] = {}
        for name, values in columns.items():
            others = {*map(type, values)} - {str}
            texts = [value if value.__class__ is str else "" for value in values] if others else values
            likely = map(bool if name == SUBJECT else _LIKELY.match, texts)
            first[name] = 0 if name in self.columns else next(compress(count(), likely), rows)
        for name in sorted(first, key=first.__getitem__):
            if (at := first[name]) < rows:
                column = self.columns.setdefault(name, [""] * (self.rows + at))
                column += [None] * (self.rows + at - len(column))
                column += [value if value.__class__ is str else None for value in columns[name][at:]]
        self.rows += rows


@deep()
def struct_of(
    texts: Iterable[str | None], is_base64: bool, share: float
) -> tuple[Struct, frozenset[str], str, list[str]] | None:
    """Return a type for JSON objects in texts, the members in all, other texts in words, and lines about the type.

    None if fewer texts than the share are objects, or no struct holds a member.
    """
    values = [text for text in texts if text is not None]
    seen, budget, causes, read = Seen(), Budget(), list[str](), 0
    with suppress(Full):
        for text in values:
            try:
                add(seen, row_of(b64decode(text, validate=True) if is_base64 else text.encode()), budget)
            except (Malformed, ValueError) as error:  # the latter for what is no base64
                causes.append(str(error))
                if len(causes) > len(values) * (1 - share):
                    return None
            read += 1
    left_out = [f"types are those of the first {read:,} payloads"] if read < len(values) else []
    kind = _struct(seen, (), left_out)
    if kind is None:
        return None
    refused = f"{len(causes):,} of {counted(len(values), 'value')}: {causes[0]}" if causes else ""
    always = frozenset(name for name, each in seen.members.items() if count_of(each) == read - len(causes))
    return (
        kind,
        always,
        refused,
        left_out[:_SHOWN] + [f"and {len(left_out) - _SHOWN:,} more"] * (len(left_out) > _SHOWN),
    )


def moment(texts: Collection[str]) -> SparkType | None:
    """Return the type of days, or of times with an offset, as RFC 3339 writes them; None for other texts."""
    if texts and all(accepts(text, "date") for text in texts):
        return Primitive("date")
    are_times = texts and all(_WITH_OFFSET.search(text) and accepts(text, "timestamp") for text in texts)
    return Primitive("timestamp") if are_times else None


def _held(seen: Seen, path: Path, left_out: list[str]) -> SparkType | None:
    """Return a type for all values in a place; None, with a line on the cause, if there is none."""
    kinds = {_WORDS[kind] for kind in seen.kinds if kind != "null"} | ({"texts"} if seen.texts else set())
    kind = type_of(seen)
    cause = ""
    if len(kinds) > 1:
        cause = f"some values are {', others '.join(sorted(kinds))}"
    elif len(path) > DEEPEST // 2:
        cause = "nested too deeply"
    elif kind == DOUBLE and seen.rounded:
        cause = "neither a `decimal` nor a `double` holds all digits"
    if cause:
        left_out.append(f"{path_text(path)} is left out: {cause}")
        return None
    match kind:
        case Struct():
            return _struct(seen, path, left_out)
        case Array() | Map():
            _, inside = islice(parts(seen, kind, path, 0), 2)
            inner = _held(inside.seen, inside.path, left_out)
            return inner and (Array(inner) if isinstance(kind, Array) else Map(STRING, inner))
    return moment(seen.texts) or settled(kind)


def _struct(seen: Seen, path: Path, left_out: list[str]) -> Struct | None:
    """Return a struct with the members for which there is a type; None without one."""
    fields, taken = dict[str, SparkType](), set[str]()
    members = sorted(seen.members.items(), key=lambda member: len(seen.members) > _FIELDS and -count_of(member[1]))
    for name, member in members[:_FIELDS]:
        label = path_text((*path, Field(name)))
        if not name or folded(name) in taken:
            cause = "it differs from another only in case" if name else "no field can have an empty name"
            left_out.append(f"{label} is left out: {cause}")
        elif (kind := _held(member, (*path, Field(name)), left_out)) is not None:
            fields[name] = kind
            taken.add(folded(name))
    if len(members) > _FIELDS:
        left_out.append(f"{path_text(path) or 'the object'}: {len(members) - _FIELDS:,} rarer members are left out")
    return Struct(tuple(fields.items())) if fields else None
