"""The named parts of a valid name, by an expression, or where none finds them without going back, by an automaton."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..errors import TYPE_CHECKING
from .automaton import Classes

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

Marks = tuple[tuple[int, int], ...]
Form = tuple[tuple[str, ...], tuple[str, ...]]  # fixed texts, and the parts between them


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a name: its text, and where it begins and ends in the name, in code points from 0."""

    text: str
    start: int
    end: int


def joined(form: Form, given: Mapping[str, Any]) -> tuple[str, dict[str, Part]]:
    """Return the name of a form with the texts given for its parts, and the parts. Raises TypeError for other types."""
    (name, *texts), parts = form[0], {}
    for part, text in zip(form[1], texts, strict=True):
        start, name = len(name), name + given[part]
        parts[part], name = Part(given[part], start, len(name)), name + text
    return name, parts


class Splitter:
    """Finds the parts of one rule's valid names."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self._groups = entry["groups"]
        self._fullmatch = re.compile(entry["splitter"] or "").fullmatch
        self._walk: Any = entry.get("walk")
        self._classes = Classes(self._walk["range_starts"], self._walk["classes"]) if self._walk else {}

    def parts(self, name: str) -> dict[str, Part]:
        """Return a valid name's parts in their order, without missing ones."""
        if self._walk is None:
            match = self._fullmatch(name)
            assert match is not None
            groups = enumerate(self._groups, 1)
            return {part: Part(match[at], *match.span(at)) for at, part in groups if match[at] is not None}
        marks = dict(self._marks(name))
        begun = (mark for mark in marks if mark % 2 == 0)
        places = ((self._groups[mark // 2], marks[mark], marks[mark + 1]) for mark in begun)
        return {part: Part(name[start:end], start, end) for part, start, end in places}

    def _marks(self, name: str) -> Marks:
        """Return where marks are in the name: 2n where part n begins, 2n + 1 where it ends.

        All readings advance together. No two meet in a state, since the rest of a name would then have two readings.
        """
        gaps, table, accepting = self._walk["gaps"], self._walk["table"], self._walk["accepting"]
        readings: dict[int, Marks] = {0: ()}
        for at, char_class in enumerate(map(self._classes.__getitem__, name)):
            readings = {
                table[after][char_class]: (*marks, *((mark, at) for mark in read)) if read else marks
                for state, marks in readings.items()
                for read, after in gaps[state]
                if table[after][char_class] >= 0
            }
        (whole,) = (
            (*marks, *((mark, len(name)) for mark in read))
            for state, marks in readings.items()
            for read, after in gaps[state]
            if after in accepting
        )
        return whole
