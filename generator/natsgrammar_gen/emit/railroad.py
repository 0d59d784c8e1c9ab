"""A rule as a railroad diagram: an SVG that follows the colour scheme of the reader, with nothing to load.

The diagram follows the rule as written. Small building blocks are drawn in place; larger and imported ones are a box
with their name. A diagram too large to read is not drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from xml.sax.saxutils import escape

from lark import Token, Tree

from natsgrammar_gen.emit import markdown as markup
from natsgrammar_gen.emit.explain import PRINTABLE, describe
from natsgrammar_gen.grammar.lowering import lower
from natsgrammar_gen.grammar.model import Definition, Grammar, is_name
from natsgrammar_gen.language.ast import Alt, Chars, MaxBytes, Node, Repeat, Seq, with_texts
from natsgrammar_gen.language.charset import CharSet

_BEND = 8  # radius of a bend
_GAP = 10  # between neighbours
_HALF = 12  # half the height of a box
ADVANCE = 7.3  # width of a character of the font
_LONGEST = 44  # characters in a box
_SMALL = 4  # leaves of a building block that is drawn in place
_MOST = 40  # boxes in a diagram
_FAR_TOO_MANY = 20 * _MOST  # tokens of a rule: not worth the drawing, which is thrown away
_WIDEST = 1600
_MANY = 72  # printable characters; for larger sets it is shorter to name those left out
_RANGES = [CharSet.of([run]) for run in ((0x30, 0x39), (0x41, 0x5A), (0x61, 0x7A))]
_ALPHANUMERIC = CharSet.of(run for kind in _RANGES for run in kind.runs)


@dataclass(frozen=True, slots=True)
class _Shape:
    """A piece of track from (0, 0) to (width, 0); `up` and `down` are its vertical extent."""

    svg: str
    width: int = 0
    up: int = 0
    down: int = 0
    boxes: int = 0


# The page cannot style the picture, so it brings its own background.
STYLE = (
    "svg { color: #1f2328; background: #fff; } "
    "@media (prefers-color-scheme: dark) { svg { color: #e6edf3; background: #1e2129; } }"
)


def railroad(grammar: Grammar, definition: Definition) -> str:
    """The SVG of the definition, or nothing if it is too large or not written in Lark."""
    if definition.body is None or _tokens(definition.body) > _FAR_TOO_MANY:
        return ""
    shape = _named(definition.name, grammar, whole=True)
    if definition.notes.length:
        low, high = definition.notes.length
        shape = _row([shape, _note(f"{low} to {high} characters" if high else f"at least {low} characters")])
    if isinstance(definition.tree, MaxBytes):
        shape = _row([shape, _note(f"at most {definition.tree.limit} bytes")])
    if not 0 < shape.boxes <= _MOST or shape.width > _WIDEST:
        return ""
    width, height = shape.width + 60, shape.up + shape.down + 16
    ends = "".join(f'<circle cx="{x}" cy="0" r="4" fill="currentColor"/>' for x in (6, width - 6))
    track = f'<path d="M6 0H30M{width - 30} 0H{width - 6}"/>'
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" '
        f'viewBox="0 {-shape.up - 8} {width} {height}" fill="none" stroke="currentColor" stroke-width="1.3" '
        f'font-family="monospace" font-size="12" text-anchor="middle">'
        f"<title>{escape(definition.kebab)} as a diagram</title><style>{STYLE}</style>"
        f"{ends}{track}{_at(shape, 30, 0)}</svg>"
    )
    return picture.replace("><", ">\n<") + "\n"


def _tokens(body: Tree[Token] | Token) -> int:
    return 1 if isinstance(body, Token) else sum(1 for _ in body.scan_values(lambda _: True))


# ---- what is drawn --------------------------------------------------------------------------------------------------


def anchor(definition: Definition) -> str:
    """The anchor of the definition on the page of its edition, as Markdown derives it from the heading."""
    return definition.kebab if definition.public else f"part-{definition.name.lower()}"


def named_parts(grammar: Grammar, definition: Definition) -> list[Definition]:
    """The definitions that the diagram only names, each once."""
    found: dict[str, Definition] = {}

    def visit(body: Tree[Token] | Token | None, whole: bool) -> None:
        names = [body] if isinstance(body, Token) else body.scan_values(is_name) if body else []
        for name in map(str, names):
            part = grammar.definitions.get(name)
            if part is not None and ((whole and _is_one_name(body)) or _is_small(part)):
                visit(part.body, whole)
            elif part is not None:
                found.setdefault(name, part)

    visit(definition.body, whole=True)
    return list(found.values())


def _is_one_name(body: Tree[Token] | Token | None) -> bool:
    return isinstance(body, Token) or (body is not None and body.data == "name")


def building_blocks(grammar: Grammar) -> list[Definition]:
    """The definitions without an address that diagrams only name."""
    return [d for d in grammar.definitions.values() if not d.public and not _is_small(d)]


def _is_small(definition: Definition) -> bool:
    return _leaves(definition.tree) <= _SMALL


def _named(name: str, grammar: Grammar, whole: bool = False) -> _Shape:
    definition = grammar.definitions.get(name)
    if definition is None:
        return _box(name, kind="name")
    if whole or _is_small(definition):
        return _syntax(definition.body, grammar, whole) if definition.body else _tree(definition.tree)
    return _box(name, kind="name")


def _syntax(node: Tree[Token] | Token, grammar: Grammar, whole: bool = False) -> _Shape:
    """The track of a right-hand side. If it is a single name, that is drawn in place, whatever its size."""
    if isinstance(node, Token):
        return _named(str(node), grammar, whole)
    children = node.children
    match str(node.data):
        case "name":
            return _named(str(children[0]), grammar, whole)
        case "expansions":
            return _choice([_syntax(child, grammar) for child in children])
        case "expansion":
            return _row([_syntax(child, grammar) for child in children])
        case "maybe":
            return _bypass(_syntax(children[0], grammar))
        case "expr":
            return _loop(_syntax(children[0], grammar), *_bounds(node))
    return _tree(lower(node, lambda _: Seq(())))


def _bounds(node: Tree[Token]) -> tuple[int, int | None]:
    bounds = [str(child) for child in node.children[1:]]
    fixed: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
    return fixed.get(bounds[0]) or (int(bounds[0]), int(bounds[-1]))


def _tree(tree: Node) -> _Shape:
    match tree:
        case Chars(charset):
            return _text(charset.single) if charset.single is not None else _box(characters(charset))
        case Seq(items):
            return _row([_text(run) if isinstance(run, str) else _tree(run) for run in with_texts(items)])
        case Alt(items):
            return _choice([_tree(item) for item in items])
        case Repeat(item, low, high):
            return _loop(_tree(item), low, high)
    raise TypeError(tree)  # the others are computed, or the root of a rule


def characters(charset: CharSet) -> str:
    """A set in a few words, or as a list of its characters and ranges."""
    if charset - PRINTABLE or len(charset) > _MANY:
        return describe(charset).replace("`", "")
    parts: list[str] = []
    for kind in _RANGES:
        for low, high in (charset & kind).runs:
            parts += [f"{chr(low)}-{chr(high)}"] if high - low > 1 else map(chr, range(low, high + 1))
    return " ".join([*parts, *map(chr, charset - _ALPHANUMERIC)])


@lru_cache(maxsize=4096)
def _leaves(tree: Node) -> int:
    match tree:
        case Seq(items):
            return sum(1 if isinstance(run, str) else _leaves(run) for run in with_texts(items))
        case Alt(items):
            return sum(map(_leaves, items))
        case Repeat(item) | MaxBytes(item):
            return _leaves(item)
    return 1


# ---- how it is drawn ------------------------------------------------------------------------------------------------


def _text(text: str) -> _Shape:
    """A box for exactly this text, with round ends."""
    return _box(text, kind="text")


def _box(text: str, kind: str = "set") -> _Shape:
    shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    label = markup.seen(shown) if kind == "text" else shown
    width = round(len(label) * ADVANCE) + 20
    corner = {"text": _HALF, "set": 2, "name": 2}[kind]
    style = ' stroke-dasharray="4 3"' if kind == "name" else ""
    svg = (
        f'<rect y="{-_HALF}" width="{width}" height="{2 * _HALF}" rx="{corner}"{style}/>'
        f'<text x="{width / 2:g}" y="4" fill="currentColor" stroke="none">{escape(label)}</text>'
    )
    if shown != text:
        svg = f"<g><title>{escape(markup.seen(text))}</title>{svg}</g>"
    return _Shape(svg, width, _HALF, _HALF, 1)


def _note(text: str) -> _Shape:
    width = round(len(text) * ADVANCE) + 8
    label = f'<text x="{width / 2:g}" y="-4" font-size="10" fill="currentColor" stroke="none">{text}</text>'
    return _Shape(f'{label}<path d="M0 0H{width}"/>', width, 14, 2)


def _at(shape: _Shape, x: int, y: int) -> str:
    return shape.svg if not (x or y) else f'<g transform="translate({x} {y})">{shape.svg}</g>'


def _row(shapes: Sequence[_Shape]) -> _Shape:
    """One after the other."""
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
    """One below the other; the track forks to each."""
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
    """The shape, or the track above it."""
    bend = _BEND
    width, high = shape.width + 4 * bend, max(shape.up + 6, 2 * bend)
    over = (
        f"M0 0q{bend} 0 {bend} {-bend}V{bend - high}q0 {-bend} {bend} {-bend}H{width - 2 * bend}"
        f"q{bend} 0 {bend} {bend}V{-bend}q0 {bend} {bend} {bend}"
    )
    along = f"M0 0H{2 * bend}M{width - 2 * bend} 0H{width}"
    return replace(shape, svg=f'<path d="{over}{along}"/>{_at(shape, 2 * bend, 0)}', width=width, up=high + 1)


def _loop(shape: _Shape, low: int, high: int | None) -> _Shape:
    """The shape, and below it the track back to its beginning, labelled with the number of repeats."""
    if (low, high) == (0, 1):
        return _bypass(shape)
    label = times(low, high)
    shape = _widened(shape, round(len(label) * 6.2) + 8)
    bend = _BEND
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


def _widened(shape: _Shape, width: int) -> _Shape:
    if shape.width >= width:
        return shape
    return replace(shape, svg=f'{shape.svg}<path d="M{shape.width} 0H{width}"/>', width=width)


def times(low: int, high: int | None) -> str:
    """How often a loop is taken, in words; nothing for once or more."""
    if high is None:
        return "" if low < 2 else f"at least {low} times"
    return f"{low} times" if low == high else f"{max(low, 1)} to {high} times"
