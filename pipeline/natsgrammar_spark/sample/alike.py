"""Objects of JSON on lines that differ in scalars alone, added as columns: a quarter of the time of one by one."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from natsgrammar.strict_json import JsonError, Number, Reader, shape

from .seen import Budget, Seen, add_all

SHAPES, _LONGEST = 4, 1 << 12  # that are learned, and the bytes of such a line
_FEW = 16  # lines, for which columns take longer
_VALUES = Reader(whole=int, fraction=Number)


@dataclass(frozen=True, slots=True)
class _Shape:
    """The places of the objects and arrays in such lines, with their kinds, and of scalars; some are members."""

    pattern: re.Pattern[bytes]
    containers: Sequence[tuple[Seen, str]]
    scalars: Sequence[Seen]
    members: Mapping[str, int]


@dataclass(slots=True)
class Alike:
    """Adds lines to `seen`: `single` adds a line, and returns its object if it has one.

    `columns` gets the members of many rows that are scalars, and how many rows these are.
    """

    seen: Seen
    budget: Budget
    single: Callable[[bytes | None], Mapping[str, Any] | None]
    columns: Callable[[Mapping[str, Sequence[Any]], int], None]
    most: int  # shapes
    _shapes: dict[bytes, _Shape] = field(default_factory=dict)

    def add(self, lines: Sequence[bytes | None], known: int = 0) -> None:
        """Add lines in their order, without the first shapes. The budget has room for all of them, or for one."""
        if len(lines) >= _FEW and known == len(self._shapes) < self.most:
            first, *lines = lines
            self._learn(first or b"", self.single(first))
        if len(lines) < _FEW or known >= len(self._shapes):
            for line in lines:
                self.single(line)
            return
        form = [*self._shapes.values()][known]
        rows = form.pattern.findall(b"\n".join(filter(None, lines)))
        if len(rows) == len(lines) and self._add_columns(form, rows):
            return
        matches = [form.pattern.fullmatch(line or b"") for line in lines]
        for is_alike, run in groupby(zip(matches, lines, strict=True), lambda pair: pair[0] is not None):
            some, others = zip(*run, strict=True)
            if not is_alike or len(some) < _FEW or not self._add_columns(form, [match.groups() for match in some]):
                self.add(others, known + 1)

    def _learn(self, line: bytes, row: Mapping[str, Any] | None) -> None:
        """Keep the shape of a line with a row, unless a place has several values, whose order counts."""
        if row is None or len(line) > _LONGEST or (expression := shape(line.decode()).encode()) in self._shapes:
            return
        places = [*_places(self.seen, row)]
        scalars = [seen for seen, kind in places if not kind]
        numbers = {id(seen): number for number, seen in enumerate(scalars)}
        if len(numbers) == len(scalars):
            inside = {name: numbers.get(id(self.seen.members[name])) for name in row}
            members = {name: number for name, number in inside.items() if number is not None}
            containers = [(seen, kind) for seen, kind in places if kind]
            pattern = re.compile(b"^%b()$" % expression, re.MULTILINE)  # two groups, so rows are tuples
            self._shapes[expression] = _Shape(pattern, containers, scalars, members)

    def _add_columns(self, form: _Shape, rows: Sequence[tuple[bytes, ...]]) -> bool:
        """Add lines by their groups; false if one is not UTF-8."""
        texts = zip(form.scalars, zip(*rows, strict=True), strict=False)
        try:
            values = [_VALUES.read(b"[%b]" % b",".join(column)) for _, column in texts]
        except JsonError:
            return False
        for seen, kind in form.containers:
            seen.kinds[kind] = seen.kinds.get(kind, 0) + len(rows)
        for seen, column in zip(form.scalars, values, strict=True):
            add_all(seen, column, self.budget)
        self.columns({name: values[number] for name, number in form.members.items()}, len(rows))
        return True


def _places(seen: Seen, value: Any) -> Iterator[tuple[Seen, str]]:
    """Yield the places of a value and those inside, as they are written; scalars without a kind."""
    yield seen, "object" if isinstance(value, dict) else "array" if isinstance(value, list) else ""
    if isinstance(value, dict):
        for name, member in value.items():
            yield from _places(seen.members[name], member)
    elif isinstance(value, list) and seen.elements:
        for element in value:
            yield from _places(seen.elements, element)
