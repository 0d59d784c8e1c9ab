"""A railroad diagram as text for terminals: from left to right, with turns at the ends of lines, and loops below.

A part too large for a fork becomes a box with a number and a diagram of its own below, as do names in boxes.
"""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from math import inf

from natsgrammar.text import seen
from natsgrammar_gen.emit.pages.track import Box, Choice, Loop, Row, Track, times

MOST = 100  # lines of a diagram with those below it
_INSIDE = 24  # columns within a fork

Lines = list[str]  # of equal width; the first is the track itself
Below = dict[str, Track]  # label of a box → the track to draw below, in order


def text_diagram(track: Track, columns: int, named: Callable[[str], Track | None]) -> tuple[list[str], int]:
    """Return the lines for a track and the names that `named` knows, and how many diagrams are left out."""
    below, drawn = Below(), 0
    lines = _whole(track, columns, below)
    while left := len(below) - drawn:
        label, piece = [*below.items()][drawn]
        part = named(label) if isinstance(piece, Box) else piece
        more = ["", f"<{label}>", *_whole(part, columns, below)] if part is not None else []
        if len(lines) + len(more) > MOST:
            break
        lines += more
        drawn += 1
    return [*map(str.rstrip, lines)], left


def _whole(track: Track, columns: int, below: Below) -> Lines:
    """Draw a track from end to end, on as many lines as necessary."""
    rows: list[list[Lines]] = [[]]
    for item in _steps(track):
        drawn = _drawn(item, columns - 4, below)
        if rows[-1] and sum(map(_width, [*rows[-1], drawn])) > columns - 4:
            rows.append([])
        rows[-1].append(drawn)
    lines: Lines = []
    for row in rows[:-1]:
        first, *others = _row([["╰─" if lines else "●─"], *row, ["─╮"]])
        lines += [first, *(f"{other[:-1]}│" for other in others), f"╭{'─' * (len(first) - 2)}╯"]
    return lines + _row([["╰─" if lines else "●─"], *rows[-1], ["─●"]])


def _steps(track: Track) -> Iterator[Track]:
    """Yield a track's parts, in their order."""
    if isinstance(track, Row):
        yield from chain.from_iterable(map(_steps, track.items))
    else:
        yield track


def _drawn(track: Track, room: float, below: Below) -> Lines:
    """Draw a track on one line."""
    if isinstance(track, Box) and track.kind == "name":
        return _reference(track, room, below)
    if isinstance(track, Box):
        marks = {"text": f"`{seen(track.label)}`", "note": f"({track.label})"}
        return _box(marks.get(track.kind, track.label), room)
    if (isinstance(track, Row) or room < _INSIDE) and room < inf and _width(_drawn(track, inf, {})) > room:
        return _reference(track, room, below)
    match track:
        case Row(items):
            return _row([_drawn(item, room, below) for item in items])
        case Choice(items):
            return _choice([_drawn(item, room - 4, below) for item in items])
        case Loop(item, 0, high):
            return _choice([_row([]), _drawn(item if high == 1 else Loop(item, 1, high), room - 4, below)])
        case Loop(item, low, high):
            return _loop(_drawn(item, room - 4, below), times(low, high))


def _reference(piece: Track, room: float, below: Below) -> Lines:
    """Draw a box with a reference to a diagram below."""
    known = (label for label, drawn in below.items() if drawn == piece)
    number = str(1 + sum(not isinstance(drawn, Box) for drawn in below.values()))
    label = piece.label if isinstance(piece, Box) else next(known, number)
    below.setdefault(label, piece)
    return _box(f"<{label}>", room)


def _box(label: str, room: float) -> Lines:
    first, *others = textwrap.wrap(label, int(min(room - 4, len(label) + 1)), break_on_hyphens=False) or [label]
    inside = max(map(len, [first, *others]))
    return [f"─ {first} ".ljust(inside + 4, "─"), *(f"  {other}".ljust(inside + 4) for other in others)]


def _width(lines: Lines) -> int:
    return len(lines[0])


def _row(tracks: Sequence[Lines]) -> Lines:
    """Draw tracks one after the other."""
    high = max(map(len, tracks), default=0)
    columns = [[*track, *[" " * _width(track)] * (high - len(track))] for track in tracks]
    return [*map("".join, zip(*columns, strict=True))] or ["─"]


def _choice(tracks: Sequence[Lines]) -> Lines:
    """Draw tracks one below the other, between two forks; a single track as it is."""
    if len(tracks) == 1:
        return tracks[0]
    inside = max(map(_width, tracks))
    joined = [*accumulate(map(len, tracks[:-1]), initial=0)]
    lines = [(first.ljust(inside, "─"), *(line.ljust(inside) for line in others)) for first, *others in tracks]
    return _forked([*chain.from_iterable(lines)], joined)


def _loop(inner: Lines, label: str) -> Lines:
    """Draw a track, and the way back below with the number of repeats."""
    label = f"◂ {label} " if label else "◂"
    inside = max(_width(inner), len(label) + 2)
    lines = [inner[0].ljust(inside, "─"), *(line.ljust(inside) for line in inner[1:]), label.center(inside, "─")]
    return _forked(lines, [0, len(inner)])


def _forked(lines: Sequence[str], joined: Sequence[int]) -> Lines:
    """Draw lines between two ends, which join the lines with these numbers; the first is the track."""
    ends = {**dict.fromkeys(joined, "├┤"), joined[-1]: "╰╯", 0: "┬┬"}
    forks = [ends.get(at, "││" if at < joined[-1] else "  ") for at in range(len(lines))]
    ways = [f"{fork[0]}{line}{fork[1]}" for fork, line in zip(forks, lines, strict=True)]
    return [f"─{ways[0]}─", *(f" {way} " for way in ways[1:])]
