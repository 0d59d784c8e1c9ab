"""Spark columns between Aviso's subjects and typed identifiers, with the verdicts and values of `natsgrammar.aviso`.

    from natsgrammar import aviso
    from natsgrammar.aviso import spark as columns
    mars = aviso.read("config.yaml")["mars"]
    notified = messages.select(columns.identifier("subject", mars).alias("mars"))
    notified.where(F.size("mars.violations") == 0).select("mars.identifier.date", "mars.identifier.step")
    notified.select(columns.subject("mars.identifier", mars).alias("again")).select("again.subject")

Everything here builds Column expressions, and no Python runs per row. A subject that breaks its schema has no
identifier, and all that Python would tell of it in `violations`, but for the suggestions. Bytes that are not UTF-8 are
an error at the first of them, with U+FFFD as the character found.

What differs from Python, and all that does: a time of day is the text `HHMM`, numbers in a polygon have ASCII digits,
and of an identifier the fields of the topic are looked at, no others.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce

from pyspark.sql import Column
from pyspark.sql import functions as F

from ..._registry import rule
from ...spark import _is_valid, _let, _string, decode, encode
from .._area import Area
from .._constraint import Constraint
from .._fields import FILLED, Field
from .._schema import NEEDED, Schema, Wanted, Watch
from .._wire import SUBJECT, topic_codec, writing_codec
from ._checks import error, refused_by, shared, unreadable, wrong
from ._problems import PROBLEMS, placed, problem
from ._values import TYPES, as_text, as_value

_COMPARED = {"eq": "eq", "in": "eq", "gt": "gt", "gte": "ge", "lt": "lt", "lte": "le"}  # operator by operator


def identifier_type(schema: Schema) -> str:
    """The type of the identifiers of a schema, as Spark writes it."""
    fields = (f"`{name}`:{TYPES.get(schema.fields[name].handler, 'string')}" for name in schema.key_order)
    return f"struct<{','.join(fields)}>"


def identifier(subject: Column | str, schema: Schema, *, safe: bool = False) -> Column:
    """STRUCT<identifier, violations>: the fields of a topic, each of the type of its handler; NULL for a NULL.

    violations  ARRAY<STRUCT<field, position, cause>>; the field is NULL where the subject as a whole is refused, and
                the position counts in the whole subject

    With `safe`, every token must be one that the safe codec writes.
    """

    def read(subject: Column) -> Column:
        told = _let(_tokens(subject), lambda tokens: _read(subject, tokens, schema, safe))
        return F.when(subject.isNotNull(), told)

    return _interpreted(_string(subject), read)


def subject(identifier: Column | str, schema: Schema) -> Column:
    """STRUCT<subject, violations>: the subject of the notification with this identifier; NULL for a NULL.

    The identifier is a struct with the fields of the topic. Each is of the type that `identifier` gives it, or a STRING
    with the text as Aviso stores it; whole numbers may be smaller, and may stand for a double. Spark's analysis refuses
    any other type.
    """
    codec = writing_codec(schema.safe)

    def written(given: Column) -> Column:
        texts = [as_text(given[name], schema.fields[name]).alias(name) for name in schema.key_order]

        def complete(values: Column) -> Column:
            problems = [_unwritable(values[name], schema.fields[name]) for name in schema.key_order]
            tokens = [encode(values[name], codec.address) for name in schema.key_order]
            joined = F.concat_ws(".", F.lit(codec.encode(schema.base)), *tokens)
            return _let(F.array_compact(F.array(*problems)), lambda it: _result("subject", joined, it))

        return F.when(given.isNotNull(), _let(F.struct(*texts), complete))

    return _interpreted(F.col(identifier) if isinstance(identifier, str) else identifier, written)


def accepts(subject: Column | str, watch: Watch) -> Column:
    """BOOLEAN: whether a watch request is about the subject, as `Watch.accepts` has it; NULL for a NULL.

    Raises ValueError for a request with a polygon or a point, for which there is no column.
    """
    if watch.area or any(isinstance(wanted, Area) for wanted in watch.pattern):
        raise ValueError("a request with a polygon or a point has no column; `Watch.accepts` reads the geometry")

    def told(subject: Column) -> Column:
        def met(tokens: Column) -> Column:
            each = [_meets(F.get(tokens, number), wanted, watch.safe) for number, wanted in enumerate(watch.pattern)]
            shaped = (F.size(tokens) == len(each)) & ~F.array_contains(tokens, "")
            return F.is_valid_utf8(subject) & shaped & reduce(Column.__and__, each)

        return F.when(subject.isNotNull(), _let(_tokens(subject), met))

    return _interpreted(_string(subject), told)


def _interpreted(value: Column, body: Callable[[Column], Column]) -> Column:
    """As `_let`, but Spark makes no Java of it: that would be more than the 64 KB that Java takes for a method.

    It would try, complain at length, and interpret it then. Spark compiles `transform`, and interprets `zip_with`.
    """
    return F.get(F.zip_with(F.array(value), F.array(F.lit(None)), lambda it, _: body(it)), F.lit(0))


def _tokens(subject: Column) -> Column:
    return F.split(subject, "[.]", -1)


def _meets(token: Column, wanted: Wanted, safe: bool) -> Column:
    if isinstance(wanted, str):
        return token == F.lit(writing_codec(safe).encode(wanted))
    if not isinstance(wanted, Constraint):
        return _is_valid(token, topic_codec().wire)

    def holds(text: Column) -> Column:
        value, operands = as_value(text, wanted.field), list(map(F.lit, wanted.operands))
        if wanted.operator == "between":
            condition = value.between(*operands)
        else:
            compare = getattr(operator, _COMPARED[wanted.operator])
            condition = reduce(Column.__or__, (compare(value, operand) for operand in operands))
        return F.coalesce(wrong(text, wanted.field).isNull() & condition, F.lit(False))

    return _let(decode(token, topic_codec().address), holds)


def _result(name: str, value: Column, problems: Column) -> Column:
    good = F.size(problems) == 0
    return F.struct(F.when(good, value).alias(name), problems.cast(PROBLEMS).alias("violations"))


def _read(subject: Column, tokens: Column, schema: Schema, safe: bool) -> Column:
    values = F.transform(tokens, lambda token: decode(token, writing_codec(safe).address))
    fields = [(number, schema.fields[name]) for number, name in enumerate(schema.key_order, 1)]

    def typed(values: Column) -> Column:
        problems = [_misread(subject, tokens, number, field, F.get(values, number)) for number, field in fields]
        found = [as_value(F.get(values, number), field).alias(field.name) for number, field in fields]
        return _let(
            F.array_compact(F.array(*problems)),
            lambda it: _result("identifier", F.when(F.size(it) == 0, F.struct(*found)), it),
        )

    def shaped(values: Column) -> Column:
        def whole(error: Column) -> Column:
            told = problem(F.lit(None).cast("string"), subject, error["position"], error["expected"], "subject")
            refused = _result("identifier", F.lit(None).cast(identifier_type(schema)), F.array(told))
            return F.when(error.isNotNull(), refused).otherwise(typed(values))

        return _let(_misshapen(subject, tokens, values, schema, safe), whole)

    return _let(values, shaped)


def _misshapen(subject: Column, tokens: Column, values: Column, schema: Schema, safe: bool) -> Column:
    """STRUCT<position, expected>: why the subject is none of the schema's, NULL if it is one."""
    wanted, wire = 1 + len(schema.key_order), writing_codec(safe).wire
    is_bad = F.transform(tokens, lambda token: (token == "") | ~_is_valid(token, wire))

    def undecodable(bad: Column) -> Column:
        token, start = F.get(tokens, bad - 1), _start(tokens, bad - 1)
        broken = _let(refused_by(token, wire), lambda it: error(start + it["position"], it["expected"]))
        base = error(shared(F.get(tokens, 0), F.lit(schema.base)), F.lit(f"the base `{schema.base}`"))
        missing = F.get(F.array(*map(F.lit, ("", *schema.key_order))), F.size(tokens))
        short = F.concat(F.lit("a dot, and the field `"), missing, F.lit("`"))
        return (
            F.when((bad > 0) & (token == ""), error(start, F.lit(FILLED)))
            .when(bad > 0, broken)
            .when(F.get(values, 0) != schema.base, base)
            .when(F.size(tokens) < wanted, error(F.char_length(subject), short))
            .when(F.size(tokens) > wanted, error(_start(tokens, F.lit(wanted)) - 1, F.lit("end of subject")))
        )

    # to split a text is to read it, and that makes U+FFFD of bytes that are not UTF-8
    no_text = refused_by(subject, rule("safe:subject" if safe else SUBJECT))
    return F.when(~F.is_valid_utf8(subject), no_text).otherwise(
        _let(F.array_position(is_bad, True).cast("int"), undecodable)
    )


