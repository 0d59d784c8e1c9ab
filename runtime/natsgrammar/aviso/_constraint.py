"""Conditions on a field's values, as in watch requests: `{"gte": 5}`.

Sources: aviso-server, `docs/src/streaming-semantics.md`, "Identifier Constraints": the operators of each handler, one
operator per object, `between` with both ends, and exact equality of floats; its crate aviso-validators,
`constraints.rs`: operands within the range of the field; aviso-client, `docs/src/concepts/filters.md`, "Operators":
which numbers are operands.

The reference evaluates a condition over every text that Rust reads as a number. Here a text must be a value of the
field as Aviso stores it, range included: otherwise `{"eq": 7}` and `7` would match different notifications.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from sys import float_info
from typing import Any

from ..text import closest, excerpt, printable
from ._fields import Field, FieldError, IdentifierError, Problem, Value

OPERATORS: Mapping[str, Callable[[Any, Sequence[Any]], bool]] = {
    "eq": lambda value, operands: value == operands[0],
    "in": lambda value, operands: value in operands,
    "gt": lambda value, operands: value > operands[0],
    "gte": lambda value, operands: value >= operands[0],
    "lt": lambda value, operands: value < operands[0],
    "lte": lambda value, operands: value <= operands[0],
    "between": lambda value, operands: operands[0] <= value <= operands[1],
}
CONSTRAINED: Mapping[str, tuple[str, ...]] = {
    "IntHandler": tuple(OPERATORS),
    "FloatHandler": tuple(OPERATORS),
    "EnumHandler": ("eq", "in"),
}
_TYPES: Mapping[str, tuple[type, ...]] = {"IntHandler": (int,), "FloatHandler": (int, float), "EnumHandler": (str,)}
_EXPECTED = {"IntHandler": "a whole number", "FloatHandler": "a finite number", "EnumHandler": "text"}
_LISTED = ("in", "between")  # whose operands are in a list
_REPAIRS = 3  # of an operator, a list and its values
_MEANT = {"=": "eq", "==": "eq", ">": "gt", ">=": "gte", "ge": "gte", "<": "lt", "<=": "lte", "le": "lte"}


@dataclass(frozen=True, slots=True)
class Constraint:
    """One condition on a field's values.

    - `field`: the field
    - `operator`: one of `OPERATORS`
    - `operands`: values of the field: two for `between`, one or more for `in`, else one
    """

    field: Field
    operator: str
    operands: tuple[Value, ...]

    def holds(self, text: str) -> bool:
        """Check whether the text is a value for the field and meets the condition."""
        try:
            value = self.field.read(text)
        except FieldError:
            return False
        return OPERATORS[self.operator](value, self.operands)


@dataclass(frozen=True, slots=True)
class _Refused:
    """The errors in a constraint, and a constraint with fewer errors."""

    causes: tuple[str, ...]
    better: Mapping[str, Any]


def constraint(field: Field, given: Mapping[str, Any] | Sequence[Any]) -> Constraint:
    """Parse the constraint in a request. Raises IdentifierError with all problems; for a list it suggests `in`."""
    constraint = _constraint(field, given)
    if isinstance(constraint, Constraint):
        return constraint
    suggestion = _suggestion(field, constraint.better)
    raise IdentifierError(Problem(field.name, None, cause, suggestion) for cause in constraint.causes)


def _suggestion(field: Field, better: Mapping[str, Any]) -> str | None:
    """Repair the rest as well, and return the constraint as in a request; None if it cannot be repaired."""
    for _ in range(_REPAIRS):
        constraint = _constraint(field, better)
        if isinstance(constraint, Constraint):
            return _json(better)
        better = constraint.better
    return None


def _constraint(field: Field, given: Mapping[str, Any] | Sequence[Any]) -> Constraint | _Refused:
    allowed = CONSTRAINED.get(field.handler)
    if allowed is None:
        listed = ", ".join(f"`{handler}`" for handler in CONSTRAINED)
        return _refused(f"`{field.handler}` needs a value; only {listed} accept constraints")
    if not isinstance(given, Mapping):
        return _refused("expected a value or a constraint, not a list", better={"in": given})
    if len(given) != 1:
        return _refused(f"expected exactly one operator, not {len(given)}", better=_as_one(field, given))
    ((operator, operand),) = given.items()
    if operator not in allowed:
        named = ", ".join(f"`{name}`" for name in allowed)
        cause = f"`{field.handler}` has no operator `{printable(str(operator))}`; expected {named}"
        return _refused(cause, better={near: operand} if (near := _near(operator, allowed)) else {})
    if operator not in _LISTED:
        operand = [operand]
    elif not isinstance(operand, list | tuple):
        return _refused(f"`{operator}` needs a list", better={operator: [operand]})
    if operator == "between" and len(operand) != 2:
        return _refused(f"`between` needs two values, not {len(operand)}")
    if not operand:
        return _refused(f"`{operator}` needs at least one value")
    values, causes = zip(*(_value(field, each) for each in operand), strict=True)
    if any(causes):
        wrong = (f"`{operator}`: {cause}" for cause in causes if cause)
        return _refused(*wrong, better={operator: list(values) if operator in _LISTED else values[0]})
    if operator == "between" and values[0] > values[1]:
        return _refused("`between` needs the smaller value first", better={operator: list(values[::-1])})
    return Constraint(field, operator, values)


def _refused(*causes: str, better: Mapping[str, Any] | None = None) -> _Refused:
    return _Refused(causes, better or {})


def _value(field: Field, given: Any) -> tuple[Any, str | None]:
    """Return the operand as a field's value, and None; or the value to use instead, and the error."""
    better, expected = given, _EXPECTED[field.handler]
    if _fits(field, given):
        try:
            return field.read(field.write(given)), None
        except FieldError as error:
            better, expected = error.violation.suggestion, error.violation.expected
    return _read(field, better), f"expected {expected}, not `{excerpt(_json(given), 0)}`"


def _fits(field: Field, given: Any) -> bool:
    """Check whether the operand has the field's type; a bool is not a number, and numbers are finite."""
    typed = isinstance(given, _TYPES[field.handler]) and not isinstance(given, bool)
    return typed and (field.handler != "FloatHandler" or abs(given) <= float_info.max)


def _read(field: Field, text: Any) -> Value | None:
    return field.read(text) if isinstance(text, str) and field.check(text) is None else None


def _near(operator: object, allowed: Sequence[str]) -> str | None:
    name = str(operator).strip().lower()
    meant = [_MEANT.get(name, name), *closest(name, allowed)]
    return next((operator for operator in meant if operator in allowed), None)


def _as_one(field: Field, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the constraint equivalent to a lower and an upper bound; empty if there is none."""
    numbers = _TYPES[field.handler]
    if len(given) != 2 or not all(type(operand) in numbers for operand in given.values()):
        return {}
    bounds = dict(given)
    if field.handler == "IntHandler":  # beside each whole number is another
        nearest = {"gt": ("gte", 1), "lt": ("lte", -1)}
        bounds = {nearest.get(name, (name,))[0]: n + nearest.get(name, (name, 0))[1] for name, n in given.items()}
    return {"between": [bounds["gte"], bounds["lte"]]} if bounds.keys() == {"gte", "lte"} else {}


def _json(given: object) -> str:
    """Write an operand as JSON, or else its type's name."""
    try:
        return json.dumps(given, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return type(given).__name__
