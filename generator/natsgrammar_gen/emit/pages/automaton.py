"""A small automaton as an SVG that loads nothing: states in layers, by the number of characters that lead to them.

A state where a name may end has two circles. A letter stands for a set of characters too long for an arrow; the sets
are listed below, as is a limit on the length, which would take hundreds of states.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from natsgrammar.text import seen
from natsgrammar_gen.emit.explain import describe
from natsgrammar_gen.emit.pages.railroad import ADVANCE, picture
from natsgrammar_gen.emit.pages.track import characters
from natsgrammar_gen.emit.shape import Shape, shape
from natsgrammar_gen.grammar.edition import Rule
from natsgrammar_gen.language.budget import memoized
from natsgrammar_gen.language.charset import CharSet
from natsgrammar_gen.language.dfa import DFA
from natsgrammar_gen.language.queries import depths

MOST_STATES = 12
_LONGEST = 9  # characters on an arrow
_RADIUS = 14
_APART = 46  # pixels between the circles of neighbouring layers, without the labels of arrows
_DOWN = 78  # pixels between the states of a layer
_LINE = 18
_ALONG = 0.4  # the part of an arrow before its label; in the middle arrows cross
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Point = complex  # x and y in pixels; y goes down


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A part of the picture and the box around it: left, top, right, bottom."""

    svg: str
    box: tuple[float, float, float, float]


def automaton(rule: Rule) -> str:
    """Return the SVG of the rule's automaton, or "" if there are too many states to read."""
    drawn = shape(rule)[0]
    if len(drawn.dfa.table) > MOST_STATES:
        return ""
    return _picture(drawn).replace("NAME", escape(rule.name), 1)


