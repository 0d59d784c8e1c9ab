"""The spatial part of a watch request: which geometries of notifications it is about.

Sources: aviso-server, `docs/src/streaming-semantics.md`, "Spatial Filter Model", and
`docs/src/practical-examples/point-cloud-filtering.md`, "Watch Or Replay", for what is asked of what, and what excludes
what; `src/handlers/storage.rs` and `src/notification/spatial.rs` for the headers. Its matcher asks `intersects` and
`contains` of the crate `geo`, whose documentation says that a touch intersects, and that a point on the boundary is not
contained.

The reference looks at the box first, only to be quick. It also finds polygons in payloads; here they are in the
headers, or in the topic.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .._violation import violation_at
from ._fields import CLOUD, Field
from ._problem import Problem
from ._spatial import POINT_TOLD, POLYGON_TOLD, Shape, closed, cloud, point, polygon, position, touch
from ._wire import ANY

GEOMETRY, POINT_CLOUD, BOX = "spatial_geometry", "spatial_point_cloud", "spatial_bbox"  # headers of a notification


@dataclass(frozen=True, slots=True)
class Area:
    """A condition on the geometry of a notification.

    header  the header with the geometry: `spatial_geometry`, a polygon that has to touch the shape, or to have the one
            point of it inside; or `spatial_point_cloud`, of which one point has to be in the shape or on its boundary
    shape   the polygon that was asked for, or one point
    """

    header: str
    shape: Shape

    def holds(self, text: str) -> bool:
        """Whether a notification with this geometry was asked for; a text that is no geometry never was."""
        if self.header == POINT_CLOUD:
            return any(position(at, self.shape) >= 0 for at in cloud(text) or ())
        ring = polygon(text)
        if ring is None:
            return False
        return position(self.shape[0], ring) > 0 if len(self.shape) == 1 else touch(self.shape, ring)


def area(field: Field, request: Mapping[str, Any], problems: list[Problem]) -> Area | None:
    """What a request asks of the geometry in this field; None if nothing, or if that adds to the problems."""
    is_cloud = field.handler == CLOUD
    asks = "polygon" if is_cloud else field.name
    ring, at = request.get(asks, ANY), request.get("point", ANY)
    if is_cloud and request.get(field.name, ANY) is not ANY:
        cause = "is for notifications; a watch request takes `polygon`, for the clouds with a point in it"
        problems.append(Problem(field.name, None, cause))
    if at is not ANY and (is_cloud or ring is not ANY):
        cause = "is for notifications with a polygon; these have a point cloud" if is_cloud else f"excludes `{asks}`"
        problems.append(Problem("point", None, cause))
    shape: Shape | None = None
    if ring is not ANY:
        shape = polygon(ring)
        problems += [] if shape else [_misread(asks, ring, POLYGON_TOLD, closed(ring))]
    elif at is not ANY:
        found = point(at)
        shape = (found,) if found else None
        problems += [] if shape else [_misread("point", at, POINT_TOLD)]
    elif field.required:
        problems.append(Problem(asks, None, "a watch request needs a value for this field"))
    return Area(POINT_CLOUD if is_cloud else GEOMETRY, shape) if shape else None


def _misread(name: str, given: object, expected: str, suggestion: str | None = None) -> Problem:
    if isinstance(given, str):
        return Problem(name, 0, violation_at(given, 0, expected).message, suggestion)
    return Problem(name, None, f"expected {expected}", suggestion)
