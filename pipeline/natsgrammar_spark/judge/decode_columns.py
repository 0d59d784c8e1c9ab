"""Decoded columns: what a check with `decode` makes of a value, and the violations that prevent it."""

from collections.abc import Iterator
from functools import reduce

from pyspark.sql import Column, SparkSession
from pyspark.sql import functions as F

import natsgrammar as ng
from natsgrammar import spark as rules
from natsgrammar.aviso import spark as aviso
from natsgrammar.cloudevents import spark as cloudevents
from natsgrammar.spark.udf import arrow_column

from ..contract import OWN, Check
from ..contract.ddl import ddl
from ..contract.decode import OTHERS, REST, Decode, OfEvent, OfFields, OfIdentifier, OfPayload
from ..contract.typed_texts import places
from ..session.json_checks import members_beside
from ..session.schema import key_step, named
from ..session.values import Explained, json_row, parts_row, typed
from . import payloads
from .explain import VIOLATIONS, violation
from .misfits import explaining


def steps(
    spark: SparkSession, number: int, check: Check, value: Column, repeated: bool
) -> tuple[dict[str, Column], ...]:
    """Return the columns to add for a check, each step from those before. `repeated`: headers have value lists."""
    match decode := _decode(check):
        case OfEvent():
            return ({decode.into: cloudevents.event(value, named(decode.data), decode.options, repeated=repeated)},)
        case OfIdentifier():
            return ({decode.into: aviso.identifier(value, decode.schema, safe=decode.safe)},)
        case OfFields(columns=columns):
            name = _read(decode)
            row = named(name)["row"]
            into = {field: row[field] for field, _ in columns.fields} if decode.is_flat else {decode.names[0]: row}
            if not decode.of_names:
                before, payload = payloads.opened(spark, decode, value)
                if decode.keeps_rest:
                    text = F.when(named(name)["corrupt"].isNull(), payload).cast("binary")
                    into[REST] = arrow_column(members_beside(tuple(dict(columns.fields))), ddl(OTHERS), text)
                if isinstance(decode, OfPayload) and decode.form != "json":
                    return *before, *payloads.read(decode, payload, name), into
                labels = str(number), check.column, f"{_label(check, decode)}#", check.address
                explained = Explained(labels, VIOLATIONS, _explained(number, check, decode, payload))
                row = json_row(spark, payload.cast("string"), columns, (), decode.conditions, explained)
                return *before, {name: row}, into
            rule, place = ng.rule(check.address), (number, check.column)
            if (parts := parts_row(spark, value, rule, columns, place, VIOLATIONS)) is not None:
                return {name: parts}, into
            texts = f"{name}_texts"
            typed_parts = _typed(spark, decode, named(texts), _explained(number, check, decode, value))
            return {texts: rules.parse(value, check.address)}, {name: typed_parts}, into
    raise TypeError(decode)


def _read(decode: OfFields) -> str:
    """Return the column's name for STRUCT<row, corrupt>."""
    return f"{OWN}read_{decode.names[0]}"


def _corrupt(decode: OfFields) -> Column:
    """Return the violations of a value that is no row, or the reason why it is none; NULL for a row."""
    return named(_read(decode))["corrupt"]


def _typed(spark: SparkSession, decode: OfFields, parts: Column, corrupt: Column) -> Column:
    """Return STRUCT<row, corrupt> from the parts' texts, which are NULL for an invalid name."""
    (_, _, inside), _ = places(decode.columns)
    pairs = zip(decode.columns.fields, inside, strict=True)
    fields = (typed(spark, parts[name], kind, place).alias(name) for (name, kind), (_, place) in pairs)
    return F.struct(F.struct(*fields).alias("row"), corrupt.alias("corrupt"))