def _misread(subject: Column, tokens: Column, number: int, field: Field, value: Column) -> Column:
    """STRUCT: the problem of a field, at its place in the whole subject; NULL if its value is in order."""

    def told(error: Column) -> Column:
        at = _start(tokens, F.lit(number)) + placed(F.get(tokens, number), error["position"])
        return F.when(error.isNotNull(), problem(F.lit(field.name), subject, at, error["expected"], "subject"))

    return _let(_let(value, lambda text: wrong(text, field)), told)


def _unwritable(text: Column, field: Field) -> Column:
    """STRUCT: the problem of a field that is to be written; NULL if there is none."""
    absent = F.struct(
        F.lit(field.name).alias("field"),
        F.lit(None).cast("int").alias("position"),
        F.lit(f"a notification {NEEDED}").alias("cause"),
    )

    def told(error: Column) -> Column:
        return F.when(
            error.isNotNull(), problem(F.lit(field.name), text, error["position"], error["expected"], "value")
        )

    judged = F.when(F.is_valid_utf8(text), wrong(text, field)).otherwise(unreadable(text))
    return F.when(text.isNull(), absent).otherwise(_let(judged, told))


def _start(tokens: Column, number: Column) -> Column:
    """INT: where a token begins in its subject."""
    before = F.array_join(F.slice(tokens, F.lit(1), number), ".")
    return F.when(number > 0, F.char_length(before) + 1).otherwise(0)
