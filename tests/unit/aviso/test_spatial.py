"""Spatial requests: which polygons, points and clouds have something in common, and what is refused."""

from __future__ import annotations

import json
import pickle
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from natsgrammar import aviso
from natsgrammar.aviso import ANY, Field, Schema

SCHEMAS = aviso.read(Path(__file__).with_name("config.yaml"))
WEATHER, ALERT, OBSERVATIONS = SCHEMAS["weather"], SCHEMAS["alert"], SCHEMAS["observations"]

Pair = tuple[float, float]
Shape = list[Pair]

SQUARE: Shape = [(0, 0), (0, 10), (10, 10), (10, 0), (0, 0)]
STAR: Shape = [(10, 0), (-8, 6), (3, -10), (3, 10), (-8, -6), (10, 0)]  # goes round its middle twice
HORSESHOE: Shape = [(0, 0), (0, 9), (9, 9), (9, 6), (3, 6), (3, 3), (9, 3), (9, 0), (0, 0)]


def touches(asked: Any, polygon: Any) -> bool:
    headers = WEATHER.headers({"polygon": polygon})
    return WEATHER.watch({"polygon": asked}).accepts("weather.2026-01-21.1", headers)


def lies_in(point: Any, polygon: Any) -> bool:
    headers = WEATHER.headers({"polygon": polygon})
    return WEATHER.watch({"point": point}).accepts("weather.2026-01-21.1", headers)


def has_a_point_in(cloud: Any, asked: Any) -> bool:
    headers = OBSERVATIONS.headers({"point_cloud": cloud})
    return OBSERVATIONS.watch({"polygon": asked}).accepts("observations.20260121", headers)


# ---- geometry, against other ways to find the same ------------------------------------------------------------------

GRID = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
FINE = st.tuples(st.floats(-90, 90), st.floats(-180, 180))


def side(a: Pair, b: Pair, c: Pair) -> Fraction:
    (ax, ay), (bx, by), (cx, cy) = (tuple(map(Fraction, pair)) for pair in (a, b, c))
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def triangles(points: st.SearchStrategy[Any]) -> st.SearchStrategy[Shape]:
    corners = st.tuples(points, points, points).filter(lambda it: side(*it) != 0)
    return corners.map(lambda it: [*it, it[0]])


def where(point: Pair, triangle: Shape) -> int:
    """1 inside, 0 on the boundary, -1 outside: by the signs of three areas."""
    turn = side(*triangle[:3])
    areas = [side(a, b, point) * turn for a, b in pairwise(triangle)]
    return -1 if min(areas) < 0 else int(min(areas) > 0)


def apart(a: Shape, b: Shape) -> bool:
    """Whether a line along one of the edges has all of a triangle on one side, and the other strictly on the other."""
    for own, other in ((a, b), (b, a)):
        turn = side(*own[:3])
        if any(all(side(p, q, corner) * turn < 0 for corner in other) for p, q in pairwise(own)):
            return True
    return False


@given(st.one_of(triangles(GRID), triangles(FINE)), st.one_of(GRID, FINE))
def test_points_and_triangles(triangle: Shape, point: Pair) -> None:
    assert lies_in(point, triangle) == (where(point, triangle) > 0), "on the boundary is not in"
    cloud = [(-90, -180), point]
    assert has_a_point_in(cloud, triangle) == any(where(it, triangle) >= 0 for it in cloud)


@given(st.one_of(st.tuples(triangles(GRID), triangles(GRID)), st.tuples(triangles(FINE), triangles(FINE))))
def test_triangles_and_triangles(both: tuple[Shape, Shape]) -> None:
    a, b = both
    assert touches(a, b) == touches(b, a) == (not apart(a, b)), "a touch is enough"


@given(triangles(FINE), st.integers(0, 2), st.floats(0, 1))
def test_points_that_are_nearly_on_an_edge(triangle: Shape, edge: int, part: float) -> None:
    """Doubles alone often cannot tell; the answer is right for the doubles that were given."""
    (a, b), (c, d) = triangle[edge : edge + 2]
    point = (a + (c - a) * part, b + (d - b) * part)
    if abs(point[0]) <= 90 and abs(point[1]) <= 180:
        assert lies_in(point, triangle) == (where(point, triangle) > 0)


@given(triangles(GRID), triangles(GRID), st.integers(1, 3), st.booleans())
def test_where_a_ring_begins_and_how_it_turns_says_nothing(a: Shape, b: Shape, shift: int, turned: bool) -> None:
    again = [*b[shift:], *b[1 : shift + 1]]
    assert again[0] == again[-1]
    assert touches(a, again[::-1] if turned else again) == touches(a, b)


