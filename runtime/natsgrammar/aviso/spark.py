"""Spark columns between Aviso's subjects and typed identifiers, as Arrow UDFs over `natsgrammar.aviso`.

    from natsgrammar import aviso
    from natsgrammar.aviso import spark as columns
    mars = aviso.read("config.yaml")["mars"]
    notified = messages.select(columns.identifier("subject", mars).alias("mars"))
    notified.where(F.size("mars.violations") == 0).select("mars.identifier.date", "mars.identifier.step")
    notified.select(columns.subject("mars.identifier", mars).alias("again")).select("again.subject")

Verdicts, positions and values are those of Python. A subject that breaks its schema has a NULL identifier, and its
errors in `violations`, without suggestions. The first byte that is not UTF-8 is an error, with U+FFFD as the character
found. Two things differ from Python: a time of day is the text `HHMM`, and `subject` only reads fields of the topic.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import time
from itertools import accumulate
from re import match, sub
from typing import Any

from ..core.violation import violation_at
from ..errors import Needs
from ..spark.udf import arrow_column
from ._fields import Field
from ._problem import IdentifierError, Problem
from ._schema import Schema, Watch
from ._wire import SubjectError

with Needs("'natsgrammar[spark]'"):
    import pyarrow as pa
    from pyspark.sql import Column
    from pyspark.sql import functions as F

VIOLATIONS = "array<struct<field:string,position:int,cause:string,expected:string>>"

_TYPES = {"DateHandler": "date", "IntHandler": "bigint", "FloatHandler": "double"}  # of values; all others are texts
_WHOLE = ("bigint", "int", "smallint", "tinyint")
_TAKEN = {"DateHandler": ("date",), "IntHandler": _WHOLE, "FloatHandler": ("double", *_WHOLE)}
_ARROW = {"date": pa.date32(), "bigint": pa.int64(), "double": pa.float64(), "string": pa.string()}

_NO_TEXT = "[\udc80-\udcff]"  # what a byte that is not UTF-8 decodes to
_WHOLE_CHARACTER = "a whole character, and all bytes of it"

Failure = tuple[str | None, int | None, str, str | None]  # a violation: field, position, cause, expected


def identifier_type(schema: Schema) -> str:
    """The type of the identifiers of a schema, as Spark writes it."""
    return f"struct<{','.join(f'`{name}`:{_type(schema.fields[name])}' for name in schema.key_order)}>"


def identifier(subject: Column | str, schema: Schema, *, safe: bool = False) -> Column:
    """STRUCT<identifier, violations>: the fields of a topic, each of the type of its handler; NULL for a NULL.

    - `violations`: ARRAY<STRUCT<field, position, cause, expected>>; the field is NULL where the subject as a whole is
      refused, and the position counts in the whole subject

    With `safe`, every token must be one that the safe codec writes.
    """

    def read(subjects: pa.Array) -> pa.Array:
        rows = [_read(text, schema, safe) for text in _texts(subjects)]
        return _result("identifier", _identifiers([found for found, _ in rows], schema), rows)

    result = f"struct<identifier:{identifier_type(schema)},violations:{VIOLATIONS}>"
    return arrow_column(read, result, _string(subject))


def subject(identifier: Column | str, schema: Schema) -> Column:
    """STRUCT<subject, violations>: the subject of the notification with this identifier; NULL for a NULL.

    The identifier is a struct with the fields of the topic. Each has the type that `identifier` gives it, or is a
    STRING with the text as Aviso stores it; whole numbers may have fewer bits, and a double may be a whole number. A
    column of another type fails the query with a TypeError.
    """
    given = F.col(identifier) if isinstance(identifier, str) else identifier
    fields = [schema.fields[name] for name in schema.key_order]

    def write(given: pa.Array) -> pa.Array:
        rows = [_written(it, schema) if it else (None, None) for it in _rows(given, fields)]
        return _result("subject", pa.array([text for text, _ in rows], pa.string()), rows)

    topic = F.when(given.isNotNull(), F.struct(*(given[field.name].alias(field.name) for field in fields)))
    return arrow_column(write, f"struct<subject:string,violations:{VIOLATIONS}>", topic)


def accepts(subject: Column | str, watch: Watch) -> Column:
    """BOOLEAN: whether a watch request accepts the subject, as `Watch.accepts`; NULL for a NULL."""
    text, start = _string(subject), watch.coarse.partition("*")[0]  # Python only sees subjects with the right prefix

    def accept(subjects: pa.Array) -> pa.Array:
        return pa.array([text is not None and watch.accepts(text) for text in _texts(subjects)], pa.bool_())

    accepted = arrow_column(accept, "boolean", F.when(text.startswith(start), text))
    return F.when(text.isNotNull(), accepted)


# ---- one row --------------------------------------------------------------------------------------------------------


def _read(subject: str | None, schema: Schema, safe: bool) -> tuple[Mapping[str, Any] | None, list[Failure] | None]:
    if subject is None:
        return None, None
    try:
        return schema.identifier(subject, safe=safe), []
    except SubjectError as error:
        cause = _cause(subject, error.position, error.expected, "subject")
        return None, [(None, error.position, cause, error.expected)]
    except IdentifierError as error:
        return None, [(it.field, it.position, it.cause, it.expected) for it in error.problems]


def _written(identifier: dict[str, Any], schema: Schema) -> tuple[str | None, list[Failure]]:
    try:
        return schema.subject({name: value for name, value in identifier.items() if value is not None}), []
    except IdentifierError as error:
        return None, [_unwritable(it, identifier[it.field]) for it in error.problems]


def _unwritable(problem: Problem, value: Any) -> Failure:
    at = problem.position
    if at is None or not isinstance(value, str) or not match(_NO_TEXT, value[at:]):
        return problem.field, at, problem.cause, problem.expected
    return problem.field, at, _cause(value, at, _WHOLE_CHARACTER, "value"), _WHOLE_CHARACTER


def _cause(text: str, position: int, expected: str, noun: str) -> str:
    return violation_at(sub(_NO_TEXT, "\ufffd", text), position, expected, noun=noun).message


# ---- columns in, columns out ----------------------------------------------------------------------------------------


def _string(column: Column | str) -> Column:
    """The column; Spark's analysis refuses any type but STRING."""
    return F.collate(F.col(column) if isinstance(column, str) else column, "UTF8_BINARY")


