"""Spark columns between Aviso's subjects and typed identifiers, as Arrow UDFs over `natsgrammar.aviso`.

    from natsgrammar import aviso
    from natsgrammar.aviso import spark as columns
    mars = aviso.read("config.yaml")["mars"]
    notified = messages.select(columns.identifier("subject", mars).alias("mars"))
    notified.where(F.size("mars.violations") == 0).select("mars.identifier.date", "mars.identifier.step")
    notified.select(columns.subject("mars.identifier", mars).alias("again")).select("again.subject")

Verdicts, positions and values are those of Python. A subject that breaks its schema has a NULL identifier, and its
errors in `violations`, without suggestions. The first byte that is not UTF-8 is an error, with U+FFFD as its character.
Two things differ from Python: a time of day is the text `HHMM`, and `subject` only reads fields of the topic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import time
from typing import Any

from ..errors import needs
from ..fields.spark import SURROGATE, as_column, cause_at, texts
from ..spark.udf import arrow_column
from ._fields import Field, IdentifierError, Problem
from ._schema import Schema, Watch
from ._wire import SubjectError

with needs("[spark]", "pyspark pyarrow"):
    import pyarrow as pa
    from pyspark.sql import Column
    from pyspark.sql import functions as F

VIOLATIONS = "array<struct<field:string,position:int,cause:string,expected:string>>"

_VIOLATION = pa.struct({"field": pa.string(), "position": pa.int32(), "cause": pa.string(), "expected": pa.string()})
_TYPES = {"DateHandler": "date", "IntHandler": "bigint", "FloatHandler": "double"}  # of values; all others are texts
_WHOLE = ("bigint", "int", "smallint", "tinyint")
_ACCEPTED = {"DateHandler": ("date",), "IntHandler": _WHOLE, "FloatHandler": ("double", *_WHOLE)}
_ARROW = {"date": pa.date32(), "bigint": pa.int64(), "double": pa.float64(), "string": pa.string()}
_WHOLE_CHARACTER = "a whole character, and all bytes of it"

Failure = tuple[str | None, int | None, str, str | None]  # a violation: field, position, cause, expected


def identifier_type(schema: Schema) -> str:
    """Return the type for a schema's identifiers, as Spark writes it."""
    return f"struct<{','.join(f'`{name}`:{_type(schema.fields[name])}' for name in schema.key_order)}>"


def identifier(subject: Column | str, schema: Schema, *, safe: bool = False) -> Column:
    """Return STRUCT<identifier, violations>: a topic's fields, each with its handler's type; NULL for NULL.

    - `violations`: ARRAY<STRUCT<field, position, cause, expected>>; the field is NULL if the subject as a whole is
      invalid; the position counts in the whole subject

    With `safe`, every token must be one that the safe codec writes.
    """

    def read(subjects: pa.Array) -> pa.Array:
        rows = [_read(text, schema, safe) for text in texts(subjects)]
        return _result("identifier", _identifiers([values for values, _ in rows], schema), rows)

    result = f"struct<identifier:{identifier_type(schema)},violations:{VIOLATIONS}>"
    return arrow_column(read, result, _string(subject))


def subject(identifier: Column | str, schema: Schema) -> Column:
    """Return STRUCT<subject, violations>: the subject for a notification with this identifier; NULL for NULL.

    The identifier is a struct with the fields of the topic. Each has the type that `identifier` gives it, or is a
    STRING with the text as Aviso stores it; whole numbers may have fewer bits, and a double may be a whole number. A
    column of another type fails the query with a TypeError.
    """
    given = as_column(identifier)
    fields = [schema.fields[name] for name in schema.key_order]

    def write(given: pa.Array) -> pa.Array:
        rows = [_written(row, schema) if row else (None, None) for row in _rows(given, fields)]
        return _result("subject", pa.array([text for text, _ in rows], pa.string()), rows)

    topic = F.when(given.isNotNull(), F.struct(*(given[field.name].alias(field.name) for field in fields)))
    return arrow_column(write, f"struct<subject:string,violations:{VIOLATIONS}>", topic)


