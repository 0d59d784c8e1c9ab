"""A language as a railroad diagram in text, for terminals: it goes from left to right, and loops below itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit.railroad import characters, times
from natsgrammar_gen.language.ast import Alt, Chars, Node, Repeat, Seq, with_texts

MOST = 20  # lines of a diagram


@dataclass(frozen=True)
class _Track:
    """Lines of one width; the one that is number `row` is the track itself."""

    lines: tuple[str, ...]
    row: int = 0

    @property
    def width(self) -> int:
        return len(self.lines[0])


class DoesNotFit(ValueError):
    """A diagram that is too large to be read; the message says why."""


def text_diagram(tree: Node | None, columns: int) -> str:
    """The diagram of a tree. Raises DoesNotFit if it needs more columns, is too high to read, or there is no tree."""
    if tree is None:
        raise DoesNotFit("too large for a terminal")
    drawn = _row([_Track(("●─",)), _drawn(tree), _Track(("─●",))])
    if len(drawn.lines) > MOST:
        raise DoesNotFit(f"too large for a terminal: {len(drawn.lines)} lines")
    if drawn.width > columns:
        raise DoesNotFit(f"too wide for {columns} columns: it needs {drawn.width}")
    return "\n".join(line.rstrip() for line in drawn.lines)


def _drawn(tree: Node) -> _Track:
    match tree:
        case Chars(charset):
            return _text(charset.single) if charset.single is not None else _box(characters(charset))
        case Seq(items):
            return _row([_text(run) if isinstance(run, str) else _drawn(run) for run in with_texts(items)])
        case Alt(items):
            return _choice([_drawn(item) for item in items])
        case Repeat(item, low, high):
            again = _drawn(item) if high == 1 else _loop(_drawn(item), times(low, high))
            return again if low else _choice([_Track(("─",)), again])
    raise TypeError(tree)  # the others are computed, or the root of a rule


def _text(text: str) -> _Track:
    return _box(f"`{markup.seen(text)}`")


def _box(text: str) -> _Track:
    return _Track((f"─ {text} ─",))


def _row(tracks: Sequence[_Track]) -> _Track:
    """One after the other."""
    if not tracks:
        return _Track(("─",))
    up = max(it.row for it in tracks)
    down = max(len(it.lines) - it.row for it in tracks)
    columns = [
        [" " * it.width] * (up - it.row) + [*it.lines] + [" " * it.width] * (down - len(it.lines) + it.row)
        for it in tracks
    ]
    return _Track(tuple(map("".join, zip(*columns, strict=True))), up)


def _choice(tracks: Sequence[_Track]) -> _Track:
    """One below the other, between two forks."""
    inner = max(it.width for it in tracks)
    lines: list[str] = []
    rows: list[int] = []
    for it in tracks:
        rows.append(len(lines) + it.row)
        lines += [line.ljust(inner, "─" if at == it.row else " ") for at, line in enumerate(it.lines)]
    return _between(lines, rows[0], rows[-1], rows[1:-1])


def _loop(inner: _Track, label: str) -> _Track:
    """The track, and the way back below it with the number of times."""
    label = f"◂ {label} " if label else "◂"
    width = max(inner.width, len(label) + 2)
    lines = [line.ljust(width, "─" if at == inner.row else " ") for at, line in enumerate(inner.lines)]
    return _between([*lines, label.center(width, "─")], inner.row, len(lines), ())


def _between(lines: Sequence[str], first: int, last: int, others: Sequence[int]) -> _Track:
    """The lines between the two ends that join those of the first row, the last, and others."""
    ends = {first: "┬┬", last: "╰╯", **dict.fromkeys(others, "├┤")}
    out = []
    for at, line in enumerate(lines):
        fork = ends.get(at, "││" if first < at < last else "  ")
        outside = "─" if at == first else " "
        out.append(f"{outside}{fork[0]}{line}{fork[1]}{outside}")
    return _Track(tuple(out), first)