@pytest.mark.parametrize(
    ("polygon", "point", "inside"),
    [
        (SQUARE, (5, 5), True),
        (SQUARE, (0, 5), False),
        (SQUARE, (10, 10), False),
        (SQUARE, (5, -1), False),
        (HORSESHOE, (8, 1), True),
        (HORSESHOE, (8, 5), False),
        (HORSESHOE, (9, 1), False),
        (STAR, (0, 0), True),
        (STAR, (-9, 0), False),
        (STAR, (2.5, 9), True),
        ([(1, 1)] * 4, (1, 1), False),
        ([(0, 0), (0, 1), (0, 2), (0, 0)], (0, 1), False),
    ],
)
def test_points_in_polygons(polygon: Shape, point: Pair, inside: bool) -> None:
    assert lies_in(point, polygon) == inside


@pytest.mark.parametrize(
    ("a", "b", "common"),
    [
        (SQUARE, [(2, 2), (2, 3), (3, 3), (2, 2)], True),
        (SQUARE, [(10, 10), (10, 20), (20, 20), (10, 10)], True),
        (SQUARE, [(10, 3), (20, 3), (20, 4), (10, 3)], True),
        (SQUARE, [(11, 0), (11, 10), (20, 10), (11, 0)], False),
        (HORSESHOE, [(4, 4), (4, 5), (8, 5), (4, 4)], False),
        (HORSESHOE, [(4, 4), (4, 7), (8, 5), (4, 4)], True),
        (SQUARE, [(-5, 5), (15, 5), (15, 6), (-5, 6), (-5, 5)], True),
        (SQUARE, [(5, 5)] * 4, True),
        (SQUARE, [(5, 11)] * 4, False),
        ([(-5, 5), (15, 5), (5, 5), (-5, 5)], SQUARE, True),
    ],
)
def test_polygons_and_polygons(a: Shape, b: Shape, common: bool) -> None:
    assert touches(a, b) == touches(b, a) == common


def test_the_180th_meridian_is_an_edge_of_the_world() -> None:
    assert not touches([(0, 179), (0, 180), (1, 180), (0, 179)], [(0, -180), (0, -179), (1, -179), (0, -180)])


# ---- requests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "polygon",
    [
        SQUARE,
        [list(pair) for pair in SQUARE],
        tuple(SQUARE),
        json.dumps(SQUARE),
        "0,0,0,10,10,10,10,0,0,0",
        "(0,0,0,10,10,10,10,0,0,0)",
        "( 0 , 0 , 0 , 10 , 10 , 10.0 , 10 , 0 , 0 , 0 )",
    ],
)
def test_how_polygons_are_written(polygon: Any) -> None:
    watch = WEATHER.watch({"polygon": polygon})
    assert watch == WEATHER.watch({"polygon": SQUARE}) == pickle.loads(pickle.dumps(watch))
    assert hash(watch) == hash(WEATHER.watch({"polygon": SQUARE}))
    assert watch.coarse == "weather.*.*"
    if isinstance(polygon, str):
        assert watch.accepts("weather.2026-01-21.1", {"spatial_geometry": polygon})


@pytest.mark.parametrize("point", [(5, 5.0), [5, 5], "5,5", "(5,5)", "[5,5]", " 5 , 5 "])
def test_how_points_are_written(point: Any) -> None:
    assert WEATHER.watch({"point": point}) == WEATHER.watch({"point": (5, 5)})
    assert lies_in(point, SQUARE)


def test_headers_are_as_the_reference_stores_them() -> None:
    assert WEATHER.headers({"polygon": [(52.5, 13.4), (52.6, 13.5), (52, 13), (52.5, 13.4)]}) == {
        "spatial_bbox": "52,13,52.6,13.5",
        "spatial_geometry": "[[52.5,13.4],[52.6,13.5],[52.0,13.0],[52.5,13.4]]",
    }
    assert OBSERVATIONS.headers({"point_cloud": [(1, 2), (1, 2), (-1e-7, 4)]}) == {
        "spatial_bbox": "-0.0000001,2,1,4",
        "spatial_point_cloud": "[[1.0,2.0],[1.0,2.0],[-1e-07,4.0]]",
    }
    assert SCHEMAS["mars"].headers({"class": "od"}) == {}


def test_a_notification_without_its_geometry_is_not_what_a_spatial_request_is_about() -> None:
    for request in ({"polygon": SQUARE}, {"point": (5, 5)}):
        watch = WEATHER.watch(request)
        for headers in (None, {}, {"spatial_geometry": "?"}, {"spatial_point_cloud": "[[5,5]]"}):
            assert watch.lets_through("weather.2026-01-21.1")
            assert not watch.accepts("weather.2026-01-21.1", headers)
    cloud = OBSERVATIONS.watch({"polygon": SQUARE})
    assert not cloud.accepts("observations.20260121", {"spatial_geometry": json.dumps(SQUARE)})


def test_a_polygon_in_the_topic_is_read_there() -> None:
    watch = ALERT.watch({"polygon": SQUARE})
    assert watch.coarse == "alert.*.*"
    assert ALERT.request(watch.coarse) == {"day": ANY, "polygon": ANY}
    near = ALERT.subject({"day": "20260101", "polygon": "(5,5,5,20,20,20,5,5)"})
    far = ALERT.subject({"day": "20260101", "polygon": [(15, 15), (15, 20), (20, 20), (15, 15)]})
    assert watch.accepts(near)
    assert not watch.accepts(far)
    assert ALERT.watch({"point": "7,10"}).accepts(near)
    assert ALERT.watch({}).accepts(far)
    assert far == "alert.20260101.[[15%2E0,15%2E0],[15%2E0,20%2E0],[20%2E0,20%2E0],[15%2E0,15%2E0]]"


