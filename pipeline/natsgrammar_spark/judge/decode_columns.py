"""Decoded columns: the event or identifier that a check with `decode` reads, and the violations that prevent it."""

from __future__ import annotations

from pyspark.sql import Column
from pyspark.sql import functions as F

from natsgrammar.aviso import spark as aviso
from natsgrammar.cloudevents import spark as cloudevents

from ..contract import Check
from ..contract.decode import Decode
from ..session.schema import key_step, named
from .explain import violation


def column(check: Check, value: Column, repeated: bool) -> Column:
    """Return the decoded STRUCT, violations included. `repeated`: whether headers have lists of values."""
    decode = _decode(check)
    if decode.schema is not None:
        return aviso.identifier(value, decode.schema, safe=decode.safe)
    assert decode.data is not None
    return cloudevents.event(value, named(decode.data), decode.options, repeated=repeated)


def is_rejected(check: Check) -> Column:
    """Check whether the decoded column of a row has violations."""
    return F.coalesce(F.size(F.col(_decode(check).into)["violations"]) > 0, F.lit(False))


def valid(check: Check) -> Column:
    """Return the column for valid rows: the event without its violations, or the identifier."""
    into = _decode(check).into
    read = F.col(into)
    return (read.dropFields("violations") if _decode(check).schema is None else read["identifier"]).alias(into)


def violations(number: int, check: Check, value: Column) -> Column:
    """Return an ARRAY with the violations of the column decoded from `value`, in the form of quarantined rows."""
    decode = _decode(check)

    def of(error: Column) -> Column:
        fields = _of_event(check, error) if decode.schema is None else _of_identifier(check, error, value)
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


def _of_event(check: Check, error: Column) -> dict[str, Column]:
    """Return the fields of a violation in a CloudEvents message, as they are for that binding."""
    part, name, cause = error["part"], error["name"], error["cause"]
    header = F.concat(F.lit(check.column), key_step(name))
    labelled = F.when(name == "", part).otherwise(F.concat(part, F.lit(" `"), name, F.lit("`")))
    colon = F.when(cause.startswith("is "), " ").otherwise(": ")  # as in `Problem.__str__`
    return {
        "column": F.when(part == "header", header).otherwise(F.lit(_decode(check).data)),
        "requirement": error["requirement"],
        "found": error["found"],
        "message": F.concat(error["requirement"], F.lit(": "), labelled, colon, cause),
        "value": error["text"],
    }


def _decode(check: Check) -> Decode:
    assert check.decode is not None
    return check.decode