def _explained(number: int, check: Check, decode: OfFields, value: Column) -> Column:
    """Return the violations of a text that cannot be decoded, by Python; NULL for other names."""
    by = ng.rule(check.address) if decode.of_names else check.address
    columns = check.column, _label(check, decode)
    function = explaining(number, by, columns, *places(decode.columns, (), decode.conditions))
    return arrow_column(function, VIOLATIONS, value.cast("binary"))


def _label(check: Check, decode: OfFields) -> str:
    """Return the column before the pointers to values."""
    return check.column if decode.is_flat else decode.names[0]


def is_rejected(check: Check) -> Column:
    """Check whether the row's value cannot be decoded."""
    decode = _decode(check)
    if isinstance(decode, OfFields):
        return reduce(Column.__or__, (corrupt.isNotNull() for corrupt in (*payloads.corrupt(decode), _corrupt(decode))))
    return F.coalesce(F.size(F.col(decode.into)["violations"]) > 0, F.lit(False))


def valid(check: Check) -> Iterator[Column]:
    """Yield the columns for valid rows: fields, the event without its violations, or the identifier."""
    match decode := _decode(check):
        case OfEvent():
            yield F.col(decode.into).dropFields("violations").alias(decode.into)
        case OfIdentifier():
            yield F.col(decode.into)["identifier"].alias(decode.into)
        case _:
            yield from map(named, decode.names)


def violations(number: int, check: Check, value: Column) -> Column:
    """Return an ARRAY with the violations of the column decoded from `value`, in the form of quarantined rows."""
    decode = _decode(check)
    if isinstance(decode, OfPayload):
        is_json = decode.form == "json"
        reason = F.coalesce(*payloads.corrupt(decode), *([] if is_json else [_corrupt(decode)]))
        texts = {"column": F.lit(check.column), "found": F.lit(""), "expected": F.lit(""), "message": reason}
        place = {"check": F.lit(number), "address": F.lit(check.address), "value": F.base64(value.cast("binary"))}
        unread = F.array(violation(**place, **texts))
        return F.coalesce(_corrupt(decode), unread) if is_json else unread
    if isinstance(decode, OfFields):
        return _corrupt(decode)

    def of(error: Column) -> Column:
        fields = _of_event(check, decode, error) if isinstance(decode, OfEvent) else _of_identifier(check, error, value)
        fields |= {name: F.make_valid_utf8(fields[name]) for name in ("found", "value")}
        fields |= {name: error[name] for name in ("position", "expected")}
        return violation(check=F.lit(number), address=F.lit(check.address), **fields)

    return F.transform(F.col(decode.into)["violations"], of)


def _of_identifier(check: Check, error: Column, topic: Column) -> dict[str, Column]:
    """Return the fields of a violation in an Aviso topic, as they are for that binding."""
    field, cause = error["field"], error["cause"]
    labelled = F.concat(F.lit("`"), field, F.lit("`: "), cause)
    character = F.substring(F.make_valid_utf8(topic), error["position"] + 1, F.lit(1))
    return {
        "column": F.lit(check.column),
        "found": F.coalesce(character, F.lit("")),
        "message": F.when(field.isNull(), cause).otherwise(labelled),
        "value": topic,
    }


def _of_event(check: Check, decode: OfEvent, error: Column) -> dict[str, Column]:
    """Return the fields of a violation in a CloudEvents message, as they are for that binding."""
    part, name, cause = error["part"], error["name"], error["cause"]
    header = F.concat(F.lit(check.column), key_step(name))
    labelled = F.when(name == "", part).otherwise(F.concat(part, F.lit(" `"), name, F.lit("`")))
    colon = F.when(cause.startswith("is "), " ").otherwise(": ")  # as in `Problem.__str__`
    return {
        "column": F.when(part == "header", header).otherwise(F.lit(decode.data)),
        "requirement": error["requirement"],
        "found": error["found"],
        "message": F.concat(error["requirement"], F.lit(": "), labelled, colon, cause),
        "value": error["text"],
    }


def _decode(check: Check) -> Decode:
    assert check.decode is not None
    return check.decode