def _texts(column: pa.Array) -> list[str | None]:
    """The texts of a STRING column; each byte that is not UTF-8 becomes a lone surrogate, which every rule refuses."""
    octets = column.cast(pa.binary()).to_pylist()
    return [None if it is None else it.decode(errors="surrogateescape") for it in octets]


def _values(given: pa.Array, field: Field) -> list[Any]:
    """The values of a field as Python has them. Raises TypeError for a type that its handler does not take."""
    from pyspark.sql.pandas.types import from_arrow_type

    if pa.types.is_string(given.type) or pa.types.is_large_string(given.type):
        return _texts(given)
    kind, taken = from_arrow_type(given.type).simpleString(), _TAKEN.get(field.handler, ())
    if kind not in taken:
        listed = " or ".join(it.upper() for it in (*taken[:1], "string"))
        cause = f"{field.handler} takes {listed}, where a STRING is the text as stored"
        raise TypeError(f"{field.name} from a {kind.upper()}: {cause}")
    return given.to_pylist()  # type: ignore[no-any-return]


def _rows(given: pa.Array, fields: Sequence[Field]) -> Iterator[dict[str, Any] | None]:
    names = [field.name for field in fields]
    columns = [_values(given.field(at), field) for at, field in enumerate(fields)]
    for present, *values in zip(given.is_valid().to_pylist(), *columns, strict=True):
        yield dict(zip(names, values, strict=True)) if present else None


def _type(field: Field) -> str:
    return _TYPES.get(field.handler, "string")


def _identifiers(found: list[Mapping[str, Any] | None], schema: Schema) -> pa.Array:
    columns = []
    for name in schema.key_order:
        values: list[Any] = [it and it[name] for it in found]
        if schema.fields[name].handler == "TimeHandler":
            values = [f"{it.hour:02}{it.minute:02}" if isinstance(it, time) else None for it in values]
        columns.append(pa.array(values, _ARROW[_type(schema.fields[name])]))
    return pa.StructArray.from_arrays(
        columns, list(schema.key_order), mask=pa.array([it is None for it in found], pa.bool_())
    )


def _result(name: str, value: pa.Array, rows: Sequence[tuple[Any, list[Failure] | None]]) -> pa.Array:
    """STRUCT<name, violations>, NULL for the rows without a list of violations."""
    failures = [it for _, listed in rows for it in listed or ()]
    kinds = {"field": pa.string(), "position": pa.int32(), "cause": pa.string(), "expected": pa.string()}
    columns = [pa.array([it[at] for it in failures], kind) for at, kind in enumerate(kinds.values())]
    ends = accumulate((len(listed or ()) for _, listed in rows), initial=0)
    structs = pa.StructArray.from_arrays(columns, list(kinds))
    violations = pa.ListArray.from_arrays(pa.array(ends, pa.int32()), structs)
    missing = pa.array([listed is None for _, listed in rows], pa.bool_())
    return pa.StructArray.from_arrays([value, violations], [name, "violations"], mask=missing)
