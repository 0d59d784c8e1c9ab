"""Event schemas: from an identifier to the subject of its notification and back, and to the filters that watch it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .._subject import match
from .._violation import printable, violation_at
from ._fields import Field, FieldError, Value
from ._wire import ANY, SUBJECT, SubjectError, Wildcard, assemble, split, split_filter, wire_position, writing_codec

Request = Mapping[str, Value | Wildcard]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with one field of an identifier. `str()` gives the line to show.

    field       its name
    position    code points before the error: in the value that was given, or in the whole subject that was read; None
                where the field itself is missing or unknown
    cause       what is wrong
    suggestion  the value that Aviso would store, if there is one
    """

    field: str
    position: int | None
    cause: str
    suggestion: str | None = None

    def __str__(self) -> str:
        told = f"`{printable(self.field)}`: {self.cause}"
        return told if self.suggestion is None else f"{told}; try `{printable(self.suggestion)}`"


class IdentifierError(ValueError):
    """An identifier, or the identifier in a subject, that breaks its schema: carries `problems`, all of them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


@dataclass(frozen=True, slots=True)
class Watch:
    """A watch or replay request in two steps: the backend's filter, then the application's.

    pattern  the base and the value of each field, `ANY` where any will do
    safe     whether values are written by the safe codec
    coarse   the filter on the wire, for a subscription or a consumer

    `accepts` is the second step. Whatever it accepts, the coarse filter has let through.
    """

    pattern: tuple[str | Wildcard, ...]
    safe: bool = False
    coarse: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        encode = writing_codec(self.safe).encode
        tokens = (ANY.value if isinstance(value, Wildcard) else encode(value) for value in self.pattern)
        object.__setattr__(self, "coarse", ".".join(tokens))

    def accepts(self, subject: str) -> bool:
        """Whether the subject has the values that were asked for, and can be decoded where any value will do.

        A value that was asked for counts only as this request's codec writes it. Another spelling of it (`%61` for
        `a`) is another subject, which no backend would deliver for this filter.
        """
        try:
            values = split(subject)
        except SubjectError:
            return False
        asked_for = len(values) == len(self.pattern) and all(
            wanted in (ANY, value) for wanted, value in zip(self.pattern, values, strict=True)
        )
        return asked_for and self.lets_through(subject)

    def lets_through(self, subject: str) -> bool:
        """Whether a backend that filters by `coarse` delivers a message on the subject."""
        return match(subject, self.coarse)


@dataclass(frozen=True, slots=True)
class Schema:
    """One event type: the base of its subjects, the fields that follow in their order, and all fields by name.

    With `safe`, values are written by the safe codec: the same tokens wherever Aviso's own can be in a subject, and
    tokens that Aviso's decoder reads everywhere else.
    """

    event_type: str
    base: str
    key_order: tuple[str, ...]
    fields: Mapping[str, Field] = field(hash=False)
    safe: bool = False

    def subject(self, identifier: Mapping[str, Value]) -> str:
        """The subject of a notification. Values are of the types of their handlers, or the text as Aviso stores it.

        Every field of the topic must be there. Other fields of the schema may be, and are in no subject.
        Raises IdentifierError with all problems, and TypeError for values of other types.
        """
        pattern, problems = self._pattern(identifier, watching=False)
        if problems:
            raise IdentifierError(problems)
        return assemble((value for value in pattern if not isinstance(value, Wildcard)), safe=self.safe)

    def watch(self, request: Request) -> Watch:
        """The two filters of a watch or replay request: fields that are left out, or given as `ANY`, may be anything.

        Raises IdentifierError with all problems, such as a required field without a value.
        """
        pattern, problems = self._pattern(request, watching=True)
        if problems:
            raise IdentifierError(problems)
        return Watch(tuple(pattern), self.safe)

    def identifier(self, subject: str) -> dict[str, Value]:
        """The fields of the topic with their values, each of the type of its handler.

        Raises SubjectError for a subject of another shape or base, or that cannot be decoded, and IdentifierError for
        values that their handlers do not store.
        """
        return {name: value for name, value in self._read(subject, split(subject)) if not isinstance(value, Wildcard)}

    def request(self, pattern: str) -> dict[str, Value | Wildcard]:
        """The watch request that a coarse filter stands for: `ANY` for the wildcard, a value for everything else.

        Raises as `identifier`.
        """
        return dict(self._read(pattern, split_filter(pattern)))

    def _pattern(self, given: Request, *, watching: bool) -> tuple[list[str | Wildcard], list[Problem]]:
        if not isinstance(given, Mapping):
            raise TypeError(f"an identifier is a mapping of fields to values, not {type(given).__name__}")
        pattern: list[str | Wildcard] = [self.base]
        unknown: list[object] = [name for name in given if name not in self.fields]
        problems = [
            Problem(name if isinstance(name, str) else repr(name), None, f"no field of `{self.event_type}`")
            for name in unknown
        ]
        for name in self.key_order:
            value = given.get(name, ANY)
            if not isinstance(value, Wildcard):
                try:
                    pattern.append(self.fields[name].write(value))
                except FieldError as error:
                    violation = error.violation
                    problems.append(Problem(name, violation.position, violation.message, violation.suggestion))
            elif watching and not self.fields[name].required:
                pattern.append(ANY)
            else:
                what = "a watch request" if watching else "a notification"
                problems.append(Problem(name, None, f"{what} needs a value for this field"))
        return pattern, problems

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
                shown = violation_at(subject, at, error.violation.expected)
                problems.append(Problem(name, at, shown.message, error.violation.suggestion))
            start += len(token) + 1
        if problems:
            raise IdentifierError(problems)
        yield from found

    def _check_shape(self, subject: str, values: list[str] | list[str | Wildcard]) -> None:
        tokens = subject.split(".")
        if values[0] != self.base:
            both = zip(tokens[0], self.base, strict=False)
            at = next((i for i, (a, b) in enumerate(both) if a != b), min(len(tokens[0]), len(self.base)))
            raise SubjectError(SUBJECT, subject, violation_at(subject, at, f"the base `{self.base}`"), 0)
        wanted = 1 + len(self.key_order)
        if len(tokens) < wanted:
            missing = f"a dot, and the field `{self.key_order[len(tokens) - 1]}`"
            raise SubjectError(SUBJECT, subject, violation_at(subject, len(subject), missing), len(tokens))
        if len(tokens) > wanted:
            surplus = len(".".join(tokens[:wanted]))
            raise SubjectError(SUBJECT, subject, violation_at(subject, surplus, "the end"), wanted)


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
    raise SubjectError(SUBJECT, subject, violation_at(subject, 0, f"one of the bases {listed}"), 0)
