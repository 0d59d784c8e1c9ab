"""Event schemas: from an identifier to its notification's subject and back, and to a watch's filters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..core.violation import Violation
from ..fields import Problems, common_prefix, value_violation
from ..subjects.algebra import match
from ..text import closest, unknown
from ._constraint import Constraint, constraint
from ._fields import CLOUD, SPATIAL, Field, FieldError, IdentifierError, Problem, Value
from ._wire import (
    ANY,
    SUBJECT,
    SubjectError,
    Wildcard,
    assemble,
    aviso_rule,
    decode,
    encode,
    split,
    split_filter,
    subject_violation,
    token_codec,
    unpublished,
    wire_position,
)

Condition = str | Wildcard | Constraint
Request = Mapping[str, Value | Wildcard | Mapping[str, Any]]

NEEDED = "needs a value for this field"
EVALUATED = "aviso-server evaluates polygons and points; natsgrammar does not"


@dataclass(frozen=True, slots=True)
class Watch:
    """A watch or replay request in two steps: the backend's filter, then the application's.

    - `pattern`: the base, and for each field its value, a condition on its values, or `ANY` for any value
    - `safe`: whether the safe codec writes the values
    - `coarse`: the filter on the wire, for a subscription or a consumer; a condition is a wildcard there

    `accepts` is the second step. The coarse filter lets through everything that it accepts.
    """

    pattern: tuple[Condition, ...]
    safe: bool = False
    coarse: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        encode = token_codec(safe=self.safe).encode
        tokens = (encode(condition) if isinstance(condition, str) else ANY.value for condition in self.pattern)
        object.__setattr__(self, "coarse", ".".join(tokens))

    def accepts(self, subject: str) -> bool:
        """Check whether the subject has the requested values, and can be decoded where any value is accepted.

        A requested value counts only as this request's codec writes it. Another spelling (`%61` for `a`) is another
        subject, which no backend delivers for this filter. A condition applies to the decoded value.
        """
        try:
            values = split(subject)
        except SubjectError:
            return False
        requested = len(values) == len(self.pattern) and all(map(_meets, values, self.pattern))
        return requested and self.lets_through(subject)

    def lets_through(self, subject: str) -> bool:
        """Check whether a backend that filters by `coarse` delivers a message on the subject."""
        return match(subject, self.coarse)


def _meets(value: str, condition: Condition) -> bool:
    return condition in (ANY, value) if isinstance(condition, str | Wildcard) else condition.holds(value)


@dataclass(frozen=True, slots=True)
class Schema:
    """One event type: the subjects' base, the fields that follow in order, and all fields by name.

    With `safe`, the safe codec writes the values: the same tokens as Aviso's codec if those can be in a subject, else
    other tokens that Aviso's decoder reads.

    Raises ValueError if `key_order` does not fit the fields.
    """

    event_type: str
    base: str
    key_order: tuple[str, ...]
    fields: Mapping[str, Field] = field(hash=False)
    safe: bool = False

    def __post_init__(self) -> None:
        for name, known in self.fields.items():
            if name != known.name:
                raise ValueError(f"the field `{known.name}` has the key `{name}`; expected its name")
        for at, name in enumerate(self.key_order):
            if name not in self.fields:
                raise ValueError(f"key_order: {unknown('field', name, self.fields)}")
            if name in self.key_order[:at]:
                raise ValueError(f"key_order: duplicate field `{name}`")
            if self.fields[name].handler == CLOUD:
                raise ValueError(f"key_order: `{name}` is a point cloud, which a topic cannot carry")

    @property
    def lost(self) -> tuple[str, ...]:
        """The fields outside the topic: no subject has their values, and no watch request can name them.

        aviso-server 0.7 accepts such a schema; later versions reject it.
        """
        return tuple(
            name for name, known in self.fields.items() if name not in self.key_order and known.handler not in SPATIAL
        )

    @property
    def stream(self) -> str:
        """The stream that aviso-server makes in JetStream: the base in capitals."""
        return self.base.upper()

    @property
    def binding(self) -> str:
        """The subject that the stream captures, in the base's own case."""
        return f"{self.base}.>"

    def subject(self, identifier: Mapping[str, Value]) -> str:
        """Return a notification's subject. A value has its handler's type, or is a text as Aviso stores it.

        Every field of the topic is required. Other fields of the schema are optional and do not appear in the subject;
        their handlers check them, except for polygons and point clouds, which aviso-server reads. A value with white
        space, which aviso-server does not publish, is a problem unless the schema is `safe`.

        Raises IdentifierError with all problems, SubjectError if the base is invalid or has no field after it, and
        TypeError if the identifier is not a mapping.
        """
        problems = self._unknown(identifier)
        others = [name for name, field in self.fields.items() if name in identifier and field.handler not in SPATIAL]
        names = dict.fromkeys((*self.key_order, *others))
        texts = {name: _text(self.fields[name], identifier.get(name, ANY), problems) for name in names}
        problems += self._unpublished({name: texts[name] for name in self.key_order})
        problems.raise_any(IdentifierError)
        subject = assemble((self.base, *(texts[name] for name in self.key_order)), safe=self.safe)
        violation = aviso_rule("wire-subject").check(subject)
        if violation is not None:
            raise SubjectError(SUBJECT, subject, violation, subject.count(".", 0, violation.position))
        return subject

    def watch(self, request: Request) -> Watch:
        """Return both filters for a watch or replay request: a field left out, or given as `ANY`, may have any value.

        A condition is written as in Aviso: `{"gte": 5}`. Raises IdentifierError with all problems, such as a required
        field without a value, white space as in `subject`, or a polygon or point, which aviso-server evaluates and this
        package does not.
        """
        spatial = [name for name, field in self.fields.items() if field.handler in SPATIAL]
        spatial += ["polygon", "point"] if spatial else []  # a request can name both for either geometry
        problems = self._unknown(request, spatial)
        for name in dict.fromkeys(spatial):
            if request.get(name, ANY) is not ANY:
                problems.append(Problem(name, None, EVALUATED))
            elif name in self.fields and self.fields[name].required:
                problems.append(Problem(name, None, f"a watch request {NEEDED}; {EVALUATED}"))
        problems += [Problem(name, None, "not in the topic") for name in request if name in self.lost]
        pattern: list[Condition] = [self.base]
        for name in self.key_order:
            field = self.fields[name]
            pattern.append(ANY if name in spatial else _condition(field, request.get(name, ANY), problems))
        texts = zip(self.key_order, pattern[1:], strict=True)
        problems += self._unpublished({name: text for name, text in texts if isinstance(text, str)})
        problems.raise_any(IdentifierError)
        return Watch(tuple(pattern), self.safe)

    def identifier(self, subject: str, *, safe: bool = False) -> dict[str, Value]:
        """Return the topic's fields with their values, each with its handler's type.

        Raises SubjectError for a subject that has another shape or base, or cannot be decoded, and IdentifierError for
        values that their handlers reject. With `safe`, every token must be one that the safe codec writes.
        """
        values = split(subject, safe=safe)
        return {name: value for name, value in self._read(subject, values) if not isinstance(value, Wildcard)}

    def request(self, pattern: str) -> dict[str, Value | Wildcard]:
        """Return the watch request for this coarse filter: `ANY` for each wildcard, else a value.

        Raises the errors of `identifier`.
        """
        return dict(self._read(pattern, split_filter(pattern)))

    def _unpublished(self, texts: Mapping[str, str]) -> Iterator[Problem]:
        """Yield the problems with valid texts that aviso-server does not publish; the safe codec writes them all."""
        for name, text in () if self.safe else texts.items():
            token = encode(text)
            violation = unpublished(token) if token else None
            if violation is not None:
                at = len(decode(token[: violation.position]))
                message = value_violation(text, at, violation.expected).message
                yield Problem(name, at, message, None, violation.expected)

    def _unknown(self, given: Mapping[Any, Any], also: Iterable[str] = ()) -> Problems[Problem]:
        if not isinstance(given, Mapping):
            raise TypeError(f"expected a mapping of fields to values, not {type(given).__name__}")
        known, problems = dict.fromkeys((*self.fields, *also)), Problems[Problem]()
        for name in given:
            if name not in known:
                shown = name if isinstance(name, str) else repr(name)
                near = next(iter(closest(shown, known)), None)
                problems.append(Problem(shown, None, f"not a field of `{self.event_type}`", near))
        return problems

    def _read(self, subject: str, values: list[str] | list[str | Wildcard]) -> list[tuple[str, Value | Wildcard]]:
        self._check_shape(subject, values)
        items: list[tuple[str, Value | Wildcard]] = []
        problems = Problems[Problem]()
        for token, (name, value) in enumerate(zip(self.key_order, values[1:], strict=True), 1):
            try:
                items.append((name, value if isinstance(value, Wildcard) else self.fields[name].read(value)))
            except FieldError as error:
                problems.append(_misread(subject, token, name, error.violation))
        problems.raise_any(IdentifierError)
        return items

    def _check_shape(self, subject: str, values: list[str] | list[str | Wildcard]) -> None:
        count = 1 + len(self.key_order)
        if values[0] == self.base and len(values) == count:
            return
        tokens = subject.split(".")
        if values[0] != self.base:
            at, expected, token = common_prefix(tokens[0], self.base), f"the base `{self.base}`", 0
        elif len(tokens) < count:
            field = self.key_order[len(tokens) - 1]
            at, expected, token = len(subject), f"a dot, and the field `{field}`", len(tokens)
        else:
            at, expected, token = len(".".join(tokens[:count])), "end of subject", count
        violation = subject_violation(subject, at, expected)
        raise SubjectError(f"the schema `{self.event_type}`", subject, violation, token)