@memoized
def _picture(drawn: Shape) -> str:
    """Draw an automaton, with NAME in the title for the caller to replace."""
    dfa, sets = drawn.dfa, dict[CharSet, str]()
    arrows = {
        (state, target): _label(leading, sets)
        for state in range(len(dfa.table))
        for target, leading in dfa.followers(state).items()
    }
    at = _places(dfa, arrows)
    parts = [*_arrows(arrows, at), *(_state(number, at[number], number in dfa.finals) for number in at)]
    left, top, right, bottom = (
        pick(part.box[side] for part in parts) for side, pick in enumerate((min, min, max, max))
    )
    lines = [f"{letter}  {describe(leading)}" for leading, letter in sets.items()]
    if drawn.limit:
        lines.append(f"At most {drawn.limit.most} {'bytes' if drawn.limit.in_bytes else 'characters'}")
    listed = "".join(
        f'<text x="{left:g}" y="{bottom + 22 + number * _LINE:g}" text-anchor="start" '
        f'fill="currentColor" stroke="none" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    right = max(right, left + ADVANCE * max(map(len, lines), default=0))
    bottom += len(lines) * _LINE + (10 if lines else 0)
    content = "".join(part.svg for part in parts) + listed
    return picture("The automaton of NAME", left - 8, top - 8, right - left + 16, bottom - top + 16, content)


def _label(leading: CharSet, sets: dict[CharSet, str]) -> str:
    """Return an arrow's label: its characters, or their set's letter."""
    if leading.single is not None:
        return seen(leading.single)
    if leading not in sets:
        text = characters(leading)
        if len(text) <= _LONGEST:
            return text
        sets[leading] = _LETTERS[len(sets) % len(_LETTERS)] * (1 + len(sets) // len(_LETTERS))
    return sets[leading]


def _places(dfa: DFA, arrows: dict[tuple[int, int], str]) -> dict[int, Point]:
    """Return each state's place: layers from left to right, as far apart as the labels between them need."""
    depth = depths(dfa)
    widest: dict[int, int] = defaultdict(int)
    for (state, target), label in arrows.items():
        if depth[target] == depth[state] + 1:
            widest[depth[state]] = max(widest[depth[state]], len(label))
    layers: dict[int, list[int]] = defaultdict(list)
    for state in range(len(dfa.table)):
        layers[depth[state]].append(state)
    places, x = {}, 0.0
    for layer, states in sorted(layers.items()):
        for row, state in enumerate(states):
            places[state] = complex(x, (row - (len(states) - 1) / 2) * _DOWN)
        x += 2 * _RADIUS + _APART + ADVANCE * widest[layer]
    return places


def _state(number: int, at: Point, final: bool) -> _Drawn:
    x, y = at.real, at.imag
    rings = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{radius}"/>' for radius in (_RADIUS, _RADIUS - 3)[: 1 + final])
    edge = at - _RADIUS
    start = f'<path d="M{edge.real - 22:g} {y:g}L{edge.real:g} {y:g}"/>{_head(edge, 1)}' if number == 0 else ""
    label = f'<text x="{x:g}" y="{y + 4:g}" fill="currentColor" stroke="none">{number}</text>'
    reach = _RADIUS + 24 * (number == 0)
    return _Drawn(f"{start}{rings}{label}", (x - reach, y - _RADIUS, x + _RADIUS, y + _RADIUS))


def _arrows(arrows: dict[tuple[int, int], str], at: dict[int, Point]) -> Iterator[_Drawn]:
    for (state, target), label in arrows.items():
        if state == target:
            yield _loop(at[state], label)
            continue
        others = (place for other, place in at.items() if other not in (state, target))
        bent = 16 if (target, state) in arrows else 0.0
        if any(_is_between(place, at[state], at[target]) for place in others):
            # Around the states on the way, above if it leads on and below if it leads back.
            bent = 34 + 0.22 * abs(at[target] - at[state])
        yield _arrow(at[state], at[target], bent, label)


def _is_between(point: Point, start: Point, end: Point) -> bool:
    """Check whether a state is in a straight arrow's way."""
    way = (point - start) / (end - start)  # the part of the arrow along it, and aside
    return 0 < way.real < 1 and abs(way.imag * (end - start)) < _RADIUS + 8


def _loop(at: Point, label: str) -> _Drawn:
    x, y = at.real, at.imag
    top = y - _RADIUS - 24
    path = f"M{x - 7:g} {y - 12:g}C{x - 20:g} {top:g} {x + 20:g} {top:g} {x + 7:g} {y - 12:g}"
    svg = f'<path d="{path}"/>{_head(at + 7 - 12j, -0.45 + 0.9j)}{_text(label, x, top + 2)}'
    half = max(20.0, len(label) * ADVANCE / 2)
    return _Drawn(svg, (x - half, top - 10, x + half, y))


def _arrow(start: Point, end: Point, bent: float, label: str) -> _Drawn:
    """Draw a curve that leaves the straight line by `bent` pixels to its left, seen along the arrow."""
    left = -1j * _direction(start, end)
    control = (start + end) / 2 + 2 * bent * left
    first, last = (at + (_RADIUS + 1) * _direction(at, control) for at in (start, end))  # on the circles of both states
    # Not quite in the middle: there arrows cross.
    middle = (1 - _ALONG) ** 2 * first + 2 * _ALONG * (1 - _ALONG) * control + _ALONG**2 * last
    half = len(label) * ADVANCE / 2
    steep = abs(left.real)  # a label beside a steep arrow, above a flat one
    x, y = middle.real + steep * (half + 4) * (1 if left.real >= 0 else -1), middle.imag - 6 + 10 * steep
    if end.real < start.real and steep < 0.5:
        y = middle.imag + 15
    svg = f'<path d="M{_xy(first)}Q{_xy(control)} {_xy(last)}"/>{_head(last, _direction(control, last))}'
    box = min(x - half, middle.real), min(y - 12, middle.imag), max(x + half, middle.real), max(y + 4, middle.imag)
    return _Drawn(svg + _text(label, x, y), box)


def _direction(start: Point, end: Point) -> Point:
    """Return the way from one point to another, one pixel long."""
    return (end - start) / abs(end - start)


def _head(at: Point, heading: Point) -> str:
    back, aside = at - 7 * heading, 3j * heading
    return f'<path d="M{_xy(at)}L{_xy(back + aside)} {_xy(back - aside)}z" fill="currentColor" stroke="none"/>'


def _text(label: str, x: float, y: float) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="currentColor" stroke="none">{escape(label)}</text>'


def _xy(at: Point) -> str:
    return f"{at.real:.1f} {at.imag:.1f}"
