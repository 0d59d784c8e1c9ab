"""Points, polygons and point clouds: how they are written, and what lies in what.

Latitude comes first, and the earth is taken for flat, as the reference takes it: no polygon reaches over the 180th
meridian. Answers are exact for the coordinates that were given; nothing is rounded.

Sources: aviso-server, `docs/src/schema-guide.md`, "PolygonHandler", "PointCloudHandler" and "Alternative Coordinate
Format"; its crate aviso-validators, `point_cloud.rs`, for the limits of clouds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import Any

Coordinates = Sequence[Sequence[float]] | Sequence[float]
Pair = tuple[float, float]  # latitude, longitude
Shape = tuple[Pair, ...]

MOST_POINTS = 10_000  # of a cloud; a schema may ask for fewer
MOST_BYTES = 60 * 1024  # of a cloud as it is stored
POINT_TOLD = "a `latitude,longitude` pair"
POLYGON_TOLD = "at least four `latitude,longitude` pairs, the last as the first"

_EXACT_FROM = 1e-15  # relative; from there on doubles tell on which side a point is


# ---- reading and writing --------------------------------------------------------------------------------------------


def polygon(given: object) -> Shape | None:
    """The closed ring that a text or a list of pairs is; None if it is none."""
    pairs = _pairs(given)
    return pairs if pairs is not None and len(pairs) >= 4 and pairs[0] == pairs[-1] else None


def point(given: object) -> Pair | None:
    """The point that a text or a pair is; None if it is none."""
    listed = _listed(given)
    if isinstance(given, str) and not given.startswith("["):
        return _on_earth(listed[0]) if listed and len(listed) == 1 else None
    return _on_earth(listed)


def cloud(given: object) -> Shape | None:
    """The points that a list of pairs is, or the JSON of one; None if it is none."""
    if isinstance(given, str) and not given.startswith("["):
        return None
    return _pairs(given) or None


def written(shape: Shape) -> str:
    """The shape as the reference stores it: JSON without spaces."""
    return json.dumps([[float(number) for number in pair] for pair in shape], separators=(",", ":"))


def closed(given: object) -> str | None:
    """The polygon that is only left open, closed; None if something else is wrong with it."""
    pairs = _pairs(given)
    ring = polygon([*pairs, pairs[0]]) if pairs else None
    return written(ring) if ring else None


def box(shape: Shape) -> str:
    """The least latitude and longitude, then the greatest, as the reference stores them."""
    return ",".join(format(Decimal(repr(float(number))), "f").removesuffix(".0") for number in _box(shape))


def _box(shape: Shape) -> tuple[float, float, float, float]:
    latitudes, longitudes = zip(*shape, strict=True)
    return min(latitudes), min(longitudes), max(latitudes), max(longitudes)


def _pairs(given: object) -> Shape | None:
    listed = _listed(given)
    pairs = [_on_earth(pair) for pair in listed or ()]
    found = tuple(pair for pair in pairs if pair is not None)
    return found if listed is not None and len(found) == len(pairs) else None


def _listed(given: object) -> list[object] | None:
    """What a list, or the JSON of one, has in it; of another text the pairs."""
    if isinstance(given, str):
        try:
            given = json.loads(given) if given.startswith("[") else list(_in_text(given))
        except (ValueError, RecursionError):
            return None
    return list(given) if isinstance(given, list | tuple) else None


def _in_text(text: str) -> Iterator[Pair]:
    """The pairs of `1,2,3,4` or `(1,2,3,4)`. Raises ValueError."""
    if text.startswith("(") != text.endswith(")"):
        raise ValueError(text)
    numbers = [float(number) for number in text.removeprefix("(").removesuffix(")").split(",")]
    yield from zip(numbers[::2], numbers[1::2], strict=True)


def _on_earth(pair: Any) -> Pair | None:
    numbers = [number for number in pair if type(number) in (int, float)] if isinstance(pair, list | tuple) else []
    if len(numbers) != 2 or len(pair) != 2 or not (abs(numbers[0]) <= 90 and abs(numbers[1]) <= 180):
        return None
    return float(numbers[0]), float(numbers[1])


# ---- geometry -------------------------------------------------------------------------------------------------------


def touch(a: Shape, b: Shape) -> bool:
    """Whether two polygons have a point in common, be it one of their boundaries."""
    if not _boxes_touch(_box(a), _box(b)):
        return False
    if position(a[0], b) >= 0 or position(b[0], a) >= 0:
        return True
    return any(_cross(*first, *second) for first in pairwise(a) for second in pairwise(b))


def position(at: Pair, ring: Shape) -> int:
    """1 inside the ring, 0 on its boundary, -1 outside; all that a ring goes round is inside."""
    winding = 0
    for start, end in pairwise(ring):
        if at[0] < min(start[0], end[0]) or at[0] > max(start[0], end[0]):
            continue
        side = _side(start, end, at)
        if side == 0 and _between(start, at, end):
            return 0
        if start[0] <= at[0] < end[0] and side > 0:
            winding += 1
        elif end[0] <= at[0] < start[0] and side < 0:
            winding -= 1
    return 1 if winding else -1


def _cross(a: Pair, b: Pair, c: Pair, d: Pair) -> bool:
    """Whether the lines from a to b and from c to d have a point in common."""
    if not _boxes_touch(_box((a, b)), _box((c, d))):
        return False
    sides = _side(a, b, c) * _side(a, b, d), _side(c, d, a) * _side(c, d, b)
    return max(sides) <= 0


def _boxes_touch(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def _between(start: Pair, at: Pair, end: Pair) -> bool:
    return all(min(s, e) <= p <= max(s, e) for s, p, e in zip(start, at, end, strict=True))


def _side(start: Pair, end: Pair, at: Pair) -> int:
    """On which side of the line the point is: -1 or 1, and 0 on it."""
    left = (end[1] - start[1]) * (at[0] - start[0])
    right = (end[0] - start[0]) * (at[1] - start[1])
    if abs(left - right) <= _EXACT_FROM * (abs(left) + abs(right)):
        (a, b), (c, d), (e, f) = (tuple(map(Fraction, pair)) for pair in (start, end, at))
        exact = (d - b) * (e - a) - (c - a) * (f - b)
        return (exact > 0) - (exact < 0)
    return 1 if left > right else -1