def test_other_conditions_hold_besides() -> None:
    watch = WEATHER.watch({"level": {"gt": 0}, "polygon": SQUARE})
    headers = WEATHER.headers({"polygon": SQUARE})
    assert watch.accepts("weather.2026-01-21.1", headers)
    assert not watch.accepts("weather.2026-01-21.-1", headers)


PAIRS = "at least four `latitude,longitude` pairs, the last as the first"
OPEN = [[0, 0], [0, 10], [10, 10]]


@pytest.mark.parametrize(
    ("schema", "request_", "field", "cause", "suggestion"),
    [
        (WEATHER, {}, "polygon", "a watch request needs a value for this field", None),
        (WEATHER, {"polygon": ANY}, "polygon", "a watch request needs a value for this field", None),
        (WEATHER, {"polygon": SQUARE, "point": (1, 2)}, "point", "excludes `polygon`", None),
        (WEATHER, {"polygon": OPEN}, "polygon", PAIRS, "[[0.0,0.0],[0.0,10.0],[10.0,10.0],[0.0,0.0]]"),
        (WEATHER, {"polygon": "0,0,0,10,10,10"}, "polygon", PAIRS, "[[0.0,0.0],[0.0,10.0],[10.0,10.0],[0.0,0.0]]"),
        (WEATHER, {"polygon": [[0, 0], [0, 10]]}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": [0, 0, 0, 10, 10, 10, 0, 0]}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": [[0, 181], *SQUARE[1:-1], [0, 181]]}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": [["0", 0], *SQUARE[1:-1], ["0", 0]]}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": [[True, 0], *SQUARE[1:-1], [True, 0]]}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": {"type": "Polygon", "coordinates": [OPEN]}}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": None}, "polygon", PAIRS, None),
        (WEATHER, {"polygon": "[" * 100_000}, "polygon", PAIRS, None),
        (WEATHER, {"point": (91, 0)}, "point", "a `latitude,longitude` pair", None),
        (WEATHER, {"point": "1,2,3,4"}, "point", "a `latitude,longitude` pair", None),
        (WEATHER, {"point": "91,0"}, "point", "a `latitude,longitude` pair", None),
        (WEATHER, {"point": [1, 2, 3]}, "point", "a `latitude,longitude` pair", None),
        (WEATHER, {"point": {"gte": 1}}, "point", "a `latitude,longitude` pair", None),
        (WEATHER, {"point": ""}, "point", "a `latitude,longitude` pair", None),
        (SCHEMAS["mars"], {"class": "od", "point": (1, 2)}, "point", "no field of `mars`", None),
        (WEATHER, {"polgyon": OPEN, "point": (1, 2)}, "polgyon", "no field of `weather`", "polygon"),
        (OBSERVATIONS, {}, "polygon", "a watch request needs a value for this field", None),
        (OBSERVATIONS, {"polygon": SQUARE, "point": (1, 2)}, "point", "these have a point cloud", None),
        (OBSERVATIONS, {"polygon": SQUARE, "point_cloud": OPEN}, "point_cloud", "is for notifications", None),
    ],
)
def test_requests_that_are_refused(
    schema: Schema, request_: dict[str, Any], field: str, cause: str, suggestion: str | None
) -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        schema.watch(request_)
    (problem,) = refused.value.problems
    assert problem.field == field
    assert cause in problem.cause
    assert problem.suggestion == suggestion
    assert (problem.position is None) == (not isinstance(request_.get(field), str))


@pytest.mark.parametrize(
    ("cloud", "cause"),
    [
        ([], "at least one"),
        ([[1]], "a JSON list"),
        ([[91, 0]], "a JSON list"),
        ("1,2,3,4", "a JSON list"),
        ([[1, 2]] * 5, "at most 4 points, not 5"),
    ],
)
def test_clouds_that_are_none(cloud: Any, cause: str) -> None:
    for write in (OBSERVATIONS.headers, OBSERVATIONS.subject):
        with pytest.raises(aviso.IdentifierError, match=cause):
            write({"day": "20260101", "point_cloud": cloud})
    with pytest.raises(aviso.FieldError, match="61440 bytes"):
        Field("point_cloud", "PointCloudHandler").write([(-89.12345678901234, -179.12345678901235)] * 5_000)


def test_notifications_have_polygons_and_no_points() -> None:
    with pytest.raises(aviso.IdentifierError) as refused:
        WEATHER.subject({"day": "2026-01-21", "level": 1, "polygon": OPEN, "point": (1, 2)})
    assert [problem.field for problem in refused.value.problems] == ["point", "polygon"]
    with pytest.raises(aviso.IdentifierError, match="needs a value"):
        WEATHER.headers({"day": "2026-01-21"})
