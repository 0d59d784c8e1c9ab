"""A rule as a railroad diagram: an SVG that follows the colour scheme of the reader, with nothing to load.

A diagram too large to read is not drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from xml.sax.saxutils import escape

from natsgrammar.text import seen
from natsgrammar_gen.emit.pages.track import Box, Choice, Loop, Row, Track, as_written, times
from natsgrammar_gen.grammar.model import Definition, Grammar

_BEND = 8  # radius of a bend
_GAP = 10  # between neighbours
_HALF = 12  # half the height of a box
ADVANCE = 7.3  # width of a character of the font
_LONGEST = 44  # characters in a box
_MOST = 40  # boxes in a diagram
_WIDEST = 1600


@dataclass(frozen=True, slots=True)
class _Shape:
    """A piece of track from (0, 0) to (width, 0); `up` and `down` are its vertical extent."""

    svg: str
    width: int = 0
    up: int = 0
    down: int = 0
    boxes: int = 0


# The page cannot style the picture, so it brings its own background.
_STYLE = (
    "svg { color: #1f2328; background: #fff; } "
    "@media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #1e2129; } }"
)


def picture(title: str, left: float, top: float, width: float, height: float, content: str) -> str:
    """Return the SVG file for this content, which is in the box."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width:g}" height="{height:g}" '
        f'viewBox="{left:g} {top:g} {width:g} {height:g}" fill="none" stroke="currentColor" stroke-width="1.3" '
        f'font-family="monospace" font-size="12" text-anchor="middle">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>{content}</svg>"
    )
    return svg.replace("><", ">\n<") + "\n"


def railroad(grammar: Grammar, definition: Definition) -> str:
    """Return the definition's SVG, or "" if it is too large or not written in Lark."""
    track = as_written(grammar, definition)
    if track is None:
        return ""
    shape = _drawn(track)
    if not 0 < shape.boxes <= _MOST or shape.width > _WIDEST:
        return ""
    width, height = shape.width + 60, shape.up + shape.down + 16
    ends = "".join(f'<circle cx="{x}" cy="0" r="4" fill="currentColor"/>' for x in (6, width - 6))
    ends += f'<path d="M6 0H30M{width - 30} 0H{width - 6}"/>'
    return picture(f"{definition.kebab} as a diagram", 0, -shape.up - 8, width, height, ends + _at(shape, 30, 0))


def _drawn(track: Track) -> _Shape:
    match track:
        case Box():
            return _note(track.label) if track.kind == "note" else _box(track)
        case Row(items):
            return _row([*map(_drawn, items)])
        case Choice(items):
            return _choice([*map(_drawn, items)])
        case Loop(item, low, high):
            return _loop(_drawn(item), low, high)


def _box(box: Box) -> _Shape:
    """Draw a box: with round ends for a text, dashed for a name."""
    shown = box.label if len(box.label) <= _LONGEST else box.label[: _LONGEST - 1] + "…"
    label = seen(shown) if box.kind == "text" else shown
    width = round(len(label) * ADVANCE) + 20
    corner = _HALF if box.kind == "text" else 2
    style = ' stroke-dasharray="4 3"' if box.kind == "name" else ""
    svg = (
        f'<rect y="{-_HALF}" width="{width}" height="{2 * _HALF}" rx="{corner}"{style}/>'
        f'<text x="{width / 2:g}" y="4" fill="currentColor" stroke="none">{escape(label)}</text>'
    )
    if shown != box.label:
        svg = f"<g><title>{escape(seen(box.label))}</title>{svg}</g>"
    return _Shape(svg, width, _HALF, _HALF, 1)


def _note(text: str) -> _Shape:
    width = round(len(text) * ADVANCE) + 8
    label = f'<text x="{width / 2:g}" y="-4" font-size="10" fill="currentColor" stroke="none">{text}</text>'
    return _Shape(f'{label}<path d="M0 0H{width}"/>', width, 14, 2)


