"""Event schemas: from an identifier to the subject of its notification and back, and to the filters that watch it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from .._subject import match
from ._area import BOX, GEOMETRY, POINT_CLOUD, Area, area
from ._constraint import Constraint, constraint
from ._fields import CLOUD, SPATIAL, Field, FieldError, Given, Value, no_such
from ._problem import IdentifierError, Problem
from ._spatial import box, cloud, polygon, written
from ._wire import (
    ANY,
    SubjectError,
    Wildcard,
    assemble,
    split,
    split_filter,
    subject_violation,
    wire_position,
    writing_codec,
)

Wanted = str | Wildcard | Constraint | Area
Request = Mapping[str, Given | Wildcard | Mapping[str, Any]]

NEEDED = "needs a value for this field"


@dataclass(frozen=True, slots=True)
class Watch:
    """A watch or replay request in two steps: the backend's filter, then the application's.

    pattern  the base, and for each field its value, a condition on its values, or `ANY` where any will do
    safe     whether values are written by the safe codec
    area     the condition on the geometry, if notifications have that in their headers
    coarse   the filter on the wire, for a subscription or a consumer; a condition is a wildcard there

    `accepts` is the second step. Whatever it accepts, the coarse filter has let through.
    """

    pattern: tuple[Wanted, ...]
    safe: bool = False
    area: Area | None = None
    coarse: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        encode = writing_codec(self.safe).encode
        tokens = (encode(wanted) if isinstance(wanted, str) else ANY.value for wanted in self.pattern)
        object.__setattr__(self, "coarse", ".".join(tokens))

    def accepts(self, subject: str, headers: Mapping[str, str] | None = None) -> bool:
        """Whether the subject has what was asked for, and can be decoded where any value will do.

        A value that was asked for counts only as this request's codec writes it. Another spelling of it (`%61` for
        `a`) is another subject, which no backend would deliver for this filter. A condition is about the decoded value,
        the `area` about the geometry in the headers.
        """
        try:
            values = split(subject)
        except SubjectError:
            return False
        asked_for = len(values) == len(self.pattern) and all(map(_meets, values, self.pattern))
        return asked_for and self.lets_through(subject) and self._is_there(headers or {})

    def lets_through(self, subject: str) -> bool:
        """Whether a backend that filters by `coarse` delivers a message on the subject."""
        return match(subject, self.coarse)

    def _is_there(self, headers: Mapping[str, str]) -> bool:
        return self.area is None or self.area.holds(headers.get(self.area.header, ""))


def _meets(value: str, wanted: Wanted) -> bool:
    return wanted in (ANY, value) if isinstance(wanted, str | Wildcard) else wanted.holds(value)


@dataclass(frozen=True, slots=True)
class Schema:
    """One event type: the base of its subjects, the fields that follow in their order, and all fields by name.

    With `safe`, values are written by the safe codec: the same tokens wherever Aviso's own can be in a subject, and
    tokens that Aviso's decoder reads everywhere else.

    Raises ValueError for an order that does not go with the fields.
    """

    event_type: str
    base: str
    key_order: tuple[str, ...]
    fields: Mapping[str, Field] = field(hash=False)
    safe: bool = False

    def __post_init__(self) -> None:
        for name, known in self.fields.items():
            if name != known.name:
                raise ValueError(f"the field `{known.name}` stands under the name `{name}`")
        for at, name in enumerate(self.key_order):
            if name not in self.fields:
                raise ValueError(f"key_order: {no_such('field', name, self.fields)}")
            if name in self.key_order[:at]:
                raise ValueError(f"key_order: `{name}` stands twice")
            if self.fields[name].handler == CLOUD:
                raise ValueError(f"key_order: `{name}` holds a point cloud, which is in no topic")

    @property
    def geometry(self) -> Field | None:
        """The field with the polygon or the point cloud, if there is one."""
        return next((field for field in self.fields.values() if field.handler in SPATIAL), None)

    def subject(self, identifier: Mapping[str, Given]) -> str:
        """The subject of a notification. Values are of the types of their handlers, or the text as Aviso stores it.

        Every field of the topic must be there. Other fields of the schema may be; they are held against their handlers,
        and are in no subject. Raises IdentifierError with all problems, and TypeError for what is no mapping.
        """
        problems = self._unknown(identifier)
        names = dict.fromkeys((*self.key_order, *(name for name in self.fields if name in identifier)))
        texts = {name: _text(self.fields[name], identifier.get(name, ANY), problems) for name in names}
        if problems:
            raise IdentifierError(problems)
        return assemble((self.base, *(texts[name] for name in self.key_order)), safe=self.safe)

    def headers(self, identifier: Mapping[str, Given]) -> dict[str, str]:
        """The headers that Aviso stores a notification with: its geometry and the box around it, or none.

        Raises as `subject`, for the geometry alone.
        """
        place = self.geometry
        if place is None:
            return {}
        problems: list[Problem] = []
        text = _text(place, identifier.get(place.name, ANY), problems)
        read, header = (cloud, POINT_CLOUD) if place.handler == CLOUD else (polygon, GEOMETRY)
        shape = read(text)
        if shape is None:
            raise IdentifierError(problems)
        return {BOX: box(shape), header: written(shape)}

    def watch(self, request: Request) -> Watch:
        """The two filters of a watch or replay request: fields that are left out, or given as `ANY`, may be anything.

        A condition is given as Aviso has it: `{"gte": 5}`. Where notifications have a polygon, `polygon` asks for those
        that touch it, and `point` for those that it lies in; where they have a point cloud, `polygon` asks for those
        with a point in it. Raises IdentifierError with all problems, such as a required field without a value.
        """
        place = self.geometry
        problems = self._unknown(request, _asked_of(place))
        lost = (field for name, field in self.fields.items() if name in request and name not in self.key_order)
        problems += [Problem(it.name, None, "is in no topic") for it in lost if it is not place]
        where = area(place, request, problems) if place else None
        pattern: list[Wanted] = [self.base]
        for name in self.key_order:
            wanted = self.fields[name]
            pattern.append((where or ANY) if wanted is place else _wanted(wanted, request.get(name, ANY), problems))
        if problems:
            raise IdentifierError(problems)
        routed = place is not None and place.name in self.key_order
        return Watch(tuple(pattern), self.safe, None if routed else where)

    def identifier(self, subject: str, *, safe: bool = False) -> dict[str, Value]:
        """The fields of the topic with their values, each of the type of its handler.

        Raises SubjectError for a subject of another shape or base, or that cannot be decoded, and IdentifierError for
        values that their handlers do not store. With `safe`, every token must be one that the safe codec writes.
        """
        values = split(subject, safe=safe)
        return {name: value for name, value in self._read(subject, values) if not isinstance(value, Wildcard)}

    def request(self, pattern: str) -> dict[str, Value | Wildcard]:
        """The watch request that a coarse filter stands for: `ANY` for the wildcard, a value for everything else.

        Raises as `identifier`.
        """
        return dict(self._read(pattern, split_filter(pattern)))

    def _unknown(self, given: Mapping[Any, Any], also: Iterable[str] = ()) -> list[Problem]:
        if not isinstance(given, Mapping):
            raise TypeError(f"an identifier is a mapping of fields to values, not {type(given).__name__}")
        known, problems = dict.fromkeys((*self.fields, *also)), []
        for name in given:
            if name not in known:
                shown = name if isinstance(name, str) else repr(name)
                near = get_close_matches(shown, known, n=1) or [None]
                problems.append(Problem(shown, None, f"no field of `{self.event_type}`", near[0]))
        return problems

    def _read(self, subject: str, values: list[str] | list[str | Wildcard]) -> Iterator[tuple[str, Value | Wildcard]]:
        self._check_shape(subject, values)
        tokens, problems = subject.split("."), []
        found: list[tuple[str, Value | Wildcard]] = []
        start = len(tokens[0]) + 1
        for name, token, value in zip(self.key_order, tokens[1:], values[1:], strict=True):
            try:
                found.append((name, value if isinstance(value, Wildcard) else self.fields[name].read(value)))
            except FieldError as error:
                at = start + wire_position(token, error.violation.position)
                shown = subject_violation(subject, at, error.violation.expected)
                problems.append(Problem(name, at, shown.message, error.violation.suggestion))
            start += len(token) + 1
        if problems:
            raise IdentifierError(problems)
        yield from found

    def _check_shape(self, subject: str, values: list[str] | list[str | Wildcard]) -> None:
        def refused(at: int, expected: str, token: int) -> SubjectError:
            return SubjectError(
                f"the schema `{self.event_type}`", subject, subject_violation(subject, at, expected), token
            )

        tokens = subject.split(".")
        if values[0] != self.base:
            both = zip(tokens[0], self.base, strict=False)
            at = next((i for i, (a, b) in enumerate(both) if a != b), min(len(tokens[0]), len(self.base)))
            raise refused(at, f"the base `{self.base}`", 0)
        wanted = 1 + len(self.key_order)
        if len(tokens) < wanted:
            raise refused(len(subject), f"a dot, and the field `{self.key_order[len(tokens) - 1]}`", len(tokens))
        if len(tokens) > wanted:
            raise refused(len(".".join(tokens[:wanted])), "end of subject", wanted)


def _asked_of(place: Field | None) -> tuple[str, ...]:
    """What a request may name besides the fields."""
    if place is None:
        return ()
    return ("point", "polygon") if place.handler == CLOUD else ("point",)


def _text(field: Field, given: Any, problems: list[Problem]) -> str:
    """The text of a value; if it is none, an empty text and one more problem."""
    if isinstance(given, Wildcard):
        problems.append(Problem(field.name, None, f"a notification {NEEDED}"))
    elif isinstance(given, Mapping):
        problems.append(Problem(field.name, None, "a notification takes a value; constraints are for watch requests"))
    elif (misfit := field.misfit(given)) is not None:
        problems.append(Problem(field.name, None, misfit, _suggested(field, given)))
    else:
        try:
            return field.write(given)
        except FieldError as error:
            violation = error.violation
            problems.append(Problem(field.name, violation.position, violation.message, violation.suggestion))
    return ""


def _suggested(field: Field, given: Any) -> str | None:
    """The text that a number may have been meant for: YAML reads `0001` as one."""
    if not isinstance(given, int | float) or isinstance(given, bool):
        return None
    violation = field.check(str(given))
    return str(given) if violation is None else violation.suggestion


def _wanted(field: Field, given: Any, problems: list[Problem]) -> Wanted:
    """What a request asks of a field; `ANY` and more problems, if that cannot be asked."""
    if isinstance(given, Mapping | list | tuple):
        try:
            return constraint(field, given)
        except IdentifierError as error:
            problems += error.problems
    elif not isinstance(given, Wildcard):
        return _text(field, given, problems)
    elif field.required:
        problems.append(Problem(field.name, None, f"a watch request {NEEDED}"))
    return ANY


@dataclass(frozen=True, slots=True)
class Notification:
    """What a subject says: the event type, and its fields with their values."""

    event_type: str
    identifier: Mapping[str, Value] = field(hash=False)


def parse(subject: str, schemas: Mapping[str, Schema]) -> Notification:
    """The notification of a subject, by the schema whose base it has.

    Raises SubjectError if there is none, and as `Schema.identifier`.
    """
    base = split(subject)[0]
    for schema in schemas.values():
        if schema.base == base:
            return Notification(schema.event_type, schema.identifier(subject))
    listed = ", ".join(f"`{schema.base}`" for schema in schemas.values())
    raise SubjectError("every schema", subject, subject_violation(subject, 0, f"one of the bases {listed}"), 0)