def accepts(subject: Column | str, watch: Watch) -> Column:
    """Return BOOLEAN: whether a watch request accepts the subject, as `Watch.accepts`; NULL for NULL."""
    text, start = _string(subject), watch.coarse.partition("*")[0]  # Python only sees subjects with this prefix

    def accept(subjects: pa.Array) -> pa.Array:
        return pa.array([text is not None and watch.accepts(text) for text in texts(subjects)], pa.bool_())

    accepted = arrow_column(accept, "boolean", F.when(text.startswith(start), text))
    return F.when(text.isNotNull(), accepted)


# ---- one row --------------------------------------------------------------------------------------------------------


def _read(subject: str | None, schema: Schema, safe: bool) -> tuple[Mapping[str, Any] | None, list[Failure] | None]:
    if subject is None:
        return None, None
    try:
        return schema.identifier(subject, safe=safe), []
    except SubjectError as error:
        cause = cause_at(subject, error.position, error.expected, "subject")
        return None, [(None, error.position, cause, error.expected)]
    except IdentifierError as error:
        return None, [(wrong.field, wrong.position, wrong.cause, wrong.expected) for wrong in error.problems]


def _written(identifier: dict[str, Any], schema: Schema) -> tuple[str | None, list[Failure]]:
    try:
        return schema.subject({name: value for name, value in identifier.items() if value is not None}), []
    except IdentifierError as error:
        return None, [_unwritable(wrong, identifier[wrong.field]) for wrong in error.problems]


def _unwritable(problem: Problem, value: Any) -> Failure:
    at = problem.position
    if at is None or not isinstance(value, str) or not SURROGATE.match(value, at):
        return problem.field, at, problem.cause, problem.expected
    return problem.field, at, cause_at(value, at, _WHOLE_CHARACTER, "value"), _WHOLE_CHARACTER


# ---- columns --------------------------------------------------------------------------------------------------------


def _string(column: Column | str) -> Column:
    """Return the column; Spark's analysis rejects any type but STRING."""
    return F.collate(as_column(column), "UTF8_BINARY")


def _values(given: pa.Array, field: Field) -> list[Any]:
    """Return a field's values in Python. Raises TypeError for a type that its handler does not accept."""
    from pyspark.sql.pandas.types import from_arrow_type

    if pa.types.is_string(given.type) or pa.types.is_large_string(given.type):
        return texts(given)
    kind, accepted = from_arrow_type(given.type).simpleString(), _ACCEPTED.get(field.handler, ())
    if kind not in accepted:
        listed = " or ".join(name.upper() for name in (*accepted[:1], "string"))
        cause = f"{field.handler} accepts {listed}, where a STRING is the text as stored"
        raise TypeError(f"{field.name} from a {kind.upper()}: {cause}")
    return given.to_pylist()  # type: ignore[no-any-return]


def _rows(given: pa.Array, fields: Sequence[Field]) -> Iterator[dict[str, Any] | None]:
    names = [field.name for field in fields]
    columns = [_values(given.field(at), field) for at, field in enumerate(fields)]
    for present, *values in zip(given.is_valid().to_pylist(), *columns, strict=True):
        yield dict(zip(names, values, strict=True)) if present else None


def _type(field: Field) -> str:
    return _TYPES.get(field.handler, "string")


def _identifiers(rows: list[Mapping[str, Any] | None], schema: Schema) -> pa.Array:
    columns = []
    for name in schema.key_order:
        values: list[Any] = [row and row[name] for row in rows]
        if schema.fields[name].handler == "TimeHandler":
            values = [f"{value.hour:02}{value.minute:02}" if isinstance(value, time) else None for value in values]
        columns.append(pa.array(values, _ARROW[_type(schema.fields[name])]))
    missing = pa.array([row is None for row in rows], pa.bool_())
    return pa.StructArray.from_arrays(columns, list(schema.key_order), mask=missing)


def _result(name: str, value: pa.Array, rows: Sequence[tuple[Any, list[Failure] | None]]) -> pa.Array:
    """Return STRUCT<name, violations>, NULL for the rows without a list of violations."""
    names = _VIOLATION.names
    lists = (
        None if failures is None else [dict(zip(names, each, strict=True)) for each in failures] for _, failures in rows
    )
    violations = pa.array(lists, pa.list_(_VIOLATION))
    return pa.StructArray.from_arrays([value, violations], [name, "violations"], mask=violations.is_null())