def _at(shape: _Shape, x: int, y: int) -> str:
    return shape.svg if not (x or y) else f'<g transform="translate({x} {y})">{shape.svg}</g>'


def _row(shapes: Sequence[_Shape]) -> _Shape:
    """Draw shapes one after the other."""
    parts, x = [], 0
    for shape in shapes:
        if x:
            parts.append(f'<path d="M{x} 0h{_GAP}"/>')
            x += _GAP
        parts.append(_at(shape, x, 0))
        x += shape.width
    up, down = max((s.up for s in shapes), default=0), max((s.down for s in shapes), default=0)
    return _Shape("".join(parts), x, up, down, sum(s.boxes for s in shapes))


def _choice(shapes: Sequence[_Shape]) -> _Shape:
    """Draw shapes one below the other; the track forks to each."""
    if len(shapes) == 1:
        return shapes[0]
    bend = _BEND
    inner = max(shape.width for shape in shapes)
    width, y, parts = inner + 4 * bend, 0, []
    for number, shape in enumerate(shapes):
        if number:
            y += max(shapes[number - 1].down + _GAP + shape.up, 2 * bend)
            parts.append(f'<path d="M0 0q{bend} 0 {bend} {bend}V{y - bend}q0 {bend} {bend} {bend}"/>')
            back = f"q{bend} 0 {bend} {-bend}V{bend}q0 {-bend} {bend} {-bend}"
        else:
            parts.append(f'<path d="M0 0H{2 * bend}"/>')
            back = f"h{2 * bend}"
        parts.append(_at(shape, 2 * bend, y))
        parts.append(f'<path d="M{2 * bend + shape.width} {y}H{width - 2 * bend}{back}"/>')
    return _Shape("".join(parts), width, shapes[0].up, y + shapes[-1].down, sum(s.boxes for s in shapes))


def _bypass(shape: _Shape) -> _Shape:
    """Draw a shape, and a track above that bypasses the shape."""
    bend = _BEND
    width, high = shape.width + 4 * bend, max(shape.up + 6, 2 * bend)
    over = (
        f"M0 0q{bend} 0 {bend} {-bend}V{bend - high}q0 {-bend} {bend} {-bend}H{width - 2 * bend}"
        f"q{bend} 0 {bend} {bend}V{-bend}q0 {bend} {bend} {bend}"
    )
    along = f"M0 0H{2 * bend}M{width - 2 * bend} 0H{width}"
    return replace(shape, svg=f'<path d="{over}{along}"/>{_at(shape, 2 * bend, 0)}', width=width, up=high + 1)


def _loop(shape: _Shape, low: int, high: int | None) -> _Shape:
    """Draw a shape, and below a track back to its beginning with the number of repeats."""
    if (low, high) == (0, 1):
        return _bypass(shape)
    label = times(low, high)
    bend, least = _BEND, round(len(label) * 6.2) + 8
    if shape.width < least:
        shape = replace(shape, svg=f'{shape.svg}<path d="M{shape.width} 0H{least}"/>', width=least)
    width, deep = shape.width + 4 * bend, max(shape.down + 6, 2 * bend)
    right = width - 2 * bend
    back = (
        f"M{right} 0q{bend} 0 {bend} {bend}V{deep - bend}q0 {bend} {-bend} {bend}H{2 * bend}"
        f"q{-bend} 0 {-bend} {-bend}V{bend}q0 {-bend} {bend} {-bend}"
    )
    svg = f'<path d="{back}M0 0H{2 * bend}M{right} 0H{width}"/>{_at(shape, 2 * bend, 0)}'
    if label:
        svg += (
            f'<text x="{width / 2:g}" y="{deep + 12}" font-size="10" fill="currentColor" stroke="none">{label}</text>'
        )
    down = deep + (16 if label else 1)
    looped = replace(shape, svg=svg, width=width, down=down)
    return looped if low else _bypass(looped)