def _misread(subject: str, token: int, name: str, violation: Violation) -> Problem:
    """Return the problem with a token's value, at its position in the whole subject."""
    tokens = subject.split(".")
    start = sum(len(before) + 1 for before in tokens[:token])
    at = start + wire_position(tokens[token], violation.position)
    shown = subject_violation(subject, at, violation.expected)
    return Problem(name, at, shown.message, violation.suggestion, shown.expected)


def _text(field: Field, given: Any, problems: list[Problem]) -> str:
    """Write a value; on an error add a problem, and return an empty text."""
    misfit = field.misfit(given)
    if misfit is None:
        try:
            return field.write(given)
        except FieldError as error:
            wrong = error.violation
            problems.append(Problem(field.name, wrong.position, wrong.message, wrong.suggestion, wrong.expected))
    elif isinstance(given, Wildcard):
        problems.append(Problem(field.name, None, f"a notification {NEEDED}"))
    elif isinstance(given, Mapping):
        problems.append(Problem(field.name, None, "expected a value; only watch requests accept constraints"))
    else:
        problems.append(Problem(field.name, None, misfit, _suggested(field, given)))
    return ""


def _suggested(field: Field, given: Any) -> str | None:
    """Guess the text for a number or a truth value: YAML reads `0001` as a number."""
    if not isinstance(given, int | float):
        return None
    text = str(given).lower()
    violation = field.check(text)
    return text if violation is None else violation.suggestion


def _condition(field: Field, given: Any, problems: list[Problem]) -> Condition:
    """Return a request's condition on a field; if it is invalid, add problems and return `ANY`."""
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
    """A subject's content: the event type, and its fields' values."""

    event_type: str
    identifier: Mapping[str, Value] = field(hash=False)


def parse(subject: str, schemas: Mapping[str, Schema]) -> Notification:
    """Return the notification in a subject, by the schema with its base.

    Raises SubjectError if no schema has it, and the errors of `Schema.identifier`.
    """
    base = split(subject)[0]
    for schema in schemas.values():
        if schema.base == base:
            return Notification(schema.event_type, schema.identifier(subject))
    listed = ", ".join(f"`{schema.base}`" for schema in schemas.values())
    raise SubjectError("every schema", subject, subject_violation(subject, 0, f"one of the bases {listed}"), 0)
